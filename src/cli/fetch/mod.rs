//! Fetching a text from an address: every server is taken for a hostile one.
//!
//! All of it is held in memory until it is whole and checked, so that a download that breaks off leaves nothing behind.
//! Nothing is decompressed: what arrives is what is counted. Redirects are followed here, one by one, and never from
//! `https` to anything else, nor to a file, nor from the internet to this machine and its neighbours.
//!
//! * `arriving`: a bar for what is on its way.
//! * `reach`: which machines an address means, and which of them may be asked.
//! * `sums`: the check sums that a server names.

mod arriving;
mod reach;
mod sums;

use std::io::Read;
use std::time::{Duration, Instant};

use clap::Args;
use data_encoding::{HEXLOWER, HEXLOWER_PERMISSIVE};
use reqwest::blocking::{Client, Response};
use reqwest::header::{self, HeaderName, HeaderValue};
use reqwest::{StatusCode, Url, redirect};
use sha2::{Digest as _, Sha256};

use arriving::Arriving;
use reach::Reach;

use super::card_file::CardFile;
use super::{Failure, contents, of_file};
use crate::catalog::import;
use crate::catalog::kept::Download;
use crate::language::{Message, say};

/// So many redirects are followed.
const MOST_REDIRECTS: usize = 5;
/// How much is read at a time.
const PIECE: usize = 64 * 1024;

/// How long to wait, and for how much.
#[derive(Clone, Debug, Args)]
pub(super) struct Limits {
    /// Check sum that the download must have (SHA-256, hexadecimal).
    #[arg(long, value_name = "HEX", value_parser = sha256)]
    sha256: Option<String>,
    /// Largest download: bytes, or with K or M behind the number.
    #[arg(long, value_name = "SIZE", default_value = "32M", value_parser = size)]
    max_size: u64,
    /// Longest wait for the connection.
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    connect_timeout: Duration,
    /// Longest wait for the next bytes.
    #[arg(long, value_name = "SECONDS", default_value = "30", value_parser = seconds)]
    read_timeout: Duration,
    /// Longest time for all of it.
    #[arg(long, value_name = "SECONDS", default_value = "300", value_parser = seconds)]
    max_time: Duration,
}

/// What came of asking.
#[derive(Debug)]
pub(super) enum Fetched {
    /// The same as before.
    Same,
    /// A table.
    Table(CardFile, Download),
}

impl Limits {
    /// Whether a check sum is given.
    pub(super) const fn has_sum(&self) -> bool {
        self.sha256.is_some()
    }
}

fn sha256(text: &str) -> Result<String, String> {
    match HEXLOWER_PERMISSIVE.decode(text.as_bytes()) {
        Ok(bytes) if bytes.len() == 32 => Ok(HEXLOWER.encode(&bytes)),
        _ => Err("a SHA-256 sum has 64 hexadecimal digits".to_owned()),
    }
}

fn size(text: &str) -> Result<u64, String> {
    let (number, unit) = match text.trim_end_matches(['k', 'K', 'm', 'M']) {
        number if number.len() == text.len() => (number, 1),
        number if text.ends_with(['k', 'K']) => (number, 1024),
        number => (number, 1024 * 1024),
    };
    let size = number.parse::<u64>().ok().and_then(|number| number.checked_mul(unit));
    let most = contents::MAX_BYTES;
    let fits = |size: &u64| (1..=most).contains(size);
    size.filter(fits).ok_or_else(|| format!("a size is a number of bytes such as 500K or 8M, up to {}M", most >> 20))
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    seconds.map(Duration::from_secs_f64).ok_or_else(|| "a time is a number of seconds, such as 30 or 0.5".to_owned())
}

/// An address that can be asked and remembered.
pub(super) fn address(text: &str) -> Result<Url, String> {
    let url =
        Url::parse(text).map_err(|error| format!("{error}; an address looks like https://example.org/cards.csv"))?;
    match url.scheme() {
        "http" | "https" | "file" => {}
        other => return Err(format!("`{other}:` is not known; there are https, http and file")),
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("an address with a password is not remembered; fetch it yourself and `cards import` it".to_owned());
    }
    Ok(url)
}

