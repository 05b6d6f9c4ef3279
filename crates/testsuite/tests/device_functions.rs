//! The functions of the device libraries of CUDA and ROCm against exact values, which mpmath computed in 60 digits
//! (`data/device_functions.py`).

use std::collections::BTreeMap;

use gpu_sim::launch::Launch;
use testsuite::builtins::{Call, ITEMS, Machine, interpret, kernel};
use testsuite::parallel::map;

const VALUES: &str = include_str!("../data/device_functions.txt");

/// Functions and the errors that their library's documentation allows, in units of the last place: of floats and of doubles (CUDA C++
/// programming guide, "Mathematical functions").
const BOUNDS: [(&str, f64, f64); 41] = [
    ("exp", 2.0, 1.0),
    ("exp2", 2.0, 1.0),
    ("exp10", 2.0, 1.0),
    ("expm1", 1.0, 1.0),
    ("log", 1.0, 1.0),
    ("log2", 1.0, 1.0),
    ("log10", 2.0, 1.0),
    ("log1p", 1.0, 1.0),
    ("cbrt", 1.0, 1.0),
    ("rcbrt", 1.0, 1.0),
    ("sqrt", 0.5, 0.5),
    ("rsqrt", 2.0, 1.0),
    ("sin", 2.0, 2.0),
    ("cos", 2.0, 2.0),
    ("tan", 4.0, 2.0),
    ("sinpi", 1.0, 2.0),
    ("cospi", 1.0, 2.0),
    ("asin", 2.0, 2.0),
    ("acos", 2.0, 2.0),
    ("atan", 2.0, 2.0),
    ("sinh", 3.0, 2.0),
    ("cosh", 2.0, 1.0),
    ("tanh", 2.0, 1.0),
    ("asinh", 3.0, 3.0),
    ("acosh", 4.0, 3.0),
    ("atanh", 3.0, 2.0),
    ("erf", 2.0, 2.0),
    ("erfc", 4.0, 5.0),
    ("erfcx", 4.0, 4.0),
    ("erfinv", 2.0, 5.0),
    ("erfcinv", 4.0, 6.0),
    ("normcdf", 5.0, 5.0),
    ("normcdfinv", 5.0, 8.0),
    ("tgamma", 5.0, 10.0),
    ("lgamma", 6.0, 4.0),
    ("pow", 4.0, 2.0),
    ("atan2", 3.0, 2.0),
    ("hypot", 3.0, 2.0),
    ("rhypot", 2.0, 1.0),
    ("fmod", 0.0, 0.0),
    ("remainder", 0.0, 0.0),
];

/// A function's arguments, and its value as a sum.
struct Sample {
    args: Vec<f64>,
    exact: [f64; 2],
}

fn samples() -> BTreeMap<&'static str, Vec<Sample>> {
    let mut found: BTreeMap<&str, Vec<Sample>> = BTreeMap::new();
    for line in VALUES.lines() {
        let (name, rest) = line.split_once(' ').expect("a name");
        let number = |word| f64::from_bits(u64::from_str_radix(word, 16).expect("bits"));
        let numbers: Vec<f64> = rest.split(' ').map(number).collect();
        let (args, exact) = numbers.split_at(numbers.len() - 2);
        let sample = Sample { args: args.to_vec(), exact: [exact[0], exact[1]] };
        found.entry(name).or_default().push(sample);
    }
    found
}

/// The distance of a value from an exact one, in units of the last place of a number of that size and of so many bits.
fn ulps(found: f64, exact: [f64; 2], mantissa: i32, least: i32) -> f64 {
    if found == exact[0] && exact[1] == 0.0 {
        return 0.0;
    }
    if !found.is_finite() {
        return f64::INFINITY;
    }
    let exponent = (exact[0].abs().log2().floor() as i32).max(least);
    // Near a power of two, the logarithm may be of the next.
    let unit = 2f64.powi((exponent - mantissa).max(-1022));
    ((found - exact[0]) - exact[1]).abs() / unit
}

/// The greatest error of a function among the samples.
fn worst(name: &str, samples: &[&Sample], wide: bool) -> Result<f64, String> {
    let (ty, kind) = if wide { ("double", "f64") } else { ("float", "f32") };
    let params = vec![ty.to_owned(); samples[0].args.len()];
    let call = Call { name: name.into(), result: ty.into(), params };
    let count = samples.len().next_multiple_of(ITEMS);
    let machine = Machine::Amd("gfx1100");
    let contents = |n: usize, _: &str| {
        let values = (0..count).map(|at| samples.get(at).unwrap_or(&samples[0]).args[n]);
        let values: Vec<String> = values.map(|x| format!("{x:e}")).collect();
        format!("values:{}", values.join(","))
    };
    let (text, run) = kernel(&call, machine, count, &contents);
    let launch = Launch::parse_line(&run).map_err(|e| e.to_string())?;
    let outcome = interpret(&text, &machine.options(3), &launch)?;
    let out = outcome.buffers.last().ok_or("no result")?;
    assert_eq!(kind, if wide { "f64" } else { "f32" });
    let errors = samples.iter().enumerate().map(|(n, sample)| {
        let bits = out.element(n);
        if wide {
            ulps(f64::from_bits(bits), sample.exact, 52, -1022)
        } else {
            ulps(f32::from_bits(bits as u32).into(), sample.exact, 23, -126)
        }
    });
    Ok(errors.fold(0.0, f64::max))
}

/// The names that a function has in both libraries.
fn names(base: &str, wide: bool) -> [String; 2] {
    let ocml = match base {
        "normcdf" => "ncdf",
        "normcdfinv" => "ncdfinv",
        other => other,
    };
    match wide {
        true => [format!("__nv_{base}"), format!("__ocml_{ocml}_f64")],
        false => [format!("__nv_{base}f"), format!("__ocml_{ocml}_f32")],
    }
}

#[test]
fn functions_are_as_accurate_as_documented() {
    let all = samples();
    assert_eq!(all.len(), BOUNDS.len());
    let cases: Vec<_> = BOUNDS.iter().flat_map(|row| [(row, false), (row, true)]).collect();
    let wrong = map(&cases, |&(&(base, float, double), wide)| {
        let samples: Vec<&Sample> = all[base].iter().collect();
        // The second half has doubles for arguments.
        let samples = if wide { &samples[..] } else { &samples[..samples.len() / 2] };
        let bound = if wide { double } else { float };
        let check = |name: String| match worst(&name, samples, wide) {
            Err(error) => Some(format!("{name}: {error}")),
            Ok(error) => {
                if std::env::var_os("LANELIFT_ULPS").is_some() {
                    eprintln!("{name}: {error:.2} of {bound}");
                }
                // Documented errors of integers count from the nearest number.
                let most = if bound == 0.0 { 0.0 } else { f64::max(bound, 0.5) };
                (error > most + 1e-9).then(|| format!("{name}: {error:.3} units, at most {bound}"))
            }
        };
        names(base, wide).into_iter().filter_map(check).collect::<Vec<_>>()
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
