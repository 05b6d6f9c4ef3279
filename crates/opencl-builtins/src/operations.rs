//! Operations that a machine lacks become calls of the library's functions: quotients, remainders and roots of doubles, doubles
//! rounded to half floats, fused half floats, floats times powers of two and rounded with halves away from zero.

use ir::ssa::{
    BinaryOp, Body, Builder, CallConv, CastOp, Context, FuncBody, FunctionData, Global, GlobalData,
    GlobalKind, Inst, InstKind, IntCc, Intrinsic, Module, Type, Value,
};

/// `spir_func`, by LLVM's number.
const SPIR_FUNC: CallConv = CallConv(75);

/// An operation of floats that the library can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operation {
    /// `fdiv double`, correctly rounded.
    DivideDoubles,
    /// `frem double`, exact.
    RemainderOfDoubles,
    /// `frem float`, exact.
    RemainderOfFloats,
    /// `frem half`, exact.
    RemainderOfHalves,
    /// `llvm.sqrt.f64`, correctly rounded.
    RootOfDouble,
    /// `fptrunc double to half`, rounded once.
    HalfOfDouble,
    /// `llvm.fma.f16`, rounded once.
    FuseHalves,
    /// `llvm.ldexp.f16`, rounded once, with an exponent of any width.
    ScaleHalf,
    /// `llvm.ldexp.f32`, likewise.
    ScaleFloat,
    /// `llvm.ldexp.f64`, likewise.
    ScaleDouble,
    /// `llvm.round.f16`, or `llvm.lround` of it.
    RoundHalf,
    /// `llvm.round.f32`, likewise.
    RoundFloat,
    /// `llvm.round.f64`, likewise.
    RoundDouble,
}

impl Operation {
    /// The library's function.
    fn function(self) -> &'static str {
        match self {
            Self::DivideDoubles => "_Z15lanelift_dividedd",
            Self::RemainderOfDoubles => "_Z4fmoddd",
            Self::RemainderOfFloats => "_Z4fmodff",
            Self::RemainderOfHalves => "_Z4fmodDhDh",
            Self::RootOfDouble => "_Z4sqrtd",
            Self::HalfOfDouble => "_Z16lanelift_half_ofd",
            Self::FuseHalves => "_Z3fmaDhDhDh",
            Self::ScaleHalf => "_Z5ldexpDhi",
            Self::ScaleFloat => "_Z5ldexpfi",
            Self::ScaleDouble => "_Z5ldexpdi",
            Self::RoundHalf => "_Z5roundDh",
            Self::RoundFloat => "_Z5roundf",
            Self::RoundDouble => "_Z5roundd",
        }
    }

    /// Returns the operation of an instruction, if it is one of these.
    fn of(cx: &Context, body: &Body, inst: Inst) -> Option<Self> {
        let scalar = |value: Value| cx.types.scalar(body.value_type(value, cx));
        match &body.insts[inst].kind {
            InstKind::Binary { op, args, .. } => match (op, scalar(args[0])) {
                (BinaryOp::FDiv, Type::DOUBLE) => Some(Self::DivideDoubles),
                (BinaryOp::FRem, Type::DOUBLE) => Some(Self::RemainderOfDoubles),
                (BinaryOp::FRem, Type::FLOAT) => Some(Self::RemainderOfFloats),
                (BinaryOp::FRem, Type::HALF) => Some(Self::RemainderOfHalves),
                _ => None,
            },
            InstKind::Cast { op: CastOp::FpTrunc, value, .. } => {
                let to = cx.types.scalar(body.locals[body.result(inst)?].ty);
                ((scalar(*value), to) == (Type::DOUBLE, Type::HALF)).then_some(Self::HalfOfDouble)
            }
            InstKind::Call { callee, args, .. } => {
                let ty = scalar(*body.list(*args).first()?);
                Some(match (cx.intrinsic_of(*callee), ty) {
                    (Intrinsic::Sqrt, Type::DOUBLE) => Self::RootOfDouble,
                    (Intrinsic::Fma, Type::HALF) => Self::FuseHalves,
                    (Intrinsic::LdExp, Type::HALF) => Self::ScaleHalf,
                    (Intrinsic::LdExp, Type::FLOAT) => Self::ScaleFloat,
                    (Intrinsic::LdExp, Type::DOUBLE) => Self::ScaleDouble,
                    (Intrinsic::Round | Intrinsic::LRound | Intrinsic::LLRound, Type::HALF) => {
                        Self::RoundHalf
                    }
                    (Intrinsic::Round | Intrinsic::LRound | Intrinsic::LLRound, Type::FLOAT) => {
                        Self::RoundFloat
                    }
                    (Intrinsic::Round | Intrinsic::LRound | Intrinsic::LLRound, Type::DOUBLE) => {
                        Self::RoundDouble
                    }
                    _ => return None,
                })
            }
            _ => None,
        }
    }
}

