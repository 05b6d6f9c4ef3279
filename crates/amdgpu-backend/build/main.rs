//! Compiles `tables/*.txt` into the static tables that `src/table.rs` includes. The notation is explained at the
//! head of each table; nothing is decided here but how the parts of a row become `ir::machine` descriptions.

mod facts;
mod mode;
mod notation;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;

use notation::{EncodingLayout, GENERATIONS};

const TABLES: [&str; 15] = [
    "sop", "smem", "vop1", "vop2", "vopc", "vop3", "vop3p", "vopd", "interp", "ds", "flat",
    "mubuf", "mtbuf", "pseudo", "own",
];

const COLUMNS: usize = GENERATIONS.len();

fn main() {
    println!("cargo::rerun-if-changed=tables");
    println!("cargo::rerun-if-changed=build");
    let root = std::env::var("CARGO_MANIFEST_DIR").expect("cargo sets it");
    let out = std::env::var("OUT_DIR").expect("cargo sets it");
    match compile(&Path::new(&root).join("tables")) {
        Ok(text) => {
            std::fs::write(Path::new(&out).join("tables.rs"), text).expect("written");
            std::fs::write(Path::new(&out).join("sub_regs.rs"), sub_regs()).expect("written");
        }
        Err(error) => {
            println!("cargo::error={error}");
        }
    }
    if let Err(error) = rules(Path::new(&root), Path::new(&out)) {
        println!("cargo::error={}", error.replace('\n', " "));
    }
}

/// Values in the order of their first use, each once.
struct Pool<T>(BTreeMap<T, usize>, Vec<T>);

impl<T: Ord + Clone> Pool<T> {
    fn new() -> Self {
        Self(BTreeMap::new(), Vec::new())
    }

    fn add(&mut self, value: T) -> usize {
        let next = self.1.len();
        *self.0.entry(value).or_insert_with_key(|value| {
            self.1.push(value.clone());
            next
        })
    }
}

struct Tables {
    layouts: Vec<EncodingLayout>,
    fields: Pool<String>,
    classes: Pool<String>,
    shapes: Pool<String>,
    formats: Pool<(usize, u128)>,
    mnemonics: Pool<String>,
    latencies: Pool<String>,
    /// The registers of implicit lists, as Rust.
    lists: Pool<String>,
    mode: mode::Lines,
    rows: BTreeMap<String, (String, String)>,
}

fn compile(folder: &Path) -> Result<String, String> {
    let read = |name: &str| {
        let path = folder.join(format!("{name}.txt"));
        std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))
    };
    let mut tables = Tables {
        layouts: notation::parse_layouts(&read("layouts")?)?,
        fields: Pool::new(),
        classes: Pool::new(),
        shapes: Pool::new(),
        formats: Pool::new(),
        mnemonics: Pool::new(),
        latencies: Pool::new(),
        lists: Pool::new(),
        mode: mode::Lines::parse(&read("mode")?)?,
        rows: BTreeMap::new(),
    };
    // The first of each is nothing.
    tables.fields.add("none".to_owned());
    tables.formats.add((usize::MAX, 0));
    tables.mnemonics.add(String::new());
    tables.lists.add(String::new());
    for layout in &tables.layouts {
        for field in &layout.fields {
            tables.fields.add(field.name.clone());
        }
    }
    let class_text = read("classes")?;
    let class_rows: Vec<&str> =
        class_text.lines().filter(|l| !l.starts_with('#') && !l.is_empty()).collect();
    for row in &class_rows {
        tables.classes.add(row.split(' ').next().unwrap_or("").to_owned());
    }
    for name in TABLES {
        let text = read(name)?;
        let mut header: BTreeMap<&str, &str> = BTreeMap::new();
        for (i, line) in text.lines().enumerate() {
            let at = |e: String| format!("{name}.txt:{}: {e}", i + 1);
            if line.starts_with('#') || line.is_empty() {
                continue;
            } else if let Some(row) = line.strip_prefix("  ") {
                tables.row(name, &header, row).map_err(at)?;
            } else {
                let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
                header.insert(key, rest);
            }
        }
    }
    tables.mode.check_used()?;
    let mut text = tables.write(&class_rows)?;
    text.push_str(&tables.latencies(&read("latency")?)?);
    Ok(text)
}

