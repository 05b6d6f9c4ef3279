//! Atomic functions: OpenCL C 1.x's (`atomic_add`, `atom_add`) and 2.0's (`atomic_fetch_add_explicit`), as LLVM's operations with
//! the fences that their memory order asks for.
//!
//! An operation itself is `monotonic`. A release has a fence before it, an acquire one after it, `memory_order_seq_cst`
//! both. A scope of a work-item or a sub-group has none, since the work-items of a thread run in step. The fence is that
//! of the memory that the pointer points to. Orders and scopes are arguments; they are constants once the body is inlined.

use std::fmt::Write as _;

use ir::opencl::demangle;
use ir::ssa::{Context, GlobalData, TypeKind};

use crate::machine::Machine;
use crate::names::pointee;
use crate::written::Written;

/// Action of a function on memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Action {
    /// Combines, by the name of LLVM's operation on integers, and gives what was there.
    Combine(&'static str),
    /// Adds or subtracts one.
    Step(&'static str),
    /// Compares with a value, and gives what was there.
    CompareValue,
    /// Compares with what a pointer points to, which gets what was there if that differs.
    ComparePointer,
    Load,
    Store,
    /// A plain store.
    Init,
    TestAndSet,
    Clear,
}

/// Returns the action of a name, and whether it is one of OpenCL C 1.x, which orders nothing.
fn action(base: &str) -> Option<(Action, bool)> {
    let short = base.strip_suffix("_explicit").unwrap_or(base);
    let name = short.strip_prefix("atomic_").or_else(|| short.strip_prefix("atom_"))?;
    let combine = |name: &str| {
        let names = ["add", "sub", "and", "or", "xor", "min", "max", "xchg"];
        names.into_iter().find(|&known| known == name).map(Action::Combine)
    };
    if let Some(operation) = name.strip_prefix("fetch_") {
        return combine(operation).filter(|&a| a != Action::Combine("xchg")).map(|a| (a, false));
    }
    let action = match name {
        "inc" => Action::Step("add"),
        "dec" => Action::Step("sub"),
        "cmpxchg" => Action::CompareValue,
        "exchange" => return Some((Action::Combine("xchg"), false)),
        "load" => return Some((Action::Load, false)),
        "store" => return Some((Action::Store, false)),
        "init" => return Some((Action::Init, false)),
        "compare_exchange_strong" | "compare_exchange_weak" => {
            return Some((Action::ComparePointer, false));
        }
        "flag_test_and_set" => return Some((Action::TestAndSet, false)),
        "flag_clear" => return Some((Action::Clear, false)),
        other => combine(other)?,
    };
    Some((action, true))
}

/// LLVM's name of an operation on a type.
fn operation(name: &'static str, float: bool, signed: bool) -> Option<&'static str> {
    Some(match (name, float) {
        ("add", true) => "fadd",
        ("sub", true) => "fsub",
        ("min", true) => "fmin",
        ("max", true) => "fmax",
        ("xchg", _) => "xchg",
        (_, true) => return None,
        ("min", _) if !signed => "umin",
        ("max", _) if !signed => "umax",
        (name, _) => name,
    })
}

/// `CLK_LOCAL_MEM_FENCE` and `CLK_GLOBAL_MEM_FENCE`: what a pointer into an address space may need.
fn fences(machine: Machine, space: u32) -> u32 {
    let memory = machine.memory(space);
    u32::from(memory.local) + 2 * u32::from(memory.global)
}

/// The body, as text, of an atomic function that a module declares. None if it is no such function, or has another type.
pub(crate) fn body(cx: &Context, data: &GlobalData, machine: Machine) -> Option<Written> {
    let (base, encoded) = demangle(&data.name)?;
    let (action, first_version) = action(base)?;
    let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
    let space = params.first()?.address_space()?;
    let values = match action {
        Action::Combine(_) | Action::Store | Action::Init => 1,
        Action::CompareValue | Action::ComparePointer => 2,
        Action::Step(_) | Action::Load | Action::TestAndSet | Action::Clear => 0,
    };
    let orders = params.get(1 + values..)?;
    if orders.iter().any(|ty| ty.int_width() != Some(32)) {
        return None;
    }
    let ty = match action {
        Action::Combine(_) | Action::Step(_) | Action::CompareValue | Action::Load => ret,
        Action::Store | Action::Init => params[1],
        Action::ComparePointer => params[2],
        Action::TestAndSet | Action::Clear => ir::ssa::Type::I32,
    };
    let bits = cx.bits(ty);
    let fits = if ty.is_float() { matches!(bits, 16 | 32 | 64) } else { matches!(bits, 32 | 64) };
    if !fits || !(ty.is_float() || ty.int_width().is_some()) {
        return None;
    }
    let (float, bytes) = (ty.is_float(), bits / 8);
    let signed = matches!(pointee(encoded), Some('i' | 'l'));
    let show = |ty| cx.types.display(ty).to_string();
    let (shown, pointer) = (show(ty), show(params[0]));
    let mut out = Written::begin(cx, data)?;
    // `memory_order`: relaxed 0, acquire 2, release 3, acquire and release 4, sequentially consistent 5. Two of them for a
    // comparison, of which the first is the stronger; then the scope: work-item 0, sub-group 4.
    let compares = action == Action::ComparePointer;
    let (order, scope) = match (base.ends_with("_explicit"), orders.len(), compares) {
        (false, 0, _) => (if first_version { None } else { Some("5".to_owned()) }, None),
        (true, 1, false) | (true, 2, true) => (Some(format!("%p{}", 1 + values)), None),
        (true, 2, false) | (true, 3, true) => {
            (Some(format!("%p{}", 1 + values)), Some(format!("%p{}", params.len() - 1)))
        }
        _ => return None,
    };
    let order = order.filter(|_| action != Action::Init && fences(machine, space) != 0);
    if let Some(order) = &order {
        match &scope {
            Some(scope) => {
                let _ = writeln!(out.text, "  %own = icmp eq i32 {scope}, 0");
                let _ = writeln!(out.text, "  %step = icmp eq i32 {scope}, 4");
                out.line("  %inside = or i1 %own, %step");
            }
            None => out.line("  %inside = or i1 false, false"),
        }
        let _ = writeln!(out.text, "  %wide = select i1 %inside, i32 0, i32 {order}");
        out.line("  %releases = icmp uge i32 %wide, 3");
        fence(&mut out, "releases", "operate", fences(machine, space), machine);
    }
    let volatile = "volatile";
    // An argument may ask for the scope of all devices.
    let order_of_operation = match &scope {
        Some(_) => "monotonic".to_owned(),
        None => format!("{} monotonic", machine.device_scope()).trim_start().to_owned(),
    };
    match action {
        Action::Combine(name) => {
            let name = operation(name, float, signed)?;
            let _ = writeln!(
                out.text,
                "  %r = atomicrmw {volatile} {name} {pointer} %p0, {shown} %p1 {order_of_operation}, align {bytes}"
            );
        }
        Action::Step(name) => {
            let _ = writeln!(
                out.text,
                "  %r = atomicrmw {volatile} {name} {pointer} %p0, {shown} 1 {order_of_operation}, align {bytes}"
            );
        }
        Action::CompareValue => {
            compare(&mut out, &pointer, &shown, bits, float, ["%p1", "%p2"], &order_of_operation);
            let value = if float { "bitcast i" } else { "freeze i" };
            let to = if float { format!(" to {shown}") } else { String::new() };
            let _ = writeln!(out.text, "  %r = {value}{bits} %old{to}");
        }
        Action::ComparePointer => {
            let expected = show(params[1]);
            let _ = writeln!(out.text, "  %expected = load {shown}, {expected} %p1, align {bytes}");
            compare(
                &mut out,
                &pointer,
                &shown,
                bits,
                float,
                ["%expected", "%p2"],
                &order_of_operation,
            );
            let _ = writeln!(out.text, "  %r = extractvalue {{ i{bits}, i1 }} %pair, 1");
            out.line("  br i1 %r, label %same, label %other\nother:");
            let _ = writeln!(out.text, "  store i{bits} %old, {expected} %p1, align {bytes}");
            out.line("  br label %same\nsame:");
        }
        Action::Load => {
            let _ = writeln!(
                out.text,
                "  %r = load atomic {volatile} {shown}, {pointer} %p0 {order_of_operation}, align {bytes}"
            );
        }
        Action::Store => {
            let _ = writeln!(
                out.text,
                "  store atomic {volatile} {shown} %p1, {pointer} %p0 {order_of_operation}, align {bytes}"
            );
        }
        Action::Init => {
            let _ = writeln!(out.text, "  store {shown} %p1, {pointer} %p0, align {bytes}");
        }
        Action::TestAndSet => {
            let _ = writeln!(
                out.text,
                "  %old = atomicrmw {volatile} xchg {pointer} %p0, i32 1 {order_of_operation}, align 4"
            );
            out.line("  %r = icmp ne i32 %old, 0");
        }
        Action::Clear => {
            let _ = writeln!(
                out.text,
                "  store atomic {volatile} i32 0, {pointer} %p0 {order_of_operation}, align 4"
            );
        }
    }
    if order.is_some() {
        out.line("  %consistent = icmp uge i32 %wide, 4");
        out.line("  %acquire = icmp eq i32 %wide, 2");
        out.line("  %acquires = or i1 %acquire, %consistent");
        fence(&mut out, "acquires", "done", fences(machine, space), machine);
    }
    let result = if ret.is_void() { String::new() } else { " %r".to_owned() };
    out.end(&format!("  ret {}{result}", show(ret)));
    Some(out)
}

/// Writes a fence if a condition holds, followed by a label.
fn fence(out: &mut Written, condition: &str, label: &str, flags: u32, machine: Machine) {
    let fence = match machine {
        Machine::Spir => {
            out.needs("declare spir_func void @_Z9mem_fencej(i32) nounwind");
            format!("call spir_func void @_Z9mem_fencej(i32 {flags})")
        }
        _ => format!("fence{} seq_cst", machine.device_scope()),
    };
    let _ = writeln!(
        out.text,
        "  br i1 %{condition}, label %before.{label}, label %{label}\nbefore.{label}:\n  \
         {fence}\n  br label %{label}\n{label}:"
    );
}

/// Compares and exchanges integers of the same bits: `%pair`, and `%old`.
fn compare(
    out: &mut Written,
    pointer: &str,
    shown: &str,
    bits: u64,
    float: bool,
    values: [&str; 2],
    order: &str,
) {
    let mut names = values.map(str::to_owned);
    if float {
        for (n, name) in names.iter_mut().enumerate() {
            let _ = writeln!(out.text, "  %bits{n} = bitcast {shown} {name} to i{bits}");
            *name = format!("%bits{n}");
        }
    }
    let [expected, new] = names;
    let _ = writeln!(
        out.text,
        "  %pair = cmpxchg volatile {pointer} %p0, i{bits} {expected}, i{bits} {new} {order} monotonic, align {}",
        bits / 8
    );
    let _ = writeln!(out.text, "  %old = extractvalue {{ i{bits}, i1 }} %pair, 0");
}
