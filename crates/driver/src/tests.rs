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

/// Selection, and a pass in front of it, name the instruction that they refuse.
#[test]
fn refusals_have_the_places_of_instructions() {
    let cases = [
        (
            "amdgcn-amd-amdhsa",
            "gfx942",
            "call void @llvm.amdgcn.s.wakeup.barrier(ptr addrspace(3) null)",
        ),
        ("amdgcn-amd-amdhsa", "gfx942", "%x = atomicrmw add ptr %p, i128 1 seq_cst"),
        ("nvptx64-nvidia-cuda", "sm_90", "indirectbr ptr %p, [label %next]"),
    ];
    for (triple, cpu, refused) in cases {
        let text = format!(
            "target triple = \"{triple}\"\ndeclare void @llvm.amdgcn.s.wakeup.barrier(ptr addrspace(3))\n\
             define void @f(ptr %p) {{\n  store i32 1, ptr %p\n  {refused}\n  br label %next\nnext:\n  ret void\n}}\n"
        );
        let text = match refused.starts_with("indirectbr") {
            true => text.replace("  br label %next\n", ""),
            false => text,
        };
        let mut options = Options::new();
        options.set("cpu", cpu).expect("a processor");
        let Err(error) = compile("k.ll", text.as_bytes(), &options) else {
            panic!("{refused} is compiled")
        };
        if error.message.contains("left out of this build") {
            continue;
        }
        let place = error.location.clone().expect("a place");
        assert_eq!((place.line, place.column), (5, 3), "{error}");
    }
}

#[test]
fn options_are_checked() {
    let mut options = Options::new();
    for (name, value, part) in [
        ("cpus", "gfx900", "did you mean 'cpu'?"),
        ("opt_level", "4", "its values: 0, 1, 2, 3"),
        ("simd", "12", "its values: 8, 16, 32"),
        ("target", "x86_64", "backends: nvptx64, amdgcn, intel"),
        ("triple", "nvptx-nvidia-cuda", "32 bits"),
        ("emit", "executable", "its values: asm, obj, hsaco, mir, bin, null"),
        ("fp-contract", "fest", "its values: fast, on, off"),
        ("denormal_fp_math", "flush", "the modes are ieee"),
        ("nvptx_prec_sqrtf32", "maybe", "its values: 0, 1, false, true"),
        ("mode_placement", "everywhere", "its values: sparse, local"),
    ] {
        let error = options.set(name, value).expect_err("a mistake").to_string();
        assert!(error.contains(part), "{error}");
    }
    assert_eq!(options, Options::new());
    let text = "define void @f() {\n  ret void\n}\n";
    let error = compile("k.ll", text.as_bytes(), &options).expect_err("no target").to_string();
    assert!(error.contains("no target triple"), "{error}");
}

#[test]
fn each_option_that_is_named_is_known() {
    let mut options = Options::new();
    for option in OPTIONS {
        // One of the values that the text names is a value.
        let words = option.about.split([' ', ',', ':', '(']).chain(["spir64", "+ptx78", "ieee"]);
        let taken = words.into_iter().any(|word| options.set(option.name, word).is_ok());
        let needs_amd = option.name == "sched" && !Target::Amdgpu.is_available();
        assert!(taken != needs_amd, "{}", option.name);
    }
}

#[test]
fn the_target_is_what_is_said_first() {
    let module =
        |triple: &str| ir::ssa::Module { triple: triple.into(), ..ir::ssa::Module::default() };
    let target = |options: &Options, triple: &str| options.target_of(&module(triple)).ok();
    let mut options = Options::new();
    options.otherwise = Some(Target::Intel);
    assert_eq!(target(&options, ""), Some(Target::Intel));
    options.cpu = Some("gfx1100".into());
    assert_eq!(target(&options, ""), Some(Target::Amdgpu));
    assert_eq!(target(&options, "nvptx64"), Some(Target::Nvptx));
    options.triple = Some("spir64-unknown-unknown".into());
    assert_eq!(target(&options, "nvptx64"), Some(Target::Intel));
    options.target = Some(Target::Amdgpu);
    assert_eq!(target(&options, "nvptx64"), Some(Target::Amdgpu));
}

#[test]
fn each_target_has_processors_if_it_is_there() {
    for target in Target::ALL {
        let processors = target.processors();
        assert_eq!(processors.is_empty(), !target.is_available());
        for processor in &processors {
            assert_eq!(Target::of_processor(&processor.name), Some(target), "{}", processor.name);
        }
    }
}

