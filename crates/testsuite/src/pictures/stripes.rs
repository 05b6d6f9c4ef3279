//! Vector registers by AMD's calling convention: who has which, and where tuples that live across a call go.

use super::svg::Svg;
use amdgpu_backend::abi::InputSet;
use amdgpu_backend::abi::functions::{AbiRules, WORKITEM_IDS, convention};
use amdgpu_backend::target::regs::VGPR;
use amdgpu_backend::{Processor, Subtarget};
use ir::machine::PReg;

const CELL: u32 = 24;
const ROW: u32 = 32;

/// The registers of a run of units of the vector file, which has two units for each.
fn numbers(reg: PReg) -> std::ops::Range<u32> {
    let first = u32::from(reg.first_unit()) / 2;
    first..first + u32::from(reg.units()) / 2
}

pub(super) fn draw() -> Result<String, String> {
    let processor = Processor::by_name("gfx942").map_err(|e| e.to_string())?;
    let convention =
        convention(&Subtarget::new(processor), AbiRules::default(), InputSet::default());
    let arguments = &convention.arguments.last().ok_or("no vector arguments")?.registers;
    let mut class = ["none"; 256];
    for register in arguments.iter().flat_map(|&r| numbers(r)) {
        class[register as usize] = "one";
    }
    for register in numbers(WORKITEM_IDS) {
        class[register as usize] = "three";
    }
    let preserved = convention.preserved_registers();
    for register in preserved.iter().filter(|r| r.file() == VGPR).flat_map(|&r| numbers(r)) {
        if let Some(class) = class.get_mut(register as usize) {
            *class = "two";
        }
    }
    let mut sheet = Svg::new(60 + ROW * CELL, 8 * CELL + 150);
    for (number, class) in (0..).zip(class) {
        let (x, y) = (50 + number % ROW * CELL, 30 + number / ROW * CELL);
        sheet.rect(x, y, CELL - 2, CELL - 2, class);
        if number % ROW == 0 {
            sheet.text(6, y + 15, "soft", &format!("v{number}"));
        }
        if number % 8 == 0 && number < ROW {
            sheet.text(x, 22, "soft", &format!("+{number}"));
        }
    }
    let mut at = 30 + 8 * CELL + 22;
    let count = |wanted: &str| class.iter().filter(|c| **c == wanted).count();
    for (class, what) in [
        ("one", "arguments and results"),
        ("three", "the work-item's ids"),
        ("none", "scratch: a callee may change them"),
        ("two", "preserved by callees"),
    ] {
        sheet.rect(50, at - 12, 16, 16, class);
        sheet.text(74, at, "", &format!("{what}: {}", count(class)));
        at += 22;
    }
    Ok(sheet.finish())
}
