//! The registers that an instruction reads and writes, for the checks of the hostile machine.

use super::generation::Generation;
use super::inst::{
    Action, AtomicOp, ConvertSrc, DsInst, DsOp, EXEC, M0, MemOp, NULL, Operands, Segment, SmemInst,
    SmemOp, Src, VCC, VSrc, VectorInst, VmemInst,
};

impl Operands {
    pub(crate) fn of(action: &Action, name: &str, wave64: bool, generation: Generation) -> Self {
        let mut o = Operands::default();
        o.add(action, name, if wave64 { 2 } else { 1 }, generation);
        o
    }

    fn src(&mut self, src: Src, words: u32) {
        match src {
            Src::Vgpr(n) => self.vector_reads.push((n, words as u16)),
            Src::Sgpr(n) if n != NULL => self.scalar_reads.push((n, words as u8)),
            Src::Vccz => self.scalar_reads.push((VCC, 2)),
            Src::Execz => self.scalar_reads.push((EXEC, 2)),
            _ => {}
        }
    }

    fn read(&mut self, register: u16, words: u32) {
        if words > 0 {
            self.vector_reads.push((register, words as u16));
        }
    }

    fn write(&mut self, register: u16, words: u32) {
        if words > 0 {
            self.vector_writes.push((register, words as u16));
        }
    }

    fn set(&mut self, register: u8, words: u32) {
        if words > 0 && register != NULL {
            self.scalar_writes.push((register, words as u8));
        }
    }

