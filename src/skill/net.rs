//! A second look at every line that is read: words of weight must have left a trace in the ability.
//!
//! This knows nothing of the grammar and uses none of it. It takes the words of the line, and everything that the ability
//! is written with, and holds the two against each other: "instead" without a replacement, three "up to" for two free
//! choices, an opponent who is nowhere, a number or a name that is gone. A line that is caught is declined.

use std::sync::LazyLock;

use crate::ability::{Body, Keyword, Listener, Skill, spelled};

/// A word of the text, and words of the ability of which there must be one.
type Trace = (&'static [&'static str], &'static [&'static str]);

/// Words that must have left a trace for each time that they stand in the text.
const COUNTED: &[Trace] = &[
    (
        &["up to"],
        &[
            "upto",
            "between",
            "drawupto",
            "namenumber",
            "lookattop",
            "look",
            "copies",
            "atmost",
            "any",
            "may",
            "switchesleft",
        ],
    ),
    (&["if", "unless"], IFS),
    (&["may"], &["may", "unless", "paysfor", "discount", "freeplay", "freeskill", "mayawaken", "mayawakenatanylife"]),
    (
        &["negate", "negated"],
        &[
            "negate",
            "negateattack",
            "attacknegated",
            "negateactivation",
            "negateblocker",
            "negateplay",
            "negatekeyword",
            "negatekeywords",
            "negateonekeyword",
            "negateothers",
            "negateskill",
            "negateskills",
            "negatethisskill",
            "negateskillsby",
            "negatethis",
            "negateactivationof",
            // Without [Energy-Exhaust].
            "energyactive",
            "playnegated",
            "combonegated",
            "movenegated",
            "playedwith",
            // Used in a combo with its skills negated.
            "combo",
        ],
    ),
    (&["draw", "draws"], &["draw", "playerdraws", "drawupto"]),
    (&["shuffle", "shuffles"], &["shuffle", "shufflesearched", "shufflelife", "shuffled"]),
    (&["ignoring"], &["ignoringbarrier"]),
    (&["ko", "kos", "ko'd"], &["ko", "kod", "battleko", "battlekoby", "skillko", "skillkoby"]),
    (&["or less", "or lower", "or fewer"], &["max", "atmost", "together", "namenumber"]),
    (&["or more", "or higher", "or greater"], &["min", "atleast"]),
    (
        &["can't", "cannot", "can not", "may not"],
        &["forbid", "without", "unaffected", "attackprice", "playprice", "skillcost", "skillcostof", "once"],
    ),
];

/// What "if" becomes.
const IFS: &[&str] = &[
    "if",
    "condition",
    "when",
    "all",
    "may",
    "unless",
    "done",
    "shufflesearched",
    "instead",
    "did",
    "attackprice",
    "playprice",
    "skillcost",
    "skillcostof",
    // "If the card being played is …, it's played …"
    "playedin",
    "playedwith",
    // "When this card is KO'd, and if …"
    "while",
    // "Until the end of the turn, if your opponent attacks, …"
    "whenever",
];

/// What an event begins with, mostly.
const EVENT: &[&str] = &["when", "whenever", "at the end of", "at the start of", "at the beginning of"];

