//! Instructions.

use super::super::function::{Body, Inst};
use super::super::instructions::{
    Align, BlockCall, CallId, FastMath, InstKind, Ordering, SyncScope, TailKind, Value, ValueList,
};
use super::super::symbol::sym;
use super::super::types::Type;
use super::Printer;
use super::names::LocalNames;
use std::fmt::Write as _;

impl Printer<'_> {
    /// An instruction, without indentation and line end.
    pub(super) fn instruction(&mut self, body: &Body, names: &LocalNames, inst: Inst) {
        let data = &body.insts[inst];
        if let Some(local) = data.result.expand() {
            self.local(body, names, local);
            self.push(" = ");
        }
        self.operation(body, names, inst);
        self.attachments(", ", data.metadata, data.debug_loc.expand());
    }

    fn opcode(&mut self, name: &str, fast_math: FastMath) {
        self.push(name);
        self.push(" ");
        self.fast_math(fast_math);
    }

    fn typed_values(&mut self, body: &Body, names: &LocalNames, values: &[Value]) {
        for (n, &value) in values.iter().enumerate() {
            if n != 0 {
                self.push(", ");
            }
            self.typed_value(body, names, value);
        }
    }

    /// The second of two operands of one type.
    fn second(&mut self, body: &Body, names: &LocalNames, value: Value) {
        self.push(", ");
        self.value(body, names, value);
    }

    fn align(&mut self, align: Align) {
        self.push(", align ");
        self.number(align.bytes());
    }

    fn scope_and_ordering(&mut self, scope: SyncScope, orderings: &[Ordering]) {
        let cx = self.cx;
        if scope != sym::EMPTY {
            self.push(" syncscope(");
            self.string(cx.symbols.text(scope).as_bytes());
            self.push(")");
        }
        for ordering in orderings {
            if ordering.is_atomic() {
                self.push(" ");
                self.push(ordering.name());
            }
        }
    }

    fn access(&mut self, name: &str, volatile: bool, ordering: Ordering) {
        self.push(name);
        self.push(if ordering.is_atomic() { " atomic " } else { " " });
        if volatile {
            self.push("volatile ");
        }
    }

    fn target(&mut self, body: &Body, names: &LocalNames, target: &BlockCall) {
        self.push("label ");
        names.block(&mut self.out, body, target.block, "%");
    }

    fn path(&mut self, path: &[u32]) {
        for &index in path {
            self.push(", ");
            self.number(u64::from(index));
        }
    }

    fn operation(&mut self, body: &Body, names: &LocalNames, inst: Inst) {
        let data = &body.insts[inst];
        let result_type = data.result.expand().map(|l| body.locals[l].ty);
        match &data.kind {
            InstKind::FNeg { value, fast_math } => {
                self.opcode("fneg", *fast_math);
                self.typed_value(body, names, *value);
            }
            InstKind::Binary { op, flags, fast_math, args } => {
                self.push(op.name());
                self.flags(*flags);
                self.push(" ");
                self.fast_math(*fast_math);
                self.typed_value(body, names, args[0]);
                self.second(body, names, args[1]);
            }
            InstKind::Cast { op, flags, fast_math, value } => {
                self.push(op.name());
                self.flags(*flags);
                self.push(" ");
                self.fast_math(*fast_math);
                self.typed_value(body, names, *value);
                self.push(" to ");
                if let Some(ty) = result_type {
                    self.ty(ty);
                }
            }
            InstKind::ICmp { cc, flags, args } => {
                self.push("icmp");
                self.flags(*flags);
                self.push(" ");
                self.word(cc.name());
                self.typed_value(body, names, args[0]);
                self.second(body, names, args[1]);
            }
            InstKind::FCmp { cc, fast_math, args } => {
                self.opcode("fcmp", *fast_math);
                self.word(cc.name());
                self.typed_value(body, names, args[0]);
                self.second(body, names, args[1]);
            }
            InstKind::Select { fast_math, args } => {
                self.opcode("select", *fast_math);
                self.typed_values(body, names, args);
            }
            InstKind::Freeze { value } => {
                self.push("freeze ");
                self.typed_value(body, names, *value);
            }
            InstKind::Alloca { ty, count, align, inalloca } => {
                self.push(if *inalloca { "alloca inalloca " } else { "alloca " });
                self.ty(*ty);
                let one = count.constant().is_some_and(|c| self.cx.consts.as_uint(c) == Some(1))
                    && body.value_type(*count, self.cx) == Type::I32;
                if !one {
                    self.push(", ");
                    self.typed_value(body, names, *count);
                }
                self.align(*align);
                let space = result_type.and_then(Type::address_space).unwrap_or(0);
                if space != 0 || self.cx.data_layout().alloca_space != 0 {
                    let _ = write!(self.out, ", addrspace({space})");
                }
            }
            InstKind::Load { ptr, align, volatile, ordering, scope } => {
                self.access("load", *volatile, *ordering);
                if let Some(ty) = result_type {
                    self.ty(ty);
                }
                self.push(", ");
                self.typed_value(body, names, *ptr);
                self.scope_and_ordering(*scope, &[*ordering]);
                self.align(*align);
            }
            InstKind::Store { value, ptr, align, volatile, ordering, scope } => {
                self.access("store", *volatile, *ordering);
                self.typed_values(body, names, &[*value, *ptr]);
                self.scope_and_ordering(*scope, &[*ordering]);
                self.align(*align);
            }
            InstKind::Gep { source, flags, args } => {
                self.push("getelementptr");
                self.gep_flags(*flags);
                self.push(" ");
                self.ty(*source);
                self.push(", ");
                self.typed_values(body, names, body.list(*args));
            }
            InstKind::ExtractElement { args } => {
                self.push("extractelement ");
                self.typed_values(body, names, args);
            }
            InstKind::InsertElement { args } => {
                self.push("insertelement ");
                self.typed_values(body, names, args);
            }
            InstKind::ShuffleVector { args, mask } => {
                self.push("shufflevector ");
                self.typed_values(body, names, args);
                self.push(", ");
                self.shuffle_mask(&body.shuffle_masks[*mask]);
            }
            InstKind::ExtractValue { value, path } => {
                self.push("extractvalue ");
                self.typed_value(body, names, *value);
                self.path(&body.index_paths[*path]);
            }
            InstKind::InsertValue { args, path } => {
                self.push("insertvalue ");
                self.typed_values(body, names, args);
                self.path(&body.index_paths[*path]);
            }
            InstKind::AtomicRmw { op, volatile, ordering, align, scope, args } => {
                self.push(if *volatile { "atomicrmw volatile " } else { "atomicrmw " });
                self.word(op.name());
                self.typed_values(body, names, args);
                self.scope_and_ordering(*scope, &[*ordering]);
                self.align(*align);
            }
            InstKind::CmpXchg { weak, volatile, orderings, align, scope, args } => {
                self.push("cmpxchg ");
                if *weak {
                    self.push("weak ");
                }
                if *volatile {
                    self.push("volatile ");
                }
                self.typed_values(body, names, args);
                self.scope_and_ordering(*scope, orderings);
                self.align(*align);
            }
            InstKind::Fence { ordering, scope } => {
                self.push("fence");
                self.scope_and_ordering(*scope, &[*ordering]);
            }
            InstKind::Call { callee, args, info } => self.call(body, names, *callee, *args, *info),
            InstKind::VaArg { list } => {
                self.push("va_arg ");
                self.typed_value(body, names, *list);
                self.push(", ");
                if let Some(ty) = result_type {
                    self.ty(ty);
                }
            }
            InstKind::DebugRecord { kind, args } => {
                let cx = self.cx;
                self.push("  #");
                self.push(cx.symbols.text(*kind));
                self.push("(");
                for (n, &value) in body.list(*args).iter().enumerate() {
                    if n != 0 {
                        self.push(", ");
                    }
                    self.value(body, names, value);
                }
                self.push(")");
            }
            InstKind::Ret { value } => match value.expand() {
                None => self.push("ret void"),
                Some(value) => {
                    self.push("ret ");
                    self.typed_value(body, names, value);
                }
            },
            InstKind::Br { target } => {
                self.push("br ");
                self.target(body, names, target);
            }
            InstKind::CondBr { cond, then, otherwise } => {
                self.push("br ");
                self.typed_value(body, names, *cond);
                self.push(", ");
                self.target(body, names, then);
                self.push(", ");
                self.target(body, names, otherwise);
            }
            InstKind::Switch { value, default, cases } => {
                self.push("switch ");
                self.typed_value(body, names, *value);
                self.push(", ");
                self.target(body, names, default);
                self.push(" [");
                for (case, target) in &body.switch_cases[*cases] {
                    self.push("\n    ");
                    self.typed_value(body, names, *case);
                    self.push(", ");
                    self.target(body, names, target);
                }
                self.push("\n  ]");
            }
            InstKind::IndirectBr { address, targets } => {
                self.push("indirectbr ");
                self.typed_value(body, names, *address);
                self.push(", [");
                for (n, target) in body.target_lists[*targets].iter().enumerate() {
                    if n != 0 {
                        self.push(", ");
                    }
                    self.target(body, names, target);
                }
                self.push("]");
            }
            InstKind::Unreachable => self.push("unreachable"),
        }
    }

    fn call(
        &mut self,
        body: &Body,
        names: &LocalNames,
        callee: Value,
        args: ValueList,
        info: CallId,
    ) {
        let cx = self.cx;
        let info = &body.calls[info];
        if info.tail != TailKind::None {
            self.word(info.tail.name());
        }
        self.opcode("call", info.fast_math);
        self.calling_convention(info.cc);
        self.leading_attributes(info.ret_attrs);
        if info.address_space != cx.data_layout().program_space {
            let _ = write!(self.out, "addrspace({}) ", info.address_space);
        }
        match cx.types.signature(info.function_type) {
            Some((ret, _, false)) => self.ty(ret),
            _ => self.ty(info.function_type),
        }
        self.push(" ");
        self.value(body, names, callee);
        self.push("(");
        for (n, &arg) in body.list(args).iter().enumerate() {
            if n != 0 {
                self.push(", ");
            }
            let ty = body.value_type(arg, cx);
            self.ty(ty);
            self.push(" ");
            self.leading_attributes(info.arg_attrs(n));
            self.value(body, names, arg);
        }
        self.push(")");
        self.group(info.fn_attrs);
        if !info.bundles.is_empty() {
            self.push(" [ ");
            for (n, bundle) in info.bundles.iter().enumerate() {
                if n != 0 {
                    self.push(", ");
                }
                self.string(cx.symbols.text(bundle.tag).as_bytes());
                self.push("(");
                self.typed_values(body, names, body.list(bundle.args));
                self.push(")");
            }
            self.push(" ]");
        }
    }
}
