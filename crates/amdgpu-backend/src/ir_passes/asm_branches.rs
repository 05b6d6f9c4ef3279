//! `split-inline-asm`: labels and branches of inline assembly become blocks and branches of the function.
//!
//! A text without them is selected statement by statement (`isel::assembly`), each with values for registers. A text
//! with them is split here into such texts, one for each of its basic blocks. Results, registers that the text names,
//! VCC and SCC go from block to block as parameters: each text has them as results that are tied to what they were
//! before. Branches of a text are the wave's: conditions are in scalar registers.

use ir::map::Set;
use ir::pass::{Entry, IrFunction, Need, PassInfo, counted};
use ir::ssa::{
    Block, Body, Builder, CallInfo, CastOp, ConstData, Context, InlineAsm, InsertPoint, Inst,
    InstKind, IntCc, Type, Value, ValueMap, resolve,
};

use crate::target::asm::blocks::{Condition, End, TextBlock, blocks, has_flow, label};
use crate::target::asm::constraints::{ConstraintKind, Constraints, inline_asm, result_types};
use crate::target::asm::parser::{Atom, Register, Statement, register_name};
use crate::target::asm::template;
use crate::target::regs;

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "split-inline-asm",
    about: "Makes blocks and branches of labels and branches in inline assembly.",
    contract: "AMDGPU; any function, before `shape-control-flow`.",
    need: Need::Required,
    entry: Entry::Function(|| counted("texts split", rewrite)),
};

fn rewrite(f: &mut IrFunction, cx: &mut Context) -> u64 {
    let body = &mut f.body;
    let calls: Vec<Inst> = body.all_insts().filter(|&inst| flows(body, cx, inst)).collect();
    let mut replaced = ValueMap::new();
    let mut count = 0;
    for inst in calls {
        count += u64::from(split(body, cx, inst, &mut replaced).is_some());
    }
    body.rewrite(&replaced);
    count
}

/// Whether an instruction is a call of a text with labels or branches.
fn flows(body: &Body, cx: &Context, inst: Inst) -> bool {
    let InstKind::Call { callee, .. } = body.insts[inst].kind else { return false };
    inline_asm(cx, callee).is_some_and(|asm| has_flow(&String::from_utf8_lossy(&asm.template)))
}

/// A value that goes from block to block.
struct Carried {
    /// The constraint of the result.
    constraint: String,
    ty: Type,
    /// Its value before the text.
    initial: Value,
}

/// The common of all texts of a call.
struct Texts {
    /// The call's results, then more.
    carried: Vec<Carried>,
    /// Constraints of the call's inputs, and the carried value that is in place of one.
    inputs: Vec<(String, Option<usize>)>,
    args: Vec<Value>,
    /// Number of the call's results.
    results: usize,
    /// The carried values that have SCC and VCC.
    scc: usize,
    vcc: Vec<usize>,
    asm: InlineAsm,
    /// The template with one alternative and operands in braces.
    text: String,
}

