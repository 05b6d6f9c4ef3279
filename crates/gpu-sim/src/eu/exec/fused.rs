//! Two EUs that go through the code together (gen12.1 and gen12.5): two threads of a work-group have one place in the code, and each its
//! registers and channels.
//!
//! If one of them has no channel, it should do nothing, instructions without a mask included: a mask of two bits says
//! which EU is on. On gen12.1 that mask is wrong at times (Intel's numbers 1407528679, 1808850743): if one EU is on and
//! a branch leaves it no channel, its bit stays. It then executes instructions without a mask until it has channels
//! again, together with the other EU or alone. (Not with `else`, if that is where the other one has channels.) Intel's
//! compiler puts a predicate on such instructions in what it writes for `tgllp`, but not for `acm-g10`.
//!
//! Two facts that are not known are decided by turns, so that both happen: whether the pair then jumps to JIP, or goes on with the next
//! instruction although neither has a channel; and whether the mask is wrong up to where it is right again by itself, or up to a
//! branch of the other thread. An EU that was switched off still waits for what the scoreboard says.
//!
//! `jmpi` moves both. Intel's compiler writes none for `tgllp`, and for `acm-g10` only those without a condition, but
//! these also where one EU is off. Here it is a fault if the threads would part. On gen12.1, or with a condition, it is
//! also a fault if one has no channel.
//!
//! The last thread of a work-group with an odd number of them is alone.

use super::thread::{Thread, ThreadState};
use crate::eu::inst::{Inst, Op};
use crate::fault::{Fault, Result};

/// Threads that go together.
pub(super) const PAIR: usize = 2;

/// Lets channels that wait at the next instruction go on, with their EU.
pub(super) fn meet(threads: &mut [Thread]) {
    for thread in threads {
        thread.meet();
        if thread.active != 0 {
            (thread.on, thread.kept) = (true, false);
        }
    }
}

/// Switches EUs off that have no channel any more. `keeps`: not the last one; `finds`: one that was kept on so is found out when the
/// other one has channels.
pub(super) fn switch_off(threads: &mut [Thread], keeps: bool, finds: bool) {
    let last = keeps && threads.iter().filter(|thread| thread.on).count() == 1;
    let forgets = finds && threads.iter().any(|thread| thread.active != 0);
    for thread in threads.iter_mut().filter(|thread| thread.active == 0 && thread.on) {
        thread.kept = last || thread.kept && !forgets;
        thread.on = thread.kept;
    }
}

/// Whether the threads can go on.
pub(super) fn is_ready(threads: &mut [Thread]) -> bool {
    for thread in threads.iter_mut() {
        if thread.state == ThreadState::Waiting && thread.notification_count() > 0 {
            thread.state = ThreadState::Ready;
        }
    }
    threads.iter().all(|thread| thread.state == ThreadState::Ready)
}

/// Whether an instruction waits for other threads.
pub(super) fn waits_for_others(inst: &Inst) -> bool {
    // Of the functions of `sync`, only the barrier does.
    const BARRIER: u8 = 14;
    inst.op == Op::Wait || inst.op == Op::Sync && inst.function == BARRIER
}

/// Whether threads cannot go on with an instruction yet, because other threads have not come.
pub(super) fn must_wait(threads: &mut [Thread], inst: &Inst) -> bool {
    if !waits_for_others(inst) {
        return false;
    }
    let mut waits = false;
    for thread in threads.iter_mut().filter(|thread| thread.active != 0) {
        if thread.notification_count() == 0 {
            thread.state = ThreadState::Waiting;
            waits = true;
        }
    }
    waits
}

/// Checks that one of the threads executes an instruction, and that the instruction is one for a pair.
pub(super) fn check(threads: &[Thread], inst: &Inst, keeps: bool) -> Result<()> {
    let branch = inst.op.is_branch() && inst.op != Op::Jmpi;
    if !branch && inst.op != Op::Nop && !threads.iter().any(|thread| thread.on) {
        return Err(Fault::undefined("code runs with no channel on"));
    }
    let ends = inst.message.is_some_and(|message| message.ends_thread);
    let jumps = inst.op == Op::Jmpi && (keeps || inst.predicate.is_some());
    if (ends || jumps) && threads.iter().any(|thread| thread.active == 0) {
        return Err(apart());
    }
    Ok(())
}

/// Two threads that go together cannot be at two places.
#[cold]
pub(super) fn apart() -> Fault {
    Fault::undefined("the threads of a fused pair take different paths")
}
