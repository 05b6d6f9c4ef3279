//! `intel-printf`: `printf` becomes stores of records to a buffer that the runtime reads when the kernel has ended.
//!
//! The driver passes the buffer's address (`printf_buffer`). Its first doubleword is where the next record begins: an atomic addition gets
//! room for one. A record is the address of the format, 8 bytes, and for each argument a doubleword with a number for its type, for
//! vectors one with how many there are, and the value; elements of fewer than 4 bytes take 4. Formats and strings are in a section of
//! their own, which the driver keeps where the host reads it. A record that does not fit into the buffer's 4 MiB is marked by -1 for
//! its format, and `printf` gives -1. All of this as Intel's compiler (22.43) writes it.
//!
//! Each kind of call becomes a function with as many arguments, to be inlined. The pass runs after all other inlining,
//! when strings passed to functions are known. A string may be one of several literals, selected by conditions.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use ir::diagnostic::Diagnostic;
use ir::pass::{Change, Entry, Need, PassCx, PassInfo};
use ir::ssa::image::{AddressRules, Image};
use ir::ssa::{
    Body, Builder, CastOp, Context, FuncBody, InsertPoint, Inst, InstKind, Module, Type, TypeKind,
    Value, ValueKind, ValueMap,
};

use crate::target::opencl::CONSTANT;

/// EuFunction that returns the address of the buffer.
pub(crate) const BUFFER: &str = "lanelift_printf_buffer";
/// Its mangled name.
const BUFFER_MANGLED: &str = "_Z22lanelift_printf_bufferv";
/// The section of formats and strings.
pub(crate) const STRINGS: &str = ".data.const.string";
/// Bytes of the buffer.
const BUFFER_BYTES: u32 = 4 << 20;

/// Maximum depth of conditions that select a string.
const CHOICES: u32 = 6;

/// Numbers of types.
const INT: u32 = 3;
const FLOAT: u32 = 4;
const STRING: u32 = 5;
const LONG: u32 = 6;
const POINTER: u32 = 7;
const DOUBLE: u32 = 8;
const VECTOR_OF_BYTES: u32 = 9;
const VECTOR_OF_SHORTS: u32 = 10;
const VECTOR_OF_INTS: u32 = 11;
const VECTOR_OF_LONGS: u32 = 12;
const VECTOR_OF_FLOATS: u32 = 13;
const VECTOR_OF_DOUBLES: u32 = 14;

/// An argument as it is written.
enum Argument {
    /// The address of a string.
    Text(Text),
    /// A value, and the number of its type.
    Value(Value, u32),
}

/// A string.
enum Text {
    /// One of the strings, by its number.
    Literal(usize),
    /// The first if the condition holds, or else the second.
    Choice(Value, Box<[Text; 2]>),
}

/// A call of `printf`.
struct Call {
    inst: Inst,
    /// The number of its format.
    format: usize,
    arguments: Vec<Argument>,
}

/// Strings and functions to add to the module.
#[derive(Default)]
struct Added {
    /// The bytes of formats and strings, with the zero at the end.
    strings: Vec<Vec<u8>>,
    numbers: BTreeMap<Vec<u8>, usize>,
    /// Functions by what they are given.
    functions: BTreeMap<String, usize>,
    text: String,
}

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "intel-printf",
    about: "Makes printf write records to the driver's buffer.",
    contract: "After inlining and simplification; calls with formats or strings that are no literals stay, for selection to refuse.",
    need: Need::Required,
    entry: Entry::Module(|| Box::new(lower_calls)),
};

fn lower_calls(
    module: &mut Module,
    (): &mut (),
    stats: &mut PassCx<'_>,
) -> Result<Change, Diagnostic> {
    let calls = lower(module)?;
    stats.stat("calls of printf", calls);
    Ok(Change::when(calls > 0))
}

