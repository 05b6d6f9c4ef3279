//! OpenCL's built-in functions of our library: as accurate as OpenCL asks, and on Intel's GPUs the interpreter's bits.

use gpu_sim::launch::{Launch, first_difference};
use ir::diagnostic::Diagnostic;
use ir::ssa::Module;
use std::fmt::Write as _;
use testsuite::intel::{Build, DEVICES, WIDTHS, compile, prepared, simulate};
use testsuite::parallel::map;
use testsuite::pipeline;

/// Work-items.
const ITEMS: usize = 64;

/// Functions of vectors that the library has for one component only.
const VECTORS: [&str; 7] = [
    "declare spir_func <4 x float> @_Z3expDv4_f(<4 x float> %0)",
    "declare spir_func <3 x float> @_Z3powDv3_fS_(<3 x float> %0, <3 x float> %1)",
    "declare spir_func <2 x float> @_Z10smoothstepffDv2_f(float %0, float %1, <2 x float> %2)",
    "declare spir_func <2 x i32> @_Z8isnormalDv2_f(<2 x float> %0)",
    "declare spir_func <2 x i16> @_Z8isfiniteDv2_Dh(<2 x half> %0)",
    "declare spir_func <4 x float> @_Z5fractDv4_fPU3AS1S_(<4 x float> %0, ptr addrspace(1) %1)",
    "declare spir_func <2 x half> @_Z6sincosDv2_DhPS_(<2 x half> %0, ptr %1)",
];

/// A kernel that calls a function for each work-item, with its arguments from buffers, and the launch. What a pointer points to is
/// written to a buffer: directly, by local or by private memory.
fn kernel(declaration: &str) -> (String, Launch) {
    let name = declaration.split_once('@').and_then(|(_, rest)| rest.split_once('('));
    let name = name.expect("a name").0;
    let (head, params) = declaration.split_once(&format!("@{name}(")).expect("parameters");
    let result = head.split_once("spir_func ").expect("a function").1.trim();
    let params: Vec<&str> = params.trim_end_matches(')').split(", ").collect();
    let params: Vec<&str> =
        params.iter().map(|p| p.rsplit_once(" %").map_or(*p, |p| p.0)).collect();
    let mut list = String::new();
    let mut body = String::new();
    let mut after = String::new();
    let mut run = format!("--kernel k --block {ITEMS}");
    let mut arguments = Vec::new();
    let mut local = String::new();
    for (n, &ty) in params.iter().chain([&result]).enumerate() {
        let is_result = n == params.len();
        let space = ty
            .strip_prefix("ptr")
            .map(|rest| rest.split_once("addrspace(").map_or("0", |(_, rest)| &rest[..1]));
        // Functions with pointers have a second result of the first one's type, but these.
        let names_int = ["frexp", "remquo", "lgamma_r"].iter().any(|f| name.contains(f));
        let ty = match space {
            Some(_) if names_int => "i32",
            Some(_) => result,
            None => ty,
        };
        let (element, lanes) = match ty.strip_prefix('<') {
            None => (ty, 1),
            Some(vector) => {
                let (lanes, element) = vector.split_once(" x ").expect("a vector");
                (element.trim_end_matches('>'), lanes.parse().expect("a number"))
            }
        };
        // Three components lie as four.
        let count = ITEMS * if lanes == 3 { 4 } else { lanes };
        let kind = match element {
            "half" => "f16",
            "float" => "f32",
            "double" => "f64",
            other => other,
        };
        let contents = match (is_result || space.is_some(), element) {
            (true, _) => "zeros".to_owned(),
            // Any bits.
            _ if name.contains("convert_") => format!("random:{}", n + 1),
            (_, "half" | "float" | "double") => format!("random:{}:-9:9", n + 1),
            (_, "i8") => format!("random:{}:-128:127", n + 1),
            (_, "i16") => format!("random:{}:-32768:32767", n + 1),
            _ => format!("random:{}:-2000000000:2000000000", n + 1),
        };
        let _ = write!(run, " --arg p{n}=buf:{kind}x{count}:{contents}");
        let _ = write!(list, "{}ptr addrspace(1) %b{n}", if n == 0 { "" } else { ", " });
        let _ = writeln!(body, "  %q{n} = getelementptr {ty}, ptr addrspace(1) %b{n}, i64 %i");
        let mut written = |space: &str| {
            let _ = writeln!(after, "  %w{n} = load {ty}, ptr{space} %s{n}");
            let _ = writeln!(after, "  store {ty} %w{n}, ptr addrspace(1) %q{n}");
        };
        match space {
            None if is_result => {}
            None => {
                let _ = writeln!(body, "  %a{n} = load {ty}, ptr addrspace(1) %q{n}");
                arguments.push(format!("{ty} %a{n}"));
            }
            Some("0") => {
                let _ = writeln!(body, "  %s{n} = alloca {ty}");
                written("");
                arguments.push(format!("ptr %s{n}"));
            }
            Some("3") => {
                local = format!("@l = internal addrspace(3) global [{ITEMS} x {ty}] undef\n");
                let _ = writeln!(body, "  %s{n} = getelementptr {ty}, ptr addrspace(3) @l, i64 %i");
                written(" addrspace(3)");
                arguments.push(format!("ptr addrspace(3) %s{n}"));
            }
            Some("4") => {
                let cast = format!("addrspacecast ptr addrspace(1) %q{n} to ptr addrspace(4)");
                let _ = writeln!(body, "  %s{n} = {cast}");
                arguments.push(format!("ptr addrspace(4) %s{n}"));
            }
            Some(_) => arguments.push(format!("ptr addrspace(1) %q{n}")),
        }
    }
    let text = format!(
        "target triple = \"spir64\"\n{local}{declaration}\n\
         declare spir_func i64 @_Z13get_global_idj(i32)\n\
         define spir_kernel void @k({list}) {{\n  \
         %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n{body}  \
         %r = call spir_func {result} @{name}({})\n{after}  \
         store {result} %r, ptr addrspace(1) %q{}\n  ret void\n}}\n",
        arguments.join(", "),
        params.len(),
    );
    (text, Launch::parse_line(&run).expect("a launch"))
}