    fn add(&mut self, action: &Action, name: &str, mask: u32, generation: Generation) {
        match action {
            Action::Scalar { f, dst, a, b } => {
                for (src, ty) in [a, b].into_iter().zip(f.src) {
                    if ty.words() > 0 {
                        self.src(*src, ty.words());
                    }
                }
                self.set(*dst, f.dst.words());
            }
            Action::ScalarFma { dst, src } => {
                src.iter().for_each(|&s| self.src(s, 1));
                self.set(*dst, 1);
            }
            Action::ScalarCompare { compare, a, b } => {
                let words = compare.operand_types()[0].words();
                self.src(*a, words);
                self.src(*b, words);
            }
            Action::SaveExec { dst, src, wide, .. } => {
                let words = 1 + u32::from(*wide);
                self.src(*src, words);
                self.scalar_reads.push((EXEC, words as u8));
                self.set(*dst, words);
                self.set(EXEC, words);
            }
            Action::GetPc { dst } | Action::Call { dst, .. } => self.set(*dst, 2),
            Action::SetPc { src } => self.src(*src, 2),
            Action::SwapPc { dst, src } => {
                self.src(*src, 2);
                self.set(*dst, 2);
            }
            Action::MovRel { .. } | Action::MovRelVector { .. } => self.scalar_reads.push((M0, 1)),
            Action::GetReg { dst, .. } => self.set(*dst, 1),
            Action::SetReg { src, .. } => self.src(*src, 1),
            Action::SendMessage { dst, wide, .. } => {
                self.scalar_reads.push((M0, 1));
                if let Some(dst) = dst {
                    self.set(*dst, 1 + u32::from(*wide));
                }
            }
            Action::IndexOn { src, .. } => self.src(*src, 1),
            Action::Vector(v) => self.vector(v, name, mask),
            Action::Dual(pair) => pair.iter().for_each(|v| self.vector(v, v.f.name, mask)),
            Action::Compare(c) => {
                c.src.iter().for_each(|v| self.source(v));
                self.set(c.dst, mask);
                if c.exec {
                    self.set(EXEC, mask);
                }
            }
            Action::ReadFirstLane { dst, src } => {
                self.src(*src, 1);
                self.set(*dst, 1);
            }
            Action::ReadLane { dst, src, lane } => {
                self.src(*src, 1);
                self.select(*lane);
                self.set(*dst, 1);
            }
            Action::WriteLane { dst, src, lane } => {
                self.src(*src, 1);
                self.select(*lane);
                self.read(*dst, 1);
                self.write(*dst, 1);
            }
            Action::SwapVector { a, b } | Action::SwapRows { a, b, .. } => {
                for &register in [a, b] {
                    self.read(register, 1);
                    self.write(register, 1);
                }
            }
            Action::PermLane { dst, src, low, high, .. } => {
                [src, low, high].into_iter().for_each(|&s| self.src(s, 1));
                self.write(*dst, 1);
            }
            Action::PermLaneVar { dst, src, selector, .. } => {
                [src, selector].into_iter().for_each(|&s| self.src(s, 1));
                self.write(*dst, 1);
            }
            Action::MaskedSums { dst, window, bytes, sums } => {
                self.src(*window, 2);
                self.src(*bytes, 1);
                self.read(*sums, 4);
                self.write(*dst, 4);
            }
            Action::PermLane64 { dst, src } => {
                self.src(*src, 1);
                self.write(*dst, 1);
            }
            Action::Convert(c) => {
                for src in c.src.into_iter().flatten() {
                    match src {
                        ConvertSrc::One(v) => self.source(&v),
                        ConvertSrc::Registers { first, words, .. } => {
                            self.read(first, u32::from(words));
                        }
                    }
                }
                self.source(&c.random);
                self.source(&c.scale);
                if c.conversion.is_partial() {
                    self.read(c.dst, 1);
                }
                self.write(c.dst, u32::from(c.words()));
            }
            Action::Matrix(m) => {
                let lanes = 32 * mask as usize;
                let Some(p) = m.product(name, lanes, generation) else { return };
                let sum = p.sum_dwords() as u32;
                for (n, register) in [m.a, m.b].into_iter().enumerate() {
                    let factor = p.factor_dwords(n) as u32;
                    self.read(register, factor);
                    self.factors.push((register, factor as u16));
                }
                let scales = m.scales.iter().flat_map(|(scales, _)| scales);
                for &src in m.index.iter().chain(scales) {
                    self.src(src, 1);
                    if let Src::Vgpr(register) = src {
                        self.factors.push((register, 1));
                    }
                }
                self.src(m.c, sum);
                if let Src::Vgpr(c) = m.c {
                    self.accumulator = Some((c, sum as u16));
                }
                self.write(m.dst, sum);
            }
            Action::Smem(s) => self.smem(s),
            Action::Ds(d) => self.ds(d),
            Action::Vmem(v) => self.vmem(v),
            _ => {}
        }
    }

    fn select(&mut self, lane: Src) {
        self.src(lane, 1);
        if let Src::Sgpr(n) = lane {
            self.lane_select = Some(n);
        }
    }

    fn source(&mut self, v: &VSrc) {
        self.src(v.src, 1 + u32::from(v.wide));
    }

    fn vector(&mut self, v: &VectorInst, name: &str, mask: u32) {
        let count = v.f.sources();
        v.src[..count].iter().for_each(|s| self.source(s));
        if let Some(second) = &v.second {
            second[..count].iter().for_each(|s| self.source(s));
        }
        if v.f.carry_in {
            self.src(v.mask_in, mask);
        }
        if name.starts_with("v_div_fmas") {
            self.scalar_reads.push((VCC, mask as u8));
        }
        if v.f.carry_out {
            self.set(v.mask_out, mask);
        }
        if let Some(dst) = v.scalar {
            self.set(dst, 1);
            return;
        }
        let words = match v.f.dst.words() {
            1 if v.second.is_some() && !v.f.dst.is_half() => {
                use super::alu::Ty;
                1 + u32::from(matches!(v.f.dst, Ty::F32 | Ty::B32))
            }
            words => words,
        };
        if name.contains("mac_") || name.contains("dot2c") || name.contains("dot4c") {
            self.read(v.dst, words);
        }
        self.write(v.dst, words);
    }