/// Wordings in which a word of weight has none.
const IDLE: &[&str] = &[
    // 1-3-2-2: a price of all cards is not paid with none.
    "you can't activate this ability with no cards in hand",
    "under it from its owner's drop area",
    // As the cards of a deck lie (3-2-2).
    "face down on top of",
    // As cards under others lie.
    "face up under this card",
    // So much less power as there is.
    "the same amount as",
    // It is the X of the skill.
    "same as the declared number",
    // What lies under a card.
    "all of those cards",
    // They have a name.
    "all of the chosen",
    "all of the cards sent",
    "all cards sent",
    "the battle card played with this skill",
    // An event beside another.
    "or if you combo",
    // Out of this one.
    "to another area",
    // Where there are as many, no more.
    "can only place up to",
    // Each time, as long as it lasts.
    "if you activate the",
    // Other than those that have been taken.
    "any other remaining",
    // The card that asks for it is given for nothing but itself.
    "place all cards from your hand other than this card",
    "from any area other than your life",
    "other than your deck hand or life",
    "other than your hand deck or life",
    "if you do place the chosen cards in your drop area from your warp",
    "if you do place the chosen cards from your warp in your drop area",
    "if you do place the chosen cards from your warp into their owner's drop",
    "this card remains in the battle area",
    "as if it had no",
    "if you do negate this card's",
    "have only",
    "you or your opponent",
    "among all cards",
    "from any area other than your life",
    "you or your opponent's",
    "your or your opponent's",
    "from rest mode to",
    "in rest mode to active",
    "from active mode to",
    "as if they have no",
    "as if they had no",
    "as if it has no",
    "by an opponent's attack",
    // As every attack on one's own card.
    "ko'd by your opponent's attacks",
    // In the place of nothing.
    "they instead choose",
    // Where a [Counter] goes (10-10-4).
    "add this card to your hand from your drop area",
    "by your opponent's attack",
    "if it is any other card",
    "from an opponent's attack",
    "due to an opponent's attack",
    "from an opponent's card attack",
    "your opponent is playing",
    "or up to 1",
    "be up to 1 in play",
    "have up to 1 in play",
    "if you do so you may activate",
    "if you do you may activate",
    "if you do so you can activate",
    "if you do you can activate",
    "if you send",
    "if you place",
    "if you discard",
    "if you choose",
    "if you remove",
    "if you return",
    "in areas other than",
    "in any area other than",
    "ko'd by this skill",
    "ko'd with this skill",
    "ko'd using this skill",
    // They have a name.
    "place all of the cards chosen",
    // As cards of a life lie.
    "to their life face down",
    // As any play is that is answered.
    "your opponent's battle card being played",
];

