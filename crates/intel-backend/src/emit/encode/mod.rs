//! Bytes: instructions of an allocated function in the hardware's form, 16 bytes each, or 8 where gen8 and later have a
//! compacted form ([`eu_compaction`]).
//!
//! Layouts are data ([`fields`]); one piece of code fills them for operands of up to two sources, and one each for three
//! sources, messages and branches.
//!
//! | generations | layout | three sources | messages |
//! |---|---|---|---|
//! | 4, 4.5, 5 | `GEN4` | none | from message registers, function and lengths in the descriptor |
//! | 6 | `GEN6` | align16 | from message registers |
//! | 7 | `GEN7` | align16 | from general registers |
//! | 8, 9 | `GEN8` | align16 | the same; in two pieces from gen9 on |
//! | 12.1, 12.5 | `GEN12` | align1 | descriptors scattered, always two pieces |

mod branch;
mod codes;
mod fields;
mod operands;
mod send;
mod ternary;

use cranelift_entity::SecondaryMap;
use eu_compaction::{InstLayout, compact};
use ir::diagnostic::Diagnostic;

use crate::abi::kernel::Relocation;
use crate::target::device::INST_BYTES;
use crate::target::device::{Device, Generation};
use crate::target::eu::relocation::AddressPart;
use crate::target::eu::{
    Block, EuFunction, Extra, Flag, InstData, Op, Options, Predicate, Shape, Stage, Swsb, Token,
    print_inst,
};
use fields::{Bits, Fields};
pub(crate) use ternary::align1_region;

/// Branch distances, in bytes from the start of the branch.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Targets {
    /// To JIP.
    pub jip: i32,
    /// To UIP.
    pub uip: i32,
}

/// A function's bytes.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Code {
    /// The instructions.
    pub bytes: Vec<u8>,
    /// Addresses of variables in the instructions.
    pub relocations: Vec<Relocation>,
}

/// The bytes of a function.
///
/// # Errors
/// If it is not allocated, or an instruction has no encoding on the device.
pub fn encode(func: &EuFunction) -> Result<Code, Diagnostic> {
    /// Byte offsets of a 64-bit constant and of a 32-bit one in an instruction.
    const WIDE: usize = 8;
    const IMMEDIATE: usize = 12;
    if func.stage < Stage::Allocated {
        let error = Diagnostic::error("only allocated functions have an encoding");
        return Err(error.in_function(&func.name));
    }
    let named = |error: Diagnostic| error.in_function(&func.name);
    let mut starts: SecondaryMap<Block, usize> = SecondaryMap::new();
    let Code { mut bytes, mut relocations } = Code::default();
    let mut branches = Vec::new();
    for &block in &func.layout {
        starts[block] = bytes.len();
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            if let Some(branch) = data.branch() {
                // Its distances are known when every instruction has its size.
                branches.push((bytes.len(), data, branch));
                bytes.extend_from_slice(&[0; INST_BYTES as usize]);
                continue;
            }
            let full = encode_inst(func.device, data, Targets::default()).map_err(named)?;
            if let Extra::Address(variable, part) = data.extra {
                // The place of an address has to be there in full.
                let at = if part == AddressPart::Whole { WIDE } else { IMMEDIATE };
                let offset = (bytes.len() + at) as u32;
                relocations.push(Relocation { offset, variable, part });
                bytes.extend_from_slice(&full.to_le_bytes());
                continue;
            }
            let short = compacted(func.device, full);
            match short.filter(|_| !data.options.contains(Options::NO_COMPACT)) {
                Some(short) => bytes.extend_from_slice(&short.to_le_bytes()),
                None => bytes.extend_from_slice(&full.to_le_bytes()),
            }
        }
    }
    for (here, data, branch) in branches {
        let distance = |to: Block| starts[to] as i32 - here as i32;
        let targets = Targets { jip: distance(branch.jip), uip: distance(branch.uip) };
        let full = encode_inst(func.device, data, targets).map_err(named)?;
        bytes[here..here + INST_BYTES as usize].copy_from_slice(&full.to_le_bytes());
    }
    Ok(Code { bytes, relocations })
}

/// The compacted form of an instruction's 128 bits, if it has one on the device: [`encode`] writes that then.
pub fn compacted(device: &Device, full: u128) -> Option<u64> {
    let layout = match device.generation {
        Generation::Gen8 | Generation::Gen9 => InstLayout::Gen8,
        Generation::Gen12p1 => InstLayout::Gen12p1,
        Generation::Gen12p5 => InstLayout::Gen12p5,
        _ => return None,
    };
    compact(layout, full)
}

