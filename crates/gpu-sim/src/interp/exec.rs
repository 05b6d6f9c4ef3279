//! Runs one thread until it ends, has to wait for others, or its time slice is over.

use super::cast;
use super::code::{CallSite, Callee, Edge, LanesInfo, Op, Operand, POOL};
use super::cpu::Cpu;
use super::environment::Governed;
use super::fp;
use super::int;
use super::lanes::LaneFn;
use super::pieces::store_pieces;
use super::sites::Access;
use super::state::{Frame, Stop};
use super::value::{Slot, mask, signed, words};
use crate::fault::{Fault, FaultKind, Result};
use crate::memory::Space;
use smallvec::SmallVec;

impl Cpu<'_, '_> {
    /// Runs at most `slice` steps.
    pub(crate) fn run(&mut self, slice: u64) -> Result<Stop> {
        let mut left = slice.min(self.device.budget);
        let before = left;
        let result = match self.device.watch {
            None => self.steps(&mut left),
            Some(_) => self.watched_steps(&mut left),
        };
        let made = before - left;
        self.device.budget = self.device.budget.saturating_sub(made);
        self.device.statistics.instructions += made;
        self.thread.steps += made;
        match result {
            Ok(stop) => {
                if let Some(frame) = self.thread.frames.last_mut() {
                    frame.pc = self.pc as u32;
                }
                if matches!(stop, Stop::Slice) && self.device.budget == 0 {
                    let fault = Fault::new(
                        FaultKind::Timeout,
                        "the run needs more steps than it was allowed",
                    );
                    return Err(fault.at(self.place()));
                }
                Ok(stop)
            }
            Err(fault) => Err(fault.at(self.place())),
        }
    }

    pub(super) fn steps(&mut self, left: &mut u64) -> Result<Stop> {
        while *left > 0 {
            *left -= 1;
            let op = self.code.ops[self.pc];
            self.pc += 1;
            match op {
                Op::Copy { dst, src, slots } => self.copy(dst, src, slots),
                Op::Int { op, flags, width, dst, a, b } => {
                    let r = int::binary(op, flags, u32::from(width), self.get(a), self.get(b))?;
                    self.set(dst, r);
                }
                Op::ICmp { cc, same_sign, width, dst, a, b } => {
                    let r = int::compare(cc, same_sign, u32::from(width), self.get(a), self.get(b));
                    self.set(dst, r);
                }
                Op::Float { op, mode, lanes, dst, a, b } => {
                    let environment = self.thread.environment;
                    for n in 0..lanes {
                        let r =
                            fp::binary(op, mode, environment, self.get(a.at(n)), self.get(b.at(n)));
                        self.set(dst + n, r);
                    }
                }
                Op::FCmp { cc, mode, lanes, dst, a, b } => {
                    let environment = self.thread.environment;
                    for n in 0..lanes {
                        let r = fp::compare(
                            cc,
                            mode,
                            environment,
                            self.get(a.at(n)),
                            self.get(b.at(n)),
                        );
                        self.set(dst + n, r);
                    }
                }
                Op::FNeg { mode, lanes, dst, a } => {
                    for n in 0..lanes {
                        let r = fp::neg(mode, self.get(a.at(n)));
                        self.set(dst + n, r);
                    }
                }
                Op::Trunc { flags, from, to, dst, src } => {
                    let r = cast::trunc(flags, u32::from(from), u32::from(to), self.get(src));
                    self.set(dst, r);
                }
                Op::ZExt { nneg, from, dst, src } => {
                    let r = cast::zext(nneg, u32::from(from), self.get(src));
                    self.set(dst, r);
                }
                Op::SExt { from, to, dst, src } => {
                    let r = cast::sext(u32::from(from), u32::from(to), self.get(src));
                    self.set(dst, r);
                }
                Op::Offset { bits, dst, base, offset } => {
                    let r = offset_by(self.get(base), offset as u64, u32::from(bits));
                    self.set(dst, r);
                }
                Op::Index { bits, width, dst, base, index, scale, offset } => {
                    let i = self.get(index);
                    let r = if i.undef != 0 {
                        undefined_index(self.get(base), i, u32::from(bits))
                    } else {
                        let by = signed(i.bits, u32::from(width))
                            .wrapping_mul(i64::from(scale))
                            .wrapping_add(i64::from(offset));
                        offset_by(self.get(base), by as u64, u32::from(bits))
                    };
                    self.set(dst, r);
                }
                Op::Load { access, bits, dst, ptr } => {
                    let r = self.load(access, u32::from(bits), self.get(ptr))?;
                    self.set(dst, r);
                }
                Op::Store { access, bits, src, ptr } => {
                    self.store(access, u32::from(bits), self.get(ptr), self.get(src))?;
                }
                Op::Select { slots, dst, cond, a, b } => self.select(slots, dst, cond, a, b),
                Op::Jump { edge } => self.jump(edge),
                Op::Branch { cond, then, otherwise } => {
                    let c = self.get(cond);
                    if c.undef != 0 {
                        return Err(undefined_branch(c));
                    }
                    self.jump(if c.bits & 1 != 0 { then } else { otherwise });
                }
                Op::Lanes { info, dst } => {
                    let code = self.code;
                    self.lanes(&code.lanes[info as usize], dst)?;
                }
                Op::Call { info } => {
                    let code = self.code;
                    self.call(&code.calls[info as usize])?;
                }
                Op::Return { src, slots } => {
                    if self.ret(src, slots)? {
                        return Ok(Stop::Done);
                    }
                }
                Op::Fence => {}
                Op::Builtin { info, dst } => {
                    let code = self.code;
                    if let Some(stop) = self.builtin(&code.builtins[info as usize], dst)? {
                        return Ok(stop);
                    }
                }
                _ => self.rare(op)?,
            }
        }
        Ok(Stop::Slice)
    }

