//! The frame of a function: positions of its objects, and the registers that it must restore.
//!
//! ```text
//!   s32 at entry ─▶ arguments on the stack │ saved vector registers │ locals and spills │ ◀─ s32 after
//! ```
//!
//! A kernel's frame starts at 0, so its objects have constant addresses. It has a stack pointer only if it calls
//! something or has variables of variable size, which lie after the frame. Another function finds the start of its
//! frame in s32; where it moves s32, for one of these reasons, s33 keeps the start. Scalar registers to be restored,
//! and scalar values that were spilled, are in lanes of vector registers. A write to a lane does not depend on whether
//! the lane is active, and inactive lanes hold the callers' values: so these registers are saved with all lanes on,
//! whatever the convention says of them.
//!
//! If there are not enough such registers (`spill_to_memory`), the scalar values that are needed least go to
//! scratch: one vector register carries them there, with as many lanes on as the value has dwords.

use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::graph::{DomTree, FlowGraph, LoopForest};
use ir::machine::{
    FrameKind, FrameObject, FrameSlot, FunctionKind, MachineFunction, Operand, PReg, RegFile,
    RegMaskDesc, TargetInfo,
};
use regalloc_abi::{CallConv, FileSets};
use smallvec::SmallVec;

use crate::abi::functions::STACK_ALIGN;
use crate::abi::functions::{BASE_POINTER, FRAME_POINTER, RETURN_ADDRESS, STACK_POINTER};
use crate::regalloc::{ACCUMULATORS, LANES, THROUGH_LANES, in_scratch};
use crate::target::Target;
use crate::target::regs::{self, agpr, sgpr, vgpr};

/// The stack of vector registers that prologues save.
pub(crate) const SAVED: &str = "callee-saved";

/// The last vector registers, of which no function takes those that the convention preserves without saving them.
const ALWAYS_KEPT: u32 = 24;

/// Scalar registers in which addresses far from the frame's start are computed; the second keeps SCC.
pub(crate) const FAR: [PReg; 2] = [sgpr(94, 1), sgpr(95, 1)];

/// Scalar registers that keep EXEC while a scalar value goes to memory: both for masks of 64 lanes.
pub(crate) const KEEP_EXEC: PReg = sgpr(92, 2);

/// Requirements of the convention on a function.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules<'a> {
    /// The convention.
    pub convention: &'a CallConv,
    /// Bytes of arguments on the stack.
    pub incoming: u32,
    /// Whether the function gives preserved registers back; if not, all its callers know.
    pub saves: bool,
    /// Vector registers that it may use.
    pub vgprs: u32,
}

impl Rules<'_> {
    /// Whether the function gives a register back that the convention preserves. Each gives back the last vector
    /// registers: there must be some that keep its callers' spilled scalars across calls.
    fn gives_back(&self, register: PReg) -> bool {
        let number = u32::from(register.first_unit() / 2);
        self.saves || register.file() == regs::VGPR && number + ALWAYS_KEPT >= self.vgprs
    }
}

/// Facts about the frame that are known before registers are allocated, as far as registers are concerned.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Needs {
    /// Whether the function calls others.
    pub calls: bool,
    /// Whether there are variables after the frame, of a size that is known only at run time.
    pub variable: bool,
    /// Whether an object must be aligned better than the stack pointer is.
    pub realigns: bool,
    /// Whether some objects may be too far from the begin for an instruction's offset.
    pub far: bool,
    /// Whether scalar values go to memory.
    pub scalars: bool,
}

impl Needs {
    /// Those of a function whose vector registers are allocated.
    pub(crate) fn of(func: &MachineFunction, target: Target) -> Self {
        let objects = || {
            let fixed = |o: &&FrameObject| in_scratch(o) && o.kind != FrameKind::Variable;
            func.frame.objects.values().filter(fixed)
        };
        let size: u64 = objects().map(|o| o.size.next_multiple_of(o.align.max(4))).sum();
        // Room for saved registers.
        let saved = if func.kind == FunctionKind::Device { 600 } else { 0 };
        Self {
            calls: func.frame.has_calls,
            variable: func.frame.has_variable_objects(),
            realigns: func.kind == FunctionKind::Device && objects().any(|o| o.align > STACK_ALIGN),
            far: size + saved > target.generation.scratch_reach(),
            scalars: objects().any(|o| o.stack == THROUGH_LANES),
        }
    }

