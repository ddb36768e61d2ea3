//! One wording for what the clusters word in several ways. What this does not know is left as it is, and the grammar does not
//! read it.

/// Signs that the cards use for others.
const SIGNS: [(&str, &str); 6] = [("&rArr;", ","), ("⇒", ","), ("’", "'"), ("“", "\""), ("”", "\""), ("\u{a0}", " ")];

/// Wordings and what they say, in the order in which they are replaced; matched whatever their capitals are.
const WORDINGS: &[(&str, &str)] = &[
    ("your oponent", "your opponent"),
    ("an opponents field", "an opponent's field"),
    ("opponents field", "opponent's field"),
    ("graveuard", "graveyard"),
    ("greveyard", "graveyard"),
    ("grevayard", "graveyard"),
    ("yout field", "your field"),
    ("kwnoledge", "knowledge"),
    ("maind deck", "main deck"),
    ("untl end", "until end"),
    ("beginnig", "beginning"),
    ("Thi card", "This card"),
    ("cannot attacks", "cannot attack"),
    ("[-300-300]", "[-300/-300]"),
    ("recovere resonator", "recovered resonator"),
    ("When this cards enter your field,", "When this card enters your field,"),
    ("you magic stone area", "your magic stone area"),
    ("in you hand", "in your hand"),
    ("in you magic", "in your magic"),
    ("put in into", "put it into"),
    ("Your may", "You may"),
    ("Resonator with is ", "Resonator with this "),
    ("a card name \"", "a card named \""),
    ("the top card from your main deck into", "the top card of your main deck into"),
    ("the top card in your main deck", "the top card of your main deck"),
    ("the top two cards from your main deck", "the top two cards of your main deck"),
    ("the top three cards from your main deck", "the top three cards of your main deck"),
    (
        "put two cards from your main deck into your graveyard",
        "put the top two cards of your main deck into your graveyard",
    ),
    (" to your graveyard", " into your graveyard"),
    ("each player put the top", "each player puts the top"),
    ("back to its owner's hand", "to its owner's hand"),
    ("on the turn it's summoned", "in the turn it entered the field"),
    ("non-{Light}", "non-light"),
    ("Target resonator [+", "Target resonator gains [+"),
    ("Each of your resonators gain", "Resonators you control gain"),
    ("controls, he or she loses", "controls, your opponent loses"),
    ("you gain life equal to that damage", "you gain that much life"),
    (
        "this card deals damage to your opponent equal to that damage",
        "this card deals that much damage to your opponent",
    ),
    ("damage to your opponent, they discard", "damage to your opponent, your opponent discards"),
    ("this card attacks you gain", "this card attacks, you gain"),
    ("When you attack with this card,", "Whenever this card attacks,"),
    ("When you play a chant", "Whenever you play a chant"),
    ("At the next end of turn, its controller banishes it", "At the end of turn, banish it"),
    ("At the next end of turn, that token's controller banishes it", "At the end of turn, banish it"),
    ("from your hand on top of your main deck in any order", "from your hand on top of its owner's main deck"),
    ("abilities while it's recovered", "abilities as long as it's recovered"),
    (
        "this card in your graveyard from the game. This card deals",
        "this card in your graveyard from the game: This card deals",
    ),
    ("spell card in your graveyard", "chant in your graveyard"),
    ("spell cards in your graveyard", "chants in your graveyard"),
    ("the top of your main deck.", "the top card of your main deck."),
    ("it cannot be blocked by resonators in your opponent's field", "it cannot be blocked by resonators"),
    ("as long as it is with no attribute", "as long as it's with no attribute"),
    ("In your opponent's hand at random and discards", "in your opponent's hand at random and discards"),
    ("light dragon resonator", "light Dragon resonator"),
    ("if you have a ", "if you control a "),
    ("if you have two or more cards", "if you control two or more cards"),
    ("if you have another", "if you control another"),
    ("a card in your hand: ", "a card: "),
    ("you gain control of it until end of turn", "gain control of it until end of turn"),
    ("can block resonators with [Flying]", "can block resonator with [Flying]"),
    ("Cancel target activate ability", "Cancel target [Activate] ability"),
    ("gains [+200/0]", "gains [+200/+0]"),
    ("draw a card from your main deck", "draw a card"),
    ("an opponent discards", "your opponent discards"),
    ("[Continuous]:", ""),
    ("[Continuous]", ""),
    ("When this card enters your field,", "[Enter]:"),
    ("When this card enters the field,", "[Enter]:"),
    ("When this card enters a field,", "[Enter]:"),
    ("When this card is put into a field,", "[Enter]:"),
    ("When this card is put into your field,", "[Enter]:"),
    ("When this card comes into a field,", "[Enter]:"),
    ("[Judgment]", "[J-Activate]"),
    ("[Judgement]", "[J-Activate]"),
    ("[J-Activate] Pay", "[J-Activate]"),
    ("[Activate] Pay {", "[Activate] {"),
    (", pay {", ", {"),
    ("},{", "}, {"),
    ("from your main deck", ""),
    ("from his or her main deck", ""),
    ("from their main deck", ""),
    ("Target two", "Two target"),
    ("to target two", "to two target"),
    ("Discard a card from your hand", "Discard a card"),
    ("discards a card from his or her hand", "discards a card"),
    ("discards a card from their hand", "discards a card"),
    ("in the turn it's summoned", "in the turn it entered the field"),
    ("during the turn that it was summoned", "in the turn it entered the field"),
    ("in the turn it was summoned", "in the turn it entered the field"),
    ("the turn it enters the field", "in the turn it entered the field"),
    ("in your field", "you control"),
    ("in your opponent's field", "your opponent controls"),
    ("on your field", "you control"),
    ("Your resonators gain", "Resonators you control gain"),
    ("Your other resonators gain", "Other resonators you control gain"),
    ("Resonator with this gains", "Added card gains"),
    ("Resonator with this cannot", "Added card cannot"),
    ("Added resonator", "Added card"),
    ("Added J/resonator", "Added card"),
    ("The added resonator", "Added card"),
    ("Added J-ruler", "Added card"),
    ("J-resonator", "J/resonator"),
    ("You may only play this ability once per turn.", "Play this ability only once per turn."),
    ("This ability can only be used once per turn.", "Play this ability only once per turn."),
    ("You can only use this ability once per turn.", "Play this ability only once per turn."),
    ("You may play this ability only once per turn.", "Play this ability only once per turn."),
    ("Reveal the top card of your magic stone deck and put it into", "Put the top card of your magic stone deck into"),
    ("search your deck for", "search your main deck for"),
    ("Search for a", "Search your main deck for a"),
    (", reveal it and put it into your hand. Then shuffle your main deck", " and put it into your hand"),
    (", reveal it, and put it into your hand. Then shuffle your main deck", " and put it into your hand"),
    (", reveal it and put it into your hand. Then shuffle your deck", " and put it into your hand"),
    (", reveal it, put it into your hand. Then shuffle your main deck", " and put it into your hand"),
    (" and put it into your field. Then shuffle your main deck", " and put it into your field"),
    (" and put it into your field. Then shuffle your deck", " and put it into your field"),
    ("into its owner's hand", "to its owner's hand"),
    ("to their owners' hands", "to its owner's hand"),
    ("to their owner's hand", "to its owner's hand"),
    ("on the top of its owner's", "on top of its owner's"),
    ("its owner's deck", "its owner's main deck"),
    ("put top", "put the top"),
    ("When this card is put into a graveyard from your field,", "When this card is put into a graveyard from a field,"),
    (
        "When this card is put into your graveyard from your field,",
        "When this card is put into a graveyard from a field,",
    ),
    ("When this card attacks,", "Whenever this card attacks,"),
    ("When this card blocks,", "Whenever this card blocks,"),
    ("When this card attacks or blocks,", "Whenever this card attacks or blocks,"),
    ("When this card deals damage to your opponent,", "Whenever this card deals damage to your opponent,"),
    ("At end of turn,", "At the end of turn,"),
    (". Then ", ". "),
    ("spell played by your opponent", "spell your opponent controls"),
    ("spell played by an opponent", "spell your opponent controls"),
    ("gains[", "gains ["),
    ("You J-Ruler ", "Your J-ruler "),
    ("When this resonator", "When this card"),
    ("abilites", "abilities"),
    ("spells of abilities", "spells or abilities"),
    (
        "cannot be targeted by your opponent's spells or abilities",
        "cannot be targeted by spells or abilities your opponent controls",
    ),
    ("[Bloodlust]", "This card attacks if able."),
    ("This triggers its [Enter]: ability.", ""),
    ("This triggers its [Enter] ability.", ""),
    ("This triggers [Enter]: ability of that card.", ""),
    ("your opponent control deal", "your opponent controls deal"),
    ("When this card enters field,", "[Enter]:"),
    ("Draw a card, then discards a card", "Draw a card, then discard a card"),
    ("Wenever", "Whenever"),
    (": You J-Ruler gains", ": Your J-ruler gains"),
    ("damage to each resonator", "damage to all resonators"),
    ("damage to each J/resonator", "damage to all J/resonators"),
    ("Whenever this card deals damage, you gain that much life.", "[Drain]"),
    ("This card cannot be targeted by spells or abilities your opponent controls.", "[Barrier]"),
    ("This card cannot be targeted by spells and abilities your opponent controls.", "[Barrier]"),
    ("as a light magic stone", "as light magic stone"),
    ("as a fire magic stone", "as fire magic stone"),
    ("as a water magic stone", "as water magic stone"),
    ("as a wind magic stone", "as wind magic stone"),
    ("as a darkness magic stone", "as darkness magic stone"),
    ("magic stone and a ", "magic stone and "),
    ("this turn's end", "end of turn"),
    ("until the end of turn", "until end of turn"),
    ("until the end of the turn", "until end of turn"),
    ("at the end of the turn", "at end of turn"),
    ("spells and abilities", "spells or abilities"),
    (
        "doesn't recover during its controller's recovery phase",
        "doesn't recover during its controller's recovery phase",
    ),
];

