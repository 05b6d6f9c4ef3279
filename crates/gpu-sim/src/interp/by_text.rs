//! Intrinsics that are written as the PTX instruction that they stand for, and executed like inline
//! assembly: matrices (by all threads of a warp together), barrier objects, conversions of 8-bit floats, and
//! a few instructions on bit fields. So the two simulators share one definition of them, and a program may mix
//! the intrinsics with assembly.

use super::asm;
use super::builtin::Call;
use super::decoder::Decoder;
use super::shape::Scalar;
use crate::fault::{Fault, Result};
use crate::fragment::{Element, Fragment, Role, Scheme, Shape};
use ir::ssa::{Type, TypeKind, Value};
use std::rc::Rc;

/// An instruction: its mnemonic, and how many registers each group of operands takes.
struct Instruction {
    mnemonic: String,
    /// Executed by the whole warp.
    collective: bool,
    /// In the order of the instruction's text.
    groups: Vec<Group>,
}

/// Operands of the instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Group {
    /// All results.
    Results,
    /// The next argument, as an address.
    Address,
    /// This many arguments as one group.
    Registers(usize),
    /// An argument by itself.
    Scalar,
    /// The result, without braces.
    Result,
    /// An argument that is part of the mnemonic.
    Dropped,
    /// A constant argument, as a number.
    Constant,
}

/// Decodes a call of such an intrinsic (the parts of its name after `llvm.nvvm.`). False where it is none.
pub(crate) fn lower(
    d: &mut Decoder<'_, '_>,
    parts: &[&str],
    args: &[Value],
    ret: Type,
    dst: u32,
) -> Result<bool> {
    let instruction = match parts[0] {
        "wmma" => wmma(&parts[1..], args.len()),
        "mma" => mma(&parts[1..], args.len()),
        "ldmatrix" | "stmatrix" | "movmatrix" => tiles(parts, args.len()),
        "mapa" | "getctarank" | "isspacep" => cluster_address(d, parts, args),
        "mbarrier" => barrier_object(&parts[1..], args.len(), !ret.is_void()),
        _ => conversion(parts, args.len()).or_else(|| bit_field(d, parts, args)),
    };
    let Some(instruction) = instruction else { return Ok(false) };
    let results: Vec<Type> = match d.cx.types.kind(ret) {
        TypeKind::Struct { fields: Some(fields), .. } => fields.to_vec(),
        TypeKind::Void => Vec::new(),
        _ => vec![ret],
    };
    let mut next = 0;
    let mut operands: Vec<String> = Vec::new();
    let input = |n: usize| format!("${}", results.len() + n);
    for group in &instruction.groups {
        let text = match *group {
            Group::Results => braces((0..results.len()).map(|n| format!("${n}"))),
            Group::Address => format!("[{}]", input(next)),
            Group::Scalar => input(next),
            Group::Registers(count) => braces((next..next + count).map(input)),
            Group::Result => "$0".into(),
            Group::Dropped => {
                next += 1;
                continue;
            }
            Group::Constant => {
                let value = args.get(next).and_then(|v| v.constant());
                let value = value.and_then(|c| d.cx.consts.as_uint(c));
                let Some(value) = value else { return Ok(false) };
                value.to_string()
            }
        };
        next += match *group {
            Group::Results | Group::Result | Group::Dropped => 0,
            Group::Registers(count) => count,
            Group::Address | Group::Scalar | Group::Constant => 1,
        };
        operands.push(text);
    }
    if next != args.len() {
        return Err(Fault::input("an intrinsic with the wrong number of arguments"));
    }
    let body = format!("{} {};", instruction.mnemonic, operands.join(", "));
    let site = asm::instruction(d, &body, args, &results, instruction.collective)?;
    d.builtin(Call::Asm(Rc::new(site)), args, dst)?;
    Ok(true)
}

fn braces(list: impl Iterator<Item = String>) -> String {
    format!("{{{}}}", list.collect::<Vec<_>>().join(", "))
}

/// `.shared` and so on for the space of an intrinsic's pointer, by its suffix.
fn space(suffix: &str) -> Option<&'static str> {
    Some(match suffix {
        "p0" => "",
        "p1" => ".global",
        "p3" => ".shared",
        _ => return None,
    })
}

