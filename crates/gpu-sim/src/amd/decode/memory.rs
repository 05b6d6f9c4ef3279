//! SMEM, DS, FLAT (with GLOBAL and SCRATCH) and MUBUF.

use super::{Decoder, bits};
use crate::amd::alu::Ty;
use crate::amd::generation::Generation;
use crate::amd::inst::Elements;
use crate::amd::inst::{
    AGPR, Action, AtomicOp, Control, Counter, DsInst, DsOp, MemOp, NULL, Policy, Segment, SmemInst,
    SmemOp, Src, VmemInst,
};
use crate::amd::table::Section;
use crate::elements::ElementFormat;
use crate::fault::Result;

/// Sign extension of the low `n` bits.
fn extend(value: u32, n: u32) -> i64 {
    i64::from((value << (32 - n)) as i32 >> (32 - n))
}

impl Decoder<'_> {
    pub(super) fn smem(&mut self, w: u32) -> Result<Action> {
        let op = if self.family == 12 { bits(w, 18, 13) } else { bits(w, 25, 18) };
        let name = self.row(Section::Smem, op)?;
        let w1 = self.take()?;
        let (offset, soffset) = match self.family {
            9 => match (bits(w, 17, 17), bits(w, 14, 14)) {
                (1, 0) => (extend(bits(w1, 20, 0), 21), None),
                (1, _) => (extend(bits(w1, 20, 0), 21), Some(bits(w1, 31, 25))),
                (_, 0) => (0, Some(bits(w1, 6, 0))),
                _ => (0, Some(bits(w1, 31, 25))),
            },
            10 | 11 => (extend(bits(w1, 20, 0), 21), Some(bits(w1, 31, 25))),
            _ => (extend(bits(w1, 23, 0), 24), Some(bits(w1, 31, 25))),
        };
        let soffset = match soffset {
            Some(code) => match self.sgpr(code, 1)? {
                NULL => None,
                number => Some(Src::Sgpr(number)),
            },
            None => None,
        };
        let buffer = name.starts_with("s_buffer_");
        let Some(op) = smem_op(name) else {
            if name.starts_with("s_dcache_inv") {
                return Ok(Action::CacheControl(Control::InvalidateScalar, None));
            }
            let quiet = name.starts_with("s_dcache")
                || name.starts_with("s_gl1")
                || name.contains("prefetch")
                || name.starts_with("s_atc");
            return Ok(if quiet { Action::Nop } else { Action::Unsupported });
        };
        let words = match op {
            SmemOp::Load { bytes, .. } | SmemOp::Store { bytes } => bytes.div_ceil(4),
            SmemOp::Time => 2,
        };
        // Tuples of three begin at multiples of four, as those of four do.
        let data = self.sgpr(bits(w, 12, 6), if words == 3 { 4 } else { words })?;
        let base = bits(w, 5, 0) << 1;
        let base = self.sgpr(base, if buffer { 4 } else { 2 })?;
        Ok(Action::Smem(SmemInst { op, data, base, buffer, offset, soffset }))
    }

    pub(super) fn ds(&mut self, w: u32) -> Result<Action> {
        let nine = self.family == 9;
        let (op, gds) = if nine {
            (bits(w, 24, 17), bits(w, 16, 16))
        } else {
            (bits(w, 25, 18), if self.family == 12 { 0 } else { bits(w, 17, 17) })
        };
        let name = self.row(Section::Ds, op)?;
        let w1 = self.take()?;
        let Some(op) = ds_op(name) else { return Ok(Action::Unsupported) };
        if gds == 1 {
            return Ok(Action::Unsupported);
        }
        let accumulation = if self.generation.unified_file() && bits(w, 25, 25) == 1 {
            u32::from(AGPR)
        } else {
            0
        };
        let (in_words, out_words) = match op {
            DsOp::One(op) => op.words(),
            DsOp::Load2 { bytes, .. } => (0, u32::from(bytes) / 2),
            DsOp::Store2 { bytes, .. } => (u32::from(bytes) / 4, 0),
            DsOp::Exchange2 { bytes, .. } => (u32::from(bytes) / 4, u32::from(bytes) / 2),
            DsOp::Transposed { bytes, .. } => (0, u32::from(bytes) / 4),
            DsOp::Swizzle => (0, 1),
            DsOp::Permute | DsOp::BackwardPermute { .. } => (1, 1),
            DsOp::AddTid { store } => (u32::from(store), u32::from(!store)),
            DsOp::Count { .. } => (0, 1),
            DsOp::Nothing => (0, 0),
        };
        let two = matches!(op, DsOp::Store2 { .. } | DsOp::Exchange2 { .. })
            || matches!(op, DsOp::One(MemOp::Atomic { op, .. }) if op.two_operands());
        let addressed = !matches!(op, DsOp::AddTid { .. } | DsOp::Count { .. } | DsOp::Nothing);
        let mut register = |used: bool, number: u32, words: u32| {
            if used && words > 0 { self.vgpr(number, words) } else { Ok(0) }
        };
        let address = register(addressed, bits(w1, 7, 0), 1)?;
        let data = [
            register(true, bits(w1, 15, 8) + accumulation, in_words)?,
            register(two, bits(w1, 23, 16) + accumulation, in_words)?,
        ];
        let dst = register(true, bits(w1, 31, 24) + accumulation, out_words)?;
        let separate =
            matches!(op, DsOp::Load2 { .. } | DsOp::Store2 { .. } | DsOp::Exchange2 { .. });
        let offset = if separate { [bits(w, 7, 0), bits(w, 15, 8)] } else { [bits(w, 15, 0), 0] };
        let compare_first = name.contains("cmpst_") || name.contains("mskor");
        Ok(Action::Ds(DsInst { op, address, data, dst, offset, compare_first }))
    }

    pub(super) fn flat(&mut self, w: u32) -> Result<Action> {
        let segment = if self.family == 11 { bits(w, 17, 16) } else { bits(w, 15, 14) };
        let w1 = self.take()?;
        let op = bits(w, 24, 18);
        let result = bits(
            w,
            if self.family == 11 { 14 } else { 16 },
            if self.family == 11 { 14 } else { 16 },
        );
        let offset = match (self.family, segment) {
            (10, 0) => i64::from(bits(w, 10, 0)),
            (10, _) => extend(bits(w, 11, 0), 12),
            (_, 0) => i64::from(bits(w, 11, 0)),
            _ => extend(bits(w, 12, 0), 13),
        };
        let accumulation = self.generation.unified_file() && bits(w1, 23, 23) == 1;
        // gfx942 has opcodes for loads into LDS, and the bit says whether there is an address of lanes in scratch.
        let to_lds = self.family <= 10
            && !self.generation.architected_scratch()
            && segment != 0
            && bits(w, 13, 13) == 1;
        let vector_scratch =
            if self.family == 11 { bits(w1, 23, 23) } else { bits(w, 13, 13) } == 1;
        let policy = match self.generation {
            Generation::Gfx942 | Generation::Gfx950 => {
                Policy::coherent(bits(w, 25, 25), bits(w, 16, 16))
            }
            Generation::Gfx1030 => Policy::read(bits(w, 16, 16) * (1 + bits(w, 12, 12))),
            Generation::Gfx1100 => Policy::read(2 * bits(w, 14, 14)),
            _ => Policy::read(2 * bits(w, 16, 16)),
        };
        self.flat_parts(FlatParts {
            segment,
            op,
            result: result == 1,
            vaddr: bits(w1, 7, 0),
            data: bits(w1, 15, 8),
            saddr: bits(w1, 22, 16),
            dst: bits(w1, 31, 24),
            offset,
            accumulation,
            vector_scratch,
            to_lds,
            policy,
        })
    }

    pub(super) fn flat12(&mut self, w: u32) -> Result<Action> {
        let (w1, w2) = (self.take()?, self.take()?);
        self.flat_parts(FlatParts {
            segment: bits(w, 25, 24),
            op: bits(w, 20, 14),
            result: bits(w1, 20, 20) == 1,
            vaddr: bits(w2, 7, 0),
            data: bits(w1, 30, 23),
            saddr: bits(w, 6, 0),
            dst: bits(w1, 7, 0),
            offset: extend(bits(w2, 31, 8), 24),
            accumulation: false,
            vector_scratch: bits(w1, 17, 17) == 1,
            to_lds: false,
            policy: Policy::scope(bits(w1, 19, 18)),
        })
    }

    fn flat_parts(&mut self, p: FlatParts) -> Result<Action> {
        let (section, segment) = match p.segment {
            0 => (Section::Flat, Segment::Flat),
            1 => (Section::Scratch, Segment::Scratch),
            _ => (Section::Global, Segment::Global),
        };
        let name = self.row(section, p.op)?;
        match name {
            "global_inv" => {
                let scope = p.policy.reach;
                let device = p.policy.system;
                let control = Control::Invalidate { near: scope > 0, middle: scope > 1, device };
                return Ok(Action::CacheControl(control, Some(Counter::Load)));
            }
            "global_wb" | "global_wbinv" => {
                let control = match p.policy.system {
                    true => Control::WriteBack { system: true },
                    false => Control::Nothing,
                };
                return Ok(Action::CacheControl(control, Some(Counter::Store)));
            }
            _ => {}
        }
        let named = name.replace("load_lds_", "load_");
        let to_lds = p.to_lds || named != name;
        let Some(op) = named.split_once('_').and_then(|(_, rest)| mem_op(rest, p.result)) else {
            return Ok(Action::Unsupported);
        };
        if to_lds && (segment != Segment::Global || !op.goes_to_lds()) {
            return Ok(Action::Unsupported);
        }
        // Before gfx11 0x7f means no scalar address (gfx10: the null register does too).
        let scalar = match (self.family, p.saddr) {
            (9 | 10, 0x7f) => None,
            (9, _) if segment == Segment::Flat => None,
            (10 | 11, _) if segment == Segment::Flat => None,
            (_, code) => {
                let words = if segment == Segment::Scratch { 1 } else { 2 };
                match self.sgpr(code, words)? {
                    NULL => None,
                    number => Some(Src::Sgpr(number)),
                }
            }
        };
        let vector = match segment {
            Segment::Scratch if self.generation.architected_scratch() => p.vector_scratch,
            // A scalar address takes the place of the vector address; gfx10 can do without both.
            Segment::Scratch if self.family == 10 => p.saddr == 0x7d,
            Segment::Scratch => scalar.is_none(),
            _ => true,
        };
        let wide_address = match segment {
            Segment::Scratch => 1,
            Segment::Flat => 2,
            _ => {
                if scalar.is_some() {
                    1
                } else {
                    2
                }
            }
        };
        let accumulation = if p.accumulation { u32::from(AGPR) } else { 0 };
        let vaddr = if vector { Some(self.vgpr(p.vaddr, wide_address)?) } else { None };
        let (data, dst) = match to_lds {
            true => (0, 0),
            false => self.data_registers(op, p.data + accumulation, p.dst + accumulation)?,
        };
        Ok(Action::Vmem(VmemInst {
            op,
            segment,
            vaddr,
            saddr: scalar,
            resource: 0,
            index: false,
            offen: false,
            offset: p.offset,
            data,
            dst,
            to_lds: to_lds.then_some(self.lds_address_bits()),
            policy: p.policy,
            elements: None,
        }))
    }

    /// The bits of M0 that an address in LDS has. (AMD's documents say 16; gfx950, whose LDS is larger than that, takes more: Triton's
    /// kernels load past them.)
    fn lds_address_bits(&self) -> u32 {
        if self.generation == Generation::Gfx950 { 0x3_ffff } else { 0xffff }
    }

    fn data_registers(&mut self, op: MemOp, data: u32, dst: u32) -> Result<(u16, u16)> {
        let (in_words, out_words) = op.words();
        let in_words = match op {
            MemOp::Atomic { op, .. } if op.two_operands() => 2 * in_words,
            _ => in_words,
        };
        let data = if in_words > 0 { self.vgpr(data, in_words)? } else { 0 };
        let dst = if out_words > 0 { self.vgpr(dst, out_words)? } else { 0 };
        Ok((data, dst))
    }

    /// MUBUF, or MTBUF with a format.
    pub(super) fn mubuf(&mut self, w: u32, typed: bool) -> Result<Action> {
        let w1 = self.take()?;
        let eleven = self.family == 11;
        let op = match (typed, self.family) {
            (true, 10) => bits(w, 18, 16) | bits(w1, 21, 21) << 3,
            (true, _) => bits(w, 18, 15),
            (false, 9) => bits(w, 24, 18),
            (false, _) => bits(w, 25, 18),
        };
        let (offen, idxen) = if eleven {
            (bits(w1, 22, 22), bits(w1, 23, 23))
        } else {
            (bits(w, 12, 12), bits(w, 13, 13))
        };
        let accumulation = self.generation.unified_file() && bits(w1, 23, 23) == 1;
        self.buffer(BufferParts {
            op,
            result: bits(w, 14, 14) == 1,
            vaddr: bits(w1, 7, 0),
            data: bits(w1, 15, 8) + if accumulation { u32::from(AGPR) } else { 0 },
            resource: bits(w1, 20, 16) * 4,
            soffset: bits(w1, 31, 24),
            offset: i64::from(bits(w, 11, 0)),
            offen: offen == 1,
            idxen: idxen == 1,
            to_lds: !eleven && !typed && bits(w, 16, 16) == 1,
            format: typed.then(|| bits(w, 25, 19)),
            policy: match self.generation {
                Generation::Gfx942 | Generation::Gfx950 => {
                    let near = if typed { bits(w1, 21, 21) } else { bits(w, 15, 15) };
                    Policy::coherent(near, bits(w, 14, 14))
                }
                Generation::Gfx1030 => Policy::read(bits(w, 14, 14) * (1 + bits(w, 15, 15))),
                _ => Policy::read(2 * bits(w, 14, 14)),
            },
        })
    }

    pub(super) fn buffer12(&mut self, w: u32) -> Result<Action> {
        let (w1, w2) = (self.take()?, self.take()?);
        self.buffer(BufferParts {
            op: bits(w, 20, 14),
            format: (bits(w, 21, 21) == 1).then(|| bits(w1, 29, 23)),
            result: bits(w1, 20, 20) == 1,
            vaddr: bits(w2, 7, 0),
            data: bits(w1, 7, 0),
            resource: bits(w1, 17, 9),
            soffset: bits(w, 6, 0),
            offset: extend(bits(w2, 31, 8), 24),
            offen: bits(w1, 30, 30) == 1,
            idxen: bits(w1, 31, 31) == 1,
            to_lds: false,
            policy: Policy::scope(bits(w1, 19, 18)),
        })
    }

    fn buffer(&mut self, p: BufferParts) -> Result<Action> {
        let section = if p.format.is_some() { Section::Mtbuf } else { Section::Mubuf };
        let name = self.row(section, p.op)?;
        let xcd = self.generation.has_gfx940_insts();
        match name {
            "buffer_wbl2" => {
                let (published, system) = (xcd && p.policy.reach > 1, !xcd || p.policy.system);
                let control = match published || system {
                    true => Control::WriteBack { system },
                    false => Control::Nothing,
                };
                return Ok(Action::CacheControl(control, Some(Counter::Load)));
            }
            "buffer_inv" => {
                // `sc0` alone: the caches between the waves of a workgroup.
                let (near, device) = (p.policy.reach > 1, p.policy.system);
                let control = Control::Invalidate { near, middle: !near, device };
                return Ok(Action::CacheControl(control, None));
            }
            "buffer_invl2" => {
                let control = Control::Invalidate { near: false, middle: false, device: true };
                return Ok(Action::CacheControl(control, None));
            }
            "buffer_wbinvl1" | "buffer_wbinvl1_vol" | "buffer_gl0_inv" => {
                let control = Control::Invalidate { near: true, middle: false, device: false };
                return Ok(Action::CacheControl(control, None));
            }
            "buffer_gl1_inv" => {
                let control = Control::Invalidate { near: false, middle: true, device: false };
                return Ok(Action::CacheControl(control, None));
            }
            _ if name.starts_with("buffer_inv") => return Ok(Action::Nop),
            _ => {}
        }
        let converted = element_op(name);
        let plain = || name.strip_prefix("buffer_").and_then(|rest| mem_op(rest, p.result));
        let Some(op) = converted.map(|found| found.0).or_else(plain) else {
            return Ok(Action::Unsupported);
        };
        let format = match p.format {
            Some(number) => Some(ElementFormat::of_number(number, self.generation.numbering())?),
            None => None,
        };
        let elements = converted.map(|found| Elements { format, ..found.1 });
        if p.to_lds && !op.goes_to_lds() {
            return Ok(Action::Unsupported);
        }
        let resource = self.sgpr(p.resource, 4)?;
        let vaddr = match (p.offen, p.idxen) {
            (false, false) => None,
            (true, true) => Some(self.vgpr(p.vaddr, 2)?),
            _ => Some(self.vgpr(p.vaddr, 1)?),
        };
        let saddr = Some(self.src(p.soffset, Ty::B32)?);
        let (data, dst) = if p.to_lds { (0, 0) } else { self.data_registers(op, p.data, p.data)? };
        let segment = Segment::Buffer;
        let (offset, index, offen) = (p.offset, p.idxen, p.offen);
        Ok(Action::Vmem(VmemInst {
            op,
            segment,
            vaddr,
            saddr,
            resource,
            index,
            offen,
            offset,
            data,
            dst,
            to_lds: p.to_lds.then_some(self.lds_address_bits()),
            policy: p.policy,
            elements,
        }))
    }
}

