//! Variables of the source in the IR: the values from debug records, and their state at the starts of blocks.
//!
//! A record gives a variable, or a piece of one, a value from its position on. At a block's start a variable has a
//! value if it has the same one at the ends of all predecessors: the forward problem of constant propagation without
//! evaluation (Kildall 1973). It is asked for only where debug information is wanted.

use cranelift_entity::SecondaryMap;
use ir::debug::{operations, split_fragment};
use ir::map::Map;
use ir::ssa::{
    Block, Body, ConstData, Context, Inst, InstKind, LocalDef, Md, MdFieldValue, MdOperand, Value,
    ValueKind,
};

use super::cfg::Cfg;

/// Numbers that the states of all blocks may take together. Beyond that variables are followed only inside blocks.
const MOST_STATES: usize = 1 << 25;

/// A variable, or a piece of one, in a function or in a call that was inlined.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    /// The `DILocalVariable`.
    pub variable: Md,
    /// The `DILocation` of the call through which its function was inlined.
    pub inlined_at: Option<Md>,
    /// The first bit and the number of bits of a piece.
    pub fragment: Option<(u64, u64)>,
}

impl Piece {
    fn overlaps(&self, other: &Self) -> bool {
        match (self.fragment, other.fragment) {
            (Some((a, n)), Some((b, m))) => a < b.saturating_add(m) && b < a.saturating_add(n),
            _ => true,
        }
    }
}

/// Kind of a record.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordKind {
    /// The variable is in memory at the value, all the time.
    Declare,
    /// The variable has the value from here on.
    Value,
}

/// A debug record, read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct VariableRecord {
    /// Of what.
    pub piece: Piece,
    /// Its kind.
    pub kind: RecordKind,
    /// The value; none if it is a list of values, or no value.
    pub value: Option<Value>,
    /// The `DIExpression`, if there are operations in it besides the piece's.
    pub expression: Option<Md>,
}

fn node(body: &Body, value: Value) -> Option<Md> {
    match value.kind() {
        ValueKind::Metadata(id) => match body.md_operands[id] {
            MdOperand::Node(md) => Some(md),
            _ => None,
        },
        _ => None,
    }
}

/// Reads a debug record; none if the instruction is something else, or says nothing of a variable.
pub fn record(body: &Body, cx: &Context, inst: Inst) -> Option<VariableRecord> {
    let InstKind::DebugRecord { kind, args } = body.insts[inst].kind else { return None };
    let args = body.list(args);
    let kind = match cx.symbols.text(kind) {
        "dbg_declare" => RecordKind::Declare,
        "dbg_value" | "dbg_assign" => RecordKind::Value,
        _ => return None,
    };
    let (&[value, variable, expression, ..], Some(&location)) = (args, args.last()) else {
        return None;
    };
    let (variable, location) = (node(body, variable)?, node(body, location)?);
    let expression = node(body, expression)?;
    let inlined_at = match cx.symbols.find("inlinedAt").map(|f| cx.metadata.field(location, f)) {
        Some(Some(MdFieldValue::Md(at))) => *at,
        _ => None,
    };
    let all = operations(cx, expression);
    let (rest, fragment) = split_fragment(&all);
    let value = match value.kind() {
        ValueKind::Metadata(id) => match body.md_operands[id] {
            MdOperand::Value(value) => Some(value),
            _ => None,
        },
        _ => None,
    };
    let expression = (!rest.is_empty()).then_some(expression);
    Some(VariableRecord {
        piece: Piece { variable, inlined_at, fragment },
        kind,
        value,
        expression,
    })
}

/// A value that a variable has, with what is to be done to it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Known {
    /// The value.
    pub value: Value,
    /// The `DIExpression`, if it is more than nothing.
    pub expression: Option<Md>,
}

