//! Loads, stores, stack variables and fences.
//!
//! An access of any type is a list of pieces with offsets. Neighbours of one size become `v2` and `v4`
//! accesses as far as the alignment is known; a piece that is not aligned enough, or has an odd number
//! of bytes, is put together from the parts that can be accessed.

use super::address::{Address, Base};
use super::shape::{Kind, Shape};
use super::{Extension, Isel, Lowered, Piece};
use crate::abi::Param;
use crate::target::modifiers::{CvtMods, MemMods, Scope, Sem, Space, Ty};
use crate::target::table::{B16, B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::{Operand, RegOperand, VReg};
use ir::ssa::{CastOp, Inst, InstKind, IntCc, LocalDef, Ordering, SyncScope, Value, ValueMap, sym};
use smallvec::{SmallVec, smallvec};
use transform::analysis::alias::AliasInfo;
use transform::analysis::location::{self, Root};

/// Properties that all parts of an access have in common.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Access {
    /// Ordering
    pub sem: Sem,
    /// Scope of an ordered access
    pub scope: Scope,
    /// Whether the memory is never changed by the kernel
    pub nc: bool,
    /// Known alignment of the address, bytes
    pub align: u64,
}

impl Access {
    /// A plain access.
    pub(crate) fn plain(align: u64) -> Access {
        Access { sem: Sem::Weak, scope: Scope::Sys, nc: false, align }
    }

    fn at(self, offset: u64) -> u64 {
        if offset == 0 { self.align } else { self.align.min(1 << offset.trailing_zeros().min(12)) }
    }

    fn mods(self, ty: Ty, space: Space) -> i64 {
        let sem = if matches!(space, Space::Local | Space::Const | Space::Param) {
            Sem::Weak
        } else {
            self.sem
        };
        MemMods {
            sem,
            scope: self.scope,
            nc: self.nc && space == Space::Global,
            ..MemMods::new(ty, space)
        }
        .pack()
    }
}

/// The stack.
impl Isel<'_> {
    pub(super) fn alloca(&mut self, inst: Inst) -> Lowered {
        let body = self.body;
        let InstKind::Alloca { ty, count, align, .. } = &body.insts[inst].kind else {
            return Ok(());
        };
        let local = body.result(inst).expect("a result");
        let pointer = body.locals[local].ty;
        let dst = self.dst(inst)?;
        let short = pointer.address_space() == Some(5);
        if let Some(slot) = self.frame[local].expand() {
            if short {
                self.emit(Op::MovB32, &[dst], &[Piece::Frame(slot, 0)]);
            } else {
                let address = self.value(Op::MovB64, B64, &[Piece::Frame(slot, 0)]);
                self.emit(Op::CvtaLocal, &[dst], &[address]);
            }
            return Ok(());
        }
        self.require(73, "a variable on the stack of a size known at run time only")?;
        let size = self.cx.alloc_size(*ty);
        let bits = self.ty(*count).int_width().unwrap_or(32).min(64);
        let count = self.extended(super::Arg::Value(*count), bits, false)?;
        let count = match (count, super::arith::register_bits(bits)) {
            (Piece::Imm(_), _) | (_, 64) => count,
            (_, 16) => self.converted(Ty::U64, Ty::U16, B64, count),
            _ => self.converted(Ty::U64, Ty::U32, B64, count),
        };
        let bytes = self.value(Op::MulLoS64, B64, &[count, Piece::Imm(size as i64)]);
        let address = self.vreg(B64);
        let align = align.bytes().clamp(8, 1 << 16);
        self.emit_operands(
            Op::Alloca,
            &[
                Operand::Reg(RegOperand::def(address)),
                Self::operand(bytes),
                Operand::Imm(align as i64),
            ],
        );
        if short {
            self.cvt(CvtMods::new(Ty::U32, Ty::U64), dst, Piece::Reg(address));
        } else {
            self.emit(Op::CvtaLocal, &[dst], &[Piece::Reg(address)]);
        }
        Ok(())
    }
}

