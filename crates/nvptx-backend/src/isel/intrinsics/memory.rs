//! Memory: `ldu`, `ldg`, atomics with a scope, cache hints, tensor maps.

use super::{Call, Gpu, Lowering, Text};

/// The PTX of a name of one of these families.
pub(super) fn find(call: &Call<'_>, family: &str, rest: &str) -> Option<Lowering> {
    match family {
        "ldu" => load(call, rest, "ldu.global"),
        "ldg" => load(call, rest, "ld.global.nc"),
        "atomic" => atomic(call, rest),
        "prefetch" => tensor_map_prefetch(call, rest),
        "tensormap" => tensor_map(call, rest),
        // Until LLVM 21 the result was a pointer to shared memory of this block, of 32 bits here.
        "mapa" if rest == "shared.cluster" && call.result_bits == 32 => {
            Some(Lowering::new("mapa.shared::cluster.u32 $0, $1, $2;").needs(78, 90))
        }
        _ => None,
    }
}

/// `ldu.global.i.i32.p1` and kin.
fn load(call: &Call<'_>, rest: &str, mnemonic: &str) -> Option<Lowering> {
    rest.strip_prefix("global.").filter(|r| r.starts_with(['i', 'f', 'p']))?;
    let n = usize::from(call.results);
    let text = match n {
        1 => Text::new(mnemonic),
        2 => Text::new(mnemonic).put(".v2"),
        4 => Text::new(mnemonic).put(".v4"),
        _ => return None,
    };
    let text = text.put(&format!(".b{} ", call.result_bits));
    let text = if n == 1 { text.reg(0) } else { text.list(0, n) };
    Some(text.put(", ").address(n).put(";").finish())
}

/// `atomic.add.gen.i.cta.i32.p1` and kin.
fn atomic(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let mut parts = rest.split('.');
    let op = parts.next()?;
    if op == "load" {
        return atomic_load(call, parts.next()?, parts.next()?);
    }
    let (Some("gen"), Some(kind @ ("i" | "f")), Some(scope @ ("cta" | "sys"))) =
        (parts.next(), parts.next(), parts.next())
    else {
        return None;
    };
    let bits = call.args.get(1)?.bits;
    let ty = match op {
        "add" if kind == "f" => 'f',
        _ if kind == "f" => return None,
        "add" => 'u',
        "max" | "min" => 's',
        "inc" | "dec" if bits == 32 => 'u',
        "and" | "or" | "xor" | "exch" | "cas" => 'b',
        _ => return None,
    };
    if !matches!(bits, 32 | 64) {
        return None;
    }
    let count = if op == "cas" { 2 } else { 1 };
    Some(atom(call, &format!(".{scope}"), op, &format!("{ty}{bits}"), count)?.needs(50, 60))
}

/// The old `atomic.load.inc.32.p0` and kin.
fn atomic_load(call: &Call<'_>, op: &str, ty: &str) -> Option<Lowering> {
    match (op, ty) {
        ("inc" | "dec", "32") => atom(call, "", op, "u32", 1),
        ("add", "f32" | "f64") => atom(call, "", op, ty, 1),
        _ => None,
    }
}

fn atom(call: &Call<'_>, scope: &str, op: &str, ty: &str, count: usize) -> Option<Lowering> {
    let space = call.space(0)?;
    let text = Text::new("atom").put(scope).put(space).put(".").put(op).put(".").put(ty);
    let text = text.put(" $0, ").address(1).put(", ").regs(2, count).put(";");
    Some(text.finish())
}

/// `prefetch.tensormap.p4`.
fn tensor_map_prefetch(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    if !rest.starts_with("tensormap") {
        return None;
    }
    let space = call.space(0)?;
    let text = Text::new("prefetch").put(space).put(".tensormap [$0];");
    Some(text.finish().needs(80, 90))
}

/// `tensormap.replace.FIELD.pN`.
fn tensor_map(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    const FIELDS: [(&str, &str, &str); 11] = [
        ("global.address", "global_address", "b64"),
        ("rank", "rank", "b32"),
        ("box.dim", "box_dim", "b32"),
        ("global.dim", "global_dim", "b32"),
        ("global.stride", "global_stride", "b64"),
        ("element.stride", "element_stride", "b32"),
        ("elemtype", "elemtype", "b32"),
        ("interleave.layout", "interleave_layout", "b32"),
        ("swizzle.mode", "swizzle_mode", "b32"),
        ("swizzle.atomicity", "swizzle_atomicity", "b32"),
        ("fill.mode", "fill_mode", "b32"),
    ];
    let name = rest.strip_prefix("replace.")?;
    let name = name.rsplit_once(".p").map_or(name, |(name, _)| name);
    let (_, field, ty) = FIELDS.into_iter().find(|f| f.0 == name)?;
    let space = match call.space(0)? {
        ".shared" => ".shared::cta",
        space @ ("" | ".global") => space,
        _ => return None,
    };
    let text = Text::new("tensormap.replace.tile.").put(field).put(space).put(".b1024.").put(ty);
    let text = text.put(" ").address(0).put(", ");
    let text = match (field, call.args.len()) {
        ("global_address" | "rank", 2) => text.reg(1),
        (_, 2) => text.literal(1),
        // The number of the dimension, and the value.
        (_, 3) => text.literal(1).put(", ").reg(2),
        _ => return None,
    };
    let text = text.put(";").finish();
    let (ptx, gpu) = if field == "swizzle_atomicity" { (86, 100) } else { (83, 90) };
    Some(text.on(ptx, Gpu::Specific(gpu)))
}
