//! `cargo xtask gen amdgpu-tables`: measures AMDGPU's instructions and writes the tables of `amdgpu-backend`.
//!
//! The facts come from an installed LLVM (`llvm-22-dev`), asked through its headers by a small program,
//! `probe/amdgpu.cpp`. For each instruction and processor the probe encodes a plain set of operands, then changes
//! each operand bit by bit and reports which bits of the encoding move. Here that is fitted to the bit fields of
//! `tables/layouts.txt`, which are written by hand from AMD's ISA documents: each operand gets the name of the
//! field that it fills, and what remains is the opcode number and constant fields. A bit that no field explains is
//! an error, so the layouts and LLVM check each other.
//!
//! Rows with equal operands, format and properties are written as one block.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

#[path = "../../../crates/amdgpu-backend/build/notation.rs"]
mod notation;
mod probe;
mod registers;

use notation::{EncodingLayout, Field, GENERATIONS};
use probe::{Instr, Moves, Real, parse, run_probe};
use registers::{class_table, latency_table};

const TABLES: &str = "crates/amdgpu-backend/tables";

/// Measures and writes the tables. `--probe FILE` takes what the probe printed before.
pub(crate) fn generate(root: &Path, args: &[String]) -> Result<(), String> {
    let text = match args {
        [flag, file] if flag == "--probe" => {
            std::fs::read_to_string(file).map_err(|e| format!("{file}: {e}"))?
        }
        _ => run_probe(root)?,
    };
    let layouts = std::fs::read_to_string(root.join(TABLES).join("layouts.txt"));
    let layouts = notation::parse_layouts(&layouts.map_err(|e| format!("layouts.txt: {e}"))?)?;
    let probe = parse(&text)?;
    let mut files: BTreeMap<&str, BTreeMap<String, BTreeMap<String, String>>> = BTreeMap::new();
    let mut classes = BTreeSet::new();
    let mut problems = BTreeMap::new();
    let by_name: BTreeMap<&str, &Instr<'_>> = probe.instrs.iter().map(|i| (i.name, i)).collect();
    for instr in &probe.instrs {
        if skipped(instr.name) {
            continue;
        }
        let encoded = twin(instr.name).and_then(|twin| by_name.get(twin.as_str()).copied());
        match fit(instr, encoded.unwrap_or(instr), &layouts, &mut problems) {
            Ok(Some(row)) => {
                classes.extend(row.classes);
                files
                    .entry(row.file)
                    .or_default()
                    .entry(row.header)
                    .or_default()
                    .insert(instr.name.to_owned(), row.line);
            }
            Ok(None) => {}
            Err(problem) => {
                problems.insert(instr.name.to_owned(), problem);
            }
        }
    }
    for (file, blocks) in &files {
        let mut out = String::from(HEADER);
        for (header, rows) in blocks {
            write!(out, "\n{header}").expect("text");
            for row in rows.values() {
                out.push_str(row);
            }
        }
        let path = root.join(TABLES).join(format!("{file}.txt"));
        std::fs::write(&path, out).map_err(|e| format!("{}: {e}", path.display()))?;
        let count: usize = blocks.values().map(BTreeMap::len).sum();
        println!("{file}: {count} rows in {} blocks", blocks.len());
    }
    let path = root.join(TABLES).join("classes.txt");
    std::fs::write(&path, class_table(&probe, &classes)?)
        .map_err(|e| format!("{}: {e}", path.display()))?;
    let path = root.join(TABLES).join("latency.txt");
    std::fs::write(&path, latency_table(&probe)?)
        .map_err(|e| format!("{}: {e}", path.display()))?;
    for (name, problem) in &problems {
        println!("left out: {name}: {problem}");
    }
    println!("{} left out", problems.len());
    Ok(())
}

/// Head of each table.
const HEADER: &str = "\
# AMDGPU instructions. Written by `cargo xtask gen amdgpu-tables`, which measures every column (see there) with
# LLVM 22.1.8; not to be edited by hand.
#
# A block begins with what its rows share:
#     format    the layout (layouts.txt) and constant fields; by generation if they differ
#     operands  name:class, `=` for a def, `^N` tied to operand N, `!` early-clobber; `/kind` for the constants that
#               may stand for a register; without class an immediate, `&` the bits
#               of source modifiers that there are. Names are those of the layout's fields; `_`
#               fills no field. `A|B` is class B on gfx90a to gfx950, class A elsewhere; `A%B` is class B in wave32.
#     implicit  registers read -> written
#     props     latency class, flags, counters (vm, lgkm, exp) that the instruction counts in
# A row is a name (LLVM's), the opcode number (hexadecimal) on gfx900, gfx906, gfx908, gfx90a, gfx942, gfx950,
# gfx1030, gfx1100 and gfx1200
# (`-`: the processor has no such instruction), and the mnemonic, by generation (`from:`) where it changes.
";