/// The fields of a FLAT instruction.
#[derive(Clone, Copy)]
struct FlatParts {
    segment: u32,
    op: u32,
    result: bool,
    vaddr: u32,
    data: u32,
    saddr: u32,
    dst: u32,
    offset: i64,
    accumulation: bool,
    vector_scratch: bool,
    to_lds: bool,
    policy: Policy,
}

/// The fields of a MUBUF instruction.
#[derive(Clone, Copy)]
struct BufferParts {
    op: u32,
    result: bool,
    vaddr: u32,
    data: u32,
    resource: u32,
    soffset: u32,
    offset: i64,
    offen: bool,
    idxen: bool,
    to_lds: bool,
    policy: Policy,
    /// The format of a typed access.
    format: Option<u32>,
}

impl Policy {
    fn read(reach: u32) -> Policy {
        Policy { reach: reach as u8, through: true, system: false }
    }

    /// gfx12: by the scope.
    fn scope(scope: u32) -> Policy {
        Policy { system: scope == 3, ..Policy::read(scope.min(2)) }
    }

    /// gfx942: the bit for memory that units with another L2 share (`sc1`), and the one that makes it the system's where it
    /// does not ask for a result (`sc0`).
    fn coherent(bit: u32, near: u32) -> Policy {
        let reach = if bit == 1 { 2 } else { near as u8 };
        Policy { reach, through: bit == 1, system: bit & near == 1 }
    }
}

