//! OpenCL's built-in functions of our library: as accurate as OpenCL asks, and on Intel's GPUs the interpreter's bits.

use gpu_sim::launch::{Launch, first_difference};
use std::fmt::Write as _;
use testsuite::intel::{Build, compile, prepared, simulate};
use testsuite::parallel::map;
use testsuite::pipeline;

/// Work-items.
const ITEMS: usize = 64;

/// Functions of vectors that the library has for one component only.
const VECTORS: [&str; 4] = [
    "declare spir_func <4 x float> @_Z3expDv4_f(<4 x float> %0)",
    "declare spir_func <3 x float> @_Z3powDv3_fS_(<3 x float> %0, <3 x float> %1)",
    "declare spir_func <2 x float> @_Z10smoothstepffDv2_f(float %0, float %1, <2 x float> %2)",
    "declare spir_func <2 x i32> @_Z8isnormalDv2_f(<2 x float> %0)",
];

/// A kernel that calls a function for each work-item, with its arguments from buffers, and the launch.
fn kernel(declaration: &str) -> (String, Launch) {
    let name = declaration.split_once('@').and_then(|(_, rest)| rest.split_once('('));
    let name = name.expect("a name").0;
    let (head, params) = declaration.split_once('(').expect("parameters");
    let result = head.split_once("spir_func ").expect("a function").1;
    let result = result.split_once(" @").expect("a name").0;
    let params: Vec<&str> = params.trim_end_matches(')').split(", ").collect();
    let types: Vec<&str> =
        params.iter().map(|p| p.rsplit_once(" %").map_or(*p, |(ty, _)| ty)).collect();
    let mut list = String::new();
    let mut body = String::new();
    let mut run = format!("--kernel k --block {ITEMS}");
    for (n, ty) in types.iter().chain([&result]).enumerate() {
        let is_result = n == types.len();
        let (element, lanes) = match ty.strip_prefix('<') {
            None => (*ty, 1),
            Some(vector) => {
                let (lanes, element) = vector.split_once(" x ").expect("a vector");
                (element.trim_end_matches('>'), lanes.parse().expect("a number"))
            }
        };
        // Three components lie as four.
        let count = ITEMS * if lanes == 3 { 4 } else { lanes };
        let kind = element.replace("float", "f32");
        let contents = match (is_result, element) {
            (true, _) => "zeros".to_owned(),
            (_, "float") => format!("random:{}:-9:9", n + 1),
            (_, "i8") => format!("random:{}:-128:127", n + 1),
            (_, "i16") => format!("random:{}:-32768:32767", n + 1),
            _ => format!("random:{}:-2000000000:2000000000", n + 1),
        };
        let _ = write!(run, " --arg p{n}=buf:{kind}x{count}:{contents}");
        let _ = write!(list, "{}ptr addrspace(1) %b{n}", if n == 0 { "" } else { ", " });
        let _ = writeln!(body, "  %q{n} = getelementptr {ty}, ptr addrspace(1) %b{n}, i64 %i");
        if !is_result {
            let _ = writeln!(body, "  %a{n} = load {ty}, ptr addrspace(1) %q{n}");
        }
    }
    let arguments: Vec<String> =
        types.iter().enumerate().map(|(n, ty)| format!("{ty} %a{n}")).collect();
    let text = format!(
        "target triple = \"spir64\"\n{declaration}\n\
         declare spir_func i64 @_Z13get_global_idj(i32)\n\
         define spir_kernel void @k({list}) {{\n  \
         %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n{body}  \
         %r = call spir_func {result} @{name}({})\n  \
         store {result} %r, ptr addrspace(1) %q{}\n  ret void\n}}\n",
        arguments.join(", "),
        types.len(),
    );
    (text, Launch::parse_line(&run).expect("a launch"))
}

