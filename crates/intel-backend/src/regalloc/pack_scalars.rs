//! Values of one channel, several in one register.
//!
//! A uniform value is written by an instruction of one channel and takes a register of 32 bytes for 4 or 8. If
//! registers are scarce, such values of one block share registers: each has a lane of a common one.
//!
//! Pressure never rises by it: a common register holds only values that live on after the block that makes it, and an
//! `undef` in front of the first value ends what there was before. So wherever a common register is live, one of its
//! values was live as well. The cost is that independent instructions wait for each
//! other, so it is done only where there would not be registers enough.
//!
//! Values that a message or the extended unit reads or writes, and those that several instructions write, stay where they are.

use cranelift_entity::EntitySet;

use crate::mir_opt::Uses;
use crate::mir_opt::liveness::{Liveness, for_each_read_mask};
use crate::target::device::{GRF_BYTES, TERNARY_BYTES};
use crate::target::eu::{
    Base, Block, Control, Dst, EuFunction, Inst, InstData, Op, Shape, Src, Type, VReg, VRegKind,
    legal_inst,
};

/// Candidates for shared registers.
pub(crate) struct Sharing {
    uses: Uses,
    /// By block the instructions that make such values, two at least.
    made: Vec<(Block, Vec<Inst>)>,
}

/// Puts values of one channel together. Returns how many have a lane of a common register now.
pub(crate) fn share_registers(func: &mut EuFunction) -> u32 {
    Sharing::find(func).apply(func)
}

impl Sharing {
    /// Looks at a legal function.
    pub(crate) fn find(func: &EuFunction) -> Self {
        let uses = Uses::new(func);
        let live = Liveness::new(func);
        let mut made: Vec<(Block, Vec<Inst>)> = Vec::new();
        for &block in &func.layout {
            let lives_on = |reg: VReg| live.columns().mask(live.live_out(block), reg) != 0;
            let (mut own, mut read): (Vec<Inst>, EntitySet<VReg>) = (Vec::new(), EntitySet::new());
            for &inst in &func.blocks[block].insts {
                for_each_read_mask(func, &func.insts[inst], |reg, _| {
                    read.insert(reg);
                });
                // A register that is read before the instruction holds a value of an earlier round.
                let made = value(func, &uses, inst);
                if made.is_some_and(|(reg, _)| lives_on(reg) && !read.contains(reg)) {
                    own.push(inst);
                }
            }
            if own.len() > 1 {
                made.push((block, own));
            }
        }
        Self { uses, made }
    }

    /// Whether nothing may.
    pub(crate) fn is_empty(&self) -> bool {
        self.made.is_empty()
    }

    /// Changes the function as it was looked at. Returns how many values have a lane of a common register now.
    pub(crate) fn apply(self, func: &mut EuFunction) -> u32 {
        self.made.iter().map(|(block, made)| share(func, &self.uses, *block, made)).sum()
    }
}

/// The register that an instruction alone makes, if it is one element of so many bytes, and is read as such.
fn value(func: &EuFunction, uses: &Uses, inst: Inst) -> Option<(VReg, u32)> {
    let data = &func.insts[inst];
    let Base::Virtual(reg) = data.dst.base else { return None };
    let bytes = data.dst.ty.bytes();
    let is_made = data.control.nomask
        && data.control.exec == 1
        && data.dst.offset == 0
        && is_plain(data)
        && func.vregs[reg].kind == VRegKind::Grf(1)
        && uses.defs(reg) == [inst]
        && uses.single_def(reg) == Some(inst);
    let is_read_so = |&reader: &Inst| {
        let data = &func.insts[reader];
        let is_within = |src: &Src| {
            src.as_reg().filter(|_| src.as_virtual() == Some(reg)).is_none_or(|src| {
                src.region.is_scalar(data.control.exec) && src.offset + src.ty.bytes() <= bytes
            })
        };
        is_plain(data) && data.srcs.iter().all(is_within)
    };
    (is_made && uses.reads(reg).iter().all(is_read_so)).then_some((reg, bytes))
}

/// Whether an instruction reads and writes elements where its operands say.
fn is_plain(data: &InstData) -> bool {
    let shape = data.op.desc().shape;
    shape.has_regions() && shape != Shape::Math
}

/// Moves the results of some instructions of a block to lanes of common registers, if the hardware lets all readers
/// have them there.
fn share(func: &mut EuFunction, uses: &Uses, block: Block, made: &[Inst]) -> u32 {
    let mut moved = 0;
    // The common register and the bytes of it that are taken.
    let mut common = (func.add_vreg(VRegKind::Grf(1)), 0);
    let mut begins: Vec<(Inst, VReg)> = Vec::new();
    for &inst in made {
        let Some((reg, bytes)) = value(func, uses, inst) else { continue };
        let mut at = u32::next_multiple_of(common.1, alignment(func, inst, bytes));
        if at + bytes > GRF_BYTES {
            common = (func.add_vreg(VRegKind::Grf(1)), 0);
            at = 0;
        }
        let mut touched: Vec<Inst> = uses.reads(reg).iter().copied().chain([inst]).collect();
        touched.sort_unstable();
        touched.dedup();
        let relocated = |inst: Inst| {
            let mut data = func.insts[inst].clone();
            data.relocate(|other, offset| (other == reg).then_some((common.0, offset + at)));
            (inst, data)
        };
        let changed: Vec<(Inst, InstData)> = touched.into_iter().map(relocated).collect();
        if !changed.iter().all(|(_, data)| legal_inst(func, data)) {
            continue;
        }
        for (inst, data) in changed {
            func.insts[inst] = data;
        }
        if common.1 == 0 {
            begins.push((inst, common.0));
        }
        common.1 = at + bytes;
        moved += 1;
    }
    begin(func, block, &begins);
    moved
}

