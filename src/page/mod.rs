//! What the page in the browser asks, and what it is answered: one text in, one text out, both JSON.
//!
//! The page itself (markup, styles, scripts, and how they become one file) stands beside this in `web`, `wasm` and `make`; nothing
//! of it decides anything about cards or rules. It goes through [`app`](crate::app) as the program does: verdicts, sentences,
//! hands and games are the program's own, seed by seed. Every answer is ready to be shown: in the language that was asked for, and
//! without a sign that acts. `json` in it is what the program prints with `--format json`.
//!
//! * [`question`]: what can be asked.
//! * [`list`](mod@list): the list that a question is about, read and checked.
//! * [`lines`]: a list line by line, with what was found below each.
//! * `words`: what stands on the page itself.
//! * `checked`, `hands`, `chances`, `alone`: the answers, one file each.
//!
//! ```
//! let asked = r#"{"ask": "check", "text": "Leader: BT1-001\n5x BT1-006\n", "lang": "fr"}"#;
//! let answer: serde_json::Value = serde_json::from_str(&deckscouter::page::answer(asked)).unwrap();
//! assert_eq!(answer["verdict"], "illegal");
//! ```

mod alone;
mod chances;
mod checked;
mod hands;
pub mod lines;
pub mod list;
pub mod question;
mod words;

use serde::Serialize;

use crate::shown;
pub use question::Question;

/// Why a question has no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Refusal {
    /// Why, a sentence without its full stop.
    pub refused: String,
}

impl<S: Into<String>> From<S> for Refusal {
    fn from(why: S) -> Self {
        Self { refused: why.into() }
    }
}

/// The answer to a question, as JSON; `{"refused": "…"}` says why there is none. Whatever the text is, there is one of both.
pub fn answer(question: &str) -> String {
    let told = serde_json::from_str(question).map_err(|error| Refusal::from(shown::line(&error.to_string()))).and_then(
        |question| match question {
            Question::Words { lang } => Ok(shown::json(&words::words(lang.into()))),
            Question::Check { list } => list.known(|list| Ok(shown::json(&checked::answer(list)))),
            Question::Hand { list, draw } => list.known(|list| Ok(shown::json(&hands::answer(list, &draw)?))),
            Question::Odds { list, second, want } => {
                list.known(|list| Ok(shown::json(&chances::answer(list, second, want.as_deref())?)))
            }
            Question::Goldfish { list, run } => list.known(|list| alone::part(list, &run)),
            Question::Played { lang, parts } => Ok(shown::json(&alone::joined(&parts, lang.into())?)),
        },
    );
    told.unwrap_or_else(|refusal| shown::json(&refusal))
}
