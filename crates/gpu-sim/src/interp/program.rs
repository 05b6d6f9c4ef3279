//! A module made ready to run: addresses of globals, constants as slots, decoded functions.
//!
//! Variables get their addresses once for the whole run; shared ones have the same address in every
//! workgroup, so their addresses are constants too. Functions are decoded when first called.

use super::cast::{self, CastInfo};
use super::code::Code;
use super::environment::{Environment, Flush, Rounding};
use super::int;
use super::pieces::store_pieces;
use super::shape::{Scalar, Shape};
use super::target::Target;
use super::value::{Slot, mask, signed};
use super::{Options, lanes::LaneFn};
use crate::elements::Numbering;
use crate::fault::{Fault, FaultPlace, Result};
use crate::memory::{Contents, Segment, Space};
use crate::race::Site;
use ir::debug::DebugInfo;
use ir::map::Map;
use ir::ssa::print::inst_to_string;
use ir::ssa::{
    Align, BinaryOp, Block, CastOp, Const, ConstData, ConstExpr, Context, FastMath, Flags, Global,
    GlobalKind, Module, Type, TypeKind, sym,
};
use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

/// Constant expressions nested deeper than this are not looked into.
const MAX_DEPTH: u32 = 400;
const FUNCTION_START: u64 = 0x1000;
const FUNCTION_STEP: u64 = 16;
const BLOCK_WINDOW: u64 = 1 << 36;

/// A module with everything that all its threads share and none changes.
pub(crate) struct Program<'m> {
    pub(crate) module: &'m Module,
    pub(crate) options: &'m Options,
    pub(crate) target: Target,
    shapes: RefCell<Map<Type, Rc<Shape>>>,
    /// Functions that were decoded, by index of the global.
    pub(super) codes: Vec<OnceCell<Result<Code>>>,
    /// Address of each variable in its own space, by index of the global.
    addresses: Vec<Option<(Space, u64)>>,
    /// The shared variables, as every workgroup starts with them.
    pub(crate) shared: Segment,
    /// Constant memory.
    pub(crate) constants: Segment,
    /// Start address of dynamic shared memory.
    pub(crate) dynamic_shared: u64,
    pub(crate) dynamic_size: u64,
    /// Threads that execute warp operations together.
    pub(crate) warp_size: u32,
    /// AMD's floats of 8 bits are of the formats without negative zero.
    pub(crate) unsigned_zero: bool,
    /// The numbers of the formats of buffers' elements, if the module names a processor of AMD's.
    pub(crate) numbering: Option<Numbering>,
}

