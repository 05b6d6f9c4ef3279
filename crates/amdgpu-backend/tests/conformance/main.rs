//! Every row of the tables on every generation against `llvm-mc`, in both directions, with random legal operands:
//!
//! * our text assembles to our bytes;
//! * our bytes disassemble to our text;
//! * the bytes that `llvm-mc` made decode to the instruction by our decoder;
//! * our text is parsed as the instruction by our parser, and the text that `llvm-mc` disassembled as its bytes.
//!
//! Without `llvm-mc` (22) the tests say so and pass, but with `CI=true` they fail. `LANELIFT_CONFORMANCE=N` tries N operand lists per row, and
//! `LANELIFT_CONFORMANCE_SHOW=N` prints the first N failures of each kind.

mod mir;
mod operands;
mod texts;

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write as _;
use std::process::{Command, Stdio};

use amdgpu_backend::target::asm::decode::Decoder;
use amdgpu_backend::target::asm::encode::encode;
use amdgpu_backend::target::asm::parser::parse;
use amdgpu_backend::target::asm::print::print;
use amdgpu_backend::target::table;
use amdgpu_backend::target::table::Field;
use amdgpu_backend::{Generation, Processor, Target};
use ir::machine::{Opcode, Operand};
use judges::Judge;
use operands::Random;

/// A mode of the assembler: wave size and whether 16-bit registers have names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Mode {
    target: Target,
    halves: bool,
}

impl Mode {
    fn all(generation: Generation) -> Vec<Self> {
        let mode =
            |wave32, halves| Self { target: Target { wave32, ..Target::new(generation) }, halves };
        match generation {
            Generation::Gfx900
            | Generation::Gfx906
            | Generation::Gfx908
            | Generation::Gfx90a
            | Generation::Gfx942
            | Generation::Gfx950 => {
                vec![mode(false, false)]
            }
            Generation::Gfx1030 => vec![mode(true, false), mode(false, false)],
            Generation::Gfx1100 | Generation::Gfx1200 => {
                vec![mode(true, true), mode(true, false), mode(false, true)]
            }
        }
    }

    fn features(self) -> String {
        let Self { target: Target { generation, wave32, .. }, halves } = self;
        let mut features = Vec::new();
        if generation.has_wave32() {
            features.push(if wave32 { "+wavefrontsize32" } else { "+wavefrontsize64" });
        }
        if generation >= Generation::Gfx1100 {
            features.push(if halves { "+real-true16" } else { "-real-true16" });
        }
        features.join(",")
    }

    /// Whether a row is to be tried in this mode.
    fn takes(self, opcode: Opcode) -> bool {
        let name = table::desc(opcode).name;
        let Self { target, halves } = self;
        let wave64 = name.contains("_w64");
        let wave32 = name.contains("_w32") || name.starts_with("V_DUAL");
        if target.generation.has_wave32() && (wave64 && target.wave32 || wave32 && !target.wave32) {
            return false;
        }
        if target.generation >= Generation::Gfx1100 {
            if name.contains("_t16") || name.contains("_real_true16") {
                return halves;
            }
            if name.contains("_fake16") {
                return !halves;
            }
        }
        true
    }
}

struct Case {
    opcode: Opcode,
    operands: Vec<Operand>,
    bytes: Vec<u8>,
    text: String,
}

/// Returns how many operand lists each row is tried with, and how many failures of each kind are printed.
fn settings() -> [usize; 2] {
    let settings = [("LANELIFT_CONFORMANCE", 2), ("LANELIFT_CONFORMANCE_SHOW", 3)];
    settings.map(|(name, default)| {
        std::env::var(name).ok().and_then(|v| v.parse().ok()).unwrap_or(default)
    })
}

