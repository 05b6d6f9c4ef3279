//! The register files, classes and instructions of skeletons, as tables for the shared crates.
//!
//! A unit is a general register of 32 bytes, a flag of 16 bits, a word of the address register.

use ir::machine::{
    Builder, FrameKind, FrameObject, FrameSlot, Inst, InstrDesc, InstrFlags, MachineFunction,
    Opcode, PReg, Reg, RegBank, RegClass, RegClassDesc, RegFile, RegFileDesc, TargetInfo,
};
use regalloc_abi::{AllocTarget, Effect};

use crate::target::device::{Device, FIRST_EOT_GRF, GRF_COUNT, Generation};
use crate::target::eu::VRegKind;

/// The general registers.
pub(crate) const GRF: RegFile = RegFile(0);
/// The flags, by 16 bits.
pub(crate) const FLAG: RegFile = RegFile(1);
/// The address register, by words.
pub(crate) const ADDRESS: RegFile = RegFile(2);

/// The most general registers of one virtual register: lanes of the shared crates are bits of 64.
pub(crate) const MOST_REGISTERS: u16 = 64;
/// The most registers of a message that ends the thread.
const MOST_EOT: usize = (GRF_COUNT - FIRST_EOT_GRF) as usize;

/// An instruction of the EU that control passes through.
pub(crate) const PLAIN: Opcode = Opcode::target(0);
/// One that may go somewhere else.
pub(crate) const BRANCH: Opcode = Opcode::target(1);
/// One that always goes somewhere else.
pub(crate) const JUMP: Opcode = Opcode::target(2);
/// The message that ends the thread.
pub(crate) const END: Opcode = Opcode::target(3);
/// Exchanges two registers.
pub(crate) const SWAP: Opcode = Opcode::target(4);

const EFFECTS: InstrFlags = InstrFlags::VARIADIC.union(InstrFlags::SIDE_EFFECTS);
const LAST: InstrFlags = EFFECTS.union(InstrFlags::TERMINATOR);
const GOES: InstrFlags = LAST.union(InstrFlags::BRANCH);

static INSTRS: [InstrDesc; 5] = [
    InstrDesc::new("EU", &[]).with(EFFECTS),
    InstrDesc::new("EU_BRANCH", &[]).with(GOES),
    InstrDesc::new("EU_JUMP", &[]).with(GOES.union(InstrFlags::BARRIER)),
    InstrDesc::new("EU_END", &[]).with(LAST.union(InstrFlags::RETURN).union(InstrFlags::BARRIER)),
    InstrDesc::new("EU_SWAP", &[]).with(EFFECTS),
];

macro_rules! numbered {
    ($prefix:literal) => {
        numbered!($prefix: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64)
    };
    ($prefix:literal: $($n:literal)*) => {
        [$(concat!($prefix, $n)),*]
    };
}

/// The classes: general registers in any place, beginning with an even one, and among the last sixteen; flags; words of the
/// address register. Within each kind by length.
const CLASSES: usize = 64 + 64 + MOST_EOT + 2 + 16;
const EVEN: usize = 64;
const EOT: usize = 2 * EVEN;
const FLAGS: usize = EOT + MOST_EOT;
const WORDS: usize = FLAGS + 2;

/// Possible starts of the payload of a thread's last message, by its length less one: one place less for each register
/// more.
const fn eot_members() -> [[PReg; MOST_EOT]; MOST_EOT] {
    let mut members = [[PReg::new(GRF, FIRST_EOT_GRF, 1); MOST_EOT]; MOST_EOT];
    let mut length = 1;
    while length <= MOST_EOT {
        let mut at = 0;
        while at + length <= MOST_EOT {
            members[length - 1][at] = PReg::new(GRF, FIRST_EOT_GRF + at as u16, length as u8);
            at += 1;
        }
        length += 1;
    }
    members
}

static EOT_MEMBERS: [[PReg; MOST_EOT]; MOST_EOT] = eot_members();

const fn classes() -> [RegClassDesc; CLASSES] {
    const GRFS: [&str; 64] = numbered!("grf");
    const EVENS: [&str; 64] = numbered!("even");
    const EOTS: [&str; 64] = numbered!("eot");
    const ADDRESSES: [&str; 64] = numbered!("address");
    let row = RegClassDesc {
        name: "",
        files: 0,
        units: 0,
        align: 1,
        limit: 0,
        bits: 0,
        bank: RegBank(0),
        members: &[],
    };
    let mut table = [row; CLASSES];
    let mut n = 1;
    while n <= 64 {
        let (units, bits) = (n as u8, n as u16 * 256);
        let grf = RegClassDesc { name: GRFS[n - 1], files: 1, units, bits, ..row };
        table[n - 1] = grf;
        let align = if n > 1 { 2 } else { 1 };
        table[EVEN + n - 1] = RegClassDesc { name: EVENS[n - 1], align, ..grf };
        if n <= MOST_EOT {
            let members = EOT_MEMBERS[n - 1].split_at(MOST_EOT + 1 - n).0;
            table[EOT + n - 1] = RegClassDesc { name: EOTS[n - 1], files: 0, members, ..grf };
        }
        if n <= 2 {
            let name = if n == 1 { "flag16" } else { "flag32" };
            let flag =
                RegClassDesc { name, files: 2, units, align: units, bits: n as u16 * 16, ..row };
            table[FLAGS + n - 1] = flag;
        }
        if n <= 16 {
            // A descriptor is a doubleword.
            let (name, bits) = (ADDRESSES[n - 1], n as u16 * 16);
            table[WORDS + n - 1] = RegClassDesc { name, files: 4, units, align, bits, ..row };
        }
        n += 1;
    }
    table
}

