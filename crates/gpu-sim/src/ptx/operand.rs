//! Operands as the parser sees them, the modifiers of a mnemonic, and their translation to sources and
//! destinations of decoded instructions.

use super::inst::{Addr, Dst, PSrc, Special, Src};
use super::types::Ty;
use crate::fault::{Fault, Result};
use crate::float::{Format, Round, narrow, widen};
use crate::memory::Space;

/// Meaning of a name that is used as an address.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Symbol {
    /// A variable of the module, by its address in its space.
    Var { space: Space, address: u64 },
    /// An unsized extern shared array: its address is known when the whole module was read.
    DynamicShared,
    /// A `.local` or `.param` variable of a function: offset in the frame.
    Local { offset: u32, size: u32 },
    /// A parameter of a kernel: address in parameter space.
    KernelParam { address: u64 },
    /// A function.
    Function(u32),
}

/// An operand.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Operand<'a> {
    Reg {
        row: u32,
        bits: u32,
    },
    Pred {
        index: u32,
        negated: bool,
    },
    Special(Special, u32),
    Int(u64),
    F32(u32),
    F64(u64),
    Symbol(Symbol, i64),
    /// A name that is nothing yet: a label or a function.
    Name(&'a str),
    Vector(Vec<Operand<'a>>),
    Memory(Box<Operand<'a>>, i64),
    /// A tensor map in memory with coordinates: `[map, {x, y}]`.
    Tensor(Box<Operand<'a>>, Vec<Operand<'a>>),
    /// `a|b`
    Pair(Box<Operand<'a>>, Box<Operand<'a>>),
    List(Vec<Operand<'a>>),
    Sink,
}

impl Operand<'_> {
    pub(super) fn describe(&self) -> &'static str {
        match self {
            Operand::Reg { .. } => "a register",
            Operand::Pred { .. } => "a predicate",
            Operand::Special(..) => "a special register",
            Operand::Int(_) | Operand::F32(_) | Operand::F64(_) => "a constant",
            Operand::Symbol(..) => "an address",
            Operand::Name(_) => "a label",
            Operand::Vector(_) => "a vector",
            Operand::Memory(..) => "a memory operand",
            Operand::Tensor(..) => "a tensor",
            Operand::Pair(..) => "a pair",
            Operand::List(_) => "a list",
            Operand::Sink => "`_`",
        }
    }
}

/// The constants of a program.
#[derive(Default, Debug)]
pub(super) struct Pool {
    pub(super) values: Vec<u64>,
    /// Entries to which the address of dynamic shared memory must be added in the end, with their mask.
    pub(super) dynamic: Vec<(u32, u64)>,
    known: ir::map::Map<u64, u32>,
}

impl Pool {
    pub(super) fn constant(&mut self, value: u64) -> Src {
        if let Some(&index) = self.known.get(&value) {
            return Src::constant(index);
        }
        let index = self.values.len() as u32;
        self.values.push(value);
        self.known.insert(value, index);
        Src::constant(index)
    }

    fn dynamic_shared(&mut self, addend: i64, mask: u64) -> Src {
        let index = self.values.len() as u32;
        self.values.push(addend as u64);
        self.dynamic.push((index, mask));
        Src::constant(index)
    }
}

fn mask(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

/// Translates operands; knows whether it is inside a kernel.
pub(super) struct Cx<'p> {
    pub(super) pool: &'p mut Pool,
    pub(super) in_entry: bool,
    /// Index of the function.
    pub(super) function: u32,
    /// The number of the processor, 90 for `sm_90`.
    pub(super) sm: u32,
}

impl Cx<'_> {
    pub(super) fn constant(&mut self, value: u64) -> Src {
        self.pool.constant(value)
    }

    /// The address of a symbol as a value of `bits` bits.
    fn symbol(&mut self, symbol: Symbol, addend: i64, bits: u32) -> Result<Src> {
        Ok(match symbol {
            Symbol::Var { address, .. } | Symbol::KernelParam { address } => {
                self.constant(address.wrapping_add(addend as u64) & mask(bits))
            }
            Symbol::DynamicShared => self.pool.dynamic_shared(addend, mask(bits)),
            Symbol::Function(index) => self.constant(super::function_address(index)),
            Symbol::Local { offset, .. } => {
                let at = i64::from(offset) + addend;
                let at = u32::try_from(at).ok().filter(|&a| a < 1 << 30);
                Src::local(at.ok_or_else(|| Fault::input("address outside the frame"))?)
            }
        })
    }

    /// A source whose register must be exactly as wide as the type.
    pub(super) fn src(&mut self, op: &Operand<'_>, ty: Ty) -> Result<Src> {
        if let Operand::Reg { bits, .. } = op
            && *bits != ty.bits()
        {
            return Err(Fault::input(format!(
                "a register of {bits} bits where {} bits are needed",
                ty.bits()
            )));
        }
        self.src_wide(op, ty)
    }

    /// A source whose register may be wider than the type (`cvt`, `st`).
    pub(super) fn src_wide(&mut self, op: &Operand<'_>, ty: Ty) -> Result<Src> {
        Ok(match op {
            Operand::Reg { row, bits } if *bits >= ty.bits() => Src::reg(*row),
            Operand::Reg { bits, .. } => {
                return Err(Fault::input(format!(
                    "a register of {bits} bits where {} bits are needed",
                    ty.bits()
                )));
            }
            Operand::Special(s, _) => Src::special(*s),
            Operand::Symbol(symbol, addend) => self.symbol(*symbol, *addend, ty.bits())?,
            _ => {
                let value = immediate(op, ty)?;
                self.constant(value)
            }
        })
    }

    /// A source of 32 bits that is not typed by the mnemonic (shift amounts, lanes, masks).
    pub(super) fn src32(&mut self, op: &Operand<'_>) -> Result<Src> {
        self.src(op, Ty::B(32))
    }

    /// A destination register exactly as wide as the type.
    pub(super) fn dst(&self, op: &Operand<'_>, ty: Ty) -> Result<u32> {
        match op {
            Operand::Reg { row, bits } if *bits == ty.bits() => Ok(*row),
            Operand::Reg { bits, .. } => Err(Fault::input(format!(
                "result register of {bits} bits where {} bits are needed",
                ty.bits()
            ))),
            _ => Err(Fault::input(format!("{} as result", op.describe()))),
        }
    }

    /// Like [`Cx::dst`] but `_` is welcome.
    pub(super) fn dst_or_sink(&self, op: &Operand<'_>, ty: Ty) -> Result<Option<u32>> {
        if *op == Operand::Sink { Ok(None) } else { self.dst(op, ty).map(Some) }
    }

    /// A destination register at least as wide as the type (`ld`, `cvt`).
    pub(super) fn dst_wide(&self, op: &Operand<'_>, ty: Ty) -> Result<Dst> {
        match op {
            Operand::Reg { row, bits } if *bits >= ty.bits() => Ok(Dst { row: *row, bits: *bits }),
            _ => self.dst(op, ty).map(|row| Dst { row, bits: ty.bits() }),
        }
    }

    /// A predicate that is written.
    pub(super) fn pred_dst(&self, op: &Operand<'_>) -> Result<Option<u32>> {
        match op {
            Operand::Pred { index, negated: false } => Ok(Some(*index)),
            Operand::Sink => Ok(None),
            _ => Err(Fault::input(format!("{} where a predicate is written", op.describe()))),
        }
    }

    /// A predicate that is read.
    pub(super) fn pred(&self, op: &Operand<'_>) -> Result<PSrc> {
        match op {
            Operand::Pred { index, negated } => Ok(PSrc::Reg { index: *index, negated: *negated }),
            Operand::Int(v) => Ok(PSrc::Const(*v != 0)),
            _ => Err(Fault::input(format!("{} where a predicate is read", op.describe()))),
        }
    }

    /// A memory operand. `space` is what the mnemonic says; parameters of functions live in the frame.
    pub(super) fn addr(&mut self, op: &Operand<'_>, space: Space) -> Result<Addr> {
        let Operand::Memory(base, offset) = op else {
            return Err(Fault::input(format!(
                "{} where a memory operand is needed",
                op.describe()
            )));
        };
        let in_frame = space == Space::Param && !self.in_entry;
        let mut space = if in_frame { Space::Local } else { space };
        let mut offset = *offset;
        let base = match &**base {
            Operand::Symbol(symbol, addend) => {
                offset = offset.wrapping_add(*addend);
                match *symbol {
                    Symbol::Local { .. } if matches!(space, Space::Param | Space::Local) => {
                        space = Space::Local;
                    }
                    Symbol::Var { space: own, .. } if space == Space::Generic => {
                        // The symbol of a known space in a generic access stands for the place itself.
                        space = own;
                    }
                    Symbol::DynamicShared if space == Space::Generic => space = Space::Shared,
                    Symbol::Local { .. } if space == Space::Generic => space = Space::Local,
                    Symbol::Var { space: own, .. } if own != space => {
                        return Err(Fault::input(format!(
                            "a {} variable in a {} access",
                            own.name(),
                            space.name()
                        )));
                    }
                    _ => {}
                }
                let base = self.symbol(*symbol, 0, 64)?;
                if let Symbol::Local { offset: at, .. } = symbol {
                    // Constant offsets of frame variables go into the source.
                    let total =
                        i64::from(*at).checked_add(offset).and_then(|v| u32::try_from(v).ok());
                    if let Some(total) = total.filter(|&t| t < 1 << 30) {
                        return Ok(Addr { base: Src::local(total), offset: 0, space });
                    }
                }
                base
            }
            Operand::Reg { row, bits: 32 | 64 } => Src::reg(*row),
            Operand::Int(v) => self.constant(*v),
            other => return Err(Fault::input(format!("{} as address", other.describe()))),
        };
        Ok(Addr { base, offset, space })
    }
}