#[test]
fn each_form_is_written() {
    for (triple, convention, cpu) in [
        ("nvptx64-nvidia-cuda", "ptx_kernel", "sm_90"),
        ("amdgcn-amd-amdhsa", "amdgpu_kernel", "gfx1100"),
        ("spir64-unknown-unknown", "spir_kernel", "skl"),
    ] {
        let target = Target::by_name(triple).expect("a target");
        if !target.is_available() {
            continue;
        }
        let text = fill(triple, convention);
        let mut options = Options::new();
        options.set("cpu", cpu).expect("an option");
        for &emit in Emit::ALL {
            options.emit = Some(emit);
            let result = compile("fill.ll", text.as_bytes(), &options);
            match emit.of(target) {
                Ok(_) => {
                    let output = result.unwrap_or_else(|error| panic!("{error}"));
                    assert_eq!(output.bytes.is_empty(), emit == Emit::Null, "{emit:?}");
                    assert_eq!(emit.ending(target).is_empty(), emit == Emit::Null);
                    let elf = output.bytes.starts_with(b"\x7fELF");
                    assert_eq!(elf, matches!(emit, Emit::Obj | Emit::Hsaco), "{emit:?}");
                }
                Err(error) => {
                    assert_eq!(result.expect_err("no such form"), error);
                    assert!(error.to_string().contains("outputs: asm"), "{error}");
                }
            }
        }
    }
}

#[test]
fn kernels_are_chosen_by_name() {
    let text = fill("nvptx64-nvidia-cuda", "ptx_kernel")
        + "define ptx_kernel void @other() {\n  ret void\n}\n";
    let mut options = Options::new();
    options.set("kernels", "other").expect("an option");
    let output = compile("two.ll", text.as_bytes(), &options);
    if !Target::Nvptx.is_available() {
        return;
    }
    let output = output.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!((output.kernels.len(), output.kernels[0].name.as_str()), (1, "other"));
    assert!(!output.asm.contains("fill"), "{}", output.asm);
    options.set("kernels", "others").expect("an option");
    let error = compile("two.ll", text.as_bytes(), &options).expect_err("no such kernel");
    assert!(error.to_string().contains("its kernels: fill, other"), "{error}");
}

#[test]
fn a_build_has_a_digest() {
    assert!(BUILD.len() == 16 && BUILD.bytes().all(|b| b.is_ascii_hexdigit()), "{BUILD}");
}

#[cfg(feature = "nvptx")]
#[test]
fn libraries_give_what_is_declared() {
    let library = "@table = private constant [2 x i32] [i32 3, i32 4], align 4\n\
        define linkonce_odr i32 @twice(i32 %x) #0 {\n  %y = call i32 @once(i32 %x)\n  %z = add i32 %y, %y\n  ret i32 %z\n}\n\
        define i32 @once(i32 %x) {\n  %p = getelementptr i32, ptr @table, i32 %x\n  %y = load i32, ptr %p, !range !7\n  ret i32 %y\n}\n\
        define i32 @unused() {\n  ret i32 1\n}\n\
        attributes #0 = { noinline }\n!named = !{!7}\n!7 = !{i32 0, i32 9}\n";
    let user = "target triple = \"nvptx64-nvidia-cuda\"\ndeclare i32 @twice(i32)\n\
        define ptx_kernel void @k(ptr addrspace(1) %p, i32 %x) {\n  %y = call i32 @twice(i32 %x)\n\
        \x20 store i32 %y, ptr addrspace(1) %p\n  ret void\n}\n";
    let mut options = Options::new();
    options.set("cpu", "sm_80").expect("an option");
    let library = Library::read("lib.ll", library.as_bytes(), &options).expect("a library");
    assert_eq!(library.definitions().collect::<Vec<_>>(), ["once", "table", "twice", "unused"]);
    let module = read_with("k.ll", user.as_bytes(), &[&library], &options).expect("it links");
    let text = ir::ssa::print::module_to_string(&module);
    assert!(text.contains("define internal i32 @twice(i32 %x) #0"), "{text}");
    assert!(text.contains("define internal i32 @once") && !text.contains("@unused"), "{text}");
    let output = compile_module(module, &options).expect("it compiles");
    assert!(output.asm.contains(".entry k("), "{}", output.asm);
    let other =
        "declare i64 @once()\ndefine i64 @k() {\n  %y = call i64 @once()\n  ret i64 %y\n}\n";
    assert!(read_with("k.ll", other.as_bytes(), &[&library], &options).is_err());
}

#[cfg(feature = "amdgpu")]
#[test]
fn contraction_can_be_allowed_everywhere() {
    let text = "define amdgpu_kernel void @k(ptr addrspace(1) %p, float %x) {\n\
        \x20 %y = load float, ptr addrspace(1) %p\n  %z = fmul float %y, %x\n  %w = fadd float %z, %y\n\
        \x20 store float %w, ptr addrspace(1) %p\n  ret void\n}\n";
    let fused = |contract: &str| {
        let mut options = Options::new();
        for (name, value) in [("cpu", "gfx1100"), ("fp_contract", contract)] {
            options.set(name, value).expect("an option");
        }
        compile("k.ll", text.as_bytes(), &options).expect("it compiles").asm.contains("v_fma")
    };
    assert!(fused("fast") && !fused("on") && !fused("off"));
}
