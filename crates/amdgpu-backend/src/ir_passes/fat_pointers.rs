//! `lower-buffer-fat-pointers`: fat pointers to buffers (address space 7) as a descriptor and an offset.
//!
//! A fat pointer has 160 bits: an offset of 32, below a descriptor of 128. Arithmetic changes only the offset. The pass follows
//! both parts from where a pointer is made through arithmetic, selects and block parameters, and gives every access a pointer
//! of one form, `getelementptr i8, (addrspacecast RESOURCE), OFFSET`, from which selection takes them ([`parts_of`]). A pointer
//! that comes from memory, a call or a parameter is taken apart there. Block parameters with one descriptor on all edges do not
//! pass it on.

use ir::map::Map;
use ir::pass::{Entry, Need, PassInfo, counted_in_body};
use ir::ssa::buffer_intrinsics::{BUFFER_FAT_POINTER, BUFFER_RESOURCE, LdsLoad};
use ir::ssa::{
    BinaryOp, Block, Body, Builder, CastOp, ConstData, Context, Flags, InsertPoint, Inst, InstKind,
    Local, LocalDef, Type, Value,
};
use transform::address::{Extension, LinearAddress, Summand};
use transform::analysis::cfg::Cfg;

use crate::target::intrinsics;

const FAT: Type = Type::ptr(BUFFER_FAT_POINTER);
const RESOURCE: Type = Type::ptr(BUFFER_RESOURCE);
const OFFSET: Type = Type::int(32);

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "lower-buffer-fat-pointers",
    about: "Splits fat pointers to buffers into a descriptor and an offset, and passes both to each access.",
    contract: "AMDGPU; any function, after the last pass that changes addresses.",
    need: Need::Required,
    entry: Entry::Function(|| counted_in_body("accesses through fat pointers", run)),
};

/// The descriptor and the offset, none for zero, of a fat pointer in the form that the pass leaves.
pub(crate) fn parts_of(body: &Body, pointer: Value) -> Option<(Value, Option<Value>)> {
    let (base, offset) = match body.def_kind(pointer)? {
        InstKind::Gep { source: Type::I8, args, .. } => match *body.list(*args) {
            [base, offset] => (base, Some(offset)),
            _ => return None,
        },
        _ => (pointer, None),
    };
    match *body.def_kind(base)? {
        InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
            let narrow = offset.and_then(Value::local).is_none_or(|o| body.locals[o].ty == OFFSET);
            (narrow && of_type(body, base, FAT) && of_type(body, value, RESOURCE))
                .then_some((value, offset))
        }
        _ => None,
    }
}

fn of_type(body: &Body, value: Value, ty: Type) -> bool {
    value.local().is_some_and(|local| body.locals[local].ty == ty)
}

/// Makes a fat pointer in the form that selection knows.
pub(crate) fn pointer_of(b: &mut Builder<'_>, resource: Value, offset: Option<Value>) -> Value {
    // A cast of a constant would be one itself.
    let resource = match resource.constant() {
        Some(_) => b.value(InstKind::Freeze { value: resource }, RESOURCE),
        None => resource,
    };
    let base = b.cast(CastOp::AddrSpaceCast, resource, FAT);
    match offset {
        Some(offset) => b.gep(Type::I8, base, &[offset], Flags::NONE),
        None => base,
    }
}

/// The parts of a fat pointer. The constant part of its offset is kept apart, for instructions add it.
#[derive(Clone, Copy)]
struct Parts {
    resource: Value,
    /// The variable part of the offset, if any.
    variable: Option<Value>,
    constant: u32,
    /// The sum does not wrap.
    nuw: bool,
}

impl Parts {
    fn new(resource: Value, variable: Option<Value>) -> Self {
        Self { resource, variable, constant: 0, nuw: true }
    }

    /// The whole offset; none for zero.
    fn offset(&self, b: &mut Builder<'_>) -> Option<Value> {
        match (self.variable, self.constant) {
            (variable, 0) => variable,
            (None, constant) => Some(b.int(OFFSET, constant.into())),
            (Some(variable), constant) => {
                let constant = b.int(OFFSET, constant.into());
                Some(b.binary_flags(BinaryOp::Add, nuw(self.nuw), variable, constant))
            }
        }
    }

    /// The whole offset as a value.
    fn offset_value(&self, b: &mut Builder<'_>) -> Value {
        match self.offset(b) {
            Some(offset) => offset,
            None => b.int(OFFSET, 0),
        }
    }
}

