//! The output of `eu-scoreboard`, on text. (That it suffices, and that less does not, is tested in `tests/simulate`.)

use intel_backend::target::eu::{parse, print_inst};
use ir::pass::{PassCx, PassRegistry, Sequence, Verifier};

/// The instructions of a function after the pass, without the last message.
fn run(device: &str, body: &str) -> Vec<String> {
    let end = "(W) send (8|M0) null:ud r127:ud {sfid 7, mlen 1, desc 0x10, writes, EOT}";
    let text = format!("function f device={device} simd=16 stage=allocated\n{body}\n  {end}\n");
    let mut func = parse("f", &text).unwrap_or_else(|e| panic!("{e}")).remove(0);
    let mut registry = PassRegistry::new();
    intel_backend::pipeline::register_machine_passes(&mut registry);
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    let infos = [registry.find("eu-scoreboard").unwrap()];
    Sequence::target(&infos).unwrap().run(&mut func, &mut (), &mut cx).unwrap();
    let mut lines: Vec<String> =
        func.placed().map(|(_, inst)| print_inst(&func.insts[inst])).collect();
    assert!(lines.pop().is_some_and(|line| line.contains("EOT")));
    lines
}

/// Returns the waits of each instruction: its name, and the text in braces but for messages' own words.
fn waits(device: &str, body: &str) -> Vec<String> {
    run(device, body)
        .iter()
        .map(|line| {
            let name =
                line.split(' ').find(|word| word.starts_with(|c: char| c.is_ascii_lowercase()));
            let (_, braces) = line.split_once('{').unwrap_or(("", "}"));
            let items = braces.trim_end_matches('}').split(", ");
            let waits: Vec<&str> =
                items.filter(|item| item.contains('@') || item.contains('$')).collect();
            [name.unwrap_or(""), &waits.join(" ")].join(" ").trim().to_owned()
        })
        .collect()
}

const LOAD: &str = "{sfid 12, mlen 2, rlen 2, desc 0x4205E00, reads}";
const STORE: &str = "{sfid 12, mlen 2, ex_mlen 2, desc 0x4025E00, writes}";

#[test]
fn distances_are_counted_in_the_pipe() {
    let mut body = "b0:\n  mov (16|M0) r2:d r10:d\n".to_owned();
    body += "  add (16|M0) r4:d r2:d r10:d\n";
    // Its own source is not too early for the next one, and a flag is no matter of the scoreboard.
    body += "  mov (16|M0) r10:d r12:d\n";
    body += "  cmp (16|M0) (lt)f0.0 null:d r12:d 5:d\n";
    body += "  (f0.0) sel (16|M0) r6:d r12:d r14:d\n";
    body += "  add (16|M0) r8:d r2:d r4:d\n";
    assert_eq!(waits("tgl", &body), ["mov", "add @1", "mov", "cmp", "sel", "add @4"]);
}

#[test]
fn a_pipe_is_only_so_deep() {
    for (between, expected) in
        [(5, "add @6"), (6, "add @7"), (7, "add @7"), (9, "add @7"), (10, "add")]
    {
        let mut body = "b0:\n  mov (16|M0) r2:d r10:d\n".to_owned();
        body += &"  mov (16|M0) r20:d r12:d\n".repeat(between);
        body += "  add (16|M0) r4:d r2:d r10:d\n";
        assert_eq!(waits("tgl", &body).last().unwrap(), expected, "{between}");
    }
}

#[test]
fn messages_have_tokens() {
    let body = format!(
        "b0:
  mov (16|M0) r2:ud r10:ud
  send (16|M0) r4:ud r2:ud {LOAD}
  send (16|M0) r6:ud r2:ud {LOAD}
  add (16|M0) r8:d r4:d 1:d
  mov (16|M0) r2:d r12:d
  send (16|M0) null:ud r2:ud r8:ud {STORE}
  add (16|M0) r14:d r6:d r8:d
  mov (16|M0) r8:d r12:d"
    );
    assert_eq!(
        waits("tgl", &body),
        [
            "mov",
            "send @1 $0",
            "send $1",
            "add $0.dst",
            // The second load still reads them.
            "mov $1.src",
            "send @1 $2",
            "add $1.dst",
            "mov $2.src",
        ]
    );
}

#[test]
fn a_message_takes_the_token_that_it_waits_for() {
    let body = format!(
        "b0:
  send (16|M0) r4:ud r2:ud {LOAD}
  send (16|M0) null:ud r2:ud r4:ud {STORE}
  math.inv (16|M0) r6:f r12:f
  math.sqt (16|M0) r8:f r6:f"
    );
    assert_eq!(waits("tgl", &body), ["send $0", "send $0", "math.inv $1", "math.sqt $1"]);
}

