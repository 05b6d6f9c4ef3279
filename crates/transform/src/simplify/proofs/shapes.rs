//! Functions of the shapes that rules of several instructions look for, with all constants.

use super::{Passes, Prover, Shape, Summary};

/// Lines of functions of `%a`, `%b` (of `W` bits) and `%c` (a bit) that return `%r`, `R` being its type; `X` and `Y` stand for all
/// numbers of `W` bits, `V` for vectors of two of them.
const SHAPES: [(&str, &str); 31] = [
    ("iW", "%x = or disjoint iW %b, X\n %r = or disjoint iW %a, %x"),
    ("iW", "%x = udiv iW %a, X\n %r = udiv iW %x, Y"),
    ("iW", "%x = ashr iW %a, X\n %r = and iW %x, Y"),
    ("iW", "%x = ashr exact iW %a, X\n %r = and iW %x, Y"),
    ("iW", "%x = or iW %a, X\n %r = and iW %x, Y"),
    ("iW", "%x = xor iW %a, X\n %r = and iW %x, Y"),
    ("iW", "%x = and iW %b, X\n %y = or iW %a, %x\n %r = and iW %y, Y"),
    ("i1", "%x = icmp slt iW %a, %b\n %y = icmp sge iW %a, %b\n %r = and i1 %x, %y"),
    ("iW", "%x = and iW %a, X\n %r = or iW %x, Y"),
    ("iW", "%x = shl iW %a, X\n %r = ashr iW %x, X"),
    ("iW", "%x = trunc nuw iW %a to i1\n %r = zext i1 %x to iW"),
    ("iW", "%x = lshr iW %a, X\n %y = trunc iW %x to i1\n %r = zext i1 %y to iW"),
    ("iW", "%r = ashr iW -1, %a"),
    ("iW", "%x = lshr exact iW %a, X\n %r = shl nuw iW %x, Y"),
    ("iW", "%x = lshr iW %a, X\n %y = and iW %x, 3\n %r = shl iW %y, Y"),
    ("iW", "%x = lshr iW %a, X\n %y = and iW %x, 2\n %r = shl nuw iW %y, Y"),
    (
        "i5",
        "%z = zext iW %a to i5\n %s = lshr i5 %z, X\n %x = trunc i5 %s to i2\n %y = and i2 %x, 2\n %r = zext nneg i2 %y to i5",
    ),
    ("iW", "%x = ashr exact iW %a, X\n %r = shl nsw iW %x, Y"),
    ("iW", "%x = lshr exact iW %a, X\n %r = lshr exact iW %x, Y"),
    ("iW", "%x = shl nuw iW %a, X\n %r = lshr exact iW %x, Y"),
    ("iW", "%x = shl nsw iW %a, X\n %r = ashr exact iW %x, Y"),
    ("iW", "%x = ashr exact iW %a, X\n %r = ashr exact iW %x, Y"),
    ("iW", "%x = and iW %a, X\n %y = trunc iW %x to i1\n %r = sext i1 %y to iW"),
    ("i1", "%x = zext nneg iW %a to i5\n %y = zext nneg iW %b to i5\n %r = icmp slt i5 %x, %y"),
    ("i1", "%x = sext iW %a to i5\n %y = sext iW %b to i5\n %r = icmp ult i5 %x, %y"),
    ("i1", "%x = and iW %a, X\n %r = icmp ne iW %x, Y"),
    ("i1", "%x = add nsw iW %a, %b\n %y = add nsw iW X, %b\n %r = icmp slt iW %x, %y"),
    ("i1", "%x = sub nuw iW %a, %b\n %y = sub nuw iW X, %b\n %r = icmp ult iW %x, %y"),
    (
        "iW",
        "%k = icmp sgt iW %a, %b\n %x = sub iW %a, %b\n %y = sub iW %b, %a\n %r = select i1 %k, iW %x, iW %y",
    ),
    (
        "iW",
        "%k = icmp ult iW %a, %b\n %x = sub nuw iW %a, %b\n %y = sub iW %b, %a\n %r = select i1 %k, iW %y, iW %x",
    ),
    ("iW", "%k = icmp slt iW %a, X\n %x = sub nsw iW 0, %a\n %r = select i1 %k, iW %x, iW %a"),
];

/// The same of vectors and aggregates.
const VECTORS: [&str; 6] = [
    "%x = extractelement V %a, i32 1\n %y = insertelement V %a, iW %x, i32 1\n %r = add V %y, %b",
    "%x = extractelement V %a, i32 0\n %y = extractelement V %a, i32 1\n %z = insertelement V %b, iW %x, i32 0\n %r = insertelement V %z, iW %y, i32 1",
    "%x = insertelement V %a, iW X, i32 0\n %y = extractelement V %x, i32 1\n %r = insertelement V %b, iW %y, i32 0",
    "%x = shufflevector V %a, V %b, <2 x i32> <i32 1, i32 poison>\n %r = shufflevector V %x, V poison, <2 x i32> <i32 1, i32 0>",
    "%x = shufflevector <2 x i1> %c, <2 x i1> poison, <2 x i32> <i32 1, i32 1>\n %r = select <2 x i1> %x, V %a, V %b",
    "%k = extractelement <2 x i1> %c, i32 0\n %x = insertelement <2 x i1> poison, i1 %k, i32 0\n %y = insertelement <2 x i1> %x, i1 %k, i32 1\n %r = select <2 x i1> %y, V %a, V %b",
];

/// Proves all of them, of two to four bits.
pub(super) fn prove(summary: &mut Summary) {
    for width in 2..=4u32 {
        let vector = format!("<2 x i{width}>");
        for (ret, lines) in SHAPES {
            prove_lines(summary, width, &format!("i{width}"), ret, "i1", lines);
        }
        for lines in VECTORS.iter().filter(|_| width <= 2) {
            prove_lines(summary, width, &vector, "V", "<2 x i1>", lines);
        }
    }
}

fn prove_lines(summary: &mut Summary, width: u32, ty: &str, ret: &str, bit: &str, lines: &str) {
    let numbers = |named: bool| if named { 1u64 << width } else { 1 };
    for x in 0..numbers(lines.contains('X')) {
        for y in 0..numbers(lines.contains('Y')) {
            for defined in ["", "noundef "] {
                let number = |n: u64| n.to_string();
                let text = format!("define {ret} @f({ty} {defined}%a, {ty} {defined}%b, {bit} {defined}%c) {{\n {lines}\n ret {ret} %r\n}}\n")
                    .replace('V', &format!("<2 x i{width}>"))
                    .replace('X', &number(x))
                    .replace('Y', &number(y))
                    .replace("iW", &format!("i{width}"));
                let shape = Shape {
                    width,
                    lanes: 1 + u32::from(ty.starts_with('<')),
                    defined: !defined.is_empty(),
                    length: 0,
                    branches: false,
                };
                prove_text(summary, shape, &text);
            }
        }
    }
}

fn prove_text(summary: &mut Summary, shape: Shape, text: &str) {
    let module =
        llvm_reader::parse("shape.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}\n{text}"));
    let (global, id) = module.definitions().next().expect("a function");
    let body = module.bodies[id].clone();
    let mut prover =
        Prover { cx: module.cx, tables: std::mem::take(&mut summary.tables), ..Prover::new() };
    for passes in [Passes::InstCombine, Passes::EarlyCse] {
        prover.check(shape, global, &body, passes);
    }
    summary.functions += 1;
    summary.changed += prover.changed;
    summary.fired.extend(prover.fired);
    summary.wrong.extend(prover.wrong);
    summary.tables = prover.tables;
}
