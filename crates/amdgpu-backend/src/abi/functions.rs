//! The function ABI: where arguments and results of functions other than kernels are.
//!
//! A value is taken apart into *pieces* of a register each: integers and floats up to 32 bits are one, wider ones as
//! many as they have words, vectors of 16 bits two elements to a piece, aggregates piece by piece. Pieces marked
//! `inreg` go to the scalar registers that are free, all others, and what finds none, to v0 to v30; then to the stack.
//! v31 always has the workitem's ids, ten bits each. What else every function may need (the dispatch packet's
//! address, the workgroup's ids …) has fixed scalar registers, which are free for arguments where the function's
//! attributes rule the input out. Results are in v0 to v31; one that needs more is stored where a hidden first
//! argument points.
//!
//! The version of the ABI decides which registers a callee preserves: LLVM 21 began to stripe the scalar ones.
//! All lists are data ([`regalloc_abi::CallConv`]). Facts: measured with LLVM 22, and its AMDGPU usage guide,
//! "Non-Kernel Functions".

use ir::diagnostic::Diagnostic;
use ir::machine::PReg;
use ir::ssa::{AttrSet, CallInfo, Context, Global, Type, TypeKind, sym};
use regalloc_abi::{
    CallConv, Piece, PieceLocation, Sequence, SpecialInput, StackRules, Stripes, ValueKind,
};

use super::usage::InputSet;
use crate::target::regs::{self, AGPR, SGPR, VGPR, sgpr, vgpr};
use crate::target::subtarget::Subtarget;

/// A piece that is the same in all lanes and may be in a scalar register.
pub const UNIFORM: ValueKind = ValueKind(0);
/// A piece that each lane has of its own.
pub const VARYING: ValueKind = ValueKind(1);

/// A version of the ABI, by the LLVM that introduced it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub enum AbiVersion {
    /// Scalar registers from 30 on are all preserved.
    Llvm19,
    /// Scalar registers are preserved in stripes.
    #[default]
    Llvm21,
}

/// Settings that, besides the processor, decide the calling convention.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AbiRules {
    /// The version.
    pub version: AbiVersion,
    /// Vector registers of a stripe. All compilers have 8; with another number, nothing links with theirs.
    pub stripe: u16,
    /// Whether calls of known functions rely on what these really do, not only on the convention.
    pub inter_procedural: bool,
}

impl Default for AbiRules {
    fn default() -> Self {
        Self { version: AbiVersion::default(), stripe: 8, inter_procedural: true }
    }
}

/// The fixed places of inputs: name, input, first scalar register, registers.
pub(crate) const SPECIALS: [(&str, InputSet, u16, u8); 8] = [
    ("dispatch-ptr", InputSet::DISPATCH_PTR, 4, 2),
    ("queue-ptr", InputSet::QUEUE_PTR, 6, 2),
    ("implicit-arg-ptr", InputSet::IMPLICIT_ARG_PTR, 8, 2),
    ("dispatch-id", InputSet::DISPATCH_ID, 10, 2),
    ("workgroup-id-x", InputSet::WORKGROUP_ID_X, 12, 1),
    ("workgroup-id-y", InputSet::WORKGROUP_ID_Y, 13, 1),
    ("workgroup-id-z", InputSet::WORKGROUP_ID_Z, 14, 1),
    ("lds-kernel-id", InputSet::LDS_KERNEL_ID, 15, 1),
];

/// The register of the workitem's ids.
pub const WORKITEM_IDS: PReg = vgpr(31, 1);
/// The descriptor of the scratch buffer, on processors that need one.
pub const SCRATCH_DESCRIPTOR: PReg = sgpr(0, 4);
/// The return address.
pub const RETURN_ADDRESS: PReg = sgpr(30, 2);
/// The stack pointer.
pub const STACK_POINTER: PReg = sgpr(32, 1);
/// The frame pointer.
pub const FRAME_POINTER: PReg = sgpr(33, 1);
/// The base pointer.
pub const BASE_POINTER: PReg = sgpr(34, 1);

/// Returns the register in which a function of this convention gets an input.
pub(crate) fn place_of(convention: &CallConv, input: InputSet) -> Option<PReg> {
    let name = SPECIALS.iter().find(|s| s.1 == input)?.0;
    convention.special(name)
}

