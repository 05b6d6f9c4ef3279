//! Programs of the kind that one finds: sorting, hashing, ciphers, trees, matrices.

use std::collections::BTreeMap;
use std::f64::consts::PI;

use gpu_sim::launch::BufferData;

use crate::buffers::{read, write};
use crate::{Answer, Program};

/// The launches.
pub(crate) const PROGRAMS: &[Program] = &[
    Program {
        file: "reduction",
        launch: "--kernel reduction --grid 3 --block 64 --arg in=buf:f32x500:random:1:-9:9 --arg sums=buf:f32x3:zeros \
                 --arg best=buf:u32x6:zeros --arg u32:500",
        answer: Answer::Always(reduction),
        tolerance: Some(1e-5),
    },
    Program::exact(
        "scan",
        "--kernel blelloch --grid 2 --block 64 --arg in=buf:u32x256:random:1 --arg out=buf:u32x256:zeros --arg totals=buf:u32x2:zeros",
        |buffers| scan(buffers, 128, false),
    ),
    Program::exact(
        "scan",
        "--kernel by_sub_groups --grid 3 --block 70 --arg in=buf:u32x210:random:1 --arg out=buf:u32x210:zeros \
         --arg totals=buf:u32x3:zeros --arg local:64",
        |buffers| scan(buffers, 70, true),
    ),
    Program::exact(
        "histogram",
        "--kernel histogram --grid 2,2 --block 9,4 --arg pixels=buf:u32x300:random:3 --arg u32:300 --arg bins=buf:u32x256:random:4:0:9 \
         --arg extremes=buf:i32x2:values:1000,1100",
        histogram,
    ),
    Program::exact(
        "bitonic",
        "--kernel bitonic --grid 2 --block 64 --arg data=buf:u32x512:random:5:0:99 --arg local:1024 --arg u32:128 --arg u32:0",
        |buffers| bitonic(buffers, false),
    ),
    Program::exact(
        "bitonic",
        "--kernel bitonic --grid 2 --block 64 --arg data=buf:u32x512:random:6 --arg local:1024 --arg u32:128 --arg u32:1",
        |buffers| bitonic(buffers, true),
    ),
    Program::exact(
        "transpose",
        "--kernel transpose --grid 4,3 --block 8,8 --arg in=buf:i32x629:random:7 --arg out=buf:i32x629:zeros --arg i32:21 --arg i32:29",
        transpose,
    ),
    Program {
        file: "nbody",
        launch: "--kernel nbody --grid 2 --block 40 --arg position=buf:f32x300:random:8:0.1:9 --arg speed=buf:f32x300:random:9:-1:1 \
                 --arg next=buf:f32x300:zeros --arg i32:75 --arg f32:0.01 --arg f32:0.5 --arg local:640",
        answer: Answer::Always(nbody),
        tolerance: Some(1e-4),
    },
    Program::exact(
        "compaction",
        "--kernel compaction --grid 3 --block 50 --arg in=buf:u8x1050:random:10 --arg out=buf:u8x1050:zeros --arg counts=buf:i32x3:zeros \
         --arg u32:4",
        compaction,
    ),
    Program::exact(
        "hash_table",
        "--kernel hash_table --grid 2 --block 90 --arg keys=buf:u32x180:random:11:0:60 --arg values=buf:i32x180:random:12:-99:99 \
         --arg out=buf:i32x180:zeros --arg i32:0 --arg null",
        hash_table,
    ),
    Program::exact(
        "hash_table",
        "--kernel hash_table --grid 2 --block 90 --arg keys=buf:u32x180:random:11:0:60 --arg values=buf:i32x180:random:12:-99:99 \
         --arg out=buf:i32x180:zeros --arg i32:1 --arg tables=buf:u32x512:zeros",
        hash_table,
    ),
    Program::exact(
        "life",
        "--kernel life --grid 1 --block 5,20 --arg in=buf:u8x100:random:14 --arg out=buf:u8x100:zeros --arg i32:5 --arg i32:20 --arg i32:7 \
         --arg local:200",
        life,
    ),
    Program::exact(
        "mandelbrot",
        "--kernel mandelbrot --grid 4,4 --block 12,4 --arg image=buf:u8x3072:zeros --arg whole=buf:i32x768:zeros --arg i32:40",
        mandelbrot,
    ),
    Program {
        file: "fft",
        launch: "--kernel fft --grid 2 --block 32 --arg in=buf:f32x256:random:15:1:9 --arg out=buf:f32x256:zeros --arg f32:-1",
        answer: Answer::Always(fft),
        tolerance: Some(1e-3),
    },
    Program::exact(
        "radix",
        "--kernel radix --grid 2 --block 75 --arg in=buf:u32x150:random:16 --arg out=buf:u32x150:zeros --arg places=buf:u16x150:zeros \
         --arg local:300 --arg local:150",
        radix,
    ),
    Program::exact(
        "sha256",
        "--kernel sha256 --grid 2 --block 20 --arg message=buf:u8x40:random:17 --arg u32:40 --arg digests=buf:u32x320:zeros \
         --arg least=buf:u32x1:fill:4294967295",
        sha256,
    ),
    Program::exact(
        "aes",
        "--kernel aes --grid 2 --block 36 --arg in=buf:u8x1152:random:18 --arg out=buf:u8x1152:zeros --arg key=buf:u8x16:random:19 \
         --arg u64:18446744073709551600",
        aes,
    ),
    Program {
        file: "spmv",
        launch: "--kernel spmv --grid 2 --block 40 --arg rows=buf:i32x31:rising:20:0:12 --arg columns=buf:i32x400:random:21:0:49 \
                 --arg values=buf:f32x400:random:22:1:9 --arg x=buf:f32x50:random:23:1:9 --arg y=buf:f32x30:zeros \
                 --arg dominant=buf:i32x30:zeros --arg i32:30",
        answer: Answer::Always(spmv),
        tolerance: Some(1e-5),
    },
    Program::exact(
        "queue",
        "--kernel queue --grid 1 --block 44 --arg nodes=buf:i32x600:iota --arg depths=buf:i32x200:zeros \
         --arg sum=buf:i64x1:zeros --arg i32:0 --arg i32:200",
        queue,
    ),
];