impl Tables {
    /// Adds a row under the head of its block.
    fn row(&mut self, table: &str, header: &BTreeMap<&str, &str>, row: &str) -> Result<(), String> {
        let mut words = row.split_whitespace();
        let name = words.next().ok_or("a row without name")?.to_owned();
        let mut opcodes = [None; COLUMNS];
        for opcode in &mut opcodes {
            let word = words.next().ok_or("too few opcode columns")?;
            if word != "-" {
                *opcode = Some(u16::from_str_radix(word, 16).map_err(|e| e.to_string())?);
            }
        }
        let formats = self.formats_of(header["format"])?;
        let mut mnemonics = [0; COLUMNS];
        for word in words {
            let from = word.split_once(':').and_then(|(from, word)| {
                GENERATIONS.iter().position(|g| g.0 == from).map(|from| (from, word))
            });
            let (from, word) = from.unwrap_or((0, word));
            mnemonics[from..].fill(self.mnemonics.add(word.to_owned()));
        }
        let mut encodings = String::new();
        let mut sizes = Vec::new();
        for column in 0..COLUMNS {
            match opcodes[column] {
                Some(opcode) => {
                    let format = formats[column].ok_or("an opcode without format")?;
                    let layout = &self.layouts[self.formats.1[format].0];
                    if layout.field("op").is_none_or(|op| u32::from(opcode) >> op.bits.len() != 0) {
                        return Err(format!("{name}: opcode {opcode:x} does not fit"));
                    }
                    sizes.push(layout.bytes);
                    write!(encodings, "E({format},{opcode},{}),", mnemonics[column])
                }
                None => write!(encodings, "NO,"),
            }
            .map_err(|e| e.to_string())?;
        }
        let operands = header["operands"];
        let shape = self.shapes.add(operands.to_owned());
        let has_literal = operands.split(['/', ' ', '^', '!']).any(|w| {
            matches!(
                w,
                "i32"
                    | "f32"
                    | "i64"
                    | "f64"
                    | "i16"
                    | "f16"
                    | "bf16"
                    | "v2i16"
                    | "v2f16"
                    | "v2bf16"
            )
        });
        sizes.dedup();
        let size = if sizes.len() == 1 && !has_literal { sizes[0] } else { 0 };
        let (uses, defs) = header["implicit"].split_once("->").ok_or("expected `->`")?;
        let [uses, defs] = [uses, defs].map(|list| -> Result<usize, String> {
            let regs: Result<Vec<String>, String> = list.split_whitespace().map(register).collect();
            Ok(self.lists.add(regs?.join(",")))
        });
        let (uses, defs) = (uses?, defs?);
        let mut props = header["props"].split_whitespace();
        let latency = self.latencies.add(props.next().unwrap_or("none").to_owned());
        let props: Vec<&str> = props.collect();
        let flags = instr_flags(&props)?;
        let reads_mode = header["implicit"].split_whitespace().any(|r| r == "MODE");
        let has_omod = operands.split_whitespace().any(|o| o == "omod");
        let mode = self.mode.facts(&name, reads_mode, has_omod)?.bits();
        let counters = ["vm", "exp", "lgkm"].iter().enumerate();
        let counters = counters.fold(0u64, |set, (i, c)| set | u64::from(props.contains(c)) << i);
        let unit = unit(table, &name, header["format"], &self.latencies.1[latency]);
        let has_result = operands.starts_with('=');
        let named = facts::Named { name: &name, props: &props, unit, has_result };
        let flags_of_name = facts::flags(&named);
        let desc = format!(
            "I(\"{name}\",O{shape},L{uses},L{defs},{flags},{latency},{size},{:#x},ExecUnit::{unit}),\n",
            flags_of_name | mode << 8 | counters
        );
        let row = format!("R({shape},[{encodings}]),\n");
        if self.rows.insert(name.clone(), (desc, row)).is_some() {
            return Err(format!("{name} twice"));
        }
        Ok(())
    }

