//! `lanelift.estimate`: cycles of a launch by the model of scheduling.
//!
//! The scheduler knows for each region of a function the cycles of the order that it chose, with as many waves on a SIMD as can run and
//! with one. A traced run counts how often each wave comes to each block.

use crate::{bytes_of, options_of, raise};
use driver::ir::diagnostic::Diagnostic;
use driver::ir::listing::{LineKind, LinePlace, ListedFunction};
use driver::ir::pass::PassCx;
use driver::ir::remarks::{Remarks, ScheduledRegion};
use driver::{Options, Target};
use gpu_sim::binary::{Binary, Conditions};
use gpu_sim::launch::Launch;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::{BTreeMap, BTreeSet};

/// An estimate.
#[derive(IntoPyObject)]
struct Estimate {
    kernel: String,
    processor: String,
    waves: u32,
    traced_waves: u64,
    instructions: f64,
    cycles: f64,
    lone_cycles: f64,
    blocks: Vec<BlockEstimate>,
}

/// A block of the finished code.
#[derive(IntoPyObject)]
struct BlockEstimate {
    block: String,
    executions: f64,
    cycles: f64,
    lone_cycles: f64,
}

/// Cycles that one execution of a block takes.
#[derive(Clone, Copy, Default)]
struct Cost {
    /// Of each wave, if as many run as can.
    shared: f64,
    /// Of a wave that runs alone.
    lone: f64,
}

/// Estimates the cycles of a launch of LLVM IR on an AMD GPU. The launch is run on the simulator.
#[pyfunction]
#[pyo3(signature = (source, launch, target=None, cpu=None, *, name="<string>", **options))]
pub(crate) fn estimate<'py>(
    py: Python<'py>,
    source: &Bound<'py, PyAny>,
    launch: &str,
    target: Option<&str>,
    cpu: Option<&str>,
    name: &str,
    options: Option<&Bound<'py, PyDict>>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = options_of(py, target, cpu, options)?;
    let source = bytes_of(source)?;
    let found = py.detach(|| of_launch(name, &source, launch, options));
    let estimate = found.map_err(|(class, error)| raise(py, class, &error))?;
    Ok(estimate.into_pyobject(py)?.into_any())
}

