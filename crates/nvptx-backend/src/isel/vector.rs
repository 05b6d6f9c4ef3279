//! Vectors: lanes, and what only moves them.
//!
//! A lane is a piece of the vector, except that two 16-bit floats share one. If lanes are pieces,
//! extracting, inserting and shuffling only rename.

use super::arith::register_bits;
use super::{Arg, Isel, Lowered, Piece, Pieces};
use crate::target::table::{B16, B32, B64, Op};
use ir::diagnostic::Diagnostic;
use ir::machine::VReg;
use ir::map::Map;
use ir::ssa::{FloatKind, Inst, IntCc, MaskId, Type, Value};
use smallvec::SmallVec;

impl Isel<'_> {
    /// Whether two lanes of a vector of this type share a register.
    fn pairs(&self, ty: Type) -> bool {
        let elem = self.cx.types.scalar(ty).float_kind();
        ty.is_vector() && matches!(elem, Some(FloatKind::Half | FloatKind::BFloat))
    }

    /// Whether lane `index` of a vector, a constant, is a piece of its own (or several).
    pub(super) fn lane_is_piece(&self, vector: Value, index: Value) -> bool {
        let ty = self.ty(vector);
        let Some((_, lanes)) = self.cx.types.vector_parts(ty) else { return false };
        let Some(n) = self.const_int(index) else { return false };
        if n < 0 || n >= i128::from(lanes) {
            return false;
        }
        // The last of an odd number of halves has a register to itself.
        !self.pairs(ty) || (lanes % 2 == 1 && n == i128::from(lanes - 1))
    }

    /// The first piece of a lane, and how many it has.
    pub(super) fn lane_pieces(&mut self, vector: Value, index: Value) -> Lowered<(usize, usize)> {
        let ty = self.ty(vector);
        let n = self.const_int(index).unwrap_or(0) as usize;
        if self.pairs(ty) {
            return Ok((n / 2, 1));
        }
        let elem = self.cx.types.scalar(ty);
        let count = self.piece_count(elem)?;
        Ok((n * count, count))
    }

    /// The two halves of a pair.
    pub(crate) fn unpack_pair(&mut self, piece: Piece) -> [Piece; 2] {
        match piece {
            Piece::Undef => [Piece::Undef; 2],
            Piece::Imm(n) => {
                [Piece::Imm(i64::from(n as i16)), Piece::Imm(i64::from((n >> 16) as i16))]
            }
            _ => {
                let piece = self.reg(piece, B32);
                let (lo, hi) = (self.vreg(B16), self.vreg(B16));
                self.emit(Op::UnpackB32, &[lo, hi], &[piece]);
                [Piece::Reg(lo), Piece::Reg(hi)]
            }
        }
    }

    /// The lanes of a vector, or the one piece of a scalar.
    pub(crate) fn lanes(&mut self, v: Value) -> Lowered<SmallVec<[Piece; 8]>> {
        let ty = self.ty(v);
        let pieces = self.pieces(v)?;
        let list = self.list(pieces);
        if !self.pairs(ty) {
            return Ok(list);
        }
        let lanes = self.cx.types.lanes(ty) as usize;
        let mut out = SmallVec::new();
        for (n, &piece) in list.iter().enumerate() {
            if n * 2 + 1 < lanes {
                out.extend(self.unpack_pair(piece));
            } else {
                out.push(piece);
            }
        }
        Ok(out)
    }

    /// Registers for the lanes of an instruction's result, to be finished by
    /// [`Isel::finish_lanes`]. If lanes share registers these are new ones.
    pub(crate) fn lane_dsts(&mut self, inst: Inst) -> Lowered<SmallVec<[VReg; 8]>> {
        let ty = self.body.locals[self.body.result(inst).expect("a result")].ty;
        let dsts = self.dsts(inst)?;
        if !self.pairs(ty) {
            return Ok(dsts);
        }
        let lanes = self.cx.types.lanes(ty) as usize;
        Ok((0..lanes)
            .map(|lane| {
                if lane % 2 == 0 && lane + 1 == lanes {
                    dsts[lane / 2]
                } else {
                    self.func.new_vreg(B16)
                }
            })
            .collect())
    }

    /// Puts lanes that share registers together.
    pub(crate) fn finish_lanes(&mut self, inst: Inst, lanes: &[VReg]) -> Lowered {
        let ty = self.body.locals[self.body.result(inst).expect("a result")].ty;
        if !self.pairs(ty) {
            return Ok(());
        }
        let dsts = self.dsts(inst)?;
        for (pair, &dst) in lanes.chunks(2).zip(&dsts) {
            if let [lo, hi] = *pair {
                self.emit(Op::PackB32, &[dst], &[Piece::Reg(lo), Piece::Reg(hi)]);
            }
        }
        Ok(())
    }

    /// Writes lanes to an instruction's result.
    pub(crate) fn write_lanes(&mut self, inst: Inst, lanes: &[Piece]) -> Lowered {
        let ty = self.body.locals[self.body.result(inst).expect("a result")].ty;
        let dsts = self.dsts(inst)?;
        if !self.pairs(ty) {
            for (&dst, &lane) in dsts.iter().zip(lanes) {
                if lane != Piece::Undef {
                    self.copy_to(dst, lane);
                }
            }
            return Ok(());
        }
        for (pair, &dst) in lanes.chunks(2).zip(&dsts) {
            self.write_pair(dst, pair);
        }
        Ok(())
    }

    /// Puts two lanes in their common register, or a lane in its own.
    fn write_pair(&mut self, dst: VReg, pair: &[Piece]) {
        match *pair {
            [Piece::Undef, Piece::Undef] => {}
            [lo, hi] => {
                let number = |p: Piece| if let Piece::Imm(n) = p { Some(n as u16) } else { None };
                let (lo, hi) = (self.source(lo, B16), self.source(hi, B16));
                match (number(lo), number(hi)) {
                    (Some(lo), Some(hi)) => {
                        let n = u32::from(lo) | u32::from(hi) << 16;
                        self.copy_to(dst, Piece::Imm(i64::from(n as i32)));
                    }
                    _ => self.emit(Op::PackB32, &[dst], &[lo, hi]),
                }
            }
            [only] => self.copy_to(dst, only),
            _ => {}
        }
    }

    pub(super) fn extract_element(&mut self, inst: Inst, args: [Value; 2]) -> Lowered {
        if self.lane_is_piece(args[0], args[1]) {
            return Ok(());
        }
        let ty = self.ty(args[0]);
        if let Some(n) = self.const_int(args[1]) {
            let lanes = i128::from(self.cx.types.lanes(ty));
            if n < 0 || n >= lanes {
                return Ok(());
            }
            let (n, pieces) = (n as usize, self.pieces(args[0])?);
            let piece = self.at(pieces, n / 2);
            let dst = self.dst(inst)?;
            match piece {
                Piece::Reg(_) => {
                    let other = self.vreg(B16);
                    let defs = if n % 2 == 0 { [dst, other] } else { [other, dst] };
                    self.emit(Op::UnpackB32, &defs, &[piece]);
                }
                _ => {
                    let halves = self.unpack_pair(piece);
                    self.copy_to(dst, halves[n % 2]);
                }
            }
            return Ok(());
        }
        // A variable lane: select along the lanes.
        let elem = self.cx.types.scalar(ty);
        let index = self.lane_index(args[1])?;
        let lanes = self.lanes(args[0])?;
        let count = self.piece_count(elem)?;
        let dsts = self.dsts(inst)?;
        let total = lanes.len() / count;
        for (part, &dst) in dsts.iter().enumerate() {
            let class = self.func.vreg_class(dst).unwrap_or(B32);
            let mut found = lanes[part];
            for lane in 1..total {
                let here = self.compared(IntCc::Eq, 32, index, Piece::Imm(lane as i64));
                let next = if lane + 1 == total { dst } else { self.vreg(class) };
                self.select_piece(next, class, here, lanes[lane * count + part], found);
                found = Piece::Reg(next);
            }
            if total == 1 {
                self.copy_to(dst, found);
            }
        }
        Ok(())
    }

    /// A lane's number as a 32-bit operand.
    fn lane_index(&mut self, index: Value) -> Lowered<Piece> {
        let bits = self.ty(index).int_width().unwrap_or(32).min(64);
        let piece = self.extended(Arg::Value(index), bits, false)?;
        Ok(match (piece, register_bits(bits)) {
            (Piece::Imm(_), _) | (_, 32) => piece,
            (_, 64) => self.converted(
                crate::target::modifiers::Ty::U32,
                crate::target::modifiers::Ty::U64,
                B32,
                piece,
            ),
            _ => self.widen_16(piece, false),
        })
    }

    pub(super) fn insert_element(&mut self, inst: Inst, args: [Value; 3]) -> Lowered {
        if self.lane_is_piece(args[0], args[2]) {
            return Ok(());
        }
        let ty = self.ty(args[0]);
        let elem = self.cx.types.scalar(ty);
        let count = self.piece_count(elem)?;
        if let Some(n) = self.const_int(args[2]) {
            if n < 0 || n >= i128::from(self.cx.types.lanes(ty)) {
                return Ok(());
            }
            // One half of one pair changes; the other pairs are those of the operand.
            let n = n as usize;
            let pieces = self.pieces(args[0])?;
            let value = self.piece(args[1])?;
            let mut halves = self.unpack_pair(self.at(pieces, n / 2));
            halves[n % 2] = value;
            let halves = halves.map(|h| self.source(h, B16));
            let dst = self.written_piece(inst, n / 2)?;
            self.emit(Op::PackB32, &[dst], &halves);
            return Ok(());
        }
        let index = self.lane_index(args[2])?;
        let mut lanes = self.lanes(args[0])?;
        let value = self.pieces(args[1])?;
        let total = lanes.len() / count;
        for lane in 0..total {
            let here = self.compared(IntCc::Eq, 32, index, Piece::Imm(lane as i64));
            for part in 0..count {
                let old = lanes[lane * count + part];
                let new = self.at(value, part);
                let class = match (old, new) {
                    (Piece::Reg(r), _) | (_, Piece::Reg(r)) => {
                        self.func.vreg_class(r).unwrap_or(B32)
                    }
                    _ => super::shape::scalar_piece(self.cx, elem).map_or(B64, |p| p.class),
                };
                let dst = self.vreg(class);
                self.select_piece(dst, class, here, new, old);
                lanes[lane * count + part] = Piece::Reg(dst);
            }
        }
        self.write_lanes(inst, &lanes)
    }

    /// Whether an insertion changes one pair of a vector, so that the others are renamed.
    pub(super) fn changes_one_pair(&self, args: &[Value; 3]) -> bool {
        let ty = self.ty(args[0]);
        let lanes = i128::from(self.cx.types.lanes(ty));
        let index = self.const_int(args[2]).filter(|index| (0..lanes).contains(index));
        self.pairs(ty) && !self.lane_is_piece(args[0], args[2]) && index.is_some()
    }

    /// The pieces after an insertion: a new one for the pair.
    pub(super) fn rename_insert(&mut self, args: [Value; 3]) -> Lowered<Pieces> {
        let pieces = self.pieces(args[0])?;
        let mut list = self.list(pieces);
        if let Some(n) = self.const_int(args[2]) {
            list[n as usize / 2] = Piece::Reg(self.func.new_vreg(B32));
        }
        Ok(self.add_pieces(&list))
    }

    /// The register that an instruction writes for a piece of its result.
    fn written_piece(&mut self, inst: Inst, n: usize) -> Lowered<VReg> {
        let pieces = self.written_pieces(self.body.result(inst).expect("a result"))?;
        match self.at(pieces, n) {
            Piece::Reg(reg) => Ok(reg),
            other => Err(Diagnostic::error(format!("internal: result is {other:?}"))),
        }
    }

    /// Whether a shuffle leaves some pieces as they are.
    pub(super) fn shuffle_keeps(&self, vector: Value, mask: MaskId) -> bool {
        let lanes = self.cx.types.lanes(self.ty(vector)) as usize;
        let keeps = |pair: &[i32]| matches!(kept_pair(pair, lanes), Some(Some(_)));
        self.shuffle_renames(vector, mask) || self.body.shuffle_masks[mask].chunks(2).any(keeps)
    }

    /// Whether a shuffle only renames pieces.
    fn shuffle_renames(&self, vector: Value, mask: MaskId) -> bool {
        let ty = self.ty(vector);
        if !self.pairs(ty) {
            return true;
        }
        let lanes = self.cx.types.lanes(ty) as usize;
        if lanes % 2 == 1 {
            return false;
        }
        let mask = &self.body.shuffle_masks[mask];
        mask.chunks(2).all(|pair| kept_pair(pair, lanes).is_some())
    }

    pub(super) fn rename_shuffle(&mut self, args: [Value; 2], mask: MaskId) -> Lowered<Pieces> {
        let ty = self.ty(args[0]);
        let elem = self.cx.types.scalar(ty);
        let (a_pieces, b_pieces) = (self.pieces(args[0])?, self.pieces(args[1])?);
        let lanes = self.cx.types.lanes(ty) as usize;
        let body = self.body;
        let mask = &body.shuffle_masks[mask];
        let mut list: SmallVec<[Piece; 8]> = SmallVec::new();
        if self.pairs(ty) {
            for pair in mask.chunks(2) {
                let kept = kept_pair(pair, lanes).map(|first| match first {
                    None => Piece::Undef,
                    Some(lane) if lane < lanes => self.at(a_pieces, lane / 2),
                    Some(lane) => self.at(b_pieces, (lane - lanes) / 2),
                });
                let class = if pair.len() == 2 { B32 } else { B16 };
                // What changes is written by the shuffle.
                list.push(kept.unwrap_or_else(|| Piece::Reg(self.func.new_vreg(class))));
            }
            return Ok(self.add_pieces(&list));
        }
        let count = self.piece_count(elem)?;
        for &lane in mask {
            for part in 0..count {
                list.push(match lane {
                    -1 => Piece::Undef,
                    l if (l as usize) < lanes => self.at(a_pieces, l as usize * count + part),
                    l => self.at(b_pieces, (l as usize - lanes) * count + part),
                });
            }
        }
        Ok(self.add_pieces(&list))
    }

    pub(super) fn shuffle(&mut self, inst: Inst, args: [Value; 2], mask: MaskId) -> Lowered {
        if self.shuffle_renames(args[0], mask) {
            return Ok(());
        }
        // Lanes that share registers: pairs that stay together are renamed, of others the lanes that the mask names are
        // taken out.
        let lanes = self.cx.types.lanes(self.ty(args[0])) as usize;
        let sources = [self.pieces(args[0])?, self.pieces(args[1])?];
        let place = |lane: i32| (usize::from(lane as usize >= lanes), lane as usize % lanes);
        let mut halves: Map<(usize, usize), [Piece; 2]> = Map::default();
        let body = self.body;
        for (n, pair) in body.shuffle_masks[mask].chunks(2).enumerate() {
            if kept_pair(pair, lanes).is_some() {
                continue;
            }
            let dst = self.written_piece(inst, n)?;
            let mut list: SmallVec<[Piece; 2]> = SmallVec::new();
            for &lane in pair {
                if lane < 0 {
                    list.push(Piece::Undef);
                    continue;
                }
                let (source, lane) = place(lane);
                let piece = self.at(sources[source], lane / 2);
                // The last lane of an odd number has a register of its own.
                if lane + 1 == lanes && lanes % 2 == 1 {
                    list.push(piece);
                    continue;
                }
                let key = (source, lane / 2);
                let both = match halves.get(&key) {
                    Some(&both) => both,
                    None => self.unpack_pair(piece),
                };
                halves.insert(key, both);
                list.push(both[lane % 2]);
            }
            self.write_pair(dst, &list);
        }
        Ok(())
    }

    /// Combines all lanes of a vector, pairwise from the front.
    pub(super) fn reduce(
        &mut self,
        dst: VReg,
        lanes: &[Piece],
        mut combine: impl FnMut(&mut Self, VReg, Piece, Piece) -> Lowered,
    ) -> Lowered {
        let class = self.func.vreg_class(dst).unwrap_or(B32);
        let mut rest: SmallVec<[Piece; 8]> = SmallVec::from_slice(lanes);
        if rest.is_empty() {
            return Err(Diagnostic::error("a vector without lanes"));
        }
        while rest.len() > 1 {
            let mut next: SmallVec<[Piece; 8]> = SmallVec::new();
            for pair in rest.chunks(2) {
                if let [x, y] = *pair {
                    let to = if rest.len() == 2 { dst } else { self.vreg(class) };
                    combine(self, to, x, y)?;
                    next.push(Piece::Reg(to));
                } else {
                    next.push(pair[0]);
                }
            }
            rest = next;
        }
        self.copy_to(dst, rest[0]);
        Ok(())
    }
}

/// The first lane of the pair of the sources that a pair of a result is, where one register holds both lanes: a lane that
/// the mask does not name counts as that of the pair, and a pair of two such lanes has no source. Returns None where the result's
/// register is written.
fn kept_pair(pair: &[i32], lanes: usize) -> Option<Option<usize>> {
    let [a, b] = *pair else { return None };
    let first = match (a, b) {
        (..=-1, ..=-1) => return Some(None),
        (..=-1, _) => b - 1,
        (_, ..=-1) => a,
        _ => Some(a).filter(|&a| b == a + 1)?,
    };
    let first = usize::try_from(first).ok()?;
    let within = first % lanes;
    (within.is_multiple_of(2) && within + 1 < lanes).then_some(Some(first))
}
