//! Input that is not bitcode, or not bitcode that we read: it is refused with a message that has its place, and nothing
//! that happens to a valid file by chance makes the reader panic, or work or hold more than in proportion to its size.

use std::path::{Path, PathBuf};

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
    let entries = std::fs::read_dir(folder).expect("the folder");
    let mut found: Vec<PathBuf> = entries.map(|e| e.expect("an entry").path()).collect();
    found.retain(|p| p.extension().is_some_and(|e| e == "bc"));
    found.sort();
    assert!(found.len() >= 10);
    found
}

fn file(name: &str) -> Vec<u8> {
    let found = files().into_iter().find(|p| p.ends_with(name));
    std::fs::read(found.expect("a file")).expect("its bytes")
}

fn refusal(bytes: &[u8]) -> String {
    match llvm_reader::parse("kernel.bc", bytes) {
        Err(error) => error.to_string(),
        Ok(_) => panic!("it is read"),
    }
}

#[test]
fn messages() {
    let good = file("rustc-1.95.nvptx64.bc");
    for (bytes, message) in [
        (
            b"BC\xc0\xde".to_vec(),
            "kernel.bc: error: malformed bitcode at byte 4: there is no module in the file",
        ),
        (good[..good.len() / 2].to_vec(), "malformed bitcode at byte "),
        (
            b"BC\xc0\xdegarbage garbage".to_vec(),
            "malformed bitcode at byte 6: a record longer than its block",
        ),
        (file("typed-pointers.bc"), "typed pointers (here of 'LLVM15.0.6') is not supported"),
        // Two modules, as llvm-cat makes them.
        ([&good[..], &good[4..]].concat(), "a file of several modules is not supported"),
    ] {
        let found = refusal(&bytes);
        assert!(found.contains(message), "{found}\nexpected: {message}");
        assert!(found.starts_with("kernel.bc: error: "), "{found}");
    }
}

#[test]
fn every_prefix_is_refused() {
    let good = file("rustc-1.95.amdgcn.bc");
    // What follows the names of globals says them again for linkers.
    let step = 7;
    for end in (0..good.len() - 64).step_by(step) {
        let error = refusal_of_any(&good[..end]);
        assert!(!error.is_empty());
    }
}

