//! The software scoreboard of gen12 and later: on that hardware no instruction waits for a register by itself; each
//! instruction encodes its waits (its SWSB field).
//!
//! * Operations that a pipe does in order are waited for by their *distance*: the number of that pipe's instructions
//!   since, 1 to 7. gen12.1 has one pipe; gen12.5 has one for floats, one for integers, one for 64 bits. Operations
//!   further back than a pipe is deep are done. Branches are not counted: if hardware counts them, the operation waited
//!   for is only nearer.
//! * Messages and the extended unit come back at any time. Each takes one of 16 *tokens*; others wait until the holder
//!   has written its destination, or (to overwrite its payload) has read its sources. An instruction that takes a
//!   token waits until it is free.
//! * Flags, accumulators in one pipe, and the address register are looked after by the hardware; an accumulator that another
//!   pipe wrote is not.
//! * Where one instruction cannot say everything, `sync` comes before: `sync.nop` with a field of its own, or `sync.allwr` and
//!   `sync.allrd` for several tokens.
//! * An instruction under the channel mask may be skipped when no channel is on, its waiting too. So what it waits for is done
//!   for others under the mask, but not for those with NoMask ([`access::View`]). A `sync` has NoMask: what it waits for
//!   is done for all.
//!
//! The pass `eu-scoreboard` runs last. [`state`] is the set of operations that may be in flight at a point; a forward
//! analysis over the machine's graph joins it at the starts of blocks until nothing changes. Tokens are assigned
//! before, in layout order: an instruction that has to wait for a token takes that one, others one that is certainly
//! free, else the one that was taken first.
//!
//! Sources: Intel's programmer's reference manual for Tiger Lake, "software scoreboard"; depths of pipes and what needs no wait
//! as Mesa 22.3 and Intel's compiler have them. `gpu_sim::eu` checks the result with rules of its own.

mod access;
mod state;

use cranelift_entity::{EntitySet, SecondaryMap};
use ir::diagnostic::Diagnostic;
use ir::pass::{Change, PassCx};
use smallvec::smallvec;

use crate::mir_opt::eu_pass;
use crate::target::device::{Device, Generation};
use crate::target::eu::{
    self, Block, Control, Dst, EuFunction, Extra, Inst, InstData, Op, Src, Stage, Swsb, SyncFn,
    Token, Type, flow_graph,
};
use access::{Access, ExecUnit, View};
use state::{InFlight, Need};

/// The number of tokens.
const TOKENS: u8 = 16;
/// The largest distance that can be said.
const MOST: u32 = 7;

eu_pass!(
    SCOREBOARD,
    Required,
    "eu-scoreboard",
    "Says what each instruction waits for, on hardware that does not know by itself (gen12 and later).",
    "An allocated function; nothing may move afterwards." => place_syncs
);

fn place_syncs(
    func: &mut EuFunction,
    (): &mut (),
    cx: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    if !func.device.scoreboard {
        return Ok(Change::Unchanged);
    }
    if func.stage < Stage::Allocated {
        let error = Diagnostic::error("the scoreboard needs an allocated function");
        return Err(error.in_function(&func.name));
    }
    let accesses = accesses(func);
    let tokens = give_tokens(func, &accesses);
    let entries = entries(func, &accesses, &tokens);
    let syncs = write(func, &accesses, &tokens, &entries);
    cx.stat("syncs", syncs);
    Ok(Change::Changed)
}

/// Accesses of each instruction.
type Accesses = SecondaryMap<Inst, Access>;
/// The token of each instruction that takes one.
type Tokens = SecondaryMap<Inst, Option<u8>>;

fn accesses(func: &EuFunction) -> Accesses {
    let mut accesses = SecondaryMap::new();
    for (_, inst) in func.placed() {
        accesses[inst] = Access::of(func, &func.insts[inst]);
    }
    accesses
}