    /// The operations that are seldom executed.
    #[inline(never)]
    fn rare(&mut self, op: Op) -> Result<()> {
        let code = self.code;
        match op {
            Op::IntLanes { op, flags, width, lanes, dst, a, b } => {
                let step = words(width);
                let mut out: SmallVec<[Slot; 16]> = SmallVec::from_elem(Slot::ZERO, step as usize);
                for n in 0..lanes {
                    let (a, b) = (a.at(n * step), b.at(n * step));
                    if step == 1 {
                        out[0] = int::binary(op, flags, width, self.get(a), self.get(b))?;
                    } else {
                        let (a, b) = (self.slots(a, step), self.slots(b, step));
                        int::binary_wide_slots(op, flags, width, a, b, &mut out)?;
                    }
                    self.set_slots(dst + n * step, &out);
                }
            }
            Op::ICmpLanes { cc, same_sign, width, lanes, dst, a, b } => {
                let step = words(width);
                for n in 0..lanes {
                    let (a, b) = (a.at(n * step), b.at(n * step));
                    let r = if step == 1 {
                        int::compare(cc, same_sign, width, self.get(a), self.get(b))
                    } else {
                        let (a, b) = (self.slots(a, step), self.slots(b, step));
                        int::compare_wide(cc, same_sign, width, a, b)
                    };
                    self.set(dst + n, r);
                }
            }
            Op::Contracted { info, dst } => {
                let info = code.contracted[info as usize];
                let sign = info.mode.format.sign_bit();
                let negate = |s: Slot, yes: bool| {
                    if yes && s.is_defined() { Slot::new(s.bits ^ sign) } else { s }
                };
                for n in 0..info.lanes {
                    let a = negate(self.get(info.a.at(n)), info.negate_product);
                    let c = negate(self.get(info.c.at(n)), info.negate_addend);
                    let b = self.get(info.b.at(n));
                    let r = fp::fma(info.mode, self.thread.environment, a, b, c);
                    self.set(dst + n, r);
                }
            }
            Op::Cast { info, dst, src } => {
                let info = &code.casts[info as usize];
                let count = info.from.words() * info.from_lanes;
                let src: SmallVec<[Slot; 16]> = self.slots(src, count).into();
                let mut out: SmallVec<[Slot; 16]> =
                    SmallVec::from_elem(Slot::ZERO, (info.to.words() * info.to_lanes) as usize);
                cast::cast(info, self.thread.environment, &src, &mut out);
                self.set_slots(dst, &out);
            }
            Op::SelectLanes { words, lanes, dst, cond, a, b } => {
                for n in 0..lanes {
                    let at = n * words;
                    self.select(words, dst + at, cond.at(n), a.at(at), b.at(at));
                }
            }
            Op::Freeze { slots, dst, src } => {
                for n in 0..slots {
                    let s = self.get(src.at(n));
                    let bits = if s.is_poison() { 0 } else { s.bits };
                    self.set(dst + n, Slot::new(bits));
                }
            }
            Op::Gep { info, dst } => {
                let info = &code.geps[info as usize];
                for lane in 0..info.lanes {
                    let base =
                        self.get(if info.base_vector { info.base.at(lane) } else { info.base });
                    let mut r = offset_by(base, info.offset as u64, info.bits);
                    for term in &info.terms {
                        let step = words(term.width);
                        let value =
                            if term.vector { term.value.at(lane * step) } else { term.value };
                        let i = self.get(value);
                        if i.undef != 0 {
                            r = undefined_index(r, i, info.bits);
                            continue;
                        }
                        let by = signed(i.bits, term.width.min(64)).wrapping_mul(term.scale);
                        r = offset_by(r, by as u64, info.bits);
                    }
                    self.set(dst + lane, r);
                }
            }
            Op::Alloca { info, dst, count } => {
                let info = &code.allocas[info as usize];
                let count = self.address(self.get(count))?;
                let size = info.size.saturating_mul(count);
                let address = self.allocate_local(&info.name, size, info.align)?;
                let pointer = if info.generic { Space::Local.to_generic(address) } else { address };
                self.set(dst, Slot::new(pointer));
            }
            Op::LoadShape { access, shape, dst, ptr } => {
                self.load_shape(access, &code.shapes[shape as usize], self.get(ptr), dst)?;
            }
            Op::StoreShape { access, shape, src, ptr } => {
                let shape = &code.shapes[shape as usize];
                let slots: SmallVec<[Slot; 16]> = self.slots(src, shape.slots).into();
                self.store_shape(access, shape, self.get(ptr), &slots)?;
            }
            Op::Rmw { info, dst, ptr, value } => {
                let info = code.rmws[info as usize];
                let count = info.scalar.words() * info.lanes;
                let value: SmallVec<[Slot; 4]> = self.slots(value, count).into();
                let mut old: SmallVec<[Slot; 4]> = SmallVec::from_elem(Slot::ZERO, value.len());
                self.read_modify_write(info, self.get(ptr), &value, &mut old)?;
                self.set_slots(dst, &old);
            }
            Op::CmpXchg { info, dst, ptr, expected, new } => {
                let info = code.rmws[info as usize];
                let count = info.scalar.words();
                let expected: SmallVec<[Slot; 4]> = self.slots(expected, count).into();
                let new: SmallVec<[Slot; 4]> = self.slots(new, count).into();
                let mut old: SmallVec<[Slot; 4]> = SmallVec::from_elem(Slot::ZERO, new.len());
                let same = self.compare_exchange(info, self.get(ptr), &expected, &new, &mut old)?;
                self.set_slots(dst, &old);
                self.set(dst + count, Slot::bool(same));
            }
            Op::ExtractElement { words, lanes, dst, vector, index } => {
                let i = self.get(index);
                if i.is_defined() && i.bits < u64::from(lanes) {
                    self.copy(dst, vector.at(i.bits as u32 * words), words);
                } else {
                    (0..words).for_each(|n| self.set(dst + n, Slot::POISON));
                }
            }
            Op::InsertElement { words, lanes, dst, vector, element, index } => {
                let i = self.get(index);
                self.copy(dst, vector, words * lanes);
                if i.is_defined() && i.bits < u64::from(lanes) {
                    self.copy(dst + i.bits as u32 * words, element, words);
                } else {
                    (0..words * lanes).for_each(|n| self.set(dst + n, Slot::POISON));
                }
            }
            Op::Shuffle { info, dst, a, b } => {
                let info = &code.shuffles[info as usize];
                let mut out: SmallVec<[Slot; 16]> = SmallVec::new();
                for &lane in &info.mask {
                    let from = match u32::try_from(lane) {
                        Ok(lane) if lane < info.lanes => a.at(lane * info.words),
                        Ok(lane) => b.at((lane - info.lanes) * info.words),
                        Err(_) => {
                            out.extend(std::iter::repeat_n(Slot::POISON, info.words as usize));
                            continue;
                        }
                    };
                    out.extend_from_slice(self.slots(from, info.words));
                }
                self.set_slots(dst, &out);
            }
            Op::VaArg { info, dst, list } => {
                self.va_arg(&code.va_args[info as usize], dst, list)?;
            }
            Op::Switch { info, value } => {
                let info = &code.switches[info as usize];
                let slots = self.slots(value, words(info.width));
                if let Some(bad) = slots.iter().find(|s| !s.is_defined()) {
                    return Err(undefined_branch(*bad));
                }
                let key: SmallVec<[u64; 6]> = slots.iter().map(|s| s.bits).collect();
                let found = info.cases.binary_search_by(|case| (*case.0).cmp(&key[..]));
                self.jump(found.map_or(info.default, |n| info.cases[n].1));
            }
            Op::IndirectBranch { info, address } => {
                let at = self.address(self.get(address))?;
                let table = &code.tables[info as usize];
                let edge = table
                    .iter()
                    .find(|t| t.0 == at)
                    .ok_or_else(|| Fault::undefined("a branch to what is not among its targets"))?;
                self.jump(edge.1);
            }
            Op::Unreachable => {
                return Err(Fault::undefined("unreachable was reached"));
            }
            Op::Unsupported { message } => {
                return Err(Fault::unsupported(code.messages[message as usize].clone()));
            }
            _ => unreachable!("handled in the main loop"),
        }
        Ok(())
    }

