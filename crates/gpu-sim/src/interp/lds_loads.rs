//! AMD's loads from memory straight into LDS: `global.load.lds`, `load.to.lds`, `raw.buffer.load.lds` and kin.
//!
//! The LDS pointer is the same for all lanes. Each lane writes after it, at its number times the bytes of a lane, at least four;
//! bytes and halves are extended by zeros to a dword. The constant offset counts for both sides.

use super::buffers;
use super::builtin::Call;
use super::code::Operand;
use super::cpu::Cpu;
use super::decoder::Decoder;
use super::shape::Scalar;
use super::sites::{Access, BufferSite, LdsLoadSite};
use super::value::Slot;
use super::warp_ops::{WarpCall, WarpOp, WaveOp};
use crate::fault::{Fault, Result};
use crate::memory::Space;
use ir::ssa::buffer_intrinsics::{LdsLoad, LdsSource};
use ir::ssa::{Type, Value};

const SOURCE: Access = Access { space: Space::Global, align: 0, atomic: false };
const LDS: Access = Access { space: Space::Shared, align: 0, atomic: false };

/// Decodes one of the intrinsics; false for others. (What marks those that are asynchronous does nothing here: all are done
/// at once.)
pub(super) fn lower(d: &mut Decoder<'_, '_>, name: &str, args: &[Value], dst: u32) -> Result<bool> {
    let Some(load) = LdsLoad::of(name) else { return Ok(false) };
    let number = |n: usize| {
        let value = args.get(n).and_then(|v| v.constant()).and_then(|c| d.cx.consts.as_uint(c));
        value.map(|v| v as u64).ok_or_else(|| Fault::input("a size that is not a constant"))
    };
    let (bytes, constant) = (number(LdsLoad::BYTES)?, number(load.constant())?);
    if !matches!(bytes, 1 | 2 | 4 | 12 | 16) {
        return Err(Fault::input(format!("a load of {bytes} bytes into LDS")));
    }
    let is_fat =
        d.ty(args[0]).address_space() == Some(ir::ssa::buffer_intrinsics::BUFFER_FAT_POINTER);
    let buffer = match load.source {
        LdsSource::Buffer { indexed } => Some(BufferSite::source(d, args[0], indexed)),
        LdsSource::Pointer => is_fat.then(|| BufferSite::source(d, args[0], false)),
    };
    let mut list = vec![d.operand(args[LdsLoad::LDS])?, d.operand(args[0])?];
    if load.offset().is_some() {
        for &arg in &args[LdsLoad::BYTES + 1..load.constant()] {
            list.push(d.operand(arg)?);
        }
    }
    d.builtin_operands(Call::LoadToLds(LdsLoadSite { buffer, bytes, constant }), list, dst)?;
    Ok(true)
}

/// Decodes a read of LDS whose elements 16 lanes exchange.
pub(super) fn transposed(
    d: &mut Decoder<'_, '_>,
    bits: u8,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<()> {
    let words = if bits == 6 { 3 } else { 2 };
    let (read, moved) = (d.temporary(words), d.temporary(words));
    d.builtin(Call::LdsWords(words), args, read)?;
    let op = WaveOp::Transpose { words: words as u8, bits };
    let call = WarpCall { op: WarpOp::Wave(op, d.program.warp_size), mask: None };
    let list = (0..words).map(|n| Operand(read + n)).collect();
    d.builtin_operands(Call::Warp(call), list, moved)?;
    let to = d.lanes_of(ret)?;
    buffers::bitcast(d, (Scalar::Int(32), words), to, Operand(moved), dst);
    Ok(())
}

impl Cpu<'_, '_> {
    /// Reads dwords of LDS.
    pub(super) fn lds_words(&mut self, count: u32, pointer: Operand, dst: u32) -> Result<()> {
        let address = self.address(self.get(pointer))?;
        for n in 0..count {
            let value = self.load(LDS, 32, Slot::new(address + 4 * u64::from(n)))?;
            self.set(dst + n, value);
        }
        Ok(())
    }

    /// Carries out a load into LDS.
    pub(super) fn load_to_lds(&mut self, site: LdsLoadSite, args: &[Operand]) -> Result<()> {
        let lane = u64::from(self.thread.lane);
        let lds = self.address(self.get(args[0]))? + site.constant + lane * site.bytes.max(4);
        let piece = site.bytes.min(4);
        for n in 0..site.bytes / piece {
            let further = site.constant + n * piece;
            let from = match site.buffer {
                Some(buffer) => self.buffer_piece(buffer, &args[1..], further, piece)?,
                None => Some(self.address(self.get(args[1]))?.wrapping_add(further)),
            };
            let value = match from {
                Some(address) => self.load(SOURCE, 8 * piece as u32, Slot::new(address))?,
                None => Slot::ZERO,
            };
            self.store(LDS, 32, Slot::new(lds + 4 * n), value)?;
        }
        Ok(())
    }
}
