//! Facts of a virtual register that allocation needs often.

use ir::machine::{LaneMask, MachineFunction, PReg, RegClass, RegFile, TargetInfo, VReg};

use crate::target::Environment;
use crate::units::UnitSet;

/// A virtual register as allocation sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RegInfo {
    /// The class.
    pub(crate) class: RegClass,
    /// The file that its demand counts in: the first that it may be in.
    pub(crate) file: RegFile,
    /// The units.
    pub(crate) units: u32,
    /// The alignment of the first unit.
    pub(crate) align: u32,
}

/// The registers of a round, by number; `None` for those of other rounds.
#[derive(Clone, Debug, Default)]
pub(crate) struct RegInfos(Vec<Option<RegInfo>>);

/// The files of a class, its members' included.
pub(crate) fn class_files(target: &TargetInfo, class: RegClass) -> u64 {
    let row = target.class(class);
    row.members.iter().fold(row.files, |files, reg| files | 1 << reg.file().0)
}

impl RegInfos {
    pub(crate) fn new(func: &MachineFunction, env: &Environment) -> Self {
        let mut infos = Self::default();
        infos.extend(func, env);
        infos
    }

    /// Adds the registers that were made since.
    pub(crate) fn extend(&mut self, func: &MachineFunction, env: &Environment) {
        for reg in func.vregs().skip(self.0.len()) {
            self.0.push(func.vreg_class(reg).and_then(|class| {
                let files = class_files(func.target, class) & env.files;
                let row = func.target.class(class);
                (files != 0).then(|| RegInfo {
                    class,
                    file: RegFile(files.trailing_zeros() as u8),
                    units: u32::from(row.units),
                    align: u32::from(row.align.max(1)),
                })
            }));
        }
    }

    /// A register's data, if it is allocated in this round.
    #[inline]
    pub(crate) fn get(&self, reg: VReg) -> Option<&RegInfo> {
        self.0[reg.as_u32() as usize].as_ref()
    }

    /// Whether a register is allocated in this round.
    #[inline]
    pub(crate) fn has(&self, reg: VReg) -> bool {
        self.0[reg.as_u32() as usize].is_some()
    }
}

impl RegInfo {
    /// All lanes.
    pub(crate) fn lanes(&self) -> LaneMask {
        LaneMask::run(0, self.units)
    }

    /// The first units at which the class may lie within `free` units of a file.
    pub(crate) fn starts(&self, target: &TargetInfo, file: RegFile, free: &UnitSet) -> UnitSet {
        let row = target.class(self.class);
        let mut starts = if row.files >> file.0 & 1 == 1 {
            free.starts(self.units, self.align)
        } else {
            UnitSet::new(free.bound())
        };
        for member in row.members.iter().filter(|m| m.file() == file) {
            let first = u32::from(member.first_unit());
            if free.contains_run(first, self.units) {
                starts.insert(first);
            }
        }
        starts
    }

    /// The register at a place.
    pub(crate) fn at(&self, file: RegFile, start: u32) -> PReg {
        PReg::new(file, start as u16, self.units as u8)
    }
}
