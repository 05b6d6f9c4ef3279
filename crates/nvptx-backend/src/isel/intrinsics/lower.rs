//! From a call of an intrinsic to a machine instruction: the bridge to the instruction selector.

use super::{Arg, Call, Lowering, find, sregs};
use crate::isel::shape::{Kind, PieceTy, scalar_piece};
use crate::isel::{Isel, Lowered, Piece};
use crate::target::modifiers::{CvtMods, Ty};
use crate::target::table::{B32, B64, Op, PRED};
use ir::diagnostic::Diagnostic;
use ir::machine::VReg;
use ir::ssa::{Inst, InstKind, Value, ValueKind};
use smallvec::SmallVec;
use std::fmt::Write as _;

/// Selects a call of `name`; the answer is whether the name is known.
///
/// # Errors
/// The arguments or the GPU do not allow it.
pub(crate) fn lower(isel: &mut Isel<'_>, inst: Inst, name: &str, args: &[Value]) -> Lowered<bool> {
    let Some(rest) = name.strip_prefix("llvm.nvvm.") else { return Ok(false) };
    if rest.starts_with("internal.addrspace.wrap") {
        let Some(n) = isel.wrapped_param(inst) else { return Ok(false) };
        let dst = isel.dst(inst)?;
        isel.param_address(dst, n);
        return Ok(true);
    }
    if rest == "internal.byval.fields" {
        isel.structure_in_frame(inst)?;
        return Ok(true);
    }
    if rest.starts_with("compiler.") {
        // Messages to the front end's user; nothing happens at run time.
        return Ok(true);
    }
    if rest.starts_with("texsurf.handle") {
        return texture_handle(isel, inst);
    }
    if rest.starts_with("move.") {
        let Some(&value) = args.last() else { return Ok(false) };
        let piece = isel.piece(value)?;
        let dst = isel.dst(inst)?;
        isel.copy_to(dst, piece);
        return Ok(true);
    }
    if native(isel, inst, rest, args)? {
        return Ok(true);
    }
    let dsts: SmallVec<[VReg; 8]> =
        if isel.body.result(inst).is_some() { isel.dsts(inst)? } else { SmallVec::new() };
    let mut sources = Sources::default();
    for &arg in args {
        sources.add(isel, arg)?;
    }
    let result_bits = match isel.body.result(inst) {
        Some(local) => {
            let shape = isel.shape(isel.body.locals[local].ty)?;
            shape.pieces.first().map_or(0, |p| p.bits)
        }
        None => 0,
    };
    let call = Call {
        name: rest,
        results: dsts.len() as u16,
        result_bits,
        args: &sources.args,
        ftz: isel.ftz,
        precise_sqrt: isel.options.precise_sqrt.unwrap_or(true),
    };
    let Some(lowering) = find(&call) else { return Ok(false) };
    check_target(isel, name, &lowering)?;
    if let Some(rest) = rest.strip_prefix("tex.").or_else(|| rest.strip_prefix("tld4."))
        && !rest.starts_with("unified.")
    {
        isel.env.separate_textures();
    }
    let (text, operands) = sources.arrange(isel, &lowering.text, dsts.len())?;
    isel.emit_template(&text, &dsts, &operands);
    Ok(true)
}