fn nuw(set: bool) -> Flags {
    if set { Flags::NUW } else { Flags::NONE }
}

/// The pointer from which fat pointers are derived: arithmetic leaves the descriptor.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    One(Value),
    Several,
}

/// Runs the pass on a body. The number of accesses.
pub(crate) fn run(body: &mut Body, cx: &mut Context) -> u64 {
    if !body.locals.values().any(|local| local.ty == FAT) && !accesses_constant(body, cx) {
        return 0;
    }
    let cfg = Cfg::of(body);
    let origins = origins(body, &cfg);
    let order = cfg.rpo();
    let mut pass = Splitter { parts: Map::default(), passed: Map::default(), accesses: 0 };
    for &block in order {
        if block != body.entry() {
            pass.take_params(body, cx, block, &origins);
        }
        let list: Vec<Inst> = body.block_insts(block).collect();
        for inst in list {
            pass.visit(body, cx, inst);
        }
    }
    for &block in order {
        pass.give_arguments(body, cx, block);
    }
    pass.accesses
}

/// Whether an access is through a constant fat pointer.
fn accesses_constant(body: &Body, cx: &Context) -> bool {
    let constant =
        |pointer: Value| pointer.constant().is_some_and(|constant| cx.consts.ty(constant) == FAT);
    body.insts.values().any(|inst| inst.kind.accessed_pointer().is_some_and(constant))
}

/// The edges' arguments for parameters that are fat pointers.
fn incoming(body: &Body, cfg: &Cfg) -> Map<Local, Vec<Value>> {
    let mut found: Map<Local, Vec<Value>> = Map::default();
    for &block in cfg.rpo() {
        let params = body.block_params(block);
        if params.iter().any(|&param| body.locals[param].ty == FAT) {
            cfg.for_each_incoming(body, block, |_, _, args| {
                let fat = params.iter().zip(args).filter(|(p, _)| body.locals[**p].ty == FAT);
                for (&param, &value) in fat {
                    found.entry(param).or_default().push(value);
                }
            });
        }
    }
    found
}

/// Finds the origins of all fat pointers. A pointer that is not derived from another is its own.
fn origins(body: &Body, cfg: &Cfg) -> Map<Local, Origin> {
    let incoming = incoming(body, cfg);
    let mut found: Map<Local, Origin> = Map::default();
    let mut changed = true;
    // Each pointer changes twice at most: to one origin, then to several.
    while changed {
        changed = false;
        for &block in cfg.rpo() {
            let defined = body.block_insts(block).filter_map(|inst| body.result(inst));
            let locals: Vec<Local> =
                body.block_params(block).iter().copied().chain(defined).collect();
            for local in locals.into_iter().filter(|&local| body.locals[local].ty == FAT) {
                let sources: &[Value] = match body.locals[local].def {
                    LocalDef::Param(..) => incoming.get(&local).map_or(&[], Vec::as_slice),
                    LocalDef::Inst(inst) => match &body.insts[inst].kind {
                        InstKind::Gep { args, .. } => &body.list(*args)[..1],
                        InstKind::Select { args, .. } => &args[1..],
                        InstKind::Freeze { value } => std::slice::from_ref(value),
                        _ => &[],
                    },
                };
                let own = Origin::One(local.into());
                let met = sources.iter().filter_map(|&source| match source.local() {
                    Some(source) => found.get(&source).copied(),
                    None => Some(Origin::One(source)),
                });
                let origin = match sources {
                    [] => Some(own),
                    _ => met.reduce(|a, b| if a == b { a } else { Origin::Several }),
                };
                if let Some(origin) = origin
                    && found.insert(local, origin) != Some(origin)
                {
                    changed = true;
                }
            }
        }
    }
    found
}

struct Splitter {
    parts: Map<Local, Parts>,
    /// Parameters whose descriptor is one too.
    passed: Map<Local, bool>,
    accesses: u64,
}

impl Splitter {
    /// Appends parameters to a block for the parts of those that are fat pointers.
    fn take_params(
        &mut self,
        body: &mut Body,
        cx: &mut Context,
        block: Block,
        origins: &Map<Local, Origin>,
    ) {
        for param in body.block_params(block).to_vec() {
            if body.locals[param].ty != FAT {
                continue;
            }
            let common = match origins.get(&param) {
                Some(&Origin::One(origin)) => self.known(cx, origin),
                _ => None,
            };
            let resource = match common {
                Some(parts) => parts.resource,
                None => body.append_param(block, RESOURCE).into(),
            };
            self.passed.insert(param, common.is_none());
            let offset = body.append_param(block, OFFSET).into();
            self.parts.insert(param, Parts::new(resource, Some(offset)));
        }
    }

