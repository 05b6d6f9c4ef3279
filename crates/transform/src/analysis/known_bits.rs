//! Known bits of integers and pointers.
//!
//! For each local of at most 64 bits two masks: bits that are certainly zero and bits that are
//! certainly one (unless the value is poison). They are computed forwards, one step per instruction
//! from what is known of the operands, in an order that meets definitions before uses; nothing
//! recurses. A parameter of a loop header is met before its back edge: there the shape `start`,
//! `add nsw`/`nuw` of a constant step is understood, and anything else is unknown.

use super::cfg::Cfg;
use cranelift_entity::SecondaryMap;
use ir::ssa::{
    AttrValue, BinaryOp, Block, Body, CastOp, ConstData, Context, FastMath, Flags, Inst, InstKind,
    IntCc, Intrinsic, Local, LocalDef, Type, Value, ValueKind, sym,
};

/// Known bits of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct KnownBits {
    /// Bits that are zero.
    pub zeros: u64,
    /// Bits that are one.
    pub ones: u64,
}

/// The low `width` bits set; `width` is at most 64.
pub fn mask(width: u32) -> u64 {
    if width >= 64 { u64::MAX } else { (1 << width) - 1 }
}

fn high_ones(count: u32, width: u32) -> u64 {
    if count == 0 { 0 } else { mask(width) & !mask(width - count.min(width)) }
}

impl KnownBits {
    /// Nothing is known.
    pub const UNKNOWN: KnownBits = KnownBits { zeros: 0, ones: 0 };

    /// A constant of `width` bits.
    pub fn constant(value: u64, width: u32) -> KnownBits {
        KnownBits { zeros: !value & mask(width), ones: value & mask(width) }
    }

    /// All values up to `max`, unsigned.
    pub fn at_most(max: u64, width: u32) -> KnownBits {
        KnownBits { zeros: mask(width) & !mask(64 - max.leading_zeros()), ones: 0 }
    }

    /// The constant, if all bits are known.
    pub fn as_constant(self, width: u32) -> Option<u64> {
        (self.zeros | self.ones == mask(width)).then_some(self.ones)
    }

    /// The lowest `width` bits, if all of those are known.
    pub fn low_constant(self, width: u32) -> Option<u64> {
        ((self.zeros | self.ones) & mask(width) == mask(width)).then_some(self.ones & mask(width))
    }

    /// Least value, unsigned.
    pub fn min(self) -> u64 {
        self.ones
    }

    /// Largest value, unsigned.
    pub fn max(self, width: u32) -> u64 {
        mask(width) & !self.zeros
    }

    /// Whether the sign bit is zero.
    pub fn non_negative(self, width: u32) -> bool {
        self.zeros >> (width - 1) & 1 == 1
    }

    /// Whether the sign bit is one.
    pub fn negative(self, width: u32) -> bool {
        self.ones >> (width - 1) & 1 == 1
    }

    /// Least value, signed.
    pub fn signed_min(self, width: u32) -> i64 {
        let sign = 1u64 << (width - 1);
        let bits = if self.zeros & sign != 0 { self.ones } else { self.ones | sign };
        sext(bits, width)
    }

    /// Largest value, signed.
    pub fn signed_max(self, width: u32) -> i64 {
        let sign = 1u64 << (width - 1);
        let bits = if self.ones & sign != 0 { !self.zeros } else { !self.zeros & !sign };
        sext(bits & mask(width), width)
    }

    /// Number of the lowest bits that are zero.
    pub fn trailing_zeros(self) -> u32 {
        self.zeros.trailing_ones()
    }

    /// Number of the highest bits that are zero.
    pub fn leading_zeros(self, width: u32) -> u32 {
        (self.zeros << (64 - width)).leading_ones()
    }

    /// Bits that are known if the value may be either.
    #[must_use]
    pub fn either(self, other: KnownBits) -> KnownBits {
        KnownBits { zeros: self.zeros & other.zeros, ones: self.ones & other.ones }
    }

    /// Bits that are known if both hold.
    #[must_use]
    pub fn both(self, other: KnownBits) -> KnownBits {
        KnownBits { zeros: self.zeros | other.zeros, ones: self.ones | other.ones }
    }

    /// `self + other + carry`, where the carry is known.
    fn add_carry(self, other: KnownBits, carry: u64, width: u32) -> KnownBits {
        let m = mask(width);
        let low = self.ones.wrapping_add(other.ones).wrapping_add(carry);
        let high = (!self.zeros & m).wrapping_add(!other.zeros & m).wrapping_add(carry);
        // A bit of the sum is known where both operands' bits and the carry into it are known.
        let no_carry = !(high ^ self.zeros ^ other.zeros);
        let carry_in = low ^ self.ones ^ other.ones;
        let known =
            (self.zeros | self.ones) & (other.zeros | other.ones) & (no_carry | carry_in) & m;
        KnownBits { zeros: !high & known, ones: low & known }
    }

