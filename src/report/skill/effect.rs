//! What a skill does: the verbs of the language.

use super::noun::{Case, Owner, Phrase};
use super::{AsNoun, InWords, Predicate, Teller};
use crate::ability::{
    Block, Cards, Change, Declared, Destination, Discount, Effect, Facing, Filter, Ground, Icons, Keyword, Mode,
    Quantity, Side, Skip, Token, Until, Who,
};
use crate::language::{Message, say};
use crate::wording;

impl Teller<'_> {
    /// Instructions of a skill, each a sentence.
    pub(super) fn all_of(&self, block: &Block) -> String {
        block.iter().map(|effect| effect.said(self)).collect::<Vec<_>>().join(". ")
    }

    /// Instructions within another: in brackets where there are several, so that nobody takes what follows for one of them.
    pub(super) fn inner(&self, block: &Block) -> String {
        let effects: Vec<String> = block.iter().map(|effect| effect.said(self)).collect();
        match effects.as_slice() {
            [] => self.words(say!("skill-nothing")),
            [alone] => alone.clone(),
            [first @ .., last] => {
                let first: String = first.iter().map(|effect| closed(effect.clone()) + self.semicolon()).collect();
                format!("({first}{last})")
            }
        }
    }

    /// As [`Self::inner`], before what is said of them.
    fn inner_closed(&self, block: &Block) -> String {
        closed(self.inner(block))
    }

    /// What is done to cards in a mode; Active Mode goes without saying.
    fn in_mode(&self, does: String, mode: Mode) -> String {
        match mode {
            Mode::Active => does,
            Mode::Rest => self.words(say!("skill-in-that-mode", does = does, mode = self.term(mode.term()))),
        }
    }

    fn in_mode_of(&self, does: String, mode: Option<Mode>) -> String {
        match mode {
            Some(mode) => self.words(say!("skill-in-that-mode", does = does, mode = self.term(mode.term()))),
            None => does,
        }
    }

    /// How long something lasts; nothing for what lasts as long as the game.
    fn until(&self, until: Until) -> String {
        until.said(self)
    }

    /// What lasts a while; the while comes first where it would be taken for a part of what stands behind a colon.
    fn lasting(&self, until: Until, says: impl Fn(String) -> Message) -> String {
        let does = self.words(says(String::new())).trim_end().to_owned();
        let until = self.until(until);
        self.words(if has_colon(&does) { say!("skill-then", first = until, then = does) } else { says(until) })
    }

    /// Whether it is said as an order to whoever reads: "draw 1 card", and not "your opponent draws 1 card".
    fn is_order(&self, effect: &Effect) -> bool {
        match effect {
            Effect::Choose(choose) => self.seen(choose.who) == Who::You,
            Effect::PlayerDraws(who, _) | Effect::Discard(who, _) => self.seen(*who) == Who::You,
            effect => !matches!(
                effect,
                Effect::Give(..)
                    | Effect::GiveAll(..)
                    | Effect::GiveNext(..)
                    | Effect::CopySkills(..)
                    | Effect::GainOneKeyword(..)
                    | Effect::PlayedIn(..)
                    | Effect::PlayedWith(..)
                    | Effect::WhenNext(..)
                    | Effect::Whenever(..)
                    | Effect::If(..)
                    | Effect::May(..)
                    | Effect::Unless(..)
                    | Effect::EachPlayer(_)
                    | Effect::As(..)
                    | Effect::Later(..)
                    | Effect::Win(_)
                    | Effect::Lose(_)
            ),
        }
    }

    fn markers(&self, cards: &Cards, quantity: &Quantity) -> String {
        let cards = cards.noun(self);
        if let Quantity::Number(n) = quantity {
            return self.so_many_markers(&cards, *n);
        }
        // What they are counted by stands behind them.
        if let Some((n, each)) = self.each(quantity) {
            return [self.so_many_markers(&cards, n), each].join(" ");
        }
        let (amount, on) = (self.signed(quantity), cards.text(Case::On, self));
        self.words(say!("skill-change-markers", amount = amount, on = on))
    }

    /// So many markers more on cards, or less.
    fn so_many_markers(&self, cards: &Phrase, n: i32) -> String {
        let markers = self.words(say!("skill-markers", count = n.unsigned_abs()));
        self.words(if n < 0 {
            say!("skill-remove-markers", markers = markers, from = cards.text(Case::From, self))
        } else {
            say!("skill-add-markers", markers = markers, on = cards.text(Case::On, self))
        })
    }
}

