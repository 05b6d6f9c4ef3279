//! The text form.
//!
//! Instructions look as in `iga64`'s assembly: `(W&f0.0) add (16|M0) (sat)r4.0<1>:f r6.0<8;8,1>:f 2.0:f`. Forms that
//! assembly lacks are added: virtual registers `v3` (`v3+2.4`: two registers and four elements on), message
//! registers `m4`, `m4|80` with COMPR4, pseudo instructions, and messages with their lengths in braces. The order of
//! parts is always the same:
//!
//! ```text
//! function k device=skl simd=16 stage=built
//!   v0: grf 2
//!   v1: flag 16
//! b0:
//!   (W) mov (8|M0) r4.0<1>:ud r0.0<8;8,1>:ud
//!   load_payload.h1 (16|M0) v0.0<1>:ud r4.0<8;8,1>:ud v2.0<8;8,1>:f null:f
//!   send (16|M0) null:ud v0.0:ud null:ud {sfid 12, mlen 3, header, desc 0x5E00, writes}
//! ```

use core::fmt::Write as _;

use super::function::{EuFunction, VRegKind};
use super::inst::{
    Descriptor, Extra, Flag, InstData, Options, PredMode, Predicate, Send, Swsb, Token,
};
use super::opcode::Op;
use super::operand::{Base, Dst, Imm, RegSrc, Src};
use super::types::Type;
use crate::target::device::GRF_BYTES;
use crate::target::eu::relocation::AddressPart;

/// The text of a function.
pub fn print(func: &EuFunction) -> String {
    let mut out = format!(
        "function {} device={} simd={} stage={}",
        func.name,
        func.device.name,
        func.simd,
        func.stage.name()
    );
    if func.scratch_bytes > 0 {
        let _ = write!(out, " scratch={}", func.scratch_bytes);
    }
    out.push('\n');
    for (reg, data) in &func.vregs {
        let _ = match data.kind {
            VRegKind::Grf(count) => writeln!(out, "  {reg}: grf {count}"),
            VRegKind::Flag(bits) => writeln!(out, "  {reg}: flag {bits}"),
            VRegKind::Address(words) => writeln!(out, "  {reg}: address {words}"),
        };
    }
    for &block in &func.layout {
        let _ = writeln!(out, "{block}:");
        for &inst in &func.blocks[block].insts {
            let _ = writeln!(out, "  {}", print_inst(&func.insts[inst]));
        }
    }
    out
}

/// The text of one instruction, without indentation.
pub fn print_inst(data: &InstData) -> String {
    let mut out = String::new();
    write_predicate(&mut out, data, data.pred);
    write_name(&mut out, data);
    let control = data.control;
    let _ = write!(out, " ({}|M{})", control.exec, control.group);
    write_modifier(&mut out, data);
    if let Extra::Branch(branch) = &data.extra {
        let _ = write!(out, " {}", branch.jip);
        if data.op.desc().flow.targets() == 2 {
            let _ = write!(out, " {}", branch.uip);
        }
    } else if data.op != Op::Nop {
        out.push(' ');
        write_operands(&mut out, data);
    }
    write_braces(&mut out, data);
    out
}

fn write_operands(out: &mut String, data: &InstData) {
    let has_dst = !matches!(data.op, Op::Wait | Op::Sync);
    if has_dst {
        if data.saturate {
            out.push_str("(sat)");
        }
        write_dst(out, &data.dst);
    }
    for (index, src) in data.srcs.iter().enumerate() {
        if has_dst || index > 0 {
            out.push(' ');
        }
        write_src(out, src);
        if let Extra::Phi(blocks) = &data.extra
            && let Some(block) = blocks.get(index)
        {
            let _ = write!(out, "@{block}");
        }
    }
}

/// `(W&~f0.0.any8h) `, or nothing.
pub(crate) fn write_predicate(out: &mut String, data: &InstData, pred: Option<Predicate>) {
    if !data.control.nomask && pred.is_none() {
        return;
    }
    out.push('(');
    if data.control.nomask {
        out.push('W');
    }
    if let Some(pred) = pred {
        if data.control.nomask {
            out.push('&');
        }
        if pred.inverse {
            out.push('~');
        }
        write_flag(out, data.flag);
        if pred.mode != PredMode::Normal {
            let _ = write!(out, ".{}", pred.mode.name());
        }
    }
    out.push_str(") ");
}

fn write_name(out: &mut String, data: &InstData) {
    out.push_str(data.op.name());
    let _ = match &data.extra {
        Extra::Math(function) => write!(out, ".{}", function.name()),
        Extra::Sync(function) => write!(out, ".{}", function.name()),
        Extra::Table(table) => write!(out, ".0x{table:02X}"),
        Extra::Header(count) => write!(out, ".h{count}"),
        Extra::Address(variable, part) => {
            let half = match part {
                AddressPart::Whole => "",
                AddressPart::Low => "lo",
                AddressPart::High => "hi",
            };
            write!(out, ".address{half}{variable}")
        }
        Extra::Branch(branch) if branch.backward => write!(out, ".b"),
        _ => Ok(()),
    };
}

/// ` (gt)f0.0`, or nothing.
fn write_modifier(out: &mut String, data: &InstData) {
    if let Some(cmod) = data.cmod {
        let _ = write!(out, " ({})", cmod.name());
        if data.writes_flag() {
            write_flag(out, data.flag);
        }
    }
}

pub(crate) fn write_flag(out: &mut String, flag: Option<Flag>) {
    let _ = match flag {
        Some(Flag::Physical { reg, sub }) => write!(out, "f{reg}.{sub}"),
        Some(Flag::Virtual(reg)) => write!(out, "{reg}"),
        None => write!(out, "f0.0"),
    };
}

