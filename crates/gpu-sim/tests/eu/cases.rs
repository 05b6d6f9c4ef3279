//! The kernels of `kernels.cl`: launches, and what they must compute, in Rust.

use gpu_sim::float::{self, Format, Mode};
use gpu_sim::launch::{Arg, Buffer, Init, Launch, ValueType};

/// A launch and the expected bytes of its buffers; a tolerance for floats that the hardware only approximates.
pub(crate) struct Case {
    pub(crate) launch: Launch,
    pub(crate) expected: Vec<Vec<u8>>,
}

/// Numbers that look random and are always the same.
pub(crate) struct Draw(u64);

impl Draw {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    fn u32s(&mut self, n: usize) -> Vec<u32> {
        (0..n).map(|_| self.next() as u32).collect()
    }

    /// Between -8 and 8, with a fraction.
    fn f32s(&mut self, n: usize) -> Vec<f32> {
        (0..n).map(|_| (self.next() % 16384) as f32 / 1024.0 - 8.0).collect()
    }
}

/// Elements of buffers.
pub(crate) trait Element: Copy {
    const TYPE: ValueType;
    fn bits(self) -> u64;
}

macro_rules! elements {
    ($($ty:ty: $name:ident $bits:expr;)*) => {
        $(impl Element for $ty {
            const TYPE: ValueType = ValueType::$name;
            fn bits(self) -> u64 {
                let bits: fn($ty) -> u64 = $bits;
                bits(self)
            }
        })*
    };
}

elements! {
    u8: U8 |v| u64::from(v);
    i16: I16 |v| u64::from(v as u16);
    u16: U16 |v| u64::from(v);
    i32: I32 |v| u64::from(v as u32);
    u32: U32 |v| u64::from(v);
    i64: I64 |v| v as u64;
    f32: F32 |v| u64::from(v.to_bits());
    f64: F64 |v| v.to_bits();
}

fn buffer<T: Element>(values: &[T]) -> Arg {
    let init = Init::Values(values.iter().map(|v| v.bits()).collect());
    Arg::Buffer(Buffer { name: None, ty: T::TYPE, count: values.len() as u64, init })
}

fn bytes<T: Element>(values: &[T]) -> Vec<u8> {
    let size = T::TYPE.size() as usize;
    values.iter().flat_map(|v| v.bits().to_le_bytes()[..size].to_vec()).collect()
}

fn scalar<T: Element>(value: T) -> Arg {
    Arg::Scalar { ty: T::TYPE, bits: value.bits() }
}

fn launch(kernel: &str, grid: [u32; 3], block: [u32; 3], args: Vec<Arg>) -> Launch {
    let (kernel, cluster) = (kernel.to_owned(), [1; 3]);
    Launch { kernel, grid, block, cluster, shared_bytes: 0, tolerance: None, args }
}

/// A kernel with a result buffer in front of its inputs.
fn map<T: Element>(
    kernel: &str,
    groups: u32,
    size: u32,
    result: &[T],
    inputs: &[(Arg, Vec<u8>)],
) -> Case {
    let mut args = vec![Arg::Buffer(Buffer {
        name: None,
        ty: T::TYPE,
        count: result.len() as u64,
        init: Init::Zeros,
    })];
    args.extend(inputs.iter().map(|(arg, _)| arg.clone()));
    let mut expected = vec![bytes(result)];
    expected.extend(
        inputs.iter().filter(|(arg, _)| matches!(arg, Arg::Buffer(_))).map(|(_, b)| b.clone()),
    );
    Case { launch: launch(kernel, [groups, 1, 1], [size, 1, 1], args), expected }
}

fn input<T: Element>(values: &[T]) -> (Arg, Vec<u8>) {
    (buffer(values), bytes(values))
}

fn value<T: Element>(value: T) -> (Arg, Vec<u8>) {
    (scalar(value), Vec::new())
}