impl AtomicOp {
    /// Takes a value to compare with besides the new one.
    pub(crate) fn two_operands(self) -> bool {
        matches!(self, AtomicOp::CompareSwap | AtomicOp::FCompareSwap | AtomicOp::MaskOr)
    }
}

impl MemOp {
    /// Loads whose data can go to LDS.
    fn goes_to_lds(self) -> bool {
        matches!(self, MemOp::Load { bytes, half: None, .. } if bytes != 8)
    }

    /// Registers of data (one operand) and of the result.
    pub(crate) fn words(self) -> (u32, u32) {
        match self {
            MemOp::Load { bytes, .. } => (0, u32::from(bytes).div_ceil(4)),
            MemOp::Store { bytes, .. } => (u32::from(bytes).div_ceil(4), 0),
            MemOp::Atomic { bytes, result, .. } => {
                let words = u32::from(bytes) / 4;
                (words, if result { words } else { 0 })
            }
        }
    }
}

fn smem_op(name: &str) -> Option<SmemOp> {
    let rest = name.trim_start_matches("s_").trim_start_matches("buffer_");
    if matches!(rest, "memtime" | "memrealtime") {
        return Some(SmemOp::Time);
    }
    let (action, kind) = rest.split_once('_')?;
    let bytes = match kind {
        "u8" | "i8" => 1,
        "u16" | "i16" => 2,
        "dword" | "b32" => 4,
        "dwordx2" | "b64" => 8,
        "b96" => 12,
        "dwordx4" | "b128" => 16,
        "dwordx8" | "b256" => 32,
        "dwordx16" | "b512" => 64,
        _ => return None,
    };
    match action {
        "load" => Some(SmemOp::Load { bytes, signed: kind.starts_with('i') }),
        "store" => Some(SmemOp::Store { bytes }),
        _ => None,
    }
}

