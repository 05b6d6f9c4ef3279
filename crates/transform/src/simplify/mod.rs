//! `instcombine` and `early-cse`: one walk that folds, simplifies and shares computations.
//!
//! The function is walked once in preorder of the dominator tree, siblings in reverse postorder, so
//! that every definition is met before its uses. At each instruction
//!
//! 1. operands that were replaced are updated, so nothing needs to be revisited;
//! 2. the rules of the submodules try to fold or rewrite it (`arith`, `bits`, `casts`, `compare`,
//!    `select`, `floats`, `address`, `vector`, `calls`); what a rule builds is placed before the
//!    instruction and visited next, and an instruction that changed is tried again;
//! 3. what is known of its bits is computed (`analysis::known_bits`), for the rules to use;
//! 4. with sharing on, an equal computation that dominates it replaces it (`cse`), and a load gets
//!    the value that memory is known to hold (`memory`).
//!
//! Facts from a branch about its condition hold in the blocks that only that edge leads to (`facts`).
//! Use counts are kept up to date, so that instructions whose last use goes are removed at once.
//!
//! A rewrite never makes a value more poisonous, never adds a rounding and never drops one, unless
//! the flags of the instruction allow it; convergent calls are neither shared nor moved.

mod address;
mod arith;
mod bits;
mod calls;
mod casts;
mod compare;
mod cse;
mod facts;
mod floats;
mod freeze;
mod joins;
mod memory;
mod outcome;
#[cfg(test)]
mod proofs;
mod select;
mod vector;

use crate::analysis::cfg::Cfg;
use crate::analysis::effects;
use crate::analysis::known_bits::{KnownBits, KnownBitsMap};
use crate::{dce, fold, simplify_cfg};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use ir::ssa::{
    AttrSet, BinaryOp, Block, Body, CastOp, Const, Context, DenormalMode, FastMath, Flags, Global,
    Inst, InstKind, Local, Type, Value, ValueMap, resolve,
};

use outcome::{Effect, Outcome};

/// Tasks of the walk besides folding and simplifying.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Replace computations by equal ones that dominate them, and loads by what is known to be there.
    pub share: bool,
}

/// Simplifies the body of `global`, taken out of the module or not; says whether anything changed.
pub fn run(global: Global, body: &mut Body, cx: &mut Context, options: Options) -> bool {
    let cfg = Cfg::of(body);
    let removed = dce::remove_unreachable(body, &cfg);
    let params = cx.function(global).map_or_else(Vec::new, |f| f.param_attrs.clone());
    let denormals = Denormals::of(cx, global);
    let (insts, locals) = (body.insts.len(), body.locals.len());
    let mut s = Simplifier {
        uses: count_uses(body),
        body,
        cx,
        cfg: &cfg,
        global,
        params: &params,
        map: ValueMap::new(),
        known: KnownBitsMap::for_locals(locals),
        denormals,
        at: None.into(),
        first_new: None.into(),
        dead: Vec::new(),
        changed: removed,
        facts: facts::Facts::default(),
        cse: options.share.then(|| cse::Table::for_insts(insts)),
        memory: options.share.then(memory::Available::default),
    };
    s.walk();
    let changed = s.changed;
    if changed {
        dce::forget_dangling_metadata(body, cx);
    }
    changed
}

fn count_uses(body: &Body) -> SecondaryMap<Local, u32> {
    let mut uses = SecondaryMap::new();
    uses.resize(body.locals.len());
    for inst in body.all_insts() {
        body.insts[inst].kind.for_each_value(body, |v| {
            if let Some(local) = v.local() {
                uses[local] += 1;
            }
        });
    }
    uses
}

/// Treatment of denormal numbers in the function: constants are only folded where that cannot be
/// seen.
#[derive(Clone, Copy, Debug)]
struct Denormals {
    keeps_single: bool,
    keeps_others: bool,
}

impl Denormals {
    fn of(cx: &Context, global: Global) -> Denormals {
        let attrs = cx.function(global).map_or(AttrSet::EMPTY, |f| f.attrs);
        let env = cx.attrs.denormals(attrs);
        let kept = DenormalMode::default();
        Denormals { keeps_single: env.float == kept, keeps_others: env.default == kept }
    }
}

type Rule = Option<Outcome>;

