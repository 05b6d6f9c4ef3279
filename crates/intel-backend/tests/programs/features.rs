//! Kernels about one part of the language each.

use gpu_sim::launch::BufferData;

use crate::Program;
use crate::buffers::{read, write};

/// The launches.
pub(crate) const PROGRAMS: &[Program] = &[
    Program::exact(
        "atomics",
        "--kernel old_style --grid 2 --block 40 --arg a=buf:i32x16:random:1:-99:99 --arg u=buf:u32x16:random:2:2200000000:2400000000 \
         --arg w=buf:i64x83:random:3:-9:9 --arg f=buf:f32x80:zeros",
        old_style,
    ),
    Program::exact(
        "atomics",
        "--kernel explicit_order --grid 3 --block 20 --arg a=buf:i32x64:random:1:-99:99 --arg u=buf:u32x4:random:2 \
         --arg w=buf:i64x2:random:3:-9:9 --arg f=buf:f32x60:zeros --arg flag=buf:i32x1:zeros --arg out=buf:i32x61:zeros",
        explicit_order,
    ),
    Program::exact(
        "atomics",
        "--kernel in_local --grid 3 --block 44 --arg out=buf:i32x6:zeros --arg sum=buf:f32x3:zeros",
        in_local,
    ),
    Program::exact(
        "atomics",
        "--kernel floats --grid 2 --block 45 --arg sums=buf:f32x3:zeros --arg in=buf:f32x90:random:4:-9:9",
        floats,
    ),
    Program::exact(
        "generic",
        "--kernel choose --grid 2 --block 50 --arg which=buf:i32x100:random:5:0:2 --arg data=buf:i32x100:random:6:-999:999 \
         --arg out=buf:i32x100:zeros",
        choose,
    ),
    Program::exact(
        "generic",
        "--kernel spaces --grid 2 --block 50 --arg which=buf:i32x100:random:7:0:3 --arg data=buf:i32x100:random:6:-999:999 \
         --arg out=buf:i32x100:zeros",
        spaces,
    ),
    Program::exact(
        "generic",
        "--kernel walk --grid 2 --block 50 --arg which=buf:i32x100:random:8:0:2 --arg data=buf:i32x100:random:6:-999:999 \
         --arg out=buf:i32x100:zeros",
        walk,
    ),
    Program::exact(
        "rows",
        "--kernel rows --grid 2 --block 30 --arg in=buf:i32x180:random:1:-99:99 --arg out=buf:i32x240:zeros \
         --arg narrow=buf:i16x480:random:2 --arg narrow_out=buf:i16x480:zeros",
        rows,
    ),
    Program::exact(
        "rows",
        "--kernel halves --grid 2 --block 30 --arg in=buf:u16x256:random:1:8192:20000 --arg out=buf:u16x240:zeros \
         --arg wide=buf:f32x120:zeros",
        halves,
    ),
    Program::exact(
        "rows",
        "--kernel directed --grid 2 --block 30 --arg in=buf:f32x60:random:9:-90:90 --arg out=buf:u16x360:zeros",
        directed,
    ),
    Program::exact(
        "rows",
        "--kernel odd --grid 2 --block 30 --arg in=buf:u32x60:random:9 --arg out=buf:u32x120:zeros",
        odd,
    ),
    Program::exact(
        "rows",
        "--kernel pick --grid 2 --block 30 --arg in=buf:u16x488:random:9 --arg wide=buf:i64x61:random:10 --arg out=buf:u16x480:zeros \
         --arg averages=buf:i64x120:zeros",
        pick,
    ),
    Program::exact(
        "copies",
        "--kernel copies --grid 3 --block 5,4 --arg in=buf:i32x120:random:1:-99:99 --arg out=buf:i32x120:zeros \
         --arg rows=buf:f32x96:random:2:-9:9 --arg columns=buf:f32x128:zeros --arg local:160 --arg i32:20",
        copies,
    ),
    Program::exact(
        "private",
        "--kernel aligned --grid 2 --block 40 --arg out=buf:u32x320:zeros --arg in=buf:i32x80:random:3:-9:9",
        aligned,
    ),
    Program::exact(
        "locks",
        "--kernel locks --grid 2 --block 40 --arg in=buf:i64x80:random:1 --arg out=buf:i64x12:zeros",
        locks,
    ),
    Program::exact(
        "locks",
        "--kernel chosen --grid 3 --block 37 --arg in=buf:i64x111:random:2 --arg all=buf:i64x1:random:3 --arg out=buf:i64x3:zeros --arg i32:1",
        chosen,
    ),
];

