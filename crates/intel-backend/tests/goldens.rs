//! Encodings of generations that `iga64` does not know, against bytes that other assemblers make.
//!
//! The bytes are those of Mesa's assembler. When this encoder was written, 1,291 instructions of gen4, gen4.5, gen5 and gen6
//! in that assembler's own tests (every align1 instruction without indirect addressing) had the same bytes as ours, and 853 of
//! 857 of gen7, the others but for bits that mean nothing (the order of a replicated element, the region of a payload).

use intel_backend::emit::encode::{Targets, encode, encode_inst};
use intel_backend::pipeline::register_machine_passes;
use intel_backend::target::eu::{Stage, parse, print_inst, verify};
use ir::pass::{PassCx, PassRegistry, Sequence};

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|b| format!("{b:02x}")).collect()
}

fn encoded(device: &str, line: &str) -> String {
    let text = format!("function k device={device} stage=legal\nb0:\n{line}\n");
    let func = &parse("golden", &text).unwrap()[0];
    verify(func).unwrap();
    let data = &func.insts[func.blocks[func.layout[0]].insts[0]];
    hex(&encode_inst(func.device, data, Targets::default()).unwrap().to_le_bytes())
}

#[rustfmt::skip]
static GOLDENS: &[(&str, &str, &str)] = &[
    // A compressed move to two halves: the same bits for each device, of which only two do it.
    ("g45", "mov (16|M0) m3|80:f r2:f", "01208000be03603040008d0000000000"),
    ("ilk", "mov (16|M0) m3|80:f r2:f", "01208000be03603040008d0000000000"),
    ("g45", "mov (16|M0) m11:f r2:f", "01208000be03602140008d0000000000"),
    ("i965", "mov (8|M8) m7:f r3:f", "01106000be03e02060008d0000000000"),
    ("ilk", "(W) mov (8|M0) m3:ud r2:ud", "010260002200602040008d0000000000"),
    ("i965", "add (8|M8) a0<1>:uw r5<16;8,2>:uw 0x40:uw", "40106000282d0022a000ae0040004000"),
    ("i965", "mov (8|M8) m7<1>:f r17<8;8,1>:f", "01106000be03e02020028d0000000000"),
    ("i965", "send (16|M0) null<1>:uw r0<8;8,1>:uw {sfid 5, mrf 1, mlen 10, rlen 0, desc 0x4004}", "31008001280d002000008d000440a005"),
    ("i965", "send (16|M0) null<1>:uw r0<8;8,1>:uw {sfid 5, mrf 1, mlen 12, rlen 0, desc 0x4800, EOT}", "31008001280d002000008d000048c085"),
    ("i965", "send (8|M8) r13<1>:f r11<8;8,1>:f {sfid 1, mrf 2, mlen 1, rlen 1, desc 0x1}", "31106002bd0fa02160018d0001001101"),
    ("i965", "cmp (16|M0) (ge)f0.0 r4<1>:d r2<0;1,0>:d 1:d", "10208004a51c80204000000001000000"),
    ("i965", "mul (16|M0) r22<1>:f r16<8;8,1>:f 0x41800000:f", "41208000bd7fc02200028d0000008041"),
    ("i965", "line (8|M0) null<1>:f r4.4<0;1,0>:f r37<8;8,1>:f", "59006000bc77002090000000a0048d00"),
    ("i965", "frc (16|M0) r4<1>:f r2<0;1,0>:f", "43208000bd0380204000000000000000"),
    ("g45", "add (8|M8) r8<1>:f r10.8<8;8,1>:uw -r1<0;1,0>:f", "401060003d75002150018d0020400000"),
    ("g45", "add (16|M0) (sat)m6|80<1>:f r2<0;1,0>:f r2.4<0;1,0>:f", "40208080be77c0304000000050000000"),
    ("g45", "frc (16|M0) m3|80<1>:f r10<8;8,1>:f", "43208000be03603040018d0000000000"),
    ("g45", "mov (8|M8) m3<1>:f 0x42fc6666:f", "01106000fe736020000000006666fc42"),
    ("g45", "mov (16|M0) m4|80<1>:f r4<8;8,1>:f", "01208000be03803080008d0000000000"),
    ("g45", "mul (16|M0) m3|80<1>:f r6<8;8,1>:f 0x3b800000:f", "41208000be7f6030c0008d000000803b"),
    ("g45", "pln (16|M0) m4|80<1>:f r5.4<0;1,0>:f r6<8;8,1>:f", "5a208000be778030b0000000c0008d00"),
    ("g45", "(f0.0) sel (16|M0) m3|80<1>:ud r30<8;8,1>:ud 0x3f800000:ud", "02208100220c6030c0038d000000803f"),
    ("g45", "send (16|M0) r4<1>:f r2<0;1,0>:f {sfid 1, mrf 2, mlen 1, rlen 1, desc 0xc3}", "31208002bd0f802040000000c3001101"),
    ("ilk", "add (8|M8) r8<1>:f r10.8<8;8,1>:uw -r1<0;1,0>:f", "401060003d75002150018d0020400000"),
    ("ilk", "add (16|M0) m4|80<1>:f -r6<8;8,1>:f 0x3f800000:f", "40208000be7f8030c0408d000000803f"),
    ("ilk", "mov (8|M8) m15<1>:f r6<8;8,1>:f", "01106000be03e021c0008d0000000000"),
    ("ilk", "mov (16|M0) m3|80<1>:f 0x0:f", "01208000fe7360300000000000000000"),
    ("ilk", "mul (16|M0) m3|80<1>:f r10<8;8,1>:f r12<8;8,1>:f", "41208000be77603040018d0080018d00"),
    ("ilk", "pln (16|M0) m4|80<1>:f r5.4<0;1,0>:f r6<8;8,1>:f", "5a208000be778030b0000000c0008d00"),
    ("ilk", "(f0.0) sel (16|M0) m3|80<1>:ud r10<8;8,1>:ud r4<8;8,1>:ud", "022081002204603040018d0080008d00"),
    ("ilk", "send (16|M0) null<1>:uw r0<8;8,1>:uw {sfid 5, mrf 1, mlen 10, rlen 0, header, desc 0x4006}", "31008001280d002000008d5006400814"),
    ("ilk", "send (16|M0) null<1>:uw r0<8;8,1>:uw {sfid 5, mrf 1, mlen 10, rlen 0, header, desc 0x4801, EOT}", "31008001280d002000008d5001480894"),
    ("snb", "add (8|M8) r3<1>:ud r22<0;1,0>:ud r12.2<1;4,0>:uw", "4010600021246020c002000084012800"),
    ("snb", "add (8|M8) m11<1>:ud r13<0;1,0>:ud r10.2<1;4,0>:uw", "4010600022246021a001000044012800"),
    ("snb", "mad (8|M0) r11<1>:f r4.7<0;1,0>:f r4.3<0;1,0>:f r9<8;8,1>:f", "5b01600000001e0b014e20c008204702"),
    ("snb", "mad (8|M8) (sat)r12<1>:f r4<8;8,1>:f r68<8;8,1>:f r14<8;8,1>:f", "5b11608000001e0cc841003988208703"),
    ("snb", "mov (8|M8) m2<1>:f r16<8;8,1>:f", "01106000be03402000028d0000000000"),
    ("snb", "send (16|M0) r2<1>:uw r0<8;8,1>:f {sfid 2, mrf 2, mlen 4, rlen 8, desc 0x20304}", "31008002c90f402040008d0004038208"),
    ("snb", "mov (8|M0) r7<1>:f r4<8;8,1>:ud", "010060003d00e02080008d0000000000"),
    ("snb", "rnde (16|M0) r8<1>:f r4<8;8,1>:f", "46008000bd03002180008d0000000000"),
    ("snb", "shl (16|M0) r3<1>:d r2.4<0;1,0>:d 0x00000004:ud", "09008000a50c60205000000004000000"),
    ("ivb", "add (8|M8) r3<1>:ud r9<0;1,0>:ud r8.2<1;4,0>:uw", "40106000212460202001000004012800"),
    ("ivb", "(W) and (1|M8) r2<1>:ud r19<0;1,0>:ud 0x000000ff:ud", "05120000210c402060020000ff000000"),
    ("ivb", "bfi2 (8|M8) r19<1>:ud r17<8;8,1>:ud r54<8;8,1>:ud r7<8;8,1>:ud", "1a11600000281e13c81101396c20c701"),
    ("ivb", "cmp (8|M8) (ne)f0.0 r32<1>:f r8.7<0;1,0>:f 0x442f0000:f", "10106002bd7f00241c01000000002f44"),
    ("ivb", "mad (8|M0) r2<1>:f -r6<8;8,1>:f (abs)r5<8;8,1>:f r14.0<0;1,0>:f", "5b01600060001e02c86100390a048003"),
    ("ivb", "mad (8|M8) (le)f0.0 r4<1>:f r2<8;8,1>:f r6.2<0;1,0>:f r20<8;8,1>:f", "5b11600600001e04c82120800c200705"),
    ("ivb", "(W) mov (8|M8) r21<1>:ud r0<8;8,1>:ud", "011260002100a02200008d0000000000"),
    ("ivb", "mul (8|M8) acc0<1>:ud r23<8;8,1>:ud 0xaaaaaaab:ud", "41106000200c0024e0028d00abaaaaaa"),
    ("ivb", "(W) or (1|M8) a0<1>:ud r2<0;1,0>:ud 0x0e0b6000:ud", "06120000200c00224000000000600b0e"),
];

