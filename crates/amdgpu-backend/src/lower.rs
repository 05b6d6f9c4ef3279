//! One function: selection, allocation, and what makes it the processor's.

use ir::diagnostic::Diagnostic;
use ir::machine::{FunctionKind, MachineFunction, RegMaskDesc, drop_dead_lanes, remove_dead};
use ir::ssa::{Body, Context, Global, Linkage};
use regalloc_abi::CallConv;

use crate::abi::functions::{FunctionAbi, convention};
use crate::abi::{InputSet, ModuleAbi};
use crate::frame::{Layout, Needs, Rules};
use crate::isel::{self, Selected, Unit};
use crate::subtarget::Subtarget;
use crate::{alloc, finish, hoist, masks, pair, scratch, share};

/// Attempts to allocate with vector registers kept back for spilled scalars, where all were taken.
const ATTEMPTS: u32 = 3;

/// A function on physical registers.
#[derive(Debug)]
pub struct Finished {
    /// The function.
    pub func: MachineFunction,
    /// What calls of it preserve, if callers may rely on more than the convention promises.
    pub preserves: Option<RegMaskDesc>,
}

/// Compiles a function whose control flow has the form that [`transform::divergent::shape`] gives. Waits
/// and hazards are not in yet.
///
/// # Errors
/// The first construct that is not supported.
pub fn lower(
    unit: Unit<'_>,
    global: Global,
    body: &Body,
    subtarget: Subtarget,
) -> Result<Finished, Diagnostic> {
    let reach = Reach::of(unit.cx, unit.abi, global);
    let saves = reach != Reach::Known;
    let most = unit.abi.most_vgprs(global);
    let (mut func, convention, incoming) = allocated(unit, global, body, subtarget, most)?;
    let rules = Rules { convention: &convention, incoming, saves, vgprs: most };
    for attempt in 0..ATTEMPTS {
        if Layout::new(&func, subtarget.target, rules).is_ok() {
            break;
        }
        let Some(fewer) = Layout::leaving_lanes(&func, subtarget.target, rules, attempt) else {
            break;
        };
        func = allocated(unit, global, body, subtarget, fewer)?.0;
    }
    let preserves = finish::run(&mut func, subtarget.target, rules)?;
    if let Some(kernel) = unit.abi.kernel(global)
        && alloc::uses_scratch(&func)
    {
        scratch::set_up(&mut func, kernel);
    }
    let exact = func.kind == FunctionKind::Device && reach != Reach::Replaced;
    Ok(Finished { func, preserves: exact.then_some(preserves) })
}

/// Who calls a function, and whether what they call is this one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Reach {
    /// Only calls in this module, each of which names it.
    Known,
    /// Others too, by the convention.
    Others,
    /// Another definition may take its place.
    Replaced,
}

impl Reach {
    fn of(cx: &Context, abi: &ModuleAbi, global: Global) -> Self {
        let linkage = cx.globals[global].linkage;
        let exact = matches!(linkage, Linkage::External | Linkage::Internal | Linkage::Private);
        if !exact {
            return Self::Replaced;
        }
        if !abi.rules.inter_procedural {
            return Self::Others;
        }
        let recursive = abi.usage.of_function(global).recursive;
        if linkage.is_local() && !recursive && !abi.usage.escaping.contains(global) {
            return Self::Known;
        }
        Self::Others
    }
}

/// Selects a function and gives its values registers, `vectors` vector registers at most. With it its
/// convention, and how many bytes of arguments are on the stack.
fn allocated(
    unit: Unit<'_>,
    global: Global,
    body: &Body,
    subtarget: Subtarget,
    vectors: u32,
) -> Result<(MachineFunction, CallConv, u32), Diagnostic> {
    let Selected { mut func, lanes, own } = isel::select(unit, global, body, subtarget)?;
    let (convention, incoming, saved) = match own {
        Some(FunctionAbi { convention, stack_bytes, .. }) => {
            let saved = convention.preserved_registers();
            (convention, stack_bytes, saved)
        }
        None => (convention(&subtarget, unit.abi.rules, InputSet::NONE), 0, Vec::new()),
    };
    hoist::run(&mut func, &lanes);
    share::run(&mut func, &lanes);
    pair::run(&mut func, subtarget.target);
    drop_dead_lanes(&mut func);
    remove_dead(&mut func);
    alloc::vectors(&mut func, &lanes, vectors, &saved)?;
    masks::remove_dead_masks(&mut func);
    remove_dead(&mut func);
    let reserved = Needs::of(&func, subtarget.target).reserved(func.kind);
    alloc::scalars(&mut func, subtarget.target, &saved, &reserved)?;
    Ok((func, convention, incoming))
}
