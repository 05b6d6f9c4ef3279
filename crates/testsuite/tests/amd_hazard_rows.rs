//! Each row of the simulator's table of hazards: two instructions, assembled by LLVM's assembler, run on the hostile machine.
//! What keeps them apart makes them right; without it the machine names a hazard.

use gpu_sim::amd::Module;
use gpu_sim::launch::Launch;
use judges::{Judge, Scratch};
use std::fmt::Write as _;
use std::path::Path;
use testsuite::amd::{Tools, hostile};

/// Lines of assembly: `!` before what keeps the others apart, `?` before what stands there only without it.
struct Row {
    cpu: &'static str,
    about: &'static str,
    lines: &'static [&'static str],
}

const fn row(cpu: &'static str, about: &'static str, lines: &'static [&'static str]) -> Row {
    Row { cpu, about, lines }
}

const GFX9: &[&str] = &["gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950"];
const CDNA3: &[&str] = &["gfx942", "gfx950"];

/// Rows that several processors have.
const SHARED: &[(&[&str], &str, &[&str])] = &[
    (
        GFX9,
        "a vector write of a scalar register, vector memory",
        &["v_readfirstlane_b32 s5, v7", "!s_nop 4", "global_load_dword v6, v8, s[4:5]"],
    ),
    (
        GFX9,
        "a vector write, DPP",
        &[
            "v_mov_b32 v5, 1",
            "!s_nop 1",
            "v_mov_b32_dpp v6, v5 row_shl:1 row_mask:0xf bank_mask:0xf",
        ],
    ),
    (
        GFX9,
        "a vector write of EXEC, DPP",
        &[
            "v_cmpx_eq_u32 exec, v0, v0",
            "!s_nop 4",
            "v_mov_b32_dpp v6, v0 row_shl:1 row_mask:0xf bank_mask:0xf",
        ],
    ),
    (
        GFX9,
        "a vector write of VCC, v_div_fmas",
        &["v_cmp_eq_u32 vcc, v0, v0", "!s_nop 3", "v_div_fmas_f32 v5, v8, v8, v8"],
    ),
    (
        GFX9,
        "a vector write, the number of a lane",
        &["v_readfirstlane_b32 s6, v8", "!s_nop 3", "v_readlane_b32 s8, v0, s6"],
    ),
    (
        GFX9,
        "s_setreg, s_getreg",
        &[
            "s_setreg_b32 hwreg(HW_REG_MODE, 0, 4), s10",
            "!s_nop 1",
            "s_getreg_b32 s8, hwreg(HW_REG_MODE, 0, 4)",
        ],
    ),
    (GFX9, "M0, its use", &["s_mov_b32 m0, 0", "!s_nop 0", "s_movrels_b32 s8, s10"]),
    (
        &["gfx900", "gfx90a"],
        "a wide store, a write of its data",
        &["global_store_dwordx4 v8, v[16:19], s[4:5]", "!s_nop 0", "v_mov_b32 v16, 1"],
    ),
    (
        CDNA3,
        "a wide store, a write of its data",
        &["global_store_dwordx4 v8, v[16:19], s[4:5]", "!s_nop 1", "?s_nop 0", "v_mov_b32 v16, 1"],
    ),
    (CDNA3, "a transcendental result", &["v_exp_f32 v5, v8", "!s_nop 0", "v_mov_b32 v6, v5"]),
    (
        CDNA3,
        "a part of a register",
        &[
            "v_mov_b32_sdwa v5, v8 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD",
            "!s_nop 0",
            "v_mov_b32 v6, v5",
        ],
    ),
    (
        CDNA3,
        "a vector write of a scalar register, its read",
        &["v_readfirstlane_b32 s6, v8", "!s_nop 1", "?s_nop 0", "v_mov_b32 v6, s6"],
    ),
    (CDNA3, "a write, a lane", &["v_mov_b32 v5, 1", "!s_nop 0", "v_readfirstlane_b32 s6, v5"]),
    (
        CDNA3,
        "a vector write of EXEC, a lane",
        &["v_cmpx_eq_u32 exec, v0, v0", "!s_nop 3", "?s_nop 2", "v_readfirstlane_b32 s6, v8"],
    ),
    (
        &["gfx90a", "gfx942", "gfx950"],
        "a vector write, a matrix product",
        &[
            "v_mov_b32 v8, 0",
            "!s_nop 1",
            "?s_nop 0",
            "v_mfma_f32_16x16x16f16 v[16:19], v[8:9], v[10:11], v[20:23]",
        ],
    ),
    (
        &["gfx90a", "gfx942", "gfx950"],
        "a product of doubles, a multiply-add",
        &[
            "v_mfma_f64_4x4x4f64 v[16:17], v[8:9], v[10:11], v[20:21]",
            "!s_nop 1",
            "?s_nop 0",
            "v_fma_f64 v[12:13], v[8:9], v[10:11], v[8:9]",
        ],
    ),
    (
        &["gfx90a", "gfx942", "gfx950"],
        "a write, a product of doubles, memory",
        &[
            "v_mov_b32 v12, 0",
            "v_mfma_f64_4x4x4f64 v[16:17], v[8:9], v[10:11], v[20:21]",
            "!s_nop 0",
            "global_store_dword v8, v12, s[4:5]",
        ],
    ),
    (
        &["gfx90a", "gfx942", "gfx950"],
        "a dot product",
        &["v_dot2_f32_f16 v12, v8, v9, v10", "!s_nop 2", "?s_nop 1", "v_mov_b32 v13, v12"],
    ),
];

