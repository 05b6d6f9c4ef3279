//! A grid of threads, with the payload that the driver makes.

use crate::machine::{Memory, Stop, Thread};
use gpu_sim::launch::{Arg, BufferData, Launch};
use intel_backend::abi::kernel::{ArgumentKind, Kernel};
use intel_backend::target::eu::relocation::AddressPart;
use intel_backend::target::eu::{EuFunction, Extra, Src, Type};

/// Bytes of a surface in front of what the parameter points to.
const SURFACE_BEGIN: u64 = 48;

/// Runs a kernel and gives the final contents of the buffers.
pub(crate) fn run(
    func: &EuFunction,
    kernel: &Kernel,
    launch: &Launch,
) -> Result<Vec<BufferData>, String> {
    let mut buffers = launch.materialise().map_err(|e| e.to_string())?;
    let mut memory =
        Memory { buffers: Vec::new(), slm: Vec::new(), scratch: Vec::new(), surfaces: Vec::new() };
    let mut addresses = Vec::new();
    let mut next = 0x7f00_0010_0000u64;
    for buffer in &buffers {
        addresses.push(next);
        memory.buffers.push((next, buffer.bytes.clone()));
        next += (buffer.bytes.len() as u64).next_multiple_of(4096) + 4096;
    }
    let mut variables = Vec::new();
    for variable in &kernel.variables {
        variables.push(next);
        memory.buffers.push((next, variable.bytes.clone()));
        next += (variable.bytes.len() as u64).next_multiple_of(4096) + 4096;
    }
    let linked = link(func, &variables);
    let func = &linked;
    let shared = u64::from(kernel.slm_bytes).next_multiple_of(128);
    let arguments = launch.parameters(&addresses, shared).map_err(|e| e.to_string())?;
    for &index in &kernel.surfaces {
        let address = arguments[index as usize][..8].try_into().expect("an address");
        memory.surfaces.push(u64::from_le_bytes(address) - SURFACE_BEGIN);
    }
    let slm = shared + launch.dynamic_shared() + 4096;
    let block = launch.block;
    let items = launch.block_size() as u32;
    let simd = u32::from(func.simd);
    for group in 0..launch.grid_size() as u32 {
        let id = [
            group % launch.grid[0],
            group / launch.grid[0] % launch.grid[1],
            group / launch.grid[0] / launch.grid[1],
        ];
        memory.slm = (0..slm).map(|i| (i * 37) as u8).collect();
        let space = kernel.scratch_bytes.next_multiple_of(1024);
        let count = items.div_ceil(simd) + 1;
        memory.scratch = (0..space * count).map(|i| (i * 91 + 7) as u8).collect();
        let cross = cross_thread(kernel, launch, &arguments)?;
        let mut threads: Vec<Option<Thread>> = Vec::new();
        for first in (0..items).step_by(simd as usize) {
            let count = (items - first).min(simd);
            let dispatch = u32::MAX >> (32 - count);
            let mut thread = Thread::new(func, dispatch, u64::from(group * 977 + first + 1));
            let mut put = |at: usize, bytes: &[u8]| {
                thread.grf[at..at + bytes.len()].copy_from_slice(bytes);
            };
            for (at, id) in [4, 24, 28].into_iter().zip(id) {
                put(at, &id.to_le_bytes());
            }
            // Below the base is something else.
            put(20, &(((first / simd + 1) * space) | 0x15).to_le_bytes());
            for channel in 0..count {
                let item = first + channel;
                let local =
                    [item % block[0], item / block[0] % block[1], item / block[0] / block[1]];
                for (d, id) in local.into_iter().enumerate() {
                    let at = 32 + d * kernel.local_id_bytes() as usize + channel as usize * 2;
                    put(at, &(id as u16).to_le_bytes());
                }
            }
            put(usize::from(kernel.cross_thread_grf()) * 32, &cross);
            threads.push(Some(thread));
        }
        // Round by round from barrier to barrier.
        while threads.iter().any(Option::is_some) {
            let mut stops = Vec::new();
            for place in &mut threads {
                let Some(thread) = place else { continue };
                let stop = thread.run(&mut memory)?;
                stops.push(stop);
                if stop == Stop::End {
                    *place = None;
                }
            }
            if stops.windows(2).any(|pair| pair[0] != pair[1]) {
                return Err("some threads wait at a barrier, others have ended".to_owned());
            }
        }
    }
    for (buffer, (_, bytes)) in buffers.iter_mut().zip(memory.buffers) {
        buffer.bytes = bytes;
    }
    Ok(buffers)
}

/// The function with the addresses of variables in it.
fn link(func: &EuFunction, variables: &[u64]) -> EuFunction {
    let mut func = func.clone();
    for data in func.insts.values_mut() {
        if let Extra::Address(variable, part) = data.extra {
            data.extra = Extra::None;
            let address = variables[variable as usize];
            data.srcs[0] = match part {
                AddressPart::Whole => Src::imm(Type::UQ, address),
                AddressPart::Low => Src::imm(Type::UD, address & 0xffff_ffff),
                AddressPart::High => Src::imm(Type::UD, address >> 32),
            };
        }
    }
    func
}

fn cross_thread(kernel: &Kernel, launch: &Launch, args: &[Vec<u8>]) -> Result<Vec<u8>, String> {
    let mut data = vec![0xcc; kernel.cross_thread_bytes() as usize];
    for argument in &kernel.arguments {
        let words = |numbers: [u32; 3]| numbers.iter().flat_map(|n| n.to_le_bytes()).collect();
        let bytes: Vec<u8> = match argument.kind {
            ArgumentKind::ByPointer { index, .. } => args[index as usize].clone(),
            ArgumentKind::BufferOffset { .. } => (SURFACE_BEGIN as u32).to_le_bytes().to_vec(),
            ArgumentKind::LocalPointer { index, .. } => {
                assert!(matches!(launch.args[index as usize], Arg::Local(_)));
                args[index as usize][..4].to_vec()
            }
            ArgumentKind::ByValue { index, source_offset } => {
                args[index as usize][source_offset as usize..].to_vec()
            }
            ArgumentKind::GlobalIdOffset => words([0; 3]),
            ArgumentKind::LocalSize | ArgumentKind::EnqueuedLocalSize => words(launch.block),
            ArgumentKind::GlobalSize => words([0, 1, 2].map(|d| launch.block[d] * launch.grid[d])),
            ArgumentKind::GroupCount => words(launch.grid),
            ArgumentKind::WorkDimensions => 3u32.to_le_bytes().to_vec(),
            other => return Err(format!("{other:?}")),
        };
        let at = argument.offset as usize;
        let size = argument.size as usize;
        let bytes = bytes.get(..size).ok_or("an argument is too small")?;
        data[at..at + size].copy_from_slice(bytes);
    }
    Ok(data)
}