impl<'m> Program<'m> {
    /// Lays out the module's variables: those of global memory into `global`.
    pub(crate) fn new(
        module: &'m Module,
        options: &'m Options,
        global: &mut Segment,
        dynamic_size: u64,
    ) -> Result<Program<'m>> {
        let count = module.cx.globals.len();
        let mut program = Program {
            module,
            options,
            target: Target::of_triple(&module.triple),
            shapes: RefCell::default(),
            codes: std::iter::repeat_with(OnceCell::new).take(count).collect(),
            addresses: vec![None; count],
            shared: Segment::new(Space::Shared, true),
            constants: Segment::new(Space::Const, true),
            dynamic_shared: 0,
            dynamic_size,
            warp_size: options
                .warp_size
                .unwrap_or_else(|| Target::of_triple(&module.triple).warp_size(module)),
            numbering: Target::of_triple(&module.triple).numbering(module),
            unsigned_zero: Target::of_triple(&module.triple).unsigned_zero(module),
        };
        program.lay_out(global)?;
        program.initialise(global)?;
        Ok(program)
    }

    /// Returns the context that functions share.
    pub(crate) fn cx(&self) -> &'m Context {
        &self.module.cx
    }

    fn lay_out(&mut self, global: &mut Segment) -> Result<()> {
        let cx = self.cx();
        let mut dynamic = Vec::new();
        for (g, data) in &cx.globals {
            let Some(variable) = data.variable() else { continue };
            if data.name.starts_with("llvm.") {
                continue;
            }
            let size = cx.alloc_size(data.ty);
            let align = data.align.map_or(1, Align::bytes).max(cx.abi_align(data.ty).bytes());
            let space = match self.target.space(data.address_space) {
                Some(Space::Generic) => Space::Global,
                Some(space) => space,
                None => continue,
            };
            let address = match space {
                Space::Shared if variable.initializer.is_none() => {
                    dynamic.push((g, align));
                    continue;
                }
                Space::Shared => &mut self.shared,
                Space::Const => &mut self.constants,
                Space::Global => &mut *global,
                _ => continue,
            }
            .allocate(&*data.name, size, align, Contents::Undefined)?;
            self.addresses[g.as_u32() as usize] = Some((space, address));
        }
        // All `extern` shared arrays are the same memory.
        // Descriptors of `wgmma` count on the multiple of 1 KiB at which blocks without other shared memory have it.
        let align = dynamic.iter().map(|d| d.1).max().unwrap_or(1).max(1024);
        self.dynamic_shared = self.shared.allocate(
            "dynamic shared memory",
            self.dynamic_size,
            align,
            Contents::Undefined,
        )?;
        for (g, _) in dynamic {
            self.addresses[g.as_u32() as usize] = Some((Space::Shared, self.dynamic_shared));
        }
        Ok(())
    }

    fn initialise(&mut self, global: &mut Segment) -> Result<()> {
        let cx = self.cx();
        for (g, data) in &cx.globals {
            let (Some(variable), Some((space, address))) =
                (data.variable(), self.addresses[g.as_u32() as usize])
            else {
                continue;
            };
            let size = cx.alloc_size(data.ty);
            let Some(init) = variable.initializer else {
                if space != Space::Shared && size > 0 {
                    // What another module defines: zeros stand in for it.
                    fill(
                        if space == Space::Const { &mut self.constants } else { global },
                        address,
                        size,
                    )?;
                }
                continue;
            };
            let mut bytes = vec![Some(0u8); size as usize];
            self.image(init, &mut bytes, 0).map_err(|f| {
                f.at(crate::fault::FaultPlace {
                    instruction: Some(format!("initializer of @{}", data.name)),
                    ..Default::default()
                })
            })?;
            let segment = match space {
                Space::Shared => &mut self.shared,
                Space::Const => &mut self.constants,
                _ => &mut *global,
            };
            let whole: Vec<u8> = bytes.iter().map(|b| b.unwrap_or(0)).collect();
            segment.store_bytes(address, &whole)?;
            for (n, _) in bytes.iter().enumerate().filter(|(_, b)| b.is_none()) {
                segment.forget(address + n as u64, 1)?;
            }
            if space == Space::Const || variable.constant {
                segment.protect(address);
            }
        }
        Ok(())
    }

    /// Writes a constant as it lies in memory; undefined bytes are none.
    fn image(&self, c: Const, bytes: &mut [Option<u8>], depth: u32) -> Result<()> {
        if depth > MAX_DEPTH {
            return Err(Fault::unsupported("constants nested this deep"));
        }
        let cx = self.cx();
        let data = &cx.consts[c];
        match data {
            ConstData::Zero(_) => {
                bytes.fill(Some(0));
                Ok(())
            }
            ConstData::Undef(_) | ConstData::Poison(_) => {
                bytes.fill(None);
                Ok(())
            }
            ConstData::Bytes { data, .. } => {
                for (to, &from) in bytes.iter_mut().zip(data) {
                    *to = Some(from);
                }
                Ok(())
            }
            ConstData::Aggregate { ty, elems } if cx.types.is_aggregate(*ty) => {
                for (n, &elem) in elems.iter().enumerate() {
                    let (at, ty) = cx
                        .element_at(*ty, n as u64)
                        .ok_or_else(|| Fault::input("a constant with too many elements"))?;
                    let at = at as usize;
                    let size = cx.store_size(ty) as usize;
                    let part = bytes
                        .get_mut(at..at + size)
                        .ok_or_else(|| Fault::input("a constant larger than its type"))?;
                    self.image(elem, part, depth + 1)?;
                }
                Ok(())
            }
            _ => {
                let shape = self.shape(data.ty())?;
                let mut slots = Vec::new();
                self.constant(c, &mut slots, depth)?;
                let mut memory = Segment::new(Space::Global, true);
                let at = memory.allocate("", bytes.len() as u64, 16, Contents::Undefined)?;
                store_pieces(&mut memory, at, &shape, &slots)?;
                for (n, byte) in bytes.iter_mut().enumerate() {
                    let (value, undef) = memory.load_masked(at + n as u64, 1)?;
                    *byte = (undef == 0).then_some(value as u8);
                }
                Ok(())
            }
        }
    }

    /// The shape of a type.
    pub(crate) fn shape(&self, ty: Type) -> Result<Rc<Shape>> {
        if let Some(shape) = self.shapes.borrow().get(&ty) {
            return Ok(shape.clone());
        }
        let shape = Rc::new(Shape::of(self.cx(), ty)?);
        self.shapes.borrow_mut().insert(ty, shape.clone());
        Ok(shape)
    }

    /// The memory of an address space.
    pub(crate) fn space(&self, number: u32) -> Result<Space> {
        self.target
            .space(number)
            .ok_or_else(|| Fault::unsupported(format!("address space {number}")))
    }

    /// Address of a function as a generic pointer.
    pub(crate) fn function_address(&self, global: Global) -> u64 {
        Space::Code.to_generic(FUNCTION_START + u64::from(global.as_u32()) * FUNCTION_STEP)
    }

    /// The function at a generic address.
    pub(crate) fn function_at(&self, address: u64) -> Option<u32> {
        let at = Space::Code.from_generic(address).checked_sub(FUNCTION_START)?;
        let index = u32::try_from(at / FUNCTION_STEP).ok()?;
        let exists = at % FUNCTION_STEP == 0 && (index as usize) < self.codes.len();
        let data = exists.then(|| &self.cx().globals[Global::from_u32(index)])?;
        data.function().map(|_| index)
    }

    /// Address of a block, as `blockaddress` gives it.
    pub(crate) fn block_address(&self, function: Global, block: Block) -> u64 {
        Space::Code.to_generic(
            BLOCK_WINDOW + (u64::from(function.as_u32()) << 20) + u64::from(block.as_u32()),
        )
    }

    /// Address of a global as a pointer of its own address space.
    fn address(&self, global: Global, depth: u32) -> Result<Slot> {
        let data = &self.cx().globals[global];
        match &data.kind {
            GlobalKind::Function(_) => Ok(Slot::new(self.function_address(global))),
            GlobalKind::Variable(_) => {
                let Some((space, address)) = self.addresses[global.as_u32() as usize] else {
                    return Err(Fault::unsupported(format!(
                        "variable @{} in address space {}",
                        data.name, data.address_space
                    )));
                };
                let generic = self.space(data.address_space)? == Space::Generic;
                Ok(Slot::new(if generic { space.to_generic(address) } else { address }))
            }
            GlobalKind::Alias(target) => {
                let mut slots = Vec::new();
                self.constant(*target, &mut slots, depth + 1)?;
                slots.first().copied().ok_or_else(|| Fault::input("an alias of nothing"))
            }
            GlobalKind::IFunc(_) => Err(Fault::unsupported(format!("ifunc @{}", data.name))),
        }
    }

    /// The variable's or function's name at an address, for messages and aliases.
    pub(crate) fn alias_target(&self, mut global: Global) -> Global {
        for _ in 0..64 {
            let GlobalKind::Alias(c) = self.cx().globals[global].kind else { break };
            match self.cx().consts.as_global(c) {
                Some(next) => global = next,
                None => break,
            }
        }
        global
    }

    /// Appends the slots of a constant.
    pub(crate) fn constant(&self, c: Const, out: &mut Vec<Slot>, depth: u32) -> Result<()> {
        if depth > MAX_DEPTH {
            return Err(Fault::unsupported("constants nested this deep"));
        }
        let cx = self.cx();
        match &cx.consts[c] {
            ConstData::Int { ty, value } => {
                out.push(Slot::new(*value as u64));
                if ty.int_width().is_some_and(|w| w > 64) {
                    out.push(Slot::new((*value >> 64) as u64));
                }
            }
            ConstData::WideInt { limbs, .. } => out.extend(limbs.iter().map(|&l| Slot::new(l))),
            ConstData::Float { ty, bits } => {
                // Formats that do not fit a slot are refused by their shape.
                self.shape(*ty)?;
                out.push(Slot::new(*bits as u64));
            }
            ConstData::Zero(ty) => {
                let slots = self.shape(*ty)?.slots as usize;
                out.extend(std::iter::repeat_n(Slot::ZERO, slots));
            }
            ConstData::Undef(ty) => {
                for scalar in &self.shape(*ty)?.scalars {
                    let first = out.len();
                    out.resize(first + scalar.words() as usize, Slot::ZERO);
                    int::fill_undef(scalar.bits(), &mut out[first..]);
                }
            }
            ConstData::Poison(ty) => {
                let slots = self.shape(*ty)?.slots as usize;
                out.extend(std::iter::repeat_n(Slot::POISON, slots));
            }
            ConstData::Aggregate { elems, .. } => {
                for &elem in elems {
                    self.constant(elem, out, depth + 1)?;
                }
            }
            ConstData::Bytes { data, .. } => {
                out.extend(data.iter().map(|&b| Slot::new(u64::from(b))));
            }
            ConstData::Global { global, .. } => out.push(self.address(*global, depth)?),
            ConstData::Wrapped { global, .. } => out.push(self.address(*global, depth)?),
            ConstData::BlockAddress { function, block, .. } => {
                out.push(Slot::new(self.block_address(*function, *block)));
            }
            ConstData::Expr { ty, expr } => self.expression(*ty, expr, out, depth + 1)?,
            ConstData::InlineAsm(_) => {
                return Err(Fault::unsupported("inline assembly as a value"));
            }
            ConstData::TokenNone => {}
        }
        Ok(())
    }

    fn slots(&self, c: Const, depth: u32) -> Result<Vec<Slot>> {
        let mut out = Vec::new();
        self.constant(c, &mut out, depth)?;
        Ok(out)
    }

    fn expression(
        &self,
        ty: Type,
        expr: &ConstExpr,
        out: &mut Vec<Slot>,
        depth: u32,
    ) -> Result<()> {
        let cx = self.cx();
        match expr {
            ConstExpr::Gep { source, operands, .. } => {
                let mut base = self.slots(operands[0], depth)?;
                let [address] = &mut base[..] else {
                    return Err(Fault::unsupported("a constant getelementptr of vectors"));
                };
                let mut offset = 0u64;
                let mut current = *source;
                for (n, &index) in operands[1..].iter().enumerate() {
                    let slots = self.slots(index, depth)?;
                    let width = cx.types.scalar(cx.consts.ty(index)).int_width().unwrap_or(64);
                    let [slot] = slots[..] else {
                        return Err(Fault::unsupported("a constant getelementptr of vectors"));
                    };
                    let index = signed(slot.bits & mask(width.min(64)), width.min(64)) as u64;
                    let step = if n == 0 {
                        index.wrapping_mul(cx.alloc_size(current))
                    } else {
                        let (at, elem) = step_into(cx, current, index)?;
                        current = elem;
                        at
                    };
                    offset = offset.wrapping_add(step);
                }
                let bits = self.shape(ty)?.scalars[0].bits();
                if address.is_defined() {
                    address.bits = address.bits.wrapping_add(offset) & mask(bits);
                }
                out.extend(base);
            }
            ConstExpr::Cast { op, value } => {
                let slots = self.slots(*value, depth)?;
                let (from, to) = (self.shape(cx.consts.ty(*value))?, self.shape(ty)?);
                let first = out.len();
                out.resize(first + to.slots as usize, Slot::ZERO);
                let (Some(&from_scalar), Some(&to_scalar)) =
                    (from.scalars.first(), to.scalars.first())
                else {
                    return Err(Fault::unsupported("a cast of an empty value"));
                };
                if *op == CastOp::AddrSpaceCast {
                    let function = self.space_cast(from_scalar, to_scalar)?;
                    for (slot, result) in slots.iter().zip(&mut out[first..]) {
                        *result = function.apply(&[*slot])?;
                    }
                    return Ok(());
                }
                let info = CastInfo {
                    op: *op,
                    flags: Flags::NONE,
                    fast: FastMath::NONE,
                    round: Rounding::NEAREST,
                    flush: [Flush::Never; 2],
                    from: from_scalar,
                    from_lanes: from.scalars.len() as u32,
                    to: to_scalar,
                    to_lanes: to.scalars.len() as u32,
                };
                cast::cast(&info, Environment::DEFAULT, &slots, &mut out[first..]);
            }
            ConstExpr::Binary { op, flags, operands } => {
                let (a, b) = (self.slots(operands[0], depth)?, self.slots(operands[1], depth)?);
                let shape = self.shape(ty)?;
                if op.is_float() || *op == BinaryOp::FRem {
                    return Err(Fault::unsupported("a constant float expression"));
                }
                let first = out.len();
                out.resize(first + a.len(), Slot::ZERO);
                let scalar = shape.scalars[0];
                let step = scalar.words() as usize;
                for n in (0..a.len()).step_by(step) {
                    let at = &mut out[first + n..first + n + step];
                    let (a, b) = (&a[n..n + step], &b[n..n + step]);
                    if step == 1 {
                        at[0] = int::binary(*op, *flags, scalar.bits(), a[0], b[0])?;
                    } else {
                        int::binary_wide_slots(*op, *flags, scalar.bits(), a, b, at)?;
                    }
                }
            }
            ConstExpr::ExtractElement([vector, index]) => {
                let (v, i) = (self.slots(*vector, depth)?, self.slots(*index, depth)?);
                let words = self.shape(ty)?.slots as usize;
                let at = i[0].bits as usize * words;
                let poison = vec![Slot::POISON; words];
                out.extend_from_slice(v.get(at..at + words).unwrap_or(&poison));
            }
            ConstExpr::InsertElement([vector, elem, index]) => {
                let mut v = self.slots(*vector, depth)?;
                let (e, i) = (self.slots(*elem, depth)?, self.slots(*index, depth)?);
                let at = i[0].bits as usize * e.len();
                match v.get_mut(at..at + e.len()) {
                    Some(place) => place.copy_from_slice(&e),
                    None => v.fill(Slot::POISON),
                }
                out.extend(v);
            }
            ConstExpr::ShuffleVector { operands, mask } => {
                let (a, b) = (self.slots(operands[0], depth)?, self.slots(operands[1], depth)?);
                let words = self.shape(cx.types.scalar(ty))?.slots as usize;
                let both = [a, b].concat();
                for &lane in mask {
                    match usize::try_from(lane) {
                        Ok(lane) => out.extend_from_slice(&both[lane * words..(lane + 1) * words]),
                        Err(_) => out.extend(std::iter::repeat_n(Slot::POISON, words)),
                    }
                }
            }
        }
        Ok(())
    }

    /// The conversion between the address spaces of two pointer types.
    pub(crate) fn space_cast(&self, from: Scalar, to: Scalar) -> Result<LaneFn> {
        match (from, to) {
            (Scalar::Ptr { space: f, .. }, Scalar::Ptr { space: t, bits }) => {
                let nulls = self.target == Target::Amdgpu;
                Ok(LaneFn::SpaceCast { from: self.space(f)?, to: self.space(t)?, bits, nulls })
            }
            _ => Err(Fault::input("addrspacecast of something that is not a pointer")),
        }
    }

    /// Place of a step of a function.
    #[cold]
    pub(crate) fn place_of(&self, (function, pc): Site) -> FaultPlace {
        let mut place = FaultPlace::default();
        let code = ((function as usize) < self.codes.len()).then(|| self.code(function).ok());
        let Some(code) = code.flatten() else { return place };
        place.function = Some(code.name.clone());
        let global = Global::from_u32(function);
        let inst = code.origins.get(pc as usize).copied().flatten();
        let Some((inst, body)) = inst.zip(self.module.body(global)) else { return place };
        let cx = self.cx();
        let text = inst_to_string(cx, body, inst);
        // The metadata after it is of no interest here.
        let end = text.find(", !").unwrap_or(text.len());
        place.instruction = Some(text[..end].trim().to_owned());
        place.inst = Some((global, inst));
        place.line = body.text_line(cx, inst);
        let location = body.insts[inst].debug_loc.expand();
        let location = location.filter(|&md| !cx.metadata.is_bare_origin(md));
        place.source = location.and_then(|md| DebugInfo::of(cx)?.place(md));
        place
    }

    /// The kernel or function of this name.
    pub(crate) fn find_function(&self, name: &str) -> Result<u32> {
        let found = self.cx().find_global(name).map(|g| self.alias_target(g));
        let body = found.filter(|&g| self.cx().function(g).is_some_and(|f| f.body.is_some()));
        body.map(Global::as_u32).ok_or_else(|| {
            let names: Vec<&str> = self
                .module
                .definitions()
                .map(|(g, _)| &*self.cx().globals[g].name)
                .filter(|n| self.is_kernel(n))
                .collect();
            Fault::input(format!("no function `{name}` is defined (kernels: {})", names.join(", ")))
        })
    }

    fn is_kernel(&self, name: &str) -> bool {
        let cx = self.cx();
        let function = cx.find_global(name).and_then(|g| cx.function(g));
        function.is_some_and(|f| f.cc.is_kernel() || cx.attrs.has(f.attrs, sym::NVVM_KERNEL))
    }
}

fn fill(segment: &mut Segment, address: u64, size: u64) -> Result<()> {
    segment.store_bytes(address, &vec![0; size as usize])
}

/// Byte offset and type of what an index of `getelementptr` steps into.
pub(crate) fn step_into(cx: &Context, ty: Type, index: u64) -> Result<(u64, Type)> {
    let found = match cx.types.kind(ty) {
        TypeKind::Struct { .. } => cx.element_at(ty, index),
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => {
            Some((index.wrapping_mul(cx.alloc_size(elem)), elem))
        }
        _ => None,
    };
    found.ok_or_else(|| Fault::input("getelementptr steps into a type that has no elements"))
}
