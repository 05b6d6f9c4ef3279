//! Module variables: order, placement, initialisers.
//!
//! An initialiser is evaluated to bytes and addresses at offsets ([`Image`]). Without addresses
//! it is printed as numbers of the widest kind that fits; with addresses at multiples of eight as
//! `.u64` words; with addresses elsewhere as bytes, each of which picks its bits of the address by a
//! mask (`0xFF00(generic(x))`, PTX 7.1).

use crate::abi::module_env::ModuleEnv;
use crate::emit::text::{Text, definition};
use crate::options::Options;
use crate::target::annotations::annotations;
use crate::target::modifiers::Space;
use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::map::Map;
use ir::ssa::image::{AddressAt, AddressRules, Image};
use ir::ssa::{
    Const, ConstData, ConstExpr, Context, Global, GlobalData, GlobalKind, Linkage, TypeKind,
};

fn unsupported(what: impl std::fmt::Display) -> Diagnostic {
    Diagnostic::unsupported(what)
}

/// The globals that a constant refers to.
fn references(cx: &Context, c: Const, out: &mut Vec<Global>, seen: &mut Map<Const, ()>) {
    let mut work = vec![c];
    while let Some(c) = work.pop() {
        match &cx.consts[c] {
            ConstData::Global { global, .. } | ConstData::Wrapped { global, .. } => {
                out.push(*global);
            }
            ConstData::Aggregate { elems, .. } if seen.insert(c, ()).is_none() => {
                work.extend(elems.iter().copied());
            }
            ConstData::Expr { expr, .. } => match expr {
                ConstExpr::Gep { operands, .. } => work.extend(operands.iter().copied()),
                ConstExpr::Cast { value, .. } => work.push(*value),
                ConstExpr::Binary { operands, .. } => work.extend(operands),
                _ => {}
            },
            _ => {}
        }
    }
}

/// Whether a variable is for the linker or the compiler only.
fn is_special(data: &GlobalData, cx: &Context) -> bool {
    data.name.starts_with("llvm.")
        || data.section.is_some_and(|s| cx.symbols.text(s) == "llvm.metadata")
}

/// Variables in an order in which each comes after those that its initialiser refers to, and those
/// that must be announced before since they refer to each other.
fn order(cx: &Context) -> (Vec<Global>, Vec<Global>) {
    #[derive(Clone, Copy, PartialEq, Eq, Default)]
    enum VisitState {
        #[default]
        New,
        Open,
        Done,
    }
    let mut state: SecondaryMap<Global, VisitState> = SecondaryMap::new();
    let (mut out, mut announced) = (Vec::new(), Vec::new());
    for (root, _) in &cx.globals {
        let mut stack: Vec<(Global, Vec<Global>)> = Vec::new();
        let enter = |g: Global,
                     stack: &mut Vec<(Global, Vec<Global>)>,
                     state: &mut SecondaryMap<Global, VisitState>| {
            let GlobalKind::Variable(v) = &cx.globals[g].kind else { return };
            state[g] = VisitState::Open;
            let mut list = Vec::new();
            if let Some(c) = v.initializer {
                references(cx, c, &mut list, &mut Map::default());
            }
            list.reverse();
            stack.push((g, list));
        };
        if state[root] == VisitState::New {
            enter(root, &mut stack, &mut state);
        }
        while let Some((g, list)) = stack.last_mut() {
            let g = *g;
            match list.pop() {
                Some(next) => match state[next] {
                    VisitState::New => enter(next, &mut stack, &mut state),
                    VisitState::Open => {
                        if !announced.contains(&next) {
                            announced.push(next);
                        }
                    }
                    VisitState::Done => {}
                },
                None => {
                    state[g] = VisitState::Done;
                    out.push(g);
                    stack.pop();
                }
            }
        }
    }
    (out, announced)
}

/// Writes all variables.
///
/// # Errors
/// A variable cannot be expressed in PTX.
pub(crate) fn write(
    out: &mut Text,
    cx: &Context,
    env: &mut ModuleEnv,
    options: &Options,
) -> Result<(), Diagnostic> {
    let mut opaque: Map<Global, &str> = Map::default();
    let mut managed: Map<Global, ()> = Map::default();
    for (global, key, value) in annotations(cx) {
        match key {
            "texture" if value != 0 => drop(opaque.insert(global, ".texref")),
            "surface" if value != 0 => drop(opaque.insert(global, ".surfref")),
            "sampler" if value != 0 => drop(opaque.insert(global, ".samplerref")),
            "managed" if value != 0 => drop(managed.insert(global, ())),
            _ => {}
        }
    }
    let (variables, announced) = order(cx);
    for global in announced {
        let data = &cx.globals[global];
        if data.linkage.is_local() {
            return Err(unsupported(format!(
                "the initialiser of the internal variable '{}', which refers to itself",
                data.name
            )));
        }
        let space = env.variable_space(cx, global)?;
        out.push(".extern ");
        out.push(&space.name()[0..]);
        let size = cx.alloc_size(data.ty);
        out.push(" .align ");
        out.number(align(cx, data) as i64);
        out.push(if is_words(cx, global) { " .u64 " } else { " .b8 " });
        out.push(env.name(global));
        out.push("[");
        out.number(if is_words(cx, global) { size / 8 } else { size } as i64);
        out.push("];\n");
    }
    for global in variables {
        let data = &cx.globals[global];
        if is_special(data, cx) {
            continue;
        }
        if let Some(kind) = opaque.get(&global) {
            out.push(".global ");
            out.push(kind);
            out.push(" ");
            out.push(env.name(global));
            out.push(";\n");
            continue;
        }
        variable(out, cx, env, options, global, managed.contains_key(&global))
            .map_err(|d| d.with_note(format!("in the variable '{}'", data.name)))?;
    }
    Ok(())
}

