//! Functions of integers of a few bits, evaluated for one input to all results that they may have.
//!
//! A value is a set for each of its lanes: the numbers that it may be, and whether it may be poison. `undef` is the set of all
//! numbers; each use of a value chooses anew, so that the sets of operands are independent. `freeze` chooses once: the function is
//! then evaluated for each choice. A branch on a value that may be poison or several numbers is undefined behaviour, as is an
//! assumption that may not hold.

use super::table::{Operation, POISON, Table, Tables, UNDEFINED};
use ir::ssa::{
    Block, Body, CastOp, Const, ConstData, Context, Inst, InstKind, Intrinsic, Local, Type, Value,
    ValueKind,
};
use smallvec::{SmallVec, smallvec};
use std::rc::Rc;

/// Possible values of a lane.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct Lane {
    /// A bit for each number.
    pub(super) numbers: u64,
    /// Whether it may be poison.
    pub(super) poison: bool,
}

impl Lane {
    pub(super) fn number(n: u64) -> Lane {
        Lane { numbers: 1 << n, poison: false }
    }

    pub(super) const POISON: Lane = Lane { numbers: 0, poison: true };

    pub(super) fn undef(width: u32) -> Lane {
        let count = 1u32 << width;
        Lane { numbers: if count == 64 { u64::MAX } else { (1 << count) - 1 }, poison: false }
    }

    /// The only number that it may be.
    fn single(self) -> Option<u64> {
        (!self.poison && self.numbers.count_ones() == 1)
            .then(|| u64::from(self.numbers.trailing_zeros()))
    }

    fn or(self, other: Lane) -> Lane {
        Lane { numbers: self.numbers | other.numbers, poison: self.poison || other.poison }
    }

    /// The codes of [`Table`]'s operands.
    fn codes(self, width: u32) -> impl Iterator<Item = u64> {
        let poison = self.poison.then_some(1u64 << width);
        (0..64).filter(move |n| self.numbers >> n & 1 == 1).chain(poison)
    }

    /// Whether all that this may be is allowed by `source`.
    pub(super) fn refines(self, source: Lane) -> bool {
        source.poison || (!self.poison && self.numbers & !source.numbers == 0)
    }
}

/// The lanes of a value, or the members of a pair.
pub(super) type Lanes = SmallVec<[Lane; 2]>;

/// All that a function may do for an input.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Outcome {
    /// Whether it may be undefined.
    pub(super) undefined: bool,
    /// The returned value.
    pub(super) lanes: Lanes,
}

impl Outcome {
    fn join(&mut self, other: Outcome) {
        self.undefined |= other.undefined;
        if self.lanes.is_empty() {
            self.lanes = other.lanes;
            return;
        }
        for (lane, more) in self.lanes.iter_mut().zip(other.lanes) {
            *lane = lane.or(more);
        }
    }

    /// Whether a function that does this may stand for one that does that.
    pub(super) fn refines(&self, source: &Outcome) -> bool {
        let lanes = || self.lanes.iter().zip(&source.lanes).all(|(a, b)| a.refines(*b));
        source.undefined || (!self.undefined && lanes())
    }
}

/// A function that is ready to be evaluated: the tables of its instructions.
pub(super) struct Code<'a> {
    body: &'a Body,
    cx: &'a Context,
    tables: Vec<Option<Rc<Table>>>,
}

type Values = Vec<Lanes>;

