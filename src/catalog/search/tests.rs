//! What the search language means, where it refuses, and that it prints what it reads.

use proptest::prelude::*;

use super::*;
use crate::cases::cases;
use crate::catalog::{Catalog, import};
use crate::diagnostic::Span;

fn matches(text: &str, number: &str) -> bool {
    let search = Search::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let catalog = Catalog::embedded();
    search.matches(catalog.get(&number.parse().expect("a number")).expect("a card"))
}

#[test]
fn levels_ranks_defense_and_will_are_asked_of_the_cards_that_have_them() {
    let table = "number,type,name,attributes,level,will,energy,power,defense\n\
                 00000001,monster,Eel,WATER,4,,,1000,600\n\
                 00000002,xyz,Ray,WATER,4,,,2000,0\n\
                 00000003,link,Net,WATER,2,,,900,\n";
    let wills = "number,type,name,attributes,level,will,energy,power,defense\n\
                 ABC-001,resonator,Carp,Water,,Water|Water,3,400,300\n\
                 ABC-002,chant,Tide,Water,,Water,1,,\n";
    let found = |table: &str, search: &str| {
        let cards = import::read(table).expect("a table").cards;
        let search = Search::parse(search).expect("a search");
        assert_eq!(Search::parse(&search.to_string()), Ok(search.clone()), "{search}");
        let meant = cards.into_values().filter(|entry| search.of_facts(&entry.card));
        meant.map(|entry| entry.card.name().to_owned()).collect::<Vec<_>>().join(" ")
    };
    for (search, names) in [
        ("level:4", "Eel"),
        ("rank>=4", "Ray"),
        ("link=2", "Net"),
        ("level>=1 or rank>=1 or link>=1", "Eel Ray Net"),
        ("def<=600", "Eel Ray"),
        ("-defense>=0", "Net"),
        ("atk>=1000", "Eel Ray"),
    ] {
        assert_eq!(found(table, search), names, "{search}");
    }
    for (search, names) in [
        ("will:water", "Carp Tide"),
        ("specified=2", "Carp"),
        ("specified<=1", "Tide"),
        ("def>=300", "Carp"),
        ("will:fire", ""),
    ] {
        assert_eq!(found(wills, search), names, "{search}");
    }
}

#[test]
fn each_field_means_what_is_printed() {
    // BT1-006 Scheming Champa: a red Battle Card of cost 2 (R), power 10000, character Champa, trait God.
    for (text, is) in [
        ("battle", true),
        ("kind:battle", true),
        ("type=\"battle card\"", true),
        ("leader", false),
        ("red", true),
        ("color:R", true),
        ("COLOUR!=red", false),
        ("multicolor", false),
        ("cost=2", true),
        ("cost<2", false),
        ("cost>2", false),
        ("cost>=2", true),
        ("cost:1..2", true),
        ("cost:3..", false),
        ("cost:..2", true),
        ("specified=1", true),
        ("BT1-006", true),
        ("ｂｔ１-００６_pr", true),
        ("number:BT1-005", false),
        ("\"scheming\"", true),
        ("name:CHAMPA", true),
        ("name=champa", false),
        ("name=\"Scheming Champa\"", true),
        ("character:Champa", true),
        ("trait:god", true),
        ("trait:go", false),
        ("trait~go", true),
        ("era:\"Champa Saga\"", true),
        ("set:BT1", true),
        ("set:BT2..BT9", false),
        ("kw:blocker", false),
        ("keyword:\"Super Combo\"", false),
        ("colors=1", true),
        ("colors>1", false),
        ("is:modelled", true),
        ("is:skill-less", false),
        ("champa", true),
        ("scheming CHAMPA", true),
        ("schemingchampa", true),
        ("champa scheming cost<=2", true),
        ("vados", false),
        ("c:red t:battle p:10000 n:champa s:bt1", true),
        ("name:/^sch.*(champa|vados)$/", true),
        ("name:/^champa/", false),
        ("/ming c/", true),
        ("name!=/champa/", false),
        ("trait:/^go/", true),
        ("rarity:/^(c|uc)$/", true),
    ] {
        assert_eq!(matches(text, "BT1-006"), is, "{text}");
    }
}

