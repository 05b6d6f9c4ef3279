//! The first instruction that differs: the store of the element that is wrong, and the first value that its thread computed
//! otherwise.
//!
//! A pass changes instructions in place or makes new ones, and both modules come from the same input. So an instruction with the same
//! handle in both is the same one, and the values that a thread computed by it can be compared.

use std::fmt;

use gpu_sim::interp::{self, Computed, Write};
use gpu_sim::launch::{Difference, Outcome};
use ir::debug::DebugInfo;
use ir::map::Map;
use ir::pass::{PassCx, PassLimit};
use ir::ssa::print::inst_to_string;
use ir::ssa::{Global, Inst, Module};

use crate::neighbours::Neighbours;
use crate::subject::{self, Subject};

/// An instruction, as a report names it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Described {
    /// Its text.
    pub text: String,
    /// Its function.
    pub function: String,
    /// Its line in the source, else in the module's text.
    pub at: Option<String>,
}

/// A value that a thread computes otherwise after a pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Changed {
    /// The instruction before the pass and after it.
    pub insts: [Described; 2],
    /// Its values.
    pub values: [String; 2],
}

/// The instructions by which an element became wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The element: a buffer's name and an index.
    pub element: String,
    /// The store before the pass, or of the module before any pass.
    pub before: Option<Described>,
    /// The store after the pass; nothing where the mistake is in machine code.
    pub after: Option<Described>,
    /// Whether the mistake is in machine code, whose instructions cannot be named.
    pub machine: bool,
    /// The block and the thread that store.
    pub thread: Option<([u32; 3], [u32; 3])>,
    /// The first value that differs.
    pub changed: Option<Changed>,
}

/// A module that is run again to look at it.
struct Watched<'a> {
    subject: &'a dyn Subject,
    module: Module,
    options: interp::Options,
}

impl<'a> Watched<'a> {
    /// The module after so many executions of passes.
    fn new(subject: &'a dyn Subject, executions: u64, bound: u64) -> Option<Self> {
        let mut cx = PassCx::new();
        cx.limit_passes(PassLimit::of_all(Some(executions)));
        let module = subject::module(subject, &mut cx).ok()?;
        let options = interp::Options { instructions: bound, ..subject.options(&module) };
        Some(Self { subject, module, options })
    }

    fn last_write(&self, (buffer, element, bytes): (usize, u64, u64)) -> Option<Write> {
        let range = element * bytes..(element + 1) * bytes;
        let launch = self.subject.launch();
        interp::last_write(&self.module, launch, &self.options, buffer, range).ok()?
    }

    fn computed(&self, (block, thread): ([u32; 3], [u32; 3])) -> Vec<Computed> {
        let launch = self.subject.launch();
        interp::computed(&self.module, launch, &self.options, block, thread).unwrap_or_default()
    }

    fn describe(&self, (function, inst): (Global, Inst)) -> Option<Described> {
        let (cx, body) = (&self.module.cx, self.module.body(function)?);
        let text = inst_to_string(cx, body, inst);
        let end = text.find(", !").unwrap_or(text.len());
        let location = body.insts[inst].debug_loc.expand();
        let source = location.filter(|&md| !cx.metadata.is_bare_origin(md));
        let source = source.and_then(|md| DebugInfo::of(cx)?.place(md)).map(|at| at.to_string());
        let file = &self.module.file_name;
        let line = || body.text_line(cx, inst).map(|line| format!("{file}:{line}"));
        Some(Described {
            text: text[..end].trim().to_owned(),
            function: cx.globals[function].name.to_string(),
            at: source.or_else(line),
        })
    }

    /// Values by function and instruction, each in the order of execution; addresses are left out, which differ with the layout
    /// of variables.
    fn values(&self, computed: &[Computed]) -> Map<(String, Inst), Vec<Option<u64>>> {
        let mut values: Map<(String, Inst), Vec<Option<u64>>> = Map::default();
        for one in computed.iter().filter(|one| self.is_number(one)) {
            let name = self.module.cx.globals[one.function].name.to_string();
            values.entry((name, one.inst)).or_default().push(one.bits);
        }
        values
    }

    fn is_number(&self, one: &Computed) -> bool {
        let body = self.module.body(one.function);
        let result = body.and_then(|body| Some(body.locals[body.result(one.inst)?].ty));
        result.is_some_and(|ty| ty.address_space().is_none())
    }
}

