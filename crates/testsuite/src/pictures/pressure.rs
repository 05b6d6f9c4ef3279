//! The registers live at each instruction of a region of a corpus kernel, in the order given and in the order chosen, with the
//! most with which so many waves run.

use super::svg::Svg;
use amdgpu_backend::Processor;
use amdgpu_backend::info::schedule::{Curve, FunctionReport, REPORT_OPTION, RegionReport};
use amdgpu_backend::{Options, pipeline};
use ir::pass::PassCx;

const MODULE: &str = "corpus/ll/gfx942/pressure_unrolled.O3.ll";
const WIDTH: u32 = 820;
const HEIGHT: u32 = 260;

pub(super) fn draw() -> Result<String, String> {
    let (report, region) = widest()?;
    let curves = [("curve1", &region.before), ("curve2", &region.after)];
    let most = curves.iter().map(|(_, c)| c.peak().1).max().unwrap_or(1).max(1) + 6;
    let points = curves.iter().map(|(_, c)| c.points.len()).max().unwrap_or(1).max(2) as u32;
    let (left, top) = (46, 44);
    let x = |n: usize| left + n as u32 * (WIDTH - left - 110) / (points - 1);
    let y = |registers: u32| top + HEIGHT - registers * HEIGHT / most;
    let mut sheet = Svg::new(WIDTH, HEIGHT + top + 40);
    let title = format!(
        "{} on {}: vector registers live, {} instructions of one block",
        report.name, report.processor, points
    );
    sheet.text(left, 20, "title", &title);
    for step in report.vector_steps.iter().filter(|s| s.most < most) {
        let at = y(step.most);
        sheet.path("step", &format!("M{left} {at}H{}", WIDTH - 104));
        sheet.text(WIDTH - 98, at + 4, "soft", &format!("{} waves: {}", step.waves, step.most));
    }
    for registers in (0..most).step_by(16) {
        sheet.text(14, y(registers) + 4, "soft", &registers.to_string());
    }
    for (class, curve) in curves {
        let path: Vec<String> = curve
            .points
            .iter()
            .enumerate()
            .map(|(n, p)| format!("{} {}", x(n), y(p.live.1)))
            .collect();
        sheet.path(class, &format!("M{}", path.join("L")));
    }
    let key = HEIGHT + top + 28;
    for (at, class, what, curve) in [
        (left, "curve1", "order given", &region.before),
        (left + 260, "curve2", "order chosen", &region.after),
    ] {
        sheet.path(class, &format!("M{at} {}h26", key - 4));
        sheet.text(at + 34, key, "", &format!("{what}, peak {}", curve.peak().1));
    }
    Ok(sheet.finish())
}

/// The region of the module whose order given needs most more than the one chosen.
fn widest() -> Result<(FunctionReport, RegionReport), String> {
    let path = crate::corpus::root().join(MODULE);
    let text = std::fs::read(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let module = crate::pipeline::read("pressure_unrolled.ll", &text)?;
    let mut cx = PassCx::new();
    cx.set_option(REPORT_OPTION, "true");
    let options = Options::new(Processor::by_name("gfx942").map_err(|e| e.to_string())?);
    pipeline::compile_with(module, &options, &mut cx).map_err(|e| e.to_string())?;
    let reports = cx.take_records::<FunctionReport>();
    let regions = reports.iter().flat_map(|f| f.regions.iter().map(move |r| (f, r)));
    let best = regions.max_by_key(|(_, region)| saved(&region.before, &region.after));
    best.map(|(f, r)| (f.clone(), r.clone())).ok_or_else(|| "nothing was scheduled".into())
}

fn saved(before: &Curve, after: &Curve) -> u32 {
    before.peak().1.saturating_sub(after.peak().1)
}
