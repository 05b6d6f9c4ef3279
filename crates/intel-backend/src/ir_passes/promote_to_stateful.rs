//! `intel-promote-to-stateful`: what a kernel does to a buffer that it gets as a parameter goes by the buffer's surface, with offsets of 32 bits.
//!
//! A pointer parameter has two forms: an address of 64 bits, and a surface that the driver binds, with the offset of
//! the pointer in it (`buffer_offset`). Pointers that are made of a parameter by `getelementptr`, joins of control flow
//! and `select`, and are used for accesses only, become pointers of an address space of their own for each parameter.
//! These pointers have 32 bits: sums of 32 bits are half the work of sums of 64, and a fifth where a device has no
//! 64-bit integers. All others stay addresses: pointers that are compared, stored, cast, passed to calls or joined with
//! other pointers.
//!
//! It is right because an address made of a pointer may only be used inside of the object that this one points into.
//! That is a memory object of the host, all of which the surface covers, and which has no more than 4 GB (drivers
//! refuse larger buffers unless asked for them). So its offset in the surface fits 32 bits, however it was computed.
//! (Intel's compiler does the same unless told of larger buffers.)

use cranelift_entity::SecondaryMap;
use ir::pass::{Entry, IrFunction, Need, PassInfo, counted};
use ir::ssa::{
    Body, Builder, CastOp, Context, InsertPoint, Inst, InstKind, Local, LocalDef, Type, Uses,
    Value, sym,
};

use crate::target::opencl::{CONSTANT, GLOBAL};

/// The address space of the surface of parameter 0; those of the others follow.
const FIRST: u32 = 0x100;
/// Surfaces that a kernel may have: the binding table's entries, less those with a meaning of their own.
const MOST: u32 = 0xf0;

/// The parameter whose surface an address space is.
pub(crate) fn parameter(space: u32) -> Option<u32> {
    space.checked_sub(FIRST).filter(|&index| index < MOST)
}

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "intel-promote-to-stateful",
    about: "Makes accesses to buffers that are parameters stateful: by surfaces, with offsets of 32 bits.",
    contract: "Kernels after inlining, edges with arguments of their own; no pass over the module runs after it.",
    need: Need::Optional,
    entry: Entry::Function(|| counted("pointers by surfaces", rewrite)),
};

fn rewrite(f: &mut IrFunction, cx: &mut Context) -> u64 {
    let Some(function) = cx.function(f.global).filter(|function| function.cc.is_kernel()) else {
        return 0;
    };
    let body = &f.body;
    let mut params: Vec<(Local, u32)> = Vec::new();
    for (n, &param) in body.block_params(body.entry()).iter().enumerate().take(MOST as usize) {
        let of_host = matches!(body.locals[param].ty.address_space(), Some(GLOBAL | CONSTANT));
        if of_host && cx.attrs.ty(function.param_attrs(n), sym::BYVAL).is_none() {
            params.push((param, n as u32));
        }
    }
    if params.is_empty() {
        return 0;
    }
    let uses = Uses::of(body);
    let found = Found::new(body, cx, &uses, &params);
    found.rewrite(&mut f.body, cx, &uses, &params)
}

/// Base of a pointer.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
enum Origin {
    /// Nothing was seen yet.
    #[default]
    Unknown,
    /// This parameter only.
    Parameter(u32),
    /// Something else.
    Other,
}

/// The pointers that can go by surfaces.
struct Found {
    origins: SecondaryMap<Local, Origin>,
    /// Those, without the parameters themselves.
    chosen: SecondaryMap<Local, bool>,
}

/// The pointers that another one is made of.
fn sources(body: &Body, local: Local) -> Vec<Value> {
    match body.locals[local].def {
        LocalDef::Inst(inst) => match &body.insts[inst].kind {
            InstKind::Gep { args, .. } => body.list(*args)[..1].to_vec(),
            InstKind::Select { args, .. } => args[1..].to_vec(),
            _ => Vec::new(),
        },
        LocalDef::Param { .. } => Vec::new(),
    }
}

/// Whether an instruction makes a pointer of others.
fn is_made(kind: &InstKind) -> bool {
    matches!(kind, InstKind::Gep { .. } | InstKind::Select { .. })
}

