//! Statements and what they mean; `tests/conformance` compares each row with the assembler.

use super::parse;
use crate::target::asm::print::print;
use crate::target::{Generation, Target};

/// The text of what a statement means.
fn again(generation: Generation, text: &str) -> Result<String, String> {
    let target = Target::new(generation);
    let found = parse(target, text).map_err(|e| format!("{}: {}", e.offset, e.message))?;
    let mut out = String::new();
    print(&mut out, target, found[0].0, &found[0].1);
    Ok(out)
}

#[test]
fn other_spellings_mean_the_same() {
    use Generation::{Gfx900, Gfx942, Gfx1100, Gfx1200};
    for (generation, text, printed) in [
        (Gfx942, "V_ADD_F32 v0, v1, v2", "v_add_f32_e32 v0, v1, v2"),
        (Gfx942, "v_add_f32 v0, s1, s1 mul:2", "v_add_f32_e64 v0, s1, s1 mul:2"),
        (Gfx942, "v_add_f32 v[0] , 1.0,v2", "v_add_f32_e32 v0, 1.0, v2"),
        (Gfx942, "v_add_f32 v0, abs(v1), neg(v2)", "v_add_f32_e64 v0, |v1|, -v2"),
        (
            Gfx900,
            "v_mov_b32_dpp v0, v1 row_shr:1 bound_ctrl:0",
            "v_mov_b32_dpp v0, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1",
        ),
        (
            Gfx942,
            "v_mov_b32_sdwa v0, v1 src0_sel:BYTE_1",
            "v_mov_b32_sdwa v0, v1 dst_sel:DWORD dst_unused:UNUSED_PRESERVE src0_sel:BYTE_1",
        ),
        (Gfx942, "s_load_dword s0, s[2:3]", "s_load_dword s0, s[2:3], 0x0"),
        (Gfx1100, "global_load_dword v0, v[2:3], off", "global_load_b32 v0, v[2:3], off"),
        (Gfx942, "s_waitcnt vmcnt(0) & lgkmcnt(0)", "s_waitcnt vmcnt(0) lgkmcnt(0)"),
        (Gfx1100, "s_waitcnt 0x3f7", "s_waitcnt vmcnt(0)"),
        (Gfx942, "s_waitcnt 0xcf7f", "s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(15)"),
        (
            Gfx1100,
            "s_delay_alu 0x91",
            "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)",
        ),
        (Gfx1100, "s_delay_alu 0xc", "s_delay_alu 12"),
        (
            Gfx942,
            "s_getreg_b32 s0, hwreg(HW_REG_MODE, 2, 2)",
            "s_getreg_b32 s0, hwreg(HW_REG_MODE, 2, 2)",
        ),
        (
            Gfx1200,
            "s_getreg_b32 s0, hwreg(HW_REG_WAVE_MODE)",
            "s_getreg_b32 s0, hwreg(HW_REG_WAVE_MODE)",
        ),
        (Gfx1100, "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)", "s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)"),
        (
            Gfx1200,
            "global_store_b32 v[0:1], v2, off scope:SCOPE_SYS th:TH_STORE_BYPASS",
            "global_store_b32 v[0:1], v2, off th:TH_STORE_BYPASS scope:SCOPE_SYS",
        ),
    ] {
        assert_eq!(again(generation, text).as_deref(), Ok(printed), "{text}");
    }
}

#[test]
fn errors_name_the_place() {
    use Generation::{Gfx900, Gfx942};
    for (generation, text, error) in [
        (Gfx942, "v_no_such v0", "0: no instruction 'v_no_such'"),
        (Gfx942, "ds_read_b32 v0, v1 offset:65536", "19: the offset 65536 is not in 0..=65535"),
        (Gfx942, "ds_read_b32 v0, v1 glc", "19: the instruction has no 'glc'"),
        (Gfx942, "ds_read_b32 v0, s1", "16: no operand takes these registers"),
        (Gfx942, "ds_read_b32 v0", "12: an operand is missing"),
        (Gfx942, "ds_read_b32 v0, v1, v2", "20: an operand too many"),
        (Gfx942, "s_branch loop", "9: branches to labels are not understood"),
        (
            Gfx942,
            "v_mov_b32 v0, v1 quad_perm:[0,1,2,4]",
            "17: 'quad_perm' has four numbers from 0 to 3",
        ),
        (Gfx942, "v_add_f32 v0, v1, v2 clamp clamp", "27: 'clamp' stands there twice"),
        (
            Gfx900,
            "s_getreg_b32 s0, hwreg(HW_REG_XCC_ID)",
            "17: no hardware register 'HW_REG_XCC_ID'",
        ),
    ] {
        assert_eq!(again(generation, text).unwrap_err(), error, "{text}");
    }
}
