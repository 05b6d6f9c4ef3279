//! Copies by a work-group (`async_work_group_copy`) and what waits for them.
//!
//! All work-items copy, each every so-and-so-manieth element, at once; an event is only a number. A wait for events waits
//! at a barrier.

use std::fmt::Write as _;

use ir::opencl::demangle;
use ir::ssa::{Context, GlobalData, TypeKind};

use crate::names::pointee_type;
use crate::written::Written;

/// The body, as text, of a function that a module declares. None if it is no such function, or has another type.
pub(crate) fn body(cx: &Context, data: &GlobalData) -> Option<Written> {
    let (base, encoded) = demangle(&data.name)?;
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    match base {
        "async_work_group_copy" if params.len() == 4 => copy(cx, data, encoded, false),
        "async_work_group_strided_copy" if params.len() == 5 => copy(cx, data, encoded, true),
        "wait_group_events" if ret.is_void() => {
            let mut out = Written::begin(cx, data)?;
            out.needs("declare spir_func void @_Z7barrierj(i32) convergent");
            out.line("  call spir_func void @_Z7barrierj(i32 3) convergent");
            out.end("  ret void");
            Some(out)
        }
        "prefetch" if ret.is_void() => {
            let mut out = Written::begin(cx, data)?;
            out.end("  ret void");
            Some(out)
        }
        _ => None,
    }
}

/// A copy; with a stride, it is the one of what lies in global memory.
fn copy(cx: &Context, data: &GlobalData, encoded: &str, strided: bool) -> Option<Written> {
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    let &[to, from, count, ..] = params else { return None };
    let element = pointee_type(encoded)?;
    let bits = count.int_width()?;
    let spaces = [to.address_space()?, from.address_space()?];
    if strided && params[3].int_width() != Some(bits) || spaces[0] == spaces[1] {
        return None;
    }
    let show = |ty| cx.types.display(ty).to_string();
    let int = format!("i{bits}");
    let mut out = Written::begin(cx, data)?;
    out.linear_id(&int);
    let _ = writeln!(
        out.text,
        "  br label %head\nhead:\n  \
         %i = phi {int} [ %linear, %entry ], [ %next, %body ]\n  \
         %more = icmp ult {int} %i, %p2\n  br i1 %more, label %body, label %done\nbody:"
    );
    for (n, (name, ty, space)) in
        [("to", to, spaces[0]), ("from", from, spaces[1])].into_iter().enumerate()
    {
        let index = if strided && space == 1 {
            let _ = writeln!(out.text, "  %far = mul {int} %i, %p3");
            "%far"
        } else {
            "%i"
        };
        let _ = writeln!(
            out.text,
            "  %{name} = getelementptr inbounds {element}, {} %p{n}, {int} {index}",
            show(ty)
        );
    }
    let _ = writeln!(
        out.text,
        "  %x = load {element}, {} %from\n  store {element} %x, {} %to\n  \
         %next = add {int} %i, %items\n  br label %head\ndone:",
        show(from),
        show(to)
    );
    let event = params.len() - 1;
    out.end(&format!("  ret {} %p{event}", show(ret)));
    Some(out)
}
