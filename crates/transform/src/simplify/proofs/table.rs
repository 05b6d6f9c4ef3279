//! Tables of operations on integers of a few bits, as the interpreter has them.

use gpu_sim::interp::{Options, Value, call_function};
use ir::map::Map;
use ir::ssa::{BinaryOp, CastOp, Flags, IntCc, Intrinsic};
use std::rc::Rc;

/// The code of a poison result.
pub(super) const POISON: u8 = 254;
/// The code of undefined behaviour.
pub(super) const UNDEFINED: u8 = 255;

/// An operation on scalars.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Operation {
    Binary(BinaryOp, Flags, u32),
    Compare(IntCc, bool, u32),
    /// From a width to another one.
    Cast(CastOp, Flags, u32, u32),
    /// The width of operands, that of the result, and the value of an operand that is an immediate.
    Call(Intrinsic, u32, u32, Option<bool>),
}

/// The results of an operation for all operands, poison among them: an operand's code is its value, or two to the power of its
/// width for poison. A result of two members is the first and above it the second.
pub(super) struct Table {
    pub(super) widths: Vec<u32>,
    /// The widths of the result's members.
    pub(super) result: Vec<u32>,
    codes: Vec<u8>,
}

impl Table {
    pub(super) fn get(&self, operands: &[u64]) -> u8 {
        let mut at = 0;
        for (&width, &operand) in self.widths.iter().zip(operands) {
            at = at * ((1 << width) + 1) + operand as usize;
        }
        self.codes[at]
    }

    fn of(operation: Operation) -> Table {
        let (widths, result, text) = written(operation);
        let module = llvm_reader::parse("table.ll", text.as_bytes())
            .unwrap_or_else(|e| panic!("{e}\n{text}"));
        let count = widths.iter().map(|w| (1 << w) + 1).product::<usize>();
        let mut codes = Vec::with_capacity(count);
        for at in 0..count {
            let (mut rest, mut args) = (at, Vec::new());
            for &width in widths.iter().rev() {
                let radix = (1 << width) + 1;
                let code = (rest % radix) as u64;
                rest /= radix;
                args.push(if code == 1 << width { Value::Poison } else { Value::new(code) });
            }
            args.reverse();
            codes.push(code(
                &call_function(&module, "f", &args, &Options::default()),
                &result,
                &text,
            ));
        }
        Table { widths, result, codes }
    }
}

fn code(outcome: &gpu_sim::Result<Value>, result: &[u32], text: &str) -> u8 {
    let one = |value: &Value| match value {
        Value::Poison => None,
        other => Some(other.bits().unwrap_or_else(|| panic!("{other:?} of\n{text}"))),
    };
    let members: Option<Vec<u64>> = match outcome {
        Err(fault) => {
            assert_eq!(fault.kind(), gpu_sim::fault::FaultKind::Undefined, "{fault}\n{text}");
            return UNDEFINED;
        }
        Ok(Value::Many(values)) => values.iter().map(one).collect(),
        Ok(value) => one(value).map(|v| vec![v]),
    };
    let Some(members) = members else { return POISON };
    let mut shift = 0;
    let mut code = 0;
    for (member, width) in members.iter().zip(result) {
        code |= member << shift;
        shift += width;
    }
    u8::try_from(code).expect("few bits")
}

/// Returns the widths of the operands and of the result's members, and a function that does the operation.
fn written(operation: Operation) -> (Vec<u32>, Vec<u32>, String) {
    let words = |flags: Flags| -> String { flags.names().map(|name| format!("{name} ")).collect() };
    match operation {
        Operation::Binary(op, flags, w) => {
            let line = format!("%r = {} {}i{w} %a, %b", op.name(), words(flags));
            let text = format!("define i{w} @f(i{w} %a, i{w} %b) {{\n{line}\nret i{w} %r\n}}\n");
            (vec![w, w], vec![w], text)
        }
        Operation::Compare(cc, same_sign, w) => {
            let flag = if same_sign { "samesign " } else { "" };
            let line = format!("%r = icmp {flag}{} i{w} %a, %b", cc.name());
            let text = format!("define i1 @f(i{w} %a, i{w} %b) {{\n{line}\nret i1 %r\n}}\n");
            (vec![w, w], vec![1], text)
        }
        Operation::Cast(op, flags, from, to) => {
            let line = format!("%r = {} {}i{from} %a to i{to}", op.name(), words(flags));
            let text = format!("define i{to} @f(i{from} %a) {{\n{line}\nret i{to} %r\n}}\n");
            (vec![from], vec![to], text)
        }
        Operation::Call(which, w, r, immediate) => called(which, w, r, immediate),
    }
}

/// Returns how many operands an intrinsic has that are no immediates.
pub(super) fn arity(which: Intrinsic) -> usize {
    use Intrinsic::{Abs, BitReverse, CtLz, CtPop, CtTz, FShl, FShr};
    match which {
        Abs | BitReverse | CtLz | CtPop | CtTz => 1,
        FShl | FShr => 3,
        _ => 2,
    }
}

/// Returns whether an intrinsic's result has a second member, a bit.
pub(super) fn has_overflow(which: Intrinsic) -> bool {
    which.base_name().is_some_and(|name| name.ends_with("overflow"))
}

fn called(
    which: Intrinsic,
    w: u32,
    r: u32,
    immediate: Option<bool>,
) -> (Vec<u32>, Vec<u32>, String) {
    let name = which.base_name().expect("a generic intrinsic");
    let suffix = if matches!(which, Intrinsic::SCmp | Intrinsic::UCmp) {
        format!("i{r}.i{w}")
    } else {
        format!("i{w}")
    };
    let (ret, members) = if has_overflow(which) {
        (format!("{{ i{w}, i1 }}"), vec![w, 1])
    } else {
        (format!("i{r}"), vec![r])
    };
    let count = arity(which);
    let params: Vec<String> = (0..count).map(|n| format!("i{w} %a{n}")).collect();
    let mut args = params.clone();
    let mut types: Vec<String> = vec![format!("i{w}"); count];
    if let Some(value) = immediate {
        args.push(format!("i1 {value}"));
        types.push("i1 immarg".to_owned());
    }
    let text = format!(
        "declare {ret} @llvm.{name}.{suffix}({})\ndefine {ret} @f({}) {{\n%r = call {ret} @llvm.{name}.{suffix}({})\nret {ret} %r\n}}\n",
        types.join(", "),
        params.join(", "),
        args.join(", ")
    );
    (vec![w; count], members, text)
}

/// The tables that were asked for.
#[derive(Default)]
pub(super) struct Tables {
    known: Map<Operation, Rc<Table>>,
}

impl Tables {
    pub(super) fn of(&mut self, operation: Operation) -> Rc<Table> {
        Rc::clone(self.known.entry(operation).or_insert_with(|| Rc::new(Table::of(operation))))
    }
}
