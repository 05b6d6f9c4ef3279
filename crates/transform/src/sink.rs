//! `sink`: values that are computed before a loop but needed only after it are computed after it.
//!
//! A value that lives across a loop holds a register through all of it. `ptxas` shortens live ranges
//! within a block, but does not move a computation over a loop (measured on a tiled matrix product: 129
//! registers with nine address offsets carried over the main loop, 100 without, which is two blocks per
//! multiprocessor instead of one). An instruction without effects moves to the nearest block that
//! dominates all its uses, if that lies after a loop and in no deeper loop than before, and if it does
//! not itself drag more values over the loop than it spares.

use crate::analysis::cfg::Cfg;
use crate::analysis::effects;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::graph::LoopForest;
use ir::map::Set;
use ir::ssa::uses::Uses;
use ir::ssa::{Block, Body, Context, Inst, InstKind, LocalDef, Type, Value};

/// Uses of a value that are looked through for one.
const MANY_USES: usize = 64;

/// Runs the pass on a body. The number of instructions moved.
pub fn run(body: &mut Body, cx: &Context) -> u64 {
    let cfg = Cfg::of(body);
    let loops = cfg.loops();
    if loops.is_empty() {
        return 0;
    }
    let left = left_loops(&cfg, &loops);
    let mut sinker = Sinker { uses: Uses::of(body), moved: 0 };
    // From the last block to the first, each backwards: what uses a value has moved before it.
    for &block in cfg.rpo().iter().rev() {
        let mut next = body.last_inst(block);
        while let Some(inst) = next {
            next = body.prev_inst(inst);
            let Some(target) = sinker.target(body, cx, &cfg, inst, block) else { continue };
            let level = |b: Block| cfg.dom().level(b);
            let behind_a_loop = loops.depth(target) <= loops.depth(block)
                && left[target].expand().is_some_and(|header| level(header) > level(block));
            if behind_a_loop && sinker.spares_registers(body, &cfg, inst, target) {
                sinker.sink(body, inst, target);
            }
        }
    }
    sinker.moved
}

/// For each block, the nearest header of a loop that every path to the block passes and that does not
/// contain the block.
fn left_loops(cfg: &Cfg, loops: &LoopForest<Block>) -> SecondaryMap<Block, PackedOption<Block>> {
    let mut left: SecondaryMap<Block, PackedOption<Block>> = SecondaryMap::new();
    for &block in cfg.dom_preorder() {
        let Some(above) = cfg.idom(block) else { continue };
        // The loop that the block above has left, or the innermost loop that only the block above
        // is in.
        left[block] = left[above];
        let Some(around) = loops.innermost(above).filter(|&l| !loops.contains(l, block)) else {
            continue;
        };
        let header = loops.header(around);
        let level = |b: Block| cfg.dom().level(b);
        if cfg.dominates(header, above)
            && left[above].expand().is_none_or(|other| level(other) < level(header))
        {
            left[block] = Some(header).into();
        }
    }
    left
}

struct Sinker {
    uses: Uses,
    moved: u64,
}

impl Sinker {
    /// The nearest block that dominates all uses of `inst`'s result, if that is another block.
    fn target(
        &self,
        body: &Body,
        cx: &Context,
        cfg: &Cfg,
        inst: Inst,
        block: Block,
    ) -> Option<Block> {
        if !may_move(body, cx, inst) {
            return None;
        }
        let result = body.result(inst)?;
        let mut target: Option<Block> = None;
        for &user in self.uses.of_local(result) {
            // A branch argument is used at the end of the branch's block.
            let place = body.inst_block(user)?;
            let common = match target {
                None => place,
                Some(t) => cfg.dom().nearest_common(t, place)?,
            };
            if common == block {
                return None;
            }
            target = Some(common);
        }
        target
    }

    /// Whether fewer values cross to `target` when `inst` is computed there: its operands that are not
    /// needed there anyway must not outnumber its result.
    fn spares_registers(&self, body: &Body, cfg: &Cfg, inst: Inst, target: Block) -> bool {
        let mut new = Set::default();
        body.insts[inst].kind.for_each_value(body, |v| {
            let Some(local) = v.local() else { return };
            // Parameters of kernels lie in constant memory; they are read again at no cost.
            if matches!(body.locals[local].def, LocalDef::Param(b, _) if b == body.entry()) {
                return;
            }
            let users = self.uses.of_local(local);
            // Of a value with so many uses there will be one.
            let needed = users.len() > MANY_USES
                || users.iter().any(|&user| {
                    user != inst && body.inst_block(user).is_some_and(|b| cfg.dominates(target, b))
                });
            if !needed {
                new.insert(local);
            }
        });
        new.len() <= 1
    }

    fn sink(&mut self, body: &mut Body, inst: Inst, target: Block) {
        body.remove_inst(inst);
        // Before the first use in the block; there is one, or all uses are below.
        let result = body.result(inst).expect("only instructions with results move");
        let uses = |i: &Inst| {
            let mut found = false;
            body.insts[*i].kind.for_each_value(body, |v| found |= v == Value::from(result));
            found
        };
        let first_use = body.block_insts(target).find(uses);
        let place =
            first_use.or_else(|| body.terminator(target)).expect("a block ends in a terminator");
        body.insert_inst_before(inst, place);
        self.moved += 1;
    }
}

/// Instructions that compute something from their operands alone, and cheaply.
fn may_move(body: &Body, cx: &Context, inst: Inst) -> bool {
    let kind = &body.insts[inst].kind;
    let cheap = match kind {
        InstKind::Binary { op, .. } => !op.is_int_division() && !op.is_float(),
        InstKind::Cast { .. }
        | InstKind::ICmp { .. }
        | InstKind::Select { .. }
        | InstKind::Gep { .. } => true,
        InstKind::Call { .. } => {
            body.result(inst)
                .is_some_and(|l| body.locals[l].ty.is_int() && body.locals[l].ty != Type::I1)
                && effects::of(body, cx, inst).pure()
        }
        _ => false,
    };
    cheap && effects::of(body, cx, inst).pure()
}
