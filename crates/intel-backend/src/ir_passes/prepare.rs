//! Preparation of a module for the passes: numbers of address spaces, functions without calls.

use ir::diagnostic::Diagnostic;
use ir::ssa::{Attribute, Context, DataLayout, Linkage, Module, Visibility, sym};

use crate::target::opencl::{CONSTANT, GENERIC, PRIVATE};

/// Renumbers SPIR's address spaces to those that passes know. The data layout says afterwards where variables
/// are. Returns whether they were SPIR's.
pub(crate) fn number_address_spaces(module: &mut Module) -> Result<bool, Diagnostic> {
    let layout = module.cx.data_layout();
    if layout.alloca_space == PRIVATE {
        return Ok(false);
    }
    let text = format!("{}-A{PRIVATE}", layout.text());
    let layout = DataLayout::parse(&text).map_err(Diagnostic::error)?;
    module.cx.set_data_layout(layout);
    module.renumber_address_spaces(|space| match space {
        0 => PRIVATE,
        2 => CONSTANT,
        4 => GENERIC,
        5 => 2,
        other => other,
    });
    Ok(true)
}

/// Has all functions but kernels inlined, whatever the source says: there are no calls. Nothing outside of the file reaches
/// a function, so that the last copy takes the body with it. Returns the number of functions.
pub(crate) fn inline_everything(cx: &mut Context) -> u64 {
    let attrs = &mut cx.attrs;
    let mut marked = 0;
    for data in cx.globals.values_mut() {
        let Some(function) = data.function_mut().filter(|f| f.body.is_some()) else { continue };
        if function.cc.is_kernel() {
            continue;
        }
        let set = attrs.without(function.attrs, sym::NOINLINE);
        let set = attrs.without(set, sym::OPTNONE);
        function.attrs = attrs.with(set, Attribute::flag(sym::ALWAYSINLINE));
        data.linkage = Linkage::Internal;
        data.visibility = Visibility::Default;
        data.dso_local = Some(true);
        marked += 1;
    }
    marked
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Passes find intrinsics by names with the spaces in them.
    #[test]
    fn names_of_intrinsics_have_the_new_numbers() {
        let text = "target datalayout = \"e-i64:64-G1\"\ntarget triple = \"spir64\"\n\
            define spir_func void @f(ptr %p, ptr addrspace(4) %g, ptr addrspace(2) %c, <2 x ptr> %v) {\n\
            \x20 call void @llvm.memcpy.p0.p2.i64(ptr %p, ptr addrspace(2) %c, i64 8, i1 false)\n\
            \x20 call void @llvm.memcpy.p4.p4.i64(ptr addrspace(4) %g, ptr addrspace(4) %g, i64 8, i1 false)\n\
            \x20 call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %p, i64 8, i1 false)\n\
            \x20 %x = call <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr> %v, i32 4, <2 x i1> splat (i1 true), <2 x i32> poison)\n\
            \x20 ret void\n}\n\
            declare void @llvm.memcpy.p0.p2.i64(ptr, ptr addrspace(2), i64, i1)\n\
            declare void @llvm.memcpy.p4.p4.i64(ptr addrspace(4), ptr addrspace(4), i64, i1)\n\
            declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
            declare <2 x i32> @llvm.masked.gather.v2i32.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i32>)\n";
        let mut module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        number_address_spaces(&mut module).unwrap();
        let text = ir::ssa::print::module_to_string(&module);
        for part in [
            "@llvm.memcpy.p5.p4.i64(ptr addrspace(5) %p, ptr addrspace(4) %c",
            "@llvm.memcpy.p0.p0.i64(ptr %g, ptr %g",
            "@llvm.memcpy.p5.p5.i64(ptr addrspace(5) %p",
            "@llvm.masked.gather.v2i32.v2p5(<2 x ptr addrspace(5)> %v",
        ] {
            assert!(text.contains(part), "{part}\n{text}");
        }
        for name in ["llvm.memcpy.p0.p0.i64", "llvm.memcpy.p5.p5.i64"] {
            let found = module.cx.find_global(name).expect(name);
            assert_eq!(&*module.cx.globals[found].name, name);
        }
    }

    #[test]
    fn address_spaces_are_numbered_once_and_everywhere() {
        let text = "target datalayout = \"e-i64:64-G1\"\ntarget triple = \"spir64\"\n\
            %pair = type { ptr addrspace(4), <2 x ptr addrspace(2)> }\n\
            @table = addrspace(2) constant [2 x i32] [i32 1, i32 2]\n\
            define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(3) %l, i64 %i) {\n\
            \x20 %v = alloca %pair\n\
            \x20 %g = addrspacecast ptr %v to ptr addrspace(4)\n\
            \x20 %f = getelementptr %pair, ptr addrspace(4) %g, i64 0, i32 0\n\
            \x20 store ptr addrspace(4) null, ptr addrspace(4) %f\n\
            \x20 %e = getelementptr [2 x i32], ptr addrspace(2) @table, i64 0, i64 %i\n\
            \x20 %x = load i32, ptr addrspace(2) %e\n\
            \x20 call spir_func void @h(ptr addrspace(2) @table)\n\
            \x20 store i32 %x, ptr addrspace(1) %out\n  ret void\n}\n\
            declare spir_func void @h(ptr addrspace(2))\n";
        let mut module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        number_address_spaces(&mut module).unwrap();
        let once = ir::ssa::print::module_to_string(&module);
        number_address_spaces(&mut module).unwrap();
        assert_eq!(ir::ssa::print::module_to_string(&module), once);
        for line in [
            "%pair = type { ptr, <2 x ptr addrspace(4)> }",
            "@table = addrspace(4) constant [2 x i32]",
            "%v = alloca %pair, align 16, addrspace(5)",
            "%g = addrspacecast ptr addrspace(5) %v to ptr",
            "store ptr null, ptr %f",
            "load i32, ptr addrspace(4) %e",
            "declare spir_func void @h(ptr addrspace(4))",
            "call spir_func void @h(ptr addrspace(4) @table)",
            "store i32 %x, ptr addrspace(1) %out",
        ] {
            assert!(once.contains(line), "{line}\n{once}");
        }
        let again = llvm_reader::parse("t.ll", once.as_bytes()).unwrap();
        assert_eq!(ir::ssa::print::module_to_string(&again), once);
    }

    /// A definition that another file could replace is inlined too: there is no other file.
    #[test]
    fn functions_belong_to_the_file() {
        let text = "target triple = \"spir64\"\n\
            define weak spir_func i32 @w(i32 %a) noinline {\n %b = mul i32 %a, %a\n ret i32 %b\n}\n\
            define linkonce_odr hidden spir_func i32 @f(i32 %a) {\n %b = call spir_func i32 @w(i32 %a)\n ret i32 %b\n}\n\
            define spir_kernel void @k(ptr addrspace(1) %p, i32 %a) {\n %b = call spir_func i32 @f(i32 %a)\n\
            \x20 store i32 %b, ptr addrspace(1) %p\n ret void\n}\n";
        let mut module = llvm_reader::parse("t.ll", text.as_bytes()).unwrap();
        inline_everything(&mut module.cx);
        transform::inline::run(&mut module, transform::inline::Inliner::MARKED);
        let text = ir::ssa::print::module_to_string(&module);
        let kernel = &text[text.find("@k(").expect("the kernel")..];
        assert!(kernel.contains("mul i32 %a, %a") && !kernel.contains("call"), "{text}");
        assert_eq!(text.matches("define internal dso_local spir_func").count(), 2, "{text}");
    }
}
