//! From the lines of a list to cards.

use std::collections::HashMap;

use super::beside::{begins_in_count, counts_another, hung_on_count, may_count, named_beside, says_side};
use super::within;
use crate::ability::{Facts, Keyword, KeywordNames};
use crate::card::{Face, Kind, Section, fold};
use crate::catalog::{Catalog, Entry, Found, Miss};
use crate::deck::{CardRef, Deck, Line};

/// A line whose card is known.
#[derive(Debug)]
pub struct Resolved<'a> {
    /// The line.
    pub line: &'a Line,
    /// The card.
    pub entry: &'a Entry,
    /// Where it lies: as the list says, or as its kind has it.
    pub section: Section,
    /// The line's name is no card's name; its number was followed.
    pub odd_name: bool,
    leader: Option<&'a Entry>,
}

impl<'a> Resolved<'a> {
    /// What the card is while decks are built.
    pub fn facts(&self) -> Facts<'a> {
        self.entry.facts(self.leader)
    }

    /// Whether the card has a keyword while decks are built. It is not looked into where the word of the keyword stands
    /// neither on it nor on its leader.
    pub fn has(&self, keyword: Keyword) -> bool {
        let given = self.leader.is_some_and(|leader| leader.front.may_have(keyword));
        (given || self.entry.front.may_have(keyword)) && self.facts().keywords.contains(&keyword)
    }
}

/// A line that means no card.
#[derive(Debug)]
pub struct Missed<'a> {
    /// The line.
    pub line: &'a Line,
    /// Why.
    pub miss: Miss<'a>,
}

impl Missed<'_> {
    /// Nothing but words, and no card's name nor near one: most likely not meant as a card.
    pub fn is_prose(&self) -> bool {
        self.line.bare && matches!(&self.miss, Miss::UnknownName(near) if near.is_empty())
    }

    /// It may be another thing than a card: nothing that is on it is a number.
    pub fn may_be_none(&self) -> bool {
        matches!(&self.miss, Miss::UnknownName(_))
    }

    /// Whether nobody knows how many cards it stands for.
    pub fn is_uncounted(&self) -> bool {
        matches!(&self.miss, Miss::Uncounted(_) | Miss::Apart(_) | Miss::Crowded(_))
    }

    /// How many cards it stands for, as far as that is clear.
    pub fn copies(&self) -> u32 {
        if self.is_uncounted() { 0 } else { self.line.count }
    }

    /// Where its cards would lie.
    pub fn section(&self) -> Section {
        self.line.section.unwrap_or(Section::Main)
    }
}

/// The cards that the lines of a list mean.
#[derive(Debug, Default)]
pub struct Resolution<'a> {
    /// The lines whose card is known, in order.
    pub lines: Vec<Resolved<'a>>,
    /// The lines that mean no card, in order.
    pub missed: Vec<Missed<'a>>,
}

impl<'a> Resolution<'a> {
    /// The first leader.
    pub fn leader(&self) -> Option<&Resolved<'a>> {
        self.lines.iter().find(|line| line.section == Section::Leader)
    }

    /// The list that was resolved, with every card by its number and name and in its section; lines that mean no card stay
    /// as they are.
    pub fn canonical(&self, deck: &Deck) -> Deck {
        let mut known = self.lines.iter().peekable();
        let lines = deck.lines.iter().map(|written| {
            let mut line = written.clone();
            // Both go in the order of the list.
            if let Some(known) = known.next_if(|known| known.line == written) {
                line.section = Some(known.section);
                let card = &known.entry.card;
                let suffix = line.card.print.as_ref().and_then(|print| print.suffix.clone());
                line.card.print = Some(crate::card::Print { number: card.number.clone(), suffix });
                line.card.name = Some(card.name().to_owned());
            } else {
                line.section.get_or_insert(Section::Main);
            }
            line
        });
        Deck { lines: lines.collect(), ..deck.clone() }
    }
}

