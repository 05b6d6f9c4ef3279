//! Launches that are made up from a kernel's parameters.
//!
//! A pointer is given a buffer of 64 KiB with values that suit the elements' type; small integers stand for sizes and strides. The first
//! launches have the values that kernels most often accept; later ones are drawn by the seed.

use gpu_sim::launch::{Fill, Ints, Signature};
use gpu_sim::random::Random;

/// Draws an element.
fn one_of<T: Copy>(draw: &mut Random, list: &[T]) -> T {
    list[draw.below(list.len())]
}

/// Bytes of shared memory that a launch gives: as many as an AMD GPU has.
const SHARED_BYTES: u64 = 1 << 16;

/// The largest workgroup of AMD's GPUs, which compilers state if nothing is known.
const LARGEST: u32 = 1024;

/// Whether the kernel states how many work-items its workgroups have.
pub(crate) fn states_block(kernel: &Signature) -> bool {
    kernel.required.is_some() || kernel.most.is_some_and(|most| most < LARGEST)
}

fn block(kernel: &Signature, draw: &mut Random) -> [u32; 3] {
    if let Some(required) = kernel.required {
        return required;
    }
    if let Some(most) = kernel.most.filter(|_| states_block(kernel)) {
        return [most, 1, 1];
    }
    match kernel.dimensions {
        1 => one_of(draw, &[[64, 1, 1], [128, 1, 1], [256, 1, 1], [32, 1, 1]]),
        2 => one_of(draw, &[[16, 16, 1], [32, 8, 1], [8, 8, 1], [64, 1, 1]]),
        _ => one_of(draw, &[[8, 8, 4], [16, 4, 2], [8, 8, 1], [64, 1, 1]]),
    }
}

fn grid(kernel: &Signature, draw: &mut Random) -> [u32; 3] {
    match kernel.dimensions {
        1 => one_of(draw, &[[2, 1, 1], [1, 1, 1], [3, 1, 1], [4, 1, 1]]),
        2 => one_of(draw, &[[2, 1, 1], [1, 2, 1], [2, 2, 1], [1, 1, 1]]),
        _ => one_of(draw, &[[2, 1, 1], [2, 2, 1], [1, 2, 2], [1, 1, 1]]),
    }
}

/// Returns the words of the launch with a number.
pub(crate) fn words(kernel: &Signature, number: u64, seed: u64) -> String {
    let mut draw = Random::of_launch(seed.wrapping_add(number));
    let int = match number {
        0 => 64,
        1 => 16,
        _ => one_of(&mut draw, &[1, 4, 16, 37, 64, 100, 128]),
    };
    let ints = match number {
        0 => Ints::UpTo(15),
        _ => one_of(
            &mut draw,
            &[Ints::UpTo(1), Ints::UpTo(15), Ints::UpTo(63), Ints::Rising(6), Ints::Any],
        ),
    };
    let float = one_of(&mut draw, &[1.25, 0.5, 2.0, -3.5]);
    let block = block(kernel, &mut draw);
    let grid = grid(kernel, &mut draw);
    kernel.words(
        block,
        grid,
        Fill { int, ints, float, shared: SHARED_BYTES },
        draw.below(1000) as u64,
    )
}
