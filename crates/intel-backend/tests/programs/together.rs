//! Kernels about sub-groups and work-groups.

use gpu_sim::launch::BufferData;

use crate::Program;
use crate::buffers::{read, write};

/// The launches. Work-groups of no multiple of the width have a sub-group that is not full.
pub(crate) const PROGRAMS: &[Program] = &[
    Program::of_width(
        "subgroups",
        "--kernel numbers --grid 2 --block 5,4,2 --arg out=buf:u32x640:zeros",
        numbers,
    ),
    Program::of_width(
        "subgroups",
        "--kernel together --grid 2 --block 45 --arg in=buf:i32x90:random:1:-99:99 --arg reals=buf:f32x90:random:2:-9:9 \
         --arg wide=buf:i64x90:random:3 --arg out=buf:i32x1080:zeros --arg out_reals=buf:f32x270:zeros \
         --arg out_wide=buf:i64x270:zeros",
        together,
    ),
    Program::of_width(
        "subgroups",
        "--kernel shuffles --grid 2 --block 64 --arg in=buf:i32x128:random:1 --arg out=buf:i32x1280:zeros \
         --arg vectors=buf:f32x512:random:2:-9:9 --arg wide=buf:i64x128:random:3",
        shuffles,
    ),
    Program::of_width(
        "subgroups",
        "--kernel blocks --grid 2 --block 64 --arg in=buf:u32x512:random:1 --arg out=buf:u32x128:zeros --arg pairs=buf:u32x256:zeros",
        blocks,
    ),
    Program::of_width(
        "subgroups",
        "--kernel ballots --grid 2 --block 64 --arg in=buf:i32x128:random:5 --arg out=buf:i32x1024:zeros",
        ballots,
    ),
    Program::exact(
        "groups",
        "--kernel groups --grid 3 --block 7,5 --arg in=buf:i32x105:random:1:-99:99 --arg reals=buf:f32x105:random:2:-9:9 \
         --arg wide=buf:i64x105:random:3 --arg out=buf:i32x1050:zeros --arg out_reals=buf:f32x210:zeros \
         --arg out_wide=buf:i64x210:zeros --arg local:140",
        groups,
    ),
];

fn numbers(buffers: &mut [BufferData], width: usize) {
    let mut out = vec![0u32; 640];
    for i in 0..80 {
        // The linear global id of what lies in groups along x.
        let (group, l) = (i / 40, i % 40);
        let (x, y, z) = (l % 5, l / 5 % 4, l / 20);
        let at = |x: usize, y: usize, z: usize| (z * 4 + y) * 10 + group * 5 + x;
        let id = at(x, y, z);
        let first = l / width * width;
        let of_lane = |n: usize| {
            let l = first + n;
            at(l % 5, l / 5 % 4, l / 20) as u32
        };
        let count = 40usize.div_ceil(width);
        let numbers = [width.min(40 - first), width, count, count, l / width, l % width];
        out[8 * id..8 * id + 6].copy_from_slice(&numbers.map(|n| n as u32));
        out[8 * id + 6] = of_lane(3);
        out[8 * id + 7] = of_lane(group + 1);
    }
    write(&mut buffers[0], &out);
}

/// The work-items of a sub-group, those of work-groups of a size.
fn sub_groups(items: usize, group: usize, width: usize) -> Vec<std::ops::Range<usize>> {
    let starts = (0..items).step_by(group);
    starts
        .flat_map(|start| {
            (start..start + group)
                .step_by(width)
                .map(move |first| first..(first + width).min(start + group))
        })
        .collect()
}

