//! The loop that executes instructions for one group of lanes.

use super::super::arith;
use super::super::convert;
use super::super::inst::*;
use super::warp::{Group, LOCAL_START};
use super::{Core, lanes, splat};
use crate::fault::{Fault, Result};
use crate::float::{self, Format};
use crate::memory::Space;

/// Control flow after an instruction.
pub(super) enum Flow {
    /// The next instruction, for all lanes of the group.
    Next,
    /// A jump of all lanes of the group.
    Jump(u32),
    /// The lanes' own program counters have been set.
    Split,
}

/// The row of an operand (a register's own or a temporary) and the lanes where it is defined.
macro_rules! row {
    ($self:ident, $g:ident, $src:expr, $tmp:ident) => {{
        match $src.kind() {
            SrcKind::Reg(r) => {
                let i = $g.base + r as usize;
                (&$self.w.regs[i], $self.w.defined[i])
            }
            _ => {
                $tmp = $self.plain(&$g, $src);
                (&$tmp, FULL)
            }
        }
    }};
}

impl Core<'_, '_> {
    /// Runs groups of this warp until the turn is over or no lane can run.
    pub(super) fn run(&mut self, slice: u64) -> Result<()> {
        let mut left = slice;
        while left > 0 {
            self.take_views();
            if !self.cluster.transfers.is_empty() {
                self.progress_transfers()?;
            }
            let blocked = self.state.blocked[self.w.index as usize];
            let Some(mut group) = self.w.pick(blocked, self.dev.hostile.as_deref_mut()) else {
                return Ok(());
            };
            let turn = left.min(group.limit);
            let mut rest = turn;
            let result = self.run_group(&mut group, &mut rest);
            let used = turn - rest;
            left -= used.max(1).min(left);
            self.dev.clock += used;
            if let Err(fault) = result {
                self.w.fault_pc = group.pc;
                if group.mask >> self.w.fault_lane & 1 == 0 {
                    self.w.fault_lane = group.mask.trailing_zeros();
                }
                return Err(fault);
            }
        }
        Ok(())
    }

    fn run_group(&mut self, g: &mut Group, left: &mut u64) -> Result<()> {
        let program = self.program;
        loop {
            if *left == 0 || g.pc == g.meet {
                self.set_pc(g.mask, g.pc);
                return Ok(());
            }
            *left -= 1;
            let inst = &program.code[g.pc as usize];
            let active = match inst.guard {
                Guard::Always => g.mask,
                Guard::If(p) => g.mask & self.read_pred(g, p)?,
                Guard::Unless(p) => g.mask & !self.read_pred(g, p)?,
            };
            self.dev.statistics.instructions += u64::from(g.mask.count_ones());
            if active == 0 {
                g.pc += 1;
                continue;
            }
            if !self.w.late.is_empty() {
                self.perform_late(g, &inst.op)?;
            }
            if self.dev.options.races {
                self.w.fault_pc = g.pc;
            }
            match self.execute(g, &inst.op, active)? {
                Flow::Next => {
                    g.pc += 1;
                    if !self.w.late.is_empty() && self.ends_turn(&inst.op) {
                        self.set_pc(g.mask, g.pc);
                        *left = 0;
                        return Ok(());
                    }
                }
                Flow::Jump(target) if g.alone => g.pc = target,
                Flow::Jump(target) => {
                    self.set_pc(g.mask, target);
                    return Ok(());
                }
                Flow::Split => return Ok(()),
            }
        }
    }

    pub(super) fn set_pc(&mut self, mask: u32, pc: u32) {
        for lane in lanes(mask) {
            self.w.pc[lane] = pc;
        }
    }