#[test]
fn a_z_energy_cost_is_compared_where_it_is_known() {
    // BT18-005 costs 2 Z-Energy, that of BT23-004 is not known, and BT1-006 is no Z-Card (4.00, 2-6-1).
    for (text, known) in [("zcost<=2", true), ("z-energy=2", true), ("z-cost:1..3", true), ("zcost>2", false)] {
        assert_eq!(matches(text, "BT18-005"), known, "{text}");
        assert!(!matches(text, "BT23-004") && !matches(text, "BT1-006"), "{text}");
    }
    assert!(!matches("zcost>=0", "BT23-004") && !matches("zcost=0", "BT23-004"));
    let search = Search::parse("Z-Energy<=2").expect("a search");
    assert_eq!(search.to_string(), "zcost<=2");
}

#[test]
fn words_of_a_skill_are_found_in_the_part_that_says_them() {
    // BT1-001 Champa: [Auto] when it attacks, if the attacker has 15000 power, draw 1; [Awaken] draw 2; the back has a price.
    for (text, is) in [
        ("text:draw", true),
        ("skill:DRAW", true),
        ("text:\"draw 2\"", true),
        ("text:\"draw 3\"", false),
        ("text:raw", false),
        ("text:\"double strike\"", true),
        ("text:doublestrike", false),
        ("when:attacks", true),
        ("when:draw", false),
        ("does:draw", true),
        ("does:attacks", false),
        ("price:hand", true),
        ("price:draw", false),
        ("text!=ko", true),
        ("kw:awaken", true),
        ("text:/draw [12]/", true),
        ("text:/draw 3/", false),
        ("o:draw", true),
    ] {
        assert_eq!(matches(text, "BT1-001"), is, "{text}");
    }
}

#[test]
fn what_is_not_known_of_a_card_is_neither_so_nor_not_so() {
    // Nobody reads how to dance.
    let dancer = r#"{"number":"XX1-001","type":"Leader","rarity":"C","colors":["Red"],"power":10000,"name":"Dancer",
        "characters":["Dancer"],"traits":[],"eras":[],"skill":"[Auto][Burst 3] When this card attacks, draw 1 card.\n[Auto] When this card attacks, dance."}"#;
    let read = import::read(&dancer.replace('\n', " ")).expect("a card");
    let entry = read.cards.get(&"XX1-001".parse().expect("a number")).expect("a card");
    for (text, may) in [
        ("text:ko", None),
        ("not text:ko", None),
        ("text:draw", Some(true)),
        ("leader text:ko", None),
        ("battle text:ko", Some(false)),
        ("leader or text:ko", Some(true)),
        ("kw:blocker", Some(false)),
        ("kw:burst", Some(true)),
        ("is:modelled", Some(false)),
    ] {
        assert_eq!(Search::parse(text).expect(text).may_match(entry), may, "{text}");
    }
}

#[test]
fn the_rows_of_the_table_mean_what_their_cards_mean() {
    let catalog = Catalog::embedded();
    for text in [
        "battle red cost<=3 -kw:blocker",
        "text:draw or kw:\"super combo\"",
        "when:played does:draw",
        "price:energy -is:modelled",
        "is:skill-less",
        "power>=15000 leader",
    ] {
        // Some sets are enough; reading every skill of all takes its time.
        let search = Search::parse(&format!("set:SD1..SD23 ({text})")).expect(text);
        let finds = catalog.search(&search);
        let entries = || catalog.numbers().into_iter().filter(|number| number.set().starts_with("SD"));
        let entries = || entries().filter_map(|number| catalog.get(&number));
        let meant: Vec<&Entry> = entries().filter(|entry| search.matches(entry)).collect();
        assert!(!meant.is_empty(), "{text}");
        let other = finds.cards.iter().zip(&meant).find(|(found, meant)| **found != meant.card);
        assert!(other.is_none(), "{text}: {}", other.expect("there is one").0.number);
        assert_eq!(finds.cards.len(), meant.len(), "{text}");
        assert_eq!(finds.open, entries().filter(|entry| search.may_match(entry).is_none()).count(), "{text}");
    }
}

#[test]
fn a_card_without_a_number_is_not_meant_by_one() {
    // Leaders have no energy cost.
    for text in ["cost>=0", "cost<=9", "cost:0..9"] {
        assert!(!matches(text, "BT1-001"), "{text}");
    }
    assert!(matches("not cost>=0", "BT1-001"));
}

