//! Places in the source, from the metadata of a module to what is written for debuggers and tools.
//!
//! An instruction of the SSA IR has a `!DILocation` node. Instruction selection makes it the [`DebugLoc`] of a machine
//! function ([`Locations`]), which passes keep; what is finished asks a [`SourceMap`] for the [`Location`]: the file, the
//! line and the chain of calls through which it was inlined. Line tables, `.loc` directives and listings
//! ([`crate::listing`]) are all made of that one table. The fields of the nodes are as LLVM's language reference has them.
//!
//! A module without debug information has no [`DebugInfo`], and then nothing of this costs anything.
//!
//! A second kind of place is the *origin*: the line of the LLVM IR text that an instruction was read from. The reader
//! notes it where it is asked to, with a node of its own for each instruction ([`Metadata::add_origin`]). As origins are
//! properties of the nodes of locations, they go wherever a location goes.
//!
//! [`Metadata::add_origin`]: crate::ssa::Metadata::add_origin

mod expression;
mod lines;
mod sections;
mod variables;

pub use expression::{Operation, operations, split_fragment, split_space};
pub use lines::{CodeLines, Row};
pub use sections::{DebugRelocation, DebugSection, DebugTarget};
pub use variables::{
    CodePlace, CodeVariable, FrameAddress, LocatedPart, LocatedValue, ranges as variable_ranges,
};

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap, entity_impl};

use crate::machine::{DebugLoc, DebugLocData};
use crate::map::{Interner, Map};
use crate::ssa::{Context, Global, Md, MdData, MdFieldValue, Symbol, sym};

/// Chains of scopes or calls are followed so far: there are no longer ones but by mistake, and circles end.
const LONGEST_CHAIN: usize = 256;

/// Amount of debug information that a compile unit asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Emission {
    /// None.
    Nothing,
    /// Directives in assembly, which an assembler makes line tables of.
    Directives,
    /// Line tables, and functions with what is inlined in them.
    Lines,
    /// Everything.
    Full,
}

/// The symbols of the fields that are read. A name that no node of the module uses is none.
#[derive(Clone, Copy, Debug)]
struct Fields {
    line: Option<Symbol>,
    column: Option<Symbol>,
    scope: Option<Symbol>,
    inlined_at: Option<Symbol>,
    file: Option<Symbol>,
    filename: Option<Symbol>,
    directory: Option<Symbol>,
    source: Option<Symbol>,
    name: Option<Symbol>,
    linkage_name: Option<Symbol>,
    unit: Option<Symbol>,
    emission_kind: Option<Symbol>,
}

/// The debug information of a module, by its metadata.
#[derive(Clone, Copy, Debug)]
pub struct DebugInfo<'a> {
    cx: &'a Context,
    fields: Fields,
}

impl<'a> DebugInfo<'a> {
    /// Returns the debug information of a module; None if it has neither compile units nor origins.
    pub fn of(cx: &'a Context) -> Option<Self> {
        let units = cx.metadata.find_named("llvm.dbg.cu").is_some_and(|units| !units.is_empty());
        if !units && !cx.metadata.has_origins() {
            return None;
        }
        let find = |name| cx.symbols.find(name);
        let fields = Fields {
            line: find("line"),
            column: find("column"),
            scope: find("scope"),
            inlined_at: find("inlinedAt"),
            file: find("file"),
            filename: find("filename"),
            directory: find("directory"),
            source: find("source"),
            name: find("name"),
            linkage_name: find("linkageName"),
            unit: find("unit"),
            emission_kind: find("emissionKind"),
        };
        Some(Self { cx, fields })
    }

