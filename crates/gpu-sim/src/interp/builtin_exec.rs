//! Carries out the calls of [`super::builtin`].

use super::builtin::{BarrierCall, Call, EnvironmentOp, LanePlaces, PrintfArg};
use super::cluster;
use super::code::{BuiltinSite, Operand};
use super::cpu::Cpu;
use super::environment::MODE_BITS;
use super::lanes;
use super::sites::Access;
use super::state::{BarrierRequest, Stop, WarpRequest};
use super::value::{Slot, mask};
use super::warp_ops::WarpCall;
use crate::fault::{Fault, Result};
use crate::float::{self, Format, Round};
use crate::memory::{Allocation, Contents, Space};
use crate::printf::{self, Fetch};
use smallvec::SmallVec;

impl Cpu<'_, '_> {
    /// Does what a builtin does; gives why the thread has to stop, if it has to.
    pub(crate) fn builtin(&mut self, site: &BuiltinSite, dst: u32) -> Result<Option<Stop>> {
        let args = &site.args;
        let arg = |n: usize| self.get(args[n]);
        match &site.call {
            Call::Register(register) => {
                let value = self.register(*register);
                self.set(dst, Slot::new(value));
            }
            Call::Buffer(site) => self.buffer(*site, args, dst)?,
            Call::Convert(site) => self.convert(*site, args, dst),
            Call::LdsWords(count) => self.lds_words(*count, args[0], dst)?,
            Call::LoadToLds(site) => self.load_to_lds(*site, args)?,
            Call::Barrier(call) => {
                return self.barrier(*call, args, dst).map(Some);
            }
            Call::ClusterBarrier { wait } => return self.cluster_barrier(*wait),
            Call::Warp(call) => return self.warp_request(*call, args, dst).map(Some),
            Call::Asm(asm) => return self.inline_asm(asm, args, dst),
            Call::Copy { to, from, overlap, result } => {
                let (target, source, len) = (arg(0), arg(1), arg(2));
                self.copy_memory((*to, target), (*from, source), len, *overlap)?;
                if *result {
                    self.set(dst, target);
                }
            }
            Call::Fill { to, result } => {
                let (target, byte, len) = (arg(0), arg(1), arg(2));
                let byte = Slot::partial(byte.bits & 0xff, byte.undef & 0xff);
                self.fill_memory((*to, target), byte, len)?;
                if *result {
                    self.set(dst, target);
                }
            }
            Call::Lifetime { space } => {
                let pointer = arg(0);
                if pointer.is_defined() {
                    let (space, at) = space.resolve(pointer.bits);
                    let size = self.segment(space)?.find(at).map_or(0, Allocation::size);
                    if space == Space::Local && size > 0 {
                        self.segment_mut(space)?.forget(at, size)?;
                    }
                }
            }
            Call::Assume => {
                let truth = arg(0);
                if !truth.is_defined() || truth.bits & 1 == 0 {
                    return Err(Fault::undefined(format!(
                        "assume of {truth:?}, which must be true"
                    )));
                }
            }
            Call::Overflow { op, signed, width, lanes: count, words } => {
                for n in 0..*count {
                    let a: SmallVec<[Slot; 4]> = self.slots(args[0].at(n * words), *words).into();
                    let b: SmallVec<[Slot; 4]> = self.slots(args[1].at(n * words), *words).into();
                    let mut out: SmallVec<[Slot; 4]> =
                        SmallVec::from_elem(Slot::ZERO, *words as usize);
                    let flag = lanes::with_overflow(*op, *signed, *width, &a, &b, &mut out);
                    self.set_slots(dst + n * words, &out);
                    self.set(dst + count * words + n, flag);
                }
            }
            // Without a start value: those of floats have one slot.
            Call::Reduce { fold, lanes: count, words, .. } if *words > 1 => {
                let lane = |s: &Self, n| -> SmallVec<[Slot; 4]> {
                    s.slots(args[0].at(n * words), *words).into()
                };
                let mut value = lane(self, 0);
                for n in 1..*count {
                    let next = lane(self, n);
                    lanes::fold_wide(fold, &mut value, &next)?;
                }
                self.set_slots(dst, &value);
            }
            Call::Reduce { fold, lanes: count, start, .. } => {
                let (mut value, vector, first) =
                    if *start { (arg(0), args[1], 0) } else { (arg(0), args[0], 1) };
                for n in first..*count {
                    let environment = self.thread.environment;
                    value = lanes::fold(fold, environment, value, self.get(vector.at(n)))?;
                }
                self.set(dst, value);
            }
            Call::FrExp { format, lanes, exponent } => {
                for n in 0..*lanes {
                    let x = self.get(args[0].at(n));
                    let (significand, e) = split(*format, x.bits);
                    let e = Slot::new(e as u64 & mask(*exponent));
                    let defined = |s: Slot| if x.is_defined() { s } else { x };
                    self.set(dst + n, defined(Slot::new(significand)));
                    self.set(dst + lanes + n, defined(e));
                }
            }
            Call::Modf { format, lanes } => self.pair(*format, *lanes, args[0], dst, |x| {
                if x.is_infinite() {
                    (0f64.copysign(x), x)
                } else {
                    (x.fract().copysign(x), x.trunc())
                }
            }),
            Call::SinCos { format, lanes } => {
                self.pair(*format, *lanes, args[0], dst, libm::sincos);
            }
            Call::StackSave => {
                let mark = self.thread.local.mark();
                self.thread.saved.push(mark);
                let token = self.thread.saved.len() as u64;
                self.set(dst, Slot::new(token));
            }
            Call::StackRestore => {
                let token = self.address(arg(0))? as usize;
                let mark = token.checked_sub(1).and_then(|n| self.thread.saved.get(n)).copied();
                let mark = mark.ok_or_else(|| {
                    Fault::undefined("stackrestore of what stacksave did not give")
                })?;
                self.thread.local.release(mark);
                // The same place may be gone back to again.
                self.thread.saved.truncate(token);
            }
            Call::VaStart { space } => {
                let buffer = self.thread.frames.last().map_or(0, |f| f.varargs);
                let buffer = Space::Local.to_generic(buffer);
                self.store(pointer_access(*space), 64, arg(0), Slot::new(buffer))?;
            }
            Call::VaCopy { space } => {
                let cursor = self.load(pointer_access(*space), 64, arg(1))?;
                self.store(pointer_access(*space), 64, self.get(args[0]), cursor)?;
            }
            Call::Environment(op) => self.environment(*op, args, dst)?,
            Call::Trap => return Err(Fault::trap("the program stopped itself")),
            Call::Exit => {
                self.thread.frames.clear();
                return Ok(Some(Stop::Done));
            }
            Call::VPrintf => {
                let (text, mut at) = (self.address(arg(0))?, self.address(arg(1))?);
                let text = self.text(text)?;
                let out = printf::format(&text, &mut |fetch| {
                    let size = if fetch == Fetch::Int { 4 } else { 8 };
                    at = at.checked_next_multiple_of(u64::from(size)).unwrap_or(u64::MAX);
                    let (space, own) = Space::Generic.resolve(at);
                    let bits = self.segment(space)?.load(own, size)?;
                    at = at.wrapping_add(u64::from(size));
                    self.printed(fetch, bits)
                })?;
                self.device.output.push_str(&out);
                self.set(dst, Slot::ZERO);
            }
            Call::Printf { space, args: types } => {
                let text = self.text(space.to_generic(self.address(arg(0))?))?;
                let mut next = 0;
                let out = printf::format(&text, &mut |fetch| {
                    let (Some(&value), Some(&PrintfArg { bytes, is_float, space })) =
                        (args.get(next + 1), types.get(next))
                    else {
                        return Err(Fault::undefined("printf lacks arguments"));
                    };
                    next += 1;
                    let bits = self.address(self.get(value))?;
                    // OpenCL does not promote floats.
                    let single = is_float && bytes == 4 && fetch == Fetch::Double;
                    let bits = if single {
                        float::convert(Format::F32, Format::F64, bits, float::Mode::NEAREST)
                    } else {
                        bits
                    };
                    // A string is in the memory that its pointer's type names.
                    let bits = match space {
                        Some(space) if fetch == Fetch::Str => space.to_generic(bits),
                        _ => bits,
                    };
                    self.printed(fetch, bits)
                })?;
                self.device.output.push_str(&out);
                self.set(dst, Slot::ZERO);
            }
            Call::Malloc => {
                let size = self.address(arg(0))?;
                let limit = self.program.options.heap_bytes;
                let address = if size > limit {
                    0
                } else {
                    self.device.global.allocate("malloc", size, 16, Contents::Undefined)?
                };
                self.set(dst, Slot::new(address));
            }
            Call::Free => {}
            Call::AssertFail => {
                let text = |cpu: &Self, n: usize| cpu.text(cpu.address(cpu.get(args[n]))?);
                let (message, file, line) = (text(self, 0)?, text(self, 1)?, arg(2).bits);
                return Err(Fault::trap(format!("assertion failed: {message} ({file}:{line})")));
            }
            Call::CpAsync { bytes, partial } => {
                let (to, from) = (arg(0), arg(1));
                let whole = u64::from(*bytes);
                let real = if *partial { self.address(arg(2))?.min(whole) } else { whole };
                if real < whole {
                    self.fill_memory((Space::Shared, to), Slot::ZERO, Slot::new(whole))?;
                }
                self.copy_memory(
                    (Space::Shared, to),
                    (Space::Global, from),
                    Slot::new(real),
                    false,
                )?;
            }
            Call::Masked { store, places, space, bits, lanes } => {
                let access = Access { space: *space, align: 0, atomic: false };
                let (pointer, mask) = if *store { (args[1], args[2]) } else { (args[0], args[1]) };
                let mut active = 0;
                for n in 0..*lanes {
                    let on = self.lane_is_on(mask.at(n))?;
                    let at = match places {
                        LanePlaces::Each => self.get(pointer.at(n)),
                        LanePlaces::Vector => lane_pointer(self, pointer, n, *bits),
                        LanePlaces::Packed => lane_pointer(self, pointer, active, *bits),
                    };
                    active += u32::from(on);
                    match (on, *store) {
                        (true, true) => self.store(access, *bits, at, self.get(args[0].at(n)))?,
                        (true, false) => {
                            let value = self.load(access, *bits, at)?;
                            self.set(dst + n, value);
                        }
                        (false, true) => {}
                        (false, false) => self.set(dst + n, self.get(args[2].at(n))),
                    }
                }
            }
        }
        Ok(None)
    }

