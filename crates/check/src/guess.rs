//! Launches that are made up from a kernel's parameters.
//!
//! A pointer is given a buffer of 64 KiB with values that suit the elements' type; small integers stand for sizes and strides. The first
//! launches have the values that kernels most often accept; later ones are drawn by the seed.

use gpu_sim::launch::{Fill, Ints, Signature};

/// The splitmix64 generator.
struct Draw(u64);

impl Draw {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[(self.next() % list.len() as u64) as usize]
    }
}

/// Bytes of shared memory that a launch gives: as many as an AMD GPU has.
const SHARED_BYTES: u64 = 1 << 16;

/// The largest workgroup of AMD's GPUs, which compilers state if nothing is known.
const LARGEST: u32 = 1024;

/// Whether the kernel states how many work-items its workgroups have.
pub(crate) fn states_block(kernel: &Signature) -> bool {
    kernel.required.is_some() || kernel.most.is_some_and(|most| most < LARGEST)
}

fn block(kernel: &Signature, draw: &mut Draw) -> [u32; 3] {
    if let Some(required) = kernel.required {
        return required;
    }
    if let Some(most) = kernel.most.filter(|_| states_block(kernel)) {
        return [most, 1, 1];
    }
    match kernel.dimensions {
        1 => draw.of(&[[64, 1, 1], [128, 1, 1], [256, 1, 1], [32, 1, 1]]),
        2 => draw.of(&[[16, 16, 1], [32, 8, 1], [8, 8, 1], [64, 1, 1]]),
        _ => draw.of(&[[8, 8, 4], [16, 4, 2], [8, 8, 1], [64, 1, 1]]),
    }
}

fn grid(kernel: &Signature, draw: &mut Draw) -> [u32; 3] {
    match kernel.dimensions {
        1 => draw.of(&[[2, 1, 1], [1, 1, 1], [3, 1, 1], [4, 1, 1]]),
        2 => draw.of(&[[2, 1, 1], [1, 2, 1], [2, 2, 1], [1, 1, 1]]),
        _ => draw.of(&[[2, 1, 1], [2, 2, 1], [1, 2, 2], [1, 1, 1]]),
    }
}

/// Returns the words of the launch with a number.
pub(crate) fn words(kernel: &Signature, number: u64, seed: u64) -> String {
    let mut draw = Draw(seed.wrapping_add(number));
    let int = match number {
        0 => 64,
        1 => 16,
        _ => draw.of(&[1, 4, 16, 37, 64, 100, 128]),
    };
    let ints = match number {
        0 => Ints::UpTo(15),
        _ => draw.of(&[Ints::UpTo(1), Ints::UpTo(15), Ints::UpTo(63), Ints::Rising(6), Ints::Any]),
    };
    let float = draw.of(&[1.25, 0.5, 2.0, -3.5]);
    let block = block(kernel, &mut draw);
    let grid = grid(kernel, &mut draw);
    kernel.words(block, grid, Fill { int, ints, float, shared: SHARED_BYTES }, draw.next() % 1000)
}
