//! Decoding of the matrix instructions: `wmma`, `mma`, `wgmma`, `ldmatrix`, `stmatrix`, `movmatrix`.

use super::super::inst::{
    Collective, MatrixOp, Op, SparseProduct, Src, WarpgroupFactor, WarpgroupProduct,
};
use super::super::operand::{Cx, Mods, Operand};
use super::super::sparse;
use super::super::types::Ty;
use crate::fault::{Fault, Result};
use crate::fragment::{Element, Fragment, Multiply, Role, Scheme, Shape};

pub(super) fn decode(cx: &mut Cx<'_>, mnemonic: &str, ops: &[Operand<'_>]) -> Result<Op> {
    let mut m = Mods::new(mnemonic);
    m.ignore(&["sync", "aligned"]);
    let kind =
        m.one_of(&["load", "store", "mma", "mma_async", "fence", "commit_group", "wait_group"]);
    let op = match (m.base, kind) {
        ("wmma", Some("load")) => load(cx, &mut m, ops)?,
        ("wmma", Some("store")) => store(cx, &mut m, ops)?,
        ("wmma", Some(_)) => multiply(cx, &mut m, ops, Scheme::Wmma)?,
        ("wgmma", Some("mma_async")) => MatrixOp::Warpgroup(warpgroup(cx, &mut m, ops)?),
        ("wgmma", Some("fence")) => MatrixOp::FenceProducts,
        ("wgmma", Some("commit_group")) => MatrixOp::CommitProducts,
        ("wgmma", Some("wait_group")) => {
            let [Operand::Int(groups)] = ops else {
                return Err(Fault::input("`wgmma.wait_group` has one constant"));
            };
            MatrixOp::WaitForProducts { groups: *groups }
        }
        ("mma", _) => multiply(cx, &mut m, ops, Scheme::Mma)?,
        ("ldmatrix" | "stmatrix", _) => tiles(cx, &mut m, ops)?,
        ("movmatrix", _) => {
            m.ignore(&["m8n8", "trans", "b16"]);
            let [d, a] = ops else { return Err(Fault::input("`movmatrix` has two operands")) };
            MatrixOp::Transpose { d: cx.dst(d, Ty::B(32))?, a: cx.src(a, Ty::B(32))? }
        }
        _ => return Err(Fault::unsupported(format!("instruction `{mnemonic}`"))),
    };
    m.finish()?;
    // The whole warp takes part.
    let mask = Some(cx.constant(0xffff_ffff));
    Ok(Op::Collective { mask, c: Collective::Matrix(Box::new(op)) })
}

fn shape(m: &mut Mods<'_>) -> Result<Shape> {
    let found = m.rest().iter().find_map(|x| Shape::from_name(x).map(|s| ((*x).to_owned(), s)));
    let (name, shape) =
        found.ok_or_else(|| Fault::unsupported(format!("`{}` without a shape", m.base)))?;
    m.take(&name);
    if shape.m * shape.n * shape.k == 0 || [shape.m, shape.n, shape.k].iter().any(|&d| d > 256) {
        return Err(Fault::input(format!("shape `{name}`")));
    }
    Ok(shape)
}

/// Takes all element types, in order.
fn elements(m: &mut Mods<'_>) -> Vec<Element> {
    let list: Vec<Element> = m.rest().iter().filter_map(|x| Element::from_name(x)).collect();
    m.ignore_where(|x| Element::from_name(x).is_some());
    list
}

/// Whether a layout modifier says column-major.
fn layout(m: &mut Mods<'_>) -> Result<bool> {
    match m.one_of(&["row", "col"]) {
        Some(l) => Ok(l == "col"),
        None => Err(Fault::input(format!("`{}` without a layout", m.base))),
    }
}

fn list<'o, 'a>(op: &'o Operand<'a>) -> &'o [Operand<'a>] {
    match op {
        Operand::Vector(list) => list,
        single => std::slice::from_ref(single),
    }
}

fn register_type(element: Element, op: &Operand<'_>) -> Ty {
    // f16 accumulators may be declared as packed registers, everything else is 32 or 64 bits.
    match list(op).first() {
        Some(Operand::Reg { bits: 64, .. }) => Ty::B(64),
        _ => Ty::B(element.register_bits()),
    }
}

fn sources(cx: &mut Cx<'_>, op: &Operand<'_>, element: Element) -> Result<Vec<Src>> {
    let ty = register_type(element, op);
    list(op).iter().map(|o| cx.src(o, ty)).collect()
}

fn results(cx: &Cx<'_>, op: &Operand<'_>, element: Element) -> Result<Vec<u32>> {
    let ty = register_type(element, op);
    list(op).iter().map(|o| cx.dst(o, ty)).collect()
}

fn role(m: &mut Mods<'_>) -> Result<Role> {
    match m.one_of(&["a", "b", "c", "d"]) {
        Some("a") => Ok(Role::A),
        Some("b") => Ok(Role::B),
        Some(_) => Ok(Role::C),
        None => Err(Fault::input("`wmma` without the name of the matrix")),
    }
}