    /// The parts of a constant, or of a pointer that was visited.
    fn known(&self, cx: &mut Context, value: Value) -> Option<Parts> {
        let Some(constant) = value.constant() else {
            return value.local().and_then(|local| self.parts.get(&local)).copied();
        };
        let resource = match cx.consts[constant] {
            ConstData::Zero(_) => cx.consts.zero(RESOURCE),
            ConstData::Undef(_) | ConstData::Poison(_) => cx.consts.poison(RESOURCE),
            _ => return None,
        };
        Some(Parts::new(resource.into(), None))
    }

    /// The parts of a pointer: known, or taken from it where it is needed.
    fn split(&self, body: &mut Body, cx: &mut Context, at: InsertPoint, value: Value) -> Parts {
        if let Some(parts) = self.known(cx, value) {
            return parts;
        }
        let mut b = Builder::new(body, cx, at);
        let resource = b.cast(CastOp::AddrSpaceCast, value, RESOURCE);
        let offset = b.cast(CastOp::PtrToInt, value, OFFSET);
        Parts::new(resource, Some(offset))
    }

    /// Makes a load into LDS through a fat pointer one by the descriptor and the offset. Returns whether it is such a load.
    fn load_to_lds(&self, body: &mut Body, cx: &mut Context, inst: Inst) -> bool {
        let InstKind::Call { callee, args, .. } = body.insts[inst].kind else { return false };
        let Some(load) = intrinsics::name(cx, callee).and_then(LdsLoad::of) else { return false };
        let [pointer, lds, bytes, constant, policy] = *body.list(args) else { return false };
        if body.value_type(pointer, cx) != FAT {
            return false;
        }
        let before = InsertPoint::Before(inst);
        let parts = self.split(body, cx, before, pointer);
        let name = match load.asynchronous {
            true => "llvm.amdgcn.raw.ptr.buffer.load.async.lds",
            false => "llvm.amdgcn.raw.ptr.buffer.load.lds",
        };
        let mut b = Builder::new(body, cx, before);
        let (offset, scalar) = (parts.offset_value(&mut b), b.int(OFFSET, 0));
        let operands = [parts.resource, lds, bytes, offset, scalar, constant, policy];
        let call = b.call_intrinsic(name, Type::VOID, &operands);
        body.insts[call].metadata = body.insts[inst].metadata;
        body.remove_inst(inst);
        true
    }

