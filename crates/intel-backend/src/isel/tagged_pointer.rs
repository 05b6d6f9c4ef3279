//! Generic pointers: the tag in their upper bits says which memory they point to.

use ir::ssa::{InstKind, IntCc, Value, ValueKind};
use transform::address::LinearAddress;

use super::Select;
use super::piece::Piece;
use crate::ir_passes::generic_pointers::{TAG_SHIFT, tag};
use crate::target::eu::Type as Eu;

/// Casts to generic pointers, in kernels that have them.
impl Select<'_> {
    /// A generic pointer of one to local or private memory.
    pub(crate) fn tagged_pointer(&mut self, pointer: Value, piece: Piece, scalar: bool) -> Piece {
        let space = self.cx.types.scalar(self.ty(pointer)).address_space();
        let Some(tag) = space.and_then(tag) else { return piece };
        let upper = tag << (TAG_SHIFT - 32);
        if let Piece::Imm(offset) = piece {
            return Piece::Imm(if offset == 0 { 0 } else { offset | upper << 32 });
        }
        let mut upper = Piece::Imm(upper);
        if !self.is_object(pointer) {
            let args = [piece, Piece::Imm(0)];
            let flag = self.compare_ints(IntCc::Ne, 32, args, scalar);
            upper = self.choose_by(flag, false, Eu::UD, [upper, Piece::Imm(0)], scalar);
        }
        self.join_halves([piece, upper], scalar)
    }

    /// Whether a pointer is not null: one into a variable, or a parameter.
    fn is_object(&self, pointer: Value) -> bool {
        let base = LinearAddress::of(self.body, self.cx, pointer).base;
        match base.kind() {
            ValueKind::Local(local) => match self.body.def_kind(base) {
                Some(kind) => matches!(kind, InstKind::Alloca { .. }),
                None => self.body.block_params(self.body.entry()).contains(&local),
            },
            ValueKind::Const(c) => self.cx.consts.as_global(c).is_some(),
            ValueKind::Metadata(_) => false,
        }
    }
}