/// A mistake, with the name of the exception that it is.
type Failure = (&'static str, Diagnostic);

fn of_launch(
    name: &str,
    source: &[u8],
    words: &str,
    mut options: Options,
) -> Result<Estimate, Failure> {
    let wrong = |error: Diagnostic| ("CompileError", error);
    let fault = |fault: gpu_sim::Fault| ("SimulationError", Diagnostic::error(fault.to_string()));
    let launch = Launch::parse_line(words).map_err(fault)?;
    options.listing = true;
    options.emit = None;
    let mut module = driver::read(name, source, &options).map_err(wrong)?;
    let located = |error| wrong(driver::located(error, name, source, &options));
    let made = driver::compile_with(&mut module, &options, &mut PassCx::new());
    let mut compilation = made.map_err(located)?;
    if compilation.target() != Target::Amdgpu {
        let text = "there is no model of cycles for this target: only AMD's code is scheduled here";
        return Err(wrong(Diagnostic::error(text)));
    }
    let (listing, remarks) = compilation.take_listing();
    let kernels = compilation.kernels();
    let waves = kernels.iter().find(|kernel| kernel.name == launch.kernel);
    let waves = waves.and_then(|kernel| kernel.occupancy).map_or(1, |found| found.waves.max(1));
    let processor = compilation.processor();
    let bytes = compilation.into_bytes().map_err(wrong)?.unwrap_or_default();
    let listing = listing.unwrap_or_default();
    let function = listing.functions.iter().find(|function| function.name == launch.kernel);
    let regions = remarks.iter().find(|remarks| remarks.function == launch.kernel);
    let (Some(function), Some(remarks)) = (function, regions) else {
        let text = format!("there is no kernel '{}'", launch.kernel);
        return Err(wrong(Diagnostic::error(text)));
    };
    let blocks = Blocks::of(function, remarks, waves);
    let counts = Counts::of(&bytes, &launch).map_err(fault)?;
    Ok(blocks.estimate(launch.kernel, processor, waves, &counts))
}

/// Executions of a launch.
#[derive(Default)]
struct Counts {
    /// By the address of the instruction, from the kernel's start.
    by_offset: BTreeMap<u64, u64>,
    waves: u64,
}

impl Counts {
    /// Runs the launch.
    fn of(bytes: &[u8], launch: &Launch) -> gpu_sim::Result<Self> {
        let mut by_address: BTreeMap<u64, u64> = BTreeMap::new();
        let mut waves: BTreeSet<String> = BTreeSet::new();
        let mut start = None;
        let mut count = |line: &str| {
            let mut words = line.split(' ');
            let wave: Vec<&str> = words.by_ref().take(4).collect();
            let Some(address) = words.next().and_then(hexadecimal) else { return };
            start.get_or_insert(address);
            if start == Some(address) {
                waves.insert(wave.join(" "));
            }
            *by_address.entry(address).or_default() += 1;
        };
        Binary::parse(bytes)?.run(launch, Conditions::default(), Some(&mut count))?;
        let start = start.unwrap_or_default();
        let own = by_address.into_iter().filter(|&(address, _)| address >= start);
        let by_offset = own.map(|(address, count)| (address - start, count)).collect();
        Ok(Self { by_offset, waves: waves.len() as u64 })
    }

    /// Executions of the instruction at an offset, for each wave.
    fn at(&self, offset: u64) -> f64 {
        self.by_offset.get(&offset).map_or(0.0, |&count| self.each(count))
    }

    fn each(&self, count: u64) -> f64 {
        count as f64 / self.waves.max(1) as f64
    }
}

fn hexadecimal(word: &str) -> Option<u64> {
    u64::from_str_radix(word.strip_prefix("0x")?, 16).ok()
}

/// The blocks of the finished code, with the offset and the cost of each.
struct Blocks(Vec<(u32, u64, Cost)>);

impl Blocks {
    fn of(function: &ListedFunction, remarks: &Remarks, waves: u32) -> Self {
        let mut found: Vec<(u32, u64, Cost)> = vec![(0, 0, Cost::default())];
        for line in &function.lines {
            let LinePlace::Bytes { offset, .. } = line.place else { continue };
            if let Some(number) =
                Some(line).filter(|l| l.kind == LineKind::Label).and_then(|l| block_number(&l.text))
            {
                found.push((number, offset, Cost::default()));
            }
        }
        found.sort_by_key(|&(number, ..)| number);
        found.dedup_by_key(|&mut (number, ..)| number);
        for region in &remarks.regions {
            let Some(number) = block_number(&region.block) else { continue };
            // A block that was joined to the one in front of it has no label.
            let at = found.partition_point(|&(other, ..)| other <= number).saturating_sub(1);
            let cost = of_region(region, waves);
            found[at].2.shared += cost.shared;
            found[at].2.lone += cost.lone;
        }
        Self(found)
    }

    fn estimate(self, kernel: String, processor: String, waves: u32, counts: &Counts) -> Estimate {
        let block = |(number, offset, cost): (u32, u64, Cost)| BlockEstimate {
            block: format!("bb.{number}"),
            executions: counts.at(offset),
            cycles: cost.shared,
            lone_cycles: cost.lone,
        };
        let blocks: Vec<BlockEstimate> = self.0.into_iter().map(block).collect();
        let sum = |of: fn(&BlockEstimate) -> f64| blocks.iter().map(|b| b.executions * of(b)).sum();
        Estimate {
            kernel,
            processor,
            waves,
            traced_waves: counts.waves,
            instructions: counts.each(counts.by_offset.values().sum()),
            cycles: sum(|block| block.cycles),
            lone_cycles: sum(|block| block.lone_cycles),
            blocks,
        }
    }
}

/// The cost of a region: that of the order chosen. Where no order was tried, each instruction takes a cycle.
fn of_region(region: &ScheduledRegion, waves: u32) -> Cost {
    let issued = region.texts.len() as f64;
    let column = |name: &str| region.columns.iter().position(|column| column == name);
    let chosen = region.tried.iter().find(|order| order.chosen);
    let figure = |name: &str| chosen?.values.get(column(name)?).map(|&value| value as f64);
    Cost {
        shared: figure("Cycles").map_or(issued, |cycles| cycles / f64::from(waves)),
        lone: figure("Cycles of a lone wave").unwrap_or(issued),
    }
}

/// The number of a block: of `bb.3`, of `.LBB0_3:`, of `; %bb.3:`.
fn block_number(text: &str) -> Option<u32> {
    let rest = match text.split_once("bb.") {
        Some((_, rest)) => rest,
        None => text.strip_prefix(".LBB")?.split_once('_')?.1,
    };
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
