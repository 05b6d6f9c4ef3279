//! `infer-alignment`: accesses get the alignment that their addresses are known to have, and objects whose place the
//! compiler chooses get one that wide accesses can use.
//!
//! A front end gives an array of bytes the alignment of a byte, and so all accesses of it. On a machine that
//! reads a dword only at multiples of four they would be made byte by byte. Private variables lie at multiples of a dword
//! anyway; a variable of shared memory gets, as LLVM's `amdgpu-lower-module-lds` gives it, the alignment of the widest
//! access that it has room for.

use crate::alignment::known_align;
use ir::ssa::{Align, Body, Context, Global, GlobalKind, InstKind, Module};

/// The space of variables that a workgroup shares, on AMDGPU and NVPTX.
const SHARED_SPACE: u32 = 3;

/// The alignment of a private variable that has room for a dword.
const DWORD: Align = Align::from_log2(2);

/// Runs the pass on a module. Whether something changed.
pub fn run(module: &mut Module) -> bool {
    let globals: Vec<Global> = module.cx.globals.keys().collect();
    let mut changed = false;
    for &global in &globals {
        changed |= raise_shared(&mut module.cx, global);
    }
    for &global in &globals {
        let Some(id) = module.cx.function(global).and_then(|f| f.body.expand()) else { continue };
        let body = &mut module.bodies[id];
        changed |= raise_allocas(body, &module.cx);
        changed |= raise_accesses(body, &module.cx);
    }
    changed
}

/// A variable of shared memory that no other module names.
fn raise_shared(cx: &mut Context, global: Global) -> bool {
    let data = &cx.globals[global];
    let own = match &data.kind {
        GlobalKind::Variable(variable) => variable.initializer.is_some(),
        _ => false,
    };
    if !own || !data.linkage.is_local() || data.address_space != SHARED_SPACE {
        return false;
    }
    let now = data.align.unwrap_or(cx.abi_align(data.ty));
    let wanted = match cx.alloc_size(data.ty) {
        9.. => Align::from_log2(4),
        5..9 => Align::from_log2(3),
        3..5 => Align::from_log2(2),
        2 => Align::from_log2(1),
        _ => Align::ONE,
    };
    if wanted > now {
        cx.globals[global].align = Some(wanted);
    }
    wanted > now
}

fn raise_allocas(body: &mut Body, cx: &Context) -> bool {
    let mut changed = false;
    let entry = body.entry();
    let allocas: Vec<_> = body.block_insts(entry).collect();
    for inst in allocas {
        if let InstKind::Alloca { ty, align, .. } = &mut body.insts[inst].kind
            && *align < DWORD
            && cx.alloc_size(*ty) >= DWORD.bytes()
        {
            *align = DWORD;
            changed = true;
        }
    }
    changed
}

fn raise_accesses(body: &mut Body, cx: &Context) -> bool {
    let mut changed = false;
    for n in 0..body.block_order().len() {
        let insts: Vec<_> = body.block_insts(body.block_order()[n]).collect();
        for inst in insts {
            let (InstKind::Load { ptr, .. } | InstKind::Store { ptr, .. }) = body.insts[inst].kind
            else {
                continue;
            };
            let known = known_align(body, cx, ptr);
            if let InstKind::Load { align, .. } | InstKind::Store { align, .. } =
                &mut body.insts[inst].kind
                && known > *align
            {
                *align = known;
                changed = true;
            }
        }
    }
    changed
}
