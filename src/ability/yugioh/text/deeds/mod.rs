//! What effects do, phrase by phrase: `moves` what is done with cards, `players` with players, `monsters` with Summons,
//! positions and battles, `gains` with what monsters gain.

use super::super::cards::{Amount, Cards, Per};
use super::super::deed::{Deed, Gain, Until, Verb};
use super::phrase::{Arg, Args, Phrase};

fn number(args: &Args, at: usize) -> Option<u32> {
    if let Arg::Number(number) = args.get(at)? { Some(*number) } else { None }
}

fn small(args: &Args, at: usize) -> Option<u8> {
    u8::try_from(number(args, at)?).ok()
}

fn stat(args: &Args, at: usize) -> Option<i32> {
    i32::try_from(number(args, at)?).ok()
}

fn per(args: &Args, at: usize) -> Option<Per> {
    if let Arg::Per(per) = args.get(at)? { Some(per.clone()) } else { None }
}

fn cards(args: &Args, at: usize) -> Option<Cards> {
    if let Arg::Cards(cards) = args.get(at)? { Some(cards.clone()) } else { None }
}

fn text(args: &Args, at: usize) -> Option<String> {
    if let Arg::Text(text) = args.get(at)? { Some(text.clone()) } else { None }
}

fn of_filter(args: &Args, at: usize) -> Option<super::super::cards::Filter> {
    if let Arg::Filter(filter) = args.get(at)? { Some(filter.clone()) } else { None }
}

fn many(times: u32) -> Arg {
    Arg::Number(times)
}

fn size(stat: i32) -> Arg {
    Arg::Number(stat.unsigned_abs())
}

fn acts_on(verb: Verb, args: &Args) -> Option<Deed> {
    Some(Deed::Move(verb, cards(args, 0)?))
}

/// A deed with a number and what it is multiplied by.
fn amount(args: &Args) -> Option<Amount> {
    Some(Amount { times: number(args, 0)?, per: per(args, 1)? })
}

fn of_value(args: &Args) -> Option<Amount> {
    Some(Amount { times: 1, per: per(args, 0)? })
}

fn counted(amount: &Amount) -> Option<Args> {
    let plain = matches!(amount.per, Per::One | Per::Each(_) | Per::Counter(_));
    plain.then(|| vec![many(amount.times), Arg::Per(amount.per.clone())])
}

fn valued(amount: &Amount) -> Option<Args> {
    let value = amount.times == 1 && matches!(amount.per, Per::Atk(_) | Per::HalfAtk(_) | Per::Def(_));
    value.then(|| vec![Arg::Per(amount.per.clone())])
}

/// A phrase about one verb.
macro_rules! verb {
    ($verb:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| acts_on(Verb::$verb, args),
            take: |deed| match deed {
                Deed::Move(Verb::$verb, cards) => Some(vec![Arg::Cards(cards.clone())]),
                _ => None,
            },
        }
    };
}

/// A phrase without slots.
macro_rules! plain {
    ($deed:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase { words: [$en, $it, $fr], make: |_| Some($deed), take: |deed| (*deed == $deed).then(Vec::new) }
    };
}

/// A phrase about a number, for one player.
macro_rules! counts {
    ($variant:ident, $who:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::$variant(Who::$who, amount(args)?)),
            take: |deed| match deed {
                Deed::$variant(Who::$who, amount) => counted(amount),
                _ => None,
            },
        }
    };
}

/// A phrase about a value, for one player.
macro_rules! values {
    ($variant:ident, $who:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::$variant(Who::$who, of_value(args)?)),
            take: |deed| match deed {
                Deed::$variant(Who::$who, amount) => valued(amount),
                _ => None,
            },
        }
    };
}

/// A phrase about a position that is changed.
macro_rules! turns {
    ($turn:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::Turn(cards(args, 0)?, $turn)),
            take: |deed| match deed {
                Deed::Turn(cards, turn) if *turn == $turn => Some(vec![Arg::Cards(cards.clone())]),
                _ => None,
            },
        }
    };
}

/// A phrase about ATK, DEF or both that are gained or lost.
macro_rules! stats {
    ($until:ident, $sign:literal, $atk:literal, $def:literal, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| change($sign, [$atk, $def], Until::$until, args),
            take: |deed| match deed {
                Deed::Gain(cards, gain, Until::$until) => changed($sign, [$atk, $def], cards, gain),
                _ => None,
            },
        }
    };
}

/// ATK, DEF or both that are gained or lost.
fn change(sign: i32, [atk, def]: [i32; 2], until: Until, args: &Args) -> Option<Deed> {
    let by = sign * stat(args, 1)?;
    Some(Deed::Gain(cards(args, 0)?, Gain::Stats(by * atk, by * def, per(args, 2)?), until))
}

fn changed(sign: i32, [on_atk, on_def]: [i32; 2], cards: &Cards, gain: &Gain) -> Option<Args> {
    let Gain::Stats(atk, def, per) = gain else { return None };
    let by = if on_atk == 1 { *atk } else { *def };
    let fits = by * sign > 0 && *atk == by * on_atk && *def == by * on_def;
    let plain = matches!(per, Per::One | Per::Each(_) | Per::Counter(_));
    (fits && plain).then(|| vec![Arg::Cards(cards.clone()), size(by), Arg::Per(per.clone())])
}

/// The same, where the end of the turn is said otherwise, or before.
fn until_end(sign: i32, on: [i32; 2], args: &Args) -> Option<Deed> {
    change(sign, on, Until::TurnEnds, args)
}

/// A phrase about a word that cards gain.
macro_rules! gains {
    ($until:ident, $word:ident, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::Gain(cards(args, 0)?, Gain::Words(vec![Word::$word]), Until::$until)),
            take: |deed| match deed {
                Deed::Gain(cards, Gain::Words(words), Until::$until) if *words == [Word::$word] => {
                    Some(vec![Arg::Cards(cards.clone())])
                }
                _ => None,
            },
        }
    };
}

/// A phrase about Special Summons in a position.
macro_rules! summons {
    ($lies:expr, $en:literal, $it:literal, $fr:literal) => {
        Phrase {
            words: [$en, $it, $fr],
            make: |args| Some(Deed::Summon(cards(args, 0)?, $lies)),
            take: |deed| match deed {
                Deed::Summon(cards, lies) if *lies == $lies => Some(vec![Arg::Cards(cards.clone())]),
                _ => None,
            },
        }
    };
}

/// A phrase about what somebody is kept from.
macro_rules! forbids {
    ($who:ident, $act:ident, $until:ident, $en:literal, $it:literal, $fr:literal) => {
        plain!(Deed::Forbid(Who::$who, Act::$act, Until::$until), $en, $it, $fr)
    };
}

mod gains;
mod monsters;
mod moves;
mod players;

/// All of them; longer ones before those that they begin like.
pub(super) const DEEDS: [&[Phrase<Deed>]; 4] = [moves::DEEDS, players::DEEDS, monsters::DEEDS, gains::DEEDS];
