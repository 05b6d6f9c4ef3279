//! Inline assembly: constraints, operands, and the text with its operands put in.
//!
//! Constraint letters are LLVM's for NVPTX: `b` a predicate, `h` and `c` 16 bits, `r` and `f` 32, `l`
//! and `d` 64, `q` 128; `n`, `i` and `s` constants, `m` memory. A value whose register is of another
//! width (a byte, a boolean, a pointer to shared memory) is converted before and after. In the
//! text `$0` and `${0:n}` are operands, `$$` is a dollar, `$(a$|b$)` are variants, of which the first
//! counts; braces and bars alone are PTX's own.

use crate::isel::shape::{class_bits, scalar_piece};
use crate::isel::{Arg, Isel, Lowered, Piece, by_width};
use crate::target::modifiers::{CvtMods, Ty};
use crate::target::table::{B16, B32, B64, B128, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::{Operand, RegClass, RegOperand, VReg};
use ir::ssa::{InlineAsm, Inst, InstKind, IntCc, Type, TypeKind, Value};
use smallvec::SmallVec;
use std::fmt::Write as _;

/// Operand kind of a constraint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ConstraintKind {
    /// A register of a class.
    Register(RegClass),
    /// A constant, or if there is none a register of a class.
    Constant(Option<RegClass>),
    /// The address of memory, in brackets.
    Memory,
    /// The register of an output.
    Tied(usize),
}

/// A constraint string, taken apart.
#[derive(Debug, Default)]
struct Constraints {
    /// Outputs in registers.
    outputs: Vec<RegClass>,
    /// Inputs, and outputs in memory, in order; whether each is such an output.
    inputs: Vec<(ConstraintKind, bool)>,
    /// The operands of the text: outputs by number, then inputs, in the order of the constraints.
    order: Vec<Slot>,
}

/// An operand of the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    Output(usize),
    Input(usize),
}

impl Constraints {
    fn parse(text: &str) -> Result<Constraints, Diagnostic> {
        let mut out = Constraints::default();
        for constraint in text.split(',').filter(|c| !c.is_empty()) {
            let bad = || {
                Diagnostic::unsupported(format!("the inline assembly constraint '{constraint}'"))
            };
            if constraint.starts_with('~') {
                // Clobbers need no action: virtual registers are not shared, and the order of
                // memory accesses is kept.
                continue;
            }
            let (is_output, code) = match constraint.strip_prefix('=') {
                Some(code) => (true, code.trim_start_matches(['&', '%'])),
                None => (false, constraint.trim_start_matches(['&', '%'])),
            };
            let (indirect, code) = match code.strip_prefix('*') {
                Some(code) => (true, code),
                None => (false, code),
            };
            let code = code.split('|').next().unwrap_or(code);
            let place = place(code).ok_or_else(bad)?;
            match (is_output, indirect, place) {
                (true, false, ConstraintKind::Register(class)) => {
                    out.order.push(Slot::Output(out.outputs.len()));
                    out.outputs.push(class);
                }
                (_, true, ConstraintKind::Memory) | (false, false, _) => {
                    out.order.push(Slot::Input(out.inputs.len()));
                    out.inputs.push((place, is_output));
                }
                _ => return Err(bad()),
            }
        }
        Ok(out)
    }
}

/// The place that a constraint's letters mean; of several, a constant comes first, then a register.
fn place(code: &str) -> Option<ConstraintKind> {
    if let Ok(n) = code.parse() {
        return Some(ConstraintKind::Tied(n));
    }
    let (mut class, mut constant, mut memory) = (None, false, false);
    for letter in code.chars() {
        match letter {
            'b' => class = class.or(Some(PRED)),
            'h' | 'c' => class = class.or(Some(B16)),
            'r' | 'f' => class = class.or(Some(B32)),
            'l' | 'd' | 'N' => class = class.or(Some(B64)),
            'q' => class = class.or(Some(B128)),
            'n' | 'i' | 's' | 'E' | 'F' | 'X' => constant = true,
            'm' | 'o' | 'p' => memory = true,
            _ => return None,
        }
    }
    match (constant, class, memory) {
        (true, class, _) => Some(ConstraintKind::Constant(class)),
        (false, Some(class), _) => Some(ConstraintKind::Register(class)),
        (false, None, true) => Some(ConstraintKind::Memory),
        _ => None,
    }
}

