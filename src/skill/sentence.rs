//! Sentences: clauses one after the other, under conditions and offers.
//!
//! A *run* is clauses that are joined. A *part* is a run, or something that reaches over all that follows in its part: "if X, …",
//! "you may …" with the "if you do" after it, "at the end of the turn, …", "choose one - …". Semicolons stand between parts.
//!
//! Sentences, parts and runs are read and said by hand: a list of instructions does not tell where one ends and the next begins,
//! so saying tries all of it at once, and goes on from each place only one time.

use super::cards::for_each;
use super::condition::{AfterDash, condition, roles};
use super::done::by_condition;
use super::duration::{moment, until};
use super::effect::{self, offers};
use super::phrase::{
    Ahead, AnyOf, At, Block as BlockOf, Deeper, Exactly, Idle, Mapped, Nothing, Only, Page, Phrase, Row, Spoken, Tacit,
    Ways, Within, phrase,
};
use super::trigger::{events, when};
use crate::ability::{
    Area, Block, Cards, Change, Choose, Condition, Destination, Effect, Filter, Name, Trigger, Who, choices_written_out,
};

/// What stands between two clauses of a run.
const JOINS: &[&str] =
    &[", and then", ", and additionally,", ", then,", ", then", "and then", "then,", "then", ", and", "and", ","];
/// What may stand before a sentence that goes on.
const GOES_ON: &[&str] =
    &["then,", "then", "additionally,", "additionally", "afterwards,", "after that,", "in addition,", "also,"];
/// What begins a sentence that is about what comes after.
const THEN: &[&str] = &["then,", "then"];
/// What begins the second part of an offer, if it was taken.
const IF_DONE: &[&str] = &[
    ". if you do so,",
    ". if you do,",
    ", and if you do,",
    ", and if you did,",
    "; if you do,",
    ", if you do,",
    "and if you do,",
    ". if you did,",
    ". if you do so",
    ". if you do",
];
/// What begins the second part of a condition.
const OTHERWISE: AnyOf = AnyOf(&[
    ". otherwise,",
    ". if it is any other card,",
    ", otherwise,",
    "; otherwise,",
    ", otherwise",
    ". if not,",
    ", and if not,",
    ", if not,",
]);
/// What some cards print before an effect that lasts or is put off; it says nothing more.
const ACTIVATE: &[&str] = &["activate this skill.", "activate this skill,"];
/// What begins an option.
const BULLET: &str = "・";

/// All sentences to the end of the text.
pub(super) fn read(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let ways = sentences(page, page.skip(at, ACTIVATE)).into_iter();
    ways.filter(|(_, at)| page.is_end(*at)).collect()
}

/// All places where the text may end that says these effects.
pub(super) fn says(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    says_sentences(effects, page, page.skip(at, ACTIVATE)).into_iter().filter(|at| page.is_end(*at)).collect()
}

/// Sentences up to an end, or to where a new option begins.
fn sentences(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let mut open = vec![(Vec::new(), false, false, at)];
    while let Some((effects, under, doubt, at)) = open.pop() {
        for (effects, at) in instead_of_last(&effects, page, at) {
            let end = page.lit(at, ".").unwrap_or(at);
            if ends_here(page, end) {
                ways.push((effects, end));
            } else if end != at {
                open.push((effects, false, false, page.skip(end, GOES_ON)));
            }
        }
        for (more, at) in page.deeper(|| sentence(page, at)) {
            let under = under || (is_gate(&effects) && speaks_of_chosen(&effects, &more));
            if doubt && !asks_of(&effects, &more) {
                continue;
            }
            let effects = match asked_within(&effects, &more) {
                Some(effects) => effects,
                None if under => under_it(&effects, &more),
                None => page.longer(&effects, more),
            };
            let end = page.lit(at, ".").unwrap_or(at);
            if ends_here(page, end) {
                ways.push((effects, end));
            } else if end != at && !is_in_doubt(&effects, page, end) {
                let under = is_gate(&effects) && page.sees(end, THEN);
                let doubt = is_put_off(&effects, page, end);
                open.push((effects, under, doubt, page.skip(end, GOES_ON)));
            }
        }
    }
    ways
}

phrase! {
    /// The condition, and what may be done instead then.
    fn swap() -> (Condition, Block) {
        ((asked, act)) => ["if" {asked: condition()} "," ("you may" | "you can") {act: BlockOf(joined_clauses())} "instead"];
    }
}