/// All of them.
pub(crate) fn all() -> Vec<Case> {
    let mut draw = Draw(7);
    vec![
        saxpy(&mut draw),
        integers(&mut draw),
        collatz(),
        nested(),
        reduce(&mut draw),
        histogram(&mut draw),
        longs(&mut draw),
        halves(&mut draw),
        byte_values(&mut draw),
        shorts(&mut draw),
        choose(&mut draw),
        bits(&mut draw),
        rounding(&mut draw),
        functions(&mut draw),
        transpose(&mut draw),
        privates(&mut draw),
        structure(),
        early(&mut draw),
        scan(&mut draw),
        cube(),
        vectors(&mut draw),
    ]
}

fn saxpy(draw: &mut Draw) -> Case {
    let (y, x) = (draw.f32s(100), draw.f32s(100));
    let result: Vec<f32> =
        (0..100).map(|i| if i < 90 { 2.5f32.mul_add(x[i], y[i]) } else { y[i] }).collect();
    let args = vec![buffer(&y), buffer(&x), scalar(2.5f32), scalar(90u32)];
    Case {
        launch: launch("saxpy", [4, 1, 1], [25, 1, 1], args),
        expected: vec![bytes(&result), bytes(&x)],
    }
}

fn integers(draw: &mut Draw) -> Case {
    let (x, y) = (draw.u32s(128), draw.u32s(128));
    let one = |a: u32, b: u32| {
        let first = a.wrapping_add(b).wrapping_mul(3).wrapping_sub(a ^ b << 5);
        let v = first
            .wrapping_add(a >> (b & 7))
            .wrapping_add((a as i32 >> 3) as u32)
            .wrapping_add(!a & b);
        let signed = (a as i32 / ((b & 0xffff) as i32 + 1)) as u32;
        v.wrapping_add(a / (b | 1))
            .wrapping_add(a % (b | 1))
            .wrapping_add(signed)
            .wrapping_add((a as i32 % 1000) as u32)
    };
    let result: Vec<u32> = x.iter().zip(&y).map(|(&a, &b)| one(a, b)).collect();
    map("integers", 2, 64, &result, &[input(&x), input(&y)])
}

fn collatz() -> Case {
    let x: Vec<u32> = (1..=96).map(|n| n * 37 % 1000 + 1).collect();
    let steps = |mut n: u32| {
        let mut steps = 0;
        while n != 1 {
            n = if n & 1 == 1 { 3 * n + 1 } else { n >> 1 };
            steps += 1;
            if steps == 200 {
                break;
            }
        }
        steps
    };
    let result: Vec<u32> = x.iter().map(|&n| steps(n)).collect();
    map("collatz", 2, 48, &result, &[input(&x)])
}

fn nested() -> Case {
    let one = |i: i32, limit: i32| {
        let mut sum = 0;
        for a in 0..i % 13 + 3 {
            if a % 3 == 1 {
                continue;
            }
            for b in a..limit {
                if b * a > i {
                    break;
                }
                if (b ^ i) & 1 == 1 {
                    continue;
                }
                sum += b * 7 + a;
                if sum > 5000 {
                    return sum;
                }
            }
            sum ^= a;
        }
        sum + 1
    };
    let result: Vec<i32> = (0..80).map(|i| one(i, 50)).collect();
    map("nested", 2, 40, &result, &[value(50i32)])
}

fn reduce(draw: &mut Draw) -> Case {
    let x = draw.f32s(192);
    let mut sums = Vec::new();
    for group in x.chunks(64) {
        let mut t = group.to_vec();
        let mut s = 32;
        while s > 0 {
            for l in 0..s {
                t[l] += t[l + s];
            }
            s /= 2;
        }
        sums.push(t[0]);
    }
    map("reduce", 3, 64, &sums, &[input(&x), (Arg::Local(256), Vec::new())])
}

fn histogram(draw: &mut Draw) -> Case {
    let x: Vec<u32> = draw.u32s(128).iter().map(|v| v % 100_000).collect();
    let mut bins = vec![0u32; 16];
    for v in &x {
        bins[*v as usize & 15] += 1;
    }
    let signed = || x.iter().map(|&v| v as i32);
    let extremes = vec![
        signed().max().unwrap(),
        signed().min().unwrap().min(50_000),
        signed().fold(0, |a, v| a ^ v),
        3 * 128,
    ];
    let args = vec![buffer(&[0u32; 16]), buffer(&[0, 50_000, 0, 0]), buffer(&x)];
    Case {
        launch: launch("histogram", [2, 1, 1], [64, 1, 1], args),
        expected: vec![bytes(&bins), bytes(&extremes), bytes(&x)],
    }
}

