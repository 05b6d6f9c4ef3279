//! Mutants of a kernel: one instruction that keeps order is passed over, or the waits of one.

use super::decode::decode;
use super::generation::Generation;
use super::inst::{Inst, Op};
use super::message::{self, Action, Descriptor};
use super::swsb::{Mark, Swsb};
use crate::fault::Result;

/// A change of one instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Removal {
    /// Its place in bytes from the beginning of the code.
    pub address: u32,
    /// Whether only its waits for tokens and for other instructions go.
    only_waits: bool,
}

/// A kind of change.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Removable {
    /// A fence of global memory.
    Fence,
    /// A fence of shared local memory.
    LocalFence,
    /// The instruction that waits for a fence's answer.
    FenceWait,
    /// The same for a fence of shared local memory.
    LocalFenceWait,
    /// A message by which the sampler forgets what it has read.
    Forget,
    /// The instruction that waits for its answer.
    ForgetWait,
    /// A message to the barrier, or the wait for it.
    Barrier,
    /// A `sync` for tokens.
    Sync,
    /// The waits of an instruction by the software scoreboard.
    Scoreboard,
}

impl Removal {
    pub(super) fn apply(self, inst: &mut Inst) {
        let takes = |swsb: &Swsb| swsb.token.filter(|token| token.kind == Mark::Take);
        inst.swsb.distance = None;
        inst.swsb.token = takes(&inst.swsb);
        if !self.only_waits {
            inst.op = Op::Nop;
            inst.swsb = Swsb::default();
            (inst.dst, inst.message, inst.sources) = (None, None, [const { None }; 3]);
        }
    }
}

/// The function number of `sync.bar`.
const SYNC_BARRIER: u8 = 14;

/// Lists the instructions of some code that keep order.
pub(super) fn find(generation: Generation, code: &[u8]) -> Result<Vec<(Removal, Removable)>> {
    let mut list = Vec::new();
    let (mut address, mut answer) = (0, None);
    while (address as usize) < code.len() {
        let inst = decode(generation, code, address)?;
        let kind = kind(generation, &inst)?;
        let waits = answer.take().filter(|(register, _)| reads(&inst, *register));
        if let Some(kind) = kind.or(waits.map(|(_, waits)| waits)) {
            list.push((Removal { address, only_waits: false }, kind));
        }
        let token = inst.swsb.token.is_some_and(|token| token.kind != Mark::Take);
        if kind.is_none() && (token || inst.swsb.distance.is_some()) {
            list.push((Removal { address, only_waits: true }, Removable::Scoreboard));
        }
        answer = match kind {
            Some(Removable::Fence) => Some(Removable::FenceWait),
            Some(Removable::LocalFence) => Some(Removable::LocalFenceWait),
            Some(Removable::Forget) => Some(Removable::ForgetWait),
            _ => None,
        }
        .zip(inst.dst)
        .map(|(waits, dst)| (dst.register.number, waits));
        let ends = inst.message.is_some_and(|message| message.ends_thread);
        address = inst.next();
        if ends {
            break;
        }
    }
    Ok(list)
}

fn kind(generation: Generation, inst: &Inst) -> Result<Option<Removable>> {
    if inst.op == Op::Wait || inst.op == Op::Sync && inst.function == SYNC_BARRIER {
        return Ok(Some(Removable::Barrier));
    }
    if inst.op == Op::Sync {
        return Ok(Some(Removable::Sync));
    }
    let Some(message) = inst.message else { return Ok(None) };
    let (Descriptor::Immediate(descriptor), Descriptor::Immediate(extended)) =
        (message.descriptor, message.extended)
    else {
        return Ok(None);
    };
    Ok(match message::action(generation, message.function, descriptor, extended)? {
        Action::Fence { local: false } => Some(Removable::Fence),
        Action::Fence { local: true } => Some(Removable::LocalFence),
        Action::Forget => Some(Removable::Forget),
        Action::Barrier => Some(Removable::Barrier),
        _ => None,
    })
}

fn reads(inst: &Inst, register: u8) -> bool {
    use super::inst::Value;
    let is = |value: &Value| matches!(value, Value::Register(r) if r.register.number == register);
    inst.op == Op::Mov && inst.sources.iter().flatten().any(|source| is(&source.value))
}
