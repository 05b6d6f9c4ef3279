//! Loads and stores.
//!
//! An access is cut into pieces of up to four dwords by what lies next to each other in memory; elements
//! narrower than a dword are taken out of the dwords that were read. The address space says which
//! instructions there are: scalar loads for what is uniform and unchanged ([`super::scalar_loads`]), `global_*` with a
//! scalar base where the address is one plus 32 bits, `flat_*`, `ds_*`, `scratch_*`.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineMemOperand, MemFlags, Opcode, Operand, RegOperand};
use ir::ssa::buffer_intrinsics::BUFFER_FAT_POINTER;
use ir::ssa::{CastOp, Flags, Inst, InstKind, Type, Value};
use smallvec::SmallVec;
use transform::address::{Extension, LinearAddress, Summand};

use super::buffers::BufferAddress;
use super::part::{Part, Src, Val};
use super::scalar_loads::dword_offset;
use super::shape::{self, Slot};
use super::{Isel, Lowered, Parts};
use crate::target::Generation;
use crate::target::atomics::AtomicForm;
use crate::target::buffers;
use crate::target::classes::Bank;
use crate::target::table::op;

/// An address as instructions take it.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Address {
    /// A scalar base and 32 bits of each lane, if any.
    Global { base: Part, index: Option<Part>, offset: i64 },
    /// 64 bits of each lane.
    GlobalVector { address: Part, offset: i64 },
    /// The same of any address space.
    Flat { address: Part, offset: i64 },
    /// Local memory.
    Lds { address: Part, offset: i64 },
    /// Private memory: each lane's own.
    Scratch { address: Part, offset: i64 },
    /// A buffer.
    Buffer(BufferAddress),
}

impl Address {
    /// The form of atomic instructions that takes the address; none for private memory, which has no atomic operations.
    pub(crate) fn atomic_form(&self) -> Option<AtomicForm> {
        Some(match self {
            Self::Global { .. } => AtomicForm::GlobalSaddr,
            Self::GlobalVector { .. } => AtomicForm::Global,
            Self::Flat { .. } => AtomicForm::Flat,
            Self::Lds { .. } => AtomicForm::Ds,
            Self::Buffer(address) => AtomicForm::Buffer(address.addressing()),
            Self::Scratch { .. } => return None,
        })
    }

    /// The address some bytes further.
    pub(crate) fn plus(mut self, bytes: i64) -> Self {
        match &mut self {
            Self::Global { offset, .. }
            | Self::GlobalVector { offset, .. }
            | Self::Flat { offset, .. }
            | Self::Lds { offset, .. }
            | Self::Scratch { offset, .. } => *offset += bytes,
            Self::Buffer(address) => address.constant += bytes,
        }
        self
    }

    /// The address space.
    fn space(self) -> u32 {
        match self {
            Self::Global { .. } | Self::GlobalVector { .. } => 1,
            Self::Flat { .. } => 0,
            Self::Lds { .. } => 3,
            Self::Scratch { .. } => 5,
            Self::Buffer(_) => BUFFER_FAT_POINTER,
        }
    }
}

/// A piece of an access: bytes from the address, their number, and the slots in it.
struct Piece {
    offset: u64,
    bytes: u64,
    slots: std::ops::Range<usize>,
}

/// Offsets that instructions can have.
pub(super) fn offset_range(generation: Generation, space: u32) -> (i64, i64) {
    match (generation, space) {
        (_, 3) => (0, 65535),
        (generation, 5) if generation.scratch_is_buffer() => {
            (0, crate::target::subtarget::MAX_OFFSET)
        }
        (Generation::Gfx1200, _) => (-(1 << 23), (1 << 23) - 1),
        (Generation::Gfx1030, 0) => (0, 2047),
        (Generation::Gfx1030, _) => (-2048, 2047),
        (_, 0) => (0, 4095),
        _ => (-4096, 4095),
    }
}

