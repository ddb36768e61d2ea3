//! `cards update` against a server that is slow, broken, lying or lost: what was there stays, and it is said what happened.
//!
//! The server is a local one, and its answers are written byte by byte. Time-outs are tenths of seconds where waiting is the
//! point, and long where it is not, so that nothing hangs on how fast the machine is.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use sha2::{Digest, Sha256};

use crate::program;

const HEADER: &str = "number,type,name,colors,energy,specified,power,combo_cost,combo_power,skill\n";
/// The table that is there before.
const OLD: &str = "ZZ1-001,Battle,Sea Bream,Red,2,R,10000,0,5000,\n";
/// The table that a server would give.
const NEW: &str = "ZZ1-001,Battle,Sea Bream,Red,2,R,15000,0,5000,\nZZ1-002,Battle,Pike,Red,1,R,5000,0,5000,\n";

fn old() -> String {
    HEADER.to_owned() + OLD
}

fn new() -> String {
    HEADER.to_owned() + NEW
}

/// A server that gives one answer to everything; the answer sees the head of the request.
struct Server {
    port: u16,
    asked: Arc<AtomicUsize>,
}

impl Server {
    fn that(answer: impl Fn(&str, &mut TcpStream) -> std::io::Result<()> + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
        let port = listener.local_addr().expect("an address").port();
        let asked = Arc::new(AtomicUsize::new(0));
        let (answer, count) = (Arc::new(answer), Arc::clone(&asked));
        // The thread ends with the test run.
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (Ok(mut stream), answer, count) = (stream, Arc::clone(&answer), Arc::clone(&count)) else { return };
                thread::spawn(move || {
                    let Ok(copy) = stream.try_clone() else { return };
                    let lines = BufReader::new(copy).lines().map_while(Result::ok).take_while(|line| !line.is_empty());
                    let head = lines.collect::<Vec<_>>().join("\n").to_lowercase();
                    count.fetch_add(1, Ordering::SeqCst);
                    // A client that has gone is what many of these answers are about.
                    let _ = answer(&head, &mut stream);
                });
            }
        });
        Self { port, asked }
    }

    /// A server that says these bytes and hangs up.
    fn saying(bytes: impl Into<Vec<u8>>) -> Self {
        let bytes = bytes.into();
        Self::that(move |_, stream| stream.write_all(&bytes))
    }

    /// A server that gives a body with these further headers.
    fn giving(headers: &str, body: impl AsRef<[u8]>) -> Self {
        Self::saying(answer(headers, body))
    }

    fn url(&self) -> String {
        format!("http://127.0.0.1:{}/fish.csv", self.port)
    }
}

fn answer(headers: &str, body: impl AsRef<[u8]>) -> Vec<u8> {
    let body = body.as_ref();
    let head = format!("HTTP/1.1 200 OK\r\ncontent-length: {}\r\n{headers}\r\n", body.len());
    [head.as_bytes(), body].concat()
}

fn stall() -> std::io::Result<()> {
    thread::sleep(Duration::from_mins(1));
    Ok(())
}

fn scouter(data: &Path, args: &[&str]) -> Command {
    let mut command = program::scouter(data);
    command.args(args).env("SCOUTER_DATA_DIR", data).env("NO_PROXY", "*").stdin(Stdio::null());
    command
}

fn ran(mut command: Command) -> (Option<i32>, String) {
    let Output { status, stdout, stderr } = command.output().expect("the program runs");
    (status.code(), String::from_utf8_lossy(&[stdout, stderr].concat()).into_owned())
}

/// What is in the data directory: every file with its bytes.
fn kept(data: &Path) -> Vec<(String, Vec<u8>)> {
    let folder = data.join("cards");
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<_> = entries
        .map(|entry| {
            let entry = entry.expect("an entry");
            (entry.file_name().to_string_lossy().into_owned(), std::fs::read(entry.path()).expect("a file"))
        })
        .collect();
    files.sort();
    files
}

