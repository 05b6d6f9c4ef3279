//! Data layouts of targets, for modules that give a triple but no layout of their own (as `llc` does
//! it). The strings are LLVM 22's.

/// The data layout of `triple`, if it is one of ours.
pub fn data_layout(triple: &str) -> Option<&'static str> {
    match ir::ssa::triple::architecture(triple) {
        "nvptx64" => Some("e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"),
        "nvptx" => {
            Some("e-p:32:32-p6:32:32-p7:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64")
        }
        "amdgcn" => Some(
            "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-\
             p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-\
             v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9",
        ),
        "spirv64" => Some(
            "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1",
        ),
        _ => None,
    }
}
