//! Place and reasons of a message about a kernel's resources, from the listing and the remarks that reports are made of.

use ir::diagnostic::{Diagnostic, Location, SourceText};
use ir::kernel::KernelDescription;
use ir::listing::{Line, LineKind, ListedFunction, Listing};
use ir::pass::PassCx;
use ir::remarks::{LiveKind, Remarks, SpilledValue};
use ir::ssa::{Module, Verified};

use crate::condition::{Condition, Resource};
use crate::link::{self, Source};
use crate::word::counted;
use crate::{Options, Target, compilation};

/// Names of values that a message lists at most.
const MOST_NAMES: usize = 8;

/// The kind of registers of each file, by the name of its curve.
const KINDS: [(&str, &str, &str); 3] = [
    ("VGPR", "vector register", "vector registers"),
    ("SGPR", "scalar register", "scalar registers"),
    ("general registers", "register", "registers"),
];

/// Facts about a module from a second compilation of it.
pub(crate) struct Explainer<'a> {
    text: SourceText<'a>,
    bitcode: bool,
    found: Option<Found>,
}

/// Results of that compilation.
struct Found {
    target: Target,
    listing: Listing,
    remarks: Vec<Remarks>,
    /// Whether another order of instructions may need fewer registers.
    reorders: bool,
    /// Attributes of kernels that decide how many registers they may take: kernel, attribute, value.
    bounds: Vec<(String, &'static str, String)>,
}

/// An instruction of a function with its place.
struct Peak<'a> {
    line: &'a Line,
    live: u32,
    kind: &'a LiveKind,
}

impl<'a> Explainer<'a> {
    /// Reads the text once more and compiles it. What fails is left out of messages.
    pub(crate) fn new(source: &Source<'a>, options: &Options) -> Self {
        let bitcode = llvm_reader::is_bitcode(source.bytes);
        let text = SourceText::new(source.name, source.bytes);
        Self { text, bitcode, found: Found::of(source, bitcode, options) }
    }

    /// Adds the place and the reasons to a message about a kernel.
    pub(crate) fn explain(
        &self,
        mut message: Diagnostic,
        kernel: &KernelDescription,
        condition: Condition,
        value: u64,
    ) -> Diagnostic {
        let Some(found) = &self.found else { return message.in_text(&self.text) };
        let function = found.listing.functions.iter().find(|f| f.name == kernel.name);
        let remarks = found.remarks.iter().find(|r| r.function == kernel.name);
        let (Some(function), Some(remarks)) = (function, remarks) else {
            return message.in_text(&self.text);
        };
        let resource = condition.resource;
        let spills = !remarks.spilled.is_empty();
        let limiting = limiting_kind(remarks, condition);
        let peak = limiting.and_then(|kind| peak(function, kind));
        let is_about_registers = !matches!(resource, Resource::Lds | Resource::Agprs)
            && (resource != Resource::Scratch || spills)
            && (resource != Resource::Occupancy || limiting.is_some());
        if let Some(peak) = peak.filter(|_| is_about_registers) {
            message = self.placed(message, &found.listing, peak.line);
            message = message.with_note(self.pressure(&peak));
        }
        let is_about_spills = matches!(
            resource,
            Resource::Spills | Resource::VgprSpills | Resource::SgprSpills | Resource::Scratch
        );
        if is_about_spills {
            for kind in KINDS {
                let one_kind = match resource {
                    Resource::VgprSpills => "VGPR",
                    Resource::SgprSpills => "SGPR",
                    _ => kind.0,
                };
                if kind.0 == one_kind {
                    let notes = self.spilled(function, &remarks.spilled, kind);
                    message = notes.into_iter().fold(message, Diagnostic::with_note);
                }
            }
        }
        if resource == Resource::Scratch && !spills {
            message = message.with_note(
                "no register is spilled: variables (alloca) or functions that it calls take the memory",
            );
        }
        let reasons = match resource {
            Resource::Occupancy => occupancy_notes(remarks, kernel, condition.bound),
            _ => Vec::new(),
        };
        message = reasons.into_iter().fold(message, Diagnostic::with_note);
        if is_about_registers {
            let limit = limiting.and_then(|kind| Some((kind.name.as_str(), kind.limit?)));
            let hints = found.hints(kernel, resource, limit);
            message = hints.into_iter().fold(message, Diagnostic::with_note);
        }
        let counts_callees = matches!(resource, Resource::Vgprs | Resource::Sgprs)
            && limiting.is_some_and(|kind| u64::from(kind.taken.unwrap_or(0)) + 6 < value);
        if counts_callees {
            message = message.with_note("registers of the functions that it calls are counted");
        }
        message.in_text(&self.text)
    }

