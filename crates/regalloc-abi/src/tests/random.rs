//! Random functions at several pressure targets.

use cranelift_entity::EntitySet;
use ir::machine::*;

use super::generate::{Shape, generate, generate_for_rigid};
use super::interpret::{agrees, run};
use crate::toy::*;
use crate::{Allocation, Allocator, BankReads, Banks, Environment, ReadTogether, Statistics};

/// Registers of the two files that a function may use, and what functions are like.
pub(super) struct Setting {
    pub(super) name: &'static str,
    pub(super) vectors: u32,
    pub(super) scalars: u32,
    pub(super) shape: Shape,
}

const NARROW: &[RegClass] = &[V1, V1, V1, V2, V2A, S1, S1, S2, H1];
const TUPLES: &[RegClass] = &[V1, V1, V2, V2A, V3, V4, S1, S2, S4, H1];
const WIDE: &[RegClass] = &[V1, V1, V2, V3, V4, V8, V16, S1, S4, H1];

pub(super) const SETTINGS: &[Setting] = &[
    Setting {
        name: "plenty of registers",
        vectors: 64,
        scalars: 32,
        shape: Shape { blocks: 8, insts: 8, calls: 0, classes: NARROW },
    },
    Setting {
        name: "few registers",
        vectors: 10,
        scalars: 8,
        shape: Shape { blocks: 10, insts: 12, calls: 0, classes: NARROW },
    },
    Setting {
        name: "tuples, few registers",
        vectors: 20,
        scalars: 16,
        shape: Shape { blocks: 8, insts: 14, calls: 0, classes: TUPLES },
    },
    Setting {
        name: "calls",
        vectors: 40,
        scalars: 32,
        shape: Shape { blocks: 8, insts: 12, calls: 10, classes: NARROW },
    },
    Setting {
        name: "calls and tuples",
        vectors: 64,
        scalars: 32,
        shape: Shape { blocks: 8, insts: 12, calls: 12, classes: TUPLES },
    },
    Setting {
        name: "wide tuples",
        vectors: 64,
        scalars: 32,
        shape: Shape { blocks: 6, insts: 14, calls: 4, classes: WIDE },
    },
    Setting {
        name: "long blocks",
        vectors: 24,
        scalars: 16,
        shape: Shape { blocks: 3, insts: 80, calls: 0, classes: TUPLES },
    },
    Setting {
        name: "many blocks",
        vectors: 16,
        scalars: 10,
        shape: Shape { blocks: 40, insts: 5, calls: 1, classes: NARROW },
    },
];

pub(super) fn environment(func: &MachineFunction, setting: &Setting) -> Environment {
    rounds(func, setting, 0b111)
}

/// An environment for some files.
fn rounds(func: &MachineFunction, setting: &Setting, files: u64) -> Environment {
    Environment::new(func, files)
        .limited(func, V, setting.vectors)
        .limited(func, S, setting.scalars)
        .reserving(&[0, 2, 3].map(|unit| PReg::new(RegFile(2), unit, 1)))
        .saving(&TARGET.reg_masks[0].preserved)
}

/// The operands of each instruction are read together, from a file of two banks of two ports.
fn banks(func: &MachineFunction) -> BankReads {
    let banks = Banks { file: V, bank: 0b1, bundle: 0b110, ports: 2 };
    let mut reads: Vec<ReadTogether> = Vec::new();
    for block in func.blocks() {
        for inst in func.insts(block) {
            let parts = func.uses(inst).map(|used| (used.reg, 0)).collect();
            reads.push(ReadTogether { block, parts });
        }
    }
    BankReads { banks, reads }
}

/// Scalars and flags first, vectors in a second round.
#[test]
fn files_are_allocated_in_rounds() {
    for setting in SETTINGS {
        for seed in 0..25 {
            let mut func = generate(seed, setting.shape);
            let source = func.clone();
            let target = Toy { swaps: seed % 2 == 0, dear: seed % 4 == 0 };
            for files in [0b110, 0b001] {
                let env = rounds(&func, setting, files);
                let allocator = Allocator { check: false, ..Allocator::new(&env, &target, JUMP) };
                let name = setting.name;
                let allocation = allocator
                    .run(&mut func)
                    .unwrap_or_else(|e| panic!("{name}: seed {seed}: {e}\n{func}"));
                allocation
                    .check(&func, &env, &target)
                    .unwrap_or_else(|e| panic!("{name}: seed {seed}: {e}\n{source}\n{func}"));
                verify(&func).unwrap_or_else(|e| panic!("{name}: seed {seed}: {e}\n{func}"));
                assert_eq!(func.is_ssa(), files == 0b110);
            }
        }
    }
}

