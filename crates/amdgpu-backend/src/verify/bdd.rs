//! Sets of bit vectors as reduced ordered decision diagrams, for the verifier of EXEC: a diagram is a number, equal sets
//! have equal numbers.

use ir::map::Map;

/// A set of assignments to the variables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Set(u32);

/// A variable; lower ones are decided first.
pub(crate) type Var = u16;

/// The diagrams of one analysis.
#[derive(Debug)]
pub(crate) struct Diagrams {
    /// By number: the variable, and what is left of the set where it is 0 and where it is 1.
    nodes: Vec<(Var, Set, Set)>,
    known: Map<(Var, Set, Set), Set>,
    results: Map<(Set, Set, Set), Set>,
}

impl Set {
    /// No assignment.
    pub(crate) const NONE: Self = Self(0);
    /// All assignments.
    pub(crate) const ALL: Self = Self(1);
}

/// Diagrams at most. One operation can ask for more than there is memory.
pub(crate) const MOST: usize = 500_000;

/// After all variables.
const LEAF: Var = Var::MAX;

impl Default for Diagrams {
    fn default() -> Self {
        let leaf = |set| (LEAF, set, set);
        Self {
            nodes: vec![leaf(Set::NONE), leaf(Set::ALL)],
            known: Map::default(),
            results: Map::default(),
        }
    }
}

impl Diagrams {
    /// Number of nodes, or a quarter of the cached results if that is more. From [`MOST`] on operations are not
    /// computed, and sets mean nothing.
    pub(crate) fn len(&self) -> usize {
        self.nodes.len().max(self.results.len() / 4)
    }

    fn node(&self, set: Set) -> (Var, Set, Set) {
        self.nodes[set.0 as usize]
    }

    fn make(&mut self, var: Var, zero: Set, one: Set) -> Set {
        if zero == one {
            return zero;
        }
        let next = Set(self.nodes.len() as u32);
        let set = *self.known.entry((var, zero, one)).or_insert_with(|| next);
        if set == next {
            self.nodes.push((var, zero, one));
        }
        set
    }

    /// The assignments in which a variable is 1.
    pub(crate) fn var(&mut self, var: Var) -> Set {
        self.make(var, Set::NONE, Set::ALL)
    }

    /// Returns `then` where `test` holds, elsewhere `other`. The depth of the recursion is at most the number of
    /// variables.
    pub(crate) fn choose(&mut self, test: Set, then: Set, other: Set) -> Set {
        match (test, then, other) {
            (Set::ALL, ..) => return then,
            (Set::NONE, ..) => return other,
            (_, Set::ALL, Set::NONE) => return test,
            _ if then == other => return then,
            _ => {}
        }
        if let Some(&known) = self.results.get(&(test, then, other)) {
            return known;
        }
        if self.len() > MOST {
            return Set::NONE;
        }
        let nodes = [test, then, other].map(|s| self.node(s));
        let var = nodes.iter().map(|n| n.0).min().unwrap_or(LEAF);
        let part = |one: bool, set: Set, node: (Var, Set, Set)| match node.0 == var {
            true if one => node.2,
            true => node.1,
            false => set,
        };
        let [t0, a0, b0] =
            [(test, nodes[0]), (then, nodes[1]), (other, nodes[2])].map(|(s, n)| part(false, s, n));
        let [t1, a1, b1] =
            [(test, nodes[0]), (then, nodes[1]), (other, nodes[2])].map(|(s, n)| part(true, s, n));
        let zero = self.choose(t0, a0, b0);
        let one = self.choose(t1, a1, b1);
        let result = self.make(var, zero, one);
        self.results.insert((test, then, other), result);
        result
    }

    /// Returns the intersection of two sets.
    pub(crate) fn and(&mut self, a: Set, b: Set) -> Set {
        self.choose(a, b, Set::NONE)
    }

    /// Returns the union of two sets.
    pub(crate) fn or(&mut self, a: Set, b: Set) -> Set {
        self.choose(a, Set::ALL, b)
    }

    /// Returns the complement of a set.
    pub(crate) fn not(&mut self, a: Set) -> Set {
        self.choose(a, Set::NONE, Set::ALL)
    }

    /// Returns the symmetric difference of two sets.
    pub(crate) fn xor(&mut self, a: Set, b: Set) -> Set {
        let not_b = self.not(b);
        self.choose(a, not_b, b)
    }

    /// The rest of a set where a variable has a value; the variable has any value then.
    pub(crate) fn restrict(&mut self, set: Set, var: Var, value: bool) -> Set {
        let mut done = Map::default();
        self.restrict_in(set, var, value, &mut done)
    }

    fn restrict_in(&mut self, set: Set, var: Var, value: bool, done: &mut Map<Set, Set>) -> Set {
        let (own, zero, one) = self.node(set);
        if own > var {
            return set;
        }
        if own == var {
            return if value { one } else { zero };
        }
        if let Some(&known) = done.get(&set) {
            return known;
        }
        let zero = self.restrict_in(zero, var, value, done);
        let one = self.restrict_in(one, var, value, done);
        let result = self.make(own, zero, one);
        done.insert(set, result);
        result
    }

    /// A set without what it says of a variable.
    pub(crate) fn forget(&mut self, set: Set, var: Var) -> Set {
        let zero = self.restrict(set, var, false);
        let one = self.restrict(set, var, true);
        self.or(zero, one)
    }

    /// The set after `var` became `value`, a set of assignments before it: those in which it becomes 1.
    pub(crate) fn assign(&mut self, set: Set, var: Var, value: Set) -> Set {
        let new = self.var(var);
        let mut result = Set::NONE;
        for old in [false, true] {
            let rest = self.restrict(set, var, old);
            let value = self.restrict(value, var, old);
            let differs = self.xor(new, value);
            let same = self.not(differs);
            let part = self.and(rest, same);
            result = self.or(result, part);
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_follow_assignments() {
        let mut d = Diagrams::default();
        let (a, b) = (d.var(0), d.var(1));
        let both = d.and(a, b);
        let not_a = d.not(a);
        let not_b = d.not(b);
        let neither = d.or(not_a, not_b);
        assert_eq!(d.not(both), neither);
        assert_eq!(d.xor(a, a), Set::NONE);
        // b becomes a, then a the opposite of itself: they differ always.
        let set = d.assign(Set::ALL, 1, a);
        let set = d.assign(set, 0, not_a);
        assert_eq!(set, d.xor(a, b));
        assert_eq!(d.forget(set, 0), Set::ALL);
        assert_eq!(d.restrict(set, 0, true), not_b);
    }

    #[test]
    fn what_is_too_much_is_given_up() {
        // Pairs far from each other in the order: the diagram doubles with each.
        let mut d = Diagrams::default();
        let mut set = Set::NONE;
        for n in 0..40 {
            let (a, b) = (d.var(n), d.var(40 + n));
            let both = d.and(a, b);
            set = d.or(set, both);
        }
        assert!(d.len() > MOST && d.len() < 2 * MOST, "{}", d.len());
    }
}