/// Assigns tokens in layout order.
fn give_tokens(func: &EuFunction, accesses: &Accesses) -> Tokens {
    let mut tokens: Tokens = SecondaryMap::new();
    let mut taken = [0u32; TOKENS as usize];
    let mut state = InFlight::new(func.device);
    for (n, (_, inst)) in func.placed().enumerate() {
        let access = &accesses[inst];
        let ends = func.insts[inst].send().is_some_and(|send| send.eot);
        if access.unit == ExecUnit::OutOfOrder && !ends {
            let need = state.need(access);
            // Of those that it waits for the one whose answer it needs; else a free one, and of these the oldest.
            let awaited = if need.written != 0 { need.written } else { need.read };
            let free = !state.held();
            let among = if awaited != 0 {
                awaited
            } else if free != 0 {
                free
            } else {
                u16::MAX
            };
            let oldest = (0..TOKENS)
                .filter(|&t| among >> t & 1 == 1)
                .min_by_key(|&t| taken[usize::from(t)])
                .unwrap_or(0);
            taken[usize::from(oldest)] = n as u32 + 1;
            tokens[inst] = Some(oldest);
        }
        step(&mut state, func, inst, access, tokens[inst]);
    }
    tokens
}

/// Goes over an instruction: what it waits for, which is done then, and what it begins. Returns what needs a `sync` before it,
/// and its own field.
fn step(
    state: &mut InFlight,
    func: &EuFunction,
    inst: Inst,
    access: &Access,
    token: Option<u8>,
) -> (Need, Swsb) {
    let mut need = state.need(access);
    state.wait(access.view, &need);
    if let Some(token) = token {
        // To take it is to wait for it.
        need.written &= !(1 << token);
        need.read &= !(1 << token);
    }
    let (apart, swsb) = fields(func.device, &func.insts[inst], &need, token);
    state.wait(View::Unmasked, &apart);
    state.begin(access, token);
    (apart, swsb)
}

/// State at the start of each block.
fn entries(
    func: &EuFunction,
    accesses: &Accesses,
    tokens: &Tokens,
) -> SecondaryMap<Block, Option<Box<InFlight>>> {
    let mut entries: SecondaryMap<Block, Option<Box<InFlight>>> = SecondaryMap::new();
    let Some(&first) = func.layout.first() else { return entries };
    entries[first] = Some(Box::new(InFlight::new(func.device)));
    let graph = flow_graph(func);
    let mut pending = EntitySet::new();
    pending.insert(first);
    // In layout order until nothing is left; back edges make further rounds.
    let mut again = true;
    while again {
        again = false;
        for &block in &func.layout {
            if !pending.remove(block) {
                continue;
            }
            let Some(entry) = &entries[block] else { continue };
            let mut state = entry.clone();
            for &inst in &func.blocks[block].insts {
                step(&mut state, func, inst, &accesses[inst], tokens[inst]);
            }
            state.settle();
            for &next in graph.successors(block) {
                let changed = match &mut entries[next] {
                    Some(entry) => entry.join(&state),
                    none => {
                        *none = Some(state.clone());
                        true
                    }
                };
                if changed {
                    pending.insert(next);
                    again = true;
                }
            }
        }
    }
    entries
}

/// Writes the fields, and puts in `sync` where they do not suffice; how many.
fn write(
    func: &mut EuFunction,
    accesses: &Accesses,
    tokens: &Tokens,
    entries: &SecondaryMap<Block, Option<Box<InFlight>>>,
) -> u64 {
    let mut syncs = 0;
    for at in 0..func.layout.len() {
        let block = func.layout[at];
        let Some(entry) = &entries[block] else { continue };
        let mut state = entry.clone();
        let insts = core::mem::take(&mut func.blocks[block].insts);
        for inst in insts {
            let (apart, swsb) = step(&mut state, func, inst, &accesses[inst], tokens[inst]);
            for data in syncs_for(&apart) {
                syncs += 1;
                log::debug!(
                    target: SCOREBOARD.name,
                    "`{}` before `{}`: its field has no room for both",
                    eu::print_inst(&data),
                    eu::print_inst(&func.insts[inst])
                );
                let made = func.push(block, data);
                func.set_inst_loc(made, func.inst_loc(inst));
            }
            func.insts[inst].swsb = swsb;
            func.blocks[block].insts.push(inst);
        }
    }
    syncs
}

