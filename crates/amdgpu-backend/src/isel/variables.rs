//! Variables of the source: the registers that hold the values of the IR's debug records.
//!
//! Records never ask for a value: a value without another use is not selected, and then the variable is unknown. The
//! values of variables at a block's start are computed over the IR, whose control flow is the lanes'
//! ([`VariableFlow`]): where paths meet, a variable keeps the value that it has on all of them. A scalar that lanes see
//! after they left its loop in different iterations is not theirs any more; there the copy in vector registers is, if
//! another user made one.

use ir::debug::{DebugInfo, Emission};
use ir::machine::{
    BlockRecords, FrameVariable, Record, Variable, VariableId, VariablePart, VariableValue,
    Variables,
};
use ir::map::{Map, Set};
use ir::ssa::{
    Block, CastOp, ConstData, Inst, InstKind, Local, LocalDef, Md, Type, Value, ValueKind,
};
use smallvec::SmallVec;
use transform::analysis::variables::{self, RecordKind, VariableFlow};

use super::part::Part;
use super::{Isel, shape};
use ir::machine;

/// Casts and the like that are looked through for a value.
const LONGEST_LOOK: usize = 16;

/// Positions of records in the code: each is before an instruction, or at its block's end.
pub(crate) type RecordPlaces = Map<Inst, Option<machine::Inst>>;

/// Whether a module wants its variables.
pub(super) fn wanted(info: &DebugInfo<'_>) -> bool {
    info.units().any(|unit| info.emission(unit) == Emission::Full)
}

