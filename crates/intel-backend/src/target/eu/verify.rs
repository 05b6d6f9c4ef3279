//! The rules of the IR.
//!
//! At every stage:
//! * the device has the instruction; it has as many sources, and only the modifiers, that its row allows;
//! * virtual registers exist, are of the right kind, and operands lie inside of them, aligned to their type;
//! * a predicate or a modifier has its flag, and a flag has one of them;
//! * what is a payload's header and what its body is said, never guessed: a header source is one whole register, one
//!   element for all, or 32 bits of constant; a body source is one linear region; a payload has no predicate;
//! * branches end blocks, meeting points begin them, targets are in the layout.
//!
//! From [`Stage::Legal`] on: regions, widths and constants are what hardware has (PRM, "Register Region Restrictions").
//! From [`Stage::Allocated`] on: nothing is virtual, and a message that ends the thread lies in g112 and above; `if`, `else` and
//! `endif` are nested, as are loops that `while` ends, and `break` names the end of the loop that it is in.

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::diagnostic::{Diagnostic, Diagnostics};

use super::function::{EuFunction, Stage, VRegKind};
use super::inst::{Descriptor, Extra, Flag, InstData};
use super::layout::{dst_places, exec_bytes, is_hazardous, overlap, size_written, src_place};
use super::opcode::{Flow, Op, OpFlags, Shape};
use super::operand::{Base, Block, Dst, RegSrc, Src, VReg};
use super::text::print_inst;
use super::types::Type;
use crate::target::device::{FIRST_EOT_GRF, GRF_BYTES, GRF_COUNT, Generation, TERNARY_BYTES};
use crate::target::eu::alignment::is_aligned;
use crate::target::eu::relocation::AddressPart;

/// Checks all rules of the function's stage.
///
/// # Errors
/// Everything that is wrong.
pub fn verify(func: &EuFunction) -> Result<(), Diagnostics> {
    let mut found = Diagnostics::new();
    let mut laid_out: EntitySet<Block> = EntitySet::new();
    laid_out.extend(func.layout.iter().copied());
    let in_layout = |block: Block| laid_out.contains(block);
    for &block in &func.layout {
        let mut body = Checker { func, block, found: &mut found };
        body.block_order();
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            if let Err(message) = check(func, data) {
                body.report(data, &message);
            }
            if let Some(branch) = data.branch()
                && !(in_layout(branch.jip) && in_layout(branch.uip))
            {
                body.report(data, "a target is not in the layout");
            }
        }
    }
    if func.stage >= Stage::Allocated {
        check_nesting(func, &mut found);
    }
    if func.layout.is_empty() {
        found.push(Diagnostic::error("the function has no blocks").in_function(&func.name));
    }
    if found.is_empty() { Ok(()) } else { Err(found) }
}

/// Open construct of structured control flow.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Open {
    /// A branch that ends at a block's `endif`; whether its second arm has begun.
    If(Block, bool),
    /// A loop that ends with a `while`, or one of them if several go to its head.
    Loop(Block),
}

/// Checks that branches and loops with structure lie in each other.
fn check_nesting(func: &EuFunction, found: &mut Diagnostics) {
    let mut heads: SecondaryMap<Block, u32> = SecondaryMap::new();
    for (_, inst) in func.placed() {
        let data = &func.insts[inst];
        if let (Flow::While, Some(branch)) = (data.op.desc().flow, data.branch()) {
            heads[branch.jip] += 1;
        }
    }
    let mut open: Vec<Open> = Vec::new();
    for &block in &func.layout {
        open.extend((0..heads[block]).map(|_| Open::Loop(block)));
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            let Some(branch) = data.branch() else { continue };
            let fits = match (data.op.desc().flow, open.last().copied()) {
                (Flow::If, _) => {
                    open.push(Open::If(branch.uip, false));
                    true
                }
                (Flow::Else, Some(Open::If(end, false))) => {
                    open.pop();
                    open.push(Open::If(end, true));
                    end == branch.uip
                }
                (Flow::EndIf, Some(Open::If(end, _))) => open.pop().is_some() && end == block,
                (Flow::While, Some(Open::Loop(head))) => open.pop().is_some() && head == branch.jip,
                (Flow::Break | Flow::Continue, _) => {
                    let inner = open.iter().rev().find_map(|open| match open {
                        Open::Loop(head) => Some(*head),
                        Open::If(..) => None,
                    });
                    let first = func.blocks.get(branch.uip).and_then(|block| block.insts.first());
                    let end = first.and_then(|&inst| func.insts[inst].branch());
                    inner.is_some() && inner == end.map(|branch| branch.jip)
                }
                (Flow::Else | Flow::EndIf | Flow::While, _) => false,
                _ => true,
            };
            if !fits {
                Checker { func, block, found }.report(data, "branches or loops are not nested");
            }
        }
    }
}

