//! Built-in functions on AMD's and NVIDIA's GPUs: the interpreter's bits.

use testsuite::builtins::{Call, Machine, difference};
use testsuite::parallel::map;

const MACHINES: [Machine; 4] = [
    Machine::Amd("gfx1100"),
    Machine::Amd("gfx90a"),
    Machine::Nvidia("sm_90"),
    Machine::Nvidia("sm_75"),
];

/// Functions of vectors, and of other pointers than the library's text has.
const MORE: [&str; 8] = [
    "<4 x float> @_Z3expDv4_f(<4 x float>)",
    "<3 x float> @_Z3powDv3_fS_(<3 x float>, <3 x float>)",
    "<2 x float> @_Z10smoothstepffDv2_f(float, float, <2 x float>)",
    "<2 x i32> @_Z8isnormalDv2_f(<2 x float>)",
    "<4 x float> @_Z5fractDv4_fPU3AS1S_(<4 x float>, ptr addrspace(1))",
    "<4 x i32> @_Z5clampDv4_iii(<4 x i32>, i32, i32)",
    "float @_Z6selectffi(float, float, i32)",
    "<2 x float> @_Z18convert_float2_rtzDv2_m(<2 x i64>)",
];

fn contents(name: &str) -> impl Fn(usize, &str) -> String {
    let any = name.contains("convert_");
    let by_dimension = name.starts_with("__ockl_get");
    move |n, element| match element {
        _ if any => format!("random:{}", n + 1),
        "i32" if by_dimension => "random:1:0:3".into(),
        "half" | "float" | "double" => format!("random:{}:-9:9", n + 1),
        "i8" => format!("random:{}:-128:127", n + 1),
        "i16" => format!("random:{}:-32768:32767", n + 1),
        _ => format!("random:{}:-2000000000:2000000000", n + 1),
    }
}

/// Compares each function on one machine after the other, at both levels by turns.
fn agree(calls: &[Call], tolerance: impl Fn(&str) -> Option<f64> + Sync) {
    let numbered: Vec<(usize, &Call)> = calls.iter().enumerate().collect();
    let wrong = map(&numbered, |&(n, call)| {
        let private = call.params.iter().any(|ty| ty == "ptr addrspace(5)");
        let machine = if private { MACHINES[n % 2] } else { MACHINES[n % 4] };
        let other = if private { MACHINES[(n + 1) % 2] } else { MACHINES[(n + 2) % 4] };
        let found =
            [(machine, 3), (other, if n % 3 == 0 { 0 } else { 3 })].map(|(machine, level)| {
                difference(call, machine, level, tolerance(&call.name), &contents(&call.name))
            });
        found.into_iter().flatten().next()
    });
    let wrong: Vec<String> = wrong.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), calls.len(), wrong.join("\n"));
}

/// Functions that the machine makes approximately.
fn tolerance(name: &str) -> Option<f64> {
    ["native_", "half_exp", "_fast_"].iter().any(|part| name.contains(part)).then_some(2e-3)
}

#[test]
fn every_function_of_the_device_libraries_is_the_interpreters() {
    let calls: Vec<Call> = opencl_builtins::functions()
        .filter(|name| name.starts_with("__nv_") || name.starts_with("__oc"))
        .filter_map(opencl_builtins::declaration)
        .map(|declaration| Call::of(&declaration))
        .filter(|call| !call.name.contains("nan"))
        .collect();
    assert!(calls.len() > 650, "{}", calls.len());
    agree(&calls, tolerance);
}

#[test]
fn every_function_of_opencl_is_the_interpreters() {
    let mut calls: Vec<Call> = opencl_builtins::functions()
        .filter(|name| name.starts_with("_Z") && !name.contains("PU3AS4"))
        .filter_map(opencl_builtins::declaration)
        .map(|declaration| Call::of(&declaration))
        .collect();
    assert!(calls.len() > 300, "{}", calls.len());
    // AMD's pointers to private memory.
    let private: Vec<Call> = calls
        .iter()
        .filter(|call| call.name.contains("PU3AS1"))
        .map(|call| Call {
            name: call.name.replace("PU3AS1", "PU3AS5"),
            params: call.params.iter().map(|p| p.replace("(1)", "(5)")).collect(),
            ..call.clone()
        })
        .collect();
    assert!(private.len() > 10);
    calls.extend(private);
    calls.extend(MORE.iter().map(|text| Call::of(text)));
    agree(&calls, tolerance);
}

