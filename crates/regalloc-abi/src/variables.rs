//! Variables of the source after register allocation: the values that selection recorded for virtual registers, as the
//! registers and slots that hold them.
//!
//! Each round of allocation reports the holders of the runs that variables are in ([`Holders::add`]). [`place`] goes
//! through the finished code with that and with the records of selection. A record holds from the end of the
//! instruction after which it was when code was selected, wherever that is now, but not before an earlier record of the
//! same variable. Where no earlier record of the variable exists, the record already holds before all instructions that
//! were after it: no other value could be meant there.

use ir::machine::{
    Anchor, Block, HeldPart, HeldValue, Inst, MachineFunction, Placed, PlacedRow, Record, SubReg,
    VReg, VariableId, VariablePart, VariableValue, Variables,
};
use ir::map::Map;
use smallvec::SmallVec;

use crate::checker::{Holder, Moved, Run};

/// Holders of the registers of a function's variables.
#[derive(Clone, Default, Debug)]
pub struct Holders {
    runs: Vec<Run>,
    numbers: Map<(VReg, SubReg), usize>,
    rounds: Vec<Round>,
}

/// Result of a round of allocation.
#[derive(Clone, Debug)]
struct Round {
    /// The instructions of each block as they were after it.
    order: Vec<(Block, Vec<Inst>)>,
    moved: Vec<Moved>,
}

/// Changes at a position: the run, and its new holder.
type Changes = SmallVec<[(usize, Option<Holder>); 2]>;

/// Positions in the finished function where the holders of runs change.
#[derive(Default)]
struct Places {
    begins: Map<Block, Changes>,
    after: Map<Inst, Changes>,
}

impl Places {
    /// Returns those of all rounds. An instruction that a later round has removed had no effect: a change after it is a
    /// change after the one before it.
    fn new(func: &MachineFunction, rounds: &[Round]) -> Self {
        let mut places = Self::default();
        for round in rounds {
            let mut last: Map<Inst, Option<Inst>> = Map::default();
            for (block, order) in &round.order {
                let mut left = None;
                for &inst in order {
                    if func.inst_block(inst) == Some(*block) {
                        left = Some(inst);
                    } else {
                        last.insert(inst, left);
                    }
                }
            }
            for &Moved { run, block, after, holder } in &round.moved {
                let after = match after {
                    Some(inst) => last.get(&inst).copied().unwrap_or(Some(inst)),
                    None => None,
                };
                let list = match after {
                    Some(inst) => places.after.entry(inst).or_default(),
                    None => places.begins.entry(block).or_default(),
                };
                list.push((run, holder));
            }
        }
        places
    }
}

impl Holders {
    /// Those of a function whose registers are virtual, if it has variables.
    pub fn of(func: &MachineFunction) -> Option<Self> {
        let variables = func.variables.as_deref()?;
        let mut holders = Self::default();
        for (reg, sub) in variables.registers() {
            let runs = &mut holders.runs;
            holders.numbers.entry((reg, sub)).or_insert_with(|| {
                let (first, units) = if sub.is_whole() {
                    let class = func.vreg_class(reg).map(|class| func.target.class(class).units);
                    (0, class.unwrap_or(0))
                } else {
                    let row = func.target.sub_reg(sub);
                    (row.offset, row.units)
                };
                runs.push(Run { reg, first, units });
                runs.len() - 1
            });
        }
        Some(holders)
    }

    /// Returns the runs to follow.
    pub fn runs(&self) -> &[Run] {
        &self.runs
    }

    /// Adds what a round of allocation did to them, of which `func` is the result.
    pub fn add(&mut self, func: &MachineFunction, moved: Vec<Moved>) {
        let order = func.blocks().map(|block| (block, func.insts(block).collect())).collect();
        self.rounds.push(Round { order, moved });
    }
}

/// Present value of a variable.
#[derive(Clone, Debug)]
struct Current {
    value: VariableValue,
    shown: Option<HeldValue>,
}