/// Whether an input is a number of the workgroup.
pub(crate) fn is_workgroup_id(input: InputSet) -> bool {
    InputSet::WORKGROUP_ID_X
        .union(InputSet::WORKGROUP_ID_Y)
        .union(InputSet::WORKGROUP_ID_Z)
        .contains(input)
}

/// The convention of functions that may have these inputs.
pub fn convention(subtarget: &Subtarget, rules: AbiRules, inputs: InputSet) -> CallConv {
    let single = |register: u16| sgpr(register, 1);
    let descriptor = !subtarget.architected_flat_scratch();
    // From gfx12 on, workgroup ids are in registers that every function sees; their places stay reserved.
    let taken = SPECIALS.iter().filter(|s| inputs.contains(s.1));
    let mut reserved: Vec<u16> = taken.clone().flat_map(|s| s.2..s.2 + u16::from(s.3)).collect();
    if descriptor {
        reserved.extend(0..4);
    }
    let scalars = (0..30).filter(|r| !reserved.contains(r)).map(single).collect();
    let mut specials: Vec<SpecialInput> = taken
        .map(|&(name, _, first, count)| SpecialInput { name, place: sgpr(first, count) })
        .collect();
    specials.push(SpecialInput { name: "workitem-ids", place: WORKITEM_IDS });
    if descriptor {
        specials.push(SpecialInput { name: "private-segment-buffer", place: SCRATCH_DESCRIPTOR });
    }
    let vectors = |end: u16| (0..end).map(|r| vgpr(r, 1)).collect();
    let (unified, accumulators) = (subtarget.unified_registers(), Stripes::solid(AGPR, 2, 32, 256));
    let mut preserved = preserved(rules);
    if unified {
        preserved.push(accumulators);
    }
    // A byte of the stack counts once for each lane where the stack pointer is an offset of the whole wave.
    let scale = if descriptor { subtarget.wave_size() } else { 1 };
    CallConv {
        name: if unified { "csr_amdgpu_gfx90ainsts" } else { "csr_amdgpu" },
        version: rules.version as u32,
        preserved,
        arguments: vec![
            Sequence { kinds: vec![UNIFORM], registers: scalars },
            Sequence { kinds: vec![UNIFORM, VARYING], registers: vectors(31) },
        ],
        results: vec![Sequence { kinds: vec![UNIFORM, VARYING], registers: vectors(32) }],
        specials,
        return_address: Some(RETURN_ADDRESS),
        stack_pointer: Some(STACK_POINTER),
        frame_pointer: Some(FRAME_POINTER),
        base_pointer: Some(BASE_POINTER),
        stack: StackRules { slot: 4, scale },
    }
}

/// The registers that callees preserve: the stack pointer is among them, since each frame gives it back.
fn preserved(rules: AbiRules) -> Vec<Stripes> {
    let stripes = |file, first, width, end| Stripes {
        file,
        units_per_reg: 2,
        first,
        width,
        period: 2 * width,
        end,
    };
    let mut list = vec![stripes(VGPR, 32 + rules.stripe, rules.stripe, 256)];
    match rules.version {
        AbiVersion::Llvm19 => list.push(Stripes::solid(SGPR, 2, 30, 106)),
        AbiVersion::Llvm21 => {
            list.push(Stripes::solid(SGPR, 2, 30, 40));
            list.push(stripes(SGPR, 48, 8, 104));
            list.push(Stripes::solid(SGPR, 2, 104, 106));
        }
    }
    list
}

/// Extension of a piece that is narrower than its register.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Extension {
    /// The upper bits are anything.
    #[default]
    Any,
    /// With zeros.
    Zero,
    /// With copies of the sign.
    Sign,
}

/// A piece of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValuePiece {
    /// Bits of it that are the value's: 32 or fewer.
    pub bits: u32,
    /// Extension that fills the rest.
    pub extension: Extension,
}

/// An argument.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgPlace {
    /// Its pieces and where they are. Of an argument passed by value in memory, one: its place on the stack.
    pub pieces: Vec<(ValuePiece, PieceLocation)>,
    /// Bytes of an argument passed by value in memory: the function gets the address of its place.
    pub byval: Option<u64>,
}

