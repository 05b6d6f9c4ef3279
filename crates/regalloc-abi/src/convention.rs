//! Calling conventions as data: who saves which registers, where arguments and results are, what
//! has a fixed place.
//!
//! Callee-saved registers come in *stripes*: so many of every so many, so that a function that
//! needs few registers and one that calls it both find some that cost nothing. Width and period
//! are numbers here; a study of other stripes changes one value. A convention of another version
//! of the ABI is another value of [`CallConv`].

use core::fmt;

use ir::machine::{PReg, RegFile, RegMaskDesc};

/// Registers of a file that repeat: `width` of every `period`, from `first` to before `end`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stripes {
    /// The file.
    pub file: RegFile,
    /// The units of one register.
    pub units_per_reg: u8,
    /// The first register of the first stripe.
    pub first: u16,
    /// The registers of a stripe.
    pub width: u16,
    /// Number of registers from one stripe's start to the next one's.
    pub period: u16,
    /// The register after the last.
    pub end: u16,
}

impl Stripes {
    /// All registers from `first` to before `end`: one stripe.
    pub const fn solid(file: RegFile, units_per_reg: u8, first: u16, end: u16) -> Self {
        let width = end - first;
        Self { file, units_per_reg, first, width, period: width, end }
    }

    /// The stripes, as runs of first register and number of registers.
    pub fn runs(&self) -> Vec<(u16, u16)> {
        let begins = (self.first..self.end).step_by(usize::from(self.period.max(1)));
        begins.map(|at| (at, self.width.min(self.end - at))).collect()
    }

    /// The registers as runs of units. A run is at most what a register can be.
    pub fn registers(&self) -> Vec<PReg> {
        let units = u16::from(self.units_per_reg.max(1));
        let most = 64 / units;
        let mut registers = Vec::new();
        for (first, count) in self.runs() {
            for at in (0..count).step_by(usize::from(most)) {
                let here = (count - at).min(most);
                registers.push(PReg::new(self.file, (first + at) * units, (here * units) as u8));
            }
        }
        registers
    }
}

/// A kind of argument or result: an index that the backend gives a meaning (in a scalar register,
/// in a vector register).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ValueKind(pub u8);

/// Registers for values of some kinds, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sequence {
    /// The kinds of values that it takes.
    pub kinds: Vec<ValueKind>,
    /// The registers.
    pub registers: Vec<PReg>,
}

/// One register's worth of an argument or a result.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The kind.
    pub kind: ValueKind,
    /// The size in bytes, for the stack.
    pub size: u32,
    /// Whether it must be on the stack (an aggregate passed by value there).
    pub on_stack: bool,
    /// The alignment in bytes, for the stack.
    pub align: u32,
}

impl Piece {
    /// A piece of a kind that is a register wide.
    pub const fn register(kind: ValueKind) -> Self {
        Self { kind, size: 4, on_stack: false, align: 4 }
    }
}

/// Location of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceLocation {
    /// In a register.
    Register(PReg),
    /// On the stack, so many bytes from where stack arguments begin.
    Stack(u32),
}

/// Locations of all pieces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Locations {
    /// In the order of the pieces.
    pub pieces: Vec<PieceLocation>,
    /// The bytes on the stack.
    pub stack_bytes: u32,
}

/// Values have no registers left where the stack cannot take them: results.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OutOfRegisters {
    /// The piece.
    pub piece: usize,
}

impl fmt::Display for OutOfRegisters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no register is left for piece {}", self.piece)
    }
}

impl core::error::Error for OutOfRegisters {}

/// A value that every function gets in the same place, whatever its arguments.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SpecialInput {
    /// Its name for the target.
    pub name: &'static str,
    /// Its register.
    pub place: PReg,
}

/// Rules of the stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StackRules {
    /// Least alignment of every stack argument's offset, in bytes.
    pub slot: u32,
    /// Amount that one byte adds to the stack pointer (the wave size where it counts for all lanes).
    pub scale: u32,
}

