//! `nvptx-byval-arguments`: a structure that is built to be passed is stored where it is passed.
//!
//! A caller builds a structure in a local variable and passes it by value; PTX then copies all of it,
//! byte by byte the same, into the argument. Where every use of the variable is a plain load or store
//! at a constant place or such an argument, each call gets the values themselves instead: they are
//! loaded from the variable before the call, for each run of bytes that is ever written, and named as
//! operands of an intrinsic that stands for the structure. `sroa` then turns the loads into the values
//! that were stored, and the variable is gone. Instruction selection stores the values into the
//! argument; what was never written stays unset there, as it was in the variable.
//!
//! Later changes of the variable do not matter: the values were loaded before.

use super::BYVAL_FIELDS;
use ir::map::Set;
use ir::ssa::{
    Align, AttrValue, Attribute, Body, Builder, CallInfo, CastOp, Context, Flags,
    FunctionData as Callee, GlobalData, GlobalKind, InsertPoint, InstKind, Intrinsic, Local,
    Ordering, TailKind, Type, Uses, Value, sym,
};
use transform::pointer_uses::{Access, AccessKind, UseTree, set_pointer};

/// More values than this for one argument are better copied.
const MOST_FIELDS: usize = 64;
/// Steps of address arithmetic that are followed.
const MAX_STEPS: u32 = 16;

/// Bytes `start .. end` of a variable and the type in which they are loaded.
#[derive(Clone, Copy, Debug)]
struct Field {
    start: i64,
    end: i64,
    ty: Type,
}

/// Runs the pass on a body. The number of variables stored where they are passed.
pub(crate) fn run(body: &mut Body, cx: &mut Context) -> u64 {
    let variables = passed_variables(body, cx);
    if variables.is_empty() {
        return 0;
    }
    let uses = Uses::of(body);
    let mut count = 0;
    for variable in variables {
        let tree = UseTree::of(body, cx, &uses, variable);
        let Some(fields) = fields(body, cx, &tree) else { continue };
        let Some(&InstKind::Alloca { align, .. }) = body.def_kind(variable.into()) else {
            continue;
        };
        for access in tree.accesses.iter().filter(|a| is_argument(a)) {
            pass_fields(body, cx, access, &fields, variable, align);
        }
        count += 1;
    }
    count
}

/// Variables of the entry block that are passed by value somewhere.
fn passed_variables(body: &Body, cx: &Context) -> Vec<Local> {
    let mut out = Vec::new();
    let mut seen = Set::default();
    for inst in body.all_insts() {
        let InstKind::Call { callee, args, info } = body.insts[inst].kind else { continue };
        if cx.intrinsic_of(callee) != Intrinsic::None {
            continue;
        }
        let declared = cx.direct_callee(callee).and_then(|g| cx.function(g));
        for (n, &arg) in body.list(args).iter().enumerate() {
            let by_value = |set| cx.attrs.has(set, sym::BYVAL);
            if (by_value(body.calls[info].arg_attrs(n))
                || declared.is_some_and(|f| by_value(f.param_attrs(n))))
                && let Some(variable) = variable_of(body, arg)
                && seen.insert(variable)
            {
                out.push(variable);
            }
        }
    }
    out
}

/// The variable of the entry block that `pointer` points into.
fn variable_of(body: &Body, mut pointer: Value) -> Option<Local> {
    for _ in 0..MAX_STEPS {
        match body.def_kind(pointer)? {
            InstKind::Gep { args, .. } => pointer = body.list(*args)[0],
            InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, value, .. } => {
                pointer = *value;
            }
            InstKind::Alloca { inalloca: false, .. } => {
                let inst = body.def_inst(pointer)?;
                return (body.inst_block(inst) == Some(body.entry())).then(|| pointer.local())?;
            }
            _ => return None,
        }
    }
    None
}

fn is_argument(access: &Access) -> bool {
    matches!(access.kind, AccessKind::CopyFrom(_))
}