#[test]
fn every_function_is_the_same_on_intel() {
    let mut declarations: Vec<String> =
        opencl_builtins::functions().filter_map(opencl_builtins::declaration).collect();
    declarations.extend(VECTORS.map(str::to_owned));
    assert!(declarations.len() > 90, "{}", declarations.len());
    let wrong = map(&declarations, |declaration| {
        let (text, launch) = kernel(declaration);
        let read = || pipeline::read("k.ll", text.as_bytes());
        let step = || -> Result<(), String> {
            let mut linked = read()?;
            opencl_builtins::link(&mut linked).map_err(|e| e.to_string())?;
            let expected = pipeline::interpret(&linked, &launch)?;
            let module = prepared(read()?)?;
            for build in Build::of_source(declaration.len() as u64) {
                let found = simulate(&compile(&module, "k", build)?, &launch)?;
                if let Some(difference) = first_difference(&expected, &found, None) {
                    return Err(format!("{build}: {difference}"));
                }
            }
            Ok(())
        };
        step().err().map(|e| format!("{declaration}: {e}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), declarations.len(), wrong.join("\n"));
}

/// A relation is 1 of a single value and -1 of a vector's component.
#[test]
fn relations_of_vectors_are_all_ones() {
    let (text, _) = kernel(VECTORS[3]);
    let mut module = pipeline::read("k.ll", text.as_bytes()).expect("a module");
    opencl_builtins::link(&mut module).expect("a library");
    let run =
        "--kernel k --block 2 --arg x=buf:f32x4:values:1.0,0.0,-3.0,1e-40 --arg r=buf:i32x4:zeros";
    let found = pipeline::interpret(&module, &Launch::parse_line(run).expect("a launch"));
    let found = found.expect("results").buffers;
    let truths: Vec<i32> = (0..4).map(|n| found[1].element(n) as i32).collect();
    assert_eq!(truths, [-1, 0, -1, 0]);
}

/// What a function of doubles gives.
enum Exact {
    One(fn(f64) -> f64),
    Two(fn(f64, f64) -> f64),
}

/// Functions with what OpenCL C 3.0 allows (section 7.4, "ULP values for single precision built-in math functions").
const BOUNDS: [(&str, f64, Exact); 28] = [
    ("_Z3expf", 3.0, Exact::One(f64::exp)),
    ("_Z5exp10f", 3.0, Exact::One(|x| 10f64.powf(x))),
    ("_Z5expm1f", 3.0, Exact::One(f64::exp_m1)),
    ("_Z3logf", 3.0, Exact::One(f64::ln)),
    ("_Z4log2f", 3.0, Exact::One(f64::log2)),
    ("_Z5log10f", 3.0, Exact::One(f64::log10)),
    ("_Z5log1pf", 2.0, Exact::One(f64::ln_1p)),
    ("_Z3sinf", 4.0, Exact::One(f64::sin)),
    ("_Z3cosf", 4.0, Exact::One(f64::cos)),
    ("_Z3tanf", 5.0, Exact::One(f64::tan)),
    ("_Z4asinf", 4.0, Exact::One(f64::asin)),
    ("_Z4acosf", 4.0, Exact::One(f64::acos)),
    ("_Z4atanf", 5.0, Exact::One(f64::atan)),
    ("_Z4sinhf", 4.0, Exact::One(f64::sinh)),
    ("_Z4coshf", 4.0, Exact::One(f64::cosh)),
    ("_Z4tanhf", 5.0, Exact::One(f64::tanh)),
    ("_Z5asinhf", 4.0, Exact::One(f64::asinh)),
    ("_Z5acoshf", 4.0, Exact::One(f64::acosh)),
    ("_Z5atanhf", 5.0, Exact::One(f64::atanh)),
    ("_Z4cbrtf", 2.0, Exact::One(f64::cbrt)),
    ("_Z5roundf", 0.0, Exact::One(f64::round)),
    ("_Z3powff", 16.0, Exact::Two(f64::powf)),
    ("_Z4powrff", 16.0, Exact::Two(|x, y| if x < 0.0 { f64::NAN } else { x.powf(y) })),
    ("_Z5atan2ff", 6.0, Exact::Two(f64::atan2)),
    ("_Z5hypotff", 4.0, Exact::Two(f64::hypot)),
    ("_Z4fmodff", 0.0, Exact::Two(|x, y| x % y)),
    ("_Z9remainderff", 0.0, Exact::Two(remainder)),
    (
        "_Z4fdimff",
        0.5,
        Exact::Two(|x, y| {
            if x > y {
                x - y
            } else if x <= y {
                0.0
            } else {
                f64::NAN
            }
        }),
    ),
];

/// What is left of a quotient rounded to the nearest, of two the even one: exact in doubles for floats.
fn remainder(x: f64, y: f64) -> f64 {
    if y.is_infinite() && x.is_finite() {
        return x;
    }
    let y = y.abs();
    let rest = x.abs() % (2.0 * y);
    let rest = if rest >= 1.5 * y {
        rest - 2.0 * y
    } else if rest > 0.5 * y {
        rest - y
    } else {
        rest
    };
    if x.is_sign_negative() { -rest } else { rest }
}

/// How far a float is from what it should be, in units of the last place of a float of that size.
fn ulps(found: f32, exact: f64) -> f64 {
    let rounded = exact as f32;
    if rounded.is_nan() || found.is_nan() {
        return if rounded.is_nan() && found.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if rounded == found {
        // The nearest float: no bound is less.
        return 0.0;
    }
    if rounded.is_infinite() || found.is_infinite() {
        // At the end of the range a unit more or less makes it infinite.
        let finite = if rounded.is_infinite() { found } else { rounded };
        return if finite.abs() >= f32::MAX * (1.0 - 1e-6) { 1.0 } else { f64::INFINITY };
    }
    let exponent = (exact.abs().log2().floor() as i32).max(-126);
    (f64::from(found) - exact).abs() / 2f64.powi(exponent - 23)
}

#[test]
fn functions_are_as_accurate_as_opencl_asks() {
    let wrong = map(&BOUNDS, |(name, bound, exact)| {
        let declaration = opencl_builtins::declaration(name).expect("a function");
        let (text, _) = kernel(&declaration);
        let mut module = pipeline::read("k.ll", text.as_bytes()).expect("a module");
        opencl_builtins::link(&mut module).expect("a library");
        let mut worst = (0.0, String::new());
        // Any float, and those where most are used.
        for contents in ["", ":-1:1", ":-9:9", ":0:120", ":-100000:100000"] {
            let count = 4096;
            let inputs = match exact {
                Exact::One(_) => 1,
                Exact::Two(_) => 2,
            };
            let mut run = format!("--kernel k --grid {} --block 64", count / 64);
            for n in 0..inputs {
                let _ = write!(run, " --arg p{n}=buf:f32x{count}:random:{}{contents}", n + 5);
            }
            let _ = write!(run, " --arg out=buf:f32x{count}:zeros");
            let launch = Launch::parse_line(&run).expect("a launch");
            let found = pipeline::interpret(&module, &launch).expect("results").buffers;
            let float = |buffer: usize, n| f32::from_bits(found[buffer].element(n) as u32);
            for n in 0..count {
                let (x, y) = (float(0, n), float(1, n));
                let right = match exact {
                    Exact::One(f) => f(x.into()),
                    Exact::Two(f) => f(x.into(), y.into()),
                };
                let result = float(inputs, n);
                let off = ulps(result, right);
                if off > worst.0 {
                    worst = (off, format!("{name} of {x:e}, {y:e} is {result:e}, not {right:e}"));
                }
            }
        }
        (worst.0 > *bound).then(|| format!("{}: {} units, at most {bound}", worst.1, worst.0))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
