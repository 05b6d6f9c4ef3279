//! Generic pointers: their upper bits say which memory they point to.
//!
//! | bits 63:61 | memory | the lower bits |
//! |---|---|---|
//! | 1 | private | the offset of 32 bits that the data port takes |
//! | 2 | local | the same |
//! | others (0 and 7 in addresses) | global, constant | an address of 64 bits |
//!
//! (Intel's compiler has the same numbers.) A cast of a local or private pointer puts them in, a cast back takes the lower half.
//! A null pointer stays null in both directions: nothing lies at offset 0 of local or private memory in kernels with
//! such casts.
//!
//! Most generic pointers become others in `infer-address-spaces`. The remaining ones cost something only in kernels in
//! which local or private pointers become generic: the passes of this file then make of an access by a generic pointer
//! one access by each kind of pointer that it may be, in blocks of their own, chosen by its upper bits.

use cranelift_entity::SecondaryMap;
use ir::opencl::demangle;
use ir::pass::{Entry, IrFunction, Need, Pass, PassInfo, counted_in_body};
use ir::ssa::{
    BinaryOp, Block, Body, Builder, CastOp, Const, ConstData, ConstExpr, Context, InsertPoint,
    Inst, InstKind, IntCc, Type, Value, ValueKind, ValueMap,
};
use smallvec::SmallVec;

use crate::target::opencl::{CONSTANT, GENERIC, GLOBAL, LOCAL, PRIVATE};

/// The lowest of the bits that say which memory.
pub(crate) const TAG_SHIFT: u32 = 61;
/// Private memory.
pub(crate) const PRIVATE_TAG: u64 = 1;
/// Local memory.
pub(crate) const LOCAL_TAG: u64 = 2;

/// Bytes at the beginning of local and private memory where nothing lies if null pointers must be told from others.
pub(crate) const NULL_BYTES: u32 = 32;

/// The upper bits of generic pointers that are made of pointers into an address space.
pub(crate) fn tag(space: u32) -> Option<u64> {
    match space {
        PRIVATE => Some(PRIVATE_TAG),
        LOCAL => Some(LOCAL_TAG),
        _ => None,
    }
}

/// Kinds of pointers that become generic in a function.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Casts {
    /// Local pointers.
    pub(crate) local: bool,
    /// Private pointers.
    pub(crate) private: bool,
}

impl Casts {
    /// Finds the kinds of pointers that become generic.
    fn to_generic(body: &Body, cx: &Context) -> Self {
        Self::of(body, cx, |found, from, to| {
            if to == Some(GENERIC) {
                found.note(from);
            }
        })
    }

    /// Finds the kinds of pointers that become generic or are made of generic ones.
    pub(crate) fn with_generic(body: &Body, cx: &Context) -> Self {
        Self::of(body, cx, |found, from, to| {
            found.note(from);
            found.note(to);
        })
    }

    /// Looks at the casts of a body.
    fn of(
        body: &Body,
        cx: &Context,
        mut note: impl FnMut(&mut Self, Option<u32>, Option<u32>),
    ) -> Self {
        let mut found = Self::default();
        let mut constants: Vec<Const> = Vec::new();
        for inst in body.all_insts() {
            let kind = &body.insts[inst].kind;
            if let InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. } = kind {
                let to = body.result(inst).and_then(|r| body.locals[r].ty.address_space());
                note(&mut found, body.value_type(*value, cx).address_space(), to);
            }
            kind.for_each_value(body, |value| constants.extend(value.constant()));
        }
        constants.sort_unstable();
        constants.dedup();
        while let Some(c) = constants.pop() {
            if !matches!(cx.consts[c], ConstData::Expr { .. } | ConstData::Aggregate { .. }) {
                continue;
            }
            if let ConstData::Expr { expr, .. } = &cx.consts[c]
                && let ConstExpr::Cast { op: CastOp::AddrSpaceCast, value } = expr
            {
                let [from, to] = [*value, c].map(|c| cx.consts.ty(c).address_space());
                note(&mut found, from, to);
            }
            cx.consts.for_each_child(c, |child| constants.push(child));
        }
        found
    }

    /// The address spaces whose pointers may be generic ones, with their upper bits.
    fn tagged(self) -> impl Iterator<Item = (u32, u64)> {
        let local = self.local.then_some((LOCAL, LOCAL_TAG));
        local.into_iter().chain(self.private.then_some((PRIVATE, PRIVATE_TAG)))
    }

    fn note(&mut self, space: Option<u32>) {
        self.local |= space == Some(LOCAL);
        self.private |= space == Some(PRIVATE);
    }
}

