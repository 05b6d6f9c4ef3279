//! Images: `read_image`, `write_image` and what is asked about them, made of what samplers and data ports do.
//!
//! Bodies call functions that a backend makes messages or numbers of. Coordinates are `<4 x i32>` (or floats) with the
//! layer of an array after the others; texels are `<4 x i32>`, the bits of what is read or written:
//!
//! | function | what |
//! |---|---|
//! | `lanelift_image_load(image, coordinates)` | one texel; nothing outside (zeros where the format has what it says) |
//! | `lanelift_image_sample(image, sampler, float coordinates)` | what the sampler makes of the image |
//! | `lanelift_image_store(image, coordinates, texel)` | writes one texel |
//! | `lanelift_image_width`, `_height`, `_depth`, `_array_size`, `_channel_data_type`, `_channel_order` | numbers (`i32`) |
//! | `lanelift_sampler_address(sampler)` | how it addresses: 0 as it likes, 1 with a border, 2 to the edge, 3 repeated, 4 mirrored |
//! | `lanelift_sampler_normalized(sampler)` | not 0: coordinates from 0 to 1 |
//! | `lanelift_sampler_snaps(sampler)` | not 0: coordinates below 0 must be given as -1 |
//!
//! Two things no sampler does by itself, and code by Intel's compiler (22.43) does likewise: images of integers have no border, so where the
//! sampler has one the texel is loaded; and samplers round small negative numbers to 0, where a border should be.

use std::fmt::Write as _;

use ir::opencl::demangle;
use ir::ssa::{Context, GlobalData, Type, TypeKind};

use crate::written::Written;

/// clang's names of images in mangled names, without the access: coordinates within a layer, whether there are layers,
/// whether a texel is one number.
const KINDS: [(&str, usize, bool, bool); 8] = [
    ("ocl_image1d", 1, false, false),
    ("ocl_image1d_array", 1, true, false),
    ("ocl_image1d_buffer", 1, false, false),
    ("ocl_image2d", 2, false, false),
    ("ocl_image2d_array", 2, true, false),
    ("ocl_image2d_depth", 2, false, true),
    ("ocl_image2d_array_depth", 2, true, true),
    ("ocl_image3d", 3, false, false),
];

/// `addressing` of a sampler with a border, and of one that goes to the edge.
const BORDER: u32 = 1;
const EDGE: u32 = 2;

/// A kind of image.
struct Kind {
    /// Its encoded name: `14ocl_image2d_ro`.
    encoded: String,
    coordinates: usize,
    layers: bool,
    depth: bool,
}

impl Kind {
    /// The kind of the first of some encoded parameters.
    fn of(params: &str) -> Option<Self> {
        let (name, _) =
            demangle(&format!("_Z{params}")).map(|(name, rest)| (name.to_owned(), rest.len()))?;
        let plain = ["_ro", "_wo", "_rw"].iter().find_map(|access| name.strip_suffix(access))?;
        let &(_, coordinates, layers, depth) = KINDS.iter().find(|kind| kind.0 == plain)?;
        Some(Self { encoded: format!("{}{name}", name.len()), coordinates, layers, depth })
    }

    /// All coordinates, the layer among them.
    fn all(&self) -> usize {
        self.coordinates + usize::from(self.layers)
    }

    /// The mangled name of a function about images of this kind.
    fn function(&self, base: &str) -> String {
        format!("_Z{}{base}{}", base.len(), self.encoded)
    }
}

/// The body, as text, of a function that a module declares. None if it is no such function, or has another type.
pub(crate) fn body(cx: &Context, data: &GlobalData) -> Option<Written> {
    let (base, params) = demangle(&data.name)?;
    let about_images = ["read_image", "write_image", "get_image_"];
    if !about_images.iter().any(|prefix| base.starts_with(prefix)) {
        return None;
    }
    let kind = Kind::of(params)?;
    match base {
        "read_imagef" | "read_imageh" => read(cx, data, &kind, false),
        "read_imagei" | "read_imageui" => read(cx, data, &kind, true),
        "write_imagef" | "write_imageh" | "write_imagei" | "write_imageui" => {
            write(cx, data, &kind)
        }
        "get_image_dim" => dimensions(cx, data, &kind),
        _ => number(cx, data, &kind, base.strip_prefix("get_image_")?),
    }
}

/// The type of an image or a sampler.
fn is_opaque(cx: &Context, ty: Type, wanted: &str) -> bool {
    matches!(cx.types.kind(ty), TypeKind::TargetExt { name, .. } if name == wanted)
}

