//! Images and samplers: parameters, numbers about them, reading and writing.
//!
//! A value that is an image is its place among the kernel's images, one that is a sampler its place among the samplers: constants, from parameters and
//! from the program's own samplers. `opencl-builtins` makes calls of `lanelift_image_…` and `lanelift_sampler_…` of
//! OpenCL's functions; here they become messages ([`super::message`]) and implicit arguments.

use ir::diagnostic::Diagnostic;
use ir::pass::{Entry, IrFunction, Need, PassInfo, counted};
use ir::ssa::{Body, Context, Inst, InstKind, Type, TypeKind, Value, ValueMap};
use transform::divergent::uniformity::Origin;

use super::builtin_names;
use super::message::ImageAction;
use super::piece::Piece;
use super::{Pieces, Select, Selected};
use crate::abi::kernel::{
    Addressing, ArgumentKind, ImageAccess, ImageArgument, ImageNumber, ImageShape, Sampler,
    SamplerNumber,
};

/// EuFunction that clang calls for a sampler that the program describes by a number.
pub(super) const INITIALIZER: &str = "__translate_sampler_initializer";

/// Functions about images, and numbers of them.
const IMAGE: &str = "lanelift_image_";
/// Numbers about samplers.
const SAMPLER: &str = "lanelift_sampler_";

/// Source of the uniformity of a call about images; None for other functions.
pub(super) fn origin(base: &str) -> Option<Origin> {
    let what = base.strip_prefix(IMAGE);
    match what {
        Some("load" | "sample") => Some(Origin::Divergent),
        Some(_) => Some(Origin::Operands),
        None => base.starts_with(SAMPLER).then_some(Origin::Operands),
    }
}

/// The shape and the access of an image's type.
fn image_type(cx: &Context, ty: Type) -> Option<(ImageShape, ImageAccess)> {
    let TypeKind::TargetExt { name: "spirv.Image", ints, .. } = cx.types.kind(ty) else {
        return None;
    };
    // The dimension, whether it is of depths, has layers, several samples, …
    let &[dimension, depth, layers, 0, _, _, access] = ints else { return None };
    let shape = match (dimension, depth != 0, layers != 0) {
        (0, false, false) => ImageShape::D1,
        (0, false, true) => ImageShape::D1Array,
        (1, false, false) => ImageShape::D2,
        (1, false, true) => ImageShape::D2Array,
        (1, true, false) => ImageShape::D2Depth,
        (1, true, true) => ImageShape::D2ArrayDepth,
        (2, false, false) => ImageShape::D3,
        (5, false, false) => ImageShape::Buffer,
        _ => return None,
    };
    let access = match access {
        0 => ImageAccess::Read,
        1 => ImageAccess::Write,
        2 => ImageAccess::Both,
        _ => return None,
    };
    Some((shape, access))
}

/// Whether a type is that of samplers.
fn is_sampler(cx: &Context, ty: Type) -> bool {
    matches!(cx.types.kind(ty), TypeKind::TargetExt { name: "spirv.Sampler", .. })
}

/// Whether values of a type are images or samplers of kinds that there are.
pub(super) fn is_opaque(cx: &Context, ty: Type) -> bool {
    is_sampler(cx, ty) || image_type(cx, ty).is_some()
}

/// The sampler that OpenCL C's number for it means.
fn described(number: u128) -> Sampler {
    let addressing = match number >> 1 & 7 {
        1 => Addressing::Edge,
        2 => Addressing::Border,
        3 => Addressing::Repeat,
        4 => Addressing::Mirror,
        _ => Addressing::None,
    };
    Sampler::Constant { addressing, linear: number >> 4 & 3 == 2, normalized: number & 1 == 1 }
}

/// The number of an image that a function asks for.
fn image_number(base: &str) -> Option<ImageNumber> {
    Some(match base.strip_prefix(IMAGE)? {
        "width" => ImageNumber::Width,
        "height" => ImageNumber::Height,
        "depth" => ImageNumber::Depth,
        "array_size" => ImageNumber::ArraySize,
        "channel_data_type" => ImageNumber::ChannelDataType,
        "channel_order" => ImageNumber::ChannelOrder,
        _ => return None,
    })
}

/// The number of a sampler that a function asks for.
fn sampler_number(base: &str) -> Option<SamplerNumber> {
    Some(match base.strip_prefix(SAMPLER)? {
        "address" => SamplerNumber::Address,
        "normalized" => SamplerNumber::Normalized,
        "snaps" => SamplerNumber::Snaps,
        _ => return None,
    })
}

