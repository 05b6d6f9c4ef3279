//! The arguments that the kernels of a module take.
//!
//! The type of a pointer's elements is that of OpenCL's `!kernel_arg_base_type`, or of what the kernel loads and stores through it.

use crate::launch::{Param, Signature, ValueType};
use ir::kernel::three_numbers;
use ir::map::Map;
use ir::ssa::{
    Context, FloatKind, Global, InstKind, Md, Module, Symbol, Type, TypeKind, Value, sym,
};

/// Members of a structure by value beyond which it is filled as words.
const MAX_MEMBERS: u64 = 512;

/// Returns the kernels of a module with their parameters.
pub fn signatures(module: &Module) -> Vec<Signature> {
    let cx = &module.cx;
    let dynamic = cx
        .globals
        .values()
        .any(|g| g.address_space == 3 && g.variable().is_some() && module.cx.alloc_size(g.ty) == 0);
    let asks = |part: &str| cx.globals.values().any(|g| g.name.contains(part));
    let dimensions = if asks("id.z") { 3 } else { 1 + u8::from(asks("id.y")) };
    let all = module.definitions().filter_map(|(global, _)| {
        let data = &cx.globals[global];
        let function = data.function()?;
        if !function.cc.is_kernel() && !cx.attrs.has(function.attrs, sym::NVVM_KERNEL) {
            return None;
        }
        let (_, types, _) = cx.types.signature(data.ty)?;
        let said = argument_types(cx, global);
        let seen = pointees(module, global);
        let params = types.iter().enumerate().map(|(n, &ty)| {
            let attrs = function.param_attrs(n);
            let by_memory =
                cx.attrs.ty(attrs, sym::BYREF).or_else(|| cx.attrs.ty(attrs, sym::BYVAL));
            let ty = by_memory.unwrap_or(ty);
            let pointee = said.get(n).and_then(|t| *t).or_else(|| seen.get(n).and_then(|t| *t));
            param(cx, ty, pointee.unwrap_or(ValueType::U32))
        });
        let params = params.collect();
        let (required, most) = limits(cx, global);
        Some(Signature { name: data.name.to_string(), params, required, most, dimensions, dynamic })
    });
    all.collect()
}

/// The only size of workgroups, and the greatest number of work-items, as attributes and metadata state them.
fn limits(cx: &Context, kernel: Global) -> (Option<[u32; 3]>, Option<u32>) {
    let attrs = cx.globals[kernel].function().map(|f| f.attrs).unwrap_or_default();
    let numbers = |text: &str| -> Vec<u32> {
        text.split(',').map_while(|number| number.trim().parse().ok()).collect()
    };
    let known = |name| cx.attrs.string(attrs, name).map(numbers);
    let named = |name: &str| cx.symbols.find(name).and_then(known);
    let three = |numbers: Vec<u32>| -> Option<[u32; 3]> {
        let size = std::array::from_fn(|n| numbers.get(n).copied().unwrap_or(1));
        (!numbers.is_empty() && !size.contains(&0)).then_some(size)
    };
    let required = three_numbers(cx, kernel, "reqd_work_group_size");
    let required = required.or_else(|| known(sym::NVVM_REQNTID).and_then(three));
    let most = known(sym::NVVM_MAXNTID).and_then(three).map(|size| size.iter().product());
    let flat = named("amdgpu-flat-work-group-size").and_then(|sizes| sizes.get(1).copied());
    (required, most.or(flat).filter(|&most| most != 0 && most <= 1024))
}

fn key_of(cx: &Context, kernel: Global, name: &str) -> Option<Md> {
    let key: Symbol = cx.symbols.find(name)?;
    cx.metadata.attachment(cx.globals[kernel].metadata, key)
}

/// Returns the types that OpenCL's metadata says pointers point to.
fn argument_types(cx: &Context, kernel: Global) -> Vec<Option<ValueType>> {
    let Some(node) = key_of(cx, kernel, "kernel_arg_base_type") else { return Vec::new() };
    let element = |text: &str| {
        let name = text.trim_end_matches('*').trim_end_matches(|c: char| c.is_ascii_digit());
        Some(match name {
            "char" => ValueType::I8,
            "uchar" | "unsigned char" | "bool" => ValueType::U8,
            "short" => ValueType::I16,
            "ushort" | "unsigned short" => ValueType::U16,
            "int" => ValueType::I32,
            "long" => ValueType::I64,
            "ulong" | "unsigned long" => ValueType::U64,
            "half" => ValueType::F16,
            "float" => ValueType::F32,
            "double" => ValueType::F64,
            "uint" | "unsigned int" => ValueType::U32,
            _ => return None,
        })
    };
    let list = cx.metadata.tuple(node).iter();
    list.map(|md| element(cx.metadata.string((*md)?)?)).collect()
}