/// Fetches a table. `known` is what came last time.
///
/// # Errors
/// When it does not come whole, within the limits and with the right sum.
pub(super) fn fetch(url: &Url, known: Option<&Download>, limits: &Limits) -> Result<Fetched, Failure> {
    let (bytes, mut download, framed) = match url.scheme() {
        "file" => (file(url, limits)?, Download::default(), true),
        _ => match ask(url, known, limits)? {
            None => return Ok(Fetched::Same),
            Some(whole) => whole,
        },
    };
    download.sha256 = HEXLOWER.encode(&Sha256::digest(&bytes));
    if let Some(wanted) = limits.sha256.as_ref().filter(|wanted| **wanted != download.sha256) {
        let what = say!("fetch-sum", url = url.as_str(), sum = &download.sha256, wanted = wanted);
        return Err(unchanged(&what).advice(&say!("fetch-ask-sum")));
    }
    if known.is_some_and(|known| known.sha256 == download.sha256) {
        return Ok(Fetched::Same);
    }
    if import::is_database(&bytes) {
        return Ok(Fetched::Table(CardFile::Database(bytes), download));
    }
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        unchanged(&say!("fetch-no-text", url = url.as_str(), byte = at + 1)).advice(&say!("fetch-want-text"))
    })?;
    let ends = text.is_empty() || text.ends_with('\n') || text.trim_end().ends_with(['}', ']']);
    if !framed && !ends && limits.sha256.is_none() {
        return Err(unchanged(&say!("fetch-no-end", url = url.as_str())).advice(&say!("fetch-cut-off")));
    }
    Ok(Fetched::Table(CardFile::Text(text), download))
}

fn unchanged(what: &Message) -> Failure {
    Failure::told(&say!("fetch-unchanged", what = what))
}

fn too_large(url: &Url, limits: &Limits) -> Failure {
    let what = say!("fetch-too-large", url = url.as_str(), bytes = limits.max_size);
    unchanged(&what).advice(&say!("fetch-max-size"))
}

fn file(url: &Url, limits: &Limits) -> Result<Vec<u8>, Failure> {
    let look = |failure: Failure| failure.advice(&say!("fetch-look-path"));
    let path = url.to_file_path().map_err(|()| look(unchanged(&say!("fetch-no-file", url = url.as_str()))))?;
    let failed = |error: std::io::Error| look(unchanged(&of_file(url, &error)));
    let mut bytes = Vec::new();
    let file = std::fs::File::open(path).map_err(failed)?;
    file.take(limits.max_size + 1).read_to_end(&mut bytes).map_err(failed)?;
    if bytes.len() as u64 > limits.max_size {
        return Err(too_large(url, limits));
    }
    Ok(bytes)
}

/// Asks a server; what came, what it says of it, and whether it said where it ends. `None`: it is the same as before.
fn ask(url: &Url, known: Option<&Download>, limits: &Limits) -> Result<Option<(Vec<u8>, Download, bool)>, Failure> {
    let begin = Instant::now();
    let mut at = url.clone();
    let mut reach = Reach::of(url, limits.connect_timeout);
    let is_near = reach.is_near();
    for _ in 0..=MOST_REDIRECTS {
        let left = limits.max_time.saturating_sub(begin.elapsed());
        let response = get(&at, &reach, known, limits, left)?;
        let status = response.status();
        let asked = known.is_some_and(|known| known.etag.is_some() || known.last_modified.is_some());
        if status == StatusCode::NOT_MODIFIED && asked {
            return Ok(None);
        }
        if status.is_redirection() && status != StatusCode::NOT_MODIFIED {
            let to = next(&at, response.headers().get(header::LOCATION).map(HeaderValue::as_bytes))?;
            reach = Reach::of(&to, limits.connect_timeout);
            if !is_near {
                reach = reach.far().ok_or_else(|| refused(&at, &to, "near"))?;
            }
            at = to;
            continue;
        }
        if status != StatusCode::OK {
            let failure = unchanged(&say!("fetch-answers", url = at.as_str(), status = status.to_string()));
            let kind = match status.as_u16() {
                404 | 410 => "gone",
                401 | 403 | 407 => "closed",
                429 | 500.. => "trouble",
                _ => "other",
            };
            return Err(failure.advice(&say!("fetch-status", status = kind)));
        }
        return body(&at, response, limits, begin).map(Some);
    }
    let what = say!("fetch-on-and-on", url = url.as_str(), most = MOST_REDIRECTS);
    Err(unchanged(&what).advice(&say!("fetch-look-up")))
}

