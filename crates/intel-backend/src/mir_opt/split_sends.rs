//! Messages in two pieces: one payload becomes two, and neither has to be moved next to the other.
//!
//! A message whose payload is built for it alone is split after the header, or, without one, where the sources change
//! from one register to another: the first piece is likely to be an address, the second data.

use cranelift_entity::SecondaryMap;

use super::{Uses, eu_pass};
use crate::target::device::{GRF_BYTES, Generation};
use crate::target::eu::{
    Base, Dst, EuFunction, Extra, Inst, InstData, Op, RegSrc, Src, Type, VReg, size_written,
};

eu_pass!(
    SPLIT_SENDS,
    Optional,
    "eu-split-sends",
    "Splits messages and their payloads in two where the hardware can send both.",
    "Any function before its payloads are lowered; nothing changes before gen9.",
    "messages split" => split_sends
);

fn split_sends(func: &mut EuFunction) -> u64 {
    if !func.device.split_send {
        return 0;
    }
    let uses = Uses::new(func);
    let sends: Vec<Inst> =
        func.placed().map(|(_, inst)| inst).filter(|&inst| func.insts[inst].op.is_send()).collect();
    // The second piece of each payload that is split, which follows the first.
    let mut pieces: SecondaryMap<Inst, Option<InstData>> = SecondaryMap::new();
    let mut count = 0;
    for send in sends {
        if let Some(split) = Split::find(func, &uses, send) {
            pieces[split.payload] = Some(split.apply(func, send));
            count += 1;
        }
    }
    func.rewrite(|func, _, inst| {
        pieces[inst].take().map(|second| vec![func.insts[inst].clone(), second])
    });
    count
}

/// A payload to be split, and where.
struct Split {
    payload: Inst,
    /// The sources of the first piece.
    at: usize,
    /// The registers of the first and the second piece.
    registers: (u32, u32),
}

impl Split {
    fn find(func: &EuFunction, uses: &Uses, inst: Inst) -> Option<Self> {
        let data = &func.insts[inst];
        let send = data.send()?;
        if send.mlen < 2 || send.ex_mlen > 0 || data.srcs.get(1).is_some_and(|src| !src.is_null()) {
            return None;
        }
        let Some(&Src::Reg(RegSrc { base: Base::Virtual(reg), offset: 0, .. })) = data.srcs.first()
        else {
            return None;
        };
        let payload = uses.single_def(reg)?;
        if uses.reads(reg).len() != 1 || uses.defs(reg).len() != 1 {
            return None;
        }
        let def = &func.insts[payload];
        if !matches!(def.op, Op::LoadPayload | Op::Collect)
            || def.dst.offset != 0
            || def.dst.stride != 1
        {
            return None;
        }
        let at = split_point(def)?;
        let first = bytes(def, 0..at);
        let second = size_written(func, def) - first;
        let whole = first.is_multiple_of(GRF_BYTES) && second.is_multiple_of(GRF_BYTES);
        let registers = (first / GRF_BYTES, second / GRF_BYTES);
        let all = registers.0 + registers.1 == u32::from(send.mlen);
        (whole && all && registers.0 > 0 && registers.1 > 0).then_some(Self {
            payload,
            at,
            registers,
        })
    }

    /// Splits the message, and makes the payload the first piece. The second one.
    fn apply(&self, func: &mut EuFunction, inst: Inst) -> InstData {
        let whole = func.insts[self.payload].clone();
        let piece = |func: &mut EuFunction, registers: u32, header: usize, srcs: &[Src]| {
            let base = func.add_grfs(registers * GRF_BYTES);
            let dst = Dst { base, offset: 0, ..whole.dst };
            let data = InstData {
                op: Op::LoadPayload,
                dst,
                srcs: srcs.into(),
                extra: Extra::Header(header as u8),
                ..whole.clone()
            };
            (base, data)
        };
        let header = whole.header_size();
        let (first_srcs, second_srcs) = whole.srcs.split_at(self.at);
        let (first, first_data) = piece(func, self.registers.0, header.min(self.at), first_srcs);
        let (second, second_data) =
            piece(func, self.registers.1, header.saturating_sub(self.at), second_srcs);
        func.insts[self.payload] = first_data;
        let gen9 = func.device.generation == Generation::Gen9;
        let data = &mut func.insts[inst];
        data.op = match data.op {
            Op::Send if gen9 => Op::Sends,
            Op::Sendc if gen9 => Op::Sendsc,
            op => op,
        };
        data.srcs.truncate(0);
        data.srcs.extend([Src::packed(first, Type::UD, 8), Src::packed(second, Type::UD, 8)]);
        let (mlen, ex_mlen) = (self.registers.0 as u8, self.registers.1 as u8);
        if let Some(send) = data.send_mut() {
            (send.mlen, send.ex_mlen) = (mlen, ex_mlen);
        }
        second_data
    }
}

/// The number of sources of the first piece.
fn split_point(payload: &InstData) -> Option<usize> {
    let header = payload.header_size();
    if header > 0 {
        return (header < payload.srcs.len()).then_some(header);
    }
    let register = |src: &Src| src.as_virtual();
    let first: Option<VReg> = payload.srcs.first().and_then(register);
    payload.srcs.iter().position(|src| register(src) != first).filter(|&at| at > 0)
}

/// The bytes of some sources in a payload.
fn bytes(payload: &InstData, sources: core::ops::Range<usize>) -> u32 {
    let header = payload.header_size();
    sources
        .map(|index| {
            if index < header {
                GRF_BYTES
            } else {
                u32::from(payload.control.exec) * payload.srcs[index].ty().bytes()
            }
        })
        .sum()
}
