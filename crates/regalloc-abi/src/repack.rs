//! The attempts to find places for the defs of one instruction, in their order, and those of them that pack values.

use core::cmp::Reverse;
use core::ops::Range;

use ir::machine::{LaneMask, MachineFunction, PReg, RegFile, VReg};
use ir::map::Set;
use smallvec::SmallVec;

use crate::failure::Failure;
use crate::make_room::{Def, Problem, Solution, Worlds};
use crate::pack::best_start;
use crate::places::Places;
use crate::units::{FileSets, UnitSet, units_of};

/// Stretches of a file that are packed for a def, to take the one that moves the least.
const MOST_STRETCHES: usize = 8;

/// Strategy of packing everything anew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Packing {
    /// The most aligned and widest first, each in the tightest run.
    Tight,
    /// Values that live through at both ends of the file, the aligned below and the others above, so that one aligned
    /// run is left for the rest. That works whenever the whole sizes fit and no fixed register prevents it.
    Apart,
    /// Values that live through a call stay where they are if they can. The rest of them come next, then those that may
    /// be in more registers than the preserved ones.
    LastingStay,
    /// Values that live through a call first: that works whenever spilling ensured that they fit in the preserved
    /// registers.
    LastingFirst,
}

/// Something to be packed.
#[derive(Clone, Copy, Debug)]
struct Item {
    /// The value that has a place now.
    value: Option<VReg>,
    /// The def that gets one.
    def: Option<usize>,
    /// The register whose class counts.
    reg: VReg,
    /// Lanes held before the instruction.
    before: LaneMask,
    /// Lanes held after it.
    behind: LaneMask,
}

impl Item {
    /// It holds its place before the instruction and after it.
    fn lives_through(&self) -> bool {
        !self.before.is_empty() && !self.behind.is_empty()
    }

    /// Sorts by what is hardest to place: single registers of a class, then alignment and width.
    fn difficulty(
        &self,
        func: &MachineFunction,
        places: &Places<'_>,
    ) -> (bool, Reverse<(u32, u32)>) {
        let info = places.info(self.reg);
        let free_choice = func.target.class(info.class).files != 0;
        (free_choice, Reverse((info.align, info.units)))
    }
}

/// Free units before and after the instruction, and what got a place so far.
struct Packed<'a, 'b> {
    func: &'a MachineFunction,
    places: &'a Places<'b>,
    problem: &'a Problem,
    before: FileSets,
    behind: FileSets,
    solution: Solution,
    defs: Vec<Option<PReg>>,
}

impl<'a, 'b> Packed<'a, 'b> {
    fn new(problem: &'a Problem, func: &'a MachineFunction, places: &'a Places<'b>) -> Self {
        let (before, behind) = problem.empty_worlds(places);
        let defs = vec![None; problem.defs.len()];
        Self { func, places, problem, before, behind, solution: Solution::default(), defs }
    }

    /// Whether the value of an item can stay where it is.
    fn stays(&self, item: &Item) -> bool {
        let Some(reg) = item.value else { return false };
        let at = self.places.place(reg);
        let free = |world: &FileSets, lanes: LaneMask| {
            units_of(at, lanes).all(|unit| world.file(at.file()).contains(unit))
        };
        free(&self.before, item.before) && free(&self.behind, item.behind)
    }

    /// The tightest place for an item, or with `apart` one at an end of the file.
    fn find(&self, item: &Item, apart: bool) -> Option<PReg> {
        let info = *self.places.info(item.reg);
        self.places.files_of(self.func, item.reg).find_map(|file| {
            let mut starts: Option<UnitSet> = None;
            let mut room = None;
            for (world, lanes) in [(&self.before, item.before), (&self.behind, item.behind)] {
                if lanes.is_empty() {
                    continue;
                }
                let free = world.file(file);
                let fitting = info.starts_for(self.func.target, file, free, lanes);
                match &mut starts {
                    Some(starts) => starts.intersect_with(&fitting),
                    None => starts = Some(fitting),
                }
                room = Some(free);
            }
            let start = match (apart, item.lives_through() && info.align == 1) {
                (false, _) => best_start(room?, &starts?, info.units)?,
                (true, false) => starts?.first()?,
                (true, true) => starts?.last()?,
            };
            Some(info.at(file, start))
        })
    }

