//! The screen as a value: what is open and chosen, and what a key makes of it. It reads and writes nothing.

use ratatui::layout::{Rect, Size};

use super::draft::{Draft, Not, label};
use super::key::{Effect, Key};
use super::layout::{Pane, Panes, page_lines, page_room};
use super::typed::Input;
use crate::ability::KeywordNames;
use crate::card::{Card, CardNumber};
use crate::catalog::Entry;
use crate::language::{Lang, Message, say};
use crate::report::card::{self, Skilled};
use crate::report::printed;
use crate::wording::Wording;

/// What lies over the panes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Over {
    Nothing,
    /// Something to read, from a line on.
    Page {
        title: String,
        text: String,
        from: usize,
    },
    /// Whether to save before the end.
    Leaving,
}

/// What was said last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Said {
    pub(super) text: String,
    /// Something could not be done.
    pub(super) is_bad: bool,
}

/// What a search has found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) cards: Vec<Card>,
    /// Cards that may be meant: skills of theirs are not known.
    pub(super) open: usize,
}

/// Why a search is none: the words for it, and the place in its text, in bytes, where there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Unfound {
    pub(super) why: String,
    pub(super) at: Option<usize>,
}

/// How writing the list went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Saved {
    /// The file holds it; words of warning, if any.
    Done(Option<String>),
    /// The same, and the file had been gone.
    Anew(Option<String>),
    /// No file can be where it was: the list lies where this says.
    Kept(Message),
    /// Others have changed the file, or made it, since it was read.
    Changed,
    /// It could not be written.
    Failed(String),
}

/// The screen.
pub(super) struct Screen<'j> {
    draft: Draft<'j>,
    names: &'j KeywordNames,
    /// What the user calls the file.
    pub(super) name: String,
    pub(super) size: Size,
    pub(super) focus: Pane,
    /// Signs go to the search.
    pub(super) typing: bool,
    pub(super) input: Input,
    pub(super) found: Found,
    /// Why the search as it stands is none: what was found before stays to be seen.
    pub(super) unfound: Option<Unfound>,
    /// Which of the cards that were found, of the rows and of the problems are chosen.
    pub(super) card: usize,
    pub(super) row: usize,
    pub(super) problem: usize,
    pub(super) over: Over,
    pub(super) said: Said,
    /// Saving is the last thing to do.
    leaving: bool,
}

impl<'j> Screen<'j> {
    /// The screen with a list in it.
    pub(super) fn new(draft: Draft<'j>, names: &'j KeywordNames, name: String, size: Size) -> Self {
        let is_new = draft.file().is_none();
        let said = if is_new {
            Said { text: say!("screen-new", file = &name).text(draft.lang()), is_bad: false }
        } else {
            Said::default()
        };
        Self {
            draft,
            names,
            name,
            size,
            focus: if is_new { Pane::Search } else { Pane::Deck },
            typing: is_new,
            input: Input::default(),
            found: Found::default(),
            unfound: None,
            card: 0,
            row: 0,
            problem: 0,
            over: Over::Nothing,
            said,
            leaving: false,
        }
    }

    /// Says something more as it is opened.
    pub(super) fn remark(&mut self, message: &Message) {
        let said = [std::mem::take(&mut self.said.text), message.text(self.lang())];
        self.said.text = said.join(if said[0].is_empty() { "" } else { ". " });
    }