/// Names that `ir::machine` has for every target.
const GENERIC: [&str; 18] = [
    "PHI",
    "COPY",
    "IMPLICIT_DEF",
    "REG_SEQUENCE",
    "EXTRACT_SUBREG",
    "INSERT_SUBREG",
    "SUBREG_TO_REG",
    "KILL",
    "INLINEASM",
    "DBG_VALUE",
    "DBG_LABEL",
    "DBG_INSTR_REF",
    "DBG_VALUE_LIST",
    "CFI_INSTRUCTION",
    "LIFETIME_START",
    "LIFETIME_END",
    "BUNDLE",
    "FAKE_USE",
];

fn skipped(name: &str) -> bool {
    // Images and exports are later work; the texture-fail forms of buffer loads are for graphics.
    ["EXP", "IMAGE_", "TENSOR_"].iter().any(|p| name.starts_with(p))
        || name.contains("_TFE")
        || name.ends_with("_format")
        || name.contains("_gfx80")
        || GENERIC.contains(&name)
}

/// The name of the row whose encodings a pseudo-instruction has: of a matrix product that is added to its own result,
/// the one whose result is another register.
fn twin(name: &str) -> Option<String> {
    (name.starts_with("V_MFMA_") && name.contains("_mac_")).then(|| name.replace("_mac_", "_"))
}

/// A row and the head of its block.
struct Row {
    file: &'static str,
    header: String,
    line: String,
    classes: BTreeSet<String>,
}

/// The constants that can stand for an operand, by LLVM's number of the operand type (measured by encoding
/// constants in examples of each).
fn constant_kind(operand_type: &str) -> Option<&'static str> {
    Some(match operand_type {
        "13" => "i32",
        "14" => "i64",
        "15" => "i16",
        "16" => "f32",
        "17" => "f64",
        "18" => "bf16",
        "19" => "f16",
        "20" => "v2bf16",
        "21" | "22" => "v2f16",
        "23" => "v2i16",
        "25" => "v2i32",
        "26" => "v2f32",
        "27" => "ci16",
        "28" => "ci32",
        "29" => "ci64",
        "30" => "cbf16",
        "31" => "cf16",
        "32" => "cf32",
        "33" => "cf64",
        "34" => "cv2i16",
        "35" => "cv2bf16",
        "36" => "cv2f16",
        "37" => "ci32",
        "38" => "k32",
        "39" => "k16",
        "40" => "k64",
        "41" => "ci32",
        "42" => "cf32",
        "43" => "cf64",
        _ => return None,
    })
}

/// LLVM's number of the operand type of source modifiers.
const SOURCE_MODIFIERS: &str = "45";