/// Returns a number about a sampler, if the sampler is not a parameter.
fn number_of(sampler: Sampler, number: SamplerNumber) -> Option<u32> {
    let Sampler::Constant { addressing, linear, normalized } = sampler else { return None };
    Some(match number {
        SamplerNumber::Address => addressing as u32,
        SamplerNumber::Normalized => u32::from(normalized) * 8,
        SamplerNumber::Snaps => match (addressing, linear) {
            (Addressing::Border, false) => u32::MAX,
            _ => 0,
        },
    })
}

/// The pass.
pub(crate) const INFO: PassInfo = PassInfo {
    name: "intel-samplers",
    about: "Replaces queries of samplers that the program describes by their values.",
    contract: "After inlining; what is asked about parameters stays.",
    need: Need::Required,
    entry: Entry::Function(|| counted("numbers about samplers", rewrite)),
};

fn rewrite(f: &mut IrFunction, cx: &mut Context) -> u64 {
    let body = &mut f.body;
    let mut answered = ValueMap::new();
    let mut count = 0;
    for inst in body.all_insts() {
        let Some((sampler, number)) = asked(cx, body, inst) else { continue };
        let (Some(number), Some(result)) = (number_of(sampler, number), body.result(inst)) else {
            continue;
        };
        let value = cx.consts.int(Type::I32, u128::from(number));
        answered[result] = Some(Value::from(value)).into();
        count += 1;
    }
    if count > 0 {
        body.rewrite(&answered);
    }
    count
}

/// The program's sampler that an instruction asks about, and what it asks.
fn asked(cx: &Context, body: &Body, inst: Inst) -> Option<(Sampler, SamplerNumber)> {
    let InstKind::Call { callee, args, .. } = &body.insts[inst].kind else { return None };
    let name = &cx.globals[cx.direct_callee(*callee)?].name;
    let number = sampler_number(builtin_names::base(name)?)?;
    let &[sampler] = body.list(*args) else { return None };
    let Some(InstKind::Call { callee, args, .. }) = body.def_kind(sampler) else { return None };
    if cx.globals[cx.direct_callee(*callee)?].name.as_ref() != INITIALIZER {
        return None;
    }
    let &[number_in_source] = body.list(*args) else { return None };
    let described = described(cx.consts.as_uint(number_in_source.constant()?)?);
    Some((described, number))
}

