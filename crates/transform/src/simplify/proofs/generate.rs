//! Small functions by choices: one after the other, or at random.

use super::table::{arity, has_overflow};
use ir::ssa::{
    Attribute, BinaryOp, Body, Builder, CallConv, CastOp, Const, Context, Flags, FunctionData,
    Global, GlobalData, GlobalKind, InsertPoint, InstKind, IntCc, Intrinsic, Type, Value, sym,
};

/// The greatest width of values: with a bit for the overflow a table's codes have six.
pub(super) const MOST_BITS: u32 = 5;

/// Numbers below bounds: all sequences in turn, or random ones.
pub(super) struct Choices {
    /// Chosen numbers with their bounds.
    made: Vec<(u32, u32)>,
    at: usize,
    random: Option<u64>,
}

impl Choices {
    /// The first of all sequences.
    pub(super) fn all() -> Choices {
        Choices { made: Vec::new(), at: 0, random: None }
    }

    /// Random ones.
    pub(super) fn random(seed: u64) -> Choices {
        Choices { made: Vec::new(), at: 0, random: Some(seed) }
    }

    pub(super) fn is_random(&self) -> bool {
        self.random.is_some()
    }

    pub(super) fn below(&mut self, n: u32) -> u32 {
        if let Some(state) = &mut self.random {
            *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = *state;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            return ((z ^ (z >> 31)) % u64::from(n)) as u32;
        }
        if self.at == self.made.len() {
            self.made.push((0, n));
        }
        self.at += 1;
        self.made[self.at - 1].0
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len() as u32) as usize]
    }

    /// Goes on to the next sequence; false after the last one.
    pub(super) fn advance(&mut self) -> bool {
        self.at = 0;
        if self.random.is_some() {
            return true;
        }
        while let Some((made, bound)) = self.made.pop() {
            if made + 1 < bound {
                self.made.push((made + 1, bound));
                return true;
            }
        }
        false
    }
}

/// Properties that functions have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Shape {
    /// Bits of the parameters `a` and `b`; `c` is one bit.
    pub(super) width: u32,
    /// Lanes of the parameters: 1 or 2.
    pub(super) lanes: u32,
    /// Whether the parameters are `noundef`.
    pub(super) defined: bool,
    /// Instructions.
    pub(super) length: u32,
    /// Whether the last instructions stand in the arms of a branch on the one before.
    pub(super) branches: bool,
}

/// An operation on integers.
#[derive(Clone, Copy)]
enum Op {
    Binary(BinaryOp, Flags),
    Compare(IntCc, bool),
    Narrow(Flags),
    Widen(CastOp, Flags),
    Select,
    Freeze,
    Call(Intrinsic, Option<bool>),
    Extract,
    Insert,
    Shuffle,
    Assume,
}

