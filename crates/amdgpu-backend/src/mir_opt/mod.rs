//! Machine passes before register allocation.

pub(crate) mod combine_bytes;
pub(crate) mod d16;
pub(crate) mod dpp_combine;
mod facts;
pub(crate) mod fma_mix;
pub(crate) mod hoist_constants;
pub(crate) mod load_store_opt;
pub(crate) mod machine_cse;
pub(crate) mod memory_effects;
pub(crate) mod pack_early;
pub(crate) mod peephole_sdwa;
pub(crate) mod remat;
pub(crate) mod scalar_parts;
pub(crate) mod scalar_remat;
pub(crate) mod spill_long_ranges;
pub(crate) mod true16;

use ir::graph::FlowGraph;
use ir::machine::{Block, MachineFunction, drop_dead_lanes, remove_dead};
use ir::pass::{DEAD_MACHINE_CODE, Entry, Need, Pass, PassInfo, counted};

/// A pass over a function in SSA form.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LanePass {
    /// The registry's row.
    pub info: PassInfo,
    /// The pass, given the graph that lanes go along.
    pub run: LaneFunction,
}

/// A function over a machine function in SSA form. The graph is the one that lanes go along.
pub(crate) type LaneFunction = fn(&mut MachineFunction, &FlowGraph<Block>);

/// The passes, in their order.
pub(crate) const PASSES: &[LanePass] = &[
    LanePass {
        info: PassInfo {
            name: "amdgpu-hoist-constants",
            about: "Moves constants that a phi gets along an edge before the branch.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(hoist_constants::run)),
        },
        run: hoist_constants::run,
    },
    LanePass {
        info: PassInfo {
            name: "amdgpu-pack-early",
            about: "Puts halves together to words where they are computed, not where the words are read.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(pack_early::run)),
        },
        run: pack_early::run,
    },
    LanePass {
        info: PassInfo {
            name: "amdgpu-combine-bytes",
            about: "Makes words whose bytes come from one or two registers by one instruction.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(combine_bytes::run)),
        },
        run: combine_bytes::run,
    },
    LanePass {
        info: PassInfo {
            name: "amdgpu-fma-mix",
            about: "Joins products in 32 bits with their rounding to halves, and with the packing of these.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(fma_mix::run)),
        },
        run: fma_mix::run,
    },
    LanePass {
        info: PassInfo {
            name: "machine-cse",
            about: "Removes copies and instructions that compute a value a second time.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(machine_cse::run)),
        },
        run: machine_cse::run,
    },
    LanePass {
        info: PassInfo {
            name: "si-load-store-opt",
            about: "Joins two accesses of local memory in one instruction.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(load_store_opt::run)),
        },
        run: load_store_opt::run,
    },
    LanePass {
        info: PassInfo {
            name: "d16-accesses",
            about: "Lets loads and stores of halves go to and from the upper halves of registers.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(d16::run)),
        },
        run: d16::run,
    },
    LanePass {
        info: PassInfo {
            name: "gcn-dpp-combine",
            about: "Lets operations read a source from other lanes (DPP) that a move read before.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(dpp_combine::run)),
        },
        run: dpp_combine::run,
    },
    LanePass {
        info: PassInfo {
            name: "si-peephole-sdwa",
            about: "Lets instructions select bytes and halves of their operands (SDWA).",
            contract: "SSA form; gfx9 and gfx10.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(peephole_sdwa::run)),
        },
        run: peephole_sdwa::run,
    },
    LanePass {
        info: PassInfo {
            name: "amdgpu-true16-operands",
            about: "Lets instructions read the upper halves of registers.",
            contract: "SSA form; gfx11.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(true16::run)),
        },
        run: true16::run,
    },
    LanePass {
        info: PassInfo {
            name: "detect-dead-lanes",
            about: "Leaves out of tuples the parts that nothing reads.",
            contract: "SSA form.",
            need: Need::Optional,
            entry: Entry::Machine(|| alone(dead_lanes)),
        },
        run: dead_lanes,
    },
    LanePass { info: DEAD_MACHINE_CODE, run: dead_instructions },
    LanePass {
        info: PassInfo {
            name: "spill-long-ranges",
            about: "Spills the values that live longest where far more live than there are registers.",
            contract: "SSA form.",
            need: Need::Required,
            entry: Entry::Machine(|| alone(spill_long_ranges::run)),
        },
        run: spill_long_ranges::run,
    },
];

fn dead_lanes(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    drop_dead_lanes(func);
}

fn dead_instructions(func: &mut MachineFunction, _: &FlowGraph<Block>) {
    remove_dead(func);
}

/// A pass run alone on machine IR text, where lanes go along the graph of the blocks.
fn alone(run: LaneFunction) -> Box<dyn Pass<MachineFunction>> {
    counted("functions changed", move |func, ()| {
        let lanes = FlowGraph::new(&*func);
        run(func, &lanes);
        true
    })
}
