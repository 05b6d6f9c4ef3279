//! Images: shapes, formats, samplers.

use gpu_sim::launch::{Addressing, BufferData, Sampler};

use crate::Program;
use crate::buffers::{read, write};

/// A launch of `filters` with a sampler, by its number, that takes coordinates of texels or (`1/8`, `1/4`) of the whole.
macro_rules! filtered {
    ($sampler:literal, $sx:literal, $sy:literal) => {
        Program::exact(
            "images",
            concat!(
                "--kernel filters --grid 4 --block 16 --arg im=image:2d:rgba:f32:8x4:iota --arg sampler:",
                $sampler,
                " --arg at=buf:i32x128:random:1:-48:80 --arg out=buf:f32x256:zeros --arg f32:",
                $sx,
                " --arg f32:",
                $sy
            ),
            |buffers| filters(buffers, $sampler),
        )
    };
}

/// The same of `integers`.
macro_rules! integer {
    ($sampler:literal, $sx:literal, $sy:literal) => {
        Program::exact(
            "images",
            concat!(
                "--kernel integers --grid 4 --block 16 --arg im=image:2d:rgba:i16:8x4:iota --arg sampler:",
                $sampler,
                " --arg at=buf:i32x128:random:1:-48:80 --arg out=buf:i32x256:zeros --arg f32:",
                $sx,
                " --arg f32:",
                $sy
            ),
            |buffers| integers(buffers, $sampler),
        )
    };
}

/// Launches of `texels` and `layers` with a sampler.
macro_rules! texel {
    ($sampler:literal) => {
        Program::exact(
            "images",
            concat!(
                "--kernel texels --grid 2 --block 30 --arg im=image:2d:r:u8:8x4:iota:3 --arg sampler:",
                $sampler,
                " --arg at=buf:i32x120:random:2:-3:9 --arg out=buf:u32x480:zeros"
            ),
            |buffers| texels(buffers, $sampler),
        )
    };
}

/// The launches. Texels are small whole numbers and coordinates quarters of texels, so filters give exact results.
pub(crate) const PROGRAMS: &[Program] = &[
    Program::exact(
        "images",
        "--kernel rows --grid 3,1 --block 7,2 --arg a=image:1d:rgba:f32:21:iota --arg b=image:1d:rgba:f32:21:zeros \
         --arg c=image:1darray:rg:f32:21x2:iota --arg d=image:1darray:rg:f32:21x2:zeros \
         --arg e=image:1dbuffer:r:u16:21:iota:5 --arg f=image:1dbuffer:r:u16:21:zeros",
        rows,
    ),
    Program::exact(
        "images",
        "--kernel volumes --grid 1,2,1 --block 5,2,3 --arg a=image:3d:rg:i16:5x4x3:iota:-60 --arg b=image:3d:rg:i16:5x4x3:zeros \
         --arg c=image:2darray:r:f32:5x4x3:iota --arg d=image:2darray:r:f32:5x4x3:zeros",
        volumes,
    ),
    // `CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST`, the same with `CLK_FILTER_LINEAR`, to the edge; then by coordinates from 0 to 1.
    filtered!(20, 1, 1),
    filtered!(36, 1, 1),
    filtered!(34, 1, 1),
    filtered!(21, 0.125, 0.25),
    filtered!(19, 0.125, 0.25),
    filtered!(23, 0.125, 0.25),
    filtered!(41, 0.125, 0.25),
    filtered!(39, 0.125, 0.25),
    integer!(20, 1, 1),
    integer!(18, 1, 1),
    integer!(21, 0.125, 0.25),
    integer!(23, 0.125, 0.25),
    texel!(20),
    texel!(18),
    Program::exact(
        "images",
        "--kernel constants --grid 4 --block 16 --arg im=image:2d:rgba:f32:8x4:iota \
         --arg at=buf:i32x128:random:3:-48:80 --arg out=buf:f32x512:zeros",
        constants,
    ),
    Program::exact(
        "images",
        "--kernel layers --grid 2 --block 16 --arg a=image:2darray:r:f32:4x4x3:iota --arg b=image:1darray:rg:f32:8x3:iota \
         --arg sampler:18 --arg at=buf:i32x64:random:4:-3:20 --arg out=buf:f32x256:zeros",
        layers,
    ),
    Program::exact(
        "images",
        "--kernel formats --grid 2,1 --block 4,4 --arg bytes=image:2d:bgra:norm.u8:8x4:random:5 \
         --arg halves=image:2d:rgba:f16:8x4:zeros --arg shorts=image:2d:rg:norm.i16:8x4:zeros \
         --arg small=image:2d:rgba:u8:8x4:zeros",
        formats,
    ),
    Program::exact(
        "images",
        "--kernel asks --grid 1 --block 4 --arg a=image:2d:rgba:f32:8x4:zeros --arg b=image:3d:r:f32:5x4x3:zeros \
         --arg c=image:2darray:r:f32:5x4x7:zeros --arg d=image:1dbuffer:r:f32:90:zeros --arg out=buf:i32x12:zeros",
        asks,
    ),
    Program::exact(
        "images",
        "--kernel again --grid 2,1 --block 4,4 --arg im=image:2d:rg:f32:8x4:iota --arg out=buf:f32x32:zeros",
        again,
    ),
    Program::exact(
        "images",
        "--kernel depths --grid 2,1 --block 4,4 --arg im=image:2d:depth:f32:8x4:iota --arg to=image:2d:depth:f32:8x4:zeros \
         --arg out=buf:f32x32:zeros",
        depths,
    ),
];

