//! Known alignment of a pointer, from its origin.

use ir::ssa::{
    Align, Body, CastOp, Const, ConstData, ConstExpr, Context, GlobalKind, InstKind, LocalDef,
    Value, ValueKind, sym,
};

/// Steps that are followed back; longer chains are rare and cost compile time.
const MAX_STEPS: u32 = 8;

/// The largest alignment that `pointer` certainly has.
pub fn known_align(body: &Body, cx: &Context, pointer: Value) -> Align {
    align_of(body, cx, pointer, MAX_STEPS)
}

fn align_of(body: &Body, cx: &Context, pointer: Value, steps: u32) -> Align {
    let local = match pointer.kind() {
        ValueKind::Const(c) => return constant_align(cx, c, steps),
        ValueKind::Metadata(_) => return Align::ONE,
        ValueKind::Local(l) => l,
    };
    let inst = match body.locals[local].def {
        // A function's own parameter: what its attributes say is put on it by the passes that know the
        // declaration; a body alone does not.
        LocalDef::Param(..) => return Align::ONE,
        LocalDef::Inst(inst) => inst,
    };
    if steps == 0 {
        return Align::ONE;
    }
    match &body.insts[inst].kind {
        InstKind::Alloca { align, .. } => *align,
        InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, value, .. }
        | InstKind::Freeze { value } => align_of(body, cx, *value, steps - 1),
        InstKind::Gep { source, args, .. } => {
            let list = body.list(*args);
            let base = align_of(body, cx, list[0], steps - 1);
            if base == Align::ONE { base } else { base.min(stride_align(cx, *source, &list[1..])) }
        }
        InstKind::Select { args: [_, a, b], .. } => {
            align_of(body, cx, *a, steps - 1).min(align_of(body, cx, *b, steps - 1))
        }
        InstKind::Call { callee, args, info } => {
            let said = cx.attrs.int(body.calls[*info].ret_attrs, sym::ALIGN).and_then(Align::new);
            let declared = cx.direct_callee(*callee).and_then(|g| cx.function(g));
            let declared =
                declared.and_then(|f| cx.attrs.int(f.ret_attrs, sym::ALIGN)).and_then(Align::new);
            let wrapped = cx.direct_callee(*callee).is_some_and(|g| {
                cx.globals[g].name.starts_with("llvm.nvvm.internal.addrspace.wrap")
            });
            let through = match body.list(*args).first() {
                Some(&first) if wrapped => align_of(body, cx, first, steps - 1),
                _ => Align::ONE,
            };
            said.unwrap_or_default().max(declared.unwrap_or_default()).max(through)
        }
        _ => Align::ONE,
    }
}

fn constant_align(cx: &Context, c: Const, steps: u32) -> Align {
    match &cx.consts[c] {
        ConstData::Global { global, .. } => {
            let data = &cx.globals[*global];
            match (data.align, &data.kind) {
                (Some(align), _) => align,
                // Without an alignment of its own a variable defined here has its type's.
                (None, GlobalKind::Variable(_)) => cx.abi_align(data.ty),
                _ => Align::ONE,
            }
        }
        ConstData::Expr { expr: ConstExpr::Cast { op: CastOp::AddrSpaceCast, value }, .. }
            if steps > 0 =>
        {
            constant_align(cx, *value, steps - 1)
        }
        ConstData::Expr { expr: ConstExpr::Gep { source, operands, .. }, .. } if steps > 0 => {
            let base = constant_align(cx, operands[0], steps - 1);
            let indices: Vec<Value> = operands[1..].iter().map(|&c| c.into()).collect();
            base.min(stride_align(cx, *source, &indices))
        }
        _ => Align::ONE,
    }
}

/// The largest power of two that divides the offset of a `getelementptr` whatever its variable indices.
fn stride_align(cx: &Context, source: ir::ssa::Type, indices: &[Value]) -> Align {
    let mut align = Align::new(1 << 32).unwrap_or_default();
    let mut ty = source;
    for (n, index) in indices.iter().enumerate() {
        let constant = index.constant().and_then(|c| cx.consts.as_int(c));
        if n == 0 {
            let size = cx.alloc_size(source);
            align = align.min(times(size, constant));
            continue;
        }
        if let Some(layout) = cx.struct_layout(ty) {
            let Some(field) = constant.and_then(|k| usize::try_from(k).ok()) else {
                return Align::ONE;
            };
            align = align.min(times(layout.offsets[field], Some(1)));
            ty = cx.types.element(ty, field as u64).unwrap_or(ty);
        } else {
            let Some(elem) = cx.types.element(ty, 0) else { return Align::ONE };
            align = align.min(times(cx.alloc_size(elem), constant));
            ty = elem;
        }
    }
    align
}

/// The alignment of a multiple of `size`.
fn times(size: u64, index: Option<i128>) -> Align {
    let offset = size.wrapping_mul(index.map_or(1, |k| k as u64));
    Align::new(1 << 32).unwrap_or_default().at_offset(offset)
}
