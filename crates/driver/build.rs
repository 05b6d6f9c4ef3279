//! Identity of the sources that decide what is written: `BUILD` of this crate.
//!
//! The digest is of the sources of this crate and of the crates that it is made of, by their relative names, so that it is the same in
//! every folder and on every machine. In a package from a registry the other crates do not lie beside this one, and their versions
//! are part of the digest with this crate's manifest.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() {
    let own = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let mut digest = Digest::new();
    let mut names = BTreeSet::new();
    if let Some(folder) = own.parent().filter(|folder| folder.join("ir/Cargo.toml").is_file()) {
        crates(folder, "driver", &mut names);
        for name in &names {
            for part in ["src", "tables", "build.rs", "build"] {
                let path = folder.join(name).join(part);
                if path.exists() {
                    println!("cargo::rerun-if-changed={}", path.display());
                    let _ = add(&path, &format!("{name}/{part}"), &mut digest);
                }
            }
        }
    } else {
        println!("cargo::rerun-if-changed=src");
        let _ = add(&own.join("src"), "src", &mut digest);
        let _ = add(&own.join("Cargo.toml"), "Cargo.toml", &mut digest);
    }
    digest.add(env::var("CARGO_PKG_VERSION").unwrap_or_default().as_bytes());
    println!("cargo::rustc-env=LANELIFT_BUILD={:016x}", digest.short());
}

/// Collects a crate and those that it depends on: the crates whose folders lie beside it.
fn crates(folder: &Path, name: &str, found: &mut BTreeSet<String>) {
    let Ok(manifest) = fs::read_to_string(folder.join(name).join("Cargo.toml")) else { return };
    if !found.insert(name.to_owned()) {
        return;
    }
    let mut needed = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            needed = matches!(line.trim(), "[dependencies]" | "[build-dependencies]");
        } else if let Some((dependency, _)) = line.split_once('=').filter(|_| needed) {
            crates(folder, dependency.trim(), found);
        }
    }
}

/// Adds a file, or the files of a folder in the order of their names.
fn add(path: &Path, name: &str, digest: &mut Digest) -> io::Result<()> {
    if path.is_dir() {
        let entries = fs::read_dir(path)?.collect::<Result<Vec<_>, _>>()?;
        let mut names: Vec<_> = entries.iter().map(fs::DirEntry::file_name).collect();
        names.sort();
        for entry in names {
            add(&path.join(&entry), &format!("{name}/{}", entry.to_string_lossy()), digest)?;
        }
    } else if !name.ends_with(".snap") {
        digest.add(name.as_bytes());
        digest.add(&fs::read(path)?);
    }
    Ok(())
}

/// FNV-1a of 128 bits: no security is asked of it, and it is the same with every release of Rust.
struct Digest(u128);

impl Digest {
    fn new() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    fn add(&mut self, bytes: &[u8]) {
        let length = (bytes.len() as u64).to_le_bytes();
        for &byte in length.iter().chain(bytes) {
            self.0 =
                (self.0 ^ u128::from(byte)).wrapping_mul(0x0000_0000_0100_0000_0000_0000_0000_013b);
        }
    }

    /// Both halves in one.
    fn short(&self) -> u64 {
        let [low, high] = [self.0 as u64, (self.0 >> 64) as u64];
        low ^ high
    }
}