fn registers(scheme: Scheme, role: Role, shape: Shape, element: Element) -> usize {
    (Fragment { scheme, role, shape, element }).registers() as usize
}

/// Reads the part of the name after `wmma.`.
fn wmma(parts: &[&str], args: usize) -> Option<Instruction> {
    let (&geometry, rest) = parts.split_first()?;
    let shape = Shape::from_name(geometry)?;
    match rest {
        ["load", matrix, layout, rest @ ..] => {
            let (strided, [ty, pointer]) = stride(rest)?;
            let space = space(pointer)?;
            let mnemonic =
                format!("wmma.load.{matrix}.sync.aligned.{layout}.{geometry}{space}.{ty}");
            let mut groups = vec![Group::Results, Group::Address];
            groups.extend(strided.then_some(Group::Scalar));
            Some(Instruction { mnemonic, collective: true, groups })
        }
        ["store", "d", layout, rest @ ..] => {
            let (strided, [ty, pointer]) = stride(rest)?;
            let space = space(pointer)?;
            let mnemonic = format!("wmma.store.d.sync.aligned.{layout}.{geometry}{space}.{ty}");
            let values = args.checked_sub(1 + usize::from(strided))?;
            let mut groups = vec![Group::Address, Group::Registers(values)];
            groups.extend(strided.then_some(Group::Scalar));
            Some(Instruction { mnemonic, collective: true, groups })
        }
        ["mma", rest @ ..] => {
            let (bits, rest) = bit_operation(rest);
            let [a_layout, b_layout, rest @ ..] = rest else { return None };
            let (satfinite, types) = types(rest)?;
            let [d, a, b, c] = &types.names;
            let half = types.elements[0] == Element::from_name("f16")?;
            let named = if half { format!(".{d}.{c}") } else { format!(".{d}.{a}.{b}.{c}") };
            let rounding = if *d == "f64" { ".rn" } else { "" };
            let mnemonic = format!(
                "wmma.mma{bits}.sync.aligned.{a_layout}.{b_layout}.{geometry}{rounding}{named}{satfinite}"
            );
            let groups = factors(args, shape, &types, Scheme::Wmma)?;
            Some(Instruction { mnemonic, collective: true, groups })
        }
        _ => None,
    }
}

/// Reads the part of the name after `mma.`.
fn mma(parts: &[&str], args: usize) -> Option<Instruction> {
    let (bits, rest) = bit_operation(parts);
    let (sparse, rest) = match rest {
        ["sp", "ordered", "metadata", rest @ ..] => (".sp::ordered_metadata", rest),
        ["sp", rest @ ..] => (".sp", rest),
        rest => ("", rest),
    };
    let [geometry, a_layout, b_layout, rest @ ..] = rest else { return None };
    let shape = Shape::from_name(geometry)?;
    let (satfinite, types) = types(rest)?;
    let [d, a, b, c] = &types.names;
    let mnemonic = format!(
        "mma{sparse}.sync.aligned.{geometry}.{a_layout}.{b_layout}{satfinite}.{d}.{a}.{b}.{c}{bits}"
    );
    if !sparse.is_empty() {
        let [a, b, c] = types.elements;
        let packed = Shape { k: shape.k / 2, ..shape };
        let a = registers(Scheme::Mma, Role::A, packed, a);
        let b = registers(Scheme::Mma, Role::B, shape, b);
        let c = registers(Scheme::Mma, Role::C, shape, c);
        let factors = [a, b, c].map(Group::Registers);
        let mut groups = vec![Group::Results];
        groups.extend(factors);
        groups.extend([Group::Scalar, Group::Constant]);
        return (a + b + c + 2 == args).then_some(Instruction {
            mnemonic,
            collective: true,
            groups,
        });
    }
    let groups = factors(args, shape, &types, Scheme::Mma)?;
    Some(Instruction { mnemonic, collective: true, groups })
}

/// `ldmatrix`, `stmatrix` and `movmatrix`: nearly the mnemonic already.
fn tiles(parts: &[&str], args: usize) -> Option<Instruction> {
    if parts[0] == "movmatrix" {
        let groups = vec![Group::Results, Group::Registers(1)];
        return Some(Instruction {
            mnemonic: "movmatrix.sync.aligned.m8n8.trans.b16".into(),
            collective: true,
            groups,
        });
    }
    let (pointer, rest) = parts.split_last()?;
    let (ty, rest) = rest.split_last()?;
    let mnemonic = format!("{}{}.{ty}", rest.join("."), space(pointer)?);
    let groups = if parts[0] == "ldmatrix" {
        vec![Group::Results, Group::Address]
    } else {
        vec![Group::Address, Group::Registers(args.checked_sub(1)?)]
    };
    Some(Instruction { mnemonic, collective: true, groups })
}

