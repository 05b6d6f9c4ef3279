//! The intrinsics of AMD GPUs: `llc`'s code and ours for each, on each generation that has it, give the interpreter's results.

use gpu_sim::amd::{Module, Options};
use gpu_sim::launch::{Launch, first_difference};
use std::fmt::Write as _;
use testsuite::amd::{GENERATIONS, Tools, agree, compile};
use testsuite::{parallel, pipeline};

/// The computation of a row: from `%a`, `%b`, `%c` (integers), `%x`, `%y`, `%z` (floats), `%d`, `%e` (doubles, of those),
/// `%h`, `%g` (halves) to `%r`, of this type.
struct Row {
    name: &'static str,
    result: &'static str,
    body: &'static str,
    /// Generations that do not have it.
    not: &'static [&'static str],
}

const fn row(name: &'static str, result: &'static str, body: &'static str) -> Row {
    Row { name, result, body, not: &[] }
}

const fn not(mut row: Row, generations: &'static [&'static str]) -> Row {
    row.not = generations;
    row
}

const ROWS: &[Row] = &[
    row("rcp", "float", "%r = call float @llvm.amdgcn.rcp.f32(float %x)"),
    row("rcp64", "double", "%r = call double @llvm.amdgcn.rcp.f64(double %d)"),
    row("rcp16", "half", "%r = call half @llvm.amdgcn.rcp.f16(half %h)"),
    row("rsq", "float", "%r = call float @llvm.amdgcn.rsq.f32(float %x)"),
    row("sqrt", "float", "%r = call float @llvm.amdgcn.sqrt.f32(float %x)"),
    row("sin", "float", "%r = call float @llvm.amdgcn.sin.f32(float %x)"),
    row("cos", "float", "%r = call float @llvm.amdgcn.cos.f32(float %x)"),
    row("exp2", "float", "%r = call float @llvm.amdgcn.exp2.f32(float %x)"),
    row("log", "float", "%r = call float @llvm.amdgcn.log.f32(float %x)"),
    row("fract", "float", "%r = call float @llvm.amdgcn.fract.f32(float %x)"),
    row("fract64", "double", "%r = call double @llvm.amdgcn.fract.f64(double %d)"),
    row("mant", "float", "%r = call float @llvm.amdgcn.frexp.mant.f32(float %x)"),
    row("mant64", "double", "%r = call double @llvm.amdgcn.frexp.mant.f64(double %d)"),
    row("exp", "i32", "%r = call i32 @llvm.amdgcn.frexp.exp.i32.f32(float %x)"),
    row("exp64", "i32", "%r = call i32 @llvm.amdgcn.frexp.exp.i32.f64(double %d)"),
    row("med3", "float", "%r = call float @llvm.amdgcn.fmed3.f32(float %x, float %y, float %z)"),
    row(
        "ldexp",
        "float",
        "%s = and i32 %a, 31\n%r = call float @llvm.ldexp.f32.i32(float %x, i32 %s)",
    ),
    row(
        "ldexp64",
        "double",
        "%s = ashr i32 %a, 21\n%r = call double @llvm.ldexp.f64.i32(double %d, i32 %s)",
    ),
    row(
        "class",
        "i32",
        "%q = call i1 @llvm.amdgcn.class.f32(float %x, i32 %a)\n%r = zext i1 %q to i32",
    ),
    row(
        "class64",
        "i32",
        "%q = call i1 @llvm.amdgcn.class.f64(double %d, i32 %a)\n%r = zext i1 %q to i32",
    ),
    row("divide", "float", "%r = fdiv float %x, %y"),
    row("divide64", "double", "%r = fdiv double %d, %e"),
    row("divide16", "half", "%r = fdiv half %h, %g"),
    row("root", "float", "%r = call float @llvm.sqrt.f32(float %x)"),
    row("root64", "double", "%r = call double @llvm.sqrt.f64(double %d)"),
    row(
        "scale",
        "float",
        "%p = call {float, i1} @llvm.amdgcn.div.scale.f32(float %x, float %y, i1 true)\n\
         %v = extractvalue {float, i1} %p, 0\n%q = extractvalue {float, i1} %p, 1\n\
         %r = call float @llvm.amdgcn.div.fmas.f32(float %v, float %y, float %z, i1 %q)",
    ),
    row(
        "fixup",
        "float",
        "%r = call float @llvm.amdgcn.div.fixup.f32(float %x, float %y, float %z)",
    ),
    row(
        "preop",
        "double",
        "%s = and i32 %a, 3\n%r = call double @llvm.amdgcn.trig.preop.f64(double %d, i32 %s)",
    ),
    row("legacy", "float", "%r = call float @llvm.amdgcn.fmul.legacy(float %x, float %y)"),
    row("ubfe", "i32", "%r = call i32 @llvm.amdgcn.ubfe.i32(i32 %a, i32 %b, i32 %c)"),
    row("sbfe", "i32", "%r = call i32 @llvm.amdgcn.sbfe.i32(i32 %a, i32 %b, i32 %c)"),
    row("perm", "i32", "%r = call i32 @llvm.amdgcn.perm(i32 %a, i32 %b, i32 %c)"),
    row("alignbyte", "i32", "%r = call i32 @llvm.amdgcn.alignbyte(i32 %a, i32 %b, i32 %c)"),
    row("sad8", "i32", "%r = call i32 @llvm.amdgcn.sad.u8(i32 %a, i32 %b, i32 %c)"),
    row("msad8", "i32", "%r = call i32 @llvm.amdgcn.msad.u8(i32 %a, i32 %b, i32 %c)"),
    row("sad16", "i32", "%r = call i32 @llvm.amdgcn.sad.u16(i32 %a, i32 %b, i32 %c)"),
    row("lerp", "i32", "%r = call i32 @llvm.amdgcn.lerp(i32 %a, i32 %b, i32 %c)"),
    row("sffbh", "i32", "%r = call i32 @llvm.amdgcn.sffbh.i32(i32 %a)"),
    row("mul24", "i32", "%r = call i32 @llvm.amdgcn.mul.i24.i32(i32 %a, i32 %b)"),
    row("pkrtz", "<2 x half>", "%r = call <2 x half> @llvm.amdgcn.cvt.pkrtz(float %x, float %y)"),
    row("pku16", "<2 x i16>", "%r = call <2 x i16> @llvm.amdgcn.cvt.pk.u16(i32 %a, i32 %b)"),
    row("pki16", "<2 x i16>", "%r = call <2 x i16> @llvm.amdgcn.cvt.pk.i16(i32 %a, i32 %b)"),
    row("norm", "<2 x i16>", "%r = call <2 x i16> @llvm.amdgcn.cvt.pknorm.i16(float %x, float %y)"),
    row("pku8", "i32", "%r = call i32 @llvm.amdgcn.cvt.pk.u8.f32(float %x, i32 %a, i32 %b)"),
    not(
        row("udot4", "i32", "%r = call i32 @llvm.amdgcn.udot4(i32 %a, i32 %b, i32 %c, i1 false)"),
        &["gfx900"],
    ),
    not(
        row("sdot4", "i32", "%r = call i32 @llvm.amdgcn.sdot4(i32 %a, i32 %b, i32 %c, i1 true)"),
        &["gfx900"],
    ),
    not(
        row(
            "sudot4",
            "i32",
            "%r = call i32 @llvm.amdgcn.sudot4(i1 true, i32 %a, i1 false, i32 %b, i32 %c, i1 false)",
        ),
        &["gfx900", "gfx90a", "gfx942", "gfx1030"],
    ),
    row("first", "i32", "%r = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)"),
    row("lane", "i32", "%r = call i32 @llvm.amdgcn.readlane.i32(i32 %a, i32 5)"),
    row("write", "i32", "%r = call i32 @llvm.amdgcn.writelane.i32(i32 7, i32 9, i32 %a)"),
    row("bpermute", "i32", "%r = call i32 @llvm.amdgcn.ds.bpermute(i32 %a, i32 %b)"),
    row("swizzle", "i32", "%r = call i32 @llvm.amdgcn.ds.swizzle(i32 %a, i32 1055)"),
    row("quad", "i32", "%r = call i32 @llvm.amdgcn.ds.swizzle(i32 %a, i32 32795)"),
    row(
        "shift",
        "i32",
        "%r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %b, i32 %a, i32 274, i32 15, i32 15, i1 false)",
    ),
    row(
        "mirror",
        "i32",
        "%r = call i32 @llvm.amdgcn.update.dpp.i32(i32 %b, i32 %a, i32 320, i32 5, i32 3, i1 true)",
    ),
    row(
        "quadperm",
        "i32",
        "%r = call i32 @llvm.amdgcn.mov.dpp.i32(i32 %a, i32 27, i32 15, i32 15, i1 true)",
    ),
    not(
        row(
            "row16",
            "i32",
            "%r = call i32 @llvm.amdgcn.permlanex16.i32(i32 %b, i32 %a, i32 1985229328, i32 -19088744, i1 false, i1 false)",
        ),
        &["gfx900", "gfx90a", "gfx942"],
    ),
    row(
        "count",
        "i32",
        "%l = call i32 @llvm.amdgcn.mbcnt.lo(i32 %a, i32 0)\n%r = call i32 @llvm.amdgcn.mbcnt.hi(i32 %b, i32 %l)",
    ),
    row("ballot", "i64", "%q = icmp sgt i32 %a, 0\n%r = call i64 @llvm.amdgcn.ballot.i64(i1 %q)"),
    row("funnel", "i32", "%r = call i32 @llvm.fshr.i32(i32 %a, i32 %b, i32 %c)"),
    row("toint", "i32", "%r = call i32 @llvm.fptosi.sat.i32.f32(float %x)"),
    row("product", "i64", "%m = sext i32 %a to i64\n%n = sext i32 %b to i64\n%r = mul i64 %m, %n"),
    row("quotient", "i32", "%n = or i32 %b, 1\n%r = udiv i32 %a, %n"),
    row(
        "remainder",
        "i64",
        "%m = sext i32 %a to i64\n%n = sext i32 %b to i64\n%o = or i64 %n, 1\n%r = srem i64 %m, %o",
    ),
    row(
        "plainldexp",
        "float",
        "%s = and i32 %a, 31\n%r = call float @llvm.amdgcn.ldexp.f32(float %x, i32 %s)",
    ),
    row("quotientfast", "float", "%r = call float @llvm.amdgcn.fdiv.fast(float %x, float %y)"),
    row("rootclamp", "float", "%r = call float @llvm.amdgcn.rsq.clamp.f32(float %x)"),
    row("rootclamp64", "double", "%r = call double @llvm.amdgcn.rsq.clamp.f64(double %d)"),
    row("rootclamp16", "half", "%r = call half @llvm.amdgcn.rsq.clamp.f16(half %h)"),
    row("umul24wide", "i64", "%r = call i64 @llvm.amdgcn.mul.u24.i64(i32 %a, i32 %b)"),
    row("imul24wide", "i64", "%r = call i64 @llvm.amdgcn.mul.i24.i64(i32 %a, i32 %b)"),
    row(
        "qsad",
        "i64",
        "%m = bitcast <2 x i32> %w0 to i64\n%n = bitcast <2 x i32> %w1 to i64\n\
         %r = call i64 @llvm.amdgcn.qsad.pk.u16.u8(i64 %m, i32 %c, i64 %n)",
    ),
    row(
        "mqsad",
        "i64",
        "%m = bitcast <2 x i32> %w0 to i64\n%n = bitcast <2 x i32> %w1 to i64\n\
         %r = call i64 @llvm.amdgcn.mqsad.pk.u16.u8(i64 %m, i32 %c, i64 %n)",
    ),
    row(
        "mqsad32",
        "i32",
        "%m = bitcast <2 x i32> %w1 to i64\n\
         %v = call <4 x i32> @llvm.amdgcn.mqsad.u32.u8(i64 %m, i32 %a, <4 x i32> %words)\n\
         %v0 = extractelement <4 x i32> %v, i32 0\n%v1 = extractelement <4 x i32> %v, i32 1\n\
         %v2 = extractelement <4 x i32> %v, i32 2\n%v3 = extractelement <4 x i32> %v, i32 3\n\
         %x0 = xor i32 %v0, %v1\n%x1 = mul i32 %v2, %v3\n%r = add i32 %x0, %x1",
    ),
    not(
        row(
            "madflush",
            "float",
            "%r = call float @llvm.amdgcn.fmad.ftz.f32(float %x, float %y, float %z)",
        ),
        &["gfx942", "gfx1030", "gfx1100", "gfx1200"],
    ),
    row(
        "bits2",
        "i64",
        "%f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)\n\
         %r = call i64 @llvm.amdgcn.s.bitreplicate(i32 %f)",
    ),
    row(
        "wholequads",
        "i64",
        "%m = bitcast <2 x i32> %w0 to i64\n%f = call i64 @llvm.amdgcn.readfirstlane.i64(i64 %m)\n\
         %s = lshr i64 %f, 5\n%both = and i64 %f, %s\n\
         %r = call i64 @llvm.amdgcn.s.wqm.i64.i64(i64 %both)",
    ),
    row(
        "quadbits",
        "i32",
        "%f = call i32 @llvm.amdgcn.readfirstlane.i32(i32 %a)\n%s = lshr i32 %f, 3\n\
         %both = and i32 %f, %s\n%r = call i32 @llvm.amdgcn.s.quadmask.i32.i32(i32 %both)",
    ),
    row(
        "shuffled",
        "i32",
        "%l = and i32 %b, 31\n%r = call i32 @llvm.amdgcn.wave.shuffle.i32(i32 %a, i32 %l)",
    ),
    not(
        row(
            "row16var",
            "i32",
            "%r = call i32 @llvm.amdgcn.permlane16.var(i32 %b, i32 %a, i32 %c, i1 false, i1 false)",
        ),
        &["gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100"],
    ),
    not(
        row(
            "rowx16var",
            "i32",
            "%r = call i32 @llvm.amdgcn.permlanex16.var(i32 %b, i32 %a, i32 %c, i1 false, i1 true)",
        ),
        &["gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1100"],
    ),
    not(
        row(
            "dothalves",
            "half",
            "%m = bitcast i32 %a to <2 x half>\n%n = bitcast i32 %b to <2 x half>\n\
             %r = call half @llvm.amdgcn.fdot2.f16.f16(<2 x half> %m, <2 x half> %n, half %h)",
        ),
        &["gfx900", "gfx90a", "gfx942", "gfx1030"],
    ),
    not(
        row("sdot8", "i32", "%r = call i32 @llvm.amdgcn.sdot8(i32 %a, i32 %b, i32 %c, i1 true)"),
        &["gfx900"],
    ),
    not(
        row("udot8", "i32", "%r = call i32 @llvm.amdgcn.udot8(i32 %a, i32 %b, i32 %c, i1 false)"),
        &["gfx900"],
    ),
    not(
        row(
            "sdot2",
            "i32",
            "%m = bitcast i32 %a to <2 x i16>\n%n = bitcast i32 %b to <2 x i16>\n\
             %r = call i32 @llvm.amdgcn.sdot2(<2 x i16> %m, <2 x i16> %n, i32 %c, i1 true)",
        ),
        &["gfx900", "gfx1100", "gfx1200"],
    ),
    not(
        row(
            "udot2",
            "i32",
            "%m = bitcast i32 %a to <2 x i16>\n%n = bitcast i32 %b to <2 x i16>\n\
             %r = call i32 @llvm.amdgcn.udot2(<2 x i16> %m, <2 x i16> %n, i32 %c, i1 false)",
        ),
        &["gfx900", "gfx1100", "gfx1200"],
    ),
    not(
        row(
            "fdot2",
            "float",
            "%m = bitcast i32 %a to <2 x half>\n%n = bitcast i32 %b to <2 x half>\n\
             %r = call float @llvm.amdgcn.fdot2(<2 x half> %m, <2 x half> %n, float %x, i1 false)",
        ),
        &["gfx900"],
    ),
    row("live", "i32", "%q = call i1 @llvm.amdgcn.live.mask()\n%r = zext i1 %q to i32"),
    row("halves", "half", "%r = call half @llvm.fma.f16(half %h, half %g, half %h)"),
    row("fromdouble", "float", "%r = fptrunc double %d to float"),
    row("tohalf", "half", "%r = fptrunc float %x to half"),
];

