//! The state of decoding a function, and the steps that instructions and calls are decoded to.
//!
//! [`super::decode`] has the instructions; calls of each family are decoded in a module of their own.

use super::builtin::Call;
use super::code::{BuiltinSite, Code, LaneArg, LanesInfo, Op, Operand, POOL};
use super::environment::{FloatMode, Flush, Governed, Rounding};
use super::lanes::LaneFn;
use super::program::Program;
use super::shape::{Scalar, Shape, scalar};
use super::sites::{Access, RmwInfo};
use super::target::Target;
use super::value::Slot;
use crate::fault::{Fault, Result};
use crate::float::Format;
use crate::memory::Space;
use cranelift_entity::SecondaryMap;
use ir::map::Map;
use ir::ssa::buffer_intrinsics::BUFFER_FAT_POINTER;
use ir::ssa::{
    Body, Const, Context, FastMath, Global, Inst, Local, RmwOp, Type, Uses, Value, ValueKind,
};
use std::rc::Rc;

/// A function that is being decoded.
pub(crate) struct Decoder<'a, 'm> {
    pub(crate) program: &'a Program<'m>,
    pub(crate) cx: &'m Context,
    pub(crate) body: &'m Body,
    pub(super) function: Global,
    /// Whether the function's attributes flush f32.
    pub(crate) ftz: bool,
    /// Whether the environment says what is flushed.
    pub(crate) amd: bool,
    /// Whether plain operations round as the environment says.
    pub(super) strict: bool,
    pub(crate) code: Code,
    pub(super) slots: SecondaryMap<Local, u32>,
    pub(super) constants: Map<Const, Operand>,
    pub(super) uses: Option<Uses>,
    pub(super) current: Option<Inst>,
}

impl Decoder<'_, '_> {
    /// Whether a type is a fat pointer to a buffer.
    pub(super) fn is_fat_type(&self, ty: Type) -> bool {
        self.program.target == Target::Amdgpu && ty.address_space() == Some(BUFFER_FAT_POINTER)
    }

    pub(super) fn is_fat(&self, pointer: Value) -> bool {
        self.is_fat_type(self.ty(pointer))
    }

    /// New slots of the frame.
    pub(crate) fn temporary(&mut self, slots: u32) -> u32 {
        let first = self.code.slots;
        self.code.slots += slots;
        first
    }

    pub(super) fn message(&mut self, text: String) -> u32 {
        self.code.messages.push(text);
        self.code.messages.len() as u32 - 1
    }

    pub(crate) fn push(&mut self, op: Op) {
        self.code.ops.push(op);
        self.code.origins.push(self.current);
    }

    pub(crate) fn shape(&self, ty: Type) -> Result<Rc<Shape>> {
        self.program.shape(ty)
    }

    pub(crate) fn ty(&self, value: Value) -> Type {
        self.body.value_type(value, self.cx)
    }

    /// The scalar of a type and its number of lanes.
    pub(crate) fn lanes_of(&self, ty: Type) -> Result<(Scalar, u32)> {
        let scalar = scalar(self.cx, self.cx.types.scalar(ty))?;
        Ok((scalar, self.cx.types.lanes(ty)))
    }

    /// The float format of a type and its number of lanes.
    pub(crate) fn float_of(&self, ty: Type) -> Result<(Format, u32)> {
        match self.lanes_of(ty)? {
            (Scalar::Float(format), lanes) => Ok((format, lanes)),
            _ => Err(Fault::input("a float operation on a type that is not a float")),
        }
    }

    /// Width of an integer type and its number of lanes.
    pub(crate) fn int_of(&self, ty: Type) -> Result<(u32, u32)> {
        match self.lanes_of(ty)? {
            (Scalar::Int(width), lanes) => Ok((width, lanes)),
            (scalar @ Scalar::Ptr { .. }, lanes) => Ok((scalar.bits(), lanes)),
            _ => Err(Fault::input("an integer operation on a type that is not an integer")),
        }
    }

    /// Whether f32 subnormals are flushed by an operation on this format, whatever the environment.
    pub(crate) fn ftz_for(&self, format: Format) -> bool {
        self.flush_of(format) == Flush::Always
    }

