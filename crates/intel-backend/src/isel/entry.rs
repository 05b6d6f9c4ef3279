//! Contents of a thread's registers at its start, and the kernel's interface.
//!
//! `r0` is the header, then come the local ids x, y, z as words, then the cross-thread data ([`crate::abi::kernel`]), in which
//! selection puts what the kernel asks for about its grid, then the parameters. All of it is read where it lies.

use cranelift_entity::EntityRef;
use ir::diagnostic::Diagnostic;
use ir::kernel::three_numbers;
use ir::ssa::image::{AddressRules, Image};
use ir::ssa::{CastOp, Global, InstKind, Local, Type, ValueKind, sym};

use super::builtin_names::{base, is_lane, work_item};
use super::grid::{Grid, asks_for};
use super::piece::{Piece, RegSlice};
use super::{Select, Selected};
use crate::abi::kernel::{
    Argument, ArgumentKind, MAX_SLM_BYTES, PointerSpace, Variable, VariableMemory,
};
use crate::ir_passes::generic_pointers::{Casts, NULL_BYTES};
use crate::ir_passes::{printf, promote_to_stateful};
use crate::target::device::GRF_BYTES;
use crate::target::eu::relocation::AddressPart;
use crate::target::eu::{
    self, Arf, Base, Control, Dst, Extra, InstData, Op, Options, Src, Type as Eu,
};
use crate::target::opencl::{CONSTANT, GENERIC, GLOBAL, LOCAL};

/// Values that every thread has, each present once it was asked for.
#[derive(Default)]
pub(super) struct Entry {
    /// Local ids as doublewords.
    local_ids: [Option<Piece>; 3],
    /// Global ids.
    global_ids: [Option<Piece>; 3],
    /// The numbers of the channels.
    lanes: Option<Piece>,
    /// Headers of messages about images.
    pub(super) image_headers: [Option<Base>; 2],
}

/// The doublewords of the header with the group's number.
const GROUP_ID: [u32; 3] = [1, 6, 7];
/// Denormals are numbers: doubles, floats, halves (cr0.0).
const KEEP_DENORMALS: [u64; 3] = [1 << 6, 1 << 7, 1 << 10];

