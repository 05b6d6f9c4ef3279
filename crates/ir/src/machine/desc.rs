//! Description of a target for shared passes, as static tables: instructions, register files,
//! classes and banks, sub-register indices. Shared passes read rows; they are not generic over the
//! target.
//!
//! An opcode is an index. The first ones are the generic instructions of [`generic`], the same on
//! every target (LLVM's names); a target's own rows follow.

use std::borrow::Cow;

use super::operand::Operand;
use super::reg::{LaneMask, PReg, RegBank, RegClass, RegFile, SubReg};
use crate::map::Map;

/// An instruction's row: generic ones first, then the target's.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Opcode(pub u16);

impl Opcode {
    /// The opcode of row `index` of a target's own table.
    pub const fn target(index: u16) -> Self {
        Self(generic::COUNT + index)
    }

    /// The row in the target's own table, if it is not a generic instruction.
    pub const fn target_index(self) -> Option<u16> {
        self.0.checked_sub(generic::COUNT)
    }

    /// Whether this is one of the generic instructions.
    pub const fn is_generic(self) -> bool {
        self.0 < generic::COUNT
    }
}

crate::flag_set! {
    /// Kind and effects of an instruction.
    pub struct InstrFlags: u64 {
        /// Ends a block, with others of its kind.
        TERMINATOR = 0, "terminator";
        /// May go to a block other than the next.
        BRANCH = 1, "branch";
        /// Control never reaches the next instruction.
        BARRIER = 2, "barrier";
        /// Leaves the function.
        RETURN = 3, "return";
        /// Calls a function.
        CALL = 4, "call";
        /// The branch goes where a register says.
        INDIRECT = 5, "indirect";
        /// May read memory.
        MAY_LOAD = 6, "may-load";
        /// May write memory.
        MAY_STORE = 7, "may-store";
        /// Does something that operands and memory flags do not tell.
        SIDE_EFFECTS = 8, "side-effects";
        /// Must stay under the same condition: lanes work together in it.
        CONVERGENT = 9, "convergent";
        /// The first two uses can change places.
        COMMUTABLE = 10, "commutable";
        /// Can be computed again where the value is needed, whatever is in between.
        REMATERIALIZABLE = 11, "rematerializable";
        /// Costs no more than a move.
        CHEAP_AS_MOVE = 12, "cheap-as-move";
        /// Copies a register to a register.
        COPY = 13, "copy";
        /// Puts a constant in a register.
        MOVE_IMM = 14, "move-imm";
        /// The two numbers compared, a flag out.
        COMPARE = 15, "compare";
        /// Not a real instruction: expanded before emission.
        PSEUDO = 16, "pseudo";
        /// Says something to debuggers only; code is the same without it.
        DEBUG = 17, "debug";
        /// Takes more operands than its row lists.
        VARIADIC = 18, "variadic";
        /// Has a meaning at a place in the code, such as a label: never moved, never copied.
        POSITION = 19, "position";
        /// May be executed under a predicate operand.
        PREDICABLE = 20, "predicable";
        /// Raises floating-point exceptions or depends on the float mode.
        FP_EXCEPTIONS = 21, "fp-exceptions";
        /// Must not be duplicated.
        NOT_DUPLICABLE = 22, "not-duplicable";
        /// Waits for, or orders, memory of other threads.
        FENCE = 23, "fence";
    }
}

crate::flag_set! {
    /// The forms that an operand may have.
    pub struct Forms: u32 {
        /// A register.
        REG = 0, "reg";
        /// An integer.
        IMM = 1, "imm";
        /// A floating-point constant.
        FP_IMM = 2, "fp-imm";
        /// A block.
        BLOCK = 3, "block";
        /// A frame object.
        FRAME = 4, "frame";
        /// An entry of the constant pool.
        CONST = 5, "const";
        /// A jump table.
        JUMP_TABLE = 6, "jump-table";
        /// A named thing and an offset.
        SYMBOL = 7, "symbol";
        /// The registers that a call preserves.
        REG_MASK = 8, "reg-mask";
        /// A metadata node.
        METADATA = 9, "metadata";
        /// A comparison's predicate.
        COND = 10, "cond";
        /// A sub-register index.
        SUB_REG = 11, "sub-reg";
        /// An intrinsic's name.
        INTRINSIC = 12, "intrinsic";
        /// A target's own index.
        TARGET = 13, "target";
    }
}

