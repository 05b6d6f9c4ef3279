//! Operations with their rounding written down: selected as the plain ones are, while what the instructions ask for
//! is another rounding.

use ir::machine::{InstFlags, Opcode};
use ir::ssa::{FastMath, Inst, InstKind, Intrinsic, Type, Value};

use super::part::Arg;
use super::rules::Op;
use super::shape::Ty;
use super::{Isel, Lowered};
use crate::ir_passes::rounding::{Plain, Rounding, comparison, numbers};
use crate::target::table;

impl Isel<'_> {
    /// Selects a call that names the rounding of an operation.
    pub(super) fn rounded(
        &mut self,
        inst: Inst,
        plain: Plain,
        args: &[Value],
        fast: FastMath,
    ) -> Lowered {
        let named = Rounding::of_call(self.cx, self.body, args)?;
        let rounding = named.unwrap_or(self.default_rounding);
        self.in_rounding(rounding, |isel| isel.plainly(inst, plain, args, fast))
    }

    /// Selects instructions that round by `rounding`.
    pub(super) fn in_rounding<T>(
        &mut self,
        rounding: Rounding,
        select: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let outer = core::mem::replace(&mut self.rounding, rounding);
        let result = select(self);
        self.rounding = outer;
        result
    }

    /// Steps of an operation that are to the nearest whatever the operation's own rounding is.
    pub(super) fn in_nearest<T>(&mut self, select: impl FnOnce(&mut Self) -> T) -> T {
        let rounding = match self.rounding {
            Rounding::Plain => Rounding::Plain,
            _ => Rounding::Nearest,
        };
        self.in_rounding(rounding, select)
    }

    /// Steps of an operation that keep denormals of `float`.
    pub(super) fn keeping_f32_denormals<T>(&mut self, select: impl FnOnce(&mut Self) -> T) -> T {
        let flags = own_denormals(3, self.mode.denormal_16_64);
        let outer = core::mem::replace(&mut self.denormals, flags);
        let result = select(self);
        self.denormals = outer;
        result
    }

    /// Returns the mode that an instruction that is selected now requires, if it depends on the mode.
    pub(super) fn own_mode(&self, opcode: Opcode) -> InstFlags {
        let mut flags = InstFlags::NONE;
        if table::rounds(opcode) {
            flags |= self.rounding.flags();
        }
        if table::depends_on_denormals(opcode) {
            flags |= self.denormals;
        }
        flags
    }

    /// The plain operation, in the rounding that is set.
    fn plainly(&mut self, inst: Inst, plain: Plain, args: &[Value], fast: FastMath) -> Lowered {
        let InstKind::Call { callee, .. } = self.body.insts[inst].kind else {
            unreachable!("a call")
        };
        let Some(result) = self.body.result(inst) else { return Err(self.unknown(callee)) };
        let named = comparison(self.cx, self.body, args);
        let numbers = numbers(args);
        let to = self.body.locals[result].ty;
        let of = match plain {
            Plain::Compare => self.ty(numbers[0]),
            _ => to,
        };
        let plain = match plain {
            Plain::Call(Intrinsic::RInt | Intrinsic::NearbyInt) => {
                Plain::Call(to_integral(self.rounding))
            }
            plain => plain,
        };
        let build = move |isel: &Self, list: &[Arg], types: &[Type]| {
            Some(match (plain, list) {
                (Plain::Binary(op), &[a, b]) => Op::Binary { op, fast, a, b },
                (Plain::Cast(op), &[a]) => Op::Cast { op, from: Ty::of(isel.cx, types[0])?, a },
                (Plain::Compare, &[a, b]) => Op::FCmp { cc: named?, a, b },
                (Plain::Call(f), &[a]) => Op::Call1 { f, fast, a },
                (Plain::Call(f), &[a, b]) => Op::Call2 { f, fast, a, b },
                (Plain::Call(f), &[a, b, c]) => Op::Call3 { f, fast, a, b, c },
                _ => return None,
            })
        };
        let bank = self.banks.of_local(result);
        self.elementwise(inst, bank, of, numbers, &build).map_err(|_| self.unknown(callee))
    }
}

/// Asks for denormals as MODE's fields have them: bit 0 keeps those of operands, bit 1 those of results.
pub(super) fn own_denormals(single: u8, others: u8) -> InstFlags {
    let bits = [
        (single & 1, InstFlags::F32_IN_DENORMALS),
        (single & 2, InstFlags::F32_OUT_DENORMALS),
        (others & 1, InstFlags::F64_IN_DENORMALS),
        (others & 2, InstFlags::F64_OUT_DENORMALS),
    ];
    let kept = bits.into_iter().filter(|bit| bit.0 != 0);
    kept.fold(InstFlags::OWN_DENORMALS, |flags, (_, flag)| flags | flag)
}

/// Returns the intrinsic that rounds to an integer in a direction.
const fn to_integral(rounding: Rounding) -> Intrinsic {
    match rounding {
        Rounding::Upward => Intrinsic::Ceil,
        Rounding::Downward => Intrinsic::Floor,
        Rounding::TowardZero => Intrinsic::Trunc,
        Rounding::Plain | Rounding::Nearest | Rounding::Dynamic => Intrinsic::RInt,
    }
}
