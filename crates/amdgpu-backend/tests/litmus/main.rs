//! Litmus functions of the memory model: for each generation in each of its modes, for each ordering, scope, address space
//! and kind of access, the waits, cache operations and policy bits between two accesses of data, by a table of the documented
//! model that does not know the backend's.

mod cases;
mod functions;
mod order;
mod reading;
mod table;

use std::process::Command;

use amdgpu_backend::{Options, compile};
use amdgpu_backend::{Processor, llvm_reader};
use functions::{Litmus, Operation, all, module};
use reading::Token;
use table::{Between, MACHINES, Machine};

/// The assembly of a module.
fn assembly(text: &str, machine: Machine) -> String {
    let module = llvm_reader::parse("litmus.ll", text.as_bytes()).expect("a module");
    let mut options = Options::new(Processor::by_name(machine.cpu).expect("a processor"));
    options.features = vec![machine.features.to_owned()];
    let program = compile(module, &options.with_text()).expect("a program");
    program.assembly()
}

/// Returns the first fault of a function's code, by the table.
fn fault(machine: Machine, litmus: &Litmus, tokens: &[Token]) -> Option<String> {
    let place = |offset: u32, local: bool| {
        let kind = if local { "ds" } else { "global" };
        tokens
            .iter()
            .position(|t| matches!(t, Token::Access(k, o, _) if (*k, *o) == (kind, offset)))
    };
    let Some(first) = place(128, litmus.before.local) else {
        return Some("no first access".to_owned());
    };
    let Some(second) = place(256, litmus.after.local) else {
        return Some("no second access".to_owned());
    };
    if litmus.operation == Operation::Fence {
        // Its two sides stand in one place.
        let (release, acquire) = (machine.before(litmus), machine.after(litmus));
        let Between { mut caches, waits_last, .. } = release;
        caches.extend(acquire.caches);
        let waits = waits_last.into_iter().chain(acquire.waits_first).collect::<Vec<_>>();
        if first > second {
            // The scopes `…-one-as` order accesses of one kind of memory among themselves.
            let free = litmus.apart() && litmus.before.local != litmus.after.local;
            return (!free).then(|| "an access crossed the fence".to_owned());
        }
        let between = &tokens[first + 1..second];
        return wrong(between, &caches, &[], &waits, &[]);
    }
    let kind = ["flat", "global", "", "ds"][litmus.space as usize];
    let flag = tokens.iter().enumerate().find_map(|(n, token)| match token {
        Token::Access(k, offset, policy)
            if *k == kind && (*offset == 64 || kind == "flat" && *offset == 0) =>
        {
            Some((n, policy))
        }
        _ => None,
    });
    let Some((flag, policy)) = flag else { return Some("no operation on the flag".to_owned()) };
    let expected = machine.policy(litmus);
    if *policy != expected {
        return Some(format!("the policy is '{policy}' and not '{expected}'"));
    }
    let (releases, acquires) = litmus.sides();
    if releases
        && first > flag
        && litmus.operation != Operation::Load
        && litmus.orders(litmus.before)
    {
        return Some("an access left the release".to_owned());
    }
    if acquires && second < flag && litmus.orders(litmus.after) {
        return Some("an access left the acquire".to_owned());
    }
    let (before, after) = (machine.before(litmus), machine.after(litmus));
    if first < flag {
        let between = &tokens[first + 1..flag];
        let found = wrong(between, &before.caches, &before.waits_first, &[], &before.waits_last);
        if found.is_some() {
            return found.map(|f| format!("before the flag: {f}"));
        }
    }
    if flag < second {
        let between = &tokens[flag + 1..second];
        let found = wrong(between, &after.caches, &after.waits_first, &[], &after.waits_last);
        return found.map(|f| format!("after the flag: {f}"));
    }
    None
}

