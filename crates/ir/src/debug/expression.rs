//! Expressions of variables (`DIExpression`): what makes the variable, or its address, of a value.

use smallvec::SmallVec;

use crate::ssa::{Context, Md, MdData, MdFieldValue};

/// An operation of an expression.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation<'a> {
    /// Its name: `DW_OP_plus_uconst`.
    pub name: &'a str,
    /// Its numbers; 0 for what is not one.
    pub numbers: SmallVec<[i128; 2]>,
}

/// The operations of a `DIExpression`; the piece that it is for is the last, if it is for one.
pub fn operations(cx: &Context, expression: Md) -> Vec<Operation<'_>> {
    let fields = match &cx.metadata.nodes[expression] {
        MdData::Node { fields, .. } => &fields[..],
        _ => &[],
    };
    let mut found: Vec<Operation<'_>> = Vec::new();
    for field in fields {
        let number = match &field.value {
            MdFieldValue::Words(name) if name.starts_with("DW_OP_") => {
                found.push(Operation { name, numbers: SmallVec::new() });
                continue;
            }
            MdFieldValue::Int(number) => *number,
            _ => 0,
        };
        if let Some(last) = found.last_mut() {
            last.numbers.push(number);
        }
    }
    found
}

/// The operations without the piece that they are for, and that piece: its first bit and the number of its bits.
pub fn split_fragment<'o, 'a>(
    operations: &'o [Operation<'a>],
) -> (&'o [Operation<'a>], Option<(u64, u64)>) {
    if let [rest @ .., last] = operations
        && last.name == "DW_OP_LLVM_fragment"
        && let [first, bits] = last.numbers[..]
        && let (Ok(first), Ok(bits)) = (u64::try_from(first), u64::try_from(bits))
    {
        return (rest, Some((first, bits)));
    }
    (operations, None)
}

/// The operations without the address space that a front end puts at the end of them, and that space. Of a variable in memory
/// it says which memory; where the variable has become a value, it means nothing.
pub fn split_space<'o, 'a>(operations: &'o [Operation<'a>]) -> (&'o [Operation<'a>], Option<u64>) {
    if let [rest @ .., space, swap, deref] = operations
        && space.name == "DW_OP_constu"
        && swap.name == "DW_OP_swap"
        && deref.name == "DW_OP_xderef"
        && let [number] = space.numbers[..]
        && let Ok(number) = u64::try_from(number)
    {
        return (rest, Some(number));
    }
    (operations, None)
}
