//! The command that gives the same again, as a person types it.

/// A command of `scouter` that is put together word by word.
pub(super) struct Again(String);

impl Again {
    /// Begins with the name of the command.
    pub(super) fn new(command: &str) -> Self {
        Self(format!("scouter {command}"))
    }

    /// Adds a word.
    pub(super) fn word(mut self, word: &str) -> Self {
        self.0.push(' ');
        self.0.push_str(&quoted(word));
        self
    }

    /// Adds a flag, if it was given.
    pub(super) fn flag(self, flag: &str, given: bool) -> Self {
        if given { self.word(flag) } else { self }
    }

    /// Adds an option with its value, if it was given.
    pub(super) fn option(self, option: &str, value: Option<impl ToString>) -> Self {
        match value {
            Some(value) => self.word(option).word(&value.to_string()),
            None => self,
        }
    }

    /// The whole command.
    pub(super) fn command(self) -> String {
        self.0
    }
}

/// A word as a shell takes it for one.
pub(super) fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./:,=+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_a_shell_would_take_apart_are_quoted() {
        let again = Again::new("goldfish").word("my deck's.txt").word("lists.jsonl#1").option("--seed", Some(7));
        assert_eq!(again.command(), r"scouter goldfish 'my deck'\''s.txt' 'lists.jsonl#1' --seed 7");
    }
}
