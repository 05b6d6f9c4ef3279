//! Sub-groups: the work-items of a thread.
//!
//! The work-item of channel `n` of a thread is number `n` of its sub-group, and the threads of a work-group have its work-items in
//! order. Operations across a sub-group work on whole registers without the mask: channels that take no part (of a
//! sub-group that is not full, or on another path) are first set to the operation's neutral value.
//!
//! A value of another work-item is read by a region where its number is known when the kernel is compiled, and otherwise chosen among all
//! of them. Everything else (vectors, shuffles by distances, blocks, ballots) is made of these by `opencl-builtins`.

use ir::diagnostic::Diagnostic;
use ir::opencl::is_signed;
use ir::ssa::{BinaryOp, CastOp, Inst, InstKind, IntCc, Type, Value};
use smallvec::SmallVec;
use transform::divergent::uniformity::Origin;

use super::builtin_names::{base, is_lane};
use super::grid::Grid;
use super::intrinsic::ScalarFunction;
use super::piece::{Piece, RegSlice};
use super::{Pieces, Select, Selected};
use crate::target::eu::{Control, InstData, Op, Src, Type as Eu};

/// Operation that joins two values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Join {
    Add,
    Multiply,
    Min,
    Max,
    And,
    Or,
    Xor,
}

/// Operation across a sub-group.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Together {
    /// One value of all.
    Reduce(Join),
    /// Of each work-item the value of those up to it.
    Inclusive(Join),
    /// The same without its own.
    Exclusive(Join),
    /// Whether a number is not zero for all.
    All,
    /// Whether it is for any.
    Any,
    /// The value of the work-item of a number that is the same for all.
    Broadcast,
    /// The value of the work-item of a number.
    Shuffle,
}

/// Returns the operation that a function's name stands for.
fn together(base: &str) -> Option<Together> {
    let rest = base
        .strip_prefix("sub_group_")
        .or_else(|| (base == "intel_sub_group_shuffle").then_some("shuffle"))?;
    let rest = rest.strip_prefix("non_uniform_").unwrap_or(rest);
    let join = |name: &str| {
        Some(match name {
            "add" => Join::Add,
            "mul" => Join::Multiply,
            "min" => Join::Min,
            "max" => Join::Max,
            "and" => Join::And,
            "or" => Join::Or,
            "xor" => Join::Xor,
            _ => return None,
        })
    };
    if let Some(name) = rest.strip_prefix("reduce_") {
        return join(name).map(Together::Reduce);
    }
    if let Some(name) = rest.strip_prefix("scan_inclusive_") {
        return join(name).map(Together::Inclusive);
    }
    if let Some(name) = rest.strip_prefix("scan_exclusive_") {
        return join(name).map(Together::Exclusive);
    }
    Some(match rest {
        "all" => Together::All,
        "any" => Together::Any,
        "broadcast" => Together::Broadcast,
        "shuffle" => Together::Shuffle,
        _ => return None,
    })
}

/// Numbers about the sub-group.
const NUMBERS: [&str; 6] = [
    "get_sub_group_size",
    "get_max_sub_group_size",
    "get_num_sub_groups",
    "get_enqueued_num_sub_groups",
    "get_sub_group_id",
    "get_sub_group_local_id",
];

/// Whether what a function gives is the sub-group's own: the same in one of them, but not in all.
pub(super) fn has_its_own(name: &str) -> bool {
    base(name).is_some_and(|base| {
        let number = matches!(base, "get_sub_group_id" | "get_sub_group_size");
        number || together(base).is_some()
    })
}

/// Source of the uniformity of a call's result, if the function is one about sub-groups.
pub(super) fn origin(base: &str) -> Option<Origin> {
    if is_lane(base) {
        return Some(Origin::Divergent);
    }
    if NUMBERS.contains(&base) {
        return Some(Origin::Uniform);
    }
    Some(match together(base)? {
        Together::Inclusive(_) | Together::Exclusive(_) => Origin::Divergent,
        // All are given the same if all ask for the same.
        Together::Shuffle => Origin::Divergent,
        Together::Reduce(_) | Together::All | Together::Any | Together::Broadcast => {
            Origin::Uniform
        }
    })
}

