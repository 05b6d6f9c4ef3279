//! Asynchronous copies: `cp.async.*`, the bulk forms and those by tensor map.
//!
//! The flags that say whether a multicast mask, a cache policy or a pair of blocks is used are constant
//! arguments at the end; the operands are there whether used or not.

use super::{Call, Gpu, Lowering, Text};

const COMPLETE: &str = ".mbarrier::complete_tx::bytes";

/// The PTX of `cp.` and this.
pub(super) fn find(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let rest = rest.strip_prefix("async.")?;
    match rest.strip_prefix("bulk.") {
        Some(rest) => match rest.strip_prefix("tensor.") {
            Some(rest) => tensor(call, rest),
            None => bulk(call, rest),
        },
        None => plain(call, rest),
    }
}

/// `cp.async.ca.shared.global.16[.s]`.
fn plain(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let (cache, rest) = rest.split_once(".shared.global.")?;
    let size = rest.strip_suffix(".s").unwrap_or(rest);
    if !matches!((cache, size), ("ca", "4" | "8" | "16") | ("cg", "16")) {
        return None;
    }
    let text = Text::new("cp.async.").put(cache).put(".shared.global [$0], [$1], ").put(size);
    let text = if call.args.len() == 3 { text.put(", $2") } else { text };
    Some(text.put(";").finish().needs(70, 80))
}

/// Copies of plain memory.
fn bulk(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let last = call.args.len().checked_sub(1)?;
    let hint = ".L2::cache_hint";
    let (text, ptx) = match rest {
        "global.to.shared.cluster" => {
            let (multicast, cached) = (call.flag(6)?, call.flag(7)?);
            let text = Text::new("cp.async.bulk.shared::cluster.global").put(COMPLETE);
            let text = text.put_if(multicast, ".multicast::cluster").put_if(cached, hint);
            let text = text.put(" [$0], [$2], $3, [$1]").put_if(multicast, ", $4");
            (text.put_if(cached, ", $5"), 80)
        }
        "global.to.shared.cta" => {
            let cached = call.flag(5)?;
            let text = Text::new("cp.async.bulk.shared::cta.global").put(COMPLETE);
            let text = text.put_if(cached, hint).put(" [$0], [$2], $3, [$1]");
            (text.put_if(cached, ", $4"), 86)
        }
        "shared.cta.to.cluster" => {
            let text = Text::new("cp.async.bulk.shared::cluster.shared::cta").put(COMPLETE);
            (text.put(" [$0], [$2], $3, [$1]"), 80)
        }
        "shared.cta.to.global" => {
            let cached = call.flag(4)?;
            let text =
                Text::new("cp.async.bulk.global.shared::cta.bulk_group").put_if(cached, hint);
            (text.put(" [$0], [$1], $2").put_if(cached, ", $3"), 80)
        }
        "shared.cta.to.global.bytemask" => {
            let cached = call.flag(4)?;
            let text =
                Text::new("cp.async.bulk.global.shared::cta.bulk_group").put_if(cached, hint);
            let text = text.put(".cp_mask [$0], [$1], $2").put_if(cached, ", $3").put(", $5");
            return Some(text.put(";").finish().needs(86, 100));
        }
        "prefetch.L2" => {
            let cached = call.flag(last)?;
            let text = Text::new("cp.async.bulk.prefetch.L2.global").put_if(cached, hint);
            (text.put(" [$0], $1").put_if(cached, ", $2"), 80)
        }
        _ => return None,
    };
    Some(text.put(";").finish().needs(ptx, 90))
}

/// Traversal mode of a tensor.
struct Mode {
    /// In PTX, with its dot.
    name: &'static str,
    /// Coordinates of a tensor of `dim` dimensions.
    coordinates: usize,
    /// Offsets of `im2col`.
    offsets: usize,
    /// Whether it came with Blackwell.
    new: bool,
}

impl Mode {
    /// From the name after the direction: `tile.3d`, `im2col.w.128.4d`, `tile.gather4.2d`.
    fn parse(rest: &str, store: bool) -> Option<(Mode, &str)> {
        let (mode, dim) = rest.rsplit_once('.')?;
        let dims = match dim {
            "1d" => 1,
            "2d" => 2,
            "3d" => 3,
            "4d" => 4,
            "5d" => 5,
            _ => return None,
        };
        let im2col = |name, offsets, new| Mode { name, coordinates: dims, offsets, new };
        let mode = match mode {
            "tile" => im2col(".tile", 0, false),
            "tile.gather4" => {
                Mode { name: ".tile::gather4", coordinates: 5, offsets: 0, new: true }
            }
            "tile.scatter4" => {
                Mode { name: ".tile::scatter4", coordinates: 5, offsets: 0, new: true }
            }
            "im2col" if dims < 3 => return None,
            "im2col" if store => im2col(".im2col_no_offs", 0, false),
            "im2col" => im2col(".im2col", dims - 2, false),
            "im2col.w" => im2col(".im2col::w", 2, true),
            "im2col.w.128" => im2col(".im2col::w::128", 2, true),
            _ => return None,
        };
        Some((mode, dim))
    }