/// Whether `stride` comes first, and the two parts after it.
fn stride<'p>(parts: &[&'p str]) -> Option<(bool, [&'p str; 2])> {
    match *parts {
        ["stride", ty, pointer] => Some((true, [ty, pointer])),
        [ty, pointer] => Some((false, [ty, pointer])),
        _ => None,
    }
}

/// `.xor.popc` where the name has it, and what follows.
fn bit_operation<'p, 'q>(parts: &'q [&'p str]) -> (String, &'q [&'p str]) {
    match parts {
        [op @ ("xor" | "and"), "popc", rest @ ..] => (format!(".{op}.popc"), rest),
        _ => (String::new(), parts),
    }
}

/// Types of D, A, B and C by name, and of A, B and C.
struct Types {
    names: [String; 4],
    elements: [Element; 3],
}

/// The element types of a multiplication: an intrinsic names those of D and C for halves, otherwise those of A
/// and B, once if they are the same.
fn types(parts: &[&str]) -> Option<(&'static str, Types)> {
    let satfinite = if parts.contains(&"satfinite") { ".satfinite" } else { "" };
    let kept: Vec<&str> = parts
        .iter()
        .copied()
        .filter(|p| !matches!(*p, "satfinite" | "rn" | "rz" | "rm" | "rp"))
        .collect();
    let float = |name: &str| matches!(name, "f16" | "f32");
    let names: [&str; 4] = match kept[..] {
        [d, c] if float(d) && float(c) => [d, "f16", "f16", c],
        ["f64"] => ["f64"; 4],
        [d, a @ ("e4m3" | "e5m2"), b @ ("e4m3" | "e5m2"), c] => [d, a, b, c],
        [t @ ("bf16" | "tf32")] => ["f32", t, t, "f32"],
        [t] => ["s32", t, t, "s32"],
        [a, b] => ["s32", a, b, "s32"],
        _ => return None,
    };
    let element = |n: usize| Element::from_name(names[n]);
    let elements = [element(1)?, element(2)?, element(3)?];
    Some((satfinite, Types { names: names.map(str::to_owned), elements }))
}

/// The arguments of a multiplication as the groups A, B and C.
fn factors(args: usize, shape: Shape, types: &Types, scheme: Scheme) -> Option<Vec<Group>> {
    let [a, b, c] = types.elements;
    let c = registers(scheme, Role::C, shape, c);
    let (a, b) = if scheme == Scheme::Wmma && Some(a) == Element::from_name("f16") {
        // `wmma` holds every half of A and B twice.
        let both = args.checked_sub(c)?;
        (both / 2, both - both / 2)
    } else {
        (registers(scheme, Role::A, shape, a), registers(scheme, Role::B, shape, b))
    };
    (a + b + c == args).then(|| {
        vec![Group::Results, Group::Registers(a), Group::Registers(b), Group::Registers(c)]
    })
}

/// Reads the part of the name after `mbarrier.`.
fn barrier_object(parts: &[&str], args: usize, result: bool) -> Option<Instruction> {
    let mut operation = String::from("mbarrier");
    let (mut meaning, mut scope, mut space) = (None, None, "");
    let mut rest = parts.iter();
    while let Some(&part) = rest.next() {
        match part {
            "scope" => scope = Some(*rest.next()?),
            "space" => {
                space = if *rest.next()? == "cta" { ".shared::cta" } else { ".shared::cluster" };
            }
            "shared" => space = ".shared",
            "relaxed" => meaning = Some("relaxed"),
            // A time limit: one more argument.
            "tl" => {}
            // The second words of `test_wait`, `expect_tx` and `pending_count`.
            "wait" | "tx" | "count" => {
                operation.push('_');
                operation.push_str(part);
            }
            _ => {
                operation.push('.');
                operation.push_str(part);
            }
        }
    }
    if let Some(scope) = scope {
        let waits = operation.ends_with("wait") || operation.ends_with("parity");
        let alone = matches!(&*operation, "mbarrier.expect_tx" | "mbarrier.complete_tx");
        let usual = if alone {
            "relaxed"
        } else if waits {
            "acquire"
        } else {
            "release"
        };
        operation = format!("{operation}.{}.{scope}", meaning.unwrap_or(usual));
    }
    let mut groups = Vec::new();
    groups.extend(result.then_some(Group::Result));
    if operation.contains("pending_count") {
        groups.push(Group::Scalar);
    } else {
        groups.push(Group::Address);
        groups.extend((1..args).map(|_| Group::Scalar));
    }
    // Where the barrier may be of another block, an arrival gives no state.
    if !result && operation.starts_with("mbarrier.arrive") {
        space = if space.is_empty() { "" } else { ".shared::cluster" };
        groups.insert(0, Group::Results);
    }
    Some(Instruction { mnemonic: format!("{operation}{space}.b64"), collective: false, groups })
}

