//! Programs as strangers write them, in OpenCL C 2.0 and later: compiled, run by the EU simulator, and compared with results that are
//! computed here. (The interpreter has no sub-groups, and no other target's IR of these sources.)

mod buffers;
mod features;
mod fused;
mod images;
mod strangers;
mod together;

use buffers::read;
use gpu_sim::eu;
use gpu_sim::launch::{BufferData, Launch, compare_buffers};
use intel_backend::isel::select;
use intel_backend::pipeline::optimize;
use intel_backend::target::device::Device;
use intel_backend::{Options, compile_with};
use ir::pass::{PassCx, Verifier};
use std::path::Path;

/// Limit of instructions of a run.
const OPTIONS: eu::Options = eu::Options::new(20_000_000);

/// Devices and widths.
const BUILDS: [(&str, u8); 10] = [
    ("skl", 8),
    ("skl", 16),
    ("skl", 32),
    ("tgl", 8),
    ("tgl", 16),
    ("tgl", 32),
    ("dg2", 8),
    ("dg2", 16),
    ("dg2", 32),
    ("bdw", 16),
];

/// A launch of a kernel, and what it computes.
pub(crate) struct Program {
    /// The source's name.
    file: &'static str,
    /// As on the command line.
    launch: &'static str,
    /// Makes of the buffers' contents before those afterwards.
    answer: Answer,
    /// Relative tolerance of floats.
    tolerance: Option<f64>,
}

/// Contents of buffers afterwards.
pub(crate) enum Answer {
    /// Whatever the width of the threads.
    Always(fn(&mut [BufferData])),
    /// In sub-groups of some work-items.
    OfWidth(fn(&mut [BufferData], usize)),
}

impl Program {
    /// One whose results depend on the sub-groups.
    const fn of_width(
        file: &'static str,
        launch: &'static str,
        answer: fn(&mut [BufferData], usize),
    ) -> Self {
        Self { file, launch, answer: Answer::OfWidth(answer), tolerance: None }
    }

    /// One whose results are defined to the last bit.
    const fn exact(
        file: &'static str,
        launch: &'static str,
        answer: fn(&mut [BufferData]),
    ) -> Self {
        Self { file, launch, answer: Answer::Always(answer), tolerance: None }
    }
}

/// The bytes of a file's kernels, or of the one of a name, verified after each pass.
fn compiled(text: &[u8], device: &'static Device, simd: u8) -> Result<Vec<u8>, String> {
    let module = llvm_reader::parse("k.ll", text).map_err(|e| e.to_string())?;
    let mut verifier = Verifier::new();
    let mut cx = PassCx::new();
    cx.observe(&mut verifier);
    let options = Options::new(device).with_simd(simd);
    let output = compile_with(module, &options, &mut cx).map_err(|e| e.to_string())?;
    output.zebin().map_err(|e| e.to_string())
}

/// Runs a program on each device in each width, and says where it goes wrong.
fn judge(program: &Program) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let text = std::fs::read(folder.join(program.file).with_extension("ll")).expect("a program");
    let launch = Launch::parse_line(program.launch).expect("a launch");
    let mut wrong = Vec::new();
    for (name, simd) in BUILDS {
        let mut expected = launch.materialise().expect("buffers");
        match program.answer {
            Answer::Always(answer) => answer(&mut expected),
            Answer::OfWidth(answer) => answer(&mut expected, simd.into()),
        }
        let device = Device::by_name(name).expect("a device");
        let step = || -> Result<(), String> {
            let zebin = compiled(&text, device, simd)?;
            let zebin = eu::Module::parse(&zebin).map_err(|e| e.to_string())?;
            let found = zebin.run(&launch, &OPTIONS).map_err(|e| e.to_string())?;
            match compare_buffers(&expected, &found.buffers, program.tolerance) {
                Some(difference) => Err(format!("expected and found: {difference}")),
                None => Ok(()),
            }
        };
        if let Err(error) = step() {
            wrong.push(format!("{} {} {name} SIMD{simd}: {error}", program.file, launch.kernel));
        }
    }
    wrong
}

/// All programs of a list.
fn judge_all(programs: &[Program]) {
    let only = std::env::var("LANELIFT_ONLY").unwrap_or_default();
    let chosen = programs.iter().filter(|p| p.launch.contains(&only) || p.file.contains(&only));
    let wrong: Vec<String> = chosen.flat_map(judge).collect();
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn fused_threads_do_no_harm() {
    judge_all(fused::PROGRAMS);
}

#[test]
fn features_give_their_answers() {
    judge_all(features::PROGRAMS);
}

#[test]
fn images_are_read_and_written() {
    judge_all(images::PROGRAMS);
}

#[test]
fn work_items_work_together() {
    judge_all(together::PROGRAMS);
}

#[test]
fn programs_of_strangers_give_their_answers() {
    judge_all(strangers::PROGRAMS);
}

/// Runs a kernel of `printf.ll` in each build, and gives what it prints and what came out.
fn printed(launch: &str) -> Vec<(String, gpu_sim::launch::Outcome)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let text = std::fs::read(folder.join("printf.ll")).expect("a program");
    let launch = Launch::parse_line(launch).expect("a launch");
    let run = |(name, simd): (&str, u8)| {
        let device = Device::by_name(name).expect("a device");
        let zebin = compiled(&text, device, simd).expect("a zebin");
        let zebin = eu::Module::parse(&zebin).expect("a zebin");
        let outcome = zebin.run(&launch, &OPTIONS).expect("an end");
        (format!("{name} SIMD{simd}"), outcome)
    };
    BUILDS.into_iter().map(run).collect()
}