/// A calling convention.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CallConv {
    /// The name, as register masks have it (`csr_amdgpu`).
    pub name: &'static str,
    /// The version of the ABI, if several are in use.
    pub version: u32,
    /// The registers that a callee preserves.
    pub preserved: Vec<Stripes>,
    /// Registers of arguments. The first sequence that takes the kind and has registers left is used; then the stack.
    pub arguments: Vec<Sequence>,
    /// Registers of results.
    pub results: Vec<Sequence>,
    /// Inputs in fixed places.
    pub specials: Vec<SpecialInput>,
    /// Register of the return address at entry.
    pub return_address: Option<PReg>,
    /// The stack pointer.
    pub stack_pointer: Option<PReg>,
    /// The frame pointer, where a function has one.
    pub frame_pointer: Option<PReg>,
    /// The base pointer, where a function has one.
    pub base_pointer: Option<PReg>,
    /// Rules of the stack.
    pub stack: StackRules,
}

impl CallConv {
    /// The preserved registers as runs of units.
    pub fn preserved_registers(&self) -> Vec<PReg> {
        self.preserved.iter().flat_map(Stripes::registers).collect()
    }

    /// The same convention with stripes of another width and period in one file: what is
    /// preserved stays within the bounds it has there.
    #[must_use]
    pub fn with_stripes(mut self, file: RegFile, width: u16, period: u16) -> Self {
        for stripes in self.preserved.iter_mut().filter(|s| s.file == file) {
            stripes.width = width;
            stripes.period = period;
        }
        self
    }

    /// The mask of calls by this convention.
    pub fn mask(&self) -> RegMaskDesc {
        RegMaskDesc { name: self.name, preserved: self.preserved_registers().into() }
    }

    /// Returns the locations of arguments.
    pub fn locate_arguments(&self, pieces: &[Piece]) -> Locations {
        let mut next = vec![0; self.arguments.len()];
        let mut found = Locations::default();
        for piece in pieces {
            let register =
                (!piece.on_stack).then(|| take(&self.arguments, &mut next, piece.kind)).flatten();
            found.pieces.push(match register {
                Some(register) => PieceLocation::Register(register),
                None => {
                    let align = piece.align.max(self.stack.slot).max(1);
                    let at = found.stack_bytes.next_multiple_of(align);
                    found.stack_bytes = at + piece.size.next_multiple_of(self.stack.slot.max(1));
                    PieceLocation::Stack(at)
                }
            });
        }
        found
    }

    /// Returns the registers of results.
    ///
    /// # Errors
    /// There are too few registers: the result must be returned through memory.
    pub fn locate_results(&self, pieces: &[Piece]) -> Result<Vec<PReg>, OutOfRegisters> {
        let mut next = vec![0; self.results.len()];
        let place = |(number, piece): (usize, &Piece)| {
            take(&self.results, &mut next, piece.kind).ok_or(OutOfRegisters { piece: number })
        };
        pieces.iter().enumerate().map(place).collect()
    }

    /// Returns the register of a special input.
    pub fn special(&self, name: &str) -> Option<PReg> {
        self.specials.iter().find(|s| s.name == name).map(|s| s.place)
    }
}

