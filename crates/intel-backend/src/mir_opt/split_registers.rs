//! Registers that are never used together become registers of their own.
//!
//! Two registers of one virtual register belong together if an instruction reads or writes both. The pieces that are
//! left can be placed, copied and coalesced alone.

use cranelift_entity::SecondaryMap;

use super::eu_pass;
use crate::target::device::GRF_BYTES;
use crate::target::eu::{
    Base, EuFunction, InstData, Op, RegBytes, Space, VReg, VRegKind, dst_places, src_place,
};

eu_pass!(
    SPLIT_REGISTERS,
    Required,
    "eu-split-registers",
    "Makes registers of their own of the parts of a register that nothing uses together.",
    "Any function; best after payloads are lowered.",
    "registers split" => split_registers
);

fn split_registers(func: &mut EuFunction) -> u64 {
    let joined = joints(func);
    let mut homes: SecondaryMap<VReg, Vec<(VReg, u32)>> = SecondaryMap::new();
    let mut count = 0;
    for reg in func.vregs.keys().collect::<Vec<_>>() {
        let VRegKind::Grf(registers) = func.vregs[reg].kind else { continue };
        let parts = parts(registers, &joined[reg]);
        if parts.len() < 2 {
            continue;
        }
        count += 1;
        for (first, len) in parts {
            let new = func.add_vreg(VRegKind::Grf(len));
            homes[reg].extend((0..len).map(|_| (new, u32::from(first))));
        }
    }
    if count > 0 {
        rewrite(func, &homes);
    }
    count
}

/// For each register whether it belongs together with the next one.
fn joints(func: &EuFunction) -> SecondaryMap<VReg, u128> {
    let mut joined: SecondaryMap<VReg, u128> = SecondaryMap::new();
    let mut join = |place: RegBytes| {
        if let Space::Virtual(reg) = place.space {
            let (first, last) = (place.start / GRF_BYTES, (place.end - 1) / GRF_BYTES);
            (first..last).filter(|at| *at < 128).for_each(|at| joined[reg] |= 1 << at);
        }
    };
    for (_, inst) in func.placed() {
        let data = &func.insts[inst];
        if data.op != Op::Undef {
            dst_places(func, data).into_iter().for_each(&mut join);
        }
        (0..data.srcs.len()).filter_map(|index| src_place(func, data, index)).for_each(&mut join);
    }
    joined
}

/// The first register and the length of each part.
fn parts(registers: u16, joined: &u128) -> Vec<(u16, u16)> {
    let mut found: Vec<(u16, u16)> = Vec::new();
    for at in 0..registers {
        let together = at > 0 && joined >> (at - 1) & 1 == 1;
        match found.last_mut() {
            Some(last) if together => last.1 += 1,
            _ => found.push((at, 1)),
        }
    }
    found
}

fn rewrite(func: &mut EuFunction, homes: &SecondaryMap<VReg, Vec<(VReg, u32)>>) {
    func.rewrite(|func, _, inst| {
        let data = &func.insts[inst];
        let Base::Virtual(reg) = data.dst.base else { return None };
        if data.op != Op::Undef || homes[reg].is_empty() {
            return None;
        }
        let mut parts: Vec<VReg> = homes[reg].iter().map(|home| home.0).collect();
        parts.dedup();
        let undef = |part| InstData {
            dst: crate::target::eu::Dst { base: Base::Virtual(part), ..data.dst },
            ..data.clone()
        };
        Some(parts.into_iter().map(undef).collect())
    });
    for data in func.insts.values_mut() {
        data.relocate(|reg, offset| {
            let &(new, first) = homes[reg].get((offset / GRF_BYTES) as usize)?;
            Some((new, offset - first * GRF_BYTES))
        });
    }
}