    #[inline]
    fn select(&mut self, slots: u32, dst: u32, cond: Operand, a: Operand, b: Operand) {
        let c = self.get(cond);
        if c.undef == 0 {
            self.copy(dst, if c.bits & 1 != 0 { a } else { b }, slots);
            return;
        }
        for n in 0..slots {
            let (x, y) = (self.get(a.at(n)), self.get(b.at(n)));
            let r = if c.is_poison() || x.is_poison() || y.is_poison() {
                Slot::POISON
            } else {
                Slot::partial(x.bits, (x.bits ^ y.bits) | x.undef | y.undef)
            };
            self.set(dst + n, r);
        }
    }

    #[inline]
    fn jump(&mut self, edge: u32) {
        let Edge { target, first_move, moves, overlapping } = self.code.edges[edge as usize];
        self.pc = target as usize;
        if moves > 0 {
            let range = first_move as usize..(first_move + moves) as usize;
            let code = self.code;
            if !overlapping {
                for m in &code.moves[range] {
                    self.copy(m.dst, m.src, m.slots);
                }
            } else {
                let mut values = std::mem::take(&mut self.scratch);
                values.clear();
                for m in &code.moves[range.clone()] {
                    values.extend_from_slice(self.slots(m.src, m.slots));
                }
                let mut at = 0;
                for m in &code.moves[range] {
                    let next = at + m.slots as usize;
                    self.set_slots(m.dst, &values[at..next]);
                    at = next;
                }
                self.scratch = values;
            }
        }
    }

