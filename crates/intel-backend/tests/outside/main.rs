//! Compiled kernels before outside tools: `iga64` reads every instruction and assembles ours to the same bytes, `ocloc validate`
//! and Intel's OpenCL runtime (in its AUB mode, which executes nothing) take the files.

#[path = "../zebin/host.rs"]
mod host;

use intel_backend::emit::asm;
use intel_backend::target::device::Device;
use intel_backend::{Options, Output, compile};
use judges::{Iga, Judge, validate_zebin};
use std::path::{Path, PathBuf};

/// Devices whose code `iga64` reads without doubts.
const DEVICES: [&str; 3] = ["skl", "tgl", "dg2"];

fn kernels() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("the kernels")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|e| e == "ll"))
        .collect();
    // It has a section of strings and an address in the instructions that others lack.
    found.push(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/printf.ll"));
    found.sort();
    found
}

/// The kernels of a file; nothing if the device cannot have them (64-bit floats).
fn compiled(path: &Path, device: &'static Device) -> Option<Output> {
    let text = std::fs::read(path).expect("a kernel");
    let module = llvm_reader::parse("k.ll", &text).expect("LLVM IR");
    match compile(module, &Options::new(device)) {
        Ok(output) => Some(output),
        Err(error) => {
            assert!(!device.float64 && path.ends_with("doubles.ll"), "{}: {error}", path.display());
            None
        }
    }
}

#[test]
fn iga64_makes_the_same_bytes() {
    let mut count = 0;
    for device in DEVICES.map(|name| Device::by_name(name).expect("a device")) {
        let Some(iga) = Iga::need(device.iga.expect("a platform")) else { return };
        for source in kernels() {
            for kernel in compiled(&source, device).map_or_else(Vec::new, |o| o.compiled) {
                let name = format!("{} on {}", kernel.kernel.name, device.name);
                let text = asm::assembly(&kernel.function).expect("assembly");
                let bytes = iga.assemble(&text).unwrap_or_else(|e| panic!("{name}: {e}\n{text}"));
                for (n, (own, theirs)) in kernel.code.chunks(16).zip(bytes.chunks(16)).enumerate() {
                    let line = text.lines().filter(|line| line.starts_with("  ")).nth(n);
                    assert_eq!(own, theirs, "{name}, {line:?}");
                }
                assert_eq!(kernel.code.len(), bytes.len(), "{name}");
                let said = iga.disassemble(&kernel.code);
                said.unwrap_or_else(|e| panic!("{name}: {e}"));
                count += bytes.len() / 16;
            }
        }
    }
    assert!(count > 4_000, "{count} instructions");
}

#[test]
fn ocloc_accepts_compiled_kernels() {
    let Some(ocloc) = Judge::Ocloc.need() else { return };
    for device in DEVICES.map(|name| Device::by_name(name).expect("a device")) {
        for source in kernels() {
            let Some(output) = compiled(&source, device) else { continue };
            let (valid, said) = validate_zebin(ocloc, &output.zebin().expect("a zebin"));
            assert!(valid, "{} on {}: {said}", source.display(), device.name);
        }
    }
}

/// The runtime takes compiled kernels from the file to the end of a launch.
#[test]
fn the_runtime_starts_compiled_kernels() {
    let Some(host) = host::host() else { return };
    let vadd = (&["svm:4096", "svm:4096", "svm:4096", "value:e8030000"][..], "vadd");
    let prints = (&["svm:4096", "value:00002040", "svm:4096", "svm:4096"][..], "prints");
    for ((arguments, name), file_name) in [(vadd, "vadd.ll"), (prints, "printf.ll")] {
        let source = kernels().into_iter().find(|path| path.ends_with(file_name));
        let source = source.expect("the file");
        for (device, products) in [("skl", &["skl"][..]), ("tgl", &["tgllp", "dg1"])] {
            let device = Device::by_name(device).expect("a device");
            let output = compiled(&source, device).expect("kernels");
            let zebin = output.zebin().expect("a zebin");
            for product in products {
                let sizes = [[256, 1, 1], [64, 1, 1]];
                let launch = host::launch(host, product, &zebin, name, sizes, arguments);
                let steps = &launch.steps;
                assert!(launch.ok && steps.contains("finish"), "{name}, {product}: {steps}");
                assert!(!launch.dump.is_empty() && launch.address(0) != 0, "{name}, {product}");
            }
        }
    }
}
