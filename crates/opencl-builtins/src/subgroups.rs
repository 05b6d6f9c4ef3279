//! Functions about sub-groups, of the few that a backend has to have for single values: `sub_group_broadcast`, `sub_group_shuffle`,
//! `sub_group_reduce_*`, `sub_group_scan_*`, `sub_group_all`, `sub_group_any`, and the numbers about the sub-group.

use std::fmt::Write as _;

use ir::opencl::demangle;
use ir::ssa::{Context, GlobalData, TypeKind};

use crate::names::{for_components, letter};
use crate::written::Written;

/// Functions for single values that backends know.
const KNOWN: [&str; 4] = [
    "sub_group_broadcast",
    "sub_group_shuffle",
    "intel_sub_group_shuffle",
    "sub_group_non_uniform_broadcast",
];

/// Function that returns a work-item's number in its sub-group.
const LANE: &str = "_Z22get_sub_group_local_idv";
/// Function that returns the largest size of a sub-group.
const WIDTH: &str = "_Z22get_max_sub_group_sizev";

/// The body, as text, of a function that a module declares. None if it is no such function, or has another type.
pub(crate) fn body(cx: &Context, data: &GlobalData) -> Option<Written> {
    let (base, encoded) = demangle(&data.name)?;
    let short = base.strip_prefix("intel_").unwrap_or(base);
    let is_intels = short.len() < base.len();
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    if let Some(rest) = short.strip_prefix("sub_group_block_") {
        return if is_intels { block(cx, data, rest) } else { None };
    }
    match (short, is_intels, params.len()) {
        ("sub_group_shuffle_xor", _, 2) => shuffle(cx, data, encoded, Some("xor"), false),
        ("sub_group_shuffle_up", false, 2) => shuffle(cx, data, encoded, Some("sub"), false),
        ("sub_group_shuffle_down", false, 2) => shuffle(cx, data, encoded, Some("add"), false),
        ("sub_group_shuffle_up", true, 3) => shuffle(cx, data, encoded, Some("sub"), true),
        ("sub_group_shuffle_down", true, 3) => shuffle(cx, data, encoded, Some("add"), true),
        ("sub_group_broadcast_first", _, 1) => shuffle(cx, data, encoded, None, false),
        ("sub_group_ballot", _, 1) => {
            let whole = cx.types.display(ret).to_string();
            let mut out = Written::begin(cx, data)?;
            lane(&mut out);
            out.needs(
                "declare spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32) convergent",
            );
            out.line("  %holds = icmp ne i32 %p0, 0\n  %bit = shl i32 1, %lane");
            out.line("  %own = select i1 %holds, i32 %bit, i32 0");
            out.line("  %all = call spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %own) convergent");
            let _ =
                writeln!(out.text, "  %r = insertelement {whole} zeroinitializer, i32 %all, i32 0");
            out.end(&format!("  ret {whole} %r"));
            Some(out)
        }
        ("sub_group_rotate", _, 2) => rotate(cx, data, encoded),
        ("get_sub_group_eq_mask", _, 0) => mask(cx, data, Mask::Equal),
        ("get_sub_group_ge_mask", _, 0) => mask(cx, data, Mask::From),
        ("get_sub_group_gt_mask", _, 0) => mask(cx, data, Mask::Behind),
        ("get_sub_group_le_mask", _, 0) => mask(cx, data, Mask::UpTo),
        ("get_sub_group_lt_mask", _, 0) => mask(cx, data, Mask::Before),
        ("sub_group_inverse_ballot", _, 1) => ballot(cx, data, Ballot::Own),
        ("sub_group_ballot_bit_extract", _, 2) => ballot(cx, data, Ballot::Bit),
        ("sub_group_ballot_bit_count", _, 1) => ballot(cx, data, Ballot::Count(Mask::All)),
        ("sub_group_ballot_inclusive_scan", _, 1) => ballot(cx, data, Ballot::Count(Mask::UpTo)),
        ("sub_group_ballot_exclusive_scan", _, 1) => ballot(cx, data, Ballot::Count(Mask::Before)),
        ("sub_group_ballot_find_lsb", _, 1) => ballot(cx, data, Ballot::Least),
        ("sub_group_ballot_find_msb", _, 1) => ballot(cx, data, Ballot::Greatest),
        ("sub_group_elect", _, 0) => {
            let mut out = Written::begin(cx, data)?;
            first(&mut out);
            out.line("  %is = icmp eq i32 %lane, %first\n  %r = zext i1 %is to i32");
            out.end("  ret i32 %r");
            Some(out)
        }
        _ => vector(cx, data, base),
    }
}