/// An operand as the text shows it.
#[derive(Clone, Debug)]
enum Shown {
    /// Operand of the instruction by number.
    Operand(usize),
    /// The same in brackets.
    Address(usize),
    /// A constant.
    Number(i64),
    /// Something that has a text of its own.
    Text(String),
}

/// Selects a call of inline assembly.
///
/// # Errors
/// Its constraints or its template cannot be expressed.
pub(crate) fn lower(isel: &mut Isel<'_>, inst: Inst, asm: &InlineAsm) -> Lowered {
    let body = isel.body;
    let InstKind::Call { args, .. } = &body.insts[inst].kind else { return Ok(()) };
    let args = body.list(*args);
    isel.require_features();
    let constraints = Constraints::parse(&asm.constraints)?;
    if args.len() != constraints.inputs.len() {
        return Err(Diagnostic::error(
            "inline assembly whose operands do not match its constraints",
        ));
    }
    let results = Results::of(isel, inst, &constraints)?;
    let defs = results.registers(isel, &constraints);
    let count = defs.len();

    let mut uses: Vec<RegOperand> = Vec::new();
    let mut shown: Vec<Shown> = Vec::new();
    for (&(place, _), &arg) in constraints.inputs.iter().zip(args) {
        shown.push(match place {
            ConstraintKind::Tied(operand) => {
                // Tied to an operand of the text, which may count outputs in memory too.
                let Some(&Slot::Output(n)) = constraints.order.get(operand) else {
                    return Err(Diagnostic::error(
                        "inline assembly with an operand tied to no output",
                    ));
                };
                let def = defs[n];
                let class = constraints.outputs[n];
                let piece = input(isel, arg, class)?;
                isel.copy_to(def, piece);
                // The text shows the output; the use keeps the copy.
                uses.push(RegOperand::new(def).tied_to(Some(n)));
                Shown::Operand(n)
            }
            ConstraintKind::Constant(class) => match (constant(isel, arg)?, class) {
                (Some(shown), _) => shown,
                (None, Some(class)) => {
                    Shown::Operand(count + use_register(isel, arg, class, &mut uses)?)
                }
                (None, None) => {
                    return Err(Diagnostic::error(
                        "an operand of inline assembly must be a constant, and is none",
                    ));
                }
            },
            ConstraintKind::Register(class) => {
                Shown::Operand(count + use_register(isel, arg, class, &mut uses)?)
            }
            ConstraintKind::Memory => {
                let class = scalar_piece(isel.cx, isel.ty(arg)).map_or(B64, |p| p.class);
                Shown::Address(count + use_register(isel, arg, class, &mut uses)?)
            }
        });
    }
    let operands: Vec<Shown> = constraints
        .order
        .iter()
        .map(|slot| match *slot {
            Slot::Output(n) => Shown::Operand(n),
            Slot::Input(n) => shown[n].clone(),
        })
        .collect();
    let number = isel.calls;
    isel.calls += 1;
    let template = String::from_utf8_lossy(&asm.template);
    let text = expand(&template, &operands, number)?;
    let text = format!("// begin inline asm\n\t{text}\n\t// end inline asm");

    let symbol = isel.text_symbol(&text);
    let mut list: SmallVec<[Operand; 16]> = SmallVec::new();
    for (n, &def) in defs.iter().enumerate() {
        let tie = uses.iter().position(|u| u.tied() == Some(n));
        list.push(Operand::Reg(RegOperand::def(def).tied_to(tie.map(|at| count + 1 + at))));
    }
    list.push(symbol.into());
    list.extend(uses.iter().map(|&u| Operand::Reg(u)));
    isel.emit_operands(Op::Template, &list);
    results.convert(isel, &defs, &constraints)
}

/// Puts an argument in a register of the instruction; its number among the uses.
fn use_register(
    isel: &mut Isel<'_>,
    arg: Value,
    class: RegClass,
    uses: &mut Vec<RegOperand>,
) -> Lowered<usize> {
    let piece = input(isel, arg, class)?;
    let Piece::Reg(reg) = isel.reg(piece, class) else {
        return Err(Diagnostic::error("an operand without a register"));
    };
    uses.push(RegOperand::new(reg));
    Ok(uses.len() - 1)
}