/// The fields that a variable has, if they can take its place.
fn fields(body: &Body, cx: &Context, tree: &UseTree) -> Option<Vec<Field>> {
    if tree.escapes || tree.merges {
        return None;
    }
    let (mut stores, mut arguments) = (Vec::new(), Vec::new());
    for access in &tree.accesses {
        let (start, end) = access.range()?;
        match (access.kind, &body.insts[access.inst].kind) {
            (
                AccessKind::Load(_),
                InstKind::Load { volatile: false, ordering: Ordering::NotAtomic, .. },
            ) => {}
            (
                AccessKind::Store(_),
                InstKind::Store { value, volatile: false, ordering: Ordering::NotAtomic, .. },
            ) => {
                let ty = body.value_type(*value, cx);
                // A vector of bits has no places of its own for them.
                let packed = ty.is_vector() && cx.bits(ty) != cx.store_size(ty) * 8;
                if cx.types.is_aggregate(ty) || packed {
                    return None;
                }
                stores.push(Field { start, end, ty });
            }
            (AccessKind::CopyFrom(_), InstKind::Call { callee, info, .. })
                if cx.intrinsic_of(*callee) == Intrinsic::None
                    && body.calls[*info].tail != TailKind::MustTail =>
            {
                arguments.push((start, end));
            }
            _ => return None,
        }
    }
    let fields = merged(stores)?;
    let within = |f: &Field, a: &(i64, i64)| {
        let outside = f.end <= a.0 || a.1 <= f.start;
        outside || (a.0 <= f.start && f.end <= a.1)
    };
    let whole = fields.iter().all(|f| arguments.iter().all(|a| within(f, a)));
    (whole && fields.len() <= MOST_FIELDS).then_some(fields)
}

/// Joins stores that overlap: to the widest of them, or to an integer.
fn merged(mut stores: Vec<Field>) -> Option<Vec<Field>> {
    stores.sort_by_key(|f| (f.start, -f.end));
    let mut out: Vec<(Field, bool)> = Vec::new();
    for store in stores {
        match out.last_mut() {
            Some((last, joined)) if store.start < last.end => {
                *joined |= store.end > last.end;
                last.end = last.end.max(store.end);
            }
            _ => out.push((store, false)),
        }
    }
    out.into_iter()
        .map(|(field, joined)| {
            let bytes = field.end - field.start;
            match (joined, bytes) {
                (false, _) => Some(field),
                (true, 1 | 2 | 4 | 8) => Some(Field { ty: Type::int(8 * bytes as u32), ..field }),
                _ => None,
            }
        })
        .collect()
}

/// Passes the fields in place of the variable.
fn pass_fields(
    body: &mut Body,
    cx: &mut Context,
    access: &Access,
    fields: &[Field],
    variable: Local,
    align: Align,
) {
    let Some((start, end)) = access.range() else { return };
    let callee: Value = {
        let global = declaration(cx);
        cx.global_address(global).into()
    };
    let mut b = Builder::new(body, cx, InsertPoint::Before(access.inst));
    let mut args = vec![b.int(Type::I64, (end - start) as u128)];
    for field in fields.iter().filter(|f| start <= f.start && f.end <= end) {
        let from = b.byte_offset(variable.into(), field.start, Flags::INBOUNDS);
        let value = b.load(field.ty, from, align.at_offset(field.start as u64));
        args.push(b.int(Type::I64, (field.start - start) as u128));
        args.push(value);
    }
    let ty = b.cx.globals[b.cx.direct_callee(callee).expect("a function")].ty;
    let info = b.body.calls.push(CallInfo::new(ty));
    let args = b.body.make_list(&args);
    let structure = b.value(InstKind::Call { callee, args, info }, Type::PTR);
    set_pointer(body, access, structure, Align::default());
}

/// The intrinsic: the size of the structure, then an offset and a value for each field.
fn declaration(cx: &mut Context) -> ir::ssa::Global {
    if let Some(global) = cx.find_global(BYVAL_FIELDS) {
        return global;
    }
    let ty = cx.types.function(Type::PTR, &[Type::I64], true);
    let none = Attribute { key: sym::MEMORY, value: AttrValue::Text("none".into()) };
    let attrs = [none, Attribute::flag(sym::NOUNWIND), Attribute::flag(sym::WILLRETURN)];
    let function = Callee {
        intrinsic: Intrinsic::from_name(BYVAL_FIELDS),
        attrs: cx.attrs.intern(&attrs),
        ..Callee::default()
    };
    cx.add_global(GlobalData::new(BYVAL_FIELDS, ty, GlobalKind::Function(Box::new(function))))
}

/// The fields of the structure that `pointer` stands for: its size, then offsets and values.
pub(crate) fn fields_of<'b>(body: &'b Body, cx: &Context, pointer: Value) -> Option<&'b [Value]> {
    let InstKind::Call { callee, args, .. } = body.def_kind(pointer)? else { return None };
    let callee = cx.direct_callee(*callee)?;
    (&*cx.globals[callee].name == BYVAL_FIELDS).then(|| body.list(*args))
}