struct Checker<'a> {
    func: &'a EuFunction,
    block: Block,
    found: &'a mut Diagnostics,
}

impl Checker<'_> {
    fn report(&mut self, data: &InstData, message: &str) {
        let text = print_inst(data);
        let error = Diagnostic::error(format!("{message}: {}", text.trim()));
        self.found.push(error.in_function(&self.func.name));
    }

    /// Phis, then meeting points, then anything, then branches.
    fn block_order(&mut self) {
        let mut rank = 0;
        for &inst in &self.func.blocks[self.block].insts {
            let data = &self.func.insts[inst];
            let own = match (data.op, data.op.desc().flow) {
                (Op::Phi, _) => 0,
                (_, Flow::EndIf | Flow::Join) => 1,
                (_, Flow::None) => {
                    if data.send().is_some_and(|send| send.eot) {
                        3
                    } else {
                        2
                    }
                }
                _ => 3,
            };
            if own < rank {
                self.report(data, "out of order: phis, meeting points, instructions, branches");
            }
            rank = rank.max(own);
        }
        let last = self.func.layout.last() == Some(&self.block);
        let ends = |data: &InstData| {
            data.send().is_some_and(|send| send.eot) || data.op == Op::Jmpi && data.pred.is_none()
        };
        let end = self.func.blocks[self.block].insts.last().map(|&inst| &self.func.insts[inst]);
        if last && self.func.stage >= Stage::Allocated && !end.is_some_and(ends) {
            let message = format!("control runs out of the last block {}", self.block);
            self.found.push(Diagnostic::error(message).in_function(&self.func.name));
        }
    }
}

type Check = Result<(), String>;

fn ensure(condition: bool, message: impl FnOnce() -> String) -> Check {
    if condition { Ok(()) } else { Err(message()) }
}

fn rule(condition: bool, message: &str) -> Check {
    if condition { Ok(()) } else { Err(message.to_owned()) }
}

/// Whether an instruction obeys the rules of the function's stage, alone.
pub(crate) fn legal_inst(func: &EuFunction, data: &InstData) -> bool {
    check(func, data).is_ok()
}

/// Whether a source may be a constant of a type in what the hardware has; payloads take any.
pub(crate) fn imm_allowed(func: &EuFunction, data: &InstData, index: usize, ty: Type) -> bool {
    match data.op.desc().shape {
        Shape::Pseudo => {
            matches!(data.op, Op::LoadPayload | Op::Collect) || index < data.header_size()
        }
        Shape::Ternary => check_imm(func, data, index, ty, true).is_ok(),
        Shape::Unary | Shape::Binary | Shape::Math => {
            ty.bytes() > 1 && check_imm(func, data, index, ty, false).is_ok()
        }
        _ => false,
    }
}

/// Checks one instruction.
fn check(func: &EuFunction, data: &InstData) -> Check {
    let desc = data.op.desc();
    let device = func.device;
    ensure(data.op.exists_on(device.generation), || {
        format!("{} has no '{}'", device.name, desc.name)
    })?;
    check_control(func, data)?;
    check_extra(func, data)?;
    if let Some(count) = desc.sources() {
        ensure(count.contains(&data.srcs.len()), || {
            format!("'{}' has {} sources, not {}", desc.name, count.end(), data.srcs.len())
        })?;
    }
    rule(!data.saturate || desc.is(OpFlags::SATURATE), "the instruction cannot saturate")?;
    rule(
        data.cmod.is_none() || desc.is(OpFlags::CMOD),
        "the instruction has no conditional modifier",
    )?;
    check_flag(func, data)?;
    check_dst(func, data, &data.dst)?;
    for (index, src) in data.srcs.iter().enumerate() {
        check_src(func, data, index, src)?;
    }
    if data.op.is_pseudo() {
        return check_pseudo(func, data);
    }
    if func.stage >= Stage::Legal && desc.shape.has_regions() {
        check_regions(func, data)?;
    }
    Ok(())
}