/// An instruction, or where it is so and the player likes, another.
fn swapped(effect: &Effect, (asked, act): (Condition, Block)) -> Option<Effect> {
    let kept: Block = [effect.clone()].into();
    let either = [Effect::Unless(Who::You, act, kept.clone())].into();
    matches!(effect, Effect::Move(..)).then(|| Effect::If(asked, either, kept))
}

/// What [`swapped`] made it of.
fn unswapped(effect: &Effect) -> Option<(Effect, (Condition, Block))> {
    let Effect::If(asked, either, kept) = effect else { return None };
    let ([Effect::Unless(Who::You, act, _)], [plain]) = (&**either, &**kept) else { return None };
    let parts = (plain.clone(), (asked.clone(), act.clone()));
    (swapped(plain, parts.1.clone()).as_ref() == Some(effect)).then_some(parts)
}

/// What stands in the place of the last of these.
fn instead_of_last(effects: &[Effect], page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let Some((last, before)) = effects.split_last() else { return Ways::new() };
    let swaps = swap().read(page, at).into_iter();
    swaps.filter_map(|(with, at)| Some((page.longer(before, [swapped(last, with)?]), at))).collect()
}

/// Sentences of which one puts something in the place of what the one before it says.
fn says_swapped(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let parted = effects.iter().enumerate().find_map(|(n, effect)| Some((n, unswapped(effect)?)));
    let Some((n, (plain, with))) = parted else { return Vec::new() };
    let before = [&effects[..n], &[plain]].concat();
    let link = |_: &[Effect], at| page.lit(at, ".").map(|end| page.skip(end, GOES_ON));
    let said = beginnings(&before, page, at, &|effects, at| sentences_begun(effects, page, at), &link);
    let ends = whole(&before, said).into_iter().filter_map(|at| page.lit(at, "."));
    let swaps = ends.flat_map(|at| swap().says(&with, page, page.skip(at, GOES_ON)));
    match &effects[n + 1..] {
        [] => swaps.map(|at| page.lit(at, ".").unwrap_or(at)).filter(|at| ends_here(page, *at)).collect(),
        rest => {
            let ends = swaps.filter_map(|at| page.lit(at, "."));
            ends.flat_map(|at| says_sentences(rest, page, page.skip(at, GOES_ON))).collect()
        }
    }
}

/// "If X, A. Then, B." at the head: what is done then is under the condition, too.
fn is_gate(effects: &[Effect]) -> bool {
    matches!(effects, [Effect::If(_, _, no)] if no.is_empty())
}

/// Whether these do something with cards that got a name under the condition: without it there are none.
fn speaks_of_chosen(gate: &[Effect], more: &[Effect]) -> bool {
    if let [Effect::If(_, yes, _)] = gate { speaks_of_named(yes, more) } else { false }
}

/// Whether these speak of cards that got a name there: choose among them, do something with them, ask about them.
fn speaks_of_named(block: &[Effect], more: &[Effect]) -> bool {
    fn mentions(cards: &Cards, names: &[Name]) -> bool {
        match cards {
            Cards::Named(name) => names.contains(name),
            Cards::Chosen(choose) => is_among(choose, names),
            Cards::Each(parts) => parts.iter().any(|part| mentions(part, names)),
            _ => false,
        }
    }
    fn is_among(choose: &Choose, names: &[Name]) -> bool {
        choose.from.among.as_ref().is_some_and(|pool| names.contains(pool))
    }
    let name = |effect: &'_ Effect| match effect {
        Effect::Choose(choose) => Some(choose.name.clone()),
        Effect::Name(name, _) => Some(name.clone()),
        _ => None,
    };
    let names: Vec<Name> = block.iter().filter_map(name).collect();
    let speaks = |effect: &Effect| match effect {
        Effect::Choose(choose) => is_among(choose, &names),
        Effect::If(Condition::Are(cards, _), ..) => mentions(cards, &names),
        effect => effect.cards().into_iter().any(|cards| mentions(cards, &names)),
    };
    more.iter().any(speaks)
}

/// More effects under a condition.
fn under_it(gate: &[Effect], more: &[Effect]) -> Vec<Effect> {
    match gate {
        [Effect::If(asked, yes, no)] => vec![Effect::If(asked.clone(), [yes, more].concat().into(), no.clone())],
        effects => [effects, more].concat(),
    }
}

/// "At the end of the turn, A. If X, B." does not say when it is asked for X.
fn is_put_off(effects: &[Effect], page: &Page<'_>, at: At) -> bool {
    matches!(effects.last(), Some(Effect::Later(..))) && page.sees(at, &["if", "then, if", "then if"])
}

