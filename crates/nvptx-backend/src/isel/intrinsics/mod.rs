//! The `llvm.nvvm.*` intrinsics: which PTX each of them is, and what it needs.
//!
//! [`find`] turns a name and the shape of its call into a [`Lowering`]: PTX text with `$0`, `$1` … for
//! the registers, results first and then the arguments, each as many as it has pieces (`#1` for one
//! that must be a constant). Nothing here knows the instruction selector; [`mod@lower`] is the bridge.
//!
//! A name is looked up by its first part: that gives its *family*. Small families are rows of sorted
//! tables ([`rows`]), found by bisection. Large ones (`wmma`, `mma`, `tex`, `sust`, `cp.async.bulk`,
//! `tcgen05` …) are products of a few dimensions, so their names are taken apart and the text is put
//! together from the parts; there is no table to build or search. If the family does not know a part
//! of a name, it returns None, and the caller names the intrinsic in a diagnostic.

mod bulk;
mod floats;
mod lower;
mod matrix;
mod memory;
mod rows;
mod sregs;
mod tcgen05;
mod textures;

pub(crate) use lower::lower;

use std::borrow::Cow;
use std::fmt::Write as _;

/// One argument of a call, as far as the PTX depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Arg {
    /// The registers that it takes.
    pub pieces: u16,
    /// The bits of a scalar.
    pub bits: u16,
    /// The address space of a pointer.
    pub space: Option<u32>,
    /// The value of a constant integer.
    pub imm: Option<i64>,
}

/// A call of an intrinsic.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Call<'a> {
    /// The name without `llvm.nvvm.`.
    pub name: &'a str,
    /// The registers of the result.
    pub results: u16,
    /// The bits of a scalar result.
    pub result_bits: u16,
    /// The arguments.
    pub args: &'a [Arg],
    /// Whether the function flushes denormals of `float`.
    pub ftz: bool,
    /// Whether `sqrt.f`, which leaves that open, is correctly rounded.
    pub precise_sqrt: bool,
}

/// GPUs that have a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Gpu {
    /// This architecture and all later ones.
    From(u16),
    /// Only what came before this architecture.
    Before(u16),
    /// Architectures with an `a` (or the family's `f`), from this one on.
    Specific(u16),
    /// Just this architecture with an `a`.
    Only(u16),
}

impl Gpu {
    /// Whether `sm_NUMBER` with this suffix is one of them.
    pub(crate) fn has(self, number: u32, suffix: Option<char>) -> bool {
        match self {
            Gpu::From(first) => number >= u32::from(first),
            Gpu::Before(end) => number < u32::from(end),
            Gpu::Specific(first) => number >= u32::from(first) && suffix.is_some(),
            Gpu::Only(one) => number == u32::from(one) && suffix == Some('a'),
        }
    }
}

impl std::fmt::Display for Gpu {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Gpu::From(n) => write!(f, "sm_{n} or newer"),
            Gpu::Before(n) => write!(f, "a GPU before sm_{n}"),
            Gpu::Specific(n) => write!(f, "an architecture-specific GPU such as sm_{n}a"),
            Gpu::Only(n) => write!(f, "sm_{n}a"),
        }
    }
}

/// PTX for an intrinsic.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Lowering {
    /// The PTX. Without `;` it is a mnemonic that all operands follow in order.
    pub text: Cow<'static, str>,
    /// The first PTX version that has it, times ten.
    pub ptx: u16,
    /// The GPUs that have it.
    pub gpu: Gpu,
}

impl Lowering {
    /// PTX that every version and GPU has.
    pub(crate) fn new(text: impl Into<Cow<'static, str>>) -> Lowering {
        Lowering { text: text.into(), ptx: 0, gpu: Gpu::From(0) }
    }

    /// The same with a first version and a first GPU.
    #[must_use]
    pub(crate) fn needs(self, ptx: u16, sm: u16) -> Lowering {
        Lowering { ptx, gpu: Gpu::From(sm), ..self }
    }

    /// The same with a first version and certain GPUs.
    #[must_use]
    pub(crate) fn on(self, ptx: u16, gpu: Gpu) -> Lowering {
        Lowering { ptx, gpu, ..self }
    }
}