#[test]
fn either_side_of_a_leader_counts() {
    assert!(matches("power=10000", "BT1-001") && matches("power=15000", "BT1-001"));
    assert!(matches("name:destruction", "BT1-001"));
}

#[test]
fn not_binds_closer_than_and_which_binds_closer_than_or() {
    for (text, same) in [
        ("red battle or extra", "(red battle) or extra"),
        ("red and battle or extra", "red battle or extra"),
        ("-red battle", "(not red) and battle"),
        ("not (red or battle)", "-(red or battle)"),
        ("power>=10000 kw:blocker", "power>=10000 and keyword=Blocker"),
    ] {
        assert_eq!(Search::parse(text), Search::parse(same), "{text}");
    }
}

#[test]
fn a_part_of_a_want_ends_where_the_next_count_begins() {
    let read = |text: &str| Want::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    for (text, same) in [
        ("1+ red or blue and 2+ extra", "(1+ (red or blue)) and (2+ extra)"),
        ("1+ red and cost<=2 or 1+ blue", "(1+ (red cost<=2)) or (1+ blue)"),
        ("1+ red and not 2+ blue", "1+ red not 2+ blue"),
        ("1+ red and (1+ blue or 1+ green)", "1+ red (1+ blue or 1+ green)"),
        ("1+ red and (blue or green)", "1+ (red (blue or green))"),
        ("=2 red", "2 red"),
        ("2..2 red", "2 red"),
        ("..2 red", "2- red"),
        ("2.. red BY TURN 3", "2+ red by turn 3"),
        ("1+ red and 2+ blue by turn 3", "1+ red by turn 3 and 2+ blue by turn 3"),
        ("1+ red or 2+ blue and 1+ extra by turn 3", "(1+ red or (2+ blue and 1+ extra)) by turn 3"),
        (
            "1+ red by turn 1 and 2+ blue and 1+ extra by turn 3",
            "1+ red by turn 1 2+ blue by turn 3 1+ extra by turn 3",
        ),
        ("not 1+ red by turn 1 or 2+ blue by turn 2", "(not 1+ red) by turn 1 or (2+ blue) by turn 2"),
    ] {
        assert_eq!(read(text), read(same), "{text}");
    }
}

#[test]
fn counts_have_turns_of_their_own() {
    let read = |text: &str| Want::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    for (text, by, last) in [
        ("1+ red by turn 1 and 1+ blue by turn 3", None, 3),
        ("1+ red by turn 4 and (1+ blue by turn 3)", None, 4),
        ("1+ red by turn 1 and 1+ blue", None, 5),
        ("1+ red by turn 7 and 1+ blue", None, 7),
        ("1+ red by turn 2 and 1+ blue by turn 2", Some(2), 2),
        ("1+ red", None, 5),
    ] {
        let want = read(text);
        assert_eq!((want.by, want.last_turn(5)), (by, last), "{text}");
        assert_eq!(read(&want.to_string()), want, "{text}: {want}");
    }
    for text in ["1+ red by turn 1 by turn 2", "1+ red and by turn 2", "by turn 2"] {
        assert!(Want::parse(text).is_err(), "{text}");
    }
    assert!(Keep::parse("1+ red by turn 2").is_err());
}