fn reduction(buffers: &mut [BufferData]) {
    let input = read::<f32>(&buffers[0]);
    let (mut sums, mut best) = (Vec::new(), Vec::new());
    for group in 0..3 {
        let own = |i: &usize| i / 64 % 3 == group;
        let sum: f64 = (0..500).filter(own).map(|i| f64::from(input[i]).powi(2)).sum();
        let place = (0..500).filter(own).reduce(|a, b| if input[b] > input[a] { b } else { a });
        let place = place.expect("a number");
        sums.push(sum as f32);
        best.extend([input[place].to_bits(), place as u32]);
    }
    write(&mut buffers[1], &sums);
    write(&mut buffers[2], &best);
}

fn scan(buffers: &mut [BufferData], size: usize, inclusive: bool) {
    let input = read::<u32>(&buffers[0]);
    let (mut out, mut totals) = (Vec::new(), Vec::new());
    for block in input.chunks(size) {
        let mut sum = 0u32;
        for &x in block {
            let before = sum;
            sum = sum.wrapping_add(x);
            out.push(if inclusive { sum } else { before });
        }
        totals.push(sum);
    }
    write(&mut buffers[1], &out);
    write(&mut buffers[2], &totals);
}

fn histogram(buffers: &mut [BufferData]) {
    let pixels = read::<u32>(&buffers[0]);
    let (mut bins, mut extremes) = (read::<u32>(&buffers[1]), read::<i32>(&buffers[2]));
    for pixel in pixels {
        let bytes = pixel.to_le_bytes();
        for (channel, byte) in bytes.into_iter().enumerate() {
            bins[64 * channel + usize::from(byte >> 2)] += 1;
        }
        let [x, y, z, _] = bytes.map(i32::from);
        let grey = 2 * x + 5 * y + z;
        extremes = vec![extremes[0].min(grey), extremes[1].max(grey)];
    }
    write(&mut buffers[1], &bins);
    write(&mut buffers[2], &extremes);
}

