//! Running the probe and reading what it prints. The lines are explained in `probe/amdgpu.cpp`.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use super::notation::GENERATIONS;

/// Builds the probe against the installed LLVM and runs it.
pub(super) fn run_probe(root: &Path) -> Result<String, String> {
    let output = |command: &mut Command| -> Result<String, String> {
        let shown = format!("{command:?}");
        let out = command.output().map_err(|e| format!("{shown}: {e}"))?;
        if out.status.success() {
            String::from_utf8(out.stdout).map_err(|e| format!("{shown}: {e}"))
        } else {
            Err(format!("{shown}: {}", String::from_utf8_lossy(&out.stderr)))
        }
    };
    let config = |args: &[&str]| {
        output(Command::new("llvm-config-22").args(args)).map(|s| s.trim().to_owned())
    };
    let include = config(&["--includedir"])?;
    let folder = config(&["--libdir"])?;
    let libs = config(&["--link-static", "--libs", "amdgpudesc", "amdgpudisassembler", "mc"])?;
    let program = std::env::temp_dir().join(format!("amdgpu-probe-{}", std::process::id()));
    output(
        Command::new("clang++-22")
            .args(["-std=c++17", "-O1", "-I", &include, "-L", &folder, "-Wl,--gc-sections"])
            .arg(root.join("xtask/probe/amdgpu.cpp"))
            .arg("-Wl,--start-group")
            .args(libs.split_whitespace())
            .args(["-Wl,--end-group", "-lz", "-l:libzstd.so.1", "-o"])
            .arg(&program),
    )?;
    let text = output(&mut Command::new(&program));
    let _ = std::fs::remove_file(&program);
    text
}

/// Output of the probe.
pub(super) struct Probe<'a> {
    /// The cycles of LLVM's scheduling classes on each processor.
    pub(super) latencies: Vec<(&'a str, Vec<&'a str>)>,
    pub(super) classes: BTreeMap<&'a str, (u32, Vec<&'a str>)>,
    pub(super) instrs: Vec<Instr<'a>>,
}

pub(super) struct Instr<'a> {
    pub(super) name: &'a str,
    pub(super) info: BTreeMap<&'a str, &'a str>,
    pub(super) operands: Vec<BTreeMap<&'a str, &'a str>>,
    /// By generation.
    pub(super) real: [Option<Real<'a>>; GENERATIONS.len()],
}

pub(super) struct Real<'a> {
    /// Whether the bytes decode to the same instruction, not to an alias.
    pub(super) own: bool,
    pub(super) bytes: u128,
    pub(super) size: u8,
    pub(super) text: &'a str,
    pub(super) operands: Vec<Moves<'a>>,
}

/// Bits that an operand moves: any register, or each bit of an immediate.
pub(super) struct Moves<'a> {
    pub(super) register: Option<u128>,
    pub(super) bits: Vec<(u8, u128)>,
    /// The bits of the value that are printed, of the first five.
    pub(super) printed: u64,
    pub(super) text: &'a str,
}