    fn lanes(&mut self, info: &LanesInfo, dst: u32) -> Result<()> {
        let wide = info.words > 1 || info.args.iter().any(|a| a.words > 1);
        for lane in 0..info.lanes {
            if wide {
                let mut out: SmallVec<[Slot; 16]> =
                    SmallVec::from_elem(Slot::ZERO, info.words as usize);
                let args: SmallVec<[&[Slot]; 4]> = info
                    .args
                    .iter()
                    .map(|a| self.slots(a.value.at(lane * a.step), a.words))
                    .collect();
                info.function.apply_wide(&args, &mut out)?;
                drop(args);
                self.set_slots(dst + lane * info.words, &out);
            } else {
                let mut args = [Slot::ZERO; 6];
                for (to, a) in args.iter_mut().zip(&info.args) {
                    *to = self.get(a.value.at(lane * a.step));
                }
                let args = &mut args[..info.args.len().min(6)];
                let r = match &info.governed {
                    None => info.function.apply(args)?,
                    Some(governed) => self.govern(info.function, governed, args)?,
                };
                self.set(dst + lane, r);
            }
        }
        Ok(())
    }

    /// A function of one lane under the thread's floating-point environment.
    fn govern(&self, function: LaneFn, governed: &Governed, args: &mut [Slot]) -> Result<Slot> {
        let environment = self.thread.environment;
        governed.operands(args, environment);
        let function = match governed.round {
            Some(round) => function.rounded(round.now(environment)),
            None => function,
        };
        Ok(governed.result(function.apply(args)?, environment))
    }

