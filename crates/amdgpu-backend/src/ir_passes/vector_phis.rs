//! `vectorize-phis`: block parameters that are the elements of one vector become one parameter.
//!
//! A matrix product's result is a tuple of registers. Frameworks carry it through loops element by element: each is a phi of
//! its own, which the allocator would have to put beside the others again. A group of parameters of a block is a vector if its
//! arguments are, on each edge, the elements of one vector in order, constants, or another such group. Groups are assumed where
//! one edge shows them, then those are dropped that another edge contradicts, until all agree: so nests of loops that pass a
//! vector around are found. The vector is passed as a whole, and its elements are taken out in the block.

use cranelift_entity::SecondaryMap;
use ir::map::Map;
use ir::pass::{Entry, Need, PassInfo, counted_in_body};
use ir::ssa::{
    Block, Body, Builder, Const, Context, InsertPoint, Inst, InstKind, Local, Type, Value, ValueMap,
};

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "vectorize-phis",
    about: "Passes the elements of a vector from block to block as one.",
    contract: "AMDGPU; any function.",
    need: Need::Optional,
    entry: Entry::Function(|| counted_in_body("vectors", run)),
};

fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let edges = edges_of(body);
    let mut web = Web { edges, groups: Vec::new(), places: Map::default() };
    for _ in 0..MOST_ROUNDS {
        if !web.grow(body, cx) {
            break;
        }
    }
    // Groups that hold each other up are dropped one after the other: what takes longer is left as it is.
    if (0..MOST_ROUNDS).all(|_| web.prune(body, cx)) {
        return 0;
    }
    let count = web.groups.iter().filter(|group| group.holds).count();
    if count > 0 {
        web.join(body, cx);
    }
    count as u64
}

/// The most bits of a vector: a tuple of 32 registers.
const MOST_BITS: u64 = 1024;

/// Sweeps in which groups are found that get their arguments from others, and in which they are dropped.
const MOST_ROUNDS: usize = 8;

/// An edge into a block: the terminator, and the arguments. Edges of one terminator are neighbours, in its order.
#[derive(Clone)]
struct Edge {
    inst: Inst,
    args: Vec<Value>,
}

/// Parameters of a block that are the elements of a vector.
struct Group {
    block: Block,
    /// The vector's type.
    ty: Type,
    /// The numbers of the parameters, by element.
    params: Vec<usize>,
    /// Whether no edge contradicts it.
    holds: bool,
}

/// The vector of which a value is an element.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Source {
    Vector(Local),
    Group(usize),
}

/// The arguments of an edge for a group.
enum Whole {
    Source(Source),
    Constant(Vec<Const>),
}

/// Groups of parameters that depend on each other.
struct Web {
    edges: SecondaryMap<Block, Vec<Edge>>,
    groups: Vec<Group>,
    /// The group of a parameter, and its element.
    places: Map<Local, (usize, usize)>,
}

/// Edges into blocks with several parameters, by their targets.
fn edges_of(body: &Body) -> SecondaryMap<Block, Vec<Edge>> {
    let mut edges: SecondaryMap<Block, Vec<Edge>> = SecondaryMap::new();
    for &block in body.block_order() {
        let Some(inst) = body.terminator(block) else { continue };
        body.insts[inst].kind.for_each_target(body, |target| {
            if body.block_params(target.block).len() > 1 {
                let args = body.list(target.args).to_vec();
                edges[target.block].push(Edge { inst, args });
            }
        });
    }
    edges
}

/// Whether a vector's elements fill registers: of 32 bits, or two in one.
fn fills_registers(cx: &Context, ty: Type) -> bool {
    let Some((elem, lanes)) = cx.types.vector_parts(ty) else { return false };
    let bits = match elem {
        Type::FLOAT => 32,
        Type::HALF | Type::BFLOAT => 16,
        _ => elem.int_width().unwrap_or(0),
    };
    let total = u64::from(bits) * u64::from(lanes);
    matches!(bits, 16 | 32) && total.is_multiple_of(32) && total > 32 && total <= MOST_BITS
}

impl Web {
    /// The vector of which a value is an element, the vector's type, and the element's number.
    fn element_of(&self, body: &Body, cx: &Context, value: Value) -> Option<(Source, Type, usize)> {
        if let Some(&(group, lane)) = value.local().and_then(|local| self.places.get(&local)) {
            return Some((Source::Group(group), self.groups[group].ty, lane));
        }
        let &InstKind::ExtractElement { args: [vector, index] } = body.def_kind(value)? else {
            return None;
        };
        let index = index.constant().and_then(|c| cx.consts.as_uint(c))?;
        let vector = vector.local()?;
        Some((Source::Vector(vector), body.locals[vector].ty, usize::try_from(index).ok()?))
    }

    /// Assumes the groups that some edge shows. Returns whether there are new ones.
    fn grow(&mut self, body: &Body, cx: &Context) -> bool {
        let before = self.groups.len();
        for &block in body.block_order() {
            for n in 0..self.edges[block].len() {
                self.grow_by(body, cx, block, n);
            }
        }
        self.groups.len() > before
    }