/// The operands of an instruction that is an operation.
fn operands(body: &Body, inst: Inst) -> Vec<Value> {
    match &body.insts[inst].kind {
        InstKind::Binary { args, .. } => args.to_vec(),
        InstKind::Cast { value, .. } => vec![*value],
        InstKind::Call { args, .. } => body.list(*args).to_vec(),
        _ => Vec::new(),
    }
}

/// Makes calls of the operations in all bodies that a machine lacks. The functions are declared; true if there are any, which
/// are to be linked then.
pub(crate) fn lower(module: &mut Module, lacks: &dyn Fn(Operation) -> bool) -> bool {
    let bodies: Vec<FuncBody> = module.definitions().map(|d| d.1).collect();
    let mut any = false;
    for id in bodies {
        let body = &mut module.bodies[id];
        let lacking = |inst| Operation::of(&module.cx, body, inst).filter(|&o| lacks(o));
        let found = body.all_insts().filter_map(|inst| Some((inst, lacking(inst)?)));
        let found: Vec<(Inst, Operation)> = found.collect();
        any |= body.replace_insts(&mut module.cx, found, replace) > 0;
    }
    any
}

/// Writes the calls that an instruction becomes.
fn replace(b: &mut Builder<'_>, inst: Inst, operation: Operation) -> Option<Value> {
    let mut args = operands(b.body, inst);
    if let [_, exponent] = &mut args[..] {
        let ty = b.ty(*exponent);
        if b.cx.types.scalar(ty).is_int() {
            *exponent = in_word(b, *exponent);
        }
    }
    let function = declare(b.cx, b.body, operation, &args);
    let ty = b.body.locals[b.body.result(inst)?].ty;
    let Some((elem, _)) = b.cx.types.vector_parts(ty) else {
        return Some(call(b, function, &args, ty));
    };
    Some(b.vector(ty, |b, lane| {
        let element = |&v: &Value| if b.ty(v).is_vector() { b.extract(v, lane) } else { v };
        let parts: Vec<Value> = args.iter().map(element).collect();
        call(b, function, &parts, elem)
    }))
}

/// An exponent as 32 bits: one beyond their range is as good as the nearest end of it.
fn in_word(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.ty(value);
    let word = b.cx.types.with_shape_of(Type::I32, ty);
    if b.cx.types.scalar(ty).int_width().is_none_or(|width| width <= 32) {
        return b.sext_or_trunc(value, word);
    }
    let mut found = value;
    for (cc, end) in [(IntCc::Sgt, i32::MAX), (IntCc::Slt, i32::MIN)] {
        let end = b.sint(ty, end.into());
        let is_beyond = b.icmp(cc, found, end);
        found = b.select(is_beyond, end, found);
    }
    b.cast(CastOp::Trunc, found, word)
}

/// A call of a function, whose result becomes an integer where that is asked for.
fn call(b: &mut Builder<'_>, function: Global, args: &[Value], to: Type) -> Value {
    let inst = b.call(function, args);
    let found = Value::from(b.body.result(inst).expect("the function has a result"));
    if to.is_int() { b.cast(CastOp::FpToSi, found, to) } else { found }
}

/// The declaration of an operation's function.
fn declare(cx: &mut Context, body: &Body, operation: Operation, args: &[Value]) -> Global {
    if let Some(global) = cx.find_global(operation.function()) {
        return global;
    }
    let params: Vec<Type> =
        args.iter().map(|&arg| cx.types.scalar(body.value_type(arg, cx))).collect();
    let ret = if operation == Operation::HalfOfDouble { Type::HALF } else { params[0] };
    let ty = cx.types.function(ret, &params, false);
    let function = FunctionData { cc: SPIR_FUNC, ..FunctionData::default() };
    let kind = GlobalKind::Function(Box::new(function));
    cx.add_global(GlobalData::new(operation.function(), ty, kind))
}
