//! The points of a function between which MODE can be written, and the requirements at each.
//!
//! A *point* is the start of a block, an event (see [`crate::target::mode::effects`]) or the state after an event that
//! changes MODE. An *arc* leads from a point to the next, in the block or over a control-flow edge, and can have a
//! write. A [`Label`] describes the content of a field of MODE at a point.

use core::fmt;

use cranelift_entity::SecondaryMap;
use ir::graph::{FlowGraph, Frequencies};
use ir::machine::{Block, Inst};
use smallvec::SmallVec;

use super::labels::{Label, Labels};
use crate::target::mode::effects::Event;
use crate::target::mode::fields::{Field, ModeState};

/// An event with the instruction that it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Located {
    /// The instruction.
    pub inst: Inst,
    /// Its requirement and its change.
    pub event: Event,
}

/// The control flow with its events: all that placement looks at.
#[derive(Clone, Debug)]
pub(crate) struct Flow {
    /// The blocks.
    pub graph: FlowGraph<Block>,
    /// Their frequencies.
    pub frequencies: Frequencies,
    /// The events by block.
    pub events: SecondaryMap<Block, Vec<Located>>,
    /// MODE at the entry.
    pub entry: ModeState,
    /// Edges on which no block can be put.
    pub fixed_edges: Vec<(Block, Block)>,
}

/// Position of an arc's write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WritePoint {
    /// Before an instruction.
    Before(Inst),
    /// At the end of a block.
    End(Block),
    /// At the start of a block.
    Begin(Block),
    /// Between two blocks, in a block of its own.
    Edge(Block, Block),
    /// Nowhere.
    Nowhere,
}

/// From a point to the next.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Arc {
    /// From where.
    pub from: u32,
    /// To where.
    pub to: u32,
    /// Frequency of the arc, in units of 2^-10 of the entry; more where a write needs its own block.
    pub weight: u64,
    /// Position of a write.
    pub place: WritePoint,
}

/// No write is possible at this weight.
pub(crate) const IMPOSSIBLE: u64 = 1 << 60;

/// A point.
#[derive(Clone, Debug, Default)]
pub(crate) struct Point {
    /// Requirement on each field; [`Label::ANY`] if it does not matter.
    pub requirements: Labels,
    /// Value to which an instruction sets each field here, whatever it was before.
    pub makes: Option<Labels>,
    /// The program's value of each field.
    pub program: Labels,
    /// Whether the path ends here.
    pub is_exit: bool,
}

/// The points of a function.
#[derive(Clone, Debug)]
pub(crate) struct Points {
    /// The fields that matter, by number.
    pub fields: Vec<Field>,
    /// The points. The first is before the entry.
    pub points: Vec<Point>,
    /// The arcs, in an order in which those of a block follow each other.
    pub arcs: Vec<Arc>,
    /// From here on arcs are edges of the control flow.
    first_edge: u32,
    /// The arcs into each point.
    into: Vec<SmallVec<[u32; 4]>>,
    /// The arcs out of each point.
    out: Vec<SmallVec<[u32; 4]>>,
}

impl Points {
    /// The points of a flow as far as some fields are concerned.
    pub(crate) fn new(flow: &Flow, fields: Vec<Field>) -> Self {
        let program = program_states(flow);
        let mut builder = Builder {
            flow,
            all: Self {
                fields,
                points: Vec::new(),
                arcs: Vec::new(),
                first_edge: 0,
                into: Vec::new(),
                out: Vec::new(),
            },
            begins: SecondaryMap::new(),
            ends: SecondaryMap::new(),
        };
        builder.build(&program);
        let Builder { all: mut points, .. } = builder;
        points.into = vec![SmallVec::new(); points.points.len()];
        points.out = vec![SmallVec::new(); points.points.len()];
        for (number, arc) in points.arcs.iter().enumerate() {
            points.into[arc.to as usize].push(number as u32);
            points.out[arc.from as usize].push(number as u32);
        }
        points
    }

    /// The arcs that lead to a point.
    pub(crate) fn into(&self, point: u32) -> &[u32] {
        &self.into[point as usize]
    }

    /// The arcs that lead on from a point.
    pub(crate) fn out(&self, point: u32) -> &[u32] {
        &self.out[point as usize]
    }

    /// Whether a block begins at a point.
    pub(crate) fn is_begin(&self, point: u32) -> bool {
        let first = self.into(point).first();
        first.is_none_or(|&arc| self.is_edge(arc))
    }

    /// Whether an arc leads from a block to a block, or into the function.
    fn is_edge(&self, arc: u32) -> bool {
        arc >= self.first_edge
    }

