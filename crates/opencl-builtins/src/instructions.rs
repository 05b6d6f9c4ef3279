//! Functions that a backend makes instructions of, as LLVM IR: for the interpreter, and for what has no such instructions.
//!
//! Vectors are operands of LLVM's instructions, so a body has few lines whatever the number of components; a single value beside
//! vectors counts for each component (OpenCL C 3.0, sections 6.15.2 to 6.15.6).

use std::fmt::Write as _;

use ir::opencl::{demangle, is_signed};
use ir::ssa::{Context, GlobalData, Type, TypeKind};

use crate::written::Written;

/// The intrinsic of each component that a function is.
fn intrinsic(base: &str, float: bool, signed: bool) -> Option<&'static str> {
    Some(match (base, float) {
        ("fmin" | "min", true) => "minnum",
        ("fmax" | "max", true) => "maxnum",
        ("fabs", true) => "fabs",
        ("copysign", true) => "copysign",
        ("fma", true) => "fma",
        ("mad", true) => "fmuladd",
        ("floor", true) => "floor",
        ("ceil", true) => "ceil",
        ("trunc", true) => "trunc",
        ("rint", true) => "rint",
        ("sqrt" | "native_sqrt" | "half_sqrt", true) => "sqrt",
        ("exp2" | "native_exp2" | "half_exp2", true) => "exp2",
        ("native_log2" | "half_log2", true) => "log2",
        ("native_sin", true) => "sin",
        ("native_cos", true) => "cos",
        ("native_powr" | "half_powr", true) => "pow",
        ("min", false) if signed => "smin",
        ("min", false) => "umin",
        ("max", false) if signed => "smax",
        ("max", false) => "umax",
        ("popcount", false) => "ctpop",
        ("add_sat", false) if signed => "sadd.sat",
        ("add_sat", false) => "uadd.sat",
        ("sub_sat", false) if signed => "ssub.sat",
        ("sub_sat", false) => "usub.sat",
        _ => return None,
    })
}

/// The comparison that a relational function makes; of one argument, with itself.
fn relation(base: &str) -> Option<&'static str> {
    Some(match base {
        "isequal" => "oeq",
        "isnotequal" => "une",
        "isgreater" => "ogt",
        "isgreaterequal" => "oge",
        "isless" => "olt",
        "islessequal" => "ole",
        "islessgreater" => "one",
        "isordered" => "ord",
        "isunordered" | "isnan" => "uno",
        _ => return None,
    })
}

/// A body in the making, of a function whose result has a type.
struct Body<'a> {
    cx: &'a Context,
    out: Written,
    /// The result's type.
    ret: Type,
    /// The parameters' types.
    params: &'a [Type],
    values: u32,
}

/// The body, as text, of a function that a module declares. None if it is no such function, or has another type.
pub(crate) fn body(cx: &Context, data: &GlobalData) -> Option<Written> {
    let (base, encoded) = demangle(&data.name)?;
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    if params.is_empty() || ret.is_void() || params.iter().any(|&ty| cx.types.scalar(ty).is_ptr()) {
        return None;
    }
    let mut body = Body { cx, out: Written::begin(cx, data)?, ret, params, values: 0 };
    let result = body.result(base, is_signed(encoded))?;
    let ret = body.show(ret);
    body.out.end(&format!("  ret {ret} {result}"));
    Some(body.out)
}

