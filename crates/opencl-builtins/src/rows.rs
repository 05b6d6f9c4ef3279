//! `vloadN`, `vstoreN` and their kin: elements in a row, at the alignment of one; half floats in memory that are floats elsewhere.

use std::fmt::Write as _;

use ir::opencl::demangle;
use ir::ssa::{Context, GlobalData, Type, TypeKind};

use crate::written::Written;

/// Rounding modes of conversions from floats to half floats.
const ROUNDINGS: [&str; 4] = ["rte", "rtz", "rtp", "rtn"];

/// Reads a name: whether it loads; half floats, and whether at the alignment of all (`vloada_half`); how many; and the
/// rounding.
fn parts(base: &str) -> Option<(bool, Option<bool>, u32, Option<&str>)> {
    let (load, rest) = match base.strip_prefix("vload") {
        Some(rest) => (true, rest),
        None => (false, base.strip_prefix("vstore")?),
    };
    let (half, rest) = if let Some(rest) = rest.strip_prefix("a_half") {
        (Some(true), rest)
    } else if let Some(rest) = rest.strip_prefix("_half") {
        (Some(false), rest)
    } else {
        (None, rest)
    };
    let (digits, rounding) = match rest.split_once('_') {
        Some((digits, rounding)) => (digits, Some(rounding)),
        None => (rest, None),
    };
    let count = match digits {
        "" if half.is_some() => 1,
        digits => digits.parse().ok().filter(|n| matches!(n, 2 | 3 | 4 | 8 | 16))?,
    };
    let known = rounding.is_none_or(|r| half.is_some() && !load && ROUNDINGS.contains(&r));
    known.then_some((load, half, count, rounding))
}

/// The body, as text, of a function that a module declares. None if it is no such function, or has another type.
pub(crate) fn body(cx: &Context, data: &GlobalData) -> Option<Written> {
    let (load, half, count, rounding) = parts(demangle(&data.name)?.0)?;
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    let (value, [offset, pointer]) = match (load, params) {
        (true, &[offset, pointer]) => (ret, [offset, pointer]),
        (false, &[value, offset, pointer]) => (value, [offset, pointer]),
        _ => return None,
    };
    let element = cx.types.scalar(value);
    let lanes = cx.types.vector_parts(value).map_or(1, |(_, lanes)| lanes);
    let in_memory = if half.is_some() { Type::HALF } else { element };
    let bytes = cx.bits(in_memory) / 8;
    let floats = [Type::FLOAT, Type::DOUBLE].contains(&element);
    if lanes != count
        || !pointer.is_ptr()
        || offset.int_width().is_none()
        || !matches!(bytes, 1 | 2 | 4 | 8)
        || half.is_some() && !(if load { element == Type::FLOAT } else { floats })
    {
        return None;
    }
    let show = |ty| cx.types.display(ty).to_string();
    let own = show(in_memory);
    let row = if count == 1 { own.clone() } else { format!("<{count} x {own}>") };
    // Three at the alignment of all take the room of four.
    let (step, align) = match half {
        Some(true) => (count.next_power_of_two(), bytes * u64::from(count.next_power_of_two())),
        _ => (count, bytes),
    };
    let (value, pointer, offset) = (show(value), show(pointer), show(offset));
    let first = usize::from(!load);
    let mut out = Written::begin(cx, data)?;
    let _ = writeln!(out.text, "  %n = mul {offset} %p{first}, {step}");
    let _ = writeln!(
        out.text,
        "  %q = getelementptr inbounds {own}, {pointer} %p{}, {offset} %n",
        first + 1
    );
    if load {
        let _ = writeln!(out.text, "  %v = load {row}, {pointer} %q, align {align}");
        if half.is_some() {
            let _ = writeln!(out.text, "  %r = fpext {row} %v to {value}");
            out.end(&format!("  ret {value} %r"));
        } else {
            out.end(&format!("  ret {value} %v"));
        }
        return Some(out);
    }
    let stored = match (half, rounding) {
        (None, _) => "%p0".to_owned(),
        (Some(_), None | Some("rte")) => {
            let _ = writeln!(out.text, "  %h = fptrunc {value} %p0 to {row}");
            "%h".to_owned()
        }
        (Some(_), Some(rounding)) => {
            let name = if element == Type::DOUBLE { "d" } else { "f" };
            rounded(&mut out, count, &show(element), &format!("_Z16convert_half_{rounding}{name}"))
        }
    };
    let _ = writeln!(out.text, "  store {row} {stored}, {pointer} %q, align {align}");
    out.end("  ret void");
    Some(out)
}

/// Half floats of the components of the first parameter, by a function for one.
fn rounded(out: &mut Written, count: u32, element: &str, function: &str) -> String {
    out.needs(format!("declare spir_func half @{function}({element})"));
    if count == 1 {
        let _ = writeln!(out.text, "  %h = call spir_func half @{function}({element} %p0)");
        return "%h".to_owned();
    }
    let mut row = "poison".to_owned();
    for lane in 0..count {
        let _ = writeln!(
            out.text,
            "  %x{lane} = extractelement <{count} x {element}> %p0, i32 {lane}\n  \
             %y{lane} = call spir_func half @{function}({element} %x{lane})\n  \
             %h{lane} = insertelement <{count} x half> {row}, half %y{lane}, i32 {lane}"
        );
        row = format!("%h{lane}");
    }
    row
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_what_is_moved() {
        for (name, found) in [
            ("vload4", Some((true, None, 4, None))),
            ("vload_half", Some((true, Some(false), 1, None))),
            ("vloada_half3", Some((true, Some(true), 3, None))),
            ("vstore_half16_rtz", Some((false, Some(false), 16, Some("rtz")))),
            ("vstorea_half_rtn", Some((false, Some(true), 1, Some("rtn")))),
            ("vload5", None),
            ("vload", None),
            ("vload4_rte", None),
            ("vstore_half_rtx", None),
        ] {
            assert_eq!(parts(name), found, "{name}");
        }
    }
}