/// The bytes at a multiple of which an instruction can write a value.
fn alignment(func: &EuFunction, inst: Inst, bytes: u32) -> u32 {
    let ternary = func.insts[inst].op.desc().shape == Shape::Ternary;
    if ternary && !func.device.align16_ternary { bytes.max(TERNARY_BYTES) } else { bytes }
}

/// Common registers hold nothing in front of the instructions, in their order, that write them first.
fn begin(func: &mut EuFunction, block: Block, begins: &[(Inst, VReg)]) {
    let old = core::mem::take(&mut func.blocks[block].insts);
    let mut new = Vec::with_capacity(old.len() + begins.len());
    let mut rest = begins.iter();
    let mut next = rest.next();
    for inst in old {
        if let Some(&(_, reg)) = next.filter(|next| next.0 == inst) {
            let dst = Dst::new(Base::Virtual(reg), Type::UD);
            new.push(func.insts.push(InstData::new(Op::Undef, Control::all(1), dst, &[])));
            next = rest.next();
        }
        new.push(inst);
    }
    func.blocks[block].insts = new;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::regalloc::pressure;
    use crate::target::eu::{parse, verify};

    /// `count` values of one channel that a loop reads.
    fn uniform(device: &str, count: usize) -> EuFunction {
        let lines = |f: &dyn Fn(usize) -> String| (0..count).map(f).collect::<String>();
        let registers = lines(&|n| format!("  v{n}: grf 1\n"));
        let made = lines(&|n| format!("  (W) add (1|M0) v{n}:d r2.0<0;1,0>:d {n}:d\n"));
        let read = lines(&|n| format!("  add (8|M0) v{count}:d v{count}:d v{n}.0<0;1,0>:d\n"));
        let (sum, flag) = (count, count + 1);
        let text = format!(
            "function f device={device} simd=8 stage=legal\n{registers}  v{sum}: grf 1\n  v{flag}: flag 16\nb0:\n  \
             mov (8|M0) v{sum}:d 0:d\n{made}b1:\n{read}  cmp (8|M0) (lt)v{flag} null:d v{sum}:d r3:d\n  \
             (v{flag}) goto.b (8|M0) b2 b1\nb2:\n  join (8|M0) b3\nb3:\n  mov (8|M0) r120:ud v{sum}:ud\n  \
             send (8|M0) null:ud r120:ud {{sfid 7, mlen 1, desc 0x10, EOT}}\n",
        );
        parse("f", &text).unwrap_or_else(|e| panic!("{e}\n{text}")).remove(0)
    }

    #[test]
    fn eight_doublewords_take_one_register() {
        let mut func = uniform("skl", 64);
        let before = pressure(&func).unwrap().registers;
        assert_eq!(share_registers(&mut func), 64);
        verify(&func).unwrap();
        // The sum, r2 and r3; r2 ends where the last value is made, and its register would do for that.
        assert_eq!((before, pressure(&func).unwrap().registers), (67, 12));
        // A value that has a lane already has no other one.
        assert!(Sharing::find(&func).is_empty());
    }

    /// From gen12 on three sources have a destination from a multiple of 8 bytes on.
    #[test]
    fn results_of_three_sources_stay_where_the_hardware_writes_them() {
        let text = |device: &str| {
            format!(
                "function f device={device} simd=8 stage=legal\n  v0: grf 1\n  v1: grf 1\n  v2: grf 1\n  v3: grf 1\nb0:\n  \
                 (W) add (1|M0) v0:f r2.0<0;1,0>:f r2.1<0;1,0>:f\n  \
                 (W) mad (1|M0) v1:f r2.0<0;1,0>:f r2.1<0;1,0>:f r2.2<0;1,0>:f\n  \
                 (W) mad (1|M0) v2:f r2.0<0;1,0>:f r2.2<0;1,0>:f r2.1<0;1,0>:f\nb1:\n  \
                 add (8|M0) v3:f v0.0<0;1,0>:f v1.0<0;1,0>:f\n  add (8|M0) v3:f v3:f v2.0<0;1,0>:f\n  \
                 mov (8|M0) r120:ud v3:ud\n  send (8|M0) null:ud r120:ud {{sfid 7, mlen 1, desc 0x10, EOT}}\n"
            )
        };
        for device in ["skl", "tgl"] {
            let mut func = parse("f", &text(device)).unwrap_or_else(|e| panic!("{e}")).remove(0);
            assert_eq!(share_registers(&mut func), 3, "{device}");
            verify(&func).unwrap();
        }
    }

    #[test]
    fn nothing_is_spilled_that_can_share() {
        let mut func = uniform("skl", 300);
        let done = crate::regalloc::allocate(&mut func, crate::target::device::GRF_COUNT).unwrap();
        assert_eq!((done.spilled, done.shared), (0, 300), "{done:?}");
        let mut func = uniform("skl", 40);
        let done = crate::regalloc::allocate(&mut func, crate::target::device::GRF_COUNT).unwrap();
        assert_eq!((done.spilled, done.shared), (0, 0), "{done:?}");
    }
}
