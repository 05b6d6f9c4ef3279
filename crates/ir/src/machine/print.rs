//! The text form: LLVM MIR, as `llc -stop-after=…` writes it and `-run-pass=…` reads it.

use core::fmt::{self, Write as _};

use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};

use super::data::{BlockFlags, Inst, InstFlags, Properties, VRegData, VRegKind};
use super::desc::{InstrFlags, RegMaskDesc};
use super::frame::{FrameKind, FrameObject, SymbolKind};
use super::function::MachineFunction;
use super::memory::{MachineMemOperand, MemFlags, MemOp, MemValue, Ordering};
use super::operand::{Block, FloatKind, FrameSlot, Operand, RegFlags, RegOperand, Symbol};
use super::reg::{LaneMask, Reg, VReg};

impl MachineFunction {
    /// Appends the function as one MIR document.
    pub fn print(&self, out: &mut String) {
        let names = Names::new(self);
        // Writing to a string cannot fail.
        let _ = print_function(out, self, &names);
    }

    /// A block's title, as in the body: number, name and what is known of it.
    pub fn block_title(&self, block: Block) -> String {
        let mut text = String::new();
        let _ = print_title(&mut text, self, block);
        text
    }

    /// An instruction's text, as in the body.
    pub fn inst_text(&self, inst: Inst) -> String {
        let mut text = String::new();
        let _ = print_inst(&mut text, self, &Names::without_uses(self), inst);
        text
    }

    /// An instruction's text as LLVM prints one alone: each register with its class, each tie stated.
    pub fn inst_text_alone(&self, inst: Inst) -> String {
        let mut text = String::new();
        let names = Names { alone: true, ..Names::without_uses(self) };
        let _ = print_inst(&mut text, self, &names, inst);
        text
    }
}

impl fmt::Display for MachineFunction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.print(&mut text);
        f.write_str(&text)
    }
}

/// Facts of the whole function that the text needs.
struct Names {
    /// Fixed objects and the others are counted apart in the text.
    slots: SecondaryMap<FrameSlot, u32>,
    /// Registers that some operand defines: their uses need not say the class.
    defined: EntitySet<VReg>,
    /// Those of which the result of an instruction, or the list of registers, says the class: further definitions need not.
    classed: EntitySet<VReg>,
    /// Whether one instruction is printed and no function around it.
    alone: bool,
}

impl Names {
    fn new(func: &MachineFunction) -> Self {
        let mut names = Self::without_uses(func);
        for inst in func.all_insts() {
            names.defined.extend(func.defs(inst).filter_map(|def| def.reg.as_virtual()));
            let results = func.operands(inst).iter().map_while(leading_def);
            names.classed.extend(results.filter_map(|def| def.reg.as_virtual()));
        }
        names.classed.extend(func.vregs().filter(|&reg| is_listed(func, reg)));
        names
    }

    /// Whether a place other than this operand says a register's class.
    fn says_class(&self, reg: VReg, is_def: bool) -> bool {
        if is_def { self.classed.contains(reg) } else { self.defined.contains(reg) }
    }

    fn without_uses(func: &MachineFunction) -> Self {
        let mut slots = SecondaryMap::new();
        let mut counts = [0, 0];
        for (slot, object) in func.frame.objects.iter().filter(|(_, o)| !o.dead) {
            let count = &mut counts[usize::from(object.kind == FrameKind::Fixed)];
            slots[slot] = *count;
            *count += 1;
        }
        Self { slots, defined: EntitySet::new(), classed: EntitySet::new(), alone: false }
    }
}

