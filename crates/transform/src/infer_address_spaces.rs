//! `infer-address-spaces`: memory accesses through generic pointers whose address space is known
//! become accesses of that space.
//!
//! Front ends cast pointers to the generic space early. Generic accesses are slower than `global` or
//! `shared` ones, and hide from the backend which memory they touch. The pass finds, for every
//! generic pointer of a function, the one space that all its origins lie in, as an optimistic
//! data-flow over pointer arithmetic, selects and block parameters (the problem and the lattice are
//! those of J. Wu et al., "gpucc", CGO 2016, section 4: unknown, one space, generic). Pointers with a
//! known space then change their type in place; where the generic pointer is still needed (a call, a
//! store of the pointer itself) a cast back is put in front of the use.
//!
//! A generic pointer that the host passes to a kernel is one into global memory: variables of the other
//! spaces exist only while a kernel runs (CUDA C++ Programming Guide, "Device Memory Accesses"; LLVM's
//! backends for AMD assume it of what they load from constant memory, those for NVIDIA of arguments).

use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::pass::{IrFunction, Pass, counted};
use ir::ssa::{
    Body, CallId, CastOp, Const, ConstData, ConstExpr, Context, FastMath, Flags, Inst, InstKind,
    Intrinsic, Local, LocalDef, Type, Uses, Value, ValueKind, ValueMap, sym,
};
use smallvec::SmallVec;

/// The generic address space of NVPTX and AMDGPU.
const GENERIC: u32 = 0;
/// The space of memory that the host shares.
const GLOBAL: u32 = 1;
/// The space of constant memory.
const CONSTANT: u32 = 4;
/// The space of private memory, in which allocas lie, also those whose type is generic.
const PRIVATE: u32 = 5;

/// Known address space of a generic pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Space {
    /// No origin seen yet, or only poison.
    #[default]
    Unknown,
    /// All origins lie in this space.
    In(u32),
    /// Origins in several spaces, or one that is not known.
    Generic,
}

impl Space {
    fn join(self, other: Space) -> Space {
        match (self, other) {
            (Space::Unknown, x) | (x, Space::Unknown) => x,
            (a, b) if a == b => a,
            _ => Space::Generic,
        }
    }
}

/// Facts about the memory of a target.
#[derive(Clone, Copy, Debug, Default)]
pub struct Machine {
    /// Generic pointers in constant memory point into global memory: the host writes them, and no window of the generic space is
    /// constant memory's own. So it is on AMD.
    pub constant_holds_global: bool,
}

/// The pass for a machine.
pub fn pass(machine: Machine) -> Box<dyn Pass<IrFunction>> {
    counted("functions changed", move |function, cx| run(function, cx, machine))
}

/// Runs the pass on a function. True if it changed.
pub fn run(function: &mut IrFunction, cx: &mut Context, machine: Machine) -> bool {
    let global_params = params_from_host(function, cx);
    let body = &mut function.body;
    let spaces = infer(body, cx, &global_params, machine);
    let mut rewriter = Rewriter {
        spaces,
        cast_back: SecondaryMap::new(),
        renamed: ValueMap::new(),
        changed: false,
    };
    rewriter.retype_definitions(body, cx);
    rewriter.rewrite_uses(body, cx);
    rewriter.changed
}

/// The generic pointers that the host passes.
fn params_from_host(function: &IrFunction, cx: &Context) -> Vec<Local> {
    let Some(data) = cx.function(function.global).filter(|f| f.cc.is_kernel()) else {
        return Vec::new();
    };
    let body = &function.body;
    let params = body.block_params(body.entry()).iter().enumerate();
    let of_host = params.filter(|&(index, &param)| {
        let attrs = data.param_attrs(index);
        let is_by_reference = [sym::BYVAL, sym::BYREF].iter().any(|&a| cx.attrs.has(attrs, a));
        body.locals[param].ty == Type::ptr(GENERIC) && !is_by_reference
    });
    of_host.map(|(_, &param)| param).collect()
}