#[test]
fn what_cannot_be_read_is_shown_with_its_place() {
    for (text, part, says, help) in [
        ("2+ name:/brol(y|i/", "(", "this expression cannot be read: unclosed group", ""),
        ("2+ name:/brol", "/brol", "this expression is not closed", ""),
        ("2+ cost:/1/", "/1/", "`cost` takes words, and no expression", ""),
        ("2+ when:/attack/", "/attack/", "`when` takes words, and no expression", ""),
        ("2+ name</x/", "<", "`name` is compared with one of", ""),
        ("2+ legal:\"\"", "\"\"", "expected an edition", ""),
        ("2+ clor:red", "clor", "cards have no `clor`", "did you mean `color`?"),
        ("2+ color<red", "<", "`color` is compared with one of", ""),
        ("2+ cost<=two", "two", "expected a number", ""),
        ("2+ cost:3..1", "3..1", "expected a number", ""),
        ("2+ color:rde", "rde", "a color such as red", ""),
        ("2+ kw:bloker", "bloker", "did you mean `blocker`?", ""),
        ("2+ is:blue", "blue", "expected `modelled`, `skill-less`, `banned` or `limited`", ""),
        ("2+ text<draw", "<", "`text` is compared with one of : = !=", ""),
        ("2+ set:#9", "#9", "sets such as BT1", ""),
        ("2+ (red", "", "expected `)` here, not the end", ""),
        ("2+ red)", ")", "expected `and`, `or` or the end", ""),
        ("battle", "battle", "expected a count here", "1+ BT1-053"),
        ("2x battle", "2x", "`2x` is no count", ""),
        ("3..2 battle", "3..2", "no count", ""),
        ("=2+ battle", "=2+", "no count", ""),
        ("2+ battle by turn", "", "expected a turn here", ""),
        ("2+ battle by 3", "3", "expected a turn here", ""),
        ("2+", "", "expected cards here", ""),
        ("2+ \"Son Goku", "\"Son Goku", "not closed", ""),
        ("2+ cost<=", "", "expected a value", ""),
        ("", "", "expected a count here", ""),
    ] {
        let error = Want::parse(text).expect_err(text);
        assert_eq!(error.span.text(text), part, "{text}: {error}");
        assert!(error.to_string().contains(says), "{text}: {error}");
        assert!(
            error.help().map_or_else(String::new, |help| help.to_string()).contains(help),
            "{text}: {:?}",
            error.help()
        );
    }
}

#[test]
fn a_place_is_that_of_the_text_as_it_was_written() {
    let text = "２＋ ”Vados“ and 1+ ﬁsh:red";
    let error = Want::parse(text).expect_err("no such field");
    let place = text.len() - "ﬁsh:red".len();
    assert_eq!(error.span, Span::new(place, place + "ﬁsh".len()));
}

#[test]
fn endless_nests_are_refused() {
    for (open, times, said) in
        ["(", "-", "not "].into_iter().flat_map(|open| [(open, 1000, "nested"), (open, 100_000, "bytes")])
    {
        let deep = open.repeat(times);
        let search = Search::parse(&format!("{deep}red")).expect_err("too deep");
        let want = Want::parse(&format!("1+ {deep}red")).expect_err("too deep");
        let keep = Keep::parse(&format!("{deep}red")).expect_err("too deep");
        for error in [search, want, keep] {
            assert!(error.to_string().contains(said), "{error}");
        }
    }
    assert!(Want::parse(&"9".repeat(20_000)).is_err());
}

/// Words that the language is made of, and some that it is not.
const WORDS: [&str; 40] = [
    "battle",
    "red",
    "multicolor",
    "BT1-053",
    "\"Son Goku\"",
    "cost",
    "trait",
    "kw",
    "set",
    "name",
    "blocker",
    "and",
    "or",
    "not",
    "-",
    "(",
    ")",
    ":",
    "=",
    "<=",
    ">",
    "~",
    "!=",
    "2+",
    "2-",
    "3",
    "1..3",
    "BT1..BT9",
    "by",
    "turn",
    "..",
    "\"",
    "é",
    "combo-power",
    "goku",
    "/a+/",
    "/",
    "in",
    "&",
    "sort",
];