/// "At the end of the turn, reveal a card. If that card is red, B, otherwise C.": there is no such card before. Nor is there one
/// without A in "If A, reveal a card. If that card is red, B, otherwise C."
fn asks_of(effects: &[Effect], more: &[Effect]) -> bool {
    let block = effects.last().and_then(within);
    matches!((block, more), (Some(block), [Effect::If(..)]) if speaks_of_named(block, more))
}

/// What is done late, or under a condition.
fn within(effect: &Effect) -> Option<&Block> {
    match effect {
        Effect::Later(_, block) => Some(block),
        Effect::If(_, yes, no) if no.is_empty() => Some(yes),
        _ => None,
    }
}

/// The same with other instructions [within](within) it.
fn with(effect: &Effect, block: Block) -> Option<Effect> {
    match effect {
        Effect::Later(when, _) => Some(Effect::Later(*when, block)),
        Effect::If(asked, _, no) if no.is_empty() => Some(Effect::If(asked.clone(), block, no.clone())),
        _ => None,
    }
}

/// More that is done late or under a condition, if it asks for cards that are known only then.
fn asked_within(effects: &[Effect], more: &[Effect]) -> Option<Vec<Effect>> {
    let (last, before) = effects.split_last().filter(|_| asks_of(effects, more))?;
    let longer = with(last, [within(last)?, more].concat().into())?;
    Some([before, &[longer]].concat())
}

/// "You may A. If you do, B. Then, C." does not say whether C depends on A; where C is a shuffle it makes no difference.
fn is_in_doubt(effects: &[Effect], page: &Page<'_>, at: At) -> bool {
    let offered = |effect: &Effect| matches!(effect, Effect::May(_, then) if !then.is_empty());
    effects.last().is_some_and(|last| last.any(&offered))
        && page.sees(at, THEN)
        && !page.sees(at, &["then, shuffle", "then shuffle"])
}

fn ends_here(page: &Page<'_>, at: At) -> bool {
    page.holds(|| page.rest(at).starts_with(BULLET) || page.is_end(at))
}

fn says_sentences(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let link = |_: &[Effect], at| page.lit(at, ".").map(|end| page.skip(end, GOES_ON));
    let said = beginnings(effects, page, at, &|effects, at| sentences_begun(effects, page, at), &link);
    let ends = whole(effects, said).into_iter().map(|at| page.lit(at, ".").unwrap_or(at));
    let mut places = page.heard(|| {
        [says_gate(effects, page, at), says_asked_within(effects, page, at), says_swapped(effects, page, at)].concat()
    });
    places.extend(ends.filter(|end| ends_here(page, *end)));
    places
}

/// How many of some effects have been said, and where the text that says them may end.
type Begun = Vec<(usize, At)>;

/// The places where all effects have been said.
fn whole(effects: &[Effect], said: Begun) -> Vec<At> {
    said.into_iter().filter(|(n, _)| *n == effects.len()).map(|(_, at)| at).collect()
}

/// Everything that effects can begin with, in pieces with a link between two. What is found of the first effects serves for
/// whatever comes after them: to try each number of effects by itself would go through the same words again for each.
fn beginnings(
    effects: &[Effect],
    page: &Page<'_>,
    at: At,
    pieces: &dyn Fn(&[Effect], At) -> Begun,
    link: &dyn Fn(&[Effect], At) -> Option<At>,
) -> Begun {
    let mut said = Begun::new();
    // The shortest piece comes first: it decides how a text is made.
    let mut open: Begun = pieces(effects, at).into_iter().rev().collect();
    while let Some((n, at)) = open.pop() {
        if said.contains(&(n, at)) {
            continue;
        }
        said.push((n, at));
        if n == effects.len() {
            if page.is_enough(&said) {
                break;
            }
        } else if let Some(next) = link(&effects[..n], at) {
            open.extend(pieces(&effects[n..], next).into_iter().rev().map(|(more, at)| (n + more, at)));
        }
    }
    said.sort_by_key(|(n, _)| *n);
    said
}

/// A condition over several sentences, and what comes after it.
fn says_gate(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let Some((Effect::If(asked, yes, no), after)) = effects.split_first() else { return Vec::new() };
    if !no.is_empty() {
        return Vec::new();
    }
    let mut places = Vec::new();
    for n in 1..yes.len() {
        let first = [Effect::If(asked.clone(), yes[..n].to_vec().into(), Block::default())];
        let ends = says_sentence(&first, page, at).into_iter().filter_map(|at| page.lit(at, "."));
        let then: Vec<At> = ends.map(|at| page.skip(at, GOES_ON)).collect();
        let rest = [&yes[n..], after].concat();
        places.extend(then.into_iter().flat_map(|at| says_sentences(&rest, page, at)));
    }
    places
}

