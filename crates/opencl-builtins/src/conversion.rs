//! `convert_T`, with any rounding and with saturation: bodies as text, from the functions' names alone.
//!
//! Most are casts, with a rounding in front or what clamps. Where a number of the other type has too few bits for the source, and is to
//! be rounded otherwise than to nearest, the library does it (`library/convert.cl`): from the magnitude, towards zero or away from it.

use std::fmt::Write as _;

use ir::opencl::demangle;

/// A type that is converted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Number {
    Int { bits: u32, signed: bool },
    Float { bits: u32 },
}

impl Number {
    /// A type by OpenCL's name.
    fn by_name(name: &str) -> Option<Self> {
        let int = |bits, signed| Some(Self::Int { bits, signed });
        match name {
            "char" => int(8, true),
            "uchar" => int(8, false),
            "short" => int(16, true),
            "ushort" => int(16, false),
            "int" => int(32, true),
            "uint" => int(32, false),
            "long" => int(64, true),
            "ulong" => int(64, false),
            "half" => Some(Self::Float { bits: 16 }),
            "float" => Some(Self::Float { bits: 32 }),
            "double" => Some(Self::Float { bits: 64 }),
            _ => None,
        }
    }

    /// A type by its encoding in a mangled name.
    fn by_code(code: &str) -> Option<Self> {
        Self::by_name(match code {
            "c" => "char",
            "h" => "uchar",
            "s" => "short",
            "t" => "ushort",
            "i" => "int",
            "j" => "uint",
            "l" => "long",
            "m" => "ulong",
            "Dh" => "half",
            "f" => "float",
            "d" => "double",
            _ => return None,
        })
    }

    /// LLVM's name.
    fn text(self) -> String {
        match self {
            Self::Int { bits, .. } => format!("i{bits}"),
            Self::Float { bits: 16 } => "half".to_owned(),
            Self::Float { bits: 32 } => "float".to_owned(),
            Self::Float { .. } => "double".to_owned(),
        }
    }

    /// The bits of the mantissa of floats, with the highest; those of the magnitude of integers.
    fn digits(self) -> u32 {
        match self {
            Self::Int { bits, signed } => bits - u32::from(signed),
            Self::Float { bits: 16 } => 11,
            Self::Float { bits: 32 } => 24,
            Self::Float { .. } => 53,
        }
    }
}

/// Rounding to the numbers of the result.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rounding {
    Nearest,
    Zero,
    Up,
    Down,
}

/// A conversion of a single value.
struct Conversion {
    from: Number,
    to: Number,
    saturates: bool,
    rounding: Rounding,
}

impl Conversion {
    /// The conversion that a mangled name stands for.
    fn of(name: &str) -> Option<Self> {
        let (base, params) = demangle(name)?;
        let mut words = base.strip_prefix("convert_")?.split('_');
        let (to, from) = (Number::by_name(words.next()?)?, Number::by_code(params)?);
        let is_int = matches!(to, Number::Int { .. });
        // What the language says where a name says nothing.
        let mut rounding = if is_int { Rounding::Zero } else { Rounding::Nearest };
        let mut saturates = false;
        for word in words {
            match word {
                "sat" if is_int => saturates = true,
                "rte" => rounding = Rounding::Nearest,
                "rtz" => rounding = Rounding::Zero,
                "rtp" => rounding = Rounding::Up,
                "rtn" => rounding = Rounding::Down,
                _ => return None,
            }
        }
        Some(Self { from, to, saturates, rounding })
    }
}

/// A function being written.
struct Text {
    out: String,
    values: u32,
    /// Declarations that it needs, in order.
    declarations: Vec<(String, String)>,
}

impl Text {
    /// An instruction with a result: that.
    fn value(&mut self, inst: &str) -> String {
        self.values += 1;
        let name = format!("%v{}", self.values);
        let _ = writeln!(self.out, "  {name} = {inst}");
        name
    }