fn print_function(out: &mut String, func: &MachineFunction, names: &Names) -> fmt::Result {
    writeln!(out, "---\nname:            {}", yaml_name(&func.name))?;
    writeln!(out, "alignment:       {}", func.align)?;
    // LLVM's text has no key for the property that is left out; readers see it from the lack of virtual registers.
    for (property, name) in
        Properties::NAMES.iter().filter(|row| row.0 != Properties::TIED_OPS_REWRITTEN)
    {
        if func.properties.contains(*property) {
            writeln!(out, "{:<16} true", format!("{name}:"))?;
        } else if func.text.stated.contains(*property) {
            writeln!(out, "{:<16} false", format!("{name}:"))?;
        }
    }
    out.push_str(&func.text.header);
    print_registers(out, func)?;
    print_live_ins(out, func)?;
    print_frame(out, func, names)?;
    print_constants(out, func)?;
    if let Some(data) = &func.target_data {
        let start = out.len();
        out.push_str("machineFunctionInfo:\n");
        let header = out.len();
        data.write_yaml(out);
        if out.len() == header {
            out.truncate(start);
        }
    }
    print_jump_tables(out, func)?;
    out.push_str("body:             |\n");
    for (i, block) in func.blocks().enumerate() {
        if i != 0 {
            out.push('\n');
        }
        print_block(out, func, names, block)?;
    }
    out.push_str("\n...\n");
    Ok(())
}

/// Whether the list of registers has a register.
fn is_listed(func: &MachineFunction, reg: VReg) -> bool {
    let VRegData { kind, ty, hint } = *func.vreg(reg);
    let nothing = kind == VRegKind::Generic && ty.is_none();
    let needed = !hint.is_none() || func.text.lists_registers;
    !nothing && needed && func.vreg_name(reg).is_none()
}

/// An operand as a result in front of the instruction's name.
fn leading_def(operand: &Operand) -> Option<&RegOperand> {
    operand.as_reg().filter(|reg| reg.is_def() && !reg.is_implicit())
}

fn print_registers(out: &mut String, func: &MachineFunction) -> fmt::Result {
    // Classes are in the body; the list is for what it cannot say.
    let mut any = false;
    for reg in func.vregs() {
        if !is_listed(func, reg) {
            continue;
        }
        let hint = func.vreg(reg).hint;
        if !any {
            out.push_str("registers:\n");
            any = true;
        }
        write!(out, "  - {{ id: {}, class: ", reg.as_u32())?;
        print_vreg_kind(out, func, reg, false)?;
        out.push_str(", preferred-register: '");
        if !hint.is_none() {
            print_reg(out, func, hint)?;
        }
        out.push('\'');
        if let Some(flags) = func.text.register_flags.get(&reg) {
            write!(out, ", flags: {flags}")?;
        }
        out.push_str(" }\n");
    }
    Ok(())
}

fn print_live_ins(out: &mut String, func: &MachineFunction) -> fmt::Result {
    if func.live_ins.is_empty() {
        return Ok(());
    }
    out.push_str("liveins:\n");
    for &(reg, copy) in &func.live_ins {
        out.push_str("  - { reg: '");
        print_reg(out, func, reg.into())?;
        out.push_str("', virtual-reg: '");
        if let Some(copy) = copy {
            print_reg(out, func, copy.into())?;
        }
        out.push_str("' }\n");
    }
    Ok(())
}

fn print_frame(out: &mut String, func: &MachineFunction, names: &Names) -> fmt::Result {
    let frame = &func.frame;
    let set = [
        ("isFrameAddressTaken", u64::from(frame.address_taken)),
        ("stackSize", frame.size),
        ("maxAlignment", frame.max_align),
        ("hasCalls", u64::from(frame.has_calls)),
    ];
    let known = set.iter().any(|&(_, value)| value != 0) || frame.max_call_frame_size.is_some();
    if known || !frame.more.is_empty() {
        out.push_str("frameInfo:\n");
        for (name, value) in set.into_iter().filter(|&(_, value)| value != 0) {
            let name = format!("{name}:");
            match name.starts_with("is") || name.starts_with("has") {
                true => writeln!(out, "  {name:<20} true")?,
                false => writeln!(out, "  {name:<20} {value}")?,
            }
        }
        if let Some(size) = frame.max_call_frame_size {
            writeln!(out, "  {:<20} {size}", "maxCallFrameSize:")?;
        }
        out.push_str(&frame.more);
    }
    for (fixed, title) in [(true, "fixedStack:"), (false, "stack:")] {
        let mut any = false;
        for (slot, object) in &frame.objects {
            if object.dead || (object.kind == FrameKind::Fixed) != fixed {
                continue;
            }
            if !any {
                writeln!(out, "{title}")?;
                any = true;
            }
            print_frame_object(out, names.slots[slot], object)?;
        }
    }
    Ok(())
}

