//! Bit fields: taken out, put in, their masks; and rotations, which are a field put in.

use ir::ssa::{BinaryOp, Block, Inst, InstKind, Intrinsic, Value};
use smallvec::{SmallVec, smallvec};
use transform::analysis::cfg::Cfg;
use transform::analysis::known_bits::KnownBitsMap;

use super::{Candidate, Finder, Form, Found, Number, low_ones};
use crate::target::device::Generation;

/// Whether a mask is one run of ones.
fn is_run(mask: u32) -> bool {
    let run = mask >> mask.trailing_zeros().min(31);
    run != 0 && run & run.wrapping_add(1) == 0
}

/// The bits of a funnel shift of 32 bits by a known number that come from the upper value.
pub(in crate::isel) fn funnel_mask(left: bool, amount: u32) -> Option<u32> {
    let amount = amount % 32;
    let up = if left { amount } else { 32 - amount };
    (amount != 0).then(|| u32::MAX << up)
}

impl Finder<'_> {
    /// A field: shifted and masked, or shifted to the top and back.
    pub(super) fn field(&self, inst: Inst, op: BinaryOp, [a, b]: [Value; 2]) -> Option<Found> {
        let bits = self.width(inst)?;
        let (inner, inner_op, [value, by]) = self.only_for(a, inst).or_else(|| {
            // A mask that is not known may come first.
            (op == BinaryOp::And).then(|| self.only_for(b, inst)).flatten()
        })?;
        let mut covered: SmallVec<[Inst; 4]> = smallvec![inner];
        let (first, width, signed) = match (op, inner_op) {
            (BinaryOp::And, BinaryOp::LShr) => {
                let mask =
                    if self.only_for(a, inst).is_some_and(|(i, ..)| i == inner) { b } else { a };
                match (self.known(by), self.known(mask)) {
                    (Some(first), Some(mask)) if mask.wrapping_add(1).is_power_of_two() => {
                        let width = mask.trailing_ones();
                        if first + width >= bits {
                            return None;
                        }
                        (Number::Known(first), Number::Known(width), false)
                    }
                    (_, None) if bits == 32 => {
                        let (width, mut inside) = self.low_mask(mask, inst)?;
                        covered.append(&mut inside);
                        (self.number(by)?, Number::Value(width), false)
                    }
                    _ => return None,
                }
            }
            (BinaryOp::LShr, BinaryOp::And) => {
                let (first, mask) = (self.known(b)?, self.known(by)?);
                let run = mask.checked_shr(first)?;
                if first == 0 || !run.wrapping_add(1).is_power_of_two() || run == 0 {
                    return None;
                }
                (Number::Known(first), Number::Known(run.trailing_ones()), false)
            }
            (BinaryOp::LShr | BinaryOp::AShr, BinaryOp::Shl) => {
                let (down, up) = (self.known(b)?, self.known(by)?);
                if up > down || down >= bits || up == 0 {
                    return None;
                }
                let signed = op == BinaryOp::AShr;
                (Number::Known(down - up), Number::Known(bits - down), signed)
            }
            _ => return None,
        };
        value.local()?;
        if let (Number::Known(first), Number::Known(width @ (8 | 16))) = (first, width)
            && first.is_multiple_of(width)
        {
            let part = Form::Part { value, byte: first / 8, bits: width, signed };
            return Some((part, covered));
        }
        Some((Form::Field { width, first, value, signed }, covered))
    }

    /// The width of a mask `~(-1 << width)` or `(1 << width) - 1`, with the instructions that make it for `user`.
    fn low_mask(&self, value: Value, user: Inst) -> Option<(Value, SmallVec<[Inst; 4]>)> {
        let (outer, op, [shifted, ones]) = self.only_for(value, user)?;
        let all = low_ones(self.width(outer)?);
        let (inner, shift, [one, width]) = self.only_for(shifted, outer)?;
        let start = match op {
            BinaryOp::Xor => all,
            BinaryOp::Add => 1,
            _ => return None,
        };
        let fits = self.known(ones) == Some(all)
            && shift == BinaryOp::Shl
            && self.known(one) == Some(start)
            && width.local().is_some();
        fits.then(|| (width, smallvec![outer, inner]))
    }

    /// A mask that is not known.
    pub(super) fn run(&self, inst: Inst, op: BinaryOp, [a, b]: [Value; 2]) -> Option<Found> {
        if self.width(inst) != Some(32) {
            return None;
        }
        if op == BinaryOp::Shl {
            let (width, covered) = self.low_mask(a, inst)?;
            return Some((Form::Run { width, first: self.number(b)? }, covered));
        }
        // The mask itself, for its other users.
        let start = match op {
            BinaryOp::Xor => u32::MAX,
            BinaryOp::Add => 1,
            _ => return None,
        };
        let (inner, shift, [one, width]) = self.only_for(a, inst)?;
        let fits = self.known(b) == Some(u32::MAX)
            && shift == BinaryOp::Shl
            && self.known(one) == Some(start)
            && width.local().is_some();
        fits.then(|| (Form::Run { width, first: Number::Known(0) }, smallvec![inner]))
    }

    /// A field at its place: the mask, the number before it is shifted, what is needless then.
    fn placed(&mut self, value: Value, user: Inst) -> Option<(u32, Value, SmallVec<[Inst; 4]>)> {
        let (outer, op, [a, b]) = self.only_for(value, user)?;
        let all = low_ones(self.width(outer)?);
        let found = match op {
            BinaryOp::And => {
                let mask = self.known(b)?;
                match self.only_for(a, outer) {
                    Some((inner, BinaryOp::Shl, [number, by]))
                        if self.known(by) == Some(mask.trailing_zeros()) =>
                    {
                        (mask, number, smallvec![outer, inner])
                    }
                    _ if mask & 1 == 1 => (mask, a, smallvec![outer]),
                    _ => return None,
                }
            }
            BinaryOp::Shl => {
                let by = self.known(b).filter(|&by| by < 32)?;
                match self.only_for(a, outer) {
                    Some((inner, BinaryOp::And, [number, mask]))
                        if self.known(mask).is_some_and(|mask| mask & 1 == 1) =>
                    {
                        (self.known(mask)? << by & all, number, smallvec![outer, inner])
                    }
                    _ => (u32::MAX << by & all, a, smallvec![outer]),
                }
            }
            _ => return None,
        };
        (is_run(found.0) && found.1.local().is_some()).then_some(found)
    }

    /// A field beside what another number has.
    pub(super) fn insert(&mut self, inst: Inst, op: BinaryOp, args: [Value; 2]) -> Option<Found> {
        let all = low_ones(self.width(inst)?);
        if matches!(op, BinaryOp::And | BinaryOp::Shl) {
            // Beside nothing. The instruction itself is what is replaced.
            let [a, b] = args;
            let (mask, number, inner) = match (op, self.only_for(a, inst)?) {
                (BinaryOp::And, (inner, BinaryOp::Shl, [number, by])) => {
                    let mask = self.known(b)?;
                    (self.known(by)? == mask.trailing_zeros()).then_some((mask, number, inner))?
                }
                (BinaryOp::Shl, (inner, BinaryOp::And, [number, mask])) => {
                    let mask = self.known(mask).filter(|mask| mask & 1 == 1)?;
                    (mask.checked_shl(self.known(b)?)? & all, number, inner)
                }
                _ => return None,
            };
            let form =
                Form::Insert { mask: Number::Known(mask), field: number, into: Number::Known(0) };
            return (is_run(mask) && number.local().is_some()).then(|| (form, smallvec![inner]));
        }
        if op != BinaryOp::Or {
            return None;
        }
        let mut best: Option<Found> = None;
        for [other, field] in [args, [args[1], args[0]]] {
            let Some((mask, number, mut covered)) = self.placed(field, inst) else { continue };
            // The bits that the field covers are cleared before, or never there.
            let cleared = self.only_for(other, inst).filter(|(_, op, [_, keep])| {
                *op == BinaryOp::And && self.known(*keep) == Some(!mask & all)
            });
            let into = match cleared {
                Some((inner, _, [value, _])) => {
                    covered.push(inner);
                    value
                }
                None if self.zeros(other) & mask == mask => other,
                None => continue,
            };
            let Some(into) = self.number(into) else { continue };
            let form = Form::Insert { mask: Number::Known(mask), field: number, into };
            if best.as_ref().is_none_or(|(_, others)| covered.len() > others.len()) {
                best = Some((form, covered));
            }
        }
        best
    }

    /// The bits of a value that are known to be zero.
    fn zeros(&mut self, value: Value) -> u32 {
        let (body, cx) = (self.body, self.cx);
        let bits = self.bits.get_or_insert_with(|| KnownBitsMap::of(body, cx, &Cfg::of(body), &[]));
        bits.value(cx, value).zeros as u32
    }

    /// A rotation by a known number where there is no instruction for it: a shift, and the rest inserted beside it.
    pub(super) fn rotation(&self, inst: Inst, block: Block) -> Option<Candidate> {
        let InstKind::Call { callee, args, .. } = &self.body.insts[inst].kind else { return None };
        if self.width(inst) != Some(32) {
            return None;
        }
        let args = self.body.list(*args);
        let left = match self.cx.intrinsic_of(*callee) {
            Intrinsic::FShl => true,
            Intrinsic::FShr => false,
            Intrinsic::None => {
                let name = &self.cx.globals[self.cx.direct_callee(*callee)?].name;
                matches!(&**name, "_Z6rotatejj" | "_Z6rotateii").then_some(true)?
            }
            _ => return None,
        };
        let (&value, &amount) = (args.first()?, args.last()?);
        let rotates = args.len() == 2 || args[1] == value;
        if rotates && self.device.generation >= Generation::Gen12p1 {
            return None;
        }
        let constant = funnel_mask(left, self.known(amount)?)?;
        if self.poor.contains(&constant) {
            return None;
        }
        // The form is that of the function; only the constant is asked for.
        let form = Form::Insert {
            mask: Number::Known(constant),
            field: value,
            into: Number::Value(value),
        };
        let weight = self.weight(block);
        let (constants, covered) = (smallvec![constant], SmallVec::new());
        Some(Candidate { inst, form, saved: 1, weight, constants, covered })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_contiguous() {
        for mask in [1, 2, 3, 0xff, 0xff00, 0xffff_0000, u32::MAX, 1 << 31] {
            assert!(is_run(mask), "{mask:#x}");
        }
        for mask in [0, 5, 0xff01, 0x8000_0001] {
            assert!(!is_run(mask), "{mask:#x}");
        }
    }

    #[test]
    fn a_funnel_shift_takes_its_upper_bits_from_the_first_value() {
        assert_eq!(funnel_mask(true, 7), Some(0xffff_ff80));
        assert_eq!(funnel_mask(false, 7), Some(0xfe00_0000));
        assert_eq!(funnel_mask(true, 32), None);
    }
}