impl<'a> Code<'a> {
    pub(super) fn of(body: &'a Body, cx: &'a Context, tables: &mut Tables) -> Code<'a> {
        let mut found = vec![None; body.insts.len()];
        for inst in body.all_insts() {
            let operation = operation(body, cx, inst);
            found[inst.as_u32() as usize] = operation.map(|o| tables.of(o));
        }
        Code { body, cx, tables: found }
    }

    /// Evaluates the function for these arguments.
    pub(super) fn run(&self, args: &[Lanes]) -> Outcome {
        let mut values: Values = vec![Lanes::new(); self.body.locals.len()];
        let entry = self.body.entry();
        for (&param, arg) in self.body.block_params(entry).iter().zip(args) {
            values[index(param)] = arg.clone();
        }
        let first = self.body.first_inst(entry);
        self.steps(first.expect("a terminator"), values)
    }

    fn steps(&self, mut at: Inst, mut values: Values) -> Outcome {
        loop {
            let kind = &self.body.insts[at].kind;
            match kind {
                InstKind::Ret { value } => {
                    let value = value.expand().expect("a value is returned");
                    return Outcome { undefined: false, lanes: self.value(&values, value) };
                }
                InstKind::Br { target } => {
                    at = self.branch(&mut values, target.block, target.args);
                    continue;
                }
                InstKind::CondBr { cond, then, otherwise } => {
                    let Some(cond) = self.value(&values, *cond)[0].single() else {
                        return Outcome { undefined: true, lanes: Lanes::new() };
                    };
                    let target = if cond == 1 { then } else { otherwise };
                    at = self.branch(&mut values, target.block, target.args);
                    continue;
                }
                InstKind::Unreachable => {
                    return Outcome { undefined: true, lanes: Lanes::new() };
                }
                InstKind::Freeze { value } => {
                    return self.frozen(at, *value, &values);
                }
                _ => {}
            }
            let Some(lanes) = self.result(&values, at) else {
                return Outcome { undefined: true, lanes: Lanes::new() };
            };
            if let Some(result) = self.body.result(at) {
                values[index(result)] = lanes;
            }
            at = self.body.next_inst(at).expect("a terminator ends the block");
        }
    }

    fn branch(&self, values: &mut Values, block: Block, args: ir::ssa::ValueList) -> Inst {
        let new: Vec<Lanes> = self.body.list(args).iter().map(|&v| self.value(values, v)).collect();
        for (&param, lanes) in self.body.block_params(block).iter().zip(new) {
            values[index(param)] = lanes;
        }
        self.body.first_inst(block).expect("a terminator")
    }

    /// Evaluates the rest for each choice of a frozen value.
    fn frozen(&self, at: Inst, value: Value, values: &Values) -> Outcome {
        let lanes = self.value(values, value);
        let scalar = self.cx.types.scalar(self.body.value_type(value, self.cx));
        let width = scalar.int_width().expect("an integer");
        let choices = |lane: Lane| -> Vec<u64> {
            let lane = if lane.poison { lane.or(Lane::undef(width)) } else { lane };
            (0..64).filter(|n| lane.numbers >> n & 1 == 1).collect()
        };
        let result = index(self.body.result(at).expect("freeze has a result"));
        let next = self.body.next_inst(at).expect("a terminator ends the block");
        let mut outcome = Outcome::default();
        let second = lanes.get(1).map_or_else(|| vec![0], |&lane| choices(lane));
        for a in choices(lanes[0]) {
            for &b in &second {
                let mut values = values.clone();
                values[result] = smallvec![Lane::number(a)];
                if lanes.len() == 2 {
                    values[result].push(Lane::number(b));
                }
                outcome.join(self.steps(next, values));
            }
        }
        outcome
    }

    fn value(&self, values: &Values, v: Value) -> Lanes {
        match v.kind() {
            ValueKind::Local(local) => values[index(local)].clone(),
            ValueKind::Const(c) => constant(self.cx, c),
            ValueKind::Metadata(_) => unreachable!("an operand"),
        }
    }

    /// The result of an instruction; none if it may be undefined behaviour.
    fn result(&self, values: &Values, inst: Inst) -> Option<Lanes> {
        let get = |v: Value| self.value(values, v);
        let table = self.tables[inst.as_u32() as usize].as_ref();
        let lane_of = |v: Value| self.cx.consts.as_uint(v.constant()?).map(|n| n as usize);
        match &self.body.insts[inst].kind {
            InstKind::Binary { args, .. } | InstKind::ICmp { args, .. } => {
                by_lane(table?, &[get(args[0]), get(args[1])])
            }
            InstKind::Cast { value, .. } => by_lane(table?, &[get(*value)]),
            InstKind::Select { args, .. } => {
                let [cond, then, other] = args.map(get);
                Some(selected(&cond, &then, &other))
            }
            InstKind::ExtractElement { args } => {
                let vector = get(args[0]);
                Some(smallvec![
                    *lane_of(args[1]).and_then(|n| vector.get(n)).unwrap_or(&Lane::POISON)
                ])
            }
            InstKind::InsertElement { args } => {
                let mut vector = get(args[0]);
                match lane_of(args[2]).and_then(|n| vector.get_mut(n)) {
                    Some(lane) => *lane = get(args[1])[0],
                    None => vector.iter_mut().for_each(|lane| *lane = Lane::POISON),
                }
                Some(vector)
            }
            InstKind::ShuffleVector { args, mask } => {
                let all: Lanes = get(args[0]).into_iter().chain(get(args[1])).collect();
                let mask = &self.body.shuffle_masks[*mask];
                let lane = |&m: &i32| usize::try_from(m).map_or(Lane::POISON, |m| all[m]);
                Some(mask.iter().map(lane).collect())
            }
            InstKind::ExtractValue { value, path } => {
                let [at] = self.body.index_paths[*path][..] else { panic!("one index") };
                Some(smallvec![get(*value)[at as usize]])
            }
            InstKind::InsertValue { args, path } => {
                let [at] = self.body.index_paths[*path][..] else { panic!("one index") };
                let mut members = get(args[0]);
                members[at as usize] = get(args[1])[0];
                Some(members)
            }
            InstKind::Call { callee, args, .. } => {
                let which = self.cx.intrinsic_of(*callee);
                let args = self.body.list(*args);
                if which == Intrinsic::Assume {
                    return (get(args[0])[0].single() == Some(1)).then(Lanes::new);
                }
                let operands: SmallVec<[Lanes; 3]> =
                    args.iter().take(super::table::arity(which)).map(|&a| get(a)).collect();
                by_lane(table?, &operands)
            }
            other => panic!("the proofs do not know {other:?}"),
        }
    }
}