/// Orderings.
impl Isel<'_> {
    /// The scope of a sync scope's name; none for a single thread.
    pub(crate) fn scope(&mut self, scope: SyncScope) -> Lowered<Option<Scope>> {
        Ok(match self.cx.symbols.text(scope) {
            "" | "system" => Some(Scope::Sys),
            "device" | "agent" => Some(Scope::Gpu),
            // A processor without clusters has blocks that are alone in theirs: the device's scope contains them.
            "cluster" if self.sm() < 90 => Some(Scope::Gpu),
            "cluster" => {
                self.require(78, "the sync scope \"cluster\"")?;
                Some(Scope::Cluster)
            }
            "block" | "workgroup" | "wavefront" | "subgroup" => Some(Scope::Cta),
            "singlethread" => None,
            other => return Err(Diagnostic::unsupported(format!("the sync scope \"{other}\""))),
        })
    }

    /// A fence of sequential consistency before an access that is part of that order.
    pub(crate) fn fence_before(&mut self, scope: Scope, sequential: bool) {
        if self.sm() < 70 {
            let op = match scope {
                Scope::Cta => Op::MembarCta,
                Scope::Cluster | Scope::Gpu => Op::MembarGl,
                Scope::Sys => Op::MembarSys,
            };
            return self.emit(op, &[], &[]);
        }
        let op = match (sequential, scope) {
            (true, Scope::Cta) => Op::FenceScCta,
            (true, Scope::Cluster) => Op::FenceScCluster,
            (true, Scope::Gpu) => Op::FenceScGpu,
            (true, Scope::Sys) => Op::FenceScSys,
            (false, Scope::Cta) => Op::FenceAcqRelCta,
            (false, Scope::Cluster) => Op::FenceAcqRelCluster,
            (false, Scope::Gpu) => Op::FenceAcqRelGpu,
            (false, Scope::Sys) => Op::FenceAcqRelSys,
        };
        self.emit(op, &[], &[]);
    }

    pub(super) fn fence(&mut self, ordering: Ordering, scope: SyncScope) -> Lowered {
        if let Some(scope) = self.scope(scope)? {
            self.fence_before(scope, ordering == Ordering::SeqCst);
        }
        Ok(())
    }

    /// Ordering of a load or store, emitting the fence that it needs before it.
    fn access_order(
        &mut self,
        volatile: bool,
        ordering: Ordering,
        scope: SyncScope,
        space: Space,
        load: bool,
    ) -> Lowered<(Sem, Scope)> {
        if matches!(space, Space::Local | Space::Const | Space::Param) {
            return Ok((Sem::Weak, Scope::Sys));
        }
        let plain = if volatile { Sem::Volatile } else { Sem::Weak };
        if !ordering.is_atomic() {
            return Ok((plain, Scope::Sys));
        }
        let Some(scope) = self.scope(scope)? else { return Ok((plain, Scope::Sys)) };
        if self.sm() < 70 {
            if ordering > Ordering::Monotonic {
                return Err(Diagnostic::unsupported(format!(
                    "the ordering '{}' before sm_70",
                    ordering.name()
                )));
            }
            return Ok((Sem::Volatile, scope));
        }
        Ok((
            match ordering {
                Ordering::Unordered | Ordering::Monotonic | Ordering::NotAtomic => {
                    if volatile && scope == Scope::Sys { Sem::Volatile } else { Sem::Relaxed }
                }
                Ordering::Acquire => Sem::Acquire,
                Ordering::Release => Sem::Release,
                Ordering::AcqRel | Ordering::SeqCst => {
                    self.fence_before(scope, true);
                    if load { Sem::Acquire } else { Sem::Release }
                }
            },
            scope,
        ))
    }
}