#[test]
fn several_tokens_need_a_sync() {
    let load = |n: u32| format!("  send (16|M0) r{}:ud r2:ud {LOAD}\n", 20 + 2 * n);
    let loads: String = (0..4).map(load).collect();
    // One more beside its own: `sync.nop`; two more: one instruction for all.
    let two = format!("b0:\n{loads}  add (16|M0) r4:d r20:d r22:d\n");
    assert_eq!(waits("tgl", &two)[4..], ["sync.nop $1.dst", "add $0.dst"]);
    let three = format!("b0:\n{loads}  mad (16|M0) r4:f r20:f r22:f r24:f\n");
    let lines = run("tgl", &three);
    assert!(lines[4].contains("sync.allwr") && lines[4].contains("0x6:ud"), "{}", lines[4]);
    assert!(lines[5].contains("{$0.dst}"), "{}", lines[5]);
}

#[test]
fn tokens_are_taken_again() {
    let send = |n: u32| format!("  send (16|M0) r{}:ud r2:ud {LOAD}\n", 20 + 2 * n);
    let body = format!("b0:\n{}", (0..18).map(send).collect::<String>());
    let found = waits("tgl", &body);
    assert_eq!((&*found[15], &*found[16], &*found[17]), ("send $15", "send $0", "send $1"));
    // The instruction that takes one waits for its last user: no other has to.
    let body = format!("{body}  add (16|M0) r4:d r20:d 1:d\n");
    assert_eq!(waits("tgl", &body)[18], "add");
}

#[test]
fn what_comes_around_a_loop_is_waited_for() {
    let body = format!(
        "b0:
  mov (16|M0) r4:d r10:d
b1:
  add (16|M0) r6:d r4:d 1:d
  cmp (16|M0) (lt)f0.0 null:d r6:d 5:d
  send (16|M0) r4:ud r2:ud {LOAD}
  (f0.0) while (16|M0) b1
b2:
  add (16|M0) r8:d r4:d r6:d"
    );
    let found = waits("tgl", &body);
    assert_eq!(found, ["mov", "add @1 $0.dst", "cmp @1", "send $0", "while", "add $0.dst"]);
}

#[test]
fn what_others_waited_for_under_the_mask_is_not_done_for_all() {
    let body = format!(
        "b0:
  (W) send (16|M0) r4:ud r2:ud {LOAD}
  add (16|M0) r6:d r4:d 1:d
  add (16|M0) r8:d r4:d 1:d
  (W) add (16|M0) r12:d r4:d 1:d
  (W) add (16|M0) r14:d r4:d 1:d"
    );
    let expected = ["send $0", "add $0.dst", "add", "add $0.dst", "add"];
    assert_eq!(waits("tgl", &body), expected);
}

#[test]
fn what_a_sync_has_waited_for_is_done_for_all() {
    let load = |n: u32| format!("  (W) send (16|M0) r{}:ud r2:ud {LOAD}\n", 20 + 2 * n);
    let loads: String = (0..2).map(load).collect();
    let body = format!(
        "b0:\n{loads}  add (16|M0) r4:d r20:d r22:d\n  (W) add (16|M0) r6:d r22:d 1:d\n  (W) add (16|M0) r8:d r20:d 1:d\n"
    );
    assert_eq!(waits("tgl", &body)[2..], ["sync.nop $1.dst", "add $0.dst", "add", "add $0.dst"]);
    assert!(run("tgl", &body)[2].starts_with("(W)"));
}

#[test]
fn control_registers_are_waited_for_by_everybody() {
    let body = "b0:
  mov (16|M0) r2:d r10:d
  (W) or (1|M0) cr0.0<1>:ud cr0.0<0;1,0>:ud 0x4c0:uw
  mov (16|M0) r4:f r12:f
  mov (16|M0) r6:f r12:f";
    assert_eq!(waits("tgl", body), ["mov", "or @1", "mov @1", "mov"]);
    assert_eq!(waits("dg2", body), ["mov", "or A@1", "mov A@1", "mov"]);
}

#[test]
fn other_pipes_are_named() {
    let body = "b0:
  mov (16|M0) r2:f r10:f
  mov (16|M0) r4:d r12:d
  add (16|M0) r6:d r4:d 1:d
  mul (16|M0) r8:f r2:f r10:f
  mov (16|M0) r14:f r6:d
  mov (16|M0) r2:d r12:d
  mov (16|M0) r16:f r8:f
  send (16|M0) r20:ud r16:ud r2:ud {sfid 15, mlen 2, ex_mlen 2, rlen 2, desc 0x80, reads}
  mul (16|M0) r22:f r20:f r8:f
  add (16|M0) r24:d r20:d r22:d";
    assert_eq!(
        waits("dg2", body),
        [
            "mov",
            "mov",
            "add I@1",
            "mul F@1",
            "mov I@1",
            // Floats read r2 before it is overwritten.
            "mov F@2",
            // By which the product was waited for, too.
            "mov",
            "send A@1 $0",
            "mul $0.dst",
            "add F@1",
        ]
    );
}
