//! The normal form of what is written: one spelling of a thing, and the words apart.

/// A word, a number, a name between quotes, or a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Token {
    /// A word in small letters.
    Word(String),
    /// A number.
    Number(u32),
    /// A name between quotes.
    Name(String),
    /// A mark.
    Mark(char),
}

/// What is written in several ways, and the one that stands for it; from top to bottom.
const SPELLINGS: &[(&str, &str)] = &[
    ("\u{2019}", "'"),
    ("\u{201c}", "\""),
    ("\u{201d}", "\""),
    ("(s)", ""),
    ("(Quick Effect)", "quickly"),
    ("(from your hand)", "from your hand"),
    ("(from your GY)", "from your GY"),
    ("(except this card)", "except this card"),
    ("Graveyard", "GY"),
    ("Life Points", "LP"),
    ("-Type", ""),
    (" Spell and Trap Cards", " Spell/Trap Cards"),
    (" Spell & Trap Cards", " Spell/Trap Cards"),
    (" Spell or Trap Card", " Spell/Trap Card"),
    (" Spells and Traps", " Spell/Trap Cards"),
    (" Spell Cards", " Spells"),
    (" Spell Card", " Spell"),
    (" Trap Cards", " Traps"),
    (" Trap Card", " Trap"),
    (" Spell/Trap Cards", " Spells/Traps"),
    (" Spell/Trap Card", " Spell/Trap"),
    ("/Trap Cards", "/Traps"),
    ("/Trap Card", "/Trap"),
    ("Spell/Traps", "Spells/Traps"),
    ("Xyz Materials", "materials"),
    ("Xyz Material", "material"),
    ("on your side of the field", "you control"),
    ("on your opponent's side of the field", "your opponent controls"),
    ("on the opponent's side of the field", "your opponent controls"),
    ("removed from play", "banished"),
    ("Remove from play", "Banish"),
    ("remove from play", "banish"),
    ("Select ", "Target "),
    ("select ", "target "),
    ("his/her", "their"),
    ("he/she", "they"),
    ("face-up Attack Position", "Attack Position"),
    ("face-up Defense Position", "Defense Position"),
    ("during each of your", "during your"),
    ("During each of your", "During your"),
    ("once during each of", "during"),
    ("Increase the ATK of", "Raise the ATK of"),
    ("this face-up card", "this card"),
    ("This face-up card", "This card"),
    ("this monster", "this card"),
    ("This monster", "This card"),
    ("a monster equipped with this card", "the equipped monster"),
    ("The monster equipped with this card", "The equipped monster"),
    ("A monster equipped with this card", "The equipped monster"),
    (" (except during the Damage Step)", ""),
    (" to your side of the field", ""),
    (" to your field", ""),
    ("its current ", "its "),
    ("in your opponent's Graveyard", "in your opponent's GY"),
    ("from your hand or from your Deck", "from your hand or Deck"),
    ("you currently control", "you control"),
    ("currently on the field", "on the field"),
    ("face-up on your side", "on your side"),
    ("your Main Deck", "your Deck"),
    ("into the Main Deck", "into the Deck"),
    ("or by card effects", "or card effects"),
    ("Increases the ", "Increase the "),
    ("Decreases the ", "Decrease the "),
    ("When Tribute Summoning an ", "When Tribute Summoning a "),
    ("ATK/DEF", "ATK and DEF"),
    ("Standby Phases", "Standby Phase"),
    ("your End Phases", "your End Phase"),
    ("each of your End Phase", "your End Phase"),
    ("for every", "for each"),
    (", in Attack Position", " in Attack Position"),
    (", in Defense Position", " in Defense Position"),
    ("from your hand and/or GY", "from your hand or GY"),
    ("discard this card to the GY", "discard this card"),
    ("discard 1 card to the GY", "discard 1 card"),
    ("Discard this card to the GY", "Discard this card"),
    ("flip this card into face-down Defense Position", "change this card to face-down Defense Position"),
    ("from your hand to your Graveyard", "from your hand to the Graveyard"),
    ("during this turn", "this turn"),
    ("for the rest of this turn", "this turn"),
    ("Monster Cards", "monsters"),
    ("Monster Card", "monster"),
    ("until the end of this turn", "until the End Phase"),
    ("until the end of the turn", "until the End Phase"),
    ("until the End Phase of this turn", "until the End Phase"),
    ("Until the end of this turn", "Until the End Phase"),
    ("by battle and sends it to the GY", "by battle"),
    ("by battle and sent it to the GY", "by battle"),
    ("You can only use the effect of", "You can only use this effect of"),
    ("You can only use this card's effect once per turn", "Use this once per turn"),
    ("during the End Phase of this turn", "during the End Phase"),
    ("your opponent's side of the field", "your opponent's field"),
    ("monster Summoned by this effect", "monster"),
    ("Special Summon it to your side of the field", "Special Summon it"),
    ("of a monster(s)", "of a monster"),
    ("successfully ", ""),
    (" successfully", ""),
    ("of either player's GYs", "of either GY"),
    ("either player's GY", "either GY"),
    ("either player's Graveyard", "either GY"),
    ("both players' GYs", "either GY"),
    ("Battle Damage", "battle damage"),
    ("as a result of battle", "by battle"),
    ("destroys a monster by battle", "destroys an opponent's monster by battle"),
    ("this card's owner's hand", "the hand"),
    ("the owner's hand", "the hand"),
    ("its owner's hand", "the hand"),
    ("their owner's hand", "the hand"),
    ("the owners' hands", "the hand"),
    ("their owners' hands", "the hand"),
];

/// A text in one spelling.
pub(super) fn spelled(text: &str) -> String {
    let mut text = text.to_owned();
    for (from, to) in SPELLINGS {
        if text.contains(from) {
            text = text.replace(from, to);
        }
    }
    text
}

/// A line as it is counted: names are not told apart.
pub fn normal(line: &str) -> String {
    spelled(line.trim()).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Takes a text apart.
pub(super) fn tokens(text: &str) -> Vec<Token> {
    let mut out = Vec::new();
    let mut rest = text.trim_start();
    while let Some(first) = rest.chars().next() {
        let length = if first == '"' {
            let name: String = rest[1..].chars().take_while(|c| *c != '"').collect();
            let length = (name.len() + 2).min(rest.len());
            out.push(Token::Name(name));
            length
        } else if is_of_word(first) {
            let end = rest.find(|c: char| !is_of_word(c)).unwrap_or(rest.len());
            out.push(word(&rest[..end]));
            end
        } else {
            out.push(Token::Mark(first));
            first.len_utf8()
        };
        rest = rest[length..].trim_start();
    }
    out
}

fn is_of_word(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '\'' | '/' | '-' | '+')
}

fn word(text: &str) -> Token {
    match text.parse() {
        Ok(number) if !text.starts_with('+') => Token::Number(number),
        _ => Token::Word(text.to_lowercase()),
    }
}

/// The sentences of a paragraph, without the marks that end them.
pub(super) fn sentences(paragraph: &[Token]) -> Vec<Vec<Token>> {
    let mut out: Vec<Vec<Token>> = paragraph.split(|token| *token == Token::Mark('.')).map(<[Token]>::to_vec).collect();
    out.retain(|sentence| !sentence.is_empty());
    out
}
