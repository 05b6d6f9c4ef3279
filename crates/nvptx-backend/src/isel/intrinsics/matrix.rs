//! Matrix instructions: `wmma.*`, `mma.*`, `ldmatrix`, `stmatrix`.
//!
//! A name says shape, layouts and formats. The number of registers of a thread for its part of a
//! matrix follows: rows × columns × bits, over 32 lanes of 32-bit registers (64-bit for `f64`). Two
//! shapes are different: `m8n8k4` of `f16` works on four matrices at once, and `wmma` keeps each
//! `f16` factor twice.

use super::{Call, Gpu, Lowering, Text};
use std::str::Split;

/// `m16n8k16`
#[derive(Clone, Copy)]
struct Shape<'n> {
    name: &'n str,
    m: u32,
    n: u32,
    k: u32,
}

impl<'n> Shape<'n> {
    fn parse(name: &'n str) -> Option<Shape<'n>> {
        let rest = name.strip_prefix('m')?;
        let (m, rest) = rest.split_once('n')?;
        let (n, k) = rest.split_once('k')?;
        let number = |t: &str| t.parse().ok().filter(|&n: &u32| n <= 512);
        Some(Shape { name, m: number(m)?, n: number(n)?, k: number(k)? })
    }
}

/// Bits of a format in a factor. Formats below a byte take a whole one in `f8f6f4`.
fn bits(format: &str, packed: bool) -> Option<u32> {
    Some(match format {
        "f64" => 64,
        "f32" | "s32" | "tf32" => 32,
        "f16" | "bf16" => 16,
        "s8" | "u8" | "e4m3" | "e5m2" => 8,
        "e2m1" if packed => 4,
        "e3m2" | "e2m3" | "e2m1" => 8,
        "s4" | "u4" => 4,
        "b1" => 1,
        _ => return None,
    })
}

/// Registers for a matrix.
fn registers(rows: u32, columns: u32, bits: u32) -> usize {
    let register = if bits == 64 { 64 } else { 32 };
    (rows * columns * bits).div_ceil(32 * register) as usize
}

fn layout(name: &str) -> Option<&str> {
    matches!(name, "row" | "col").then_some(name)
}

/// The PTX of `wmma.` and this.
pub(super) fn wmma(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let mut parts = rest.split('.');
    let shape = Shape::parse(parts.next()?)?;
    match parts.next()? {
        way @ ("load" | "store") => wmma_move(call, shape, way, parts),
        "mma" => wmma_mma(call, shape, parts),
        _ => None,
    }
}

/// First PTX version and GPU of a `wmma` shape and format.
fn wmma_needs(shape: Shape<'_>, format: &str) -> (u16, u16) {
    match format {
        "f64" | "bf16" | "tf32" => (70, 80),
        "s8" | "u8" => (63, 72),
        "s4" | "u4" | "b1" => (63, 75),
        "s32" if matches!(shape.k, 32 | 128) => (63, 75),
        "s32" => (63, 72),
        "f32" if shape.k == 8 => (70, 80),
        _ => (61, 70),
    }
}

fn wmma_move(
    call: &Call<'_>,
    shape: Shape<'_>,
    way: &str,
    mut parts: Split<'_, char>,
) -> Option<Lowering> {
    let matrix = parts.next()?;
    if !matches!((way, matrix), ("load", "a" | "b" | "c") | ("store", "d")) {
        return None;
    }
    let layout = layout(parts.next()?)?;
    let mut format = parts.next()?;
    let stride = format == "stride";
    if stride {
        format = parts.next()?;
    }
    bits(format, false)?;
    let space = call.space(0)?;
    let needs = wmma_needs(shape, format);
    let text = Text::new("wmma.").put(way).put(".").put(matrix).put(".sync.aligned.").put(layout);
    let text = text.put(".").put(shape.name).put(space).put(".").put(format).put(" ");
    let text = if way == "load" {
        let n = usize::from(call.results);
        let text = text.list(0, n).put(", ").address(n);
        if stride { text.put(", ").reg(n + 1) } else { text }
    } else {
        let n = call.args.len().checked_sub(1 + usize::from(stride))?;
        let text = text.address(0).put(", ").list(1, n);
        if stride { text.put(", ").reg(1 + n) } else { text }
    };
    Some(text.put(";").finish().needs(needs.0, needs.1))
}

fn wmma_mma(call: &Call<'_>, shape: Shape<'_>, mut parts: Split<'_, char>) -> Option<Lowering> {
    let mut first = parts.next()?;
    let mut op = "";
    if let "xor" | "and" = first {
        op = if first == "xor" { ".xor.popc" } else { ".and.popc" };
        if parts.next()? != "popc" {
            return None;
        }
        first = parts.next()?;
    }
    let layouts = [layout(first)?, layout(parts.next()?)?];
    let mut formats: Vec<&str> = parts.collect();
    let satfinite = formats.last() == Some(&"satfinite");
    if satfinite {
        formats.pop();
    }
    let round = match formats.first() {
        Some(r @ (&"rn" | &"rz" | &"rm" | &"rp")) => *r,
        _ => "",
    };
    if !round.is_empty() {
        formats.remove(0);
    }
    // `f16` factors are named by the formats of result and addend, others by their own.
    let (factor, formats_text) = match formats[..] {
        [d @ ("f16" | "f32"), c @ ("f16" | "f32")] => ("f16", format!(".{d}.{c}")),
        [f] => {
            let sum = match f {
                "f64" => "f64",
                "bf16" | "tf32" => "f32",
                _ => "s32",
            };
            (f, format!(".{sum}.{f}.{f}.{sum}"))
        }
        _ => return None,
    };
    if factor == "f16" && satfinite {
        // Ended with PTX 6.5.
        return None;
    }
    let width = bits(factor, false)?;
    let factor_registers =
        |rows, columns| if factor == "f16" { 8 } else { registers(rows, columns, width) };
    let a = factor_registers(shape.m, shape.k);
    let b = factor_registers(shape.k, shape.n);
    let d = usize::from(call.results);
    let c = call.args.len().checked_sub(a + b)?;
    let needs = if op == ".and.popc" { (71, 80) } else { wmma_needs(shape, factor) };
    let text = Text::new("wmma.mma")
        .put(op)
        .put(".sync.aligned.")
        .put(layouts[0])
        .put(".")
        .put(layouts[1]);
    let text = text.put(".").put(shape.name).put_if(!round.is_empty(), ".").put(round);
    let text = text.put(&formats_text).put_if(satfinite, ".satfinite").put(" ").list(0, d);
    let text = text.put(", ").list(d, a).put(", ").list(d + a, b).put(", ").list(d + a + b, c);
    Some(text.put(";").finish().needs(needs.0, needs.1))
}

/// The parts of an `mma` name.
#[derive(Default)]
struct Mma<'n> {
    op: Option<&'n str>,
    sparse: bool,
    ordered: bool,
    scaled: bool,
    kind: Option<&'n str>,
    scale_vector: Option<&'n str>,
    satfinite: bool,
    /// Result, factors, addend; and the format of block scales.
    formats: [&'n str; 4],
    scale_format: Option<&'n str>,
}

/// The PTX of `mma.` and this.
pub(super) fn mma(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let mut m = Mma::default();
    let mut rest = rest;
    for op in ["and", "xor"] {
        if let Some(r) = rest.strip_prefix(op) {
            rest = r.strip_prefix(".popc.")?;
            m.op = Some(if op == "and" { ".and.popc" } else { ".xor.popc" });
        }
    }
    if let Some(r) = rest.strip_prefix("sp.") {
        (m.sparse, rest) = (true, r);
    }
    if let Some(r) = rest.strip_prefix("ordered.metadata.") {
        (m.ordered, rest) = (true, r);
    }
    if let Some(r) = rest.strip_prefix("block.scale.") {
        (m.scaled, rest) = (true, r);
    }
    let mut parts = rest.split('.').peekable();
    let shape = Shape::parse(parts.next()?)?;
    let layouts = [layout(parts.next()?)?, layout(parts.next()?)?];
    if parts.next_if_eq(&"kind").is_some() || m.scaled {
        m.kind = Some(
            parts.next().filter(|k| matches!(*k, "f8f6f4" | "mxf8f6f4" | "mxf4" | "mxf4nvf4"))?,
        );
    }
    if parts.next_if_eq(&"scale").is_some() {
        m.scale_vector = Some(match parts.next()? {
            "1x" => "1X",
            "2x" => "2X",
            "4x" => "4X",
            _ => return None,
        });
    }
    m.satfinite = parts.next_if_eq(&"satfinite").is_some();
    let formats: Vec<&str> = parts.collect();
    m.formats = match formats[..] {
        [a @ ("bf16" | "tf32")] => ["f32", a, a, "f32"],
        ["f64"] => ["f64"; 4],
        [a] => ["s32", a, a, "s32"],
        [d @ ("f16" | "f32"), c @ ("f16" | "f32")] => [d, "f16", "f16", c],
        [a, b] => ["s32", a, b, "s32"],
        [d, a, b, c] => [d, a, b, c],
        [d, a, b, c, s @ ("ue8m0" | "ue4m3")] if m.scaled => {
            m.scale_format = Some(s);
            [d, a, b, c]
        }
        _ => return None,
    };
    let packed = matches!(m.kind, Some("mxf4" | "mxf4nvf4"));
    let [_, fa, fb, fc] = m.formats;
    let (wa, wb, wc) = (bits(fa, packed)?, bits(fb, packed)?, bits(fc, false)?);
    let (a, b, c) = if shape.k == 4 && fa == "f16" {
        (2, 2, if fc == "f32" { 8 } else { 4 })
    } else {
        let k = if m.sparse { shape.k / 2 } else { shape.k };
        (
            registers(shape.m, k, wa),
            registers(shape.k, shape.n, wb),
            registers(shape.m, shape.n, wc),
        )
    };
    let d = usize::from(call.results);
    let extra = if m.sparse { 2 } else { 0 } + if m.scaled { 6 } else { 0 };
    if call.args.len() != a + b + c + extra {
        return None;
    }
    let text = Text::new(if m.ordered {
        "mma.sp::ordered_metadata.sync.aligned."
    } else if m.sparse {
        "mma.sp.sync.aligned."
    } else {
        "mma.sync.aligned."
    });
    let text = text.put(shape.name).put(".").put(layouts[0]).put(".").put(layouts[1]);
    let text = match m.kind {
        Some(kind) => text.put(".kind::").put(kind),
        None => text,
    };
    let text = text.put_if(m.scaled, ".block_scale");
    let text = match m.scale_vector {
        Some(vector) => text.put(".scale_vec::").put(vector),
        None => text,
    };
    let mut text = text.put_if(m.satfinite, ".satfinite");
    for format in m.formats.iter().chain(&m.scale_format).chain(&m.op.map(|op| &op[1..])) {
        text = text.put(".").put(format);
    }
    let text = text.put(" ").list(0, d).put(", ").list(d, a).put(", ").list(d + a, b);
    let mut next = d + a + b + c;
    let mut text = text.put(", ").list(d + a + b, c);
    if m.sparse {
        text = text.put(", ").reg(next).put(", ").literal(next + 1);
        next += 2;
    }
    if m.scaled {
        text = text.put(", ").reg(next).put(", ").list(next + 1, 2);
        text = text.put(", ").reg(next + 3).put(", ").list(next + 4, 2);
    }
    let lowering = text.put(";").finish();
    Some(mma_needs(lowering, &m, shape))
}

fn mma_needs(lowering: Lowering, m: &Mma<'_>, shape: Shape<'_>) -> Lowering {
    if m.kind.is_some() {
        return lowering.on(87, Gpu::Specific(120));
    }
    let [d, a, ..] = m.formats;
    let fp8 = matches!(a, "e4m3" | "e5m2");
    let (ptx, sm) = match (a, shape.name) {
        _ if fp8 && (d == "f16" || shape.k == 16) => (87, 89),
        _ if fp8 => (84, 89),
        ("f64", "m8n8k4") => (70, 80),
        ("f64", _) => (78, 90),
        ("f16", "m8n8k4") => (64, 70),
        ("f16", "m16n8k8") => (65, 75),
        ("s8" | "u8", "m8n8k16") | ("s4" | "u4", "m8n8k32") => (65, 75),
        ("b1", "m8n8k128") if m.op == Some(".xor.popc") => (70, 75),
        ("b1", _) if m.op == Some(".and.popc") => (71, 80),
        _ => (70, 80),
    };
    let ptx = match (m.sparse, m.ordered) {
        (_, true) => ptx.max(85),
        (true, _) => ptx.max(71),
        _ => ptx,
    };
    lowering.needs(ptx, if m.sparse { sm.max(80) } else { sm })
}

/// The PTX of `ldmatrix` and `stmatrix`.
pub(super) fn move_matrix(call: &Call<'_>, family: &str, rest: &str) -> Option<Lowering> {
    let rest = rest.strip_prefix("sync.aligned.")?;
    let mut parts = rest.split('.').peekable();
    let shape = parts.next().filter(|s| matches!(*s, "m8n8" | "m16n16" | "m8n16" | "m16n8"))?;
    let number = parts.next()?;
    let count = match number {
        "x1" => 1,
        "x2" => 2,
        "x4" => 4,
        _ => return None,
    };
    let trans = parts.next_if_eq(&"trans").is_some();
    let format = parts.next().filter(|f| matches!(*f, "b16" | "b8" | "b8x16"))?;
    let source = parts.next_if(|p| matches!(*p, "b6x16_p32" | "b4x16_p64"));
    let space = call.space(0)?;
    let text = Text::new(family).put(".sync.aligned.").put(shape).put(".").put(number);
    let text = text.put_if(trans, ".trans").put(space).put(".").put(format);
    let text = match source {
        Some(source) => text.put(".").put(source),
        None => text,
    };
    let text = text.put(" ");
    let lowering = if family == "ldmatrix" {
        let count = if shape == "m16n16" { count * 2 } else { count };
        text.list(0, count).put(", ").address(count).put(";").finish()
    } else {
        text.address(0).put(", ").list(1, count).put(";").finish()
    };
    Some(match (family, shape) {
        ("ldmatrix", "m8n8") => lowering.needs(65, 75),
        (_, "m8n8") => lowering.needs(78, 90),
        _ => lowering.on(86, Gpu::Specific(100)),
    })
}
