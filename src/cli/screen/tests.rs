//! What keys do to a list and to the screen; screens as they were looked at, in `tests/screens`.

use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::{Color as Ink, Modifier};

use super::*;
use crate::app::{Catalogs, JudgedBy};
use crate::cases::cases;
use key::Key;
use layout::Pane;
use state::Over;

const LIST: &str = "\
# A list with a comment above,
Leader: BT1-001 Champa

Main Deck
4x BT1-006 Scheming Champa   # beside
5 BT1-007
2x Objection
3 Nobody knows him

Side Deck
1 BT1-014
";

/// A judge that knows the cards of the program alone.
fn judge(text: &str) -> Judge {
    let decks = crate::deck::read(text);
    Judge::new(Catalogs::embedded(), JudgedBy::default(), &decks.readings)
}

fn screen<'j>(judge: &'j Judge, text: &str, size: (u16, u16), lang: Lang) -> Screen<'j> {
    let notation = crate::deck::read(text).notation;
    let draft = Draft::new(judge, notation, 0, text.to_owned(), true, lang).expect("a list");
    let names = KeywordNames::embedded().expect("embedded");
    Screen::new(draft, names, "deck.txt".to_owned(), size.into())
}

/// Signs as keys; what stands between `<` and `>` is one key.
fn keys(said: &str) -> Vec<Key> {
    let mut keys = Vec::new();
    let mut rest = said;
    while let Some(c) = rest.chars().next() {
        let named = rest.strip_prefix('<').and_then(|rest| rest.split_once('>')).and_then(|(name, rest)| {
            let key = match name {
                "Tab" => Key::Tab,
                "BackTab" => Key::BackTab,
                "Enter" => Key::Enter,
                "Esc" => Key::Esc,
                "Up" => Key::Up,
                "Down" => Key::Down,
                "End" => Key::End,
                "C-s" => Key::Ctrl('s'),
                "C-c" => Key::Ctrl('c'),
                "C-u" => Key::Ctrl('u'),
                _ => return None,
            };
            Some((key, rest))
        });
        let (key, left) = named.unwrap_or((Key::Char(c), &rest[c.len_utf8()..]));
        keys.push(key);
        rest = left;
    }
    keys
}

/// Presses keys, with a file that is as it should be; says whether the screen was left, and what was written.
fn press(screen: &mut Screen<'_>, keys: impl IntoIterator<Item = Key>) -> (bool, Option<String>) {
    let mut written = None;
    for key in keys {
        let mut effect = screen.press(key);
        loop {
            effect = match effect {
                Effect::None => break,
                Effect::Quit => return (true, written),
                Effect::Look(text) => {
                    let found = find(&text, screen.draft().catalog());
                    screen.found(&text, found);
                    Effect::None
                }
                Effect::Save => {
                    written = Some(screen.draft().text().to_owned());
                    screen.saved(Saved::Done(None))
                }
                Effect::Load => {
                    let file = screen.draft().file().unwrap_or_default().to_owned();
                    screen.loaded(Ok(file));
                    Effect::None
                }
            };
        }
    }
    (false, written)
}

/// The screen as somebody sees it, and which cells of each row have which style.
fn seen(screen: &mut Screen<'_>, (width, height): (u16, u16), look: Look) -> Buffer {
    screen.size = (width, height).into();
    let mut terminal = Terminal::new(TestBackend::new(width, height)).expect("memory");
    terminal
        .draw(|frame| {
            if let Some(place) = draw::draw(screen, look, frame.buffer_mut()) {
                frame.set_cursor_position(place);
            }
        })
        .expect("memory");
    terminal.backend().buffer().clone()
}

fn rows(buffer: &Buffer) -> Vec<String> {
    let row = |y| {
        let (mut row, mut x) = (String::new(), 0);
        while x < buffer.area.width {
            let symbol = buffer[(x, y)].symbol();
            row += symbol;
            // A wide sign takes the cells behind it, too.
            x += u16::try_from(unicode_width::UnicodeWidthStr::width(symbol)).unwrap_or(1).max(1);
        }
        row
    };
    (0..buffer.area.height).map(row).collect()
}