/// Allocates a random function and proves the result; `None` if there are too few registers.
pub(super) fn allocate(
    seed: u64,
    setting: &Setting,
    swaps: bool,
) -> Option<(MachineFunction, MachineFunction, Environment, Allocation)> {
    let mut func = generate(seed, setting.shape);
    verify(&func).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{func}"));
    let env = environment(&func, setting);
    let target = Toy { swaps, dear: false };
    let allocator = Allocator { check: false, ..Allocator::new(&env, &target, JUMP) };
    let result = allocator.run(&mut func);
    let allocation = match result {
        Ok(allocation) => allocation,
        Err(why) => {
            println!("{}: seed {seed}: {why}", setting.name);
            return None;
        }
    };
    let original = allocation.original().clone();
    Some((original, func, env, allocation))
}

#[test]
fn random_functions_are_allocated_right() {
    prove(0..100);
}

/// The same for many more: minutes.
#[test]
#[ignore = "takes minutes"]
fn many_random_functions_are_allocated_right() {
    prove(1_000..3_000);
}

/// Allocates, checks and runs the functions of some seeds in every setting.
fn prove(seeds: core::ops::Range<u64>) {
    let mut all_failed = 0;
    for setting in SETTINGS {
        let mut total = Statistics::default();
        let mut failed = 0;
        for seed in seeds.clone() {
            let swaps = seed % 2 == 0;
            let Some((original, func, env, allocation)) = allocate(seed, setting, swaps) else {
                failed += 1;
                continue;
            };
            let name = setting.name;
            allocation
                .check(&func, &env, &Toy { swaps, dear: false })
                .unwrap_or_else(|e| panic!("{name}: seed {seed}: {e}\n{original}\n{func}"));
            verify(&func).unwrap_or_else(|e| panic!("{name}: seed {seed}: {e}\n{func}"));
            for input in 0..3 {
                let expected = run(&original, original.num_insts(), input, 200);
                let found = run(&func, original.num_insts(), input, 200);
                assert!(
                    agrees(&expected, &found),
                    "{name}: seed {seed}, input {input}: other answers\n{original}\n{func}"
                );
            }
            let s = allocation.statistics;
            total.stores += s.stores;
            total.reloads += s.reloads;
            total.rematerialized += s.rematerialized;
            total.copies += s.copies;
            total.retries += s.retries;
        }
        println!("{}: {total:?}, {failed} failed", setting.name);
        all_failed += failed;
    }
    assert_eq!(all_failed, 0, "every function fits");
}

/// Without blocks on edges: what is not in conventional SSA form is refused, the others do what they did, in the same blocks.
#[test]
fn rigid_edges_agree_on_places() {
    let (mut done, mut copies, mut refused) = (0, 0, 0);
    for setting in SETTINGS {
        for seed in 0..150 {
            let mut func = generate_for_rigid(seed, setting.shape);
            let original = func.clone();
            let mut env = rounds(&func, &Setting { vectors: 64, scalars: 32, ..*setting }, 0b111);
            if seed % 3 == 0 {
                env = env.with_banks(banks(&func));
            }
            let target = Toy { swaps: seed % 2 == 0, dear: seed % 4 == 0 };
            let allocator = Allocator { check: false, ..Allocator::new(&env, &target, JUMP) };
            let allocation =
                match allocator.run_without_edge_splitting(&mut func, &EntitySet::new()) {
                    Ok(allocation) => allocation,
                    Err(why) => {
                        let why = why.reason.to_string();
                        let known = why.contains("two values of one variable")
                            || why.contains("no registers for");
                        assert!(known, "{}: seed {seed}: {why}\n{original}", setting.name);
                        assert!(func.is_ssa(), "{}: seed {seed}: a changed function", setting.name);
                        refused += 1;
                        continue;
                    }
                };
            let name = setting.name;
            allocation
                .check(&func, &env, &target)
                .unwrap_or_else(|e| panic!("{name}: seed {seed}: {e}\n{original}\n{func}"));
            verify(&func).unwrap_or_else(|e| panic!("{name}: seed {seed}: {e}\n{func}"));
            assert!(
                func.blocks().eq(allocation.original().blocks()),
                "{name}: seed {seed}: other blocks"
            );
            for input in 0..3 {
                let expected = run(&original, original.num_insts(), input, 200);
                let found = run(&func, original.num_insts(), input, 200);
                assert!(
                    agrees(&expected, &found),
                    "{name}: seed {seed}, input {input}: other answers\n{original}\n{func}"
                );
            }
            done += 1;
            copies += allocation.statistics.copies;
        }
    }
    println!("{done} allocated with {copies} copies, {refused} refused");
    assert!(done > 150, "{done} allocated, {refused} refused");
}
