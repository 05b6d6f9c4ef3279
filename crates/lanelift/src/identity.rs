//! Identity of this build of the command: other code may write other bytes.
//!
//! The linker puts a digest of all that it linked into the program (`--build-id`, see `build.rs`); where it does
//! not, the program's own bytes are digested.

use object::Endianness;
use object::elf::{self, FileHeader64};
use object::read::elf::{FileHeader as _, ProgramHeader as _};
use std::fs::File;
use std::io::Read;
use std::sync::OnceLock;

/// The part of the program that holds the notes.
const HEAD: u64 = 1 << 16;

/// A digest of the program that is running; of its version alone where it cannot be read.
pub(crate) fn build_identity() -> &'static [u8] {
    static IDENTITY: OnceLock<Vec<u8>> = OnceLock::new();
    IDENTITY.get_or_init(|| {
        let mut identity = env!("CARGO_PKG_VERSION").as_bytes().to_vec();
        identity.push(0);
        identity.extend(digest().unwrap_or_default());
        identity
    })
}

fn digest() -> Option<Vec<u8>> {
    let mut file = File::open(std::env::current_exe().ok()?).ok()?;
    let mut bytes = Vec::new();
    file.by_ref().take(HEAD).read_to_end(&mut bytes).ok()?;
    if let Some(id) = build_id(&bytes) {
        return Some(id);
    }
    file.read_to_end(&mut bytes).ok()?;
    Some(blake3::hash(&bytes).as_bytes().to_vec())
}

/// The build id among the notes at the beginning of an ELF file.
fn build_id(head: &[u8]) -> Option<Vec<u8>> {
    let header = FileHeader64::<Endianness>::parse(head).ok()?;
    let endian = header.endian().ok()?;
    for segment in header.program_headers(endian, head).ok()? {
        let Ok(Some(mut notes)) = segment.notes(endian, head) else { continue };
        while let Ok(Some(note)) = notes.next() {
            if note.name() == elf::ELF_NOTE_GNU && note.n_type(endian) == elf::NT_GNU_BUILD_ID {
                return Some(note.desc().to_vec());
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_has_an_identity() {
        assert_eq!(build_identity(), build_identity());
        assert!(build_identity().len() >= env!("CARGO_PKG_VERSION").len() + 1 + 20);
        assert_eq!(build_id(b"\x7fELF"), None);
    }
}
