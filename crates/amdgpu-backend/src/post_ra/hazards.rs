//! The table of hazards: pairs of instructions between which the hardware needs time and does not take it by itself.
//!
//! A row says of which facts the earlier instruction must have one, and the later, how their registers must meet, and
//! how many wait states must lie between. Sources: AMD's ISA documents ("Manually inserted wait states"), LLVM's
//! documentation of the targets.

use ir::machine::{Inst, MachineFunction, PReg};

use crate::target::latencies::{self, fact};
use crate::target::regs;
use crate::target::table::{self, Field};
use crate::target::{Generation, Target};

/// Overlap between the registers of the two instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meet {
    /// However.
    Always,
    /// The earlier writes this register.
    Writes(PReg),
    /// The earlier writes this register and the later reads it.
    Passes(PReg),
    /// The earlier writes a register, no vector register, that the later reads.
    NonVector,
    /// The earlier writes a scalar register that the later names and reads.
    Scalar,
    /// The earlier writes a vector register that the later reads.
    Vector,
    /// The earlier writes a vector register that the later reads, and a product of doubles is the only instruction
    /// between.
    VectorPastProduct,
    /// The earlier writes a vector register that the later reads, and a move from or to an accumulator is the only instruction
    /// between.
    VectorPastMove,
    /// The earlier writes the register that tells the later which lane.
    LaneSelect,
    /// Both are for one hardware register.
    HardwareRegister,
    /// The later writes what the earlier stores.
    StoredData,
    /// The later names and reads the first result of the earlier.
    Result,
    /// The later names the first result of the earlier, to read or to write.
    ResultOrOverwrites,
    /// The later writes the accumulator that the earlier reads.
    OverwritesAccumulator,
    /// The later reads a part of the result, or more than it, as its accumulator.
    Accumulator,
    /// The later reads just the result as its accumulator.
    WholeAccumulator,
    /// The later reads the result as a factor.
    Factor,
}

/// Number of wait states.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum States {
    /// That many.
    Fixed(u32),
    /// By the passes of the earlier instruction: the first row of at least that many passes.
    Passes(&'static [(u32, u32)]),
    /// The passes of the earlier instruction and so many.
    PassesAnd(u32),
}

/// A row.
#[derive(Debug)]
pub(crate) struct Hazard {
    /// A bit for each generation that has it.
    pub generations: u16,
    /// One of these facts the later instruction must have,
    pub later: u32,
    /// and none of these.
    pub later_not: u32,
    /// One of these facts the earlier must have,
    pub earlier: u32,
    /// and none of these.
    pub earlier_not: u32,
    /// The overlap of the registers.
    pub meet: Meet,
    /// Wait states that the hazard needs.
    pub states: States,
    /// The reason, for the verifier's messages.
    pub reason: &'static str,
}

const GFX908: u16 = 1 << Generation::Gfx908 as u8;
const GFX900: u16 = 1 << Generation::Gfx900 as u8 | 1 << Generation::Gfx906 as u8 | GFX908;
const GFX90A: u16 = 1 << Generation::Gfx90a as u8;
const GFX942: u16 = 1 << Generation::Gfx942 as u8;
const GFX950: u16 = 1 << Generation::Gfx950 as u8;
const GFX1030: u16 = 1 << Generation::Gfx1030 as u8;
const CDNA3: u16 = GFX942 | GFX950;
const GFX9: u16 = GFX900 | GFX90A | CDNA3;
const MATRIX: u16 = GFX90A | CDNA3;

const fn row(
    generations: u16,
    earlier: u32,
    later: u32,
    meet: Meet,
    states: u32,
    reason: &'static str,
) -> Hazard {
    Hazard {
        generations,
        later,
        later_not: 0,
        earlier,
        earlier_not: 0,
        meet,
        states: States::Fixed(states),
        reason,
    }
}

impl Hazard {
    const fn later_not(self, facts: u32) -> Self {
        Self { later_not: facts, ..self }
    }

