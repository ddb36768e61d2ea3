//! Tables whose columns nobody knows by their heads.

use crate::card::Section;
use crate::deck::notation::line;
use crate::deck::{MAX_COUNT, header};
use crate::diagnostic::Span;

/// The head of a table that nobody knows the words of: the first line, in cells as the one below it, which is a card.
pub(super) fn heading(text: &str) -> Option<Span> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let (first, below) = (lines.next()?, lines.next()?);
    let sign = ['\t', ';', '|'].into_iter().find(|sign| first.contains(*sign))?;
    let cells = |line: &str| line.split(sign).filter(|cell| !cell.trim().is_empty()).count();
    let is_card = line::read(below, None).is_ok_and(|line| line.counted && line.card.print.is_some());
    let is_head = cells(first) > 1 && cells(first) >= cells(below) && !first.contains(|c: char| c.is_ascii_digit());
    // `Leader;Champa` names a leader.
    let leads = first.split(sign).next().and_then(|cell| header::section(cell.trim())) == Some(Section::Leader);
    let says =
        leads || first.starts_with(['#', ';']) || first.starts_with("//") || header::section(first.trim()).is_some();
    (is_head && is_card && !says).then(|| Span::of(text, first)).flatten()
}

/// Whether copies stand in more than one column of a table: nobody knows what the others are.
pub(super) fn is_uneven(text: &str) -> bool {
    let columns = text.lines().skip(1).filter_map(|line| {
        let sign = ['\t', ';', '|'].into_iter().find(|sign| line.contains(*sign))?;
        let is_count = |cell: &str| cell.trim().parse::<u32>().is_ok_and(|copies| (1..=MAX_COUNT).contains(&copies));
        let mut counts = line.split(sign).enumerate().filter(|(_, cell)| is_count(cell)).map(|(at, _)| at);
        counts.next().filter(|_| counts.next().is_none())
    });
    let mut columns = columns.collect::<Vec<_>>();
    columns.dedup();
    columns.len() > 1
}

#[cfg(test)]
mod tests {
    use super::super::read::read;
    use super::super::testing::said;
    use crate::card::Section;

    #[test]
    fn a_leader_by_name_on_the_first_line_heads_no_table() {
        for line in ["Leader\tGod of Destruction Champa", "Leader;God of Destruction Champa"] {
            let lines = said(&format!("{line}\n4\tBT1-006\n"));
            assert_eq!(lines[0], (Some(Section::Leader), 1, "God of Destruction Champa".to_owned()), "{line}");
        }
    }

    #[test]
    fn columns_that_nobody_knows_are_told_where_copies_stand_in_several() {
        let table = "Nr;Haupt;Neben\nBT1-006;4;\nBT1-014;;2\n";
        assert!(read(table)[0].broken);
        let table = "Nr;Anz;Wo\nBT1-006;4;\nBT1-014;2;\n";
        assert_eq!(read(table)[0].deck.lines.len(), 2);
    }
}
