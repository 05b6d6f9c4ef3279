//! Functions that are no kernels: their state at entry, the registers that they restore, and calls of them.
//!
//! [`FunctionAbi`] has the location of every piece of a value. Here pieces are moved there and back by copies of
//! physical registers, which allocation removes where it can. Arguments on the stack are written after the caller's
//! frame, at the stack pointer: the callee's frame starts with them.

use ir::diagnostic::Diagnostic;
use ir::machine::{
    self, FrameKind, FrameObject, InstFlags, MemFlags, Operand, PReg, RegFlags, RegOperand,
    SymbolKind, generic,
};
use ir::ssa::{Denormal, DenormalMode, Global, Inst, InstKind, Local, TailKind, Type, Value};
use regalloc_abi::PieceLocation;
use smallvec::SmallVec;

use super::memory::Address;
use super::part::Part;
use super::rounded::own_denormals;
use super::{Isel, Lowered, Parts, shape};
use crate::abi::InputSet;
use crate::abi::functions::{
    self, Extension, FunctionAbi, RETURN_ADDRESS, ResultPlace, SPECIALS, STACK_POINTER, ValuePiece,
    WORKITEM_IDS,
};
use crate::abi::kernel::WorkgroupId;
use crate::target::classes::Bank;
use crate::target::mode::float_mode::FloatMode;
use crate::target::regs;
use crate::target::symbols::reference;
use crate::target::table::op;

/// Dwords of an argument in memory that a call copies at most.
const MOST_COPIED: u64 = 256;

/// Whether a callee leaves its result, in registers, as its caller must.
fn is_same_result(own: &ResultPlace, callee: &ResultPlace) -> bool {
    match (own, callee) {
        (ResultPlace::Registers(own), ResultPlace::Registers(callee)) => {
            own.is_empty() || own == callee
        }
        _ => false,
    }
}

/// Values that a call puts into registers.
type Outgoing = Vec<(PReg, Part)>;

/// Inputs besides arguments.
impl Isel<'_> {
    /// An input in scalar registers; none where the function does not get it.
    pub(crate) fn special(&mut self, input: InputSet) -> Lowered<Option<Part>> {
        let dwords = SPECIALS.iter().find(|s| s.1 == input).map_or(1, |s| usize::from(s.3));
        let dimension = match input {
            InputSet::WORKGROUP_ID_X => Some(0),
            InputSet::WORKGROUP_ID_Y => Some(1),
            InputSet::WORKGROUP_ID_Z => Some(2),
            _ => None,
        };
        if let Some(dimension) = dimension
            && let Some(id) = self.workgroup_id_place(dimension)
        {
            return self.given_number(id).map(Some);
        }
        let place = match (self.kernel, &self.own) {
            (Some(kernel), _) => match input {
                InputSet::DISPATCH_PTR => kernel.scalars.dispatch_ptr,
                InputSet::QUEUE_PTR => kernel.scalars.queue_ptr,
                InputSet::DISPATCH_ID => kernel.scalars.dispatch_id,
                InputSet::IMPLICIT_ARG_PTR if kernel.scalars.kernarg_segment_ptr.is_some() => {
                    let offset = kernel.hidden_offset.unwrap_or(kernel.kernarg_size);
                    let base = self.kernarg_pointer()?;
                    let sum = self.add64(Bank::S, base, Part::Imm(offset as i64))?;
                    return Ok(Some(self.tuple(Bank::S, sum.parts())));
                }
                _ => None,
            },
            (None, Some(own)) => functions::place_of(&own.convention, input),
            (None, None) => None,
        };
        match place {
            Some(place) => self.input(Some(place), dwords).map(Some),
            None => Ok(None),
        }
    }

    /// A number that the processor puts into bits of a register.
    pub(crate) fn given_number(&mut self, place: WorkgroupId) -> Lowered<Part> {
        let part = self.input(Some(place.register), 1)?;
        if place.width == 32 {
            return Ok(part);
        }
        Ok(self.extract(Bank::S, part, i64::from(place.shift), i64::from(place.width)))
    }

    /// The workitem's ids, ten bits each, as functions get them.
    fn packed_workitem_ids(&mut self) -> Lowered<Option<Part>> {
        let Some(kernel) = self.kernel else {
            return self.input(Some(WORKITEM_IDS), 1).map(Some);
        };
        let mut packed: Option<Part> = None;
        for id in kernel.workitem_ids.into_iter().flatten() {
            let part = self.input(Some(id.register), 1)?;
            if id.width != 32 {
                // All of them are in one register.
                return Ok(Some(part));
            }
            packed = Some(match packed {
                None => part,
                Some(low) => {
                    let shift = Part::Imm(10 * i64::from(id.register.first_unit() / 2));
                    let srcs = [part.into(), shift.into(), low.into()];
                    self.op(op::V_LSHL_OR_B32_e64, &srcs).parts()[0]
                }
            });
        }
        Ok(packed)
    }
}