impl Forms {
    /// Any form.
    pub const ANY: Self = Self::from_bits(!0);
}

/// Row of one operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OperandDesc {
    /// The operand's name in the target's own words (`src0`, `offset`); may be empty.
    pub name: &'static str,
    /// The forms that it may have.
    pub forms: Forms,
    /// The class of a register, if it is fixed.
    pub class: Option<RegClass>,
    /// Whether the register is written.
    pub is_def: bool,
    /// The operand whose register this use must share: a def's index.
    pub tied: Option<u8>,
    /// Whether the def is written before all uses are read.
    pub early_clobber: bool,
    /// The target's own kind of immediate (its field and range); 0 for none.
    pub imm: u8,
}

impl OperandDesc {
    /// A register of `class` that is written.
    pub const fn def(class: RegClass) -> Self {
        Self { is_def: true, ..Self::reg(class) }
    }

    /// A register of `class` that is read.
    pub const fn reg(class: RegClass) -> Self {
        Self {
            name: "",
            forms: Forms::REG,
            class: Some(class),
            is_def: false,
            tied: None,
            early_clobber: false,
            imm: 0,
        }
    }

    /// A register of any class that is written.
    pub const fn def_any() -> Self {
        Self { is_def: true, ..Self::of(Forms::REG) }
    }

    /// An operand of any of the given forms, of any class if it is a register.
    pub const fn of(forms: Forms) -> Self {
        Self {
            name: "",
            forms,
            class: None,
            is_def: false,
            tied: None,
            early_clobber: false,
            imm: 0,
        }
    }

    /// An integer constant of the target's kind `imm`.
    pub const fn imm(imm: u8) -> Self {
        Self { imm, ..Self::of(Forms::IMM) }
    }

    /// A block.
    pub const fn block() -> Self {
        Self::of(Forms::BLOCK)
    }

    /// The same operand with more forms allowed.
    #[must_use]
    pub const fn or(self, forms: Forms) -> Self {
        Self { forms: self.forms.union(forms), ..self }
    }

    /// The same operand, in the same register as def number `def`.
    #[must_use]
    pub const fn tied_to(self, def: u8) -> Self {
        Self { tied: Some(def), ..self }
    }

    /// The same operand, written before all uses are read.
    #[must_use]
    pub const fn early(self) -> Self {
        Self { early_clobber: true, ..self }
    }

    /// The same operand with a name.
    #[must_use]
    pub const fn named(self, name: &'static str) -> Self {
        Self { name, ..self }
    }
}

/// One row: all that shared code needs to know of an instruction.
#[derive(Clone, Copy, Debug)]
pub struct InstrDesc {
    /// The name in MIR text; unique in its target.
    pub name: &'static str,
    /// The mnemonic in assembly.
    pub mnemonic: &'static str,
    /// The explicit operands, defs first.
    pub operands: &'static [OperandDesc],
    /// Physical registers that are read without being named.
    pub implicit_uses: &'static [PReg],
    /// Physical registers that are written without being named.
    pub implicit_defs: &'static [PReg],
    /// Its kind and effects.
    pub flags: InstrFlags,
    /// The target's class of latency and resources.
    pub latency: u8,
    /// The size in bytes; 0 if it depends on the operands or there are no bytes.
    pub size: u8,
    /// The target's own facts, opaque to shared code.
    pub target_flags: u64,
}