/// Where a redirect leads.
fn next(from: &Url, to: Option<&[u8]>) -> Result<Url, Failure> {
    let to = to.and_then(|to| std::str::from_utf8(to).ok());
    let Some(mut url) = to.and_then(|to| from.join(to).ok()) else {
        return Err(unchanged(&say!("fetch-nowhere", url = from.as_str())).advice(&say!("fetch-look-up")));
    };
    // What somebody else names is not whom we log in as. An address without a host has neither.
    let _ = (url.set_username(""), url.set_password(None));
    match (from.scheme(), url.scheme()) {
        (_, "https") | ("http", "http") => Ok(url),
        ("https", "http") => Err(refused(from, &url, "open")),
        _ => Err(refused(from, &url, "foreign")),
    }
}

fn refused(from: &Url, to: &Url, why: &str) -> Failure {
    let what = say!("fetch-leads", from = from.as_str(), to = to.as_str(), why = why);
    unchanged(&what).advice(&say!("fetch-trust"))
}

fn get(
    url: &Url,
    reach: &Reach,
    known: Option<&Download>,
    limits: &Limits,
    left: Duration,
) -> Result<Response, Failure> {
    let patience = limits.read_timeout.min(left);
    let client = client(url, reach, limits, patience).map_err(|error| {
        let what = say!("fetch-no-client", url = url.as_str(), why = causes(&error));
        unchanged(&what).advice(&say!("fetch-certificates"))
    })?;
    let mut request = client.get(url.clone());
    // Unpacked here, a few bytes could become any number of them.
    request =
        request.header(header::ACCEPT_ENCODING, "identity").header(header::ACCEPT, "text/*, application/json, */*");
    if let Some(known) = known {
        let asked = [(header::IF_NONE_MATCH, &known.etag), (header::IF_MODIFIED_SINCE, &known.last_modified)];
        for (name, value) in asked.into_iter().filter_map(|(name, value)| Some((name, value.as_ref()?))) {
            request = request.header(name, value);
        }
    }
    request.send().map_err(|error| {
        let (url, why) = (url.as_str(), causes(&error));
        let (what, help) = if error.is_connect() && error.is_timeout() {
            let what = say!("fetch-no-connection-within", url = url, seconds = in_seconds(limits.connect_timeout));
            (what, say!("fetch-connect-timeout"))
        } else if error.is_timeout() {
            (say!("fetch-no-answer-within", url = url, seconds = in_seconds(patience)), say!("fetch-slow"))
        } else if error.is_connect() {
            (say!("fetch-no-connection", url = url, why = why), say!("fetch-online"))
        } else {
            (say!("fetch-no-answer", url = url, why = why), say!("fetch-later"))
        };
        unchanged(&what).advice(&help)
    })
}

fn in_seconds(time: Duration) -> String {
    time.as_secs_f64().to_string()
}

/// A client that waits so long for the head of the answer, and again for each piece of the body. (The time-out of a request,
/// in contrast, would be one for all of it.)
fn client(url: &Url, reach: &Reach, limits: &Limits, patience: Duration) -> reqwest::Result<Client> {
    // If somebody has chosen before, it was us.
    let _ = rustls::crypto::ring::default_provider().install_default();
    let client = Client::builder()
        .user_agent(concat!("scouter/", env!("CARGO_PKG_VERSION")))
        .redirect(redirect::Policy::none())
        .connect_timeout(limits.connect_timeout)
        .timeout(patience);
    let client = reach.hold(client);
    match url.scheme() {
        "https" => client.https_only(true),
        // Certificates are not looked for where none will be shown.
        _ => client.tls_certs_only([]),
    }
    .build()
}

/// What an error says, with what has caused it, innermost last.
fn causes(error: &dyn std::error::Error) -> String {
    let last = std::iter::successors(error.source(), |error| error.source()).last();
    last.map_or_else(|| error.to_string(), ToString::to_string)
}

