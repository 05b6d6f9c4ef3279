//! Signatures of the target-independent intrinsics.
//!
//! A signature is written as a string: the result, `=`, the parameters. `i` and `f` stand for an
//! integer or float (or vector of them), `a` for either, `p` for a pointer; the first use of such a
//! letter fixes the type for the later ones. `I` and `F` are another integer and float, each of its
//! own type, in the shape of nothing in particular, `J` and `G` the same in the shape of the first operand. `v` is void, `1` i1, `c` i1 in the shape of the
//! first operand, `3` i32, `6` i64, `8` i8, `m` metadata, `e` the element of the vector `a`, `o` the
//! pair of `i` and its `c`, `*` any value, `s` the type of the first operand, `V` a vector of `f`, `d` a pair of `f`, `q` a pair
//! of `f` and an integer, `k` a token, `.` anything more.

use super::super::intrinsics::Intrinsic;
use super::super::module::Context;
use super::super::target_intrinsics;
use super::super::types::{Type, TypeKind};

fn signatures(intrinsic: Intrinsic) -> &'static [&'static str] {
    use Intrinsic::*;
    match intrinsic {
        Abs | CtLz | CtTz => &["i=i1"],
        SMax | SMin | UMax | UMin | SAddSat | UAddSat | SSubSat | USubSat | SShlSat | UShlSat => {
            &["i=ii"]
        }
        BSwap | BitReverse | CtPop => &["i=i"],
        SCmp | UCmp => &["J=ii"],
        FShl | FShr => &["i=iii"],
        SAddOverflow | UAddOverflow | SSubOverflow | USubOverflow | SMulOverflow | UMulOverflow => {
            &["o=ii"]
        }
        SMulFix | UMulFix | SMulFixSat | UMulFixSat | SDivFix | UDivFix | SDivFixSat
        | UDivFixSat => &["i=ii3"],
        FAbs | Sqrt | Sin | Cos | Tan | ASin | ACos | ATan | SinH | CosH | TanH | Exp | Exp2
        | Exp10 | Log | Log10 | Log2 | Floor | Ceil | Trunc | RInt | NearbyInt | Round
        | RoundEven | Canonicalize => &["f=f"],
        CopySign | Pow | ATan2 | MinNum | MaxNum | Minimum | Maximum | MinimumNum | MaximumNum => {
            &["f=ff"]
        }
        Fma | FMulAdd => &["f=fff"],
        PowI => &["f=fI"],
        LdExp => &["f=fJ"],
        LRint | LLRint | LRound | LLRound | FpToSiSat | FpToUiSat => &["J=f"],
        IsFpClass => &["c=f3"],
        Memcpy | MemcpyInline | Memmove => &["v=**I1"],
        Memset | MemsetInline => &["v=*8I1"],
        LifetimeStart | LifetimeEnd => &["v=p", "v=6p"],
        Assume => &["v=1"],
        Expect => &["i=ii"],
        Trap | DebugTrap | DoNothing | SideEffect => &["v="],
        ReduceAdd | ReduceMul | ReduceAnd | ReduceOr | ReduceXor | ReduceSMax | ReduceSMin
        | ReduceUMax | ReduceUMin | ReduceFMax | ReduceFMin | ReduceFMaximum | ReduceFMinimum => {
            &["e=a"]
        }
        NoAliasScopeDecl => &["v=m"],
        VaStart | VaEnd => &["v=p"],
        VectorReverse => &["a=a"],
        DbgValue | DbgDeclare => &["v=mmm", "v=m6mm"],
        DbgLabel => &["v=m"],
        ReadCycleCounter | ReadSteadyCounter => &["6="],
        SsaCopy | ArithmeticFence | LaunderInvariantGroup | StripInvariantGroup => &["s=*"],
        ReduceFAdd | ReduceFMul => &["f=fV"],
        SinCos | Modf => &["d=f"],
        FrExp => &["q=f"],
        ConvertToFp16 => &["I=F"],
        ConvertFromFp16 => &["F=I"],
        InvariantStart => &["p=6p"],
        InvariantEnd => &["v=p6p"],
        StackSave => &["p="],
        StackRestore => &["v=p"],
        PtrMask => &["s=*I"],
        Prefetch => &["v=p333"],
        ObjectSize => &["I=p111", "I=p11", "I=p1"],
        Annotation => &["i=ipp3", "i=i**3"],
        PtrAnnotation => &["s=***3*", "s=***3"],
        VarAnnotation => &["v=***3*", "v=***3"],
        ThreadlocalAddress => &["p=p"],
        VaCopy => &["v=pp"],
        ExpectWithProbability => &["i=iiF"],
        AllowRuntimeCheck => &["1=m"],
        AllowUbsanCheck => &["1=8"],
        FakeUse => &["v=."],
        UbsanTrap => &["v=8"],
        ConvergenceEntry | ConvergenceLoop | ConvergenceAnchor => &["k="],
        DbgAssign => &["v=mmmmmm"],
        ReadRegister | ReadVolatileRegister => &["I=m"],
        WriteRegister => &["v=mI"],
        ReturnAddress | FrameAddress => &["p=3"],
        PseudoProbe => &["v=6636"],
        TypeTest => &["1=pm"],
        TypeCheckedLoad => &["*=p3m"],
        LoadRelative => &["p=pI"],
        CttzElts => &["I=a1"],
        StepVector => &["a="],
        ConstrainedFAdd | ConstrainedFSub | ConstrainedFMul | ConstrainedFDiv | ConstrainedFRem
        | ConstrainedATan2 | ConstrainedPow => &["f=ffmm"],
        ConstrainedFma | ConstrainedFMulAdd => &["f=fffmm"],
        ConstrainedMinNum | ConstrainedMaxNum | ConstrainedMinimum | ConstrainedMaximum => {
            &["f=ffm"]
        }
        ConstrainedSqrt | ConstrainedRInt | ConstrainedNearbyInt | ConstrainedACos
        | ConstrainedASin | ConstrainedATan | ConstrainedCos | ConstrainedCosH | ConstrainedExp
        | ConstrainedExp2 | ConstrainedLog | ConstrainedLog10 | ConstrainedLog2
        | ConstrainedSin | ConstrainedSinH | ConstrainedTan | ConstrainedTanH => &["f=fmm"],
        ConstrainedFloor | ConstrainedCeil | ConstrainedTrunc | ConstrainedRound
        | ConstrainedRoundEven => &["f=fm"],
        ConstrainedLRint | ConstrainedLLRint => &["J=fmm"],
        ConstrainedLRound | ConstrainedLLRound | ConstrainedFpToSi | ConstrainedFpToUi => &["J=fm"],
        ConstrainedSiToFp | ConstrainedUiToFp => &["G=imm"],
        ConstrainedFpTrunc => &["G=fmm"],
        ConstrainedFpExt => &["G=fm"],
        ConstrainedFCmp | ConstrainedFCmps => &["c=ffmm"],
        ConstrainedLdExp | ConstrainedPowI => &["f=fImm"],
        FpTruncRound => &["G=fm"],
        GetRounding => &["3="],
        SetRounding => &["v=3"],
        GetFpMode | GetFpEnv => &["I="],
        SetFpMode | SetFpEnv => &["v=i"],
        ResetFpMode | ResetFpEnv => &["v="],
        IsConstant => &["1=*"],
        VectorSplice | VectorSpliceLeft | VectorSpliceRight => &["a=aa3"],
        // Judged by `Masked` and `rearranged`.
        _ => &[],
    }
}