    /// The sum.
    #[must_use]
    pub fn add(self, other: KnownBits, flags: Flags, width: u32) -> KnownBits {
        let mut k = self.add_carry(other, 0, width);
        if flags.contains(Flags::NSW) && self.non_negative(width) && other.non_negative(width) {
            k.zeros |= 1 << (width - 1);
        }
        if flags.contains(Flags::NSW) && self.negative(width) && other.negative(width) {
            k.ones |= 1 << (width - 1);
        }
        if flags.contains(Flags::NUW) {
            // No smaller than either operand.
            let lead = |k: KnownBits| (k.ones << (64 - width)).leading_ones();
            k.ones |= high_ones(lead(self).max(lead(other)), width);
        }
        k.consistent()
    }

    /// The difference.
    #[must_use]
    pub fn sub(self, other: KnownBits, flags: Flags, width: u32) -> KnownBits {
        let mut k = self.add_carry(KnownBits { zeros: other.ones, ones: other.zeros }, 1, width);
        if flags.contains(Flags::NUW) {
            // No larger than the left operand.
            k.zeros |= high_ones(self.leading_zeros(width), width);
        }
        if flags.contains(Flags::NSW) && self.non_negative(width) && other.negative(width) {
            k.zeros |= 1 << (width - 1);
        }
        k.consistent()
    }

    /// The product.
    #[must_use]
    pub fn mul(self, other: KnownBits, flags: Flags, width: u32) -> KnownBits {
        let tz = (self.trailing_zeros() + other.trailing_zeros()).min(width);
        let mut zeros = mask(tz);
        let (a, b) = (self.max(width), other.max(width));
        let max = u128::from(a) * u128::from(b);
        if max <= u128::from(mask(width)) {
            zeros |= KnownBits::at_most(max as u64, width).zeros;
        } else if flags.contains(Flags::NSW)
            && self.non_negative(width)
            && other.non_negative(width)
        {
            zeros |= 1 << (width - 1);
        }
        KnownBits { zeros, ones: 0 }
    }

    /// Returns no known bits if contradicting ones were derived (from flags that make the value
    /// poison).
    fn consistent(self) -> KnownBits {
        if self.zeros & self.ones != 0 { KnownBits::UNKNOWN } else { self }
    }

    fn shl(self, by: u32, width: u32) -> KnownBits {
        KnownBits {
            zeros: ((self.zeros << by) | mask(by)) & mask(width),
            ones: (self.ones << by) & mask(width),
        }
    }

    fn lshr(self, by: u32, width: u32) -> KnownBits {
        KnownBits { zeros: (self.zeros >> by) | high_ones(by, width), ones: self.ones >> by }
    }

    fn ashr(self, by: u32, width: u32) -> KnownBits {
        let shift = |bits: u64| (sext(bits, width) >> by) as u64 & mask(width);
        KnownBits { zeros: shift(self.zeros), ones: shift(self.ones) }
    }

    fn zext(self, from: u32, to: u32) -> KnownBits {
        KnownBits { zeros: self.zeros | (mask(to) & !mask(from)), ones: self.ones }
    }

    fn sext_to(self, from: u32, to: u32) -> KnownBits {
        let extend = |bits: u64| sext(bits, from) as u64 & mask(to);
        KnownBits { zeros: extend(self.zeros), ones: extend(self.ones) }
    }

    fn trunc(self, to: u32) -> KnownBits {
        KnownBits { zeros: self.zeros & mask(to), ones: self.ones & mask(to) }
    }

    /// Whether the comparison has the same answer for all values.
    pub fn compare(self, cc: IntCc, other: KnownBits, width: u32) -> Option<bool> {
        let unsigned = |cc: IntCc| -> Option<bool> {
            let (amin, amax, bmin, bmax) =
                (self.min(), self.max(width), other.min(), other.max(width));
            match cc {
                IntCc::Ult if amax < bmin => Some(true),
                IntCc::Ult if amin >= bmax => Some(false),
                IntCc::Ule if amax <= bmin => Some(true),
                IntCc::Ule if amin > bmax => Some(false),
                _ => None,
            }
        };
        let signed = |cc: IntCc| -> Option<bool> {
            let (amin, amax) = (self.signed_min(width), self.signed_max(width));
            let (bmin, bmax) = (other.signed_min(width), other.signed_max(width));
            match cc {
                IntCc::Slt if amax < bmin => Some(true),
                IntCc::Slt if amin >= bmax => Some(false),
                IntCc::Sle if amax <= bmin => Some(true),
                IntCc::Sle if amin > bmax => Some(false),
                _ => None,
            }
        };
        match cc {
            IntCc::Eq | IntCc::Ne => {
                if (self.zeros & other.ones) | (self.ones & other.zeros) != 0 {
                    return Some(cc == IntCc::Ne);
                }
                let (a, b) = (self.as_constant(width)?, other.as_constant(width)?);
                Some((a == b) == (cc == IntCc::Eq))
            }
            IntCc::Ult | IntCc::Ule => unsigned(cc),
            IntCc::Ugt => other.compare(IntCc::Ult, self, width),
            IntCc::Uge => other.compare(IntCc::Ule, self, width),
            IntCc::Slt | IntCc::Sle => signed(cc),
            IntCc::Sgt => other.compare(IntCc::Slt, self, width),
            IntCc::Sge => other.compare(IntCc::Sle, self, width),
        }
    }
}

