//! Modifiers, which follow the operands: words and `name:value`, each in its field.

use ir::machine::{InstrFlags, Opcode};

use super::scan::integer;
use super::{Arg, Register, named};
use crate::target::Generation;
use crate::target::asm::encode::fits;
use crate::target::asm::formats;
use crate::target::asm::parts::{LOAD_HINTS, SELECTIONS, STORE_HINTS, UNUSED, policy_names};
use crate::target::asm::syntax::Row;
use crate::target::table::{self, ExecUnit, Field, Form, modifier};

/// The fields of a row that modifiers fill in.
pub(super) struct Modifiers<'a> {
    opcode: Opcode,
    row: Row,
    args: &'a mut [Option<Arg>],
    policy: i64,
    /// Whether the text says how lanes are permuted.
    permuted: bool,
}

type Applied = Result<(), String>;

impl<'a> Modifiers<'a> {
    pub(super) fn new(opcode: Opcode, row: Row, args: &'a mut [Option<Arg>]) -> Self {
        Self { opcode, row, args, policy: 0, permuted: false }
    }

    /// Sets a field, if the row has it and it holds the value.
    fn set(&mut self, name: &str, field: Field, value: i64) -> Applied {
        let absent = || format!("the instruction has no '{name}'");
        let at = self.row.index(field).ok_or_else(absent)?;
        let pieces = self.row.real.layout.field(field).ok_or_else(absent)?;
        if !fits(pieces, value) {
            return Err(format!("{value} does not fit '{name}'"));
        }
        self.args[at] = Some(Arg::Imm(value));
        Ok(())
    }

    /// A word.
    pub(super) fn flag(&mut self, name: &str) -> Applied {
        match name {
            "clamp" => self.set(name, Field::Clamp, 1),
            "high" => self.set(name, Field::High, 1),
            "gds" => self.set(name, Field::Gds, 1),
            "row_mirror" => self.permutation(name, 0x140),
            "row_half_mirror" => self.permutation(name, 0x141),
            _ => self.policy_bit(name),
        }
    }

    fn policy_bit(&mut self, name: &str) -> Applied {
        let generation = self.row.target.generation;
        let absent = || format!("the instruction has no '{name}'");
        if generation == Generation::Gfx1200 || !self.has_policy() {
            return Err(absent());
        }
        let names = policy_names(generation, self.row.is_scalar_memory());
        let bit = names.iter().position(|n| *n == name).ok_or_else(absent)?;
        self.policy |= 1 << bit;
        Ok(())
    }

    /// Returns whether the instruction has a cache policy: an operand, or one that its row fixes.
    fn has_policy(&self) -> bool {
        self.row.index(Field::Cpol).is_some() || self.row.constant(Field::Cpol) != 0
    }

    /// A name with a value.
    pub(super) fn named(&mut self, name: &str, value: &str) -> Applied {
        let number = || integer(value).ok_or_else(|| format!("'{value}' is no number"));
        let simple = match name {
            "offset0" => Some(Field::Offset0),
            "offset1" => Some(Field::Offset1),
            "cbsz" => Some(Field::Cbsz),
            "bitop3" => Some(Field::Bitop3),
            "abid" => Some(Field::Abid),
            "blgp" => Some(Field::Blgp),
            "index_key" => Some(Field::IndexKey),
            "wait_exp" => Some(Field::Waitexp),
            "wait_vdst" | "wait_va_vdst" => Some(Field::Waitvdst),
            "wait_vm_vsrc" => Some(Field::Waitvsrc),
            "row_mask" => Some(Field::RowMask),
            "bank_mask" => Some(Field::BankMask),
            "byte_sel" if self.row.index(Field::ByteSel).is_some() => Some(Field::ByteSel),
            "byte_sel" => Some(Field::DstByteSel),
            _ => None,
        };
        if let Some(field) = simple {
            return self.set(name, field, number()?);
        }
        match name {
            "offset" => self.offset(value),
            "format" => self.format(value),
            "mul" | "div" => self.output(name, number()?),
            "bound_ctrl" => self.bound_control(number()?),
            "fi" => self.fetch_inactive(number()?),
            "dst_sel" => self.selection(name, Field::DstSel, value),
            "src0_sel" => self.selection(name, Field::Src0Sel, value),
            "src1_sel" => self.selection(name, Field::Src1Sel, value),
            "dst_unused" => self.unused(value),
            "op_sel" | "op_sel_hi" | "neg_lo" | "neg_hi" => self.sources(name, &list(value)?),
            "neg" => self.negated_matrices(&list(value)?),
            "dpp8" => self.eight_lanes(&list(value)?),
            "th" => self.hint(value),
            "scope" => self.scope(value),
            _ => self.lanes(name, value),
        }
    }

