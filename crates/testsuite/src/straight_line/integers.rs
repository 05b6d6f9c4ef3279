//! Integer instructions and intrinsics.

use super::constants::{list, splat, splat_mask};
use super::types::{Elem, Ty};
use super::writer::Writer;

const PLAIN: [&str; 6] = ["add", "sub", "mul", "and", "or", "xor"];
const SHIFTS: [&str; 3] = ["shl", "lshr", "ashr"];
const DIVISIONS: [&str; 4] = ["udiv", "urem", "sdiv", "srem"];
const CONDITIONS: [&str; 10] = ["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];
const BINARY: [&str; 8] =
    ["smax", "smin", "umax", "umin", "uadd.sat", "usub.sat", "sadd.sat", "ssub.sat"];
const OVERFLOW: [&str; 6] = ["uadd", "sadd", "usub", "ssub", "umul", "smul"];

impl Writer<'_> {
    /// Combines integers of a type.
    pub(super) fn integer(&mut self, ty: Ty) {
        let Elem::Int(bits) = ty.elem else { return };
        let t = ty.name();
        match self.choices.below(16) {
            0 | 1 => {
                let (a, b) = (self.value(ty), self.value(ty));
                let op = *self.choices.pick(&PLAIN);
                let out = self.define(&format!("{op} {t} {a}, {b}"));
                self.keep(ty, out);
            }
            2 | 3 => {
                let (a, b) = (self.value(ty), self.amount(ty, bits));
                let op = *self.choices.pick(&SHIFTS);
                let out = self.define(&format!("{op} {t} {a}, {b}"));
                self.keep(ty, out);
            }
            4 => self.division(ty, bits),
            5 => self.comparison(ty),
            6 => self.select(ty),
            7 => {
                let (a, b) = (self.value(ty), self.value(ty));
                let name = *self.choices.pick(&BINARY);
                let out = self.overloaded(name, ty, &[&a, &b]);
                self.keep(ty, out);
            }
            8 => self.bits(ty, bits),
            9 => {
                let (a, b, c) = (self.value(ty), self.value(ty), self.value(ty));
                let name = *self.choices.pick(&["fshl", "fshr"]);
                // A rotation has both operands alike.
                let b = if self.choices.chance(1, 3) { a.clone() } else { b };
                let out = self.overloaded(name, ty, &[&a, &b, &c]);
                self.keep(ty, out);
            }
            10 => self.overflow(ty),
            11 | 12 => self.resize(ty, bits),
            13 => self.int_to_float(ty),
            14 => self.bitcast(ty),
            _ => self.shift_pair(ty, bits),
        }
    }

    /// Returns an amount of a shift, below the width.
    fn amount(&mut self, ty: Ty, bits: u32) -> String {
        if bits == 1 {
            return splat(ty, 0);
        }
        let t = ty.name();
        match self.choices.below(4) {
            0 => splat(ty, u64::from(self.choices.below(bits))),
            1 => {
                let amounts: Vec<u32> = (0..ty.count()).map(|_| self.choices.below(bits)).collect();
                list(ty, |n| amounts[n as usize].to_string())
            }
            2 => {
                let v = self.value(ty);
                let low = splat_mask(ty, bits.ilog2());
                self.define(&format!("and {t} {v}, {low}"))
            }
            _ => {
                let (v, width) = (self.value(ty), splat(ty, u64::from(bits)));
                self.define(&format!("urem {t} {v}, {width}"))
            }
        }
    }

    fn division(&mut self, ty: Ty, bits: u32) {
        let t = ty.name();
        let a = self.value(ty);
        let divisor = match (bits, self.choices.below(2)) {
            (1, _) => splat(ty, 1),
            (2, _) => splat(ty, 1),
            (_, 0) => {
                let n = 1 + self.choices.below(1 << (bits - 1).min(8));
                splat(ty, u64::from(n).min((1 << (bits - 1).min(9)) - 1))
            }
            _ => {
                let b = self.value(ty);
                let below = splat_mask(ty, bits - 1);
                let positive = self.define(&format!("and {t} {b}, {below}"));
                let one = splat(ty, 1);
                self.define(&format!("or {t} {positive}, {one}"))
            }
        };
        // The one divisor of an i1 is -1, and -1 / -1 overflows.
        let ops = if bits == 1 { &DIVISIONS[..2] } else { &DIVISIONS[..] };
        let op = *self.choices.pick(ops);
        let out = self.define(&format!("{op} {t} {a}, {divisor}"));
        self.keep(ty, out);
    }

    fn comparison(&mut self, ty: Ty) {
        let (a, b) = (self.value(ty), self.value(ty));
        if self.choices.chance(1, 6) {
            let to = self.int_like(ty);
            let to = if to.elem == Elem::Int(1) { ty.with(Elem::Int(2)) } else { to };
            let which = *self.choices.pick(&["scmp", "ucmp"]);
            let name = format!("llvm.{which}.{}.{}", to.mangled(), ty.mangled());
            let args = [(ty.name(), a.as_str()), (ty.name(), b.as_str())];
            let out = self.intrinsic(&to.name(), &name, &args);
            return self.keep(to, out);
        }
        let condition = *self.choices.pick(&CONDITIONS);
        let out = self.define(&format!("icmp {condition} {} {a}, {b}", ty.name()));
        self.keep(ty.with(Elem::Int(1)), out);
    }

    /// Returns a condition for a type: one for all elements, or one for each.
    pub(super) fn condition(&mut self, ty: Ty) -> (Ty, String) {
        let shape = if self.choices.chance(1, 2) { ty } else { ty.scalar() };
        let of = shape.with(Elem::Int(1));
        (of, self.value(of))
    }

    /// Chooses between two values of any type.
    pub(super) fn select(&mut self, ty: Ty) {
        let (of, c) = self.condition(ty);
        let (a, b) = (self.value(ty), self.value(ty));
        let t = ty.name();
        let out = self.define(&format!("select {} {c}, {t} {a}, {t} {b}", of.name()));
        self.keep(ty, out);
    }

    /// Counts or permutes the bits of a value.
    fn bits(&mut self, ty: Ty, bits: u32) {
        let a = self.value(ty);
        let t = ty.name();
        let mangled = ty.mangled();
        let flagged = |name: &str| format!("llvm.{name}.{mangled}");
        let one = |writer: &mut Self, name: &str| {
            let args = [(t.clone(), a.as_str()), ("i1".to_owned(), "false")];
            writer.intrinsic(&t, &flagged(name), &args)
        };
        let out = match self.choices.below(8) {
            7 if bits <= 32 => self.fixed_point(ty, bits, &a),
            0 => self.overloaded("ctpop", ty, &[&a]),
            1 => self.overloaded("bitreverse", ty, &[&a]),
            2 => one(self, "ctlz"),
            3 => one(self, "cttz"),
            4 => one(self, "abs"),
            5 if bits.is_multiple_of(16) => self.overloaded("bswap", ty, &[&a]),
            5 => self.define(&format!("freeze {t} {a}")),
            _ => {
                let b = self.amount(ty, bits);
                let name = *self.choices.pick(&["ushl.sat", "sshl.sat"]);
                self.overloaded(name, ty, &[&a, &b])
            }
        };
        self.keep(ty, out);
    }

    /// Multiplies or divides numbers with a fraction.
    fn fixed_point(&mut self, ty: Ty, bits: u32, a: &str) -> String {
        let t = ty.name();
        let mut b = self.value(ty);
        let sign = *self.choices.pick(&["s", "u"]);
        let operation = *self.choices.pick(&["mul.fix", "mul.fix.sat", "div.fix.sat"]);
        if operation == "div.fix.sat" {
            let one = splat(ty, 1);
            b = self.define(&format!("or {t} {b}, {one}"));
        }
        let scale = self.choices.below(bits).to_string();
        let name = format!("llvm.{sign}{operation}.{}", ty.mangled());
        let args = [(t.clone(), a), (t.clone(), b.as_str()), ("i32".to_owned(), scale.as_str())];
        self.intrinsic(&t, &name, &args)
    }

    fn overflow(&mut self, ty: Ty) {
        let (a, b) = (self.value(ty), self.value(ty));
        let over = ty.with(Elem::Int(1));
        let pair = format!("{{ {}, {} }}", ty.name(), over.name());
        let op = *self.choices.pick(&OVERFLOW);
        let name = format!("llvm.{op}.with.overflow.{}", ty.mangled());
        let args = [(ty.name(), a.as_str()), (ty.name(), b.as_str())];
        let both = self.intrinsic(&pair, &name, &args);
        let value = self.define(&format!("extractvalue {pair} {both}, 0"));
        let flag = self.define(&format!("extractvalue {pair} {both}, 1"));
        self.keep(ty, value);
        self.keep(over, flag);
    }

    fn resize(&mut self, ty: Ty, bits: u32) {
        let v = self.value(ty);
        let to = self.int_like(ty);
        let op = match to.elem.bits().cmp(&bits) {
            std::cmp::Ordering::Less => "trunc",
            std::cmp::Ordering::Greater => *self.choices.pick(&["zext", "sext"]),
            std::cmp::Ordering::Equal => return self.bitcast(ty),
        };
        let out = self.define(&format!("{op} {} {v} to {}", ty.name(), to.name()));
        self.keep(to, out);
    }

    fn int_to_float(&mut self, ty: Ty) {
        let v = self.value(ty);
        let to = self.float_like(ty);
        let op = *self.choices.pick(&["uitofp", "sitofp"]);
        let out = self.define(&format!("{op} {} {v} to {}", ty.name(), to.name()));
        self.keep(to, out);
    }

    /// Shifts to the left and back, as bitfields are read.
    fn shift_pair(&mut self, ty: Ty, bits: u32) {
        let v = self.value(ty);
        let t = ty.name();
        let (up, down) = (self.choices.below(bits), self.choices.below(bits));
        let down = if self.choices.chance(1, 2) { up } else { down };
        let back = *self.choices.pick(&["ashr", "lshr"]);
        let (up, down) = (splat(ty, u64::from(up)), splat(ty, u64::from(down)));
        let high = self.define(&format!("shl {t} {v}, {up}"));
        let out = self.define(&format!("{back} {t} {high}, {down}"));
        self.keep(ty, out);
    }
}
