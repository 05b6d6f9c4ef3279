//! The tables.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use crate::ModuleRows;
use crate::llvm::STRATEGIES;
use crate::regions::{DEFAULT, GIVEN, MINREG, OURS, RegionRow, Score};

/// The columns of LLVM's default, and of its strategy of least pressure.
const LLVM: usize = OURS.len();
const LLVM_MINREG: usize = LLVM + 1;

/// Lines of a list at most.
const LINES: usize = 12;

/// Lines of the list of regions that are slower than with LLVM.
const SLOWER: usize = 20;

/// Percent from one line of a histogram to the next.
const STEP: f64 = 2.0;

/// Every region with every column.
pub(crate) fn csv(modules: &[ModuleRows]) -> String {
    let mut out = String::from(
        "cpu,module,function,block,instructions,lower,least,steps,forbidden,bound,frequency",
    );
    for (_, column) in columns() {
        let _ = write!(out, ",{column} sgprs,{column} vgprs,{column} cycles");
    }
    out.push('\n');
    for module in modules {
        for row in &module.regions {
            let name = &module.functions[row.function].name;
            let RegionRow { block, nodes, lower, least, steps, forbidden, .. } = row;
            let (bound, frequency) = (row.bound, row.frequency);
            let _ = write!(
                out,
                "{},{},{name},{block},{nodes},{lower},{least},{steps},{forbidden},{bound:.1},{frequency:.3}",
                module.cpu, module.name
            );
            for score in &row.scores {
                let _ = match score {
                    Some(Score { scalars, vectors, cycles }) => {
                        write!(out, ",{scalars},{vectors},{cycles:.1}")
                    }
                    None => write!(out, ",,,"),
                };
            }
            out.push('\n');
        }
    }
    out
}

fn columns() -> impl Iterator<Item = (usize, &'static str)> {
    OURS.iter().copied().chain(STRATEGIES.iter().map(|s| s.0)).enumerate()
}

/// Returns the summary of a processor's regions and kernels.
pub(crate) fn summary(cpu: &str, modules: &[&ModuleRows]) -> String {
    let mut out = String::new();
    let _ = regions(&mut out, cpu, modules);
    let _ = kernels(&mut out, cpu, modules);
    let _ = losses(&mut out, modules);
    out
}

fn percent(part: usize, whole: usize) -> f64 {
    100.0 * part as f64 / whole.max(1) as f64
}

