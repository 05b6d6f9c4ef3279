//! PTX is measured by `ptxas -v` (registers of the module's fattest function, stack and spill bytes) and `nvdisasm`
//! (SASS instructions without padding).

use crate::{Column, Counted, Family};
use judges::Judge;
use std::path::Path;

pub(crate) fn family() -> Family {
    const COLUMNS: &[Column] =
        &[Column::cost("SASS"), Column::cost("registers"), Column::waste("local bytes")];
    Family {
        corpus: "nvptx64".into(),
        ending: "ptx",
        options: [&[], &["-O3"]],
        columns: COLUMNS,
        count,
    }
}

fn count(ptx: &Path, cpu: &str) -> Result<Vec<Counted>, String> {
    let ptxas = Judge::Ptxas.path().ok_or("ptxas is missing")?;
    let nvdisasm = Judge::Nvdisasm.path().ok_or("nvdisasm is missing")?;
    let text = std::fs::read_to_string(ptx).map_err(|e| e.to_string())?;
    let report = judges::assemble(ptxas, &text, cpu, true)?;
    let registers = report.functions.iter().map(|f| f.registers).max().unwrap_or(0);
    let local = report.functions.iter().map(|f| f.stack + f.spills[0] + f.spills[1]).sum();
    let sass = judges::count_sass(nvdisasm, &report.cubin)?;
    Ok(vec![(String::new(), vec![sass, registers, local])])
}