/// Returns the fault between two accesses: cache operations must be the given ones, counters must have been waited for before the
/// first of them, anywhere, and after the last.
fn wrong(
    between: &[Token],
    caches: &[&str],
    first: &[&str],
    anywhere: &[&str],
    last: &[&str],
) -> Option<String> {
    let found: Vec<(usize, &str)> = between
        .iter()
        .enumerate()
        .filter_map(|(n, token)| match token {
            Token::Cache(text) => Some((n, text.as_str())),
            _ => None,
        })
        .collect();
    if found.iter().map(|f| f.1).ne(caches.iter().copied()) {
        return Some(format!("cache operations {found:?} and not {caches:?}"));
    }
    // Of a read-modify-write that writes back, the last is what wrote back.
    let (start, end) = match (found.first(), found.last()) {
        (Some(start), Some(end)) => (start.0, end.0 + 1),
        _ => (between.len(), 0),
    };
    let waits = |tokens: &[Token], counter: &str| {
        tokens.iter().any(|t| matches!(t, Token::Wait(c) if *c == counter))
    };
    let parts = [(&between[..start], first), (between, anywhere), (&between[end..], last)];
    for (tokens, counters) in parts {
        if let Some(counter) = counters.iter().find(|counter| !waits(tokens, counter)) {
            return Some(format!("no wait for {counter}: {between:?}"));
        }
    }
    None
}

/// Checks a share of the functions: those whose place leaves a rest of zero.
fn check(step: usize) {
    let mut count = 0;
    let mut faults = Vec::new();
    for machine in MACHINES {
        let functions: Vec<Litmus> =
            all(machine.has_local()).into_iter().skip(count % step).step_by(step).collect();
        for chunk in functions.chunks(500) {
            let text = assembly(&module(chunk), machine);
            let code = reading::functions(&text);
            for (n, litmus) in chunk.iter().enumerate() {
                count += 1;
                let tokens = code.get(&format!("f{n}")).expect("the function's code");
                if let Some(fault) = fault(machine, litmus, tokens) {
                    faults.push(format!("{machine:?} {litmus:?}: {fault}"));
                }
            }
        }
    }
    println!("{count} functions, {} faults", faults.len());
    let shown = faults.iter().take(20).cloned().collect::<Vec<_>>().join("\n");
    assert!(faults.is_empty(), "{} of {count}:\n{shown}", faults.len());
}

#[test]
fn a_share_of_the_grid_is_as_documented() {
    check(23);
}

#[test]
#[ignore = "the whole grid: minutes"]
fn the_grid_is_as_documented() {
    check(1);
}

/// The same table, held against LLVM: it prints where LLVM differs from the documented model.
#[test]
#[ignore = "needs llc-22, and minutes"]
fn llvm_beside_the_table() {
    let mut kinds: Vec<(String, usize)> = Vec::new();
    for machine in MACHINES {
        for chunk in all(machine.has_local()).chunks(700) {
            let path = std::env::temp_dir().join(format!("litmus-{}.ll", std::process::id()));
            std::fs::write(&path, module(chunk)).expect("a file");
            let mut llc = Command::new("llc-22");
            llc.arg(format!("-mcpu={}", machine.cpu)).arg(&path).args(["-o", "-"]);
            if !machine.features.is_empty() {
                llc.arg(format!("-mattr={}", machine.features));
            }
            let Ok(output) = llc.output() else { return };
            let code = reading::functions(&String::from_utf8_lossy(&output.stdout));
            for (n, litmus) in chunk.iter().enumerate() {
                let Some(tokens) = code.get(&format!("f{n}")) else { continue };
                let Some(fault) = fault(machine, litmus, tokens) else { continue };
                let fault = fault.split(": [").next().unwrap_or("").to_owned();
                let key = format!(
                    "{} {} {:?} {:?} '{}' space {}: {fault}",
                    machine.cpu,
                    machine.features,
                    litmus.operation,
                    litmus.ordering,
                    litmus.scope,
                    litmus.space
                );
                match kinds.iter_mut().find(|k| k.0 == key) {
                    Some(kind) => kind.1 += 1,
                    None => kinds.push((key, 1)),
                }
            }
        }
    }
    for (key, count) in &kinds {
        println!("{count} {key}");
    }
}