impl InstrDesc {
    /// A row with a name, which is also the mnemonic, and operands; the other fields are empty.
    pub const fn new(name: &'static str, operands: &'static [OperandDesc]) -> Self {
        Self {
            name,
            mnemonic: name,
            operands,
            implicit_uses: &[],
            implicit_defs: &[],
            flags: InstrFlags::NONE,
            latency: 0,
            size: 0,
            target_flags: 0,
        }
    }

    /// The same row with a mnemonic.
    #[must_use]
    pub const fn mnemonic(self, mnemonic: &'static str) -> Self {
        Self { mnemonic, ..self }
    }

    /// The same row with these flags added.
    #[must_use]
    pub const fn with(self, flags: InstrFlags) -> Self {
        Self { flags: self.flags.union(flags), ..self }
    }

    /// The same row reading physical registers.
    #[must_use]
    pub const fn reads(self, implicit_uses: &'static [PReg]) -> Self {
        Self { implicit_uses, ..self }
    }

    /// The same row writing physical registers.
    #[must_use]
    pub const fn writes(self, implicit_defs: &'static [PReg]) -> Self {
        Self { implicit_defs, ..self }
    }

    /// The same row with a latency class.
    #[must_use]
    pub const fn latency(self, latency: u8) -> Self {
        Self { latency, ..self }
    }

    /// The same row with a size in bytes.
    #[must_use]
    pub const fn size(self, size: u8) -> Self {
        Self { size, ..self }
    }

    /// The same row with the target's own flags.
    #[must_use]
    pub const fn target_flags(self, target_flags: u64) -> Self {
        Self { target_flags, ..self }
    }

    /// Whether all of `flags` hold.
    pub const fn is(&self, flags: InstrFlags) -> bool {
        self.flags.contains(flags)
    }

    /// Whether the instruction ends a block.
    pub const fn is_terminator(&self) -> bool {
        self.is(InstrFlags::TERMINATOR)
    }

    /// Whether removing it could be noticed even if its defs are not used.
    pub const fn has_effects(&self) -> bool {
        self.flags.intersects(
            InstrFlags::TERMINATOR
                .union(InstrFlags::MAY_STORE)
                .union(InstrFlags::SIDE_EFFECTS)
                .union(InstrFlags::CALL)
                .union(InstrFlags::FENCE)
                .union(InstrFlags::POSITION),
        )
    }

    /// The number of explicit defs.
    pub fn num_defs(&self) -> usize {
        self.operands.iter().take_while(|o| o.is_def).count()
    }
}

/// A register file: registers of equal width, numbered from 0.
#[derive(Clone, Copy, Debug)]
pub struct RegFileDesc {
    /// The name of the file.
    pub name: &'static str,
    /// Prefix of the number in a register's name (`vgpr`).
    pub prefix: &'static str,
    /// The number of registers.
    pub count: u16,
    /// The units of one register.
    pub units_per_reg: u8,
}

/// A register whose name is not its file's prefix and a number.
#[derive(Clone, Copy, Debug)]
pub struct NamedReg {
    /// The name without `$`.
    pub name: &'static str,
    /// The register.
    pub reg: PReg,
}

/// A register class: what may stand for an operand.
#[derive(Clone, Copy, Debug)]
pub struct RegClassDesc {
    /// LLVM's name, in lower case as in MIR text.
    pub name: &'static str,
    /// The files that its registers may be in, bit by file number.
    pub files: u64,
    /// The units of one of its registers.
    pub units: u8,
    /// Alignment of the first unit.
    pub align: u8,
    /// The unit of a file that none of its registers reaches, if it has not all of the file; else 0.
    pub limit: u16,
    /// The size in bits of a value in one.
    pub bits: u16,
    /// The bank.
    pub bank: RegBank,
    /// Registers that belong to it besides the numbered ones of its files.
    pub members: &'static [PReg],
}

