//! What random tests go by, those beside the code too: the same cases each time, so that a run says something about the
//! change that was made, unless the environment asks for others (`PROPTEST_CASES`, `PROPTEST_RNG_SEED`). And what a test says that
//! cannot be run here.

use std::io::Write as _;

use proptest::prelude::ProptestConfig;
use proptest::test_runner::RngSeed;

/// So many cases, always the same ones.
#[expect(clippy::disallowed_methods, reason = "whoever runs tests asks in the environment")]
pub(crate) fn cases(usual: u32) -> ProptestConfig {
    let asked = ProptestConfig::default();
    ProptestConfig {
        cases: if std::env::var_os("PROPTEST_CASES").is_some() { asked.cases } else { usual },
        rng_seed: if asked.rng_seed == RngSeed::Random { RngSeed::Fixed(20_210) } else { asked.rng_seed },
        failure_persistence: None,
        ..asked
    }
}

/// Says that the test which runs is skipped, and for want of what. Not by `eprintln!`: what a test prints so is held back where it
/// passes.
pub(crate) fn skipped(missing: &str) {
    let thread = std::thread::current();
    // The thread of a test has its name.
    let test = thread.name().unwrap_or("a test");
    let _ = writeln!(std::io::stderr(), "skipped: {test}: {missing} is not here");
}
