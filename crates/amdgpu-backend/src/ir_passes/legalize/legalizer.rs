//! The walk of an expansion over a body, the operation that it replaces, and the builder of what replaces it.
//!
//! Each expansion is a module of its own; the pass ([`super::operations`]) calls them in order.

use ir::ssa::{
    BinaryOp, Body, Builder, CastOp, Context, FastMath, FloatCc, FloatKind, InsertPoint, Inst,
    InstKind, Intrinsic, Type, Value, ValueMap, resolve,
};
use smallvec::SmallVec;

/// Expands what has to be; the number of operations that were.
pub(super) fn walk(
    body: &mut Body,
    cx: &mut Context,
    flush: bool,
    expand: fn(&mut Legalizer<'_>, &Operation) -> Option<Value>,
) -> u64 {
    let mut replaced = ValueMap::new();
    let mut count = 0;
    let blocks = body.block_order().to_vec();
    for block in blocks {
        let mut next = body.first_inst(block);
        while let Some(inst) = next {
            next = body.next_inst(inst);
            if body.result(inst).is_none() || !is_candidate(body, inst) {
                continue;
            }
            let before = body.prev_inst(inst);
            body.for_each_value_mut(inst, |v| *v = resolve(&replaced, *v));
            let operation = Operation::of(body, cx, inst);
            let mut legalizer =
                Legalizer { b: Builder::new(body, cx, InsertPoint::Before(inst)), flush };
            let Some(value) = expand(&mut legalizer, &operation) else { continue };
            let result = body.result(inst).expect("a result");
            replaced[result] = Some(value).into();
            count += 1;
            // What was built comes next.
            next = match before {
                Some(before) => body.next_inst(before),
                None => body.first_inst(block),
            };
            if next == Some(inst) {
                next = body.next_inst(inst);
            }
            body.remove_inst(inst);
        }
    }
    if count > 0 {
        body.rewrite(&replaced);
    }
    count
}

fn is_candidate(body: &Body, inst: Inst) -> bool {
    matches!(
        body.insts[inst].kind,
        InstKind::FNeg { .. }
            | InstKind::Binary { .. }
            | InstKind::ICmp { .. }
            | InstKind::FCmp { .. }
            | InstKind::Select { .. }
            | InstKind::Cast { .. }
            | InstKind::Call { .. }
            | InstKind::ExtractElement { .. }
            | InstKind::InsertElement { .. }
    )
}

/// An instruction taken apart.
pub(super) struct Operation {
    pub(super) kind: InstKind,
    /// The operands: of calls the arguments.
    pub(super) args: SmallVec<[Value; 4]>,
    /// The intrinsic that is called.
    pub(super) intrinsic: Intrinsic,
    pub(super) fast: FastMath,
    /// The result's type.
    pub(super) ty: Type,
}

impl Operation {
    fn of(body: &Body, cx: &Context, inst: Inst) -> Self {
        let kind = body.insts[inst].kind.clone();
        let ty = body.locals[body.result(inst).expect("a result")].ty;
        let mut intrinsic = Intrinsic::None;
        let (args, fast): (SmallVec<[Value; 4]>, FastMath) = match kind {
            InstKind::FNeg { value, fast_math } => (SmallVec::from_slice(&[value]), fast_math),
            InstKind::Binary { args, fast_math, .. } => (SmallVec::from_slice(&args), fast_math),
            InstKind::ICmp { args, .. } => (SmallVec::from_slice(&args), FastMath::NONE),
            InstKind::FCmp { args, fast_math, .. } => (SmallVec::from_slice(&args), fast_math),
            InstKind::Select { args, fast_math } => (SmallVec::from_slice(&args), fast_math),
            InstKind::Cast { value, fast_math, .. } => (SmallVec::from_slice(&[value]), fast_math),
            InstKind::Call { callee, args, info } => {
                intrinsic = cx.intrinsic_of(callee);
                (body.list(args).into(), body.calls[info].fast_math)
            }
            InstKind::ExtractElement { args } => (SmallVec::from_slice(&args), FastMath::NONE),
            InstKind::InsertElement { args } => (SmallVec::from_slice(&args), FastMath::NONE),
            _ => (SmallVec::new(), FastMath::NONE),
        };
        Self { kind, args, intrinsic, fast, ty }
    }
}

/// Builds expansions.
pub(super) struct Legalizer<'a> {
    pub(super) b: Builder<'a>,
    /// Whether denormals of `float` are zeros.
    pub(super) flush: bool,
}