#[test]
fn rows_agree_with_the_assembler() {
    if Judge::Mc.need().is_none() {
        return;
    }
    let [rounds, show] = settings();
    let known = known(include_str!("known.txt"));
    let mut unexpected = 0;
    for generation in Generation::ALL {
        // Rows that were tried, and what was wrong with those that fail.
        let mut tried = BTreeSet::new();
        let mut failed: BTreeMap<&str, BTreeMap<&str, String>> = BTreeMap::new();
        let mut cases_run = 0;
        for mode in Mode::all(generation) {
            let cases = cases(mode, rounds, &mut tried, &mut failed);
            cases_run += cases.len();
            check(mode, &cases, &mut failed);
        }
        let bad: BTreeSet<&str> = failed.values().flat_map(|rows| rows.keys().copied()).collect();
        println!(
            "{}: {} rows, {cases_run} cases, {} rows agree",
            generation.name(),
            tried.len(),
            tried.len() - bad.len()
        );
        for (kind, rows) in &failed {
            println!("  {kind}: {} rows", rows.len());
            for (name, what) in rows.iter().take(show) {
                println!("    {name}: {what}");
            }
        }
        let is_known =
            |row: &str| known.contains(&("*", row)) || known.contains(&(generation.name(), row));
        let new: Vec<&str> = bad.into_iter().filter(|row| !is_known(row)).collect();
        if !new.is_empty() {
            println!("  not known before: {}", new.join(" "));
        }
        unexpected += new.len();
    }
    assert_eq!(unexpected, 0, "rows that are not in tests/conformance/known.txt disagree");
}

#[test]
fn changed_texts_mean_what_the_assembler_says() {
    if Judge::Mc.need().is_none() {
        return;
    }
    let [rounds, show] = settings();
    let modes = Generation::ALL.into_iter().flat_map(Mode::all);
    let wrong: usize = modes.map(|mode| texts::compare(mode, rounds, show)).sum();
    assert_eq!(wrong, 0, "texts that mean something else");
}

/// The reverse direction: whatever number of an opcode the assembler knows is a row. Each number of each layout is
/// disassembled with a few plain sets of operands.
#[test]
fn opcode_numbers_are_all_in_the_tables() {
    if Judge::Mc.need().is_none() {
        return;
    }
    // Texture-fail forms of buffer loads are for graphics. On gfx900, pairs are not permuted (the assembler refuses
    // what the disassembler takes), and the half-precision interpolation's modifiers lie as nowhere else.
    let left_out = |generation: Generation, line: &str| {
        let pairs = line.contains("_dpp ") && line.contains("_f64");
        line.contains(" tfe")
            || generation.is_gfx900() && (pairs || line.starts_with("v_interp_p2_f16 "))
    };
    let mut missing = Vec::new();
    for generation in Generation::ALL {
        let target = Target::new(generation);
        let mode = Mode { target, halves: generation >= Generation::Gfx1100 };
        let words = numbers(generation);
        let lines = disassemble(mode, words.iter().map(|w| hex(&w.2)));
        // Numbers with their names; what else must be in an instruction, the other test checks.
        let mut rows = BTreeSet::new();
        for opcode in table::opcodes() {
            let Some(real) = table::real(generation, opcode) else { continue };
            let name = real.mnemonic.split("::").next().unwrap_or("");
            rows.insert((real.layout.name, table::get(real.layout.op, real.base), name));
        }
        let mut known = BTreeSet::new();
        let mut unknown = BTreeMap::new();
        for ((layout, number, word), line) in words.iter().zip(lines) {
            let Ok(line) = line else { continue };
            let name = line.split([' ', '\t']).next().unwrap_or("").to_owned();
            // A comment in the text says that the operands make no sense.
            if left_out(generation, &line) || line.contains("/*") {
                continue;
            }
            if rows.contains(&(*layout, *number, name.as_str())) {
                known.insert(name);
            } else {
                unknown.entry(name).or_insert_with(|| format!("[{}] {line}", hex(word)));
            }
        }
        unknown.retain(|name, _| !known.contains(name));
        println!("{}: {} names known, {} not", generation.name(), known.len(), unknown.len());
        for line in unknown.values() {
            println!("    {line}");
        }
        missing.extend(unknown.into_keys());
    }
    assert!(missing.is_empty(), "not in the tables: {}", missing.join(" "));
}

