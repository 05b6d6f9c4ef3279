//! Compares what is read of bitcode and of text: `compare_bitcode a.bc a.ll b.bc b.ll …`. Prints the first difference
//! of each pair that differs.

#[path = "../tests/common/mod.rs"]
mod canonical;

fn main() {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    let mut bad = 0;
    for pair in paths.chunks_exact(2) {
        let read = |path: &String| {
            let bytes = std::fs::read(path).map_err(|e| e.to_string())?;
            let module = llvm_reader::parse(path, &bytes).map_err(|e| e.to_string())?;
            let problems = ir::ssa::verify::verify(&module);
            if problems.has_errors() {
                return Err(format!("verifier: {problems}"));
            }
            Ok(canonical::text(&module))
        };
        let message = match (read(&pair[0]), read(&pair[1])) {
            (Ok(ours), Ok(theirs)) => canonical::difference(&ours, &theirs),
            (Err(a), Err(b)) => {
                println!("{}: both refuse: {a} | {b}", pair[0]);
                None
            }
            (Err(a), Ok(_)) => Some(format!("only text is read: {a}")),
            (Ok(_), Err(b)) => Some(format!("only bitcode is read: {b}")),
        };
        if let Some(message) = message {
            println!("{}: {message}", pair[0]);
            bad += 1;
        }
    }
    println!("{bad} of {} differ", paths.len() / 2);
}