/// A constant argument, as the text shows it.
fn constant(isel: &mut Isel<'_>, arg: Value) -> Lowered<Option<Shown>> {
    let Some(c) = arg.constant() else { return Ok(None) };
    if let Some(n) = isel.cx.consts.as_int(c) {
        let n = if isel.ty(arg).int_width() == Some(1) { n & 1 } else { n };
        return Ok(i64::try_from(n).ok().map(Shown::Number));
    }
    if let Some((ty, bits)) = isel.cx.consts.as_float_bits(c) {
        return Ok(match isel.cx.bits(ty) {
            32 => Some(Shown::Text(format!("0f{bits:08X}"))),
            64 => Some(Shown::Text(format!("0d{bits:016X}"))),
            _ => None,
        });
    }
    if let Some(global) = isel.cx.consts.as_global(c) {
        return Ok(Some(Shown::Text(isel.env.name(global).to_owned())));
    }
    Ok(isel.cx.consts.is_zero(c).then_some(Shown::Number(0)))
}

/// A value in a register of a class.
fn input(isel: &mut Isel<'_>, value: Value, class: RegClass) -> Lowered<Piece> {
    let ty = without_single_lane(isel, isel.ty(value));
    let Some(from) = scalar_piece(isel.cx, ty).filter(|_| class != B128) else {
        // Vectors and wide integers: their bits, in one register.
        let bits = class_bits(class);
        if isel.cx.bits(ty) != u64::from(bits) {
            return Err(mismatch(isel, ty, class));
        }
        let pieces = isel.pieces(value)?;
        let list = isel.list(pieces);
        return match isel.convert_bits(&list, ty, Type::int(bits))?[..] {
            [piece] => Ok(piece),
            [lo, hi] => {
                let (lo, hi) = (isel.reg(lo, B64), isel.reg(hi, B64));
                Ok(isel.value(Op::PackB128, B128, &[lo, hi]))
            }
            _ => Err(mismatch(isel, ty, class)),
        };
    };
    if from.class == PRED && class != PRED {
        let piece = isel.piece(value)?;
        if let Piece::Imm(n) = piece {
            return Ok(Piece::Imm(n & 1));
        }
        let dst = isel.vreg(class);
        isel.select_piece(dst, class, piece, Piece::Imm(1), Piece::Imm(0));
        return Ok(Piece::Reg(dst));
    }
    let width = class_bits(from.class);
    let narrow = ty.int_width().is_some_and(|bits| bits != width && bits > 1);
    let piece = if narrow {
        isel.extended(Arg::Value(value), u32::from(from.bits), false)?
    } else {
        let pieces = isel.pieces(value)?;
        isel.at(pieces, 0)
    };
    Ok(convert(isel, piece, from.class, class))
}

/// The type of the lane of a vector that has one; other types as they are.
fn without_single_lane(isel: &Isel<'_>, ty: Type) -> Type {
    match isel.cx.types.vector_parts(ty) {
        Some((elem, 1)) => elem,
        _ => ty,
    }
}

fn mismatch(isel: &Isel<'_>, ty: Type, class: RegClass) -> Diagnostic {
    Diagnostic::unsupported(format!(
        "a value of type {} as a {}-bit operand of inline assembly",
        isel.cx.types.display(ty),
        class_bits(class)
    ))
}

/// A piece in a register of another class; what is wider is zero above.
fn convert(isel: &mut Isel<'_>, piece: Piece, from: RegClass, to: RegClass) -> Piece {
    if from == to || matches!(piece, Piece::Imm(_) | Piece::Undef) && to != PRED {
        return piece;
    }
    let piece = isel.reg(piece, from);
    let dst = isel.vreg(to);
    let unsigned =
        |class: RegClass| [Ty::Pred, Ty::U16, Ty::U32, Ty::U64, Ty::B128][usize::from(class.0)];
    if to == PRED {
        let width = class_bits(from);
        let op = by_width(width, [Op::AndB16, Op::AndB32, Op::AndB64]);
        let bit = isel.value(op, from, &[piece, Piece::Imm(1)]);
        isel.compare(IntCc::Ne, width, dst, bit, Piece::Imm(0));
    } else if from == PRED {
        isel.select_piece(dst, to, piece, Piece::Imm(1), Piece::Imm(0));
    } else {
        isel.cvt(CvtMods::new(unsigned(to), unsigned(from)), dst, piece);
    }
    Piece::Reg(dst)
}