    /// A message at the place of a line of code: in the text if that has lines, else in the source.
    fn placed(&self, message: Diagnostic, listing: &Listing, line: &Line) -> Diagnostic {
        let mut chain = line.source.map(|place| listing.chain(place)).into_iter().flatten();
        let source = chain.find(|place| place.line != 0).and_then(|place| {
            let file = listing.files.get(place.file)?.path();
            let location = Location { file, line: place.line, column: place.column };
            Some((location, &place.function))
        });
        let line = line.origin.filter(|_| !self.bitcode);
        let Some((location, function)) = source else { return message.on_line(line) };
        let inside = if function.is_empty() { String::new() } else { format!(", in '{function}'") };
        if line.is_some() {
            return message.on_line(line).with_note(format!("in the source: {location}{inside}"));
        }
        let mut message = message;
        message.location = Some(location);
        message
    }

    /// The pressure at the peak against the limit.
    fn pressure(&self, peak: &Peak<'_>) -> String {
        let Peak { line, live, kind } = peak;
        let (_, one, several) =
            KINDS.into_iter().find(|row| row.0 == kind.name).unwrap_or(KINDS[2]);
        let block = line.origin.filter(|_| !self.bitcode).and_then(|line| self.block(line));
        let block = block.map_or(String::new(), |name| format!(" in {name}"));
        let limit = match kind.limit {
            Some(limit) => format!("; at most {limit} may be taken"),
            None => String::new(),
        };
        let verb = if *live == 1 { "is" } else { "are" };
        format!("{} {verb} live at once here{block}{limit}", counted((*live).into(), one, several))
    }

    /// The block of a line of the text: the label above it.
    fn block(&self, line: u32) -> Option<String> {
        let above = usize::try_from(line).ok()?;
        let lines: Vec<&[u8]> = self.text.bytes.split(|&b| b == b'\n').take(above).collect();
        for line in lines.into_iter().rev() {
            if line.starts_with(b"define") {
                return Some("the first block".to_owned());
            }
            let Some(name) = label(line) else { continue };
            return Some(format!("block %{name}"));
        }
        None
    }

    /// Notes that name the values of one kind that were spilled.
    fn spilled(
        &self,
        function: &ListedFunction,
        values: &[SpilledValue],
        (kind, ..): (&str, &str, &str),
    ) -> Vec<String> {
        let mut places: Vec<(&str, Vec<&SpilledValue>)> = Vec::new();
        for value in values.iter().filter(|value| value.kind == kind) {
            match places.iter_mut().find(|(place, _)| *place == value.place) {
                Some((_, list)) => list.push(value),
                None => places.push((&value.place, vec![value])),
            }
        }
        let code: Vec<&Line> = function.instructions().collect();
        let note = |(place, list): (&str, Vec<&SpilledValue>)| {
            let mut names: Vec<String> = Vec::new();
            let mut unnamed = 0;
            for value in list {
                let made = value.made.and_then(|at| code.get(at as usize)).and_then(|l| l.origin);
                match made.filter(|_| !self.bitcode).and_then(|line| self.value_name(line)) {
                    Some(name) if names.contains(&name) => {}
                    Some(name) => names.push(name),
                    None => unnamed += 1,
                }
            }
            let more = names.len().saturating_sub(MOST_NAMES) + unnamed;
            names.truncate(MOST_NAMES);
            let list = match (names.is_empty(), more) {
                (true, more) => counted(more as u64, "value", "values"),
                (false, 0) => names.join(", "),
                (false, more) => format!("{} and {more} more", names.join(", ")),
            };
            format!("spilled to {place}: {list}")
        };
        places.into_iter().map(note).collect()
    }