/// Kinds of stack that LLVM does not have: other tools read the default one, and this project's reader the comment
/// after it.
pub const OWN_STACKS: [&str; 2] = ["callee-saved", "sgpr-spill-memory"];

/// The comment's beginning.
pub const STACK_COMMENT: &str = "# stack: ";

fn print_frame_object(out: &mut String, id: u32, object: &FrameObject) -> fmt::Result {
    write!(out, "  - {{ id: {id}")?;
    if object.kind != FrameKind::Fixed {
        write!(out, ", name: {}", yaml_string(&object.name))?;
    }
    let kind = match object.kind {
        FrameKind::Local | FrameKind::Fixed => "default",
        FrameKind::Spill => "spill-slot",
        FrameKind::Variable => "variable-sized",
    };
    if object.more.split(", ").all(|field| !field.starts_with("type:")) {
        write!(out, ", type: {kind}")?;
    }
    write!(out, ", offset: {}", object.offset.unwrap_or(0))?;
    if object.kind != FrameKind::Variable {
        write!(out, ", size: {}", object.size)?;
    }
    let known = OWN_STACKS.iter().all(|&own| own != object.stack) && !object.stack.is_empty();
    let stack = if known { object.stack } else { "default" };
    write!(out, ", alignment: {}, stack-id: {stack}", object.align)?;
    if object.kind == FrameKind::Fixed {
        write!(out, ", isImmutable: {}", object.immutable)?;
    }
    if !object.more.is_empty() {
        write!(out, ", {}", object.more)?;
    }
    out.push_str(" }");
    if !known && !object.stack.is_empty() {
        write!(out, " {STACK_COMMENT}{}", object.stack)?;
    }
    out.push('\n');
    Ok(())
}

fn print_constants(out: &mut String, func: &MachineFunction) -> fmt::Result {
    if !func.constants.is_empty() {
        out.push_str("constants:\n");
    }
    for (id, entry) in &func.constants {
        let value = if entry.text.is_empty() {
            let bytes: Vec<String> = entry.bytes.iter().map(|b| format!("i8 {b}")).collect();
            format!("[{} x i8] [{}]", bytes.len(), bytes.join(", "))
        } else {
            entry.text.clone()
        };
        let value = yaml_string(&value);
        writeln!(
            out,
            "  - id: {}\n    value: {value}\n    alignment: {}",
            id.index(),
            entry.align
        )?;
    }
    Ok(())
}

fn print_jump_tables(out: &mut String, func: &MachineFunction) -> fmt::Result {
    if !func.jump_tables.is_empty() {
        out.push_str("jumpTable:\n  kind: block-address\n  entries:\n");
    }
    for (id, targets) in &func.jump_tables {
        let blocks: Vec<String> = targets.iter().map(|t| format!("'%bb.{}'", t.index())).collect();
        writeln!(out, "    - id: {}\n      blocks: [ {} ]", id.index(), blocks.join(", "))?;
    }
    Ok(())
}

