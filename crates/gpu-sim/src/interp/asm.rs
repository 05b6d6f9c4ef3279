//! Inline assembly of PTX: the template's operands become registers, and the PTX simulator executes it.
//!
//! Operations among the threads of a warp run for all threads of the warp that come to the same place, as
//! `activemask` does; everything else runs for one thread. A few templates that are whole instructions of the
//! interpreter (barriers) are taken as those.

use super::builtin::{BarrierCall, Call};
use super::code::{Op, Operand};
use super::cpu::Cpu;
use super::decoder::Decoder;
use super::shape::{Scalar, Shape};
use super::sites::{AsmSite, Packing};
use super::state::{Device, GroupState, Stop, Thread, WarpRequest};
use super::target::Target;
use super::value::{Slot, mask};
use super::warp_ops::{WarpCall, WarpOp};
use crate::fault::{Fault, Result};
use crate::float::Format;
use crate::ptx::{LaneState, RegisterType, Snippet, Surroundings};
use ir::ssa::{InlineAsm, Type, Value};
use smallvec::SmallVec;
use std::fmt::Write as _;
use std::rc::Rc;

impl Packing {
    fn of(shape: &Shape) -> Result<Packing> {
        let first = shape.scalars.first().ok_or_else(|| unsupported("an operand without bits"))?;
        let (lanes, bits) = (shape.scalars.len() as u32, first.bits());
        if shape.scalars.iter().any(|s| s.bits() != bits) || lanes * bits > 64 {
            return Err(unsupported("an operand that is not one register"));
        }
        Ok(Packing { lanes, bits })
    }

    fn pack(self, slots: &[Slot]) -> (u64, u64) {
        let (mut bits, mut undef) = (0, 0);
        for (n, slot) in slots.iter().enumerate() {
            let shift = n as u32 * self.bits;
            bits |= (slot.bits & !slot.undef) << shift;
            undef |= (slot.undef & mask(self.bits)) << shift;
        }
        (bits, undef)
    }

    fn unpack(self, value: u64) -> impl Iterator<Item = Slot> {
        (0..self.lanes).map(move |n| Slot::new(value >> (n * self.bits) & mask(self.bits)))
    }
}

fn unsupported(what: &str) -> Fault {
    Fault::unsupported(format!("inline assembly with {what}"))
}

/// Steps that a vain wait counts for.
const WAIT_STEPS: u64 = 1_000;

/// Instructions of PTX that involve other threads of the warp.
const COLLECTIVES: [&str; 21] = [
    "shfl",
    "vote",
    "match",
    "redux",
    "activemask",
    "elect",
    "mma",
    "wmma",
    "ldmatrix",
    "stmatrix",
    "movmatrix",
    "bar.warp",
    "wgmma",
    "barrier.warp",
    "tcgen05.alloc",
    "tcgen05.dealloc",
    "tcgen05.relinquish_alloc_permit",
    "tcgen05.ld",
    "tcgen05.st",
    "tcgen05.wait",
    "tensormap.cp_fenceproxy",
];

/// Those that involve other threads of the block.
const BARRIERS: [&str; 2] = ["bar", "barrier"];

/// The mnemonics of a text: the first word of each statement, without labels and guard.
fn mnemonics(text: &str) -> impl Iterator<Item = &str> {
    let lines = text.lines().map(|line| line.split("//").next().unwrap_or(""));
    lines.flat_map(|line| line.split([';', '{', '}'])).filter_map(|statement| {
        let mut words = statement.split_whitespace();
        words.find(|word| !word.starts_with('@') && !word.ends_with(':'))
    })
}

/// Whether a mnemonic is one of these, or one of them with modifiers.
fn is_one_of(mnemonic: &str, names: &[&str]) -> bool {
    names.iter().any(|name| {
        mnemonic
            .strip_prefix(name)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', ':']))
    })
}

/// Decodes a call of inline assembly.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    asm: &InlineAsm,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<()> {
    let template = String::from_utf8_lossy(&asm.template);
    let trimmed = template.trim().trim_end_matches(';').trim();
    // On AMD GPUs a semicolon begins a comment.
    let comment = d.program.target == Target::Amdgpu
        && template.lines().all(|line| line.trim().is_empty() || line.trim().starts_with(';'));
    if trimmed.is_empty() || comment {
        return empty(d, asm, args, ret, dst);
    }
    if d.program.target != Target::Nvptx {
        return Err(Fault::unsupported(format!("inline assembly \"{}\"", template.escape_debug())));
    }
    if let Some((call, operands)) = barrier(d, trimmed, args) {
        return d.builtin_operands(Call::Barrier(call), operands, dst);
    }
    let site = build(d, asm, &template, args, ret).map_err(|f| {
        Fault::unsupported(format!("{} (in \"{}\")", f.message(), template.escape_debug()))
    })?;
    d.builtin(Call::Asm(Rc::new(site)), args, dst)
}