/// Known values of a function's variables.
#[derive(Clone, Debug)]
pub struct VariableFlow {
    pieces: Vec<Piece>,
    /// For each record, the variable's value after it.
    after: Map<Inst, Option<Known>>,
    known: Vec<Known>,
    /// For each piece the number of what it has, plus one.
    begins: SecondaryMap<Block, Vec<u32>>,
}

/// Nothing is known.
const UNKNOWN: u32 = 0;
/// No record on any path here.
const NEVER: u32 = u32::MAX;

impl VariableFlow {
    /// That of a body.
    pub fn of(body: &Body, cx: &Context) -> Self {
        let mut flow = Self {
            pieces: Vec::new(),
            after: Map::default(),
            known: Vec::new(),
            begins: SecondaryMap::new(),
        };
        let mut numbers: Map<Piece, u32> = Map::default();
        let mut values: Map<Known, u32> = Map::default();
        // By block: piece and what it has.
        let mut changes: SecondaryMap<Block, Vec<(u32, u32)>> = SecondaryMap::new();
        let cfg = Cfg::of(body);
        for &block in cfg.rpo() {
            let mut seen: ir::map::Set<Inst> = ir::map::Set::default();
            for inst in body.block_insts(block) {
                seen.insert(inst);
                let Some(record) = record(body, cx, inst) else { continue };
                let pieces = &mut flow.pieces;
                let piece = *numbers.entry(record.piece).or_insert_with(|| {
                    pieces.push(record.piece);
                    pieces.len() as u32 - 1
                });
                if record.kind == RecordKind::Declare {
                    continue;
                }
                // A value that was moved after the record is another iteration's there.
                let there = |value: Value| match value.local().map(|l| body.locals[l].def) {
                    None => true,
                    Some(LocalDef::Inst(def)) => body.inst_block(def).is_some_and(|home| {
                        if home == block { seen.contains(&def) } else { cfg.dominates(home, block) }
                    }),
                    Some(LocalDef::Param(home, _)) => cfg.dominates(home, block),
                };
                let value = record.value.filter(|&value| !is_nothing(cx, value) && there(value));
                let known = value.map(|value| Known { value, expression: record.expression });
                let number = known.map_or(UNKNOWN, |known| {
                    let list = &mut flow.known;
                    *values.entry(known).or_insert_with(|| {
                        list.push(known);
                        list.len() as u32
                    })
                });
                flow.after.insert(inst, known);
                changes[block].push((piece, number));
            }
        }
        if flow.pieces.len().saturating_mul(cfg.len()) <= MOST_STATES {
            flow.solve(&cfg, &changes);
        }
        flow
    }

    /// For each piece those that have bits in common with it.
    fn overlaps(&self) -> Vec<Vec<u32>> {
        let mut of_variable: Map<(Md, Option<Md>), Vec<u32>> = Map::default();
        for (piece, n) in self.pieces.iter().zip(0u32..) {
            of_variable.entry((piece.variable, piece.inlined_at)).or_default().push(n);
        }
        let overlapping = |piece: &Piece| -> Vec<u32> {
            let others = of_variable.get(&(piece.variable, piece.inlined_at));
            let meets = |n: &u32| {
                let other = &self.pieces[*n as usize];
                other != piece && other.overlaps(piece)
            };
            others.into_iter().flatten().copied().filter(meets).collect()
        };
        self.pieces.iter().map(overlapping).collect()
    }