/// `bb.1.loop (align 16)`
fn print_title(out: &mut String, func: &MachineFunction, block: Block) -> fmt::Result {
    let data = func.block(block);
    write!(out, "bb.{}", block.index())?;
    if !data.name.is_empty() {
        write!(out, ".{}", quoted_if_needed(&data.name))?;
    }
    let mut facts: Vec<String> =
        data.flags.without(BlockFlags::NO_FALLTHROUGH).names().map(str::to_owned).collect();
    if !data.attributes.is_empty() {
        facts.push(data.attributes.clone());
    }
    if data.align > 1 {
        facts.push(format!("align {}", data.align));
    }
    if !facts.is_empty() {
        write!(out, " ({})", facts.join(", "))?;
    }
    Ok(())
}

fn print_block(
    out: &mut String,
    func: &MachineFunction,
    names: &Names,
    block: Block,
) -> fmt::Result {
    out.push_str("  ");
    print_title(out, func, block)?;
    out.push_str(":\n");
    let data = func.block(block);
    let successors = func.successors(block);
    if !successors.is_empty() {
        out.push_str("    successors: ");
        let even = 0x8000_0000u64 / successors.len() as u64;
        let listed = data.listed.len() == successors.len()
            && data.listed.iter().all(|s| successors.contains(s));
        let order = if listed { &data.listed[..] } else { &successors[..] };
        for (i, successor) in order.iter().enumerate() {
            let place = successors.iter().position(|s| s == successor).unwrap_or(i);
            let probability = data.probabilities.get(place).map_or(even, |&p| u64::from(p));
            let comma = if i == 0 { "" } else { ", " };
            write!(out, "{comma}%bb.{}(0x{probability:08x})", successor.index())?;
        }
        out.push('\n');
    } else if ends_without_saying_so(func, block) {
        out.push_str("    successors:\n");
    }
    if !data.live_ins.is_empty() {
        out.push_str("    liveins: ");
        for (i, &(reg, lanes)) in data.live_ins.iter().enumerate() {
            if i != 0 {
                out.push_str(", ");
            }
            print_reg(out, func, reg.into())?;
            if lanes != LaneMask::ALL {
                write!(out, ":{lanes:?}")?;
            }
        }
        out.push('\n');
    }
    if !successors.is_empty() || !data.live_ins.is_empty() {
        out.push('\n');
    }
    let mut indent = 4;
    for inst in func.insts(block) {
        let flags = func.inst_flags(inst);
        let _ = write!(out, "{:indent$}", "");
        print_inst(out, func, names, inst)?;
        let (first, more) =
            (!flags.contains(InstFlags::BUNDLED_PRED), flags.contains(InstFlags::BUNDLED_SUCC));
        if first && more {
            out.push_str(" {");
            indent = 6;
        }
        out.push('\n');
        if !first && !more {
            out.push_str("    }\n");
            indent = 4;
        }
    }
    Ok(())
}

/// Whether readers would take it that control falls into the next block, where it does not.
fn ends_without_saying_so(func: &MachineFunction, block: Block) -> bool {
    let last = func.last_inst(block);
    func.block(block).flags.contains(BlockFlags::NO_FALLTHROUGH)
        && func.next_block(block).is_some()
        && !last.is_some_and(|last| func.desc(last).is(InstrFlags::BARRIER))
}

