//! The decoder against `llvm-mc`: each opcode of each table, with the names that it prints.

use super::decode::decode;
use super::generation::Generation;
use super::inst::Action;
use super::table::{Section, all};
use std::io::Write as _;
use std::process::{Command, Stdio};

/// The bytes of an instruction of each short section that every opcode accepts well enough to be named.
fn samples(generation: Generation) -> Vec<(&'static str, Vec<u32>)> {
    let family = generation.family();
    let mut out = Vec::new();
    let mut add = |section: Section, make: &dyn Fn(u32) -> Vec<u32>| {
        for (op, name) in all(generation, section) {
            out.push((name, make(op)));
        }
    };
    add(Section::Sop2, &|op| vec![0x8000_0000 | op << 23 | 4 << 16 | 8 << 8 | 6, 0x1234]);
    add(Section::Sopc, &|op| vec![0xbf00_0000 | op << 16 | 8 << 8 | 6, 0x1234]);
    add(Section::Sop1, &|op| vec![0xbe80_0000 | 4 << 16 | op << 8 | 6, 0x1234]);
    add(Section::Vop2, &|op| vec![op << 25 | 4 << 17 | 6 << 9 | (256 + 8), 0x1234]);
    add(Section::Vop1, &|op| vec![0x7e00_0000 | 4 << 17 | op << 9 | (256 + 8), 0x1234]);
    add(Section::Vopc, &|op| vec![0x7c00_0000 | op << 17 | 6 << 9 | (256 + 8), 0x1234]);
    let vop3 = if family == 9 { 0xd000_0000 } else { 0xd400_0000 };
    add(Section::Vop3, &|op| vec![vop3 | op << 16 | 4, 268 << 18 | 266 << 9 | 264]);
    let shift = if family == 9 { 17 } else { 18 };
    add(Section::Ds, &|op| vec![0xd800_0000 | op << shift, 4 | 6 << 8 | 8 << 16 | 10 << 24]);
    if family == 12 {
        add(Section::Global, &|op| vec![0xee00_0000 | op << 14 | 0x7c, 10 | 6 << 23, 4]);
        add(Section::Mubuf, &|op| vec![0xc400_0000 | op << 14 | 0x7c, 6 | 8 << 9, 0]);
    } else {
        let segment = if family == 11 { 2 << 16 } else { 2 << 14 };
        let off = if family == 11 { 0x7c } else { 0x7f };
        add(Section::Global, &|op| {
            vec![0xdc00_0000 | op << 18 | segment, 4 | 6 << 8 | off << 16 | 10 << 24]
        });
        add(Section::Mubuf, &|op| vec![0xe000_0000 | op << 18, 6 << 8 | 2 << 16 | 128 << 24]);
    }
    out
}

/// The disassembler, where it is installed.
fn disassembler() -> Option<String> {
    let name = std::env::var("LLVM_MC").unwrap_or_else(|_| "llvm-mc-22".into());
    let found = Command::new(&name).arg("--version").stdout(Stdio::null()).status();
    if found.is_ok_and(|s| s.success()) {
        return Some(name);
    }
    let message = "needs llvm-mc (Debian's llvm-22)";
    assert!(std::env::var("CI").is_err(), "{message}");
    #[allow(clippy::print_stderr, reason = "a test says why it is skipped")]
    {
        eprintln!("skipped: {message}");
    }
    None
}

/// The mnemonic that `llvm-mc` gives to each instruction, if any, and the bytes that it takes.
fn disassemble(
    tool: &str,
    cpu: &str,
    samples: &[(&str, Vec<u32>)],
) -> Vec<Option<(String, usize)>> {
    let mut input = String::new();
    for (_, words) in samples {
        let bytes: Vec<String> =
            words.iter().flat_map(|w| w.to_le_bytes()).map(|b| format!("0x{b:02x}")).collect();
        input.push_str(&format!("[{}]\n", bytes.join(" ")));
    }
    let mut child = Command::new(tool)
        .args(["--disassemble", "-triple=amdgcn-amd-amdhsa", "--show-encoding"])
        .arg(format!("-mcpu={cpu}"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the disassembler starts");
    let mut pipe = child.stdin.take().expect("its input");
    let writer = std::thread::spawn(move || pipe.write_all(input.as_bytes()));
    let output = child.wait_with_output().expect("its output");
    writer.join().expect("the writer").expect("its input is read");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let lines: Vec<(String, Vec<u8>)> = text
        .lines()
        .filter_map(|line| {
            let (text, bytes) = line.split_once("; encoding: [")?;
            let bytes = bytes.trim_end_matches(']').split(',');
            let bytes = bytes.map(|b| u8::from_str_radix(b.trim_start_matches("0x"), 16).ok());
            Some((text.split_whitespace().next()?.to_owned(), bytes.collect::<Option<_>>()?))
        })
        .collect();
    let mut at = 0;
    samples
        .iter()
        .map(|(_, words)| {
            let own: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            // Lines come in the order of the input; what is not an instruction has none.
            let next = lines[at..].iter().position(|(_, bytes)| own.starts_with(bytes))?;
            if next > 8 {
                return None;
            }
            at += next + 1;
            let (name, bytes) = &lines[at - 1];
            Some((name.clone(), bytes.len()))
        })
        .collect()
}

#[test]
fn opcodes_have_the_names_that_llvm_mc_prints() {
    let Some(tool) = disassembler() else { return };
    for generation in Generation::ALL {
        let samples = samples(generation);
        let names = disassemble(&tool, generation.name(), &samples);
        let mut compared = 0;
        for ((name, words), expected) in samples.iter().zip(names) {
            let Some((expected, size)) = expected else { continue };
            let image: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            let wave64 = generation.family() == 9;
            let Ok(inst) = decode(generation, wave64, &image, 0) else { continue };
            let plain = expected.trim_end_matches("_e32").trim_end_matches("_e64");
            assert_eq!(inst.name, plain, "{name} {words:x?} on {}", generation.name());
            if !matches!(inst.action, Action::Unsupported) {
                assert_eq!(inst.size as usize, size, "{name} on {}", generation.name());
            }
            compared += 1;
        }
        assert!(compared > 450, "only {compared} on {}", generation.name());
    }
}

/// At least 75 % of the tables' instructions are simulated; the others are decoded only.
#[test]
fn most_instructions_are_simulated() {
    for generation in Generation::ALL {
        let samples = samples(generation);
        let known = samples.iter().filter(|(_, words)| {
            let image: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            let wave64 = generation.family() == 9;
            decode(generation, wave64, &image, 0)
                .is_ok_and(|i| !matches!(i.action, Action::Unsupported))
        });
        let (known, all) = (known.count(), samples.len());
        assert!(known * 100 >= all * 75, "{known} of {all} on {}", generation.name());
    }
}
