//! The terminal: keys in, cells out, and whatever happens, as it was before.
//!
//! Whoever reads keys from a terminal that is gone never comes back: crossterm reads on at full speed. So it is asked for keys only
//! where there are some, and a thread looks after what is left: the terminal may go in between, or the rest of a key never come.

use std::io::{self, IsTerminal as _, Write};
use std::mem::ManuallyDrop;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, EnableBracketedPaste, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers,
};
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::crossterm::{cursor, execute};
use signal_hook::{consts, flag};

use super::drafts::{Drafts, Kept};
use super::draw::{Look, draw};
use super::key::{Effect, Key};
use super::state::Screen;
use crate::cli::Status;

/// So long it is waited for a key before it is asked whether somebody has ended the program.
const WAIT: Duration = Duration::from_millis(200);
/// So long the screen may take to its end once the program is to end.
const GRACE: Duration = Duration::from_secs(3);

/// The signals that end a program, whoever sends them.
#[cfg(unix)]
const ENDS: [i32; 4] = [consts::SIGTERM, consts::SIGHUP, consts::SIGINT, consts::SIGQUIT];
#[cfg(not(unix))]
const ENDS: [i32; 2] = [consts::SIGTERM, consts::SIGINT];

/// The terminal, in the state that a screen needs; as it was before once this is dropped.
struct Held {
    /// It is not dropped: it would complain to a terminal that is gone, which panics.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<io::Stdout>>>,
    /// Tells the thread that looks after the end that the screen has come to its own.
    left: Option<Sender<()>>,
    guard: Option<JoinHandle<()>>,
}

/// The text that is not saved, if there is one: whoever ends the program finds it here.
type Unsaved = Arc<Mutex<Option<String>>>;

/// Notes what is not saved.
fn note(unsaved: &Unsaved, screen: &Screen<'_>) {
    let text = screen.draft().is_changed().then(|| screen.draft().text().to_owned());
    *unsaved.lock().unwrap_or_else(PoisonError::into_inner) = text;
}

impl Held {
    fn begin(ended: Arc<AtomicBool>, unsaved: Unsaved, drafts: Drafts) -> io::Result<Self> {
        let before = std::panic::take_hook();
        let (texts, places) = (Arc::clone(&unsaved), drafts.clone());
        // Where a panic ends the program at once, nothing is dropped.
        std::panic::set_hook(Box::new(move |panic| {
            give_back(&mut io::stdout());
            before(panic);
            // Whoever holds it has come to its end, or is what has panicked.
            if let Some(text) = texts.try_lock().ok().and_then(|mut unsaved| unsaved.take()) {
                places.keep(&text).tell();
            }
        }));
        enable_raw_mode()?;
        let begun = execute!(io::stdout(), EnterAlternateScreen, EnableBracketedPaste)
            .and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        let terminal = begun.inspect_err(|_| give_back(&mut io::stdout()))?;
        let (left, is_left) = mpsc::channel();
        let guard = thread::spawn(move || look_after(&ended, &is_left, &unsaved, &drafts));
        let terminal = ManuallyDrop::new(terminal);
        Ok(Self { terminal, left: Some(left), guard: Some(guard) })
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        drop(self.left.take());
        // Where it was about to end the program, it does.
        let _ = self.guard.take().map(JoinHandle::join);
        give_back(&mut io::stdout());
        // The hook has nothing more to give back.
        if !thread::panicking() {
            drop(std::panic::take_hook());
        }
    }
}

/// What fails here fails for somebody who is gone.
fn give_back(terminal: &mut impl Write) {
    let _ = execute!(terminal, DisableBracketedPaste, LeaveAlternateScreen, cursor::Show);
    let _ = disable_raw_mode();
    let _ = terminal.flush();
}

/// Standard output for another thread than that of the program, which holds it as long as it runs.
#[cfg(unix)]
fn stdout_of_another() -> io::Result<impl Write> {
    use std::os::fd::AsFd as _;

    io::stdout().as_fd().try_clone_to_owned().map(std::fs::File::from)
}