    /// The module's types, constants and metadata.
    pub fn cx(&self) -> &'a Context {
        self.cx
    }

    /// The compile units that ask for something.
    pub fn units(&self) -> impl Iterator<Item = Md> + '_ {
        let units = self.cx.metadata.find_named("llvm.dbg.cu").unwrap_or(&[]);
        units.iter().copied().filter(|&unit| self.emission(unit) > Emission::Nothing)
    }

    /// Returns the amount that a compile unit asks for.
    pub fn emission(&self, unit: Md) -> Emission {
        match self.value(unit, self.fields.emission_kind) {
            Some(MdFieldValue::Words(word)) => match &**word {
                "NoDebug" => Emission::Nothing,
                "DebugDirectivesOnly" => Emission::Directives,
                "LineTablesOnly" => Emission::Lines,
                _ => Emission::Full,
            },
            Some(MdFieldValue::Int(number)) => match number {
                0 => Emission::Nothing,
                2 => Emission::Lines,
                3 => Emission::Directives,
                _ => Emission::Full,
            },
            _ => Emission::Nothing,
        }
    }

    fn value(&self, md: Md, field: Option<Symbol>) -> Option<&'a MdFieldValue> {
        self.cx.metadata.field(md, field?)
    }

    /// The field of a node by its name.
    pub fn field(&self, md: Md, name: &str) -> Option<&'a MdFieldValue> {
        self.value(md, self.cx.symbols.find(name))
    }

    /// The node that a field of a node names.
    pub fn node(&self, md: Md, name: &str) -> Option<Md> {
        self.node_at(md, self.cx.symbols.find(name))
    }

    /// A number of a node.
    pub fn number(&self, md: Md, name: &str) -> Option<i128> {
        match self.field(md, name) {
            Some(MdFieldValue::Int(number)) => Some(*number),
            _ => None,
        }
    }

    /// A text of a node that is not empty.
    pub fn text(&self, md: Md, name: &str) -> Option<String> {
        self.text_at(md, self.cx.symbols.find(name))
    }

    /// A word of a node: `DW_TAG_member`, `DW_LANG_C99`.
    pub fn words(&self, md: Md, name: &str) -> Option<&'a str> {
        match self.field(md, name) {
            Some(MdFieldValue::Words(words)) => Some(words),
            _ => None,
        }
    }

    fn node_at(&self, md: Md, field: Option<Symbol>) -> Option<Md> {
        match self.value(md, field) {
            Some(MdFieldValue::Md(node)) => *node,
            _ => None,
        }
    }

    fn number_at(&self, md: Md, field: Option<Symbol>) -> u32 {
        match self.value(md, field) {
            Some(MdFieldValue::Int(number)) => u32::try_from(*number).unwrap_or(0),
            _ => 0,
        }
    }

    fn text_at(&self, md: Md, field: Option<Symbol>) -> Option<String> {
        match self.value(md, field) {
            Some(MdFieldValue::String(bytes)) if !bytes.is_empty() => {
                Some(String::from_utf8_lossy(bytes).into_owned())
            }
            Some(MdFieldValue::Md(Some(text))) => {
                self.cx.metadata.string(*text).filter(|text| !text.is_empty()).map(str::to_owned)
            }
            _ => None,
        }
    }

    /// The name of a specialised node: `DISubprogram`, `DILexicalBlock` …
    pub fn kind(&self, md: Md) -> &'a str {
        match &self.cx.metadata.nodes[md] {
            MdData::Node { name, .. } => self.cx.symbols.text(*name),
            _ => "",
        }
    }

    /// The line of a node, from 1; 0 if it has none.
    pub fn line(&self, md: Md) -> u32 {
        self.number_at(md, self.fields.line)
    }

    /// The file of a node.
    pub fn file(&self, md: Md) -> Option<Md> {
        self.node_at(md, self.fields.file)
    }

    /// The scope that a node is in.
    pub fn scope(&self, md: Md) -> Option<Md> {
        self.node_at(md, self.fields.scope)
    }

    /// The scopes of which each is in the next, from a node on.
    pub fn scopes(&self, md: Md) -> impl Iterator<Item = Md> + '_ {
        core::iter::successors(Some(md), |&scope| self.scope(scope)).take(LONGEST_CHAIN)
    }

    /// The subprogram that a scope is or lies in.
    pub fn subprogram(&self, scope: Md) -> Option<Md> {
        self.scopes(scope).find(|&scope| self.kind(scope) == "DISubprogram")
    }

    /// The place in the source that a location (`!DILocation`) or a function's node names, for messages.
    pub fn place(&self, md: Md) -> Option<crate::diagnostic::Location> {
        let line = self.line(md);
        let column = self.number(md, "column").and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
        let own = self.file(md);
        let scope = || self.scopes(self.scope(md)?).find_map(|scope| self.file(scope));
        let file = self.source_file(own.or_else(scope)?).path();
        (line != 0).then_some(crate::diagnostic::Location { file, line, column })
    }

    /// The subprogram of a function.
    pub fn subprogram_of(&self, function: Global) -> Option<Md> {
        let md = self.cx.metadata.attachment(self.cx.globals[function].metadata, sym::DBG)?;
        (self.kind(md) == "DISubprogram").then_some(md)
    }

    /// The compile unit of a subprogram.
    pub fn unit(&self, subprogram: Md) -> Option<Md> {
        self.node_at(subprogram, self.fields.unit)
    }

    /// The name of a subprogram, a type or a variable as the source has it.
    pub fn name(&self, md: Md) -> Option<String> {
        self.text_at(md, self.fields.name)
    }

    /// The name that a linker has for a subprogram, where it is another one.
    pub fn linkage_name(&self, md: Md) -> Option<String> {
        self.text_at(md, self.fields.linkage_name)
    }

    /// Returns the file of a `DIFile`.
    pub fn source_file(&self, file: Md) -> SourceFile {
        SourceFile {
            directory: self.text_at(file, self.fields.directory).unwrap_or_default(),
            name: self.text_at(file, self.fields.filename).unwrap_or_default(),
            text: self.text_at(file, self.fields.source),
        }
    }
}

