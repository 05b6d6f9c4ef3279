//! The second half of the reference table (rows 27 to 36): payloads and the passes around them.

use intel_backend::target::eu::{EuFunction, Stage, parse, print_inst, verify};
use ir::pass::{PassCx, PassRegistry, Sequence, Verifier};

/// Runs passes on the blocks of a function, with the verifier after each, and returns the instructions.
fn run(device: &str, declarations: &str, body: &str, passes: &str) -> Vec<String> {
    let func = &mut function(device, declarations, body);
    run_on(func, passes);
    func.placed().map(|(_, inst)| print_inst(&func.insts[inst])).collect()
}

fn function(device: &str, declarations: &str, body: &str) -> EuFunction {
    let sizes = declarations.split(' ').enumerate();
    let registers: String = sizes.map(|(v, size)| format!("  v{v}: grf {size}\n")).collect();
    let text = format!("function row device={device} simd=16\n{registers}b0:\n{body}\n");
    parse("row", &text).unwrap().remove(0)
}

fn run_on(func: &mut EuFunction, passes: &str) {
    verify(func).unwrap();
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let infos = registry.parse_list(passes).unwrap();
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    Sequence::target(&infos).unwrap().run(func, &mut (), &mut cx).unwrap();
}

fn only<'a>(lines: &'a [String], what: &str) -> Vec<&'a str> {
    lines.iter().filter(|line| line.contains(what)).map(String::as_str).collect()
}

const AFTER: &str =
    "lower-load-payload,eu-split-registers,eu-register-coalescing,eu-simd-lowering,eu-dce,eu-legal";

#[test]
fn row_27_equal_payloads_are_one() {
    let body = "\
  load_payload.h1 (16|M0) v0:f r2:ud r3:f r5:f
  load_payload.h1 (16|M0) v1:f r2:ud r3:f r5:f
  send (16|M0) null:ud v0:ud {sfid 12, mlen 5, header, desc 0x1, writes}
  send (16|M0) null:ud v1:ud {sfid 12, mlen 5, header, desc 0x2, writes}";
    let lines = run("skl", "5 5", body, &format!("eu-cse,eu-register-coalescing,{AFTER}"));
    assert_eq!(
        only(&lines, "mov"),
        [
            "(W) mov (8|M0) v0.0<1>:ud r2.0<8;8,1>:ud",
            "mov (16|M0) v0+1.0<1>:f r3.0<8;8,1>:f",
            "mov (16|M0) v0+3.0<1>:f r5.0<8;8,1>:f",
        ]
    );
    let sends = only(&lines, "header");
    assert!(sends.len() == 2 && sends.iter().all(|send| send.contains(" v0.0<")), "{sends:?}");
}

/// Two registers that each are written twice cannot be one: the second payload is a copy of the first, with its structure.
#[test]
fn row_27_copies_of_payloads_keep_their_structure() {
    let body = "\
  load_payload.h2 (16|M0) v0:f v2:ud v3:ud v4:f
  load_payload.h2 (16|M0) v1:f v2:ud v3:ud v4:f
  send (16|M0) null:ud v0:ud {sfid 12, mlen 4, header, desc 0x1, writes}
  send (16|M0) null:ud v1:ud {sfid 12, mlen 4, header, desc 0x2, writes}
  load_payload.h2 (16|M0) v0:f v3:ud v2:ud v4:f
  load_payload.h2 (16|M0) v1:f v3:ud v3:ud v4:f
  send (16|M0) null:ud v0:ud {sfid 12, mlen 4, header, desc 0x1, writes}
  send (16|M0) null:ud v1:ud {sfid 12, mlen 4, header, desc 0x2, writes}";
    let lines = run("skl", "4 4 1 1 2", body, "eu-cse");
    assert_eq!(
        lines[1],
        "load_payload.h2 (16|M0) v1.0<1>:f v0.0<8;8,1>:ud v0+1.0<8;8,1>:ud v0+2.0<8;8,1>:f"
    );
    // A copy of a payload is no expression: another round changes nothing.
    assert_eq!(run("skl", "4 4 1 1 2", body, "eu-cse,eu-cse"), lines);
}

