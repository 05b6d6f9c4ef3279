//! Copies of the asynchronous engine and changes of tensor maps (`llvm.nvvm.cp.async.bulk.*`, `llvm.nvvm.tensormap.*`), written as
//! the PTX instructions that they stand for.
//!
//! Operands that a flag at the end turns off are there all the same and are left out of the instruction.

use super::asm;
use super::builtin::Call;
use super::decoder::Decoder;
use crate::fault::Result;
use ir::ssa::Value;
use std::fmt::Write as _;
use std::rc::Rc;

/// An instruction as it grows.
struct Text<'t> {
    args: &'t [Value],
    body: String,
    /// The arguments that it has, in the order of their numbers.
    used: Vec<Value>,
}

impl<'t> Text<'t> {
    fn new(args: &'t [Value], mnemonic: String) -> Text<'t> {
        Text { args, body: mnemonic, used: Vec::new() }
    }

    /// Adds text in which `#n` stands for argument `n`, and `#n+k` for so many of them.
    fn put(mut self, template: &str) -> Option<Text<'t>> {
        let mut parts = template.split('#');
        self.body.push_str(parts.next()?);
        for part in parts {
            let end = part.find(|c: char| !c.is_ascii_digit() && c != '+').unwrap_or(part.len());
            let (number, rest) = part.split_at(end);
            let (first, count) = number.split_once('+').unwrap_or((number, "1"));
            let (first, count): (usize, usize) = (first.parse().ok()?, count.parse().ok()?);
            for n in 0..count {
                let separator = if n == 0 { "" } else { ", " };
                let _ = write!(self.body, "{separator}${}", self.used.len());
                self.used.push(*self.args.get(first + n)?);
            }
            self.body.push_str(rest);
        }
        Some(self)
    }
}

/// Decodes a call of such an intrinsic (the name after `llvm.nvvm.`). False where it is none.
pub(crate) fn lower(d: &mut Decoder<'_, '_>, name: &str, args: &[Value]) -> Result<bool> {
    let text = if let Some(rest) = name.strip_prefix("cp.async.bulk.") {
        match rest.strip_prefix("tensor.") {
            Some(rest) => tensor(d, rest, args),
            None => plain(d, rest, args),
        }
    } else if let Some(rest) = name.strip_prefix("tensormap.replace.") {
        replace(d, rest, args)
    } else {
        return Ok(false);
    };
    let Some(text) = text else { return Ok(false) };
    let body = format!("{};", text.body);
    let mut site = asm::instruction(d, &body, &text.used, &[], false)?;
    site.side_effect = true;
    d.builtin(Call::Asm(Rc::new(site)), &text.used, 0)?;
    Ok(true)
}

/// The value of a constant argument.
fn number(d: &Decoder<'_, '_>, args: &[Value], n: usize) -> Option<u128> {
    args.get(n)?.constant().and_then(|c| d.cx.consts.as_uint(c))
}

fn flag(d: &Decoder<'_, '_>, args: &[Value], n: usize) -> Option<bool> {
    number(d, args, n).map(|bits| bits & 1 == 1)
}

const COMPLETE: &str = ".mbarrier::complete_tx::bytes";

/// Copies of plain memory, groups.
fn plain<'t>(d: &Decoder<'_, '_>, rest: &str, args: &'t [Value]) -> Option<Text<'t>> {
    let text = |mnemonic: &str| Text::new(args, format!("cp.async.bulk.{mnemonic}"));
    match rest {
        "commit.group" => text("commit_group").put(""),
        "wait.group" | "wait.group.read" => {
            let groups = number(d, args, 0)?;
            let read = if rest.ends_with("read") { ".read" } else { "" };
            text(&format!("wait_group{read} {groups}")).put("")
        }
        "global.to.shared.cluster" => {
            let multicast = flag(d, args, 6)?;
            let by = if multicast { ".multicast::cluster" } else { "" };
            let text = text(&format!("shared::cluster.global{COMPLETE}{by}"));
            let text = text.put(" [#0], [#2], #3, [#1]")?;
            if multicast { text.put(", #4") } else { Some(text) }
        }
        "global.to.shared.cta" => {
            text(&format!("shared::cta.global{COMPLETE}")).put(" [#0], [#2], #3, [#1]")
        }
        "shared.cta.to.cluster" => {
            text(&format!("shared::cluster.shared::cta{COMPLETE}")).put(" [#0], [#2], #3, [#1]")
        }
        "shared.cta.to.global" => text("global.shared::cta.bulk_group").put(" [#0], [#1], #2"),
        "shared.cta.to.global.bytemask" => {
            text("global.shared::cta.bulk_group.cp_mask").put(" [#0], [#1], #2, #5")
        }
        "prefetch.L2" => text("prefetch.L2.global").put(" [#0], #1"),
        _ => None,
    }
}

