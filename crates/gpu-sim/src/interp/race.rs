//! Finds data races between the threads of a workgroup.
//!
//! Every byte remembers its last write and its last read: by which thread, in which *epoch* (a number that
//! every barrier of a workgroup renews, never used twice in a run) and in which *phase* of the thread's warp
//! (renewed by warp synchronisation). Two accesses race when they are of different threads in the same
//! epoch, at least one writes, not both are atomic, and the threads were not ordered by a phase of a common
//! warp. Accesses of different workgroups are never compared: they may be ordered by atomics.

use crate::fault::{Fault, FaultKind, Result};

/// An access to memory: its thread, time and kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Accessor {
    pub(crate) thread: u32,
    pub(crate) epoch: u32,
    pub(crate) phase: u32,
    pub(crate) write: bool,
    pub(crate) atomic: bool,
}

#[derive(Clone, Copy, Default, Debug)]
struct Touch {
    epoch: u32,
    phase: u32,
    thread: u16,
    atomic: bool,
    /// More than one thread.
    many: bool,
}

#[derive(Clone, Copy, Default, Debug)]
struct Cell {
    write: Touch,
    read: Touch,
}

/// Accesses to the bytes of a segment's objects.
#[derive(Default, Debug)]
pub(crate) struct RaceTable {
    objects: Vec<Vec<Cell>>,
}

impl RaceTable {
    /// Checks an access and remembers it.
    pub(crate) fn check(
        &mut self,
        object: usize,
        name: &str,
        size: u64,
        offset: usize,
        len: usize,
        who: Accessor,
    ) -> Result<()> {
        if self.objects.len() <= object {
            self.objects.resize_with(object + 1, Vec::new);
        }
        let cells = &mut self.objects[object];
        if cells.is_empty() {
            cells.resize(size as usize, Cell::default());
        }
        for (n, cell) in cells[offset..offset + len].iter_mut().enumerate() {
            let rival = if who.write && races(cell.read, who) {
                Some((cell.read, "read"))
            } else if races(cell.write, who) {
                Some((cell.write, "written"))
            } else {
                None
            };
            if let Some((touch, verb)) = rival {
                return Err(Fault::new(
                    FaultKind::Race,
                    format!(
                        "byte {} of `{name}` was {verb} by thread {} of the workgroup{} without a barrier since",
                        offset + n,
                        touch.thread,
                        if touch.many { " and others" } else { "" },
                    ),
                ));
            }
            let touch = if who.write { &mut cell.write } else { &mut cell.read };
            let thread = who.thread as u16;
            let ordered = touch.thread / 32 == thread / 32 && touch.phase != who.phase;
            let many =
                touch.epoch == who.epoch && !ordered && (touch.many || touch.thread != thread);
            let atomic = who.atomic && (touch.epoch != who.epoch || touch.atomic);
            *touch = Touch { epoch: who.epoch, phase: who.phase, thread, atomic, many };
        }
        Ok(())
    }
}

fn races(before: Touch, who: Accessor) -> bool {
    if before.epoch != who.epoch || (before.atomic && who.atomic) {
        return false;
    }
    let same = u32::from(before.thread) == who.thread;
    if same && !before.many {
        return false;
    }
    let same_warp = u32::from(before.thread) / 32 == who.thread / 32;
    // Several threads of the warp may have come before: the last of them, in an earlier phase, ends the matter.
    !(same_warp && before.phase != who.phase)
}