#[test]
fn row_28_answers_are_copied_register_by_register() {
    let body = "\
  undef (8|M0) v1:f
  send (8|M0) v0:f v2:ud {sfid 2, mlen 1, rlen 5, desc 0x1}
  send (8|M0) v1:f v2:ud {sfid 2, mlen 1, rlen 5, desc 0x1}
  mov (8|M0) v1:f 1.0:f
  send (8|M0) null:ud v0:ud {sfid 12, mlen 5, desc 0x1, writes}
  send (8|M0) null:ud v1:ud {sfid 12, mlen 5, desc 0x1, writes}";
    let lines = run("skl", "5 5 1", body, "eu-cse,lower-load-payload");
    let copies: Vec<String> = (0..5u32)
        .map(|i| {
            let at = if i == 0 { String::new() } else { format!("+{i}") };
            format!("mov (8|M0) v1{at}.0<1>:ud v0{at}.0<8;8,1>:ud")
        })
        .collect();
    assert_eq!(only(&lines, ":ud v0").iter().filter(|l| l.starts_with("mov")).count(), 5);
    assert_eq!(lines[2..7], copies);
}

#[test]
fn row_29_a_payload_of_a_payload_is_merged() {
    let body = "\
  load_payload.h0 (16|M0) v0:f r2:f r4:f
  load_payload.h0 (16|M0) v1:f v0:f v0+2:f
  send (16|M0) null:ud v1:ud {sfid 12, mlen 4, desc 0x1, writes}";
    let copied = run("skl", "4 4", body, "eu-copy-propagation");
    assert_eq!(copied[1], "load_payload.h0 (16|M0) v1.0<1>:f v0.0<8;8,1>:f v0+2.0<8;8,1>:f");
    let lines = run(
        "skl",
        "4 4",
        body,
        &format!("eu-copy-propagation,eu-cse,eu-register-coalescing,{AFTER}"),
    );
    assert_eq!(
        lines[..2],
        ["mov (16|M0) v1.0<1>:f r2.0<8;8,1>:f", "mov (16|M0) v1+2.0<1>:f r4.0<8;8,1>:f",]
    );
    assert_eq!(lines.len(), 3);
}

#[test]
fn row_30_producers_write_the_payload() {
    let body = "\
  add (16|M0) v1:f r10:f r12:f
  mul (16|M0) v2:f r10:f r14:f
  load_payload.h0 (16|M0) v0:f v1:f v2:f
  send (16|M0) null:ud v0:ud {sfid 12, mlen 4, desc 0x1, writes}";
    let lines = run("skl", "4 2 2", body, AFTER);
    assert_eq!(only(&lines, "mov"), Vec::<&str>::new());
    assert_eq!(lines[0], "add (16|M0) v0.0<1>:f r10.0<8;8,1>:f r12.0<8;8,1>:f");
    assert_eq!(lines[1], "mul (16|M0) v0+2.0<1>:f r10.0<8;8,1>:f r14.0<8;8,1>:f");
}

#[test]
fn row_31_a_pair_off_the_centre() {
    let body = "\
  add (16|M0) v1:f r10:f r12:f
  load_payload.h1 (16|M0) v0:f r0:ud v1:f
  send (16|M0) null:ud v0:ud {sfid 12, mlen 3, header, desc 0x1, writes}";
    let lines = run("skl", "3 2", body, AFTER);
    assert_eq!(only(&lines, "mov"), ["(W) mov (8|M0) v0.0<1>:ud r0.0<8;8,1>:ud"]);
    assert_eq!(lines[0], "add (16|M0) v0+1.0<1>:f r10.0<8;8,1>:f r12.0<8;8,1>:f");
    // Before gen7 pairs are even: the move stays.
    let old =
        run("snb", "3 2", body.replace("v0:ud {sfid 12", "r0:ud {sfid 5, mrf 2").as_str(), AFTER);
    assert!(!old.iter().any(|line| line.contains("v0+1")), "{old:?}");
}

