//! Vectors and structures: their scalars, renamed.

use ir::diagnostic::Diagnostic;
use ir::ssa::{Inst, IntCc, MaskId, PathId, Type, Value};

use super::piece::Piece;
use super::{Pieces, Select, Selected};

impl Select<'_> {
    /// A constant index; none if it is not known.
    fn index(&self, value: Value) -> Option<usize> {
        let c = value.constant()?;
        usize::try_from(self.cx.consts.as_uint(c)?).ok()
    }

    /// `extractelement`.
    pub(super) fn extract_element(&mut self, inst: Inst, [vector, index]: [Value; 2]) -> Selected {
        let lanes = self.pieces(vector)?;
        if let Some(at) = self.index(index) {
            // Beyond the end anything may come out.
            let piece = lanes.get(at).copied().unwrap_or(Piece::Imm(0));
            self.set(inst, Pieces::from_elem(piece, 1));
            return Ok(());
        }
        let scalar = self.is_scalar(inst);
        let ty = self.raw(self.result_type(inst));
        let (index_bits, index) = (self.bits(self.ty(index)), self.piece(index)?);
        let mut found = lanes.first().copied().unwrap_or(Piece::Imm(0));
        for (at, &lane) in lanes.iter().enumerate().skip(1) {
            let args = [index, Piece::Imm(at as u64)];
            let flag = self.compare_ints(IntCc::Eq, index_bits, args, scalar);
            found = self.choose_by(flag, false, ty, [lane, found], scalar);
        }
        self.set(inst, Pieces::from_elem(found, 1));
        Ok(())
    }

    /// `insertelement`.
    pub(super) fn insert_element(
        &mut self,
        inst: Inst,
        [vector, element, index]: [Value; 3],
    ) -> Selected {
        let mut lanes = self.pieces(vector)?;
        let element_type = self.raw(self.ty(element));
        let element = self.piece(element)?;
        if let Some(at) = self.index(index) {
            if let Some(lane) = lanes.get_mut(at) {
                *lane = element;
            }
            self.set(inst, lanes);
            return Ok(());
        }
        let scalar = self.is_scalar(inst);
        let (index_bits, index) = (self.bits(self.ty(index)), self.piece(index)?);
        for (at, lane) in lanes.iter_mut().enumerate() {
            let args = [index, Piece::Imm(at as u64)];
            let flag = self.compare_ints(IntCc::Eq, index_bits, args, scalar);
            *lane = self.choose_by(flag, false, element_type, [element, *lane], scalar);
        }
        self.set(inst, lanes);
        Ok(())
    }

    /// `shufflevector`.
    pub(super) fn shuffle(&mut self, inst: Inst, args: [Value; 2], mask: MaskId) -> Selected {
        let mut lanes = self.pieces(args[0])?;
        lanes.extend(self.pieces(args[1])?);
        let body = self.body;
        let found = body.shuffle_masks[mask]
            .iter()
            .map(|&at| usize::try_from(at).ok().and_then(|at| lanes.get(at).copied()))
            .map(|lane| lane.unwrap_or(Piece::Imm(0)))
            .collect();
        self.set(inst, found);
        Ok(())
    }

    /// The scalars of a part of an aggregate: where they begin and how many there are.
    fn part_of(&self, ty: Type, path: PathId) -> Selected<(usize, usize)> {
        let mut ty = ty;
        let mut first = 0;
        for &index in &self.body.index_paths[path] {
            for before in 0..u64::from(index) {
                let element = self.cx.types.element(ty, before).unwrap_or(Type::VOID);
                first += self.scalar_types(element)?.len();
            }
            ty = self
                .cx
                .types
                .element(ty, index.into())
                .ok_or_else(|| Diagnostic::error("an index beyond a structure"))?;
        }
        Ok((first, self.scalar_types(ty)?.len()))
    }

    /// `extractvalue`.
    pub(super) fn extract_value(&mut self, inst: Inst, value: Value, path: PathId) -> Selected {
        let (first, count) = self.part_of(self.ty(value), path)?;
        let pieces = self.pieces(value)?;
        self.set(inst, pieces[first..first + count].iter().copied().collect());
        Ok(())
    }

    /// `insertvalue`.
    pub(super) fn insert_value(&mut self, inst: Inst, args: [Value; 2], path: PathId) -> Selected {
        let (first, count) = self.part_of(self.ty(args[0]), path)?;
        let mut pieces = self.pieces(args[0])?;
        let part = self.pieces(args[1])?;
        pieces[first..first + count].copy_from_slice(&part);
        self.set(inst, pieces);
        Ok(())
    }
}