const ROWS: &[Row] = &[
    row(
        "gfx908",
        "a product, a move from its result",
        &[
            "v_mfma_f32_16x16x4f32 a[16:19], v8, v9, a[20:23]",
            "s_nop 7",
            "!s_nop 1",
            "?s_nop 0",
            "v_accvgpr_read_b32 v12, a16",
        ],
    ),
    row(
        "gfx908",
        "a large product, a move from its result",
        &[
            "v_mfma_f32_32x32x2f32 a[8:23], v8, v9, a[8:23]",
            "s_nop 15",
            "!s_nop 1",
            "?s_nop 0",
            "v_accvgpr_read_b32 v12, a16",
        ],
    ),
    row(
        "gfx908",
        "a small product, a move from its result",
        &[
            "v_mfma_f32_4x4x1f32 a[16:19], v8, v9, a[20:23]",
            "!s_nop 3",
            "?s_nop 2",
            "v_accvgpr_read_b32 v12, a16",
        ],
    ),
    row(
        "gfx908",
        "a product, a move to its result",
        &[
            "v_mfma_f32_16x16x4f32 a[16:19], v8, v9, a[20:23]",
            "!s_nop 6",
            "?s_nop 5",
            "v_accvgpr_write_b32 a16, v8",
        ],
    ),
    row(
        "gfx908",
        "a product, a move to its sum",
        &[
            "v_mfma_f32_16x16x4f32 a[16:19], v8, v9, a[20:23]",
            "!s_nop 4",
            "?s_nop 3",
            "v_accvgpr_write_b32 a20, v8",
        ],
    ),
    row(
        "gfx908",
        "a product, a part of it as the sum of the next",
        &[
            "v_mfma_f32_16x16x4f32 a[16:19], v8, v9, a[20:23]",
            "!s_nop 1",
            "?s_nop 0",
            "v_mfma_f32_16x16x4f32 a[24:27], v8, v9, a[18:21]",
        ],
    ),
    row(
        "gfx908",
        "a product, its result as a factor",
        &[
            "v_mfma_f32_16x16x4f32 a[16:19], v8, v9, a[20:23]",
            "!s_nop 3",
            "?s_nop 2",
            "v_mfma_f32_16x16x4f32 a[24:27], a16, v9, a[20:23]",
        ],
    ),
    row(
        "gfx908",
        "a move to a sum",
        &[
            "v_accvgpr_write_b32 a20, v8",
            "!s_nop 0",
            "v_mfma_f32_16x16x4f32 a[16:19], v8, v9, a[20:23]",
        ],
    ),
    row(
        "gfx908",
        "a move to an accumulator, and one from it",
        &["v_accvgpr_write_b32 a16, v8", "!s_nop 2", "?s_nop 1", "v_accvgpr_read_b32 v12, a16"],
    ),
    row(
        "gfx908",
        "a move from an accumulator, memory",
        &[
            "v_accvgpr_read_b32 v12, a16",
            "!s_nop 1",
            "?s_nop 0",
            "global_store_dword v8, v12, s[4:5]",
        ],
    ),
    row(
        "gfx908",
        "a write, a product",
        &[
            "v_mov_b32 v8, 1",
            "!s_nop 1",
            "?s_nop 0",
            "v_mfma_f32_16x16x4f32 a[16:19], v8, v9, a[20:23]",
        ],
    ),
    row(
        "gfx908",
        "a write, a move, memory",
        &[
            "v_mov_b32 v12, 1",
            "v_accvgpr_write_b32 a16, v8",
            "!s_nop 0",
            "global_store_dword v8, v12, s[4:5]",
        ],
    ),
    row(
        "gfx908",
        "a vector write of EXEC, a product",
        &[
            "v_cmpx_eq_u32 exec, v0, v0",
            "!s_nop 3",
            "?s_nop 2",
            "v_mfma_f32_16x16x4f32 a[16:19], v8, v9, a[20:23]",
        ],
    ),
    row(
        "gfx90a",
        "a shift by the last register",
        &["?v_lshlrev_b64 v[12:13], v31, v[8:9]", "!v_lshlrev_b64 v[12:13], v8, v[10:11]"],
    ),
    row(
        "gfx90a",
        "a product, its read",
        &[
            "v_mfma_f32_16x16x16f16 v[16:19], v[8:9], v[10:11], v[20:23]",
            "s_nop 7",
            "!s_nop 2",
            "?s_nop 1",
            "v_mov_b32 v12, v16",
        ],
    ),
    row(
        "gfx942",
        "a product, its read",
        &[
            "v_mfma_f32_16x16x16_f16 v[16:19], v[8:9], v[10:11], v[20:23]",
            "!s_nop 6",
            "?s_nop 5",
            "v_mov_b32 v12, v16",
        ],
    ),
    row(
        "gfx950",
        "a product, its read",
        &[
            "v_mfma_f32_16x16x16_f16 v[16:19], v[8:9], v[10:11], v[20:23]",
            "!s_nop 7",
            "?s_nop 6",
            "v_mov_b32 v12, v16",
        ],
    ),
    row(
        "gfx950",
        "a product of doubles, its read",
        &[
            "v_mfma_f64_16x16x4_f64 v[16:23], v[8:9], v[10:11], v[16:23]",
            "s_nop 15",
            "!s_nop 2",
            "?s_nop 1",
            "v_mov_b32 v12, v16",
        ],
    ),
    row(
        "gfx950",
        "a product, a part of it as the accumulator of the next",
        &[
            "v_mfma_f32_16x16x16_f16 v[16:19], v[8:9], v[10:11], v[20:23]",
            "!s_nop 5",
            "?s_nop 4",
            "v_mfma_f32_16x16x16_f16 v[22:25], v[8:9], v[10:11], v[18:21]",
        ],
    ),
    row(
        "gfx950",
        "a write, a swap of halves",
        &["v_mov_b32 v8, 1", "!s_nop 1", "?s_nop 0", "v_permlane32_swap_b32 v8, v9"],
    ),
    row(
        "gfx950",
        "a write of the other register, a swap of rows",
        &["v_mov_b32 v9, 1", "!s_nop 1", "?s_nop 0", "v_permlane16_swap_b32 v8, v9"],
    ),
    row(
        "gfx950",
        "a vector write of EXEC, a swap of rows",
        &["v_cmpx_eq_u32 exec, v0, v0", "!s_nop 3", "?s_nop 2", "v_permlane16_swap_b32 v8, v9"],
    ),
    row(
        "gfx950",
        "a product of doubled depth, its read",
        &[
            "v_mfma_f32_16x16x32_f16 v[16:19], v[8:11], v[12:15], v[20:23]",
            "!s_nop 7",
            "?s_nop 6",
            "v_mov_b32 v8, v16",
        ],
    ),
    row(
        "gfx950",
        "a large product of doubled depth, its read",
        &[
            "v_mfma_f32_32x32x16_bf16 v[16:31], v[8:11], v[12:15], v[16:31]",
            "!s_nop 11",
            "?s_nop 10",
            "v_mov_b32 v8, v16",
        ],
    ),
    row(
        "gfx950",
        "a product of 4 bits, its read",
        &[
            "v_mfma_f32_16x16x128_f8f6f4 v[16:19], v[8:11], v[12:15], v[20:23] cbsz:4 blgp:4",
            "!s_nop 7",
            "?s_nop 6",
            "v_mov_b32 v8, v16",
        ],
    ),
    row(
        "gfx950",
        "a product of 8 bits, its read",
        &[
            "v_mfma_f32_16x16x128_f8f6f4 v[28:31], v[8:15], v[16:23], v[24:27]",
            "!s_nop 11",
            "?s_nop 10",
            "v_mov_b32 v8, v28",
        ],
    ),
    row(
        "gfx950",
        "a product of 8 and 4 bits with scales, its read",
        &[
            "v_mfma_scale_f32_16x16x128_f8f6f4 v[28:31], v[8:15], v[16:19], v[24:27], v20, v21 blgp:4",
            "!s_nop 11",
            "?s_nop 10",
            "v_mov_b32 v8, v28",
        ],
    ),
    row(
        "gfx950",
        "a sparse product, its read",
        &[
            "v_smfmac_f32_16x16x64_f16 v[28:31], v[8:11], v[12:19], v20",
            "!s_nop 7",
            "?s_nop 6",
            "v_mov_b32 v8, v28",
        ],
    ),
    row(
        "gfx900:xnack+",
        "scalar loads of a clause",
        &["s_load_dword s8, s[4:5], 0x0", "!s_nop 0", "s_load_dwordx2 s[4:5], s[0:1], 0x0"],
    ),
    row(
        "gfx1030",
        "an atomic operation on floats, the denormal mode",
        &["global_atomic_fmin v8, v9, s[4:5]", "!s_nop 2", "?s_nop 1", "s_denorm_mode 3"],
    ),
    row(
        "gfx1100",
        "a transcendental result",
        &["v_exp_f32 v5, v8", "!s_waitcnt_depctr 0xfff", "v_mov_b32 v6, v5"],
    ),
    row(
        "gfx1100",
        "a transcendental result after a store",
        &[
            "global_store_b32 v8, v9, s[4:5]",
            "v_exp_f32 v5, v8",
            "!s_waitcnt_depctr 0xfff",
            "v_mov_b32 v6, v5",
        ],
    ),
    row(
        "gfx1100",
        "registers written under two EXECs",
        &[
            "v_mov_b32 v5, 1",
            "s_mov_b64 exec, -1",
            "v_mov_b32 v6, 1",
            "!s_waitcnt_depctr 0xfff",
            "v_add_nc_u32 v7, v5, v6",
        ],
    ),
    row(
        "gfx1100",
        "registers written under two EXECs, four instructions before",
        &[
            "v_mov_b32 v5, 1",
            "v_mov_b32 v9, 1",
            "s_mov_b64 exec, -1",
            "v_mov_b32 v10, 1",
            "v_mov_b32 v6, 1",
            "v_mov_b32 v11, 1",
            "v_mov_b32 v12, 1",
            "v_mov_b32 v13, 1",
            "v_mov_b32 v14, 1",
            "!v_mov_b32 v15, 1",
            "v_add_nc_u32 v7, v5, v6",
        ],
    ),
    row(
        "gfx1100",
        "a lane mask in use",
        &[
            "v_cndmask_b32 v5, v8, v9, s[8:9]",
            "s_mov_b64 s[8:9], 0",
            "!s_waitcnt_depctr 0xfffe",
            "v_cndmask_b32 v6, v8, v9, s[8:9]",
        ],
    ),
    row(
        "gfx1100",
        "a lane mask in use, past a read of a scalar register",
        &[
            "v_cndmask_b32 v5, v8, v9, s[8:9]",
            "s_cmp_eq_u32 s10, 0",
            "s_cselect_b64 s[8:9], -1, 0",
            "!s_waitcnt_depctr 0xfffe",
            "v_cndmask_b32 v6, v8, v9, s[8:9]",
        ],
    ),
    row(
        "gfx1100",
        "a lane mask in use, written by a vector instruction",
        &[
            "v_cndmask_b32 v5, v8, v9, s[8:9]",
            "v_cmp_eq_u32 s[8:9], v8, v9",
            "!s_waitcnt_depctr 0xf19f",
            "v_cndmask_b32 v6, v8, v9, s[8:9]",
        ],
    ),
    row(
        "gfx1100",
        "a comparison that writes EXEC, a permutation",
        &[
            "v_cmpx_eq_u32 v0, v0",
            "v_nop",
            "!v_mov_b32 v8, v8",
            "v_permlane16_b32 v5, v8, s10, s10",
        ],
    ),
    row(
        "gfx1200",
        "a comparison that writes EXEC, a permutation",
        &["v_cmpx_eq_u32 v0, v0", "!v_mov_b32 v8, v8", "v_permlane16_b32 v5, v8, s10, s10"],
    ),
    row(
        "gfx1100",
        "a matrix product as a factor",
        &[
            "v_wmma_f32_16x16x16_f16 v[20:23], v[8:15], v[8:15], v[20:23]",
            "!v_nop",
            "v_wmma_f32_16x16x16_f16 v[24:27], v[16:23], v[8:15], v[24:27]",
        ],
    ),
    row(
        "gfx1200",
        "a matrix product as a factor",
        &[
            "v_wmma_f32_16x16x16_f16 v[20:23], v[8:9], v[10:11], v[20:23]",
            "!v_nop",
            "v_wmma_f32_16x16x16_f16 v[24:27], v[20:21], v[10:11], v[24:27]",
        ],
    ),
    row(
        "gfx1200",
        "a scalar register that vector instructions keep",
        &["v_mov_b32 v5, s8", "s_mov_b32 s8, 0", "!s_wait_alu 0xfffe", "v_mov_b32 v6, s8"],
    ),
];

