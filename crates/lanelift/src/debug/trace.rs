//! `-time-trace`: the time of each pass on each unit, in the format of Chrome's traces, which Perfetto and Chrome show.

use ir::diagnostic::Diagnostic;
use ir::map::Map;
use ir::pass::{Change, Event, Observer, UnitKind};
use serde_json::{Value, json};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// A pass or a stage on a unit.
struct Span {
    name: &'static str,
    unit: String,
    begin: Duration,
    length: Duration,
}

/// Measures passes and stages of one input.
pub(crate) struct Tracer {
    start: Instant,
    granularity: Duration,
    spans: Vec<Span>,
    running: Vec<(&'static str, Duration)>,
}

/// The spans of one input.
#[derive(Default, Debug)]
pub(crate) struct Trace {
    spans: Vec<Value>,
    totals: Vec<Value>,
}

impl Tracer {
    /// Begins now; shorter spans are left out, but count in the sums.
    pub(crate) fn new(granularity: Duration) -> Tracer {
        Tracer { start: Instant::now(), granularity, spans: Vec::new(), running: Vec::new() }
    }

    fn begin(&mut self, name: &'static str) {
        self.running.push((name, self.start.elapsed()));
    }

    fn end(&mut self, name: &'static str, unit: String) {
        let end = self.start.elapsed();
        // A pass that failed has no end: what it left here is dropped.
        let found = std::iter::from_fn(|| self.running.pop()).find(|(running, _)| *running == name);
        let Some((_, begin)) = found else { return };
        self.spans.push(Span { name, unit, begin, length: end.saturating_sub(begin) });
    }

    /// Ends the span of the whole input, and returns all of them.
    pub(crate) fn finish(mut self, input: &str) -> Trace {
        let length = self.start.elapsed();
        let whole = Span { name: "compile", unit: input.into(), begin: Duration::ZERO, length };
        let mut sums: Map<&'static str, (u64, Duration)> = Map::default();
        for span in &self.spans {
            let sum = sums.entry(span.name).or_default();
            *sum = (sum.0 + 1, sum.1 + span.length);
        }
        self.spans.push(whole);
        // Outer spans before inner ones that begin at the same time.
        self.spans.sort_by_key(|span| (span.begin, std::cmp::Reverse(span.length)));
        let shown = self.spans.iter().filter(|span| span.length >= self.granularity);
        let spans = shown.map(|span| {
            let (ts, dur) = (micros(span.begin), micros(span.length));
            json!({"ph": "X", "ts": ts, "dur": dur, "name": span.name, "args": {"detail": span.unit}})
        });
        let totals = sums.iter().map(|(name, &(count, time))| {
            let average = micros(time) as f64 / 1e3 / count as f64;
            let args = json!({"count": count, "avg ms": average});
            json!({"ph": "X", "ts": 0, "dur": micros(time), "name": format!("Total {name}"), "args": args})
        });
        Trace { spans: spans.collect(), totals: totals.collect() }
    }
}

fn micros(time: Duration) -> u64 {
    time.as_micros().try_into().unwrap_or(u64::MAX)
}

impl Observer for Tracer {
    fn before(&mut self, event: Event<'_>) {
        self.begin(event.pass);
    }

    fn after(&mut self, event: Event<'_>, _: Change) -> Result<(), Diagnostic> {
        let unit = match event.unit.kind() {
            UnitKind::Module => "[module]",
            _ => event.unit.name(),
        };
        self.end(event.pass, unit.to_owned());
        Ok(())
    }
}

/// The text of a file with the spans of inputs, each of which is a thread of its own.
pub(crate) fn file<'a>(
    inputs: impl Iterator<Item = (&'a str, &'a Trace)>,
) -> Result<String, serde_json::Error> {
    let mut events = Vec::new();
    let mut thread = 0_u64;
    let mut on_thread = |name: &str, spans: &[Value]| {
        thread += 1;
        let args = json!({"name": name});
        events
            .push(json!({"ph": "M", "pid": 1, "tid": thread, "name": "thread_name", "args": args}));
        for span in spans {
            let mut span = span.clone();
            if let Value::Object(fields) = &mut span {
                fields.insert("pid".into(), 1.into());
                fields.insert("tid".into(), thread.into());
            }
            events.push(span);
        }
    };
    for (name, trace) in inputs {
        on_thread(name, &trace.spans);
        // As in LLVM's traces, each sum has a line of its own.
        for total in &trace.totals {
            on_thread(total["name"].as_str().unwrap_or_default(), std::slice::from_ref(total));
        }
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, micros);
    let document = json!({"traceEvents": events, "beginningOfTime": now});
    Ok(serde_json::to_string(&document)? + "\n")
}
