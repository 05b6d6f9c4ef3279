//! Constants, read with the type that the text gave before them.

use crate::cursor::{Name, Result};
use crate::floats;
use crate::keywords as kw;
use crate::state::Parser;
use ir::ssa::{
    BinaryOp, CastOp, Const, ConstData, ConstExpr, Flags, FloatKind, InlineAsm, Type, TypeKind,
};
use std::borrow::Cow;

/// Integer constants have at most this many digits.
const MAX_DIGITS: usize = 20_000;

impl<'a> Parser<'a> {
    /// A constant of type `ty`.
    pub(crate) fn constant(&mut self, ty: Type) -> Result<Const> {
        match self.c.peek() {
            b'0'..=b'9' | b'-' | b'+' => self.number(ty),
            b'@' => {
                let start = self.c.pos;
                let Some(space) = ty.address_space() else {
                    return Err(self.wrong_kind(start, "the address of a global", ty));
                };
                let global = self.global_reference(Some(space))?;
                Ok(self.m.cx.consts.intern(ConstData::Global { ty, global }))
            }
            b'[' => self.array_constant(ty),
            b'{' => {
                let start = self.c.pos;
                self.c.pos += 1;
                self.struct_constant(ty, false, start)
            }
            b'<' => self.angle_constant(ty),
            b'%' => Err(self.c.error("expected a constant, found a value of the function")),
            b'!' => Err(self.c.error("expected a value, found metadata")),
            _ => self.word_constant(ty),
        }
    }

    #[cold]
    fn wrong_kind(&self, start: usize, what: &str, ty: Type) -> ir::diagnostic::Diagnostic {
        let text = self.m.cx.types.display(ty).to_string();
        self.c.error_at(start, format!("{what} cannot have type '{text}'"))
    }

    fn word_constant(&mut self, ty: Type) -> Result<Const> {
        let word = self.c.word();
        let start = word.start;
        match word.key {
            kw::TRUE | kw::FALSE => {
                if ty != Type::I1 {
                    return Err(self.wrong_kind(start, self.c.text_of(word), ty));
                }
                self.c.take(word);
                Ok(self.m.cx.consts.bool(word.key == kw::TRUE))
            }
            kw::NULL => {
                if !ty.is_ptr() {
                    return Err(self.wrong_kind(start, "'null'", ty));
                }
                self.c.take(word);
                Ok(self.m.cx.consts.zero(ty))
            }
            kw::NONE => {
                if ty != Type::TOKEN {
                    return Err(self.wrong_kind(start, "'none'", ty));
                }
                self.c.take(word);
                Ok(self.m.cx.consts.intern(ConstData::TokenNone))
            }
            kw::UNDEF | kw::POISON => {
                self.check_constant_type(ty, start)?;
                self.c.take(word);
                Ok(if word.key == kw::UNDEF {
                    self.m.cx.consts.undef(ty)
                } else {
                    self.m.cx.consts.poison(ty)
                })
            }
            kw::ZEROINITIALIZER => {
                self.check_constant_type(ty, start)?;
                self.c.take(word);
                Ok(self.m.cx.consts.zero(ty))
            }
            kw::C if self.c.text.get(word.end) == Some(&b'"') => {
                self.c.take(word);
                self.byte_array(ty, start)
            }
            kw::SPLAT => {
                self.c.take(word);
                self.splat(ty, start)
            }
            kw::BLOCKADDRESS => {
                self.c.take(word);
                self.block_address(ty, start)
            }
            kw::NO_CFI => {
                self.c.take(word);
                self.wrapped(ty, "no_cfi", start)
            }
            kw::ASM => Err(self.c.error("inline assembly can only be called")),
            kw::PTRAUTH => Err(self.c.error("'ptrauth' constants are not supported")),
            0 if self.c.bytes_of(word) == b"dso_local_equivalent" => {
                self.c.take(word);
                self.wrapped(ty, "dso_local_equivalent", start)
            }
            _ if matches!(self.c.bytes_of(word), [b'u' | b's', b'0', b'x', ..]) => {
                self.hex_integer(ty)
            }
            _ if self.c.bytes_of(word).starts_with(b"f0x") => self.hex_float(ty, start),
            _ => {
                let (result, c) = self.constant_expression()?;
                if result != ty {
                    let types = &self.m.cx.types;
                    let message = format!(
                        "constant expression has type '{}', expected '{}'",
                        types.display(result),
                        types.display(ty)
                    );
                    return Err(self.c.error_at(start, message));
                }
                Ok(c)
            }
        }
    }