fn longs(draw: &mut Draw) -> Case {
    let numbers = |draw: &mut Draw| (0..64).map(|_| draw.next() as i64).collect::<Vec<_>>();
    let (x, y) = (numbers(draw), numbers(draw));
    let one = |a: i64, b: i64| {
        let u = a as u64;
        let sum = a.wrapping_mul(b).wrapping_add(a >> 7).wrapping_sub((u >> 9) as i64);
        let sum = sum.wrapping_add(b << 3).wrapping_add(if a < b { 5 } else { -7 });
        sum.wrapping_add((a & b) ^ (a | !b)).wrapping_add(i64::from(u > b as u64))
    };
    let result: Vec<i64> = x.iter().zip(&y).map(|(&a, &b)| one(a, b)).collect();
    map("longs", 2, 32, &result, &[input(&x), input(&y)])
}

fn halves(draw: &mut Draw) -> Case {
    let half = |v: f32| float::narrow(Format::F16, f64::from(v), float::Round::NearestEven) as u16;
    let numbers = |draw: &mut Draw| draw.f32s(64).into_iter().map(half).collect::<Vec<u16>>();
    let (x, y) = (numbers(draw), numbers(draw));
    let f = Format::F16;
    let one = |a: u64, b: u64| {
        let s = float::add(f, float::mul(f, a, b, Mode::NEAREST), a, Mode::NEAREST);
        if float::widen(f, s) > 2.0 {
            float::sub(f, s, b, Mode::NEAREST)
        } else {
            float::max(f, s, b ^ 0x8000, float::NanRule::Number, false)
        }
    };
    let result: Vec<u16> =
        x.iter().zip(&y).map(|(&a, &b)| one(a.into(), b.into()) as u16).collect();
    map("halves", 2, 32, &result, &[input(&x), input(&y)])
}

fn byte_values(draw: &mut Draw) -> Case {
    let numbers = |draw: &mut Draw| draw.u32s(96).into_iter().map(|v| v as u8).collect::<Vec<u8>>();
    let (x, y) = (numbers(draw), numbers(draw));
    let one = |a: u8, b: i8| {
        a.saturating_add(100) ^ (b >> 2) as u8 ^ (i32::from(b) * 3).clamp(0, 255) as u8
    };
    let result: Vec<u8> = x.iter().zip(&y).map(|(&a, &b)| one(a, b as i8)).collect();
    map("bytes", 3, 32, &result, &[input(&x), input(&y)])
}

fn shorts(draw: &mut Draw) -> Case {
    let x: Vec<i16> = draw.u32s(64).into_iter().map(|v| v as i16).collect();
    let y: Vec<u16> = draw.u32s(64).into_iter().map(|v| v as u16).collect();
    let one = |a: i16, b: u16| {
        let first = (i32::from(a) * 3 - i32::from(b >> 3)) as i16;
        first.wrapping_add(a.saturating_sub(30000)).wrapping_add(a.wrapping_abs())
    };
    let result: Vec<i16> = x.iter().zip(&y).map(|(&a, &b)| one(a, b)).collect();
    map("shorts", 1, 64, &result, &[input(&x), input(&y)])
}

fn choose(draw: &mut Draw) -> Case {
    let x: Vec<i32> = draw.u32s(96).into_iter().map(|v| (v % 400) as i32 - 150).collect();
    let one = |v: i32| match v & 7 {
        0 => v * 3,
        1 | 2 => v ^ 0x55,
        3 => {
            let mut out = 0;
            while v > out {
                out += 11;
            }
            out
        }
        5 => -v,
        _ => 7,
    };
    let result: Vec<i32> = x.iter().map(|&v| one(v)).collect();
    map("choose", 3, 32, &result, &[input(&x)])
}