/// Whether [`encode`] gives an instruction its compacted form. Branches never have it.
pub(crate) fn is_compacted(device: &Device, data: &InstData) -> bool {
    let full = encode_inst(device, data, Targets::default());
    !matches!(data.extra, Extra::Address(..))
        && !data.options.contains(Options::NO_COMPACT)
        && full.is_ok_and(|full| compacted(device, full).is_some())
}

/// The 128 bits of an instruction.
///
/// # Errors
/// If it has no encoding on the device.
pub fn encode_inst(device: &Device, data: &InstData, targets: Targets) -> Result<u128, Diagnostic> {
    let encoder = Encoder { device, data, fields: layout(device.generation) };
    encoder
        .encode(targets)
        .map(|bits| bits.0)
        .map_err(|message| Diagnostic::error(format!("{message}: {}", print_inst(data))))
}

/// The predicate as the hardware has it. Up to gen9 a forward `goto` sends the channels whose predicate does *not* hold
/// to UIP, as `if` does. This is the opposite of a backward `goto`, of gen12, and of the IR. So it needs a predicate.
/// (The output of Intel's compiler shows it; `gpu_sim::eu` runs its code.)
pub(crate) fn encoded_predicate(
    device: &Device,
    data: &InstData,
) -> Result<Option<Predicate>, String> {
    let forward = data.op == Op::Goto && !data.branch().is_some_and(|branch| branch.backward);
    if !forward || device.generation >= Generation::Gen12p1 {
        return Ok(data.pred);
    }
    let pred = data.pred.ok_or("a forward goto needs a predicate before gen12")?;
    Ok(Some(Predicate { inverse: !pred.inverse, ..pred }))
}

fn layout(generation: Generation) -> &'static Fields {
    match generation {
        Generation::Gen4 | Generation::G45 | Generation::Gen5 => &fields::GEN4,
        Generation::Gen6 => &fields::GEN6,
        Generation::Gen7 => &fields::GEN7,
        Generation::Gen8 | Generation::Gen9 => &fields::GEN8,
        Generation::Gen12p1 | Generation::Gen12p5 => &fields::GEN12,
    }
}

/// Encoder of one instruction.
#[derive(Clone, Copy)]
struct Encoder<'a> {
    device: &'a Device,
    data: &'a InstData,
    fields: &'static Fields,
}