/// The declarations of all conversions of single values, and of some of vectors.
fn conversions() -> Vec<String> {
    const TYPES: [(&str, &str, &str); 11] = [
        ("char", "c", "i8"),
        ("uchar", "h", "i8"),
        ("short", "s", "i16"),
        ("ushort", "t", "i16"),
        ("int", "i", "i32"),
        ("uint", "j", "i32"),
        ("long", "l", "i64"),
        ("ulong", "m", "i64"),
        ("half", "Dh", "half"),
        ("float", "f", "float"),
        ("double", "d", "double"),
    ];
    let mut found = Vec::new();
    for (to, _, result) in TYPES {
        for (_, code, param) in TYPES {
            for sat in ["", "_sat"] {
                // Beyond the range, a conversion without saturation is not defined.
                let is_integer = |ty: &str| ty.starts_with('i');
                if (sat == "_sat") != is_integer(result) {
                    continue;
                }
                for rounding in ["", "_rte", "_rtz", "_rtp", "_rtn"] {
                    let base = format!("convert_{to}{sat}{rounding}");
                    let name = format!("_Z{}{base}{code}", base.len());
                    found.push(format!("declare spir_func {result} @{name}({param} %0)"));
                }
            }
        }
    }
    let vectors = [
        "<4 x i8> @_Z18convert_uchar4_satDv4_f(<4 x float> %0)",
        "<2 x float> @_Z18convert_float2_rtzDv2_m(<2 x i64> %0)",
        "<3 x i32> @_Z12convert_int3Dv3_s(<3 x i16> %0)",
    ];
    found.extend(vectors.map(|v| format!("declare spir_func {v}")));
    found
}