/// The type that a value of a type is filled as.
fn value_type(cx: &Context, ty: Type) -> Option<ValueType> {
    let scalar = cx.types.scalar(ty);
    Some(match scalar.float_kind() {
        Some(FloatKind::Half) => ValueType::F16,
        Some(FloatKind::BFloat) => ValueType::Bf16,
        Some(FloatKind::Float) => ValueType::F32,
        Some(FloatKind::Double) => ValueType::F64,
        Some(_) => return None,
        None => match scalar.int_width()? {
            ..=8 => ValueType::U8,
            9..=16 => ValueType::U16,
            17..=32 => ValueType::U32,
            33..=64 => ValueType::U64,
            _ => return None,
        },
    })
}

fn param(cx: &Context, ty: Type, pointee: ValueType) -> Param {
    let found = made_up(cx, ty, pointee);
    found.unwrap_or_else(|| Param::Unknown(cx.types.display(ty).to_string()))
}

fn made_up(cx: &Context, ty: Type, pointee: ValueType) -> Option<Param> {
    let words = |ty: Type| {
        let size = cx.alloc_size(ty);
        let element = value_type(cx, ty).unwrap_or(ValueType::U32);
        let fits = size.is_multiple_of(element.size());
        Param::Words(if fits { element } else { ValueType::U8 }, size)
    };
    match cx.types.kind(ty) {
        TypeKind::Ptr(3) => Some(Param::Shared),
        TypeKind::Ptr(_) => Some(Param::Buffer(pointee)),
        TypeKind::Int(8 | 16 | 32 | 64) | TypeKind::Float(_) => {
            value_type(cx, ty).map(Param::Scalar)
        }
        TypeKind::Struct { .. } | TypeKind::Array { .. } => {
            let count = cx.types.element_count(ty)?;
            if count > MAX_MEMBERS {
                return Some(words(ty));
            }
            let members = (0..count).map(|n| made_up(cx, cx.types.element(ty, n)?, ValueType::U32));
            let members = members.collect::<Option<Vec<Param>>>()?;
            let size = cx.alloc_size(ty);
            let whole = Param::Struct(members, size);
            // Where the rules of C lay it out otherwise (packed, vectors), only its size matters.
            Some(if whole.layout().0 == size { whole } else { words(ty) })
        }
        TypeKind::TargetExt { .. } => None,
        _ => Some(words(ty)),
    }
}

/// Returns the type that a kernel loads and stores through each of its pointers: the first one that is found.
fn pointees(module: &Module, kernel: Global) -> Vec<Option<ValueType>> {
    let Some(body) = module.body(kernel) else { return Vec::new() };
    let cx = &module.cx;
    let params = body.block_params(body.entry());
    let mut found = vec![None; params.len()];
    // Which parameter a pointer comes from, and which one a variable holds.
    let mut origin: Map<Value, usize> = Map::default();
    let mut held: Map<Value, usize> = Map::default();
    for (n, &local) in params.iter().enumerate() {
        origin.insert(local.into(), n);
    }
    for inst in body.all_insts() {
        let result: Option<Value> = body.result(inst).map(Value::from);
        let mut accessed = |ptr: Value, ty: Type| {
            if let Some(&n) = origin.get(&ptr) {
                found[n] = found[n].or_else(|| value_type(cx, ty));
            }
        };
        let mut passed_on = None;
        match &body.insts[inst].kind {
            InstKind::Load { ptr, .. } => {
                let ty = result.map_or(Type::VOID, |r| body.value_type(r, cx));
                accessed(*ptr, ty);
                passed_on = held.get(ptr).copied().filter(|_| ty.is_ptr());
            }
            InstKind::Store { value, ptr, .. } => {
                accessed(*ptr, body.value_type(*value, cx));
                if let Some(&n) = origin.get(value) {
                    held.insert(*ptr, n);
                }
            }
            InstKind::Gep { args, .. } => {
                passed_on = origin.get(&body.list(*args)[0]).copied();
            }
            InstKind::Cast { value, .. } | InstKind::Freeze { value } => {
                passed_on = origin.get(value).copied();
            }
            _ => {}
        }
        if let (Some(result), Some(n)) = (result, passed_on) {
            origin.insert(result, n);
        }
    }
    found
}
