//! What to do about a search that cannot be read.

use super::error::{Expected, Unread};
use super::field;
use crate::language::{Argument, Message, say};

impl Unread {
    /// What to do about it, where more can be said than the sentence does.
    pub fn help(&self) -> Option<Message> {
        match &self.expected {
            Expected::Field(word) => {
                let names = Argument::list(field::names(), ", ");
                Some(match field::nearest(word, field::names()) {
                    Some(near) => say!("search-near-field", near = near, names = names),
                    None => say!("search-fields", names = names),
                })
            }
            Expected::Count(_) => Some(say!("search-begin-with-count")),
            _ => None,
        }
    }
}
