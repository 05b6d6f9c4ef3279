//! Register pressure: how many registers of each kind are live, and how many of them belong to tuples.
//!
//! A *kind* is a set of register files that a class may be allocated to: scalar, vector,
//! accumulator, and one for classes that may become either of the last two. Registers are counted
//! by whole registers that some live lane covers; a tuple adds its weight once, with its first
//! live lane.

use core::fmt;

use ir::machine::{LaneMask, MachineFunction, RegClass, RegClassDesc, TargetInfo, VReg};

/// More kinds than any target has.
pub const MAX_KINDS: usize = 6;

/// A kind of register that is counted on its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KindDesc {
    /// The name, as in reports (`SGPR`).
    pub name: &'static str,
    /// The files, bit by file number.
    pub files: u64,
}

/// Number of live registers. The order is by count, then by weight, kind by kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct RegPressure {
    counts: [u32; MAX_KINDS],
    weights: [u32; MAX_KINDS],
}

impl RegPressure {
    /// Nothing is live.
    pub const NONE: Self = Self { counts: [0; MAX_KINDS], weights: [0; MAX_KINDS] };

    /// The live registers of a kind.
    pub fn count(&self, kind: usize) -> u32 {
        self.counts[kind]
    }

    /// The live registers of all kinds.
    pub fn counts(&self) -> [u32; MAX_KINDS] {
        self.counts
    }

    /// The weight of the live tuples of a kind.
    pub fn tuple_weight(&self, kind: usize) -> u32 {
        self.weights[kind]
    }

    /// The same pressure with another count of a kind.
    #[must_use]
    pub fn with_count(mut self, kind: usize, count: u32) -> Self {
        self.counts[kind] = count;
        self
    }

    /// The larger of both, field by field.
    #[must_use]
    pub fn max(self, other: Self) -> Self {
        let larger =
            |a: [u32; MAX_KINDS], b: [u32; MAX_KINDS]| core::array::from_fn(|i| a[i].max(b[i]));
        Self {
            counts: larger(self.counts, other.counts),
            weights: larger(self.weights, other.weights),
        }
    }
}

impl core::ops::Add for RegPressure {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            counts: core::array::from_fn(|i| self.counts[i] + other.counts[i]),
            weights: core::array::from_fn(|i| self.weights[i] + other.weights[i]),
        }
    }
}

impl fmt::Debug for RegPressure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = (0..MAX_KINDS).rev().find(|&i| self.counts[i] + self.weights[i] != 0);
        let used = last.map_or(1, |i| i + 1);
        write!(f, "{:?}", &self.counts[..used])?;
        if self.weights.iter().any(|&w| w != 0) {
            write!(f, "+tuples{:?}", &self.weights[..used])?;
        }
        Ok(())
    }
}

/// The number of registers of `units` units each that a mask touches.
pub fn covered_registers(lanes: LaneMask, units: u8) -> u32 {
    match units {
        0 | 1 => lanes.count(),
        2 => ((lanes.0 | lanes.0 >> 1) & 0x5555_5555_5555_5555).count_ones(),
        _ => {
            let unit = LaneMask::run(0, u32::from(units)).0;
            let steps = (0..64).step_by(usize::from(units));
            steps.filter(|&at| lanes.0 & (unit << at) != 0).count() as u32
        }
    }
}

/// The kind and the weight of a class.
#[derive(Clone, Copy, Debug)]
struct ClassRow {
    kind: Option<u8>,
    units_per_reg: u8,
    /// 0 for what is no tuple.
    tuple_weight: u32,
}

/// The kinds of a target, and how each class counts.
#[derive(Clone, Debug)]
pub struct PressureModel {
    kinds: &'static [KindDesc],
    classes: Vec<ClassRow>,
}

impl PressureModel {
    /// Puts every class with the narrowest kind that holds its files, of those that any kind has: a mask that may also be
    /// a special register is a scalar register. Classes without such files (flags, special registers) are not counted.
    pub fn new(target: &TargetInfo, kinds: &'static [KindDesc]) -> Self {
        Self::by_files(target, kinds, |class| class.files)
    }

    /// The same, but classes of single registers count as well: by the files of their members.
    pub fn with_members(target: &TargetInfo, kinds: &'static [KindDesc]) -> Self {
        Self::by_files(target, kinds, |class| {
            class.members.iter().fold(class.files, |files, reg| files | 1 << reg.file().0)
        })
    }

    fn by_files(
        target: &TargetInfo,
        kinds: &'static [KindDesc],
        files_of: impl Fn(&RegClassDesc) -> u64,
    ) -> Self {
        assert!(kinds.len() <= MAX_KINDS, "at most {MAX_KINDS} kinds");
        let counted = kinds.iter().fold(0, |files, kind| files | kind.files);
        let classes = target
            .reg_classes
            .iter()
            .map(|class| {
                let files = files_of(class) & counted;
                let kind = (0..kinds.len())
                    .filter(|&kind| files != 0 && files & !kinds[kind].files == 0)
                    .min_by_key(|&kind| kinds[kind].files.count_ones())
                    .map(|kind| kind as u8);
                let file = target.reg_files.get(files.trailing_zeros() as usize);
                let units_per_reg = file.map_or(1, |f| f.units_per_reg.max(1));
                let registers = u32::from(class.units).div_ceil(u32::from(units_per_reg));
                let tuple_weight = if registers > 1 { registers } else { 0 };
                ClassRow { kind, units_per_reg, tuple_weight }
            })
            .collect();
        Self { kinds, classes }
    }

    /// The kinds.
    pub fn kinds(&self) -> &'static [KindDesc] {
        self.kinds
    }

    /// The kind of a class, if it counts.
    pub fn kind(&self, class: RegClass) -> Option<usize> {
        self.classes[usize::from(class.0)].kind.map(usize::from)
    }

    /// The units of a register of a class's file: lanes that make one register.
    pub fn units_per_reg(&self, class: RegClass) -> u8 {
        self.classes[usize::from(class.0)].units_per_reg
    }

    /// Changes a pressure by what a register of `class` adds when its live lanes go from `before`
    /// to `after`.
    pub fn change(
        &self,
        pressure: &mut RegPressure,
        class: RegClass,
        before: LaneMask,
        after: LaneMask,
    ) {
        let row = &self.classes[usize::from(class.0)];
        let Some(kind) = row.kind.map(usize::from) else { return };
        let count = &mut pressure.counts[kind];
        // With two lanes to a register it matters that whole registers are counted, not new lanes.
        *count += covered_registers(after, row.units_per_reg);
        *count -= covered_registers(before, row.units_per_reg);
        match (before.is_empty(), after.is_empty()) {
            (true, false) => pressure.weights[kind] += row.tuple_weight,
            (false, true) => pressure.weights[kind] -= row.tuple_weight,
            _ => {}
        }
    }

    /// Changes a pressure for a virtual register; one without a class does not count.
    pub fn change_reg(
        &self,
        func: &MachineFunction,
        pressure: &mut RegPressure,
        reg: VReg,
        before: LaneMask,
        after: LaneMask,
    ) {
        if let Some(class) = func.vreg_class(reg) {
            self.change(pressure, class, before, after);
        }
    }
}