fn body(
    url: &Url,
    mut response: Response,
    limits: &Limits,
    begin: Instant,
) -> Result<(Vec<u8>, Download, bool), Failure> {
    let headers = response.headers();
    let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok()).map(str::to_owned);
    if let Some(packed) = text(header::CONTENT_ENCODING).filter(|coding| !coding.eq_ignore_ascii_case("identity")) {
        let what = say!("fetch-packed", url = url.as_str(), packed = packed);
        return Err(unchanged(&what).advice(&say!("fetch-unpack")));
    }
    let download =
        Download { sha256: String::new(), etag: text(header::ETAG), last_modified: text(header::LAST_MODIFIED) };
    let length = response.content_length();
    let chunked = text(header::TRANSFER_ENCODING).is_some();
    let sums = sums::named(headers);
    if length.is_some_and(|length| length > limits.max_size) {
        return Err(too_large(url, limits));
    }
    let mut bytes = Vec::new();
    let mut piece = vec![0; PIECE];
    let arriving = Arriving::of(length);
    loop {
        if begin.elapsed() >= limits.max_time {
            let seconds = in_seconds(limits.max_time);
            let what = say!("fetch-not-all", url = url.as_str(), bytes = bytes.len(), seconds = seconds);
            return Err(unchanged(&what).advice(&say!("fetch-slow")));
        }
        match response.read(&mut piece) {
            Ok(0) => break,
            Ok(n) => bytes.extend_from_slice(&piece[..n]),
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
            Err(error) => {
                let (url, bytes, why) = (url.as_str(), bytes.len(), causes(&error));
                let what = match length {
                    None => say!("fetch-broke-off", url = url, bytes = bytes, why = why),
                    Some(all) => say!("fetch-broke-off-of", url = url, bytes = bytes, all = all, why = why),
                };
                return Err(unchanged(&what).advice(&say!("fetch-slow")));
            }
        }
        if bytes.len() as u64 > limits.max_size {
            return Err(too_large(url, limits));
        }
        arriving.so_far(bytes.len() as u64);
    }
    if let Some(sum) = sums.iter().find(|sum| !sum.fits(&bytes)) {
        let what = say!("fetch-damaged", url = url.as_str(), sum = &sum.shown);
        return Err(unchanged(&what).advice(&say!("fetch-again")));
    }
    Ok((bytes, download, length.is_some() || chunked || !sums.is_empty()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_redirect_leads_up_to_https_and_never_down_or_into_files() {
        let leads = |from: &str, to: &str| {
            next(&Url::parse(from).expect("an address"), Some(to.as_bytes())).ok().map(|url| url.to_string())
        };
        assert_eq!(leads("http://a/x/y", "../z").as_deref(), Some("http://a/z"));
        assert_eq!(leads("http://a/x", "https://b/").as_deref(), Some("https://b/"));
        assert_eq!(leads("https://a/x", "//b/y").as_deref(), Some("https://b/y"));
        assert_eq!(leads("https://a/x", "http://a/x"), None);
        assert_eq!(leads("https://a/x", "https://me:secret@b/").as_deref(), Some("https://b/"));
        for to in ["file:///etc/passwd", "ftp://a/", "data:,x", "http://"] {
            assert_eq!(leads("http://a/x", to), None, "{to}");
        }
    }

    #[test]
    fn sizes_times_sums_and_addresses_are_read_or_refused() {
        assert_eq!([size("7"), size("2K"), size("3m")], [Ok(7), Ok(2048), Ok(3 << 20)]);
        assert!(["0", "", "K", "65M", "1G", "-1", "99999999999999999999M"].map(size).iter().all(Result::is_err));
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        assert!(["0", "-1", "nan", "inf", "1e9", ""].map(seconds).iter().all(Result::is_err));
        assert!(sha256(&"aB".repeat(32)).is_ok_and(|sum| sum == "ab".repeat(32)));
        assert!([String::new(), "ab".repeat(31), "xy".repeat(32)].iter().all(|sum| sha256(sum).is_err()));
        assert!(["https://a/b", "http://a", "file:///a"].map(address).iter().all(Result::is_ok));
        assert!(["ftp://a", "a.csv", "https://me:secret@a/", "javascript:x"].map(address).iter().all(Result::is_err));
    }
}
