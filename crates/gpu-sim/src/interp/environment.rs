//! The floating-point environment of a thread: how it rounds, and what it does with subnormals.
//!
//! It is kept as AMD's MODE register has it, in the same bits, so that what programs read and write of it is the same
//! here and in the simulator. The other targets use its rounding only; their flushing is said by the function.

use super::value::Slot;
use crate::amd::FloatMode as Fields;
use crate::float::{Format, Mode, Round};
use ir::ssa::{AttrSet, Context, Denormal, DenormalMode, FastMath, sym};

/// The number of MODE among the hardware registers.
pub(crate) const HW_MODE: u32 = 1;
/// The bits of MODE that rounding has.
const ROUNDING: u32 = 0xf;
/// The bits of MODE that subnormals have.
const DENORMALS: u32 = 0xf0;
/// The bits of MODE that are floating point's: rounding, subnormals, clamp, IEEE, masks of exceptions, overflow of
/// halves (`llvm.get.fpmode` in LLVM's AMDGPU guide).
pub(crate) const MODE_BITS: u32 = 0x87_f3ff;
/// The bits of MODE in the environment's low half.
const ENV_BITS: u32 = 0x7f_ffff;
/// The bits of the sticky exceptions in the environment's high half.
const EXCEPTIONS: u32 = 0x1f;

/// Rounding of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rounding {
    /// Always so.
    Fixed(Round),
    /// As the thread's mode says for this format.
    Program(Format),
}

impl Rounding {
    /// To nearest.
    pub(crate) const NEAREST: Rounding = Rounding::Fixed(Round::NearestEven);

    /// The direction at this moment.
    #[inline]
    pub(crate) fn now(self, environment: Environment) -> Round {
        match self {
            Rounding::Fixed(round) => round,
            Rounding::Program(format) => environment.fields().round(format),
        }
    }
}

/// Flushing of subnormals by an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flush {
    /// They stay.
    Never,
    /// Operands and results become zero.
    Always,
    /// As the thread's mode says.
    Program,
}

impl Flush {
    /// An operand as the operation sees it.
    #[inline]
    pub(crate) fn operand(self, format: Format, bits: u64, environment: Environment) -> u64 {
        match self {
            Flush::Never => bits,
            Flush::Always => format.flush(bits),
            Flush::Program => environment.fields().input(format, bits),
        }
    }

    /// A result as it is delivered.
    #[inline]
    pub(crate) fn result(self, format: Format, bits: u64, environment: Environment) -> u64 {
        match self {
            Flush::Never => bits,
            Flush::Always => format.flush(bits),
            Flush::Program => environment.fields().output(format, bits),
        }
    }
}

/// A thread's environment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Environment {
    /// MODE.
    pub(crate) mode: u32,
    /// Exceptions that were raised: no operation raises them here, but a program can write them.
    pub(crate) raised: u32,
}

impl Environment {
    /// To nearest, subnormals kept.
    pub(crate) const DEFAULT: Environment = Environment { mode: DENORMALS, raised: 0 };

    #[inline]
    fn fields(self) -> Fields {
        Fields(u16::from(self.mode as u8))
    }

    /// `llvm.get.rounding`.
    pub(crate) fn rounding(self) -> u64 {
        let fields = self.mode & ROUNDING;
        (0..20).find(|&n| rounding_fields(n) == Some(fields)).unwrap_or(1).into()
    }

    /// `llvm.set.rounding`; other numbers than those of [`Environment::rounding`] have no meaning, and change nothing.
    pub(crate) fn set_rounding(&mut self, number: u64) {
        if let Some(fields) = u32::try_from(number).ok().and_then(rounding_fields) {
            self.mode = self.mode & !ROUNDING | fields;
        }
    }

    /// `llvm.set.fpmode`.
    pub(crate) fn set_mode(&mut self, bits: u32) {
        self.mode = self.mode & !MODE_BITS | bits & MODE_BITS;
    }

    /// `llvm.get.fpenv`.
    pub(crate) fn whole(self) -> u64 {
        u64::from(self.mode & ENV_BITS) | u64::from(self.raised) << 32
    }

    /// `llvm.set.fpenv`.
    pub(crate) fn set_whole(&mut self, bits: u64) {
        self.mode = self.mode & !ENV_BITS | bits as u32 & ENV_BITS;
        self.raised = (bits >> 32) as u32 & EXCEPTIONS;
    }

    /// `s_getreg`: `width` bits from `offset` on.
    pub(crate) fn field(self, offset: u32, width: u32) -> u32 {
        self.mode >> offset & (u32::MAX >> (32 - width))
    }

    /// `s_setreg`.
    pub(crate) fn set_field(&mut self, offset: u32, width: u32, value: u32) {
        let mask = u32::MAX >> (32 - width) << offset;
        self.mode = self.mode & !mask | value << offset & mask;
    }
}

/// The rounding fields that a number of FLT_ROUNDS stands for. Beyond 3 they are AMD's own, where `float` and the others
/// differ: by pairs in the order nearest, up, down, zero.
fn rounding_fields(number: u32) -> Option<u32> {
    let both = |way: u32| way | way << 2;
    Some(match number {
        0 => both(3),
        1 => both(0),
        2 => both(1),
        3 => both(2),
        8..20 => {
            let (float, rest) = ((number - 8) / 3, (number - 8) % 3);
            let other = if rest < float { rest } else { rest + 1 };
            float | other << 2
        }
        _ => return None,
    })
}

/// The mode that a function computes in, by its attributes: bits of MODE, and which of them it says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct EntryMode {
    bits: u32,
    said: u32,
}