    /// The same where scalar values are going to be put in memory.
    pub(crate) fn with_scalars(self) -> Self {
        Self { far: true, scalars: true, ..self }
    }

    /// Scalar registers that frame code writes to.
    fn temporaries(self) -> SmallVec<[PReg; 8]> {
        let mut list = SmallVec::new();
        if self.far {
            list.extend(FAR);
        }
        if self.scalars {
            list.push(KEEP_EXEC);
        }
        list
    }

    /// Whether the stack pointer is used, and where it points matters.
    pub(crate) fn moves_stack(self) -> bool {
        self.calls || self.variable
    }

    /// The scalar registers that allocation must leave alone.
    pub(crate) fn reserved(self, kind: FunctionKind) -> SmallVec<[PReg; 8]> {
        let mut list = SmallVec::new();
        if kind == FunctionKind::Device {
            list.extend([RETURN_ADDRESS, STACK_POINTER, FRAME_POINTER]);
            if self.realigns {
                list.push(BASE_POINTER);
            }
        } else if self.moves_stack() {
            list.push(STACK_POINTER);
        }
        list.extend(self.temporaries());
        list
    }
}

/// A laid-out frame.
#[derive(Debug)]
pub(crate) struct FrameLayout {
    /// Offsets of objects.
    offsets: SecondaryMap<FrameSlot, u32>,
    /// The register from which offsets count: none in kernels, where they are addresses.
    pub(crate) base: Option<PReg>,
    /// The same for arguments on the stack.
    pub(crate) incoming_base: Option<PReg>,
    /// Bytes for each lane.
    pub(crate) size: u32,
    /// Lanes of spilled scalars, counted over all registers for lanes.
    pub(crate) lanes: SecondaryMap<FrameSlot, u32>,
    /// The registers for lanes, in order; the carrier is the last of them.
    pub(crate) lane_registers: Vec<PReg>,
    /// The register through which scalar values go to memory.
    pub(crate) carrier: Option<PReg>,
    /// Lanes of the scalar registers to give back.
    pub(crate) scalars: Vec<(PReg, u32)>,
    /// Vector registers to give back, and their places.
    pub(crate) vectors: Vec<(PReg, u32)>,
    /// Save slots of the registers for lanes.
    pub(crate) whole: Vec<u32>,
    pub(crate) needs: Needs,
    /// Registers that the function touches, its frame's code included.
    touched: Touched,
}

impl FrameLayout {
    /// Returns the address of an object: the base, and the offset from it.
    pub(crate) fn place(&self, func: &MachineFunction, slot: FrameSlot) -> (Option<PReg>, i64) {
        let object = &func.frame.objects[slot];
        if object.kind == FrameKind::Fixed {
            return (self.incoming_base, object.offset.unwrap_or(0));
        }
        (self.base, i64::from(self.offsets[slot]))
    }