/// A file of the source.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SourceFile {
    /// The directory of the compilation; may be empty.
    pub directory: String,
    /// The name, which may begin with a path of its own.
    pub name: String,
    /// Its text, where the module holds it (`-gembed-source`).
    pub text: Option<String>,
}

impl SourceFile {
    /// The directory and the name together.
    pub fn path(&self) -> String {
        let absolute = self.name.starts_with('/') || self.name.starts_with('<');
        if self.directory.is_empty() || absolute {
            return self.name.clone();
        }
        format!("{}/{}", self.directory.trim_end_matches('/'), self.name)
    }
}

/// Nodes of locations as places of a machine function. One is made for each function.
#[derive(Debug, Default)]
pub struct Locations {
    known: Map<Md, PackedOption<DebugLoc>>,
}

impl Locations {
    /// The place that a node of the SSA IR names.
    pub fn get(
        &mut self,
        info: &DebugInfo<'_>,
        places: &mut Interner<DebugLoc, DebugLocData>,
        md: Md,
    ) -> Option<DebugLoc> {
        if let Some(known) = self.known.get(&md) {
            return known.expand();
        }
        // From the node outwards, and back with the places of the calls.
        let mut chain = vec![md];
        let mut outer = None;
        while let Some(up) = info.node_at(chain[chain.len() - 1], info.fields.inlined_at)
            && chain.len() < LONGEST_CHAIN
        {
            if let Some(known) = self.known.get(&up) {
                outer = known.expand();
                break;
            }
            chain.push(up);
        }
        for md in chain.into_iter().rev() {
            let data = match info.scope(md) {
                Some(scope) => Some(DebugLocData {
                    line: info.line(md),
                    column: info.number_at(md, info.fields.column),
                    scope: scope.as_u32(),
                    inlined_at: outer.into(),
                    node: Some(md.as_u32()),
                }),
                // Inlined code without a place of its own is at its call.
                None => match outer {
                    Some(at) => Some(DebugLocData { node: Some(md.as_u32()), ..places[at] }),
                    None => info.cx.metadata.origin(md).map(|_| DebugLocData {
                        line: 0,
                        column: 0,
                        scope: DebugLocData::NO_SCOPE,
                        inlined_at: None.into(),
                        node: Some(md.as_u32()),
                    }),
                },
            };
            outer = data.map(|data| places.intern(data));
            self.known.insert(md, outer.into());
        }
        outer
    }
}

/// A file of a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FileId(u32);
entity_impl!(FileId, "file");

/// A place of a [`SourceMap`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LocationId(u32);
entity_impl!(LocationId, "place");

/// A place in the source.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Location {
    /// The file.
    pub file: FileId,
    /// The line, from 1; 0 for code of no line of that function.
    pub line: u32,
    /// The column, from 1; 0 if it is not known.
    pub column: u32,
    /// The innermost scope: a block of a function, or the function.
    pub scope: Md,
    /// The call through which it came where it is.
    pub inlined_at: PackedOption<LocationId>,
}

/// The places of a module's code, each once, and their files.
#[derive(Debug)]
pub struct SourceMap<'a> {
    info: DebugInfo<'a>,
    /// The files, in the order of their first mention.
    pub files: PrimaryMap<FileId, SourceFile>,
    /// The places.
    pub locations: Interner<LocationId, Location>,
    /// By the node, as several nodes may name one file.
    file_ids: Map<Md, FileId>,
    by_path: Map<String, FileId>,
    scope_files: Map<Md, Option<FileId>>,
}

