//! Starts runs: kernels over a grid, and single functions.

use super::Options;
use super::cluster::ClusterState;
use super::environment::Saved;
use super::pieces::load_pieces;
use super::program::Program;
use super::schedule::{self, Arrivals, Turn};
use super::shape::Shape;
use super::state::{Device, Frame, GroupState, LaunchBlocks, Thread, WarpState, Workgroup};
use super::target::Target;
use super::value::{Slot, Value, words};
use super::watch::Watch;
use crate::fault::{Fault, FaultPlace, Result};
use crate::launch::{BufferData, Launch, Outcome, Statistics};
use crate::memory::{Contents, Segment, Space};
use crate::ptx::TensorMemory;
use crate::race::{Order, RaceTable};
use ir::ssa::{AttrSet, Global, Module, TypeKind, sym};
use std::collections::VecDeque;

/// Steps of a workgroup before the next one starts beside it. Workgroups that wait for later ones (a
/// barrier over the grid) get on by this; others are done long before.
const TURN: u64 = 50_000_000;
/// The same of one among others of its cluster, for which it may wait.
const SHORT_TURN: u64 = 200_000;
/// Workgroups that are alive at the same time.
const MAX_GROUPS: usize = 4096;

/// Runs a kernel.
///
/// # Errors
/// A [`Fault`]: the launch does not fit the module, the kernel uses what is not implemented, or it does
/// something undefined.
pub fn run(module: &Module, launch: &Launch, options: &Options) -> Result<Outcome> {
    let ((device, done), mut buffers, addresses) = run_on(module, launch, options, |_| None)?;
    done?;
    device.global.read_buffers(&mut buffers, &addresses)?;
    Ok(Outcome { buffers, output: device.output, statistics: device.statistics })
}

/// Runs a kernel and watches it; a fault ends the run and is no error. `watch` is given the addresses of the buffers.
pub(super) fn run_watched(
    module: &Module,
    launch: &Launch,
    options: &Options,
    watch: impl FnOnce(&[u64]) -> Watch,
) -> Result<Option<Watch>> {
    let ((device, _), _, _) = run_on(module, launch, options, |addresses| Some(watch(addresses)))?;
    Ok(device.watch)
}

/// The device after a run, and whether it came to its end.
type Done = (Device, Result<()>);

/// Runs a kernel. Returns the device, the buffers as they were, and their addresses.
fn run_on(
    module: &Module,
    launch: &Launch,
    options: &Options,
    watch: impl FnOnce(&[u64]) -> Option<Watch>,
) -> Result<(Done, Vec<BufferData>, Vec<u64>)> {
    let mut global = Segment::new(Space::Global, true);
    let (buffers, addresses) = global.place_buffers(launch, 256)?;
    let program = Program::new(module, options, &mut global, launch.dynamic_shared())?;
    let kernel = program.find_function(&launch.kernel)?;
    let arguments = launch.parameters(&addresses, program.dynamic_shared)?;
    let mut device = device(global, options, launch.grid, launch.block);
    if program.target == Target::Amdgpu {
        device.launch = launch_blocks(&program, kernel, &arguments, launch, &mut device.global)?;
    }
    let params = kernel_arguments(&program, kernel, &arguments, &mut device)?;
    let shape = cluster_shape(&program, kernel, launch)?;
    device.watch = watch(&addresses);
    if let Some(Watch::Bytes { address, now, .. }) = &mut device.watch {
        device.global.load_bytes(*address, now.len() as u64)?.clone_into(now);
    }
    let done = grid(&program, &mut device, kernel, &params, shape);
    Ok(((device, done), buffers, addresses))
}

fn device(global: Segment, options: &Options, grid: [u32; 3], block: [u32; 3]) -> Device {
    Device {
        global,
        params: Segment::new(Space::Param, true),
        private: Segment::new(Space::Local, true),
        races: RaceTable::default(),
        output: String::new(),
        statistics: Statistics::default(),
        budget: options.instructions,
        epochs: 0,
        grid,
        block,
        launch: LaunchBlocks::default(),
        cluster: ClusterState::new([1; 3], block.iter().product()),
        watch: None,
    }
}

