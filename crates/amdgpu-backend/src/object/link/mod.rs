//! Linking: relocatable objects into a shared code object that a runtime loads.
//!
//! Sections of a kind are concatenated. Names are resolved (a strong definition over a weak one, one of several equal
//! groups). Every relocation that can be resolved before the object is loaded is applied. The others, addresses as
//! data, become dynamic relocations: by the load address where no other object may replace the symbol, else by name.
//! The file is laid out as LLVM's linker does it: headers, note, dynamic symbols, constants; code; data that is
//! read-only after relocation; variables; each group on its own pages. After all that comes debug information, which is
//! never loaded and which has one section for each section name.

mod layout;

use ir::diagnostic::Diagnostic;
use ir::map::{Map, Set};

use self::layout::Addresses;
use super::model::{
    Binding, ObjectFile, ObjectRelocation, ObjectSection, SymbolLocation, SymbolType,
    SymbolVisibility,
};
use crate::emit::RelocKind;

/// Options of linking.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LinkOptions {
    /// Whether names may stay undefined, for the loader to find.
    pub allow_undefined: bool,
}

/// Links objects into a shared code object.
///
/// # Errors
/// Names defined twice or not at all, objects for different processors, places that a value does not fit.
pub fn link(objects: &[ObjectFile], options: LinkOptions) -> Result<Vec<u8>, Diagnostic> {
    let Some(first) = objects.first() else {
        return Err(Diagnostic::error("no object to link"));
    };
    let mut linker = Linker::new(first);
    linker.check_targets(objects)?;
    linker.place_sections(objects);
    linker.resolve(objects)?;
    linker.collect_relocations(objects)?;
    linker.check_undefined(options)?;
    linker.lay_out(objects)
}

/// The output sections by kind, in the order of the file.
const RODATA: usize = 0;
const TEXT: usize = 1;
const RELRO: usize = 2;
const DATA: usize = 3;
const BSS: usize = 4;
/// Number of kinds that are loaded. Those of debug information come after them, one for each name.
const KINDS: usize = 5;

/// A symbol of the result.
#[derive(Clone, Debug)]
struct OutSymbol {
    name: String,
    place: OutPlace,
    size: u64,
    binding: Binding,
    visibility: SymbolVisibility,
    ty: SymbolType,
    referenced: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum OutPlace {
    Undefined,
    Absolute(u64),
    /// Of a kind of section, so many bytes from its begin.
    Kind(usize, u64),
}

impl OutSymbol {
    /// Whether the loader sees it.
    fn is_exported(&self) -> bool {
        self.binding != Binding::Local
            && self.visibility != SymbolVisibility::Hidden
            && self.place != OutPlace::Undefined
    }

    /// Whether the loader may put another in its place.
    fn is_preemptible(&self) -> bool {
        self.binding != Binding::Local
            && self.visibility == SymbolVisibility::Default
            && !matches!(self.place, OutPlace::Absolute(_))
    }
}

/// A kind's sections together.
#[derive(Clone, Debug, Default)]
struct Kind {
    data: Vec<u8>,
    size: u64,
    align: u64,
}

/// A dynamic relocation before addresses are known.
#[derive(Clone, Copy, Debug)]
struct Dynamic {
    /// The place.
    place: DynamicPlace,
    symbol: usize,
    addend: i64,
}

#[derive(Clone, Copy, Debug)]
enum DynamicPlace {
    Kind(usize, u64),
    Got(u64),
}

struct Linker {
    flags: u32,
    abi_version: u8,
    kinds: Vec<Kind>,
    /// The names of sections of debug information.
    debug_names: Set<String>,
    /// Position of each section of each object; none if it is left out.
    places: Vec<Vec<Option<(usize, u64)>>>,
    symbols: Vec<OutSymbol>,
    /// For each object, its symbols among those of the result.
    numbers: Vec<Vec<usize>>,
    /// The symbols of the offset table's slots.
    got: Set<usize>,
    dynamic: Vec<Dynamic>,
}

/// The kind of a section.
fn kind_of(part: &ObjectSection) -> usize {
    let addresses = part.relocations.iter().any(|r| r.kind == RelocKind::Abs64);
    match part {
        ObjectSection { exec: true, .. } => TEXT,
        ObjectSection { write: false, .. } if addresses => RELRO,
        ObjectSection { write: false, .. } => RODATA,
        ObjectSection { name, .. } if name.starts_with(".data.rel.ro") => RELRO,
        ObjectSection { data, .. } if data.is_empty() => BSS,
        _ => DATA,
    }
}

impl Linker {
    fn new(first: &ObjectFile) -> Self {
        Self {
            flags: first.flags,
            abi_version: first.abi_version,
            kinds: vec![Kind::default(); KINDS],
            debug_names: Set::default(),
            places: Vec::new(),
            symbols: Vec::new(),
            numbers: Vec::new(),
            got: Set::default(),
            dynamic: Vec::new(),
        }
    }