    const fn earlier_not(self, facts: u32) -> Self {
        Self { earlier_not: facts, ..self }
    }

    const fn passes(self, states: &'static [(u32, u32)]) -> Self {
        Self { states: States::Passes(states), ..self }
    }

    const fn passes_and(self, more: u32) -> Self {
        Self { states: States::PassesAnd(more), ..self }
    }
}

const MOVE: u32 = fact::ACC_READ | fact::ACC_WRITE;
const MOVED: &str = "an accumulator just written is used";
const SUM: &str = "a sum is used before it is there";

const PART: &str = "a result that is not the whole accumulator";
const WHOLE: &str = "a small result is the accumulator";
const RESULT: &str = "a result of the matrix unit is read or overwritten";

const MEMORY: u32 = fact::VMEM | fact::LDS;

/// All hazards that wait states resolve.
pub(crate) static HAZARDS: &[Hazard] = &[
    row(
        GFX9,
        fact::VALU,
        fact::VMEM,
        Meet::NonVector,
        5,
        "vector memory reads a scalar register that a vector instruction wrote",
    ),
    row(
        GFX9,
        fact::ANY,
        fact::DPP,
        Meet::Vector,
        2,
        "lanes are permuted of a register just written",
    ),
    row(
        GFX9,
        fact::VALU,
        fact::DPP,
        Meet::Writes(regs::EXEC),
        5,
        "lanes are permuted under an EXEC that a vector instruction wrote",
    ),
    row(GFX9, fact::VALU, fact::DIV_FMAS, Meet::Writes(regs::VCC), 4, "v_div_fmas reads VCC late"),
    row(
        GFX9,
        fact::VALU,
        fact::LANE_SELECT,
        Meet::LaneSelect,
        4,
        "the number of a lane is read early",
    ),
    row(
        GFX9,
        fact::SETREG,
        fact::GETREG | fact::SETREG,
        Meet::HardwareRegister,
        2,
        "hardware registers are written late",
    ),
    row(GFX9, fact::SALU, fact::READS_M0, Meet::Writes(regs::M0), 1, "M0 is read early"),
    row(
        GFX900 | GFX90A,
        fact::WIDE_STORE,
        fact::VALU,
        Meet::StoredData,
        1,
        "data of more than 64 bits is read late",
    ),
    row(
        CDNA3,
        fact::WIDE_STORE,
        fact::VALU,
        Meet::StoredData,
        2,
        "data of more than 64 bits is read late",
    ),
    row(
        CDNA3,
        fact::TRANS,
        fact::VALU,
        Meet::Result,
        1,
        "results of transcendental functions are not forwarded",
    )
    .later_not(fact::TRANS),
    row(
        CDNA3,
        fact::PARTIAL_RESULT,
        fact::VALU,
        Meet::Result,
        1,
        "parts of registers are not forwarded",
    ),
    row(
        CDNA3,
        fact::VALU,
        fact::VALU,
        Meet::Scalar,
        2,
        "a vector instruction reads a scalar register that another wrote",
    ),
    row(
        CDNA3,
        fact::VALU,
        fact::VALU,
        Meet::Passes(regs::VCC),
        2,
        "a vector instruction reads VCC that another wrote",
    ),
    row(
        CDNA3,
        fact::VALU,
        fact::READS_LANE,
        Meet::Factor,
        1,
        "one lane is read of a register just written",
    ),
    row(
        CDNA3,
        fact::VALU,
        fact::ANY_LANE,
        Meet::Writes(regs::EXEC),
        4,
        "one lane is read or written under an EXEC that a vector instruction wrote",
    ),
    row(
        GFX950,
        fact::VALU,
        fact::SWAPS_LANES,
        Meet::Vector,
        2,
        "lanes of a register just written are exchanged",
    ),
    row(
        GFX950,
        fact::VALU,
        fact::SWAPS_LANES,
        Meet::Writes(regs::EXEC),
        4,
        "lanes are exchanged under an EXEC that a vector instruction wrote",
    ),
    row(
        GFX1030,
        fact::FP_ATOMIC,
        fact::DENORM_MODE,
        Meet::Always,
        3,
        "atomics on floats read the denormal mode late",
    ),
    // Matrix products of gfx908, whose sums are accumulators.
    row(
        GFX908,
        fact::VALU,
        fact::MFMA | fact::ACC_WRITE,
        Meet::Writes(regs::EXEC),
        4,
        "the matrix unit reads EXEC early",
    ),
    row(
        GFX908,
        fact::VALU,
        fact::MFMA | fact::ACC_WRITE,
        Meet::Vector,
        2,
        "the matrix unit reads a register just written",
    )
    .earlier_not(fact::MFMA | fact::ACC_WRITE),
    row(GFX908, fact::MFMA, fact::MFMA, Meet::Factor, 4, "a result as a factor"),
    row(GFX908, fact::MFMA, fact::MFMA, Meet::Accumulator, 2, PART),
    row(GFX908, fact::MFMA, fact::ACC_READ, Meet::Result, 0, SUM).passes(&[
        (16, 18),
        (8, 10),
        (0, 4),
    ]),
    row(GFX908, fact::MFMA, fact::ACC_WRITE, Meet::ResultOrOverwrites, 0, SUM).passes(&[
        (16, 15),
        (8, 7),
        (0, 1),
    ]),
    row(
        GFX908,
        fact::MFMA,
        fact::ACC_WRITE,
        Meet::OverwritesAccumulator,
        0,
        "an accumulator is read late",
    )
    .passes(&[(16, 13), (8, 5), (0, 0)]),
    row(GFX908, fact::ACC_WRITE, fact::MFMA, Meet::Vector, 1, MOVED),
    row(GFX908, fact::ACC_WRITE, fact::MFMA, Meet::Factor, 3, MOVED),
    row(GFX908, fact::ACC_WRITE, MOVE, Meet::ResultOrOverwrites, 3, MOVED),
    row(GFX908, fact::ACC_READ, MEMORY, Meet::Vector, 2, "memory reads what was an accumulator"),
    row(
        GFX908,
        fact::VALU,
        MEMORY,
        Meet::VectorPastMove,
        2,
        "memory reads, past a move of an accumulator, a register that a vector instruction wrote",
    )
    .earlier_not(MOVE | fact::MFMA),
    // Matrix products in vector registers.
    row(
        MATRIX,
        fact::VALU,
        fact::MFMA,
        Meet::Writes(regs::EXEC),
        4,
        "a matrix product reads EXEC early",
    )
    .earlier_not(fact::MFMA),
    row(
        MATRIX,
        fact::VALU,
        fact::MFMA,
        Meet::Vector,
        2,
        "a matrix product reads a register just written",
    )
    .earlier_not(fact::MFMA | fact::DOT),
    row(GFX90A, fact::MFMA, fact::MFMA, Meet::Accumulator, 0, PART)
        .earlier_not(fact::DGEMM)
        .later_not(fact::DGEMM)
        .passes(&[(16, 16), (8, 8), (0, 2)]),
    row(GFX90A, fact::MFMA, fact::DGEMM, Meet::Accumulator, 0, PART)
        .earlier_not(fact::DGEMM)
        .passes(&[(16, 17), (8, 9), (0, 3)]),
    row(GFX90A, fact::DGEMM, fact::DGEMM, Meet::Accumulator, 0, PART).passes(&[(8, 9), (0, 4)]),
    row(GFX942, fact::DGEMM, fact::MFMA, Meet::Accumulator, 0, PART)
        .later_not(fact::XDL)
        .passes(&[(8, 9), (0, 4)]),
    row(GFX950, fact::DGEMM, fact::MFMA, Meet::Accumulator, 0, PART)
        .later_not(fact::XDL)
        .passes(&[(8, 17), (0, 4)]),
    row(GFX942, fact::XDL, fact::MFMA, Meet::Accumulator, 0, PART).passes_and(1),
    row(GFX950, fact::XDL, fact::XDL, Meet::Accumulator, 0, PART).passes_and(2),
    row(GFX950, fact::XDL, fact::MFMA, Meet::Accumulator, 0, PART).later_not(fact::XDL).passes(&[
        (16, 18),
        (8, 10),
        (4, 6),
        (0, 3),
    ]),
    row(CDNA3, fact::MFMA, fact::MFMA, Meet::Accumulator, 0, PART)
        .earlier_not(fact::XDL | fact::DGEMM)
        .later_not(fact::XDL)
        .passes_and(0),
    // The smallest products pass the whole accumulator on late, too.
    row(CDNA3, fact::MFMA, fact::MFMA, Meet::WholeAccumulator, 0, WHOLE)
        .earlier_not(fact::DGEMM)
        .passes(&[(3, 0), (0, 2)]),
    row(MATRIX, fact::DGEMM, fact::DGEMM, Meet::WholeAccumulator, 0, WHOLE)
        .passes(&[(8, 0), (0, 4)]),
    row(GFX90A | GFX942, fact::DGEMM, fact::MFMA, Meet::Factor, 0, "a result as a factor")
        .passes(&[(8, 11), (0, 6)]),
    row(GFX950, fact::DGEMM, fact::MFMA, Meet::Factor, 0, "a result as a factor")
        .passes(&[(8, 19), (0, 6)]),
    row(GFX90A, fact::MFMA, fact::MFMA, Meet::Factor, 0, "a result as a factor")
        .earlier_not(fact::DGEMM)
        .passes(&[(16, 19), (8, 11), (0, 5)]),
    row(GFX942, fact::XDL, fact::MFMA, Meet::Factor, 0, "a result as a factor").passes_and(3),
    row(GFX950, fact::XDL, fact::MFMA, Meet::Factor, 0, "a result as a factor").passes(&[
        (16, 20),
        (8, 12),
        (4, 8),
        (0, 5),
    ]),
    row(CDNA3, fact::MFMA, fact::MFMA, Meet::Factor, 0, "a result as a factor")
        .earlier_not(fact::XDL | fact::DGEMM)
        .passes_and(2),
    row(MATRIX, fact::DGEMM, fact::VALU | MEMORY, Meet::ResultOrOverwrites, 0, RESULT)
        .later_not(fact::MFMA)
        .passes(&[(8, 11), (0, 6)]),
    row(GFX950, fact::DGEMM, fact::VALU, Meet::Result, 0, RESULT)
        .later_not(fact::MFMA)
        .passes(&[(8, 19), (0, 6)]),
    row(MATRIX, fact::DGEMM, MEMORY, Meet::Result, 0, "a result is read by memory")
        .passes(&[(8, 18), (0, 9)]),
    row(GFX90A, fact::MFMA, fact::VALU | MEMORY, Meet::ResultOrOverwrites, 0, RESULT)
        .earlier_not(fact::DGEMM)
        .later_not(fact::MFMA)
        .passes(&[(16, 19), (8, 11), (0, 5)]),
    row(GFX942, fact::XDL, fact::VALU | MEMORY, Meet::ResultOrOverwrites, 0, RESULT)
        .later_not(fact::MFMA)
        .passes_and(3),
    row(GFX950, fact::XDL, fact::VALU | MEMORY, Meet::ResultOrOverwrites, 0, RESULT)
        .later_not(fact::MFMA)
        .passes(&[(16, 20), (8, 12), (4, 8), (0, 5)]),
    row(CDNA3, fact::MFMA, fact::VALU | MEMORY, Meet::ResultOrOverwrites, 0, RESULT)
        .earlier_not(fact::XDL | fact::DGEMM)
        .later_not(fact::MFMA)
        .passes_and(2),
    row(
        GFX90A,
        fact::MFMA,
        fact::VALU | MEMORY,
        Meet::OverwritesAccumulator,
        0,
        "an accumulator is read late",
    )
    .earlier_not(fact::DGEMM)
    .later_not(fact::MFMA)
    .passes(&[(16, 15), (8, 7), (0, 1)]),
    row(
        CDNA3,
        fact::XDL,
        fact::VALU | MEMORY,
        Meet::OverwritesAccumulator,
        0,
        "an accumulator is read late",
    )
    .later_not(fact::MFMA)
    .passes(&[(16, 15), (8, 7), (4, 3), (0, 1)]),
    row(
        MATRIX,
        fact::VALU,
        MEMORY,
        Meet::VectorPastProduct,
        2,
        "memory reads, past a product of doubles, a register that a vector instruction wrote",
    )
    .earlier_not(fact::MFMA),
    row(
        MATRIX,
        fact::DGEMM,
        fact::FMA64,
        Meet::Always,
        2,
        "multiply-adds of doubles share the matrix unit",
    ),
    row(
        MATRIX,
        fact::DOT,
        fact::VALU | MEMORY,
        Meet::ResultOrOverwrites,
        3,
        "results of dot products are late",
    )
    .later_not(fact::DOT | fact::MFMA),
    row(
        MATRIX,
        fact::DOT,
        fact::DOT,
        Meet::Factor,
        3,
        "results of dot products are late as factors",
    ),
];