/// The slots of the kernel's parameters. What is passed by value is put into parameter memory.
fn kernel_arguments(
    program: &Program<'_>,
    kernel: u32,
    arguments: &[Vec<u8>],
    device: &mut Device,
) -> Result<Vec<Slot>> {
    let cx = program.cx();
    let data = &cx.globals[Global::from_u32(kernel)];
    let place = || FaultPlace { function: Some(data.name.to_string()), ..FaultPlace::default() };
    let (_, types, _) = cx
        .types
        .signature(data.ty)
        .ok_or_else(|| Fault::input(format!("`{}` is not a function", data.name)))?;
    if types.len() != arguments.len() {
        return Err(Fault::input(format!(
            "the kernel has {} parameters, the launch gives {} arguments",
            types.len(),
            arguments.len()
        ))
        .at(place()));
    }
    let function = data.function().ok_or_else(|| Fault::input("not a function"))?;
    let mut slots = Vec::new();
    let offsets = argument_offsets(program, kernel)?;
    for (n, (&ty, bytes)) in types.iter().zip(arguments).enumerate() {
        let attrs = function.param_attrs(n);
        let byval = cx.attrs.ty(attrs, sym::BYVAL).or_else(|| cx.attrs.ty(attrs, sym::BYREF));
        let shape = program.shape(ty)?;
        let wanted = byval.map_or(shape.store_size, |ty| cx.alloc_size(ty));
        // A struct passed as an array of words may end in padding.
        let given = bytes.len() as u64;
        // An address in shared memory of AMD GPUs has four bytes.
        let short = program.target == Target::Amdgpu && given == 8 && wanted == 4;
        let fits =
            given == wanted || short || (given < wanted && given.next_multiple_of(8) >= wanted);
        if !fits {
            return Err(Fault::input(format!(
                "parameter {n} of type {} has {wanted} bytes, its argument {given}",
                cx.types.display(byval.unwrap_or(ty)),
            ))
            .at(place()));
        }
        if let (Some(pointee), TypeKind::Ptr(space)) = (byval, cx.types.kind(ty)) {
            let align = cx.attrs.int(attrs, sym::ALIGN).unwrap_or(1);
            let align = align.max(cx.abi_align(pointee).bytes());
            if program.target == Target::Amdgpu {
                // It lies among the other arguments, which are in memory.
                let at = device.launch.arguments + offsets[n];
                slots.push(Slot::new(at));
                continue;
            }
            let contents = Contents::Bytes(bytes.clone());
            if program.space(space)? == Space::Local {
                // Every thread has a copy, at the same place.
                let name = format!("parameter {n}");
                let at = device.private.allocate(name, wanted, align, contents)?;
                slots.push(Slot::new(at));
                continue;
            }
            let at = device.params.allocate(format!("parameter {n}"), wanted, align, contents)?;
            if cx.attrs.has(attrs, sym::NVVM_GRID_CONSTANT) {
                device.params.protect(at);
            }
            let generic = program.space(space)? == Space::Generic;
            slots.push(Slot::new(if generic { Space::Param.to_generic(at) } else { at }));
            continue;
        }
        let mut memory = Segment::new(Space::Global, false);
        let size = shape.store_size.max(given);
        let mut padded = bytes.clone();
        padded.resize(size as usize, 0);
        let at = memory.allocate("argument", size, 16, Contents::Bytes(padded))?;
        let first = slots.len();
        slots.resize(first + shape.slots as usize, Slot::ZERO);
        load_pieces(&memory, at, &shape, &mut slots[first..])?;
    }
    Ok(slots)
}

/// Returns the offsets of the arguments in memory on AMD GPUs; the last number is their end.
fn argument_offsets(program: &Program<'_>, kernel: u32) -> Result<Vec<u64>> {
    let cx = program.cx();
    let data = &cx.globals[Global::from_u32(kernel)];
    let (_, types, _) =
        cx.types.signature(data.ty).ok_or_else(|| Fault::input("not a function"))?;
    let function = data.function().ok_or_else(|| Fault::input("not a function"))?;
    let mut at = 0u64;
    let mut offsets = Vec::new();
    for (n, &ty) in types.iter().enumerate() {
        let attrs = function.param_attrs(n);
        let pointee = cx.attrs.ty(attrs, sym::BYREF);
        let ty = pointee.unwrap_or(ty);
        let said = pointee.and_then(|_| cx.attrs.int(attrs, sym::ALIGN)).unwrap_or(1);
        at = at.next_multiple_of(said.max(cx.abi_align(ty).bytes()).max(1));
        offsets.push(at);
        at += cx.alloc_size(ty);
    }
    offsets.push(at);
    Ok(offsets)
}