impl Found {
    fn new(body: &Body, cx: &Context, uses: &Uses, params: &[(Local, u32)]) -> Self {
        let mut found = Self { origins: SecondaryMap::new(), chosen: SecondaryMap::new() };
        found.find_origins(body, uses, params);
        found.choose(body, cx, uses, params);
        found
    }

    /// Follows the parameters forwards, and all other pointers, which spoil what they are joined with.
    fn find_origins(&mut self, body: &Body, uses: &Uses, params: &[(Local, u32)]) {
        let mut pending: Vec<Local> = Vec::new();
        for &(param, index) in params {
            self.origins[param] = Origin::Parameter(index);
            pending.push(param);
        }
        // Parameters of blocks by what each branch passes; those of conditional branches have no place for a cast.
        for &block in body.block_order() {
            for inst in body.block_insts(block) {
                let kind = &body.insts[inst].kind;
                let plain = matches!(kind, InstKind::Br { .. });
                kind.for_each_target(body, |target| {
                    let passed = body.block_params(target.block).iter().zip(body.list(target.args));
                    for (&param, arg) in passed {
                        if !plain || arg.local().is_none() {
                            self.lower(param, Origin::Other, &mut pending);
                        }
                    }
                });
                let Some(result) = body.result(inst) else { continue };
                let constant = |value: &Value| value.local().is_none();
                if !is_made(kind) || sources(body, result).iter().any(constant) {
                    self.lower(result, Origin::Other, &mut pending);
                }
            }
        }
        for &param in body.block_params(body.entry()) {
            if self.origins[param] == Origin::Unknown {
                self.lower(param, Origin::Other, &mut pending);
            }
        }
        while let Some(local) = pending.pop() {
            let origin = self.origins[local];
            for &user in uses.of_local(local) {
                if let Some(result) = body.result(user)
                    && is_made(&body.insts[user].kind)
                    && sources(body, result).contains(&local.into())
                {
                    self.lower(result, origin, &mut pending);
                }
            }
            for &param in uses.passed_to(body, local) {
                self.lower(param, origin, &mut pending);
            }
        }
    }

    /// Joins what is known of a pointer with something.
    fn lower(&mut self, local: Local, origin: Origin, pending: &mut Vec<Local>) {
        let before = self.origins[local];
        let after = match (before, origin) {
            (Origin::Unknown, origin) => origin,
            (before, origin) if before == origin => before,
            _ => Origin::Other,
        };
        if after != before {
            self.origins[local] = after;
            pending.push(local);
        }
    }

    /// Chooses all pointers made of one parameter, and takes back those that are needed as addresses, with what they are made of and what is
    /// made of them.
    fn choose(&mut self, body: &Body, cx: &Context, uses: &Uses, params: &[(Local, u32)]) {
        let candidates: Vec<Local> = (body.locals.keys())
            .filter(|&local| matches!(self.origins[local], Origin::Parameter(_)))
            .collect();
        for &local in &candidates {
            self.chosen[local] = true;
        }
        for &(param, _) in params {
            self.chosen[param] = false;
        }
        // Arguments that blocks are passed, by parameter.
        let mut passed: SecondaryMap<Local, Vec<Local>> = SecondaryMap::new();
        for &local in &candidates {
            for &param in uses.passed_to(body, local) {
                passed[param].push(local);
            }
        }
        let mut refused: Vec<Local> = candidates
            .into_iter()
            .filter(|&local| self.chosen[local])
            .filter(|&local| {
                let made =
                    |user: Inst| !is_made(&body.insts[user].kind) || self.is_chosen(body, user);
                let mut users = uses.of_local(local).iter();
                !users.all(|&user| is_possible(body, cx, user, local) && made(user))
                    || uses.passed_to(body, local).iter().any(|&param| !self.chosen[param])
            })
            .collect();
        while let Some(local) = refused.pop() {
            if !core::mem::take(&mut self.chosen[local]) {
                continue;
            }
            refused.extend(sources(body, local).iter().filter_map(|value| value.local()));
            refused.extend(&passed[local]);
            refused.extend(uses.passed_to(body, local));
            for &user in uses.of_local(local) {
                refused.extend(body.result(user).filter(|_| is_made(&body.insts[user].kind)));
            }
        }
    }

