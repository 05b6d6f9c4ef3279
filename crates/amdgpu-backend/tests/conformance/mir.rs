//! The rows' descriptions against LLVM's verifier: every row of a generation, with random operands, is printed as MIR
//! text, which `llc -run-pass=none -verify-machineinstrs` must accept. That checks names, the number, classes and
//! ties of operands, and implicit operands.

use std::collections::BTreeMap;
use std::process::Command;

use amdgpu_backend::target::table;
use amdgpu_backend::{Generation, Target};
use ir::machine::{FunctionKind, InstrFlags, MachineFunction, Opcode, Operand, RegFlags};

use super::operands::{self, Random};
use super::{Mode, known};
use judges::Judge;

#[test]
fn rows_are_accepted_as_mir() {
    if Judge::Llc.need().is_none() {
        return;
    }
    let known = known(include_str!("known_mir.txt"));
    let mut unexpected = 0;
    for generation in Generation::ALL {
        // Masks are 64 bits wide in the rows as LLVM has them.
        let target = Target { wave32: false, ..Target::new(generation) };
        let halves = generation >= Generation::Gfx1100;
        let mode = Mode { target, halves };
        let mut rows: Vec<Opcode> = table::opcodes()
            .filter(|&opcode| table::real(generation, opcode).is_some() && mode.takes(opcode))
            .filter(|&opcode| !in_code(opcode))
            .collect();
        let tried = rows.len();
        let mut bad: BTreeMap<&str, String> = BTreeMap::new();
        // The reader stops at the first error: leave that row out and try again.
        while !rows.is_empty() {
            let (text, lines) = document(target, &rows);
            match compile(mode, &text) {
                Verdict::Unread(line, message) => {
                    let Some(&opcode) = lines.get(&line) else { panic!("line {line}: {message}") };
                    bad.insert(table::desc(opcode).name, message);
                    rows.retain(|&row| row != opcode);
                }
                Verdict::Read(complaints) => {
                    for (name, message) in complaints {
                        if let Some(opcode) = table::by_name(&name) {
                            bad.entry(table::desc(opcode).name).or_insert(message);
                        }
                    }
                    break;
                }
            }
        }
        println!("{}: {tried} rows, {} accepted", generation.name(), tried - bad.len());
        bad.retain(|row, _| {
            !known.contains(&(generation.name(), row)) && !known.contains(&("*", row))
        });
        for (name, message) in bad.iter().take(400) {
            println!("    {name}: {message}");
        }
        unexpected += bad.len();
    }
    assert_eq!(unexpected, 0, "rows that are not in tests/conformance/known_mir.txt are refused");
}

/// Rows whose place in a function matters.
fn in_code(opcode: Opcode) -> bool {
    let flags = InstrFlags::TERMINATOR.union(InstrFlags::CALL).union(InstrFlags::BRANCH);
    table::desc(opcode).flags.intersects(flags)
}

/// A function of all rows, and the row of each line.
fn document(target: Target, rows: &[Opcode]) -> (String, BTreeMap<usize, Opcode>) {
    let mut func = MachineFunction::new("k", FunctionKind::Kernel, target.info());
    let block = func.add_block();
    let mut order = Vec::new();
    let mut b = func.at_end(block);
    for &opcode in rows {
        let name = table::desc(opcode).name;
        let seed = name.bytes().fold(7u64, |h, b| h.wrapping_mul(31) ^ u64::from(b));
        let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ seed);
        let Some(mut operands) = operands::random(target, opcode, &mut random) else { continue };
        // Preserving the rest of a register takes another tied operand.
        let unused = table::shape(opcode).iter().position(|s| s.0 == table::Field::DstUnused);
        if let Some(unused) = unused {
            operands[unused] = Operand::Imm(0);
        }
        for (operand, desc) in operands.iter_mut().zip(table::desc(opcode).operands) {
            let mut flags = RegFlags::NONE;
            flags.set(RegFlags::DEF, desc.is_def);
            flags.set(RegFlags::EARLY_CLOBBER, desc.early_clobber);
            if let Operand::Reg(reg) = operand {
                *operand = reg.with(flags).into();
            }
        }
        b.build(opcode).operands(&operands).finish();
        order.push(opcode);
    }
    b.build(table::op::S_ENDPGM).operands(&[Operand::Imm(0)]).finish();
    let text = func.to_string();
    let mut lines = BTreeMap::new();
    let body = text.lines().position(|l| l.trim() == "bb.0:").unwrap_or(0);
    let instrs = text.lines().enumerate().skip(body + 1).filter(|(_, l)| !l.trim().is_empty());
    for ((number, _), &opcode) in instrs.zip(&order) {
        lines.insert(number + 1, opcode);
    }
    (text, lines)
}

enum Verdict {
    /// The line at which reading stopped.
    Unread(usize, String),
    /// The rows that the verifier refuses, and why.
    Read(Vec<(String, String)>),
}

fn compile(mode: Mode, text: &str) -> Verdict {
    let path = std::env::temp_dir().join(format!("amdgpu-rows-{}.mir", std::process::id()));
    std::fs::write(&path, text).expect("the input is written");
    let output = Command::new(Judge::Llc.path().expect("the compiler"))
        .args(["-mtriple=amdgcn-amd-amdhsa", "-run-pass=none", "-verify-machineinstrs"])
        .arg(format!("-mcpu={}", mode.target.generation.name()))
        .arg(format!("-mattr={}", mode.features()))
        .args(["-o", "/dev/null"])
        .arg(&path)
        .output()
        .expect("the compiler starts");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    let _ = std::fs::remove_file(&path);
    if let Some((_, rest)) = errors.split_once("error: ")
        && !errors.contains("*** Bad machine code")
        && let Some((place, message)) = rest.split_once(": ")
    {
        let numbers: Vec<&str> = place.rsplit(':').collect();
        if let Some(line) = numbers.get(1).and_then(|l| l.parse().ok()) {
            return Verdict::Unread(line, message.lines().next().unwrap_or("").to_owned());
        }
        panic!("{errors}");
    }
    let mut found = Vec::new();
    let mut message = "";
    for line in errors.lines() {
        if let Some(rest) = line.strip_prefix("*** Bad machine code: ") {
            message = rest.trim_end_matches('*').trim();
        } else if let Some(rest) = line.strip_prefix("- instruction: ") {
            let words = rest.split([' ', ',']);
            let name = words.map(str::trim).find(|w| table::by_name(w).is_some());
            if let Some(name) = name {
                found.push((name.to_owned(), format!("{message} | {rest}")));
            }
        }
    }
    assert!(output.status.success() || !found.is_empty(), "{errors}");
    Verdict::Read(found)
}