/// A data directory with the old table in it.
fn before() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("fish.csv"), old()).expect("a file");
    let table = folder.path().join("fish.csv");
    let (code, said) = ran(scouter(folder.path(), &["cards", "import", &table.to_string_lossy()]));
    assert_eq!(code, Some(0), "{said}");
    folder
}

/// An update from a server is refused with these words, and the table is as it was.
fn is_refused(server: &Server, args: &[&str], words: &[&str]) {
    let folder = before();
    let there = kept(folder.path());
    let url = server.url();
    let (code, said) = ran(scouter(folder.path(), &[&["cards", "update", "--from", &url], args].concat()));
    assert_eq!(code, Some(2), "{said}");
    for word in words {
        assert!(said.contains(word), "`{word}` is not said:\n{said}");
    }
    assert!(kept(folder.path()) == there, "the tables have changed:\n{said}");
}

/// An update from a server is kept; what is said of it.
fn is_kept(server: &Server, args: &[&str]) -> String {
    let folder = before();
    let url = server.url();
    let (code, said) = ran(scouter(folder.path(), &[&["cards", "update", "--from", &url], args].concat()));
    assert_eq!(code, Some(0), "{said}");
    let (_, shown) = ran(scouter(folder.path(), &["cards", "show", "ZZ1-002"]));
    assert!(shown.contains("Pike"), "{said}{shown}");
    said
}

const SOON: [&str; 2] = ["--read-timeout", "0.2"];

#[test]
fn a_table_is_fetched_compared_and_kept() {
    let said = is_kept(&Server::giving("", new()), &[]);
    assert!(said.contains("1 new, 1 changed") && said.contains("power 10000 → 15000"), "{said}");
    assert!(said.contains("in place of the table of"), "{said}");
}

#[test]
fn a_server_that_never_answers_is_not_waited_for() {
    let words = ["no answer within 0.2 s", "nothing is changed", "--read-timeout"];
    is_refused(&Server::that(|_, _| stall()), &SOON, &words);
}

#[test]
fn a_server_that_stops_within_its_headers_is_not_waited_for() {
    let server = Server::that(|_, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-le")?;
        stall()
    });
    is_refused(&server, &SOON, &["no answer within 0.2 s"]);
}

#[test]
fn a_server_that_stops_within_the_table_is_not_waited_for() {
    let server = Server::that(|_, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nnumber,")?;
        stall()
    });
    is_refused(&server, &SOON, &["broke off after 7 of 1000 bytes"]);
}

#[test]
fn a_server_that_trickles_is_given_so_much_time_and_no_more() {
    let server = Server::that(|_, stream| {
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n")?;
        loop {
            stream.write_all(b"x")?;
            thread::sleep(Duration::from_millis(20));
        }
    });
    is_refused(&server, &["--max-time", "0.4"], &["bytes came within 0.4 s, and that is not all", "--max-time"]);
}

#[test]
fn a_slow_server_is_waited_for_as_long_as_something_comes() {
    let server = Server::that(|_, stream| {
        for piece in answer("", new()).chunks(40) {
            stream.write_all(piece)?;
            thread::sleep(Duration::from_millis(100));
        }
        Ok(())
    });
    // All of it takes longer than the longest wait for a piece of it.
    is_kept(&server, &["--read-timeout", "0.5"]);
}

#[test]
fn a_download_that_is_cut_off_is_not_kept() {
    let whole = answer("", new());
    is_refused(&Server::saying(&whole[..whole.len() - 5]), &[], &["broke off after", "nothing is changed"]);
    // Without a length, only the end of the text can tell.
    let open = [b"HTTP/1.1 200 OK\r\nconnection: close\r\n\r\n", new().as_bytes()].concat();
    is_refused(&Server::saying(&open[..open.len() - 5]), &[], &["ends within a line", "--sha256"]);
    is_kept(&Server::saying(open), &[]);
    let half = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n20\r\nnumber,ty";
    is_refused(&Server::saying(half), &[], &["broke off after"]);
}