    /// Returns the flushing of a format's subnormals. (AMD's bf16 is computed in integers mostly.)
    pub(crate) fn flush_of(&self, format: Format) -> Flush {
        match format {
            Format::F16 | Format::F32 | Format::F64 if self.amd => Flush::Program,
            Format::F32 if self.ftz && !self.amd => Flush::Always,
            _ => Flush::Never,
        }
    }

    /// Returns the rounding of a plain operation that rounds to a format.
    pub(crate) fn rounding_of(&self, format: Format) -> Rounding {
        if self.strict || self.amd && format == Format::F32 {
            Rounding::Program(format)
        } else {
            Rounding::NEAREST
        }
    }

    pub(crate) fn mode(&self, format: Format, fast: FastMath) -> FloatMode {
        let fast = if self.program.options.fast_math_poison { fast } else { FastMath::NONE };
        let (round, flush) = (self.rounding_of(format), self.flush_of(format));
        FloatMode { format, fast, round, flush }
    }

    pub(crate) fn operand(&mut self, value: Value) -> Result<Operand> {
        match value.kind() {
            ValueKind::Local(local) => match self.slots[local] {
                u32::MAX => Err(Fault::input("a value that nothing defines")),
                slot => Ok(Operand(slot)),
            },
            ValueKind::Const(c) => {
                if let Some(&operand) = self.constants.get(&c) {
                    return Ok(operand);
                }
                let operand = Operand::pool(self.code.pool.len());
                let mut slots = Vec::new();
                self.program.constant(c, &mut slots, 0)?;
                self.code.pool.extend(slots);
                self.constants.insert(c, operand);
                Ok(operand)
            }
            ValueKind::Metadata(_) => Ok(Operand::pool(self.code.pool.len())),
        }
    }

    /// The value of a constant operand of one slot.
    pub(crate) fn constant_slot(&self, operand: Operand) -> Option<Slot> {
        let index = operand.0.checked_sub(POOL)?;
        self.code.pool.get(index as usize).copied()
    }

    /// A constant that is not in the module.
    pub(crate) fn immediate(&mut self, bits: u64) -> Operand {
        let operand = Operand::pool(self.code.pool.len());
        self.code.pool.push(Slot::new(bits));
        operand
    }

    pub(super) fn dst(&self, inst: Inst) -> Result<u32> {
        let local = self.body.result(inst).ok_or_else(|| Fault::input("a missing result"))?;
        Ok(self.slots[local])
    }

    pub(super) fn space_of(&self, pointer: Value) -> Result<Space> {
        let ty = self.cx.types.scalar(self.ty(pointer));
        let number = ty.address_space().ok_or_else(|| Fault::input("not a pointer"))?;
        self.program.space(number)
    }

    pub(crate) fn pointer_space(&self, pointer: Value) -> Result<Space> {
        self.space_of(pointer)
    }

    pub(super) fn access(&self, pointer: Value, align: u64, atomic: bool) -> Result<Access> {
        Ok(Access { space: self.space_of(pointer)?, align: align.trailing_zeros() as u8, atomic })
    }

    pub(super) fn rmw(&mut self, info: RmwInfo) -> u32 {
        self.code.rmws.push(info);
        self.code.rmws.len() as u32 - 1
    }

    /// A load of any type.
    pub(crate) fn load(
        &mut self,
        ty: Type,
        pointer: Value,
        align: u64,
        atomic: bool,
        dst: u32,
    ) -> Result<()> {
        let access = self.access(pointer, align, atomic)?;
        let shape = self.shape(ty)?;
        let ptr = self.operand(pointer)?;
        match shape.single() {
            Some(scalar) if scalar.bits() <= 64 => {
                self.push(Op::Load { access, bits: scalar.bits() as u8, dst, ptr });
            }
            _ => {
                self.code.shapes.push(shape);
                let shape = self.code.shapes.len() as u32 - 1;
                self.push(Op::LoadShape { access, shape, dst, ptr });
            }
        }
        Ok(())
    }

    /// An atomic operation of an intrinsic, on integers or floats of type `ty`.
    pub(crate) fn atomic(
        &mut self,
        op: RmwOp,
        ty: Type,
        pointer: Value,
        value: Value,
        dst: u32,
    ) -> Result<()> {
        let (scalar, lanes) = self.lanes_of(ty)?;
        let align = u64::from(scalar.bits() / 8) * u64::from(lanes);
        let access = self.access(pointer, align, true)?;
        let info = self.rmw(RmwInfo { op, access, scalar, lanes, ftz: false });
        let (ptr, value) = (self.operand(pointer)?, self.operand(value)?);
        self.push(Op::Rmw { info, dst, ptr, value });
        Ok(())
    }

