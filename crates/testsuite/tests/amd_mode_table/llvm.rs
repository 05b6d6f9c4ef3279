//! The table against LLVM's: where `si-mode-register` goes back to nearest before an instruction, after a write of another
//! rounding for f64 and f16, LLVM takes its result to depend on that field.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::time::Duration;

use amdgpu_backend::target::table::{self, ExecUnit, Field, mode, op};
use amdgpu_backend::{Generation, Target};
use ir::machine::{FunctionKind, InstrFlags, MachineFunction, Opcode, Operand, RegFlags};
use judges::{Judge, Scratch};

/// Rounding of f64 and f16 as a part of MODE.
const ROUND_16_64: i64 = 1 | 2 << 6 | 1 << 11;
const ZERO: i64 = 3;

/// A row's instruction after a write of MODE, as a function of its own, named by the row.
fn function(target: Target, opcode: Opcode) -> Option<String> {
    let name = table::desc(opcode).name;
    let mut operands = super::operands(target, opcode, false)?;
    for (operand, (desc, slot)) in
        operands.iter_mut().zip(table::desc(opcode).operands.iter().zip(table::shape(opcode)))
    {
        let mut flags = RegFlags::NONE;
        flags.set(RegFlags::DEF, desc.is_def);
        flags.set(RegFlags::EARLY_CLOBBER, desc.early_clobber);
        if let Operand::Reg(reg) = operand {
            *operand = reg.with(flags).into();
        }
        // Preserving the rest of a register takes another operand.
        if slot.0 == Field::DstUnused {
            *operand = Operand::Imm(0);
        }
    }
    let mut func = MachineFunction::new(name, FunctionKind::Kernel, target.info());
    let block = func.add_block();
    let mut b = func.at_end(block);
    let write = [Operand::Imm(ZERO), Operand::Imm(ROUND_16_64)];
    b.build(op::S_SETREG_IMM32_B32).operands(&write).finish();
    b.build(opcode).operands(&operands).finish();
    b.build(op::S_ENDPGM).operands(&[Operand::Imm(0)]).finish();
    Some(func.to_string())
}

/// The rows before which LLVM restores the rounding, of those whose function it accepts.
struct Answer {
    accepted: BTreeSet<Opcode>,
    restored: BTreeSet<Opcode>,
}

/// Asks about many rows at once. What the reader refuses stops it, so that is left out and all others asked again.
fn ask(
    llc: &std::path::Path,
    generation: Generation,
    halves: bool,
    functions: &BTreeMap<Opcode, String>,
) -> Answer {
    let mut left: BTreeMap<Opcode, &String> = functions.iter().map(|(o, t)| (*o, t)).collect();
    let scratch = Scratch::new("mode-table");
    loop {
        let mut text = String::new();
        let mut lines: Vec<(usize, Opcode)> = Vec::new();
        for (&opcode, function) in &left {
            lines.push((text.lines().count() + 1, opcode));
            let _ = writeln!(text, "{}", function.trim_end_matches("...\n"));
        }
        let file = scratch.write("rows.mir", &text);
        let features = match generation {
            Generation::Gfx1100 | Generation::Gfx1200 if halves => {
                "-mattr=+wavefrontsize64,+real-true16"
            }
            Generation::Gfx1100 | Generation::Gfx1200 => "-mattr=+wavefrontsize64,-real-true16",
            Generation::Gfx1030 => "-mattr=+wavefrontsize64",
            _ => "-mattr=",
        };
        let words =
            ["-mtriple=amdgcn-amd-amdhsa", "-run-pass=si-mode-register", "-o", "-", features];
        let words = words.map(std::ffi::OsString::from).into_iter();
        let cpu = format!("-mcpu={}", generation.name());
        let verdict =
            judges::run(llc, words.chain([cpu.into(), file.into()]), Duration::from_secs(120));
        if verdict.ok {
            return read(&String::from_utf8_lossy(&verdict.output.stdout), left.keys().copied());
        }
        let messages = verdict.messages();
        let before = left.len();
        for line in messages.lines() {
            if let Some(name) = line.strip_prefix("- function:") {
                left.retain(|opcode, _| table::desc(*opcode).name != name.trim());
            } else if let Some((place, _)) = line.split_once(": error:") {
                let number = place.rsplit(':').nth(1).and_then(|n| n.parse::<usize>().ok());
                let row = number.and_then(|n| lines.iter().rfind(|l| l.0 <= n));
                row.map(|row| left.remove(&row.1));
            }
        }
        assert!(left.len() < before, "{messages}");
    }
}

