//! Moves that payloads have kept: `cargo xtask bench payload [--only TEXT] [--list] [--headers]`.
//!
//! The kernels of the corpus for SPIR are compiled for both devices and widths up to the stage `legal`. Counted are messages
//! (without the one that ends a thread), the registers that they are made of, and the moves into those registers that change
//! no bits, by why they are there. A move whose source nothing else reads should not be: `--list` shows each.
//!
//! `--headers` gives every message a header, a copy of `r0`, in the form of COLLECT and LOAD_HEADER, and compares what is left
//! if the two are lowered as they are with what is left if they are made one LOAD_PAYLOAD first.

use intel_backend::isel::select;
use intel_backend::mir_opt::payload::{Cause, Statistics};
use intel_backend::pipeline::optimize;
use intel_backend::pipeline::{PIPELINE, register_machine_passes};
use intel_backend::target::device::Device;
use intel_backend::target::eu::{
    Base, Dst, EuFunction, Extra, InstData, Op, Region, Src, Type, print_inst,
};
use ir::pass::{PassCx, PassRegistry, Sequence};
use std::process::ExitCode;
use testsuite::intel::{DEVICES, WIDTHS};
use testsuite::tool;
use testsuite::{corpus, parallel, pipeline};

/// Figures, summed.
#[derive(Clone, Copy, Default)]
struct Figures {
    kernels: u32,
    sends: u32,
    registers: u32,
    moves: [u32; Cause::ALL.len()],
}

impl Figures {
    fn of(statistics: &Statistics) -> Self {
        Self {
            kernels: 1,
            sends: statistics.sends,
            registers: statistics.registers,
            moves: Cause::ALL.map(|cause| statistics.count(cause)),
        }
    }

    fn add(&mut self, other: Self) {
        self.kernels += other.kernels;
        self.sends += other.sends;
        self.registers += other.registers;
        for (sum, count) in self.moves.iter_mut().zip(other.moves) {
            *sum += count;
        }
    }

    fn line(self, name: &str) -> String {
        let moves: u32 = self.moves.iter().sum();
        let each = self.moves.map(|count| format!("{count:>8}")).join(" ");
        let ratio = f64::from(moves) / f64::from(self.registers.max(1));
        let Self { kernels, sends, registers, .. } = self;
        format!("{name:<34} {kernels:>7} {sends:>6} {registers:>9} {each} {moves:>6} {ratio:>8.3}")
    }
}

fn heading() -> String {
    let causes = Cause::ALL.map(|cause| format!("{:>8}", cause.name())).join(" ");
    let (name, rest) = ("kernel", ["kernels", "sends", "registers"]);
    let [kernels, sends, registers] = rest;
    format!("{name:<34} {kernels} {sends:>6} {registers} {causes}  moves per-reg.")
}

/// One form of payloads before they are lowered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// As selection makes them.
    Selected,
    /// Every message with a header; COLLECT and LOAD_HEADER are lowered one after the other.
    Headers,
    /// The same, made one LOAD_PAYLOAD first.
    HeadersComposed,
}

/// Puts a header in front of each payload.
fn with_headers(func: &mut EuFunction) {
    let blocks = func.layout.clone();
    for block in blocks {
        let insts = std::mem::take(&mut func.blocks[block].insts);
        for inst in insts {
            let data = func.insts[inst].clone();
            let payload = data.srcs.first().and_then(Src::as_virtual);
            let plain = data.op == Op::Send
                && data.send().is_some_and(|send| !send.eot && !send.header && send.mlen < 12);
            if let (true, Some(payload)) = (plain, payload) {
                let base = func.add_grfs(func.vreg_bytes(payload) + 32);
                let header = Src::reg(Base::Grf(0), Type::UD, Region::packed(8, Type::UD.bytes()));
                let mut load = InstData::new(
                    Op::LoadHeader,
                    data.control,
                    Dst::new(base, Type::UD),
                    &[header, data.srcs[0]],
                );
                load.extra = Extra::Header(1);
                func.push(block, load);
                let data = &mut func.insts[inst];
                data.srcs[0] = Src::reg(base, Type::UD, Region::packed(8, Type::UD.bytes()));
                if let Some(send) = data.send_mut() {
                    send.mlen += 1;
                    send.header = true;
                }
            }
            func.blocks[block].insts.push(inst);
        }
    }
}

