//! Payloads become moves.

use ir::diagnostic::Diagnostic;
use ir::pass::{Change, PassCx};

use super::compose::as_load_payload;
use crate::mir_opt::eu_pass;
use crate::target::device::{Device, GRF_BYTES, Generation};
use crate::target::eu::{
    Base, Control, Dst, EuFunction, InstData, Op, RegSrc, Region, Src, Stage, Type,
};

eu_pass!(
    LOWER_LOAD_PAYLOAD,
    Required,
    "lower-load-payload",
    "Replaces LOAD_PAYLOAD, COLLECT and LOAD_HEADER by moves.",
    "Any function before it is lowered; afterwards it is." => lower_all
);

fn lower_all(
    func: &mut EuFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let mut emitted = 0;
    let count = func.rewrite(|func, _, inst| {
        let payload = as_load_payload(func, &func.insts[inst])?;
        let list = moves(func.device, &payload);
        emitted += list.len() as u64;
        Some(list)
    });
    cx.stat("payloads", count);
    cx.stat("moves", emitted);
    let before = func.stage;
    func.stage = before.max(Stage::Lowered);
    Ok(Change::when(count > 0 || func.stage != before))
}

/// The moves that a LOAD_PAYLOAD stands for, in order. Values that are in their place already need none.
pub fn moves(device: &Device, data: &InstData) -> Vec<InstData> {
    let mut writer = Writer { device, data, at: data.dst, out: Vec::new() };
    let header = data.header_size().min(data.srcs.len());
    let (headers, body) = data.srcs.split_at(header);
    // The bit says how two halves lie; headers and 8 channels have none.
    let interleaved =
        matches!(data.dst.base, Base::Mrf { compr4: true, .. }) && data.control.exec == 16;
    writer.at.base = without_compr4(writer.at.base);
    writer.headers(headers);
    let rest = if interleaved {
        let (colours, rest) = body.split_at(body.len().min(4));
        writer.colours(colours);
        rest
    } else {
        body
    };
    rest.iter().for_each(|src| writer.value(src));
    writer.out
}

struct Writer<'a> {
    device: &'a Device,
    data: &'a InstData,
    /// Destination of the next source.
    at: Dst,
    out: Vec<InstData>,
}

impl Writer<'_> {
    fn push(&mut self, control: Control, dst: Dst, src: Src) {
        let mut mov = InstData::mov(control, dst, src);
        mov.saturate = self.data.saturate;
        self.emit(mov);
    }

    fn emit(&mut self, mov: InstData) {
        if !is_in_place(&mov) {
            self.out.push(mov);
        }
    }

    fn headers(&mut self, headers: &[Src]) {
        let mut rest = headers;
        while let Some((first, more)) = rest.split_first() {
            let pair = more.first().is_some_and(|second| self.neighbours(first, second));
            let (exec, registers) = if pair { (16, 2) } else { (8, 1) };
            if !first.is_null() {
                self.header(first, exec);
            }
            self.at = self.at.advanced(registers * GRF_BYTES);
            rest = &rest[registers as usize..];
        }
    }

    fn header(&mut self, src: &Src, exec: u8) {
        let control = Control {
            exec,
            // With NoMask the group selects nothing, but it is encoded in steps of the exec size.
            group: self.data.control.group / exec * exec,
            nomask: true,
        };
        let src = match *src {
            Src::Imm(imm) => Src::ud(imm.bits as u32),
            Src::Reg(reg) => {
                let region = if reg.region.is_scalar(8) {
                    Region::SCALAR
                } else {
                    Region::packed(exec, Type::UD.bytes())
                };
                Src::Reg(RegSrc { ty: Type::UD, region, ..reg })
            }
        };
        let mut mov = InstData::mov(control, self.at.retyped(Type::UD), src);
        mov.dst.stride = 1;
        self.emit(mov);
    }

    /// Whether two header sources are neighbouring whole registers, and one move may copy both.
    fn neighbours(&self, first: &Src, second: &Src) -> bool {
        let (Src::Reg(a), Src::Reg(b)) = (first, second) else { return false };
        let adjacent = a.base != Base::Null
            && a.base == b.base
            && b.offset == a.offset + GRF_BYTES
            && !a.region.is_scalar(8)
            && !b.region.is_scalar(8);
        // Before gen7 a compressed instruction reads pairs that begin with an even register.
        let number = if let Base::Grf(number) = a.base { u32::from(number) } else { 0 };
        let even = (number + a.offset / GRF_BYTES).is_multiple_of(2);
        adjacent && (even || self.device.generation >= Generation::Gen7)
    }

    /// A value per channel; a hole leaves its place.
    fn value(&mut self, src: &Src) {
        let control = self.data.control;
        let size = src.ty().bytes() * u32::from(self.data.dst.stride);
        if !src.is_null() {
            self.push(control, self.at.retyped(src.ty().unpacked()), *src);
        }
        self.at = self.at.advanced(u32::from(control.exec) * size);
    }

    /// Four values of sixteen channels, whose halves lie four registers apart.
    fn colours(&mut self, colours: &[Src]) {
        let first = self.at;
        for (index, src) in colours.iter().enumerate() {
            if src.is_null() {
                continue;
            }
            let dst = first.advanced(index as u32 * GRF_BYTES);
            let dst = dst.retyped(src.ty().unpacked());
            if self.device.compr4 {
                self.push(self.data.control, with_compr4(dst), *src);
            } else {
                for half in 0..2u8 {
                    let control = Control {
                        exec: 8,
                        group: self.data.control.group + 8 * half,
                        ..self.data.control
                    };
                    let dst = dst.advanced(u32::from(half) * 4 * GRF_BYTES);
                    self.push(control, dst, half_of(src, half));
                }
            }
        }
        self.at = first.advanced(8 * GRF_BYTES);
    }
}

/// Channels 8 to 15 of a source of sixteen channels, or the first eight.
fn half_of(src: &Src, half: u8) -> Src {
    match *src {
        Src::Imm(_) => *src,
        Src::Reg(reg) => {
            let stride = reg.region.stride(16).unwrap_or(0);
            let region = Region::strided(8, reg.ty.bytes(), stride as u8);
            let offset = reg.offset + u32::from(half) * 8 * stride * reg.ty.bytes();
            Src::Reg(RegSrc { region, offset, ..reg })
        }
    }
}

fn without_compr4(base: Base) -> Base {
    match base {
        Base::Mrf { number, .. } => Base::Mrf { number, compr4: false },
        other => other,
    }
}

fn with_compr4(dst: Dst) -> Dst {
    match dst.base {
        Base::Mrf { number, .. } => Dst { base: Base::Mrf { number, compr4: true }, ..dst },
        _ => dst,
    }
}

/// Whether a move would write what is there already.
fn is_in_place(mov: &InstData) -> bool {
    let [Src::Reg(reg)] = mov.srcs[..] else { return false };
    mov.op == Op::Mov
        && !mov.saturate
        && !reg.negate
        && !reg.abs
        && (reg.base, reg.offset, reg.ty) == (mov.dst.base, mov.dst.offset, mov.dst.ty)
        && reg.region.stride(mov.control.exec)
            == Some(if mov.control.exec == 1 { 0 } else { u32::from(mov.dst.stride) })
}