impl<'a> SourceMap<'a> {
    /// One without places.
    pub fn new(info: DebugInfo<'a>) -> Self {
        Self {
            info,
            files: PrimaryMap::new(),
            locations: Interner::new(),
            file_ids: Map::default(),
            by_path: Map::default(),
            scope_files: Map::default(),
        }
    }

    /// The metadata.
    pub fn info(&self) -> DebugInfo<'a> {
        self.info
    }

    /// The file of a `DIFile`.
    pub fn file(&mut self, md: Md) -> FileId {
        if let Some(&known) = self.file_ids.get(&md) {
            return known;
        }
        let file = self.info.source_file(md);
        let files = &mut self.files;
        let id = *self.by_path.entry(file.path()).or_insert_with(|| files.push(file));
        self.file_ids.insert(md, id);
        id
    }

    /// The file that a scope lies in.
    pub fn file_of_scope(&mut self, scope: Md) -> Option<FileId> {
        if let Some(&known) = self.scope_files.get(&scope) {
            return known;
        }
        let file = self.info.scopes(scope).find_map(|scope| self.info.file(scope));
        let file = file.map(|md| self.file(md));
        self.scope_files.insert(scope, file);
        file
    }

    /// The place that a function's place is; none for what has only an origin.
    pub fn resolve(
        &mut self,
        places: &Interner<DebugLoc, DebugLocData>,
        loc: DebugLoc,
    ) -> Option<LocationId> {
        let mut chain = vec![loc];
        while let Some(up) = places[chain[chain.len() - 1]].inlined_at.expand()
            && chain.len() < LONGEST_CHAIN
        {
            chain.push(up);
        }
        let mut outer: Option<LocationId> = None;
        for loc in chain.into_iter().rev() {
            let data = &places[loc];
            if data.scope == DebugLocData::NO_SCOPE {
                continue;
            }
            let scope = Md::from_u32(data.scope);
            let file = self.file_of_scope(scope)?;
            let place = Location {
                file,
                line: data.line,
                column: data.column,
                scope,
                inlined_at: outer.into(),
            };
            outer = Some(self.locations.intern(place));
        }
        outer
    }

    /// The line of the LLVM IR text that a place comes from; 0 if that is not known.
    fn origin(&self, data: &DebugLocData) -> u32 {
        let node = data.node.map(Md::from_u32);
        node.and_then(|md| self.info.cx.metadata.origin(md)).unwrap_or(0)
    }

    /// The place of a function's declaration.
    pub fn declaration(&mut self, function: Global) -> Option<LocationId> {
        let scope = self.info.subprogram_of(function)?;
        let file = self.file_of_scope(scope)?;
        let line = self.info.line(scope);
        Some(self.locations.intern(Location {
            file,
            line,
            column: 0,
            scope,
            inlined_at: None.into(),
        }))
    }
}

/// A function's place, looked up.
#[derive(Clone, Copy, Debug, Default)]
pub struct Resolved {
    location: PackedOption<LocationId>,
    origin: u32,
}

impl Resolved {
    /// The place in the source.
    pub fn location(&self) -> Option<LocationId> {
        self.location.expand()
    }

    /// The line of the LLVM IR text, from 1.
    pub fn origin(&self) -> Option<u32> {
        (self.origin != 0).then_some(self.origin)
    }
}

/// The places of a function, by its [`DebugLoc`]s.
#[derive(Clone, Debug, Default)]
pub struct FunctionPlaces(Vec<Resolved>);

impl FunctionPlaces {
    /// Those of a table of places.
    pub fn new(map: &mut SourceMap<'_>, places: &Interner<DebugLoc, DebugLocData>) -> Self {
        Self(
            places
                .keys()
                .map(|loc| Resolved {
                    location: map.resolve(places, loc).into(),
                    origin: map.origin(&places[loc]),
                })
                .collect(),
        )
    }

    /// Returns the resolved location and origin of a place.
    pub fn get(&self, loc: Option<DebugLoc>) -> Resolved {
        loc.and_then(|loc| self.0.get(loc.index())).copied().unwrap_or_default()
    }
}