/// The constant as a pointer into the space that it really points to: casts to generic are taken off,
/// through constant `getelementptr`. None where it is generic indeed.
fn strip_constant(cx: &mut Context, c: Const) -> Option<Const> {
    match cx.consts[c].clone() {
        ConstData::Expr { expr: ConstExpr::Cast { op: CastOp::AddrSpaceCast, value }, .. } => {
            (cx.consts.ty(value).address_space()? != GENERIC).then_some(value)
        }
        ConstData::Expr {
            expr: ConstExpr::Gep { source, flags, inrange, mut operands }, ..
        } => {
            let base = strip_constant(cx, operands[0])?;
            operands[0] = base;
            let ty = cx.consts.ty(base);
            Some(cx.consts.intern(ConstData::Expr {
                ty,
                expr: ConstExpr::Gep { source, flags, inrange, operands },
            }))
        }
        _ => None,
    }
}

/// The space of a constant, without making the stripped constant.
fn constant_space(cx: &Context, mut c: Const) -> Space {
    loop {
        match &cx.consts[c] {
            ConstData::Undef(_) | ConstData::Poison(_) => return Space::Unknown,
            ConstData::Expr {
                expr: ConstExpr::Cast { op: CastOp::AddrSpaceCast, value }, ..
            } => {
                return match cx.consts.ty(*value).address_space() {
                    Some(space) if space != GENERIC => Space::In(space),
                    _ => Space::Generic,
                };
            }
            ConstData::Expr { expr: ConstExpr::Gep { operands, .. }, .. } => c = operands[0],
            _ => return Space::Generic,
        }
    }
}

type Spaces = SecondaryMap<Local, Space>;

fn value_space(spaces: &Spaces, body: &Body, cx: &Context, value: Value) -> Space {
    match value.kind() {
        ValueKind::Local(l) => match body.locals[l].ty.address_space() {
            Some(GENERIC) => spaces[l],
            Some(space) => Space::In(space),
            None => Space::Generic,
        },
        ValueKind::Const(c) => match cx.consts.ty(c).address_space() {
            Some(GENERIC) => constant_space(cx, c),
            Some(space) => Space::In(space),
            None => Space::Generic,
        },
        ValueKind::Metadata(_) => Space::Generic,
    }
}

/// Address space of a generic pointer by its definition, given the spaces known so far.
fn transfer(spaces: &Spaces, body: &Body, cx: &Context, inst: Inst, machine: Machine) -> Space {
    let of = |v| value_space(spaces, body, cx, v);
    match &body.insts[inst].kind {
        InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } => of(*value),
        InstKind::Gep { args, .. } => of(body.list(*args)[0]),
        InstKind::Select { args: [_, a, b], .. } => of(*a).join(of(*b)),
        InstKind::Freeze { value } => of(*value),
        InstKind::Alloca { .. } => Space::In(PRIVATE),
        InstKind::Load { ptr, .. } if machine.constant_holds_global => match of(*ptr) {
            Space::Unknown => Space::Unknown,
            Space::In(CONSTANT) => Space::In(GLOBAL),
            _ => Space::Generic,
        },
        InstKind::Call { callee, args, .. } if passes_through(cx.intrinsic_of(*callee)) => {
            of(body.list(*args)[0])
        }
        _ => Space::Generic,
    }
}

/// Intrinsics that give their first operand, a pointer, back.
fn passes_through(intrinsic: Intrinsic) -> bool {
    matches!(
        intrinsic,
        Intrinsic::LaunderInvariantGroup | Intrinsic::StripInvariantGroup | Intrinsic::SsaCopy
    )
}