fn regions(out: &mut String, cpu: &str, modules: &[&ModuleRows]) -> std::fmt::Result {
    let all: Vec<(&ModuleRows, &RegionRow)> =
        modules.iter().flat_map(|m| m.regions.iter().map(move |r| (*m, r))).collect();
    let proven: Vec<&RegionRow> =
        all.iter().map(|(_, r)| *r).filter(|r| r.least == r.lower).collect();
    let small: Vec<&RegionRow> = all.iter().map(|(_, r)| *r).filter(|r| r.nodes <= 40).collect();
    let small_proven = small.iter().filter(|r| r.least == r.lower).count();
    writeln!(out, "\n{cpu}: {} regions of at least 10 instructions", all.len())?;
    writeln!(
        out,
        "least pressure proven in {} ({:.1} %), of those up to 40 instructions in {} of {}",
        proven.len(),
        percent(proven.len(), all.len()),
        small_proven,
        small.len()
    )?;
    writeln!(
        out,
        "strategy                   matched  at the proven least   above it  lower than the lower bound   sum of peaks"
    )?;
    for (column, name) in columns() {
        let score = |row: &RegionRow| row.scores[column];
        let known = proven.iter().filter_map(|row| Some((score(row)?.vectors, row.least)));
        let (mut matched, mut at, mut above) = (0, 0, 0);
        for (peak, least) in known {
            matched += 1;
            at += usize::from(peak == least);
            above += usize::from(peak > least);
        }
        let below = all.iter().filter(|(_, r)| score(r).is_some_and(|s| s.vectors < r.lower));
        let of_all = all.iter().filter(|(_, row)| row.scores.iter().all(Option::is_some));
        let sum: u64 = of_all.filter_map(|(_, r)| Some(u64::from(score(r)?.vectors))).sum();
        writeln!(
            out,
            "{name:26} {matched:7} {:20.2} % {above:9} {:27} {sum:14}",
            percent(at, matched),
            below.count()
        )?;
    }
    let forbidden: Vec<_> = all.iter().filter(|(_, row)| row.forbidden > 0).collect();
    writeln!(out, "regions in which our graph forbids an order of LLVM's: {}", forbidden.len())?;
    for (module, row) in forbidden.iter().take(LINES) {
        let name = &module.functions[row.function].name;
        if let Some((kind, edge)) = row.against.iter().flatten().next() {
            writeln!(out, "  {} {name} {}: {kind:?}: {edge}", module.name, row.block)?;
        }
    }
    let vectors = |row: &RegionRow, column: usize| row.scores[column].map_or(0, |s| s.vectors);
    let missed = all.iter().filter(|(_, r)| r.least == r.lower && vectors(r, MINREG) > r.least);
    list(out, "minreg above the proven least", missed.copied())?;
    let worse = |row: &RegionRow| {
        row.scores[LLVM_MINREG].is_some_and(|llvm| llvm.vectors < vectors(row, MINREG))
    };
    list(out, "minreg worse than LLVM's minreg", all.iter().filter(|(_, r)| worse(r)).copied())?;
    let open = all.iter().filter(|(_, row)| row.least != row.lower);
    list(out, "least pressure not proven", open.copied())
}

fn list<'a>(
    out: &mut String,
    title: &str,
    rows: impl Iterator<Item = (&'a ModuleRows, &'a RegionRow)>,
) -> std::fmt::Result {
    let rows: Vec<_> = rows.collect();
    writeln!(out, "{title}: {}", rows.len())?;
    for (module, row) in rows.iter().take(LINES) {
        let vectors = |score: &Option<Score>| match score {
            Some(score) => score.vectors.to_string(),
            None => "-".to_owned(),
        };
        let peaks: Vec<String> = row.scores.iter().map(vectors).collect();
        writeln!(
            out,
            "  {} {} {}: {} instructions, given {}, minreg {}, default {}, least {}..{}, LLVM {}",
            module.name,
            module.functions[row.function].name,
            row.block,
            row.nodes,
            peaks[GIVEN],
            peaks[MINREG],
            peaks[DEFAULT],
            row.lower,
            row.least,
            peaks[LLVM..].join(" ")
        )?;
        let lower = row.scores[LLVM_MINREG].is_some_and(|llvm| llvm.vectors < row.lower);
        if let Some((kind, edge)) = row.against[LLVM_MINREG].as_ref().filter(|_| lower) {
            writeln!(out, "    not allowed by us: {kind:?}: {edge}")?;
        }
    }
    if rows.len() > LINES {
        writeln!(out, "  … and {} more", rows.len() - LINES)?;
    }
    Ok(())
}

/// A geometric mean of quotients.
#[derive(Default)]
struct Mean {
    logs: f64,
    count: u32,
}

impl Mean {
    fn add(&mut self, ours: f64, theirs: f64) {
        if ours > 0.0 && theirs > 0.0 {
            self.logs += (ours / theirs).ln();
            self.count += 1;
        }
    }

    fn get(&self) -> f64 {
        (self.logs / f64::from(self.count.max(1))).exp()
    }
}