fn check_control(func: &EuFunction, data: &InstData) -> Check {
    let control = data.control;
    rule(matches!(control.exec, 1 | 2 | 4 | 8 | 16 | 32), "the exec size is 1, 2, 4, 8, 16 or 32")?;
    rule(control.group.is_multiple_of(4), "the channel group is a multiple of 4")?;
    rule(u32::from(control.group) + u32::from(control.exec) <= 32, "channels beyond the 32nd")?;
    rule(
        control.exec < 8 || control.group.is_multiple_of(control.exec),
        "the channel group is a multiple of the exec size",
    )?;
    if func.stage >= Stage::Legal && func.device.generation < Generation::Gen7 {
        rule(control.group.is_multiple_of(8), "before gen7 the channel group is a multiple of 8")?;
        rule(control.exec <= 16, "before gen7 there are no 32 channels")?;
    }
    Ok(())
}

fn check_extra(func: &EuFunction, data: &InstData) -> Check {
    let desc = data.op.desc();
    match (&data.extra, desc.shape) {
        (Extra::Math(function), Shape::Math) => rule(
            data.srcs.len() == function.sources(),
            "the function has another number of sources",
        ),
        (Extra::Sync(_), Shape::Sync) | (Extra::Branch(_), Shape::Branch) => Ok(()),
        (Extra::Table(_), Shape::Ternary) => rule(data.op == Op::Bfn, "only 'bfn' has a table"),
        (Extra::Send(send), Shape::Send | Shape::SplitSend) => {
            rule(
                send.mlen <= 15 && send.ex_mlen <= 15 && send.rlen <= 16,
                "a message is too long",
            )?;
            let split =
                desc.shape == Shape::SplitSend || func.device.generation >= Generation::Gen12p1;
            rule(split || send.ex_mlen == 0, "the instruction has one piece only")?;
            rule(!send.header || send.mlen > 0, "a header without a register")?;
            let descs = [send.desc, send.ex_desc];
            for desc in descs {
                if let Descriptor::Virtual(reg) = desc {
                    let kind = func.vregs.get(reg).map(|r| r.kind);
                    rule(
                        matches!(kind, Some(VRegKind::Address(_))),
                        "a descriptor is in address words",
                    )?;
                    rule(func.stage < Stage::Allocated, "a virtual register is left")?;
                }
            }
            check_eot(func, data, send.eot)
        }
        (Extra::Header(_), Shape::Pseudo) => {
            rule(matches!(data.op, Op::LoadPayload | Op::LoadHeader), "only payloads have headers")
        }
        (Extra::Address(_, part), Shape::Unary) => {
            let ty = if *part == AddressPart::Whole { Type::UQ } else { Type::UD };
            let zero = matches!(data.srcs[..], [Src::Imm(imm)] if imm.ty == ty && imm.bits == 0);
            rule(data.op == Op::Mov && zero, "an address is in the place of a zero of its width")
        }
        (Extra::Phi(blocks), Shape::Pseudo) => rule(
            data.op == Op::Phi && blocks.len() == data.srcs.len(),
            "a phi has a block for each source",
        ),
        (
            Extra::None,
            Shape::Math | Shape::Sync | Shape::Branch | Shape::Send | Shape::SplitSend,
        ) => Err("the function, the targets or the message are missing".to_owned()),
        (Extra::None, Shape::Pseudo) => rule(
            !matches!(data.op, Op::LoadPayload | Op::LoadHeader | Op::Phi),
            "the header's size is missing",
        ),
        (Extra::None, _) => rule(data.op != Op::Bfn, "the function's table is missing"),
        _ => Err("what the instruction has besides operands is of another kind".to_owned()),
    }
}

fn check_eot(func: &EuFunction, data: &InstData, eot: bool) -> Check {
    if !eot || func.stage < Stage::Allocated || func.device.has_mrf() {
        return Ok(());
    }
    for src in data.srcs.iter().filter(|src| !src.is_null()) {
        let first = src.as_reg().and_then(|reg| reg.physical()).map(|(reg, _)| reg);
        rule(
            first.is_some_and(|reg| reg >= u32::from(FIRST_EOT_GRF)),
            "a message that ends the thread lies in r112 and above",
        )?;
    }
    Ok(())
}

