//! Debug records, kept correct by passes that change their variables.
//!
//! A record says that a variable of the source has a value from there on, or that it is in memory all the time
//! ([`crate::analysis::variables`]). Values that are replaced or removed need no care: records follow
//! [`ir::ssa::Body::rewrite`], and removed values are poison. Other updates by passes are here:
//!
//! * memory that becomes values: each write gives the variable a value, as [`Declared`] writes down;
//! * code that is executed where it was not: the records in it are no longer true ([`forget`]);
//! * paths that no longer lead through a block: the variables of its records are unknown after it
//!   ([`unknown_behind`]).

use ir::map::Map;
use ir::ssa::{
    Block, Body, Context, Inst, InstKind, Local, Md, MdData, MdField, MdFieldValue, MdOperand,
    Symbol, Type, Value, ValueKind,
};
use smallvec::SmallVec;

use crate::analysis::variables::{self, RecordKind};

/// The declarations of variables of a body, by the address that they name. Nothing in a body without records.
pub(crate) fn declarations(body: &Body, cx: &Context) -> Map<Local, SmallVec<[Inst; 4]>> {
    let mut found: Map<Local, SmallVec<[Inst; 4]>> = Map::default();
    if body.md_operands.is_empty() {
        return found;
    }
    for inst in body.all_insts() {
        if let Some(record) = variables::record(body, cx, inst)
            && record.kind == RecordKind::Declare
            && let Some(local) = record.value.and_then(Value::local)
        {
            found.entry(local).or_default().push(inst);
        }
    }
    found
}

/// The arguments of a record.
fn arguments(body: &Body, record: Inst) -> Option<(Symbol, SmallVec<[Value; 4]>)> {
    match body.insts[record].kind {
        InstKind::DebugRecord { kind, args } => Some((kind, body.list(args).into())),
        _ => None,
    }
}

fn make(body: &mut Body, kind: Symbol, args: &[Value]) -> Inst {
    let args = body.make_list(args);
    body.make_inst(InstKind::DebugRecord { kind, args }, Type::VOID)
}

/// A record that gives the variable of `record` a value; it is in no block yet.
pub(crate) fn with_value(
    body: &mut Body,
    cx: &mut Context,
    record: Inst,
    value: Value,
) -> Option<Inst> {
    let (_, mut args) = arguments(body, record)?;
    let kind = cx.symbols.intern("dbg_value");
    *args.first_mut()? = body.md_operands.push(MdOperand::Value(value)).into();
    // Further operands of `dbg_assign`.
    if args.len() > 4 {
        let last = args.pop()?;
        args.truncate(3);
        args.push(last);
    }
    Some(make(body, kind, &args))
}

/// A record that declares the same to be at another address; it is in no block yet.
pub(crate) fn at_address(body: &mut Body, record: Inst, address: Value) -> Option<Inst> {
    let (kind, mut args) = arguments(body, record)?;
    *args.first_mut()? = body.md_operands.push(MdOperand::Value(address)).into();
    Some(make(body, kind, &args))
}

/// A record that declares a piece of what `record` declares: `bits` bits from bit `first` of it are at `address`. None if
/// that cannot be said. It is in no block yet.
pub(crate) fn for_piece(
    body: &mut Body,
    cx: &mut Context,
    record: Inst,
    address: Value,
    (first, bits): (u64, u64),
) -> Option<Inst> {
    let (kind, mut args) = arguments(body, record)?;
    let ValueKind::Metadata(id) = args.get(2)?.kind() else { return None };
    let MdOperand::Node(expression) = body.md_operands[id] else { return None };
    let of = variables::record(body, cx, record)?.piece.fragment;
    let (first, bits) = match of {
        Some((start, whole)) => (start + first, bits.min(whole.checked_sub(first)?)),
        None => (first, bits),
    };
    let expression = piece_expression(cx, expression, of.is_some(), (first, bits))?;
    *args.first_mut()? = body.md_operands.push(MdOperand::Value(address)).into();
    *args.get_mut(2)? = body.md_operands.push(MdOperand::Node(expression)).into();
    Some(make(body, kind, &args))
}