/// What is done late or under a condition in two sentences, of which the second asks for cards of the first, and what comes
/// after it.
fn says_asked_within(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    let asks_last = |effect: &Effect| {
        let (last, first) = within(effect)?.split_last()?;
        let bare = with(effect, first.into())?;
        asks_of(std::slice::from_ref(&bare), std::slice::from_ref(last)).then(|| (bare, last.clone()))
    };
    let parted = effects.iter().enumerate().find_map(|(n, effect)| Some((n, asks_last(effect)?)));
    let Some((n, (bare, last))) = parted else { return Vec::new() };
    let before = [&effects[..n], &[bare]].concat();
    let link = |_: &[Effect], at| page.lit(at, ".").map(|end| page.skip(end, GOES_ON));
    let said = beginnings(&before, page, at, &|effects, at| sentences_begun(effects, page, at), &link);
    let ends = whole(&before, said).into_iter().filter_map(|at| page.lit(at, "."));
    let rest = [std::slice::from_ref(&last), &effects[n + 1..]].concat();
    ends.flat_map(|at| says_sentences(&rest, page, page.skip(at, GOES_ON))).collect()
}

/// Parts with semicolons between them. After a condition only another one may follow: how far it reaches is clear then. What
/// follows "if you do" does so over semicolons too (4.00, 20-16-1).
fn sentence(page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
    let mut ways = Ways::new();
    let mut open: Ways<Vec<Effect>> = Part.read(page, at);
    while let Some((effects, at)) = open.pop() {
        ways.push((effects.clone(), at));
        let Some(next) = page.lit(at, ";") else { continue };
        if !may_follow(&effects, page, next) {
            continue;
        }
        let next = page.skip(next, &["then,", "then", "and"]);
        open.extend(Part.read(page, next).into_iter().map(|(more, at)| (page.longer(&effects, more), at)));
    }
    ways
}

fn may_follow(effects: &[Effect], page: &Page<'_>, at: At) -> bool {
    match effects.last() {
        // A ban on what a player plays hangs on no condition before it (8-5-3-6).
        Some(Effect::If(_, yes, no)) => page.sees(at, &["if", "you can't play"]) && !reaches_on(yes) && !reaches_on(no),
        _ => !reaches_on(effects),
    }
}

/// Whether the last of these hangs on what has been done, or not: what stands behind a semicolon then hangs on it, too.
fn reaches_on(effects: &[Effect]) -> bool {
    match effects.last() {
        Some(Effect::May(_, then)) => !then.is_empty(),
        Some(Effect::Unless(_, _, no)) => !no.is_empty(),
        Some(Effect::Done(..)) => true,
        Some(Effect::If(_, yes, no)) => reaches_on(if no.is_empty() { yes } else { no }),
        Some(Effect::Later(_, block) | Effect::Whenever(_, _, block) | Effect::WhenNext(_, _, block)) => {
            reaches_on(block)
        }
        _ => false,
    }
}

fn says_sentence(effects: &[Effect], page: &Page<'_>, at: At) -> Vec<At> {
    whole(effects, sentences_begun(effects, page, at))
}

/// What [`sentence`] may have read of the first effects.
fn sentences_begun(effects: &[Effect], page: &Page<'_>, at: At) -> Begun {
    let link = |said: &[Effect], at| {
        let next = page.lit(at, ";").filter(|next| may_follow(said, page, *next))?;
        Some(page.skip(next, &["then,", "then", "and"]))
    };
    beginnings(effects, page, at, &|effects, at| parts_begun(effects, page, at), &link)
}

/// A sentence, or what hangs on something that has been done or not.
#[derive(Clone)]
struct Sentence;

impl Phrase for Sentence {
    type Value = Vec<Effect>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
        sentence(page, at)
    }
    fn says(&self, value: &Vec<Effect>, page: &Page<'_>, at: At) -> Vec<At> {
        says_sentence(value, page, at)
    }
}

/// A part of a sentence.
#[derive(Clone)]
struct Part;

