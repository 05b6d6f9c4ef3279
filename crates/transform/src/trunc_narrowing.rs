//! `narrow`: sums and products of 64 bits of which only the lower 32 are needed are computed in 32.
//!
//! The lower half of a sum, difference, product, left shift or bitwise operation depends on the lower
//! halves of its operands only. Going backwards, a result is narrow if everything that reads it is a
//! truncation or another operation of the kind whose result is narrow. A machine with 32-bit registers
//! saves the carries and the upper halves. Before, what is a truncation and an extension written otherwise (shifts to
//! the left and back by 32, masks of the lower half) becomes those.

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, Flags, InsertPoint, Inst, InstKind, Local, Type,
    Value, ValueMap,
};

use crate::analysis::cfg::Cfg;

/// The integers that are computed in their lower halves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Halves {
    /// Bits of a half, at most 32.
    pub(crate) bits: u32,
}

impl Halves {
    fn wide(self) -> Type {
        Type::int(2 * self.bits)
    }

    fn short(self) -> Type {
        Type::int(self.bits)
    }

    /// The bits of the lower half.
    fn mask(self) -> u64 {
        (1 << self.bits) - 1
    }
}

/// Runs the pass on a body. The number of operations narrowed.
pub fn run(body: &mut Body, cx: &mut Context) -> u64 {
    run_on(body, cx, Halves { bits: 32 })
}

/// Runs the pass for integers of another width: the proofs take few bits.
pub(crate) fn run_on(body: &mut Body, cx: &mut Context, halves: Halves) -> u64 {
    let order: Vec<_> = Cfg::of(body).rpo().to_vec();
    let extended = extend_explicitly(body, cx, &order, halves);
    extended + narrow(body, cx, &order, halves)
}

/// Writes extensions of lower halves as such. Returns their number.
fn extend_explicitly(
    body: &mut Body,
    cx: &mut Context,
    order: &[ir::ssa::Block],
    halves: Halves,
) -> u64 {
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for &block in order {
        let list: Vec<Inst> = body.block_insts(block).collect();
        for inst in list {
            let Some((value, mask, extension)) = extended_half(body, cx, inst, halves) else {
                continue;
            };
            let result = body.result(inst).expect("a result");
            let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
            let mut half = b.cast(CastOp::Trunc, value, halves.short());
            if let Some(mask) = mask {
                let mask = b.int(halves.short(), mask.into());
                half = b.binary_flags(BinaryOp::And, Flags::NONE, half, mask);
            }
            replaced[result] = Some(b.cast(extension, half, halves.wide())).into();
            count += 1;
        }
    }
    if count > 0 {
        body.rewrite(&replaced);
    }
    count
}

/// Part of a wide value that an instruction extends to a wide one again: its lower half, masked by a
/// constant.
fn extended_half(
    body: &Body,
    cx: &Context,
    inst: Inst,
    halves: Halves,
) -> Option<(Value, Option<u64>, CastOp)> {
    let InstKind::Binary { op, args: [a, b], .. } = body.insts[inst].kind else { return None };
    if body.locals[body.result(inst)?].ty != halves.wide() {
        return None;
    }
    let constant = |v: Value| cx.consts.as_uint(v.constant()?);
    let by = u64::try_from(constant(b)?).ok()?;
    let inner = body.def_inst(a)?;
    match op {
        BinaryOp::AShr | BinaryOp::LShr if by == u64::from(halves.bits) => {
            let InstKind::Binary { op: BinaryOp::Shl, args: [value, by], .. } =
                body.insts[inner].kind
            else {
                return None;
            };
            let extension = if op == BinaryOp::AShr { CastOp::SExt } else { CastOp::ZExt };
            (constant(by) == Some(halves.bits.into())).then_some((value, None, extension))
        }
        // Only what may be computed in a half then.
        BinaryOp::And if by <= halves.mask() && is_candidate(body, cx, inner, halves) => {
            let mask = (by != halves.mask()).then_some(by);
            Some((a, mask, CastOp::ZExt))
        }
        _ => None,
    }
}

