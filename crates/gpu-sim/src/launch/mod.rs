//! A launch: a kernel, its grid and its arguments; and its outcome.
//!
//! A [`Launch`] is read from words such as `--kernel saxpy --grid 4 --block 256 --arg y=buf:f32x1024:iota`
//! (the same words on the command line and in the `run:` comments of corpus sources). [`Launch::materialise`]
//! makes the bytes of every buffer; a simulator copies them into its global memory, lays the arguments
//! out with [`Launch::parameters`], runs, and gives the buffers' final bytes back as an [`Outcome`].
//! [`first_difference`] compares two outcomes.

mod compare;
mod contents;
mod image;
mod parse;
mod signature;
mod tensor;
mod value;

pub use compare::{Difference, compare_buffers, first_difference};
pub use image::{Addressing, ChannelOrder, Image, ImageShape, Sampler};
pub use signature::{BUFFER_BYTES, Fill, Ints, Param, Signature};
pub use tensor::TensorArg;
pub use value::{BufferData, ValueType};

use crate::fault::{Fault, Result};
use crate::tensor_map::{MAP_ALIGN, MAP_BYTES};

/// One kernel launch.
#[derive(Clone, Debug, PartialEq)]
pub struct Launch {
    /// Name of the kernel.
    pub kernel: String,
    /// Workgroups in x, y, z.
    pub grid: [u32; 3],
    /// Work-items of a workgroup in x, y, z.
    pub block: [u32; 3],
    /// NVIDIA only: workgroups of a cluster in x, y, z.
    pub cluster: [u32; 3],
    /// Bytes of dynamic shared memory, without the room for [`Arg::Local`].
    pub shared_bytes: u64,
    /// Relative difference of floats that a comparison of results may accept.
    pub tolerance: Option<f64>,
    /// The arguments, in order.
    pub args: Vec<Arg>,
}

/// Dimensions of a grid: up to the last in which there is more than one work-item, at least one.
pub fn dimensions(grid: [u32; 3], block: [u32; 3]) -> u32 {
    let used = |n: usize| grid[n] > 1 || block[n] > 1;
    if used(2) { 3 } else { 1 + u32::from(used(1)) }
}

/// One argument of a kernel.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// A number.
    Scalar {
        /// Its type.
        ty: ValueType,
        /// Its bit pattern.
        bits: u64,
    },
    /// A pointer to a buffer in global memory.
    Buffer(Buffer),
    /// A pointer into a buffer that another argument brings.
    Same {
        /// The buffer's name.
        name: String,
        /// Bytes from its start.
        offset: u64,
    },
    /// A structure by value, in C layout.
    Struct(Vec<Arg>),
    /// Raw bytes by value.
    Bytes(Vec<u8>),
    /// A null pointer.
    Null,
    /// A pointer to this many bytes of dynamic shared memory.
    Local(u64),
    /// An image.
    Image(Image),
    /// A tensor map by value, of a tensor in global memory.
    Tensor(TensorArg),
    /// A sampler.
    Sampler(Sampler),
}

/// A buffer in global memory.
#[derive(Clone, Debug, PartialEq)]
pub struct Buffer {
    /// Name, if given.
    pub name: Option<String>,
    /// Element type.
    pub ty: ValueType,
    /// Number of elements.
    pub count: u64,
    /// Source of the contents.
    pub init: Init,
}

/// Initial contents of a buffer.
#[derive(Clone, Debug, PartialEq)]
pub enum Init {
    /// Zeros.
    Zeros,
    /// One value (its bits) everywhere.
    Fill(u64),
    /// `start + index * step`, wrapping for integers.
    Iota {
        /// First value.
        start: f64,
        /// Distance of neighbours.
        step: f64,
    },
    /// splitmix64 of the seed, one draw per element; integers uniform in `low..=high`, floats in `low..high`.
    Random {
        /// Seed.
        seed: u64,
        /// Bounds as written, if given.
        range: Option<(Bound, Bound)>,
    },
    /// Sums of what [`Init::Random`] draws: 0 first, then each the one before and a draw, as offsets of rows are.
    Rising {
        /// Seed.
        seed: u64,
        /// The least and the greatest distance of neighbours.
        range: (Bound, Bound),
    },
    /// The bytes of a file; the rest is zero.
    File(String),
    /// These bit patterns; the rest is zero.
    Values(Vec<u64>),
}