/// `%lane`.
fn lane(out: &mut Written) {
    out.needs(format!("declare spir_func i32 @{LANE}() nounwind memory(none)"));
    let _ = writeln!(out.text, "  %lane = call spir_func i32 @{LANE}()");
}

/// `%width`.
fn width(out: &mut Written) {
    out.needs(format!("declare spir_func i32 @{WIDTH}() nounwind memory(none)"));
    let _ = writeln!(out.text, "  %width = call spir_func i32 @{WIDTH}()");
}

/// `%lane`, and `%first`, the least number of those that take part.
fn first(out: &mut Written) {
    lane(out);
    out.needs("declare spir_func i32 @_Z32sub_group_non_uniform_reduce_minj(i32) convergent");
    out.line("  %first = call spir_func i32 @_Z32sub_group_non_uniform_reduce_minj(i32 %lane) convergent");
}

/// Bits of work-items by their numbers, as ballots have them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mask {
    /// Of the whole sub-group.
    All,
    /// The own one.
    Equal,
    /// The own one and those after it.
    From,
    /// Those after the own one.
    Behind,
    /// Those before the own one, and it.
    UpTo,
    /// Those before the own one.
    Before,
}

/// Query of a ballot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Ballot {
    /// The own bit.
    Own,
    /// The bit of a number.
    Bit,
    /// The number of bits.
    Count(Mask),
    /// The number of the first.
    Least,
    /// The number of the last.
    Greatest,
}

/// `%mask`, the bits of some work-items of the sub-group, of 32 bits.
fn mask_bits(out: &mut Written, mask: Mask) {
    lane(out);
    out.needs("declare spir_func i32 @_Z18get_sub_group_sizev() nounwind memory(none)");
    out.line("  %size = call spir_func i32 @_Z18get_sub_group_sizev()");
    // A sub-group has up to 32 work-items.
    out.line(
        "  %rest = sub i32 32, %size\n  %whole = lshr i32 -1, %rest\n  %own = shl i32 1, %lane",
    );
    out.line("  %before = sub i32 %own, 1\n  %up = or i32 %before, %own");
    out.line(match mask {
        Mask::All => "  %some = freeze i32 %whole",
        Mask::Equal => "  %some = freeze i32 %own",
        Mask::From => "  %some = xor i32 %before, -1",
        Mask::Behind => "  %some = xor i32 %up, -1",
        Mask::UpTo => "  %some = freeze i32 %up",
        Mask::Before => "  %some = freeze i32 %before",
    });
    out.line("  %mask = and i32 %some, %whole");
}

/// `get_sub_group_eq_mask` and its kin.
fn mask(cx: &Context, data: &GlobalData, mask: Mask) -> Option<Written> {
    let TypeKind::Function { ret, .. } = cx.types.kind(data.ty) else { return None };
    cx.types.vector_parts(ret).filter(|(element, _)| element.int_width() == Some(32))?;
    let whole = cx.types.display(ret).to_string();
    let mut out = Written::begin(cx, data)?;
    mask_bits(&mut out, mask);
    let _ = writeln!(out.text, "  %r = insertelement {whole} zeroinitializer, i32 %mask, i32 0");
    out.end(&format!("  ret {whole} %r"));
    Some(out)
}