fn check_flag(func: &EuFunction, data: &InstData) -> Check {
    let needed = data.reads_flag() || data.writes_flag();
    rule(needed == data.flag.is_some(), "a flag, and a predicate or a modifier, go together")?;
    match data.flag {
        Some(Flag::Virtual(reg)) => {
            let kind = func.vregs.get(reg).map(|r| r.kind);
            rule(matches!(kind, Some(VRegKind::Flag(_))), "the flag's register is no flag")?;
            rule(func.stage < Stage::Allocated, "a virtual register is left")
        }
        Some(Flag::Physical { reg, sub }) => {
            rule(reg < func.device.flags && sub < 2, "there is no such flag")
        }
        None => Ok(()),
    }
}

fn check_type(func: &EuFunction, ty: Type) -> Check {
    let device = func.device;
    let has = match ty {
        Type::UQ | Type::Q => device.int64,
        Type::DF => device.float64,
        Type::HF => device.half,
        _ => true,
    };
    ensure(has || func.stage < Stage::Legal, || format!("{} has no type {ty}", device.name))
}

fn check_base(func: &EuFunction, base: Base, offset: u32, bytes: u32) -> Check {
    match base {
        Base::Null => Ok(()),
        Base::Virtual(reg) => check_virtual(func, reg, offset, bytes),
        Base::Grf(number) => rule(
            u32::from(number) * GRF_BYTES + offset + bytes <= u32::from(GRF_COUNT) * GRF_BYTES,
            "beyond the last register",
        ),
        Base::Mrf { number, .. } => rule(
            u32::from(number) * GRF_BYTES + offset + bytes
                <= u32::from(func.device.mrfs) * GRF_BYTES,
            "beyond the last message register",
        ),
        Base::Arf(_) => rule(offset + bytes <= GRF_BYTES * 2, "beyond the architecture register"),
    }
}

fn check_virtual(func: &EuFunction, reg: VReg, offset: u32, bytes: u32) -> Check {
    ensure(func.vregs.get(reg).is_some(), || format!("{reg} does not exist"))?;
    rule(func.stage < Stage::Allocated, "a virtual register is left")?;
    ensure(offset + bytes <= func.vreg_bytes(reg), || {
        format!("{reg} has {} bytes, {} are used", func.vreg_bytes(reg), offset + bytes)
    })
}

fn check_dst(func: &EuFunction, data: &InstData, dst: &Dst) -> Check {
    rule(!dst.ty.is_vector_imm(), "only constants have a packed type")?;
    rule(matches!(dst.stride, 1 | 2 | 4), "a destination's stride is 1, 2 or 4")?;
    rule(dst.offset.is_multiple_of(dst.ty.bytes()), "the destination is not aligned to its type")?;
    check_type(func, dst.ty)?;
    let bytes = size_written(func, data);
    match dst.base {
        Base::Mrf { compr4: true, .. } if !data.op.is_pseudo() && bytes > GRF_BYTES => {
            check_base(func, dst.base, dst.offset + 4 * GRF_BYTES, bytes - GRF_BYTES)
        }
        base => check_base(func, base, dst.offset, bytes),
    }
}

fn check_src(func: &EuFunction, data: &InstData, index: usize, src: &Src) -> Check {
    check_type(func, src.ty())?;
    let reg = match src {
        Src::Imm(imm) => {
            let bits = if imm.ty.is_vector_imm() { 32 } else { imm.ty.bytes() * 8 };
            rule(bits == 64 || imm.bits >> bits == 0, "a constant has more bits than its type")?;
            let byte = matches!(imm.ty, Type::B | Type::UB);
            return rule(!byte, "there are no constants of bytes");
        }
        Src::Reg(reg) => reg,
    };
    rule(!reg.ty.is_vector_imm(), "only constants have a packed type")?;
    rule(reg.offset % reg.ty.bytes() == 0, "a source is not aligned to its type")?;
    let modified = reg.negate || reg.abs;
    let allowed =
        data.op.desc().is(OpFlags::SRC_MODS) || matches!(data.op, Op::LoadPayload | Op::Collect);
    rule(!modified || allowed, "the instruction's sources have no modifiers")?;
    rule(!modified || reg.base != Base::Null, "a hole has no modifiers")?;
    rule(!matches!(reg.base, Base::Mrf { .. }), "message registers cannot be read")?;
    let place = src_place(func, data, index);
    check_base(func, reg.base, reg.offset, place.map_or(0, |p| p.end - p.start))
}