/// Where something else than plain text stands: `3: 30-47 red bold`.
fn styles(buffer: &Buffer) -> String {
    let style = |x, y| {
        let cell = &buffer[(x, y)];
        let ink = (cell.fg != Ink::Reset).then(|| cell.fg.to_string().to_lowercase());
        let modifiers = [(Modifier::BOLD, "bold"), (Modifier::REVERSED, "reversed")];
        let has = modifiers.into_iter().filter(|(modifier, _)| cell.modifier.contains(*modifier));
        ink.into_iter().chain(has.map(|(_, name)| name.to_owned())).collect::<Vec<_>>().join(" ")
    };
    let mut out = String::new();
    for y in 0..buffer.area.height {
        let mut x = 0;
        while x < buffer.area.width {
            let (begin, said) = (x, style(x, y));
            while x < buffer.area.width && style(x, y) == said {
                x += 1;
            }
            if !said.is_empty() {
                out.extend([format!("{}: {}-{} {said}\n", y + 1, begin + 1, x)]);
            }
        }
    }
    out
}

/// A screen is as it was looked at; `UPDATE_SCREENS=1` writes it anew, to be looked at again.
#[track_caller]
fn is_as_seen(name: &str, buffer: &Buffer) {
    let place = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/screens/{name}.txt"));
    let trimmed: Vec<String> = rows(buffer).iter().map(|row| row.trim_end().to_owned()).collect();
    let now = format!("{}\n---\n{}", trimmed.join("\n"), styles(buffer));
    if std::env::var_os("UPDATE_SCREENS").is_some() {
        std::fs::create_dir_all(place.parent().expect("a folder")).expect("a folder");
        std::fs::write(&place, &now).expect("a file");
    }
    let then = std::fs::read_to_string(&place).unwrap_or_default();
    assert!(then == now, "{name} looks otherwise now; `UPDATE_SCREENS=1` writes it anew:\n{now}");
}

const COLORED: Look = Look { colored: true };
const PLAIN: Look = Look { colored: false };

#[test]
fn a_line_whose_count_is_not_clear_has_a_question_mark() {
    let text = "Leader: BT1-001\n4 BT1-006\n4/4 TB1-011\n";
    let judge = judge(text);
    let mut screen = screen(&judge, text, (100, 30), Lang::En);
    let buffer = seen(&mut screen, (100, 30), Look { colored: false });
    let shown = rows(&buffer);
    assert!(shown.iter().any(|row| row.contains("? TB1-011")), "{shown:#?}");
    assert!(shown.iter().any(|row| row.contains("4 BT1-006")), "{shown:#?}");
}

#[test]
fn screens_are_as_they_were_looked_at() {
    let judge = judge(LIST);
    let champa = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/red-champa.txt")).expect("a list");
    for (name, list, lang, pressed) in [
        ("list", champa.as_str(), Lang::En, ""),
        ("search", champa.as_str(), Lang::En, "/red battle cost<=3 trait:god<Enter><Down>+"),
        ("typing", champa.as_str(), Lang::Fr, "/son goku cost<"),
        ("problems", LIST, Lang::En, "<Tab>"),
        ("problems-it", LIST, Lang::It, "<Tab><Down>"),
        ("card", champa.as_str(), Lang::En, "<Down><Enter>"),
        ("help", LIST, Lang::En, "?"),
        ("leaving", LIST, Lang::En, "+q"),
    ] {
        for size in [(80, 24), (120, 40)] {
            let mut screen = screen(&judge, list, size, lang);
            press(&mut screen, keys(pressed));
            is_as_seen(&format!("{name}-{}x{}", size.0, size.1), &seen(&mut screen, size, COLORED));
        }
    }
    let blue =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/decks/forty-eight-cards.txt")).expect("a list");
    let mut readme = screen(&judge, &blue, (80, 24), Lang::En);
    press(&mut readme, keys("/green battle cost<=2 kw:blocker<Enter><Down>+"));
    is_as_seen("readme-80x24", &seen(&mut readme, (80, 24), COLORED));
    let mut small = screen(&judge, LIST, (60, 18), Lang::En);
    is_as_seen("list-60x18", &seen(&mut small, (60, 18), COLORED));
    is_as_seen("too-small", &seen(&mut small, (40, 10), COLORED));
}

#[test]
fn lists_of_other_games_are_shown_and_changed_too() {
    let read = |file: &str| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a file");
    for (name, list, table) in [
        ("yugioh", "blue-eyes.ydk", "yugioh-cards.csv"),
        ("force-of-will", "grimm.fdk", "force-of-will-cards.csv"),
        ("exo", "marsh.txt", "exo-cards.csv"),
    ] {
        let [list, table] = [list, table].map(|file| read(&format!("decks/other-games/{file}")));
        let imported = crate::catalog::import::read(&table).expect("a table");
        let users = [(imported.game, vec![imported.cards])].into();
        let decks = crate::deck::read(&list);
        let judge =
            Judge::new(Catalogs::over(std::collections::BTreeMap::new(), users), JudgedBy::default(), &decks.readings);
        let mut screen = screen(&judge, &list, (80, 24), Lang::En);
        is_as_seen(&format!("{name}-80x24"), &seen(&mut screen, (80, 24), COLORED));
        press(&mut screen, keys("<Down>-"));
        assert_ne!(screen.draft().text(), list, "{name}: {}", screen.said.text);
        press(&mut screen, keys("u"));
        assert_eq!(screen.draft().text(), list, "{name}");
    }
}