/// Whether argument `n` of an intrinsic must be a constant.
pub(super) fn is_immediate(intrinsic: Intrinsic, n: usize) -> bool {
    use Intrinsic::*;
    match intrinsic {
        Abs | CtLz | CtTz | IsFpClass => n == 1,
        Memcpy | Memmove | Memset | MemcpyInline | MemsetInline => n == 3,
        SMulFix | UMulFix | SMulFixSat | UMulFixSat | SDivFix | UDivFix | SDivFixSat
        | UDivFixSat | VectorInsert | VectorSplice => n == 2,
        VectorExtract => n == 1,
        _ => false,
    }
}

/// Returns the problem of an intrinsic declared with this type.
pub(super) fn check(
    cx: &Context,
    intrinsic: Intrinsic,
    ret: Type,
    params: &[Type],
) -> Option<String> {
    let forms = signatures(intrinsic);
    let fits = match masked_access(intrinsic) {
        Some(masked) => masked.fits(cx, ret, params),
        None => rearranged(cx, intrinsic, ret, params).unwrap_or_else(|| {
            forms.is_empty() || forms.iter().any(|form| matches(cx, form, ret, params))
        }),
    };
    if fits {
        return None;
    }
    let name = intrinsic.base_name().unwrap_or("");
    Some(format!("'llvm.{name}' {}", cannot_have(cx, ret, params)))
}