static CLASS_ROWS: [RegClassDesc; CLASSES] = classes();

static FILES: [RegFileDesc; 3] = [
    RegFileDesc { name: "general", prefix: "r", count: GRF_COUNT, units_per_reg: 1 },
    RegFileDesc { name: "flag", prefix: "f", count: 4, units_per_reg: 1 },
    RegFileDesc { name: "address", prefix: "a", count: 16, units_per_reg: 1 },
];

/// The tables.
pub(crate) static TARGET: TargetInfo = TargetInfo {
    name: "eu",
    instrs: &INSTRS,
    reg_files: &FILES,
    reg_classes: &CLASS_ROWS,
    reg_banks: &["any"],
    ..TargetInfo::EMPTY
};

/// The class of a virtual register; `last` if the message that ends the thread reads it. `None` if it is too long for one.
pub(crate) fn class_of(device: &Device, kind: VRegKind, last: bool) -> Option<RegClass> {
    let (first, length, most) = match kind {
        VRegKind::Grf(n) if last => (EOT, n, MOST_EOT as u16),
        VRegKind::Grf(n) if device.generation < Generation::Gen7 => (EVEN, n, MOST_REGISTERS),
        VRegKind::Grf(n) => (0, n, MOST_REGISTERS),
        VRegKind::Flag(bits) => (FLAGS, u16::from(bits) / 16, 2),
        VRegKind::Address(words) => (WORDS, u16::from(words), 16),
    };
    (1..=most).contains(&length).then(|| RegClass(first as u16 + length - 1))
}

/// Instructions that the allocator inserts. Spilling is done on the EU IR, before.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Skeletal;

impl AllocTarget for Skeletal {
    fn spill_slot(&self, func: &MachineFunction, class: RegClass) -> FrameObject {
        let bytes = u64::from(func.target.class(class).bits) / 8;
        FrameObject::new(FrameKind::Spill, bytes, 32)
    }

    fn spill(&self, at: &mut Builder<'_>, value: Reg, _: RegClass, slot: FrameSlot) -> Inst {
        at.build(PLAIN).reg(value).frame(slot, 0).finish()
    }

    fn reload(&self, at: &mut Builder<'_>, value: Reg, _: RegClass, slot: FrameSlot) -> Inst {
        at.build(PLAIN).def(value).frame(slot, 0).finish()
    }

    fn swap(&self, at: &mut Builder<'_>, a: PReg, b: PReg) -> Option<Inst> {
        Some(at.build(SWAP).def(a).def(b).reg(b).reg(a).finish())
    }

    fn exchange_cost(&self, _: &MachineFunction) -> u32 {
        3
    }

    fn effect(&self, func: &MachineFunction, inst: Inst) -> Effect {
        if func.opcode(inst) == SWAP { Effect::Swap } else { Effect::Other }
    }

    fn can_rematerialize(&self, _: &MachineFunction, _: Inst) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn last_messages_lie_in_the_last_registers() {
        let skl = Device::by_name("skl").unwrap();
        for length in 1..=MOST_EOT as u16 {
            let class = class_of(skl, VRegKind::Grf(length), true).unwrap();
            let row = TARGET.class(class);
            assert_eq!(u16::from(row.units), length);
            assert_eq!(row.members.len(), MOST_EOT + 1 - usize::from(length));
            assert!(row.members.iter().all(|reg| reg.first_unit() >= FIRST_EOT_GRF
                && reg.end_unit() <= GRF_COUNT
                && u16::from(reg.units()) == length));
        }
        assert_eq!(class_of(skl, VRegKind::Grf(17), true), None);
        assert_eq!(class_of(skl, VRegKind::Grf(65), false), None);
        let flag = TARGET.class(class_of(skl, VRegKind::Flag(32), false).unwrap());
        assert_eq!((flag.units, flag.align, flag.files), (2, 2, 2));
        let snb = Device::by_name("snb").unwrap();
        assert_eq!(TARGET.class(class_of(snb, VRegKind::Grf(2), false).unwrap()).align, 2);
    }
}