#[test]
fn without_color_there_is_none_and_the_same_is_to_be_read() {
    let judge = judge(LIST);
    let mut screen = screen(&judge, LIST, (80, 24), Lang::En);
    press(&mut screen, keys("/red<Enter>"));
    let [colored, plain] = [COLORED, PLAIN].map(|look| seen(&mut screen, (80, 24), look));
    assert_eq!(rows(&colored), rows(&plain));
    assert!(plain.content.iter().all(|cell| cell.fg == Ink::Reset && cell.bg == Ink::Reset));
    assert!(colored.content.iter().any(|cell| cell.fg == Ink::Red));
    assert!(colored.content.iter().all(|cell| cell.bg == Ink::Reset), "what is dark or light is left to the terminal");
}

#[test]
fn a_card_is_searched_added_taken_back_added_again_and_saved() {
    let judge = judge(LIST);
    let mut screen = screen(&judge, LIST, (80, 24), Lang::En);
    assert_eq!(press(&mut screen, keys("/BT1-008<Enter>++-")), (false, None));
    assert_eq!(
        screen.draft().text(),
        LIST.replace("5 BT1-007\n", &format!("5 BT1-007\n{}\n", "1 BT1-008")).replace(
            "1 BT1-008",
            screen.draft().text().lines().find(|line| line.contains("BT1-008")).expect("it is there"),
        )
    );
    press(&mut screen, keys("uuu"));
    assert_eq!(screen.draft().text(), LIST);
    assert_eq!(press(&mut screen, keys("q")), (true, None));
    press(&mut screen, keys("U"));
    let (_, written) = press(&mut screen, keys("s"));
    assert_eq!(written.as_deref(), Some(screen.draft().text()));
    assert!(!screen.draft().is_changed());
}

#[test]
fn leaving_asks_where_something_is_not_saved() {
    let judge = judge(LIST);
    let fresh = || screen(&judge, LIST, (80, 24), Lang::En);
    assert_eq!(press(&mut fresh(), keys("q")), (true, None));
    let (left, written) = press(&mut fresh(), keys("<Down>-qs"));
    assert!(left && written.is_some_and(|text| text.contains("3x BT1-006 Scheming Champa   # beside")));
    assert_eq!(press(&mut fresh(), keys("<Down>-qd")), (true, None));
    let mut stays = fresh();
    assert_eq!(press(&mut stays, keys("<Down>-<C-c><Esc>")), (false, None));
    assert_eq!(stays.over, Over::Nothing);
}

#[test]
fn a_leader_takes_the_place_of_the_other() {
    let judge = judge(LIST);
    let mut screen = screen(&judge, LIST, (80, 24), Lang::En);
    press(&mut screen, keys("/leader BT1-030<Enter>+"));
    let leaders = screen.draft().seen().rows.iter().filter(|row| row.section == crate::card::Section::Leader);
    assert_eq!(leaders.map(|row| row.number.as_str()).collect::<Vec<_>>(), ["BT1-030"]);
}

#[test]
fn a_copy_goes_to_the_side_deck_and_back() {
    let judge = judge(LIST);
    let mut screen = screen(&judge, LIST, (80, 24), Lang::En);
    press(&mut screen, keys("<Down>m"));
    let text = screen.draft().text().to_owned();
    assert!(text.contains("3x BT1-006 Scheming Champa   # beside"), "{text}");
    let side = text.split("Side Deck").nth(1).expect("a side deck");
    assert!(side.contains("BT1-006"), "{text}");
}

#[test]
fn a_problem_leads_to_its_line() {
    let judge = judge(LIST);
    let mut screen = screen(&judge, LIST, (80, 24), Lang::En);
    press(&mut screen, keys("<Tab>"));
    let at = screen.draft().seen().problems.iter().position(|problem| problem.line == Some(6)).expect("five copies");
    press(&mut screen, keys(&"j".repeat(at)));
    press(&mut screen, keys("<Enter>"));
    assert_eq!((screen.focus, screen.draft().seen().rows[screen.row].number.as_str()), (Pane::Deck, "BT1-007"));
}