/// Returns the problem of an intrinsic of a target declared with this type. Names without a row are not judged: nothing
/// is known of them, and backends refuse their calls.
pub(super) fn check_target(cx: &Context, name: &str, ret: Type, params: &[Type]) -> Option<String> {
    let signatures = target_intrinsics::find(name)?;
    if signatures.fit(&cx.types, ret, params) {
        return None;
    }
    Some(format!("'{name}' {}; it is '{signatures}'", cannot_have(cx, ret, params)))
}

fn cannot_have(cx: &Context, ret: Type, params: &[Type]) -> String {
    let list: Vec<String> = params.iter().map(|&p| cx.types.display(p).to_string()).collect();
    format!("cannot have type '{} ({})'", cx.types.display(ret), list.join(", "))
}

/// A masked access: how its operands stand.
#[derive(Clone, Copy)]
struct Masked {
    store: bool,
    /// One pointer per lane.
    pointers: bool,
    /// Before LLVM 22, the alignment followed the pointer.
    with_align: bool,
}

fn masked_access(intrinsic: Intrinsic) -> Option<Masked> {
    let (store, pointers, with_align) = match intrinsic {
        Intrinsic::MaskedLoad => (false, false, true),
        Intrinsic::MaskedStore => (true, false, true),
        Intrinsic::MaskedGather => (false, true, true),
        Intrinsic::MaskedScatter => (true, true, true),
        Intrinsic::MaskedExpandLoad => (false, false, false),
        Intrinsic::MaskedCompressStore => (true, false, false),
        _ => return None,
    };
    Some(Masked { store, pointers, with_align })
}

impl Masked {
    /// Value and pointer and mask, or pointer, mask and what lanes that are off hold; all of as many
    /// lanes.
    fn fits(self, cx: &Context, ret: Type, params: &[Type]) -> bool {
        let types = &cx.types;
        let mut params = params.to_vec();
        let at = usize::from(self.store);
        if self.with_align && params.len() == 4 && params[at + 1] == Type::I32 {
            params.remove(at + 1);
        }
        let [first, second, third] = params[..] else { return false };
        let (value, pointer, mask) =
            if self.store { (first, second, third) } else { (third, first, second) };
        let lanes = |ty: Type| match types.kind(ty) {
            TypeKind::Vector { lanes, scalable, .. } => Some((lanes, scalable)),
            _ => None,
        };
        let shape = lanes(value);
        shape.is_some()
            && types.scalar(mask) == Type::I1
            && lanes(mask) == shape
            && types.scalar(pointer).is_ptr()
            && lanes(pointer) == if self.pointers { shape } else { None }
            && ret == if self.store { Type::VOID } else { value }
    }
}