/// Finds the card of every line.
pub fn resolve<'a>(deck: &'a Deck, catalog: &'a Catalog) -> Resolution<'a> {
    let mut resolution = Resolution::default();
    let mut found = Vec::with_capacity(deck.lines.len());
    // What is near a card that nobody knows takes long to tell: of one that stands on many lines it is told once.
    let mut unknown: HashMap<&CardRef, Miss<'a>> = HashMap::new();
    for (at, line) in deck.lines.iter().enumerate() {
        let card = unknown.get(&line.card).cloned().map_or_else(|| find(&line.card, catalog), Err);
        if let Err(miss) = &card {
            unknown.entry(&line.card).or_insert_with(|| miss.clone());
        }
        let card = match captioned(deck, at, catalog).or_else(|| numbered_above(deck, at, catalog)) {
            Some(entry) => Err(Miss::Apart(entry)),
            None => on_line(line, card, catalog),
        };
        match card {
            Ok(card) => found.push((line, card)),
            Err(miss) => resolution.missed.push(Missed { line, miss }),
        }
    }
    let section = |line: &Line, entry: &Entry| said_section(line, entry).unwrap_or(entry.card.kind.home());
    let leader = found.iter().find(|(line, card)| section(line, card.entry) == Section::Leader);
    let leader = leader.map(|(_, card)| card.entry);
    let resolved = |(line, card): &(&'a Line, Found<'a>)| Resolved {
        line,
        entry: card.entry,
        section: section(line, card.entry),
        odd_name: card.odd_name,
        leader,
    };
    resolution.lines = found.iter().map(resolved).collect();
    resolution
}

/// The card of a name alone beside whose line its number stands alone: one card on two lines, or two of it, and nobody knows
/// which.
fn captioned<'a>(deck: &Deck, at: usize, catalog: &'a Catalog) -> Option<&'a Entry> {
    let line = &deck.lines[at];
    let place = line.places.beside().filter(|_| line.card.print.is_none())?;
    let is_there = |other: &&Line| {
        let other = other.places.line();
        place.start <= other.start && other.end <= place.end
    };
    let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten().filter_map(|at| deck.lines.get(at));
    let found = |number: &Line| {
        let with_total = || within::numbered(number.card.name.as_deref()?, catalog).filter(|card| card.name.is_none());
        let print = number.card.print.clone().or_else(|| with_total()?.print)?;
        catalog.find(Some(&print), line.card.name.as_deref()).ok().filter(|found| !found.odd_name)
    };
    beside.filter(is_there).find_map(found).map(|found| found.entry)
}

/// The card of a count and a name whose number stands on the line above it, where the number on the line below is of another
/// card: numbers and names take turns.
fn numbered_above<'a>(deck: &Deck, at: usize, catalog: &'a Catalog) -> Option<&'a Entry> {
    let line = deck.lines.get(at).filter(|line| line.caption().is_some())?;
    let above = deck.lines.get(at.checked_sub(1)?).filter(|above| above.section == line.section)?;
    let is_number_alone = above.caption().is_some() || above.card.name.is_none() && !above.counted;
    let fitting = |numbered: &Line| {
        let print = numbered.card.print.as_ref()?;
        catalog.find(Some(print), line.card.name.as_deref()).ok().filter(|found| !found.odd_name)
    };
    let found = fitting(above).filter(|_| is_number_alone && fitting(line).is_none())?;
    Some(found.entry)
}

/// The section that a list says of a card. Extra Cards lie in the main deck, and in some lists below a heading of their own.
pub fn said_section(line: &Line, entry: &Entry) -> Option<Section> {
    line.section.filter(|section| *section != Section::Extra || entry.card.kind != Kind::Extra)
}

/// The card that one line means.
///
/// # Errors
/// When it means none, or more than one.
pub fn card_of<'a>(line: &Line, catalog: &'a Catalog) -> Result<&'a Entry, Miss<'a>> {
    on_line(line, find(&line.card, catalog), catalog).map(|found| found.entry)
}