fn refusal_of_any(bytes: &[u8]) -> String {
    match llvm_reader::parse("cut.bc", bytes) {
        Err(error) => error.to_string(),
        // Without a magic number it is an empty text, or a module that lacks only the names of its globals.
        Ok(module) => {
            assert!(bytes.len() < 4, "{} bytes are read", bytes.len());
            assert_eq!(module.cx.globals.len(), 0);
            "empty".to_owned()
        }
    }
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

/// Changes a file in one to four places: bits, bytes and words, pieces removed, repeated or moved.
fn mutate(bytes: &mut Vec<u8>, chance: &mut Chance) {
    for _ in 0..1 + chance.below(4) {
        // What stands at the front is what the rest hangs on: half of the changes are further on.
        let at = match chance.below(2) {
            0 => chance.below(bytes.len()),
            _ => bytes.len() / 4 + chance.below(bytes.len() * 3 / 4),
        };
        match chance.below(9) {
            0..=3 => bytes[at] ^= 1 << chance.below(8),
            4 => bytes[at] = chance.next() as u8,
            5 => {
                // A word, as lengths of blocks are.
                let at = at & !3;
                let word = chance.next() as u32 >> chance.below(32);
                for (n, byte) in word.to_le_bytes().into_iter().enumerate() {
                    if let Some(slot) = bytes.get_mut(at + n) {
                        *slot = byte;
                    }
                }
            }
            6 => {
                let end = (at + chance.below(16)).min(bytes.len());
                bytes.drain(at..end);
            }
            7 => {
                let end = (at + 4 * chance.below(16)).min(bytes.len());
                let piece = bytes[at..end].to_vec();
                let to = chance.below(bytes.len());
                bytes.splice(to..to, piece);
            }
            _ => bytes.truncate(at.max(5)),
        }
        if bytes.len() < 8 {
            bytes.resize(8, 0);
        }
    }
}

/// Checks that a module which survives a mutation is still verified, printed, and read again as text.
fn check(bytes: &[u8]) -> bool {
    let Ok(module) = llvm_reader::parse("mutated.bc", bytes) else { return false };
    if ir::ssa::verify::verify(&module).has_errors() {
        return false;
    }
    let printed = ir::ssa::print::module_to_string(&module);
    // Names that are no text, say, cannot be read again; but nothing panics.
    let _ = llvm_reader::parse("printed.ll", printed.as_bytes());
    true
}

#[test]
fn mutated_bitcode_never_panics() {
    // More of them on request: MUTATIONS=100000 cargo test --release -p lanelift-bitcode-reader mutated
    let count: u64 = std::env::var("MUTATIONS").ok().and_then(|n| n.parse().ok()).unwrap_or(500);
    let mut survived = 0;
    for file in files() {
        let original = std::fs::read(&file).expect("a file");
        for seed in 1..=count {
            let mut chance = Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let mut bytes = original.clone();
            mutate(&mut bytes, &mut chance);
            // Shown when the test fails.
            println!("{} with seed {seed}", file.display());
            survived += u64::from(check(&bytes));
        }
    }
    // Some must get through to the end, or too little is tried.
    assert!(survived > 0);
}

/// Bits from the least significant on.
#[derive(Default)]
struct Writer {
    bits: Vec<bool>,
}

impl Writer {
    fn fixed(&mut self, value: u64, width: u32) {
        self.bits.extend((0..width).map(|n| value >> n & 1 == 1));
    }

    fn vbr(&mut self, mut value: u64, width: u32) {
        let more = 1 << (width - 1);
        while value >= more {
            self.fixed(value & (more - 1) | more, width);
            value >>= width - 1;
        }
        self.fixed(value, width);
    }

    fn align(&mut self) {
        self.bits.resize(self.bits.len().next_multiple_of(32), false);
    }

    /// A record without abbreviation, in a block of abbreviation width 3.
    fn record(&mut self, code: u64, ops: &[u64]) {
        self.fixed(3, 3);
        self.vbr(code, 6);
        self.vbr(ops.len() as u64, 6);
        ops.iter().for_each(|&op| self.vbr(op, 6));
    }

    /// A block of kind `id`, entered from one of abbreviation width `outer`.
    fn block(&mut self, id: u64, outer: u32, fill: impl FnOnce(&mut Writer)) {
        self.fixed(1, outer);
        self.vbr(id, 8);
        self.vbr(3, 4);
        self.align();
        let mut inner = Writer::default();
        fill(&mut inner);
        inner.fixed(0, 3);
        inner.align();
        self.fixed((inner.bits.len() / 32) as u64, 32);
        self.bits.extend(inner.bits);
    }

    fn file(&self) -> Vec<u8> {
        let byte = |c: &[bool]| c.iter().rev().fold(0, |n, &b| n << 1 | u8::from(b));
        let mut bytes = b"BC\xc0\xde".to_vec();
        bytes.extend(self.bits.chunks(8).map(byte));
        bytes
    }
}

/// A file with a module of these contents.
fn module(fill: impl FnOnce(&mut Writer)) -> Vec<u8> {
    let mut w = Writer::default();
    w.block(8, 2, |w| {
        w.record(1, &[2]);
        fill(w);
    });
    w.file()
}

#[test]
fn what_is_small_does_not_become_large() {
    // A function type of many parameters, and many functions of it.
    let bytes = module(|w| {
        w.block(17, 3, |w| {
            w.record(2, &[]);
            w.record(7, &[32]);
            let mut signature = vec![0, 0];
            signature.resize(20_000, 1);
            w.record(21, &signature);
        });
        for _ in 0..20_000 {
            w.record(8, &[0, 0, 2, 0, 1, 0, 0, 0, 0, 0]);
        }
    });
    assert!(refusal(&bytes).contains("out of all proportion"), "{}", refusal(&bytes));
    // Structs of two structs of two structs: named by number, but written out.
    let bytes = module(|w| {
        w.block(17, 3, |w| {
            w.record(7, &[8]);
            for n in 0..60 {
                w.record(18, &[0, n, n]);
            }
        });
    });
    assert!(refusal(&bytes).contains("a type of too many parts"), "{}", refusal(&bytes));
    // Arrays likewise: the types are small, the constants are not.
    let bytes = module(|w| {
        w.block(17, 3, |w| {
            w.record(7, &[8]);
            for n in 0..60 {
                w.record(11, &[2, n]);
            }
        });
        w.block(11, 3, |w| {
            w.record(1, &[0]);
            w.record(4, &[2]);
            for n in 0..60 {
                w.record(1, &[n + 1]);
                w.record(7, &[n, n]);
            }
        });
    });
    assert!(refusal(&bytes).contains("out of all proportion"), "{}", refusal(&bytes));
}

#[test]
fn nesting_is_bounded() {
    // Types, each made of the one before.
    let bytes = module(|w| {
        w.block(17, 3, |w| {
            w.record(7, &[8]);
            for n in 0..100_000 {
                w.record(11, &[1, n]);
            }
        });
    });
    assert!(refusal(&bytes).contains("a type is nested too deeply"));
    // Constants, each made of the one after: a chain, then a circle.
    for last in [50_001, 0] {
        let bytes = module(|w| {
            w.block(17, 3, |w| {
                w.record(7, &[32]);
            });
            w.block(11, 3, |w| {
                for n in 0..50_000 {
                    w.record(10, &[0, if n == 49_999 { last } else { n + 1 }, 50_000]);
                }
                w.record(4, &[2]);
                w.record(4, &[4]);
            });
        });
        let message = refusal(&bytes);
        let expected =
            if last == 0 { "made of itself" } else { "nested more than 200 levels deep" };
        assert!(message.contains(expected), "{message}");
    }
    // Blocks within blocks are passed over or entered, but not without end.
    let mut w = Writer::default();
    w.block(8, 2, |w| w.block(17, 3, |w| w.block(17, 3, |_| {})));
    let _ = llvm_reader::parse("nested.bc", &w.file());
}
