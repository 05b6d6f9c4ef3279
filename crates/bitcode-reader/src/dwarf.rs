//! DWARF's words for numbers in debug information.
//!
//! The standard's names come from `gimli`; what is here is LLVM's own (LLVM's Dwarf.def).

use gimli::constants::{DwAte, DwCc, DwLang, DwMacinfo, DwOp, DwTag};

type Name = Option<&'static str>;

/// Ends of ranges are names for `gimli`, but not for LLVM.
fn proper(name: Name) -> Name {
    name.filter(|n| !n.ends_with("_lo_user") && !n.ends_with("_hi_user"))
}

fn narrow<T: TryFrom<u64>>(value: u64) -> Option<T> {
    T::try_from(value).ok()
}

/// `DW_TAG_…`
pub(crate) fn tag(value: u64) -> Name {
    match value {
        0x4300 => Some("DW_TAG_LLVM_ptrauth_type"),
        0x6000 => Some("DW_TAG_LLVM_annotation"),
        0x8765 => Some("DW_TAG_UPC_shared_type"),
        0x8766 => Some("DW_TAG_UPC_strict_type"),
        0x8767 => Some("DW_TAG_UPC_relaxed"),
        _ => proper(DwTag(narrow(value)?).static_string()),
    }
}

/// `DW_ATE_…`
pub(crate) fn encoding(value: u64) -> Name {
    match value {
        0x81 => Some("DW_ATE_HP_complex_float"),
        0x82 => Some("DW_ATE_HP_float128"),
        0x83 => Some("DW_ATE_HP_complex_float128"),
        0x84 => Some("DW_ATE_HP_floathpintel"),
        0x85 => Some("DW_ATE_HP_imaginary_float90"),
        0x86 => Some("DW_ATE_HP_imaginary_float128"),
        _ => proper(DwAte(narrow(value)?).static_string()),
    }
}

/// `DW_LANG_…`
pub(crate) fn language(value: u64) -> Name {
    match value {
        0x30 => Some("DW_LANG_HIP"),
        0x31 => Some("DW_LANG_Assembly"),
        0x32 => Some("DW_LANG_C_sharp"),
        0x33 => Some("DW_LANG_Mojo"),
        0x34 => Some("DW_LANG_GLSL"),
        0x35 => Some("DW_LANG_GLSL_ES"),
        0x36 => Some("DW_LANG_HLSL"),
        0x37 => Some("DW_LANG_OpenCL_CPP"),
        0x38 => Some("DW_LANG_CPP_for_OpenCL"),
        0x39 => Some("DW_LANG_SYCL"),
        0x3d => Some("DW_LANG_Metal"),
        0x40 => Some("DW_LANG_Ruby"),
        0x41 => Some("DW_LANG_Move"),
        0x42 => Some("DW_LANG_Hylo"),
        0x8e57 => Some("DW_LANG_GOOGLE_RenderScript"),
        0xb000 => Some("DW_LANG_BORLAND_Delphi"),
        _ => proper(DwLang(narrow(value)?).static_string()),
    }
}

/// `DW_LNAME_…`, DWARF 6's names of languages
pub(crate) fn language_name(value: u64) -> Name {
    const NAMES: [&str; 40] = [
        "DW_LNAME_Ada",
        "DW_LNAME_BLISS",
        "DW_LNAME_C",
        "DW_LNAME_C_plus_plus",
        "DW_LNAME_Cobol",
        "DW_LNAME_Crystal",
        "DW_LNAME_D",
        "DW_LNAME_Dylan",
        "DW_LNAME_Fortran",
        "DW_LNAME_Go",
        "DW_LNAME_Haskell",
        "DW_LNAME_Java",
        "DW_LNAME_Julia",
        "DW_LNAME_Kotlin",
        "DW_LNAME_Modula2",
        "DW_LNAME_Modula3",
        "DW_LNAME_ObjC",
        "DW_LNAME_ObjC_plus_plus",
        "DW_LNAME_OCaml",
        "DW_LNAME_OpenCL_C",
        "DW_LNAME_Pascal",
        "DW_LNAME_PLI",
        "DW_LNAME_Python",
        "DW_LNAME_RenderScript",
        "DW_LNAME_Rust",
        "DW_LNAME_Swift",
        "DW_LNAME_UPC",
        "DW_LNAME_Zig",
        "DW_LNAME_Assembly",
        "DW_LNAME_C_sharp",
        "DW_LNAME_Mojo",
        "DW_LNAME_GLSL",
        "DW_LNAME_GLSL_ES",
        "DW_LNAME_HLSL",
        "DW_LNAME_OpenCL_CPP",
        "DW_LNAME_CPP_for_OpenCL",
        "DW_LNAME_SYCL",
        "DW_LNAME_Ruby",
        "DW_LNAME_Move",
        "DW_LNAME_Hylo",
    ];
    match value {
        44 => Some("DW_LNAME_Metal"),
        _ => NAMES.get(narrow::<usize>(value)?.checked_sub(1)?).copied(),
    }
}

