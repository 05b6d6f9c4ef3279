//! The reference table of LOAD_PAYLOAD's lowering: each row, on each generation that it names, gives that list of moves.
//!
//! A, B, C are `v1`, `v2`, `v3`; the payload is `v0` or message registers. Expectations are the output of Mesa's own pass.

use intel_backend::mir_opt::payload::moves;
use intel_backend::pipeline::register_machine_passes;
use intel_backend::target::device::Device;
use intel_backend::target::eu::{Extra, InstData, Op, Stage, parse, print_inst, verify};
use ir::pass::{PassCx, PassRegistry, Sequence, Verifier};

struct Row {
    number: u32,
    /// Devices of the generations that the row names.
    devices: &'static [&'static str],
    /// The registers of the payload, if it is virtual.
    registers: u32,
    payload: &'static str,
    /// In short ([`written_out`]).
    moves: &'static [&'static str],
}

const GEN7_9_12: &[&str] = &["ivb", "bdw", "skl", "tgl", "dg2"];
const GEN9_12: &[&str] = &["bdw", "skl", "tgl", "dg2"];

const fn row(
    number: u32,
    devices: &'static [&'static str],
    registers: u32,
    payload: &'static str,
    moves: &'static [&'static str],
) -> Row {
    Row { number, devices, registers, payload, moves }
}