    /// Executes one instruction for the `active` lanes of a group.
    ///
    /// Undefined values travel through arithmetic and are only a fault where they decide something: an
    /// address, a branch, the operand of a barrier. Compilers compute with them and throw the result away.
    fn execute(&mut self, g: &Group, op: &Op, active: u32) -> Result<Flow> {
        let (t1, t2, t3);
        match op {
            Op::Bin { f, any, d, a, b } => {
                let mut out = splat(0);
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                f(a, b, &mut out);
                self.write_loose(g, *d, &out, active, if *any { x | y } else { x & y });
            }
            Op::Ter { f, any, d, a, b, c } => {
                let mut out = splat(0);
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (c, z) = row!(self, g, c, t3);
                f(a, b, c, &mut out);
                self.write_loose(g, *d, &out, active, if *any { x | y | z } else { x & y & z });
            }
            Op::Un { f, d, a } => {
                let mut out = splat(0);
                let (a, x) = row!(self, g, a, t1);
                f(a, &mut out);
                self.write_loose(g, *d, &out, active, x);
            }
            Op::Mov { d, a } => {
                let (value, defined) = self.read_loose(g, *a);
                self.write_loose(g, *d, &value, active, defined);
            }
            Op::Mov128 { d, a } => {
                for (i, a) in a.iter().enumerate() {
                    let (value, defined) = self.read_loose(g, *a);
                    self.write_loose(g, d + i as u32, &value, active, defined);
                }
            }
            Op::Pack { d, part_bits, parts } => self.pack(g, *d, *part_bits, parts, active),
            Op::Unpack { part_bits, parts, a } => self.unpack(g, *a, *part_bits, parts, active),
            Op::Setp { f, p, q, a, b, combine } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let result = f(a, b);
                self.write_setp(g, active, [result, !result], x & y, [*p, *q], *combine);
            }
            Op::SetpHalves { lo, hi, p, q, a, b, combine } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let result = [lo(a, b), hi(a, b)];
                self.write_setp(g, active, result, x & y, [*p, *q], *combine);
            }
            Op::Set { f, one, d, a, b, combine } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (result, defined) = self.combine(g, (f(a, b), x & y), *combine);
                let out = select(result, &splat(*one), &splat(0));
                self.write_loose(g, *d, &out, active, defined);
            }
            Op::SetHalves { lo, hi, one, d, a, b, combine } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (lo, hi) = (lo(a, b), hi(a, b));
                let ((lo, _), (hi, z)) = (
                    self.combine(g, (lo, x & y), *combine),
                    self.combine(g, (hi, x & y), *combine),
                );
                let mut out = select(lo, &splat(one[0]), &splat(0));
                for (o, h) in out.iter_mut().zip(select(hi, &splat(one[1]), &splat(0))) {
                    *o |= h;
                }
                self.write_loose(g, *d, &out, active, z);
            }
            Op::Selp { d, a, b, p } => {
                let (p, z) = self.pred_loose(g, *p);
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let out = select(p, a, b);
                self.write_loose(g, *d, &out, active, z & ((x & p) | (y & !p)));
            }
            Op::Slct { test, d, a, b, c } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (c, z) = row!(self, g, c, t3);
                let p = test(c, c);
                let out = select(p, a, b);
                self.write_loose(g, *d, &out, active, z & ((x & p) | (y & !p)));
            }
            Op::Testp { f, p, a } => {
                let (a, x) = row!(self, g, a, t1);
                let result = f(a, a);
                self.write_pred(g, *p, (result, x), active);
            }
            Op::PredMov { d, a } => {
                let value = self.pred_loose(g, *a);
                self.write_pred(g, *d, value, active);
            }
            Op::PredBin { op, d, a, b } => {
                let value = combine_preds(*op, self.pred_loose(g, *a), self.pred_loose(g, *b));
                self.write_pred(g, *d, value, active);
            }
            Op::Float1 { op, m, d, a } => {
                let (a, x) = row!(self, g, a, t1);
                let mut out = splat(0);
                for lane in lanes(active) {
                    out[lane] = float_lanes(*op, m, [a[lane], 0, 0], 1);
                }
                self.write_loose(g, *d, &out, active, x);
            }
            Op::Float2 { op, m, d, a, b } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let mut out = splat(0);
                for lane in lanes(active) {
                    out[lane] = float_lanes(*op, m, [a[lane], b[lane], 0], 2);
                }
                self.write_loose(g, *d, &out, active, x & y);
            }
            Op::Float3 { op, m, d, a, b, c } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (c, z) = row!(self, g, c, t3);
                let mut out = splat(0);
                for lane in lanes(active) {
                    out[lane] = float_lanes(*op, m, [a[lane], b[lane], c[lane]], 3);
                }
                self.write_loose(g, *d, &out, active, x & y & z);
            }
            Op::Convert { cvt, d, a } => {
                let (a, x) = row!(self, g, a, t1);
                let mut out = splat(0);
                for lane in lanes(active) {
                    out[lane] = convert::apply(cvt, d.bits, a[lane]);
                }
                self.write_loose(g, d.row, &out, active, x);
            }
            Op::ConvertPair { cvt, out_bits, d, a, b } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let mut out = splat(0);
                for lane in lanes(active) {
                    let high = convert::apply(cvt, *out_bits, a[lane]);
                    out[lane] = high << out_bits | convert::apply(cvt, *out_bits, b[lane]);
                }
                self.write_loose(g, *d, &out, active, x | y);
            }
            Op::ConvertUnpack { from, to, relu, satfinite, d, a } => {
                let (a, x) = row!(self, g, a, t1);
                let mode = float::Mode::NEAREST;
                let cvt = Cvt::FloatToFloat {
                    from: *from,
                    to: *to,
                    mode,
                    relu: *relu,
                    satfinite: *satfinite,
                };
                let mut out = splat(0);
                for lane in lanes(active) {
                    let (low, high) = (a[lane] & from.mask(), a[lane] >> from.bits() & from.mask());
                    let high = convert::apply(&cvt, to.bits(), high);
                    out[lane] = high << to.bits() | convert::apply(&cvt, to.bits(), low);
                }
                self.write_loose(g, *d, &out, active, x);
            }
            Op::CvtPack { to, d, a, b, c } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (c, z) = row!(self, g, c, t3);
                let mut out = splat(0);
                for lane in lanes(active) {
                    out[lane] = convert::pack(*to, a[lane], b[lane], c[lane]);
                }
                self.write_loose(g, *d, &out, active, x | y | z);
            }
            Op::Lop3 { table, d, a, b, c } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (c, z) = row!(self, g, c, t3);
                let out = lop3(*table, a, b, c);
                self.write_loose(g, *d, &out, active, x | y | z);
            }
            Op::Bfi { bits, d, a, b, pos, len } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let t4;
                let ((pos, z), (len, w)) = (row!(self, g, pos, t3), row!(self, g, len, t4));
                let mut out = splat(0);
                for (i, o) in out.iter_mut().enumerate() {
                    *o = arith::bfi(a[i], b[i], pos[i], len[i], *bits);
                }
                self.write_loose(g, *d, &out, active, (x | y) & z & w);
            }
            Op::AddCarry { bits, subtract, carry_in, carry_out, d, a, b } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (mut out, mut carry) = (splat(0), 0);
                for i in 0..LANES {
                    let c = u64::from(*carry_in && self.w.carry >> i & 1 == 1);
                    let (value, c) = add_carry(a[i], b[i], c, *bits, *subtract);
                    out[i] = value;
                    carry |= u32::from(c) << i;
                }
                if *carry_out {
                    self.w.carry = (self.w.carry & !active) | (carry & active);
                }
                self.write_loose(g, *d, &out, active, x & y);
            }
            Op::MadCarry { bits, signed, high, carry_in, carry_out, d, a, b, c } => {
                let ((a, x), (b, y)) = (row!(self, g, a, t1), row!(self, g, b, t2));
                let (c, z) = row!(self, g, c, t3);
                let (mut out, mut carry) = (splat(0), 0);
                for i in 0..LANES {
                    let product = multiply_half(a[i], b[i], *bits, *signed, *high);
                    let cc = u64::from(*carry_in && self.w.carry >> i & 1 == 1);
                    let (value, cc) = add_carry(product, c[i], cc, *bits, false);
                    out[i] = value;
                    carry |= u32::from(cc) << i;
                }
                if *carry_out {
                    self.w.carry = (self.w.carry & !active) | (carry & active);
                }
                self.write_loose(g, *d, &out, active, x & y & z);
            }
            Op::ToGeneric { space, d, a } => {
                let (a, x) = row!(self, g, a, t1);
                let out = a.map(|v| space.to_generic(v));
                self.write_loose(g, *d, &out, active, x);
            }
            Op::FromGeneric { space, d, a, bits } => {
                let (a, x) = row!(self, g, a, t1);
                let mask = u64::MAX >> (64 - bits);
                let out = a.map(|v| space.from_generic(v) & mask);
                self.write_loose(g, *d, &out, active, x);
            }
            Op::IsSpace { space, own, p, a } => {
                let (a, x) = row!(self, g, a, t1);
                let contains = |a: u64| {
                    let here =
                        |a| self.cluster.locate(self.rank, a).is_ok_and(|to| to.0 == self.rank);
                    let mine =
                        *space != Space::Shared || !own || here(Space::Shared.from_generic(a));
                    space.contains_generic(a) && mine
                };
                let result = (0..LANES).fold(0, |m, i| m | u32::from(contains(a[i])) << i);
                self.write_pred(g, *p, (result, x), active);
            }
            Op::Load(m) => self.load(g, m, active)?,
            Op::Store(m) => self.store(g, m, active)?,
            Op::Atomic(a) => self.atomic(g, a, active)?,
            Op::Fence(fence) => self.fence(*fence, active),
            Op::Bulk(copy) => self.issue_bulk(g, copy, active)?,
            Op::BulkCommit => lanes(active).for_each(|lane| self.w.bulk_groups[lane] += 1),
            Op::BulkWait { groups, read } => self.wait_for_bulk(*groups, *read, active)?,
            Op::ReplaceField(replace) => self.replace_field(g, replace, active)?,
            Op::Copy(c) => self.copy(g, c, active)?,
            Op::CopyWait { groups } => self.wait_for_copies(active, Some(*groups))?,
            Op::CopyCommit => lanes(active).for_each(|lane| self.w.copy_groups[lane] += 1),
            Op::TensorProduct(product) => self.tensor_product(product, active)?,
            Op::Bra { target } => return Ok(self.branch(g, *target, active)),
            Op::Brx { table, index } => {
                let index = self.read(g, *index, active)?;
                return self.branch_indexed(
                    g,
                    &self.program.tables[*table as usize],
                    &index,
                    active,
                );
            }
            Op::Call(call) => return self.call(g, call, active),
            Op::Ret { function } => return Ok(self.ret(g, *function, active)),
            Op::Exit => {
                self.exit(active);
                self.set_pc(g.mask & !active, g.pc + 1);
                return Ok(Flow::Split);
            }
            Op::Unsupported(n) => return Err(self.program.unsupported[*n as usize].clone()),
            Op::Trap => {
                self.w.fault_lane = active.trailing_zeros();
                return Err(Fault::trap("the program stopped itself"));
            }
            Op::Yield => {
                self.set_pc(g.mask, g.pc + 1);
                return Ok(Flow::Split);
            }
            Op::Bar(bar) => return self.barrier(g, bar, active),
            Op::ClusterArrive { relaxed } => self.cluster_arrive(*relaxed, active)?,
            Op::ClusterWait => return self.cluster_wait(g, active),
            Op::MapAddress(m) => self.map_address(g, m, active)?,
            Op::RankOfAddress(m) => self.rank_of_address(g, m, active)?,
            Op::Activemask { d } => self.write(g, *d, &splat(u64::from(active)), active),
            Op::Collective { mask, .. } => return self.arrive(g, *mask, active),
            Op::Alloca { d, size, align } => {
                let (size, align) = (self.read(g, *size, active)?, self.read(g, *align, active)?);
                let mut out = splat(0);
                for lane in lanes(active) {
                    out[lane] = self.alloca(lane, size[lane], align[lane])?;
                }
                self.write(g, *d, &out, active);
            }
            Op::StackSave { d } => {
                let out = self.w.stack_top.map(u64::from);
                self.write(g, *d, &out, active);
            }
            Op::StackRestore { a } => {
                let a = self.read(g, *a, active)?;
                for lane in lanes(active) {
                    self.stack_restore(lane, a[lane])?;
                }
            }
            Op::Mbarrier(m) => return self.mbarrier(g, m, active),
            Op::Nop => {}
        }
        Ok(Flow::Next)
    }

    fn pack(&mut self, g: &Group, d: u32, part_bits: u32, parts: &[Src], active: u32) {
        let (mut low, mut high, mut any) = (splat(0), splat(0), 0);
        for (i, part) in parts.iter().enumerate() {
            let (value, defined) = self.read_loose(g, *part);
            any |= defined;
            let shift = i as u32 * part_bits;
            let (target, shift) =
                if shift >= 64 { (&mut high, shift - 64) } else { (&mut low, shift) };
            for (o, v) in target.iter_mut().zip(&value) {
                *o |= v << shift;
            }
        }
        self.write_loose(g, d, &low, active, any);
        if parts.len() as u32 * part_bits > 64 {
            self.write_loose(g, d + 1, &high, active, any);
        }
    }

    fn unpack(&mut self, g: &Group, a: Src, part_bits: u32, parts: &[Option<u32>], active: u32) {
        let (low, defined) = self.read_loose(g, a);
        let wide = parts.len() as u32 * part_bits > 64;
        let high = match a.kind() {
            SrcKind::Reg(r) if wide => self.w.regs[g.base + r as usize + 1],
            _ => splat(0),
        };
        let mask = u64::MAX >> (64 - part_bits);
        for (i, part) in parts.iter().enumerate() {
            let Some(d) = part else { continue };
            let shift = i as u32 * part_bits;
            let (source, shift) = if shift >= 64 { (&high, shift - 64) } else { (&low, shift) };
            let out = source.map(|v| v >> shift & mask);
            self.write_loose(g, *d, &out, active, defined);
        }
    }

    fn branch(&mut self, g: &Group, target: u32, active: u32) -> Flow {
        if active == g.mask {
            return Flow::Jump(target);
        }
        self.set_pc(active, target);
        self.set_pc(g.mask & !active, g.pc + 1);
        Flow::Split
    }

    fn branch_indexed(
        &mut self,
        g: &Group,
        table: &[u32],
        index: &Row,
        active: u32,
    ) -> Result<Flow> {
        for lane in lanes(active) {
            let Some(&target) = table.get(index[lane] as usize) else {
                self.w.fault_lane = lane as u32;
                let n = table.len();
                return Err(Fault::undefined(format!(
                    "index {} into {n} branch targets",
                    index[lane]
                )));
            };
            self.w.pc[lane] = target;
        }
        self.set_pc(g.mask & !active, g.pc + 1);
        Ok(Flow::Split)
    }

    // ---- operands ----

    #[cold]
    fn undefined_register(&mut self, missing: u32) -> Fault {
        self.w.fault_lane = missing.trailing_zeros();
        Fault::uninitialised("a register is read that this thread never wrote")
    }

    /// The value of an operand that is no register.
    pub(super) fn plain(&self, g: &Group, src: &Src) -> Row {
        match src.kind() {
            SrcKind::Reg(r) => self.w.regs[g.base + r as usize],
            SrcKind::Const(c) => splat(self.program.consts[c as usize]),
            SrcKind::Special(s) => self.special(s),
            SrcKind::Local(offset) => {
                self.w.frame.map(|f| LOCAL_START + u64::from(f) + u64::from(offset))
            }
        }
    }

    /// Reads an operand that the active lanes must have written.
    pub(super) fn read(&mut self, g: &Group, src: Src, active: u32) -> Result<Row> {
        let (value, defined) = self.read_loose(g, src);
        if defined & active != active && self.dev.options.check_registers {
            return Err(self.undefined_register(active & !defined));
        }
        Ok(value)
    }

    /// Reads an operand that may be undefined, with the lanes where it is not.
    pub(super) fn read_loose(&self, g: &Group, src: Src) -> (Row, u32) {
        let defined = match src.kind() {
            SrcKind::Reg(r) => self.w.defined[g.base + r as usize],
            _ => FULL,
        };
        (self.plain(g, &src), defined)
    }

    /// One lane's value of an operand in its own frame.
    pub(super) fn read_lane(&mut self, src: Src, lane: usize) -> Result<u64> {
        Ok(match src.kind() {
            SrcKind::Reg(r) => {
                let i = (self.w.base[lane] + r) as usize;
                if self.w.defined[i] >> lane & 1 == 0 && self.dev.options.check_registers {
                    return Err(self.undefined_register(1 << lane));
                }
                self.w.regs[i][lane]
            }
            SrcKind::Const(c) => self.program.consts[c as usize],
            SrcKind::Special(s) => self.special(s)[lane],
            SrcKind::Local(offset) => LOCAL_START + u64::from(self.w.frame[lane] + offset),
        })
    }

    #[inline]
    pub(super) fn write(&mut self, g: &Group, d: u32, value: &Row, active: u32) {
        let i = g.base + d as usize;
        let row = &mut self.w.regs[i];
        if active == FULL {
            *row = *value;
        } else {
            for (lane, r) in row.iter_mut().enumerate() {
                if active >> lane & 1 == 1 {
                    *r = value[lane];
                }
            }
        }
        self.w.defined[i] |= active;
    }

    /// Writes a value that may be undefined in some lanes.
    pub(super) fn write_loose(
        &mut self,
        g: &Group,
        d: u32,
        value: &Row,
        active: u32,
        defined: u32,
    ) {
        self.write(g, d, value, active);
        let i = g.base + d as usize;
        self.w.defined[i] = (self.w.defined[i] & !active) | (defined & active);
    }

    /// Writes one lane of a register in the lane's own frame.
    pub(super) fn write_lane(&mut self, d: u32, lane: usize, value: u64) {
        let i = (self.w.base[lane] + d) as usize;
        self.w.regs[i][lane] = value;
        self.w.defined[i] |= 1 << lane;
    }

    pub(super) fn write_pred_lane(&mut self, p: u32, lane: usize, value: bool) {
        let i = (self.w.base[lane] + p) as usize;
        self.w.preds[i] = (self.w.preds[i] & !(1 << lane)) | u32::from(value) << lane;
        self.w.preds_defined[i] |= 1 << lane;
    }

    fn read_pred(&mut self, g: &Group, p: u32) -> Result<u32> {
        let i = g.base + p as usize;
        if self.w.preds_defined[i] & g.mask != g.mask && self.dev.options.check_registers {
            return Err(self.undefined_register(g.mask & !self.w.preds_defined[i]));
        }
        Ok(self.w.preds[i])
    }

    pub(super) fn read_psrc(&mut self, g: &Group, active: u32, p: PSrc) -> Result<u32> {
        match p {
            PSrc::Const(v) => Ok(if v { FULL } else { 0 }),
            PSrc::Reg { index, negated } => {
                let value = self.read_pred(&Group { mask: active, ..*g }, index)?;
                Ok(if negated { !value } else { value })
            }
        }
    }

    /// One lane's value of a predicate operand in its own frame.
    pub(super) fn read_psrc_lane(&mut self, p: PSrc, lane: usize) -> Result<bool> {
        let base = self.w.base[lane] as usize;
        let g = Group { mask: 1 << lane, pc: 0, base, alone: true, meet: 0, limit: 0 };
        Ok(self.read_psrc(&g, 1 << lane, p)? >> lane & 1 == 1)
    }

    /// A predicate operand that may be undefined, with the lanes where it is not.
    fn pred_loose(&self, g: &Group, p: PSrc) -> (u32, u32) {
        match p {
            PSrc::Const(v) => (if v { FULL } else { 0 }, FULL),
            PSrc::Reg { index, negated } => {
                let i = g.base + index as usize;
                let value = self.w.preds[i];
                (if negated { !value } else { value }, self.w.preds_defined[i])
            }
        }
    }

    /// Writes a predicate: its value and where it is defined.
    fn write_pred(&mut self, g: &Group, p: u32, (value, defined): (u32, u32), active: u32) {
        let i = g.base + p as usize;
        self.w.preds[i] = (self.w.preds[i] & !active) | (value & active);
        self.w.preds_defined[i] = (self.w.preds_defined[i] & !active) | (defined & active);
    }

    fn combine(&self, g: &Group, value: (u32, u32), with: Option<(BoolOp, PSrc)>) -> (u32, u32) {
        match with {
            None => value,
            Some((op, p)) => combine_preds(op, value, self.pred_loose(g, p)),
        }
    }

    fn write_setp(
        &mut self,
        g: &Group,
        active: u32,
        results: [u32; 2],
        defined: u32,
        to: [Option<u32>; 2],
        combine: Option<(BoolOp, PSrc)>,
    ) {
        // Both are computed before either is written: the combining predicate may be one of them.
        let values = results.map(|r| self.combine(g, (r, defined), combine));
        for (p, value) in to.into_iter().zip(values) {
            if let Some(p) = p {
                self.write_pred(g, p, value, active);
            }
        }
    }

    fn special(&self, s: Special) -> Row {
        let dev = &*self.dev;
        let [gx, gy, gz] = dev.grid.map(u64::from);
        let [bx, by, bz] = dev.block.map(u64::from);
        let [px, py, pz] = self.position.map(u64::from);
        let by_lane = |f: fn(u32) -> u32| std::array::from_fn(|lane| u64::from(f(lane as u32)));
        let threads = bx * by * bz;
        let time = dev.clock;
        let shape = self.cluster.shape.map(u64::from);
        let at = self.cluster.position.map(u64::from);
        let inside = self.cluster.place(self.rank).map(u64::from);
        splat(match s {
            Special::TidX => return self.w.tid[0],
            Special::TidY => return self.w.tid[1],
            Special::TidZ => return self.w.tid[2],
            Special::Laneid => return by_lane(|l| l),
            Special::LanemaskEq => return by_lane(|l| 1 << l),
            Special::LanemaskLe => return by_lane(|l| u32::MAX >> (31 - l)),
            Special::LanemaskLt => return by_lane(|l| (1 << l) - 1),
            Special::LanemaskGe => return by_lane(|l| u32::MAX << l),
            Special::LanemaskGt => return by_lane(|l| (u32::MAX << l) & !(1 << l)),
            Special::NtidX => bx,
            Special::NtidY => by,
            Special::NtidZ => bz,
            Special::CtaidX => px,
            Special::CtaidY => py,
            Special::CtaidZ => pz,
            Special::NctaidX => gx,
            Special::NctaidY => gy,
            Special::NctaidZ => gz,
            Special::ClusteridX => at[0],
            Special::ClusteridY => at[1],
            Special::ClusteridZ => at[2],
            Special::NclusteridX => gx / shape[0],
            Special::NclusteridY => gy / shape[1],
            Special::NclusteridZ => gz / shape[2],
            Special::ClusterCtaidX => inside[0],
            Special::ClusterCtaidY => inside[1],
            Special::ClusterCtaidZ => inside[2],
            Special::ClusterCtarank => self.rank as u64,
            Special::ClusterNctaidX => shape[0],
            Special::ClusterNctaidY => shape[1],
            Special::ClusterNctaidZ => shape[2],
            Special::ClusterNctarank => self.cluster.memories.len() as u64,
            Special::Warpid => u64::from(self.w.index),
            Special::Nwarpid => threads.div_ceil(LANES as u64),
            Special::Nsmid => dev.options.max_resident as u64,
            Special::Smid => (px + gx * (py + gy * pz)) % dev.options.max_resident.max(1) as u64,
            Special::Gridid | Special::NtidW | Special::NctaidW => 1,
            Special::Clock | Special::GlobaltimerLo => time & 0xffff_ffff,
            Special::ClockHi | Special::GlobaltimerHi => time >> 32,
            Special::Clock64 | Special::Globaltimer => time,
            Special::DynamicSmemSize => dev.dynamic_shared,
            Special::TotalSmemSize | Special::AggrSmemSize => {
                self.cluster.memories[self.rank].segment.used()
            }
            // The system's part of shared memory lies below the first variable.
            Special::ReservedSmemEnd | Special::ReservedSmemCap => super::super::SHARED_START,
            Special::TidW
            | Special::CtaidW
            | Special::ReservedSmemBegin
            | Special::ReservedSmem0
            | Special::ReservedSmem1
            | Special::Envreg
            | Special::Pm => 0,
        })
    }
}