/// The begin and the end of a function.
impl Isel<'_> {
    /// Fills in what the function's parameters are.
    pub(super) fn function_arguments(&mut self) -> Lowered {
        let own = self.own.take().expect("a function's ABI");
        let params = self.body.block_params(self.body.entry());
        let mut result = Ok(());
        for (&local, place) in params.iter().zip(&own.args) {
            if self.is_wanted(local) && result.is_ok() {
                result = self.function_argument(local, place);
            }
        }
        self.own = Some(own);
        result
    }

    fn function_argument(&mut self, local: Local, place: &functions::ArgPlace) -> Lowered {
        if let Some(size) = place.byval {
            let Some(&(_, PieceLocation::Stack(offset))) = place.pieces.first() else {
                return Err(Diagnostic::unsupported("an argument by value in registers"));
            };
            let slot = self.incoming_object(offset, size);
            return self.define_local(local, &[Part::Frame(slot, 0)]);
        }
        let bank = self.banks.of_local(local);
        let ty = self.body.locals[local].ty;
        self.fits_pieces(ty, place.pieces.len())?;
        let mut parts = Parts::new();
        for &(_, location) in &place.pieces {
            let part = match location {
                PieceLocation::Register(register) => self.input(Some(register), 1)?,
                PieceLocation::Stack(offset) => {
                    let slot = self.incoming_object(offset, 4);
                    let address = Address::Scratch { address: Part::Frame(slot, 0), offset: 0 };
                    self.load_as(Type::int(32), address, 4)?[0]
                }
            };
            parts.push(part);
        }
        self.bools_from_numbers(bank, ty, &mut parts)?;
        self.define_local(local, &parts)
    }

    /// Bytes of the arguments on the stack.
    fn incoming_object(&mut self, offset: u32, size: u64) -> ir::machine::FrameSlot {
        let mut object = FrameObject::new(FrameKind::Fixed, size.max(4), 4);
        object.offset = Some(i64::from(offset));
        self.func.frame.objects.push(object)
    }

    /// The pieces of a value as they are passed.
    fn passed(&mut self, value: Value, pieces: &[ValuePiece]) -> Lowered<Parts> {
        let ty = self.ty(value);
        if let &[piece] = pieces
            && ty.is_int()
            && piece.bits < 32
            && (piece.extension != Extension::Any || piece.bits == 1)
        {
            let bank = self.bank(value);
            let signed = piece.extension == Extension::Sign;
            let source = self.extended(value.into(), ty, signed, bank)?;
            return Ok(Parts::from_slice(&[source.part]));
        }
        self.numbers(value, pieces.len())
    }

    /// The parts of a value of so many pieces, its bools as numbers.
    fn numbers(&mut self, value: Value, pieces: usize) -> Lowered<Parts> {
        self.fits_pieces(self.ty(value), pieces)?;
        let bank = self.bank(value);
        self.number_parts(value, bank)
    }

    /// Checks that a value of a type has as many dwords as the convention has pieces for it.
    fn fits_pieces(&self, ty: Type, pieces: usize) -> Lowered {
        if shape::dwords(self.cx, ty)? == pieces {
            return Ok(());
        }
        let name = self.cx.types.display(ty);
        Err(Diagnostic::unsupported(format!("an argument or result of type {name}")))
    }

    /// The end of a function.
    pub(super) fn return_value(&mut self, value: Option<Value>) -> Lowered {
        let own = self.own.take().expect("a function's ABI");
        let done = self.return_to(value, &own);
        self.own = Some(own);
        done
    }

    fn return_to(&mut self, value: Option<Value>, own: &FunctionAbi) -> Lowered {
        let mut outgoing = Outgoing::new();
        match (&own.result, value) {
            (ResultPlace::Registers(places), Some(value)) => {
                let pieces: Vec<ValuePiece> = places.iter().map(|p| p.0).collect();
                let parts = self.passed(value, &pieces)?;
                outgoing.extend(places.iter().map(|p| p.1).zip(parts));
            }
            (ResultPlace::Memory(place), Some(value)) => {
                let address = match *place {
                    PieceLocation::Register(register) => self.input(Some(register), 1)?,
                    PieceLocation::Stack(_) => {
                        return Err(Diagnostic::unsupported("a result's address on the stack"));
                    }
                };
                let ty = self.ty(value);
                let address = self.in_bank(Bank::V, address, 1);
                let align = self.cx.abi_align(ty).bytes();
                self.store_as(value, Address::Scratch { address, offset: 0 }, align)?;
            }
            (_, None) => {}
        }
        let used = self.put(&outgoing);
        self.raw(op::SI_RETURN, &used);
        Ok(())
    }

    /// Copies values to physical registers. The next instruction reads them: they are its operands.
    fn put(&mut self, outgoing: &[(PReg, Part)]) -> SmallVec<[Operand; 16]> {
        // What needs a register of its own gets it before any is fixed.
        let parts: SmallVec<[Part; 16]> = outgoing
            .iter()
            .map(|&(to, part)| match part {
                Part::Frame(slot, at) => self.constant(Bank::S, Part::Frame(slot, at), 1),
                Part::Reg(..)
                    if to.file() == regs::SGPR && self.part_bank(part) == Some(Bank::V) =>
                {
                    self.first_lane(part, 1)
                }
                part => part,
            })
            .collect();
        let mut used: SmallVec<[Operand; 16]> = SmallVec::new();
        for (&(to, _), part) in outgoing.iter().zip(parts) {
            let def: Operand = RegOperand::def(to).into();
            match part {
                Part::Undef => continue,
                Part::Imm(value) => {
                    let scalar = to.file() == regs::SGPR;
                    let opcode = if scalar { op::S_MOV_B32 } else { op::V_MOV_B32_e32 };
                    self.raw(opcode, &[def, Operand::Imm(i64::from(value as i32))]);
                }
                Part::Reg(from, sub) => {
                    self.raw(generic::COPY, &[def, RegOperand::new(from).part(sub).into()]);
                }
                Part::Phys(from) => {
                    self.raw(generic::COPY, &[def, RegOperand::new(from).into()]);
                }
                Part::Frame(..) => unreachable!("an address has a register"),
                Part::Bool(_) => unreachable!("bools are passed as numbers"),
            }
            used.push(RegOperand::new(to).with(RegFlags::IMPLICIT).into());
        }
        // Callees and callers run under the mask.
        used.push(RegOperand::new(self.exec()).with(RegFlags::IMPLICIT).into());
        used
    }
}

