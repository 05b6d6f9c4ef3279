//! Compacted instructions before `iga64`, which must read them as it reads their full form; and what it compacts by itself.

use eu_compaction::{InstLayout, compact, expand, is_compacted};
use judges::{Judge, Scratch, run};
use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::time::Duration;

const PLATFORMS: [(&str, InstLayout); 4] = [
    ("8", InstLayout::Gen8),
    ("9", InstLayout::Gen8),
    ("12p1", InstLayout::Gen12p1),
    ("12p71", InstLayout::Gen12p5),
];

/// Runs `iga64` on instructions.
fn iga(platform: &str, args: &[&str], input: &[u8]) -> Option<(String, String)> {
    let scratch = Scratch::new("compaction");
    let file = scratch.write("in", input);
    let platform = format!("-p={platform}");
    let mut all = vec![OsStr::new(&platform)];
    all.extend(args.iter().map(OsStr::new));
    all.push(file.as_os_str());
    let output = run(Judge::Iga.need()?, all, Duration::from_secs(60)).output;
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Some((text(&output.stdout), text(&output.stderr)))
}

/// The disassembly of each of some instructions of the same size, without what says that they are compacted. What the tool cannot
/// decode is none.
fn disassemble(platform: &str, instructions: &[Vec<u8>]) -> Option<Vec<Option<String>>> {
    // It gives no text at all if one of them is wrong, and does not name all wrong ones at once.
    let mut right = vec![true; instructions.len()];
    let text = loop {
        let kept: Vec<usize> = (0..instructions.len()).filter(|&n| right[n]).collect();
        let bytes: Vec<Vec<u8>> = kept.iter().map(|&n| instructions[n].clone()).collect();
        let (text, errors) = iga(platform, &["-d", "-Xprint-pc", "-n"], &bytes.concat())?;
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
    Some(right.iter().map(|&right| if right { lines.next() } else { None }).collect())
}

/// A compacted instruction with these fields; the rest is zero.
fn with(fields: &[((u8, u8), u64)]) -> u64 {
    let fields = fields.iter().map(|&((high, low), value)| {
        assert!(value >> (high - low + 1) == 0);
        value << low
    });
    fields.fold(1 << 29, |all, field| all | field)
}

/// Instructions with every index of every table, beside a few of the others.
fn samples(layout: InstLayout) -> Vec<u64> {
    let gen12 = layout != InstLayout::Gen8;
    let mut out = Vec::new();
    let (add, mov, mad) = (0x40, if gen12 { 0x61 } else { 0x01 }, 0x5b);
    for a in 0..32u64 {
        for b in 0..32u64 {
            let c = (a * 7 + b * 13 + 5) % 32;
            for opcode in [add, mov] {
                let registers = [(a * 3 + 2) % 120, (b * 5 + 9) % 120, (c * 3 + 30) % 120];
                out.push(if gen12 {
                    with(&[
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
                    with(&[
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
                with(&[
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
                with(&[
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
fn iga_reads_what_is_expanded() {
    for (platform, layout) in PLATFORMS {
        let samples = samples(layout);
        let short: Vec<Vec<u8>> = samples.iter().map(|s| s.to_le_bytes().to_vec()).collect();
        let full = |s: &u64| expand(layout, *s).to_le_bytes().to_vec();
        let long: Vec<Vec<u8>> = samples.iter().map(full).collect();
        let Some(short) = disassemble(platform, &short) else { return };
        let Some(long) = disassemble(platform, &long) else { return };
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

/// Returns the bytes that `iga64` makes of instructions, all of which it accepts.
fn assemble(platform: &str, option: &str, lines: &[String]) -> Result<Vec<u8>, String> {
    let scratch = Scratch::new("compaction");
    let (file, out) = (scratch.write("in", lines.concat()), scratch.file("out"));
    let platform = format!("-p={platform}");
    let mut args = [&platform, "-a", option].map(OsStr::new).to_vec();
    args.extend([file.as_os_str(), OsStr::new("-o"), out.as_os_str()]);
    let verdict = run(Judge::Iga.path().expect("it is there"), args, Duration::from_secs(60));
    if verdict.ok { Ok(std::fs::read(&out).expect("bytes")) } else { Err(verdict.messages()) }
}

/// Instructions that `iga64` compacts by itself: we compact the same, to the same bytes.
#[test]
fn the_same_is_compacted() {
    for (platform, layout) in PLATFORMS {
        let full = samples(layout).into_iter().map(|s| expand(layout, s).to_le_bytes().to_vec());
        let Some(texts) = disassemble(platform, &full.collect::<Vec<_>>()) else { return };
        let mut lines: Vec<String> = texts.into_iter().flatten().map(|t| t + "\n").collect();
        let full = loop {
            let messages = match assemble(platform, "-Xno-autocompact", &lines) {
                Ok(bytes) => break bytes,
                Err(messages) => messages,
            };
            let line = |text: &str| text.strip_prefix("line ")?.split_once('.')?.0.parse().ok();
            let wrong: BTreeSet<usize> = messages.lines().filter_map(line).collect();
            assert!(!wrong.is_empty(), "{messages}");
            wrong.iter().rev().for_each(|n| drop(lines.remove(n - 1)));
        };
        let theirs = assemble(platform, "-Xautocompact", &lines).expect("as before");
        let (mut at, mut short) = (0, 0);
        for (full, line) in full.chunks_exact(16).zip(&lines) {
            let full = u128::from_le_bytes(full.try_into().expect("16 bytes"));
            let first = u64::from_le_bytes(theirs[at..at + 8].try_into().expect("8 bytes"));
            let theirs = is_compacted(first).then_some(first);
            assert_eq!(compact(layout, full), theirs, "{platform}: {line}{full:#034x}");
            at += if theirs.is_some() { 8 } else { 16 };
            short += usize::from(theirs.is_some());
        }
        assert!(short > 1000, "{platform}: {short}");
    }
}

/// The instruction that 8 bytes stand for has a compacted form again, which stands for the same, but where it would not be
/// compacted at all.
#[test]
fn both_directions_agree() {
    arbtest::arbtest(|u| {
        let layout = *u.choose(&[InstLayout::Gen8, InstLayout::Gen12p1, InstLayout::Gen12p5])?;
        let full = expand(layout, u.arbitrary::<u64>()? | 1 << 29);
        if let Some(short) = compact(layout, full) {
            let again = expand(layout, short);
            assert_eq!(compact(layout, again), Some(short), "{layout:?}: {full:#034x}");
        }
        Ok(())
    });
}
