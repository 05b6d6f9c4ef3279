//! Blackwell's tensor memory: `tcgen05.*`.
//!
//! Kind, number of blocks, and what happens to the collector are constant arguments at the end.

use super::{Call, Gpu, Lowering, Text};

/// The PTX of `tcgen05.` and this.
pub(super) fn find(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let text = match rest.split_once('.').map_or((rest, ""), |p| p) {
        ("ld", shape) => load(call, shape),
        ("st", shape) => store(call, shape),
        ("cp", shape) => copy(shape),
        ("mma", rest) => mma(call, rest),
        _ => small(rest),
    }?;
    Some(text.put(";").finish().on(86, Gpu::Specific(100)))
}

fn group(name: &str) -> Option<&'static str> {
    match name {
        "cg1" => Some(".cta_group::1"),
        "cg2" => Some(".cta_group::2"),
        _ => None,
    }
}

fn small(rest: &str) -> Option<Text> {
    let fixed = match rest {
        "fence.before.thread.sync" => "tcgen05.fence::before_thread_sync",
        "fence.after.thread.sync" => "tcgen05.fence::after_thread_sync",
        "wait.ld" => "tcgen05.wait::ld.sync.aligned",
        "wait.st" => "tcgen05.wait::st.sync.aligned",
        _ => "",
    };
    if !fixed.is_empty() {
        return Some(Text::new(fixed));
    }
    let (name, cg) = rest.rsplit_once('.')?;
    let cg = group(cg)?;
    let with = |start: &str, end: &str| Text::new("tcgen05.").put(start).put(cg).put(end);
    let arrive = ".mbarrier::arrive::one.shared::cluster";
    Some(match name {
        "alloc" => with("alloc", ".sync.aligned.b32 [$0], $1"),
        "alloc.shared" => with("alloc", ".sync.aligned.shared::cta.b32 [$0], $1"),
        "dealloc" => with("dealloc", ".sync.aligned.b32 $0, $1"),
        "relinq.alloc.permit" => with("relinquish_alloc_permit", ".sync.aligned"),
        "shift.down" => with("shift", ".down [$0]"),
        "commit" | "commit.shared" => with("commit", arrive).put(".b64 [$0]"),
        "commit.mc" | "commit.mc.shared" => {
            with("commit", arrive).put(".multicast::cluster.b64 [$0], $1")
        }
        _ => return None,
    })
}

/// Whether a shape is loaded and stored so.
fn shape(name: &str) -> Option<(&str, &str)> {
    let (shape, count) = name.split_once('.')?;
    let known = matches!(shape, "16x64b" | "16x128b" | "16x256b" | "32x32b" | "16x32bx2");
    let count_known = matches!(count, "x1" | "x2" | "x4" | "x8" | "x16" | "x32" | "x64" | "x128");
    (known && count_known).then_some((shape, count))
}

fn load(call: &Call<'_>, rest: &str) -> Option<Text> {
    let (shape, count) = shape(rest)?;
    let pack = call.flag(call.args.len().checked_sub(1)?)?;
    let n = usize::from(call.results);
    let text = Text::new("tcgen05.ld.sync.aligned.").put(shape).put(".").put(count);
    let text = text.put_if(pack, ".pack::16b").put(".b32 ").list(0, n).put(", ").address(n);
    Some(if shape == "16x32bx2" { text.put(", ").literal(n + 1) } else { text })
}

fn store(call: &Call<'_>, rest: &str) -> Option<Text> {
    let (shape, count) = shape(rest)?;
    let last = call.args.len().checked_sub(1)?;
    let unpack = call.flag(last)?;
    let values = call.args.get(last.checked_sub(1)?)?.pieces;
    let text = Text::new("tcgen05.st.sync.aligned.").put(shape).put(".").put(count);
    let text = text.put_if(unpack, ".unpack::16b").put(".b32 [$0], ");
    let split = shape == "16x32bx2";
    let text = if split { text.put("#1, ") } else { text };
    Some(text.list(if split { 2 } else { 1 }, usize::from(values)))
}

fn copy(rest: &str) -> Option<Text> {
    let (rest, cg) = rest.rsplit_once('.')?;
    let cg = group(cg)?;
    let (shape, format) = rest.split_once('.').unwrap_or((rest, ""));
    let shape = match shape {
        "128x256b" | "4x256b" | "128x128b" => shape,
        "64x128b_warpx2_02_13" => "64x128b.warpx2::02_13",
        "64x128b_warpx2_01_23" => "64x128b.warpx2::01_23",
        "32x128b_warpx4" => "32x128b.warpx4",
        _ => return None,
    };
    let format = match format {
        "" => "",
        "b6x16_p32" => ".b8x16.b6x16_p32",
        "b4x16_p64" => ".b8x16.b4x16_p64",
        _ => return None,
    };
    Some(Text::new("tcgen05.cp").put(cg).put(".").put(shape).put(format).put(" [$0], $1"))
}