/// An empty template does nothing; a result tied to an input has its value.
fn empty(
    d: &mut Decoder<'_, '_>,
    asm: &InlineAsm,
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<()> {
    let slots = d.shape(ret)?.slots;
    let mut inputs = args.iter();
    let mut outputs = 0;
    for constraint in asm.constraints.split(',').filter(|c| !c.is_empty() && !c.starts_with('~')) {
        if constraint.starts_with('=') {
            outputs += 1;
        } else {
            let input = inputs.next().ok_or_else(|| unsupported("too few operands"))?;
            if constraint == "0" && outputs == 1 && slots == d.shape(d.ty(*input))?.slots {
                let src = d.operand(*input)?;
                d.push(Op::Copy { dst, src, slots });
            }
        }
    }
    if outputs > 1 {
        return Err(unsupported("several results and an empty template"));
    }
    Ok(())
}

/// `bar.sync 0` and `barrier.sync a, b` with numbers or operands.
fn barrier(
    d: &mut Decoder<'_, '_>,
    text: &str,
    args: &[Value],
) -> Option<(BarrierCall, Vec<Operand>)> {
    let (name, rest) = text.split_once(char::is_whitespace).unwrap_or((text, "0"));
    let arrive = match name {
        "bar.sync"
        | "barrier.sync"
        | "barrier.sync.aligned"
        | "bar.cta.sync"
        | "barrier.cta.sync"
        | "barrier.cta.sync.aligned" => false,
        "bar.arrive"
        | "barrier.arrive"
        | "bar.cta.arrive"
        | "barrier.cta.arrive"
        | "barrier.arrive.aligned"
        | "barrier.cta.arrive.aligned" => true,
        _ => return None,
    };
    let mut operands = Vec::new();
    for word in rest.split(',').map(str::trim) {
        let operand = match word.strip_prefix('$') {
            Some(number) => d.operand(*args.get(number.parse::<usize>().ok()?)?).ok()?,
            None => d.immediate(word.parse().ok()?),
        };
        operands.push(operand);
    }
    let call = BarrierCall { id: None, counted: operands.len() > 1, arrive, reduction: None };
    (operands.len() <= 2).then_some((call, operands))
}

fn build(
    d: &mut Decoder<'_, '_>,
    asm: &InlineAsm,
    template: &str,
    args: &[Value],
    ret: Type,
) -> Result<AsmSite> {
    let results: Vec<Type> = if ret.is_void() {
        Vec::new()
    } else if let (ir::ssa::TypeKind::Struct { fields: Some(fields), .. }, true) =
        (d.cx.types.kind(ret), count_outputs(asm) > 1)
    {
        fields.to_vec()
    } else {
        vec![ret]
    };
    // What each `$n` of the template stands for.
    let mut texts: Vec<String> = Vec::new();
    let mut registers: Vec<(String, RegisterType)> = Vec::new();
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    let mut next_arg = args.iter();
    for constraint in asm.constraints.split(',').filter(|c| !c.is_empty() && !c.starts_with('~')) {
        let name = format!("%snippet_op{}", texts.len());
        if let Some(letter) = constraint.strip_prefix('=') {
            if letter.contains('*') {
                return Err(unsupported("a result in memory"));
            }
            let ty = *results
                .get(outputs.len())
                .ok_or_else(|| unsupported("more results than its type has"))?;
            let shape = d.shape(ty)?;
            let register = register_type(letter.trim_start_matches('&'), &shape)?;
            outputs.push((registers.len(), Packing::of(&shape)?));
            registers.push((name.clone(), register));
            texts.push(name);
            continue;
        }
        let value = *next_arg.next().ok_or_else(|| unsupported("too few operands"))?;
        if constraint.contains('*') {
            return Err(unsupported("an operand in memory"));
        }
        let shape = d.shape(d.ty(value))?;
        if let Ok(tied) = constraint.parse::<usize>() {
            let &(register, _) =
                outputs.get(tied).ok_or_else(|| unsupported("a tie to what is no result"))?;
            inputs.push((register, Packing::of(&shape)?));
            texts.push(registers[register].0.clone());
            continue;
        }
        if constraint.starts_with(['n', 'i']) {
            let operand = d.operand(value)?;
            let slot =
                d.constant_slot(operand).ok_or_else(|| unsupported("a variable immediate"))?;
            let text = match shape.single() {
                Some(Scalar::Int(width)) if width < 64 => {
                    super::value::signed(slot.bits, width).to_string()
                }
                Some(Scalar::Float(Format::F32)) => format!("0f{:08X}", slot.bits),
                Some(Scalar::Float(Format::F64)) => format!("0d{:016X}", slot.bits),
                _ => (slot.bits as i64).to_string(),
            };
            // It still is an argument, which nothing reads.
            inputs.push((usize::MAX, Packing { lanes: shape.slots, bits: 64 }));
            texts.push(text);
            continue;
        }
        let register = register_type(constraint, &shape)?;
        inputs.push((registers.len(), Packing::of(&shape)?));
        registers.push((name.clone(), register));
        texts.push(name);
    }
    let body = substitute(template, &texts)?;
    let collective = mnemonics(&body).any(|mnemonic| is_one_of(mnemonic, &COLLECTIVES));
    if mnemonics(&body)
        .any(|mnemonic| is_one_of(mnemonic, &BARRIERS) && !is_one_of(mnemonic, &COLLECTIVES))
    {
        return Err(unsupported("a barrier among other instructions"));
    }
    let snippet = Snippet::new(&body, &registers)?;
    Ok(AsmSite {
        snippet,
        registers: registers.len(),
        inputs,
        outputs,
        side_effect: asm.side_effect,
        collective,
    })
}

/// One instruction; its `$n` are the results, then the arguments.
pub(crate) fn instruction(
    d: &mut Decoder<'_, '_>,
    template: &str,
    args: &[Value],
    results: &[Type],
    collective: bool,
) -> Result<AsmSite> {
    let mut texts: Vec<String> = Vec::new();
    let mut registers: Vec<(String, RegisterType)> = Vec::new();
    let (mut inputs, mut outputs) = (Vec::new(), Vec::new());
    let types = results.iter().copied().chain(args.iter().map(|&v| d.ty(v)));
    for (n, ty) in types.enumerate() {
        let packing = Packing::of(&*d.shape(ty)?)?;
        let register = match d.lanes_of(ty)? {
            (Scalar::Float(Format::F32), 1) => RegisterType::F32,
            (Scalar::Float(Format::F64), 1) => RegisterType::F64,
            (Scalar::Int(1), 1) => RegisterType::Predicate,
            _ => RegisterType::Bits((packing.lanes * packing.bits).next_power_of_two().max(16)),
        };
        if n < results.len() { &mut outputs } else { &mut inputs }.push((n, packing));
        let name = format!("%snippet_op{n}");
        registers.push((name.clone(), register));
        texts.push(name);
    }
    let snippet = Snippet::new(&substitute(template, &texts)?, &registers)?;
    let registers = registers.len();
    Ok(AsmSite { snippet, registers, inputs, outputs, side_effect: false, collective })
}

fn count_outputs(asm: &InlineAsm) -> usize {
    asm.constraints.split(',').filter(|c| c.starts_with('=')).count()
}

/// The register of a constraint letter (the NVPTX constraints of LLVM's LangRef).
fn register_type(constraint: &str, shape: &Shape) -> Result<RegisterType> {
    Ok(match constraint {
        "b" => RegisterType::Predicate,
        "c" | "h" => RegisterType::Bits(16),
        "r" => RegisterType::Bits(32),
        "l" | "N" => RegisterType::Bits(64),
        "f" => RegisterType::F32,
        "d" => RegisterType::F64,
        _ => {
            let what = format!("the constraint \"{constraint}\" for {} bits", shape.store_size * 8);
            return Err(unsupported(&what));
        }
    })
}

/// Puts operands into a template: `$0`, `${0:x}`, `$$`.
fn substitute(template: &str, texts: &[String]) -> Result<String> {
    let mut out = String::new();
    let mut rest = template;
    while let Some(at) = rest.find('$') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('$') {
            out.push('$');
            rest = after;
            continue;
        }
        let (digits, after) = match rest.strip_prefix('{') {
            Some(inner) => {
                let end = inner.find('}').ok_or_else(|| unsupported("an unclosed operand"))?;
                (inner[..end].split(':').next().unwrap_or(""), &inner[end + 1..])
            }
            None => {
                let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
                rest.split_at(end)
            }
        };
        let text = digits.parse::<usize>().ok().and_then(|n| texts.get(n));
        let text = text.ok_or_else(|| unsupported("an operand that there is not"))?;
        let _ = write!(out, "{text}");
        rest = after;
    }
    out.push_str(rest);
    Ok(out)
}