    /// The arc to the next point of the block, if there is one.
    pub(crate) fn next_in_block(&self, point: u32) -> Option<u32> {
        self.out(point).first().copied().filter(|&arc| !self.is_edge(arc))
    }

    /// Whether a field has a label at the end of an arc on which it is not written, if it has another at its start. A
    /// constant that is the program's own value is that, too, where paths with other constants join.
    pub(crate) fn passes(&self, arc: &Arc, field: usize, from: Label, to: Label) -> bool {
        if self.is_made(arc.to, field) {
            return true;
        }
        from == to || to == Label::PROGRAM && from == self.points[arc.from as usize].program[field]
    }

    /// Whether an instruction makes a field what it is at a point, whatever it was before.
    pub(crate) fn is_made(&self, point: u32, field: usize) -> bool {
        self.points[point as usize].makes.as_ref().is_some_and(|m| m[field] != Label::ANY)
    }

    /// Returns the label to which an instruction sets a field at a point, or which it requires there.
    pub(crate) fn given(&self, point: u32, field: usize) -> Label {
        let data = &self.points[point as usize];
        let made = data.makes.as_ref().map_or(Label::ANY, |m| m[field]);
        if made == Label::ANY { data.requirements[field] } else { made }
    }
}

/// One line for each point, with its arcs: where it leads, and the arc's number and weight if something can be written
/// there.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.with_states(&[]))
    }
}

impl Points {
    /// The text of the points, with what is known at each.
    pub(crate) fn with_states(&self, states: &[Option<super::labels::FieldLabels>]) -> String {
        let names: Vec<&str> = self.fields.iter().map(|f| f.name).collect();
        let mut out = format!("fields {}\n", names.join(" "));
        for (number, point) in self.points.iter().enumerate() {
            out.push_str(&format!("point {number}"));
            if let Some(Some(state)) = states.get(number) {
                out.push_str(&format!(" has {state:?}"));
            }
            if let Some(makes) = &point.makes {
                out.push_str(&format!(" makes {makes:?}"));
            } else if point.requirements.iter().any(|w| *w != Label::ANY) {
                out.push_str(&format!(" requires {:?}", point.requirements));
            }
            for &arc in self.out(number as u32) {
                let data = &self.arcs[arc as usize];
                out.push_str(&format!(" -> {}", data.to));
                if data.place != WritePoint::Nowhere {
                    out.push_str(&format!(" ({arc}: {})", data.weight));
                }
            }
            out.push('\n');
        }
        out
    }
}

/// Returns the program's state of MODE, by block: at its start.
pub(crate) fn program_states(flow: &Flow) -> SecondaryMap<Block, ModeState> {
    let through = |block, state: &mut ModeState| {
        for located in &flow.events[block] {
            *state = program_behind(&located.event, *state);
        }
    };
    let meet = |old: &mut ModeState, &new: &ModeState| {
        let met = old.meet(new);
        core::mem::replace(old, met) != met
    };
    let states = flow.graph.solve_forward(flow.entry, through, meet);
    let mut known = SecondaryMap::new();
    for &block in flow.graph.reverse_postorder() {
        known[block] = states[block].unwrap_or(ModeState::UNKNOWN);
    }
    known
}

/// Returns the program's mode after an event.
pub(crate) fn program_behind(event: &Event, state: ModeState) -> ModeState {
    match event.change {
        Some(change) => change.apply(state),
        None => state,
    }
}

struct Builder<'a> {
    flow: &'a Flow,
    all: Points,
    begins: SecondaryMap<Block, u32>,
    ends: SecondaryMap<Block, u32>,
}