fn index(local: Local) -> usize {
    local.as_u32() as usize
}

fn selected(cond: &Lanes, then: &Lanes, other: &Lanes) -> Lanes {
    let lane = |n: usize| {
        let c = cond[n.min(cond.len() - 1)];
        let mut lane = Lane { numbers: 0, poison: c.poison };
        if c.numbers & 2 != 0 {
            lane = lane.or(then[n]);
        }
        if c.numbers & 1 != 0 {
            lane = lane.or(other[n]);
        }
        lane
    };
    (0..then.len()).map(lane).collect()
}

/// Applies an operation lane by lane; none if it may be undefined behaviour. Of a result of two members the operands are scalars.
fn by_lane(table: &Table, operands: &[Lanes]) -> Option<Lanes> {
    let members = table.result.len();
    let mut out: Lanes = smallvec![Lane::default(); operands[0].len().max(members)];
    for lane in 0..operands[0].len() {
        let into = if members == 2 { 0 } else { lane };
        let mut put = |code: u8| match code {
            UNDEFINED => false,
            POISON => {
                out.iter_mut().skip(into).take(members).for_each(|l| l.poison = true);
                true
            }
            code => {
                let low = u64::from(code) & ((1 << table.result[0]) - 1);
                out[into].numbers |= 1 << low;
                if members == 2 {
                    out[1].numbers |= 1 << (u64::from(code) >> table.result[0]);
                }
                true
            }
        };
        let sets: SmallVec<[Lane; 3]> = operands.iter().map(|o| o[lane]).collect();
        let fine = match (&sets[..], &table.widths[..]) {
            ([a], [w]) => a.codes(*w).all(|a| put(table.get(&[a]))),
            ([a, b], [w, v]) => a.codes(*w).all(|a| b.codes(*v).all(|b| put(table.get(&[a, b])))),
            ([a, b, c], [w, v, u]) => a
                .codes(*w)
                .all(|a| b.codes(*v).all(|b| c.codes(*u).all(|c| put(table.get(&[a, b, c]))))),
            _ => panic!("as many operands as the table has"),
        };
        if !fine {
            return None;
        }
    }
    Some(out)
}

fn constant(cx: &Context, c: Const) -> Lanes {
    let count = |ty: Type| match cx.types.element_count(ty) {
        Some(n) => n as usize,
        None => 1,
    };
    let width = |ty: Type| cx.types.scalar(ty).int_width().expect("an integer");
    match &cx.consts[c] {
        ConstData::Int { value, .. } => smallvec![Lane::number(*value as u64)],
        ConstData::Zero(ty) => smallvec![Lane::number(0); count(*ty)],
        ConstData::Poison(ty) => smallvec![Lane::POISON; count(*ty)],
        ConstData::Undef(ty) => smallvec![Lane::undef(width(*ty)); count(*ty)],
        ConstData::Aggregate { elems, .. } => {
            elems.iter().map(|&elem| constant(cx, elem)[0]).collect()
        }
        other => panic!("the proofs do not know {other:?}"),
    }
}

/// The operation of an instruction that a table computes.
fn operation(body: &Body, cx: &Context, inst: Inst) -> Option<Operation> {
    let width = |v: Value| cx.types.scalar(body.value_type(v, cx)).int_width().expect("an integer");
    let result = || {
        let ty = body.locals[body.result(inst).expect("a result")].ty;
        cx.types.scalar(ty).int_width().unwrap_or(0)
    };
    Some(match &body.insts[inst].kind {
        InstKind::Binary { op, flags, args, .. } => Operation::Binary(*op, *flags, width(args[0])),
        InstKind::ICmp { cc, flags, args } => {
            Operation::Compare(*cc, flags.contains(ir::ssa::Flags::SAMESIGN), width(args[0]))
        }
        InstKind::Cast {
            op: op @ (CastOp::Trunc | CastOp::ZExt | CastOp::SExt),
            flags,
            value,
            ..
        } => Operation::Cast(*op, *flags, width(*value), result()),
        InstKind::Call { callee, args, .. } => {
            let which = cx.intrinsic_of(*callee);
            if which == Intrinsic::Assume {
                return None;
            }
            let args = body.list(*args);
            let immediate = args.get(super::table::arity(which)).map(|&v| {
                v.constant().and_then(|c| cx.consts.as_uint(c)).expect("an immediate") == 1
            });
            Operation::Call(which, width(args[0]), result(), immediate)
        }
        _ => return None,
    })
}