/// A module with a kernel for each row that the generation has.
fn module(cpu: &str) -> (String, Vec<&'static str>) {
    let mut text = String::from("target triple = \"amdgcn-amd-amdhsa\"\n");
    let mut names = Vec::new();
    let mut declared: Vec<String> = Vec::new();
    // Of what gfx900 has not, those two have dot products.
    let has = |row: &&Row| match cpu {
        "gfx906" | "gfx908" if !row.name.contains("dot") => !row.not.contains(&"gfx900"),
        "gfx906" | "gfx908" => !row.not.contains(&"gfx90a"),
        _ => !row.not.contains(&cpu),
    };
    for row in ROWS.iter().filter(has) {
        names.push(row.name);
        let _ = write!(
            text,
            "define amdgpu_kernel void @{}(ptr addrspace(1) %in, ptr addrspace(1) %out) #0 {{\n\
             %tid = call i32 @llvm.amdgcn.workitem.id.x()\n\
             %at = shl i32 %tid, 2\n\
             %p = getelementptr i32, ptr addrspace(1) %in, i32 %at\n\
             %words = load <4 x i32>, ptr addrspace(1) %p, align 16\n\
             %a = extractelement <4 x i32> %words, i32 0\n\
             %b = extractelement <4 x i32> %words, i32 1\n\
             %c = extractelement <4 x i32> %words, i32 2\n\
             %x = bitcast i32 %a to float\n%y = bitcast i32 %b to float\n%z = bitcast i32 %c to float\n\
             %w0 = shufflevector <4 x i32> %words, <4 x i32> poison, <2 x i32> <i32 0, i32 1>\n\
             %w1 = shufflevector <4 x i32> %words, <4 x i32> poison, <2 x i32> <i32 2, i32 3>\n\
             %d = bitcast <2 x i32> %w0 to double\n%e = bitcast <2 x i32> %w1 to double\n\
             %ah = trunc i32 %a to i16\n%bh = trunc i32 %b to i16\n\
             %h = bitcast i16 %ah to half\n%g = bitcast i16 %bh to half\n",
            row.name
        );
        let body = row.body.replace("%p =", "%pair =").replace("} %p,", "} %pair,");
        let _ = write!(
            text,
            "{body}\n%to = getelementptr i64, ptr addrspace(1) %out, i32 %tid\n\
             store {} %r, ptr addrspace(1) %to, align 8\nret void\n}}\n",
            row.result
        );
        for line in body.lines().filter(|l| l.contains("@llvm.")) {
            // `call TYPE @NAME(TYPE %v, …)` becomes a declaration.
            let call = line.split_once("call ").map_or("", |c| c.1);
            let Some((head, args)) = call.split_once('(') else { continue };
            let types: Vec<&str> = args
                .trim_end_matches(')')
                .split(", ")
                .map(|a| a.rsplit_once(' ').map_or(a, |(ty, _)| ty))
                .collect();
            let declaration = format!("declare {head}({})\n", types.join(", "));
            if !declared.contains(&declaration) {
                declared.push(declaration);
            }
        }
    }
    text.push_str("declare i32 @llvm.amdgcn.workitem.id.x()\n");
    declared.iter().for_each(|d| text.push_str(d));
    let _ = writeln!(
        text,
        "attributes #0 = {{ \"target-cpu\"=\"{cpu}\" \"amdgpu-flat-work-group-size\"=\"1,256\" }}"
    );
    (text, names)
}

