//! Optimization remarks ([`OptRemark`]) of what reports show: the notes on instructions, the regions of scheduling, and the
//! resources of kernels, as LLVM's tools say them.

use ir::diagnostic::Location;
use ir::kernel::KernelDescription;
use ir::listing::{Line, ListedFunction, Listing};
use ir::pass::{OptRemark, OptRemarkKind};
use ir::remarks::{Remarks, ScheduledRegion, Topic};

use crate::{Compilation, Target};

/// LLVM's name for the remarks on the resources of kernels.
pub const RESOURCES_PASS: &str = "kernel-resource-usage";

impl Compilation {
    /// Remarks on the compiled module, function by function: notes of late passes and results of scheduling, if the options asked for
    /// a listing, then the resources of kernels.
    pub fn opt_remarks(&self) -> Vec<OptRemark> {
        let mut found = Vec::new();
        let functions = self.listing().map_or(&[][..], |listing| &listing.functions);
        for function in functions {
            let own = self.remarks().iter().find(|remarks| remarks.function == function.name);
            if let (Some(remarks), Some(listing)) = (own, self.listing()) {
                found.extend(of_function(self.target(), listing, function, remarks));
            }
        }
        for kernel in self.kernels() {
            let function = functions.iter().find(|function| function.name == kernel.name);
            let place = self.listing().zip(function).and_then(|(l, f)| source(l, f.declared));
            found.extend(resources(self.target(), kernel, place.as_ref()));
        }
        found
    }
}

/// Remarks of a function's notes and regions.
fn of_function(
    target: Target,
    listing: &Listing,
    function: &ListedFunction,
    remarks: &Remarks,
) -> Vec<OptRemark> {
    let code: Vec<&Line> = function.instructions().collect();
    let place_of = |at: u32| code.get(at as usize).and_then(|line| source(listing, line.source));
    let name = &*function.name;
    let mut found = Vec::new();
    for note in &remarks.notes {
        let (kind, pass, title) = match (note.topic, target) {
            (Topic::Wait, _) => (OptRemarkKind::Analysis, "si-insert-waitcnts", "Wait"),
            (Topic::Mode, _) => (OptRemarkKind::Analysis, "si-mode-register", "ModeWrite"),
            (Topic::Payload, _) => (OptRemarkKind::Missed, "lower-load-payload", "PayloadMove"),
            (Topic::Spill, target) => {
                let pass = match target {
                    Target::Intel => "eu-regalloc",
                    _ if note.text.contains("scalar register") => "regalloc-sgpr",
                    _ => "regalloc-vgpr",
                };
                let reload = note.text.starts_with("reads back");
                (OptRemarkKind::Missed, pass, if reload { "Reload" } else { "Spill" })
            }
        };
        let remark = OptRemark::new(kind, pass, title, name);
        found.push(remark.at(place_of(note.at)).text(note.text.clone()));
    }
    found.extend(remarks.regions.iter().filter_map(|region| of_region(name, region)));
    found
}

/// The result of scheduling a region, if there was a choice.
fn of_region(function: &str, region: &ScheduledRegion) -> Option<OptRemark> {
    if region.tried.is_empty() || region.reason.is_empty() {
        return None;
    }
    let moved = region.order.iter().enumerate().any(|(at, &given)| at as u32 != given);
    let kind = if moved { OptRemarkKind::Passed } else { OptRemarkKind::Analysis };
    let title = if moved { "Scheduled" } else { "OrderKept" };
    let mut remark = OptRemark::new(kind, "machine-scheduler", title, function)
        .arg("Block", &region.block)
        .text(": ")
        .text(region.reason.clone());
    let most = |values: &[u32]| values.iter().copied().max().unwrap_or(0);
    for curve in &region.curves {
        remark = remark
            .text("; ")
            .arg(format!("{}Before", curve.name), most(&curve.before))
            .text(" -> ")
            .arg(format!("{}After", curve.name), most(&curve.after))
            .text(format!(" {}", curve.name));
    }
    Some(remark)
}

/// The resources of a kernel, one remark for each, named as LLVM names them where it has them.
fn resources(
    target: Target,
    kernel: &KernelDescription,
    place: Option<&Location>,
) -> Vec<OptRemark> {
    let count = |file| kernel.registers(file).map(|r| r.count.to_string());
    let spilled = |file| kernel.registers(file).map(|r| r.spilled.to_string());
    let word = |yes: bool| Some(if yes { "True" } else { "False" }.to_owned());
    let per = match target {
        Target::Amdgpu => "waves/SIMD",
        Target::Intel => "threads/EU",
        Target::Nvptx => "warps/SM, estimate",
    };
    let rows = [
        ("FunctionName", "Function Name: ".to_owned(), Some(kernel.name.clone())),
        ("NumSGPR", "    TotalSGPRs: ".to_owned(), count("sgpr")),
        ("NumVGPR", "    VGPRs: ".to_owned(), count("vgpr")),
        ("NumAGPR", "    AGPRs: ".to_owned(), count("agpr")),
        ("NumGRF", "    GRFs: ".to_owned(), count("grf")),
        ("NumRegisters", "    Registers [estimate]: ".to_owned(), count("gpr")),
        (
            "ScratchSize",
            "    ScratchSize [bytes/lane]: ".to_owned(),
            Some(kernel.scratch_bytes.to_string()),
        ),
        ("DynamicStack", "    Dynamic Stack: ".to_owned(), word(kernel.dynamic_scratch)),
        (
            "Occupancy",
            format!("    Occupancy [{per}]: "),
            kernel.occupancy.map(|occupancy| occupancy.waves.to_string()),
        ),
        ("SGPRSpill", "    SGPRs Spill: ".to_owned(), spilled("sgpr")),
        ("VGPRSpill", "    VGPRs Spill: ".to_owned(), spilled("vgpr")),
        ("GRFSpill", "    Values Spill: ".to_owned(), spilled("grf")),
        (
            "BytesLDS",
            "    LDS Size [bytes/block]: ".to_owned(),
            Some(kernel.shared_bytes.to_string()),
        ),
    ];
    let remark = |(name, title, value): (&'static str, String, Option<String>)| {
        let remark = OptRemark::new(OptRemarkKind::Analysis, RESOURCES_PASS, name, &*kernel.name);
        Some(remark.at(place.cloned()).text(title).arg(name, value?))
    };
    rows.into_iter().filter_map(remark).collect()
}

/// A location of a listing, without the calls through which it was inlined.
fn source(listing: &Listing, at: Option<usize>) -> Option<Location> {
    let place = listing.chain(at?).find(|place| place.line != 0)?;
    let file = listing.files.get(place.file)?.path();
    Some(Location { file, line: place.line, column: place.column })
}
