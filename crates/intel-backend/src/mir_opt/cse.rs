//! Common subexpressions of a block: what is computed already is read again.
//!
//! Two instructions are the same if all of them is: operation, width, group, write mask, modifiers, operands, header. A second
//! one is replaced by a copy of the first's result, or, where both results are written once, by the first's result itself.
//! A payload that is a copy of one register is no expression: the copy that replaced it would be the same again.
//!
//! Copies keep the structure: of a payload header registers as such and values by their width; of an answer of a message
//! registers of eight channels; else one move.

use cranelift_entity::SecondaryMap;
use ir::map::Map;
use smallvec::SmallVec;

use super::copies::is_coalescing_payload;
use super::order::{Order, writes_place};
use super::{Uses, eu_pass};
use crate::mir_opt::payload::moves;
use crate::target::device::GRF_BYTES;
use crate::target::eu::{
    self, Arf, Base, Control, Dst, EuFunction, Extra, Inst, InstData, Op, OpFlags, Options,
    RegBytes, RegSrc, Region, Src, Stage, Type, VReg, dst_places, src_place,
};

eu_pass!(
    COMMON_SUBEXPRESSIONS,
    Optional,
    "eu-cse",
    "Computes equal values of a block once; equal payloads share registers.",
    "Any function.",
    "values shared" => share
);

/// An instruction without its destination's place: what it computes.
fn key(data: &InstData) -> InstData {
    let mut key = data.clone();
    key.dst.base = Base::Null;
    key.dst.offset = 0;
    if data.op.desc().is(OpFlags::COMMUTES) && data.srcs.len() == 2 {
        // A fixed order of the two; constants stay last.
        let rank = |src: &Src| match src {
            Src::Imm(imm) => (1, imm.bits, 0, 0, 0),
            Src::Reg(reg) => {
                let (kind, number) = match reg.base {
                    Base::Virtual(v) => (1, u64::from(v.as_u32())),
                    Base::Grf(n) => (0, u64::from(n)),
                    _ => (2, 0),
                };
                (
                    0,
                    number << 2 | kind,
                    reg.offset,
                    reg.ty as u32,
                    u32::from(reg.negate) << 1 | u32::from(reg.abs),
                )
            }
        };
        if rank(&key.srcs[0]) > rank(&key.srcs[1]) {
            key.srcs.swap(0, 1);
        }
    }
    key
}

fn is_expression(func: &EuFunction, data: &InstData) -> bool {
    let Base::Virtual(_) = data.dst.base else { return false };
    if data.has_effects() || data.is_partial() || data.desc_reads_acc() || data.writes_flag() {
        return false;
    }
    if data.srcs.iter().any(|src| matches!(src, Src::Reg(RegSrc { base: Base::Arf(arf), .. }) if !matches!(arf, Arf::Address | Arf::Flag(_)))) {
        return false;
    }
    match data.op {
        Op::Phi | Op::Undef => false,
        // One that moves a constant or a register costs as much as a copy.
        Op::Mov => data.saturate || data.srcs[0].ty() != data.dst.ty || data.extra != Extra::None,
        Op::LoadPayload | Op::Collect | Op::LoadHeader => !is_coalescing_payload(func, data),
        // Values in message registers are no operands.
        op if op.is_send() => {
            !func.device.has_mrf()
                && data.send().is_some_and(|send| !send.reads && !send.writes && send.rlen > 0)
        }
        _ => true,
    }
}

fn share(func: &mut EuFunction) -> u64 {
    let uses = Uses::new(func);
    let order = Order::new(func);
    let mut renamed: SecondaryMap<VReg, Option<VReg>> = SecondaryMap::new();
    let mut copies: Vec<(Inst, Vec<InstData>)> = Vec::new();
    for &block in &func.layout {
        let mut seen: Map<InstData, Inst> = Map::default();
        for &inst in &func.blocks[block].insts {
            let mut data = func.insts[inst].clone();
            rename(&mut data, &renamed);
            if !is_expression(func, &data) {
                continue;
            }
            let key = key(&data);
            let earlier = seen.get(&key).copied();
            if let Some(first) = earlier
                && still_holds(func, &uses, &order, first, inst)
            {
                log::debug!(
                    target: COMMON_SUBEXPRESSIONS.name,
                    "`{}` has the value of `{}`",
                    eu::print_inst(&data),
                    eu::print_inst(&func.insts[first])
                );
                if let Some((from, to)) = same_register(func, &uses, &order, first, inst) {
                    renamed[from] = Some(to);
                    copies.push((inst, Vec::new()));
                } else {
                    let mut list = copy_of(func, &func.insts[first], &data);
                    if func.stage >= Stage::Lowered && list[0].op.is_pseudo() {
                        list = moves(func.device, &list[0]);
                    }
                    copies.push((inst, list));
                }
                continue;
            }
            seen.insert(key, inst);
        }
    }
    let count = copies.len() as u64;
    let mut replaced: SecondaryMap<Inst, Option<Vec<InstData>>> = SecondaryMap::new();
    copies.into_iter().for_each(|(inst, list)| replaced[inst] = Some(list));
    func.rewrite(|_, _, inst| replaced[inst].take());
    if count > 0 {
        for data in func.insts.values_mut() {
            rename(data, &renamed);
        }
    }
    count
}