/// What was found for the card of a line, with what else the line says.
fn on_line<'a>(line: &Line, found: Result<Found<'a>, Miss<'a>>, catalog: &'a Catalog) -> Result<Found<'a>, Miss<'a>> {
    let is_odd = found.as_ref().is_ok_and(|found| found.odd_name);
    let parted = if is_odd { without_total(line, catalog) } else { None };
    let line = parted.as_ref().unwrap_or(line);
    match found.or_else(|miss| by_section(miss, line.section, catalog)) {
        Ok(card) if card.odd_name && line.section != Some(Section::Side) && says_side(&line.card, card.entry) => {
            Err(Miss::Crowded(Some(card.entry)))
        }
        Ok(card) if card.odd_name && begins_in_count(line, card.entry) => Err(Miss::Uncounted(card.entry)),
        Err(Miss::Disagree(both)) if both.first().is_some_and(|entry| begins_in_count(line, entry)) => {
            Err(Miss::Uncounted(both[0]))
        }
        Ok(card) if card.odd_name && line.places.another().is_some() && counts_another(line, card.entry) => {
            Err(Miss::Crowded(Some(card.entry)))
        }
        Err(Miss::UnknownName(_)) if line.places.another().is_some() && are_two_names(&line.card, catalog) => {
            Err(Miss::Crowded(None))
        }
        Ok(card) if card.odd_name && !line.counted && may_count(&line.card, card.entry) => {
            Err(Miss::Uncounted(card.entry))
        }
        Ok(card) if card.odd_name => {
            let mut cards = named_beside(line.card.name.as_deref().unwrap_or_default(), card.entry, catalog);
            if cards.is_empty() {
                return Ok(card);
            }
            cards.insert(0, card.entry);
            Err(Miss::Disagree(cards))
        }
        Err(Miss::UnknownName(near)) if !line.counted => {
            let hung = line.card.name.as_deref().and_then(|name| hung_on_count(name, catalog));
            Err(hung.map_or(Miss::UnknownName(near), Miss::Uncounted))
        }
        found => found,
    }
}

/// A line in whose name the number of its card stands with the total of its set, as if it stood there without: no digit of the
/// two is a count.
fn without_total(line: &Line, catalog: &Catalog) -> Option<Line> {
    let name = line.card.name.as_deref().filter(|_| line.card.print.is_none())?;
    Some(Line { card: within::numbered(name, catalog)?, ..line.clone() })
}

/// Of the cards that share a name, those that can lie in the section that the list says: leaders, or all others.
fn by_section<'a>(miss: Miss<'a>, section: Option<Section>, catalog: &Catalog) -> Result<Found<'a>, Miss<'a>> {
    let (Miss::Ambiguous(all), Some(section)) = (&miss, section) else { return Err(miss) };
    let is_leader = |entry: &&&Entry| entry.card.kind.home() == Section::Leader;
    let fitting: Vec<&Entry> =
        all.iter().filter(|entry| is_leader(entry) == (section == Section::Leader)).copied().collect();
    match fitting.as_slice() {
        [] => Err(miss),
        [entry] => Ok(Found { entry, odd_name: false }),
        several => at_home(several, section, catalog).ok_or(Miss::Ambiguous(fitting)),
    }
}

/// Of cards that share a name, that which lies in such a section when a list does not say: a stone and not a spell.
fn at_home<'a>(cards: &[&'a Entry], section: Section, catalog: &Catalog) -> Option<Found<'a>> {
    let home: Vec<&Entry> = cards.iter().filter(|entry| entry.card.kind.home() == section).copied().collect();
    match home.as_slice() {
        [entry] => Some(Found { entry, odd_name: false }),
        several => catalog.the_same(several),
    }
}

