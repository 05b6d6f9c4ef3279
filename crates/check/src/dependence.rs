//! Whether a made-up argument may have caused a mistake.
//!
//! A value depends on the arguments if it is computed from one, or loaded from memory that holds such a value. A mistake is certain if
//! neither the operands of its instructions depend on them nor any branch of the kernel. Sizes of buffers are made up, too: an access
//! through a pointer argument is never certain to be out of bounds. Functions that the kernel calls are taken to depend on it.

use crate::finding::Kind;
use crate::guess;
use gpu_sim::Fault;
use gpu_sim::launch::Signature;
use ir::map::Set;
use ir::ssa::{Body, Global, Inst, InstKind, Module, Value};

/// Values of a kernel that depend on made-up arguments.
#[derive(Debug, Default)]
pub(crate) struct Dependence {
    /// None if nothing is known.
    kernel: Option<Known>,
}

#[derive(Debug)]
struct Known {
    kernel: Global,
    numbers: Set<Value>,
    pointers: Set<Value>,
    sizes: Set<Value>,
    /// There is shared memory whose size the launch says.
    dynamic: bool,
    /// A branch depends on a number.
    branches: bool,
    /// By instruction.
    operands: Vec<Operands>,
}

/// An instruction, the address that it accesses, and all its operands.
type Operands = (Inst, Option<Value>, Vec<Value>);

/// The origin of a dependence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    /// Arguments that are numbers, and what buffers hold.
    Numbers,
    /// Arguments that are pointers.
    Pointers,
    /// The number of workgroups, and their size where the kernel does not state it.
    Sizes,
}

impl Dependence {
    /// Nothing is known of the kernel: any argument may cause anything.
    pub(crate) fn unknown() -> Self {
        Self::default()
    }

    pub(crate) fn of(module: &Module, kernel: &Signature) -> Self {
        let (states_block, dynamic) = (guess::states_block(kernel), kernel.dynamic);
        let kernel = module.cx.find_global(&kernel.name);
        let found = kernel.and_then(|kernel| Some((kernel, module.body(kernel)?)));
        let Some((kernel, body)) = found else { return Self::unknown() };
        let of = |origin| depending(module, body, origin, states_block);
        let (numbers, pointers, sizes) =
            (of(Origin::Numbers), of(Origin::Pointers), of(Origin::Sizes));
        let branches = body.all_insts().any(|inst| match &body.insts[inst].kind {
            InstKind::CondBr { cond, .. } => numbers.contains(cond),
            InstKind::Switch { value, .. } => numbers.contains(value),
            InstKind::IndirectBr { .. } => true,
            _ => false,
        });
        let operands = body.all_insts().map(|inst| {
            let mut list = Vec::new();
            let kind = &body.insts[inst].kind;
            kind.for_each_value(body, |value| list.push(value));
            (inst, address(kind), list)
        });
        let mut operands: Vec<Operands> = operands.collect();
        operands.sort_by_key(|(inst, ..)| *inst);
        Self {
            kernel: Some(Known { kernel, numbers, pointers, sizes, dynamic, branches, operands }),
        }
    }

    /// Whether a made-up argument may have caused a fault.
    pub(crate) fn may_cause(&self, kind: Kind, fault: &Fault) -> bool {
        if kind.is_of_code() {
            return false;
        }
        let Some(known) = &self.kernel else { return true };
        let places = std::iter::once(fault.place()).chain(fault.other());
        known.branches || places.into_iter().any(|place| known.depends(kind, place.inst))
    }
}

impl Known {
    fn depends(&self, kind: Kind, inst: Option<(Global, Inst)>) -> bool {
        let Some((function, inst)) = inst else { return true };
        let found = self.operands.binary_search_by_key(&inst, |(inst, ..)| *inst);
        let Ok(found) = found else { return true };
        let (_, address, all) = &self.operands[found];
        // The value that is stored has no part in what is wrong with the address.
        let of_address = matches!(kind, Kind::Race | Kind::Misaligned | Kind::OutOfBounds);
        let values = address.as_ref().filter(|_| of_address).map_or(&all[..], std::slice::from_ref);
        let bounds = kind == Kind::OutOfBounds;
        // A kernel that does not state the size of its workgroups has its races with any.
        let sizes = bounds || matches!(kind, Kind::UninitialisedRead | Kind::Poison);
        function != self.kernel
            || self.dynamic && kind == Kind::OutOfBounds
            || values.iter().any(|value| {
                self.numbers.contains(value)
                    || bounds && self.pointers.contains(value)
                    || sizes && self.sizes.contains(value)
            })
    }
}

