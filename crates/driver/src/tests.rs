use super::*;

fn fill(triple: &str, convention: &str) -> String {
    format!(
        "target triple = \"{triple}\"\n\
         define {convention} void @fill(ptr addrspace(1) %p, i32 %x) {{\n  \
         store i32 %x, ptr addrspace(1) %p\n  ret void\n}}\n"
    )
}

#[test]
fn the_triple_chooses() {
    for (triple, convention, target) in [
        ("nvptx64-nvidia-cuda", "ptx_kernel", Target::Nvptx),
        ("amdgcn-amd-amdhsa", "amdgpu_kernel", Target::Amdgpu),
        ("spir64-unknown-unknown", "spir_kernel", Target::Intel),
    ] {
        let mut options = Options::new();
        if target == Target::Amdgpu {
            options.set("cpu", "gfx1100").expect("an option");
        }
        let text = fill(triple, convention);
        let output = compile("fill.ll", text.as_bytes(), &options);
        if !target.is_available() {
            let error = output.expect_err("it was left out").to_string();
            assert!(error.contains("was left out of this build"), "{error}");
            continue;
        }
        let output = output.unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((output.target, output.kernels.len()), (target, 1));
        assert_eq!(output.bytes.starts_with(b"\x7fELF"), target != Target::Nvptx);
        assert!(output.asm.contains("fill"), "{}", output.asm);
    }
}

#[test]
fn mistakes_have_places() {
    let text = "define void @f() {\n  %x = adp i32 1, 2\n  ret void\n}\n";
    let error = compile("k.ll", text.as_bytes(), &Options::new()).expect_err("a mistake");
    let place = error.location.clone().expect("a place");
    assert_eq!((place.file.as_str(), place.line, place.column), ("k.ll", 2, 8));
}

#[test]
fn options_are_checked() {
    let mut options = Options::new();
    for (name, value, part) in [
        ("cpus", "gfx900", "did you mean 'cpu'?"),
        ("opt_level", "4", "its values: 0, 1, 2, 3"),
        ("simd", "12", "its values: 8, 16, 32"),
        ("target", "x86_64", "backends: nvptx64, amdgcn, intel"),
    ] {
        let error = options.set(name, value).expect_err("a mistake").to_string();
        assert!(error.contains(part), "{error}");
    }
    assert_eq!(options, Options::new());
    let text = "define void @f() {\n  ret void\n}\n";
    let error = compile("k.ll", text.as_bytes(), &options).expect_err("no target").to_string();
    assert!(error.contains("no target triple"), "{error}");
}