/// A sub-register index: a run of units in a wider register.
#[derive(Clone, Copy, Debug)]
pub struct SubRegDesc {
    /// LLVM's name (`sub0_sub1`).
    pub name: &'static str,
    /// The first unit.
    pub offset: u8,
    /// The number of units.
    pub units: u8,
}

impl SubRegDesc {
    /// The units as a mask.
    pub const fn lanes(&self) -> LaneMask {
        LaneMask::run(self.offset as u32, self.units as u32)
    }
}

/// The registers that a call with this mask preserves.
#[derive(Clone, Debug)]
pub struct RegMaskDesc {
    /// LLVM's name, in lower case as in MIR text (`csr_amdgpu`); empty for a mask of one function's own.
    pub name: &'static str,
    /// The runs of units that are preserved; every other unit is clobbered.
    pub preserved: Cow<'static, [PReg]>,
}

impl RegMaskDesc {
    /// Whether all of `reg` is preserved.
    pub fn preserves(&self, reg: PReg) -> bool {
        // Runs may be adjacent: follow them unit by unit past each run that covers the next one.
        let mut unit = reg.first_unit();
        'next: while unit < reg.end_unit() {
            for run in self.preserved.iter() {
                if run.file() == reg.file() && (run.first_unit()..run.end_unit()).contains(&unit) {
                    unit = run.end_unit();
                    continue 'next;
                }
            }
            return false;
        }
        true
    }
}

/// A target's tables. One static value per target (or per generation, if the rows differ).
#[derive(Debug)]
pub struct TargetInfo {
    /// The target's name, as in the triple.
    pub name: &'static str,
    /// The target's own number for these tables, where it has several.
    pub variant: u16,
    /// The target's own instructions; [`Opcode::target`] numbers them.
    pub instrs: &'static [InstrDesc],
    /// The register files.
    pub reg_files: &'static [RegFileDesc],
    /// The registers with names of their own.
    pub named_regs: &'static [NamedReg],
    /// The register classes.
    pub reg_classes: &'static [RegClassDesc],
    /// The names of the register banks.
    pub reg_banks: &'static [&'static str],
    /// The sub-register indices; row 0 is [`SubReg::WHOLE`] and has no name.
    pub sub_regs: &'static [SubRegDesc],
    /// The register masks.
    pub reg_masks: &'static [RegMaskDesc],
    /// The names of the flags that a symbol operand can have (`target-flags(…)`); row 0 is none.
    pub operand_flags: &'static [&'static str],
    /// The names of the target's own memory operand flags, bit by bit.
    pub mem_flags: &'static [&'static str],
    /// The names of the target's own operand indices (`target-index(…)`).
    pub target_indices: &'static [&'static str],
    /// The names of the latency classes.
    pub latency_classes: &'static [&'static str],
    /// Registers that rows name as implicit and that are others with these tables: the row's, and
    /// what it is.
    pub implicit_others: &'static [(PReg, PReg)],
    /// Prints an instruction's operand in the target's own words where it has any; the answer
    /// says whether it did.
    pub print_operand: Option<fn(&mut String, Opcode, usize, &Operand) -> bool>,
    /// Reads an immediate that [`TargetInfo::print_operand`] printed, without the dot before it.
    pub read_immediate: Option<fn(&str, Opcode) -> Option<i64>>,
}

impl TargetInfo {
    /// Tables without rows, for `..TargetInfo::EMPTY`.
    pub const EMPTY: Self = Self {
        name: "",
        variant: 0,
        instrs: &[],
        reg_files: &[],
        named_regs: &[],
        reg_classes: &[],
        reg_banks: &[],
        sub_regs: &[SubRegDesc { name: "", offset: 0, units: 64 }],
        reg_masks: &[],
        operand_flags: &[],
        mem_flags: &[],
        target_indices: &[],
        latency_classes: &[],
        implicit_others: &[],
        print_operand: None,
        read_immediate: None,
    };