#[test]
fn every_function_is_the_same_on_intel() {
    // Those of the device libraries are made of instructions, too.
    let is_device = |name: &str| {
        ["_erf", "_rcbrt", "_rhypot", "_norm"]
            .iter()
            .any(|p| name.contains(&format!("lanelift{p}")))
    };
    let opencl =
        opencl_builtins::functions().filter(|name| name.starts_with("_Z") && !is_device(name));
    let mut declarations: Vec<String> = opencl.filter_map(opencl_builtins::declaration).collect();
    declarations.extend(VECTORS.map(str::to_owned));
    assert!(declarations.len() > 90, "{}", declarations.len());
    // What is made of the extended unit's functions is as exact as these.
    let (native, exact): (Vec<_>, Vec<_>) =
        declarations.into_iter().partition(|d| d.contains("native_") || d.contains("half_exp"));
    assert!(native.len() >= 7, "{}", native.len());
    same_on_intel(&exact, |module| opencl_builtins::link_for(module, &|_| true), None);
    same_on_intel(&native, opencl_builtins::link_all, Some(2e-3));
}

/// A module of CUDA that is compiled for Intel needs no device library either.
#[test]
fn functions_of_libdevice_are_the_same_on_intel() {
    let names = opencl_builtins::functions().filter(|name| name.starts_with("__nv_"));
    let declarations = names.filter_map(opencl_builtins::declaration).filter(|declaration| {
        let approximate = ["_fast_", "_nan", "sqrt"].iter().any(|part| declaration.contains(part));
        !approximate && !declaration.contains("ptr") && !declaration.contains("void")
    });
    let declarations: Vec<String> = declarations.collect();
    assert!(declarations.len() > 250, "{}", declarations.len());
    same_on_intel(&declarations, opencl_builtins::link_all, None);
}

#[test]
fn every_conversion_is_the_same_on_intel() {
    same_on_intel(&conversions(), |module| opencl_builtins::link_for(module, &|_| true), None);
}

/// Declarations of a function whose parameters and result have one type, for single values and for vectors.
fn of_one_type(base: &str, parameters: usize, types: &[(&str, &str)]) -> Vec<String> {
    let mut found = Vec::new();
    for (n, (code, ty)) in types.iter().enumerate() {
        let lanes = [2, 3, 4, 8, 16][(n + base.len()) % 5];
        for (first, rest, ty) in [
            ((*code).to_owned(), (*code).to_owned(), (*ty).to_owned()),
            (format!("Dv{lanes}_{code}"), "S_".to_owned(), format!("<{lanes} x {ty}>")),
        ] {
            let encoded = first + &rest.repeat(parameters - 1);
            let list: Vec<String> = (0..parameters).map(|n| format!("{ty} %{n}")).collect();
            let (len, list) = (base.len(), list.join(", "));
            found.push(format!("declare spir_func {ty} @_Z{len}{base}{encoded}({list})"));
        }
    }
    found
}