    /// Lays out the frame of a function whose registers are allocated.
    pub(crate) fn new(
        func: &MachineFunction,
        target: Target,
        rules: Rules<'_>,
    ) -> Result<Self, Diagnostic> {
        let device = func.kind == FunctionKind::Device;
        let needs = Needs::of(func, target);
        let moves = device && (needs.moves_stack() || needs.realigns);
        let base = device.then_some(if moves { FRAME_POINTER } else { STACK_POINTER });
        let mut layout = Self {
            offsets: SecondaryMap::new(),
            base,
            incoming_base: if needs.realigns { Some(BASE_POINTER) } else { base },
            size: 0,
            lanes: SecondaryMap::new(),
            lane_registers: Vec::new(),
            carrier: None,
            scalars: Vec::new(),
            vectors: Vec::new(),
            whole: Vec::new(),
            needs,
            touched: Touched::with_frame(func, target),
        };
        let mut lanes = 0;
        for (slot, object) in &func.frame.objects {
            if object.stack == LANES && !object.dead {
                layout.lanes[slot] = lanes;
                lanes += (object.size / 4) as u32;
            }
        }
        if device {
            for register in layout.scalars_to_save(rules, moves) {
                layout.scalars.push((register, lanes));
                lanes += 1;
            }
        }
        layout.choose_lane_registers(func, target, rules.vgprs, lanes)?;
        let mut at = u64::from(rules.incoming);
        if device {
            for _ in &layout.lane_registers {
                layout.whole.push(at as u32);
                at += 4;
            }
            for register in layout.touched.preserved(rules.convention, regs::VGPR) {
                if rules.gives_back(register) && !layout.lane_registers.contains(&register) {
                    layout.vectors.push((register, at as u32));
                    at += 4;
                }
            }
        }
        layout.place_objects(func, at)?;
        Ok(layout)
    }

    /// Returns the registers that a call of the function preserves.
    pub(crate) fn preserved_by_calls(&self, rules: Rules<'_>) -> RegMaskDesc {
        self.touched.mask(rules)
    }

    /// The places of saved registers as objects.
    pub(crate) fn saved_objects(&self) -> Vec<FrameObject> {
        let places = self.whole.iter().chain(self.vectors.iter().map(|(_, at)| at));
        let object = |&at: &u32| FrameObject {
            stack: SAVED,
            offset: Some(i64::from(at)),
            ..FrameObject::new(FrameKind::Spill, 4, 4)
        };
        places.map(object).collect()
    }

    /// The scalar registers that the prologue puts into lanes.
    fn scalars_to_save(&self, rules: Rules<'_>, moves: bool) -> Vec<PReg> {
        let mut list: Vec<PReg> = Vec::new();
        if self.needs.calls {
            list.extend([sgpr(30, 1), sgpr(31, 1)]);
        }
        if moves {
            list.push(FRAME_POINTER);
        }
        if self.needs.realigns {
            list.push(BASE_POINTER);
        }
        if rules.saves {
            let others = self.touched.preserved(rules.convention, regs::SGPR);
            let own = [sgpr(30, 1), sgpr(31, 1), STACK_POINTER, FRAME_POINTER];
            list.extend(
                others.filter(|r| !own.contains(r) && (!self.needs.realigns || *r != BASE_POINTER)),
            );
        }
        list
    }

    /// Vector registers for lanes that nothing else uses; across calls only preserved ones keep them.
    fn choose_lane_registers(
        &mut self,
        func: &MachineFunction,
        target: Target,
        vgprs: u32,
        lanes: u32,
    ) -> Result<(), Diagnostic> {
        let wanted = lanes.div_ceil(target.wave_size()) as usize;
        if wanted == 0 && !self.needs.scalars {
            return Ok(());
        }
        let (mut kept, carrier) = lane_registers(func, &self.touched, vgprs, self.needs.scalars);
        if kept.len() < wanted || self.needs.scalars && carrier.is_none() {
            return Err(Diagnostic::error("no vector register is left for spilled scalars")
                .in_function(&func.name));
        }
        kept.truncate(wanted);
        kept.extend(carrier);
        (self.lane_registers, self.carrier) = (kept, carrier);
        Ok(())
    }

    /// So many vector registers may be used that enough are left for the lanes of a function whose registers are
    /// allocated, and `more` than these: none where there are not enough at all.
    pub(crate) fn leaving_lanes(
        func: &MachineFunction,
        target: Target,
        rules: Rules<'_>,
        more: u32,
    ) -> Option<u32> {
        let objects = func.frame.objects.values().filter(|o| o.stack == LANES && !o.dead);
        let mut lanes: u32 = objects.map(|o| (o.size / 4) as u32).sum();
        if func.kind == FunctionKind::Device {
            // Those that the prologue saves, if it saves all.
            lanes += SCALARS as u32;
        }
        let wanted = lanes.div_ceil(target.wave_size()) + more;
        let touched = Touched::of(func);
        let kept = (0..rules.vgprs).rev().filter(|&n| touched.calls_keep(vgpr(n as u16, 1)));
        kept.take(wanted as usize).nth(wanted.checked_sub(1)? as usize)
    }

