//! Time on large functions: linear in their size.

use std::time::{Duration, Instant};

use ir::machine::*;

use crate::toy::*;
use crate::{Allocator, Environment, Statistics};

/// Makes `blocks` blocks in a chain with loops, `insts` instructions each; each reads two of the last `window` values
/// before it.
fn function(blocks: usize, insts: usize, window: usize) -> MachineFunction {
    let mut func = MachineFunction::new("large", FunctionKind::Kernel, &TARGET);
    let all: Vec<Block> = (0..blocks).map(|_| func.add_block()).collect();
    let mut values: Vec<VReg> = Vec::new();
    for (number, &block) in all.iter().enumerate() {
        for i in 0..insts {
            let reg = func.new_vreg(V1);
            let mut b = func.at_end(block);
            if values.len() < window {
                b.build(DEF).def(reg).imm(i as i64).finish();
            } else {
                let (a, c) = (values[values.len() - window], values[values.len() - 1 - i % 7]);
                b.build(ADD).def(reg).reg(a).reg(c).finish();
            }
            values.push(reg);
        }
        let last = values[values.len() - 1];
        let mut b = func.at_end(block);
        if number + 1 == blocks {
            b.build(RET).finish();
        } else if number % 3 == 1 {
            b.build(BRANCH).reg(last).block(all[number]).finish();
        }
    }
    func
}

fn time(blocks: usize, insts: usize, window: usize, registers: u32) -> (Duration, Statistics) {
    let mut func = function(blocks, insts, window);
    let env = Environment::new(&func, 1).limited(&func, V, registers);
    let target = Toy { swaps: true, dear: false };
    let allocator = Allocator { check: false, ..Allocator::new(&env, &target, JUMP) };
    let start = Instant::now();
    let allocation = allocator.run(&mut func).unwrap();
    (start.elapsed(), allocation.statistics)
}

#[test]
fn time_is_linear() {
    for (window, registers) in [(40, 64), (60, 24)] {
        for (blocks, insts) in [(100, 100), (1, 10_000), (1_000, 100), (1, 100_000)] {
            let (took, statistics) = time(blocks, insts, window, registers);
            println!(
                "{blocks} blocks of {insts}, window {window} in {registers}: {took:?} {statistics:?}"
            );
            assert!(took < Duration::from_secs(60), "{blocks} blocks of {insts} took {took:?}");
        }
    }
}
