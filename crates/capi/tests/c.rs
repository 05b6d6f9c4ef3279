//! A C program is compiled against the header, linked with the library, and run.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use judges::{Judge, Scratch, Verdict, run_command};

/// The static library that cargo made beside this test, or for it.
fn library() -> PathBuf {
    let test = std::env::current_exe().expect("a path");
    let folders = test.ancestors().skip(1).take(2);
    let files = folders.filter_map(|folder| std::fs::read_dir(folder).ok()).flatten().flatten();
    let libraries = files.map(|file| file.path()).filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("liblanelift_capi") && name.ends_with(".a")
    });
    // An old one may lie beside the one that was just made.
    let time = |path: &PathBuf| path.metadata().and_then(|data| data.modified()).ok();
    libraries.max_by_key(time).expect("the library is made with its tests")
}

fn run(program: &Path, args: &[&str]) -> Verdict {
    let mut command = Command::new(program);
    command.args(args);
    run_command(command, Duration::from_secs(60))
}

#[test]
fn a_c_program_compiles_kernels() {
    let Some(compiler) = Judge::Cc.need() else { return };
    let scratch = Scratch::new("capi");
    let program = scratch.file("program");
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut command = Command::new(compiler);
    command
        .args(["-std=c11", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-o"])
        .arg(&program)
        .arg(root.join("tests/program.c"))
        .arg("-I")
        .arg(root.join("include"))
        .arg(library())
        .args(["-lpthread", "-ldl", "-lm"]);
    let built = run_command(command, Duration::from_secs(300));
    assert!(built.ok, "{}", built.messages());

    for (args, parts) in [
        (
            ["nvptx64-nvidia-cuda", "ptx_kernel", "sm_90"],
            &[
                "target nvptx64, text",
                "property 2 = 32",
                "property 3 = 64",
                "property 12 = 1024",
                "property 13 unknown",
                "processor sm_90\n",
            ][..],
        ),
        (
            ["amdgcn-amd-amdhsa", "amdgpu_kernel", "gfx1100"],
            &[
                "target amdgcn, ELF",
                "property 0 = 12",
                "property 4 = 16",
                "vgpr 2 0",
                "processor gfx1100\n",
            ],
        ),
        (
            ["spir64", "spir_kernel", "skl"],
            &["target intel, ELF", "property 0 = 32", "grf ", "processor skl\n"],
        ),
    ] {
        let verdict = run(&program, &args);
        let said = verdict.messages();
        assert!(verdict.ok, "{args:?}: {said}");
        let always = [
            concat!("version ", env!("CARGO_PKG_VERSION")),
            "error: unknown option 'cpus'\nnote: did you mean 'cpu'?",
            "kernel fill",
            "argument 0 'p' pointer global 0+8 align 8 from 0",
            "argument 1 'x' value  8+4 align 4 from 0 binding -1",
            "wrong.ll:2:8: ",
            "amdgcn has features\nintel has no features\nnvptx64 has features\n",
        ];
        for part in always.iter().chain(parts) {
            assert!(said.contains(part), "{args:?}: {part}\n{said}");
        }
    }
}