impl Isel<'_> {
    pub(super) fn load(&mut self, inst: Inst) -> Lowered {
        let InstKind::Load { ptr, align, .. } = self.body.insts[inst].kind else {
            unreachable!("a load")
        };
        let space = self.ty(ptr).address_space().unwrap_or(0);
        self.policy = self.before_access(inst, space)?;
        let result = self.body.result(inst).expect("a load has a result");
        let ty = self.body.locals[result].ty;
        let slots = shape::slots(self.cx, ty)?;
        if let Some(unchanged) = self.loads.get(inst)
            && self.banks.of_local(result) == Bank::S
        {
            self.policy = 0;
            let metadata = self.body.insts[inst].metadata;
            let mut memory = MachineMemOperand::load(0).with(unchanged.flags());
            memory.alias = self.facts.of(&mut self.func.alias, ptr, metadata);
            let parts = self.load_scalar(ptr, ty, &slots, align.bytes(), &memory)?;
            return self.define(inst, &parts);
        }
        let pieces = self.pieces(&slots, space, align.bytes());
        let reach = slots.last().map_or(0, |s| s.offset);
        let address = self.address(ptr, reach)?;
        let mut parts = self.load_pieces(ty, &slots, &pieces, address, &mut |isel, piece| {
            isel.memory(inst, ptr, piece, align.bytes(), MemFlags::LOAD)
        })?;
        self.policy = 0;
        self.after_access(inst, space)?;
        self.bools_from_numbers(Bank::V, ty, &mut parts)?;
        self.define(inst, &parts)
    }

    pub(super) fn store(&mut self, inst: Inst) -> Lowered {
        let InstKind::Store { value, ptr, align, .. } = self.body.insts[inst].kind else {
            unreachable!("a store")
        };
        let space = self.ty(ptr).address_space().unwrap_or(0);
        self.policy = self.before_access(inst, space)?;
        let ty = self.ty(value);
        let slots = shape::slots(self.cx, ty)?;
        let pieces = self.pieces(&slots, space, align.bytes());
        let reach = slots.last().map_or(0, |s| s.offset);
        let address = self.address(ptr, reach)?;
        let bank = self.bank(value);
        let parts = self.number_parts(value, bank)?;
        self.store_pieces(&parts, &slots, &pieces, address, &mut |isel, piece| {
            isel.memory(inst, ptr, piece, align.bytes(), MemFlags::STORE)
        })?;
        self.policy = 0;
        self.after_access(inst, space)
    }

    fn load_pieces(
        &mut self,
        ty: Type,
        slots: &[Slot],
        pieces: &[Piece],
        address: Address,
        memory: &mut dyn FnMut(&mut Self, &Piece) -> MachineMemOperand,
    ) -> Lowered<Parts> {
        let mut parts = Parts::from_elem(Part::Undef, shape::dwords(self.cx, ty)?);
        for piece in pieces {
            let memory = memory(self, piece);
            let words = self.load_piece(address, piece, memory)?;
            self.take_slots(&slots[piece.slots.clone()], piece.offset, &words, &mut parts)?;
        }
        Ok(parts)
    }

    fn store_pieces(
        &mut self,
        parts: &[Part],
        slots: &[Slot],
        pieces: &[Piece],
        address: Address,
        memory: &mut dyn FnMut(&mut Self, &Piece) -> MachineMemOperand,
    ) -> Lowered {
        for piece in pieces {
            let memory = memory(self, piece);
            let words = self.put_slots(&slots[piece.slots.clone()], piece.offset, parts)?;
            self.store_piece(address, piece, &words, memory)?;
        }
        Ok(())
    }

    /// Reads a value of a type from an address that no instruction of the IR names. Bools are numbers.
    pub(crate) fn load_as(&mut self, ty: Type, address: Address, align: u64) -> Lowered<Parts> {
        let slots = shape::slots(self.cx, ty)?;
        let space = address.space();
        let pieces = self.pieces(&slots, space, align);
        self.load_pieces(ty, &slots, &pieces, address, &mut |_, piece| {
            MachineMemOperand::new(MemFlags::LOAD, piece.bytes).in_space(space).aligned(align)
        })
    }

    /// Writes a value's parts to an address that no instruction of the IR names. Bools are numbers.
    pub(crate) fn store_parts(
        &mut self,
        parts: &[Part],
        ty: Type,
        address: Address,
        align: u64,
    ) -> Lowered {
        let slots = shape::slots(self.cx, ty)?;
        let space = address.space();
        let pieces = self.pieces(&slots, space, align);
        self.store_pieces(parts, &slots, &pieces, address, &mut |_, piece| {
            MachineMemOperand::new(MemFlags::STORE, piece.bytes).in_space(space).aligned(align)
        })
    }

    /// Returns the facts of a piece of an access that shared passes use.
    fn memory(
        &mut self,
        inst: Inst,
        ptr: Value,
        piece: &Piece,
        align: u64,
        flags: MemFlags,
    ) -> MachineMemOperand {
        let metadata = self.body.insts[inst].metadata;
        let space = self.ty(ptr).address_space().unwrap_or(0);
        let memory = MachineMemOperand::new(flags, piece.bytes).in_space(space).aligned(align);
        let mut memory = self.with_ordering(inst, memory);
        if space == BUFFER_FAT_POINTER {
            return self.fat_memory(inst, ptr, memory);
        }
        memory.offset = piece.offset as i64;
        let facts = self.facts.of(&mut self.func.alias, ptr, metadata);
        memory.alias = facts.moved(piece.offset as i64);
        memory
    }

    /// Cuts an access into what one instruction moves.
    fn pieces(&self, slots: &[Slot], space: u32, align: u64) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut n = 0;
        while n < slots.len() {
            let start = slots[n].offset;
            // The bytes that follow without a gap, at most four dwords.
            let mut end = n;
            let mut reach = start;
            while end < slots.len() && slots[end].offset == reach && reach - start < 16 {
                reach += u64::from(slots[end].bytes);
                end += 1;
            }
            let known = if start == 0 { align } else { align.min(1 << start.trailing_zeros()) };
            let widest = match space {
                // One unaligned access is as fast as a narrow one.
                3 if known < 4 => 16,
                3 => known.min(16),
                5 if known < 4 => known,
                5 if self.generation.scratch_is_buffer() => 4,
                _ => 16,
            };
            let total = reach - start;
            let wanted = [16, 12, 8, 4, 2, 1]
                .into_iter()
                .find(|&size: &u64| {
                    let fits = size <= total && (size <= widest || space != 3 && space != 5);
                    let whole =
                        slots[n..end].iter().any(|s| s.offset + u64::from(s.bytes) == start + size);
                    fits && whole && !(space == 3 && size == 12)
                })
                .unwrap_or(1);
            // What no size covers exactly is cut below the slot's size.
            let mut last = n;
            while last < end && slots[last].offset + u64::from(slots[last].bytes) <= start + wanted
            {
                last += 1;
            }
            if last == n {
                // One slot in several pieces.
                let bytes = u64::from(slots[n].bytes);
                let step = if bytes % 2 == 0 && known >= 2 { 2 } else { 1 };
                for k in 0..bytes / step {
                    pieces.push(Piece { offset: start + k * step, bytes: step, slots: n..n + 1 });
                }
                last = n + 1;
            } else {
                pieces.push(Piece { offset: start, bytes: wanted, slots: n..last });
            }
            n = last;
        }
        pieces
    }

    /// A value's bits as a value of another type, as if through memory.
    pub(crate) fn reinterpret(&mut self, parts: &[Part], from: Type, to: Type) -> Lowered<Parts> {
        let from = shape::slots(self.cx, from)?;
        let slots = shape::slots(self.cx, to)?;
        let words = self.put_slots(&from, 0, parts)?;
        let mut out = Parts::from_elem(Part::Undef, shape::dwords(self.cx, to)?);
        self.take_slots(&slots, 0, &words, &mut out)?;
        Ok(out)
    }

    /// Takes slots out of dwords that were read from `offset` on.
    pub(super) fn take_slots(
        &mut self,
        slots: &[Slot],
        offset: u64,
        words: &[Part],
        parts: &mut Parts,
    ) -> Lowered {
        for slot in slots {
            if slot.offset < offset {
                // A later piece of a slot in several.
                let shift = (offset - slot.offset) * 8 + slot.first_bit();
                let high = self
                    .op(op::V_LSHLREV_B32_e64, &[Part::Imm(shift as i64).into(), words[0].into()]);
                let srcs = [high.parts()[0].into(), parts[slot.dword].into()];
                parts[slot.dword] = self.op(op::V_OR_B32_e64, &srcs).parts()[0];
                continue;
            }
            let at = slot.offset - offset;
            let word = words[at as usize / 4];
            let bit = (at % 4) * 8;
            let bank = self.part_bank(word).unwrap_or(Bank::S);
            let rest = bit + u64::from(slot.bytes) * 8;
            let value = if bit == 0 {
                word
            } else if rest > 32 {
                // It goes on in the next dword.
                let next = words[at as usize / 4 + 1];
                let srcs = [next.into(), word.into(), Part::Imm(bit as i64).into()];
                self.op(op::V_ALIGNBIT_B32_e64, &srcs).parts()[0]
            } else if slot.upper && bit == 16 && parts[slot.dword] == word {
                // The pair lies in the dword as it does in memory.
                continue;
            } else {
                let bits = i64::from(slot.bytes) * 8;
                self.extract(bank, word, bit as i64, bits)
            };
            parts[slot.dword] = if slot.upper {
                let low = parts[slot.dword];
                self.pack_halves(bank, low, value)
            } else {
                value
            };
        }
        Ok(())
    }

    /// Bits of a dword as a number.
    pub(crate) fn extract(&mut self, bank: Bank, word: Part, bit: i64, bits: i64) -> Part {
        if let Part::Imm(value) = word {
            let value = (value as u32 >> bit) as u64 & ((1u64 << bits) - 1);
            return Part::Imm(value as i64);
        }
        if bit + bits == 32 {
            return match bank {
                Bank::S => self.op(op::S_LSHR_B32, &[word.into(), Part::Imm(bit).into()]),
                Bank::V => self.op(op::V_LSHRREV_B32_e64, &[Part::Imm(bit).into(), word.into()]),
            }
            .parts()[0];
        }
        match bank {
            Bank::S => self.op(op::S_BFE_U32, &[word.into(), Part::Imm(bit | bits << 16).into()]),
            Bank::V => self.op(
                op::V_BFE_U32_e64,
                &[word.into(), Part::Imm(bit).into(), Part::Imm(bits).into()],
            ),
        }
        .parts()[0]
    }

    /// Two halves in one dword.
    pub(crate) fn pack_halves(&mut self, bank: Bank, low: Part, high: Part) -> Part {
        match (low, high) {
            (Part::Imm(a), Part::Imm(b)) => {
                return Part::Imm(i64::from((a & 0xffff | b << 16) as i32));
            }
            (Part::Undef, Part::Imm(b)) => return Part::Imm(i64::from((b << 16) as i32)),
            (low, Part::Undef) => return low,
            _ => {}
        }
        let [(low_word, low_upper), (high_word, high_upper)] = [low, high].map(|p| self.half_of(p));
        if low_word == high_word && !low_upper && high_upper {
            return low_word;
        }
        match bank {
            Bank::S => {
                let row = match (low_upper, high_upper) {
                    (false, true) => Some(op::S_PACK_LH_B32_B16),
                    (true, true) => Some(op::S_PACK_HH_B32_B16),
                    _ => None,
                };
                match row {
                    Some(row) => self.op(row, &[low_word.into(), high_word.into()]),
                    None => self.op(op::S_PACK_LL_B32_B16, &[low.into(), high.into()]),
                }
                .parts()[0]
            }
            Bank::V => {
                // v_perm: bytes 0 to 3 are the second source's, 4 to 7 the first one's.
                let select = if low_upper { 0x0302 } else { 0x0100 }
                    | if high_upper { 0x0706_0000 } else { 0x0504_0000 };
                let srcs = [high_word.into(), low_word.into(), Part::Imm(select).into()];
                self.op(op::V_PERM_B32_e64, &srcs).parts()[0]
            }
        }
    }

    /// The dword in which 16 bits lie, and whether they are its upper half: that of a half that was taken out before.
    pub(super) fn half_of(&self, part: Part) -> (Part, bool) {
        let word = match part {
            Part::Reg(reg, sub) if sub.is_whole() => self.upper_halves.get(&reg),
            _ => None,
        };
        word.map_or((part, false), |&word| (word, true))
    }

    /// Puts slots into dwords to be written from `offset` on.
    pub(super) fn put_slots(
        &mut self,
        slots: &[Slot],
        offset: u64,
        parts: &[Part],
    ) -> Lowered<Parts> {
        let mut words: Parts = Parts::new();
        for slot in slots {
            let part = parts[slot.dword];
            if slot.offset < offset {
                let shift = ((offset - slot.offset) * 8 + slot.first_bit()) as i64;
                let part = self.in_bank(Bank::V, part, 1);
                let bits = 32 - shift;
                words.push(self.extract(Bank::V, part, shift, bits));
                continue;
            }
            let at = slot.offset - offset;
            let (word, bit) = (at as usize / 4, (at % 4) * 8);
            let value = if slot.upper {
                if bit == 16 && words.get(word) == Some(&part) {
                    continue;
                }
                let bank = self.part_bank(part).unwrap_or(Bank::S);
                self.extract(bank, part, 16, 16)
            } else {
                part
            };
            if word == words.len() {
                words.push(value);
                continue;
            }
            words[word] = self.merge_bits(words[word], value, bit as i64);
            if bit + u64::from(slot.bytes) * 8 > 32 {
                let value = self.in_bank(Bank::V, value, 1);
                let below = Part::Imm(32 - bit as i64).into();
                words.push(self.op(op::V_LSHRREV_B32_e64, &[below, value.into()]).parts()[0]);
            }
        }
        Ok(words)
    }

    /// A dword whose bits from `bit` on are another's lowest; only bits below `bit` are kept.
    fn merge_bits(&mut self, low: Part, high: Part, bit: i64) -> Part {
        if let (Part::Imm(a), Part::Imm(b)) = (low, high) {
            let mask = (1i64 << bit) - 1;
            return Part::Imm(i64::from((a & mask | b << bit) as i32));
        }
        if bit == 16 && self.half_of(high).1 {
            return self.pack_halves(Bank::V, low, high);
        }
        if i64::from(self.clean_bits(low)) <= bit {
            let srcs = [high.into(), Part::Imm(bit).into(), low.into()];
            return self.op(op::V_LSHL_OR_B32_e64, &srcs).parts()[0];
        }
        if bit == 16 {
            return self.pack_halves(Bank::V, low, high);
        }
        // v_perm: bytes 0 to 3 are the second source's, 4 to 7 the first one's.
        let kept = bit / 8;
        let select =
            (0..4).rev().fold(0, |all, n| all << 8 | if n < kept { n } else { 4 + n - kept });
        let srcs = [high.into(), low.into(), Part::Imm(select).into()];
        self.op(op::V_PERM_B32_e64, &srcs).parts()[0]
    }

    /// Loads a value by the scalar unit; `memory` is known of its first byte.
    fn load_scalar(
        &mut self,
        ptr: Value,
        ty: Type,
        slots: &[Slot],
        align: u64,
        memory: &MachineMemOperand,
    ) -> Lowered<Parts> {
        let (base, offset) = self.base_and_offset(ptr)?;
        let mut parts = Parts::from_elem(Part::Undef, shape::dwords(self.cx, ty)?);
        let space = self.ty(ptr).address_space().unwrap_or(4);
        let last = slots.last().expect("a slot");
        let skew = if align >= 4 {
            0
        } else {
            dword_offset(self.body, self.cx, ptr).unwrap_or(0).rem_euclid(4)
        };
        let range = (-(1i64 << 20), (1i64 << 20) - 1);
        let reach = offset - skew + (last.offset + 64) as i64;
        let (base, offset) = if offset - skew < range.0.max(0) || reach > range.1 {
            let whole = self.whole(ptr, Bank::S)?;
            (whole, -skew)
        } else {
            (base, offset - skew)
        };
        let (base, offset) = if offset < 0 {
            let back = self.constant(Bank::S, Part::Imm(offset), 2);
            let sum = self.add64(Bank::S, base, back)?;
            (self.tuple(Bank::S, sum.parts()), 0)
        } else {
            (base, offset)
        };
        let total = (last.offset + u64::from(last.bytes) + skew as u64).div_ceil(4) as usize;
        let mut words: SmallVec<[Part; 16]> = SmallVec::new();
        while words.len() < total {
            let left = total - words.len();
            // A read beyond the value must not leave its page: it covers only bytes that the alignment allows.
            let size = [16, 8, 4, 2, 1]
                .into_iter()
                .find(|&s| s <= left || s - left <= 1 && align >= s as u64 * 4)
                .unwrap_or(1);
            let read = words.len() as i64 * 4;
            let alias = memory.alias.moved(read - skew);
            let reg = self.scalar_load(base, offset + read, size, |m| {
                let m = m.with(memory.flags).in_space(space).aligned(align.max(4));
                MachineMemOperand { alias, ..m }
            });
            words.extend(self.reg_parts(reg, size));
        }
        if skew != 0 {
            let bits = i64::from(slots[0].bytes) * 8;
            parts[0] = self.extract(Bank::S, words[0], skew * 8, bits);
            return Ok(parts);
        }
        self.take_slots(slots, 0, &words, &mut parts)?;
        Ok(parts)
    }

    /// An address of 64 bits in scalar registers, and a constant distance from it.
    fn base_and_offset(&mut self, ptr: Value) -> Lowered<(Part, i64)> {
        let (base, offset) = self.strip_constant(ptr);
        if let Some(InstKind::Call { callee, .. }) = self.body.def_kind(base)
            && crate::target::intrinsics::name(self.cx, *callee) == Some("implicitarg.ptr")
            && let Some(kernel) = self.kernel
        {
            let hidden = kernel.hidden_offset.unwrap_or(kernel.kernarg_size);
            return Ok((self.kernarg_pointer()?, offset + hidden as i64));
        }
        let whole = self.whole(base, Bank::S)?;
        Ok((whole, offset))
    }

    /// The pointer before constants were added, and their sum. Flat instructions choose the kind of memory by the address
    /// without their offset: of a generic pointer, base and sum must be in one object. An object has all addresses between two
    /// of its own, which `inbounds` connects.
    pub(super) fn strip_constant(&self, ptr: Value) -> (Value, i64) {
        let generic = self.ty(ptr).address_space() == Some(0);
        let (mut at, mut offset) = (ptr, 0i64);
        let mut found = (at, offset);
        // Distances from the pointer to addresses in the object of `at`.
        let (mut lowest, mut highest) = (0, 0);
        while let Some(InstKind::Gep { source, args, flags, .. }) = self.body.def_kind(at) {
            let list = self.body.list(*args);
            let step =
                LinearAddress::one_step(self.body, self.cx, list[0], *source, &list[1..], false);
            let Some(step) = step.filter(|s| s.terms.is_empty()) else { break };
            if self.bank(list[0]) != self.bank(at) {
                break;
            }
            offset = offset.wrapping_add(step.offset);
            at = list[0];
            let distance = offset.wrapping_neg();
            (lowest, highest) = match flags.contains(Flags::INBOUNDS) {
                true => (distance.min(lowest), distance.max(highest)),
                false => (distance, distance),
            };
            if !generic || (lowest..=highest).contains(&0) {
                found = (at, offset);
            }
        }
        found
    }

    /// Takes an address apart for an instruction; `reach` more bytes must be addressable too.
    pub(crate) fn address(&mut self, ptr: Value, reach: u64) -> Lowered<Address> {
        let space = self.ty(ptr).address_space().unwrap_or(0);
        let range = offset_range(self.generation, space);
        let (base, offset) = self.strip_constant(ptr);
        let offset = offset + self.moved_by(base);
        let fits = offset >= range.0 && offset + reach as i64 <= range.1;
        let (base, offset) = if fits { (base, offset) } else { (ptr, 0) };
        match space {
            3 => {
                let mut part = self.src(base.into())?.part;
                let moved = self.moved_by(base);
                if !fits && moved != 0 {
                    let bank = self.part_bank(part).unwrap_or(Bank::S);
                    part = self.add32(bank, part, Part::Imm(moved)).parts()[0];
                }
                if let Part::Imm(value) = part {
                    let at = value + offset;
                    if (0..=65535 - reach as i64).contains(&at) {
                        let zero = self.constant(Bank::V, Part::Imm(0), 1);
                        return Ok(Address::Lds { address: zero, offset: at });
                    }
                }
                let address = self.in_bank(Bank::V, part, 1);
                Ok(Address::Lds { address, offset })
            }
            5 => {
                let part = self.src(base.into())?.part;
                if let Part::Frame(slot, at) = part
                    && let Ok(sum) = i32::try_from(i64::from(at) + offset)
                {
                    return Ok(Address::Scratch { address: Part::Frame(slot, sum), offset: 0 });
                }
                let (part, offset) = if offset == 0 || self.adds_to_scratch_address(ptr) {
                    (part, offset)
                } else {
                    (self.src(ptr.into())?.part, 0)
                };
                let address = self.in_bank(Bank::V, part, 1);
                Ok(Address::Scratch { address, offset })
            }
            0 => {
                let address = self.whole(base, Bank::V)?;
                Ok(Address::Flat { address, offset })
            }
            1 | 4 => self.global_address(base, offset),
            BUFFER_FAT_POINTER => self.fat_address(ptr, reach).map(Address::Buffer),
            space => Err(Diagnostic::unsupported(format!("an access of address space {space}"))),
        }
    }

    /// Whether instructions may add the constants of an address of scratch. Some take the rest for a number
    /// without sign, of which the sum has more than 32 bits: it must be the address of something.
    fn adds_to_scratch_address(&self, ptr: Value) -> bool {
        let unsigned = self.generation.has_gfx940_insts() || self.generation == Generation::Gfx1100;
        let (base, _) = self.strip_constant(ptr);
        let mut at = ptr;
        while unsigned && at != base {
            let Some(InstKind::Gep { flags, args, .. }) = self.body.def_kind(at) else { break };
            if !flags.contains(Flags::INBOUNDS) && !flags.contains(Flags::NUW) {
                return false;
            }
            at = self.body.list(*args)[0];
        }
        true
    }

    pub(super) fn global_address(&mut self, base: Value, offset: i64) -> Lowered<Address> {
        if self.bank(base) == Bank::S {
            let base = self.whole(base, Bank::S)?;
            return Ok(Address::Global { base, index: None, offset });
        }
        // A scalar base and 32 bits that are zero-extended.
        if let Some(InstKind::Gep { source, args, .. }) = self.body.def_kind(base) {
            let list = self.body.list(*args).to_vec();
            let step =
                LinearAddress::one_step(self.body, self.cx, list[0], *source, &list[1..], false);
            if let Some(step) = step
                && self.bank(list[0]) == Bank::S
                && step.offset == 0
                && let [(index, extension, scale)] = step.terms[..]
                && let Some(index) = self.index_32(index, extension, scale)?
            {
                let base = self.whole(list[0], Bank::S)?;
                return Ok(Address::Global { base, index: Some(index), offset });
            }
        }
        let address = self.whole(base, Bank::V)?;
        Ok(Address::GlobalVector { address, offset })
    }

    /// An index times its scale in 32 bits, if nothing can overflow there.
    fn index_32(
        &mut self,
        index: Value,
        extension: Extension,
        scale: i64,
    ) -> Lowered<Option<Part>> {
        if scale <= 0 || !scale.cast_unsigned().is_power_of_two() {
            return Ok(None);
        }
        let shift = scale.trailing_zeros();
        let bits = self.unsigned_bits(index, extension);
        if bits.is_none_or(|b| b + shift > 32) {
            return Ok(None);
        }
        let value = match self.body.def_kind(index) {
            Some(&InstKind::Cast { op: CastOp::ZExt | CastOp::SExt, value, .. })
                if self.ty(index).int_width() == Some(64)
                    && self.ty(value).int_width() == Some(32) =>
            {
                value
            }
            _ => index,
        };
        let part = if self.ty(value).int_width().is_some_and(|w| w < 32) {
            let (ty, signed) = (self.ty(value), extension == Extension::Sign);
            self.extended(value.into(), ty, signed, Bank::V)?.part
        } else {
            self.parts(value)?[0]
        };
        let part = self.in_bank(Bank::V, part, 1);
        if shift == 0 {
            return Ok(Some(part));
        }
        let srcs = [Part::Imm(i64::from(shift)).into(), part.into()];
        Ok(Some(self.op(op::V_LSHLREV_B32_e64, &srcs).parts()[0]))
    }

    /// Number of bits that a value has at most, taken as an unsigned number; none if it may be negative or longer than
    /// 32 bits.
    fn unsigned_bits(&self, value: Value, extension: Extension) -> Option<u32> {
        let width = self.ty(value).int_width().filter(|&w| w <= 64)?;
        let used = 64 - self.known.value(self.cx, value).max(width).leading_zeros();
        let signed = extension == Extension::Sign && width < 64 && used == width;
        (used <= 32 && !signed).then_some(used)
    }

    fn load_piece(
        &mut self,
        address: Address,
        piece: &Piece,
        memory: MachineMemOperand,
    ) -> Lowered<Parts> {
        let dwords = (piece.bytes as usize).div_ceil(4);
        let (opcode, srcs, offset) = self.access(address, piece, true)?;
        let reg = self.temp(Bank::V, dwords);
        let policy = if matches!(address, Address::Lds { .. }) { 0 } else { self.policy };
        let inst = self.emit(opcode, &[reg.into()], &srcs, &[offset, policy]);
        self.func.add_mem_op(inst, memory);
        if piece.bytes < 4 {
            self.clean.insert(reg, piece.bytes as u32 * 8);
        }
        Ok(self.reg_parts(reg, dwords))
    }

    fn store_piece(
        &mut self,
        address: Address,
        piece: &Piece,
        words: &[Part],
        memory: MachineMemOperand,
    ) -> Lowered {
        let (opcode, mut srcs, offset) = self.access(address, piece, false)?;
        let data = self.tuple(Bank::V, words);
        // The row's order: address, data, scalar base; local memory's: address, data; a buffer's: data, address.
        srcs.insert(usize::from(has_vector_address(address)), data.into());
        let policy = if matches!(address, Address::Lds { .. }) { 0 } else { self.policy };
        let inst = self.emit(opcode, &[], &srcs, &[offset, policy]);
        self.func.add_mem_op(inst, memory);
        Ok(())
    }

    /// The instruction for a piece, its address operands, and the offset.
    fn access(
        &mut self,
        address: Address,
        piece: &Piece,
        load: bool,
    ) -> Lowered<(Opcode, SmallVec<[Src; 4]>, i64)> {
        let row = match piece.bytes {
            1 => 0,
            2 => 1,
            4 => 2,
            8 => 3,
            12 => 4,
            _ => 5,
        };
        let at = piece.offset as i64;
        let pick =
            |loads: [Opcode; 6], stores: [Opcode; 6]| if load { loads[row] } else { stores[row] };
        Ok(match address {
            Address::Global { base, index, offset } => {
                let index = match index {
                    Some(index) => index,
                    None => self.constant(Bank::V, Part::Imm(0), 1),
                };
                let opcode = pick(GLOBAL_LOADS_SADDR, GLOBAL_STORES_SADDR);
                // Loads name the scalar base first.
                let srcs: SmallVec<[Src; 4]> = if load {
                    SmallVec::from_slice(&[base.into(), index.into()])
                } else {
                    SmallVec::from_slice(&[index.into(), base.into()])
                };
                (opcode, srcs, offset + at)
            }
            Address::GlobalVector { address, offset } => (
                pick(GLOBAL_LOADS, GLOBAL_STORES),
                SmallVec::from_slice(&[address.into()]),
                offset + at,
            ),
            Address::Flat { address, offset } => (
                pick(FLAT_LOADS, FLAT_STORES),
                SmallVec::from_slice(&[address.into()]),
                offset + at,
            ),
            Address::Lds { address, offset } => {
                (pick(DS_LOADS, DS_STORES), SmallVec::from_slice(&[address.into()]), offset + at)
            }
            Address::Scratch { address, offset } => {
                let opcode = match address {
                    Part::Frame(..) | Part::Phys(_) => {
                        pick(SCRATCH_LOADS_SADDR, SCRATCH_STORES_SADDR)
                    }
                    _ => pick(SCRATCH_LOADS, SCRATCH_STORES),
                };
                (opcode, SmallVec::from_slice(&[address.into()]), offset + at)
            }
            Address::Buffer(address) => {
                let row = buffers::row(piece.bytes, load);
                let row = row.and_then(|row| address.addressing().of_row(row));
                let opcode = self.available_buffer_row(row)?;
                (opcode, self.buffer_operands(&address), address.constant + at)
            }
        })
    }

    /// The address of an element.
    pub(super) fn gep(&mut self, inst: Inst) -> Lowered {
        let InstKind::Gep { source, args, .. } = &self.body.insts[inst].kind else {
            unreachable!("an address")
        };
        let result = self.body.result(inst).expect("an address");
        let ty = self.body.locals[result].ty;
        if ty.is_vector() {
            return Err(Diagnostic::unsupported("vectors of addresses"));
        }
        let list = self.body.list(*args).to_vec();
        let step = LinearAddress::one_step(self.body, self.cx, list[0], *source, &list[1..], false)
            .ok_or_else(|| Diagnostic::unsupported("this address arithmetic"))?;
        if ty.address_space() == Some(BUFFER_FAT_POINTER) {
            return self.fat_gep(inst, list[0], &step);
        }
        let bank = self.banks.of_local(result);
        let dwords = shape::dwords(self.cx, ty)?;
        if dwords > 2 {
            let shown = self.cx.types.display(ty);
            return Err(Diagnostic::unsupported(format!("address arithmetic of {shown}")));
        }
        let wide = dwords == 2;
        let mut base = self.parts(list[0])?;
        if list[0].local().is_none() && self.moved_by(Value::from(result)) != 0 {
            base[0] = Part::Imm(0);
        }
        let mut sum = if wide { Val::two(base[0], base[1]) } else { Val::one(base[0]) };
        for &(value, extension, scale) in &step.terms {
            sum = self.add_term(bank, sum, (value, extension, scale), wide)?;
        }
        if step.offset != 0 {
            let constant = if wide {
                Val::two(
                    Part::Imm(i64::from(step.offset as i32)),
                    Part::Imm(i64::from((step.offset >> 32) as i32)),
                )
            } else {
                Val::one(Part::Imm(i64::from(step.offset as i32)))
            };
            sum = self.add_vals(bank, sum, constant)?;
        }
        self.define_val(inst, sum)
    }

    pub(super) fn add_vals(&mut self, bank: Bank, a: Val, b: Val) -> Lowered<Val> {
        match (a.parts(), b.parts()) {
            (&[Part::Frame(slot, at)], &[Part::Imm(value)]) => {
                Ok(Val::one(Part::Frame(slot, at.wrapping_add(value as i32))))
            }
            (&[a], &[b]) => Ok(self.add32(bank, a, b)),
            (a, b) => {
                let (a, b) = (Val::two(a[0], a[1]), Val::two(b[0], b[1]));
                self.add64_parts(bank, a, b)
            }
        }
    }

    /// Adds an index times its scale to an address.
    pub(super) fn add_term(
        &mut self,
        bank: Bank,
        sum: Val,
        (value, extension, scale): Summand,
        wide: bool,
    ) -> Lowered<Val> {
        let ty = self.ty(value);
        let signed = extension == Extension::Sign;
        // What all lanes share is multiplied by the scalar unit.
        let own = self.bank(value);
        if !wide {
            let index = self.extended(value.into(), ty, signed, own)?;
            let small =
                self.known.value(self.cx, value).max(ty.int_width().unwrap_or(64)) < 1 << 24;
            let small = small && (!signed || ty.int_width() == Some(32));
            if own == Bank::V
                && let &[sum] = sum.parts()
                && let Some(sum) = self.add_scaled32(sum, index, scale, small)
            {
                return Ok(sum);
            }
            let term = self.mul32_constant(own, index.part, scale);
            return self.add_vals(bank, sum, term);
        }
        if ty.int_width() == Some(64) || ty.is_ptr() {
            let parts = self.parts(value)?;
            let index = Val::two(parts[0], parts[1]);
            if own == Bank::S && bank == Bank::V {
                let term = self.mul64_constant(Bank::S, index, scale)?;
                return self.add64_parts(bank, sum, term);
            }
            return self.add_scaled64(bank, sum, index, scale);
        }
        if own == Bank::V {
            let index = self.extended(value.into(), ty, signed, own)?.part;
            if let Some(sum) = self.add_product64(sum, index, signed, scale) {
                return Ok(sum);
            }
        }
        let index = self.widen(own, value.into(), ty, signed)?;
        if own == Bank::S && bank == Bank::V {
            let term = self.mul64_constant(Bank::S, index, scale)?;
            return self.add64_parts(bank, sum, term);
        }
        self.add_scaled64(bank, sum, index, scale)
    }

    /// A 32-bit address of local or private memory as a flat one.
    pub(crate) fn flat_address(&mut self, space: u32, offset: Part) -> Lowered<Parts> {
        let bank = self.part_bank(offset).unwrap_or(Bank::S);
        let aperture = if space == 3 {
            crate::target::regs::SRC_SHARED_BASE
        } else {
            crate::target::regs::SRC_PRIVATE_BASE
        };
        let base = self.temp(Bank::S, 2);
        let from: Operand = RegOperand::new(aperture).into();
        self.raw(op::S_MOV_B64, &[RegOperand::def(base).into(), from]);
        let high = Part::Reg(base, self.classes.part(1, 1));
        // The null pointer of the space is all ones where that is no address of it; it becomes zero.
        let low = self.in_bank(bank, offset, 1);
        if bank == Bank::S {
            self.emit(op::S_CMP_LG_U32, &[], &[low.into(), Part::Imm(-1).into()], &[]);
            let lo = self.op(op::S_CSELECT_B32, &[low.into(), Part::Imm(0).into()]);
            let hi = self.op(op::S_CSELECT_B32, &[high.into(), Part::Imm(0).into()]);
            return Ok(Parts::from_slice(&[lo.parts()[0], hi.parts()[0]]));
        }
        let mask = self.op(op::V_CMP_NE_U32_e64, &[Part::Imm(-1).into(), low.into()]).parts()[0];
        let lo = self.op(op::V_CNDMASK_B32_e64, &[Part::Imm(0).into(), low.into(), mask.into()]);
        let hi = self.op(op::V_CNDMASK_B32_e64, &[Part::Imm(0).into(), high.into(), mask.into()]);
        Ok(Parts::from_slice(&[lo.parts()[0], hi.parts()[0]]))
    }
}