    /// The format on each generation.
    fn formats_of(&mut self, text: &str) -> Result<[Option<usize>; COLUMNS], String> {
        let mut formats = [None; COLUMNS];
        for word in text.split_whitespace().filter(|&w| w != "pseudo") {
            let (from, word) = match word.split_once(':') {
                Some((from, word)) => {
                    (GENERATIONS.iter().position(|g| g.0 == from).ok_or("no generation")?, word)
                }
                None => (0, word),
            };
            let (name, constants) = word.split_once('{').unwrap_or((word, ""));
            for (column, format) in formats.iter_mut().enumerate().skip(from) {
                let layout = self
                    .layouts
                    .iter()
                    .position(|l| l.name == name && l.generations >> column & 1 == 1);
                let Some(layout) = layout else {
                    *format = None;
                    continue;
                };
                let mut bits = 0;
                for constant in constants.trim_end_matches('}').split(',').filter(|c| !c.is_empty())
                {
                    let (field, value) = constant.split_once('=').ok_or("expected `=`")?;
                    let value = u64::from_str_radix(value, 16).map_err(|e| e.to_string())?;
                    // A generation without the field has no row in this block.
                    if let Some(field) = self.layouts[layout].field(field) {
                        bits |= field.put(value);
                    }
                }
                *format = Some(self.formats.add((layout, bits)));
            }
        }
        Ok(formats)
    }

    /// The cycles of each latency class, in the order of their numbers.
    fn latencies(&self, text: &str) -> Result<String, String> {
        let mut cycles: BTreeMap<&str, Vec<u16>> = BTreeMap::new();
        for line in text.lines().filter(|l| !l.starts_with('#')) {
            let mut words = line.split(' ');
            let name = words.next().unwrap_or("");
            let row: Result<Vec<u16>, _> = words.map(str::parse).collect();
            cycles.insert(name, row.map_err(|e| format!("latency.txt: {name}: {e}"))?);
        }
        let mut out = format!("static CYCLES: &[[u16; {COLUMNS}]] = &[\n");
        for name in &self.latencies.1 {
            let row = cycles.get(name.as_str()).cloned().unwrap_or_else(|| vec![0; COLUMNS]);
            writeln!(out, "{row:?},").map_err(|e| e.to_string())?;
        }
        out.push_str("];\n");
        Ok(out)
    }

    fn write(&self, class_rows: &[&str]) -> Result<String, String> {
        let mut out = String::new();
        self.write_all(&mut out, class_rows).map_err(|e| e.to_string())?;
        Ok(out)
    }