/// The PTX of an intrinsic; none if there is none of this name and shape.
pub(crate) fn find(call: &Call<'_>) -> Option<Lowering> {
    let (family, rest) = call.name.split_once('.').unwrap_or((call.name, ""));
    match family {
        "read" => sregs::find(rest),
        "add" | "sub" | "mul" | "fma" | "div" | "rcp" | "sqrt" | "rsqrt" | "ex2" | "lg2"
        | "sin" | "cos" | "tanh" | "fmin" | "fmax" | "ceil" | "floor" | "round" | "trunc"
        | "saturate" | "fabs" | "neg" => floats::arithmetic(call, family, rest),
        "d2f" | "d2i" | "d2ui" | "d2ll" | "d2ull" | "f2i" | "f2ui" | "f2ll" | "f2ull" | "i2d"
        | "i2f" | "ui2d" | "ui2f" | "ll2d" | "ll2f" | "ull2d" | "ull2f" | "f2h" | "bf2h" => {
            floats::convert(call, family, rest)
        }
        "ldu" | "ldg" | "atomic" | "prefetch" | "tensormap" | "mapa" => {
            memory::find(call, family, rest)
        }
        "cp" => bulk::find(call, rest),
        "wmma" => matrix::wmma(call, rest),
        "mma" => matrix::mma(call, rest),
        "ldmatrix" | "stmatrix" => matrix::move_matrix(call, family, rest),
        "tex" | "tld4" | "suld" | "sust" | "txq" | "suq" | "istypep" => {
            textures::find(call, family, rest)
        }
        "tcgen05" => tcgen05::find(call, rest),
        _ => rows::find(call),
    }
    .or_else(|| rows::find(call))
}

impl Call<'_> {
    /// The number of an argument's first register.
    fn at(&self, arg: usize) -> usize {
        let before: u16 = self.args[..arg.min(self.args.len())].iter().map(|a| a.pieces).sum();
        usize::from(self.results + before)
    }

    /// The constant of an argument.
    fn imm(&self, arg: usize) -> Option<i64> {
        self.args.get(arg)?.imm
    }

    /// Whether an argument is the constant `true`; none if it is no constant.
    fn flag(&self, arg: usize) -> Option<bool> {
        self.imm(arg).map(|n| n != 0)
    }

    /// The state space of a pointer argument with its dot.
    fn space(&self, arg: usize) -> Option<&'static str> {
        Some(match self.args.get(arg)?.space? {
            0 => "",
            1 => ".global",
            3 => ".shared",
            4 => ".const",
            5 => ".local",
            7 => ".shared::cluster",
            101 => ".param",
            _ => return None,
        })
    }
}

/// Puts PTX text together.
#[derive(Default)]
struct Text(String);

impl Text {
    fn new(start: &str) -> Text {
        let mut text = String::with_capacity(128);
        text.push_str(start);
        Text(text)
    }

    /// Text as it is.
    fn put(mut self, text: &str) -> Text {
        self.0.push_str(text);
        self
    }

    /// Text if a condition holds.
    fn put_if(self, condition: bool, text: &str) -> Text {
        if condition { self.put(text) } else { self }
    }

    /// A register.
    fn reg(mut self, n: usize) -> Text {
        let _ = write!(self.0, "${n}");
        self
    }

    /// An argument that must be a constant.
    fn literal(mut self, n: usize) -> Text {
        let _ = write!(self.0, "#{n}");
        self
    }

    /// Registers from `first`, separated by commas.
    fn regs(mut self, first: usize, count: usize) -> Text {
        for n in 0..count {
            let _ = write!(self.0, "{}${}", if n == 0 { "" } else { ", " }, first + n);
        }
        self
    }

    /// Registers from `first` in braces.
    fn list(self, first: usize, count: usize) -> Text {
        self.put("{").regs(first, count).put("}")
    }

    /// An address in a register.
    fn address(self, n: usize) -> Text {
        self.put("[").reg(n).put("]")
    }

    fn finish(self) -> Lowering {
        Lowering::new(self.0)
    }
}
