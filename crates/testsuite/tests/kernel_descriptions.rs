//! Descriptions of kernels: what all backends say in the same words, beside what the artefacts and outside tools say.

use amdgpu_backend::Processor;
use amdgpu_backend::object::metadata::{entry, read_notes};
use intel_backend::Device;
use ir::kernel::{ArgumentKind, KernelDescription};
use ir::ssa::Module;
use judges::{Judge, assemble};
use testsuite::pipeline;

fn module(name: &str, text: &str) -> Module {
    pipeline::read(name, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn text(kernels: &[KernelDescription]) -> String {
    kernels.iter().map(|kernel| format!("{kernel}\n")).collect()
}

const NVPTX: &str = include_str!("kernel_descriptions/nvptx.ll");
const AMDGCN: &str = include_str!("kernel_descriptions/amdgcn.ll");
const INTEL: &str = include_str!("kernel_descriptions/intel.ll");

#[test]
fn of_ptx() {
    let options = nvptx_backend::Options::new(nvptx_backend::Sm::new(90));
    let output = nvptx_backend::compile(module("nvptx.ll", NVPTX), &options).expect("PTX");
    insta::assert_snapshot!(text(output.kernels()));
}

/// NVIDIA's assembler gives kernels as much memory as their descriptions say.
#[test]
fn ptxas_counts_the_same() {
    let Some(ptxas) = Judge::Ptxas.need() else { return };
    let options = nvptx_backend::Options::new(nvptx_backend::Sm::new(90));
    let output = nvptx_backend::compile(module("nvptx.ll", NVPTX), &options).expect("PTX");
    let report = assemble(ptxas, &output.ptx, "sm_90", false).expect("it assembles");
    assert_eq!(output.kernels().len(), 3);
    for kernel in output.kernels() {
        let theirs = report.functions.iter().find(|f| f.name == kernel.name).expect("the kernel");
        // EIATTR_CBANK_PARAM_SIZE, which `cuobjdump -elf` shows: a form, an attribute, sixteen bits.
        let size = u16::try_from(kernel.argument_bytes).expect("few").to_le_bytes();
        let attribute = [3, 0x19, size[0], size[1]];
        let there = report.cubin.windows(4).any(|bytes| bytes == attribute);
        assert!(there, "{}: not {} bytes of arguments", kernel.name, kernel.argument_bytes);
        assert_eq!(u64::from(theirs.shared), kernel.shared_bytes, "{}: shared", kernel.name);
        assert!(u64::from(theirs.stack) >= kernel.scratch_bytes, "{}: stack", kernel.name);
    }
}

/// Distance of an estimate of registers from the number that `ptxas` allocates, over kernels.
struct Agreement {
    kernels: usize,
    /// The mean of estimate by allocated.
    ratio: f64,
    /// The coefficient of correlation.
    correlation: f64,
    /// The share of kernels of which as many warps run by one as by the other.
    same_warps: f64,
}

impl Agreement {
    fn of(
        pairs: &[(u32, u32)],
        multiprocessor: nvptx_backend::target::occupancy::Multiprocessor,
    ) -> Self {
        let n = pairs.len() as f64;
        let mean = |of: &dyn Fn(&(u32, u32)) -> f64| pairs.iter().map(of).sum::<f64>() / n;
        let (a, b) = (mean(&|p| p.0.into()), mean(&|p| p.1.into()));
        let product = mean(&|p| (f64::from(p.0) - a) * (f64::from(p.1) - b));
        let deviation = |of: &dyn Fn(&(u32, u32)) -> f64| mean(&|p| of(p) * of(p)).sqrt();
        let deviations = deviation(&|p| f64::from(p.0) - a) * deviation(&|p| f64::from(p.1) - b);
        let warps = |registers| multiprocessor.warps_with(registers);
        Self {
            kernels: pairs.len(),
            ratio: mean(&|p| f64::from(p.0) / f64::from(p.1)),
            correlation: product / deviations,
            same_warps: mean(&|p| f64::from(u8::from(warps(p.0) == warps(p.1)))),
        }
    }
}

/// The registers that descriptions estimate are near those that NVIDIA's assembler allocates. `docs/embedding.md` has the figures, which
/// the test prints. Every fourth module of the corpus is enough to see that.
#[test]
fn estimated_registers_follow_ptxas() {
    let Some(ptxas) = Judge::Ptxas.need() else { return };
    let modules = testsuite::corpus::modules("nvptx64");
    let files: Vec<_> =
        modules.iter().filter(|m| m.variant == "O3").step_by(4).map(|m| &m.path).collect();
    for number in [70, 90] {
        let sm = nvptx_backend::Sm::new(number);
        let options = nvptx_backend::Options::new(sm);
        let found = testsuite::parallel::map(&files, |path| {
            let text = std::fs::read(path).expect("a file");
            let module = llvm_reader::parse(&path.display().to_string(), &text).ok()?;
            let output = nvptx_backend::compile(module, &options).ok()?;
            let report = assemble(ptxas, &output.ptx, &sm.to_string(), false).ok()?;
            let pairs = output.kernels().iter().filter_map(|kernel| {
                let theirs = report.functions.iter().find(|f| f.name == kernel.name)?;
                let ours = kernel.registers("gpr")?;
                assert!(ours.estimated && kernel.occupancy.is_some_and(|o| o.estimated));
                Some((ours.count, theirs.registers))
            });
            Some(pairs.collect::<Vec<_>>())
        });
        let pairs: Vec<(u32, u32)> = found.into_iter().flatten().flatten().collect();
        let multiprocessor =
            nvptx_backend::target::occupancy::Multiprocessor::of(sm).expect("known");
        let Agreement { kernels, ratio, correlation, same_warps } =
            Agreement::of(&pairs, multiprocessor);
        println!(
            "{sm}: {kernels} kernels, ratio {ratio:.3}, correlation {correlation:.3}, the same warps {same_warps:.3}"
        );
        assert!(kernels > 100, "{sm}: {kernels} kernels");
        assert!((0.9..1.1).contains(&ratio), "{sm}: ratio {ratio}");
        assert!(correlation > 0.7, "{sm}: correlation {correlation}");
        assert!(same_warps > 0.75, "{sm}: the same warps {same_warps}");
    }
}

#[test]
fn of_code_objects() {
    let mut all = String::new();
    for cpu in ["gfx1100", "gfx90a"] {
        let options = amdgpu_backend::Options::new(Processor::by_name(cpu).expect("a processor"));
        let program = amdgpu_backend::compile(module("amdgcn.ll", AMDGCN), &options).expect("code");
        all += &format!("{cpu}\n{}", text(program.kernels()));
        agrees_with_metadata(&program);
    }
    insta::assert_snapshot!(all);
}

/// The metadata, from which runtimes launch, say the same as the description.
fn agrees_with_metadata(program: &amdgpu_backend::Output) {
    let note = amdgpu_backend::object::metadata::note(&program.metadata);
    let notes = read_notes(&note);
    let kernels = entry(&notes[0], "amdhsa.kernels").and_then(|k| k.as_array()).expect("kernels");
    assert_eq!(kernels.len(), program.kernels().len());
    for (theirs, kernel) in kernels.iter().zip(program.kernels()) {
        let number = |key: &str| entry(theirs, key)?.as_u64();
        assert_eq!(number(".kernarg_segment_size"), Some(kernel.argument_bytes));
        assert_eq!(number(".group_segment_fixed_size"), Some(kernel.shared_bytes));
        assert_eq!(number(".private_segment_fixed_size"), Some(kernel.scratch_bytes));
        assert_eq!(number(".wavefront_size"), Some(kernel.wave_size.into()));
        for (key, file) in [(".vgpr_count", "vgpr"), (".sgpr_count", "sgpr")] {
            assert_eq!(number(key), kernel.registers(file).map(|r| r.count.into()), "{key}");
        }
        let arguments = entry(theirs, ".args").and_then(|a| a.as_array()).expect("arguments");
        assert_eq!(arguments.len(), kernel.arguments.len());
        for (theirs, argument) in arguments.iter().zip(&kernel.arguments) {
            let number = |key: &str| entry(theirs, key)?.as_u64();
            assert_eq!(number(".offset"), Some(argument.offset));
            assert_eq!(number(".size"), Some(argument.size));
            let kind = entry(theirs, ".value_kind").and_then(|v| v.as_str()).expect("a kind");
            let expected = match &argument.kind {
                ArgumentKind::Value => "by_value",
                ArgumentKind::Pointer(_) => "global_buffer",
                ArgumentKind::SharedPointer => "dynamic_shared_pointer",
                other => other.name(),
            };
            assert_eq!(kind, expected);
        }
    }
}

#[test]
fn of_zebins() {
    let mut all = String::new();
    for device in ["skl", "dg2"] {
        let options = intel_backend::Options::new(Device::by_name(device).expect("a device"));
        let output = intel_backend::compile(module("intel.ll", INTEL), &options)
            .unwrap_or_else(|error| panic!("{error}"));
        all += &format!("{device}\n{}", text(output.kernels()));
        // What the driver reads has each place, too.
        let zebin = output.zebin().expect("a zebin");
        let zebin = String::from_utf8_lossy(&zebin);
        for kernel in output.kernels() {
            for argument in kernel.arguments.iter().filter(|a| a.size != 0) {
                let place = format!("offset: {}\n", argument.offset);
                assert!(zebin.contains(&place), "{}: {argument}", kernel.name);
            }
        }
    }
    insta::assert_snapshot!(all);
}