/// Reads all lines of the probe.
pub(super) fn parse(text: &str) -> Result<Probe<'_>, String> {
    let mut probe = Probe { latencies: Vec::new(), classes: BTreeMap::new(), instrs: Vec::new() };
    let mut current: Option<usize> = None;
    for line in text.lines() {
        let (kind, rest) = line.split_once(' ').ok_or_else(|| format!("probe: {line}"))?;
        let fields = |text| -> BTreeMap<&str, &str> {
            str::split_whitespace(text).filter_map(|w| w.split_once('=')).collect()
        };
        match kind {
            "C" => {
                let mut words = rest.split(' ');
                let name = words.next().unwrap_or("");
                let bits = words.next().and_then(|b| b.parse().ok()).unwrap_or(0);
                let regs = words.next().unwrap_or("").split(',').filter(|r| !r.is_empty());
                probe.classes.insert(name, (bits, regs.collect()));
            }
            "L" => {
                let mut words = rest.split(' ');
                probe.latencies.push((words.next().unwrap_or(""), words.collect()));
            }
            "I" => {
                let (name, rest) = rest.split_once(' ').unwrap_or((rest, ""));
                let real = [const { None }; GENERATIONS.len()];
                let info = fields(rest);
                probe.instrs.push(Instr { name, info, operands: Vec::new(), real });
                current = None;
            }
            "O" => {
                let instr = probe.instrs.last_mut().ok_or("probe: operand of nothing")?;
                instr.operands.push(fields(rest));
            }
            "G" => {
                let instr = probe.instrs.last_mut().ok_or("probe: bytes of nothing")?;
                let mut parts = rest.splitn(3, " | ");
                let info = parts.next().unwrap_or("");
                let text = parts.next().unwrap_or("").trim();
                let again = parts.next().unwrap_or("").trim();
                let cpu = info.split(' ').next().unwrap_or("");
                let info = fields(info);
                let index =
                    GENERATIONS.iter().position(|g| g.1 == cpu).ok_or("probe: processor")?;
                current = None;
                let own = info["dec"] == "same";
                // The same bytes can be another instruction's too, with the same meaning.
                let alias = info["dec"] != "no"
                    && instr.info["mapped"] == "1"
                    && (again.is_empty()
                        || text.replace(".l", "") == again.replace(".l", "")
                        || again.ends_with("null") && text.ends_with("0x0")
                        // The probe decodes for waves of 32.
                        || instr.name.contains("MMA") && instr.name.contains("w64"));
                // LLVM's tables name accumulators for processors that have none.
                let accumulators = instr.operands.iter().any(|o| {
                    let class = o["class"].split(',').nth(index).unwrap_or("-");
                    class.starts_with("AGPR")
                        || class.starts_with("AReg")
                        || class == "-" && o["class"].contains("AReg")
                });
                // gfx12 has buffer instructions of its own.
                let buffer = ["BUFFER_", "TBUFFER_"].iter().any(|p| instr.name.starts_with(p))
                    && instr.operands.len() > 2;
                // Pairs are permuted from gfx90a on only.
                let pair = |o: &BTreeMap<&str, &str>| o["class"].starts_with("VReg_64");
                let permuted = instr.name.ends_with("_dpp") && instr.operands.iter().any(pair);
                let possible = !(permuted && matches!(cpu, "gfx900" | "gfx906" | "gfx908"))
                    && match cpu {
                        // gfx908's accumulators are registers of the matrix unit alone.
                        "gfx908" => !accumulators || !instr.name.ends_with("_agpr"),
                        "gfx90a" | "gfx942" | "gfx950" => true,
                        _ => !accumulators,
                    }
                    && (!buffer || (cpu == "gfx1200") == instr.name.contains("VBUFFER"));
                let better = match &instr.real[index] {
                    None => true,
                    Some(known) => own && !known.own,
                };
                if better && possible && (own || alias) {
                    let (bytes, size) = hex(info["bytes"]);
                    instr.real[index] = Some(Real { own, bytes, size, text, operands: Vec::new() });
                    current = Some(index);
                }
            }
            "M" => {
                let Some(index) = current else { continue };
                let instr = probe.instrs.last_mut().ok_or("probe: moves of nothing")?;
                let real = instr.real[index].as_mut().ok_or("probe: moves of nothing")?;
                let (words, text) = rest.split_once('|').unwrap_or((rest, ""));
                let mut moves =
                    Moves { register: None, bits: Vec::new(), printed: 0, text: text.trim() };
                for word in words.split(' ').skip(1) {
                    if let Some(bit) = word.strip_prefix("p=") {
                        moves.printed |= 1 << bit.parse::<u8>().unwrap_or(0);
                        continue;
                    }
                    match word.split_once(':') {
                        Some(("r", bits)) => moves.register = Some(hex(bits).0),
                        Some((bit, bits)) => {
                            moves.bits.push((bit.parse().unwrap_or(0), hex(bits).0));
                        }
                        None => {}
                    }
                }
                real.operands.push(moves);
            }
            _ => return Err(format!("probe: {line}")),
        }
    }
    Ok(probe)
}

/// Bytes in hexadecimal, the first lowest, and their number.
fn hex(text: &str) -> (u128, u8) {
    let byte = |i| u128::from_str_radix(text.get(i..i + 2).unwrap_or("0"), 16).unwrap_or(0);
    let value = (0..text.len()).step_by(2).take(16).fold(0, |v, i| v | byte(i) << (i * 4));
    (value, (text.len() / 2) as u8)
}