    fn needs(&self, text: Text, grouped: bool, cta: bool) -> Lowering {
        let text = text.put(";").finish();
        let to_block = matches!(self.name, ".tile::gather4" | ".im2col::w");
        if self.new && !to_block || grouped {
            text.on(86, Gpu::Specific(100))
        } else if self.new {
            if cta { text.needs(86, 100) } else { text.on(86, Gpu::Specific(100)) }
        } else {
            text.needs(if cta { 86 } else { 80 }, 90)
        }
    }
}

/// Copies by tensor map.
fn tensor(call: &Call<'_>, rest: &str) -> Option<Lowering> {
    let hint = ".L2::cache_hint";
    let count = call.args.len();
    let (direction, rest) = rest.split_once('.')?;
    match direction {
        "g2s" => {
            let (cta, rest) = match rest.strip_prefix("cta.") {
                Some(rest) => (true, rest),
                None => (false, rest),
            };
            let (mode, dim) = Mode::parse(rest, false)?;
            let (n, offsets) = (mode.coordinates, mode.offsets);
            let to = if cta { ".shared::cta" } else { ".shared::cluster" };
            let text =
                Text::new("cp.async.bulk.tensor.").put(dim).put(to).put(".global").put(mode.name);
            let text = text.put(COMPLETE);
            // Destination, barrier, map, coordinates, offsets, [multicast mask,] cache policy, flags.
            let after = 3 + n + offsets;
            let (multicast, cached, group) = if cta {
                (false, call.flag(count.checked_sub(1)?)?, 0)
            } else {
                // Before LLVM 21 there was no number of blocks.
                let flags = after + 2;
                let group = if count == flags + 2 { 0 } else { call.imm(flags + 2)? };
                (call.flag(flags)?, call.flag(flags + 1)?, group)
            };
            let policy = if cta { after } else { after + 1 };
            let group = match group {
                0 => "",
                1 => ".cta_group::1",
                2 => ".cta_group::2",
                _ => return None,
            };
            let text =
                text.put_if(multicast, ".multicast::cluster").put_if(cached, hint).put(group);
            let text = text.put(" [$0], [$2, ").list(3, n).put("], [$1]");
            let text = if offsets > 0 { text.put(", ").list(3 + n, offsets) } else { text };
            let text = if multicast { text.put(", ").reg(after) } else { text };
            let text = if cached { text.put(", ").reg(policy) } else { text };
            Some(mode.needs(text, !group.is_empty(), cta))
        }
        "s2g" | "reduce" => {
            let (op, rest) = match direction {
                "reduce" => rest.split_once('.').map(|(op, rest)| (Some(op), rest))?,
                _ => (None, rest),
            };
            let (mode, dim) = Mode::parse(rest, true)?;
            let cached = call.flag(count.checked_sub(1)?)?;
            let text = match op {
                None => Text::new("cp.async.bulk.tensor.").put(dim).put(".global.shared::cta"),
                Some(op @ ("add" | "min" | "max" | "inc" | "dec" | "and" | "or" | "xor")) => {
                    let text = Text::new("cp.reduce.async.bulk.tensor.").put(dim);
                    text.put(".global.shared::cta.").put(op)
                }
                Some(_) => return None,
            };
            let text = text.put(mode.name).put(".bulk_group").put_if(cached, hint).put(" [$1, ");
            let text = text.list(2, mode.coordinates).put("], [$0]");
            let text = if cached { text.put(", ").reg(2 + mode.coordinates) } else { text };
            Some(mode.needs(text, false, false))
        }
        "prefetch" => {
            let (mode, dim) = Mode::parse(rest, false)?;
            let (n, offsets) = (mode.coordinates, mode.offsets);
            let cached = call.flag(count.checked_sub(1)?)?;
            let text = Text::new("cp.async.bulk.prefetch.tensor.").put(dim).put(".L2.global");
            let text = text.put(mode.name).put_if(cached, hint).put(" [$0, ").list(1, n).put("]");
            let text = if offsets > 0 { text.put(", ").list(1 + n, offsets) } else { text };
            let text = if cached { text.put(", ").reg(1 + n + offsets) } else { text };
            Some(mode.needs(text, false, false))
        }
        _ => None,
    }
}
