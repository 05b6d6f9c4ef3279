//! Variables: entries, and where their values are.
//!
//! A value in several registers, or in several pieces, is put together of pieces. What an expression of the front end
//! computes is computed on the stack. Where that cannot be done so that it is right, nothing is said: registers hold 32 bits
//! each, and the stack's numbers are as wide as addresses.

use std::collections::BTreeSet;

use gimli::Register;
use gimli::constants::{self, DwOp};
use gimli::write::{Address, AttributeValue, Expression, Location, LocationList, UnitEntryId};
use ir::debug::{
    CodeVariable, FrameAddress, LocatedPart, LocatedValue, Operation, operations, split_fragment,
    split_space,
};
use ir::ssa::Md;

use crate::unit::UnitWriter;

/// The address space of what is private to a lane, as LLVM's front ends number it.
const PRIVATE: u64 = 1;

/// Operations whose result's lower bits need only the operands' lower bits, and which are the format's under their own names.
const LOW_BITS: &[(&str, DwOp)] = &[
    ("DW_OP_plus", constants::DW_OP_plus),
    ("DW_OP_minus", constants::DW_OP_minus),
    ("DW_OP_mul", constants::DW_OP_mul),
    ("DW_OP_and", constants::DW_OP_and),
    ("DW_OP_or", constants::DW_OP_or),
    ("DW_OP_xor", constants::DW_OP_xor),
    ("DW_OP_not", constants::DW_OP_not),
    ("DW_OP_neg", constants::DW_OP_neg),
    ("DW_OP_shl", constants::DW_OP_shl),
];

/// Operations that need all bits.
const ALL_BITS: &[(&str, DwOp)] = &[
    ("DW_OP_shr", constants::DW_OP_shr),
    ("DW_OP_shra", constants::DW_OP_shra),
    ("DW_OP_div", constants::DW_OP_div),
    ("DW_OP_mod", constants::DW_OP_mod),
    ("DW_OP_deref", constants::DW_OP_deref),
];

/// Properties of a variable's type.
#[derive(Clone, Copy, Default, Debug)]
struct Shape {
    bits: Option<u64>,
    float: bool,
}

