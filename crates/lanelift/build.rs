//! Options of the linker for the `lanelift` binary: for a quick start.
//!
//! Compiling a small kernel takes less time than loading a large program, so what the loader must do
//! counts. At a fixed address the tables of pointers need no relocation, which would touch every page
//! of them; and one shared library less to map is felt too.

use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let target = |key: &str| std::env::var(format!("CARGO_CFG_TARGET_{key}")).unwrap_or_default();
    if target("OS") != "linux" || target("ENV") != "gnu" {
        return;
    }
    println!("cargo::rustc-link-arg-bins=-no-pie");
    // What the cache knows this build by.
    println!("cargo::rustc-link-arg-bins=-Wl,--build-id=sha1");
    if std::env::var("HOST") == std::env::var("TARGET") {
        link_unwinder();
    }
}

/// Takes the unwinder from the C compiler's static library, where it has one, and not from libgcc_s.
fn link_unwinder() {
    let Ok(output) = Command::new("cc").arg("-print-file-name=libgcc_eh.a").output() else {
        return;
    };
    let path = String::from_utf8_lossy(&output.stdout);
    // A library that does not exist is printed as its bare name.
    let path = Path::new(path.trim());
    if let Some(folder) = path.parent().filter(|f| f.is_absolute() && path.exists()) {
        println!("cargo::rustc-link-search=native={}", folder.display());
        println!("cargo::rustc-link-lib=static:-bundle=gcc_eh");
    }
}