/// The network's order of equal keys is its own: the steps are done here one after the other.
fn bitonic(buffers: &mut [BufferData], descending: bool) {
    let data = read::<u32>(&buffers[0]);
    let mut pairs: Vec<(u32, u32)> = data.chunks(2).map(|pair| (pair[0], pair[1])).collect();
    for block in pairs.chunks_mut(128) {
        let mut step = |stride: usize, up: &dyn Fn(usize) -> bool| {
            for l in 0..64 {
                let at = 2 * l - (l & (stride - 1));
                if (block[at].0 > block[at + stride].0) == up(l) {
                    block.swap(at, at + stride);
                }
            }
        };
        for size in (1..7).map(|n| 1 << n) {
            for stride in (0..).map(|n| size >> 1 >> n).take_while(|&s| s > 0) {
                step(stride, &|l| l & (size / 2) == 0);
            }
        }
        for stride in (0..7).rev().map(|n| 1 << n) {
            step(stride, &|_| !descending);
        }
        let in_order = |pair: &[(u32, u32)]| {
            if descending { pair[0].0 >= pair[1].0 } else { pair[0].0 <= pair[1].0 }
        };
        assert!(block.windows(2).all(in_order));
    }
    let data: Vec<u32> = pairs.into_iter().flat_map(|(key, value)| [key, value]).collect();
    write(&mut buffers[0], &data);
}

fn transpose(buffers: &mut [BufferData]) {
    let input = read::<i32>(&buffers[0]);
    let mut out = read::<i32>(&buffers[1]);
    for y in 0..21 {
        for x in 0..29 {
            out[x * 21 + y] = input[y * 29 + x];
        }
    }
    write(&mut buffers[1], &out);
}

fn nbody(buffers: &mut [BufferData]) {
    let bodies: Vec<f64> = read::<f32>(&buffers[0]).into_iter().map(f64::from).collect();
    let mut speed = read::<f32>(&buffers[1]);
    let mut next = read::<f32>(&buffers[2]);
    for i in 0..75 {
        let mut pull = [0f64; 3];
        for other in bodies.chunks(4) {
            let d = [0, 1, 2].map(|c| other[c] - bodies[4 * i + c]);
            let inverse = (d.iter().map(|d| d * d).sum::<f64>() + 0.5).sqrt().recip();
            for c in 0..3 {
                pull[c] += d[c] * other[3] * inverse.powi(3);
            }
        }
        for c in 0..3 {
            let v = f64::from(speed[4 * i + c]) + 0.01 * pull[c];
            speed[4 * i + c] = v as f32;
            next[4 * i + c] = (bodies[4 * i + c] + v * 0.01) as f32;
        }
        next[4 * i + 3] = bodies[4 * i + 3] as f32;
    }
    write(&mut buffers[1], &speed);
    write(&mut buffers[2], &next);
}

fn compaction(buffers: &mut [BufferData]) {
    let input = read::<u8>(&buffers[0]);
    let (mut out, mut counts) = (read::<u8>(&buffers[1]), Vec::new());
    for group in 0..3 {
        let mut at = 0u32;
        for i in group * 50..group * 50 + 50 {
            let record = &input[7 * i..7 * i + 7];
            let key = u32::from_le_bytes(record[1..5].try_into().expect("four bytes"));
            let ones = record[5].count_ones() + record[6].count_ones();
            if record[0] & 3 != 0 && key % 7 < 4 && ones > 2 {
                let place = &mut out[7 * (group * 50 + at as usize)..][..7];
                place.copy_from_slice(record);
                place[1..5].copy_from_slice(&(key.rotate_left(5) ^ at).to_le_bytes());
                at += 1;
            }
        }
        counts.push(at as i32);
    }
    write(&mut buffers[1], &out);
    write(&mut buffers[2], &counts);
}