/// Returns the operation for the part of the mnemonic after `global_` or the like.
/// The registers' side of an instruction that converts elements.
fn element_op(name: &str) -> Option<(MemOp, Elements)> {
    let rest = name.strip_prefix("tbuffer_").or_else(|| name.strip_prefix("buffer_"))?;
    let (action, kind) = rest.split_once('_')?;
    let halves = kind.contains("d16");
    let components = kind.strip_prefix("format_d16_").or_else(|| kind.strip_prefix("d16_format_"));
    let components = components.or_else(|| kind.strip_prefix("format_"))?;
    let count = ["x", "xy", "xyz", "xyzw"].iter().position(|c| *c == components)? + 1;
    let elements = Elements { format: None, count, halves };
    let bytes = 4 * elements.words() as u8;
    let op = match action {
        "load" => MemOp::Load { bytes, signed: false, half: None },
        "store" => MemOp::Store { bytes, high: false },
        _ => return None,
    };
    Some((op, elements))
}

fn mem_op(rest: &str, result: bool) -> Option<MemOp> {
    if let Some(rest) = rest.strip_prefix("atomic_") {
        let (op, bytes) = atomic_op(rest)?;
        return Some(MemOp::Atomic { op, bytes, result });
    }
    let (action, kind) = rest.split_once('_')?;
    let high = kind.contains("d16_hi");
    let half = kind.contains("d16");
    let kind = kind.trim_start_matches("d16_").trim_start_matches("hi_");
    let kind = kind.trim_end_matches("_hi").trim_end_matches("_d16");
    let (bytes, signed) = match kind {
        "ubyte" | "u8" | "byte" | "b8" => (1, false),
        "sbyte" | "i8" => (1, true),
        "ushort" | "u16" | "short" | "b16" => (2, false),
        "sshort" | "i16" => (2, true),
        "dword" | "b32" => (4, false),
        "dwordx2" | "b64" => (8, false),
        "dwordx3" | "b96" => (12, false),
        "dwordx4" | "b128" => (16, false),
        _ => return None,
    };
    match action {
        "load" => Some(MemOp::Load { bytes, signed, half: half.then_some(high) }),
        "store" => Some(MemOp::Store { bytes, high }),
        _ => None,
    }
}