/// Words that must have left a trace at all.
const PRESENT: &[Trace] = &[
    // What may be done in the place of something said before is done unless that is.
    (&["instead"], &["instead", "negateplay", "playedin", "redirect", "discount", "unless"]),
    (
        &["until the end", "until the start"],
        &[
            "opponentsturn",
            "opponentsnextturn",
            "yourturn",
            "yournextturn",
            "yournextturnstart",
            "yournextmainstart",
            "turn",
            "battle",
        ],
    ),
    (&["until you have"], &["sum", "until"]),
    (
        &["for the turn", "for the duration of the turn", "this turn", "during this turn"],
        &["turn", "turnend", "happened"],
    ),
    (&["for the battle", "for the duration of the battle"], &["battle"]),
    (
        &["other than", "except", "besides", "other", "another"],
        &[
            "not",
            "other",
            "yourother",
            "rest",
            "copy",
            "goesunder",
            "playforcost",
            "beevolved",
            "skillbut",
            "playbyskillbut",
        ],
    ),
    (&["without"], &["not", "nokeyword", "skillless", "freeplay", "freeskill", "discount", "free", "activateskill"]),
    (&["for each", "for every"], &["times", "every", "cards", "size", "repeat"]),
    (
        &["only"],
        &[
            "are",
            "attacksleft",
            "activationsleft",
            "only",
            "onlycharacter",
            "onlytrait",
            "atmost",
            "copies",
            "once",
            "forbid",
            "switchesleft",
            "sum",
            // Not what lies under it.
            "movetop",
        ],
    ),
    (&["at random"], &["atrandom"]),
    (
        &["opponent", "opponent's"],
        &[
            "opponent",
            "theirs",
            "attacksa",
            "opponentsleader",
            "opponentsturn",
            "opponentsnextturn",
            "leave",
            "both",
            "attacked",
            "beattacked",
            "beattackedby",
            "attackactive",
            "attackactivea",
            "dealsdamage",
            "dealtdamage",
            "eachplayer",
        ],
    ),
    (
        &["all of", "all your", "all cards"],
        &["copyskills", "all", "giveall", "allof", "allareas", "both", "yours", "theirs", "about"],
    ),
    (&["in all areas"], &["allareas", "giveall"]),
    (&["rest mode"], &["rest", "restbyskill", "energyresting", "entersresting", "comboresting", "allies"]),
    (&["warp"], &["warp", "darkoverrealm", "deckdropwarp"]),
    (&["hidden mode"], &["hidden"]),
    (&["revealed mode"], &["revealed"]),
    (&["z-energy"], &["zenergy", "zenergycost"]),
    (&["z-deck"], &["zdeck"]),
    (
        &["drop", "drop area"],
        // An Extra Card has gone there from the hand as its skill is activated once more.
        &["drop", "discard", "mill", "milled", "battleendcomboed", "combogoes", "kod", "deckdropwarp", "activateskill"],
    ),
    (&["hand"], &["hand", "discard", "choosesfrom"]),
    (&["life"], &["life", "turnedup", "damage", "maylife", "startinglife", "shufflelife"]),
    (&["under"], &["under", "underthis", "above", "fromunder", "goesunder", "takeunder"]),
    (&["damage"], &["damage", "dealsdamage", "dealtdamage", "damaged", "damageend"]),
    (&["token", "tokens"], &["token"]),
    (&["marker", "markers"], &["markers", "losesmarker", "unmark", "x"]),
    (&["multicolor"], &["multicolor", "justcolors"]),
    (&["skill-less"], &["skillless", "originallyskillless"]),
    (
        &["deck", "decks"],
        &["deckdropwarp", "deck", "deckbottom", "lookattop", "top", "shuffle", "mill", "shuffled", "bottom", "runsout"],
    ),
    (
        &["energy area", "of your energy", "opponent's energy", "energy in"],
        &["energy", "energyresting", "switchesenergy", "becomeenergy"],
    ),
    (
        &["leader", "leaders"],
        &[
            "leader",
            "opponentsleader",
            "leaderback",
            "awakened",
            "awakens",
            "flip",
            "placedasleader",
            "anyleadercolor",
            "paysfor",
        ],
    ),
    (&["unison", "unisons"], &["unison"]),
    (&["extra", "extras"], &["extra", "usesextra"]),
    (&["battle card", "battle cards"], &["battle", "attackactive", "play", "choosesfrom"]),
    (&["combo power"], &["combopower", "combo"]),
    (
        &["power"],
        &[
            "power",
            "combopower",
            "originalpower",
            "originalpowerwith",
            "powerwith",
            "poweris",
            "powerrises",
            "powerfalls",
        ],
    ),
    (
        &["energy cost", "energy costs"],
        &[
            "cost",
            "costwith",
            "originalcost",
            "discount",
            "usedfrom",
            "freeplay",
            "freeskill",
            "costin",
            "combocost",
            "sumofcosts",
            "nospecifiedcost",
            "paidenergycost",
            "activateskill",
        ],
    ),
    (&["specified cost"], &["specifiedcost", "nospecifiedcost"]),
    (
        &["original", "originally"],
        &["originalcost", "originalpower", "originalpowerwith", "originalcolor", "originallyskillless", "original"],
    ),
    (&["active mode"], &["active", "energy", "switchtoactive", "attackactive", "choosesfrom"]),
    (&["reveal", "reveals"], &["shown", "reveal", "look", "lookattop"]),
    (&["look at"], &["look", "lookattop"]),
    (&["same"], &["same", "shares", "powerof", "size"]),
    (&["different"], &["different", "shares"]),
    (&["total"], &["together", "either", "sum", "count", "upto", "exactly", "allies"]),
    (
        &["at the end of"],
        &[
            "later",
            "turnend",
            "battleendcomboed",
            "battleendattacking",
            "battleendguarding",
            "mainend",
            "battleendafterattack",
            "endofturn",
            "endofnextturn",
        ],
    ),
    (
        &["next"],
        &[
            "opponentsnextturn",
            "yournextturn",
            "next",
            "yournextturnstart",
            "yournextmainstart",
            "nextturnstart",
            "nextmainstart",
            "endofnextturn",
            "givenext",
            "nextcharge",
            "charge",
        ],
    ),
    (
        &["next"],
        &[
            "opponentsnextturn",
            "yournextturn",
            "yournextturnstart",
            "yournextmainstart",
            "endofnextturn",
            "nextturnstart",
            "nextmainstart",
            "whennext",
            "givenext",
            "charge",
            "next",
        ],
    ),
    (&["from the game"], &["removed"]),
    (&["face up", "face-up"], &["faceup", "camefaceup", "turnup", "turnedup", "tofaceup"]),
    (&["face down", "face-down"], &["turndown", "facedown", "not"]),
    (&["red"], &["red"]),
    (&["blue"], &["blue"]),
    (&["green"], &["green"]),
    (&["yellow"], &["yellow"]),
    (&["black"], &["black"]),
    (&["white"], &["white"]),
];

