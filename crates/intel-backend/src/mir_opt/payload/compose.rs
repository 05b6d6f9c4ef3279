//! COLLECT and LOAD_HEADER together are a LOAD_PAYLOAD.

use cranelift_entity::{EntitySet, SecondaryMap};
use smallvec::SmallVec;

use crate::mir_opt::order::Order;
use crate::mir_opt::{Uses, eu_pass};
use crate::target::device::GRF_BYTES;
use crate::target::eu::{
    Base, Block, EuFunction, Extra, Inst, InstData, Op, Region, Src, Type, VReg, size_written,
    src_place,
};

eu_pass!(
    COMPOSE,
    Required,
    "compose-payloads",
    "Makes one LOAD_PAYLOAD of a COLLECT and the LOAD_HEADER in front of it.",
    "Any function before its payloads are lowered; a COLLECT with another use stays.",
    "headers put into payloads" => compose
);

/// Makes one LOAD_PAYLOAD of each LOAD_HEADER and the COLLECT that only it uses, in the same block. The number of them.
///
/// The COLLECT moves down to the header; nothing between the two may write its sources.
pub(crate) fn compose(func: &mut EuFunction) -> u64 {
    let uses = Uses::new(func);
    let mut collects: SecondaryMap<VReg, Option<(Block, Inst)>> = SecondaryMap::new();
    for (block, inst) in func.placed() {
        let data = &func.insts[inst];
        if data.op == Op::Collect
            && let Base::Virtual(reg) = data.dst.base
            && uses.single_def(reg) == Some(inst)
            && uses.reads(reg).len() == 1
        {
            collects[reg] = Some((block, inst));
        }
    }
    let order = Order::new(func);
    let mut merged = Vec::new();
    for (block, inst) in func.placed() {
        let data = &func.insts[inst];
        let Some(collected) = body_of(func, data).and_then(|reg| collects[reg]) else { continue };
        let (home, collect) = collected;
        if home == block
            && compatible(func, data, &func.insts[collect])
            && !is_overwritten(func, &uses, &order, collect, inst)
        {
            merged.push((collect, inst));
        }
    }
    for &(collect, inst) in &merged {
        let collect = func.insts[collect].clone();
        let data = &mut func.insts[inst];
        data.op = Op::LoadPayload;
        data.control = collect.control;
        data.saturate = collect.saturate;
        data.srcs.pop();
        data.srcs.extend(collect.srcs);
    }
    let mut gone = EntitySet::new();
    gone.extend(merged.iter().map(|&(collect, _)| collect));
    func.remove(&gone)
}

/// Whether an instruction between two of a block writes anything that the first one reads.
fn is_overwritten(func: &EuFunction, uses: &Uses, order: &Order, first: Inst, last: Inst) -> bool {
    let data = &func.insts[first];
    (0..data.srcs.len())
        .filter_map(|index| src_place(func, data, index))
        .any(|place| order.is_written_between(func, uses, (first, last), place))
}

/// The payload after the header of a LOAD_HEADER.
fn body_of(func: &EuFunction, data: &InstData) -> Option<VReg> {
    (data.op == Op::LoadHeader)
        .then(|| data.srcs.last().and_then(Src::as_virtual))
        .flatten()
        .filter(|reg| func.vregs.is_valid(*reg))
}

/// Whether the COLLECT fills its register from the start, so that the two layouts are the same.
fn compatible(func: &EuFunction, header: &InstData, collect: &InstData) -> bool {
    let size = size_written(func, collect);
    let Base::Virtual(reg) = collect.dst.base else { return false };
    collect.dst.offset == 0
        && size.div_ceil(GRF_BYTES) * GRF_BYTES == func.vreg_bytes(reg)
        && collect.dst.stride == header.dst.stride
}

/// The LOAD_PAYLOAD that an instruction of the family stands for; `None` for other instructions. The header of a
/// LOAD_HEADER is followed by the registers of its payload, which are whole registers and so are header sources as
/// well.
pub(crate) fn as_load_payload(func: &EuFunction, data: &InstData) -> Option<InstData> {
    match data.op {
        Op::LoadPayload => Some(data.clone()),
        Op::Collect => {
            Some(InstData { op: Op::LoadPayload, extra: Extra::Header(0), ..data.clone() })
        }
        Op::LoadHeader => {
            let (body, headers) = data.srcs.split_last()?;
            let reg = body.as_virtual()?;
            let count = func.vreg_bytes(reg) / GRF_BYTES;
            let whole = Src::reg(Base::Virtual(reg), Type::UD, Region::packed(8, 4));
            let mut srcs: SmallVec<[Src; 3]> = headers.into();
            srcs.extend((0..count).map(|i| whole.advanced(i * GRF_BYTES)));
            let header = u8::try_from(srcs.len()).ok()?;
            Some(InstData {
                op: Op::LoadPayload,
                srcs,
                extra: Extra::Header(header),
                ..data.clone()
            })
        }
        _ => None,
    }
}