    fn write_all(&self, out: &mut String, class_rows: &[&str]) -> std::fmt::Result {
        // Fields.
        writeln!(out, "/// The fields of the encodings, by the names of `layouts.txt`.")?;
        writeln!(
            out,
            "#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]\n#[repr(u8)]"
        )?;
        writeln!(out, "#[expect(missing_docs, reason = \"layouts.txt names them\")]")?;
        writeln!(out, "pub enum Field {{")?;
        for name in &self.fields.1 {
            writeln!(out, "    {},", camel(name))?;
        }
        writeln!(
            out,
            "}}\nimpl Field {{\n    /// Every field.\n    pub const ALL: &'static [Self] = &["
        )?;
        for name in &self.fields.1 {
            writeln!(out, "    Self::{},", camel(name))?;
        }
        writeln!(
            out,
            "];\n    /// The names.\n    pub const NAMES: &'static [&'static str] = &{:?};\n}}",
            self.fields.1
        )?;
        // Layouts.
        writeln!(out, "static LAYOUTS: &[EncodingLayout] = &[")?;
        for layout in &self.layouts {
            let op = layout.field("op").expect("checked");
            write!(
                out,
                "EncodingLayout {{ name: {:?}, generations: {}, bytes: {}, fixed_mask: {:#x}, fixed: {:#x}, op: &{:?}, fields: &[",
                layout.name,
                layout.generations,
                layout.bytes,
                layout.fixed_mask,
                layout.fixed,
                pieces(op)
            )?;
            for field in layout.fields.iter().filter(|f| f.name != "op") {
                write!(out, "(Field::{}, &{:?}),", camel(&field.name), pieces(field))?;
            }
            writeln!(out, "] }},")?;
        }
        writeln!(out, "];\nstatic FORMATS: &[(u8, u128)] = &[")?;
        for &(layout, bits) in &self.formats.1 {
            writeln!(out, "({}, {bits:#x}),", if layout == usize::MAX { 255 } else { layout })?;
        }
        writeln!(out, "];\nstatic MNEMONICS: &[&str] = &{:?};", self.mnemonics.1)?;
        writeln!(out, "pub(crate) static LATENCIES: &[&str] = &{:?};", self.latencies.1)?;
        // Register lists and shapes.
        for (i, list) in self.lists.1.iter().enumerate() {
            writeln!(out, "const L{i}: &[PReg] = &[{list}];")?;
        }
        let mut class_names = Pool::new();
        for name in &self.classes.1 {
            class_names.add(name.clone());
        }
        let mut shapes = String::new();
        for (i, shape) in self.shapes.1.iter().enumerate() {
            let mut descs = String::new();
            let mut info = String::new();
            for operand in shape.split_whitespace() {
                let (desc, extra) = self.operand(operand, &mut class_names);
                write!(descs, "{desc},")?;
                write!(info, "{extra},")?;
            }
            writeln!(out, "static O{i}: &[OperandDesc] = &[{descs}];")?;
            writeln!(shapes, "&[{info}],")?;
        }
        writeln!(out, "static SHAPES: &[&[Slot]] = &[\n{shapes}];")?;
        // Rows.
        writeln!(out, "pub(crate) static INSTRS: &[InstrDesc] = &[")?;
        for (desc, _) in self.rows.values() {
            out.push_str(desc);
        }
        writeln!(out, "];\nstatic ROWS: &[Row] = &[")?;
        for (_, row) in self.rows.values() {
            out.push_str(row);
        }
        writeln!(out, "];")?;
        writeln!(
            out,
            "/// Every opcode under LLVM's name.\n#[expect(missing_docs, non_upper_case_globals, reason = \"LLVM's names\")]\npub mod op {{\n    use ir::machine::Opcode;"
        )?;
        for (i, name) in self.rows.keys().enumerate() {
            writeln!(out, "    pub const {name}: Opcode = Opcode::target({i});")?;
        }
        writeln!(out, "}}")?;
        let index: facts::Index<'_> =
            self.rows.keys().enumerate().map(|(i, name)| (name.as_str(), i)).collect();
        facts::write_flags(out)?;
        facts::write_forms(out, &index)?;
        facts::write_alternatives(out, &index)?;
        facts::write_duals(out, &index)?;
        classes(out, &class_names.1, class_rows)
    }

