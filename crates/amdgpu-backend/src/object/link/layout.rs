//! Layout of the shared code object: addresses, dynamic tables, segments, symbol table.

use std::sync::Arc;

use ir::diagnostic::Diagnostic;
use ir::elf::{
    self, FILE_HEADER, RELA, SEGMENT_HEADER, SYMBOL, Section, Strings, encoder, relocation_table,
    symbol_table, write_file,
};
use ir::map::Set;
use object::elf as e;
use object::write::elf::{GnuHashTable, ProgramHeader, Rel, Sym};

use super::{BSS, DATA, DynamicPlace, KINDS, Linker, OutPlace, OutSymbol, RELRO, RODATA, TEXT};
use crate::emit::RelocKind;
use crate::object::metadata;
use crate::object::model::{
    Binding, ObjectFile, SymbolType, SymbolVisibility, TABLE_ALIGN, header,
};

/// A page: groups of sections with different rights lie on different ones.
const PAGE: u64 = 0x1000;
/// Bytes of an entry of the dynamic section.
const DYNAMIC_ENTRY: u64 = 16;

/// The sections by kind: name, type and flags.
const SECTIONS: [(&str, e::SectionType, e::SectionFlags); KINDS] = {
    let writable = e::SectionFlags(e::SHF_ALLOC.0 | e::SHF_WRITE.0);
    let code = e::SectionFlags(e::SHF_ALLOC.0 | e::SHF_EXECINSTR.0);
    [
        (".rodata", e::SHT_PROGBITS, e::SHF_ALLOC),
        (".text", e::SHT_PROGBITS, code),
        (".data.rel.ro", e::SHT_PROGBITS, writable),
        (".data", e::SHT_PROGBITS, writable),
        (".bss", e::SHT_NOBITS, writable),
    ]
};

/// A place in the file and the address that goes with it.
#[derive(Clone, Copy)]
struct Position {
    file: u64,
    address: u64,
}

impl Position {
    const START: Self = Self { file: 0, address: 0 };

    fn after(self, size: u64) -> Self {
        Self { file: self.file + size, address: self.address + size }
    }
}

/// A section that has its place.
#[derive(Clone, Copy)]
struct Placed {
    /// Its number in the file.
    number: u32,
    start: Position,
}

/// The sections that have their places. Within a group of rights, address and place in the file go together.
struct SectionLayout {
    end: Position,
    sections: Vec<Section>,
}

impl SectionLayout {
    fn add(&mut self, mut part: Section, size: u64) -> Placed {
        let align = part.header.sh_addralign;
        let gap = self.end.address.next_multiple_of(align) - self.end.address;
        let in_file = part.header.sh_type != e::SHT_NOBITS;
        if in_file {
            self.end.file += gap;
        }
        self.end.address += gap;
        let start = self.end;
        part.header.sh_addr = start.address;
        part.header.sh_offset = start.file;
        part.header.sh_size = size;
        self.end.address += size;
        if in_file {
            self.end.file += size;
        }
        self.sections.push(part);
        Placed { number: self.sections.len() as u32, start }
    }

    /// Adds a section whose bytes are known.
    fn add_data(&mut self, part: Section, data: Vec<u8>) -> Placed {
        let size = data.len() as u64;
        self.add(part.with_data(data), size)
    }

    fn section(&mut self, placed: Placed) -> &mut Section {
        &mut self.sections[placed.number as usize - 1]
    }

    /// Goes to the next page in memory, but not in the file.
    fn next_page(&mut self, align: u64) -> Position {
        self.end.file = self.end.file.next_multiple_of(align.clamp(1, PAGE));
        self.end.address = self.end.address.next_multiple_of(PAGE) + self.end.file % PAGE;
        self.end
    }
}

/// Addresses of the result.
pub(super) struct Addresses {
    pub(super) kinds: Vec<u64>,
    pub(super) got: u64,
    /// The numbers of the kinds' sections; 0 of one that is left out.
    numbers: [u32; KINDS],
}

impl Addresses {
    pub(super) fn of(&self, place: OutPlace) -> u64 {
        match place {
            OutPlace::Undefined => 0,
            OutPlace::Absolute(value) => value,
            OutPlace::Kind(kind, offset) => self.kinds[kind] + offset,
        }
    }

    fn symbol(&self, symbol: &OutSymbol, name: u32) -> Sym {
        let (section, special) = match symbol.place {
            OutPlace::Undefined => (None, e::SHN_UNDEF),
            OutPlace::Absolute(_) => (None, e::SHN_ABS),
            OutPlace::Kind(kind, _) => (self.numbers.get(kind).copied(), e::SHN_UNDEF),
        };
        Sym {
            section,
            st_name: name,
            st_info: e::SymbolInfo(symbol.info()),
            st_other: e::SymbolOther(symbol.visibility.number()),
            st_shndx: special,
            st_value: self.of(symbol.place),
            st_size: symbol.size,
        }
    }
}

