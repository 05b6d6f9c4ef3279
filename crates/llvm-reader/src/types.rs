//! Types, and the checks that named structs need once all of them are known.

use crate::cursor::{Name, Result};
use crate::keywords as kw;
use crate::state::Parser;
use ir::map::Map;
use ir::ssa::types::MAX_INT_WIDTH;
use ir::ssa::{Type, TypeKind};

/// Structs may be nested this deep, through names too.
const MAX_TYPE_DEPTH: u32 = 200;

impl Parser<'_> {
    /// A type. Pointers to a type, as they were written before LLVM 15, are pointers.
    pub(crate) fn ty(&mut self) -> Result<Type> {
        let mut ty = match self.c.common_type() {
            Some(ty) => ty,
            None => self.type_head()?,
        };
        loop {
            match self.c.peek() {
                b'(' => ty = self.function_type(ty)?,
                b'*' => ty = self.typed_pointer(ty, 0)?,
                b'a' => match self.optional_address_space()? {
                    Some(space) => ty = self.typed_pointer(ty, space)?,
                    None => return Ok(ty),
                },
                _ => return Ok(ty),
            }
        }
    }

    /// The rest of a pointer to `ty`, from its star on.
    #[cold]
    fn typed_pointer(&mut self, ty: Type, space: u32) -> Result<Type> {
        if matches!(self.m.cx.types.kind(ty), TypeKind::Void | TypeKind::Label | TypeKind::Metadata)
        {
            return Err(self.c.error("there are no pointers to this type; use 'ptr'"));
        }
        self.c.require(b'*')?;
        Ok(Type::ptr(space))
    }

    /// A type that a value can have.
    pub(crate) fn value_type(&mut self) -> Result<Type> {
        self.c.peek();
        let start = self.c.pos;
        if let Some(ty) = self.c.common_type() {
            // A function type or a typed pointer may begin with it, but hardly ever does.
            if !matches!(self.c.peek(), b'(' | b'*' | b'a') {
                return Ok(ty);
            }
            self.c.pos = start;
        }
        let ty = self.ty()?;
        self.check_value_type(ty, start)?;
        Ok(ty)
    }

    pub(crate) fn check_value_type(&self, ty: Type, start: usize) -> Result<()> {
        if ty.is_int() || ty.is_ptr() || ty.is_vector() || ty.is_float() {
            return Ok(());
        }
        let bad = matches!(
            self.m.cx.types.kind(ty),
            TypeKind::Void | TypeKind::Label | TypeKind::Function { .. }
        );
        if bad {
            let text = self.m.cx.types.display(ty).to_string();
            return Err(self.c.error_at(start, format!("a value cannot have type '{text}'")));
        }
        Ok(())
    }

    /// A type without what may follow it.
    fn type_head(&mut self) -> Result<Type> {
        match self.c.peek() {
            b'%' => return self.named_type(),
            b'[' => return self.array_type(),
            b'<' => return self.angle_type(),
            b'{' => {
                self.c.pos += 1;
                let fields = self.struct_fields()?;
                return Ok(self.m.cx.types.literal_struct(&fields, false));
            }
            _ => {}
        }
        let word = self.c.word();
        let bytes = &self.c.text[word.start..word.end];
        if bytes.len() > 1 && bytes[0] == b'i' && bytes[1..].iter().all(u8::is_ascii_digit) {
            let width = bytes[1..]
                .iter()
                .fold(0u64, |n, d| n.saturating_mul(10).saturating_add(u64::from(d - b'0')));
            if width == 0 || width > u64::from(MAX_INT_WIDTH) {
                return Err(self
                    .c
                    .error(format!("the width of an integer type is 1 to {MAX_INT_WIDTH} bits")));
            }
            self.c.take(word);
            return Ok(Type::int(width as u32));
        }
        let ty = match word.key {
            kw::PTR => {
                self.c.take(word);
                let space = self.optional_address_space()?.unwrap_or(0);
                return Ok(Type::ptr(space));
            }
            kw::VOID => Type::VOID,
            kw::FLOAT => Type::FLOAT,
            kw::DOUBLE => Type::DOUBLE,
            kw::HALF => Type::HALF,
            kw::BFLOAT => Type::BFLOAT,
            kw::FP128 => Type::float(ir::ssa::FloatKind::Fp128),
            kw::X86_FP80 => Type::float(ir::ssa::FloatKind::X86Fp80),
            kw::PPC_FP128 => Type::float(ir::ssa::FloatKind::PpcFp128),
            kw::LABEL => Type::LABEL,
            kw::METADATA => Type::METADATA,
            kw::TOKEN => Type::TOKEN,
            kw::TARGET => return self.target_type(),
            kw::X86_MMX | kw::X86_AMX => {
                return Err(self
                    .c
                    .error(format!("type '{}' is not supported", self.c.text_of(word))));
            }
            _ => return Err(self.c.expected("a type")),
        };
        self.c.take(word);
        Ok(ty)
    }

    /// `addrspace(n)`, if it is next.
    pub(crate) fn optional_address_space(&mut self) -> Result<Option<u32>> {
        if !self.c.eat_word(kw::ADDRSPACE) {
            return Ok(None);
        }
        self.c.require(b'(')?;
        self.c.peek();
        let start = self.c.pos;
        let space = if self.c.byte() == b'"' {
            let layout = self.m.cx.data_layout();
            let spaces = (layout.alloca_space, layout.global_space, layout.program_space);
            match &*self.c.string()? {
                b"A" => spaces.0,
                b"G" => spaces.1,
                b"P" => spaces.2,
                _ => return Err(self.c.error_at(start, "expected \"A\", \"G\" or \"P\"")),
            }
        } else {
            self.c.u32()?
        };
        if space >= 1 << 24 {
            return Err(self.c.error_at(start, "an address space has at most 24 bits"));
        }
        self.c.require(b')')?;
        Ok(Some(space))
    }

    fn named_type(&mut self) -> Result<Type> {
        let start = self.c.pos;
        self.c.pos += 1;
        let name = self.c.name()?;
        self.type_by_name(&name, start)
    }

    fn type_by_name(&mut self, name: &Name<'_>, start: usize) -> Result<Type> {
        let digits;
        let text: &str = match name {
            Name::Number(n) => {
                digits = n.to_string();
                &digits
            }
            Name::Text(bytes) => std::str::from_utf8(bytes)
                .map_err(|_| self.c.error_at(start, "a name that is not UTF-8 is not supported"))?,
        };
        if let Some(ty) = self.m.cx.types.find_named(text) {
            return Ok(ty);
        }
        let ty = self.m.cx.types.named_struct(text);
        self.types.mentioned.push((ty, start));
        Ok(ty)
    }

    /// `%name = type …`, from the `%` on.
    pub(crate) fn type_definition(&mut self) -> Result<()> {
        let start = self.c.pos;
        self.c.pos += 1;
        let name = self.c.name()?;
        self.c.require(b'=')?;
        self.c.require_word("type")?;
        let mentioned = self.types.mentioned.len();
        let ty = self.type_by_name(&name, start)?;
        let is_new = self.types.mentioned.len() > mentioned;
        if self.types.defined.contains_key(&ty)
            || !matches!(self.m.cx.types.kind(ty), TypeKind::Struct { name: Some(_), .. })
        {
            return Err(self.c.error_at(start, "redefinition of type"));
        }
        if self.c.eat_word(kw::OPAQUE) {
            self.types.defined.insert(ty, ());
            return Ok(());
        }
        let packed = match self.c.peek() {
            b'{' => false,
            b'<' if self.next_after(1) == b'{' => {
                self.c.require(b'<')?;
                true
            }
            _ => {
                // `%T = type i32`: the name is just another word for the type.
                if !is_new {
                    return Err(self
                        .c
                        .error_at(start, "a name used before its definition must be a struct"));
                }
                let Name::Text(text) = &name else {
                    return Err(self.c.expected("'{', '<{' or 'opaque'"));
                };
                let text = String::from_utf8_lossy(text).into_owned();
                let other = self.ty()?;
                if other == ty {
                    return Err(self.c.error_at(start, "a type cannot be itself"));
                }
                self.types.defined.insert(ty, ());
                self.m.cx.types.alias_name(&text, other);
                return Ok(());
            }
        };
        self.c.require(b'{')?;
        let fields = self.struct_fields()?;
        if packed {
            self.c.require(b'>')?;
        }
        self.types.defined.insert(ty, ());
        self.m.cx.types.set_struct_body(ty, &fields, packed);
        Ok(())
    }

    /// The byte that follows `n` bytes on, white space skipped.
    pub(crate) fn next_after(&mut self, n: usize) -> u8 {
        let pos = self.c.pos;
        self.c.pos += n;
        let byte = self.c.peek();
        self.c.pos = pos;
        byte
    }

    /// Fields after a `{`, with the `}`.
    fn struct_fields(&mut self) -> Result<Vec<Type>> {
        let mut fields = Vec::new();
        if self.c.eat(b'}') {
            return Ok(fields);
        }
        self.enter()?;
        loop {
            fields.push(self.element_type()?);
            if !self.c.eat(b',') {
                break;
            }
        }
        self.leave();
        if !self.c.eat(b'}') {
            return Err(self.c.expected("',' or '}'"));
        }
        Ok(fields)
    }

    fn element_type(&mut self) -> Result<Type> {
        self.c.peek();
        let start = self.c.pos;
        let ty = self.ty()?;
        let bad = match self.m.cx.types.kind(ty) {
            TypeKind::Void | TypeKind::Label | TypeKind::Metadata | TypeKind::Token => true,
            TypeKind::Function { .. } => true,
            TypeKind::Vector { scalable, .. } => scalable,
            _ => false,
        };
        if bad {
            let text = self.m.cx.types.display(ty).to_string();
            return Err(self
                .c
                .error_at(start, format!("type '{text}' cannot be an element of another type")));
        }
        Ok(ty)
    }

    fn array_type(&mut self) -> Result<Type> {
        self.c.require(b'[')?;
        let len = self.c.u64()?;
        self.c.require_word("x")?;
        self.enter()?;
        let elem = self.element_type()?;
        self.leave();
        self.c.require(b']')?;
        Ok(self.m.cx.types.array(elem, len))
    }

    /// A vector or packed struct, from the `<` on.
    fn angle_type(&mut self) -> Result<Type> {
        self.c.require(b'<')?;
        if self.c.eat(b'{') {
            let fields = self.struct_fields()?;
            self.c.require(b'>')?;
            return Ok(self.m.cx.types.literal_struct(&fields, true));
        }
        let scalable = self.c.eat_word(kw::VSCALE);
        if scalable {
            self.c.require_word("x")?;
        }
        self.c.peek();
        let start = self.c.pos;
        let lanes = self.c.u32()?;
        if lanes == 0 {
            return Err(self.c.error_at(start, "a vector has at least one element"));
        }
        self.c.require_word("x")?;
        self.c.peek();
        let start = self.c.pos;
        self.enter()?;
        let elem = self.ty()?;
        self.leave();
        if !(elem.is_int() || elem.is_float() || elem.is_ptr()) {
            return Err(self
                .c
                .error_at(start, "the elements of a vector are integers, floats or pointers"));
        }
        self.c.require(b'>')?;
        let types = &mut self.m.cx.types;
        Ok(if scalable { types.scalable_vector(elem, lanes) } else { types.vector(elem, lanes) })
    }

    fn function_type(&mut self, ret: Type) -> Result<Type> {
        if matches!(
            self.m.cx.types.kind(ret),
            TypeKind::Label | TypeKind::Metadata | TypeKind::Function { .. }
        ) {
            return Err(self.c.error("a function cannot return a value of this type"));
        }
        self.c.require(b'(')?;
        let mut params = Vec::new();
        let mut varargs = false;
        if !self.c.eat(b')') {
            self.enter()?;
            loop {
                if self.eat_dots() {
                    varargs = true;
                    break;
                }
                params.push(self.parameter_type()?);
                if !self.c.eat(b',') {
                    break;
                }
            }
            self.leave();
            self.c.require(b')')?;
        }
        Ok(self.m.cx.types.function(ret, &params, varargs))
    }

    /// `...`, if it is next.
    pub(crate) fn eat_dots(&mut self) -> bool {
        let found = self.c.peek() == b'.' && self.c.text[self.c.pos..].starts_with(b"...");
        if found {
            self.c.pos += 3;
        }
        found
    }

    /// A type that a parameter can have.
    pub(crate) fn parameter_type(&mut self) -> Result<Type> {
        self.c.peek();
        let start = self.c.pos;
        let ty = self.ty()?;
        if matches!(self.m.cx.types.kind(ty), TypeKind::Void | TypeKind::Function { .. }) {
            let text = self.m.cx.types.display(ty).to_string();
            return Err(self.c.error_at(start, format!("a parameter cannot have type '{text}'")));
        }
        Ok(ty)
    }

    /// `target("name", types…, numbers…)`
    fn target_type(&mut self) -> Result<Type> {
        self.c.require_word("target")?;
        self.c.require(b'(')?;
        let name = self.c.utf8_string()?;
        let (mut types, mut ints) = (Vec::new(), Vec::new());
        self.enter()?;
        while self.c.eat(b',') {
            if self.c.peek().is_ascii_digit() {
                ints.push(self.c.u32()?);
            } else if ints.is_empty() {
                types.push(self.ty()?);
            } else {
                return Err(self.c.expected("a number"));
            }
        }
        self.leave();
        self.c.require(b')')?;
        Ok(self.m.cx.types.target_ext(&name, &types, &ints))
    }

    /// Whether `ty` has a size: everything within it is defined, and it does not contain itself.
    pub(crate) fn is_sized(&mut self, ty: Type) -> bool {
        if ty.is_int() || ty.is_ptr() || ty.is_float() || ty.is_vector() {
            return true;
        }
        if !ty.is_table_entry() {
            return false;
        }
        if self.types.sized.contains_key(&ty) {
            return true;
        }
        let mut depths = Map::default();
        if self.type_depth(ty, &mut depths).is_err() {
            return false;
        }
        let mut stack = vec![ty];
        let mut seen: Map<Type, ()> = Map::default();
        while let Some(ty) = stack.pop() {
            if seen.insert(ty, ()).is_some() {
                continue;
            }
            match self.m.cx.types.kind(ty) {
                TypeKind::Array { elem, .. } => stack.push(elem),
                TypeKind::Struct { fields: Some(fields), .. } => {
                    stack.extend(fields.iter().copied().filter(|f| f.is_table_entry()));
                }
                TypeKind::Int(_)
                | TypeKind::Ptr(_)
                | TypeKind::Float(_)
                | TypeKind::Vector { .. } => {}
                // Target types have a size that only the target knows.
                TypeKind::TargetExt { .. } => {}
                _ => return false,
            }
        }
        self.types.sized.insert(ty, ());
        true
    }

    /// Checks that every struct mentioned is defined, and that none contains itself.
    pub(crate) fn check_types(&mut self) -> Result<()> {
        for &(ty, start) in &self.types.mentioned {
            if !self.types.defined.contains_key(&ty) {
                let text = self.m.cx.types.display(ty).to_string();
                return Err(self.c.error_at(start, format!("use of undefined type '{text}'")));
            }
        }
        let mut depths = Map::default();
        for n in 0..self.types.mentioned.len() {
            let (ty, start) = self.types.mentioned[n];
            if let Err(what) = self.type_depth(ty, &mut depths) {
                let text = self.m.cx.types.display(ty).to_string();
                return Err(self.c.error_at(start, format!("type '{text}' {what}")));
            }
        }
        Ok(())
    }

    /// Computes the depth at which `root` nests types, by a walk with an explicit stack: an element is pushed until its
    /// own depth is known. `None` in the map marks a type that is being walked.
    fn type_depth(
        &self,
        root: Type,
        depths: &mut Map<Type, Option<u32>>,
    ) -> core::result::Result<(), &'static str> {
        let types = &self.m.cx.types;
        let mut stack = vec![root];
        while let Some(&ty) = stack.last() {
            if let Some(Some(_)) = depths.get(&ty) {
                stack.pop();
                continue;
            }
            let elems: Vec<Type> = match types.kind(ty) {
                TypeKind::Array { elem, .. } => vec![elem],
                TypeKind::Struct { fields: Some(fields), .. } => {
                    fields.iter().copied().filter(|f| f.is_table_entry()).collect()
                }
                _ => Vec::new(),
            };
            let first_visit = depths.insert(ty, None).is_none();
            let mut depth = 0;
            let mut complete = true;
            for elem in elems {
                match depths.get(&elem) {
                    Some(Some(d)) => depth = depth.max(d + 1),
                    Some(None) => return Err("contains itself"),
                    None if elem.is_table_entry() => {
                        complete = false;
                        stack.push(elem);
                    }
                    None => {}
                }
            }
            debug_assert!(first_visit || complete, "elements are walked before their owner");
            if complete {
                if depth > MAX_TYPE_DEPTH {
                    return Err("is nested too deeply");
                }
                depths.insert(ty, Some(depth));
                stack.pop();
            }
        }
        Ok(())
    }
}
