//! Addresses of local memory without the constant address of the variable.
//!
//! The address of a variable in local memory is known when code is selected, and each access adds a constant of 16 bits by
//! itself. So an address in a variable of which nothing but accesses and further such addresses are made is computed
//! without the variable's own, which the accesses add: one instruction less for each, and the elements of two variables
//! at the same index have one address register.

use cranelift_entity::SecondaryMap;
use ir::map::Map;
use ir::ssa::{BinaryOp, CastOp, Const, ConstData, ConstExpr, InstKind, Local, Type, Value};
use transform::address::LinearAddress;

use super::Isel;
use crate::mir_opt::memory_effects::LOCAL_SPACE;

/// Offset that the accesses at an address add to it; none if nothing.
pub(crate) type Moved = SecondaryMap<Local, Option<i64>>;

impl Isel<'_> {
    /// Finds the addresses that are computed without their variable's.
    pub(super) fn find_moved(&mut self) {
        let mut found: Vec<Local> = Vec::new();
        for &block in &self.plan.order {
            for inst in self.body.block_insts(block) {
                let InstKind::Gep { args, .. } = self.body.insts[inst].kind else { continue };
                let result = self.body.result(inst).expect("an address");
                let ty = self.body.locals[result].ty;
                if ty.is_vector() || ty.address_space() != Some(3) {
                    continue;
                }
                let base = self.body.list(args)[0];
                let moved = match base.local() {
                    Some(local) => self.moved[local],
                    None => self.variable_address(base),
                };
                if moved.is_some() {
                    self.moved[result] = moved;
                    found.push(result);
                }
            }
        }
        // Users come later.
        for &local in found.iter().rev() {
            if !self.only_accessed(local) {
                self.moved[local] = None;
            }
        }
        for &local in &found {
            let base = self.gep_base(local).and_then(Value::local);
            if base.is_some_and(|base| self.moved[base].is_none()) {
                self.moved[local] = None;
            }
        }
    }

    /// The constant address of a variable of local memory, or of a place in it; none if that is 0, or not known.
    fn variable_address(&self, base: Value) -> Option<i64> {
        let address = LinearAddress::of(self.body, self.cx, base);
        let ConstData::Global { global, .. } = self.cx.consts[address.base.constant()?] else {
            return None;
        };
        if !address.terms.is_empty() || self.cx.globals[global].address_space != 3 {
            return None;
        }
        let start = self.unit.abi.lds.address(self.global, global)?;
        let at = i64::from(start).checked_add(address.offset)?;
        (1..0x10000).contains(&at).then_some(at)
    }

    fn gep_base(&self, local: Local) -> Option<Value> {
        let inst = self.body.def_inst(local.into())?;
        let InstKind::Gep { args, .. } = self.body.insts[inst].kind else { return None };
        Some(self.body.list(args)[0])
    }

    /// Whether an address is only read, written and added to, the latter likewise.
    fn only_accessed(&self, local: Local) -> bool {
        let uses = self.plan.uses();
        let address: Value = local.into();
        uses.passed_to(self.body, local).is_empty()
            && uses.of_local(local).iter().all(|&user| match self.body.insts[user].kind {
                InstKind::Load { ptr, .. } => ptr == address,
                InstKind::Store { ptr, value, .. } => ptr == address && value != address,
                InstKind::Gep { args, .. } => {
                    let args = self.body.list(args);
                    let result = self.body.result(user);
                    args[0] == address
                        && !args[1..].contains(&address)
                        && result.is_some_and(|r| self.moved[r].is_some())
                }
                InstKind::AtomicRmw { args: [ptr, value], .. } => {
                    ptr == address && value != address
                }
                InstKind::CmpXchg { args: [ptr, expected, new], .. } => {
                    ptr == address && expected != address && new != address
                }
                InstKind::DebugRecord { .. } => true,
                _ => false,
            })
    }

    /// Returns the offset that an access adds to the parts of an address to get its variable's.
    pub(super) fn moved_by(&self, address: Value) -> i64 {
        address.local().and_then(|local| self.moved[local]).unwrap_or(0)
    }
}

/// Constant expressions deeper than this are refused.
const MOST_DEPTH: u32 = 64;

impl Isel<'_> {
    /// Returns the value of a constant that is made of numbers and addresses of local variables, which are numbers here.
    pub(super) fn local_number(&self, c: Const) -> Option<u64> {
        self.local_number_at(c, MOST_DEPTH, &mut Map::default())
    }

    /// Constants share operands: each is computed once.
    fn local_number_at(
        &self,
        c: Const,
        depth: u32,
        known: &mut Map<Const, Option<u64>>,
    ) -> Option<u64> {
        if let Some(&number) = known.get(&c) {
            return number;
        }
        let number = self.compute_local_number(c, depth, known);
        known.insert(c, number);
        number
    }

    fn compute_local_number(
        &self,
        c: Const,
        depth: u32,
        known: &mut Map<Const, Option<u64>>,
    ) -> Option<u64> {
        let depth = depth.checked_sub(1)?;
        let cx = self.cx;
        let bits = number_bits(cx.consts[c].ty())?;
        let value = match &cx.consts[c] {
            ConstData::Int { .. } => cx.consts.as_int(c)? as u64,
            ConstData::Zero(_) => 0,
            ConstData::Global { global, .. } | ConstData::Wrapped { global, .. } => {
                u64::from(self.unit.abi.lds.address(self.global, *global)?)
            }
            ConstData::Expr { expr: ConstExpr::Gep { .. }, .. } => {
                let address = LinearAddress::of(self.body, cx, c.into());
                let base = address.base.constant().filter(|&base| base != c)?;
                if !address.terms.is_empty() {
                    return None;
                }
                let base = self.local_number_at(base, depth, known)?;
                base.wrapping_add(address.offset as u64)
            }
            ConstData::Expr { expr: ConstExpr::Cast { op, value }, .. } => {
                let from = number_bits(cx.consts[*value].ty())?;
                let number = self.local_number_at(*value, depth, known)?;
                match op {
                    CastOp::SExt => ((number << (64 - from)) as i64 >> (64 - from)) as u64,
                    CastOp::ZExt
                    | CastOp::Trunc
                    | CastOp::BitCast
                    | CastOp::PtrToInt
                    | CastOp::PtrToAddr
                    | CastOp::IntToPtr => number,
                    _ => return None,
                }
            }
            ConstData::Expr { expr: ConstExpr::Binary { op, operands, .. }, .. } => {
                let [a, b] = operands.map(|operand| self.local_number_at(operand, depth, known));
                let (a, b) = (a?, b?);
                match op {
                    BinaryOp::Add => a.wrapping_add(b),
                    BinaryOp::Sub => a.wrapping_sub(b),
                    BinaryOp::Mul => a.wrapping_mul(b),
                    BinaryOp::And => a & b,
                    BinaryOp::Or => a | b,
                    BinaryOp::Xor => a ^ b,
                    _ => return None,
                }
            }
            _ => return None,
        };
        Some(value & (u64::MAX >> (64 - bits)))
    }
}

/// Bits of a type whose values are numbers here: integers of up to 64 bits, and addresses of local memory.
fn number_bits(ty: Type) -> Option<u32> {
    let bits = if ty.address_space() == Some(LOCAL_SPACE) { Some(32) } else { ty.int_width() };
    bits.filter(|bits| (1..=64).contains(bits))
}