fn print_inst(out: &mut String, func: &MachineFunction, names: &Names, inst: Inst) -> fmt::Result {
    let operands = func.operands(inst);
    let defs = operands.iter().map_while(leading_def).count();
    for (i, operand) in operands[..defs].iter().enumerate() {
        if i != 0 {
            out.push_str(", ");
        }
        if let Operand::Reg(reg) = operand {
            print_reg_operand(out, func, names, reg, false)?;
        }
    }
    if defs != 0 {
        out.push_str(" = ");
    }
    let shown = InstFlags::BUNDLED_PRED | InstFlags::BUNDLED_SUCC;
    for flag in func.inst_flags(inst).without(shown).names() {
        write!(out, "{flag} ")?;
    }
    out.push_str(func.desc(inst).name);
    let ties = names.alone || has_complex_ties(func, inst);
    for (i, operand) in operands.iter().enumerate().skip(defs) {
        out.push_str(if i == defs { " " } else { ", " });
        print_operand(out, func, names, inst, i, operand)?;
        if ties
            && let Operand::Reg(reg) = operand
            && !reg.is_def()
            && let Some(def) = reg.tied()
        {
            write!(out, "(tied-def {def})")?;
        }
    }
    if let Some(notes) = func.text.notes.get(&inst) {
        write!(out, "{}{notes}", if operands.len() > defs { ", " } else { " " })?;
    }
    let comma = operands.len() > defs || func.text.notes.contains_key(&inst);
    print_loc(out, func, inst, comma)?;
    for (i, &mem) in func.inst_mem_ops(inst).iter().enumerate() {
        out.push_str(if i == 0 { " :: " } else { ", " });
        print_mem_op(out, func, names, mem)?;
    }
    Ok(())
}

/// Whether the ties are not just those of the row.
fn has_complex_ties(func: &MachineFunction, inst: Inst) -> bool {
    let rows = func.desc(inst).operands;
    func.reg_operands(inst).any(|(i, reg)| {
        let expected = rows.get(i).and_then(|row| row.tied).map(usize::from);
        !reg.is_def() && reg.tied() != expected
    })
}

fn print_loc(out: &mut String, func: &MachineFunction, inst: Inst, comma: bool) -> fmt::Result {
    let Some(loc) = func.inst_loc(inst) else { return Ok(()) };
    out.push_str(if comma { ", debug-location " } else { " debug-location " });
    // A chain of inlined calls may be long: it is walked, not recursed into.
    let mut closing = 0;
    let mut next = Some(loc);
    while let Some(loc) = next.take() {
        let data = &func.debug_locs[loc];
        if let Some(node) = data.node {
            write!(out, "!{node}")?;
            break;
        }
        write!(
            out,
            "!DILocation(line: {}, column: {}, scope: !{}",
            data.line, data.column, data.scope
        )?;
        closing += 1;
        next = data.inlined_at.expand();
        if next.is_some() {
            out.push_str(", inlinedAt: ");
        }
    }
    out.extend(core::iter::repeat_n(')', closing));
    Ok(())
}

fn print_reg(out: &mut String, func: &MachineFunction, reg: Reg) -> fmt::Result {
    if let Some(vreg) = reg.as_virtual() {
        return match func.vreg_name(vreg) {
            Some(name) => write!(out, "%{name}"),
            None => write!(out, "{vreg}"),
        };
    }
    match reg.as_physical() {
        Some(preg) => write!(out, "${}", func.target.reg_name(preg)),
        None => out.write_str("$noreg"),
    }
}

fn print_vreg_kind(
    out: &mut String,
    func: &MachineFunction,
    reg: VReg,
    with_type: bool,
) -> fmt::Result {
    let data = func.vreg(reg);
    match data.kind {
        VRegKind::Class(class) => out.write_str(func.target.class(class).name)?,
        VRegKind::Bank(bank) => out.write_str(func.target.reg_banks[usize::from(bank.0)])?,
        VRegKind::Generic => out.push('_'),
    }
    if with_type && !data.ty.is_none() {
        write!(out, "({})", data.ty)?;
    }
    Ok(())
}

fn print_reg_operand(
    out: &mut String,
    func: &MachineFunction,
    names: &Names,
    operand: &RegOperand,
    as_operand: bool,
) -> fmt::Result {
    let flags = operand.flags;
    if flags.contains(RegFlags::IMPLICIT) {
        out.push_str(if operand.is_def() { "implicit-def " } else { "implicit " });
    } else if as_operand && operand.is_def() {
        out.push_str("def ");
    }
    for flag in [
        RegFlags::INTERNAL,
        RegFlags::DEAD,
        RegFlags::KILL,
        RegFlags::UNDEF,
        RegFlags::EARLY_CLOBBER,
        RegFlags::RENAMABLE,
    ] {
        if flags.contains(flag) {
            out.extend(flag.names());
            out.push(' ');
        }
    }
    print_reg(out, func, operand.reg)?;
    if !operand.sub.is_whole() {
        write!(out, ".{}", func.target.sub_reg(operand.sub).name)?;
    }
    if let Some(vreg) = operand.reg.as_virtual()
        && (!as_operand || !names.says_class(vreg, operand.is_def()))
    {
        out.push(':');
        print_vreg_kind(out, func, vreg, true)?;
    }
    Ok(())
}

