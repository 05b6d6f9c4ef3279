//! Effects of an instruction besides computing its result.
//!
//! The answer is a small set of bits. For calls, the attributes of the call are combined with those
//! of the callee's declaration; intrinsics that every target has are known here, since their
//! declarations need not carry attributes.

use ir::ssa::{
    Access, AttrSet, Body, ConstData, Context, Inst, InstKind, Intrinsic, MemoryEffects, Value, sym,
};

ir::flag_set! {
    /// A set of effects. Without any, the result depends on the operands alone.
    pub struct Effects: u8 {
        /// May read memory.
        READ = 0, "read";
        /// May write memory, or have another effect that must happen (volatile access, synchronisation).
        WRITE = 1, "write";
        /// Must not be made to depend on more or other control flow than it does.
        CONVERGENT = 2, "convergent";
        /// May not come back.
        MAY_NOT_RETURN = 3, "may not return";
        /// Undefined behaviour for some operands, so it must not be executed where it was not.
        MAY_TRAP = 4, "may trap";
        /// Must stay although it touches no memory: terminators, hints, debug records.
        KEEP = 5, "keep";
    }
}

impl Effects {
    /// Whether an instruction with these effects may go when nothing uses its result.
    pub const fn removable(self) -> bool {
        !self.intersects(Effects::WRITE.union(Effects::MAY_NOT_RETURN).union(Effects::KEEP))
    }

    /// Whether two instructions with these effects and the same operands give the same result,
    /// wherever they are.
    pub const fn pure(self) -> bool {
        self.without(Effects::MAY_TRAP).is_empty()
    }

    /// Whether it may also be executed where it was not.
    pub const fn speculatable(self) -> bool {
        self.is_empty()
    }
}

/// Whether `v` is an integer constant that is certainly not zero (in any lane), and, for the use in
/// signed division, not minus one either.
fn safe_divisor(cx: &Context, v: Value, signed: bool) -> bool {
    let Some(c) = v.constant() else { return false };
    let ok = |c| match cx.consts.as_int(c) {
        Some(n) => n != 0 && !(signed && n == -1),
        None => false,
    };
    match &cx.consts[c] {
        ConstData::Aggregate { elems, .. } => elems.iter().all(|&e| ok(e)),
        _ => ok(c),
    }
}

/// Effects of `inst`.
pub fn of(body: &Body, cx: &Context, inst: Inst) -> Effects {
    match &body.insts[inst].kind {
        InstKind::Binary { op, args, .. } if op.is_int_division() => {
            let signed = matches!(op, ir::ssa::BinaryOp::SDiv | ir::ssa::BinaryOp::SRem);
            if safe_divisor(cx, args[1], signed) { Effects::NONE } else { Effects::MAY_TRAP }
        }
        InstKind::FNeg { .. }
        | InstKind::Binary { .. }
        | InstKind::Cast { .. }
        | InstKind::ICmp { .. }
        | InstKind::FCmp { .. }
        | InstKind::Select { .. }
        | InstKind::Freeze { .. }
        | InstKind::Gep { .. }
        | InstKind::ExtractElement { .. }
        | InstKind::InsertElement { .. }
        | InstKind::ShuffleVector { .. }
        | InstKind::ExtractValue { .. }
        | InstKind::InsertValue { .. } => Effects::NONE,
        // An alloca may go when unused but two are never one.
        InstKind::Alloca { .. } => Effects::READ.union(Effects::MAY_TRAP),
        InstKind::Load { volatile, ordering, .. } => {
            if *volatile || ordering.is_atomic() {
                Effects::READ.union(Effects::WRITE).union(Effects::MAY_TRAP)
            } else {
                Effects::READ.union(Effects::MAY_TRAP)
            }
        }
        InstKind::Store { .. } => Effects::WRITE.union(Effects::MAY_TRAP),
        InstKind::AtomicRmw { .. }
        | InstKind::CmpXchg { .. }
        | InstKind::Fence { .. }
        | InstKind::VaArg { .. } => Effects::READ.union(Effects::WRITE).union(Effects::MAY_TRAP),
        InstKind::Call { .. } => of_call(body, cx, inst),
        InstKind::DebugRecord { .. } => Effects::KEEP,
        InstKind::Ret { .. }
        | InstKind::Br { .. }
        | InstKind::CondBr { .. }
        | InstKind::Switch { .. }
        | InstKind::IndirectBr { .. }
        | InstKind::Unreachable => {
            Effects::KEEP.union(Effects::CONVERGENT).union(Effects::MAY_TRAP)
        }
    }
}

