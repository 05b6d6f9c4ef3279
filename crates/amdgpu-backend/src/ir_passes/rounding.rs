//! Operations with their rounding written down: `llvm.experimental.constrained.*` and `llvm.fptrunc.round`.

use ir::diagnostic::Diagnostic;
use ir::machine::InstFlags;
use ir::ssa::{BinaryOp, Body, CastOp, Context, FloatCc, Intrinsic, MdOperand, Value, ValueKind};

/// Rounding of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rounding {
    /// As operations do that say nothing, in functions that leave the mode alone.
    Plain,
    /// By what the mode is when the operation is executed.
    Dynamic,
    /// To the nearest, ties to even.
    Nearest,
    /// Toward positive infinity.
    Upward,
    /// Toward negative infinity.
    Downward,
    /// Toward zero.
    TowardZero,
}

impl Rounding {
    /// Returns the flag of an instruction that depends on a rounding field.
    pub(crate) const fn flags(self) -> InstFlags {
        match self {
            Self::Plain | Self::Dynamic => InstFlags::NONE,
            Self::Nearest => InstFlags::ROUND_NEAREST,
            Self::Upward => InstFlags::ROUND_UPWARD,
            Self::Downward => InstFlags::ROUND_DOWNWARD,
            Self::TowardZero => InstFlags::ROUND_TOWARD_ZERO,
        }
    }

    /// Whether it is one direction whatever the number: rounding twice is then as good as rounding once.
    pub(crate) const fn is_directed(self) -> bool {
        matches!(self, Self::Upward | Self::Downward | Self::TowardZero)
    }

    /// Whether it surely is to the nearest.
    pub(crate) const fn is_nearest(self) -> bool {
        matches!(self, Self::Plain | Self::Nearest)
    }

    /// The rounding that a call names; none if it names none, because nothing is rounded.
    ///
    /// # Errors
    /// A rounding that the processors do not have.
    pub(crate) fn of_call(
        cx: &Context,
        body: &Body,
        args: &[Value],
    ) -> Result<Option<Self>, Diagnostic> {
        for &arg in args {
            let Some(name) = text(cx, body, arg).and_then(|t| t.strip_prefix("round.")) else {
                continue;
            };
            return Ok(Some(match name {
                "dynamic" => Self::Dynamic,
                "tonearest" => Self::Nearest,
                "upward" => Self::Upward,
                "downward" => Self::Downward,
                "towardzero" => Self::TowardZero,
                other => {
                    return Err(Diagnostic::unsupported(format!("the rounding 'round.{other}'")));
                }
            }));
        }
        Ok(None)
    }
}

/// The text of an argument that is a string.
fn text<'a>(cx: &'a Context, body: &Body, arg: Value) -> Option<&'a str> {
    let ValueKind::Metadata(operand) = arg.kind() else { return None };
    match body.md_operands[operand] {
        MdOperand::Node(node) => cx.metadata.string(node),
        _ => None,
    }
}

/// Returns the arguments that are numbers. Those after them name the rounding, the exceptions and the comparison.
pub(crate) fn numbers(args: &[Value]) -> &[Value] {
    let count = args.iter().take_while(|a| !matches!(a.kind(), ValueKind::Metadata(_))).count();
    &args[..count]
}

/// The comparison that a call names.
pub(crate) fn comparison(cx: &Context, body: &Body, args: &[Value]) -> Option<FloatCc> {
    args.iter().find_map(|&arg| {
        Some(match text(cx, body, arg)? {
            "oeq" => FloatCc::Oeq,
            "ogt" => FloatCc::Ogt,
            "oge" => FloatCc::Oge,
            "olt" => FloatCc::Olt,
            "ole" => FloatCc::Ole,
            "one" => FloatCc::One,
            "ord" => FloatCc::Ord,
            "uno" => FloatCc::Uno,
            "ueq" => FloatCc::Ueq,
            "ugt" => FloatCc::Ugt,
            "uge" => FloatCc::Uge,
            "ult" => FloatCc::Ult,
            "ule" => FloatCc::Ule,
            "une" => FloatCc::Une,
            _ => return None,
        })
    })
}

/// A constrained operation without its rounding.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Plain {
    /// An instruction of two operands.
    Binary(BinaryOp),
    /// A conversion.
    Cast(CastOp),
    /// A comparison, which the call names.
    Compare,
    /// A call of another intrinsic.
    Call(Intrinsic),
}

impl Plain {
    /// Of an intrinsic; none if it is no operation with its rounding written down.
    pub(crate) fn of(intrinsic: Intrinsic) -> Option<Self> {
        use Intrinsic as I;
        Some(match intrinsic {
            I::ConstrainedFAdd => Self::Binary(BinaryOp::FAdd),
            I::ConstrainedFSub => Self::Binary(BinaryOp::FSub),
            I::ConstrainedFMul => Self::Binary(BinaryOp::FMul),
            I::ConstrainedFDiv => Self::Binary(BinaryOp::FDiv),
            I::ConstrainedFRem => Self::Binary(BinaryOp::FRem),
            I::ConstrainedFpTrunc | I::FpTruncRound => Self::Cast(CastOp::FpTrunc),
            I::ConstrainedFpExt => Self::Cast(CastOp::FpExt),
            I::ConstrainedFpToSi => Self::Cast(CastOp::FpToSi),
            I::ConstrainedFpToUi => Self::Cast(CastOp::FpToUi),
            I::ConstrainedSiToFp => Self::Cast(CastOp::SiToFp),
            I::ConstrainedUiToFp => Self::Cast(CastOp::UiToFp),
            I::ConstrainedFCmp | I::ConstrainedFCmps => Self::Compare,
            _ => {
                let name = intrinsic.base_name()?.strip_prefix("experimental.constrained.")?;
                Self::Call(Intrinsic::from_name(&format!("llvm.{name}")))
            }
        })
    }

    /// Whether the result depends on the rounding, and differently for each of its bits: approximations of functions
    /// do not promise so much.
    pub(crate) const fn rounds(self) -> bool {
        match self {
            Self::Binary(op) => !matches!(op, BinaryOp::FRem),
            Self::Cast(op) => matches!(op, CastOp::FpTrunc | CastOp::SiToFp | CastOp::UiToFp),
            Self::Compare => false,
            Self::Call(f) => matches!(
                f,
                Intrinsic::Fma
                    | Intrinsic::FMulAdd
                    | Intrinsic::Sqrt
                    | Intrinsic::LdExp
                    | Intrinsic::RInt
                    | Intrinsic::NearbyInt
                    | Intrinsic::LRint
                    | Intrinsic::LLRint
            ),
        }
    }
}
