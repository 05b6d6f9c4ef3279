//! Writes of MODE for a loop that rounds otherwise than the code around it: our placement, and that of LLVM's
//! algorithm.
//!
//! Blocks stand below one another in layout order; the writes that the pass inserted are coloured.

use super::svg::Svg;
use amdgpu_backend::post_ra::mode_register::PLACEMENT_OPTION;
use amdgpu_backend::{Processor, Subtarget};
use ir::diagnostic::Diagnostic;
use ir::machine::{Block, MachineFunction, TargetInfo};
use ir::map::Set;
use ir::pass::{PassCx, PassRegistry, Sequence};
use ir::ssa::Module;

/// A kernel: something to nearest, a loop that rounds up, something to nearest.
const TEXT: &str = "\
---
name: kernel
body: |
  bb.0:
    successors: %bb.1
    liveins: $vgpr0, $sgpr0

    $vgpr0 = V_ADD_F16_e32 $vgpr0, $vgpr0, implicit $mode, implicit $exec
  bb.1:
    successors: %bb.1, %bb.2
    liveins: $vgpr0, $sgpr0

    $vgpr1 = FPTRUNC_ROUND_F16_F32_PSEUDO $vgpr0, 1, implicit $mode, implicit $exec
    $sgpr0 = S_ADD_I32 $sgpr0, -1, implicit-def $scc
    S_CBRANCH_SCC1 %bb.1, implicit $scc
  bb.2:
    liveins: $vgpr1

    $vgpr1 = V_ADD_F16_e32 $vgpr1, $vgpr1, implicit $mode, implicit $exec
    S_ENDPGM 0
...
";

const WIDTH: u32 = 330;
const LINE: u32 = 18;

pub(super) fn draw() -> Result<String, String> {
    let sides = [("Lanelift", "sparse"), ("LLVM's algorithm", "local")];
    let done: Vec<MachineFunction> =
        sides.iter().map(|(_, how)| placed(how)).collect::<Result<_, _>>()?;
    let before: Set<String> = lines(&read()?).into_iter().flat_map(|(_, lines)| lines).collect();
    let tallest = done.iter().map(height).max().unwrap_or(0);
    let mut sheet = Svg::new(2 * (WIDTH + 60) + 20, tallest + 40);
    for (n, ((title, _), func)) in (0..).zip(sides.iter().zip(&done)) {
        draw_function(&mut sheet, 20 + n * (WIDTH + 70), title, func, &before);
    }
    Ok(sheet.finish())
}

fn read() -> Result<MachineFunction, String> {
    let target = |_: Option<&Module>, _: &str| -> Result<&'static TargetInfo, Diagnostic> {
        Ok(Subtarget::new(Processor::by_name("gfx1100")?).target.info())
    };
    let file = llvm_reader::mir::parse("mode.mir", TEXT.as_bytes(), &target);
    let mut functions = file.map_err(|e| e.to_string())?.functions;
    functions.pop().ok_or_else(|| "no function".into())
}

/// Returns the function with its writes, with the named placement.
fn placed(how: &str) -> Result<MachineFunction, String> {
    let mut func = read()?;
    let mut registry = PassRegistry::new();
    amdgpu_backend::post_ra::register_passes(&mut registry);
    let infos = registry.parse_list("si-mode-register").map_err(|e| e.to_string())?;
    let mut cx = PassCx::new();
    cx.set_option(PLACEMENT_OPTION, how);
    let mut pass = Sequence::machine(&infos).map_err(|e| e.to_string())?;
    pass.run(&mut func, &mut (), &mut cx).map_err(|e| e.to_string())?;
    Ok(func)
}

/// The blocks with the texts of their instructions, without what is implicit.
fn lines(func: &MachineFunction) -> Vec<(Block, Vec<String>)> {
    let short =
        |text: String| text.split(", implicit").next().unwrap_or_default().trim().to_owned();
    let of = |block| func.insts(block).map(|inst| short(func.inst_text(inst))).collect();
    func.blocks().map(|block| (block, of(block))).collect()
}

fn height(func: &MachineFunction) -> u32 {
    lines(func).iter().map(|(_, lines)| lines.len() as u32 * LINE + 40).sum::<u32>() + 30
}

fn draw_function(
    sheet: &mut Svg,
    x: u32,
    title: &str,
    func: &MachineFunction,
    before: &Set<String>,
) {
    sheet.text(x, 20, "title", title);
    let mut y = 34;
    let mut places = Vec::new();
    for (block, lines) in lines(func) {
        let height = lines.len() as u32 * LINE + 12;
        sheet.rect(x, y, WIDTH, height, "frame");
        for (n, line) in (0..).zip(&lines) {
            let at = y + 6 + n * LINE;
            if !before.contains(line) && line.starts_with("S_") {
                sheet.rect(x + 4, at, WIDTH - 8, LINE - 1, "three");
            }
            sheet.text(x + 10, at + 13, "", line);
        }
        places.push((block, y, y + height));
        y += height + 28;
    }
    for &(block, top, bottom) in &places {
        for to in func.successors(block) {
            let Some(&(_, begin, _)) = places.iter().find(|p| p.0 == to) else { continue };
            if begin > bottom {
                let middle = x + WIDTH / 2;
                sheet.arrow(&format!("M{middle} {bottom}L{middle} {begin}"));
            } else {
                let (right, from, to) = (x + WIDTH, bottom - 8, begin.max(top) + 8);
                let out = right + 26;
                sheet.arrow(&format!("M{right} {from}C{out} {from} {out} {to} {right} {to}"));
            }
        }
    }
}
