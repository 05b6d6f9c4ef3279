//! The checker against broken allocations.
//!
//! A finished function is changed at one place. If running it gives other results, the checker must complain; it may
//! complain where no run that was tried shows the difference. The other tests show that it does not complain about
//! right ones.

use ir::machine::*;

use super::generate::Random;
use super::interpret::{agrees, run};
use super::random::{SETTINGS, allocate};
use crate::toy::*;

/// Changes a function at one place. Returns a description of the change, if there is one.
fn mutate(func: &mut MachineFunction, first_added: usize, random: &mut Random) -> Option<String> {
    let insts: Vec<Inst> = func.blocks().flat_map(|b| func.insts(b).collect::<Vec<_>>()).collect();
    let inst = random.pick(&insts);
    let added = inst.as_u32() as usize >= first_added;
    let text = func.inst_text(inst);
    if added && random.chance(40) {
        func.remove_inst(inst);
        return Some(format!("without '{text}'"));
    }
    if added && random.chance(20) {
        let next = func.next_inst(inst)?;
        if func.desc(next).is_terminator() {
            return None;
        }
        let (block, after) = (func.inst_block(next)?, func.next_inst(next));
        func.remove_inst(inst);
        func.insert_inst(inst, block, after);
        return Some(format!("'{text}' one later"));
    }
    let regs: Vec<(usize, RegOperand)> = func
        .reg_operands(inst)
        .filter(|(_, r)| r.flags.contains(RegFlags::RENAMABLE) || added)
        .map(|(i, r)| (i, *r))
        .collect();
    if regs.is_empty() {
        return None;
    }
    let (index, op) = random.pick(&regs);
    let reg = op.reg.as_physical()?;
    let file = TARGET.file(reg.file());
    let bound = usize::from(file.count * u16::from(file.units_per_reg)) - usize::from(reg.units());
    let other = PReg::new(reg.file(), random.below(bound) as u16, reg.units());
    if other == reg {
        return None;
    }
    if let Operand::Reg(r) = &mut func.operands_mut(inst)[index] {
        r.reg = other.into();
    }
    Some(format!("'{text}' became '{}'", func.inst_text(inst)))
}

#[test]
fn the_checker_finds_what_running_shows() {
    break_functions(0..12, 7);
}

/// The same for many more: minutes.
#[test]
#[ignore = "takes minutes"]
fn the_checker_finds_what_many_runs_show() {
    break_functions(100..400, 9);
}

/// Breaks the functions of some seeds in every setting, a dozen times each.
fn break_functions(seeds: core::ops::Range<u64>, random: u64) {
    let mut random = Random::new(random);
    let (mut wrong, mut found, mut all) = (0, 0, 0);
    for setting in SETTINGS {
        for seed in seeds.clone() {
            let Some((original, func, env, allocation)) = allocate(seed, setting, true) else {
                continue;
            };
            let count = original.num_insts();
            let expected: Vec<_> = (0..4).map(|input| run(&original, count, input, 200)).collect();
            for _ in 0..12 {
                let mut broken = func.clone();
                let Some(what) = mutate(&mut broken, count, &mut random) else { continue };
                let differs = expected.iter().enumerate().any(|(input, expected)| {
                    !agrees(expected, &run(&broken, count, input as u64, 200))
                });
                let complaint = allocation.check(&broken, &env, &Toy { swaps: true, dear: false });
                all += 1;
                found += u32::from(complaint.is_err());
                wrong += u32::from(differs);
                assert!(
                    !differs || complaint.is_err(),
                    "{}: seed {seed}: {what}: not found\n{original}\n{broken}",
                    setting.name
                );
            }
        }
    }
    println!("{all} changes: {wrong} gave other answers, the checker complained about {found}");
    assert!(wrong > 200, "the changes do harm");
    assert!(found * 10 > all * 8, "the checker complains about most changes");
}