    /// An operand as a description, and its field and constants.
    fn operand(&self, text: &str, classes: &mut Pool<String>) -> (String, String) {
        let is_def = text.starts_with('=');
        let early = text.ends_with('!');
        let text = text.trim_start_matches('=').trim_end_matches('!');
        let (text, tied) = match text.split_once('^') {
            Some((text, tied)) => (text, Some(tied)),
            None => (text, None),
        };
        let (text, kind) = text.split_once('/').unwrap_or((text, "none"));
        let (text, bits) = text.split_once('&').unwrap_or((text, "0"));
        let (name, class) = match text.split_once(':') {
            Some((name, class)) => (name, Some(class)),
            None => (text, None),
        };
        let field = if self.fields.0.contains_key(name) { name } else { "none" };
        let simm16 = name == "simm16";
        let class_id = class.map(|c| classes.add(c.to_owned()));
        let constant = kind != "none" && kind != "block";
        let mut forms = vec![];
        if class.is_some() {
            forms.push("REG");
        }
        if class.is_none() || constant {
            forms.push("IMM");
            forms.push("SYMBOL");
            forms.push("FRAME");
            forms.push("TARGET");
        }
        if kind == "block" || class.is_none() && simm16 {
            forms.push("BLOCK");
        }
        let forms: Vec<String> = forms.iter().map(|f| format!("Forms::{f}")).collect();
        let forms = forms.iter().skip(1).fold(forms[0].clone(), |a, f| format!("{a}.union({f})"));
        let class_id = class_id.map_or("None".to_owned(), |c| format!("Some(RegClass({c}))"));
        let tied = tied.map_or("None".to_owned(), |t| format!("Some({t})"));
        let desc = format!(
            "OperandDesc {{ name: \"\", forms: {forms}, class: {class_id}, is_def: {is_def}, tied: {tied}, \
             early_clobber: {early}, imm: Field::{} as u8 }}",
            camel(field)
        );
        let shape = format!("(Field::{}, Constant::{}, 0x{bits})", camel(field), camel(kind));
        (desc, shape)
    }
}

/// The sub-register indices: every run of registers in a tuple of up to 32, and every half of one.
fn sub_regs() -> String {
    let mut rows = vec![String::from("SubRegDesc { name: \"\", offset: 0, units: 64 }")];
    let mut add = |name: String, offset: usize, units: usize| {
        rows.push(format!("SubRegDesc {{ name: {name:?}, offset: {offset}, units: {units} }}"));
    };
    for len in (1..=16).chain([32]) {
        for first in 0..=32 - len {
            add(run_name(first, len), first * 2, len * 2);
        }
    }
    for half in 0..64 {
        let side = if half % 2 == 0 { "lo16" } else { "hi16" };
        let name = if half < 2 { side.to_owned() } else { format!("sub{}_{side}", half / 2) };
        add(name, half, 1);
    }
    format!("static SUB_REGS: [SubRegDesc; {}] = [{}];", rows.len(), rows.join(","))
}

/// LLVM's name of a run of registers. It has no short ones for some widths and spells out the halves.
fn run_name(first: usize, len: usize) -> String {
    let spelled_out = matches!(len, 7 | 9..=12);
    let name = |i: usize| match (spelled_out, i) {
        (false, _) => format!("sub{i}"),
        (true, 0) => "lo16_hi16".to_owned(),
        (true, _) => format!("sub{i}_lo16_sub{i}_hi16"),
    };
    (first..first + len).map(name).collect::<Vec<_>>().join("_")
}

/// The runs of a field: (lowest bit of the value, place, length).
fn pieces(field: &notation::Field) -> Vec<(u8, u8, u8)> {
    let mut runs: Vec<(u8, u8, u8)> = Vec::new();
    for (i, place) in field.bits.iter().enumerate() {
        let Some(place) = *place else { continue };
        match runs.last_mut() {
            Some(run) if run.0 + run.2 == i as u8 && run.1 + run.2 == place => run.2 += 1,
            _ => runs.push((i as u8, place, 1)),
        }
    }
    runs
}

fn camel(name: &str) -> String {
    name.split('_')
        .map(|word| {
            let mut chars = word.chars();
            let first = chars.next().map(|c| c.to_ascii_uppercase());
            first.into_iter().chain(chars).collect::<String>()
        })
        .collect()
}

/// A register by LLVM's name, as Rust.
fn register(name: &str) -> Result<String, String> {
    match name {
        "EXEC" | "MODE" | "M0" | "VCC" | "SCC" | "FLAT_SCR" => Ok(format!("regs::{name}")),
        _ => Err(format!("implicit register {name}")),
    }
}

