//! What to do about a search that cannot be read.

use super::error::{Expected, Unread};
use super::field;

impl Unread {
    /// What to do about it, where more can be said than the sentence does.
    pub fn help(&self) -> Option<String> {
        match &self.expected {
            Expected::Field(word) => {
                let near = field::nearest(word, field::names());
                let near = near.map(|near| format!("did you mean `{near}`? ")).unwrap_or_default();
                let names: Vec<&str> = field::names().collect();
                Some(format!("{near}there are {}", names.join(", ")))
            }
            Expected::Count(_) => Some("each part of a want begins with a count: 1+ BT1-053".to_owned()),
            _ => None,
        }
    }
}
