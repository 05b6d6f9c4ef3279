//! Assembly in `iga64`'s syntax, which `iga64` assembles to the bytes of [`encode`](crate::emit::encode).
//!
//! It differs from the text of the IR where assembly is richer or poorer: messages have descriptors as numbers, sources of
//! three have short regions, branches have labels, some instructions have no width. Devices that `iga64` does not know
//! (gen4 to gen7) are printed in the same syntax, for people.

use core::fmt::Write as _;

use ir::diagnostic::Diagnostic;

use crate::emit::encode::{align1_region, encode, encoded_predicate, is_compacted};
use crate::target::device::{COMPACTED_BYTES, Device, GRF_BYTES, Generation, INST_BYTES};
use crate::target::eu::text::{
    descriptor_text, option_items, swsb_items, write_base, write_dst, write_flag, write_imm,
    write_predicate, write_src_modifiers,
};
use crate::target::eu::{
    Arf, Base, EuFunction, Extra, InstData, Op, RegSrc, Send, Shape, Src, Stage, Token,
};

/// The assembly of a function.
///
/// # Errors
/// If it is not allocated.
pub fn assembly(func: &EuFunction) -> Result<String, Diagnostic> {
    write_function(func, |_| None)
}

/// [`assembly`] with the bytes of each instruction as a comment.
///
/// # Errors
/// If it is not allocated, or an instruction has no encoding.
pub fn assembly_with_encodings(func: &EuFunction) -> Result<String, Diagnostic> {
    let code = encode(func)?.bytes;
    let mut rest = &code[..];
    write_function(func, |data| {
        let size = if is_compacted(func.device, data) { COMPACTED_BYTES } else { INST_BYTES };
        let (bytes, after) = rest.split_at_checked(size as usize)?;
        rest = after;
        Some(bytes)
    })
}

/// The assembly of a function; `bytes` is called with each instruction in order, and returns what its comment shows.
fn write_function<'a>(
    func: &EuFunction,
    mut bytes: impl FnMut(&InstData) -> Option<&'a [u8]>,
) -> Result<String, Diagnostic> {
    /// The column of comments; a longer line has a space in front of its comment.
    const COMMENTS: usize = 96;
    if func.stage < Stage::Allocated {
        let error = Diagnostic::error("only allocated functions have an assembly");
        return Err(error.in_function(&func.name));
    }
    let mut out = String::new();
    for &block in &func.layout {
        let _ = writeln!(out, "L{}:", block.as_u32());
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            let text = assembly_inst(func.device, data);
            let _ = match bytes(data) {
                None => writeln!(out, "  {text}"),
                Some(bytes) => {
                    let bytes: Vec<String> = bytes.iter().map(|b| format!("0x{b:02x}")).collect();
                    writeln!(out, "  {text:COMMENTS$} // encoding: [{}]", bytes.join(","))
                }
            };
        }
    }
    Ok(out)
}

/// The assembly of one instruction; branches name labels `L` and the block's number.
pub fn assembly_inst(device: &Device, data: &InstData) -> String {
    let writer = Writer { device, data };
    let mut out = String::new();
    writer.write(&mut out);
    out
}

struct Writer<'a> {
    device: &'a Device,
    data: &'a InstData,
}