/// Intrinsics that are one row of the instruction table, sorted by name.
#[rustfmt::skip]
static NATIVE: &[(&str, Op)] = &[
    ("add.rn.d", Op::AddF64),
    ("add.rn.f", Op::AddF32),
    ("add.rn.ftz.f", Op::AddF32Ftz),
    ("cos.approx.f", Op::CosApproxF32),
    ("cos.approx.ftz.f", Op::CosApproxF32Ftz),
    ("div.approx.f", Op::DivApproxF32),
    ("div.approx.ftz.f", Op::DivApproxF32Ftz),
    ("div.full", Op::DivFullF32),
    ("div.full.ftz", Op::DivFullF32Ftz),
    ("div.rn.d", Op::DivRnF64),
    ("div.rn.f", Op::DivRnF32),
    ("div.rn.ftz.f", Op::DivRnF32Ftz),
    ("ex2.approx.f32", Op::Ex2ApproxF32),
    ("ex2.approx.ftz.f32", Op::Ex2ApproxF32Ftz),
    ("fabs.f32", Op::AbsF32),
    ("fabs.f64", Op::AbsF64),
    ("fma.rn.d", Op::FmaF64),
    ("fma.rn.f", Op::FmaF32),
    ("fma.rn.ftz.f", Op::FmaF32Ftz),
    ("fmax.d", Op::MaxF64),
    ("fmax.f", Op::MaxF32),
    ("fmax.ftz.f", Op::MaxF32Ftz),
    ("fmin.d", Op::MinF64),
    ("fmin.f", Op::MinF32),
    ("fmin.ftz.f", Op::MinF32Ftz),
    ("lg2.approx.f", Op::Lg2ApproxF32),
    ("lg2.approx.ftz.f", Op::Lg2ApproxF32Ftz),
    ("mul.rn.d", Op::MulF64),
    ("mul.rn.f", Op::MulF32),
    ("mul.rn.ftz.f", Op::MulF32Ftz),
    ("mulhi.i", Op::MulHiS32),
    ("mulhi.ll", Op::MulHiS64),
    ("mulhi.s", Op::MulHiS16),
    ("mulhi.ui", Op::MulHiU32),
    ("mulhi.ull", Op::MulHiU64),
    ("mulhi.us", Op::MulHiU16),
    ("prmt", Op::PrmtB32),
    ("rcp.approx.ftz.f", Op::RcpApproxF32Ftz),
    ("rcp.rn.d", Op::RcpRnF64),
    ("rcp.rn.f", Op::RcpRnF32),
    ("rcp.rn.ftz.f", Op::RcpRnF32Ftz),
    ("rsqrt.approx.f", Op::RsqrtApproxF32),
    ("rsqrt.approx.ftz.f", Op::RsqrtApproxF32Ftz),
    ("sin.approx.f", Op::SinApproxF32),
    ("sin.approx.ftz.f", Op::SinApproxF32Ftz),
    ("sqrt.approx.f", Op::SqrtApproxF32),
    ("sqrt.approx.ftz.f", Op::SqrtApproxF32Ftz),
    ("sqrt.rn.d", Op::SqrtRnF64),
    ("sqrt.rn.f", Op::SqrtRnF32),
    ("sqrt.rn.ftz.f", Op::SqrtRnF32Ftz),
];

/// The handle of a texture, surface or sampler, where an instruction does not name it itself.
fn texture_handle(isel: &mut Isel<'_>, inst: Inst) -> Lowered<bool> {
    let Some(local) = isel.body.result(inst).filter(|&l| isel.is_wanted(l)) else {
        return Ok(true);
    };
    let Some(Piece::Symbol(symbol, _)) = handle_of(isel, local.into()) else { return Ok(false) };
    let dst = isel.dst(inst)?;
    isel.emit_template("mov.u64 $0, $1;", &[dst], &[Piece::Symbol(symbol, 0)]);
    Ok(true)
}

/// Selects those that have a row of the instruction table, so that passes know what they do.
fn native(isel: &mut Isel<'_>, inst: Inst, name: &str, args: &[Value]) -> Lowered<bool> {
    if let Some(name) = name.strip_prefix("read.ptx.sreg.") {
        let Some(register) = sregs::register(name).filter(|r| !r.changes) else { return Ok(false) };
        check_target(isel, name, &Lowering::new("").needs(register.ptx, register.sm))?;
        isel.special_register(
            inst,
            &register.name,
            if register.wide { Op::MovB64 } else { Op::MovB32 },
        )?;
        return Ok(true);
    }
    if let Ok(at) = NATIVE.binary_search_by_key(&name, |r| r.0) {
        let dst = isel.dst(inst)?;
        let mut sources: SmallVec<[Piece; 8]> = SmallVec::new();
        for &arg in args {
            let piece = isel.piece(arg)?;
            let class = scalar_piece(isel.cx, isel.ty(arg)).map_or(B32, |p| p.class);
            sources.push(isel.source(piece, class));
        }
        isel.emit(NATIVE[at].1, &[dst], &sources);
        return Ok(true);
    }
    match (name, args) {
        ("d2i.lo" | "d2i.hi", &[value]) => {
            let (dst, other) = (isel.dst(inst)?, isel.vreg(B32));
            let piece = isel.piece(value)?;
            let piece = isel.reg(piece, B64);
            let defs = if name == "d2i.lo" { [dst, other] } else { [other, dst] };
            isel.emit(Op::UnpackB64, &defs, &[piece]);
        }
        ("lohi.i2d", &[lo, hi]) => {
            let dst = isel.dst(inst)?;
            let (lo, hi) = (isel.piece(lo)?, isel.piece(hi)?);
            let (lo, hi) = (isel.reg(lo, B32), isel.reg(hi, B32));
            isel.emit(Op::PackB64, &[dst], &[lo, hi]);
        }
        _ => return Ok(false),
    }
    Ok(true)
}