#[test]
fn bytes_of_old_generations() {
    for (device, line, bytes) in GOLDENS {
        assert_eq!(encoded(device, line), *bytes, "{device}: {line}");
    }
}

/// The end of a pixel shader of sixteen pixels: colours from r2 on, written to the frame buffer. The first two registers of the
/// message are its header: the hardware moves r0, and the second is left as it is.
#[test]
fn a_frame_buffer_write() {
    let text = |device: &str| {
        format!(
            "\
function fb device={device} simd=16
b0:
  load_payload.h2 (16|M0) m1|80:f null:ud null:ud r2:f r4:f r6:f r8:f
  send (16|M0) null:uw r0<8;8,1>:uw {{sfid 5, mrf 1, mlen 10, {} EOT}}
",
            if device == "ilk" { "header, desc 0x4800, writes," } else { "desc 0x4800, writes," }
        )
    };
    let run = |device: &str| {
        let func = &mut parse("fb", &text(device)).unwrap()[0];
        verify(func).unwrap();
        let mut registry = PassRegistry::new();
        register_machine_passes(&mut registry);
        let mut passes = Sequence::target(&[registry.find("lower-load-payload").unwrap()]).unwrap();
        passes.run(func, &mut (), &mut PassCx::new()).unwrap();
        // There is nothing virtual in it.
        func.stage = Stage::Allocated;
        verify(func).unwrap();
        let lines: Vec<String> =
            func.placed().map(|(_, inst)| print_inst(&func.insts[inst])).collect();
        (lines.join("\n"), hex(&encode(func).unwrap().bytes))
    };
    let moves = "01208000be03603040008d0000000000\
                 01208000be03803080008d0000000000\
                 01208000be03a030c0008d0000000000\
                 01208000be03c03000018d0000000000";
    assert_eq!(run("g45").1, format!("{moves}31008001280d002000008d000048a085"));
    assert_eq!(run("ilk").1, format!("{moves}31008001280d002000008d5000480894"));
    let (lines, bytes) = run("i965");
    assert_eq!(lines.matches("mov (8|M8)").count(), 4, "{lines}");
    assert_eq!(bytes.len(), 9 * 32);
}
