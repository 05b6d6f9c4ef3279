//! Objects that pointers point to.
//!
//! A pointer is taken apart into its *root* (the object it was derived from, as far as that can be
//! seen), the *anchor* (the last pointer before only constant offsets are added) and that offset.

use ir::ssa::{
    Body, CastOp, ConstData, ConstExpr, Context, Global, GlobalKind, Inst, InstKind, LocalDef,
    Value, ValueMap, resolve,
};

use crate::offsets::{constant_offset, wrapped};

/// Origin of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Root {
    /// A local variable.
    Alloca(Inst),
    /// A global variable or function.
    Global(Global),
    /// A parameter of the function: its number.
    Param(u32),
    /// Anything else: a loaded pointer, the result of a call, a block parameter.
    Unknown(Value),
}

/// A range of memory.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Location {
    /// The object.
    pub root: Root,
    /// The pointer that `offset` counts from.
    pub anchor: Value,
    /// Bytes from the anchor.
    pub offset: i64,
    /// Number of bytes; none if it is not known.
    pub size: Option<u64>,
    /// The most specific address space seen on the path to the root.
    pub space: u32,
}

/// More steps than pointer arithmetic has in practice.
const MAX_STEPS: u32 = 128;

/// The location that an access of `size` bytes through `ptr` touches. `map` has replacements that are
/// not yet carried out.
pub fn of_access(
    body: &Body,
    cx: &Context,
    map: &ValueMap,
    ptr: Value,
    size: Option<u64>,
) -> Location {
    let mut at = resolve(map, ptr);
    let (mut anchor, mut offset, mut exact) = (at, 0i64, true);
    let mut space = 0;
    let mut root = Root::Unknown(at);
    for _ in 0..MAX_STEPS {
        if let Some(s) = body.value_type(at, cx).address_space()
            && s != 0
        {
            space = s;
        }
        if let Some(c) = at.constant() {
            root = constant_root(cx, c, &mut anchor, &mut offset, exact, at, &mut space);
            break;
        }
        let Some(local) = at.local() else { break };
        root = Root::Unknown(at);
        let next = match body.locals[local].def {
            LocalDef::Param(block, n) => {
                if block == body.entry() {
                    root = Root::Param(n);
                }
                break;
            }
            LocalDef::Inst(inst) => match &body.insts[inst].kind {
                InstKind::Alloca { .. } => {
                    root = Root::Alloca(inst);
                    break;
                }
                InstKind::Gep { args, .. } => {
                    let step = constant_offset(body, cx, inst);
                    match step.and_then(|s| offset.checked_add(s)) {
                        Some(sum) if exact => offset = sum,
                        _ => exact = false,
                    }
                    body.list(*args)[0]
                }
                InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, value, .. } => *value,
                _ => break,
            },
        };
        at = resolve(map, next);
        if exact {
            anchor = at;
        }
    }
    let offset = wrapped(body, cx, ptr, offset);
    Location { root, anchor, offset, size, space }
}

/// Whether a pointer is computed from another: [`of_access`] gave up there.
pub(super) fn is_derived(body: &Body, pointer: Value) -> bool {
    let kind = body.def_kind(pointer);
    matches!(
        kind,
        Some(
            InstKind::Gep { .. }
                | InstKind::Cast { op: CastOp::AddrSpaceCast | CastOp::BitCast, .. }
        )
    )
}

fn constant_root(
    cx: &Context,
    mut c: ir::ssa::Const,
    anchor: &mut Value,
    offset: &mut i64,
    exact: bool,
    at: Value,
    space: &mut u32,
) -> Root {
    if let Some((global, more)) = crate::fold::offset_of_constant_address(cx, c) {
        let data = &cx.globals[global];
        if data.address_space != 0 {
            *space = data.address_space;
        }
        if exact && let Some(sum) = offset.checked_add(more) {
            // All forms of the address of a global have one anchor.
            while let ConstData::Expr { expr, .. } = &cx.consts[c] {
                c = match expr {
                    ConstExpr::Gep { operands, .. } => operands[0],
                    ConstExpr::Cast { value, .. } => *value,
                    _ => break,
                };
            }
            *anchor = c.into();
            *offset = sum;
        }
        return match data.kind {
            GlobalKind::Alias(_) | GlobalKind::IFunc(_) => Root::Unknown(at),
            _ => Root::Global(global),
        };
    }
    Root::Unknown(at)
}

/// Whether a value is a pointer, or a vector of pointers.
pub(crate) fn has_pointers(body: &Body, cx: &Context, value: Value) -> bool {
    cx.types.scalar(body.value_type(value, cx)).is_ptr()
}

/// Whether the memory at `location` never changes while the function runs.
pub fn is_constant_memory(cx: &Context, location: &Location) -> bool {
    if location.space == 4 {
        return true;
    }
    match location.root {
        Root::Global(global) => match &cx.globals[global].kind {
            GlobalKind::Variable(v) => v.constant,
            _ => true,
        },
        _ => false,
    }
}