impl Phrase for Part {
    type Value = Vec<Effect>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
        page.deeper(|| {
            let mut ways = reaching().read(page, at);
            for (act, at) in Run.read(page, at) {
                if let Some(at) = page.any(at, IF_DONE).or_else(|| if_they_do(&act, page, at)) {
                    let then = Sentence.read(page, at).into_iter();
                    ways.extend(then.map(|(then, at)| (vec![Effect::Done(act.clone().into(), then.into())], at)));
                } else if let Some(at) = page.any(at, JOINS) {
                    let more = reaching().read(page, at).into_iter();
                    ways.extend(more.map(|(more, at)| (page.longer(&act, more), at)));
                }
                ways.push((act, at));
            }
            ways
        })
    }
    fn says(&self, value: &Vec<Effect>, page: &Page<'_>, at: At) -> Vec<At> {
        whole(value, parts_begun(value, page, at))
    }
}

/// `. If they do,` behind what the opponent does.
fn if_they_do(act: &[Effect], page: &Page<'_>, at: At) -> Option<At> {
    let next = page.any(at, &[". if they do,", ". if they do so,"])?;
    let theirs = |effect: &Effect| match effect {
        Effect::Choose(choose) => choose.who == Who::Opponent,
        Effect::Move(Cards::Chosen(choose), _) => choose.who == Who::Opponent,
        Effect::Move(Cards::Top(who, _), _) | Effect::Name(_, Cards::Top(who, _)) | Effect::Discard(who, _) => {
            *who == Who::Opponent
        }
        _ => false,
    };
    at.spoken.they.then_some(next).filter(|_| act.iter().any(theirs))
}

/// What [`Part`] may have read of the first effects.
fn parts_begun(effects: &[Effect], page: &Page<'_>, at: At) -> Begun {
    let reaches = |from: usize, at: At| {
        let most = if page.may_start(&at, reaching().begins()) { effects.len() } else { from };
        let ends = move |n| reaching().says(&effects[from..n].to_vec(), page, at).into_iter().map(move |at| (n, at));
        (from + 1..=most).flat_map(ends)
    };
    let mut said: Begun = reaches(0, at).collect();
    if let [Effect::Done(act, then), ..] = effects {
        let link = |at| page.heard(|| if_they_do(act, page, at)).or_else(|| page.any(at, IF_DONE));
        let acts = Run.says(&act.to_vec(), page, at).into_iter().filter_map(link);
        said.extend(acts.flat_map(|at| says_sentence(then, page, at)).map(|at| (1, at)));
    }
    let runs = runs_begun(effects, page, at);
    said.extend(&runs);
    if !page.is_enough(&whole(effects, said.clone())) {
        let joined = runs.into_iter().filter(|(n, _)| *n < effects.len());
        let joined = joined.filter_map(|(n, at)| Some((n, page.any(at, JOINS)?)));
        said.extend(joined.flat_map(|(n, at)| reaches(n, at)));
    }
    said.sort_by_key(|(n, _)| *n);
    said
}

/// Clauses that are joined, for a sentence that is part of another.
pub(super) fn joined_clauses() -> Deeper<Run> {
    Deeper(Run)
}

/// Clauses that are joined.
#[derive(Clone)]
pub(super) struct Run;

impl Phrase for Run {
    type Value = Vec<Effect>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Effect>> {
        let ways = Row(clause(), clause(), JOINS).read(page, at).into_iter();
        ways.filter(|(effects, _)| !effects.windows(2).any(is_lost)).collect()
    }
    fn says(&self, value: &Vec<Effect>, page: &Page<'_>, at: At) -> Vec<At> {
        whole(value, runs_begun(value, page, at))
    }
}

/// What cards are given is lost where they are played next: they are other cards then (3-1-4).
fn is_lost(pair: &[Effect]) -> bool {
    match pair {
        [Effect::Give(given, ..), Effect::Play(played, _) | Effect::PlayWith { cards: played, .. }] => {
            given == played && *given != Cards::This
        }
        [Effect::Give(given, Change::NegateKeyword(_), _), Effect::Move(moved, Destination::To(Area::Energy))] => {
            given == moved
        }
        _ => false,
    }
}

/// What [`Run`] may have read of the first effects.
fn runs_begun(effects: &[Effect], page: &Page<'_>, at: At) -> Begun {
    let clauses = |effects: &[Effect], at| {
        let most = if page.may_start(&at, clause().begins()) { effects.len() } else { 0 };
        let ends = |n| clause().says(&effects[..n].to_vec(), page, at).into_iter().map(move |at| (n, at));
        (1..=most).flat_map(ends).collect()
    };
    beginnings(effects, page, at, &clauses, &|_, at| page.any(at, JOINS))
}