fn align(cx: &Context, data: &GlobalData) -> u64 {
    data.align.map_or_else(|| cx.abi_align(data.ty).bytes(), ir::ssa::Align::bytes)
}

/// Whether a variable's initialiser is printed as words with addresses.
fn is_words(cx: &Context, global: Global) -> bool {
    let data = &cx.globals[global];
    let Some(c) = data.variable().and_then(|v| v.initializer) else { return false };
    let Ok(image) = Image::of(cx, c, AddressRules::ASSEMBLY) else { return false };
    !image.addresses.is_empty()
        && image.addresses.iter().all(|a| a.offset % 8 == 0)
        && cx.alloc_size(data.ty).is_multiple_of(8)
}

fn variable(
    out: &mut Text,
    cx: &Context,
    env: &mut ModuleEnv,
    options: &Options,
    global: Global,
    managed: bool,
) -> Result<(), Diagnostic> {
    let data = &cx.globals[global];
    let Some(variable) = data.variable() else { return Ok(()) };
    let space = env.variable_space(cx, global)?;
    let size = cx.alloc_size(data.ty);
    let declaration =
        variable.initializer.is_none() || data.linkage == Linkage::AvailableExternally;
    let linkage = match data.linkage {
        _ if declaration => ".extern ",
        Linkage::Common if space == Space::Global => ".common ",
        linkage => definition(linkage),
    };
    let mut image = Image::default();
    if let Some(c) = variable.initializer
        && !declaration
        && !matches!(cx.consts[c], ConstData::Zero(_) | ConstData::Undef(_) | ConstData::Poison(_))
    {
        image = Image::of(cx, c, AddressRules::ASSEMBLY)?;
    }
    let empty = image.is_zero();
    if matches!(space, Space::Shared | Space::Local) && !empty {
        return Err(unsupported("an initial value in shared memory"));
    }
    if size == 0 && !declaration {
        // There is nothing to be placed; a byte keeps the name.
        image.bytes.clear();
    }
    out.push(linkage);
    out.push(space.name());
    if managed {
        env.require(options, 40, "managed memory")?;
        out.push(" .attribute(.managed)");
    }
    out.push(" .align ");
    out.number(align(cx, data) as i64);
    out.push(" ");
    if !image.addresses.is_empty() {
        write_addresses(out, cx, env, options, global, &image, size)?;
        out.push(";\n");
        return Ok(());
    }
    let scalar = match cx.types.kind(data.ty) {
        TypeKind::Int(8) => Some(("u8", 1)),
        TypeKind::Int(16) => Some(("u16", 2)),
        TypeKind::Int(32) => Some(("u32", 4)),
        TypeKind::Int(64) => Some(("u64", 8)),
        TypeKind::Float(k) if k.bits() == 16 => Some(("b16", 2)),
        TypeKind::Float(k) if k.bits() == 32 => Some(("f32", 4)),
        TypeKind::Float(k) if k.bits() == 64 => Some(("f64", 8)),
        TypeKind::Ptr(_) if size == 8 => Some(("u64", 8)),
        _ => None,
    };
    if let Some((ty, width)) = scalar {
        out.push(".");
        out.push(ty);
        out.push(" ");
        out.push(env.name(global));
        if !empty {
            let mut value = 0u64;
            for (n, &b) in image.bytes[..width].iter().enumerate() {
                value |= u64::from(b) << (8 * n);
            }
            out.push(" = ");
            match ty {
                "f32" => out.float32(value as u32),
                "f64" => out.float64(value),
                _ => out.unsigned(value),
            }
        }
        out.push(";\n");
        return Ok(());
    }
    // Words where the size allows: shorter text for the same bytes.
    let word = if size.is_multiple_of(8) && align(cx, data) >= 8 {
        8
    } else if size.is_multiple_of(4) && align(cx, data) >= 4 {
        4
    } else {
        1
    };
    let word = if empty { 1 } else { word };
    out.push(match word {
        8 => ".b64 ",
        4 => ".b32 ",
        _ => ".b8 ",
    });
    out.push(env.name(global));
    out.push("[");
    if !(declaration && size == 0) {
        out.number((size / word).max(1) as i64);
    }
    out.push("]");
    if !empty {
        let last = image.bytes.iter().rposition(|&b| b != 0).unwrap_or(0);
        out.push(" = {");
        for (n, chunk) in image.bytes.chunks(word as usize).enumerate() {
            if n as u64 * word > last as u64 {
                break;
            }
            if n != 0 {
                out.push(", ");
            }
            let mut value = 0u64;
            for (k, &b) in chunk.iter().enumerate() {
                value |= u64::from(b) << (8 * k);
            }
            out.unsigned(value);
        }
        out.push("}");
    }
    out.push(";\n");
    Ok(())
}

