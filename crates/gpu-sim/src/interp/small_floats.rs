//! AMD's conversions from and to floats of 8, 6 and 4 bits: `cvt.pk.fp8.f32`, `cvt.scalef32.*`, `cvt.sr.*`.

use super::builtin::Call;
use super::code::Operand;
use super::cpu::Cpu;
use super::decoder::{Decoder, stem};
use super::sites::ConvertSite;
use super::value::Slot;
use crate::amd::conversions::{Conversion, element, put};
use crate::fault::{Fault, Result};
use ir::ssa::{Type, Value};

/// The bit of MODE that makes what is too large the largest number (`FP16_OVFL`).
const OVERFLOW: u32 = 23;

/// The arguments of an intrinsic by what they are.
struct Places {
    data: std::ops::Range<usize>,
    rest: Option<usize>,
    random: Option<usize>,
    scale: Option<usize>,
    select: usize,
}

impl Places {
    fn of(c: &Conversion) -> Self {
        let count = if c.two { 2 } else { 1 };
        // Those without a scale have the rest of the result after the operands, unless it is a half.
        let first = c.is_partial() && (c.scaled || c.result_bits() == 16);
        let mut next = usize::from(first);
        let data = next..next + count;
        next += count;
        let mut take = |wanted: bool| {
            next += usize::from(wanted);
            wanted.then_some(next - 1)
        };
        let (random, scale) = (take(c.random), take(c.scaled));
        let last = take(c.is_partial() && !first);
        let rest = if first { Some(0) } else { last };
        Self { data, rest, random, scale, select: next }
    }
}

/// Decodes one of the intrinsics; false for others.
pub(super) fn lower(
    d: &mut Decoder<'_, '_>,
    name: &str,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    let found = Conversion::named(name, d.program.unsigned_zero);
    let Some(c) = found.or_else(|| Conversion::named(stem(name), d.program.unsigned_zero)) else {
        return Ok(false);
    };
    let places = Places::of(&c);
    let number = |n: usize| {
        let value = args.get(n).and_then(|v| v.constant()).and_then(|c| d.cx.consts.as_uint(c));
        value.map(|v| v as usize).ok_or_else(|| Fault::input("a part that is not a constant"))
    };
    let mut select = places.select;
    let mut part = |wanted: bool, bits: usize| -> Result<usize> {
        if !wanted {
            return Ok(0);
        }
        select += 1;
        Ok(number(select - 1)? * bits % 32)
    };
    let from = part(c.widens() && c.count() <= 2, (c.count() * c.source_bits()).max(8))?;
    let to = part(c.is_partial(), c.count() * c.result_bits())?;
    let mut operands = Vec::new();
    let mut source = (0, 0);
    for &arg in &args[places.data.clone()] {
        let (scalar, lanes) = d.lanes_of(d.ty(arg))?;
        let value = d.operand(arg)?;
        operands.extend((0..lanes).map(|n| value.at(n)));
        source = (source.0 + lanes as usize, scalar.bits() as usize);
    }
    for n in places.random.into_iter().chain(places.scale) {
        operands.push(d.operand(args[n])?);
    }
    if let Some(n) = places.rest {
        let (_, lanes) = d.lanes_of(d.ty(args[n]))?;
        let value = d.operand(args[n])?;
        operands.extend((0..lanes).map(|n| value.at(n)));
    }
    let (scalar, lanes) = d.lanes_of(ret)?;
    let result = (lanes as usize, scalar.bits() as usize);
    let site = ConvertSite { conversion: c, source, from, to, result };
    d.builtin_operands(Call::Convert(site), operands, dst)?;
    Ok(true)
}

/// Slots as words, and which of their bits are not defined.
fn words(slots: &[Slot], bits: usize) -> [Vec<u32>; 2] {
    let mut out = [0, 1].map(|_| vec![0; (slots.len() * bits).div_ceil(32)]);
    for (n, slot) in slots.iter().enumerate() {
        let undef = if slot.is_poison() { u64::MAX } else { slot.undef };
        for (out, value) in out.iter_mut().zip([slot.bits, undef]) {
            put(out, n * bits, bits, value & (u64::MAX >> (64 - bits)));
        }
    }
    out
}

impl Cpu<'_, '_> {
    /// Carries out a conversion.
    pub(super) fn convert(&mut self, site: ConvertSite, args: &[Operand], dst: u32) {
        let c = site.conversion;
        let finite = self.thread.environment.mode >> OVERFLOW & 1 == 1;
        let all: Vec<Slot> = args.iter().map(|&a| self.get(a)).collect();
        let (data, mut rest) = all.split_at(site.source.0);
        let mut next = |wanted: bool| match rest.split_first() {
            Some((&first, others)) if wanted => {
                rest = others;
                first
            }
            _ => Slot::ZERO,
        };
        let (random, scale) = (next(c.random), next(c.scaled));
        let [source, undef] = words(data, site.source.1);
        let (count, width) = site.result;
        let [mut out, mut out_undef] = match rest.is_empty() {
            true => [0, 1].map(|_| vec![0; (count * width).div_ceil(32)]),
            false => words(rest, width),
        };
        let unknown = !random.is_defined() || !scale.is_defined();
        let (from, to) = (c.source_bits(), c.result_bits());
        for n in 0..c.count() {
            // Elements of two vectors alternate.
            let at = if c.two { n % 2 * c.count() / 2 + n / 2 } else { n };
            let at = site.from / from + at;
            let value = c.element(
                element(&source, at, from),
                scale.bits as u32,
                random.bits as u32,
                finite,
            );
            let lost = unknown || element(&undef, at, from) != 0;
            put(&mut out, site.to + n * to, to, value);
            put(&mut out_undef, site.to + n * to, to, if lost { u64::MAX >> (64 - to) } else { 0 });
        }
        for n in 0..count {
            let parts = [&out, &out_undef].map(|words| element(words, n, width));
            self.set(dst + n as u32, Slot::partial(parts[0], parts[1]));
        }
    }
}
