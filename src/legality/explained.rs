//! What a check is, in the language of whoever asks. English is its doc comment; the translations of it stand in
//! `data/messages/LANGUAGE/explanations.md`, each below its code, in the same form.

use super::Check;
use crate::diagnostic::Severity;
use crate::language::{Lang, Message, say};

const ITALIAN: &str = include_str!("../../data/messages/it/explanations.md");
const FRENCH: &str = include_str!("../../data/messages/fr/explanations.md");

impl Check {
    /// How much its findings matter.
    pub fn kind(&self) -> Message {
        match self.severity {
            Severity::Error if self.incomplete => say!("severity-incomplete"),
            Severity::Error => say!("severity", severity = "error"),
            Severity::Warning => say!("severity", severity = "warning"),
            Severity::Note => say!("severity", severity = "note"),
        }
    }

    /// What it checks, why, an example, how to mend it: Markdown whose first line is one sentence.
    pub fn doc_in(&self, lang: Lang) -> &'static str {
        let table = match lang {
            Lang::En => return self.doc,
            Lang::It => ITALIAN,
            Lang::Fr => FRENCH,
        };
        // A test holds both tables to the register of checks.
        let mut parts = table.split("\n## ");
        parts.find_map(|part| part.strip_prefix(self.code)?.strip_prefix('\n')).unwrap_or(self.doc).trim()
    }
}