/// Reads what the pass has made of the functions.
fn read(text: &str, rows: impl Iterator<Item = Opcode>) -> Answer {
    let mut writes: BTreeMap<&str, usize> = BTreeMap::new();
    let mut current = "";
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("name:") {
            current = name.trim();
        } else if line.contains("S_SETREG_IMM32_B32") || line.contains("S_ROUND_MODE") {
            *writes.entry(current).or_default() += 1;
        }
    }
    let accepted: BTreeSet<Opcode> = rows.collect();
    let restores = |opcode: &Opcode| writes.get(table::desc(*opcode).name).is_some_and(|&n| n > 1);
    Answer { restored: accepted.iter().copied().filter(restores).collect(), accepted }
}

/// The lines of `llvm_known.txt`: rows that LLVM lacks, each with the reason. `*` at the end stands for any rest.
fn holes() -> Vec<&'static str> {
    let lines = include_str!("llvm_known.txt").lines();
    let lines = lines.filter(|l| !l.starts_with('#') && !l.is_empty());
    lines.flat_map(|line| line.split('|').next().unwrap_or("").split_whitespace()).collect()
}

#[test]
fn llvm_knows_no_row_that_the_table_lacks() {
    let Some(llc) = Judge::Llc.need() else { return };
    let holes = holes();
    let mut used: BTreeSet<&str> = BTreeSet::new();
    let mut wrong: BTreeMap<String, BTreeSet<&str>> = BTreeMap::new();
    for generation in Generation::ALL {
        // Masks are 64 bits wide in the rows as LLVM has them.
        let target = Target { wave32: false, ..Target::new(generation) };
        let mut accepted = 0;
        for halves in [false, true] {
            if halves && !generation.is_gfx11_plus() {
                continue;
            }
            let fits = |opcode: &Opcode| {
                let name = table::desc(*opcode).name;
                let split = name.contains("_t16") || name.contains("_real_true16");
                let unit = table::unit(*opcode);
                let floats = table::mode_fields(*opcode, &[]) != 0
                    || table::desc(*opcode)
                        .implicit_uses
                        .contains(&amdgpu_backend::target::regs::MODE);
                let computes = floats && (unit.is_vector_alu() || unit == ExecUnit::Scalar);
                let flags =
                    InstrFlags::TERMINATOR.union(InstrFlags::CALL).union(InstrFlags::BRANCH);
                table::real(generation, *opcode).is_some()
                    && computes
                    && !table::desc(*opcode).flags.intersects(flags)
                    && !name.contains("_w32")
                    && !name.starts_with("V_DUAL")
                    && !name.starts_with("S_SETREG")
                    && (split == halves || !halves && !split)
            };
            let functions: BTreeMap<Opcode, String> = table::opcodes()
                .filter(fits)
                .filter_map(|opcode| Some((opcode, function(target, opcode)?)))
                .collect();
            let answer = ask(llc, generation, halves, &functions);
            accepted += answer.accepted.len();
            println!(
                "{} halves {halves}: {} of {} accepted, {} restored",
                generation.name(),
                answer.accepted.len(),
                functions.len(),
                answer.restored.len()
            );
            for &opcode in &answer.accepted {
                let name = table::desc(opcode).name;
                let ours = table::mode_fields(opcode, &[]) & mode::ROUND_16_64 != 0;
                let ours = ours && table::required_rounding(opcode, &[]).is_none();
                let theirs = answer.restored.contains(&opcode);
                match (ours, theirs) {
                    (false, true) => {
                        wrong
                            .entry(format!("{name}: only LLVM restores"))
                            .or_default()
                            .insert(generation.name());
                    }
                    (true, false) => match holes.iter().find(|hole| super::is_one(hole, name)) {
                        Some(hole) => {
                            used.insert(hole);
                        }
                        None => {
                            wrong
                                .entry(format!("{name}: LLVM does not restore"))
                                .or_default()
                                .insert(generation.name());
                        }
                    },
                    _ => {}
                }
            }
        }
        assert!(accepted > 500, "{accepted} on {generation:?}");
    }
    for (what, generations) in &wrong {
        println!("{what} {generations:?}");
    }
    let idle: Vec<&&str> = holes.iter().filter(|hole| !used.contains(**hole)).collect();
    assert!(wrong.is_empty(), "{} differences", wrong.len());
    assert!(idle.is_empty(), "llvm_known.txt has lines for nothing: {idle:?}");
}
