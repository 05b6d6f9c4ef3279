//! `atomic-expand`: atomic operations without an instruction become loops around `cmpxchg`
//! ([`transform::atomic_expand`]), those on private memory plain accesses, those that may be on it a branch to either
//! ([`transform::private_atomics`]).

use ir::diagnostic::Diagnostic;
use ir::map::Set;
use ir::pass::{Change, IrFunction, Pass, PassCx};
use ir::ssa::{
    Align, Body, Builder, CastOp, Context, InsertPoint, Inst, InstKind, MdOperand, Ordering, RmwOp,
    Type, Uses, Value, ValueKind,
};
use transform::atomic_expand::{Atomics, run};
use transform::private_atomics::excludes_space;
use transform::replace_calls::replace_calls;

use crate::target::Generation;
use crate::target::atomics::{MemoryPromise, Scope, native_rmw, scope_of};
use crate::target::subtarget::{Processor, Subtarget};

/// The address space of private memory.
const PRIVATE: u32 = 5;

/// The pass, for one processor, or each function's own.
#[derive(Clone, Debug, Default)]
pub(crate) struct AtomicExpand {
    cpu: Option<&'static Processor>,
}

impl AtomicExpand {
    /// The pass for what is compiled for.
    pub(crate) fn new(cpu: Option<&'static Processor>) -> Self {
        Self { cpu }
    }
}

impl Pass<IrFunction> for AtomicExpand {
    fn run(
        &mut self,
        f: &mut IrFunction,
        cx: &mut Context,
        stats: &mut PassCx<'_>,
    ) -> Result<Change, Diagnostic> {
        let subtarget = Subtarget::of_function(cx, f.global, self.cpu, &[]);
        // Without a processor the oldest will do.
        let generation = subtarget.map_or(Generation::Gfx900, |s| s.target.generation);
        upgrade(&mut f.body, cx);
        access_together(&mut f.body, cx);
        let unread = unread(&f.body);
        let expanded = run(&Instructions { generation, unread }, &mut f.body, cx)?;
        if expanded > 0 {
            stats.stat("atomic operations expanded", expanded);
        }
        Ok(Change::when(expanded > 0))
    }
}

/// Intrinsics of earlier LLVM versions, which headers still name, become `atomicrmw`, as LLVM makes them when it
/// reads a module.
fn upgrade(body: &mut Body, cx: &mut Context) {
    let is_old = |name: &str| old_operation(name).is_some();
    replace_calls(body, cx, "llvm.amdgcn.", is_old, |body, cx, inst, name, args| {
        let (Some(op), &[pointer, operand, ..]) = (old_operation(name), args) else { return None };
        let ty = body.value_type(operand, cx);
        let align = Align::new(cx.alloc_size(ty))?;
        let scope = cx.symbols.intern("agent");
        let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
        let ordering = Ordering::SeqCst;
        let args = [pointer, operand];
        let kind = InstKind::AtomicRmw { op, volatile: false, ordering, align, scope, args };
        Some(Some(b.value(kind, ty)))
    });
}

/// `llvm.amdgcn.cooperative.atomic.*`, whose lanes load or store parts of a larger object, become an atomic access of each lane's
/// part, as LLVM selects them. The second last argument is the order in C's numbers, the last one the scope.
fn access_together(body: &mut Body, cx: &mut Context) {
    let prefix = "llvm.amdgcn.cooperative.atomic.";
    replace_calls(
        body,
        cx,
        prefix,
        |_| true,
        |body, cx, inst, name, args| {
            let (&[.., order, scope], loads) = (args, name.starts_with("load.")) else {
                return None;
            };
            let order = order.constant().and_then(|c| cx.consts.as_uint(c))?;
            let ordering = match order {
                0 => Ordering::Monotonic,
                1 | 2 => Ordering::Acquire,
                3 => Ordering::Release,
                5 => Ordering::SeqCst,
                _ => return None,
            };
            let ValueKind::Metadata(operand) = scope.kind() else { return None };
            let MdOperand::Node(node) = body.md_operands[operand] else { return None };
            let &[Some(text)] = cx.metadata.tuple(node) else { return None };
            let text = cx.metadata.string(text)?.to_owned();
            let scope = cx.symbols.intern(&text);
            let ty = match body.result(inst) {
                Some(result) => body.locals[result].ty,
                None => body.value_type(*args.get(1)?, cx),
            };
            let bits = u32::try_from(cx.bits(ty)).ok()?;
            let align = Align::new(u64::from(bits / 8))?;
            let number = Type::int(bits);
            let mut b = Builder::new(body, cx, InsertPoint::Before(inst));
            let volatile = false;
            if loads {
                let kind = InstKind::Load { ptr: args[0], align, volatile, ordering, scope };
                let value = b.value(kind, number);
                return Some(Some(b.cast(CastOp::BitCast, value, ty)));
            }
            let value = b.cast(CastOp::BitCast, args[1], number);
            let kind = InstKind::Store { value, ptr: args[0], align, volatile, ordering, scope };
            b.inst(kind, Type::VOID);
            Some(None)
        },
    );
}

