//! Functions of vectors, a component at a time.

use std::fmt::Write as _;

use ir::opencl::demangle;
use ir::ssa::{Context, GlobalData, TypeKind};

use crate::names::{component_behind, for_components};

/// Functions that say 1 of a single value and -1 of a vector's component (OpenCL C 3.0, section 6.15.6).
const RELATIONS: [&str; 3] = ["isfinite", "isnormal", "signbit"];

/// The body, as text, of a declared function of vectors that means a function of each component, and that function's name. None if the
/// function's name or type is another.
pub(crate) fn body(cx: &Context, data: &GlobalData) -> Option<(String, String)> {
    let callee = for_components(&data.name)?;
    let is_relation = demangle(&callee).is_some_and(|(base, _)| RELATIONS.contains(&base));
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    let show = |ty| cx.types.display(ty).to_string();
    let TypeKind::Vector { elem: element, lanes: count, .. } = cx.types.kind(ret) else {
        return None;
    };
    let (whole, element) = (show(ret), show(element));
    let list: Vec<String> =
        params.iter().enumerate().map(|(n, &ty)| format!("{} %p{n}", show(ty))).collect();
    let mut out = format!("define spir_func {whole} @{}({}) {{\n", data.name, list.join(", "));
    let mut before = "poison".to_owned();
    for lane in 0..count {
        let mut arguments = Vec::new();
        for (n, &ty) in params.iter().enumerate() {
            let argument = format!("%a{n}.{lane}");
            match cx.types.kind(ty) {
                TypeKind::Vector { elem, lanes, .. } if lanes == count => {
                    let _ = writeln!(
                        out,
                        "  {argument} = extractelement {} %p{n}, i32 {lane}",
                        show(ty)
                    );
                    arguments.push(format!("{} {argument}", show(elem)));
                }
                TypeKind::Vector { .. } => return None,
                TypeKind::Ptr(_) => {
                    let (ty, to) = (show(ty), component_behind(&data.name, n)?);
                    let _ =
                        writeln!(out, "  {argument} = getelementptr {to}, {ty} %p{n}, i32 {lane}");
                    arguments.push(format!("{ty} {argument}"));
                }
                _ => arguments.push(format!("{} %p{n}", show(ty))),
            }
        }
        let arguments = arguments.join(", ");
        if is_relation {
            // Of a single value it is an `int`, whatever the value is.
            let _ = writeln!(out, "  %t{lane} = call spir_func i32 @{callee}({arguments})");
            let _ = writeln!(out, "  %b{lane} = trunc i32 %t{lane} to i1");
            let _ = writeln!(out, "  %r{lane} = sext i1 %b{lane} to {element}");
        } else {
            let _ = writeln!(out, "  %r{lane} = call spir_func {element} @{callee}({arguments})");
        }
        let _ = writeln!(
            out,
            "  %v{lane} = insertelement {whole} {before}, {element} %r{lane}, i32 {lane}"
        );
        before = format!("%v{lane}");
    }
    let _ = writeln!(out, "  ret {whole} {before}\n}}");
    Some((out, callee))
}