fn write_addresses(
    out: &mut Text,
    cx: &Context,
    env: &mut ModuleEnv,
    options: &Options,
    global: Global,
    image: &Image,
    size: u64,
) -> Result<(), Diagnostic> {
    let symbol = |out: &mut Text, r: &AddressAt| -> Result<(), Diagnostic> {
        if let GlobalKind::Variable(_) = cx.globals[r.target].kind
            && env.variable_space(cx, r.target)? == Space::Shared
        {
            return Err(unsupported("an initialiser with the address of shared memory"));
        }
        if r.generic {
            out.push("generic(");
        }
        out.push(env.name(r.target));
        if r.generic {
            out.push(")");
        }
        if r.addend != 0 {
            out.push("+");
            out.unsigned(r.addend as u64);
        }
        Ok(())
    };
    let aligned = size.is_multiple_of(8) && image.addresses.iter().all(|a| a.offset % 8 == 0);
    if aligned {
        out.push(".u64 ");
    } else {
        out.push(".u8 ");
    }
    // The name comes from the environment as well, which the closure holds.
    let mut list = Text::default();
    let mut next = image.addresses.iter().peekable();
    if aligned {
        for (n, chunk) in image.bytes.chunks(8).enumerate() {
            if n != 0 {
                list.push(", ");
            }
            match next.peek() {
                Some(r) if r.offset == n as u64 * 8 => {
                    symbol(&mut list, r)?;
                    next.next();
                }
                _ => {
                    let mut value = [0u8; 8];
                    value[..chunk.len()].copy_from_slice(chunk);
                    list.unsigned(u64::from_le_bytes(value));
                }
            }
        }
    } else {
        let mut n = 0;
        while n < size {
            if n != 0 {
                list.push(", ");
            }
            match next.peek() {
                Some(r) if r.offset == n => {
                    for k in 0..8 {
                        if k != 0 {
                            list.push(", ");
                        }
                        list.push("0xFF");
                        for _ in 0..k {
                            list.push("00");
                        }
                        list.push("(");
                        symbol(&mut list, r)?;
                        list.push(")");
                    }
                    n += 8;
                    next.next();
                }
                _ => {
                    list.unsigned(u64::from(image.bytes[n as usize]));
                    n += 1;
                }
            }
        }
    }
    if !aligned {
        env.require(options, 71, "an address at an odd place of an initialiser")?;
    }
    out.push(env.name(global));
    if !(aligned && size == 8) {
        out.push("[");
        out.number(if aligned { size / 8 } else { size } as i64);
        out.push("]");
    }
    out.push(" = ");
    if aligned && size == 8 {
        out.push(list.as_str());
    } else {
        out.push("{");
        out.push(list.as_str());
        out.push("}");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::{Options, Sm, compile, llvm_reader};

    fn compiled(text: &str) -> Result<String, String> {
        let text = format!("target triple = \"nvptx64-nvidia-cuda\"\n{text}\n");
        let module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        compile(module, &Options::new(Sm::new(90))).map(|o| o.ptx).map_err(|e| e.to_string())
    }

    #[test]
    fn zeros_take_no_memory_here() {
        let ptx = compiled("@a = global [4831838208 x i8] zeroinitializer").unwrap();
        assert!(ptx.contains("a[4831838208];"), "{ptx}");
    }

    #[test]
    fn too_much_to_write_out_or_to_copy_is_said() {
        let large = "{ [1099511627776 x i8], i32 }";
        let value = "{ [1099511627776 x i8] zeroinitializer, i32 1 }";
        let error = compiled(&format!("@a = global {large} {value}")).unwrap_err();
        assert!(
            error.contains("a variable of 1099511627780 bytes") && error.contains("'a'"),
            "{error}"
        );
        let passed = "{ [1610612736 x i8], i32 }";
        let error = compiled(&format!(
            "declare void @g(ptr byval({passed}))\n\
             define void @f(ptr %p) {{\n  call void @g(ptr byval({passed}) %p)\n  ret void\n}}"
        ))
        .unwrap_err();
        assert!(error.contains("by-value argument of 1610612740 bytes"), "{error}");
    }

    #[test]
    fn an_element_that_is_no_number_is_said() {
        let text = "@g = global i8 0\n@a = global <2 x i4> <i4 ptrtoint (ptr @g to i4), i4 1>";
        let error = compiled(text).unwrap_err();
        assert!(error.contains("this element in an initialiser"), "{error}");
    }
}
