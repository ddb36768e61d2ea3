//! Imported tables on the shelf: which one holds, and what happens when one is damaged.

use std::path::Path;

use crate::program;

const HEADER: &str = "number,type,name,colors,energy,specified,power,combo_cost,combo_power,skill\n";

/// Runs the program in a folder that is its data directory, too.
fn scouter(folder: &Path, args: &[&str]) -> (Option<i32>, String) {
    let mut command = program::scouter(folder);
    let output = command.args(args).current_dir(folder).env("SCOUTER_DATA_DIR", folder).output().expect("it runs");
    (output.status.code(), String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned())
}

/// Imports a table of one card with this name.
fn import(folder: &Path, table: &str, name: &str) {
    let row = format!("BT1-006,Battle,{name},Red,2,R,10000,0,5000,\n");
    std::fs::write(folder.join("fish.csv"), HEADER.to_owned() + &row).expect("a file");
    let (code, said) = scouter(folder, &["cards", "import", "fish.csv", "--name", table]);
    assert_eq!(code, Some(0), "{said}");
}

fn champa(folder: &Path) -> String {
    let (code, said) = scouter(folder, &["cards", "show", "BT1-006"]);
    assert_eq!(code, Some(0), "{said}");
    said.lines().next().unwrap_or_default().replace("BT1-006  ", "")
}

#[test]
fn the_last_import_lies_on_top_and_below_a_table_that_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    assert_eq!(champa(folder), "Scheming Champa");
    import(folder, "first", "Bream");
    import(folder, "second", "Pike");
    assert_eq!(champa(folder), "Pike");
    import(folder, "first", "Cod");
    assert_eq!(champa(folder), "Cod");
    let (_, named) = scouter(folder, &["cards", "show", "BT1-006", "--cards", "fish.csv"]);
    assert!(named.contains("Cod"), "{named}");
    for (name, then) in [("first", "Pike"), ("second", "Scheming Champa")] {
        let (code, said) = scouter(folder, &["cards", "forget", name]);
        assert_eq!(code, Some(0), "{said}");
        assert_eq!(champa(folder), then);
    }
}

#[test]
fn a_damaged_table_is_told_by_every_command_until_it_is_mended() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    import(folder, "fish", "Bream");
    let path = folder.join("cards").join("fish.tsv");
    let text = std::fs::read_to_string(&path).expect("a table");
    for damage in [text.replace("Bream", "Pike"), text[..text.len() - 1].to_owned(), String::new(), "fish".to_owned()] {
        std::fs::write(&path, damage).expect("a file");
        for args in [["cards", "show", "BT1-001"], ["cards", "find", "leader"], ["cards", "update", "--partial"]] {
            let (code, said) = scouter(folder, &args);
            assert_eq!(code, Some(2), "{said}");
            assert!(said.contains("fish.tsv") && said.contains("scouter cards forget fish"), "{said}");
        }
        let (code, said) = scouter(folder, &["cards", "tables"]);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains("damaged") && said.contains("embedded"), "{said}");
        let (_, said) = scouter(folder, &["cards", "show", "BT1-001", "--lang", "it"]);
        assert!(said.starts_with("errore: la tabella importata ") && said.contains("\n  aiuto: importala"), "{said}");
    }
    // Another import does not hide it, and one of the same name mends it.
    let (code, said) = scouter(folder, &["cards", "import", "fish.csv", "--name", "other"]);
    assert_eq!(code, Some(2), "{said}");
    import(folder, "fish", "Eel");
    assert_eq!(champa(folder), "Eel");
    std::fs::write(&path, "fish").expect("a file");
    let (code, said) = scouter(folder, &["cards", "forget", "fish"]);
    assert_eq!((code, said.as_str()), (Some(0), "`fish`, which was damaged, is taken out\n"));
    assert_eq!(champa(folder), "Scheming Champa");
}

#[test]
fn of_several_files_all_are_kept_or_none() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    std::fs::write(folder.join("a.csv"), HEADER.to_owned() + "ZZ1-001,Battle,Bream,Red,2,R,10000,0,5000,\n")
        .expect("a");
    std::fs::write(folder.join("b.csv"), HEADER.to_owned() + "ZZ1-001,Battle,Bream,Pink,2,R,10000,0,5000,\n")
        .expect("b");
    let (code, said) = scouter(folder, &["cards", "import", "a.csv", "b.csv"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(!folder.join("cards").exists());
    let (code, said) = scouter(folder, &["cards", "import", "a.csv", "./a.csv"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("two tables would be called `a`"), "{said}");
}

#[test]
fn a_table_of_another_game_is_not_read_for_cards_of_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let folder = folder.path();
    std::fs::write(folder.join("eels.csv"), "number,type,name\n00000005,monster,Eel\n").expect("a file");
    assert_eq!(scouter(folder, &["cards", "import", "eels.csv"]).0, Some(0));
    let (_, said) = scouter(folder, &["cards", "find", "monster", "--game", "yugioh", "--format", "numbers"]);
    assert_eq!(said, "00000005\n");
    let path = folder.join("cards").join("eels.tsv");
    let text = std::fs::read_to_string(&path).expect("a table");
    std::fs::write(&path, text.replace("Eel", "Ide")).expect("a file");
    let (code, said) = scouter(folder, &["cards", "find", "BT1-001", "-v"]);
    assert_eq!((code, said.contains("eels.tsv")), (Some(0), false), "{said}");
    // Whoever asks for its cards, or for those of any game, is told of the damage.
    for args in [&["cards", "find", "monster", "--game", "yugioh"][..], &["cards", "show", "BT1-001"]] {
        let (code, said) = scouter(folder, args);
        assert_eq!((code, said.contains("eels.tsv")), (Some(2), true), "{said}");
    }
    // Where not even the game can be read, it may be a table of this one.
    std::fs::write(&path, &text[..40]).expect("a file");
    assert_eq!(scouter(folder, &["cards", "find", "BT1-001"]).0, Some(2));
}
