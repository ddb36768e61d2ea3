//! Changing a deck in XML where it stands.

use roxmltree::Node;

use super::{Form, document, escaped, whole};
use crate::deck::change::{Change, Copies, Editing, Ways};
use crate::deck::notation::lines;
use crate::deck::{CardRef, Line, Places};
use crate::diagnostic::{Edit, Span};

/// How a notation writes its parts.
pub(in crate::deck::notation) struct Hand {
    /// What the parts are called.
    pub(in crate::deck::notation) form: &'static Form,
    /// A card, so many times.
    pub(in crate::deck::notation) card: fn(u32, &CardRef) -> String,
    /// The beginning of a section.
    pub(in crate::deck::notation) section: fn(crate::card::Section) -> String,
}

impl Hand {
    /// The ways to write a change.
    pub(in crate::deck::notation) fn edit(&self, editing: &Editing<'_>, change: &Change) -> Ways {
        self.way(editing, change).into_iter().collect()
    }

    fn way(&self, editing: &Editing<'_>, change: &Change) -> Option<Vec<Edit>> {
        let places = |line: &usize| Places::from(editing.deck.lines[*line].places);
        let edit = match change {
            Change::Count { line, count } => editing.count(*line, *count)?,
            Change::Remove { line } => Edit { span: places(line).removal?, text: String::new() },
            Change::Insert(copies) => self.insertion(editing, copies)?,
            Change::Card { line, to } => Edit { span: places(line).line, text: (self.card)(to.count, &to.card) },
            Change::Rename(name) => self.name(editing.text, name)?,
            Change::Sort(rank) => return Some(editing.sorted(rank, |line: &Line| line.places.line())),
        };
        Some(vec![edit])
    }

    /// A card behind its neighbour, or in a new section at the end.
    fn insertion(&self, editing: &Editing<'_>, copies: &Copies) -> Option<Edit> {
        let text = editing.text;
        let card = (self.card)(copies.count, &copies.card);
        if let Some(neighbour) = editing.neighbour(copies) {
            let at = neighbour.places.line();
            return Some(Edit { span: Span::new(at.end, at.end), text: margin(text, at.start) + &card });
        }
        let document = document(text).ok()?;
        let root = whole(document.root_element());
        let close = root.start + root.text(text).rfind("</")?;
        let (end, head) = (lines::end(text), (self.section)(copies.section));
        let section = format!("  {head}{end}    {card}{end}  </{}>{end}", self.form.section);
        // A root that closes on a line of its own keeps it.
        let line = lines::whole(text, close).start;
        let alone = text[line..close].trim().is_empty();
        let (at, before) = if alone { (line, "") } else { (close, end) };
        Some(Edit { span: Span::new(at, at), text: format!("{before}{section}") })
    }

    /// The deck's name, where it stands or at the beginning.
    fn name(&self, text: &str, name: &str) -> Option<Edit> {
        let element = self.form.deck_name?;
        let document = document(text).ok()?;
        let root = document.root_element();
        let written = format!("<{element}>{}</{element}>", escaped(name));
        if let Some(node) = root.children().find(|child| child.has_tag_name(element)) {
            return Some(Edit { span: whole(node), text: written });
        }
        let first = root.children().find(Node::is_element).map(|child| whole(child).start)?;
        let margin = margin(text, first);
        Some(Edit { span: Span::new(first, first), text: written + &margin })
    }
}

/// What stands between an element and the one before it, if that is a line end and blanks.
fn margin(text: &str, at: usize) -> String {
    let line = lines::whole(text, at).start;
    let blanks = &text[line..at];
    let alone = line > 0 && blanks.trim().is_empty();
    if alone { format!("{}{blanks}", lines::end(text)) } else { String::new() }
}

#[cfg(test)]
mod tests {
    use crate::deck::edit::testing::{added, counted, leader, removed, renamed, sorted};

    const OCTGN: &str = "<deck>\r\n  <section name=\"Leader\">\r\n    <card qty=\"1\" id=\"BT1-001\">Champa</card>\r\n  </section>\r\n  \
        <section name=\"Main\">\r\n    <!-- mine -->\r\n    <card qty=\"4\" id=\"BT1-008\">Fish &amp; chips</card>\r\n    \
        <card qty=\"2\" id=\"BT1-007\"/>\r\n  </section>\r\n</deck>\r\n";
    const COCKATRICE: &str = "<cockatrice_deck version=\"1\"><deckname>Two</deckname><zone name=\"main\">\
        <card number=\"4\" name=\"Fish\" collectorNumber=\"BT1-008\"/></zone></cockatrice_deck>";

    #[test]
    fn cards_come_and_go_and_remarks_stay() {
        let new = "<card qty=\"2\" id=\"BT1-006\">Scheming Champa</card>";
        let last = "<card qty=\"2\" id=\"BT1-007\"/>";
        assert_eq!(added(OCTGN, "main"), Ok(OCTGN.replace(last, &format!("{last}\r\n    {new}"))));
        let side = format!("  <section name=\"Side Deck\" shared=\"False\">\r\n    {new}\r\n  </section>\r\n</deck>");
        assert_eq!(added(OCTGN, "side"), Ok(OCTGN.replace("</deck>", &side)));
        assert_eq!(counted(OCTGN, 1, 3), Ok(OCTGN.replace("qty=\"4\"", "qty=\"3\"")));
        assert_eq!(removed(OCTGN, 2), Ok(OCTGN.replace(&format!("    {last}\r\n"), "")));
        let champa = "<card qty=\"1\" id=\"BT1-001\">Champa</card>";
        assert_eq!(leader(OCTGN), Ok(OCTGN.replace(champa, "<card qty=\"1\" id=\"BT1-002\">Hit</card>")));
        let fish = "<card qty=\"4\" id=\"BT1-008\">Fish &amp; chips</card>";
        let turned = OCTGN.replace(fish, "?").replace(last, fish).replace('?', last);
        assert_eq!(sorted(OCTGN), Ok(turned));
    }

    #[test]
    fn a_deck_on_one_line_stays_on_it() {
        let new = "<card number=\"2\" name=\"Scheming Champa\" collectorNumber=\"BT1-006\"/>";
        assert_eq!(added(COCKATRICE, "main"), Ok(COCKATRICE.replace("</zone>", &format!("{new}</zone>"))));
        assert!(added(COCKATRICE, "side").is_ok_and(|text| text.contains(new)));
        assert_eq!(renamed(COCKATRICE, "Salt & Fish"), Ok(COCKATRICE.replace("Two", "Salt &amp; Fish")));
        let unnamed = COCKATRICE.replace("<deckname>Two</deckname>", "");
        assert_eq!(renamed(&unnamed, "Two"), Ok(COCKATRICE.to_owned()));
        assert!(renamed(OCTGN, "Fish").is_err());
    }
}
