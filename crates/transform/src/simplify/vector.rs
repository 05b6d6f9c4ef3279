//! Rules for elements of vectors and aggregates.

use super::{Outcome, Rule, Simplifier};
use crate::fold;
use ir::ssa::{CastOp, Flags, Inst, InstKind, MaskId, PathId, Type, Value, resolve};

/// Maximum number of insertions that are looked through for an element.
const MAX_CHAIN: u32 = 128;

impl Simplifier<'_> {
    pub(super) fn extract_element(&mut self, [vector, index]: [Value; 2]) -> Rule {
        if let (Some(v), Some(i)) = (vector.constant(), index.constant())
            && let Some(c) = fold::extract_element(self.cx, v, i)
        {
            return Self::constant(c);
        }
        let lane = self.int(index)?;
        let found = self.lane(vector, lane)?;
        Some(Outcome::value(found))
    }

    /// The value in a lane of `vector`, if it is known.
    fn lane(&mut self, vector: Value, lane: u128) -> Option<Value> {
        let found = self.inserted(vector, lane)?;
        let elem = self.cx.types.scalar(self.ty(vector));
        if self.ty(found) == elem {
            return Some(found);
        }
        Some(self.build_cast(CastOp::BitCast, Flags::NONE, found, elem))
    }

    /// The bits in a lane of `vector`, if they are known: of its element's type, or of another as wide.
    fn inserted(&mut self, mut vector: Value, lane: u128) -> Option<Value> {
        let mut lane = u32::try_from(lane).ok()?;
        for _ in 0..MAX_CHAIN {
            if let Some(c) = vector.constant() {
                return fold::element(self.cx, c, u64::from(lane)).map(Value::from);
            }
            match self.def(vector)? {
                InstKind::InsertElement { args } => {
                    let [rest, elem, at] = args.map(|v| resolve(&self.map, v));
                    if self.int(at)? == u128::from(lane) {
                        return Some(elem);
                    }
                    vector = rest;
                }
                InstKind::ShuffleVector { args, mask } => {
                    let from = *self.body.shuffle_masks[*mask].get(lane as usize)?;
                    let args = args.map(|v| resolve(&self.map, v));
                    let lanes = self.cx.types.lanes(self.ty(args[0]));
                    if from < 0 {
                        let elem = self.cx.types.scalar(self.ty(args[0]));
                        return Some(self.make_poison(elem));
                    }
                    let from = from as u32;
                    (vector, lane) =
                        if from < lanes { (args[0], from) } else { (args[1], from - lanes) };
                }
                InstKind::Cast { op: CastOp::BitCast, value, .. } => {
                    let from = resolve(&self.map, *value);
                    let lanes = |vector: Value| self.cx.types.vector_parts(self.ty(vector));
                    if lanes(from)?.1 != lanes(vector)?.1 {
                        return None;
                    }
                    vector = from;
                }
                _ => return None,
            }
        }
        None
    }

    /// The element of which all lanes of a vector are copies.
    pub(super) fn splat_element(&mut self, vector: Value) -> Option<Value> {
        let lanes = self.cx.types.lanes(self.ty(vector));
        if let Some(InstKind::ShuffleVector { args: [a, b], mask }) = self.def(vector) {
            let [a, b] = [*a, *b].map(|v| resolve(&self.map, v));
            let mask = &self.body.shuffle_masks[*mask];
            let &first = mask.iter().find(|&&lane| lane >= 0)?;
            if mask.iter().any(|&lane| lane >= 0 && lane != first) {
                return None;
            }
            let of = self.cx.types.lanes(self.ty(a)) as i32;
            let (from, lane) = if first < of { (a, first) } else { (b, first - of) };
            if let Some(found) = self.lane(from, lane as u128) {
                return Some(found);
            }
            let index = self.make_int(Type::int(32), lane as u128);
            let elem = self.cx.types.scalar(self.ty(from));
            return Some(self.build(InstKind::ExtractElement { args: [from, index] }, elem));
        }
        let InstKind::InsertElement { args } = self.def(vector)? else { return None };
        let elem = resolve(&self.map, args[1]);
        (0..lanes).all(|n| self.lane(vector, n.into()) == Some(elem)).then_some(elem)
    }

    pub(super) fn insert_element(&mut self, [vector, elem, index]: [Value; 3]) -> Rule {
        let lane = self.int(index)?;
        if let (Some(v), Some(e), Some(i)) = (vector.constant(), elem.constant(), index.constant())
            && let Some(c) = fold::insert_element(self.cx, v, e, i)
        {
            return Self::constant(c);
        }
        // An element put back where it was taken from.
        if let Some(InstKind::ExtractElement { args }) = self.def(elem) {
            let [from, at] = args.map(|v| resolve(&self.map, v));
            if from == vector && self.int(at) == Some(lane) {
                return Some(Outcome::value(vector));
            }
            // The last of a whole vector copied lane by lane.
            if self.ty(from) == self.ty(vector)
                && self.int(at) == Some(lane)
                && let Some(whole) = self.copied_vector(vector, from, lane)
            {
                return Some(Outcome::value(whole));
            }
        }
        None
    }

    /// Whether `vector` has all lanes of `from` but `missing`, each in its place.
    fn copied_vector(&self, mut vector: Value, from: Value, missing: u128) -> Option<Value> {
        let lanes = self.cx.types.lanes(self.ty(from));
        if lanes > 64 {
            return None;
        }
        let all = u128::from(u64::MAX >> (64 - lanes));
        let mut seen: u128 = 1u128.checked_shl(missing as u32)?;
        for _ in 0..MAX_CHAIN {
            if seen & all == all {
                return Some(from);
            }
            let Some(InstKind::InsertElement { args }) = self.def(vector) else { return None };
            let [rest, elem, at] = args.map(|v| resolve(&self.map, v));
            let at = self.int(at).filter(|&n| n < u128::from(lanes))?;
            if seen >> at & 1 == 0 {
                let Some(InstKind::ExtractElement { args }) = self.def(elem) else { return None };
                let [source, lane] = args.map(|v| resolve(&self.map, v));
                if source != from || self.int(lane) != Some(at) {
                    return None;
                }
                seen |= 1 << at;
            }
            vector = rest;
        }
        None
    }

    pub(super) fn shuffle(&mut self, inst: Inst, [a, b]: [Value; 2], mask: MaskId) -> Rule {
        let lanes = self.cx.types.lanes(self.ty(a)) as i32;
        let indices: Box<[i32]> = self.body.shuffle_masks[mask].clone();
        if let (Some(x), Some(y)) = (a.constant(), b.constant())
            && let Some(c) = fold::shuffle(self.cx, x, y, &indices)
        {
            return Self::constant(c);
        }
        let identity = |start: i32| {
            indices.len() == lanes as usize
                && indices.iter().enumerate().all(|(n, &m)| m < 0 || m == n as i32 + start)
        };
        if identity(0) {
            return Some(Outcome::value(a));
        }
        if identity(lanes) {
            return Some(Outcome::value(b));
        }
        // Of a shuffle of one vector: one shuffle.
        let uses_second = indices.iter().any(|&m| m >= lanes);
        if !uses_second && let Some(InstKind::ShuffleVector { args, mask: inner }) = self.def(a) {
            let args = args.map(|v| resolve(&self.map, v));
            let inner = &self.body.shuffle_masks[*inner];
            let joined: Box<[i32]> =
                indices.iter().map(|&m| if m < 0 { -1 } else { inner[m as usize] }).collect();
            let mask = self.body.shuffle_masks.push(joined);
            self.set_kind(inst, InstKind::ShuffleVector { args, mask });
            return Some(Outcome::changed());
        }
        // The second operand is not looked at.
        if !uses_second && b.local().is_some() {
            let ty = self.ty(b);
            let poison = self.make_poison(ty);
            self.set_kind(inst, InstKind::ShuffleVector { args: [a, poison], mask });
            return Some(Outcome::changed());
        }
        None
    }

    pub(super) fn extract_value(&mut self, aggregate: Value, path: PathId) -> Rule {
        let path: smallvec::SmallVec<[u32; 4]> = self.body.index_paths[path].as_ref().into();
        if let Some(c) = aggregate.constant()
            && let Some(c) = fold::extract_value(self.cx, c, &path)
        {
            return Self::constant(c);
        }
        let (found, rest) = self.member(aggregate, &path)?;
        if rest.is_empty() {
            return Some(Outcome::value(found));
        }
        if found == aggregate && rest.len() == path.len() {
            return None;
        }
        let ty = rest
            .iter()
            .try_fold(self.ty(found), |ty, &n| self.cx.types.element(ty, u64::from(n)))?;
        let path = self.body.index_paths.push(rest.as_slice().into());
        let v = self.build(InstKind::ExtractValue { value: found, path }, ty);
        Some(Outcome::value(v))
    }

    /// The value that the member at `path` lies in after looking through insertions, and the path left.
    fn member(
        &mut self,
        mut aggregate: Value,
        path: &[u32],
    ) -> Option<(Value, smallvec::SmallVec<[u32; 4]>)> {
        let mut path: smallvec::SmallVec<[u32; 4]> = path.into();
        for _ in 0..MAX_CHAIN {
            if path.is_empty() {
                break;
            }
            if let Some(c) = aggregate.constant() {
                let Some(c) = fold::extract_value(self.cx, c, &path) else { break };
                return Some((c.into(), smallvec::SmallVec::new()));
            }
            let Some(InstKind::InsertValue { args, path: at }) = self.def(aggregate) else { break };
            let [rest, elem] = args.map(|v| resolve(&self.map, v));
            let at = &self.body.index_paths[*at];
            let common = at.iter().zip(&path).take_while(|(x, y)| x == y).count();
            if common == at.len() {
                // The member is (in) the inserted value.
                aggregate = elem;
                path = path[common..].into();
            } else if common == path.len() {
                // Part of the member was inserted.
                break;
            } else {
                aggregate = rest;
            }
        }
        Some((aggregate, path))
    }

    pub(super) fn insert_value(&mut self, [aggregate, elem]: [Value; 2], path: PathId) -> Rule {
        let path: smallvec::SmallVec<[u32; 4]> = self.body.index_paths[path].as_ref().into();
        if let (Some(a), Some(e)) = (aggregate.constant(), elem.constant())
            && let Some(c) = fold::insert_value(self.cx, a, e, &path)
        {
            return Self::constant(c);
        }
        // A struct taken apart and put together again.
        if path.len() == 1
            && let Some(InstKind::ExtractValue { value, path: from }) = self.def(elem)
        {
            let (source, from) = (resolve(&self.map, *value), &self.body.index_paths[*from]);
            if from[..] == path[..]
                && self.ty(source) == self.ty(aggregate)
                && (source == aggregate || self.copied_struct(aggregate, source, path[0]))
            {
                return Some(Outcome::value(source));
            }
        }
        None
    }

    fn copied_struct(&self, mut aggregate: Value, source: Value, missing: u32) -> bool {
        let Some(count) = self.cx.types.element_count(self.ty(source)).filter(|&n| n <= 64) else {
            return false;
        };
        let all = u64::MAX >> (64 - count);
        let mut seen = 1u64 << missing;
        for _ in 0..MAX_CHAIN {
            if seen & all == all {
                return true;
            }
            let Some(InstKind::InsertValue { args, path }) = self.def(aggregate) else {
                return false;
            };
            let [rest, elem] = args.map(|v| resolve(&self.map, v));
            let [at] = self.body.index_paths[*path][..] else { return false };
            if seen >> at & 1 == 0 {
                let Some(InstKind::ExtractValue { value, path }) = self.def(elem) else {
                    return false;
                };
                let path = &self.body.index_paths[*path];
                if resolve(&self.map, *value) != source || path[..] != [at] {
                    return false;
                }
                seen |= 1 << at;
            }
            aggregate = rest;
        }
        false
    }
}