/// Steps that are looked through for a number that is known of each channel.
const MOST_STEPS: u32 = 8;

impl Select<'_> {
    /// A call of a function about sub-groups; whether it is one.
    pub(super) fn sub_group_call(
        &mut self,
        inst: Inst,
        base: &str,
        params: &str,
        args: &[Value],
    ) -> Selected<bool> {
        if NUMBERS.contains(&base) {
            self.sub_group_number(inst, base);
            return Ok(true);
        }
        let Some(together) = together(base) else { return Ok(false) };
        let ty = self.result_type(inst);
        let vector = self.cx.types.lanes(ty) > 1;
        let count = if matches!(together, Together::Broadcast | Together::Shuffle) { 2 } else { 1 };
        if vector || args.len() != count || ty.is_void() {
            return Err(Diagnostic::unsupported("this built-in function"));
        }
        self.scalar_type(ty)?;
        let value = self.piece(args[0])?;
        let found = match together {
            Together::Reduce(join) => self.reduce_channels(join, ty, is_signed(params), value)?,
            Together::Inclusive(join) => {
                self.scan_channels(join, ty, is_signed(params), value, true)?
            }
            Together::Exclusive(join) => {
                self.scan_channels(join, ty, is_signed(params), value, false)?
            }
            Together::All | Together::Any => {
                let join = if together == Together::All { Join::And } else { Join::Or };
                let bits = self.bits(self.ty(args[0]));
                let flag = self.compare_ints(IntCc::Ne, bits, [value, Piece::Imm(0)], false);
                let truth = self.truth_of(flag, false, false);
                let all = self.reduce_channels(join, Type::I32, false, truth)?;
                self.extend(false, [1, 32], all, true)
            }
            Together::Broadcast => self.broadcast_channel(value, args[1], ty)?,
            Together::Shuffle => self.shuffle_channels(value, args[1], ty)?,
        };
        self.set_shared(inst, found);
        Ok(true)
    }

    /// Makes a piece the result, with an element for each channel where readers expect one.
    fn set_shared(&mut self, inst: Inst, piece: Piece) {
        let mut piece = piece;
        if !self.is_scalar(inst) && piece.is_uniform() && matches!(piece, Piece::Reg(_)) {
            let ty = self.raw(self.result_type(inst));
            let place = self.place(ty.bytes() as u8, false);
            self.copy(place, ty, piece);
            piece = Piece::Reg(place);
        }
        self.set(inst, Pieces::from_elem(piece, 1));
    }

    /// Numbers about the sub-group, all of 32 bits.
    fn sub_group_number(&mut self, inst: Inst, base: &str) {
        let simd = u64::from(self.simd);
        let found = match base {
            "get_max_sub_group_size" => Piece::Imm(simd),
            "get_sub_group_local_id" => self.lane_number(),
            "get_sub_group_id" => self.sub_group_id(),
            "get_num_sub_groups" => self.sub_groups(Grid::LocalSize),
            "get_enqueued_num_sub_groups" => self.sub_groups(Grid::EnqueuedLocalSize),
            _ => {
                let id = self.sub_group_id();
                let first = self.compute(Op::Mul, Eu::D, Eu::D, &[id, Piece::Imm(simd)], true);
                let items = self.items(Grid::LocalSize);
                let left = self.subtract(Eu::D, [items, first], true);
                self.extreme(crate::target::eu::Cmod::Lt, Eu::UD, [left, Piece::Imm(simd)], true)
            }
        };
        self.set_shared(inst, found);
    }

    /// The work-items of a work-group.
    fn items(&mut self, grid: Grid) -> Piece {
        let [x, y, z] = [0, 1, 2].map(|d| self.grid(grid, d));
        let area = self.compute(Op::Mul, Eu::D, Eu::D, &[x, y], true);
        self.compute(Op::Mul, Eu::D, Eu::D, &[area, z], true)
    }

    /// The sub-groups of a work-group.
    fn sub_groups(&mut self, grid: Grid) -> Piece {
        let items = self.items(grid);
        let rest = Piece::Imm(u64::from(self.simd) - 1);
        let sum = self.compute(Op::Add, Eu::D, Eu::D, &[items, rest], true);
        self.by_width(sum)
    }

    /// A number of work-items in sub-groups.
    fn by_width(&mut self, items: Piece) -> Piece {
        let amount = Piece::Imm(u64::from(self.simd.trailing_zeros()));
        self.shift(Op::Shr, Eu::UD, Eu::UD, [items, amount], true)
    }

    /// The number of the sub-group: that of its first work-item, by the width.
    fn sub_group_id(&mut self) -> Piece {
        let [x, y, z] = [0, 1, 2].map(|d| self.first_local_id(d));
        let [width, height] = [0, 1].map(|d| self.grid(Grid::LocalSize, d));
        let rows = self.compute(Op::Mul, Eu::D, Eu::D, &[z, height], true);
        let row = self.compute(Op::Add, Eu::D, Eu::D, &[rows, y], true);
        let before = self.compute(Op::Mul, Eu::D, Eu::D, &[row, width], true);
        let linear = self.compute(Op::Add, Eu::D, Eu::D, &[before, x], true);
        self.by_width(linear)
    }

    /// Runs something on the first `channels` channels of registers, without the mask.
    fn on_channels<T>(&mut self, channels: u8, work: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.whole.replace(channels);
        let result = work(self);
        self.whole = before;
        result
    }

    /// Bytes of an element.
    fn element_bytes(&self, ty: Type) -> u8 {
        if self.bits(ty) > 32 { 8 } else { 4 }
    }

    /// Fills elements of channels with a constant.
    fn fill(&mut self, to: RegSlice, channels: u8, ty: Type, bits: u64) {
        let raw = self.raw(ty);
        self.on_channels(channels, |s| s.copy(to, raw, Piece::Imm(bits)));
    }

    /// Joins two values.
    fn join(&mut self, join: Join, ty: Type, signed: bool, args: [Piece; 2]) -> Selected<Piece> {
        let extreme = |larger| {
            if ty.is_float() {
                ScalarFunction::FloatExtreme { larger }
            } else {
                ScalarFunction::IntExtreme { signed, larger }
            }
        };
        let int = match join {
            Join::Min | Join::Max => {
                return self.apply(extreme(join == Join::Max), ty, &args, false);
            }
            Join::Add | Join::Multiply if ty.is_float() => {
                let own = self.float_type(ty)?;
                let op = if join == Join::Add { Op::Add } else { Op::Mul };
                return Ok(self.compute(op, own, own, &args, false));
            }
            Join::Add => BinaryOp::Add,
            Join::Multiply => BinaryOp::Mul,
            Join::And => BinaryOp::And,
            Join::Or => BinaryOp::Or,
            Join::Xor => BinaryOp::Xor,
        };
        if ty.is_float() {
            return Err(Diagnostic::unsupported("this function of floats"));
        }
        self.int_op(int, ty, args, false)
    }

    /// Bits of the neutral element of a join.
    fn neutral(&self, join: Join, ty: Type, signed: bool) -> u64 {
        let bits = self.bits(ty);
        let ones = u64::MAX >> (64 - bits);
        let least = 1 << (bits - 1);
        let (one, infinity) = match ty {
            Type::HALF => (0x3c00, 0x7c00),
            Type::FLOAT => (u64::from(1f32.to_bits()), u64::from(f32::INFINITY.to_bits())),
            Type::DOUBLE => (1f64.to_bits(), f64::INFINITY.to_bits()),
            _ => (1, 0),
        };
        match join {
            Join::Add | Join::Or | Join::Xor => 0,
            Join::Multiply => one,
            Join::And => ones,
            Join::Min if ty.is_float() => infinity,
            Join::Max if ty.is_float() => infinity | least,
            Join::Min => {
                if signed {
                    ones >> 1
                } else {
                    ones
                }
            }
            Join::Max => {
                if signed {
                    least
                } else {
                    0
                }
            }
        }
    }

    /// The values of the channels that take part, and what changes nothing in the others.
    fn participants(&mut self, to: RegSlice, ty: Type, neutral: u64, value: Piece) {
        let raw = self.raw(ty);
        self.fill(to, self.simd, ty, neutral);
        self.copy(to, raw, value);
    }

    /// The values of all channels in one.
    fn reduce_channels(
        &mut self,
        join: Join,
        ty: Type,
        signed: bool,
        value: Piece,
    ) -> Selected<Piece> {
        let step = self.element_bytes(ty);
        let place = self.place(step, false);
        let neutral = self.neutral(join, ty, signed);
        self.participants(place, ty, neutral, value);
        let mut all = Piece::Reg(place);
        let mut channels = self.simd;
        while channels > 1 {
            channels /= 2;
            all = self.on_channels(channels, |s| {
                s.join(join, ty, signed, [all, all.channels(channels)])
            })?;
        }
        Ok(match all {
            Piece::Reg(place) => Piece::Reg(RegSlice { step: 0, ..place }),
            constant @ Piece::Imm(_) => constant,
        })
    }

    /// Of each channel the values of those up to it, or in front of it.
    fn scan_channels(
        &mut self,
        join: Join,
        ty: Type,
        signed: bool,
        value: Piece,
        inclusive: bool,
    ) -> Selected<Piece> {
        let step = self.element_bytes(ty);
        let neutral = self.neutral(join, ty, signed);
        let raw = self.raw(ty);
        // In front of the channels lies what changes nothing.
        let (before, channels) = (self.simd / 2, self.simd);
        let bytes = u32::from(step) * u32::from(before + channels);
        let front = RegSlice { base: self.func.add_grfs(bytes), offset: 0, step };
        let own = front.channels(before);
        self.fill(front, before, ty, neutral);
        self.participants(own, ty, neutral, value);
        let mut distance = 1;
        while distance < channels {
            let mut other = Piece::Reg(front.channels(before - distance));
            if step == 8 {
                // Arithmetic by halves wants them to begin registers.
                let parts = self.parts(ty, other);
                other = self.on_channels(channels, |s| s.whole(&parts, false));
            }
            let sum =
                self.on_channels(channels, |s| s.join(join, ty, signed, [other, Piece::Reg(own)]))?;
            distance *= 2;
            if inclusive && distance == channels {
                return Ok(sum);
            }
            self.on_channels(channels, |s| s.copy(own, raw, sum));
        }
        let result = self.place(step, false);
        let from = Piece::Reg(front.channels(before - u8::from(!inclusive)));
        self.copy(result, raw, from);
        Ok(Piece::Reg(result))
    }

    /// The parts of 32 bits of a value.
    fn parts(&self, ty: Type, piece: Piece) -> SmallVec<[Piece; 4]> {
        let count = if self.bits(ty) > 32 { 2 } else { 1 };
        (0..count).map(|n| piece.part(4 * n)).collect()
    }

    /// A value of such parts.
    fn whole(&mut self, parts: &[Piece], scalar: bool) -> Piece {
        match *parts {
            [low, high] => self.join_halves([low, high], scalar),
            _ => parts.first().copied().unwrap_or(Piece::Imm(0)),
        }
    }

    /// The value of the work-item of a number that is the same for all.
    fn broadcast_channel(&mut self, value: Piece, number: Value, ty: Type) -> Selected<Piece> {
        if value.is_uniform() {
            return Ok(value);
        }
        let own = self.piece(number)?;
        if !own.is_uniform() {
            // All that take part have the same number, and so are given the same.
            let mut parts: SmallVec<[Piece; 4]> = SmallVec::new();
            let found = self.shuffle_channels(value, number, ty)?;
            for part in self.parts(ty, found) {
                parts.push(self.reduce_channels(Join::Or, Type::I32, false, part)?);
            }
            return Ok(self.whole(&parts, true));
        }
        let mut parts = self.parts(ty, value);
        for part in &mut parts {
            *part = self.read_channel(*part, own);
        }
        Ok(self.whole(&parts, true))
    }

    /// The doubleword of a channel whose number all have alike.
    fn read_channel(&mut self, part: Piece, number: Piece) -> Piece {
        let mut found = part;
        match number {
            Piece::Imm(number) => {
                found = part.channels(number as u8 & (self.simd - 1));
            }
            Piece::Reg(_) => {
                // The half that it is in, and so on.
                let mut channels = self.simd;
                while channels > 1 {
                    channels /= 2;
                    let bit = Piece::Imm(u64::from(channels));
                    let bit = self.logic(Op::And, Eu::UD, [number, bit], true);
                    found = self.on_channels(channels, |s| {
                        let flag = s.test(bit, false);
                        s.choose_by(flag, false, Eu::UD, [found.channels(channels), found], false)
                    });
                }
            }
        }
        // Copied at once: that work-item may take another path later.
        let place = self.place(4, true);
        self.copy(place, Eu::UD, found);
        Piece::Reg(place)
    }

    /// The values of the work-items of some numbers.
    fn shuffle_channels(&mut self, value: Piece, number: Value, ty: Type) -> Selected<Piece> {
        if value.is_uniform() {
            return Ok(value);
        }
        let mut parts = self.parts(ty, value);
        if let Some(numbers) = self.known_channels(number, 0) {
            for part in &mut parts {
                *part = self.permute(*part, &numbers);
            }
            return Ok(self.whole(&parts, false));
        }
        let own = self.piece(number)?;
        if own.is_uniform() {
            for part in &mut parts {
                *part = self.read_channel(*part, own);
            }
            return Ok(self.whole(&parts, true));
        }
        let from = parts.clone();
        let only = |piece: Piece| match piece {
            Piece::Reg(place) => Piece::Reg(RegSlice { step: 0, ..place }),
            constant @ Piece::Imm(_) => constant,
        };
        for part in &mut parts {
            *part = only(*part);
        }
        for channel in 1..self.simd {
            let args = [own, Piece::Imm(u64::from(channel))];
            let flag = self.compare_ints(IntCc::Eq, 32, args, false);
            for (part, &from) in parts.iter_mut().zip(&from) {
                let other = only(from.channels(channel));
                *part = self.choose_by(flag, false, Eu::UD, [other, *part], false);
            }
        }
        Ok(self.whole(&parts, false))
    }

    /// The numbers that a value has in the channels, if they are known: made of constants and the channels' own numbers.
    fn known_channels(&self, value: Value, steps: u32) -> Option<SmallVec<[u32; 32]>> {
        let simd = usize::from(self.simd);
        if let Some(c) = value.constant() {
            let number = self.cx.consts.as_uint(c)? as u32;
            return Some(SmallVec::from_elem(number, simd));
        }
        if steps == MOST_STEPS || self.ty(value) != Type::I32 {
            return None;
        }
        match self.body.def_kind(value)? {
            InstKind::Call { callee, .. } => {
                let global = self.cx.direct_callee(*callee)?;
                let (base, _) = ir::opencl::demangle(&self.cx.globals[global].name)?;
                match base {
                    _ if is_lane(base) => Some((0..u32::from(self.simd)).collect()),
                    "get_max_sub_group_size" => {
                        Some(SmallVec::from_elem(u32::from(self.simd), simd))
                    }
                    _ => None,
                }
            }
            InstKind::Binary { op, args, .. } => {
                let [a, b] = args.map(|arg| self.known_channels(arg, steps + 1));
                let (a, b) = (a?, b?);
                let compute: fn(u32, u32) -> Option<u32> = match op {
                    BinaryOp::Add => |a, b| Some(a.wrapping_add(b)),
                    BinaryOp::Sub => |a, b| Some(a.wrapping_sub(b)),
                    BinaryOp::Mul => |a, b| Some(a.wrapping_mul(b)),
                    BinaryOp::Xor => |a, b| Some(a ^ b),
                    BinaryOp::And => |a, b| Some(a & b),
                    BinaryOp::Or => |a, b| Some(a | b),
                    BinaryOp::Shl => |a, b| a.checked_shl(b),
                    BinaryOp::LShr => |a, b| a.checked_shr(b),
                    _ => return None,
                };
                a.into_iter().zip(b).map(|(a, b)| compute(a, b)).collect()
            }
            InstKind::Freeze { value } | InstKind::Cast { op: CastOp::BitCast, value, .. } => {
                self.known_channels(*value, steps + 1)
            }
            _ => None,
        }
    }

    /// The doublewords of the channels of some numbers, by as few regions as there are.
    fn permute(&mut self, part: Piece, numbers: &[u32]) -> Piece {
        let Piece::Reg(from) = part else { return part };
        let own = u32::from(self.simd) - 1;
        // Beyond the sub-group anything may come out.
        let numbers: SmallVec<[u8; 32]> = numbers.iter().map(|&n| (n & own) as u8).collect();
        let best = [1, 2, 4].map(|stride| runs(&numbers, stride));
        let Some(best) = best.iter().min_by_key(|runs| runs.len()) else { return part };
        let to = self.place(4, false);
        for run in best {
            let dst = RegSlice { step: 4 * run.stride, ..to.channels(run.to) };
            let src = RegSlice { step: from.step * run.distance, ..from.channels(run.from) };
            let control = Control::all(run.count);
            let src: Src = src.src(Eu::UD, run.count);
            self.push(InstData::mov(control, dst.dst(Eu::UD), src));
        }
        Piece::Reg(to)
    }
}

