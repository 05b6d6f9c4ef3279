//! temporary
use ir::pass::PassCx;
fn main() {
    let mut args = std::env::args().skip(1);
    let path = args.next().unwrap();
    let name = args.next().unwrap();
    let device = intel_backend::device::Device::by_name(&args.next().unwrap()).unwrap();
    let simd = args.next().and_then(|s| s.parse().ok());
    let text = std::fs::read(&path).unwrap();
    let mut module = llvm_reader::parse(&path, &text).map_err(|e| e.to_string()).unwrap();
    let options = intel_backend::Options { device, simd };
    let mut cx = PassCx::new();
    intel_backend::select::prepare(&mut module, &mut cx).map_err(|e| e.to_string()).unwrap();
    let global = module.cx.find_global(&name).unwrap();
    match intel_backend::compile_kernel(&module, global, &options, &mut cx) {
        Ok(k) => println!(
            "// simd{} {} insts scratch {}\n{}",
            k.kernel.simd,
            k.function.placed().count(),
            k.function.scratch_bytes,
            intel_backend::asm::assembly(&k.function).unwrap()
        ),
        Err(e) => println!("{e}"),
    }
}
