//! Interpolation of attributes of primitives. Before gfx11 instructions read the attribute from LDS by what M0 says; from
//! then on it is loaded into registers first.

use ir::diagnostic::Diagnostic;
use ir::machine::Opcode;
use ir::ssa::{Inst, Value};
use smallvec::SmallVec;

use super::part::{Part, Src};
use super::{Isel, Lowered};
use crate::target::Generation;
use crate::target::classes::Bank;
use crate::target::table::{self, modifier, op};

/// Exports that instructions on registers need not wait for: all.
const NO_WAIT: i64 = 7;

/// Form of the instruction for an interpolation intrinsic.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// Sources in registers, then the attribute's channel and number, whether it is an upper half, and what M0 says. The
    /// numbers are those of the sources.
    Attribute(usize),
    /// Halves of the attribute as well.
    HalfAttribute(usize),
    /// The value of M0, the channel, the number: a point of the primitive as it is.
    Point,
    /// All operands are in registers; the bits say which are halves that may be upper ones.
    Registers(u8),
    /// The attribute into a register.
    Load,
}

/// The instruction and form of an intrinsic, by its name without `llvm.amdgcn.`.
fn row_of(name: &str, generation: Generation) -> Option<(Opcode, Form)> {
    Some(match name {
        "interp.p1" => (op::V_INTERP_P1_F32, Form::Attribute(1)),
        "interp.p2" => (op::V_INTERP_P2_F32, Form::Attribute(2)),
        "interp.mov" => (op::V_INTERP_MOV_F32, Form::Point),
        "interp.p1.f16" => (op::V_INTERP_P1LL_F16, Form::HalfAttribute(1)),
        "interp.p2.f16" => (op::V_INTERP_P2_F16, Form::HalfAttribute(2)),
        "interp.inreg.p10" => (op::V_INTERP_P10_F32_inreg, Form::Registers(0)),
        "interp.inreg.p2" => (op::V_INTERP_P2_F32_inreg, Form::Registers(0)),
        "interp.inreg.p10.f16" => (op::V_INTERP_P10_F16_F32_inreg_fake16, Form::Registers(0b101)),
        "interp.inreg.p2.f16" => (op::V_INTERP_P2_F16_F32_inreg_fake16, Form::Registers(0b001)),
        "interp.p10.rtz.f16" => (op::V_INTERP_P10_RTZ_F16_F32_inreg_fake16, Form::Registers(0b101)),
        "interp.p2.rtz.f16" => (op::V_INTERP_P2_RTZ_F16_F32_inreg_fake16, Form::Registers(0b001)),
        "lds.param.load" if generation == Generation::Gfx1200 => (op::DS_PARAM_LOAD, Form::Load),
        "lds.param.load" => (op::LDS_PARAM_LOAD, Form::Load),
        _ => return None,
    })
}

/// Whether a name is that of such an intrinsic.
pub(super) fn is_known(name: &str) -> bool {
    name.starts_with("interp.") || name == "lds.param.load"
}

impl Isel<'_> {
    /// Selects an intrinsic of interpolation.
    pub(super) fn interpolate(&mut self, inst: Inst, name: &str, args: &[Value]) -> Lowered {
        let found = row_of(name, self.generation)
            .filter(|row| table::real(self.generation, row.0).is_some());
        let Some((opcode, form)) = found else {
            let message = format!("'llvm.amdgcn.{name}' on {}", self.generation.name());
            return Err(Diagnostic::unsupported(message));
        };
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        let mut imms: SmallVec<[i64; 8]> = SmallVec::new();
        let (sources, rest) = match form {
            Form::Attribute(count) | Form::HalfAttribute(count) => args.split_at(count),
            Form::Registers(_) => args.split_at(3),
            Form::Point | Form::Load => args.split_at(0),
        };
        for &arg in sources {
            // The attribute comes first, what the steps before gave last.
            let src = self.src(arg.into())?;
            srcs.push(src);
        }
        match form {
            Form::Attribute(_) => {
                imms.extend([self.immediate(rest[1])?, self.immediate(rest[0])?]);
            }
            Form::HalfAttribute(_) => {
                let high = self.immediate(rest[2])? & 1;
                imms.extend([self.immediate(rest[1])?, self.immediate(rest[0])?, high]);
            }
            Form::Point => {
                let [point, channel, attribute] = [rest[0], rest[1], rest[2]];
                imms.extend([self.immediate(point)?, self.immediate(attribute)?]);
                imms.push(self.immediate(channel)?);
            }
            Form::Registers(halves) => {
                if let Some(&high) = rest.first()
                    && self.immediate(high)? & 1 != 0
                {
                    for (n, src) in srcs.iter_mut().enumerate() {
                        src.modifiers |= if halves >> n & 1 != 0 { modifier::OP_SEL } else { 0 };
                    }
                }
                // Clamping, and before the waiting the halves of results.
                imms.push(0);
                imms.extend((halves != 0).then_some(0));
                imms.push(NO_WAIT);
            }
            Form::Load => {
                // Results that vector instructions have not written yet are waited for.
                imms.extend([self.immediate(rest[1])?, self.immediate(rest[0])?, 0]);
                imms.extend((self.generation == Generation::Gfx1200).then_some(1));
            }
        }
        if let (false, Some(&state)) = (matches!(form, Form::Registers(_)), args.last()) {
            let state = self.src(state.into())?.part;
            self.set_m0(state);
        }
        let reg = self.temp(Bank::V, 1);
        if let (Form::HalfAttribute(2), &[first, second]) = (form, &srcs[..]) {
            // The second step's own coordinate stands before the sum.
            srcs = SmallVec::from_slice(&[second, first]);
        }
        self.emit(opcode, &[reg.into()], &srcs, &imms);
        self.define(inst, &[Part::whole(reg)])
    }
}