/// Makes calls of `printf` write records, and counts them. Left as they are, for selection to refuse, are calls whose format or
/// strings are no literals, and of what cannot be printed.
fn lower(module: &mut Module) -> Result<u64, Diagnostic> {
    let Some(printf) = module.cx.find_global("printf") else { return Ok(0) };
    if !module.cx.globals[printf].is_declaration() {
        return Ok(0);
    }
    let mut added = Added::default();
    let mut calls: Vec<(FuncBody, Vec<(Call, usize)>)> = Vec::new();
    let bodies: Vec<FuncBody> = module.definitions().map(|d| d.1).collect();
    for id in bodies {
        let mut found = Vec::new();
        let body = &module.bodies[id];
        for inst in body.all_insts() {
            let InstKind::Call { callee, .. } = &body.insts[inst].kind else { continue };
            if module.cx.direct_callee(*callee) != Some(printf) {
                continue;
            }
            found.push(inst);
        }
        let mut list = Vec::new();
        for inst in found {
            let body = &module.bodies[id];
            let Some(call) = read(&mut module.cx, body, inst, &mut added) else { continue };
            let function = added.function(&module.cx, body, &call);
            list.push((call, function));
        }
        if !list.is_empty() {
            calls.push((id, list));
        }
    }
    if calls.is_empty() {
        return Ok(0);
    }
    let mut count = 0;
    let text = added.module_text();
    let whole = std::mem::replace(module, Module::new(""));
    *module = llvm_reader::parse_onto(whole, "printf.ll", text.as_bytes())?;
    for (id, list) in calls {
        let body = &mut module.bodies[id];
        let mut replaced = ValueMap::new();
        count += list.len() as u64;
        for (call, function) in list {
            let cx = &mut module.cx;
            let Some(function) = cx.find_global(&function_name(function)) else { continue };
            let mut b = Builder::new(body, cx, InsertPoint::Before(call.inst));
            let mut args = vec![address(&mut b, &Text::Literal(call.format))];
            for argument in &call.arguments {
                args.push(match argument {
                    Argument::Text(text) => address(&mut b, text),
                    Argument::Value(value, _) => *value,
                });
            }
            let new = b.call(function, &args);
            if let (Some(old), Some(new)) = (body.result(call.inst), body.result(new)) {
                replaced[old] = Some(Value::from(new)).into();
            }
            body.remove_inst(call.inst);
        }
        body.rewrite(&replaced);
    }
    Ok(count)
}

/// The address of a string that has been added.
fn address(b: &mut Builder<'_>, text: &Text) -> Value {
    match text {
        Text::Literal(n) => match b.cx.find_global(&string_name(*n)) {
            Some(global) => b.cx.global_address(global).into(),
            None => b.cx.consts.zero(Type::ptr(CONSTANT)).into(),
        },
        Text::Choice(condition, choices) => {
            let [then, otherwise] = choices.each_ref().map(|text| address(b, text));
            b.select(*condition, then, otherwise)
        }
    }
}

/// A string that is a literal, or one of several by conditions. `depth` bounds how many of them follow each other.
fn text(cx: &Context, body: &Body, value: Value, added: &mut Added, depth: u32) -> Option<Text> {
    if let Some(InstKind::Select { args: [condition, then, otherwise], .. }) = body.def_kind(value)
    {
        let depth = depth.checked_sub(1)?;
        let then = text(cx, body, *then, added, depth)?;
        let otherwise = text(cx, body, *otherwise, added, depth)?;
        return Some(Text::Choice(*condition, Box::new([then, otherwise])));
    }
    Some(Text::Literal(added.string(literal(cx, value)?)))
}

fn string_name(n: usize) -> String {
    format!("lanelift.string.{n}")
}

fn function_name(n: usize) -> String {
    format!("lanelift.printf.{n}")
}

/// The bytes of a string literal, up to its zero and with it.
fn literal(cx: &Context, value: Value) -> Option<Vec<u8>> {
    let global = cx.consts.as_global(value.constant()?)?;
    let initializer = cx.globals[global].variable()?.initializer?;
    let image = Image::of(cx, initializer, AddressRules::RELOCATED).ok()?;
    let mut text: Vec<u8> = image.bytes.iter().copied().take_while(|&b| b != 0).collect();
    let ends = (text.len() as u64) < image.size();
    text.push(0);
    ends.then_some(text)
}

