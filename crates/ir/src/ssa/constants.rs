//! Constants, hash-consed per module.
//!
//! A [`Const`] is an index into the module's [`ConstTable`]; equal constants have equal indices, so
//! comparing two constants, or asking whether one is zero, needs no walk.

pub use super::entities::Const;
use super::entities::{Block, Global};
use super::operators::{BinaryOp, CastOp, Flags};
pub use super::operators::{sign_extend, truncate};
use super::types::Type;
use crate::map::Interner;

/// Kind of a constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstData {
    /// An integer of at most 128 bits, zero-extended.
    Int {
        /// Its type, a scalar integer
        ty: Type,
        /// Its bits; those above the width are zero
        value: u128,
    },
    /// An integer of more than 128 bits: little-endian limbs, `ceil(width / 64)` of them.
    WideInt {
        /// Its type
        ty: Type,
        /// Its bits
        limbs: Box<[u64]>,
    },
    /// A float, by its bit pattern.
    Float {
        /// Its type
        ty: Type,
        /// Its bits
        bits: u128,
    },
    /// All bits zero, of a pointer (`null`), vector, array or struct (`zeroinitializer`). Scalars
    /// use [`ConstData::Int`] and [`ConstData::Float`].
    Zero(Type),
    /// `undef`
    Undef(Type),
    /// `poison`
    Poison(Type),
    /// An array, struct or vector by its elements.
    Aggregate {
        /// Its type
        ty: Type,
        /// One constant per element
        elems: Box<[Const]>,
    },
    /// `c"…"`: an array of `i8` by its bytes.
    Bytes {
        /// Its type, `[N x i8]`
        ty: Type,
        /// Its contents
        data: Box<[u8]>,
    },
    /// The address of a global variable, function or alias.
    Global {
        /// Its type, a pointer
        ty: Type,
        /// The global that it points to
        global: Global,
    },
    /// A constant expression.
    Expr {
        /// Its type
        ty: Type,
        /// The operation
        expr: ConstExpr,
    },
    /// `blockaddress(@f, %b)`
    BlockAddress {
        /// Its type, a pointer
        ty: Type,
        /// The function
        function: Global,
        /// The block
        block: Block,
    },
    /// `dso_local_equivalent @f` or `no_cfi @f`
    Wrapped {
        /// Its type, a pointer
        ty: Type,
        /// The keyword
        keyword: &'static str,
        /// The function
        global: Global,
    },
    /// Inline assembly, as the callee of a call.
    InlineAsm(InlineAsm),
    /// `none` of token type.
    TokenNone,
}

/// A constant expression.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum ConstExpr {
    /// `getelementptr`
    Gep {
        /// Type that the indices step over
        source: Type,
        /// `inbounds`, `nuw`, `nusw`
        flags: Flags,
        /// `inrange(lo, hi)`
        inrange: Option<(i64, i64)>,
        /// The pointer, then the indices
        operands: Box<[Const]>,
    },
    /// A cast (`addrspacecast`, `ptrtoint`, `inttoptr`, `bitcast`, `trunc` …)
    Cast {
        /// The operation
        op: CastOp,
        /// Of what
        value: Const,
    },
    /// `add`, `sub`, `mul`, `xor` … of constants
    Binary {
        /// The operation
        op: BinaryOp,
        /// `nuw`, `nsw` …
        flags: Flags,
        /// Operands
        operands: [Const; 2],
    },
    /// `extractelement`
    ExtractElement([Const; 2]),
    /// `insertelement`
    InsertElement([Const; 3]),
    /// `shufflevector`
    ShuffleVector {
        /// The two vectors
        operands: [Const; 2],
        /// One index per result lane, -1 for poison
        mask: Box<[i32]>,
    },
}