/// An atomic operation and its size, from names such as `add_x2`, `add_u64`, `cmpswap_b32`, `fmin`.
fn atomic_op(name: &str) -> Option<(AtomicOp, u8)> {
    use AtomicOp::*;
    let (op, ty) = match name {
        "pk_add_f16" => return Some((PkAddF16, 4)),
        "pk_add_bf16" => return Some((PkAddBf16, 4)),
        _ => match name.rsplit_once('_') {
            Some((
                op,
                ty @ ("x2" | "u32" | "i32" | "b32" | "f32" | "u64" | "i64" | "b64" | "f64"),
            )) => (op, ty),
            _ => (name, ""),
        },
    };
    let bytes = if ty.ends_with("64") || ty == "x2" { 8 } else { 4 };
    let (float, signed) = (ty.starts_with('f'), ty.starts_with('i'));
    let op = match op {
        "swap" | "wrxchg" | "storexchg" => Swap,
        "cmpswap" | "cmpst" | "cmpstore" if float => FCompareSwap,
        "cmpswap" | "cmpst" | "cmpstore" => CompareSwap,
        "fcmpswap" => FCompareSwap,
        "add" if float => FAdd,
        "add" => Add,
        "sub" => Sub,
        "rsub" => ReverseSub,
        "csub" | "sub_clamp" => ClampSub,
        "cond_sub" => CondSub,
        "smin" => SMin,
        "umin" => UMin,
        "smax" => SMax,
        "umax" => UMax,
        "fmin" | "min_num" => FMin,
        "fmax" | "max_num" => FMax,
        "min" if float => FMin,
        "max" if float => FMax,
        "min" if signed => SMin,
        "min" => UMin,
        "max" if signed => SMax,
        "max" => UMax,
        "and" => And,
        "or" => Or,
        "xor" => Xor,
        "inc" => Inc,
        "dec" => Dec,
        "mskor" => MaskOr,
        _ => return None,
    };
    Some((op, bytes))
}

