//! Linking: relocatable objects into a shared code object that a runtime loads.
//!
//! Sections of a kind are concatenated. Names are resolved (a strong definition over a weak one, one of several equal
//! groups). Every relocation that can be resolved before the object is loaded is applied. The others, addresses as
//! data, become dynamic relocations: by the load address where no other object may replace the symbol, else by name.
//! The file is laid out as LLVM's linker does it: headers, note, dynamic symbols, constants; code; data that is
//! read-only after relocation; variables; each group on its own pages. After all that comes debug information, which is
//! never loaded and which has one section for each section name.

use std::sync::Arc;

use ir::diagnostic::Diagnostic;
use ir::elf::{
    self, ET_DYN, FILE_HEADER, RawSymbol, SEGMENT_HEADER, Section, Segment, Strings, section,
    segment, write_file, write_rela,
};
use ir::map::{Map, Set};

use super::metadata;
use super::model::{
    Binding, ObjectFile, ObjectRelocation, ObjectSection, SymbolLocation, SymbolType,
    SymbolVisibility, header,
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

/// A page: groups of sections with different rights lie on different ones.
const PAGE: u64 = 0x1000;

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
    debug_names: Vec<String>,
    /// Position of each section of each object; none if it is left out.
    places: Vec<Vec<Option<(usize, u64)>>>,
    symbols: Vec<OutSymbol>,
    /// For each object, its symbols among those of the result.
    numbers: Vec<Vec<usize>>,
    /// Slots of the offset table.
    got: Vec<usize>,
    got_slots: Map<usize, u64>,
    dynamic: Vec<Dynamic>,
}

/// Addresses of the result.
struct Addresses {
    kinds: Vec<u64>,
    got: u64,
}

