//! Statements and expressions of a generated function.

use super::choices::Choices;
use super::types::{STRUCT_FIELDS, Ty};
use super::{INPUT_LEN, Signature, Target};
use std::fmt::Write;

/// Writes one function's statements; keeps the values that dominate the place of writing.
pub(crate) struct FunctionWriter<'a> {
    text: &'a mut String,
    choices: &'a mut Choices,
    callees: &'a [Signature],
    target: Target,
    /// Whether barriers, warp operations and the kernel's buffers are at hand.
    kernel: bool,
    /// The by-value structure parameter, if there is one.
    pub(crate) by_value: Option<String>,
    values: Vec<(Ty, String)>,
    counter: u32,
    /// Name of the block being written, for phis.
    block: String,
    /// Depth of divergent control flow.
    divergence: u32,
    loops: u32,
    /// Allocas, put into the entry block at the end, and their place.
    allocas: String,
    entry: usize,
}

const INT_OPS: &[&str] = &[
    "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem",
];
/// Intrinsics of two integers; the first four for every target.
const MORE_BINARY: &[&str] =
    &["smax", "umin", "uadd.sat", "ssub.sat", "smin", "umax", "usub.sat", "sadd.sat"];
const INT_CONDITIONS: &[&str] =
    &["eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"];
const FLOAT_CONDITIONS: &[&str] = &[
    "olt", "ogt", "oeq", "one", "ole", "oge", "ord", "uno", "ult", "ugt", "ueq", "une", "ule",
    "uge",
];