/// The next register for a kind.
fn take(sequences: &[Sequence], next: &mut [usize], kind: ValueKind) -> Option<PReg> {
    let fitting = sequences.iter().zip(next).filter(|(s, _)| s.kinds.contains(&kind));
    for (sequence, next) in fitting {
        if let Some(&register) = sequence.registers.get(*next) {
            *next += 1;
            return Some(register);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const V: RegFile = RegFile(0);
    const S: RegFile = RegFile(1);
    const UNIFORM: ValueKind = ValueKind(0);
    const VARYING: ValueKind = ValueKind(1);

    fn single(file: RegFile, numbers: impl Iterator<Item = u16>) -> Vec<PReg> {
        numbers.map(|n| PReg::new(file, 2 * n, 2)).collect()
    }

    /// The device functions of AMDGPU as a backend would describe them, by ABI version.
    fn amd(version: u32) -> CallConv {
        let stripes = |file, first, width, period, end| Stripes {
            file,
            units_per_reg: 2,
            first,
            width,
            period,
            end,
        };
        let mut preserved = vec![stripes(V, 40, 8, 16, 256)];
        if version >= 21 {
            preserved.push(Stripes::solid(S, 2, 30, 32));
            preserved.push(Stripes::solid(S, 2, 33, 40));
            preserved.push(stripes(S, 48, 8, 16, 104));
            preserved.push(Stripes::solid(S, 2, 104, 106));
        } else {
            preserved.push(Stripes::solid(S, 2, 30, 106));
        }
        CallConv {
            name: "csr_amdgpu",
            version,
            preserved,
            arguments: vec![
                Sequence { kinds: vec![UNIFORM], registers: single(S, 16..30) },
                Sequence { kinds: vec![UNIFORM, VARYING], registers: single(V, 0..31) },
            ],
            results: vec![Sequence { kinds: vec![UNIFORM, VARYING], registers: single(V, 0..32) }],
            specials: vec![SpecialInput { name: "workitem-id", place: PReg::new(V, 62, 2) }],
            return_address: Some(PReg::new(S, 60, 4)),
            stack_pointer: Some(PReg::new(S, 64, 2)),
            frame_pointer: Some(PReg::new(S, 66, 2)),
            base_pointer: Some(PReg::new(S, 68, 2)),
            stack: StackRules { slot: 4, scale: 1 },
        }
    }

    fn numbers(conv: &CallConv, file: RegFile) -> Vec<u16> {
        let registers = conv.preserved_registers();
        let of_file = registers.iter().filter(|r| r.file() == file);
        of_file.flat_map(|r| r.first_unit() / 2..r.end_unit() / 2).collect()
    }

    #[test]
    fn stripes_are_the_measured_sets() {
        let conv = amd(22);
        let vectors = numbers(&conv, V);
        assert_eq!(vectors.len(), 112);
        assert_eq!(vectors[..16], [40, 41, 42, 43, 44, 45, 46, 47, 56, 57, 58, 59, 60, 61, 62, 63]);
        assert_eq!(vectors[104..], [248, 249, 250, 251, 252, 253, 254, 255]);
        let scalars = numbers(&conv, S);
        let expected: Vec<u16> =
            [30..32, 33..40, 48..56, 64..72, 80..88, 96..106].into_iter().flatten().collect();
        assert_eq!(scalars, expected);
        assert_eq!(numbers(&amd(19), S), (30..106).collect::<Vec<u16>>());
    }

    #[test]
    fn other_stripes_are_one_value_changed() {
        for (width, count) in [(4, 108), (8, 112), (16, 112), (32, 120)] {
            let conv = amd(22).with_stripes(V, width, 2 * width);
            assert_eq!(numbers(&conv, V).len(), count, "stripes of {width}");
        }
        let mask = amd(22).mask();
        assert!(mask.preserves(PReg::new(V, 80, 16)), "v40 to v47");
        assert!(!mask.preserves(PReg::new(V, 80, 18)), "v48 is not");
    }

    #[test]
    fn arguments_take_registers_in_order_and_then_the_stack() {
        let conv = amd(22);
        let mut pieces = vec![Piece::register(UNIFORM); 15];
        pieces.extend([Piece::register(VARYING); 31]);
        pieces.push(Piece { on_stack: true, size: 10, align: 8, kind: VARYING });
        let found = conv.locate_arguments(&pieces);
        assert_eq!(found.pieces[0], PieceLocation::Register(PReg::new(S, 32, 2)));
        assert_eq!(found.pieces[13], PieceLocation::Register(PReg::new(S, 58, 2)));
        assert_eq!(found.pieces[14], PieceLocation::Register(PReg::new(V, 0, 2)));
        assert_eq!(found.pieces[44], PieceLocation::Register(PReg::new(V, 60, 2)));
        assert_eq!(found.pieces[45], PieceLocation::Stack(0));
        assert_eq!(found.pieces[46], PieceLocation::Stack(8));
        assert_eq!(found.stack_bytes, 20);
    }

    #[test]
    fn results_never_go_to_the_stack() {
        let conv = amd(22);
        assert!(conv.locate_results(&[Piece::register(VARYING); 32]).is_ok());
        let answer = conv.locate_results(&[Piece::register(VARYING); 33]);
        assert_eq!(answer, Err(OutOfRegisters { piece: 32 }));
        assert_eq!(conv.special("workitem-id"), Some(PReg::new(V, 62, 2)));
    }
}
