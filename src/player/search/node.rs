//! What has been found out about the answers to one question.

/// How much what has been tried seldom is favoured.
const CURIOUS: f64 = 0.3;
/// Answers are tried one after the other, in the guide's order: so many, times the square root of the visits.
const WIDTH: f64 = 1.3;

/// A branch: an answer by what it means.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) meaning: u64,
    /// The node that it leads to.
    pub(super) node: usize,
    pub(super) visits: u32,
    /// How often it could have been taken.
    open: u32,
    pub(super) total: f64,
}

impl Branch {
    pub(super) fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// What speaks for trying it next.
    fn promise(&self) -> f64 {
        // The logarithm to the base 2 is counted in bits: the same on every machine.
        let bits = f64::from(u32::BITS - self.open.max(1).leading_zeros());
        self.mean() + CURIOUS * (bits / f64::from(self.visits.max(1))).sqrt()
    }

    /// What has been visited more comes first; of equals what fares better.
    pub(super) fn is_before(&self, other: &Self) -> bool {
        self.visits > other.visits || (self.visits == other.visits && self.mean() > other.mean())
    }
}

/// A decision of the seat that searches.
#[derive(Clone, Debug, Default)]
pub(super) struct Node {
    visits: u32,
    pub(super) branches: Vec<Branch>,
}

impl Node {
    /// Whether no other branch can catch up with that which has been visited most, by so many visits more.
    pub(super) fn is_settled(&self, left: u32) -> bool {
        let (mut most, mut next) = (0, 0);
        for branch in &self.branches {
            if branch.visits > most {
                (most, next) = (branch.visits, most);
            } else {
                next = next.max(branch.visits);
            }
        }
        most > next.saturating_add(left)
    }

    /// The branch to take among answers that are open, in the guide's order, and whether it is new.
    pub(super) fn select(&mut self, options: &[(u64, usize)]) -> (usize, usize, bool) {
        self.visits += 1;
        let wide = WIDTH * f64::from(self.visits).sqrt();
        let mut best: Option<(usize, usize)> = None;
        let (mut fresh, mut known) = (None, 0_u32);
        for (place, (meaning, _)) in options.iter().enumerate() {
            let Some(at) = self.branches.iter().position(|branch| branch.meaning == *meaning) else {
                fresh = fresh.or(Some(place));
                continue;
            };
            known += 1;
            self.branches[at].open += 1;
            if best.is_none_or(|(best, _)| self.branches[at].promise() > self.branches[best].promise()) {
                best = Some((at, place));
            }
        }
        match (best, fresh) {
            (Some((at, place)), Some(_)) if f64::from(known) > wide => (at, place, false),
            (_, Some(place)) => {
                let branch = Branch { meaning: options[place].0, node: 0, visits: 0, open: 1, total: 0.0 };
                self.branches.push(branch);
                (self.branches.len() - 1, place, true)
            }
            (Some((at, place)), None) => (at, place, false),
            (None, None) => unreachable!("a question has an answer"),
        }
    }

    /// The branch that has been visited most among answers that are open, and the place of the answer.
    pub(super) fn best(&self, options: &[(u64, usize)]) -> Option<(&Branch, usize)> {
        let mut best: Option<(&Branch, usize)> = None;
        for branch in self.branches.iter().filter(|branch| branch.visits > 0) {
            let Some((_, at)) = options.iter().find(|(meaning, _)| *meaning == branch.meaning) else { continue };
            if best.is_none_or(|(best, _)| branch.is_before(best)) {
                best = Some((branch, *at));
            }
        }
        best
    }
}
