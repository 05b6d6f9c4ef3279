//! The EU simulator on binaries of Intel's compiler: kernels of every kind, with results that are known.

mod cases;

use cases::Case;
use gpu_sim::eu::{Module, Options};
use gpu_sim::launch::{Outcome, first_difference};
use judges::{Judge, compile_zebin};
use std::path::{Path, PathBuf};

/// The largest kernel has some 50,000 instructions.
const OPTIONS: Options = Options::new(2_000_000);

fn golden(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/eu/golden").join(name);
    std::fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Returns the error in a kernel's results, if there is one.
fn check(module: &Module, case: &Case) -> Result<(), String> {
    let name = &case.launch.kernel;
    let found = module.run(&case.launch, &OPTIONS).map_err(|e| format!("{name}: {e}"))?;
    let mut expected = Outcome { buffers: found.buffers.clone(), ..Outcome::default() };
    assert_eq!(expected.buffers.len(), case.expected.len(), "{name}");
    for (buffer, bytes) in expected.buffers.iter_mut().zip(&case.expected) {
        assert_eq!(buffer.bytes.len(), bytes.len(), "{name}");
        buffer.bytes.clone_from(bytes);
    }
    match first_difference(&expected, &found, case.launch.tolerance) {
        Some(difference) => Err(format!("{name}: {difference}")),
        None => Ok(()),
    }
}

fn check_all(name: &str, zebin: &[u8], cases: &[Case]) {
    let module = Module::parse(zebin).unwrap_or_else(|e| panic!("{name}: {e}"));
    let wrong: Vec<String> = cases.iter().filter_map(|case| check(&module, case).err()).collect();
    assert!(wrong.is_empty(), "{name}, {} of {}:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

#[test]
fn kernels_of_gen9() {
    check_all("skl", &golden("kernels-skl.zebin"), &cases::all());
    check_all("skl", &golden("doubles-skl.zebin"), &[cases::doubles()]);
}

#[test]
fn kernels_of_gen12() {
    check_all("tgllp", &golden("kernels-tgllp.zebin"), &cases::all());
}

#[test]
fn kernels_of_gen12_5() {
    check_all("acm-g10", &golden("kernels-acm-g10.zebin"), &cases::all());
}

/// Compiles a source of this folder.
fn compile(ocloc: &Path, source: &str, device: &str, options: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/eu").join(source);
    compile_zebin(ocloc, &path, device, options)
        .unwrap_or_else(|e| panic!("{source} for {device}: {e}"))
}

/// Other code of the same kernels: another device, without optimisation, other widths.
#[test]
fn kernels_of_other_devices_and_options() {
    let Some(ocloc) = Judge::Ocloc.need() else { return };
    const DEBUG: &str = "-cl-opt-disable";
    // 64-bit addresses everywhere, no binding table.
    const LARGE: &str = "-cl-intel-greater-than-4GB-buffer-required";
    let runs = [
        ("bdw", ""),
        ("bdw", LARGE),
        ("skl", DEBUG),
        ("skl", LARGE),
        ("tgllp", DEBUG),
        ("tgllp", LARGE),
        ("dg1", ""),
        ("acm-g10", ""),
        ("acm-g10", DEBUG),
        ("acm-g10", LARGE),
    ];
    for (device, options) in runs {
        let name = format!("{device} {options}");
        let mut cases = cases::all();
        if options == DEBUG {
            // The compiler's own mistake (IGC 1.0.12504): it tests the overflow of `a - b` by the signs of `a + b`. The others
            // call functions for their barriers and have to be linked.
            let left_out = ["shorts", "reduce", "histogram", "transpose", "scan"];
            cases.retain(|case| !left_out.contains(&case.launch.kernel.as_str()));
        }
        check_all(&name, &compile(ocloc, "kernels.cl", device, options), &cases);
        if matches!(device, "bdw" | "skl") {
            check_all(&name, &compile(ocloc, "doubles.cl", device, options), &[cases::doubles()]);
        }
    }
}

/// Messages of other kinds, as they are for each device.
#[test]
fn messages_of_all_kinds() {
    let Some(ocloc) = Judge::Ocloc.need() else { return };
    const LARGE: &str = "-cl-intel-greater-than-4GB-buffer-required";
    for device in ["skl", "tgllp", "acm-g10"] {
        for options in ["", LARGE] {
            let name = format!("{device} {options}");
            let zebin = compile(ocloc, "messages.cl", device, options);
            check_all(&name, &zebin, &cases::messages());
        }
    }
}

/// Whatever the bytes are, there is an answer.
#[test]
fn spoilt_files_are_refused_or_run() {
    let cases = cases::all();
    let mut state = 1u64;
    let mut draw = |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let mut answers = [0; 3];
    for file in ["kernels-skl.zebin", "kernels-tgllp.zebin", "kernels-acm-g10.zebin"] {
        let good = golden(file);
        for round in 0..800 {
            let mut bytes = good.clone();
            // Mostly the code, which comes first.
            let end = if round % 8 == 0 { bytes.len() } else { bytes.len() / 3 };
            for _ in 0..1 + draw(100) {
                let at = draw(end - 64) + 64;
                bytes[at] ^= 1 << draw(8);
            }
            let Ok(module) = Module::parse(&bytes) else {
                answers[0] += 1;
                continue;
            };
            let case = &cases[draw(cases.len())];
            let options = Options::new(20_000);
            answers[if module.run(&case.launch, &options).is_ok() { 1 } else { 2 }] += 1;
        }
    }
    assert!(answers.iter().all(|&n| n > 20), "{answers:?}");
}

/// The code of each kernel in a zebin: where it begins and ends.
fn code_sections(zebin: &[u8]) -> Vec<(String, std::ops::Range<usize>)> {
    let word =
        |at: usize| u64::from_le_bytes(zebin[at..at + 8].try_into().expect("eight bytes")) as usize;
    let half = |at: usize| usize::from(u16::from_le_bytes([zebin[at], zebin[at + 1]]));
    let (headers, count, names) = (word(40), half(60), half(62));
    let start_of_names = word(headers + 64 * names + 24);
    let mut found = Vec::new();
    for n in 0..count {
        let header = headers + 64 * n;
        let name = start_of_names + (word(header) & 0xffff_ffff);
        let name: Vec<u8> = zebin[name..].iter().copied().take_while(|&b| b != 0).collect();
        let name = String::from_utf8(name).expect("a name");
        if let Some(kernel) = name.strip_prefix(".text.") {
            let start = word(header + 24);
            found.push((kernel.to_owned(), start..start + word(header + 32)));
        }
    }
    found
}

/// Returns a scoreboard byte of gen12 (distances by pipe are those of 12.5) without one of its waits.
fn without_a_wait(byte: u8, out_of_order: bool) -> Vec<u8> {
    let (distance, token) = (byte >> 4 & 7, byte & 15);
    match byte {
        0x80.. if out_of_order => vec![0x40 | token],
        0x80.. => vec![distance, 0x20 | token],
        0x01..=0x1f | 0x20..=0x3f | 0x51..=0x57 => vec![0],
        _ => Vec::new(),
    }
}

/// Without one of its waits, Intel's code is found to be wrong; what its compiler waits for twice is not missed.
#[test]
fn missing_waits_are_found() {
    for file in ["kernels-tgllp.zebin", "kernels-acm-g10.zebin"] {
        let good = golden(file);
        let (mut found, mut missed) = (0, 0);
        for (name, range) in code_sections(&good) {
            let Some(case) = cases::all().into_iter().find(|case| case.launch.kernel == name)
            else {
                continue;
            };
            let mut at = range.start;
            while at + 8 <= range.end {
                let (opcode, compacted) = (good[at] & 0x7f, good[at + 3] >> 5 & 1 == 1);
                for byte in without_a_wait(good[at + 1], matches!(opcode, 0x31 | 0x32 | 0x38)) {
                    let mut bytes = good.clone();
                    bytes[at + 1] = byte;
                    let module = Module::parse(&bytes).expect("a zebin");
                    match module.run(&case.launch, &OPTIONS) {
                        Err(error) if error.to_string().contains("scoreboard violation") => {
                            found += 1;
                        }
                        Err(error) => panic!("{name}: {error}"),
                        Ok(_) => missed += 1,
                    }
                }
                at += if compacted { 8 } else { 16 };
            }
        }
        println!("{file}: {found} missing waits found, {missed} not");
        // Some waits of Intel's compiler are about what was waited for before, or about paths that are not taken.
        assert!(found > 3 * missed, "{file}: {found} found, {missed} missed");
    }
}