/// The optimistic fixed point. Each pointer goes down the lattice twice at most, so the work is linear
/// in the number of uses.
fn infer(body: &Body, cx: &Context, global_params: &[Local], machine: Machine) -> Spaces {
    let mut spaces = Spaces::new();
    let is_generic = |l: Local| body.locals[l].ty == Type::ptr(GENERIC);
    let mut work: Vec<Local> = Vec::new();
    let entry = body.entry();
    for &local in body.block_params(entry) {
        spaces[local] = Space::Generic;
    }
    for &local in global_params {
        spaces[local] = Space::In(GLOBAL);
    }
    for inst in body.all_insts() {
        work.extend(body.result(inst).filter(|&l| is_generic(l)));
    }
    if work.is_empty() && global_params.is_empty() {
        return spaces;
    }
    let uses = Uses::of(body);
    // In layout order first: most definitions come before their uses.
    work.reverse();
    let pass = |spaces: &mut Spaces, param: Local, arg: Value, work: &mut Vec<Local>| {
        if is_generic(param) {
            let joined = spaces[param].join(value_space(spaces, body, cx, arg));
            if joined != spaces[param] {
                spaces[param] = joined;
                work.push(param);
            }
        }
    };
    for &block in body.block_order() {
        let Some(terminator) = body.terminator(block) else { continue };
        body.insts[terminator].kind.for_each_target(body, |target| {
            let params = body.block_params(target.block);
            for (&param, &arg) in params.iter().zip(body.list(target.args)) {
                pass(&mut spaces, param, arg, &mut work);
            }
        });
    }
    while let Some(local) = work.pop() {
        if let LocalDef::Inst(inst) = body.locals[local].def {
            let joined = spaces[local].join(transfer(&spaces, body, cx, inst, machine));
            if joined == spaces[local] {
                continue;
            }
            spaces[local] = joined;
        }
        for &user in uses.of_local(local) {
            if let Some(result) = body.result(user).filter(|&l| is_generic(l)) {
                work.push(result);
            }
        }
        for &param in uses.passed_to(body, local) {
            pass(&mut spaces, param, local.into(), &mut work);
        }
    }
    spaces
}

struct Rewriter {
    spaces: Spaces,
    /// The cast back to generic of a retyped local, made where it is first needed: just after its
    /// definition, so that one serves all uses.
    cast_back: SecondaryMap<Local, PackedOption<Value>>,
    renamed: ValueMap,
    changed: bool,
}

impl Rewriter {
    fn new_space(&self, local: Local) -> Option<u32> {
        match self.spaces[local] {
            Space::In(space) => Some(space),
            _ => None,
        }
    }

