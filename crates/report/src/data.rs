//! Data of a page about a compiled module: its JSON is what `assets/view.js` reads.
//!
//! Lines of code are named by their place in a function's lines, labels and directives included; remarks name instructions
//! only ([`ir::remarks`]), so their numbers are changed here.

use ir::listing::{LineKind, LinePlace, ListedFunction, Listing};
use ir::remarks::{LiveStep, Note, Remarks, ScheduledRegion, Topic, TupleRange};
use serde::Serialize;

use crate::places::SourceText;

/// A compiled module.
#[derive(Clone, Debug, Serialize)]
pub struct Data {
    title: String,
    target: String,
    /// Name of the machine code's pane.
    language: &'static str,
    /// Unit of the numbers beside lines of code: `bytes` or `lines`.
    offsets: &'static str,
    topics: Vec<TopicInfo>,
    ir: IrText,
    sources: Vec<SourceText>,
    places: Vec<SourcePlace>,
    functions: Vec<ListedCode>,
    /// Name, runs, runs that changed something, microseconds.
    passes: Vec<(String, u32, u32, u64)>,
}

/// Input of [`Data`].
#[derive(Clone, Debug, Default)]
pub struct DataSource<'a> {
    /// The page's title: the name of the input.
    pub title: &'a str,
    /// The text of the LLVM IR.
    pub ir: &'a str,
    /// Places of that text's lines: line from 1, number of the file in the listing, line there from 1.
    pub ir_places: Vec<(u32, usize, u32)>,
    /// The code.
    pub listing: Listing,
    /// Remarks about its functions, in any order.
    pub remarks: Vec<Remarks>,
    /// The texts of the listing's files.
    pub sources: Vec<SourceText>,
    /// Runs and times of passes.
    pub passes: Vec<PassTime>,
}

/// Runs and time of a pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PassTime {
    /// The pass.
    pub name: String,
    /// Number of its runs.
    pub runs: u32,
    /// Number of the runs that changed something.
    pub changed: u32,
    /// Its time in microseconds.
    pub micros: u64,
}

#[derive(Clone, Debug, Serialize)]
struct TopicInfo {
    name: &'static str,
    title: &'static str,
    badge: &'static str,
    about: &'static str,
    because: &'static str,
}

#[derive(Clone, Debug, Serialize)]
struct IrText {
    name: String,
    text: String,
    places: Vec<(u32, usize, u32)>,
}

#[derive(Clone, Debug, Serialize)]
struct SourcePlace {
    file: usize,
    line: u32,
    column: u32,
    function: String,
    /// The place of the call that was inlined.
    at: Option<usize>,
}

#[derive(Clone, Debug, Serialize)]
struct ListedCode {
    name: String,
    kernel: bool,
    declared: Option<usize>,
    figures: Vec<(String, String)>,
    /// Text, kind (0 instruction, 1 label, 2 directive), offset or line, place, line of the IR.
    code: Vec<(String, u8, Option<u64>, Option<usize>, Option<u32>)>,
    kinds: Vec<Kind>,
    files: Vec<File>,
    /// File, register, from line, to line.
    ranges: Vec<(u32, u32, usize, usize)>,
    notes: Vec<NoteData>,
    schedule: Vec<Region>,
}

#[derive(Clone, Debug, Serialize)]
struct Kind {
    name: String,
    /// By line.
    live: Vec<u32>,
    taken: Option<u32>,
    steps: Vec<Step>,
}

#[derive(Clone, Debug, Serialize)]
struct Step {
    most: u32,
    label: String,
}

#[derive(Clone, Debug, Serialize)]
struct File {
    name: String,
    prefix: String,
    count: u32,
}

#[derive(Clone, Debug, Serialize)]
struct NoteData {
    at: usize,
    topic: &'static str,
    text: String,
    because: Vec<usize>,
}

#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
struct Region {
    block: String,
    texts: Vec<String>,
    order: Vec<u32>,
    reason: String,
    peaks: String,
    curves: Vec<Curve>,
    columns: Vec<String>,
    tried: Vec<Tried>,
    tuples_before: Vec<Tuple>,
    tuples_after: Vec<Tuple>,
}

#[derive(Clone, Debug, Serialize)]
struct Curve {
    name: String,
    before: Vec<u32>,
    after: Vec<u32>,
    steps: Vec<Step>,
}

#[derive(Clone, Debug, Serialize)]
struct Tried {
    name: String,
    values: Vec<String>,
    chosen: bool,
    verdict: String,
}

#[derive(Clone, Debug, Serialize)]
struct Tuple {
    name: String,
    from: u32,
    to: u32,
}

impl Data {
    /// Makes the data that a page shows of a module.
    pub fn new(from: DataSource<'_>) -> Self {
        let DataSource { title, ir, ir_places, listing, remarks, sources, passes } = from;
        let in_bytes = listing.functions.iter().flat_map(|f| &f.lines);
        let in_bytes =
            in_bytes.into_iter().any(|line| matches!(line.place, LinePlace::Bytes { .. }));
        let places = listing.locations.into_iter().map(|l| SourcePlace {
            file: l.file,
            line: l.line,
            column: l.column,
            function: l.function,
            at: l.inlined_at,
        });
        let mut remarks: Vec<Option<Remarks>> = remarks.into_iter().map(Some).collect();
        let functions = listing.functions.into_iter().map(|function| {
            let mut all = remarks.iter_mut();
            let own = all.find(|f| f.as_ref().is_some_and(|f| f.function == function.name));
            ListedCode::new(function, own.and_then(Option::take).unwrap_or_default())
        });
        Self {
            title: title.into(),
            target: listing.target,
            language: if in_bytes { "Machine code" } else { "PTX" },
            offsets: if in_bytes { "bytes" } else { "lines" },
            topics: Topic::ALL.into_iter().map(topic_info).collect(),
            ir: IrText { name: listing.ir_name, text: ir.into(), places: ir_places },
            sources,
            places: places.collect(),
            functions: functions.collect(),
            passes: passes.into_iter().map(|p| (p.name, p.runs, p.changed, p.micros)).collect(),
        }
    }