impl InWords for Destination {
    fn said(&self, teller: &Teller<'_>) -> String {
        let rest = || teller.term(Mode::Rest.term());
        teller.words(match self {
            Self::To(area) => return teller.goes_to(*area),
            Self::Yours(area) => return teller.area(*area, Owner::Of(Who::You), Case::In),
            Self::Theirs(area) => return teller.area(*area, Owner::Of(Who::Opponent), Case::In),
            Self::DeckBottom => say!("skill-to-deck-bottom"),
            Self::EnergyResting => say!("skill-to-energy", mode = rest()),
            Self::EnergyActive => say!("skill-to-energy", mode = teller.term(Mode::Active.term())),
            Self::EnergyHidden => say!("skill-to-energy", mode = teller.term(Facing::Hidden.term())),
            Self::Shuffled => say!("skill-to-shuffled"),
            Self::FaceUp(area) => {
                say!("skill-to-face-up", area = teller.area(*area, Owner::Card, Case::In))
            }
            Self::Onto(cards) => say!("skill-to-top-of", cards = cards.noun(teller).text(Case::Plain, teller)),
            Self::Under(cards) => say!("skill-to-under", cards = cards.noun(teller).text(Case::Plain, teller)),
        })
    }
}

/// In brackets, where what follows would be taken for a part of what stands behind a colon.
fn closed(does: String) -> String {
    if has_colon(&does) { format!("({does})") } else { does }
}

/// Whether a colon stands in words outside of brackets, of names and of skills within skills.
fn has_colon(text: &str) -> bool {
    let mut depth = 0_i32;
    text.chars().any(|c| {
        depth += i32::from("([{＜《“«".contains(c)) - i32::from(")]}＞》”»".contains(c));
        depth == 0 && c == ':'
    })
}

impl Teller<'_> {
    /// What a token is, but for its name.
    pub(super) fn token_facts(&self, token: &Token) -> String {
        let Token { name: _, power, colors, combo, characters, traits, tags, mode: _, whose: _, named: _ } = token;
        let mut facts: Vec<String> = colors.iter().map(|color| self.term(color.name())).collect();
        facts.push(self.words(say!("skill-power", power = power.to_string())));
        facts.extend(combo.map(|combo| {
            let (cost, power) = (combo.cost.to_string(), combo.power.to_string());
            self.words(say!("skill-combo-facts", cost = cost, power = power))
        }));
        facts.extend(characters.iter().map(|name| format!("＜{name}＞")));
        facts.extend(traits.iter().map(|name| format!("《{name}》")));
        facts.extend((!tags.is_empty()).then(|| wording::tags(tags, " ").text(self.lang)));
        facts.join(", ")
    }
}

impl InWords for Token {
    fn said(&self, teller: &Teller<'_>) -> String {
        let (name, facts) = (format!("{{{}}}", self.name), teller.token_facts(self));
        teller.words(say!("skill-token-facts", name = name, facts = facts))
    }
}

/// The skills that ask for less energy by a change, and how much less: only such a skill uses up that it is the next one.
fn asked_less(change: &Change) -> Option<(&[Keyword], &Icons)> {
    match change {
        Change::SkillDiscount(skills, less) => Some((skills.as_slice(), less)),
        Change::Discount(Discount { cost, less, instead: false, of }) if cost.is_empty() => Some((of.as_slice(), less)),
        _ => None,
    }
}