/// The state of the walk.
struct Simplifier<'a> {
    body: &'a mut Body,
    cx: &'a mut Context,
    cfg: &'a Cfg,
    global: Global,
    params: &'a [AttrSet],
    /// Replaced locals.
    map: ValueMap,
    /// Number of operands that each local is.
    uses: SecondaryMap<Local, u32>,
    known: KnownBitsMap,
    denormals: Denormals,
    /// The instruction that is being looked at.
    at: PackedOption<Inst>,
    /// The first of the instructions built for it.
    first_new: PackedOption<Inst>,
    /// Locals whose last use went.
    dead: Vec<Local>,
    changed: bool,
    facts: facts::Facts,
    cse: Option<cse::Table>,
    memory: Option<memory::Available>,
}

/// Whether every width of integers is worth what only the machines' are: the proofs have few bits.
const ANY_WIDTH: bool = cfg!(test);

/// Maximum number of rewrites of one instruction: more than any chain of rules needs.
const MAX_REWRITES: u32 = 24;

impl Simplifier<'_> {
    fn walk(&mut self) {
        let order: Vec<Block> = self.cfg.dom_preorder().to_vec();
        let bound = self.body.insts.len() as u32;
        for block in order {
            self.enter(block);
            let mut next = self.body.first_inst(block);
            let mut rewrites = 0;
            let mut original = None;
            while let Some(inst) = next {
                // Instructions built for an instruction count towards its number of rewrites.
                if inst.as_u32() < bound && original != Some(inst) {
                    original = Some(inst);
                    rewrites = 0;
                }
                self.resolve_operands(inst);
                if self.is_dead(inst) {
                    next = self.body.next_inst(inst);
                    self.erase(inst);
                    continue;
                }
                self.at = Some(inst).into();
                self.first_new = None.into();
                let outcome = if rewrites < MAX_REWRITES {
                    self.rules(inst)
                } else {
                    self.forget_location();
                    None
                };
                match outcome.map(Outcome::effect) {
                    Some(Effect::Value(v)) => {
                        rewrites += 1;
                        next = self.first_new.expand().or(self.body.next_inst(inst));
                        self.replace(inst, v);
                    }
                    Some(Effect::Erase) => {
                        rewrites += 1;
                        next = self.first_new.expand().or(self.body.next_inst(inst));
                        self.erase(inst);
                    }
                    Some(Effect::Changed) => {
                        self.changed = true;
                        rewrites += 1;
                        next = self.first_new.expand().or(Some(inst));
                    }
                    None => {
                        debug_assert!(
                            self.first_new.is_none(),
                            "a rule built something and gave up"
                        );
                        next = self.body.next_inst(inst);
                        self.known.visit(self.body, self.cx, inst);
                        self.share(inst);
                    }
                }
                self.bury();
            }
            self.leave_memory(block);
        }
    }

    /// Starts a block: its parameters, the facts of its incoming edge, the scope of shared values.
    fn enter(&mut self, block: Block) {
        let depth = self.cfg.dom().level(block).unwrap_or(0);
        self.leave_scopes(depth);
        if let Some(cse) = &mut self.cse {
            cse.enter(depth);
        }
        self.enter_memory(block);
        if block != self.body.entry() {
            let params: smallvec::SmallVec<[Local; 8]> =
                smallvec::SmallVec::from_slice(self.body.block_params(block));
            for (n, &param) in params.iter().enumerate() {
                if self.uses[param] == 0 {
                    continue;
                }
                let common = simplify_cfg::common_argument(
                    self.body,
                    self.cx,
                    self.cfg,
                    &self.map,
                    block,
                    n,
                    param,
                    self.params,
                );
                if let Some(v) = common.or_else(|| self.recomputed_argument(block, n)) {
                    self.replace_local(param, v);
                }
            }
        }
        self.known.enter_block(self.body, self.cx, self.cfg, block, self.params);
        self.learn(block, depth);
    }

    fn leave_scopes(&mut self, depth: u32) {
        if let Some(cse) = &mut self.cse {
            cse.leave(depth);
        }
        self.facts.leave(depth, &mut self.known);
    }

    fn resolve_operands(&mut self, inst: Inst) {
        let (map, facts, uses, dead) = (&self.map, &self.facts, &mut self.uses, &mut self.dead);
        let mut changed = false;
        self.body.for_each_value_mut(inst, |v| {
            let mut new = resolve(map, *v);
            if let Some(local) = new.local()
                && let Some(known) = facts.value(local)
            {
                uses[local] -= 1;
                if uses[local] == 0 {
                    dead.push(local);
                }
                new = known;
                if let Some(l) = known.local() {
                    uses[l] += 1;
                }
                changed = true;
            }
            *v = new;
        });
        self.changed |= changed;
    }

    fn is_dead(&self, inst: Inst) -> bool {
        self.body.result(inst).is_some_and(|r| self.uses[r] == 0)
            && effects::removable(self.body, self.cx, inst)
    }

    fn rules(&mut self, inst: Inst) -> Rule {
        match self.body.insts[inst].kind {
            InstKind::FNeg { value, fast_math } => self.fneg(value, fast_math),
            InstKind::Binary { op, flags, fast_math, args } => {
                self.binary_rules(inst, op, flags, fast_math, args)
            }
            InstKind::Cast { op, flags, value, .. } => self.cast_rules(inst, op, flags, value),
            InstKind::ICmp { cc, flags, args } => self.icmp_rules(inst, cc, flags, args),
            InstKind::FCmp { cc, fast_math, args } => self.fcmp_rules(inst, cc, fast_math, args),
            InstKind::Select { args, fast_math } => self.select_rules(inst, args, fast_math),
            InstKind::Freeze { value } => self.freeze(value),
            InstKind::Load { .. } => self.load_rules(inst),
            InstKind::Store { .. } => self.store_rules(inst),
            InstKind::Gep { .. } => self.gep_rules(inst),
            InstKind::ExtractElement { args } => self.extract_element(args),
            InstKind::InsertElement { args } => self.insert_element(args),
            InstKind::ShuffleVector { args, mask } => self.shuffle(inst, args, mask),
            InstKind::ExtractValue { value, path } => self.extract_value(value, path),
            InstKind::InsertValue { args, path } => self.insert_value(args, path),
            InstKind::Call { .. } => self.call_rules(inst),
            InstKind::CondBr { cond, then, otherwise } => self.branch(inst, cond, then, otherwise),
            _ => None,
        }
    }

    /// A branch on a negated condition is the other branch.
    fn branch(
        &mut self,
        inst: Inst,
        cond: Value,
        then: ir::ssa::BlockCall,
        otherwise: ir::ssa::BlockCall,
    ) -> Rule {
        let negated = self.as_not(cond)?;
        self.set_kind(inst, InstKind::CondBr { cond: negated, then: otherwise, otherwise: then });
        // Branch weights would have to be swapped too.
        self.body.insts[inst].metadata = ir::ssa::Attachments::default();
        Some(Outcome::changed())
    }

    // Queries of rules.

    fn ty(&self, v: Value) -> Type {
        self.body.value_type(v, self.cx)
    }

    /// Width of the integer type `ty`, or of its elements.
    fn int_width(&self, ty: Type) -> Option<u32> {
        self.cx.types.scalar(ty).int_width()
    }

    /// The integer constant (in every lane) that `v` is.
    fn int(&self, v: Value) -> Option<u128> {
        let c = v.constant()?;
        match &self.cx.consts[c] {
            ir::ssa::ConstData::Int { value, .. } => Some(*value),
            ir::ssa::ConstData::Zero(ty) => self.int_width(*ty).filter(|&w| w <= 128).map(|_| 0),
            ir::ssa::ConstData::Aggregate { ty, elems } if ty.is_vector() => {
                let first = elems[0];
                elems.iter().all(|&e| e == first).then(|| self.cx.consts.as_uint(first))?
            }
            _ => None,
        }
    }

    /// The float constant (in every lane) that `v` is: format and bits.
    fn float(&self, v: Value) -> Option<(ir::ssa::FloatKind, u128)> {
        let c = v.constant()?;
        let scalar = match &self.cx.consts[c] {
            ir::ssa::ConstData::Float { .. } => c,
            ir::ssa::ConstData::Zero(ty) => {
                return Some((self.cx.types.scalar(*ty).float_kind()?, 0));
            }
            ir::ssa::ConstData::Aggregate { ty, elems } if ty.is_vector() => {
                let first = elems[0];
                elems.iter().all(|&e| e == first).then_some(first)?
            }
            _ => return None,
        };
        let (ty, bits) = self.cx.consts.as_float_bits(scalar)?;
        Some((ty.float_kind()?, bits))
    }

    fn is_float(&self, v: Value, value: f64) -> bool {
        self.float(v).is_some_and(|(kind, bits)| fold::from_f64(kind, value) == Some(bits))
    }

    fn bits(&self, v: Value) -> KnownBits {
        self.known.value(self.cx, v)
    }

    /// Width and known bits of a scalar integer of at most 64 bits.
    fn known(&self, v: Value) -> Option<(u32, KnownBits)> {
        let width = self.ty(v).int_width().filter(|&w| w <= 64)?;
        Some((width, self.bits(v)))
    }

    /// Whether `v` is a scalar integer without its sign bit.
    fn non_negative(&self, v: Value) -> bool {
        self.known(v).is_some_and(|(width, bits)| bits.non_negative(width))
    }

    fn one_use(&self, v: Value) -> bool {
        v.local().is_some_and(|l| self.uses[l] == 1)
    }

    /// The instruction that computes `v`, with operands brought up to date.
    fn def(&self, v: Value) -> Option<&InstKind> {
        self.body.def_kind(v)
    }

    /// Operands, operation and flags, where `v` is a two-operand instruction.
    fn as_binary(&self, v: Value) -> Option<(BinaryOp, Flags, [Value; 2])> {
        match self.def(v)? {
            InstKind::Binary { op, flags, args, .. } => {
                Some((*op, *flags, [resolve(&self.map, args[0]), resolve(&self.map, args[1])]))
            }
            _ => None,
        }
    }

    fn as_op(&self, v: Value, want: BinaryOp) -> Option<[Value; 2]> {
        self.as_binary(v).filter(|b| b.0 == want).map(|b| b.2)
    }

    /// Operand and flags, where `v` is the conversion `want`.
    fn as_cast(&self, v: Value, want: CastOp) -> Option<(Value, Flags)> {
        match self.def(v)? {
            InstKind::Cast { op, value, flags, .. } if *op == want => {
                Some((resolve(&self.map, *value), *flags))
            }
            _ => None,
        }
    }

    /// `x`, where `v` is `x ^ -1`.
    fn as_not(&self, v: Value) -> Option<Value> {
        let [x, ones] = self.as_op(v, BinaryOp::Xor)?;
        self.is_all_ones(ones).then_some(x)
    }

    /// `x`, where `v` is `0 - x`.
    fn as_neg(&self, v: Value) -> Option<Value> {
        let [zero, x] = self.as_op(v, BinaryOp::Sub)?;
        (self.int(zero) == Some(0)).then_some(x)
    }

    fn is_all_ones(&self, v: Value) -> bool {
        let width = self.int_width(self.ty(v)).unwrap_or(0);
        width > 0 && width <= 128 && self.int(v) == Some(ir::ssa::truncate(u128::MAX, width))
    }

    // Builders for rules.

    fn make_int(&mut self, ty: Type, n: u128) -> Value {
        fold::int_constant(self.cx, ty, n).into()
    }

    /// All bits set, in every lane.
    fn make_ones(&mut self, ty: Type) -> Value {
        let scalar = self.cx.types.scalar(ty);
        let ones = self.cx.consts.sint(scalar, -1);
        fold::splat(self.cx, ty, ones).into()
    }

    fn make_bool(&mut self, like: Type, value: bool) -> Value {
        let ty = self.cx.types.with_shape_of(Type::I1, like);
        self.make_int(ty, u128::from(value))
    }

    fn make_poison(&mut self, ty: Type) -> Value {
        self.cx.consts.poison(ty).into()
    }

    /// Places an instruction before the current one.
    fn build(&mut self, kind: InstKind, ty: Type) -> Value {
        let at = self.at.expand().expect("an instruction is being looked at");
        let inst = self.body.make_inst(kind, ty);
        self.body.insts[inst].debug_loc = self.body.insts[at].debug_loc;
        self.body.insert_inst_before(inst, at);
        if self.first_new.is_none() {
            self.first_new = Some(inst).into();
        }
        let (body, uses) = (&*self.body, &mut self.uses);
        body.insts[inst].kind.for_each_value(body, |v| {
            if let Some(local) = v.local() {
                uses[local] += 1;
            }
        });
        self.body.result(inst).expect("an instruction with a result").into()
    }

    fn build_binary(&mut self, op: BinaryOp, flags: Flags, a: Value, b: Value) -> Value {
        if let (Some(x), Some(y)) = (a.constant(), b.constant())
            && let Some(c) = fold::binary(self.cx, op, flags, x, y)
        {
            return c.into();
        }
        let ty = self.ty(a);
        self.build(InstKind::Binary { op, flags, fast_math: FastMath::NONE, args: [a, b] }, ty)
    }

    fn build_cast(&mut self, op: CastOp, flags: Flags, value: Value, ty: Type) -> Value {
        if self.ty(value) == ty {
            return value;
        }
        if let Some(c) = value.constant()
            && let Some(c) = fold::cast(self.cx, op, flags, c, ty)
        {
            return c.into();
        }
        self.build(InstKind::Cast { op, flags, fast_math: FastMath::NONE, value }, ty)
    }

    fn build_not(&mut self, v: Value) -> Value {
        let ty = self.ty(v);
        let ones = self.make_ones(ty);
        self.build_binary(BinaryOp::Xor, Flags::NONE, v, ones)
    }

    /// Replaces the current instruction's operation by one of the same type.
    fn set_kind(&mut self, inst: Inst, kind: InstKind) {
        self.drop_operands(inst);
        self.body.insts[inst].kind = kind;
        let (body, uses) = (&*self.body, &mut self.uses);
        body.insts[inst].kind.for_each_value(body, |v| {
            if let Some(local) = v.local() {
                uses[local] += 1;
            }
        });
    }

    #[cfg_attr(test, track_caller)]
    fn set_binary(&mut self, inst: Inst, op: BinaryOp, flags: Flags, a: Value, b: Value) -> Rule {
        self.set_kind(
            inst,
            InstKind::Binary { op, flags, fast_math: FastMath::NONE, args: [a, b] },
        );
        Some(Outcome::changed())
    }

    #[cfg_attr(test, track_caller)]
    fn set_cast(&mut self, inst: Inst, op: CastOp, flags: Flags, value: Value) -> Rule {
        if let Some(result) = self.body.result(inst)
            && self.body.locals[result].ty == self.ty(value)
        {
            return Some(Outcome::value(value));
        }
        self.set_kind(inst, InstKind::Cast { op, flags, fast_math: FastMath::NONE, value });
        Some(Outcome::changed())
    }

    #[cfg_attr(test, track_caller)]
    fn constant(c: Const) -> Rule {
        Some(Outcome::value(c.into()))
    }

    // Keeping the books.

    fn drop_operands(&mut self, inst: Inst) {
        let (body, uses, dead, map) = (&*self.body, &mut self.uses, &mut self.dead, &self.map);
        body.insts[inst].kind.for_each_value(body, |v| {
            if let Some(local) = resolve(map, v).local() {
                uses[local] -= 1;
                if uses[local] == 0 {
                    dead.push(local);
                }
            }
        });
    }

    fn erase(&mut self, inst: Inst) {
        self.drop_operands(inst);
        self.body.remove_inst(inst);
        self.changed = true;
    }

    /// Replaces the result of `inst` and removes it.
    fn replace(&mut self, inst: Inst, v: Value) {
        if let Some(result) = self.body.result(inst) {
            self.replace_local(result, v);
        }
        self.erase(inst);
    }

    fn replace_local(&mut self, old: Local, new: Value) {
        debug_assert!(new.local() != Some(old));
        self.map[old] = Some(new).into();
        let count = std::mem::take(&mut self.uses[old]);
        if let Some(local) = new.local() {
            self.uses[local] += count;
            // A name is worth keeping.
            if self.body.local_name(local).is_none()
                && let Some(name) = self.body.local_name(old).map(str::to_owned)
            {
                self.body.set_local_name(local, &name);
            }
        }
        self.changed = true;
    }

    /// Removes instructions whose last use went, and what only they used.
    fn bury(&mut self) {
        while let Some(local) = self.dead.pop() {
            if self.uses[local] != 0 || self.map[local].is_some() {
                continue;
            }
            if let ir::ssa::LocalDef::Inst(inst) = self.body.locals[local].def
                && self.body.inst_block(inst).is_some()
                && effects::removable(self.body, self.cx, inst)
            {
                self.erase(inst);
            }
        }
    }
}