    /// The name of the value that a line of the text defines.
    fn value_name(&self, line: u32) -> Option<String> {
        let at = usize::try_from(line).ok()?.checked_sub(1)?;
        let text = String::from_utf8_lossy(self.text.bytes.split(|&b| b == b'\n').nth(at)?);
        let (name, _) = text.trim().split_once(" = ")?;
        name.starts_with('%').then(|| name.to_owned())
    }
}

/// The label that a line of LLVM IR begins with.
fn label(line: &[u8]) -> Option<String> {
    let text = core::str::from_utf8(line).ok()?;
    let (name, rest) = text.split_once(':')?;
    let plain = |c: char| c.is_ascii_alphanumeric() || "-$._".contains(c);
    let quoted = name.len() > 2 && name.starts_with('"') && name.ends_with('"');
    let is_name = quoted || (!name.is_empty() && name.chars().all(plain));
    let ends = rest.trim_start().is_empty() || rest.trim_start().starts_with(';');
    (is_name && ends).then(|| name.to_owned())
}

/// The instruction at which most registers of a kind are live, of several the first: one with a line of the text if there is
/// one.
fn peak<'a>(function: &'a ListedFunction, kind: &'a LiveKind) -> Option<Peak<'a>> {
    let most = kind.live.iter().copied().max()?;
    let code = function.lines.iter().filter(|line| line.kind == LineKind::Instruction);
    let mut at_peak = code.zip(&kind.live).filter(|(_, live)| **live == most).map(|(line, _)| line);
    let first = at_peak.clone().next()?;
    let line = at_peak.find(|line| line.origin.is_some()).unwrap_or(first);
    Some(Peak { line, live: most, kind })
}

/// The kind of registers that a condition is about: of several the one that was spilled, or that lets fewest waves run.
fn limiting_kind(remarks: &Remarks, condition: Condition) -> Option<&LiveKind> {
    let named = |name: &str| remarks.kinds.iter().find(|kind| kind.name == name);
    match condition.resource {
        Resource::VgprSpills | Resource::Vgprs => named("VGPR"),
        Resource::SgprSpills | Resource::Sgprs => named("SGPR"),
        Resource::Registers => named("general registers"),
        Resource::Spills | Resource::Scratch => {
            let mut all = remarks.kinds.iter();
            all.find(|kind| remarks.spilled.iter().any(|value| value.kind == kind.name))
        }
        Resource::Occupancy => {
            remarks.kinds.iter().find(|kind| lacks(kind, condition.bound).is_some())
        }
        Resource::Agprs | Resource::Lds => None,
    }
}

/// The most registers of a kind with which so many waves run, if more are taken.
fn lacks(kind: &LiveKind, waves: u64) -> Option<u32> {
    let enough = kind.steps.iter().filter(|step| step.waves.is_some_and(|n| u64::from(n) >= waves));
    let most = enough.map(|step| step.most).max()?;
    (kind.taken? > most).then_some(most)
}

/// Why not so many waves run.
fn occupancy_notes(remarks: &Remarks, kernel: &KernelDescription, waves: u64) -> Vec<String> {
    let mut notes = Vec::new();
    for kind in &remarks.kinds {
        let (Some(most), Some(taken)) = (lacks(kind, waves), kind.taken) else { continue };
        let (_, _, several) = KINDS.into_iter().find(|row| row.0 == kind.name).unwrap_or(KINDS[2]);
        notes.push(format!("{waves} waves run with up to {most} {several}; {taken} are taken"));
    }
    if notes.is_empty() {
        notes.push(match kernel.shared_bytes {
            0 => "the registers of its own code allow more waves: the work-groups with which it may be launched do not".to_owned(),
            bytes => format!(
                "the registers of its own code allow more waves: {bytes} bytes of local memory for a work-group, or the size of work-groups, do not"
            ),
        });
    }
    notes
}

/// Attributes that decide how many registers a kernel of AMD's may take.
const BOUNDS: [&str; 3] = ["amdgpu-num-vgpr", "amdgpu-waves-per-eu", "amdgpu-flat-work-group-size"];

/// Vector registers that instructions can name.
const NAMED_VGPRS: u32 = 256;