/// Whether an intrinsic that moves elements between vectors of other lengths has fitting types; none for any other.
fn rearranged(cx: &Context, intrinsic: Intrinsic, ret: Type, params: &[Type]) -> Option<bool> {
    let same_element = |a: Type, b: Type| {
        a.is_vector() && b.is_vector() && cx.types.scalar(a) == cx.types.scalar(b)
    };
    let lanes = |ty: Type| shape(cx, ty).unwrap_or(0);
    let all_are = |types: &[Type], ty: Type| types.iter().all(|&t| t == ty);
    Some(match (intrinsic, params) {
        (Intrinsic::VectorInsert, &[whole, part, Type::I64]) => {
            ret == whole && same_element(whole, part)
        }
        (Intrinsic::VectorExtract, &[whole, Type::I64]) => same_element(whole, ret),
        (Intrinsic::VectorInsert | Intrinsic::VectorExtract, _) => false,
        _ => {
            if let Some(factor) = intrinsic.interleave_factor() {
                let Some(&part) = params.first() else { return Some(false) };
                params.len() as u32 == factor
                    && all_are(params, part)
                    && same_element(ret, part)
                    && lanes(ret) == lanes(part) * factor
            } else {
                let factor = intrinsic.deinterleave_factor()?;
                let (TypeKind::Struct { fields: Some(fields), .. }, &[whole]) =
                    (cx.types.kind(ret), params)
                else {
                    return Some(false);
                };
                fields.len() as u32 == factor
                    && all_are(fields, fields[0])
                    && same_element(whole, fields[0])
                    && lanes(whole) == lanes(fields[0]) * factor
            }
        }
    })
}

fn matches(cx: &Context, form: &str, ret: Type, params: &[Type]) -> bool {
    let Some((result, wanted)) = form.split_once('=') else { return false };
    let fixed = wanted.strip_suffix('.');
    if fixed.map_or(wanted.len() != params.len(), |fixed| fixed.len() > params.len()) {
        return false;
    }
    let wanted = fixed.unwrap_or(wanted);
    // Parameters first: results may refer to them.
    let mut bound: [Option<Type>; 3] = [None; 3];
    let first = params.first().copied().unwrap_or(Type::VOID);
    wanted.bytes().zip(params).all(|(letter, &ty)| one(cx, letter, ty, first, &mut bound))
        && result.bytes().all(|letter| one(cx, letter, ret, first, &mut bound))
}

fn one(cx: &Context, letter: u8, ty: Type, first: Type, bound: &mut [Option<Type>; 3]) -> bool {
    let types = &cx.types;
    let scalar = types.scalar(ty);
    let mut bind = |n: usize, good: bool| match bound[n] {
        Some(known) => known == ty,
        None => {
            bound[n] = Some(ty);
            good
        }
    };
    match letter {
        b'i' => bind(0, scalar.is_int()),
        b'f' => bind(1, scalar.is_float()),
        b'a' => bind(2, ty.is_vector()),
        b'p' => ty.is_ptr(),
        b's' => ty == first,
        b'k' => ty == Type::TOKEN,
        b'V' => ty.is_vector() && bound[1] == Some(scalar),
        b'd' => pair(cx, ty) == Some((first, first)),
        b'q' => {
            pair(cx, ty).is_some_and(|(value, n)| value == first && one(cx, b'J', n, first, bound))
        }
        b'I' => scalar.is_int(),
        b'F' => scalar.is_float(),
        b'v' => ty.is_void(),
        b'1' => ty == Type::I1,
        b'3' => ty == Type::I32,
        b'6' => ty == Type::I64,
        b'8' => ty == Type::I8,
        b'm' => ty == Type::METADATA,
        b'e' => types.scalar(first) == ty,
        b'J' => scalar.is_int() && shape(cx, ty) == shape(cx, first),
        b'G' => scalar.is_float() && shape(cx, ty) == shape(cx, first),
        b'c' => scalar == Type::I1 && shape(cx, ty) == shape(cx, first),
        b'o' => match types.kind(ty) {
            TypeKind::Struct { fields: Some(&[value, flag]), .. } => {
                value == first && one(cx, b'c', flag, first, bound)
            }
            _ => false,
        },
        b'*' => !ty.is_void(),
        _ => false,
    }
}

/// The fields of a structure of two.
fn pair(cx: &Context, ty: Type) -> Option<(Type, Type)> {
    match cx.types.kind(ty) {
        TypeKind::Struct { fields: Some(&[a, b]), .. } => Some((a, b)),
        _ => None,
    }
}

/// The lanes of a vector; none for a scalar.
fn shape(cx: &Context, ty: Type) -> Option<u32> {
    cx.types.vector_parts(ty).map(|parts| parts.1)
}
