//! Where a download may lead: whoever named an address on the web is not led to machines that only they can reach.
//!
//! A name is looked up once, here, and the connection goes to what was found then: a name whose answer changes between the
//! look and the connection gains nothing.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, ToSocketAddrs as _};
use std::sync::mpsc;
use std::time::Duration;

use reqwest::Url;
use reqwest::blocking::ClientBuilder;

/// The addresses to which a request may go.
#[derive(Debug)]
pub(super) struct Reach {
    /// The name that was looked up; `None` where the address is written in numbers.
    name: Option<String>,
    addresses: Vec<SocketAddr>,
}

impl Reach {
    /// What the host of an address means. A name that is not found means nothing: a proxy may know it.
    pub(super) fn of(url: &Url, patience: Duration) -> Self {
        let host = url.host_str().unwrap_or_default().to_owned();
        let port = url.port_or_known_default().unwrap_or_default();
        if let Ok(address) = host.trim_matches(['[', ']']).parse::<IpAddr>() {
            return Self { name: None, addresses: vec![SocketAddr::new(address, port)] };
        }
        let addresses = look_up(host.clone(), port, patience);
        Self { name: Some(host), addresses }
    }

    /// Everything it means is near: it was named by somebody who is at home there.
    pub(super) fn is_near(&self) -> bool {
        !self.addresses.is_empty() && self.addresses.iter().all(|address| is_near(address.ip()))
    }

    /// Without what is near. `None` where nothing else is left.
    pub(super) fn far(mut self) -> Option<Self> {
        let unknown = self.addresses.is_empty();
        self.addresses.retain(|address| !is_near(address.ip()));
        (unknown || !self.addresses.is_empty()).then_some(self)
    }

    /// A client that connects to nothing else.
    pub(super) fn hold(&self, client: ClientBuilder) -> ClientBuilder {
        match &self.name {
            Some(name) => client.resolve_to_addrs(name, &self.addresses),
            None => client,
        }
    }
}

/// Asks the system for a name, and waits no longer than that.
fn look_up(host: String, port: u16, patience: Duration) -> Vec<SocketAddr> {
    let look = move || (host.as_str(), port).to_socket_addrs().map_or_else(|_| Vec::new(), Iterator::collect);
    let (found, answer) = mpsc::channel();
    let asked = look.clone();
    // Whoever waited has gone when the answer comes too late.
    match std::thread::Builder::new().spawn(move || drop(found.send(asked()))) {
        Ok(_) => answer.recv_timeout(patience).unwrap_or_default(),
        // Without a thread there is nobody else to wait.
        Err(_) => look(),
    }
}

/// An address that means another machine, or none, depending on who asks: loopback, link-local, private, and the others that
/// the registries of special addresses (RFC 6890 and after) keep from the internet.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => is_near_v4(address),
        IpAddr::V6(address) => carried(address).map_or_else(|| is_near_v6(address), is_near_v4),
    }
}

fn is_near_v4(address: Ipv4Addr) -> bool {
    let [a, b, c, _] = address.octets();
    address.is_loopback()
        || address.is_private()
        || address.is_link_local()
        || address.is_multicast()
        || address.is_documentation()
        // This network, and what is reserved, with the broadcast address; shared with a provider; protocols; benchmarks.
        || matches!((a, b, c), (0 | 240.., ..) | (100, 64..=127, _) | (192, 0, 0) | (198, 18..=19, _))
}

fn is_near_v6(address: Ipv6Addr) -> bool {
    // Of all addresses, these alone are given to machines on the internet.
    let global = address.segments()[0] & 0xe000 == 0x2000;
    // Teredo tunnels lead anywhere; the other is for documents.
    !global || matches!(address.segments(), [0x2001, 0 | 0xdb8, ..])
}

/// The address of the older kind that one of the newer carries: mapped, translated (`64:ff9b::/96`) or tunnelled
/// (`2002::/16`).
fn carried(address: Ipv6Addr) -> Option<Ipv4Addr> {
    let of = |high: u16, low: u16| Ipv4Addr::from(u32::from(high) << 16 | u32::from(low));
    match address.segments() {
        [0, 0, 0, 0, 0, 0xffff, high, low] | [0x64, 0xff9b, 0, 0, 0, 0, high, low] | [0x2002, high, low, ..] => {
            Some(of(high, low))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(address: &str) -> bool {
        is_near(address.parse().expect("an address"))
    }

    #[test]
    fn addresses_that_hang_on_who_asks_are_near() {
        for address in [
            "127.0.0.1",
            "127.9.9.9",
            "10.0.0.1",
            "172.16.0.1",
            "172.31.255.255",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "0.1.2.3",
            "100.64.0.1",
            "192.0.0.8",
            "198.18.0.1",
            "192.0.2.1",
            "224.0.0.1",
            "255.255.255.255",
            "::",
            "::1",
            "::127.0.0.1",
            "::ffff:127.0.0.1",
            "::ffff:a9fe:a9fe",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "fe80::1",
            "fec0::1",
            "fc00::1",
            "fd12:3456::1",
            "ff02::1",
            "2001::1",
            "2001:db8::1",
            "100::1",
        ] {
            assert!(near(address), "{address}");
        }
    }

    #[test]
    fn addresses_of_the_internet_are_far() {
        for address in [
            "1.1.1.1",
            "8.8.8.8",
            "172.15.0.1",
            "172.32.0.1",
            "100.63.255.255",
            "100.128.0.1",
            "192.0.1.1",
            "198.17.0.1",
            "198.20.0.1",
            "223.255.255.255",
            "2606:4700::1111",
            "2a00:1450::1",
            "64:ff9b::808:808",
            "2002:808:808::1",
            "::ffff:8.8.8.8",
        ] {
            assert!(!near(address), "{address}");
        }
    }

    #[test]
    fn every_way_to_write_an_address_is_seen_through() {
        for host in
            ["127.0.0.1", "0x7f000001", "2130706433", "0177.1", "127.1", "[::1]", "[::ffff:127.0.0.1]", "localhost"]
        {
            let url = Url::parse(&format!("http://{host}/")).expect("an address");
            let reach = Reach::of(&url, Duration::from_secs(30));
            assert!(reach.is_near(), "{host}: {reach:?}");
            assert!(reach.far().is_none(), "{host}");
        }
    }

    #[test]
    fn of_what_a_name_means_only_the_far_is_left() {
        let [near, far] = ["127.0.0.1:80", "1.1.1.1:80"].map(|address| address.parse().expect("an address"));
        let reach = |addresses: &[SocketAddr]| Reach { name: Some("a".to_owned()), addresses: addresses.to_vec() };
        assert!(!reach(&[near, far]).is_near());
        assert_eq!(reach(&[near, far]).far().map(|reach| reach.addresses), Some(vec![far]));
        assert!(!reach(&[]).is_near());
        assert_eq!(reach(&[]).far().map(|reach| reach.addresses), Some(Vec::new()));
    }
}