fn fragment(m: &mut Mods<'_>) -> Result<(Fragment, bool)> {
    let role = role(m)?;
    let by_column = layout(m)?;
    let shape = shape(m)?;
    match elements(m)[..] {
        [element] => Ok((Fragment { scheme: Scheme::Wmma, role, shape, element }, by_column)),
        _ => Err(Fault::unsupported("`wmma` with this element type")),
    }
}

fn load(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: &[Operand<'_>]) -> Result<MatrixOp> {
    let space = m.space();
    let (fragment, by_column) = fragment(m)?;
    let (d, a, stride) = match ops {
        [d, a] => (d, a, None),
        [d, a, s] => (d, a, Some(cx.src(s, Ty::B(32))?)),
        _ => return Err(Fault::input("wrong number of operands for `wmma.load`")),
    };
    let dsts = results(cx, d, fragment.element)?;
    Ok(MatrixOp::Load { fragment, by_column, addr: cx.addr(a, space)?, stride, dsts })
}

fn store(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: &[Operand<'_>]) -> Result<MatrixOp> {
    let space = m.space();
    let (fragment, by_column) = fragment(m)?;
    let (a, v, stride) = match ops {
        [a, v] => (a, v, None),
        [a, v, s] => (a, v, Some(cx.src(s, Ty::B(32))?)),
        _ => return Err(Fault::input("wrong number of operands for `wmma.store`")),
    };
    let srcs = sources(cx, v, fragment.element)?;
    Ok(MatrixOp::Store { fragment, by_column, addr: cx.addr(a, space)?, stride, srcs })
}

fn multiply(
    cx: &mut Cx<'_>,
    m: &mut Mods<'_>,
    ops: &[Operand<'_>],
    scheme: Scheme,
) -> Result<MatrixOp> {
    if m.rest().contains(&"block_scale") {
        return Err(Fault::unsupported("scaled `mma`"));
    }
    let ordered = m.take("sp::ordered_metadata");
    let sparse = ordered || m.take("sp");
    let shape = shape(m)?;
    let (a_column, b_column) = (layout(m)?, layout(m)?);
    if scheme == Scheme::Mma && (a_column || !b_column) {
        return Err(Fault::unsupported("`mma` other than `.row.col`"));
    }
    m.ignore(&["rn", "xor", "popc"]);
    let kind = m.take("kind::f8f6f4");
    let bit_and = m.take("and");
    let satfinite = m.take("satfinite");
    let f16 = Element::from_name("f16");
    let elements = match elements(m)[..] {
        // `.dtype.ctype` of wmma on f16.
        [d, c] => match f16 {
            Some(f16) => [f16, f16, c, d],
            None => return Err(Fault::unsupported("f16 matrices")),
        },
        [d, a, b, c] => [a, b, c, d],
        _ => return Err(Fault::unsupported("`mma` with these element types")),
    };
    if kind && elements[0].bits() != 8 {
        return Err(Fault::unsupported("`mma` of elements of less than 8 bits"));
    }
    if scheme == Scheme::Mma && shape == (Shape { m: 8, n: 8, k: 4 }) && Some(elements[0]) == f16 {
        return Err(Fault::unsupported("`mma.m8n8k4` on f16"));
    }
    let op = Multiply { scheme, shape, elements, satfinite, bit_and };
    if sparse {
        return sparse_product(cx, ops, op, ordered);
    }
    let [d, a, b, c] = ops else { return Err(Fault::input("wrong number of operands for `mma`")) };
    let d = results(cx, d, elements[3])?;
    let (a, b) = (sources(cx, a, elements[0])?, sources(cx, b, elements[1])?);
    let c = sources(cx, c, elements[2])?;
    if scheme == Scheme::Mma {
        let counts = [a.len(), b.len(), c.len(), d.len()];
        for (operand, count) in counts.into_iter().enumerate() {
            if op.fragment(operand).registers() as usize != count {
                return Err(Fault::input("wrong number of registers for `mma`"));
            }
        }
    }
    Ok(MatrixOp::Multiply { op, d, a, b, c })
}

/// `mma.sp`: D, A, B, C, metadata, selector.
fn sparse_product(
    cx: &mut Cx<'_>,
    ops: &[Operand<'_>],
    op: Multiply,
    ordered: bool,
) -> Result<MatrixOp> {
    let [d, a, b, c, metadata, Operand::Int(selector)] = ops else {
        return Err(Fault::input("wrong operands for `mma.sp`"));
    };
    if (op.shape.m, op.shape.n) != (16, 8) || !sparse::allows(&op, *selector) {
        return Err(Fault::input("this shape or selector of `mma.sp`"));
    }
    let [of_a, of_b, of_c, of_d] = op.elements;
    let d = results(cx, d, of_d)?;
    let (a, b, c) = (sources(cx, a, of_a)?, sources(cx, b, of_b)?, sources(cx, c, of_c)?);
    let counts = [a.len(), b.len(), c.len(), d.len()];
    let fragments = [sparse::packed(&op), op.fragment(1), op.fragment(2), op.fragment(3)];
    if fragments.map(|f| f.registers() as usize) != counts {
        return Err(Fault::input("wrong number of registers for `mma.sp`"));
    }
    let (metadata, selector) = (cx.src(metadata, Ty::B(32))?, *selector as u32);
    Ok(MatrixOp::Sparse(SparseProduct { op, d, a, b, c, metadata, selector, ordered }))
}

/// `wgmma.mma_async`: D, A, B, whether D is added; then by type whether A and B are negated and transposed.
fn warpgroup(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: &[Operand<'_>]) -> Result<WarpgroupProduct> {
    if m.take("sp") {
        return Err(Fault::unsupported("sparse `wgmma`"));
    }
    let shape = shape(m)?;
    let satfinite = m.take("satfinite");
    let [d_type, a_type, b_type] = elements(m)[..] else {
        return Err(Fault::unsupported("`wgmma` with these element types"));
    };
    let (of_warpgroup, bits) = (shape.m == 64, shape.k * a_type.bits());
    if !of_warpgroup || bits != 256 || shape.n % 8 != 0 || a_type.bits() != b_type.bits() {
        return Err(Fault::input("this shape of `wgmma`"));
    }
    let op = Multiply {
        scheme: Scheme::Mma,
        shape: Shape { m: 16, ..shape },
        elements: [a_type, b_type, d_type, d_type],
        satfinite,
        bit_and: true,
    };
    let [d, a, b, accumulate, rest @ ..] = ops else {
        return Err(Fault::input("wrong number of operands for `wgmma`"));
    };
    let rest = rest.iter().map(|operand| match operand {
        Operand::Int(value) => Ok(*value as i64),
        other => Err(Fault::input(format!("{} where `wgmma` has a constant", other.describe()))),
    });
    let rest = rest.collect::<Result<Vec<i64>>>()?;
    let in_registers = matches!(a, Operand::Vector(_));
    // Only factors of 16 bits can be transposed, and A only where it is in memory.
    let (negate, transpose) = match (&rest[..], in_registers) {
        ([], _) => ([false; 2], [false; 2]),
        (&[a, b], _) => ([a == -1, b == -1], [false; 2]),
        (&[a, b, of_b], true) => ([a == -1, b == -1], [false, of_b == 1]),
        (&[a, b, of_a, of_b], false) => ([a == -1, b == -1], [of_a == 1, of_b == 1]),
        _ => return Err(Fault::input("wrong number of operands for `wgmma`")),
    };
    if a_type.bits() != 16 && transpose != [false; 2] {
        return Err(Fault::input("`wgmma` transposes only elements of 16 bits"));
    }
    let d = results(cx, d, d_type)?;
    let a = if in_registers {
        WarpgroupFactor::Registers(sources(cx, a, a_type)?)
    } else {
        WarpgroupFactor::Shared { descriptor: cx.src(a, Ty::B(64))?, transpose: transpose[0] }
    };
    let of_a = match &a {
        WarpgroupFactor::Registers(list) => list.len(),
        WarpgroupFactor::Shared { .. } => op.fragment(0).registers() as usize,
    };
    if [of_a, d.len()] != [0, 3].map(|operand| op.fragment(operand).registers() as usize) {
        return Err(Fault::input("wrong number of registers for `wgmma`"));
    }
    let b = WarpgroupFactor::Shared { descriptor: cx.src(b, Ty::B(64))?, transpose: transpose[1] };
    Ok(WarpgroupProduct { op, d, a, b, accumulate: cx.pred(accumulate)?, negate })
}

fn tiles(cx: &mut Cx<'_>, m: &mut Mods<'_>, ops: &[Operand<'_>]) -> Result<MatrixOp> {
    let transpose = m.take("trans");
    m.take("m8n8");
    let count = match m.one_of(&["x1", "x2", "x4"]) {
        Some("x1") => 1,
        Some("x2") => 2,
        Some(_) => 4,
        None => return Err(Fault::input("`ldmatrix` without a count")),
    };
    let space = m.space();
    if m.ty()? != Ty::B(16) {
        return Err(Fault::unsupported("`ldmatrix` of elements other than 16 bits"));
    }
    let b32 = Ty::B(32);
    let [first, second] = ops else {
        return Err(Fault::input("wrong number of operands for `ldmatrix`"));
    };
    if m.base == "ldmatrix" {
        let dsts: Vec<u32> = list(first).iter().map(|o| cx.dst(o, b32)).collect::<Result<_>>()?;
        if dsts.len() != count {
            return Err(Fault::input("wrong number of registers for `ldmatrix`"));
        }
        return Ok(MatrixOp::LoadTiles { addr: cx.addr(second, space)?, transpose, dsts });
    }
    let srcs: Vec<Src> = list(second).iter().map(|o| cx.src(o, b32)).collect::<Result<_>>()?;
    if srcs.len() != count {
        return Err(Fault::input("wrong number of registers for `stmatrix`"));
    }
    Ok(MatrixOp::StoreTiles { addr: cx.addr(first, space)?, transpose, srcs })
}
