//! Conversion of the allocated skeleton to EU code: registers get numbers, copies and exchanges become instructions.

use ir::machine::{Inst as Bone, Operand, PReg, generic};

use super::skeleton::{Skeleton, home};
use super::target::{ADDRESS, FLAG, GRF, SWAP};
use crate::target::device::{GRF_BYTES, Generation};
use crate::target::eu::{
    Arf, Base, Control, Descriptor, Dst, EuFunction, Flag, Inst, InstData, Op, Src, Stage, Type,
    VReg,
};

/// Puts the registers of an allocated skeleton into the function.
pub(crate) fn write_back(func: &mut EuFunction, skeleton: &Skeleton) {
    for block in func.layout.clone() {
        let mut insts = Vec::new();
        for bone in skeleton.func.insts(home(block)) {
            let operands = skeleton.func.operands(bone);
            let mut made = Vec::new();
            match skeleton.func.opcode(bone) {
                generic::COPY => {
                    if let [Some(to), Some(from)] = registers(operands)[..] {
                        copy(func, to, from, &mut made);
                    }
                }
                SWAP => {
                    if let [Some(a), Some(b), ..] = registers(operands)[..] {
                        swap(func, a, b, &mut made);
                    }
                }
                opcode if opcode.is_generic() => {}
                _ => {
                    if let Some(inst) = skeleton.number(bone) {
                        place(func, skeleton, inst, bone);
                        if !is_idle(&func.insts[inst]) {
                            insts.push(inst);
                        }
                    }
                }
            }
            insts.extend(made.into_iter().map(|data| func.insts.push(data)));
        }
        func.blocks[block].insts = insts;
    }
    func.vregs.clear();
    func.stage = Stage::Allocated;
}

/// Whether an instruction moves registers to where they are.
fn is_idle(data: &InstData) -> bool {
    let stays = |src: &Src| src.as_reg().is_some_and(|src| src.base == data.dst.base);
    matches!(data.dst.base, Base::Grf(_)) && data.moves_in_place() && data.srcs.iter().all(stays)
}

fn registers(operands: &[Operand]) -> Vec<Option<PReg>> {
    operands.iter().map(|operand| operand.as_reg().and_then(|op| op.reg.as_physical())).collect()
}

/// Assigns an instruction's registers their numbers.
fn place(func: &mut EuFunction, skeleton: &Skeleton, inst: Inst, bone: Bone) {
    let operands = skeleton.func.operands(bone);
    let at = |index: Option<usize>| operands[index?].as_reg()?.reg.as_physical();
    let slot = |reg: VReg| skeleton.slots[inst].iter().find(|slot| slot.reg == reg);
    let written = |reg: VReg| slot(reg).and_then(|slot| at(slot.def));
    let read = |reg: VReg| slot(reg).and_then(|slot| at(slot.used));
    let data = &mut func.insts[inst];
    if let Base::Virtual(reg) = data.dst.base
        && let Some(place) = written(reg)
    {
        let (base, offset) = base_of(place);
        data.dst = Dst { base, ..data.dst.advanced(offset) };
    }
    for src in &mut data.srcs {
        if let Src::Reg(operand) = src
            && let Base::Virtual(reg) = operand.base
            && let Some(place) = read(reg)
        {
            let (base, offset) = base_of(place);
            operand.base = base;
            operand.offset += offset;
        }
    }
    if let Some(Flag::Virtual(reg)) = data.flag
        && let Some(place) = read(reg).or_else(|| written(reg))
    {
        let unit = place.first_unit() as u8;
        data.flag = Some(Flag::Physical { reg: unit / 2, sub: unit % 2 });
    }
    if let Some(send) = data.send_mut() {
        for desc in [&mut send.desc, &mut send.ex_desc] {
            if let Descriptor::Virtual(reg) = *desc
                && let Some(place) = read(reg)
            {
                *desc = Descriptor::Address(place.first_unit() as u8 / 2);
            }
        }
    }
}

/// A register as the base of an operand, and the bytes that come before it there.
fn base_of(place: PReg) -> (Base, u32) {
    let unit = place.first_unit();
    match place.file() {
        FLAG => (Base::Arf(Arf::Flag(unit as u8 / 2)), u32::from(unit % 2) * 2),
        ADDRESS => (Base::Arf(Arf::Address), u32::from(unit) * 2),
        _ => (Base::Grf(unit as u8), 0),
    }
}

/// A run of registers in pieces that one instruction works on: the channels, the type, and the operand's base and offset.
fn pieces(func: &EuFunction, to: PReg, from: PReg) -> Vec<(u8, Type, Dst, Dst)> {
    let bytes = if to.file() == GRF { GRF_BYTES } else { 2 };
    let (to_base, to_offset) = base_of(to);
    let (from_base, from_offset) = base_of(from);
    let mut found = Vec::new();
    let mut at = 0;
    while at < u32::from(to.units()) {
        let even = |reg: PReg| (u32::from(reg.first_unit()) + at).is_multiple_of(2);
        // Before gen7 two registers begin with an even one.
        let pairs = func.device.generation >= Generation::Gen7 || even(to) && even(from);
        let two = to.file() == GRF && at + 1 < u32::from(to.units()) && pairs;
        let (exec, ty) = match to.file() {
            GRF => (if two { 16 } else { 8 }, Type::UD),
            _ => (1, Type::UW),
        };
        let operand = |base, offset| Dst { base, offset: offset + at * bytes, ty, stride: 1 };
        found.push((exec, ty, operand(to_base, to_offset), operand(from_base, from_offset)));
        at += if two { 2 } else { 1 };
    }
    found
}

fn source(exec: u8, place: Dst) -> Src {
    Src::packed(place.base, place.ty, exec).advanced(place.offset)
}

fn copy(func: &EuFunction, to: PReg, from: PReg, out: &mut Vec<InstData>) {
    for (exec, _, to, from) in pieces(func, to, from) {
        out.push(InstData::mov(Control::all(exec), to, source(exec, from)));
    }
}

/// Three exclusive ors.
fn swap(func: &EuFunction, a: PReg, b: PReg, out: &mut Vec<InstData>) {
    for (exec, _, a, b) in pieces(func, a, b) {
        for to in [a, b, a] {
            let srcs = [source(exec, a), source(exec, b)];
            out.push(InstData::new(Op::Xor, Control::all(exec), to, &srcs));
        }
    }
}
