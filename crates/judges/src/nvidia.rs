//! NVIDIA's assembler and disassembler: what they say of PTX and of a cubin.

use std::ffi::OsStr;
use std::path::Path;
use std::time::Duration;

use crate::tools::{Scratch, run};

/// Assembles PTX; the error is what `ptxas` said.
///
/// # Errors
/// The messages of `ptxas`, if it does not accept the text.
pub fn assemble(
    ptxas: &Path,
    ptx: &str,
    sm: &str,
    relocatable: bool,
) -> Result<PtxasReport, String> {
    let scratch = Scratch::new("ptxas");
    let input = scratch.write("k.ptx", ptx);
    let cubin = scratch.file("k.cubin");
    let mut args =
        vec!["-v".into(), format!("-arch={sm}"), "-o".into(), cubin.display().to_string()];
    if relocatable {
        args.push("-c".into());
    }
    args.push(input.display().to_string());
    let verdict = run(ptxas, args, Duration::from_secs(120));
    let messages = verdict.messages();
    if !verdict.ok {
        return Err(messages);
    }
    let cubin = std::fs::read(&cubin).map_err(|e| e.to_string())?;
    let losses = messages.lines().filter(|line| line.contains("Potential Performance Loss"));
    let losses = losses.map(str::to_owned).collect();
    Ok(PtxasReport { functions: parse_report(&messages), losses, cubin })
}

/// Report of `ptxas -v` on a module, and the binary.
#[derive(Clone, Debug, Default)]
pub struct PtxasReport {
    /// Figures of each function.
    pub functions: Vec<FunctionReport>,
    /// Its remarks about code that is slower than it could be, as `wgmma` instructions that wait for each other.
    pub losses: Vec<String>,
    /// The binary.
    pub cubin: Vec<u8>,
}

/// Report of `ptxas -v` on a function.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FunctionReport {
    /// Its name.
    pub name: String,
    /// Registers.
    pub registers: u32,
    /// Bytes of stack.
    pub stack: u32,
    /// Bytes spilled by stores and by loads.
    pub spills: [u32; 2],
    /// Bytes of shared memory.
    pub shared: u32,
}

fn parse_report(messages: &str) -> Vec<FunctionReport> {
    let number_before = |line: &str, what: &str| -> Option<u32> {
        let head = &line[..line.find(what)?];
        head.trim_end().rsplit(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
    };
    let mut functions: Vec<FunctionReport> = Vec::new();
    for line in messages.lines() {
        if let Some(name) = line.split("Function properties for ").nth(1) {
            functions
                .push(FunctionReport { name: name.trim().into(), ..FunctionReport::default() });
        }
        let Some(last) = functions.last_mut() else { continue };
        if let Some(stack) = number_before(line, " bytes stack frame") {
            last.stack = stack;
            last.spills = [
                number_before(line, " bytes spill stores").unwrap_or(0),
                number_before(line, " bytes spill loads").unwrap_or(0),
            ];
        }
        if let Some(registers) = number_before(line, " registers") {
            last.registers = registers;
            last.shared = number_before(line, " bytes smem").unwrap_or(0);
        }
    }
    functions
}

/// Instructions of a cubin by `nvdisasm`, without padding and the closing branch to itself.
///
/// # Errors
/// The messages of `nvdisasm`.
pub fn count_sass(nvdisasm: &Path, cubin: &[u8]) -> Result<u32, String> {
    let scratch = Scratch::new("sass");
    let file = scratch.write("k.cubin", cubin);
    let verdict = run(nvdisasm, [OsStr::new("-c"), file.as_os_str()], Duration::from_secs(120));
    if !verdict.ok {
        return Err(verdict.messages());
    }
    let text = String::from_utf8_lossy(&verdict.output.stdout);
    let mut count = 0;
    let mut label = String::new();
    for line in text.lines().map(str::trim) {
        if let Some(name) = line.strip_suffix(':') {
            label = name.to_owned();
        }
        let Some((_, rest)) = line.strip_prefix("/*").and_then(|l| l.split_once("*/")) else {
            continue;
        };
        let instruction = rest.trim();
        let closing =
            instruction.starts_with("BRA") && !label.is_empty() && instruction.contains(&label);
        if !instruction.is_empty() && !instruction.starts_with("NOP") {
            count += u32::from(!closing);
        }
        label.clear();
    }
    Ok(count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_what_ptxas_reports() {
        let text = "ptxas info    : Compiling entry function 'k' for 'sm_90'\n\
                    ptxas info    : Function properties for k\n\
                    \x20   72 bytes stack frame, 4 bytes spill stores, 8 bytes spill loads\n\
                    ptxas info    : Used 23 registers, used 0 barriers, 12 bytes smem\n";
        let expected = FunctionReport {
            name: "k".into(),
            registers: 23,
            stack: 72,
            spills: [4, 8],
            shared: 12,
        };
        assert_eq!(parse_report(text), [expected]);
    }
}
