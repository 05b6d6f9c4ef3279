//! Textures and surfaces: `tex`, `tld4`, `suld`, `sust`, `txq`, `suq`.
//!
//! A name is geometry, sampling mode and formats; the operands follow from the geometry. PTX wants
//! vectors of 1, 2 or 4 coordinates: a third is written twice.

use super::{Call, Lowering, Text};

/// Coordinates by geometry: PTX's name, array index included, gradient components.
fn geometry(name: &str, array: bool) -> Option<(&'static str, usize, usize)> {
    Some(match (name, array) {
        ("1d", false) => ("1d", 1, 1),
        ("1d", true) => ("a1d", 2, 1),
        ("2d", false) => ("2d", 2, 2),
        ("2d", true) => ("a2d", 3, 2),
        ("3d", false) => ("3d", 3, 3),
        ("cube", false) => ("cube", 3, 3),
        ("cube", true) => ("acube", 4, 3),
        _ => return None,
    })
}

/// Registers in braces, a third one twice.
fn vector(text: Text, first: usize, count: usize) -> Text {
    if count == 3 {
        text.put("{").regs(first, 3).put(", ").reg(first + 2).put("}")
    } else {
        text.list(first, count)
    }
}

/// The PTX of a name of one of these families.
pub(super) fn find(call: &Call<'_>, family: &str, rest: &str) -> Option<Lowering> {
    match family {
        "tex" => sample(rest),
        "tld4" => gather(rest),
        "suld" => load(call, rest),
        "sust" => store(call, rest),
        "txq" | "suq" => query(family, rest),
        "istypep" => {
            let kind = match rest {
                "sampler" => "samplerref",
                "surface" => "surfref",
                "texture" => "texref",
                _ => return None,
            };
            Some(Lowering::new(format!("istypep.{kind} $0, $1;")))
        }
        _ => None,
    }
}

fn sample(rest: &str) -> Option<Lowering> {
    let (unified, rest) = match rest.strip_prefix("unified.") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let mut parts = rest.split('.').peekable();
    let geometry_name = parts.next()?;
    let array = parts.next_if_eq(&"array").is_some();
    let (geometry, coordinates, gradients) = geometry(geometry_name, array)?;
    let way = parts.next_if(|p| matches!(*p, "level" | "grad"));
    let (to, from) = (parts.next()?, parts.next()?);
    let to = match to {
        "v4f32" => "f32",
        "v4s32" => "s32",
        "v4u32" => "u32",
        _ => return None,
    };
    if parts.next().is_some() || !matches!(from, "f32" | "s32") {
        return None;
    }
    let text = Text::new("tex");
    let text = match way {
        Some(way) => text.put(".").put(way),
        None => text,
    };
    let text = text.put(".").put(geometry).put(".v4.").put(to).put(".").put(from).put(" ");
    let text = text.list(0, 4).put(", [$4, ");
    let first = if unified { 5 } else { 6 };
    let text = if unified { text } else { text.put("$5, ") };
    let text = vector(text, first, coordinates).put("]");
    let after = first + coordinates;
    let text = match way {
        Some("level") => text.put(", ").reg(after),
        Some(_) => {
            let text = vector(text.put(", "), after, gradients).put(", ");
            vector(text, after + gradients, gradients)
        }
        None => text,
    };
    Some(text.put(";").finish())
}

fn gather(rest: &str) -> Option<Lowering> {
    let (unified, rest) = match rest.strip_prefix("unified.") {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    let (component, formats) = rest.split_once(".2d.v4")?;
    let to = formats.strip_suffix(".f32")?;
    if !matches!(component, "r" | "g" | "b" | "a") || !matches!(to, "f32" | "s32" | "u32") {
        return None;
    }
    let text = Text::new("tld4.").put(component).put(".2d.v4.").put(to).put(".f32 ").list(0, 4);
    let text =
        if unified { text.put(", [$4, {$5, $6}];") } else { text.put(", [$4, $5, {$6, $7}];") };
    Some(text.finish())
}

/// Parts of a surface access's name: geometry, elements, their bits, out-of-range mode.
struct Surface<'n> {
    geometry: &'static str,
    coordinates: usize,
    elements: usize,
    bits: &'n str,
    outside: &'n str,
}

impl<'n> Surface<'n> {
    fn parse(rest: &'n str) -> Option<Surface<'n>> {
        let mut parts = rest.split('.').peekable();
        let name = parts.next()?;
        let array = parts.next_if_eq(&"array").is_some();
        let (geometry, coordinates, _) =
            geometry(name, array).filter(|g| !g.0.ends_with("cube"))?;
        let format = parts.next()?;
        let (elements, bits) = match format.strip_prefix('v') {
            Some(rest) => (rest.get(..1)?.parse().ok()?, rest.get(1..)?),
            None => (1, format),
        };
        let bits = bits.strip_prefix('i').filter(|b| matches!(*b, "8" | "16" | "32" | "64"))?;
        let outside = parts.next().filter(|o| matches!(*o, "clamp" | "trap" | "zero"))?;
        parts.next().is_none().then_some(Surface { geometry, coordinates, elements, bits, outside })
    }

    fn mnemonic(&self, name: &str) -> Text {
        let vector = match self.elements {
            2 => ".v2",
            4 => ".v4",
            _ => "",
        };
        let text = Text::new(name).put(".").put(self.geometry).put(vector).put(".b").put(self.bits);
        text.put(".").put(self.outside).put(" ")
    }
}

fn load(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let s = Surface::parse(rest)?;
    if usize::from(call.results) != s.elements {
        return None;
    }
    let text = s.mnemonic("suld.b").list(0, s.elements).put(", [").reg(s.elements).put(", ");
    Some(vector(text, s.elements + 1, s.coordinates).put("];").finish())
}

fn store(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let (kind, rest) = rest.split_once('.')?;
    let s = Surface::parse(rest)?;
    let kind = match kind {
        "b" => "sust.b",
        "p" => "sust.p",
        _ => return None,
    };
    if call.args.len() != 1 + s.coordinates + s.elements || kind == "sust.p" && s.bits != "32" {
        return None;
    }
    let text = vector(s.mnemonic(kind).put("[$0, "), 1, s.coordinates).put("], ");
    Some(text.list(1 + s.coordinates, s.elements).put(";").finish())
}

fn query(family: &str, rest: &str) -> Option<Lowering> {
    let field = match (family, rest) {
        (_, "width" | "height" | "depth") => rest,
        (_, "array.size") => "array_size",
        (_, "channel.order") => "channel_order",
        (_, "channel.data.type") => "channel_data_type",
        ("txq", "num.mipmap.levels") => "num_mipmap_levels",
        ("txq", "num.samples") => "num_samples",
        _ => return None,
    };
    Some(Text::new(family).put(".").put(field).put(".b32 $0, [$1];").finish())
}