/// A kernel with one argument, the address of a buffer in s4 and s5; zeros in v8 to v31.
fn kernel(cpu: &str, body: &str) -> String {
    let family = if cpu.starts_with("gfx9") { 9 } else { cpu[3..5].parse().expect("a family") };
    let load = match family {
        12 => "s_load_b64 s[4:5], s[0:1], 0x0\n s_wait_kmcnt 0x0",
        11 => "s_load_b64 s[4:5], s[0:1], 0x0\n s_waitcnt lgkmcnt(0)",
        _ => "s_load_dwordx2 s[4:5], s[0:1], 0x0\n s_waitcnt lgkmcnt(0)",
    };
    let mut text = format!(
        ".amdgcn_target \"amdgcn-amd-amdhsa--{cpu}\"\n.text\n.globl k\n.p2align 8\n.type k,@function\nk:\n {load}\n s_mov_b32 s10, 0\n s_mov_b32 s11, 0\n s_mov_b64 s[8:9], 0\n v_mov_b32 v7, s5\n"
    );
    for n in 8..32 {
        let _ = writeln!(text, " v_mov_b32 v{n}, 0");
    }
    for _ in 0..3 {
        text.push_str(" s_nop 7\n");
    }
    text.push_str(body);
    text.push_str(" s_endpgm\n.rodata\n.p2align 6\n.amdhsa_kernel k\n .amdhsa_next_free_vgpr 32\n .amdhsa_next_free_sgpr 32\n .amdhsa_kernarg_size 8\n .amdhsa_user_sgpr_kernarg_segment_ptr 1\n");
    match family {
        9 if !["gfx900", "gfx906", "gfx908"].iter().any(|name| cpu.starts_with(name)) => {
            text.push_str(" .amdhsa_accum_offset 32\n");
        }
        9 => {}
        _ => text.push_str(" .amdhsa_wavefront_size32 0\n"),
    }
    text.push_str(".end_amdhsa_kernel\n");
    text
}

