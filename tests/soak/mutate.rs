//! What chance makes of a file.

use deckscouter::engine::dbscg::Rng;

/// A case's own chance: the same on every machine.
pub(crate) struct Chance(Rng);

impl Chance {
    pub(crate) fn new(seed: u64, case: u64) -> Self {
        Self(Rng::new(seed, case))
    }

    /// A number below another; of none, the first.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0.below(u32::try_from(bound.max(1)).unwrap_or(u32::MAX)) as usize
    }

    pub(crate) fn one_of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }
}

/// Signs and words that readers have stumbled over, here or elsewhere.
const WORDS: [&str; 40] = [
    "\0",
    "\u{feff}",
    "\u{202e}",
    "\u{200b}",
    "\u{1b}[2J",
    "\r",
    "\u{85}",
    "\u{2028}",
    "\t",
    "\"",
    "'",
    "`",
    "{",
    "}",
    "[",
    "]",
    "(",
    ")",
    ":",
    ",",
    "|",
    "#",
    "#17",
    "-",
    "=",
    "*x",
    "&x ",
    "!!",
    "<!DOCTYPE x>",
    "<",
    "&amp;",
    "0",
    "-1",
    "4294967296",
    "18446744073709551616",
    "1e999",
    "BT1-006",
    "4 BT1-006\n",
    "scouter:",
    "ydke://",
];

/// More bytes than this are not made: the limits are about what is done with a file, not about reading it.
const MOST: usize = 400_000;

/// One of the seeds, changed a few times.
pub(crate) fn mutated(chance: &mut Chance, seeds: &[Vec<u8>]) -> Vec<u8> {
    let mut bytes = chance.one_of(seeds).clone();
    for _ in 0..=chance.below(6) {
        change(chance, seeds, &mut bytes);
        bytes.truncate(MOST);
    }
    bytes
}

fn change(chance: &mut Chance, seeds: &[Vec<u8>], bytes: &mut Vec<u8>) {
    let at = chance.below(bytes.len() + 1);
    let end = at + chance.below((bytes.len() - at).min(400) + 1);
    match chance.below(9) {
        0 if at < bytes.len() => bytes[at] ^= 1 << chance.below(8),
        1 if at < bytes.len() => bytes[at] = u8::try_from(chance.below(256)).expect("a byte"),
        2 => drop(bytes.drain(at..end)),
        3 => {
            let part = bytes[at..end].to_vec();
            bytes.splice(end..end, part);
        }
        4 => {
            // The same many times: what is not linear shows.
            let part = bytes[at..end].to_vec();
            let times = 1 << chance.below(12);
            bytes.splice(end..end, part.repeat(times));
        }
        5 => {
            let other = chance.one_of(seeds);
            let from = chance.below(other.len() + 1);
            let to = from + chance.below(other.len() - from + 1);
            bytes.splice(at..end, other[from..to].iter().copied());
        }
        6 => {
            let word = chance.one_of(&WORDS).repeat(1 << chance.below(14));
            bytes.splice(at..at, word.into_bytes());
        }
        7 => bytes.truncate(at),
        _ => {
            let word = *chance.one_of(&WORDS);
            bytes.splice(at..end, word.bytes());
        }
    }
}