    /// Types that `undef`, `poison` and `zeroinitializer` can have.
    fn check_constant_type(&self, ty: Type, start: usize) -> Result<()> {
        let bad = match self.m.cx.types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. } => {
                true
            }
            TypeKind::Token => self.c.text[start..].starts_with(b"zero"),
            _ => false,
        };
        if bad { Err(self.wrong_kind(start, "a constant", ty)) } else { Ok(()) }
    }

    fn number(&mut self, ty: Type) -> Result<Const> {
        let start = self.c.pos;
        let text = self.c.text;
        let signed = matches!(text[start], b'-' | b'+');
        let negative = text[start] == b'-';
        let mut end = start + usize::from(signed);
        if text.get(end) == Some(&b'0') && text.get(end + 1) == Some(&b'x') && !signed {
            return self.hex_float(ty, start);
        }
        if signed && !text.get(end).is_some_and(u8::is_ascii_digit) {
            return self.named_float(ty, start);
        }
        let digits = end;
        let mut value = 0u128;
        let mut overflow = false;
        while let Some(d @ b'0'..=b'9') = text.get(end) {
            let next = value.checked_mul(10).and_then(|v| v.checked_add(u128::from(d - b'0')));
            match next {
                Some(v) => value = v,
                None => overflow = true,
            }
            end += 1;
        }
        if text.get(end) == Some(&b'.') {
            return self.decimal_float(ty, start, end);
        }
        let Some(width) = ty.int_width() else {
            return Err(self.wrong_kind(start, "an integer constant", ty));
        };
        self.c.pos = end;
        if !overflow && width <= 128 {
            let value = if negative { value.wrapping_neg() } else { value };
            return Ok(self.m.cx.consts.int(ty, value));
        }
        if end - digits > MAX_DIGITS {
            return Err(self.c.error_at(start, "number is too large"));
        }
        let limbs = decimal_limbs(&text[digits..end], negative, width);
        Ok(self.limbs_constant(ty, width, &limbs))
    }

    /// An integer of any width from its limbs, which may be more or fewer than it needs.
    fn limbs_constant(&mut self, ty: Type, width: u32, limbs: &[u64]) -> Const {
        if width <= 128 {
            let low = u128::from(limbs.first().copied().unwrap_or(0));
            let high = u128::from(limbs.get(1).copied().unwrap_or(0));
            return self.m.cx.consts.int(ty, low | high << 64);
        }
        let mut limbs = limbs.to_vec();
        limbs.resize(width.div_ceil(64) as usize, 0);
        let spare = limbs.len() as u32 * 64 - width;
        if let Some(last) = limbs.last_mut() {
            *last &= u64::MAX >> spare;
        }
        self.m.cx.consts.intern(ConstData::WideInt { ty, limbs: limbs.into() })
    }

    /// `u0x…` and `s0x…`
    fn hex_integer(&mut self, ty: Type) -> Result<Const> {
        let word = self.c.word();
        let Some(width) = ty.int_width() else {
            return Err(self.wrong_kind(word.start, "an integer constant", ty));
        };
        let text = self.c.text_of(word);
        let signed = text.starts_with('s');
        let digits = &text.as_bytes()[3..];
        if digits.is_empty()
            || digits.len() > MAX_DIGITS
            || !digits.iter().all(u8::is_ascii_hexdigit)
        {
            return Err(self.c.error("expected hexadecimal digits"));
        }
        let mut limbs: Vec<u64> = digits
            .rchunks(16)
            .map(|c| {
                c.iter().fold(0, |n, &d| n << 4 | u64::from((d as char).to_digit(16).unwrap_or(0)))
            })
            .collect();
        // The highest one bit of a signed number is its sign, as in LLVM's lexer.
        while limbs.last() == Some(&0) {
            limbs.pop();
        }
        limbs.resize((width.div_ceil(64) as usize).max(limbs.len() + 1), 0);
        if signed && let Some(top) = limbs.iter().rposition(|&l| l != 0) {
            let bit = 63 - limbs[top].leading_zeros();
            limbs[top] |= u64::MAX << bit;
            limbs[top + 1..].fill(u64::MAX);
        }
        self.c.take(word);
        Ok(self.limbs_constant(ty, width, &limbs))
    }

    fn decimal_float(&mut self, ty: Type, start: usize, point: usize) -> Result<Const> {
        let text = self.c.text;
        let mut end = point + 1;
        while text.get(end).is_some_and(u8::is_ascii_digit) {
            end += 1;
        }
        if matches!(text.get(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(text.get(end + 1), Some(b'+' | b'-')));
            if text.get(end + 1 + sign).is_some_and(u8::is_ascii_digit) {
                end += 1 + sign;
                while text.get(end).is_some_and(u8::is_ascii_digit) {
                    end += 1;
                }
            }
        }
        let Some(kind) = ty.float_kind() else {
            return Err(self.wrong_kind(start, "a float constant", ty));
        };
        let literal = std::str::from_utf8(&text[start..end]).unwrap_or("");
        self.c.pos = end;
        match floats::from_decimal(literal, kind) {
            Some(bits) => Ok(self.m.cx.consts.float(ty, bits)),
            None => {
                let text = self.m.cx.types.display(ty).to_string();
                Err(self.c.error_at(start, format!("float constant is no finite {text}")))
            }
        }
    }

    /// The constant of `ty` equal to a double.
    fn double_constant(
        &mut self,
        ty: Type,
        kind: FloatKind,
        bits: u64,
        start: usize,
    ) -> Result<Const> {
        match floats::from_double(bits, kind) {
            Some(bits) => Ok(self.m.cx.consts.float(ty, bits)),
            None => {
                let text = self.m.cx.types.display(ty).to_string();
                Err(self.c.error_at(start, format!("float constant has no exact value in {text}")))
            }
        }
    }

    /// `0x…`, `0xH…`, `0xR…`, `0xK…`, `0xL…`, `0xM…` and `f0x…`
    fn hex_float(&mut self, ty: Type, start: usize) -> Result<Const> {
        let Some(kind) = ty.float_kind() else {
            return Err(self.wrong_kind(start, "a float constant", ty));
        };
        let text = self.c.text;
        let plain_bits = text[start] == b'f';
        let mut pos = start + 2 + usize::from(plain_bits);
        let letter = match text.get(pos) {
            Some(&b @ (b'H' | b'R' | b'K' | b'L' | b'M')) if !plain_bits => {
                pos += 1;
                Some(b)
            }
            _ => None,
        };
        let digits_start = pos;
        let mut value = 0u128;
        while let Some(d) = text.get(pos).and_then(|&b| (b as char).to_digit(16)) {
            if value >> 124 != 0 {
                return Err(self.c.error_at(start, "number is too large"));
            }
            value = value << 4 | u128::from(d);
            pos += 1;
        }
        let digits = pos - digits_start;
        if digits > 32 {
            return Err(self.c.error_at(start, "number is too large"));
        }
        if digits == 0 {
            return Err(self.c.error_at(start, "expected hexadecimal digits"));
        }
        self.c.pos = pos;
        let wanted = match letter {
            None if plain_bits => {
                if kind.bits() < 128 && value >> kind.bits() != 0 {
                    return Err(self.c.error_at(start, "number is too large"));
                }
                return Ok(self.m.cx.consts.float(ty, value));
            }
            None => {
                let bits = u64::try_from(value)
                    .map_err(|_| self.c.error_at(start, "number is too large"))?;
                return self.double_constant(ty, kind, bits, start);
            }
            Some(b'H') => FloatKind::Half,
            Some(b'R') => FloatKind::BFloat,
            Some(b'K') => FloatKind::X86Fp80,
            Some(b'L') => FloatKind::Fp128,
            Some(_) => FloatKind::PpcFp128,
        };
        if wanted != kind {
            let what = format!("a constant of type '{}'", wanted.name());
            return Err(self.wrong_kind(start, &what, ty));
        }
        if kind.bits() < 128 && value >> kind.bits() != 0 {
            return Err(self.c.error_at(start, "number is too large"));
        }
        // The two 128-bit formats are written with the low half first.
        let bits = match digits {
            17.. if kind.bits() == 128 => {
                let high_digits = 4 * (digits as u32 - 16);
                value >> high_digits | (value & ((1 << high_digits) - 1)) << 64
            }
            _ => value,
        };
        Ok(self.m.cx.consts.float(ty, bits))
    }

    /// `+inf`, `-inf`, `+qnan`, `+nan(0x…)`, `+snan(0x…)`
    fn named_float(&mut self, ty: Type, start: usize) -> Result<Const> {
        let Some(kind) = ty.float_kind() else {
            return Err(self.c.error_at(start, "expected a number"));
        };
        let (mantissa, exponent) = match kind {
            FloatKind::Half => (10, 5),
            FloatKind::BFloat => (7, 8),
            FloatKind::Float => (23, 8),
            FloatKind::Double => (52, 11),
            FloatKind::Fp128 => (112, 15),
            _ => return Err(self.c.error_at(start, "expected a number")),
        };
        let sign = u128::from(self.c.byte() == b'-') << (mantissa + exponent);
        self.c.pos += 1;
        let infinity = ((1u128 << exponent) - 1) << mantissa;
        let quiet = 1u128 << (mantissa - 1);
        let word = self.c.word();
        let text = self.c.text_of(word);
        self.c.take(word);
        let payload = match text {
            "inf" => 0,
            "qnan" => quiet,
            "nan" | "snan" => {
                self.c.require(b'(')?;
                let number = self.c.word();
                let digits = self.c.text_of(number);
                let value = digits
                    .strip_prefix("0x")
                    .and_then(|d| u128::from_str_radix(d, 16).ok())
                    .filter(|&v| v < quiet && (text == "nan" || v != 0))
                    .ok_or_else(|| self.c.error_at(number.start, "expected a NaN's payload"))?;
                self.c.take(number);
                self.c.require(b')')?;
                if text == "nan" { value | quiet } else { value }
            }
            _ => return Err(self.c.error_at(start, "expected a number")),
        };
        Ok(self.m.cx.consts.float(ty, sign | infinity | payload))
    }

    /// Typed elements up to `close`, which is consumed.
    fn elements(&mut self, close: u8) -> Result<Vec<(Type, Const, usize)>> {
        let mut elems = Vec::new();
        if self.c.eat(close) {
            return Ok(elems);
        }
        self.enter()?;
        loop {
            self.c.peek();
            let start = self.c.pos;
            let ty = self.value_type()?;
            elems.push((ty, self.constant(ty)?, start));
            if !self.c.eat(b',') {
                break;
            }
        }
        self.leave();
        if !self.c.eat(close) {
            return Err(self.c.expected(&format!("',' or '{}'", close as char)));
        }
        Ok(elems)
    }

    fn aggregate(
        &mut self,
        ty: Type,
        elems: &[(Type, Const, usize)],
        start: usize,
    ) -> Result<Const> {
        let count = self.m.cx.types.element_count(ty);
        if count != Some(elems.len() as u64) {
            let text = self.m.cx.types.display(ty).to_string();
            return Err(self.c.error_at(
                start,
                format!("a constant of {} elements cannot have type '{text}'", elems.len()),
            ));
        }
        for (n, &(elem, _, at)) in elems.iter().enumerate() {
            let wanted = self.m.cx.types.element(ty, n as u64).unwrap_or(elem);
            if wanted != elem {
                let types = &self.m.cx.types;
                let message = format!(
                    "element {n} has type '{}', expected '{}'",
                    types.display(elem),
                    types.display(wanted)
                );
                return Err(self.c.error_at(at, message));
            }
        }
        let consts: Vec<Const> = elems.iter().map(|e| e.1).collect();
        Ok(self.m.cx.consts.aggregate(ty, &consts))
    }

    fn array_constant(&mut self, ty: Type) -> Result<Const> {
        let start = self.c.pos;
        if !matches!(self.m.cx.types.kind(ty), TypeKind::Array { .. }) {
            return Err(self.wrong_kind(start, "an array constant", ty));
        }
        self.c.pos += 1;
        let elems = self.elements(b']')?;
        self.aggregate(ty, &elems, start)
    }

    fn struct_constant(&mut self, ty: Type, packed: bool, start: usize) -> Result<Const> {
        match self.m.cx.types.kind(ty) {
            TypeKind::Struct { fields: Some(_), packed: p, .. } if p == packed => {}
            _ => return Err(self.wrong_kind(start, "a struct constant", ty)),
        }
        let elems = self.elements(b'}')?;
        if packed {
            self.c.require(b'>')?;
        }
        self.aggregate(ty, &elems, start)
    }

    fn angle_constant(&mut self, ty: Type) -> Result<Const> {
        let start = self.c.pos;
        self.c.pos += 1;
        if self.c.eat(b'{') {
            return self.struct_constant(ty, true, start);
        }
        if !ty.is_vector() {
            return Err(self.wrong_kind(start, "a vector constant", ty));
        }
        let elems = self.elements(b'>')?;
        self.aggregate(ty, &elems, start)
    }

    fn byte_array(&mut self, ty: Type, start: usize) -> Result<Const> {
        let bytes = self.c.string()?;
        match self.m.cx.types.kind(ty) {
            TypeKind::Array { elem: Type::I8, len } if len == bytes.len() as u64 => {}
            _ => {
                let what = format!("a string of {} bytes", bytes.len());
                return Err(self.wrong_kind(start, &what, ty));
            }
        }
        if bytes.iter().all(|&b| b == 0) {
            return Ok(self.m.cx.consts.zero(ty));
        }
        let data: Box<[u8]> = match bytes {
            Cow::Borrowed(b) => b.into(),
            Cow::Owned(b) => b.into(),
        };
        Ok(self.m.cx.consts.intern(ConstData::Bytes { ty, data }))
    }

    fn splat(&mut self, ty: Type, start: usize) -> Result<Const> {
        self.c.require(b'(')?;
        let elem_ty = self.value_type()?;
        self.enter()?;
        let elem = self.constant(elem_ty)?;
        self.leave();
        self.c.require(b')')?;
        match self.m.cx.types.kind(ty) {
            TypeKind::Vector { elem: e, lanes, scalable: false } if e == elem_ty => {
                if lanes > 1 << 16 {
                    return Err(self.c.error_at(start, "vector constant is too long"));
                }
                let elems = vec![elem; lanes as usize];
                Ok(self.m.cx.consts.aggregate(ty, &elems))
            }
            TypeKind::Vector { scalable: true, .. } => {
                Err(self.c.error_at(start, "constants of scalable vectors are not supported"))
            }
            _ => Err(self.wrong_kind(start, "this splat", ty)),
        }
    }

    fn block_address(&mut self, ty: Type, start: usize) -> Result<Const> {
        self.c.require(b'(')?;
        if self.c.peek() != b'@' || !ty.is_ptr() {
            return Err(self.c.expected("a function"));
        }
        let function = self.global_reference(None)?;
        self.c.require(b',')?;
        if self.c.peek() != b'%' {
            return Err(self.c.expected("a block"));
        }
        self.c.pos += 1;
        let label = self.c.name()?;
        self.c.require(b')')?;
        let block = self.block_address_target(function, label, start);
        Ok(self.m.cx.consts.intern(ConstData::BlockAddress { ty, function, block }))
    }

    fn wrapped(&mut self, ty: Type, keyword: &'static str, start: usize) -> Result<Const> {
        if !ty.is_ptr() {
            return Err(self.wrong_kind(start, "the address of a function", ty));
        }
        if self.c.peek() != b'@' {
            return Err(self.c.expected("a function"));
        }
        let global = self.global_reference(None)?;
        Ok(self.m.cx.consts.intern(ConstData::Wrapped { ty, keyword, global }))
    }

    /// `asm …`, from after the word `asm` on, as the callee of a call of type `function_type`.
    pub(crate) fn inline_asm(&mut self, function_type: Type) -> Result<Const> {
        let mut asm = InlineAsm {
            function_type,
            template: Box::default(),
            constraints: Box::default(),
            side_effect: self.c.eat_word(kw::SIDEEFFECT),
            align_stack: self.c.eat_word(kw::ALIGNSTACK),
            intel_dialect: self.c.eat_word(kw::INTELDIALECT),
            unwind: self.c.eat_word(kw::UNWIND),
        };
        asm.template = self.c.string()?.into();
        self.c.require(b',')?;
        asm.constraints = self.c.utf8_string()?.into();
        Ok(self.m.cx.consts.intern(ConstData::InlineAsm(asm)))
    }

    /// A typed constant.
    fn typed_constant(&mut self) -> Result<(Type, Const)> {
        let ty = self.value_type()?;
        self.enter()?;
        let c = self.constant(ty)?;
        self.leave();
        Ok((ty, c))
    }

    /// A constant expression, which says its type itself.
    pub(crate) fn constant_expression(&mut self) -> Result<(Type, Const)> {
        let word = self.c.word();
        let start = word.start;
        let name = self.c.text_of(word);
        let (result, expr) = if word.key == kw::GETELEMENTPTR {
            self.c.take(word);
            self.constant_gep()?
        } else if let Some(op) = CastOp::by_name(name) {
            self.c.take(word);
            self.constant_cast(op)?
        } else if let Some(op) = BinaryOp::by_name(name).filter(|op| !op.is_float()) {
            self.c.take(word);
            let flags = self.integer_flags();
            self.c.require(b'(')?;
            let (a_ty, a) = self.typed_constant()?;
            self.c.require(b',')?;
            let (b_ty, b) = self.typed_constant()?;
            self.c.require(b')')?;
            if a_ty != b_ty || !self.m.cx.types.scalar(a_ty).is_int() {
                return Err(self.c.error_at(start, "operands must be integers of one type"));
            }
            (a_ty, ConstExpr::Binary { op, flags, operands: [a, b] })
        } else {
            match word.key {
                kw::EXTRACTELEMENT | kw::INSERTELEMENT | kw::SHUFFLEVECTOR => {
                    self.c.take(word);
                    self.constant_vector_expression(word.key, start)?
                }
                kw::ICMP
                | kw::FCMP
                | kw::SELECT
                | kw::EXTRACTVALUE
                | kw::INSERTVALUE
                | kw::FADD
                | kw::FSUB
                | kw::FMUL
                | kw::FDIV
                | kw::FREM
                | kw::FNEG => {
                    return Err(self
                        .c
                        .error(format!("constant expression '{name}' is not supported"))
                        .with_note("LLVM 18 and newer write none"));
                }
                _ => return Err(self.c.expected("a value")),
            }
        };
        Ok((result, self.m.cx.consts.intern(ConstData::Expr { ty: result, expr })))
    }

    fn constant_cast(&mut self, op: CastOp) -> Result<(Type, ConstExpr)> {
        // Flags that older versions wrote here say nothing about a constant.
        let _flags = self.cast_flags();
        self.c.require(b'(')?;
        self.c.peek();
        let start = self.c.pos;
        let (from, value) = self.typed_constant()?;
        self.c.require_word("to")?;
        let to = self.value_type()?;
        self.check_cast(op, from, to, start)?;
        self.c.require(b')')?;
        Ok((to, ConstExpr::Cast { op, value }))
    }

    fn constant_gep(&mut self) -> Result<(Type, ConstExpr)> {
        let mut inrange = None;
        let mut flags = self.gep_flags();
        if self.c.eat_word(kw::INRANGE) {
            self.c.require(b'(')?;
            let low = self.c.i128()?;
            self.c.require(b',')?;
            let high = self.c.i128()?;
            self.c.require(b')')?;
            let narrow = |n: i128| i64::try_from(n).ok();
            inrange = narrow(low).zip(narrow(high));
            if inrange.is_none() {
                return Err(self.c.error("number is too large"));
            }
            flags = flags.union(self.gep_flags());
        }
        self.c.require(b'(')?;
        let source = self.value_type()?;
        let mut operands = Vec::new();
        let mut types = Vec::new();
        self.c.peek();
        let start = self.c.pos;
        while self.c.eat(b',') {
            // LLVM 18 and older marked one index; what it says is a hint that we do without.
            self.c.eat_word(kw::INRANGE);
            let (ty, c) = self.typed_constant()?;
            types.push(ty);
            operands.push(c);
        }
        self.c.require(b')')?;
        let indices: Vec<ir::ssa::Value> = operands.iter().skip(1).map(|&c| c.into()).collect();
        let ty = self.gep_type(source, &types, &indices, start)?;
        Ok((ty, ConstExpr::Gep { source, flags, inrange, operands: operands.into() }))
    }

    fn constant_vector_expression(
        &mut self,
        key: kw::Key,
        start: usize,
    ) -> Result<(Type, ConstExpr)> {
        self.c.require(b'(')?;
        let (vector_ty, a) = self.typed_constant()?;
        self.c.require(b',')?;
        let (b_ty, b) = self.typed_constant()?;
        let Some((elem, _)) = self.m.cx.types.vector_parts(vector_ty) else {
            return Err(self.c.error_at(start, "the first operand must be a vector"));
        };
        let result = match key {
            kw::EXTRACTELEMENT => {
                if !b_ty.is_int() {
                    return Err(self.c.error_at(start, "the index must be an integer"));
                }
                (elem, ConstExpr::ExtractElement([a, b]))
            }
            kw::INSERTELEMENT => {
                self.c.require(b',')?;
                let (index_ty, index) = self.typed_constant()?;
                if b_ty != elem || !index_ty.is_int() {
                    return Err(self.c.error_at(start, "operand types do not match"));
                }
                (vector_ty, ConstExpr::InsertElement([a, b, index]))
            }
            _ => {
                if b_ty != vector_ty {
                    return Err(self.c.error_at(start, "operands must have one type"));
                }
                self.c.require(b',')?;
                let mask = self.shuffle_mask(vector_ty)?;
                let lanes = mask.len() as u32;
                (
                    self.m.cx.types.vector(elem, lanes),
                    ConstExpr::ShuffleVector { operands: [a, b], mask: mask.into() },
                )
            }
        };
        self.c.require(b')')?;
        Ok(result)
    }

    /// The typed mask operand of a `shufflevector` of vectors of type `ty`.
    pub(crate) fn shuffle_mask(&mut self, ty: Type) -> Result<Vec<i32>> {
        self.c.peek();
        let start = self.c.pos;
        let mask_ty = self.ty()?;
        let lanes = match self.m.cx.types.kind(mask_ty) {
            TypeKind::Vector { elem: Type::I32, lanes, scalable: false } if lanes <= 1 << 16 => {
                lanes
            }
            _ => return Err(self.c.error_at(start, "expected a vector of i32 as the mask")),
        };
        let mask = self.constant(mask_ty)?;
        let mask = self.m.cx.consts.as_shuffle_mask(mask, lanes, self.m.cx.types.lanes(ty));
        mask.ok_or_else(|| self.c.error_at(start, "invalid shuffle mask"))
    }

    /// Integer flags in any order.
    pub(crate) fn integer_flags(&mut self) -> Flags {
        self.flags_of(|key| match key {
            kw::NUW => Flags::NUW,
            kw::NSW => Flags::NSW,
            kw::EXACT => Flags::EXACT,
            kw::DISJOINT => Flags::DISJOINT,
            _ => Flags::NONE,
        })
    }

    /// Flags of casts in any order.
    pub(crate) fn cast_flags(&mut self) -> Flags {
        self.flags_of(|key| match key {
            kw::NUW => Flags::NUW,
            kw::NSW => Flags::NSW,
            kw::NNEG => Flags::NNEG,
            _ => Flags::NONE,
        })
    }

    /// Flags of `getelementptr` in any order.
    pub(crate) fn gep_flags(&mut self) -> Flags {
        self.flags_of(|key| match key {
            kw::NUW => Flags::NUW,
            kw::INBOUNDS => Flags::INBOUNDS,
            kw::NUSW => Flags::NUSW,
            _ => Flags::NONE,
        })
    }

    pub(crate) fn flags_of(&mut self, flag: impl Fn(kw::Key) -> Flags) -> Flags {
        let mut flags = Flags::NONE;
        loop {
            let word = self.c.word();
            let found = flag(word.key);
            if found.is_empty() {
                return flags;
            }
            flags = flags.union(found);
            self.c.take(word);
        }
    }

    /// The label of a `blockaddress` as text for messages.
    pub(crate) fn label_text(label: &Name<'a>) -> String {
        match label {
            Name::Number(n) => format!("%{n}"),
            Name::Text(t) => format!("%{}", String::from_utf8_lossy(t)),
        }
    }
}

/// A decimal number as two's complement of `width` bits. Quadratic, for numbers that are rare.
fn decimal_limbs(digits: &[u8], negative: bool, width: u32) -> Vec<u64> {
    // Four bits hold a decimal digit; the limbs above are all sign.
    let needed = (digits.len() / 16 + 2).min(width.div_ceil(64).max(2) as usize);
    let mut limbs = vec![0u64; needed];
    for &d in digits {
        let mut carry = u128::from(d - b'0');
        for limb in &mut limbs {
            let wide = u128::from(*limb) * 10 + carry;
            *limb = wide as u64;
            carry = wide >> 64;
        }
    }
    if negative {
        let mut carry = true;
        for limb in &mut limbs {
            let (value, over) = (!*limb).overflowing_add(u64::from(carry));
            *limb = value;
            carry = over;
        }
        limbs.resize(width.div_ceil(64).max(2) as usize, u64::MAX);
    }
    limbs
}

#[cfg(test)]
mod tests {
    use super::decimal_limbs;

    #[test]
    fn wide_decimals() {
        assert_eq!(decimal_limbs(b"18446744073709551616", false, 192), [0, 1, 0]);
        assert_eq!(decimal_limbs(b"1", true, 192), [u64::MAX; 3]);
    }
}