/// Runs the lines with so many lanes and returns the fault.
fn run(mc: &Path, tools: Tools, cpu: &str, lanes: u32, body: &str) -> Result<(), String> {
    let scratch = Scratch::new("hazard-rows");
    let input = scratch.write("k.s", kernel(cpu, body));
    let output = scratch.file("k.o");
    let (name, features) = cpu.split_once(':').unwrap_or((cpu, ""));
    let attr = format!("-mattr={}wavefrontsize64", if cpu.starts_with("gfx9") { "-" } else { "+" });
    let mut words: Vec<std::ffi::OsString> =
        ["-triple=amdgcn-amd-amdhsa", &format!("-mcpu={name}"), "-filetype=obj", "-o"]
            .map(Into::into)
            .into();
    words.extend([output.clone().into(), input.into()]);
    if !cpu.starts_with("gfx9") {
        words.push(attr.into());
    }
    if features == "xnack+" {
        words.push("-mattr=+xnack".into());
    }
    let verdict = judges::run(mc, words, std::time::Duration::from_secs(60));
    assert!(verdict.ok, "{cpu}: {}\n{body}", verdict.messages());
    let bytes = tools.link(&[std::fs::read(output).expect("an object")]).expect("linked");
    let object = Module::parse(&bytes).expect("a code object");
    let launch = Launch::parse_line(&format!("--kernel k --block {lanes} --arg buf:u32x64:zeros"));
    object.run(&launch.expect("a launch"), &hostile(3)).map(|_| ()).map_err(|e| e.to_string())
}

