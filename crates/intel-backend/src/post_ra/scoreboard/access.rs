//! Registers that an instruction accesses, in whole registers.

use smallvec::SmallVec;

use crate::target::device::{Device, GRF_BYTES, GRF_COUNT, Generation};
use crate::target::eu::{
    Arf, Base, EuFunction, InstData, Op, OpFlags, Options, RegBytes, Shape, Space, Src, Type,
    dst_places, src_place,
};

/// Numbers of pipes in the field: all, floats, integers, 64 bits. On gen12.1 the only pipe is the field's 0.
pub(super) const ALL: u8 = 1;
pub(super) const FLOAT: u8 = 2;
pub(super) const INT: u8 = 3;
pub(super) const LONG: u8 = 4;

/// Registers that are tracked: the general ones, and accumulators.
pub(super) const REGISTERS: usize = GRF_COUNT as usize + ACCUMULATORS;
const ACCUMULATORS: usize = 4;

/// Unit that executes an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum ExecUnit {
    /// A pipe, by its index.
    InOrder(u8),
    /// Something that comes back at any time.
    OutOfOrder,
    /// None: branches, `sync`, `nop`.
    #[default]
    None,
}

/// For whom something is done that was waited for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) enum View {
    /// For instructions under the channel mask.
    #[default]
    Masked,
    /// For those with NoMask too.
    Unmasked,
}

/// Registers that an instruction accesses.
#[derive(Clone, Default, Debug)]
pub(super) struct Access {
    pub(super) unit: ExecUnit,
    pub(super) view: View,
    /// Numbers of registers.
    pub(super) reads: SmallVec<[u8; 8]>,
    pub(super) writes: SmallVec<[u8; 8]>,
    /// Reads or writes state that everything depends on: all instructions before must be done, and all after it
    /// must wait.
    pub(super) control: bool,
}

impl Access {
    /// Of an instruction.
    pub(super) fn of(func: &EuFunction, data: &InstData) -> Self {
        let mut access = Self { unit: unit(func.device, data), ..Self::default() };
        let unmasked = data.control.nomask || matches!(data.op, Op::Sync);
        access.view = if unmasked { View::Unmasked } else { View::Masked };
        if access.unit == ExecUnit::None {
            return access;
        }
        for index in 0..data.srcs.len() {
            add(&mut access.reads, src_place(func, data, index));
        }
        for place in dst_places(func, data) {
            add(&mut access.writes, Some(place));
        }
        let desc = data.op.desc();
        let accumulators = [GRF_COUNT as u8, GRF_COUNT as u8 + 1];
        if desc.is(OpFlags::READS_ACC) {
            access.reads.extend(accumulators);
        }
        if desc.is(OpFlags::WRITES_ACC) || data.options.contains(Options::ACC_WR) {
            access.writes.extend(accumulators);
        }
        let state = |base| {
            matches!(
                base,
                Base::Arf(Arf::Control | Arf::State | Arf::Notification | Arf::Timestamp)
            )
        };
        access.control = state(data.dst.base)
            || data.srcs.iter().filter_map(Src::as_reg).any(|reg| state(reg.base));
        access
    }
}

/// Adds the registers of a place.
fn add<const N: usize>(set: &mut SmallVec<[u8; N]>, place: Option<RegBytes>)
where
    [u8; N]: smallvec::Array<Item = u8>,
{
    let Some(place) = place else { return };
    let first = match place.space {
        Space::Grf => 0,
        Space::Arf(Arf::Accumulator(number)) => u32::from(GRF_COUNT) + u32::from(number),
        _ => return,
    };
    for register in place.start / GRF_BYTES..place.end.div_ceil(GRF_BYTES) {
        let number = (first + register).min(REGISTERS as u32 - 1);
        set.push(number as u8);
    }
}

/// Returns the unit that executes an instruction. (On gen12.5 by the types; a `mov` to floats is one
/// of the float pipe.)
pub(super) fn unit(device: &Device, data: &InstData) -> ExecUnit {
    match data.op.desc().shape {
        Shape::Send | Shape::SplitSend | Shape::Math => return ExecUnit::OutOfOrder,
        Shape::Branch | Shape::Sync | Shape::Nop | Shape::Pseudo | Shape::Wait => {
            return ExecUnit::None;
        }
        Shape::Unary | Shape::Binary | Shape::Ternary => {}
    }
    if device.generation < Generation::Gen12p5 {
        return ExecUnit::InOrder(0);
    }
    let types = || data.srcs.iter().map(Src::ty).chain([data.dst.ty]);
    ExecUnit::InOrder(if types().any(|ty: Type| ty.bytes() == 8) {
        2
    } else if data.dst.ty.is_float() {
        0
    } else {
        1
    })
}

/// The number of a pipe in the field.
pub(super) fn pipe_number(one_pipe: bool, index: usize) -> u8 {
    if one_pipe { 0 } else { [FLOAT, INT, LONG][index] }
}