/// `sub_group_ballot_bit_count` and its kin, of the first 32 bits: there are no more work-items.
fn ballot(cx: &Context, data: &GlobalData, what: Ballot) -> Option<Written> {
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    let is_number = |ty: ir::ssa::Type| ty.int_width() == Some(32);
    cx.types.vector_parts(params[0]).filter(|&(element, _)| is_number(element))?;
    if !is_number(ret) || !params[1..].iter().all(|&ty| is_number(ty)) {
        return None;
    }
    let whole = cx.types.display(params[0]).to_string();
    let mut out = Written::begin(cx, data)?;
    mask_bits(&mut out, if let Ballot::Count(mask) = what { mask } else { Mask::All });
    let _ = writeln!(out.text, "  %bits = extractelement {whole} %p0, i32 0");
    out.line("  %there = and i32 %bits, %mask");
    match what {
        Ballot::Own => out.line("  %at = freeze i32 %lane"),
        Ballot::Bit => out.line("  %at = and i32 %p1, 31"),
        _ => {}
    }
    match what {
        Ballot::Own | Ballot::Bit => {
            out.line("  %moved = lshr i32 %bits, %at\n  %r = and i32 %moved, 1");
        }
        Ballot::Count(_) => {
            out.needs("declare i32 @llvm.ctpop.i32(i32)");
            out.line("  %r = call i32 @llvm.ctpop.i32(i32 %there)");
        }
        Ballot::Least => {
            out.needs("declare i32 @llvm.cttz.i32(i32, i1)");
            out.line("  %r = call i32 @llvm.cttz.i32(i32 %there, i1 false)");
        }
        Ballot::Greatest => {
            out.needs("declare i32 @llvm.ctlz.i32(i32, i1)");
            out.line("  %zeros = call i32 @llvm.ctlz.i32(i32 %there, i1 false)");
            out.line("  %r = sub i32 31, %zeros");
        }
    }
    out.end("  ret i32 %r");
    Some(out)
}

/// `sub_group_rotate`: the value of the work-item some places further on, around the sub-group.
fn rotate(cx: &Context, data: &GlobalData, encoded: &str) -> Option<Written> {
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    if params[0] != ret || params[1].int_width() != Some(32) || cx.types.lanes(ret) > 1 {
        return None;
    }
    let own = cx.types.display(ret).to_string();
    let callee = format!("_Z17sub_group_shuffle{}j", letter(encoded)?);
    let mut out = Written::begin(cx, data)?;
    out.needs(format!("declare spir_func {own} @{callee}({own}, i32) convergent"));
    lane(&mut out);
    width(&mut out);
    out.line("  %rest = sub i32 %width, 1\n  %further = add i32 %lane, %p1");
    out.line("  %at = and i32 %further, %rest");
    let _ =
        writeln!(out.text, "  %r = call spir_func {own} @{callee}({own} %p0, i32 %at) convergent");
    out.end(&format!("  ret {own} %r"));
    Some(out)
}

/// Shuffles by a distance, which is the last parameter: of one value, or of two, one after the other.
fn shuffle(
    cx: &Context,
    data: &GlobalData,
    encoded: &str,
    operation: Option<&str>,
    two: bool,
) -> Option<Written> {
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    if params[..1 + usize::from(two)].iter().any(|&ty| ty != ret) {
        return None;
    }
    let element = cx.types.scalar(ret);
    let lanes = cx.types.vector_parts(ret).map_or(1, |(_, lanes)| lanes);
    let (whole, own) = (cx.types.display(ret).to_string(), cx.types.display(element).to_string());
    let letter = letter(encoded)?;
    let callee = format!("_Z17sub_group_shuffle{letter}j");
    let mut out = Written::begin(cx, data)?;
    out.needs(format!("declare spir_func {own} @{callee}({own}, i32) convergent"));
    match operation {
        Some(operation) => {
            lane(&mut out);
            let distance = if two { 2 } else { 1 };
            let _ = writeln!(out.text, "  %at = {operation} i32 %lane, %p{distance}");
        }
        None => {
            first(&mut out);
            out.line("  %at = freeze i32 %first");
        }
    }
    if two {
        // Modulo the width it is the place in either; the first is the one in front.
        width(&mut out);
        out.line("  %rest = sub i32 %width, 1\n  %place = and i32 %at, %rest");
        out.line("  %inside = icmp ult i32 %at, %width");
    } else {
        out.line("  %place = freeze i32 %at");
    }
    let up = operation == Some("sub");
    let mut row = "poison".to_owned();
    for lane in 0..lanes {
        let mut results = Vec::new();
        for value in 0..=usize::from(two) {
            let name = if lanes == 1 {
                format!("%p{value}")
            } else {
                let _ = writeln!(
                    out.text,
                    "  %x{value}.{lane} = extractelement {whole} %p{value}, i32 {lane}"
                );
                format!("%x{value}.{lane}")
            };
            let _ = writeln!(
                out.text,
                "  %y{value}.{lane} = call spir_func {own} @{callee}({own} {name}, i32 %place) convergent"
            );
            results.push(format!("%y{value}.{lane}"));
        }
        let mut result = results[0].clone();
        if two {
            // Up: what was before, then the own; down: the own, then what comes.
            let [inside, outside] = if up { [1, 0] } else { [0, 1] };
            let _ = writeln!(
                out.text,
                "  %z{lane} = select i1 %inside, {own} {}, {own} {}",
                results[inside], results[outside]
            );
            result = format!("%z{lane}");
        }
        if lanes == 1 {
            row = result;
        } else {
            let _ = writeln!(
                out.text,
                "  %v{lane} = insertelement {whole} {row}, {own} {result}, i32 {lane}"
            );
            row = format!("%v{lane}");
        }
    }
    out.end(&format!("  ret {whole} {row}"));
    Some(out)
}