/// All operations with all their flags.
fn operations(shape: Shape) -> Vec<Op> {
    use BinaryOp::{AShr, Add, And, LShr, Mul, Or, SDiv, SRem, Shl, Sub, UDiv, URem, Xor};
    let none = Flags::NONE;
    let wraps = [none, Flags::NUW, Flags::NSW, Flags::NUW.union(Flags::NSW)];
    let mut list = Vec::new();
    for op in [Add, Sub, Mul, Shl] {
        list.extend(wraps.map(|flags| Op::Binary(op, flags)));
    }
    for op in [UDiv, SDiv, LShr, AShr] {
        list.extend([none, Flags::EXACT].map(|flags| Op::Binary(op, flags)));
    }
    list.extend([none, Flags::DISJOINT].map(|flags| Op::Binary(Or, flags)));
    list.extend([And, Xor, URem, SRem].map(|op| Op::Binary(op, none)));
    for cc in IntCc::ALL {
        list.extend([false, true].map(|same| Op::Compare(cc, same)));
    }
    list.extend(wraps.map(Op::Narrow));
    list.extend([none, Flags::NNEG].map(|flags| Op::Widen(CastOp::ZExt, flags)));
    list.push(Op::Widen(CastOp::SExt, none));
    list.extend([Op::Select, Op::Freeze]);
    use Intrinsic as I;
    for which in [I::Abs, I::CtLz, I::CtTz] {
        list.extend([false, true].map(|poison| Op::Call(which, Some(poison))));
    }
    let plain = [
        I::SMax,
        I::SMin,
        I::UMax,
        I::UMin,
        I::BitReverse,
        I::CtPop,
        I::FShl,
        I::FShr,
        I::SAddSat,
        I::UAddSat,
        I::SSubSat,
        I::USubSat,
        I::SShlSat,
        I::UShlSat,
    ];
    list.extend(plain.map(|which| Op::Call(which, None)));
    if shape.width >= 2 {
        list.extend([I::SCmp, I::UCmp].map(|which| Op::Call(which, None)));
    }
    if shape.lanes == 1 {
        let over = [
            I::SAddOverflow,
            I::UAddOverflow,
            I::SSubOverflow,
            I::USubOverflow,
            I::SMulOverflow,
            I::UMulOverflow,
        ];
        list.extend(over.map(|which| Op::Call(which, None)));
        list.push(Op::Assume);
    } else {
        list.extend([Op::Extract, Op::Insert, Op::Shuffle]);
    }
    list
}

/// The declarations of functions of every shape.
pub(super) struct Generator {
    shape: Shape,
    operations: Vec<Op>,
    /// The function, of which only parameters and their attributes matter.
    pub(super) global: Global,
}

impl Generator {
    pub(super) fn new(shape: Shape, cx: &mut Context) -> Generator {
        let scalar = Type::int(shape.width);
        let (ty, bit) = if shape.lanes == 1 {
            (scalar, Type::I1)
        } else {
            (cx.types.vector(scalar, shape.lanes), cx.types.vector(Type::I1, shape.lanes))
        };
        let signature = cx.types.function(ty, &[ty, ty, bit], false);
        let attrs = if shape.defined {
            cx.attrs.intern(&[Attribute::flag(sym::NOUNDEF)])
        } else {
            Default::default()
        };
        let function = FunctionData {
            cc: CallConv::C,
            param_attrs: vec![attrs; 3],
            ..FunctionData::default()
        };
        let name = cx.unused_name("f");
        let kind = GlobalKind::Function(Box::new(function));
        let global = cx.add_global(GlobalData::new(&name, signature, kind));
        Generator { shape, operations: operations(shape), global }
    }

    /// Makes the function of some choices; none if they lead nowhere.
    pub(super) fn function(&self, cx: &mut Context, choices: &mut Choices) -> Option<Body> {
        let mut body = Body::default();
        let entry = body.append_block();
        let signature = cx.globals[self.global].ty;
        let params: Vec<Type> = cx.types.signature(signature)?.1.to_vec();
        let values: Vec<Value> =
            params.iter().map(|&ty| body.append_param(entry, ty).into()).collect();
        let builder = Builder::new(&mut body, cx, InsertPoint::End(entry));
        let mut writer = Writer { b: builder, values, choices };
        for n in 0..self.shape.length {
            let op = self.operations[writer.choices.below(self.operations.len() as u32) as usize];
            writer.operation(op, n > 0)?;
        }
        if self.shape.branches {
            writer.diamond(&self.operations)?;
        }
        let last = *writer.values.last()?;
        writer.b.ret(Some(last));
        Some(body)
    }
}

struct Writer<'a, 'c> {
    b: Builder<'a>,
    values: Vec<Value>,
    choices: &'c mut Choices,
}

impl Writer<'_, '_> {
    fn width(&self, ty: Type) -> Option<u32> {
        self.b.cx.types.scalar(ty).int_width()
    }