/// Effects of a generic intrinsic; None if its declaration has to be asked.
pub fn of_intrinsic(intrinsic: Intrinsic) -> Option<Effects> {
    use Intrinsic::*;
    use Option::None;
    Some(match intrinsic {
        Abs
        | SMax
        | SMin
        | UMax
        | UMin
        | SCmp
        | UCmp
        | BSwap
        | BitReverse
        | CtPop
        | CtLz
        | CtTz
        | FShl
        | FShr
        | SAddOverflow
        | UAddOverflow
        | SSubOverflow
        | USubOverflow
        | SMulOverflow
        | UMulOverflow
        | SAddSat
        | UAddSat
        | SSubSat
        | USubSat
        | SShlSat
        | UShlSat
        | SMulFix
        | UMulFix
        | SMulFixSat
        | UMulFixSat
        | FAbs
        | CopySign
        | Fma
        | FMulAdd
        | Sqrt
        | PowI
        | Sin
        | Cos
        | SinCos
        | Tan
        | ASin
        | ACos
        | ATan
        | ATan2
        | SinH
        | CosH
        | TanH
        | Pow
        | Exp
        | Exp2
        | Exp10
        | Log
        | Log10
        | Log2
        | LdExp
        | FrExp
        | Modf
        | Floor
        | Ceil
        | Trunc
        | RInt
        | NearbyInt
        | Round
        | RoundEven
        | LRint
        | LLRint
        | LRound
        | LLRound
        | MinNum
        | MaxNum
        | Minimum
        | Maximum
        | MinimumNum
        | MaximumNum
        | Canonicalize
        | IsFpClass
        | FpTruncRound
        | ArithmeticFence
        | FpToSiSat
        | FpToUiSat
        | ConvertToFp16
        | ConvertFromFp16
        | PtrMask
        | ObjectSize
        | Expect
        | ExpectWithProbability
        | IsConstant
        | ReduceAdd
        | ReduceMul
        | ReduceAnd
        | ReduceOr
        | ReduceXor
        | ReduceSMax
        | ReduceSMin
        | ReduceUMax
        | ReduceUMin
        | ReduceFAdd
        | ReduceFMul
        | ReduceFMax
        | ReduceFMin
        | ReduceFMaximum
        | ReduceFMinimum
        | CttzElts
        | VectorInsert
        | VectorExtract
        | VectorReverse
        | VectorInterleave2
        | VectorInterleave3
        | VectorInterleave4
        | VectorInterleave5
        | VectorInterleave6
        | VectorInterleave7
        | VectorInterleave8
        | VectorDeinterleave2
        | VectorDeinterleave3
        | VectorDeinterleave4
        | VectorDeinterleave5
        | VectorDeinterleave6
        | VectorDeinterleave7
        | VectorDeinterleave8
        | VectorSplice
        | VectorSpliceLeft
        | VectorSpliceRight
        | StepVector
        | ThreadlocalAddress
        | ReturnAddress
        | FrameAddress
        | SsaCopy => Effects::NONE,
        SDivFix | UDivFix | SDivFixSat | UDivFixSat => Effects::MAY_TRAP,
        MaskedLoad | MaskedGather | MaskedExpandLoad => Effects::READ.union(Effects::MAY_TRAP),
        // Annotations and hints: they stay where they are, but touch no memory that matters.
        Assume | NoAliasScopeDecl | SideEffect | PseudoProbe | FakeUse | VarAnnotation
        | InvariantStart | InvariantEnd | LifetimeStart | LifetimeEnd | DbgValue | DbgDeclare
        | DbgLabel | DbgAssign => Effects::KEEP,
        DoNothing => Effects::NONE,
        Memcpy | MemcpyInline | Memmove => {
            Effects::READ.union(Effects::WRITE).union(Effects::MAY_TRAP)
        }
        Memset | MemsetInline | MaskedStore | MaskedScatter | MaskedCompressStore => {
            Effects::WRITE.union(Effects::MAY_TRAP)
        }
        StackSave | StackRestore | VaStart | VaEnd | VaCopy | ReadCycleCounter
        | ReadSteadyCounter | Prefetch | ReadVolatileRegister => {
            Effects::READ.union(Effects::WRITE)
        }
        _ => return None,
    })
}

/// Memory that a call may touch, from the attributes at the call and of the callee. None where the
/// call may do anything.
pub fn call_memory(body: &Body, cx: &Context, inst: Inst) -> MemoryEffects {
    let InstKind::Call { callee, info, .. } = &body.insts[inst].kind else {
        return MemoryEffects::NONE;
    };
    let at_call = cx.attrs.memory_effects(body.calls[*info].fn_attrs);
    match cx.direct_callee(*callee).and_then(|g| cx.function(g)) {
        Some(f) => {
            let known = cx.attrs.memory_effects(f.attrs);
            let both =
                |a: Access, b: Access| Access { read: a.read && b.read, write: a.write && b.write };
            MemoryEffects {
                argmem: both(at_call.argmem, known.argmem),
                inaccessiblemem: both(at_call.inaccessiblemem, known.inaccessiblemem),
                other: both(at_call.other, known.other),
            }
        }
        None => at_call,
    }
}