/// The expression for a piece.
fn piece_expression(
    cx: &mut Context,
    expression: Md,
    is_piece: bool,
    (first, bits): (u64, u64),
) -> Option<Md> {
    let MdData::Node { distinct, name, fields } = &cx.metadata.nodes[expression] else {
        return None;
    };
    let (distinct, name) = (*distinct, *name);
    let mut fields = fields.to_vec();
    if is_piece {
        fields.truncate(fields.len().checked_sub(3)?);
    }
    let none = cx.symbols.intern("");
    for value in [
        MdFieldValue::Words("DW_OP_LLVM_fragment".into()),
        MdFieldValue::Int(i128::from(first)),
        MdFieldValue::Int(i128::from(bits)),
    ] {
        fields.push(MdField { name: none, value });
    }
    let node = MdData::Node { distinct, name, fields: fields.into() };
    Some(cx.metadata.add(node))
}

/// Makes the variable of a record unknown from it on. Declarations stay.
pub(crate) fn forget(body: &mut Body, cx: &mut Context, record: Inst) {
    if variables::record(body, cx, record).is_some_and(|read| read.kind == RecordKind::Value) {
        make_unknown(body, cx, record);
    }
}

/// Takes the value of a record away, whatever it is.
pub(crate) fn make_unknown(body: &mut Body, cx: &mut Context, record: Inst) {
    let poison = cx.consts.poison(Type::int(32)).into();
    let operand = body.md_operands.push(MdOperand::Value(poison)).into();
    let mut first = true;
    body.for_each_value_mut(record, |value| {
        if std::mem::take(&mut first) {
            *value = operand;
        }
    });
}

/// Marks variables as unknown at the start of `to` if records in `passed` set them; a path to `to` went through
/// `passed`.
pub(crate) fn unknown_behind(body: &mut Body, cx: &mut Context, passed: Block, to: Block) {
    if body.md_operands.is_empty() {
        return;
    }
    let records: SmallVec<[Inst; 4]> = body.block_insts(passed).collect();
    for record in records {
        let Some(read) = variables::record(body, cx, record) else { continue };
        if read.kind == RecordKind::Declare {
            continue;
        }
        let poison = cx.consts.poison(Type::int(32)).into();
        if let Some(new) = with_value(body, cx, record, poison)
            && let Some(first) = body.first_inst(to)
        {
            body.insert_inst_before(new, first);
        }
    }
}

/// Variables whose memory becomes values.
#[derive(Default)]
pub(crate) struct Declared {
    /// By the number of the memory, from 1.
    of: Map<u32, SmallVec<[Inst; 4]>>,
}

impl Declared {
    /// Those of memory that has numbers.
    pub(crate) fn new(body: &Body, cx: &Context, number: impl Fn(Local) -> u32) -> Self {
        let mut declared = Self::default();
        for (local, records) in declarations(body, cx) {
            let number = number(local);
            if number != 0 {
                declared.of.insert(number, records);
            }
        }
        declared
    }

    /// Memory `number` is `value` from before an instruction on.
    pub(crate) fn value_before(
        &self,
        body: &mut Body,
        cx: &mut Context,
        number: u32,
        value: Value,
        before: Inst,
    ) {
        for &record in self.of.get(&number).into_iter().flatten() {
            if let Some(new) = with_value(body, cx, record, value) {
                body.insert_inst_before(new, before);
            }
        }
    }

    /// Takes the declarations away of memory that is gone.
    pub(crate) fn remove(&self, body: &mut Body, number: u32) {
        for &record in self.of.get(&number).into_iter().flatten() {
            if body.inst_block(record).is_some() {
                body.remove_inst(record);
            }
        }
    }
}
