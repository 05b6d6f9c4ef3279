//! `nvvm-upgrade`: intrinsics of earlier LLVM versions become what LLVM has for them today.
//!
//! Integer functions, rotations and bit casts are generic IR by now (`llvm.nvvm.brev32` is
//! `llvm.bitreverse.i32`), conversions of address spaces are casts, `ldg` is a load of memory that does
//! not change, barriers have other names. Passes see through the new forms. LLVM does the same when it
//! reads a module.

use ir::ssa::{
    Align, Body, Builder, CastOp, Context, InsertPoint, Inst, InstKind, IntCc, MdData, Ordering,
    RmwOp, Type, Value, sym,
};
use transform::replace_calls::replace_calls;

/// Runs the pass on a body. True if it changed.
pub(crate) fn run(body: &mut Body, cx: &mut Context) -> bool {
    replace_calls(body, cx, "llvm.nvvm.", may_be_old, upgrade)
}

/// A quick look at the first part of a name.
fn may_be_old(name: &str) -> bool {
    let family = name.split(['.', '0']).next().unwrap_or(name);
    matches!(
        family,
        "abs"
            | "brev32"
            | "brev64"
            | "popc"
            | "clz"
            | "max"
            | "min"
            | "h2f"
            | "bitcast"
            | "rotate"
            | "swap"
            | "ptr"
            | "ldg"
            | "atomic"
            | "barrier"
            | "bar"
            | "fabs"
            | "ex2"
            | "shfl"
            | "vote"
    )
}

/// Replaces a call of an old intrinsic and returns the new value if it has a result. None if the
/// intrinsic is not old.
fn upgrade(
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    name: &str,
    args: &[Value],
) -> Option<Option<Value>> {
    let result = body.result(inst).map(|l| body.locals[l].ty);
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let value = match (result, args) {
        (None, _) => return barrier(&mut b, name, args).map(|()| None),
        (Some(ty), &[a]) => unary(&mut b, name, ty, a)?,
        (Some(ty), &[a, c]) => binary(&mut b, name, ty, a, c)?,
        (Some(ty), _) => of_active_threads(&mut b, name, ty, args)?,
    };
    Some(Some(value))
}

/// `llvm.BASE.iN` of arguments of the result's type, followed by a flag.
fn integer(
    b: &mut Builder<'_>,
    base: &str,
    ty: Type,
    args: &[Value],
    flag: Option<bool>,
) -> Option<Value> {
    let name = format!("llvm.{base}.i{}", ty.int_width()?);
    let mut args = args.to_vec();
    if let Some(flag) = flag {
        let flag = b.int(Type::int(1), u128::from(flag));
        args.push(flag);
    }
    Some(b.intrinsic(&name, ty, &args))
}

fn unary(b: &mut Builder<'_>, name: &str, ty: Type, a: Value) -> Option<Value> {
    let own = b.ty(a);
    Some(match name {
        "abs.i" | "abs.ll" => integer(b, "abs", ty, &[a], Some(false))?,
        "brev32" | "brev64" => integer(b, "bitreverse", ty, &[a], None)?,
        "popc.i" | "popc.ll" => {
            let wide = integer(b, "ctpop", own, &[a], None)?;
            b.zext_or_trunc(wide, ty)
        }
        "clz.i" | "clz.ll" => {
            let wide = integer(b, "ctlz", own, &[a], Some(false))?;
            b.zext_or_trunc(wide, ty)
        }
        "h2f" => {
            let half = b.cast(CastOp::BitCast, a, Type::HALF);
            b.cast(CastOp::FpExt, half, ty)
        }
        "bitcast.f2i" | "bitcast.i2f" | "bitcast.ll2d" | "bitcast.d2ll" => {
            b.cast(CastOp::BitCast, a, ty)
        }
        "swap.lo.hi.b64" => {
            let half = b.int(ty, 32);
            integer(b, "fshl", ty, &[a, a, half], None)?
        }
        "fabs.f" => b.intrinsic("llvm.nvvm.fabs.f32", ty, &[a]),
        "fabs.d" => b.intrinsic("llvm.nvvm.fabs.f64", ty, &[a]),
        "fabs.ftz.f" => b.intrinsic("llvm.nvvm.fabs.ftz.f32", ty, &[a]),
        "ex2.approx.f" => b.intrinsic("llvm.nvvm.ex2.approx.f32", ty, &[a]),
        "ex2.approx.ftz.f" => b.intrinsic("llvm.nvvm.ex2.approx.ftz.f32", ty, &[a]),
        "barrier0.popc" | "barrier0.and" | "barrier0.or" => {
            let kind = &name["barrier0.".len()..];
            let new = format!("llvm.nvvm.barrier.cta.red.{kind}.aligned.all");
            let zero = b.int(own, 0);
            let flag = b.icmp(IntCc::Ne, a, zero);
            let id = b.int(Type::int(32), 0);
            if kind == "popc" {
                b.intrinsic(&new, ty, &[id, flag])
            } else {
                let all = b.intrinsic(&new, Type::int(1), &[id, flag]);
                b.cast(CastOp::ZExt, all, ty)
            }
        }
        "abs.bf16" | "abs.bf16x2" => b.intrinsic(&format!("llvm.nvvm.f{name}"), ty, &[a]),
        _ if is_space_cast(name) => {
            if own == ty {
                a
            } else {
                b.cast(CastOp::AddrSpaceCast, a, ty)
            }
        }
        _ => of_active_threads(b, name, ty, &[a])?,
    })
}