/// Writes the losses against LLVM, in cycles: the distribution of the kernels' quotients, and the regions in which our
/// default loses most for the kernel that they are in.
fn losses(out: &mut String, modules: &[&ModuleRows]) -> std::fmt::Result {
    let kernels = modules.iter().flat_map(|m| m.functions.iter().filter(|f| f.is_kernel));
    let mut spread: BTreeMap<i64, u32> = BTreeMap::new();
    for row in kernels.filter(|row| row.cycles[LLVM] > 0.0) {
        let percent = 100.0 * row.cycles[DEFAULT] / row.cycles[LLVM];
        *spread.entry((percent / STEP).round() as i64).or_default() += 1;
    }
    writeln!(out, "kernels by percent of LLVM's cycles:")?;
    for (step, count) in spread {
        writeln!(out, "  {:5.0} % {count:4}", step as f64 * STEP)?;
    }
    let mut lost: Vec<(f64, &ModuleRows, &RegionRow)> = Vec::new();
    for module in modules {
        for row in &module.regions {
            let function = &module.functions[row.function];
            let (Some(ours), Some(llvm)) = (row.scores[DEFAULT], row.scores[LLVM]) else {
                continue;
            };
            if function.is_kernel && ours.cycles > llvm.cycles {
                lost.push(((ours.cycles - llvm.cycles) / function.cycles[LLVM], module, row));
            }
        }
    }
    lost.sort_by(|a, b| b.0.total_cmp(&a.0));
    writeln!(out, "regions in which our default takes more cycles: {}", lost.len())?;
    for (part, module, row) in lost.iter().take(SLOWER) {
        let cycles = |column: usize| row.scores[column].map_or(0.0, |score| score.cycles);
        writeln!(
            out,
            "  {} {} {}: {} instructions, cycles {:.1}, LLVM {:.1}, at least {:.1}; {:.1} % of the kernel{}",
            module.name,
            module.functions[row.function].name,
            row.block,
            row.nodes,
            cycles(DEFAULT),
            cycles(LLVM),
            row.bound,
            100.0 * part,
            if row.forbidden != 0 { "; an order of LLVM's is not allowed by us" } else { "" }
        )?;
    }
    Ok(())
}

fn kernels(out: &mut String, cpu: &str, modules: &[&ModuleRows]) -> std::fmt::Result {
    let kernels: Vec<_> = modules
        .iter()
        .flat_map(|m| m.functions.iter().filter(|f| f.is_kernel).map(move |f| (m, f)))
        .collect();
    writeln!(out, "{cpu}: {} kernels; waves by live registers", kernels.len())?;
    for (column, name) in columns() {
        let mut counts = [0u32; 4];
        let (mut cycles, mut weighted) = (Mean::default(), Mean::default());
        for (_, row) in &kernels {
            let (Some((_, waves)), Some((_, theirs))) =
                (row.pressures[column], row.pressures[LLVM])
            else {
                continue;
            };
            counts[0] += 1;
            counts[1] += u32::from(waves > theirs);
            counts[2] += u32::from(waves < theirs);
            counts[3] += waves;
            cycles.add(row.cycles[column], row.cycles[LLVM]);
            weighted.add(row.weighted[column], row.weighted[LLVM]);
        }
        let (cycles, weighted) = (cycles.get(), weighted.get());
        writeln!(
            out,
            "  {name:26} {} kernels, more waves than LLVM's default in {}, fewer in {}, sum {}; cycles {cycles:.4} of LLVM's default, by frequency {weighted:.4}",
            counts[0], counts[1], counts[2], counts[3]
        )?;
    }
    let mut bound = Mean::default();
    kernels.iter().for_each(|(_, row)| bound.add(row.bound, row.cycles[LLVM]));
    writeln!(out, "  no order needs less than {:.4} of LLVM's default", bound.get())?;
    writeln!(out, "kernels in which our default has fewer waves than LLVM's:")?;
    for (module, row) in &kernels {
        let (Some((ours, waves)), Some((llvm, more))) =
            (row.pressures[DEFAULT], row.pressures[LLVM])
        else {
            continue;
        };
        if waves < more {
            writeln!(
                out,
                "  {} {}: {waves} of {} ({ours:?}), LLVM {more} ({llvm:?})",
                module.name, row.name, row.waves
            )?;
        }
    }
    Ok(())
}