/// Atomic operations on 64 bits of local memory.
fn locks(buffers: &mut [BufferData]) {
    let input = read::<i64>(&buffers[0]);
    let mut out = Vec::new();
    for own in input.chunks(40) {
        let start = own.iter().fold(0x1234_5678_0000_0000, |sum: i64, &x| sum.wrapping_add(x));
        let some = || own.iter().enumerate().filter(|(i, _)| i % 3 == 1);
        out.extend([
            start.wrapping_add(40),
            own.iter().copied().max().unwrap_or(i64::MIN),
            own.iter().map(|&x| x as u64).min().unwrap_or(u64::MAX) as i64,
            some().fold(0, |bits, (i, _)| bits | 1 << i),
            some().map(|(_, &x)| x).fold(-1, i64::max),
            (0..40).filter(|&n| start.wrapping_add(n) < 0).count() as i64,
        ]);
    }
    write(&mut buffers[1], &out);
}

fn chosen(buffers: &mut [BufferData]) {
    let (input, mut all) = (read::<i64>(&buffers[0]), read::<i64>(&buffers[1]));
    let mut out = Vec::new();
    for group in input.chunks(37) {
        let mut own = 7i64;
        for &x in group {
            let place = if x & 1 == 1 { &mut own } else { &mut all[0] };
            *place = place.wrapping_add(x);
        }
        out.push(own);
    }
    write(&mut buffers[1], &all);
    write(&mut buffers[2], &out);
}

fn aligned(buffers: &mut [BufferData]) {
    // Nothing is misplaced, and what was added is taken away again.
    write::<u32>(&mut buffers[0], &[0, 1, 2, 3].repeat(80));
}

fn old_style(buffers: &mut [BufferData]) {
    let (mut a, mut u) = (read::<i32>(&buffers[0]), read::<u32>(&buffers[1]));
    let (mut w, mut f) = (read::<i64>(&buffers[2]), read::<f32>(&buffers[3]));
    for i in 0..80i32 {
        a[0] += i;
        a[1] -= i;
        a[2] += 1;
        a[3] -= 1;
        a[4] = a[4].min(-i);
        a[5] = a[5].max(i);
        a[6] &= !(1 << (i & 31));
        a[7] |= 1 << (i & 31);
        a[8] ^= i * 7;
        u[0] = u[0].min(0x9000_0000 - i as u32);
        u[1] = u[1].max(0x8000_0000 + i as u32);
        u[2] = u[2].wrapping_add(3);
        w[0] += i64::from(i) << 33;
        w[1] += 1;
        w[2] = w[2].max(i64::from(i) << 40);
        w[3 + i as usize] = i64::from(i) * 1_000_000_007;
        f[i as usize] = i as f32 * 0.5;
    }
    write(&mut buffers[0], &a);
    write(&mut buffers[1], &u);
    write(&mut buffers[2], &w);
    write(&mut buffers[3], &f);
}

fn explicit_order(buffers: &mut [BufferData]) {
    let (mut a, mut u) = (read::<i32>(&buffers[0]), read::<u32>(&buffers[1]));
    let (mut w, mut f) = (read::<i64>(&buffers[2]), read::<f32>(&buffers[3]));
    let mut out = read::<i32>(&buffers[5]);
    for i in 0..60i32 {
        let at = i as usize;
        a[0] += i;
        a[1] -= i;
        a[2] = a[2].max(i);
        a[3] = a[3].min(-i);
        u[0] |= 1 << (i & 31);
        u[1] &= !(1 << (i & 31));
        u[2] ^= i as u32 * 5;
        u[3] = u[3].max(0xf000_0000 + i as u32);
        w[0] += i64::from(i) << 32;
        w[1] = w[1].min(-(i64::from(i) << 34));
        f[at] = i as f32 * 0.75;
        let odd = i & 1 == 1;
        a[4 + at] = if odd { 1000 + i } else { i * 3 };
        let won = if odd { 100_000 } else { 0 };
        out[1 + at] = (i * 3 + won + 1_000_000).wrapping_add((3 * i).wrapping_mul(10_000_000));
    }
    out[0] = 3;
    write(&mut buffers[0], &a);
    write(&mut buffers[1], &u);
    write(&mut buffers[2], &w);
    write(&mut buffers[3], &f);
    write(&mut buffers[5], &out);
}

fn in_local(buffers: &mut [BufferData]) {
    let sum: i32 = (0..44).sum();
    write(&mut buffers[0], &[10 + sum, 88, 10 + sum, 88, 10 + sum, 88]);
    write(&mut buffers[1], &[sum as f32; 3]);
}