fn sext(bits: u64, width: u32) -> i64 {
    let shift = 64 - width;
    ((bits << shift) as i64) >> shift
}

/// Width for which bits are kept: integers and pointers of at most 64 bits.
pub fn tracked_width(cx: &Context, ty: Type) -> Option<u32> {
    if let Some(width) = ty.int_width() {
        return (width <= 64).then_some(width);
    }
    ty.address_space().map(|space| cx.data_layout().pointer(space).bits).filter(|&w| w <= 64)
}

/// [`tracked_width`] of the elements of a vector, or of a scalar.
fn lane_width(cx: &Context, ty: Type) -> Option<u32> {
    tracked_width(cx, cx.types.scalar(ty))
}

/// Known bits of the locals of a function; of a vector, those that all its elements have.
#[derive(Clone, Debug, Default)]
pub struct KnownBitsMap {
    bits: SecondaryMap<Local, KnownBits>,
}

impl KnownBitsMap {
    /// A map that knows nothing yet, with room for so many locals.
    pub fn for_locals(count: usize) -> KnownBitsMap {
        let mut map = KnownBitsMap::default();
        map.bits.resize(count);
        map
    }

    /// Computes the known bits of all reachable integers and pointers of `body`. `params` gives the
    /// attributes of the function's parameters.
    pub fn of(body: &Body, cx: &Context, cfg: &Cfg, params: &[ir::ssa::AttrSet]) -> KnownBitsMap {
        let mut map = KnownBitsMap::for_locals(body.locals.len());
        for &block in cfg.dom_preorder() {
            map.enter_block(body, cx, cfg, block, params);
            for inst in body.block_insts(block) {
                map.visit(body, cx, inst);
            }
        }
        map
    }

    /// Known bits of `local`.
    pub fn local(&self, local: Local) -> KnownBits {
        self.bits[local]
    }

    /// Known bits of any operand of a tracked type.
    pub fn value(&self, cx: &Context, v: Value) -> KnownBits {
        match v.kind() {
            ValueKind::Local(l) => self.bits[l],
            ValueKind::Const(c) => match cx.consts[c] {
                ConstData::Int { ty, value } => match ty.int_width() {
                    Some(w) if w <= 64 => KnownBits::constant(value as u64, w),
                    _ => KnownBits::UNKNOWN,
                },
                ConstData::Zero(ty) => match lane_width(cx, ty) {
                    Some(w) => KnownBits::constant(0, w),
                    None => KnownBits::UNKNOWN,
                },
                ConstData::Aggregate { ty, ref elems } if ty.is_vector() => {
                    let elems = elems.iter().map(|&elem| Value::from(elem));
                    self.common(cx, elems)
                }
                ConstData::Global { global, .. } => {
                    let data = &cx.globals[global];
                    let align = match data.align {
                        Some(align) => align.bytes(),
                        None if data.variable().is_some() => cx.abi_align(data.ty).bytes(),
                        None => 1,
                    };
                    KnownBits { zeros: align - 1, ones: 0 }
                }
                _ => KnownBits::UNKNOWN,
            },
            ValueKind::Metadata(_) => KnownBits::UNKNOWN,
        }
    }

    /// The bits that all the operands have. Poison has any.
    fn common(&self, cx: &Context, values: impl Iterator<Item = Value>) -> KnownBits {
        let is_poison =
            |v: &Value| v.constant().is_some_and(|c| matches!(cx.consts[c], ConstData::Poison(_)));
        let known = values.filter(|v| !is_poison(v)).map(|v| self.value(cx, v));
        known.reduce(KnownBits::either).unwrap_or_default()
    }

    /// Puts what is known of `local`.
    pub fn set(&mut self, local: Local, bits: KnownBits) {
        self.bits[local] = bits.consistent();
    }