/// Addresses of a cluster: `mapa`, `getctarank`, and whether an address is of the block's own shared memory.
fn cluster_address(d: &Decoder<'_, '_>, parts: &[&str], args: &[Value]) -> Option<Instruction> {
    let (Scalar::Ptr { bits, .. }, 1) = d.lanes_of(d.ty(*args.first()?)).ok()? else {
        return None;
    };
    let mnemonic = match parts {
        ["mapa"] => "mapa.u64".to_owned(),
        ["mapa", "shared", "cluster"] => format!("mapa.shared::cluster.u{bits}"),
        ["getctarank"] => "getctarank.u64".to_owned(),
        ["getctarank", "shared", "cluster"] => format!("getctarank.shared::cluster.u{bits}"),
        ["isspacep", "shared"] => "isspacep.shared::cta".to_owned(),
        _ => return None,
    };
    let mut groups = vec![Group::Result];
    groups.extend(args.iter().map(|_| Group::Scalar));
    Some(Instruction { mnemonic, collective: false, groups })
}

/// `ff.to.e4m3x2.rn`, `e4m3x2.to.f16x2.rn` and so on.
fn conversion(parts: &[&str], args: usize) -> Option<Instruction> {
    let [from, "to", to, modifiers @ ..] = parts else { return None };
    let small = |ty: &str| matches!(ty, "e4m3x2" | "e5m2x2");
    if !small(from) && !small(to) {
        return None;
    }
    let from = if *from == "ff" { "f32" } else { from };
    let mut mnemonic = format!("cvt.{}", modifiers.join("."));
    // Narrowing to 8 bits always saturates, said or not.
    if small(to) && !modifiers.contains(&"satfinite") {
        mnemonic = mnemonic.replacen("cvt.rn", "cvt.rn.satfinite", 1);
    }
    if let Some(rest) = mnemonic.strip_suffix(".relu.satfinite") {
        mnemonic = format!("{rest}.satfinite.relu");
    }
    let mut groups = vec![Group::Result];
    groups.extend((0..args).map(|_| Group::Scalar));
    Some(Instruction { mnemonic: format!("{mnemonic}.{to}.{from}"), collective: false, groups })
}

/// Bit fields: `flo`, `bmsk`, `sext`, `zext`.
fn bit_field(d: &Decoder<'_, '_>, parts: &[&str], args: &[Value]) -> Option<Instruction> {
    let mut groups = vec![Group::Result];
    groups.extend(args.iter().map(|_| Group::Scalar));
    let mnemonic = match parts {
        ["flo", sign, width] => {
            let amount = args.get(1).and_then(|v| v.constant());
            let amount = amount.and_then(|c| d.cx.consts.as_uint(c))? == 1;
            groups = vec![Group::Result, Group::Scalar, Group::Dropped];
            let bits = width.strip_prefix('i')?;
            format!("bfind{}.{sign}{bits}", if amount { ".shiftamt" } else { "" })
        }
        ["bmsk", mode @ ("clamp" | "wrap")] => format!("bmsk.{mode}.b32"),
        ["sext", mode @ ("clamp" | "wrap")] => format!("szext.{mode}.s32"),
        ["zext", mode @ ("clamp" | "wrap")] => format!("szext.{mode}.u32"),
        _ => return None,
    };
    Some(Instruction { mnemonic, collective: false, groups })
}