    /// Takes a place for an item.
    fn put(&mut self, item: &Item, place: PReg) {
        self.before.remove_lanes(place, item.before);
        self.behind.remove_lanes(place, item.behind);
        if let Some(reg) = item.value
            && self.places.place(reg) != place
        {
            self.solution.moved.push((reg, place));
        }
        let Some(number) = item.def else { return };
        self.defs[number] = Some(place);
        if item.value.is_none()
            && let Some(tie) = self.problem.defs[number].tie
        {
            self.solution.tied.push(tie.copy_to(place));
        }
    }

    fn solution(mut self) -> Option<Solution> {
        self.solution.defs = self.defs.into_iter().collect::<Option<SmallVec<[PReg; 8]>>>()?;
        Some(self.solution)
    }
}

impl Problem {
    /// Finds places.
    pub(crate) fn solve(
        &self,
        func: &MachineFunction,
        places: &mut Places<'_>,
    ) -> Result<Solution, Failure> {
        if self.defs.is_empty() && self.clobbers.is_none() {
            return Ok(Solution::default());
        }
        if let Some(solution) = self.quick(func, places) {
            return Ok(solution);
        }
        let worlds = Worlds::new(self, places);
        if let Some(solution) = self.attempt(func, places, worlds.clone(), false) {
            return Ok(solution);
        }
        if let Some(solution) = self.attempt(func, places, worlds.clone(), true) {
            return Ok(solution);
        }
        if let Some(solution) = self.repack_some(func, places, &worlds) {
            return Ok(solution);
        }
        let packings: &[Packing] = if self.clobbers.is_some() {
            &[Packing::Tight, Packing::Apart, Packing::LastingStay, Packing::LastingFirst]
        } else {
            &[Packing::Tight, Packing::Apart]
        };
        let packed = packings.iter().find_map(|&packing| self.repack(func, places, packing));
        packed.ok_or_else(|| Failure::NoPlace(String::new()))
    }

    /// Moves some values so that the widest def has a place: those that a window for it displaces, or those of a stretch of the file,
    /// which are packed. Returns the solution that moves the fewest units.
    fn repack_some(
        &self,
        func: &MachineFunction,
        places: &Places<'_>,
        worlds: &Worlds,
    ) -> Option<Solution> {
        let widest = (0..self.defs.len()).max_by_key(|&n| places.info(self.defs[n].reg).units)?;
        let mut items = self.items(places);
        if items.iter().any(|item| item.def == Some(widest) && item.value.is_some()) {
            return None;
        }
        items.sort_by_key(|item| (item.difficulty(func, places), Reverse(item.lives_through())));
        let windows = self.windows(func, places, worlds, &self.defs[widest]).into_iter();
        let displaced = windows
            .filter_map(|window| displace(Packed::new(self, func, places), &items, widest, window));
        let stretches = self.stretches(func, places, worlds, &self.defs[widest]).into_iter();
        let packed = stretches
            .filter_map(|stretch| pack_stretch(Packed::new(self, func, places), &items, stretch));
        displaced.chain(packed).min_by_key(|solution| {
            solution.moved.iter().map(|&(reg, _)| places.info(reg).units).sum::<u32>()
        })
    }

    /// The shortest stretches of whole values with as many free units as a def needs.
    fn stretches(
        &self,
        func: &MachineFunction,
        places: &Places<'_>,
        worlds: &Worlds,
        def: &Def,
    ) -> Vec<(RegFile, Range<u32>)> {
        let info = *places.info(def.reg);
        let needed = info.units + info.align - 1;
        let mut stretches: Vec<(RegFile, Range<u32>)> = Vec::new();
        for file in places.files_of(func, def.reg) {
            let allowed = worlds.allowed(def.holds_before()).file(file);
            let movable = worlds.clearable.file(file);
            let mut begin = 0;
            let mut free = 0;
            for end in 0..allowed.bound() {
                if allowed.contains(end) {
                    free += 1;
                } else if !movable.contains(end) {
                    (begin, free) = (end + 1, 0);
                }
                // The stretch starts as late as possible.
                while free > needed || begin < end && !allowed.contains(begin) {
                    free -= u32::from(allowed.contains(begin));
                    begin += 1;
                }
                if free == needed {
                    stretches.push((file, begin..end + 1));
                }
            }
        }
        stretches.sort_by_key(|(_, range)| range.len());
        stretches.truncate(MOST_STRETCHES);
        stretches
    }