    /// The checks of all modifiers together.
    pub(super) fn finish(self) -> Applied {
        let permutes =
            [Field::DppCtrl, Field::Dpp8].into_iter().any(|f| self.row.index(f).is_some());
        if permutes && !self.permuted {
            return Err("a permutation of lanes is expected".to_owned());
        }
        // Atomic operations that return the old value say so.
        let own = self.row.constant(Field::Cpol);
        let returning = table::form(self.opcode, Form::Returning).is_some();
        if self.policy & own != own || returning && self.policy & 1 == 1 {
            return Err("the cache policy does not say whether the old value is wanted".to_owned());
        }
        match self.row.index(Field::Cpol) {
            Some(at) => self.args[at] = Some(Arg::Imm(self.policy)),
            None if self.policy != own => return Err("no such cache policy".to_owned()),
            None => {}
        }
        Ok(())
    }

    fn offset(&mut self, value: &str) -> Applied {
        let number = match value.strip_prefix("swizzle(").and_then(|v| v.strip_suffix(')')) {
            Some(pattern) => named::swizzle(pattern)?,
            None => integer(value).ok_or_else(|| format!("'{value}' is no number"))?,
        };
        let pieces = self.row.real.layout.field(Field::Offset).unwrap_or(&[]);
        let mask = table::value_mask(pieces) as i64;
        let generation = self.row.target.generation;
        let (least, most) = match table::unit(self.opcode) {
            // The addresses of flat instructions are unsigned before gfx12.
            ExecUnit::Flat if generation != Generation::Gfx1200 => (0, mask >> 1),
            ExecUnit::Flat | ExecUnit::Global | ExecUnit::Scratch | ExecUnit::ScalarMemory => {
                (-(mask >> 1) - 1, mask >> 1)
            }
            ExecUnit::Buffer if generation == Generation::Gfx1200 => (0, mask >> 1),
            _ => (0, mask),
        };
        if number < least || number > most {
            return Err(format!("the offset {number} is not in {least}..={most}"));
        }
        self.set("offset", Field::Offset, number)
    }

    /// The format of a typed access: a number or a list of names.
    fn format(&mut self, value: &str) -> Applied {
        let named = || formats::of_text(self.row.target.generation, value);
        let format = integer(value).or_else(named);
        self.set("format", Field::Format, format.ok_or_else(|| format!("no 'format:{value}'"))?)
    }

    fn output(&mut self, name: &str, factor: i64) -> Applied {
        let code = match (name, factor) {
            (_, 1) => 0,
            ("mul", 2) => 1,
            ("mul", 4) => 2,
            ("div", 2) => 3,
            _ => return Err(format!("no '{name}:{factor}'")),
        };
        self.set(name, Field::Omod, code)
    }

    fn bound_control(&mut self, value: i64) -> Applied {
        // Before gfx11 `bound_ctrl:0` was the only text, for the bit that is set.
        let set = match value {
            0 => self.row.target.generation < Generation::Gfx1100,
            1 => true,
            _ => return Err(format!("no 'bound_ctrl:{value}'")),
        };
        self.set("bound_ctrl", Field::BoundCtrl, i64::from(set))
    }

    fn fetch_inactive(&mut self, value: i64) -> Applied {
        let eight = self.row.index(Field::Dpp8).is_some();
        match value {
            0 | 1 if eight => self.set("fi", Field::Fi, table::DPP8_FI[value as usize]),
            0 | 1 => self.set("fi", Field::Fi, value),
            _ => Err(format!("no 'fi:{value}'")),
        }
    }

    fn selection(&mut self, name: &str, field: Field, value: &str) -> Applied {
        let index = SELECTIONS.iter().position(|s| *s == value);
        let index = index.ok_or_else(|| format!("no '{name}:{value}'"))?;
        self.set(name, field, index as i64)
    }