/// An implicit register as the instruction's row names it, which is what readers compare with; the tables may mean another one.
fn named_by_row(func: &MachineFunction, inst: Inst, operand: &RegOperand) -> Reg {
    let (desc, others) = (func.desc(inst), func.target.implicit_others);
    if others.is_empty() || !operand.is_implicit() {
        return operand.reg;
    }
    let row = if operand.is_def() { desc.implicit_defs } else { desc.implicit_uses };
    let other = others
        .iter()
        .find(|(named, meant)| operand.reg.as_physical() == Some(*meant) && row.contains(named));
    other.map_or(operand.reg, |&(named, _)| named.into())
}

fn print_operand(
    out: &mut String,
    func: &MachineFunction,
    names: &Names,
    inst: Inst,
    index: usize,
    operand: &Operand,
) -> fmt::Result {
    if let Some(print) = func.target.print_operand
        && print(out, func.opcode(inst), index, operand)
    {
        return Ok(());
    }
    match *operand {
        Operand::Reg(ref reg) => {
            let mut reg = *reg;
            if !names.alone {
                reg.reg = named_by_row(func, inst, &reg);
            }
            print_reg_operand(out, func, names, &reg, true)
        }
        Operand::Imm(value) => write!(out, "{value}"),
        Operand::TypedImm { bits, value } => match (bits, value) {
            (1, value) => write!(out, "i1 {}", value != 0),
            _ => write!(out, "i{bits} {value}"),
        },
        Operand::FpImm { kind, bits } => print_float(out, kind, bits),
        Operand::Block(block) => write!(out, "%bb.{}", block.index()),
        Operand::Frame { slot, offset } => {
            print_slot(out, func, names, slot)?;
            print_offset(out, offset)
        }
        Operand::Const { entry, offset } => {
            write!(out, "%const.{}", entry.index())?;
            print_offset(out, offset)
        }
        Operand::JumpTable(table) => write!(out, "%jump-table.{}", table.index()),
        Operand::Symbol { symbol, offset, flags } => {
            if flags != 0 {
                let name = func.target.operand_flags.get(usize::from(flags)).copied();
                write!(out, "target-flags({}) ", name.unwrap_or("<unknown>"))?;
            }
            print_symbol(out, func, symbol)?;
            print_offset(out, i64::from(offset))
        }
        Operand::RegMask(mask) => print_reg_mask(out, func, func.reg_mask(mask)),
        Operand::Metadata(node) => write!(out, "!{node}"),
        Operand::Cond(cond) => {
            let family = if cond.is_float() { "floatpred" } else { "intpred" };
            write!(out, "{family}({})", cond.name())
        }
        Operand::SubReg(sub) => write!(out, "%subreg.{}", func.target.sub_reg(sub).name),
        Operand::Intrinsic(name) => {
            write!(out, "intrinsic(@{})", quoted_if_needed(&func.symbol_data(name).name))
        }
        Operand::Target { index, offset } => {
            let name = func.target.target_indices.get(index as usize).copied();
            write!(out, "target-index({})", name.unwrap_or("<unknown>"))?;
            print_offset(out, offset)
        }
    }
}

fn print_offset(out: &mut String, offset: i64) -> fmt::Result {
    match offset {
        0 => Ok(()),
        _ if offset < 0 => write!(out, " - {}", offset.unsigned_abs()),
        _ => write!(out, " + {offset}"),
    }
}

