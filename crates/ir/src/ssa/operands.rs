//! The operands and branch targets of instructions, one after the other, to be read or changed.

use super::entities::Inst;
use super::function::Body;
use super::instructions::{BlockCall, InstKind, Value, ValueList, ValuePool};
use cranelift_entity::packed_option::PackedOption;

impl InstKind {
    /// Calls `f` on every operand, branch arguments, bundles and switch cases included, in the order
    /// of the text.
    #[inline]
    pub fn for_each_value(&self, body: &Body, mut f: impl FnMut(Value)) {
        let operands = self.operands(body);
        if let Some(v) = operands.head.expand() {
            f(v);
        }
        operands.first.iter().for_each(|&v| f(v));
        operands.second.iter().for_each(|&v| f(v));
        if operands.more {
            self.for_each_further_value(body, &mut f);
        }
    }

    /// The operands of nearly every instruction without a call per operand; see [`Operands`].
    fn operands<'a>(&'a self, body: &'a Body) -> Operands<'a> {
        let pool = &body.lists;
        let none = Operands { head: None.into(), first: &[], second: &[], more: false };
        let all = |first: &'a [Value]| Operands { first, ..none };
        let with =
            |head: Value, first: &'a [Value]| Operands { head: Some(head).into(), first, ..none };
        match self {
            InstKind::FNeg { value, .. }
            | InstKind::Cast { value, .. }
            | InstKind::Freeze { value }
            | InstKind::Alloca { count: value, .. }
            | InstKind::Load { ptr: value, .. }
            | InstKind::ExtractValue { value, .. }
            | InstKind::VaArg { list: value } => with(*value, &[]),
            InstKind::Binary { args, .. }
            | InstKind::ICmp { args, .. }
            | InstKind::FCmp { args, .. }
            | InstKind::ExtractElement { args }
            | InstKind::ShuffleVector { args, .. }
            | InstKind::InsertValue { args, .. }
            | InstKind::AtomicRmw { args, .. } => all(args),
            InstKind::Select { args, .. }
            | InstKind::InsertElement { args }
            | InstKind::CmpXchg { args, .. } => all(args),
            InstKind::Store { value, ptr, .. } => with(*value, std::slice::from_ref(ptr)),
            InstKind::Gep { args, .. } | InstKind::DebugRecord { args, .. } => {
                all(args.as_slice(pool))
            }
            InstKind::Call { callee, args, info } => Operands {
                more: !body.calls[*info].bundles.is_empty(),
                ..with(*callee, args.as_slice(pool))
            },
            InstKind::Ret { value } => Operands { head: *value, ..none },
            InstKind::Br { target } => all(target.args.as_slice(pool)),
            InstKind::CondBr { cond, then, otherwise } => Operands {
                second: otherwise.args.as_slice(pool),
                ..with(*cond, then.args.as_slice(pool))
            },
            InstKind::Switch { value, default, .. } => {
                Operands { more: true, ..with(*value, default.args.as_slice(pool)) }
            }
            InstKind::IndirectBr { address, .. } => Operands { more: true, ..with(*address, &[]) },
            InstKind::Fence { .. } | InstKind::Unreachable => none,
        }
    }

    /// The operands that [`InstKind::operands`] leaves out.
    #[cold]
    fn for_each_further_value(&self, body: &Body, f: &mut dyn FnMut(Value)) {
        let mut list = |l: &ValueList| l.as_slice(&body.lists).iter().for_each(|&v| f(v));
        match self {
            InstKind::Call { info, .. } => {
                body.calls[*info].bundles.iter().for_each(|b| list(&b.args));
            }
            InstKind::Switch { cases, .. } => {
                body.switch_cases[*cases].iter().for_each(|c| list(&c.1.args));
            }
            InstKind::IndirectBr { targets, .. } => {
                body.target_lists[*targets].iter().for_each(|t| list(&t.args));
            }
            _ => {}
        }
    }

    /// Calls `f` on every branch target, in the order of the text.
    pub fn for_each_target(&self, body: &Body, mut f: impl FnMut(&BlockCall)) {
        match self {
            InstKind::Br { target } => f(target),
            InstKind::CondBr { then, otherwise, .. } => {
                f(then);
                f(otherwise);
            }
            InstKind::Switch { default, cases, .. } => {
                f(default);
                body.switch_cases[*cases].iter().for_each(|c| f(&c.1));
            }
            InstKind::IndirectBr { targets, .. } => body.target_lists[*targets].iter().for_each(f),
            _ => {}
        }
    }
}