#[rustfmt::skip]
static ROWS: &[Row] = &[
    row(1, GEN7_9_12, 2, "load_payload.h1 (8|M0) v0:f v1:ud v2:f", &["W8 v0:ud v1", "8 v0+1:f v2"]),
    row(2, GEN7_9_12, 3, "load_payload.h1 (16|M0) v0:f v1:ud v2:f", &["W8 v0:ud v1", "16 v0+1:f v2"]),
    row(3, GEN7_9_12, 4, "load_payload.h2 (16|M0) v0:f v1:ud v1+1:ud v2:f", &["W16 v0:ud v1", "16 v0+2:f v2"]),
    row(4, GEN7_9_12, 4, "load_payload.h2 (16|M0) v0:f v1:ud v3:ud v2:f",
        &["W8 v0:ud v1", "W8 v0+1:ud v3", "16 v0+2:f v2"]),
    row(5, GEN7_9_12, 4, "load_payload.h3 (8|M0) v0:f v1:ud v1+1:ud v1+2:ud v2:f",
        &["W16 v0:ud v1", "W8 v0+2:ud v1+2", "8 v0+3:f v2"]),
    row(6, GEN7_9_12, 3, "load_payload.h1 (16|M0) v0:f v1.3<0;1,0>:ud v2:f",
        &["W8 v0:ud v1.3<0;1,0>", "16 v0+1:f v2"]),
    row(7, GEN7_9_12, 3, "load_payload.h1 (16|M0) v0:f 7:ud v2:f", &["W8 v0:ud 0x7", "16 v0+1:f v2"]),
    row(8, GEN7_9_12, 4, "load_payload.h2 (16|M0) v0:f null:ud v1:ud v2:f", &["W8 v0+1:ud v1", "16 v0+2:f v2"]),
    row(9, GEN7_9_12, 8, "load_payload.h0 (16|M0) v0:f v1:f null:f 1.0:f v2:ud",
        &["16 v0:f v1", "16 v0+4:f 1.0", "16 v0+6:ud v2"]),
    row(10, GEN7_9_12, 4, "load_payload.h0 (16|M0) v0:f v1.5<0;1,0>:f v2:f",
        &["16 v0:f v1.5<0;1,0>", "16 v0+2:f v2"]),
    row(11, GEN9_12, 2, "load_payload.h0 (8|M0) v0:hf v1:hf v2:hf v3:f",
        &["8 v0:hf v1", "8 v0.8:hf v2", "8 v0+1:f v3"]),
    row(12, GEN9_12, 2, "load_payload.h0 (16|M0) v0:hf v1:hf v2:hf", &["16 v0:hf v1", "16 v0+1:hf v2"]),
    row(13, &["skl", "bdw"], 3, "load_payload.h0 (8|M0) v0:df v1:df v2:f", &["8 v0:df v1", "8 v0+2:f v2"]),
    row(14, GEN7_9_12, 2, "(W) load_payload.h0 (8|M8) v0:f v1:f v2:f", &["W8@8 v0:f v1", "W8@8 v0+1:f v2"]),
    row(15, &["g45", "ilk", "snb", "ivb", "bdw", "skl", "tgl", "dg2"], 3,
        "load_payload.h1 (8|M8) v0:f v1:ud v2:f v3:f", &["W8@8 v0:ud v1", "8@8 v0+1:f v2", "8@8 v0+2:f v3"]),
    row(16, &["snb", "ivb", "bdw", "skl", "tgl", "dg2"], 3, "load_payload.h2 (8|M8) v0:f v1:ud v1+1:ud v2:f",
        &["W16 v0:ud v1", "8@8 v0+2:f v2"]),
    row(17, GEN9_12, 8, "load_payload.h0 (32|M0) v0:f v1:f v2:f", &["32 v0:f v1", "32 v0+4:f v2"]),
    row(18, GEN9_12, 3, "load_payload.h1 (16|M16) v0:f v1:ud v2:f", &["W8@16 v0:ud v1", "16@16 v0+1:f v2"]),
    row(19, &["i965", "g45", "ilk", "snb"], 0,
        "load_payload.h2 (8|M0) m1:f null:ud null:ud v1:f v2:f v3:f v4:f",
        &["8 m3:f v1", "8 m4:f v2", "8 m5:f v3", "8 m6:f v4"]),
    row(20, &["g45", "ilk"], 0,
        "load_payload.h2 (16|M0) m1|80:f null:ud null:ud v1:f v2:f v3:f v4:f",
        &["16 m3|80:f v1", "16 m4|80:f v2", "16 m5|80:f v3", "16 m6|80:f v4"]),
    row(21, &["i965"], 0,
        "load_payload.h2 (16|M0) m1|80:f null:ud null:ud v1:f v2:f v3:f v4:f",
        &["8 m3:f v1", "8@8 m7:f v1+1", "8 m4:f v2", "8@8 m8:f v2+1", "8 m5:f v3", "8@8 m9:f v3+1", "8 m6:f v4", "8@8 m10:f v4+1"]),
    row(22, &["g45", "ilk"], 0,
        "load_payload.h2 (16|M0) m1|80:f null:ud null:ud v1:f v2:f v3:f v4:f v5:f",
        &["16 m3|80:f v1", "16 m4|80:f v2", "16 m5|80:f v3", "16 m6|80:f v4", "16 m11:f v5"]),
    row(22, &["i965"], 0,
        "load_payload.h2 (16|M0) m1|80:f null:ud null:ud v1:f v2:f v3:f v4:f v5:f",
        &["8 m3:f v1", "8@8 m7:f v1+1", "8 m4:f v2", "8@8 m8:f v2+1", "8 m5:f v3", "8@8 m9:f v3+1", "8 m6:f v4", "8@8 m10:f v4+1", "16 m11:f v5"]),
    row(23, &["g45", "ilk"], 0,
        "load_payload.h3 (16|M0) m1|80:f null:ud null:ud v1:ud v2:f null:f 0.5:f v3:ud",
        &["W8 m3:ud v1", "16 m4|80:f v2", "16 m6|80:f 0.5", "16 m7|80:ud v3"]),
    row(24, &["i965"], 0,
        "load_payload.h3 (16|M0) m1|80:f null:ud null:ud v1:ud v2:f null:f 0.5:f v3:ud",
        &["W8 m3:ud v1", "8 m4:f v2", "8@8 m8:f v2+1", "8 m6:f 0.5", "8@8 m10:f 0.5", "8 m7:ud v3", "8@8 m11:ud v3+1"]),
    row(25, &["snb"], 0,
        "load_payload.h2 (16|M0) m1:f null:ud null:ud v1:f v2:f v3:f v4:f v5:f",
        &["16 m3:f v1", "16 m5:f v2", "16 m7:f v3", "16 m9:f v4", "16 m11:f v5"]),
    row(26, &["g45", "ilk"], 0,
        "load_payload.h2 (8|M0) m1|80:f null:ud null:ud v1:f v2:f v3:f v4:f",
        &["8 m3:f v1", "8 m4:f v2", "8 m5:f v3", "8 m6:f v4"]),
];