/// The symbols of the dynamic table: undefined ones, then those that the hash tables find, in the order of their
/// buckets.
struct DynamicSymbols {
    symbols: Set<usize>,
    first_hashed: usize,
    buckets: u32,
}

impl Linker {
    fn dynamic_symbols(&self) -> DynamicSymbols {
        let used: Set<usize> = self.dynamic.iter().map(|d| d.symbol).collect();
        let all = 0..self.symbols.len();
        let is_undefined = |&i: &usize| {
            let symbol = &self.symbols[i];
            symbol.place == OutPlace::Undefined
                && symbol.binding != Binding::Local
                && used.contains(&i)
        };
        let mut symbols: Set<usize> = all.clone().filter(is_undefined).collect();
        let first_hashed = symbols.len();
        let mut hashed: Vec<usize> = all.filter(|&i| self.symbols[i].is_exported()).collect();
        let buckets = (hashed.len() as u32 / 4).max(1);
        hashed.sort_by_key(|&i| e::gnu_hash(self.symbols[i].name.as_bytes()) % buckets);
        symbols.extend(hashed);
        DynamicSymbols { symbols, first_hashed, buckets }
    }

    /// The table by which the loader finds names: the older form.
    fn hash_table(&self, dynamic: &DynamicSymbols) -> Vec<u8> {
        let count = dynamic.symbols.len() as u32 + 1;
        let hash = |number: u32| {
            let symbol = dynamic.symbols[(number as usize).checked_sub(1)?];
            Some(e::hash(self.symbols[symbol].name.as_bytes()))
        };
        let mut out = Vec::new();
        encoder().hash_table(&mut out, count, count, hash);
        out
    }

    /// The newer form, with a filter for names that are not there.
    fn gnu_hash_table(&self, dynamic: &DynamicSymbols) -> Vec<u8> {
        let hashed = dynamic.symbols.len() - dynamic.first_hashed;
        let table = GnuHashTable {
            bucket_count: dynamic.buckets,
            bloom_count: (hashed as u32 * 12).div_ceil(64).max(1).next_power_of_two(),
            bloom_shift: 26,
            symbol_base: dynamic.first_hashed as u32 + 1,
            symbol_count: hashed as u32,
        };
        let hash = |at: u32| {
            let symbol = dynamic.symbols[dynamic.first_hashed + at as usize];
            e::gnu_hash(self.symbols[symbol].name.as_bytes())
        };
        let mut out = Vec::new();
        encoder().gnu_hash_table(&mut out, &table, hash);
        out
    }

    /// Places the sections of a kind, if there is something in them.
    fn place_kind(&self, kind: usize, layout: &mut SectionLayout, addresses: &mut Addresses) {
        let all = &self.kinds[kind];
        if all.size == 0 && kind != TEXT {
            return;
        }
        let (name, ty, flags) = SECTIONS[kind];
        let align = if kind == TEXT { all.align.max(4) } else { all.align };
        let placed = layout.add(Section::new(name, ty, flags, align), all.size);
        addresses.kinds[kind] = placed.start.address;
        addresses.numbers[kind] = placed.number;
    }

