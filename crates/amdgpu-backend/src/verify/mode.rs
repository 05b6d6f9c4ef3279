//! The verifier's part for MODE: rounding and denormals, for both widths of floats, on all paths.
//!
//! The possible values of a field of MODE are a set: the value at the entry, or one of its four values. Functions that
//! set a field to a number and back to another show by the latter the value that they assume at the entry. So
//!
//! * where an instruction depends on a field, the field holds the same on all paths there,
//! * where a function returns or calls, each field holds its value at the entry, for which there is one number at most:
//!   none that an instruction set first, which would have changed nothing.
//!
//! Callees may treat denormals otherwise, so at calls these fields may hold any value. Nothing is known of the rounding
//! in functions with `strictfp`, and of no field where the program sets MODE itself: it stays so when the function
//! returns.

use ir::graph::FlowGraph;
use ir::machine::{FunctionKind, Inst, InstrFlags, MachineFunction, Operand};

use crate::target::table::{self, mode, op};

/// Possible values of the fields: bit by number, and [`ENTRY`].
type Fields = [u8; 4];

/// The value at the entry.
const ENTRY: u8 = 1 << 4;

/// The fields in the order of their bits in MODE, and what depends on them.
const DEPENDS: [u64; 4] = [mode::ROUND_32, mode::ROUND_16_64, mode::DENORM_32, mode::DENORM_16_64];

/// Verifies a function.
pub(crate) fn check(func: &MachineFunction) -> Vec<super::exec::Violation> {
    let graph = FlowGraph::new(func);
    let mut found = Vec::new();
    let through = |block, state: &mut Fields| {
        func.insts(block).for_each(|inst| set(func, inst, state));
    };
    let join = |own: &mut Fields, new: &Fields| {
        let joined = core::array::from_fn(|field| own[field] | new[field]);
        core::mem::replace(own, joined) != joined
    };
    let states = graph.solve_forward([ENTRY; 4], through, join);
    // What a program sets, it means to find so.
    let is_programs = func.strict_fp || func.sets_fp_environment;
    // What each field is taken to hold at the entry.
    let mut taken: Fields = [0; 4];
    // What is set where all still hold what they held at the entry.
    let mut first: Vec<(Inst, Fields)> = Vec::new();
    for &block in graph.reverse_postorder() {
        let Some(mut state) = states[block] else { continue };
        for inst in func.insts(block) {
            let desc = func.desc(inst);
            let calls = desc.is(InstrFlags::CALL);
            let returns = func.kind == FunctionKind::Device
                && func.opcode(inst) != op::S_ENDPGM
                && (desc.is(InstrFlags::RETURN) || func.opcode(inst) == op::S_SETPC_B64);
            let fields = table::mode_fields(func.opcode(inst), func.operands(inst));
            for (field, needs) in DEPENDS.into_iter().enumerate() {
                let of_rounding = needs & mode::ROUND != 0;
                if is_programs && (of_rounding || func.sets_fp_environment) {
                    continue;
                }
                let leaves = returns || calls && of_rounding;
                let numbers = state[field] & !ENTRY;
                let mut wrong = false;
                if fields & needs != 0 {
                    wrong = numbers.count_ones() > 1;
                    if state[field] & ENTRY != 0 {
                        taken[field] |= numbers;
                    }
                }
                if leaves {
                    taken[field] |= numbers;
                }
                wrong |= taken[field].count_ones() > 1;
                if wrong && found.is_empty() {
                    found.push((
                        inst,
                        "MODE differs between the paths to this place, or from the entry's",
                    ));
                }
            }
            let before = state;
            set(func, inst, &mut state);
            let new: Fields =
                core::array::from_fn(|n| if state[n] == before[n] { 0 } else { state[n] });
            if before == [ENTRY; 4] && new != [0; 4] {
                first.push((inst, new));
            }
        }
    }
    let nothing = |new: &Fields| new.iter().zip(&taken).all(|(&new, taken)| new & !taken == 0);
    if let Some(&(inst, _)) =
        first.iter().find(|(_, new)| found.is_empty() && !func.sets_fp_environment && nothing(new))
    {
        found.push((inst, "MODE keeps this where the function returns or calls"));
    }
    found
}

/// Returns the fields after an instruction.
fn set(func: &MachineFunction, inst: Inst, state: &mut Fields) {
    let imm = |n: usize| func.operands(inst).get(n).and_then(Operand::as_imm);
    // The bits that are written, and to what if that is known.
    let (mask, value) = match func.opcode(inst) {
        op::S_ROUND_MODE => (0x0f, imm(0)),
        op::S_DENORM_MODE => (0xf0, imm(0).map(|v| v << 4)),
        op::S_SETREG_IMM32_B32 | op::S_SETREG_IMM32_B32_mode => {
            let Some((first, mask)) = bits(imm(1)) else { return };
            (mask, imm(0).map(|v| v << first))
        }
        op::S_SETREG_B32 | op::S_SETREG_B32_mode => {
            let named = [0, 1].into_iter().find_map(imm);
            let Some((_, mask)) = bits(named) else { return };
            (mask, None)
        }
        _ => return,
    };
    for (n, field) in state.iter_mut().enumerate() {
        let own = mask >> (2 * n) & 3;
        *field = match value {
            _ if own == 0 => continue,
            Some(value) if own == 3 => 1 << (value >> (2 * n) & 3),
            // A saved value comes back, or a part of the field changes.
            _ => ENTRY,
        };
    }
}

/// The bits of MODE that a write of a hardware register is for: the first, and all.
fn bits(register: Option<i64>) -> Option<(i64, i64)> {
    const MODE: i64 = 1;
    let register = register?;
    let (first, count) = (register >> 6 & 31, (register >> 11 & 31) + 1);
    (register & 63 == MODE).then(|| (first, ((1 << count) - 1) << first & 0xff))
}