    /// Changes the type of every pointer with a known space. Casts from that space disappear; allocas
    /// and parameters of the function keep their type and get a cast of their own.
    fn retype_definitions(&mut self, body: &mut Body, cx: &Context) {
        let locals: Vec<Local> =
            body.locals.keys().filter(|&l| body.locals[l].ty == Type::ptr(GENERIC)).collect();
        // Casts of parameters are put at the start of the entry, the last first: so they have the parameters' order.
        for local in locals.into_iter().rev() {
            let Some(space) = self.new_space(local) else { continue };
            if let LocalDef::Inst(inst) = body.locals[local].def {
                if body.inst_block(inst).is_none() {
                    continue;
                }
                match body.insts[inst].kind {
                    InstKind::Alloca { .. } => {
                        self.cast_to(body, local, space);
                        continue;
                    }
                    InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. }
                        if body.value_type(value, cx) == Type::ptr(space) =>
                    {
                        self.renamed[local] = Some(value).into();
                        continue;
                    }
                    _ => {}
                }
            }
            if let LocalDef::Param(block, _) = body.locals[local].def
                && block == body.entry()
            {
                self.cast_to(body, local, space);
                continue;
            }
            body.locals[local].ty = Type::ptr(space);
            self.changed = true;
        }
    }

    /// Makes the pointer into `space` of a generic pointer that keeps its type.
    fn cast_to(&mut self, body: &mut Body, local: Local, space: u32) {
        let made = body.make_inst(InstKind::addr_space_cast(local.into()), Type::ptr(space));
        place_after(body, made, local);
        let specific = body.result(made).expect("a cast has a result");
        self.renamed[local] = Some(Value::from(specific)).into();
        self.cast_back[specific] = Some(Value::from(local)).into();
        self.changed = true;
    }

    fn rewrite_uses(&mut self, body: &mut Body, cx: &mut Context) {
        for inst in body.inst_list() {
            self.rewrite_inst(body, cx, inst);
        }
    }

    /// The operand in its own space: replaced locals, and constants without their casts to generic.
    fn specific(&self, cx: &mut Context, value: Value) -> Value {
        match value.kind() {
            ValueKind::Local(l) => self.renamed[l].expand().unwrap_or(value),
            ValueKind::Const(c) if cx.consts.ty(c) == Type::ptr(GENERIC) => {
                strip_constant(cx, c).map_or(value, Value::from)
            }
            _ => value,
        }
    }

    /// The operand in `space`: as [`Self::specific`], and poison made anew there.
    fn in_space(&self, cx: &mut Context, value: Value, space: u32) -> Value {
        if let Some(c) = value.constant().filter(|&c| cx.consts.is_undef_or_poison(c)) {
            let undef = matches!(cx.consts[c], ConstData::Undef(_));
            let ty = Type::ptr(space);
            return if undef { cx.consts.undef(ty) } else { cx.consts.poison(ty) }.into();
        }
        self.specific(cx, value)
    }

    fn rewrite_inst(&mut self, body: &mut Body, cx: &mut Context, inst: Inst) {
        let result_space = body.result(inst).and_then(|l| {
            body.locals[l].ty.address_space().filter(|_| self.new_space(l).is_some())
        });
        match body.insts[inst].kind.clone() {
            InstKind::Alloca { .. } => {}
            InstKind::Load { .. }
            | InstKind::Store { .. }
            | InstKind::AtomicRmw { .. }
            | InstKind::CmpXchg { .. } => self.access(body, cx, inst),
            InstKind::Gep { args, .. } => match result_space {
                Some(space) => {
                    let base = self.in_space(cx, body.list(args)[0], space);
                    args.clone().as_mut_slice(&mut body.lists)[0] = base;
                }
                None => self.generic_operands(body, inst),
            },
            InstKind::Select { args: [cond, a, b], fast_math } => match result_space {
                Some(space) => {
                    let args = [cond, self.in_space(cx, a, space), self.in_space(cx, b, space)];
                    body.insts[inst].kind = InstKind::Select { args, fast_math };
                }
                None => self.generic_operands(body, inst),
            },
            InstKind::Freeze { value } => match result_space {
                Some(space) => {
                    let value = self.in_space(cx, value, space);
                    body.insts[inst].kind = InstKind::Freeze { value };
                }
                None => self.generic_operands(body, inst),
            },
            InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } => {
                self.cast_of(body, cx, inst, value);
            }
            InstKind::ICmp { args: [a, b], .. } => self.comparison(body, cx, inst, a, b),
            InstKind::Call { callee, info, .. } => {
                self.call(body, cx, inst, callee, info, result_space);
            }
            InstKind::DebugRecord { .. } => {}
            kind if kind.is_terminator() => self.terminator(body, cx, inst),
            _ => self.generic_operands(body, inst),
        }
    }

    /// A memory access: its address in its own space, whatever else it uses generic.
    fn access(&mut self, body: &mut Body, cx: &mut Context, inst: Inst) {
        let Some(address) = body.insts[inst].kind.accessed_pointer() else { return };
        let specific = self.specific(cx, address);
        self.generic_operands(body, inst);
        self.changed |= specific != address;
        if let Some(place) = body.insts[inst].kind.accessed_pointer_mut() {
            *place = specific;
        }
    }

    /// A cast of a pointer that has become specific, to its own space, does nothing any more.
    fn cast_of(&mut self, body: &mut Body, cx: &mut Context, inst: Inst, value: Value) {
        let Some(result) = body.result(inst) else { return };
        let specific = self.specific(cx, value);
        // The cast that stands for an alloca's own space is what it would be replaced by.
        if specific == Value::from(result) {
            return;
        }
        if body.value_type(specific, cx) == body.locals[result].ty {
            let (flags, fast_math) = (Flags::NONE, FastMath::NONE);
            body.insts[inst].kind =
                InstKind::Cast { op: CastOp::BitCast, flags, fast_math, value: specific };
            self.changed = true;
        } else if let InstKind::Cast { value, .. } = &mut body.insts[inst].kind {
            // From its own space to any other it is the same cast. (Casts back that were put in here come
            // by as well.)
            *value = specific;
        }
    }

    /// Pointers of one space compare in it.
    fn comparison(&mut self, body: &mut Body, cx: &mut Context, inst: Inst, a: Value, b: Value) {
        let (x, y) = (self.specific(cx, a), self.specific(cx, b));
        let (tx, ty) = (body.value_type(x, cx), body.value_type(y, cx));
        if tx == ty && tx.is_ptr() {
            if let InstKind::ICmp { args, .. } = &mut body.insts[inst].kind {
                *args = [x, y];
            }
        } else {
            self.generic_operands(body, inst);
        }
    }

    fn call(
        &mut self,
        body: &mut Body,
        cx: &mut Context,
        inst: Inst,
        callee: Value,
        info: CallId,
        result_space: Option<u32>,
    ) {
        let intrinsic = cx.intrinsic_of(callee);
        let pointers = match intrinsic {
            Intrinsic::Memcpy | Intrinsic::MemcpyInline | Intrinsic::Memmove => 2,
            Intrinsic::Memset
            | Intrinsic::MemsetInline
            | Intrinsic::Prefetch
            | Intrinsic::LifetimeStart
            | Intrinsic::LifetimeEnd => 1,
            other if passes_through(other) => 1,
            _ => return self.generic_operands(body, inst),
        };
        let InstKind::Call { args, .. } = body.insts[inst].kind else { return };
        let mut operands: Vec<Value> = body.list(args).to_vec();
        // The lifetime intrinsics name an alloca itself (LangRef), never a cast of it.
        if matches!(intrinsic, Intrinsic::LifetimeStart | Intrinsic::LifetimeEnd) {
            return;
        }
        for operand in operands.iter_mut().take(pointers) {
            *operand = match result_space {
                Some(space) => self.in_space(cx, *operand, space),
                None => self.specific(cx, *operand),
            };
        }
        if operands[..] == *body.list(args) {
            return self.retarget_intrinsic(body, cx, inst, info, &operands);
        }
        self.changed = true;
        let list = body.make_list(&operands);
        if let InstKind::Call { args, .. } = &mut body.insts[inst].kind {
            *args = list;
        }
        self.retarget_intrinsic(body, cx, inst, info, &operands);
    }

    /// Calls the declaration whose overload suffix fits the operands' types.
    fn retarget_intrinsic(
        &mut self,
        body: &mut Body,
        cx: &mut Context,
        inst: Inst,
        info: CallId,
        operands: &[Value],
    ) {
        let InstKind::Call { callee, .. } = body.insts[inst].kind else { return };
        let Some(base) = cx.intrinsic_of(callee).base_name() else { return };
        let types: Vec<Type> = operands.iter().map(|&v| body.value_type(v, cx)).collect();
        let ret = body.result(inst).map_or(Type::VOID, |l| body.locals[l].ty);
        let suffix: String = types
            .iter()
            .take(3)
            .filter_map(|t| match (t.address_space(), t.int_width()) {
                (Some(space), _) => Some(format!(".p{space}")),
                (_, Some(width)) if width > 8 => Some(format!(".i{width}")),
                _ => None,
            })
            .collect();
        let global = cx.intrinsic(&format!("llvm.{base}{suffix}"), ret, &types);
        body.calls[info].function_type = cx.globals[global].ty;
        let address = cx.global_address(global);
        if let InstKind::Call { callee, .. } = &mut body.insts[inst].kind {
            *callee = address.into();
        }
    }

    fn terminator(&mut self, body: &mut Body, cx: &mut Context, inst: Inst) {
        let mut targets = Vec::new();
        body.insts[inst]
            .kind
            .for_each_target(body, |t| targets.push((t.block, body.list(t.args).to_vec())));
        if targets.is_empty() {
            return self.generic_operands(body, inst);
        }
        for (block, args) in &mut targets {
            for (&param, arg) in body.block_params(*block).to_vec().iter().zip(args.iter_mut()) {
                *arg = match self
                    .new_space(param)
                    .filter(|&s| body.locals[param].ty == Type::ptr(s))
                {
                    Some(space) => self.in_space(cx, *arg, space),
                    None => self.generic(body, *arg),
                };
            }
        }
        // The terminator's own operands (a condition, an address) are no pointers of ours.
        let mut lists = targets.into_iter();
        body.for_each_target_mut(inst, |target, pool| {
            if let Some((_, args)) = lists.next() {
                target.args = cranelift_entity::EntityList::from_slice(&args, pool);
            }
        });
    }

    /// Every operand as the generic pointer that it was.
    fn generic_operands(&mut self, body: &mut Body, inst: Inst) {
        let mut operands: SmallVec<[Value; 8]> = SmallVec::new();
        body.insts[inst].kind.for_each_value(body, |v| operands.push(v));
        let mut any = false;
        for operand in &mut operands {
            let generic = self.generic(body, *operand);
            any |= generic != *operand;
            *operand = generic;
        }
        if any {
            let mut next = operands.into_iter();
            body.for_each_value_mut(inst, |v| {
                if let Some(operand) = next.next() {
                    *v = operand;
                }
            });
        }
    }

    /// The generic pointer for what was one: a cast back just after the definition.
    fn generic(&mut self, body: &mut Body, value: Value) -> Value {
        let Some(local) = value.local() else { return value };
        let replaced = self.renamed[local].expand();
        if replaced.is_some() {
            // An alloca, or a cast from a specific space, is the generic pointer itself.
            return value;
        }
        if self.new_space(local).is_none() || body.locals[local].ty == Type::ptr(GENERIC) {
            return value;
        }
        if let Some(cast) = self.cast_back[local].expand() {
            return cast;
        }
        let made = body.make_inst(InstKind::addr_space_cast(value), Type::ptr(GENERIC));
        place_after(body, made, local);
        let result = Value::from(body.result(made).expect("a cast has a result"));
        self.cast_back[local] = Some(result).into();
        result
    }
}