fn rows(buffers: &mut [BufferData]) {
    let (a, c, e) = (read::<f32>(&buffers[0]), read::<f32>(&buffers[2]), read::<u16>(&buffers[4]));
    let turned: Vec<f32> = a.iter().rev().copied().collect();
    write(&mut buffers[1], &turned);
    let doubled: Vec<f32> = c.chunks(2).rev().flatten().map(|x| x * 2.0).collect();
    write(&mut buffers[3], &doubled);
    let more: Vec<u16> = e.iter().rev().map(|x| x + 1).collect();
    write(&mut buffers[5], &more);
}

fn volumes(buffers: &mut [BufferData]) {
    let (a, c) = (read::<i16>(&buffers[0]), read::<f32>(&buffers[2]));
    let turned: Vec<i16> = a.chunks(2).rev().flatten().map(|x| x - 7).collect();
    write(&mut buffers[1], &turned);
    let turned: Vec<f32> = c.iter().rev().map(|x| x + 0.5).collect();
    write(&mut buffers[3], &turned);
}

/// A place along a side, or none for the border.
fn along(addressing: Addressing, at: i64, size: i64) -> Option<i64> {
    match addressing {
        Addressing::Border if at < 0 || at >= size => None,
        Addressing::Border => Some(at),
        Addressing::None | Addressing::Edge => Some(at.max(0).min(size - 1)),
        Addressing::Repeat => Some((at % size + size) % size),
        Addressing::Mirror => {
            let period = (at % (2 * size) + 2 * size) % (2 * size);
            Some(if period < size { period } else { 2 * size - 1 - period })
        }
    }
}

/// Returns the texel that a sampler reads of an image of 8 by 4 texels of 4 channels, at quarters of texels.
fn sampled(image: &[f32], number: u32, x: i32, y: i32) -> [f32; 4] {
    let sampler = Sampler::of_number(number);
    let texel = |x: i64, y: i64| -> [f32; 4] {
        match (along(sampler.addressing, x, 8), along(sampler.addressing, y, 4)) {
            (Some(x), Some(y)) => core::array::from_fn(|c| image[((y * 8 + x) * 4) as usize + c]),
            _ => [0.0; 4],
        }
    };
    let (u, v) = (f64::from(x) / 4.0, f64::from(y) / 4.0);
    if !sampler.linear {
        return texel(u.floor() as i64, v.floor() as i64);
    }
    let (u, v) = (u - 0.5, v - 0.5);
    let (left, top) = (u.floor(), v.floor());
    let (part_x, part_y) = ((u - left) as f32, (v - top) as f32);
    let (left, top) = (left as i64, top as i64);
    let [a, b, c, d] = [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(i, j)| texel(left + i, top + j));
    core::array::from_fn(|n| {
        let upper = a[n] * (1.0 - part_x) + b[n] * part_x;
        let lower = c[n] * (1.0 - part_x) + d[n] * part_x;
        upper * (1.0 - part_y) + lower * part_y
    })
}

fn filters(buffers: &mut [BufferData], sampler: u32) {
    let (image, at) = (read::<f32>(&buffers[0]), read::<i32>(&buffers[1]));
    let out: Vec<f32> =
        at.chunks(2).flat_map(|at| sampled(&image, sampler, at[0], at[1])).collect();
    write(&mut buffers[2], &out);
}