/// The row of an instruction, encoded as another is if it has no encodings of its own.
fn fit(
    instr: &Instr<'_>,
    encoded: &Instr<'_>,
    layouts: &[EncodingLayout],
    problems: &mut BTreeMap<String, String>,
) -> Result<Option<Row>, String> {
    let mut formats: [Option<(String, String)>; GENERATIONS.len()] = Default::default();
    let mut opcodes: [Option<u64>; GENERATIONS.len()] = Default::default();
    let mut names: Vec<Option<String>> = vec![None; instr.operands.len()];
    // The bits of source modifiers that are encoded on some generation: those that the instruction has.
    let mut bits = vec![0u64; instr.operands.len()];
    for (index, real) in encoded.real.iter().enumerate() {
        let Some(real) = real else { continue };
        match fit_real(instr, real, index, layouts, &mut names) {
            Ok((layout, fixed, opcode)) => {
                formats[index] = Some((layout, fixed));
                opcodes[index] = Some(opcode);
                let halves = instr.operands.iter().any(|o| o["class"].contains("_16"));
                for ((bits, moves), operand) in
                    bits.iter_mut().zip(&real.operands).zip(&instr.operands)
                {
                    let encoded = moves.bits.iter().fold(0, |set, &(bit, _)| set | 1 << bit);
                    // The selectors of scales are no modifiers of a source to the printer.
                    if operand["type"] != SOURCE_MODIFIERS {
                        *bits |= encoded;
                        continue;
                    }
                    // The encoder takes signs that the instruction does not have; the printer knows better. Halves
                    // of named registers are not printed as modifiers.
                    *bits |= encoded & (moves.printed | if halves { 0b1100 } else { 0 });
                }
            }
            Err(problem) => {
                let key = format!("{} on {}", instr.name, GENERATIONS[index].1);
                problems.insert(key, problem);
            }
        }
    }
    let pseudo = formats.iter().all(Option::is_none);
    let form = ["_e32", "_e64", "_dpp", "_sdwa"].iter().any(|form| instr.name.contains(form));
    if pseudo && (form || instr.info["mapped"] == "1" || !instr.info["flags"].contains("pseudo")) {
        // A real instruction of other processors, or a form that none has.
        return Ok(None);
    }
    let mut header = String::new();
    let mut classes = BTreeSet::new();
    header.push_str("format");
    let first = formats.iter().flatten().next();
    if let Some(first) = first {
        if formats.iter().flatten().all(|f| f == first) {
            write!(header, " {}{}", first.0, first.1).expect("text");
        } else {
            // By generation, from the first that has it on.
            let mut last = None;
            for (index, format) in formats.iter().enumerate() {
                if let Some(format) = format
                    && last != Some(format)
                {
                    write!(header, " {}:{}{}", GENERATIONS[index].0, format.0, format.1)
                        .expect("text");
                    last = Some(format);
                }
            }
        }
    } else {
        header.push_str(" pseudo");
    }
    header.push_str("\noperands");
    let defs: usize = instr.info["defs"].parse().unwrap_or(0);
    for (i, operand) in instr.operands.iter().enumerate() {
        header.push(' ');
        if i < defs {
            header.push('=');
        }
        header.push_str(names[i].as_deref().unwrap_or("_"));
        if names[i].as_ref().is_some_and(|n| n.ends_with("_modifiers")) {
            write!(header, "&{:x}", bits[i]).expect("text");
        }
        let by_cpu: Vec<&str> = operand["class"].split(',').collect();
        if by_cpu[0] != "-" {
            let class = class_by_processor(&by_cpu)
                .ok_or_else(|| format!("classes {}", operand["class"]))?;
            write!(header, ":{class}").expect("text");
            classes.insert(class);
        }
        // A def is a register, whatever its type says.
        if let Some(kind) = constant_kind(operand["type"]).filter(|_| i >= defs) {
            write!(header, "/{kind}").expect("text");
        }
        if operand["type"] == "4" {
            header.push_str("/block");
        }
        if operand["tied"] != "-1" {
            write!(header, "^{}", operand["tied"]).expect("text");
        }
        if operand["early"] == "1" {
            header.push('!');
        }
    }
    let list = |text: &str| text.split(',').filter(|r| !r.is_empty()).collect::<Vec<_>>().join(" ");
    let (uses, idefs) = (list(instr.info["uses"]), list(instr.info["idefs"]));
    write!(
        header,
        "\nimplicit {uses} -> {idefs}\nprops {}",
        row_latency(instr.name, instr.info["sched"])
    )
    .expect("text");
    // LLVM calls every row pseudo that stands for different encodings.
    let flags = instr.info["flags"].split(',').filter(|f| !f.is_empty());
    for flag in flags.filter(|&f| pseudo || f != "pseudo") {
        write!(header, " {flag}").expect("text");
    }
    let ts = instr.info["ts"].trim_start_matches("0x");
    let ts = u64::from_str_radix(ts, 16).map_err(|e| e.to_string())?;
    for (bit, name) in [(32, "vm"), (33, "exp"), (34, "lgkm")] {
        if ts >> bit & 1 == 1 {
            write!(header, " {name}").expect("text");
        }
    }
    header.push('\n');
    let mut line = format!("  {:36}", instr.name);
    for opcode in opcodes {
        match opcode {
            Some(opcode) => write!(line, " {opcode:>3x}").expect("text"),
            None => line.push_str("   -"),
        }
    }
    let mut last = String::new();
    for (index, real) in encoded.real.iter().enumerate() {
        let Some(real) = real.as_ref().filter(|_| opcodes[index].is_some()) else { continue };
        let first = real.text.split(' ').next().unwrap_or("");
        let second = real.text.split(" :: ").nth(1).and_then(|t| t.split(' ').next());
        let mnemonic = second.map_or(first.to_owned(), |second| format!("{first}::{second}"));
        if last.is_empty() {
            write!(line, "  {mnemonic}").expect("text");
        } else if last != mnemonic {
            write!(line, " {}:{mnemonic}", GENERATIONS[index].0).expect("text");
        }
        last = mnemonic;
    }
    line.truncate(line.trim_end().len());
    line.push('\n');
    let file = first.map_or("pseudo", |f| file_of(&f.0));
    Ok(Some(Row { file, header, line, classes }))
}