/// A definition that is being written, with a number for the next value.
struct Body<'a> {
    cx: &'a Context,
    out: Written,
    kind: &'a Kind,
    image: String,
    values: u32,
}

impl<'a> Body<'a> {
    fn begin(
        cx: &'a Context,
        data: &GlobalData,
        kind: &'a Kind,
    ) -> Option<(Self, Type, Vec<Type>)> {
        let TypeKind::Function { ret, params, .. } = cx.types.kind(data.ty) else { return None };
        let params = params.to_vec();
        let &image = params.first().filter(|&&ty| is_opaque(cx, ty, "spirv.Image"))?;
        let image = cx.types.display(image).to_string();
        let mut out = Written::begin(cx, data)?;
        out.line("entry:");
        Some((Self { cx, out, kind, image, values: 0 }, ret, params))
    }

    /// A new value.
    fn value(&mut self, is: impl AsRef<str>) -> String {
        self.values += 1;
        let name = format!("%t{}", self.values);
        self.out.line(format!("  {name} = {}", is.as_ref()));
        name
    }

    /// A number about the image.
    fn number(&mut self, what: &str) -> String {
        let name = self.kind.function(&format!("lanelift_image_{what}"));
        let image = self.image.clone();
        self.out.needs(format!("declare spir_func i32 @{name}({image}) nounwind memory(none)"));
        self.value(format!("call spir_func i32 @{name}({image} %p0)"))
    }

    /// A number about the sampler.
    fn sampler_number(&mut self, what: &str) -> String {
        let base = format!("lanelift_sampler_{what}");
        let name = format!("_Z{}{base}11ocl_sampler", base.len());
        let sampler = SAMPLER;
        self.out.needs(format!("declare spir_func i32 @{name}({sampler}) nounwind memory(none)"));
        self.value(format!("call spir_func i32 @{name}({sampler} %p1)"))
    }

    /// The coordinates, one value each, and whether they are floats. None if the parameter does not have so many.
    fn coordinates(&mut self, n: usize, ty: Type) -> Option<(Vec<String>, bool)> {
        let float = match self.cx.types.scalar(ty) {
            Type::FLOAT => true,
            Type::I32 => false,
            _ => return None,
        };
        let all = self.kind.all();
        let found = match self.cx.types.vector_parts(ty) {
            None if all == 1 => vec![format!("%p{n}")],
            Some((_, lanes)) if all > 1 && lanes as usize >= all => {
                let shown = self.cx.types.display(ty).to_string();
                let extract =
                    |lane| self.value(format!("extractelement {shown} %p{n}, i32 {lane}"));
                (0..all).map(extract).collect()
            }
            _ => return None,
        };
        Some((found, float))
    }

    /// The layer that samplers take: the nearest that there is, as a float.
    fn nearest_layer(&mut self, layer: &str, float: bool) -> String {
        let layer = match float {
            true => layer.to_owned(),
            false => self.value(format!("sitofp i32 {layer} to float")),
        };
        for function in ["rint.f32(float)", "maxnum.f32(float, float)", "minnum.f32(float, float)"]
        {
            self.out.needs(format!("declare float @llvm.{function}"));
        }
        let rounded = self.value(format!("call float @llvm.rint.f32(float {layer})"));
        let least = self.value(format!("call float @llvm.maxnum.f32(float {rounded}, float 0.0)"));
        let count = self.number("array_size");
        let last = self.value(format!("sub i32 {count}, 1"));
        let last = self.value(format!("sitofp i32 {last} to float"));
        self.value(format!("call float @llvm.minnum.f32(float {least}, float {last})"))
    }

    /// `<4 x TYPE>` of some values.
    fn vector(&mut self, ty: &str, values: &[String]) -> String {
        let mut vector = "zeroinitializer".to_owned();
        for (lane, value) in values.iter().enumerate() {
            vector =
                self.value(format!("insertelement <4 x {ty}> {vector}, {ty} {value}, i32 {lane}"));
        }
        vector
    }

    /// A texel at integer coordinates.
    fn load(&mut self, coordinates: &[String]) -> String {
        let at = self.vector("i32", coordinates);
        let name = self.kind.function("lanelift_image_load");
        let image = self.image.clone();
        self.out.needs(format!(
            "declare spir_func <4 x i32> @{name}({image}, <4 x i32>) nounwind memory(read)"
        ));
        self.value(format!("call spir_func <4 x i32> @{name}({image} %p0, <4 x i32> {at})"))
    }

