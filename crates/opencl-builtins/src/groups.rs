//! Functions about work-groups (`work_group_reduce_add`, …): the sub-groups exchange values through local memory. And
//! the number of a work-item in its work-group and in the grid.
//!
//! Each sub-group writes its value to a place of its own. After a barrier all read those that they need, and after
//! another the places are free again.

use std::fmt::Write as _;

use ir::opencl::{demangle, is_signed};
use ir::ssa::{Context, GlobalData, Type, TypeKind};

use crate::names::letter;
use crate::written::Written;

/// Sub-groups of a work-group at most: a work-group's threads run on one part of the device, which has 112 of them (gen12.1).
const SUB_GROUPS: u32 = 128;

/// Operation that joins two values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Join {
    Add,
    Min,
    Max,
}

/// A barrier of local memory.
const BARRIER: &str = "  call spir_func void @_Z7barrierj(i32 1) convergent";

/// The body, as text, of a function that a module declares. None if it is no such function, or has another type.
pub(crate) fn body(cx: &Context, data: &GlobalData) -> Option<Written> {
    let (base, encoded) = demangle(&data.name)?;
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    if let (Some(_), []) = (ret.int_width(), params) {
        match base {
            "get_local_linear_id" => {
                let own = cx.types.display(ret).to_string();
                let mut out = Written::begin(cx, data)?;
                out.linear_id(&own);
                out.end(&format!("  ret {own} %linear"));
                return Some(out);
            }
            "get_global_linear_id" if ret.int_width() == Some(64) => return global_id(cx, data),
            _ => {}
        }
    }
    let rest = base.strip_prefix("work_group_")?;
    if let ("broadcast", &[value, ref ids @ ..]) = (rest, params) {
        let ints = ids.iter().all(|ty| ty.int_width() == Some(64));
        let fits = value == ret && matches!(ids.len(), 1..=3) && ints;
        return if fits && is_single(cx, ret) { broadcast(cx, data, ids.len()) } else { None };
    }
    let &[value] = params else { return None };
    if value != ret || !is_single(cx, ret) {
        return None;
    }
    match rest {
        "all" | "any" => return together(cx, data, rest == "all"),
        _ => {}
    }
    let (kind, name) = rest.rsplit_once('_')?;
    let join = match name {
        "add" => Join::Add,
        "min" => Join::Min,
        "max" => Join::Max,
        _ => return None,
    };
    let sub = match kind {
        "reduce" | "scan_inclusive" | "scan_exclusive" => {
            let name = format!("sub_group_{kind}_{name}");
            format!("_Z{}{name}{}", name.len(), letter(encoded)?)
        }
        _ => return None,
    };
    let reduce = format!("sub_group_reduce_{name}");
    let reduce = format!("_Z{}{reduce}{}", reduce.len(), letter(encoded)?);
    let own = cx.types.display(ret).to_string();
    let mut out = Written::begin(cx, data)?;
    for callee in [&sub, &reduce] {
        out.needs(format!("declare spir_func {own} @{callee}({own}) convergent"));
    }
    let _ =
        writeln!(out.text, "entry:\n  %own = call spir_func {own} @{sub}({own} %p0) convergent");
    let is_scan = kind != "reduce";
    if is_scan {
        let _ = writeln!(out.text, "  %all = call spir_func {own} @{reduce}({own} %p0) convergent");
    }
    let neutral = neutral(join, ret, is_signed(encoded));
    let last = if is_scan { "%id" } else { "%count" };
    collect(&mut out, &own, if is_scan { "%all" } else { "%own" }, &neutral, last);
    joined(&mut out, join, ret, is_signed(encoded), "%sum", "%value", "%joined");
    continue_collecting(&mut out);
    if is_scan {
        joined(&mut out, join, ret, is_signed(encoded), "%sum", "%own", "%r");
        out.end(&format!("  ret {own} %r"));
    } else {
        out.end(&format!("  ret {own} %sum"));
    }
    Some(out)
}