    fn unused(&mut self, value: &str) -> Applied {
        let index = UNUSED.iter().position(|s| *s == value);
        let index = index.ok_or_else(|| format!("no 'dst_unused:{value}'"))?;
        self.set("dst_unused", Field::DstUnused, index as i64)
    }

    /// Lists of a bit for each source.
    fn sources(&mut self, name: &str, bits: &[i64]) -> Applied {
        let absent = || format!("the instruction has no '{name}'");
        let packed = self.row.is_packed();
        let mask = match name {
            "op_sel" => modifier::OP_SEL,
            "op_sel_hi" if packed => modifier::OP_SEL_HI,
            "neg_lo" if packed && !self.row.is_mixed() => modifier::NEG,
            "neg_hi" if packed && !self.row.is_mixed() => modifier::ABS,
            _ => return Err(absent()),
        };
        let mut sources = self.row.source_modifiers();
        // `v_permlane` has two bits in the modifiers of its sources.
        if self.row.real.mnemonic.starts_with("v_permlane") {
            sources.truncate(2);
        }
        if self.row.names_halves() && name == "op_sel" {
            return self.halves(bits);
        }
        let has = |at: &usize| self.row.modifier_mask(*at) & mask != 0;
        if self.row.names_halves() && !packed || !sources.iter().flatten().any(has) {
            return Err(absent());
        }
        let first = self.row.index(Field::Src0Modifiers);
        let result = (!packed && mask == modifier::OP_SEL && bits.len() == sources.len() + 1)
            .then_some(first)
            .flatten()
            .filter(|&at| self.row.modifier_mask(at) & modifier::OP_SEL_HI != 0);
        if bits.len() != sources.len() && result.is_none() {
            return Err(format!("'{name}' has {} bits", sources.len()));
        }
        let targets = sources.iter().map(|&at| (at, mask));
        let targets = targets.chain(result.map(|at| (Some(at), modifier::OP_SEL_HI)));
        for ((at, mask), &bit) in targets.zip(bits) {
            let set = match bit {
                0 => false,
                1 => true,
                _ => return Err(format!("{bit} is no bit")),
            };
            match at.filter(|at| self.row.modifier_mask(*at) & mask != 0) {
                Some(at) => {
                    let Some(Arg::Imm(old)) = self.args[at] else { return Err(absent()) };
                    let mask = i64::from(mask);
                    self.args[at] = Some(Arg::Imm(if set { old | mask } else { old & !mask }));
                }
                // An operand without modifiers has the default.
                None if set == (packed && self.row.default_modifiers() & mask != 0) => {}
                None => return Err(absent()),
            }
        }
        Ok(())
    }

    /// `op_sel` where the registers' names say their halves, too: it says the same.
    fn halves(&self, bits: &[i64]) -> Applied {
        let half = |field| {
            let at = self.row.index(field)?;
            let Some(Arg::Register(Register::Numbered { half, .. })) = self.args[at] else {
                return Some(0);
            };
            Some(i64::from(half == Some(true)))
        };
        let sources = [Field::Src0, Field::Src1, Field::Src2].into_iter().map_while(half);
        let count = sources.clone().count();
        // A third source may be the result itself, which has no name of its own.
        let agree = bits.iter().zip(sources).all(|(&bit, half)| bit == half)
            && bits.iter().skip(count).all(|&bit| bit == 0 || Some(bit) == half(Field::Vdst));
        agree.then_some(()).ok_or_else(|| "'op_sel' contradicts the registers".to_owned())
    }

    fn negated_matrices(&mut self, bits: &[i64]) -> Applied {
        let doubles = self.row.real.mnemonic.starts_with("v_mfma_f64")
            && self.row.target.generation.has_gfx940_insts();
        match *bits {
            [a @ 0..=1, b @ 0..=1, c @ 0..=1] if doubles => {
                self.set("neg", Field::Blgp, a | b << 1 | c << 2)
            }
            _ => Err("the instruction has no such 'neg'".to_owned()),
        }
    }

    fn permutation(&mut self, name: &str, control: i64) -> Applied {
        self.permuted = true;
        self.set(name, Field::DppCtrl, control)
    }

    fn eight_lanes(&mut self, lanes: &[i64]) -> Applied {
        if lanes.len() != 8 || lanes.iter().any(|lane| !(0..8).contains(lane)) {
            return Err("'dpp8' has eight numbers from 0 to 7".to_owned());
        }
        let selector = lanes.iter().rev().fold(0, |all, lane| all << 3 | lane);
        self.permuted = true;
        self.set("dpp8", Field::Dpp8, selector)
    }

