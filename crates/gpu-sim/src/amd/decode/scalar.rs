//! SOP1, SOP2, SOPC, SOPK and SOPP.

use super::{Decoder, bits};
use crate::amd::alu::{self, Compare, ScalarFn, Ty};
use crate::amd::inst::{Action, Condition, Counter, NULL, Relative, Src, Swap, Wait};
use crate::amd::table::Section;
use crate::fault::{Fault, Result};

impl Decoder<'_> {
    fn scalar_fn(&self, name: &str) -> Option<&'static ScalarFn> {
        alu::scalar(name)
    }

    pub(super) fn sop2(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Sop2, bits(w, 29, 23))?;
        let (d, a, b) = (bits(w, 22, 16), bits(w, 7, 0), bits(w, 15, 8));
        if let "s_fmaak_f32" | "s_fmamk_f32" = name {
            let k = Src::Const(u64::from(self.literal()?));
            let (a, b) = (self.src(a, Ty::F32)?, self.src(b, Ty::F32)?);
            let src = if name == "s_fmaak_f32" { [a, b, k] } else { [a, k, b] };
            return Ok(Action::ScalarFma { dst: self.sgpr(d, 1)?, src });
        }
        let Some(f) = self.scalar_fn(name) else { return Ok(Action::Unsupported) };
        let (a, b) = (self.src(a, f.src[0])?, self.src(b, f.src[1])?);
        Ok(Action::Scalar { f, dst: self.sgpr(d, f.dst.words())?, a, b })
    }

    pub(super) fn sopc(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Sopc, bits(w, 22, 16))?;
        let (a, b) = (bits(w, 7, 0), bits(w, 15, 8));
        if name == "s_set_gpr_idx_on" {
            return Ok(Action::IndexOn { src: self.src(a, Ty::B32)?, bits: b & 15 });
        }
        if let Some(f) = self.scalar_fn(name) {
            let (a, b) = (self.src(a, f.src[0])?, self.src(b, f.src[1])?);
            return Ok(Action::Scalar { f, dst: NULL, a, b });
        }
        let mut parts = name.trim_start_matches("s_cmp_").split('_');
        let compare = parts.next().zip(parts.next()).and_then(|(r, t)| Compare::of_name(r, t));
        let Some(compare) = compare else { return Ok(Action::Unsupported) };
        let [x, y] = compare.operand_types();
        Ok(Action::ScalarCompare { compare, a: self.src(a, x)?, b: self.src(b, y)? })
    }

    pub(super) fn sop1(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Sop1, bits(w, 15, 8))?;
        let (d, a) = (bits(w, 22, 16), bits(w, 7, 0));
        if let Some(f) = self.scalar_fn(name) {
            let dst = self.sgpr(d, f.dst.words())?;
            return Ok(Action::Scalar { f, dst, a: self.src(a, f.src[0])?, b: Src::Const(0) });
        }
        if let Some(action) = self.save_exec(name, d, a)? {
            return Ok(action);
        }
        let message = a;
        Ok(match name {
            "s_getpc_b64" => Action::GetPc { dst: self.sgpr(d, 2)? },
            "s_setpc_b64" => Action::SetPc { src: self.src(a, Ty::B64)? },
            "s_swappc_b64" => Action::SwapPc { dst: self.sgpr(d, 2)?, src: self.src(a, Ty::B64)? },
            "s_movrels_b32" | "s_movrels_b64" | "s_movreld_b32" | "s_movreld_b64" => {
                let wide = name.ends_with("64");
                let words = 1 + u32::from(wide);
                let relative =
                    if name.contains("rels") { Relative::Source } else { Relative::Destination };
                let (dst, src) = (self.sgpr(d, words)?, self.sgpr(a, words)?);
                Action::MovRel { dst, src, wide, relative }
            }
            "s_movrelsd_2_b32" => Action::MovRel {
                dst: self.sgpr(d, 1)?,
                src: self.sgpr(a, 1)?,
                wide: false,
                relative: Relative::Both,
            },
            "s_sendmsg_rtn_b32" | "s_sendmsg_rtn_b64" => {
                let wide = name.ends_with("64");
                let dst = Some(self.sgpr(d, 1 + u32::from(wide))?);
                Action::SendMessage { message, dst, wide }
            }
            "s_barrier_signal" | "s_barrier_signal_isfirst" => {
                let id = match self.src(a, Ty::B32)? {
                    Src::Const(id) => id as u32 as i32,
                    _ => return Ok(Action::Unsupported),
                };
                Action::BarrierSignal { id, is_first: name.ends_with("isfirst") }
            }
            "s_sleep_var" => Action::Nop,
            "s_set_gpr_idx_idx" => {
                // Bits 7:0 of M0.
                let f = self.scalar_fn("s_mov_b32").ok_or_else(|| self.unknown())?;
                Action::Scalar { f, dst: 124, a: self.src(a, Ty::B32)?, b: Src::Const(0) }
            }
            _ => Action::Unsupported,
        })
    }

    /// `s_and_saveexec_b64` and its kin.
    fn save_exec(&mut self, name: &'static str, d: u32, a: u32) -> Result<Option<Action>> {
        let Some(rest) = name.strip_prefix("s_") else { return Ok(None) };
        let (op, rest, write) = match (rest.split_once("_saveexec_b"), rest.split_once("_wrexec_b"))
        {
            (Some((op, rest)), _) => (op, rest, false),
            (_, Some((op, rest))) => (op, rest, true),
            _ => return Ok(None),
        };
        let wide = rest == "64";
        // The one that is complemented is the second operand of the function.
        let (function, swap) = match op {
            "andn2" | "and_not1" => ("andn2", Swap::SourceFirst),
            "orn2" | "or_not1" => ("orn2", Swap::SourceFirst),
            "andn1" | "and_not0" => ("andn2", Swap::ExecFirst),
            "orn1" | "or_not0" => ("orn2", Swap::ExecFirst),
            _ => (op, Swap::SourceFirst),
        };
        let f = self.scalar_fn(&format!("s_{function}_b{rest}"));
        let f = f.ok_or_else(|| self.unknown())?;
        let words = 1 + u32::from(wide);
        let dst = self.sgpr(d, words)?;
        let src = self.src(a, if wide { Ty::B64 } else { Ty::B32 })?;
        Ok(Some(Action::SaveExec { f, dst, src, wide, swap, write }))
    }

    pub(super) fn sopk(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Sopk, bits(w, 27, 23))?;
        let (d, imm) = (bits(w, 22, 16), bits(w, 15, 0));
        let register = (bits(imm, 5, 0), bits(imm, 10, 6), bits(imm, 15, 11) + 1);
        if let Some(f) = self.scalar_fn(name) {
            let b = Src::Const(u64::from(i32::from(imm as u16 as i16) as u32));
            let register = self.sgpr(d, 1)?;
            let (dst, a) = if f.dst == Ty::No {
                (NULL, Src::Sgpr(register))
            } else {
                (register, Src::Const(0))
            };
            return Ok(Action::Scalar { f, dst, a, b });
        }
        let (id, offset, width) = register;
        Ok(match name {
            "s_getreg_b32" => Action::GetReg { dst: self.sgpr(d, 1)?, id, offset, width },
            "s_setreg_b32" => {
                Action::SetReg { src: Src::Sgpr(self.sgpr(d, 1)?), id, offset, width }
            }
            "s_setreg_imm32_b32" => {
                let src = Src::Const(u64::from(self.literal()?));
                Action::SetReg { src, id, offset, width }
            }
            "s_call_b64" => Action::Call { dst: self.sgpr(d, 2)?, target: self.branch_target(imm) },
            "s_version" => Action::Nop,
            "s_waitcnt_vscnt" => wait(&[(Counter::Store, bits(imm, 5, 0), 63)]),
            "s_waitcnt_vmcnt" => wait(&[(Counter::Load, bits(imm, 5, 0), 63)]),
            "s_waitcnt_lgkmcnt" => wait(&[(Counter::Lds, bits(imm, 5, 0), 63)]),
            "s_waitcnt_expcnt" => Action::Nop,
            _ => Action::Unsupported,
        })
    }

    pub(super) fn sopp(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Sopp, bits(w, 22, 16))?;
        let imm = bits(w, 15, 0);
        let branch = |condition| Ok(Action::Branch { condition, target: self.branch_target(imm) });
        Ok(match name {
            "s_branch" => return branch(Condition::Always),
            "s_cbranch_scc0" => return branch(Condition::Scc(false)),
            "s_cbranch_scc1" => return branch(Condition::Scc(true)),
            "s_cbranch_vccz" => return branch(Condition::VccZero(true)),
            "s_cbranch_vccnz" => return branch(Condition::VccZero(false)),
            "s_cbranch_execz" => return branch(Condition::ExecZero(true)),
            "s_cbranch_execnz" => return branch(Condition::ExecZero(false)),
            "s_cbranch_cdbgsys"
            | "s_cbranch_cdbguser"
            | "s_cbranch_cdbgsys_or_user"
            | "s_cbranch_cdbgsys_and_user" => return branch(Condition::Never),
            "s_endpgm" | "s_endpgm_saved" | "s_endpgm_ordered_ps_done" => Action::End,
            "s_waitcnt" => match self.family {
                9 => wait(&[
                    (Counter::Load, bits(imm, 3, 0) | bits(imm, 15, 14) << 4, 63),
                    (Counter::Lds, bits(imm, 11, 8), 15),
                ]),
                10 => wait(&[
                    (Counter::Load, bits(imm, 3, 0) | bits(imm, 15, 14) << 4, 63),
                    (Counter::Lds, bits(imm, 13, 8), 63),
                ]),
                _ => wait(&[
                    (Counter::Load, bits(imm, 15, 10), 63),
                    (Counter::Lds, bits(imm, 9, 4), 63),
                ]),
            },
            "s_wait_loadcnt" => wait(&[(Counter::Load, imm, 63)]),
            "s_wait_storecnt" => wait(&[(Counter::Store, imm, 63)]),
            "s_wait_dscnt" => wait(&[(Counter::Lds, imm, 63)]),
            "s_wait_kmcnt" => wait(&[(Counter::Scalar, imm, 31)]),
            "s_wait_loadcnt_dscnt" => {
                wait(&[(Counter::Load, bits(imm, 13, 8), 63), (Counter::Lds, bits(imm, 5, 0), 63)])
            }
            "s_wait_storecnt_dscnt" => {
                wait(&[(Counter::Store, bits(imm, 13, 8), 63), (Counter::Lds, bits(imm, 5, 0), 63)])
            }
            "s_wait_idle" => Action::Wait(Wait([0; 4])),
            "s_barrier" => Action::Barrier,
            "s_barrier_wait" => Action::BarrierWait,
            "s_trap" => Action::Trap(imm),
            "s_sendmsg" | "s_sendmsghalt" => {
                Action::SendMessage { message: imm, dst: None, wide: false }
            }
            "s_round_mode" => Action::RoundMode((imm & 15) as u8),
            "s_denorm_mode" => Action::DenormMode((imm & 15) as u8),
            "s_set_gpr_idx_off" => Action::IndexOff,
            "s_set_gpr_idx_mode" => Action::IndexMode(imm & 15),
            // A halted wave does not go on: this is how a trap ends where there is no handler.
            "s_sethalt" => Action::Trap(2),
            "s_barrier_leave" => Action::Unsupported,
            "s_code_end" => return Err(Fault::input("execution runs past the end of the code")),
            // Hints, caches and performance counters: no effect on results.
            _ => Action::Nop,
        })
    }
}

/// A wait; a limit of `most` is none.
fn wait(limits: &[(Counter, u32, u32)]) -> Action {
    let mut wait = Wait::NOTHING;
    for &(counter, limit, most) in limits {
        if limit < most {
            wait.0[counter as usize] = limit as u8;
        }
    }
    Action::Wait(wait)
}