fn floats(buffers: &mut [BufferData]) {
    let input = read::<f32>(&buffers[1]);
    let mut sums = vec![(0..90).map(|i| (i & 7) as f32).sum::<f32>()];
    sums.extend(input.chunks(45).map(|own| own.iter().copied().fold(-100.0, f32::max)));
    write(&mut buffers[0], &sums);
}

fn choose(buffers: &mut [BufferData]) {
    let which = read::<i32>(&buffers[0]);
    let mut data = read::<i32>(&buffers[1]);
    let mut out = Vec::new();
    for i in 0..100 {
        let l = i % 50;
        let mut shared = 1000 + l as i32;
        let mut own: Vec<i32> = (0..4).map(|k| 2000 + 10 * i as i32 + k).collect();
        let mut found = 0;
        for round in 0..3 {
            let place = match (which[i] + round) % 3 {
                0 => &mut data[i],
                1 => &mut shared,
                _ => &mut own[l & 3],
            };
            found = found * 3 + *place;
            *place += 1;
        }
        out.push(found + own[l & 3] * 7 + shared);
    }
    write(&mut buffers[1], &data);
    write(&mut buffers[2], &out);
}

fn spaces(buffers: &mut [BufferData]) {
    let (which, data) = (read::<i32>(&buffers[0]), read::<i32>(&buffers[1]));
    let code = |i: usize| {
        let l = (i % 50) as i32;
        // CLK_LOCAL_MEM_FENCE is 1, CLK_GLOBAL_MEM_FENCE 2.
        match which[i] {
            0 => 1 + 16 * 2 + 100 * data[i],
            1 => 2 + 16 + 100 * l,
            2 => 4 + 16 * 2 + 100 * ((l & 3) + 1),
            _ => 8,
        }
    };
    let out: Vec<i32> = (0..100).map(code).collect();
    write(&mut buffers[2], &out);
}

fn walk(buffers: &mut [BufferData]) {
    let which = read::<i32>(&buffers[0]);
    let mut data = read::<i32>(&buffers[1]);
    let mut out = Vec::new();
    for i in 0..100usize {
        let l = (i % 50) as i32;
        let mut shared = l * l;
        let mut own: Vec<i32> = (0..8).map(|k| k * i as i32).collect();
        let mut next = 0;
        let mut sum = 0i32;
        for k in 0..6 {
            let value = match (which[i] + k) % 3 {
                0 => data[i],
                1 => shared,
                _ => {
                    next += 1;
                    own[next - 1]
                }
            };
            sum = sum.wrapping_mul(5).wrapping_add(value);
        }
        let target = match which[i] {
            0 => &mut data[i],
            1 => &mut shared,
            _ => &mut own[0],
        };
        sum = sum.wrapping_add(*target);
        *target = (*target + 5).max(77);
        sum = sum.wrapping_mul(3).wrapping_add(*target);
        let word = if which[i] == 1 { shared } else { own[1] };
        sum = sum.wrapping_add((word & 0xff) + 3 * (word >> 8 & 0xff));
        let (x, w) =
            if which[i] == 2 { (own[2], own[3]) } else { (which[i / 2 * 2], which[i / 2 * 2 + 1]) };
        sum ^= i32::from(x as i16) + ((w >> 16) << 8);
        out.push(sum);
    }
    write(&mut buffers[1], &data);
    write(&mut buffers[2], &out);
}

fn rows(buffers: &mut [BufferData]) {
    let (input, narrow) = (read::<i32>(&buffers[0]), read::<i16>(&buffers[2]));
    let (mut out, mut narrow_out) = (Vec::new(), Vec::<i16>::new());
    for i in 0..60 {
        let a = &input[3 * i..3 * i + 3];
        let mut own: Vec<i32> = (0..12).map(|k| a[0] + k).collect();
        let b: Vec<i32> = own[4 * (i % 3)..][..4].iter().map(|x| x * 2).collect();
        let to = 4 * ((i + 1) % 3);
        own[to..to + 4].copy_from_slice(&b);
        let c = [2 * (i as i32 & 7) + 1, 2 * (i as i32 & 7) + 2];
        let d = [a[2], a[0], a[1]];
        narrow_out.extend(narrow[8 * i..8 * i + 8].iter().rev());
        let x = own.iter().fold(0i32, |x, &own| x.wrapping_mul(3).wrapping_add(own));
        out.extend([d[0] + c[0], d[1] + c[1], d[2], x]);
    }
    write(&mut buffers[1], &out);
    write(&mut buffers[3], &narrow_out);
}