/// Whether what stands for a name is two of them, parted by the number of copies of the second.
fn are_two_names(card: &CardRef, catalog: &Catalog) -> bool {
    let name = card.name.as_deref().unwrap_or_default();
    let is_digit = |c: char| c.is_ascii_digit();
    let counts = name.match_indices(is_digit).map(|(at, _)| name.split_at(at));
    let known = |name: &str| catalog.knows(None, Some(name.trim_matches(|c: char| !c.is_alphanumeric())));
    let mut parts = counts.map(|(one, other)| (one, other.trim_start_matches(is_digit)));
    parts.any(|(one, other)| known(one) && (known(other) || known(other.trim_start_matches(['x', 'X', '×']))))
}

fn find<'a>(card: &CardRef, catalog: &'a Catalog) -> Result<Found<'a>, Miss<'a>> {
    if let (None, Some(written)) = (&card.print, &card.spelling) {
        return Err(catalog.mistyped(written, card.name.as_deref()));
    }
    let found = catalog.find(card.print.as_ref(), card.name.as_deref());
    let found = found
        .or_else(|miss| number_in_name(card, catalog).ok_or(miss))
        .or_else(|miss| within_name(card, miss, catalog));
    let is_told = found.as_ref().is_ok_and(|found| !found.odd_name);
    if let Some(found) = card.name.as_deref().filter(|_| !is_told).and_then(|name| uncommented(card, name, catalog)) {
        return found;
    }
    match (&found, &card.name) {
        // People note keywords behind a name, in any language: `Fish [Supremo]`.
        (Ok(found), Some(name)) if found.odd_name && name.contains('[') => untagged(card, name, catalog),
        (Err(_), Some(name)) if name.contains('[') => untagged(card, name, catalog),
        _ => found,
    }
}

/// The card whose name stands before two strokes, or those that have it, where a comment stands behind them: neither another
/// card nor, with a slip, the other side of that one.
fn uncommented<'a>(card: &CardRef, name: &str, catalog: &'a Catalog) -> Option<Result<Found<'a>, Miss<'a>>> {
    let (own, comment) = name.split_once(" //")?;
    let is_digit = |c: char| c.is_ascii_digit();
    let other = comment.trim().trim_start_matches(is_digit).trim_start_matches(['x', 'X', '×', ' ']);
    let found = catalog.find(card.print.as_ref(), Some(own.trim()));
    let cards = match &found {
        Ok(found) if !found.odd_name => vec![found.entry],
        Err(Miss::Ambiguous(all)) => all.clone(),
        Ok(_) | Err(_) => return None,
    };
    let words = fold(comment);
    let is_side = |side: &Face| fold(&side.name).split(' ').any(|own| words.split(' ').any(|word| word == own));
    let has_side = cards.iter().any(|entry| entry.card.back.as_ref().is_some_and(is_side));
    (!catalog.knows(None, Some(other)) && !has_side).then_some(found)
}

/// The card whose name begins or ends with what looks like a number: `Blue Thunder T-45`.
fn number_in_name<'a>(card: &CardRef, catalog: &'a Catalog) -> Option<Found<'a>> {
    let (print, name) = card.print.as_ref().zip(card.name.as_deref())?;
    if catalog.get(&print.number).is_some() {
        return None;
    }
    let whole = [format!("{name} {print}"), format!("{print} {name}")];
    whole.iter().find_map(|name| catalog.find(None, Some(name)).ok().filter(|_| !catalog.named(name).is_empty()))
}

/// What a name that no card has means by the number within one of its words, or else what that is near to.
fn within_name<'a>(card: &CardRef, miss: Miss<'a>, catalog: &'a Catalog) -> Result<Found<'a>, Miss<'a>> {
    let (Miss::UnknownName(near), Some(name)) = (&miss, &card.name) else { return Err(miss) };
    match within::meant(name, catalog) {
        Some(Ok(found)) => Ok(found),
        Some(Err(nearer)) if near.is_empty() => Err(nearer),
        Some(Err(_)) | None => Err(miss),
    }
}