phrase! {
    /// A clause, perhaps put off: `play this card at the end of the battle`.
    fn clause() -> Vec<Effect> {
        (effects) => [{effects: effect::clause()}];
        [Effect::Later(when, put_off)] => [{put_off: BlockOf(effect::clause())} {when: moment()}];
        // What is asked of those very cards, or of what has been done, is asked of this clause alone.
        [Effect::If(asked, yes, no)] => [{yes: BlockOf(effect::clause())} "if" {asked: condition()} {? is_of_what_is_there(&asked)} {no: Nothing}];
    }
}

phrase! {
    /// What reaches to the end of its part.
    fn reaching() -> Vec<Effect> {
        (effects) => [{effects: Mapped(asked(), folded, |effects| unfolded(effects))}];
        [effect] => ["you may" {! Idle(&["also"])} {effect: Mapped(offered(), offer, offer_of)}]
            | ["you can" {! Ahead(&["activate the", "activate an", "activate 1"], true)} {effect: Mapped(offered(), offer, offer_of)}];
        [Effect::Unless(Who::Opponent, offer, no)] => [{offer: BlockOf(offers())} {no: if_refused()}]
            | [{offer: Mapped(taken(), then_done, taken_of)} {no: if_refused_else()}];
        [Effect::Whenever(event, end, block)] =>
            [{end: until()} {! Idle(&[","])} ("when" | "whenever" | "each time" | "if") {event: waited_for()} "," {block: BlockOf(Part)}];
        [Effect::WhenNext(event, end, block)] =>
            [{end: until()} {! Idle(&[","])} "the next time" {event: waited_for()} "," {block: BlockOf(Part)}];
        [Effect::If(turn, yes, no)] => [{turn: when()} "," {yes: BlockOf(Part)} {no: Nothing}];
        // What is counted is chosen among so many times, or gets something as often.
        [Effect::Repeat(times, block)] => [{times: for_each()} "," {block: BlockOf(Run)} {? begins_with_choice(&block) || !block.iter().any(gives)}];
        [Effect::Later(when, block)] => [{when: moment()} {! Idle(&[","])} {block: BlockOf(put_off())}];
        [Effect::Options(1, options)] => [
            ("choose one -" | "choose one:" | "choose 1 -" | "choose one of the following -" | "choose one of the following:" | "choose one? -" | "choose one?") {options: Options}
        ];
    }

    /// What is put off. "If A, B. If not A, C" asks one time.
    fn put_off() -> Vec<Effect> {
        (effects) => [{effects: Part}];
        [Effect::If(asked, yes, no)] => ["if" {asked: condition()} "," {-> by_condition(&asked)} {yes: BlockOf(Part)}
            ". if" {! Exactly(condition(), Condition::Not(Box::new(asked.clone())))} "," {no: BlockOf(Part)}];
    }

    /// What follows is under a condition: its "otherwise" belongs to that.
    fn asked() -> (Condition, Vec<Effect>, Option<Block>) {
        ((asked, yes, no)) => [{asked: said_condition()} {-> by_condition(&asked)}
            {yes: Within(Part, |s| s.asked = true, |s, before| s.asked = before.asked)} {no: otherwise()} {? no.is_none() || !is_asked_within(&yes)}];
    }

    /// A condition; some cards have no comma behind it.
    fn said_condition() -> Condition {
        (asked) => ["if" {asked: condition()} ","] | ["if" {asked: condition()} {! AfterDash}] | ["if" {asked: condition()} {! Ahead(&["it gets", "it gains", "you may"], true)}];
        (Condition::Either(parts)) => ["when this card is in a battle," {parts: Tacit(roles(&Cards::This))}];
    }

    fn otherwise() -> Option<Block> {
        (None) => [""];
        (Some(no)) => [{! OTHERWISE} {no: BlockOf(Part)}];
    }

    /// What the player may do, and what is done then, or else.
    fn offered() -> (Vec<Effect>, Parts) {
        ((act, parts)) => [{act: Run} {? is_ones_own(&act)} {parts: second_parts()}];
    }

    fn second_parts() -> Parts {
        ((None, None)) => [""];
        ((Some(then), no)) => [{! AnyOf(IF_DONE)} {then: BlockOf(Sentence)} {no: if_not_done()}];
        ((None, Some(no))) => [{! IF_NOT_DONE} {no: BlockOf(Sentence)}] | [{! UNASKED} {! OTHERWISE} {no: BlockOf(Sentence)}];
    }

    fn if_not_done() -> Option<Block> {
        (None) => [""];
        (Some(no)) => [{! IF_NOT_DONE} {no: BlockOf(Sentence)}];
    }

    /// An offer to the opponent, and what follows if they take it.
    fn taken() -> (Vec<Effect>, Block) {
        ((offer, then)) => [{offer: offers()} (". if they do," | ". if they do so," | ". if they did," | ". if your opponent does,") {then: BlockOf(Sentence)}];
    }

    /// What happens if it is not taken, where it has been said what happens if it is.
    fn if_refused_else() -> Block {
        (no) => [{no: if_refused()}] | [{! OTHERWISE} {no: BlockOf(Sentence)}];
    }

    /// The second part of an offer to the opponent.
    fn if_refused() -> Block {
        (no) => [{no: Nothing}]
            | [(". if they don't," | ". if they didn't," | ". if they don't do so," | ". if they do not," | ". if they did not,"
                | "; if they don't," | ", if they don't," | ". if they don't ko a card this way," | ". if your opponent doesn't," | ". if your opponent didn't,") {no: BlockOf(Sentence)}];
    }

    /// The skill itself works where it did.
    fn waited_for() -> Trigger {
        (event) => [{event: Within(events(), |_| (), |s, before| (s.settled, s.from) = (before.settled, before.from))}];
    }
}

