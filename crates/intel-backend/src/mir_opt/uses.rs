//! Writes and reads of virtual registers.

use cranelift_entity::{EntitySet, SecondaryMap};
use smallvec::SmallVec;

use crate::target::eu::{
    Base, Descriptor, EuFunction, Flag, Inst, InstData, Op, Space, Src, VReg, dst_places,
    size_written,
};

/// Defs and reads of each virtual register, in layout order. It describes the function as it was when it was made.
#[derive(Clone, Debug, Default)]
pub(crate) struct Uses {
    defs: SecondaryMap<VReg, SmallVec<[Inst; 4]>>,
    reads: SecondaryMap<VReg, SmallVec<[Inst; 4]>>,
    /// Registers that one instruction writes whole, or as far as they are ever written.
    single: SecondaryMap<VReg, Option<Inst>>,
}

impl Uses {
    /// Looks at all instructions. An instruction that reads a register twice is there twice.
    pub(crate) fn new(func: &EuFunction) -> Self {
        let mut uses = Self::default();
        for (_, inst) in func.placed() {
            let data = &func.insts[inst];
            for_each_read(data, |reg| uses.reads[reg].push(inst));
            for_each_def(data, |reg| uses.defs[reg].push(inst));
        }
        for reg in func.vregs.keys() {
            let real = |inst: &&Inst| func.insts[**inst].op != Op::Undef;
            let mut defs = uses.defs[reg].iter().filter(real);
            if let (Some(&inst), None) = (defs.next(), defs.next())
                && defines(func, &func.insts[inst], reg)
            {
                uses.single[reg] = Some(inst);
            }
        }
        uses
    }

    /// The instructions that write any part of a register, `undef` too.
    pub(crate) fn defs(&self, reg: VReg) -> &[Inst] {
        &self.defs[reg]
    }

    /// The instructions that read any part of a register.
    pub(crate) fn reads(&self, reg: VReg) -> &[Inst] {
        &self.reads[reg]
    }

    /// Makes the defs and reads of one register those of another, without instructions that are gone. `place` is the order.
    pub(crate) fn merge(
        &mut self,
        from: VReg,
        to: VReg,
        gone: &EntitySet<Inst>,
        place: impl Fn(Inst) -> u32,
    ) {
        let defs = core::mem::take(&mut self.defs[from]);
        let reads = core::mem::take(&mut self.reads[from]);
        self.defs[to].retain(|inst| !gone.contains(*inst));
        for inst in defs.into_iter().filter(|&inst| !gone.contains(inst)) {
            let at = self.defs[to].partition_point(|&other| place(other) <= place(inst));
            self.defs[to].insert(at, inst);
        }
        for inst in reads.into_iter().filter(|&inst| !gone.contains(inst)) {
            let at = self.reads[to].partition_point(|&other| place(other) <= place(inst));
            self.reads[to].insert(at, inst);
        }
        self.single[from] = None;
        self.single[to] = None;
    }

    /// The only instruction that writes a register, if there is one and nothing that was in the register before shows
    /// through where it matters: it has no predicate. Channels that are off keep their former values, which must not
    /// be read under a wider mask than the def's; that is a rule of the IR.
    pub(crate) fn single_def(&self, reg: VReg) -> Option<Inst> {
        self.single[reg]
    }
}

/// Whether an instruction defines a register from its beginning without a predicate.
fn defines(func: &EuFunction, data: &InstData, reg: VReg) -> bool {
    if data.flag == Some(Flag::Virtual(reg)) && data.writes_flag() {
        return data.pred.is_none();
    }
    !data.is_partial()
        && dst_places(func, data).iter().any(|place| {
            place.space == Space::Virtual(reg) && place.start == 0 && size_written(func, data) > 0
        })
}

/// Calls `f` with each virtual register that an instruction reads.
pub(crate) fn for_each_read(data: &InstData, mut f: impl FnMut(VReg)) {
    data.srcs.iter().filter_map(Src::as_virtual).for_each(&mut f);
    if let (true, Some(Flag::Virtual(reg))) = (data.reads_flag(), data.flag) {
        f(reg);
    }
    if let Some(send) = data.send() {
        for desc in [send.desc, send.ex_desc] {
            if let Descriptor::Virtual(reg) = desc {
                f(reg);
            }
        }
    }
}

/// Calls `f` with each virtual register that an instruction writes, whole or in part.
pub(crate) fn for_each_def(data: &InstData, mut f: impl FnMut(VReg)) {
    if let Base::Virtual(reg) = data.dst.base {
        f(reg);
    }
    if let (true, Some(Flag::Virtual(reg))) = (data.writes_flag(), data.flag) {
        f(reg);
    }
}
