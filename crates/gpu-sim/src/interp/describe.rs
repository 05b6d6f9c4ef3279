//! The text of an instruction for messages.

use super::program::Program;
use ir::ssa::{Body, CastOp, ConstData, Global, Inst, InstKind, Value, ValueKind};
use std::fmt::Write as _;

/// `%x = add i32 %a, 5`, roughly: names, types and the kind of instruction, without flags and metadata.
pub(crate) fn instruction(program: &Program<'_>, function: u32, inst: Inst) -> String {
    let global = Global::from_u32(function);
    let Some(body) = program.module.body(global) else { return String::new() };
    let cx = program.cx();
    let data = &body.insts[inst];
    let mut out = String::new();
    if let Some(result) = body.result(inst) {
        let _ = write!(out, "{} = ", operand(program, body, result.into()));
    }
    out.push_str(data.kind.name());
    match &data.kind {
        InstKind::ICmp { cc, .. } => {
            let _ = write!(out, " {}", cc.name());
        }
        InstKind::FCmp { cc, .. } => {
            let _ = write!(out, " {}", cc.name());
        }
        InstKind::AtomicRmw { op, .. } => {
            let _ = write!(out, " {}", op.name());
        }
        _ => {}
    }
    let shown = match &data.kind {
        InstKind::Load { .. } | InstKind::Cast { op: CastOp::Trunc, .. } => body.result(inst),
        _ => None,
    };
    if let Some(local) = shown {
        let _ = write!(out, " {},", cx.types.display(body.locals[local].ty));
    }
    let mut n = 0;
    data.kind.for_each_value(body, |value| {
        let _ = write!(out, "{} ", if n == 0 { "" } else { "," });
        n += 1;
        let ty = body.value_type(value, cx);
        if n <= 8 {
            let _ = write!(out, "{} {}", cx.types.display(ty), operand(program, body, value));
        } else if n == 9 {
            out.push_str("...");
        }
    });
    out
}

fn operand(program: &Program<'_>, body: &Body, value: Value) -> String {
    let cx = program.cx();
    match value.kind() {
        ValueKind::Local(local) => match body.local_name(local) {
            Some(name) => format!("%{name}"),
            None => format!("%<{}>", local.as_u32()),
        },
        ValueKind::Const(c) => match &cx.consts[c] {
            ConstData::Int { .. } => cx.consts.as_int(c).map_or(String::new(), |v| v.to_string()),
            ConstData::Float { bits, .. } => format!("{bits:#x}"),
            ConstData::Global { global, .. } => format!("@{}", cx.globals[*global].name),
            ConstData::Zero(_) => "zeroinitializer".into(),
            ConstData::Undef(_) => "undef".into(),
            ConstData::Poison(_) => "poison".into(),
            ConstData::InlineAsm(asm) => {
                format!("asm \"{}\"", String::from_utf8_lossy(&asm.template).escape_debug())
            }
            _ => "constant".into(),
        },
        ValueKind::Metadata(_) => "metadata".into(),
    }
}