fn print_slot(
    out: &mut String,
    func: &MachineFunction,
    names: &Names,
    slot: FrameSlot,
) -> fmt::Result {
    let object = &func.frame.objects[slot];
    if object.kind == FrameKind::Fixed {
        return write!(out, "%fixed-stack.{}", names.slots[slot]);
    }
    write!(out, "%stack.{}", names.slots[slot])?;
    if !object.name.is_empty() {
        write!(out, ".{}", quoted_if_needed(&object.name))?;
    }
    Ok(())
}

fn print_symbol(out: &mut String, func: &MachineFunction, symbol: Symbol) -> fmt::Result {
    let data = func.symbol_data(symbol);
    let name = quoted_if_needed(&data.name);
    match data.kind {
        SymbolKind::Global => write!(out, "@{name}"),
        SymbolKind::Value => write!(out, "%ir.{name}"),
        SymbolKind::IrBlock => write!(out, "%ir-block.{name}"),
        SymbolKind::Label => write!(out, "<mcsymbol {}>", data.name),
        SymbolKind::Verbatim => out.write_str(&data.name),
        SymbolKind::External | SymbolKind::Param | SymbolKind::Text => write!(out, "&{name}"),
    }
}

fn print_reg_mask(out: &mut String, func: &MachineFunction, mask: &RegMaskDesc) -> fmt::Result {
    if !mask.name.is_empty() {
        return out.write_str(mask.name);
    }
    out.push_str("CustomRegMask(");
    for (i, &reg) in mask.preserved.iter().enumerate() {
        if i != 0 {
            out.push(',');
        }
        print_reg(out, func, reg.into())?;
    }
    out.push(')');
    Ok(())
}

/// A floating-point constant as LLVM IR writes it: decimal where six digits are exact, else the
/// bits (of the double, for `float`).
fn print_float(out: &mut String, kind: FloatKind, bits: u64) -> fmt::Result {
    let value = match kind {
        FloatKind::Half => return write!(out, "half 0xH{bits:04X}"),
        FloatKind::BFloat => return write!(out, "bfloat 0xR{bits:04X}"),
        FloatKind::Float => {
            out.push_str("float ");
            f64::from(f32::from_bits(bits as u32))
        }
        FloatKind::Double => {
            out.push_str("double ");
            f64::from_bits(bits)
        }
    };
    let decimal = format!("{value:.6e}");
    if value.is_finite() && decimal.parse::<f64>().is_ok_and(|v| v.to_bits() == value.to_bits()) {
        // Rust writes `1.500000e0` where C writes `1.500000e+00`.
        let (digits, exponent) = decimal.split_once('e').unwrap_or((&decimal, "0"));
        let exponent: i32 = exponent.parse().unwrap_or(0);
        let sign = if exponent < 0 { '-' } else { '+' };
        return write!(out, "{digits}e{sign}{:02}", exponent.unsigned_abs());
    }
    let wide = match kind {
        // The conversion above would quiet a NaN's payload.
        FloatKind::Float if value.is_nan() => {
            let bits = bits as u32;
            let sign = u64::from(bits >> 31) << 63;
            sign | 0x7FF << 52 | u64::from(bits & 0x7F_FFFF) << 29
        }
        _ => value.to_bits(),
    };
    write!(out, "0x{wide:016X}")
}

