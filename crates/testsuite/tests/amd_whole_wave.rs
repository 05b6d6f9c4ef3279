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

/// Both arms of a branch read a value that was computed in all lanes before. (LLVM 22 overwrites its register in the first.)
#[test]
fn both_arms_read_a_value_of_all_lanes() {
    let text = "target triple = \"amdgcn-amd-amdhsa\"\n\
        declare i32 @llvm.amdgcn.workitem.id.x()\n\
        declare i32 @llvm.amdgcn.set.inactive.i32(i32, i32)\n\
        declare i32 @llvm.amdgcn.strict.wwm.i32(i32)\n\
        declare i32 @llvm.amdgcn.update.dpp.i32(i32, i32, i32, i32, i32, i1)\n\
        declare i32 @llvm.amdgcn.ds.swizzle(i32, i32)\n\
        define amdgpu_kernel void @arms(ptr addrspace(1) %o) {\n\
        \x20 %t = call i32 @llvm.amdgcn.workitem.id.x()\n\
        \x20 %q = getelementptr i32, ptr addrspace(1) %o, i32 %t\n\
        \x20 %m = mul i32 %t, 11\n  %v = and i32 %m, 31\n\
        \x20 %s = call i32 @llvm.amdgcn.set.inactive.i32(i32 %v, i32 5)\n  %s3 = mul i32 %s, 3\n\
        \x20 %c = icmp ult i32 %v, 16\n  br i1 %c, label %low, label %high\n\
        low:\n  %n = add i32 %s3, 1\n\
        \x20 %d = call i32 @llvm.amdgcn.update.dpp.i32(i32 0, i32 %n, i32 320, i32 15, i32 15, i1 true)\n\
        \x20 %w = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %d)\n  br label %end\n\
        high:\n  %x = xor i32 %s3, 99\n\
        \x20 %f = call i32 @llvm.amdgcn.ds.swizzle(i32 %x, i32 2079)\n\
        \x20 %u = call i32 @llvm.amdgcn.strict.wwm.i32(i32 %f)\n  br label %end\n\
        end:\n  %z = phi i32 [ %w, %low ], [ %u, %high ]\n  %zz = add i32 %z, %v\n\
        \x20 store i32 %zz, ptr addrspace(1) %q\n  ret void\n}\n";
    let of = |t: u32| (t * 11) & 31;
    let expected: Vec<u8> = (0..64u32)
        .flat_map(|t| {
            let mirrored = (t & !15) + 15 - (t & 15);
            let z = if of(t) < 16 { 3 * of(mirrored) + 1 } else { (3 * of(t ^ 2)) ^ 99 };
            (z + of(t)).to_le_bytes()
        })
        .collect();
    let launch = Launch::parse_line("--kernel arms --block 64 --arg o=buf:i32x64:zeros");
    let launch = launch.expect("a launch");
    for (cpu, _) in GENERATIONS {
        for level in [0, 1, 3] {
            let module = pipeline::read("arms.ll", text.as_bytes()).expect("a module");
            let ours = compile(module, cpu, level).expect("our code");
            for outcome in outcomes(&ours, std::slice::from_ref(&launch)) {
                let found = &outcome.expect("an end").buffers[0].bytes;
                assert_eq!(found, &expected, "{cpu} -O{level}");
            }
        }
    }
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