fn together(buffers: &mut [BufferData], width: usize) {
    let (input, reals) = (read::<i32>(&buffers[0]), read::<f32>(&buffers[1]));
    let wide = read::<i64>(&buffers[2]);
    let (mut out, mut out_reals) = (vec![0; 1080], vec![0f32; 270]);
    let mut out_wide = vec![0i64; 270];
    for range in sub_groups(90, 45, width) {
        let own = &input[range.clone()];
        let odd: i32 = own.iter().filter(|&x| x & 1 == 1).sum();
        let first_odd = own.iter().position(|x| x & 1 == 1);
        let first_even = own.iter().find(|&x| x & 1 == 0);
        let ballot: u32 = own.iter().enumerate().map(|(n, &x)| u32::from(x > 0) << n).sum();
        for (n, i) in range.clone().enumerate() {
            let x = input[i];
            let to = |end: usize| own[..end].iter();
            let found = if x & 1 == 1 {
                odd * 3 + i32::from(first_odd == Some(n))
            } else {
                *first_even.expect("itself")
            };
            let rounds = (0..x & 3).map(|k| {
                let there = own.iter().filter(|&x| x & 3 > k).count();
                (k + 1) * there as i32
            });
            let numbers = [
                own.iter().sum(),
                *own.iter().min().expect("one"),
                own.iter().map(|&x| x as u32).max().expect("one") as i32,
                to(n + 1).sum(),
                to(n).sum(),
                to(n).copied().max().unwrap_or(i32::MIN),
                to(n + 1).map(|&x| x as u32).min().expect("one") as i32,
                i32::from(own.iter().all(|&x| x > -50))
                    + 2 * i32::from(own.iter().any(|&x| x > 95)),
                found,
                ballot as i32,
                own.len() as i32,
                rounds.sum(),
            ];
            out[12 * i..12 * i + 12].copy_from_slice(&numbers);
            let floats = &reals[range.clone()];
            out_reals[3 * i] = floats.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            out_reals[3 * i + 1] = floats[..=n].iter().copied().fold(f32::INFINITY, f32::min);
            out_reals[3 * i + 2] = to(n).sum::<i32>() as f32;
            let longs = &wide[range.clone()];
            let sum = |longs: &[i64]| longs.iter().fold(0i64, |sum, x| sum.wrapping_add(*x));
            out_wide[3 * i] = sum(longs);
            out_wide[3 * i + 1] = longs[..n].iter().copied().min().unwrap_or(i64::MAX);
            out_wide[3 * i + 2] = sum(&longs[..=n]);
        }
    }
    write(&mut buffers[3], &out);
    write(&mut buffers[4], &out_reals);
    write(&mut buffers[5], &out_wide);
}

fn shuffles(buffers: &mut [BufferData], width: usize) {
    let input = read::<i32>(&buffers[0]);
    let (vectors, wide) = (read::<f32>(&buffers[2]), read::<i64>(&buffers[3]));
    let mut out = vec![0; 1280];
    let (mut new_vectors, mut new_wide) = (vectors.clone(), wide.clone());
    for range in sub_groups(128, 64, width) {
        let own = &input[range.clone()];
        let last = width - 1;
        for (lane, i) in range.clone().enumerate() {
            let number = input[i] as u32 as usize & last;
            // Two values of each work-item, one after the other.
            let pair = |at: usize, second: fn(i32) -> i32| {
                if at < width { own[at] } else { second(own[at - width]) }
            };
            let double = |x: i32| x.wrapping_mul(2);
            let distance = 1 + i / 64;
            let numbers = [
                own[(lane * 5 + 3) & last],
                own[number],
                own[lane ^ 1],
                own[lane ^ 4],
                pair(lane + width - 3, double),
                pair(lane + 2, double),
                own[5],
                i32::from(own[lane ^ 2] as i16),
                pair(lane + distance, |x| x.wrapping_add(7)),
                own[lane ^ (width / 2)],
            ];
            out[10 * i..10 * i + 10].copy_from_slice(&numbers);
            let other = range.start + (lane ^ 2);
            new_vectors[4 * i..4 * i + 4].copy_from_slice(&vectors[4 * other..4 * other + 4]);
            let (a, b) = (wide[range.start + number], wide[range.start + (lane ^ 1)]);
            new_wide[i] = a.wrapping_add(b);
        }
    }
    write(&mut buffers[1], &out);
    write(&mut buffers[2], &new_vectors);
    write(&mut buffers[3], &new_wide);
}