    fn place_objects(&mut self, func: &MachineFunction, start: u64) -> Result<(), Diagnostic> {
        let mut at = start;
        for (slot, object) in &func.frame.objects {
            let elsewhere = matches!(object.kind, FrameKind::Fixed | FrameKind::Variable);
            if !in_scratch(object) || elsewhere {
                continue;
            }
            at = at.next_multiple_of(object.align.max(4));
            self.offsets[slot] = u32::try_from(at).unwrap_or(u32::MAX);
            at += object.size;
        }
        let align = if self.needs.moves_stack() { STACK_ALIGN } else { 4 };
        let slack = if self.needs.realigns { largest_align(func) } else { 0 };
        let size = at.next_multiple_of(align) + slack;
        self.size = u32::try_from(size).ok().filter(|&s| s < 1 << 17).ok_or_else(|| {
            Diagnostic::error(format!("the local variables take {size} bytes of scratch"))
                .in_function(&func.name)
        })?;
        Ok(())
    }
}

/// The vector registers for lanes that nothing names and calls keep, in order, and where that is wanted one more that
/// need not be kept.
fn lane_registers(
    func: &MachineFunction,
    touched: &Touched,
    vgprs: u32,
    carries: bool,
) -> (Vec<PReg>, Option<PReg>) {
    let first = if func.kind == FunctionKind::Kernel { touched.end_of_vectors() } else { 0 };
    let unnamed = (first..vgprs as u16).map(|n| vgpr(n, 1)).filter(|&r| !touched.names(r));
    let (mut kept, others): (Vec<PReg>, Vec<PReg>) = unnamed.partition(|&r| touched.calls_keep(r));
    let carrier = carries.then(|| others.first().copied().or_else(|| kept.pop())).flatten();
    (kept, carrier)
}

/// So many vector registers that a function may use when scalar values go to memory: some of the last ones, which calls
/// preserve, are left for lanes all the same.
pub(crate) fn leaving_some(vgprs: u32) -> u32 {
    vgprs - (vgprs / 4).min(32)
}

/// Puts spilled scalar values in memory for which there are no lanes: those used least. Registers are allocated, with
/// [`Needs::with_scalars`].
pub(crate) fn spill_to_memory(func: &mut MachineFunction, target: Target, rules: Rules<'_>) {
    let mut touched = Touched::of(func);
    touched.write(&Needs::of(func, target).with_scalars().temporaries());
    let (kept, _) = lane_registers(func, &touched, rules.vgprs, true);
    let mut room = kept.len() as u32 * target.wave_size();
    if func.kind == FunctionKind::Device {
        // Those that the prologue saves, at most.
        room = room.saturating_sub(SCALARS as u32);
    }
    for (slot, lanes) in most_used_first(func, |o| o.stack == LANES) {
        if lanes <= room {
            room -= lanes;
        } else {
            // One dword of each lane.
            let object = &mut func.frame.objects[slot];
            (object.stack, object.size) = (THROUGH_LANES, 4);
        }
    }
}