/// Returns the operation of an old intrinsic.
fn old_operation(name: &str) -> Option<RmwOp> {
    const OLD: [(&str, RmwOp); 11] = [
        ("atomic.inc", RmwOp::UIncWrap),
        ("atomic.dec", RmwOp::UDecWrap),
        ("ds.fadd", RmwOp::FAdd),
        ("ds.fmin", RmwOp::FMin),
        ("ds.fmax", RmwOp::FMax),
        ("global.atomic.fadd", RmwOp::FAdd),
        ("global.atomic.fmin", RmwOp::FMin),
        ("global.atomic.fmax", RmwOp::FMax),
        ("flat.atomic.fadd", RmwOp::FAdd),
        ("flat.atomic.fmin", RmwOp::FMin),
        ("flat.atomic.fmax", RmwOp::FMax),
    ];
    let types = |base: &str| {
        let rest = name.strip_prefix(base)?;
        (rest.is_empty() || rest.starts_with('.')).then_some(())
    };
    OLD.iter().find(|(base, _)| types(base).is_some()).map(|&(_, op)| op)
}

/// The atomic operations whose old values nothing reads.
fn unread(body: &Body) -> Set<Inst> {
    let atomic = |&inst: &Inst| matches!(body.insts[inst].kind, InstKind::AtomicRmw { .. });
    let insts = || body.block_order().iter().flat_map(|&block| body.block_insts(block));
    let found: Vec<Inst> = insts().filter(atomic).collect();
    if found.is_empty() {
        return Set::default();
    }
    let uses = Uses::of(body);
    let is_unread =
        |&inst: &Inst| body.result(inst).is_none_or(|old| uses.of_local(old).is_empty());
    found.into_iter().filter(is_unread).collect()
}

/// Atomic instructions of a generation.
struct Instructions {
    generation: Generation,
    /// Operations whose old values nothing reads.
    unread: Set<Inst>,
}

/// Returns the promises of metadata about the memory that an atomic operation accesses.
fn promise(body: &Body, cx: &Context, inst: Inst, unread: bool) -> MemoryPromise {
    let list = cx.metadata.attachments(body.insts[inst].metadata);
    let has = |name: &str| list.iter().any(|&(kind, _)| cx.symbols.text(kind) == name);
    let on_device = match body.insts[inst].kind {
        InstKind::AtomicRmw { scope, .. } => {
            scope_of(cx.symbols.text(scope)).is_some_and(|(scope, _)| scope < Scope::System)
        }
        _ => false,
    };
    MemoryPromise {
        on_device,
        coarse: has("amdgpu.no.fine.grained.memory"),
        any_denormals: has("amdgpu.ignore.denormal.mode"),
        unread,
    }
}

impl Atomics for Instructions {
    fn native_rmw(&self, body: &Body, cx: &Context, inst: Inst) -> bool {
        let InstKind::AtomicRmw { op, args, .. } = body.insts[inst].kind else { return true };
        let of = |v: Value| body.value_type(v, cx);
        let space = of(args[0]).address_space().unwrap_or(0);
        let promise = promise(body, cx, inst, self.unread.contains(&inst));
        native_rmw(self.generation, cx, op, of(args[1]), space, promise)
    }

    fn native_cmpxchg(&self, bits: u64) -> bool {
        matches!(bits, 32 | 64)
    }

    fn native_logic(&self, _: &Context, _: RmwOp) -> bool {
        true
    }

    fn plain_space(&self) -> Option<u32> {
        Some(PRIVATE)
    }

    /// Dwords of private memory lie apart, one for each lane: operations of 64 bits find only the first.
    fn private_test(&self, body: &Body, cx: &Context, inst: Inst) -> Option<&'static str> {
        let (pointer, value) = match body.insts[inst].kind {
            InstKind::AtomicRmw { args, .. } => (args[0], args[1]),
            InstKind::CmpXchg { args, .. } => (args[0], args[1]),
            _ => return None,
        };
        let of = |v: Value| body.value_type(v, cx);
        let may_be = of(pointer).address_space() == Some(0)
            && cx.bits(of(value)) == 64
            && !excludes_space(cx, body.insts[inst].metadata, PRIVATE);
        may_be.then_some("llvm.amdgcn.is.private")
    }
}