impl Row {
    /// The moves as the IR prints them, after `rename`.
    fn expected(&self, rename: impl Fn(&str) -> String) -> Vec<String> {
        self.moves.iter().map(|mov| written_out(&rename(mov))).collect()
    }
}

/// `W8@16 v0:ud v1`: a move without a mask, of 8 channels from the 16th on. Both operands have one type; a source without a region
/// is one value per channel.
fn written_out(mov: &str) -> String {
    let [control, dst, src] = mov.split(' ').collect::<Vec<_>>()[..] else {
        panic!("three parts: {mov}");
    };
    let mask = if control.starts_with('W') { "(W) " } else { "" };
    let control = control.trim_start_matches('W');
    let (exec, group) = control.split_once('@').unwrap_or((control, "0"));
    let ty = dst.split_once(':').expect("a type").1;
    let text =
        format!("function m device=skl\nb0:\n{mask}mov ({exec}|M{group}) {dst} {src}:{ty}\n");
    let func = &parse("move", &text).unwrap()[0];
    let (_, inst) = func.placed().next().expect("a move");
    print_inst(&func.insts[inst])
}

fn text(row: &Row, device: &str, payload: &str) -> String {
    // Half floats and doubles do not exist on gen7: rows that have them do not name it.
    let registers = row.registers.max(1);
    let operands = (1..=5).map(|v| format!("  v{v}: grf 4\n")).collect::<String>();
    format!(
        "function row{} device={device} simd=16 stage=built\n  v0: grf {registers}\n{operands}b0:\n  {payload}\n",
        row.number
    )
}

/// Returns the instructions that the pass makes of a payload, verified.
fn lowered(row: &Row, device: &str, payload: &str) -> Vec<String> {
    let func = &mut parse("row", &text(row, device, payload)).unwrap()[0];
    verify(func).unwrap();
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let infos = registry.parse_list("compose-payloads,lower-load-payload").unwrap();
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    Sequence::target(&infos).unwrap().run(func, &mut (), &mut cx).unwrap();
    assert_eq!(func.stage, Stage::Lowered);
    let placed: Vec<_> = func.placed().map(|(_, inst)| print_inst(&func.insts[inst])).collect();
    placed
}

#[test]
fn every_row_on_every_generation_that_it_names() {
    for row in ROWS {
        for device in row.devices {
            assert_eq!(
                lowered(row, device, row.payload),
                row.expected(str::to_owned),
                "row {} on {device}",
                row.number
            );
        }
    }
    let numbers: Vec<u32> = ROWS.iter().map(|row| row.number).collect();
    assert!((1..=26).all(|n| numbers.contains(&n)), "a row is missing");
}

/// A payload as COLLECT and LOAD_HEADER gives the same moves, once put together: for every row whose payload is virtual and
/// that has a header, by taking it apart.
#[test]
fn collect_and_load_header_are_the_same_payload() {
    let mut tried = 0;
    for row in ROWS.iter().filter(|row| row.registers > 0) {
        let whole = &parse("row", &text(row, row.devices[0], row.payload)).unwrap()[0];
        let payload = &whole.insts[whole.blocks[whole.layout[0]].insts[0]];
        let header = payload.header_size();
        let operands = |line: &InstData| print_inst(line);
        let body = InstData {
            op: Op::Collect,
            extra: Extra::None,
            srcs: payload.srcs[header..].into(),
            ..payload.clone()
        };
        let registers = row.registers - header as u32;
        let collect = operands(&body).replacen("v0.0", "v6.0", 1);
        let headers: Vec<String> =
            row.payload.split(' ').skip(3).take(header).map(str::to_owned).collect();
        if row.payload.starts_with("(W)") || registers == 0 {
            continue;
        }
        for device in row.devices {
            // Every source is written once, so that the two may be put together.
            let defs = (1..=5).map(|v| format!("  undef (8|M0) v{v}:f\n")).collect::<String>();
            let program = text(row, device, "")
                .replace("b0:\n", &format!("  v6: grf {registers}\nb0:\n{defs}"));
            let load = if header > 0 {
                format!("load_header.h{header} (8|M0) v0:f {} v6:ud", headers.join(" "))
            } else {
                String::new()
            };
            let program = format!("{program}  {collect}\n  {load}\n");
            let func = &mut parse("apart", &program).unwrap()[0];
            let moves = run(func);
            let expected =
                row.expected(
                    |mov| {
                        if header > 0 { mov.to_owned() } else { mov.replacen("v0", "v6", 1) }
                    },
                );
            assert_eq!(moves, expected, "row {} on {device}\n{program}", row.number);
            tried += 1;
        }
    }
    assert!(tried > 50, "{tried} only");
}