    /// Returns the file.
    pub(super) fn lay_out(mut self, objects: &[ObjectFile]) -> Result<Vec<u8>, Diagnostic> {
        let dynamic_symbols = self.dynamic_symbols();
        let mut dynstr = Strings::default();
        let names: Vec<u32> =
            dynamic_symbols.symbols.iter().map(|&i| dynstr.add(&self.symbols[i].name)).collect();
        let notes: Vec<Arc<rmpv::Value>> =
            objects.iter().flat_map(|o| o.metadata.iter().cloned()).collect();
        let has_data = self.kinds[DATA].size != 0 || self.kinds[BSS].size != 0;
        let segments = 8 + u64::from(has_data) - u64::from(notes.is_empty());
        let headers = Position::START.after(FILE_HEADER);
        let headers_end = headers.after(SEGMENT_HEADER * segments);
        let mut layout = SectionLayout { end: headers_end, sections: Vec::new() };
        let mut addresses =
            Addresses { kinds: vec![0; self.kinds.len()], got: 0, numbers: [0; KINDS] };

        // What is only read.
        let table = |name, ty, align| Section::new(name, ty, e::SHF_ALLOC, align);
        let note = (!notes.is_empty()).then(|| {
            let note = metadata::note(&metadata::merge(&notes));
            let placed = layout.add_data(table(".note", e::SHT_NOTE, 4), note);
            (placed.start, layout.end)
        });
        let dynsym_size = (names.len() as u64 + 1) * SYMBOL;
        let dynsym = layout.add(table(".dynsym", e::SHT_DYNSYM, 8), dynsym_size);
        let of_symbols =
            |name, ty, align, entry| table(name, ty, align).with_entries(entry, dynsym.number, 0);
        let gnu_hash = self.gnu_hash_table(&dynamic_symbols);
        let gnu_hash = layout.add_data(of_symbols(".gnu.hash", e::SHT_GNU_HASH, 8, 0), gnu_hash);
        let hash = self.hash_table(&dynamic_symbols);
        let hash = layout.add_data(of_symbols(".hash", e::SHT_HASH, 4, 4), hash);
        let dynstr_data = dynstr.into_bytes();
        let dynstr_size = dynstr_data.len() as u64;
        let dynstr = layout.add_data(table(".dynstr", e::SHT_STRTAB, 1), dynstr_data);
        layout.section(dynsym).header.sh_link = dynstr.number;
        layout.section(dynsym).header.sh_info = 1;
        layout.section(dynsym).header.sh_entsize = SYMBOL;
        let rela_size = self.dynamic.len() as u64 * RELA;
        let rela = (rela_size != 0)
            .then(|| layout.add(of_symbols(".rela.dyn", e::SHT_RELA, 8, RELA), rela_size));
        self.place_kind(RODATA, &mut layout, &mut addresses);
        let read_end = layout.end;

        // Code.
        layout.next_page(self.kinds[TEXT].align);
        self.place_kind(TEXT, &mut layout, &mut addresses);
        let text_end = layout.end;
        let text_size = self.kinds[TEXT].size;
        let text =
            Position { file: text_end.file - text_size, address: text_end.address - text_size };

        // What is only read after the loader filled it in.
        let writable = SECTIONS[DATA].2;
        let relro = layout.next_page(self.kinds[RELRO].align.max(8));
        self.place_kind(RELRO, &mut layout, &mut addresses);
        let relative = self.dynamic.iter().filter(|d| !self.is_by_name(d.symbol)).count() as u64;
        let tags = if rela.is_none() { 7 } else { 10 + u64::from(relative != 0) };
        let dynamic = Section::new(".dynamic", e::SHT_DYNAMIC, writable, 8);
        let dynamic =
            layout.add(dynamic.with_entries(DYNAMIC_ENTRY, dynstr.number, 0), tags * DYNAMIC_ENTRY);
        let dynamic_end = layout.end;
        let got = (!self.got.is_empty()).then(|| {
            let part = Section::new(".got", e::SHT_PROGBITS, writable, 8);
            layout.add(part, self.got.len() as u64 * 8)
        });
        addresses.got = got.map_or(0, |got| got.start.address);
        let padding = layout.end.address.next_multiple_of(PAGE) - layout.end.address;
        layout.add(Section::new(".relro_padding", e::SHT_NOBITS, writable, 1), padding);
        let relro_end = layout.end;

        // Variables.
        let data = has_data.then(|| {
            let first = if self.kinds[DATA].size != 0 { DATA } else { BSS };
            let start = layout.next_page(self.kinds[first].align);
            self.place_kind(DATA, &mut layout, &mut addresses);
            self.place_kind(BSS, &mut layout, &mut addresses);
            (start, layout.end)
        });

        // Contents.
        self.apply(objects, &addresses)?;
        layout.section(dynsym).data = symbol_table(
            dynamic_symbols
                .symbols
                .iter()
                .zip(names)
                .map(|(&i, name)| addresses.symbol(&self.symbols[i], name)),
        );
        let mut entries = Vec::new();
        if let Some(rela) = rela {
            layout.section(rela).data =
                self.dynamic_relocations(&addresses, &dynamic_symbols.symbols);
            entries.extend([
                (e::DT_RELA, rela.start.address),
                (e::DT_RELASZ, rela_size),
                (e::DT_RELAENT, RELA),
            ]);
            if relative != 0 {
                entries.push((e::DT_RELACOUNT, relative));
            }
        }
        entries.extend([
            (e::DT_SYMTAB, dynsym.start.address),
            (e::DT_SYMENT, SYMBOL),
            (e::DT_STRTAB, dynstr.start.address),
            (e::DT_STRSZ, dynstr_size),
            (e::DT_GNU_HASH, gnu_hash.start.address),
            (e::DT_HASH, hash.start.address),
            (e::DT_NULL, 0),
        ]);
        let table = &mut layout.section(dynamic).data;
        for (tag, value) in entries {
            // Fails only for files of 32 bits.
            let _ = encoder().dynamic(table, tag, value);
        }
        if let Some(got) = got {
            layout.section(got).data = self.got_data();
        }
        for (kind, &number) in addresses.numbers.iter().enumerate().filter(|&(_, &n)| n != 0) {
            layout.sections[number as usize - 1].data = std::mem::take(&mut self.kinds[kind].data);
        }
        let mut sections = layout.sections;
        for (name, kind) in self.debug_names.iter().zip(&mut self.kinds[KINDS..]) {
            let strings = elf::string_flags(name);
            let part = Section::new(name, e::SHT_PROGBITS, strings, 1);
            let part = part.with_entries(u64::from(strings.0 != 0), 0, 0);
            sections.push(part.with_data(std::mem::take(&mut kind.data)));
        }
        self.add_symbol_table(&mut sections, &addresses, dynamic);

        // Segments.
        let read = e::PF_R;
        let write = e::PF_R | e::PF_W;
        let mut list = vec![
            segment(e::PT_PHDR, read, headers, headers_end, 8),
            segment(e::PT_LOAD, read, Position::START, read_end, PAGE),
            segment(e::PT_LOAD, read | e::PF_X, text, text_end, PAGE),
            segment(e::PT_LOAD, write, relro, relro_end, PAGE),
        ];
        list.extend(data.map(|(start, end)| segment(e::PT_LOAD, write, start, end, PAGE)));
        list.push(segment(e::PT_DYNAMIC, write, dynamic.start, dynamic_end, 8));
        list.push(segment(e::PT_GNU_RELRO, read, relro, relro_end, 1));
        list.push(segment(e::PT_GNU_STACK, write, Position::START, Position::START, 0));
        list.extend(note.map(|(start, end)| segment(e::PT_NOTE, read, start, end, 4)));
        let header = header(e::ET_DYN, self.flags, self.abi_version);
        let names = Section::new(".shstrtab", e::SHT_STRTAB, e::SectionFlags(0), 1);
        Ok(write_file(&header, TABLE_ALIGN, &list, sections, names, Strings::default()))
    }