/// Words of the ability, and words of the text of which there must be one.
const SAID: &[Trace] = &[
    (&["upto"], &["up to", "any number"]),
    (&["may"], &["may", "can", "if you do", "if you don't", "play up to 1", "choose up to 1", "activate up to 1"]),
    (
        &["opponent", "theirs"],
        &[
            "opponent",
            "opponent's",
            "they",
            "their",
            "player's",
            "players",
            "player has",
            "is attacked by",
            // What you add, no skill of the opponent's adds for you.
            "when you add this card to your z-energy",
            "when you add one of your cards to your z-energy",
            "when you add a card to your z-energy",
        ],
    ),
    (&["ignoringbarrier"], &["ignoring"]),
    (&["instead"], &["instead", "without", "once per turn", "take damage", "when placing"]),
    (
        &["not"],
        &[
            "not",
            "other than",
            "you can still",
            "except",
            "without",
            "isn't",
            "aren't",
            "no",
            "only",
            "front",
            "don't",
            "didn't",
            "doesn't",
            "unless",
            "non",
            "mono-color",
            "different from",
            "face-down",
            // A card that has one.
            "keyword skill",
            "haven't",
            // Not because a skill of yours does it.
            "your opponent switches",
            "when you add this card to your z-energy",
            "when you add one of your cards to your z-energy",
            "when you add a card to your z-energy",
        ],
    ),
    (&["other", "yourother"], &["other", "others", "another", "except", "besides", "this card", "only"]),
    (&["warp"], &["warp", "warps"]),
    (&["life"], &["life", "areas you looked through"]),
    (&["rest"], &["rest", "remaining", "resting", "top and or bottom"]),
    (&["ko", "kod"], &["ko", "ko'd", "kos", "ko-s", "ko-ed", "kod"]),
    (&["discard"], &["discard", "discards", "discarded", "hand"]),
    (&["forbid"], &["can't", "cannot", "can not", "may not", "only", "won't", "will not", "does not", "doesn't"]),
    (&["later"], &["end", "start", "after", "beginning", "during", "for the duration of your opponent's next turn"]),
    (&["multicolor"], &["multicolor", "multicolored", "multi-colored", "mono-color"]),
    (&["token"], &["token", "tokens"]),
];

/// What is waited for, and what an ability has that waits.
const AWAITED: Trace = (EVENT, &["trigger"]);

/// All tables, one after the other: words of the text, and words of the ability.
fn rows() -> impl Iterator<Item = Trace> {
    let said = SAID.iter().map(|&(left, said)| (said, left));
    COUNTED.iter().chain(PRESENT).copied().chain(said).chain([AWAITED, (IDLE, &[])])
}

/// Where in [`rows`] the tables begin.
const PRESENT_FROM: usize = COUNTED.len();
const SAID_FROM: usize = PRESENT_FROM + PRESENT.len();
const AWAITED_AT: usize = SAID_FROM + SAID.len();
const IDLE_AT: usize = AWAITED_AT + 1;

/// How often there is a word of each row, in a text or in an ability.
type Counts = [usize; IDLE_AT + 1];

/// The rows in which words stand.
struct Index {
    /// The wordings of the text.
    said: Words,
    /// The words of the ability.
    left: Words,
}

