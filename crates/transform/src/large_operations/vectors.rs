//! Operations on vectors of large integers, element by element.

use super::is_large;
use ir::ssa::{BinaryOp, Body, Builder, CastOp, Context, Inst, InstKind, Intrinsic, Type, Value};
use smallvec::SmallVec;

/// Whether it says of a sum, difference or product that it is over.
pub(super) fn is_checked(which: Intrinsic) -> bool {
    use Intrinsic as I;
    matches!(
        which,
        I::SAddOverflow
            | I::UAddOverflow
            | I::SSubOverflow
            | I::USubOverflow
            | I::SMulOverflow
            | I::UMulOverflow
    )
}

/// Whether it works element by element.
fn is_elementwise(which: Intrinsic) -> bool {
    use Intrinsic as I;
    matches!(
        which,
        I::Abs
            | I::SMax
            | I::SMin
            | I::UMax
            | I::UMin
            | I::SCmp
            | I::UCmp
            | I::BSwap
            | I::BitReverse
            | I::CtPop
            | I::CtLz
            | I::CtTz
            | I::FShl
            | I::FShr
            | I::SAddSat
            | I::UAddSat
            | I::SSubSat
            | I::USubSat
            | I::SShlSat
            | I::UShlSat
            | I::FpToSiSat
            | I::FpToUiSat
    )
}

/// Returns what a reduction combines two elements by.
fn combination(which: Intrinsic) -> Option<Combination> {
    use Combination::{Function, Operation};
    use Intrinsic as I;
    Some(match which {
        I::ReduceAdd => Operation(BinaryOp::Add),
        I::ReduceMul => Operation(BinaryOp::Mul),
        I::ReduceAnd => Operation(BinaryOp::And),
        I::ReduceOr => Operation(BinaryOp::Or),
        I::ReduceXor => Operation(BinaryOp::Xor),
        I::ReduceSMax => Function("smax"),
        I::ReduceSMin => Function("smin"),
        I::ReduceUMax => Function("umax"),
        I::ReduceUMin => Function("umin"),
        _ => return None,
    })
}

