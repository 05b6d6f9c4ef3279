//! Values with long live ranges: functions do what they did when those have been spilled, before allocation and after.

use ir::machine::*;

use super::generate::{Shape, generate};
use super::interpret::{agrees, run};
use crate::toy::*;
use crate::{Allocator, Environment, spill_long_ranges};

const CLASSES: &[RegClass] = &[V1, V1, V1, V2, V2A, V4, S1, S1, S2];
const MANY_BLOCKS: Shape = Shape { blocks: 160, insts: 5, calls: 1, classes: CLASSES };

fn environment(func: &MachineFunction) -> Environment {
    Environment::new(func, 0b111)
        .limited(func, V, 12)
        .limited(func, S, 8)
        .reserving(&[0, 2, 3].map(|unit| PReg::new(RegFile(2), unit, 1)))
        .saving(&TARGET.reg_masks[0].preserved)
}

#[test]
fn random_functions_do_what_they_did() {
    let mut spilled = 0;
    for seed in 0..60 {
        let mut func = generate(seed, MANY_BLOCKS);
        let original = func.clone();
        let env = environment(&func);
        let target = Toy { swaps: seed % 2 == 0, dear: false };
        spilled += spill_long_ranges(&mut func, &env, &target, None);
        verify(&func).unwrap_or_else(|e| panic!("seed {seed}: {e}\n{func}"));
        let compare = |func: &MachineFunction, stage: &str| {
            for input in 0..3 {
                let expected = run(&original, original.num_insts(), input, 400);
                let found = run(func, original.num_insts(), input, 400);
                assert!(agrees(&expected, &found), "seed {seed}, input {input}: {stage}\n{func}");
            }
        };
        compare(&func, "spilled");
        let allocator = Allocator { check: true, ..Allocator::new(&env, &target, JUMP) };
        if allocator.run(&mut func).is_ok() {
            compare(&func, "allocated");
        }
    }
    assert!(spilled > 600, "{spilled} values were spilled");
}

/// Values of a chain of blocks, all of which the last block reads, in the order of their defs.
fn chain(blocks: usize, values: usize) -> MachineFunction {
    let mut func = MachineFunction::new("chain", FunctionKind::Kernel, &TARGET);
    let all: Vec<Block> = (0..blocks).map(|_| func.add_block()).collect();
    let regs: Vec<VReg> = (0..values).map(|_| func.new_vreg(V1)).collect();
    for (n, &reg) in regs.iter().enumerate() {
        func.at_end(all[0]).build(DEF).def(reg).imm(n as i64).finish();
    }
    for (n, &reg) in regs.iter().enumerate() {
        let block = all[blocks - values + n];
        let sum = func.new_vreg(V1);
        func.at_end(block).build(ADD).def(sum).reg(reg).reg(reg).finish();
    }
    func.at_end(all[blocks - 1]).build(RET).finish();
    func
}

#[test]
fn values_that_end_last_are_spilled_above_twice_the_registers() {
    for (values, expected) in [(24, 0), (25, 1), (40, 16)] {
        let mut func = chain(200, values);
        let env = Environment::new(&func, 1).limited(&func, V, 12);
        let target = Toy { swaps: false, dear: false };
        assert_eq!(spill_long_ranges(&mut func, &env, &target, None), expected, "{values} values");
        verify(&func).unwrap_or_else(|e| panic!("{e}\n{func}"));
    }
    // Lists of live values are short in a function of few blocks.
    let mut func = chain(60, 40);
    let env = Environment::new(&func, 1).limited(&func, V, 12);
    assert_eq!(spill_long_ranges(&mut func, &env, &Toy { swaps: false, dear: false }, None), 0);
}
