//! Energy as a price.

use super::super::phrase::{At, Page, Phrase, Ways};
use crate::ability::Icons;
use crate::card::{Color, ColorSet};

/// Energy icons: `(R) (R) (2)`.
#[derive(Clone)]
pub(in super::super) struct Energy;

impl Phrase for Energy {
    type Value = Icons;

    fn read(&self, page: &Page<'_>, at: At) -> Ways<Icons> {
        let mut icons = Icons::default();
        let (mut end, mut either) = (at, false);
        while let Some((inner, next)) = page.bracketed(end, '(', ')', "an energy icon").pop() {
            end = next;
            if let Ok(n) = inner.parse::<u8>() {
                icons.any = icons.any.saturating_add(n);
                break;
            }
            let colors: Option<ColorSet> = inner.split('/').map(|c| Color::from_letter(c.chars().next()?)).collect();
            let Some(colors) = colors else { return Ways::new() };
            match icons.of.last_mut().filter(|_| either) {
                Some(last) => *last = last.union(colors),
                None => icons.of.push(colors),
            }
            // `(B)/(G)`: of the one color or the other.
            let slash = page.step(end, "/");
            (either, end) = (slash.is_some(), slash.unwrap_or(end));
        }
        if icons.count() == 0 { Ways::new() } else { vec![(icons, end)] }
    }

    fn says(&self, value: &Icons, page: &Page<'_>, at: At) -> Vec<At> {
        let letter = |color: Color| color.letter().to_string();
        let of = value.of.iter().map(|colors| colors.iter().map(letter).collect::<Vec<_>>().join("/"));
        let icons = of.chain((value.any > 0).then(|| value.any.to_string()));
        let written = |at| icons.fold(at, |at: Option<At>, icon| page.step(at?, &format!("({icon})")));
        let make = || written(value.just.is_empty().then_some(at)).into_iter().collect();
        page.reworded(value, || self.read(page, at), make)
    }
}