/// The address that an instruction accesses.
fn address(kind: &InstKind) -> Option<Value> {
    match kind {
        InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. } => Some(*ptr),
        InstKind::AtomicRmw { args, .. } => Some(args[0]),
        InstKind::CmpXchg { args, .. } => Some(args[0]),
        _ => None,
    }
}

/// Returns the values of a kernel that depend on an origin.
fn depending(module: &Module, body: &Body, origin: Origin, states_block: bool) -> Set<Value> {
    let cx = &module.cx;
    let mut found: Set<Value> = Set::default();
    for &param in body.block_params(body.entry()) {
        let pointer = cx.types.scalar(body.locals[param].ty).is_ptr();
        let own = if pointer { Origin::Pointers } else { Origin::Numbers };
        if own == origin {
            found.insert(param.into());
        }
    }
    // Whether memory of the kernel's own holds such a value.
    let mut stored = false;
    loop {
        let before = (found.len(), stored);
        for inst in body.all_insts() {
            let kind = &body.insts[inst].kind;
            let mut depends = false;
            kind.for_each_value(body, |value| depends |= found.contains(&value));
            match kind {
                InstKind::Store { value, .. } => stored |= found.contains(value),
                InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => stored |= depends,
                // What buffers hold is made up; a size is no part of it.
                InstKind::Load { ptr, .. } => {
                    depends |= stored;
                    let space = body.value_type(*ptr, cx).address_space();
                    depends |= origin == Origin::Numbers && !matches!(space, Some(3 | 5));
                }
                InstKind::Call { callee, .. } => {
                    depends |= call(module, *callee, origin, states_block);
                    stored |= depends && body.result(inst).is_none();
                }
                _ => {}
            }
            if !depends {
                continue;
            }
            if let Some(result) = body.result(inst) {
                found.insert(result.into());
            }
        }
        pass_on(body, &mut found);
        if (found.len(), stored) == before {
            return found;
        }
    }
}

/// Whether the result of a call depends on an origin, whatever its arguments are.
fn call(module: &Module, callee: Value, origin: Origin, states_block: bool) -> bool {
    let cx = &module.cx;
    let name = callee.constant().and_then(|c| cx.consts.as_global(c));
    let name = name.map(|global| &*cx.globals[global].name);
    let Some(name) = name else { return origin == Origin::Numbers };
    let is_size =
        ["workitem.id", "tid.", "ntid.", "local_id", "local_size", "ctaid", "workgroup.id"]
            .iter()
            .any(|part| name.contains(part));
    let is_grid =
        ["nctaid", "num_groups", "global_size", "implicitarg", "dispatch.ptr", "global_id"];
    match origin {
        Origin::Pointers => false,
        Origin::Sizes => is_size && !states_block || is_grid.iter().any(|part| name.contains(part)),
        // Functions that the module defines may load what they return.
        Origin::Numbers => !name.starts_with("llvm.") && !is_size && !name.starts_with("_Z"),
    }
}

/// Hands dependence on to the parameters of blocks.
fn pass_on(body: &Body, found: &mut Set<Value>) {
    for &block in body.block_order() {
        let Some(last) = body.terminator(block) else { continue };
        let mut edges = Vec::new();
        body.insts[last].kind.for_each_target(body, |target| edges.push(*target));
        for target in edges {
            let params = body.block_params(target.block).to_vec();
            let args = body.list(target.args).to_vec();
            for (param, arg) in params.into_iter().zip(args) {
                if found.contains(&arg) {
                    found.insert(param.into());
                }
            }
        }
    }
}
