//! Measures the time to read files: `time_reading a.bc a.ll …`. Each is read ten times; the shortest counts.

fn main() {
    let mut total = [0.0f64; 2];
    for path in std::env::args().skip(1) {
        let bytes = std::fs::read(&path).unwrap_or_else(|e| panic!("{path}: {e}"));
        let mut best = f64::MAX;
        for _ in 0..10 {
            let start = std::time::Instant::now();
            let module = llvm_reader::parse(&path, &bytes).unwrap_or_else(|e| panic!("{e}"));
            best = best.min(start.elapsed().as_secs_f64());
            drop(module);
        }
        let is_text = usize::from(!path.ends_with(".bc"));
        total[is_text] += best;
        println!("{path}: {} bytes, {:.3} ms", bytes.len(), best * 1e3);
    }
    println!("bitcode {:.3} ms, text {:.3} ms", total[0] * 1e3, total[1] * 1e3);
}