    /// The row of an opcode.
    #[inline]
    pub fn instr(&self, opcode: Opcode) -> &'static InstrDesc {
        match opcode.target_index() {
            None => &generic::TABLE[usize::from(opcode.0)],
            Some(index) => &self.instrs[usize::from(index)],
        }
    }

    /// An implicit register of a row, as it is with these tables.
    #[inline]
    pub fn implicit(&self, reg: PReg) -> PReg {
        self.implicit_others.iter().find(|o| o.0 == reg).map_or(reg, |o| o.1)
    }

    /// The number of opcodes, generic ones included.
    pub fn num_opcodes(&self) -> usize {
        usize::from(generic::COUNT) + self.instrs.len()
    }

    /// All opcodes by name, for readers. Built on each call.
    pub fn opcodes_by_name(&self) -> Map<&'static str, Opcode> {
        let generic = generic::TABLE.iter().enumerate();
        let own = self.instrs.iter().enumerate().map(|(i, d)| (i + usize::from(generic::COUNT), d));
        generic.chain(own).map(|(i, d)| (d.name, Opcode(i as u16))).collect()
    }

    /// The row of a class.
    pub fn class(&self, class: RegClass) -> &'static RegClassDesc {
        &self.reg_classes[usize::from(class.0)]
    }

    /// The class of the given name.
    pub fn class_by_name(&self, name: &str) -> Option<RegClass> {
        self.reg_classes.iter().position(|c| c.name == name).map(|i| RegClass(i as u16))
    }

    /// The row of a file.
    pub fn file(&self, file: RegFile) -> &'static RegFileDesc {
        &self.reg_files[usize::from(file.0)]
    }

    /// The row of a sub-register index.
    pub fn sub_reg(&self, sub: SubReg) -> &'static SubRegDesc {
        &self.sub_regs[usize::from(sub.0)]
    }

    /// The sub-register index of the given name.
    pub fn sub_reg_by_name(&self, name: &str) -> Option<SubReg> {
        self.sub_regs.iter().position(|s| s.name == name).map(|i| SubReg(i as u16))
    }

    /// The sub-register index of a run of units.
    pub fn sub_reg_of(&self, offset: u8, units: u8) -> Option<SubReg> {
        let row = self.sub_regs.iter().skip(1).position(|s| s.offset == offset && s.units == units);
        row.map(|i| SubReg(i as u16 + 1))
    }

    /// Part `inner` of part `outer` of a register, as a part of the register.
    pub fn compose(&self, outer: SubReg, inner: SubReg) -> Option<SubReg> {
        if outer.is_whole() || inner.is_whole() {
            return Some(if outer.is_whole() { inner } else { outer });
        }
        let (o, i) = (self.sub_reg(outer), self.sub_reg(inner));
        if i.offset + i.units > o.units {
            return None;
        }
        self.sub_reg_of(o.offset + i.offset, i.units)
    }

    /// The units of a part, for a register of a class.
    pub fn lanes(&self, class: RegClass, sub: SubReg) -> LaneMask {
        let all = LaneMask::run(0, u32::from(self.class(class).units));
        if sub.is_whole() { all } else { self.sub_reg(sub).lanes().intersection(all) }
    }

    /// Whether a physical register belongs to a class.
    pub fn class_contains(&self, class: RegClass, reg: PReg) -> bool {
        let row = self.class(class);
        if row.members.contains(&reg) {
            return true;
        }
        let file = self.file(reg.file());
        row.files >> reg.file().0 & 1 == 1
            && reg.units() == row.units
            && reg.first_unit().is_multiple_of(u16::from(row.align.max(1)))
            && reg.end_unit() <= file.count * u16::from(file.units_per_reg)
            && (row.limit == 0 || reg.end_unit() <= row.limit)
    }

    /// Whether every register of `inner` is one of `outer`.
    pub fn is_subclass(&self, inner: RegClass, outer: RegClass) -> bool {
        if inner == outer {
            return true;
        }
        let (i, o) = (self.class(inner), self.class(outer));
        i.units == o.units
            && i.files & !o.files == 0
            && i.align.max(1).is_multiple_of(o.align.max(1))
            && (o.limit == 0 || (1..=o.limit).contains(&i.limit))
            && i.members.iter().all(|&reg| self.class_contains(outer, reg))
    }

    /// The name of a physical register, without `$`: its own name, or those of its registers joined
    /// with `_`; a half's name ends in `_lo16` or `_hi16`.
    pub fn reg_name(&self, reg: PReg) -> String {
        if let Some(named) = self.named_regs.iter().find(|n| n.reg == reg) {
            return named.name.to_owned();
        }
        let Some(file) = self.reg_files.get(usize::from(reg.file().0)) else {
            return format!("{reg:?}").trim_start_matches('$').to_owned();
        };
        let width = u16::from(file.units_per_reg.max(1));
        let first = reg.first_unit() / width;
        let last = (reg.end_unit() - 1) / width;
        let mut name = String::new();
        for number in first..=last {
            if number != first {
                name.push('_');
            }
            name.push_str(file.prefix);
            name.push_str(&number.to_string());
        }
        if u16::from(reg.units()) < width {
            name.push_str(if reg.first_unit().is_multiple_of(width) { "_lo16" } else { "_hi16" });
        }
        name
    }

    /// The physical register of a name as [`TargetInfo::reg_name`] gives it.
    pub fn reg_by_name(&self, name: &str) -> Option<PReg> {
        if let Some(named) = self.named_regs.iter().find(|n| n.name == name) {
            return Some(named.reg);
        }
        let (numbers, half) = match (name.strip_suffix("_lo16"), name.strip_suffix("_hi16")) {
            (Some(rest), _) => (rest, Some(0)),
            (_, Some(rest)) => (rest, Some(1)),
            _ => (name, None),
        };
        self.reg_files.iter().enumerate().find_map(|(index, file)| {
            let mut run: Option<(u16, u16)> = None;
            for part in numbers.split('_') {
                let digits = part.strip_prefix(file.prefix)?;
                let number = digits.parse::<u16>().ok().filter(|&n| n < file.count)?;
                run = match run {
                    None => Some((number, 1)),
                    Some((first, len)) if first + len == number => Some((first, len + 1)),
                    Some(_) => return None,
                };
            }
            let (first, len) = run?;
            let width = u16::from(file.units_per_reg);
            let file = RegFile(index as u8);
            match half {
                None if len * width <= 64 => {
                    Some(PReg::new(file, first * width, (len * width) as u8))
                }
                Some(half) if len == 1 && width == 2 => {
                    Some(PReg::new(file, first * width + half, 1))
                }
                _ => None,
            }
        })
    }
}