impl Select<'_> {
    /// Lays out the kernel's arguments and begins the thread.
    pub(super) fn enter(&mut self, function: Global) -> Selected {
        self.set_denormals(function);
        let casts = Casts::with_generic(self.body, self.cx);
        if casts.private {
            self.keep_null_private();
        }
        self.lay_out_grid();
        self.lay_out_local_variables(function, casts.local)?;
        self.lay_out_parameters(function)?;
        self.lay_out_surfaces();
        self.lay_out_image_numbers();
        self.kernel.required_work_group = three_numbers(self.cx, function, "reqd_work_group_size");
        self.find_ids();
        self.lay_out_private()
    }

    fn set_denormals(&mut self, function: Global) {
        let cx = self.cx;
        let flush = cx.function(function).is_some_and(|f| cx.attrs.flushes_float(f.attrs));
        let [double, float, half] = KEEP_DENORMALS;
        let double = if self.device.float64 { double } else { 0 };
        let bits = double | half | if flush { 0 } else { float };
        let cr0 = Base::Arf(Arf::Control);
        let mut data = InstData::new(
            Op::Or,
            Control::all(1),
            Dst::new(cr0, eu::Type::UD),
            &[Src::scalar(cr0, eu::Type::UD), Src::imm(eu::Type::UW, bits)],
        );
        if !self.device.scoreboard {
            // The next instructions start with the new state; elsewhere they wait.
            data.options = Options::SWITCH;
        }
        self.push(data);
    }

    /// Makes room for what calls ask about the grid.
    fn lay_out_grid(&mut self) {
        for inst in self.body.all_insts() {
            let InstKind::Call { callee, .. } = &self.body.insts[inst].kind else { continue };
            let Some(global) = self.cx.direct_callee(*callee) else { continue };
            for &grid in asks_for(&self.cx.globals[global].name) {
                let kind = grid.kind();
                if !self.kernel.arguments.iter().any(|a| a.kind == kind) {
                    let (size, align) = match grid {
                        Grid::WorkDimensions => (4, 4),
                        Grid::PrintfBuffer => (8, 8),
                        _ => (12, 4),
                    };
                    self.add_argument(kind, size, align);
                }
            }
        }
    }

    pub(super) fn add_argument(&mut self, kind: ArgumentKind, size: u32, align: u32) -> u32 {
        let end = self.kernel.arguments.iter().map(Argument::end).max().unwrap_or(0);
        let offset = end.next_multiple_of(align);
        self.kernel.arguments.push(Argument { kind, offset, size });
        offset
    }

    /// A place in the cross-thread data.
    pub(super) fn cross_thread(&self, offset: u32) -> Piece {
        let grf = self.kernel.cross_thread_grf() + (offset / GRF_BYTES) as u16;
        let base = Base::Grf(u8::try_from(grf).unwrap_or(u8::MAX));
        Piece::Reg(RegSlice { base, offset: offset % GRF_BYTES, step: 0 })
    }

    fn lay_out_parameters(&mut self, function: Global) -> Selected {
        let (body, cx) = (self.body, self.cx);
        let attrs = cx.function(function);
        for (n, &param) in body.block_params(body.entry()).iter().enumerate() {
            let ty = body.locals[param].ty;
            let index = n as u32;
            let set = attrs.map(|f| f.param_attrs(n)).unwrap_or_default();
            if let Some(structure) = cx.attrs.ty(set, sym::BYVAL) {
                self.lay_out_structure(index, param, structure);
                continue;
            }
            if let Some(piece) = self.lay_out_opaque(index, ty) {
                self.values[param] = Some([piece].into_iter().collect());
                continue;
            }
            let pieces = match ty.address_space() {
                Some(space @ (GLOBAL | CONSTANT)) => {
                    let space =
                        if space == GLOBAL { PointerSpace::Global } else { PointerSpace::Constant };
                    let offset = self.add_argument(ArgumentKind::ByPointer { index, space }, 8, 8);
                    [self.cross_thread(offset)].into_iter().collect()
                }
                Some(LOCAL) => {
                    let align = self.local_alignment(function, n);
                    let kind = ArgumentKind::LocalPointer { index, align };
                    let offset = self.add_argument(kind, 4, 4);
                    [self.local_argument(offset)].into_iter().collect()
                }
                Some(_) => {
                    return Err(Diagnostic::unsupported("generic pointers as kernel parameters")
                        .with_note(format!("parameter {index}")));
                }
                None => self
                    .lay_out_value(index, ty)
                    .map_err(|error| error.with_note(format!("parameter {index}")))?,
            };
            self.values[param] = Some(pieces);
        }
        Ok(())
    }

    /// Binds the surfaces that `intel-promote-to-stateful` has casts to, and has the driver pass where parameters point to in them.
    fn lay_out_surfaces(&mut self) {
        for inst in self.body.block_insts(self.body.entry()) {
            let InstKind::Cast { op: CastOp::AddrSpaceCast, .. } = self.body.insts[inst].kind
            else {
                continue;
            };
            let space = self.result_type(inst).address_space();
            if let Some(index) = space.and_then(promote_to_stateful::parameter) {
                self.kernel.surfaces.push(index);
                self.add_argument(ArgumentKind::BufferOffset { index }, 4, 4);
            }
        }
    }

    /// Offset of a pointer parameter in its surface.
    pub(super) fn surface_offset(&self, index: u32) -> Piece {
        let kind = ArgumentKind::BufferOffset { index };
        let found = self.kernel.arguments.iter().find(|a| a.kind == kind);
        found.map_or(Piece::Imm(0), |a| self.cross_thread(a.offset))
    }

    /// A pointer to local memory that the host sizes. The driver counts from 0; this memory follows the kernel's own
    /// variables.
    fn local_argument(&mut self, offset: u32) -> Piece {
        let place = self.cross_thread(offset);
        match self.kernel.slm_bytes {
            0 => place,
            own => {
                let args = [place, Piece::Imm(u64::from(own))];
                self.compute(Op::Add, Eu::D, Eu::D, &args, true)
            }
        }
    }

    /// The alignment of a parameter that points to local memory.
    fn local_alignment(&self, function: Global, n: usize) -> u32 {
        let cx = self.cx;
        let set = cx.function(function).map(|f| f.param_attrs(n)).unwrap_or_default();
        cx.attrs.int(set, sym::ALIGN).unwrap_or(16) as u32
    }

    /// A structure: the kernel has a pointer to a copy of its own.
    fn lay_out_structure(&mut self, index: u32, param: Local, ty: Type) {
        let kind = ArgumentKind::ByValue { index, source_offset: 0 };
        let size = self.cx.alloc_size(ty) as u32;
        let align = self.cx.abi_align(ty).bytes().clamp(4, u64::from(GRF_BYTES)) as u32;
        let offset = self.add_argument(kind, size.max(1), align);
        self.add_argument_copy(param, offset, size);
    }

    /// A parameter by value: each scalar by itself, from a doubleword on.
    fn lay_out_value(&mut self, index: u32, ty: Type) -> Selected<super::Pieces> {
        let mut pieces = super::Pieces::new();
        let mut source_offset = 0;
        for scalar in self.scalar_types(ty)? {
            if self.cx.types.is_aggregate(ty) || scalar == Type::I1 {
                return Err(Diagnostic::unsupported("kernel parameters of this type"));
            }
            let size = self.bits(scalar) / 8;
            let kind = ArgumentKind::ByValue { index, source_offset };
            let offset = self.add_argument(kind, size, size.max(4));
            source_offset += size;
            pieces.push(self.cross_thread(offset));
        }
        Ok(pieces)
    }

    /// Assigns offsets to the module's variables in local memory. Only those that the kernel uses count. Nothing lies
    /// at 0 if null pointers must be told from others.
    fn lay_out_local_variables(&mut self, function: Global, with_null: bool) -> Selected {
        let cx = self.cx;
        self.kernel.slm_bytes = if with_null { NULL_BYTES } else { 0 };
        let mut used: Vec<Global> = Vec::new();
        for inst in self.body.all_insts() {
            self.body.insts[inst].kind.for_each_value(self.body, |value| {
                if let ValueKind::Const(c) = value.kind() {
                    globals_of(cx, c, &mut used);
                }
            });
        }
        used.sort_unstable_by_key(|g| g.index());
        used.dedup();
        for global in used {
            let data = &cx.globals[global];
            if data.variable().is_none() || data.address_space != LOCAL {
                continue;
            }
            if cx.has_initial_values(global) {
                let message =
                    format!("an initial value of '{}', a variable in local memory,", data.name);
                return Err(Diagnostic::unsupported(message));
            }
            let align = data.align.unwrap_or_else(|| cx.abi_align(data.ty)).bytes().max(4);
            let at = u64::from(self.kernel.slm_bytes).next_multiple_of(align);
            self.local_variables[global] = Some(at as u32);
            let end = at.saturating_add(cx.alloc_size(data.ty));
            self.kernel.slm_bytes = u32::try_from(end).map_err(|_| {
                Diagnostic::error(format!(
                    "{end} bytes of shared local memory, at most {MAX_SLM_BYTES}"
                ))
            })?;
        }
        if self.kernel.slm_bytes == 0 {
            return Ok(());
        }
        // Parameters after that keep their alignment.
        for (n, &param) in self.body.block_params(self.body.entry()).iter().enumerate() {
            if self.body.locals[param].ty.address_space() == Some(LOCAL) {
                let align = self.local_alignment(function, n).clamp(16, MAX_SLM_BYTES);
                self.kernel.slm_bytes = self.kernel.slm_bytes.next_multiple_of(align);
            }
        }
        Ok(())
    }

    /// The place of a variable.
    pub(super) fn variable(&mut self, global: Global) -> Selected<Piece> {
        if let Some(offset) = self.local_variables[global] {
            return Ok(Piece::Imm(u64::from(offset)));
        }
        let number = self.program_variable(global)?;
        let place = self.place_for(64, true);
        let control = self.control(true);
        let zero = Src::imm(Eu::UQ, 0);
        let mov = self.inst_data(Op::Mov, control, place.dst(Eu::UQ), &[zero]);
        self.push(InstData { extra: Extra::Address(number, AddressPart::Whole), ..mov });
        Ok(Piece::Reg(place))
    }

    /// The number of a variable of the program, and of those whose addresses it holds.
    fn program_variable(&mut self, global: Global) -> Selected<u32> {
        let cx = self.cx;
        let unsupported = |what: &str| {
            let name = &cx.globals[global].name;
            Err(Diagnostic::unsupported(format!("the address of '{name}'")).with_note(what))
        };
        let data = &cx.globals[global];
        let Some(variable) = data.variable() else {
            return unsupported("functions have no addresses");
        };
        if !matches!(data.address_space, GENERIC | GLOBAL | CONSTANT) {
            return unsupported(
                "only variables in local, global and constant memory have addresses",
            );
        }
        if let Some(number) = self.program_variables.get(&global) {
            return Ok(*number);
        }
        let Some(initializer) = variable.initializer else {
            return unsupported("it is not defined in this module");
        };
        let mut image = Image::of(cx, initializer, AddressRules::RELOCATED)?;
        let addresses = std::mem::take(&mut image.addresses);
        let number = self.kernel.variables.len() as u32;
        self.program_variables.insert(global, number);
        self.kernel.variables.push(Variable {
            name: data.name.to_string(),
            bytes: image.into_bytes()?,
            align: data.align.unwrap_or_else(|| cx.abi_align(data.ty)).bytes(),
            memory: match data.section.map(|section| cx.symbols.text(section)) {
                Some(printf::STRINGS) => VariableMemory::Strings,
                _ if variable.constant => VariableMemory::Constant,
                _ => VariableMemory::Global,
            },
            addresses: Vec::new(),
        });
        for address in addresses {
            if address.size != 8 {
                return unsupported("it holds a part of an address");
            }
            let other = self.program_variable(address.target)?;
            let held = (address.offset, other, address.addend);
            self.kernel.variables[number as usize].addresses.push(held);
        }
        Ok(number)
    }

    /// Reads the ids that calls ask for, once for the thread.
    fn find_ids(&mut self) {
        let mut asked = [[false; 3]; 2];
        let mut lanes = false;
        for inst in self.body.all_insts() {
            let InstKind::Call { callee, args, .. } = &self.body.insts[inst].kind else {
                continue;
            };
            let Some(global) = self.cx.direct_callee(*callee) else { continue };
            let name = &self.cx.globals[global].name;
            lanes |= base(name).is_some_and(is_lane);
            let which = match work_item(name) {
                Some("get_local_id") => 0,
                Some("get_global_id") => 1,
                _ => continue,
            };
            let Some(dimension) = self.body.list(*args).first() else { continue };
            let known = dimension.constant().and_then(|c| self.cx.consts.as_uint(c));
            match known {
                Some(d @ 0..=2) => asked[which][d as usize] = true,
                Some(_) => {}
                None => asked[which] = [true; 3],
            }
        }
        if lanes {
            let numbers = self.lane_number();
            self.entry.lanes = Some(numbers);
        }
        let [local, global] = asked;
        for d in (0..3).filter(|&d| local[d]) {
            self.entry.local_ids[d] = Some(self.read_local_id(d));
        }
        for d in (0..3).filter(|&d| global[d]) {
            self.entry.global_ids[d] = Some(self.make_global_id(d));
        }
    }

    /// The words of a local id in the payload.
    fn local_id_words(&self, dimension: usize) -> Piece {
        let at = 1 + dimension as u32 * self.kernel.local_id_bytes() / GRF_BYTES;
        Piece::Reg(RegSlice { base: Base::Grf(at as u8), offset: 0, step: 2 })
    }

    fn read_local_id(&mut self, dimension: usize) -> Piece {
        let words = self.local_id_words(dimension);
        let place = self.place(4, false);
        let src = words.src(eu::Type::UW, self.simd);
        self.push(InstData::mov(Control::new(self.simd), place.dst(eu::Type::UD), src));
        Piece::Reg(place)
    }

    fn make_global_id(&mut self, dimension: usize) -> Piece {
        let group = self.group_id(dimension);
        let size = self.grid(Grid::EnqueuedLocalSize, dimension);
        let offset = self.grid(Grid::GlobalOffset, dimension);
        let first = self.compute(Op::Mul, eu::Type::D, eu::Type::D, &[group, size], true);
        let first = self.compute(Op::Add, eu::Type::D, eu::Type::D, &[first, offset], true);
        let words = self.local_id_words(dimension);
        let srcs = [words.src(eu::Type::UW, self.simd), first.src(eu::Type::D, self.simd)];
        self.compute_of(Op::Add, eu::Type::D, &srcs, false)
    }

    /// The numbers of the channels.
    pub(super) fn lane_number(&mut self) -> Piece {
        if let Some(lanes) = self.entry.lanes {
            return lanes;
        }
        let lanes = self.place(4, false);
        // Eight numbers in a constant.
        for first in (0..self.simd).step_by(8) {
            let control = Control { group: first, nomask: true, ..Control::new(8) };
            let words = self.func.add_grfs(32);
            let to = RegSlice { base: words, offset: 0, step: 2 };
            let numbers = Src::imm(Eu::UV, 0x7654_3210);
            self.push(InstData::mov(control, to.dst(Eu::UW), numbers));
            let srcs = [to.src(Eu::UW, 8), Src::imm(Eu::UW, u64::from(first))];
            let dst = lanes.channels(first).dst(Eu::UD);
            self.push(InstData::new(Op::Add, control, dst, &srcs));
        }
        Piece::Reg(lanes)
    }

    /// A local id of the thread's first work-item, of 32 bits.
    pub(super) fn first_local_id(&mut self, dimension: usize) -> Piece {
        let words = match self.local_id_words(dimension) {
            Piece::Reg(place) => Piece::Reg(RegSlice { step: 0, ..place }),
            constant @ Piece::Imm(_) => constant,
        };
        self.compute(Op::Mov, Eu::UD, Eu::UW, &[words], true)
    }

    /// `get_local_id`.
    pub(super) fn local_id(&self, dimension: usize) -> Piece {
        self.entry.local_ids[dimension].unwrap_or(Piece::Imm(0))
    }

    /// `get_global_id`.
    pub(super) fn global_id(&self, dimension: usize) -> Piece {
        self.entry.global_ids[dimension].unwrap_or(Piece::Imm(0))
    }

    /// `get_group_id`.
    pub(super) fn group_id(&self, dimension: usize) -> Piece {
        let offset = 4 * GROUP_ID[dimension];
        Piece::Reg(RegSlice { base: Base::Grf(0), offset, step: 0 })
    }

    /// A number of the grid.
    pub(super) fn grid(&self, grid: Grid, dimension: usize) -> Piece {
        let kind = grid.kind();
        let found = self.kernel.arguments.iter().find(|a| a.kind == kind);
        found.map_or(Piece::Imm(0), |a| self.cross_thread(a.offset + 4 * dimension as u32))
    }
}

/// Adds the globals that a constant is made of.
fn globals_of(cx: &ir::ssa::Context, c: ir::ssa::Const, found: &mut Vec<Global>) {
    found.extend(cx.consts.as_global(c));
    cx.consts.for_each_child(c, |child| globals_of(cx, child, found));
}