/// Shuffles and votes from before threads of a warp ran apart: among those threads that are there.
fn of_active_threads(b: &mut Builder<'_>, name: &str, ty: Type, args: &[Value]) -> Option<Value> {
    let (family, rest) = name.split_once('.')?;
    if !matches!(family, "shfl" | "vote") || rest.split('.').any(|part| part == "sync") {
        return None;
    }
    let new = match family {
        "shfl" => format!("llvm.nvvm.shfl.sync.{rest}"),
        _ => format!("llvm.nvvm.vote.{rest}.sync"),
    };
    let mask = b.intrinsic("llvm.nvvm.activemask", Type::int(32), &[]);
    let mut all = vec![mask];
    all.extend(args);
    Some(b.intrinsic(&new, ty, &all))
}

/// `ptr.gen.to.global.p1.p0`, `ptr.shared.to.gen.p0.p3` …
fn is_space_cast(name: &str) -> bool {
    let Some(rest) = name.strip_prefix("ptr.") else { return false };
    let mut parts = rest.split('.');
    let space = |p: Option<&str>| {
        matches!(p, Some("gen" | "global" | "shared" | "local" | "constant" | "const" | "param"))
    };
    space(parts.next()) && parts.next() == Some("to") && space(parts.next())
}

fn binary(b: &mut Builder<'_>, name: &str, ty: Type, a: Value, c: Value) -> Option<Value> {
    let base = match name {
        "max.i" | "max.ll" | "max.s" => "smax",
        "max.ui" | "max.ull" | "max.us" => "umax",
        "min.i" | "min.ll" | "min.s" => "smin",
        "min.ui" | "min.ull" | "min.us" => "umin",
        "rotate.b32" | "rotate.b64" | "rotate.right.b64" => {
            let amount = b.zext_or_trunc(c, ty);
            let way = if name == "rotate.right.b64" { "fshr" } else { "fshl" };
            return integer(b, way, ty, &[a, a, amount], None);
        }
        _ if name.starts_with("ldg.global.") => return load_constant(b, ty, a, c),
        _ => return old_atomic(b, name, a, c),
    };
    integer(b, base, ty, &[a, c], None)
}

/// A load of global memory that does not change while the kernel runs.
fn load_constant(b: &mut Builder<'_>, ty: Type, pointer: Value, align: Value) -> Option<Value> {
    let align = Align::new(u64::try_from(b.cx.consts.as_uint(align.constant()?)?).ok()?)?;
    let pointer = match b.ty(pointer).address_space() {
        Some(0) => b.cast(CastOp::AddrSpaceCast, pointer, Type::ptr(1)),
        _ => pointer,
    };
    let value = b.load(ty, pointer, align);
    let empty = b.cx.metadata.add(MdData::Tuple { distinct: false, elems: Box::default() });
    let list = b.cx.metadata.attach(&[(sym::INVARIANT_LOAD, empty)]);
    let inst = b.body.def_inst(value)?;
    b.body.insts[inst].metadata = list;
    Some(value)
}