impl Writer<'_> {
    fn is_gen12(&self) -> bool {
        self.device.generation >= Generation::Gen12p1
    }

    fn write(&self, out: &mut String) {
        let data = self.data;
        // Predicates without an encoding are written as they are.
        let pred = encoded_predicate(self.device, data).unwrap_or(data.pred);
        write_predicate(out, data, pred);
        self.name(out);
        let shape = data.op.desc().shape;
        if !matches!(shape, Shape::Wait | Shape::Sync | Shape::Nop) {
            let _ = write!(out, " ({}|M{})", data.control.exec, data.control.group);
        }
        if let Some(cmod) = data.cmod {
            // An instruction that writes no flag names one all the same.
            let _ = write!(out, " ({})", cmod.name());
            write_flag(out, data.flag);
        }
        match shape {
            Shape::Send | Shape::SplitSend => self.message(out),
            Shape::Branch => {
                if let Some(branch) = data.branch() {
                    let _ = write!(out, " L{}", branch.jip.as_u32());
                    if data.op.desc().flow.targets() == 2 {
                        let _ = write!(out, " L{}", branch.uip.as_u32());
                    }
                }
            }
            Shape::Nop => {}
            _ => self.operands(out),
        }
        self.options(out);
    }

    fn name(&self, out: &mut String) {
        out.push_str(self.data.op.name());
        let _ = match &self.data.extra {
            Extra::Math(function) => write!(out, ".{}", function.name()),
            Extra::Sync(function) => write!(out, ".{}", function.name()),
            Extra::Table(table) => write!(out, ".0x{table:02X}"),
            Extra::Branch(branch) if branch.backward => write!(out, ".b"),
            Extra::Send(send) if self.is_gen12() => {
                write!(out, ".{}", function_name(self.device.generation, send.sfid))
            }
            _ => Ok(()),
        };
    }

    fn operands(&self, out: &mut String) {
        if !matches!(self.data.op, Op::Wait | Op::Sync) {
            out.push(' ');
            if self.data.saturate {
                out.push_str("(sat)");
            }
            write_dst(out, &self.data.dst);
        }
        for (index, src) in self.data.srcs.iter().enumerate() {
            out.push(' ');
            match src {
                Src::Imm(imm) => write_imm(out, imm),
                Src::Reg(reg) if reg.base == Base::Null && self.data.op == Op::Sync => {
                    out.push_str("null");
                }
                Src::Reg(reg) => self.source(out, index, reg),
            }
        }
    }

    fn source(&self, out: &mut String, index: usize, reg: &RegSrc) {
        write_src_modifiers(out, reg);
        if reg.base == Base::Arf(Arf::Ip) {
            out.push_str("ip");
        } else {
            write_base(out, reg.base, reg.offset, reg.ty);
        }
        let _ = match self.data.op.desc().shape {
            Shape::Ternary => self.ternary_region(out, index, reg),
            _ => write!(out, "{}:{}", reg.region, reg.ty),
        };
    }

    /// `<V;H>`, for the last source `<H>`.
    fn ternary_region(&self, out: &mut String, index: usize, reg: &RegSrc) -> core::fmt::Result {
        let stride = reg.region.stride(self.data.control.exec).unwrap_or(1);
        if index == 2 {
            return write!(out, "<{stride}>:{}", reg.ty);
        }
        let (v, h) = if self.is_gen12() {
            // The numbers of strides 0, 1, 4 and 8; 0, 1, 2 and 4.
            let (v, h) = align1_region(self.data.control.exec, reg, index).unwrap_or((0, 0));
            ([0, 1, 4, 8][v as usize % 4], [0, 1, 2, 4][h as usize % 4])
        } else if stride == 0 {
            (0, 0)
        } else {
            (2, 1)
        };
        write!(out, "<{v};{h}>:{}", reg.ty)
    }

    fn message(&self, out: &mut String) {
        let Some(send) = self.data.send() else { return };
        let split = self.data.op.desc().shape == Shape::SplitSend;
        let dst = register_name(self.data.dst.base, self.data.dst.offset);
        if self.is_gen12() {
            let _ = write!(out, " {dst}");
        } else {
            let _ = write!(out, " {dst}:{}", self.data.dst.ty);
        }
        for index in 0..if split || self.is_gen12() { 2 } else { 1 } {
            let reg = self.data.srcs.get(index).and_then(Src::as_reg);
            let name = reg.map_or("null".to_owned(), |reg| register_name(reg.base, reg.offset));
            let _ = write!(out, " {name}");
            match reg {
                Some(reg) if !split && !self.is_gen12() => {
                    let _ = write!(out, ":{}", reg.ty);
                }
                _ if index == 1 && self.device.generation >= Generation::Gen12p5 => {
                    let _ = write!(out, ":{}", send.ex_mlen);
                }
                _ => {}
            }
        }
        let _ = write!(out, " {}", self.ex_descriptor(send));
        let desc = |_| format!("0x{:08X}", send.descriptor().unwrap_or(0));
        let _ = write!(out, " {}", descriptor_text(send.desc, desc));
    }

    /// Up to gen9 with the function and the thread's end; from gen12.5 on without the second length.
    fn ex_descriptor(&self, send: &Send) -> String {
        let length = u32::from(send.ex_mlen) << 6;
        let function = length | u32::from(send.eot) << 5 | u32::from(send.sfid);
        descriptor_text(send.ex_desc, |bits| match self.device.generation {
            Generation::Gen12p1 => format!("0x{:X}", bits | length),
            Generation::Gen12p5 => format!("0x{bits:X}"),
            _ => format!("0x{:X}", bits | function),
        })
    }

    fn options(&self, out: &mut String) {
        let mut items: Vec<String> = Vec::new();
        if self.data.send().is_some_and(|send| send.eot) {
            items.push("EOT".to_owned());
        }
        items.extend(option_items(self.data.options));
        let swsb = self.data.swsb;
        let all = "A@";
        items.extend(swsb_items(swsb).map(|item| match item.strip_prefix(all) {
            // Together with a token the pipe has no letter, but for messages.
            Some(distance) if swsb.token.is_some_and(|(kind, _)| kind != Token::Set) => {
                format!("@{distance}")
            }
            _ => item,
        }));
        if is_compacted(self.device, self.data) {
            items.push("Compacted".to_owned());
        }
        if !items.is_empty() {
            let _ = write!(out, " {{{}}}", items.join(","));
        }
    }
}

/// A whole register's name.
fn register_name(base: Base, offset: u32) -> String {
    match base {
        Base::Null => "null".to_owned(),
        Base::Grf(number) => format!("r{}", u32::from(number) + offset / GRF_BYTES),
        other => {
            let mut out = String::new();
            write_base(&mut out, other, offset, crate::target::eu::Type::UD);
            out
        }
    }
}

/// The name of a shared function in mnemonics of gen12.
fn function_name(generation: Generation, sfid: u8) -> &'static str {
    let lsc = generation >= Generation::Gen12p5;
    match sfid {
        0 => "null",
        2 => "smpl",
        3 => "gtwy",
        4 => "dc2",
        5 => "rc",
        6 => "urb",
        7 if lsc => "btd",
        7 => "ts",
        8 if lsc => "rta",
        8 => "vme",
        9 => "dcro",
        10 => "dc0",
        11 => "pixi",
        12 => "dc1",
        13 if lsc => "tgm",
        13 => "cre",
        14 if lsc => "slm",
        15 if lsc => "ugm",
        _ => "unknown",
    }
}
