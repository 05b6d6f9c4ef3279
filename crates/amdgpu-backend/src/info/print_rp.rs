//! `amdgpu-print-rp`: the pressure before and at each instruction, with what is live where blocks begin and end.
//!
//! The report is that of LLVM's pass of the same name, line for line: per block the live-in registers with their lanes;
//! for each instruction two lines, the pressure before it and the pressure at it; the live-out registers; and the
//! registers that are live through the block, with their pressure. Pressures are numbers of 32-bit registers: scalar ones,
//! and the larger of vector registers and accumulators. A lane is 16 bits.

use core::fmt::{self, Write};

use ir::diagnostic::Diagnostic;
use ir::machine::{Block, LaneMask, MachineFunction};
use ir::pass::{Change, Entry, Need, PassCx, PassInfo};
use rp_tracker::pressure::{
    DownwardTracker, LaneLiveness, LiveLanes, LiveSet, PressureModel, RegPressure, UpwardTracker,
    is_in_bundle, is_tracked, live_through, reg_lanes,
};

use crate::target::reg_pressure::{KINDS, SGPR, vector_registers};

/// The name of the option of [`PassCx`] by which the downward tracker measures: `true` or `false` (the default).
pub const DOWNWARD_OPTION: &str = "amdgpu-print-rp-downward";

/// The pass.
pub const INFO: PassInfo = PassInfo {
    name: "amdgpu-print-rp",
    about: "Prints the register pressure before and at each instruction, and what is live around blocks.",
    contract: "Changes nothing. The numbers are those of LLVM's pass of this name.",
    need: Need::Required,
    entry: Entry::Machine(|| Box::new(print_all)),
};

fn print_all(
    func: &mut MachineFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let downward = cx.option(DOWNWARD_OPTION) == Some("true");
    // Writing to a string cannot fail.
    let _ = print_pressure(&mut cx.printed, func, downward);
    Ok(Change::Unchanged)
}

/// Pressure of a block, from a tracker.
struct BlockPressure {
    live_in: Vec<LiveLanes>,
    live_out: Vec<LiveLanes>,
    /// Before and at each instruction that debuggers have nothing to do with.
    at: Vec<(RegPressure, RegPressure)>,
    /// After the last one.
    end: RegPressure,
}

/// Appends the report of a function, by the downward tracker or the upward one.
///
/// # Errors
/// The writer's.
pub fn print_pressure(out: &mut impl Write, func: &MachineFunction, downward: bool) -> fmt::Result {
    let model = PressureModel::new(func.target, &KINDS);
    let liveness = LaneLiveness::new(func);
    writeln!(out, "---\nname: {}\nbody:             |", func.name)?;
    for block in func.blocks() {
        let seen = if downward {
            go_down(func, &model, &liveness, block)
        } else {
            go_up(func, &model, &liveness, block)
        };
        print_block(out, func, &model, block, &seen)?;
    }
    writeln!(out, "...")
}

fn go_up(
    func: &MachineFunction,
    model: &PressureModel,
    liveness: &LaneLiveness,
    block: Block,
) -> BlockPressure {
    let mut tracker = UpwardTracker::at_end(func, model, liveness, block);
    let live_out = liveness.live_out(block).to_vec();
    let end = tracker.pressure();
    let mut at = Vec::new();
    for inst in func.insts_rev(block) {
        let here = tracker.recede(inst);
        if is_tracked(func, inst) {
            at.push((tracker.pressure(), here));
        }
    }
    at.reverse();
    BlockPressure { live_in: tracker.live().to_list(), live_out, at, end }
}

fn go_down(
    func: &MachineFunction,
    model: &PressureModel,
    liveness: &LaneLiveness,
    block: Block,
) -> BlockPressure {
    let mut tracker = DownwardTracker::new(func, model, liveness, block);
    let live_in = liveness.live_in(block).to_vec();
    let mut at = Vec::new();
    while let Some(inst) = tracker.next() {
        let before = tracker.advance_before_next();
        let here = tracker.advance_to_next().unwrap_or(before);
        if is_tracked(func, inst) {
            at.push((before, here));
        }
    }
    let end = tracker.advance_before_next();
    BlockPressure { live_in, live_out: tracker.live().to_list(), at, end }
}

fn print_block(
    out: &mut impl Write,
    func: &MachineFunction,
    model: &PressureModel,
    block: Block,
    seen: &BlockPressure,
) -> fmt::Result {
    writeln!(out, "  {}:", func.block_title(block))?;
    write!(out, "    Live-in: ")?;
    print_live(out, func, &seen.live_in)?;
    writeln!(out, "    SGPR  VGPR")?;
    let mut at = seen.at.iter();
    for inst in func.insts(block).filter(|&inst| !is_in_bundle(func, inst)) {
        let counted = is_tracked(func, inst).then(|| at.next()).flatten();
        match counted {
            Some((before, here)) => {
                print_counts(out, before)?;
                writeln!(out)?;
                print_counts(out, here)?;
                write!(out, "  ")?;
            }
            None => write!(out, "                 ")?,
        }
        writeln!(out, "{}", func.inst_text_alone(inst))?;
    }
    print_counts(out, &seen.end)?;
    write!(out, "\n    Live-out:")?;
    print_live(out, func, &seen.live_out)?;
    let through = live_through(func, func.insts(block), &seen.live_in, &seen.live_out);
    write!(out, "    Live-thr:")?;
    print_live(out, func, &through)?;
    print_counts(out, &LiveSet::new(func, model, &through).pressure())?;
    writeln!(out)
}

fn print_counts(out: &mut impl Write, pressure: &RegPressure) -> fmt::Result {
    write!(out, "    {:<5} {:<5}", pressure.count(SGPR), vector_registers(pressure))
}

fn print_live(out: &mut impl Write, func: &MachineFunction, live: &[LiveLanes]) -> fmt::Result {
    for l in live {
        let is_half = reg_lanes(func, l.reg).count() == 1;
        let mask = if is_half { l.lanes.0 } else { upper_first(l.lanes) };
        write!(out, " {}:{mask:016X}", l.reg)?;
    }
    writeln!(out)
}

/// The lanes as LLVM numbers them: of a register's two halves the upper one comes first.
fn upper_first(lanes: LaneMask) -> u64 {
    const EVEN: u64 = 0x5555_5555_5555_5555;
    (lanes.0 & EVEN) << 1 | lanes.0 >> 1 & EVEN
}