fn bits(draw: &mut Draw) -> Case {
    let (x, y) = (draw.u32s(64), draw.u32s(64));
    let one = |a: u32, b: u32| {
        let high = ((u64::from(a) * u64::from(b)) >> 32) as u32;
        let signed = ((i64::from(a as i32) * i64::from(b as i32)) >> 32) as u32;
        let mut sum = a.count_ones() + b.leading_zeros() * 64;
        sum = sum.wrapping_add(a.rotate_left(b & 31)).wrapping_add(high).wrapping_add(signed);
        sum = sum.wrapping_add((a & 0xffff) * (b & 0xff) + 5);
        sum = sum.wrapping_add(((u64::from(a) + u64::from(b)) >> 1) as u32);
        sum = sum.wrapping_add(a & !0x00ff_00ff | b & 0x00ff_00ff);
        sum.wrapping_add(u32::from(a as f32 > b as f32))
    };
    let result: Vec<u32> = x.iter().zip(&y).map(|(&a, &b)| one(a, b)).collect();
    map("bits", 2, 32, &result, &[input(&x), input(&y)])
}

fn rounding(draw: &mut Draw) -> Case {
    let x = draw.f32s(64);
    let first = |v: f32| {
        // The compiler contracts products and sums.
        let sum = (v * 0.5).ceil().mul_add(10.0, v.floor());
        let sum = v.round_ties_even().mul_add(100.0, sum);
        let sum = v.trunc().mul_add(1000.0, sum);
        sum + v.min(3.0) + v.max(-2.0) + v.abs()
    };
    let second = |i: usize, v: f32| {
        let saturated = f64::from(v * 1e9).clamp(f64::from(i32::MIN), f64::from(i32::MAX)) as i32;
        let byte = f64::from(v).clamp(0.0, 255.0) as i32;
        (v.round_ties_even() as i32)
            .wrapping_add(saturated / 3)
            .wrapping_add((v * 7.0) as i32)
            .wrapping_add(byte)
            .wrapping_add(i as i32)
    };
    let r: Vec<f32> = x.iter().map(|&v| first(v)).collect();
    let q: Vec<i32> = x.iter().enumerate().map(|(i, &v)| second(i, v)).collect();
    let args = vec![buffer(&[0f32; 64]), buffer(&[0i32; 64]), buffer(&x)];
    Case {
        launch: launch("rounding", [1, 1, 1], [64, 1, 1], args),
        expected: vec![bytes(&r), bytes(&q), bytes(&x)],
    }
}

fn functions(draw: &mut Draw) -> Case {
    let x: Vec<f32> = draw.f32s(64).into_iter().map(|v| v.abs() + 0.25).collect();
    let one = |v: f32| {
        let v = f64::from(v);
        let sum = v.sqrt() + 1.0 / v.sqrt() + v.exp2() + v.log2() + v.sin() + v.cos() + 1.0 / v;
        (sum + v / 3.0 + v.sqrt()) as f32
    };
    let result: Vec<f32> = x.iter().map(|&v| one(v)).collect();
    let mut case = map("functions", 2, 32, &result, &[input(&x)]);
    case.launch.tolerance = Some(1e-5);
    case
}

fn transpose(draw: &mut Draw) -> Case {
    let x = draw.u32s(16 * 24);
    let mut result = vec![0u32; 16 * 24];
    for row in 0..24 {
        for column in 0..16 {
            result[column * 24 + row] = x[row * 16 + column];
        }
    }
    let args = vec![buffer(&vec![0u32; 16 * 24]), buffer(&x), scalar(16u32)];
    Case {
        launch: launch("transpose", [2, 3, 1], [8, 8, 1], args),
        expected: vec![bytes(&result), bytes(&x)],
    }
}

