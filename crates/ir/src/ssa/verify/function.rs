//! Bodies: layout, definitions, dominance, edges.

use super::super::function::{Block, Body, Inst, Local, LocalDef};
use super::super::instructions::{BlockCall, InstKind, MdOperand, Value, ValueKind};
use super::super::intrinsics::Intrinsic;
use super::super::module::{Context, Global};
use super::super::print::inst_to_string;
use super::super::types::Type;
use super::Report;
use super::constants::Constants;
use super::sizes::Sizes;
use crate::diagnostic::Diagnostic;
use crate::graph::DomTree;
use crate::map::Map;
use core::cell::RefCell;
use cranelift_entity::{EntityRef, EntitySet, SecondaryMap};

/// Definition of a local: block, and place in it (0 for parameters).
#[derive(Clone, Copy, Default)]
struct Definition {
    block: u32,
    place: u32,
    defined: bool,
}

/// The verification of one body.
pub(super) struct Verifier<'a, 'r> {
    pub(super) cx: &'a Context,
    pub(super) body: &'a Body,
    pub(super) global: Global,
    report: &'r mut Report,
    definitions: SecondaryMap<Local, Definition>,
    constants: Constants,
    sizes: Sizes,
    /// Arguments of targets' intrinsics that must be constants, as far as that was asked.
    pub(super) immediates: RefCell<Map<(Global, usize), bool>>,
}

pub(super) fn verify(cx: &Context, global: Global, body: &Body, report: &mut Report) {
    let mut verifier = Verifier {
        cx,
        body,
        global,
        report,
        definitions: SecondaryMap::with_capacity(body.locals.len()),
        constants: Constants::default(),
        sizes: Sizes::default(),
        immediates: RefCell::default(),
    };
    if verifier.layout() {
        verifier.operations();
    }
}