    /// The page's title.
    pub(crate) fn title(&self) -> &str {
        &self.title
    }

    /// The processor.
    pub(crate) fn target(&self) -> &str {
        &self.target
    }

    /// The data as JSON.
    pub fn to_json(&self) -> String {
        // Texts, numbers and lists of them always have a JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl ListedCode {
    fn new(function: ListedFunction, remarks: Remarks) -> Self {
        let is_inst = |kind: LineKind| kind == LineKind::Instruction;
        // The line of each instruction, and the instruction that each line is or is followed by.
        let lines = function.lines.iter().enumerate().filter(|(_, line)| is_inst(line.kind));
        let line_of: Vec<usize> = lines.map(|(at, _)| at).collect();
        let count = function.lines.len();
        let place = |number: u32| line_of.get(number as usize).copied();
        let end = |number: u32| place(number).unwrap_or(count);
        let spread = |live: &[u32]| {
            let mut next = 0;
            let per_line = function.lines.iter().map(|line| {
                let value = live.get(next).or(live.last()).copied().unwrap_or(0);
                next += usize::from(is_inst(line.kind));
                value
            });
            per_line.collect::<Vec<_>>()
        };
        let kinds = remarks.kinds.into_iter().map(|kind| Kind {
            live: spread(&kind.live),
            name: kind.name,
            taken: kind.taken,
            steps: steps(kind.steps),
        });
        let ranges = remarks.ranges.iter().filter_map(|range| {
            Some((range.file, range.register, place(range.from)?, end(range.to)))
        });
        let note = |note: Note| {
            Some(NoteData {
                at: place(note.at)?,
                topic: topic_info(note.topic).name,
                text: note.text,
                because: note.because.into_iter().filter_map(place).collect(),
            })
        };
        let mut figures = remarks.figures;
        if function.size > 0 {
            figures.push(("Code bytes".into(), function.size.to_string()));
        }
        Self {
            kinds: kinds.collect(),
            ranges: ranges.collect(),
            notes: remarks.notes.into_iter().filter_map(note).collect(),
            files: remarks
                .files
                .into_iter()
                .map(|f| File { name: f.name, prefix: f.prefix, count: f.count })
                .collect(),
            schedule: remarks.regions.into_iter().map(Region::new).collect(),
            figures,
            name: function.name,
            kernel: function.kernel,
            declared: function.declared,
            code: function
                .lines
                .into_iter()
                .map(|line| {
                    let kind = match line.kind {
                        LineKind::Instruction => 0,
                        LineKind::Label => 1,
                        LineKind::Directive => 2,
                    };
                    let offset = match line.place {
                        LinePlace::Bytes { offset, .. } => Some(offset),
                        LinePlace::Line(line) => Some(u64::from(line)),
                    };
                    (line.text, kind, offset, line.source, line.origin)
                })
                .collect(),
        }
    }
}

impl Region {
    fn new(region: ScheduledRegion) -> Self {
        let most = |values: &[u32]| values.iter().copied().max().unwrap_or(0);
        let peaks = region.curves.iter().map(|curve| {
            let (before, after) = (most(&curve.before), most(&curve.after));
            if before == after {
                format!("{before} {}", curve.name)
            } else {
                format!("{before} → {after} {}", curve.name)
            }
        });
        let peaks = peaks.collect::<Vec<_>>().join(", ");
        let [before, after] = region.tuples;
        let tuples = |list: Vec<TupleRange>| {
            list.into_iter().map(|t| Tuple { name: t.name, from: t.from, to: t.to }).collect()
        };
        let curves = region.curves.into_iter().map(|c| Curve {
            name: c.name,
            before: c.before,
            after: c.after,
            steps: steps(c.steps),
        });
        let tried = region.tried.into_iter().map(|t| Tried {
            name: t.name,
            values: t.values.iter().map(u64::to_string).collect(),
            chosen: t.chosen,
            verdict: t.verdict,
        });
        Self {
            block: region.block,
            texts: region.texts,
            order: region.order,
            reason: region.reason,
            peaks,
            curves: curves.collect(),
            columns: region.columns,
            tried: tried.collect(),
            tuples_before: tuples(before),
            tuples_after: tuples(after),
        }
    }
}

fn steps(steps: Vec<LiveStep>) -> Vec<Step> {
    steps.into_iter().map(|s| Step { most: s.most, label: s.label }).collect()
}

fn topic_info(topic: Topic) -> TopicInfo {
    let (name, title, badge, about, because) = match topic {
        Topic::Wait => (
            "wait",
            "Waits",
            "wait",
            "Where the code waits for operations under way, and what needs their results.",
            "Waits for",
        ),
        Topic::Spill => (
            "spill",
            "Spills",
            "spill",
            "Values that did not fit the registers: where they go, and where they are read back.",
            "Because of",
        ),
        Topic::Mode => (
            "mode",
            "MODE writes",
            "mode",
            "Where rounding or the treatment of denormals is changed, and for what.",
            "For",
        ),
        Topic::Payload => (
            "payload",
            "Payload moves",
            "move",
            "Moves that put values where a message takes them from, and why the value was not computed there.",
            "For",
        ),
    };
    TopicInfo { name, title, badge, about, because }
}