/// Says where a function's variables are, whose registers are all allocated.
/// `unit_bytes` are a register's unit's.
pub fn place(
    func: &MachineFunction,
    variables: &Variables,
    holders: &Holders,
    unit_bytes: u8,
) -> Placed {
    let overlaps = overlaps(variables);
    let mut walk = Walk {
        variables,
        holders,
        places: &Places::new(func, &holders.rounds),
        overlaps: &overlaps,
        held: vec![None; holders.runs.len()],
        users: vec![SmallVec::new(); holders.runs.len()],
        touched: Vec::new(),
        current: Map::default(),
        unit_bytes: i64::from(unit_bytes),
        out: Placed::default(),
    };
    for block in func.blocks() {
        walk.block(func, block);
    }
    walk.out
}

/// For each variable the other pieces that have bits in common with it.
fn overlaps(variables: &Variables) -> Map<VariableId, Vec<VariableId>> {
    let mut by_node: Map<u32, Vec<VariableId>> = Map::default();
    for (id, variable) in &variables.known {
        by_node.entry(variable.node).or_default().push(id);
    }
    let mut found = Map::default();
    for (id, variable) in &variables.known {
        let others = by_node.get(&variable.node).into_iter().flatten().copied();
        let meets = |&other: &VariableId| other != id && variable.overlaps(&variables.known[other]);
        let others: Vec<VariableId> = others.filter(meets).collect();
        if !others.is_empty() {
            found.insert(id, others);
        }
    }
    found
}

struct Walk<'v> {
    variables: &'v Variables,
    holders: &'v Holders,
    places: &'v Places,
    overlaps: &'v Map<VariableId, Vec<VariableId>>,
    /// The holder of each run, and the instruction that wrote it, if it is of this block.
    held: Vec<Option<(Holder, Option<Inst>)>>,
    /// Variables that had a value in the run in this block.
    users: Vec<SmallVec<[VariableId; 2]>>,
    /// Runs of which one of the two is known in this block.
    touched: Vec<usize>,
    current: Map<VariableId, Current>,
    unit_bytes: i64,
    out: Placed,
}

impl<'v> Walk<'v> {
    fn block(&mut self, func: &MachineFunction, block: Block) {
        let begin = Anchor::Begin(block, self.out.order.len() as u32);
        // Nothing is known of what another block said.
        let mut gone: Vec<VariableId> = Vec::new();
        let known = std::mem::take(&mut self.current);
        for (id, current) in known.sorted_unstable_by(|a, _, b, _| a.cmp(b)) {
            if current.shown.is_some() {
                gone.push(id);
            }
        }
        for id in gone {
            self.row(begin, SmallVec::new(), id, None);
        }
        for run in self.touched.drain(..) {
            self.users[run].clear();
            self.held[run] = None;
        }
        for &(run, holder) in self.places.begins.get(&block).into_iter().flatten() {
            self.held[run] = holder.map(|holder| (holder, None));
            self.touched.push(run);
        }
        let insts: Vec<Inst> = func.insts(block).collect();
        let mut due = self.due(block, &insts);
        for record in std::mem::take(&mut due[0]) {
            self.record(begin, record);
        }
        for (n, &inst) in insts.iter().enumerate() {
            self.out.order.push(inst);
            let anchor = Anchor::Behind(self.out.order.len() as u32 - 1);
            let places = self.places;
            let moved = places.after.get(&inst);
            for &(run, holder) in moved.into_iter().flatten() {
                self.held[run] = holder.map(|holder| (holder, Some(inst)));
                self.touched.push(run);
            }
            for &(run, _) in moved.into_iter().flatten() {
                for id in self.users[run].clone() {
                    self.show(anchor, id);
                }
            }
            for record in std::mem::take(&mut due[n + 1]) {
                self.record(anchor, record);
            }
        }
    }