#[test]
fn a_length_that_is_a_lie_does_no_harm() {
    let lie = |length: usize| format!("HTTP/1.1 200 OK\r\ncontent-length: {length}\r\n\r\n{}", new());
    is_refused(&Server::saying(lie(new().len() + 10)), &[], &["broke off after"]);
    // One that is too short cuts a row: it has too few cells.
    is_refused(&Server::saying(lie(new().len() - 20)), &[], &["this row has", "1 fault; nothing is kept"]);
    is_refused(&Server::saying(lie(usize::MAX / 2)), &[], &["is larger than"]);
    is_refused(
        &Server::saying("HTTP/1.1 200 OK\r\ncontent-length: -3\r\n\r\n"),
        &[],
        &["no answer that can be understood"],
    );
}

#[test]
fn redirects_are_followed_but_in_no_circle_and_to_no_file() {
    let table = Arc::new(answer("", new()));
    let leading = |to: &'static str| {
        let table = Arc::clone(&table);
        Server::that(move |head, stream| {
            if head.starts_with("get /there") {
                return stream.write_all(&table);
            }
            write!(stream, "HTTP/1.1 302 Found\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n")
        })
    };
    is_kept(&leading("/there"), &[]);
    let circle = leading("/fish.csv");
    is_refused(&circle, &[], &["more than 5 redirects"]);
    assert_eq!(circle.asked.load(Ordering::SeqCst), 6);
    is_refused(&leading("file:///etc/passwd"), &[], &["leads to file:///etc/passwd, which is no address on the web"]);
    is_refused(&leading("http://"), &[], &["does not say where"]);
}

#[test]
fn whoever_asks_the_internet_is_led_to_no_machine_nearby() {
    let neighbour = Server::giving("", new());
    let port = neighbour.port;
    for (to, shown) in [
        (format!("http://127.0.0.1:{port}/fish.csv"), format!("http://127.0.0.1:{port}/fish.csv")),
        (format!("http://me:secret@0x7f.1:{port}/"), format!("http://127.0.0.1:{port}/")),
        (format!("http://[::ffff:127.0.0.1]:{port}/"), format!("http://[::ffff:7f00:1]:{port}/")),
        (format!("http://localhost:{port}/"), format!("http://localhost:{port}/")),
        ("http://169.254.169.254/latest/".to_owned(), "http://169.254.169.254/latest/".to_owned()),
    ] {
        // As a proxy, it answers for every machine.
        let proxy = Server::saying(format!("HTTP/1.1 302 Found\r\nlocation: {to}\r\ncontent-length: 0\r\n\r\n"));
        for first in ["http://1.1.1.1/fish.csv", "http://cards.invalid/fish.csv"] {
            let folder = before();
            let there = kept(folder.path());
            let mut command = scouter(folder.path(), &["cards", "update", "--from", first]);
            command.env_remove("NO_PROXY").env("http_proxy", format!("http://127.0.0.1:{}", proxy.port));
            let (code, said) = ran(command);
            assert_eq!(code, Some(2), "{said}");
            let words = format!("{first} leads to {shown}, which is this machine or one of its network");
            assert!(said.contains(&words), "`{words}` is not said:\n{said}");
            assert!(kept(folder.path()) == there, "the tables have changed:\n{said}");
        }
    }
    assert_eq!(neighbour.asked.load(Ordering::SeqCst), 0);
}

#[test]
fn endless_data_is_cut_at_the_size_that_is_allowed() {
    let endless = |head: &'static str, piece: &'static [u8]| {
        Server::that(move |_, stream| {
            stream.write_all(head.as_bytes())?;
            loop {
                stream.write_all(piece)?;
            }
        })
    };
    let words = ["is larger than 102400 bytes", "--max-size"];
    let open = endless("HTTP/1.1 200 OK\r\n\r\n", b"ZZ1-001,Battle,Sea Bream,Red,2,R,10000,0,5000,\n");
    is_refused(&open, &["--max-size", "100K"], &words);
    let chunked = endless("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n", b"4\r\nfish\r\n");
    is_refused(&chunked, &["--max-size", "100K"], &words);
    is_refused(&endless("HTTP/1.1 200 OK\r\n", b"fish: fish\r\n"), &[], &["no answer that can be understood"]);
}