/// The notation of a class that depends on the processor: `A|B` with B on gfx90a to gfx950, `A%B` with B in wave32.
fn class_by_processor(classes: &[&str]) -> Option<String> {
    let &[gfx9, gfx906, gfx908, gfx90a, gfx942, gfx950, gfx10, gfx11, gfx12, ..] = classes else {
        return None;
    };
    if gfx9 != gfx906
        || gfx9 != gfx908
        || gfx90a != gfx942
        || gfx90a != gfx950
        || gfx10 != gfx11
        || gfx10 != gfx12
    {
        return None;
    }
    // Accumulators are unknown to gfx10 and later.
    match (gfx9 == gfx90a, gfx9 == gfx10 || gfx10 == "-") {
        (true, true) => Some(gfx9.to_owned()),
        (false, true) => Some(format!("{gfx9}|{gfx90a}")),
        (true, false) => Some(format!("{gfx9}%{gfx10}")),
        (false, false) => None,
    }
}

/// The table that a layout's rows stand in.
fn file_of(layout: &str) -> &'static str {
    match layout.split('_').next().unwrap_or("") {
        "sop1" | "sop2" | "sop2k" | "sopc" | "sopk" | "sopp" => "sop",
        "smem" => "smem",
        "vop1" => "vop1",
        "vop2" | "vop2k" => "vop2",
        "vopc" => "vopc",
        "vop3" => "vop3",
        "vop3p" | "vop3px2" => "vop3p",
        "vopd" | "vopdk" => "vopd",
        "vintrp" | "vinterp" | "ldsdir" => "interp",
        "ds" => "ds",
        "flat" => "flat",
        "mubuf" => "mubuf",
        "mtbuf" => "mtbuf",
        _ => "other",
    }
}

/// The layout's name, the constant fields as text, and the opcode number; fills in the operands' names.
fn fit_real(
    instr: &Instr<'_>,
    real: &Real<'_>,
    generation: usize,
    layouts: &[EncodingLayout],
    names: &mut [Option<String>],
) -> Result<(String, String, u64), String> {
    let layout = layouts
        .iter()
        .filter(|l| {
            l.generations >> generation & 1 == 1
                && l.bytes == real.size
                && real.bytes & l.fixed_mask == l.fixed
        })
        .max_by_key(|l| l.fixed_mask.count_ones())
        .ok_or_else(|| format!("no layout for {} bytes {:x}", real.size, real.bytes))?;
    // The real instruction may have more at its end, `fi` of DPP: zero where the pseudo is used.
    if real.operands.len() < instr.operands.len() {
        return Err("the real instruction has other operands".to_owned());
    }
    let op = layout.field("op").ok_or("a layout without op")?;
    let mut rest = real.bytes & !layout.fixed_mask & !op.mask();
    for (i, moves) in real.operands.iter().enumerate().take(names.len()) {
        let Some(name) = name_operand(layout, moves, &instr.operands[i])? else {
            continue;
        };
        let field = layout.field(&name).ok_or("a name that is no field")?;
        // What the operand does not reach stays a constant of the row.
        rest &= !moves.register.unwrap_or_else(|| moves.bits.iter().fold(0, |a, b| a | b.1));
        if instr.operands[i]["type"] == "37" {
            rest &= !field.mask();
        }
        match &names[i] {
            Some(known) if *known != name => {
                return Err(format!("operand {i} is {known} elsewhere, {name} here"));
            }
            _ => names[i] = Some(field.name.clone()),
        }
    }
    for (i, moves) in real.operands.iter().enumerate().take(names.len()) {
        if names[i].is_none()
            && let Some(name) = printed_name(real.text, moves.text)
        {
            names[i] = Some(format!("_{name}"));
        }
    }
    let used: Vec<&str> = names.iter().flatten().map(String::as_str).collect();
    let mut fixed = String::new();
    for field in &layout.fields {
        let value = field.get(rest);
        if value != 0
            && field.name != "op"
            // Of the destination of comparisons in sub-dword form, a bit says that there is one.
            && !(field.name == "sdst" && used.contains(&"sdst"))
            && !(used.contains(&field.name.as_str()) && field.mask() & rest != field.mask() & rest)
            && field.put(value) & rest != 0
        {
            write!(fixed, "{}{}={value:x}", if fixed.is_empty() { "{" } else { "," }, field.name)
                .expect("text");
            rest &= !field.mask();
        }
    }
    if !fixed.is_empty() {
        fixed.push('}');
    }
    if used.contains(&"sdst") {
        rest &= !layout.field("sdst").map_or(0, Field::mask);
    }
    if rest != 0 {
        return Err(format!("{}: bits {rest:x} are no field's", layout.name));
    }
    Ok((layout.name.clone(), fixed, op.get(real.bytes)))
}