    fn smem(&mut self, s: &SmemInst) {
        if !matches!(s.op, SmemOp::Time) {
            self.scalar_reads.push((s.base, if s.buffer { 4 } else { 2 }));
        }
        if let Some(offset) = s.soffset {
            self.src(offset, 1);
        }
        match s.op {
            SmemOp::Load { bytes, .. } => self.set(s.data, bytes.div_ceil(4)),
            SmemOp::Time => self.set(s.data, 2),
            SmemOp::Store { bytes } => self.scalar_reads.push((s.data, (bytes / 4) as u8)),
        }
    }

    fn ds(&mut self, d: &DsInst) {
        match d.op {
            DsOp::One(op) => {
                self.read(d.address, 1);
                let (data, result) = op.words();
                self.read(d.data[0], data);
                if two_operands(op) {
                    self.read(d.data[1], data);
                }
                self.write(d.dst, result);
            }
            DsOp::Load2 { bytes, .. } => {
                self.read(d.address, 1);
                self.write(d.dst, u32::from(bytes) / 2);
            }
            DsOp::Store2 { bytes, .. } | DsOp::Exchange2 { bytes, .. } => {
                self.read(d.address, 1);
                d.data.iter().for_each(|&r| self.read(r, u32::from(bytes) / 4));
                if matches!(d.op, DsOp::Exchange2 { .. }) {
                    self.write(d.dst, u32::from(bytes) / 2);
                }
            }
            DsOp::Transposed { bytes, .. } => {
                self.read(d.address, 1);
                self.write(d.dst, u32::from(bytes) / 4);
            }
            DsOp::Swizzle => {
                self.read(d.address, 1);
                self.write(d.dst, 1);
            }
            DsOp::Permute | DsOp::BackwardPermute { .. } => {
                self.read(d.address, 1);
                self.read(d.data[0], 1);
                self.write(d.dst, 1);
            }
            DsOp::AddTid { store } => {
                self.scalar_reads.push((M0, 1));
                self.read(d.data[0], u32::from(store));
                self.write(d.dst, u32::from(!store));
            }
            DsOp::Count { .. } => {
                self.scalar_reads.push((M0, 1));
                self.write(d.dst, 1);
            }
            DsOp::Nothing => {}
        }
    }

    fn vmem(&mut self, v: &VmemInst) {
        if let Some(address) = v.vaddr {
            let words = match v.segment {
                Segment::Buffer => u32::from(v.index) + u32::from(v.offen),
                Segment::Scratch => 1,
                Segment::Global if v.saddr.is_some() => 1,
                _ => 2,
            };
            self.read(address, words);
        }
        if let Some(base) = v.saddr {
            let words = if matches!(v.segment, Segment::Buffer | Segment::Scratch) { 1 } else { 2 };
            self.src(base, words);
        }
        if v.segment == Segment::Buffer {
            self.scalar_reads.push((v.resource, 4));
        }
        if v.to_lds.is_some() {
            self.scalar_reads.push((M0, 1));
            return;
        }
        let (data, result) = v.op.words();
        let data = if two_operands(v.op) { 2 * data } else { data };
        self.read(v.data, data);
        self.write(v.dst, result);
        if matches!(v.op, MemOp::Store { .. }) && data > 2 {
            let in_register = matches!(v.saddr, Some(Src::Sgpr(_)));
            if v.segment != Segment::Buffer || !in_register {
                self.wide_store = Some((v.data, data as u16));
            }
        }
    }
}

fn two_operands(op: MemOp) -> bool {
    matches!(op, MemOp::Atomic { op, .. } if AtomicOp::two_operands(op))
}

/// Whether two runs of registers have one in common.
pub(crate) fn overlap<T: Into<u32> + Copy>(a: (T, T), b: (T, T)) -> bool {
    let [a0, a1, b0, b1] = [a.0, a.1, b.0, b.1].map(Into::into);
    a0 < b0 + b1 && b0 < a0 + a1
}
