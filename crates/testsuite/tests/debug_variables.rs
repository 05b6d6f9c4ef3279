//! Variables are at the places that debug information names: kernels run in the simulator, and after each instruction the
//! registers that location lists name hold values of those variables.
//!
//! In `data/debug/tags.cl` the upper half of a value of `tN` is N. So a place that is another variable's, an older
//! variable's, or no variable's any more shows.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use amdgpu_backend::Processor;
use amdgpu_backend::{Options, compile};
use gpu_sim::amd;
use gpu_sim::launch::Launch;
use judges::{Judge, Scratch, run};

/// Limit of time of a tool.
const LIMIT: Duration = Duration::from_secs(60);
/// Lanes that run: a trace shows so many of a vector register.
const LANES: usize = 4;

/// A step of a location expression.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Step {
    /// The value of a scalar register.
    Scalar(u32),
    /// The value of a vector register.
    Vector(u32),
    /// A number.
    Number(u64),
    /// An operation on the last two numbers.
    Operation(&'static str),
    /// Something else, as memory is, which is not checked.
    Other,
}

/// Operations that are computed.
const OPERATIONS: &[&str] =
    &["DW_OP_and", "DW_OP_or", "DW_OP_xor", "DW_OP_plus", "DW_OP_mul", "DW_OP_shl"];

/// A variable's place between two addresses.
#[derive(Clone, Debug)]
struct Located {
    name: String,
    from: u64,
    to: u64,
    place: Vec<Step>,
}

/// An expression of `llvm-dwarfdump`.
fn place(text: &str) -> Vec<Step> {
    let number = |text: &str| match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    };
    // The tool has names for the registers of a wave of 64 lanes only.
    let register = |name: &str| match (name.split_at_checked(4), number(name)) {
        (Some(("SGPR", n)), _) => Step::Scalar(n.parse().expect("a number")),
        (Some(("VGPR", n)), _) => Step::Vector(n.parse().expect("a number")),
        (_, Some(n @ 1536..1792)) => Step::Vector(n as u32 - 1536),
        _ => Step::Other,
    };
    let mut steps = Vec::new();
    for operation in text.split(", ") {
        let words: Vec<&str> = operation.split([' ', '+']).filter(|w| !w.is_empty()).collect();
        steps.push(match words[..] {
            ["DW_OP_regx", name] | ["DW_OP_bregx", name, "0"] => register(name),
            ["DW_OP_constu", value] => Step::Number(number(value).expect("a number")),
            ["DW_OP_stack_value"] => continue,
            [name] => match OPERATIONS.iter().find(|op| **op == name) {
                Some(op) => Step::Operation(op),
                None => match name.strip_prefix("DW_OP_lit").and_then(number) {
                    Some(value) => Step::Number(value),
                    None => Step::Other,
                },
            },
            _ => Step::Other,
        });
    }
    steps
}

/// The places that `llvm-dwarfdump --debug-info` prints, of the variables `t…`.
fn places(text: &str) -> Vec<Located> {
    let mut found = Vec::new();
    let mut ranges: Vec<(u64, u64, Vec<Step>)> = Vec::new();
    let mut name: Option<String> = None;
    let mut in_location = false;
    let quoted = |line: &str| line.split('"').nth(1).map(str::to_owned);
    let mut finish = |name: &mut Option<String>, ranges: &mut Vec<(u64, u64, Vec<Step>)>| {
        let name = name.take().filter(|name| name.starts_with('t'));
        for (from, to, place) in ranges.drain(..) {
            if let Some(name) = name.clone() {
                found.push(Located { name, from, to, place });
            }
        }
    };
    for line in text.lines() {
        let line = line.trim();
        if line.contains("DW_TAG_") || line.contains("NULL") {
            finish(&mut name, &mut ranges);
            in_location = false;
        } else if line.starts_with("DW_AT_name") || line.starts_with("DW_AT_abstract_origin") {
            in_location = false;
            name = name.or_else(|| quoted(line));
        } else if let Some(rest) = line.strip_prefix("DW_AT_location") {
            in_location = true;
            if let Some(all) = rest.trim().strip_prefix("(DW_OP") {
                let text = format!("DW_OP{}", all.trim_end_matches(')'));
                ranges.push((0, u64::MAX, place(&text)));
            }
        } else if line.starts_with('[') && in_location {
            let (range, text) = line.split_once("):").expect("a range");
            let (from, to) = range.trim_start_matches('[').split_once(", ").expect("two ends");
            let number = |text: &str| u64::from_str_radix(&text[2..], 16).expect("an address");
            // The last one ends the list's parenthesis.
            let text = text.trim().trim_end_matches(')');
            ranges.push((number(from), number(to), place(text)));
        } else if line.starts_with("DW_AT_") {
            in_location = false;
        }
    }
    finish(&mut name, &mut ranges);
    found
}

/// Registers of a wave, as far as a trace told.
#[derive(Default)]
struct Registers {
    scalars: BTreeMap<u32, u32>,
    vectors: BTreeMap<(u32, usize), u32>,
    exec: Option<u32>,
}