/// A kernel of OpenCL C with all kinds of built-in functions.
const KERNEL: &str = r#"
kernel void k(global float *x, global int *n, global float *y, local float *l, constant float *c) {
  size_t i = get_global_id(0), size = get_global_size(0), last = get_local_size(0) - 1;
  int e;
  float f, s = sincos(x[i], &f), m = frexp(x[i], &e);
  l[get_local_id(0)] = x[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  y[i] = exp(x[i]) + sqrt(x[i]) + s + f + m + e + l[last - get_local_id(0)] + get_num_groups(0) * 1000;
  float4 v = vload4(i & 3, x);
  vstore4(pow(v, v), i, y + size);
  atomic_add(n, 3);
  atomic_inc(n + 1);
  atomic_max(n + 2, (int)i);
  y[i] += convert_float_rtz(n[i + 3]) + as_float(n[i + 3]) + min((int)i, 7) + dot(v, v) + c[i & 1];
  y[i] += lgamma_r(x[i], &e) + cbrt(x[i]) + fmod(x[i], 0.3f) + remquo(x[i], 0.7f, &e);
  mem_fence(CLK_GLOBAL_MEM_FENCE);
  if (i < 2) printf("item %d of %s: %.3f\n", (int)i, "all", x[i]);
  n[i + 3] = get_group_id(0) + 10 * get_global_size(1) + 100 * get_local_id(2) + 1000 * get_global_id(3) +
             10000 * get_local_size(3) + (int)(100000 * get_work_dim());
}
"#;

/// One source for all targets: the same bits, and what is printed.
#[test]
fn one_source_is_the_same_on_all_targets() {
    let Some(clang) = judges::Judge::Clang.need() else { return };
    let folder = judges::Scratch::new("builtins");
    let source = folder.path().join("k.cl");
    std::fs::write(&source, KERNEL).expect("the source");
    let run = "--kernel k --grid 4 --block 64 --arg x=buf:f32x256:random:1:0.1:9 \
               --arg n=buf:i32x300:zeros --arg y=buf:f32x2048:zeros --arg local:256 \
               --arg c=buf:f32x2:iota:0.25";
    let launch = gpu_sim::launch::Launch::parse_line(run).expect("a launch");
    let mut seen: Option<gpu_sim::launch::Outcome> = None;
    for (triple, cpus) in [
        ("amdgcn-amd-amdhsa", &["gfx900", "gfx942", "gfx1100", "gfx1200"][..]),
        ("nvptx64", &["sm_75", "sm_90"]),
        ("spir64", &["skl", "tgl"]),
    ] {
        for standard in ["CL1.2", "CL2.0", "CL3.0"] {
            let own = match triple {
                "amdgcn-amd-amdhsa" => &["-nogpulib"][..],
                _ => &[],
            };
            let common = ["-x", "cl", "-O2", "-S", "-emit-llvm", "-ffp-contract=off", "-o", "-"];
            let output = judges::limited(clang)
                .args(common)
                .args(["-target", triple, &format!("-cl-std={standard}")])
                .args(own)
                .arg(&source)
                .output()
                .expect("clang runs");
            let errors = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success(), "{triple} {standard}: {errors}");
            let text = String::from_utf8(output.stdout).expect("LLVM IR");
            for (n, cpu) in cpus.iter().enumerate() {
                let mut options = driver::Options::new();
                options.cpu = Some((*cpu).to_owned());
                options.opt_level = if (n + standard.len()) % 2 == 0 { 0 } else { 3 };
                if triple == "spir64" {
                    options.target = Some(driver::Target::Intel);
                }
                let place = format!("{triple} {standard} {cpu}");
                let expected = testsuite::builtins::interpret(&text, &options, &launch);
                let expected = expected.unwrap_or_else(|e| panic!("{place}: {e}"));
                let found = testsuite::builtins::simulate(&text, &options, &launch);
                let found = found.unwrap_or_else(|e| panic!("{place}: {e}"));
                let first = seen.get_or_insert(expected.clone());
                for other in [&expected, &*first] {
                    let difference = gpu_sim::launch::first_difference(other, &found, None);
                    assert!(difference.is_none(), "{place}: {}", difference.unwrap());
                }
                let lines: Vec<&str> = found.output.lines().collect();
                let x = |n: usize| f32::from_bits(found.buffers[0].element(n) as u32);
                let printed = [0, 1].map(|n| format!("item {n} of all: {:.3}", x(n)));
                assert_eq!(lines, printed, "{place}");
            }
        }
    }
    let n = &seen.expect("results").buffers[1];
    // Sums and extremes of all work-items; the first work-item of the last group.
    let value = |at: usize| n.element(at) as u32;
    assert_eq!([value(0), value(1), value(2)], [3 * 256, 256, 255]);
    assert_eq!(value(3 + 192), 3 + 10 + 10000 + 100_000);
}