impl AsmSite {
    /// The registers of a thread before; none where an input is undefined.
    fn gather(&self, inputs: &[Slot]) -> Result<Option<Vec<u64>>> {
        let mut values = vec![0; self.registers];
        let mut at = 0;
        for (register, packing) in &self.inputs {
            let slots = &inputs[at..at + packing.lanes as usize];
            at += slots.len();
            if *register == usize::MAX {
                continue;
            }
            let (bits, undef) = packing.pack(slots);
            if undef != 0 {
                if self.side_effect {
                    return Err(Fault::uninitialised(format!(
                        "inline assembly is given {slots:?}"
                    )));
                }
                return Ok(None);
            }
            values[*register] = bits;
        }
        Ok(Some(values))
    }

    /// The results of a thread after.
    fn scatter(&self, values: Option<&[u64]>) -> SmallVec<[Slot; 4]> {
        let mut out = SmallVec::new();
        for (register, packing) in &self.outputs {
            match values {
                Some(values) => out.extend(packing.unpack(values[*register])),
                None => out.extend((0..packing.lanes).map(|_| Slot::undef(packing.bits))),
            }
        }
        out
    }
}

impl Cpu<'_, '_> {
    /// Executes inline assembly, or waits for the other threads of the warp.
    pub(crate) fn inline_asm(
        &mut self,
        site: &Rc<AsmSite>,
        args: &[Operand],
        dst: u32,
    ) -> Result<Option<Stop>> {
        let mut inputs: SmallVec<[Slot; 4]> = SmallVec::new();
        for (arg, (_, packing)) in args.iter().zip(&site.inputs) {
            inputs.extend((0..packing.lanes).map(|n| self.get(arg.at(n))));
        }
        if site.collective {
            let function = self.thread.frames.last().map_or(0, |f| f.function);
            return Ok(Some(Stop::Warp(WarpRequest {
                call: WarpCall { op: WarpOp::Assembly, mask: None },
                mask: None,
                args: inputs,
                result: self.base + dst as usize,
                site: (function, self.pc as u32),
                asm: Some(site.clone()),
            })));
        }
        let results = match site.gather(&inputs)? {
            None => site.scatter(None),
            Some(values) => {
                let state = LaneState { lane: self.thread.lane, values, carry: self.thread.carry };
                let mut lanes = [state];
                let mut around = surroundings(
                    self.device,
                    self.group,
                    self.thread.warp,
                    self.program.dynamic_size,
                );
                if !site.snippet.run(&mut around, &mut lanes)? {
                    // Others have their turn; a wait that never ends uses up the budget.
                    self.device.budget = self.device.budget.saturating_sub(WAIT_STEPS);
                    self.pc -= 1;
                    return Ok(Some(Stop::Slice));
                }
                self.thread.carry = lanes[0].carry;
                site.scatter(Some(&lanes[0].values))
            }
        };
        self.set_slots(dst, &results);
        Ok(None)
    }
}

