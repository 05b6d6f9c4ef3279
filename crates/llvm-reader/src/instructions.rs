//! Instructions. Each is checked as far as its own operands go, where the place of a mistake is still
//! known; what needs the whole function (dominance, say) is the verifier's.

use crate::cursor::{Name, Result, Word};
use crate::keywords as kw;
use crate::state::Parser;
use ir::diagnostic::{Diagnostic, nearest_name};
use ir::ssa::{
    BinaryOp, Block, BlockCall, CastOp, ConstData, FastMath, Flags, FloatCc, InstData, InstKind,
    IntCc, LocalDef, ParamInfo, Type, TypeKind, Value, ValueList,
};

/// An instruction and the type of its result (`void` for none).
pub(crate) type Parsed = (InstKind, Type);

const MNEMONICS: &[&str] = &[
    "add",
    "sub",
    "mul",
    "udiv",
    "sdiv",
    "urem",
    "srem",
    "shl",
    "lshr",
    "ashr",
    "and",
    "or",
    "xor",
    "fadd",
    "fsub",
    "fmul",
    "fdiv",
    "frem",
    "fneg",
    "trunc",
    "zext",
    "sext",
    "fptrunc",
    "fpext",
    "fptoui",
    "fptosi",
    "uitofp",
    "sitofp",
    "ptrtoint",
    "ptrtoaddr",
    "inttoptr",
    "bitcast",
    "addrspacecast",
    "icmp",
    "fcmp",
    "select",
    "freeze",
    "alloca",
    "load",
    "store",
    "getelementptr",
    "extractelement",
    "insertelement",
    "shufflevector",
    "extractvalue",
    "insertvalue",
    "atomicrmw",
    "cmpxchg",
    "fence",
    "call",
    "tail",
    "musttail",
    "notail",
    "va_arg",
    "phi",
    "ret",
    "br",
    "switch",
    "indirectbr",
    "unreachable",
];

/// Debug records.
const RECORDS: &[&str] =
    &["dbg_value", "dbg_declare", "dbg_declare_value", "dbg_assign", "dbg_label"];

impl<'a> Parser<'a> {
    /// An instruction with its result's name and metadata.
    pub(crate) fn instruction(&mut self) -> Result<()> {
        let block = self.current_block()?;
        self.c.peek();
        let start = self.c.pos;
        let name = if self.c.byte() == b'%' {
            self.c.pos += 1;
            let name = self.c.name()?;
            self.c.require(b'=')?;
            Some(name)
        } else {
            None
        };
        let word = self.c.word();
        let opcode_start = word.start;
        self.c.take(word);
        if word.key == kw::PHI {
            return self.phi(name, block, start, opcode_start);
        }
        let mut unwinding = None;
        let (kind, ty) = if word.key == kw::INVOKE {
            let call = self.call(ir::ssa::TailKind::None)?;
            unwinding = Some(self.invoke_targets()?);
            call
        } else {
            self.operation(word)?
        };
        let (metadata, debug_loc) =
            if self.c.eat(b',') { self.attachments()? } else { (Default::default(), None) };
        let debug_loc = self.located(start, debug_loc);
        let terminator = kind.is_terminator();
        let inst = self.body.insts.push(InstData {
            kind,
            result: None.into(),
            metadata,
            debug_loc: debug_loc.into(),
        });
        self.body.append_inst(inst, block);
        if !ty.is_void() {
            self.define_result(name, ty, inst, start)?;
        } else if name.is_some() {
            return Err(self
                .c
                .error_at(start, "an instruction without a result cannot have a name"));
        }
        self.func.past_phis = true;
        let invoke = unwinding.is_some();
        if let Some(branch) = unwinding {
            let branch = self.body.insts.push(InstData {
                kind: branch,
                result: None.into(),
                metadata: Default::default(),
                debug_loc: debug_loc.into(),
            });
            self.body.append_inst(branch, block);
        }
        if terminator || invoke {
            self.func.block = None;
        }
        Ok(())
    }

