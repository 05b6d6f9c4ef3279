//! The scoreboard's byte of an instruction of gen12: what it waits for, and which token it takes.

use super::{Decoded, Decoder};
use crate::eu::generation::Generation;
use crate::eu::inst::{Inst, Op, Type};
use crate::eu::swsb::{Mark, Pipe, Swsb, Use};

impl Decoder {
    /// Bits 15:8. (Up to gen9 they mean something else.)
    pub(super) fn scoreboard(self, inst: &Inst) -> Decoded<Swsb> {
        let mut swsb = Swsb { pipe: pipe_of(self.generation, inst), ..Swsb::default() };
        if !self.is_gen12() {
            return Ok(swsb);
        }
        let byte = self.bits.get(15, 8) as u8;
        let (distance, token) = (byte & 7, byte & 15);
        let use_of = |kind| Some(Use { kind, token });
        let late = self.generation >= Generation::Gen12p5;
        match byte >> 3 {
            0 if distance == 0 => {}
            0 => swsb.distance = Some((combined_pipe(self.generation, inst), distance)),
            1 if late => swsb.distance = Some((None, distance)),
            2 if late => swsb.distance = Some((Some(Pipe::Float), distance)),
            3 if late => swsb.distance = Some((Some(Pipe::Int), distance)),
            10 if late => swsb.distance = Some((Some(Pipe::Long), distance)),
            4 | 5 => swsb.token = use_of(Mark::Written),
            6 | 7 => swsb.token = use_of(Mark::Read),
            8 | 9 => swsb.token = use_of(Mark::Take),
            16.. => {
                swsb.distance = Some((combined_pipe(self.generation, inst), byte >> 4 & 7));
                swsb.token = use_of(if swsb.pipe.is_none() { Mark::Take } else { Mark::Written });
                if swsb.distance.is_some_and(|(_, distance)| distance == 0) {
                    return Err(format!("the scoreboard's byte {byte:#04x}"));
                }
            }
            _ => return Err(format!("the scoreboard's byte {byte:#04x}")),
        }
        Ok(swsb)
    }
}

/// Whether an instruction is done at a time of its own, with a token.
fn is_out_of_order(inst: &Inst) -> bool {
    matches!(inst.op, Op::Send | Op::Math)
}

/// The pipe that works on an instruction in order; `None` for messages, the extended unit, and what needs no unit.
fn pipe_of(generation: Generation, inst: &Inst) -> Option<Pipe> {
    if is_out_of_order(inst) || matches!(inst.op, Op::Sync | Op::Nop | Op::Illegal | Op::Wait) {
        return None;
    }
    // One pipe for all.
    if generation < Generation::Gen12p5 {
        return Some(Pipe::Float);
    }
    let types = || inst.sources.iter().flatten().map(|s| s.ty);
    let dst = inst.dst.map(|d| d.ty);
    let wide = types().chain(dst).any(|ty| ty.bytes() == 8);
    Some(match dst {
        _ if wide => Pipe::Long,
        Some(ty) if ty.is_float() => Pipe::Float,
        _ => Pipe::Int,
    })
}

/// The pipe that a distance without a name is about: that of the sources' types; of messages all.
fn combined_pipe(generation: Generation, inst: &Inst) -> Option<Pipe> {
    if generation < Generation::Gen12p5 {
        return Some(Pipe::Float);
    }
    let types = || inst.sources.iter().flatten().map(|s| s.ty);
    if inst.op == Op::Send {
        None
    } else if types().any(|ty| ty.bytes() == 8) {
        Some(Pipe::Long)
    } else if types().all(Type::is_float) {
        Some(Pipe::Float)
    } else {
        Some(Pipe::Int)
    }
}
