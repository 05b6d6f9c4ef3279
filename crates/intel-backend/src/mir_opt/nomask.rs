//! Removes NoMask where no channel that is off can be seen. (The two rules that Jerez states for payloads built with NoMask
//! throughout.)
//!
//! * (a) An instruction that reads only values which the same channels wrote without NoMask computes nothing of use in the
//!   others.
//! * (b) A result that only instructions without NoMask read, each channel its own, is of no use in the others. Messages read
//!   registers as such: what they read is not looked at here.
//!
//! Both hold only where the same channels are on: within one block.

use cranelift_entity::SecondaryMap;

use super::order::Order;
use super::{Uses, eu_pass};
use crate::target::eu::{Base, EuFunction, Inst, InstData, RegSrc, Src};

eu_pass!(
    REMOVE_NO_MASK,
    Optional,
    "eu-remove-nomask",
    "Removes NoMask from instructions whose results in disabled channels are not read.",
    "Any function; disabled channels may hold other values afterwards, which are not read.",
    "masks kept" => remove_nomask
);

/// After a removal, the readers of the result and the defs of the operands are tried again.
fn remove_nomask(func: &mut EuFunction) -> u64 {
    let uses = Uses::new(func);
    let order = Order::new(func);
    let mut pending: Vec<Inst> = func.placed().map(|(_, inst)| inst).collect();
    pending.reverse();
    let mut waiting = Waiting::default();
    let mut changed = 0;
    while let Some(inst) = pending.pop() {
        let data = &func.insts[inst];
        if !is_candidate(data) {
            continue;
        }
        if rule_a(func, &uses, &order, inst) || rule_b(func, &uses, &order, inst, &mut waiting) {
            func.insts[inst].control.nomask = false;
            changed += 1;
            pending.append(&mut waiting.of[inst]);
            if let Base::Virtual(reg) = func.insts[inst].dst.base {
                pending.extend(uses.reads(reg));
            }
        }
    }
    changed
}

/// The second rule's progress: what it has found of an instruction's readers, and by which of them it was stopped.
#[derive(Default)]
struct Waiting {
    /// The readers that are known to be fine, by number.
    known: SecondaryMap<Inst, u32>,
    /// The instructions that wait for a reader to lose its NoMask.
    of: SecondaryMap<Inst, Vec<Inst>>,
}

/// Arithmetic into a virtual register, each channel for itself.
fn is_candidate(data: &InstData) -> bool {
    data.control.nomask
        && data.op.desc().shape.has_regions()
        && data.pred.is_none()
        && data.flag.is_none()
        && !data.has_effects()
        && matches!(data.dst.base, Base::Virtual(_))
}

/// Whether a source reads in each channel what the same channel of `def` wrote.
fn is_own_channel(reader: &InstData, reg: &RegSrc, def: &InstData) -> bool {
    let stride = if reader.control.exec == 1 { 0 } else { u32::from(def.dst.stride) };
    (reader.control.exec, reader.control.group) == (def.control.exec, def.control.group)
        && reader.control.exec > 1
        && reg.offset == def.dst.offset
        && reg.ty.bytes() == def.dst.ty.bytes()
        && reg.region.stride(reader.control.exec) == Some(stride)
}

/// It reads at least one value, and all that it reads were written under the mask.
fn rule_a(func: &EuFunction, uses: &Uses, order: &Order, inst: Inst) -> bool {
    let data = &func.insts[inst];
    let mut values = 0;
    let masked = data.srcs.iter().all(|src| match src {
        Src::Imm(_) => true,
        Src::Reg(reg) => {
            values += 1;
            let Base::Virtual(v) = reg.base else { return false };
            uses.single_def(v).is_some_and(|def| {
                let made = &func.insts[def];
                uses.defs(v).len() == 1
                    && !made.control.nomask
                    && !made.op.is_pseudo()
                    && !made.op.is_send()
                    && order.in_one_block(def, inst)
                    && is_own_channel(data, reg, made)
            })
        }
    });
    masked && values > 0
}

/// Everything that reads the result does so under the mask, each channel its own.
fn rule_b(
    func: &EuFunction,
    uses: &Uses,
    order: &Order,
    inst: Inst,
    waiting: &mut Waiting,
) -> bool {
    let data = &func.insts[inst];
    let Base::Virtual(reg) = data.dst.base else { return false };
    if uses.single_def(reg) != Some(inst) || uses.defs(reg).len() != 1 {
        return false;
    }
    for &reader in &uses.reads(reg)[waiting.known[inst] as usize..] {
        let other = &func.insts[reader];
        let fine = other.op.desc().shape.has_regions()
            && order.in_one_block(inst, reader)
            && other
                .srcs
                .iter()
                .filter_map(Src::as_reg)
                .filter(|src| src.base == Base::Virtual(reg))
                .all(|src| is_own_channel(other, src, data));
        if !fine {
            return false;
        }
        if other.control.nomask {
            waiting.of[reader].push(inst);
            return false;
        }
        waiting.known[inst] += 1;
    }
    true
}