/// The operands of an instruction, in order, as at most three pieces: what walks over them is then a
/// short loop, wherever it is written.
#[derive(Clone, Copy)]
struct Operands<'a> {
    head: PackedOption<Value>,
    first: &'a [Value],
    second: &'a [Value],
    /// Whether there are more, of a call's bundles or a switch's cases.
    more: bool,
}

impl Body {
    /// Calls `f` on every branch target of `inst`, to change it.
    pub fn for_each_target_mut(
        &mut self,
        inst: Inst,
        mut f: impl FnMut(&mut BlockCall, &mut ValuePool),
    ) {
        let pool = &mut self.lists;
        match &mut self.insts[inst].kind {
            InstKind::Br { target } => f(target, pool),
            InstKind::CondBr { then, otherwise, .. } => {
                f(then, pool);
                f(otherwise, pool);
            }
            InstKind::Switch { default, cases, .. } => {
                f(default, pool);
                for (_, target) in &mut self.switch_cases[*cases] {
                    f(target, pool);
                }
            }
            InstKind::IndirectBr { targets, .. } => {
                for target in &mut self.target_lists[*targets] {
                    f(target, pool);
                }
            }
            _ => {}
        }
    }

    /// Calls `f` on every operand of `inst`, to change it.
    pub fn for_each_value_mut(&mut self, inst: Inst, mut f: impl FnMut(&mut Value)) {
        self.each_value_mut(inst, &mut f);
    }

    fn each_value_mut(&mut self, inst: Inst, f: &mut dyn FnMut(&mut Value)) {
        let pool = &mut self.lists;
        let mut list = |l: &mut ValueList, f: &mut dyn FnMut(&mut Value)| {
            for v in l.as_mut_slice(pool) {
                f(v);
            }
        };
        match &mut self.insts[inst].kind {
            InstKind::FNeg { value, .. }
            | InstKind::Cast { value, .. }
            | InstKind::Freeze { value }
            | InstKind::Alloca { count: value, .. }
            | InstKind::Load { ptr: value, .. }
            | InstKind::ExtractValue { value, .. }
            | InstKind::VaArg { list: value } => f(value),
            InstKind::Binary { args, .. }
            | InstKind::ICmp { args, .. }
            | InstKind::FCmp { args, .. }
            | InstKind::ExtractElement { args }
            | InstKind::ShuffleVector { args, .. }
            | InstKind::InsertValue { args, .. }
            | InstKind::AtomicRmw { args, .. } => args.iter_mut().for_each(f),
            InstKind::Select { args, .. }
            | InstKind::InsertElement { args }
            | InstKind::CmpXchg { args, .. } => {
                args.iter_mut().for_each(f);
            }
            InstKind::Store { value, ptr, .. } => {
                f(value);
                f(ptr);
            }
            InstKind::Gep { args, .. } | InstKind::DebugRecord { args, .. } => list(args, f),
            InstKind::Call { callee, args, info } => {
                f(callee);
                list(args, f);
                for bundle in &mut self.calls[*info].bundles {
                    list(&mut bundle.args, f);
                }
            }
            InstKind::Ret { value } => {
                if let Some(mut v) = value.expand() {
                    f(&mut v);
                    *value = Some(v).into();
                }
            }
            InstKind::Br { target } => list(&mut target.args, f),
            InstKind::CondBr { cond, then, otherwise } => {
                f(cond);
                list(&mut then.args, f);
                list(&mut otherwise.args, f);
            }
            InstKind::Switch { value, default, cases } => {
                f(value);
                list(&mut default.args, f);
                for (_, target) in &mut self.switch_cases[*cases] {
                    list(&mut target.args, f);
                }
            }
            InstKind::IndirectBr { address, targets } => {
                f(address);
                for target in &mut self.target_lists[*targets] {
                    list(&mut target.args, f);
                }
            }
            InstKind::Fence { .. } | InstKind::Unreachable => {}
        }
    }
}
