//! Atomic read-modify-write and compare-and-exchange.
//!
//! Operations that are one PTX instruction are selected here; the others were expanded into loops
//! of `cmpxchg` before ([`crate::ir_passes::legalize`]). From sm_70 on every instruction names its ordering and scope:
//! without them PTX takes them for relaxed and of device scope. Sequentially consistent operations are acquires after a
//! fence that is sequentially consistent. Earlier processors have fences on the sides where the ordering needs them.

use super::address::{Address, Base};
use super::shape::{class_of_bits, scalar_piece};
use super::{Arg, Isel, Lowered, Piece};
use crate::target::atomics::native_cmpxchg;
use crate::target::atomics::native_rmw;
use crate::target::modifiers::{AtomOp, MemMods, Scope, Sem, Space, Ty};
use crate::target::table::{B32, B64, B128, Op};
use ir::diagnostic::Diagnostic;
use ir::machine::{Operand, RegOperand, VReg};
use ir::ssa::{BinaryOp, Inst, InstKind, IntCc, Ordering, RmwOp, SyncScope, Type};
use smallvec::SmallVec;

/// The PTX version that has atomic operations on 128 bits in a scope.
fn version_of_128(scope: Scope) -> u32 {
    if scope == Scope::Sys { 84 } else { 83 }
}

/// The order of an atomic instruction.
#[derive(Clone, Copy)]
struct Order {
    sem: Sem,
    scope: Scope,
    /// The scope of the fence after it, where the instruction itself has no ordering.
    fence_after: Option<Scope>,
}