fn instr_flags(props: &[&str]) -> Result<String, String> {
    let mut flags = String::from("F::NONE");
    for prop in props {
        let name = match *prop {
            "vm" | "exp" | "lgkm" => continue,
            "pseudo" => "PSEUDO",
            "variadic" => "VARIADIC",
            "return" => "RETURN",
            "call" => "CALL",
            "barrier" => "BARRIER",
            "terminator" => "TERMINATOR",
            "branch" => "BRANCH",
            "indirect" => "INDIRECT",
            "compare" => "COMPARE",
            "moveimm" => "MOVE_IMM",
            "movereg" => "COPY",
            "load" => "MAY_LOAD",
            "store" => "MAY_STORE",
            "fpexcept" => "FP_EXCEPTIONS",
            "notduplicable" => "NOT_DUPLICABLE",
            "effects" | "trap" => "SIDE_EFFECTS",
            "fence" => "FENCE",
            "commutable" => "COMMUTABLE",
            "remat" => "REMATERIALIZABLE",
            "cheap" => "CHEAP_AS_MOVE",
            "convergent" => "CONVERGENT",
            other => return Err(format!("unknown property {other}")),
        };
        write!(flags, ".union(F::{name})").map_err(|e| e.to_string())?;
    }
    Ok(flags)
}

/// The part of the processor that executes an instruction: what hazards and waits are about.
fn unit(table: &str, name: &str, format: &str, latency: &str) -> &'static str {
    match table {
        "sop" if format.contains("sopp") => "Control",
        "sop" => "Scalar",
        "smem" => "ScalarMemory",
        "ds" => "Lds",
        "mubuf" | "mtbuf" => "Buffer",
        "flat" if name.starts_with("GLOBAL_") => "Global",
        "flat" if name.starts_with("SCRATCH_") => "Scratch",
        "flat" => "Flat",
        "interp" if format.contains("ldsdir") => "LdsDirect",
        // Loads and stores of halves are rows of their own that become others.
        "pseudo" if name.ends_with("_t16") => match name.split('_').next() {
            Some("GLOBAL") => "Global",
            Some("SCRATCH") => "Scratch",
            Some("FLAT") => "Flat",
            Some("BUFFER") => "Buffer",
            Some("DS") => "Lds",
            _ => "Vector",
        },
        "pseudo" | "own" => "None",
        _ if latency.starts_with("trans") => "Transcendental",
        _ if ["mfma", "smfmac", "wmma", "swmmac"].iter().any(|m| latency.starts_with(m))
            || name.contains("_WMMA_") =>
        {
            "Matrix"
        }
        _ => "Vector",
    }
}