impl Addresses {
    fn of(&self, place: OutPlace) -> u64 {
        match place {
            OutPlace::Undefined => 0,
            OutPlace::Absolute(value) => value,
            OutPlace::Kind(kind, offset) => self.kinds[kind] + offset,
        }
    }
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
            debug_names: Vec::new(),
            places: Vec::new(),
            symbols: Vec::new(),
            numbers: Vec::new(),
            got: Vec::new(),
            got_slots: Map::default(),
            dynamic: Vec::new(),
        }
    }

    /// The kind of a section of an object.
    fn kind(&mut self, part: &ObjectSection) -> usize {
        if !part.debug {
            return kind_of(part);
        }
        let known = self.debug_names.iter().position(|name| *name == part.name);
        KINDS
            + known.unwrap_or_else(|| {
                self.debug_names.push(part.name.clone());
                self.kinds.push(Kind::default());
                self.debug_names.len() - 1
            })
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
                    if relocation.kind.is_got() && !self.got_slots.contains_key(&symbol) {
                        let slot = self.got.len() as u64 * 8;
                        self.got_slots.insert(symbol, slot);
                        self.got.push(symbol);
                        if self.needs_loader(symbol) {
                            self.dynamic.push(Dynamic {
                                place: DynamicPlace::Got(slot),
                                symbol,
                                addend: 0,
                            });
                        }
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

    /// Symbols of the dynamic table: undefined ones, then those that the hash tables find, in the order of their
    /// buckets.
    fn dynamic_symbols(&self) -> (Vec<usize>, usize, u32) {
        let used: Set<usize> = self.dynamic.iter().map(|d| d.symbol).collect();
        let undefined: Vec<usize> = (0..self.symbols.len())
            .filter(|&i| {
                let symbol = &self.symbols[i];
                symbol.place == OutPlace::Undefined
                    && symbol.binding != Binding::Local
                    && used.contains(&i)
            })
            .collect();
        let mut hashed: Vec<usize> =
            (0..self.symbols.len()).filter(|&i| self.symbols[i].is_exported()).collect();
        let buckets = (hashed.len() as u32 / 4).max(1);
        hashed.sort_by_key(|&i| object::elf::gnu_hash(self.symbols[i].name.as_bytes()) % buckets);
        let first = undefined.len();
        ([undefined, hashed].concat(), first, buckets)
    }

    fn lay_out(mut self, objects: &[ObjectFile]) -> Result<Vec<u8>, Diagnostic> {
        let (dynamic_symbols, first_hashed, buckets) = self.dynamic_symbols();
        let mut dynamic_numbers: Map<usize, u32> = Map::default();
        let mut dynstr = Strings::default();
        let mut dynamic_names = Vec::new();
        for (at, &i) in dynamic_symbols.iter().enumerate() {
            dynamic_numbers.insert(i, at as u32 + 1);
            dynamic_names.push(dynstr.add(&self.symbols[i].name));
        }
        let notes: Vec<Arc<rmpv::Value>> =
            objects.iter().flat_map(|o| o.metadata.iter().cloned()).collect();
        let note =
            if notes.is_empty() { Vec::new() } else { metadata::note(&metadata::merge(&notes)) };
        let names: Vec<&str> = dynamic_symbols[first_hashed..]
            .iter()
            .map(|&i| self.symbols[i].name.as_str())
            .collect();
        let gnu_hash = gnu_hash_table(&names, first_hashed as u32 + 1, buckets);
        let all: Vec<&str> =
            dynamic_symbols.iter().map(|&i| self.symbols[i].name.as_str()).collect();
        let hash = hash_table(&all);
        let dynsym_size = (dynamic_symbols.len() as u64 + 1) * elf::SYMBOL;
        let rela_size = self.dynamic.len() as u64 * elf::RELA;
        let got_size = self.got.len() as u64 * 8;
        let by_address = self.dynamic.iter().any(|d| !self.is_by_name(d.symbol));
        let tags = if self.dynamic.is_empty() { 7 } else { 10 + u64::from(by_address) };
        let dynamic_size = tags * 16;
        let has_data = self.kinds[DATA].size != 0 || self.kinds[BSS].size != 0;

        // Addresses. Within a group of rights, address and place in the file go together.
        let segments = 8 + u64::from(has_data) - u64::from(note.is_empty());
        let mut cursor = Cursor { file: FILE_HEADER + SEGMENT_HEADER * segments, address: 0 };
        cursor.address = cursor.file;
        let mut out: Vec<Section> = Vec::new();
        let mut add = |cursor: &mut Cursor, mut part: Section, size: u64| -> u64 {
            if part.kind == section::NOBITS {
                part.memory_size = size;
                part.address = cursor.address.next_multiple_of(part.align.max(1));
                part.offset = Some(cursor.file);
                cursor.address = part.address + size;
            } else {
                cursor.align(part.align);
                part.address = cursor.address;
                part.offset = Some(cursor.file);
                cursor.advance(size);
            }
            out.push(part);
            cursor.address - size
        };
        let alloc = section::ALLOC;
        if !note.is_empty() {
            let size = note.len() as u64;
            add(&mut cursor, Section::new(".note", section::NOTE, alloc, 4).with_data(note), size);
        }
        let dynsym =
            add(&mut cursor, Section::new(".dynsym", section::DYNSYM, alloc, 8), dynsym_size);
        let gnu_size = gnu_hash.len() as u64;
        let gnu = add(
            &mut cursor,
            Section::new(".gnu.hash", section::GNU_HASH, alloc, 8).with_data(gnu_hash),
            gnu_size,
        );
        let hash_size = hash.len() as u64;
        let hash_at = add(
            &mut cursor,
            Section::new(".hash", section::HASH, alloc, 4).with_data(hash),
            hash_size,
        );
        let dynstr_size = dynstr.byte_len();
        let dynstr_at = add(
            &mut cursor,
            Section::new(".dynstr", section::STRTAB, alloc, 1).with_data(dynstr.into_bytes()),
            dynstr_size,
        );
        let mut rela_at = 0;
        if rela_size != 0 {
            rela_at =
                add(&mut cursor, Section::new(".rela.dyn", section::RELA, alloc, 8), rela_size);
        }
        let mut kinds = vec![0; self.kinds.len()];
        let mut kind_names: [Option<&str>; KINDS] = [None; KINDS];
        if self.kinds[RODATA].size != 0 {
            let part = Section::new(".rodata", section::PROGBITS, alloc, self.kinds[RODATA].align);
            kinds[RODATA] = add(&mut cursor, part, self.kinds[RODATA].size);
            kind_names[RODATA] = Some(".rodata");
        }
        let read_end = (cursor.file, cursor.address);
        cursor.next_page(self.kinds[TEXT].align);
        let part = Section::new(
            ".text",
            section::PROGBITS,
            alloc | section::EXEC,
            self.kinds[TEXT].align.max(4),
        );
        kinds[TEXT] = add(&mut cursor, part, self.kinds[TEXT].size);
        kind_names[TEXT] = Some(".text");
        let text = (cursor.file - self.kinds[TEXT].size, kinds[TEXT]);
        let writable = alloc | section::WRITE;
        cursor.next_page(self.kinds[RELRO].align.max(8));
        let relro = (cursor.file, cursor.address);
        if self.kinds[RELRO].size != 0 {
            let part =
                Section::new(".data.rel.ro", section::PROGBITS, writable, self.kinds[RELRO].align);
            kinds[RELRO] = add(&mut cursor, part, self.kinds[RELRO].size);
            kind_names[RELRO] = Some(".data.rel.ro");
        }
        let dynamic_at =
            add(&mut cursor, Section::new(".dynamic", section::DYNAMIC, writable, 8), dynamic_size);
        let dynamic_file = cursor.file - dynamic_size;
        let mut got = 0;
        if got_size != 0 {
            got = add(&mut cursor, Section::new(".got", section::PROGBITS, writable, 8), got_size);
        }
        let relro_file_end = cursor.file;
        let relro_end = cursor.address.next_multiple_of(PAGE);
        let padding = relro_end - cursor.address;
        add(&mut cursor, Section::new(".relro_padding", section::NOBITS, writable, 1), padding);
        let mut data = (0, 0);
        if has_data {
            let first = if self.kinds[DATA].size != 0 { DATA } else { BSS };
            cursor.next_page(self.kinds[first].align);
            data = (cursor.file, cursor.address);
            if self.kinds[DATA].size != 0 {
                let part =
                    Section::new(".data", section::PROGBITS, writable, self.kinds[DATA].align);
                kinds[DATA] = add(&mut cursor, part, self.kinds[DATA].size);
                kind_names[DATA] = Some(".data");
            }
            if self.kinds[BSS].size != 0 {
                let part = Section::new(".bss", section::NOBITS, writable, self.kinds[BSS].align);
                kinds[BSS] = add(&mut cursor, part, self.kinds[BSS].size);
                kind_names[BSS] = Some(".bss");
            }
        }
        let data_end = (cursor.file, cursor.address);
        let addresses = Addresses { kinds, got };

        // Contents.
        self.apply(objects, &addresses)?;
        let section_names: Vec<String> = out.iter().map(|s| s.name.clone()).collect();
        let number =
            |name: &str| section_names.iter().position(|s| s == name).map_or(0, |at| at as u32 + 1);
        let mut kind_numbers = [0u16; KINDS];
        for (kind, name) in kind_names.iter().enumerate() {
            kind_numbers[kind] = name.map_or(0, |n| number(n) as u16);
        }
        let raw = |symbol: &OutSymbol, name: u32| RawSymbol {
            name,
            info: symbol.info(),
            other: symbol.visibility.number(),
            section: match symbol.place {
                OutPlace::Undefined => 0,
                OutPlace::Absolute(_) => 0xfff1,
                OutPlace::Kind(kind, _) => kind_numbers.get(kind).copied().unwrap_or(0),
            },
            value: addresses.of(symbol.place),
            size: symbol.size,
        };
        let mut dynsym_data = Vec::new();
        RawSymbol::default().write(&mut dynsym_data);
        for (&i, &name) in dynamic_symbols.iter().zip(&dynamic_names) {
            raw(&self.symbols[i], name).write(&mut dynsym_data);
        }
        let (rela, relative) = self.dynamic_relocations(&addresses, &dynamic_numbers);
        let mut entries = Vec::new();
        if rela_size != 0 {
            entries.extend([(7, rela_at), (8, rela_size), (9, elf::RELA)]);
            if relative != 0 {
                entries.push((0x6fff_fff9, relative));
            }
        }
        entries.extend([
            (6, dynsym),
            (11, elf::SYMBOL),
            (5, dynstr_at),
            (10, dynstr_size),
            (0x6fff_fef5, gnu),
            (4, hash_at),
            (0, 0),
        ]);
        let dynamic_data: Vec<u8> = entries
            .iter()
            .flat_map(|&(tag, value): &(u64, u64)| {
                [tag.to_le_bytes(), value.to_le_bytes()].concat()
            })
            .collect();
        let (dynsym_number, dynstr_number) = (number(".dynsym"), number(".dynstr"));
        for part in &mut out {
            match part.name.as_str() {
                ".dynsym" => {
                    part.data = std::mem::take(&mut dynsym_data);
                    part.link = dynstr_number;
                    part.info = 1;
                    part.entry_size = elf::SYMBOL;
                }
                ".gnu.hash" => part.link = dynsym_number,
                ".hash" => {
                    part.link = dynsym_number;
                    part.entry_size = 4;
                }
                ".rela.dyn" => {
                    part.data.clone_from(&rela);
                    part.link = dynsym_number;
                    part.entry_size = elf::RELA;
                }
                ".dynamic" => {
                    part.data.clone_from(&dynamic_data);
                    part.link = dynstr_number;
                    part.entry_size = 16;
                }
                ".got" => part.data = self.got_data(&addresses),
                ".rodata" => part.data = std::mem::take(&mut self.kinds[RODATA].data),
                ".text" => part.data = std::mem::take(&mut self.kinds[TEXT].data),
                ".data.rel.ro" => part.data = std::mem::take(&mut self.kinds[RELRO].data),
                ".data" => part.data = std::mem::take(&mut self.kinds[DATA].data),
                _ => {}
            }
        }
        let note_place = out.first().filter(|s| s.name == ".note").map(|s| (s.address, s.size()));
        for (name, kind) in self.debug_names.iter().zip(&mut self.kinds[KINDS..]) {
            let strings = elf::string_flags(name);
            let mut part = Section::new(name, section::PROGBITS, strings, 1);
            part.entry_size = u64::from(strings != 0);
            out.push(part.with_data(std::mem::take(&mut kind.data)));
        }
        self.add_symbol_table(&mut out, &raw, dynamic_at, number(".dynamic") as u16);

        // Segments.
        let read = segment::READ;
        let write = read | segment::WRITE;
        let one = |kind, flags, (offset, address): (u64, u64), file_size, memory_size, align| {
            Segment { kind, flags, offset, address, file_size, memory_size, align }
        };
        let headers = SEGMENT_HEADER * segments;
        let text_size = self.kinds[TEXT].size;
        let relro_sizes = (relro_file_end - relro.0, relro_end - relro.1);
        let mut list = vec![
            one(segment::PHDR, read, (FILE_HEADER, FILE_HEADER), headers, headers, 8),
            one(segment::LOAD, read, (0, 0), read_end.0, read_end.1, PAGE),
            one(segment::LOAD, read | segment::EXEC, text, text_size, text_size, PAGE),
            one(segment::LOAD, write, relro, relro_sizes.0, relro_sizes.1, PAGE),
        ];
        if has_data {
            list.push(one(
                segment::LOAD,
                write,
                data,
                data_end.0 - data.0,
                data_end.1 - data.1,
                PAGE,
            ));
        }
        list.push(one(
            segment::DYNAMIC,
            write,
            (dynamic_file, dynamic_at),
            dynamic_size,
            dynamic_size,
            8,
        ));
        list.push(one(segment::GNU_RELRO, read, relro, relro_sizes.0, relro_sizes.1, 1));
        list.push(one(segment::GNU_STACK, write, (0, 0), 0, 0, 0));
        if let Some((address, size)) = note_place {
            list.push(one(segment::NOTE, read, (address, address), size, size, 4));
        }
        let header = header(ET_DYN, self.flags, self.abi_version);
        let names = Section::new(".shstrtab", section::STRTAB, 0, 1);
        Ok(write_file(header, &list, out, names, Strings::default()))
    }

    /// The bytes of the offset table that are known now: addresses of what is at a fixed number.
    fn got_data(&self, addresses: &Addresses) -> Vec<u8> {
        let value = |&symbol: &usize| match self.symbols[symbol].place {
            OutPlace::Absolute(_) => addresses.of(self.symbols[symbol].place),
            _ => 0,
        };
        self.got.iter().map(value).flat_map(u64::to_le_bytes).collect()
    }

    /// The dynamic relocations, those by the load address first, and how many these are.
    fn dynamic_relocations(
        &self,
        addresses: &Addresses,
        numbers: &Map<usize, u32>,
    ) -> (Vec<u8>, u64) {
        let mut list: Vec<(bool, u32, u64, i64)> = self
            .dynamic
            .iter()
            .map(|d| {
                let place = match d.place {
                    DynamicPlace::Kind(kind, offset) => addresses.kinds[kind] + offset,
                    DynamicPlace::Got(slot) => addresses.got + slot,
                };
                let symbol = &self.symbols[d.symbol];
                if self.is_by_name(d.symbol) {
                    (true, numbers.get(&d.symbol).copied().unwrap_or(0), place, d.addend)
                } else {
                    (false, 0, place, addresses.of(symbol.place) as i64 + d.addend)
                }
            })
            .collect();
        list.sort_unstable();
        let relative = list.iter().filter(|r| !r.0).count() as u64;
        let mut out = Vec::new();
        for (by_name, symbol, place, addend) in list {
            let kind = if by_name { RelocKind::Abs64 } else { RelocKind::Relative64 };
            write_rela(&mut out, place, symbol, kind as u32, addend);
        }
        (out, relative)
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
                        addresses.got + self.got_slots.get(&symbol).copied().unwrap_or(0)
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

    /// The symbol table for people and tools: local names, then those that others see.
    fn add_symbol_table(
        &self,
        out: &mut Vec<Section>,
        raw: &dyn Fn(&OutSymbol, u32) -> RawSymbol,
        dynamic_at: u64,
        dynamic_number: u16,
    ) {
        let mut strings = Strings::default();
        let mut table = Vec::new();
        RawSymbol::default().write(&mut table);
        let wanted = |s: &&OutSymbol| !s.name.is_empty() && s.ty != SymbolType::Section;
        let is_local = |s: &OutSymbol| {
            s.binding == Binding::Local
                || s.visibility == SymbolVisibility::Hidden && s.place != OutPlace::Undefined
        };
        let mut locals = 1;
        for symbol in self.symbols.iter().filter(wanted).filter(|s| is_local(s)) {
            let name = strings.add(&symbol.name);
            let local = OutSymbol { binding: Binding::Local, ..symbol.clone() };
            raw(&local, name).write(&mut table);
            locals += 1;
        }
        let name = strings.add("_DYNAMIC");
        let other = SymbolVisibility::Hidden.number();
        RawSymbol {
            name,
            other,
            section: dynamic_number,
            value: dynamic_at,
            ..RawSymbol::default()
        }
        .write(&mut table);
        locals += 1;
        for symbol in self.symbols.iter().filter(wanted).filter(|s| !is_local(s)) {
            let name = strings.add(&symbol.name);
            raw(symbol, name).write(&mut table);
        }
        let mut part = Section::new(".symtab", section::SYMTAB, 0, 8).with_data(table);
        part.link = out.len() as u32 + 2;
        part.info = locals;
        part.entry_size = elf::SYMBOL;
        out.push(part);
        out.push(Section::new(".strtab", section::STRTAB, 0, 1).with_data(strings.into_bytes()));
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

/// A place in the file and the address that goes with it.
struct Cursor {
    file: u64,
    address: u64,
}

impl Cursor {
    fn align(&mut self, align: u64) {
        let gap = self.address.next_multiple_of(align.max(1)) - self.address;
        self.advance(gap);
    }

    fn advance(&mut self, size: u64) {
        self.file += size;
        self.address += size;
    }

    /// Goes to the next page in memory, but not in the file.
    fn next_page(&mut self, align: u64) {
        self.file = self.file.next_multiple_of(align.clamp(1, PAGE));
        self.address = self.address.next_multiple_of(PAGE) + self.file % PAGE;
    }
}

/// The table by which the loader finds names: the older form.
fn hash_table(names: &[&str]) -> Vec<u8> {
    let count = names.len() as u32 + 1;
    let mut heads = vec![0u32; count as usize];
    let mut chain = vec![0u32; count as usize];
    for (at, name) in names.iter().enumerate() {
        let bucket = (object::elf::hash(name.as_bytes()) % count) as usize;
        chain[at + 1] = heads[bucket];
        heads[bucket] = at as u32 + 1;
    }
    [vec![count, count], heads, chain].concat().iter().flat_map(|w| w.to_le_bytes()).collect()
}

/// The newer form, with a filter for names that are not there. The names are in the order of their buckets; the first
/// has number `first` in the table of symbols.
fn gnu_hash_table(names: &[&str], first: u32, buckets: u32) -> Vec<u8> {
    const SHIFT: u32 = 26;
    let words = (names.len() as u64 * 12).div_ceil(64).max(1).next_power_of_two() as u32;
    let hashes: Vec<u32> = names.iter().map(|n| object::elf::gnu_hash(n.as_bytes())).collect();
    let mut filter = vec![0u64; words as usize];
    let mut heads = vec![0u32; buckets as usize];
    for (at, &hash) in hashes.iter().enumerate() {
        filter[(hash / 64 % words) as usize] |= 1 << (hash % 64) | 1 << ((hash >> SHIFT) % 64);
        let head = &mut heads[(hash % buckets) as usize];
        if *head == 0 {
            *head = first + at as u32;
        }
    }
    let mut out = Vec::new();
    for word in [buckets, first, words, SHIFT] {
        out.extend_from_slice(&word.to_le_bytes());
    }
    out.extend(filter.iter().flat_map(|w| w.to_le_bytes()));
    out.extend(heads.iter().flat_map(|w| w.to_le_bytes()));
    for (at, &hash) in hashes.iter().enumerate() {
        let last = hashes.get(at + 1).is_none_or(|next| next % buckets != hash % buckets);
        out.extend_from_slice(&(hash & !1 | u32::from(last)).to_le_bytes());
    }
    out
}