/// The bits of a constant operand of a type.
pub(super) fn immediate(op: &Operand<'_>, ty: Ty) -> Result<u64> {
    let float = match ty {
        Ty::F(f) => Some(f),
        _ => None,
    };
    match (op, float) {
        (Operand::Int(v), _) => Ok(v & mask(ty.bits())),
        (Operand::F32(v), None | Some(Format::F32 | Format::Tf32)) if ty.bits() == 32 => {
            Ok(u64::from(*v))
        }
        (Operand::F64(v), None | Some(Format::F64)) if ty.bits() == 64 => Ok(*v),
        (Operand::F32(v), Some(f)) => {
            Ok(narrow(f, f64::from(f32::from_bits(*v)), Round::NearestEven))
        }
        (Operand::F64(v), Some(f)) => Ok(narrow(f, widen(Format::F64, *v), Round::NearestEven)),
        (Operand::F64(v), None) if ty.bits() == 32 => {
            Ok(u64::from((f64::from_bits(*v) as f32).to_bits()))
        }
        (Operand::F32(v), None) if ty.bits() == 64 => Ok(f64::from(f32::from_bits(*v)).to_bits()),
        (Operand::Name(name), _) => Err(Fault::input(format!("`{name}` is not declared"))),
        _ => Err(Fault::input(format!(
            "{} where a value of {} bits is needed",
            op.describe(),
            ty.bits()
        ))),
    }
}