    /// The kind of a section of an object.
    fn kind(&mut self, part: &ObjectSection) -> usize {
        if !part.debug {
            return kind_of(part);
        }
        let (number, new) = self.debug_names.insert_full(part.name.clone());
        self.kinds.extend(new.then(Kind::default));
        KINDS + number
    }

    /// All objects must be for one processor; settings that one leaves open, another may decide.
    fn check_targets(&mut self, objects: &[ObjectFile]) -> Result<(), Diagnostic> {
        for object in &objects[1..] {
            let differ = |mask: u32| (self.flags ^ object.flags) & mask != 0;
            if differ(0xff) || differ(0xff00_0000) {
                let message =
                    format!("{} is for another processor than {}", object.name, objects[0].name);
                return Err(Diagnostic::error(message));
            }
            if object.abi_version != self.abi_version {
                let message = format!(
                    "{} is of another version of the ABI than {}",
                    object.name, objects[0].name
                );
                return Err(Diagnostic::error(message));
            }
            for (mask, any, what) in [(0x300, 0x100, "xnack"), (0xc00, 0x400, "sramecc")] {
                let (mine, other) = (self.flags & mask, object.flags & mask);
                if mine == any {
                    self.flags = self.flags & !mask | other;
                } else if other != any && other != mine {
                    let message = format!(
                        "{} has another setting of {what} than {}",
                        object.name, objects[0].name
                    );
                    return Err(Diagnostic::error(message));
                }
            }
        }
        Ok(())
    }

    fn place_sections(&mut self, objects: &[ObjectFile]) {
        let mut groups: Map<&str, usize> = Map::default();
        for (number, object) in objects.iter().enumerate() {
            let mut places = Vec::new();
            for part in &object.sections {
                if let Some(group) = &part.group
                    && *groups.entry(group.as_str()).or_insert_with(|| number) != number
                {
                    places.push(None);
                    continue;
                }
                let kind = self.kind(part);
                let all = &mut self.kinds[kind];
                let at = all.size.next_multiple_of(part.align.max(1));
                if kind == TEXT {
                    while (all.data.len() as u64) < at {
                        all.data.extend_from_slice(&crate::emit::code::NOP);
                    }
                }
                if kind != BSS {
                    all.data.resize(at as usize, 0);
                    all.data.extend_from_slice(&part.data);
                }
                all.size = at + part.size();
                all.align = all.align.max(part.align);
                places.push(Some((kind, at)));
            }
            self.places.push(places);
        }
    }

    /// Brings the objects' symbols together by name.
    fn resolve(&mut self, objects: &[ObjectFile]) -> Result<(), Diagnostic> {
        let mut names: Map<&str, usize> = Map::default();
        for (number, object) in objects.iter().enumerate() {
            let mut numbers = Vec::new();
            for symbol in &object.symbols {
                let place = match symbol.place {
                    SymbolLocation::Undefined => OutPlace::Undefined,
                    SymbolLocation::Absolute(value) => OutPlace::Absolute(value),
                    SymbolLocation::Section(at, offset) => match self.places[number][at] {
                        Some((kind, base)) => OutPlace::Kind(kind, base + offset),
                        None => OutPlace::Undefined,
                    },
                };
                let new = OutSymbol {
                    name: symbol.name.clone(),
                    place,
                    size: symbol.size,
                    binding: symbol.binding,
                    visibility: symbol.visibility,
                    ty: symbol.ty,
                    referenced: false,
                };
                if symbol.binding == Binding::Local {
                    numbers.push(self.symbols.len());
                    self.symbols.push(new);
                    continue;
                }
                let index = *names.entry(symbol.name.as_str()).or_insert_with(|| {
                    self.symbols.push(OutSymbol {
                        place: OutPlace::Undefined,
                        binding: Binding::Weak,
                        ..new.clone()
                    });
                    self.symbols.len() - 1
                });
                numbers.push(index);
                combine(&mut self.symbols[index], new, &object.name)?;
            }
            self.numbers.push(numbers);
        }
        Ok(())
    }