fn check_pseudo(func: &EuFunction, data: &InstData) -> Check {
    match data.op {
        Op::Phi | Op::Undef => {
            rule(func.stage < Stage::Allocated, "a phi or an undefined value is left")?;
            rule(matches!(data.dst.base, Base::Virtual(_)), "the destination is a virtual register")
        }
        Op::LoadPayload | Op::Collect | Op::LoadHeader => {
            rule(func.stage < Stage::Lowered, "a payload is left")?;
            check_payload(func, data)
        }
        _ => Ok(()),
    }
}

/// Checks a payload: no form of it is ambiguous.
fn check_payload(func: &EuFunction, data: &InstData) -> Check {
    rule(
        data.pred.is_none() && data.cmod.is_none(),
        "a payload is written by all of its channels",
    )?;
    rule(!matches!(data.dst.base, Base::Null | Base::Arf(_)), "a payload lies in registers")?;
    rule(data.dst.offset.is_multiple_of(GRF_BYTES), "a payload begins with a register")?;
    let header = data.header_size();
    rule(header <= data.srcs.len(), "more header registers than sources")?;
    for src in &data.srcs[..header] {
        check_header(src)?;
    }
    let body = &data.srcs[header..];
    if data.op == Op::LoadHeader {
        let [Src::Reg(RegSrc { base: Base::Virtual(_), offset: 0, .. })] = body else {
            return Err("behind the header comes one whole virtual register".to_owned());
        };
        return rule(header <= 4, "a header has up to 4 registers");
    }
    for src in body {
        check_body(data, src)?;
    }
    if data.saturate {
        rule(
            body.iter().all(|src| src.is_null() || src.ty().is_float()),
            "only floats are clamped on their way to a payload",
        )?;
    }
    check_compr4(func, data, body)?;
    check_in_place(func, data)
}

/// A source that lies in the payload's own registers lies at its own place: moves in order could not be right otherwise.
fn check_in_place(func: &EuFunction, data: &InstData) -> Check {
    let whole = dst_places(func, data);
    let mut at = data.dst.offset;
    for (index, src) in data.srcs.iter().enumerate() {
        if let Some(place) = src_place(func, data, index)
            && overlap(&whole, &[place])
        {
            let own = src.as_reg().is_some_and(|reg| reg.base == data.dst.base && reg.offset == at);
            rule(own, "a payload's source lies elsewhere in the payload")?;
        }
        let header = index < data.header_size();
        let bytes = u32::from(data.control.exec) * src.ty().bytes() * u32::from(data.dst.stride);
        at += if header { GRF_BYTES } else { bytes };
    }
    Ok(())
}

fn check_header(src: &Src) -> Check {
    match src {
        Src::Imm(imm) => {
            rule(imm.ty.bytes() == 4 && imm.is_scalar(), "a header's constant has 32 bits")
        }
        Src::Reg(reg) if reg.base == Base::Null => Ok(()),
        Src::Reg(reg) => {
            rule(!reg.negate && !reg.abs, "a header source has no modifiers")?;
            if reg.region.is_scalar(8) {
                return rule(
                    reg.ty.bytes() == 4,
                    "a header's element for all channels has 32 bits",
                );
            }
            let lanes = (GRF_BYTES / reg.ty.bytes()) as u8;
            rule(
                reg.region.stride(lanes) == Some(1) && reg.offset % GRF_BYTES == 0,
                "a header source is one whole register",
            )
        }
    }
}

fn check_body(data: &InstData, src: &Src) -> Check {
    let Src::Reg(reg) = src else { return Ok(()) };
    rule(
        reg.base == Base::Null || reg.region.stride(data.control.exec).is_some(),
        "a payload's source is one linear region",
    )
}

fn check_compr4(func: &EuFunction, data: &InstData, body: &[Src]) -> Check {
    let Base::Mrf { compr4: true, .. } = data.dst.base else { return Ok(()) };
    rule(func.device.has_mrf(), "there are no message registers")?;
    match data.control.exec {
        8 => Ok(()),
        16 => {
            rule(body.len() >= 4, "an interleaved payload has four colours")?;
            let wide = body[..4].iter().all(|src| src.ty().bytes() == 4);
            rule(wide && data.dst.stride == 1, "interleaved colours have 32 bits")
        }
        _ => Err("an interleaved payload has 8 or 16 channels".to_owned()),
    }
}