fn check_target(isel: &mut Isel<'_>, name: &str, lowering: &Lowering) -> Lowered {
    let sm = isel.options.sm;
    if !lowering.gpu.has(sm.number, sm.suffix) {
        let error = Diagnostic::unsupported(format!("the intrinsic '{name}' on {sm}"));
        return Err(error.with_note(format!("it needs {}", lowering.gpu)));
    }
    if lowering.ptx > 0 {
        isel.require(u32::from(lowering.ptx), &format!("the intrinsic '{name}'"))?;
    }
    Ok(())
}

/// The arguments of a call, and their pieces one after the other.
#[derive(Default)]
struct Sources {
    args: SmallVec<[Arg; 4]>,
    pieces: SmallVec<[(Piece, PieceTy); 16]>,
}

impl Sources {
    fn add(&mut self, isel: &mut Isel<'_>, value: Value) -> Lowered {
        if matches!(value.kind(), ValueKind::Metadata(_)) {
            self.args.push(Arg::default());
            return Ok(());
        }
        let ty = isel.ty(value);
        let list: SmallVec<[Piece; 8]> = match handle_of(isel, value) {
            Some(symbol) => SmallVec::from_slice(&[symbol]),
            None => {
                let pieces = isel.pieces(value)?;
                isel.list(pieces)
            }
        };
        let imm = if ty.is_int() {
            isel.const_int(value).and_then(|n| i64::try_from(n).ok())
        } else {
            None
        };
        let (mut bits, space) = (0, ty.address_space());
        if let Some(piece) = scalar_piece(isel.cx, ty) {
            bits = piece.bits;
            self.pieces.push((list[0], piece));
        } else {
            let shape = isel.shape(ty)?;
            self.pieces.extend(list.iter().copied().zip(shape.pieces.iter().copied()));
        }
        self.args.push(Arg { pieces: list.len() as u16, bits, space, imm });
        Ok(())
    }

    /// The text with its operands in the order of their first use: constants are written into it where
    /// PTX takes them and put in registers where it does not.
    fn arrange(
        &self,
        isel: &mut Isel<'_>,
        text: &str,
        defs: usize,
    ) -> Lowered<(String, SmallVec<[Piece; 16]>)> {
        let mut full = String::new();
        let text = if text.contains(';') {
            text
        } else {
            // A bare mnemonic: all operands follow.
            full.push_str(text);
            for n in 0..defs + self.pieces.len() {
                let _ = write!(full, "{} ${n}", if n == 0 { "" } else { "," });
            }
            full.push(';');
            &full
        };
        let constants = takes_constants(text);
        let mut out = String::with_capacity(text.len() + 16);
        let mut operands: SmallVec<[Piece; 16]> = SmallVec::new();
        let mut numbers: Vec<Option<usize>> = vec![None; self.pieces.len()];
        let (mut in_list, mut in_address) = (false, false);
        let mut rest = text;
        while let Some(at) = rest.find(['$', '#', '{', '}', '[', ']']) {
            out.push_str(&rest[..at]);
            let sign = rest.as_bytes()[at];
            rest = &rest[at + 1..];
            if !matches!(sign, b'$' | b'#') {
                match sign {
                    // In a list the first operand directly follows the brace, in a block a blank
                    // does.
                    b'{' => in_list = !rest.starts_with(' '),
                    b'}' => in_list = false,
                    _ => in_address = sign == b'[',
                }
                out.push(char::from(sign));
                continue;
            }
            let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
            let number: usize = rest[..digits].parse().unwrap_or(0);
            rest = &rest[digits..];
            if number < defs {
                let _ = write!(out, "${number}");
                continue;
            }
            let Some(&(piece, ty)) = self.pieces.get(number - defs) else {
                return Err(Diagnostic::error("an intrinsic with too few arguments"));
            };
            let address = !in_list && in_address;
            let wanted = sign == b'#' || constants && !in_list && !address;
            match literal(piece, &ty).filter(|_| wanted) {
                Some(literal) => {
                    out.push_str(&literal);
                    continue;
                }
                None if sign == b'#' => {
                    return Err(Diagnostic::error(
                        "an argument of an intrinsic must be a constant, and is none",
                    ));
                }
                None => {}
            }
            let slot = match numbers[number - defs] {
                Some(slot) => slot,
                None => {
                    let operand = match piece {
                        Piece::Symbol(..) if address => piece,
                        _ => in_register(isel, piece, &ty, self.space(number - defs)),
                    };
                    operands.push(operand);
                    numbers[number - defs] = Some(operands.len() - 1);
                    operands.len() - 1
                }
            };
            let _ = write!(out, "${}", defs + slot);
        }
        out.push_str(rest);
        Ok((out, operands))
    }