enum Combination {
    Operation(BinaryOp),
    Function(&'static str),
}

/// Whether an operation is done element by element: one that reads or makes a vector of large integers, or checks sums of
/// vectors.
pub(super) fn is_expanded(body: &Body, cx: &Context, inst: Inst) -> bool {
    let large = |ty: Type| cx.types.vector_parts(ty).is_some_and(|(elem, _)| is_large(elem));
    let of = |value: Value| large(body.value_type(value, cx));
    let result = || body.result(inst).is_some_and(|local| large(body.locals[local].ty));
    match &body.insts[inst].kind {
        InstKind::Binary { args, .. } | InstKind::ICmp { args, .. } => of(args[0]),
        InstKind::Select { args, .. } => of(args[1]),
        InstKind::Freeze { value } => of(*value),
        InstKind::Cast { op: CastOp::BitCast, .. } => false,
        InstKind::Cast { value, .. } => of(*value) || result(),
        InstKind::Call { callee, args, .. } => {
            let which = cx.intrinsic_of(*callee);
            let Some(&first) = body.list(*args).first() else { return false };
            if is_checked(which) {
                return body.value_type(first, cx).is_vector();
            }
            let known = is_elementwise(which) || combination(which).is_some();
            known && (of(first) || result())
        }
        _ => false,
    }
}

/// Writes the operation on elements, and the vector of what comes out.
pub(super) fn expand(b: &mut Builder<'_>, inst: Inst) -> Option<Value> {
    let kind = b.body.insts[inst].kind.clone();
    let result = b.body.result(inst).map(|local| b.body.locals[local].ty)?;
    let InstKind::Call { callee, args, .. } = kind else {
        return by_elements(b, &kind, result);
    };
    let which = b.cx.intrinsic_of(callee);
    let args: SmallVec<[Value; 3]> = b.body.list(args).into();
    if let Some(combination) = combination(which) {
        return reduced(b, &combination, args[0]);
    }
    let global = b.cx.direct_callee(callee)?;
    let name = of_scalars(&b.cx.globals[global].name);
    if is_checked(which) {
        return checked(b, &name, &args, result);
    }
    let (elem, lanes) = b.cx.types.vector_parts(result)?;
    let mut vector = Value::from(b.cx.consts.poison(result));
    for lane in 0..lanes {
        let parts = lane_of(b, &args, lane);
        let call = b.call_intrinsic(&name, elem, &parts);
        let value = Value::from(b.body.result(call)?);
        vector = b.insert(vector, value, lane);
    }
    Some(vector)
}

fn by_elements(b: &mut Builder<'_>, kind: &InstKind, result: Type) -> Option<Value> {
    let (elem, lanes) = b.cx.types.vector_parts(result)?;
    let mut values: SmallVec<[Value; 3]> = SmallVec::new();
    kind.for_each_value(b.body, |value| values.push(value));
    let mut vector = Value::from(b.cx.consts.poison(result));
    for lane in 0..lanes {
        let parts = lane_of(b, &values, lane);
        let value = b.value(with_values(kind, &parts), elem);
        vector = b.insert(vector, value, lane);
    }
    Some(vector)
}

/// Returns an element of each vector; what is no vector is the same for all.
fn lane_of(b: &mut Builder<'_>, values: &[Value], lane: u32) -> SmallVec<[Value; 3]> {
    let mut parts = SmallVec::new();
    for &value in values {
        parts.push(if b.ty(value).is_vector() { b.extract(value, lane) } else { value });
    }
    parts
}

/// Returns the operation with other operands.
fn with_values(kind: &InstKind, parts: &[Value]) -> InstKind {
    let mut kind = kind.clone();
    match &mut kind {
        InstKind::Cast { value, .. } | InstKind::Freeze { value } => *value = parts[0],
        InstKind::Binary { args, .. } | InstKind::ICmp { args, .. } => *args = [parts[0], parts[1]],
        InstKind::Select { args, .. } => *args = [parts[0], parts[1], parts[2]],
        _ => unreachable!("an operation by elements"),
    }
    kind
}

fn reduced(b: &mut Builder<'_>, combination: &Combination, vector: Value) -> Option<Value> {
    let (elem, lanes) = b.cx.types.vector_parts(b.ty(vector))?;
    let mut sum = b.extract(vector, 0);
    for lane in 1..lanes {
        let next = b.extract(vector, lane);
        sum = match combination {
            Combination::Operation(op) => b.binary(*op, sum, next),
            Combination::Function(name) => {
                let width = elem.int_width()?;
                let call = b.call_intrinsic(&format!("llvm.{name}.i{width}"), elem, &[sum, next]);
                b.body.result(call)?.into()
            }
        };
    }
    Some(sum)
}

/// Returns the pair of vectors: results, and whether each is over.
fn checked(b: &mut Builder<'_>, name: &str, args: &[Value], result: Type) -> Option<Value> {
    let operand = b.ty(args[0]);
    let (elem, lanes) = b.cx.types.vector_parts(operand)?;
    let flags = b.cx.types.with_shape_of(Type::I1, operand);
    let pair = b.cx.types.literal_struct(&[elem, Type::I1], false);
    let mut vectors = [operand, flags].map(|ty| Value::from(b.cx.consts.poison(ty)));
    for lane in 0..lanes {
        let parts = lane_of(b, args, lane);
        let call = b.call_intrinsic(name, pair, &parts);
        let both = Value::from(b.body.result(call)?);
        for (n, vector) in vectors.iter_mut().enumerate() {
            let value = b.extract_value(both, n as u32);
            *vector = b.insert(*vector, value, lane);
        }
    }
    let poison = Value::from(b.cx.consts.poison(result));
    let first = b.insert_value(poison, vectors[0], 0);
    Some(b.insert_value(first, vectors[1], 1))
}

/// Returns the name of the same intrinsic of scalars: `llvm.umin.i96` of `llvm.umin.v3i96`.
fn of_scalars(name: &str) -> String {
    let part = |part: &str| -> String {
        let Some(rest) = part.strip_prefix('v') else { return part.to_owned() };
        let elem = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let is_type = elem.len() < rest.len()
            && elem.trim_start_matches(['i', 'f', 'b']).chars().all(|c| c.is_ascii_digit());
        if is_type { elem.to_owned() } else { part.to_owned() }
    };
    name.split('.').map(part).collect::<Vec<_>>().join(".")
}

#[cfg(test)]
mod tests {
    use super::of_scalars;

    #[test]
    fn names_of_scalar_intrinsics() {
        assert_eq!(of_scalars("llvm.umin.v3i96"), "llvm.umin.i96");
        assert_eq!(of_scalars("llvm.fptosi.sat.v2i80.v2bf16"), "llvm.fptosi.sat.i80.bf16");
        assert_eq!(of_scalars("llvm.sadd.with.overflow.v5i16"), "llvm.sadd.with.overflow.i16");
    }
}