fn has_vector_address(address: Address) -> bool {
    !matches!(address, Address::Scratch { .. } | Address::Buffer(_))
}

macro_rules! rows {
    ($name:ident: $($opcode:ident)*) => {
        const $name: [Opcode; 6] = [$(op::$opcode),*];
    };
}

rows!(GLOBAL_LOADS: GLOBAL_LOAD_UBYTE GLOBAL_LOAD_USHORT GLOBAL_LOAD_DWORD GLOBAL_LOAD_DWORDX2 GLOBAL_LOAD_DWORDX3 GLOBAL_LOAD_DWORDX4);
rows!(GLOBAL_LOADS_SADDR: GLOBAL_LOAD_UBYTE_SADDR GLOBAL_LOAD_USHORT_SADDR GLOBAL_LOAD_DWORD_SADDR GLOBAL_LOAD_DWORDX2_SADDR GLOBAL_LOAD_DWORDX3_SADDR GLOBAL_LOAD_DWORDX4_SADDR);
rows!(GLOBAL_STORES: GLOBAL_STORE_BYTE GLOBAL_STORE_SHORT GLOBAL_STORE_DWORD GLOBAL_STORE_DWORDX2 GLOBAL_STORE_DWORDX3 GLOBAL_STORE_DWORDX4);
rows!(GLOBAL_STORES_SADDR: GLOBAL_STORE_BYTE_SADDR GLOBAL_STORE_SHORT_SADDR GLOBAL_STORE_DWORD_SADDR GLOBAL_STORE_DWORDX2_SADDR GLOBAL_STORE_DWORDX3_SADDR GLOBAL_STORE_DWORDX4_SADDR);
rows!(FLAT_LOADS: FLAT_LOAD_UBYTE FLAT_LOAD_USHORT FLAT_LOAD_DWORD FLAT_LOAD_DWORDX2 FLAT_LOAD_DWORDX3 FLAT_LOAD_DWORDX4);
rows!(FLAT_STORES: FLAT_STORE_BYTE FLAT_STORE_SHORT FLAT_STORE_DWORD FLAT_STORE_DWORDX2 FLAT_STORE_DWORDX3 FLAT_STORE_DWORDX4);
rows!(DS_LOADS: DS_READ_U8_gfx9 DS_READ_U16_gfx9 DS_READ_B32_gfx9 DS_READ_B64_gfx9 DS_READ_B96_gfx9 DS_READ_B128_gfx9);
rows!(DS_STORES: DS_WRITE_B8_gfx9 DS_WRITE_B16_gfx9 DS_WRITE_B32_gfx9 DS_WRITE_B64_gfx9 DS_WRITE_B96_gfx9 DS_WRITE_B128_gfx9);
rows!(SCRATCH_LOADS: SCRATCH_LOAD_UBYTE SCRATCH_LOAD_USHORT SCRATCH_LOAD_DWORD SCRATCH_LOAD_DWORDX2 SCRATCH_LOAD_DWORDX3 SCRATCH_LOAD_DWORDX4);
rows!(SCRATCH_LOADS_SADDR: SCRATCH_LOAD_UBYTE_SADDR SCRATCH_LOAD_USHORT_SADDR SCRATCH_LOAD_DWORD_SADDR SCRATCH_LOAD_DWORDX2_SADDR SCRATCH_LOAD_DWORDX3_SADDR SCRATCH_LOAD_DWORDX4_SADDR);
rows!(SCRATCH_STORES: SCRATCH_STORE_BYTE SCRATCH_STORE_SHORT SCRATCH_STORE_DWORD SCRATCH_STORE_DWORDX2 SCRATCH_STORE_DWORDX3 SCRATCH_STORE_DWORDX4);
rows!(SCRATCH_STORES_SADDR: SCRATCH_STORE_BYTE_SADDR SCRATCH_STORE_SHORT_SADDR SCRATCH_STORE_DWORD_SADDR SCRATCH_STORE_DWORDX2_SADDR SCRATCH_STORE_DWORDX3_SADDR SCRATCH_STORE_DWORDX4_SADDR);