    /// An operand of some type: a value, or a constant.
    fn operand(&mut self, ty: Type) -> Value {
        let fitting: Vec<Value> =
            self.values.iter().copied().filter(|&v| self.b.ty(v) == ty).collect();
        let width = self.width(ty).expect("an integer");
        let numbers = 1u32 << width;
        if self.choices.is_random() {
            if !fitting.is_empty() && self.choices.below(5) < 3 {
                let recent = self.choices.below(2) == 0;
                return if recent {
                    fitting[fitting.len() - 1]
                } else {
                    self.choices.pick(&fitting)
                };
            }
            return self.random_constant(ty, width).into();
        }
        let at = self.choices.below(fitting.len() as u32 + numbers + 2);
        match fitting.get(at as usize) {
            Some(&v) => v,
            None => self.constant(ty, at - fitting.len() as u32).into(),
        }
    }

    /// A constant by its number: after the integers come `undef` and `poison`.
    fn constant(&mut self, ty: Type, number: u32) -> Const {
        let scalar = self.b.cx.types.scalar(ty);
        let width = scalar.int_width().expect("an integer");
        let elem = match number.checked_sub(1 << width) {
            None => self.b.cx.consts.int(scalar, u128::from(number)),
            Some(0) => return self.b.cx.consts.undef(ty),
            Some(_) => return self.b.cx.consts.poison(ty),
        };
        crate::fold::splat(self.b.cx, ty, elem)
    }

    fn random_constant(&mut self, ty: Type, width: u32) -> Const {
        let all = (1u32 << width) - 1;
        let number = |choices: &mut Choices| {
            let edges = [0, 1, all, all >> 1, (all >> 1) + 1, width - 1, width & all];
            match choices.below(16) {
                0 => all + 1,
                1 => all + 2,
                2..8 => choices.pick(&edges) & all,
                _ => choices.below(all + 1),
            }
        };
        let first = number(self.choices);
        if !ty.is_vector() || self.choices.below(2) == 0 {
            return self.constant(ty, first);
        }
        let second = number(self.choices);
        let scalar = self.b.cx.types.scalar(ty);
        let elems = [self.constant(scalar, first), self.constant(scalar, second)];
        self.b.cx.consts.aggregate(ty, &elems)
    }

    /// The type of an operation's first operand: that of the last value if the operation must use it, or of any.
    fn first_type(&mut self, of_last: bool) -> Option<Type> {
        let integers: Vec<Type> = if of_last {
            vec![self.b.ty(*self.values.last()?)]
        } else {
            let mut types: Vec<Type> = Vec::new();
            for n in 0..self.values.len() {
                let ty = self.b.ty(self.values[n]);
                if !types.contains(&ty) {
                    types.push(ty);
                }
            }
            types
        };
        let integers: Vec<Type> =
            integers.into_iter().filter(|&ty| self.width(ty).is_some()).collect();
        if integers.is_empty() { None } else { Some(self.choices.pick(&integers)) }
    }

    /// Operands of one type, one of them the last value if that must be used.
    fn operands(&mut self, ty: Type, count: usize, of_last: bool) -> Vec<Value> {
        let last = *self.values.last().expect("parameters");
        if of_last && count == 2 && self.choices.is_random() {
            // The last two values, or the last one and a constant: what most rules look for.
            let before = self.values[self.values.len() - 2];
            match self.choices.below(4) {
                0 if self.b.ty(before) == ty => return vec![before, last],
                1 if self.b.ty(before) == ty => return vec![last, before],
                2 => {
                    let width = self.width(ty).expect("an integer");
                    return vec![last, self.random_constant(ty, width).into()];
                }
                _ => {}
            }
        }
        let place = if of_last { Some(self.choices.below(count as u32) as usize) } else { None };
        (0..count).map(|n| if place == Some(n) { last } else { self.operand(ty) }).collect()
    }