/// The most wait states that a row asks for.
pub(crate) const MOST: u32 = 20;

impl Hazard {
    /// The wait states that must lie between two instructions with these facts; none if they do not meet.
    pub(crate) fn between(
        &self,
        func: &MachineFunction,
        generation: Generation,
        (earlier, earlier_facts): (Inst, u32),
        (later, _): (Inst, u32),
    ) -> Option<u32> {
        if earlier_facts & self.earlier == 0 || earlier_facts & self.earlier_not != 0 {
            return None;
        }
        if !self.meet.holds(func, earlier, later) {
            return None;
        }
        let passes = || u32::from(table::latency(generation, func.opcode(earlier)));
        let states = match self.states {
            States::Fixed(states) => states,
            States::PassesAnd(more) => passes() + more,
            States::Passes(rows) => {
                let passes = passes();
                rows.iter().find(|row| passes >= row.0)?.1
            }
        };
        Some(states)
    }

    /// Whether a target has it.
    pub(crate) fn is_of(&self, target: Target) -> bool {
        let bit = if target.late_matrix_results { GFX950 } else { 1 << target.generation as u8 };
        self.generations & bit != 0
    }

    /// Whether it can be between instructions that together have these facts.
    pub(crate) fn can_be(&self, present: u32) -> bool {
        present & self.earlier != 0 && present & self.later != 0
    }