impl UnitWriter<'_, '_, '_> {
    /// Says where a variable is, of which there may be several pieces.
    pub(crate) fn set_location(
        &mut self,
        entry: UnitEntryId,
        symbol: usize,
        size: u64,
        pieces: &[&CodeVariable],
    ) {
        let Some(first) = pieces.first() else { return };
        let shape = self.shape(first.node);
        let mut ends: BTreeSet<u64> = BTreeSet::new();
        for (from, to, _) in pieces.iter().flat_map(|piece| &piece.ranges) {
            ends.extend([*from, *to]);
        }
        let ends: Vec<u64> = ends.into_iter().collect();
        // One place in each list for the range that is next.
        let mut next = vec![0usize; pieces.len()];
        let mut found: Vec<(u64, u64, Expression)> = Vec::new();
        for pair in ends.windows(2) {
            let &[from, to] = pair else { continue };
            let mut active: Vec<(&CodeVariable, &LocatedValue)> = Vec::new();
            for (piece, next) in pieces.iter().zip(&mut next) {
                while piece.ranges.get(*next).is_some_and(|range| range.1 <= from) {
                    *next += 1;
                }
                if let Some(range) = piece.ranges.get(*next)
                    && range.0 <= from
                {
                    active.push((piece, &range.2));
                }
            }
            let Some(expression) = self.location(&mut active, shape) else { continue };
            match found.last_mut() {
                Some(last) if last.1 == from && last.2 == expression => last.1 = to,
                _ => found.push((from, to, expression)),
            }
        }
        let at = |offset: u64| Address::Symbol { symbol, addend: offset as i64 };
        let value = match &mut found[..] {
            [] => return,
            [(0, to, expression)] if *to == size => {
                AttributeValue::Exprloc(std::mem::replace(expression, Expression::new()))
            }
            _ => {
                let single = self.single;
                let list = found.into_iter().map(|(begin, end, data)| match single {
                    true => Location::OffsetPair { begin, end, data },
                    false => Location::StartLength { begin: at(begin), length: end - begin, data },
                });
                let list = LocationList(list.collect());
                AttributeValue::LocationListRef(self.unit.locations.add(list))
            }
        };
        self.set(entry, constants::DW_AT_location, value);
    }

    /// Returns the properties of a variable's type.
    fn shape(&self, variable: Md) -> Shape {
        let info = self.info;
        let mut shape = Shape::default();
        let mut next = info.node(variable, "type");
        // Names for types may be of each other only by mistake.
        for _ in 0..64 {
            let Some(ty) = next else { break };
            let bits = info.number(ty, "size").and_then(|n| u64::try_from(n).ok());
            shape.bits = shape.bits.or(bits.filter(|&bits| bits != 0));
            let words = info.words(ty, "encoding").unwrap_or("");
            shape.float = words == "DW_ATE_float" || words == "DW_ATE_complex_float";
            let tag = info.words(ty, "tag").unwrap_or("");
            let same = ["DW_TAG_typedef", "DW_TAG_const_type", "DW_TAG_volatile_type"];
            let same = same.contains(&tag) || tag == "DW_TAG_restrict_type";
            next = if same { info.node(ty, "baseType") } else { None };
        }
        shape
    }

    /// Returns the location of a variable whose pieces are in these places at the same time.
    fn location(
        &self,
        active: &mut [(&CodeVariable, &LocatedValue)],
        shape: Shape,
    ) -> Option<Expression> {
        let mut out = Expression::new();
        match active {
            [] => None,
            [(variable, value)] if variable.fragment.is_none() => {
                self.whole(&mut out, variable, value, shape)?;
                Some(out)
            }
            pieces => {
                pieces.sort_by_key(|(variable, _)| variable.fragment);
                let mut at = 0;
                for (variable, value) in pieces {
                    let (first, bits) = variable.fragment?;
                    if first < at || !first.is_multiple_of(8) || !bits.is_multiple_of(8) {
                        return None;
                    }
                    if first > at {
                        out.op_piece((first - at) / 8);
                    }
                    self.piece(&mut out, variable, value, bits)?;
                    at = first + bits;
                }
                Some(out)
            }
        }
    }

    /// The whole of a variable.
    fn whole(
        &self,
        out: &mut Expression,
        variable: &CodeVariable,
        value: &LocatedValue,
        shape: Shape,
    ) -> Option<()> {
        if variable.in_memory || !self.is_plain(value) {
            return self.computed(out, variable, value);
        }
        let wanted = shape.bits.unwrap_or(value.bits);
        if let Some(number) = constant(value) {
            // A float's bits are no number.
            if shape.float {
                let bytes = usize::try_from(wanted / 8).ok()?;
                let all = number.to_le_bytes();
                out.op_implicit_value(all.get(..bytes)?.into());
                return (wanted == value.bits).then_some(());
            }
            if wanted > 64 || value.bits > 64 {
                return None;
            }
            let shift = 128 - u32::try_from(value.bits).ok()?;
            let signed = ((number << shift) as i128) >> shift;
            // A bool is 0 or 1.
            if signed < 0 && value.bits > 1 {
                out.op_consts(i64::try_from(signed).ok()?);
            } else {
                out.op_constu(u64::try_from(number).ok()?);
            }
            out.op(constants::DW_OP_stack_value);
            return Some(());
        }
        // A bool in a scalar register is 0 or 1 in all bits.
        let bool = value.bits == 1 && wanted <= 32;
        if wanted > value.bits && !bool {
            return None;
        }
        match value.parts[..] {
            [part] => simple(out, part),
            _ => pieces(out, value, wanted),
        }
    }

    /// A piece of a variable.
    fn piece(
        &self,
        out: &mut Expression,
        variable: &CodeVariable,
        value: &LocatedValue,
        bits: u64,
    ) -> Option<()> {
        if variable.in_memory || !self.is_plain(value) {
            self.computed(out, variable, value)?;
            out.op_piece(bits / 8);
            return Some(());
        }
        if value.bits < bits {
            return None;
        }
        pieces(out, value, bits)
    }

    /// Whether nothing is to be done to a value.
    fn is_plain(&self, value: &LocatedValue) -> bool {
        value.expression.is_none_or(|md| {
            let all = operations(self.info.cx(), md);
            split_space(split_fragment(&all).0).0.is_empty()
        })
    }

    /// Writes the computation of a value's expression.
    fn computed(
        &self,
        out: &mut Expression,
        variable: &CodeVariable,
        value: &LocatedValue,
    ) -> Option<()> {
        let all = value.expression.map(|md| operations(self.info.cx(), md)).unwrap_or_default();
        let (all, _) = split_fragment(&all);
        let (mut rest, space) = split_space(all);
        let mut private = None;
        let wide = match value.parts[..] {
            [LocatedPart::Address(address)] => {
                push_address(out, address);
                private = Some(space.unwrap_or(PRIVATE));
                false
            }
            [LocatedPart::Register(register)] if value.bits == 32 => {
                out.op_breg(Register(register), 0);
                false
            }
            [LocatedPart::Register(low), LocatedPart::Register(high)] if value.bits == 64 => {
                out.op_breg(Register(high), 0);
                out.op_constu(32);
                out.op(constants::DW_OP_shl);
                out.op_breg(Register(low), 0);
                out.op(constants::DW_OP_or);
                true
            }
            _ => return None,
        };
        let is_value = match rest {
            _ if variable.in_memory => false,
            [inner @ .., last] if last.name == "DW_OP_stack_value" => {
                rest = split_space(inner).0;
                true
            }
            // The variable is where that points to.
            [inner @ .., last] if last.name == "DW_OP_deref" => {
                rest = inner;
                false
            }
            _ => return None,
        };
        // Only the address of private memory and a flat one are known to be right.
        if !is_value && private.is_none() && !wide {
            return None;
        }
        for operation in rest {
            push_operation(out, operation, wide)?;
        }
        if is_value {
            out.op(constants::DW_OP_stack_value);
        } else if let Some(space) = private {
            into_space(out, space);
        }
        Some(())
    }
}