/// The modifiers after the name of an instruction.
pub(super) struct Mods<'a> {
    pub(super) base: &'a str,
    list: smallvec::SmallVec<[&'a str; 8]>,
}

impl<'a> Mods<'a> {
    pub(super) fn new(mnemonic: &'a str) -> Self {
        let mut parts = mnemonic.split('.');
        let base = parts.next().unwrap_or("");
        Mods { base, list: parts.collect() }
    }

    /// Takes a modifier away if it is there.
    pub(super) fn take(&mut self, name: &str) -> bool {
        let found = self.list.iter().position(|m| *m == name);
        found.map(|i| self.list.remove(i)).is_some()
    }

    /// Takes the first of several alternatives.
    pub(super) fn one_of(&mut self, names: &[&'static str]) -> Option<&'static str> {
        let (i, name) = self
            .list
            .iter()
            .enumerate()
            .find_map(|(i, m)| names.iter().find(|n| *n == m).map(|n| (i, *n)))?;
        self.list.remove(i);
        Some(name)
    }

    /// Drops all of these.
    pub(super) fn ignore(&mut self, names: &[&str]) {
        self.list.retain(|m| !names.contains(m));
    }

    /// Drops modifiers by a test.
    pub(super) fn ignore_where(&mut self, test: impl Fn(&str) -> bool) {
        self.list.retain(|m| !test(m));
    }

    /// Takes the first type.
    pub(super) fn ty(&mut self) -> Result<Ty> {
        self.ty_opt()
            .ok_or_else(|| Fault::unsupported(format!("`{}` without a known type", self.base)))
    }

    pub(super) fn ty_opt(&mut self) -> Option<Ty> {
        let (i, ty) =
            self.list.iter().enumerate().find_map(|(i, m)| Ty::from_name(m).map(|t| (i, t)))?;
        self.list.remove(i);
        Some(ty)
    }

    /// Takes a vector size; 1 if there is none.
    pub(super) fn vector(&mut self) -> usize {
        match self.one_of(&["v2", "v4", "v8"]) {
            Some("v2") => 2,
            Some("v4") => 4,
            Some(_) => 8,
            None => 1,
        }
    }

    /// Takes the floating rounding direction.
    pub(super) fn round(&mut self) -> Option<Round> {
        Some(match self.one_of(&["rn", "rz", "rm", "rp", "rna"])? {
            "rn" => Round::NearestEven,
            "rz" => Round::TowardZero,
            "rm" => Round::Down,
            "rna" => Round::NearestAway,
            _ => Round::Up,
        })
    }

    /// Takes the integral rounding direction.
    pub(super) fn round_integral(&mut self) -> Option<Round> {
        Some(match self.one_of(&["rni", "rzi", "rmi", "rpi"])? {
            "rni" => Round::NearestEven,
            "rzi" => Round::TowardZero,
            "rmi" => Round::Down,
            _ => Round::Up,
        })
    }

    /// Takes an address space; generic if there is none.
    pub(super) fn space(&mut self) -> Space {
        let names = [
            "global",
            "shared",
            "shared::cta",
            "shared::cluster",
            "local",
            "const",
            "param",
            "param::entry",
            "param::func",
        ];
        match self.one_of(&names) {
            Some("global") => Space::Global,
            Some("shared" | "shared::cta" | "shared::cluster") => Space::Shared,
            Some("local") => Space::Local,
            Some("const") => Space::Const,
            Some(_) => Space::Param,
            None => Space::Generic,
        }
    }

    /// Returns the modifiers that are left, in order.
    pub(super) fn rest(&self) -> &[&'a str] {
        &self.list
    }

    /// Every modifier must have been understood.
    pub(super) fn finish(&self) -> Result<()> {
        match self.list.first() {
            None => Ok(()),
            Some(m) => Err(Fault::unsupported(format!("modifier `.{m}` of `{}`", self.base))),
        }
    }
}