/// Divides what an instruction waits for: what needs a `sync` before it, and its own field.
fn fields(device: &Device, data: &InstData, need: &Need, token: Option<u8>) -> (Need, Swsb) {
    let mut apart = *need;
    // A wait for a write includes the wait for the reads.
    apart.read &= !apart.written;
    let mut swsb = Swsb::default();
    match token {
        Some(token) => swsb.token = Some((Token::Set, token)),
        None if matches!(access::unit(device, data), ExecUnit::InOrder(_)) => {
            // One token has room here.
            let any = if apart.written != 0 { apart.written } else { apart.read };
            if any != 0 && (apart.written != 0 || apart.distance.is_none()) {
                let one = any.trailing_zeros() as u8;
                let kind = if apart.written != 0 { Token::Dst } else { Token::Src };
                swsb.token = Some((kind, one));
                apart.written &= !(1 << one);
                apart.read &= !(1 << one);
            }
        }
        None => {}
    }
    if let Some((pipe, distance)) = apart.distance {
        let beside = match swsb.token {
            None => Some(pipe),
            Some(_) => beside_a_token(device, data, pipe),
        };
        if let Some(pipe) = beside {
            swsb.distance = Some((pipe, distance.min(MOST) as u8));
            apart.distance = None;
        }
    }
    (apart, swsb)
}

/// The `sync` instructions that wait for something.
fn syncs_for(apart: &Need) -> impl Iterator<Item = InstData> {
    // A distance is here that cannot stand beside a token.
    let distance = apart.distance.map(|(pipe, distance)| {
        let distance = Some((pipe, distance.min(MOST) as u8));
        sync(SyncFn::Nop, Src::null(Type::UD), Swsb { distance, token: None })
    });
    let tokens = [(SyncFn::AllWr, apart.written), (SyncFn::AllRd, apart.read)];
    tokens.into_iter().filter_map(|(function, tokens)| wait_for(function, tokens)).chain(distance)
}

/// Returns the pipe that is encoded beside a token: the field has no room for one, so it is the pipe of the sources'
/// types, and for messages all.
fn beside_a_token(device: &Device, data: &InstData, pipe: u8) -> Option<u8> {
    if device.generation < Generation::Gen12p5 {
        return Some(pipe);
    }
    if data.op.is_send() {
        return Some(access::ALL);
    }
    let types = || data.srcs.iter().map(Src::ty);
    let own = if types().any(|ty| ty.bytes() == 8) {
        access::LONG
    } else if types().all(Type::is_float) {
        access::FLOAT
    } else {
        access::INT
    };
    (own == pipe).then_some(0)
}

/// An instruction that waits for some tokens.
fn wait_for(function: SyncFn, tokens: u16) -> Option<InstData> {
    let one = tokens.trailing_zeros() as u8;
    match tokens.count_ones() {
        0 => None,
        1 => {
            let kind = if function == SyncFn::AllWr { Token::Dst } else { Token::Src };
            let swsb = Swsb { distance: None, token: Some((kind, one)) };
            Some(sync(SyncFn::Nop, Src::null(Type::UD), swsb))
        }
        _ => Some(sync(function, Src::ud(tokens.into()), Swsb::default())),
    }
}

fn sync(function: SyncFn, src: Src, swsb: Swsb) -> InstData {
    let mut data = InstData::new(Op::Sync, Control::all(1), Dst::null(Type::UD), &[]);
    data.srcs = smallvec![src];
    data.extra = Extra::Sync(function);
    data.swsb = swsb;
    data
}