impl Found {
    fn of(source: &Source<'_>, bitcode: bool, options: &Options) -> Option<Self> {
        let choice = options.target_choice();
        let read =
            if bitcode { llvm_reader::parse_for } else { llvm_reader::parse_with_origins_for };
        let mut module = read(source.name, source.bytes, choice).ok()?;
        link::link_all(&mut module, source.libraries).ok()?;
        let bounds = bounds_of(&module);
        let mut module = Verified::new(module).ok()?;
        let options = Options { listing: true, ..options.clone() };
        let mut cx = PassCx::new();
        let mut compiled = compilation::compile_to(&mut module, &options, false, &mut cx).ok()?;
        let (listing, remarks) = compiled.take_listing();
        let target = compiled.target();
        let reorders = target == Target::Amdgpu && options.sched.is_none();
        Some(Self { target, listing: listing?, remarks, reorders, bounds })
    }

    /// Returns changes that would help.
    fn hints(
        &self,
        kernel: &KernelDescription,
        resource: Resource,
        limit: Option<(&str, u32)>,
    ) -> Vec<String> {
        let mut hints = Vec::new();
        let spills = matches!(
            resource,
            Resource::Spills | Resource::VgprSpills | Resource::SgprSpills | Resource::Scratch
        );
        if let (Target::Amdgpu, true, Some(("VGPR", 1..NAMED_VGPRS))) = (self.target, spills, limit)
        {
            hints.push(self.more_registers(kernel));
        }
        if self.target == Target::Intel && kernel.wave_size > 8 && resource != Resource::Occupancy {
            hints.push("threads of 8 work-items have twice the registers for each: !intel_reqd_sub_group_size with 8".into());
        }
        let order = if self.reorders { ", or --sched=minreg" } else { "" };
        hints.push(format!(
            "fewer values live at once help: less unrolling (llvm.loop.unroll.disable), smaller tiles{order}"
        ));
        hints
    }

    /// Names the bound of the kernel that leaves it so few registers.
    fn more_registers(&self, kernel: &KernelDescription) -> String {
        let said = |wanted: &str| {
            let mut own = self.bounds.iter().filter(|bound| bound.0 == kernel.name);
            own.find(|bound| bound.1 == wanted).map(|bound| &bound.2)
        };
        let [registers, waves, groups] = BOUNDS.map(said);
        if let Some(value) = registers {
            return format!("the attribute \"{}\"=\"{value}\" limits the registers", BOUNDS[0]);
        }
        if let Some(value) = waves {
            return format!(
                "the attribute \"{}\"=\"{value}\" asks for so many waves: fewer leave each more registers",
                BOUNDS[1]
            );
        }
        let most = kernel.max_work_group.unwrap_or(1024);
        match groups {
            Some(value) => format!(
                "the attribute \"{}\"=\"{value}\" allows work-groups of {most} work-items: smaller ones leave each wave more registers",
                BOUNDS[2]
            ),
            None => format!(
                "work-groups may have {most} work-items: a smaller bound, as \"{}\"=\"1,256\" (__launch_bounds__(256)), leaves each wave more registers",
                BOUNDS[2]
            ),
        }
    }
}

/// The attributes of a module's kernels that decide how many registers they may take.
fn bounds_of(module: &Module) -> Vec<(String, &'static str, String)> {
    let cx = &module.cx;
    let keys = BOUNDS.map(|name| (name, cx.symbols.find(name)));
    let mut bounds = Vec::new();
    for (global, _) in module.definitions() {
        let Some(function) = cx.function(global) else { continue };
        for (name, key) in keys {
            let value = key.and_then(|key| cx.attrs.string(function.attrs, key));
            if let Some(value) = value {
                bounds.push((cx.globals[global].name.to_string(), name, value.to_owned()));
            }
        }
    }
    bounds
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_of_blocks() {
        let name = |line: &str| label(line.as_bytes());
        assert_eq!(name("loop:"), Some("loop".into()));
        assert_eq!(name("12:                      ; preds = %0"), Some("12".into()));
        assert_eq!(name("\"a b\":"), Some("\"a b\"".into()));
        assert_eq!(name("  %x = add i32 1, 2 ; a: b"), None);
        assert_eq!(name("; comment:"), None);
        assert_eq!(name(""), None);
    }
}