#[test]
fn what_comes_packed_is_not_unpacked() {
    // The beginning of a file of zeros without end.
    let bomb = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xed, 0xc1, 1, 1, 0, 0, 0, 0x80];
    is_refused(&Server::giving("content-encoding: gzip\r\n", bomb), &[], &["comes packed (gzip)"]);
    let server = Server::that(|head, stream| {
        if head.contains("accept-encoding: identity") {
            return stream.write_all(&answer("", new()));
        }
        stream.write_all(b"HTTP/1.1 500 \r\n\r\n")
    });
    is_kept(&server, &[]);
}

#[test]
fn a_check_sum_has_to_fit() {
    let sum = data_encoding::HEXLOWER.encode(&Sha256::digest(new()));
    is_kept(&Server::giving("", new()), &["--sha256", &sum.to_uppercase()]);
    is_refused(
        &Server::giving("", new()),
        &["--sha256", &"0".repeat(64)],
        &[&format!("the check sum is {sum}, not 000")],
    );
    let named = |sum: &[u8]| format!("repr-digest: sha-256=:{}:\r\n", data_encoding::BASE64.encode(sum));
    is_kept(&Server::giving(&named(&Sha256::digest(new())), new()), &[]);
    is_refused(&Server::giving(&named(&[0; 32]), new()), &[], &["the server names the check sum 0000"]);
}

#[test]
fn what_is_no_card_table_is_refused() {
    is_refused(&Server::giving("", b"number,\xff\xfe\n"), &[], &["byte 8 is not UTF-8 text"]);
    is_refused(&Server::giving("", "<!doctype html>\n<p>Sign in"), &[], &["this is a web page, not a card table"]);
    is_refused(&Server::giving("", ""), &[], &["holds no card; nothing is kept"]);
    is_refused(&Server::giving("", HEADER), &[], &["holds no card; nothing is kept"]);
    let faulty = new().replace("Red,1", "Pink,1");
    is_refused(&Server::giving("", faulty), &[], &["fish.csv:3:21", "`Pink` is no color", "--partial"]);
}

#[test]
fn other_answers_are_told_with_what_to_do() {
    for (status, words) in [
        ("404 Not Found", "look the address up again"),
        ("410 Gone", "look the address up again"),
        ("403 Forbidden", "fetch it yourself"),
        ("500 Internal Server Error", "try again later"),
        ("503 Service Unavailable", "try again later"),
        ("204 No Content", "not the answer of a server that has the file"),
        ("206 Partial Content", "not the answer of a server that has the file"),
        // Nobody has asked whether it is still the same.
        ("304 Not Modified", "not the answer of a server that has the file"),
    ] {
        let server = Server::saying(format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n"));
        is_refused(&server, &[], &[words]);
    }
    is_refused(&Server::saying("220 fish.example ESMTP\r\n"), &[], &["no answer that can be understood"]);
    is_refused(&Server::saying(""), &[], &["nothing is changed"]);
    let gone = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr()).expect("a port").port();
    is_refused(&Server { port: gone, asked: Arc::default() }, &[], &["no connection", "are you online?"]);
}