    fn operation(&mut self, op: Op, chained: bool) -> Option<()> {
        let chained = chained && (!self.choices.is_random() || self.choices.below(4) > 0);
        let last = *self.values.last()?;
        // A pair gives one of its members first.
        if chained && self.width(self.b.ty(last)).is_none() {
            let member = self.choices.below(2);
            let value = self.b.extract_value(last, member);
            self.values.push(value);
        }
        if chained && matches!(op, Op::Select) {
            return self.select(true);
        }
        if chained && self.choices.is_random() && self.choices.below(6) == 0 {
            self.twin();
        }
        let ty = self.first_type(chained)?;
        let width = self.width(ty)?;
        let value = match op {
            Op::Binary(op, flags) => {
                let v = self.operands(ty, 2, chained);
                self.b.binary_flags(op, flags, v[0], v[1])
            }
            Op::Compare(cc, same) => {
                let v = self.operands(ty, 2, chained);
                let flags = if same { Flags::SAMESIGN } else { Flags::NONE };
                let to = self.b.cx.types.with_shape_of(Type::I1, ty);
                self.b.value(InstKind::ICmp { cc, flags, args: [v[0], v[1]] }, to)
            }
            Op::Narrow(flags) => {
                if width < 2 {
                    return None;
                }
                let to = 1 + self.choices.below(width - 1);
                self.cast(CastOp::Trunc, flags, ty, to, chained)
            }
            Op::Widen(op, flags) => {
                if width >= MOST_BITS {
                    return None;
                }
                let steps = if self.choices.is_random() { MOST_BITS - width } else { 1 };
                let to = width + 1 + self.choices.below(steps);
                self.cast(op, flags, ty, to, chained)
            }
            Op::Select => return self.select(false),
            Op::Freeze => {
                let v = self.operands(ty, 1, chained);
                self.b.value(InstKind::Freeze { value: v[0] }, ty)
            }
            Op::Call(which, immediate) => self.call(which, immediate, ty, chained)?,
            Op::Extract => {
                if !ty.is_vector() {
                    return None;
                }
                let v = self.operands(ty, 1, chained);
                let lane = self.choices.below(2);
                self.b.extract(v[0], lane)
            }
            Op::Insert => {
                if !ty.is_vector() {
                    return None;
                }
                let v = self.operands(ty, 1, chained);
                let scalar = self.b.cx.types.scalar(ty);
                let elem = self.operand(scalar);
                let lane = self.choices.below(2);
                self.b.insert(v[0], elem, lane)
            }
            Op::Shuffle => {
                if !ty.is_vector() {
                    return None;
                }
                let v = self.operands(ty, 2, chained);
                let lanes: Vec<i32> = (0..2).map(|_| self.choices.below(5) as i32 - 1).collect();
                let mask = self.b.body.shuffle_masks.push(lanes.into());
                self.b.value(InstKind::ShuffleVector { args: [v[0], v[1]], mask }, ty)
            }
            Op::Assume => {
                if ty != Type::I1 {
                    return None;
                }
                let v = self.operands(ty, 1, chained);
                self.b.call_intrinsic("llvm.assume", Type::VOID, &[v[0]]);
                return Some(());
            }
        };
        self.values.push(value);
        Some(())
    }

    /// The last instruction once more, with another operand or with its operands swapped.
    fn twin(&mut self) -> Option<()> {
        let last = *self.values.last()?;
        let mut kind = self.b.body.def_kind(last)?.clone();
        let other = match &kind {
            InstKind::Binary { args, .. } | InstKind::ICmp { args, .. } => args[0],
            InstKind::Cast { value, .. } => *value,
            _ => return None,
        };
        let new = self.operand(self.b.ty(other));
        match &mut kind {
            InstKind::Binary { args, .. } | InstKind::ICmp { args, .. } => {
                match self.choices.below(3) {
                    0 => args[0] = new,
                    1 => args[1] = new,
                    _ => args.swap(0, 1),
                }
            }
            InstKind::Cast { value, .. } => *value = new,
            _ => {}
        }
        let value = self.b.value(kind, self.b.ty(last));
        self.values.push(value);
        Some(())
    }

