//! Number of moves that payloads have kept.

use ir::map::Map;

use crate::mir_opt::Uses;
use crate::target::eu::{Base, EuFunction, Inst, InstData, Op, Src, VReg, dst_places, overlap};

ir::named_enum! {
    /// Why a value is moved into a payload.
    pub enum Cause {
        /// It is a constant.
        Constant = "constant",
        /// One element for all channels, which the message wants for each.
        Shared = "shared",
        /// It lies in a fixed register: the thread's payload.
        Fixed = "fixed",
        /// It is read by other instructions, too, or written in several places.
        Kept = "kept",
        /// Nothing else reads it, but it is one of several that come there on different paths: a parameter of a block,
        /// which is the message's register.
        Joined = "joined",
        /// Nothing else reads it: it could have been computed where the message takes it from.
        OnlyUse = "only-use",
    }
}

/// The payloads of a function whose payloads are moves.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Statistics {
    /// Messages.
    pub sends: u32,
    /// Registers that they are made of.
    pub registers: u32,
    /// Moves into them that change no bits, in instructions of the stage the function is in.
    pub moves: Vec<(Inst, Cause)>,
}

impl Statistics {
    /// Looks at a function from the stage `lowered` on and before allocation. The message that ends a thread does not count.
    pub fn new(func: &EuFunction) -> Self {
        let uses = Uses::new(func);
        let mut found = Self::default();
        let mut payloads: Map<VReg, ()> = Map::default();
        for (_, inst) in func.placed() {
            let data = &func.insts[inst];
            let Some(send) = data.send().filter(|send| !send.eot) else { continue };
            found.sends += 1;
            found.registers += u32::from(send.mlen) + u32::from(send.ex_mlen);
            for reg in data.srcs.iter().filter_map(Src::as_virtual) {
                payloads.insert(reg, ());
            }
        }
        for (_, inst) in func.placed() {
            let data = &func.insts[inst];
            let Base::Virtual(to) = data.dst.base else { continue };
            if payloads.get(&to).is_some()
                && let Some(cause) = cause(func, &uses, data)
            {
                found.moves.push((inst, cause));
            }
        }
        found
    }

    /// Moves for a cause.
    pub fn count(&self, cause: Cause) -> u32 {
        self.moves.iter().filter(|(_, c)| *c == cause).count() as u32
    }
}

/// Why a move is there; none of what is none or computes something.
fn cause(func: &EuFunction, uses: &Uses, data: &InstData) -> Option<Cause> {
    let modified = data.saturate || data.pred.is_some() || data.cmod.is_some();
    if data.op != Op::Mov || modified {
        return None;
    }
    let Src::Reg(src) = data.srcs[0] else { return Some(Cause::Constant) };
    let raw = src.ty == data.dst.ty
        || src.ty.bytes() == data.dst.ty.bytes() && !src.ty.is_float() && !data.dst.ty.is_float();
    // Bytes and words that are put into parts of doublewords are work, not copies.
    let packed = data.dst.stride == 1 || src.ty.bytes() >= 4;
    if !raw || !packed || src.negate || src.abs {
        return None;
    }
    let Base::Virtual(from) = src.base else { return Some(Cause::Fixed) };
    if data.control.exec > 1 && src.region.is_scalar(data.control.exec) {
        return Some(Cause::Shared);
    }
    let Base::Virtual(to) = data.dst.base else { return None };
    if uses.single_def(from).is_none() || uses.reads(from).len() != 1 || from == to {
        return Some(Cause::Kept);
    }
    let own = dst_places(func, data);
    let writers = uses.defs(to).iter().map(|&def| &func.insts[def]);
    let several = writers.filter(|def| overlap(&dst_places(func, def), &own)).count() > 1;
    Some(if several { Cause::Joined } else { Cause::OnlyUse })
}
