//! `amdgpu-print-rp` beside LLVM's: hand-written functions, generated ones, and a sample of the corpus (all of it is
//! `cargo xtask conformance rp`).

use judges::Judge;
use std::fmt::Write as _;
use std::path::Path;
use testsuite::llvm_mir::before_scheduling;
use testsuite::pressure::{Agreement, compare, items, settled};
use testsuite::{corpus, parallel};

/// Compares by both trackers.
fn both(llc: &Path, cpu: &str, mir: &str) -> Result<Agreement, String> {
    let mut all = compare(llc, cpu, mir, false)?;
    let down = compare(llc, cpu, mir, true)?;
    all.lines += down.lines;
    all.differ.extend(down.differ);
    Ok(all)
}

#[test]
fn hand_written_functions_agree() {
    let Some(llc) = Judge::Llc.need() else { return };
    let folder = corpus::root().join("crates/amdgpu-backend/tests/mir_passes");
    for name in ["amdgpu-print-rp.mir", "amdgpu-print-rp.accumulators.mir"] {
        let text = std::fs::read_to_string(folder.join(name)).unwrap();
        let cpus = text.lines().next().and_then(|l| l.strip_prefix("# cpu: ")).expect("processors");
        for cpu in cpus.split(' ') {
            let found = both(llc, cpu, &text).unwrap();
            assert_eq!(found.differ, [], "{name} for {cpu}");
            assert!(found.lines > 50, "{name}: {} lines", found.lines);
        }
    }
}

#[test]
fn a_sample_of_the_corpus_agrees() {
    let Some(llc) = Judge::Llc.need() else { return };
    // Each module for one processor, a dozen of them.
    let all = items();
    let sample: Vec<_> = all.iter().skip(7).step_by(all.len() / 12).collect();
    let found = parallel::map(&sample, |(cpu, path)| {
        let Some(mir) = before_scheduling(llc, cpu, path).unwrap() else { return 0 };
        let found = both(llc, cpu, &mir).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        assert_eq!(found.differ, [], "{} for {cpu}", path.display());
        found.lines
    });
    assert!(found.iter().sum::<usize>() > 10_000, "{found:?}");
}

/// Small numbers from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// The classes of generated functions, with the registers of a tuple.
const CLASSES: [(&str, usize); 7] = [
    ("vgpr_32", 1),
    ("vreg_64", 2),
    ("vreg_96", 3),
    ("vreg_128", 4),
    ("vreg_256", 8),
    ("sreg_32", 1),
    ("sgpr_128", 4),
];

/// A part of a tuple, or all of it (an empty text).
fn part(numbers: &mut Numbers, width: usize) -> String {
    if width == 1 || numbers.below(4) == 0 {
        return String::new();
    }
    let len = [1, 1, 1, 2][numbers.below(4)].min(width);
    let first = numbers.below(width - len + 1);
    let names: Vec<String> = (first..first + len).map(|i| format!("sub{i}")).collect();
    format!(".{}", names.join("_"))
}

/// A function not in SSA form: registers written by parts in several blocks, with and without `undef`, read where some
/// parts may hold nothing, loops, dead defs, early clobbers.
fn generated(seed: u64) -> String {
    let mut numbers = Numbers(seed);
    let registers: Vec<(&str, usize)> =
        (0..4 + numbers.below(8)).map(|_| CLASSES[numbers.below(CLASSES.len())]).collect();
    let blocks = 1 + numbers.below(6);
    let mut out = String::from("---\nname: generated\ntracksRegLiveness: true\nregisters:\n");
    for (id, (class, _)) in registers.iter().enumerate() {
        writeln!(out, "  - {{ id: {id}, class: {class} }}").unwrap();
    }
    out.push_str("body: |\n");
    for block in 0..blocks {
        // The last block but for the return goes on; others branch anywhere.
        let target = numbers.below(blocks);
        let branches = block + 1 < blocks && numbers.below(3) != 0 && target != block + 1;
        writeln!(out, "  bb.{block}:").unwrap();
        if branches {
            writeln!(out, "    successors: %bb.{}, %bb.{target}", block + 1).unwrap();
        } else if block + 1 < blocks {
            writeln!(out, "    successors: %bb.{}", block + 1).unwrap();
        }
        out.push('\n');
        if block == 0 {
            // Each is written before anything reads it, most of them part by part.
            for (id, &(_, width)) in registers.iter().enumerate() {
                if width == 1 || numbers.below(4) == 0 {
                    writeln!(out, "    %{id} = IMPLICIT_DEF").unwrap();
                    continue;
                }
                for n in 0..width {
                    let undef = if n == 0 { "undef " } else { "" };
                    writeln!(out, "    {undef}%{id}.sub{n} = IMPLICIT_DEF").unwrap();
                }
            }
        }
        for _ in 0..numbers.below(9) {
            let id = numbers.below(registers.len());
            let text = part(&mut numbers, registers[id].1);
            match numbers.below(6) {
                0 => {
                    let undef =
                        if !text.is_empty() && numbers.below(2) == 0 { "undef " } else { "" };
                    writeln!(out, "    {undef}%{id}{text} = IMPLICIT_DEF").unwrap();
                }
                1 => {
                    let early = ["", "early-clobber "][numbers.below(2)];
                    let other = numbers.below(registers.len());
                    let undef = ["", "undef "][numbers.below(2)];
                    writeln!(
                        out,
                        "    S_NOP 0, implicit-def {early}%{id}, implicit {undef}%{other}"
                    )
                    .unwrap();
                }
                _ => {
                    let other = numbers.below(registers.len());
                    let second = part(&mut numbers, registers[other].1);
                    writeln!(out, "    S_NOP 0, implicit %{id}{text}, implicit %{other}{second}")
                        .unwrap();
                }
            }
        }
        if branches {
            writeln!(out, "    S_CBRANCH_SCC1 %bb.{target}, implicit undef $scc").unwrap();
        } else if block + 1 == blocks {
            writeln!(out, "    S_ENDPGM 0").unwrap();
        }
    }
    out.push_str("...\n");
    out
}

#[test]
fn generated_functions_agree() {
    let Some(llc) = Judge::Llc.need() else { return };
    let seeds: Vec<u64> = (0..100).collect();
    let found = parallel::map(&seeds, |&seed| {
        let mir = generated(seed);
        // LLVM refuses some: a read of a register that no path writes.
        let settled = settled(llc, "gfx900", &mir).and_then(|mir| settled(llc, "gfx900", &mir));
        let Ok(mir) = settled else { return 0 };
        let Ok(found) = both(llc, "gfx900", &mir) else { return 0 };
        // Where a part is read that nothing writes, it contradicts itself, and says so, or counts below zero.
        let contradicts = |line: &str| line.contains("mis LIS") || line.contains(" -");
        if found.differ.iter().any(|(theirs, _)| contradicts(theirs)) {
            return 0;
        }
        assert_eq!(found.differ, [], "seed {seed}:\n{mir}");
        found.lines
    });
    let accepted = found.iter().filter(|&&lines| lines > 0).count();
    assert!(accepted > 5, "LLVM takes only {accepted}");
}
