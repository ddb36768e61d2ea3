//! What has been found out about the answers to one question.

/// How much what has been tried seldom is favoured.
const CURIOUS: f64 = 0.3;
/// Answers are tried one after the other, in the guide's order: so many, times the square root of the visits.
const WIDTH: f64 = 1.3;
/// What differs by so little in the chance to win is as good.
const AS_GOOD: f64 = 0.02;
/// A difference is seen where it is greater than so many standard errors.
const ERRORS: f64 = 1.0;
/// Nothing is seen in fewer visits.
const SEEN: u32 = 4;
/// What the squares of a branch add up to beside what has been seen: few playouts that came out alike say little.
const UNSEEN: f64 = 0.02;

/// A branch: an answer by what it means.
#[derive(Clone, Copy, Debug)]
pub(super) struct Branch {
    pub(super) meaning: u64,
    /// The node that it leads to.
    pub(super) node: usize,
    pub(super) visits: u32,
    /// How many of those while the question waits that the seat is asked.
    pub(super) tried: u32,
    /// How often it could have been taken.
    open: u32,
    pub(super) total: f64,
    squares: f64,
}

impl Branch {
    /// Nothing is known of it yet.
    const fn new(meaning: u64) -> Self {
        Self { meaning, node: 0, visits: 0, tried: 0, open: 1, total: 0.0, squares: 0.0 }
    }

    /// It has led to this.
    pub(super) fn learn(&mut self, value: f64) {
        self.visits += 1;
        self.tried += 1;
        self.total += value;
        self.squares += value * value;
    }

    pub(super) fn mean(&self) -> f64 {
        self.total / f64::from(self.visits.max(1))
    }

    /// The square of the standard error of the mean.
    fn error(&self) -> f64 {
        let visits = f64::from(self.visits.max(1));
        (self.squares - self.total * self.mean() + UNSEEN) / (visits * visits)
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
    /// The seat is asked this, in worlds of its own: nothing is known of other answers, and so much of these.
    pub(super) fn ask(&mut self, options: &[(u64, usize)]) -> u32 {
        self.branches.retain(|branch| options.iter().any(|(meaning, _)| *meaning == branch.meaning));
        for branch in &mut self.branches {
            branch.tried = 0;
        }
        self.seen()
    }

    /// How many playouts have come through it.
    pub(super) fn seen(&self) -> u32 {
        self.branches.iter().map(|branch| branch.visits).sum()
    }

    /// Whether it is seen that nothing which has been tried is better than what has been visited most.
    pub(super) fn is_clear(&self) -> bool {
        let Some(most) = self.branches.iter().reduce(|most, next| if next.is_before(most) { next } else { most })
        else {
            return false;
        };
        let others = self.branches.iter().filter(|other| other.visits > 0 && other.meaning != most.meaning);
        most.visits >= SEEN
            && others.into_iter().all(|other| {
                let error = (most.error() + other.error()).sqrt();
                other.mean() + ERRORS * error < most.mean() + AS_GOOD
            })
    }

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
                self.branches.push(Branch::new(options[place].0));
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