/// Standard output for another thread than that of the program, which holds it as long as it runs.
#[cfg(windows)]
fn stdout_of_another() -> io::Result<impl Write> {
    use std::os::windows::io::AsHandle as _;

    io::stdout().as_handle().try_clone_to_owned().map(std::fs::File::from)
}

/// Whether the terminal is gone.
fn is_lost() -> bool {
    !io::stdin().is_terminal() || !io::stdout().is_terminal()
}

/// Ends the program where the screen does not by itself, with what is not saved kept.
fn look_after(ended: &AtomicBool, is_left: &Receiver<()>, unsaved: &Unsaved, drafts: &Drafts) {
    let is_left = |wait| !matches!(is_left.recv_timeout(wait), Err(RecvTimeoutError::Timeout));
    while !ended.load(Ordering::Relaxed) && !is_lost() {
        if is_left(WAIT) {
            return;
        }
    }
    if is_left(GRACE) {
        return;
    }
    let text = unsaved.lock().unwrap_or_else(PoisonError::into_inner).take();
    let kept = text.map(|text| drafts.keep(&text));
    // A terminal that takes nothing more would keep us, too.
    let (said, is_said) = mpsc::channel::<()>();
    thread::spawn(move || {
        let _ = stdout_of_another().map(|mut stdout| give_back(&mut stdout));
        let _ = kept.as_ref().map(Kept::tell);
        drop(said);
    });
    let _ = is_said.recv_timeout(GRACE);
    #[expect(clippy::exit, reason = "the thread that would return to `main` waits for what does not come")]
    std::process::exit(Status::Interrupted.code().into());
}

/// Waits a while for keys, or less. Nothing is read.
#[cfg(unix)]
fn wait_for_keys() -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    let stdin = io::stdin();
    let mut keys = [PollFd::new(&stdin, PollFlags::IN)];
    let wait = Timespec::try_from(WAIT).map_err(io::Error::other)?;
    match poll(&mut keys, Some(&wait)) {
        // Some systems do not wait for terminals so.
        Ok(_) if keys[0].revents().contains(PollFlags::NVAL) => event::poll(WAIT).map(drop),
        Ok(_) | Err(rustix::io::Errno::INTR) => Ok(()),
        Err(error) => Err(error.into()),
    }
}

/// Waits a while for keys, or less. Nothing is read.
#[cfg(not(unix))]
fn wait_for_keys() -> io::Result<()> {
    event::poll(WAIT).map(drop)
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
/// what is not saved goes to the drafts where the program ends otherwise.
pub(super) fn run(
    screen: &mut Screen<'_>,
    look: Look,
    mut find: impl FnMut(&mut Screen<'_>, &str),
    mut act: impl FnMut(&mut Screen<'_>, &Effect) -> Effect,
    drafts: &Drafts,
) -> io::Result<End> {
    let (ended, left) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
    for signal in ENDS {
        // Whoever has left the screen is ended as every program is.
        flag::register_conditional_default(signal, Arc::clone(&left))?;
        flag::register(signal, Arc::clone(&ended))?;
    }
    let unsaved = Unsaved::default();
    let mut held = Held::begin(Arc::clone(&ended), Arc::clone(&unsaved), drafts.clone())?;
    let mut wanted: Option<String> = None;
    'shown: loop {
        note(&unsaved, screen);
        held.terminal.draw(|frame| {
            screen.size = frame.area().as_size();
            if let Some(place) = draw(screen, look, frame.buffer_mut()) {
                frame.set_cursor_position(place);
            }
        })?;
        let is_typed = loop {
            if ended.load(Ordering::Relaxed) || is_lost() {
                return Ok(End::Ended);
            }
            if event::poll(Duration::ZERO)? {
                break true;
            }
            if wanted.is_some() {
                break false;
            }
            // Before somebody first waited for keys, nobody was told of another size.
            if held.terminal.size()? != screen.size {
                continue 'shown;
            }
            wait_for_keys()?;
        };
        // Who types on is not kept waiting for what was searched before.
        if !is_typed {
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
                Effect::Quit => {
                    left.store(true, Ordering::Relaxed);
                    return Ok(End::Left);
                }
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