#[test]
fn rows_32_to_34_split_messages() {
    let header = "\
  load_payload.h1 (16|M0) v0:f v1:ud v2:f v3:f v4:f
  send (16|M0) null:ud v0:ud {sfid 12, mlen 7, header, desc 0x1, writes}";
    let expected = [
        "(W) mov (8|M0) v5.0<1>:ud v1.0<8;8,1>:ud",
        "mov (16|M0) v6.0<1>:f v2.0<8;8,1>:f",
        "mov (16|M0) v6+2.0<1>:f v3.0<8;8,1>:f",
        "mov (16|M0) v6+4.0<1>:f v4.0<8;8,1>:f",
        "sends (16|M0) null<1>:ud v5.0<8;8,1>:ud v6.0<8;8,1>:ud {sfid 12, mlen 1, ex_mlen 6, header, desc 0x1, writes}",
    ];
    let lines = run("skl", "7 1 2 2 2", header, "eu-split-sends,lower-load-payload");
    assert_eq!(lines, expected);
    let gen12 = run("tgl", "7 1 2 2 2", header, "eu-split-sends");
    assert!(
        gen12[2].starts_with("send (16|M0) null<1>:ud v5.0<8;8,1>:ud v6.0<8;8,1>:ud"),
        "{gen12:?}"
    );

    let address = "\
  load_payload.h0 (16|M0) v0:f v1:uq v2:f
  send (16|M0) null:ud v0:ud {sfid 12, mlen 6, desc 0x1, writes}";
    let lines =
        run("skl", "6 4 2", address, "eu-split-sends,lower-load-payload,eu-simd-lowering,eu-legal");
    assert_eq!(
        lines,
        [
            "mov (8|M0) v3.0<1>:uq v1.0<4;4,1>:uq",
            "mov (8|M8) v3+2.0<1>:uq v1+2.0<4;4,1>:uq",
            "mov (16|M0) v4.0<1>:f v2.0<8;8,1>:f",
            "sends (16|M0) null<1>:ud v3.0<8;8,1>:ud v4.0<8;8,1>:ud {sfid 12, mlen 4, ex_mlen 2, desc 0x1, writes}",
        ]
    );
    let lines =
        run("bdw", "6 4 2", address, "eu-split-sends,lower-load-payload,eu-simd-lowering,eu-legal");
    assert_eq!(
        lines,
        [
            "mov (8|M0) v0.0<1>:uq v1.0<4;4,1>:uq",
            "mov (8|M8) v0+2.0<1>:uq v1+2.0<4;4,1>:uq",
            "mov (16|M0) v0+4.0<1>:f v2.0<8;8,1>:f",
            "send (16|M0) null<1>:ud v0.0<8;8,1>:ud {sfid 12, mlen 6, desc 0x1, writes}",
        ]
    );
}

#[test]
fn rows_35_and_36_computing_in_message_registers() {
    let adds: String =
        (0..4).map(|i| format!("  add (16|M0) v{i}:f r{}:f r20:f\n", 2 + 2 * i)).collect();
    let body = format!(
        "{adds}  load_payload.h2 (16|M0) m1|80:f null:ud null:ud v0:f v1:f v2:f v3:f\n  send (16|M0) null:uw r0<8;8,1>:uw {{sfid 5, mrf 1, mlen 10, desc 0x4800, writes, EOT}}"
    );
    let passes = "lower-load-payload,eu-split-registers,eu-compute-to-mrf,eu-dce,eu-legal";
    for device in ["g45", "ilk"] {
        let lines = run(device, "2 2 2 2", &body, passes);
        assert_eq!(only(&lines, "mov"), Vec::<&str>::new());
        let expected: Vec<String> = (0..4)
            .map(|i| {
                format!("add (16|M0) m{}|80.0<1>:f r{}.0<8;8,1>:f r20.0<8;8,1>:f", 3 + i, 2 + 2 * i)
            })
            .collect();
        assert_eq!(lines[..4], expected);
    }
    let lines = run("i965", "2 2 2 2", &body, passes);
    assert_eq!(only(&lines, "mov").len(), 8, "{lines:?}");
    assert_eq!(only(&lines, "add (16|M0) v").len(), 4);
    // Values of eight channels have no halves: the bit is gone.
    let narrow =
        "  add (8|M0) v0:f r2:f r3:f\n  load_payload.h0 (8|M0) m1|80:f v0:f v0:f r4:f r5:f";
    let lines = run("g45", "1", narrow, &format!("eu-copy-propagation,{passes}"));
    assert!(lines.iter().all(|line| !line.contains("|80")), "{lines:?}");
}