/// Combines predicates given as value and definedness. A defined operand that decides the result makes it
/// defined whatever the other one is.
fn combine_preds(op: BoolOp, (a, x): (u32, u32), (b, y): (u32, u32)) -> (u32, u32) {
    match op {
        BoolOp::And => (a & b, (x & y) | (x & !a) | (y & !b)),
        BoolOp::Or => (a | b, (x & y) | (x & a) | (y & b)),
        BoolOp::Xor => (a ^ b, x & y),
    }
}

/// `a` in the lanes of the mask, `b` elsewhere.
#[inline]
fn select(mask: u32, a: &Row, b: &Row) -> Row {
    let mut out = *b;
    for (i, o) in out.iter_mut().enumerate() {
        if mask >> i & 1 == 1 {
            *o = a[i];
        }
    }
    out
}

/// The function of three bits given by a table, as the sum of its products.
fn lop3(table: u8, a: &Row, b: &Row, c: &Row) -> Row {
    let mut out = splat(0);
    for term in (0..8).filter(|t| table >> t & 1 == 1) {
        // One product of the three inputs or their complements.
        let flip = |bit: u32| if term >> bit & 1 == 1 { 0 } else { u64::MAX };
        let (fa, fb, fc) = (flip(2), flip(1), flip(0));
        for (i, o) in out.iter_mut().enumerate() {
            *o |= (a[i] ^ fa) & (b[i] ^ fb) & (c[i] ^ fc) & 0xffff_ffff;
        }
    }
    out
}

