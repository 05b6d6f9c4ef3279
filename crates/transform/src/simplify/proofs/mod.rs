//! Proofs of the rules for integers, by enumeration.
//!
//! Small functions, over all operations, flags and constants of widths 1 to 5 and of vectors of two, go through the passes. For every
//! input, poison and `undef` among them, the result afterwards must be one that the function before may have. A rule that no function
//! makes fire fails the test: it has no proof.
//!
//! `LANELIFT_PROOFS=N` takes `N` times as many functions at random; `LANELIFT_PROOFS=all` all functions of two instructions, which takes
//! an hour.

mod eval;
mod generate;
mod known;
mod rules;
mod shapes;
mod table;

use super::outcome::take_noted;
use super::{Options, run};
use crate::trunc_narrowing::{self, Halves};
use crate::{scalarizer, simplify_cfg};
use eval::{Code, Lane, Lanes};
use generate::{Choices, Generator, MOST_BITS, Shape};
use ir::ssa::{Body, Context, Global, Module};
use rules::Rule;
use smallvec::smallvec;
use std::collections::{BTreeMap, BTreeSet};
use table::Tables;

/// Inputs of a function at most, of few functions and of many; of more inputs a part is taken.
const INPUTS: [usize; 2] = [6000, 420];

/// State of a thread that proves.
struct Prover {
    cx: Context,
    tables: Tables,
    fired: BTreeSet<Rule>,
    /// Refuted functions by the rules that fired.
    wrong: BTreeMap<String, String>,
    functions: u64,
    changed: u64,
    /// Inputs of a function at most.
    inputs: usize,
}

/// The passes that functions go through.
#[derive(Clone, Copy, Debug)]
enum Passes {
    InstCombine,
    EarlyCse,
    SimplifyCfg,
    Narrow,
    Scalarizer,
}

impl Prover {
    fn new() -> Prover {
        let module = Module::new("proofs.ll");
        Prover {
            cx: module.cx,
            tables: Tables::default(),
            fired: BTreeSet::new(),
            wrong: BTreeMap::new(),
            functions: 0,
            changed: 0,
            inputs: INPUTS[0],
        }
    }

    /// Proves functions of a shape, `count` at most.
    fn prove(&mut self, shape: Shape, mut choices: Choices, count: u64) {
        let generator = Generator::new(shape, &mut self.cx);
        let random = choices.is_random();
        self.inputs = INPUTS[usize::from(random)];
        for _ in 0..count {
            if let Some(body) = generator.function(&mut self.cx, &mut choices) {
                self.functions += 1;
                for (n, passes) in [Passes::InstCombine, Passes::EarlyCse].into_iter().enumerate() {
                    if !random || self.functions % 2 == n as u64 {
                        self.check(shape, generator.global, &body, passes);
                    }
                }
                if shape.branches {
                    self.check(shape, generator.global, &body, Passes::SimplifyCfg);
                }
                if shape.width == 4 && shape.lanes == 1 {
                    self.check(shape, generator.global, &body, Passes::Narrow);
                }
                if shape.lanes == 2 {
                    self.check(shape, generator.global, &body, Passes::Scalarizer);
                }
            }
            if !choices.advance() {
                break;
            }
        }
    }

    fn check(&mut self, shape: Shape, global: Global, before: &Body, passes: Passes) {
        let mut after = before.clone();
        let changed = self.apply(global, &mut after, passes);
        let noted: BTreeSet<Rule> = take_noted().into_iter().map(rules::of_place).collect();
        if !changed {
            return;
        }
        self.changed += 1;
        if let Some(input) = self.refuted(shape, before, &after) {
            let print =
                |body: &Body| ir::ssa::print::function_to_string(&self.cx, Some(body), global);
            let text =
                format!("{passes:?} {shape:?}\n{}=>\n{}{input}", print(before), print(&after));
            let key = format!("{noted:?}");
            if self.wrong.len() < 200 {
                self.wrong.entry(key).or_insert(text);
            }
        }
        self.fired.extend(noted);
    }

    fn apply(&mut self, global: Global, body: &mut Body, passes: Passes) -> bool {
        let cx = &mut self.cx;
        match passes {
            Passes::InstCombine => run(global, body, cx, Options { share: false }),
            Passes::EarlyCse => run(global, body, cx, Options { share: true }),
            Passes::Scalarizer => scalarizer::run_for(body, cx, true) > 0,
            Passes::Narrow => trunc_narrowing::run_on(body, cx, Halves { bits: 2 }) > 0,
            Passes::SimplifyCfg => {
                let params = cx.function(global).map_or_else(Vec::new, |f| f.param_attrs.clone());
                simplify_cfg::run(body, cx, &params)
                    | run(global, body, cx, Options { share: true })
            }
        }
    }

    /// Returns the first input for which the function afterwards may do what the function before may not.
    fn refuted(&mut self, shape: Shape, before: &Body, after: &Body) -> Option<String> {
        let source = Code::of(before, &self.cx, &mut self.tables);
        let target = Code::of(after, &self.cx, &mut self.tables);
        let sets: Vec<Vec<Lanes>> =
            [shape.width, shape.width, 1]
                .iter()
                .enumerate()
                .map(|(n, &width)| {
                    if is_used(before, n) { arguments(shape, width) } else { arguments_one(shape) }
                })
                .collect();
        let total: usize = sets.iter().map(Vec::len).product();
        // A prime step visits all inputs, or evenly some of them.
        let step = if total > self.inputs { 7919 } else { 1 };
        (0..total.min(self.inputs)).find_map(|n| {
            let at = n * step % total;
            let (a, rest) = (at % sets[0].len(), at / sets[0].len());
            let (b, c) = (rest % sets[1].len(), rest / sets[1].len());
            let args = [sets[0][a].clone(), sets[1][b].clone(), sets[2][c].clone()];
            let (may, does) = (source.run(&args), target.run(&args));
            (!does.refines(&may))
                .then(|| format!("for {args:?}\nbefore: {may:?}\nafter: {does:?}\n"))
        })
    }
}