impl Encoder<'_> {
    fn generation(&self) -> Generation {
        self.device.generation
    }

    fn is_gen12(&self) -> bool {
        self.generation() >= Generation::Gen12p1
    }

    fn encode(&self, targets: Targets) -> Result<Bits, String> {
        let mut bits = Bits::default();
        self.control(&mut bits)?;
        match self.data.op.desc().shape {
            Shape::Unary | Shape::Binary | Shape::Math => self.two_sources(&mut bits)?,
            Shape::Ternary if self.is_gen12() => self.ternary_align1(&mut bits)?,
            Shape::Ternary => self.ternary_align16(&mut bits)?,
            Shape::Send | Shape::SplitSend => self.send(&mut bits)?,
            Shape::Branch => self.branch(&mut bits, targets)?,
            Shape::Wait => self.wait(&mut bits)?,
            Shape::Sync => self.sync(&mut bits)?,
            Shape::Nop => {}
            Shape::Pseudo => return Err("the instruction has no encoding".to_owned()),
        }
        Ok(bits)
    }

    /// Encodes the control fields, which every instruction has.
    fn control(&self, bits: &mut Bits) -> Result<(), String> {
        let (data, fields) = (self.data, self.fields);
        let desc = data.op.desc();
        let code = if self.is_gen12() { desc.code12 } else { desc.code };
        let exists = data.op.exists_on(self.generation());
        let code = code
            .filter(|_| exists)
            .ok_or_else(|| format!("{} has no '{}'", self.device.name, desc.name))?;
        bits.set(fields.opcode, u32::from(code), "the opcode")?;
        bits.set(fields.swsb, u32::from(swsb(self.generation(), data.swsb)?), "the scoreboard")?;
        if desc.shape == Shape::Nop {
            return Ok(());
        }
        bits.set(fields.exec, codes::log2(data.control.exec)?, "the exec size")?;
        self.group(bits)?;
        bits.set(fields.nomask, u32::from(data.control.nomask), "the write mask")?;
        self.predicate(bits)?;
        bits.set(fields.saturate, u32::from(data.saturate), "saturation")?;
        let option = |option| u32::from(data.options.contains(option));
        bits.set(fields.acc_wr, option(Options::ACC_WR), "AccWrEn")?;
        bits.set(fields.no_dd_chk, option(Options::NO_DD_CHK), "NoDDChk")?;
        bits.set(fields.no_dd_clr, option(Options::NO_DD_CLR), "NoDDClr")?;
        if self.is_gen12() {
            bits.set(fields.atomic, option(Options::ATOMIC), "Atomic")?;
            return bits.set(fields.thread, option(Options::SWITCH), "Switch");
        }
        bits.set(
            fields.thread,
            option(Options::ATOMIC) | option(Options::SWITCH) << 1,
            "the thread's control",
        )
    }

    fn group(&self, bits: &mut Bits) -> Result<(), String> {
        let control = self.data.control;
        if self.generation() < Generation::Gen6 {
            // Nothing, the second half, or both halves at once.
            let value = match (control.exec, control.group) {
                (_, 8) => 1,
                (16, 0) if operands::is_compressed(self.data) => 2,
                (_, 0) => 0,
                _ => return Err("there are two halves of 8 channels only".to_owned()),
            };
            return bits.set(self.fields.quarter, value, "the half");
        }
        bits.set(self.fields.quarter, u32::from(control.group / 8), "the quarter")?;
        bits.set(self.fields.nibble, u32::from(control.group / 4 % 2), "the nibble")
    }

    fn predicate(&self, bits: &mut Bits) -> Result<(), String> {
        let (data, fields) = (self.data, self.fields);
        if let Some(pred) = encoded_predicate(self.device, data)? {
            bits.set(fields.pred, u32::from(pred.mode.code()), "the predicate")?;
            bits.set(fields.pred_inverse, u32::from(pred.inverse), "the predicate")?;
        }
        if let Some(cmod) = data.cmod {
            bits.set(fields.cmod, u32::from(cmod.code()), "the conditional modifier")?;
        }
        match data.flag {
            None => Ok(()),
            Some(Flag::Virtual(reg)) => Err(format!("{reg} is not allocated")),
            Some(Flag::Physical { reg, sub }) => {
                bits.set(fields.flag_reg, u32::from(reg), "the flag")?;
                bits.set(fields.flag_sub, u32::from(sub), "the flag")
            }
        }
    }

    /// `wait`: the notification register is destination and source.
    fn wait(&self, bits: &mut Bits) -> Result<(), String> {
        let Some(crate::target::eu::Src::Reg(src)) = self.data.srcs.first() else {
            return Err("the notification is missing".to_owned());
        };
        let dst =
            crate::target::eu::Dst { base: src.base, offset: src.offset, ty: src.ty, stride: 1 };
        self.dst(bits, &dst)?;
        self.source(bits, 0, &self.data.srcs[0])
    }

    fn sync(&self, bits: &mut Bits) -> Result<(), String> {
        let Extra::Sync(function) = self.data.extra else {
            return Err("the function is missing".to_owned());
        };
        bits.set(self.fields.cmod, u32::from(function.code()), "the function")?;
        bits.set(self.fields.dst.hstride, 1, "the stride")?;
        match self.data.srcs.first() {
            Some(src) if !src.is_null() => self.source(bits, 0, src),
            _ => Ok(()),
        }
    }
}

/// The scoreboard's byte. 12.1 has one pipe in order; 12.5 names the pipe, but not together with a token.
fn swsb(generation: Generation, swsb: Swsb) -> Result<u8, String> {
    let token_kind = |kind| match kind {
        Token::Dst => 0x20,
        Token::Src => 0x30,
        Token::Set => 0x40,
    };
    if let Some((_, distance)) = swsb.distance
        && !(1..=7).contains(&distance)
    {
        return Err("a distance is 1 to 7".to_owned());
    }
    if swsb.token.is_some_and(|(_, id)| id > 15) {
        return Err("there are 16 tokens".to_owned());
    }
    match (swsb.distance, swsb.token) {
        (None, None) => Ok(0),
        (Some((0, distance)), None) => Ok(distance),
        (Some((pipe, distance)), None) if generation >= Generation::Gen12p5 => {
            let pipes = [0, 0x08, 0x10, 0x18, 0x50];
            let code = pipes.get(usize::from(pipe)).ok_or("there is no such pipe")?;
            Ok(code | distance)
        }
        (None, Some((kind, id))) => Ok(token_kind(kind) | id),
        (Some((pipe, distance)), Some((kind, id))) if pipe <= 1 && kind != Token::Src => {
            Ok(0x80 | distance << 4 | id)
        }
        _ => Err("the scoreboard has no such combination".to_owned()),
    }
}
