//! `mma.sp` against products of the whole matrices, computed here.

use super::{module, run_text};
use gpu_sim::FaultKind;
use gpu_sim::float::{Format, Round, narrow};

/// A kernel of one warp that gives each lane its registers of A, B, the metadata, and stores D.
fn kernel(instruction: &str, a: usize, b: usize, selector: u32) -> String {
    let list = |letter: &str, count: usize| {
        let names: Vec<String> = (0..count).map(|n| format!("%{letter}{n}")).collect();
        format!("{{{}}}", names.join(", "))
    };
    let mut text = format!(
        ".visible .entry k(.param .u64 in, .param .u64 out)\n{{\n\
         .reg .b32 %a<{a}>; .reg .b32 %b<{b}>; .reg .b32 %d<4>; .reg .b32 %r<4>; .reg .b64 %rd<6>;\n\
         ld.param.b64 %rd1, [in]; ld.param.b64 %rd2, [out]; mov.u32 %r1, %tid.x; mul.wide.u32 %rd3, %r1, 64; add.s64 %rd1, %rd1, %rd3;\n\
         mul.wide.u32 %rd4, %r1, 16; add.s64 %rd2, %rd2, %rd4;\n"
    );
    for n in 0..a {
        text.push_str(&format!("ld.global.b32 %a{n}, [%rd1+{}];\n", 4 * n));
    }
    for n in 0..b {
        text.push_str(&format!("ld.global.b32 %b{n}, [%rd1+{}];\n", 16 + 4 * n));
    }
    text.push_str(&format!(
        "ld.global.b32 %r2, [%rd1+60]; mov.b32 %d0, 0; mov.b32 %d1, 0; mov.b32 %d2, 0; mov.b32 %d3, 0;\n\
         {instruction} {d}, {}, {}, {d}, %r2, {selector};\n\
         st.global.v4.b32 [%rd2], {d};\nret;\n}}\n",
        list("a", a),
        list("b", b),
        d = list("d", 4),
    ));
    module(&text)
}

struct Shape {
    instruction: &'static str,
    k: usize,
    bits: usize,
    selector: usize,
    /// Bits of an element's number.
    encode: fn(i64) -> u64,
    float: bool,
}

fn small(n: usize) -> i64 {
    [1, -2, 3, 2, -1, 4, -3][n % 7]
}

fn half(v: i64) -> u64 {
    narrow(Format::F16, v as f64, Round::NearestEven)
}

fn single(v: i64) -> u64 {
    narrow(Format::F32, v as f64, Round::NearestEven)
}

fn quarter(v: i64) -> u64 {
    narrow(Format::E4m3, v as f64, Round::NearestEven)
}

fn byte(v: i64) -> u64 {
    v as u64 & 0xff
}

fn nibble(v: i64) -> u64 {
    v as u64 & 15
}

/// The pairs of indices that metadata may have.
const PAIRS: [(usize, usize); 6] = [(0, 1), (0, 2), (1, 2), (0, 3), (1, 3), (2, 3)];

/// The place in packed A of an element of a lane's register: PTX ISA, the fragments of `mma` with half of k.
fn place_a(lane: usize, register: usize, e: usize, per: usize) -> (usize, usize) {
    (lane / 4 + 8 * (register % 2), lane % 4 * per + e + register / 2 * 4 * per)
}

fn check(s: &Shape) {
    let per = 32 / s.bits;
    let width = match s.bits {
        32 => 2,
        4 => 8,
        _ => 4,
    };
    let (chunks, packed) = (s.k / width, s.k / 2);
    // Indices of each chunk, and columns that they stand for.
    let pair = |row: usize, at: usize| match s.bits {
        32 => [(0, 1), (2, 3)][(row * 3 + at) % 2],
        _ => PAIRS[(row * 5 + at) % 6],
    };
    let column = |row: usize, packed: usize| {
        let per_chunk = width / 2;
        let (at, n) = (packed / per_chunk, packed % per_chunk);
        let (first, second) = pair(row, at);
        let inside = match s.bits {
            32 => first / 2,
            4 => 2 * [first, second][n / 2] + n % 2,
            _ => [first, second][n],
        };
        at * width + inside
    };
    let a_of = |row: usize, packed: usize| small(row * 31 + packed * 3);
    let b_of = |k: usize, x: usize| small(k * 5 + x * 11 + 2);
    let registers_a = 16 * packed / 32 / per;
    let registers_b = s.k * 8 / 32 / per;
    let mut input = vec![0u32; 32 * 16];
    for lane in 0..32 {
        for register in 0..registers_a {
            for e in 0..per {
                let (row, at) = place_a(lane, register, e, per);
                let bits = (s.encode)(a_of(row, at)) as u32;
                input[lane * 16 + register] |= bits << (e * s.bits);
            }
        }
        for register in 0..registers_b {
            for e in 0..per {
                let (k, x) = (lane % 4 * per + e + register * 4 * per, lane / 4);
                let bits = (s.encode)(b_of(k, x)) as u32;
                input[lane * 16 + 4 + register] |= bits << (e * s.bits);
            }
        }
    }
    // Four bits a chunk. Registers of 16-bit elements have both halves of the rows; those of narrower ones a row each.
    for row in 0..16 {
        for at in 0..chunks {
            let (first, second) = pair(row, at);
            let (lane, bit) = match (s.bits >= 16, chunks) {
                (true, 4) => (s.selector, row / 8 * 16 + 4 * at),
                (true, _) => (2 * s.selector + at / 4, row / 8 * 16 + 4 * (at % 4)),
                (false, 8) => (2 * s.selector + row / 8, 4 * at),
                (false, _) => (2 * (at / 8) + row / 8, 4 * (at % 8)),
            };
            let lane = row % 8 * 4 + lane;
            input[lane * 16 + 15] |= ((first | second << 2) as u32) << bit;
        }
    }
    let words: Vec<String> = input.iter().map(u32::to_string).collect();
    let text = kernel(s.instruction, registers_a, registers_b, s.selector as u32);
    let launch = format!(
        "--kernel k --block 32 --arg buf:u32x512:values:{} --arg out=buf:u32x128:zeros",
        words.join(",")
    );
    let outcome = run_text(&text, &launch).unwrap_or_else(|e| panic!("{e}\n{text}"));
    for lane in 0..32 {
        for i in 0..4 {
            let (row, x) = (lane / 4 + 8 * (i / 2), lane % 4 * 2 + i % 2);
            let want: i64 = (0..packed).map(|p| a_of(row, p) * b_of(column(row, p), x)).sum();
            let want = if s.float { single(want) } else { want as u64 & 0xffff_ffff };
            let found = outcome.buffers[1].element(lane * 4 + i);
            assert_eq!(found, want, "{} ({row},{x})", s.instruction);
        }
    }
}