/// The register classes, for each generation and wave size. A class `A|B` is B where tuples must be aligned, `A%B` is
/// B in wave32; the rows of a table have the same order everywhere.
fn classes(out: &mut String, names: &[String], rows: &[&str]) -> std::fmt::Result {
    let row_of = |name: &str| rows.iter().find(|r| r.split(' ').next() == Some(name));
    for aligned in [false, true] {
        for wave32 in [false, true] {
            writeln!(
                out,
                "static CLASSES_{}_{}: &[RegClassDesc] = &[",
                if aligned { "ALIGNED" } else { "PLAIN" },
                if wave32 { 32 } else { 64 }
            )?;
            for name in names {
                let pick = |sep, second| match name.split_once(sep) {
                    Some((_, b)) if second => b,
                    Some((a, _)) => a,
                    None => name.as_str(),
                };
                let chosen =
                    if name.contains('%') { pick('%', wave32) } else { pick('|', aligned) };
                let row = row_of(chosen).unwrap_or_else(|| panic!("no class {chosen}"));
                let mut words = row.split(' ').skip(1);
                let mut next = || words.next().unwrap_or("");
                let bits: u16 = next().parse().unwrap_or(0);
                let files = next();
                let tuple = next();
                let align: u8 = next().parse().unwrap_or(1);
                let limit: u16 = next().parse().unwrap_or(0);
                let members = next();
                let mut set = 0u64;
                for file in files.split('+') {
                    set |= match file {
                        "VGPR" => 1,
                        "SGPR" => 2,
                        "AGPR" => 4,
                        "TTMP" => 8,
                        _ => 0,
                    };
                }
                let half = tuple == "h";
                let units: u8 = match tuple {
                    "h" => 1,
                    "0" => (bits.div_ceil(16)).max(1) as u8,
                    n => n.parse::<u8>().unwrap_or(1) * 2,
                };
                let align = if half { 1 } else { align.max(1) * 2 };
                let members: Vec<String> = members
                    .split('+')
                    .filter(|m| *m != "-" && !m.ends_with("_LO16"))
                    .map(|m| format!("regs::{m}"))
                    .collect();
                let scalar = set & 5 == 0;
                let bank = if set & 4 != 0 && set & 1 == 0 { 2 } else { u8::from(!scalar) };
                writeln!(
                    out,
                    "RegClassDesc {{ name: {:?}, files: {set}, units: {units}, align: {align}, limit: {}, bits: \
                     {bits}, bank: RegBank({bank}), members: &[{}] }},",
                    name.to_ascii_lowercase(),
                    limit * 2,
                    members.join(",")
                )?;
            }
            writeln!(out, "];")?;
        }
    }
    Ok(())
}

/// Compiles the selection rules. Opcodes that they name (`$V_ADD_F32_e64`) are declared for them.
fn rules(root: &Path, out: &Path) -> Result<(), String> {
    let file = root.join("src/isel/rules.isle");
    println!("cargo::rerun-if-changed={}", file.display());
    let text = std::fs::read_to_string(&file).map_err(|e| format!("{}: {e}", file.display()))?;
    let mut names: std::collections::BTreeSet<&str> = std::collections::BTreeSet::new();
    for line in text.lines().filter(|l| !l.starts_with(";;")) {
        for part in line.split('$').skip(1) {
            let end =
                part.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(part.len());
            names.insert(&part[..end]);
        }
    }
    let mut opcodes = String::new();
    let mut imports = String::from("use crate::target::table::op::{");
    for name in &names {
        writeln!(opcodes, "(extern const ${name} Opcode)").expect("a string");
        write!(imports, "{name}, ").expect("a string");
    }
    imports.push_str("};\n");
    let declarations = out.join("opcodes.isle");
    std::fs::write(&declarations, opcodes).map_err(|e| e.to_string())?;
    let options = cranelift_isle::codegen::CodegenOptions {
        exclude_global_allow_pragmas: true,
        ..Default::default()
    };
    let code =
        cranelift_isle::compile::from_files([file.as_path(), declarations.as_path()], &options)
            .map_err(|e| described(&text, &e))?;
    std::fs::write(out.join("rules.rs"), imports + &code).map_err(|e| e.to_string())
}

/// Errors in the rules, with the lines that they are about.
fn described(text: &str, errors: &cranelift_isle::error::Errors) -> String {
    let debug: Vec<String> = errors.errors.iter().map(|e| format!("{e:?}")).collect();
    let line = |offset: &str| {
        let end = offset.find(|c: char| !c.is_ascii_digit()).unwrap_or(offset.len());
        let at = offset[..end].parse::<usize>().unwrap_or(0).min(text.len());
        text[..at].matches('\n').count() + 1
    };
    let mut result = String::new();
    for message in debug {
        let kind = message.split(", rules:").next().unwrap_or("");
        let lines: std::collections::BTreeSet<usize> =
            message.split("offset: ").skip(1).map(line).collect();
        write!(result, "{kind} in lines {lines:?}; ").expect("a string");
    }
    result
}