/// The rules of regions, for instructions that hardware has.
fn check_regions(func: &EuFunction, data: &InstData) -> Check {
    let ternary = data.op.desc().shape == Shape::Ternary;
    for (index, src) in data.srcs.iter().enumerate() {
        match src {
            Src::Imm(imm) => check_imm(func, data, index, imm.ty, ternary)?,
            Src::Reg(reg) if reg.base == Base::Null => {}
            Src::Reg(reg) => {
                check_region(data.control.exec, reg)?;
                let bytes = src_place(func, data, index).map_or(0, |p| p.end - p.start);
                let start = reg.offset % GRF_BYTES;
                let plane = matches!(data.op, Op::Pln);
                rule(
                    plane || start + bytes <= 2 * GRF_BYTES,
                    "a source spans more than two registers",
                )?;
            }
        }
    }
    rule(
        !ternary || func.device.align16_ternary || data.dst.offset.is_multiple_of(TERNARY_BYTES),
        "three sources have a destination from a multiple of 8 bytes on, from gen12 on",
    )?;
    let extended = data.op.desc().shape == Shape::Math;
    rule(
        !extended || !matches!(data.dst.base, Base::Null | Base::Arf(_)),
        "the extended unit writes general registers",
    )?;
    let bytes = size_written(func, data);
    rule(
        data.dst.base == Base::Null || data.dst.offset % GRF_BYTES + bytes <= 2 * GRF_BYTES,
        "the destination spans more than two registers",
    )?;
    rule(
        !is_hazardous(data),
        "the destination's first register is part of what the second one is made of",
    )?;
    rule(
        data.srcs.iter().all(|src| src.is_null() || src.ty().meets(data.dst.ty)),
        "bytes and half floats are not converted from or to 64 bits",
    )?;
    rule(
        is_aligned(func.device, data),
        "operands of floats lie at the same places of their registers from gen12.5 on",
    )?;
    check_dst_stride(func, data)
}

/// A destination narrower than the type of the computation has the computation's stride.
fn check_dst_stride(func: &EuFunction, data: &InstData) -> Check {
    let (exec, size) = (exec_bytes(data), data.dst.ty.bytes());
    if exec <= size || data.control.exec == 1 || data.dst.base == Base::Null {
        return Ok(());
    }
    let raw_bytes =
        data.op == Op::Mov && size == 1 && data.srcs.iter().all(|s| s.ty().bytes() == 1);
    let mixed_float = func.device.generation >= Generation::Gen9
        && data.dst.ty == Type::HF
        && data.srcs.iter().all(|s| matches!(s.ty(), Type::F | Type::HF));
    let bool_of_floats = matches!(data.op, Op::Cmp | Op::Cmpn);
    let strided = u32::from(data.dst.stride) * size == exec;
    rule(
        strided || raw_bytes || mixed_float || bool_of_floats,
        "a narrow destination has the stride of the computation",
    )
}

fn check_imm(func: &EuFunction, data: &InstData, index: usize, ty: Type, ternary: bool) -> Check {
    if ternary {
        let allowed =
            func.device.generation >= Generation::Gen12p1 && index != 1 && ty.bytes() == 2;
        return rule(
            allowed,
            "a source of three is a constant only as a first or last one of 16 bits, from gen12 on",
        );
    }
    rule(index + 1 == data.srcs.len(), "only the last source is a constant")?;
    rule(ty.bytes() < 8 || data.srcs.len() == 1, "a constant of 64 bits is an only source")
}