    /// Finds the parts of an instruction's result, and gives an access its pointer.
    fn visit(&mut self, body: &mut Body, cx: &mut Context, inst: Inst) {
        let before = InsertPoint::Before(inst);
        if self.load_to_lds(body, cx, inst) {
            self.accesses += 1;
            return;
        }
        if let Some(pointer) = body.insts[inst].kind.accessed_pointer()
            && body.value_type(pointer, cx) == FAT
        {
            if parts_of(body, pointer).is_none() {
                let parts = self.split(body, cx, before, pointer);
                let mut b = Builder::new(body, cx, before);
                let offset = parts.offset(&mut b);
                let pointer = pointer_of(&mut b, parts.resource, offset);
                if let Some(place) = body.insts[inst].kind.accessed_pointer_mut() {
                    *place = pointer;
                }
            }
            self.accesses += 1;
        }
        let Some(result) = body.result(inst).filter(|&r| body.locals[r].ty == FAT) else { return };
        let parts = match body.insts[inst].kind.clone() {
            InstKind::Gep { source, args, flags } => {
                let list = body.list(args).to_vec();
                let base = self.split(body, cx, before, list[0]);
                let step = LinearAddress::one_step(body, cx, list[0], source, &list[1..], false);
                step.map(|step| {
                    let mut b = Builder::new(body, cx, before);
                    moved(&mut b, base, &step, flags)
                })
            }
            InstKind::Select { args: [cond, then, otherwise], .. } => {
                let then = self.split(body, cx, before, then);
                let otherwise = self.split(body, cx, before, otherwise);
                let mut b = Builder::new(body, cx, before);
                let resource = if then.resource == otherwise.resource {
                    then.resource
                } else {
                    b.select(cond, then.resource, otherwise.resource)
                };
                let offsets = [then, otherwise].map(|parts| parts.offset_value(&mut b));
                let offset = b.select(cond, offsets[0], offsets[1]);
                Some(Parts::new(resource, Some(offset)))
            }
            InstKind::Freeze { value } => {
                let parts = self.split(body, cx, before, value);
                let mut b = Builder::new(body, cx, before);
                let resource = b.value(InstKind::Freeze { value: parts.resource }, RESOURCE);
                let offset = parts.offset_value(&mut b);
                let offset = b.value(InstKind::Freeze { value: offset }, OFFSET);
                Some(Parts::new(resource, Some(offset)))
            }
            InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
                Some(Parts::new(value, None))
            }
            InstKind::Call { callee, args, .. } => {
                let makes = intrinsics::name(cx, callee)
                    .is_some_and(|name| intrinsics::is(name, "make.buffer.rsrc"));
                let args = body.list(args).to_vec();
                makes.then(|| made(body, cx, inst, &args))
            }
            _ => None,
        };
        let parts = parts.unwrap_or_else(|| {
            let after = body.next_inst(inst).map_or(before, InsertPoint::Before);
            self.split(body, cx, after, result.into())
        });
        self.parts.insert(result, parts);
    }

    /// Passes the parts of fat pointers on along the edges from a block.
    fn give_arguments(&self, body: &mut Body, cx: &mut Context, block: Block) {
        let Some(inst) = body.terminator(block) else { return };
        let mut targets: Vec<(Block, Vec<Value>)> = Vec::new();
        body.for_each_target_mut(inst, |target, pool| {
            targets.push((target.block, target.args.as_slice(pool).to_vec()));
        });
        let mut given: Vec<Vec<Value>> = Vec::new();
        for (target, args) in targets {
            let params = body.block_params(target).to_vec();
            let mut list = Vec::new();
            for (param, arg) in params.into_iter().zip(args) {
                let Some(&passed) = self.passed.get(&param) else { continue };
                let parts = self.split(body, cx, InsertPoint::Before(inst), arg);
                if passed {
                    list.push(parts.resource);
                }
                let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
                list.push(parts.offset_value(&mut b));
            }
            given.push(list);
        }
        let mut given = given.into_iter();
        body.for_each_target_mut(inst, |target, pool| {
            for value in given.next().into_iter().flatten() {
                target.args.push(value, pool);
            }
        });
    }
}

/// The parts after a step of address arithmetic.
fn moved(b: &mut Builder<'_>, mut parts: Parts, step: &LinearAddress, flags: Flags) -> Parts {
    let own = flags.contains(Flags::NUW);
    if !step.terms.is_empty() {
        parts.nuw &= own || parts.constant == 0;
    }
    for &term in &step.terms {
        let term = scaled(b, term, nuw(own));
        parts.variable = Some(match parts.variable {
            None => term,
            Some(sum) => b.binary_flags(BinaryOp::Add, nuw(own), sum, term),
        });
    }
    if step.offset != 0 {
        // An address and a distance that is not negative do not wrap within an object.
        let inside = flags.contains(Flags::INBOUNDS) || flags.contains(Flags::NUSW);
        let forward = inside && step.terms.is_empty() && step.offset > 0;
        let constant = parts.constant.checked_add(step.offset as u32);
        parts.nuw = (parts.nuw || parts.constant == 0) && (own || forward) && constant.is_some();
        parts.constant = parts.constant.wrapping_add(step.offset as u32);
    }
    parts
}

/// An index times its scale.
fn scaled(b: &mut Builder<'_>, (value, extension, scale): Summand, flags: Flags) -> Value {
    let width = b.ty(value).int_width().unwrap_or(32);
    let index = match (width < 32, extension) {
        (true, Extension::Sign) => b.cast(CastOp::SExt, value, OFFSET),
        _ => b.zext_or_trunc(value, OFFSET),
    };
    match scale as u32 {
        1 => index,
        scale if scale.is_power_of_two() => {
            let bits = b.int(OFFSET, scale.trailing_zeros().into());
            b.binary_flags(BinaryOp::Shl, flags, index, bits)
        }
        scale => {
            let scale = b.int(OFFSET, scale.into());
            b.binary_flags(BinaryOp::Mul, flags, index, scale)
        }
    }
}

/// Makes the descriptor that a fat pointer is made of.
fn made(body: &mut Body, cx: &mut Context, inst: Inst, args: &[Value]) -> Parts {
    let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
    let space = b.ty(args[0]).address_space().unwrap_or(0);
    let name = format!("llvm.amdgcn.make.buffer.rsrc.p{BUFFER_RESOURCE}.p{space}");
    let resource = b.intrinsic(&name, RESOURCE, args);
    Parts::new(resource, None)
}