/// Effects of the call `inst`.
pub fn of_call(body: &Body, cx: &Context, inst: Inst) -> Effects {
    let InstKind::Call { callee, info, .. } = &body.insts[inst].kind else {
        return Effects::NONE;
    };
    let info = &body.calls[*info];
    let has = |key| cx.attrs.has(info.fn_attrs, key);
    let mut effects = Effects::NONE;
    if let Some(c) = callee.constant()
        && let ConstData::InlineAsm(asm) = &cx.consts[c]
    {
        if has(sym::CONVERGENT) {
            effects = effects.union(Effects::CONVERGENT);
        }
        // An operand in memory (`*m`) is read or written through its pointer.
        let touches_memory = asm.constraints.contains("{memory}") || asm.constraints.contains('*');
        if asm.side_effect || touches_memory {
            effects = effects.union(Effects::READ).union(Effects::WRITE).union(Effects::MAY_TRAP);
        }
        return effects;
    }
    let function = cx.direct_callee(*callee).and_then(|g| cx.function(g));
    if let Some(f) = function
        && let Some(known) = of_intrinsic(f.intrinsic)
    {
        // An operand bundle can carry uses that the intrinsic itself does not have.
        return known;
    }
    if let Some(g) = cx.direct_callee(*callee)
        && let Some(f) = function
        && f.intrinsic == Intrinsic::Target
        && f.attrs.is_empty()
        && is_special_register(&cx.globals[g].name)
    {
        return Effects::NONE;
    }
    let both = |key| has(key) || function.is_some_and(|f| cx.attrs.has(f.attrs, key));
    let memory = call_memory(body, cx, inst);
    if memory.may_read() {
        effects = effects.union(Effects::READ);
    }
    if memory.may_write() {
        effects = effects.union(Effects::WRITE);
    }
    // Convergence is dropped only where the call itself is known not to be: a call of a convergent
    // function through a site without the attribute is not convergent in LLVM, but the attribute is
    // often missing from hand-written text.
    if both(sym::CONVERGENT) {
        effects = effects.union(Effects::CONVERGENT);
    }
    if !(both(sym::WILLRETURN) || (both(sym::MUSTPROGRESS) && !memory.may_write())) {
        effects = effects.union(Effects::MAY_NOT_RETURN);
    }
    if !both(sym::SPECULATABLE) {
        effects = effects.union(Effects::MAY_TRAP);
    }
    effects
}

/// Takes off `inst` what is only promised where it stands, so that it can be executed elsewhere:
/// metadata and attributes that make a wrong value undefined behaviour. `executed` says that the
/// instruction is executed in any case: then the memory that it reads is of the type, and as constant,
/// as it says. Otherwise it says so only of runs in which it would have been executed.
pub fn forget_promises(body: &mut Body, cx: &mut Context, inst: Inst, executed: bool) {
    let old = body.insts[inst].metadata;
    let kept: Vec<_> = cx
        .metadata
        .attachments(old)
        .iter()
        .copied()
        .filter(|a| executed && matches!(a.0, sym::INVARIANT_LOAD | sym::TBAA))
        .collect();
    body.insts[inst].metadata = cx.metadata.attach(&kept);
    if let InstKind::Call { info, .. } = body.insts[inst].kind {
        let call = &mut body.calls[info];
        call.ret_attrs = AttrSet::EMPTY;
        for set in &mut call.arg_attrs {
            *set = cx.attrs.without(*set, sym::NOUNDEF);
        }
    }
}

/// Whether `inst` may be dropped when its result has no use.
pub fn removable(body: &Body, cx: &Context, inst: Inst) -> bool {
    of(body, cx, inst).removable()
}

/// The intrinsic that `inst` calls.
pub fn intrinsic_of(body: &Body, cx: &Context, inst: Inst) -> Intrinsic {
    match &body.insts[inst].kind {
        InstKind::Call { callee, .. } => cx.intrinsic_of(*callee),
        _ => Intrinsic::None,
    }
}

/// Whether an intrinsic reads a register that keeps its value for the life of a thread. (Declarations
/// written by hand or made by passes carry no attributes that say so.)
fn is_special_register(name: &str) -> bool {
    let Some(register) = name.strip_prefix("llvm.nvvm.read.ptx.sreg.") else { return false };
    let register = register.split('.').next().unwrap_or("");
    matches!(register, "tid" | "ntid" | "ctaid" | "nctaid" | "laneid" | "warpsize")
}
