//! Facts about rows that LLVM's names of instructions tell: flags, and which row is another's form.
//!
//! The names are systematic, and the tables have no other column for these facts. They are read here, once, when the
//! tables are made; `src/target/table.rs` has the flags ([`FLAGS`]) and mappings ([`FORMS`], [`alternatives`], [`duals`]), and
//! no pass looks at a name.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The first flag's bit in `InstrDesc::target_flags`.
const FIRST_BIT: usize = 24;

/// A row, as the conditions of flags see it.
pub(crate) struct Named<'a> {
    pub(crate) name: &'a str,
    /// The words of `props`.
    pub(crate) props: &'a [&'a str],
    /// The variant of `table::Unit`.
    pub(crate) unit: &'a str,
    /// The first operand is a result.
    pub(crate) has_result: bool,
}

impl Named<'_> {
    fn starts(&self, prefixes: &[&str]) -> bool {
        prefixes.iter().any(|prefix| self.name.starts_with(prefix))
    }

    fn has(&self, parts: &[&str]) -> bool {
        parts.iter().any(|part| self.name.contains(part))
    }

    fn has_prop(&self, prop: &str) -> bool {
        self.props.contains(&prop)
    }

    fn is_vector_memory(&self) -> bool {
        matches!(self.unit, "Flat" | "Global" | "Scratch" | "Buffer")
    }

    fn is_matrix(&self) -> bool {
        self.unit == "Matrix" && self.starts(&["V_MFMA_", "V_SMFMAC_"])
    }

    /// Returns whether it is a product of matrices of f32 itself, which runs in the narrow unit.
    fn is_narrow_matrix(&self) -> bool {
        let shape = self.name.split('_').nth(3);
        self.starts(&["V_MFMA_F32_"])
            && shape.is_some_and(|shape| shape.ends_with("F32") && !shape.ends_with("XF32"))
    }

    /// Returns whether it is a load that fills the rest of a register with zeros, by the names of its type.
    fn loads_unsigned(&self, types: &[&str]) -> bool {
        self.has(types)
            && !self.has(&["_D16"])
            && (self.has(&["LOAD"]) || self.starts(&["DS_READ"]))
    }
}