/// Places an instruction just after the definition of a value.
fn place_after(body: &mut Body, made: Inst, local: Local) {
    match body.locals[local].def {
        LocalDef::Inst(inst) => {
            body.insts[made].debug_loc = body.insts[inst].debug_loc;
            body.insert_inst_after(made, inst);
        }
        LocalDef::Param(block, _) => match body.first_inst(block) {
            Some(first) => body.insert_inst_before(made, first),
            None => body.append_inst(made, block),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pointers_in_constant_memory_are_global_where_the_machine_says_so() {
        let text = "define void @f(ptr addrspace(4) %table) {\n  \
             %p = load ptr, ptr addrspace(4) %table\n  store i32 1, ptr %p\n  ret void\n}\n";
        let store_of = |machine| {
            let mut module = llvm_reader::parse("f.ll", text.as_bytes()).expect("a module");
            let (global, id) = module.definitions().next().expect("a function");
            let body = std::mem::take(&mut module.bodies[id]);
            let mut function = IrFunction { global, body };
            run(&mut function, &mut module.cx, machine);
            ir::ssa::print::function_to_string(&module.cx, Some(&function.body), global)
        };
        let amd = store_of(Machine { constant_holds_global: true });
        assert!(amd.contains("store i32 1, ptr addrspace(1) %p"), "{amd}");
        let other = store_of(Machine::default());
        assert!(other.contains("store i32 1, ptr %p"), "{other}");
    }
}