impl<'a> FunctionWriter<'a> {
    pub(crate) fn new(
        text: &'a mut String,
        choices: &'a mut Choices,
        callees: &'a [Signature],
        target: Target,
        kernel: bool,
    ) -> FunctionWriter<'a> {
        if !kernel {
            text.push_str("entry:\n");
        }
        let entry = text.len();
        FunctionWriter {
            allocas: String::new(),
            entry,
            text,
            choices,
            callees,
            target,
            kernel,
            by_value: None,
            values: Vec::new(),
            counter: 0,
            block: "entry".into(),
            divergence: 0,
            loops: 0,
        }
    }

    pub(crate) fn add_value(&mut self, ty: Ty, name: String) {
        self.values.push((ty, name));
    }

    /// Writes a line into the entry block, after the variables of the stack.
    pub(crate) fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "  {text}");
    }

    fn fresh(&mut self) -> String {
        self.counter += 1;
        format!("%t{}", self.counter)
    }

    fn alloca(&mut self, ty: &str, align: u32) -> String {
        let name = self.fresh();
        self.alloca_named(&name, ty, align);
        name
    }

    /// Declares a variable of the stack by its generic address; if the stack has a space of its own, its address there
    /// has the name with the suffix `.p`.
    pub(crate) fn alloca_named(&mut self, name: &str, ty: &str, align: u32) {
        let _ = match self.target {
            Target::Nvptx | Target::Spir | Target::SpirFloat => {
                writeln!(self.allocas, "  {name} = alloca {ty}, align {align}")
            }
            Target::Amdgpu(_) => writeln!(
                self.allocas,
                "  {name}.p = alloca {ty}, align {align}, addrspace(5)\n  \
                 {name} = addrspacecast ptr addrspace(5) {name}.p to ptr"
            ),
        };
    }

    /// Whether all kinds of statements are made. NVIDIA's programs stay as they have been.
    fn rich(&self) -> bool {
        self.target != Target::Nvptx
    }

    fn any_type(&mut self) -> Ty {
        let ty = *self.choices.pick(if self.rich() { Ty::ALL_PACKED } else { Ty::ALL });
        self.target.known(ty)
    }

    /// Puts the allocas into the entry block. To be called when the function is written.
    pub(crate) fn finish(self) {
        self.text.insert_str(self.entry, &self.allocas);
    }

    fn label(&mut self) -> String {
        self.counter += 1;
        format!("b{}", self.counter)
    }

    /// Writes `%t = text` and gives the name.
    fn define(&mut self, text: &str) -> String {
        let name = self.fresh();
        let _ = writeln!(self.text, "  {name} = {text}");
        name
    }

    fn start_block(&mut self, label: String) {
        let _ = writeln!(self.text, "{label}:");
        self.block = label;
    }

    fn constant(&mut self, ty: Ty) -> String {
        const INTS: &[i64] = &[1, 0, 2, 3, 7, -1, 13, 64, 127, -128, 0x5a5a];
        const FLOATS: &[&str] = &["1.0", "0.0", "2.0", "-1.5", "0.25", "-0.0", "100.0"];
        match ty {
            Ty::I1 => (*self.choices.pick(&["true", "false"])).into(),
            Ty::V2I32 => "<i32 3, i32 -5>".into(),
            Ty::V4Float => "<float 1.0, float 2.0, float -0.5, float 0.0>".into(),
            Ty::V2I16 => "<i16 7, i16 -300>".into(),
            Ty::V2Half => "<half 1.0, half -2.5>".into(),
            Ty::V4I8 => "<i8 1, i8 -2, i8 127, i8 50>".into(),
            ty if ty.is_int() => {
                let n = *self.choices.pick(INTS);
                let shift = 64 - ty.bits().min(64);
                ((n << shift) >> shift).to_string()
            }
            _ => (*self.choices.pick(FLOATS)).into(),
        }
    }

    /// Some value of type `ty`: one that exists, a constant, or (seldom) made by converting.
    pub(crate) fn value(&mut self, ty: Ty) -> String {
        let existing: Vec<usize> =
            (0..self.values.len()).filter(|&n| self.values[n].0 == ty).collect();
        if existing.is_empty() || self.choices.chance(1, 8) {
            return self.constant(ty);
        }
        // The newest is the likeliest, so that chains become long.
        let back = self
            .choices
            .below(existing.len() as u32)
            .min(self.choices.below(existing.len() as u32));
        self.values[existing[existing.len() - 1 - back as usize]].1.clone()
    }

    /// A value that is no NaN, so that its bits and its sign are determined.
    fn ordered(&mut self, ty: Ty) -> String {
        let v = self.value(ty);
        let t = ty.name();
        let nan = self.define(&format!("fcmp uno {t} {v}, {v}"));
        self.define(&format!("select i1 {nan}, {t} 1.0, {t} {v}"))
    }

    /// An `i64` index below `len`, a power of two.
    fn index(&mut self, len: u32) -> String {
        let v = self.value(Ty::I32);
        let masked = self.define(&format!("and i32 {v}, {}", len - 1));
        self.define(&format!("zext i32 {masked} to i64"))
    }

    /// Up to `count` statements; `depth` levels of control flow may be nested.
    pub(crate) fn statements(&mut self, count: u32, depth: u32) {
        for _ in 0..1 + self.choices.below(count) {
            let kinds = match (depth > 0, self.rich()) {
                (true, true) => 17,
                (true, false) => 13,
                (false, _) => 8,
            };
            match self.choices.below(kinds) {
                0..=4 => self.arithmetic(),
                5 => self.memory(),
                6 => self.call(),
                7 => self.structure(),
                8 => self.if_else(depth - 1),
                9 => self.bounded_loop(depth - 1),
                10 => self.switch(depth - 1),
                11 => self.private_array(),
                12 => self.cooperative(),
                13 => self.loop_with_exits(depth - 1),
                14 => self.irreducible_loop(depth - 1),
                15 => self.short_circuit(depth - 1),
                _ => self.cooperative(),
            }
        }
    }

    fn arithmetic(&mut self) {
        let ty = self.any_type();
        let name = match ty {
            Ty::I1 => self.comparison(),
            Ty::V2I32 => self.int_vector(),
            Ty::V4Float => self.float_vector(),
            ty if ty.packed().is_some() => self.packed(ty),
            ty if ty.is_int() => self.int_op(ty),
            ty => self.float_op(ty),
        };
        self.add_value(ty, name);
    }

    fn comparison(&mut self) -> String {
        if self.choices.chance(1, 3) {
            let ty = self.target.known(*self.choices.pick(Ty::FLOATS));
            let (a, b) = (self.value(ty), self.value(ty));
            let cc = *self.choices.pick(FLOAT_CONDITIONS);
            return self.define(&format!("fcmp {cc} {} {a}, {b}", ty.name()));
        }
        if self.choices.chance(1, 5) {
            let (a, b) = (self.value(Ty::I1), self.value(Ty::I1));
            let op = *self.choices.pick(&["and", "or", "xor"]);
            return self.define(&format!("{op} i1 {a}, {b}"));
        }
        let ty = *self.choices.pick(Ty::INTS);
        let (a, b) = (self.value(ty), self.value(ty));
        let cc = *self.choices.pick(INT_CONDITIONS);
        self.define(&format!("icmp {cc} {} {a}, {b}", ty.name()))
    }

    fn int_op(&mut self, ty: Ty) -> String {
        let t = ty.name();
        match self.choices.below(10) {
            0..=3 => {
                let op = *self.choices.pick(INT_OPS);
                let (a, mut b) = (self.value(ty), self.value(ty));
                match op {
                    "shl" | "lshr" | "ashr" => {
                        b = self.define(&format!("and {t} {b}, {}", ty.bits() - 1));
                    }
                    "udiv" | "urem" | "sdiv" | "srem" => {
                        // Odd and positive: never zero, and no overflow of the quotient.
                        let small = self.define(&format!("and {t} {b}, 63"));
                        b = self.define(&format!("or {t} {small}, 1"));
                    }
                    _ => {}
                }
                self.define(&format!("{op} {t} {a}, {b}"))
            }
            4 => {
                // A division by a constant, as compilers see most.
                let op = *self.choices.pick(&["udiv", "urem", "sdiv", "srem"]);
                let a = self.value(ty);
                let b = *self.choices.pick(&["3", "7", "10", "8", "100", "-5", "1", "64", "127"]);
                self.define(&format!("{op} {t} {a}, {b}"))
            }
            5 => {
                let names: &[&str] = if self.rich() { MORE_BINARY } else { &MORE_BINARY[..4] };
                let name = *self.choices.pick(names);
                let (a, b) = (self.value(ty), self.value(ty));
                self.define(&format!("call {t} @llvm.{name}.{t}({t} {a}, {t} {b})"))
            }
            6 => {
                let a = self.value(ty);
                match self.choices.below(if self.rich() { 8 } else { 4 }) {
                    4 => self.define(&format!("call {t} @llvm.cttz.{t}({t} {a}, i1 false)")),
                    5 => self.define(&format!("call {t} @llvm.abs.{t}({t} {a}, i1 false)")),
                    6 => {
                        let b = self.value(ty);
                        let name = *self.choices.pick(&["fshr", "fshl"]);
                        self.define(&format!(
                            "call {t} @llvm.{name}.{t}({t} {a}, {t} {a}, {t} {b})"
                        ))
                    }
                    7 => self.high_product(ty),
                    0 => self.define(&format!("call {t} @llvm.ctpop.{t}({t} {a})")),
                    1 => self.define(&format!("call {t} @llvm.bitreverse.{t}({t} {a})")),
                    2 => self.define(&format!("call {t} @llvm.ctlz.{t}({t} {a}, i1 false)")),
                    _ => {
                        let (b, c) = (self.value(ty), self.value(ty));
                        self.define(&format!("call {t} @llvm.fshl.{t}({t} {a}, {t} {b}, {t} {c})"))
                    }
                }
            }
            7 => {
                let from = *self.choices.pick(Ty::INTS);
                let v = self.value(from);
                match from.bits().cmp(&ty.bits()) {
                    std::cmp::Ordering::Less => {
                        let op = *self.choices.pick(&["zext", "sext"]);
                        self.define(&format!("{op} {} {v} to {t}", from.name()))
                    }
                    std::cmp::Ordering::Greater => {
                        self.define(&format!("trunc {} {v} to {t}", from.name()))
                    }
                    std::cmp::Ordering::Equal => self.define(&format!("xor {t} {v}, -1")),
                }
            }
            8 => {
                let (c, a, b) = (self.value(Ty::I1), self.value(ty), self.value(ty));
                self.define(&format!("select i1 {c}, {t} {a}, {t} {b}"))
            }
            _ => self.int_from_other(ty),
        }
    }

    /// The upper half of a product.
    fn high_product(&mut self, ty: Ty) -> String {
        let t = ty.name();
        let (a, b) = (self.value(ty), self.value(ty));
        let bits = ty.bits();
        if bits == 128 {
            return self.define(&format!("mul {t} {a}, {b}"));
        }
        let ext = *self.choices.pick(&["zext", "sext"]);
        let wide = format!("i{}", bits * 2);
        let a = self.define(&format!("{ext} {t} {a} to {wide}"));
        let b = self.define(&format!("{ext} {t} {b} to {wide}"));
        let product = self.define(&format!("mul {wide} {a}, {b}"));
        let high = self.define(&format!("lshr {wide} {product}, {bits}"));
        self.define(&format!("trunc {wide} {high} to {t}"))
    }

    fn int_from_other(&mut self, ty: Ty) -> String {
        match ty {
            Ty::I32 => match self.choices.below(5) {
                0 => {
                    let v = self.value(Ty::Float);
                    self.define(&format!("call i32 @llvm.fptosi.sat.i32.f32(float {v})"))
                }
                1 => {
                    let from = self.target.known(Ty::Double);
                    let (v, t) = (self.value(from), from.name());
                    let name = format!("llvm.fptoui.sat.i32.{}", from.suffix());
                    self.define(&format!("call i32 @{name}({t} {v})"))
                }
                2 => {
                    let v = self.ordered(Ty::Float);
                    self.define(&format!("bitcast float {v} to i32"))
                }
                3 => {
                    let v = self.value(Ty::V2I32);
                    let lane = self.choices.below(2);
                    self.define(&format!("extractelement <2 x i32> {v}, i32 {lane}"))
                }
                _ => {
                    let (a, b) = (self.value(Ty::I32), self.value(Ty::I32));
                    let name = *self.choices.pick(&["uadd.with.overflow", "smul.with.overflow"]);
                    let pair = self
                        .define(&format!("call {{ i32, i1 }} @llvm.{name}.i32(i32 {a}, i32 {b})"));
                    let over = self.define(&format!("extractvalue {{ i32, i1 }} {pair}, 1"));
                    self.add_value(Ty::I1, over);
                    self.define(&format!("extractvalue {{ i32, i1 }} {pair}, 0"))
                }
            },
            Ty::I64 => match self.choices.below(3) {
                0 => {
                    let from = self.target.known(Ty::Double);
                    let (v, t) = (self.value(from), from.name());
                    let name = format!("llvm.fptosi.sat.i64.{}", from.suffix());
                    self.define(&format!("call i64 @{name}({t} {v})"))
                }
                1 => {
                    let from = self.target.known(Ty::Double);
                    let v = self.ordered(from);
                    if from == Ty::Double {
                        self.define(&format!("bitcast double {v} to i64"))
                    } else {
                        let bits = self.define(&format!("bitcast float {v} to i32"));
                        self.define(&format!("zext i32 {bits} to i64"))
                    }
                }
                _ => {
                    let (a, b) = (self.value(Ty::I64), self.value(Ty::I64));
                    let call = format!(
                        "call {{ i64, i1 }} @llvm.ssub.with.overflow.i64(i64 {a}, i64 {b})"
                    );
                    let pair = self.define(&call);
                    self.define(&format!("extractvalue {{ i64, i1 }} {pair}, 0"))
                }
            },
            Ty::I16 => {
                let v = self.ordered(Ty::Half);
                self.define(&format!("bitcast half {v} to i16"))
            }
            ty => {
                let v = self.value(Ty::I1);
                let op = *self.choices.pick(&["zext", "sext"]);
                self.define(&format!("{op} i1 {v} to {}", ty.name()))
            }
        }
    }

    fn float_op(&mut self, ty: Ty) -> String {
        let (t, s) = (ty.name(), ty.suffix());
        match self.choices.below(7) {
            0..=2 => {
                let ops: &[&str] = if ty == Ty::Half {
                    &["fadd", "fmul", "fsub"]
                } else {
                    &["fadd", "fmul", "fsub", "fdiv"]
                };
                let op = *self.choices.pick(ops);
                let (a, b) = (self.value(ty), self.value(ty));
                self.define(&format!("{op} {t} {a}, {b}"))
            }
            3 => {
                let (a, b, c) = (self.value(ty), self.value(ty), self.value(ty));
                self.define(&format!("call {t} @llvm.fma.{s}({t} {a}, {t} {b}, {t} {c})"))
            }
            4 => {
                let names: &[&str] =
                    if ty == Ty::Half { &["fabs"] } else { &["fabs", "sqrt", "floor", "trunc"] };
                let name = *self.choices.pick(names);
                let a = self.value(ty);
                self.define(&format!("call {t} @llvm.{name}.{s}({t} {a})"))
            }
            5 => {
                let (c, a, b) = (self.value(Ty::I1), self.value(ty), self.value(ty));
                self.define(&format!("select i1 {c}, {t} {a}, {t} {b}"))
            }
            _ => self.float_from_other(ty),
        }
    }

    fn float_from_other(&mut self, ty: Ty) -> String {
        let t = ty.name();
        match self.choices.below(3) {
            0 => {
                let from = *self.choices.pick(&[Ty::I32, Ty::I64, Ty::I16, Ty::I8]);
                let v = self.value(from);
                let op = *self.choices.pick(&["sitofp", "uitofp"]);
                self.define(&format!("{op} {} {v} to {t}", from.name()))
            }
            1 if ty == Ty::Float => {
                let v = self.value(Ty::V4Float);
                let lane = self.choices.below(4);
                self.define(&format!("extractelement <4 x float> {v}, i32 {lane}"))
            }
            _ => {
                let from = self.target.known(*self.choices.pick(Ty::FLOATS));
                let v = self.value(from);
                match from.bits().cmp(&ty.bits()) {
                    std::cmp::Ordering::Less => {
                        self.define(&format!("fpext {} {v} to {t}", from.name()))
                    }
                    std::cmp::Ordering::Greater => {
                        self.define(&format!("fptrunc {} {v} to {t}", from.name()))
                    }
                    std::cmp::Ordering::Equal => self.define(&format!("fneg {t} {v}")),
                }
            }
        }
    }

    fn int_vector(&mut self) -> String {
        let (a, b) = (self.value(Ty::V2I32), self.value(Ty::V2I32));
        match self.choices.below(3) {
            0 => {
                let op = *self.choices.pick(&["add", "xor", "mul", "and"]);
                self.define(&format!("{op} <2 x i32> {a}, {b}"))
            }
            1 => {
                let v = self.value(Ty::I32);
                let lane = self.choices.below(2);
                self.define(&format!("insertelement <2 x i32> {a}, i32 {v}, i32 {lane}"))
            }
            _ => self.define(&format!(
                "shufflevector <2 x i32> {a}, <2 x i32> {b}, <2 x i32> <i32 1, i32 2>"
            )),
        }
    }

    fn float_vector(&mut self) -> String {
        let (a, b) = (self.value(Ty::V4Float), self.value(Ty::V4Float));
        match self.choices.below(4) {
            0 => {
                let op = *self.choices.pick(&["fadd", "fmul", "fsub"]);
                self.define(&format!("{op} <4 x float> {a}, {b}"))
            }
            1 => {
                let v = self.value(Ty::Float);
                let lane = self.choices.below(4);
                self.define(&format!("insertelement <4 x float> {a}, float {v}, i32 {lane}"))
            }
            2 => {
                let mask = "<4 x i32> <i32 3, i32 0, i32 5, i32 6>";
                self.define(&format!("shufflevector <4 x float> {a}, <4 x float> {b}, {mask}"))
            }
            _ => {
                let c = self.value(Ty::I1);
                self.define(&format!("select i1 {c}, <4 x float> {a}, <4 x float> {b}"))
            }
        }
    }

    /// Vectors whose elements share a register.
    fn packed(&mut self, ty: Ty) -> String {
        let t = ty.name();
        let (element, lanes) = ty.packed().expect("a packed vector");
        let e = element.name();
        match self.choices.below(6) {
            0 | 1 if element == Ty::Half => {
                let op = *self.choices.pick(&["fadd", "fmul", "fsub"]);
                let (a, b) = (self.value(ty), self.value(ty));
                self.define(&format!("{op} {t} {a}, {b}"))
            }
            0 => {
                let op = *self.choices.pick(&["add", "sub", "mul", "and", "or", "xor"]);
                let (a, b) = (self.value(ty), self.value(ty));
                self.define(&format!("{op} {t} {a}, {b}"))
            }
            1 if ty == Ty::V2I16 => {
                let name = *self.choices.pick(&["smax", "umin", "uadd.sat", "ssub.sat"]);
                let (a, b) = (self.value(ty), self.value(ty));
                self.define(&format!("call {t} @llvm.{name}.v2i16({t} {a}, {t} {b})"))
            }
            1 => {
                let op = *self.choices.pick(&["shl", "lshr", "ashr"]);
                let (a, b) = (self.value(ty), self.value(ty));
                let seven = "<i8 7, i8 7, i8 7, i8 7>";
                let b = self.define(&format!("and {t} {b}, {seven}"));
                self.define(&format!("{op} {t} {a}, {b}"))
            }
            2 => {
                let (a, v) = (self.value(ty), self.value(element));
                let lane = self.choices.below(lanes);
                self.define(&format!("insertelement {t} {a}, {e} {v}, i32 {lane}"))
            }
            3 => {
                let (a, b) = (self.value(ty), self.value(ty));
                let mask: Vec<String> =
                    (0..lanes).map(|_| format!("i32 {}", self.choices.below(2 * lanes))).collect();
                let mask = mask.join(", ");
                self.define(&format!("shufflevector {t} {a}, {t} {b}, <{lanes} x i32> <{mask}>"))
            }
            4 => {
                let (a, at) = (self.value(ty), self.choices.below(lanes));
                let v = self.define(&format!("extractelement {t} {a}, i32 {at}"));
                self.add_value(element, v);
                a
            }
            _ => {
                let (c, a, b) = (self.value(Ty::I1), self.value(ty), self.value(ty));
                self.define(&format!("select i1 {c}, {t} {a}, {t} {b}"))
            }
        }
    }

    /// A load from a table or, in a kernel, from a buffer.
    fn memory(&mut self) {
        if !self.kernel || self.choices.chance(1, 4) {
            let at = self.index(16);
            let (space, table) = match self.target {
                Target::Nvptx => ("ptr", "@table"),
                Target::Amdgpu(_) => ("ptr", "addrspacecast (ptr addrspace(4) @table to ptr)"),
                Target::Spir | Target::SpirFloat => ("ptr addrspace(2)", "@table"),
            };
            let p = self.define(&format!(
                "getelementptr inbounds [16 x i32], {space} {table}, i64 0, i64 {at}"
            ));
            let v = self.define(&format!("load i32, {space} {p}, align 4"));
            return self.add_value(Ty::I32, v);
        }
        let wide = self.target.wide();
        match self.choices.below(6) {
            0 => {
                let at = self.index(INPUT_LEN);
                let p = self.define(&format!(
                    "getelementptr inbounds i32, ptr addrspace(1) %ints, i64 {at}"
                ));
                let v = self.define(&format!("load i32, ptr addrspace(1) {p}, align 4"));
                self.add_value(Ty::I32, v);
            }
            1 => {
                let at = self.index(INPUT_LEN);
                let p = self.define(&format!(
                    "getelementptr inbounds float, ptr addrspace(1) %floats, i64 {at}"
                ));
                let v = self.define(&format!("load float, ptr addrspace(1) {p}, align 4"));
                self.add_value(Ty::Float, v);
            }
            2 => {
                let at = self.index(INPUT_LEN);
                let p = self.define(&format!("getelementptr inbounds i64, {wide} %wide, i64 {at}"));
                let v = self.define(&format!("load i64, {wide} {p}, align 8"));
                self.add_value(Ty::I64, v);
            }
            3 => {
                let at = self.index(INPUT_LEN / 4);
                let p = self.define(&format!(
                    "getelementptr inbounds <4 x float>, ptr addrspace(1) %floats, i64 {at}"
                ));
                let v = self.define(&format!("load <4 x float>, ptr addrspace(1) {p}, align 16"));
                self.add_value(Ty::V4Float, v);
            }
            4 => {
                // Neighbouring narrow loads, fit for merging.
                let at = self.index(INPUT_LEN);
                let p = self.define(&format!("getelementptr inbounds i64, {wide} %wide, i64 {at}"));
                let q = self.define(&format!("getelementptr inbounds i8, {wide} {p}, i64 4"));
                let a = self.define(&format!("load i16, {wide} {p}, align 8"));
                let b = self.define(&format!("load i8, {wide} {q}, align 1"));
                self.add_value(Ty::I16, a);
                self.add_value(Ty::I8, b);
            }
            _ => {
                let slot = self.choices.below(8);
                let p = self.define(&format!(
                    "getelementptr inbounds i32, ptr addrspace(1) %counters, i64 {slot}"
                ));
                // One operation per slot, so that the order of threads cannot matter.
                let op = ["add", "xor", "umax", "smax", "and", "or", "umin", "add"][slot as usize];
                let op = if op == "smax" { "max" } else { op };
                let v = self.value(Ty::I32);
                let old = self.fresh();
                let _ = writeln!(
                    self.text,
                    "  {old} = atomicrmw {op} ptr addrspace(1) {p}, i32 {v} monotonic, align 4"
                );
            }
        }
    }

    fn call(&mut self) {
        let callees = self.callees;
        if callees.is_empty() || self.loops > 1 {
            return self.arithmetic();
        }
        let callee = self.choices.pick(callees);
        let mut args: Vec<String> =
            callee.params.iter().map(|&ty| format!("{} {}", ty.name(), self.value(ty))).collect();
        if callee.by_value {
            let s = match &self.by_value {
                Some(own) if self.choices.chance(1, 2) => own.clone(),
                _ => self.fresh_struct(),
            };
            args.push(match self.target {
                Target::Nvptx | Target::Spir | Target::SpirFloat => {
                    format!("ptr byval(%struct.P) align 8 {s}")
                }
                Target::Amdgpu(_) => format!("ptr addrspace(5) byval(%struct.P) align 8 {s}.p"),
            });
        }
        let result = self.define(&format!(
            "call {}{} @{}({})",
            self.target.convention(),
            callee.ret.name(),
            callee.name,
            args.join(", ")
        ));
        self.add_value(callee.ret, result);
    }

    /// A private structure with every byte that is read set.
    fn fresh_struct(&mut self) -> String {
        let s = self.alloca("%struct.P", 8);
        if let Some(own) = self.by_value.clone() {
            let _ = writeln!(
                self.text,
                "  call void @llvm.memcpy.p0.p0.i64(ptr {s}, ptr {own}, i64 72, i1 false)"
            );
        } else {
            let _ = writeln!(
                self.text,
                "  call void @llvm.memset.p0.i64(ptr {s}, i8 0, i64 72, i1 false)"
            );
        }
        for _ in 0..1 + self.choices.below(3) {
            let (p, ty) = self.field(&s);
            let v = self.value(ty);
            let _ =
                writeln!(self.text, "  store {} {v}, ptr {p}, align {}", ty.name(), ty.bits() / 8);
        }
        s
    }

    /// Address and type of some field of the structure at `s`.
    fn field(&mut self, s: &str) -> (String, Ty) {
        let n = self.choices.below(STRUCT_FIELDS.len() as u32) as usize;
        let n = if self.target.known(STRUCT_FIELDS[n].0) == STRUCT_FIELDS[n].0 { n } else { 0 };
        let (ty, count) = STRUCT_FIELDS[n];
        let base = format!("getelementptr inbounds %struct.P, ptr {s}, i64 0, i32 {n}");
        let p = match count {
            1 => self.define(&base),
            _ if self.choices.chance(1, 2) => {
                let at = self.index(count);
                self.define(&format!("{base}, i64 {at}"))
            }
            _ => {
                let at = self.choices.below(count);
                self.define(&format!("{base}, i64 {at}"))
            }
        };
        (p, ty)
    }

    /// Reads or writes the by-value parameter.
    fn structure(&mut self) {
        let Some(s) = self.by_value.clone() else { return self.arithmetic() };
        let (p, ty) = self.field(&s);
        if self.choices.chance(1, 4) {
            let v = self.value(ty);
            let _ =
                writeln!(self.text, "  store {} {v}, ptr {p}, align {}", ty.name(), ty.bits() / 8);
        } else {
            let v = self.define(&format!("load {}, ptr {p}, align {}", ty.name(), ty.bits() / 8));
            self.add_value(ty, v);
        }
    }

    /// An array in private memory, written and read with variable indices.
    fn private_array(&mut self) {
        let a = self.alloca("[8 x i32]", 4);
        let _ =
            writeln!(self.text, "  call void @llvm.memset.p0.i64(ptr {a}, i8 1, i64 32, i1 false)");
        for _ in 0..1 + self.choices.below(3) {
            let at = self.index(8);
            let p =
                self.define(&format!("getelementptr inbounds [8 x i32], ptr {a}, i64 0, i64 {at}"));
            let v = self.value(Ty::I32);
            let _ = writeln!(self.text, "  store i32 {v}, ptr {p}, align 4");
        }
        let at = self.index(8);
        let p = self.define(&format!("getelementptr inbounds [8 x i32], ptr {a}, i64 0, i64 {at}"));
        let v = self.define(&format!("load i32, ptr {p}, align 4"));
        self.add_value(Ty::I32, v);
    }

    /// Shared memory with barriers, or a warp shuffle; where threads may part, arithmetic.
    fn cooperative(&mut self) {
        if !self.kernel || self.divergence > 0 {
            return self.arithmetic();
        }
        let v = self.value(Ty::I32);
        if self.rich() {
            return self.wave(&v);
        }
        if self.choices.chance(1, 2) {
            let kind = *self.choices.pick(&["idx", "bfly"]);
            let lane = self.choices.below(32);
            let call = format!(
                "call i32 @llvm.nvvm.shfl.sync.{kind}.i32(i32 -1, i32 {v}, i32 {lane}, i32 31)"
            );
            let r = self.define(&call);
            return self.add_value(Ty::I32, r);
        }
        let tid = self.define("zext i32 %tid to i64");
        let p = self.define(&format!(
            "getelementptr inbounds [32 x i32], ptr addrspace(3) @tile, i64 0, i64 {tid}"
        ));
        let _ = writeln!(self.text, "  store i32 {v}, ptr addrspace(3) {p}, align 4");
        self.text.push_str("  call void @llvm.nvvm.barrier0()\n");
        let at = self.index(32);
        let q = self.define(&format!(
            "getelementptr inbounds [32 x i32], ptr addrspace(3) @tile, i64 0, i64 {at}"
        ));
        let r = self.define(&format!("load i32, ptr addrspace(3) {q}, align 4"));
        self.text.push_str("  call void @llvm.nvvm.barrier0()\n");
        self.add_value(Ty::I32, r);
    }

    /// Writes an operation among the lanes of a wave or a workgroup, at a point that all lanes reach.
    fn wave(&mut self, v: &str) {
        const DPP: &[u32] = &[0x1b, 0xb1, 0x111, 0x121, 0x140, 0x141];
        let kinds = if self.target.is_spir() { 2 } else { 8 };
        let r = match self.choices.below(kinds) {
            0 | 1 => self.tile(v),
            2 => {
                let at = self.value(Ty::I32);
                let at = self.define(&format!("and i32 {at}, 31"));
                let at = self.define(&format!("shl i32 {at}, 2"));
                self.define(&format!("call i32 @llvm.amdgcn.ds.bpermute(i32 {at}, i32 {v})"))
            }
            3 => self.define(&format!("call i32 @llvm.amdgcn.readfirstlane.i32(i32 {v})")),
            4 => {
                let c = self.value(Ty::I1);
                let all = self.define(&format!("call i64 @llvm.amdgcn.ballot.i64(i1 {c})"));
                self.add_value(Ty::I64, all.clone());
                self.define(&format!("trunc i64 {all} to i32"))
            }
            5 => {
                let lane = self.choices.below(32);
                self.define(&format!("call i32 @llvm.amdgcn.readlane.i32(i32 {v}, i32 {lane})"))
            }
            6 => {
                let old = self.value(Ty::I32);
                let control = self.choices.pick(DPP);
                let call = format!(
                    "call i32 @llvm.amdgcn.update.dpp.i32(i32 {old}, i32 {v}, i32 {control}, i32 15, i32 15, i1 false)"
                );
                self.define(&call)
            }
            _ => {
                let pattern = *self.choices.pick(&[0x041f, 0x081f, 0x401f, 0x8055]);
                self.define(&format!("call i32 @llvm.amdgcn.ds.swizzle(i32 {v}, i32 {pattern})"))
            }
        };
        self.add_value(Ty::I32, r);
    }

    /// Words of shared memory, of which each thread writes its own and reads another's or changes it.
    fn tile(&mut self, v: &str) -> String {
        const WAVE_BARRIER: &str = "  fence syncscope(\"workgroup\") release\n  call void @llvm.amdgcn.s.barrier()\n  \
                               fence syncscope(\"workgroup\") acquire\n";
        const GROUP_BARRIER: &str = "  call spir_func void @_Z7barrierj(i32 1)\n";
        let barrier = if self.target.is_spir() { GROUP_BARRIER } else { WAVE_BARRIER };
        let block = self.target.block();
        let tile = |at: &str| {
            format!(
                "getelementptr inbounds [{block} x i32], ptr addrspace(3) @tile, i32 0, i32 {at}"
            )
        };
        let p = self.define(&tile("%tid"));
        let _ = writeln!(self.text, "  store i32 {v}, ptr addrspace(3) {p}, align 4");
        self.text.push_str(barrier);
        let at = self.value(Ty::I32);
        // The greatest power of two that the block has room for.
        let at = self.define(&format!("and i32 {at}, {}", (1 << block.ilog2()) - 1));
        let q = self.define(&tile(&at));
        let r = if self.choices.chance(1, 2) {
            let op = *self.choices.pick(&["add", "xor", "umax", "min", "and", "or"]);
            let w = self.value(Ty::I32);
            let old = self.fresh();
            let _ = writeln!(
                self.text,
                "  {old} = atomicrmw {op} ptr addrspace(3) {q}, i32 {w} syncscope(\"workgroup\") monotonic, align 4"
            );
            self.text.push_str(barrier);
            p
        } else {
            q
        };
        let r = self.define(&format!("load i32, ptr addrspace(3) {r}, align 4"));
        self.text.push_str(barrier);
        r
    }

    /// Writes the statements of a block that is entered only sometimes, and gives a value of `ty` made
    /// there. What it defines is forgotten after it.
    fn arm(&mut self, ty: Ty, depth: u32) -> String {
        let kept = self.values.len();
        self.divergence += 1;
        self.statements(3, depth);
        let v = if self.rich() { self.gathered(ty, kept) } else { self.value(ty) };
        self.divergence -= 1;
        self.values.truncate(kept);
        v
    }

    /// A value that depends on several of those made since there were `from`: what nothing depends on is never
    /// compiled.
    fn gathered(&mut self, ty: Ty, from: usize) -> String {
        let mut sum = self.value(ty);
        let t = ty.name();
        let made: Vec<(Ty, String)> = self.values[from..].to_vec();
        for (other, v) in made.into_iter().rev().take(4) {
            if other == ty && ty.is_float() {
                sum = self.define(&format!("fadd {t} {sum}, {v}"));
            } else if other.is_int() && ty.is_int() {
                let v = match other.bits().cmp(&ty.bits()) {
                    std::cmp::Ordering::Less => {
                        self.define(&format!("sext {} {v} to {t}", other.name()))
                    }
                    std::cmp::Ordering::Greater => {
                        self.define(&format!("trunc {} {v} to {t}", other.name()))
                    }
                    std::cmp::Ordering::Equal => v,
                };
                sum = self.define(&format!("xor {t} {sum}, {v}"));
            }
        }
        sum
    }

    /// An integer that every value depends on; `first` is one already.
    fn everything(&mut self, first: String) -> String {
        let mut sum = first;
        for (ty, v) in self.values.clone() {
            let v = match ty {
                ty if ty.is_float() => {
                    let v = {
                        let t = ty.name();
                        let nan = self.define(&format!("fcmp uno {t} {v}, {v}"));
                        self.define(&format!("select i1 {nan}, {t} 1.0, {t} {v}"))
                    };
                    let bits = format!("i{}", ty.bits());
                    let v = self.define(&format!("bitcast {} {v} to {bits}", ty.name()));
                    self.widened(ty.bits(), &v)
                }
                Ty::V2I32 | Ty::V2I16 | Ty::V4I8 => {
                    let bits = format!("i{}", ty.bits());
                    let v = self.define(&format!("bitcast {} {v} to {bits}", ty.name()));
                    self.widened(ty.bits(), &v)
                }
                Ty::V4Float | Ty::V2Half => continue,
                ty => self.widened(ty.bits(), &v),
            };
            let odd = self.define(&format!("mul i64 {sum}, 31"));
            sum = self.define(&format!("add i64 {odd}, {v}"));
        }
        sum
    }

    fn widened(&mut self, bits: u32, v: &str) -> String {
        match bits {
            64 => v.to_owned(),
            128 => self.define(&format!("trunc i128 {v} to i64")),
            _ => self.define(&format!("zext i{bits} {v} to i64")),
        }
    }

    fn if_else(&mut self, depth: u32) {
        let ty = self.any_type();
        let c = self.value(Ty::I1);
        let (then, other, join) = (self.label(), self.label(), self.label());
        let _ = writeln!(self.text, "  br i1 {c}, label %{then}, label %{other}");
        self.start_block(then);
        let a = self.arm(ty, depth);
        let from_a = self.block.clone();
        let _ = writeln!(self.text, "  br label %{join}");
        self.start_block(other);
        let b = self.arm(ty, depth);
        let from_b = self.block.clone();
        let _ = writeln!(self.text, "  br label %{join}");
        self.start_block(join);
        let v = self.define(&format!("phi {} [ {a}, %{from_a} ], [ {b}, %{from_b} ]", ty.name()));
        self.add_value(ty, v);
    }

    fn bounded_loop(&mut self, depth: u32) {
        if self.loops > 1 {
            return self.arithmetic();
        }
        let ty = self.any_type();
        let n = self.value(Ty::I32);
        let trips = self.define(&format!("and i32 {n}, 3"));
        let limit = self.define(&format!("add nuw nsw i32 {trips}, 1"));
        let start = self.value(ty);
        let from = self.block.clone();
        let (head, done) = (self.label(), self.label());
        let (i, next, carried) = (self.fresh(), self.fresh(), self.fresh());
        let _ = writeln!(self.text, "  br label %{head}");
        // The latch is known only after the body; phis are put in then.
        let at = {
            self.start_block(head.clone());
            self.text.len()
        };
        let kept = self.values.len();
        self.add_value(Ty::I32, i.clone());
        self.add_value(ty, carried.clone());
        self.divergence += 1;
        self.loops += 1;
        self.statements(3, depth);
        let v = self.value(ty);
        self.loops -= 1;
        self.divergence -= 1;
        let inside = self.values.split_off(kept);
        let latch = self.block.clone();
        let t = ty.name();
        let phis = format!(
            "  {i} = phi i32 [ 0, %{from} ], [ {next}, %{latch} ]\n  {carried} = phi {t} [ {start}, %{from} ], [ {v}, %{latch} ]\n"
        );
        self.text.insert_str(at, &phis);
        let _ = writeln!(self.text, "  {next} = add nuw nsw i32 {i}, 1");
        let more = self.define(&format!("icmp ult i32 {next}, {limit}"));
        let _ = writeln!(self.text, "  br i1 {more}, label %{head}, label %{done}");
        self.start_block(done);
        let last = self.define(&format!("freeze {t} {v}"));
        // Two uses out of the loop: the value before and after the last step.
        self.add_value(ty, carried);
        self.add_value(ty, last);
        self.keep_some(&inside);
    }

    /// Keeps up to three values of a loop that stand where all its rounds come by: each lane has those of
    /// its last round.
    fn keep_some(&mut self, inside: &[(Ty, String)]) {
        for _ in 0..self.choices.below(4).min(inside.len() as u32) {
            let (ty, name) = self.choices.pick(inside).clone();
            self.add_value(ty, name);
        }
    }

    /// A loop that lanes leave in several places, or go round early.
    fn loop_with_exits(&mut self, depth: u32) {
        if self.loops > 1 {
            return self.arithmetic();
        }
        let ty = self.any_type();
        let t = ty.name();
        let limit = self.trips();
        let start = self.value(ty);
        let from = self.block.clone();
        let (head, latch, done) = (self.label(), self.label(), self.label());
        let (i, next, carried) = (self.fresh(), self.fresh(), self.fresh());
        let _ = writeln!(self.text, "  br label %{head}");
        self.start_block(head.clone());
        let at = self.text.len();
        let kept = self.values.len();
        self.add_value(Ty::I32, i.clone());
        self.add_value(ty, carried.clone());
        self.divergence += 1;
        self.loops += 1;
        let (mut leaving, mut around) = (Vec::new(), Vec::new());
        let mut before_exits = None;
        for _ in 0..1 + self.choices.below(3) {
            self.statements(2, depth);
            before_exits.get_or_insert(self.values.len());
            let (v, c) = (self.value(ty), self.value(Ty::I1));
            let on = self.label();
            let out = match self.choices.below(3) {
                0 | 1 => {
                    leaving.push(format!("[ {v}, %{} ]", self.block));
                    &done
                }
                _ => {
                    around.push(format!("[ {v}, %{} ]", self.block));
                    &latch
                }
            };
            let _ = writeln!(self.text, "  br i1 {c}, label %{out}, label %{on}");
            self.start_block(on);
        }
        let v = self.value(ty);
        around.push(format!("[ {v}, %{} ]", self.block));
        self.loops -= 1;
        self.divergence -= 1;
        self.values.truncate(before_exits.unwrap_or(kept));
        let inside = self.values.split_off(kept);
        let _ = writeln!(self.text, "  br label %{latch}");
        self.start_block(latch.clone());
        let last = self.define(&format!("phi {t} {}", around.join(", ")));
        let phis = format!(
            "  {i} = phi i32 [ 0, %{from} ], [ {next}, %{latch} ]\n  {carried} = phi {t} [ {start}, %{from} ], [ {last}, %{latch} ]\n"
        );
        self.text.insert_str(at, &phis);
        let _ = writeln!(self.text, "  {next} = add nuw nsw i32 {i}, 1");
        let more = self.define(&format!("icmp ult i32 {next}, {limit}"));
        let _ = writeln!(self.text, "  br i1 {more}, label %{head}, label %{done}");
        leaving.push(format!("[ {last}, %{latch} ]"));
        self.start_block(done);
        let result = self.define(&format!("phi {t} {}", leaving.join(", ")));
        // How often it went round, and the value that the last round began with.
        self.add_value(Ty::I32, i);
        self.add_value(ty, carried);
        self.add_value(ty, result);
        self.keep_some(&inside);
    }

    /// One to four.
    fn trips(&mut self) -> String {
        let n = self.value(Ty::I32);
        let trips = self.define(&format!("and i32 {n}, 3"));
        self.define(&format!("add nuw nsw i32 {trips}, 1"))
    }

    /// A loop that is entered in two places.
    fn irreducible_loop(&mut self, depth: u32) {
        if self.loops > 1 {
            return self.arithmetic();
        }
        let ty = self.any_type();
        let t = ty.name();
        let limit = self.trips();
        let (c, start_a, start_b) = (self.value(Ty::I1), self.value(ty), self.value(ty));
        let from = self.block.clone();
        let (a, b, done) = (self.label(), self.label(), self.label());
        let names: Vec<String> = (0..6).map(|_| self.fresh()).collect();
        let [i_a, v_a, i_b, v_b, next_a, next_b] = &names[..] else { unreachable!("six names") };
        let _ = writeln!(self.text, "  br i1 {c}, label %{a}, label %{b}");
        self.divergence += 1;
        self.loops += 1;
        let kept = self.values.len();
        let half = |this: &mut Self, label: &str, i: &str, v: &str| {
            this.start_block(label.to_owned());
            let at = this.text.len();
            this.add_value(Ty::I32, i.to_owned());
            this.add_value(ty, v.to_owned());
            this.statements(2, depth);
            let result = this.value(ty);
            this.values.truncate(kept);
            (at, result, this.block.clone())
        };
        let (at_a, result_a, end_a) = half(self, &a, i_a, v_a);
        let _ = writeln!(self.text, "  {next_a} = add nuw nsw i32 {i_a}, 1\n  br label %{b}");
        let (at_b, result_b, end_b) = half(self, &b, i_b, v_b);
        let _ = writeln!(self.text, "  {next_b} = add nuw nsw i32 {i_b}, 1");
        let more = self.define(&format!("icmp ult i32 {next_b}, {limit}"));
        let _ = writeln!(self.text, "  br i1 {more}, label %{a}, label %{done}");
        let phis = |i: &str, v: &str, start: &str, [next, result, end]: [&str; 3]| {
            format!(
                "  {i} = phi i32 [ 0, %{from} ], [ {next}, %{end} ]\n  {v} = phi {t} [ {start}, %{from} ], [ {result}, %{end} ]\n"
            )
        };
        self.text.insert_str(at_b, &phis(i_b, v_b, &start_b, [next_a, &result_a, &end_a]));
        self.text.insert_str(at_a, &phis(i_a, v_a, &start_a, [next_b, &result_b, &end_b]));
        self.loops -= 1;
        self.divergence -= 1;
        self.start_block(done);
        self.add_value(Ty::I32, i_b.clone());
        self.add_value(ty, v_b.clone());
    }

    /// Two conditions with an arm that both lead to.
    fn short_circuit(&mut self, depth: u32) {
        let ty = self.any_type();
        let (first, second) = (self.value(Ty::I1), self.value(Ty::I1));
        let (test, then, other, join) = (self.label(), self.label(), self.label(), self.label());
        let _ = writeln!(self.text, "  br i1 {first}, label %{then}, label %{test}");
        self.start_block(test);
        let kept = self.values.len();
        self.divergence += 1;
        self.statements(1, 0);
        self.divergence -= 1;
        let _ = writeln!(self.text, "  br i1 {second}, label %{then}, label %{other}");
        self.values.truncate(kept);
        let mut incoming = Vec::new();
        for label in [then, other] {
            self.start_block(label);
            let v = self.arm(ty, depth);
            incoming.push(format!("[ {v}, %{} ]", self.block));
            let _ = writeln!(self.text, "  br label %{join}");
        }
        self.start_block(join);
        let v = self.define(&format!("phi {} {}", ty.name(), incoming.join(", ")));
        self.add_value(ty, v);
    }

    fn switch(&mut self, depth: u32) {
        let ty = self.any_type();
        let count = 2 + self.choices.below(5);
        let v = self.value(Ty::I32);
        let selector = self.define(&format!("and i32 {v}, 7"));
        let labels: Vec<String> = (0..=count).map(|_| self.label()).collect();
        let join = self.label();
        let _ = write!(self.text, "  switch i32 {selector}, label %{} [", labels[0]);
        let sparse = self.choices.chance(1, 3);
        for (n, label) in labels.iter().enumerate().skip(1) {
            let case = if sparse && n > 4 { n as i64 * 1_000_003 } else { n as i64 - 1 };
            let _ = write!(self.text, " i32 {case}, label %{label}");
        }
        self.text.push_str(" ]\n");
        let mut incoming = Vec::new();
        for (n, label) in labels.iter().enumerate() {
            self.start_block(label.clone());
            let v = self.arm(ty, depth.min(1));
            let below = labels.get(n + 1).filter(|_| self.target != Target::Nvptx);
            if let Some(next) = below
                && self.choices.chance(1, 4)
            {
                // Falls through.
                let _ = writeln!(self.text, "  br label %{next}");
                continue;
            }
            incoming.push(format!("[ {v}, %{} ]", self.block));
            let _ = writeln!(self.text, "  br label %{join}");
        }
        self.start_block(join);
        let v = self.define(&format!("phi {} {}", ty.name(), incoming.join(", ")));
        self.add_value(ty, v);
    }

    /// Stores the last value of each type to this thread's slots.
    pub(crate) fn store_results(&mut self, slots: u32) {
        let gid = self.define("zext i32 %gid to i64");
        let first = self.define(&format!("mul i64 {gid}, {slots}"));
        let own =
            self.define(&format!("getelementptr inbounds i64, ptr addrspace(1) %out, i64 {first}"));
        let kinds = [Ty::I32, Ty::I64, Ty::Float, Ty::Double, Ty::I16, Ty::I8, Ty::Half, Ty::I128];
        for (n, ty) in kinds.into_iter().enumerate() {
            let (v, ty) = match self.target.known(ty) {
                // Slots are 8 bytes: of an i128 the halves are folded.
                Ty::I128 => {
                    let wide = self.value(Ty::I128);
                    let high = self.define(&format!("lshr i128 {wide}, 64"));
                    let folded = self.define(&format!("xor i128 {wide}, {high}"));
                    (self.define(&format!("trunc i128 {folded} to i64")), Ty::I64)
                }
                // A NaN has no determined bits, and slots are compared as integers.
                ty if ty.is_float() => (self.ordered(ty), ty),
                Ty::I64 if self.rich() => {
                    let first = self.value(Ty::I64);
                    (self.everything(first), ty)
                }
                ty => (self.value(ty), ty),
            };
            let p = self
                .define(&format!("getelementptr inbounds i64, ptr addrspace(1) {own}, i64 {n}"));
            let _ = writeln!(self.text, "  store {} {v}, ptr addrspace(1) {p}, align 8", ty.name());
        }
    }
}
