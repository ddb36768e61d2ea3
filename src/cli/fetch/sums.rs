//! The check sums that a server names for what it sends (RFC 9530, and RFC 3230 before it).

use data_encoding::{BASE64, HEXLOWER};
use reqwest::header::HeaderMap;
use sha2::{Digest as _, Sha256, Sha512};

/// The headers that name sums of what is sent. Nothing is sent packed, so all of them mean the same bytes.
const HEADERS: [&str; 3] = ["repr-digest", "content-digest", "digest"];

/// A sum that a server names.
#[derive(Debug)]
pub(super) struct Sum {
    /// In hexadecimal digits; as the server has written it where that cannot be read.
    pub(super) shown: String,
    algorithm: Algorithm,
    /// What it says; `None` where that cannot be read.
    value: Option<Vec<u8>>,
}

/// Those that are in use; what the older ones say is no proof of anything.
#[derive(Clone, Copy, Debug)]
enum Algorithm {
    Sha256,
    Sha512,
}

impl Sum {
    /// Whether it is that of some bytes.
    pub(super) fn fits(&self, bytes: &[u8]) -> bool {
        let sum = match self.algorithm {
            Algorithm::Sha256 => Sha256::digest(bytes).to_vec(),
            Algorithm::Sha512 => Sha512::digest(bytes).to_vec(),
        };
        self.value.as_ref() == Some(&sum)
    }
}

/// Every sum that the head of an answer names.
pub(super) fn named(headers: &HeaderMap) -> Vec<Sum> {
    let named = HEADERS.into_iter().flat_map(|name| headers.get_all(name));
    let sums = named.filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    sums.filter_map(|written| {
        let (name, value) = written.trim().split_once('=')?;
        let algorithm = match name.trim().to_ascii_lowercase().as_str() {
            "sha-256" => Algorithm::Sha256,
            "sha-512" => Algorithm::Sha512,
            _ => return None,
        };
        // Parameters may stand behind a value.
        let value = value.split(';').next().unwrap_or_default().trim().trim_matches(':');
        let value = BASE64.decode(value.as_bytes()).ok();
        let shown = value.as_ref().map_or_else(|| written.trim().to_owned(), |value| HEXLOWER.encode(value));
        Some(Sum { shown, algorithm, value })
    })
    .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fit(headers: &[(&'static str, String)]) -> Vec<bool> {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.append(*name, value.parse().expect("a value"));
        }
        named(&map).iter().map(|sum| sum.fits(b"fish")).collect()
    }

    #[test]
    fn every_sum_is_found_in_new_and_old_headers() {
        let [short, long] = [BASE64.encode(&Sha256::digest(b"fish")), BASE64.encode(&Sha512::digest(b"fish"))];
        assert_eq!(fit(&[("repr-digest", format!("sha-512=:{long}:, sha-256=:{short}:"))]), [true, true]);
        assert_eq!(fit(&[("content-digest", format!("sha-256=:{short}:;q=1"))]), [true]);
        assert_eq!(fit(&[("digest", format!("SHA-256={short},md5=HUXZLQLMuI/KZ5KDcJPcOA=="))]), [true]);
        assert!(fit(&[]).is_empty());
    }

    #[test]
    fn one_sum_that_does_not_fit_is_not_hidden_by_another() {
        let [right, wrong] = [b"fish", b"fowl"].map(|bytes| BASE64.encode(&Sha256::digest(bytes)));
        assert_eq!(fit(&[("repr-digest", format!("sha-256=:{right}:, sha-256=:{wrong}:"))]), [true, false]);
        let twice = [("digest", format!("sha-256={right}")), ("digest", format!("sha-256={wrong}"))];
        assert_eq!(fit(&twice), [true, false]);
        assert_eq!(fit(&[("digest", "sha-256=nonsense".to_owned())]), [false]);
    }
}