fn hash_table(buffers: &mut [BufferData]) {
    let (keys, values) = (read::<u32>(&buffers[0]), read::<i32>(&buffers[1]));
    let mut out = Vec::new();
    for (keys, values) in keys.chunks(90).zip(values.chunks(90)) {
        let mut sums: BTreeMap<u32, i32> = BTreeMap::new();
        for (&key, value) in keys.iter().zip(values) {
            *sums.entry(key).or_default() += value;
        }
        out.extend(keys.iter().map(|key| sums[key]));
    }
    write(&mut buffers[2], &out);
}

fn life(buffers: &mut [BufferData]) {
    let cell = |cells: &[u8], x: usize, y: usize| cells[y * 5 + x / 8] >> (x % 8) & 1;
    let mut cells = read::<u8>(&buffers[0]);
    for _ in 0..7 {
        let mut next = vec![0u8; 100];
        for y in 0..20 {
            for x in 0..40 {
                let mut count = 0;
                for (dx, dy) in
                    [(39, 19), (0, 19), (1, 19), (39, 0), (1, 0), (39, 1), (0, 1), (1, 1)]
                {
                    count += cell(&cells, (x + dx) % 40, (y + dy) % 20);
                }
                let lives = count == 3 || count == 2 && cell(&cells, x, y) == 1;
                next[y * 5 + x / 8] |= u8::from(lives) << (x % 8);
            }
        }
        cells = next;
    }
    write(&mut buffers[1], &cells);
}

fn mandelbrot(buffers: &mut [BufferData]) {
    const PALETTE: [[u8; 3]; 8] = [
        [0, 0, 0],
        [25, 7, 26],
        [9, 1, 47],
        [4, 4, 73],
        [0, 7, 100],
        [12, 44, 138],
        [24, 82, 177],
        [57, 125, 209],
    ];
    let (mut image, mut whole) = (Vec::new(), Vec::new());
    for (py, px) in (0..16).flat_map(|y| (0..48).map(move |x| (y, x))) {
        let (cx, cy) = (px as f32 * 0.0625 - 2.0, py as f32 * 0.125 - 1.0);
        let (mut x, mut y, mut n) = (0f32, 0f32, 0u8);
        // Products are exact or fused alike only where that makes no difference: numbers of few bits.
        while n < 40 && x * x + y * y <= 4.0 {
            (x, y) = (x * x - y * y + cx, 2.0 * x * y + cy);
            n += 1;
        }
        if n == 40 {
            image.extend([255; 4]);
        } else {
            let average = |a: u8, b: u8| ((u16::from(a) + u16::from(b)) >> 1) as u8;
            let colour = PALETTE[usize::from(n & 7)];
            let others = [n, n << 1, n << 2];
            image.extend((0..3).map(|c| average(colour[c], others[c])));
            image.push(255);
        }
        let (cx, cy) = (((px - 32) as i64) << 24, ((py - 8) as i64) << 25);
        let (mut x, mut y, mut m) = (0i64, 0i64, 0);
        while m < 40 {
            let (xx, yy) = ((x * x) >> 28, (y * y) >> 28);
            if xx + yy > 4 << 28 {
                break;
            }
            (x, y) = (xx - yy + cx, ((x * y) >> 27) + cy);
            m += 1;
        }
        whole.push(m);
    }
    write(&mut buffers[0], &image);
    write(&mut buffers[1], &whole);
}