    /// Reads or writes the thread's floating-point environment.
    fn environment(&mut self, op: EnvironmentOp, args: &[Operand], dst: u32) -> Result<()> {
        let written = match args.first() {
            Some(&operand) => self.address(self.get(operand))?,
            None => 0,
        };
        let entry = self.code.entry;
        let environment = &mut self.thread.environment;
        let read = match op {
            EnvironmentOp::Rounding => environment.rounding(),
            EnvironmentOp::Mode => u64::from(environment.mode & MODE_BITS),
            EnvironmentOp::Whole => environment.whole(),
            EnvironmentOp::Field { offset, width } => environment.field(offset, width).into(),
            EnvironmentOp::SetRounding => {
                environment.set_rounding(written);
                return Ok(());
            }
            EnvironmentOp::SetMode => {
                environment.set_mode(written as u32);
                return Ok(());
            }
            EnvironmentOp::SetWhole => {
                environment.set_whole(written);
                return Ok(());
            }
            EnvironmentOp::ResetMode => {
                entry.reset(environment);
                return Ok(());
            }
            EnvironmentOp::ResetWhole => {
                entry.reset(environment);
                environment.raised = 0;
                return Ok(());
            }
            EnvironmentOp::SetField { offset, width } => {
                environment.set_field(offset, width, written as u32);
                return Ok(());
            }
        };
        self.set(dst, Slot::new(read));
        Ok(())
    }