    /// Computes the bits of `block`'s parameters from the edges into it.
    pub fn enter_block(
        &mut self,
        body: &Body,
        cx: &Context,
        cfg: &Cfg,
        block: Block,
        params: &[ir::ssa::AttrSet],
    ) {
        let locals = body.block_params(block);
        if locals.is_empty() {
            return;
        }
        if block == body.entry() {
            for (n, &local) in locals.iter().enumerate() {
                let attrs = params.get(n).copied().unwrap_or_default();
                self.bits[local] = from_attrs(cx, attrs, body.locals[local].ty);
            }
            return;
        }
        let own = cfg.number(block).unwrap_or(0);
        for (n, &param) in locals.iter().enumerate() {
            let Some(width) = lane_width(cx, body.locals[param].ty) else { continue };
            let mut known: Option<KnownBits> = None;
            // Forward edges first; a step over a back edge may keep what holds at the start.
            cfg.for_each_incoming(body, block, |pred, _, args| {
                if cfg.number(pred).unwrap_or(0) < own {
                    let bits = self.value(cx, args[n]);
                    known = Some(known.map_or(bits, |k| k.either(bits)));
                }
            });
            let mut bits = known.unwrap_or_default();
            cfg.for_each_incoming(body, block, |pred, _, args| {
                if cfg.number(pred).unwrap_or(0) >= own {
                    bits = self.after_back_edge(body, cx, param, bits, args[n], width);
                }
            });
            self.bits[param] = bits;
        }
    }

    /// Bits of a loop's `param` that still hold, given `bits` at the start, when the back edge brings
    /// `next`.
    fn after_back_edge(
        &self,
        body: &Body,
        cx: &Context,
        param: Local,
        bits: KnownBits,
        next: Value,
        width: u32,
    ) -> KnownBits {
        if next.local() == Some(param) {
            return bits;
        }
        if next.constant().is_some() {
            return bits.either(self.value(cx, next));
        }
        let is_param = |v: Value| v.local() == Some(param);
        let Some(InstKind::Binary { op, flags, args, .. }) = body.def_kind(next) else {
            return KnownBits::UNKNOWN;
        };
        if !is_param(args[0]) || args[1].constant().is_none() {
            return KnownBits::UNKNOWN;
        }
        let step = self.value(cx, args[1]);
        let low = mask(bits.trailing_zeros().min(step.trailing_zeros()));
        match op {
            BinaryOp::Add => {
                let mut zeros = low;
                if flags.contains(Flags::NSW)
                    && bits.non_negative(width)
                    && step.non_negative(width)
                {
                    zeros |= 1 << (width - 1);
                }
                KnownBits { zeros, ones: 0 }
            }
            BinaryOp::Sub => KnownBits { zeros: low, ones: 0 },
            BinaryOp::LShr | BinaryOp::UDiv => {
                KnownBits { zeros: high_ones(bits.leading_zeros(width), width), ones: 0 }
            }
            BinaryOp::And => KnownBits { zeros: bits.zeros, ones: 0 },
            BinaryOp::Shl | BinaryOp::Mul => {
                KnownBits { zeros: mask(bits.trailing_zeros()), ones: 0 }
            }
            _ => KnownBits::UNKNOWN,
        }
    }

    /// Computes the bits of `inst`'s result from those of its operands.
    pub fn visit(&mut self, body: &Body, cx: &Context, inst: Inst) {
        let Some(result) = body.result(inst) else { return };
        let ty = body.locals[result].ty;
        let Some(width) = lane_width(cx, ty) else { return };
        let bits = self.transfer(body, cx, inst, ty, width);
        self.bits[result] = bits.consistent();
    }

    fn transfer(&self, body: &Body, cx: &Context, inst: Inst, ty: Type, width: u32) -> KnownBits {
        let get = |v: Value| self.value(cx, v);
        let data = &body.insts[inst];
        match &data.kind {
            InstKind::Binary { op, flags, args, .. } => {
                let (a, b) = (get(args[0]), get(args[1]));
                binary(*op, *flags, a, b, width)
            }
            InstKind::Cast { op, flags, value, .. } => {
                let from = body.value_type(*value, cx);
                let Some(from_width) = lane_width(cx, from) else { return KnownBits::UNKNOWN };
                let k = get(*value);
                match op {
                    CastOp::ZExt => {
                        let mut k = k.zext(from_width, width);
                        if flags.contains(Flags::NNEG) {
                            k.zeros |= 1 << (from_width - 1);
                        }
                        k
                    }
                    CastOp::SExt => k.sext_to(from_width, width),
                    CastOp::Trunc => k.trunc(width),
                    CastOp::PtrToInt | CastOp::IntToPtr | CastOp::PtrToAddr => {
                        if width <= from_width { k.trunc(width) } else { k.zext(from_width, width) }
                    }
                    // The low bits of an address do not depend on its space (spaces are mapped at
                    // strongly aligned places), the others do.
                    CastOp::AddrSpaceCast => {
                        KnownBits { zeros: mask(k.trailing_zeros().min(12)), ones: 0 }
                    }
                    _ => KnownBits::UNKNOWN,
                }
            }
            InstKind::Select { args, .. } => get(args[1]).either(get(args[2])),
            InstKind::Freeze { .. } => KnownBits::UNKNOWN,
            InstKind::Alloca { align, .. } => KnownBits { zeros: align.bytes() - 1, ones: 0 },
            InstKind::ExtractElement { args: [vector, _] } => get(*vector),
            InstKind::InsertElement { args: [vector, element, _] } => {
                self.common(cx, [*vector, *element].into_iter())
            }
            InstKind::ShuffleVector { args, mask } => {
                let mask = &body.shuffle_masks[*mask];
                let lanes = cx.types.vector_parts(body.value_type(args[0], cx));
                let lanes = lanes.map_or(0, |(_, lanes)| lanes as i32);
                let first = mask.iter().any(|&lane| (0..lanes).contains(&lane));
                let second = mask.iter().any(|&lane| lane >= lanes);
                let used = [(args[0], first), (args[1], second)];
                self.common(cx, used.into_iter().filter(|u| u.1).map(|u| u.0))
            }
            InstKind::Gep { source, args, .. } if !ty.is_vector() => {
                self.gep(cx, *source, body.list(*args))
            }
            InstKind::Load { .. } => match cx.md_attachment(data.metadata, sym::RANGE) {
                Some(md) => range_metadata(cx, md, width),
                None => KnownBits::UNKNOWN,
            },
            InstKind::Call { callee, args, info } => {
                let mut known = KnownBits::UNKNOWN;
                if let Some(md) = cx.md_attachment(data.metadata, sym::RANGE) {
                    known = known.both(range_metadata(cx, md, width));
                }
                known = known.both(from_attrs(cx, body.calls[*info].ret_attrs, ty));
                if let Some(g) = cx.direct_callee(*callee)
                    && let Some(f) = cx.function(g)
                {
                    known = known.both(from_attrs(cx, f.ret_attrs, ty));
                    if f.intrinsic == Intrinsic::Target {
                        known = known.both(special_register(&cx.globals[g].name, width));
                    } else if f.intrinsic != Intrinsic::None {
                        known =
                            known.both(self.intrinsic(cx, f.intrinsic, body.list(*args), width));
                    }
                }
                known
            }
            InstKind::AtomicRmw { .. } => KnownBits::UNKNOWN,
            _ => KnownBits::UNKNOWN,
        }
    }