/// The letters of a format's conversions, one for each argument.
fn conversions(format: &[u8]) -> Vec<u8> {
    let mut found = Vec::new();
    let mut bytes = format.iter().copied();
    while let Some(byte) = bytes.next() {
        if byte != b'%' {
            continue;
        }
        for byte in bytes.by_ref() {
            match byte {
                b'*' => found.push(b'*'),
                b'%' => break,
                // Flags, widths, vectors (`v4`), lengths.
                b'-' | b'+' | b' ' | b'#' | b'.' | b'0'..=b'9' | b'v' | b'h' | b'l' => {}
                conversion => {
                    found.push(conversion);
                    break;
                }
            }
        }
    }
    found
}

/// Reads the arguments of a call; None if its format or a string is no literal, or a value cannot
/// be printed.
fn read(cx: &mut Context, body: &Body, inst: Inst, added: &mut Added) -> Option<Call> {
    let InstKind::Call { args, .. } = &body.insts[inst].kind else { return None };
    let args = body.list(*args).to_vec();
    let (first, rest) = args.split_first()?;
    let format = literal(cx, *first)?;
    let conversions = conversions(&format);
    let mut arguments = Vec::new();
    for (n, &value) in rest.iter().enumerate() {
        arguments.push(if conversions.get(n) == Some(&b's') {
            Argument::Text(text(cx, body, value, added, CHOICES)?)
        } else {
            printed(cx, body, value)?
        });
    }
    Some(Call { inst, format: added.string(format), arguments })
}

/// A value as it is written, and the number of its type.
fn printed(cx: &mut Context, body: &Body, value: Value) -> Option<Argument> {
    let ty = body.value_type(value, cx);
    let element = cx.types.scalar(ty);
    let is_vector = cx.types.vector_parts(ty).is_some();
    if ty == Type::DOUBLE {
        // If a float was extended to a double for the call, a device without doubles can print the
        // float.
        if let Some(InstKind::Cast { op: CastOp::FpExt, value: narrow, .. }) = body.def_kind(value)
            && body.value_type(*narrow, cx) == Type::FLOAT
        {
            return Some(Argument::Value(*narrow, FLOAT));
        }
        if let ValueKind::Const(c) = value.kind()
            && let Some((_, bits)) = cx.consts.as_float_bits(c)
        {
            return Some(Argument::Value(cx.consts.int(Type::I64, bits).into(), DOUBLE));
        }
    }
    let number = match (cx.types.kind(element), element, is_vector) {
        (TypeKind::Int(32), _, false) => INT,
        (TypeKind::Int(64), _, false) => LONG,
        (TypeKind::Ptr(_), _, false) => POINTER,
        (TypeKind::Int(8), _, true) => VECTOR_OF_BYTES,
        (TypeKind::Int(16), _, true) => VECTOR_OF_SHORTS,
        (TypeKind::Int(32), _, true) => VECTOR_OF_INTS,
        (TypeKind::Int(64), _, true) => VECTOR_OF_LONGS,
        (_, Type::FLOAT, false) => FLOAT,
        (_, Type::DOUBLE, false) => DOUBLE,
        // Half floats are written as floats.
        (_, Type::FLOAT | Type::HALF, true) => VECTOR_OF_FLOATS,
        (_, Type::DOUBLE, true) => VECTOR_OF_DOUBLES,
        _ => return None,
    };
    Some(Argument::Value(value, number))
}

impl Added {
    /// The number of a string.
    fn string(&mut self, bytes: Vec<u8>) -> usize {
        let next = self.strings.len();
        let number = *self.numbers.entry(bytes.clone()).or_insert(next);
        if number == next {
            self.strings.push(bytes);
        }
        number
    }

