//! A launch: memory, arguments, and the registers with which waves begin ("Initial Kernel Execution State" in
//! LLVM's AMDGPU guide).

use super::coherence::{Caches, Levels};
use super::memory::SCRATCH_BASE;
use super::printed;
use super::races::Races;
use super::track::Track;
use super::wave::{LANES, Wave, WaveState};
use super::{Group, Machine};
use crate::amd::elf::{CodeObject, Descriptor, Kernel};
use crate::amd::generation::Generation;
use crate::amd::inst::{AGPR, EXEC};
use crate::amd::{Options, Tracer};
use crate::fault::{Fault, FaultPlace, Result};
use crate::launch::{Launch, Outcome, Statistics};
use crate::memory::{Contents, Segment, Space};
use crate::random::Random;
use std::collections::VecDeque;

/// Scratch of a lane beyond what the kernel asks for, where calls have no known depth.
const DYNAMIC_STACK: u64 = 1 << 16;
/// Alignment of dynamic LDS, which follows the LDS that the kernel declares.
const DYNAMIC_ALIGN: u64 = 128;
/// Workgroups that the hostile machine runs at the same time unless they wait for others.
const RESIDENT: usize = 6;

/// Bits of a kernel descriptor.
impl Descriptor {
    fn property(&self, bit: u32) -> bool {
        self.properties >> bit & 1 == 1
    }

    fn user_sgprs(&self) -> usize {
        (self.rsrc2 >> 1 & 31) as usize
    }

    fn wave64(&self, generation: Generation) -> bool {
        generation.family() == 9 || !self.property(10)
    }

    /// Waves of a workgroup run on several compute units (`+tgsplit`).
    fn splits(&self, generation: Generation) -> bool {
        generation.unified_file() && self.rsrc3 >> 16 & 1 == 1
    }

    /// Vector registers of all kinds.
    fn vector_registers(&self, generation: Generation) -> u16 {
        let blocks = (self.rsrc1 & 63) as u16 + 1;
        let wide = generation.unified_file() || !self.wave64(generation);
        blocks * if wide { 8 } else { 4 }
    }

    /// Ordinary and accumulation registers.
    fn split(&self, generation: Generation) -> (u16, u16) {
        let all = self.vector_registers(generation);
        if generation.unified_file() {
            let ordinary = (((self.rsrc3 & 63) as u16 + 1) * 4).min(all);
            return (ordinary.min(AGPR), (all - ordinary).min(AGPR));
        }
        // A wave gets as many of one file as of the other.
        (all.min(AGPR), if generation.separate_accumulators() { all.min(AGPR) } else { 0 })
    }

    fn scalar_registers(&self, generation: Generation) -> u16 {
        if generation.family() >= 10 {
            return 106;
        }
        let blocks = (self.rsrc1 >> 6 & 15) as u16;
        ((blocks / 2 + 1) * 16).min(106)
    }
}