impl Isel<'_> {
    /// Says what the function's variables have. Selection is finished.
    pub(super) fn variables(&mut self) -> Option<Variables> {
        let flow = VariableFlow::of(self.body, self.cx);
        if flow.is_empty() {
            return None;
        }
        let mut out = Variables::default();
        let mut ids: Map<variables::Piece, VariableId> = Map::default();
        for &piece in flow.pieces() {
            let id = self.piece(&mut out, piece);
            ids.insert(piece, id);
        }
        let mut found = Found { out, ids, flow: &flow };
        let places = std::mem::take(&mut self.records);
        for &block in &self.plan.order {
            self.block_variables(&mut found, &places, block);
        }
        Some(found.out)
    }

    /// The variable of a piece. What is inlined has the place of its call.
    fn piece(&mut self, out: &mut Variables, piece: variables::Piece) -> VariableId {
        let (info, known) = self.debug.as_mut().expect("debug information");
        let places = &mut self.func.debug_locs;
        let inlined_at = piece.inlined_at.and_then(|md| known.get(info, places, md));
        let (node, fragment) = (piece.variable.as_u32(), piece.fragment);
        out.known.intern(Variable { node, inlined_at: inlined_at.into(), fragment })
    }

    fn block_variables(&mut self, found: &mut Found<'_>, places: &RecordPlaces, block: Block) {
        let Some(own) = self.blocks[block].expand() else { return };
        self.home = block;
        let order: Vec<machine::Inst> = self.func.insts(own).collect();
        let mut numbers: Map<machine::Inst, u32> = Map::default();
        numbers.extend(order.iter().zip(0u32..).map(|(&inst, n)| (inst, n)));
        let mut records: Vec<Record> = Vec::new();
        for (piece, known) in found.flow.at_begin(block) {
            let value = self.variable_value(known.value, known.expression);
            if value.is_some() {
                let variable = found.ids[&piece];
                records.push(Record { variable, value, position: 0, first: false });
            }
        }
        // No piece of those of which something is said.
        let mut new: Set<VariableId> = Set::default();
        new.extend(found.flow.never_before(block).map(|piece| found.ids[&piece]));
        // Positions from the last one on: a record whose instruction is gone is at the position of the next.
        let mut position = order.len() as u32;
        let mut own_records: Vec<(Inst, u32)> = Vec::new();
        for inst in self.body.block_insts(block).collect::<Vec<_>>().into_iter().rev() {
            if let Some(place) = places.get(&inst) {
                let at = place.and_then(|inst| numbers.get(&inst).copied());
                position = at.unwrap_or(position).min(position);
                own_records.push((inst, position));
            }
        }
        for (inst, position) in own_records.into_iter().rev() {
            let Some(record) = variables::record(self.body, self.cx, inst) else { continue };
            let expression = record.expression;
            let id = found.ids[&record.piece];
            match record.kind {
                RecordKind::Declare => {
                    if let Some((slot, offset)) = record.value.and_then(|v| self.in_frame(v)) {
                        let expression = expression.map(Md::as_u32);
                        found.out.in_frame.push(FrameVariable {
                            variable: id,
                            slot,
                            offset,
                            expression,
                        });
                    }
                }
                RecordKind::Value => {
                    let known = found.flow.after(inst);
                    let value = known.and_then(|k| self.variable_value(k.value, k.expression));
                    let first = new.swap_remove(&id);
                    records.push(Record { variable: id, value, position, first });
                }
            }
        }
        found.out.blocks[own] = BlockRecords { order, records };
    }

    /// The object of the frame that a value is the address of, and the offset in it.
    fn in_frame(&self, value: Value) -> Option<(machine::FrameSlot, i64)> {
        let (parts, _) = self.known_parts(value, LONGEST_LOOK)?;
        match parts[..] {
            [VariablePart::Address(slot, offset), ..] => Some((slot, offset)),
            _ => None,
        }
    }

    /// Returns the location of a record's value where the current block reads it.
    fn variable_value(&self, value: Value, expression: Option<Md>) -> Option<VariableValue> {
        let (parts, bits) = self.known_parts(value, LONGEST_LOOK)?;
        Some(VariableValue { parts, bits, expression: expression.map(Md::as_u32) })
    }

    /// The dwords of a value that something asked for, as memory would have them; and how many bits they are.
    fn known_parts(&self, value: Value, most: usize) -> Option<(SmallVec<[VariablePart; 2]>, u64)> {
        let ty = self.ty(value);
        let bits = self.cx.bits(ty);
        match value.kind() {
            ValueKind::Const(c) => {
                let number = match &self.cx.consts[c] {
                    ConstData::Int { value, .. } => *value,
                    ConstData::Float { bits, .. } => *bits,
                    ConstData::Zero(ty) if ty.address_space().is_none_or(|s| s == 0) => 0,
                    _ => return None,
                };
                let dwords = (0..bits.div_ceil(32)).map(|n| (number >> (32 * n)) as u32);
                (bits <= 128).then(|| (dwords.map(VariablePart::Constant).collect(), bits))
            }
            ValueKind::Metadata(_) => None,
            ValueKind::Local(local) => {
                self.local_parts(local, most).map(|parts| (parts, bits)).filter(|_| bits > 0)
            }
        }
    }

    fn local_parts(&self, local: Local, most: usize) -> Option<SmallVec<[VariablePart; 2]>> {
        let ty = self.body.locals[local].ty;
        if !self.is_as_in_memory(ty) || self.moved[local].is_some() {
            return None;
        }
        let left = self.is_from_loop(local);
        let rep = if left { self.twins[local] } else { self.values[local] };
        if rep.start != u32::MAX {
            // A mask of lanes is no value of one lane.
            let bool = ty == Type::int(1);
            if bool && (left || self.banks.of_local(local) == super::Bank::V) {
                return None;
            }
            return self.list(rep).iter().map(|&part| self.variable_part(part)).collect();
        }
        if left || most == 0 {
            return None;
        }
        let LocalDef::Inst(inst) = self.body.locals[local].def else { return None };
        let inner = |value: Value| self.known_parts(value, most - 1).map(|(parts, _)| parts);
        match self.body.insts[inst].kind {
            InstKind::Alloca { .. } => {
                let slot = self.frame[local].expand()?;
                Some(SmallVec::from_slice(&[VariablePart::Address(slot, 0)]))
            }
            InstKind::Freeze { value } if value.local().is_some() => inner(value),
            InstKind::Cast { op, value, .. } => {
                let from = self.ty(value);
                let dwords = |ty: Type| shape::dwords(self.cx, ty).ok();
                match op {
                    CastOp::BitCast if self.same_layout(from, ty) => inner(value),
                    CastOp::PtrToInt | CastOp::PtrToAddr | CastOp::IntToPtr
                        if self.cx.bits(from) == self.cx.bits(ty) =>
                    {
                        inner(value)
                    }
                    CastOp::AddrSpaceCast => {
                        let (a, b) = (from.address_space(), ty.address_space());
                        let flat = |s: Option<u32>| matches!(s, Some(0 | 1 | 4));
                        // A declared variable's address may be cast to a flat one.
                        let own = a == Some(5) && b == Some(0);
                        if !(flat(a) && flat(b) || own) {
                            return None;
                        }
                        let parts = inner(value)?;
                        let address = matches!(parts[..], [VariablePart::Address(..)]);
                        (address || !own).then_some(parts)
                    }
                    CastOp::Trunc if from.is_int() && ty.is_int() && ty != Type::int(1) => {
                        let mut parts = inner(value)?;
                        parts.truncate(dwords(ty)?);
                        Some(parts)
                    }
                    _ => None,
                }
            }
            _ => None,
        }
    }

    /// Whether a value's dwords are as memory has them.
    fn is_as_in_memory(&self, ty: Type) -> bool {
        if shape::Ty::of(self.cx, ty).is_some() || ty.is_int() {
            return true;
        }
        let Some((elem, lanes)) = self.cx.types.vector_parts(ty) else { return false };
        self.cx.bits(elem).is_multiple_of(32) || shape::is_half(elem) && lanes > 1
    }

    fn variable_part(&self, part: Part) -> Option<VariablePart> {
        match part {
            Part::Reg(mut reg, sub) => {
                while let Some(next) = self.aliases[reg].expand() {
                    reg = next;
                }
                Some(VariablePart::Reg(reg, sub))
            }
            Part::Imm(value) => Some(VariablePart::Constant(value as u32)),
            Part::Bool(set) => Some(VariablePart::Constant(u32::from(set))),
            Part::Frame(slot, offset) => Some(VariablePart::Address(slot, i64::from(offset))),
            Part::Phys(_) | Part::Undef => None,
        }
    }
}

/// The variables that are being collected.
struct Found<'f> {
    out: Variables,
    ids: Map<variables::Piece, VariableId>,
    flow: &'f VariableFlow,
}
