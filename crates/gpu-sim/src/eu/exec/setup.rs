//! The driver's part of a launch: buffers, the thread payload, the grid.

use super::reach::{Bound, SamplerCache};
use super::thread::{GRF_BYTES, Thread};
use super::{Group, Machine, printed};
use crate::eu::addresses::{INDIRECT_BASE, SCRATCH_BASE};
use crate::eu::elf::{AddressAt, Argument, Kernel, Part, SamplerFrom, Zebin};
use crate::eu::generation::Generation;
use crate::eu::{Options, Tracer};
use crate::fault::{Fault, FaultPlace, Result};
use crate::launch::{Addressing, Arg, Launch, Outcome, Sampler, Statistics, dimensions};
use crate::memory::{Contents, Segment, Space};
use crate::random::Random;

/// The largest work-group.
const MAX_ITEMS: u64 = 1024;
/// The largest shared local memory of a work-group.
const MAX_SLM: u64 = 64 * 1024;
/// Work-groups of the hostile machine that run at the same time.
const TOGETHER: usize = 16;

/// Choices of a run's [`Machine::patience`].
const PATIENCE: [u64; 4] = [2, 2, 4, 32];

/// Runs a kernel.
pub(in crate::eu) fn run<'a>(
    zebin: &'a Zebin,
    kernel: &'a Kernel,
    launch: &Launch,
    options: &'a Options,
    tracer: Option<&'a mut Tracer<'a>>,
) -> Result<Outcome> {
    check(kernel, launch)?;
    let mut global = Segment::new(Space::Global, false);
    let (mut buffers, addresses) = global.place_buffers(launch, 4096)?;
    let code = load(zebin, kernel, &mut global)?;
    let threads = launch.block_size().div_ceil(u64::from(kernel.simd));
    let private = match kernel.private_bytes {
        0 => 0,
        bytes => global.allocate(
            "private memory",
            u64::from(bytes) * threads,
            4096,
            Contents::Undefined,
        )?,
    };
    let printed = match kernel.arguments.iter().any(|a| a.kind == "printf_buffer") {
        true => {
            let mut bytes = vec![0; printed::BUFFER_BYTES as usize];
            bytes[..4].copy_from_slice(&printed::FIRST.to_le_bytes());
            let contents = Contents::Bytes(bytes);
            global.allocate("the buffer of printf", printed::BUFFER_BYTES, 4096, contents)?
        }
        false => 0,
    };
    let own = Own { private, printed };
    let (cross_thread, slm_bytes) = cross_thread_data(kernel, launch, &addresses, own)?;
    let payload = Payload::new(kernel, launch.block, cross_thread)?;
    let mut random = options.hostile.map(Random::new);
    let patience = random.as_mut().map_or(1, |random| PATIENCE[random.below(PATIENCE.len())]);
    let mut machine = Machine {
        patience,
        generation: zebin.generation,
        kernel,
        decoded: vec![None; code.len().div_ceil(8)],
        code,
        global,
        bindings: bindings(kernel, launch, &addresses)?,
        bound: bound(kernel, launch, &addresses)?,
        indirect: payload.indirect(),
        budget: options.max_instructions,
        fused: options.fused && zebin.generation >= Generation::Gen12,
        open: 0,
        statistics: Statistics::default(),
        tracer,
        random,
        without: options.without,
        hostile: options.hostile.is_some(),
    };
    // Threads of one work-group have the private memory at a time.
    let together = machine.random.is_some() && kernel.private_bytes == 0;
    let mut groups = Vec::new();
    let [gx, gy, gz] = launch.grid;
    for z in 0..gz {
        for y in 0..gy {
            for x in 0..gx {
                let id = [x, y, z];
                let mut group = payload.start(zebin.generation, id, slm_bytes)?;
                if machine.random.is_some() {
                    groups.push(group);
                    if !together || groups.len() == TOGETHER {
                        machine.run_together(&mut groups)?;
                    }
                    continue;
                }
                machine
                    .run_group(&mut group)
                    .map_err(|f| f.at(FaultPlace { block: Some(id), ..FaultPlace::default() }))?;
            }
        }
    }
    machine.run_together(&mut groups)?;
    machine.global.read_buffers(&mut buffers, &addresses)?;
    let output = match printed {
        0 => String::new(),
        buffer => printed::text(&machine.global, buffer)?,
    };
    Ok(Outcome { buffers, output, statistics: machine.statistics })
}