fn privates(draw: &mut Draw) -> Case {
    let x: Vec<i32> = draw.u32s(64).into_iter().map(|v| v as i32 >> 12).collect();
    let one = |i: usize| {
        let mut a: Vec<i32> = (0..24).map(|k| x[(i + k) % 64].wrapping_mul(k as i32)).collect();
        for k in 0..40 {
            let (from, to) = ((k * 7 + i) % 24, (k * 5 + 3 * i) % 24);
            a[to] = a[to].wrapping_add(a[from] ^ k as i32);
        }
        a.iter().fold(0i32, |sum, &v| sum.wrapping_mul(31).wrapping_add(v))
    };
    let result: Vec<i32> = (0..64).map(one).collect();
    map("privates", 2, 32, &result, &[input(&x), value(40i32)])
}

fn structure() -> Case {
    let args = vec![
        Arg::Buffer(Buffer { name: None, ty: ValueType::F32, count: 32, init: Init::Zeros }),
        Arg::Struct(vec![
            scalar(5i32),
            scalar(0.5f32),
            scalar(1000i64),
            scalar(0x0403_0201u32),
            // The tail of the structure, which ends at a multiple of 8 bytes.
            scalar(0u32),
        ]),
        scalar(9u8),
    ];
    let result: Vec<f32> =
        (0..32).map(|i| 5.0 + 0.5 * i as f32 + 1000.0 + (1 + i % 4) as f32 + 9.0).collect();
    Case {
        launch: launch("structure", [1, 1, 1], [32, 1, 1], args),
        expected: vec![bytes(&result)],
    }
}

fn early(draw: &mut Draw) -> Case {
    let x: Vec<i32> = draw.u32s(96).into_iter().map(|v| v as i32 >> 4).collect();
    let one = |i: usize| {
        if i >= 90 {
            return 0;
        }
        let mut v = x[i];
        if v < 0 {
            return -1;
        }
        for k in 0..100 {
            v = v.wrapping_mul(5).wrapping_add(k);
            if v & 63 == 17 {
                return k;
            }
        }
        v.wrapping_add(1000)
    };
    let result: Vec<i32> = (0..96).map(one).collect();
    map("early", 2, 48, &result, &[input(&x), value(90i32)])
}

fn scan(draw: &mut Draw) -> Case {
    let x: Vec<u32> = draw.u32s(256).into_iter().map(|v| v >> 20).collect();
    let mut result = Vec::new();
    for group in x.chunks(128) {
        let mut sum = 0;
        result.extend(group.iter().map(|v| {
            sum += v;
            sum
        }));
    }
    map("scan", 2, 128, &result, &[input(&x)])
}

fn cube() -> Case {
    let c: Vec<u32> = (0..16).map(|n| n * n + 1).collect();
    let (grid, block) = ([2u32, 3, 2], [5u32, 3, 4]);
    let mut result = Vec::new();
    for z in 0..8 {
        for y in 0..9 {
            for x in 0..10 {
                result.push(c[(x + 2 * y + 3 * z) % 16] + 3000 + 300 + 4);
            }
        }
    }
    let args = vec![buffer(&vec![0u32; result.len()]), buffer(&c)];
    Case { launch: launch("cube", grid, block, args), expected: vec![bytes(&result), bytes(&c)] }
}

fn vectors(draw: &mut Draw) -> Case {
    let x = draw.f32s(128);
    let c: Vec<u8> = draw.u32s(128).into_iter().map(|v| v as u8).collect();
    let mut result = Vec::new();
    for (v, b) in x.chunks(4).zip(c.chunks(4)) {
        let dot: f32 = v.iter().map(|a| a * a).sum();
        let last = [dot, v[0], v[1].max(v[2]), 1.0];
        result.extend((0..4).map(|n| v[3 - n] * 2.0 + f32::from(b[n]) + last[n]));
    }
    let mut case = map("vectors", 1, 32, &result, &[input(&x), input(&c)]);
    // The order of a dot product's sum is the compiler's.
    case.launch.tolerance = Some(1e-5);
    case
}