/// A result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ResultPlace {
    /// In registers; none for `void`.
    Registers(Vec<(ValuePiece, PReg)>),
    /// Stored where this hidden first argument points.
    Memory(PieceLocation),
}

/// Locations of a function's arguments and results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FunctionAbi {
    /// The convention.
    pub convention: CallConv,
    /// The arguments.
    pub args: Vec<ArgPlace>,
    /// The result.
    pub result: ResultPlace,
    /// Bytes of arguments on the stack.
    pub stack_bytes: u32,
}

impl FunctionAbi {
    /// The ABI of a function as its declaration says it.
    ///
    /// # Errors
    /// A type or a kind of function that cannot be passed.
    pub fn of_function(
        cx: &Context,
        function: Global,
        subtarget: &Subtarget,
        rules: AbiRules,
    ) -> Result<Self, Diagnostic> {
        let data = &cx.globals[function];
        let Some(f) = data.function() else {
            return Err(Diagnostic::unsupported("a call of what is no function"));
        };
        let inputs = InputSet::declared(cx, f.attrs);
        let attrs: Vec<AttrSet> = (0..f.param_attrs.len()).map(|n| f.param_attrs(n)).collect();
        Self::of_type(cx, data.ty, f.ret_attrs, &attrs, subtarget, rules, inputs)
            .map_err(|d| d.in_function(&data.name))
    }

    /// The ABI by which a call passes its arguments. A callee that is known tells which inputs it can have.
    ///
    /// # Errors
    /// As for [`FunctionAbi::of_function`].
    pub fn of_call(
        cx: &Context,
        callee: Option<Global>,
        call: &CallInfo,
        subtarget: &Subtarget,
        rules: AbiRules,
    ) -> Result<Self, Diagnostic> {
        let mut inputs = InputSet::declared(cx, call.fn_attrs);
        if let Some(function) = callee.and_then(|g| cx.function(g)) {
            inputs = inputs.intersection(InputSet::declared(cx, function.attrs));
        }
        let (ty, ret_attrs) = (call.function_type, call.ret_attrs);
        Self::of_type(cx, ty, ret_attrs, &call.arg_attrs, subtarget, rules, inputs)
    }

    /// The ABI of a function type with these attributes, whose inputs are those.
    ///
    /// # Errors
    /// As for [`FunctionAbi::of_function`].
    pub fn of_type(
        cx: &Context,
        ty: Type,
        ret_attrs: AttrSet,
        param_attrs: &[AttrSet],
        subtarget: &Subtarget,
        rules: AbiRules,
        inputs: InputSet,
    ) -> Result<Self, Diagnostic> {
        let Some((ret, params, varargs)) = cx.types.signature(ty) else {
            return Err(Diagnostic::unsupported("a call by this type"));
        };
        if varargs {
            return Err(Diagnostic::unsupported("a function with a variable number of arguments"));
        }
        let convention = convention(subtarget, rules, inputs);
        // The pieces of all arguments, in order; each with its argument.
        let mut all: Vec<Piece> = Vec::new();
        let mut owners: Vec<(usize, ValuePiece)> = Vec::new();
        let mut byvals = vec![None; params.len()];
        let mut result_pieces = Vec::new();
        split(cx, ret, extension(cx, ret_attrs), &mut result_pieces)?;
        let registers = result_pieces.len();
        let register_pieces = vec![Piece::register(VARYING); registers];
        let in_registers = convention.locate_results(&register_pieces).ok();
        if in_registers.is_none() {
            // The address of where to store it: on the stack, so of 32 bits.
            all.push(Piece::register(VARYING));
            owners.push((usize::MAX, ValuePiece { bits: 32, extension: Extension::Any }));
        }
        for (number, &ty) in params.iter().enumerate() {
            let attrs = param_attrs.get(number).copied().unwrap_or_default();
            if let Some(pointee) = cx.attrs.ty(attrs, sym::BYVAL) {
                let size = cx.alloc_size(pointee);
                let align = cx.attrs.int(attrs, sym::ALIGN).unwrap_or(4).max(4);
                let bytes = u32::try_from(size)
                    .map_err(|_| Diagnostic::unsupported("an argument of this size"))?;
                all.push(Piece {
                    kind: VARYING,
                    size: bytes.max(4),
                    on_stack: true,
                    align: align as u32,
                });
                owners.push((number, ValuePiece { bits: 32, extension: Extension::Any }));
                byvals[number] = Some(size);
                continue;
            }
            let kind = if cx.attrs.has(attrs, sym::INREG) { UNIFORM } else { VARYING };
            let mut pieces = Vec::new();
            split(cx, ty, extension(cx, attrs), &mut pieces)?;
            for piece in pieces {
                all.push(Piece::register(kind));
                owners.push((number, piece));
            }
        }
        let located = convention.locate_arguments(&all);
        let mut args: Vec<ArgPlace> =
            byvals.into_iter().map(|byval| ArgPlace { pieces: Vec::new(), byval }).collect();
        let mut demoted = None;
        for (&(owner, piece), &place) in owners.iter().zip(&located.pieces) {
            match args.get_mut(owner) {
                Some(arg) => arg.pieces.push((piece, place)),
                None => demoted = Some(place),
            }
        }
        let result = match (in_registers, demoted) {
            (Some(registers), _) => {
                ResultPlace::Registers(result_pieces.into_iter().zip(registers).collect())
            }
            (None, place) => {
                ResultPlace::Memory(place.unwrap_or(PieceLocation::Register(regs::vgpr(0, 1))))
            }
        };
        Ok(Self { convention, args, result, stack_bytes: located.stack_bytes })
    }
}

