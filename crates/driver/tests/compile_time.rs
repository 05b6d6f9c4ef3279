//! A limit on the time of a compilation: the same code as under a limit on the number of passes, and a warning.
#![cfg(all(feature = "nvptx", feature = "amdgpu", feature = "intel"))]

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use ir::pass::{PassCx, TimeLimit};
use lanelift_driver as driver;
use lanelift_driver::{Options, read};

/// A loop with values that are kept, on any target.
const LOOP: &str = r#"
define KERNEL void @turn(ptr addrspace(1) %p, i32 %n) {
  %q = getelementptr i32, ptr addrspace(1) %p, i32 4
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %a = load i32, ptr addrspace(1) %p
  %b = load i32, ptr addrspace(1) %q
  %c = mul i32 %a, 5
  %d = sdiv i32 %b, 7
  %e = add i32 %c, %i
  store i32 %d, ptr addrspace(1) %p
  store i32 %e, ptr addrspace(1) %q
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
"#;

const TARGETS: [(&str, &str, &str); 4] = [
    ("nvptx64-nvidia-cuda", "ptx_kernel", "sm_90"),
    ("amdgcn-amd-amdhsa", "amdgpu_kernel", "gfx1100"),
    ("amdgcn-amd-amdhsa", "amdgpu_kernel", "gfx90a"),
    ("spir64-unknown-unknown", "spir_kernel", "skl"),
];

/// The bytes and the warnings of a compilation.
fn compile(text: &str, options: &Options, cx: &mut PassCx<'_>) -> (Vec<u8>, Vec<String>) {
    let mut module = read("turn.ll", text.as_bytes(), options).expect("a module");
    let compiled = driver::compile_with(&mut module, options, cx).expect("code");
    let warnings = cx.diagnostics.iter().map(ToString::to_string).collect();
    (compiled.into_bytes().expect("bytes").expect("an output"), warnings)
}

/// A limit that lets `passes` optional passes run: each look at the clock is a second later.
fn limit(passes: u64, looks: &Rc<Cell<u64>>) -> TimeLimit {
    let looks = Rc::clone(looks);
    let clock = move || {
        looks.set(looks.get() + 1);
        Duration::from_secs(looks.get())
    };
    // Three quarters of it are a moment after the last pass that runs.
    TimeLimit::with_clock(Duration::from_millis((2 * passes + 1) * 2000 / 3), clock)
}

#[test]
fn code_is_that_of_a_limit_on_the_number_of_passes() {
    for (triple, convention, cpu) in TARGETS {
        let text = format!("target triple = \"{triple}\"{}", LOOP.replace("KERNEL", convention));
        let mut options = Options::new();
        options.set("cpu", cpu).expect("a processor");
        let looks = Rc::new(Cell::new(0));
        let mut cx = PassCx::new();
        cx.limit_time(limit(1 << 30, &looks));
        let (whole, warnings) = compile(&text, &options, &mut cx);
        let all = looks.get();
        assert_eq!((warnings, all > 20), (Vec::new(), true), "{cpu}: {all}");
        let mut different = 0;
        for passes in (0..all).step_by(7) {
            let mut cx = PassCx::new();
            cx.limit_time(limit(passes, &Rc::default()));
            let (limited, warnings) = compile(&text, &options, &mut cx);
            let by_number = {
                let mut options = options.clone();
                options.set("opt_bisect_limit", &passes.to_string()).expect("a number");
                compile(&text, &options, &mut PassCx::new()).0
            };
            assert!(limited == by_number, "{cpu}: after {passes} passes the code differs");
            different += usize::from(limited != whole);
            let named = format!("-opt-bisect-limit={passes} makes the same on every machine");
            assert!(warnings.last().is_some_and(|text| text.contains(&named)), "{warnings:?}");
            assert!(warnings.iter().any(|text| text.contains("on 'turn'")), "{warnings:?}");
        }
        assert!(different > 0, "{cpu}: no pass changes the code");
    }
}

#[test]
fn the_option_is_a_number_of_seconds() {
    let mut options = Options::new();
    options.set("max_compile_time", "0.5").expect("a time");
    assert_eq!(options.max_compile_time, Some(Duration::from_millis(500)));
    for bad in ["", "-1", "soon", "1e40", "nan"] {
        let error = options.set("max_compile_time", bad).expect_err(bad);
        assert!(error.message.contains("is no time in seconds"), "{error}");
    }
    // No time at all: no optional pass runs, and the library says so, too.
    options.set("max_compile_time", "0").expect("a time");
    options.set("cpu", "sm_90").expect("a processor");
    let text = LOOP.replace("KERNEL", "ptx_kernel");
    let output = driver::compile("turn.ll", text.as_bytes(), &options).expect("code");
    let warnings: Vec<String> = output.warnings.iter().map(ToString::to_string).collect();
    assert!(warnings.iter().any(|text| text.contains("-opt-bisect-limit=0")), "{warnings:?}");
}
