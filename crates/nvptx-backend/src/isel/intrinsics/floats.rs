//! Floating-point arithmetic and conversions with explicit modifiers:
//! `fma.rn.ftz.sat.f`, `fmax.nan.xorsign.abs.f16x2`, `d2i.rz`, `ll2f.rm` …

use super::{Call, Lowering};

/// A format by the letter or name at an intrinsic's end.
fn format(name: &str) -> Option<&'static str> {
    Some(match name {
        "f" | "f32" => "f32",
        "d" | "f64" => "f64",
        "f16" => "f16",
        "f16x2" | "v2f16" => "f16x2",
        "bf16" => "bf16",
        "bf16x2" | "v2bf16" => "bf16x2",
        _ => return None,
    })
}

/// The modifiers of a name, in PTX's order.
#[derive(Default)]
struct Modifiers {
    round: Option<&'static str>,
    ftz: bool,
    nan: bool,
    xorsign: bool,
    sat: bool,
    relu: bool,
}

impl Modifiers {
    /// From the parts between the operation and the format.
    fn parse<'p>(parts: impl Iterator<Item = &'p str>) -> Option<Modifiers> {
        let mut m = Modifiers::default();
        let mut parts = parts.peekable();
        while let Some(part) = parts.next() {
            match part {
                "ftz" => m.ftz = true,
                "nan" => m.nan = true,
                "sat" => m.sat = true,
                "relu" => m.relu = true,
                "xorsign" if parts.next() == Some("abs") => m.xorsign = true,
                _ => m.round = Some(rounding(part)?),
            }
        }
        Some(m)
    }

    fn suffix(&self) -> String {
        let mut text = String::new();
        for (on, name) in [
            (self.ftz, ".ftz"),
            (self.nan, ".NaN"),
            (self.xorsign, ".xorsign.abs"),
            (self.sat, ".sat"),
            (self.relu, ".relu"),
        ] {
            if on {
                text.push_str(name);
            }
        }
        text
    }
}

fn rounding(name: &str) -> Option<&'static str> {
    ["rn", "rz", "rm", "rp", "approx", "full"].into_iter().find(|r| *r == name)
}

/// The PTX of arithmetic.
pub(super) fn arithmetic(call: &Call<'_>, family: &str, rest: &str) -> Option<Lowering> {
    // `div.full` and `div.full.ftz` have no format; `sqrt.f` leaves the precision to the options.
    let rest = match (family, rest) {
        ("div", "full") => "full.f",
        ("div", "full.ftz") => "full.ftz.f",
        ("sqrt", "f") => match (call.precise_sqrt, call.ftz) {
            (true, false) => "rn.f",
            (true, true) => "rn.ftz.f",
            (false, false) => "approx.f",
            (false, true) => "approx.ftz.f",
        },
        _ => rest,
    };
    let (modifiers, format_name) = rest.rsplit_once('.').unwrap_or(("", rest));
    let ty = format(format_name)?;
    let m = Modifiers::parse(modifiers.split('.').filter(|p| !p.is_empty()))?;
    let half = matches!(ty, "f16" | "f16x2");
    let bfloat = matches!(ty, "bf16" | "bf16x2");
    if bfloat && (m.ftz && family != "ex2" || m.sat) || ty == "f64" && (m.sat || m.nan || m.relu) {
        return None;
    }
    let (mnemonic, arity) = match family {
        "add" | "sub" | "mul" | "div" => (family, 2),
        "fma" => (family, 3),
        "fmin" => ("min", 2),
        "fmax" => ("max", 2),
        "fabs" => ("abs", 1),
        "neg" | "rcp" | "sqrt" | "rsqrt" | "ex2" | "lg2" | "sin" | "cos" | "tanh" => (family, 1),
        "ceil" | "floor" | "round" | "trunc" | "saturate" => {
            if m.round.is_some() || half || bfloat || ty == "f64" && m.ftz {
                return None;
            }
            let to = match family {
                "ceil" => ".rpi",
                "floor" => ".rmi",
                "round" => ".rni",
                "trunc" => ".rzi",
                _ => "",
            };
            let sat = if family == "saturate" { ".sat" } else { "" };
            let ftz = if m.ftz { ".ftz" } else { "" };
            return Some(Lowering::new(format!("cvt{to}{ftz}{sat}.{ty}.{ty}")));
        }
        _ => return None,
    };
    if call.args.len() != arity {
        return None;
    }
    let needs = match family {
        "fma" if m.relu || bfloat => (70, 80),
        "fma" if half => (42, 53),
        "fmin" | "fmax" if m.xorsign => (72, 86),
        "fmin" | "fmax" if half || bfloat || m.nan => (70, 80),
        "add" | "sub" | "mul" if bfloat => (78, 90),
        "fabs" | "neg" if bfloat => (70, 80),
        "fabs" | "neg" if half => (65, 53),
        "fabs" if ty == "f64" && m.ftz => return None,
        "ex2" | "tanh" if bfloat => (78, 90),
        "ex2" | "tanh" if half => (70, 75),
        "ex2" | "lg2" | "sin" | "cos" if ty == "f64" => return None,
        "tanh" => (70, 75),
        _ => (0, 0),
    };
    // The bfloat exponential exists with `.ftz` only, that of `half` without.
    if family == "ex2" && (bfloat != m.ftz) && (bfloat || half) {
        return None;
    }
    let round = m.round.map_or(String::new(), |r| format!(".{r}"));
    Some(Lowering::new(format!("{mnemonic}{round}{}.{ty}", m.suffix())).needs(needs.0, needs.1))
}

/// The PTX of a conversion `AtoB.ROUND[.ftz]`.
pub(super) fn convert(_: &Call<'_>, family: &str, rest: &str) -> Option<Lowering> {
    let (round, ftz) = match rest.split_once('.') {
        Some((round, "ftz")) => (round, ".ftz"),
        None => (rest, ""),
        _ => return None,
    };
    match (family, round) {
        ("d2i", "lo") => return Some(Lowering::new("{ .reg .b32 %hi; mov.b64 {$0, %hi}, $1; }")),
        ("d2i", "hi") => return Some(Lowering::new("{ .reg .b32 %lo; mov.b64 {%lo, $0}, $1; }")),
        ("f2h", "rn") => return Some(Lowering::new(format!("cvt.rn{ftz}.f16.f32"))),
        ("bf2h", "rn") if ftz.is_empty() => {
            return Some(Lowering::new("cvt.rn.f16.bf16").needs(78, 90));
        }
        _ => {}
    }
    let round = rounding(round).filter(|r| r.len() == 2)?;
    let (from, to) = family.split_once('2')?;
    let ty = |name| {
        Some(match name {
            "d" => "f64",
            "f" => "f32",
            "i" => "s32",
            "ui" => "u32",
            "ll" => "s64",
            "ull" => "u64",
            _ => return None,
        })
    };
    let (from, to) = (ty(from)?, ty(to)?);
    let integral = if to.starts_with('f') { "" } else { "i" };
    Some(Lowering::new(format!("cvt.{round}{integral}{ftz}.{to}.{from}")))
}
