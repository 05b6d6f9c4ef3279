//! Runs each example and reads what it prints.

#[path = "../examples/cuda.rs"]
#[expect(dead_code, reason = "the test calls what `main` calls")]
mod cuda;
#[path = "../examples/hip.rs"]
#[expect(dead_code, reason = "the test calls what `main` calls")]
mod hip;
#[path = "../examples/jit.rs"]
#[expect(dead_code, reason = "the test calls what `main` calls")]
mod jit;
#[path = "../examples/own_pass.rs"]
#[expect(dead_code, reason = "the test calls what `main` calls")]
mod own_pass;
#[path = "../examples/register_pressure.rs"]
#[expect(dead_code, reason = "the test calls what `main` calls")]
mod register_pressure;
#[path = "../examples/zebin.rs"]
#[expect(dead_code, reason = "the test calls what `main` calls")]
mod zebin;

use embedding::Outcome;
use std::path::PathBuf;

fn printed(run: impl FnOnce(&mut Vec<u8>) -> Outcome) -> String {
    let mut out = Vec::new();
    run(&mut out).unwrap_or_else(|error| panic!("{error}"));
    String::from_utf8(out).expect("text")
}

fn scratch(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("lanelift-embedding-{}-{name}", std::process::id()))
}

#[test]
fn each_frame_has_right_values_on_each_target() {
    let text = printed(|out| jit::run(out, 12));
    assert_eq!(text.matches(" 0 of 100 wrong").count(), 36, "{text}");
    let frames: std::collections::BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix("frame ")?.split_once(": "))
        .map(|f| f.1)
        .collect();
    assert_eq!(frames.len(), 12, "each frame has an expression of its own: {text}");
}

#[test]
fn ptx_is_launched_or_simulated() {
    let text = printed(|out| cuda::run(out));
    assert!(text.contains("kernel square: waves of 32"), "{text}");
    assert!(text.contains("0+8  global pointer, parameter 0 'data'"), "{text}");
    assert_eq!(text.contains("no CUDA driver"), !cuda_launch::is_available(), "{text}");
    assert!(text.contains("f32[100] = 0 1 4 9 16 25 36 49"), "{text}");
}

#[test]
fn code_objects_are_written_and_launched_or_simulated() {
    let path = scratch("square.hsaco");
    let text = printed(|out| hip::run(out, "gfx1100", &path));
    let bytes = std::fs::read(&path).expect("a file");
    std::fs::remove_file(&path).expect("it was there");
    assert_eq!(&bytes[..4], b"\x7fELF");
    assert!(text.contains("work-groups of at most 32"), "{text}");
    match embedding::hip::Hip::load() {
        Ok(_) => assert!(text.contains("on the GPU: 7 becomes 49"), "{text}"),
        Err(_) => {
            assert!(text.contains("no HIP runtime on this machine"), "{text}");
            assert!(text.contains("f32[100] = 0 1 4 9 16 25 36 49"), "{text}");
        }
    }
}

#[test]
fn zebins_are_described() {
    let path = scratch("scale.zebin");
    let text = printed(|out| zebin::run(out, "skl", &path));
    let bytes = std::fs::read(&path).expect("a file");
    std::fs::remove_file(&path).expect("it was there");
    assert_eq!(&bytes[..4], b"\x7fELF");
    for part in [
        "kernel scale: waves of 16",
        "shared 0 bytes and more",
        "work-groups of 32x1x1",
        "value, parameter 1 'factor'",
        "shared_pointer, parameter 2 'tile'",
        "f32[64] = 2 0 6 4 10 8 14 12",
    ] {
        assert!(text.contains(part), "{part}: {text}");
    }
}

#[test]
fn a_pass_of_ones_own_runs() {
    let text = printed(|out| own_pass::run(out));
    assert!(text.contains("%y = fadd float %x, %x"), "{text}");
    assert!(text.contains("add.") && !text.contains("mul."), "{text}");
}

#[test]
fn strategies_differ_in_pressure() {
    let text =
        printed(|out| register_pressure::run(out, &register_pressure::many_products(24), "gfx90a"));
    let live = |strategy: &str| -> u32 {
        let line = text.lines().find(|line| line.starts_with(strategy)).expect("a row");
        line.split_whitespace().nth(3).expect("a number").parse().expect("a number")
    };
    assert_eq!(text.lines().count(), 6, "{text}");
    assert!(live("minreg") < live("latency"), "{text}");
}

/// The example of README.md is the one that compiles.
#[test]
fn the_readme_shows_the_example() {
    let readme = include_str!("../../../README.md");
    let example = include_str!("../examples/readme.rs");
    assert!(readme.contains(&format!("```rust\n{example}```\n")));
}