/// Spilled values' objects for which something holds, with their dwords: those first whose dwords are used most.
fn most_used_first(
    func: &MachineFunction,
    which: impl Fn(&FrameObject) -> bool,
) -> Vec<(FrameSlot, u32)> {
    let spills = |o: &FrameObject| o.kind == FrameKind::Spill && !o.dead && which(o);
    let objects = func.frame.objects.iter().filter(|(_, o)| spills(o));
    let mut slots: Vec<(FrameSlot, u32)> =
        objects.map(|(slot, o)| (slot, o.size.div_ceil(4) as u32)).collect();
    if slots.is_empty() {
        return slots;
    }
    let graph = FlowGraph::new(func);
    let loops = LoopForest::new(&graph, &DomTree::new(&graph));
    let mut weights: SecondaryMap<FrameSlot, u64> = SecondaryMap::new();
    for block in func.blocks() {
        let weight = 8u64.pow(loops.depth(block).min(8));
        for inst in func.insts(block) {
            for operand in func.operands(inst) {
                if let Operand::Frame { slot, .. } = operand {
                    weights[*slot] += weight;
                }
            }
        }
    }
    let weight = |&(slot, dwords): &(FrameSlot, u32)| weights[slot] / u64::from(dwords.max(1));
    slots.sort_by_key(|slot| core::cmp::Reverse(weight(slot)));
    slots
}

/// Assigns at most `most` accumulators to spilled vector values, instead of scratch. Vector registers are allocated.
///
/// Accumulators that the function itself uses are left alone, so are those that calls do not preserve, and in a
/// function those that it would have to restore.
pub(crate) fn spill_to_accumulators(func: &mut MachineFunction, most: u32, convention: &CallConv) {
    let slots = most_used_first(func, |o| o.stack.is_empty());
    if slots.is_empty() || most == 0 {
        return;
    }
    let touched = Touched::of(func);
    let promised = touched.promised(convention);
    let device = func.kind == FunctionKind::Device;
    let mut free: Vec<bool> = (0..most as u16)
        .map(|n| {
            let register = agpr(n, 1);
            let given_back = device && promised.contains(register);
            !touched.names(register) && touched.calls_keep(register) && !given_back
        })
        .collect();
    let mut first_free = 0;
    for (slot, dwords) in slots {
        while first_free < free.len() && !free[first_free] {
            first_free += 1;
        }
        let count = dwords as usize;
        let fits = |at: &usize| free[*at..at + count].iter().all(|&f| f);
        let Some(at) = (first_free..(free.len() + 1).saturating_sub(count)).find(fits) else {
            continue;
        };
        free[at..at + count].fill(false);
        let object = &mut func.frame.objects[slot];
        (object.stack, object.offset) = (ACCUMULATORS, Some(at as i64));
    }
}

/// The first accumulator of a spilled value, if that is where it is.
pub(crate) fn accumulator(func: &MachineFunction, slot: FrameSlot) -> Option<u16> {
    let object = &func.frame.objects[slot];
    (object.stack == ACCUMULATORS).then_some(object.offset? as u16)
}

/// The largest alignment of the frame's objects.
pub(crate) fn largest_align(func: &MachineFunction) -> u64 {
    let fixed = |o: &&FrameObject| in_scratch(o) && o.kind != FrameKind::Variable;
    let objects = func.frame.objects.values().filter(fixed);
    objects.map(|o| o.align).max().unwrap_or(STACK_ALIGN)
}

/// The registers that a function has to do with: vector registers, scalar registers and accumulators, each as a whole.
#[derive(Debug)]
struct Touched {
    /// Those that an operand names.
    named: FileSets,
    /// Those that are written, by itself or by what it calls.
    written: FileSets,
    /// Those that one of its calls does not preserve.
    lost: FileSets,
    target: &'static TargetInfo,
}

/// The dwords that a register lies in.
fn dwords(register: PReg) -> (u32, u32) {
    let first = u32::from(register.first_unit()) & !1;
    (first, u32::from(register.end_unit()).next_multiple_of(2) - first)
}

/// Adds the dwords that a register lies in.
fn insert(sets: &mut FileSets, register: PReg) {
    let (first, count) = dwords(register);
    sets.file_mut(register.file()).insert_run(first, count);
}