/// Functions that are instructions on Intel's GPUs mean the same to the interpreter.
#[test]
fn instructions_are_the_same_on_intel() {
    const INTEGERS: [(&str, &str); 8] = [
        ("c", "i8"),
        ("h", "i8"),
        ("s", "i16"),
        ("t", "i16"),
        ("i", "i32"),
        ("j", "i32"),
        ("l", "i64"),
        ("m", "i64"),
    ];
    const FLOATS: [(&str, &str); 3] = [("f", "float"), ("Dh", "half"), ("d", "double")];
    let mut exact = Vec::new();
    for (base, parameters) in [
        ("min", 2),
        ("max", 2),
        ("clamp", 3),
        ("abs_diff", 2),
        ("add_sat", 2),
        ("sub_sat", 2),
        ("hadd", 2),
        ("rhadd", 2),
        ("rotate", 2),
        ("mul_hi", 2),
        ("mad_hi", 3),
        ("popcount", 1),
        ("clz", 1),
        ("ctz", 1),
        ("abs", 1),
        ("bitselect", 3),
        ("select", 3),
    ] {
        exact.extend(of_one_type(base, parameters, &INTEGERS));
    }
    for (base, parameters) in [
        ("fmin", 2),
        ("fmax", 2),
        ("min", 2),
        ("clamp", 3),
        ("fabs", 1),
        ("copysign", 2),
        ("fma", 3),
        ("floor", 1),
        ("ceil", 1),
        ("trunc", 1),
        ("rint", 1),
        ("step", 2),
        ("bitselect", 3),
    ] {
        exact.extend(of_one_type(base, parameters, &FLOATS));
    }
    exact.extend(
        [
            "i32 @_Z7isequalff(float %0, float %1)",
            "<4 x i32> @_Z6islessDv4_fS_(<4 x float> %0, <4 x float> %1)",
            "<3 x i64> @_Z11isunorderedDv3_dS_(<3 x double> %0, <3 x double> %1)",
            "<8 x i16> @_Z14isgreaterequalDv8_DhS_(<8 x half> %0, <8 x half> %1)",
            "i32 @_Z5isinff(float %0)",
            "<2 x i32> @_Z5isinfDv2_f(<2 x float> %0)",
            "i32 @_Z3anyDv4_i(<4 x i32> %0)",
            "i32 @_Z3allDv3_c(<3 x i8> %0)",
            "i32 @_Z3anyl(i64 %0)",
            "float @_Z6selectffi(float %0, float %1, i32 %2)",
            "<4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> %0, <4 x float> %1, <4 x i32> %2)",
            "double @_Z6selectddm(double %0, double %1, i64 %2)",
            "<4 x float> @_Z3maxDv4_ff(<4 x float> %0, float %1)",
            "<4 x i32> @_Z5clampDv4_iii(<4 x i32> %0, i32 %1, i32 %2)",
            "<3 x float> @_Z4stepfDv3_f(float %0, <3 x float> %1)",
            "i16 @_Z8upsamplech(i8 %0, i8 %1)",
            "<4 x i64> @_Z8upsampleDv4_iDv4_j(<4 x i32> %0, <4 x i32> %1)",
        ]
        .map(|rest| format!("declare spir_func {rest}")),
    );
    assert!(exact.len() > 300, "{}", exact.len());
    same_on_intel(&exact, opencl_builtins::link_all, None);
    let mut close = Vec::new();
    for (base, parameters) in [("mad", 3), ("mix", 3), ("sqrt", 1), ("rsqrt", 1), ("cross", 2)] {
        // What half floats lose by rounding twice may be most of a sum.
        let all = of_one_type(base, parameters, &FLOATS[..1]);
        close.extend(all.into_iter().filter(|d| base != "cross" || d.contains("<4 x")));
    }
    close.extend(
        [
            "float @_Z3dotDv4_fS_(<4 x float> %0, <4 x float> %1)",
            "double @_Z3dotDv3_dS_(<3 x double> %0, <3 x double> %1)",
            "<3 x float> @_Z5crossDv3_fS_(<3 x float> %0, <3 x float> %1)",
            "float @_Z11fast_lengthDv3_f(<3 x float> %0)",
            "float @_Z13fast_distanceDv2_fS_(<2 x float> %0, <2 x float> %1)",
            "<4 x float> @_Z14fast_normalizeDv4_f(<4 x float> %0)",
            "<2 x float> @_Z3mixDv2_fS_f(<2 x float> %0, <2 x float> %1, float %2)",
            "float @_Z11native_exp2f(float %0)",
            "float @_Z10native_sinf(float %0)",
            "float @_Z10half_recipf(float %0)",
        ]
        .map(|rest| format!("declare spir_func {rest}")),
    );
    same_on_intel(&close, opencl_builtins::link_all, Some(2e-3));
}