#[test]
fn a_table_that_is_current_is_not_fetched_again() {
    let whole = answer("etag: \"seven\"\r\n", new());
    let server = Server::that(move |head, stream| {
        if head.contains("if-none-match: \"seven\"") {
            return stream.write_all(b"HTTP/1.1 304 Not Modified\r\n\r\n");
        }
        stream.write_all(&whole)
    });
    let folder = tempfile::tempdir().expect("a folder");
    let url = server.url();
    let (code, said) = ran(scouter(folder.path(), &["cards", "update", "--from", &url]));
    assert_eq!(code, Some(0), "{said}");
    let there = kept(folder.path());
    // The address is remembered.
    let (code, said) = ran(scouter(folder.path(), &["cards", "update"]));
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("`fish` is current"), "{said}");
    let (_, said) = ran(scouter(folder.path(), &["cards", "update", "--lang", "it"]));
    assert!(said.contains("`fish` è aggiornata: ") && said.contains(" non è cambiato dal 20"), "{said}");
    assert_eq!(server.asked.load(Ordering::SeqCst), 3);
    assert!(kept(folder.path()) == there);
}

#[test]
fn the_same_bytes_are_current_even_if_the_server_does_not_know() {
    let (server, folder) = (Server::giving("", new()), tempfile::tempdir().expect("a folder"));
    let url = server.url();
    for word in ["kept as `fish`", "`fish` is current"] {
        let (code, said) = ran(scouter(folder.path(), &["cards", "update", "--from", &url]));
        assert_eq!(code, Some(0), "{said}");
        assert!(said.contains(word), "{said}");
    }
}

#[test]
fn of_several_tables_those_that_can_be_had_are_updated() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&first);
    let failing = Server::that(move |_, stream| match count.fetch_add(1, Ordering::SeqCst) {
        0 => stream.write_all(&answer("", new())),
        _ => stream.write_all(b"HTTP/1.1 500 \r\ncontent-length: 0\r\n\r\n"),
    });
    let sound = Server::giving("", new());
    for (server, name) in [(&sound, "sound"), (&failing, "failing")] {
        let (code, said) = ran(scouter(folder.path(), &["cards", "update", "--from", &server.url(), "--name", name]));
        assert_eq!(code, Some(0), "{said}");
    }
    let (code, said) = ran(scouter(folder.path(), &["cards", "update"]));
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("`sound` is current") && said.contains("answers 500"), "{said}");
}

#[test]
fn two_updates_at_once_leave_one_whole_table() {
    let folder = before();
    let server = Server::that(|_, stream| {
        // Both have asked before either has all of it.
        let whole = answer("", new());
        stream.write_all(&whole[..60])?;
        stream.flush()?;
        thread::sleep(Duration::from_millis(100));
        stream.write_all(&whole[60..])
    });
    let url = server.url();
    let update = || scouter(folder.path(), &["cards", "update", "--from", &url]).stdout(Stdio::piped()).spawn();
    let both = [update().expect("the program runs"), update().expect("the program runs")];
    for mut one in both {
        let mut said = String::new();
        one.stdout.take().expect("a pipe").read_to_string(&mut said).expect("text");
        assert!(one.wait().expect("it ends").success(), "{said}");
    }
    assert_eq!(kept(folder.path()).len(), 1);
    let (code, said) = ran(scouter(folder.path(), &["cards", "tables"]));
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("fish"), "{said}");
}

#[test]
fn a_file_has_an_address_too() {
    let folder = before();
    let path = folder.path().join("new.csv");
    std::fs::write(&path, new()).expect("a file");
    let url = format!("file://{}", path.display());
    let (code, said) = ran(scouter(folder.path(), &["cards", "update", "--from", &url]));
    assert_eq!(code, Some(0), "{said}");
    let (code, said) = ran(scouter(folder.path(), &["cards", "update", "--from", &url, "--max-size", "10"]));
    assert_eq!(code, Some(2), "{said}");
    std::fs::remove_file(&path).expect("a file");
    let (code, said) = ran(scouter(folder.path(), &["cards", "update"]));
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("new.csv"), "{said}");
}

#[test]
fn without_an_address_it_is_said_that_there_is_none() {
    let folder = before();
    let (code, said) = ran(scouter(folder.path(), &["cards", "update"]));
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("knows none of its own") && said.contains("scouter cards update --from URL"), "{said}");
}