    fn cast(&mut self, op: CastOp, flags: Flags, from: Type, to: u32, chained: bool) -> Value {
        let v = self.operands(from, 1, chained);
        let to = self.b.cx.types.with_shape_of(Type::int(to), from);
        let fast_math = Default::default();
        self.b.value(InstKind::Cast { op, flags, fast_math, value: v[0] }, to)
    }

    fn select(&mut self, chained: bool) -> Option<()> {
        let last = *self.values.last()?;
        let last_ty = self.b.ty(last);
        // The last value is the condition, or an arm.
        let as_condition = chained && self.width(last_ty) == Some(1) && self.choices.below(3) < 2;
        let ty = self.first_type(chained && !as_condition)?;
        let bit = self.b.cx.types.with_shape_of(Type::I1, ty);
        let cond = if as_condition {
            if last_ty != bit && last_ty != Type::I1 {
                return None;
            }
            last
        } else {
            self.operand(bit)
        };
        let arms = self.operands(ty, 2, chained && !as_condition);
        let fast_math = Default::default();
        let value =
            self.b.value(InstKind::Select { fast_math, args: [cond, arms[0], arms[1]] }, ty);
        self.values.push(value);
        Some(())
    }

    fn call(
        &mut self,
        which: Intrinsic,
        immediate: Option<bool>,
        ty: Type,
        chained: bool,
    ) -> Option<Value> {
        let mut args = self.operands(ty, arity(which), chained);
        let width = self.width(ty)?;
        let vector = if ty.is_vector() { "v2" } else { "" };
        let name = which.base_name()?;
        let mut suffix = format!("{vector}i{width}");
        let mut ret = ty;
        if matches!(which, Intrinsic::SCmp | Intrinsic::UCmp) {
            let to = if self.choices.is_random() { 2 + self.choices.below(4) } else { 2 };
            ret = self.b.cx.types.with_shape_of(Type::int(to), ty);
            suffix = format!("{vector}i{to}.{suffix}");
        }
        if has_overflow(which) {
            if ty.is_vector() {
                return None;
            }
            ret = self.b.cx.types.literal_struct(&[ty, Type::I1], false);
        }
        if let Some(value) = immediate {
            args.push(self.b.cx.consts.bool(value).into());
        }
        let inst = self.b.call_intrinsic(&format!("llvm.{name}.{suffix}"), ret, &args);
        Some(self.b.body.result(inst)?.into())
    }

    /// A branch on a bit; an operation in each arm; both results come to a block that uses them.
    fn diamond(&mut self, operations: &[Op]) -> Option<()> {
        let cond = *self.values.iter().rev().find(|&&v| self.b.ty(v) == Type::I1)?;
        let [then, other, join] = [(); 3].map(|()| self.b.body.append_block());
        let (t, e) = (self.b.body.block_call(then, &[]), self.b.body.block_call(other, &[]));
        self.b.cond_br(cond, t, e);
        let known = self.values.len();
        let ty = self.b.ty(self.values[0]);
        let mut results = Vec::new();
        for block in [then, other] {
            self.b.place = InsertPoint::End(block);
            let op = operations[self.choices.below(operations.len() as u32) as usize];
            self.operation(op, false)?;
            let fitting: Vec<Value> =
                self.values.iter().copied().filter(|&v| self.b.ty(v) == ty).collect();
            let value = *fitting.last()?;
            results.push(value);
            let args = [value];
            self.b.br(join, &args);
            self.values.truncate(known);
        }
        let param = self.b.param(join, ty);
        self.values.push(param.into());
        self.b.place = InsertPoint::End(join);
        let op = operations[self.choices.below(operations.len() as u32) as usize];
        self.operation(op, true)
    }
}
