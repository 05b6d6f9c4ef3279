//! AMD's intrinsics: what is known of each, as data, and how those are selected that are no single row.
//!
//! Names are without `llvm.amdgcn.` and without the suffix of types.

use ir::diagnostic::Diagnostic;
use ir::machine::{MachineMemOperand, MemFlags, Opcode, Operand, RegOperand};
use ir::ssa::buffer_intrinsics::{BufferCall, LdsLoad};
use ir::ssa::{Context, Inst, InstKind, Intrinsic, MdOperand, Value, ValueKind};
use smallvec::SmallVec;

use super::mask_ops::MaskOp;
use super::part::{Part, Src};
use super::shape::{self, Ty};
use super::{Isel, Lowered, Parts, interpolation};
use crate::abi::InputSet;
use crate::abi::functions::WORKITEM_IDS;
use crate::abi::kernel::{WAVE_ID, WorkgroupId, architected_workgroup_id};
use crate::target::Generation;
use crate::target::classes::Bank;
use crate::target::counters::space;
use crate::target::intrinsics::DIVERGENT;
use crate::target::intrinsics::EFFECTS;
use crate::target::intrinsics::SCALAR;
use crate::target::intrinsics::UNIFORM;
use crate::target::intrinsics::is;
use crate::target::intrinsics::is_any;
use crate::target::intrinsics::name;
use crate::target::intrinsics::writes;
use crate::target::matrix::Product;
use crate::target::regs;
use crate::target::table::{self, Form, modifier, op};

/// Intrinsics whose operand is computed in lanes that need not be active.
const STRICT: &[&str] = &["strict.wwm", "wwm", "strict.wqm", "wqm", "softwqm"];

/// The instruction that writes back or invalidates a cache, of an intrinsic that does nothing else.
fn cache_control(name: &str) -> Option<Opcode> {
    Some(match name {
        "buffer.wbinvl1" => op::BUFFER_WBINVL1,
        "buffer.wbinvl1.vol" => op::BUFFER_WBINVL1_VOL,
        "s.dcache.inv" => op::S_DCACHE_INV,
        "s.dcache.inv.vol" => op::S_DCACHE_INV_VOL,
        "s.dcache.wb" => op::S_DCACHE_WB,
        "s.dcache.wb.vol" => op::S_DCACHE_WB_VOL,
        "s.icache.inv" => op::S_ICACHE_INV,
        _ => return None,
    })
}

/// The instruction of an intrinsic that has a constant number of 16 bits and no result.
fn with_number(name: &str) -> Option<Opcode> {
    Some(match name {
        "s.nop" => op::S_NOP,
        "s.sethalt" => op::S_SETHALT,
        "s.decperflevel" => op::S_DECPERFLEVEL,
        "s.incperflevel" => op::S_INCPERFLEVEL,
        "s.waitcnt" => op::S_WAITCNT,
        "s.ttracedata.imm" => op::S_TTRACEDATA_IMM,
        "s.wait.loadcnt" => op::S_WAIT_LOADCNT,
        "s.wait.storecnt" => op::S_WAIT_STORECNT,
        "s.wait.samplecnt" => op::S_WAIT_SAMPLECNT,
        "s.wait.bvhcnt" => op::S_WAIT_BVHCNT,
        "s.wait.dscnt" => op::S_WAIT_DSCNT,
        "s.wait.kmcnt" => op::S_WAIT_KMCNT,
        "s.wait.expcnt" => op::S_WAIT_EXPCNT,
        _ => return None,
    })
}

/// Whether an intrinsic is known to do nothing but compute its result. An unknown one is selected, or refused, even if
/// its result is not used: it may be an atomic operation.
fn only_computes(name: &str) -> bool {
    const OTHERS: &[&str] =
        &["div.scale", "div.fmas", "class", "is.shared", "is.private", "make.buffer.rsrc"];
    if is_any(name, STRICT) {
        return true;
    }
    let known = is_any(name, SCALAR)
        || is_any(name, OTHERS)
        || is_any(name, UNIFORM)
        || is_any(name, DIVERGENT)
        || ROWS.iter().any(|row| is(name, row.0));
    known && !is_any(name, EFFECTS) && !writes(name)
}

pub(crate) fn is_pure(cx: &Context, callee: Value) -> bool {
    match cx.intrinsic_of(callee) {
        Intrinsic::None | Intrinsic::Unknown => false,
        Intrinsic::Target => name(cx, callee).is_some_and(only_computes),
        Intrinsic::Memcpy
        | Intrinsic::Memmove
        | Intrinsic::Memset
        | Intrinsic::Trap
        | Intrinsic::DebugTrap
        | Intrinsic::ReadCycleCounter
        | Intrinsic::ReadSteadyCounter
        | Intrinsic::ReadRegister
        | Intrinsic::ReadVolatileRegister
        | Intrinsic::WriteRegister
        | Intrinsic::SetRounding
        | Intrinsic::SetFpMode
        | Intrinsic::ResetFpMode
        | Intrinsic::SetFpEnv
        | Intrinsic::ResetFpEnv => false,
        _ => true,
    }
}

pub(crate) fn may_write(cx: &Context, callee: Value) -> bool {
    let Some(name) = name(cx, callee) else { return true };
    writes(name)
}

/// Whether the intrinsic gives an address of dwords.
pub(crate) fn gives_aligned_pointer(cx: &Context, callee: Value) -> bool {
    name(cx, callee).is_some_and(|name| {
        is_any(name, &["implicitarg.ptr", "kernarg.segment.ptr", "dispatch.ptr", "queue.ptr"])
    })
}