/// Returns the buffer's number, the element's, and its size in bytes.
fn element(difference: &Difference, results: &Outcome) -> Option<(usize, u64, u64)> {
    let buffer = results.buffers.iter().position(|one| one.name == difference.buffer)?;
    let bytes = results.buffers[buffer].ty.size();
    Some((buffer, difference.index? as u64, bytes))
}

fn named(difference: &Difference) -> String {
    let index = difference.index.unwrap_or_default();
    format!("{}[{index}]", difference.buffer)
}

fn thread(write: &Write) -> Option<([u32; 3], [u32; 3])> {
    write.place.block.zip(write.place.thread)
}

/// Finds the first instruction that differs between two neighbours.
pub(crate) fn find(
    subject: &dyn Subject,
    expected: &Outcome,
    found: &Neighbours,
    bound: u64,
) -> Option<Place> {
    let difference = found.difference.as_ref()?;
    let at = element(difference, expected)?;
    let before = Watched::new(subject, found.right, bound)?;
    let after = Watched::new(subject, found.wrong, bound)?;
    let stores = [before.last_write(at), after.last_write(at)];
    let thread = stores.iter().rev().flatten().find_map(thread);
    let describe = |module: &Watched<'_>, write: &Option<Write>| {
        write.as_ref().and_then(|write| module.describe(write.inst?))
    };
    let changed = thread.and_then(|thread| changed(&before, &after, thread));
    Some(Place {
        element: named(difference),
        before: describe(&before, &stores[0]),
        after: describe(&after, &stores[1]),
        machine: false,
        thread,
        changed,
    })
}

/// Finds the store of an element in the module before any pass, for a mistake in machine code.
pub(crate) fn of_input(
    subject: &dyn Subject,
    difference: Option<&Difference>,
    expected: &Outcome,
) -> Option<Place> {
    let difference = difference?;
    let bound = subject::bound(expected.statistics.instructions);
    let input = Watched::new(subject, 0, bound)?;
    let store = input.last_write(element(difference, expected)?)?;
    Some(Place {
        element: named(difference),
        before: store.inst.and_then(|inst| input.describe(inst)),
        after: None,
        machine: true,
        thread: thread(&store),
        changed: None,
    })
}

/// Finds the first value that a thread computes otherwise.
fn changed(
    before: &Watched<'_>,
    after: &Watched<'_>,
    thread: ([u32; 3], [u32; 3]),
) -> Option<Changed> {
    let computed = before.computed(thread);
    let known = before.values(&computed);
    let mut times: Map<(String, Inst), usize> = Map::default();
    for one in after.computed(thread).iter().filter(|one| after.is_number(one)) {
        let key = (after.module.cx.globals[one.function].name.to_string(), one.inst);
        let time = times.entry(key.clone()).or_default();
        let old = known.get(&key).and_then(|values| values.get(*time));
        *time += 1;
        let Some(&old) = old.filter(|&&old| old != one.bits) else { continue };
        let same = |module: &Watched<'_>| {
            let found = module.module.cx.find_global(&key.0)?;
            module.describe((found, one.inst))
        };
        let text =
            |bits: Option<u64>| bits.map_or("undefined".to_owned(), |bits| format!("{bits:#x}"));
        return Some(Changed {
            insts: [same(before)?, same(after)?],
            values: [text(old), text(one.bits)],
        });
    }
    None
}

impl fmt::Display for Described {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` in '{}'", self.text, self.function)?;
        self.at.as_ref().map_or(Ok(()), |at| write!(f, " ({at})"))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(Changed { insts: [before, after], values: [old, new] }) = &self.changed {
            writeln!(f, "the first value that differs is {new} instead of {old}:")?;
            writeln!(f, "  before: {before}")?;
            writeln!(f, "  after:  {after}")?;
        }
        let element = &self.element;
        let by = self.thread.map_or_else(String::new, |(block, thread)| {
            let text = |[x, y, z]: [u32; 3]| format!("({x},{y},{z})");
            format!(" by thread {} of block {}", text(thread), text(block))
        });
        let store = |store: &Option<Described>| match store {
            Some(store) => store.to_string(),
            None => "nothing, or no one instruction".to_owned(),
        };
        if self.machine {
            writeln!(
                f,
                "{element} is stored{by}; the mistake is in machine code, of which no instruction can be named"
            )?;
            return writeln!(f, "  in the LLVM IR: {}", store(&self.before));
        }
        writeln!(f, "{element} is stored{by}")?;
        writeln!(f, "  before: {}", store(&self.before))?;
        writeln!(f, "  after:  {}", store(&self.after))
    }
}