    /// A call of an intrinsic of values of one type.
    fn intrinsic(&mut self, name: &str, ret: &str, ty: &str, args: &[&str]) -> String {
        let types = vec![ty; args.len()].join(", ");
        self.declarations.push((name.to_owned(), format!("declare {ret} @{name}({types})\n")));
        let args: Vec<String> = args.iter().map(|arg| format!("{ty} {arg}")).collect();
        self.value(&format!("call {ret} @{name}({})", args.join(", ")))
    }
}

/// The body of a conversion of a single value, as text, and the declarations of the intrinsics that it calls, by their names. None for
/// other names.
pub(crate) fn body(name: &str) -> Option<(String, Vec<(String, String)>)> {
    let conversion = Conversion::of(name)?;
    let (from, to) = (conversion.from.text(), conversion.to.text());
    let mut text = Text {
        out: format!("define spir_func {to} @{name}({from} %x) {{\n"),
        values: 0,
        declarations: Vec::new(),
    };
    let result = match (conversion.from, conversion.to) {
        (Number::Int { .. }, Number::Int { .. }) => int_to_int(&mut text, &conversion),
        (Number::Float { .. }, Number::Int { .. }) => float_to_int(&mut text, &conversion),
        (Number::Int { .. }, Number::Float { .. }) => int_to_float(&mut text, &conversion),
        (Number::Float { .. }, Number::Float { .. }) => float_to_float(&mut text, &conversion),
    };
    let _ = writeln!(text.out, "  ret {to} {result}\n}}");
    Some((text.out, text.declarations))
}

fn int_to_int(text: &mut Text, conversion: &Conversion) -> String {
    let (Number::Int { bits: from, signed }, Number::Int { bits: to, signed: to_signed }) =
        (conversion.from, conversion.to)
    else {
        return "%x".to_owned();
    };
    let ty = conversion.from.text();
    let mut x = "%x".to_owned();
    if conversion.saturates {
        // The greatest, as bits of the source's type, if the source has greater ones.
        let digits = conversion.to.digits();
        if conversion.from.digits() > digits {
            let kind = if signed { "smin" } else { "umin" };
            let most = ((1u128 << digits) - 1).to_string();
            x = text.intrinsic(&format!("llvm.{kind}.{ty}"), &ty, &ty, &[&x, &most]);
        }
        if signed && !to_signed {
            x = text.intrinsic(&format!("llvm.smax.{ty}"), &ty, &ty, &[&x, "0"]);
        } else if signed && to < from {
            let least = format!("-{}", 1u128 << (to - 1));
            x = text.intrinsic(&format!("llvm.smax.{ty}"), &ty, &ty, &[&x, &least]);
        }
    }
    if from == to {
        return x;
    }
    let op = if to < from {
        "trunc"
    } else if signed {
        "sext"
    } else {
        "zext"
    };
    text.value(&format!("{op} {ty} {x} to i{to}"))
}

fn float_to_int(text: &mut Text, conversion: &Conversion) -> String {
    let Number::Int { bits, signed } = conversion.to else { return "%x".to_owned() };
    let (mut ty, mut x) = (conversion.from.text(), "%x".to_owned());
    if ty == "half" {
        x = text.value(&format!("fpext half {x} to float"));
        ty = "float".to_owned();
    }
    let suffix = if ty == "float" { "f32" } else { "f64" };
    let rounding = match conversion.rounding {
        Rounding::Zero => None,
        Rounding::Nearest => Some("rint"),
        Rounding::Up => Some("ceil"),
        Rounding::Down => Some("floor"),
    };
    if let Some(name) = rounding {
        x = text.intrinsic(&format!("llvm.{name}.{suffix}"), &ty, &ty, &[&x]);
    }
    let op = if signed { "fptosi" } else { "fptoui" };
    if conversion.saturates {
        let name = format!("llvm.{op}.sat.i{bits}.{suffix}");
        return text.intrinsic(&name, &format!("i{bits}"), &ty, &[&x]);
    }
    text.value(&format!("{op} {ty} {x} to i{bits}"))
}