    fn call(&mut self, site: &CallSite) -> Result<()> {
        let index = match site.callee {
            Callee::Direct(index) => index,
            Callee::Indirect(pointer) => {
                let at = self.address(self.get(pointer))?;
                self.program.function_at(at).ok_or_else(|| {
                    Fault::undefined(format!("a call of {at:#x}, which is not a function"))
                })?
            }
        };
        let callee = self.program.code(index)?;
        if callee.ops.is_empty() {
            return Err(Fault::unsupported(format!(
                "a call of `{}`, which is declared but not defined",
                callee.name
            )));
        }
        let wrong = callee.params.len() != site.fixed
            && !(callee.varargs && callee.params.len() <= site.args.len());
        let args = site.args.iter().zip(&callee.params);
        if wrong || args.clone().any(|(a, p)| a.shape.slots != p.1) {
            return Err(Fault::undefined(format!(
                "`{}` is called with arguments of other types than it has",
                callee.name
            )));
        }
        if self.thread.frames.len() >= self.program.options.call_depth {
            return Err(Fault::exhausted(format!(
                "more than {} calls within each other",
                self.program.options.call_depth
            )));
        }
        let mark = self.thread.local.mark();
        let base = self.thread.regs.len();
        self.thread.regs.resize(base + callee.slots as usize, Slot::ZERO);
        for (n, arg) in site.args.iter().enumerate() {
            if arg.noundef {
                for slot in self.slots(arg.value, arg.shape.slots) {
                    if !slot.is_defined() {
                        return Err(Fault::uninitialised(format!(
                            "argument {n} is noundef but was given {slot:?}"
                        )));
                    }
                }
            }
            if n >= callee.params.len() {
                break;
            }
            let to = base + callee.params[n].0 as usize;
            if let Some(byval) = arg.byval {
                let source = self.get(arg.value);
                let copy = self.allocate_local("byval", byval.size, byval.align)?;
                self.copy_memory(
                    (Space::Local, Slot::new(copy)),
                    (byval.space, source),
                    Slot::new(byval.size),
                    false,
                )?;
                let pointer = if byval.space == Space::Generic {
                    Space::Local.to_generic(copy)
                } else {
                    copy
                };
                self.thread.regs[to] = Slot::new(pointer);
            } else if (arg.value.0 as i32) < 0 {
                let first = (arg.value.0 & !POOL) as usize;
                let count = arg.shape.slots as usize;
                self.thread.regs[to..to + count]
                    .copy_from_slice(&self.code.pool[first..first + count]);
            } else {
                let first = self.base + arg.value.0 as usize;
                self.thread.regs.copy_within(first..first + arg.shape.slots as usize, to);
            }
        }
        let varargs =
            if callee.varargs { self.pack_varargs(&site.args[callee.params.len()..])? } else { 0 };
        if let Some(frame) = self.thread.frames.last_mut() {
            frame.pc = self.pc as u32;
        }
        self.thread.frames.push(Frame {
            function: index,
            pc: 0,
            base: base as u32,
            result: site.dst,
            mark,
            varargs,
            saved: callee.entry.enter(&mut self.thread.environment),
        });
        self.code = callee;
        self.pc = 0;
        self.base = base;
        Ok(())
    }