/// Memory that kernels of AMD GPUs are given: arguments, implicit arguments (code object v5), dispatch packet.
fn launch_blocks(
    program: &Program<'_>,
    kernel: u32,
    arguments: &[Vec<u8>],
    launch: &Launch,
    global: &mut Segment,
) -> Result<LaunchBlocks> {
    let offsets = argument_offsets(program, kernel)?;
    let implicit = offsets.last().map_or(0, |e| e.next_multiple_of(8));
    let mut bytes = vec![0; implicit as usize + 256];
    for (&at, data) in offsets.iter().zip(arguments) {
        let end = (at as usize + data.len()).min(implicit as usize);
        bytes[at as usize..end].copy_from_slice(&data[..end - at as usize]);
    }
    let mut put = |at: u64, value: u64, size: usize| {
        let at = (implicit + at) as usize;
        bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
    };
    for n in 0..3u64 {
        put(4 * n, u64::from(launch.grid[n as usize]), 4);
        put(12 + 2 * n, u64::from(launch.block[n as usize]), 2);
    }
    let dimensions = u64::from(crate::launch::dimensions(launch.grid, launch.block));
    put(64, dimensions, 2);
    put(120, program.dynamic_size, 4);
    put(192, Space::Local.window() >> 32, 4);
    put(196, Space::Shared.window() >> 32, 4);
    let arguments = global.allocate("arguments", bytes.len() as u64, 64, Contents::Bytes(bytes))?;
    let mut packet = vec![0; 64];
    let mut put = |at: usize, value: u32, size: usize| {
        packet[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
    };
    put(0, 2, 2);
    put(2, dimensions as u32, 2);
    for n in 0..3 {
        put(4 + 2 * n, launch.block[n], 2);
        put(12 + 4 * n, launch.grid[n].wrapping_mul(launch.block[n]), 4);
    }
    let packet = global.allocate("dispatch packet", 64, 64, Contents::Bytes(packet))?;
    let queue = global.allocate("queue", 256, 64, Contents::Zero)?;
    Ok(LaunchBlocks { implicit: arguments + implicit, arguments, packet, queue })
}

/// Workgroups of a cluster, as the kernel's attributes or the launch say.
fn cluster_shape(program: &Program<'_>, kernel: u32, launch: &Launch) -> Result<[u32; 3]> {
    let cx = program.cx();
    let function = cx.function(Global::from_u32(kernel));
    let text = function.and_then(|f| cx.attrs.string(f.attrs, sym::NVVM_CLUSTER_DIM));
    let required = text.map(|text| {
        let mut shape = [1; 3];
        for (slot, number) in shape.iter_mut().zip(text.split(',')) {
            *slot = number.trim().parse().unwrap_or(0);
        }
        shape
    });
    crate::ptx::cluster_shape(required, launch.cluster, launch.grid)
}

/// The workgroups of a cluster.
struct Resident {
    groups: Vec<Workgroup>,
    arrivals: Vec<Arrivals>,
    state: ClusterState,
}

/// Runs all clusters, in order; one that does not end in its turn goes on beside the next.
fn grid(
    program: &Program<'_>,
    device: &mut Device,
    kernel: u32,
    params: &[Slot],
    shape: [u32; 3],
) -> Result<()> {
    let [x, y, z]: [u64; 3] = std::array::from_fn(|d| u64::from(device.grid[d] / shape[d]));
    let mut next = (0..x * y * z).map(|n| {
        let n = if program.options.backwards { x * y * z - 1 - n } else { n };
        [n % x, n / x % y, n / (x * y)].map(|at| at as u32)
    });
    let mut alive: VecDeque<Resident> = VecDeque::new();
    loop {
        let started = if alive.len() < MAX_GROUPS { next.next() } else { None };
        if let Some(position) = started {
            alive.push_front(resident(program, device, kernel, params, (shape, position))?);
        }
        let Some(mut cluster) = alive.pop_front() else { return Ok(()) };
        std::mem::swap(&mut device.cluster, &mut cluster.state);
        let turn = run_cluster(program, device, &mut cluster.groups, &mut cluster.arrivals)?;
        std::mem::swap(&mut device.cluster, &mut cluster.state);
        if turn != Turn::Done {
            alive.push_back(cluster);
        }
    }
}

fn resident(
    program: &Program<'_>,
    device: &mut Device,
    kernel: u32,
    params: &[Slot],
    (shape, position): ([u32; 3], [u32; 3]),
) -> Result<Resident> {
    let count = shape.iter().product::<u32>();
    let threads = count * device.block.iter().product::<u32>();
    let state = ClusterState::new(shape, threads);
    let mut groups = Vec::with_capacity(count as usize);
    for rank in 0..count as usize {
        let inside = state.place(rank);
        let id = std::array::from_fn(|d| position[d] * shape[d] + inside[d]);
        groups.push(workgroup(program, device, id, kernel, params)?);
    }
    Ok(Resident { groups, arrivals: vec![Arrivals::default(); count as usize], state })
}

/// Begins or ends a turn of a workgroup: the others' shared memory becomes that of its peers, and back.
fn exchange(device: &mut Device, groups: &mut [Workgroup], rank: usize) {
    device.cluster.rank = rank;
    for (n, group) in groups.iter_mut().enumerate().filter(|(n, _)| *n != rank) {
        std::mem::swap(&mut device.cluster.peers[n], &mut group.state.shared);
    }
}

/// Runs the workgroups of the cluster by turns.
fn run_cluster(
    program: &Program<'_>,
    device: &mut Device,
    groups: &mut [Workgroup],
    arrivals: &mut [Arrivals],
) -> Result<Turn> {
    if let ([group], [arrivals]) = (&mut *groups, &mut *arrivals) {
        return schedule::run(program, device, group, arrivals, TURN);
    }
    let limit = device.statistics.instructions.saturating_add(TURN);
    while device.statistics.instructions < limit {
        let (mut done, mut blocked) = (0, None);
        for rank in 0..groups.len() {
            exchange(device, groups, rank);
            let turn =
                schedule::run(program, device, &mut groups[rank], &mut arrivals[rank], SHORT_TURN);
            exchange(device, groups, rank);
            match turn? {
                Turn::Done => done += 1,
                Turn::Blocked => blocked = blocked.or(Some(rank)),
                Turn::More => {}
            }
        }
        if done == groups.len() {
            return Ok(Turn::Done);
        }
        let phase = device.cluster.phase;
        let stuck = |group: &Workgroup| {
            group.state.cluster_phase == phase && !group.threads.iter().any(|t| t.state.is_ready())
        };
        if let Some(rank) = blocked.filter(|_| groups.iter().all(stuck)) {
            return Err(schedule::deadlock(program, &groups[rank]));
        }
    }
    Ok(Turn::More)
}

fn workgroup(
    program: &Program<'_>,
    device: &mut Device,
    id: [u32; 3],
    kernel: u32,
    params: &[Slot],
) -> Result<Workgroup> {
    let count: u32 = device.block.iter().product();
    let warp_size = program.warp_size;
    let mut threads = Vec::with_capacity(count as usize);
    for index in 0..count {
        let mut thread = Thread::new(index, device.block, warp_size);
        thread.local = device.private.clone();
        begin(program, &mut thread, kernel, params)?;
        threads.push(thread);
    }
    let state = GroupState {
        id,
        shared: program.shared.clone(),
        tensor: TensorMemory::default(),
        races: RaceTable::default(),
        order: Order::default(),
        epoch: device.new_epoch(),
        cluster_phase: 0,
        warps: vec![WarpState::default(); count.div_ceil(warp_size) as usize],
    };
    Ok(Workgroup { state, threads })
}

/// Puts a thread at the start of a function.
fn begin(program: &Program<'_>, thread: &mut Thread, function: u32, params: &[Slot]) -> Result<()> {
    let code = program.code(function)?;
    thread.regs.resize(code.slots as usize, Slot::ZERO);
    let mut at = 0;
    for &(first, count) in &code.params {
        let (first, count) = (first as usize, count as usize);
        thread.regs[first..first + count].copy_from_slice(&params[at..at + count]);
        at += count;
    }
    let mark = thread.local.mark();
    if program.target == Target::Amdgpu {
        let cx = program.cx();
        let attrs = cx.function(Global::from_u32(function)).map_or(AttrSet::EMPTY, |f| f.attrs);
        thread.environment = code.entry.kernel(cx, attrs);
    }
    let saved = Saved::default();
    thread.frames.push(Frame { function, pc: 0, base: 0, result: 0, mark, varargs: 0, saved });
    Ok(())
}

/// Returns the instructions of a module that the interpreter does not know: name of the function and message, once for
/// each instruction. Running such an instruction is a fault.
///
/// # Errors
/// The module's variables cannot be laid out.
pub fn unsupported(module: &Module, options: &Options) -> Result<Vec<(String, String)>> {
    let mut global = Segment::new(Space::Global, true);
    let program = Program::new(module, options, &mut global, 0)?;
    let mut found = Vec::new();
    for (global, _) in module.definitions() {
        let name = &program.cx().globals[global].name;
        match program.code(global.as_u32()) {
            Ok(code) => found.extend(code.messages.iter().map(|m| (name.to_string(), m.clone()))),
            Err(fault) => found.push((name.to_string(), fault.message().to_owned())),
        }
    }
    Ok(found)
}

/// Calls one function of a module, as one thread on its own, and gives what it returns. Pointers cannot be
/// passed except null and addresses of nothing; memory of the module (its variables) is there.
///
/// # Errors
/// As [`run`].
pub fn call_function(
    module: &Module,
    name: &str,
    args: &[Value],
    options: &Options,
) -> Result<Value> {
    let mut global = Segment::new(Space::Global, true);
    let program = Program::new(module, options, &mut global, 0)?;
    let function = program.find_function(name)?;
    let cx = program.cx();
    let ty = cx.globals[Global::from_u32(function)].ty;
    let (ret, types, _) =
        cx.types.signature(ty).ok_or_else(|| Fault::input(format!("`{name}` is no function")))?;
    if types.len() != args.len() {
        return Err(Fault::input(format!(
            "`{name}` has {} parameters, {} arguments are given",
            types.len(),
            args.len()
        )));
    }
    let mut slots = Vec::new();
    for (&ty, arg) in types.iter().zip(args) {
        let shape = program.shape(ty)?;
        let first = slots.len();
        flatten(arg, &shape, &mut slots);
        if slots.len() - first != shape.slots as usize {
            return Err(Fault::input(format!(
                "an argument of type {} with the wrong number of scalars",
                cx.types.display(ty)
            )));
        }
    }
    let ret_shape = program.shape(ret)?;
    let mut device = device(global, options, [1; 3], [1; 3]);
    let mut group = workgroup(&program, &mut device, [0; 3], function, &slots)?;
    while schedule::run(&program, &mut device, &mut group, &mut [0; 16], TURN)? != Turn::Done {}
    let returned = std::mem::take(&mut group.threads[0].returned);
    Ok(unflatten(&ret_shape, &returned))
}

fn flatten(value: &Value, shape: &Shape, out: &mut Vec<Slot>) {
    let first = out.len();
    let scalar = |out: &mut Vec<Slot>, value: &Value, bits: u32| match value {
        Value::Bits(limbs) => out.extend(limbs.iter().map(|&l| Slot::new(l))),
        Value::Undef => {
            let at = out.len();
            out.resize(at + words(bits) as usize, Slot::ZERO);
            super::int::fill_undef(bits, &mut out[at..]);
        }
        _ => out.extend(std::iter::repeat_n(Slot::POISON, words(bits) as usize)),
    };
    match value {
        Value::Void => {}
        Value::Many(values) => {
            for (value, kind) in values.iter().zip(&shape.scalars) {
                scalar(out, value, kind.bits());
            }
        }
        _ => {
            for kind in &shape.scalars {
                scalar(out, value, kind.bits());
            }
        }
    }
    let bits = shape.scalars.first().map_or(64, |s| s.bits());
    // Bits above the width of a narrow scalar are not part of it.
    if bits < 64 && shape.scalars.len() == 1 && out.len() > first && out[first].is_defined() {
        out[first].bits &= super::value::mask(bits);
    }
}

fn unflatten(shape: &Shape, slots: &[Slot]) -> Value {
    let mut at = 0;
    let mut values: Vec<Value> = shape
        .scalars
        .iter()
        .map(|scalar| {
            let part = &slots[at..at + scalar.words() as usize];
            at += part.len();
            if part.iter().any(|s| s.is_poison()) {
                Value::Poison
            } else if part.iter().any(|s| !s.is_defined()) {
                Value::Undef
            } else {
                Value::Bits(part.iter().map(|s| s.bits).collect())
            }
        })
        .collect();
    match values.len() {
        0 => Value::Void,
        1 => values.remove(0),
        _ => Value::Many(values),
    }
}