/// `DW_CC_…`
pub(crate) fn convention(value: u64) -> Name {
    Some(match value {
        0x40 => "DW_CC_GNU_renesas_sh",
        0x41 => "DW_CC_GNU_borland_fastcall_i386",
        0xb0 => "DW_CC_BORLAND_safecall",
        0xb1 => "DW_CC_BORLAND_stdcall",
        0xb2 => "DW_CC_BORLAND_pascal",
        0xb3 => "DW_CC_BORLAND_msfastcall",
        0xb4 => "DW_CC_BORLAND_msreturn",
        0xb5 => "DW_CC_BORLAND_thiscall",
        0xb6 => "DW_CC_BORLAND_fastcall",
        0xc0 => "DW_CC_LLVM_vectorcall",
        0xc1 => "DW_CC_LLVM_Win64",
        0xc2 => "DW_CC_LLVM_X86_64SysV",
        0xc3 => "DW_CC_LLVM_AAPCS",
        0xc4 => "DW_CC_LLVM_AAPCS_VFP",
        0xc5 => "DW_CC_LLVM_IntelOclBicc",
        0xc6 => "DW_CC_LLVM_SpirFunction",
        // `DW_CC_LLVM_OpenCLKernel` before LLVM 21.
        0xc7 => "DW_CC_LLVM_DeviceKernel",
        0xc8 => "DW_CC_LLVM_Swift",
        0xc9 => "DW_CC_LLVM_PreserveMost",
        0xca => "DW_CC_LLVM_PreserveAll",
        0xcb => "DW_CC_LLVM_X86RegCall",
        0xcc => "DW_CC_LLVM_M68kRTD",
        0xcd => "DW_CC_LLVM_PreserveNone",
        0xce => "DW_CC_LLVM_RISCVVectorCall",
        0xcf => "DW_CC_LLVM_SwiftTail",
        0xd0 => "DW_CC_LLVM_RISCVVLSCall",
        0xff => "DW_CC_GDB_IBM_OpenCL",
        _ => return proper(DwCc(narrow(value)?).static_string()),
    })
}

/// `DW_MACINFO_…`
pub(crate) fn macro_kind(value: u64) -> Name {
    proper(DwMacinfo(narrow(value)?).static_string())
}

/// An operation of a `DIExpression`: its name, and how many numbers follow. None for those that LLVM has no
/// use for, which make an expression one of numbers only.
pub(crate) fn operation(value: u64) -> Option<(&'static str, usize)> {
    Some(match value {
        0x1000 => ("DW_OP_LLVM_fragment", 2),
        0x1001 => ("DW_OP_LLVM_convert", 2),
        0x1002 => ("DW_OP_LLVM_tag_offset", 1),
        0x1003 => ("DW_OP_LLVM_entry_value", 1),
        0x1004 => ("DW_OP_LLVM_implicit_pointer", 0),
        0x1005 => ("DW_OP_LLVM_arg", 1),
        0x1006 => ("DW_OP_LLVM_extract_bits_sext", 2),
        0x1007 => ("DW_OP_LLVM_extract_bits_zext", 2),
        _ => {
            let name = DwOp(narrow(value)?).static_string()?;
            let arguments = match name {
                "DW_OP_constu" | "DW_OP_consts" | "DW_OP_deref_size" | "DW_OP_plus_uconst"
                | "DW_OP_regx" => 1,
                "DW_OP_bregx" => 2,
                "DW_OP_plus"
                | "DW_OP_minus"
                | "DW_OP_mul"
                | "DW_OP_div"
                | "DW_OP_mod"
                | "DW_OP_or"
                | "DW_OP_and"
                | "DW_OP_xor"
                | "DW_OP_shl"
                | "DW_OP_shr"
                | "DW_OP_shra"
                | "DW_OP_deref"
                | "DW_OP_xderef"
                | "DW_OP_not"
                | "DW_OP_neg"
                | "DW_OP_abs"
                | "DW_OP_dup"
                | "DW_OP_over"
                | "DW_OP_swap"
                | "DW_OP_rot"
                | "DW_OP_eq"
                | "DW_OP_ne"
                | "DW_OP_gt"
                | "DW_OP_ge"
                | "DW_OP_lt"
                | "DW_OP_le"
                | "DW_OP_lit0"
                | "DW_OP_push_object_address"
                | "DW_OP_stack_value" => 0,
                _ if name.starts_with("DW_OP_breg") => 1,
                _ if name.starts_with("DW_OP_reg") => 0,
                _ => return None,
            };
            (name, arguments)
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names() {
        assert_eq!(tag(0x13), Some("DW_TAG_structure_type"));
        assert_eq!(tag(0x4080), None, "an end of a range");
        assert_eq!(language(0x1d), Some("DW_LANG_C11"));
        assert_eq!(convention(0xc6), Some("DW_CC_LLVM_SpirFunction"));
        assert_eq!(operation(0x23), Some(("DW_OP_plus_uconst", 1)));
        assert_eq!(operation(0x72), Some(("DW_OP_breg2", 1)));
        assert_eq!(operation(0x1_0000), None);
    }
}