    /// A compare-and-exchange of an intrinsic, which gives the old value only.
    pub(crate) fn atomic_exchange_if(&mut self, ty: Type, args: &[Value], dst: u32) -> Result<()> {
        let (scalar, lanes) = self.lanes_of(ty)?;
        let access = self.access(args[0], u64::from(scalar.bits() / 8), true)?;
        let op = RmwOp::Xchg;
        let info = self.rmw(RmwInfo { op, access, scalar, lanes, ftz: false });
        let ptr = self.operand(args[0])?;
        let (expected, new) = (self.operand(args[1])?, self.operand(args[2])?);
        let both = self.temporary(scalar.words() + 1);
        self.push(Op::CmpXchg { info, dst: both, ptr, expected, new });
        self.push(Op::Copy { dst, src: Operand(both), slots: scalar.words() });
        Ok(())
    }

    /// A function applied to every lane of `args`; scalars among them go to every lane.
    pub(crate) fn lanes_op(
        &mut self,
        function: LaneFn,
        lanes: u32,
        words: u32,
        args: &[Value],
        dst: u32,
    ) -> Result<()> {
        let mut list = Vec::new();
        for &arg in args {
            let (scalar, _) = self.lanes_of(self.ty(arg))?;
            let words = scalar.words();
            let step = if self.ty(arg).is_vector() { words } else { 0 };
            list.push(LaneArg { value: self.operand(arg)?, words, step });
        }
        self.lanes_list(function, lanes, words, list, dst);
        Ok(())
    }

    /// The same with its arguments ready.
    pub(crate) fn lanes_list(
        &mut self,
        function: LaneFn,
        lanes: u32,
        words: u32,
        args: Vec<LaneArg>,
        dst: u32,
    ) {
        let (args, governed) = (args.into(), None);
        self.code.lanes.push(LanesInfo { function, lanes, words, args, governed });
        let info = self.code.lanes.len() as u32 - 1;
        self.push(Op::Lanes { info, dst });
    }

    /// Puts the last operation on lanes under the floating-point environment.
    pub(crate) fn govern(&mut self, governed: Option<Governed>) {
        if let Some(last) = self.code.lanes.last_mut() {
            last.governed = governed;
        }
    }

    /// A builtin with these arguments, each by its first slot.
    pub(crate) fn builtin(&mut self, call: Call, args: &[Value], dst: u32) -> Result<()> {
        let args = args.iter().map(|&a| self.operand(a)).collect::<Result<Vec<_>>>()?;
        self.builtin_operands(call, args, dst)
    }

    /// The same with its operands ready.
    pub(crate) fn builtin_operands(
        &mut self,
        call: Call,
        args: Vec<Operand>,
        dst: u32,
    ) -> Result<()> {
        let args = args.into();
        self.code.builtins.push(BuiltinSite { call, args });
        let info = self.code.builtins.len() as u32 - 1;
        self.push(Op::Builtin { info, dst });
        Ok(())
    }
}

/// A call of an intrinsic.
#[derive(Clone, Copy)]
pub(crate) struct Invocation<'b> {
    pub(crate) name: &'b str,
    pub(crate) args: &'b [Value],
    pub(crate) ret: Type,
    pub(crate) dst: u32,
    pub(crate) fast: FastMath,
}

/// The format by whose field of MODE a conversion rounds: that of the result, where it is a float.
pub(crate) fn conversion_field(from: Scalar, to: Scalar) -> Format {
    match (from, to) {
        (_, Scalar::Float(format)) | (Scalar::Float(format), _) => format,
        _ => Format::F64,
    }
}

pub(crate) fn unsupported(name: &str) -> Fault {
    Fault::unsupported(format!("the intrinsic @{name}"))
}

/// Returns the name of an intrinsic of AMD's without the types at its end.
pub(super) fn stem(name: &str) -> &str {
    let mut stem = name;
    while let Some((head, last)) = stem.rsplit_once('.') {
        let ty = last.len() > 1
            && last.starts_with(['f', 'i', 'v', 'p'])
            && last[1..].starts_with(|c: char| c.is_ascii_digit())
            && last != "i24";
        if !ty {
            break;
        }
        stem = head;
    }
    stem
}