    /// The permutations of lanes that have a number.
    fn lanes(&mut self, name: &str, value: &str) -> Applied {
        let generation = self.row.target.generation;
        let unknown = || format!("no '{name}:{value}'");
        if name == "quad_perm" {
            let lanes = list(value)?;
            if lanes.len() != 4 || lanes.iter().any(|lane| !(0..4).contains(lane)) {
                return Err("'quad_perm' has four numbers from 0 to 3".to_owned());
            }
            let control = lanes.iter().rev().fold(0, |all, lane| all << 2 | lane);
            return self.permutation(name, control);
        }
        let number = integer(value).ok_or_else(unknown)?;
        let old = generation.is_gfx9();
        let control = match (name, number) {
            ("row_shl", 1..=15) => 0x100 + number,
            ("row_shr", 1..=15) => 0x110 + number,
            ("row_ror", 1..=15) => 0x120 + number,
            ("wave_shl", 1) if old => 0x130,
            ("wave_rol", 1) if old => 0x134,
            ("wave_shr", 1) if old => 0x138,
            ("wave_ror", 1) if old => 0x13c,
            ("row_bcast", 15) if old => 0x142,
            ("row_bcast", 31) if old => 0x143,
            ("row_newbcast", 0..=15) if generation.has_gfx90a_insts() => 0x150 + number,
            ("row_share", 0..=15) if !old => 0x150 + number,
            ("row_xmask", 0..=15) if !old => 0x160 + number,
            _ => return Err(unknown()),
        };
        self.permutation(name, control)
    }

    /// gfx12's temporal hint.
    fn hint(&mut self, value: &str) -> Applied {
        let unknown = || format!("no 'th:{value}' here");
        self.gfx12("th")?;
        let (loads, stores) =
            (self.row.desc.is(InstrFlags::MAY_LOAD), self.row.desc.is(InstrFlags::MAY_STORE));
        let among = |names: &[&str], name: &str| names.iter().position(|n| *n == name);
        let hint = if let Some(number) = integer(value) {
            usize::try_from(number).ok().filter(|n| *n < 8)
        } else if self.row.desc.name.contains("ATOMIC") {
            value.strip_prefix("TH_ATOMIC_").and_then(|name| match name {
                "RT" => Some(0),
                "RETURN" | "RT_RETURN" => Some(1),
                "NT" => Some(2),
                "NT_RETURN" => Some(3),
                "CASCADE_RT" => Some(4),
                "CASCADE_NT" => Some(6),
                _ => None,
            })
        } else if stores && !loads {
            let name = value.strip_prefix("TH_STORE_");
            name.and_then(|n| if n == "BYPASS" { Some(3) } else { among(&STORE_HINTS, n) })
        } else {
            let name = value.strip_prefix("TH_LOAD_").filter(|n| !n.is_empty());
            name.and_then(|n| if n == "BYPASS" { Some(3) } else { among(&LOAD_HINTS, n) })
        };
        self.policy |= hint.ok_or_else(unknown)? as i64;
        Ok(())
    }

    fn scope(&mut self, value: &str) -> Applied {
        self.gfx12("scope")?;
        const SCOPES: [&str; 4] = ["SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS"];
        let scope = SCOPES.iter().position(|s| *s == value).map(|n| n as i64);
        let scope = scope.or_else(|| integer(value).filter(|n| (0..4).contains(n)));
        self.policy |= scope.ok_or_else(|| format!("no 'scope:{value}'"))? << 3;
        Ok(())
    }

    fn gfx12(&self, name: &str) -> Applied {
        let has = self.row.target.generation == Generation::Gfx1200 && self.has_policy();
        has.then_some(()).ok_or_else(|| format!("the instruction has no '{name}'"))
    }
}

/// Returns the numbers of `[1,2]`.
fn list(value: &str) -> Result<Vec<i64>, String> {
    let inner = value.strip_prefix('[').and_then(|v| v.strip_suffix(']'));
    let numbers = inner.and_then(|inner| inner.split(',').map(integer).collect());
    numbers.ok_or_else(|| format!("'{value}' is no list of numbers"))
}