#[test]
fn kernels_print() {
    let launch = "--kernel prints --grid 2 --block 10 --arg out=buf:i32x20:fill:7 --arg f32:2.5 \
                  --arg v=buf:f32x80:iota --arg c=buf:i8x80:iota:-20";
    let mut expected = Vec::new();
    for i in 0..20i64 {
        expected.push(format!("item {i}: 2.50 text"));
        if i % 3 == 1 {
            let f = 4 * i;
            let [a, b, c] = [f + 1, f + 2, f + 3];
            let wide = i << 33;
            expected.push(format!("some {i},{i},{i},{i} {f}.0,{a}.0,{b}.0,{c}.0 {wide} x 1.5%"));
        }
        let c = 4 * i - 20;
        expected.push(format!("{c},{},{},{} 0x0", c + 1, c + 2, c + 3));
        expected.push(format!("{i} {} {:#x} {}", -i, 255 + i, u64::MAX));
    }
    expected.sort();
    for (build, outcome) in printed(launch) {
        let mut lines: Vec<&str> = outcome.output.lines().collect();
        lines.sort_unstable();
        assert_eq!(lines, expected, "{build}");
        assert_eq!(read::<i32>(&outcome.buffers[0]), [0; 20], "{build}");
    }
}

#[test]
fn strings_come_from_elsewhere() {
    let launch = "--kernel chosen --grid 1 --block 6 --arg out=buf:i32x1:zeros --arg f32:0.5";
    let mut expected = Vec::new();
    for i in 0..6 {
        let what = ["even, 0", "odd 1", "two, 2", "odd 3", "four, 4", "odd 5"];
        expected.push(what[i].to_string());
        expected.push(format!("{i}.000000,0.500000 {}", if i < 3 { "few" } else { "many" }));
    }
    expected.sort();
    for (build, outcome) in printed(launch) {
        let mut lines: Vec<&str> = outcome.output.lines().collect();
        lines.sort_unstable();
        assert_eq!(lines, expected, "{build}");
    }
}

/// A record is 552 bytes, and the buffer has 4 MiB less 4 bytes.
#[test]
fn what_does_not_fit_is_not_printed() {
    let launch = "--kernel too_much --grid 1 --block 10 --arg out=buf:i32x10:zeros";
    for (build, outcome) in printed(launch) {
        let fit = ((4 << 20) - 4) / 552;
        assert_eq!(outcome.output.lines().count(), fit, "{build}");
        let failed: i32 = read::<i32>(&outcome.buffers[0]).iter().sum();
        assert_eq!(failed as usize, 8_000 - fit, "{build}");
    }
}

/// A construct that does not exist is refused in OpenCL's words, at its place in the source.
#[test]
fn what_there_is_not_is_refused_at_its_place() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let text = std::fs::read(folder.join("refused.ll")).expect("a module");
    let mut module = llvm_reader::parse("refused.ll", &text).expect("LLVM IR");
    optimize(&mut module, &mut PassCx::new()).expect("passes");
    let device = Device::by_name("skl").expect("a device");
    for (kernel, message) in [
        ("prints", "refused.cl:5:3: error: 'printf' with a format or a string that is no literal"),
        (
            "images",
            "refused.cl:9:10: error: access to images with levels of detail or samples is not supported",
        ),
        ("pipes", "error: a pipe is not supported"),
        ("recursion", "refused.cl:23:10: error: recursion, by 'fibonacci', is not supported"),
        ("missing", "error: the function 'outside', which is not defined in this module, is not"),
        ("unknown", "error: the built-in function 'strange' of these types is not supported"),
    ] {
        let kernel = module.cx.find_global(kernel).expect("a kernel");
        let error = select(&module, kernel, device, 16).expect_err("refused").to_string();
        assert!(error.contains(message), "{error}");
    }
}

/// Pointers whose memory is known cost nothing: what `atomic_compare_exchange` and copies take by generic pointers stays in registers,
/// and no access asks where it goes.
#[test]
fn known_pointers_cost_nothing() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs");
    let device = Device::by_name("skl").expect("a device");
    for (file, asks) in
        [("atomics", false), ("copies", false), ("groups", false), ("generic", true)]
    {
        let text = std::fs::read(folder.join(file).with_extension("ll")).expect("a program");
        let mut module = llvm_reader::parse("k.ll", &text).expect("LLVM IR");
        optimize(&mut module, &mut PassCx::new()).expect("passes");
        // The upper bits of a generic pointer.
        let shifts = ir::ssa::print::module_to_string(&module).contains(", 61\n");
        assert_eq!(shifts, asks, "{file}");
        let kernels = module
            .definitions()
            .filter(|(g, _)| module.cx.function(*g).is_some_and(|f| f.cc.is_kernel()));
        for (kernel, _) in kernels.filter(|_| !asks) {
            let (_, kernel) = select(&module, kernel, device, 16).expect("a kernel");
            assert_eq!(kernel.scratch_bytes, 0, "{file}");
        }
    }
}
