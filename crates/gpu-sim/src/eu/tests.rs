//! Compacted instructions before `iga64`, which must read them as it reads their full form.

use super::bits::Bits;
use super::compaction::expand_instruction;
use super::generation::Generation;
use std::path::{Path, PathBuf};
use std::process::Command;

/// `iga64`, if it is there.
///
/// # Panics
/// With `CI=true`, where it is missing.
fn iga() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let found = std::env::split_paths(&path).map(|dir| dir.join("iga64")).find(|p| p.is_file());
    if found.is_none() {
        let message = "needs iga64 (Debian's libigc-tools)";
        assert!(std::env::var("CI").is_err(), "{message}");
        #[allow(clippy::print_stderr, reason = "a test says why it is skipped")]
        {
            eprintln!("skipped: {message}");
        }
    }
    found
}

/// The disassembly of each of some instructions, without what says that they are compacted. What the tool cannot decode is none.
fn disassemble(iga: &Path, platform: &str, instructions: &[Vec<u8>]) -> Vec<Option<String>> {
    // It gives no text at all if one of them is wrong, and does not name all wrong ones at once.
    let mut right = vec![true; instructions.len()];
    let text = loop {
        let kept: Vec<usize> = (0..instructions.len()).filter(|&n| right[n]).collect();
        let bytes: Vec<Vec<u8>> = kept.iter().map(|&n| instructions[n].clone()).collect();
        let (text, errors) = run(iga, platform, &bytes);
        let wrong: Vec<usize> = errors
            .lines()
            .filter_map(|line| line.strip_prefix("byte offset 0x")?.split_once(": error"))
            .filter_map(|(offset, _)| usize::from_str_radix(offset, 16).ok())
            .collect();
        if wrong.is_empty() {
            break text;
        }
        let size = instructions[0].len();
        wrong.iter().for_each(|offset| right[kept[offset / size]] = false);
    };
    let mut lines = text.lines().filter_map(|l| l.trim_start().strip_prefix("/* [")).map(|line| {
        let line = line.split("*/").nth(1).unwrap_or("").split("//").next().unwrap_or("");
        let line =
            line.replace("{Compacted}", "").replace("{Compacted,", "{").replace(",Compacted", "");
        line.split_whitespace().collect::<Vec<_>>().join(" ")
    });
    right.iter().map(|&right| if right { lines.next() } else { None }).collect()
}

/// Standard output and error.
fn run(iga: &Path, platform: &str, instructions: &[Vec<u8>]) -> (String, String) {
    let file = std::env::temp_dir().join(format!("lanelift-compaction-{}", std::process::id()));
    std::fs::write(&file, instructions.concat()).expect("a temporary file");
    let output = Command::new(iga)
        .args([&format!("-p={platform}"), "-d", "-Xprint-pc", "-n"])
        .arg(&file)
        .output()
        .expect("iga64 starts");
    let _ = std::fs::remove_file(&file);
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&output.stdout), text(&output.stderr))
}

/// A compacted instruction with these fields; the rest is zero.
fn compact(fields: &[((u8, u8), u64)]) -> u64 {
    let mut bits = Bits::default();
    bits.put(29, 29, 1);
    for &((high, low), value) in fields {
        bits.put(high, low, value);
    }
    bits.0 as u64
}

/// Instructions with every index of every table, beside a few of the others.
fn samples(generation: Generation) -> Vec<u64> {
    let gen12 = generation == Generation::Gen12;
    let mut out = Vec::new();
    let (add, mov, mad) = (0x40, if gen12 { 0x61 } else { 0x01 }, 0x5b);
    for a in 0..32u64 {
        for b in 0..32u64 {
            let c = (a * 7 + b * 13 + 5) % 32;
            for opcode in [add, mov] {
                let registers = [(a * 3 + 2) % 120, (b * 5 + 9) % 120, (c * 3 + 30) % 120];
                out.push(if gen12 {
                    compact(&[
                        ((6, 0), opcode),
                        ((28, 24), a),
                        ((34, 30), b),
                        ((39, 35), c),
                        ((51, 48), (a + b) % 16),
                        ((55, 52), (a + 3 * b) % 16),
                        ((23, 16), registers[0]),
                        ((47, 40), registers[1]),
                        ((63, 56), registers[2]),
                    ])
                } else {
                    compact(&[
                        ((6, 0), opcode),
                        ((12, 8), a),
                        ((17, 13), b),
                        ((22, 18), c),
                        ((34, 30), (a + b) % 32),
                        ((39, 35), (a + 3 * b) % 32),
                        ((47, 40), registers[0]),
                        ((55, 48), registers[1]),
                        ((63, 56), registers[2]),
                    ])
                });
            }
            let registers =
                [(a * 3 + 2) % 120, (b * 5 + 9) % 120, (c * 3 + 30) % 120, (c + 64) % 120];
            out.push(if gen12 {
                compact(&[
                    ((6, 0), mad),
                    ((28, 24), a),
                    ((34, 30), b),
                    ((39, 35), c),
                    ((23, 16), registers[0]),
                    ((47, 40), registers[1]),
                    ((63, 56), registers[2]),
                    ((55, 48), registers[3]),
                ])
            } else {
                compact(&[
                    ((6, 0), mad),
                    ((9, 8), a % 4),
                    ((11, 10), b % 4),
                    ((18, 12), registers[0]),
                    ((28, 28), a / 4 % 2),
                    ((32, 32), a / 8 % 2),
                    ((33, 33), a / 16),
                    ((49, 43), registers[1]),
                    ((56, 50), registers[2]),
                    ((63, 57), registers[3]),
                ])
            });
        }
    }
    out
}

#[test]
fn compacted_instructions_are_what_iga_says() {
    let Some(iga) = iga() else { return };
    for (generation, platform) in
        [(Generation::Gen8, "8"), (Generation::Gen9, "9"), (Generation::Gen12, "12p1")]
    {
        let samples = samples(generation);
        let short: Vec<Vec<u8>> = samples.iter().map(|s| s.to_le_bytes().to_vec()).collect();
        let full = |s: &u64| expand_instruction(generation, *s).0.to_le_bytes().to_vec();
        let long: Vec<Vec<u8>> = samples.iter().map(full).collect();
        let short = disassemble(&iga, platform, &short);
        let long = disassemble(&iga, platform, &long);
        let mut known = 0;
        for ((compact, short), long) in samples.iter().zip(&short).zip(&long) {
            // Only the compacted form is refused for what it lacks.
            if let Some(short) = short {
                assert_eq!(Some(short), long.as_ref(), "{platform}: {compact:#018x}");
                known += 1;
            }
        }
        assert!(known > 500, "{platform}: iga64 reads {known} of {}", samples.len());
    }
}
