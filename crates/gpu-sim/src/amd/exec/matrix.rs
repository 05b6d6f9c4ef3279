//! Matrix instructions.

use super::wave::Wave;
use crate::amd::generation::Generation;
use crate::amd::inst::{AGPR, MatrixInst, Src};
use crate::amd::matrix::{Flags, Product, Sources};
use crate::fault::{Fault, Result};

impl MatrixInst {
    /// The product of an instruction of this name.
    pub(crate) fn product(
        &self,
        name: &str,
        lanes: usize,
        generation: Generation,
    ) -> Option<Product> {
        let product = Product::named(name.strip_prefix("v_")?, lanes, generation.products())?;
        match product.is_open() {
            true => product.of_formats([self.control[0], self.control[2]]),
            false => Some(product),
        }
    }

    /// The modifiers, if they are known.
    fn flags(&self, name: &str, product: &Product) -> Result<Flags> {
        let mfma = name.starts_with("v_mfma") || name.starts_with("v_smfmac");
        let [cbsz, abid, _] = self.control;
        if mfma {
            if !product.is_open() && !product.is_sparse() && self.control != [0; 3] {
                return Err(Fault::unsupported(format!("`{name}` with blocks moved")));
            }
            let bytes = self.scales.map_or([0; 2], |(_, bytes)| bytes);
            let set = if cbsz == 0 { abid } else { 0 };
            return Ok(Flags { signed: [true; 2], set, bytes, ..Flags::default() });
        }
        let [low, _] = self.neg;
        let signed = [low & 1 != 0, low & 2 != 0];
        if low & 4 != 0 || !name.contains("_iu") && low != 0 {
            return Err(Fault::unsupported(format!("`{name}` with signs changed")));
        }
        let set = if product.is_sparse() { self.key } else { 0 };
        Ok(Flags { signed, high: self.high, clamp: self.clamp, set, ..Flags::default() })
    }
}

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
        let product = inst.product(name, lanes, generation).ok_or_else(refused)?;
        if name.contains("wmma") && self.exec() != u64::MAX >> (64 - lanes) {
            return Err(Fault::undefined(format!("`{name}` without all lanes")));
        }
        let flags = inst.flags(name, &product)?;
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
        let a = words(inst.a, product.factor_dwords(0))?;
        let b = words(inst.b, product.factor_dwords(1))?;
        let count = product.sum_dwords();
        let c = match inst.c {
            Src::Vgpr(register) => words(register, count)?,
            Src::Const(value) => vec![vec![value as u32; count]; lanes],
            _ => return Err(refused()),
        };
        words(inst.dst, count)?;
        let every = |src: Src| -> Vec<u32> {
            let value = |lane| match src {
                Src::Vgpr(register) => self.v32(register, lane),
                src => self.uniform(src, false) as u32,
            };
            (0..lanes).map(value).collect()
        };
        let index = inst.index.map(every);
        let scales = inst.scales.map(|(scales, _)| scales.map(every));
        let sources = Sources {
            matrices: [&a, &b, &c],
            index: index.as_deref(),
            scales: scales.as_ref().map(|s| s.each_ref().map(Vec::as_slice)),
        };
        for (lane, result) in product.results(flags, &sources).iter().enumerate() {
            for (n, &word) in result.iter().enumerate() {
                self.set_v32(inst.dst + n as u16, lane, word);
            }
        }
        Ok(())
    }
}