/// Inline assembly.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InlineAsm {
    /// The function type of a call to it.
    pub function_type: Type,
    /// Template, unescaped.
    pub template: Box<[u8]>,
    /// Constraint string.
    pub constraints: Box<str>,
    /// `sideeffect`
    pub side_effect: bool,
    /// `alignstack`
    pub align_stack: bool,
    /// `inteldialect`
    pub intel_dialect: bool,
    /// `unwind`
    pub unwind: bool,
}

impl ConstData {
    /// Its type.
    #[inline]
    pub fn ty(&self) -> Type {
        match self {
            ConstData::Int { ty, .. }
            | ConstData::WideInt { ty, .. }
            | ConstData::Float { ty, .. }
            | ConstData::Zero(ty)
            | ConstData::Undef(ty)
            | ConstData::Poison(ty)
            | ConstData::Aggregate { ty, .. }
            | ConstData::Bytes { ty, .. }
            | ConstData::Global { ty, .. }
            | ConstData::Expr { ty, .. }
            | ConstData::BlockAddress { ty, .. }
            | ConstData::Wrapped { ty, .. } => *ty,
            ConstData::InlineAsm(_) => Type::PTR,
            ConstData::TokenNone => Type::TOKEN,
        }
    }
}

/// The constants of a module.
#[derive(Clone, Default, Debug)]
pub struct ConstTable {
    table: Interner<Const, ConstData>,
}

impl std::ops::Index<Const> for ConstTable {
    type Output = ConstData;
    fn index(&self, c: Const) -> &ConstData {
        &self.table[c]
    }
}

impl ConstTable {
    /// The constant with this data.
    pub fn intern(&mut self, data: ConstData) -> Const {
        self.table.intern(data)
    }

    /// Changes constants in place. Those that differed must differ still.
    pub fn update(&mut self, change: impl FnMut(&mut ConstData)) {
        self.table.update(change);
    }