/// Inputs: any bits, and floats of moderate size.
const INPUTS: [&str; 3] =
    ["u32x256:random:11", "f32x256:random:12:-100:100", "f32x256:random:13:-2:2"];

/// Our code gives the interpreter's results, too.
#[test]
fn our_intrinsics_agree() {
    check(|text, cpu| {
        let module = pipeline::read("m.ll", text.as_bytes())?;
        compile(module, cpu, 2)
    });
}

#[test]
fn intrinsics_agree() {
    let Some(tools) = Tools::need() else { return };
    check(|text, cpu| tools.code_object(text, cpu, "-O2"));
}

/// Runs the code objects that a compiler makes, beside the interpreter.
fn check(code: impl Fn(&str, &str) -> Result<Vec<u8>, String> + Sync) {
    let others = ["gfx906", "gfx908"];
    let cpus: Vec<&str> = GENERATIONS.iter().map(|g| g.0).chain(others).collect();
    let results = parallel::map(&cpus, |&cpu| -> Vec<String> {
        let (text, names) = module(cpu);
        let fail = |message: String| vec![format!("{cpu}: {message}")];
        let parsed = match pipeline::read("m.ll", text.as_bytes()) {
            Ok(parsed) => parsed,
            Err(e) => return fail(e),
        };
        let object = match code(&text, cpu) {
            Ok(object) => Module::parse(&object).expect("a code object"),
            Err(e) => return fail(e),
        };
        let mut failures = Vec::new();
        for (name, input) in names.iter().flat_map(|n| INPUTS.map(|i| (n, i))) {
            let line = format!(
                "--kernel {name} --block 64 --arg in=buf:{input} --arg out=buf:u64x64:zeros"
            );
            let launch = Launch::parse_line(&line).expect("a launch");
            let expected = match pipeline::interpret(&parsed, &launch) {
                Ok(expected) => expected,
                Err(e) => {
                    failures.push(format!("{cpu} {name}: interpreter: {e}"));
                    continue;
                }
            };
            match object.run(&launch, &Options { delay: true, ..Options::default() }) {
                Err(e) => failures.push(format!("{cpu} {name}: simulator: {e}")),
                Ok(found) => {
                    if let Some(d) = first_difference(&expected, &found, None)
                        && !both_nan(name, &d.left, &d.right)
                    {
                        failures.push(format!("{cpu} {name} {input}: {d}"));
                    }
                }
            }
        }
        failures
    });
    let failures: Vec<String> = results.into_iter().flatten().collect();
    assert!(failures.is_empty(), "{} failures\n{}", failures.len(), failures.join("\n"));
}

