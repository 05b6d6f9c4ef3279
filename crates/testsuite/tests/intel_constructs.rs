//! Constructs that need expansion or special selection (`tests/data/amd-constructs.ll`, a kernel for each), as kernels for Intel's GPUs: our
//! code in the simulator against the interpreter.

use gpu_sim::launch::{Launch, first_difference};
use testsuite::intel::{Build, compile, prepared, simulate};
use testsuite::{parallel, pipeline};

/// Head of a kernel's text in place of AMD's intrinsic.
const HEAD: &str = "target datalayout = \"e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1\"\n\
    target triple = \"spir64\"\n\
    declare spir_func i64 @_Z12get_local_idj(i32)\n\
    define internal spir_func i32 @id() {\n\
    %x = call spir_func i64 @_Z12get_local_idj(i32 0)\n\
    %y = trunc i64 %x to i32\n\
    ret i32 %y\n}\n";

/// The text for SPIR; kernels with doubles only if the device has them.
fn text(doubles: bool) -> String {
    let text = include_str!("data/amd-constructs.ll");
    let mut out = String::from(HEAD);
    let mut wanted = true;
    for line in text.lines() {
        if line.starts_with("target ") || line.starts_with("attributes ") {
            continue;
        }
        if line.starts_with("declare ") && line.contains("@llvm.amdgcn.") {
            continue;
        }
        if line.starts_with("; run:") || line.starts_with("define ") || line.starts_with("declare ")
        {
            wanted = doubles || !line.contains("double");
        }
        if wanted {
            let line = line
                .replace("define amdgpu_kernel", "define spir_kernel")
                .replace(" #0 {", " {")
                .replace("call i32 @llvm.amdgcn.workitem.id.x()", "call spir_func i32 @id()");
            out.push_str(&line);
            out.push('\n');
        }
    }
    out
}

/// Runs every launch on a device, in turn with threads of 8, 16 and 32 work-items. Returns the number of launches.
fn all_agree(device: &'static str, doubles: bool) -> usize {
    let text = text(doubles);
    let read = || pipeline::read("constructs.ll", text.as_bytes()).expect("a module");
    let reference = read();
    let module = prepared(read()).expect("every construct is prepared");
    let runs = text.lines().filter_map(|line| line.strip_prefix("; run: "));
    let launches: Vec<(usize, Launch)> =
        runs.map(|line| Launch::parse_line(line).expect("a launch")).enumerate().collect();
    let results = parallel::map(&launches, |(n, launch)| -> Result<(), String> {
        let build = Build { device, simd: [8, 16, 32][n % 3] };
        let at = |e: String| format!("{build} {}: {e}", launch.kernel);
        let expected = pipeline::interpret(&reference, launch).map_err(at)?;
        let zebin = compile(&module, &launch.kernel, build).map_err(at)?;
        let found = simulate(&zebin, launch).map_err(at)?;
        match first_difference(&expected, &found, launch.tolerance) {
            Some(difference) => Err(at(difference.to_string())),
            None => Ok(()),
        }
    });
    let wrong: Vec<String> = results.into_iter().filter_map(Result::err).collect();
    assert!(wrong.is_empty(), "{} wrong\n{}", wrong.len(), wrong.join("\n"));
    launches.len()
}

#[test]
fn constructs_agree_with_doubles() {
    assert!(all_agree("skl", true) > 600);
}

#[test]
fn constructs_agree_without_doubles() {
    assert!(all_agree("tgl", false) > 400);
}