    /// The bytes of the offset table that are known now: addresses of what is at a fixed number.
    fn got_data(&self) -> Vec<u8> {
        let value = |&symbol: &usize| match self.symbols[symbol].place {
            OutPlace::Absolute(value) => value,
            _ => 0,
        };
        self.got.iter().map(value).flat_map(u64::to_le_bytes).collect()
    }

    /// The dynamic relocations, those by the load address first.
    fn dynamic_relocations(&self, addresses: &Addresses, numbers: &Set<usize>) -> Vec<u8> {
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
                    let number = numbers.get_index_of(&d.symbol).map_or(0, |at| at as u32 + 1);
                    (true, number, place, d.addend)
                } else {
                    (false, 0, place, addresses.of(symbol.place) as i64 + d.addend)
                }
            })
            .collect();
        list.sort_unstable();
        relocation_table(
            true,
            list.into_iter().map(|(by_name, symbol, place, addend)| {
                let kind = if by_name { RelocKind::Abs64 } else { RelocKind::Relative64 };
                let r_type = e::RelocationType(kind as u32);
                Rel { r_offset: place, r_sym: symbol, r_type, r_addend: addend }
            }),
        )
    }

    /// The symbol table for people and tools: local names, then those that others see.
    fn add_symbol_table(&self, out: &mut Vec<Section>, addresses: &Addresses, dynamic: Placed) {
        let mut strings = Strings::default();
        let is_local = |s: &OutSymbol| {
            s.binding == Binding::Local
                || s.visibility == SymbolVisibility::Hidden && s.place != OutPlace::Undefined
        };
        let named = self.symbols.iter().filter(|s| !s.name.is_empty());
        let named = named.filter(|s| s.ty != SymbolType::Section);
        let (local, global): (Vec<&OutSymbol>, Vec<&OutSymbol>) = named.partition(|s| is_local(s));
        let mut table: Vec<Sym> = Vec::new();
        for symbol in local {
            let name = strings.add(&symbol.name);
            let local = OutSymbol { binding: Binding::Local, ..symbol.clone() };
            table.push(addresses.symbol(&local, name));
        }
        table.push(Sym {
            section: Some(dynamic.number),
            st_name: strings.add("_DYNAMIC"),
            st_info: e::SymbolInfo(0),
            st_other: e::SymbolOther(SymbolVisibility::Hidden.number()),
            st_shndx: e::SHN_UNDEF,
            st_value: dynamic.start.address,
            st_size: 0,
        });
        let locals = table.len() as u32 + 1;
        for symbol in global {
            let name = strings.add(&symbol.name);
            table.push(addresses.symbol(symbol, name));
        }
        elf::add_symbol_table(out, table, locals, strings);
    }
}

fn segment(
    kind: e::ProgramType,
    flags: e::ProgramFlags,
    start: Position,
    end: Position,
    align: u64,
) -> ProgramHeader {
    ProgramHeader {
        p_type: kind,
        p_flags: flags,
        p_offset: start.file,
        p_vaddr: start.address,
        p_paddr: start.address,
        p_filesz: end.file - start.file,
        p_memsz: end.address - start.address,
        p_align: align,
    }
}
