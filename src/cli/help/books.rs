//! Games, their rulebooks, and what is checked by them.

use super::Page;
use crate::card::{Game, Section};
use crate::catalog::Catalog;
use crate::language::Lang;
use crate::legality::CHECKS;
use crate::ruleset::{Applies, CopyKey, DEFAULT, EMBEDDED, Procedure, Ruleset, SectionRule};
use crate::wording;

/// What is checked.
pub(super) fn checks(lang: Lang) -> Page {
    let rows = CHECKS.iter().map(|check| {
        let first = check.doc_in(lang).lines().next().unwrap_or_default().trim();
        (format!("{} {}", check.code, check.name), first)
    });
    Page::default()
        .text("Every problem of a list is reported, one cause once. `scouter explain CODE` says what is checked, why, and how to mend it.")
        .rows(rows)
}

/// The rulebooks, and what each of them asks of a list.
pub(super) fn editions(lang: Lang) -> Page {
    let mut page = Page::default().text(format!(
        "--rules EDITION names the rulebook; without it holds what a list says, else the setting `rules`, else {DEFAULT}. The part \
         behind the game is enough: --rules 4.00. A ruleset of your own is a file of YAML: --rules mine.yaml."
    ));
    for (id, _) in EMBEDDED {
        // The files in the program are whole: a test reads each of them.
        let Ok(edition) = Ruleset::embedded(id) else { continue };
        page = page.title(format!("{id}: {}", edition.title.text(lang))).rows(facts(&edition, lang));
    }
    page.text(
        "Every verdict names the edition, and the day of its ban list or that none applies. A note says so where nobody names a day \
         and a newer list is known, and where the event is more than 120 days after the newest entry.",
    )
}

fn facts(edition: &Ruleset, lang: Lang) -> Vec<(&'static str, String)> {
    let part = |rule: &SectionRule| {
        let cards = match (rule.min, rule.max) {
            (least, most) if least == most => least.to_string(),
            (0, u32::MAX) => "any number".to_owned(),
            (least, u32::MAX) => format!("{least} or more"),
            (least, most) => format!("{least}-{most}"),
        };
        format!("{} {cards}", rule.id.id())
    };
    let over = |sections: &[Section]| sections.iter().map(|section| section.id()).collect::<Vec<_>>().join(" and ");
    let copies = edition.copies.iter().map(|rule| {
        let by = match rule.key {
            CopyKey::Number => "number",
            CopyKey::Name => "name",
        };
        format!("{} by {by} in {}", rule.max, over(&rule.over))
    });
    let caps = edition.caps.iter().map(|cap| format!("[{}] {}", wording::keyword(cap.keyword).text(lang), cap.max));
    let mulligan = match edition.opening.mulligan.procedure {
        Procedure::None => "no mulligan",
        Procedure::AnyNumberReshuffled => "any number goes back, the deck is shuffled",
        Procedure::WholeHandReshuffled => "the whole hand goes back or none of it",
        Procedure::AnyNumberToBottom => "any number goes to the bottom",
    };
    let limits = edition.limits.as_ref().map_or_else(
        || "none, unless --list brings one".to_owned(),
        |rule| match rule.applies {
            Applies::Newest => "the newest, or that of --date".to_owned(),
            Applies::DayOfEdition => "that of the edition's day, or of --date".to_owned(),
            Applies::OnRequest => "none, unless --date asks for one".to_owned(),
        },
    );
    let played = if edition.play.is_some() { "by the whole manual" } else { "checked, drawn and counted; not played" };
    let played = match edition.game {
        Game::Exo => "by the whole book, with a table of its cards",
        Game::ForceOfWill => "by the quick sheet, with a table of its cards, as far as their text is understood",
        Game::Yugioh => "by the whole book, with a table of its cards, as far as their text is understood",
        Game::Dbscg => played,
    };
    let facts = [
        edition.date.map(|day| ("day", day.to_string())),
        Some(("parts", edition.sections.iter().map(part).collect::<Vec<_>>().join(", "))),
        Some(("copies", copies.collect::<Vec<_>>().join("; "))),
        Some(("caps", caps.collect::<Vec<_>>().join(", "))).filter(|(_, caps)| !caps.is_empty()),
        Some(("opening", format!("{} cards, {mulligan}", edition.opening.hand.cards))),
        Some(("ban list", limits)),
        Some(("games", played.to_owned())),
    ];
    facts.into_iter().flatten().collect()
}

/// The games.
pub(super) fn games() -> Page {
    let rows = Game::ALL.map(|game| {
        let cards = Catalog::of_game(game, Vec::new()).numbers().len();
        let cards = match cards {
            0 => "no cards inside the program: bring a table along (`scouter help tables`)".to_owned(),
            cards => format!("{cards} cards inside the program, what they do included"),
        };
        let edition = Ruleset::of_game(game);
        (game.id(), format!("{}; by {edition} unless told otherwise; {cards}", game.title()))
    });
    Page::default()
        .text("The same commands serve them all. The game follows from the notation, from the cards, or from --rules.")
        .rows(rows)
        .text(
            "What cards do is played of the first, and of the others with a table that says it; of all of them are checked lists, drawn hands, exact odds, conversions and sheets. `scouter help editions` has their rulebooks.",
        )
}