/// Compares a call of each function on one of the devices with the interpreter, which has what is linked.
fn same_on_intel(
    declarations: &[String],
    link: fn(&mut Module) -> Result<(), Diagnostic>,
    tolerance: Option<f64>,
) {
    let wrong = map(declarations, |declaration| {
        let (text, launch) = kernel(declaration);
        let read = || pipeline::read("k.ll", text.as_bytes());
        let step = || -> Result<(), String> {
            let mut linked = read()?;
            link(&mut linked).map_err(|e| e.to_string())?;
            let expected = pipeline::interpret(&linked, &launch)?;
            let module = prepared(read()?)?;
            let builds = Build::by_turns(&DEVICES, declaration.len() as u64, &WIDTHS);
            // What has doubles runs where there are some.
            let by_doubles = ["rcbrt", "erfcx", "inv", "normcdf", "frcp", "fdiv", "fsqrt"];
            let by_doubles = by_doubles.iter().any(|part| declaration.contains(part));
            let has_doubles = declaration.contains("double") || by_doubles;
            for mut build in builds {
                if !["skl", "bdw"].contains(&build.device) && has_doubles {
                    build.device = "skl";
                }
                let found = simulate(&compile(&module, "k", build)?, &launch)?;
                if let Some(difference) = first_difference(&expected, &found, tolerance) {
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

/// Dot products of four bytes, against their definition: cl_khr_integer_dot_product in OpenCL's extension specification.
#[test]
fn dot_products_of_bytes_are_exact_and_saturate() {
    let (items, accumulators) = (
        [0x0102_0304u32, 0x8080_8080, 0xffff_ffff, 0x7f80_ff01, 0, 0x1234_5678],
        [0i32, i32::MAX - 100, i32::MIN + 5, -1, 7, i32::MAX],
    );
    let list = |values: &[u32]| {
        let words: Vec<String> = values.iter().map(|&v| (v as i32).to_string()).collect();
        words.join(",")
    };
    let byte = |word: u32, n: usize, signed: bool| {
        let byte = word.to_le_bytes()[n];
        if signed { i64::from(byte as i8) } else { i64::from(byte) }
    };
    for (letters, code, left, right) in [
        ("ss", "i", true, true),
        ("uu", "u", false, false),
        ("us", "i", false, true),
        ("su", "i", true, false),
    ] {
        let (ending, last) = if code == "u" { ("uint", "j") } else { ("int", "i") };
        let name = format!("dot_acc_sat_4x8packed_{letters}_{ending}");
        let declaration = format!(
            "declare spir_func i32 @_Z{}{name}jj{last}(i32 %0, i32 %1, i32 %2)",
            name.len()
        );
        let (text, _) = kernel(&declaration);
        let mut module = pipeline::read("k.ll", text.as_bytes()).expect("a module");
        opencl_builtins::link(&mut module).expect("a library");
        let mut other = items;
        other.rotate_left(1);
        let sums: Vec<u32> = accumulators.iter().map(|&a| a as u32).collect();
        for other in [items, other] {
            let run = format!(
                "--kernel k --block 6 --arg a=buf:i32x6:values:{} --arg b=buf:i32x6:values:{} \
                 --arg c=buf:i32x6:values:{} --arg r=buf:i32x6:zeros",
                list(&items),
                list(&other),
                list(&sums)
            );
            let found = pipeline::interpret(&module, &Launch::parse_line(&run).expect("a launch"));
            let found = found.expect("results").buffers;
            for (n, (&a, &b)) in items.iter().zip(&other).enumerate() {
                let products = (0..4).map(|k| byte(a, k, left) * byte(b, k, right));
                let sum = products.sum::<i64>();
                let expected = if code == "u" {
                    let sum = sum + i64::from(sums[n]);
                    sum.min(i64::from(u32::MAX)) as u32
                } else {
                    let sum = sum + i64::from(accumulators[n]);
                    sum.clamp(i64::from(i32::MIN), i64::from(i32::MAX)) as i32 as u32
                };
                assert_eq!(found[3].element(n) as u32, expected, "{name} of {a:#x} and {b:#x}");
            }
        }
    }
}

/// Exact result of a function of doubles.
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

/// Returns the remainder of a quotient rounded to the nearest, of two the even one: exact in doubles for floats.
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

/// Exact result of a function of doubles, or of a double and an integer, and the error that the library's may have: OpenCL C 3.0, section 7.4,
/// "ULP values for double precision built-in math functions", and half a unit that the reference may be off.
const DOUBLE_BOUNDS: [(&str, f64, Exact); 42] = [
    ("_Z15lanelift_dividedd", 0.0, Exact::Two(|x, y| x / y)),
    ("_Z4sqrtd", 0.0, Exact::One(f64::sqrt)),
    ("_Z5rsqrtd", 2.0, Exact::One(|x| 1.0 / x.sqrt())),
    ("_Z3expd", 3.0, Exact::One(f64::exp)),
    ("_Z4exp2d", 3.0, Exact::One(f64::exp2)),
    ("_Z5exp10d", 3.0, Exact::One(libm::exp10)),
    ("_Z5expm1d", 3.0, Exact::One(f64::exp_m1)),
    ("_Z3logd", 3.0, Exact::One(f64::ln)),
    ("_Z4log2d", 3.0, Exact::One(f64::log2)),
    ("_Z5log10d", 3.0, Exact::One(f64::log10)),
    ("_Z5log1pd", 2.0, Exact::One(f64::ln_1p)),
    ("_Z3sind", 4.0, Exact::One(f64::sin)),
    ("_Z3cosd", 4.0, Exact::One(f64::cos)),
    ("_Z3tand", 5.0, Exact::One(f64::tan)),
    ("_Z4asind", 4.0, Exact::One(f64::asin)),
    ("_Z4acosd", 4.0, Exact::One(f64::acos)),
    ("_Z4atand", 5.0, Exact::One(f64::atan)),
    ("_Z4sinhd", 4.0, Exact::One(f64::sinh)),
    ("_Z4coshd", 4.0, Exact::One(f64::cosh)),
    ("_Z4tanhd", 5.0, Exact::One(f64::tanh)),
    ("_Z5asinhd", 4.0, Exact::One(libm::asinh)),
    ("_Z5acoshd", 4.0, Exact::One(libm::acosh)),
    ("_Z5atanhd", 5.0, Exact::One(libm::atanh)),
    ("_Z4cbrtd", 2.0, Exact::One(f64::cbrt)),
    ("_Z3erfd", 16.0, Exact::One(libm::erf)),
    ("_Z4erfcd", 16.0, Exact::One(libm::erfc)),
    ("_Z6tgammad", 16.0, Exact::One(gamma)),
    ("_Z5roundd", 0.0, Exact::One(f64::round)),
    ("_Z4logbd", 0.0, Exact::One(logb)),
    ("_Z5sinpid", 4.0, Exact::One(sinpi)),
    ("_Z5cospid", 4.0, Exact::One(cospi)),
    ("_Z3powdd", 16.0, Exact::Two(f64::powf)),
    ("_Z4powrdd", 16.0, Exact::Two(|x, y| if x < 0.0 { f64::NAN } else { x.powf(y) })),
    ("_Z5atan2dd", 6.0, Exact::Two(f64::atan2)),
    ("_Z5hypotdd", 4.0, Exact::Two(f64::hypot)),
    ("_Z4fmoddd", 0.0, Exact::Two(|x, y| x % y)),
    ("_Z9remainderdd", 0.0, Exact::Two(libm::remainder)),
    ("_Z9nextafterdd", 0.0, Exact::Two(libm::nextafter)),
    ("_Z4fdimdd", 0.5, Exact::Two(libm::fdim)),
    ("_Z3logd", 1.0, Exact::One(f64::ln)),
    ("_Z3sind", 1.0, Exact::One(f64::sin)),
    ("_Z3powdd", 2.0, Exact::Two(f64::powf)),
];

/// Functions of floats that have no better reference than another library's doubles.
const SPECIAL_BOUNDS: [(&str, f64, Exact); 4] = [
    ("_Z3erff", 16.0, Exact::One(libm::erf)),
    ("_Z4erfcf", 16.0, Exact::One(libm::erfc)),
    ("_Z6tgammaf", 16.0, Exact::One(gamma)),
    ("_Z5rootnfi", 16.0, Exact::Two(rootn)),
];

/// The gamma function: no number where it is not defined.
fn gamma(x: f64) -> f64 {
    if x < 0.0 && x.trunc() == x { f64::NAN } else { libm::tgamma(x) }
}

fn logb(x: f64) -> f64 {
    match x {
        0.0 => f64::NEG_INFINITY,
        _ if x.is_finite() => f64::from(libm::ilogb(x)),
        _ => x * x,
    }
}

/// Of what is left modulo 2, near 0, so that the reference has no error of its own.
fn sinpi(x: f64) -> f64 {
    let rest = x.abs() % 2.0;
    let rest = if rest > 1.5 {
        rest - 2.0
    } else if rest > 0.5 {
        1.0 - rest
    } else {
        rest
    };
    (rest * std::f64::consts::PI).sin() * if x.is_sign_negative() { -1.0 } else { 1.0 }
}

fn cospi(x: f64) -> f64 {
    let rest = x.abs() % 2.0;
    let rest = if rest > 1.0 { 2.0 - rest } else { rest };
    ((0.5 - rest) * std::f64::consts::PI).sin()
}

fn rootn(x: f64, n: f64) -> f64 {
    if n == 0.0 || x < 0.0 && n % 2.0 == 0.0 {
        return f64::NAN;
    }
    libm::copysign(x.abs().powf(1.0 / n), if n % 2.0 == 0.0 { 1.0 } else { x })
}

/// Returns the error of a double, in units of the last place.
fn ulps_of_doubles(found: f64, exact: f64) -> f64 {
    if exact.is_nan() || found.is_nan() {
        return if exact.is_nan() && found.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if found == exact {
        return 0.0;
    }
    // The order of the bits is that of the numbers.
    let place = |x: f64| {
        let bits = x.to_bits() as i64;
        if bits < 0 { i64::MIN - bits } else { bits }
    };
    (i128::from(place(found)) - i128::from(place(exact))).unsigned_abs() as f64
}

/// Returns the error of a float, in units of the last place of a float of that size.
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

/// Runs functions in the interpreter and compares them with what is exact; those that are not within their bounds.
fn beyond_bounds(bounds: &[(&str, f64, Exact)], ranges: &[&str]) -> Vec<String> {
    let wrong = map(bounds, |(name, bound, exact)| {
        let declaration = opencl_builtins::declaration(name).expect("a function");
        let wide = declaration.starts_with("declare spir_func double");
        let kind = if wide { "f64" } else { "f32" };
        let (text, _) = kernel(&declaration);
        let mut module = pipeline::read("k.ll", text.as_bytes()).expect("a module");
        opencl_builtins::link_for(&mut module, &|_| true).expect("a library");
        let mut worst = (0.0, String::new());
        // Any float, and those where most are used.
        for contents in ranges {
            let count = 4096;
            let kinds = match exact {
                Exact::One(_) => vec![kind],
                Exact::Two(_) if name.ends_with('i') => vec![kind, "i32"],
                Exact::Two(_) => vec![kind, kind],
            };
            let mut run = format!("--kernel k --grid {} --block 64", count / 64);
            for (n, kind) in kinds.iter().enumerate() {
                let contents = if *kind == "i32" { ":-40:40" } else { contents };
                let _ = write!(run, " --arg p{n}=buf:{kind}x{count}:random:{}{contents}", n + 5);
            }
            let _ = write!(run, " --arg out=buf:{kind}x{count}:zeros");
            let launch = Launch::parse_line(&run).expect("a launch");
            let found = pipeline::interpret(&module, &launch).expect("results").buffers;
            let number = |buffer: usize, n| {
                let bits = found[buffer].element(n);
                match (kinds.get(buffer), wide) {
                    (Some(&"i32"), _) => f64::from(bits as i32),
                    (_, true) => f64::from_bits(bits),
                    _ => f32::from_bits(bits as u32).into(),
                }
            };
            for n in 0..count {
                let (x, y) = (number(0, n), number(1, n));
                let right = match exact {
                    Exact::One(f) => f(x),
                    Exact::Two(f) => f(x, y),
                };
                let result = number(kinds.len(), n);
                let off =
                    if wide { ulps_of_doubles(result, right) } else { ulps(result as f32, right) };
                if off > worst.0 {
                    worst = (off, format!("{name} of {x:e}, {y:e} is {result:e}, not {right:e}"));
                }
            }
        }
        if std::env::var_os("LANELIFT_ULPS").is_some() {
            eprintln!("{name}: {}", worst.0);
        }
        (worst.0 > *bound).then(|| format!("{}: {} units, at most {bound}", worst.1, worst.0))
    });
    wrong.into_iter().flatten().collect()
}

#[test]
fn functions_are_as_accurate_as_opencl_asks() {
    let wrong = beyond_bounds(&BOUNDS, &["", ":-1:1", ":-9:9", ":0:120", ":-100000:100000"]);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn special_functions_are_as_accurate_as_opencl_asks() {
    let wrong = beyond_bounds(&SPECIAL_BOUNDS, &[":-1:1", ":-9:9", ":0:120", ":-45:0"]);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn functions_of_doubles_are_as_accurate_as_opencl_asks() {
    let ranges = ["", ":-1:1", ":-9:9", ":0:170", ":-1000:1000", ":-1e12:1e12"];
    let wrong = beyond_bounds(&DOUBLE_BOUNDS, &ranges);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Operations that the machine has not, by the library, against what the interpreter makes of them itself.
#[test]
fn operations_are_exact_on_intel() {
    let list = [
        ("double", "double", "%r = fdiv double %a, %b"),
        ("double", "double", "%r = frem double %a, %b"),
        ("float", "float", "%r = frem float %a, %b"),
        (
            "double",
            "double",
            "%c = call double @llvm.fabs.f64(double %a)\n  %r = call double @llvm.sqrt.f64(double %c)",
        ),
        ("double", "half", "%r = fptrunc double %a to half"),
        ("half", "half", "%r = call half @llvm.fma.f16(half %a, half %b, half 0xH3555)"),
        ("half", "half", "%r = call half @llvm.fma.f16(half %a, half %b, half %a)"),
    ];
    let ranges = ["", ":-3:3", ":-70000:70000", ":-1e-7:1e-7", ":-1e-4:1e-4"];
    let cases: Vec<_> = list.iter().flat_map(|&l| ranges.map(|r| (l, r))).collect();
    let wrong = map(&cases, |&((ty, to, operation), range)| {
        // Between numbers of any size, a remainder takes as many steps as exponents are apart.
        if operation.contains("frem double") && range.is_empty() {
            return None;
        }
        let text = format!(
            "target triple = \"spir64\"\n\
             declare spir_func i64 @_Z13get_global_idj(i32)\n\
             declare double @llvm.fabs.f64(double)\ndeclare double @llvm.sqrt.f64(double)\n\
             declare half @llvm.fma.f16(half, half, half)\n\
             define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) {{\n  \
             %i = call spir_func i64 @_Z13get_global_idj(i32 0)\n  \
             %p = getelementptr {ty}, ptr addrspace(1) %x, i64 %i\n  \
             %q = getelementptr {ty}, ptr addrspace(1) %y, i64 %i\n  \
             %o = getelementptr {to}, ptr addrspace(1) %z, i64 %i\n  \
             %a = load {ty}, ptr addrspace(1) %p\n  %b = load {ty}, ptr addrspace(1) %q\n  \
             {operation}\n  store {to} %r, ptr addrspace(1) %o\n  ret void\n}}\n"
        );
        let kind = |ty| match ty {
            "double" => "f64",
            "float" => "f32",
            _ => "f16",
        };
        let (from, kind_to) = (kind(ty), kind(to));
        let run = format!(
            "--kernel k --grid 8 --block 64 --arg x=buf:{from}x512:random:3{range} \
             --arg y=buf:{from}x512:random:4{range} --arg z=buf:{kind_to}x512:zeros"
        );
        let launch = Launch::parse_line(&run).expect("a launch");
        let step = || -> Result<(), String> {
            let module = pipeline::read("k.ll", text.as_bytes())?;
            let expected = pipeline::interpret(&module, &launch)?;
            let prepared = prepared(module)?;
            let device = if ty == "double" { "skl" } else { "tgl" };
            let found = simulate(&compile(&prepared, "k", Build { device, simd: 16 })?, &launch)?;
            match first_difference(&expected, &found, None) {
                Some(difference) => Err(difference.to_string()),
                None => Ok(()),
            }
        };
        step().err().map(|e| format!("{operation} {range}: {e}"))
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// A device without doubles is refused with a message.
#[test]
fn doubles_are_refused_where_there_are_none() {
    let (text, _) = kernel(&opencl_builtins::declaration("_Z3expd").expect("a function"));
    let module = prepared(pipeline::read("k.ll", text.as_bytes()).expect("a module"));
    let module = module.expect("a prepared module");
    let error = compile(&module, "k", Build { device: "tgl", simd: 16 }).expect_err("no doubles");
    assert!(error.contains("64-bit floats, which 'tgl' does not have is not supported"), "{error}");
}