/// The stage goes up only where it is said, and a function that is not legal is told so.
#[test]
fn stages() {
    let mut func = function("skl", "4 4", "  mov (32|M0) v0:f v1:f");
    run_on(&mut func, "lower-load-payload");
    assert_eq!(func.stage, Stage::Lowered);
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let infos = registry.parse_list("eu-legal").unwrap();
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    let error = Sequence::target(&infos).unwrap().run(&mut func, &mut (), &mut cx).unwrap_err();
    assert!(error.to_string().contains("more than two registers"), "{error}");
}

/// A value that one arm of a loop moves to the message's register is made there, though other channels wait with a value of
/// their own in it; but not where the block looks at the register in between.
#[test]
fn parameters_of_blocks_are_made_in_the_message() {
    let body = |between: &str| {
        format!(
            "\
  mov (16|M0) v1:ud r2:ud
b1:
  (f0.0) goto (16|M0) b3 b3
b2:
  add (16|M0) v0:d r4:d 1:d
{between}  mov (16|M0) v2:ud v0:ud
  (f0.0) goto (16|M0) b3 b4
b3:
  join (16|M0) b4
  mov (16|M0) v2:ud 0x0:ud
b4:
  join (16|M0) b4
  sends (16|M0) null:ud v1:ud v2:ud {{sfid 12, mlen 2, ex_mlen 2, desc 0x1, writes}}
  (f0.1) goto.b (16|M0) b5 b1
b5:
  join (16|M0) b5"
        )
    };
    let lines = run("skl", "2 2 2 2", &body(""), "eu-register-coalescing");
    assert_eq!(only(&lines, "add"), ["add (16|M0) v2.0<1>:d r4.0<8;8,1>:d 1:d"]);
    let looks =
        "  sends (16|M0) null:ud v1:ud v2:ud {sfid 12, mlen 2, ex_mlen 2, desc 0x1, writes}\n";
    let lines = run("skl", "2 2 2 2", &body(looks), "eu-register-coalescing");
    assert_eq!(only(&lines, "add"), ["add (16|M0) v0.0<1>:d r4.0<8;8,1>:d 1:d"]);
}

#[test]
fn a_header_without_a_region_is_a_whole_register_at_every_number_of_channels() {
    for exec in [1, 2, 8, 16] {
        let body = format!("  load_payload.h1 ({exec}|M0) v0:f v1:ud v2:f");
        let lines = run("skl", "3 1 2", &body, "lower-load-payload");
        assert_eq!(lines[0], "(W) mov (8|M0) v0.0<1>:ud v1.0<8;8,1>:ud", "{exec}");
    }
}

#[test]
fn packed_constants_of_payloads_become_elements_of_their_size() {
    for (packed, element) in [("uv", "uw"), ("v", "w"), ("vf", "f")] {
        let body = format!("  load_payload.h0 (8|M0) v0:{element} 0x30201000:{packed}");
        let lines = run("skl", "2", &body, "lower-load-payload");
        assert_eq!(lines, [format!("mov (8|M0) v0.0<1>:{element} 0x30201000:{packed}")]);
    }
}