impl Body<'_> {
    fn show(&self, ty: Type) -> String {
        self.cx.types.display(ty).to_string()
    }

    /// The number of components: none for a single value.
    fn lanes(&self, ty: Type) -> Option<u32> {
        self.cx.types.vector_parts(ty).map(|(_, lanes)| lanes)
    }

    /// The type of as many components as another has.
    fn like(&self, element: &str, ty: Type) -> String {
        match self.lanes(ty) {
            Some(lanes) => format!("<{lanes} x {element}>"),
            None => element.to_owned(),
        }
    }

    /// Bits of a component.
    fn bits(&self, ty: Type) -> u64 {
        self.cx.bits(self.cx.types.scalar(ty))
    }

    /// The integers of a type's size, as many.
    fn ints(&self, ty: Type) -> String {
        self.like(&format!("i{}", self.bits(ty)), ty)
    }

    fn is_float(&self, ty: Type) -> bool {
        self.cx.types.scalar(ty).is_float()
    }

    /// A new value, made by an instruction.
    fn make(&mut self, instruction: impl AsRef<str>) -> String {
        let name = format!("%t{}", self.values);
        self.values += 1;
        let _ = writeln!(self.out.text, "  {name} = {}", instruction.as_ref());
        name
    }

    /// A constant of a type, the same for all components: `text` is that of one.
    fn constant(&self, ty: Type, text: &str) -> String {
        self.splat(&self.show(self.cx.types.scalar(ty)), text, ty)
    }

    /// A constant of an element's type, as many as a type has components.
    fn splat(&self, element: &str, text: &str, like: Type) -> String {
        match self.lanes(like) {
            Some(lanes) => {
                let list = vec![format!("{element} {text}"); lanes as usize];
                format!("<{}>", list.join(", "))
            }
            None => text.to_owned(),
        }
    }

    /// A constant of integers of a type's size.
    fn int(&self, ty: Type, value: u64) -> String {
        self.splat(&format!("i{}", self.bits(ty)), &value.to_string(), ty)
    }

    /// A call of an intrinsic of a type, whose operands are of that type, but for what `more` adds.
    fn call(&mut self, name: &str, ty: Type, operands: &[&str], more: &str) -> String {
        let element = self.cx.types.scalar(ty);
        let short = if element.is_float() {
            format!("f{}", self.bits(ty))
        } else {
            format!("i{}", self.bits(ty))
        };
        let suffix = match self.lanes(ty) {
            Some(lanes) => format!("v{lanes}{short}"),
            None => short,
        };
        let ty = self.show(ty);
        let types = vec![ty.as_str(); operands.len()].join(", ");
        let more_type = if more.is_empty() { "" } else { ", i1" };
        self.out.needs(format!("declare {ty} @llvm.{name}.{suffix}({types}{more_type})"));
        let list: Vec<String> = operands.iter().map(|value| format!("{ty} {value}")).collect();
        self.make(format!("call {ty} @llvm.{name}.{suffix}({}{more})", list.join(", ")))
    }

    /// A parameter as it is computed with: a single value beside vectors as a vector of them.
    fn param(&mut self, n: usize, like: Type) -> Option<String> {
        let ty = self.params[n];
        match (self.lanes(ty), self.lanes(like)) {
            (a, b) if a == b => Some(format!("%p{n}")),
            (None, Some(lanes)) => {
                let (element, whole) = (self.show(ty), self.like(&self.show(ty), like));
                let first =
                    self.make(format!("insertelement {whole} poison, {element} %p{n}, i32 0"));
                Some(self.make(format!(
                    "shufflevector {whole} {first}, {whole} poison, <{lanes} x i32> zeroinitializer"
                )))
            }
            _ => None,
        }
    }

    /// Returns a comparison's result in OpenCL: of single values 1, of components -1.
    fn truth(&mut self, flag: &str, like: Type) -> String {
        let extend = if self.lanes(like).is_some() { "sext" } else { "zext" };
        let (from, to) = (self.like("i1", like), self.show(self.ret));
        self.make(format!("{extend} {from} {flag} to {to}"))
    }

    /// The greater or the smaller one.
    fn extreme(&mut self, larger: bool, signed: bool, operands: [&str; 2]) -> String {
        let name = intrinsic(if larger { "max" } else { "min" }, self.is_float(self.ret), signed);
        self.call(name.unwrap_or_default(), self.ret, &operands, "")
    }

    /// Integers of a type with twice the bits.
    fn widened(&mut self, signed: bool, value: &str, ty: Type) -> (String, String) {
        let wide = self.like(&format!("i{}", 2 * self.bits(ty)), ty);
        let (extend, own) = (if signed { "sext" } else { "zext" }, self.show(ty));
        (self.make(format!("{extend} {own} {value} to {wide}")), wide)
    }

    /// The upper half of a product.
    fn multiply_high(&mut self, signed: bool) -> String {
        let ty = self.ret;
        let (a, wide) = self.widened(signed, "%p0", ty);
        let (b, _) = self.widened(signed, "%p1", ty);
        let product = self.make(format!("mul {wide} {a}, {b}"));
        self.upper(&product, &wide, self.bits(ty))
    }

    /// Integers with twice the result's bits, shifted to the right and cut off.
    fn upper(&mut self, value: &str, wide: &str, distance: u64) -> String {
        let element = format!("i{}", 2 * self.bits(self.ret));
        let amount = self.splat(&element, &distance.to_string(), self.ret);
        let shifted = self.make(format!("lshr {wide} {value}, {amount}"));
        let to = self.show(self.ret);
        self.make(format!("trunc {wide} {shifted} to {to}"))
    }

    /// The components of two vectors of floats, multiplied and added up.
    fn dot(&mut self, a: &str, b: &str, ty: Type) -> String {
        let element = self.cx.types.scalar(ty);
        let (whole, own) = (self.show(ty), self.show(element));
        let mut sum: Option<String> = None;
        for lane in 0..self.lanes(ty).unwrap_or(1) {
            let mut component = |v: &str| match self.lanes(ty) {
                Some(_) => self.make(format!("extractelement {whole} {v}, i32 {lane}")),
                None => v.to_owned(),
            };
            let (a, b) = (component(a), component(b));
            sum = Some(match sum {
                None => self.make(format!("fmul {own} {a}, {b}")),
                Some(sum) => self.call("fmuladd", element, &[&a, &b, &sum], ""),
            });
        }
        sum.unwrap_or_default()
    }

    /// The value that the function gives.
    fn result(&mut self, base: &str, signed: bool) -> Option<String> {
        let (ret, params) = (self.ret, self.params);
        let float = self.is_float(ret);
        let shown = self.show(ret);
        if let Some(cc) = relation(base) {
            let (ty, last) = (self.show(params[0]), params.len() - 1);
            let flag = self.make(format!("fcmp {cc} {ty} %p0, %p{last}"));
            return Some(self.truth(&flag, params[0]));
        }
        // Of doubles the machines have no powers.
        let has = !(base == "exp2" && self.bits(ret) == 64);
        if let Some(name) = intrinsic(base, float, signed).filter(|_| has) {
            let operands = (0..params.len()).map(|n| self.param(n, ret));
            let operands = operands.collect::<Option<Vec<_>>>()?;
            let operands: Vec<&str> = operands.iter().map(String::as_str).collect();
            return Some(self.call(name, ret, &operands, ""));
        }
        Some(match (base, params.len()) {
            ("abs", 1) if signed => self.call("abs", params[0], &["%p0"], ", i1 false"),
            ("abs", 1) => "%p0".to_owned(),
            ("clz", 1) => self.call("ctlz", ret, &["%p0"], ", i1 false"),
            ("ctz", 1) => self.call("cttz", ret, &["%p0"], ", i1 false"),
            ("rotate", 2) => self.call("fshl", ret, &["%p0", "%p0", "%p1"], ""),
            ("mul24", 2) => self.make(format!("mul {shown} %p0, %p1")),
            ("mad24", 3) => {
                let product = self.make(format!("mul {shown} %p0, %p1"));
                self.make(format!("add {shown} {product}, %p2"))
            }
            ("mul_hi", 2) => self.multiply_high(signed),
            ("mad_hi", 3) => {
                let product = self.multiply_high(signed);
                self.make(format!("add {shown} {product}, %p2"))
            }
            ("hadd" | "rhadd", 2) => {
                let (a, wide) = self.widened(signed, "%p0", ret);
                let (b, _) = self.widened(signed, "%p1", ret);
                let mut sum = self.make(format!("add {wide} {a}, {b}"));
                if base == "rhadd" {
                    let one = self.splat(&format!("i{}", 2 * self.bits(ret)), "1", ret);
                    sum = self.make(format!("add {wide} {sum}, {one}"));
                }
                self.upper(&sum, &wide, 1)
            }
            ("abs_diff", 2) => {
                let larger = self.extreme_of(params[0], true, signed);
                let smaller = self.extreme_of(params[0], false, signed);
                self.make(format!("sub {shown} {larger}, {smaller}"))
            }
            ("upsample", 2) => {
                let narrow = self.show(params[0]);
                let high = self.make(format!("zext {narrow} %p0 to {shown}"));
                let low = self.make(format!("zext {narrow} %p1 to {shown}"));
                let distance = self.int(ret, self.bits(params[0]));
                let high = self.make(format!("shl {shown} {high}, {distance}"));
                self.make(format!("or {shown} {high}, {low}"))
            }
            ("clamp", 3) => {
                let (low, high) = (self.param(1, ret)?, self.param(2, ret)?);
                let x = self.extreme(true, signed, ["%p0", &low]);
                self.extreme(false, signed, [&x, &high])
            }
            ("rsqrt" | "native_rsqrt" | "half_rsqrt", 1) => {
                let root = self.call("sqrt", ret, &["%p0"], "");
                let one = self.constant(ret, "1.0");
                self.make(format!("fdiv {shown} {one}, {root}"))
            }
            ("native_recip" | "half_recip", 1) => {
                let one = self.constant(ret, "1.0");
                self.make(format!("fdiv {shown} {one}, %p0"))
            }
            ("native_divide" | "half_divide", 2) => self.make(format!("fdiv {shown} %p0, %p1")),
            ("mix", 3) => {
                let t = self.param(2, ret)?;
                let step = self.make(format!("fsub {shown} %p1, %p0"));
                self.call("fmuladd", ret, &[&step, &t, "%p0"], "")
            }
            ("step", 2) => {
                let edge = self.param(0, ret)?;
                let below = self.make(format!("fcmp olt {shown} %p1, {edge}"));
                let (flags, zero) = (self.like("i1", ret), self.constant(ret, "0.0"));
                let one = self.constant(ret, "1.0");
                self.make(format!("select {flags} {below}, {shown} {zero}, {shown} {one}"))
            }
            ("isinf", 1) => {
                let ty = params[0];
                let (ints, own) = (self.ints(ty), self.show(ty));
                let infinity = match self.bits(ty) {
                    16 => 0x7c00,
                    32 => u64::from(f32::INFINITY.to_bits()),
                    _ => f64::INFINITY.to_bits(),
                };
                let number = self.call("fabs", ty, &["%p0"], "");
                let bits = self.make(format!("bitcast {own} {number} to {ints}"));
                let infinity = self.int(ty, infinity);
                let flag = self.make(format!("icmp eq {ints} {bits}, {infinity}"));
                self.truth(&flag, ty)
            }
            ("bitselect", 3) => {
                let ints = self.ints(ret);
                let mut bits = |n: usize| self.make(format!("bitcast {shown} %p{n} to {ints}"));
                let (a, b, c) = (bits(0), bits(1), bits(2));
                let differ = self.make(format!("xor {ints} {a}, {b}"));
                let chosen = self.make(format!("and {ints} {differ}, {c}"));
                let found = self.make(format!("xor {ints} {a}, {chosen}"));
                self.make(format!("bitcast {ints} {found} to {shown}"))
            }
            ("select", 3) => {
                // Of vectors by the sign, of scalars by any bit.
                let ty = params[2];
                let cc = if self.lanes(ty).is_some() { "slt" } else { "ne" };
                let (own, zero) = (self.show(ty), self.int(ty, 0));
                let flag = self.make(format!("icmp {cc} {own} %p2, {zero}"));
                let flags = self.like("i1", ty);
                self.make(format!("select {flags} {flag}, {shown} %p1, {shown} %p0"))
            }
            ("any" | "all", 1) => {
                let (ty, lanes) = (params[0], self.lanes(params[0]));
                let own = self.show(ty);
                let mut signs = "%p0".to_owned();
                if let Some(lanes) = lanes {
                    let op = if base == "any" { "or" } else { "and" };
                    let element = self.show(self.cx.types.scalar(ty));
                    signs = self.make(format!("extractelement {own} %p0, i32 0"));
                    for lane in 1..lanes {
                        let next = self.make(format!("extractelement {own} %p0, i32 {lane}"));
                        signs = self.make(format!("{op} {element} {signs}, {next}"));
                    }
                }
                let element = self.show(self.cx.types.scalar(ty));
                let flag = self.make(format!("icmp slt {element} {signs}, 0"));
                self.make(format!("zext i1 {flag} to {shown}"))
            }
            ("dot", 2) => self.dot("%p0", "%p1", params[0]),
            ("fast_length", 1) => {
                let square = self.dot("%p0", "%p0", params[0]);
                self.call("sqrt", ret, &[&square], "")
            }
            ("fast_distance", 2) => {
                let ty = self.show(params[0]);
                let between = self.make(format!("fsub {ty} %p0, %p1"));
                let square = self.dot(&between, &between, params[0]);
                self.call("sqrt", ret, &[&square], "")
            }
            ("fast_normalize", 1) => {
                let element = self.cx.types.scalar(ret);
                let own = self.show(element);
                let square = self.dot("%p0", "%p0", ret);
                let root = self.call("sqrt", element, &[&square], "");
                let inverse = self.make(format!("fdiv {own} 1.0, {root}"));
                let mut all = inverse.clone();
                if let Some(lanes) = self.lanes(ret) {
                    let first =
                        self.make(format!("insertelement {shown} poison, {own} {inverse}, i32 0"));
                    all = self.make(format!(
                        "shufflevector {shown} {first}, {shown} poison, <{lanes} x i32> zeroinitializer"
                    ));
                }
                self.make(format!("fmul {shown} %p0, {all}"))
            }
            ("cross", 2) => self.cross()?,
            _ => return None,
        })
    }

    /// The greater or the smaller one of two parameters of a type that is not the result's.
    fn extreme_of(&mut self, ty: Type, larger: bool, signed: bool) -> String {
        let name = intrinsic(if larger { "max" } else { "min" }, false, signed);
        self.call(name.unwrap_or_default(), ty, &["%p0", "%p1"], "")
    }

    /// The product of two vectors in space; a fourth component is zero.
    fn cross(&mut self) -> Option<String> {
        let (ret, lanes) = (self.ret, self.lanes(self.ret)?);
        if lanes < 3 {
            return None;
        }
        let element = self.cx.types.scalar(ret);
        let (shown, own) = (self.show(ret), self.show(element));
        let mut result = self.constant(ret, "0.0");
        for (lane, (i, j)) in [(1, 2), (2, 0), (0, 1)].into_iter().enumerate() {
            let mut of =
                |p: &str, lane: u32| self.make(format!("extractelement {shown} {p}, i32 {lane}"));
            let parts = [of("%p0", i), of("%p1", j), of("%p0", j), of("%p1", i)];
            let product = self.make(format!("fmul {own} {}, {}", parts[2], parts[3]));
            let product = self.make(format!("fneg {own} {product}"));
            let found = self.call("fmuladd", element, &[&parts[0], &parts[1], &product], "");
            result =
                self.make(format!("insertelement {shown} {result}, {own} {found}, i32 {lane}"));
        }
        Some(result)
    }
}