    /// Lays variable arguments out in local memory, each at its natural alignment.
    fn pack_varargs(&mut self, args: &[super::code::Argument]) -> Result<u64> {
        let mut places = Vec::new();
        let (mut size, mut align) = (0u64, 1u64);
        for arg in args {
            let (s, a) = match arg.byval {
                Some(byval) => (byval.size, byval.align),
                None => (arg.shape.alloc_size, arg.shape.align),
            };
            size = size.next_multiple_of(a);
            places.push(size);
            size += s;
            align = align.max(a);
        }
        let buffer = self.allocate_local("variable arguments", size, align.max(8))?;
        for (arg, at) in args.iter().zip(places) {
            if let Some(byval) = arg.byval {
                let source = self.get(arg.value);
                self.copy_memory(
                    (Space::Local, Slot::new(buffer + at)),
                    (byval.space, source),
                    Slot::new(byval.size),
                    false,
                )?;
            } else {
                let slots: SmallVec<[Slot; 16]> = self.slots(arg.value, arg.shape.slots).into();
                store_pieces(&mut self.thread.local, buffer + at, &arg.shape, &slots)?;
            }
        }
        Ok(buffer)
    }

    fn va_arg(&mut self, shape: &super::shape::Shape, dst: u32, list: Operand) -> Result<()> {
        let access = Access { space: Space::Generic, align: 0, atomic: false };
        let cursor = self.load(access, 64, self.get(list))?;
        let at = self.address(cursor)?.checked_next_multiple_of(shape.align).unwrap_or(u64::MAX);
        self.load_shape(access, shape, Slot::new(at), dst)?;
        self.store(access, 64, self.get(list), Slot::new(at.wrapping_add(shape.alloc_size)))
    }

    /// Leaves the function; true where it was the outermost.
    fn ret(&mut self, src: Operand, slots: u32) -> Result<bool> {
        let frame = self.thread.frames.pop().expect("a frame to return from");
        self.thread.local.release(frame.mark);
        frame.saved.restore(&mut self.thread.environment);
        let Some(caller) = self.thread.frames.last().copied() else {
            self.thread.returned = self.slots(src, slots).to_vec();
            return Ok(true);
        };
        let to = caller.base as usize + frame.result as usize;
        let count = slots as usize;
        // The caller has no place for it: a function was called as one of another type.
        if count > 0 && to + count > frame.base as usize {
            return Err(Fault::undefined("a call with another result type"));
        }
        if (src.0 as i32) < 0 {
            let first = (src.0 & !POOL) as usize;
            self.thread.regs[to..to + count].copy_from_slice(&self.code.pool[first..first + count]);
        } else {
            let first = self.base + src.0 as usize;
            self.thread.regs.copy_within(first..first + count, to);
        }
        self.thread.regs.truncate(frame.base as usize);
        self.code = self.program.code(caller.function)?;
        self.pc = caller.pc as usize;
        self.base = caller.base as usize;
        Ok(false)
    }
}

#[inline]
fn offset_by(base: Slot, by: u64, bits: u32) -> Slot {
    if base.undef != 0 {
        return if base.is_poison() { base } else { Slot::undef(bits) };
    }
    Slot::new(base.bits.wrapping_add(by) & mask(bits))
}

#[cold]
fn undefined_index(base: Slot, index: Slot, bits: u32) -> Slot {
    if base.is_poison() || index.is_poison() { Slot::POISON } else { Slot::undef(bits) }
}

#[cold]
fn undefined_branch(condition: Slot) -> Fault {
    let what = if condition.is_poison() { "poison" } else { "an undefined value" };
    Fault::undefined_value(condition.is_poison(), format!("a branch on {what}"))
}