/// Runs a kernel.
pub(crate) fn run<'a>(
    object: &'a CodeObject,
    kernel: &Kernel,
    launch: &Launch,
    options: &'a Options,
    tracer: Option<&'a mut Tracer<'a>>,
) -> Result<Outcome> {
    let generation = object.generation;
    let mut global = Segment::new(Space::Global, false);
    let (mut buffers, addresses) = global.place_buffers(launch, 256)?;
    let image = object.image.clone();
    let base = global.allocate("code object", image.len() as u64, 4096, Contents::Bytes(image))?;
    for &(at, target) in &object.relocations {
        global.store(base + at, 8, base + target)?;
    }
    let items = launch.block_size();
    if items == 0 || items > kernel.metadata.max_workgroup.unwrap_or(1024).max(1) {
        return Err(Fault::input(format!(
            "{items} work-items in a workgroup, the kernel takes 1 to {}",
            kernel.metadata.max_workgroup.unwrap_or(1024)
        )));
    }
    let fixed = u64::from(kernel.descriptor.group_bytes);
    let dynamic = launch.dynamic_shared();
    let lds_bytes =
        if dynamic == 0 { fixed } else { fixed.next_multiple_of(DYNAMIC_ALIGN) + dynamic };
    if kernel.descriptor.splits(generation) && lds_bytes > 0 {
        return Err(Fault::input(
            "a workgroup that is split over compute units has no local memory",
        ));
    }
    let packet = dispatch_packet(launch, kernel, lds_bytes);
    let prints = kernel.metadata.arguments.iter().any(|a| a.kind == PRINTF_BUFFER);
    let printf = if prints { printed::buffer(&mut global)? } else { 0 };
    let mut kernarg = arguments(kernel, launch, &addresses, dynamic, printf)?;
    // The runtime's granule: compilers read the rest of a tuple with the last argument.
    let given = kernarg.len() as u64;
    let size = given.next_multiple_of(64).max(64);
    let mut random = options.hostile.map(|seed| Random::new(!seed));
    if let Some(random) = &mut random {
        kernarg.extend(random.bytes(size as usize - kernarg.len()));
    }
    let kernarg = global.allocate("kernel arguments", size, 64, Contents::Bytes(kernarg))?;
    let packet = global.allocate("dispatch packet", 64, 64, Contents::Bytes(packet))?;
    global.store(packet + 40, 8, kernarg)?;
    let queue = global.allocate("queue", 256, 64, Contents::Zero)?;
    let d = &kernel.descriptor;
    let mut machine = Machine {
        object,
        generation,
        wave64: d.wave64(generation),
        base,
        code: Vec::new(),
        global,
        options,
        tracer,
        budget: options.max_instructions,
        statistics: Statistics::default(),
        time: 0,
        separate_stores: generation.family() >= 10,
        own_scalar_counter: generation.family() >= 12,
        // From gfx10 on a workgroup may be spread over two units.
        shared_cache: match generation.family() {
            9 => !d.splits(generation),
            _ => d.rsrc1 >> 29 & 1 == 0,
        },
        races: options.races.then(Races::default),
        caches: options.hostile.map(|seed| {
            let by_bits = generation.has_gfx940_insts();
            let split = d.splits(generation);
            // If the waves of a workgroup share an L2, its contents reach memory at once under every second seed: then
            // the caches before it can hold older values.
            let own_l2 = by_bits && !(split && seed % 2 == 1);
            let three = generation.family() >= 10;
            let mut caches = Caches::new(seed, Levels { own_l2, three, split, by_bits });
            // Elsewhere the L2 caches nothing of other devices, and needs no instruction for that.
            if by_bits || matches!(generation, Generation::Gfx90a | Generation::Gfx1200) {
                let shared = buffers.iter().zip(&addresses);
                let shared = shared.filter(|(b, _)| options.coherent.contains(&b.name));
                let ranges = shared.map(|(b, &at)| (at, at + b.bytes.len() as u64));
                caches.spread(options.devices, ranges.collect());
            }
            caches
        }),
    };
    let tail = (kernarg + given, kernarg + size);
    let start = Start { kernel, launch, kernarg, tail, packet, queue, lds_bytes };
    let [gx, gy, gz] = launch.grid;
    let mut next = (0..gz).flat_map(|z| (0..gy).flat_map(move |y| (0..gx).map(move |x| [x, y, z])));
    let mut alive: VecDeque<Group> = VecDeque::new();
    loop {
        // A group that does not end in its turn goes on beside the next.
        let room = match &mut machine.caches {
            // A few beside each other; more in time, for programs in which one waits for all.
            Some(caches) => alive.len() < RESIDENT || caches.random.one_in(64),
            None => true,
        };
        let started = if room && alive.len() < options.max_resident { next.next() } else { None };
        if let Some(id) = started {
            alive.push_front(start.group(&mut machine, id)?);
        }
        if let (Some(caches), true) = (&mut machine.caches, alive.len() > 1) {
            let chosen = caches.random.below(alive.len());
            alive.swap(0, chosen);
        }
        let Some(mut group) = alive.pop_front() else { break };
        let id = group.id;
        let turn = if machine.caches.is_some() {
            machine.hostile_turn(&mut group)
        } else {
            machine.turn(&mut group)
        };
        let ended =
            turn.map_err(|f| f.at(FaultPlace { block: Some(id), ..FaultPlace::default() }))?;
        if !ended {
            alive.push_back(group);
        } else if let (Some(races), Some(wave)) = (&mut machine.races, group.waves.first()) {
            races.end(wave.group);
        }
    }
    if let Some(caches) = &mut machine.caches {
        caches.finish(&mut machine.global)?;
    }
    machine.global.read_buffers(&mut buffers, &addresses)?;
    let output = match printf {
        0 => String::new(),
        buffer => printed::text(&machine.global, buffer, &kernel.metadata.formats)?,
    };
    Ok(Outcome { buffers, output, statistics: machine.statistics })
}