/// Functions that there are not, and other functions that are only declared.
#[test]
fn what_is_no_built_in_function_stays_as_it_is() {
    let module = |name: &str, triple: &str, kernel: &str| {
        format!(
            "target triple = \"{triple}\"\ndeclare float @{name}(float)\n\
             declare i64 @_Z13get_global_idj(i32)\n\
             define {kernel} void @k(ptr addrspace(1) %p) {{\n  \
             %i = call i64 @_Z13get_global_idj(i32 0)\n  %f = uitofp i64 %i to float\n  \
             %r = call float @{name}(float %f)\n  store float %r, ptr addrspace(1) %p\n  ret void\n}}\n"
        )
    };
    let compile = |text: &str, words: &[(&str, &str)]| {
        let mut options = driver::Options::new();
        for (name, value) in words {
            options.set(name, value).expect("an option");
        }
        let output = driver::compile("k.ll", text.as_bytes(), &options);
        output.map(|output| output.asm).map_err(|error| error.to_string())
    };
    let nvidia = |name: &str| module(name, "nvptx64-nvidia-cuda", "ptx_kernel");
    let amd = |name: &str| module(name, "amdgcn-amd-amdhsa", "amdgpu_kernel");
    // A function of the program's other parts is called as before.
    let ptx = compile(&nvidia("own_function"), &[]).expect("PTX");
    assert!(ptx.contains(".extern .func") && ptx.contains("own_function"), "{ptx}");
    assert!(ptx.contains("%ctaid.x") && !ptx.contains("get_global_id"), "{ptx}");
    let asm = compile(&amd("own_function"), &[("cpu", "gfx1100"), ("emit", "obj")]).expect("code");
    assert!(asm.contains("own_function") && !asm.contains("get_global_id"), "{asm}");
    // Without linking, all declared functions are.
    let ptx = compile(&nvidia("_Z3expf"), &[("link-builtins", "no")]).expect("PTX");
    assert!(ptx.contains("_Z3expf") && ptx.contains("_Z13get_global_idj"), "{ptx}");
    // A name of C++ alone says nothing of OpenCL C.
    let text = nvidia("_Z3expf").replace("_Z13get_global_idj", "other");
    assert!(compile(&text, &[]).expect("PTX").contains("_Z3expf"));
    assert!(!compile(&text, &[("link-builtins", "yes")]).expect("PTX").contains("_Z3expf"));
    // What OpenCL C has and this library has not.
    let error = compile(&nvidia("_Z20sub_group_reduce_addf"), &[]).expect_err("no sub-groups");
    assert!(error.contains("'_Z20sub_group_reduce_addf'"), "{error}");
    let error = compile(&amd("__ocml_no_such_f32"), &[("cpu", "gfx900")]).expect_err("no function");
    assert!(error.contains("'__ocml_no_such_f32'") && error.contains("k.ll:"), "{error}");
    // One that is not called harms nothing.
    let text = nvidia("own_function") + "declare i32 @__ockl_wfred_add_i32(i32)\n";
    assert!(compile(&text, &[]).is_ok());
}