/// Calls.
impl Isel<'_> {
    pub(super) fn call_function(&mut self, inst: Inst) -> Lowered {
        let InstKind::Call { callee, args, info } = self.body.insts[inst].kind else {
            unreachable!("a call")
        };
        let global = self.cx.direct_callee(callee);
        if global.is_none() && self.differs(callee) {
            return Err(Diagnostic::unsupported(
                "a call of different functions by different lanes",
            ));
        }
        let args: SmallVec<[Value; 4]> = self.body.list(args).into();
        let call = &self.body.calls[info];
        let abi =
            FunctionAbi::of_call(self.cx, global, call, &self.subtarget, self.unit.abi.rules)?;
        self.func.frame.has_calls = true;
        let result = self.body.result(inst);
        let mut outgoing = Outgoing::new();
        let returned = match (&abi.result, result) {
            (ResultPlace::Memory(place), Some(local)) => {
                let ty = self.body.locals[local].ty;
                let (size, align) = (self.cx.alloc_size(ty), self.cx.abi_align(ty).bytes());
                let object = FrameObject::new(FrameKind::Local, size, align.max(4));
                let slot = self.func.frame.objects.push(object);
                let PieceLocation::Register(register) = *place else {
                    return Err(Diagnostic::unsupported("a result's address on the stack"));
                };
                outgoing.push((register, Part::Frame(slot, 0)));
                Some(slot)
            }
            _ => None,
        };
        for (&arg, place) in args.iter().zip(&abi.args) {
            if let Some(size) = place.byval {
                self.copy_argument(arg, size, place)?;
                continue;
            }
            let pieces: Vec<ValuePiece> = place.pieces.iter().map(|p| p.0).collect();
            let parts = self.passed(arg, &pieces)?;
            for (&(_, location), part) in place.pieces.iter().zip(parts) {
                match location {
                    PieceLocation::Register(register) => outgoing.push((register, part)),
                    PieceLocation::Stack(offset) => self.store_argument(offset, part)?,
                }
            }
        }
        self.pass_inputs(&abi, global, &mut outgoing)?;
        let target = match global {
            Some(function) => self.function_address(function),
            None => {
                let bank = self.bank(callee);
                let address = self.whole(callee, bank)?;
                self.in_bank(Bank::S, address, 2)
            }
        };
        let call = self.emit_call(&abi, global, target, &outgoing, result, returned)?;
        if self.may_be_jump(inst, &abi) {
            self.tail_calls.push(call);
        }
        Ok(())
    }

    /// Whether the convention lets a call be a jump: it is marked as one that does not look at this function's variables,
    /// its result is returned, and all that is passed lies in registers.
    fn may_be_jump(&self, call: Inst, abi: &FunctionAbi) -> bool {
        let InstKind::Call { info, .. } = self.body.insts[call].kind else { return false };
        let marked = matches!(self.body.calls[info].tail, TailKind::Tail | TailKind::MustTail);
        let in_registers = |place: &functions::ArgPlace| {
            let stack =
                |piece: &(ValuePiece, PieceLocation)| matches!(piece.1, PieceLocation::Stack(_));
            place.byval.is_none() && !place.pieces.iter().any(stack)
        };
        marked
            && self.is_returned(call)
            && self.own.as_ref().is_some_and(|own| is_same_result(&own.result, &abi.result))
            && abi.args.iter().all(in_registers)
    }

    /// Whether the function returns what a call gives, or nothing where it gives nothing, directly or through the
    /// parameters of blocks that only lead to the return.
    fn is_returned(&self, call: Inst) -> bool {
        let mut value = self.body.result(call).map(Value::from);
        let mut next = self.body.next_inst(call);
        /// Number of blocks that are followed.
        const MOST: usize = 8;
        for _ in 0..MOST {
            let inst = loop {
                match next {
                    Some(inst)
                        if matches!(self.body.insts[inst].kind, InstKind::DebugRecord { .. }) =>
                    {
                        next = self.body.next_inst(inst);
                    }
                    Some(inst) => break inst,
                    None => return false,
                }
            };
            match self.body.insts[inst].kind {
                InstKind::Ret { value: returned } => {
                    return returned.is_none() || returned.expand() == value;
                }
                InstKind::Br { target } => {
                    let args = self.body.list(target.args);
                    let at = args.iter().position(|&arg| Some(arg) == value);
                    value = at.map(|n| self.body.block_params(target.block)[n].into());
                    next = self.body.first_inst(target.block);
                }
                _ => return false,
            }
        }
        false
    }

    /// Whether lanes may have different values.
    fn differs(&self, value: Value) -> bool {
        value.local().is_some_and(|local| {
            let uniformity = self.plan.uniformity();
            uniformity.is_divergent(local)
                || uniformity.is_temporal(local) && self.bank(value) != Bank::S
        })
    }

    /// Inputs besides the arguments, as far as the callee can have a use for them.
    fn pass_inputs(
        &mut self,
        abi: &FunctionAbi,
        callee: Option<Global>,
        outgoing: &mut Outgoing,
    ) -> Lowered {
        let known = callee.filter(|&g| self.cx.function(g).is_some_and(|f| f.body.is_some()));
        let needed = known.map(|g| self.unit.abi.usage.of_function(g).inputs);
        for &(_, input, ..) in &SPECIALS {
            if needed.is_some_and(|n| !n.contains(input)) {
                continue;
            }
            let Some(place) = functions::place_of(&abi.convention, input) else { continue };
            // From gfx12 on every function sees the workgroup's ids.
            if self.subtarget.workgroup_ids_in_ttmp() && functions::is_workgroup_id(input) {
                continue;
            }
            let Some(part) = self.special(input)? else { continue };
            if place.units() == 2 {
                outgoing.push((place, part));
                continue;
            }
            let halves = self.split(part);
            for (n, &half) in halves.parts().iter().enumerate() {
                outgoing.push((place.part(2 * n as u16, 2).expect("a dword"), half));
            }
        }
        let ids =
            InputSet::WORKITEM_ID_X.union(InputSet::WORKITEM_ID_Y).union(InputSet::WORKITEM_ID_Z);
        if needed.is_none_or(|n| n.intersection(ids) != InputSet::NONE)
            && let Some(part) = self.packed_workitem_ids()?
        {
            outgoing.push((WORKITEM_IDS, part));
        }
        Ok(())
    }

    /// The address of a function: by its distance where it is in the same object, else from the table of addresses.
    fn function_address(&mut self, function: Global) -> Part {
        let data = &self.cx.globals[function];
        let near = data.is_dso_local();
        let symbol = self.func.symbol(SymbolKind::Global, data.name.clone());
        let (lo, hi) = if near {
            (reference::REL_LO, reference::REL_HI)
        } else {
            (reference::GOT_LO, reference::GOT_HI)
        };
        let reg = self.temp(Bank::S, 2);
        let operand = |flags| Operand::Symbol { symbol, offset: 0, flags };
        self.raw(
            op::SI_PC_ADD_REL_OFFSET,
            &[RegOperand::def(reg).into(), operand(lo), operand(hi)],
        );
        if near {
            return Part::whole(reg);
        }
        let loaded = self.scalar_load(Part::whole(reg), 0, 2, |m| {
            m.with(MemFlags::INVARIANT | MemFlags::DEREFERENCEABLE).in_space(4).aligned(8)
        });
        Part::whole(loaded)
    }

    fn emit_call(
        &mut self,
        abi: &FunctionAbi,
        callee: Option<Global>,
        target: Part,
        outgoing: &[(PReg, Part)],
        result: Option<Local>,
        returned: Option<ir::machine::FrameSlot>,
    ) -> Lowered<machine::Inst> {
        let target = self.in_bank(Bank::S, target, 2);
        let used = self.put(outgoing);
        let Part::Reg(target, sub) = target else { unreachable!("an address is in registers") };
        let symbol = match callee {
            Some(function) => {
                let name = self.cx.globals[function].name.clone();
                let symbol = self.func.symbol(SymbolKind::Global, name);
                Operand::Symbol { symbol, offset: 0, flags: 0 }
            }
            None => Operand::Imm(0),
        };
        let mask = self.call_mask(abi, callee);
        let mut operands: SmallVec<[Operand; 16]> = SmallVec::new();
        operands.push(RegOperand::def(RETURN_ADDRESS).with(RegFlags::DEAD).into());
        operands.push(RegOperand::new(target).part(sub).into());
        operands.push(symbol);
        operands.push(Operand::RegMask(mask));
        operands.extend(used);
        let wanted = result.filter(|&l| self.is_wanted(l));
        let places = match (&abi.result, wanted) {
            (ResultPlace::Registers(places), Some(_)) => &places[..],
            _ => &[],
        };
        for &(_, register) in places {
            operands.push(RegOperand::def(register).with(RegFlags::IMPLICIT).into());
        }
        let call = self.raw(op::SI_CALL, &operands);
        let own = callee.map_or(InstFlags::NONE, |g| self.callee_denormals(g));
        *self.func.inst_flags_mut(call) |= own;
        let Some(local) = wanted else { return Ok(call) };
        let ty = self.body.locals[local].ty;
        if let Some(slot) = returned {
            let address = Address::Scratch { address: Part::Frame(slot, 0), offset: 0 };
            let mut parts = self.load_as(ty, address, self.cx.abi_align(ty).bytes())?;
            self.bools_from_numbers(Bank::V, ty, &mut parts)?;
            self.define_local(local, &parts)?;
            return Ok(call);
        }
        self.fits_pieces(ty, places.len())?;
        let mut parts = Parts::new();
        for &(_, register) in places {
            let reg = self.temp(Bank::V, 1);
            self.raw(
                generic::COPY,
                &[RegOperand::def(reg).into(), RegOperand::new(register).into()],
            );
            parts.push(Part::whole(reg));
        }
        self.bools_from_numbers(Bank::V, ty, &mut parts)?;
        self.define_local(local, &parts)?;
        Ok(call)
    }

    /// The treatment of denormals that a callee runs in, if it is not the caller's.
    fn callee_denormals(&self, callee: Global) -> InstFlags {
        let attrs = self.cx.function(callee).map(|f| f.attrs).unwrap_or_default();
        let wanted = FloatMode::of_function(self.cx, attrs);
        // Who takes what there is runs as the caller does.
        let known = self.cx.attrs.denormals(attrs);
        let bits = |known: DenormalMode, wanted: u8, own: u8| {
            let dynamic = [known.input, known.output].map(|d| d == Denormal::Dynamic);
            (0..2).fold(0, |bits, n| bits | if dynamic[n] { own } else { wanted } & 1 << n)
        };
        let single = bits(known.float, wanted.denormal_32, self.mode.denormal_32);
        let others = bits(known.default, wanted.denormal_16_64, self.mode.denormal_16_64);
        if (single, others) == (self.mode.denormal_32, self.mode.denormal_16_64) {
            return InstFlags::NONE;
        }
        own_denormals(single, others)
    }

    /// Returns the mask of registers that the call preserves.
    fn call_mask(&mut self, abi: &FunctionAbi, callee: Option<Global>) -> ir::machine::RegMask {
        let known = callee.and_then(|g| self.unit.preserved.get(&g));
        let preserved = match known {
            Some(known) => known.clone(),
            None => abi.convention.mask(),
        };
        let table = self.func.target.reg_masks.iter().chain(&self.func.reg_masks);
        let same = table
            .enumerate()
            .find(|(_, m)| m.name == preserved.name && m.preserved == preserved.preserved);
        match same {
            Some((number, _)) => ir::machine::RegMask::from_u32(number as u32),
            None => self.func.add_reg_mask(preserved),
        }
    }

    /// Returns the address of outgoing arguments, which is after the frame.
    fn outgoing(&mut self, offset: u32) -> Address {
        let address = Part::Phys(STACK_POINTER);
        Address::Scratch { address, offset: i64::from(offset) }
    }

    fn store_argument(&mut self, offset: u32, part: Part) -> Lowered {
        let address = self.outgoing(offset);
        self.store_words(&[part], address)
    }

    /// An argument that is passed by value in memory: its bytes.
    fn copy_argument(&mut self, from: Value, size: u64, place: &functions::ArgPlace) -> Lowered {
        let Some(&(_, PieceLocation::Stack(offset))) = place.pieces.first() else {
            return Err(Diagnostic::unsupported("an argument by value in registers"));
        };
        if self.ty(from).address_space() != Some(5) || size > 4 * MOST_COPIED {
            return Err(Diagnostic::unsupported("an argument by value of this kind"));
        }
        let mut at = 0;
        while at < size {
            let bytes = [4, 2, 1].into_iter().find(|&b| at + b <= size).expect("a byte");
            let ty = Type::int(8 * bytes as u32);
            let source = self.address(from, size)?.plus(at as i64);
            let words = self.load_as(ty, source, 4)?;
            let to = self.outgoing(offset + at as u32);
            self.store_parts(&words, ty, to, 4)?;
            at += bytes;
        }
        Ok(())
    }
}

/// Accesses by types.
impl Isel<'_> {
    fn store_words(&mut self, words: &[Part], address: Address) -> Lowered {
        self.store_parts(words, Type::int(32), address, 4)
    }

    /// Stores a value at an address of this function's making.
    fn store_as(&mut self, value: Value, address: Address, align: u64) -> Lowered {
        let ty = self.ty(value);
        let parts = self.numbers(value, shape::dwords(self.cx, ty)?)?;
        self.store_parts(&parts, ty, address, align)
    }
}