/// Loads the program's variables, and gives the kernel's code with their addresses.
fn load(zebin: &Zebin, kernel: &Kernel, global: &mut Segment) -> Result<Vec<u8>> {
    let mut starts = Vec::new();
    for data in &zebin.data {
        let size = data.bytes.len() as u64;
        let contents = Contents::Bytes(data.bytes.clone());
        starts.push(global.allocate(data.name.clone(), size, 4096, contents)?);
    }
    let put = |place: &AddressAt, bytes: &mut [u8]| {
        let address = starts[place.data].wrapping_add(place.addend).to_le_bytes();
        let written = match place.part {
            Part::Whole => &address[..],
            Part::Low => &address[..4],
            Part::High => &address[4..],
        };
        let at = place.offset as usize;
        let room = at.checked_add(written.len()).and_then(|end| bytes.get_mut(at..end));
        room.ok_or_else(|| Fault::input("an address beyond its section"))?.copy_from_slice(written);
        Ok(())
    };
    for (data, &start) in zebin.data.iter().zip(&starts) {
        let mut bytes = data.bytes.clone();
        for place in &data.addresses {
            put(place, &mut bytes)?;
        }
        global.store_bytes(start, &bytes)?;
        if data.name.contains("const") {
            global.protect(start);
        }
    }
    let mut code = kernel.code.clone();
    for place in &kernel.addresses {
        put(place, &mut code)?;
    }
    Ok(code)
}

fn check(kernel: &Kernel, launch: &Launch) -> Result<()> {
    if kernel.unlinked {
        return Err(Fault::unsupported("code that has to be linked (calls of functions)"));
    }
    let items = launch.block_size();
    if items == 0 || items > MAX_ITEMS {
        return Err(Fault::input(format!("{items} work-items in a work-group: 1 to {MAX_ITEMS}")));
    }
    if let Some(size) = kernel.required_work_group
        && size != launch.block
        && size != [0; 3]
    {
        let have = launch.block;
        return Err(Fault::input(format!(
            "the kernel needs work-groups of {size:?}, not {have:?}"
        )));
    }
    Ok(())
}

/// Returns the buffers of the numbers in the binding table.
fn bindings(kernel: &Kernel, launch: &Launch, addresses: &[u64]) -> Result<Vec<(u32, u64)>> {
    let given = launch.parameters(addresses, 0)?;
    let address = |index: u32| -> Option<u64> {
        let bytes = given.get(index as usize)?;
        let pointer = u64::from_le_bytes(bytes.get(..8)?.try_into().ok()?);
        // A surface begins where its buffer does; a parameter says how far from there the pointer is.
        Some(match launch.args.get(index as usize) {
            Some(Arg::Same { offset, .. }) => pointer.wrapping_sub(*offset),
            _ => pointer,
        })
    };
    let all = kernel.bindings.iter();
    Ok(all.filter_map(|&(number, index)| Some((number, address(index)?))).collect())
}