/// Each number of each layout with a few plain sets of operands: the layout, the number and the bytes.
fn numbers(generation: Generation) -> Vec<(&'static str, u64, Vec<u8>)> {
    let mut words = Vec::new();
    for layout in table::layouts(generation) {
        let bits: u32 = layout.op.iter().map(|p| u32::from(p.2)).sum();
        for number in 0..1u64 << bits {
            for plain in plain_operands(layout) {
                let word = layout.fixed | table::put(layout.op, number) | plain;
                let bytes = word.to_le_bytes()[..usize::from(layout.bytes)].to_vec();
                words.push((layout.name, number, bytes));
            }
        }
    }
    words
}

/// A processor has the instructions of the one that its generation is named by, but for those that `known_processors.txt` has.
#[test]
fn processors_have_the_instructions_of_their_generation() {
    if Judge::Mc.need().is_none() {
        return;
    }
    let known: BTreeSet<&str> = include_str!("known_processors.txt")
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .collect();
    let mut found = BTreeSet::new();
    for generation in Generation::ALL {
        let mode =
            Mode { target: Target::new(generation), halves: generation >= Generation::Gfx1100 };
        let words = numbers(generation);
        let names = |cpu: &str| -> BTreeSet<String> {
            let lines = disassemble_on(cpu, mode, words.iter().map(|w| hex(&w.2)));
            let lines = lines.into_iter().flatten().filter(|line| !line.contains("/*"));
            lines.map(|line| line.split([' ', '\t']).next().unwrap_or("").to_owned()).collect()
        };
        let own = names(generation.name());
        let others = Processor::ALL
            .iter()
            .filter(|other| other.generation == generation && other.name != generation.name());
        for other in others {
            let theirs = names(other.name);
            found.extend(theirs.difference(&own).map(|name| format!("{} + {name}", other.name)));
            found.extend(own.difference(&theirs).map(|name| format!("{} - {name}", other.name)));
        }
    }
    let new: Vec<&String> = found.iter().filter(|line| !known.contains(line.as_str())).collect();
    let gone: Vec<&&str> = known.iter().filter(|line| !found.contains(**line)).collect();
    assert!(new.is_empty(), "not in known_processors.txt: {new:#?}");
    assert!(gone.is_empty(), "in known_processors.txt, and not so: {gone:#?}");
}

/// Plain sets of operands for a layout: all zero; vector registers as sources; and no base registers.
fn plain_operands(layout: &table::EncodingLayout) -> Vec<u128> {
    let mut vectors = 0;
    let mut bases = 0;
    for &(field, pieces) in layout.fields {
        match field {
            Field::Src0 | Field::Src1 | Field::Src2 | Field::Src0X | Field::Src0Y => {
                let wide = pieces[0].2 == 9;
                vectors |= table::put(pieces, if wide { 0x104 } else { 0 });
            }
            // `off`, and null as the register of an offset.
            Field::Saddr => {
                bases |= table::put(pieces, if layout.bytes == 12 { 0x7c } else { 0x7f });
            }
            Field::VdstX => vectors |= table::put(pieces, 1),
            _ => {}
        }
    }
    let mut sets = vec![0, vectors];
    if bases != 0 {
        let seg = layout.field(Field::Seg).map_or(0, |p| table::put(p, 2));
        let scratch = layout.field(Field::Seg).map_or(0, |p| table::put(p, 1));
        sets.extend([bases, bases | seg, bases | scratch, seg, scratch]);
    }
    sets.sort_unstable();
    sets.dedup();
    sets
}

/// Bytes as the assembler reads them.
fn hex(bytes: &[u8]) -> String {
    let bytes: Vec<String> = bytes.iter().map(|b| format!("0x{b:02x}")).collect();
    bytes.join(",")
}

/// Rows that are known to disagree, with the reason, so that no others join them unseen.
fn known(text: &'static str) -> BTreeSet<(&'static str, &'static str)> {
    let lines = text.lines().filter(|l| !l.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).collect()
}