/// The row of the pass over atomic operations.
pub(crate) const ATOMICS: PassInfo = PassInfo {
    name: "intel-generic-atomics",
    about: "Lets atomic operations by generic pointers choose their memory at run time.",
    contract: "Any function; no atomic operation has a generic pointer that may be local or private.",
    need: Need::Required,
    entry: Entry::Function(|| pass(true)),
};

/// The row of the pass over all accesses.
pub(crate) const ACCESSES: PassInfo = PassInfo {
    name: "intel-generic-pointers",
    about: "Lets accesses by generic pointers choose their memory at run time.",
    contract: "Any function; no access has a generic pointer that may be local or private.",
    need: Need::Required,
    entry: Entry::Function(|| pass(false)),
};

/// Accesses by generic pointers become accesses by others: `only_atomics` before `intel-atomic-expand` makes loops of these.
fn pass(only_atomics: bool) -> Box<dyn Pass<IrFunction>> {
    counted_in_body("generic accesses", move |body, cx| run(body, cx, only_atomics))
}

/// Query about a generic pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Question {
    /// The pointer into an address space, or null (`to_global` and its kin).
    To(u32),
    /// The fence for its memory (`get_fence`).
    Fence,
}

/// The question that a function asks of its argument. (clang has names of its own for `to_global`.)
fn question(name: &str) -> Option<Question> {
    Some(match name {
        "__to_global" => Question::To(GLOBAL),
        "__to_local" => Question::To(LOCAL),
        "__to_private" => Question::To(PRIVATE),
        _ if demangle(name).is_some_and(|(base, _)| base == "get_fence") => Question::Fence,
        _ => return None,
    })
}

/// `CLK_LOCAL_MEM_FENCE`.
const LOCAL_FENCE: u128 = 1;
/// `CLK_GLOBAL_MEM_FENCE`.
const GLOBAL_FENCE: u128 = 2;

/// Folds the queries about generic pointers in a body and returns their number.
fn answer(body: &mut Body, cx: &mut Context, casts: Casts) -> u64 {
    let mut found: Vec<(Inst, (Question, Value))> = Vec::new();
    for inst in body.all_insts() {
        let InstKind::Call { callee, args, .. } = &body.insts[inst].kind else { continue };
        let Some(global) = cx.direct_callee(*callee) else { continue };
        if let Some(question) = question(&cx.globals[global].name)
            && let &[pointer] = body.list(*args)
            && body.value_type(pointer, cx).is_ptr()
        {
            found.push((inst, (question, pointer)));
        }
    }
    body.replace_insts(cx, found, |b, inst, (question, pointer)| {
        let ty = b.body.locals[b.body.result(inst)?].ty;
        let known = known_space(b, pointer, casts);
        let null = Value::from(b.cx.consts.zero(ty));
        Some(match (question, known) {
            (Question::To(space), Some(known)) => {
                let same = known == space || known == CONSTANT && space == GLOBAL;
                if same { b.cast(CastOp::AddrSpaceCast, pointer, ty) } else { null }
            }
            (Question::To(space), None) => {
                let own = b.cast(CastOp::AddrSpaceCast, pointer, ty);
                let holds = is_in(b, pointer, space);
                b.select(holds, own, null)
            }
            (Question::Fence, known) => {
                let [local, global] = [LOCAL_FENCE, GLOBAL_FENCE].map(|n| b.int(ty, n));
                match known {
                    Some(LOCAL) => local,
                    Some(_) => global,
                    None => {
                        let holds = is_in(b, pointer, LOCAL);
                        b.select(holds, local, global)
                    }
                }
            }
        })
    })
}

