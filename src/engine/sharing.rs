//! Whether each of some parts can have a thing of its own, where several of them take the same things.

/// Whether so many parts, each of which takes one of certain things, can all have one at once.
///
/// ```
/// use deckscouter::engine::sharing::each_has_its_own;
/// let takes = [vec!['a', 'b'], vec!['a'], vec!['a', 'b']];
/// assert!(each_has_its_own(2, |part| &takes[part]));
/// assert!(!each_has_its_own(3, |part| &takes[part]));
/// ```
pub fn each_has_its_own<'t, T: Copy + PartialEq + 't>(parts: usize, takes: impl Fn(usize) -> &'t [T]) -> bool {
    // Most parts take any of the same things: where each has enough for all of them, no more is to be looked at.
    if (0..parts).all(|part| takes(part).len() >= parts) {
        return true;
    }
    let mut held: Vec<(T, usize)> = Vec::new();
    (0..parts).all(|part| finds(&takes, part, &mut held, &mut vec![false; parts]))
}

/// Finds a thing for a part, if need be by having another part take another one.
fn finds<'t, T: Copy + PartialEq + 't>(
    takes: &impl Fn(usize) -> &'t [T],
    part: usize,
    held: &mut Vec<(T, usize)>,
    asked: &mut [bool],
) -> bool {
    if std::mem::replace(&mut asked[part], true) {
        return false;
    }
    for thing in takes(part) {
        let Some(at) = held.iter().position(|(other, _)| other == thing) else {
            held.push((*thing, part));
            return true;
        };
        let holder = held[at].1;
        if !asked[holder] && finds(takes, holder, held, asked) {
            let free = held.iter().position(|(other, has)| other == thing && *has == holder);
            if let Some(at) = free {
                held.remove(at);
            }
            held.push((*thing, part));
            return true;
        }
    }
    false
}