/// Destination of an output.
struct Target {
    ty: Type,
    /// The pieces of the call's result.
    pieces: SmallVec<[VReg; 8]>,
    /// The class of the only piece.
    class: Option<RegClass>,
}

/// Destinations of the outputs.
struct Results(Vec<Target>);

impl Results {
    fn of(isel: &mut Isel<'_>, inst: Inst, constraints: &Constraints) -> Lowered<Results> {
        let Some(local) = isel.body.result(inst) else {
            if !constraints.outputs.is_empty() {
                return Err(Diagnostic::error("inline assembly with an output but no result"));
            }
            return Ok(Results(Vec::new()));
        };
        let ty = isel.body.locals[local].ty;
        let types: Vec<Type> = match isel.cx.types.kind(ty) {
            TypeKind::Struct { fields: Some(fields), .. } => fields.to_vec(),
            _ => vec![ty],
        };
        if types.len() != constraints.outputs.len() {
            return Err(Diagnostic::error(
                "inline assembly whose result does not match its outputs",
            ));
        }
        let dsts = isel.dsts(inst)?;
        let mut next = 0;
        let mut targets = Vec::new();
        for (&ty, &class) in types.iter().zip(&constraints.outputs) {
            let ty = without_single_lane(isel, ty);
            let count = isel.piece_count(ty)?;
            let pieces = SmallVec::from_slice(&dsts[next..next + count]);
            next += count;
            let own = scalar_piece(isel.cx, ty).map(|p| p.class).filter(|_| class != B128);
            if own.is_none() && isel.cx.bits(ty) != u64::from(class_bits(class)) {
                return Err(mismatch(isel, ty, class));
            }
            targets.push(Target { ty, pieces, class: own });
        }
        Ok(Results(targets))
    }

    /// The registers that the assembly writes: the results' own where they are of the right class.
    fn registers(&self, isel: &mut Isel<'_>, constraints: &Constraints) -> SmallVec<[VReg; 8]> {
        let outputs = self.0.iter().zip(&constraints.outputs);
        outputs
            .map(
                |(target, &class)| {
                    if target.class == Some(class) { target.pieces[0] } else { isel.vreg(class) }
                },
            )
            .collect()
    }

    /// Moves what the assembly wrote to where it belongs.
    fn convert(&self, isel: &mut Isel<'_>, defs: &[VReg], constraints: &Constraints) -> Lowered {
        for ((target, &def), &class) in self.0.iter().zip(defs).zip(&constraints.outputs) {
            let written = Piece::Reg(def);
            match target.class {
                Some(own) if own == class => {}
                Some(own) => {
                    let piece = convert(isel, written, class, own);
                    isel.copy_to(target.pieces[0], piece);
                }
                None => {
                    let mut list: SmallVec<[Piece; 8]> = SmallVec::from_slice(&[written]);
                    if class == B128 {
                        let (lo, hi) = (isel.vreg(B64), isel.vreg(B64));
                        isel.emit(Op::UnpackB128, &[lo, hi], &[written]);
                        list = SmallVec::from_slice(&[Piece::Reg(lo), Piece::Reg(hi)]);
                    }
                    let bits = Type::int(class_bits(class));
                    let list = isel.convert_bits(&list, bits, target.ty)?;
                    for (&to, &piece) in target.pieces.iter().zip(&list) {
                        isel.copy_to(to, piece);
                    }
                }
            }
        }
        Ok(())
    }
}