    /// Whether the later instruction can be one with these facts.
    pub(crate) fn concerns(&self, facts: u32) -> bool {
        facts & self.later != 0 && facts & self.later_not == 0
    }

    /// The most wait states that it can ask for.
    pub(crate) fn most(&self) -> u32 {
        match self.states {
            States::Fixed(states) => states,
            States::PassesAnd(more) => 16 + more,
            States::Passes(rows) => rows.iter().map(|row| row.1).max().unwrap_or(0),
        }
    }
}

/// The first result of an instruction.
fn result(func: &MachineFunction, inst: Inst) -> Option<PReg> {
    latencies::explicit_defs(func, inst).next()
}

/// The register of a field.
fn register(func: &MachineFunction, inst: Inst, field: Field) -> Option<PReg> {
    latencies::operand_of(func, inst, field)?.as_reg()?.reg.as_physical()
}

/// The number of the hardware register that `s_getreg` or `s_setreg` is for.
fn hardware_register(func: &MachineFunction, inst: Inst) -> Option<i64> {
    latencies::immediate(func, inst, Field::Simm16).map(|value| value & 63)
}

/// The instruction before, across blocks in layout.
pub(super) fn previous(func: &MachineFunction, inst: Inst) -> Option<Inst> {
    if let Some(before) = func.prev_inst(inst) {
        return Some(before);
    }
    let mut block = func.inst_block(inst)?;
    loop {
        block = func.prev_block(block)?;
        if let Some(last) = func.last_inst(block) {
            return Some(last);
        }
    }
}