/// A bound of a random range, kept exact for either kind of type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Bound {
    /// For integer types.
    Int(i128),
    /// For float types.
    Float(f64),
}

/// Results of a run.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Outcome {
    /// The buffers, in the order of the arguments, with their final contents.
    pub buffers: Vec<BufferData>,
    /// Text written by `printf` in the kernel, in the order of execution.
    pub output: String,
    /// Counts of the executed work.
    pub statistics: Statistics,
}

/// Counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Instructions executed, counted once per thread.
    pub instructions: u64,
    /// EUs only: pieces of 32 bytes that the instructions work on, by the widest type that they name, at least one each; those
    /// of the extended unit count four times, as it is a quarter as wide. Messages and branches count one.
    pub pieces: u64,
    /// EUs only: messages sent.
    pub messages: u64,
    /// Bytes loaded and stored in global memory.
    pub global_bytes: u64,
    /// Bytes loaded and stored in local memory.
    pub local_bytes: u64,
    /// Workgroup barriers passed, counted once per workgroup.
    pub barriers: u64,
    /// AMD and Intel: times that a removed instruction was passed over.
    pub removed: u64,
}

impl Launch {
    /// The kernel that it names.
    ///
    /// # Errors
    /// If there is none: the names that there are.
    #[cfg(any(feature = "amdgpu", feature = "intel"))]
    pub(crate) fn find_kernel<'a, K>(
        &self,
        kernels: &'a [K],
        name: impl Fn(&K) -> &str,
    ) -> Result<&'a K> {
        kernels.iter().find(|kernel| name(kernel) == self.kernel).ok_or_else(|| {
            let known: Vec<&str> = kernels.iter().map(&name).collect();
            self.no_kernel(&known.join(", "))
        })
    }

    /// There is no kernel of its name; `known` are those that there are.
    pub(crate) fn no_kernel(&self, known: &str) -> Fault {
        Fault::input(format!("there is no kernel `{}` (kernels: {known})", self.kernel))
    }

    /// Threads in a workgroup.
    pub fn block_size(&self) -> u64 {
        self.block.iter().map(|&n| u64::from(n)).product()
    }

    /// Workgroups in the grid.
    pub fn grid_size(&self) -> u64 {
        self.grid.iter().map(|&n| u64::from(n)).product()
    }

    /// The buffers among the arguments, structures and images included, in order.
    pub fn buffers(&self) -> Vec<&Buffer> {
        fn collect<'a>(args: &'a [Arg], out: &mut Vec<&'a Buffer>) {
            for arg in args {
                match arg {
                    Arg::Buffer(b) => out.push(b),
                    Arg::Image(image) => out.push(&image.channels),
                    Arg::Tensor(tensor) => out.push(&tensor.elements),
                    Arg::Struct(members) => collect(members, out),
                    _ => {}
                }
            }
        }
        let mut out = Vec::new();
        collect(&self.args, &mut out);
        out
    }

    /// Makes the initial contents of all buffers, in the order of [`Launch::buffers`]. Buffers without a
    /// name get `arg0`, `arg1`, ... by their position among the buffers.
    pub fn materialise(&self) -> Result<Vec<BufferData>> {
        self.buffers().iter().enumerate().map(|(i, b)| b.materialise(i)).collect()
    }

    /// Bytes of dynamic shared memory including the room for local arguments.
    pub fn dynamic_shared(&self) -> u64 {
        let start = align_up(self.shared_bytes, LOCAL_ALIGN);
        let end = local_bytes(&self.args, start);
        if end == start { self.shared_bytes } else { end }
    }

    /// Returns the bytes of every argument as the kernel receives it. `buffers` are the addresses of the buffers
    /// in the order of [`Launch::buffers`]; `shared` is the address of dynamic shared memory as a pointer
    /// into shared memory. Local arguments follow the `--shared` bytes.
    pub fn parameters(&self, buffers: &[u64], shared: u64) -> Result<Vec<Vec<u8>>> {
        let named: Vec<(&str, u64)> = self
            .buffers()
            .iter()
            .zip(buffers)
            .filter_map(|(buffer, &address)| Some((buffer.name.as_deref()?, address)))
            .collect();
        let mut packer = Packer {
            buffers: buffers.iter(),
            named: &named,
            shared: shared + align_up(self.shared_bytes, LOCAL_ALIGN),
        };
        self.args
            .iter()
            .map(|arg| {
                let mut bytes = Vec::new();
                packer.pack(arg, &mut bytes)?;
                Ok(bytes)
            })
            .collect()
    }
}

