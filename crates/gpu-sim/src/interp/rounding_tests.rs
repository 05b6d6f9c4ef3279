//! The floating-point environment, from text to bits, against `rustc_apfloat`.

use super::{Options, Value, call_function};
use crate::float::Format;
use rustc_apfloat::ieee::{Double, Half, Single};
use rustc_apfloat::{Float, FloatConvert, Round};

const ROUNDINGS: [(&str, Round); 4] = [
    ("tonearest", Round::NearestTiesToEven),
    ("upward", Round::TowardPositive),
    ("downward", Round::TowardNegative),
    ("towardzero", Round::TowardZero),
];

fn module(text: &str) -> ir::ssa::Module {
    let text = format!(
        "target datalayout = \"e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-i64:64-n32:64-S32-A5-G1\"\n\
         target triple = \"amdgcn-amd-amdhsa\"\n{text}"
    );
    let module = llvm_reader::parse("test.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    ir::ssa::verify::verify(&module).into_result(module).unwrap_or_else(|e| panic!("{e}"))
}

fn call(module: &ir::ssa::Module, name: &str, args: &[u64]) -> u64 {
    let args: Vec<Value> = args.iter().map(|&a| Value::new(a)).collect();
    let value = call_function(module, name, &args, &Options::default());
    value.unwrap_or_else(|e| panic!("{name}: {e}")).bits().expect("a defined scalar")
}

/// Numbers at and near the edges of a format, and some between.
fn operands(f: Format) -> Vec<u64> {
    let (one, infinity, sign) = (f.one(), f.infinity(), f.sign_bit());
    let least_normal = 1 << f.mantissa_bits();
    let mut all = vec![
        0,
        1,
        least_normal - 1,
        least_normal,
        least_normal + 3,
        one - 1,
        one,
        one + 1,
        one + least_normal / 2 + 5,
        one + 3 * least_normal + least_normal / 3,
        infinity - 1,
        infinity - least_normal / 3,
        infinity,
        f.nan(),
        one - 9 * least_normal + least_normal / 7,
        infinity / 3 + 77,
        infinity / 5 * 2 + 12345 % least_normal,
    ];
    all.extend(all.clone().iter().map(|v| (v ^ sign) & f.mask()));
    all
}

/// The functions of one format: each operation in each rounding, and in the program's.
fn text(ty: &str, suffix: &str) -> String {
    let mut text = String::from("declare void @llvm.set.rounding(i32)\n");
    let mut add = |name: &str, count: usize, ret: &str, types: &str| {
        let args = |typed: bool| {
            let one = |n: usize| if typed { format!("{ty} %a{n}") } else { ty.to_owned() };
            (0..count).map(one).collect::<Vec<_>>().join(", ")
        };
        text.push_str(&format!(
            "declare {ret} @llvm.experimental.constrained.{name}.{types}({}, metadata, metadata)\n",
            args(false)
        ));
        for way in ["tonearest", "upward", "downward", "towardzero", "dynamic"] {
            let (set, first) = if way == "dynamic" {
                ("call void @llvm.set.rounding(i32 %mode)\n", "i32 %mode, ")
            } else {
                ("", "")
            };
            text.push_str(&format!(
                "define {ret} @{name}.{way}({first}{}) strictfp {{\n{set}\
                 %r = call {ret} @llvm.experimental.constrained.{name}.{types}({}, metadata !\"round.{way}\", metadata !\"fpexcept.strict\")\n\
                 ret {ret} %r\n}}\n",
                args(true),
                args(true),
            ));
        }
    };
    for name in ["fadd", "fsub", "fmul", "fdiv", "frem"] {
        add(name, 2, ty, suffix);
    }
    add("fma", 3, ty, suffix);
    add("sqrt", 1, ty, suffix);
    add("rint", 1, ty, suffix);
    if ty == "double" {
        add("fptrunc", 1, "float", "f32.f64");
    }
    if ty == "float" {
        add("fptrunc", 1, "half", "f16.f32");
    }
    text
}

fn bits<T: Float>(f: Format, value: T) -> u64 {
    if value.is_nan() { f.nan() } else { value.to_bits() as u64 }
}

fn check<T: Float>(f: Format, ty: &str, suffix: &str) {
    let module = module(&text(ty, suffix));
    let all = operands(f);
    let number = |v: u64| T::from_bits(u128::from(v));
    for (n, &a) in all.iter().enumerate() {
        let b = all[(n * 7 + 5) % all.len()];
        let c = all[(n * 11 + 3) % all.len()];
        let (x, y, z) = (number(a), number(b), number(c));
        for (way, round) in ROUNDINGS {
            let flt_rounds = match way {
                "towardzero" => 0,
                "tonearest" => 1,
                "upward" => 2,
                _ => 3,
            };
            let compare = |name: &str, args: &[u64], expected: T| {
                let expected = bits(f, expected);
                let found = call(&module, &format!("{name}.{way}"), args);
                assert_eq!(found, expected, "{name} {way} {args:x?}");
                let mut dynamic = vec![flt_rounds];
                dynamic.extend(args);
                let found = call(&module, &format!("{name}.dynamic"), &dynamic);
                assert_eq!(found, expected, "{name} dynamic {way} {args:x?}");
            };
            compare("fadd", &[a, b], x.add_r(y, round).value);
            compare("fsub", &[a, b], x.sub_r(y, round).value);
            compare("fmul", &[a, b], x.mul_r(y, round).value);
            compare("fdiv", &[a, b], x.div_r(y, round).value);
            compare("frem", &[a, b], x.c_fmod(y).value);
            compare("fma", &[a, b, c], x.mul_add_r(y, z, round).value);
            compare("rint", &[a], x.round_to_integral(round).value);
        }
    }
}

#[test]
fn halves_round_as_they_are_told() {
    check::<Half>(Format::F16, "half", "f16");
}

#[test]
fn floats_round_as_they_are_told() {
    check::<Single>(Format::F32, "float", "f32");
}

#[test]
fn doubles_round_as_they_are_told() {
    check::<Double>(Format::F64, "double", "f64");
}

#[test]
fn narrower_formats_round_as_they_are_told() {
    let (float, double) = (module(&text("float", "f32")), module(&text("double", "f64")));
    for (way, round) in ROUNDINGS {
        for v in operands(Format::F32) {
            let exact = Single::from_bits(u128::from(v));
            let expected: Half = exact.convert_r(round, &mut false).value;
            let found = call(&float, &format!("fptrunc.{way}"), &[v]);
            assert_eq!(found, bits(Format::F16, expected), "{way} {v:#x}");
        }
        for v in operands(Format::F64).into_iter().chain(
            // What is a float, and what is just beside it.
            operands(Format::F32).into_iter().flat_map(|v| {
                let wide = f64::from(f32::from_bits(v as u32)).to_bits();
                [wide, wide.wrapping_add(1), wide.wrapping_sub(1), wide | 1 << 28]
            }),
        ) {
            let exact = Double::from_bits(u128::from(v));
            let expected: Single = exact.convert_r(round, &mut false).value;
            let found = call(&double, &format!("fptrunc.{way}"), &[v]);
            assert_eq!(found, bits(Format::F32, expected), "{way} {v:#x}");
        }
    }
}

#[test]
fn roots_round_as_they_are_told() {
    let module = module(&text("double", "f64"));
    let root = |way: &str, v: f64| call(&module, &format!("sqrt.{way}"), &[v.to_bits()]);
    // 2 lies nearer to the square of the lower neighbour.
    let low = 2f64.sqrt().to_bits();
    let low = if f64::from_bits(low) * f64::from_bits(low) > 2.0 { low - 1 } else { low };
    assert_eq!((root("downward", 2.0), root("towardzero", 2.0)), (low, low));
    assert_eq!(root("upward", 2.0), low + 1);
    assert_eq!(root("tonearest", 2.0), 2f64.sqrt().to_bits());
    assert_eq!(root("upward", 4.0), 2f64.to_bits());
    assert_eq!(root("downward", -0.0), (-0.0f64).to_bits());
}

#[test]
fn integers_round_as_they_are_told() {
    let mut source = String::new();
    for (name, from, to, types) in [
        ("sitofp", "i64", "float", "f32.i64"),
        ("uitofp", "i64", "double", "f64.i64"),
        ("sitofp", "i32", "half", "f16.i32"),
    ] {
        source.push_str(&format!(
            "declare {to} @llvm.experimental.constrained.{name}.{types}({from}, metadata, metadata)\n"
        ));
        for (way, _) in ROUNDINGS {
            source.push_str(&format!(
                "define {to} @{name}.{to}.{way}({from} %a) strictfp {{\n\
                 %r = call {to} @llvm.experimental.constrained.{name}.{types}({from} %a, metadata !\"round.{way}\", metadata !\"fpexcept.ignore\")\n\
                 ret {to} %r\n}}\n"
            ));
        }
    }
    let module = module(&source);
    let numbers =
        [0u64, 1, 0xff_ffff, 0x100_0001, 0x1ff_ffff, 0x20_0000_0000_0001, 65519, 65521, 2049];
    for v in numbers.into_iter().flat_map(|v| [v, v.wrapping_neg(), v << 9 | 1]) {
        for (way, round) in ROUNDINGS {
            let float: Single = Single::from_i128_r(i128::from(v as i64), round).value;
            let found = call(&module, &format!("sitofp.float.{way}"), &[v]);
            assert_eq!(found, bits(Format::F32, float), "{way} {v:#x}");
            let double: Double = Double::from_u128_r(u128::from(v), round).value;
            let found = call(&module, &format!("uitofp.double.{way}"), &[v]);
            assert_eq!(found, bits(Format::F64, double), "{way} {v:#x}");
            let short = v & 0xffff_ffff;
            let half: Half = Half::from_i128_r(i128::from(short as u32 as i32), round).value;
            let found = call(&module, &format!("sitofp.half.{way}"), &[short]);
            assert_eq!(found, bits(Format::F16, half), "{way} {short:#x}");
        }
    }
}

#[test]
fn conversions_with_a_rounding_of_their_own() {
    let source = "declare half @llvm.fptrunc.round.f16.f32(float, metadata)\n\
        declare <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float>, metadata)\n\
        define half @one(float %a) {\n %r = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !\"round.upward\")\n ret half %r\n}\n\
        define i32 @two(float %a) {\n %v = insertelement <2 x float> <float 0.0, float 0x3F70041000000000>, float %a, i32 0\n \
        %h = call <2 x half> @llvm.fptrunc.round.v2f16.v2f32(<2 x float> %v, metadata !\"round.downward\")\n \
        %r = bitcast <2 x half> %h to i32\n ret i32 %r\n}";
    let module = module(source);
    let above_one = u64::from(1.000_01f32.to_bits());
    assert_eq!(call(&module, "one", &[above_one]), 0x3c01);
    assert_eq!(call(&module, "two", &[above_one]) & 0xffff, 0x3c00);
    // Ties to away are not to be had.
    let away = source.replace("round.upward", "round.tonearestaway");
    let error =
        call_function(&self::module(&away), "one", &[Value::new(above_one)], &Options::default());
    assert!(error.is_err());
}

#[test]
fn plain_operations_of_float_follow_the_program_the_others_do_not() {
    let module = module(
        "declare void @llvm.set.rounding(i32)\n\
         define i1 @f(i32 %mode, double %a, float %b) {\n call void @llvm.set.rounding(i32 %mode)\n \
         %x = fdiv double 1.0, %a\n %n = fneg double %a\n %y = fdiv double -1.0, %n\n %z = fsub double 0.0, %y\n \
         %w = fneg double %z\n %r = fcmp oeq double %x, %w\n ret i1 %r\n}\n\
         define float @g(i32 %mode, float %a) {\n call void @llvm.set.rounding(i32 %mode)\n \
         %x = fdiv float 1.0, %a\n ret float %x\n}\n\
         define double @h(i32 %mode, double %a) {\n call void @llvm.set.rounding(i32 %mode)\n \
         %x = fdiv double 1.0, %a\n ret double %x\n}\n\
         define double @s(i32 %mode, double %a) strictfp {\n call void @llvm.set.rounding(i32 %mode)\n \
         %x = fdiv double 1.0, %a\n ret double %x\n}",
    );
    let (three32, three64) = (u64::from(3f32.to_bits()), 3f64.to_bits());
    let third32 = u64::from((1f32 / 3.0).to_bits());
    let third64 = (1f64 / 3.0).to_bits();
    // A third is nearest to the greater float and to the lesser double.
    assert_eq!(call(&module, "g", &[0, three32]), third32 - 1);
    assert_eq!(call(&module, "g", &[2, three32]), third32);
    for mode in 0..4 {
        assert_eq!(call(&module, "h", &[mode, three64]), third64);
    }
    assert_eq!(call(&module, "s", &[2, three64]), third64 + 1);
    // 8: float to nearest, the others up. 17: float to zero, the others to nearest.
    assert_eq!(call(&module, "s", &[8, three64]), third64 + 1);
    assert_eq!(call(&module, "g", &[8, three32]), third32);
    assert_eq!(call(&module, "s", &[17, three64]), third64);
    assert_eq!(call(&module, "g", &[17, three32]), third32 - 1);
}

#[test]
fn the_environment_is_read_as_it_was_written() {
    let module = module(
        "declare i32 @llvm.get.rounding()\ndeclare void @llvm.set.rounding(i32)\n\
         declare i32 @llvm.get.fpmode.i32()\ndeclare void @llvm.set.fpmode.i32(i32)\ndeclare void @llvm.reset.fpmode()\n\
         declare i64 @llvm.get.fpenv.i64()\ndeclare void @llvm.set.fpenv.i64(i64)\ndeclare void @llvm.reset.fpenv()\n\
         declare i32 @llvm.amdgcn.s.getreg(i32)\ndeclare void @llvm.amdgcn.s.setreg(i32, i32)\n\
         define i32 @rounding(i32 %n) {\n call void @llvm.set.rounding(i32 %n)\n %r = call i32 @llvm.get.rounding()\n ret i32 %r\n}\n\
         define i32 @mode(i32 %n) {\n call void @llvm.set.fpmode.i32(i32 %n)\n %r = call i32 @llvm.get.fpmode.i32()\n ret i32 %r\n}\n\
         define i64 @env(i64 %n) {\n call void @llvm.set.fpenv.i64(i64 %n)\n %r = call i64 @llvm.get.fpenv.i64()\n ret i64 %r\n}\n\
         define i32 @reset(i32 %n) #0 {\n call void @llvm.set.fpmode.i32(i32 %n)\n call void @llvm.reset.fpmode()\n \
         %r = call i32 @llvm.get.fpmode.i32()\n ret i32 %r\n}\n\
         define i64 @resetenv(i64 %n) #0 {\n call void @llvm.set.fpenv.i64(i64 %n)\n call void @llvm.reset.fpenv()\n \
         %r = call i64 @llvm.get.fpenv.i64()\n ret i64 %r\n}\n\
         define i32 @field(i32 %n) {\n call void @llvm.amdgcn.s.setreg(i32 2177, i32 %n)\n \
         %r = call i32 @llvm.amdgcn.s.getreg(i32 14337)\n ret i32 %r\n}\n\
         define i32 @callee() #0 {\n call void @llvm.set.rounding(i32 0)\n %r = call i32 @llvm.amdgcn.s.getreg(i32 14337)\n ret i32 %r\n}\n\
         define i32 @caller() {\n %a = call i32 @callee()\n %b = call i32 @llvm.amdgcn.s.getreg(i32 14337)\n \
         %c = shl i32 %a, 8\n %r = or i32 %b, %c\n ret i32 %r\n}\n\
         define i32 @starts() #1 {\n %r = call i32 @llvm.get.fpmode.i32()\n ret i32 %r\n}\n\
         attributes #0 = { denormal_fpenv(ieee, float: preservesign|ieee) }\n\
         attributes #1 = { \"target-cpu\"=\"gfx1200\" }",
    );
    for n in (0..4).chain(8..20) {
        assert_eq!(call(&module, "rounding", &[n]), n);
    }
    assert_eq!(call(&module, "mode", &[0xffff_ffff]), 0x87_f3ff);
    assert_eq!(call(&module, "env", &[0x1f_0000_0001]), 0x1f_0000_0001);
    assert_eq!(call(&module, "reset", &[0x3ff]), 0x3d0);
    assert_eq!(call(&module, "resetenv", &[0x1f_0000_03ff]), 0x3d0);
    assert_eq!(call(&module, "field", &[2]), 0xf8);
    // Denormals are the function's own; rounding is the program's.
    assert_eq!(call(&module, "caller", &[]), 0xdfff);
    assert_eq!(call(&module, "starts", &[]), 0xf0);
}

#[test]
fn functions_flush_by_their_own_attributes() {
    let module = module(
        "define float @flush32(float %a) noinline #0 {\n %r = fmul float %a, 1.0\n ret float %r\n}\n\
         define double @flush64(double %a) noinline #1 {\n %r = fmul double %a, 1.0\n ret double %r\n}\n\
         define half @half(half %a) noinline #1 {\n %r = fadd half %a, %a\n ret half %r\n}\n\
         define float @out(float %a) noinline #2 {\n %r = fmul float %a, 0.5\n ret float %r\n}\n\
         define float @same(float %a) noinline #3 {\n %r = fmul float %a, 1.0\n ret float %r\n}\n\
         define float @kept(float %a) {\n %x = call float @same(float %a)\n %y = call float @flush32(float 1.0)\n \
         %r = fmul float %x, %y\n ret float %r\n}\n\
         define float @flushed(float %a) #0 {\n %x = call float @same(float %a)\n ret float %x\n}\n\
         define float @sign(float %a) #0 {\n %r = fneg float %a\n ret float %r\n}\n\
         attributes #0 = { \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\" }\n\
         attributes #1 = { denormal_fpenv(preservesign, float: ieee) }\n\
         attributes #2 = { denormal_fpenv(float: preservesign|ieee) }\n\
         attributes #3 = { \"denormal-fp-math-f32\"=\"dynamic,dynamic\" }",
    );
    assert_eq!(call(&module, "flush32", &[5]), 0);
    assert_eq!(call(&module, "flush64", &[1 << 63 | 5]), 1 << 63);
    assert_eq!(call(&module, "half", &[5]), 0);
    // Of results only: the operand counts, half of the least normal number does not.
    assert_eq!(call(&module, "out", &[0x00ff_fffd]), 0);
    assert_eq!(call(&module, "out", &[0x0100_0000]), 0x0080_0000);
    assert_eq!(call(&module, "kept", &[5]), 5);
    assert_eq!(call(&module, "flushed", &[5]), 0);
    assert_eq!(call(&module, "sign", &[5]), 0x8000_0005);
}