/// The hidden argument of kernels that print.
const PRINTF_BUFFER: &str = "hidden_printf_buffer";

/// The kernarg segment.
fn arguments(
    kernel: &Kernel,
    launch: &Launch,
    buffers: &[u64],
    dynamic: u64,
    printf: u64,
) -> Result<Vec<u8>> {
    let fixed = u64::from(kernel.descriptor.group_bytes);
    let given = launch.parameters(buffers, fixed.next_multiple_of(DYNAMIC_ALIGN))?;
    let described = &kernel.metadata.arguments;
    let size = kernel.metadata.kernarg_bytes.max(u64::from(kernel.descriptor.kernarg_bytes));
    let mut bytes = vec![0; size as usize];
    let mut put = |offset: u64, data: &[u8]| -> Result<()> {
        let room = bytes.get_mut(offset as usize..offset as usize + data.len());
        let room = room.ok_or_else(|| {
            Fault::input(format!(
                "an argument at {offset} lies beyond the {size} bytes of arguments"
            ))
        })?;
        room.copy_from_slice(data);
        Ok(())
    };
    if described.is_empty() {
        let mut at = 0;
        for (arg, data) in launch.args.iter().zip(&given) {
            at = u64::next_multiple_of(at, arg.layout().1);
            put(at, data)?;
            at += data.len() as u64;
        }
        return Ok(bytes);
    }
    let explicit = described.iter().filter(|a| !a.kind.starts_with("hidden_"));
    let count = explicit.clone().count();
    if count != given.len() {
        return Err(Fault::input(format!(
            "the kernel has {count} parameters, the launch gives {} arguments",
            given.len()
        )));
    }
    for (n, (argument, data)) in explicit.zip(&given).enumerate() {
        let (wanted, have) = (argument.size, data.len() as u64);
        let shared = argument.kind == "dynamic_shared_pointer";
        let fits = have == wanted
            || shared && wanted == 4
            || have < wanted && have.next_multiple_of(8) >= wanted
            || have > wanted && data[wanted as usize..].iter().all(|&b| b == 0) && have <= 8;
        if !fits {
            return Err(Fault::input(format!(
                "parameter {n} has {wanted} bytes, its argument {have}"
            )));
        }
        put(argument.offset, &data[..have.min(wanted) as usize])?;
    }
    for argument in described {
        let Some(kind) = argument.kind.strip_prefix("hidden_") else { continue };
        let axis = match kind.as_bytes().last() {
            Some(b'y') => 1,
            Some(b'z') => 2,
            _ => 0,
        };
        let value = match kind {
            "block_count_x" | "block_count_y" | "block_count_z" => u64::from(launch.grid[axis]),
            "group_size_x" | "group_size_y" | "group_size_z" => u64::from(launch.block[axis]),
            "grid_dims" => dimensions(launch),
            "private_base" => Space::Local.window() >> 32,
            "shared_base" => Space::Shared.window() >> 32,
            "dynamic_lds_size" => dynamic,
            "printf_buffer" => printf,
            _ => 0,
        };
        put(argument.offset, &value.to_le_bytes()[..argument.size.min(8) as usize])?;
    }
    Ok(bytes)
}

/// Dimensions of the grid.
fn dimensions(launch: &Launch) -> u64 {
    let used = |n: usize| launch.grid[n] * launch.block[n] > 1;
    if used(2) {
        3
    } else if used(1) {
        2
    } else {
        1
    }
}