/// A function that backends know for single values, of a vector.
fn vector(cx: &Context, data: &GlobalData, base: &str) -> Option<Written> {
    if !KNOWN.contains(&base) {
        return None;
    }
    let callee = for_components(&data.name)?;
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    let (element, lanes) = cx.types.vector_parts(ret)?;
    let &[value, number] = params else { return None };
    if value != ret || number.int_width() != Some(32) {
        return None;
    }
    let (whole, own) = (cx.types.display(ret).to_string(), cx.types.display(element).to_string());
    let mut out = Written::begin(cx, data)?;
    out.needs(format!("declare spir_func {own} @{callee}({own}, i32) convergent"));
    let mut row = "poison".to_owned();
    for lane in 0..lanes {
        let _ = writeln!(
            out.text,
            "  %x{lane} = extractelement {whole} %p0, i32 {lane}\n  \
             %y{lane} = call spir_func {own} @{callee}({own} %x{lane}, i32 %p1) convergent\n  \
             %v{lane} = insertelement {whole} {row}, {own} %y{lane}, i32 {lane}"
        );
        row = format!("%v{lane}");
    }
    out.end(&format!("  ret {whole} {row}"));
    Some(out)
}

/// Reads and writes of blocks: each work-item has the element of its number, and of a vector those that lie a width apart.
fn block(cx: &Context, data: &GlobalData, rest: &str) -> Option<Written> {
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    let load = rest.starts_with("read");
    if !load && !rest.starts_with("write") {
        return None;
    }
    let (value, pointer) = match (load, params) {
        (true, &[pointer]) => (ret, pointer),
        (false, &[pointer, value]) => (value, pointer),
        _ => return None,
    };
    // Images are blocks of another kind.
    pointer.address_space()?;
    let element = cx.types.scalar(value);
    let lanes = cx.types.vector_parts(value).map_or(1, |(_, lanes)| lanes);
    let bits = cx.bits(element);
    if element.int_width().is_none() || !matches!(bits, 8 | 16 | 32 | 64) {
        return None;
    }
    let show = |ty| cx.types.display(ty).to_string();
    let (whole, own, pointer, align) = (show(value), show(element), show(pointer), bits / 8);
    let mut out = Written::begin(cx, data)?;
    lane(&mut out);
    width(&mut out);
    let mut row = "poison".to_owned();
    for n in 0..lanes {
        let _ = writeln!(
            out.text,
            "  %first{n} = mul i32 %width, {n}\n  %at{n} = add i32 %lane, %first{n}\n  \
             %wide{n} = zext i32 %at{n} to i64\n  \
             %q{n} = getelementptr inbounds {own}, {pointer} %p0, i64 %wide{n}"
        );
        if load {
            let _ = writeln!(out.text, "  %x{n} = load {own}, {pointer} %q{n}, align {align}");
            if lanes == 1 {
                row = "%x0".to_owned();
            } else {
                let _ = writeln!(
                    out.text,
                    "  %v{n} = insertelement {whole} {row}, {own} %x{n}, i32 {n}"
                );
                row = format!("%v{n}");
            }
        } else {
            let stored = if lanes == 1 {
                "%p1".to_owned()
            } else {
                let _ = writeln!(out.text, "  %x{n} = extractelement {whole} %p1, i32 {n}");
                format!("%x{n}")
            };
            let _ = writeln!(out.text, "  store {own} {stored}, {pointer} %q{n}, align {align}");
        }
    }
    out.end(&if load { format!("  ret {whole} {row}") } else { "  ret void".to_owned() });
    Some(out)
}
