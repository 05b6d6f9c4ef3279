//! The origin of each byte of a value.

use ir::ssa::{
    BinaryOp, Body, CastOp, Const, ConstData, Context, InstKind, Intrinsic, Type, Value,
};

/// Steps from a value to the origin of one of its bytes: what is farther away is not looked for.
const MOST_STEPS: usize = 320;

/// Operands of `or` within operands of `or`.
const MOST_NESTING: usize = 12;

/// A part of a value that one register holds: a dword, or all of a smaller value; of a vector of bytes an element.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    /// The value.
    pub(super) value: Value,
    /// Number of the piece, from the lowest.
    pub(super) number: u32,
    /// The bytes of the piece; those above them are zero.
    pub(super) bytes: u32,
}

/// A byte of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Byte {
    /// Any.
    Undefined,
    /// Known.
    Constant(u8),
    /// The byte of a piece, from the lowest.
    Of(Piece, u32),
}

/// Looks for origins in a function.
pub(super) struct Origins<'a> {
    pub(super) body: &'a Body,
    pub(super) cx: &'a Context,
}

impl Origins<'_> {
    /// Returns the origin of byte `number` of a value.
    pub(super) fn byte(&self, value: Value, number: u32) -> Byte {
        self.byte_within(value, number, 0)
    }

    fn byte_within(&self, mut value: Value, mut number: u32, nesting: usize) -> Byte {
        for _ in 0..MOST_STEPS {
            if let Some(c) = value.constant() {
                return constant_byte(self.cx, c, number)
                    .unwrap_or_else(|| self.here(value, number));
            }
            match self.step(value, number, nesting) {
                Step::To(next, at) => (value, number) = (next, at),
                Step::Found(byte) => return byte,
            }
        }
        self.here(value, number)
    }

    /// The value and the byte of it that a byte is copied from.
    fn step(&self, value: Value, number: u32, nesting: usize) -> Step {
        let end = Step::Found(self.here(value, number));
        let Some(kind) = self.body.def_kind(value) else { return end };
        match *kind {
            InstKind::Cast { op: CastOp::BitCast, value: of, .. } if self.whole_bytes(of) => {
                Step::To(of, number)
            }
            InstKind::Cast { op: CastOp::Trunc, value: of, .. } if self.is_integer(of) => {
                Step::To(of, number)
            }
            InstKind::Cast { op: CastOp::ZExt, value: of, .. } if self.is_integer(of) => {
                match self.size(of) {
                    size if number < size => Step::To(of, number),
                    _ => Step::Found(Byte::Constant(0)),
                }
            }
            InstKind::ExtractElement { args: [vector, index] } if self.whole_bytes(vector) => {
                match (self.index(index), self.elements(vector)) {
                    (Some(n), Some((size, lanes))) if n < lanes => {
                        Step::To(vector, n * size + number)
                    }
                    _ => end,
                }
            }
            InstKind::InsertElement { args: [vector, element, index] }
                if self.whole_bytes(vector) =>
            {
                match (self.index(index), self.elements(vector)) {
                    (Some(n), Some((size, lanes))) if n < lanes => match number / size == n {
                        true => Step::To(element, number % size),
                        false => Step::To(vector, number),
                    },
                    _ => end,
                }
            }
            InstKind::ShuffleVector { args, mask } if self.whole_bytes(args[0]) => {
                let Some((size, lanes)) = self.elements(args[0]) else { return end };
                let lane = self.body.shuffle_masks[mask].get((number / size) as usize);
                match lane.map(|&lane| u32::try_from(lane)) {
                    Some(Ok(lane)) if lane < lanes => {
                        Step::To(args[0], lane * size + number % size)
                    }
                    Some(Ok(lane)) => Step::To(args[1], (lane - lanes) * size + number % size),
                    _ => Step::Found(Byte::Undefined),
                }
            }
            InstKind::Binary { op, args: [a, b], .. } if self.is_integer(value) => {
                self.binary(op, [a, b], value, number, nesting)
            }
            InstKind::Call { callee, args, .. } => {
                let &[high, low, by] = self.body.list(args) else { return end };
                let size = self.size(value);
                let shift = self.shift(by).filter(|&by| by < size && self.is_integer(value));
                let offset = match self.cx.intrinsic_of(callee) {
                    Intrinsic::FShl => shift.map(|by| size - by),
                    Intrinsic::FShr => shift,
                    _ => None,
                };
                match offset.map(|offset| number + offset) {
                    Some(at) if at < size => Step::To(low, at),
                    Some(at) => Step::To(high, at - size),
                    None => end,
                }
            }
            _ => end,
        }
    }

    fn binary(
        &self,
        op: BinaryOp,
        [a, b]: [Value; 2],
        value: Value,
        number: u32,
        nesting: usize,
    ) -> Step {
        let zero = Step::Found(Byte::Constant(0));
        let end = Step::Found(self.here(value, number));
        match op {
            BinaryOp::Shl => match self.shift(b) {
                Some(shift) if number < shift => zero,
                Some(shift) => Step::To(a, number - shift),
                None => end,
            },
            BinaryOp::LShr => match self.shift(b) {
                Some(shift) if number + shift < self.size(value) => Step::To(a, number + shift),
                Some(_) => zero,
                None => end,
            },
            BinaryOp::And => {
                let mask = b.constant().and_then(|mask| constant_byte(self.cx, mask, number));
                match mask {
                    Some(Byte::Constant(0)) => zero,
                    Some(Byte::Constant(0xff)) => Step::To(a, number),
                    _ => end,
                }
            }
            BinaryOp::Or if nesting < MOST_NESTING => {
                if self.byte_within(a, number, nesting + 1) == Byte::Constant(0) {
                    return Step::To(b, number);
                }
                match self.byte_within(b, number, nesting + 1) == Byte::Constant(0) {
                    true => Step::To(a, number),
                    false => end,
                }
            }
            _ => end,
        }
    }

    /// The byte of a value that comes from nowhere else.
    fn here(&self, value: Value, number: u32) -> Byte {
        let size = match self.elements(value) {
            Some((1, _)) => 1,
            _ => 4,
        };
        let bytes = size.min(self.size(value));
        Byte::Of(Piece { value, number: number / size, bytes }, number % size)
    }

    /// Bytes that a constant shifts by, if it is a whole number of them.
    fn shift(&self, by: Value) -> Option<u32> {
        let bits = u32::try_from(self.cx.consts.as_uint(by.constant()?)?).ok()?;
        (bits.is_multiple_of(8) && bits > 0).then_some(bits / 8)
    }

    fn index(&self, index: Value) -> Option<u32> {
        u32::try_from(self.cx.consts.as_uint(index.constant()?)?).ok()
    }

    fn ty(&self, value: Value) -> Type {
        self.body.value_type(value, self.cx)
    }

    /// Bytes of a value.
    fn size(&self, value: Value) -> u32 {
        (self.cx.bits(self.ty(value)) / 8) as u32
    }

    /// Whether it is an integer of whole bytes.
    fn is_integer(&self, value: Value) -> bool {
        self.ty(value).int_width().is_some_and(|bits| bits.is_multiple_of(8))
    }

    /// Bytes of an element of a vector, and the elements.
    fn elements(&self, vector: Value) -> Option<(u32, u32)> {
        let (elem, lanes) = self.cx.types.vector_parts(self.ty(vector))?;
        Some(((self.cx.bits(elem) / 8) as u32, lanes))
    }

    fn whole_bytes(&self, value: Value) -> bool {
        has_whole_bytes(self.cx, self.ty(value))
    }
}