/// The field that an operand fills.
fn name_operand(
    layout: &EncodingLayout,
    moves: &Moves<'_>,
    operand: &BTreeMap<&str, &str>,
) -> Result<Option<String>, String> {
    let fields = || layout.fields.iter().filter(|f| f.name != "op");
    if let Some(mask) = moves.register {
        if mask == 0 {
            return Ok(None);
        }
        let fit = |f: &&Field| mask & !f.mask() == 0;
        let field = fields().filter(fit).min_by_key(|f| f.bits.len());
        return field
            .map(|f| Some(f.name.clone()))
            .ok_or_else(|| format!("{}: a register moves {mask:x}", layout.name));
    }
    if moves.bits.is_empty() {
        return Ok(None);
    }
    // A constant in a source operand's field, as barriers have: coded as sources are.
    if operand["type"] == "37" {
        return Ok(Some("src0".to_owned()));
    }
    let fit = |f: &&Field| {
        moves.bits.iter().all(|&(bit, moved)| {
            f.bits.get(usize::from(bit)).copied().flatten().is_some_and(|p| moved == 1 << p)
        })
    };
    let field = fields().filter(fit).min_by_key(|f| f.bits.len());
    field.map(|f| Some(f.name.clone())).ok_or_else(|| {
        let bits: Vec<String> = moves.bits.iter().map(|(b, m)| format!("{b}:{m:x}")).collect();
        format!("{}: an immediate moves {}", layout.name, bits.join(" "))
    })
}

/// The name of an operand that moves no bit but is printed.
fn printed_name(plain: &str, changed: &str) -> Option<String> {
    let word = changed.split(' ').find(|w| !plain.split(' ').any(|p| p == *w))?;
    let name: String =
        word.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
    (name.len() > 1 && !name.starts_with(|c: char| c.is_ascii_digit())).then_some(name)
}

/// The latency class of a row. LLVM finds that of matrices of 8, 6 and 4 bits by the operands' formats, which are
/// part of the row's name.
fn row_latency(name: &str, class: &str) -> &'static str {
    let bytes = name.contains("_f8_");
    match class {
        "38" | "55" if bytes => "mfma-16",
        "38" | "52" | "55" => "mfma-8",
        "53" | "54" if bytes => "mfma-8",
        "51" | "53" | "54" => "mfma-4",
        _ => latency(class),
    }
}

/// Our names of LLVM's scheduling classes.
fn latency(class: &str) -> &'static str {
    match class {
        "1" => "salu",
        "2" => "valu",
        "3" => "vopd",
        "4" => "vmem",
        "5" => "lds-dma",
        "6" => "lds",
        "7" => "lds-stack",
        "8" => "export",
        "11" => "branch",
        "12" => "salu-float",
        "13" => "smem",
        "14" => "barrier",
        "16" => "valu-carry",
        "17" => "valu-double",
        "18" => "valu-64",
        "19" => "trans",
        "20" => "valu-cvt",
        "21" => "valu-cvt-double",
        "22" => "div-fmas",
        "23" => "div-fmas-double",
        "24" => "div-scale",
        "25" => "div-scale-double",
        "26" => "mad-64",
        "27" => "mul-32",
        "28" => "qsad",
        "29" => "trans-double",
        "30" => "swap",
        "31" => "trans-scalar",
        "35" => "accvgpr-write",
        "36" => "mfma-double-4",
        "37" => "mfma-double-16",
        "39" => "mfma-2",
        "40" => "mfma-16x16x2",
        "41" => "mfma-16x16x8-xf32",
        "42" | "43" => "mfma-4",
        "44" => "mfma-8",
        "45" | "46" | "47" => "mfma-32x32-8",
        "48" => "mfma-16",
        "49" => "smfmac-4",
        "50" => "smfmac-8",
        "56" | "58" => "swmmac",
        "57" | "59" => "wmma",
        _ => "none",
    }
}