    /// The string at a generic address.
    fn text(&self, address: u64) -> Result<String> {
        Ok(String::from_utf8_lossy(&self.c_string(address)?).into_owned())
    }

    /// An argument of `printf`.
    fn printed(&self, fetch: Fetch, bits: u64) -> Result<printf::Value> {
        Ok(match fetch {
            Fetch::Str => printf::Value::Str(self.text(bits)?),
            _ => printf::Value::Bits(bits),
        })
    }

    fn lane_is_on(&self, lane: Operand) -> Result<bool> {
        let on = self.get(lane);
        if !on.is_defined() {
            return Err(Fault::undefined("a mask with an undefined lane"));
        }
        Ok(on.bits & 1 == 1)
    }

    fn pair(
        &mut self,
        format: Format,
        lanes: u32,
        value: Operand,
        dst: u32,
        f: impl Fn(f64) -> (f64, f64),
    ) {
        for n in 0..lanes {
            let x = self.get(value.at(n));
            let (a, b) = f(float::widen(format, x.bits));
            let slot = |v| {
                if x.is_defined() {
                    Slot::new(float::narrow(format, v, Round::NearestEven))
                } else {
                    x
                }
            };
            self.set(dst + n, slot(a));
            self.set(dst + lanes + n, slot(b));
        }
    }

