//! Doing something again whenever files change.
//!
//! Editors write a file in place, or put a new one under its name: what happened is not taken from what the system tells of it,
//! which only says when to look. Where it tells nothing, as on some network drives, looking every now and then has to do.

use std::collections::BTreeMap;
use std::io::{self, IsTerminal as _, Write};
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::time::{Duration, Instant, SystemTime};

use super::out::Out;
use super::talk::{self, Talk, talk};
use super::{Failure, Status, complain, input, long};
use crate::language::{Lang, say};

/// So long after the last word of the system it is looked at what changed: editors do several things in a row.
const QUIET: Duration = Duration::from_millis(100);
/// So often it is looked without a word of the system.
const SELDOM: Duration = Duration::from_secs(1);
/// So often it is asked whether somebody has stopped it.
const AWAKE: Duration = Duration::from_millis(50);
/// What clears a terminal, with what has been scrolled away, and goes to its beginning.
const CLEAR: &[u8] = b"\x1b[2J\x1b[3J\x1b[H";

/// When each file changed last, and how long it is; nothing where it is not there.
type Seen = BTreeMap<PathBuf, Option<(Option<SystemTime>, u64)>>;

fn look(arguments: &[String]) -> Seen {
    let files = input::watched(arguments).into_iter();
    files
        .map(|path| {
            let found = path.metadata().ok().map(|meta| (meta.modified().ok(), meta.len()));
            (path, found)
        })
        .collect()
}

/// Does something now, and again whenever one of the files that some arguments mean changes, until somebody stops it.
///
/// # Errors
/// When it could not be done at the beginning, or nobody reads what is written. What fails later is told: it may be mended.
pub(super) fn rounds(
    arguments: &[String],
    lang: Lang,
    out: &mut Out,
    mut once: impl FnMut(&mut Out) -> Result<Status, Failure>,
) -> Result<Status, Failure> {
    long::listen();
    let clears = io::stdout().is_terminal();
    let told = Told::of(arguments);
    let mut seen = look(arguments);
    let mut first = true;
    loop {
        if clears {
            out.flush()?;
            // Signs that act are shown by what `out` is; these are to act.
            io::stdout().write_all(CLEAR).map_err(Failure::Output)?;
        } else if !first {
            writeln!(out)?;
        }
        match once(out) {
            Ok(_) => (),
            Err(Failure::Output(error)) => return Err(Failure::Output(error)),
            Err(failure) if first => return Err(failure),
            Err(failure) => complain(&failure),
        }
        first = false;
        out.flush()?;
        if talk() != Talk::Quiet {
            let time = jiff::Zoned::now().strftime("%H:%M:%S").to_string();
            // Where standard error is closed there is nobody to tell.
            let _ = writeln!(talk::stderr(), "{}", say!("watch-waits", time = time).text(lang));
        }
        loop {
            if told.wait(long::is_stopped) {
                return Ok(Status::Interrupted);
            }
            let now = look(arguments);
            if now != seen {
                seen = now;
                break;
            }
        }
    }
}

/// What the system tells of the files.
struct Told {
    events: Receiver<()>,
    /// Tells as long as it lives.
    #[cfg(feature = "watch")]
    _watcher: Option<notify::RecommendedWatcher>,
}

impl Told {
    #[cfg(feature = "watch")]
    fn of(arguments: &[String]) -> Self {
        use std::path::Path;

        use notify::{RecursiveMode, Watcher as _};

        let (tell, events) = mpsc::channel();
        let told = move |event: notify::Result<notify::Event>| {
            if event.is_ok_and(|event| !event.kind.is_access()) {
                // Where nobody listens any more, the program ends.
                let _ = tell.send(());
            }
        };
        let watcher = notify::recommended_watcher(told).ok().map(|mut watcher| {
            for argument in arguments {
                let path = Path::new(argument);
                // A file that is put under the name of another is news of its folder.
                let (folder, mode) = if path.is_dir() {
                    (path, RecursiveMode::Recursive)
                } else {
                    (path.parent().unwrap_or(path), RecursiveMode::NonRecursive)
                };
                let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
                // What cannot be watched is looked at.
                let _ = watcher.watch(folder, mode);
            }
            watcher
        });
        Self { events, _watcher: watcher }
    }

    #[cfg(not(feature = "watch"))]
    fn of(_: &[String]) -> Self {
        let (_, events) = mpsc::channel();
        Self { events }
    }

    /// Waits until it is time to look; whether somebody has stopped it.
    fn wait(&self, stopped: impl Fn() -> bool) -> bool {
        // Whatever goes on beside the files: it is looked in time.
        let last = Instant::now() + SELDOM;
        let mut until = last;
        while !stopped() {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            match self.events.recv_timeout(left.min(AWAKE)) {
                Ok(()) => until = last.min(Instant::now() + QUIET),
                Err(RecvTimeoutError::Timeout) => (),
                Err(RecvTimeoutError::Disconnected) => std::thread::sleep(left.min(AWAKE)),
            }
        }
        true
    }
}
