//! Listing of a compiled module for tools: source line, line of LLVM IR and machine instruction, linked.
//!
//! Every backend gives a [`Listing`] of what it has compiled, if its options ask for one. It stands alone: it holds no
//! handles of the module or of machine functions, only numbers of its own tables, so a report or an explorer can keep it
//! after everything else is gone.
//!
//! * A [`Line`] is a line of the assembly as it is printed: an instruction, a label or a directive.
//! * Its [`LinePlace`] is its position: bytes from the function's start where the backend makes bytes, the line of the
//!   text where it makes text (PTX).
//! * Its `source` is a [`Location`]: file, line, column, the function of the source that it belongs to, and the call
//!   through which that was inlined, another [`Location`], and so on outwards ([`Listing::chain`]). There are locations
//!   where the module has debug information.
//! * Its `origin` is the line of the LLVM IR text that it was compiled from. There are origins where the text was read by
//!   `llvm_reader::parse_with_origins`. Lines that passes made out of nothing have none.
//!
//! ```
//! use ir::listing::{Line, Listing};
//!
//! /// The machine code that a line of the LLVM IR became.
//! fn code_of(listing: &Listing, line: u32) -> Vec<&str> {
//!     let functions = listing.functions.iter();
//!     functions.flat_map(|f| f.lines_of_origin(line)).map(|line: &Line| &*line.text).collect()
//! }
//! assert!(code_of(&Listing::default(), 3).is_empty());
//! ```

use crate::debug::{DebugInfo, FunctionPlaces, Resolved, SourceFile, SourceMap};
use crate::machine::{DebugLoc, DebugLocData};
use crate::map::Interner;
use crate::ssa::{Context, Global};

/// A compiled module, line by line.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Listing {
    /// The processor: `gfx1100`, `sm_90`, `skl`.
    pub target: String,
    /// The name of the LLVM IR text.
    pub ir_name: String,
    /// The files that locations name, by their number.
    pub files: Vec<SourceFile>,
    /// The places in the source, each once. The place of the call comes before the places inlined
    /// there.
    pub locations: Vec<Location>,
    /// The functions, in the order of the output.
    pub functions: Vec<ListedFunction>,
}

/// A place in the source.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Location {
    /// The number of the file.
    pub file: usize,
    /// The line, from 1; 0 for code that belongs to no line.
    pub line: u32,
    /// The column, from 1; 0 if it is not known.
    pub column: u32,
    /// The function of the source, by its name there; empty if it has none.
    pub function: String,
    /// The number of the location of the call that was inlined.
    pub inlined_at: Option<usize>,
}

/// A function of the output.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct ListedFunction {
    /// Its name in the output.
    pub name: String,
    /// Whether it is a kernel.
    pub kernel: bool,
    /// Bytes of its code; 0 where there are none.
    pub size: u64,
    /// The number of the location of its declaration.
    pub declared: Option<usize>,
    /// Its lines, in order.
    pub lines: Vec<Line>,
}

impl ListedFunction {
    /// The instructions.
    pub fn instructions(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.kind == LineKind::Instruction)
    }

    /// The instructions that come from a line of the LLVM IR text.
    pub fn lines_of_origin(&self, origin: u32) -> impl Iterator<Item = &Line> {
        self.instructions().filter(move |line| line.origin == Some(origin))
    }
}

/// Kind of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LineKind {
    /// An instruction of the machine.
    #[default]
    Instruction,
    /// The start of a block.
    Label,
    /// A directive to the assembler.
    Directive,
}

/// Position of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LinePlace {
    /// In the code of the function.
    Bytes {
        /// Bytes from the function's start.
        offset: u64,
        /// Bytes that it takes.
        size: u32,
    },
    /// In the text of the output, by the line, from 1.
    Line(u32),
}

/// A line of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct Line {
    /// Its text, without spaces around it and without the line's end.
    pub text: String,
    /// Its kind.
    pub kind: LineKind,
    /// Its position.
    pub place: LinePlace,
    /// The number of its location.
    pub source: Option<usize>,
    /// The line of the LLVM IR text that it was compiled from, from 1.
    pub origin: Option<u32>,
}

impl Listing {
    /// A location and the calls through which it was inlined, outwards.
    pub fn chain(&self, location: usize) -> impl Iterator<Item = &Location> {
        let first = self.locations.get(location);
        core::iter::successors(first, |location| {
            location.inlined_at.and_then(|outer| self.locations.get(outer))
        })
    }
}

/// Puts a [`Listing`] together, function by function, in a backend.
#[derive(Debug)]
pub struct ListingBuilder<'a> {
    listing: Listing,
    map: Option<SourceMap<'a>>,
    places: FunctionPlaces,
}

impl<'a> ListingBuilder<'a> {
    /// One without functions.
    pub fn new(cx: &'a Context, target: impl Into<String>, ir_name: impl Into<String>) -> Self {
        Self {
            listing: Listing {
                target: target.into(),
                ir_name: ir_name.into(),
                ..Listing::default()
            },
            map: DebugInfo::of(cx).map(SourceMap::new),
            places: FunctionPlaces::default(),
        }
    }

    /// Begins a function, whose instructions have their places by `places`.
    pub fn function(
        &mut self,
        global: Global,
        name: impl Into<String>,
        kernel: bool,
        places: &Interner<DebugLoc, DebugLocData>,
    ) {
        let mut declared = None;
        if let Some(map) = &mut self.map {
            self.places = FunctionPlaces::new(map, places);
            declared = map.declaration(global).map(|id| id.as_u32() as usize);
        }
        let name = name.into();
        let function = ListedFunction { name, kernel, declared, ..ListedFunction::default() };
        self.listing.functions.push(function);
    }

    /// Adds a line to the function that was begun last.
    ///
    /// # Panics
    /// If none was.
    pub fn line(&mut self, text: &str, kind: LineKind, place: LinePlace, loc: Option<DebugLoc>) {
        let resolved: Resolved = self.places.get(loc);
        let function = self.listing.functions.last_mut().expect("a function was begun");
        if let LinePlace::Bytes { offset, size } = place {
            function.size = function.size.max(offset + u64::from(size));
        }
        function.lines.push(Line {
            text: text.trim().to_owned(),
            kind,
            place,
            source: resolved.location().map(|id| id.as_u32() as usize),
            origin: resolved.origin(),
        });
    }

    /// The listing.
    pub fn finish(mut self) -> Listing {
        if let Some(map) = self.map {
            let info = map.info();
            self.listing.locations = map
                .locations
                .iter()
                .map(|(_, place)| Location {
                    file: place.file.as_u32() as usize,
                    line: place.line,
                    column: place.column,
                    function: info
                        .subprogram(place.scope)
                        .and_then(|subprogram| info.name(subprogram))
                        .unwrap_or_default(),
                    inlined_at: place.inlined_at.expand().map(|id| id.as_u32() as usize),
                })
                .collect();
            self.listing.files = map.files.into_iter().map(|(_, file)| file).collect();
        }
        self.listing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_found_by_their_origin() {
        let line = |text: &str, origin| Line {
            text: text.into(),
            kind: LineKind::Instruction,
            place: LinePlace::Bytes { offset: 0, size: 4 },
            source: None,
            origin,
        };
        let lines =
            vec![line("a", Some(3)), line("b", None), line("c", Some(3)), line("d", Some(4))];
        let function = ListedFunction { lines, ..ListedFunction::default() };
        let found: Vec<&str> = function.lines_of_origin(3).map(|line| &*line.text).collect();
        assert_eq!(found, ["a", "c"]);
        assert_eq!(function.lines_of_origin(9).count(), 0);
    }
}