/// A half float as a float: exactly.
fn from_half(bits: u16) -> f32 {
    let (exponent, fraction) = (i32::from(bits >> 10 & 31), f32::from(bits & 1023));
    let magnitude = match exponent {
        0 => fraction * 2f32.powi(-24),
        31 => panic!("no number"),
        _ => (1024.0 + fraction) * 2f32.powi(exponent - 25),
    };
    if bits >> 15 == 1 { -magnitude } else { magnitude }
}

/// The half float whose magnitude is that of a float, or just below it, by trying all; and whether it is that.
fn half_below(number: f32) -> (u16, bool) {
    let wanted = number.abs();
    let below = (0..0x7c00u16).rev().find(|&b| from_half(b) <= wanted).expect("zero");
    (below, from_half(below) == wanted)
}

/// A float as the nearest half float.
fn to_half(number: f32) -> u16 {
    let (below, _) = half_below(number);
    let wanted = f64::from(number.abs());
    let distance = |bits: u16| (f64::from(from_half(bits)) - wanted).abs();
    let (low, high) = (distance(below), distance(below + 1));
    let up = high < low || high == low && below & 1 == 1;
    with_sign(number, below + u16::from(up))
}

fn with_sign(number: f32, magnitude: u16) -> u16 {
    if number.is_sign_negative() { 0x8000 | magnitude } else { magnitude }
}

fn directed(buffers: &mut [BufferData]) {
    let mut out = Vec::new();
    for x in read::<f32>(&buffers[0]) {
        let (below, exact) = half_below(x);
        let away = below + u16::from(!exact);
        let negative = x.is_sign_negative();
        let [up, down] = if negative { [below, away] } else { [away, below] };
        out.extend([below, up, down].map(|bits| with_sign(x, bits)));
        out.extend([1.5, -0.3, 7.0].map(|factor| with_sign(x * factor, half_below(x * factor).0)));
    }
    write(&mut buffers[1], &out);
}

fn halves(buffers: &mut [BufferData]) {
    let input: Vec<f32> = read::<u16>(&buffers[0]).into_iter().map(from_half).collect();
    let (mut out, mut wide) = (Vec::new(), Vec::new());
    for i in 0..60 {
        let y = &input[4 * i..4 * i + 4];
        out.extend([input[i] + 1.0, y[1], y[2] * 0.3, y[3] * 0.3].map(to_half));
        wide.extend([y[0] + y[1] * 2.0, y[2]]);
    }
    write(&mut buffers[1], &out);
    write(&mut buffers[2], &wide);
}

fn odd(buffers: &mut [BufferData]) {
    let mut out = Vec::new();
    for x in read::<u32>(&buffers[0]) {
        let wide = u64::from(x) << 9 ^ u64::from(x);
        let wide = (wide << 24).reverse_bits();
        out.extend([(x << 20).reverse_bits(), wide as u32 ^ (wide >> 32) as u32]);
    }
    write(&mut buffers[1], &out);
}

fn pick(buffers: &mut [BufferData]) {
    let (input, wide) = (read::<u16>(&buffers[0]), read::<i64>(&buffers[1]));
    let (mut out, mut averages) = (Vec::new(), Vec::new());
    for i in 0..60 {
        let (x, mask) = (&input[8 * i..8 * i + 8], &input[8 * i + 8..8 * i + 16]);
        for lane in 0..8 {
            let own = x[usize::from(mask[lane] & 7)];
            let few = x[usize::from(mask[lane % 4] & 7)];
            out.push(own.wrapping_add(few.wrapping_mul(3)));
        }
        let (a, b) = (i128::from(wide[i]), i128::from(wide[i + 1]));
        averages.push(((a + b) >> 1) as i64);
        let [a, b] = [a, b].map(|x| i128::from(x as u64));
        averages.push(((a + b + 1) >> 1) as i64);
    }
    write(&mut buffers[2], &out);
    write(&mut buffers[3], &averages);
}

fn copies(buffers: &mut [BufferData]) {
    let (input, rows) = (read::<i32>(&buffers[0]), read::<f32>(&buffers[2]));
    let (mut out, mut columns) = (read::<i32>(&buffers[1]), read::<f32>(&buffers[3]));
    for g in 0..3 {
        let sum: i32 = (0..20).map(|k| input[g * 20 + k] * (k as i32 + 1)).sum();
        for k in 0..20 {
            out[g * 20 + k] = sum + (k % 5) as i32 + 100 * (k / 5) as i32;
        }
        for k in 0..10 {
            for c in 0..4 {
                columns[4 * (g + 3 * k) + c] = rows[4 * (g + 2 * k) + c];
            }
        }
    }
    write(&mut buffers[1], &out);
    write(&mut buffers[3], &columns);
}
