//! What is pressed, as the screen knows it, and what it asks of whoever shows it.

/// A key, or a text that was pasted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Key {
    Char(char),
    /// With Ctrl held.
    Ctrl(char),
    Up,
    Down,
    Left,
    Right,
    Home,
    End,
    PageUp,
    PageDown,
    Tab,
    BackTab,
    Enter,
    Esc,
    Backspace,
    Delete,
    Paste(String),
}

/// What is to be done outside of the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum Effect {
    #[default]
    None,
    /// Cards are looked for, and handed to [`Screen::found`](super::state::Screen::found).
    Look(String),
    /// The list is written, and [`Screen::saved`](super::state::Screen::saved) told how that went.
    Save,
    /// The file is read again, for [`Screen::loaded`](super::state::Screen::loaded).
    Load,
    /// The end.
    Quit,
}