    /// Whether an instruction's result goes by a surface.
    fn is_chosen(&self, body: &Body, inst: Inst) -> bool {
        body.result(inst).is_some_and(|result| self.chosen[result])
    }

    /// Changes the pointers' address spaces. Returns the number of pointers and the parameters whose surfaces are
    /// used.
    fn rewrite(
        &self,
        body: &mut Body,
        cx: &mut Context,
        uses: &Uses,
        params: &[(Local, u32)],
    ) -> u64 {
        let mut count = 0;
        for local in body.locals.keys().collect::<Vec<_>>() {
            if let (true, Origin::Parameter(index)) = (self.chosen[local], self.origins[local]) {
                body.locals[local].ty = Type::ptr(FIRST + index);
                count += 1;
            }
        }
        for &(param, index) in params {
            let mut users = uses.of_local(param).to_vec();
            users.dedup();
            // The operands that become the surface's pointer, by instruction.
            let mut places: Vec<(Inst, Vec<usize>)> = Vec::new();
            for user in users {
                let operands = self.operands(body, cx, user, param);
                if !operands.is_empty() {
                    places.push((user, operands));
                }
            }
            let first = body.first_inst(body.entry());
            let (Some(first), false) = (first, places.is_empty()) else { continue };
            let mut b = Builder::new(body, cx, InsertPoint::Before(first));
            let pointer = b.cast(CastOp::AddrSpaceCast, param.into(), Type::ptr(FIRST + index));
            for (user, operands) in places {
                let mut at = 0;
                body.for_each_value_mut(user, |value| {
                    if operands.contains(&at) {
                        *value = pointer;
                    }
                    at += 1;
                });
            }
            count += 1;
        }
        count
    }

    /// Operands of an instruction that can be a parameter's surface.
    fn operands(&self, body: &Body, cx: &Context, user: Inst, param: Local) -> Vec<usize> {
        let is_param = |value: &Value| *value == param.into();
        match &body.insts[user].kind {
            InstKind::Load { .. } => vec![0],
            InstKind::Store { ptr, .. } if is_param(ptr) => vec![1],
            InstKind::AtomicRmw { args, .. }
                if is_param(&args[0]) && is_word(body, cx, args[1]) =>
            {
                vec![0]
            }
            InstKind::CmpXchg { args, .. } if is_param(&args[0]) && is_word(body, cx, args[1]) => {
                vec![0]
            }
            InstKind::Gep { args, .. } if self.is_chosen(body, user) => {
                if is_param(&body.list(*args)[0]) { vec![0] } else { Vec::new() }
            }
            InstKind::Select { args, .. } if self.is_chosen(body, user) => {
                (1..3).filter(|&n| is_param(&args[n])).collect()
            }
            InstKind::Br { target } => {
                let params = body.block_params(target.block).iter();
                let passed = params.zip(body.list(target.args)).enumerate();
                let own = |(_, (param, arg)): &(usize, (&Local, &Value))| {
                    self.chosen[**param] && is_param(arg)
                };
                passed.filter(own).map(|(n, _)| n).collect()
            }
            _ => Vec::new(),
        }
    }
}

/// Whether a value has 32 bits.
fn is_word(body: &Body, cx: &Context, value: Value) -> bool {
    cx.bits(body.value_type(value, cx)) == 32
}

/// Whether an instruction can have a surface's pointer where it has this one.
fn is_possible(body: &Body, cx: &Context, user: Inst, pointer: Local) -> bool {
    let pointer = Value::from(pointer);
    match &body.insts[user].kind {
        InstKind::Load { .. } | InstKind::Br { .. } => true,
        InstKind::Store { value, .. } => *value != pointer,
        // No surface has atomic operations on 64 bits.
        InstKind::AtomicRmw { args, .. } => args[1] != pointer && is_word(body, cx, args[1]),
        InstKind::CmpXchg { args, .. } => {
            !args[1..].contains(&pointer) && is_word(body, cx, args[1])
        }
        InstKind::Gep { args, .. } => !body.list(*args)[1..].contains(&pointer),
        InstKind::Select { .. } => true,
        _ => false,
    }
}