    /// Finds what needs a slot of the offset table, and what only the loader can fill in.
    fn collect_relocations(&mut self, objects: &[ObjectFile]) -> Result<(), Diagnostic> {
        for (number, object) in objects.iter().enumerate() {
            for (at, part) in object.sections.iter().enumerate() {
                let Some((kind, base)) = self.places[number][at] else { continue };
                for relocation in &part.relocations {
                    let symbol = self.numbers[number][relocation.symbol as usize];
                    if kind >= KINDS {
                        // Debug information counts with the addresses in the file, and keeps nothing from being left out.
                        continue;
                    }
                    self.symbols[symbol].referenced = true;
                    if relocation.kind.is_got()
                        && self.got.insert(symbol)
                        && self.needs_loader(symbol)
                    {
                        let place = DynamicPlace::Got(self.slot(symbol));
                        self.dynamic.push(Dynamic { place, symbol, addend: 0 });
                    }
                    let offset = base + relocation.offset;
                    match relocation.kind {
                        RelocKind::Abs64 if self.needs_loader(symbol) => {
                            if kind == TEXT {
                                let message =
                                    format!("{}: an address as part of the code", object.name);
                                return Err(Diagnostic::unsupported(message));
                            }
                            let place = DynamicPlace::Kind(kind, offset);
                            self.dynamic.push(Dynamic { place, symbol, addend: relocation.addend });
                        }
                        RelocKind::Abs32 | RelocKind::Abs32Lo | RelocKind::Abs32Hi
                            if matches!(self.symbols[symbol].place, OutPlace::Kind(..)) =>
                        {
                            let message = format!(
                                "{}: half of the address of '{}', which is known only when the object is loaded",
                                object.name, self.symbols[symbol].name
                            );
                            return Err(Diagnostic::error(message));
                        }
                        _ => {}
                    }
                }
            }
        }
        Ok(())
    }

    /// The slot of a symbol in the offset table, in bytes.
    fn slot(&self, symbol: usize) -> u64 {
        self.got.get_index_of(&symbol).unwrap_or(0) as u64 * 8
    }

    /// Whether a symbol's address is known only when the object is loaded.
    fn needs_loader(&self, symbol: usize) -> bool {
        let symbol = &self.symbols[symbol];
        match symbol.place {
            OutPlace::Absolute(_) => false,
            OutPlace::Kind(..) => true,
            // A weak name that nothing defines is 0, unless the loader knows better.
            OutPlace::Undefined => symbol.visibility == SymbolVisibility::Default,
        }
    }

    /// Whether the loader finds a symbol by its name.
    fn is_by_name(&self, symbol: usize) -> bool {
        let symbol = &self.symbols[symbol];
        symbol.is_preemptible() || symbol.place == OutPlace::Undefined
    }

    fn check_undefined(&self, options: LinkOptions) -> Result<(), Diagnostic> {
        if options.allow_undefined {
            return Ok(());
        }
        let mut missing: Vec<&str> = self
            .symbols
            .iter()
            .filter(|s| {
                s.referenced && s.place == OutPlace::Undefined && s.binding == Binding::Global
            })
            .map(|s| s.name.as_str())
            .collect();
        missing.sort_unstable();
        let Some((first, others)) = missing.split_first() else { return Ok(()) };
        let error = Diagnostic::error(format!("'{first}' is called or used, but not defined"));
        let note = "a library that defines it must be linked in; -filetype=obj writes an object without linking";
        let error = error.with_note(note);
        Err(match others.len() {
            0 => error,
            more => {
                error.with_note(format!("so are {more} more: {}", others[..more.min(8)].join(", ")))
            }
        })
    }