/// `get_global_linear_id`: of the ids without the offset.
fn global_id(cx: &Context, data: &GlobalData) -> Option<Written> {
    let mut out = Written::begin(cx, data)?;
    for (d, name) in ["x", "y", "z"].into_iter().enumerate() {
        for (what, function) in [
            ("id", "_Z13get_global_idj"),
            ("offset", "_Z17get_global_offsetj"),
            ("size", "_Z15get_global_sizej"),
        ] {
            out.needs(format!("declare spir_func i64 @{function}(i32) nounwind memory(none)"));
            let _ =
                writeln!(out.text, "  %{what}.{name} = call spir_func i64 @{function}(i32 {d})");
        }
        let _ = writeln!(out.text, "  %own.{name} = sub i64 %id.{name}, %offset.{name}");
    }
    out.line("  %rows = mul i64 %own.z, %size.y\n  %row = add i64 %rows, %own.y");
    out.line("  %before = mul i64 %row, %size.x\n  %r = add i64 %before, %own.x");
    out.end("  ret i64 %r");
    Some(out)
}

/// Whether a type is one that a place holds.
fn is_single(cx: &Context, ty: Type) -> bool {
    (ty.is_float() || ty.int_width().is_some()) && matches!(cx.bits(ty), 8 | 16 | 32 | 64)
}

/// A number that changes nothing when it is joined to something.
fn neutral(join: Join, ty: Type, signed: bool) -> String {
    let Some(bits) = ty.int_width() else {
        // Infinity is written by its bits; of half floats and floats, too.
        return match (join, ty) {
            (Join::Add, _) => "0.0".to_owned(),
            (Join::Min, Type::HALF) => "0xH7C00".to_owned(),
            (Join::Max, Type::HALF) => "0xHFC00".to_owned(),
            (Join::Min, _) => "0x7FF0000000000000".to_owned(),
            (Join::Max, _) => "0xFFF0000000000000".to_owned(),
        };
    };
    let ones = u64::MAX >> (64 - bits.clamp(1, 64));
    match (join, signed) {
        (Join::Add, _) | (Join::Max, false) => "0".to_owned(),
        (Join::Min, true) => (ones >> 1).to_string(),
        (Join::Max, true) => format!("-{}", (ones >> 1) + 1),
        (Join::Min, false) => ones.to_string(),
    }
}

/// Joins two values in a line.
fn joined(out: &mut Written, join: Join, ty: Type, signed: bool, a: &str, b: &str, to: &str) {
    let int = |bits: u32| format!("i{bits}");
    let (own, suffix) = match (ty.int_width(), ty) {
        (Some(bits), _) => (int(bits), int(bits)),
        (None, Type::HALF) => ("half".to_owned(), "f16".to_owned()),
        (None, Type::DOUBLE) => ("double".to_owned(), "f64".to_owned()),
        (None, _) => ("float".to_owned(), "f32".to_owned()),
    };
    let float = ty.is_float();
    let _ = match join {
        Join::Add => {
            let op = if float { "fadd" } else { "add" };
            writeln!(out.text, "  {to} = {op} {own} {a}, {b}")
        }
        Join::Min | Join::Max => {
            let which = if join == Join::Min { "min" } else { "max" };
            let name = match (float, signed) {
                (true, _) => format!("llvm.{which}num.{suffix}"),
                (false, true) => format!("llvm.s{which}.{suffix}"),
                (false, false) => format!("llvm.u{which}.{suffix}"),
            };
            out.needs(format!("declare {own} @{name}({own}, {own})"));
            writeln!(out.text, "  {to} = call {own} @{name}({own} {a}, {own} {b})")
        }
    };
}

/// The places in local memory: their declaration and their name.
fn places(out: &mut Written) -> &'static str {
    out.needs(format!(
        "@opencl.work_group.values = internal addrspace(3) global [{SUB_GROUPS} x i64] undef, align 8"
    ));
    out.needs("declare spir_func void @_Z7barrierj(i32) convergent");
    "@opencl.work_group.values"
}