/// The images and samplers of a launch, by their numbers in messages.
fn bound(kernel: &Kernel, launch: &Launch, addresses: &[u64]) -> Result<Bound> {
    let mut found = Bound::default();
    let given = launch.parameters(addresses, 0)?;
    for &(number, index) in &kernel.bindings {
        if let (Some(Arg::Image(image)), Some(bytes)) =
            (launch.args.get(index as usize), given.get(index as usize))
        {
            let mut address = [0; 8];
            address.copy_from_slice(bytes);
            found.images.push((number, image.clone(), u64::from_le_bytes(address)));
        }
    }
    for &(number, from) in &kernel.samplers {
        let sampler = match from {
            SamplerFrom::File(sampler) => sampler,
            SamplerFrom::Argument(index) => match launch.args.get(index as usize) {
                Some(&Arg::Sampler(sampler)) => sampler,
                _ => return Err(Fault::input(format!("parameter {index} is a sampler"))),
            },
        };
        found.samplers.push((number, sampler));
    }
    Ok(found)
}

/// Addresses of memory that the driver allocates; 0 where there is none.
#[derive(Clone, Copy)]
struct Own {
    private: u64,
    printed: u64,
}

/// The cross-thread data, and the bytes of shared local memory.
fn cross_thread_data(
    kernel: &Kernel,
    launch: &Launch,
    addresses: &[u64],
    own: Own,
) -> Result<(Vec<u8>, u64)> {
    let given = launch.parameters(addresses, 0)?;
    let end = kernel.arguments.iter().map(|a| u64::from(a.offset) + u64::from(a.size)).max();
    let size = (end.unwrap_or(0) as usize).next_multiple_of(GRF_BYTES);
    if size > 120 * GRF_BYTES {
        return Err(Fault::input(format!("{size} bytes of arguments")));
    }
    let mut bytes = vec![0; size];
    // Local parameters are counted from 0; the kernel itself adds what it has of a known size.
    let mut local = 0u64;
    let mut seen = vec![false; given.len()];
    let mut arguments: Vec<&Argument> = kernel.arguments.iter().collect();
    arguments.sort_by_key(|a| a.index);
    for argument in arguments {
        let room = argument.offset as usize..(argument.offset + argument.size) as usize;
        let value = match argument.index {
            Some(index) => {
                let data = given.get(index as usize).ok_or_else(|| {
                    Fault::input(format!("the kernel has a parameter {index}, the launch has not"))
                })?;
                seen[index as usize] = true;
                explicit(argument, data, &launch.args[index as usize], &mut local)?
            }
            None => implicit(argument, launch, own)?,
        };
        let room = &mut bytes[room];
        let count = room.len().min(value.len());
        room[..count].copy_from_slice(&value[..count]);
    }
    let used = seen.iter().rposition(|&s| s).map_or(0, |n| n + 1);
    if used > given.len() {
        return Err(Fault::input("more arguments than parameters"));
    }
    let slm = u64::from(kernel.slm_bytes) + local + launch.shared_bytes;
    if slm > MAX_SLM {
        return Err(Fault::input(format!("{slm} bytes of shared local memory, at most {MAX_SLM}")));
    }
    Ok((bytes, slm))
}

/// The bytes of a parameter's place.
fn explicit(argument: &Argument, data: &[u8], arg: &Arg, local: &mut u64) -> Result<Vec<u8>> {
    if argument.slm {
        let &Arg::Local(size) = arg else {
            return Err(Fault::input("a local parameter needs an argument `local`"));
        };
        let align = u64::from(argument.slm_alignment.max(1));
        let at = local.next_multiple_of(align);
        *local = at + size;
        return Ok(at.to_le_bytes().to_vec());
    }
    match argument.kind.as_str() {
        "arg_bypointer" | "buffer_address" => Ok(data.to_vec()),
        // Surfaces begin where the buffers do.
        "buffer_offset" => match arg {
            Arg::Same { offset, .. } => Ok(offset.to_le_bytes().to_vec()),
            _ => Ok(vec![0; 8]),
        },
        "buffer_size" => Err(Fault::unsupported("the size of a buffer as an argument")),
        "arg_byvalue" => {
            let start = argument.source_offset as usize;
            let end = start + argument.size as usize;
            let piece = data.get(start..end.min(data.len())).ok_or_else(|| {
                Fault::input(format!("bytes {start} to {end} of an argument of {}", data.len()))
            })?;
            Ok(piece.to_vec())
        }
        kind => match number(kind, arg) {
            Some(number) => Ok(number.to_le_bytes().to_vec()),
            None => Err(Fault::unsupported(format!("arguments of the kind {kind}"))),
        },
    }
}