fn integers(buffers: &mut [BufferData], sampler: u32) {
    let image: Vec<f32> = read::<i16>(&buffers[0]).into_iter().map(f32::from).collect();
    let at = read::<i32>(&buffers[1]);
    let out: Vec<i32> = at
        .chunks(2)
        .flat_map(|at| sampled(&image, sampler, at[0], at[1]).map(|x| x as i32))
        .collect();
    write(&mut buffers[2], &out);
}

fn texels(buffers: &mut [BufferData], sampler: u32) {
    let (image, at) = (read::<u8>(&buffers[0]), read::<i32>(&buffers[1]));
    let texel = |sampler: u32, at: &[i32]| {
        let addressing = Sampler::of_number(sampler).addressing;
        let [x, y] = [(at[0], 8), (at[1], 4)].map(|(n, size)| along(addressing, n.into(), size));
        let red = x.zip(y).map_or(0, |(x, y)| u32::from(image[(y * 8 + x) as usize]));
        [red, 0, 0, 1]
    };
    let out: Vec<u32> =
        at.chunks(2).flat_map(|at| [texel(sampler, at), texel(20, at)].concat()).collect();
    write(&mut buffers[2], &out);
}

fn constants(buffers: &mut [BufferData]) {
    let (image, at) = (read::<f32>(&buffers[0]), read::<i32>(&buffers[1]));
    let mut out = Vec::new();
    for (i, at) in at.chunks(2).enumerate() {
        out.extend(sampled(&image, 20, at[0], at[1]));
        out.extend(match i % 2 {
            1 => sampled(&image, 35, at[0], at[1]),
            _ => sampled(&image, 20, at[0] * 4, at[1] * 4),
        });
    }
    write(&mut buffers[2], &out);
}

fn layers(buffers: &mut [BufferData]) {
    let (a, b) = (read::<f32>(&buffers[0]), read::<f32>(&buffers[1]));
    let at = read::<i32>(&buffers[2]);
    let mut out = Vec::new();
    for (i, at) in at.chunks(2).enumerate() {
        let layer = (f64::from(at[1]) / 4.0).round_ties_even().clamp(0.0, 2.0) as usize;
        out.extend([a[(layer * 4 + 2) * 4 + 1], 0.0, 0.0, 1.0]);
        let texel = (at[0].clamp(0, 2) as usize * 8 + i % 8) * 2;
        out.extend([b[texel], b[texel + 1], 0.0, 1.0]);
    }
    write(&mut buffers[3], &out);
}

fn formats(buffers: &mut [BufferData]) {
    let bytes = read::<u8>(&buffers[0]);
    let (mut halves, mut shorts, mut small) = (Vec::new(), Vec::new(), Vec::new());
    for (n, texel) in bytes.chunks(4).enumerate() {
        let [b, g, r, a] = [0, 1, 2, 3].map(|c| texel[c] as f32 / 255.0);
        for c in [r, g, b, a] {
            // To the nearest, from where it is exact.
            let half = gpu_sim::float::narrow(
                gpu_sim::float::Format::F16,
                c.into(),
                gpu_sim::float::Round::NearestEven,
            );
            halves.push(half as u16);
        }
        for c in [r, g] {
            let value = f64::from((c * 4.0 - 2.0).clamp(-1.0, 1.0));
            shorts.push((value * 32767.0).round_ties_even() as i16);
        }
        let (x, y) = (n as u32 % 8, n as u32 / 8);
        small.extend([(x * 40).min(255) as u8, y as u8, 3, 4]);
    }
    write(&mut buffers[1], &halves);
    write(&mut buffers[2], &shorts);
    write(&mut buffers[3], &small);
}

fn asks(buffers: &mut [BufferData]) {
    write(&mut buffers[4], &[8, 4, 0, 0, 3, 7, 90, 543, 0, 1, 2, 3]);
}

fn again(buffers: &mut [BufferData]) {
    let mut image = read::<f32>(&buffers[0]);
    for (n, texel) in image.chunks_mut(2).enumerate() {
        let factor = (2 << (n % 8 % 3)) as f32;
        texel.iter_mut().for_each(|x| *x *= factor);
    }
    let green: Vec<f32> = image.chunks(2).map(|texel| texel[1]).collect();
    write(&mut buffers[0], &image);
    write(&mut buffers[1], &green);
}

fn depths(buffers: &mut [BufferData]) {
    let image = read::<f32>(&buffers[0]);
    let more: Vec<f32> = image.iter().map(|x| x + 1.0).collect();
    let scaled: Vec<f32> = image.iter().map(|x| x * 3.0).collect();
    write(&mut buffers[1], &scaled);
    write(&mut buffers[2], &more);
}