    /// Alignment of an address computation: trailing zeros only.
    fn gep(&self, cx: &Context, source: Type, args: &[Value]) -> KnownBits {
        let mut tz = self.value(cx, args[0]).trailing_zeros();
        let mut at = source;
        for (n, &index) in args[1..].iter().enumerate() {
            let scale;
            if n == 0 {
                scale = cx.alloc_size(at);
            } else if let Some(layout) = cx.struct_layout(at) {
                let Some(field) = index.constant().and_then(|c| cx.consts.as_uint(c)) else {
                    return KnownBits::UNKNOWN;
                };
                let offset = layout.offsets.get(field as usize).copied().unwrap_or(0);
                if offset != 0 {
                    tz = tz.min(offset.trailing_zeros());
                }
                at = cx.types.element(at, field as u64).unwrap_or(Type::I8);
                continue;
            } else {
                at = cx.types.element(at, 0).unwrap_or(Type::I8);
                scale = cx.alloc_size(at);
            }
            let index_bits = self.value(cx, index);
            let zero = index.constant().is_some_and(|c| cx.consts.is_zero(c));
            if !zero && scale != 0 {
                tz = tz.min(scale.trailing_zeros() + index_bits.trailing_zeros());
            }
        }
        KnownBits { zeros: mask(tz.min(63)), ones: 0 }
    }

    fn intrinsic(&self, cx: &Context, which: Intrinsic, args: &[Value], width: u32) -> KnownBits {
        let get = |n: usize| self.value(cx, args[n]);
        match which {
            Intrinsic::CtPop => KnownBits::at_most(u64::from(width), width),
            Intrinsic::CtLz | Intrinsic::CtTz => KnownBits::at_most(u64::from(width), width),
            Intrinsic::UMin => {
                let (a, b) = (get(0), get(1));
                let lead = a.leading_zeros(width).max(b.leading_zeros(width));
                let common = a.either(b);
                KnownBits { zeros: common.zeros | high_ones(lead, width), ones: common.ones }
            }
            Intrinsic::UMax | Intrinsic::SMin => get(0).either(get(1)),
            Intrinsic::SMax => {
                let (a, b) = (get(0), get(1));
                let mut k = a.either(b);
                if a.non_negative(width) || b.non_negative(width) {
                    k.zeros |= 1 << (width - 1);
                    k.ones &= !(1 << (width - 1));
                }
                k
            }
            Intrinsic::Abs => {
                let poison_on_min =
                    args.get(1).and_then(|v| v.constant()).is_some_and(|c| !cx.consts.is_zero(c));
                let mut k = KnownBits { zeros: mask(get(0).trailing_zeros().min(width)), ones: 0 };
                if poison_on_min {
                    k.zeros |= 1 << (width - 1);
                }
                k
            }
            Intrinsic::BSwap if width.is_multiple_of(8) => {
                let k = get(0);
                let swap = |bits: u64| bits.swap_bytes() >> (64 - width);
                KnownBits { zeros: swap(k.zeros), ones: swap(k.ones) }
            }
            Intrinsic::BitReverse => {
                let k = get(0);
                let swap = |bits: u64| bits.reverse_bits() >> (64 - width);
                KnownBits { zeros: swap(k.zeros), ones: swap(k.ones) }
            }
            Intrinsic::FShl | Intrinsic::FShr => {
                let Some(amount) = args[2].constant().and_then(|c| cx.consts.as_uint(c)) else {
                    return KnownBits::UNKNOWN;
                };
                let by = (amount % u128::from(width)) as u32;
                let left = if which == Intrinsic::FShl { by } else { width - by };
                if left == 0 {
                    return get(0);
                }
                if left == width {
                    return get(1);
                }
                let (hi, lo) = (get(0), get(1));
                let join = |h: u64, l: u64| ((h << left) | (l >> (width - left))) & mask(width);
                KnownBits { zeros: join(hi.zeros, lo.zeros), ones: join(hi.ones, lo.ones) }
            }
            _ => KnownBits::UNKNOWN,
        }
    }
}