    pub(super) fn draft(&self) -> &Draft<'j> {
        &self.draft
    }

    pub(super) fn lang(&self) -> Lang {
        self.draft.lang()
    }

    /// Whether the program plays the game of the list: then its cards have the words of the hint.
    pub(super) fn plays(&self) -> bool {
        self.draft.catalog().game().reads_skills()
    }

    fn panes(&self) -> Option<Panes> {
        Panes::of(Rect::from((ratatui::layout::Position::ORIGIN, self.size)), self.focus)
    }

    fn say(&mut self, message: &Message) {
        self.said = Said { text: message.text(self.lang()), is_bad: false };
    }

    fn refuse(&mut self, text: String) {
        self.said = Said { text, is_bad: true };
    }

    /// What a key does.
    pub(super) fn press(&mut self, key: Key) -> Effect {
        self.said = Said::default();
        match key {
            Key::Ctrl('c') => return self.leave(),
            Key::Ctrl('s') => return Effect::Save,
            _ => {}
        }
        match self.over {
            Over::Nothing => {}
            Over::Page { .. } => return self.turn_page(&key),
            Over::Leaving => return self.answer(&key),
        }
        match key {
            Key::Paste(text) => {
                (self.focus, self.typing) = (Pane::Search, true);
                self.type_in(|input| input.insert(&text))
            }
            Key::Tab | Key::BackTab => {
                self.focus = self.focus.beside(if key == Key::Tab { 1 } else { 2 });
                self.typing = false;
                Effect::None
            }
            Key::Up | Key::Down | Key::PageUp | Key::PageDown => self.go(&key),
            key if self.typing => self.typed(&key),
            key => self.command(&key),
        }
    }

    /// A key while signs go to the search.
    fn typed(&mut self, key: &Key) -> Effect {
        match key {
            Key::Char(c) => {
                let c = *c;
                self.type_in(|input| input.insert(c.encode_utf8(&mut [0; 4])))
            }
            Key::Backspace => self.type_in(Input::backspace),
            Key::Delete => self.type_in(Input::delete),
            Key::Ctrl('u') => self.type_in(Input::clear_before),
            Key::Ctrl('w') => self.type_in(Input::delete_word),
            Key::Left => self.type_in(Input::left),
            Key::Right => self.type_in(Input::right),
            Key::Home | Key::Ctrl('a') => self.type_in(Input::home),
            Key::End | Key::Ctrl('e') => self.type_in(Input::end),
            Key::Enter | Key::Esc => {
                self.typing = false;
                Effect::None
            }
            _ => Effect::None,
        }
    }

    /// Changes what is searched for; where it is something else then, it is looked for.
    fn type_in(&mut self, change: impl FnOnce(&mut Input)) -> Effect {
        let before = self.input.text().to_owned();
        change(&mut self.input);
        if self.input.text() == before { Effect::None } else { Effect::Look(self.input.text().to_owned()) }
    }

    /// A key while it is a command.
    fn command(&mut self, key: &Key) -> Effect {
        match key {
            Key::Char('q') => return self.leave(),
            Key::Char('s') => return Effect::Save,
            Key::Char('R') => return Effect::Load,
            Key::Char('/') => (self.focus, self.typing) = (Pane::Search, true),
            Key::Char('?') => {
                let parts = [
                    say!("screen-help-all"),
                    say!("screen-help-cards"),
                    say!("screen-help-search"),
                    say!("screen-help-problems"),
                    say!("screen-help-line"),
                ];
                let text = parts.map(|part| part.text(self.lang())).join("\n\n");
                self.over = Over::Page { title: say!("screen-help-title").text(self.lang()), text, from: 0 };
            }
            Key::Char('u') => {
                let undone = self.draft.undo();
                self.tell(undone, |done| say!("screen-undone", done = done));
            }
            Key::Char('U') | Key::Ctrl('r') => {
                let redone = self.draft.redo();
                self.tell(redone, |done| say!("screen-redone", done = done));
            }
            Key::Char('+' | '=') => self.more(),
            Key::Char('-' | '_') | Key::Delete => self.fewer(),
            Key::Char('m') if self.focus == Pane::Deck => {
                let done = self.draft.pass_on(self.row);
                self.tell(done, |done| say!("screen-done", done = done));
            }
            Key::Char('j') => return self.go(&Key::Down),
            Key::Char('k') => return self.go(&Key::Up),
            Key::Char('g') | Key::Home => self.choose(0),
            Key::Char('G') | Key::End => self.choose(usize::MAX),
            Key::Enter => self.open(),
            _ => {}
        }
        Effect::None
    }

    /// Tells what was done, and chooses what is there now.
    fn tell(&mut self, done: Result<String, Not>, words: impl FnOnce(String) -> Message) {
        match done {
            Ok(done) => self.say(&words(done)),
            Err(not) => self.refuse(not.message().text(self.lang())),
        }
        self.settle();
    }

    /// Nothing is chosen that is not there.
    fn settle(&mut self) {
        let seen = self.draft.seen();
        let within = |at: usize, all: usize| at.min(all.saturating_sub(1));
        self.row = within(self.row, seen.rows.len());
        self.problem = within(self.problem, seen.problems.len());
        self.card = within(self.card, self.found.cards.len());
    }

    /// The card that is chosen among those that were found.
    fn found_card(&self) -> Option<&'j Entry> {
        self.draft.catalog().get(&self.found.cards.get(self.card)?.number)
    }

    fn more(&mut self) {
        let (done, number) = match self.focus {
            Pane::Search => {
                let Some(entry) = self.found_card() else { return };
                (self.draft.add(entry), Some(entry.card.number.clone()))
            }
            Pane::Deck if self.row < self.draft.seen().rows.len() => (self.draft.more(self.row), None),
            Pane::Deck | Pane::Problems => return,
        };
        self.tell(done, |done| say!("screen-done", done = done));
        if let Some(number) = number {
            self.choose_row(&number);
        }
    }

    fn fewer(&mut self) {
        let done = match self.focus {
            Pane::Search => {
                let Some(entry) = self.found_card() else { return };
                self.draft.take(entry)
            }
            Pane::Deck if self.row < self.draft.seen().rows.len() => self.draft.fewer(self.row),
            Pane::Deck | Pane::Problems => return,
        };
        self.tell(done, |done| say!("screen-done", done = done));
    }

    /// The row of a card is the one that is chosen.
    fn choose_row(&mut self, number: &CardNumber) {
        let rows = &self.draft.seen().rows;
        let is_it = |card: &super::draft::Known| card.number == *number;
        self.row = rows.iter().position(|row| row.card.as_ref().is_some_and(is_it)).unwrap_or(self.row);
    }

    /// What is chosen in the pane, and how much there is to choose from.
    fn chosen(&mut self) -> (&mut usize, usize) {
        let seen = self.draft.seen();
        match self.focus {
            Pane::Search => (&mut self.card, self.found.cards.len()),
            Pane::Deck => (&mut self.row, seen.rows.len()),
            Pane::Problems => (&mut self.problem, seen.problems.len()),
        }
    }

    fn choose(&mut self, at: usize) {
        let (chosen, all) = self.chosen();
        *chosen = at.min(all.saturating_sub(1));
    }

    fn go(&mut self, key: &Key) -> Effect {
        let page = self.panes().map_or(1, |panes| panes.rows(self.focus)).max(2) - 1;
        let (chosen, _) = self.chosen();
        let to = match key {
            Key::Up => chosen.saturating_sub(1),
            Key::Down => *chosen + 1,
            Key::PageUp => chosen.saturating_sub(page),
            _ => *chosen + page,
        };
        self.choose(to);
        Effect::None
    }

    /// Opens what is chosen: the card, or the line of a problem.
    fn open(&mut self) {
        let seen = self.draft.seen();
        let entry = match self.focus {
            Pane::Search => self.found_card(),
            Pane::Deck => {
                let card = seen.rows.get(self.row).and_then(|row| row.card.as_ref());
                card.and_then(|card| self.draft.catalog().get(&card.number))
            }
            Pane::Problems => {
                match seen.problems.get(self.problem).map(|problem| problem.row) {
                    Some(Some(row)) => (self.focus, self.row) = (Pane::Deck, row),
                    Some(None) => self.say(&say!("screen-no-line")),
                    None => {}
                }
                return;
            }
        };
        if let Some(entry) = entry {
            let wording = Wording::new(self.names, self.lang());
            let game = self.draft.catalog().game();
            let text = if game.reads_skills() {
                card::show(entry, Skilled::Words, wording)
            } else {
                printed::show(entry, game, wording)
            };
            let text = anstream::adapter::strip_str(&text).to_string();
            // Its first line is the title.
            let text = text.split_once('\n').map_or_else(String::new, |(_, facts)| facts.to_owned());
            self.over = Over::Page { title: label(entry), text, from: 0 };
        }
    }

    /// A key while there is a page to read.
    fn turn_page(&mut self, key: &Key) -> Effect {
        let Over::Page { text, from, .. } = &mut self.over else { return Effect::None };
        let room = page_room(self.size);
        let last = page_lines(text, self.size.width).len().saturating_sub(room);
        let to = match key {
            Key::Up | Key::Char('k') => from.saturating_sub(1),
            Key::Down | Key::Char('j') => *from + 1,
            Key::PageUp => from.saturating_sub(room),
            Key::PageDown | Key::Char(' ') => *from + room,
            Key::Home | Key::Char('g') => 0,
            Key::End | Key::Char('G') => last,
            Key::Esc | Key::Enter | Key::Char('q' | '?') => {
                self.over = Over::Nothing;
                return Effect::None;
            }
            _ => *from,
        };
        *from = to.min(last);
        Effect::None
    }

    fn leave(&mut self) -> Effect {
        if !self.draft.is_changed() {
            return Effect::Quit;
        }
        self.over = Over::Leaving;
        Effect::None
    }

    /// A key while it is asked whether to save.
    fn answer(&mut self, key: &Key) -> Effect {
        match key {
            Key::Char('s' | 'S') => {
                self.leaving = true;
                Effect::Save
            }
            Key::Char('d' | 'D') => Effect::Quit,
            Key::Esc | Key::Char('q' | 'n') => {
                self.over = Over::Nothing;
                Effect::None
            }
            _ => Effect::None,
        }
    }

    /// What a search has found, if that is still what is searched for.
    pub(super) fn found(&mut self, text: &str, found: Result<Found, Unfound>) {
        if text != self.input.text() {
            return;
        }
        match found {
            Ok(found) => {
                (self.found, self.unfound, self.card) = (found, None, 0);
            }
            Err(unfound) => self.unfound = Some(unfound),
        }
        self.settle();
    }

    /// How writing the list went.
    pub(super) fn saved(&mut self, saved: Saved) -> Effect {
        let leaving = std::mem::take(&mut self.leaving);
        if leaving {
            self.over = Over::Nothing;
        }
        let (warning, said) = match saved {
            Saved::Done(warning) => (warning, say!("screen-saved", file = &self.name)),
            Saved::Anew(warning) => (warning, say!("screen-saved-anew", file = &self.name)),
            Saved::Kept(kept) => {
                self.refuse(kept.text(self.lang()));
                return if leaving { Effect::Quit } else { Effect::None };
            }
            Saved::Changed => {
                self.refuse(say!("screen-changed", file = &self.name).text(self.lang()));
                return Effect::None;
            }
            Saved::Failed(why) => {
                self.refuse(why);
                return Effect::None;
            }
        };
        let text = self.draft.text().to_owned();
        self.draft.saved(text);
        self.say(&said);
        if let Some(warning) = warning {
            self.refuse(warning);
        } else if leaving {
            return Effect::Quit;
        }
        Effect::None
    }

    /// What the file holds now.
    pub(super) fn loaded(&mut self, text: Result<String, String>) {
        match text {
            Ok(text) if Some(text.as_str()) == self.draft.file() => {
                self.say(&say!("screen-as-read", file = &self.name));
            }
            Ok(text) => {
                let loaded = self.draft.loaded(text).map(|()| self.name.clone());
                self.tell(loaded, |file| say!("screen-loaded", file = file));
            }
            Err(why) => self.refuse(why),
        }
    }
}
