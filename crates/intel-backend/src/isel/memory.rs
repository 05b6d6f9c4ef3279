//! Loads and stores.
//!
//! Data at multiples of four bytes are moved in doublewords, up to four by a message; the rest in bytes, one element by
//! a message. Elements narrower than a doubleword are taken out of them and put together in registers. Integers of
//! other widths than memory has (three bytes, 40 bits) are moved in pieces of four, two and one bytes.

use ir::diagnostic::Diagnostic;
use ir::ssa::{Align, Inst, Type, TypeKind, Value};
use smallvec::SmallVec;

use super::message::{AccessUnit, Memory};
use super::piece::Piece;
use super::{Pieces, Select, Selected};
use crate::ir_passes::promote_to_stateful;
use crate::target::eu::{Op, Type as Eu};
use crate::target::opencl::{CONSTANT, GENERIC, GLOBAL, LOCAL, PRIVATE};

/// An element in memory.
#[derive(Clone, Copy, Debug)]
struct Element {
    offset: u32,
    ty: Type,
    /// Its bits in memory.
    bits: u32,
}

/// A run of an access: one message for doublewords, or one element in bytes.
enum Run {
    Dwords { offset: u32, count: u32 },
    Bytes(Element),
}

impl Element {
    /// Whether it is as wide as a message's elements may be.
    fn is_plain(self) -> bool {
        matches!(self.bits, 8 | 16 | 32 | 64)
    }

    /// The pieces that a byte message has of it, the lowest first: how far from its begin, and the bytes of each.
    fn byte_parts(self) -> impl Iterator<Item = (u32, u32)> {
        let bytes = self.bits / 8;
        let mut at = 0;
        core::iter::from_fn(move || {
            let size = match bytes - at {
                0 => return None,
                1 => 1,
                2 | 3 => 2,
                _ => 4,
            };
            at += size;
            Some((at - size, size))
        })
    }
}