/// Known bits of a two-operand integer instruction.
pub fn binary(op: BinaryOp, flags: Flags, a: KnownBits, b: KnownBits, width: u32) -> KnownBits {
    let amount = || b.as_constant(width).filter(|&n| n < u64::from(width)).map(|n| n as u32);
    match op {
        BinaryOp::Add => a.add(b, flags, width),
        BinaryOp::Sub => a.sub(b, flags, width),
        BinaryOp::Mul => a.mul(b, flags, width),
        BinaryOp::And => KnownBits { zeros: a.zeros | b.zeros, ones: a.ones & b.ones },
        BinaryOp::Or => KnownBits { zeros: a.zeros & b.zeros, ones: a.ones | b.ones },
        BinaryOp::Xor => KnownBits {
            zeros: (a.zeros & b.zeros) | (a.ones & b.ones),
            ones: (a.zeros & b.ones) | (a.ones & b.zeros),
        },
        BinaryOp::Shl => match amount() {
            Some(by) => {
                let mut k = a.shl(by, width);
                if flags.contains(Flags::NSW) && a.non_negative(width) {
                    k.zeros |= 1 << (width - 1);
                    k.ones &= !(1 << (width - 1));
                }
                k
            }
            None => KnownBits { zeros: mask(a.trailing_zeros().min(width)), ones: 0 },
        },
        BinaryOp::LShr => match amount() {
            Some(by) => a.lshr(by, width),
            None => KnownBits { zeros: high_ones(a.leading_zeros(width), width), ones: 0 },
        },
        BinaryOp::AShr => match amount() {
            Some(by) => a.ashr(by, width),
            None if a.non_negative(width) => {
                KnownBits { zeros: high_ones(a.leading_zeros(width), width), ones: 0 }
            }
            None => KnownBits::UNKNOWN,
        },
        BinaryOp::UDiv => {
            let max = a.max(width) / b.min().max(1);
            KnownBits::at_most(max, width)
        }
        BinaryOp::URem => match b.as_constant(width) {
            Some(d) if d.is_power_of_two() => {
                KnownBits { zeros: a.zeros | (mask(width) & !(d - 1)), ones: a.ones & (d - 1) }
            }
            _ => {
                let below = b.max(width).saturating_sub(1).min(a.max(width));
                KnownBits::at_most(below, width)
            }
        },
        BinaryOp::SDiv if a.non_negative(width) && b.non_negative(width) => {
            KnownBits::at_most(a.max(width) / b.min().max(1), width)
        }
        BinaryOp::SRem if a.non_negative(width) => {
            let below =
                if b.non_negative(width) { b.max(width).saturating_sub(1) } else { u64::MAX };
            KnownBits::at_most(below.min(a.max(width)), width)
        }
        _ => KnownBits::UNKNOWN,
    }
}

/// Known bits of a value of type `ty` from `range`, `align` and the like.
fn from_attrs(cx: &Context, attrs: ir::ssa::AttrSet, ty: Type) -> KnownBits {
    if attrs.is_empty() {
        return KnownBits::UNKNOWN;
    }
    if ty.is_ptr() {
        let align = cx.attrs.int(attrs, sym::ALIGN).filter(|a| a.is_power_of_two()).unwrap_or(1);
        return KnownBits { zeros: align - 1, ones: 0 };
    }
    match (ty.int_width(), cx.attrs.find(attrs, sym::RANGE)) {
        (Some(width), Some(AttrValue::Range { lo, hi, .. })) if width <= 64 => {
            from_range(*lo as u64, *hi as u64, width)
        }
        _ => KnownBits::UNKNOWN,
    }
}

/// The half-open, possibly wrapping range `lo..hi`.
fn from_range(lo: u64, hi: u64, width: u32) -> KnownBits {
    let last = hi.wrapping_sub(1) & mask(width);
    if lo > last {
        return KnownBits::UNKNOWN;
    }
    // Bits above the highest that differs between first and last are common to all.
    let common = !mask(64 - (lo ^ last).leading_zeros()) & mask(width);
    KnownBits { zeros: !lo & common, ones: lo & common }
}