fn cases(
    mode: Mode,
    rounds: usize,
    tried: &mut BTreeSet<&'static str>,
    failed: &mut BTreeMap<&'static str, BTreeMap<&'static str, String>>,
) -> Vec<Case> {
    let mut cases = Vec::new();
    for opcode in table::opcodes() {
        if table::real(mode.target.generation, opcode).is_none() || !mode.takes(opcode) {
            continue;
        }
        let name = table::desc(opcode).name;
        tried.insert(name);
        let mut random = Random(
            0x9e37_79b9_7f4a_7c15
                ^ name.bytes().fold(7u64, |h, b| h.wrapping_mul(31) ^ u64::from(b)),
        );
        for _ in 0..rounds {
            let Some(operands) = operands::random(mode.target, opcode, &mut random) else {
                let what = failed.entry("no legal operands").or_default();
                what.insert(name, "none found".to_owned());
                break;
            };
            let Ok(encoded) = encode(mode.target.generation, opcode, &operands) else { continue };
            let mut text = String::new();
            print(&mut text, mode.target, opcode, &operands);
            cases.push(Case { opcode, operands, bytes: encoded.bytes().to_vec(), text });
        }
    }
    cases
}

fn check(
    mode: Mode,
    cases: &[Case],
    failed: &mut BTreeMap<&'static str, BTreeMap<&'static str, String>>,
) {
    let mut fail = |kind, case: &Case, what: String| {
        let name = table::desc(case.opcode).name;
        failed.entry(kind).or_default().entry(name).or_insert(what);
    };
    let text: String = cases.iter().map(|c| format!("{}\n", c.text)).collect();
    let assembled = assemble(mode, &["-show-encoding"], &text, cases.len());
    let disassembled = disassemble(mode, cases.iter().map(|c| hex(&c.bytes)));
    let again = reassembled(mode, &disassembled);
    let decoder = Decoder::new(mode.target);
    for (i, case) in cases.iter().enumerate() {
        match &assembled[i] {
            Ok(line) => {
                let theirs = encoding(line);
                if theirs != hex(&case.bytes) {
                    let what = format!("`{}` is [{theirs}], not [{}]", case.text, hex(&case.bytes));
                    fail("assembles to other bytes", case, what);
                }
            }
            Err(error) => fail("does not assemble", case, format!("`{}`: {error}", case.text)),
        }
        match &disassembled[i] {
            Ok(line) => {
                let theirs = line.split(';').next().unwrap_or("").trim();
                let theirs = theirs.split(" //").next().unwrap_or("").trim();
                if !same_text(&case.text, theirs) {
                    fail("prints otherwise", case, format!("`{}`, not `{theirs}`", case.text));
                }
            }
            Err(error) => {
                let what = format!("[{}] for `{}`: {error}", hex(&case.bytes), case.text);
                fail("does not disassemble", case, what);
            }
        }
        if let Err(what) = parsed(mode, case) {
            fail("is parsed otherwise", case, what);
        }
        if let Some((line, bytes)) = &again[i]
            && let Err(what) = parsed_to_bytes(mode, line, bytes)
        {
            fail("is parsed otherwise from the assembler's text", case, what);
        }
        let found = decoder.decode(&case.bytes);
        let same = found.iter().any(|d| {
            d.opcode == case.opcode
                && d.size == case.bytes.len()
                && encode(mode.target.generation, d.opcode, &d.operands)
                    .is_ok_and(|e| e.bytes() == case.bytes)
                && same_operands(case.opcode, &d.operands, &case.operands)
        });
        if !same {
            let what = format!("`{}`: {:x?} is {found:?}", case.text, case.bytes);
            fail("decodes otherwise", case, what);
        }
    }
}

/// Parses our own text: the row is among those that it can mean, with the same encoding, and the first has the same bytes.
fn parsed(mode: Mode, case: &Case) -> Result<(), String> {
    let found = parse(mode.target, &case.text)
        .map_err(|e| format!("`{}`: {} at {}", case.text, e.message, e.offset))?;
    let bytes = |opcode, operands: &[Operand]| {
        encode(mode.target.generation, opcode, operands).map(|e| e.bytes().to_vec())
    };
    let same = |f: &&(Opcode, Vec<Operand>)| bytes(f.0, &f.1).is_ok_and(|b| b == case.bytes);
    let own = found
        .iter()
        .filter(same)
        .any(|f| f.0 == case.opcode && same_operands(case.opcode, &f.1, &case.operands));
    if own && same(&&found[0]) { Ok(()) } else { Err(format!("`{}` is {found:?}", case.text)) }
}