    #[inline]
    fn operation(&mut self, word: Word) -> Result<Parsed> {
        match word.key {
            kw::ADD => self.integer_binary(BinaryOp::Add),
            kw::SUB => self.integer_binary(BinaryOp::Sub),
            kw::MUL => self.integer_binary(BinaryOp::Mul),
            kw::UDIV => self.integer_binary(BinaryOp::UDiv),
            kw::SDIV => self.integer_binary(BinaryOp::SDiv),
            kw::UREM => self.integer_binary(BinaryOp::URem),
            kw::SREM => self.integer_binary(BinaryOp::SRem),
            kw::SHL => self.integer_binary(BinaryOp::Shl),
            kw::LSHR => self.integer_binary(BinaryOp::LShr),
            kw::ASHR => self.integer_binary(BinaryOp::AShr),
            kw::AND => self.integer_binary(BinaryOp::And),
            kw::OR => self.integer_binary(BinaryOp::Or),
            kw::XOR => self.integer_binary(BinaryOp::Xor),
            kw::FADD => self.float_binary(BinaryOp::FAdd),
            kw::FSUB => self.float_binary(BinaryOp::FSub),
            kw::FMUL => self.float_binary(BinaryOp::FMul),
            kw::FDIV => self.float_binary(BinaryOp::FDiv),
            kw::FREM => self.float_binary(BinaryOp::FRem),
            kw::FNEG => self.fneg(),
            kw::TRUNC => self.cast(CastOp::Trunc),
            kw::ZEXT => self.cast(CastOp::ZExt),
            kw::SEXT => self.cast(CastOp::SExt),
            kw::FPTRUNC => self.cast(CastOp::FpTrunc),
            kw::FPEXT => self.cast(CastOp::FpExt),
            kw::FPTOUI => self.cast(CastOp::FpToUi),
            kw::FPTOSI => self.cast(CastOp::FpToSi),
            kw::UITOFP => self.cast(CastOp::UiToFp),
            kw::SITOFP => self.cast(CastOp::SiToFp),
            kw::PTRTOINT => self.cast(CastOp::PtrToInt),
            kw::PTRTOADDR => self.cast(CastOp::PtrToAddr),
            kw::INTTOPTR => self.cast(CastOp::IntToPtr),
            kw::BITCAST => self.cast(CastOp::BitCast),
            kw::ADDRSPACECAST => self.cast(CastOp::AddrSpaceCast),
            kw::ICMP => self.icmp(),
            kw::FCMP => self.fcmp(),
            kw::SELECT => self.select(),
            kw::FREEZE => {
                let (ty, value) = self.typed_value()?;
                Ok((InstKind::Freeze { value }, ty))
            }
            kw::ALLOCA => self.alloca(),
            kw::LOAD => self.load(),
            kw::STORE => self.store(),
            kw::GETELEMENTPTR => self.gep(),
            kw::EXTRACTELEMENT => self.extract_element(),
            kw::INSERTELEMENT => self.insert_element(),
            kw::SHUFFLEVECTOR => self.shuffle_vector(),
            kw::EXTRACTVALUE => self.extract_value(),
            kw::INSERTVALUE => self.insert_value(),
            kw::ATOMICRMW => self.atomic_rmw(),
            kw::CMPXCHG => self.cmpxchg(),
            kw::FENCE => self.fence(),
            kw::CALL => self.call(ir::ssa::TailKind::None),
            kw::TAIL => self.marked_call(ir::ssa::TailKind::Tail),
            kw::MUSTTAIL => self.marked_call(ir::ssa::TailKind::MustTail),
            kw::NOTAIL => self.marked_call(ir::ssa::TailKind::NoTail),
            kw::VA_ARG => self.va_arg(),
            kw::RET => self.ret(),
            kw::BR => self.br(),
            kw::SWITCH => self.switch(),
            kw::INDIRECTBR => self.indirect_br(),
            kw::UNREACHABLE => Ok((InstKind::Unreachable, Type::VOID)),
            kw::LANDINGPAD => self.landing_pad(),
            kw::RESUME => self.resume(),
            kw::CALLBR
            | kw::CATCHSWITCH
            | kw::CATCHPAD
            | kw::CATCHRET
            | kw::CLEANUPPAD
            | kw::CLEANUPRET => {
                let name = self.c.text_of(word);
                Err(self
                    .c
                    .error_at(word.start, format!("instruction '{name}' is not supported"))
                    .with_note("GPU code has no exceptions and no asm goto"))
            }
            _ => Err(self.unknown_instruction(word)),
        }
    }