/// A number about an image or a sampler.
fn number(kind: &str, arg: &Arg) -> Option<u32> {
    match arg {
        Arg::Image(image) => {
            let layered = image.shape.layers;
            Some(match kind {
                "image_width" => image.size[0],
                "image_height" => image.size[1],
                "image_depth" => {
                    if layered {
                        0
                    } else {
                        image.size[2]
                    }
                }
                "image_array_size" => {
                    if layered {
                        image.size[2]
                    } else {
                        0
                    }
                }
                "image_channel_data_type" => image.data_type(),
                "image_channel_order" => image.order as u32,
                _ => return None,
            })
        }
        &Arg::Sampler(Sampler { addressing, linear, normalized }) => Some(match kind {
            "sampler_address" => addressing as u32,
            "sampler_normalized" => u32::from(normalized) * 8,
            "sampler_snap_wa" => match (addressing, linear) {
                (Addressing::Border, false) => u32::MAX,
                _ => 0,
            },
            _ => return None,
        }),
        _ => None,
    }
}

/// The bytes of a value that the driver adds.
fn implicit(argument: &Argument, launch: &Launch, own: Own) -> Result<Vec<u8>> {
    let [grid, block] = [launch.grid, launch.block];
    let words: [u32; 3] = match argument.kind.as_str() {
        "private_base_stateless" => [own.private as u32, (own.private >> 32) as u32, 0],
        "printf_buffer" => [own.printed as u32, (own.printed >> 32) as u32, 0],
        "global_id_offset" => [0; 3],
        "local_size" | "enqueued_local_size" => block,
        "group_count" => grid,
        "global_size" => core::array::from_fn(|n| grid[n].wrapping_mul(block[n])),
        "work_dimensions" => [dimensions(grid, block), 0, 0],
        kind => return Err(Fault::unsupported(format!("arguments of the kind {kind}"))),
    };
    Ok(words.iter().flat_map(|w| w.to_le_bytes()).collect())
}

/// Payload of the threads of every work-group.
struct Payload<'a> {
    kernel: &'a Kernel,
    block: [u32; 3],
    /// Work-items of a work-group.
    items: u32,
    cross_thread: Vec<u8>,
}

