//! Rules for `freeze`.

use super::{Outcome, Rule, Simplifier};
use crate::analysis::known_bits::not_undef_or_poison;
use crate::fold;
use ir::ssa::Value;

impl Simplifier<'_> {
    pub(super) fn freeze(&mut self, value: Value) -> Rule {
        if not_undef_or_poison(self.body, self.cx, self.params, value) {
            return Some(Outcome::value(value));
        }
        // Any number will do.
        if let Some(c) = value.constant()
            && (fold::is_undef(self.cx, c) || fold::is_poison(self.cx, c))
        {
            let ty = self.cx.consts.ty(c);
            return Some(Outcome::value(self.cx.consts.zero(ty).into()));
        }
        None
    }
}