#[test]
fn what_others_have_made_of_the_file_comes_in_and_ours_is_one_step_back() {
    let judge = judge(LIST);
    let mut screen = screen(&judge, LIST, (80, 24), Lang::En);
    press(&mut screen, keys("<Down>-"));
    let ours = screen.draft().text().to_owned();
    screen.saved(Saved::Changed);
    assert!(screen.said.is_bad && screen.draft().is_changed());
    let theirs = format!("{LIST}# theirs\n");
    screen.loaded(Ok(theirs.clone()));
    assert_eq!(screen.draft().text(), theirs);
    assert!(!screen.draft().is_changed());
    press(&mut screen, keys("u"));
    assert_eq!(screen.draft().text(), ours);
    assert!(screen.draft().is_changed());
}

#[test]
fn what_is_pasted_is_searched_and_is_no_command() {
    let judge = judge(LIST);
    let mut screen = screen(&judge, LIST, (80, 24), Lang::En);
    press(&mut screen, [Key::Paste("q\n-\u{1b}[2Js".to_owned())]);
    assert_eq!(screen.input.text(), "q - [2Js");
    assert_eq!(screen.draft().text(), LIST);
}

#[test]
fn the_keys_fit_on_their_line_in_every_language() {
    let judge = judge(LIST);
    for lang in Lang::ALL {
        for pressed in ["", "/", "/<Esc>", "<Tab>", "?"] {
            let mut screen = screen(&judge, LIST, (80, 24), lang);
            press(&mut screen, keys(pressed));
            let last = rows(&seen(&mut screen, (80, 24), PLAIN)).pop().unwrap_or_default();
            assert!(!last.contains('…'), "{}: {last}", lang.tag());
        }
    }
}

#[test]
fn the_readme_shows_the_screen_as_it_is() {
    let read = |file: &str| std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).expect("a file");
    let screen = read("tests/screens/readme-80x24.txt");
    let (rows, _) = screen.split_once("\n---\n").expect("rows and styles");
    assert!(read("README.md").contains(&format!("```text\n{rows}\n```\n")), "the README is to show:\n{rows}");
}

/// Any key, those that do something more often.
fn any_key() -> impl Strategy<Value = Key> {
    let said = prop_oneof!["[-+_=/?uUmjkgGRsqd ]", "[a-z<>:=\"()|0-9]", any::<char>().prop_map(String::from)];
    let sign = said.prop_map(|text| Key::Char(text.chars().next().unwrap_or(' ')));
    let named = prop::sample::select(vec![
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
        Key::Home,
        Key::End,
        Key::PageUp,
        Key::PageDown,
        Key::Tab,
        Key::BackTab,
        Key::Enter,
        Key::Esc,
        Key::Backspace,
        Key::Delete,
        Key::Ctrl('u'),
        Key::Ctrl('w'),
        Key::Ctrl('r'),
        Key::Ctrl('c'),
    ]);
    let pasted = prop_oneof!["\\PC{0,12}", "(?s).{0,12}"].prop_map(Key::Paste);
    prop_oneof![6 => sign, 6 => named, 1 => pasted]
}

/// Searches that begin as searches do.
fn any_search() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-z]{1,6}( [a-z]{1,4})?(<=|:|=|~)?[0-9\"/(]{0,3}",
        "(?s).{0,16}",
        Just("cost<=2 (red or trait:god) -kw:blocker".to_owned()),
    ]
}

/// A list in which anything may stand.
fn any_list() -> impl Strategy<Value = String> {
    let line = prop_oneof![
        Just("4x BT1-006 Scheming Champa".to_owned()),
        Just("Leader: BT1-001".to_owned()),
        Just("Side Deck".to_owned()),
        "[1-9] BT1-0[0-9]{2}( \\PC{0,8})?",
        "\\PC{0,20}",
        "[1-4] [\u{202e}\u{1b}\u{9b}龍é\u{301}\u{200b}a-z ]{1,8}",
    ];
    prop::collection::vec(line, 0..12).prop_map(|lines| lines.join("\n") + "\n")
}

