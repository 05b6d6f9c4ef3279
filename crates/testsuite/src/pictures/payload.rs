//! A payload: what LOAD_PAYLOAD says, register by register, and the moves that it becomes.

use super::svg::Svg;
use intel_backend::mir_opt::payload;
use intel_backend::target::eu::{self, Op};

/// A header, 64-bit addresses and data of sixteen channels, as a message of gen8 takes them.
const TEXT: &str = "\
function scatter device=bdw simd=16
  v0: grf 7
  v1: grf 4
  v2: grf 2
b0:
  undef (16|M0) v1:uq
  undef (16|M0) v2:f
  load_payload.h1 (16|M0) v0:f r0:ud v1:uq v2:f
  send (16|M0) null:ud v0:ud {sfid 12, mlen 7, header, desc 0x1, writes}
";

const ROW: u32 = 30;
const CELL: u32 = 20;
const TOP: u32 = 60;

pub(super) fn draw() -> Result<String, String> {
    let functions = eu::parse("payload.eu", TEXT).map_err(|e| e.to_string())?;
    let func = functions.first().ok_or("no function")?;
    let find = |op| {
        let found = func.placed().find(|&(_, inst)| func.insts[inst].op == op);
        found.map(|(_, inst)| &func.insts[inst]).ok_or_else(|| format!("no {op:?}"))
    };
    let load = find(Op::LoadPayload)?;
    let moves = payload::moves(func.device, load);
    let registers = 7;
    let mut sheet = Svg::new(900, TOP + registers * ROW + 16);
    sheet.text(16, 20, "title", eu::print_inst(load).trim());
    sheet.text(
        16,
        42,
        "soft",
        "The payload's registers, 32 bytes each; what one move writes has one colour.",
    );
    let mut class_of = vec!["none"; registers as usize];
    let classes = ["three", "one", "two", "four"];
    for (n, data) in moves.iter().enumerate() {
        for place in eu::dst_places(func, data) {
            let written = place.start / 32..place.end.div_ceil(32).min(registers);
            sheet.text(310, TOP + written.start * ROW + 19, "", eu::print_inst(data).trim());
            written.for_each(|register| class_of[register as usize] = classes[n % classes.len()]);
        }
    }
    for (register, class) in (0..).zip(&class_of) {
        let y = TOP + register * ROW;
        sheet.text(16, y + 19, "soft", &format!("v0+{register}"));
        for element in 0..8 {
            sheet.rect(64 + element * (CELL + 6), y + 4, CELL + 4, CELL, class);
        }
    }
    Ok(sheet.finish())
}
