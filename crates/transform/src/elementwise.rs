//! Intrinsics of vectors as intrinsics of their elements: which there are, and the calls that one becomes.

use ir::ssa::{BinaryOp, Builder, Intrinsic, Type, Value};
use smallvec::SmallVec;

/// Whether it says of a sum, difference or product that it is over.
pub(crate) fn is_checked(which: Intrinsic) -> bool {
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

/// Whether it makes an element of the result of the elements at its place.
pub(crate) fn is_elementwise(which: Intrinsic) -> bool {
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
            | I::IsFpClass
            | I::Minimum
            | I::Maximum
            | I::Canonicalize
            | I::LRint
            | I::LLRint
    )
}

/// Whether it makes two results, each element of which is made of the elements at its place.
pub(crate) fn is_pair(which: Intrinsic) -> bool {
    is_checked(which) || matches!(which, Intrinsic::FrExp | Intrinsic::Modf)
}

/// Whether it combines all elements of a vector.
pub(crate) fn is_reduction(which: Intrinsic) -> bool {
    combination(which).is_some()
}

/// Operation by which a reduction combines two elements.
#[derive(Clone, Copy)]
enum Combination {
    Operation(BinaryOp),
    Function(Intrinsic),
}

fn combination(which: Intrinsic) -> Option<Combination> {
    use Combination::{Function, Operation};
    use Intrinsic as I;
    Some(match which {
        I::ReduceAdd => Operation(BinaryOp::Add),
        I::ReduceMul => Operation(BinaryOp::Mul),
        I::ReduceAnd => Operation(BinaryOp::And),
        I::ReduceOr => Operation(BinaryOp::Or),
        I::ReduceXor => Operation(BinaryOp::Xor),
        I::ReduceSMax => Function(I::SMax),
        I::ReduceSMin => Function(I::SMin),
        I::ReduceUMax => Function(I::UMax),
        I::ReduceUMin => Function(I::UMin),
        I::ReduceFMaximum => Function(I::Maximum),
        I::ReduceFMinimum => Function(I::Minimum),
        _ => return None,
    })
}

/// The call of an intrinsic of scalars.
pub(crate) struct ScalarCall<'a> {
    pub(crate) which: Intrinsic,
    /// The full name, with the scalars' types.
    pub(crate) name: &'a str,
    pub(crate) args: &'a [Value],
    /// The result's type.
    pub(crate) ty: Type,
}

impl ScalarCall<'_> {
    /// Writes the call.
    pub(crate) fn plain(&self, b: &mut Builder<'_>) -> Option<Value> {
        let call = b.call_intrinsic(self.name, self.ty, self.args);
        b.body.result(call).map(Value::from)
    }
}

/// Function that writes a [`ScalarCall`].
pub(crate) type Write<'a> = &'a dyn Fn(&mut Builder<'_>, &ScalarCall<'_>) -> Option<Value>;

/// Writes what an intrinsic of vectors does by intrinsics of scalars; none if it is not one that goes element by element.
pub(crate) fn split(
    b: &mut Builder<'_>,
    vector: &ScalarCall<'_>,
    write: Write<'_>,
) -> Option<Value> {
    let name = of_scalars(vector.name);
    if let Some(combination) = combination(vector.which) {
        return reduced(b, combination, &name, *vector.args.first()?, write);
    }
    if is_pair(vector.which) {
        return pair(b, &ScalarCall { name: &name, ..*vector }, write);
    }
    if !is_elementwise(vector.which) {
        return None;
    }
    let (elem, lanes) = b.cx.types.vector_parts(vector.ty)?;
    let mut found = Value::from(b.cx.consts.poison(vector.ty));
    for lane in 0..lanes {
        let args = lane_of(b, vector.args, lane);
        let call = ScalarCall { which: vector.which, name: &name, args: &args, ty: elem };
        let value = write(b, &call)?;
        found = b.insert(found, value, lane);
    }
    Some(found)
}

/// Returns an element of a vector; of a constant one a constant, and what was inserted where that is known.
pub(crate) fn element_of(b: &mut Builder<'_>, vector: Value, lane: u32) -> Value {
    let vector = match b.body.inserted_element(&b.cx.consts, vector, lane) {
        Ok(element) => return element,
        Err(vector) => vector,
    };
    let folded = vector.constant().and_then(|c| crate::fold::element(b.cx, c, lane.into()));
    folded.map_or_else(|| b.extract(vector, lane), Value::from)
}

/// Returns an element of each vector; what is no vector is the same for all.
pub(crate) fn lane_of(b: &mut Builder<'_>, values: &[Value], lane: u32) -> SmallVec<[Value; 4]> {
    let mut parts = SmallVec::new();
    for &value in values {
        parts.push(if b.ty(value).is_vector() { element_of(b, value, lane) } else { value });
    }
    parts
}

fn reduced(
    b: &mut Builder<'_>,
    combination: Combination,
    name: &str,
    vector: Value,
    write: Write<'_>,
) -> Option<Value> {
    let (elem, lanes) = b.cx.types.vector_parts(b.ty(vector))?;
    let mut found = element_of(b, vector, 0);
    for lane in 1..lanes {
        let next = element_of(b, vector, lane);
        found = match combination {
            Combination::Operation(op) => b.binary(op, found, next),
            Combination::Function(which) => {
                let suffix = name.rsplit_once('.')?.1;
                let name = format!("llvm.{}.{suffix}", which.base_name()?);
                let args = [found, next];
                write(b, &ScalarCall { which, name: &name, args: &args, ty: elem })?
            }
        };
    }
    Some(found)
}

/// Returns the pair of vectors of what comes out in pairs.
fn pair(b: &mut Builder<'_>, vector: &ScalarCall<'_>, write: Write<'_>) -> Option<Value> {
    let members = [0, 1].map(|n| b.cx.types.element(vector.ty, n));
    let members = [members[0]?, members[1]?];
    let elems = members.map(|ty| b.cx.types.scalar(ty));
    let pair = b.cx.types.literal_struct(&elems, false);
    let lanes = b.cx.types.lanes(members[0]);
    let mut vectors = members.map(|ty| Value::from(b.cx.consts.poison(ty)));
    for lane in 0..lanes {
        let args = lane_of(b, vector.args, lane);
        let both = write(b, &ScalarCall { args: &args, ty: pair, ..*vector })?;
        for (n, vector) in vectors.iter_mut().enumerate() {
            let value = b.extract_value(both, n as u32);
            *vector = b.insert(*vector, value, lane);
        }
    }
    let poison = Value::from(b.cx.consts.poison(vector.ty));
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
        assert_eq!(of_scalars("llvm.is.fpclass.v4bf16"), "llvm.is.fpclass.bf16");
    }
}
