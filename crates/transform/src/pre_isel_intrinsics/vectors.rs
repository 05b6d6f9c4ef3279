//! Vectors whose elements change places.

use ir::ssa::{Builder, InstKind, Intrinsic, Type, Value};

/// An element of one of several vectors: which vector, which element.
type Pick = (usize, u32);

/// Writes what stands for an intrinsic that rearranges vectors; none for any other.
pub(super) fn lowered(
    b: &mut Builder<'_>,
    which: Intrinsic,
    ty: Type,
    args: &[Value],
) -> Option<Value> {
    use Intrinsic as I;
    let lanes = b.cx.types.lanes(ty);
    let index = |b: &Builder<'_>, n: usize| {
        let constant = args.get(n)?.constant()?;
        b.cx.consts.as_int(constant)
    };
    if which == I::StepVector {
        return Some(steps(b, ty));
    }
    let first = *args.first()?;
    let width = b.cx.types.lanes(b.ty(first));
    match which {
        I::VectorReverse => {
            let picks: Vec<Pick> = (0..lanes).rev().map(|n| (0, n)).collect();
            Some(arranged(b, ty, &[first], &picks))
        }
        I::VectorExtract => {
            let start = u32::try_from(index(b, 1)?).ok()?;
            if u64::from(start) + u64::from(lanes) > u64::from(width) {
                return Some(Value::from(b.cx.consts.poison(ty)));
            }
            let picks: Vec<Pick> = (0..lanes).map(|n| (0, start + n)).collect();
            Some(arranged(b, ty, &[first], &picks))
        }
        I::VectorInsert => {
            let start = u32::try_from(index(b, 2)?).ok()?;
            let end = start.checked_add(b.cx.types.lanes(b.ty(*args.get(1)?)))?;
            if end > lanes {
                return Some(Value::from(b.cx.consts.poison(ty)));
            }
            let pick = |n: u32| if (start..end).contains(&n) { (1, n - start) } else { (0, n) };
            let picks: Vec<Pick> = (0..lanes).map(pick).collect();
            Some(arranged(b, ty, &args[..2], &picks))
        }
        I::VectorSplice | I::VectorSpliceLeft | I::VectorSpliceRight => splice(b, which, ty, args),
        _ => match (which.interleave_factor(), which.deinterleave_factor()) {
            (Some(factor), _) => {
                let pick = |n: u32| ((n % factor) as usize, n / factor);
                let picks: Vec<Pick> = (0..lanes).map(pick).collect();
                Some(arranged(b, ty, args, &picks))
            }
            (_, Some(factor)) => deinterleaved(b, ty, first, factor),
            _ => None,
        },
    }
}

/// Every `factor`-th element of a vector, from each of the first ones on.
fn deinterleaved(b: &mut Builder<'_>, ty: Type, vector: Value, factor: u32) -> Option<Value> {
    let mut all = Value::from(b.cx.consts.poison(ty));
    for member in 0..factor {
        let part = b.cx.types.element(ty, member.into())?;
        let lanes = b.cx.types.lanes(part);
        let picks: Vec<Pick> = (0..lanes).map(|n| (0, n * factor + member)).collect();
        let part = arranged(b, part, &[vector], &picks);
        all = b.insert_value(all, part, member);
    }
    Some(all)
}

/// 0, 1, 2 …
fn steps(b: &mut Builder<'_>, ty: Type) -> Value {
    let element = b.cx.types.scalar(ty);
    b.vector(ty, |b, lane| b.int(element, u128::from(lane)))
}

/// Writes a vector of the elements picked from vectors of the same elements: a shuffle where it can be one.
fn arranged(b: &mut Builder<'_>, ty: Type, sources: &[Value], picks: &[Pick]) -> Value {
    let of = b.ty(sources[0]);
    let width = b.cx.types.lanes(of);
    if sources.len() <= 2 && sources.iter().all(|&s| b.ty(s) == of) {
        let mask = picks.iter().map(|&(source, lane)| (source as u32 * width + lane).cast_signed());
        let mask = b.body.shuffle_masks.push(mask.collect());
        let poison = Value::from(b.cx.consts.poison(of));
        let args = [sources[0], sources.get(1).copied().unwrap_or(poison)];
        return b.value(InstKind::ShuffleVector { args, mask }, ty);
    }
    b.vector(ty, |b, n| {
        let (source, lane) = picks[n as usize];
        b.extract(sources[source], lane)
    })
}

/// Elements side by side of two vectors in a row. `splice.left` says how many of the first are left out, `splice.right` how many of it
/// remain, `splice` either of the two by its sign. None for an offset that is not constant.
fn splice(b: &mut Builder<'_>, which: Intrinsic, ty: Type, args: &[Value]) -> Option<Value> {
    let &[_, _, offset] = args else { return None };
    let lanes = b.cx.types.lanes(ty);
    let offset = b.cx.consts.as_int(offset.constant()?)?;
    let from_end = which == Intrinsic::VectorSpliceRight || offset < 0;
    let start = if from_end { i128::from(lanes) - offset.abs() } else { offset };
    // The result of an offset beyond the vector is poison.
    let Some(start) = u32::try_from(start).ok().filter(|&start| start <= lanes) else {
        return Some(Value::from(b.cx.consts.poison(ty)));
    };
    let pick = |n: u32| if n < lanes { (0, n) } else { (1, n - lanes) };
    let picks: Vec<Pick> = (start..start + lanes).map(pick).collect();
    Some(arranged(b, ty, &args[..2], &picks))
}