/// A value that is a constant.
fn constant(value: &LocatedValue) -> Option<u128> {
    let mut number = 0u128;
    for (part, shift) in value.parts.iter().zip((0u32..).step_by(32)) {
        let LocatedPart::Constant(bits) = *part else { return None };
        number |= u128::from(bits).checked_shl(shift)?;
    }
    let unused = 128u32.checked_sub(u32::try_from(value.bits).ok()?)?;
    (unused < 128).then_some(number << unused >> unused)
}

/// A dword that is the whole.
fn simple(out: &mut Expression, part: LocatedPart) -> Option<()> {
    match part {
        LocatedPart::Register(register) => out.op_reg(Register(register)),
        LocatedPart::Memory(address) => {
            push_address(out, address);
            into_space(out, PRIVATE);
        }
        LocatedPart::Constant(bits) => {
            out.op_implicit_value(bits.to_le_bytes().into());
        }
        LocatedPart::Address(address) => {
            push_address(out, address);
            out.op(constants::DW_OP_stack_value);
        }
    }
    Some(())
}

/// The lowest bits of a value, dword by dword.
fn pieces(out: &mut Expression, value: &LocatedValue, bits: u64) -> Option<()> {
    let mut left = bits.div_ceil(8);
    for &part in &value.parts {
        if left == 0 {
            break;
        }
        let bytes = left.min(4);
        match part {
            LocatedPart::Constant(bits) => {
                let all = bits.to_le_bytes();
                out.op_implicit_value(all[..bytes as usize].into());
            }
            part => simple(out, part)?,
        }
        out.op_piece(bytes);
        left -= bytes;
    }
    (left == 0).then_some(())
}

fn push_address(out: &mut Expression, address: FrameAddress) {
    match address.base {
        None => out.op_constu(address.offset.max(0).cast_unsigned()),
        Some(base) if address.shift == 0 => out.op_breg(Register(base), address.offset),
        Some(base) => {
            out.op_breg(Register(base), 0);
            out.op_constu(u64::from(address.shift));
            out.op(constants::DW_OP_shr);
            out.op_plus_uconst(address.offset.max(0).cast_unsigned());
        }
    }
}

/// Makes an address one of an address space, as LLVM writes it.
fn into_space(out: &mut Expression, space: u64) {
    out.op_constu(space);
    out.op(constants::DW_OP_swap);
    out.op_xderef();
}

fn push_operation(out: &mut Expression, operation: &Operation<'_>, wide: bool) -> Option<()> {
    let number = operation.numbers.first().copied();
    match operation.name {
        "DW_OP_plus_uconst" => out.op_plus_uconst(u64::try_from(number?).ok()?),
        "DW_OP_constu" => out.op_constu(u64::try_from(number?).ok()?),
        "DW_OP_consts" => out.op_consts(i64::try_from(number?).ok()?),
        name => {
            let find = |table: &[(&str, DwOp)]| table.iter().find(|row| row.0 == name).map(|r| r.1);
            let found = find(LOW_BITS).or_else(|| find(ALL_BITS).filter(|_| wide));
            if let Some(op) = found.filter(|_| operation.numbers.is_empty()) {
                out.op(op);
            } else {
                let number: u64 = name.strip_prefix("DW_OP_lit")?.parse().ok()?;
                out.op_constu(number);
            }
        }
    }
    Some(())
}