impl<'a> Payload<'a> {
    fn new(kernel: &'a Kernel, block: [u32; 3], mut cross_thread: Vec<u8>) -> Result<Payload<'a>> {
        let items = block.iter().product();
        let inline = kernel.inline_bytes as usize;
        if inline > 0 {
            // There is room for all that comes with the thread.
            cross_thread.resize(cross_thread.len().max(inline), 0);
        }
        let per_dimension = (kernel.simd as usize * 2).next_multiple_of(GRF_BYTES);
        if kernel.per_thread_bytes as usize / per_dimension > 3 {
            return Err(Fault::input("more than three local ids"));
        }
        Ok(Payload { kernel, block, items, cross_thread })
    }

    fn threads(&self) -> u32 {
        self.items.div_ceil(self.kernel.simd)
    }

    /// The data that threads load themselves: what of the cross-thread data does not come with them, then the local ids of one
    /// thread after the other.
    fn indirect(&self) -> Vec<u8> {
        if self.kernel.inline_bytes == 0 {
            return Vec::new();
        }
        let mut bytes = self.cross_thread[self.kernel.inline_bytes as usize..].to_vec();
        for n in 0..self.threads() {
            bytes.extend(self.local_ids(n));
        }
        bytes
    }

    /// The threads of a work-group with their payload.
    fn start(&self, generation: Generation, id: [u32; 3], slm: u64) -> Result<Group> {
        let kernel = self.kernel;
        let count = self.threads();
        let threads = (0..count).map(|n| {
            let first = n * kernel.simd;
            let channels = (self.items - first).min(kernel.simd);
            let mut thread = Thread::new(u32::MAX >> (32 - channels), first, kernel.scratch_bytes);
            header(&mut thread, generation, id, n, count);
            if kernel.inline_bytes == 0 {
                let ids = self.local_ids(n);
                fill(&mut thread, GRF_BYTES, &ids)?;
                fill(&mut thread, GRF_BYTES + ids.len(), &self.cross_thread)?;
            } else if with_ids(id) {
                let ids = self.local_ids(n);
                fill(&mut thread, GRF_BYTES, &ids)?;
                fill(&mut thread, GRF_BYTES + ids.len(), self.inline())?;
                thread.ip = kernel.entry_with_ids;
            } else {
                fill(&mut thread, GRF_BYTES, self.inline())?;
            }
            Ok(thread)
        });
        let threads = threads.collect::<Result<Vec<_>>>()?;
        let (slm, sampler) = (vec![0xcd; slm as usize], SamplerCache::default());
        Ok(Group { id, slm, sampler, threads, arrived: 0 })
    }

    /// Returns the part of the cross-thread data that comes with a thread.
    fn inline(&self) -> &[u8] {
        &self.cross_thread[..self.kernel.inline_bytes as usize]
    }

    /// The local ids of a thread: an array of words for each dimension that the kernel has.
    fn local_ids(&self, thread: u32) -> Vec<u8> {
        let (kernel, block) = (self.kernel, self.block);
        let per_dimension = (kernel.simd as usize * 2).next_multiple_of(GRF_BYTES);
        let dimensions = kernel.per_thread_bytes as usize / per_dimension;
        let mut bytes = vec![0; kernel.per_thread_bytes as usize];
        let first = thread * kernel.simd;
        for lane in 0..kernel.simd.min(self.items - first) {
            let item = first + lane;
            let id = [item % block[0], item / block[0] % block[1], item / (block[0] * block[1])];
            for (dimension, value) in id.into_iter().enumerate().take(dimensions) {
                let at = dimension * per_dimension + 2 * lane as usize;
                bytes[at..at + 2].copy_from_slice(&(value as u16).to_le_bytes());
            }
        }
        bytes
    }
}

/// Whether the hardware makes the local ids of a work-group, where it can (from gen12.5 on): those of every other
/// work-group, so that both entries of a kernel are used.
fn with_ids(id: [u32; 3]) -> bool {
    id.iter().sum::<u32>() % 2 == 1
}

/// Puts bytes into the registers.
fn fill(thread: &mut Thread, at: usize, bytes: &[u8]) -> Result<()> {
    let room = thread.grf.get_mut(at..at + bytes.len());
    let room = room.ok_or_else(|| Fault::input("the arguments do not fit into the registers"))?;
    room.copy_from_slice(bytes);
    Ok(())
}

/// `r0`. The low bits of `r0.5` number the threads that run at the same time: those of a work-group here.
fn header(
    thread: &mut Thread,
    generation: Generation,
    [x, y, z]: [u32; 3],
    number: u32,
    threads: u32,
) {
    let mut words = [0, x, 0, 0, 0, SCRATCH_BASE | number, y, z];
    if generation >= Generation::Gen12p5 {
        // Where the thread's data are, its number in the work-group, and the work-group's threads for the barrier; the lower bits
        // mean something else.
        words[0] = INDIRECT_BASE | 0x2a;
        words[2] = threads << 24 | 0x0055_aa00 | number;
        thread.set_number(number);
    }
    for (n, word) in words.into_iter().enumerate() {
        thread.set_dword(0, n, word);
    }
}