/// Splits a call's text; None leaves it to selection, which says what is wrong with it.
fn split(body: &mut Body, cx: &mut Context, inst: Inst, replaced: &mut ValueMap) -> Option<()> {
    let InstKind::Call { callee, args, info } = body.insts[inst].kind else { return None };
    let args: Vec<Value> = body.list(args).iter().map(|&arg| resolve(replaced, arg)).collect();
    let asm = inline_asm(cx, callee)?.clone();
    let info = body.calls[info].clone();
    let result = body.result(inst);
    let types = result.map_or_else(Vec::new, |r| result_types(cx, body.locals[r].ty));
    let texts = Texts::new(body, cx, asm, args, &types)?;
    let parts = blocks(&texts.text).ok()?;
    let reached = reachable(&parts);

    let before = body.inst_block(inst)?;
    let after = body.make_block();
    body.insert_block_after(after, before);
    let next = body.next_inst(inst)?;
    body.split_block_at(next, after);
    let loc = body.insts[inst].debug_loc;
    body.remove_inst(inst);

    // A block for each part, then the one after the text.
    let mut made: Vec<Block> = Vec::new();
    let mut last = before;
    for _ in &reached {
        let block = body.make_block();
        body.insert_block_after(block, last);
        made.push(block);
        last = block;
    }
    let mut number = vec![after; parts.len() + 1];
    for (&part, &block) in reached.iter().zip(&made) {
        number[part] = block;
    }
    for &block in made.iter().chain([&after]) {
        for carried in &texts.carried {
            body.append_param(block, carried.ty);
        }
    }
    let mut b = Builder::new(body, cx, InsertPoint::End(before));
    b.debug_loc = loc;
    let initial: Vec<Value> = texts.carried.iter().map(|c| c.initial).collect();
    b.br(number[0], &initial);
    for (&part, &block) in reached.iter().zip(&made) {
        b.place = InsertPoint::End(block);
        texts.part(&mut b, &info, block, &parts[part], part, &number);
    }
    if let Some(result) = result {
        let first = b.body.first_inst(after)?;
        b.place = InsertPoint::Before(first);
        let ty = b.body.locals[result].ty;
        let params: Vec<Value> = b.body.block_params(after).iter().map(|&p| p.into()).collect();
        let value = if b.cx.types.is_aggregate(ty) {
            let poison = Value::from(b.cx.consts.poison(ty));
            (0..texts.results as u32)
                .fold(poison, |all, n| b.insert_value(all, params[n as usize], n))
        } else {
            params[0]
        };
        replaced[result] = Some(value).into();
    }
    Some(())
}

