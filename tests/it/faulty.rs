//! Card tables and lists of limits with every fault that one can have, for the tests that look at what is said of them.

use deckscouter::catalog::{import, table};

/// Lists of limits with every fault that a list can have.
pub(crate) const LISTS: [&str; 8] = [
    "BT1-005,x,2026-02-30\nfish,0\n,0\nBT1-006\n",
    "BT1-005,0,2026-02-01,2026-01-01\n",
    "BT1-005,0,,,fish\n",
    "number,limit,fish,limit\n",
    "number,name\n",
    "number\tlimit\tsince\tas-early-as\tevent\nBT1-005\t0\t2026-01-01\t\tBT1\n",
    "number\tlimit\tsince\tas-early-as\tevent\nBT1-005\t0\t2026-01-01\t2026-02-01\tBT1\n",
    "BT1-005,0\nBT1-005,1\n",
];

/// Card tables with every fault that a table can have.
pub(crate) fn tables() -> Vec<String> {
    const ROW: &str = r#"{"number":"ZZ1-001","type":"battle","name":"Fish","colors":["Red"],"energy":3}"#;
    let json = |was: &str, is: &str| ROW.replace(was, is);
    let csv = |row: &str| format!("number,type,name,energy,specified,combo_cost,combo_power\n{row}\n");
    let skill = |line: &str| json("\"energy\":3", &format!("\"skill\":\"{line}\""));
    let own = table::write(&import::read(ROW).expect("the keyword table fits").cards);
    let z = ROW.replace("battle", "z-battle").replace("\"energy\":3", "\"z_energy\":7");
    let z = table::write(&import::read(&z).expect("the keyword table fits").cards);
    let cell = |was: &str, is: &str| own.replace(&format!("\t{was}\t"), &format!("\t{is}\t"));
    let mut tables = vec![
        "<!doctype html>".to_owned(),
        "{".to_owned(),
        format!("{ROW}\n{ROW}"),
        json("\"ZZ1-001\"", "\"fish\""),
        json("\"Fish\"", "\"\""),
        json("battle", "fish"),
        json("Red", "Pink"),
        json("\"energy\":3", "\"energy\":\"much\""),
        json("\"energy\":3", "\"combo_cost\":0"),
        json("\"energy\":3", "\"z_energy\":3"),
        json("battle", "z-battle").replace("\"energy\":3", "\"z_energy\":\"much\""),
        json("\"energy\":3", "\"specified\":{\"Q\":1}"),
        json("\"energy\":3", "\"name\":\"Fish\""),
        json("\"energy\":3", "\"back\":7"),
        "number,type\nZZ1-001,battle\n".to_owned(),
        "number,name,name\n".to_owned(),
        csv("ZZ1-001,battle"),
        csv(&format!("ZZ1-001,battle,Fish,3,{},,", "R".repeat(300))),
        csv("ZZ1-001,battle,Fish,3,R,999,5000"),
        csv("ZZ1-001,battle,Fish,3,R,0,much"),
        own.replace("\tFish\t", "\t"),
        own.replace("ZZ1-001", "fish"),
        cell("front", "side"),
        cell("battle", "fish"),
        cell("R", "Q"),
        own.replace("\t3\t\t", "\tmuch\t\t"),
        z.replace("\t7\n", "\tmuch\n"),
        own.replace("\t3\t\t", "\t3\tQ\t"),
        format!("{}\tx\n", own.trim_end()),
        format!("{own}{}", own.lines().next_back().unwrap_or_default()),
        skill("[Permanent] You can include any odd number of this card in your deck."),
        skill("[Permanent] You can include any odd number of this card in your\\u0020deck."),
        skill(&"[Blocker]\\n".repeat(101)),
        "{\n".repeat(2000),
        json("Fish", &"x".repeat(2000)),
        json("Fish", &"x".repeat(100_000)),
        csv(&(0..60_000).map(|n| format!("{n:08},spell,Fish,,,,")).collect::<Vec<_>>().join("\n")),
    ];
    for (key, value) in [("energy", "[]"), ("specified", "1"), ("combo_cost", "-1"), ("power", "[]"), ("rarity", "1")] {
        tables.push(json("\"energy\":3", &format!("\"{key}\":{value}")));
    }
    tables.extend([json("\"energy\":3", "\"traits\":1"), json("\"energy\":3", "\"skill_withheld\":1")]);
    tables
}