impl InWords for Effect {
    fn said(&self, teller: &Teller<'_>) -> String {
        let plain = |cards: &Cards| cards.noun(teller).text(Case::Plain, teller);
        let of = |cards: &Cards| cards.noun(teller).text(Case::Of, teller);
        let term = |mode: &Mode| teller.term(mode.term());
        let until = |until: &Until| teller.until(*until);
        teller.words(match self {
            Self::Choose(choose) => return choose.said(teller),
            Self::Name(name, cards) => match teller.label(name) {
                Some(label) => say!("skill-call", cards = plain(cards), label = label),
                None => say!("skill-note", cards = plain(cards)),
            },
            Self::Draw(n) => say!("skill-draw", who = teller.who(Who::You), count = teller.so_many_cards(n)),
            Self::PlayerDraws(player, n) => {
                say!("skill-draw", who = teller.who(*player), count = teller.so_many_cards(n))
            }
            Self::DrawUpTo(n) => say!("skill-draw-up-to", count = teller.so_many_cards(n)),
            Self::LookAtTop(n, name) => {
                let cards = Cards::Top(Who::You, n.clone()).noun(teller).text(Case::Plain, teller);
                say!("skill-look-at", cards = teller.called(cards, name))
            }
            Self::Look(cards, name) => say!("skill-look-at", cards = teller.called(plain(cards), name)),
            Self::Reveal(cards) => say!("skill-reveal", cards = plain(cards)),
            Self::Shuffle(whose) => say!("skill-shuffle", who = teller.who(*whose)),
            Self::ShuffleSearched(whose, area) => {
                say!("skill-shuffle-searched", place = teller.area(*area, Owner::Of(*whose), Case::In))
            }
            Self::ShuffleLife(whose) => say!("skill-shuffle-life", who = teller.who(*whose)),
            Self::Move(cards, to) => say!("skill-move", cards = plain(cards), place = to.said(teller)),
            Self::MoveNegated(cards, to, lasts) => {
                let moves = teller.words(say!("skill-move", cards = plain(cards), place = to.said(teller)));
                say!("skill-negated-for", does = moves, until = until(lasts))
            }
            Self::MoveTop(cards, to) => say!("skill-move-top", of = of(cards), place = to.said(teller)),
            Self::Ko(cards) => say!("skill-ko", cards = plain(cards)),
            Self::Play(cards, mode) => {
                return teller.in_mode(teller.words(say!("skill-play", cards = plain(cards))), *mode);
            }
            Self::PlayNegated(cards, mode, lasts) => {
                let play = teller.in_mode(teller.words(say!("skill-play", cards = plain(cards))), *mode);
                say!("skill-negated-for", does = play, until = until(lasts))
            }
            Self::PlayWith { cards, onto, mode, ground, change } => {
                let play = if let Some(base) = onto {
                    let play = say!("skill-play-onto", cards = plain(cards), base = plain(base));
                    teller.in_mode_of(teller.words(play), *mode)
                } else {
                    let play = teller.words(say!("skill-play", cards = plain(cards)));
                    teller.in_mode(play, mode.unwrap_or(Mode::Active))
                };
                let play = match ground {
                    Ground::Yours => play,
                    Ground::Theirs => teller.words(say!("skill-play-theirs", does = play)),
                    Ground::Owners => teller.words(say!("skill-play-owners", does = play)),
                };
                let Some((change, lasts)) = change else { return play };
                let change = change.predicate(false, teller);
                say!("skill-play-with", does = play, change = change, until = until(lasts))
            }
            Self::PlayOnto(cards, base, mode) => {
                let play = say!("skill-play-onto", cards = plain(cards), base = plain(base));
                return teller.in_mode_of(teller.words(play), *mode);
            }
            Self::Evolve(cards, base, mode) => {
                let evolve = say!("skill-evolve", cards = plain(cards), base = plain(base));
                return teller.in_mode_of(teller.words(evolve), *mode);
            }
            Self::PlayEvolved(cards, mode) => {
                return teller.in_mode(teller.words(say!("skill-play-evolved", cards = plain(cards))), *mode);
            }
            Self::PlayedIn(Filter::Any, mode) => say!("skill-comes-in", mode = term(mode)),
            Self::PlayedIn(filter, mode) => {
                let cards = teller.indefinite(filter, false).text(Case::Plain, teller);
                say!("skill-played-in", cards = cards, mode = term(mode))
            }
            Self::PlayedWith(Filter::Any, change, lasts) => {
                say!("skill-comes-with", change = change.predicate(false, teller), until = until(lasts))
            }
            Self::PlayedWith(filter, change, lasts) => {
                let cards = teller.indefinite(filter, false).text(Case::Plain, teller);
                let change = change.predicate(false, teller);
                say!("skill-played-with", cards = cards, change = change, until = until(lasts))
            }
            Self::Gather(cards) => say!("skill-gather", cards = plain(cards)),
            Self::Combo(cards) => say!("skill-combo", cards = plain(cards)),
            Self::ComboNegated(cards, lasts) => {
                let combo = teller.words(say!("skill-combo", cards = plain(cards)));
                say!("skill-negated-for", does = combo, until = until(lasts))
            }
            Self::Switch(cards, mode) => say!("skill-switch", cards = plain(cards), mode = term(mode)),
            Self::Give(cards, change, lasts) => {
                let cards = cards.noun(teller);
                let (words, change) = (cards.text(Case::Plain, teller), change.predicate(cards.many, teller));
                return teller
                    .lasting(*lasts, |until| say!("skill-give", cards = &words, change = &change, until = until));
            }
            Self::CopySkills(cards, others, lasts) => {
                let (cards, others) = (cards.noun(teller), plain(others));
                let words = cards.text(Case::Plain, teller);
                say!("skill-copy-skills", number = cards.number(), cards = words, others = others, until = until(lasts))
            }
            Self::NegateThisSkill(lasts) => say!("skill-negate-this-skill", until = until(lasts)),
            Self::NegateOneKeyword(cards, lasts) => {
                say!("skill-negate-one-keyword", of = of(cards), until = until(lasts))
            }
            Self::GainOneKeyword(cards, others, lasts) => {
                let cards = cards.noun(teller);
                let words = cards.text(Case::Plain, teller);
                say!(
                    "skill-gain-one-keyword",
                    number = cards.number(),
                    cards = words,
                    of = of(others),
                    until = until(lasts)
                )
            }
            Self::Activate(cards) => say!("skill-activate", of = of(cards)),
            Self::ActivateSkill(cards, keywords) if keywords.is_empty() => say!("skill-activate", of = of(cards)),
            Self::ActivateSkill(cards, keywords) => {
                say!("skill-activate-keywords", keywords = teller.keywords(keywords), of = of(cards))
            }
            Self::GiveAll(selector, change, lasts) => {
                let (cards, change) = (selector.noun(teller), change.predicate(true, teller));
                let words = cards.text(Case::Plain, teller);
                return teller
                    .lasting(*lasts, |until| say!("skill-give-all", cards = &words, change = &change, until = until));
            }
            Self::GiveNext(selector, change, lasts) => {
                if let Some((skills, less)) = asked_less(change) {
                    let skills = if skills.is_empty() { "any".to_owned() } else { teller.keywords(skills) };
                    let (of, icons) = (selector.noun(teller).text(Case::Of, teller), less.said(teller));
                    let next = say!("skill-next-asks-less", skills = skills, of = of, icons = icons);
                    return teller.words(say!("skill-then", first = until(lasts), then = teller.words(next)));
                }
                let (cards, change) = (selector.noun(teller), change.predicate(false, teller));
                let of = cards.text(Case::Of, teller);
                return teller
                    .lasting(*lasts, |until| say!("skill-give-next", of = &of, change = &change, until = until));
            }
            Self::WhenNext(event, lasts, block) => {
                let (event, does) = (event.said(teller), teller.inner(block));
                say!("skill-when-next", event = event, until = until(lasts), does = does)
            }
            Self::Whenever(event, lasts, block) => {
                let (event, does) = (event.said(teller), teller.inner(block));
                say!("skill-whenever", event = event, until = until(lasts), does = does)
            }
            Self::Pay(icons) => say!("skill-pay", energy = icons.said(teller)),
            Self::Damage(player, n) => say!("skill-damage", who = teller.who(*player), count = n.said(teller)),
            Self::Discard(player, n) => {
                say!("skill-discard", who = teller.who(*player), count = teller.so_many_cards(n))
            }
            Self::Markers(cards, n) => return teller.markers(cards, n),
            Self::TurnUp(cards) => say!("skill-turn-up", cards = plain(cards)),
            Self::TurnDown(cards) => say!("skill-turn-down", cards = plain(cards)),
            Self::Turn(cards, facing) => {
                say!("skill-switch", cards = plain(cards), mode = teller.term(facing.term()))
            }
            Self::FlipTo(cards, Side::Front) => say!("skill-flip-to-front", cards = plain(cards)),
            Self::FlipTo(cards, Side::Back) => say!("skill-flip-to-back", cards = plain(cards)),
            Self::Declare(Declared::Character) => say!("skill-declare-character"),
            Self::Declare(Declared::OriginalCost) => say!("skill-declare-cost"),
            Self::Flip(cards) => say!("skill-flip", cards = plain(cards)),
            Self::Token(token) => {
                let mut words = token.said(teller);
                if let Some(name) = &token.named {
                    words = teller.called(words, name);
                }
                return teller.in_mode(
                    teller.words(say!("skill-make-token", who = teller.who(token.whose), token = words)),
                    token.mode,
                );
            }
            Self::TakeControl(cards) => say!("skill-take-control", of = of(cards)),
            Self::NegateAttack => say!("skill-negate-attack"),
            Self::NegateActivation => say!("skill-negate-activation"),
            Self::NegateActivationOf(keywords) => {
                say!("skill-negate-activation-of", keywords = teller.keywords(keywords))
            }
            Self::NegateBlocker => say!("skill-negate-blocker", keyword = teller.keyword(Keyword::Blocker)),
            Self::NegatePlay(to) => say!("skill-negate-play", place = to.said(teller)),
            Self::Redirect(cards) => say!("skill-redirect", cards = plain(cards)),
            Self::If(condition, yes, no) => {
                let yes = if no.is_empty() { teller.inner(yes) } else { teller.inner_closed(yes) };
                let condition = condition.said(teller);
                let first = teller.words(say!("skill-if-then", condition = condition, does = yes));
                if no.is_empty() {
                    return first;
                }
                say!("skill-otherwise", first = first, other = teller.inner(no))
            }
            Self::May(act, then) => {
                let order = if act.iter().all(|effect| teller.is_order(effect)) { "yes" } else { "no" };
                let does = if then.is_empty() { teller.inner(act) } else { teller.inner_closed(act) };
                let may = teller.words(say!("skill-may", does = does, order = order));
                if then.is_empty() {
                    return may;
                }
                say!("skill-if-done", first = may, then = teller.inner(then))
            }
            Self::Done(act, then) => say!("skill-if-done", first = teller.inner_closed(act), then = teller.inner(then)),
            Self::Unless(player, act, then) => {
                let act = teller.acting(*player).inner(act);
                if then.is_empty() {
                    return teller.words(say!("skill-may-do", who = teller.who(*player), does = act));
                }
                let act = closed(act);
                say!("skill-unless", who = teller.who(*player), first = act, then = teller.inner(then))
            }
            Self::Options(n, options) => {
                let options: Vec<String> = options.iter().map(|option| format!("・{}", teller.inner(option))).collect();
                say!("skill-options", count = *n, options = options.join(" "))
            }
            Self::EachPlayer(block) => say!("skill-each-player", does = teller.inner(block)),
            Self::As(player, block) => {
                say!("skill-as", who = teller.who(*player), does = teller.acting(*player).inner(block))
            }
            Self::NameNumber(None) => say!("skill-name-number"),
            Self::NameNumber(Some(most)) => say!("skill-name-number-up-to", most = most.said(teller)),
            Self::Repeat(n, block) => {
                let (count, does) = (n.said(teller), teller.inner(block));
                if count.contains(' ') {
                    say!("skill-repeat-counted", count = count, does = does)
                } else {
                    say!("skill-repeat", count = count, does = does)
                }
            }
            Self::Later(moment, block) => {
                say!("skill-later", moment = moment.said(teller), does = teller.inner(block))
            }
            Self::EnergyMarkers(Quantity::Number(n)) => say!("skill-energy-markers", count = *n),
            Self::EnergyMarkers(counted) => say!("skill-energy-markers-counted", count = counted.said(teller)),
            Self::Skip(Skip::Phase(phase)) => say!("skill-skip-phase", phase = <&str>::from(*phase)),
            Self::Skip(Skip::Turn) => say!("skill-skip-turn"),
            Self::Skip(Skip::UntilMain) => say!("skill-skip-until-main"),
            Self::Win(player) => say!("skill-win", who = teller.who(*player)),
            Self::Lose(player) => say!("skill-lose", who = teller.who(*player)),
        })
    }
}