fn ds_op(name: &str) -> Option<DsOp> {
    let rest = name.strip_prefix("ds_")?;
    match rest {
        "nop" => return Some(DsOp::Nothing),
        "swizzle_b32" => return Some(DsOp::Swizzle),
        "read_b64_tr_b16" => return Some(DsOp::Transposed { bytes: 8, bits: 16 }),
        "read_b64_tr_b8" => return Some(DsOp::Transposed { bytes: 8, bits: 8 }),
        "read_b64_tr_b4" => return Some(DsOp::Transposed { bytes: 8, bits: 4 }),
        "read_b96_tr_b6" => return Some(DsOp::Transposed { bytes: 12, bits: 6 }),
        "permute_b32" => return Some(DsOp::Permute),
        "bpermute_b32" => return Some(DsOp::BackwardPermute { fetch: false }),
        "bpermute_fi_b32" => return Some(DsOp::BackwardPermute { fetch: true }),
        "append" => return Some(DsOp::Count { append: true }),
        "consume" => return Some(DsOp::Count { append: false }),
        "read_addtid_b32" | "load_addtid_b32" => return Some(DsOp::AddTid { store: false }),
        "write_addtid_b32" | "store_addtid_b32" => return Some(DsOp::AddTid { store: true }),
        _ => {}
    }
    let bytes = if rest.ends_with("64") { 8 } else { 4 };
    let base = rest.trim_end_matches("_b32").trim_end_matches("_b64");
    let near = u32::from(bytes);
    match base {
        "read2" | "load_2addr" => return Some(DsOp::Load2 { bytes, stride: near }),
        "read2st64" | "load_2addr_stride64" => {
            return Some(DsOp::Load2 { bytes, stride: 64 * near });
        }
        "write2" | "store_2addr" => return Some(DsOp::Store2 { bytes, stride: near }),
        "write2st64" | "store_2addr_stride64" => {
            return Some(DsOp::Store2 { bytes, stride: 64 * near });
        }
        "wrxchg2_rtn" | "storexchg_2addr_rtn" => {
            return Some(DsOp::Exchange2 { bytes, stride: near });
        }
        "wrxchg2st64_rtn" | "storexchg_2addr_stride64_rtn" => {
            return Some(DsOp::Exchange2 { bytes, stride: 64 * near });
        }
        _ => {}
    }
    let (action, kind) = rest.split_once('_')?;
    match action {
        "read" | "load" => return mem_op(&format!("load_{kind}"), false).map(DsOp::One),
        "write" | "store" => return mem_op(&format!("store_{kind}"), false).map(DsOp::One),
        _ => {}
    }
    let result = rest.contains("_rtn");
    let plain = rest.replace("_rtn", "");
    if plain.contains("src2") || plain.contains("gws") || plain.contains("gs_reg") {
        return None;
    }
    let (op, bytes) = atomic_op(&plain)?;
    Some(DsOp::One(MemOp::Atomic { op, bytes, result }))
}