/// Sum or difference with carry in and out (a borrow for subtraction).
fn add_carry(a: u64, b: u64, carry: u64, bits: u32, subtract: bool) -> (u64, bool) {
    let (a, b, c) = (u128::from(a), u128::from(b), u128::from(carry));
    let wide = if subtract { a.wrapping_sub(b).wrapping_sub(c) } else { a + b + c };
    (wide as u64 & (u64::MAX >> (64 - bits)), wide >> bits & 1 == 1)
}

fn multiply_half(a: u64, b: u64, bits: u32, signed: bool, high: bool) -> u64 {
    let ty = float::IntType { bits, signed };
    let product = ty.value(a).wrapping_mul(ty.value(b));
    (if high { product >> bits } else { product }) as u64 & ty.mask()
}

/// A float operation on every value packed in a register.
fn float_lanes(op: FloatOp, m: &FloatMode, v: [u64; 3], count: usize) -> u64 {
    let f = m.format;
    let mut v = v;
    if let Some(narrow) = m.narrow {
        let factors = if op == FloatOp::Fma { 2 } else { 1 };
        for x in &mut v[..factors] {
            *x = float::convert(narrow, f, *x, float::Mode::NEAREST);
        }
    }
    let mut out = 0;
    for i in 0..m.lanes {
        let shift = i * f.bits();
        let at = v.map(|x| x >> shift & f.mask());
        out |= float_one(op, m, at, count) << shift;
    }
    out
}