fn test() -> impl Strategy<Value = Test> {
    let phrase =
        ("[a-z][a-z é'()<=-]{0,8}", any::<bool>()).prop_filter_map("words", |(said, part)| Phrase::new(&said, part));
    let expression = prop::sample::select(vec!["brol(y|i)", "^a+ b$", r"a\/b", "[\"é]"]);
    let expression = expression.prop_map(|said| Phrase::expression(said).expect("an expression"));
    let phrase = prop_oneof![4 => phrase, 1 => expression.clone()];
    let questions = vec![
        Question::Banned,
        Question::Limited,
        Question::Legal("dbscg-4.00".to_owned()),
        Question::In("decks/my deck.txt".to_owned()),
    ];
    let bounds = prop_oneof![
        (0..9_u32).prop_map(|n| (Some(n), None)),
        (0..9_u32).prop_map(|n| (None, Some(n))),
        (0..9_u32, 0..9_u32).prop_map(|(n, more)| (Some(n), Some(n + more))),
    ];
    prop_oneof![
        prop::sample::select(Kind::ALL.to_vec()).prop_map(Test::Kind),
        prop::sample::select(Color::ALL.to_vec()).prop_map(Test::Color),
        Just(Test::Multicolor),
        (prop::sample::select(Figure::ALL.to_vec()), bounds)
            .prop_map(|(figure, (least, most))| Test::Figure(figure, least, most)),
        (prop::sample::select(Text::ALL.to_vec()), phrase).prop_map(|(text, phrase)| Test::Text(text, phrase)),
        prop::sample::select(vec!["BT1-053", "P-001"]).prop_map(|number| Test::Card(number.parse().expect("a number"))),
        prop::sample::select(vec!["BT1", "BT1..BT9", "EX03.."]).prop_map(|sets| Test::Set(sets.parse().expect("sets"))),
        prop::sample::select(Keyword::ALL.to_vec()).prop_map(Test::Keyword),
        prop::sample::select(Known::ALL.to_vec()).prop_map(Test::Known),
        (prop::sample::select(Part::ALL.to_vec()), "[a-z][a-z é']{0,8}")
            .prop_filter_map("words", |(part, said)| Some(Test::Skill(part, Phrase::new(&said, true)?))),
        expression.prop_map(|phrase| Test::Skill(Part::Text, phrase)),
        prop::sample::select(questions).prop_map(|question| Test::Beyond(Beyond::asked(question))),
    ]
}

fn search() -> impl Strategy<Value = Search> {
    test().prop_map(Search::Is).prop_recursive(4, 16, 3, |part| {
        let parts = prop::collection::vec(part.clone(), 2..4);
        prop_oneof![
            parts.clone().prop_map(Search::All),
            parts.prop_map(Search::Any),
            part.prop_map(|part| Search::Not(Box::new(part))),
        ]
    })
}

fn hand() -> impl Strategy<Value = Hand> {
    let count = (0..5_u32, prop::option::of(0..5_u32))
        .prop_map(|(least, more)| Count { least, most: more.map(|more| least + more) });
    (count, search()).prop_map(|(count, search)| Hand::Has(count, search, None)).prop_recursive(3, 8, 3, |part| {
        let parts = prop::collection::vec(part.clone(), 2..4);
        prop_oneof![
            parts.clone().prop_map(Hand::All),
            parts.prop_map(Hand::Any),
            part.prop_map(|part| Hand::Not(Box::new(part))),
        ]
    })
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn what_is_printed_reads_the_same(hand in hand(), by in prop::option::of(0..20_u32)) {
        let want = Want { hand, by };
        prop_assert_eq!(Want::parse(&want.to_string()), Ok(want.clone()), "{}", want);
    }

    #[test]
    fn cards_print_as_they_read(search in search()) {
        prop_assert_eq!(Search::parse(&search.to_string()), Ok(search.clone()), "{}", search);
    }

    #[test]
    fn no_text_is_too_much(text in any::<String>()) {
        for error in [Want::parse(&text).err(), Search::parse(&text).err(), Keep::parse(&text).err()].into_iter().flatten() {
            prop_assert!(text.get(error.span.start..error.span.end).is_some());
            let _ = error.help();
        }
    }

    #[test]
    fn no_words_are_too_much(words in prop::collection::vec(prop::sample::select(WORDS.to_vec()), 0..12)) {
        for text in [words.join(" "), words.concat()] {
            if let Err(error) = Want::parse(&text) {
                prop_assert!(text.get(error.span.start..error.span.end).is_some());
            } else {
                prop_assert!(Want::parse(&text).is_ok_and(|want| Want::parse(&want.to_string()) == Ok(want)));
            }
        }
    }
}

#[test]
fn a_name_in_another_language_counts_whole_and_its_parts_have_a_field_of_their_own() {
    let table = "number,type,name,name_it\n00000001,monster,Eel,Anguilla dello Stagno|Pesce\n";
    let cards = import::read(table).expect("the keyword table fits").cards;
    let eel = cards.values().next().expect("a card");
    for (text, is) in [
        ("\"anguilla dello stagno\"", true),
        ("name=pesce", true),
        ("name=eel", true),
        // A part would be found in words that nobody means.
        ("\"anguilla\"", false),
        ("name~stagno", false),
        ("other-name:stagno", true),
        ("other-name~anguilla", true),
        ("other-name=anguilla", false),
        ("other-name:eel", false),
    ] {
        assert_eq!(Search::parse(text).expect("a search").matches(eel), is, "{text}");
    }
}

