//! The numbers that operations are tried with.

use crate::exact::Format;

/// Returns some hundred numbers of a format: zeros, denormals, numbers beside powers of two, halves, the limits of integers, the
/// largest, infinities, NaNs.
pub(crate) fn special(format: Format) -> Vec<u64> {
    let denormal = 1u64 << format.fraction;
    let infinity = format.infinity();
    let one = format.one();
    let power = |by: i64| one.wrapping_add_signed(by << format.fraction);
    let mut list = vec![
        0,
        1,
        2,
        3,
        denormal / 2,
        denormal / 2 + 1,
        denormal - 1,
        denormal,
        denormal + 1,
        2 * denormal,
    ];
    for by in [-2, -1, 0, 1, 2] {
        list.extend([power(by) - 1, power(by), power(by) + 1]);
    }
    // 1.5, 2.5, 3.5 and so on: halfway between integers.
    let quarter = denormal / 4;
    list.extend([
        one + denormal / 2,
        power(1) + quarter,
        power(1) + 3 * quarter,
        power(2) + quarter / 2,
    ]);
    // The first numbers without halves, and the limits of integers.
    let last = i64::from(format.fraction);
    for by in [last - 1, last, last + 1, 7, 8, 15, 16, 31, 32, 63, 64] {
        if by < i64::from(1u32 << (format.exponent - 1)) {
            list.extend([power(by) - 1, power(by), power(by) + 1]);
        }
    }
    // Numbers whose product with themselves is at the limits.
    let middle = (format.bias() / 2) as i64;
    list.extend([power(middle), power(middle + 1) - 1, power(-middle), power(-middle - last / 2)]);
    list.extend([
        infinity - 1,
        infinity - denormal,
        infinity,
        infinity | (denormal / 2),
        infinity | 1,
    ]);
    // A third, π, e, a tenth and random digits.
    let digits = [
        0x5555_5555_5555_5555u64,
        0x921f_b544_42d1_8469,
        0x5bf0_a8b1_4576_9535,
        0x9999_9999_9999_999a,
        0x243f_6a88_85a3_08d3,
    ];
    for (n, digits) in digits.into_iter().enumerate() {
        let by = [-2, 1, 1, -4, 5][n];
        list.push(power(by) | digits >> (64 - format.fraction));
    }
    let mut all: Vec<u64> = list.iter().flat_map(|&bits| [bits, bits | format.sign()]).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// Returns some of a list, in even steps.
fn some(list: &[u64], count: usize) -> Vec<u64> {
    (0..count.min(list.len())).map(|n| list[n * list.len() / count.min(list.len())]).collect()
}

/// Returns operands for an operation with so many: all combinations of some numbers.
pub(crate) fn operands(format: Format, count: usize, most: usize) -> Vec<Vec<u64>> {
    let all = special(format);
    let list = match count {
        1 => all,
        2 => some(&all, most),
        _ => {
            // Few numbers, but of each kind.
            let mut few = some(&all, most / 4);
            few.extend([format.infinity(), 0, format.sign(), format.one(), format.infinity() | 1]);
            few
        }
    };
    let mut tuples = vec![Vec::new()];
    for _ in 0..count {
        let longer = |t: &Vec<u64>| -> Vec<Vec<u64>> {
            list.iter().map(|&x| t.iter().copied().chain([x]).collect()).collect()
        };
        tuples = tuples.iter().flat_map(longer).collect();
    }
    tuples
}

/// Returns random operands, many of them denormals or such that a quotient is one, or close to the middle of two.
pub(crate) fn random(format: Format, count: usize, rounds: usize) -> Vec<Vec<u64>> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64 ^ u64::from(format.fraction);
    let mut next = move || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - format.bits())
    };
    let special = special(format);
    let fraction = (1u64 << format.fraction) - 1;
    let exponents = 1u64 << format.exponent;
    (0..rounds)
        .map(|round| {
            let mut x: Vec<u64> = (0..count).map(|_| next()).collect();
            match round % 6 {
                0 => x[0] &= fraction | format.sign(),
                1 => x[count - 1] &= fraction | format.sign(),
                2 => x[0] = special[next() as usize % special.len()],
                3 if count == 2 => {
                    // The quotient is about as large as the largest denormal, and has few digits.
                    let divisor = exponents / 2 + next() % (exponents / 2 - 1);
                    let dividend = divisor - (exponents / 2 - 1) + next() % 3;
                    x[1] = divisor << format.fraction | fraction & !(fraction >> 6) & x[1];
                    x[0] = dividend << format.fraction | fraction & x[0];
                }
                4 if count == 2 => x[0] = x[1].wrapping_add(next() % 5) & !format.sign(),
                _ => {}
            }
            x
        })
        .collect()
}

/// Returns integers of a width: small ones, powers of two and their neighbours, and halfway between floats.
pub(crate) fn integers(width: u32) -> Vec<u64> {
    let mask = if width == 64 { u64::MAX } else { (1 << width) - 1 };
    let mut list: Vec<u64> = vec![0, 1, 2, 3, 5, 100, 0x5555_5555_5555_5555, 0x9999_9999_9999_999a];
    for by in 0..width {
        for near in [-2i64, -1, 0, 1, 2] {
            list.push((1u64 << by).wrapping_add_signed(near));
        }
        // A one far to the right decides between two floats.
        if by > 12 {
            list.extend([
                3u64 << (by - 1) | 1,
                (0x1001u64 << (by - 12)) | 1,
                (0x0100_0001u64 << by >> 20) | 1,
            ]);
        }
    }
    let both = list.iter().flat_map(|&n| [n, n.wrapping_neg()]);
    let mut all: Vec<u64> = both.map(|n| n & mask).collect();
    all.sort_unstable();
    all.dedup();
    all
}
