//! The tables of latencies and register classes.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use super::latency;
use super::probe::Probe;

/// The table of latencies: cycles until the result can be used, by our names of the classes.
pub(super) fn latency_table(probe: &Probe<'_>) -> Result<String, String> {
    let mut rows: BTreeMap<&str, &[&str]> = BTreeMap::new();
    for (class, cycles) in &probe.latencies {
        let name = latency(class);
        // Classes that we do not tell apart have the same latency.
        if name != "none" && rows.insert(name, cycles).is_some_and(|known| known != cycles) {
            return Err(format!("latency class {name} has two latencies"));
        }
    }
    let mut out = String::from(
        "# Cycles until a result can be used, by latency class, on gfx900, gfx906, gfx908, gfx90a, gfx942, gfx950, gfx1030, gfx1100 and gfx1200:\n# \
         what LLVM 22.1.8's scheduling models say. Written by `cargo xtask gen amdgpu-tables`; not to be edited by hand.\n",
    );
    for (name, cycles) in rows {
        writeln!(out, "{name} {}", cycles.join(" ")).expect("text");
    }
    Ok(out)
}

/// The table of register classes: those of the operands and what virtual registers may have.
pub(super) fn class_table(probe: &Probe<'_>, used: &BTreeSet<String>) -> Result<String, String> {
    let mut names: BTreeSet<&str> = used.iter().flat_map(|c| c.split(['|', '%'])).collect();
    // Virtual registers may have any class that LLVM gives a plain name, and those that it derives from them as far
    // as they are tuples at regular places and not those of processors with more than 256 vector registers.
    let derived = |name: &str| name.contains("_with_") || name.contains("_and_");
    let other = |name: &str| name.contains("_Lo256") || name.contains("_lo16");
    names.extend(
        probe
            .classes
            .iter()
            .filter(|(n, c)| !derived(n) || !other(n) && is_regular(&c.1))
            .map(|c| *c.0),
    );
    let mut out = String::from(
        "# AMDGPU's register classes. Written by `cargo xtask gen amdgpu-tables`; not to be edited by hand.\n#\n# \
         name (LLVM's), bits, files, registers in a tuple (`h`: half a register), alignment, registers of the file that\n# \
         it reaches (0: all), other members\n",
    );
    for name in names {
        let Some((bits, regs)) = probe.classes.get(name) else {
            return Err(format!("no class {name}"));
        };
        let mut files: BTreeMap<&str, (Vec<u32>, u32, bool)> = BTreeMap::new();
        let mut members = Vec::new();
        for reg in regs {
            match numbered(reg) {
                Some((file, first, count, half)) => {
                    let entry = files.entry(file).or_insert((Vec::new(), count, half));
                    entry.0.push(first);
                }
                None => members.push(*reg),
            }
        }
        let mut align = 0;
        let mut limit = 0;
        let mut count = 0;
        let mut half = false;
        for (file, (firsts, n, h)) in &files {
            let step = firsts.iter().fold(0, |a, &b| gcd(a, b)).max(1);
            if *file != "TTMP" {
                align = if align == 0 { step } else { gcd(align, step) };
            }
            count = *n;
            half |= *h;
            let end = firsts.iter().max().unwrap_or(&0) + n;
            let part = (128..256).contains(&end) && end.is_multiple_of(64);
            if matches!(*file, "VGPR" | "AGPR") && part {
                limit = end;
            }
        }
        let shown: Vec<&str> = files.keys().copied().collect();
        let shown = if shown.is_empty() { "-".to_owned() } else { shown.join("+") };
        let tuple = if half { "h".to_owned() } else { count.to_string() };
        let members = if members.is_empty() { "-".to_owned() } else { members.join("+") };
        writeln!(out, "{name} {bits} {shown} {tuple} {align} {limit} {members}").expect("text");
    }
    Ok(out)
}

/// Whether the registers of a class are, in each file, all tuples of one length at multiples of one number.
fn is_regular(regs: &[&str]) -> bool {
    let mut files: BTreeMap<&str, (BTreeSet<u32>, BTreeSet<u32>)> = BTreeMap::new();
    for (file, first, count, _) in regs.iter().filter_map(|reg| numbered(reg)) {
        let size = file_size(file);
        let entry = files.entry(file).or_default();
        entry.1.insert(count);
        if first + count <= size {
            entry.0.insert(first);
        }
    }
    !files.is_empty()
        && files.iter().all(|(file, (firsts, counts))| {
            let step = firsts.iter().fold(0, |a, &b| gcd(a, b)).max(1);
            let count = counts.iter().next().copied().unwrap_or(0);
            let all = (0..file_size(file))
                .step_by(step as usize)
                .filter(|f| f + count <= file_size(file));
            counts.len() == 1 && all.eq(firsts.iter().copied())
        })
}

/// The registers of a file that these processors have.
fn file_size(file: &str) -> u32 {
    match file {
        "SGPR" => 106,
        "TTMP" => 16,
        _ => 256,
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

/// The file, first number and length of a register or tuple that is named by numbers.
fn numbered(name: &str) -> Option<(&str, u32, u32, bool)> {
    let (name, half) = match name.strip_suffix("_LO16").or(name.strip_suffix("_HI16")) {
        Some(rest) => (rest, true),
        None => (name, false),
    };
    let digits = name.find(|c: char| c.is_ascii_digit())?;
    let file = &name[..digits];
    if !["VGPR", "SGPR", "AGPR", "TTMP"].contains(&file) {
        return None;
    }
    let first = name[digits..].split('_').next()?.parse().ok()?;
    Some((file, first, name.split('_').count() as u32, half))
}