impl Builder<'_> {
    fn build(&mut self, program: &SecondaryMap<Block, ModeState>) {
        let flow = self.flow;
        let start = self.labels_of(flow.entry);
        let none = self.none();
        self.all.points.push(Point {
            requirements: none.clone(),
            makes: Some(start.clone()),
            program: start,
            is_exit: false,
        });
        for &block in flow.graph.reverse_postorder() {
            self.block(block, program[block]);
        }
        self.all.first_edge = self.all.arcs.len() as u32;
        if let Some(entry) = flow.graph.entry() {
            self.arc(0, self.begins[entry], IMPOSSIBLE, WritePoint::Nowhere);
        }
        for &block in flow.graph.reverse_postorder() {
            self.edges(block);
        }
    }

    fn none(&self) -> Labels {
        SmallVec::from_elem(Label::ANY, self.all.fields.len())
    }

    fn labels_of(&self, state: ModeState) -> Labels {
        let label = |f: &Field| state.get(*f).map_or(Label::PROGRAM, Label::value);
        self.all.fields.iter().map(label).collect()
    }

    fn point(&mut self, requirements: Labels, makes: Option<Labels>, program: Labels) -> u32 {
        self.all.points.push(Point { requirements, makes, program, is_exit: false });
        (self.all.points.len() - 1) as u32
    }

    fn arc(&mut self, from: u32, to: u32, weight: u64, place: WritePoint) {
        self.all.arcs.push(Arc { from, to, weight, place });
    }

    fn block(&mut self, block: Block, mut state: ModeState) {
        let flow = self.flow;
        let weight = weight(flow.frequencies.of(block));
        let mut at = self.point(self.none(), None, self.labels_of(state));
        self.begins[block] = at;
        // The last event without a change, if nothing is between it and here.
        let mut last: Option<Labels> = None;
        for Located { inst, event } in &flow.events[block] {
            let requirements = self.requirements(event, state);
            let behind = program_behind(event, state);
            let changes = self.changes(event, behind);
            if changes.is_none() {
                let holds = |(n, requirement): (usize, &Label)| {
                    *requirement == Label::ANY
                        || last.as_ref().is_some_and(|l| l[n] == *requirement)
                };
                if event.change.is_none() && requirements.iter().enumerate().all(holds) {
                    continue;
                }
            }
            let to = self.point(requirements.clone(), None, self.labels_of(state));
            self.arc(at, to, weight, WritePoint::Before(*inst));
            (at, last) = (to, Some(requirements));
            state = behind;
            if event.change.is_some() {
                let behind = self.point(self.none(), changes, self.labels_of(state));
                self.arc(at, behind, IMPOSSIBLE, WritePoint::Nowhere);
                (at, last) = (behind, None);
            }
        }
        let successors = flow.graph.successors(block);
        if successors.iter().any(|s| *s != successors[0]) {
            // One write for all paths from here.
            let end = self.point(self.none(), None, self.labels_of(state));
            self.arc(at, end, weight, WritePoint::End(block));
            at = end;
        }
        self.ends[block] = at;
        self.all.points[at as usize].is_exit = successors.is_empty();
    }

    /// Returns the requirement of an event on each field.
    fn requirements(&self, event: &Event, program: ModeState) -> Labels {
        let requirement = |field: &Field| {
            let mask = field.mask();
            // A write of a part of the field leaves the rest to what the program made it.
            let part = event.change.is_some_and(|c| c.bits & mask != 0 && c.bits & mask != mask);
            if event.program & mask != 0 || part {
                program.get(*field).map_or(Label::PROGRAM, Label::value)
            } else {
                event.requirement.get(*field).map_or(Label::ANY, Label::value)
            }
        };
        self.all.fields.iter().map(requirement).collect()
    }

    /// Returns the label to which an event sets each field.
    fn changes(&self, event: &Event, behind: ModeState) -> Option<Labels> {
        let change = event.change?;
        let label = |field: &Field| match behind.get(*field) {
            _ if change.bits & field.mask() == 0 => Label::ANY,
            Some(value) => Label::value(value),
            None => Label::PROGRAM,
        };
        let labels: Labels = self.all.fields.iter().map(label).collect();
        labels.iter().any(|l| *l != Label::ANY).then_some(labels)
    }

    fn edges(&mut self, block: Block) {
        let flow = self.flow;
        let successors = flow.graph.successors(block);
        let mut seen: SmallVec<[Block; 4]> = SmallVec::new();
        for (number, &to) in successors.iter().enumerate() {
            if seen.contains(&to) {
                continue;
            }
            seen.push(to);
            let frequency: f64 = successors
                .iter()
                .enumerate()
                .skip(number)
                .filter(|(_, s)| **s == to)
                .map(|(n, _)| flow.frequencies.of_edge(block, n))
                .sum();
            let weight = weight(frequency);
            let alone = successors.iter().all(|s| *s == to);
            let from_here = flow.graph.predecessors(to).iter().all(|p| *p == block);
            let (weight, place) = if alone {
                (weight, WritePoint::End(block))
            } else if from_here && flow.graph.entry() != Some(to) {
                (weight, WritePoint::Begin(to))
            } else if flow.fixed_edges.contains(&(block, to)) {
                (IMPOSSIBLE, WritePoint::Nowhere)
            } else {
                // The block costs a branch.
                (weight + weight / 8, WritePoint::Edge(block, to))
            };
            self.arc(self.ends[block], self.begins[to], weight, place);
        }
    }
}

/// A frequency in units of 2^-10.
fn weight(frequency: f64) -> u64 {
    ((frequency * 1024.0) as u64).clamp(16, 1 << 40)
}