    #[cold]
    fn unknown_instruction(&mut self, word: Word) -> Diagnostic {
        let name = self.c.text_of(word);
        if name.is_empty() {
            return self.c.expected("an instruction");
        }
        let error = self.c.error_at(word.start, format!("expected an instruction, found '{name}'"));
        match nearest_name(name, MNEMONICS.iter().copied()) {
            Some(near) => error.with_note(format!("did you mean '{near}'?")),
            None => error,
        }
    }

    // ---- operands ----

    /// A value of type `ty`.
    #[inline]
    pub(crate) fn value(&mut self, ty: Type) -> Result<Value> {
        if self.c.peek() == b'%' {
            return self.local_operand(ty);
        }
        if ty == Type::METADATA {
            return self.metadata_operand();
        }
        Ok(self.constant(ty)?.into())
    }

    /// A type and a value of it.
    #[inline]
    pub(crate) fn typed_value(&mut self) -> Result<(Type, Value)> {
        let ty = self.value_type()?;
        Ok((ty, self.value(ty)?))
    }

    #[cold]
    pub(crate) fn type_error(&self, start: usize, what: &str, ty: Type) -> Diagnostic {
        let text = self.m.cx.types.display(ty).to_string();
        self.c.error_at(start, format!("{what}, found '{text}'"))
    }

    /// `, ty value`
    pub(crate) fn next_typed_value(&mut self) -> Result<(Type, Value, usize)> {
        self.c.require(b',')?;
        self.c.peek();
        let start = self.c.pos;
        let (ty, value) = self.typed_value()?;
        Ok((ty, value, start))
    }

    /// A typed pointer operand.
    pub(crate) fn pointer_operand(&mut self) -> Result<(Type, Value)> {
        self.c.peek();
        let start = self.c.pos;
        let (ty, value) = self.typed_value()?;
        if !ty.is_ptr() {
            return Err(self.type_error(start, "expected a pointer", ty));
        }
        Ok((ty, value))
    }

    /// Whether `, something` but not `, !metadata` is next; the comma is consumed then.
    pub(crate) fn eat_comma(&mut self) -> bool {
        if self.c.peek() != b',' || self.next_after(1) == b'!' {
            return false;
        }
        self.c.pos += 1;
        true
    }

    pub(crate) fn fast_math(&mut self) -> FastMath {
        let mut flags = FastMath::NONE;
        loop {
            let word = self.c.word();
            flags = flags.union(match word.key {
                kw::REASSOC => FastMath::REASSOC,
                kw::NNAN => FastMath::NNAN,
                kw::NINF => FastMath::NINF,
                kw::NSZ => FastMath::NSZ,
                kw::ARCP => FastMath::ARCP,
                kw::CONTRACT => FastMath::CONTRACT,
                kw::AFN => FastMath::AFN,
                kw::FAST => FastMath::FAST,
                _ => return flags,
            });
            self.c.take(word);
        }
    }

    // ---- arithmetic ----

    fn integer_binary(&mut self, op: BinaryOp) -> Result<Parsed> {
        let flags = self.integer_flags();
        self.binary(op, flags, FastMath::NONE)
    }

    fn float_binary(&mut self, op: BinaryOp) -> Result<Parsed> {
        let fast_math = self.fast_math();
        self.binary(op, Flags::NONE, fast_math)
    }

