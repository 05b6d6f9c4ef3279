//! Interned strings: attribute names, field names of metadata, sync scopes, operand-bundle tags.
//!
//! A [`Symbol`] is an index into a [`SymbolTable`]. The names that passes ask for by name have fixed
//! indices, so that `sym::BYVAL` is a constant and comparing attributes is comparing integers.

use crate::map::Map;
use std::borrow::Cow;
use std::fmt;

/// An interned string. Meaningful only with the [`SymbolTable`] that made it; the constants of
/// [`sym`] are valid in every table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(u32);

impl fmt::Debug for Symbol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match KNOWN.get(self.0 as usize) {
            Some(name) => write!(f, "{name:?}"),
            None => write!(f, "sym{}", self.0),
        }
    }
}

macro_rules! known_symbols {
    ($($ident:ident = $text:literal),* $(,)?) => {
        #[allow(non_camel_case_types, reason = "the variants carry the constants' own names")]
        #[allow(clippy::upper_case_acronyms, reason = "the variants carry the constants' own names")]
        #[repr(u32)]
        enum Known { $($ident),* }

        /// Symbols that every table contains.
        pub mod sym {
            use super::{Known, Symbol};
            $(#[doc = concat!("`", $text, "`")] pub const $ident: Symbol = Symbol(Known::$ident as u32);)*
        }

        const KNOWN: &[&str] = &[$($text),*];
    };
}

known_symbols! {
    EMPTY = "",
    // Parameter and return attributes (LLVM LangRef, "Parameter Attributes").
    BYVAL = "byval", BYREF = "byref", SRET = "sret", INALLOCA = "inalloca", PREALLOCATED = "preallocated",
    ELEMENTTYPE = "elementtype", ALIGN = "align", ALIGNSTACK = "alignstack", NOALIAS = "noalias",
    NOCAPTURE = "nocapture", CAPTURES = "captures", NOFREE = "nofree", NEST = "nest", RETURNED = "returned",
    NONNULL = "nonnull", DEREFERENCEABLE = "dereferenceable", DEREFERENCEABLE_OR_NULL = "dereferenceable_or_null",
    SWIFTSELF = "swiftself", SWIFTERROR = "swifterror", IMMARG = "immarg", NOUNDEF = "noundef",
    NOFPCLASS = "nofpclass", RANGE = "range", INITIALIZES = "initializes", WRITABLE = "writable",
    DEAD_ON_UNWIND = "dead_on_unwind", ZEROEXT = "zeroext", SIGNEXT = "signext", INREG = "inreg",
    READNONE = "readnone", READONLY = "readonly", WRITEONLY = "writeonly",
    // Function attributes.
    MEMORY = "memory", ALWAYSINLINE = "alwaysinline", NOINLINE = "noinline", INLINEHINT = "inlinehint",
    OPTNONE = "optnone", OPTSIZE = "optsize", MINSIZE = "minsize", CONVERGENT = "convergent",
    NOUNWIND = "nounwind", NORETURN = "noreturn", NORECURSE = "norecurse", NOSYNC = "nosync",
    WILLRETURN = "willreturn", MUSTPROGRESS = "mustprogress", COLD = "cold", HOT = "hot",
    SPECULATABLE = "speculatable", STRICTFP = "strictfp", NOCALLBACK = "nocallback", NAKED = "naked",
    ALLOCSIZE = "allocsize", ALLOCKIND = "allockind", UWTABLE = "uwtable", VSCALE_RANGE = "vscale_range",
    NODUPLICATE = "noduplicate", NULL_POINTER_IS_VALID = "null_pointer_is_valid", ALLOCPTR = "allocptr",
    ALLOCALIGN = "allocalign", BUILTIN = "builtin", NOBUILTIN = "nobuiltin", RETURNS_TWICE = "returns_twice",
    // String attributes.
    NVVM_GRID_CONSTANT = "nvvm.grid_constant", NVVM_MAXNTID = "nvvm.maxntid", NVVM_REQNTID = "nvvm.reqntid",
    NVVM_MINCTASM = "nvvm.minctasm", NVVM_MAXNREG = "nvvm.maxnreg", NVVM_CLUSTER_DIM = "nvvm.cluster_dim",
    NVVM_MAXCLUSTERRANK = "nvvm.maxclusterrank", NVVM_BLOCKSARECLUSTERS = "nvvm.blocksareclusters",
    NVVM_KERNEL = "nvvm.kernel",
    TARGET_CPU = "target-cpu", TARGET_FEATURES = "target-features",
    DENORMAL_FP_MATH = "denormal-fp-math", DENORMAL_FP_MATH_F32 = "denormal-fp-math-f32",
    DENORMAL_FPENV = "denormal_fpenv",
    UNSAFE_FP_MATH = "unsafe-fp-math", NO_NANS_FP_MATH = "no-nans-fp-math", NO_INFS_FP_MATH = "no-infs-fp-math",
    NO_SIGNED_ZEROS_FP_MATH = "no-signed-zeros-fp-math", APPROX_FUNC_FP_MATH = "approx-func-fp-math",
    // Metadata kinds not already named above (`range`, `noalias` and `noundef` are both).
    DBG = "dbg", TBAA = "tbaa", PROF = "prof", FPMATH = "fpmath", TBAA_STRUCT = "tbaa.struct",
    INVARIANT_LOAD = "invariant.load", MMRA = "mmra", ALIAS_SCOPE = "alias.scope",
    NONTEMPORAL = "nontemporal", LLVM_LOOP = "llvm.loop", LLVM_ACCESS_GROUP = "llvm.access.group",
    INVARIANT_GROUP = "invariant.group", ANNOTATION = "annotation",
    UNPREDICTABLE = "unpredictable", SRCLOC = "srcloc",
    NVVM_ANNOTATIONS = "nvvm.annotations",
    // Operand-bundle tags.
    DEOPT = "deopt", FUNCLET = "funclet", CONVERGENCECTRL = "convergencectrl",
    // Sync scopes.
    SINGLETHREAD = "singlethread", SCOPE_AGENT = "agent", SCOPE_WORKGROUP = "workgroup",
    SCOPE_WAVEFRONT = "wavefront", SCOPE_DEVICE = "device", SCOPE_BLOCK = "block", SCOPE_CLUSTER = "cluster",
}

/// The strings of [`Symbol`]s.
#[derive(Clone, Debug)]
pub struct SymbolTable {
    texts: Vec<Cow<'static, str>>,
    index: Map<Cow<'static, str>, Symbol>,
}

impl Default for SymbolTable {
    fn default() -> Self {
        // The known names need no copies: a table is made for every module.
        let texts: Vec<_> = KNOWN.iter().map(|&text| Cow::Borrowed(text)).collect();
        let mut index = Map::with_capacity_and_hasher(KNOWN.len() * 2, Default::default());
        for (n, &text) in KNOWN.iter().enumerate() {
            let old = index.insert(Cow::Borrowed(text), Symbol(n as u32));
            debug_assert!(old.is_none(), "known symbol {text:?} is listed twice");
        }
        SymbolTable { texts, index }
    }
}

impl SymbolTable {
    /// The symbol for `text`, made if it is new.
    pub fn intern(&mut self, text: &str) -> Symbol {
        if let Some(&symbol) = self.index.get(text) {
            return symbol;
        }
        let symbol = Symbol(self.texts.len() as u32);
        self.texts.push(Cow::Owned(text.to_owned()));
        self.index.insert(Cow::Owned(text.to_owned()), symbol);
        symbol
    }

    /// The symbol for `text` if something interned it before.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        self.index.get(text).copied()
    }

    /// The text of `symbol`.
    pub fn text(&self, symbol: Symbol) -> &str {
        &self.texts[symbol.0 as usize]
    }
}
