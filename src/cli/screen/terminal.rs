//! The terminal: keys in, cells out, and whatever happens, as it was before.

use std::io::{self, IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
};
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::crossterm::{cursor, execute};

use super::draw::{Look, draw};
use super::key::{Effect, Key};
use super::state::Screen;

/// So long it is waited for a key before it is asked whether somebody has ended the program.
const WAIT: Duration = Duration::from_millis(200);

/// The terminal, in the state that a screen needs; as it was before once this is dropped.
struct Held {
    terminal: Terminal<CrosstermBackend<io::Stdout>>,
}

/// The text that is not saved, if there is one: whoever ends the program finds it here.
type Unsaved = Arc<Mutex<Option<String>>>;

/// Notes what is not saved.
fn note(unsaved: &Unsaved, screen: &Screen<'_>) {
    let text = screen.draft().is_changed().then(|| screen.draft().text().to_owned());
    *unsaved.lock().unwrap_or_else(PoisonError::into_inner) = text;
}

impl Held {
    fn begin(unsaved: Unsaved, keep: impl Fn(&str) + Send + Sync + 'static) -> io::Result<Self> {
        let before = std::panic::take_hook();
        // Where a panic ends the program at once, nothing is dropped.
        std::panic::set_hook(Box::new(move |panic| {
            give_back();
            before(panic);
            // Whoever holds it has come to its end, or is what has panicked.
            if let Some(text) = unsaved.try_lock().ok().and_then(|mut unsaved| unsaved.take()) {
                keep(&text);
            }
        }));
        enable_raw_mode()?;
        let begun = execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste)
            .and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        begun.map(|terminal| Self { terminal }).inspect_err(|_| give_back())
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        give_back();
        // The hook has nothing more to give back.
        if !std::thread::panicking() {
            drop(std::panic::take_hook());
        }
    }
}

/// What fails here fails for somebody who is gone.
fn give_back() {
    let _ = execute!(io::stdout(), DisableBracketedPaste, LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
    let _ = io::stdout().flush();
}

/// How the screen was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// Somebody has left it.
    Left,
    /// The system has ended the program.
    Ended,
}

/// Shows a screen until it is left. `act` does what it asks for, but for looking, which `look` does once nothing more is typed;
/// `keep` gets what is not saved where a panic ends the program.
pub(super) fn run(
    screen: &mut Screen<'_>,
    look: Look,
    mut find: impl FnMut(&mut Screen<'_>, &str),
    mut act: impl FnMut(&mut Screen<'_>, &Effect) -> Effect,
    keep: impl Fn(&str) + Send + Sync + 'static,
) -> io::Result<End> {
    let ended = Arc::new(AtomicBool::new(false));
    #[cfg(unix)]
    {
        use signal_hook::{consts, flag};
        flag::register(consts::SIGTERM, Arc::clone(&ended))?;
        flag::register(consts::SIGHUP, Arc::clone(&ended))?;
    }
    let unsaved = Unsaved::default();
    let mut held = Held::begin(Arc::clone(&unsaved), keep)?;
    let mut wanted: Option<String> = None;
    'shown: loop {
        note(&unsaved, screen);
        held.terminal.draw(|frame| {
            screen.size = frame.area().as_size();
            if let Some(place) = draw(screen, look, frame.buffer_mut()) {
                frame.set_cursor_position(place);
            }
        })?;
        while !event::poll(if wanted.is_some() { Duration::ZERO } else { WAIT })? {
            // Whoever reads on from a terminal that is gone waits for keys at full speed.
            if ended.load(Ordering::Relaxed) || !io::stdout().is_terminal() {
                return Ok(End::Ended);
            }
            if wanted.is_some() {
                break;
            }
            // Before somebody first waited for keys, nobody was told of another size.
            if held.terminal.size()? != screen.size {
                continue 'shown;
            }
        }
        // Who types on is not kept waiting for what was searched before.
        if wanted.is_some() && !event::poll(Duration::ZERO)? {
            if let Some(text) = wanted.take() {
                find(screen, &text);
            }
            continue;
        }
        let Some(key) = key(event::read()?) else { continue };
        let mut effect = screen.press(key);
        loop {
            match effect {
                Effect::None => break,
                Effect::Quit => return Ok(End::Left),
                Effect::Look(text) => {
                    wanted = Some(text);
                    break;
                }
                asked => effect = act(screen, &asked),
            }
        }
    }
}

/// The key of an event, if it is one that the screen knows.
fn key(event: Event) -> Option<Key> {
    let KeyEvent { code, modifiers, kind, .. } = match event {
        Event::Key(key) => key,
        Event::Paste(text) => return Some(Key::Paste(text)),
        _ => return None,
    };
    if kind == KeyEventKind::Release {
        return None;
    }
    Some(match code {
        KeyCode::Char(c) if modifiers.contains(KeyModifiers::CONTROL) => Key::Ctrl(c.to_ascii_lowercase()),
        KeyCode::Char(_) if modifiers.contains(KeyModifiers::ALT) => return None,
        KeyCode::Char(c) => Key::Char(c),
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_told_apart_and_what_is_let_go_is_none() {
        let pressed = |code, modifiers| key(Event::Key(KeyEvent::new(code, modifiers)));
        assert_eq!(pressed(KeyCode::Char('+'), KeyModifiers::SHIFT), Some(Key::Char('+')));
        assert_eq!(pressed(KeyCode::Char('S'), KeyModifiers::CONTROL), Some(Key::Ctrl('s')));
        assert_eq!(pressed(KeyCode::Char('x'), KeyModifiers::ALT), None);
        let released = KeyEvent::new_with_kind(KeyCode::Enter, KeyModifiers::NONE, KeyEventKind::Release);
        assert_eq!(key(Event::Key(released)), None);
        assert_eq!(key(Event::Paste("a\nb".to_owned())), Some(Key::Paste("a\nb".to_owned())));
        assert_eq!(key(Event::Resize(80, 24)), None);
    }
}