impl<'a> Verifier<'a, '_> {
    fn name(&self) -> &'a str {
        &self.cx.globals[self.global].name
    }

    /// A message about the function.
    #[cold]
    fn error(&mut self, message: impl Into<String>) {
        let name = self.name();
        self.report.push(Diagnostic::error(message).in_function(name));
    }

    /// A message about an instruction.
    #[cold]
    pub(super) fn inst_error(&mut self, inst: Inst, message: impl Into<String>) {
        if self.report.is_full() {
            return;
        }
        let text = inst_to_string(self.cx, self.body, inst);
        let name = self.name();
        let line = self.line(inst);
        let diagnostic = Diagnostic::error(message).with_note(text).in_function(name);
        self.report.push(diagnostic.on_line(line));
    }

    /// The line of the text that an instruction stands in, if that was noted.
    fn line(&self, inst: Inst) -> Option<u32> {
        self.body.text_line(self.cx, inst)
    }

    fn block_name(&self, block: Block) -> String {
        match self.body.block_name(block) {
            Some(name) => format!("'%{name}'"),
            None => {
                let place = self.body.block_order().iter().position(|&b| b == block);
                format!("number {}", place.map_or(-1, |n| n as i64))
            }
        }
    }

    pub(super) fn ty(&self, value: Value) -> Type {
        self.body.value_type(value, self.cx)
    }

    pub(super) fn show(&self, ty: Type) -> String {
        self.cx.types.display(ty).to_string()
    }

    /// Blocks, terminators, where values are defined. Whether it makes sense to go on.
    fn layout(&mut self) -> bool {
        let body = self.body;
        if body.block_order().is_empty() {
            self.error("a defined function needs a block");
            return false;
        }
        let mut good = true;
        let mut seen: EntitySet<Block> = EntitySet::with_capacity(body.blocks.len());
        let mut seen_insts: EntitySet<Inst> = EntitySet::with_capacity(body.insts.len());
        for &block in body.block_order() {
            if !body.blocks.is_valid(block) || !seen.insert(block) {
                self.error("a block stands twice in the order, or does not exist");
                return false;
            }
            for (n, &param) in body.block_params(block).iter().enumerate() {
                if body.locals[param].def != LocalDef::Param(block, n as u32) {
                    let name = self.block_name(block);
                    self.error(format!("parameter {n} of block {name} is defined elsewhere"));
                    good = false;
                }
                self.definitions[param] =
                    Definition { block: block.as_u32(), place: 0, defined: true };
            }
            let mut last = None;
            for (place, inst) in (1..).zip(body.block_insts(block)) {
                if !seen_insts.insert(inst) {
                    self.error("an instruction stands in two places");
                    return false;
                }
                if last.is_some_and(|l: Inst| body.insts[l].kind.is_terminator()) {
                    self.inst_error(inst, "instruction after a terminator");
                    good = false;
                }
                if let Some(local) = body.result(inst) {
                    if body.locals[local].def != LocalDef::Inst(inst) {
                        self.inst_error(inst, "the result is defined elsewhere");
                        good = false;
                    }
                    self.definitions[local] =
                        Definition { block: block.as_u32(), place, defined: true };
                }
                last = Some(inst);
            }
            if last.is_none_or(|l| !body.insts[l].kind.is_terminator()) {
                let name = self.block_name(block);
                self.error(format!("block {name} does not end with a terminator"));
                good = false;
            }
        }
        for &block in body.block_order() {
            let Some(inst) = body.terminator(block) else { continue };
            let mut missing = false;
            body.insts[inst].kind.for_each_target(body, |t| missing |= !seen.contains(t.block));
            if missing {
                self.inst_error(inst, "branch to a block that is not in the function");
                good = false;
            }
        }
        self.entry_block() && good
    }

    fn entry_block(&mut self) -> bool {
        let (cx, body) = (self.cx, self.body);
        let Some((_, params, _)) = cx.types.signature(cx.globals[self.global].ty) else {
            self.error("a function needs a function type");
            return false;
        };
        let entry = body.entry();
        if let Some(problem) = params.iter().find_map(|&ty| self.sizes.problem(&cx.types, ty)) {
            self.error(problem);
            return false;
        }
        let actual: Vec<Type> =
            body.block_params(entry).iter().map(|&p| body.locals[p].ty).collect();
        if actual != params {
            self.error("the entry block's parameters are not the function's");
            return false;
        }
        true
    }

    fn operations(&mut self) {
        let body = self.body;
        let flow = body.flow_graph();
        let tree = DomTree::new(&flow);
        let entry = body.entry();
        if !flow.predecessors(entry).is_empty() {
            self.error("the entry block has a predecessor");
        }
        for &block in body.block_order() {
            let reachable = flow.is_reachable(block);
            for (place, inst) in (1..).zip(body.block_insts(block)) {
                if self.operands(inst, block, place, reachable, &tree) {
                    self.operation(inst);
                }
                if self.report.is_full() {
                    return;
                }
            }
            if let Some(inst) = body.terminator(block) {
                self.edges(inst);
            }
        }
    }

    /// Every operand is of a size that can be held, exists, and is defined before this use. Returns whether they exist.
    fn operands(
        &mut self,
        inst: Inst,
        block: Block,
        place: u32,
        reachable: bool,
        tree: &DomTree<Block>,
    ) -> bool {
        let body = self.body;
        let mut problem = None;
        let mut constant_problem = None;
        let mut size_problem = None;
        let mut sizes = std::mem::take(&mut self.sizes);
        let mut constants = std::mem::take(&mut self.constants);
        let callee = match &body.insts[inst].kind {
            InstKind::Call { callee, .. } => Some(*callee),
            _ => None,
        };
        body.insts[inst].kind.for_each_value(body, |value| {
            if size_problem.is_none() {
                size_problem = sizes.problem(&self.cx.types, self.ty(value));
            }
            match value.kind() {
                ValueKind::Const(c) => {
                    let found = constants.check(self.cx, c);
                    if found.is_some() {
                        constant_problem = found;
                    } else if callee != Some(value)
                        && self.cx.intrinsic_of(value) != Intrinsic::None
                    {
                        problem = Some("the address of an intrinsic is taken");
                    }
                }
                ValueKind::Metadata(id) => match body.md_operands.get(id) {
                    None => problem = Some("operand is metadata that does not exist"),
                    Some(MdOperand::Node(_)) => {}
                    // Metadata may name a value that does not dominate, but not one that is gone.
                    Some(MdOperand::Value(v)) => {
                        if !self.is_placed(*v) {
                            problem = Some("metadata names a value that is not in the function");
                        }
                    }
                    Some(MdOperand::Args(list)) => {
                        if !body.list(*list).iter().all(|&v| self.is_placed(v)) {
                            problem = Some("metadata names a value that is not in the function");
                        }
                    }
                },
                ValueKind::Local(local) => {
                    let Some(def) = self.definitions.get(local).filter(|d| d.defined) else {
                        if body.locals.is_valid(local) {
                            problem = Some("operand is not defined in the function");
                        } else {
                            constant_problem = Some("an operand is of another function".to_owned());
                        }
                        return;
                    };
                    let def_block = Block::new(def.block as usize);
                    let dominates = if def_block == block {
                        def.place < place
                    } else {
                        !reachable || tree.dominates(def_block, block)
                    };
                    // Within a block that is never reached, order does not matter either.
                    if !dominates && reachable {
                        problem = Some("operand does not dominate its use");
                    }
                }
            }
        });
        self.constants = constants;
        if size_problem.is_none()
            && let Some(result) = body.result(inst)
        {
            size_problem = sizes.problem(&self.cx.types, body.locals[result].ty);
        }
        self.sizes = sizes;
        if let Some(problem) = size_problem {
            // Its text may be as large as what it stands for.
            let line = self.line(inst);
            let name = self.name();
            self.report.push(Diagnostic::error(problem).in_function(name).on_line(line));
        }
        if let Some(problem) = constant_problem {
            // The instruction cannot be shown: printing it rests on its constants.
            self.error(problem);
            return false;
        }
        if let Some(problem) = problem {
            self.inst_error(inst, problem);
        }
        true
    }

    fn is_placed(&self, value: Value) -> bool {
        match value.kind() {
            ValueKind::Local(local) => self.definitions.get(local).is_some_and(|d| d.defined),
            ValueKind::Const(c) => c.index() < self.cx.consts.len(),
            ValueKind::Metadata(_) => false,
        }
    }

    /// Arguments of the edges of a terminator.
    fn edges(&mut self, inst: Inst) {
        let body = self.body;
        let mut problem = None;
        let mut targets: Vec<BlockCall> = Vec::new();
        body.insts[inst].kind.for_each_target(body, |target| {
            let params = body.block_params(target.block);
            let args = body.list(target.args);
            if target.block == body.entry() {
                return;
            }
            if params.len() != args.len() {
                problem = Some(format!(
                    "edge to block {} with {} arguments for {} parameters",
                    self.block_name(target.block),
                    args.len(),
                    params.len()
                ));
                return;
            }
            for (n, (&param, &arg)) in params.iter().zip(args).enumerate() {
                let (wanted, actual) = (body.locals[param].ty, self.ty(arg));
                if wanted != actual {
                    problem = Some(format!(
                        "argument {n} of the edge to block {} has type '{}', expected '{}'",
                        self.block_name(target.block),
                        self.show(actual),
                        self.show(wanted)
                    ));
                }
            }
            if !params.is_empty() {
                targets.push(*target);
            }
        });
        // Edges to the same block stand together after sorting.
        targets.sort_by_key(|t| t.block.as_u32());
        for pair in targets.windows(2) {
            if pair[0].block == pair[1].block && body.list(pair[0].args) != body.list(pair[1].args)
            {
                problem = Some(format!(
                    "two edges to block {} carry different arguments",
                    self.block_name(pair[0].block)
                ));
            }
        }
        if let Some(problem) = problem {
            self.inst_error(inst, problem);
        }
    }

    /// The type that the function returns.
    pub(super) fn return_type(&self) -> Type {
        self.cx.types.signature(self.cx.globals[self.global].ty).map_or(Type::VOID, |s| s.0)
    }

    /// The kind of an instruction.
    pub(super) fn kind(&self, inst: Inst) -> &'a InstKind {
        &self.body.insts[inst].kind
    }
}