    /// Number of constants.
    pub fn len(&self) -> usize {
        self.table.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All constants in the order in which they were made.
    pub fn iter(&self) -> impl Iterator<Item = (Const, &ConstData)> {
        self.table.iter()
    }

    /// Calls `f` on each constant that `c` is directly made of.
    pub fn for_each_child(&self, c: Const, mut f: impl FnMut(Const)) {
        match &self[c] {
            ConstData::Aggregate { elems, .. } => elems.iter().for_each(|&e| f(e)),
            ConstData::Expr { expr, .. } => match expr {
                ConstExpr::Gep { operands, .. } => operands.iter().for_each(|&e| f(e)),
                ConstExpr::Cast { value, .. } => f(*value),
                ConstExpr::Binary { operands, .. }
                | ConstExpr::ExtractElement(operands)
                | ConstExpr::ShuffleVector { operands, .. } => operands.iter().for_each(|&e| f(e)),
                ConstExpr::InsertElement(operands) => operands.iter().for_each(|&e| f(e)),
            },
            _ => {}
        }
    }

    /// Type of `c`.
    #[inline]
    pub fn ty(&self, c: Const) -> Type {
        self[c].ty()
    }

    /// Type of `c`, if there is such a constant.
    #[inline]
    pub fn type_of(&self, c: Const) -> Option<Type> {
        self.table.get(c).map(ConstData::ty)
    }

    /// The integer `value` of type `ty`, a scalar integer; bits above its width are dropped, and
    /// above 128 bits the value is zero-extended.
    #[inline]
    pub fn int(&mut self, ty: Type, value: u128) -> Const {
        let width = ty.int_width().expect("an integer type");
        if width <= 128 {
            return self.intern(ConstData::Int { ty, value: truncate(value, width) });
        }
        let mut limbs = vec![0u64; width.div_ceil(64) as usize];
        limbs[0] = value as u64;
        limbs[1] = (value >> 64) as u64;
        self.intern(ConstData::WideInt { ty, limbs: limbs.into() })
    }

    /// The integer of any width whose lowest `count` bits are set, and no others.
    pub fn low_bits(&mut self, ty: Type, count: u32) -> Const {
        self.bit_range(ty, 0, count)
    }

    /// The integer of any width of which only bit `n` is set.
    pub fn one_bit(&mut self, ty: Type, n: u32) -> Const {
        self.bit_range(ty, n, n + 1)
    }

    /// The integer of any width whose bits from `first` up to `end` are set, and no others.
    fn bit_range(&mut self, ty: Type, first: u32, end: u32) -> Const {
        let width = ty.int_width().expect("an integer type");
        let end = end.min(width);
        let mut limbs = vec![0u64; width.div_ceil(64) as usize];
        for (n, limb) in (0..).zip(&mut limbs) {
            let below = |bit: u32| match bit.saturating_sub(n * 64) {
                0 => 0,
                count @ 1..=63 => (1u64 << count) - 1,
                _ => u64::MAX,
            };
            *limb = below(end) & !below(first);
        }
        self.of_limbs(ty, &limbs)
    }

    /// The integer of any width with these limbs of 64 bits, the lowest first; bits above its width are dropped, and
    /// limbs that are missing are zero.
    pub fn of_limbs(&mut self, ty: Type, limbs: &[u64]) -> Const {
        let width = ty.int_width().expect("an integer type");
        let limb = |n: usize| limbs.get(n).copied().unwrap_or(0);
        if width <= 128 {
            return self.int(ty, u128::from(limb(1)) << 64 | u128::from(limb(0)));
        }
        let mut own: Vec<u64> = (0..width.div_ceil(64) as usize).map(limb).collect();
        let unused = own.len() as u32 * 64 - width;
        if let Some(last) = own.last_mut() {
            *last &= u64::MAX >> unused;
        }
        self.intern(ConstData::WideInt { ty, limbs: own.into() })
    }

    /// The signed number of an integer type, whose upper bits are all like its sign.
    ///
    /// # Panics
    /// If `ty` is no integer type.
    pub fn sint(&mut self, ty: Type, value: i128) -> Const {
        let width = ty.int_width().expect("an integer type");
        if width <= 128 || value >= 0 {
            return self.int(ty, value as u128);
        }
        let mut limbs = vec![u64::MAX; width.div_ceil(64) as usize];
        (limbs[0], limbs[1]) = (value as u64, (value >> 64) as u64);
        self.of_limbs(ty, &limbs)
    }

    /// `i32 value`
    pub fn i32(&mut self, value: i32) -> Const {
        self.int(Type::I32, value as u32 as u128)
    }

    /// `i64 value`
    pub fn i64(&mut self, value: i64) -> Const {
        self.int(Type::I64, value as u64 as u128)
    }

    /// `true` or `false`
    pub fn bool(&mut self, value: bool) -> Const {
        self.int(Type::I1, u128::from(value))
    }

    /// The float with these bits.
    pub fn float(&mut self, ty: Type, bits: u128) -> Const {
        debug_assert!(ty.is_float());
        self.intern(ConstData::Float { ty, bits })
    }

    /// `poison`
    pub fn poison(&mut self, ty: Type) -> Const {
        self.intern(ConstData::Poison(ty))
    }

    /// `undef`
    pub fn undef(&mut self, ty: Type) -> Const {
        self.intern(ConstData::Undef(ty))
    }

    /// All bits zero, of any first-class type.
    pub fn zero(&mut self, ty: Type) -> Const {
        if let Some(width) = ty.int_width() {
            return if width <= 128 {
                self.intern(ConstData::Int { ty, value: 0 })
            } else {
                self.intern(ConstData::WideInt {
                    ty,
                    limbs: vec![0; width.div_ceil(64) as usize].into(),
                })
            };
        }
        if ty.is_float() { self.float(ty, 0) } else { self.intern(ConstData::Zero(ty)) }
    }

    /// An array, struct or vector of `elems`. All-zero, all-undef and all-poison aggregates become
    /// [`ConstData::Zero`], [`ConstData::Undef`] and [`ConstData::Poison`], as in LLVM.
    pub fn aggregate(&mut self, ty: Type, elems: &[Const]) -> Const {
        if !elems.is_empty() {
            if elems.iter().all(|&c| self.is_zero(c)) {
                return self.intern(ConstData::Zero(ty));
            }
            if elems.iter().all(|&c| matches!(self[c], ConstData::Poison(_))) {
                return self.poison(ty);
            }
            if elems.iter().all(|&c| matches!(self[c], ConstData::Undef(_))) {
                return self.undef(ty);
            }
        } else {
            return self.intern(ConstData::Zero(ty));
        }
        self.intern(ConstData::Aggregate { ty, elems: elems.into() })
    }

    /// Whether all bits of `c` are zero (`-0.0` is not).
    pub fn is_zero(&self, c: Const) -> bool {
        match &self[c] {
            ConstData::Int { value, .. } => *value == 0,
            ConstData::WideInt { limbs, .. } => limbs.iter().all(|&l| l == 0),
            ConstData::Float { bits, .. } => *bits == 0,
            ConstData::Zero(_) => true,
            ConstData::Bytes { data, .. } => data.iter().all(|&b| b == 0),
            _ => false,
        }
    }

    /// The bits of an integer of at most 128 bits.
    #[inline]
    pub fn as_uint(&self, c: Const) -> Option<u128> {
        match self[c] {
            ConstData::Int { value, .. } => Some(value),
            _ => None,
        }
    }

    /// The value of an integer of at most 128 bits, sign-extended.
    #[inline]
    pub fn as_int(&self, c: Const) -> Option<i128> {
        match self[c] {
            ConstData::Int { ty, value } => Some(sign_extend(value, ty.int_width()?)),
            _ => None,
        }
    }

    /// Format and bits of a scalar float.
    pub fn as_float_bits(&self, c: Const) -> Option<(Type, u128)> {
        match self[c] {
            ConstData::Float { ty, bits } => Some((ty, bits)),
            _ => None,
        }
    }

    /// The mask of a `shufflevector` that `c`, a vector of `lanes` times `i32`, is: -1 for lanes that are
    /// undefined. None if it is no such constant, or names a lane beyond two vectors of `of` lanes.
    pub fn as_shuffle_mask(&self, c: Const, lanes: u32, of: u32) -> Option<Vec<i32>> {
        let limit = 2 * u128::from(of);
        let index = |c: Const| -> Option<i32> {
            match self[c] {
                ConstData::Undef(_) | ConstData::Poison(_) => Some(-1),
                ConstData::Int { value, .. } if value < limit => i32::try_from(value).ok(),
                _ => None,
            }
        };
        match &self[c] {
            ConstData::Undef(_) | ConstData::Poison(_) => Some(vec![-1; lanes as usize]),
            ConstData::Zero(_) => Some(vec![0; lanes as usize]),
            ConstData::Aggregate { elems, .. } => elems.iter().map(|&c| index(c)).collect(),
            _ => None,
        }
    }

    /// The global that `c` is the plain address of.
    #[inline]
    pub fn as_global(&self, c: Const) -> Option<Global> {
        match self[c] {
            ConstData::Global { global, .. } => Some(global),
            _ => None,
        }
    }

    /// Whether `c` is `undef` or `poison`.
    pub fn is_undef_or_poison(&self, c: Const) -> bool {
        matches!(self[c], ConstData::Undef(_) | ConstData::Poison(_))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_constants_are_one() {
        let mut t = ConstTable::default();
        assert_eq!(t.i32(-1), t.int(Type::I32, u128::MAX));
        let minus_one = t.i32(-1);
        assert_eq!((t.as_uint(minus_one), t.as_int(minus_one)), (Some(0xffff_ffff), Some(-1)));
        let wide = t.int(Type::int(192), 5);
        assert_eq!(t.ty(wide), Type::int(192));
        assert!(!t.is_zero(wide));
    }
}
