//! Control flow: two distances.

use super::codes::IMM_FILE;
use super::fields::Bits;
use super::{Encoder, Targets, codes};
use crate::target::device::Generation;
use crate::target::device::INST_BYTES;
use crate::target::eu::{Arf, Base, Dst, Flow, RegSrc, Region, Src, Type};

impl Encoder<'_> {
    pub(super) fn branch(&self, bits: &mut Bits, targets: Targets) -> Result<(), String> {
        let branch = self.data.branch().ok_or("the targets are missing")?;
        let flow = self.data.op.desc().flow;
        if self.generation() < Generation::Gen8 {
            return Err("control flow before gen8 is not supported".to_owned());
        }
        if branch.backward {
            bits.set(self.fields.acc_wr, 1, "the branch's control")?;
        }
        let two = flow.targets() == 2;
        if self.is_gen12() {
            bits.put(46, 46, 1);
            bits.put(47, 47, u64::from(two));
        } else {
            self.old_operands(bits, flow, two)?;
        }
        // Distances count from the branch itself; those of `jmpi` before gen12 from the next instruction.
        let behind = if flow == Flow::Jump && !self.is_gen12() { INST_BYTES as i32 } else { 0 };
        bits.put(127, 96, u64::from((targets.jip - behind) as u32));
        if two {
            bits.put(95, 64, u64::from(targets.uip as u32));
        }
        Ok(())
    }

    /// Encodes the bits in the place of operands, on gen8 and gen9.
    fn old_operands(&self, bits: &mut Bits, flow: Flow, two: bool) -> Result<(), String> {
        let imm = codes::imm_type(self.generation(), Type::D)?;
        if flow == Flow::Jump {
            let ip = Base::Arf(Arf::Ip);
            self.dst(bits, &Dst::new(ip, Type::UD))?;
            let src = RegSrc {
                base: ip,
                offset: 0,
                ty: Type::UD,
                region: Region::SCALAR,
                negate: false,
                abs: false,
            };
            self.source(bits, 0, &Src::Reg(src))?;
        } else {
            self.dst(bits, &Dst::null(Type::UD))?;
        }
        let fields = &self.fields.src[usize::from(!two)];
        bits.set(fields.file, IMM_FILE, "the file")?;
        bits.set(fields.ty, imm, "the type")
    }
}