/// Writes a sub-group's value to its place, and starts the loop that reads those up to one. In the loop the value so
/// far is `%sum`, that of the next place `%value`; `%joined` must become the join of both. Begins in a block `entry`.
fn collect(out: &mut Written, ty: &str, value: &str, neutral: &str, last: &str) {
    let places = places(out);
    for function in ["_Z16get_sub_group_idv", "_Z18get_num_sub_groupsv"] {
        out.needs(format!("declare spir_func i32 @{function}() nounwind memory(none)"));
    }
    let _ = writeln!(
        out.text,
        "  %id = call spir_func i32 @_Z16get_sub_group_idv()\n  \
         %count = call spir_func i32 @_Z18get_num_sub_groupsv()\n  \
         %place = getelementptr inbounds i64, ptr addrspace(3) {places}, i32 %id\n  \
         store {ty} {value}, ptr addrspace(3) %place, align 8\n{BARRIER}\n  br label %head\nhead:\n  \
         %n = phi i32 [ 0, %entry ], [ %next, %more ]\n  \
         %sum = phi {ty} [ {neutral}, %entry ], [ %joined, %more ]\n  \
         %is = icmp ult i32 %n, {last}\n  br i1 %is, label %more, label %done\nmore:\n  \
         %from = getelementptr inbounds i64, ptr addrspace(3) {places}, i32 %n\n  \
         %value = load {ty}, ptr addrspace(3) %from, align 8\n  %next = add i32 %n, 1"
    );
}

/// Goes on with the next place; after the last, waits until all have read theirs.
fn continue_collecting(out: &mut Written) {
    let _ = writeln!(out.text, "  br label %head\ndone:\n{BARRIER}");
}

/// `work_group_all`, `work_group_any`.
fn together(cx: &Context, data: &GlobalData, all: bool) -> Option<Written> {
    let TypeKind::Function { ret, .. } = cx.types.kind(data.ty) else { return None };
    if ret.int_width() != Some(32) {
        return None;
    }
    let mut out = Written::begin(cx, data)?;
    let (name, op, neutral) = if all { ("all", "and", "1") } else { ("any", "or", "0") };
    out.needs(format!("declare spir_func i32 @_Z13sub_group_{name}i(i32) convergent"));
    let _ = writeln!(
        out.text,
        "entry:\n  %own = call spir_func i32 @_Z13sub_group_{name}i(i32 %p0) convergent"
    );
    collect(&mut out, "i32", "%own", neutral, "%count");
    let _ = writeln!(out.text, "  %joined = {op} i32 %sum, %value");
    continue_collecting(&mut out);
    out.end("  ret i32 %sum");
    Some(out)
}

/// `work_group_broadcast`: the work-item of these local ids writes its value.
fn broadcast(cx: &Context, data: &GlobalData, ids: usize) -> Option<Written> {
    let TypeKind::Function { ret, .. } = cx.types.kind(data.ty) else { return None };
    let own = cx.types.display(ret).to_string();
    let mut out = Written::begin(cx, data)?;
    let places = places(&mut out);
    out.needs("declare spir_func i64 @_Z12get_local_idj(i32) nounwind memory(none)");
    let mut holds = "true".to_owned();
    for d in 0..ids {
        let _ = writeln!(
            out.text,
            "  %id{d} = call spir_func i64 @_Z12get_local_idj(i32 {d})\n  \
             %same{d} = icmp eq i64 %id{d}, %p{}\n  %holds{d} = and i1 {holds}, %same{d}",
            d + 1
        );
        holds = format!("%holds{d}");
    }
    let _ = writeln!(
        out.text,
        "  br i1 {holds}, label %give, label %take\ngive:\n  \
         store {own} %p0, ptr addrspace(3) {places}, align 8\n  br label %take\ntake:\n{BARRIER}\n  \
         %r = load {own}, ptr addrspace(3) {places}, align 8\n{BARRIER}"
    );
    out.end(&format!("  ret {own} %r"));
    Some(out)
}