    /// Returns the records of a block by the position from which they hold: its start, then after each of its
    /// instructions.
    fn due(&self, block: Block, insts: &[Inst]) -> Vec<Vec<&'v Record>> {
        let mut due: Vec<Vec<&'v Record>> = vec![Vec::new(); insts.len() + 1];
        let variables = self.variables;
        let Some(said) = variables.blocks.get(block) else { return due };
        let mut places: Map<Inst, usize> = Map::default();
        places.extend(insts.iter().enumerate().map(|(n, &inst)| (inst, n + 1)));
        // For each number of instructions of selection, the position after the last of them that is left.
        let mut behind: Vec<usize> = vec![0];
        for inst in &said.order {
            let last = behind[behind.len() - 1];
            behind.push(places.get(inst).copied().unwrap_or(last));
        }
        // And the place before the first of those from there on.
        let mut ahead: Vec<usize> = vec![insts.len(); said.order.len() + 1];
        for (n, inst) in said.order.iter().enumerate().rev() {
            ahead[n] = places.get(inst).map_or(ahead[n + 1], |&place| ahead[n + 1].min(place - 1));
        }
        let mut latest: Map<VariableId, usize> = Map::default();
        for record in &said.records {
            let position = (record.position as usize).min(behind.len() - 1);
            let mut at = behind[position];
            if record.first {
                at = at.min(ahead[position]);
            }
            let others = self.overlaps.get(&record.variable).into_iter().flatten();
            for id in others.chain([&record.variable]) {
                at = at.max(latest.get(id).copied().unwrap_or(0));
            }
            latest.insert(record.variable, at);
            due[at].push(record);
        }
        due
    }

    fn record(&mut self, anchor: Anchor, record: &Record) {
        let overlaps = self.overlaps;
        for &other in overlaps.get(&record.variable).into_iter().flatten() {
            if let Some(current) = self.current.swap_remove(&other)
                && current.shown.is_some()
            {
                self.row(anchor, SmallVec::new(), other, None);
            }
        }
        let shown = self.current.swap_remove(&record.variable).and_then(|current| current.shown);
        let Some(value) = record.value.clone() else {
            if shown.is_some() {
                self.row(anchor, SmallVec::new(), record.variable, None);
            }
            return;
        };
        for part in &value.parts {
            if let VariablePart::Reg(reg, sub) = *part
                && let Some(&run) = self.holders.numbers.get(&(reg, sub))
                && !self.users[run].contains(&record.variable)
            {
                self.users[run].push(record.variable);
                self.touched.push(run);
            }
        }
        self.current.insert(record.variable, Current { value, shown });
        self.show(anchor, record.variable);
    }

    /// Says where a variable is if that is something else than was said.
    fn show(&mut self, anchor: Anchor, id: VariableId) {
        let Some(current) = self.current.get(&id) else { return };
        let mut filled_by: SmallVec<[Inst; 4]> = SmallVec::new();
        let value = &current.value;
        let parts: Option<SmallVec<[HeldPart; 2]>> =
            value.parts.iter().map(|&part| self.part(part, &mut filled_by)).collect();
        let (bits, expression) = (value.bits, value.expression);
        let held = parts.map(|parts| HeldValue { parts, bits, expression });
        if held == current.shown {
            return;
        }
        if let Some(current) = self.current.get_mut(&id) {
            current.shown.clone_from(&held);
        }
        self.row(anchor, filled_by, id, held);
    }

    fn part(&self, part: VariablePart, filled_by: &mut SmallVec<[Inst; 4]>) -> Option<HeldPart> {
        match part {
            VariablePart::Constant(bits) => Some(HeldPart::Constant(bits)),
            VariablePart::Address(slot, offset) => Some(HeldPart::Address(slot, offset)),
            VariablePart::Reg(reg, sub) => {
                let &run = self.holders.numbers.get(&(reg, sub))?;
                let (holder, by) = self.held[run]?;
                filled_by.extend(by.filter(|by| !filled_by.contains(by)));
                Some(match holder {
                    Holder::Register(reg) => HeldPart::Register(reg),
                    Holder::Slot(slot, first) => {
                        HeldPart::Memory(slot, i64::from(first) * self.unit_bytes)
                    }
                })
            }
        }
    }

    fn row(
        &mut self,
        anchor: Anchor,
        filled_by: SmallVec<[Inst; 4]>,
        variable: VariableId,
        value: Option<HeldValue>,
    ) {
        self.out.rows.push(PlacedRow { anchor, filled_by, variable, value });
    }
}