    #[inline]
    fn binary(&mut self, op: BinaryOp, flags: Flags, fast_math: FastMath) -> Result<Parsed> {
        self.c.peek();
        let start = self.c.pos;
        let (ty, a) = self.typed_value()?;
        let scalar = self.m.cx.types.scalar(ty);
        if op.is_float() {
            if !scalar.is_float() {
                return Err(self.type_error(start, "expected a float type", ty));
            }
        } else if !scalar.is_int() {
            return Err(self.type_error(start, "expected an integer type", ty));
        }
        self.c.require(b',')?;
        let b = self.value(ty)?;
        Ok((InstKind::Binary { op, flags, fast_math, args: [a, b] }, ty))
    }

    fn fneg(&mut self) -> Result<Parsed> {
        let fast_math = self.fast_math();
        self.c.peek();
        let start = self.c.pos;
        let (ty, value) = self.typed_value()?;
        if !self.m.cx.types.scalar(ty).is_float() {
            return Err(self.type_error(start, "expected a float type", ty));
        }
        Ok((InstKind::FNeg { value, fast_math }, ty))
    }

    fn cast(&mut self, op: CastOp) -> Result<Parsed> {
        let flags = self.cast_flags();
        let fast_math = self.fast_math();
        self.c.peek();
        let start = self.c.pos;
        let (from, value) = self.typed_value()?;
        self.c.require_word("to")?;
        let to = self.value_type()?;
        self.check_cast(op, from, to, start)?;
        Ok((InstKind::Cast { op, flags, fast_math, value }, to))
    }

    /// Whether `op` converts from `from` to `to`.
    pub(crate) fn check_cast(&self, op: CastOp, from: Type, to: Type, start: usize) -> Result<()> {
        let cx = &self.m.cx;
        if cx.cast_is_valid(op, from, to) {
            return Ok(());
        }
        let message = format!(
            "'{}' cannot convert '{}' to '{}'",
            op.name(),
            cx.types.display(from),
            cx.types.display(to)
        );
        Err(self.c.error_at(start, message))
    }

    fn icmp(&mut self) -> Result<Parsed> {
        let flags = if self.c.eat_word(kw::SAMESIGN) { Flags::SAMESIGN } else { Flags::NONE };
        let word = self.c.word();
        let Some(cc) = IntCc::by_name(self.c.text_of(word)) else {
            return Err(self.c.expected("an integer condition ('eq', 'slt' …)"));
        };
        self.c.take(word);
        self.c.peek();
        let start = self.c.pos;
        let (ty, a) = self.typed_value()?;
        let scalar = self.m.cx.types.scalar(ty);
        if !(scalar.is_int() || scalar.is_ptr()) {
            return Err(self.type_error(start, "expected integers or pointers", ty));
        }
        self.c.require(b',')?;
        let b = self.value(ty)?;
        let result = self.bool_like(ty);
        Ok((InstKind::ICmp { cc, flags, args: [a, b] }, result))
    }

    fn bool_like(&mut self, ty: Type) -> Type {
        if ty.is_vector() { self.m.cx.types.with_shape_of(Type::I1, ty) } else { Type::I1 }
    }

    fn fcmp(&mut self) -> Result<Parsed> {
        let fast_math = self.fast_math();
        let word = self.c.word();
        let Some(cc) = FloatCc::by_name(self.c.text_of(word)) else {
            return Err(self.c.expected("a float condition ('oeq', 'ult' …)"));
        };
        self.c.take(word);
        self.c.peek();
        let start = self.c.pos;
        let (ty, a) = self.typed_value()?;
        if !self.m.cx.types.scalar(ty).is_float() {
            return Err(self.type_error(start, "expected floats", ty));
        }
        self.c.require(b',')?;
        let b = self.value(ty)?;
        let result = self.bool_like(ty);
        Ok((InstKind::FCmp { cc, fast_math, args: [a, b] }, result))
    }

    fn select(&mut self) -> Result<Parsed> {
        let fast_math = self.fast_math();
        self.c.peek();
        let start = self.c.pos;
        let (cond_ty, cond) = self.typed_value()?;
        let (ty, then, _) = self.next_typed_value()?;
        let (other_ty, otherwise, other_start) = self.next_typed_value()?;
        if ty != other_ty {
            return Err(self.type_error(other_start, "both values must have one type", other_ty));
        }
        if cond_ty != Type::I1 && cond_ty != self.bool_like(ty) {
            return Err(self.type_error(start, "expected i1 or a vector of i1", cond_ty));
        }
        Ok((InstKind::Select { fast_math, args: [cond, then, otherwise] }, ty))
    }