fn run(func: &mut intel_backend::target::eu::EuFunction) -> Vec<String> {
    verify(func).unwrap();
    let mut registry = PassRegistry::new();
    register_machine_passes(&mut registry);
    let infos = ["compose-payloads", "lower-load-payload"].map(|name| registry.find(name).unwrap());
    let mut cx = PassCx::new();
    let mut verifier = Verifier::new();
    cx.observe(&mut verifier);
    Sequence::target(&infos).unwrap().run(func, &mut (), &mut cx).unwrap();
    let mov = |inst| func.insts[inst].op == Op::Mov;
    func.placed()
        .filter(|&(_, inst)| mov(inst))
        .map(|(_, inst)| print_inst(&func.insts[inst]))
        .collect()
}

/// A header that stands in front of a payload which others use too is put there by copying whole registers.
#[test]
fn a_header_before_a_shared_payload_copies_registers() {
    let text = "\
function k device=skl simd=16
  v0: grf 6
  v1: grf 5
  v2: grf 2
b0:
  undef (16|M0) v2:f
  collect (16|M0) v1:f v2:f 1.0:f v2.0<0;1,0>:uw
  load_header.h1 (16|M0) v0:f r0:ud v1:ud
  send (16|M0) null:ud v0:ud {sfid 12, mlen 6, header, desc 0, writes}
  send (16|M0) null:ud v1:ud {sfid 12, mlen 5, desc 0, writes}
";
    let func = &mut parse("shared", text).unwrap()[0];
    let moves = run(func);
    assert_eq!(
        moves,
        [
            "mov (16|M0) v1.0<1>:f v2.0<8;8,1>:f",
            "mov (16|M0) v1+2.0<1>:f 1.0:f",
            "mov (16|M0) v1+4.0<1>:uw v2.0<0;1,0>:uw",
            "(W) mov (8|M0) v0.0<1>:ud r0.0<8;8,1>:ud",
            "(W) mov (16|M0) v0+1.0<1>:ud v1.0<8;8,1>:ud",
            "(W) mov (16|M0) v0+3.0<1>:ud v1+2.0<8;8,1>:ud",
            "(W) mov (8|M0) v0+5.0<1>:ud v1+4.0<8;8,1>:ud",
        ]
    );
}

/// Saturation belongs to values, not to headers; what is in its place costs nothing; gen6 pairs begin with even registers.
#[test]
fn saturation_places_and_pairs() {
    let one = |device: &str, line: &str| -> Vec<String> {
        let text = format!("function k device={device}\n  v0: grf 8\nb0:\n  {line}\n");
        let func = &parse("t", &text).unwrap()[0];
        verify(func).unwrap();
        let payload = &func.insts[func.blocks[func.layout[0]].insts[0]];
        moves(Device::by_name(device).unwrap(), payload).iter().map(print_inst).collect()
    };
    assert_eq!(
        one("skl", "load_payload.h1 (8|M0) (sat)v0:f r1:f r2:f"),
        ["(W) mov (8|M0) v0.0<1>:ud r1.0<8;8,1>:ud", "mov (8|M0) (sat)v0+1.0<1>:f r2.0<8;8,1>:f",]
    );
    assert_eq!(
        one("skl", "load_payload.h1 (16|M0) v0:f v0:ud r4:f v0+3:f"),
        ["mov (16|M0) v0+1.0<1>:f r4.0<8;8,1>:f",]
    );
    assert_eq!(one("snb", "load_payload.h3 (8|M0) v0:f r3:ud r4:ud r5:ud").len(), 3);
    assert_eq!(one("skl", "load_payload.h3 (8|M0) v0:f r3:ud r4:ud r5:ud").len(), 3);
    assert_eq!(
        one("skl", "load_payload.h0 (16|M0) v0<2>:w r3:w -r5.0<32;16,2>:w"),
        ["mov (16|M0) v0.0<2>:w r3.0<16;16,1>:w", "mov (16|M0) v0+2.0<2>:w -r5.0<32;16,2>:w",]
    );
}
