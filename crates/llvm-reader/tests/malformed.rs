//! Input that is not a module: each file of `malformed/` is refused with a message, by the reader or
//! by the verifier, and nothing that happens to a valid module by chance makes either of them panic.

use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let mut found: Vec<PathBuf> =
        std::fs::read_dir(folder).unwrap().map(|e| e.unwrap().path()).collect();
    found.sort();
    found
}

/// The message that a text is refused with.
fn refusal(name: &str, text: &[u8]) -> Option<String> {
    match llvm_reader::parse(name, text) {
        Err(error) => {
            let place = error.location.as_ref().expect("a reader's message has a place");
            assert!(place.line >= 1 && place.column >= 1);
            Some(error.to_string())
        }
        Ok(module) => {
            let problems = ir::ssa::verify::verify(&module);
            problems.has_errors().then(|| problems.to_string())
        }
    }
}

#[test]
fn every_malformed_file_is_refused() {
    let files = files("malformed");
    assert!(files.len() >= 190, "{} files", files.len());
    let mut accepted = Vec::new();
    for file in files {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read(&file).unwrap();
        if refusal(&name, &text).is_none() {
            accepted.push(name);
        }
    }
    assert!(accepted.is_empty(), "accepted: {accepted:?}");
}

/// Marsaglia's xorshift: enough chance, the same on every machine.
struct Chance(u64);

impl Chance {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() % n.max(1) as u64) as usize
    }
}

/// Changes a text in one to four places: bytes flipped, replaced, removed, inserted; pieces of the
/// text removed, repeated or moved.
fn mutate(text: &mut Vec<u8>, chance: &mut Chance) {
    const LIKELY: &[u8] = b"%@!#0123456789()[]{}<>,=\"\\ \n\t;-:xi*\0\xff";
    for _ in 0..1 + chance.below(4) {
        let at = chance.below(text.len());
        match chance.below(8) {
            0 => text[at] ^= 1 << chance.below(8),
            1 | 2 => text[at] = LIKELY[chance.below(LIKELY.len())],
            3 => {
                text.remove(at);
            }
            4 => text.insert(at, LIKELY[chance.below(LIKELY.len())]),
            5 => {
                let end = (at + chance.below(40)).min(text.len());
                text.drain(at..end);
            }
            6 => {
                let end = (at + chance.below(60)).min(text.len());
                let piece = text[at..end].to_vec();
                let to = chance.below(text.len());
                text.splice(to..to, piece);
            }
            _ => text.truncate(at.max(1)),
        }
        if text.is_empty() {
            text.push(b' ');
        }
    }
}

/// Checks that a module which survives a mutation still prints and reads again, or is refused by the verifier.
fn check(text: &[u8]) {
    let Ok(module) = llvm_reader::parse("mutated.ll", text) else { return };
    if ir::ssa::verify::verify(&module).has_errors() {
        return;
    }
    let printed = ir::ssa::print::module_to_string(&module);
    let again = llvm_reader::parse("printed.ll", printed.as_bytes())
        .unwrap_or_else(|e| panic!("what was printed is refused: {e}"));
    assert_eq!(printed, ir::ssa::print::module_to_string(&again));
}

#[test]
fn mutated_modules_never_panic() {
    // More of them on request: MUTATIONS=100000 cargo test --release -p lanelift-llvm-reader mutated
    let count: u64 = std::env::var("MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(700);
    for file in files("valid") {
        let original = std::fs::read(&file).unwrap();
        for seed in 1..=count {
            let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let mut text = original.clone();
            mutate(&mut text, &mut chance);
            // Shown when the test fails.
            println!("{} with seed {seed}", file.display());
            check(&text);
        }
    }
}