fn is_used(body: &Body, param: usize) -> bool {
    let local = body.block_params(body.entry())[param];
    let mut used = false;
    for inst in body.all_insts() {
        body.insts[inst].kind.for_each_value(body, |v| used |= v.local() == Some(local));
    }
    used
}

/// Returns all arguments of a parameter.
fn arguments(shape: Shape, width: u32) -> Vec<Lanes> {
    let mut scalars: Vec<Lane> = (0..1u64 << width).map(Lane::number).collect();
    if !shape.defined {
        scalars.extend([Lane::POISON, Lane::undef(width)]);
    }
    if shape.lanes == 1 {
        return scalars.into_iter().map(|lane| smallvec![lane]).collect();
    }
    let pair = |&a: &Lane| scalars.iter().map(move |&b| smallvec![a, b]).collect::<Vec<Lanes>>();
    scalars.iter().flat_map(pair).collect()
}

fn arguments_one(shape: Shape) -> Vec<Lanes> {
    vec![smallvec![Lane::number(0); shape.lanes as usize]]
}

/// Results for the functions of all threads.
#[derive(Default)]
struct Totals {
    fired: BTreeSet<Rule>,
    wrong: BTreeMap<String, String>,
    functions: u64,
    changed: u64,
}

/// Results for many functions.
struct Summary {
    tables: Tables,
    fired: BTreeSet<Rule>,
    wrong: BTreeMap<String, String>,
    functions: u64,
    changed: u64,
}

/// Proves parts on all cores.
fn in_parallel(parts: usize, work: impl Fn(&mut Prover, usize) + Sync) -> Summary {
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(parts);
    let next = std::sync::atomic::AtomicUsize::new(0);
    let summary = std::sync::Mutex::new(Totals::default());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut prover = Prover::new();
                loop {
                    let part = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                    if part >= parts {
                        break;
                    }
                    work(&mut prover, part);
                }
                let mut all = summary.lock().expect("no thread panicked");
                all.fired.extend(prover.fired);
                all.wrong.extend(prover.wrong);
                all.functions += prover.functions;
                all.changed += prover.changed;
            });
        }
    });
    let Totals { fired, wrong, functions, changed } =
        summary.into_inner().expect("no thread panicked");
    Summary { fired, wrong, functions, changed, tables: Tables::default() }
}

impl Summary {
    #[allow(clippy::print_stdout, reason = "the figures of a campaign")]
    fn assert_proved(&self) {
        let Summary { functions, changed, .. } = self;
        println!("{} rules, {functions} functions, {changed} changed", rules::all().len());
        let list: Vec<String> =
            self.wrong.iter().map(|(rules, text)| format!("{rules}\n{text}")).collect();
        assert!(list.is_empty(), "{} kinds refuted\n\n{}", list.len(), list.join("\n"));
    }
}

/// Number of functions that the environment asks for: a factor, or None for all.
fn asked() -> Option<u64> {
    match std::env::var("LANELIFT_PROOFS") {
        Ok(word) if word == "all" => None,
        Ok(word) => Some(word.parse().expect("a number or `all`")),
        Err(_) => Some(1),
    }
}

/// The shapes of random functions.
fn shapes() -> Vec<Shape> {
    let mut list = Vec::new();
    for length in 1..=4 {
        for width in 1..=MOST_BITS {
            for defined in [false, true] {
                for branches in [false, true] {
                    list.push(Shape { width, lanes: 1, defined, length, branches });
                }
                if width <= 3 {
                    list.push(Shape { width, lanes: 2, defined, length, branches: false });
                }
            }
        }
    }
    list
}

/// Random functions of each shape in a run.
const EACH: u64 = 2500;

#[test]
fn rules_are_proved_on_small_functions() {
    let Some(factor) = asked() else { return };
    let shapes = shapes();
    let parts = shapes.len() * factor as usize;
    let summary = in_parallel(parts, |prover, part| {
        let shape = shapes[part % shapes.len()];
        prover.prove(shape, Choices::random(part as u64 * 0x5851_f42d), EACH);
    });
    let mut summary = summary;
    shapes::prove(&mut summary);
    summary.assert_proved();
    let missing = rules::missing(&summary.fired);
    assert!(missing.is_empty(), "{} rules have not fired\n{}", missing.len(), missing.join("\n"));
}

/// All functions of one instruction, and if asked of two.
#[test]
fn rules_are_proved_on_all_functions() {
    let length = if asked().is_none() { 2 } else { 1 };
    let mut shapes = Vec::new();
    for n in 1..=length {
        for defined in [false, true] {
            let most = if n == 1 { MOST_BITS } else { 3 };
            let one = |width| Shape { width, lanes: 1, defined, length: n, branches: false };
            shapes.extend((1..=most).map(one));
            if n == 1 {
                let two = |width| Shape { lanes: 2, ..one(width) };
                shapes.extend((1..=3).map(two));
            }
        }
    }
    let summary =
        in_parallel(shapes.len(), |prover, n| prover.prove(shapes[n], Choices::all(), u64::MAX));
    summary.assert_proved();
}
