//! `slsr`: of addresses that lie multiples of a value apart, one is multiplied.
//!
//! `p[n * r]`, `p[n * (r + 8)]` and `p[n * (r + 16)]` are one address, and that and eight or sixteen times `n`: a shift that goes into the
//! addition, where a product of 64 bits is four instructions. Rows of a matrix are so, one after the other, each under a branch that
//! asks whether there is such a row. The first address is computed before the branches, where all the others find it, but in the same
//! loop. The idea is that of LLVM's pass of this name (straight-line strength reduction).
//!
//! The first product may wrap where the others do not, so it has no flags. `n` is frozen, since it is read more often than before.

use ir::graph::Loop;
use ir::map::Map;
use ir::ssa::{
    BinaryOp, Block, Body, Builder, CastOp, Context, InsertPoint, Inst, InstKind, Type, Value,
    ValueMap,
};

use crate::address::{Extension, one_summand};
use crate::analysis::cfg::Cfg;
use crate::separate_offsets::step;

/// Steps beyond this are no shifts and no products by small constants.
const LARGEST_STEP: i64 = 1 << 30;

/// Common parts of addresses that lie multiples of `factor` apart: `pointer + factor * value * size`.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    pointer: Value,
    size: i64,
    factor: Value,
    value: Value,
    extension: Extension,
    in_loop: Option<Loop>,
}

/// An address, and the constant that is added to the value.
struct Member {
    inst: Inst,
    block: Block,
    constant: i64,
}

/// Runs the pass on a body. The number of addresses that are stepped.
pub(crate) fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let is_product = |&inst: &Inst| product(body, cx, inst).is_some();
    if body.all_insts().filter(is_product).nth(1).is_none() {
        return 0;
    }
    let cfg = Cfg::of(body);
    let loops = cfg.loops();
    let mut groups: Vec<(Key, Vec<Member>)> = Vec::new();
    let mut places: Map<Key, usize> = Map::default();
    for &block in cfg.rpo() {
        let in_loop = loops.innermost(block);
        for inst in body.block_insts(block) {
            let Some((pointer, size, [a, b])) = product(body, cx, inst) else { continue };
            let ways = [(a, b), (b, a)];
            for &(factor, sum) in if a == b { &ways[..1] } else { &ways } {
                let Some((value, extension, constant)) = one_summand(body, cx, sum) else {
                    continue;
                };
                // The product of two narrow numbers is one instruction.
                let narrow = body.value_type(value, cx) != Type::I64 && is_widened(body, factor);
                let far = constant.checked_mul(size).is_none_or(|by| by.abs() > LARGEST_STEP);
                if far || narrow || factor.constant().is_some() || value.constant().is_some() {
                    continue;
                }
                let key = Key { pointer, size, factor, value, extension, in_loop };
                let place = *places.entry(key).or_insert_with(|| {
                    groups.push((key, Vec::new()));
                    groups.len() - 1
                });
                groups[place].1.push(Member { inst, block, constant });
            }
        }
    }
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for (key, mut members) in groups {
        // A product that is one of two groups is in the first.
        members.retain(|member| {
            body.result(member.inst).is_some_and(|result| replaced[result].is_none())
        });
        if members.iter().all(|member| member.constant == members[0].constant) {
            continue;
        }
        let common = members[1..].iter().try_fold(members[0].block, |common, member| {
            if common == member.block {
                return Some(common);
            }
            cfg.dom().nearest_common(common, member.block)
        });
        let Some(common) = common.filter(|&block| loops.innermost(block) == key.in_loop) else {
            continue;
        };
        let first = members.iter().find(|member| member.block == common).map(|first| first.inst);
        let Some(at) = first.or(body.terminator(common)) else { continue };
        let mut b = Builder::new(body, cx, InsertPoint::Before(at));
        let factor = b.freeze(key.factor);
        let value = match key.extension {
            Extension::Sign => b.cast(CastOp::SExt, key.value, Type::I64),
            Extension::Zero => b.cast(CastOp::ZExt, key.value, Type::I64),
        };
        let product = b.mul(factor, value);
        let base = step(&mut b, key.pointer, (product, Extension::Sign, key.size));
        for Member { inst, constant, .. } in members {
            let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
            let address = match constant {
                0 => base,
                _ => step(&mut b, base, (factor, Extension::Sign, constant * key.size)),
            };
            let Some(result) = body.result(inst) else { continue };
            replaced[result] = Some(address).into();
            count += 1;
        }
    }
    if count > 0 {
        for n in 0..body.insts.len() {
            let inst = Inst::from_u32(n as u32);
            let gone = body.result(inst).is_some_and(|result| replaced[result].is_some());
            if gone && body.inst_block(inst).is_some() {
                body.remove_inst(inst);
            }
        }
        body.rewrite(&replaced);
    }
    count
}

/// Whether a value was extended.
fn is_widened(body: &Body, value: Value) -> bool {
    let def = body.def_kind(value);
    matches!(def, Some(InstKind::Cast { op: CastOp::SExt | CastOp::ZExt, .. }))
}

/// Pointer, size of an element and factors, where an instruction is an address whose index is a product of 64 bits.
fn product(body: &Body, cx: &Context, inst: Inst) -> Option<(Value, i64, [Value; 2])> {
    let InstKind::Gep { source, args, .. } = body.insts[inst].kind else { return None };
    let &[pointer, index] = body.list(args) else { return None };
    if !body.value_type(pointer, cx).is_ptr() || body.value_type(index, cx) != Type::I64 {
        return None;
    }
    let &InstKind::Binary { op: BinaryOp::Mul, args, .. } = body.def_kind(index)? else {
        return None;
    };
    let size = i64::try_from(cx.alloc_size(source)).ok().filter(|&size| size > 0)?;
    Some((pointer, size, args))
}