/// Loads and stores.
impl Isel<'_> {
    pub(super) fn load(&mut self, inst: Inst) -> Lowered {
        let body = self.body;
        let InstKind::Load { ptr, align, volatile, ordering, scope } = &body.insts[inst].kind
        else {
            return Ok(());
        };
        let Some(local) = body.result(inst) else { return Ok(()) };
        let ty = body.locals[local].ty;
        let shape = self.shape(ty)?;
        let address = self.address(*ptr)?;
        let (sem, scope) = self.access_order(*volatile, *ordering, *scope, address.space, true)?;
        let access = Access {
            sem,
            scope,
            nc: sem == Sem::Weak
                && address.space == Space::Global
                && self.is_constant_memory(inst, *ptr),
            align: align.bytes(),
        };
        let extension = self.extensions[local];
        let dsts = self.dsts(inst)?;
        self.load_pieces(address, &shape, &dsts, access, extension)
    }

    pub(super) fn store(&mut self, inst: Inst) -> Lowered {
        let body = self.body;
        let InstKind::Store { value, ptr, align, volatile, ordering, scope } =
            &body.insts[inst].kind
        else {
            return Ok(());
        };
        let ty = self.ty(*value);
        let shape = self.shape(ty)?;
        let address = self.address(*ptr)?;
        let (address, space) = (address, address.space);
        let address = match address.base {
            // Writes to a by-value parameter of a device function go to its local copy.
            Base::Param(n) => self.writable_param(n, address)?,
            _ => address,
        };
        let (sem, scope) = self.access_order(*volatile, *ordering, *scope, space, false)?;
        let access = Access { sem, scope, nc: false, align: align.bytes() };
        let pieces = self.pieces(*value)?;
        let list = self.list(pieces);
        self.store_pieces(address, &shape, &list, access)
    }

    fn writable_param(&mut self, n: u32, address: Address) -> Lowered<Address> {
        if self.env.is_kernel(self.global) {
            return Err(Diagnostic::unsupported(
                "writing to a kernel's by-value parameter without a copy",
            ));
        }
        let base = self.vreg(B64);
        self.param_address(base, n);
        Ok(Address { base: Base::Piece(Piece::Reg(base)), space: Space::Local, ..address })
    }

    /// Whether a load may go through the cache that is not kept coherent: nothing in this grid writes
    /// what it reads.
    fn is_constant_memory(&self, inst: Inst, pointer: Value) -> bool {
        if self.cx.md_attachment(self.body.insts[inst].metadata, sym::INVARIANT_LOAD).is_some() {
            return true;
        }
        let (mut v, mut left) = (pointer, 64);
        while left > 0 {
            left -= 1;
            let Some(local) = v.local() else { return false };
            match self.body.locals[local].def {
                LocalDef::Param(block, _) => {
                    return block == self.body.entry() && self.noalias_params[local];
                }
                LocalDef::Inst(inst) => match &self.body.insts[inst].kind {
                    InstKind::Gep { args, .. } => v = self.body.list(*args)[0],
                    InstKind::Cast {
                        op: CastOp::AddrSpaceCast | CastOp::BitCast, value, ..
                    } => v = *value,
                    _ => return false,
                },
            }
        }
        false
    }

    fn emit_load(&mut self, address: Address, defs: &[VReg], ty: Ty, access: Access) {
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.extend(defs.iter().map(|&d| Operand::Reg(RegOperand::def(d))));
        operands.push(Operand::Imm(access.mods(ty, address.space)));
        self.push_address(&mut operands, address);
        let op = match (address.base, defs.len()) {
            (Base::Returned, 1) => Op::LdRet,
            (Base::Returned, 2) => Op::LdRet2,
            (Base::Returned, _) => Op::LdRet4,
            (Base::Param(_), 1) => Op::LdParam,
            (Base::Param(_), 2) => Op::LdParam2,
            (Base::Param(_), _) => Op::LdParam4,
            (_, 1) => Op::Ld,
            (_, 2) => Op::Ld2,
            (_, 4) => Op::Ld4,
            _ => Op::Ld8,
        };
        self.emit_operands(op, &operands);
    }

    fn push_address(&self, operands: &mut SmallVec<[Operand; 16]>, address: Address) {
        let both = self.address_operands(address);
        match address.base {
            Base::Return | Base::Returned => operands.push(both[1]),
            _ => operands.extend(both),
        }
    }

    /// The register from which a byte is stored. `ptxas` (12.9 and the driver of CUDA 13.0) converts a register that a
    /// floating-point instruction wrote to an integer where a store is narrower than it. So an integer instruction stands
    /// between them; it costs no machine instruction.
    fn byte_to_store(&mut self, source: Piece) -> Piece {
        if matches!(source, Piece::Imm(_)) {
            return source;
        }
        let narrow = self.vreg(B16);
        self.narrow_16(narrow, source);
        Piece::Reg(narrow)
    }

    fn emit_store(&mut self, address: Address, sources: &[Piece], ty: Ty, access: Access) {
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.push(Operand::Imm(access.mods(ty, address.space)));
        self.push_address(&mut operands, address);
        for &source in sources {
            let source = if ty == Ty::B8 { self.byte_to_store(source) } else { source };
            operands.push(Self::operand(source));
        }
        let op = match (address.base, sources.len()) {
            (Base::Argument(_), 1) => Op::StArg,
            (Base::Argument(_), 2) => Op::StArg2,
            (Base::Argument(_), _) => Op::StArg4,
            (Base::Return, 1) => Op::StRet,
            (Base::Return, 2) => Op::StRet2,
            (Base::Return, _) => Op::StRet4,
            (_, 1) => Op::St,
            (_, 2) => Op::St2,
            (_, 4) => Op::St4,
            _ => Op::St8,
        };
        self.emit_operands(op, &operands);
    }

    /// The largest number of elements of some bytes that one access may have.
    fn vector_limit(&mut self, bytes: u32, space: Space) -> u32 {
        if self.sm() >= 100
            && space == Space::Global
            && bytes >= 4
            && self.options.ptx.is_some_and(|p| p >= 88)
        {
            return 32 / bytes;
        }
        (16 / bytes).min(4)
    }

    /// Number of pieces from `first` that one access takes: 1, 2, 4 or 8; 0 if not even one is
    /// aligned.
    fn run(&mut self, shape: &Shape, first: usize, access: Access, space: Space) -> usize {
        let piece = &shape.pieces[first];
        let bytes = u32::from(piece.bytes);
        if !bytes.is_power_of_two()
            || access.at(u64::from(piece.offset)) < u64::from(bytes)
            || piece.kind == Kind::Ptr32
        {
            return 0;
        }
        let mut length = 1;
        while let Some(next) = shape.pieces.get(first + length)
            && u32::from(next.bytes) == bytes
            && next.kind != Kind::Ptr32
            && next.offset == piece.offset + bytes * length as u32
        {
            length += 1;
        }
        let limit = self.vector_limit(bytes, space) as usize;
        let mut count = 1;
        while count * 2 <= limit
            && count * 2 <= length
            && access.at(u64::from(piece.offset)) >= u64::from(bytes) * 2 * count as u64
        {
            count *= 2;
        }
        count
    }

    /// Number of pieces of one or two bytes from `first` that make whole words of one access, and
    /// number of words.
    fn word_run(&self, shape: &Shape, first: usize, access: Access) -> Option<(usize, usize)> {
        let piece = &shape.pieces[first];
        let bytes = u32::from(piece.bytes);
        if !matches!(bytes, 1 | 2) || piece.class == PRED {
            return None;
        }
        let mut length = 1;
        while let Some(next) = shape.pieces.get(first + length)
            && u32::from(next.bytes) == bytes
            && next.class == piece.class
            && next.offset == piece.offset + bytes * length as u32
        {
            length += 1;
        }
        // A pair of halves is a word; a few bytes are as well accessed one by one.
        let fewest = if bytes == 2 { 1 } else { 2 };
        let mut words = 4;
        while words >= fewest {
            let enough = length as u32 * bytes >= words * 4;
            if enough && access.at(u64::from(piece.offset)) >= u64::from(words) * 4 {
                return Some(((words * 4 / bytes) as usize, words as usize));
            }
            words /= 2;
        }
        None
    }

    /// Loads the pieces of a shape from an address.
    pub(crate) fn load_pieces(
        &mut self,
        address: Address,
        shape: &Shape,
        dsts: &[VReg],
        access: Access,
        extension: Extension,
    ) -> Lowered {
        if shape.bit_packed {
            return self.load_bits(address, shape, dsts, access);
        }
        let mut n = 0;
        while n < dsts.len() {
            let piece = shape.pieces[n];
            let offset = u64::from(piece.offset);
            let here = address.plus(offset as i64);
            if let Some((count, words)) = self.word_run(shape, n, access) {
                let regs: SmallVec<[VReg; 8]> = (0..words).map(|_| self.vreg(B32)).collect();
                self.emit_load(here, &regs, Ty::B32, access);
                for k in 0..count {
                    let dst = dsts[n + k];
                    if piece.bytes == 2 {
                        if k % 2 == 1 {
                            let word = Piece::Reg(regs[k / 2]);
                            self.emit(Op::UnpackB32, &[dsts[n + k - 1], dst], &[word]);
                        }
                    } else {
                        let (word, byte) = (Piece::Reg(regs[k / 4]), (k % 4) as i64);
                        let selector = if extension == Extension::Sign {
                            let sign = byte | 8;
                            sign << 12 | sign << 8 | sign << 4 | byte
                        } else {
                            0x4440 | byte
                        };
                        self.emit(
                            Op::PrmtB32,
                            &[dst],
                            &[word, Piece::Imm(0), Piece::Imm(selector)],
                        );
                    }
                }
                n += count;
                continue;
            }
            let count = self.run(shape, n, access, address.space);
            if count == 0 || piece.class == PRED && count == 1 && piece.bytes != 1 {
                self.load_part(here, dsts[n], piece, access.at(offset), access)?;
                n += 1;
                continue;
            }
            let ty = match (piece.bytes, extension) {
                (1, Extension::Sign) => Ty::S8,
                (1, _) => Ty::U8,
                (bytes, _) => Ty::bits_of(u32::from(bytes)),
            };
            let regs: SmallVec<[VReg; 8]> = (0..count)
                .map(|k| {
                    if shape.pieces[n + k].class == PRED {
                        self.func.new_vreg(B32)
                    } else {
                        dsts[n + k]
                    }
                })
                .collect();
            self.emit_load(here, &regs, ty, access);
            for k in 0..count {
                if shape.pieces[n + k].class == PRED {
                    let bit = self.value(Op::AndB32, B32, &[Piece::Reg(regs[k]), Piece::Imm(1)]);
                    self.compare(IntCc::Ne, 32, dsts[n + k], bit, Piece::Imm(0));
                }
            }
            n += count;
        }
        Ok(())
    }

    /// Loads one piece from parts.
    fn load_part(
        &mut self,
        address: Address,
        dst: VReg,
        piece: super::shape::PieceTy,
        align: u64,
        access: Access,
    ) -> Lowered {
        if let Some(words) = self.words_of_param(address, piece) {
            match piece.class {
                B64 => self.emit(Op::PackB64, &[dst], &words),
                B16 => self.narrow_16(dst, words[0]),
                _ => self.copy_to(dst, words[0]),
            }
            return Ok(());
        }
        // Of a pointer kept in 32 bits, the low half is all there is.
        let bytes = if piece.kind == Kind::Ptr32 { 4 } else { u32::from(piece.bytes) };
        if matches!(access.sem, Sem::Relaxed | Sem::Acquire) && piece.kind != Kind::Ptr32 {
            return Err(Diagnostic::unsupported("an atomic load of this size and alignment"));
        }
        let class = piece.class;
        match class {
            B64 => {
                let lo = self.load_word(address, bytes.min(4), align, access);
                let hi = if bytes > 4 {
                    self.load_word(address.plus(4), bytes - 4, align.min(4), access)
                } else {
                    Piece::Imm(0)
                };
                self.emit(Op::PackB64, &[dst], &[lo, hi]);
            }
            B16 => {
                let word = self.load_word(address, 2, align, access);
                self.narrow_16(dst, word);
            }
            _ => {
                let word = self.load_word(address, bytes, align, access);
                self.copy_to(dst, word);
            }
        }
        Ok(())
    }

    /// A piece that lies across words of a parameter, taken from whole words: the parameter's own
    /// alignment and the distance are known, whatever the access knows. None where this does not help.
    fn words_of_param(
        &mut self,
        address: Address,
        piece: super::shape::PieceTy,
    ) -> Option<SmallVec<[Piece; 8]>> {
        const WORD: i64 = 4;
        let Base::Param(n) = address.base else { return None };
        let signature = self.env.signature(self.cx, self.global);
        let Some(Param::Bytes { size, align }) = signature.params.get(n as usize).copied() else {
            return None;
        };
        let bytes = i64::from(piece.bytes);
        let skipped = address.offset % WORD;
        let end = address.offset + bytes;
        let fits = matches!(bytes, 2 | 4 | 8) && piece.kind != Kind::Ptr32;
        // Two bytes of two words are as well loaded one by one.
        let narrow = bytes == 2 && skipped == 3;
        if align < 4 || skipped <= 0 || !fits || narrow || end > size as i64 {
            return None;
        }
        let access = Access::plain(4);
        let first = address.plus(-skipped);
        let mut words: SmallVec<[Piece; 8]> = SmallVec::new();
        let mut at = first;
        while at.offset < end {
            // The parameter may end within the last word.
            let bytes = if at.offset + WORD <= size as i64 { WORD } else { end - at.offset };
            words.push(self.load_word(at, bytes as u32, 4, access));
            at = at.plus(WORD);
        }
        let by = Piece::Imm(8 * skipped);
        if bytes == 2 {
            return Some(smallvec![self.value(Op::ShrU32, B32, &[words[0], by])]);
        }
        // A funnel shift reads the words where they are, in constant memory.
        let pairs = words.windows(2).map(|pair| [pair[0], pair[1], by]);
        Some(pairs.map(|sources| self.value(Op::ShfRWrap, B32, &sources)).collect())
    }

    /// A word of one to four bytes, the rest zero.
    fn load_word(&mut self, address: Address, bytes: u32, align: u64, access: Access) -> Piece {
        let load = |s: &mut Self, at: i64, ty: Ty| {
            let reg = s.vreg(B32);
            s.emit_load(address.plus(at), &[reg], ty, access);
            Piece::Reg(reg)
        };
        let merge = |s: &mut Self, a: Piece, b: Piece, selector: i64| {
            s.value(Op::PrmtB32, B32, &[a, b, Piece::Imm(selector)])
        };
        match (bytes, align) {
            (4, 4..) => load(self, 0, Ty::B32),
            (1, _) => load(self, 0, Ty::U8),
            (2, 2..) => load(self, 0, Ty::U16),
            (2, _) => {
                let (a, b) = (load(self, 0, Ty::U8), load(self, 1, Ty::U8));
                merge(self, a, b, 0x1140)
            }
            (3, _) => {
                let low = self.load_word(address, 2, align, access);
                let high = load(self, 2, Ty::U8);
                merge(self, low, high, 0x5410)
            }
            _ => {
                let low = self.load_word(address, 2, align, access);
                let high = self.load_word(address.plus(2), 2, align.min(2), access);
                merge(self, low, high, 0x5410)
            }
        }
    }

    /// Stores the pieces of a shape to an address.
    pub(crate) fn store_pieces(
        &mut self,
        address: Address,
        shape: &Shape,
        pieces: &[Piece],
        access: Access,
    ) -> Lowered {
        if shape.bit_packed {
            return self.store_bits(address, shape, pieces, access);
        }
        let mut n = 0;
        while n < pieces.len() {
            let piece = shape.pieces[n];
            let offset = u64::from(piece.offset);
            let here = address.plus(offset as i64);
            if let Some((count, words)) = self.word_run(shape, n, access) {
                let bits = u32::from(piece.bytes) * 8;
                let parts: Vec<(Piece, u32)> =
                    pieces[n..n + count].iter().map(|&p| (p, bits)).collect();
                let list = self.gather_words(&parts)?;
                debug_assert_eq!(list.len(), words);
                let list: SmallVec<[Piece; 8]> =
                    list.into_iter().map(|p| self.source(p, B32)).collect();
                self.emit_store(here, &list, Ty::B32, access);
                n += count;
                continue;
            }
            let count = self.run(shape, n, access, address.space);
            if count == 0 {
                self.store_part(here, pieces[n], piece, access.at(offset), access)?;
                n += 1;
                continue;
            }
            let mut sources: SmallVec<[Piece; 8]> = SmallVec::new();
            for k in 0..count {
                let class = shape.pieces[n + k].class;
                let mut source = pieces[n + k];
                if class == PRED {
                    let byte = self.vreg(B32);
                    self.select_piece(byte, B32, source, Piece::Imm(1), Piece::Imm(0));
                    source = Piece::Reg(byte);
                } else if u32::from(shape.pieces[n + k].bits) < u32::from(piece.bytes) * 8 {
                    // The bits above an odd width are zero in memory.
                    let (bits, width) =
                        (u32::from(shape.pieces[n + k].bits), shape.pieces[n + k].width());
                    source = match source {
                        Piece::Imm(v) => Piece::Imm(ir::ssa::truncate(v as u128, bits) as i64),
                        Piece::Undef => Piece::Imm(0),
                        p => self.extend_in_register(p, bits, width, false),
                    };
                }
                sources.push(self.source(source, class));
            }
            self.emit_store(here, &sources, Ty::bits_of(u32::from(piece.bytes)), access);
            n += count;
        }
        Ok(())
    }

    fn store_part(
        &mut self,
        address: Address,
        source: Piece,
        piece: super::shape::PieceTy,
        align: u64,
        access: Access,
    ) -> Lowered {
        if matches!(access.sem, Sem::Relaxed | Sem::Release) && piece.kind != Kind::Ptr32 {
            return Err(Diagnostic::unsupported("an atomic store of this size and alignment"));
        }
        let bytes = u32::from(piece.bytes);
        let source = self.source(source, piece.class);
        if piece.kind == Kind::Ptr32 {
            if bytes == 8 && align >= 8 {
                let wide = match source {
                    Piece::Imm(n) => Piece::Imm(i64::from(n as u32)),
                    _ => self.converted(Ty::U64, Ty::U32, B64, source),
                };
                self.emit_store(address, &[wide], Ty::B64, access);
                return Ok(());
            }
            self.store_word(address, source, 4, align, access);
            if bytes == 8 {
                self.store_word(address.plus(4), Piece::Imm(0), 4, align.min(4), access);
            }
            return Ok(());
        }
        match piece.class {
            B64 => {
                let (lo, hi) = match source {
                    Piece::Imm(n) => (Piece::Imm(i64::from(n as i32)), Piece::Imm(n >> 32)),
                    _ => {
                        let (lo, hi) = (self.vreg(B32), self.vreg(B32));
                        self.emit(Op::UnpackB64, &[lo, hi], &[source]);
                        (Piece::Reg(lo), Piece::Reg(hi))
                    }
                };
                let lo = self.clean_word(lo, u32::from(piece.bits), bytes.min(4));
                self.store_word(address, lo, bytes.min(4), align, access);
                if bytes > 4 {
                    let bits = u32::from(piece.bits).saturating_sub(32);
                    let hi = self.clean_word(hi, bits, bytes - 4);
                    self.store_word(address.plus(4), hi, bytes - 4, align.min(4), access);
                }
            }
            B16 => {
                let word = self.widen_16(source, false);
                self.store_word(address, word, 2, align, access);
            }
            _ => {
                let word = self.clean_word(source, u32::from(piece.bits), bytes);
                self.store_word(address, word, bytes, align, access);
            }
        }
        Ok(())
    }

    fn clean_word(&mut self, piece: Piece, bits: u32, bytes: u32) -> Piece {
        if bits >= bytes * 8 || bits == 0 || bits >= 32 {
            return piece;
        }
        match piece {
            Piece::Imm(n) => Piece::Imm(ir::ssa::truncate(n as u128, bits) as i64),
            p => self.extend_in_register(p, bits, 32, false),
        }
    }

    fn store_word(
        &mut self,
        address: Address,
        piece: Piece,
        bytes: u32,
        align: u64,
        access: Access,
    ) {
        let part = |s: &mut Self, by: i64| match piece {
            _ if by == 0 => piece,
            Piece::Imm(n) => Piece::Imm(i64::from((n as u32) >> by)),
            p => s.value(Op::ShrU32, B32, &[p, Piece::Imm(by)]),
        };
        let mut at = 0;
        while at < bytes {
            let left = bytes - at;
            let here = if at == 0 { align } else { align.min(1 << at.trailing_zeros()) };
            let size = if left >= 4 && here >= 4 {
                4
            } else if left >= 2 && here >= 2 {
                2
            } else {
                1
            };
            let source = part(self, i64::from(at) * 8);
            let source = match (source, size) {
                (Piece::Imm(n), 1) => Piece::Imm(n & 0xff),
                (Piece::Imm(n), 2) => Piece::Imm(n & 0xffff),
                (s, _) => s,
            };
            self.emit_store(address.plus(i64::from(at)), &[source], Ty::bits_of(size), access);
            at += size;
        }
    }

    /// The words that hold a type without padding between its elements.
    fn bit_words(shape: &Shape) -> (u32, SmallVec<[u32; 8]>) {
        let bits: u32 = shape.pieces.iter().map(|p| u32::from(p.bits)).sum();
        let bytes = bits.div_ceil(8);
        ((bytes), (0..bytes.div_ceil(4)).map(|n| (bytes - n * 4).min(4)).collect())
    }

    fn load_bits(
        &mut self,
        address: Address,
        shape: &Shape,
        dsts: &[VReg],
        access: Access,
    ) -> Lowered {
        let (_, words) = Self::bit_words(shape);
        let list: SmallVec<[Piece; 8]> = words
            .iter()
            .enumerate()
            .map(|(n, &bytes)| {
                let at = n as i64 * 4;
                self.load_word(address.plus(at), bytes, access.at(at as u64), access)
            })
            .collect();
        let to: Vec<(ir::machine::RegClass, u32)> =
            shape.pieces.iter().map(|p| (p.class, u32::from(p.bits))).collect();
        let parts = self.scatter_words(&list, &to)?;
        for (&dst, &part) in dsts.iter().zip(&parts) {
            self.copy_to(dst, part);
        }
        Ok(())
    }

    fn store_bits(
        &mut self,
        address: Address,
        shape: &Shape,
        pieces: &[Piece],
        access: Access,
    ) -> Lowered {
        let parts: Vec<(Piece, u32)> =
            pieces.iter().zip(&shape.pieces).map(|(&p, t)| (p, u32::from(t.bits))).collect();
        let list = self.gather_words(&parts)?;
        let (_, words) = Self::bit_words(shape);
        for (n, (&word, &bytes)) in list.iter().zip(&words).enumerate() {
            let at = n as i64 * 4;
            self.store_word(address.plus(at), word, bytes, access.at(at as u64), access);
        }
        Ok(())
    }

    /// Marks parameters that point to memory which nothing in this grid writes.
    pub(super) fn prepare_params(&mut self) {
        let data = &self.cx.globals[self.global];
        let Some(function) = data.function() else { return };
        if !self.env.is_kernel(self.global) {
            return;
        }
        let body = self.body;
        let candidate = |n: usize| {
            let attrs = function.param_attrs(n);
            let has = |key| self.cx.attrs.has(attrs, key);
            (has(sym::READONLY) || has(sym::READNONE)) && has(sym::NOALIAS)
        };
        let params = body.block_params(body.entry());
        if !(0..params.len()).any(candidate) {
            return;
        }
        let info = AliasInfo::of(body, self.cx, self.global);
        for (n, &local) in params.iter().enumerate().filter(|&(n, _)| candidate(n)) {
            let place = location::of_access(body, self.cx, &ValueMap::new(), local.into(), None);
            debug_assert_eq!(place.root, Root::Param(n as u32));
            self.noalias_params[local] = info.never_changes(self.cx, &place);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::options::Options;
    use crate::target::sm::Sm;

    /// The PTX of a module with these definitions.
    fn compiled(sm: u32, text: &str) -> String {
        let text = format!("target triple = \"nvptx64-nvidia-cuda\"\n{text}");
        let module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        crate::compile(module, &Options::new(Sm::new(sm))).unwrap().ptx
    }

    #[test]
    fn what_a_kernel_waits_for_is_read_coherently() {
        let kernel = |wait: &str| {
            format!(
                "define ptx_kernel void @k(ptr noalias readonly %p, ptr noalias %o) {{\n {wait}\n \
                 %q = getelementptr i8, ptr %p, i64 4\n %x = load i32, ptr %q\n store i32 %x, ptr %o\n ret void\n}}"
            )
        };
        assert!(compiled(90, &kernel("")).contains("ld.global.nc.b32"));
        let flag = "%f = load atomic i32, ptr %p syncscope(\"device\") acquire, align 4";
        let ptx = compiled(90, &kernel(flag));
        assert!(ptx.contains("ld.acquire.gpu.global.b32") && !ptx.contains(".nc"), "{ptx}");
    }

    #[test]
    fn a_cluster_is_a_device_where_there_are_none() {
        let text = "define void @f(ptr addrspace(1) %p) {\n store atomic i32 1, ptr addrspace(1) %p syncscope(\"cluster\") release, align 4\n ret void\n}";
        assert!(compiled(70, text).contains("st.release.gpu.global.b32"));
        assert!(compiled(90, text).contains("st.release.cluster.global.b32"));
    }

    #[test]
    fn read_modify_write_is_as_ordered_as_it_says() {
        let rmw = |order: &str| {
            let text = format!(
                "define i32 @f(ptr addrspace(1) %p) {{\n %x = atomicrmw add ptr addrspace(1) %p, i32 1 {order}\n ret i32 %x\n}}"
            );
            compiled(90, &text)
        };
        for (order, expected) in [
            ("monotonic", "atom.relaxed.sys.global.add.u32"),
            ("syncscope(\"device\") monotonic", "atom.relaxed.gpu.global.add.u32"),
            ("acq_rel", "atom.acq_rel.sys.global.add.u32"),
            ("syncscope(\"block\") seq_cst", "atom.acquire.cta.global.add.u32"),
            ("seq_cst", "atom.acquire.sys.global.add.u32"),
        ] {
            let ptx = rmw(order);
            assert!(ptx.contains(expected), "{order}: {ptx}");
            assert_eq!(ptx.contains("fence.sc"), order.contains("seq_cst"), "{order}: {ptx}");
        }
    }

    #[test]
    fn words_of_an_integer_are_of_32_bits() {
        let text = "define <12 x i8> @f(i96 %x) {\n %y = add i96 %x, 77\n %v = bitcast i96 %y to <12 x i8>\n ret <12 x i8> %v\n}";
        let ptx = compiled(90, text);
        // Operands of narrow operations have 32 bits.
        let narrow = |line: &&str| line.contains("bfi.b32") || line.contains("mov.b32");
        assert!(!ptx.lines().filter(narrow).any(|line| line.contains("%rd")), "{ptx}");
    }
}