/// The address space that a generic pointer points to, if that is known.
fn known_space(b: &Builder<'_>, pointer: Value, casts: Casts) -> Option<u32> {
    let of = |value| b.body.value_type(value, b.cx).address_space();
    let from = match pointer.kind() {
        ValueKind::Local(_) => match b.body.def_kind(pointer) {
            Some(InstKind::Cast { op: CastOp::AddrSpaceCast, value, .. }) => of(*value),
            _ => None,
        },
        ValueKind::Const(c) => match &b.cx.consts[c] {
            ConstData::Expr {
                expr: ConstExpr::Cast { op: CastOp::AddrSpaceCast, value }, ..
            } => of((*value).into()),
            _ => None,
        },
        ValueKind::Metadata(_) => None,
    };
    match from.or(of(pointer)).filter(|&space| space != GENERIC) {
        None if casts == Casts::default() => Some(GLOBAL),
        known => known,
    }
}

/// Whether a generic pointer points to an address space.
fn is_in(b: &mut Builder<'_>, pointer: Value, space: u32) -> Value {
    let bits = b.cast(CastOp::PtrToInt, pointer, Type::I64);
    let found = b.shift(BinaryOp::LShr, bits, TAG_SHIFT);
    match tag(space) {
        Some(tag) => {
            let tag = b.int(Type::I64, u128::from(tag));
            b.icmp(IntCc::Eq, found, tag)
        }
        None => {
            // Neither of the two.
            let one = b.int(Type::I64, u128::from(PRIVATE_TAG));
            let from_one = b.sub(found, one);
            let two = b.int(Type::I64, 2);
            b.icmp(IntCc::Uge, from_one, two)
        }
    }
}

/// Splits the accesses of a body, and says how many.
fn run(body: &mut Body, cx: &mut Context, only_atomics: bool) -> u64 {
    let casts = Casts::to_generic(body, cx);
    let answered = answer(body, cx, casts);
    if casts == Casts::default() {
        return answered;
    }
    let mut found: Vec<Inst> = Vec::new();
    for inst in body.all_insts() {
        let kind = &body.insts[inst].kind;
        let atomic = match kind {
            InstKind::AtomicRmw { .. } | InstKind::CmpXchg { .. } => true,
            InstKind::Load { ordering, .. } | InstKind::Store { ordering, .. } => {
                ordering.is_atomic()
            }
            _ => false,
        };
        let generic = kind
            .accessed_pointer()
            .is_some_and(|ptr| body.value_type(ptr, cx).address_space() == Some(GENERIC));
        if generic && (atomic || !only_atomics) {
            found.push(inst);
        }
    }
    let mut replaced = ValueMap::new();
    // The new blocks that follow a block, the groups that were made last first.
    let mut behind: SecondaryMap<Block, Vec<SmallVec<[Block; 4]>>> = SecondaryMap::new();
    // The last first: what a split moves to a block of its own then ends at the next one.
    for &inst in found.iter().rev() {
        let Some(head) = body.inst_block(inst) else { continue };
        let group = split(body, cx, inst, casts, &mut replaced);
        behind[head].push(group);
    }
    if found.is_empty() {
        return answered;
    }
    let mut order = Vec::with_capacity(body.block_order().len() + 5 * found.len());
    for &block in body.block_order() {
        order.push(block);
        for group in behind[block].iter().rev() {
            order.extend(group);
        }
    }
    body.set_block_order(order);
    body.rewrite(&replaced);
    answered + found.len() as u64
}