/// The template with its operands as `${0}` … for the printer.
fn expand(template: &str, operands: &[Shown], number: u32) -> Lowered<String> {
    let mut out = String::with_capacity(template.len() + 16);
    let mut chars = template.chars().peekable();
    // Position in `$(a$|b$)`: outside, in the first variant, or in another.
    let (mut in_variants, mut skipping) = (false, false);
    let bad = |what: &str| Diagnostic::error(format!("bad inline assembly: {what}"));
    while let Some(c) = chars.next() {
        if c != '$' {
            if !skipping {
                out.push(c);
            }
            continue;
        }
        let Some(&next) = chars.peek() else { return Err(bad("a '$' at the end")) };
        let mut reference = String::new();
        match next {
            '$' => {
                chars.next();
                if !skipping {
                    out.push_str("$$");
                }
                continue;
            }
            '(' | '|' | ')' => {
                chars.next();
                match next {
                    '(' if !in_variants => in_variants = true,
                    '|' if in_variants => skipping = true,
                    ')' if in_variants => (in_variants, skipping) = (false, false),
                    _ if next == '(' => return Err(bad("variants in variants")),
                    _ => out.push(next),
                }
                continue;
            }
            '{' => {
                chars.next();
                loop {
                    match chars.next() {
                        Some('}') => break,
                        Some(c) => reference.push(c),
                        None => return Err(bad("'${' without '}'")),
                    }
                }
            }
            _ => {
                while let Some(digit) = chars.next_if(char::is_ascii_digit) {
                    reference.push(digit);
                }
            }
        }
        if skipping {
            continue;
        }
        let (index, modifier) = reference.split_once(':').unwrap_or((&reference, ""));
        if index.is_empty() {
            match modifier {
                "uid" => drop(write!(out, "{number}")),
                "comment" => out.push_str("//"),
                "private" => out.push_str("$$L__"),
                _ => return Err(bad(&format!("'${{{reference}}}'"))),
            }
            continue;
        }
        let operand = index.parse().ok().and_then(|n: usize| operands.get(n));
        let operand = operand.ok_or_else(|| bad(&format!("there is no operand '${index}'")))?;
        show(&mut out, operand, modifier)
            .ok_or_else(|| bad(&format!("the modifier of '${{{reference}}}'")))?;
    }
    if in_variants {
        return Err(bad("'$(' without '$)'"));
    }
    Ok(out)
}

/// Writes an operand; none where the modifier has no meaning for it.
fn show(out: &mut String, operand: &Shown, modifier: &str) -> Option<()> {
    let written = match (operand, modifier) {
        (Shown::Number(n), "n") => write!(out, "{}", n.wrapping_neg()),
        (Shown::Number(n), "" | "c" | "a" | "r") => write!(out, "{n}"),
        (Shown::Operand(n), "" | "r") => write!(out, "${{{n}}}"),
        (Shown::Operand(n), "a") | (Shown::Address(n), "" | "a" | "r") => write!(out, "[${{{n}}}]"),
        (Shown::Text(text), "" | "c" | "a" | "r") => {
            out.push_str(&text.replace('$', "$$"));
            Ok(())
        }
        _ => return None,
    };
    written.ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expanded(template: &str, operands: &[Shown]) -> String {
        expand(template, operands, 7).unwrap()
    }

    #[test]
    fn constraints() {
        let c = Constraints::parse("=r,=&l,0,rn,*m,h,~{memory},~{cc}").unwrap();
        assert_eq!(c.outputs[..], [B32, B64]);
        let places: Vec<ConstraintKind> = c.inputs.iter().map(|i| i.0).collect();
        let expected = [
            ConstraintKind::Tied(0),
            ConstraintKind::Constant(Some(B32)),
            ConstraintKind::Memory,
            ConstraintKind::Register(B16),
        ];
        assert_eq!(places, expected);
        assert_eq!(c.order.len(), 6);
        assert!(Constraints::parse("=z").is_err());
        assert!(Constraints::parse("={eax}").is_err());
    }

    #[test]
    fn template() {
        let operands =
            [Shown::Operand(0), Shown::Number(-3), Shown::Address(1), Shown::Text("a$b".into())];
        assert_eq!(expanded("mov $0, ${1};", &operands), "mov ${0}, -3;");
        assert_eq!(expanded("st $2, ${1:n};", &operands), "st [${1}], 3;");
        assert_eq!(expanded("{ .reg .pred $$p; }", &operands), "{ .reg .pred $$p; }");
        assert_eq!(expanded("$(a$|b$) l${:uid} $3", &operands), "a l7 a$$b");
        assert!(expand("$9", &operands, 0).is_err());
        assert!(expand("${0:Q}", &operands, 0).is_err());
        assert!(expand("${0", &operands, 0).is_err());
    }
}