/// Channels that one move copies: `count` of them from `to` on, every `stride`th, from every `distance`th from `from` on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Run {
    to: u8,
    stride: u8,
    count: u8,
    from: u8,
    distance: u8,
}

/// The moves for channels of some numbers, each of channels `stride` apart.
fn runs(numbers: &[u8], stride: u8) -> Vec<Run> {
    let mut found = Vec::new();
    for class in 0..stride {
        let own: SmallVec<[u8; 32]> =
            numbers.iter().skip(class.into()).step_by(stride.into()).copied().collect();
        let mut at = 0;
        while at < own.len() {
            let rest = &own[at..];
            let distance = match rest {
                [a, b, ..] if b >= a && matches!(b - a, 0 | 1 | 2 | 4) => b - a,
                _ => 0,
            };
            let same = |(n, &number): (usize, &u8)| {
                usize::from(number) == usize::from(rest[0]) + n * usize::from(distance)
            };
            let most = rest.iter().enumerate().take_while(|&pair| same(pair)).count();
            // A power of two.
            let count = 1 << most.ilog2();
            found.push(Run {
                to: class + stride * at as u8,
                stride,
                count: count as u8,
                from: rest[0],
                distance,
            });
            at += count;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn permutations_are_few_moves() {
        let count = |f: fn(u8) -> u8| {
            let numbers: Vec<u8> = (0..16).map(f).collect();
            [1, 2, 4].map(|stride| runs(&numbers, stride).len())
        };
        assert_eq!(count(|n| n ^ 8), [2, 4, 8]);
        assert_eq!(count(|n| n ^ 1), [16, 2, 4]);
        assert_eq!(count(|n| n ^ 2)[2], 4);
        assert_eq!(count(|_| 3)[0], 1);
        for stride in [1, 2, 4] {
            let numbers: Vec<u8> = (0..32).map(|n| (n * 7 + 3) % 32).collect();
            let mut made = vec![None; 32];
            for run in runs(&numbers, stride) {
                for n in 0..run.count {
                    made[usize::from(run.to + n * run.stride)] = Some(run.from + n * run.distance);
                }
            }
            assert_eq!(made.into_iter().flatten().collect::<Vec<u8>>(), numbers);
        }
    }

    #[test]
    fn names_of_functions_of_sub_groups() {
        assert_eq!(together("sub_group_reduce_min"), Some(Together::Reduce(Join::Min)));
        let scan = together("sub_group_non_uniform_scan_exclusive_xor");
        assert_eq!(scan, Some(Together::Exclusive(Join::Xor)));
        assert_eq!(together("sub_group_reduce_mean"), None);
        assert_eq!(together("work_group_reduce_min"), None);
    }
}