/// Counters in local memory, which the interpreter does not have: our code against LLVM's.
#[test]
fn counters_of_local_memory_agree() {
    const COUNTERS: &str = include_str!("data/amd-counters.ll");
    let Some(tools) = Tools::need() else { return };
    let launches = Launch::from_comments(COUNTERS).expect("launches");
    for (cpu, _) in GENERATIONS {
        let theirs = tools.code_object(COUNTERS, cpu, "-O2").expect("LLVM's code object");
        let theirs = Module::parse(&theirs).expect("a code object");
        for level in [0, 3] {
            let module = pipeline::read("counters.ll", COUNTERS.as_bytes()).expect("a module");
            let ours = compile(module, cpu, level).expect("our code object");
            let ours = Module::parse(&ours).expect("a code object");
            for launch in &launches {
                let expected = theirs.run(launch, &Options::default()).expect("an end");
                let late = Options { delay: true, ..Options::default() };
                let found = ours.run(launch, &late).expect("an end");
                let difference = first_difference(&expected, &found, None);
                assert!(difference.is_none(), "{cpu} -O{level}: {difference:?}");
            }
        }
    }
}

/// Atomic differences of gfx12, through descriptors too: our code and LLVM's against the interpreter.
#[test]
fn differences_of_gfx12_agree() {
    const DIFFERENCES: &str = include_str!("data/amd-differences.ll");
    let launches = Launch::from_comments(DIFFERENCES).expect("launches");
    let read = || pipeline::read("differences.ll", DIFFERENCES.as_bytes()).expect("a module");
    for level in [0, 3] {
        let object = compile(read(), "gfx1200", level).expect("our code object");
        agree(&read(), &object, &launches).unwrap_or_else(|e| panic!("-O{level}: {e}"));
    }
    if let Some(tools) = Tools::need() {
        let theirs = tools.code_object(DIFFERENCES, "gfx1200", "-O2").expect("LLVM's code object");
        let theirs = Module::parse(&theirs).expect("a code object");
        for launch in &launches {
            let expected = pipeline::interpret(&read(), launch).expect("an answer");
            let found = theirs.run(launch, &Options::default()).expect("an end");
            let difference = first_difference(&expected, &found, None);
            assert!(difference.is_none(), "llc: {difference:?}");
        }
    }
}

/// Results are compared as integers; NaNs of any payload are the same.
fn both_nan(name: &str, left: &str, right: &str) -> bool {
    let row = ROWS.iter().find(|r| r.name == name);
    let is_nan = |text: &str| {
        let bits: u64 = text.parse().unwrap_or(0);
        match row.map(|r| r.result) {
            Some("float") => f32::from_bits(bits as u32).is_nan(),
            Some("double") => f64::from_bits(bits).is_nan(),
            Some("half") => bits & 0x7fff > 0x7c00,
            _ => false,
        }
    };
    is_nan(left) && is_nan(right)
}
