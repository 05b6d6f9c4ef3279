//! Sharing of spill slots: slots that never hold something at the same time become one.
//!
//! A slot is live from its stores to the last reload. Liveness is found for each slot alone, like
//! that of registers; what is live is then covered by one interval in layout order, and slots of one alignment and stack share
//! a place where their intervals do not meet. Where the target allows that, a slot may lie in a part of a larger one.

use std::collections::BTreeMap;

use cranelift_entity::{EntityRef, SecondaryMap};
use ir::graph::{DomTree, FlowGraph, LoopForest};
use ir::machine::{Block, FrameSlot, MachineFunction, MemValue, Operand};

use crate::layout_order::LayoutOrder;
use crate::target::{AllocTarget, Effect};

mod colouring;

use colouring::{Home, Kind, Live, colour};

/// Accesses to a slot in a block.
#[derive(Clone, Copy, Debug)]
struct Touch {
    block: Block,
    /// The first and last position.
    first: u32,
    last: u32,
    /// Whether it is read before it is written.
    exposed: bool,
    /// Whether it is written.
    written: bool,
}

/// Merges slots of a list. Returns those that are left.
pub(crate) fn share(
    func: &mut MachineFunction,
    target: &dyn AllocTarget,
    graph: &FlowGraph<Block>,
    loops: &LoopForest<Block>,
    slots: &[FrameSlot],
) -> Vec<FrameSlot> {
    if slots.len() < 2 {
        return slots.to_vec();
    }
    let intervals = intervals(func, target, graph, loops, slots);
    let mut kinds: BTreeMap<Kind, Vec<Live>> = BTreeMap::new();
    for &slot in slots {
        let object = &func.frame.objects[slot];
        let Some(interval) = intervals[slot] else { continue };
        // A part begins at a multiple of its size.
        let divides = object.size.is_multiple_of(object.align) && target.shares_parts(object);
        let exact = (!divides).then_some(object.size);
        let kind = Kind { stack: object.stack, exact, align: object.align };
        kinds.entry(kind).or_default().push(Live { slot, size: object.size, interval });
    }
    let mut homes: SecondaryMap<FrameSlot, Option<Home>> = SecondaryMap::new();
    for live in kinds.into_values() {
        colour(live, &mut homes);
    }
    // Slots that nothing touches are gone, too.
    let is_home = |slot: FrameSlot| homes[slot].is_some_and(|home| home.slot == slot);
    for &slot in slots {
        if !is_home(slot) {
            func.frame.objects[slot].dead = true;
        }
    }
    for inst in func.inst_list() {
        for operand in func.operands_mut(inst) {
            if let Operand::Frame { slot, offset } = operand
                && let Some(home) = homes[*slot]
            {
                *offset += home.offset.cast_signed();
                *slot = home.slot;
            }
        }
    }
    for access in func.mem_ops.values_mut() {
        if let MemValue::Frame(slot) = access.value
            && let Some(home) = homes[slot]
        {
            access.value = MemValue::Frame(home.slot);
        }
    }
    let mut left: Vec<FrameSlot> = slots.iter().copied().filter(|&slot| is_home(slot)).collect();
    left.sort_unstable();
    left
}

/// Number of slots up to which intervals are found by walks over the blocks.
const FEW_SLOTS: usize = 64;

/// Loops around a reload up to which the interval of a slot is found without a walk.
const MAX_CLIMB: usize = 64;

/// Returns the interval of a slot that one store writes before all reloads, without a walk over the blocks: between the
/// store and a reload, and in loops around a reload that do not contain the store. `end_of` gives the end of the block
/// at a position. The layout must be topological.
fn interval_of_one_store(
    touches: &[Touch],
    layout: &LayoutOrder<'_>,
    dom: &DomTree<Block>,
    end_of: impl Fn(u32) -> u32,
) -> Option<(u32, u32)> {
    let (store, reloads) = touches.split_first()?;
    let after = |touch: &Touch| !touch.written && dom.dominates(store.block, touch.block);
    if store.exposed || !reloads.iter().all(after) {
        return None;
    }
    let mut end = store.last;
    for reload in reloads {
        let last = layout.last(layout.position(store.block), reload.block, MAX_CLIMB)?;
        end = end.max(reload.last);
        if last > layout.position(reload.block) {
            end = end.max(end_of(last));
        }
    }
    Some((store.first, end))
}

