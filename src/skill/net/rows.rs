//! The words that are held against each other: those of the text, and those of the ability.

/// A word of the text, and words of the ability of which there must be one.
pub(super) type Trace = (&'static [&'static str], &'static [&'static str]);

/// Words that must have left a trace for each time that they stand in the text.
pub(super) const COUNTED: &[Trace] = &[
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
pub(super) const IDLE: &[&str] = &[
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
    // It is used where it lies.
    "under the same conditions as if it were in your hand",
    "as if it were in your hand",
    "as if it was in your hand",
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
pub(super) const PRESENT: &[Trace] = &[
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
    (&["marker", "markers"], &["markers", "losesmarker", "unmark", "unmarked", "x"]),
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
pub(super) const SAID: &[Trace] = &[
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
            "when you add one of your",
            "when you add a",
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
            "when you add one of your",
            "when you add a",
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
pub(super) fn rows() -> impl Iterator<Item = Trace> {
    let said = SAID.iter().map(|&(left, said)| (said, left));
    COUNTED.iter().chain(PRESENT).copied().chain(said).chain([AWAITED, (IDLE, &[])])
}

/// Where in [`rows`] the tables begin.
pub(super) const PRESENT_FROM: usize = COUNTED.len();
pub(super) const SAID_FROM: usize = PRESENT_FROM + PRESENT.len();
pub(super) const AWAITED_AT: usize = SAID_FROM + SAID.len();
pub(super) const IDLE_AT: usize = AWAITED_AT + 1;