fn surroundings<'a>(
    device: &'a mut Device,
    group: &'a mut GroupState,
    warp: u32,
    dynamic_shared: u64,
) -> Surroundings<'a> {
    Surroundings {
        global: &mut device.global,
        params: &mut device.params,
        shared: &mut group.shared,
        rank: device.cluster.rank,
        cluster: device.cluster.shape,
        peers: &mut device.cluster.peers,
        tensor: &mut group.tensor,
        output: &mut device.output,
        grid: device.grid,
        block: device.block,
        position: group.id,
        warp,
        dynamic_shared,
    }
}

/// Executes inline assembly for the threads of a warp that met at it; their requests are all of one site.
pub(crate) fn together(
    device: &mut Device,
    group: &mut GroupState,
    members: &mut [(&mut Thread, WarpRequest)],
    dynamic_shared: u64,
) -> Result<()> {
    let Some((first, request)) = members.first() else { return Ok(()) };
    let (warp, site) = (first.warp, request.asm.clone());
    let site = site.ok_or_else(|| unsupported("no text"))?;
    let mut lanes = Vec::new();
    for (thread, request) in members.iter() {
        let values = site.gather(&request.args)?.ok_or_else(|| {
            Fault::uninitialised("an operation of the warp is given undefined values")
                .with_thread(group.id, thread.id)
        })?;
        lanes.push(LaneState { lane: thread.lane, values, carry: thread.carry });
    }
    let mut around = surroundings(device, group, warp, dynamic_shared);
    if !site.snippet.run(&mut around, &mut lanes)? {
        return Err(Fault::deadlock("inline assembly of a whole warp waits for other threads"));
    }
    for ((thread, request), lane) in members.iter_mut().zip(&lanes) {
        thread.carry = lane.carry;
        for (n, slot) in site.scatter(Some(&lane.values)).into_iter().enumerate() {
            thread.regs[request.result + n] = slot;
        }
    }
    Ok(())
}