/// The mode, the dimensions and the number of coordinates: `tile.2d`, `tile.gather4.2d`.
fn mode(rest: &str) -> Option<(String, &str, usize)> {
    let (mode, dimensions) = rest.rsplit_once('.')?;
    let digit = dimensions.strip_suffix('d')?.parse::<usize>().ok()?;
    let (name, coordinates) = match mode {
        "tile" => ("tile", digit),
        "tile.gather4" => ("tile::gather4", 5),
        "tile.scatter4" => ("tile::scatter4", 5),
        _ => return None,
    };
    (1..=5).contains(&digit).then(|| (format!(".{name}"), dimensions, coordinates))
}

/// Copies by tensor map.
fn tensor<'t>(d: &Decoder<'_, '_>, rest: &str, args: &'t [Value]) -> Option<Text<'t>> {
    let (direction, rest) = rest.split_once('.')?;
    match direction {
        "g2s" => {
            let (cta, rest) = match rest.strip_prefix("cta.") {
                Some(rest) => (true, rest),
                None => (false, rest),
            };
            let (mode, dimensions, n) = mode(rest)?;
            // Destination, barrier, map, coordinates, [multicast mask,] cache policy, flags.
            let mask = 3 + n;
            let multicast = !cta && flag(d, args, mask + 2)?;
            let to = if cta { "shared::cta" } else { "shared::cluster" };
            let by = if multicast { ".multicast::cluster" } else { "" };
            let mnemonic =
                format!("cp.async.bulk.tensor.{dimensions}.{to}.global{mode}{COMPLETE}{by}");
            let text = Text::new(args, mnemonic).put(&format!(" [#0], [#2, {{#3+{n}}}], [#1]"))?;
            if multicast { text.put(&format!(", #{mask}")) } else { Some(text) }
        }
        "s2g" | "reduce" => {
            let (operation, rest) = match direction {
                "reduce" => rest.split_once('.').map(|(op, rest)| (format!(".{op}"), rest))?,
                _ => (String::new(), rest),
            };
            let name = if direction == "reduce" { "cp.reduce" } else { "cp" };
            let (mode, dimensions, n) = mode(rest)?;
            let mnemonic = format!(
                "{name}.async.bulk.tensor.{dimensions}.global.shared::cta{operation}{mode}.bulk_group"
            );
            Text::new(args, mnemonic).put(&format!(" [#1, {{#2+{n}}}], [#0]"))
        }
        "prefetch" => {
            let (mode, dimensions, n) = mode(rest)?;
            let mnemonic = format!("cp.async.bulk.prefetch.tensor.{dimensions}.L2.global{mode}");
            Text::new(args, mnemonic).put(&format!(" [#0, {{#1+{n}}}]"))
        }
        _ => None,
    }
}

/// `tensormap.replace.FIELD.pN`
fn replace<'t>(d: &Decoder<'_, '_>, rest: &str, args: &'t [Value]) -> Option<Text<'t>> {
    let (field, space) = match rest.rsplit_once('.') {
        Some((field, "p3")) => (field, ".shared::cta"),
        Some((field, "p1")) => (field, ".global"),
        Some((field, "p0")) => (field, ""),
        _ => (rest, ""),
    };
    let field = field.replace('.', "_");
    let ty = if matches!(&*field, "global_address" | "global_stride") { "b64" } else { "b32" };
    let text = Text::new(args, format!("tensormap.replace.tile.{field}{space}.b1024.{ty}"));
    let value = match (args.len(), &*field) {
        (2, "global_address" | "rank") => " [#0], #1".to_owned(),
        (2, _) => format!(" [#0], {}", number(d, args, 1)?),
        _ => format!(" [#0], {}, #2", number(d, args, 1)?),
    };
    text.put(&value)
}