/// Tries again without the bracketed keywords of a name.
fn untagged<'a>(card: &CardRef, name: &str, catalog: &'a Catalog) -> Result<Found<'a>, Miss<'a>> {
    let as_is = || catalog.find(card.print.as_ref(), Some(name));
    // The embedded table is read; a test holds it to its form.
    let Ok(names) = KeywordNames::embedded() else { return as_is() };
    let mut rest = name.to_owned();
    while let Some((before, (tag, after))) =
        rest.split_once('[').and_then(|(before, tail)| tail.split_once(']').map(|tail| (before, tail)))
    {
        if names.tag(tag).is_none() {
            return as_is();
        }
        rest = format!("{} {}", before.trim(), after.trim());
    }
    let rest = rest.trim();
    catalog.find(card.print.as_ref(), (!rest.is_empty()).then_some(rest))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck;

    #[test]
    fn a_card_that_nobody_knows_is_missed_on_every_line_alike() {
        let deck = deck::read(&"4 BT1-999 Scheming Champa\n4 BT1-006\n".repeat(3)).readings.remove(0).deck;
        let catalog = Catalog::embedded();
        let resolution = resolve(&deck, &catalog);
        let near = |missed: &Missed<'_>| match &missed.miss {
            Miss::UnknownNumber(near) => near.iter().map(|entry| entry.card.number.clone()).collect::<Vec<_>>(),
            other => panic!("{other:?}"),
        };
        let near: Vec<_> = resolution.missed.iter().map(near).collect();
        assert_eq!((near.len(), resolution.lines.len()), (3, 3));
        assert!(!near[0].is_empty() && near.iter().all(|of| *of == near[0]), "{near:?}");
    }

    #[test]
    fn leaders_and_z_cards_find_their_section_by_kind() {
        let catalog = Catalog::embedded();
        let reading = deck::read("1 BT1-001\n4 BT1-005\n1 BT22-007\n").readings.remove(0);
        let resolution = resolve(&reading.deck, &catalog);
        let sections: Vec<Section> = resolution.lines.iter().map(|line| line.section).collect();
        assert_eq!(sections, [Section::Leader, Section::Main, Section::Z]);
    }

    #[test]
    fn two_counts_on_a_line_are_refused_unless_one_ends_the_name() {
        let catalog = Catalog::embedded();
        let missed = |text: &str| {
            let reading = deck::read(text).readings.remove(0);
            resolve(&reading.deck, &catalog).missed.len() + reading.problems.len()
        };
        for text in [
            "2 cost: 4 BT1-014",
            "4 cards: 3 BT1-014",
            "1 - 4 BT1-014",
            "3 of 4 BT1-014",
            "60 cards: 4 BT1-014",
            "BT1-014 #4",
            "4 BT1-019 Botamo di Universe 6 6 Cabba",
        ] {
            assert_eq!(missed(text), 1, "{text}");
        }
        for text in [
            "2 Botamo of Universe 6 BT1-019",
            "2 Botamo of Universe 6 [BT1-019]",
            "4 BT1-014",
            // A digit of the card's own name is no count, whatever stands beside it.
            "4 BT1-019 Botamo di Universe 6 foil",
            "BT1-019 Botmo of Universe 6",
            "10x Kamehameha (BT4-096) x4",
            "4 copies of Botamo of Universe 6 (BT1-019)",
        ] {
            assert_eq!(missed(text), 0, "{text}");
        }
    }

    #[test]
    fn a_promo_stands_behind_its_name_like_any_card() {
        let catalog = Catalog::embedded();
        let entry = catalog.get(&"P-002".parse().expect("a number")).expect("a card");
        let name = entry.card.name();
        for line in [
            format!("4 {name} (P-002)"),
            format!("4 {name} P-002"),
            format!("4 {name} - P-002"),
            format!("{name} P-002 x4"),
            format!("4 {name} (P) 002"),
        ] {
            let reading = deck::read(&line).readings.remove(0);
            let resolution = resolve(&reading.deck, &catalog);
            let found: Vec<_> =
                resolution.lines.iter().map(|line| (&line.entry.card.number, line.line.count)).collect();
            assert_eq!(found, [(&entry.card.number, 4)], "{line}");
        }
    }

    #[test]
    fn two_strokes_behind_a_name_begin_a_comment_unless_a_name_stands_behind_them() {
        let catalog = Catalog::embedded();
        let found = |text: &str| {
            let reading = deck::read(text).readings.remove(0);
            let resolution = resolve(&reading.deck, &catalog);
            match resolution.missed.first().map(|missed| &missed.miss) {
                Some(Miss::Ambiguous(_)) => "several",
                Some(_) => "none",
                None if resolution.lines[0].odd_name => "odd",
                None => "one",
            }
        };
        for (text, expected) in [
            ("4 Scheming Champa // 2 in the side", "one"),
            ("4 BT1-006 Scheming Champa // why not", "one"),
            ("1 Champa // God of Destruction Champa", "one"),
            ("4 Son Goku // why not", "several"),
            ("4 Scheming Champa // Saiyan Cabba", "none"),
            ("4 Scheming Champa // 4x Saiyan Cabba", "none"),
            ("1 BT1-001 Champa // God of Destruction Chmpa", "odd"),
        ] {
            assert_eq!(found(text), expected, "{text}");
        }
    }

    #[test]
    fn words_of_the_side_deck_and_unclear_counts_beside_a_number_are_no_odd_names() {
        let catalog = Catalog::embedded();
        let found = |text: &str| {
            let reading = deck::read(text).readings.remove(0);
            let resolution = resolve(&reading.deck, &catalog);
            match resolution.missed.first().map(|missed| &missed.miss) {
                Some(Miss::Crowded(Some(_))) => "crowded",
                Some(Miss::Uncounted(_)) => "uncounted",
                Some(_) => "other",
                None => "known",
            }
        };
        for (text, expected) in [
            ("4 BT1-006 side", "crowded"),
            ("4 BT1-006 - side deck", "crowded"),
            ("4 BT1-006 Scheming Champa, side", "crowded"),
            ("4 BT1-006 S/B", "crowded"),
            ("Side Deck\n4 BT1-006 side", "known"),
            ("1 BT1-001 front side", "known"),
            ("4 BT1-006 my favourite", "known"),
            ("IV BT1-006", "uncounted"),
            ("BT1-006 xxx", "uncounted"),
            ("x BT1-006", "uncounted"),
            ("BT1-006 x", "uncounted"),
            ("4 BT1-006 x", "known"),
            ("BT1-006 Scheming Champa x?", "uncounted"),
            ("BT2-010 = 2", "uncounted"),
            ("10x Kamehameha BT4-096", "uncounted"),
            ("7 Shadow Dragons Assembled BT25-104", "uncounted"),
            ("4 BT4-096 10x Kamehameha", "known"),
            ("BT1-006/111 Scheming Champa 4", "uncounted"),
            ("__2 BT1-019", "uncounted"),
            ("BT1-014 _3", "uncounted"),
            ("BT1-014 Saiyan Cabba_3", "uncounted"),
            ("__4 BT1-006__", "uncounted"),
            ("4 BT1-014 Saiyan Cabba_PR", "known"),
            ("BT1-019 三枚", "uncounted"),
            ("三枚 BT1-014", "uncounted"),
            ("BT1-014 五", "uncounted"),
            ("BT1-014 fünf", "uncounted"),
            ("4枚 BT1-006", "known"),
            ("BT1-006 ×4枚", "known"),
        ] {
            assert_eq!(found(text), expected, "{text}");
        }
    }

    #[test]
    fn the_total_of_a_set_may_stand_behind_a_number() {
        let catalog = Catalog::embedded();
        let found = |text: &str| {
            let reading = deck::read(text).readings.remove(0);
            let resolution = resolve(&reading.deck, &catalog);
            match (resolution.lines.first(), resolution.missed.first().map(|missed| &missed.miss)) {
                (Some(line), _) => format!("{} {} {}", line.line.count, line.entry.card.number, line.odd_name),
                (None, Some(Miss::UnknownName(near))) => {
                    near.iter().map(|entry| entry.card.number.to_string()).collect::<Vec<_>>().join(" ")
                }
                (None, miss) => format!("{miss:?}"),
            }
        };
        for (text, expected) in [
            ("4 BT7-010/131", "4 BT7-010 false"),
            ("BT7-010/131", "1 BT7-010 false"),
            ("4 [SD1-01/05]", "4 SD1-01 false"),
            ("4 BT1-006/111 Scheming Champa", "4 BT1-006 false"),
            ("4 BT1-006/111 Scheming Champa (Foil)", "4 BT1-006 true"),
            ("4 BT1-006/111 Scheming Champa UC", "4 BT1-006 true"),
            ("BT1-006/111 Scheming Champa (Foil)", "1 BT1-006 true"),
            // That set has fewer cards.
            ("4 BT1-006/131", "BT1-006"),
            ("BT1-006/131", "BT1-006"),
            // It may be two cards.
            ("4 BT1-006/007", "BT1-006"),
            ("4 BT1-006/7", "BT1-006"),
            ("4 BT1-006*", "BT1-006"),
            ("4 BT1-006-EN", "BT1-006"),
            ("4 BT1-006SM", "BT1-006"),
        ] {
            assert_eq!(found(text), expected, "{text}");
        }
    }

    #[test]
    fn a_name_and_its_number_on_two_lines_count_no_card_twice() {
        let catalog = Catalog::embedded();
        let found = |text: &str| {
            let reading = deck::read(text).readings.remove(0);
            let resolution = resolve(&reading.deck, &catalog);
            let copies = resolution.lines.iter().map(|line| line.line.count).sum::<u32>();
            (copies, resolution.missed.iter().filter(|missed| missed.is_uncounted()).count())
        };
        for text in [
            "Scheming Champa\nBT1-006\n",
            "BT1-006\nScheming Champa\n",
            "Scheming Champa\nBT1-006\nx4\n",
            "BT1-006\nScheming Champa\n4\n",
            "Scheming Champa\n1 BT1-006\n",
            "1 BT1-006\nScheming Champa\n",
            // Many cards have that name.
            "Son Goku\nBT1-060\n",
        ] {
            assert_eq!(found(text), (1, 1), "{text}");
        }
        assert_eq!(found(&"Scheming Champa\nBT1-006\n".repeat(25)), (25, 25));
        // The number may have the total of its set behind it.
        assert_eq!(found("Scheming Champa\nBT1-006/111\n"), (1, 1));
        assert_eq!(found("4 Scheming Champa\nBT1-006/111\n"), (1, 1));
        // Each number stands above its name.
        assert_eq!(found("BT1-014\nx4 Saiyan Cabba\nBT1-006\n"), (1, 1));
        assert_eq!(found("Scheming Champa\nBT1-006\nSaiyan Cabba\nBT1-014\n"), (2, 2));
        for text in ["4 Scheming Champa\nBT1-006\n", "1 Scheming Champa\n3 BT1-006\n", "Scheming Champa\n\n3 BT1-006\n"]
        {
            assert_eq!(found(text), (4, 0), "{text}");
        }
        assert_eq!(found("Scheming Champa\nBT1-014\n"), (2, 0));
    }

    #[test]
    fn the_whole_name_of_another_card_beside_a_number_disagrees_whatever_stands_beside_it() {
        let catalog = Catalog::embedded();
        let found = |text: &str| {
            let reading = deck::read(text).readings.remove(0);
            let resolution = resolve(&reading.deck, &catalog);
            match resolution.missed.first().map(|missed| &missed.miss) {
                Some(Miss::Disagree(cards)) => {
                    cards.iter().map(|entry| entry.card.number.to_string()).collect::<Vec<_>>().join(" ")
                }
                Some(miss) => format!("{miss:?}"),
                None if resolution.lines[0].odd_name => "odd".to_owned(),
                None => "fits".to_owned(),
            }
        };
        for text in [
            "4 BT1-006 Saiyan Cabba",
            "4 BT1-006 Saiyan Cabba (Foil)",
            "4 BT1-006 Saiyan Cabba SR",
            "4 BT1-006 Saiyan Cabba [R]",
            "4 BT1-006 Saiyan Cabba - Foil",
            "4 BT1-006 Saiyan Cabba, foil",
            "4 BT1-006 Saiyan Cabba (alt art, from a friend)",
            "4 Red BT1-006 Saiyan Cabba",
            "count,number,name\n4,BT1-006,Saiyan Cabba (Foil)\n",
        ] {
            assert_eq!(found(text), "BT1-006 BT1-014", "{text}");
        }
        for text in [
            "4 BT1-006 Scheming Champa (Saiyan Cabba)",
            "4 BT1-006 Champa l'Intrigante",
            "4 BT1-006 as good as Saiyan Cabba",
            "4 BT1-025 L'assistenza di Vados",
            "4 BT1-006 foil",
        ] {
            assert_eq!(found(text), "odd", "{text}");
        }
    }

    #[test]
    fn keywords_noted_behind_a_name_are_no_part_of_it() {
        let catalog = Catalog::embedded();
        for text in ["4 Scheming Champa [Supremo]", "4 BT1-006 Scheming Champa [Bloqueur]"] {
            let reading = deck::read(text).readings.remove(0);
            let resolution = resolve(&reading.deck, &catalog);
            assert!(resolution.lines.iter().any(|line| !line.odd_name), "{text}");
        }
    }

    #[test]
    fn a_line_that_two_sections_share_stays_in_both() {
        let catalog = Catalog::embedded();
        let reading = deck::read("main:\n- &fish 2 BT1-006\nside:\n- *fish\n").readings.remove(0);
        let deck = resolve(&reading.deck, &catalog).canonical(&reading.deck);
        let sections: Vec<_> = deck.lines.iter().map(|line| line.section).collect();
        assert_eq!(sections, [Some(Section::Main), Some(Section::Side)]);
    }

    #[test]
    fn a_name_in_the_leader_section_is_a_leaders() {
        let catalog = Catalog::embedded();
        let reading = deck::read("Leader: God of Destruction Champa\n").readings.remove(0);
        let resolution = resolve(&reading.deck, &catalog);
        assert!(resolution.lines.iter().all(|line| line.entry.card.kind == Kind::Leader));
        let reading = deck::read("Leader: Son Goku\n").readings.remove(0);
        let resolution = resolve(&reading.deck, &catalog);
        let Miss::Ambiguous(all) = &resolution.missed[0].miss else { panic!("several leaders are called that") };
        assert!(all.iter().all(|entry| entry.card.kind == Kind::Leader));
    }

    #[test]
    fn the_canonical_list_names_every_card() {
        let catalog = Catalog::embedded();
        let reading = deck::read("champa, scheming\n4 scheming champa\n2 bt1-006_pr\n").readings.remove(0);
        let deck = resolve(&reading.deck, &catalog).canonical(&reading.deck);
        let says: Vec<String> =
            deck.lines.iter().filter_map(|line| line.card.print.as_ref()).map(ToString::to_string).collect();
        assert_eq!(says, ["BT1-006", "BT1-006_PR"]);
        assert_eq!(deck.lines[0].section, Some(Section::Main));
    }
}