    fn barrier(&mut self, call: BarrierCall, args: &[Operand], dst: u32) -> Result<Stop> {
        let mut rest = args.iter();
        let mut next = |cpu: &Self| {
            let operand = rest.next().ok_or_else(|| Fault::input("a barrier without arguments"))?;
            cpu.address(cpu.get(*operand))
        };
        let id = match call.id {
            Some(id) => id,
            None => next(self)? as u32,
        };
        if id > 15 {
            return Err(Fault::undefined(format!("barrier {id}; there are 16")));
        }
        let count = if call.counted { Some(next(self)? as u32) } else { None };
        // A count of zero means all threads, as in PTX.
        let count = count.filter(|&n| n > 0);
        let predicate = if call.reduction.is_some() { next(self)? != 0 } else { false };
        let result = self.base + dst as usize;
        let site = self.site();
        Ok(Stop::Barrier(BarrierRequest { call, id, count, predicate, result, site }))
    }

    fn cluster_barrier(&mut self, wait: bool) -> Result<Option<Stop>> {
        if !wait {
            if self.thread.cluster_arrival.is_some() {
                return Err(Fault::undefined("`barrier.cluster.arrive` twice without a wait"));
            }
            self.thread.cluster_arrival = Some(self.device.cluster.arrive());
            return Ok(None);
        }
        let passed =
            cluster::has_passed(self.group.cluster_phase, self.thread.cluster_arrival.take())?;
        Ok(if passed { None } else { Some(Stop::Cluster) })
    }

    fn warp_request(&mut self, call: WarpCall, args: &[Operand], dst: u32) -> Result<Stop> {
        let (mask, values) = match call.mask {
            Some(_) => (Some(self.address(self.get(args[0]))?), &args[1..]),
            None => (None, args),
        };
        let args = values.iter().map(|&v| self.get(v)).collect();
        let function = self.thread.frames.last().map_or(0, |f| f.function);
        let site = (function, self.pc as u32);
        let result = self.base + dst as usize;
        Ok(Stop::Warp(WarpRequest { call, mask, args, result, site, asm: None }))
    }
}

/// Returns the address of lane `n` of a vector in memory.
fn lane_pointer(cpu: &Cpu<'_, '_>, pointer: Operand, n: u32, bits: u32) -> Slot {
    let base = cpu.get(pointer);
    if base.is_defined() {
        Slot::new(base.bits.wrapping_add(u64::from(n) * u64::from(bits / 8)))
    } else {
        base
    }
}

fn pointer_access(space: Space) -> Access {
    Access { space, align: 0, atomic: false }
}

/// Significand in [1/2, 1) and exponent.
fn split(format: Format, bits: u64) -> (u64, i32) {
    let x = float::widen(format, bits);
    if x == 0.0 || !x.is_finite() {
        return (bits, 0);
    }
    let (normal, shift) =
        if x.abs() < f64::MIN_POSITIVE { (x * 2f64.powi(64), -64) } else { (x, 0) };
    let raw = normal.to_bits();
    let e = (raw >> 52 & 0x7ff) as i32 - 1022 + shift;
    let significand = f64::from_bits(raw & !(0x7ff << 52) | 1022 << 52);
    (float::narrow(format, significand, Round::NearestEven), e)
}