impl Meet {
    fn holds(self, func: &MachineFunction, earlier: Inst, later: Inst) -> bool {
        let written = |reg: PReg| latencies::writes(func, earlier, reg);
        match self {
            Self::Always => true,
            Self::Writes(reg) => written(reg),
            Self::Passes(reg) => written(reg) && latencies::reads(func, later, reg),
            Self::NonVector => func
                .uses(later)
                .filter_map(|reg| reg.reg.as_physical())
                .any(|reg| !latencies::is_vector(reg) && written(reg)),
            Self::Scalar => latencies::explicit_uses(func, later)
                .any(|(_, r)| latencies::is_scalar(r) && written(r)),
            Self::Vector => latencies::explicit_uses(func, later)
                .any(|(_, r)| latencies::is_vector(r) && written(r)),
            Self::VectorPastMove => {
                let mut between = previous(func, later);
                while let Some(inst) = between.filter(|&i| latencies::wait_states(func, i) == 0) {
                    between = previous(func, inst);
                }
                let moved = latencies::fact::ACC_READ | latencies::fact::ACC_WRITE;
                between.is_some_and(|i| latencies::facts(func, i) & moved != 0)
                    && Self::Vector.holds(func, earlier, later)
            }
            Self::VectorPastProduct => {
                // What ends a block and is no branch is followed by the next in layout.
                let mut between = previous(func, later);
                while let Some(inst) = between.filter(|&i| latencies::wait_states(func, i) == 0) {
                    between = previous(func, inst);
                }
                let product = between
                    .is_some_and(|i| latencies::facts(func, i) & latencies::fact::DGEMM != 0);
                product && Self::Vector.holds(func, earlier, later)
            }
            Self::LaneSelect => register(func, later, Field::Src1)
                .is_some_and(|reg| !latencies::is_vector(reg) && written(reg)),
            Self::HardwareRegister => {
                hardware_register(func, earlier) == hardware_register(func, later)
            }
            Self::StoredData => latencies::stored_data(func, earlier).is_some_and(|data| {
                latencies::explicit_defs(func, later).any(|def| def.overlaps(data))
            }),
            Self::Result => result(func, earlier).is_some_and(|result| {
                latencies::explicit_uses(func, later).any(|(_, r)| r.overlaps(result))
            }),
            Self::ResultOrOverwrites => {
                Self::Result.holds(func, earlier, later)
                    || result(func, earlier).is_some_and(|result| {
                        latencies::explicit_defs(func, later).any(|def| def.overlaps(result))
                    })
            }
            Self::OverwritesAccumulator => {
                register(func, earlier, Field::Src2).is_some_and(|accumulator| {
                    latencies::explicit_defs(func, later).any(|def| def.overlaps(accumulator))
                })
            }
            Self::Accumulator => {
                match (result(func, earlier), register(func, later, Field::Src2)) {
                    // The whole accumulator is passed on inside of the unit.
                    (Some(result), Some(accumulator)) => {
                        result.overlaps(accumulator) && result != accumulator
                    }
                    _ => false,
                }
            }
            Self::WholeAccumulator => {
                let result = result(func, earlier);
                result.is_some() && result == register(func, later, Field::Src2)
            }
            Self::Factor => result(func, earlier).is_some_and(|result| {
                [Field::Src0, Field::Src1]
                    .into_iter()
                    .filter_map(|field| register(func, later, field))
                    .any(|factor| factor.overlaps(result))
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_row_asks_for_more_than_is_looked_back() {
        assert!(HAZARDS.iter().all(|row| row.most() <= MOST && row.generations != 0));
    }
}
