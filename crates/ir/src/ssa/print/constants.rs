//! Constants.

use super::super::constants::{Const, ConstData, ConstExpr, InlineAsm, sign_extend};
use super::super::function::Block;
use super::super::instructions::Flags;
use super::super::module::Global;
use super::super::types::{Type, TypeKind};
use super::{Printer, floats};
use std::fmt::Write as _;

impl Printer<'_> {
    /// `type constant`
    pub(super) fn typed_constant(&mut self, c: Const) {
        let ty = self.cx.consts.ty(c);
        self.ty(ty);
        self.out.push(' ');
        self.constant(c);
    }

    /// A constant without its type.
    pub(super) fn constant(&mut self, c: Const) {
        let cx = self.cx;
        match &cx.consts[c] {
            ConstData::Int { ty: Type::I1, value } => {
                self.push(if *value == 0 { "false" } else { "true" });
            }
            ConstData::Int { ty, value } => {
                let width = ty.int_width().unwrap_or(128);
                let _ = write!(self.out, "{}", sign_extend(*value, width));
            }
            ConstData::WideInt { ty, limbs } => {
                self.wide_integer(ty.int_width().unwrap_or(0), limbs);
            }
            ConstData::Float { ty, bits } => {
                if let Some(kind) = ty.float_kind() {
                    floats::write_float(&mut self.out, kind, *bits);
                }
            }
            ConstData::Zero(ty) => self.push(if ty.is_ptr() { "null" } else { "zeroinitializer" }),
            ConstData::Undef(_) => self.push("undef"),
            ConstData::Poison(_) => self.push("poison"),
            ConstData::Aggregate { ty, elems } => self.aggregate(*ty, elems),
            ConstData::Bytes { data, .. } => {
                self.out.push('c');
                self.string(data);
            }
            ConstData::Global { global, .. } => self.global(*global),
            ConstData::Expr { expr, .. } => {
                let ty = cx.consts.ty(c);
                self.expression(ty, expr);
            }
            ConstData::BlockAddress { function, block, .. } => {
                self.push("blockaddress(");
                self.global(*function);
                self.push(", ");
                self.foreign_block(*function, *block);
                self.push(")");
            }
            ConstData::Wrapped { keyword, global, .. } => {
                self.word(keyword);
                self.global(*global);
            }
            ConstData::InlineAsm(asm) => self.inline_asm(asm),
            ConstData::TokenNone => self.push("none"),
        }
    }

    fn inline_asm(&mut self, asm: &InlineAsm) {
        self.push("asm ");
        for (set, word) in [
            (asm.side_effect, "sideeffect"),
            (asm.align_stack, "alignstack"),
            (asm.intel_dialect, "inteldialect"),
            (asm.unwind, "unwind"),
        ] {
            if set {
                self.word(word);
            }
        }
        self.string(&asm.template);
        self.push(", ");
        self.string(asm.constraints.as_bytes());
    }

    /// Decimal digits of a signed number, by division by 10^19.
    fn wide_integer(&mut self, width: u32, limbs: &[u64]) {
        let mut limbs = limbs.to_vec();
        let sign_bit = width.saturating_sub(1);
        let negative =
            limbs.get((sign_bit / 64) as usize).is_some_and(|l| l >> (sign_bit % 64) & 1 != 0);
        if negative {
            // The magnitude, within the width.
            let mut carry = true;
            for limb in &mut limbs {
                let (value, over) = (!*limb).overflowing_add(u64::from(carry));
                *limb = value;
                carry = over;
            }
            let spare = limbs.len() as u32 * 64 - width;
            if let Some(last) = limbs.last_mut() {
                *last &= u64::MAX >> spare;
            }
            self.out.push('-');
        }
        const CHUNK: u128 = 10_000_000_000_000_000_000;
        let mut chunks = Vec::new();
        while limbs.iter().any(|&l| l != 0) {
            let mut rest = 0u128;
            for limb in limbs.iter_mut().rev() {
                let wide = rest << 64 | u128::from(*limb);
                *limb = (wide / CHUNK) as u64;
                rest = wide % CHUNK;
            }
            chunks.push(rest as u64);
            while limbs.last() == Some(&0) {
                limbs.pop();
            }
        }
        let first = chunks.pop().unwrap_or(0);
        self.number(first);
        for chunk in chunks.iter().rev() {
            let _ = write!(self.out, "{chunk:019}");
        }
    }

    fn aggregate(&mut self, ty: Type, elems: &[Const]) {
        let (open, close) = match self.cx.types.kind(ty) {
            TypeKind::Array { .. } => ("[", "]"),
            TypeKind::Vector { .. } => {
                if let Some(&first) = elems.first()
                    && elems.iter().all(|&e| e == first)
                    && matches!(
                        self.cx.consts[first],
                        ConstData::Int { .. } | ConstData::Float { .. } | ConstData::WideInt { .. }
                    )
                {
                    self.push("splat (");
                    self.typed_constant(first);
                    self.push(")");
                    return;
                }
                ("<", ">")
            }
            TypeKind::Struct { packed: true, .. } => ("<{ ", " }>"),
            _ => ("{ ", " }"),
        };
        self.push(open);
        for (n, &elem) in elems.iter().enumerate() {
            if n != 0 {
                self.push(", ");
            }
            self.typed_constant(elem);
        }
        self.push(close);
    }

    /// Flags after an opcode, each with a space in front.
    pub(super) fn flags(&mut self, flags: Flags) {
        for name in flags.names() {
            self.out.push(' ');
            self.push(name);
        }
    }

    /// Flags of a `getelementptr`, in LLVM's order.
    pub(super) fn gep_flags(&mut self, flags: Flags) {
        if flags.contains(Flags::INBOUNDS) {
            self.push(" inbounds");
        } else if flags.contains(Flags::NUSW) {
            self.push(" nusw");
        }
        if flags.contains(Flags::NUW) {
            self.push(" nuw");
        }
    }

    fn operands(&mut self, operands: &[Const]) {
        for (n, &c) in operands.iter().enumerate() {
            if n != 0 {
                self.push(", ");
            }
            self.typed_constant(c);
        }
    }

    fn expression(&mut self, ty: Type, expr: &ConstExpr) {
        match expr {
            ConstExpr::Gep { source, flags, inrange, operands } => {
                self.push("getelementptr");
                self.gep_flags(*flags);
                if let Some((low, high)) = inrange {
                    let _ = write!(self.out, " inrange({low}, {high})");
                }
                self.push(" (");
                self.ty(*source);
                self.push(", ");
                self.operands(operands);
            }
            ConstExpr::Cast { op, value } => {
                self.push(op.name());
                self.push(" (");
                self.typed_constant(*value);
                self.push(" to ");
                self.ty(ty);
            }
            ConstExpr::Binary { op, flags, operands } => {
                self.push(op.name());
                self.flags(*flags);
                self.push(" (");
                self.operands(operands);
            }
            ConstExpr::ExtractElement(operands) => {
                self.push("extractelement (");
                self.operands(operands);
            }
            ConstExpr::InsertElement(operands) => {
                self.push("insertelement (");
                self.operands(operands);
            }
            ConstExpr::ShuffleVector { operands, mask } => {
                self.push("shufflevector (");
                self.operands(operands);
                self.push(", ");
                self.shuffle_mask(mask);
            }
        }
        self.push(")");
    }

    /// A mask with its type.
    pub(super) fn shuffle_mask(&mut self, mask: &[i32]) {
        let _ = write!(self.out, "<{} x i32> ", mask.len());
        if mask.iter().all(|&m| m == 0) {
            self.push("zeroinitializer");
            return;
        }
        if mask.iter().all(|&m| m < 0) {
            self.push("poison");
            return;
        }
        if mask.iter().all(|&m| m == mask[0]) {
            let _ = write!(self.out, "splat (i32 {})", mask[0]);
            return;
        }
        self.push("<");
        for (n, &index) in mask.iter().enumerate() {
            self.push(if n == 0 { "i32 " } else { ", i32 " });
            if index < 0 {
                self.push("poison");
            } else {
                self.number(index as u64);
            }
        }
        self.push(">");
    }

    /// The name of a block of another function.
    fn foreign_block(&mut self, function: Global, block: Block) {
        match self.blocks.as_ref().and_then(|b| b.get(&(function, block))) {
            Some(name) => self.out.push_str(name),
            None => {
                let _ = write!(self.out, "%<{block:?}>");
            }
        }
    }
}
