//! A function as one list of instructions, with its branches as channels take them.

use core::ops::Range;

use cranelift_entity::SecondaryMap;

use crate::target::eu::{
    Arf, Base, Block, EuFunction, Flag, Flow, Inst, InstData, Op, PredMode, Src,
};

/// Kind of a branch.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// A forward `goto`, of all channels that come there or of some.
    Goto { all: bool },
    /// `goto.b`: back, and channels that do not go back wait directly after it.
    Back,
    /// `jmpi`, by which the whole thread goes.
    Jump,
}

/// A branch: what it is, and where it goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Way {
    pub(super) kind: Kind,
    pub(super) to: u32,
}

/// The instructions of a function by their places: 0 for the first one of the layout.
pub(super) struct Code {
    /// Blocks and instructions in order.
    pub(super) placed: Vec<(Block, Inst)>,
    /// The place of each block's first instruction, or of what comes next if it has none.
    pub(super) starts: SecondaryMap<Block, u32>,
    /// The branch at each place.
    pub(super) ways: Vec<Option<Way>>,
    joins: Vec<bool>,
}

impl Code {
    pub(super) fn new(func: &EuFunction) -> Self {
        let mut code = Self {
            placed: func.placed().collect(),
            starts: SecondaryMap::new(),
            ways: Vec::new(),
            joins: Vec::new(),
        };
        let mut place = 0;
        for &block in &func.layout {
            code.starts[block] = place;
            place += func.blocks[block].insts.len() as u32;
        }
        for (at, &(block, inst)) in code.placed.iter().enumerate() {
            let data = &func.insts[inst];
            let flow = data.op.desc().flow;
            let way = data.branch().and_then(|branch| match flow {
                Flow::Goto if branch.backward => {
                    Some(Way { kind: Kind::Back, to: code.starts[branch.uip] })
                }
                Flow::Goto => {
                    let first = code.starts[block] as usize;
                    let all = is_for_all(func, data, &code.placed[first..at]);
                    Some(Way { kind: Kind::Goto { all }, to: code.starts[branch.uip] })
                }
                Flow::Jump => Some(Way { kind: Kind::Jump, to: code.starts[branch.jip] }),
                _ => None,
            });
            code.ways.push(way);
            code.joins.push(flow == Flow::Join);
        }
        code
    }

    /// Whether there is a `join` at a place.
    pub(super) fn is_join(&self, place: u32) -> bool {
        self.joins.get(place as usize).copied().unwrap_or(false)
    }

    /// The branch at a place.
    pub(super) fn way(&self, place: u32) -> Option<Way> {
        self.ways.get(place as usize).copied().flatten()
    }

    /// Whether the instruction in front of a place goes back, so that channels wait at the place.
    pub(super) fn is_behind_back(&self, place: u32) -> bool {
        place > 0 && self.way(place - 1).is_some_and(|way| way.kind == Kind::Back)
    }

    /// All branches with their places.
    pub(super) fn branches(&self) -> impl Iterator<Item = (u32, Way)> + '_ {
        self.ways.iter().enumerate().filter_map(|(at, way)| Some((at as u32, (*way)?)))
    }
}

/// Whether a forward `goto` takes all channels: it has no predicate, or one that always holds, as it must have before gen12: `~f`
/// where the instructions in front of it in its block have set `f` to zero.
fn is_for_all(func: &EuFunction, data: &InstData, before: &[(Block, Inst)]) -> bool {
    let Some(pred) = data.pred else { return true };
    let Some((reg, read)) = flag_bytes(data) else { return false };
    let written = |other: &InstData| match flag_bytes(other) {
        _ if other.dst.base == Base::Arf(Arf::Flag(reg)) => {
            Some(other.dst.offset..other.dst.offset + other.dst.ty.bytes())
        }
        Some((number, bytes)) if other.writes_flag() && number == reg => Some(bytes),
        _ => None,
    };
    let writer = before.iter().rev().map(|&(_, inst)| &func.insts[inst]).find_map(|other| {
        let bytes = written(other).filter(|b| b.start < read.end && read.start < b.end)?;
        Some((other, bytes))
    });
    pred.inverse
        && pred.mode == PredMode::Normal
        && writer.is_some_and(|(mov, bytes)| {
            let zero = matches!(mov.srcs[..], [Src::Imm(imm)] if imm.bits == 0);
            let plain = mov.op == Op::Mov && mov.pred.is_none() && mov.cmod.is_none();
            let whole = bytes.start <= read.start && read.end <= bytes.end;
            plain && mov.control.nomask && zero && whole
        })
}

/// The flag register that an instruction names, and which bytes of it its channels have.
fn flag_bytes(data: &InstData) -> Option<(u8, Range<u32>)> {
    let Some(Flag::Physical { reg, sub }) = data.flag else { return None };
    let start = 16 * u32::from(sub) + u32::from(data.control.group);
    Some((reg, start / 8..(start + u32::from(data.control.exec)).div_ceil(8)))
}

/// The least and the greatest number at the places of a range: a segment tree.
pub(super) struct Bounds {
    /// The tree's leaves begin in the middle.
    nodes: Vec<(u32, u32)>,
}

/// No number at all.
const NONE: (u32, u32) = (u32::MAX, 0);

impl Bounds {
    /// Of pairs of a place and a number there; `places` is the number of places.
    pub(super) fn new(places: usize, pairs: impl Iterator<Item = (u32, u32)>) -> Self {
        let mut nodes = vec![NONE; 2 * places];
        for (place, number) in pairs {
            // A branch to the end of the function goes nowhere.
            if let Some(node) = nodes.get_mut(places + place as usize) {
                *node = join(*node, (number, number));
            }
        }
        for node in (1..places).rev() {
            nodes[node] = join(nodes[2 * node], nodes[2 * node + 1]);
        }
        Self { nodes }
    }

    /// Of a range of places.
    fn of(&self, range: Range<u32>) -> (u32, u32) {
        let places = self.nodes.len() / 2;
        let (mut first, mut end) = (places + range.start as usize, places + range.end as usize);
        let mut all = NONE;
        while first < end {
            if first % 2 == 1 {
                all = join(all, self.nodes[first]);
                first += 1;
            }
            if end % 2 == 1 {
                end -= 1;
                all = join(all, self.nodes[end]);
            }
            (first, end) = (first / 2, end / 2);
        }
        all
    }

    /// Whether all numbers at the places of a range are from `first` to `last`.
    pub(super) fn within(&self, range: Range<u32>, first: u32, last: u32) -> bool {
        if range.is_empty() {
            return true;
        }
        let (least, greatest) = self.of(range);
        (least, greatest) == NONE || least >= first && greatest <= last
    }
}

fn join(a: (u32, u32), b: (u32, u32)) -> (u32, u32) {
    (a.0.min(b.0), a.1.max(b.1))
}