impl Touched {
    /// Those of a function whose registers are allocated.
    fn of(func: &MachineFunction) -> Self {
        let mut touched = Self {
            named: FileSets::new(func.target),
            written: FileSets::new(func.target),
            lost: FileSets::new(func.target),
            target: func.target,
        };
        let mut masks: Vec<ir::machine::RegMask> = Vec::new();
        for block in func.blocks() {
            for &(register, _) in &func.block(block).live_ins {
                insert(&mut touched.named, register);
            }
            for inst in func.insts(block) {
                for operand in func.operands(inst) {
                    match operand {
                        Operand::RegMask(mask) if !masks.contains(mask) => masks.push(*mask),
                        Operand::Reg(operand) => {
                            let Some(register) = operand.reg.as_physical() else { continue };
                            insert(&mut touched.named, register);
                            if operand.is_def() {
                                insert(&mut touched.written, register);
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        for mask in masks {
            let mut lost = FileSets::of(func.target, &func.reg_mask(mask).preserved);
            lost.complement();
            touched.lost.union_with(&lost);
        }
        touched.written.union_with(&touched.lost);
        touched
    }

    /// The same with what the frame's code writes.
    fn with_frame(func: &MachineFunction, target: Target) -> Self {
        let mut touched = Self::of(func);
        touched.write(&Needs::of(func, target).temporaries());
        for (slot, object) in &func.frame.objects {
            if let Some(first) = accumulator(func, slot).filter(|_| !object.dead) {
                touched.write(&[agpr(first, object.size.div_ceil(4) as u8)]);
            }
        }
        touched
    }

    fn write(&mut self, registers: &[PReg]) {
        registers.iter().for_each(|&register| insert(&mut self.written, register));
    }

    fn names(&self, register: PReg) -> bool {
        self.named.meets(register)
    }

    /// Whether every call of the function keeps a register.
    fn calls_keep(&self, register: PReg) -> bool {
        !self.lost.meets(register)
    }

    /// Returns the number after the last vector register that is named.
    fn end_of_vectors(&self) -> u16 {
        self.named.file(regs::VGPR).last().map_or(0, |unit| unit as u16 / 2 + 1)
    }

    /// Returns the registers that a convention preserves.
    fn promised(&self, convention: &CallConv) -> FileSets {
        FileSets::of(self.target, &convention.preserved_registers())
    }

    /// The written registers of a file, the vector or the scalar one, that a convention preserves.
    fn preserved(
        &self,
        convention: &CallConv,
        file: RegFile,
    ) -> impl Iterator<Item = PReg> + use<> {
        let promised = self.promised(convention);
        let written = self.written.file(file).clone();
        each_register(file)
            .filter(move |&r| written.meets_run(dwords(r).0, 2) && promised.contains(r))
    }

    /// Returns the registers that a call of the function preserves: all that it does not write, and all that it
    /// restores.
    fn mask(&self, rules: Rules<'_>) -> RegMaskDesc {
        let promised = self.promised(rules.convention);
        let accumulators = !promised.file(regs::AGPR).is_empty();
        let special = |r: PReg| r.file() == regs::SGPR && (60..68).contains(&r.first_unit());
        let gives_back = |r: PReg| match r.file() {
            // Nothing writes those that callers rely on.
            regs::AGPR => true,
            _ => rules.gives_back(r) || special(r),
        };
        let kept = |r: PReg| {
            !self.written.meets(r) && (r.file() != regs::AGPR || accumulators)
                || promised.contains(r) && gives_back(r)
        };
        let files = [regs::VGPR, regs::SGPR, regs::AGPR];
        let preserved: Vec<PReg> =
            files.into_iter().flat_map(each_register).filter(|&r| kept(r)).collect();
        RegMaskDesc { name: "", preserved: preserved.into() }
    }
}

/// The registers of a file that instructions can name.
fn each_register(file: RegFile) -> impl Iterator<Item = PReg> + use<> {
    let count = if file == regs::SGPR { SCALARS } else { 256 };
    (0..count).map(move |n| PReg::new(file, n as u16 * 2, 2))
}

/// Scalar registers that instructions can name.
const SCALARS: usize = 106;
