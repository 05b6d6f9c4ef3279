//! The line table: for each stretch of code the file, line and column that it comes from.
//!
//! Code of no place is of line 0, which is the format's word for "no line" ([`CodeLines`] has little of that). A row is a statement where the line changes, so that a debugger stops
//! once for a line.

use gimli::write::Address;
use ir::debug::CodeLines;

use crate::unit::UnitWriter;

impl UnitWriter<'_, '_, '_> {
    /// Appends a function's rows to the line table.
    pub(crate) fn line_table(&mut self, symbol: usize, lines: &CodeLines) {
        if lines.size == 0 || lines.rows.is_empty() {
            return;
        }
        self.unit.line_program.begin_sequence(Some(Address::Symbol { symbol, addend: 0 }));
        let mut last = None;
        let mut prologue = true;
        for (offset, end, location) in lines.stretches().filter(|(from, to, _)| from < to) {
            debug_assert!(end <= lines.size);
            let place = location.map(|id| self.map.locations[id]);
            let file = place.map(|place| self.file_number(place.file));
            let line = place.map_or(0, |place| u64::from(place.line));
            let row = self.unit.line_program.row();
            row.address_offset = offset;
            row.line = line;
            row.column = place.map_or(0, |place| u64::from(place.column));
            if let Some(file) = file {
                row.file = file;
            }
            row.is_statement = line != 0 && last != Some((file, line));
            // The row of the function as such has no column.
            row.prologue_end = line != 0 && row.column != 0 && std::mem::take(&mut prologue);
            last = Some((file, line));
            self.unit.line_program.generate_row();
        }
        self.unit.line_program.end_sequence(lines.size);
    }
}