fn fft(buffers: &mut [BufferData]) {
    let input = read::<f32>(&buffers[0]);
    let mut out = Vec::new();
    for block in input.chunks(128) {
        for k in 0..64 {
            let (mut re, mut im) = (0f64, 0f64);
            for n in 0..64 {
                let (sin, cos) = (-2.0 * PI * ((k * n) % 64) as f64 / 64.0).sin_cos();
                let [a, b] = [f64::from(block[2 * n]), f64::from(block[2 * n + 1])];
                re += a * cos - b * sin;
                im += a * sin + b * cos;
            }
            out.extend([re as f32, im as f32]);
        }
    }
    write(&mut buffers[1], &out);
}

fn radix(buffers: &mut [BufferData]) {
    let input = read::<u32>(&buffers[0]);
    let (mut out, mut places) = (Vec::new(), Vec::new());
    for block in input.chunks(75) {
        let mut order: Vec<u16> = (0..75).collect();
        order.sort_by_key(|&n| block[usize::from(n)]);
        out.extend(order.iter().map(|&n| block[usize::from(n)]));
        places.extend(order);
    }
    write(&mut buffers[1], &out);
    write(&mut buffers[2], &places);
}

/// The first bits of the broken parts of roots of primes.
fn root_bits(prime: u32, root: u32) -> u32 {
    // The whole number whose power is just below the prime times 2^(32 * root).
    let wanted = u128::from(prime) << (32 * root);
    let mut found = 0u128;
    for bit in (0..36).rev() {
        let larger = found | 1 << bit;
        if larger.pow(root) <= wanted {
            found = larger;
        }
    }
    found as u32
}

fn sha256(buffers: &mut [BufferData]) {
    let primes: Vec<u32> = (2..).filter(|n| (2..*n).all(|d| n % d != 0)).take(64).collect();
    let keys: Vec<u32> = primes.iter().map(|&p| root_bits(p, 3)).collect();
    let start: Vec<u32> = primes[..8].iter().map(|&p| root_bits(p, 2)).collect();
    let message = read::<u8>(&buffers[0]);
    let mut digests = Vec::new();
    for i in 0..40u8 {
        let mut block = message.clone();
        block.extend([b'0' + i % 10, b'a' + i / 10 % 26, 0x80]);
        block.resize(56, 0);
        block.extend((42u64 * 8).to_be_bytes());
        let mut w: Vec<u32> = block
            .chunks(4)
            .map(|bytes| u32::from_be_bytes(bytes.try_into().expect("four bytes")))
            .collect();
        for r in 16..64 {
            let (a, b) = (w[r - 15], w[r - 2]);
            let s0 = a.rotate_right(7) ^ a.rotate_right(18) ^ a >> 3;
            let s1 = b.rotate_right(17) ^ b.rotate_right(19) ^ b >> 10;
            w.push(w[r - 16].wrapping_add(s0).wrapping_add(w[r - 7]).wrapping_add(s1));
        }
        let mut s = start.clone();
        for r in 0..64 {
            let s1 = s[4].rotate_right(6) ^ s[4].rotate_right(11) ^ s[4].rotate_right(25);
            let choice = s[4] & s[5] ^ !s[4] & s[6];
            let parts = [s[7], s1, choice, keys[r], w[r]];
            let t1 = parts.into_iter().fold(0u32, u32::wrapping_add);
            let s0 = s[0].rotate_right(2) ^ s[0].rotate_right(13) ^ s[0].rotate_right(22);
            let t2 = s0.wrapping_add(s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]);
            s.rotate_right(1);
            s[0] = t1.wrapping_add(t2);
            s[4] = s[4].wrapping_add(t1);
        }
        digests.extend(s.iter().zip(&start).map(|(a, b)| a.wrapping_add(*b)));
    }
    let least = digests.chunks(8).map(|digest| digest[0]).min().expect("a digest");
    write(&mut buffers[1], &digests);
    write(&mut buffers[2], &[least]);
}

/// A product in the field of AES.
fn product(mut a: u8, mut b: u8) -> u8 {
    let mut p = 0;
    while b != 0 {
        p ^= if b & 1 == 1 { a } else { 0 };
        a = a << 1 ^ if a >> 7 == 1 { 0x1b } else { 0 };
        b >>= 1;
    }
    p
}