/// The instructions that every target has, under LLVM's names.
pub mod generic {
    use super::{Forms, InstrDesc, InstrFlags, Opcode, OperandDesc};

    /// A value by predecessor: def, then pairs of register and block.
    pub const PHI: Opcode = Opcode(0);
    /// Copies a register or a part of it.
    pub const COPY: Opcode = Opcode(1);
    /// An undefined value.
    pub const IMPLICIT_DEF: Opcode = Opcode(2);
    /// Builds a tuple: def, then pairs of register and sub-register index.
    pub const REG_SEQUENCE: Opcode = Opcode(3);
    /// A part of a register: def, register, sub-register index.
    pub const EXTRACT_SUBREG: Opcode = Opcode(4);
    /// A register with a part replaced: def, register, part, sub-register index.
    pub const INSERT_SUBREG: Opcode = Opcode(5);
    /// A part put in a wider register whose other parts are known: def, imm, part, index.
    pub const SUBREG_TO_REG: Opcode = Opcode(6);
    /// Marks the end of registers' lives.
    pub const KILL: Opcode = Opcode(7);
    /// Inline assembly: text symbol, extra-information bits, then groups of flag and operands.
    pub const INLINEASM: Opcode = Opcode(8);
    /// Says where a source variable is.
    pub const DBG_VALUE: Opcode = Opcode(9);
    /// Says where a source label is.
    pub const DBG_LABEL: Opcode = Opcode(10);
    /// Says where a source variable is, by instruction number.
    pub const DBG_INSTR_REF: Opcode = Opcode(11);
    /// Says that several registers hold a source variable.
    pub const DBG_VALUE_LIST: Opcode = Opcode(12);
    /// A frame description for unwinders.
    pub const CFI_INSTRUCTION: Opcode = Opcode(13);
    /// A frame object comes to life.
    pub const LIFETIME_START: Opcode = Opcode(14);
    /// A frame object's life ends.
    pub const LIFETIME_END: Opcode = Opcode(15);
    /// The head of a bundle.
    pub const BUNDLE: Opcode = Opcode(16);
    /// Keeps a value alive without using it.
    pub const FAKE_USE: Opcode = Opcode(17);
    /// Says where a source variable is, at a phi that is gone.
    pub const DBG_PHI: Opcode = Opcode(18);
    /// Inline assembly that may jump.
    pub const INLINEASM_BR: Opcode = Opcode(19);
    /// A label for exception tables.
    pub const EH_LABEL: Opcode = Opcode(20);
    /// A label with an annotation.
    pub const ANNOTATION_LABEL: Opcode = Opcode(21);
    /// Arithmetic on either side is not reassociated across it.
    pub const ARITH_FENCE: Opcode = Opcode(22);
    /// A probe for sampling profilers.
    pub const PSEUDO_PROBE: Opcode = Opcode(23);
    /// The convergence token of a function's entry.
    pub const CONVERGENCECTRL_ENTRY: Opcode = Opcode(24);
    /// A convergence token of its own.
    pub const CONVERGENCECTRL_ANCHOR: Opcode = Opcode(25);
    /// The convergence token of a loop's iteration.
    pub const CONVERGENCECTRL_LOOP: Opcode = Opcode(26);
    /// Binds a convergence token to the next instruction.
    pub const CONVERGENCECTRL_GLUE: Opcode = Opcode(27);
    /// The number of generic instructions.
    pub const COUNT: u16 = 28;