/// Intrinsics of floats and vectors' numbers that are one row: name, type, row, and whether the operands
/// may have modifiers.
static ROWS: &[(&str, Ty, Opcode, bool)] = &[
    ("rcp", Ty::F32, op::V_RCP_F32_e64, true),
    ("rcp", Ty::F64, op::V_RCP_F64_e64, true),
    ("rcp", Ty::F16, op::V_RCP_F16_e64, true),
    ("rsq", Ty::F32, op::V_RSQ_F32_e64, true),
    ("rsq", Ty::F64, op::V_RSQ_F64_e64, true),
    ("rsq", Ty::F16, op::V_RSQ_F16_e64, true),
    ("sqrt", Ty::F32, op::V_SQRT_F32_e64, true),
    ("sqrt", Ty::F64, op::V_SQRT_F64_e64, true),
    ("sqrt", Ty::F16, op::V_SQRT_F16_e64, true),
    ("sin", Ty::F32, op::V_SIN_F32_e64, true),
    ("sin", Ty::F16, op::V_SIN_F16_e64, true),
    ("cos", Ty::F32, op::V_COS_F32_e64, true),
    ("cos", Ty::F16, op::V_COS_F16_e64, true),
    ("log", Ty::F32, op::V_LOG_F32_e64, true),
    ("exp2", Ty::F32, op::V_EXP_F32_e64, true),
    ("fract", Ty::F32, op::V_FRACT_F32_e64, true),
    ("fract", Ty::F64, op::V_FRACT_F64_e64, true),
    ("fract", Ty::F16, op::V_FRACT_F16_e64, true),
    ("frexp.mant", Ty::F32, op::V_FREXP_MANT_F32_e64, true),
    ("frexp.mant", Ty::F64, op::V_FREXP_MANT_F64_e64, true),
    ("frexp.mant", Ty::F16, op::V_FREXP_MANT_F16_e64, true),
    ("frexp.exp", Ty::F32, op::V_FREXP_EXP_I32_F32_e64, true),
    ("frexp.exp", Ty::F64, op::V_FREXP_EXP_I32_F64_e64, true),
    ("frexp.exp", Ty::F16, op::V_FREXP_EXP_I16_F16_e64, true),
    ("trig.preop", Ty::F64, op::V_TRIG_PREOP_F64_e64, true),
    ("fmed3", Ty::F32, op::V_MED3_F32_e64, true),
    ("fmed3", Ty::F16, op::V_MED3_F16_e64, true),
    ("fmul.legacy", Ty::F32, op::V_MUL_LEGACY_F32_e64, true),
    ("fma.legacy", Ty::F32, op::V_FMA_LEGACY_F32_e64, true),
    ("div.fixup", Ty::F32, op::V_DIV_FIXUP_F32_e64, true),
    ("div.fixup", Ty::F16, op::V_DIV_FIXUP_F16_gfx9_e64, true),
    ("div.fixup", Ty::F64, op::V_DIV_FIXUP_F64_e64, true),
    ("cvt.pkrtz", Ty::F32, op::V_CVT_PKRTZ_F16_F32_e64, true),
    ("cubeid", Ty::F32, op::V_CUBEID_F32_e64, true),
    ("cubema", Ty::F32, op::V_CUBEMA_F32_e64, true),
    ("cubesc", Ty::F32, op::V_CUBESC_F32_e64, true),
    ("cubetc", Ty::F32, op::V_CUBETC_F32_e64, true),
    ("ubfe", Ty::I32, op::V_BFE_U32_e64, false),
    ("sbfe", Ty::I32, op::V_BFE_I32_e64, false),
    ("perm", Ty::I32, op::V_PERM_B32_e64, false),
    ("alignbyte", Ty::I32, op::V_ALIGNBYTE_B32_e64, false),
    ("lerp", Ty::I32, op::V_LERP_U8_e64, false),
    ("sad.u8", Ty::I32, op::V_SAD_U8_e64, false),
    ("sad.hi.u8", Ty::I32, op::V_SAD_HI_U8_e64, false),
    ("sad.u16", Ty::I32, op::V_SAD_U16_e64, false),
    ("msad.u8", Ty::I32, op::V_MSAD_U8_e64, false),
    ("log", Ty::F16, op::V_LOG_F16_e64, true),
    ("exp2", Ty::F16, op::V_EXP_F16_e64, true),
    ("sffbh", Ty::I32, op::V_FFBH_I32_e64, false),
    ("mul.u24", Ty::I32, op::V_MUL_U32_U24_e64, false),
    ("mul.i24", Ty::I32, op::V_MUL_I32_I24_e64, false),
    ("mulhi.u24", Ty::I32, op::V_MUL_HI_U32_U24_e64, false),
    ("mulhi.i24", Ty::I32, op::V_MUL_HI_I32_I24_e64, false),
    ("mbcnt.lo", Ty::I32, op::V_MBCNT_LO_U32_B32_e64, false),
    ("cvt.pk.i16", Ty::I32, op::V_CVT_PK_I16_I32_e64, false),
    ("cvt.pk.u16", Ty::I32, op::V_CVT_PK_U16_U32_e64, false),
    ("cvt.pk.u8.f32", Ty::F32, op::V_CVT_PK_U8_F32_e64, false),
    ("cvt.pknorm.i16", Ty::F32, op::V_CVT_PKNORM_I16_F32_e64, true),
    ("cvt.pknorm.u16", Ty::F32, op::V_CVT_PKNORM_U16_F32_e64, true),
    ("cvt.off.f32.i4", Ty::I32, op::V_CVT_OFF_F32_I4_e64, false),
    ("prng.b32", Ty::I32, op::V_PRNG_B32_e64, false),
    ("ashr.pk.i8.i32", Ty::I32, op::V_ASHR_PK_I8_I32_e64, false),
    ("ashr.pk.u8.i32", Ty::I32, op::V_ASHR_PK_U8_I32_e64, false),
    ("fmad.ftz", Ty::F32, op::V_MAD_F32_e64, true),
    ("fmad.ftz", Ty::F16, op::V_MAD_F16_gfx9_e64, true),
    ("rcp.iflag", Ty::F32, op::V_RCP_IFLAG_F32_e64, true),
    ("mqsad.pk.u16.u8", Ty::I64, op::V_MQSAD_PK_U16_U8_e64, false),
    ("qsad.pk.u16.u8", Ty::I64, op::V_QSAD_PK_U16_U8_e64, false),
];

/// The rows that load a transposed matrix: with a scalar base, and with vector addresses.
const TRANSPOSED_128: [Opcode; 2] =
    [op::GLOBAL_LOAD_TR_B128_w32_SADDR, op::GLOBAL_LOAD_TR_B128_w32];
const TRANSPOSED_64: [Opcode; 2] = [op::GLOBAL_LOAD_TR_B64_w32_SADDR, op::GLOBAL_LOAD_TR_B64_w32];

/// The row that synchronises waves of a whole dispatch.
fn wave_sync(name: &str) -> Option<Opcode> {
    Some(match name {
        "ds.gws.init" => op::DS_GWS_INIT,
        "ds.gws.barrier" => op::DS_GWS_BARRIER,
        "ds.gws.sema.br" => op::DS_GWS_SEMA_BR,
        "ds.gws.sema.p" => op::DS_GWS_SEMA_P,
        "ds.gws.sema.v" => op::DS_GWS_SEMA_V,
        "ds.gws.sema.release.all" => op::DS_GWS_SEMA_RELEASE_ALL,
        _ => return None,
    })
}

/// The row that keeps the stack of a walk through a tree of bounding boxes, and the dwords of its first result.
fn stack_of_nodes(name: &str) -> Option<(Opcode, usize)> {
    Some(match name {
        "ds.bvh.stack.rtn" | "ds.bvh.stack.push4.pop1.rtn" => (op::DS_BVH_STACK_RTN_B32, 1),
        "ds.bvh.stack.push8.pop1.rtn" => (op::DS_BVH_STACK_PUSH8_POP1_RTN_B32, 1),
        "ds.bvh.stack.push8.pop2.rtn" => (op::DS_BVH_STACK_PUSH8_POP2_RTN_B64, 2),
        _ => return None,
    })
}

/// The row of a dot product.
fn dot_product(name: &str) -> Option<Opcode> {
    Some(match name {
        "udot4" => op::V_DOT4_U32_U8,
        "sdot4" => op::V_DOT4_I32_I8,
        "udot8" => op::V_DOT8_U32_U4,
        "sdot8" => op::V_DOT8_I32_I4,
        "udot2" => op::V_DOT2_U32_U16,
        "sdot2" => op::V_DOT2_I32_I16,
        "fdot2" => op::V_DOT2_F32_F16,
        "fdot2.f32.bf16" => op::V_DOT2_F32_BF16,
        "fdot2.f16.f16" => op::V_DOT2_F16_F16_fake16_e64,
        "fdot2.bf16.bf16" => op::V_DOT2_BF16_BF16_fake16_e64,
        "sudot4" => op::V_DOT4_I32_IU8,
        "sudot8" => op::V_DOT8_I32_IU4,
        "dot4.f32.fp8.bf8" => op::V_DOT4_F32_FP8_BF8,
        "dot4.f32.bf8.fp8" => op::V_DOT4_F32_BF8_FP8,
        "dot4.f32.fp8.fp8" => op::V_DOT4_F32_FP8_FP8,
        "dot4.f32.bf8.bf8" => op::V_DOT4_F32_BF8_BF8,
        _ => return None,
    })
}

