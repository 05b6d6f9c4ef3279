//! Finds data races between the threads of a workgroup.
//!
//! Every byte remembers its last write and its last read: by which thread, by which instruction, in which *epoch* (a number that
//! every barrier of a workgroup renews) and in which *phase* of the thread's warp (renewed by warp synchronisation). Two accesses
//! race when they are of different threads in the same epoch, at least one writes, not both are atomic, and nothing ordered the
//! threads: neither a phase of a common warp nor atomic accesses. Any two atomic accesses to the same bytes order their threads,
//! whatever ordering they state. So a flag that threads wait for is no race, and a fence that is missing is not found here.
//! Accesses of different workgroups are never compared. A store that leaves the bytes as they are is not given to the table by its users.

use ir::map::Map;

/// An instruction, as two numbers of the machine that runs it.
pub(crate) type Site = (u32, u32);

/// An access to memory: its thread, time and kind.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Accessor {
    pub(crate) thread: u32,
    pub(crate) warp: u32,
    pub(crate) epoch: u64,
    pub(crate) phase: u32,
    pub(crate) write: bool,
    pub(crate) atomic: bool,
    /// It orders its thread with others that access the same bytes so.
    pub(crate) orders: bool,
    /// It was issued before the last barrier.
    pub(crate) late: bool,
    pub(crate) site: Site,
}

#[derive(Clone, Copy, Default, Debug)]
struct Touch {
    epoch: u64,
    phase: u32,
    /// Of its thread, at the time of the access.
    clock: u32,
    site: Site,
    thread: u16,
    warp: u16,
    atomic: bool,
    late: bool,
    /// More than one thread.
    many: bool,
}

#[derive(Clone, Copy, Default, Debug)]
struct Cell {
    write: Touch,
    read: Touch,
}

/// The access that another one races with.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rival {
    /// The byte of the object.
    pub(crate) byte: usize,
    pub(crate) thread: u32,
    /// There were other threads, too.
    pub(crate) many: bool,
    pub(crate) write: bool,
    /// It was issued before the last barrier.
    #[cfg_attr(
        not(feature = "amdgpu"),
        allow(dead_code, reason = "only accesses of AMD's waves are late")
    )]
    pub(crate) late: bool,
    pub(crate) site: Site,
}

impl Rival {
    /// The sentence that says so, with a word for threads.
    pub(crate) fn message(&self, name: &str, thread: &str) -> String {
        format!(
            "byte {} of `{name}` was {} by {thread} {} of the workgroup{} without a barrier since",
            self.byte,
            if self.write { "written" } else { "read" },
            self.thread,
            if self.many { " and others" } else { "" },
        )
    }
}

/// Time of each thread that is known somewhere.
type Clocks = Map<u32, u32>;

/// The order that atomic accesses give the threads of a workgroup since its last barrier.
#[derive(Default, Debug)]
pub(crate) struct Order {
    epoch: u64,
    own: Clocks,
    known: Map<u32, Clocks>,
    places: Map<(bool, usize, usize), Clocks>,
}

impl Order {
    /// A thread makes an atomic access to a byte of an object of shared or global memory: it knows from here on what came before
    /// the other atomic accesses to it, and hands on what it knows.
    fn pass(&mut self, place: (bool, usize, usize), who: Accessor) {
        if self.epoch != who.epoch {
            *self = Order { epoch: who.epoch, ..Order::default() };
        }
        let own = self.own.entry(who.thread).or_default();
        let there = self.places.entry(place).or_default();
        let known = self.known.entry(who.thread).or_default();
        join(known, there);
        known.insert(who.thread, *own);
        join(there, known);
        *own += 1;
    }

    fn now(&self, who: Accessor) -> u32 {
        if self.epoch == who.epoch { self.own.get(&who.thread).copied().unwrap_or(0) } else { 0 }
    }

    /// Whether a thread knows of an access of another one.
    fn knows(&self, who: Accessor, touch: Touch) -> bool {
        let known = self.known.get(&who.thread).filter(|_| self.epoch == who.epoch);
        let time = known.and_then(|known| known.get(&u32::from(touch.thread)));
        time.is_some_and(|&time| time >= touch.clock)
    }
}

fn join(to: &mut Clocks, from: &Clocks) {
    for (&thread, &time) in from {
        let own = to.entry(thread).or_default();
        *own = (*own).max(time);
    }
}

/// Accesses to the bytes of a segment's objects.
#[derive(Default, Debug)]
pub(crate) struct RaceTable {
    objects: Vec<Vec<Cell>>,
}

impl RaceTable {
    /// Checks an access to bytes of an object of `size` bytes, and remembers it. `shared` tells the two memories of a workgroup apart.
    /// Returns an access that it races with.
    pub(crate) fn check(
        &mut self,
        order: &mut Order,
        (shared, object): (bool, usize),
        size: u64,
        offset: usize,
        len: usize,
        who: Accessor,
    ) -> Option<Rival> {
        if self.objects.len() <= object {
            self.objects.resize_with(object + 1, Vec::new);
        }
        let cells = &mut self.objects[object];
        if cells.is_empty() {
            cells.resize(size as usize, Cell::default());
        }
        if who.orders {
            order.pass((shared, object, offset), who);
        }
        let clock = order.now(who);
        for (n, cell) in cells[offset..offset + len].iter_mut().enumerate() {
            let races = |touch: Touch| races(touch, who) && !order.knows(who, touch);
            let rival = if who.write && races(cell.read) {
                Some((cell.read, false))
            } else if races(cell.write) {
                Some((cell.write, true))
            } else {
                None
            };
            if let Some((touch, write)) = rival {
                return Some(Rival {
                    byte: offset + n,
                    thread: u32::from(touch.thread),
                    many: touch.many,
                    write,
                    late: touch.late,
                    site: touch.site,
                });
            }
            let touch = if who.write { &mut cell.write } else { &mut cell.read };
            let (thread, warp) = (who.thread as u16, who.warp as u16);
            let ordered =
                touch.warp == warp && touch.phase != who.phase || order.knows(who, *touch);
            let many =
                touch.epoch == who.epoch && !ordered && (touch.many || touch.thread != thread);
            let atomic = who.atomic && (touch.epoch != who.epoch || touch.atomic);
            let Accessor { epoch, phase, site, late, .. } = who;
            *touch = Touch { epoch, phase, clock, site, thread, warp, atomic, late, many };
        }
        None
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
    let same_warp = u32::from(before.warp) == who.warp;
    // Several threads of the warp may have come before: the last of them, in an earlier phase, ends the matter.
    !(same_warp && before.phase != who.phase)
}