/// Returns the extension that the attributes of a small integer ask for.
fn extension(cx: &Context, attrs: AttrSet) -> Extension {
    if cx.attrs.has(attrs, sym::SIGNEXT) {
        Extension::Sign
    } else if cx.attrs.has(attrs, sym::ZEROEXT) {
        Extension::Zero
    } else {
        Extension::Any
    }
}

/// Elements and members at most: what has more is no argument but a mistake.
const MOST_PIECES: usize = 4096;

/// The pieces of a type, in order. Nesting is that of types, which is bounded when they are read.
fn split(
    cx: &Context,
    ty: Type,
    extension: Extension,
    out: &mut Vec<ValuePiece>,
) -> Result<(), Diagnostic> {
    if out.len() > MOST_PIECES {
        return Err(Diagnostic::unsupported("an argument or result of this size"));
    }
    let words = |bits: u64, out: &mut Vec<ValuePiece>| {
        let mut left = bits;
        while left > 0 {
            let here = left.min(32) as u32;
            let extension = if here < 32 { extension } else { Extension::Any };
            out.push(ValuePiece { bits: here, extension });
            left -= u64::from(here);
        }
    };
    match cx.types.kind(ty) {
        TypeKind::Void => {}
        TypeKind::Vector { elem, lanes, scalable: false } => {
            let bits = cx.bits(elem);
            if bits == 16 {
                for pair in 0..lanes.div_ceil(2) {
                    let bits = if 2 * pair + 1 < lanes { 32 } else { 16 };
                    out.push(ValuePiece { bits, extension: Extension::Any });
                }
            } else if u64::from(lanes) * bits.div_ceil(32) > MOST_PIECES as u64 {
                return Err(Diagnostic::unsupported("an argument or result of this size"));
            } else {
                (0..lanes).for_each(|_| words(bits, out));
            }
        }
        TypeKind::Array { elem, len } => {
            if len > MOST_PIECES as u64 {
                return Err(Diagnostic::unsupported("an argument or result of this size"));
            }
            for _ in 0..len {
                split(cx, elem, Extension::Any, out)?;
            }
        }
        TypeKind::Struct { .. } => {
            for n in 0..cx.types.element_count(ty).unwrap_or(0) {
                if let Some(member) = cx.types.element(ty, n) {
                    split(cx, member, Extension::Any, out)?;
                }
            }
        }
        _ if ty.is_int() || ty.is_float() || ty.is_ptr() => words(cx.bits(ty), out),
        _ => {
            let name = cx.types.display(ty);
            return Err(Diagnostic::unsupported(format!("an argument or result of type {name}")));
        }
    }
    Ok(())
}

/// The alignment that every stack pointer has, in bytes of a lane.
pub(crate) const STACK_ALIGN: u64 = 16;
