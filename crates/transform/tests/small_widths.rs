//! Passes that write operations with others, on integers of a few bits: for all inputs the result is the same, or the source has poison
//! or is undefined.

mod common;

use gpu_sim::interp::{Options, Value, call_function};
use ir::ssa::Module;

/// A function by its text, with the widths of its parameters.
struct Function {
    text: String,
    widths: Vec<u32>,
}

/// Runs the passes on a function and compares both for all inputs, poison among them.
fn refined(passes: &str, function: &Function) -> Result<(), String> {
    let before = llvm_reader::parse("small.ll", function.text.as_bytes())
        .map_err(|e| format!("{e}\n{}", function.text))?;
    let after = common::run(passes, &function.text);
    let count: usize = function.widths.iter().map(|w| (1usize << w) + 1).product();
    for at in 0..count {
        let mut rest = at;
        let args: Vec<Value> = function
            .widths
            .iter()
            .map(|w| {
                let radix = (1usize << w) + 1;
                let number = rest % radix;
                rest /= radix;
                if number == radix - 1 { Value::Poison } else { Value::new(number as u64) }
            })
            .collect();
        let call = |module: &Module| call_function(module, "f", &args, &Options::default());
        let Ok(source) = call(&before) else { continue };
        let target = call(&after).map_err(|e| format!("{args:?}: {e}"));
        let wrong = match &target {
            Ok(target) => !allowed(&source, target),
            Err(_) => true,
        };
        if wrong {
            let text = ir::ssa::print::module_to_string(&after);
            return Err(format!(
                "{}{passes}\n{text}{args:?}: {source:?}, afterwards {target:?}",
                function.text
            ));
        }
    }
    Ok(())
}

fn allowed(source: &Value, target: &Value) -> bool {
    match (source, target) {
        (Value::Poison, _) => true,
        (Value::Undef, target) => *target != Value::Poison,
        (Value::Many(a), Value::Many(b)) => a.iter().zip(b).all(|(a, b)| allowed(a, b)),
        (a, b) => a == b,
    }
}

fn all_refined(passes: &str, functions: &[Function]) {
    let wrong: Vec<String> =
        functions.iter().filter_map(|f| refined(passes, f).err()).take(8).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
}

#[test]
fn divisions_by_constants() {
    let mut functions = Vec::new();
    for w in 1..=6 {
        for op in ["udiv", "udiv exact", "sdiv", "sdiv exact", "urem", "srem"] {
            for by in 1..1u32 << w {
                let number = if w == 1 { "true".to_owned() } else { by.to_string() };
                let text = format!(
                    "define i{w} @f(i{w} %a) {{\n  %r = {op} i{w} %a, {number}\n  ret i{w} %r\n}}\n"
                );
                functions.push(Function { text, widths: vec![w] });
                // Of a dividend of which bits are known fewer corrections are needed.
                if w > 1 && by % 3 == 1 {
                    let text = format!(
                        "define i{w} @f(i{w} %a) {{\n  %s = lshr i{w} %a, 1\n  %r = {op} i{w} %s, {by}\n  ret i{w} %r\n}}\n"
                    );
                    functions.push(Function { text, widths: vec![w] });
                }
            }
        }
    }
    all_refined("div-rem-by-constant", &functions);
}

/// Calls of intrinsics of one, two and three operands.
fn intrinsics(w: u32) -> Vec<Function> {
    let mut list = Vec::new();
    let ty = format!("i{w}");
    for name in ["abs", "ctlz", "cttz"] {
        for flag in [false, true] {
            let text = format!(
                "declare {ty} @llvm.{name}.{ty}({ty}, i1)\ndefine {ty} @f({ty} %a) {{\n  \
                 %r = call {ty} @llvm.{name}.{ty}({ty} %a, i1 {flag})\n  ret {ty} %r\n}}\n"
            );
            list.push(Function { text, widths: vec![w] });
        }
    }
    let call = |name: &str, ret: &str, count: usize| {
        let params: Vec<String> = (0..count).map(|n| format!("{ty} %x{n}")).collect();
        let params = params.join(", ");
        let types = vec![ty.as_str(); count].join(", ");
        let text = format!(
            "declare {ret} @llvm.{name}({types})\ndefine {ret} @f({params}) {{\n  \
             %r = call {ret} @llvm.{name}({params})\n  ret {ret} %r\n}}\n"
        );
        Function { text, widths: vec![w; count] }
    };
    for name in ["bitreverse", "ctpop"] {
        list.push(call(&format!("{name}.{ty}"), &ty, 1));
    }
    for name in [
        "smax", "smin", "umax", "umin", "sadd.sat", "uadd.sat", "ssub.sat", "usub.sat", "sshl.sat",
        "ushl.sat",
    ] {
        list.push(call(&format!("{name}.{ty}"), &ty, 2));
    }
    for name in ["scmp", "ucmp"] {
        for ret in ["i2", "i8", "i32"] {
            list.push(call(&format!("{name}.{ret}.{ty}"), ret, 2));
        }
    }
    for name in ["sadd", "uadd", "ssub", "usub", "smul", "umul"] {
        list.push(call(&format!("{name}.with.overflow.{ty}"), &format!("{{ {ty}, i1 }}"), 2));
    }
    if w <= 3 {
        for name in ["fshl", "fshr"] {
            list.push(call(&format!("{name}.{ty}"), &ty, 3));
        }
    }
    list
}

#[test]
fn intrinsics_of_odd_integers() {
    for w in 1..=5 {
        all_refined("expand-odd-integers", &intrinsics(w));
        all_refined("expand-intrinsics", &intrinsics(w));
        all_refined("expand-large-operations", &intrinsics(w));
    }
}