/// `atomic.load.add.f32.p0`, `atomic.load.inc.32.p1` …
fn old_atomic(b: &mut Builder<'_>, name: &str, pointer: Value, operand: Value) -> Option<Value> {
    let op = match name.strip_prefix("atomic.load.")?.split('.').next()? {
        "add" => RmwOp::FAdd,
        "inc" => RmwOp::UIncWrap,
        "dec" => RmwOp::UDecWrap,
        _ => return None,
    };
    let ty = b.ty(operand);
    let align = Align::new(b.cx.alloc_size(ty))?;
    // These are what CUDA's functions are made of: relaxed, and of the device's scope.
    let scope = b.cx.symbols.intern("device");
    let kind = InstKind::AtomicRmw {
        op,
        volatile: false,
        ordering: Ordering::Monotonic,
        align,
        scope,
        args: [pointer, operand],
    };
    Some(b.value(kind, ty))
}

fn barrier(b: &mut Builder<'_>, name: &str, args: &[Value]) -> Option<()> {
    let new = match name {
        "barrier0" | "barrier.n" | "bar.sync" => "barrier.cta.sync.aligned.all",
        "barrier" => "barrier.cta.sync.aligned.count",
        "barrier.sync" => "barrier.cta.sync.all",
        "barrier.sync.cnt" => "barrier.cta.sync.count",
        _ => return None,
    };
    let mut args = args.to_vec();
    if name == "barrier0" {
        let id = b.int(Type::int(32), 0);
        args.push(id);
    }
    b.call_intrinsic(&format!("llvm.nvvm.{new}"), Type::VOID, &args);
    Some(())
}

#[cfg(test)]
mod tests {
    use crate::{Options, Sm, compile, llvm_reader};

    /// The PTX of a function that returns a call of an intrinsic; arguments are parameters or constants.
    fn compiled(ty: &str, name: &str, types: &str, args: &str) -> String {
        let params: Vec<&str> = args.split(", ").filter(|a| a.contains('%')).collect();
        let text = format!(
            "target triple = \"nvptx64-nvidia-cuda\"\n\
             declare {ty} @llvm.nvvm.{name}({types})\n\
             define {ty} @f({}) {{\n  %r = call {ty} @llvm.nvvm.{name}({args})\n  ret {ty} %r\n}}\n",
            params.join(", ")
        );
        let module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        compile(module, &Options::new(Sm::new(80))).unwrap().ptx
    }

    #[test]
    fn old_names_become_what_they_are_today() {
        let rows = [
            ("i32", "brev32", "i32", "i32 %a", "brev.b32"),
            ("i32", "popc.ll", "i64", "i64 %a", "popc.b64"),
            ("i32", "clz.i", "i32", "i32 %a", "clz.b32"),
            ("i64", "max.ull", "i64, i64", "i64 %a, i64 %b", "max.u64"),
            ("i32", "rotate.b32", "i32, i32", "i32 %a, i32 %b", "shf.l.wrap.b32"),
            ("float", "h2f", "i16", "i16 %a", "cvt.f32.f16"),
            ("float", "fabs.ftz.f", "float", "float %a", "abs.ftz.f32"),
            ("bfloat", "abs.bf16", "bfloat", "bfloat %a", "abs.bf16"),
            ("i1", "vote.any", "i1", "i1 %a", "vote.sync.any.pred"),
            ("i32", "shfl.up.i32", "i32, i32, i32", "i32 %a, i32 1, i32 0", "shfl.sync.up.b32"),
            ("i32", "barrier0.or", "i32", "i32 %a", "bar.red.or.pred"),
            ("ptr addrspace(1)", "ptr.gen.to.global.p1.p0", "ptr", "ptr %a", "cvta.to.global.u64"),
            (
                "i32",
                "ldg.global.i.i32.p1",
                "ptr addrspace(1), i32",
                "ptr addrspace(1) %a, i32 4",
                "ld.global.nc.b32",
            ),
            (
                "i32",
                "atomic.load.inc.32.p1",
                "ptr addrspace(1), i32",
                "ptr addrspace(1) %a, i32 %b",
                ".inc.u32",
            ),
            (
                "float",
                "atomic.load.add.f32.p3",
                "ptr addrspace(3), float",
                "ptr addrspace(3) %a, float %b",
                ".add.f32",
            ),
        ];
        for (ty, name, types, args, expected) in rows {
            let ptx = compiled(ty, name, types, args);
            assert!(ptx.contains(expected), "{name}:\n{ptx}");
        }
    }

    #[test]
    fn names_of_today_stay() {
        let ptx = compiled("i32", "barrier.cta.red.popc.aligned.all", "i32, i1", "i32 0, i1 true");
        assert!(ptx.contains("bar.red.popc.u32"), "{ptx}");
    }
}