    /// The number of the function that does a call.
    fn function(&mut self, cx: &Context, body: &Body, call: &Call) -> usize {
        let strings = format!("ptr addrspace({CONSTANT})");
        let mut params = vec![format!("{strings} %format")];
        let mut record = Record { text: String::new(), at: 0, lines: 0 };
        record.store_pointer("%format", &strings);
        for (n, argument) in call.arguments.iter().enumerate() {
            let name = format!("%a{n}");
            match argument {
                Argument::Text(_) => {
                    params.push(format!("{strings} {name}"));
                    record.store("i32", &STRING.to_string());
                    record.store_pointer(&name, &strings);
                }
                Argument::Value(value, number) => {
                    let ty = body.value_type(*value, cx);
                    let shown = cx.types.display(ty).to_string();
                    params.push(format!("{shown} {name}"));
                    record.store("i32", &number.to_string());
                    match cx.types.vector_parts(ty) {
                        Some((element, lanes)) => {
                            record.store("i32", &lanes.to_string());
                            let element = cx.types.display(element).to_string();
                            record.store_elements(&name, &shown, &element, lanes);
                        }
                        None if ty.is_ptr() => record.store_pointer(&name, &shown),
                        None => record.store(&shown, &name),
                    }
                }
            }
        }
        let key = params.join(", ") + &record.text;
        let next = self.functions.len();
        let number = *self.functions.entry(key).or_insert(next);
        if number == next {
            let (name, params) = (function_name(next), params.join(", "));
            let (size, stores) = (record.at, record.text);
            let room = BUFFER_BYTES.saturating_sub(size);
            let mark = BUFFER_BYTES - 4;
            let _ = write!(
                self.text,
                "define internal spir_func i32 @{name}({params}) alwaysinline {{\n  \
                 %buffer = call spir_func ptr addrspace(1) @{BUFFER_MANGLED}()\n  \
                 %at = atomicrmw add ptr addrspace(1) %buffer, i32 {size} monotonic\n  \
                 %fits = icmp ule i32 %at, {room}\n  %offset = zext i32 %at to i64\n  \
                 %record = getelementptr i8, ptr addrspace(1) %buffer, i64 %offset\n  \
                 br i1 %fits, label %write, label %full\nwrite:\n{stores}  ret i32 0\nfull:\n  \
                 %mark = icmp ule i32 %at, {mark}\n  br i1 %mark, label %say, label %end\nsay:\n  \
                 store i32 -1, ptr addrspace(1) %record, align 4\n  br label %end\nend:\n  \
                 ret i32 -1\n}}\n"
            );
        }
        number
    }

    /// All of it as LLVM IR.
    fn module_text(&self) -> String {
        let mut text = format!("declare spir_func ptr addrspace(1) @{BUFFER_MANGLED}()\n");
        for (n, bytes) in self.strings.iter().enumerate() {
            let (name, count) = (string_name(n), bytes.len());
            let bytes: String = bytes.iter().map(|b| format!("\\{b:02X}")).collect();
            let _ = writeln!(
                text,
                "@{name} = internal addrspace({CONSTANT}) constant [{count} x i8] c\"{bytes}\", \
                 section \"{STRINGS}\", align 1"
            );
        }
        text + &self.text
    }
}

/// Stores to a record, one after the other.
struct Record {
    text: String,
    /// Bytes so far.
    at: u32,
    /// Values so far.
    lines: u32,
}

impl Record {
    /// A new value's name.
    fn value(&mut self) -> String {
        self.lines += 1;
        format!("%t{}", self.lines)
    }

    /// A number of 4 or 8 bytes.
    fn store(&mut self, ty: &str, value: &str) {
        let place = self.value();
        let at = self.at;
        let _ = write!(
            self.text,
            "  {place} = getelementptr i8, ptr addrspace(1) %record, i64 {at}\n  \
             store {ty} {value}, ptr addrspace(1) {place}, align 4\n"
        );
        self.at += if matches!(ty, "i64" | "double") { 8 } else { 4 };
    }

    /// A pointer, as 8 bytes.
    fn store_pointer(&mut self, pointer: &str, ty: &str) {
        let number = self.value();
        let _ = writeln!(self.text, "  {number} = ptrtoint {ty} {pointer} to i64");
        self.store("i64", &number);
    }

    /// The elements of a vector.
    fn store_elements(&mut self, vector: &str, ty: &str, element: &str, lanes: u32) {
        for lane in 0..lanes {
            let own = self.value();
            let _ = writeln!(self.text, "  {own} = extractelement {ty} {vector}, i32 {lane}");
            let (widen, to) = match element {
                "i8" | "i16" => ("sext", "i32"),
                "half" => ("fpext", "float"),
                _ => {
                    self.store(element, &own);
                    continue;
                }
            };
            let wide = self.value();
            let _ = writeln!(self.text, "  {wide} = {widen} {element} {own} to {to}");
            self.store(to, &wide);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn conversions_of_a_format() {
        assert_eq!(conversions(b"100%% %5.2f %*d %v4hlf%-8s\n\0"), b"f*dfs");
        assert_eq!(conversions(b"%"), b"");
    }
}
