//! Whole wave mode: our code against LLVM's in the simulator, for lanes that are not active have no meaning to the interpreter.

use gpu_sim::amd::Module;
use gpu_sim::launch::{Launch, Outcome, first_difference};
use testsuite::amd::{GENERATIONS, Tools, compile, conditions};
use testsuite::{parallel, pipeline};

const KERNELS: &str = include_str!("data/amd-whole-wave.ll");

/// The kernels for a processor, in waves of 64 if asked for.
fn text(cpu: &str, wide: bool) -> String {
    let features = if wide { "+wavefrontsize64" } else { "" };
    let own = format!("{{ \"target-cpu\"=\"{cpu}\" \"target-features\"=\"{features}\" ");
    KERNELS.replace("{ \"amdgpu-flat", &format!("{own}\"amdgpu-flat"))
}

fn outcomes(bytes: &[u8], launches: &[Launch]) -> Vec<Result<Outcome, String>> {
    let module = Module::parse(bytes).expect("a code object");
    let run = |(launch, (_, options))| module.run(launch, &options).map_err(|e| e.to_string());
    launches.iter().flat_map(|launch| conditions(7).map(|under| (launch, under))).map(run).collect()
}

#[test]
fn inactive_lanes_compute_what_llvm_has_them_compute() {
    let Some(tools) = Tools::need() else { return };
    let launches = Launch::from_comments(KERNELS).expect("launches");
    let mut work: Vec<(&str, bool)> = GENERATIONS.iter().map(|&(cpu, _)| (cpu, false)).collect();
    work.extend([("gfx1100", true), ("gfx1200", true)]);
    let failed: Vec<String> = parallel::map(&work, |&(cpu, wide)| {
        let text = text(cpu, wide);
        let theirs = tools.code_object(&text, cpu, "-O2").expect("LLVM's code object");
        let expected = outcomes(&theirs, &launches);
        let mut failed = Vec::new();
        for level in [0, 1, 3] {
            let module = pipeline::read("amd-whole-wave.ll", text.as_bytes()).expect("a module");
            let ours = match compile(module, cpu, level) {
                Ok(ours) => ours,
                Err(e) => {
                    failed.push(format!("{cpu} -O{level}: {e}"));
                    continue;
                }
            };
            let found = outcomes(&ours, &launches);
            for (n, (expected, found)) in expected.iter().zip(&found).enumerate() {
                let launch = &launches[n / 3];
                let wrong = match (expected, found) {
                    (Ok(expected), Ok(found)) => {
                        first_difference(expected, found, None).map(|d| d.to_string())
                    }
                    (Err(e), _) => Some(format!("LLVM's code: {e}")),
                    (_, Err(e)) => Some(format!("our code: {e}")),
                };
                if let Some(wrong) = wrong {
                    let width = if wide { " in waves of 64" } else { "" };
                    failed.push(format!("{cpu}{width} -O{level}: {}: {wrong}", launch.kernel));
                }
            }
        }
        failed
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(failed.is_empty(), "{} failures\n{}", failed.len(), failed.join("\n"));
}

/// Functions may be called by lanes while others have values in any register: there it is refused by name.
#[test]
fn functions_that_are_no_kernels_have_no_whole_wave_mode() {
    let text = "target triple = \"amdgcn-amd-amdhsa\"\n\
        declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)\n\
        define i32 @f(i32 %v) noinline {\n  %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 1)\n\
        \x20 ret i32 %s\n}\n";
    let module = pipeline::read("f.ll", text.as_bytes()).expect("a module");
    let message = compile(module, "gfx1100", 2).expect_err("a message");
    assert!(message.contains("whole wave mode in a function that is no kernel"), "{message}");
}