fn float_one(op: FloatOp, m: &FloatMode, [a, b, c]: [u64; 3], count: usize) -> u64 {
    let f = m.format;
    let ftz = m.mode.ftz;
    let bits = match op {
        FloatOp::Add => float::add(f, a, b, m.mode),
        FloatOp::Sub => float::sub(f, a, b, m.mode),
        FloatOp::Mul => float::mul(f, a, b, m.mode),
        FloatOp::Div => float::div(f, a, b, m.mode),
        FloatOp::Fma => float::fma(f, a, b, c, m.mode),
        FloatOp::Sqrt => float::sqrt(f, a, m.mode),
        FloatOp::Rcp => float::div(f, f.one(), a, m.mode),
        FloatOp::DivApprox => float::approx_div(f, a, b, ftz),
        FloatOp::Approx(function) => float::approx(function, f, a, ftz),
        FloatOp::Min(_) | FloatOp::Max(_) => {
            let first = extremum(op, m, a, b);
            if count == 3 { extremum(op, m, first, c) } else { first }
        }
    };
    if m.relu { convert::rectify(f, bits) } else { bits }
}

fn extremum(op: FloatOp, m: &FloatMode, a: u64, b: u64) -> u64 {
    let f: Format = m.format;
    let magnitude = f.mask() >> 1;
    let (x, y) = if m.xorsign { (a & magnitude, b & magnitude) } else { (a, b) };
    let result = match op {
        FloatOp::Min(nan) => float::min(f, x, y, nan, m.mode.ftz),
        FloatOp::Max(nan) => float::max(f, x, y, nan, m.mode.ftz),
        _ => x,
    };
    if m.xorsign && !f.is_nan(result) {
        (result & magnitude) | ((a ^ b) & f.sign_bit())
    } else {
        result
    }
}