    // ---- vectors and aggregates ----

    fn vector_operand(&mut self) -> Result<(Type, Value)> {
        self.c.peek();
        let start = self.c.pos;
        let (ty, value) = self.typed_value()?;
        if !ty.is_vector() {
            return Err(self.type_error(start, "expected a vector", ty));
        }
        Ok((ty, value))
    }

    fn index_operand(&mut self) -> Result<Value> {
        let (ty, value, start) = self.next_typed_value()?;
        if !ty.is_int() {
            return Err(self.type_error(start, "expected an integer index", ty));
        }
        Ok(value)
    }

    fn extract_element(&mut self) -> Result<Parsed> {
        let (ty, vector) = self.vector_operand()?;
        let index = self.index_operand()?;
        let elem = self.m.cx.types.scalar(ty);
        Ok((InstKind::ExtractElement { args: [vector, index] }, elem))
    }

    fn insert_element(&mut self) -> Result<Parsed> {
        let (ty, vector) = self.vector_operand()?;
        let (elem_ty, elem, start) = self.next_typed_value()?;
        if elem_ty != self.m.cx.types.scalar(ty) {
            return Err(self.type_error(start, "expected the vector's element type", elem_ty));
        }
        let index = self.index_operand()?;
        Ok((InstKind::InsertElement { args: [vector, elem, index] }, ty))
    }

    fn shuffle_vector(&mut self) -> Result<Parsed> {
        self.c.peek();
        let start = self.c.pos;
        let (ty, a) = self.vector_operand()?;
        let (b_ty, b, b_start) = self.next_typed_value()?;
        if b_ty != ty {
            return Err(self.type_error(b_start, "both vectors must have one type", b_ty));
        }
        if matches!(self.m.cx.types.kind(ty), TypeKind::Vector { scalable: true, .. }) {
            return Err(self.c.error_at(start, "shuffles of scalable vectors are not supported"));
        }
        self.c.require(b',')?;
        let mask = self.shuffle_mask(ty)?;
        let elem = self.m.cx.types.scalar(ty);
        let result = self.m.cx.types.vector(elem, mask.len() as u32);
        let mask = self.body.shuffle_masks.push(mask.into());
        Ok((InstKind::ShuffleVector { args: [a, b], mask }, result))
    }

    /// The path after an aggregate, and the type that it leads to.
    fn path(&mut self, mut ty: Type) -> Result<(Vec<u32>, Type)> {
        let mut path = Vec::new();
        while self.eat_comma() {
            self.c.peek();
            let start = self.c.pos;
            let index = self.c.u32()?;
            if !self.m.cx.types.is_aggregate(ty) {
                return Err(self.type_error(start, "index into a type without elements", ty));
            }
            ty = match self.m.cx.types.element(ty, u64::from(index)) {
                Some(elem) => elem,
                None => return Err(self.type_error(start, "no such element in the type", ty)),
            };
            path.push(index);
        }
        if path.is_empty() {
            return Err(self.c.expected("',' and an index"));
        }
        Ok((path, ty))
    }

    fn extract_value(&mut self) -> Result<Parsed> {
        let (ty, value) = self.typed_value()?;
        let (path, elem) = self.path(ty)?;
        let path = self.body.index_paths.push(path.into());
        Ok((InstKind::ExtractValue { value, path }, elem))
    }

    fn insert_value(&mut self) -> Result<Parsed> {
        let (ty, aggregate) = self.typed_value()?;
        let (elem_ty, elem, start) = self.next_typed_value()?;
        let (path, wanted) = self.path(ty)?;
        if wanted != elem_ty {
            return Err(self.type_error(
                start,
                "the element at this path has another type",
                elem_ty,
            ));
        }
        let path = self.body.index_paths.push(path.into());
        Ok((InstKind::InsertValue { args: [aggregate, elem], path }, ty))
    }

