//! Kernels about threads of a fused pair of EUs: one of them has no work-items where the other one goes.

use gpu_sim::launch::BufferData;

use crate::Program;
use crate::buffers::{read, write};

/// The launches: pairs of threads in which both, one or none take a branch.
pub(crate) const PROGRAMS: &[Program] = &[
    Program::exact(
        "fused",
        "--kernel own_index --grid 2 --block 256 --arg x=buf:i32x16:random:1:0:15 --arg a=buf:i32x128:random:2:-99:99 \
         --arg b=buf:i32x128:random:3:-99:99 --arg out=buf:i32x512:zeros --arg i32:1",
        own_index,
    ),
    Program::of_width(
        "fused",
        "--kernel own_ways --grid 2 --block 256 --arg x=buf:i32x16:random:4:0:7 --arg out=buf:i32x512:zeros",
        own_ways,
    ),
    Program::exact(
        "fused",
        "--kernel inside --grid 2 --block 256 --arg x=buf:i32x16:random:5:0:7 --arg out=buf:i32x512:zeros --arg i32:9",
        inside,
    ),
    Program::exact(
        "fused",
        "--kernel not_reached --grid 2 --block 256 --arg x=buf:i32x16:random:6:0:7 --arg out=buf:i32x512:zeros",
        not_reached,
    ),
    Program::exact(
        "fused",
        "--kernel guarded_quotient --grid 2 --block 250 --arg x=buf:i32x16:random:7:0:7 --arg out=buf:i32x500:zeros --arg i32:0",
        guarded_quotient,
    ),
];

/// Returns the value that 8 work-items have in common.
fn common(x: &[i32], g: usize) -> i32 {
    x[g >> 3 & 15]
}

fn own_index(buffers: &mut [BufferData]) {
    let [x, from] = [0, 1].map(|n| read::<i32>(&buffers[n]));
    let answer = |g: usize| {
        let p = common(&x, g);
        match (p & 1 != 0 && g & 3 != 0, p & 2 != 0 && g % 5 == 1) {
            (false, _) => p,
            (true, false) => p + 3,
            (true, true) => from[(100 + (x[g >> 5 & 15] & 12)) as usize] + 3,
        }
    };
    write(&mut buffers[3], &(0..512).map(answer).collect::<Vec<i32>>());
}

fn own_ways(buffers: &mut [BufferData], width: usize) {
    let x = read::<i32>(&buffers[0]);
    let answer = |g: usize| {
        let own = common(&x, g / width * width);
        let mut s = 0i32;
        for i in 0..own {
            if x[g & 15] > i {
                s = s.wrapping_add(i * own);
            } else if own & 4 != 0 {
                s ^= x[(i & 15) as usize] + i;
            }
            if own & 2 != 0 {
                for k in own & 3..5 {
                    s = s.wrapping_mul(3).wrapping_add(x[(g ^ k as usize) & 15] * k);
                }
            }
        }
        s
    };
    write(&mut buffers[1], &(0..512).map(answer).collect::<Vec<i32>>());
}

fn inside(buffers: &mut [BufferData]) {
    let (x, n) = (read::<i32>(&buffers[0]), 9);
    let answer = |g: usize| {
        let p = common(&x, g);
        let mut s = p;
        if p & 1 != 0 {
            for i in 0..n {
                let own = x[i as usize & 15];
                if x[(g + i as usize) & 15] > p {
                    s = s.wrapping_add(own);
                    if s & 7 == 3 {
                        break;
                    }
                } else if own & 4 != 0 {
                    s = s.wrapping_mul(5).wrapping_add(i);
                }
            }
            s ^= n;
        }
        s
    };
    write(&mut buffers[1], &(0..512).map(answer).collect::<Vec<i32>>());
}

fn not_reached(buffers: &mut [BufferData]) {
    let x = read::<i32>(&buffers[0]);
    let own = |g: usize| match common(&x, g) {
        p if p & 1 != 0 => p * (p - 1) / 2,
        _ => 0,
    };
    let answer = |g: usize| own(g) + (g & !255..(g & !255) + 256).map(own).sum::<i32>();
    write(&mut buffers[1], &(0..512).map(answer).collect::<Vec<i32>>());
}

fn guarded_quotient(buffers: &mut [BufferData]) {
    let x = read::<i32>(&buffers[0]);
    let answer = |g: usize| {
        let p = common(&x, g);
        if p & 1 == 0 { p } else { p + (g & 3) as i32 + 1 }
    };
    write(&mut buffers[1], &(0..500).map(answer).collect::<Vec<i32>>());
}