/// The row of a product of signed numbers whose factors say whether they have a sign.
fn with_signs(opcode: Opcode) -> Option<Opcode> {
    match opcode {
        op::V_DOT4_I32_I8 => Some(op::V_DOT4_I32_IU8),
        op::V_DOT8_I32_I4 => Some(op::V_DOT8_I32_IU4),
        _ => None,
    }
}

impl Isel<'_> {
    /// One of AMD's intrinsics.
    pub(super) fn target_intrinsic(&mut self, inst: Inst) -> Lowered {
        let InstKind::Call { callee, args, .. } = self.body.insts[inst].kind else {
            unreachable!("a call")
        };
        let cx = self.cx;
        // What the verifier knows the operands of is selected, and nothing else.
        let known = cx.direct_callee(callee).is_some_and(|global| {
            ir::ssa::target_intrinsics::find(&cx.globals[global].name).is_some()
        });
        let Some(name) = name(cx, callee).filter(|_| known) else {
            return Err(self.unknown(callee));
        };
        let args: SmallVec<[Value; 4]> = self.body.list(args).into();
        if let Some(&of) = args.first()
            && let Some(ty) = Ty::of(cx, self.ty(of))
            && let Some(row) = ROWS.iter().find(|r| is(name, r.0) && r.1 == ty)
        {
            let opcode = self.available(row.2);
            self.row_here(inst, opcode)?;
            let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
            for &arg in &args {
                let float = self.ty(arg).is_float() && row.3;
                srcs.push(if float { self.float_src(arg.into())? } else { self.src(arg.into())? });
            }
            let val = self.op(row.2, &srcs);
            let result = self.body.result(inst).expect("a result");
            if shape::dwords(cx, self.body.locals[result].ty)? != val.parts().len() {
                let message = format!("the intrinsic 'llvm.amdgcn.{name}'");
                return Err(Diagnostic::unsupported(message));
            }
            return self.define_val(inst, val);
        }
        match name {
            "workgroup.id.x" => self.workgroup_id(inst, 0),
            "workgroup.id.y" => self.workgroup_id(inst, 1),
            "workgroup.id.z" => self.workgroup_id(inst, 2),
            "workitem.id.x" => self.workitem_id(inst, 0),
            "workitem.id.y" => self.workitem_id(inst, 1),
            "workitem.id.z" => self.workitem_id(inst, 2),
            "kernarg.segment.ptr" => {
                let part = self.kernarg_pointer()?;
                let val = self.split(part);
                self.define_val(inst, val)
            }
            "implicitarg.ptr" => self.pointer_input(inst, InputSet::IMPLICIT_ARG_PTR),
            "dispatch.ptr" => self.pointer_input(inst, InputSet::DISPATCH_PTR),
            "queue.ptr" => self.pointer_input(inst, InputSet::QUEUE_PTR),
            "dispatch.id" => self.pointer_input(inst, InputSet::DISPATCH_ID),
            "groupstaticsize" => {
                let Some(kernel) = self.kernel else {
                    return Err(Diagnostic::unsupported(
                        "the size of local memory in a function that is no kernel",
                    ));
                };
                self.define(inst, &[Part::Imm(i64::from(kernel.lds.size))])
            }
            "wavefrontsize" => {
                let lanes = self.target.wave_size();
                self.define(inst, &[Part::Imm(i64::from(lanes))])
            }
            "s.barrier" => self.barrier(),
            "s.barrier.signal" | "s.barrier.wait" => self.split_barrier(inst, args[0]),
            "s.barrier.signal.isfirst" => self.signal_barrier_first(inst, args[0]),
            "s.barrier.init" | "s.barrier.signal.var" | "s.barrier.join" => {
                self.named_barrier(inst, &args)
            }
            "s.barrier.leave" => self.leave_barrier(inst),
            "s.get.barrier.state" => self.barrier_state(inst, args[0]),
            "s.get.named.barrier.state" => self.named_barrier_state(inst, args[0]),
            "wave.id" => self.wave_id(inst),
            "wave.barrier" => {
                self.raw(op::WAVE_BARRIER, &[]);
                Ok(())
            }
            "sched.barrier" => self.with_immediates(op::SCHED_BARRIER, &args),
            "sched.group.barrier" => self.with_immediates(op::SCHED_GROUP_BARRIER, &args),
            "iglp.opt" => self.with_immediates(op::IGLP_OPT, &args),
            "s.setprio" => self.with_immediates(op::S_SETPRIO, &args),
            "s.sleep" => self.with_immediates(op::S_SLEEP, &args),
            "mbcnt.hi" => {
                let (a, b) = (self.src(args[0].into())?, self.src(args[1].into())?);
                let val = self.op(op::V_MBCNT_HI_U32_B32_e64, &[a, b]);
                self.define_val(inst, val)
            }
            "s.memtime" => self.time(inst, false),
            "s.memrealtime" => self.time(inst, true),
            _ if is(name, "readfirstlane") => self.read_first_lane(inst, args[0]),
            _ if is(name, "readlane") => self.read_lane(inst, args[0], args[1]),
            _ if is(name, "ballot") => self.ballot(inst, args[0]),
            _ if is(name, "ds.bpermute") => self.permute(inst, op::DS_BPERMUTE_B32, &args),
            "ds.bpermute.fi.b32" => {
                let opcode = self.row_here(inst, op::DS_BPERMUTE_FI_B32)?;
                self.permute(inst, opcode, &args)
            }
            _ if let Some(opcode) = wave_sync(name) => self.global_wave_sync(inst, opcode, &args),
            _ if is(name, "global.load.tr.b128") => {
                self.transposed_load(inst, args[0], TRANSPOSED_128)
            }
            _ if is(name, "global.load.tr.b64") => {
                self.transposed_load(inst, args[0], TRANSPOSED_64)
            }
            _ if is(name, "ds.permute") => self.permute(inst, op::DS_PERMUTE_B32, &args),
            _ if is(name, "ds.swizzle") => {
                let a = self.src(args[0].into())?;
                let pattern = self.immediate(args[1])?;
                let val = self.op_with(op::DS_SWIZZLE_B32, &[a], &[pattern & 0xffff]);
                self.define_val(inst, val)
            }
            _ if is_any(name, &["update.dpp", "mov.dpp"]) => self.dpp(inst, &args),
            "s.getreg" => {
                let register = self.immediate(args[0])?;
                let reg = self.temp(Bank::S, 1);
                let operands = [RegOperand::def(reg).into(), Operand::Imm(register & 0xffff)];
                self.raw(op::S_GETREG_B32, &operands);
                self.define(inst, &[Part::whole(reg)])
            }
            "s.setreg" => self.set_register(args[0], args[1]),
            _ if let Some(opcode) = with_number(name) => {
                let opcode = self.row_here(inst, opcode)?;
                let number = self.immediate(args[0])?;
                self.raw(opcode, &[Operand::Imm(number & 0xffff)]);
                Ok(())
            }
            _ if self.scalar_intrinsic(inst, name, &args)? => Ok(()),
            _ if let Some(opcode) = cache_control(name) => {
                if table::real(self.generation, opcode).is_none() {
                    let message = format!("'llvm.amdgcn.{name}' on {}", self.generation.name());
                    return Err(Diagnostic::unsupported(message));
                }
                self.raw(opcode, &[]);
                Ok(())
            }
            "permlane16.swap" => self.swap_rows(inst, &args, op::V_PERMLANE16_SWAP_B32_e32),
            "permlane32.swap" => self.swap_rows(inst, &args, op::V_PERMLANE32_SWAP_B32_e32),
            _ if is(name, "ds.read.tr4.b64") => {
                self.transposed_read(inst, args[0], op::DS_READ_B64_TR_B4)
            }
            _ if is(name, "ds.read.tr8.b64") => {
                self.transposed_read(inst, args[0], op::DS_READ_B64_TR_B8)
            }
            _ if is(name, "ds.read.tr16.b64") => {
                self.transposed_read(inst, args[0], op::DS_READ_B64_TR_B16)
            }
            _ if is(name, "ds.read.tr6.b96") => {
                self.transposed_read(inst, args[0], op::DS_READ_B96_TR_B6)
            }
            _ if name.starts_with("cvt.") && self.small_float_conversion(inst, name, &args)? => {
                Ok(())
            }
            _ if is(name, "bitop3") => self.bit_operation(inst, &args),
            "asyncmark" => self.asynchronous_mark(None),
            "wait.asyncmark" => self.asynchronous_mark(Some(args[0])),
            _ if let Some(load) = LdsLoad::of(name) => self.load_to_lds(inst, load, &args),
            _ if let Some(call) = BufferCall::of(name) => self.buffer_intrinsic(inst, call, &args),
            _ if is(name, "make.buffer.rsrc") => self.make_buffer_resource(inst, &args),
            _ if is(name, "s.buffer.load") => self.scalar_buffer_load(inst, &args),
            "s.sendmsg" | "s.sendmsghalt" => self.send_message(name, &args),
            _ if interpolation::is_known(name) => self.interpolate(inst, name, &args),
            _ if is(name, "mov.dpp8") => self.dpp_of_eight(inst, &args),
            _ if is(name, "writelane") => self.write_lane(inst, &args),
            _ if is(name, "permlane16") => self.permute_rows(inst, op::V_PERMLANE16_B32_e64, &args),
            _ if is(name, "permlanex16") => {
                self.permute_rows(inst, op::V_PERMLANEX16_B32_e64, &args)
            }
            "permlane16.var" => {
                self.permute_rows_by_lane(inst, op::V_PERMLANE16_VAR_B32_e64, &args)
            }
            "permlanex16.var" => {
                self.permute_rows_by_lane(inst, op::V_PERMLANEX16_VAR_B32_e64, &args)
            }
            _ if is(name, "permlane64") => self.swap_halves(inst, args[0]),
            _ if is_any(name, &["set.inactive", "set.inactive.chain.arg"]) => {
                self.set_inactive(inst, &args)
            }
            _ if is_any(name, STRICT) => self.strict_value(inst, args[0]),
            _ if is(name, "wave.shuffle") => self.shuffle(inst, &args),
            _ if is(name, "ds.append") => self.count_in_local(inst, op::DS_APPEND, &args),
            _ if is(name, "ds.consume") => self.count_in_local(inst, op::DS_CONSUME, &args),
            _ if let Some((opcode, dwords)) = stack_of_nodes(name) => {
                self.step_through_nodes(inst, opcode, dwords, &args)
            }
            "wqm.vote" => self.vote_in_quads(inst, args[0]),
            "mqsad.u32.u8" => self.masked_differences(inst, &args),
            "fdiv.fast" => self.divide_fast(inst, &args),
            _ if is(name, "rsq.clamp") => self.clamped_root(inst, args[0]),
            _ if let Some(product) = Product::of(name) => match product {
                Product::Mfma => self.matrix_product(inst, name, &args),
                Product::Wmma => self.wave_matrix_product(inst, name, &args),
                Product::Smfmac => self.sparse_product(inst, name, &args),
                Product::Swmmac => self.sparse_wave_product(inst, name, &args),
                Product::Scaled => self.scaled_product(inst, name, &args),
            },
            _ if dot_product(name).is_some() => self.dot_product(inst, name, &args),
            _ if is(name, "class") => self.class(inst, args[0], args[1]),
            _ if is(name, "div.scale") => self.div_scale(inst, &args),
            _ if is(name, "div.fmas") => self.div_fmas_intrinsic(inst, &args),
            _ if is_any(name, &["is.shared", "is.private"]) => {
                self.is_aperture(inst, args[0], name == "is.shared")
            }
            _ => Err(self.unknown(callee)),
        }
    }

    /// A constant argument.
    pub(crate) fn immediate(&self, value: Value) -> Lowered<i64> {
        let c = value.constant().and_then(|c| self.cx.consts.as_int(c));
        c.and_then(|v| i64::try_from(v).ok())
            .ok_or_else(|| Diagnostic::error("this argument must be a constant"))
    }

    fn pointer_input(&mut self, inst: Inst, input: InputSet) -> Lowered {
        let part = self
            .special(input)?
            .ok_or_else(|| Diagnostic::unsupported("an input that the function does not get"))?;
        let val = self.split(part);
        self.define_val(inst, val)
    }

    fn workgroup_id(&mut self, inst: Inst, dimension: usize) -> Lowered {
        let input = [InputSet::WORKGROUP_ID_X, InputSet::WORKGROUP_ID_Y, InputSet::WORKGROUP_ID_Z]
            [dimension];
        let part = self.special(input)?.unwrap_or(Part::Imm(0));
        self.define(inst, &[part])
    }

    /// Returns the location of the workgroup id, where it is not an argument: none if it is not used.
    pub(crate) fn workgroup_id_place(&self, dimension: usize) -> Option<WorkgroupId> {
        match self.kernel {
            Some(kernel) => kernel.scalars.workgroup_ids[dimension],
            None => {
                self.subtarget.workgroup_ids_in_ttmp().then(|| architected_workgroup_id(dimension))
            }
        }
    }

    fn workitem_id(&mut self, inst: Inst, dimension: usize) -> Lowered {
        let Some(kernel) = self.kernel else {
            let packed = self.input(Some(WORKITEM_IDS), 1)?;
            let part = self.extract(Bank::V, packed, 10 * dimension as i64, 10);
            return self.define(inst, &[part]);
        };
        if kernel.limits.max_workitem_id(dimension) == 0 {
            return self.define(inst, &[Part::Imm(0)]);
        }
        let Some(id) = kernel.workitem_ids[dimension] else {
            return self.define(inst, &[Part::Imm(0)]);
        };
        let part = self.input(Some(id.register), 1)?;
        // Alone in its register, it needs no extraction.
        let alone = kernel.workitem_id_mode == 0 && dimension == 0;
        let part = if id.width == 32 || alone {
            part
        } else {
            self.extract(Bank::V, part, i64::from(id.shift), i64::from(id.width))
        };
        self.define(inst, &[part])
    }

    /// An instruction whose operands are all immediate arguments.
    fn with_immediates(&mut self, opcode: Opcode, args: &[Value]) -> Lowered {
        let numbers = args.iter().map(|&arg| self.immediate(arg).map(Operand::Imm));
        let numbers = numbers.collect::<Result<Vec<Operand>, _>>()?;
        self.raw(opcode, &numbers);
        Ok(())
    }

    /// The number of the wave in its workgroup.
    fn wave_id(&mut self, inst: Inst) -> Lowered {
        if self.generation != Generation::Gfx1200 {
            let message = format!("'llvm.amdgcn.wave.id' on {}", self.generation.name());
            return Err(Diagnostic::unsupported(message));
        }
        let part = self.given_number(WAVE_ID)?;
        self.define(inst, &[part])
    }

    /// The clock of cycles, or one of constant frequency. From gfx11 on a message asks for the latter; gfx11 and
    /// gfx12 count cycles in a register that the wave reads.
    pub(super) fn time(&mut self, inst: Inst, real: bool) -> Lowered {
        let reg = self.temp(Bank::S, 2);
        match (self.generation, real) {
            (Generation::Gfx1100 | Generation::Gfx1200, true) => {
                let real = Operand::Imm(131);
                self.raw(op::S_SENDMSG_RTN_B64, &[RegOperand::def(reg).into(), real]);
            }
            (Generation::Gfx1100 | Generation::Gfx1200, false) => {
                // SHADER_CYCLES: 20 bits on gfx11, and the upper half besides on gfx12.
                let low = self.temp(Bank::S, 1);
                let width = if self.generation == Generation::Gfx1100 { 20 } else { 32 };
                let cycles = Operand::Imm(29 | (width - 1) << 11);
                self.raw(op::S_GETREG_B32, &[RegOperand::def(low).into(), cycles]);
                let high = if width == 20 {
                    Part::Imm(0)
                } else {
                    let high = self.temp(Bank::S, 1);
                    let upper = Operand::Imm(30 | 31 << 11);
                    self.raw(op::S_GETREG_B32, &[RegOperand::def(high).into(), upper]);
                    Part::whole(high)
                };
                return self.define(inst, &[Part::whole(low), high]);
            }
            (_, true) => {
                self.raw(op::S_MEMREALTIME, &[RegOperand::def(reg).into()]);
            }
            (_, false) => {
                self.raw(op::S_MEMTIME, &[RegOperand::def(reg).into()]);
            }
        }
        let parts = self.reg_parts(reg, 2);
        self.define(inst, &parts)
    }

    fn read_first_lane(&mut self, inst: Inst, value: Value) -> Lowered {
        let parts = self.parts(value)?;
        let mut out = Parts::new();
        for part in parts {
            out.push(match self.part_bank(part) {
                Some(Bank::V) => self.first_lane(part, 1),
                _ => part,
            });
        }
        self.define(inst, &out)
    }

    fn read_lane(&mut self, inst: Inst, value: Value, lane: Value) -> Lowered {
        let lane = self.src(lane.into())?;
        let lane = match self.part_bank(lane.part) {
            Some(Bank::V) => self.first_lane(lane.part, 1).into(),
            _ => lane,
        };
        let parts = self.parts(value)?;
        let mut out = Parts::new();
        for part in parts {
            out.push(match self.part_bank(part) {
                Some(Bank::V) => self.op(op::V_READLANE_B32, &[part.into(), lane]).parts()[0],
                _ => part,
            });
        }
        self.define(inst, &out)
    }

    fn ballot(&mut self, inst: Inst, cond: Value) -> Lowered {
        let mask = self.mask(cond)?;
        let active = self.active();
        let mask = Part::from(self.mask_binary(MaskOp::And, mask, active));
        let result = self.body.result(inst).expect("a mask");
        let wanted = shape::dwords(self.cx, self.body.locals[result].ty)?;
        let own = if self.target.wave32 { 1 } else { 2 };
        let mut parts: Parts =
            if own == 2 { self.split(mask).parts().into() } else { Parts::from_slice(&[mask]) };
        parts.resize(wanted, Part::Imm(0));
        self.define(inst, &parts)
    }

    /// Lanes permuted within rows: old, source, control, masks of rows and banks, bound control.
    fn dpp(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let moves = args.len() == 5;
        let (old, from, rest) =
            if moves { (None, args[0], &args[1..]) } else { (Some(args[0]), args[1], &args[2..]) };
        let control = self.immediate(rest[0])?;
        let (rows, banks) = (self.immediate(rest[1])?, self.immediate(rest[2])?);
        let bound = self.immediate(rest[3])? & 1;
        let from = self.parts(from)?;
        let old = match old {
            Some(value) => self.parts(value)?,
            None => Parts::from_elem(Part::Undef, from.len()),
        };
        let mut out = Parts::new();
        for (&from, &old) in from.iter().zip(&old) {
            let old = if old == Part::Undef { old } else { self.in_bank(Bank::V, old, 1) };
            let from = self.in_bank(Bank::V, from, 1);
            let reg = self.temp(Bank::V, 1);
            let imms = [control, rows, banks, bound];
            self.emit(op::V_MOV_B32_dpp, &[reg.into()], &[old.into(), from.into()], &imms);
            out.push(Part::whole(reg));
        }
        self.define(inst, &out)
    }

    /// Lanes permuted within groups of eight: source, selectors of three bits.
    fn dpp_of_eight(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let rows = [op::V_MOV_B32_dpp8_gfx10, op::V_MOV_B32_dpp8_gfx11, op::V_MOV_B32_dpp8_gfx12];
        let Some(opcode) = rows.into_iter().find(|&o| table::real(self.generation, o).is_some())
        else {
            return Err(Diagnostic::unsupported("'llvm.amdgcn.mov.dpp8' before gfx10"));
        };
        let selectors = self.immediate(args[1])? & 0xff_ffff;
        let mut out = Parts::new();
        for from in self.parts(args[0])? {
            let from = self.in_bank(Bank::V, from, 1);
            let reg = self.temp(Bank::V, 1);
            let imms = [selectors, table::DPP8_FI[0]];
            self.emit(opcode, &[reg.into()], &[Part::Undef.into(), from.into()], &imms);
            out.push(Part::whole(reg));
        }
        self.define(inst, &out)
    }

    /// A message to what is outside the wave, with a number in M0.
    fn send_message(&mut self, name: &str, args: &[Value]) -> Lowered {
        let message = self.immediate(args[0])? & 0xffff;
        let number = self.src(args[1].into())?.part;
        self.set_m0(number);
        let opcode = if name == "s.sendmsg" { op::S_SENDMSG } else { op::S_SENDMSGHALT };
        self.raw(opcode, &[Operand::Imm(message)]);
        Ok(())
    }

    /// Synchronisation of waves by a resource, whose number is the sum of the instruction's and of the upper half of M0. The wave
    /// waits for it at once, as LLVM has it.
    fn global_wave_sync(&mut self, inst: Inst, opcode: Opcode, args: &[Value]) -> Lowered {
        let opcode = self.row_here(inst, opcode)?;
        let (&resource, data) = args.split_last().expect("a resource");
        let srcs = match data.first() {
            Some(&data) => {
                let data = self.parts(data)?[0];
                // Tuples are aligned where the class is of pairs; only the first register is read.
                let data = match self.generation.aligned_tuples() {
                    true => self.tuple(Bank::V, &[data, Part::Undef]),
                    false => self.in_bank(Bank::V, data, 1),
                };
                SmallVec::<[Src; 4]>::from_slice(&[data.into()])
            }
            None => SmallVec::new(),
        };
        let (m0, offset) = match self.parts(resource)?[0] {
            Part::Imm(number) => (Part::Imm(0), number & 0xffff),
            Part::Undef => (Part::Imm(0), 0),
            number => {
                let number = match self.part_bank(number) {
                    Some(Bank::V) => self.first_lane(number, 1),
                    _ => number,
                };
                (self.mul32_constant(Bank::S, number, 1 << 16).parts()[0], 0)
            }
        };
        let m0 = self.operand(m0);
        self.raw(op::S_MOV_B32, &[RegOperand::def(regs::M0).into(), m0]);
        self.emit(opcode, &[], &srcs, &[offset]);
        self.raw(op::S_WAITCNT, &[Operand::Imm(0)]);
        Ok(())
    }

    /// One lane's value in a vector that is else another.
    fn write_lane(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let lane = self.src(args[1].into())?;
        let (values, old) = (self.parts(args[0])?, self.parts(args[2])?);
        let mut out = Parts::new();
        for (&value, &old) in values.iter().zip(&old) {
            let old = self.in_bank(Bank::V, old, 1);
            let srcs = [value.into(), lane, old.into()];
            out.push(self.op(op::V_WRITELANE_B32, &srcs).parts()[0]);
        }
        self.define(inst, &out)
    }

    /// A register by its name: the mask of active lanes, or a half of it.
    pub(super) fn read_register(&mut self, inst: Inst, name: Value) -> Lowered {
        let ValueKind::Metadata(operand) = name.kind() else {
            return Err(Diagnostic::error("the register's name must be metadata"));
        };
        let metadata = &self.cx.metadata;
        let name = match self.body.md_operands[operand] {
            MdOperand::Node(node) => match metadata.tuple(node) {
                &[Some(text)] => metadata.string(text),
                _ => None,
            },
            _ => None,
        };
        let name = name.unwrap_or("");
        if !matches!(name, "exec" | "exec_lo" | "exec_hi") {
            return Err(Diagnostic::unsupported(format!("reading the register '{name}'")));
        }
        let wide = !self.target.wave32;
        let mask = self.temp(Bank::S, if wide { 2 } else { 1 });
        let opcode = if wide { op::S_MOV_B64 } else { op::S_MOV_B32 };
        let exec = RegOperand::new(self.exec());
        self.raw(opcode, &[RegOperand::def(mask).into(), exec.into()]);
        let [low, high] = if wide {
            let parts = self.split(Part::whole(mask));
            [parts.parts()[0], parts.parts()[1]]
        } else {
            [Part::whole(mask), Part::Imm(0)]
        };
        let result = self.body.result(inst).expect("a mask");
        let dwords = shape::dwords(self.cx, self.body.locals[result].ty)?;
        match (name, dwords) {
            ("exec_hi", _) => self.define(inst, &[high]),
            (_, 1) => self.define(inst, &[low]),
            _ => self.define(inst, &[low, high]),
        }
    }

    /// Lanes of the wave, chosen by the first argument.
    /// Any function of three bits, by the table of its results.
    fn bit_operation(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let opcode = match self.ty(args[0]).int_width() {
            Some(32) => op::V_BITOP3_B32_e64,
            Some(16) => op::V_BITOP3_B16_e64,
            _ => return Err(self.not_here(self.called(inst))),
        };
        let opcode = self.row_here(inst, opcode)?;
        let results = self.immediate(args[3])? & 0xff;
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for &arg in &args[..3] {
            srcs.push(self.src(arg.into())?);
        }
        let val = self.op_with(opcode, &srcs, &[results]);
        self.define_val(inst, val)
    }

    /// Exchanges the odd rows of lanes of the first argument with the even ones of the second. Fetching from inactive lanes and
    /// bound control are fields of the long form.
    fn swap_rows(&mut self, inst: Inst, args: &[Value], opcode: Opcode) -> Lowered {
        let [fetch, bound] = [self.immediate(args[2])? & 1, self.immediate(args[3])? & 1];
        let long = table::form(opcode, Form::Long).filter(|_| fetch | bound != 0);
        let opcode = self.row_here(inst, long.unwrap_or(opcode))?;
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for &arg in &args[..2] {
            srcs.push(self.whole(arg, Bank::V)?.into());
        }
        let results = [self.temp(Bank::V, 1), self.temp(Bank::V, 1)];
        self.emit(opcode, &results.map(Into::into), &srcs, &[fetch, bound]);
        self.define_aggregate(inst, &results.map(Part::whole))
    }

    fn permute(&mut self, inst: Inst, opcode: Opcode, args: &[Value]) -> Lowered {
        let (a, b) = (self.src(args[0].into())?, self.src(args[1].into())?);
        let val = self.op(opcode, &[a, b]);
        self.define_val(inst, val)
    }

    /// Lanes of rows of 16, or of the neighbouring rows, chosen by two scalars: old, source, both selectors, whether
    /// to fetch from inactive lanes, bound control.
    fn permute_rows(&mut self, inst: Inst, opcode: Opcode, args: &[Value]) -> Lowered {
        if table::real(self.generation, opcode).is_none() {
            return Err(Diagnostic::unsupported("'llvm.amdgcn.permlane16' before gfx10"));
        }
        let flag = |isel: &Self, v: Value| -> Lowered<u8> {
            Ok(if isel.immediate(v)? & 1 == 0 { 0 } else { modifier::OP_SEL })
        };
        let (fetch, bound) = (flag(self, args[4])?, flag(self, args[5])?);
        let (low, high) = (self.src(args[2].into())?, self.src(args[3].into())?);
        let (old, from) = (self.parts(args[0])?, self.parts(args[1])?);
        let mut out = Parts::new();
        for (&old, &from) in old.iter().zip(&from) {
            let old = self.in_bank(Bank::V, old, 1);
            let from = self.in_bank(Bank::V, from, 1);
            let srcs = [
                Src { part: from, modifiers: fetch },
                Src { modifiers: bound, ..low },
                high,
                old.into(),
            ];
            out.push(self.op(opcode, &srcs).parts()[0]);
        }
        self.define(inst, &out)
    }

    /// Lanes of rows of 16, or of the neighbouring rows, chosen by each lane: old, source, selector, whether to fetch from
    /// inactive lanes, bound control.
    fn permute_rows_by_lane(&mut self, inst: Inst, opcode: Opcode, args: &[Value]) -> Lowered {
        let opcode = self.row_here(inst, opcode)?;
        let flag = |isel: &Self, v: Value| -> Lowered<u8> {
            Ok(if isel.immediate(v)? & 1 == 0 { 0 } else { modifier::OP_SEL })
        };
        let (fetch, bound) = (flag(self, args[3])?, flag(self, args[4])?);
        let [old, from, selector] = [0, 1, 2].map(|n| self.whole(args[n], Bank::V));
        let srcs = [
            Src { part: from?, modifiers: fetch },
            Src { part: selector?, modifiers: bound },
            old?.into(),
        ];
        let val = self.op(opcode, &srcs);
        self.define_val(inst, val)
    }

    /// Any lane of the wave, by its number.
    fn shuffle(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        // There a permutation is one of each half of a wave of 64.
        let halves = matches!(self.generation, Generation::Gfx1030 | Generation::Gfx1100);
        if halves && !self.target.wave32 {
            let message = "'llvm.amdgcn.wave.shuffle' in waves of 64 on gfx10 and gfx11";
            return Err(Diagnostic::unsupported(message));
        }
        let lane = self.parts(args[1])?[0];
        let lane = self.in_bank(Bank::V, lane, 1);
        let byte = self.mul32_constant(Bank::V, lane, 4).parts()[0];
        let mut out = Parts::new();
        for part in self.parts(args[0])? {
            out.push(self.op(op::DS_BPERMUTE_B32, &[byte.into(), part.into()]).parts()[0]);
        }
        self.define(inst, &out)
    }

    /// Adds the number of active lanes to a counter in local memory, whose address is in M0, or takes it off. The result is the
    /// counter's old value.
    fn count_in_local(&mut self, inst: Inst, opcode: Opcode, args: &[Value]) -> Lowered {
        if self.ty(args[0]).address_space() != Some(space::LOCAL) {
            let message =
                format!("'llvm.amdgcn.{}' of memory that is not local", self.called(inst));
            return Err(Diagnostic::unsupported(message));
        }
        let address = self.parts(args[0])?[0];
        self.set_m0(address);
        let reg = self.temp(Bank::V, 1);
        let machine = self.emit(opcode, &[reg.into()], &[], &[]);
        let volatile = self.immediate(args[1])? & 1 != 0;
        let metadata = self.body.insts[inst].metadata;
        let alias = self.facts.of_object(&mut self.func.alias, Some(args[0]), metadata);
        let flags = MemFlags::LOAD | MemFlags::STORE;
        let flags = if volatile { flags | MemFlags::VOLATILE } else { flags };
        let memory = MachineMemOperand::new(flags, 4).in_space(space::LOCAL);
        self.func.add_mem_op(machine, MachineMemOperand { alias, ..memory });
        self.define(inst, &[Part::whole(reg)])
    }

    /// Pushes nodes on a stack in local memory and pops the next: the stack's address, the last node, nodes, and a constant. The
    /// results are what was popped and the new address.
    fn step_through_nodes(
        &mut self,
        inst: Inst,
        opcode: Opcode,
        dwords: usize,
        args: &[Value],
    ) -> Lowered {
        let opcode = self.row_here(inst, opcode)?;
        let offset = self.immediate(args[3])? & 0xffff;
        let [address, last, nodes] = [0, 1, 2].map(|n| self.whole(args[n], Bank::V));
        let (popped, next) = (self.temp(Bank::V, dwords), self.temp(Bank::V, 1));
        let srcs = [address?.into(), last?.into(), nodes?.into()];
        let machine = self.emit(opcode, &[popped.into(), next.into()], &srcs, &[offset]);
        let memory = MachineMemOperand::new(MemFlags::LOAD | MemFlags::STORE, 4);
        self.func.add_mem_op(machine, memory.in_space(space::LOCAL));
        let mut parts = self.reg_parts(popped, dwords);
        parts.push(Part::whole(next));
        self.define_aggregate(inst, &parts)
    }

    /// Whether a bool is true in a lane of the quad.
    fn vote_in_quads(&mut self, inst: Inst, value: Value) -> Lowered {
        let mask = self.mask(value)?;
        let mask = self.mask_binary(MaskOp::And, mask, self.active());
        let opcode = if self.target.wave32 { op::S_WQM_B32 } else { op::S_WQM_B64 };
        let reg = self.temp_mask();
        let mask = self.mask_operand(mask);
        self.raw(opcode, &[RegOperand::def(reg).into(), mask]);
        self.define(inst, &[Part::whole(reg)])
    }

    /// Sums of the differences of bytes, for four positions of a window, added to four numbers.
    fn masked_differences(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let window = self.whole(args[0], Bank::V)?;
        let bytes = self.src(args[1].into())?;
        let sums = self.whole(args[2], Bank::V)?;
        let reg = self.temp(Bank::V, 4);
        self.emit(op::V_MQSAD_U32_U8_e64, &[reg.into()], &[window.into(), bytes, sums.into()], &[]);
        let parts = self.reg_parts(reg, 4);
        self.define(inst, &parts)
    }

    /// A quotient of floats by the denominator's reciprocal, scaled where that would be denormal.
    fn divide_fast(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        const LARGE: u32 = 0x6f80_0000;
        const SMALLER: u32 = 0x2f80_0000;
        let [large, smaller, one] =
            [LARGE, SMALLER, 1f32.to_bits()].map(|bits| Part::Imm(i64::from(bits as i32)));
        let (n, d) = (self.float_src(args[0].into())?, self.float_src(args[1].into())?);
        let size = Src { modifiers: modifier::ABS, ..d };
        let is_large = self.compared(op::V_CMP_GT_F32_e64, &[size, large.into()]);
        let scale = self.choose(is_large, smaller, one);
        let scaled = self.op(op::V_MUL_F32_e64, &[d, scale.into()]).parts()[0];
        let reciprocal = self.op(op::V_RCP_F32_e64, &[scaled.into()]).parts()[0];
        let quotient = self.op(op::V_MUL_F32_e64, &[n, reciprocal.into()]).parts()[0];
        let val = self.op(op::V_MUL_F32_e64, &[scale.into(), quotient.into()]);
        self.define_val(inst, val)
    }

    /// The reciprocal of a square root, the greatest finite numbers for infinities.
    fn clamped_root(&mut self, inst: Inst, value: Value) -> Lowered {
        let src = self.float_src(value.into())?;
        let val = match Ty::of(self.cx, self.ty(value)) {
            Some(Ty::F32) => {
                let most = i64::from(f32::MAX.to_bits());
                let least = i64::from(f32::MIN.to_bits() as i32);
                let root = self.op(op::V_RSQ_F32_e64, &[src]).parts()[0];
                let root = self.op(op::V_MIN_F32_e64, &[root.into(), Part::Imm(most).into()]);
                self.op(op::V_MAX_F32_e64, &[root.parts()[0].into(), Part::Imm(least).into()])
            }
            Some(Ty::F64) => {
                let root = self.op(op::V_RSQ_F64_e64, &[src]);
                let [most, least] = [f64::MAX, f64::MIN].map(|bound| {
                    let words = [bound.to_bits() as i32, (bound.to_bits() >> 32) as i32];
                    words.map(|word| Part::Imm(i64::from(word)))
                });
                let (most, least) = (self.tuple(Bank::V, &most), self.tuple(Bank::V, &least));
                let root = self.tuple(Bank::V, root.parts());
                let root = self.op(op::V_MIN_F64_e64, &[root.into(), most.into()]);
                let root = self.tuple(Bank::V, root.parts());
                self.op(op::V_MAX_F64_e64, &[root.into(), least.into()])
            }
            Some(Ty::F16) => {
                const MOST: i64 = 0x7bff;
                const LEAST: i64 = 0xfbff;
                let root = self.op(op::V_RSQ_F16_e64, &[src]).parts()[0];
                let root = self.op(op::V_MIN_F16_e64, &[root.into(), Part::Imm(MOST).into()]);
                self.op(op::V_MAX_F16_e64, &[root.parts()[0].into(), Part::Imm(LEAST).into()])
            }
            _ => return Err(Diagnostic::unsupported("'llvm.amdgcn.rsq.clamp' of this type")),
        };
        self.define_val(inst, val)
    }

    /// The other half of a wave of 64.
    fn swap_halves(&mut self, inst: Inst, value: Value) -> Lowered {
        let parts = self.parts(value)?;
        let same = |isel: &Self, part: Part| isel.part_bank(part) != Some(Bank::V);
        let all_same = parts.iter().all(|&part| same(self, part));
        if table::real(self.generation, op::V_PERMLANE64_B32).is_none() && !all_same {
            return Err(Diagnostic::unsupported("'llvm.amdgcn.permlane64' before gfx11"));
        }
        let mut out = Parts::new();
        for part in parts {
            // In a wave of 32 there is no other half.
            out.push(if self.target.wave32 || same(self, part) {
                part
            } else {
                let part = self.in_bank(Bank::V, part, 1);
                self.op(op::V_PERMLANE64_B32, &[part.into()]).parts()[0]
            });
        }
        self.define(inst, &out)
    }

    /// Sums of products of small numbers that lie in dwords, with saturation if the last argument says so.
    fn dot_product(&mut self, inst: Inst, name: &str, args: &[Value]) -> Lowered {
        let opcode = dot_product(name).expect("a dot product");
        if let Some(mixed) = with_signs(opcode)
            && table::real(self.generation, opcode).is_none()
            && table::real(self.generation, mixed).is_some()
        {
            return self.dot_product_with_signs(inst, mixed, args);
        }
        if table::real(self.generation, opcode).is_none() {
            let message = format!("'llvm.amdgcn.{name}' on {}", self.generation.name());
            return Err(Diagnostic::unsupported(message));
        }
        if args.len() == 3 {
            let srcs: Lowered<SmallVec<[Src; 4]>> =
                args.iter().map(|&arg| self.src(arg.into())).collect();
            let val = self.op(opcode, &srcs?);
            return self.define_val(inst, val);
        }
        let clamp = self.immediate(args[args.len() - 1])? & 1;
        let mixed = matches!(opcode, op::V_DOT4_I32_IU8 | op::V_DOT8_I32_IU4);
        let srcs: SmallVec<[Src; 4]> = if mixed {
            // Which factor has a sign stands where others have the sign's change.
            let mut list: SmallVec<[Src; 4]> = SmallVec::new();
            for n in [0, 2] {
                let signed = self.immediate(args[n])? & 1 != 0;
                let src = self.src(args[n + 1].into())?;
                let part = self.packed_src(src).part;
                list.push(Src { part, modifiers: if signed { modifier::NEG } else { 0 } });
            }
            list.push(self.src(args[4].into())?);
            list
        } else {
            let mut list: SmallVec<[Src; 4]> = SmallVec::new();
            for &arg in &args[..2] {
                let src = self.src(arg.into())?;
                list.push(self.packed_src(src));
            }
            list.push(self.src(args[2].into())?);
            list
        };
        let val = self.op_with(opcode, &srcs, &[clamp]);
        self.define_val(inst, val)
    }

    /// A product of signed numbers by the row whose factors say whether they have a sign.
    fn dot_product_with_signs(&mut self, inst: Inst, opcode: Opcode, args: &[Value]) -> Lowered {
        let clamp = self.immediate(args[3])? & 1;
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for &arg in &args[..2] {
            let src = self.src(arg.into())?;
            let part = self.packed_src(src).part;
            srcs.push(Src { part, modifiers: modifier::NEG });
        }
        srcs.push(self.src(args[2].into())?);
        let val = self.op_with(opcode, &srcs, &[clamp]);
        self.define_val(inst, val)
    }

    /// The name of the intrinsic that is called.
    pub(super) fn called(&self, inst: Inst) -> &str {
        match self.body.insts[inst].kind {
            InstKind::Call { callee, .. } => name(self.cx, callee).unwrap_or(""),
            _ => "",
        }
    }

    fn class(&mut self, inst: Inst, value: Value, mask: Value) -> Lowered {
        let opcode = match Ty::of(self.cx, self.ty(value)) {
            Some(Ty::F32) => op::V_CMP_CLASS_F32_e64,
            Some(Ty::F64) => op::V_CMP_CLASS_F64_e64,
            Some(Ty::F16) => op::V_CMP_CLASS_F16_e64,
            _ => return Err(Diagnostic::unsupported("'llvm.amdgcn.class' of this type")),
        };
        let (x, mask) = (self.float_src(value.into())?, self.src(mask.into())?);
        let val = self.op(opcode, &[x, mask]);
        self.define_val(inst, val)
    }

    fn div_scale(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let (n, d) = (self.src(args[0].into())?, self.src(args[1].into())?);
        let numerator = self.immediate(args[2])? & 1 != 0;
        let ty = Ty::of(self.cx, self.ty(args[0]));
        let (opcode, dwords) = match ty {
            Some(Ty::F32) => (op::V_DIV_SCALE_F32_e64, 1),
            _ => (op::V_DIV_SCALE_F64_e64, 2),
        };
        let first = if numerator { n } else { d };
        let (value, flag) = (self.temp(Bank::V, dwords), self.temp_mask());
        self.emit(opcode, &[value.into(), flag.into()], &[first, d, n], &[]);
        let mut parts = self.reg_parts(value, dwords);
        parts.push(Part::whole(flag));
        self.define_aggregate(inst, &parts)
    }

    fn div_fmas_intrinsic(&mut self, inst: Inst, args: &[Value]) -> Lowered {
        let mut srcs: SmallVec<[Src; 4]> = SmallVec::new();
        for &arg in &args[..3] {
            srcs.push(self.float_src(arg.into())?);
        }
        let flag = self.mask(args[3])?;
        let vcc = self.target.vcc();
        let opcode = match Ty::of(self.cx, self.ty(args[0])) {
            Some(Ty::F32) => op::V_DIV_FMAS_F32_e64,
            _ => op::V_DIV_FMAS_F64_e64,
        };
        let dwords = shape::dwords(self.cx, self.ty(args[0]))?;
        let flag = self.mask_operand(flag);
        let mov = self.mask_op(MaskOp::Mov);
        self.raw(mov, &[RegOperand::def(vcc).into(), flag]);
        let reg = self.temp(Bank::V, dwords);
        self.emit(opcode, &[reg.into()], &srcs, &[]);
        let parts = self.reg_parts(reg, dwords);
        self.define(inst, &parts)
    }

    fn is_aperture(&mut self, inst: Inst, pointer: Value, shared: bool) -> Lowered {
        let parts = self.parts(pointer)?;
        let from = if shared { regs::SRC_SHARED_BASE } else { regs::SRC_PRIVATE_BASE };
        let base = self.temp(Bank::S, 2);
        self.raw(op::S_MOV_B64, &[RegOperand::def(base).into(), RegOperand::new(from).into()]);
        let high = Part::Reg(base, self.classes.part(1, 1));
        let val = self.op(op::V_CMP_EQ_U32_e64, &[parts[1].into(), high.into()]);
        self.define_val(inst, val)
    }

    /// A result of several elements of which the last is a bool.
    fn define_aggregate(&mut self, inst: Inst, parts: &[Part]) -> Lowered {
        let Some(local) = self.body.result(inst) else { return Ok(()) };
        self.define_struct(local, parts)
    }
}