fn range_metadata(cx: &Context, md: ir::ssa::Md, width: u32) -> KnownBits {
    let elems = cx.metadata.tuple(md);
    let mut known: Option<KnownBits> = None;
    for pair in elems.chunks_exact(2) {
        let bound = |m: Option<ir::ssa::Md>| cx.consts.as_uint(cx.metadata.value(m?)?);
        let (Some(lo), Some(hi)) = (bound(pair[0]), bound(pair[1])) else {
            return KnownBits::UNKNOWN;
        };
        let bits = from_range(lo as u64, hi as u64, width);
        known = Some(known.map_or(bits, |k| k.either(bits)));
    }
    known.unwrap_or_default()
}

/// Limits of the hardware's thread and block numbers, for declarations without `range`.
fn special_register(name: &str, width: u32) -> KnownBits {
    let Some(register) = name.strip_prefix("llvm.nvvm.read.ptx.sreg.") else {
        return KnownBits::UNKNOWN;
    };
    let max = match register {
        "tid.x" | "tid.y" => 1023,
        "tid.z" => 63,
        "ntid.x" | "ntid.y" => 1024,
        "ntid.z" => 64,
        "ctaid.x" => 0x7fff_fffe,
        "nctaid.x" => 0x7fff_ffff,
        "ctaid.y" | "ctaid.z" => 65534,
        "nctaid.y" | "nctaid.z" => 65535,
        "laneid" => 31,
        "warpsize" => 32,
        _ => return KnownBits::UNKNOWN,
    };
    KnownBits::at_most(max, width)
}

/// Operations that are looked through for what may be undef or poison.
const MOST_FROZEN_STEPS: u32 = 4;

/// Whether `v` is certainly neither undef nor poison.
pub fn not_undef_or_poison(
    body: &Body,
    cx: &Context,
    params: &[ir::ssa::AttrSet],
    v: Value,
) -> bool {
    is_well_defined(body, cx, params, v, MOST_FROZEN_STEPS)
}

fn is_well_defined(
    body: &Body,
    cx: &Context,
    params: &[ir::ssa::AttrSet],
    v: Value,
    steps: u32,
) -> bool {
    match v.kind() {
        ValueKind::Const(c) => matches!(
            cx.consts[c],
            ConstData::Int { .. }
                | ConstData::WideInt { .. }
                | ConstData::Float { .. }
                | ConstData::Zero(_)
                | ConstData::Global { .. }
                | ConstData::Bytes { .. }
        ),
        ValueKind::Local(l) => match body.locals[l].def {
            LocalDef::Param(block, n) => {
                block == body.entry()
                    && cx
                        .attrs
                        .has(params.get(n as usize).copied().unwrap_or_default(), sym::NOUNDEF)
            }
            LocalDef::Inst(inst) => match &body.insts[inst].kind {
                InstKind::Freeze { .. } | InstKind::Alloca { .. } => true,
                InstKind::Load { .. } => {
                    cx.md_attachment(body.insts[inst].metadata, sym::NOUNDEF).is_some()
                }
                InstKind::Call { info, callee, .. } => {
                    cx.attrs.has(body.calls[*info].ret_attrs, sym::NOUNDEF)
                        || cx
                            .direct_callee(*callee)
                            .and_then(|g| cx.function(g))
                            .is_some_and(|f| cx.attrs.has(f.ret_attrs, sym::NOUNDEF))
                }
                kind if steps > 0 && keeps_definedness(cx, kind) => {
                    let mut all = true;
                    kind.for_each_value(body, |operand| {
                        all = all && is_well_defined(body, cx, params, operand, steps - 1);
                    });
                    all
                }
                _ => false,
            },
        },
        ValueKind::Metadata(_) => false,
    }
}