    /// Fills in what is known.
    fn apply(&mut self, objects: &[ObjectFile], addresses: &Addresses) -> Result<(), Diagnostic> {
        for (number, object) in objects.iter().enumerate() {
            for (at, part) in object.sections.iter().enumerate() {
                let Some((kind, base)) = self.places[number][at] else { continue };
                for relocation in &part.relocations {
                    let symbol = self.numbers[number][relocation.symbol as usize];
                    let offset = base + relocation.offset;
                    let place = addresses.kinds[kind] + offset;
                    let target = if relocation.kind.is_got() {
                        addresses.got + self.slot(symbol)
                    } else {
                        addresses.of(self.symbols[symbol].place)
                    };
                    if kind < KINDS
                        && relocation.kind == RelocKind::Abs64
                        && self.needs_loader(symbol)
                    {
                        continue;
                    }
                    let data = &mut self.kinds[kind].data;
                    fill_in(data, offset, relocation, target, place).map_err(|message| {
                        let name = &self.symbols[symbol].name;
                        Diagnostic::error(format!("{}: {message} '{name}'", object.name))
                    })?;
                }
            }
        }
        Ok(())
    }
}

impl OutSymbol {
    fn info(&self) -> u8 {
        (self.binding as u8) << 4 | self.ty.number()
    }
}

/// Takes another symbol of the same name into one.
fn combine(old: &mut OutSymbol, new: OutSymbol, object: &str) -> Result<(), Diagnostic> {
    let visibility = old.visibility.merge(new.visibility);
    let defined = |s: &OutSymbol| s.place != OutPlace::Undefined;
    match (defined(old), defined(&new)) {
        (true, true) => match (old.binding, new.binding) {
            (Binding::Global, Binding::Global) => {
                let message = format!("{object}: '{}' is defined a second time", new.name);
                return Err(Diagnostic::error(message));
            }
            (Binding::Weak, Binding::Global) => *old = new,
            _ => {}
        },
        (false, true) => *old = OutSymbol { referenced: old.referenced, ..new },
        (false, false) if new.binding == Binding::Global => old.binding = Binding::Global,
        _ => {}
    }
    old.visibility = visibility;
    Ok(())
}

/// Fills in a place.
fn fill_in(
    data: &mut [u8],
    offset: u64,
    relocation: &ObjectRelocation,
    target: u64,
    place: u64,
) -> Result<(), String> {
    let value = target.wrapping_add_signed(relocation.addend);
    let value = if relocation.kind.is_relative() { value.wrapping_sub(place) } else { value };
    let at = offset as usize;
    let mut put = |bytes: &[u8]| -> Result<(), String> {
        let slot =
            data.get_mut(at..at + bytes.len()).ok_or("a relocation outside of its section, by")?;
        slot.copy_from_slice(bytes);
        Ok(())
    };
    match relocation.kind {
        RelocKind::Abs64 | RelocKind::Rel64 | RelocKind::Relative64 => put(&value.to_le_bytes()),
        RelocKind::Abs32Hi | RelocKind::Rel32Hi | RelocKind::GotPcRel32Hi => {
            put(&((value >> 32) as u32).to_le_bytes())
        }
        RelocKind::Abs32Lo | RelocKind::Rel32Lo | RelocKind::GotPcRel32Lo => {
            put(&(value as u32).to_le_bytes())
        }
        RelocKind::Abs32 => match u32::try_from(value) {
            Ok(word) => put(&word.to_le_bytes()),
            Err(_) => Err("32 bits do not hold the address of".into()),
        },
        RelocKind::Rel32 | RelocKind::GotPcRel => match i32::try_from(value as i64) {
            Ok(word) => put(&word.to_le_bytes()),
            Err(_) => Err("32 bits do not hold the distance of".into()),
        },
        RelocKind::Rel16 => {
            let distance = (value as i64 - 4) / 4;
            match i16::try_from(distance) {
                Ok(word) => put(&word.to_le_bytes()),
                Err(_) => Err("a branch does not reach".into()),
            }
        }
    }
}