/// The interval of positions in which a slot is live, by slot.
fn intervals(
    func: &MachineFunction,
    target: &dyn AllocTarget,
    graph: &FlowGraph<Block>,
    loops: &LoopForest<Block>,
    slots: &[FrameSlot],
) -> SecondaryMap<FrameSlot, Option<(u32, u32)>> {
    let mut touches: SecondaryMap<FrameSlot, Vec<Touch>> = SecondaryMap::new();
    let mut ours: SecondaryMap<FrameSlot, bool> = SecondaryMap::new();
    slots.iter().for_each(|&slot| ours[slot] = true);
    let mut bounds: SecondaryMap<Block, (u32, u32)> = SecondaryMap::new();
    let mut position = 0;
    for block in func.blocks() {
        let begin = position;
        for inst in func.insts(block) {
            position += 1;
            let (slot, reads) = match target.effect(func, inst) {
                Effect::Spill { slot, .. } => (slot, false),
                Effect::Reload { slot, .. } => (slot, true),
                Effect::Other | Effect::Swap => continue,
            };
            if !ours[slot] {
                continue;
            }
            let list = &mut touches[slot];
            match list.last_mut() {
                Some(touch) if touch.block == block => {
                    touch.last = position;
                    touch.written |= !reads;
                }
                _ => list.push(Touch {
                    block,
                    first: position,
                    last: position,
                    exposed: reads,
                    written: !reads,
                }),
            }
        }
        position += 1;
        bounds[block] = (begin, position);
    }
    // Walks over the blocks for each of many slots take the square of the function's size.
    let many = slots.len() > FEW_SLOTS;
    let order = many.then(|| (LayoutOrder::new(func, loops), DomTree::new(graph)));
    let order = order.filter(|(layout, _)| layout.is_topological(graph));
    let blocks: Vec<Block> = func.blocks().collect();
    let mut found: SecondaryMap<FrameSlot, Option<(u32, u32)>> = SecondaryMap::new();
    // The slot whose walk was here last, by block.
    let mut entered = vec![u32::MAX; func.num_blocks()];
    let mut writes = vec![u32::MAX; func.num_blocks()];
    let mut work: Vec<Block> = Vec::new();
    for &slot in slots {
        let end_of = |at: u32| bounds[blocks[at as usize]].1;
        if let Some((layout, dom)) = &order
            && let Some(interval) = interval_of_one_store(&touches[slot], layout, dom, end_of)
        {
            found[slot] = Some(interval);
            continue;
        }
        let stamp = slot.as_u32();
        let mut interval: Option<(u32, u32)> = None;
        let mut cover = |first: u32, last: u32| {
            interval = Some(match interval {
                None => (first, last),
                Some((begin, end)) => (begin.min(first), end.max(last)),
            });
        };
        for touch in &touches[slot] {
            cover(touch.first, touch.last);
            if touch.written {
                writes[touch.block.index()] = stamp;
            }
            if touch.exposed {
                entered[touch.block.index()] = stamp;
                work.push(touch.block);
            }
        }
        while let Some(block) = work.pop() {
            cover(bounds[block].0, bounds[block].0);
            for &from in graph.predecessors(block) {
                cover(bounds[from].1, bounds[from].1);
                let index = from.index();
                if writes[index] != stamp && entered[index] != stamp {
                    entered[index] = stamp;
                    work.push(from);
                }
            }
        }
        found[slot] = interval;
    }
    found
}