/// Whether a condition is about cards that have been spoken of, or about what the skill has done.
fn is_of_what_is_there(asked: &Condition) -> bool {
    match asked {
        Condition::Are(cards, _) => matches!(cards, Cards::It | Cards::Named(_)),
        Condition::Did { .. } => true,
        Condition::Not(asked) => is_of_what_is_there(asked),
        _ => false,
    }
}

fn gives(effect: &Effect) -> bool {
    matches!(effect, Effect::Give(..) | Effect::GiveAll(..))
}

/// What begins the second part of an offer, if it was not taken.
const IF_NOT_DONE: AnyOf = AnyOf(&[
    ". if you don't do so,",
    ". if you don't,",
    ". if you do not,",
    ", and if you don't,",
    "; if you don't,",
    ". if you didn't,",
    ". if you don't place any cards,",
]);

/// No condition stands before that "otherwise" could belong to.
const UNASKED: Only = Only(|spoken| !spoken.asked);

/// "If X, you may A. If you do, B; if Y, C, otherwise D": D belongs to the nearest condition.
fn is_asked_within(yes: &[Effect]) -> bool {
    let last = match yes.last() {
        Some(Effect::May(_, then) | Effect::Done(_, then)) => then.last(),
        Some(Effect::Unless(_, _, no)) => no.last(),
        _ => None,
    };
    matches!(last, Some(Effect::If(_, _, no)) if no.is_empty())
}

/// What is done then, and what else, where it is said.
type Parts = (Option<Block>, Option<Block>);

/// Whether cards are chosen first: what is done then is done with those.
fn begins_with_choice(block: &Block) -> bool {
    matches!(block.first(), Some(Effect::Choose(_)))
}

/// What is offered, as an instruction.
fn offer((act, parts): (Vec<Effect>, Parts)) -> Option<Effect> {
    Some(match parts {
        (then, None) => Effect::May(act.into(), then.unwrap_or_default()),
        (None, Some(no)) => Effect::Unless(Who::You, act.into(), no),
        (Some(then), Some(no)) => Effect::Unless(Who::You, [Effect::Done(act.into(), then)].into(), no),
    })
}

/// As [`offer`], undone.
fn offer_of(effect: &Effect) -> Option<(Vec<Effect>, Parts)> {
    match effect {
        Effect::May(act, then) => {
            Some((act.to_vec(), (Some(Block::clone(then)).filter(|then| !then.is_empty()), None)))
        }
        Effect::Unless(Who::You, act, no) => match &**act {
            [Effect::Done(act, then)] => Some((act.to_vec(), (Some(Block::clone(then)), Some(Block::clone(no))))),
            act => Some((act.to_vec(), (None, Some(Block::clone(no))))),
        },
        _ => None,
    }
}

/// What the opponent does, and what is done from one's own chair if they have.
fn then_done((offer, then): (Vec<Effect>, Block)) -> Option<Block> {
    let back = Effect::As(Who::You, then);
    Some([Effect::Done(offer.into(), [back].into())].into())
}

/// As [`then_done`], undone.
fn taken_of(offer: &Block) -> Option<(Vec<Effect>, Block)> {
    let [Effect::Done(act, back)] = &**offer else { return None };
    let [Effect::As(Who::You, then)] = &**back else { return None };
    Some((act.to_vec(), Block::clone(then)))
}

