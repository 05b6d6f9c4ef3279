//! A thread with everything that it can reach: its slots, its place, its registers.

use super::builtin::{LaneMask, Register};
use super::code::{Code, Operand, POOL};
use super::program::Program;
use super::state::{Device, GroupState, Thread};
use super::value::{Slot, mask};
use crate::fault::{Fault, FaultPlace, Result};
use crate::memory::Contents;
use crate::race::Site;

/// A thread with everything that it can reach.
pub(crate) struct Cpu<'a, 'm> {
    pub(crate) program: &'a Program<'m>,
    pub(crate) device: &'a mut Device,
    pub(crate) group: &'a mut GroupState,
    pub(crate) thread: &'a mut Thread,
    pub(crate) code: &'a Code,
    pub(crate) pc: usize,
    pub(crate) base: usize,
    /// Slots for intermediate results, kept to save allocations.
    pub(crate) scratch: Vec<Slot>,
}

impl<'a, 'm> Cpu<'a, 'm> {
    /// Takes a thread up where it stopped.
    pub(crate) fn new(
        program: &'a Program<'m>,
        device: &'a mut Device,
        group: &'a mut GroupState,
        thread: &'a mut Thread,
    ) -> Result<Self> {
        let frame = *thread.frames.last().expect("a thread that has begun");
        let code = program.code(frame.function)?;
        let (pc, base) = (frame.pc as usize, frame.base as usize);
        Ok(Cpu { program, device, group, thread, code, pc, base, scratch: Vec::new() })
    }

    /// Returns the place of the thread in the program.
    #[cold]
    pub(super) fn place(&self) -> FaultPlace {
        FaultPlace {
            block: Some(self.group.id),
            thread: Some(self.thread.id),
            ..self.program.place_of(self.site())
        }
    }

    /// The function, and the step that runs.
    pub(super) fn site(&self) -> Site {
        let function = self.thread.frames.last().map_or(u32::MAX, |f| f.function);
        (function, self.pc.saturating_sub(1) as u32)
    }

    /// A one-slot operand.
    #[inline(always)]
    pub(crate) fn get(&self, operand: Operand) -> Slot {
        if (operand.0 as i32) < 0 {
            self.code.pool[(operand.0 & !POOL) as usize]
        } else {
            self.thread.regs[self.base + operand.0 as usize]
        }
    }

    /// An operand of several slots.
    #[inline]
    pub(crate) fn slots(&self, operand: Operand, count: u32) -> &[Slot] {
        if (operand.0 as i32) < 0 {
            let first = (operand.0 & !POOL) as usize;
            &self.code.pool[first..first + count as usize]
        } else {
            let first = self.base + operand.0 as usize;
            &self.thread.regs[first..first + count as usize]
        }
    }

    #[inline(always)]
    pub(crate) fn set(&mut self, dst: u32, value: Slot) {
        self.thread.regs[self.base + dst as usize] = value;
    }

    #[inline]
    pub(crate) fn set_slots(&mut self, dst: u32, values: &[Slot]) {
        let first = self.base + dst as usize;
        self.thread.regs[first..first + values.len()].copy_from_slice(values);
    }

    #[inline]
    pub(super) fn copy(&mut self, dst: u32, src: Operand, count: u32) {
        if count == 1 {
            let value = self.get(src);
            self.set(dst, value);
            return;
        }
        let (to, n) = (self.base + dst as usize, count as usize);
        if (src.0 as i32) < 0 {
            let first = (src.0 & !POOL) as usize;
            self.thread.regs[to..to + n].copy_from_slice(&self.code.pool[first..first + n]);
        } else {
            let first = self.base + src.0 as usize;
            self.thread.regs.copy_within(first..first + n, to);
        }
    }

    /// New local memory, dropped when the function returns. Returns an address of the local space.
    pub(crate) fn allocate_local(&mut self, name: &str, size: u64, align: u64) -> Result<u64> {
        let local = &mut self.thread.local;
        let limit = self.program.options.local_bytes;
        if local.mark().1.saturating_add(size) > limit {
            return Err(Fault::exhausted(format!("more than {limit} bytes of local memory")));
        }
        local.allocate(name, size, align, Contents::Undefined)
    }

    /// A special register.
    pub(crate) fn register(&self, register: Register) -> u64 {
        let lane = self.thread.lane;
        let threads = self.device.block.iter().product::<u32>();
        let warp = self.program.warp_size;
        match register {
            Register::ThreadId(d) => u64::from(self.thread.id[d as usize]),
            Register::BlockDim(d) => u64::from(self.device.block[d as usize]),
            Register::BlockId(d) => u64::from(self.group.id[d as usize]),
            Register::GridDim(d) => u64::from(self.device.grid[d as usize]),
            Register::GlobalId(d) => {
                let group = self.register(Register::BlockId(d));
                group * self.register(Register::BlockDim(d)) + self.register(Register::ThreadId(d))
            }
            Register::GlobalSize(d) => {
                self.register(Register::GridDim(d)) * self.register(Register::BlockDim(d))
            }
            Register::Dimensions => {
                u64::from(crate::launch::dimensions(self.device.grid, self.device.block))
            }
            Register::LaneId => u64::from(lane),
            Register::WarpId => u64::from(self.thread.warp),
            Register::WarpCount => u64::from(threads.div_ceil(warp)),
            Register::WarpSize => u64::from(warp),
            Register::SubGroupSize => u64::from(warp.min(threads - self.thread.warp * warp)),
            Register::LaneMask(which) => {
                let below = (1u64 << lane) - 1;
                let all = mask(warp);
                match which {
                    LaneMask::Eq => 1 << lane,
                    LaneMask::Lt => below,
                    LaneMask::Le => below | 1 << lane,
                    LaneMask::Gt => all & !(below | 1 << lane),
                    LaneMask::Ge => all & !below,
                }
            }
            Register::Clock => self.thread.steps & mask(32),
            Register::Clock64 => self.thread.steps,
            Register::DynamicSharedSize => self.program.dynamic_size,
            Register::TotalSharedSize => self.group.shared.used(),
            Register::Cluster(which) => {
                which.value(&self.device.cluster, self.device.grid, self.group.id)
            }
            Register::Launch(which) => self.device.launch.address(which),
            Register::Value(v) => v,
        }
    }
}