    /// Reads the image through the sampler at float coordinates.
    fn sample(&mut self, coordinates: &[String]) -> String {
        let at = self.vector("float", coordinates);
        let name = self.kind.function("lanelift_image_sample");
        let (image, sampler) = (self.image.clone(), SAMPLER);
        self.out.needs(format!(
            "declare spir_func <4 x i32> @{name}({image}, {sampler}, <4 x float>) nounwind memory(read)"
        ));
        self.value(format!(
            "call spir_func <4 x i32> @{name}({image} %p0, {sampler} %p1, <4 x float> {at})"
        ))
    }

    /// Ends with a texel as the function gives it. None if it gives something else.
    fn give(mut self, ret: Type, texel: &str, integers: bool) -> Option<Written> {
        let shown = self.cx.types.display(ret).to_string();
        let element = self.cx.types.scalar(ret);
        let single = self.cx.types.vector_parts(ret).is_none();
        if single != (self.kind.depth && !integers) {
            return None;
        }
        let mut value = texel.to_owned();
        if !integers {
            value = self.value(format!("bitcast <4 x i32> {texel} to <4 x float>"));
        }
        if single {
            value = self.value(format!("extractelement <4 x float> {value}, i32 0"));
        }
        let from = if single { "float" } else { "<4 x float>" };
        match (element, integers) {
            (Type::FLOAT, false) | (Type::I32, true) => {}
            (Type::HALF, false) => {
                value = self.value(format!("fptrunc {from} {value} to {shown}"));
            }
            _ => return None,
        }
        self.out.end(&format!("  ret {shown} {value}"));
        Some(self.out)
    }
}

/// The type of samplers.
const SAMPLER: &str = "target(\"spirv.Sampler\")";

fn read(cx: &Context, data: &GlobalData, kind: &Kind, integers: bool) -> Option<Written> {
    let (mut body, ret, params) = Body::begin(cx, data, kind)?;
    let sampled = match params.len() {
        2 => false,
        3 => is_opaque(cx, params[1], "spirv.Sampler"),
        _ => return None,
    };
    if sampled != (params.len() == 3) {
        return None;
    }
    let at = params.len() - 1;
    let (mut coordinates, float) = body.coordinates(at, params[at])?;
    if !sampled {
        if float {
            return None;
        }
        let texel = body.load(&coordinates);
        return body.give(ret, &texel, integers);
    }
    let layer = kind.layers.then(|| coordinates.pop()).flatten();
    let layer = layer.map(|layer| body.nearest_layer(&layer, float));
    let texel = if integers {
        read_integers(&mut body, &coordinates, float, layer)
    } else {
        let mut floats = as_floats(&mut body, &coordinates, float);
        let snaps = body.sampler_number("snaps");
        let snaps = body.value(format!("icmp ne i32 {snaps}, 0"));
        for coordinate in &mut floats {
            let below = body.value(format!("fcmp olt float {coordinate}, 0.0"));
            let both = body.value(format!("and i1 {snaps}, {below}"));
            *coordinate = body.value(format!("select i1 {both}, float -1.0, float {coordinate}"));
        }
        floats.extend(layer);
        body.sample(&floats)
    };
    body.give(ret, &texel, integers)
}

fn as_floats(body: &mut Body<'_>, coordinates: &[String], float: bool) -> Vec<String> {
    let convert = |c: &String| match float {
        true => c.clone(),
        false => body.value(format!("sitofp i32 {c} to float")),
    };
    coordinates.iter().map(convert).collect()
}

/// A texel of integers: loaded where the sampler has a border, which it would not have for integers.
fn read_integers(
    body: &mut Body<'_>,
    coordinates: &[String],
    float: bool,
    layer: Option<String>,
) -> String {
    let address = body.sampler_number("address");
    let loads = match float {
        // Coordinates of texels go with samplers that have a border, go to the edge, or do what they like.
        false => body.value(format!("icmp ne i32 {address}, {EDGE}")),
        true => body.value(format!("icmp eq i32 {address}, {BORDER}")),
    };
    let _ = writeln!(body.out.text, "  br i1 {loads}, label %load, label %sample\nload:");
    let mut texel_at = coordinates.to_vec();
    if float {
        let normalized = body.sampler_number("normalized");
        let normalized = body.value(format!("icmp ne i32 {normalized}, 0"));
        body.out.needs("declare float @llvm.floor.f32(float)");
        for (coordinate, what) in texel_at.iter_mut().zip(["width", "height", "depth"]) {
            let size = body.number(what);
            let size = body.value(format!("uitofp i32 {size} to float"));
            let scale = body.value(format!("select i1 {normalized}, float {size}, float 1.0"));
            let scaled = body.value(format!("fmul float {coordinate}, {scale}"));
            let whole = body.value(format!("call float @llvm.floor.f32(float {scaled})"));
            body.out.needs("declare i32 @llvm.fptosi.sat.i32.f32(float)");
            *coordinate = body.value(format!("call i32 @llvm.fptosi.sat.i32.f32(float {whole})"));
        }
    }
    if let Some(layer) = &layer {
        texel_at.push(body.value(format!("fptosi float {layer} to i32")));
    }
    let loaded = body.load(&texel_at);
    body.out.line("  br label %end\nsample:");
    let mut floats = as_floats(body, coordinates, float);
    floats.extend(layer);
    let sampled = body.sample(&floats);
    body.out.line("  br label %end\nend:");
    body.value(format!("phi <4 x i32> [ {loaded}, %load ], [ {sampled}, %sample ]"))
}