    const ANY_USE: OperandDesc = OperandDesc::of(Forms::REG);
    const ANY_DEF: OperandDesc = OperandDesc::def_any();
    const IMM: OperandDesc = OperandDesc::imm(0);
    const SUB: OperandDesc = OperandDesc::of(Forms::SUB_REG);
    const FRAME: OperandDesc = OperandDesc::of(Forms::FRAME.union(Forms::IMM));
    const LABEL: InstrFlags =
        InstrFlags::POSITION.union(InstrFlags::VARIADIC).union(InstrFlags::PSEUDO);
    const TOKEN: InstrFlags = InstrFlags::CONVERGENT.union(InstrFlags::PSEUDO);
    const DEBUG: InstrFlags =
        InstrFlags::DEBUG.union(InstrFlags::VARIADIC).union(InstrFlags::PSEUDO);

    /// The rows, in the order of the opcodes.
    pub static TABLE: [InstrDesc; COUNT as usize] = [
        InstrDesc::new("PHI", &[ANY_DEF]).with(InstrFlags::VARIADIC.union(InstrFlags::PSEUDO)),
        InstrDesc::new("COPY", &[ANY_DEF, ANY_USE])
            .with(InstrFlags::COPY.union(InstrFlags::CHEAP_AS_MOVE).union(InstrFlags::PSEUDO)),
        InstrDesc::new("IMPLICIT_DEF", &[ANY_DEF]).with(
            InstrFlags::REMATERIALIZABLE.union(InstrFlags::CHEAP_AS_MOVE).union(InstrFlags::PSEUDO),
        ),
        InstrDesc::new("REG_SEQUENCE", &[ANY_DEF])
            .with(InstrFlags::VARIADIC.union(InstrFlags::CHEAP_AS_MOVE).union(InstrFlags::PSEUDO)),
        InstrDesc::new("EXTRACT_SUBREG", &[ANY_DEF, ANY_USE, SUB]).with(InstrFlags::PSEUDO),
        InstrDesc::new("INSERT_SUBREG", &[ANY_DEF, ANY_USE.tied_to(0), ANY_USE, SUB])
            .with(InstrFlags::PSEUDO),
        InstrDesc::new("SUBREG_TO_REG", &[ANY_DEF, IMM, ANY_USE, SUB]).with(InstrFlags::PSEUDO),
        InstrDesc::new("KILL", &[])
            .with(InstrFlags::VARIADIC.union(InstrFlags::SIDE_EFFECTS).union(InstrFlags::PSEUDO)),
        InstrDesc::new("INLINEASM", &[OperandDesc::of(Forms::SYMBOL), IMM])
            .with(InstrFlags::VARIADIC.union(InstrFlags::SIDE_EFFECTS)),
        InstrDesc::new("DBG_VALUE", &[]).with(DEBUG),
        InstrDesc::new("DBG_LABEL", &[]).with(DEBUG),
        InstrDesc::new("DBG_INSTR_REF", &[]).with(DEBUG),
        InstrDesc::new("DBG_VALUE_LIST", &[]).with(DEBUG),
        InstrDesc::new("CFI_INSTRUCTION", &[])
            .with(InstrFlags::VARIADIC.union(InstrFlags::POSITION).union(InstrFlags::PSEUDO)),
        InstrDesc::new("LIFETIME_START", &[FRAME])
            .with(InstrFlags::SIDE_EFFECTS.union(InstrFlags::PSEUDO)),
        InstrDesc::new("LIFETIME_END", &[FRAME])
            .with(InstrFlags::SIDE_EFFECTS.union(InstrFlags::PSEUDO)),
        InstrDesc::new("BUNDLE", &[]).with(InstrFlags::VARIADIC.union(InstrFlags::PSEUDO)),
        InstrDesc::new("FAKE_USE", &[])
            .with(InstrFlags::VARIADIC.union(InstrFlags::SIDE_EFFECTS).union(InstrFlags::PSEUDO)),
        InstrDesc::new("DBG_PHI", &[]).with(DEBUG),
        InstrDesc::new("INLINEASM_BR", &[OperandDesc::of(Forms::SYMBOL), IMM]).with(
            InstrFlags::VARIADIC
                .union(InstrFlags::SIDE_EFFECTS)
                .union(InstrFlags::TERMINATOR)
                .union(InstrFlags::BRANCH),
        ),
        InstrDesc::new("EH_LABEL", &[]).with(LABEL),
        InstrDesc::new("ANNOTATION_LABEL", &[]).with(LABEL),
        InstrDesc::new("ARITH_FENCE", &[ANY_DEF, ANY_USE.tied_to(0)]).with(InstrFlags::PSEUDO),
        InstrDesc::new("PSEUDO_PROBE", &[]).with(LABEL.union(InstrFlags::SIDE_EFFECTS)),
        InstrDesc::new("CONVERGENCECTRL_ENTRY", &[ANY_DEF]).with(TOKEN),
        InstrDesc::new("CONVERGENCECTRL_ANCHOR", &[ANY_DEF]).with(TOKEN),
        InstrDesc::new("CONVERGENCECTRL_LOOP", &[ANY_DEF, ANY_USE]).with(TOKEN),
        InstrDesc::new("CONVERGENCECTRL_GLUE", &[ANY_USE])
            .with(TOKEN.union(InstrFlags::SIDE_EFFECTS)),
    ];
}
