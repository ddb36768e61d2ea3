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
    ("Summoned to your side of the field", "Summoned on your half"),
    ("Summoned to your field", "Summoned on your half"),
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
    ("destroys your opponent's monster", "destroys an opponent's monster"),
    ("destroys 1 monster your opponent controls by battle", "destroys an opponent's monster by battle"),
    ("destroys a monster your opponent controls by battle", "destroys an opponent's monster by battle"),
    (" and sends it to the GY by battle", " by battle"),
    ("is destroyed and sent to the GY by battle", "is destroyed by battle and sent to the GY"),
    (" (either by battle or by card effect)", ""),
    (" (either by battle or by effect)", ""),
    (" (by battle or card effect)", ""),
    (" (by battle or by card effect)", ""),
    ("(other than this card)", "except this card"),
    ("This card on the field is sent to the GY", "This card is sent from the field to the GY"),
    ("this card on the field is sent to the GY", "this card is sent from the field to the GY"),
    ("by an effect of a card controlled by your opponent", "by your opponent's card effect"),
    ("by a card effect controlled by your opponent", "by your opponent's card effect"),
    ("by the effect of a card controlled by your opponent", "by your opponent's card effect"),
    ("by an opponent's card", "by your opponent's card"),
    ("inflicts battle damage to your opponent's LP", "inflicts battle damage to your opponent"),
    ("by any Spells", "by Spells"),
    ("by any Traps", "by Traps"),
    ("any Spells/Traps", "Spells/Traps"),
    ("the attacking monster's ATK", "the ATK of the attacking monster"),
    ("the destroyed monster's ATK", "the ATK of the destroyed monster"),
    ("the destroyed monster's original ATK", "the original ATK of the destroyed monster"),
    ("of the destroyed monster in the GY", "of the destroyed monster"),
    ("is returned to the owner's hand", "is returned to the hand"),
    ("its effects are negated", "negate its effects"),
    ("their effects are negated", "negate their effects"),
    ("Its effects are negated", "Negate its effects"),
    ("Their effects are negated", "Negate their effects"),
    ("that monster's effects are negated", "negate its effects"),
    (
        "of the turn this card is Normal Summoned or flipped face-up",
        "of the turn this card was Normal Summoned or flipped face-up",
    ),
    (
        "of the turn that this card is Normal Summoned or flipped face-up",
        "of the turn this card was Normal Summoned or flipped face-up",
    ),
    (
        "of the turn it is Normal Summoned or flipped face-up",
        "of the turn this card was Normal Summoned or flipped face-up",
    ),
    (
        "of the turn that it is Normal Summoned or flipped face-up",
        "of the turn this card was Normal Summoned or flipped face-up",
    ),
    (
        "This card returns to the hand during the End Phase of the turn this card was Normal Summoned or flipped face-up",
        "During the End Phase of the turn this card was Normal Summoned or flipped face-up: Return this card to the hand",
    ),
    ("is face-up on your side of the field", "is face-up on your field"),
    ("Shuffle all 2 into", "Shuffle them into"),
    ("this face-up Attack Position card", "this Attack Position card"),
    ("is selected as an attack target", "is targeted for an attack"),
    ("this card on the field is destroyed", "this card is destroyed"),
    ("This card on the field is destroyed", "This card is destroyed"),
    ("this card is sent to your GY", "this card is sent to the GY"),
    ("from the hand to your GY", "from your hand to the GY"),
    ("from the hand to the GY", "from your hand to the GY"),
    ("this card is sent from the field to your GY", "this card is sent from the field to the GY"),
    ("as Fusion Material Monsters", "as Fusion Material"),
    ("as Fusion Materials", "as Fusion Material"),
    ("from your hand or your side of the field as Fusion Material", "from your hand or field as Fusion Material"),
    ("from your hand or your field as Fusion Material", "from your hand or field as Fusion Material"),
    ("your opponent's attack or card effect", "your opponent's card"),
    ("Up to twice per turn", "Twice per turn"),
    (" (this is a Quick Effect)", " quickly"),
    ("this card you control to the GY", "this card to the GY"),
    ("this card from the field to the GY", "this card to the GY"),
    ("this card from the field to the hand", "this card to the hand"),
    ("to either player's side of the field", "on the field"),
    ("sent directly from", "sent from"),
    ("can only be conducted with", "can only be done with"),
    ("without Tributes", "without Tributing"),
    ("until the end of the End Phase", "until the End Phase"),
    (
        "monsters your opponent controls cannot target this card for attacks",
        "your opponent cannot target this card for attacks",
    ),
    ("selected as an attack target", "targeted for attacks"),
    ("as an attack target", "for attacks"),
    ("Also decreases the", "Decrease the"),
    ("Also increases the", "Increase the"),
    ("by battle or by a card effect", "by battle or card effect"),
    (
        "This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is face-up on the field, you can Normal Summon it to have it be treated as an Effect Monster with this effect:",
        "This card is a Normal Monster until it is Normal Summoned again.",
    ),
    (
        "This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is face-up on the field, you can Normal Summon it to have it become an Effect Monster with this effect.",
        "This card is a Normal Monster until it is Normal Summoned again.",
    ),
    (
        "This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is a Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster with this effect.",
        "This card is a Normal Monster until it is Normal Summoned again.",
    ),
    (
        "This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is a Normal Monster on the field, you can Normal Summon it to have it become an Effect Monster with these effects.",
        "This card is a Normal Monster until it is Normal Summoned again.",
    ),
    (
        "This card is treated as a Normal Monster while face-up on the field or in the GY. While this card is face-up on the field, you can Normal Summon it to have it be treated as an Effect Monster with these effects:",
        "This card is a Normal Monster until it is Normal Summoned again.",
    ),
    ("(This card's name is always treated as", "(This card is always named"),
    ("This card's name is always treated as", "This card is always named"),
    ("(This card is always", "This card is always"),
    ("\" card.)", "\" card."),
    ("\".)", "\"."),
];

/// A text in one spelling.
pub(super) fn spelled(text: &str) -> String {
    let mut text = left_face_up(text);
    for (from, to) in SPELLINGS {
        if text.contains(from) {
            text = text.replace(from, to);
        }
    }
    text
}

/// What waits for a face-up card to leave says so of what the card was; elsewhere it goes without saying.
fn left_face_up(text: &str) -> String {
    let mut text = text.to_owned();
    if !text.contains("this face-up card") {
        return text;
    }
    for word in ["If", "if", "When", "when"] {
        for rest in [" leaves", " is", " on the field is", " you control is"] {
            let now = format!("If this card was face-up, {} this card{rest} ", word.to_lowercase());
            text = text.replace(&format!("{word} this face-up card{rest} "), &now);
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

pub(super) fn is_of_word(c: char) -> bool {
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