fn narrow(body: &mut Body, cx: &mut Context, order: &[ir::ssa::Block], halves: Halves) -> u64 {
    let whole = needed_whole(body, cx, order, halves);
    let mut short: SecondaryMap<Local, PackedOption<Value>> = SecondaryMap::new();
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for &block in order {
        let list: Vec<Inst> = body.block_insts(block).collect();
        for inst in list {
            let Some(result) = body.result(inst) else { continue };
            match body.insts[inst].kind {
                InstKind::Cast { op: CastOp::Trunc, value, .. } => {
                    let Some(from) = value.local().and_then(|l| short[l].expand()) else {
                        continue;
                    };
                    let ty = body.locals[result].ty;
                    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
                    let new =
                        if ty == halves.short() { from } else { b.cast(CastOp::Trunc, from, ty) };
                    replaced[result] = Some(new).into();
                }
                InstKind::Binary { op, args, .. }
                    if !whole[result] && is_candidate(body, cx, inst, halves) =>
                {
                    let args = args.map(|v| lower(body, cx, &short, inst, v, halves));
                    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
                    let new = b.binary_flags(op, Flags::NONE, args[0], args[1]);
                    short[result] = Some(new).into();
                    count += 1;
                }
                _ => {}
            }
        }
    }
    if count > 0 {
        body.rewrite(&replaced);
    }
    count
}

/// An operation whose lower half depends on lower halves only.
fn is_candidate(body: &Body, cx: &Context, inst: Inst, halves: Halves) -> bool {
    let InstKind::Binary { op, args, .. } = body.insts[inst].kind else { return false };
    let wide = body.result(inst).is_some_and(|r| body.locals[r].ty == halves.wide());
    wide && match op {
        BinaryOp::Add
        | BinaryOp::Sub
        | BinaryOp::Mul
        | BinaryOp::And
        | BinaryOp::Or
        | BinaryOp::Xor => true,
        BinaryOp::Shl => args[1]
            .constant()
            .and_then(|c| cx.consts.as_uint(c))
            .is_some_and(|by| by < halves.bits.into()),
        _ => false,
    }
}

/// The values of which more than the lower half is needed.
fn needed_whole(
    body: &Body,
    cx: &Context,
    order: &[ir::ssa::Block],
    halves: Halves,
) -> SecondaryMap<Local, bool> {
    let mut whole: SecondaryMap<Local, bool> = SecondaryMap::new();
    // Something must read it: what nothing reads is not worth a copy.
    let mut read: SecondaryMap<Local, bool> = SecondaryMap::new();
    for &block in order.iter().rev() {
        let list: Vec<Inst> = body.block_insts(block).collect();
        for inst in list.into_iter().rev() {
            let data = &body.insts[inst];
            if matches!(data.kind, InstKind::DebugRecord { .. }) {
                continue;
            }
            let result = body.result(inst);
            if let Some(result) = result
                && !read[result]
            {
                whole[result] = true;
            }
            let narrows = match data.kind {
                InstKind::Cast { op: CastOp::Trunc, .. } => result.is_some_and(|r| {
                    body.locals[r].ty.int_width().is_some_and(|w| w <= halves.bits)
                }),
                InstKind::Binary { .. } => {
                    is_candidate(body, cx, inst, halves) && result.is_some_and(|r| !whole[r])
                }
                _ => false,
            };
            data.kind.for_each_value(body, |v| {
                if let Some(local) = v.local() {
                    read[local] = true;
                    whole[local] |= !narrows;
                }
            });
        }
    }
    whole
}

/// The lower half of an operand.
fn lower(
    body: &mut Body,
    cx: &mut Context,
    short: &SecondaryMap<Local, PackedOption<Value>>,
    at: Inst,
    value: Value,
    halves: Halves,
) -> Value {
    if let Some(known) = value.local().and_then(|l| short[l].expand()) {
        return known;
    }
    if let Some(&InstKind::Cast { op: CastOp::ZExt | CastOp::SExt, value: inner, .. }) =
        body.def_kind(value)
        && body.value_type(inner, cx) == halves.short()
    {
        return inner;
    }
    if let Some(number) = value.constant().and_then(|c| cx.consts.as_uint(c)) {
        return Builder::new(body, cx, InsertPoint::Before(at))
            .int(halves.short(), number & u128::from(halves.mask()));
    }
    Builder::new(body, cx, InsertPoint::Before(at)).cast(CastOp::Trunc, value, halves.short())
}