const KINDS: [&str; 4] = ["f16", "tf32", "f8f6f4", "i8"];
const USAGES: [&str; 4] = ["discard", "lastuse", "fill", "use"];

fn named(table: &[&'static str], n: Option<i64>) -> Option<&'static str> {
    table.get(usize::try_from(n?).ok()?).copied()
}

/// `[ws.][sp.](shared|tensor)[.scale_d][.disable_output_lane.cgN][.zero_col_mask][.ashift]`, or with
/// block scales `.KIND.block_scale[.blockN]`.
fn mma(call: &Call<'_>, rest: &str) -> Option<Text> {
    let mut parts = rest.split('.').peekable();
    let ws = parts.next_if_eq(&"ws").is_some();
    let sparse = parts.next_if_eq(&"sp").is_some();
    let tensor = match parts.next()? {
        "tensor" => true,
        "shared" => false,
        _ => return None,
    };
    let scale_d = parts.next_if_eq(&"scale_d").is_some();
    let scaled_kind = parts.next_if(|p| matches!(*p, "mxf4" | "mxf8f6f4" | "mxf4nvf4"));
    let mut lanes = None;
    let mut vector = "";
    if scaled_kind.is_some() {
        if parts.next()? != "block_scale" {
            return None;
        }
        vector = match parts.next() {
            None => "",
            Some("block16") => ".block16",
            Some("block32") => ".block32",
            Some(_) => return None,
        };
    } else if parts.next_if_eq(&"disable_output_lane").is_some() {
        lanes = Some(match parts.next()? {
            "cg1" => (".cta_group::1", 4),
            "cg2" => (".cta_group::2", 8),
            _ => return None,
        });
    }
    let zero_mask = parts.next_if_eq(&"zero_col_mask").is_some();
    let ashift = parts.next_if_eq(&"ashift").is_some();
    if parts.next().is_some() {
        return None;
    }
    // Destination, a, b, descriptor, enable, [metadata,] then what the variant has, then constants.
    let mut next = 5 + usize::from(sparse);
    let metadata = 5;
    let scales = scaled_kind.map(|_| next);
    next += 2 * usize::from(scales.is_some());
    let scale = scale_d.then_some(next);
    next += usize::from(scale_d);
    let disabled = lanes.map(|_| next);
    next += usize::from(lanes.is_some());
    let mask = zero_mask.then_some(next);
    next += usize::from(zero_mask);
    let kind = match scaled_kind {
        Some(kind) => kind,
        None => {
            next += 1;
            named(&KINDS, call.imm(next - 1))?
        }
    };
    let (collector, cg) = if ws {
        let buffer = named(&["b0", "b1", "b2", "b3"], call.imm(next))?;
        (format!(".collector::{buffer}::{}", named(&USAGES, call.imm(next + 1))?), ".cta_group::1")
    } else {
        let cg = match lanes {
            Some((cg, _)) => cg,
            None => {
                next += 1;
                named(&["", ".cta_group::1", ".cta_group::2"], call.imm(next - 1))
                    .filter(|c| !c.is_empty())?
            }
        };
        (format!(".collector::a::{}", named(&USAGES, call.imm(next))?), cg)
    };
    let text = Text::new("tcgen05.mma").put_if(ws, ".ws").put_if(sparse, ".sp").put(cg);
    let text =
        text.put(".kind::").put(kind).put_if(scaled_kind.is_some(), ".block_scale").put(vector);
    let text = text.put_if(ashift && lanes.is_some(), ".ashift").put(&collector);
    let text = text.put_if(ashift && lanes.is_none(), ".ashift").put(" [$0], ");
    let text = if tensor { text.put("[$1]") } else { text.put("$1") };
    let text = text.put(", $2");
    let text = if sparse { text.put(", ").address(call.at(metadata)) } else { text };
    let text = text.put(", $3");
    let text = match (disabled, lanes) {
        (Some(arg), Some((_, count))) => text.put(", ").list(call.at(arg), count),
        _ => text,
    };
    let text = match scales {
        Some(arg) => {
            text.put(", ").address(call.at(arg)).put(", ").address(call.at(arg + 1)).put(", $4")
        }
        None => text.put(", $4"),
    };
    let text = match mask {
        Some(arg) => text.put(", ").reg(call.at(arg)),
        None => text,
    };
    Some(match scale {
        Some(arg) => text.put(", ").literal(call.at(arg)),
        None => text,
    })
}