fn lower(func: &mut EuFunction, form: Form) -> Result<Statistics, String> {
    if form != Form::Selected {
        with_headers(func);
    }
    let mut registry = PassRegistry::new();
    register_machine_passes(&mut registry);
    let names = PIPELINE.iter().filter(|n| form != Form::Headers || **n != "compose-payloads");
    let infos = names.map(|name| registry.find(name)).collect::<Result<Vec<_>, _>>();
    let infos = infos.map_err(|e| e.to_string())?;
    let mut sequence = Sequence::target(&infos).map_err(|e| e.to_string())?;
    sequence.run(func, &mut (), &mut PassCx::new()).map_err(|e| e.to_string())?;
    Ok(Statistics::new(func))
}

/// A kernel's figures on each device in each width.
struct Row {
    name: String,
    figures: Vec<Figures>,
    /// Moves whose sources nothing else reads.
    left: Vec<String>,
}

fn measure(module: &corpus::Module, form: Form) -> Vec<Row> {
    let rows = || -> Result<Vec<Row>, String> {
        let text = std::fs::read(&module.path).map_err(|e| e.to_string())?;
        let mut ssa = pipeline::read("m.ll", &text)?;
        optimize(&mut ssa, &mut PassCx::new()).map_err(|e| e.to_string())?;
        let kernels = ssa.definitions().map(|(global, _)| global);
        let kernels: Vec<_> =
            kernels.filter(|&g| ssa.cx.function(g).is_some_and(|f| f.cc.is_kernel())).collect();
        let mut rows = Vec::new();
        'kernels: for kernel in kernels {
            let name = format!("{} {}", module.kernel, ssa.cx.globals[kernel].name);
            let mut row = Row { name, figures: Vec::new(), left: Vec::new() };
            for (device, simd) in builds() {
                // What is refused is no part of the measurement.
                let Ok((mut func, _)) = select(&ssa, kernel, device, simd) else {
                    continue 'kernels;
                };
                let statistics = lower(&mut func, form)?;
                row.figures.push(Figures::of(&statistics));
                for &(inst, cause) in &statistics.moves {
                    if cause == Cause::OnlyUse {
                        let text = print_inst(&func.insts[inst]);
                        row.left.push(format!("{} {} SIMD{simd}: {text}", row.name, device.name));
                    }
                }
            }
            rows.push(row);
        }
        Ok(rows)
    };
    rows().unwrap_or_else(|e| panic!("{}: {e}", module.kernel))
}

fn builds() -> Vec<(&'static Device, u8)> {
    let known = DEVICES.iter().filter_map(|name| Device::by_name(name).ok());
    known.flat_map(|device| WIDTHS.map(|simd| (device, simd))).collect()
}

fn totals(rows: &[Row]) -> Vec<Figures> {
    let mut sums = vec![Figures::default(); builds().len()];
    for row in rows {
        for (sum, figures) in sums.iter_mut().zip(&row.figures) {
            sum.add(*figures);
        }
    }
    sums
}

fn run() -> Result<(), String> {
    let (mut only, mut list, mut headers) = (String::new(), false, false);
    let mut args = std::env::args().skip(1);
    while let Some(word) = args.next() {
        match word.as_str() {
            "--only" => only = args.next().ok_or("--only: a value is missing")?,
            "--list" => list = true,
            "--headers" => headers = true,
            _ => return Err(format!("unknown option {word}")),
        }
    }
    let mut modules = corpus::modules("spir64");
    modules.retain(|module| module.kernel.contains(&only));
    let forms: &[(Form, &str)] = if headers {
        &[(Form::Headers, "collect + load_header"), (Form::HeadersComposed, "load_payload")]
    } else {
        &[(Form::Selected, "all")]
    };
    println!("{}", heading());
    for &(form, title) in forms {
        let rows = parallel::map(&modules, |module| measure(module, form));
        let rows: Vec<Row> = rows.into_iter().flatten().collect();
        if !headers {
            for row in &rows {
                let mut sum = Figures::default();
                row.figures.iter().for_each(|figures| sum.add(*figures));
                println!("{}", sum.line(&row.name));
            }
        }
        let mut whole = Figures::default();
        for ((device, simd), figures) in builds().into_iter().zip(totals(&rows)) {
            println!("{}", figures.line(&format!("{title} {} SIMD{simd}", device.name)));
            whole.add(figures);
        }
        println!("{}", whole.line(title));
        let left = rows.iter().flat_map(|row| &row.left);
        if list {
            left.clone().for_each(|line| println!("{line}"));
        }
        if left.count() > 0 {
            return Err("there are moves of values that nothing else reads (--list)".to_owned());
        }
    }
    Ok(())
}

fn main() -> ExitCode {
    tool::finish("bench payload", run())
}