#[test]
fn a_number_that_begins_with_a_digit_is_no_count() {
    for text in ["monster or 89631139", "89631139 or 12580477", "ruler 1-084", "(1-084 or 1-085) -89631139"] {
        let search = Search::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(Search::parse(&search.to_string()), Ok(search), "{text}");
    }
    let want = Want::parse("1+ 89631139 or 12580477 and 2+ spell").expect("a want");
    assert_eq!(want.to_string(), "1+ 89631139 or 12580477 and 2+ spell");
    // Where nothing is counted, what begins with a digit is a word of a name: `Android 17`.
    assert!(Want::parse("1+ battle 1000").is_err());
    assert_eq!(Search::parse("battle 1000").map(|search| search.to_string()), Ok("battle name~\"1000\"".to_owned()));
}

#[test]
fn words_of_names_may_hold_what_means_something_elsewhere() {
    for (text, same) in [
        ("android 17 & android 18", "\"android\" \"17\" \"android\" \"18\""),
        ("android 17", "\"android\" \"17\""),
        ("champa // destruction", "\"champa\" \"destruction\""),
        ("red ／a／ ", "red \"/a/\""),
        ("saved by", "\"saved\" \"by\""),
        ("goku , red", "\"goku\" red"),
        ("in:decks/a(1.txt red", "in:\"decks/a(1.txt\" red"),
        ("in:/tmp/a/b.txt", "in:\"/tmp/a/b.txt\""),
    ] {
        let read = |text| Search::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(read(text), read(same), "{text}");
    }
    // In a want, a number begins the next part.
    assert!(Want::parse("1+ android 17").is_err());
}

#[test]
fn an_order_may_stand_anywhere_in_a_search_and_in_no_want() {
    for (text, by, reverse, rest) in
        [("red sort:power", "power", false, "red"), ("sort:-cost red battle", "cost", true, "red battle")]
    {
        let (search, order) = Search::parse_sorted(text).expect(text);
        let order = order.expect("an order");
        assert_eq!((order.by.as_str(), order.reverse, search.to_string().as_str()), (by, reverse, rest));
        assert_eq!(order.span.text(text), by);
    }
    assert_eq!(Search::parse_sorted("red").expect("a search").1, None);
    for text in ["red sort:", "sort:power"] {
        assert!(Search::parse_sorted(text).is_err(), "{text}");
    }
    assert!(Want::parse("1+ red sort:power").is_err() && Search::parse("red sort:power").is_err());
}

#[test]
fn what_stands_on_no_card_is_not_known_before_somebody_has_answered() {
    let search = Search::parse("battle is:banned").expect("a search");
    let catalog = Catalog::embedded();
    let entry = |number: &str| catalog.get(&number.parse().expect("a number")).expect("a card");
    assert_eq!(search.may_match(entry("BT1-006")), None);
    assert_eq!(search.may_match(entry("BT1-001")), Some(false));
    let settled = search.settle(&mut |_| Ok::<_, ()>(["BT1-006".parse().expect("a number")].into())).expect("answered");
    assert_eq!([settled.may_match(entry("BT1-006")), settled.may_match(entry("BT1-007"))], [Some(true), Some(false)]);
    let refused = Search::parse("in:deck.txt").expect("a search").settle(&mut |question| Err(question.to_string()));
    assert_eq!(refused, Err("in:\"deck.txt\"".to_owned()));
}

#[test]
fn a_teller_says_what_the_notation_does_not() {
    let search = Search::parse("text:\"draw 1 card\"").expect("a search");
    let catalog = Catalog::embedded();
    let champa = catalog.get(&"BT1-001".parse().expect("a number")).expect("a card");
    assert!(!search.matches(champa));
    let told = search.told_by(Teller(|_| "When it attacks, draw 1 card.".to_owned()));
    assert!(told.matches(champa));
    assert!(
        !Search::parse("text:\"raw 1 card\"")
            .expect("a search")
            .told_by(Teller(|_| "draw 1 card".to_owned()))
            .matches(champa)
    );
}