/// The kernel of `doubles.cl`.
pub(crate) fn doubles() -> Case {
    let mut draw = Draw(11);
    let x: Vec<f64> = draw.f32s(64).into_iter().map(|v| f64::from(v) * 1.25 + 1e-9).collect();
    let y: Vec<f64> = draw.f32s(64).into_iter().map(|v| f64::from(v) * 0.75).collect();
    let one = |i: usize| {
        let (a, b) = (x[i], y[i]);
        // The subtraction of a product is contracted.
        let s = (-3.0f64).mul_add(a, a.mul_add(b, 0.5))
            + b.abs()
            + i as f64
            + f64::from(a as f32)
            + f64::from(b as i32);
        if a < b { s } else { s.min(a) + a.floor() }
    };
    let result: Vec<f64> = (0..64).map(one).collect();
    let mut case = map("doubles", 2, 32, &result, &[input(&x), input(&y)]);
    case.launch.tolerance = Some(1e-15);
    case
}

/// Those of `messages.cl`.
pub(crate) fn messages() -> Vec<Case> {
    let mut draw = Draw(11);
    vec![
        wide(&mut draw),
        three(&mut draw),
        unaligned(&mut draw),
        same(&mut draw),
        atomics64(),
        spilled(&mut draw),
    ]
}

fn wide(draw: &mut Draw) -> Case {
    let x: Vec<i64> = (0..4 * 64).map(|_| draw.next() as i64).collect();
    let of = |i: usize, n: usize| x[4 * i + n].wrapping_add(x[4 * (i ^ 1) + n]);
    let result: Vec<i64> = (0..4 * 64).map(|at| of(at / 4, at % 4)).collect();
    map("wide", 2, 32, &result, &[input(&x)])
}

fn three(draw: &mut Draw) -> Case {
    let x = draw.u32s(3 * 64);
    let from = [2, 0, 1];
    let result: Vec<u32> =
        (0..3 * 64).map(|at| x[at / 3 * 3 + from[at % 3]].wrapping_mul(2)).collect();
    map("three", 2, 32, &result, &[input(&x)])
}

fn unaligned(draw: &mut Draw) -> Case {
    let x: Vec<u8> = (0..7 * 64).map(|_| draw.next() as u8).collect();
    let of = |at: usize| {
        let int = i32::from_le_bytes([x[at + 1], x[at + 2], x[at + 3], x[at + 4]]);
        int.wrapping_add(i16::from_le_bytes([x[at + 5], x[at + 6]]).into())
    };
    let result: Vec<i32> = (0..64).map(|i| of(7 * i)).collect();
    map("unaligned", 2, 32, &result, &[input(&x)])
}

fn same(draw: &mut Draw) -> Case {
    let x: Vec<i32> = draw.u32s(4 * 5).iter().map(|&v| v as i32).collect();
    let q: Vec<i64> = (0..5).map(|_| draw.next() as i64).collect();
    let v = &x[12..16];
    let of = |i: i32| {
        let sum = v[0].wrapping_add(v[1].wrapping_mul(i)).wrapping_sub(v[3]);
        sum.wrapping_add(q[4] as i32)
    };
    let result: Vec<i32> = (0..64).map(of).collect();
    map("same", 2, 32, &result, &[input(&x), input(&q), value(3i32)])
}

fn atomics64() -> Case {
    let x: Vec<i64> = (0..64).map(|i| i * 3 - 40 + (i % 2) * (1 << 40)).collect();
    let mut result = Vec::new();
    let mut after = Vec::new();
    for (i, &old) in (0i64..).zip(&x) {
        let low = (old + 5).min(7);
        let swapped = if low == 7 { i << 33 } else { low };
        result.extend([old, low, swapped, swapped | 1]);
        after.push(-i);
    }
    let mut case = map("atomics64", 2, 32, &result, &[input(&x)]);
    case.expected[1] = bytes(&after);
    case
}

fn spilled(draw: &mut Draw) -> Case {
    const VALUES: usize = 112;
    let x = draw.u32s(VALUES * 32);
    let mut result = x.clone();
    for values in result.chunks_mut(VALUES) {
        for k in (0..3).flat_map(|_| 0..VALUES) {
            values[k] = values[k].wrapping_mul(5).wrapping_add(values[(k * 13 + 7) % VALUES]);
        }
    }
    map("spilled", 2, 16, &result, &[input(&x), value(3i32)])
}
