//! Files of the source, and which lines of the LLVM IR come from where in them.

use ir::debug::{DebugInfo, SourceFile, SourceMap};
use ir::listing::Listing;
use ir::ssa::Module;
use serde::Serialize;

/// A file of the source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SourceText {
    /// Its name, as debug information has it.
    pub name: String,
    /// Its text, if it could be read.
    pub text: Option<String>,
}

/// Places in the source of a module's text lines, by its debug information alone.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct IrPlaces {
    files: Vec<SourceFile>,
    /// Line of the text from 1, file, line there from 1.
    places: Vec<(u32, usize, u32)>,
}

impl IrPlaces {
    /// Those of a module that was read with the lines of its text.
    pub fn of(module: &Module) -> Self {
        let Some(info) = DebugInfo::of(&module.cx) else { return Self::default() };
        let mut map = SourceMap::new(info);
        let mut places = Vec::new();
        for (_, body) in module.definitions() {
            let body = &module.bodies[body];
            for inst in body.all_insts() {
                let Some(md) = body.insts[inst].debug_loc.expand() else { continue };
                let (Some(origin), Some(scope)) = (module.cx.metadata.origin(md), info.scope(md))
                else {
                    continue;
                };
                let line = info.line(md);
                if let (Some(file), true) = (map.file_of_scope(scope), line > 0) {
                    places.push((origin, file.as_u32() as usize, line));
                }
            }
        }
        Self { files: map.files.into_iter().map(|(_, file)| file).collect(), places }
    }

    /// The places by the numbers of a listing's files, which gets those that it lacks.
    pub fn in_listing(self, listing: &mut Listing) -> Vec<(u32, usize, u32)> {
        let mut number_of = |file: SourceFile| {
            let known = listing.files.iter().position(|other| other.path() == file.path());
            known.unwrap_or_else(|| {
                listing.files.push(file);
                listing.files.len() - 1
            })
        };
        let numbers: Vec<usize> = self.files.into_iter().map(&mut number_of).collect();
        self.places.into_iter().map(|(at, file, line)| (at, numbers[file], line)).collect()
    }
}
