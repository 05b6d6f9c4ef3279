//! `nvptx-form-dot-products`: sums of products of bytes by `dp4a`. The walk is [`transform::dot_products`]. Vectors of bytes
//! that are then read as dwords alone are loaded as such: PTX has a register for each element of what is loaded.

use ir::ssa::{
    Body, Builder, CastOp, Context, InsertPoint, Inst, InstKind, Local, Ordering, Type, Uses,
    Value, ValueMap, sym,
};
use transform::dce;
use transform::dot_products::{self, DotProducts};

/// Runs the pass on a body. The number of instructions formed.
pub(crate) fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let formed = dot_products::run(body, cx, &Instructions);
    if formed > 0 {
        // Who read single bytes is gone.
        dce::run(body, cx);
        load_dwords(body, cx);
    }
    formed
}

fn load_dwords(body: &mut Body, cx: &mut Context) {
    let uses = Uses::of(body);
    let loads: Vec<(Inst, Vec<Local>, Type)> = body
        .all_insts()
        .filter_map(|inst| {
            let (casts, ty) = dword_readers(body, cx, &uses, inst)?;
            Some((inst, casts, ty))
        })
        .collect();
    let mut replaced = ValueMap::new();
    for (inst, casts, ty) in loads {
        let kind = body.insts[inst].kind.clone();
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let load = b.inst(kind, ty);
        b.body.insts[load].metadata = b.body.insts[inst].metadata;
        let value = b.body.result(load).expect("a load has a result").into();
        // Some of the casts were of a frozen value.
        let value = b.freeze(value);
        for cast in casts {
            replaced[cast] = Some(value).into();
        }
    }
    body.rewrite(&replaced);
}

/// Returns the casts to dwords that alone read the bytes that an instruction loads, and their type.
fn dword_readers(body: &Body, cx: &Context, uses: &Uses, inst: Inst) -> Option<(Vec<Local>, Type)> {
    let data = &body.insts[inst];
    let InstKind::Load { volatile: false, ordering: Ordering::NotAtomic, .. } = data.kind else {
        return None;
    };
    let result = body.result(inst)?;
    let (elem, _) = cx.types.vector_parts(body.locals[result].ty)?;
    let of_bytes = [sym::RANGE, sym::NOUNDEF];
    if elem != Type::int(8)
        || of_bytes.iter().any(|&name| cx.md_attachment(data.metadata, name).is_some())
    {
        return None;
    }
    let mut casts = Vec::new();
    let mut work = vec![result];
    while let Some(local) = work.pop() {
        for &user in uses.of_local(local) {
            let read = body.result(user)?;
            match body.insts[user].kind {
                InstKind::Freeze { .. } => work.push(read),
                InstKind::Cast { op: CastOp::BitCast, .. } => casts.push(read),
                _ => return None,
            }
        }
    }
    let ty = body.locals[*casts.first()?].ty;
    let dwords = cx.types.scalar(ty) == Type::int(32);
    (dwords && casts.iter().all(|&cast| body.locals[cast].ty == ty)).then_some((casts, ty))
}

/// The instructions of sm_61 and later.
struct Instructions;

impl DotProducts for Instructions {
    fn has(&self, _signed: [bool; 2]) -> bool {
        true
    }

    fn build(
        &self,
        b: &mut Builder<'_>,
        signed: [bool; 2],
        factors: [Value; 2],
        sum: Value,
    ) -> Value {
        let name = match signed {
            [true, true] => "llvm.nvvm.idp4a.s.s",
            [true, false] => "llvm.nvvm.idp4a.s.u",
            [false, true] => "llvm.nvvm.idp4a.u.s",
            [false, false] => "llvm.nvvm.idp4a.u.u",
        };
        b.intrinsic(name, Type::int(32), &[factors[0], factors[1], sum])
    }

    fn permute(&self, b: &mut Builder<'_>, words: [Value; 2], bytes: [u8; 4]) -> Value {
        let selector = bytes.iter().rev().fold(0, |all, &byte| all << 4 | u128::from(byte));
        let selector = b.int(Type::int(32), selector);
        b.intrinsic("llvm.nvvm.prmt", Type::int(32), &[words[0], words[1], selector])
    }
}
