//! Keywords as numbers.
//!
//! A word of up to 16 bytes is packed into a `u128` while it is scanned, so that telling keywords
//! apart is a `match` on integers. Words over 16 bytes have the key 0 and are compared as text.

/// The bytes of a word, most significant first; 0 for words over 16 bytes.
pub(crate) type Key = u128;

/// The key of `text`.
pub(crate) const fn key(text: &str) -> Key {
    let bytes = text.as_bytes();
    assert!(bytes.len() <= 16);
    let mut key: Key = 0;
    let mut n = 0;
    while n < bytes.len() {
        key = key << 8 | bytes[n] as Key;
        n += 1;
    }
    key
}

macro_rules! keywords {
    ($($name:ident = $text:literal),* $(,)?) => {
        $(pub(crate) const $name: Key = key($text);)*
    };
}

keywords! {
    // Top level.
    DEFINE = "define", DECLARE = "declare", TARGET = "target", SOURCE_FILENAME = "source_filename",
    MODULE = "module", ASM = "asm", ATTRIBUTES = "attributes", USELISTORDER = "uselistorder",
    OPAQUE = "opaque", TRIPLE = "triple", DATALAYOUT = "datalayout",
    GLOBAL = "global", CONSTANT = "constant", ALIAS = "alias", IFUNC = "ifunc", COMDAT = "comdat",
    DISTINCT = "distinct",
    // Types.
    VOID = "void", LABEL = "label", METADATA = "metadata", TOKEN = "token", PTR = "ptr", HALF = "half",
    BFLOAT = "bfloat", FLOAT = "float", DOUBLE = "double", FP128 = "fp128", X86_FP80 = "x86_fp80",
    PPC_FP128 = "ppc_fp128", X86_MMX = "x86_mmx", X86_AMX = "x86_amx", VSCALE = "vscale",
    ADDRSPACE = "addrspace",
    // Linkage and the like.
    THREAD_LOCAL = "thread_local",
    LOCALDYNAMIC = "localdynamic", INITIALEXEC = "initialexec", LOCALEXEC = "localexec",
    GENERALDYNAMIC = "generaldynamic",
    DSO_LOCAL = "dso_local", DSO_PREEMPTABLE = "dso_preemptable", UNNAMED_ADDR = "unnamed_addr",
    SECTION = "section", PARTITION = "partition", ALIGN = "align", GC = "gc", PREFIX = "prefix",
    PROLOGUE = "prologue", PERSONALITY = "personality", CODE_MODEL = "code_model", CC = "cc",
    // Constants.
    NULL = "null", NONE = "none", UNDEF = "undef", POISON = "poison", TRUE = "true", FALSE = "false",
    ZEROINITIALIZER = "zeroinitializer", C = "c", SPLAT = "splat", BLOCKADDRESS = "blockaddress",
    NO_CFI = "no_cfi", PTRAUTH = "ptrauth", INRANGE = "inrange",
    // Instructions.
    ADD = "add", SUB = "sub", MUL = "mul", UDIV = "udiv", SDIV = "sdiv", UREM = "urem", SREM = "srem",
    SHL = "shl", LSHR = "lshr", ASHR = "ashr", AND = "and", OR = "or", XOR = "xor",
    FADD = "fadd", FSUB = "fsub", FMUL = "fmul", FDIV = "fdiv", FREM = "frem", FNEG = "fneg",
    TRUNC = "trunc", ZEXT = "zext", SEXT = "sext", FPTRUNC = "fptrunc", FPEXT = "fpext",
    FPTOUI = "fptoui", FPTOSI = "fptosi", UITOFP = "uitofp", SITOFP = "sitofp",
    PTRTOINT = "ptrtoint", PTRTOADDR = "ptrtoaddr", INTTOPTR = "inttoptr", BITCAST = "bitcast",
    ADDRSPACECAST = "addrspacecast", ICMP = "icmp", FCMP = "fcmp", SELECT = "select", FREEZE = "freeze",
    ALLOCA = "alloca", LOAD = "load", STORE = "store", GETELEMENTPTR = "getelementptr",
    EXTRACTELEMENT = "extractelement", INSERTELEMENT = "insertelement", SHUFFLEVECTOR = "shufflevector",
    EXTRACTVALUE = "extractvalue", INSERTVALUE = "insertvalue", ATOMICRMW = "atomicrmw",
    CMPXCHG = "cmpxchg", FENCE = "fence", CALL = "call", TAIL = "tail", MUSTTAIL = "musttail",
    NOTAIL = "notail", VA_ARG = "va_arg", PHI = "phi", RET = "ret", BR = "br", SWITCH = "switch",
    INDIRECTBR = "indirectbr", UNREACHABLE = "unreachable",
    INVOKE = "invoke", LANDINGPAD = "landingpad", RESUME = "resume", CALLBR = "callbr",
    CATCHSWITCH = "catchswitch", CATCHPAD = "catchpad", CATCHRET = "catchret",
    CLEANUPPAD = "cleanuppad", CLEANUPRET = "cleanupret",
    // Their parts.
    NUW = "nuw", NSW = "nsw", EXACT = "exact", DISJOINT = "disjoint", NNEG = "nneg",
    SAMESIGN = "samesign", INBOUNDS = "inbounds", NUSW = "nusw",
    REASSOC = "reassoc", NNAN = "nnan", NINF = "ninf", NSZ = "nsz", ARCP = "arcp",
    CONTRACT = "contract", AFN = "afn", FAST = "fast",
    VOLATILE = "volatile", ATOMIC = "atomic", WEAK = "weak", SYNCSCOPE = "syncscope",
    INALLOCA = "inalloca", SWIFTERROR = "swifterror", SIDEEFFECT = "sideeffect",
    ALIGNSTACK = "alignstack", INTELDIALECT = "inteldialect", UNWIND = "unwind",
}