fn print_mem_op(
    out: &mut String,
    func: &MachineFunction,
    names: &Names,
    mem: MemOp,
) -> fmt::Result {
    let mem: &MachineMemOperand = &func.mem_ops[mem];
    out.push('(');
    let known = [
        MemFlags::VOLATILE,
        MemFlags::NON_TEMPORAL,
        MemFlags::DEREFERENCEABLE,
        MemFlags::INVARIANT,
    ];
    for flag in known.into_iter().filter(|&flag| mem.flags.contains(flag)) {
        out.extend(flag.names());
        out.push(' ');
    }
    for (bit, name) in func.target.mem_flags.iter().enumerate() {
        if mem.flags.bits() >> (MemFlags::TARGET_SHIFT as usize + bit) & 1 == 1 {
            write!(out, "\"{name}\" ")?;
        }
    }
    if mem.is_load() {
        out.push_str("load ");
    }
    if mem.is_store() {
        out.push_str("store ");
    }
    if !mem.scope.is_empty() {
        write!(out, "syncscope(\"{}\") ", mem.scope)?;
    }
    for ordering in [mem.ordering, mem.failure_ordering] {
        if ordering != Ordering::NotAtomic {
            write!(out, "{} ", ordering.name())?;
        }
    }
    match mem.size {
        _ if !mem.ty.is_none() => write!(out, "({})", mem.ty)?,
        Some(size) => write!(out, "(s{})", size.saturating_mul(8))?,
        None => out.push_str("unknown-size"),
    }
    if mem.value != MemValue::Unknown || mem.offset != 0 {
        out.push_str(match (mem.is_load(), mem.is_store()) {
            (true, true) => " on ",
            (true, false) => " from ",
            _ => " into ",
        });
        print_mem_value(out, func, names, mem.value)?;
        print_offset(out, mem.offset)?;
    }
    if mem.size != Some(mem.align()) {
        write!(out, ", align {}", mem.align())?;
    }
    if mem.align() != mem.base_align {
        write!(out, ", basealign {}", mem.base_align)?;
    }
    for (kind, node) in MachineMemOperand::METADATA.into_iter().zip(mem.metadata) {
        if let Some(node) = node {
            write!(out, ", !{kind} !{node}")?;
        }
    }
    if mem.address_space != 0 {
        write!(out, ", addrspace {}", mem.address_space)?;
    }
    out.push(')');
    Ok(())
}

fn print_mem_value(
    out: &mut String,
    func: &MachineFunction,
    names: &Names,
    value: MemValue,
) -> fmt::Result {
    match value {
        MemValue::Unknown => out.write_str("unknown-address"),
        MemValue::Ir(symbol) if func.symbol_data(symbol).kind == SymbolKind::Verbatim => {
            print_symbol(out, func, symbol)
        }
        MemValue::Ir(symbol) => {
            write!(out, "%ir.{}", quoted_if_needed(&func.symbol_data(symbol).name))
        }
        MemValue::Symbol(symbol) => print_symbol(out, func, symbol),
        MemValue::Frame(slot) => print_slot(out, func, names, slot),
        MemValue::Stack => out.write_str("stack"),
        MemValue::ConstantPool => out.write_str("constant-pool"),
        MemValue::JumpTable => out.write_str("jump-table"),
        MemValue::Got => out.write_str("got"),
        MemValue::Custom(symbol) => write!(out, "custom \"{}\"", func.symbol_data(symbol).name),
    }
}

/// The name itself if LLVM reads it bare, else quoted with escapes.
fn quoted_if_needed(name: &str) -> String {
    let bare = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'-' | b'$');
    if !name.is_empty() && name.bytes().all(bare) {
        return name.to_owned();
    }
    let mut text = String::from("\"");
    for b in name.bytes() {
        if b == b'\\' {
            text.push_str("\\\\");
        } else if b == b'"' || !(b' '..=b'~').contains(&b) {
            let _ = write!(text, "\\{b:02X}");
        } else {
            text.push(char::from(b));
        }
    }
    text.push('"');
    text
}

/// A function's name as a YAML scalar.
fn yaml_name(name: &str) -> String {
    let bare = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'.' | b'$' | b'-');
    let starts_well = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if starts_well && name.bytes().all(bare) { name.to_owned() } else { yaml_string(name) }
}

/// A string as a YAML scalar in single quotes.
fn yaml_string(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}