/// Splits an access and returns the blocks that follow its own, in order.
fn split(
    body: &mut Body,
    cx: &mut Context,
    inst: Inst,
    casts: Casts,
    replaced: &mut ValueMap,
) -> SmallVec<[Block; 4]> {
    let head = body.inst_block(inst).expect("an instruction in a block");
    let debug_loc = body.insts[inst].debug_loc;
    let kind = body.insts[inst].kind.clone();
    let address = kind.accessed_pointer().expect("an access has a pointer");
    let result = body.result(inst);
    let ty = result.map_or(Type::VOID, |local| body.locals[local].ty);
    let tail = body.make_block();
    body.split_block_at(inst, tail);
    let mut b = Builder::new(body, cx, InsertPoint::End(head));
    b.debug_loc = debug_loc;
    if let Some(result) = result {
        let joined = b.param(tail, ty);
        replaced[result] = Some(Value::from(joined)).into();
    }
    let access = |b: &mut Builder<'_>, block: Block, space: u32| {
        b.place = InsertPoint::End(block);
        let specific = b.cast(CastOp::AddrSpaceCast, address, Type::ptr(space));
        let mut kind = kind.clone();
        if let Some(place) = kind.accessed_pointer_mut() {
            *place = specific;
        }
        let inst = b.inst(kind, ty);
        let found = b.body.result(inst).map(Value::from);
        b.br(tail, found.as_slice());
    };
    let bits = b.cast(CastOp::PtrToInt, address, Type::I64);
    let found = b.shift(BinaryOp::LShr, bits, TAG_SHIFT);
    let mut blocks: SmallVec<[Block; 4]> = SmallVec::new();
    let mut here = head;
    for (space, tag) in casts.tagged() {
        let [own, next] = [b.body.make_block(), b.body.make_block()];
        blocks.extend([own, next]);
        b.place = InsertPoint::End(here);
        let tag = b.int(Type::I64, u128::from(tag));
        let same = b.icmp(IntCc::Eq, found, tag);
        let (then, otherwise) = (b.body.block_call(own, &[]), b.body.block_call(next, &[]));
        b.cond_br(same, then, otherwise);
        access(&mut b, own, space);
        here = next;
    }
    access(&mut b, here, GLOBAL);
    blocks.push(tail);
    body.remove_inst(inst);
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A function after both passes, as text.
    fn resolved(body: &str) -> String {
        let text = format!(
            "@shared = addrspace(3) global i32 undef\n\
             declare spir_func ptr addrspace(3) @__to_local(ptr)\n\
             declare spir_func i32 @_Z9get_fencePU3AS4v(ptr)\n\
             define spir_kernel void @k(i1 %c, ptr addrspace(1) %g, ptr addrspace(1) %out) {{\n{body}\n  ret void\n}}\n"
        );
        let mut module = llvm_reader::parse("k.ll", text.as_bytes()).expect("LLVM IR");
        let kernel = module.cx.find_global("k").expect("a kernel");
        let id = module.cx.function(kernel).and_then(|f| f.body.expand()).expect("a body");
        for only_atomics in [true, false] {
            run(&mut module.bodies[id], &mut module.cx, only_atomics);
        }
        ir::ssa::print::module_to_string(&module)
    }

    #[test]
    fn accesses_choose_their_memory() {
        let text = resolved(
            "  %s = addrspacecast ptr addrspace(3) @shared to ptr\n  \
             %t = addrspacecast ptr addrspace(1) %g to ptr\n  \
             %p = select i1 %c, ptr %s, ptr %t\n  %x = load i32, ptr %p\n  \
             %y = atomicrmw add ptr %p, i32 %x monotonic\n  store i32 %y, ptr addrspace(1) %out",
        );
        for (line, count) in [
            ("lshr i64", 2),
            ("load i32, ptr addrspace(3)", 1),
            ("load i32, ptr addrspace(1)", 1),
            ("atomicrmw add ptr addrspace(3)", 1),
            ("atomicrmw add ptr addrspace(1)", 1),
            ("addrspace(5)", 0),
        ] {
            assert_eq!(text.matches(line).count(), count, "{line}\n{text}");
        }
    }

    #[test]
    fn nothing_is_asked_where_all_generic_pointers_are_global() {
        let text = resolved(
            "  %p = load ptr, ptr addrspace(1) %g\n  %x = load i32, ptr %p\n  \
             %l = call spir_func ptr addrspace(3) @__to_local(ptr %p)\n  \
             store ptr addrspace(3) %l, ptr addrspace(1) %g\n  \
             %f = call spir_func i32 @_Z9get_fencePU3AS4v(ptr %p)\n  store i32 %f, ptr addrspace(1) %out",
        );
        for line in ["load i32, ptr %p", "store ptr addrspace(3) null", "store i32 2,"] {
            assert!(text.contains(line), "{line}\n{text}");
        }
        assert!(!text.contains("lshr") && !text.contains("br i1"), "{text}");
    }
}