/// The assembler's own texts without comments, and its bytes for them, which need not be those that the text was made from.
fn reassembled(mode: Mode, lines: &[Result<String, String>]) -> Vec<Option<(String, String)>> {
    let plain = |line: &Result<String, String>| {
        let line = line.as_deref().unwrap_or("s_nop 0");
        let line = line.split("; ").next().unwrap_or("").split("//").next().unwrap_or("");
        line.trim().to_owned()
    };
    let texts: Vec<String> = lines.iter().map(plain).collect();
    let input: String = texts.iter().map(|t| format!("{t}\n")).collect();
    let assembled = assemble(mode, &["-show-encoding"], &input, texts.len());
    texts
        .into_iter()
        .zip(assembled)
        .map(|(text, line)| Some((text, encoding(&line.ok()?))))
        .collect()
}

/// The bytes in a line of the assembler's output.
fn encoding(line: &str) -> String {
    let theirs = line.split_once("encoding: [").and_then(|(_, rest)| rest.split_once(']'));
    theirs.map_or("", |(bytes, _)| bytes).to_owned()
}

/// Parses the assembler's text.
fn parsed_to_bytes(mode: Mode, line: &str, wanted: &str) -> Result<(), String> {
    let found =
        parse(mode.target, line).map_err(|e| format!("`{line}`: {} at {}", e.message, e.offset))?;
    let bytes = encode(mode.target.generation, found[0].0, &found[0].1).map(|e| hex(e.bytes()));
    if bytes.as_deref() == Ok(wanted) {
        Ok(())
    } else {
        Err(format!("`{line}` is {found:?}: {bytes:?}, not {wanted}"))
    }
}

/// Operands are the same: immediates as far as their fields hold them (the encodings have been compared), and what has
/// no field not at all.
fn same_operands(opcode: Opcode, a: &[Operand], b: &[Operand]) -> bool {
    let slots = table::shape(opcode).iter().zip(table::desc(opcode).operands);
    a.len() == b.len()
        && slots.zip(a.iter().zip(b)).all(|((slot, desc), operands)| match operands {
            _ if slot.0 == Field::None && desc.tied.is_none() => true,
            (Operand::Imm(_), Operand::Imm(_)) => true,
            (Operand::Reg(a), Operand::Reg(b)) => a.reg == b.reg,
            _ => false,
        })
}

/// Whether two texts are the same. The assembler prints names for more numbers than we do, and for some that they do not say
/// all of.
fn same_text(ours: &str, theirs: &str) -> bool {
    const NAMED: [&str; 13] = [
        "s_waitcnt",
        "s_sendmsg",
        "s_sendmsghalt",
        "s_sendmsg_rtn_b32",
        "s_sendmsg_rtn_b64",
        "s_delay_alu",
        "s_wait_alu",
        "s_waitcnt_depctr",
        "ds_swizzle_b32",
        "s_wait_event",
        "s_set_gpr_idx_on",
        "s_set_gpr_idx_mode",
        "s_version",
    ];
    let first = |text: &str| text.split(' ').next().unwrap_or("").to_owned();
    // Where registers name their halves, `op_sel` says the same again beside scalar operands.
    let selected = theirs.split_once(" op_sel:[").map(|(before, rest)| {
        format!("{before}{}", rest.split_once(']').map_or("", |(_, after)| after))
    });
    let halves = theirs.contains(".l") || theirs.contains(".h");
    ours == theirs
        || halves && selected.is_some_and(|s| s == ours)
        || first(ours) == first(theirs)
            && NAMED.contains(&first(ours).as_str())
            && !ours.contains('(')
}

/// Assembles lines; for each the output or the complaint.
fn assemble(mode: Mode, args: &[&str], input: &str, lines: usize) -> Vec<Result<String, String>> {
    let (text, mut complaints) = run(mode, args, input);
    let mut good = text.lines().map(str::trim).filter(|l| {
        !l.is_empty() && !l.starts_with('.') && !l.starts_with("//") && !l.starts_with(';')
    });
    let results: Vec<Result<String, String>> = (1..=lines)
        .map(|number| match complaints.remove(&number) {
            Some(complaint) if !complaint.starts_with("warning") => Err(complaint),
            _ => Ok(good.next().unwrap_or("").to_owned()),
        })
        .collect();
    assert_eq!(good.next(), None, "{args:?} for {mode:?}: more lines than instructions");
    results
}