/// Whether neither the operands nor the result of `first` are written between it and `later`, nor by `first` itself.
fn still_holds(func: &EuFunction, uses: &Uses, order: &Order, first: Inst, later: Inst) -> bool {
    let data = &func.insts[first];
    let mut places: SmallVec<[RegBytes; 4]> = dst_places(func, data).into_iter().collect();
    for index in 0..data.srcs.len() {
        if let Some(place) = src_place(func, data, index) {
            if writes_place(func, data, place) {
                return false;
            }
            places.push(place);
        }
    }
    let flag = data.flag.filter(|_| data.reads_flag());
    let both = (first, later);
    !flag.is_some_and(|flag| order.is_flag_written_between(func, uses, both, flag))
        && !places.iter().any(|&place| order.is_written_between(func, uses, both, place))
}

/// The registers of the second and the first result, if the one may stand for the other everywhere.
fn same_register(
    func: &EuFunction,
    uses: &Uses,
    order: &Order,
    first: Inst,
    later: Inst,
) -> Option<(VReg, VReg)> {
    let (a, b) = (&func.insts[first].dst, &func.insts[later].dst);
    let (Base::Virtual(to), Base::Virtual(from)) = (a.base, b.base) else { return None };
    let once = |reg, inst| uses.single_def(reg) == Some(inst) && uses.defs(reg).len() == 1;
    let same = a.offset == 0 && b.offset == 0 && func.vregs[to] == func.vregs[from];
    let reads = uses
        .reads(from)
        .iter()
        .all(|&read| order.dominates(later, read) && func.insts[read].op != Op::Phi);
    (same && once(to, first) && once(from, later) && reads).then_some((from, to))
}

/// Reads registers by their new names.
fn rename(data: &mut InstData, renamed: &SecondaryMap<VReg, Option<VReg>>) {
    for src in &mut data.srcs {
        if let Src::Reg(RegSrc { base: Base::Virtual(reg), .. }) = src
            && let Some(to) = renamed[*reg]
        {
            *reg = to;
        }
    }
}

/// The result of `first` in the place of another's.
fn copy_of(func: &EuFunction, first: &InstData, later: &InstData) -> Vec<InstData> {
    let from = |offset: u32, ty: Type, exec: u8| {
        Src::packed(first.dst.base, ty, exec).advanced(first.dst.offset + offset)
    };
    let payload = |control, header, srcs: &[Src]| {
        vec![InstData::load_payload(control, Dst { stride: 1, ..later.dst }, header, srcs)]
    };
    if first.op.is_pseudo() {
        // The same structure: header registers, then values.
        let (mut at, mut srcs) = (0, Vec::new());
        let whole = if first.op == Op::LoadHeader {
            registers_of(func, first)
        } else {
            first.header_size()
        };
        for _ in 0..whole {
            srcs.push(from(at, Type::UD, 8));
            at += GRF_BYTES;
        }
        for src in first.srcs.iter().skip(whole.min(first.srcs.len())) {
            srcs.push(if src.is_null() { *src } else { from(at, src.ty(), first.control.exec) });
            at += u32::from(first.control.exec) * src.ty().bytes();
        }
        return payload(first.control, whole as u8, &srcs);
    }
    if let Extra::Send(send) = &first.extra {
        let control = Control { exec: 8, group: first.control.group, nomask: first.control.nomask };
        let srcs: Vec<Src> =
            (0..u32::from(send.rlen)).map(|i| from(i * GRF_BYTES, Type::UD, 8)).collect();
        return payload(control, 0, &srcs);
    }
    let ty = later.dst.ty;
    let region = Region::strided(first.control.exec, ty.bytes(), first.dst.stride);
    let src = Src::reg(first.dst.base, ty, region).advanced(first.dst.offset);
    let mut mov = InstData::mov(later.control, later.dst, src);
    mov.options = Options::NONE;
    vec![mov]
}

/// The registers of a payload with its header, all of them whole.
fn registers_of(func: &EuFunction, data: &InstData) -> usize {
    (crate::target::eu::size_written(func, data) / GRF_BYTES) as usize
}

impl InstData {
    /// Whether the accumulator is read without being named.
    fn desc_reads_acc(&self) -> bool {
        self.op.desc().is(OpFlags::READS_ACC)
    }
}