    // ---- addresses ----

    fn gep(&mut self) -> Result<Parsed> {
        let flags = self.gep_flags();
        self.c.peek();
        let start = self.c.pos;
        let source = self.value_type()?;
        let mut values = std::mem::take(&mut self.values);
        let mut types = std::mem::take(&mut self.value_types);
        values.clear();
        types.clear();
        while self.eat_comma() {
            let (ty, value) = self.typed_value()?;
            types.push(ty);
            values.push(value);
        }
        let ty = self.gep_type(source, &types, values.get(1..).unwrap_or(&[]), start)?;
        let args = self.body.make_list(&values);
        self.values = values;
        self.value_types = types;
        Ok((InstKind::Gep { source, flags, args }, ty))
    }

    /// Type of a `getelementptr` over operands of these types, the pointer first; `indices` are the
    /// values after it.
    pub(crate) fn gep_type(
        &mut self,
        source: Type,
        operands: &[Type],
        indices: &[Value],
        start: usize,
    ) -> Result<Type> {
        if operands.is_empty() {
            return Err(self.c.expected("',' and a pointer"));
        }
        self.m.cx.gep_type(source, operands, indices).map_err(|(what, ty)| match ty {
            Some(ty) => self.type_error(start, what, ty),
            None => self.c.error_at(start, what),
        })
    }

    fn va_arg(&mut self) -> Result<Parsed> {
        let (_, list) = self.pointer_operand()?;
        self.c.require(b',')?;
        let ty = self.value_type()?;
        Ok((InstKind::VaArg { list }, ty))
    }

    // ---- control flow ----

    fn phi(
        &mut self,
        name: Option<Name<'a>>,
        block: Block,
        start: usize,
        opcode_start: usize,
    ) -> Result<()> {
        if self.func.past_phis {
            return Err(self.c.error_at(opcode_start, "phis must come first in a block"));
        }
        if block == Block::from_u32(0) {
            return Err(self.c.error_at(opcode_start, "the entry block cannot have phis"));
        }
        let fast_math = self.fast_math();
        let ty = self.value_type()?;
        let mut operands = std::mem::take(&mut self.phi_operands);
        operands.clear();
        // A block that nothing branches to has phis without operands.
        while operands.is_empty() || self.eat_comma() {
            if !self.c.eat(b'[') {
                if operands.is_empty() && self.c.byte() != b'%' && self.c.byte() != b'<' {
                    break;
                }
                return Err(self.c.expected("'['"));
            }
            let value = self.value(ty)?;
            self.c.require(b',')?;
            let from = self.block_operand()?;
            self.c.require(b']')?;
            operands.push((value, from));
        }
        self.add_phi(block, &operands, opcode_start);
        self.phi_operands = operands;
        let (metadata, debug_loc) =
            if self.c.eat(b',') { self.attachments()? } else { (Default::default(), None) };
        let debug_loc = self.located(start, debug_loc);
        let n = self.body.blocks[block].params.len(&self.body.params) as u32;
        let local = self.define_local(name, ty, LocalDef::Param(block, n), start)?;
        self.body.blocks[block].params.push(local, &mut self.body.params);
        let info = ParamInfo { fast_math, metadata, debug_loc: debug_loc.into() };
        if !fast_math.is_empty() || metadata != Default::default() || debug_loc.is_some() {
            self.body.param_info.insert(local, info);
        }
        Ok(())
    }

    fn ret(&mut self) -> Result<Parsed> {
        self.c.peek();
        let start = self.c.pos;
        let wanted = self.func.ret.unwrap_or(Type::VOID);
        let ty = self.ty()?;
        if ty != wanted {
            let text = self.m.cx.types.display(wanted).to_string();
            let what = format!("the function returns '{text}'");
            return Err(self.type_error(start, &what, ty));
        }
        let value = if ty.is_void() { None } else { Some(self.value(ty)?) };
        Ok((InstKind::Ret { value: value.into() }, Type::VOID))
    }