/// Whether a type's bits are whole bytes, and no pointers.
pub(super) fn has_whole_bytes(cx: &Context, ty: Type) -> bool {
    let scalar = cx.types.vector_parts(ty).map_or(ty, |(elem, _)| elem);
    let number = scalar.is_int() || scalar.is_float();
    number && cx.bits(scalar).is_multiple_of(8) && cx.bits(scalar) > 0
}

enum Step {
    To(Value, u32),
    Found(Byte),
}

/// A byte of a constant, if it is a number.
fn constant_byte(cx: &Context, c: Const, number: u32) -> Option<Byte> {
    let of_number = |value: u128| match number {
        0..16 => Some(Byte::Constant((value >> (number * 8)) as u8)),
        _ => None,
    };
    match &cx.consts[c] {
        ConstData::Int { value, .. } => of_number(*value),
        ConstData::Float { bits, .. } => of_number(*bits),
        ConstData::Zero(_) => Some(Byte::Constant(0)),
        ConstData::Undef(_) | ConstData::Poison(_) => Some(Byte::Undefined),
        ConstData::Bytes { data, .. } => data.get(number as usize).map(|&b| Byte::Constant(b)),
        ConstData::Aggregate { ty, elems, .. } => {
            let (elem, _) = cx.types.vector_parts(*ty)?;
            let size = has_whole_bytes(cx, elem).then_some((cx.bits(elem) / 8) as u32)?;
            constant_byte(cx, *elems.get((number / size) as usize)?, number % size)
        }
        _ => None,
    }
}
