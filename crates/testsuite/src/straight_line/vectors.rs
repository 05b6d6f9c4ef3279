//! Operations on vectors and changes of type that keep all bits.

use super::types::{Elem, Ty};
use super::writer::Writer;

impl Writer<'_> {
    /// Takes a vector apart or puts it together.
    pub(super) fn vector(&mut self, ty: Ty) {
        match self.choices.below(7) {
            6 => self.rearrange(ty),
            0 => self.extract(ty),
            1 => self.insert(ty),
            2 | 3 => self.shuffle(ty),
            4 => self.bitcast(ty),
            _ => self.reduce(ty),
        }
    }

    /// Returns an index of an element, a constant or not.
    fn lane(&mut self, ty: Ty) -> String {
        if self.choices.chance(2, 3) {
            return self.choices.below(ty.lanes).to_string();
        }
        let v = self.value(Ty::I32);
        self.define(&format!("urem i32 {v}, {}", ty.lanes))
    }

    fn extract(&mut self, ty: Ty) {
        let (v, lane) = (self.value(ty), self.lane(ty));
        let out = self.define(&format!("extractelement {} {v}, i32 {lane}", ty.name()));
        self.keep(ty.scalar(), out);
    }

    fn insert(&mut self, ty: Ty) {
        let (v, e, lane) = (self.value(ty), self.value(ty.scalar()), self.lane(ty));
        let (t, s) = (ty.name(), ty.elem.name());
        let out = self.define(&format!("insertelement {t} {v}, {s} {e}, i32 {lane}"));
        self.keep(ty, out);
    }

    fn shuffle(&mut self, ty: Ty) {
        let (a, b) = (self.value(ty), self.value(ty));
        let lanes = match self.choices.below(2) {
            0 => ty.lanes,
            _ => 1 + self.choices.below(16),
        };
        let mask: Vec<String> =
            (0..lanes).map(|_| format!("i32 {}", self.choices.below(ty.lanes * 2))).collect();
        let t = ty.name();
        let out = self.define(&format!(
            "shufflevector {t} {a}, {t} {b}, <{lanes} x i32> <{}>",
            mask.join(", ")
        ));
        self.keep(Ty { lanes, ..ty }, out);
    }

    /// Reads the bits of a value as another type.
    pub(super) fn bitcast(&mut self, ty: Ty) {
        let v = self.value(ty);
        let v = self.ordered(ty, &v);
        let other = self.same_size(ty, 1);
        let raw = self.define(&format!("bitcast {} {v} to {}", ty.name(), other.name()));
        let out = self.ordered(other, &raw);
        self.keep(other, out);
    }

    /// Moves elements by an intrinsic.
    fn rearrange(&mut self, ty: Ty) {
        let (a, b) = (self.value(ty), self.value(ty));
        let (t, kind) = (ty.name(), ty.mangled());
        let lanes = ty.lanes;
        match self.choices.below(5) {
            0 => {
                let name = format!("llvm.vector.reverse.{kind}");
                let out = self.intrinsic(&t, &name, &[(t.clone(), &a)]);
                self.keep(ty, out);
            }
            1 => {
                // The parts of a vector start at multiples of their length.
                let part = Ty { lanes: 1 + self.choices.below(lanes), ..ty };
                let at = part.lanes * self.choices.below(lanes / part.lanes);
                let (p, at) = (part.name(), at.to_string());
                let name = format!("llvm.vector.extract.{}.{kind}", part.mangled());
                let out = self.intrinsic(&p, &name, &[(t.clone(), &a), ("i64".to_owned(), &at)]);
                let name = format!("llvm.vector.insert.{kind}.{}", part.mangled());
                let args = [(t.clone(), b.as_str()), (p, out.as_str()), ("i64".to_owned(), &at)];
                let whole = self.intrinsic(&t, &name, &args);
                self.keep(part, out);
                self.keep(ty, whole);
            }
            2 => {
                let side = self.choices.pick(&["left", "right"]);
                let name = format!("llvm.vector.splice.{side}.{kind}");
                let by = self.choices.below(lanes).to_string();
                let args =
                    [(t.clone(), a.as_str()), (t.clone(), b.as_str()), ("i32".to_owned(), &by)];
                let out = self.intrinsic(&t, &name, &args);
                self.keep(ty, out);
            }
            3 if lanes <= 8 => {
                let twice = Ty { lanes: 2 * lanes, ..ty };
                let name = format!("llvm.vector.interleave2.{}", twice.mangled());
                let out = self.intrinsic(&twice.name(), &name, &[(t.clone(), &a), (t, &b)]);
                self.keep(twice, out);
            }
            _ if lanes.is_multiple_of(2) => {
                let half = Ty { lanes: lanes / 2, ..ty };
                let pair = format!("{{ {0}, {0} }}", half.name());
                let name = format!("llvm.vector.deinterleave2.{kind}");
                let both = self.intrinsic(&pair, &name, &[(t, &a)]);
                let out = self.define(&format!("extractvalue {pair} {both}, 1"));
                self.keep(half, out);
            }
            _ => self.shuffle(ty),
        }
    }

    fn reduce(&mut self, ty: Ty) {
        let Elem::Int(_) = ty.elem else { return self.extract(ty) };
        let names = ["add", "xor", "and", "or", "mul", "smax", "umin", "umax", "smin"];
        let name = format!("llvm.vector.reduce.{}.{}", self.choices.pick(&names), ty.mangled());
        let v = self.value(ty);
        let out = self.intrinsic(&ty.elem.name(), &name, &[(ty.name(), &v)]);
        self.keep(ty.scalar(), out);
    }
}