/// 1 where the magnitude is to grow, by the number's sign.
fn away(text: &mut Text, rounding: Rounding, is_negative: &str) -> String {
    match rounding {
        Rounding::Up => {
            let positive = text.value(&format!("xor i1 {is_negative}, true"));
            text.value(&format!("zext i1 {positive} to i32"))
        }
        Rounding::Down => text.value(&format!("zext i1 {is_negative} to i32")),
        Rounding::Nearest | Rounding::Zero => "0".to_owned(),
    }
}

fn int_to_float(text: &mut Text, conversion: &Conversion) -> String {
    let (Number::Int { bits, signed }, to) = (conversion.from, conversion.to) else {
        return "%x".to_owned();
    };
    let (ty, result) = (conversion.from.text(), to.text());
    if conversion.rounding == Rounding::Nearest || conversion.from.digits() <= to.digits() {
        let op = if signed { "sitofp" } else { "uitofp" };
        return text.value(&format!("{op} {ty} %x to {result}"));
    }
    let extension = if signed { "sext" } else { "zext" };
    let wide = match bits {
        64 => "%x".to_owned(),
        _ => text.value(&format!("{extension} {ty} %x to i64")),
    };
    let is_negative = match signed {
        true => text.value(&format!("icmp slt i64 {wide}, 0")),
        false => "false".to_owned(),
    };
    let negated = text.value(&format!("sub i64 0, {wide}"));
    let magnitude = text.value(&format!("select i1 {is_negative}, i64 {negated}, i64 {wide}"));
    let away = away(text, conversion.rounding, &is_negative);
    let helper = helper(&result, "mj");
    let found =
        text.value(&format!("call spir_func {result} @{helper}(i64 {magnitude}, i32 {away})"));
    let opposite = text.value(&format!("fneg {result} {found}"));
    text.value(&format!("select i1 {is_negative}, {result} {opposite}, {result} {found}"))
}

fn float_to_float(text: &mut Text, conversion: &Conversion) -> String {
    let (from, to) = (conversion.from.text(), conversion.to.text());
    let [own, other] = [conversion.from.digits(), conversion.to.digits()];
    if own == other {
        return "%x".to_owned();
    }
    if own < other {
        return text.value(&format!("fpext {from} %x to {to}"));
    }
    if conversion.rounding == Rounding::Nearest {
        return text.value(&format!("fptrunc {from} %x to {to}"));
    }
    let is_negative = text.value(&format!("fcmp olt {from} %x, 0.0"));
    let away = away(text, conversion.rounding, &is_negative);
    let helper = helper(&to, if own == 24 { "fj" } else { "dj" });
    text.value(&format!("call spir_func {to} @{helper}({from} %x, i32 {away})"))
}

/// The library's function that rounds to a float towards zero or away from it.
fn helper(to: &str, params: &str) -> String {
    let base = format!("lanelift_{to}_of");
    format!("_Z{}{base}{params}", base.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_have_names() {
        for name in ["_Z12convert_charf", "_Z20convert_char_sat_rtzm", "_Z17convert_float_rtpDh"] {
            assert!(body(name).is_some(), "{name}");
        }
        for name in
            ["_Z13convert_char4Dv4_f", "_Z16convert_half_satf", "_Z12convert_boolf", "_Z3expf"]
        {
            assert!(body(name).is_none(), "{name}");
        }
    }

    #[test]
    fn saturation_clamps_where_the_source_has_more() {
        let text = |name| body(name).expect("a conversion").0;
        assert!(!text("_Z16convert_long_sath").contains("llvm."));
        let both = text("_Z16convert_char_sati");
        assert!(both.contains("smin") && both.contains("127"), "{both}");
        assert!(both.contains("smax") && both.contains("-128"), "{both}");
        let one = text("_Z17convert_ulong_satl");
        assert!(!one.contains("smin") && one.contains("smax"), "{one}");
    }
}