/// "You may A, then your opponent Bs" does not say whether B depends on A.
fn is_ones_own(offer: &[Effect]) -> bool {
    let is_theirs = |effect: &Effect| match effect {
        Effect::Choose(choose) => choose.who != Who::You,
        Effect::As(who, _) | Effect::Discard(who, _) | Effect::PlayerDraws(who, _) => *who != Who::You,
        _ => false,
    };
    offer.len() < 2 || !choices_written_out(&offer.into()).iter().any(is_theirs)
}

/// "If X, you may A, otherwise B": B happens whenever A is not done.
fn refused(yes: Vec<Effect>, no: &Block) -> Block {
    match yes.as_slice() {
        [Effect::May(act, then)] if then.is_empty() => [Effect::Unless(Who::You, act.clone(), no.clone())].into(),
        _ => yes.into(),
    }
}

/// What happens under a condition. "If the card being played is red, it's played in Rest Mode" is what the change asks for itself
/// as the card comes.
fn folded((asked, yes, no): (Condition, Vec<Effect>, Option<Block>)) -> Option<Vec<Effect>> {
    if let Some(no) = no {
        return Some(vec![Effect::If(asked, refused(yes, &no), no)]);
    }
    let change = |effect: &Effect| match (effect, &asked) {
        (Effect::PlayedIn(Filter::Any, mode), Condition::Are(Cards::It, filter)) => {
            Some(Effect::PlayedIn(filter.clone(), *mode))
        }
        (Effect::PlayedWith(Filter::Any, change, end), Condition::Are(Cards::It, filter)) => {
            Some(Effect::PlayedWith(filter.clone(), change.clone(), *end))
        }
        _ => None,
    };
    let changes = yes.iter().map(change).collect::<Option<Vec<_>>>();
    Some(changes.unwrap_or_else(|| vec![Effect::If(asked.clone(), yes.into(), Block::default())]))
}

/// What [`folded`] may have made these of.
fn unfolded(effects: &[Effect]) -> Option<(Condition, Vec<Effect>, Option<Block>)> {
    if let [Effect::If(asked, yes, no)] = effects {
        let yes = match &**yes {
            [Effect::Unless(Who::You, act, same)] if same == no && !no.is_empty() => {
                vec![Effect::May(act.clone(), Block::default())]
            }
            yes => yes.to_vec(),
        };
        return Some((asked.clone(), yes, Some(Block::clone(no)).filter(|no| !no.is_empty())));
    }
    let (Effect::PlayedIn(filter, _) | Effect::PlayedWith(filter, ..)) = effects.first()? else { return None };
    let change = |effect: &Effect| match effect {
        Effect::PlayedIn(same, mode) if same == filter => Some(Effect::PlayedIn(Filter::Any, *mode)),
        Effect::PlayedWith(same, change, end) if same == filter => {
            Some(Effect::PlayedWith(Filter::Any, change.clone(), *end))
        }
        _ => None,
    };
    let changes = effects.iter().map(change).collect::<Option<Vec<_>>>().filter(|_| !filter.is_any())?;
    Some((Condition::Are(Cards::It, filter.clone()), changes, None))
}

/// Two options or more, each behind a bullet.
#[derive(Clone)]
struct Options;

impl Options {
    /// What one option speaks of is not there in another.
    fn after(before: Spoken, end: At) -> At {
        At { spoken: Spoken { names: end.spoken.names, ..before }, ..end }
    }
}

impl Phrase for Options {
    type Value = Vec<Block>;
    fn read(&self, page: &Page<'_>, at: At) -> Ways<Vec<Block>> {
        let mut ways = Ways::new();
        let mut open = vec![(Vec::new(), at)];
        while let Some((options, at)) = open.pop() {
            let Some(bullet) = page.lit(at, BULLET) else {
                if options.len() > 1 {
                    ways.push((options, at));
                }
                continue;
            };
            for (option, end) in sentences(page, bullet) {
                open.push((page.longer(&options, [option.into()]), Self::after(at.spoken, end)));
            }
        }
        ways
    }
    fn says(&self, value: &Vec<Block>, page: &Page<'_>, at: At) -> Vec<At> {
        let mut places = vec![at];
        for option in value {
            let bullets = places.into_iter().filter_map(|at| Some((at.spoken, page.lit(at, BULLET)?)));
            let bullets: Vec<(Spoken, At)> = bullets.collect();
            let said = bullets.into_iter().flat_map(|(before, at)| {
                says_sentences(option, page, at).into_iter().map(move |end| Self::after(before, end))
            });
            places = said.collect();
        }
        places
    }
}