#[test]
fn each_row_is_noticed() {
    let (Some(mc), Some(tools)) = (Judge::Mc.need(), Tools::need()) else { return };
    let shared = SHARED
        .iter()
        .flat_map(|&(cpus, about, lines)| cpus.iter().map(move |&cpu| row(cpu, about, lines)));
    let mut rows: Vec<Row> = shared.collect();
    rows.extend(ROWS.iter().map(|r| row(r.cpu, r.about, r.lines)));
    let wrong: Vec<String> = testsuite::parallel::map(&rows, |r| {
        let body = |drop: char, keep: char| {
            let kept = r.lines.iter().filter(|l| !l.starts_with(drop));
            kept.fold(String::new(), |all, l| all + " " + l.trim_start_matches(keep) + "\n")
        };
        let (good, bad) = (body('?', '!'), body('!', '?'));
        let mut wrong = String::new();
        if let Err(e) = run(mc, tools, r.cpu, 64, &good) {
            let _ = write!(wrong, "{} {}: right, and {e}", r.cpu, r.about);
        }
        match run(mc, tools, r.cpu, 64, &bad) {
            Ok(()) => drop(write!(wrong, "{} {}: not noticed", r.cpu, r.about)),
            Err(e) if !e.contains("a hazard") => {
                let _ = write!(wrong, "{} {}: not as a hazard: {e}", r.cpu, r.about);
            }
            Err(_) => {}
        }
        wrong
    });
    let wrong: Vec<String> = wrong.into_iter().filter(|w| !w.is_empty()).collect();
    println!("{} rows", rows.len());
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A read to which the program has no right is reported.
#[test]
fn reads_of_nothing_are_reported() {
    let (Some(mc), Some(tools)) = (Judge::Mc.need(), Tools::need()) else { return };
    for cpu in ["gfx900", "gfx942", "gfx1030", "gfx1100", "gfx1200"] {
        let load = if cpu.starts_with("gfx9") || cpu == "gfx1030" { "dword" } else { "b32" };
        let cases = [
            (" v_readlane_b32 s8, v0, 39\n".to_owned(), None),
            (" v_readlane_b32 s8, v0, 40\n".to_owned(), Some("lane 40 of v0 is read")),
            (
                " v_writelane_b32 v0, s10, 50\n s_nop 0\n v_readlane_b32 s8, v0, 50\n".to_owned(),
                None,
            ),
            (format!(" s_load_{load} s8, s[0:1], 0x4\n"), None),
            (format!(" s_load_{load} s8, s[0:1], 0x8\n"), Some("0 bytes beyond the kernel's")),
        ];
        for (body, expected) in cases {
            let found = run(mc, tools, cpu, 40, &body);
            match (expected, &found) {
                (None, Ok(())) => {}
                (Some(message), Err(error)) if error.contains(message) => {}
                _ => panic!("{cpu} {body}: {found:?}"),
            }
        }
    }
}