fn write(cx: &Context, data: &GlobalData, kind: &Kind) -> Option<Written> {
    let (mut body, ret, params) = Body::begin(cx, data, kind)?;
    let &[_, at, texel] = params.as_slice() else { return None };
    let (coordinates, float) = body.coordinates(1, at)?;
    if float || !ret.is_void() {
        return None;
    }
    let element = cx.types.scalar(texel);
    let shown = cx.types.display(texel).to_string();
    let bits = match (cx.types.vector_parts(texel), element) {
        (Some((_, 4)), Type::I32) => "%p2".to_owned(),
        (Some((_, 4)), Type::FLOAT) => body.value("bitcast <4 x float> %p2 to <4 x i32>"),
        (Some((_, 4)), Type::HALF) => {
            let wide = body.value(format!("fpext {shown} %p2 to <4 x float>"));
            body.value(format!("bitcast <4 x float> {wide} to <4 x i32>"))
        }
        (None, Type::FLOAT) if kind.depth => {
            let number = body.value("bitcast float %p2 to i32");
            body.vector("i32", &[number])
        }
        _ => return None,
    };
    let at = body.vector("i32", &coordinates);
    let name = kind.function("lanelift_image_store");
    let image = body.image.clone();
    body.out
        .needs(format!("declare spir_func void @{name}({image}, <4 x i32>, <4 x i32>) nounwind"));
    body.out.line(format!(
        "  call spir_func void @{name}({image} %p0, <4 x i32> {at}, <4 x i32> {bits})"
    ));
    body.out.end("  ret void");
    Some(body.out)
}

fn number(cx: &Context, data: &GlobalData, kind: &Kind, what: &str) -> Option<Written> {
    const NUMBERS: [&str; 6] =
        ["width", "height", "depth", "array_size", "channel_data_type", "channel_order"];
    if !NUMBERS.contains(&what) {
        return None;
    }
    let (mut body, ret, params) = Body::begin(cx, data, kind)?;
    if params.len() != 1 {
        return None;
    }
    let mut number = body.number(what);
    let bits = ret.int_width()?;
    if bits == 64 {
        number = body.value(format!("zext i32 {number} to i64"));
    } else if bits != 32 {
        return None;
    }
    body.out.end(&format!("  ret i{bits} {number}"));
    Some(body.out)
}

fn dimensions(cx: &Context, data: &GlobalData, kind: &Kind) -> Option<Written> {
    let (mut body, ret, params) = Body::begin(cx, data, kind)?;
    let (element, lanes) = cx.types.vector_parts(ret)?;
    if params.len() != 1 || element != Type::I32 || !matches!(lanes, 2 | 4) {
        return None;
    }
    let mut vector = "zeroinitializer".to_owned();
    let whats = ["width", "height", "depth"].into_iter().take(kind.coordinates);
    for (lane, what) in whats.enumerate().take(lanes as usize) {
        let number = body.number(what);
        vector =
            body.value(format!("insertelement <{lanes} x i32> {vector}, i32 {number}, i32 {lane}"));
    }
    body.out.end(&format!("  ret <{lanes} x i32> {vector}"));
    Some(body.out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kinds_by_their_names() {
        let kind = Kind::of("20ocl_image2d_array_ro11ocl_samplerDv4_f").unwrap();
        assert_eq!((kind.coordinates, kind.layers, kind.all()), (2, true, 3));
        assert_eq!(kind.function("f"), "_Z1f20ocl_image2d_array_ro");
        assert!(Kind::of("19ocl_image2d_msaa_roDv2_ii").is_none());
        assert!(Kind::of("Dv4_f").is_none());
    }
}