/// A register with the sub-register in elements of the type.
pub(crate) fn write_base(out: &mut String, base: Base, offset: u32, ty: Type) {
    let (whole, rest) = (offset / GRF_BYTES, offset % GRF_BYTES);
    let _ = match base {
        Base::Null => {
            out.push_str("null");
            return;
        }
        Base::Virtual(reg) if whole == 0 => write!(out, "{reg}"),
        Base::Virtual(reg) => write!(out, "{reg}+{whole}"),
        Base::Grf(number) => write!(out, "r{}", u32::from(number) + whole),
        Base::Mrf { number, compr4 } => {
            let bit = if compr4 { "|80" } else { "" };
            write!(out, "m{}{bit}", u32::from(number) + whole)
        }
        Base::Arf(arf) => {
            // Architecture registers are shorter: f0.1:uw is byte 2.
            let _ = write!(out, "{}.{}", arf.name(), offset / ty.bytes());
            return;
        }
    };
    let _ = write!(out, ".{}", rest / ty.bytes());
}

pub(crate) fn write_dst(out: &mut String, dst: &Dst) {
    write_base(out, dst.base, dst.offset, dst.ty);
    let _ = write!(out, "<{}>:{}", dst.stride, dst.ty);
}

pub(crate) fn write_src_modifiers(out: &mut String, reg: &RegSrc) {
    if reg.negate {
        out.push('-');
    }
    if reg.abs {
        out.push_str("(abs)");
    }
}

fn write_src(out: &mut String, src: &Src) {
    match src {
        Src::Imm(imm) => write_imm(out, imm),
        Src::Reg(reg) => {
            write_src_modifiers(out, reg);
            write_base(out, reg.base, reg.offset, reg.ty);
            if reg.base != Base::Null {
                let _ = write!(out, "{}", reg.region);
            }
            let _ = write!(out, ":{}", reg.ty);
        }
    }
}

/// A constant: floats in decimal where that is short and exact, else their bits.
pub(crate) fn write_imm(out: &mut String, imm: &Imm) {
    let bits = imm.bits;
    let short = |value: f64| {
        let exact = value.abs() < 65536.0 && (value * 16.0).fract() == 0.0;
        let negative_zero = value == 0.0 && value.is_sign_negative();
        (exact && !negative_zero).then(|| format!("{value:?}"))
    };
    let decimal = match imm.ty {
        Type::W => Some(format!("{}", bits as i16)),
        Type::D => Some(format!("{}", bits as i32)),
        Type::Q => Some(format!("{}", bits as i64)),
        Type::F => short(f64::from(f32::from_bits(bits as u32))),
        Type::DF => short(f64::from_bits(bits)),
        _ => None,
    };
    let _ = match decimal {
        Some(text) => write!(out, "{text}:{}", imm.ty),
        None => write!(out, "0x{bits:X}:{}", imm.ty),
    };
}

/// Writes the braces at the end: the message, options, the scoreboard.
fn write_braces(out: &mut String, data: &InstData) {
    let mut items = Vec::new();
    if let Extra::Send(send) = &data.extra {
        send_items(send, &mut items);
    }
    items.extend(option_items(data.options));
    items.extend(swsb_items(data.swsb));
    if !items.is_empty() {
        let _ = write!(out, " {{{}}}", items.join(", "));
    }
}

/// A descriptor: its register, or what `known` writes of its bits.
pub(crate) fn descriptor_text(desc: Descriptor, known: impl FnOnce(u32) -> String) -> String {
    match desc {
        Descriptor::Imm(bits) => known(bits),
        Descriptor::Address(sub) => format!("a0.{sub}"),
        Descriptor::Virtual(reg) => reg.to_string(),
    }
}

fn send_items(send: &Send, items: &mut Vec<String>) {
    let descriptor = |desc| descriptor_text(desc, |bits| format!("0x{bits:X}"));
    items.push(format!("sfid {}", send.sfid));
    if send.mrf != 0 {
        items.push(format!("mrf {}", send.mrf));
    }
    items.push(format!("mlen {}", send.mlen));
    if send.ex_mlen != 0 {
        items.push(format!("ex_mlen {}", send.ex_mlen));
    }
    if send.rlen != 0 {
        items.push(format!("rlen {}", send.rlen));
    }
    if send.element != 0 {
        items.push(format!("element {}", send.element));
    }
    if send.header {
        items.push("header".to_owned());
    }
    items.push(format!("desc {}", descriptor(send.desc)));
    if send.ex_desc != Descriptor::Imm(0) {
        items.push(format!("ex_desc {}", descriptor(send.ex_desc)));
    }
    for (set, name) in [(send.reads, "reads"), (send.writes, "writes"), (send.eot, "EOT")] {
        if set {
            items.push(name.to_owned());
        }
    }
}

pub(crate) fn option_items(options: Options) -> impl Iterator<Item = String> {
    options.names().map(str::to_owned)
}

/// The letters of pipes, in the order of [`Swsb::distance`].
pub(crate) const PIPES: [&str; 5] = ["", "A", "F", "I", "L"];

pub(crate) fn swsb_items(swsb: Swsb) -> impl Iterator<Item = String> {
    let distance = swsb.distance.map(|(pipe, distance)| {
        format!("{}@{distance}", PIPES.get(usize::from(pipe)).copied().unwrap_or(""))
    });
    let token = swsb.token.map(|(kind, id)| match kind {
        Token::Set => format!("${id}"),
        Token::Dst => format!("${id}.dst"),
        Token::Src => format!("${id}.src"),
    });
    distance.into_iter().chain(token)
}