/// The blocks of a page of the book in a language.
fn blocks<'a>(page: &'a str, language: &str) -> Vec<&'a str> {
    let open = format!("```{language}\n");
    page.split(&open).skip(1).filter_map(|rest| rest.split_once("```").map(|(b, _)| b)).collect()
}

/// The commands of the quick start for AMD, and of the page about built-in functions, do what the pages say, with clang alone.
#[test]
fn commands_of_the_book_work_without_vendors_libraries() {
    let Some(clang) = judges::Judge::Clang.need() else { return };
    let Some(lanelift) = testsuite::command::path() else { return };
    let folder = judges::Scratch::new("builtins-book");
    let root = testsuite::corpus::root();
    let page = |name: &str| std::fs::read_to_string(root.join("docs").join(name)).expect("a page");
    let (start, builtins) = (page("quick-start.md"), page("builtins.md"));
    folder.write("scale.cl", blocks(&start, "c")[0]);
    folder.write("wave.cl", blocks(&builtins, "c")[0]);
    let amd = blocks(&start, "sh").into_iter().find(|b| b.contains("amdgcn")).expect("AMD's");
    let lines = amd.lines().chain(blocks(&builtins, "sh")[0].lines());
    let (mut agreements, mut said) = (0, Vec::new());
    for line in lines {
        let line = line.split('#').next().unwrap_or_default();
        let mut words = line.split_whitespace();
        let program = match words.next() {
            Some("clang") => clang.to_path_buf(),
            Some("lanelift") => lanelift.clone(),
            other => panic!("{other:?} in '{line}'"),
        };
        let mut command = judges::limited(&program);
        command.current_dir(folder.path()).args(words);
        let verdict = judges::run_command(command, std::time::Duration::from_secs(100));
        assert!(verdict.ok, "{line}: {}", verdict.messages());
        let text = verdict.messages();
        agreements += usize::from(text.contains("Sim and Interp agree on every buffer"));
        said.extend(text.lines().filter(|l| l.contains("items, the first")).map(str::to_owned));
    }
    assert_eq!(agreements, 4);
    assert_eq!(said, vec!["128 items, the first is 1.000"; 3]);
    assert!(folder.file("scale.hsaco").is_file());
}

/// A module of CUDA for Intel's GPUs: local variables of the library's functions are in private memory there.
#[test]
fn modules_of_cuda_need_no_library_on_intel() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"\n\
        declare float @__nv_sinf(float)\ndeclare double @__nv_pow(double, double)\n\
        declare double @__nv_sin(double)\ndeclare double @__nv_remainder(double, double)\n\
        declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
        define ptx_kernel void @k(ptr %x, ptr %y) {\n\
        \x20 %i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
        \x20 %p = getelementptr float, ptr %x, i32 %i\n  %q = getelementptr double, ptr %y, i32 %i\n\
        \x20 %f = load float, ptr %p\n  %d = load double, ptr %q\n\
        \x20 %s = call float @__nv_sinf(float %f)\n  store float %s, ptr %p\n\
        \x20 %a = call double @__nv_pow(double %d, double 1.5)\n\
        \x20 %b = call double @__nv_sin(double %a)\n\
        \x20 %c = call double @__nv_remainder(double %b, double 0.25)\n\
        \x20 store double %c, ptr %q\n  ret void\n}\n";
    let run = "--kernel k --block 32 --arg x=buf:f32x32:random:1:-1e6:1e6 --arg y=buf:f64x32:random:2:0:1e5";
    let launch = gpu_sim::launch::Launch::parse_line(run).expect("a launch");
    let mut options = driver::Options::new();
    options.cpu = Some("sm_90".into());
    let expected = testsuite::builtins::interpret(text, &options, &launch).expect("results");
    let nvidia = testsuite::builtins::simulate(text, &options, &launch).expect("PTX");
    options.cpu = Some("skl".into());
    options.target = Some(driver::Target::Intel);
    let intel = testsuite::builtins::simulate(text, &options, &launch).expect("a zebin");
    for found in [nvidia, intel] {
        let difference = gpu_sim::launch::first_difference(&expected, &found, None);
        assert!(difference.is_none(), "{}", difference.unwrap());
    }
}
