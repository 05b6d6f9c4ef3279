//! Reads LLVM IR files, verifies and prints them, reads that again, and compares the two texts. With an output
//! directory the texts are kept there, for `opt -passes=verify`.
//!
//! `cargo run -p lanelift-llvm-reader --example round_trip -- OUT FILE...` (`-` for no output)

use std::path::{Path, PathBuf};

fn check(file: &Path, out: Option<&Path>) -> Result<(), String> {
    let name = file.display().to_string();
    let text = std::fs::read(file).map_err(|e| e.to_string())?;
    let first = llvm_reader::parse(&name, &text).map_err(|e| e.to_string())?;
    let problems = ir::ssa::verify::verify(&first);
    if problems.has_errors() {
        return Err(format!("{name}: verifier: {problems}"));
    }
    let printed = ir::ssa::print::module_to_string(&first);
    if let Some(out) = out {
        let path = out.join(name.replace(['/', '\\'], "_"));
        std::fs::write(path, &printed).map_err(|e| e.to_string())?;
    }
    let second = llvm_reader::parse(&format!("{name} (printed)"), printed.as_bytes())
        .map_err(|e| e.to_string())?;
    let again = ir::ssa::print::module_to_string(&second);
    if printed == again {
        return Ok(());
    }
    let difference = printed.lines().zip(again.lines()).find(|(a, b)| a != b);
    Err(format!("{name}: printed twice differs: {difference:?}"))
}

fn main() {
    let mut args = std::env::args_os().skip(1).map(PathBuf::from);
    let out = args.next().filter(|p| p != Path::new("-"));
    let (mut good, mut bad) = (0, 0);
    for file in args {
        match check(&file, out.as_deref()) {
            Ok(()) => good += 1,
            Err(message) => {
                bad += 1;
                println!("{message}");
            }
        }
    }
    println!("{good} files kept their text, {bad} did not");
    std::process::exit(i32::from(bad != 0));
}