/// Disassembles instructions. After each stands an `s_nop` with its number, since bytes that are not understood may
/// give any number of lines, and swallow what follows.
fn disassemble(mode: Mode, input: impl Iterator<Item = String>) -> Vec<Result<String, String>> {
    disassemble_on(mode.target.generation.name(), mode, input)
}

/// The same for a processor of the generation.
fn disassemble_on(
    cpu: &str,
    mode: Mode,
    input: impl Iterator<Item = String>,
) -> Vec<Result<String, String>> {
    let mut count = 0usize;
    let mut bytes = String::new();
    for line in input {
        let [low, high] = (count as u16).to_le_bytes();
        bytes.push_str(&format!("{line}\n0x{low:02x},0x{high:02x},0x80,0xbf\n"));
        count += 1;
    }
    let (text, complaints) = run_on(cpu, mode, &["-disassemble"], &bytes);
    let mut results: Vec<Result<String, String>> = vec![Err("swallowed".to_owned()); count];
    let mut index = 0;
    let mut own = Vec::new();
    for line in text.lines().map(str::trim).filter(|l| !l.is_empty() && !l.starts_with('.')) {
        let mark = line.strip_prefix("s_nop ").map(|n| match n.strip_prefix("0x") {
            Some(n) => u16::from_str_radix(n, 16),
            None => n.parse(),
        });
        // The mark of this instruction, or of one a little further if marks were swallowed.
        let ahead = mark.and_then(Result::ok).map(|m| usize::from(m.wrapping_sub(index as u16)));
        let Some(ahead) = ahead.filter(|&ahead| ahead < 8 && index + ahead < count) else {
            own.push(line.to_owned());
            continue;
        };
        let complaint = complaints.get(&(2 * index + 1)).filter(|c| c.contains("invalid"));
        results[index] = match (own.as_slice(), complaint) {
            (_, Some(complaint)) => Err(complaint.clone()),
            _ if ahead > 0 => Err("swallowed".to_owned()),
            ([one], None) => Ok(one.clone()),
            (own, None) => Err(format!("{} instructions", own.len())),
        };
        index += ahead + 1;
        own.clear();
    }
    results
}

/// Runs the assembler; its output, and its complaints by line.
fn run(mode: Mode, args: &[&str], input: &str) -> (String, BTreeMap<usize, String>) {
    run_on(mode.target.generation.name(), mode, args, input)
}

fn run_on(cpu: &str, mode: Mode, args: &[&str], input: &str) -> (String, BTreeMap<usize, String>) {
    let mut child = Command::new(Judge::Mc.path().expect("the assembler"))
        .args(["-triple=amdgcn-amd-amdhsa", &format!("-mcpu={cpu}")])
        .arg(format!("-mattr={}", mode.features()))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the assembler starts");
    let mut stdin = child.stdin.take().expect("piped");
    let text = input.to_owned();
    let writer = std::thread::spawn(move || {
        // An early end of the reader shows in its output.
        let _ = stdin.write_all(text.as_bytes());
    });
    let output = child.wait_with_output().expect("the assembler ends");
    writer.join().expect("the writer ends");
    let mut complaints = BTreeMap::new();
    for line in String::from_utf8_lossy(&output.stderr).lines() {
        let Some(rest) = line.strip_prefix("<stdin>:") else { continue };
        let Some((number, rest)) = rest.split_once(':') else { continue };
        let message = rest.split_once(": ").map_or(rest, |(_, message)| message);
        if let Ok(number) = number.parse::<usize>() {
            // An error says more than a warning before it.
            let known = complaints.entry(number).or_insert_with(|| message.to_owned());
            if known.starts_with("warning") && rest.contains(": error: ") {
                message.clone_into(known);
            }
        }
    }
    (String::from_utf8_lossy(&output.stdout).into_owned(), complaints)
}