impl Registers {
    /// Notes a change that a line of a trace has.
    fn note(&mut self, changed: &str) {
        let hex = |text: &str| u32::from_str_radix(text.trim_start_matches("0x"), 16);
        let mut vector: Option<u32> = None;
        for word in changed.split_whitespace() {
            if let Some((name, value)) = word.split_once('=') {
                let Ok(value) = hex(value) else { continue };
                if name == "exec_lo" {
                    self.exec = Some(value);
                } else if let Some(Ok(number)) = name.strip_prefix('s').map(str::parse) {
                    self.scalars.insert(number, value);
                }
                continue;
            }
            let lanes = match word.split_once('[') {
                Some((name, rest)) => {
                    vector = name.strip_prefix('v').and_then(|n| n.parse().ok());
                    rest
                }
                None => word,
            };
            let lanes = lanes.trim_end_matches(']');
            if let (Some(number), Some((lane, value))) = (vector, lanes.split_once(':'))
                && let (Ok(lane), Ok(value)) = (lane.parse(), hex(value))
            {
                self.vectors.insert((number, lane), value);
            }
        }
    }

    /// Returns the values in a place, for each active lane of which that is known.
    fn values(&self, place: &[Step]) -> Vec<u32> {
        let active = |lane: &usize| self.exec.is_none_or(|exec| exec >> lane & 1 == 1);
        (0..LANES).filter(active).filter_map(|lane| self.value(place, lane)).collect()
    }

    fn value(&self, place: &[Step], lane: usize) -> Option<u32> {
        let mut stack: Vec<u64> = Vec::new();
        for step in place {
            let value = match *step {
                Step::Scalar(number) => u64::from(*self.scalars.get(&number)?),
                Step::Vector(number) => u64::from(*self.vectors.get(&(number, lane))?),
                Step::Number(number) => number,
                Step::Operation(name) => {
                    let (b, a) = (stack.pop()?, stack.pop()?);
                    match name {
                        "DW_OP_and" => a & b,
                        "DW_OP_or" => a | b,
                        "DW_OP_xor" => a ^ b,
                        "DW_OP_plus" => a.wrapping_add(b),
                        "DW_OP_mul" => a.wrapping_mul(b),
                        _ => a << b,
                    }
                }
                Step::Other => return None,
            };
            stack.push(value);
        }
        stack.pop().map(|value| value as u32)
    }
}

/// Compiles a module, runs it, and checks every place after every instruction. Returns how often each variable was seen.
fn check(file: &str, cpu: &str, level: u8, tool: &Path) -> BTreeMap<String, usize> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/debug");
    let text = std::fs::read_to_string(folder.join(file)).expect("a module");
    let text = text.replace("\"target-cpu\"=\"gfx1100\"", &format!("\"target-cpu\"=\"{cpu}\""));
    // Features are those of the processor that the text was made for.
    let features = text.split("\"target-features\"=\"").nth(1).and_then(|t| t.split('"').next());
    let text = match features {
        Some(list) => text.replace(&format!("\"target-features\"=\"{list}\""), ""),
        None => text,
    };
    let module = llvm_reader::parse(file, text.as_bytes()).expect("a module");
    let options = Options::new(Processor::by_name(cpu).expect("a processor"));
    let options = options.with_opt_level(level).for_whole_program();
    let program = compile(module, &options).expect("a program");
    let object = program.code_object(&[]).expect("a code object");
    let scratch = Scratch::new("variables");
    let path = scratch.write("tags.hsaco", &object);
    let verdict = run(tool, ["--debug-info".as_ref(), path.as_os_str()], LIMIT);
    assert!(verdict.ok, "{}", verdict.messages());
    let located = places(&String::from_utf8_lossy(&verdict.output.stdout));
    let module = amd::Module::parse(&object).expect("a code object");
    let launch = format!(
        "--kernel tags --grid 1 --block {LANES} --arg buf:u32x96:zeros --arg buf:u32x8:iota --arg u32:6"
    );
    let launch = Launch::parse_line(&launch).expect("a launch");
    let mut registers = Registers::default();
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let what = format!("{file} for {cpu} at level {level}");
    let mut behind: Option<u64> = None;
    let mut tracer = |line: &str| {
        let at = line.split_whitespace().find_map(|word| word.strip_prefix("0x"));
        let at = at.and_then(|word| u64::from_str_radix(word, 16).ok()).expect("an address");
        // The registers are those before this instruction.
        if behind.is_some() {
            for variable in located.iter().filter(|l| (l.from..l.to).contains(&at)) {
                let number: u32 = variable.name[1..].parse().expect("a number");
                for value in registers.values(&variable.place) {
                    assert_eq!(
                        value >> 16,
                        number,
                        "{what}: {} is {:?} at {at:#x}, which holds {value:#x}",
                        variable.name,
                        variable.place
                    );
                    *seen.entry(variable.name.clone()).or_default() += 1;
                }
            }
        }
        behind = Some(at);
        registers.note(line.split_once(" ;").map_or("", |(_, changed)| changed));
    };
    module.trace(&launch, &amd::Options::default(), &mut tracer).expect("a run");
    seen
}

/// At every level, for waves of 32 and 64 lanes.
#[test]
fn values_are_where_they_are_said_to_be() {
    let Some(tool) = Judge::Dwarfdump.need() else { return };
    for (file, level) in [("tags.O2.ll", 3), ("tags.O2.ll", 0), ("tags.O0.ll", 3)] {
        for cpu in ["gfx1100", "gfx900", "gfx90a", "gfx942", "gfx1030", "gfx1200"] {
            let seen = check(file, cpu, level, tool);
            let total: usize = seen.values().sum();
            assert!(seen.len() >= 7 && total > 300, "{file} for {cpu} at level {level}: {seen:?}");
        }
    }
}