impl Isel<'_> {
    /// The version of PTX that may be used without asking.
    pub(crate) fn ptx(&self) -> u32 {
        self.options.ptx.unwrap_or(u32::MAX)
    }

    /// Returns the order of a single atomic instruction. Emits the fence before it that the ordering needs, and says which it
    /// needs after it.
    fn atomic_order(&mut self, ordering: Ordering, scope: SyncScope) -> Lowered<Order> {
        let scope = self.scope(scope)?.unwrap_or(Scope::Cta);
        if self.sm() < 70 {
            if matches!(ordering, Ordering::Release | Ordering::AcqRel | Ordering::SeqCst) {
                self.fence_before(scope, true);
            }
            let acquires =
                matches!(ordering, Ordering::Acquire | Ordering::AcqRel | Ordering::SeqCst);
            let fence_after = acquires.then_some(scope);
            return Ok(Order { sem: Sem::Weak, scope: Scope::Gpu, fence_after });
        }
        let sem = match ordering {
            Ordering::Acquire => Sem::Acquire,
            Ordering::Release => Sem::Release,
            Ordering::AcqRel => Sem::AcqRel,
            Ordering::SeqCst => {
                self.fence_before(scope, true);
                Sem::Acquire
            }
            _ => Sem::Relaxed,
        };
        Ok(Order { sem, scope, fence_after: None })
    }

    fn atomic_end(&mut self, order: Order) {
        if let Some(scope) = order.fence_after {
            self.fence_before(scope, true);
        }
    }

    fn atomic_operands(&mut self, address: Address) -> Lowered<[Operand; 2]> {
        if !matches!(address.base, Base::Piece(_)) {
            return Err(Diagnostic::unsupported("an atomic operation on a parameter"));
        }
        Ok(self.address_operands(address))
    }

    pub(super) fn atomic_rmw(&mut self, inst: Inst) -> Lowered {
        let body = self.body;
        let InstKind::AtomicRmw { op, ordering, scope, args, .. } = &body.insts[inst].kind else {
            return Ok(());
        };
        let local = body.result(inst).expect("a result");
        let ty = body.locals[local].ty;
        let address = self.address(args[0])?;
        if address.space == Space::Local {
            return self.local_rmw(inst, *op, address, args[1], ty);
        }
        let (sm, ptx) = (self.sm(), self.ptx());
        let Some((atom, kind)) = native_rmw(self.cx, *op, ty, sm, ptx) else {
            return Err(Diagnostic::unsupported(format!(
                "'atomicrmw {}' of {}",
                op.name(),
                self.cx.types.display(ty)
            )));
        };
        if kind == Ty::Bf16 || kind == Ty::Bf16x2 {
            self.require(78, "atomic addition of 'bfloat'")?;
        }
        let order = self.atomic_order(*ordering, *scope)?;
        let Order { sem, scope, .. } = order;
        let wanted = self.is_wanted(local);
        if kind == Ty::B128 {
            return self.exchange_128(inst, address, args[1], sem, scope);
        }
        let piece = self.piece(args[1])?;
        let class = class_of_bits(kind.bytes() * 8);
        let short_pointer =
            ty.is_ptr() && scalar_piece(self.cx, ty).is_some_and(|p| p.class == B32);
        let half = matches!(kind, Ty::F16 | Ty::Bf16 | Ty::F16x2 | Ty::Bf16x2);
        let piece = if half { self.reg(piece, class) } else { self.source(piece, class) };
        let piece = match (op, piece) {
            (RmwOp::Sub, Piece::Imm(n)) => Piece::Imm(n.wrapping_neg()),
            (RmwOp::Sub, p) => {
                self.value(if class == B64 { Op::NegS64 } else { Op::NegS32 }, class, &[p])
            }
            (_, p) if short_pointer => self.converted(Ty::U64, Ty::U32, B64, p),
            (_, p) => p,
        };
        let mods = MemMods { sem, scope, op: atom, ..MemMods::new(kind, address.space) }.pack();
        let [base, offset] = self.atomic_operands(address)?;
        let no_result = !wanted
            && atom != AtomOp::Exch
            && matches!(sem, Sem::Weak | Sem::Relaxed | Sem::Release);
        if no_result {
            self.emit_operands(Op::Red, &[Operand::Imm(mods), base, offset, Self::operand(piece)]);
            self.atomic_end(order);
            return Ok(());
        }
        let dst = if short_pointer { self.vreg(B64) } else { self.dst(inst)? };
        let def = Operand::Reg(RegOperand::def(dst));
        self.emit_operands(
            Op::Atom,
            &[def, Operand::Imm(mods), base, offset, Self::operand(piece)],
        );
        self.atomic_end(order);
        if short_pointer {
            let to = self.dst(inst)?;
            self.cvt(crate::target::modifiers::CvtMods::new(Ty::U32, Ty::U64), to, Piece::Reg(dst));
        }
        Ok(())
    }

    fn exchange_128(
        &mut self,
        inst: Inst,
        address: Address,
        value: ir::ssa::Value,
        sem: Sem,
        scope: Scope,
    ) -> Lowered {
        self.require(version_of_128(scope), "an atomic exchange of 128 bits")?;
        let limbs = self.limbs(Arg::Value(value))?;
        let dsts = self.dsts(inst)?;
        let new = self.value(Op::PackB128, B128, &limbs);
        let old = self.vreg(B128);
        let mods =
            MemMods { sem, scope, op: AtomOp::Exch, ..MemMods::new(Ty::B128, address.space) }
                .pack();
        let [base, offset] = self.atomic_operands(address)?;
        let def = Operand::Reg(RegOperand::def(old));
        self.emit_operands(Op::Atom, &[def, Operand::Imm(mods), base, offset, Self::operand(new)]);
        self.emit(Op::UnpackB128, &dsts, &[Piece::Reg(old)]);
        Ok(())
    }

    pub(super) fn cmpxchg(&mut self, inst: Inst) -> Lowered {
        let body = self.body;
        let InstKind::CmpXchg { orderings, scope, args, .. } = &body.insts[inst].kind else {
            return Ok(());
        };
        let ty = self.ty(args[1]);
        let address = self.address(args[0])?;
        let bits = self.cx.bits(ty);
        let dsts = self.dsts(inst)?;
        if address.space == Space::Local {
            return self.local_cmpxchg(&dsts, address, args[1], args[2], ty);
        }
        if !native_cmpxchg(bits, self.sm(), self.ptx()) {
            return Err(Diagnostic::unsupported(format!(
                "'cmpxchg' of {}",
                self.cx.types.display(ty)
            )));
        }
        // Success and failure are one instruction: it gets the stronger ordering.
        let ordering = match (orderings[0], orderings[1]) {
            (Ordering::SeqCst, _) | (_, Ordering::SeqCst) => Ordering::SeqCst,
            (Ordering::Release, Ordering::Acquire) => Ordering::AcqRel,
            (Ordering::Monotonic, Ordering::Acquire) => Ordering::Acquire,
            (success, _) => success,
        };
        let order = self.atomic_order(ordering, *scope)?;
        let Order { sem, scope, .. } = order;
        let kind = Ty::bits_of((bits / 8) as u32);
        let mods =
            MemMods { sem, scope, op: AtomOp::Cas, ..MemMods::new(kind, address.space) }.pack();
        let [base, offset] = self.atomic_operands(address)?;
        let mods = Operand::Imm(mods);
        if bits == 128 {
            self.require(version_of_128(scope), "a compare-and-exchange of 128 bits")?;
            let (expected, new) =
                (self.limbs(Arg::Value(args[1]))?, self.limbs(Arg::Value(args[2]))?);
            let e = self.value(Op::PackB128, B128, &expected);
            let n = self.value(Op::PackB128, B128, &new);
            let old = self.vreg(B128);
            let def = Operand::Reg(RegOperand::def(old));
            self.emit_operands(
                Op::AtomCas,
                &[def, mods, base, offset, Self::operand(e), Self::operand(n)],
            );
            self.emit(Op::UnpackB128, &dsts[..2], &[Piece::Reg(old)]);
            let low = self.compared(IntCc::Eq, 64, Piece::Reg(dsts[0]), expected[0]);
            let high = self.compared(IntCc::Eq, 64, Piece::Reg(dsts[1]), expected[1]);
            self.emit(Op::AndPred, &[dsts[2]], &[low, high]);
            return Ok(());
        }
        let class = class_of_bits(bits as u32);
        let (expected, new) = (self.piece(args[1])?, self.piece(args[2])?);
        let (mut expected, mut new) = (self.source(expected, class), self.source(new, class));
        let short = ty.is_ptr() && scalar_piece(self.cx, ty).is_some_and(|p| p.class == B32);
        if short {
            expected = self.zero_extended(expected);
            new = self.zero_extended(new);
        }
        let old = if short { self.vreg(B64) } else { dsts[0] };
        let def = Operand::Reg(RegOperand::def(old));
        self.emit_operands(
            Op::AtomCas,
            &[def, mods, base, offset, Self::operand(expected), Self::operand(new)],
        );
        self.atomic_end(order);
        if short {
            self.cvt(
                crate::target::modifiers::CvtMods::new(Ty::U32, Ty::U64),
                dsts[0],
                Piece::Reg(old),
            );
        }
        self.compare(IntCc::Eq, bits as u32, dsts[1], Piece::Reg(old), expected);
        Ok(())
    }

    fn zero_extended(&mut self, piece: Piece) -> Piece {
        match piece {
            Piece::Imm(n) => Piece::Imm(i64::from(n as u32)),
            _ => self.converted(Ty::U64, Ty::U32, B64, piece),
        }
    }

    /// On a variable that only this thread sees, in three steps.
    fn local_rmw(
        &mut self,
        inst: Inst,
        op: RmwOp,
        address: Address,
        value: ir::ssa::Value,
        ty: Type,
    ) -> Lowered {
        let shape = self.shape(ty)?;
        let bytes = self.cx.store_size(ty);
        let dsts = self.dsts(inst)?;
        let access = super::memory::Access::plain(bytes.next_power_of_two());
        self.load_pieces(address, &shape, &dsts, access, super::Extension::Any)?;
        let piece = self.pieces(value)?;
        let new: SmallVec<[Piece; 8]> = if op == RmwOp::Xchg {
            self.list(piece)
        } else {
            if dsts.len() != 1 {
                return Err(Diagnostic::unsupported("this 'atomicrmw' on local memory"));
            }
            let class = shape.pieces[0].class;
            let dst = self.vreg(class);
            let (old, arg) = (Piece::Reg(dsts[0]), self.at(piece, 0));
            let arg = self.source(arg, class);
            self.apply(op, ty, dst, old, arg)?;
            SmallVec::from_slice(&[Piece::Reg(dst)])
        };
        self.store_pieces(address, &shape, &new, access)
    }

    /// The new value of an `atomicrmw`.
    fn apply(&mut self, op: RmwOp, ty: Type, dst: VReg, old: Piece, arg: Piece) -> Lowered {
        let binary = match op {
            RmwOp::Add => Some(BinaryOp::Add),
            RmwOp::Sub => Some(BinaryOp::Sub),
            RmwOp::And => Some(BinaryOp::And),
            RmwOp::Or => Some(BinaryOp::Or),
            RmwOp::Xor => Some(BinaryOp::Xor),
            _ => None,
        };
        let bits = self.cx.bits(ty) as u32;
        let class = self.func.vreg_class(dst).unwrap_or(B32);
        if let Some(binary) = binary {
            return self.int_scalar(binary, bits, dst, Arg::Piece(old), Arg::Piece(arg));
        }
        let float = match op {
            RmwOp::FAdd => Some(super::float::FloatOp::Add),
            RmwOp::FSub => Some(super::float::FloatOp::Sub),
            RmwOp::FMax => Some(super::float::FloatOp::Max),
            RmwOp::FMin => Some(super::float::FloatOp::Min),
            RmwOp::FMaximum => Some(super::float::FloatOp::MaxNan),
            RmwOp::FMinimum => Some(super::float::FloatOp::MinNan),
            _ => None,
        };
        if let Some(float) = float {
            let kind = self.shape(ty)?.pieces[0].kind;
            let elem = self.cx.types.scalar(ty);
            return self.float_piece(float, kind, elem, dst, &[old, arg]);
        }
        let cc = match op {
            RmwOp::Max => IntCc::Sgt,
            RmwOp::Min => IntCc::Slt,
            RmwOp::UMax => IntCc::Ugt,
            RmwOp::UMin => IntCc::Ult,
            RmwOp::Nand => {
                let both = self.vreg(class);
                self.int_scalar(BinaryOp::And, bits, both, Arg::Piece(old), Arg::Piece(arg))?;
                return self.int_scalar(
                    BinaryOp::Xor,
                    bits,
                    dst,
                    Arg::Piece(Piece::Reg(both)),
                    Arg::Piece(Piece::Imm(-1)),
                );
            }
            _ => {
                return Err(Diagnostic::unsupported(format!(
                    "'atomicrmw {}' on local memory",
                    op.name()
                )));
            }
        };
        let signed = cc.is_signed();
        let (x, y) = (
            self.extended(Arg::Piece(old), bits, signed)?,
            self.extended(Arg::Piece(arg), bits, signed)?,
        );
        let take = self.compared(cc, super::arith::register_bits(bits), x, y);
        self.select_piece(dst, class, take, old, arg);
        Ok(())
    }

    fn local_cmpxchg(
        &mut self,
        dsts: &[VReg],
        address: Address,
        expected: ir::ssa::Value,
        new: ir::ssa::Value,
        ty: Type,
    ) -> Lowered {
        let shape = self.shape(ty)?;
        let count = shape.pieces.len();
        let access = super::memory::Access::plain(self.cx.store_size(ty).next_power_of_two());
        self.load_pieces(address, &shape, &dsts[..count], access, super::Extension::Any)?;
        if count != 1 {
            return Err(Diagnostic::unsupported("this 'cmpxchg' on local memory"));
        }
        let bits = self.cx.bits(ty) as u32;
        let class = shape.pieces[0].class;
        let (expected, new) = (self.piece(expected)?, self.piece(new)?);
        let expected = self.source(expected, class);
        let old = Piece::Reg(dsts[0]);
        let (x, y) = (
            self.extended(Arg::Piece(old), bits, false)?,
            self.extended(Arg::Piece(expected), bits, false)?,
        );
        self.compare(IntCc::Eq, super::arith::register_bits(bits), dsts[count], x, y);
        let value = self.vreg(class);
        self.select_piece(value, class, Piece::Reg(dsts[count]), new, old);
        self.store_pieces(address, &shape, &[Piece::Reg(value)], access)
    }
}
