//! Calls: LLVM's own intrinsics, AMD's, inline assembly, functions.

use ir::diagnostic::Diagnostic;
use ir::machine::Operand;
use ir::ssa::{Inst, InstKind, Intrinsic, Local, Type, Value};
use smallvec::SmallVec;

use super::part::{Arg, Part};
use super::rules::Op;
use super::{Isel, Lowered, Parts, shape};
use crate::ir_passes::rounding::Plain;
use crate::target::asm::constraints::inline_asm;
use crate::target::classes::Bank;
use crate::target::table::op;

impl Isel<'_> {
    pub(super) fn call(&mut self, inst: Inst) -> Lowered {
        let InstKind::Call { callee, args, info } = self.body.insts[inst].kind else {
            unreachable!("a call")
        };
        let intrinsic = self.cx.intrinsic_of(callee);
        let args: SmallVec<[Value; 4]> = self.body.list(args).into();
        let fast = self.body.calls[info].fast_math;
        let cx = self.cx;
        if let Some(assembly) = inline_asm(cx, callee) {
            return self.inline_assembly(inst, assembly, &args);
        }
        if let Some(plain) = Plain::of(intrinsic) {
            return self.rounded(inst, plain, &args, fast);
        }
        match intrinsic {
            Intrinsic::Target => self.target_intrinsic(inst),
            Intrinsic::None => self.call_function(inst),
            Intrinsic::Assume
            | Intrinsic::NoAliasScopeDecl
            | Intrinsic::LifetimeStart
            | Intrinsic::LifetimeEnd
            | Intrinsic::InvariantStart
            | Intrinsic::InvariantEnd
            | Intrinsic::SideEffect
            | Intrinsic::DoNothing
            | Intrinsic::FakeUse
            | Intrinsic::Prefetch
            | Intrinsic::PseudoProbe
            | Intrinsic::DbgValue
            | Intrinsic::DbgDeclare
            | Intrinsic::DbgLabel
            | Intrinsic::DbgAssign
            | Intrinsic::VarAnnotation => Ok(()),
            Intrinsic::ReadCycleCounter => self.time(inst, false),
            Intrinsic::ReadSteadyCounter => self.time(inst, true),
            Intrinsic::Trap | Intrinsic::UbsanTrap => {
                self.raw(op::S_TRAP, &[Operand::Imm(2)]);
                Ok(())
            }
            Intrinsic::DebugTrap => {
                self.raw(op::S_TRAP, &[Operand::Imm(3)]);
                Ok(())
            }
            Intrinsic::SsaCopy
            | Intrinsic::Expect
            | Intrinsic::ExpectWithProbability
            | Intrinsic::ArithmeticFence
            | Intrinsic::LaunderInvariantGroup
            | Intrinsic::StripInvariantGroup
            | Intrinsic::PtrAnnotation
            | Intrinsic::Annotation => {
                let parts = self.parts(args[0])?;
                self.define(inst, &parts)
            }
            Intrinsic::UAddOverflow
            | Intrinsic::USubOverflow
            | Intrinsic::SAddOverflow
            | Intrinsic::SSubOverflow
            | Intrinsic::UMulOverflow => self.overflow(inst, intrinsic, &args),
            _ if intrinsic.is_fp_environment() => self.environment(inst, intrinsic, &args),
            Intrinsic::ReadRegister | Intrinsic::ReadVolatileRegister => {
                self.read_register(inst, args[0])
            }
            Intrinsic::StackSave => self.save_stack(inst),
            Intrinsic::StackRestore => self.restore_stack(args[0]),
            Intrinsic::IsFpClass => self.fp_class(inst, args[0], args[1]),
            _ => {
                let result = self.body.result(inst);
                let Some(result) = result else {
                    return Err(self.unknown(callee));
                };
                let bank = self.banks.of_local(result);
                let of = self.body.locals[result].ty;
                let operands: SmallVec<[Value; 4]> = match intrinsic {
                    // The second argument is a flag.
                    Intrinsic::Abs | Intrinsic::CtLz | Intrinsic::CtTz => args[..1].into(),
                    _ => args.clone(),
                };
                let count = operands.len();
                let build = move |_: &Self, list: &[Arg], _: &[Type]| match *list {
                    [a] if count == 1 && matches!(intrinsic, Intrinsic::CtLz | Intrinsic::CtTz) => {
                        Some(Op::Call2 { f: intrinsic, fast, a, b: a })
                    }
                    [a] => Some(Op::Call1 { f: intrinsic, fast, a }),
                    [a, b] => Some(Op::Call2 { f: intrinsic, fast, a, b }),
                    [a, b, c] => Some(Op::Call3 { f: intrinsic, fast, a, b, c }),
                    _ => None,
                };
                self.elementwise(inst, bank, of, &operands, &build)
                    .map_err(|_| self.unknown(callee))
            }
        }
    }

    pub(super) fn unknown(&self, callee: Value) -> Diagnostic {
        let name = self.cx.direct_callee(callee).map_or("", |g| &self.cx.globals[g].name);
        Diagnostic::unsupported(format!("the intrinsic '{name}'"))
    }

    pub(super) fn ret(&mut self, value: Option<Value>) -> Lowered {
        if self.kernel.is_none() {
            return self.return_value(value);
        }
        if value.is_some() {
            return Err(Diagnostic::unsupported("a kernel that returns a value"));
        }
        self.raw(op::S_ENDPGM, &[Operand::Imm(0)]);
        Ok(())
    }

    /// Arithmetic that says whether it overflowed.
    fn overflow(&mut self, inst: Inst, f: Intrinsic, args: &[Value]) -> Lowered {
        let ty = self.ty(args[0]);
        let Some(width @ (32 | 64)) = ty.int_width() else {
            return Err(Diagnostic::unsupported("overflow of this width"));
        };
        let (a, b) = (self.parts(args[0])?, self.parts(args[1])?);
        let local = self.body.result(inst).expect("a result");
        if f == Intrinsic::UMulOverflow && width == 32 {
            let low = self.op(op::V_MUL_LO_U32_e64, &[a[0].into(), b[0].into()]).parts()[0];
            let high = self.op(op::V_MUL_HI_U32_e64, &[a[0].into(), b[0].into()]).parts()[0];
            let mask =
                self.op(op::V_CMP_NE_U32_e64, &[Part::Imm(0).into(), high.into()]).parts()[0];
            return self.define_struct(local, &[low, mask]);
        }
        if f == Intrinsic::UMulOverflow {
            return Err(Diagnostic::unsupported("overflow of 64-bit products"));
        }
        let subtract = matches!(f, Intrinsic::USubOverflow | Intrinsic::SSubOverflow);
        let operation = if subtract { ir::ssa::BinaryOp::Sub } else { ir::ssa::BinaryOp::Add };
        let sum: Parts = if width == 32 {
            let opcode = if subtract { op::V_SUB_U32_e64 } else { op::V_ADD_U32_e64 };
            self.op(opcode, &[a[0].into(), b[0].into()]).parts().into()
        } else {
            self.wide_sum(Bank::V, operation, args[0].into(), args[1].into())?.parts().into()
        };
        let (sum_whole, a_whole, b_whole) = (self.join(&sum), self.join(&a), self.join(&b));
        let wide = width == 64;
        let mask = match f {
            Intrinsic::UAddOverflow => {
                let opcode = if wide { op::V_CMP_LT_U64_e64 } else { op::V_CMP_LT_U32_e64 };
                self.op(opcode, &[sum_whole.into(), a_whole.into()]).parts()[0]
            }
            Intrinsic::USubOverflow => {
                let opcode = if wide { op::V_CMP_GT_U64_e64 } else { op::V_CMP_GT_U32_e64 };
                self.op(opcode, &[b_whole.into(), a_whole.into()]).parts()[0]
            }
            _ => {
                // Signs: of both operands alike (of a difference: unlike), and unlike the result's.
                let top = a.len() - 1;
                let (x, y, s) = (a[top], b[top], sum[top]);
                let xs = self.logic32(Bank::V, ir::ssa::BinaryOp::Xor, x, s);
                let other = if subtract {
                    self.logic32(Bank::V, ir::ssa::BinaryOp::Xor, x, y)
                } else {
                    self.logic32(Bank::V, ir::ssa::BinaryOp::Xor, y, s)
                };
                let both = self.logic32(Bank::V, ir::ssa::BinaryOp::And, xs, other);
                self.op(op::V_CMP_GT_I32_e64, &[Part::Imm(0).into(), both.into()]).parts()[0]
            }
        };
        let mut parts = sum;
        parts.push(mask);
        self.define_struct(local, &parts)
    }

    /// A struct whose bools are masks: where it lives in scalar registers, bools are numbers there.
    pub(crate) fn define_struct(&mut self, local: Local, parts: &[Part]) -> Lowered {
        self.define_local(local, parts)
    }

    fn fp_class(&mut self, inst: Inst, value: Value, classes: Value) -> Lowered {
        let mask = self.immediate(classes)?;
        let opcode = match shape::Ty::of(self.cx, self.ty(value)) {
            Some(shape::Ty::F32) => op::V_CMP_CLASS_F32_e64,
            Some(shape::Ty::F64) => op::V_CMP_CLASS_F64_e64,
            Some(shape::Ty::F16) => op::V_CMP_CLASS_F16_e64,
            _ => return Err(Diagnostic::unsupported("classes of this type")),
        };
        // LLVM's bits are the instruction's.
        let x = self.float_src(value.into())?;
        let val = self.op(opcode, &[x, Part::Imm(mask).into()]);
        self.define_val(inst, val)
    }
}
