//! The lines of a function's code.

use super::LocationId;

/// Source place of a stretch of code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Row {
    /// Its start, in bytes from the function's start.
    pub offset: u64,
    /// The place in the source.
    pub location: Option<LocationId>,
}

/// The lines of a function's code.
///
/// Code of no place belongs to what is before it, as long as control comes from there.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct CodeLines {
    /// Stretches with ascending offsets; none has the place of the one before it.
    pub rows: Vec<Row>,
    /// Bytes of the code.
    pub size: u64,
}

impl CodeLines {
    /// Adds an instruction, or the start of a block (`begins`), of which nothing is known from what is before it.
    pub fn add(&mut self, offset: u64, location: Option<LocationId>, begins: bool) {
        let last = self.rows.last().map(|row| row.location);
        let location = match location {
            // It belongs to what is before it.
            None if !begins && last.is_some() => return,
            other => other,
        };
        if last == Some(location) {
            return;
        }
        match self.rows.last_mut() {
            Some(row) if row.offset == offset => row.location = location,
            _ => self.rows.push(Row { offset, location }),
        }
    }

    /// The stretches with their ends.
    pub fn stretches(&self) -> impl Iterator<Item = (u64, u64, Option<LocationId>)> + '_ {
        self.rows.iter().enumerate().map(|(n, row)| {
            let end = self.rows.get(n + 1).map_or(self.size, |next| next.offset);
            (row.offset, end, row.location)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_without_a_place_belongs_to_what_is_before_it() {
        let [a, b] = [LocationId::from_u32(0), LocationId::from_u32(1)];
        let mut lines = CodeLines::default();
        for (offset, location, begins) in [
            (0, None, true),
            (4, Some(a), false),
            (8, None, false),
            (12, Some(a), false),
            (16, None, true),
            (16, Some(b), false),
            (20, None, true),
        ] {
            lines.add(offset, location, begins);
        }
        lines.size = 24;
        let stretches: Vec<_> = lines.stretches().collect();
        assert_eq!(stretches, [(0, 4, None), (4, 16, Some(a)), (16, 20, Some(b)), (20, 24, None)]);
    }
}