const LOCAL_ALIGN: u64 = 128;

fn align_up(value: u64, align: u64) -> u64 {
    value.next_multiple_of(align)
}

fn local_bytes(args: &[Arg], mut at: u64) -> u64 {
    for arg in args {
        match arg {
            Arg::Local(bytes) => at = align_up(at + bytes, LOCAL_ALIGN),
            Arg::Struct(members) => at = local_bytes(members, at),
            _ => {}
        }
    }
    at
}

impl Arg {
    /// Size and alignment in memory.
    pub fn layout(&self) -> (u64, u64) {
        match self {
            Arg::Scalar { ty, .. } => (ty.size(), ty.size()),
            Arg::Buffer(_)
            | Arg::Same { .. }
            | Arg::Null
            | Arg::Local(_)
            | Arg::Image(_)
            | Arg::Sampler(_) => (8, 8),
            Arg::Tensor(_) => (MAP_BYTES as u64, MAP_ALIGN),
            Arg::Bytes(bytes) => (bytes.len() as u64, 1),
            Arg::Struct(members) => {
                let (mut size, mut align) = (0, 1);
                for member in members {
                    let (s, a) = member.layout();
                    size = align_up(size, a) + s;
                    align = align.max(a);
                }
                (align_up(size, align), align)
            }
        }
    }
}

struct Packer<'a> {
    buffers: std::slice::Iter<'a, u64>,
    /// The addresses of the buffers that have names.
    named: &'a [(&'a str, u64)],
    shared: u64,
}

impl Packer<'_> {
    fn next_buffer(&mut self) -> Result<u64> {
        let next = self.buffers.next();
        next.copied().ok_or_else(|| Fault::input("fewer buffer addresses than buffers"))
    }

    fn pack(&mut self, arg: &Arg, out: &mut Vec<u8>) -> Result<()> {
        match arg {
            Arg::Scalar { ty, bits } => {
                out.extend_from_slice(&bits.to_le_bytes()[..ty.size() as usize]);
            }
            Arg::Buffer(_) | Arg::Image(_) => {
                out.extend_from_slice(&self.next_buffer()?.to_le_bytes());
            }
            Arg::Tensor(tensor) => out.extend_from_slice(&tensor.bytes(self.next_buffer()?)?),
            Arg::Same { name, offset } => {
                let found = self.named.iter().find(|(known, _)| known == name);
                let &(_, address) =
                    found.ok_or_else(|| Fault::input(format!("there is no buffer `{name}`")))?;
                out.extend_from_slice(&address.wrapping_add(*offset).to_le_bytes());
            }
            // A sampler has no bytes of its own.
            Arg::Null | Arg::Sampler(_) => out.extend_from_slice(&[0; 8]),
            Arg::Local(bytes) => {
                out.extend_from_slice(&self.shared.to_le_bytes());
                self.shared = align_up(self.shared + bytes, LOCAL_ALIGN);
            }
            Arg::Bytes(bytes) => out.extend_from_slice(bytes),
            Arg::Struct(members) => {
                // Nesting depth is bounded by the parser.
                let start = out.len();
                for member in members {
                    let at = align_up((out.len() - start) as u64, member.layout().1);
                    out.resize(start + at as usize, 0);
                    self.pack(member, out)?;
                }
                out.resize(start + arg.layout().0 as usize, 0);
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;
