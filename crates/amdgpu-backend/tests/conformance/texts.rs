//! Texts that are nearly right, for our parser and the assembler: what both take has the same bytes, and hardly anything is
//! taken by one only.

use std::collections::BTreeSet;

use amdgpu_backend::target::asm::encode::encode;
use amdgpu_backend::target::asm::parser::parse;

use super::operands::Random;
use super::{Mode, assemble, cases, encoding, hex};

/// Modifiers that are added to texts.
const MODIFIERS: [&str; 24] = [
    "clamp",
    "mul:2",
    "div:2",
    "glc",
    "slc",
    "sc0",
    "nt",
    "offset:16",
    "offset:-8",
    "offset:4096",
    "row_mask:0x3",
    "bank_mask:0x1",
    "bound_ctrl:0",
    "quad_perm:[0,1,1,3]",
    "row_shr:2",
    "dpp8:[7,6,5,4,3,2,1,0]",
    "op_sel:[1,0]",
    "op_sel_hi:[0,1]",
    "neg_lo:[1,0]",
    "src0_sel:WORD_1",
    "dst_sel:BYTE_0",
    "cbsz:1",
    "scope:SCOPE_DEV",
    "th:TH_LOAD_NT",
];

/// Numbers in the place of others.
const NUMBERS: [&str; 12] = [
    "0",
    "1",
    "64",
    "65",
    "-16",
    "-17",
    "1.0",
    "-0.5",
    "0.15915494",
    "0x7fffffff",
    "0x3f800000",
    "2.5",
];

const SUFFIXES: [&str; 4] = ["_e32", "_e64", "_dpp", "_sdwa"];

fn pick<'a>(random: &mut Random, list: &[&'a str]) -> &'a str {
    list[random.below(list.len() as u64) as usize]
}

/// A text with one thing changed.
fn changed(text: &str, random: &mut Random) -> String {
    let (mnemonic, rest) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = rest.split(' ').filter(|w| !w.is_empty()).collect();
    let mut words: Vec<String> = words.into_iter().map(str::to_owned).collect();
    let mut mnemonic = mnemonic.to_owned();
    let at = random.below(words.len().max(1) as u64) as usize;
    match random.below(7) {
        0 => words.push(pick(random, &MODIFIERS).to_owned()),
        1 if at < words.len() => {
            words.remove(at);
        }
        // The assembler computes with constants that have modifiers, to fit the short form.
        2 if !text.contains('|') => {
            for suffix in SUFFIXES {
                mnemonic = mnemonic.strip_suffix(suffix).unwrap_or(&mnemonic).to_owned();
            }
        }
        // The assembler ignores suffixes that make no sense.
        3 if mnemonic.starts_with("v_") && !SUFFIXES.iter().any(|s| mnemonic.contains(s)) => {
            mnemonic.push_str(pick(random, &SUFFIXES));
        }
        // Operands follow commas; what follows a modifier the assembler does not look at.
        _ if at < words.len() && (at == 0 || words[at - 1].ends_with(',')) => {
            let comma = if words[at].ends_with(',') { "," } else { "" };
            let is_register = words[at][1..].starts_with(|c: char| c == '[' || c.is_ascii_digit());
            words[at] = match random.below(3) {
                1 if is_register => words[at].replacen('v', "s", 1),
                2 if is_register => words[at].replacen('s', "v", 1),
                _ => format!("{}{comma}", pick(random, &NUMBERS)),
            };
        }
        _ => {}
    }
    format!("{mnemonic} {}", words.join(" ")).trim().trim_end_matches(',').to_owned()
}

/// Counts the changed texts of a mode by the results of both parsers.
#[derive(Default)]
struct Outcome {
    both: usize,
    neither: usize,
    only_ours: Vec<String>,
    only_theirs: Vec<String>,
    differ: Vec<String>,
}

/// Whether encodings mean the same: a literal of 16 bits may be extended with sign or zero.
fn same(ours: &str, theirs: &str) -> bool {
    let short = ours.strip_suffix(",0x00,0x00").zip(theirs.strip_suffix(",0xff,0xff"));
    ours == theirs || short.is_some_and(|(ours, theirs)| ours == theirs)
}

pub(super) fn compare(mode: Mode, rounds: usize, show: usize) -> usize {
    let cases = cases(mode, rounds, &mut BTreeSet::new(), &mut Default::default());
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    // Of two instructions in one, each may be read alone.
    // Of these the assembler drops bits.
    let dropped = ["buffer_inv", "s_atc_probe", "s_prefetch"];
    let read_otherwise =
        |text: &str| text.contains("::") || dropped.iter().any(|name| text.starts_with(name));
    let cases = cases.iter().filter(|case| !read_otherwise(&case.text));
    let texts: Vec<String> = cases.map(|case| changed(&case.text, &mut random)).collect();
    let input: String = texts.iter().map(|t| format!("{t}\n")).collect();
    let theirs = assemble(mode, &["-show-encoding"], &input, texts.len());
    let mut outcome = Outcome::default();
    for (text, theirs) in texts.iter().zip(theirs) {
        let ours = parse(mode.target, text).map(|found| {
            encode(mode.target.generation, found[0].0, &found[0].1).map(|e| hex(e.bytes()))
        });
        match (ours, theirs) {
            (Ok(Ok(ours)), Ok(line)) if same(&ours, &encoding(&line)) => outcome.both += 1,
            (Ok(ours), Ok(line)) => {
                outcome.differ.push(format!("{text}: {ours:?}, not {}", encoding(&line)));
            }
            (Ok(_), Err(error)) => outcome.only_ours.push(format!("{text}: {error}")),
            (Err(error), Ok(_)) => outcome.only_theirs.push(format!("{text}: {}", error.message)),
            (Err(_), Err(_)) => outcome.neither += 1,
        }
    }
    let Outcome { both, neither, only_ours, only_theirs, differ } = &outcome;
    println!(
        "{:?}: {both} the same, {neither} refused by both, {} by llvm-mc only, {} by us only, {} other bytes",
        mode,
        only_ours.len(),
        only_theirs.len(),
        differ.len()
    );
    for (kind, list) in
        [("differ", differ), ("only llvm-mc", only_theirs), ("only ours", only_ours)]
    {
        for line in list.iter().step_by((list.len() / show.max(1)).max(1)).take(show) {
            println!("  {kind}: {line}");
        }
    }
    // It takes floats for integers, numbers that do not fit and operands that are missing, which we refuse.
    differ.len() + only_theirs.len().saturating_sub(both / 10)
}