impl Select<'_> {
    /// A parameter that is an image or a sampler; none if it is neither.
    pub(super) fn lay_out_opaque(&mut self, index: u32, ty: Type) -> Option<Piece> {
        let place = if let Some((shape, access)) = image_type(self.cx, ty) {
            self.kernel.images.push(ImageArgument { index, shape, access });
            self.kernel.images.len() - 1
        } else if is_sampler(self.cx, ty) {
            self.kernel.samplers.push(Sampler::Argument(index));
            self.kernel.samplers.len() - 1
        } else {
            return None;
        };
        Some(Piece::Imm(place as u64))
    }

    /// Makes room for what is asked about images and samplers, and makes headers.
    pub(super) fn lay_out_image_numbers(&mut self) {
        let (body, cx) = (self.body, self.cx);
        let (mut reads, mut writes) = (false, false);
        for inst in body.all_insts() {
            let InstKind::Call { callee, args, .. } = &body.insts[inst].kind else { continue };
            let Some(global) = cx.direct_callee(*callee) else { continue };
            let Some(base) = builtin_names::base(&cx.globals[global].name) else { continue };
            match base.strip_prefix(IMAGE) {
                Some("load" | "sample") => reads = true,
                Some("store") => writes = true,
                _ => {}
            }
            let asked = body.list(*args).first().and_then(|&value| self.asked(base, value));
            if let Some(kind) = asked
                && !self.kernel.arguments.iter().any(|a| a.kind == kind)
            {
                self.add_argument(kind, 4, 4);
            }
        }
        self.make_image_headers(reads, writes);
    }

    /// The implicit argument that a function about a parameter asks for.
    fn asked(&self, base: &str, about: Value) -> Option<ArgumentKind> {
        let local = about.local()?;
        let Some([Piece::Imm(place)]) = self.values[local].as_deref() else { return None };
        let place = *place as usize;
        if let Some(number) = image_number(base) {
            let index = self.kernel.images.get(place)?.index;
            return Some(ArgumentKind::Image { index, number });
        }
        let number = sampler_number(base)?;
        match *self.kernel.samplers.get(place)? {
            Sampler::Argument(index) => Some(ArgumentKind::Sampler { index, number }),
            Sampler::Constant { .. } => None,
        }
    }

    /// The place of an image or a sampler among the kernel's.
    fn opaque(&mut self, value: Value) -> Selected<u8> {
        match self.piece(value)? {
            Piece::Imm(place) => Ok(place as u8),
            Piece::Reg(_) => {
                Err(Diagnostic::unsupported("an image or a sampler that is chosen by a condition")
                    .with_note(
                        "each access names a parameter of the kernel, or a sampler of the program",
                    ))
            }
        }
    }

    /// A sampler that the program describes.
    pub(super) fn sampler_initializer(&mut self, inst: Inst, args: &[Value]) -> Selected {
        let number = args.first().and_then(|arg| self.cx.consts.as_uint(arg.constant()?));
        let Some(number) = number else {
            return Err(Diagnostic::unsupported("a sampler whose description is no constant"));
        };
        let sampler = described(number);
        let place = match self.kernel.samplers.iter().position(|&s| s == sampler) {
            Some(place) => place,
            None => {
                self.kernel.samplers.push(sampler);
                self.kernel.samplers.len() - 1
            }
        };
        self.set(inst, Pieces::from_elem(Piece::Imm(place as u64), 1));
        Ok(())
    }

    /// Calls of functions about images and samplers; whether it is one.
    pub(super) fn image_call(&mut self, inst: Inst, base: &str, args: &[Value]) -> Selected<bool> {
        let (Some(&first), true) =
            (args.first(), base.starts_with(IMAGE) || base.starts_with(SAMPLER))
        else {
            return Ok(false);
        };
        if image_number(base).is_some() || sampler_number(base).is_some() {
            self.number_about(inst, base, first)?;
            return Ok(true);
        }
        let place = usize::from(self.opaque(first)?);
        let Some(image) = self.kernel.images.get(place) else { return Ok(false) };
        // After the buffers.
        let binding = (self.kernel.surfaces.len() + place) as u8;
        let count = image.shape.coordinates();
        let coordinates = |select: &mut Self, value: Value| -> Selected<Pieces> {
            let mut pieces = select.pieces(value)?;
            pieces.truncate(count);
            Ok(pieces)
        };
        match (base.strip_prefix(IMAGE), args) {
            (Some("load"), &[_, at]) => {
                let at = coordinates(self, at)?;
                let texel = self.read_image(ImageAction::Load, binding, &at);
                self.set(inst, texel);
            }
            (Some("sample"), &[_, sampler, at]) => {
                let sampler = self.opaque(sampler)?;
                let at = coordinates(self, at)?;
                let texel = self.read_image(ImageAction::Sample(sampler), binding, &at);
                self.set(inst, texel);
            }
            (Some("store"), &[_, at, texel]) => {
                let at = coordinates(self, at)?;
                let texel = self.pieces(texel)?;
                self.write_image(binding, &at, &texel);
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn number_about(&mut self, inst: Inst, base: &str, about: Value) -> Selected {
        let place = self.opaque(about)?;
        let constant = sampler_number(base)
            .and_then(|number| number_of(*self.kernel.samplers.get(usize::from(place))?, number));
        let piece = match constant {
            Some(number) => Piece::Imm(number.into()),
            None => {
                let kind = self.asked(base, about);
                let found = self.kernel.arguments.iter().find(|a| Some(a.kind) == kind);
                let Some(argument) = found else {
                    return Err(Diagnostic::unsupported("an image that is no parameter"));
                };
                self.cross_thread(argument.offset)
            }
        };
        let scalar = self.is_scalar(inst);
        let piece = match scalar || matches!(piece, Piece::Imm(_)) {
            true => piece,
            false => {
                self.convert(crate::target::eu::Type::UD, crate::target::eu::Type::UD, piece, false)
            }
        };
        self.set(inst, Pieces::from_elem(piece, 1));
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samplers_by_their_numbers() {
        // `CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP | CLK_FILTER_LINEAR`, `CLK_ADDRESS_MIRRORED_REPEAT | CLK_FILTER_NEAREST`.
        let border =
            Sampler::Constant { addressing: Addressing::Border, linear: true, normalized: true };
        assert_eq!(described(1 | 4 | 0x20), border);
        assert_eq!(number_of(border, SamplerNumber::Snaps), Some(0));
        assert_eq!(number_of(described(4 | 0x10), SamplerNumber::Snaps), Some(u32::MAX));
        assert_eq!(number_of(described(8 | 0x10), SamplerNumber::Address), Some(4));
    }
}
