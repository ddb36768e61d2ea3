//! What random tests go by, those beside the code too: the same cases each time, so that a run says something about the
//! change that was made, unless the environment asks for others (`PROPTEST_CASES`, `PROPTEST_RNG_SEED`).

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
