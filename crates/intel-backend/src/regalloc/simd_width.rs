//! Number of work-items of a thread, if it is not specified.
//!
//! 16, if that fits the registers, and 8 otherwise: one operation on 16 doublewords is what an instruction can do, and takes
//! as long as two on 8. 32 work-items are two instructions for each operation; what they save is what is done once for all of a
//! thread: uniform values, addresses, branches, the beginning and the end. So 32 are only worth it where that is a good part of
//! the kernel, by an estimate of the work for a work-item ([`is_better`]), where nothing is spilled for it, and
//! where the kernel is not of the kind that it hurts ([`may_be_doubled`]).
//!
//! The estimate: an instruction takes the time of its 16-byte pieces, at least one; a message that of the registers that it
//! moves and [`MESSAGE`] more; what is in a loop counts [`OFTEN`] times as much for each loop around it. (Each of the two
//! pipes of an EU of gen9 works on four elements of 32 bits in a cycle: "The Compute Architecture of Intel Processor Graphics
//! Gen9", 5.3.) Messages count by the registers that they move, so that twice the channels are no saving there. Other
//! costs of 32 work-items are not in it: loops that last until the last of more work-items is done, and fewer threads
//! to hide latency. For the first, kernels whose loops work-items leave at different times stay at 16; for the second,
//! the gain must be [`GAIN`] of a hundred.

use ir::graph::{DomTree, LoopForest};

use crate::abi::kernel::Kernel;
use crate::regalloc::Pressure;
use crate::target::device::GRF_COUNT;
use crate::target::eu::{Base, EuFunction, Flow, InstData, flow_graph};

/// Fixed cost of a message besides its registers.
const MESSAGE: f64 = 4.0;
/// Assumed trip count of a loop.
const OFTEN: f64 = 8.0;
/// Loops that count.
const DEPTH: u32 = 8;
/// The least gain, in parts of a hundred of the narrower thread's work.
const GAIN: f64 = 10.0;
/// Bytes that an instruction works on at a time.
const PIECE: f64 = 16.0;

/// Registers by which the estimate of what twice the work-items need may be too high.
const DOUBT: u32 = 24;

/// Whether a kernel of 16 work-items that needs so many registers may have 32: there are about enough of them, none of its private
/// memory becomes too large, its work-groups are not so small, and its arguments leave room.
pub(crate) fn may_be_doubled(kernel: &Kernel, needed: Pressure) -> bool {
    let wide = Kernel { simd: 2 * kernel.simd, ..kernel.clone() };
    let work_group = kernel.required_work_group.map(|sizes| sizes.iter().product::<u32>());
    needed.doubled <= u32::from(GRF_COUNT) + DOUBT
        && kernel.scratch_bytes == 0
        && work_group.is_none_or(|size| size.is_multiple_of(u32::from(wide.simd)))
        && wide.check().is_ok()
}

/// Whether the estimated work for a work-item of the wider of two threads of a kernel is so much less that it is worth it.
pub(crate) fn is_better(wide: &EuFunction, narrow: &EuFunction) -> bool {
    let diverges = |func: &EuFunction| {
        func.placed().any(|(_, inst)| {
            let data = &func.insts[inst];
            data.op.desc().flow != Flow::Jump && data.branch().is_some_and(|branch| branch.backward)
        })
    };
    !diverges(narrow) && work(wide) <= work(narrow) * (1.0 - GAIN / 100.0)
}

/// The estimated work of a thread, by work-item.
fn work(func: &EuFunction) -> f64 {
    let graph = flow_graph(func);
    let loops = LoopForest::new(&graph, &DomTree::new(&graph));
    let all: f64 = func
        .placed()
        .map(|(block, inst)| {
            OFTEN.powi(loops.depth(block).min(DEPTH) as i32) * cost(&func.insts[inst])
        })
        .sum();
    all / f64::from(func.simd)
}

fn cost(data: &InstData) -> f64 {
    if let Some(send) = data.send() {
        return MESSAGE + f64::from(send.mlen) + f64::from(send.ex_mlen) + f64::from(send.rlen);
    }
    let sources = data.srcs.iter().filter(|src| !src.is_null()).map(|src| src.ty().bytes());
    let own = (data.dst.base != Base::Null).then(|| data.dst.ty.bytes());
    let bytes = sources.chain(own).max().unwrap_or(0);
    (f64::from(data.control.exec) * f64::from(bytes) / PIECE).max(1.0)
}