/// A flag: its name, its meaning, and the rows that have it.
type Flag = (&'static str, &'static str, fn(&Named<'_>) -> bool);

/// The flags, from [`FIRST_BIT`] on.
const FLAGS: &[Flag] = &[
    ("DPP", "Permutes the lanes of a source.", |row| row.has(&["_dpp"])),
    ("SDWA", "Reads and writes parts of registers.", |row| row.name.ends_with("_sdwa")),
    ("VOP3", "A vector instruction in its form of 64 bits.", |row| row.name.ends_with("_e64")),
    ("PACKED", "Works on both halves of its operands.", |row| row.starts(&["V_PK_"])),
    ("DOT", "A dot product.", |row| row.starts(&["V_DOT"])),
    ("VECTOR_READS_M0", "A vector instruction that reads M0.", |row| {
        row.starts(&["V_INTERP", "V_MOVREL"])
    }),
    ("MOVREL", "A move from or to the register that M0 selects.", |row| {
        row.starts(&["S_MOVREL", "V_MOVREL"])
    }),
    ("INDEXES_REGISTERS", "Selects registers by an index, or sets how that is done.", |row| {
        row.starts(&["V_MOVREL", "V_SWAPREL", "S_MOVREL", "S_SET_GPR_IDX", "S_SET_VGPR"])
    }),
    ("SETREG", "Writes a hardware register.", |row| row.starts(&["S_SETREG"])),
    ("COMPARE", "A comparison of each lane.", |row| row.starts(&["V_CMP"])),
    ("WRITES_EXEC_BY_COMPARE", "A comparison whose result is EXEC.", |row| row.starts(&["V_CMPX"])),
    ("READS_LANE_MASK", "Reads a mask of lanes, or a carry of each lane.", |row| {
        row.starts(&["V_ADDC_", "V_SUBB_", "V_SUBBREV_", "V_CNDMASK_", "V_DIV_FMAS_"])
    }),
    ("LDS_DMA", "Loads from memory straight into LDS.", |row| {
        row.has(&["_LDS_"])
            && row.is_vector_memory()
            && row.has_prop("load")
            && row.has_prop("store")
            && !row.has_result
    }),
    ("FLOAT_ATOMIC", "An atomic operation on floats.", |row| {
        row.has_prop("store")
            && row.has(&["_ATOMIC_"])
            && row.has(&["_F32", "_F64", "_F16", "FMIN", "FMAX"])
    }),
    ("MFMA", "A product of matrices of CDNA.", |row| row.is_matrix()),
    ("IN_PLACE", "One whose result takes the place of its summand.", |row| {
        row.is_matrix() && row.has(&["_mac_"])
    }),
    ("DGEMM", "One of doubles.", |row| row.is_matrix() && row.has(&["F64"])),
    ("XDL", "One of the wide matrix unit.", |row| {
        row.is_matrix() && !row.has(&["F64"]) && !row.is_narrow_matrix()
    }),
    (
        "DEPENDS_ON_PLACE",
        "The result is another where other lanes are active, or at another place.",
        |row| {
            row.has(&["_dpp", "PERMLANE", "READLANE", "MOVREL", "S_GETPC", "S_GETREG", "WRITELANE"])
        },
    ),
    ("INDIRECT_READ", "A move from a register of a tuple that an index selects.", |row| {
        row.starts(&["V_INDIRECT_REG_READ_GPR_IDX_"])
    }),
    ("INDIRECT_WRITE", "A move to a register of a tuple that an index selects.", |row| {
        row.starts(&["V_INDIRECT_REG_WRITE_GPR_IDX_"])
    }),
    ("ZERO_EXTENDS_8", "Loads a byte and fills the register with zeros.", |row| {
        row.loads_unsigned(&["_UBYTE", "_U8"])
    }),
    ("ZERO_EXTENDS_16", "Loads 16 bits and fills the register with zeros.", |row| {
        row.loads_unsigned(&["_USHORT", "_U16"]) && !row.has(&["_UBYTE", "_U8"])
    }),
    ("UPPER_RESULT", "Writes the upper half of a register, whose lower half stays.", |row| {
        row.has(&["_MIXHI_"])
    }),
    ("SAME_IF_SWAPPED", "The same opcode has the same result with its sources swapped.", |row| {
        row.has(&["_ADD_", "_MUL_", "_MIN_", "_MAX_", "_AND_", "_OR_", "_XOR_", "_XNOR_"])
    }),
    ("HAS_REVERSED", "Another opcode is the same with the sources swapped.", |row| {
        row.starts(&["V_SUB"]) || row.has(&["REV_"])
    }),
    ("JUMPS", "Jumps, though it may be no branch of the control flow graph.", |row| {
        row.starts(&["S_RFE", "S_CBRANCH", "S_SUBVECTOR"])
    }),
    ("SCALAR_TRANS", "Scalar, of the transcendental unit.", |row| row.starts(&["V_S_"])),
    ("OPTIONAL", "Not all processors of a generation have it.", |row| {
        row.starts(&["V_MAD_MIX"])
            || (row.is_matrix() || row.starts(&["V_CVT_"])) && row.has(&["FP8", "BF8", "XF32"])
    }),
    ("SPILL", "Spill code before its registers are known.", |row| row.starts(&["SI_SPILL"])),
];

/// Returns the bits of a row's flags in `InstrDesc::target_flags`.
pub(crate) fn flags(row: &Named<'_>) -> u64 {
    let bits = FLAGS.iter().enumerate();
    bits.fold(0, |set, (i, flag)| set | u64::from((flag.2)(row)) << (FIRST_BIT + i))
}

/// Writes the flags' module.
pub(crate) fn write_flags(out: &mut String) -> std::fmt::Result {
    writeln!(
        out,
        "/// Flags of instructions, as bits of [`InstrDesc::target_flags`]; [`is`] asks for one.\npub mod flag {{"
    )?;
    for (i, (name, about, _)) in FLAGS.iter().enumerate() {
        writeln!(out, "    /// {about}\n    pub const {name}: u64 = 1 << {};", FIRST_BIT + i)?;
    }
    writeln!(out, "}}")
}

/// Forms of instructions, in the order of `table::Form`: from a row's name to that of its other form.
const FORMS: [(&str, fn(&str) -> Option<String>); 24] = [
    ("Short", |name| Some(format!("{}_e32", name.strip_suffix("_e64")?))),
    ("Long", |name| Some(format!("{}_e64", name.strip_suffix("_e32")?))),
    ("Permuted", |name| Some(format!("{}_dpp", name.strip_suffix("_e32")?))),
    ("LongPermuted", |name| name.ends_with("_e64").then(|| format!("{name}_dpp"))),
    ("SubDword", |name| Some(format!("{}_sdwa", name.strip_suffix("_e32")?))),
    ("ScalarBase", |name| {
        let memory = name.starts_with("GLOBAL_") || name.starts_with("SCRATCH_");
        let form = match name.strip_suffix("_RTN") {
            Some(rest) => format!("{rest}_SADDR_RTN"),
            None => format!("{name}_SADDR"),
        };
        memory.then_some(form)
    }),
    ("Returning", |name| {
        if name.starts_with("DS_") {
            // DS_ADD_U32 and DS_ADD_RTN_U32, with or without `_gfx9`.
            let (body, suffix) = match name.strip_suffix("_gfx9") {
                Some(body) => (body, "_gfx9"),
                None => (name, ""),
            };
            let (body, ty) = body.rsplit_once('_')?;
            return Some(format!("{body}_RTN_{ty}{suffix}"));
        }
        name.contains("ATOMIC").then(|| format!("{name}_RTN"))
    }),
    ("WithoutM0", |name| name.starts_with("DS_").then(|| format!("{name}_gfx9"))),
    ("Accumulator", |name| Some(format!("{}_agpr", name.trim_end_matches("_gfx9")))),
    ("Accumulating", |name| {
        let tail = ["_vgprcd_e64", "_e64"].into_iter().find(|tail| name.ends_with(tail))?;
        let base = name.strip_suffix(tail).filter(|_| name.starts_with("V_MFMA_"))?;
        Some(format!("{base}_mac{tail}"))
    }),
    ("NotTerminator", |name| name.strip_suffix("_term").map(str::to_owned)),
    ("NoAddress", |name| {
        let base = name.strip_prefix("SCRATCH_")?.strip_suffix("_SADDR")?;
        Some(format!("SCRATCH_{base}_ST"))
    }),
    ("OnBuffer", |name| {
        let name = name.strip_prefix("SCRATCH_")?;
        Some(match name.strip_suffix("_SADDR").or(name.strip_suffix("_ST")) {
            Some(name) => format!("BUFFER_{name}_OFFSET"),
            None => format!("BUFFER_{name}_OFFEN"),
        })
    }),
    ("Offset", |name| buffer_form(name, "_OFFEN")),
    ("Index", |name| buffer_form(name, "_IDXEN")),
    ("IndexAndOffset", |name| buffer_form(name, "_BOTHEN")),
    ("Reversed", |name| name.contains("_SUB_").then(|| name.replacen("_SUB_", "_SUBREV_", 1))),
    ("Exchanged", |name| {
        let rest = name.strip_prefix("V_CMP_")?;
        let (relation, rest) = rest.split_once('_')?;
        let negated = if relation.starts_with('N') && relation.len() > 2 { "N" } else { "" };
        let exchanged = match relation.strip_prefix(negated)? {
            "LT" => "GT",
            "GT" => "LT",
            "LE" => "GE",
            "GE" => "LE",
            same @ ("EQ" | "NE" | "LG" | "O" | "U") => same,
            _ => return None,
        };
        Some(format!("V_CMP_{negated}{exchanged}_{rest}"))
    }),
    ("UpperHalf", |name| {
        for store in ["_STORE_SHORT", "_STORE_BYTE"] {
            if name.contains(store) {
                return Some(name.replacen(store, &format!("{store}_D16_HI"), 1));
            }
        }
        half_form(name, "DS_", "_D16_HI")
    }),
    ("True16", |name| {
        let ends = ["_fake16", "_e32", "_e64", "_dpp"].iter().filter_map(|end| name.find(end));
        let (base, rest) = name.split_at(ends.min()?);
        Some(format!("{base}_t16{}", rest.trim_start_matches("_fake16")))
    }),
    ("LowerHalf", |name| half_form(name, "DS_READ_", "_D16")),
    ("ThreeAddress", |name| {
        name.contains("_twoaddr").then(|| name.replacen("_twoaddr", "_threeaddr", 1))
    }),
    ("InAccumulators", |name| {
        let base = name.strip_suffix("_vgprcd_e64").filter(|_| name.starts_with("V_MFMA_"))?;
        Some(format!("{base}_e64"))
    }),
    ("ShortPermuted", |name| Some(format!("{}_dpp", name.strip_suffix("_e64_dpp")?))),
];

/// Returns whether a row accesses a buffer.
fn is_buffer(name: &str) -> bool {
    name.starts_with("BUFFER_") || name.starts_with("TBUFFER_")
}

/// Returns the name of a load, or of an LDS access whose name starts with `local`, to a half of a register: the one that `half` says.
fn half_form(name: &str, local: &str, half: &str) -> Option<String> {
    let loads = [
        ("_LOAD_USHORT", "_LOAD_SHORT"),
        ("_LOAD_UBYTE", "_LOAD_UBYTE"),
        ("_LOAD_SBYTE", "_LOAD_SBYTE"),
    ];
    if let Some((from, to)) = loads.into_iter().find(|(from, _)| name.contains(from)) {
        return Some(name.replacen(from, &format!("{to}{half}"), 1));
    }
    let base = name.strip_prefix(local)?.strip_suffix("_gfx9")?;
    Some(format!("{local}{base}{half}"))
}

/// Returns the name of a buffer access without vector address, with one.
fn buffer_form(name: &str, address: &str) -> Option<String> {
    let base = name.strip_suffix("_OFFSET").filter(|_| is_buffer(name))?;
    Some(format!("{base}{address}"))
}

/// The numbers of the rows, by their names.
pub(crate) type Index<'a> = BTreeMap<&'a str, usize>;

/// Writes pairs of rows that are forms of each other.
pub(crate) fn write_forms(out: &mut String, index: &Index<'_>) -> std::fmt::Result {
    writeln!(out, "static FORMS: [&[(u16, u16)]; {}] = [", FORMS.len())?;
    for (_, other) in FORMS {
        write!(out, "&[")?;
        for (name, i) in index {
            if let Some(j) = other(name).and_then(|other| index.get(other.as_str())) {
                write!(out, "({i},{j}),")?;
            }
        }
        writeln!(out, "],")?;
    }
    writeln!(out, "];")
}

/// Rows that have another name on later generations for which no rule of [`alternatives`] is.
const RENAMED: [(&str, &str); 5] = [
    ("V_ADD_F64_e64", "V_ADD_F64_pseudo_e64"),
    ("V_MUL_F64_e64", "V_MUL_F64_pseudo_e64"),
    ("V_MIN_F64_e64", "V_MIN_NUM_F64_e64"),
    ("V_MAX_F64_e64", "V_MAX_NUM_F64_e64"),
    ("V_LSHLREV_B64_e64", "V_LSHLREV_B64_pseudo_e64"),
];

/// Returns the names that a row may have on other generations, the preferred one first.
fn alternatives(name: &str) -> Vec<String> {
    if let Some(rest) = name.strip_prefix("DS_CMPST_") {
        return vec![format!("DS_CMPSTORE_{rest}")];
    }
    if is_buffer(name) {
        let addresses = ["_OFFSET", "_OFFEN", "_IDXEN", "_BOTHEN"];
        let at = addresses.iter().find_map(|address| name.rfind(address));
        return at
            .map(|at| format!("{}_VBUFFER{}", &name[..at], &name[at..]))
            .into_iter()
            .collect();
    }
    let Some(base) = name.strip_suffix("_e64") else { return Vec::new() };
    let renamed = RENAMED.iter().filter(|row| row.0 == name).map(|row| row.1.to_owned());
    let ends = ["_fake16_e64", "_gfx11_e64", "_gfx12_e64", "_pseudo_e64", "_opsel_e64"];
    renamed.chain(ends.iter().map(|end| format!("{base}{end}"))).collect()
}

/// Writes the rows that stand for a row on generations that do not have it: pairs in the order of preference.
pub(crate) fn write_alternatives(out: &mut String, index: &Index<'_>) -> std::fmt::Result {
    write!(out, "static ALTERNATIVES: &[(u16, u16)] = &[")?;
    for (name, i) in index {
        for other in alternatives(name) {
            if let Some(j) = index.get(other.as_str()) {
                write!(out, "({i},{j}),")?;
            }
        }
    }
    writeln!(out, "];")
}

/// Writes the dual instructions: the rows of both halves, and the row of the pair.
pub(crate) fn write_duals(out: &mut String, index: &Index<'_>) -> std::fmt::Result {
    let half = |name: &str| index.get(format!("V_{name}").as_str()).copied();
    let mut duals = Vec::new();
    for (name, dual) in index {
        let halves = name
            .strip_prefix("V_DUAL_")
            .and_then(|rest| rest.rsplit_once("_gfx"))
            .and_then(|(halves, _)| halves.split_once("_X_"));
        if let Some((Some(x), Some(y))) = halves.map(|(x, y)| (half(x), half(y))) {
            duals.push((x, y, *dual));
        }
    }
    duals.sort_unstable();
    writeln!(out, "static DUALS: &[(u16, u16, u16)] = &{duals:?};")
}
