//! Elements of vectors: what moves whole dwords is looked through; halves and variable indices need code.

use ir::ssa::{Inst, InstKind, Type, Value};

use super::bools::Mask;
use super::part::{Arg, Part, Val};
use super::{Isel, Lowered, Parts, shape};
use crate::target::classes::Bank;
use crate::target::table::op;

impl Isel<'_> {
    pub(super) fn constant_index(&self, index: Value) -> Option<usize> {
        let c = index.constant()?;
        usize::try_from(self.cx.consts.as_uint(c)?).ok()
    }

    /// An element of a vector as the value that was inserted there, where that is known.
    pub(super) fn inserted_element(&self, arg: Arg) -> Arg {
        let Arg::Elem(vector, lane) = arg else { return arg };
        self.body.inserted_element(&self.cx.consts, vector, lane).map_or(arg, Arg::Value)
    }

    /// The dwords of an element operation that needs no code.
    pub(super) fn look_through_vector(&mut self, inst: Inst) -> Lowered<Option<Parts>> {
        let result = self.body.result(inst).expect("a result");
        let to = self.body.locals[result].ty;
        match self.body.insts[inst].kind {
            InstKind::ExtractElement { args: [vector, index] } => {
                let Some(n) = self.constant_index(index) else { return Ok(None) };
                let of = self.ty(vector);
                let (at, upper, elem) = shape::element(self.cx, of, n as u64)?;
                if upper || self.bank(vector) != self.banks.of_local(result) {
                    return Ok(None);
                }
                let parts = self.parts(vector)?;
                let count = shape::dwords(self.cx, elem)?;
                Ok(parts.get(at..at + count).map(Parts::from_slice))
            }
            InstKind::InsertElement { args: [vector, element, index] } => {
                let Some(n) = self.constant_index(index) else { return Ok(None) };
                let (at, _, elem) = shape::element(self.cx, to, n as u64)?;
                if shape::is_half(elem) || elem == Type::int(1) {
                    return Ok(None);
                }
                let bank = self.banks.of_local(result);
                if self.bank(vector) != bank && vector.local().is_some()
                    || self.bank(element) != bank && element.local().is_some()
                {
                    return Ok(None);
                }
                let mut parts = self.parts(vector)?;
                let element = self.parts(element)?;
                if at + element.len() <= parts.len() {
                    parts[at..at + element.len()].copy_from_slice(&element);
                }
                Ok(Some(parts))
            }
            InstKind::ShuffleVector { args, mask } => {
                let (elem, _) = self.cx.types.vector_parts(to).expect("a vector");
                if shape::is_half(elem) {
                    return Ok(None);
                }
                let bank = self.banks.of_local(result);
                if args.iter().any(|&a| self.bank(a) != bank && a.local().is_some()) {
                    return Ok(None);
                }
                self.shuffled(args, mask, elem).map(Some)
            }
            _ => Ok(None),
        }
    }

    fn shuffled(&mut self, args: [Value; 2], mask: ir::ssa::MaskId, elem: Type) -> Lowered<Parts> {
        let lanes = self.cx.types.lanes(self.ty(args[0])) as usize;
        let size = shape::dwords(self.cx, elem)?;
        let mask = self.body.shuffle_masks[mask].clone();
        let uses = |second: bool| mask.iter().any(|&m| m >= 0 && (m as usize >= lanes) == second);
        let a = if uses(false) { self.parts(args[0])? } else { Parts::new() };
        let b = if uses(true) { self.parts(args[1])? } else { Parts::new() };
        let mut out = Parts::new();
        for &m in &mask {
            for k in 0..size {
                out.push(match usize::try_from(m) {
                    Err(_) => Part::Undef,
                    Ok(m) if m < lanes => a[m * size + k],
                    Ok(m) => b[(m - lanes) * size + k],
                });
            }
        }
        Ok(out)
    }

    /// Element operations that need code.
    pub(super) fn vector(&mut self, inst: Inst) -> Lowered {
        let result = self.body.result(inst).expect("a result");
        let bank = self.banks.of_local(result);
        let to = self.body.locals[result].ty;
        match self.body.insts[inst].kind {
            InstKind::ExtractElement { args: [vector, index] } => {
                let of = self.ty(vector);
                let (elem, lanes) = self.cx.types.vector_parts(of).expect("a vector");
                let parts = self.parts(vector)?;
                let val = match self.constant_index(index) {
                    Some(n) if n < lanes as usize => self.element_val(&parts, elem, n)?,
                    Some(_) => return self.define_undefined(inst),
                    None => self.dynamic_extract(&parts, elem, lanes, index)?,
                };
                self.define_val(inst, val)
            }
            InstKind::InsertElement { args: [vector, element, index] } => {
                let (elem, lanes) = self.cx.types.vector_parts(to).expect("a vector");
                if shape::is_half(elem)
                    && let Some(parts) = self.inserted_halves(bank, inst, lanes as usize)?
                {
                    return self.define(inst, &parts);
                }
                let parts = self.parts(vector)?;
                let value = self.element_value(bank, element)?;
                let parts = match self.constant_index(index) {
                    Some(n) if n < lanes as usize => {
                        self.inserted(bank, &parts, elem, n, &value)?
                    }
                    Some(_) => parts,
                    None => self.dynamic_insert(&parts, elem, lanes, index, &value)?,
                };
                self.define(inst, &parts)
            }
            InstKind::ShuffleVector { args, mask } => {
                let (elem, _) = self.cx.types.vector_parts(to).expect("a vector");
                if !shape::is_half(elem) {
                    let parts = self.shuffled(args, mask, elem)?;
                    return self.define(inst, &parts);
                }
                let parts = self.shuffled_halves(bank, args, mask, elem)?;
                self.define(inst, &parts)
            }
            _ => unreachable!("an element operation"),
        }
    }

    fn define_undefined(&mut self, inst: Inst) -> Lowered {
        let result = self.body.result(inst).expect("a result");
        let count = shape::dwords(self.cx, self.body.locals[result].ty)?;
        self.define(inst, &Parts::from_elem(Part::Undef, count))
    }

    /// An element to be put into a vector of the bank.
    fn element_value(&mut self, bank: Bank, element: Value) -> Lowered<Parts> {
        let parts = self.parts(element)?;
        if self.ty(element) == Type::I1 {
            return Ok(Parts::from_slice(&[self.bool_in(bank, parts[0])]));
        }
        Ok(parts)
    }

    fn element_val(&mut self, parts: &[Part], elem: Type, n: usize) -> Lowered<Val> {
        Ok(match self.element_arg(parts, elem, n)? {
            Arg::Part(part) => Val::one(part),
            Arg::Pair(lo, hi) => Val::two(lo, hi),
            Arg::Value(_) | Arg::Elem(..) => unreachable!("a place"),
        })
    }

    fn inserted(
        &mut self,
        bank: Bank,
        parts: &[Part],
        elem: Type,
        n: usize,
        value: &[Part],
    ) -> Lowered<Parts> {
        let mut out: Parts = parts.into();
        if shape::is_half(elem) {
            let word = out[n / 2];
            out[n / 2] = if n.is_multiple_of(2) {
                let high = match word {
                    Part::Undef => Part::Undef,
                    word => self.extract(bank, word, 16, 16),
                };
                self.pack_halves(bank, value[0], high)
            } else {
                self.pack_halves(bank, word, value[0])
            };
            return Ok(out);
        }
        let size = value.len();
        out[n * size..(n + 1) * size].copy_from_slice(value);
        Ok(out)
    }

    /// The halves that a chain of insertions puts into a vector, each dword packed once. The insertions before the last one are
    /// read by nothing else.
    fn inserted_halves(&mut self, bank: Bank, inst: Inst, lanes: usize) -> Lowered<Option<Parts>> {
        let mut found: Vec<Option<Value>> = vec![None; lanes];
        let mut at = inst;
        let base = loop {
            let InstKind::InsertElement { args: [vector, element, index] } =
                self.body.insts[at].kind
            else {
                return Ok(None);
            };
            let Some(n) = self.constant_index(index).filter(|&n| n < lanes) else {
                return Ok(None);
            };
            found[n].get_or_insert(element);
            let before = self.sole_use(vector).filter(|&inner| {
                matches!(self.body.insts[inner].kind, InstKind::InsertElement { args: [.., index] }
                    if self.constant_index(index).is_some_and(|n| n < lanes))
            });
            match before {
                Some(inner) => at = inner,
                None => break vector,
            }
        };
        let elem = self.cx.types.scalar(self.ty(base));
        let mut parts = if found.iter().all(Option::is_some) {
            Parts::from_elem(Part::Undef, lanes.div_ceil(2))
        } else {
            self.parts(base)?
        };
        for (n, pair) in found.chunks(2).enumerate() {
            match *pair {
                [Some(low)] => parts[n] = self.element_value(bank, low)?[0],
                [Some(low), Some(high)] => {
                    let low = self.element_value(bank, low)?[0];
                    let high = self.element_value(bank, high)?[0];
                    parts[n] = self.pack_halves(bank, low, high);
                }
                [low, high] => {
                    for (lane, value) in [(2 * n, low), (2 * n + 1, high)] {
                        let Some(value) = value else { continue };
                        let value = self.element_value(bank, value)?;
                        parts = self.inserted(bank, &parts, elem, lane, &value)?;
                    }
                }
                _ => {}
            }
        }
        Ok(Some(parts))
    }

    fn shuffled_halves(
        &mut self,
        bank: Bank,
        args: [Value; 2],
        mask: ir::ssa::MaskId,
        elem: Type,
    ) -> Lowered<Parts> {
        let lanes = self.cx.types.lanes(self.ty(args[0])) as usize;
        let mask = self.body.shuffle_masks[mask].clone();
        let uses = |second: bool| mask.iter().any(|&m| m >= 0 && (m as usize >= lanes) == second);
        let a = if uses(false) { self.parts(args[0])? } else { Parts::new() };
        let b = if uses(true) { self.parts(args[1])? } else { Parts::new() };
        // The vector that an element is of, and its place there.
        let pick = |n: usize| if n < lanes { (&a, n) } else { (&b, n - lanes) };
        let mut out = Parts::new();
        for pair in mask.chunks(2) {
            // Both halves of one dword in their places.
            if let &[low, high] = pair
                && low >= 0
                && high == low + 1
                && let (list, at) = pick(low as usize)
                && at % 2 == 0
                && at + 1 < lanes
            {
                out.push(list[at / 2]);
                continue;
            }
            let mut half = |m: i32| -> Lowered<Part> {
                let Ok(m) = usize::try_from(m) else { return Ok(Part::Undef) };
                let (list, n) = pick(m);
                Ok(self.element_val(list, elem, n)?.parts()[0])
            };
            let low = half(pair[0])?;
            let high = pair.get(1).map_or(Ok(Part::Undef), |&m| half(m))?;
            out.push(self.pack_halves(bank, low, high));
        }
        Ok(out)
    }

    /// One element of many by comparing the index with each place.
    fn dynamic_extract(
        &mut self,
        parts: &[Part],
        elem: Type,
        lanes: u32,
        index: Value,
    ) -> Lowered<Val> {
        if let Some(val) = self.indexed_read(parts, elem, lanes, index)? {
            return Ok(val);
        }
        let index = self.parts(index)?[0];
        if elem == Type::int(1) {
            let mut result = self.mask_of(parts[0]);
            for (n, &here) in parts.iter().enumerate().skip(1) {
                let mask = self.is_index(index, n);
                let here = self.mask_of(here);
                result = self.select_mask(mask, here, result);
            }
            return Ok(Val::one(result.into()));
        }
        let mut result = self.element_val(parts, elem, 0)?;
        for n in 1..lanes as usize {
            let here = self.element_val(parts, elem, n)?;
            let mask = self.is_index(index, n);
            let mut picked = Parts::new();
            for (&old, &new) in result.parts().iter().zip(here.parts()) {
                picked.push(self.choose(mask, new, old));
            }
            result = if picked.len() == 2 {
                Val::two(picked[0], picked[1])
            } else {
                Val::one(picked[0])
            };
        }
        Ok(result)
    }

    fn is_index(&mut self, index: Part, n: usize) -> Mask {
        let srcs = [Part::Imm(n as i64).into(), index.into()];
        self.compared(op::V_CMP_EQ_U32_e64, &srcs)
    }

    fn dynamic_insert(
        &mut self,
        parts: &[Part],
        elem: Type,
        lanes: u32,
        index: Value,
        value: &[Part],
    ) -> Lowered<Parts> {
        if let Some(parts) = self.indexed_write(parts, elem, lanes, index, value)? {
            return Ok(parts);
        }
        let index = self.parts(index)?[0];
        if elem == Type::int(1) {
            let mut out = Parts::new();
            for (n, &here) in parts.iter().enumerate() {
                let mask = self.is_index(index, n);
                let (new, here) = (self.mask_of(value[0]), self.mask_of(here));
                out.push(self.select_mask(mask, new, here).into());
            }
            return Ok(out);
        }
        let mut values: Vec<Val> = Vec::new();
        for n in 0..lanes as usize {
            let here = self.element_val(parts, elem, n)?;
            let mask = self.is_index(index, n);
            let mut picked = Parts::new();
            for (&old, &new) in here.parts().iter().zip(value) {
                picked.push(self.choose(mask, new, old));
            }
            values.push(if picked.len() == 2 {
                Val::two(picked[0], picked[1])
            } else {
                Val::one(picked[0])
            });
        }
        Ok(self.collect_elements(Bank::V, elem, &values))
    }
}
