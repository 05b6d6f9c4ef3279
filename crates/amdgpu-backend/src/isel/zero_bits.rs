//! Proof of what selection takes for granted of bits above narrow numbers, in debug builds.
//!
//! The invariant is: bits above a number's width mean nothing. A rule that needs them zero asks for the number extended,
//! which costs a mask, unless the register is known to have zeros there ([`Isel::is_extended`]). Whatever is known so is a
//! [`Claim`], for the definition is selected after its use; here the finished function proves each.

use ir::machine::{Inst, MachineFunction, Operand, RegOperand, SubReg, UseDef, VReg, generic};
use ir::map::Set;
use ir::ssa::InstKind;

use super::Isel;
use super::part::{Arg, Part};
use crate::target::table::{self, flag, op};

/// A register whose bits from `bits` on are taken for zeros.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Claim {
    pub(super) reg: VReg,
    pub(super) bits: u32,
}

impl Isel<'_> {
    /// Notes that a place's bits from `bits` on are taken for zeros. Quotients and remainders are left out: they are below
    /// their dividends and divisors, which are extended, but no single instruction shows that.
    pub(super) fn claim_zero_bits(&mut self, arg: Arg, part: Part, bits: u32) {
        let divided = arg.value().and_then(|(value, _)| self.body.def_kind(value)).is_some_and(
            |kind| matches!(kind, InstKind::Binary { op, .. } if op.is_int_division()),
        );
        if let Part::Reg(reg, SubReg::WHOLE) = part
            && !divided
        {
            self.claims.push(Claim { reg, bits });
        }
    }

    /// Checks every claim.
    pub(super) fn check_zero_bits(&self) {
        let defs = UseDef::new(&self.func);
        let mut proof = Proof { func: &self.func, defs, assumed: Set::default() };
        for claim in &self.claims {
            let mut reg = claim.reg;
            while let Some(next) = self.aliases[reg].expand() {
                reg = next;
            }
            assert!(
                proof.holds(reg, claim.bits),
                "in {}: bits of {reg:?} from {} on are taken for zeros",
                self.func.name,
                claim.bits
            );
        }
    }
}

struct Proof<'f> {
    func: &'f MachineFunction,
    defs: UseDef,
    /// Claims that are proved, or being proved: a phi in a loop holds if it holds with itself.
    assumed: Set<(VReg, u32)>,
}

impl Proof<'_> {
    fn holds(&mut self, reg: VReg, bits: u32) -> bool {
        if bits >= 32 || !self.assumed.insert((reg, bits)) {
            return true;
        }
        let defs: Vec<Inst> = self.defs.defs(reg).iter().map(|place| place.inst).collect();
        defs.into_iter().all(|inst| self.result_holds(inst, bits))
    }

    fn result_holds(&mut self, inst: Inst, bits: u32) -> bool {
        let operands: Vec<Operand> = self.func.operands(inst).to_vec();
        let sources: Vec<Operand> = operands
            .iter()
            .filter(|o| !o.as_reg().is_some_and(|reg| reg.is_def() || reg.is_implicit()))
            .copied()
            .collect();
        let opcode = self.func.opcode(inst);
        let all = |list: &[Operand], proof: &mut Self| {
            list.iter().all(|&operand| proof.operand_holds(operand, bits))
        };
        match opcode {
            generic::IMPLICIT_DEF => true,
            generic::COPY => all(&sources, self),
            generic::PHI => {
                let values: Vec<Operand> =
                    sources.iter().copied().filter(|o| o.as_reg().is_some()).collect();
                all(&values, self)
            }
            op::V_AND_B32_e64
            | op::V_AND_B32_e32
            | op::S_AND_B32
            | op::V_MIN_U32_e64
            | op::V_MIN_U32_e32
            | op::S_MIN_U32
            | op::V_MIN3_U32_e64 => {
                sources.iter().any(|&operand| self.operand_holds(operand, bits))
            }
            op::V_OR_B32_e64
            | op::V_OR_B32_e32
            | op::S_OR_B32
            | op::V_XOR_B32_e64
            | op::V_XOR_B32_e32
            | op::S_XOR_B32
            | op::V_MAX_U32_e64
            | op::V_MAX_U32_e32
            | op::S_MAX_U32
            | op::V_MAX3_U32_e64
            | op::V_MOV_B32_e32
            | op::S_MOV_B32 => all(&sources, self),
            op::V_LSHLREV_B32_e64 | op::V_LSHLREV_B32_e32 => {
                self.shifted_holds(sources.first(), sources.get(1), bits)
            }
            op::S_LSHL_B32 => self.shifted_holds(sources.get(1), sources.first(), bits),
            op::V_LSHL_OR_B32_e64 => {
                self.shifted_holds(sources.get(1), sources.first(), bits)
                    && all(&sources[2..], self)
            }
            op::V_LSHRREV_B32_e64 | op::V_LSHRREV_B32_e32 => all(&sources[1..2], self),
            op::S_LSHR_B32 => all(&sources[..1], self),
            op::V_BFE_U32_e64 => {
                sources.get(2).and_then(Operand::as_imm).is_some_and(|n| n as u32 <= bits)
            }
            op::S_BFE_U32 => {
                sources.get(1).and_then(Operand::as_imm).is_some_and(|n| n as u32 >> 16 <= bits)
            }
            op::V_CNDMASK_B32_e64 => {
                let values = [1, 3].map(|n| sources.get(n).copied());
                values.iter().flatten().all(|&value| self.operand_holds(value, bits))
            }
            _ => self.is_narrow_load(inst, bits),
        }
    }

    /// Whether a number shifted up by a constant has zeros from a bit on.
    fn shifted_holds(&mut self, by: Option<&Operand>, number: Option<&Operand>, bits: u32) -> bool {
        let by = by.and_then(Operand::as_imm).and_then(|by| u32::try_from(by).ok());
        match (by, number) {
            (Some(by), Some(&number)) if by <= bits => self.operand_holds(number, bits - by),
            _ => false,
        }
    }

    fn operand_holds(&mut self, operand: Operand, bits: u32) -> bool {
        match operand {
            Operand::Imm(value) => (value as u32) >> bits == 0,
            Operand::Reg(RegOperand { reg, .. }) => match (reg.as_virtual(), self.part(operand)) {
                (Some(reg), SubReg::WHOLE) => self.holds(reg, bits),
                _ => false,
            },
            _ => false,
        }
    }

    fn part(&self, operand: Operand) -> SubReg {
        operand.as_reg().map_or(SubReg::WHOLE, |reg| reg.sub)
    }

    /// Loads of bytes and halves without sign write whole dwords.
    fn is_narrow_load(&self, inst: Inst, bits: u32) -> bool {
        let opcode = self.func.opcode(inst);
        bits >= 8 && table::is(opcode, flag::ZERO_EXTENDS_8)
            || bits >= 16 && table::is(opcode, flag::ZERO_EXTENDS_16)
    }
}