/// A text as the grammar reads it: without what reminds of a rule, and in one wording.
///
/// ```
/// use deckscouter::ability::fow::text::normal;
/// let old = "[Continuous]: Your resonators gain [+100/+100].";
/// assert_eq!(normal(old), normal("Resonators you control gain [+100/+100]."));
/// assert_eq!(normal("[Flying] (It flies.)"), "[Flying]");
/// ```
pub fn normal(text: &str) -> String {
    // What stands in parentheses behind a barrier can say against what it is one alone: such a text is left as it is.
    let mut out = if is_lesser_barrier(text) { text.to_owned() } else { without_reminders(&sealed(text)) };
    for (sign, says) in SIGNS {
        out = out.replace(sign, says);
    }
    out = tidied(&without_race_signs(&out));
    // The bracket of a life break stands around all of it.
    if out.starts_with("[Break]") {
        out.truncate(out.trim_end_matches([']', '.']).len());
    }
    for (wording, says) in WORDINGS {
        out = replaced(out, wording, says);
    }
    out = bare_price(&out);
    out = tidied(&with_signs(&out));
    if out.starts_with("[J-Activate]") {
        out.truncate(out.trim_end_matches('.').len());
    } else if out.contains(' ') && !out.ends_with('.') && !is_words(&out) {
        out.truncate(out.trim_end_matches(',').len());
        out.push('.');
    }
    let mut letters = out.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// One space between words, none before a comma or a full stop.
pub(super) fn tidied(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace(" ,", ",").replace(" .", ".").replace(" :", ":").replace("..", ".")
}

/// Whether a barrier is one against some spells and abilities alone.
fn is_lesser_barrier(text: &str) -> bool {
    let said = text.split_once("[Barrier] (").map(|(_, said)| said);
    said.is_some_and(|said| {
        let whole = ["Cards you control with", "This card cannot be targeted by spells"];
        !whole.iter().any(|reminder| said.starts_with(reminder))
    })
}

/// How many stones a seal asks for stands in parentheses, which no reminder is: `[Seal] (5)` is `[Seal 5]`.
fn sealed(text: &str) -> String {
    let said = text.strip_prefix("[Seal] (").and_then(|rest| rest.split_once(')'));
    match said {
        Some((stones, rest)) if stones.chars().all(|letter| letter.is_ascii_digit()) => {
            format!("[Seal {stones}]{rest}")
        }
        _ => text.to_owned(),
    }
}

/// Key words alone, which need no full stop.
fn is_words(text: &str) -> bool {
    let mut depth = 0_u32;
    text.chars().all(|letter| {
        match letter {
            '[' => depth += 1,
            ']' => depth = depth.saturating_sub(1),
            _ => return depth > 0 || letter == ' ',
        }
        true
    })
}

/// `[Race:Elf]` is `Elf`.
fn without_race_signs(text: &str) -> String {
    let (mut out, mut rest) = (String::new(), text);
    while let Some(start) = rest.find("[Race:").or_else(|| rest.find("[race:")) {
        let Some(end) = rest[start..].find(']') else { break };
        out.push_str(&rest[..start]);
        out.push_str(rest[start + "[Race:".len()..start + end].trim());
        rest = &rest[start + end + 1..];
    }
    out.push_str(rest);
    out
}

/// Without the reminders that stand in parentheses. What is a part of a sentence stays, and is not read:
/// `target (Stranger) resonator`.
fn without_reminders(text: &str) -> String {
    let (mut depth, mut from) = (0_u32, 0);
    let mut out = String::new();
    for (at, letter) in text.char_indices() {
        match letter {
            '(' => {
                if depth == 0 {
                    from = at;
                }
                depth += 1;
            }
            ')' => {
                let closes = depth == 1;
                depth = depth.saturating_sub(1);
                if closes && is_of_sentence(&text[from..=at], &text[at + 1..]) {
                    out.push_str(&text[from..=at]);
                }
            }
            _ if depth == 0 => out.push(letter),
            _ => {}
        }
    }
    out
}

/// Whether what stands in parentheses is a part of the sentence around it: it is none itself, and the sentence goes on.
fn is_of_sentence(said: &str, after: &str) -> bool {
    let is_sentence = said.trim_end_matches(')').trim_end().ends_with(['.', '!']);
    let goes_on = after.trim_start().starts_with(|next: char| next.is_lowercase() || [',', ';'].contains(&next));
    !is_sentence && goes_on
}

/// Replaces every place of a wording, whatever its capitals are.
fn replaced(text: String, wording: &str, says: &str) -> String {
    let (lower, wanted) = (text.to_ascii_lowercase(), wording.to_ascii_lowercase());
    let mut places = lower.match_indices(&wanted).map(|(at, _)| at).peekable();
    if places.peek().is_none() {
        return text;
    }
    let (mut out, mut from) = (String::new(), 0);
    for at in places {
        // Small letters of ASCII are as long as capitals.
        out.push_str(&text[from..at]);
        out.push_str(says);
        from = at + wording.len();
    }
    out.push_str(&text[from..]);
    out
}

/// What begins with a price is an activate ability: `{Rest}: …`.
fn bare_price(text: &str) -> String {
    let text = text.trim();
    let begins = ["{", "Banish this card", "Discard a card:", "Banish a ", "Discard a card,"]
        .iter()
        .any(|head| text.starts_with(head));
    if begins && text.contains(':') { format!("[Activate] {text}") } else { text.to_owned() }
}

/// What is gained is written with both signs: `[+200/0]` is `[+200/+0]`.
fn with_signs(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find('[') {
        let Some(end) = rest[start..].find(']').map(|end| start + end) else { break };
        let inside = &rest[start + 1..end];
        out.push_str(&rest[..=start]);
        let signed = |part: &str| {
            let part = part.trim();
            if part.starts_with(['+', '-']) { part.to_owned() } else { format!("+{part}") }
        };
        let is_number =
            |part: &str| !part.is_empty() && part.trim_start_matches(['+', '-']).chars().all(|c| c.is_ascii_digit());
        match inside.split_once('/') {
            Some((atk, def)) if is_number(atk.trim()) && is_number(def.trim()) && inside.contains(['+', '-']) => {
                out.push_str(&[signed(atk), signed(def)].join("/"));
            }
            _ => out.push_str(inside),
        }
        out.push(']');
        rest = &rest[end + 1..];
    }
    out.push_str(rest);
    out
}