    /// The address space of the pointer that a piece belongs to.
    fn space(&self, piece: usize) -> Option<u32> {
        let mut first = 0;
        for arg in &self.args {
            first += usize::from(arg.pieces);
            if piece < first {
                return arg.space;
            }
        }
        None
    }
}

/// Whether an instruction takes constants for its operands; others want registers.
fn takes_constants(text: &str) -> bool {
    let end = text.find(['.', ' ']).unwrap_or(text.len());
    matches!(
        &text[..end],
        "add"
            | "sub"
            | "mul"
            | "fma"
            | "div"
            | "min"
            | "max"
            | "abs"
            | "bar"
            | "barrier"
            | "shfl"
            | "vote"
            | "match"
            | "redux"
            | "mul24"
            | "sad"
            | "prmt"
            | "shf"
            | "bfind"
            | "dp4a"
            | "dp2a"
            | "szext"
            | "bmsk"
            | "fns"
            | "nanosleep"
            | "elect"
    )
}

/// The texture, surface or sampler whose handle a value is.
fn handle_of(isel: &mut Isel<'_>, value: Value) -> Option<Piece> {
    let body = isel.body;
    let Some(InstKind::Call { callee, args, .. }) = body.def_kind(value) else { return None };
    let callee = isel.cx.direct_callee(*callee)?;
    if !isel.cx.globals[callee].name.starts_with("llvm.nvvm.texsurf.handle") {
        return None;
    }
    let global = isel.cx.consts.as_global(body.list(*args).last()?.constant()?)?;
    Some(Piece::Symbol(isel.symbol(global), 0))
}

/// A constant as PTX writes it, if it does.
fn literal(piece: Piece, ty: &PieceTy) -> Option<String> {
    let bits = match piece {
        Piece::Imm(bits) => bits,
        Piece::Undef => 0,
        _ => return None,
    };
    match ty.kind {
        Kind::Int if ty.class != PRED => Some(bits.to_string()),
        Kind::F32 => Some(format!("0f{:08X}", bits as u32)),
        Kind::F64 => Some(format!("0d{bits:016X}")),
        _ => None,
    }
}

/// A piece in a register. Tensor memory has 32-bit addresses even where the data layout does not say.
fn in_register(isel: &mut Isel<'_>, piece: Piece, ty: &PieceTy, space: Option<u32>) -> Piece {
    let piece = if piece == Piece::Undef { Piece::Imm(0) } else { piece };
    let reg = isel.reg(piece, ty.class);
    if space == Some(6) && ty.class == B64 {
        let narrow = isel.vreg(B32);
        isel.cvt(CvtMods::new(Ty::U32, Ty::U64), narrow, reg);
        return Piece::Reg(narrow);
    }
    reg
}

#[cfg(test)]
mod tests {
    use super::NATIVE;

    #[test]
    fn rows_are_sorted() {
        assert!(NATIVE.windows(2).all(|w| w[0].0 < w[1].0));
    }
}