/// Whether an operation on defined numbers is defined, whatever they are.
fn keeps_definedness(cx: &Context, kind: &InstKind) -> bool {
    use BinaryOp::{AShr, Add, And, LShr, Mul, Or, Shl, Sub, Xor};
    match *kind {
        InstKind::Binary { op: Add | Sub | Mul | And | Or | Xor, flags, .. } => {
            flags == Flags::NONE
        }
        InstKind::Binary { op: Shl | LShr | AShr, flags, args: [_, by], .. } => {
            let amount = by.constant().and_then(|c| {
                let width = cx.consts.ty(c).int_width()?;
                cx.consts.as_uint(c).filter(|&by| by < u128::from(width))
            });
            flags == Flags::NONE && amount.is_some()
        }
        InstKind::Cast { op: CastOp::ZExt | CastOp::SExt | CastOp::Trunc, flags, .. } => {
            flags == Flags::NONE
        }
        InstKind::Select { fast_math, .. } => fast_math == FastMath::NONE,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::cfg::Cfg;

    /// Every pair of known-bits patterns of four bits against every pair of values that fits them.
    #[test]
    fn four_bit_operations_are_sound() {
        let patterns: Vec<KnownBits> = (0..81u32)
            .map(|mut n| {
                let mut k = KnownBits::UNKNOWN;
                for bit in 0..4 {
                    match n % 3 {
                        0 => k.zeros |= 1 << bit,
                        1 => k.ones |= 1 << bit,
                        _ => {}
                    }
                    n /= 3;
                }
                k
            })
            .collect();
        let fits = |k: KnownBits, v: u64| v & k.zeros == 0 && !v & k.ones & 15 == 0;
        use BinaryOp::*;
        for &a in &patterns {
            for &b in &patterns {
                for op in [Add, Sub, Mul, And, Or, Xor, Shl, LShr, AShr, UDiv, URem, SDiv, SRem] {
                    let k = binary(op, Flags::NONE, a, b, 4);
                    for x in (0..16).filter(|&x| fits(a, x)) {
                        for y in (0..16).filter(|&y| fits(b, y)) {
                            let (sx, sy) = (super::sext(x, 4), super::sext(y, 4));
                            let value = match op {
                                Add => x.wrapping_add(y),
                                Sub => x.wrapping_sub(y),
                                Mul => x.wrapping_mul(y),
                                And => x & y,
                                Or => x | y,
                                Xor => x ^ y,
                                Shl if y < 4 => x << y,
                                LShr if y < 4 => x >> y,
                                AShr if y < 4 => (sx >> y) as u64,
                                UDiv if y != 0 => x / y,
                                URem if y != 0 => x % y,
                                SDiv if y != 0 => (sx / sy) as u64,
                                SRem if y != 0 => (sx % sy) as u64,
                                _ => continue,
                            } & 15;
                            assert!(
                                fits(k, value),
                                "{op:?} {a:?} {b:?}: {x} {y} gives {value}, {k:?}"
                            );
                        }
                    }
                }
                for cc in IntCc::ALL {
                    let Some(answer) = a.compare(cc, b, 4) else { continue };
                    for x in (0..16).filter(|&x| fits(a, x)) {
                        for y in (0..16).filter(|&y| fits(b, y)) {
                            assert_eq!(
                                cc.evaluate(x.into(), y.into(), 4),
                                answer,
                                "{cc:?} {a:?} {b:?}"
                            );
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn sums_of_multiples_stay_multiples() {
        let four = KnownBits { zeros: 3, ones: 0 };
        let k = binary(BinaryOp::Add, Flags::NONE, four, KnownBits::constant(8, 32), 32);
        assert_eq!(k.zeros & 3, 3);
        let tid = KnownBits::at_most(1023, 32);
        let k = binary(BinaryOp::Mul, Flags::NONE, tid, KnownBits::constant(4, 32), 32);
        assert_eq!((k.max(32), k.trailing_zeros()), (4095 & !3, 2));
    }

    /// The bits known of what a function returns.
    fn of_result(body: &str) -> KnownBits {
        let text = format!("define i64 @f(i32 %a, i64 %b, i1 %c) {{\n{body}\n  ret i64 %r\n}}\n");
        let module = llvm_reader::parse("f.ll", text.as_bytes()).expect("a module");
        let (_, id) = module.definitions().next().expect("a function");
        let body = &module.bodies[id];
        let map = KnownBitsMap::of(body, &module.cx, &Cfg::of(body), &[]);
        let last = body.terminator(body.entry()).expect("a return");
        let InstKind::Ret { value } = body.insts[last].kind else { panic!("a return") };
        map.value(&module.cx, value.expand().expect("a result"))
    }

    #[test]
    fn elements_have_what_all_elements_of_their_vector_have() {
        let short = "  %w = zext i32 %a to i64\n  \
             %x = insertelement <2 x i64> <i64 5, i64 poison>, i64 %w, i64 1\n";
        let shuffle = |second: &str| {
            format!(
                "{short}  %y = insertelement <2 x i64> %x, i64 %b, i64 0\n  \
                 %s = shufflevector <2 x i64> %x, <2 x i64> %y, <2 x i32> <i32 1, i32 {second}>\n  \
                 %m = select i1 %c, <2 x i64> %s, <2 x i64> <i64 7, i64 9>\n  \
                 %r = extractelement <2 x i64> %m, i64 1"
            )
        };
        assert_eq!(of_result(&shuffle("0")).leading_zeros(64), 32);
        assert_eq!(of_result(&shuffle("poison")).leading_zeros(64), 32);
        assert_eq!(of_result(&shuffle("2")), KnownBits::UNKNOWN);
        let shifted = "  %v = insertelement <2 x i64> poison, i64 %b, i64 0\n  \
             %t = lshr <2 x i64> %v, splat (i64 40)\n  \
             %r = extractelement <2 x i64> %t, i64 0";
        assert_eq!(of_result(shifted).leading_zeros(64), 40);
    }
}