    fn grow_by(&mut self, body: &Body, cx: &Context, block: Block, edge: usize) {
        let params = body.block_params(block);
        let mut found: Map<(Source, Type), Vec<Option<usize>>> = Map::default();
        for (n, &arg) in self.edges[block][edge].args.iter().enumerate() {
            if self.places.contains_key(&params[n]) {
                continue;
            }
            let Some((source, ty, lane)) = self.element_of(body, cx, arg) else { continue };
            if !fills_registers(cx, ty) {
                continue;
            }
            let lanes = cx.types.lanes(ty) as usize;
            let slots = found.entry((source, ty)).or_insert_with(|| vec![None; lanes]);
            if let Some(slot) = slots.get_mut(lane) {
                slot.get_or_insert(n);
            }
        }
        for ((_, ty), slots) in found {
            let Some(numbers) = slots.into_iter().collect::<Option<Vec<usize>>>() else { continue };
            for (lane, &n) in numbers.iter().enumerate() {
                self.places.insert(params[n], (self.groups.len(), lane));
            }
            self.groups.push(Group { block, ty, params: numbers, holds: true });
        }
    }

    /// Drops the groups that an edge contradicts. Returns whether there are any.
    fn prune(&mut self, body: &Body, cx: &Context) -> bool {
        let mut any = false;
        for n in 0..self.groups.len() {
            let group = &self.groups[n];
            let edges = &self.edges[group.block];
            if !group.holds || edges.iter().all(|edge| self.whole(body, cx, n, edge).is_some()) {
                continue;
            }
            any = true;
            for &param in &group.params {
                self.places.swap_remove(&body.block_params(group.block)[param]);
            }
            self.groups[n].holds = false;
        }
        any
    }

    /// The vector that an edge passes to a group.
    fn whole(&self, body: &Body, cx: &Context, group: usize, edge: &Edge) -> Option<Whole> {
        let Group { ty, params, .. } = &self.groups[group];
        if let Some(constants) = params.iter().map(|&n| edge.args[n].constant()).collect() {
            return Some(Whole::Constant(constants));
        }
        let (source, ..) = self.element_of(body, cx, edge.args[*params.first()?])?;
        let in_order = params
            .iter()
            .enumerate()
            .all(|(lane, &n)| self.element_of(body, cx, edge.args[n]) == Some((source, *ty, lane)));
        in_order.then_some(Whole::Source(source))
    }

    /// Puts a parameter in the place of each group that holds.
    fn join(&self, body: &mut Body, cx: &mut Context) {
        let vectors: Vec<Option<Local>> = self
            .groups
            .iter()
            .map(|group| group.holds.then(|| body.append_param(group.block, group.ty)))
            .collect();
        let mut map = ValueMap::new();
        let mut gone: SecondaryMap<Block, Vec<bool>> = SecondaryMap::new();
        for (n, group) in self.groups.iter().enumerate() {
            let Some(vector) = vectors[n] else { continue };
            for edges in self.edges[group.block].chunk_by(|a, b| a.inst == b.inst) {
                let values = edges.iter().map(|edge| match self.whole(body, cx, n, edge) {
                    Some(Whole::Source(Source::Vector(vector))) => vector.into(),
                    Some(Whole::Source(Source::Group(other))) => {
                        vectors[other].expect("it holds").into()
                    }
                    Some(Whole::Constant(elems)) => cx.consts.aggregate(group.ty, &elems).into(),
                    None => unreachable!("a group has a vector on every edge"),
                });
                let values: Vec<Value> = values.collect();
                pass(body, edges[0].inst, group.block, &values);
            }
            let first = body.first_inst(group.block).expect("a block has a terminator");
            let gone = &mut gone[group.block];
            gone.resize(gone.len().max(body.block_params(group.block).len()), false);
            for (lane, &param) in group.params.iter().enumerate() {
                gone[param] = true;
                let old = body.block_params(group.block)[param];
                let mut b = Builder::new(body, cx, InsertPoint::Before(first));
                let element = b.extract(vector.into(), lane as u32);
                map.insert(old, element.into());
            }
        }
        for (block, gone) in gone.iter().filter(|(_, gone)| !gone.is_empty()) {
            for edges in self.edges[block].chunk_by(|a, b| a.inst == b.inst) {
                body.retain_branch_args(edges[0].inst, block, |n| !gone[n]);
            }
            body.retain_params(block, |n| !gone[n]);
        }
        body.rewrite(&map);
    }
}

/// Adds an argument to each edge from a terminator to a block.
fn pass(body: &mut Body, inst: Inst, block: Block, values: &[Value]) {
    let mut values = values.iter();
    body.for_each_target_mut(inst, |target, pool| {
        if target.block == block
            && let Some(&value) = values.next()
        {
            target.args.push(value, pool);
        }
    });
}