impl Legalizer<'_> {
    /// The suffix that stands for a type in an intrinsic's name.
    pub(super) fn suffix(&self, ty: Type) -> String {
        if let Some((elem, lanes)) = self.b.cx.types.vector_parts(ty) {
            return format!("v{lanes}{}", self.suffix(elem));
        }
        match (ty.float_kind(), ty.int_width(), ty.address_space()) {
            (Some(FloatKind::Half), ..) => "f16".to_owned(),
            (Some(FloatKind::BFloat), ..) => "bf16".to_owned(),
            (Some(kind), ..) => format!("f{}", kind.bits()),
            (None, Some(width), _) => format!("i{width}"),
            (None, None, Some(space)) => format!("p{space}"),
            _ => String::new(),
        }
    }

    /// Calls an intrinsic of LLVM's. Those overloaded in two types have both in their name.
    pub(super) fn intrinsic(&mut self, base: &str, to: Type, args: &[Value]) -> Value {
        self.intrinsic_fast(base, to, args, FastMath::NONE)
    }

    pub(super) fn intrinsic_fast(
        &mut self,
        base: &str,
        to: Type,
        args: &[Value],
        fast: FastMath,
    ) -> Value {
        let of = self.suffix(self.b.ty(args[0]));
        let name = match base {
            "ucmp" | "scmp" | "fptosi.sat" | "fptoui.sat" | "lrint" | "llrint" | "lround"
            | "llround" => format!("llvm.{base}.{}.{of}", self.suffix(to)),
            "ldexp" | "powi" => format!("llvm.{base}.{of}.{}", self.suffix(self.b.ty(args[1]))),
            "frexp" => {
                let exponent = self.b.cx.types.element(to, 1).expect("an exponent");
                format!("llvm.{base}.{of}.{}", self.suffix(exponent))
            }
            _ => format!("llvm.{base}.{of}"),
        };
        self.call(&name, to, args, fast)
    }

    pub(super) fn call(&mut self, name: &str, to: Type, args: &[Value], fast: FastMath) -> Value {
        let call = self.b.call_intrinsic(name, to, args);
        if fast != FastMath::NONE
            && let InstKind::Call { info, .. } = self.b.body.insts[call].kind
        {
            self.b.body.calls[info].fast_math = fast;
        }
        self.b.body.result(call).expect("a result").into()
    }

    /// A literal struct of values.
    pub(super) fn aggregate(&mut self, ty: Type, values: &[Value]) -> Value {
        let mut whole = self.b.cx.consts.poison(ty).into();
        for (n, &value) in values.iter().enumerate() {
            whole = self.b.insert_value(whole, value, n as u32);
        }
        whole
    }

    /// A constant of a type of floats by its bits, in all elements.
    pub(super) fn splat(&mut self, ty: Type, bits: u128) -> Value {
        let elem = self.b.cx.types.scalar(ty);
        let c = self.b.cx.consts.float(elem, bits);
        if !ty.is_vector() {
            return c.into();
        }
        let lanes = self.b.cx.types.lanes(ty) as usize;
        self.b.cx.consts.aggregate(ty, &vec![c; lanes]).into()
    }

    /// A float constant, of the bits given for `float`.
    pub(super) fn float(&mut self, bits: u32) -> Value {
        self.b.cx.consts.float(Type::FLOAT, u128::from(bits)).into()
    }

    pub(super) fn fadd(&mut self, a: Value, b: Value) -> Value {
        self.b.fbinary(BinaryOp::FAdd, FastMath::NONE, a, b)
    }

    pub(super) fn fsub(&mut self, a: Value, b: Value) -> Value {
        self.b.fbinary(BinaryOp::FSub, FastMath::NONE, a, b)
    }

    pub(super) fn fmul(&mut self, a: Value, b: Value) -> Value {
        self.b.fbinary(BinaryOp::FMul, FastMath::NONE, a, b)
    }

    pub(super) fn fneg(&mut self, a: Value) -> Value {
        let ty = self.b.ty(a);
        self.b.value(InstKind::FNeg { fast_math: FastMath::NONE, value: a }, ty)
    }

    pub(super) fn fma(&mut self, a: Value, b: Value, c: Value) -> Value {
        let ty = self.b.ty(a);
        self.intrinsic("fma", ty, &[a, b, c])
    }

    pub(super) fn extend(&mut self, a: Value, ty: Type) -> Value {
        self.b.cast(CastOp::FpExt, a, ty)
    }

    pub(super) fn round(&mut self, a: Value, ty: Type) -> Value {
        self.b.cast(CastOp::FpTrunc, a, ty)
    }

    pub(super) fn unordered(&mut self, a: Value, b: Value) -> Value {
        self.b.fcmp(FloatCc::Uno, a, b)
    }
}