fn blocks(buffers: &mut [BufferData], width: usize) {
    let input = read::<u32>(&buffers[0]);
    let (mut out, mut pairs) = (vec![0u32; 128], vec![0u32; 256]);
    for i in 0..128 {
        let (group, lane) = (i / width, i % width);
        let y = |n: usize| input[4 * group * width + n * width + lane];
        let factors = [3u32, 5, 7, 11];
        out[i] = (0..4).fold(input[i], |sum, n| sum.wrapping_add(factors[n].wrapping_mul(y(n))));
        pairs[2 * group * width + lane] = input[i];
        pairs[(2 * group + 1) * width + lane] = y(3);
    }
    write(&mut buffers[1], &out);
    write(&mut buffers[2], &pairs);
}

fn ballots(buffers: &mut [BufferData], width: usize) {
    let input = read::<i32>(&buffers[0]);
    let mut out = vec![0u32; 1024];
    for range in sub_groups(128, 64, width) {
        let own = &input[range.clone()];
        let votes: u32 = own.iter().enumerate().map(|(n, x)| u32::from(x & 4 != 0) << n).sum();
        let all = u32::MAX >> (32 - width);
        for (lane, i) in range.enumerate() {
            let before = (1u32 << lane) - 1;
            let some = |number: u32| if votes == 0 { 99 } else { number };
            let numbers = [
                votes.count_ones(),
                (votes & before).count_ones(),
                some(votes.trailing_zeros()),
                some(31u32.wrapping_sub(votes.leading_zeros())),
                votes >> lane & 1,
                all & !before,
                before,
                own[(lane + 5) % width] as u32,
            ];
            out[8 * i..8 * i + 8].copy_from_slice(&numbers);
        }
    }
    write(&mut buffers[1], &out);
}

fn groups(buffers: &mut [BufferData]) {
    let (input, reals) = (read::<i32>(&buffers[0]), read::<f32>(&buffers[1]));
    let wide = read::<i64>(&buffers[2]);
    let (mut out, mut out_reals) = (vec![0; 1050], vec![0f32; 210]);
    let mut out_wide = vec![0i64; 210];
    for group in 0..3 {
        // Groups lie along x.
        let at = |l: usize| l / 7 * 21 + group * 7 + l % 7;
        let own: Vec<i32> = (0..35).map(|l| input[at(l)]).collect();
        let floats: Vec<f32> = (0..35).map(|l| reals[at(l)]).collect();
        let longs: Vec<i64> = (0..35).map(|l| wide[at(l)]).collect();
        let sum = |longs: &[i64]| longs.iter().fold(0i64, |sum, x| sum.wrapping_add(*x));
        for l in 0..35 {
            let i = at(l);
            let numbers = [
                i32::from(own.iter().all(|&x| x > -90))
                    + 2 * i32::from(own.iter().any(|&x| x > 90)),
                own[9],
                own.iter().sum(),
                own.iter().map(|&x| x as u32).min().expect("one") as i32,
                *own.iter().max().expect("one"),
                own[..=l].iter().sum(),
                own[..l].iter().sum(),
                own[..l].iter().copied().max().unwrap_or(i32::MIN),
                *own[..=l].iter().min().expect("one"),
                own[34 - l],
            ];
            out[10 * i..10 * i + 10].copy_from_slice(&numbers);
            out_reals[2 * i] = floats.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            out_reals[2 * i + 1] = floats[..=l].iter().copied().fold(f32::INFINITY, f32::min);
            out_wide[2 * i] = sum(&longs);
            out_wide[2 * i + 1] = sum(&longs[..l]);
        }
    }
    write(&mut buffers[3], &out);
    write(&mut buffers[4], &out_reals);
    write(&mut buffers[5], &out_wide);
}