    fn solve(&mut self, cfg: &Cfg, changes: &SecondaryMap<Block, Vec<(u32, u32)>>) {
        let overlaps = self.overlaps();
        let mut ends: SecondaryMap<Block, Option<Vec<u32>>> = SecondaryMap::new();
        let mut changed = true;
        while changed {
            changed = false;
            for (n, &block) in cfg.rpo().iter().enumerate() {
                let mut state: Option<Vec<u32>> = (n == 0).then(|| vec![NEVER; self.pieces.len()]);
                for pred in cfg.preds(block) {
                    let Some(end) = &ends[pred] else { continue };
                    match &mut state {
                        None => state = Some(end.clone()),
                        Some(state) => {
                            for (own, &other) in state.iter_mut().zip(end) {
                                if *own != other {
                                    *own = UNKNOWN;
                                }
                            }
                        }
                    }
                }
                let Some(mut state) = state else { continue };
                self.begins[block].clone_from(&state);
                for &(piece, number) in &changes[block] {
                    state[piece as usize] = number;
                    for &other in &overlaps[piece as usize] {
                        state[other as usize] = UNKNOWN;
                    }
                }
                if ends[block].as_ref() != Some(&state) {
                    ends[block] = Some(state);
                    changed = true;
                }
            }
        }
    }

    /// Whether there are no variables.
    pub fn is_empty(&self) -> bool {
        self.pieces.is_empty()
    }

    /// All variables and pieces that records name, in the order of their first mention.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns the value that a record sets for its variable; None if that is not known.
    pub fn after(&self, record: Inst) -> Option<Known> {
        self.after.get(&record).copied().flatten()
    }

    /// The variables that have a value where a block begins.
    pub fn at_begin(&self, block: Block) -> impl Iterator<Item = (Piece, Known)> + '_ {
        let numbers = self.begins[block].iter().zip(&self.pieces);
        numbers.filter_map(|(&number, &piece)| {
            let index = (number as usize).checked_sub(1)?;
            Some((piece, *self.known.get(index)?))
        })
    }

    /// The variables without a record on any path to the start of a block.
    pub fn never_before(&self, block: Block) -> impl Iterator<Item = Piece> + '_ {
        let numbers = self.begins[block].iter().zip(&self.pieces);
        numbers.filter(|(number, _)| **number == NEVER).map(|(_, &piece)| piece)
    }
}

fn is_nothing(cx: &Context, value: Value) -> bool {
    let constant = value.constant().map(|c| &cx.consts[c]);
    matches!(constant, Some(ConstData::Undef(_) | ConstData::Poison(_)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "define void @f(i1 %c, i32 %a) !dbg !3 {
    #dbg_value(i32 %a, !5, !DIExpression(), !7)
    #dbg_value(i32 1, !6, !DIExpression(), !7)
  br i1 %c, label %then, label %join
then:
  %b = add i32 %a, 1
    #dbg_value(i32 %b, !6, !DIExpression(), !7)
    #dbg_value(i32 7, !8, !DIExpression(DW_OP_LLVM_fragment, 0, 16), !7)
    #dbg_value(i32 7, !8, !DIExpression(DW_OP_LLVM_fragment, 16, 16), !7)
    #dbg_value(i32 9, !8, !DIExpression(), !7)
  br label %join
join:
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: \"a.c\", directory: \"/\")
!2 = !{i32 2, !\"Debug Info Version\", i32 3}
!3 = distinct !DISubprogram(name: \"f\", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DILocalVariable(name: \"a\", arg: 1, scope: !3, file: !1, line: 1)
!6 = !DILocalVariable(name: \"b\", scope: !3, file: !1, line: 2)
!7 = !DILocation(line: 2, scope: !3)
!8 = !DILocalVariable(name: \"c\", scope: !3, file: !1, line: 2)
";

    #[test]
    fn values_meet() {
        let module = llvm_reader::parse("f.ll", TEXT.as_bytes()).expect("a module");
        let body = module.bodies.values().next().expect("a function");
        let flow = VariableFlow::of(body, &module.cx);
        assert_eq!(flow.pieces().len(), 5);
        let order = body.block_order();
        assert_eq!(flow.at_begin(order[0]).count(), 0);
        assert_eq!(flow.at_begin(order[1]).count(), 2);
        // `b` has two values there, and `c` one on one path only.
        let join: Vec<_> = flow.at_begin(order[2]).collect();
        assert_eq!(join.len(), 1);
        assert_eq!(join[0].1.value, body.block_params(body.entry())[1].into());
    }
}