    /// `label %b`
    pub(crate) fn branch_target(&mut self) -> Result<BlockCall> {
        if !self.c.eat_word(kw::LABEL) {
            return Err(self.c.expected("'label'"));
        }
        self.c.peek();
        let start = self.c.pos;
        let block = self.block_operand()?;
        if block == Block::from_u32(0) {
            return Err(self.c.error_at(start, "the entry block cannot be a branch's target"));
        }
        Ok(BlockCall { block, args: ValueList::new() })
    }

    fn br(&mut self) -> Result<Parsed> {
        if self.c.word().key == kw::LABEL {
            let target = self.branch_target()?;
            return Ok((InstKind::Br { target }, Type::VOID));
        }
        self.c.peek();
        let start = self.c.pos;
        let (ty, cond) = self.typed_value()?;
        if ty != Type::I1 {
            return Err(self.type_error(start, "expected a condition of type i1", ty));
        }
        self.c.require(b',')?;
        let then = self.branch_target()?;
        self.c.require(b',')?;
        let otherwise = self.branch_target()?;
        Ok((InstKind::CondBr { cond, then, otherwise }, Type::VOID))
    }

    fn switch(&mut self) -> Result<Parsed> {
        self.c.peek();
        let start = self.c.pos;
        let (ty, value) = self.typed_value()?;
        if !ty.is_int() {
            return Err(self.type_error(start, "expected an integer", ty));
        }
        self.c.require(b',')?;
        let default = self.branch_target()?;
        self.c.require(b'[')?;
        let mut cases = Vec::new();
        while !self.c.eat(b']') {
            self.c.peek();
            let start = self.c.pos;
            let case_ty = self.ty()?;
            if case_ty != ty {
                return Err(self.type_error(
                    start,
                    "a case has another type than the value",
                    case_ty,
                ));
            }
            let case = self.constant(ty)?;
            if !matches!(self.m.cx.consts[case], ConstData::Int { .. } | ConstData::WideInt { .. })
            {
                return Err(self.c.error_at(start, "a case must be an integer constant"));
            }
            self.c.require(b',')?;
            let target = self.branch_target()?;
            cases.push((Value::from(case), target));
        }
        // Equal cases: found by sorting, as there may be thousands.
        let mut seen: Vec<Value> = cases.iter().map(|c| c.0).collect();
        seen.sort_unstable();
        if seen.windows(2).any(|w| w[0] == w[1]) {
            return Err(self.c.error_at(start, "two cases have the same value"));
        }
        let cases = self.body.switch_cases.push(cases);
        Ok((InstKind::Switch { value, default, cases }, Type::VOID))
    }

    fn indirect_br(&mut self) -> Result<Parsed> {
        let (_, address) = self.pointer_operand()?;
        self.c.require(b',')?;
        self.c.require(b'[')?;
        let mut targets = Vec::new();
        if !self.c.eat(b']') {
            loop {
                targets.push(self.branch_target()?);
                if !self.c.eat(b',') {
                    break;
                }
            }
            self.c.require(b']')?;
        }
        let targets = self.body.target_lists.push(targets);
        Ok((InstKind::IndirectBr { address, targets }, Type::VOID))
    }

    /// `#dbg_value(…)` and its kin.
    pub(crate) fn debug_record(&mut self) -> Result<()> {
        let block = self.current_block()?;
        let start = self.c.pos;
        self.c.pos += 1;
        let word = self.c.word();
        let kind = self.c.text_of(word);
        if !RECORDS.contains(&kind) {
            return Err(self.c.error_at(start, "expected a debug record"));
        }
        self.c.take(word);
        let kind = self.m.cx.symbols.intern(kind);
        self.c.require(b'(')?;
        let mut args = Vec::new();
        loop {
            args.push(self.metadata_operand()?);
            if !self.c.eat(b',') {
                break;
            }
        }
        if !self.c.eat(b')') {
            return Err(self.c.expected("',' or ')'"));
        }
        let args = self.body.make_list(&args);
        let inst = self.body.make_inst(InstKind::DebugRecord { kind, args }, Type::VOID);
        self.body.append_inst(inst, block);
        Ok(())
    }
}
