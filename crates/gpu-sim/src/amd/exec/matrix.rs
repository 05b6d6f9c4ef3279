//! Matrix instructions.

use super::wave::Wave;
use crate::amd::generation::Generation;
use crate::amd::inst::{AGPR, MatrixInst, Src};
use crate::amd::matrix::{Flags, Product};
use crate::fault::{Fault, Result};

impl Wave {
    /// MFMA and WMMA.
    pub(super) fn matrix(
        &mut self,
        name: &str,
        inst: &MatrixInst,
        generation: Generation,
    ) -> Result<()> {
        let refused = || Fault::unsupported(format!("the instruction `{name}`"));
        let lanes = self.size();
        let plain = name.strip_prefix("v_").ok_or_else(refused)?;
        let product =
            Product::named(plain, lanes, generation.family() >= 12).ok_or_else(refused)?;
        let mfma = plain.starts_with("mfma");
        if mfma && inst.control != [0; 3] {
            return Err(Fault::unsupported(format!("`{name}` with blocks moved")));
        }
        if !mfma && self.exec() != u64::MAX >> (64 - lanes) {
            return Err(Fault::undefined(format!("`{name}` without all lanes")));
        }
        let flags = if mfma {
            Flags { signed: [true; 2], ..Flags::default() }
        } else {
            let [low, _] = inst.neg;
            let signed = [low & 1 != 0, low & 2 != 0];
            if low & 4 != 0 || plain.contains("_f16") && low != 0 {
                return Err(Fault::unsupported(format!("`{name}` with signs changed")));
            }
            Flags { signed, high: inst.high, clamp: inst.clamp }
        };
        let limit = |register: u16| if register >= AGPR { AGPR + self.agprs } else { self.vgprs };
        let words = |register: u16, count: usize| -> Result<Vec<Vec<u32>>> {
            if usize::from(register) + count > usize::from(limit(register)) {
                let message = format!("`{name}` uses registers that the kernel has not");
                return Err(Fault::out_of_bounds(message));
            }
            let one =
                |lane: usize| (0..count as u16).map(|n| self.v32(register + n, lane)).collect();
            Ok((0..lanes).map(one).collect())
        };
        let (a, b) =
            (words(inst.a, product.factor_dwords())?, words(inst.b, product.factor_dwords())?);
        let count = product.sum_dwords();
        let c = match inst.c {
            Src::Vgpr(register) => words(register, count)?,
            Src::Const(value) => vec![vec![value as u32; count]; lanes],
            _ => return Err(refused()),
        };
        words(inst.dst, count)?;
        for (lane, c) in c.iter().enumerate() {
            let result = product.result(lane, flags, |l| &a[l], |l| &b[l], c);
            for (n, &word) in result.iter().enumerate() {
                self.set_v32(inst.dst + n as u16, lane, word);
            }
        }
        Ok(())
    }
}
