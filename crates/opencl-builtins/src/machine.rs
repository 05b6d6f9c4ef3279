//! Machines that bodies are for: their own functions, and the library's text in their terms.
//!
//! The library was compiled for SPIR, as Intel's backend takes it. Elsewhere functions have C's calling convention, no other module
//! sees them, constants are in address space 4, and AMD's local variables are in address space 5.

use std::borrow::Cow;
use std::fmt::Write as _;

use ir::ssa::{Attribute, Global, Module, sym, triple};

/// Terms in which bodies are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Machine {
    /// SPIR's: functions about the work-item stay declared, for Intel's backend.
    Spir,
    /// AMD's.
    Amdgcn,
    /// NVIDIA's.
    Nvptx,
}

impl Machine {
    /// Returns the machine that a triple names.
    pub fn of_triple(triple: &str) -> Option<Self> {
        match triple::architecture(triple) {
            "amdgcn" => Some(Self::Amdgcn),
            "nvptx64" => Some(Self::Nvptx),
            "spir64" | "spir" => Some(Self::Spir),
            _ => None,
        }
    }

    /// Returns the scope of a device's atomic operations and fences, as LLVM IR writes it.
    pub(crate) fn device_scope(self) -> &'static str {
        match self {
            Self::Spir => "",
            Self::Amdgcn => " syncscope(\"agent\")",
            Self::Nvptx => " syncscope(\"device\")",
        }
    }

    /// Returns whether a pointer into an address space may point to global and to local memory.
    pub(crate) fn memory(self, space: u32) -> Memory {
        let (global, local) = match (self, space) {
            (Self::Spir, 0) | (Self::Amdgcn, 5) => (false, false),
            (_, 1) | (Self::Spir, 2) | (Self::Amdgcn | Self::Nvptx, 4) => (true, false),
            (_, 3) => (false, true),
            _ => (true, true),
        };
        Memory { global, local }
    }

    /// Returns the texts of its own functions.
    pub(crate) fn own_texts(self) -> &'static [&'static str] {
        match self {
            Self::Spir => &[],
            Self::Amdgcn => {
                &[include_str!("library/amdgcn.ll"), include_str!("library/intrinsics.ll")]
            }
            Self::Nvptx => {
                &[include_str!("library/nvptx.ll"), include_str!("library/intrinsics.ll")]
            }
        }
    }

    /// Returns the operations that take the place of the library's functions.
    pub(crate) fn operation_texts(self) -> &'static [&'static str] {
        match self {
            Self::Spir => &[],
            _ => &[include_str!("library/intrinsics.ll")],
        }
    }

    /// Returns a text of the library in the machine's terms. `private`: local variables are in address space 5, and their addresses become
    /// generic pointers.
    pub(crate) fn adapted(self, text: &str, private: bool) -> Cow<'_, str> {
        if self == Self::Spir && !private {
            return Cow::Borrowed(text);
        }
        let mut out = String::with_capacity(text.len());
        for line in text.lines() {
            if line.contains("@llvm.lifetime.") {
                continue;
            }
            match line.split_once(" = alloca ").filter(|_| private) {
                Some((name, rest)) => {
                    let number = name.trim_start().trim_start_matches('%');
                    let _ = writeln!(
                        out,
                        "  %variable.{number} = alloca {rest}, addrspace(5)\n  \
                         %{number} = addrspacecast ptr addrspace(5) %variable.{number} to ptr"
                    );
                }
                None => {
                    // A module for SPIR whose local variables are in address space 5 has the others' numbers, too.
                    let mut line = line.replace("addrspace(2)", "addrspace(4)");
                    if self == Self::Nvptx {
                        // Elsewhere these are functions of the library.
                        line = line.replace("@nvvm.", "@llvm.nvvm.");
                    }
                    let _ = writeln!(out, "{line}");
                }
            }
        }
        Cow::Owned(out)
    }

    /// Returns definitions as ones that no other module sees, with C's calling convention.
    pub(crate) fn internal(self, text: &str) -> Cow<'_, str> {
        if self == Self::Spir {
            return Cow::Borrowed(text);
        }
        let mut out = String::with_capacity(text.len());
        for line in text.lines() {
            let line = line.replace("spir_func ", "");
            match line.strip_prefix("define ") {
                None => out.push_str(&line),
                Some(rest) => {
                    let rest = rest.trim_start_matches("dso_local ").trim_start_matches("hidden ");
                    out.push_str("define internal ");
                    out.push_str(rest);
                }
            }
            out.push('\n');
        }
        Cow::Owned(out)
    }
}

/// Memory that a pointer may point to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Memory {
    /// Global or constant memory.
    pub(crate) global: bool,
    /// Memory of the work-group.
    pub(crate) local: bool,
}

/// Attributes that functions must have in common to be compiled for one processor, and inlined.
const SHARED: [ir::ssa::Symbol; 5] = [
    sym::TARGET_CPU,
    sym::TARGET_FEATURES,
    sym::DENORMAL_FP_MATH,
    sym::DENORMAL_FP_MATH_F32,
    sym::DENORMAL_FPENV,
];

/// Returns the attributes of a module's kernel, or else of its first function, that the functions of the library must share.
pub(crate) fn shared_attributes(module: &Module) -> Vec<Attribute> {
    let cx = &module.cx;
    let is_kernel = |&global: &Global| cx.function(global).is_some_and(|f| f.cc.is_kernel());
    let definitions = || module.definitions().map(|(global, _)| global);
    let found = definitions().find(is_kernel).or_else(|| definitions().next());
    let attrs = found.and_then(|global| cx.function(global)).map(|f| f.attrs).unwrap_or_default();
    let value = |key| cx.attrs.find(attrs, key).cloned();
    SHARED.iter().filter_map(|&key| Some(Attribute { key, value: value(key)? })).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn triples_of_all_versions_name_the_machine() {
        let of = |triple: &str| Machine::of_triple(triple);
        assert_eq!(of("amdgcn-amd-amdhsa"), Some(Machine::Amdgcn));
        assert_eq!(of("amdgpu9.42-amd-amdhsa"), Some(Machine::Amdgcn));
        assert_eq!(of("nvptx64-nvidia-cuda"), Some(Machine::Nvptx));
        assert_eq!(of("spir64-unknown-unknown"), Some(Machine::Spir));
        assert_eq!(of("x86_64-unknown-linux-gnu"), None);
    }
}