/// Words with their rows, in heaps of which each has few.
struct Words {
    heaps: [Vec<(&'static str, usize)>; 256],
    /// In which heap a text is looked for.
    heap: fn(&[u8]) -> u8,
}

impl Words {
    fn new(heap: fn(&[u8]) -> u8) -> Self {
        Self { heaps: [const { Vec::new() }; 256], heap }
    }

    fn add(&mut self, words: &'static str, row: usize) {
        self.heaps[usize::from((self.heap)(words.as_bytes()))].push((words, row));
    }

    /// Those that are like a text.
    fn like(&self, text: &str) -> &[(&'static str, usize)] {
        &self.heaps[usize::from((self.heap)(text.as_bytes()))]
    }
}

/// The heap of all words that begin with the same two letters; none has fewer.
fn by_beginning(text: &[u8]) -> u8 {
    if let [first, second, ..] = text { first.wrapping_mul(7).wrapping_add(*second) } else { 0 }
}

/// The heap of all words that begin with the same letter and are as long.
fn by_length(text: &[u8]) -> u8 {
    text.first().map_or(0, |first| first.wrapping_mul(7)).wrapping_add(text.len().to_le_bytes()[0])
}

static INDEX: LazyLock<Index> = LazyLock::new(|| {
    let mut index = Index { said: Words::new(by_beginning), left: Words::new(by_length) };
    for (row, (said, left)) in rows().enumerate() {
        for wording in said {
            index.said.add(wording, row);
        }
        for word in left {
            index.left.add(word, row);
        }
    }
    index
});

/// The word of the text that has left no trace in the ability, if there is one.
pub(super) fn swallowed(text: &str, skill: &Skill) -> Option<String> {
    if skill.body == Body::Tags {
        return None;
    }
    let Plain { line, names } = Plain::of(text);
    let all = counts(&line);
    let weighty = if all[IDLE_AT] > 0 { weighty(&line) } else { line };
    let words = if all[IDLE_AT] > 0 { counts(&weighty) } else { all };
    let traces = Traces::of(skill);
    let awakens = skill.tags.iter().any(|tag| matches!(tag.keyword, Keyword::Awaken | Keyword::AwakenSurge));
    for (row, (said, _)) in COUNTED.iter().enumerate() {
        // To activate [Awaken] is as free as to do what it offers.
        if awakens && *said == ["may"] {
            continue;
        }
        // "If this card attacks": an event, where there is no other word for one.
        let event = usize::from(said[0] == "if" && traces.counts[AWAITED_AT] > 0 && words[AWAITED_AT] == 0);
        if words[row] > traces.counts[row] + event {
            return Some(said[0].to_owned());
        }
    }
    for (row, (said, _)) in (PRESENT_FROM..).zip(PRESENT) {
        if words[row] > 0 && traces.counts[row] == 0 {
            return Some(said[0].to_owned());
        }
    }
    for (row, (_, said)) in (SAID_FROM..).zip(SAID) {
        if traces.counts[row] > 0 && all[row] == 0 {
            return Some(format!("no `{}`", said[0]));
        }
    }
    if let Some(name) = names.into_iter().find(|name| !traces.has_word(name)) {
        return Some(name);
    }
    numbers(&weighty).find(|number| !traces.has_number(*number)).map(|number| number.to_string())
}

/// The words of a text, without its signs, and the names in it.
struct Plain {
    /// The words, with a space before and after each.
    line: String,
    /// What stands in brackets, as letters and digits only.
    names: Vec<String>,
}

impl Plain {
    fn of(text: &str) -> Self {
        let mut line = String::with_capacity(text.len() + 2);
        line.push(' ');
        let mut names = Vec::new();
        let mut rest = text;
        while let Some(c) = rest.chars().next() {
            let letter = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'\'' | b'-' | b'+');
            let word = rest.bytes().take_while(letter).count();
            if word > 0 {
                line.push_str(&rest[..word]);
                rest = &rest[word..];
                continue;
            }
            let close = match c {
                '[' => ']',
                '＜' => '＞',
                '《' => '》',
                '{' => '}',
                '(' => ')',
                _ => '\0',
            };
            if close != '\0'
                && let Some(end) = rest.find(close)
                // An icon has no words; what else stands in parentheses is said as any other words are.
                && (c != '(' || !rest[..end].contains(' '))
            {
                let name = letters(&rest[c.len_utf8()..end]);
                // Icons are counted by those who pay, tags are said by themselves.
                if !matches!(c, '(' | '[') {
                    names.push(name);
                }
                rest = &rest[end + close.len_utf8()..];
                space(&mut line);
                continue;
            }
            if c.is_alphanumeric() {
                line.push(c);
            } else {
                space(&mut line);
            }
            rest = &rest[c.len_utf8()..];
        }
        space(&mut line);
        Self { line: line.replace(" non-", " non ").replace(" may not ", " cannot "), names }
    }
}

/// One space between words.
fn space(line: &mut String) {
    if !line.ends_with(' ') {
        line.push(' ');
    }
}

/// The words without those that have no weight where they stand.
fn weighty(line: &str) -> String {
    let without =
        |line: String, idle: &&str| if line.contains(*idle) { line.replace(&format!(" {idle} "), " ") } else { line };
    IDLE.iter().fold(line.to_owned(), without)
}

/// How often the wordings of each row stand in these words.
fn counts(line: &str) -> Counts {
    let mut counts = [0; _];
    let spaces = line.match_indices(' ').map(|(space, _)| &line[space + 1..]);
    for rest in spaces {
        for (wording, row) in INDEX.said.like(rest) {
            let row = *row;
            if rest.strip_prefix(wording).is_some_and(|rest| rest.starts_with(' ')) {
                counts[row] += 1;
            }
        }
    }
    counts
}

/// The numbers, but for 1, which goes without saying; "less than 3" is 2 or less, "3 non-black colors" of black cards are 4 colors.
fn numbers(line: &str) -> impl Iterator<Item = i64> {
    let words: Vec<&str> = line.split(' ').collect();
    let number = move |n: usize| {
        let number = words[n].trim_start_matches(['+', '-']).parse::<i64>().ok()?;
        let below = n > 1 && matches!(words[n - 2..n], ["less" | "fewer", "than"]);
        let counted = if words.get(n + 1) == Some(&"or") { n + 3 } else { n + 1 };
        let besides = matches!(words.get(counted..counted + 3), Some(["non", _, "colors" | "color"]));
        Some(number - i64::from(below) + i64::from(besides))
    };
    (0..line.split(' ').count()).filter_map(number).filter(|number| *number > 1)
}

/// Everything that an ability is written with.
struct Traces {
    counts: Counts,
    /// All words, as letters and digits only, each on a line of its own.
    words: String,
    numbers: Vec<i64>,
    /// The lists and mappings that have begun, the innermost last.
    within: Vec<Within>,
}

/// A list or mapping of which not everything has been said.
struct Within {
    /// The counts before it began.
    counts: Counts,
    /// Where its words begin.
    from: usize,
    /// How many single words it has.
    words: usize,
    /// It has something else than single words.
    parts: bool,
    /// It has something that is waited for.
    waits: bool,
    /// It states something.
    states: bool,
}

impl Traces {
    fn of(skill: &Skill) -> Self {
        let (words, numbers) = (String::from("\n"), Vec::new());
        let mut traces = Self { counts: [0; _], words, numbers, within: Vec::new() };
        spelled(skill, &mut traces);
        traces
    }

    fn leave(&mut self, word: &str) {
        let from = self.words.len();
        add_letters(word, &mut self.words);
        let left = &self.words[from..];
        for (word, row) in INDEX.left.like(left) {
            self.counts[*row] += usize::from(*word == left);
        }
        self.words.push('\n');
    }

    fn has_word(&self, word: &str) -> bool {
        self.words.contains(&format!("\n{word}\n"))
    }

    /// Powers in descriptions are in thousands.
    fn has_number(&self, number: i64) -> bool {
        self.numbers.iter().any(|have| have.abs() == number || have.abs() * 1000 == number)
    }
}

impl Listener for Traces {
    fn key(&mut self, key: &str) {
        if let Some(within) = self.within.last_mut() {
            within.parts = true;
            within.waits |= key == "when";
            within.states |= key == "says";
        }
        if key != "when" {
            self.leave(key);
        }
    }

    fn word(&mut self, word: &str) {
        if let Some(within) = self.within.last_mut() {
            within.words += 1;
        }
        self.leave(word);
    }

    fn number(&mut self, number: i64) {
        if let Some(within) = self.within.last_mut() {
            within.parts = true;
        }
        self.numbers.push(number);
    }

    fn begin(&mut self) {
        if let Some(within) = self.within.last_mut() {
            within.parts = true;
        }
        let (counts, from) = (self.counts, self.words.len());
        self.within.push(Within { counts, from, words: 0, parts: false, waits: false, states: false });
    }

    fn end(&mut self) {
        let Some(within) = self.within.pop() else { return };
        // All areas: none of them is spoken of.
        if within.words > 6 && !within.parts {
            self.counts = within.counts;
            self.words.truncate(within.from);
        }
        if within.waits {
            // A statement holds "when" something is so; what a skill waits for is no condition.
            self.leave(if within.states { "when" } else { "trigger" });
        }
    }
}

/// The letters and digits, in lower case.
fn letters(text: &str) -> String {
    let mut letters = String::with_capacity(text.len());
    add_letters(text, &mut letters);
    letters
}

fn add_letters(text: &str, letters: &mut String) {
    if text.is_ascii() {
        let ascii = text.bytes().filter(u8::is_ascii_alphanumeric);
        letters.extend(ascii.map(|letter| char::from(letter.to_ascii_lowercase())));
    } else {
        letters.extend(text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ability::written::Line;

    /// What is caught when a line is said to mean this.
    fn caught(text: &str, skill: &str) -> Option<String> {
        let Line(skill) = serde_yaml::from_str(skill).unwrap_or_else(|error| panic!("{skill}: {error}"));
        swallowed(text, &skill)
    }

    /// The first reading passes, the second is caught by a word.
    fn check(text: &str, right: &str, wrong: &str, word: &str) {
        let line = |effects: &str| format!("{{tags: '[Auto]', when: {{attacks: this}}, {effects}}}");
        assert_eq!(caught(text, &line(right)), None, "{text}");
        assert_eq!(caught(text, &line(wrong)).as_deref(), Some(word), "{text}");
    }

    const FISH: &str =
        "choose: {from: {whose: opponent, areas: [battle], filter: {trait: Fish}}, count: {up-to: 2}, as: a}";

    #[test]
    fn what_may_be_left_is_not_what_must_be_done() {
        let text = "[Auto] when this card attacks, you may draw 2 cards.";
        check(text, "do: [{may: [[{draw: 2}]]}]", "do: [{draw: 2}]", "may");
        let text = "[Auto] when this card attacks, draw 2 cards.";
        check(text, "do: [{draw: 2}]", "do: [{may: [[{draw: 2}]]}]", "no `may`");
    }

    #[test]
    fn a_condition_is_no_decoration() {
        let text = "[Auto] when this card attacks, if it is your turn, draw 2 cards.";
        check(text, "do: [{if: [{turn: you}, [{draw: 2}]]}]", "do: [{draw: 2}]", "if");
    }

    #[test]
    fn up_to_two_is_not_two() {
        let text = "[Auto] when this card attacks, choose up to 2 of your opponent's 《Fish》 and ko them.";
        let right = format!("do: [{{{FISH}}}, {{ko: {{named: a}}}}]");
        check(text, &right, &right.replace("up-to", "exactly"), "up to");
        check(text, &right, &right.replace("whose: opponent,", ""), "opponent");
        check(text, &right, &right.replace("up-to: 2", "up-to: 3"), "2");
        check(text, &right, &right.replace("Fish", "Bird"), "fish");
        check(text, &right, &right.replace("ko:", "reveal:"), "ko");
    }

    #[test]
    fn a_side_that_nobody_spoke_of_is_wrong() {
        let text = "[Auto] when this card attacks, choose up to 2 of your 《Fish》 and ko them.";
        let wrong = format!("do: [{{{FISH}}}, {{ko: {{named: a}}}}]");
        check(text, &wrong.replace("whose: opponent,", ""), &wrong, "no `opponent`");
    }

    #[test]
    fn instead_is_a_replacement() {
        let text = "[Permanent] if this card would leave the battle area, remove it from the game instead.";
        let instead = "{tags: '[Permanent]', permanent: [{says: {Instead: {would: {leaves: [this, battle]}, do: [{move: [this, {to: removed}]}]}}}]}";
        let after =
            "{tags: '[Auto]', when: {leaves: [this, battle]}, if: {turn: you}, do: [{move: [this, {to: removed}]}]}";
        assert_eq!(caught(text, instead), None);
        assert_eq!(caught(text, after).as_deref(), Some("instead"));
    }

    #[test]
    fn all_but_is_not_all() {
        let text = "[Auto] when this card attacks, choose 2 non-red cards other than 《Fish》 and negate their skills for the turn.";
        let right = "do: [{choose: {from: {filter: {all: [{not: {color: Red}}, {not: {trait: Fish}}]}}, count: {exactly: 2}, as: a}}, \
                     {give: [{named: a}, negate, turn]}]";
        check(
            text,
            right,
            &right.replace("{not: {color: Red}}", "{color: Red}").replace("{not: {trait: Fish}}", "{trait: Fish}"),
            "other than",
        );
        check(text, right, &right.replace("negate, turn", "negate, battle"), "for the turn");
        check(text, right, &right.replace("{not: {color: Red}}, ", ""), "red");
        check(text, right, &right.replace("negate, turn", "{power: 2}, turn"), "negate");
    }

    #[test]
    fn bounds_have_two_sides() {
        let text = "[Auto] when this card attacks, if you have 3 or more cards in your hand, draw 2 cards.";
        let right = "if: {count: [{areas: [hand]}, {min: 3}]}, do: [{draw: 2}]";
        check(text, right, &right.replace("min", "max"), "or more");
        check(text, right, &right.replace("min: 3", "min: 4"), "3");
        check(text, right, &right.replace("hand", "drop"), "hand");
    }

    #[test]
    fn reminders_and_icons_have_no_weight() {
        let text = "[Auto] (R) (2): when this card attacks, draw 2 cards.";
        check(text, "cost: [{energy: {any: 2, of: [[Red]]}}], do: [{draw: 2}]", "do: [{shuffle: you}]", "draw");
    }
}
