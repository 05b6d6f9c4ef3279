//! AMD code is measured kernel by kernel: `llvm-objdump` counts instructions, the metadata says what registers and
//! memory a wave takes, the processor's figures how many waves run then.
//!
//! *Instructions* are all that the disassembler lists up to the kernel's end but `s_nop`, `s_delay_alu` (hints that take
//! no issue slot of their own) and `s_code_end`; a pair (`v_dual_*`) is one. *Operations* are the same with a pair as
//! two.

use crate::{Column, Counted, Family};
use amdgpu_backend::Processor;
use amdgpu_backend::object::metadata::entry;
use amdgpu_backend::object::model::{ObjectFile, SymbolType};
use amdgpu_backend::target::subtarget::Subtarget;
use judges::Judge;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::path::Path;
use std::time::Duration;

pub(crate) fn family(cpu: &str) -> Family {
    const COLUMNS: &[Column] = &[
        Column::cost("instructions"),
        Column::cost("operations"),
        Column::cost("code bytes"),
        Column::cost("VGPRs"),
        Column::cost("SGPRs"),
        Column::waste("scratch bytes"),
        Column::waste("spilled VGPRs"),
        Column::gain("waves"),
    ];
    Family {
        corpus: cpu.into(),
        ending: "o",
        options: [&["--emit=obj"], &["-O3", "-filetype=obj"]],
        columns: COLUMNS,
        count,
    }
}

fn count(file: &Path, cpu: &str) -> Result<Vec<Counted>, String> {
    let subtarget = Subtarget::new(Processor::by_name(cpu).map_err(|e| e.to_string())?);
    let bytes = std::fs::read(file).map_err(|e| e.to_string())?;
    let object = ObjectFile::read("object", &bytes).map_err(|e| e.to_string())?;
    let instructions = instructions(file)?;
    let mut rows = Vec::new();
    for kernel in
        object.metadata.iter().filter_map(|m| entry(m, "amdhsa.kernels")?.as_array()).flatten()
    {
        let Some(name) = entry(kernel, ".name").and_then(|v| v.as_str()) else { continue };
        let number = |key: &str| match entry(kernel, key) {
            Some(value) => value.as_u64().unwrap_or(0) as u32,
            None => 0,
        };
        let size = object
            .symbols
            .iter()
            .find(|s| s.name == name && s.ty == SymbolType::Function)
            .map_or(0, |s| s.size as u32);
        let [single, pairs] = instructions.get(name).copied().unwrap_or_default();
        let (vgprs, sgprs) = (number(".vgpr_count"), number(".sgpr_count"));
        let lds = number(".group_segment_fixed_size");
        let waves = subtarget
            .waves_by_vgprs(vgprs as u16)
            .min(subtarget.waves_by_sgprs(sgprs as u16))
            .min(subtarget.waves_by_lds(lds, number(".max_flat_workgroup_size")));
        let figures = vec![
            single + pairs,
            single + 2 * pairs,
            size,
            vgprs,
            sgprs,
            number(".private_segment_fixed_size"),
            number(".vgpr_spill_count"),
            u32::from(waves),
        ];
        rows.push((name.to_owned(), figures));
    }
    Ok(rows)
}

/// Single instructions and pairs of each function.
fn instructions(file: &Path) -> Result<BTreeMap<String, [u32; 2]>, String> {
    let objdump = Judge::Objdump.path().ok_or("llvm-objdump-22 is missing")?;
    let verdict =
        judges::run(objdump, [OsStr::new("-d"), file.as_os_str()], Duration::from_secs(120));
    if !verdict.ok {
        return Err(verdict.messages());
    }
    let mut counts: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    let mut current = String::new();
    for line in String::from_utf8_lossy(&verdict.output.stdout).lines() {
        if let Some(name) = line.strip_suffix(">:").and_then(|l| l.split_once(" <")) {
            current = name.1.to_owned();
            continue;
        }
        let Some(text) = line.strip_prefix('\t') else { continue };
        if ["s_nop", "s_delay_alu", "s_code_end"].iter().any(|hint| text.starts_with(hint)) {
            continue;
        }
        let pair = text.starts_with("v_dual_");
        counts.entry(current.clone()).or_default()[usize::from(pair)] += 1;
    }
    Ok(counts)
}
