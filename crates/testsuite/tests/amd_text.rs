//! Our assembly and our objects are one encoder's: `llvm-mc` makes of the text the bytes that the object has, for what the
//! tests of constructs compile, on each generation, gfx906 and gfx908 among them. So a field that the text leaves out, or an operand that the text has and
//! the bits have not, shows.

use amdgpu_backend::object::{ObjectFile, Program};
use amdgpu_backend::{Generation, Processor};
use amdgpu_backend::{Options, compile};
use judges::{Judge, Scratch};
use std::path::Path;
use std::time::Duration;
use testsuite::amd::comparable;
use testsuite::parallel;

const TEXTS: [(&str, &str); 9] = [
    ("constructs", include_str!("data/amd-constructs.ll")),
    ("short forms", include_str!("data/amd-short-forms.ll")),
    ("waves", include_str!("data/amd-waves.ll")),
    ("variables", include_str!("data/amd-variables.ll")),
    ("fences", include_str!("data/amd-fences.ll")),
    ("widths", include_str!("data/amd-widths.ll")),
    ("tail calls", include_str!("data/amd-tail-calls.ll")),
    ("whole wave", include_str!("data/amd-whole-wave.ll")),
    ("counters", include_str!("data/amd-counters.ll")),
];

/// Texts of instructions that only one processor has.
const OWN_TEXTS: [(&str, &str, &str); 6] = [
    ("own instructions", include_str!("data/amd-gfx950.ll"), "gfx950"),
    ("dot products", include_str!("data/amd-dots.ll"), "gfx906"),
    ("dot products", include_str!("data/amd-dots.ll"), "gfx908"),
    ("products of matrices", include_str!("data/amd-matrices/gfx908.ll"), "gfx908"),
    ("products of matrices", include_str!("data/amd-matrices/gfx90a.ll"), "gfx90a"),
    ("own intrinsics", include_str!("data/amd-gfx1200.ll"), "gfx1200"),
];

fn program(text: &str, cpu: &str, level: u8) -> Program {
    let module = testsuite::pipeline::read("text.ll", text.as_bytes()).expect("a module");
    let processor = Processor::by_name(cpu).expect("a processor");
    let options = Options::new(processor).with_opt_level(level).with_text();
    compile(module, &options).expect("a program")
}

/// Returns the first place at which the code of our object and of `llvm-mc`'s differ.
fn difference(mc: &Path, name: &str, text: &str, cpu: &str, level: u8) -> Option<String> {
    let program = program(text, cpu, level);
    let scratch = Scratch::new(&format!("text-{}-{cpu}-{level}", name.replace(' ', "-")));
    let input = scratch.write("ours.s", program.assembly());
    let output = scratch.file("theirs.o");
    let flags = ["-triple=amdgcn-amd-amdhsa", &format!("-mcpu={cpu}"), "-filetype=obj"]
        .map(std::ffi::OsString::from);
    let files = [input.as_os_str(), "-o".as_ref(), output.as_os_str()];
    let args = flags.iter().map(AsRef::as_ref).chain(files);
    let verdict = judges::run(mc, args, Duration::from_secs(60));
    if !verdict.ok {
        let messages = verdict.messages();
        return Some(messages.lines().take(4).collect::<Vec<_>>().join("\n"));
    }
    let bytes = std::fs::read(&output).expect("an object");
    let theirs = ObjectFile::read("theirs.o", &bytes).expect("an object");
    let ours = program.object();
    let code = |object: &ObjectFile| {
        let text = object.sections.iter().find(|section| section.name == ".text");
        text.map(|section| section.data.to_vec()).unwrap_or_default()
    };
    let (ours, theirs) = (code(&ours), code(&theirs));
    let at = (0..ours.len().max(theirs.len())).find(|&at| ours.get(at) != theirs.get(at))?;
    let word = |code: &[u8]| code.get(at / 4 * 4..).map(|rest| rest[..rest.len().min(8)].to_vec());
    Some(format!("at {at:#x}: {:02x?} and {:02x?}", word(&ours), word(&theirs)))
}

#[test]
fn the_text_and_the_object_are_the_same_code() {
    let Some(mc) = Judge::Mc.need() else { return };
    let jobs: Vec<(&str, &str, &str, u8)> = Generation::ALL
        .into_iter()
        .flat_map(|generation| {
            let cpu = generation.name();
            let of = move |(name, text)| [0, 3].map(|level| (name, text, cpu, level));
            TEXTS.into_iter().flat_map(of)
        })
        .chain(
            OWN_TEXTS
                .into_iter()
                .flat_map(|(name, text, cpu)| [0, 3].map(|level| (name, text, cpu, level))),
        )
        .collect();
    let found = parallel::map(&jobs, |&(name, text, cpu, level)| {
        let text = comparable(text, cpu);
        difference(mc, name, &text, cpu, level).map(|d| format!("{name} {cpu} -O{level}: {d}"))
    });
    let found: Vec<String> = found.into_iter().flatten().collect();
    assert!(found.is_empty(), "{}", found.join("\n"));
}