/// Returns the blocks that the text's begin reaches, in their order.
fn reachable(parts: &[TextBlock<'_>]) -> Vec<usize> {
    let mut seen = vec![false; parts.len() + 1];
    let mut work = vec![0];
    while let Some(part) = work.pop() {
        if std::mem::replace(&mut seen[part], true) || part == parts.len() {
            continue;
        }
        match parts[part].end {
            End::Jump(to) => work.push(to),
            End::Branch(_, to) => work.extend([to, part + 1]),
        }
    }
    (0..parts.len()).filter(|&part| seen[part]).collect()
}

impl Texts {
    fn new(
        body: &Body,
        cx: &mut Context,
        asm: InlineAsm,
        args: Vec<Value>,
        types: &[Type],
    ) -> Option<Self> {
        let constraints = asm.constraints.clone();
        let constraints = Constraints::parse(&constraints).ok()?;
        let results = constraints.outputs.len();
        if types.len() != results || args.len() != constraints.inputs.len() {
            return None;
        }
        let mut carried: Vec<Carried> = Vec::new();
        for (&ty, text) in types.iter().zip(&constraints.texts) {
            let initial = Value::from(cx.consts.poison(ty));
            carried.push(Carried { constraint: (*text).to_owned(), ty, initial });
        }
        let whole = String::from_utf8_lossy(&asm.template);
        let named = operands_of(&template::expand(&whole, &|(n, _)| Ok(format!("${n}"))).ok()?);
        let mut inputs = Vec::new();
        for (n, (&place, &arg)) in constraints.inputs.iter().zip(&args).enumerate() {
            let text = constraints.texts[results + n];
            match place {
                ConstraintKind::Tied(to) => {
                    let output = carried[..results].get_mut(to)?;
                    output.initial = arg;
                    // What the text reads by this name is the value before.
                    inputs.push((input_place(&output.constraint).to_owned(), None));
                    continue;
                }
                ConstraintKind::Named(_) => {}
                // The next text is to see what one wrote.
                ConstraintKind::Register(_, false)
                    if named.contains(&(Register::Slot(results + n), true)) => {}
                ConstraintKind::Register(..) | ConstraintKind::Constant => {
                    inputs.push((text.to_owned(), None));
                    continue;
                }
            }
            inputs.push((text.to_owned(), Some(carried.len())));
            let constraint = format!("={text}");
            carried.push(Carried { constraint, ty: body.value_type(arg, cx), initial: arg });
        }
        let mut known: Set<String> =
            carried.iter().flat_map(|c| dwords_of_constraint(&c.constraint)).collect();
        let text = template::expand(&whole, &|(n, modifier)| Ok(braced(n, modifier)));
        let text = text.ok()?;
        let int = Type::int(32);
        let poison = Value::from(cx.consts.poison(int));
        let names = named.into_iter().flat_map(|(register, _)| dwords_of(register));
        for name in names.filter(|name| !name.starts_with("vcc")) {
            if !known.insert(name.clone()) {
                continue;
            }
            carried.push(Carried { constraint: format!("={{{name}}}"), ty: int, initial: poison });
        }
        // Nothing writes the upper half where waves have 32 lanes, and conditions read both.
        let zero = Value::from(cx.consts.zero(int));
        for (name, initial) in [("vcc_lo", poison), ("vcc_hi", zero), ("scc", poison)] {
            if known.insert(name.to_owned()) {
                carried.push(Carried { constraint: format!("={{{name}}}"), ty: int, initial });
            }
        }
        // Results may have them, too.
        let with = |names: &[&str]| -> Vec<usize> {
            let has = |c: &Carried| {
                dwords_of_constraint(&c.constraint).iter().any(|own| names.contains(&own.as_str()))
            };
            (0..carried.len()).filter(|&n| has(&carried[n])).collect()
        };
        let (scc, vcc) = (*with(&["scc"]).first()?, with(&["vcc_lo", "vcc_hi"]));
        let is_number = |n: &usize| {
            let ty = carried[*n].ty;
            !cx.types.is_aggregate(ty) && matches!(cx.bits(ty), 32 | 64)
        };
        if !vcc.iter().chain([&scc]).all(is_number) {
            return None;
        }
        Some(Self { carried, inputs, args, results, scc, vcc, asm, text })
    }

    /// Fills the block of a part.
    fn part(
        &self,
        b: &mut Builder<'_>,
        info: &CallInfo,
        block: Block,
        part: &TextBlock<'_>,
        number: usize,
        of_part: &[Block],
    ) {
        let mut values: Vec<Value> = b.body.block_params(block).iter().map(|&p| p.into()).collect();
        if !part.statements.is_empty() {
            if !part.needs_scc() {
                values[self.scc] = b.cx.consts.poison(b.ty(values[self.scc])).into();
            }
            let call = self.call(b, info, part, &values);
            let result = b.body.result(call).expect("a result").into();
            values = (0..values.len() as u32).map(|n| b.extract_value(result, n)).collect();
        }
        match part.end {
            End::Jump(to) => {
                b.br(of_part[to], &values);
            }
            End::Branch(condition, to) => {
                let holds = self.condition(b, condition, &values);
                let (then, otherwise) = (of_part[to], of_part[number + 1]);
                let then = b.body.block_call(then, &values);
                let otherwise = b.body.block_call(otherwise, &values);
                b.cond_br(holds, then, otherwise);
            }
        }
    }

    fn call(
        &self,
        b: &mut Builder<'_>,
        info: &CallInfo,
        part: &TextBlock<'_>,
        values: &[Value],
    ) -> Inst {
        let fields: Vec<Type> = self.carried.iter().map(|c| c.ty).collect();
        let ret = b.cx.types.literal_struct(&fields, false);
        let args: Vec<Value> = self.args.iter().chain(values).copied().collect();
        let params: Vec<Type> = args.iter().map(|&arg| b.ty(arg)).collect();
        let function_type = b.cx.types.function(ret, &params, false);
        let mut constraints: Vec<String> =
            self.carried.iter().map(|c| c.constraint.clone()).collect();
        constraints.extend(self.inputs.iter().map(|(constraint, _)| constraint.clone()));
        constraints.extend((0..self.carried.len()).map(|n| n.to_string()));
        let asm = InlineAsm {
            function_type,
            template: self.template(part).into_bytes().into(),
            constraints: constraints.join(",").into(),
            ..self.asm.clone()
        };
        let callee = b.cx.consts.intern(ConstData::InlineAsm(asm)).into();
        let mut own = CallInfo::new(function_type);
        own.fn_attrs = info.fn_attrs;
        let info = b.body.calls.push(own);
        let args = b.body.make_list(&args);
        b.inst(InstKind::Call { callee, args, info }, ret)
    }

    /// The text of a part. Its statements stand where they stand in the whole, so that errors have their places.
    fn template(&self, part: &TextBlock<'_>) -> String {
        let mut lines: Vec<String> = Vec::new();
        for &(line, column, statement) in &part.statements {
            lines.resize(lines.len().max(line + 1), String::new());
            let own = &mut lines[line];
            // Two statements of a line have a comment between them.
            if !own.is_empty() {
                own.push_str("/**/");
            }
            let short = column.saturating_sub(own.chars().count());
            own.extend(std::iter::repeat_n(' ', short));
            own.push_str(&self.renumbered(statement));
        }
        lines.join("\n")
    }

    /// Returns a statement with the numbers that operands have in a part.
    fn renumbered(&self, statement: &str) -> String {
        let text = template::expand(statement, &|(n, modifier)| {
            let input = n.checked_sub(self.results);
            let number = match input.and_then(|input| Some((input, self.inputs.get(input)?))) {
                Some((_, &(_, Some(carried)))) => carried,
                Some((input, _)) => self.carried.len() + input,
                None => n,
            };
            Ok(braced(number, modifier))
        });
        text.unwrap_or_else(|_| statement.to_owned())
    }

    /// Returns whether a condition holds: of VCC, whether any of its values has a bit set.
    fn condition(&self, b: &mut Builder<'_>, condition: Condition, values: &[Value]) -> Value {
        let (places, set) = match condition {
            Condition::Scc(set) => (std::slice::from_ref(&self.scc), set),
            Condition::Vcc(set) => (&self.vcc[..], set),
        };
        let numbers: Vec<Value> = places.iter().map(|&n| number(b, values[n])).collect();
        let any = numbers.into_iter().reduce(|all, one| b.or(all, one)).expect("a register");
        let zero = b.int(b.ty(any), 0);
        b.icmp(if set { IntCc::Ne } else { IntCc::Eq }, any, zero)
    }
}

/// Returns a register's value, of whatever type a result has it, as an integer.
fn number(b: &mut Builder<'_>, value: Value) -> Value {
    let ty = b.ty(value);
    let op = match ty {
        ty if ty.is_int() => return value,
        ty if ty.is_ptr() => CastOp::PtrToInt,
        _ => CastOp::BitCast,
    };
    let int = Type::int(b.cx.bits(ty) as u32);
    b.cast(op, value, int)
}

/// Returns the names of the dwords of a register that is the text's own.
fn dwords_of(register: Register) -> Vec<String> {
    match register {
        Register::Numbered { file, first, count, .. } => {
            let letter = match file {
                regs::VGPR => 'v',
                regs::AGPR => 'a',
                regs::SGPR => 's',
                _ => return Vec::new(),
            };
            (first..first + count).map(|n| format!("{letter}{n}")).collect()
        }
        Register::Special("vcc") => vec!["vcc_lo".to_owned(), "vcc_hi".to_owned()],
        Register::Special(name @ ("vcc_lo" | "vcc_hi" | "m0" | "scc")) => vec![name.to_owned()],
        Register::Special(_) | Register::Slot(_) => Vec::new(),
    }
}

/// Returns the constraint of an input in a result's place.
fn input_place(constraint: &str) -> &str {
    constraint.trim_start_matches(['=', '&', '%'])
}

/// Returns the dwords of the register that a result's constraint names.
fn dwords_of_constraint(constraint: &str) -> Vec<String> {
    let name = input_place(constraint);
    let name = name.strip_prefix('{').and_then(|name| name.strip_suffix('}'));
    name.and_then(register_name).map(dwords_of).unwrap_or_default()
}

/// Returns the registers in the statements of a text, those of each that may be results apart. Statements that are not
/// understood have none: selection says so.
fn operands_of(text: &str) -> Vec<(Register, bool)> {
    /// A result, and a carry or a mask.
    const MOST_RESULTS: usize = 2;
    let mut found = Vec::new();
    for (_, _, mut statement) in template::statements(text) {
        while let Some((_, length)) = label(statement) {
            statement = statement[length..].trim_start();
        }
        let Ok(statement) = Statement::scan(statement) else { continue };
        for second in [false, true] {
            let items = statement.items.iter().filter(|item| item.second == second);
            for (n, item) in items.enumerate() {
                if let Atom::Register(register) = item.atom {
                    found.push((register, n < MOST_RESULTS));
                }
            }
        }
    }
    found
}

/// Returns an operand as templates have it.
fn braced(n: usize, modifier: Option<char>) -> String {
    match modifier {
        Some(modifier) => format!("${{{n}:{modifier}}}"),
        None => format!("${{{n}}}"),
    }
}