impl EntryMode {
    /// Of a function with these attributes.
    pub(crate) fn of(cx: &Context, attrs: AttrSet) -> EntryMode {
        let env = cx.attrs.denormals(attrs);
        let field = |mode: DenormalMode| {
            let keeps = |way| u32::from(way != Denormal::PreserveSign);
            let says = |way| u32::from(way != Denormal::Dynamic);
            let pair = |of: &dyn Fn(Denormal) -> u32| of(mode.output) << 1 | of(mode.input);
            (pair(&keeps), pair(&says))
        };
        let ((float, float_said), (rest, rest_said)) = (field(env.float), field(env.default));
        EntryMode { bits: float << 4 | rest << 6, said: float_said << 4 | rest_said << 6 }
    }

    /// Returns the environment at the start of a kernel; clamp and IEEE are on unless the attributes or the processor
    /// say otherwise.
    pub(crate) fn kernel(self, cx: &Context, attrs: AttrSet) -> Environment {
        let text = |key: &str| cx.symbols.find(key).and_then(|key| cx.attrs.string(attrs, key));
        let gone =
            cx.attrs.string(attrs, sym::TARGET_CPU).is_some_and(|cpu| cpu.starts_with("gfx12"));
        let on = |key: &str| u32::from(!gone && text(key) != Some("false"));
        let clamp = on("amdgpu-dx10-clamp") << 8;
        Environment { mode: self.bits | clamp | on("amdgpu-ieee") << 9, raised: 0 }
    }

    /// Enters a function that is called; what the caller gets back when it returns.
    pub(crate) fn enter(self, environment: &mut Environment) -> Saved {
        let saved = Saved { bits: environment.mode, mask: self.said };
        environment.mode = environment.mode & !self.said | self.bits & self.said;
        saved
    }

    /// `llvm.reset.fpmode`: to nearest, subnormals as the function's attributes have them.
    pub(crate) fn reset(self, environment: &mut Environment) {
        let fields = ROUNDING | DENORMALS;
        environment.mode = environment.mode & !fields | self.bits;
    }
}

/// The bits of MODE that a call changed and that come back when it returns.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Saved {
    bits: u32,
    mask: u32,
}

impl Saved {
    /// Restores the caller's bits.
    pub(crate) fn restore(self, environment: &mut Environment) {
        environment.mode = environment.mode & !self.mask | self.bits & self.mask;
    }
}

/// Effect of the environment on an operation on lanes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Governed {
    /// Its rounding, where it has one.
    pub(crate) round: Option<Rounding>,
    /// Flushing of operands and results.
    pub(crate) flush: Flush,
    /// The format of its operands, and how many of them, from the first, have it.
    pub(crate) operands: Option<(Format, usize)>,
    /// The format of its result, where that is a float.
    pub(crate) result: Option<Format>,
}

impl Governed {
    /// The operands as the operation sees them.
    pub(crate) fn operands(&self, args: &mut [Slot], environment: Environment) {
        let Some((format, count)) = self.operands else { return };
        for slot in args.iter_mut().take(count).filter(|s| s.is_defined()) {
            slot.bits = self.flush.operand(format, slot.bits, environment);
        }
    }

    /// The result as it is delivered.
    pub(crate) fn result(&self, slot: Slot, environment: Environment) -> Slot {
        match self.result {
            Some(format) if slot.is_defined() => {
                Slot::new(self.flush.result(format, slot.bits, environment))
            }
            _ => slot,
        }
    }
}

/// Format, flags, rounding and flushing of a float operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FloatMode {
    pub(crate) format: Format,
    pub(crate) fast: FastMath,
    pub(crate) round: Rounding,
    pub(crate) flush: Flush,
}

impl FloatMode {
    /// To nearest, subnormals and all else as they are.
    pub(crate) fn plain(format: Format) -> FloatMode {
        FloatMode { format, fast: FastMath::NONE, round: Rounding::NEAREST, flush: Flush::Never }
    }

    /// For the shared arithmetic, at this moment.
    #[inline]
    pub(crate) fn now(self, environment: Environment) -> Mode {
        Mode { round: self.round.now(environment), ..Mode::NEAREST }
    }

    /// An operand as the operation sees it.
    #[inline]
    pub(crate) fn operand(self, slot: Slot, environment: Environment) -> u64 {
        self.flush.operand(self.format, slot.bits, environment)
    }

    /// A result as it is delivered.
    #[inline]
    pub(crate) fn result(self, bits: u64, environment: Environment) -> u64 {
        self.flush.result(self.format, bits, environment)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Table that LLVM's AMDGPU backend looks up: the fields of each number, four bits each, numbers from 8 on four
    /// lower.
    const LLVM_TABLE: u64 = 0xb73e_62d9_1c84_a50f;

    #[test]
    fn numbers_of_roundings_are_llvms() {
        for number in (0..4).chain(8..20) {
            let index = if number < 4 { number } else { number - 4 };
            let expected = (LLVM_TABLE >> (4 * index) & 15) as u32;
            assert_eq!(rounding_fields(number), Some(expected), "{number}");
            let mut environment = Environment::DEFAULT;
            environment.set_rounding(number.into());
            assert_eq!(environment.rounding(), u64::from(number));
        }
        let mut environment = Environment::DEFAULT;
        environment.set_rounding(7);
        assert_eq!(environment, Environment::DEFAULT);
    }

    #[test]
    fn fields_are_parts_of_the_register() {
        let mut environment = Environment::DEFAULT;
        environment.set_field(2, 2, 0xff);
        assert_eq!(environment.mode, 0xfc);
        assert_eq!(environment.field(3, 3), 7);
        environment.set_mode(u32::MAX);
        assert_eq!(environment.mode, MODE_BITS);
        environment.set_whole(0x15_0000_0002);
        assert_eq!((environment.raised, environment.mode), (0x15, 0x80_0002));
        assert_eq!(environment.whole(), 0x15_0000_0002);
    }
}
