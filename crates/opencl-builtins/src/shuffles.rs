//! `shuffle` and `shuffle2`: components by numbers that need not be constants.

use std::fmt::Write as _;

use ir::opencl::demangle;
use ir::ssa::{Context, GlobalData, TypeKind};

use crate::written::Written;

/// The body, as text, of a function that a module declares. None if it is no such function, or has another type.
pub(crate) fn body(cx: &Context, data: &GlobalData) -> Option<Written> {
    let (base, _) = demangle(&data.name)?;
    let two = match base {
        "shuffle" => false,
        "shuffle2" => true,
        _ => return None,
    };
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    let (value, mask) = match (two, params) {
        (false, &[value, mask]) => (value, mask),
        (true, &[value, second, mask]) if value == second => (value, mask),
        _ => return None,
    };
    let (element, lanes) = cx.types.vector_parts(value)?;
    let (number, count) = cx.types.vector_parts(mask)?;
    let (own, results) = cx.types.vector_parts(ret)?;
    if own != element || results != count || number.int_width().is_none() {
        return None;
    }
    let show = |ty| cx.types.display(ty).to_string();
    let (row, mask, own, number) = (show(value), show(mask), show(element), show(number));
    let whole = show(ret);
    let mut out = Written::begin(cx, data)?;
    let last = if two { 1 } else { 0 };
    // Of three components as of four.
    let places = lanes.next_power_of_two();
    let mut result = "poison".to_owned();
    for lane in 0..count {
        let _ = writeln!(
            out.text,
            "  %n{lane} = extractelement {mask} %p{}, i32 {lane}\n  \
             %at{lane} = and {number} %n{lane}, {}\n  \
             %x{lane} = extractelement {row} %p0, {number} %at{lane}",
            last + 1,
            places - 1
        );
        let mut found = format!("%x{lane}");
        if two {
            let _ = writeln!(
                out.text,
                "  %y{lane} = extractelement {row} %p1, {number} %at{lane}\n  \
                 %bit{lane} = and {number} %n{lane}, {places}\n  \
                 %first{lane} = icmp eq {number} %bit{lane}, 0\n  \
                 %z{lane} = select i1 %first{lane}, {own} %x{lane}, {own} %y{lane}"
            );
            found = format!("%z{lane}");
        }
        let _ = writeln!(
            out.text,
            "  %v{lane} = insertelement {whole} {result}, {own} {found}, i32 {lane}"
        );
        result = format!("%v{lane}");
    }
    out.end(&format!("  ret {whole} {result}"));
    Some(out)
}