#[test]
fn products_of_all_types() {
    let all: [(&str, usize, usize, usize, fn(i64) -> u64, bool); 13] = [
        ("mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 16, 16, 0, half, true),
        (
            "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32",
            16,
            16,
            3,
            half,
            true,
        ),
        ("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32", 32, 16, 0, half, true),
        (
            "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32",
            32,
            16,
            1,
            half,
            true,
        ),
        ("mma.sp.sync.aligned.m16n8k8.row.col.f32.tf32.tf32.f32", 8, 32, 2, single, true),
        (
            "mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.tf32.tf32.f32",
            16,
            32,
            1,
            single,
            true,
        ),
        ("mma.sp.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32", 32, 8, 0, byte, false),
        (
            "mma.sp::ordered_metadata.sync.aligned.m16n8k32.row.col.s32.s8.s8.s32",
            32,
            8,
            1,
            byte,
            false,
        ),
        ("mma.sp.sync.aligned.m16n8k64.row.col.s32.s8.s8.s32", 64, 8, 0, byte, false),
        (
            "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.f32.e4m3.e4m3.f32",
            64,
            8,
            0,
            quarter,
            true,
        ),
        (
            "mma.sp::ordered_metadata.sync.aligned.m16n8k64.row.col.kind::f8f6f4.f32.e4m3.e4m3.f32",
            64,
            8,
            0,
            quarter,
            true,
        ),
        ("mma.sp.sync.aligned.m16n8k64.row.col.s32.s4.s4.s32", 64, 4, 1, nibble, false),
        (
            "mma.sp::ordered_metadata.sync.aligned.m16n8k128.row.col.s32.s4.s4.s32",
            128,
            4,
            0,
            nibble,
            false,
        ),
    ];
    for (instruction, k, bits, selector, encode, float) in all {
        check(&Shape { instruction, k, bits, selector, encode, float });
    }
}

#[test]
fn zeros_that_are_left_out_are_not_multiplied() {
    // All of B is infinite; elements that A leaves out would make NaN of it.
    let text = kernel("mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 2, 2, 0);
    let lane = "1006648320,1006648320,0,0,2080406528,2080406528,0,0,0,0,0,0,0,0,0,1145324612,";
    let launch = format!(
        "--kernel k --block 32 --arg buf:u32x512:values:{} --arg out=buf:f32x128:zeros",
        lane.repeat(32).trim_end_matches(',')
    );
    let outcome = run_text(&text, &launch).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(outcome.buffers[1].display_element(5), "inf");
}

#[test]
fn metadata_that_means_nothing() {
    for (instruction, metadata) in [
        ("mma.sp.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 0u32),
        ("mma.sp::ordered_metadata.sync.aligned.m16n8k16.row.col.f32.f16.f16.f32", 0x1111_1111),
    ] {
        let text = kernel(instruction, 2, 2, 0);
        let launch = format!(
            "--kernel k --block 32 --arg buf:u32x512:fill:{metadata} --arg out=buf:u32x128:zeros"
        );
        let fault = run_text(&text, &launch).expect_err("a fault");
        assert_eq!(fault.kind(), FaultKind::Undefined);
        assert!(fault.message().contains("metadata"), "{fault}");
    }
    let text = kernel("mma.sp.sync.aligned.m16n8k32.row.col.f32.f16.f16.f32", 4, 4, 2);
    let fault =
        run_text(&text, "--kernel k --block 32 --arg buf:u32x512:zeros --arg buf:u32x128:zeros");
    assert!(fault.expect_err("a fault").message().contains("selector"));
}