fn aes(buffers: &mut [BufferData]) {
    let substitutes: Vec<u8> = (0..=255u8)
        .map(|x| {
            let inverse = (0..=255u8).find(|&y| product(x, y) == 1).unwrap_or(0);
            (1..5).fold(inverse, |s, n| s ^ inverse.rotate_left(n)) ^ 0x63
        })
        .collect();
    let of = |x: u8| substitutes[usize::from(x)];
    let mut keys = read::<u8>(&buffers[2]);
    let mut c = 1;
    for n in (16..176).step_by(4) {
        let mut t: Vec<u8> = keys[n - 4..].to_vec();
        if n % 16 == 0 {
            t.rotate_left(1);
            t.iter_mut().for_each(|x| *x = of(*x));
            t[0] ^= c;
            c = product(c, 2);
        }
        for (k, t) in t.into_iter().enumerate() {
            keys.push(keys[n - 16 + k] ^ t);
        }
    }
    let input = read::<u8>(&buffers[0]);
    let mut out = Vec::new();
    for (i, block) in input.chunks(16).enumerate() {
        let mut s = [0u8; 16];
        s[8..].copy_from_slice(&(u64::MAX - 15).wrapping_add(i as u64).to_be_bytes());
        let add = |s: &mut [u8; 16], round: usize| {
            s.iter_mut().zip(&keys[16 * round..]).for_each(|(s, k)| *s ^= k);
        };
        add(&mut s, 0);
        for round in 1..=10 {
            let before = s.map(of);
            for (at, place) in s.iter_mut().enumerate() {
                *place = before[(at + at % 4 * 4) % 16];
            }
            if round < 10 {
                let before = s;
                for (at, place) in s.iter_mut().enumerate() {
                    let row = |n: usize| before[at / 4 * 4 + (at + n) % 4];
                    *place = product(row(0), 2) ^ product(row(1), 3) ^ row(2) ^ row(3);
                }
            }
            add(&mut s, round);
        }
        out.extend(block.iter().zip(s).map(|(a, b)| a ^ b));
    }
    write(&mut buffers[1], &out);
}

fn spmv(buffers: &mut [BufferData]) {
    let (rows, columns) = (read::<i32>(&buffers[0]), read::<i32>(&buffers[1]));
    let (values, x) = (read::<f32>(&buffers[2]), read::<f32>(&buffers[3]));
    let (mut y, mut dominant) = (Vec::new(), Vec::new());
    for pair in rows.windows(2) {
        let range = pair[0] as usize..pair[1] as usize;
        let term = |k: usize| f64::from(values[k]) * f64::from(x[columns[k] as usize]);
        y.push(range.clone().map(term).sum::<f64>() as f32);
        let most = range.clone().map(|k| values[k]).fold(0.0, f32::max);
        let places = range.filter(|&k| values[k] == most).map(|k| columns[k]);
        dominant.push(places.min().unwrap_or(i32::MAX));
    }
    write(&mut buffers[4], &y);
    write(&mut buffers[5], &dominant);
}

fn queue(buffers: &mut [BufferData]) {
    let nodes = read::<i32>(&buffers[0]);
    let (mut depths, mut sum) = (vec![0; 200], 0i64);
    let mut level = vec![0usize];
    for depth in 0.. {
        let mut next = Vec::new();
        for &at in &level {
            depths[at] = depth;
            sum += i64::from(nodes[3 * at]) * (i64::from(depth) + 1);
            let children = nodes[3 * at + 1..3 * at + 3].iter().map(|&n| n as usize);
            next.extend(children.filter(|&n| n < 200));
        }
        if next.is_empty() {
            break;
        }
        level = next;
    }
    write(&mut buffers[1], &depths);
    write(&mut buffers[2], &[sum]);
}