/// The packet that started the kernel, as the queue's memory holds it.
fn dispatch_packet(launch: &Launch, kernel: &Kernel, lds_bytes: u64) -> Vec<u8> {
    let mut packet = vec![0; 64];
    let mut put = |at: usize, value: u32, bytes: usize| {
        packet[at..at + bytes].copy_from_slice(&value.to_le_bytes()[..bytes]);
    };
    put(0, 2, 2);
    put(2, dimensions(launch) as u32, 2);
    for n in 0..3 {
        put(4 + 2 * n, launch.block[n], 2);
        put(12 + 4 * n, launch.grid[n].wrapping_mul(launch.block[n]), 4);
    }
    put(24, kernel.descriptor.private_bytes, 4);
    put(28, lds_bytes as u32, 4);
    packet
}

/// State at the start of workgroups.
struct Start<'a> {
    kernel: &'a Kernel,
    launch: &'a Launch,
    kernarg: u64,
    /// Addresses after the arguments.
    tail: (u64, u64),
    packet: u64,
    queue: u64,
    lds_bytes: u64,
}

impl Start<'_> {
    fn group(&self, machine: &mut Machine<'_>, id: [u32; 3]) -> Result<Group> {
        let items = self.launch.block_size() as u32;
        let size = if machine.wave64 { 64 } else { 32 };
        let waves = (0..items.div_ceil(size)).map(|n| self.wave(machine, id, n, size));
        let mut waves: Vec<Wave> = waves.collect::<Result<_>>()?;
        let mut lds = vec![0xcd; self.lds_bytes as usize];
        let shared = machine.shared_cache;
        if let Some(caches) = &mut machine.caches {
            let split = self.kernel.descriptor.splits(machine.generation);
            let units = match shared {
                true => 1,
                false if split => waves.len(),
                false => 2,
            };
            let first = caches.add_units(units);
            for (n, wave) in waves.iter_mut().enumerate() {
                wave.unit = first + if split { n } else { caches.random.below(units) };
            }
            lds = caches.random.bytes(lds.len());
        }
        Ok(Group { id, lds, waves, phase: 1, arrived: 0 })
    }

    fn wave(&self, machine: &mut Machine<'_>, id: [u32; 3], n: u32, size: u32) -> Result<Wave> {
        let g = machine.generation;
        let d = &self.kernel.descriptor;
        let (vgprs, agprs) = d.split(g);
        let mut private = u64::from(d.private_bytes);
        if self.kernel.metadata.dynamic_stack || d.property(11) {
            private += DYNAMIC_STACK;
        }
        // DX10_CLAMP and IEEE are gone from gfx12's MODE; the descriptor has other bits in their places.
        let flags =
            if g.family() >= 12 { 0 } else { (d.rsrc1 >> 21 & 1) << 8 | (d.rsrc1 >> 23 & 1) << 9 };
        let scratch_bytes = private.next_multiple_of(16);
        let mut wave = Wave {
            pc: self.kernel.entry,
            scalar: std::array::from_fn(|n| 0xbad5_0000 | n as u32),
            vector: (0..usize::from(vgprs + agprs) * LANES)
                .map(|n| 0xbad0_0000 | n as u32)
                .collect(),
            vgprs,
            agprs,
            sgprs: d.scalar_registers(g),
            wave64: machine.wave64,
            scc: false,
            mode: d.rsrc1 >> 12 & 0xff | flags,
            trap_status: 0,
            flat_scratch: 0,
            scratch: vec![0xcd; (scratch_bytes * u64::from(size)) as usize],
            scratch_bytes,
            scratch_offset: u64::from(n) * scratch_bytes * u64::from(size),
            state: WaveState::Ready,
            arrived: 0,
            pending: VecDeque::new(),
            group: id[0] + self.launch.grid[0] * (id[1] + self.launch.grid[1] * id[2]),
            first_item: n * size,
            index_bits: 0,
            unit: 0,
            track: Track::new(usize::from(vgprs + agprs)),
            transcendental_hazard: machine.object.transcendental_hazard,
            late_products: machine.object.late_products,
            replay: machine.object.replay,
            calls: Vec::new(),
            tail: self.tail,
            behind: None,
            asleep: 0,
        };
        if let Some(caches) = &mut machine.caches {
            wave.scramble(&mut caches.random);
        }
        let items = self.launch.block_size() as u32 - n * size;
        let exec = if items >= size { u64::MAX >> (64 - size) } else { (1 << items) - 1 };
        wave.set_s64(EXEC, exec);
        self.scalars(machine, id, n, &mut wave)?;
        for lane in 0..size.min(items) {
            self.work_item(g, n * size + lane, lane as usize, &mut wave);
        }
        wave.track.begin(if g.packed_workitem_ids() { 1 } else { 3 }, exec);
        Ok(wave)
    }

    /// Sets the scalar registers of wave `n` of a group.
    fn scalars(&self, machine: &Machine<'_>, id: [u32; 3], n: u32, wave: &mut Wave) -> Result<()> {
        let g = machine.generation;
        let d = &self.kernel.descriptor;
        let mut at = 0;
        let mut user: Vec<u32> = Vec::new();
        let pair = |v: u64| [v as u32, (v >> 32) as u32];
        if d.property(0) {
            let [low, high] = pair(SCRATCH_BASE);
            user.extend([low, high | 1 << 31, 0xffff_ffff, 0x00e0_0000]);
        }
        if d.property(1) {
            user.extend(pair(self.packet));
        }
        if d.property(2) {
            user.extend(pair(self.queue));
        }
        if d.property(3) {
            user.extend(pair(self.kernarg));
        }
        if d.property(4) {
            user.extend(pair(1));
        }
        if d.property(5) {
            user.extend(pair(SCRATCH_BASE));
        }
        if d.property(6) {
            user.push(wave.scratch_bytes as u32);
        }
        let (preload, offset) = (usize::from(d.preload & 0x7f), u64::from(d.preload >> 7));
        if preload > 0 {
            for word in 0..preload as u64 {
                user.push(machine.global.load(self.kernarg + 4 * (offset + word), 4)? as u32);
            }
            // The entry is after a prologue for firmware that does not know preloading.
            wave.pc += 256;
        }
        if user.len() > d.user_sgprs() {
            return Err(Fault::input(format!(
                "the descriptor asks for {} user registers and has {}",
                user.len(),
                d.user_sgprs()
            )));
        }
        wave.scalar[..user.len()].copy_from_slice(&user);
        at += d.user_sgprs();
        let mut system = |enabled: bool, value: u32| {
            if enabled {
                wave.scalar[at] = value;
                at += 1;
            }
        };
        let [x, y, z] = id;
        if g.family() >= 12 {
            wave.scalar[108 + 9] = x;
            wave.scalar[108 + 7] = y & 0xffff | z << 16;
            // Other bits of it are not for programs.
            wave.scalar[108 + 8] = (n & 31) << 25 | 0x5a_5a5a;
        } else {
            system(d.rsrc2 >> 7 & 1 == 1, x);
            system(d.rsrc2 >> 8 & 1 == 1, y);
            system(d.rsrc2 >> 9 & 1 == 1, z);
            system(d.rsrc2 >> 10 & 1 == 1, 0);
            let own_offset = d.rsrc2 & 1 == 1 && !g.architected_scratch();
            let offset = wave.scratch_offset as u32;
            if own_offset {
                wave.scalar[at] = offset;
            }
        }
        Ok(())
    }

    fn work_item(&self, g: Generation, item: u32, lane: usize, wave: &mut Wave) {
        let [bx, by, _] = self.launch.block;
        let id = [item % bx, item / bx % by, item / (bx * by)];
        let enabled = (self.kernel.descriptor.rsrc2 >> 11 & 3) as usize;
        if g.packed_workitem_ids() {
            // The bits of what is not asked for are zero: kernels that want only x take the register as it is.
            let parts = id.iter().enumerate().take(enabled + 1);
            wave.set_v32(0, lane, parts.fold(0, |all, (n, &value)| all | value << (10 * n)));
            return;
        }
        for (n, &value) in id.iter().enumerate().take(enabled + 1) {
            wave.set_v32(n as u16, lane, value);
        }
    }
}