fn check_region(exec: u8, reg: &RegSrc) -> Check {
    let region = reg.region;
    let (v, w, h) = (region.vstride, region.width, region.hstride);
    rule(
        matches!(v, 0 | 1 | 2 | 4 | 8 | 16 | 32),
        "a vertical stride is 0 or a power of 2 up to 32",
    )?;
    rule(matches!(w, 1 | 2 | 4 | 8 | 16), "a width is a power of 2 up to 16")?;
    rule(matches!(h, 0 | 1 | 2 | 4), "a horizontal stride is 0, 1, 2 or 4")?;
    rule(exec >= w, "the exec size is at least the width")?;
    if exec == w && h != 0 {
        rule(
            u32::from(v) == u32::from(w) * u32::from(h),
            "one row: the vertical stride is the width times the horizontal one",
        )?;
    }
    if w == 1 {
        rule(h == 0, "a width of 1 has a horizontal stride of 0")?;
        rule(exec != 1 || v == 0, "one element has strides of 0")?;
    }
    rule(v != 0 || h != 0 || w == 1, "one element for all channels has a width of 1")?;
    // A row lies in one register.
    let size = reg.ty.bytes();
    for row in 0..u32::from(exec / w) {
        let first = reg.offset % GRF_BYTES + row * u32::from(v) * size;
        let last = first + u32::from(w - 1) * u32::from(h) * size;
        rule(first / GRF_BYTES == (last + size - 1) / GRF_BYTES, "a row crosses a register")?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::parse;
    use super::verify;

    fn verdict(device: &str, stage: &str, line: &str) -> String {
        let text = format!(
            "function k device={device} simd=16 stage={stage}\n  v0: grf 8\n  v1: grf 2\n  v2: flag 16\nb0:\n  {line}\n"
        );
        let func = &parse("t", &text).unwrap()[0];
        verify(func).map_or_else(|e| e.to_string(), |()| "ok".to_owned())
    }

    #[test]
    fn every_rule_is_kept() {
        let built = [
            ("skl", "mov (8|M0) v9:f r1:f", "v9 does not exist"),
            ("skl", "mov (16|M0) v1+1:f r1:f", "v1 has 64 bytes, 96 are used"),
            ("skl", "add (8|M0) r1:f r2:f", "'add' has 2 sources, not 1"),
            ("skl", "mov (8|M4) r1:f r2:f", "multiple of the exec size"),
            ("skl", "mov (3|M0) r1:f r2:f", "the exec size is"),
            ("skl", "and (8|M0) (sat)r1:d r2:d r3:d", "cannot saturate"),
            ("skl", "cbit (8|M0) (eq)f0.0 r1:ud r2:ud", "no conditional modifier"),
            ("skl", "cbit (8|M0) r1:ud -r2:ud", "have no modifiers"),
            ("skl", "(v1) mov (8|M0) r1:f r2:f", "the flag's register is no flag"),
            ("skl", "(f2.0) mov (8|M0) r1:f r2:f", "no such flag"),
            ("skl", "sync.nop (1|M0) null:ud", "skl has no 'sync'"),
            ("skl", "mov (8|M0) r127.0:df r2:df", "beyond the last register"),
            ("ilk", "mov (8|M0) m16:f r2:f", "beyond the last message register"),
            ("ilk", "mov (16|M0) m12|80:f r2:f", "beyond the last message register"),
            ("skl", "goto (16|M0) b0 b0\n  mov (8|M0) r1:f r2:f", "out of order"),
            (
                "bdw",
                "send (8|M0) r1:f r2:f r3:f {sfid 1, mlen 1, ex_mlen 1, desc 0}",
                "one piece only",
            ),
            // Ambiguous payloads are refused.
            ("skl", "(v2) load_payload.h0 (8|M0) v0:f r1:f", "written by all of its channels"),
            ("skl", "load_payload.h1 (16|M0) v0:f r1<16;8,2>:uw r4:f", "one whole register"),
            ("skl", "load_payload.h1 (16|M0) v0:f r1.4:ud r4:f", "one whole register"),
            ("skl", "load_payload.h1 (16|M0) v0:f r1.4<0;1,0>:uw r4:f", "has 32 bits"),
            ("skl", "load_payload.h1 (16|M0) v0:f 1:uw r4:f", "has 32 bits"),
            ("skl", "load_payload.h1 (16|M0) v0:f -r1:ud r4:f", "no modifiers"),
            ("skl", "load_payload.h0 (16|M0) v0:f r1<4;4,2>:f", "one linear region"),
            ("skl", "load_payload.h0 (16|M0) (sat)v0:f r1:f r3:ud", "only floats"),
            ("skl", "load_payload.h2 (16|M0) v0:f r1:ud", "more header registers than sources"),
            ("skl", "load_payload.h0 (16|M0) v1:f r1:f r3:f", "v1 has 64 bytes, 128 are used"),
            ("skl", "load_payload.h0 (16|M0) v0:f v0+2:f v0:f", "elsewhere in the payload"),
            ("skl", "load_payload.h0 (16|M0) v0:f v0:f r1:f", "ok"),
            ("g45", "load_payload.h0 (16|M0) m1|80:f r1:f r3:f", "four colours"),
            ("g45", "load_payload.h0 (16|M0) m1|80:f r1:w r2:f r3:f r4:f", "colours have 32 bits"),
            ("skl", "load_header.h1 (8|M0) v0:f r1:ud v1+1:ud", "v1 has 64 bytes"),
            ("skl", "load_payload.h1 (16|M0) v0:f r1:ud r4:f", "ok"),
            ("skl", "load_header.h1 (8|M0) v0:f r1:ud r1:ud", "one whole virtual register"),
            ("skl", "load_header.h1 (8|M0) v0:f r1:ud v1:ud", "ok"),
            ("g45", "load_payload.h0 (16|M0) m1|80:f r1:f r3:f r5:f r7:f", "ok"),
        ];
        for (device, line, message) in built {
            let found = verdict(device, "built", line);
            assert!(found.contains(message), "{line}\n{found}");
        }
        let legal = [
            ("skl", "mov (32|M0) r2:f r8:f", "spans more than two registers"),
            ("skl", "mov (16|M0) r2:df r8<0;1,0>:df", "spans more than two registers"),
            ("tgl", "mov (8|M0) r2:q r8:q", "tgl has no type q"),
            ("skl", "mov (8|M0) r2:f r8<8;16,1>:f", "at least the width"),
            ("skl", "mov (8|M0) r2:f r8<4;8,1>:f", "one row"),
            ("skl", "mov (8|M0) r2:f r8<8;1,1>:f", "a width of 1"),
            ("skl", "mov (16|M0) r2:f r8.4<8;8,1>:f", "a row crosses a register"),
            ("skl", "mov (8|M0) r2:f r8<3;1,0>:f", "a vertical stride"),
            ("skl", "add (8|M0) r2:f 1.0:f r3:f", "only the last source"),
            ("skl", "mad (8|M0) r2:f r3:f r4:f 1.0:f", "a source of three is a constant"),
            ("skl", "mov (8|M0) r2<1>:w r4:d", "the stride of the computation"),
            ("skl", "mov (8|M0) r2<2>:w r4:d", "ok"),
            ("skl", "mov (16|M0) r2:f r8.4<1;1,0>:f", "spans more than two registers"),
            ("skl", "mov (8|M0) r2:f r8.4<1;1,0>:f", "ok"),
            ("skl", "add (16|M0) r3:f r2:f r8:f", "first register is part of"),
            ("skl", "add (16|M0) r2:f r2:f r2.3<0;1,0>:f", "first register is part of"),
            ("skl", "add (16|M0) r2:f r2:f r8:f", "ok"),
            ("skl", "load_payload.h0 (8|M0) v0:f r1:f", "a payload is left"),
            ("g45", "mov (4|M4) r2:f r4:f", "multiple of 8"),
            ("dg2", "add (8|M0) r2:f r4<8;4,2>:f 1.0:f", "at the same places"),
            ("tgl", "add (8|M0) r2:f r4<8;4,2>:f 1.0:f", "ok"),
            ("dg2", "mov (8|M0) r2:f r4.2<8;8,1>:uw", "at the same places"),
            ("dg2", "cmp (8|M0) (lt)f0.0 null:f r2.4<1;1,0>:f r4.4<1;1,0>:f", "ok"),
            ("dg2", "mul (8|M0) r2:f r4:f r5.3<0;1,0>:f", "ok"),
            ("dg2", "mov (8|M0) r2:ud r4<8;4,2>:ud", "ok"),
        ];
        for (device, line, message) in legal {
            let found = verdict(device, "legal", line);
            assert!(found.contains(message), "{line}\n{found}");
        }
        let allocated = [
            (
                "skl",
                "send (8|M0) null:ud r10:ud {sfid 7, mlen 1, desc 0x10, EOT}",
                "r112 and above",
            ),
            ("skl", "send (8|M0) null:ud r127:ud {sfid 7, mlen 1, desc 0x10, EOT}", "ok"),
            ("skl", "mov (8|M0) v0:f r8:f", "a virtual register is left"),
            ("skl", "mov (8|M0) r4:f r8:f", "control runs out"),
        ];
        for (device, line, message) in allocated {
            let found = verdict(device, "allocated", line);
            assert!(found.contains(message), "{line}\n{found}");
        }
    }
}