proptest! {
    #![proptest_config(cases(24))]

    #[test]
    fn whatever_is_pressed_nothing_panics_and_nothing_is_written_but_by_saving(
        list in any_list(),
        search in any_search(),
        pressed in prop::collection::vec(any_key(), 0..40),
        size in (1..140u16, 1..50u16),
    ) {
        let judge = judge(&list);
        let notation = crate::deck::read(&list).notation;
        let Ok(draft) = Draft::new(&judge, notation, 0, list.clone(), true, Lang::En) else { return Ok(()) };
        let names = KeywordNames::embedded().expect("embedded");
        let mut screen = Screen::new(draft, names, "deck\u{1b}\u{202e}.txt".to_owned(), size.into());
        press(&mut screen, [Key::Paste(search)]);
        for key in pressed {
            let saves = matches!(key, Key::Char('s' | 'S'));
            let file = screen.draft().file().map(str::to_owned);
            let (left, written) = press(&mut screen, [key]);
            prop_assert!(written.is_none() || saves);
            prop_assert!(saves || screen.draft().file().map(str::to_owned) == file);
            let buffer = seen(&mut screen, size, COLORED);
            let acts = |cell: &ratatui::buffer::Cell| cell.symbol().chars().any(crate::shown::acts);
            prop_assert!(!buffer.content.iter().any(acts));
            if left {
                break;
            }
        }
        // Going back leads to the first bytes, whatever was done, and forth to the last.
        let last = screen.draft().text().to_owned();
        screen.over = Over::Nothing;
        screen.typing = false;
        while !screen.said.is_bad {
            press(&mut screen, keys("u"));
        }
        prop_assert_eq!(screen.draft().text(), list);
        let mut is_there = screen.draft().text() == last;
        press(&mut screen, keys("U"));
        while !screen.said.is_bad {
            is_there |= screen.draft().text() == last;
            press(&mut screen, keys("U"));
        }
        prop_assert!(is_there);
    }
}

/// Names the list of a screen that panics: it is run in a terminal, by the test below.
#[cfg(unix)]
const PANICS: &str = "LIST_OF_A_TEST";

#[cfg(unix)]
#[test]
#[ignore = "it panics, in a terminal: another test runs it there"]
fn a_screen_that_panics() {
    let path = std::env::var(PANICS).expect("a list");
    let text = std::fs::read_to_string(&path).expect("a list");
    let judge = judge(&text);
    let mut screen = screen(&judge, &text, (80, 24), Lang::En);
    let act = |_: &mut Screen<'_>, effect: &Effect| -> Effect {
        assert!(!matches!(effect, Effect::Save), "saving is broken");
        Effect::None
    };
    let _ = terminal::run(&mut screen, Look { colored: false }, |_, _| (), act, &Drafts::of(&path));
}

#[cfg(unix)]
#[test]
fn what_was_not_saved_when_the_program_panics_is_kept_beside_the_list() {
    use std::io::Read as _;
    use std::sync::{Arc, Mutex};
    use std::time::{Duration, Instant};

    use portable_pty::{CommandBuilder, PtySize, native_pty_system};

    let home = tempfile::tempdir().expect("a folder");
    let list = home.path().join("deck.txt");
    std::fs::write(&list, LIST).expect("a list");
    let size = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
    let pair = native_pty_system().openpty(size).expect("a terminal");
    let mut command = CommandBuilder::new(std::env::current_exe().expect("this program"));
    command.args(["--ignored", "--exact", "--nocapture", "cli::screen::tests::a_screen_that_panics"]);
    command.env(PANICS, &list);
    command.env("TERM", "xterm-256color");
    let mut child = pair.slave.spawn_command(command).expect("it runs");
    drop(pair.slave);
    let terminal = Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0)));
    let mut shown = pair.master.try_clone_reader().expect("what it shows");
    let seen = Arc::clone(&terminal);
    std::thread::spawn(move || {
        let mut bytes = [0; 4096];
        while let Ok(n @ 1..) = shown.read(&mut bytes) {
            seen.lock().expect("nobody panics with it").process(&bytes[..n]);
        }
    });
    let mut keys = pair.master.take_writer().expect("keys");
    let until = |words: &str| {
        let begin = Instant::now();
        let contents = || terminal.lock().expect("nobody panics with it").screen().contents();
        while !contents().contains(words) {
            assert!(begin.elapsed() < Duration::from_mins(2), "`{words}` is not seen:\n{}", contents());
            std::thread::sleep(Duration::from_millis(10));
        }
    };
    until("Main Deck");
    keys.write_all(b"+").expect("somebody reads keys");
    until("[not saved]");
    keys.write_all(b"s").expect("somebody reads keys");
    assert!(!child.wait().expect("it ends").success());
    until("what was changed is in");
    let terminal = terminal.lock().expect("nobody panics with it");
    assert!(!terminal.screen().alternate_screen() && !terminal.screen().bracketed_paste());
    let draft = std::fs::read_to_string(home.path().join("deck.txt.draft")).expect("a draft");
    assert!(draft != LIST && draft.lines().count() == LIST.lines().count(), "{draft}");
    assert_eq!(std::fs::read_to_string(&list).expect("the list"), LIST);
}