    /// Packs everything anew.
    fn repack(
        &self,
        func: &MachineFunction,
        places: &Places<'_>,
        packing: Packing,
    ) -> Option<Solution> {
        let apart = packing == Packing::Apart;
        let lasting = matches!(packing, Packing::LastingStay | Packing::LastingFirst);
        let mut items = self.items(places);
        items.sort_by_key(|item| {
            let (free_choice, width) = item.difficulty(func, places);
            let both = item.lives_through();
            (free_choice, (apart || lasting) && !both, width, Reverse(both))
        });
        let mut packed = Packed::new(self, func, places);
        if packing == Packing::LastingStay {
            items.retain(|item| {
                let lasts = item.def.is_none() && !item.behind.is_empty();
                let stays = lasts && packed.stays(item);
                if stays && let Some(reg) = item.value {
                    packed.put(item, places.place(reg));
                }
                !stays
            });
        }
        for item in &items {
            let place = packed.find(item, apart)?;
            packed.put(item, place);
        }
        packed.solution()
    }

    /// All that needs a place: the values that have one, and the defs.
    fn items(&self, places: &Places<'_>) -> Vec<Item> {
        let mut items: Vec<Item> = Vec::new();
        let mut seen: Set<VReg> = Set::default();
        for (file, set) in places.allocatable.iter() {
            for unit in set.iter() {
                let Some(reg) = places.owner(file, unit) else { continue };
                if !seen.insert(reg) {
                    continue;
                }
                let live = places.live[reg.as_u32() as usize];
                let after = self.lanes_after(places, reg);
                items.push(Item { value: Some(reg), def: None, reg, before: live, behind: after });
            }
        }
        for (number, def) in self.defs.iter().enumerate() {
            let shared = def.tie.filter(|tie| {
                let lanes = LaneMask::run(tie.offset, tie.units);
                let ends = self.lanes_after(places, tie.source).intersection(lanes).is_empty();
                let same = places.info(def.reg).class == places.info(tie.source).class;
                ends && same && tie.offset == 0 && !tie.apart
            });
            if let Some(tie) = shared
                && let Some(item) =
                    items.iter_mut().find(|i| i.value == Some(tie.source) && i.def.is_none())
            {
                // One place for both.
                item.def = Some(number);
                item.behind = item.behind.union(def.lanes);
                continue;
            }
            let before = if def.holds_before() { def.lanes } else { LaneMask::NONE };
            let item =
                Item { value: None, def: Some(number), reg: def.reg, before, behind: def.lanes };
            items.push(item);
        }
        items
    }

    /// Returns the free units before and after the instruction when no value has a place.
    fn empty_worlds(&self, places: &Places<'_>) -> (FileSets, FileSets) {
        let mut before = places.allocatable.clone();
        before.subtract(&places.fixed);
        let mut behind = places.allocatable.clone();
        behind.subtract(&self.fixed_behind(places));
        if let Some(clobbers) = &self.clobbers {
            behind.subtract(clobbers);
        }
        (before, behind)
    }
}

/// Places the def `first` in a window, and the items, which are sorted by difficulty: what can stay stays, the others of the
/// same width come after it.
fn displace(
    mut packed: Packed<'_, '_>,
    items: &[Item],
    first: usize,
    window: PReg,
) -> Option<Solution> {
    let (func, places) = (packed.func, packed.places);
    packed.put(items.iter().find(|item| item.def == Some(first))?, window);
    for same in items.chunk_by(|a, b| a.difficulty(func, places) == b.difficulty(func, places)) {
        let mut displaced: SmallVec<[&Item; 8]> = SmallVec::new();
        for item in same.iter().filter(|item| item.def != Some(first)) {
            match item.value {
                Some(reg) if packed.stays(item) => packed.put(item, places.place(reg)),
                _ => displaced.push(item),
            }
        }
        for item in displaced {
            let place = packed.find(item, false)?;
            packed.put(item, place);
        }
    }
    packed.solution()
}

/// Packs the items that lie in a stretch of a file, or have no place, and are sorted by difficulty. The others stay.
fn pack_stretch(
    mut packed: Packed<'_, '_>,
    items: &[Item],
    (file, range): (RegFile, Range<u32>),
) -> Option<Solution> {
    let mut inside: Vec<&Item> = Vec::new();
    for item in items {
        let at = item.value.map(|reg| packed.places.place(reg));
        let stays = at.filter(|at| {
            let first = u32::from(at.first_unit());
            let outside = at.file() != file
                || first >= range.end
                || first + u32::from(at.units()) <= range.start;
            outside && packed.stays(item)
        });
        match stays {
            Some(place) => packed.put(item, place),
            None => inside.push(item),
        }
    }
    for item in inside {
        let place = packed.find(item, false)?;
        packed.put(item, place);
    }
    packed.solution()
}