impl Select<'_> {
    /// The memory that a pointer points to. A generic pointer is one to global memory by now: `intel-generic-pointers` has
    /// made others of those that may be something else.
    pub(super) fn memory_of(&self, ty: Type) -> Selected<Memory> {
        match ty.address_space() {
            Some(GLOBAL | CONSTANT | GENERIC) => Ok(Memory::Global),
            Some(LOCAL) => Ok(Memory::Local),
            Some(PRIVATE) => Ok(Memory::Private),
            Some(space) if let Some(index) = promote_to_stateful::parameter(space) => {
                let number = self.kernel.surfaces.iter().position(|&own| own == index);
                number
                    .and_then(|number| u8::try_from(number).ok())
                    .map(Memory::Surface)
                    .ok_or_else(|| Diagnostic::error("a surface that is not bound"))
            }
            _ => Err(Diagnostic::unsupported("memory of this address space")),
        }
    }

    /// The elements of a value in memory.
    fn elements(&self, ty: Type) -> Selected<SmallVec<[Element; 4]>> {
        let mut found = SmallVec::new();
        self.add_elements(ty, 0, &mut found)?;
        Ok(found)
    }

    fn add_elements(&self, ty: Type, offset: u32, found: &mut SmallVec<[Element; 4]>) -> Selected {
        match self.cx.types.kind(ty) {
            TypeKind::Vector { elem, lanes, scalable: false } => {
                let bits = self.cx.bits(elem) as u32;
                if !matches!(bits, 8 | 16 | 32 | 64) {
                    return Err(Diagnostic::unsupported("vectors of this type in memory"));
                }
                for lane in 0..lanes {
                    found.push(Element { offset: offset + lane * bits / 8, ty: elem, bits });
                }
            }
            _ if self.is_event(ty) => {}
            TypeKind::Struct { .. } | TypeKind::Array { .. } => {
                self.scalar_types(ty)?;
                for n in 0..self.cx.types.element_count(ty).unwrap_or(0) {
                    let (at, element) = self
                        .cx
                        .element_at(ty, n)
                        .ok_or_else(|| Diagnostic::unsupported("an aggregate of this kind"))?;
                    self.add_elements(element, offset + at as u32, found)?;
                }
            }
            _ => {
                self.scalar_type(ty)?;
                let bits = (self.cx.bits(ty) as u32).next_multiple_of(8);
                found.push(Element { offset, ty, bits });
            }
        }
        Ok(())
    }

    /// Splits an access into runs.
    fn runs(&self, elements: &[Element], align: Align, memory: Memory) -> Vec<Run> {
        let mut runs = Vec::new();
        let most = 4;
        let mut at = 0;
        while at < elements.len() {
            let first = elements[at];
            // Elements that follow without gaps, to a whole number of doublewords.
            let mut end = first.offset;
            let mut until = at;
            let mut whole = None;
            while until < elements.len()
                && elements[until].offset == end
                && fits(elements[until], &elements[at..until])
            {
                end += elements[until].bits / 8;
                until += 1;
                let bytes = end - first.offset;
                if bytes > most * 4 && whole.is_some() {
                    break;
                }
                if bytes.is_multiple_of(4) && bytes <= most * 4 {
                    whole = Some((until, bytes / 4));
                }
            }
            let aligned = align.at_offset(u64::from(first.offset)).bytes() >= 4;
            match whole.filter(|_| aligned) {
                Some((_, 3)) if !self.has_three(memory) => {
                    // There are messages of one, two and four.
                    runs.push(Run::Dwords { offset: first.offset, count: 2 });
                    runs.push(Run::Dwords { offset: first.offset + 8, count: 1 });
                    at = whole.map_or(until, |w| w.0);
                }
                Some((next, count)) => {
                    runs.push(Run::Dwords { offset: first.offset, count });
                    at = next;
                }
                None => {
                    runs.push(Run::Bytes(first));
                    at += 1;
                }
            }
        }
        runs
    }

    /// `load`.
    pub(super) fn load(&mut self, inst: Inst, ptr: Value, align: Align) -> Selected {
        let scalar = self.is_scalar(inst);
        let elements = self.elements(self.result_type(inst))?;
        if let Some(offset) = self.argument_of(ptr) {
            let pieces = elements.iter().map(|e| self.argument_element(offset, *e)).collect();
            self.set(inst, pieces);
            return Ok(());
        }
        let memory = self.memory_of(self.ty(ptr))?;
        let address = self.piece(ptr)?;
        let pieces = self.read(memory, &elements, address, align, scalar);
        self.set(inst, pieces);
        Ok(())
    }

    /// An element of an argument in the cross-thread data.
    fn argument_element(&mut self, offset: u32, element: Element) -> Piece {
        let at = offset + element.offset;
        if element.bits == 64 {
            if at.is_multiple_of(8) {
                return self.cross_thread(at);
            }
            let halves = [self.cross_thread(at), self.cross_thread(at + 4)];
            return self.join_halves(halves, true);
        }
        if !element.is_plain() {
            let parts: SmallVec<[_; 4]> = element.byte_parts().collect();
            let parts = parts.into_iter().map(|(part, bytes)| {
                let word = self.cross_thread((at + part) / 4 * 4);
                (part, bytes, self.extract_bits(word, (at + part) % 4, bytes * 8, true))
            });
            let parts: SmallVec<[_; 4]> = parts.collect();
            return self.join_parts(&parts, true);
        }
        let word = self.cross_thread(at / 4 * 4);
        let piece = self.extract_bits(word, at % 4, element.bits, true);
        if element.ty == Type::I1 { self.lowest_bit(piece, true) } else { piece }
    }

    /// Reads elements, together where they lie together.
    fn read(
        &mut self,
        memory: Memory,
        elements: &[Element],
        address: Piece,
        align: Align,
        scalar: bool,
    ) -> Pieces {
        if let [Element { bits: 64, ty, .. }] = elements[..]
            && self.has_qwords(memory)
            && align.bytes() >= 8
        {
            let piece = self.gather(memory, AccessUnit::Qword, address, scalar)[0];
            let piece = if self.bits(ty) == 32 { piece.part(0) } else { piece };
            return Pieces::from_elem(piece, 1);
        }
        let mut dwords: Vec<(u32, Piece)> = Vec::new();
        for run in self.runs(elements, align, memory) {
            match run {
                Run::Dwords { offset, count } => {
                    let at = self.address_at(address, offset, memory.address_bits());
                    let found = self.gather(memory, AccessUnit::Dwords(count), at, scalar);
                    dwords.extend((offset..).step_by(4).zip(found));
                }
                Run::Bytes(element) => {
                    for (part, bytes) in element.byte_parts() {
                        let offset = element.offset + part;
                        let at = self.address_at(address, offset, memory.address_bits());
                        let unit = AccessUnit::Bytes(bytes);
                        dwords.push((offset, self.gather(memory, unit, at, scalar)[0]));
                    }
                }
            }
        }
        let mut pieces = Pieces::new();
        for &element in elements {
            pieces.push(self.take_element(&dwords, element, scalar));
        }
        pieces
    }

    /// An element out of the doublewords that were read.
    fn take_element(&mut self, dwords: &[(u32, Piece)], element: Element, scalar: bool) -> Piece {
        let at = dwords.partition_point(|&(offset, _)| offset <= element.offset) - 1;
        if !element.is_plain() {
            let parts = element.byte_parts().zip(&dwords[at..]);
            let parts: SmallVec<[_; 4]> =
                parts.map(|((part, bytes), &(_, piece))| (part, bytes, piece)).collect();
            return self.join_parts(&parts, scalar);
        }
        let (offset, piece) = dwords[at];
        if element.bits == 64 {
            if self.bits(element.ty) == 32 {
                return piece;
            }
            return self.join_halves([piece, dwords[at + 1].1], scalar);
        }
        let piece = self.extract_bits(piece, element.offset - offset, element.bits, scalar);
        if element.ty == Type::I1 { self.lowest_bit(piece, scalar) } else { piece }
    }

    /// An integer of a width that memory does not have, of its pieces: where each begins, its bytes, and what lies in them.
    fn join_parts(&mut self, parts: &[(u32, u32, Piece)], scalar: bool) -> Piece {
        let mut halves = [Piece::Imm(0); 2];
        for &(at, bytes, piece) in parts {
            // The bits above the bytes that a message reads are undefined.
            let (low, _) = self.standard(bytes * 8, false, piece, scalar);
            let low =
                if bytes < 4 { self.extend(false, [bytes * 8, 32], low, scalar) } else { low };
            let half = &mut halves[at as usize / 4];
            *half = match at % 4 {
                0 => low,
                from => {
                    let amount = Piece::Imm(u64::from(from * 8));
                    let high = self.shift(Op::Shl, Eu::UD, Eu::UD, [low, amount], scalar);
                    self.compute(Op::Or, Eu::UD, Eu::UD, &[*half, high], scalar)
                }
            };
        }
        let wide = parts.iter().any(|part| part.0 >= 4);
        if wide { self.join_halves(halves, scalar) } else { halves[0] }
    }

    /// Whether an integer does not fill its bytes; truth values are numbers of a byte by now.
    fn has_spare_bits(&self, element: Element) -> bool {
        element.ty.int_width().is_some_and(|own| own > 1 && own < element.bits)
    }

    /// The pieces that an integer of a width that memory does not have is written in: where each begins, its bits, and
    /// what to write. Zeros fill the last byte.
    fn cut_parts(&mut self, element: Element, piece: Piece) -> Vec<(u32, u32, Piece)> {
        let scalar = piece.is_uniform();
        let own = self.bits(element.ty);
        let piece = if own < element.bits {
            self.extend(false, [own, element.bits], piece, scalar)
        } else {
            piece
        };
        let parts: SmallVec<[_; 4]> = element.byte_parts().collect();
        let cut = parts.into_iter().map(|(at, bytes)| {
            (element.offset + at, bytes * 8, self.extract_bits(piece, at, bytes * 8, scalar))
        });
        cut.collect()
    }

    /// `store`.
    pub(super) fn store(&mut self, value: Value, ptr: Value, align: Align) -> Selected {
        let memory = self.memory_of(self.ty(ptr))?;
        let address = self.piece(ptr)?;
        let elements = self.elements(self.ty(value))?;
        let pieces = self.pieces(value)?;
        self.write(memory, &elements, address, align, pieces);
        Ok(())
    }

    /// Writes elements, together where they lie together.
    fn write(
        &mut self,
        memory: Memory,
        elements: &[Element],
        address: Piece,
        align: Align,
        pieces: Pieces,
    ) {
        // Each element in doublewords, or in what is left of one.
        let mut parts: Vec<(u32, u32, Piece)> = Vec::new();
        for (element, piece) in elements.iter().zip(pieces) {
            let piece = self.stored(element.ty, piece);
            if !element.is_plain() || self.has_spare_bits(*element) {
                parts.extend(self.cut_parts(*element, piece));
            } else if element.bits == 64 {
                let upper = if self.bits(element.ty) == 32 { Piece::Imm(0) } else { piece.part(4) };
                parts.push((element.offset, 32, piece));
                parts.push((element.offset + 4, 32, upper));
            } else {
                parts.push((element.offset, element.bits, piece));
            }
        }
        for run in self.runs(elements, align, memory) {
            match run {
                Run::Dwords { offset, count } => {
                    let at = self.address_at(address, offset, memory.address_bits());
                    let data: SmallVec<[Piece; 4]> =
                        (0..count).map(|n| self.dword_of(&parts, offset + 4 * n)).collect();
                    self.scatter(memory, AccessUnit::Dwords(count), at, &data);
                }
                Run::Bytes(element) => {
                    let first = element.offset;
                    let own = |part: &&(u32, u32, Piece)| {
                        (first..first + element.bits / 8).contains(&part.0)
                    };
                    let own: Vec<_> = parts.iter().filter(own).copied().collect();
                    for (offset, bits, piece) in own {
                        let at = self.address_at(address, offset, memory.address_bits());
                        self.scatter(memory, AccessUnit::Bytes(bits / 8), at, &[piece]);
                    }
                }
            }
        }
    }

    /// A scalar as memory holds it: truth values are 0 and 1.
    fn stored(&mut self, ty: Type, piece: Piece) -> Piece {
        if ty != Type::I1 {
            return piece;
        }
        match piece {
            Piece::Imm(bits) => Piece::Imm(bits & 1),
            Piece::Reg(_) => {
                let args = [piece, Piece::Imm(1)];
                self.compute(Op::And, Eu::UD, Eu::UD, &args, piece.is_uniform())
            }
        }
    }

    /// The doubleword at an offset, put together of the parts that lie in it.
    fn dword_of(&mut self, parts: &[(u32, u32, Piece)], offset: u32) -> Piece {
        let from = parts.partition_point(|part| part.0 < offset);
        let to = parts.partition_point(|part| part.0 < offset + 4);
        match &parts[from..to] {
            [(_, 32, piece)] => *piece,
            group => {
                let pieces: SmallVec<[Piece; 4]> = group.iter().map(|part| part.2).collect();
                let scalar = pieces.iter().all(|piece| piece.is_uniform());
                self.pack_bits(&pieces, group[0].1, 32, scalar)
            }
        }
    }
}

/// Whether an element may be moved in doublewords after others: it is as wide as those that it shares a doubleword with,
/// and does not cross into the next.
fn fits(element: Element, before: &[Element]) -> bool {
    let Some(first) = before.first() else { return element.is_plain() };
    let at = element.offset - first.offset;
    let bytes = element.bits / 8;
    element.is_plain()
        && first.is_plain()
        && at.is_multiple_of(bytes.min(4))
        && (at.is_multiple_of(4) || before.last().is_some_and(|last| last.bits == element.bits))
}
