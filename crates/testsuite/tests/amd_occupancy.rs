//! Waves that run at so many registers, so much local memory and such workgroups, beside LLVM's `; Occupancy:`.

use amdgpu_backend::target::occupancy::{Workgroups, model};
use amdgpu_backend::target::reg_pressure::{AGPR, SGPR, VGPR};
use amdgpu_backend::{Processor, Subtarget};
use judges::{Judge, Scratch};
use rp_tracker::pressure::RegPressure;
use std::fmt::Write as _;
use std::time::Duration;
use testsuite::parallel;

/// Processors with features.
const SUBTARGETS: [(&str, &str); 14] = [
    ("gfx900", ""),
    ("gfx906", ""),
    ("gfx90a", ""),
    ("gfx942", ""),
    ("gfx950", ""),
    ("gfx1030", ""),
    ("gfx1030", "+wavefrontsize64"),
    ("gfx1100", ""),
    ("gfx1100", "+wavefrontsize64,+cumode"),
    ("gfx1100", "+cumode"),
    ("gfx1102", ""),
    ("gfx1151", "+wavefrontsize64"),
    ("gfx1200", ""),
    ("gfx1201", "+wavefrontsize64"),
];

/// Resources of a kernel.
#[derive(Clone, Copy, Debug)]
struct Needs {
    /// Registers that inline assembly names, each the last of so many: scalar, vector, accumulators.
    counts: [u32; 3],
    workgroups: Workgroups,
}

fn all_needs(subtarget: &Subtarget) -> Vec<Needs> {
    let registers = |counts| Needs { counts, workgroups: Workgroups::of_size(0, 64) };
    let mut all: Vec<Needs> = (1..=256).map(|vectors| registers([0, vectors, 0])).collect();
    all.extend((1..=100).map(|scalars| registers([scalars, 0, 0])));
    if subtarget.unified_registers() {
        for vectors in [1, 30, 61, 64, 65, 100, 128, 200, 256] {
            all.extend([1, 4, 60, 64, 68, 128, 200, 256].map(|a| registers([0, vectors, a])));
        }
    }
    for lds_bytes in
        [0, 4, 512, 2048, 4096, 5000, 8192, 10_000, 16_384, 20_000, 32_768, 40_000, 65_536]
    {
        for (min_size, max_size) in [
            (32, 32),
            (64, 64),
            (128, 128),
            (192, 192),
            (256, 256),
            (320, 320),
            (512, 512),
            (1024, 1024),
            (1, 256),
            (1, 1024),
            (64, 256),
            (128, 512),
            (100, 700),
        ] {
            let workgroups = Workgroups { lds_bytes, min_size, max_size };
            all.push(Needs { counts: [0, 1, 0], workgroups });
        }
    }
    all
}

/// Kernels with such needs.
fn module(all: &[Needs]) -> String {
    let mut out = String::from("target triple = \"amdgcn-amd-amdhsa\"\n");
    for (n, needs) in all.iter().enumerate() {
        let Workgroups { lds_bytes, min_size, max_size } = needs.workgroups;
        if lds_bytes != 0 {
            let array = format!("[{lds_bytes} x i8] poison");
            writeln!(out, "@l{n} = internal addrspace(3) global {array}, align 4").unwrap();
        }
        writeln!(out, "define amdgpu_kernel void @k{n}() #{n} {{").unwrap();
        for (letter, count) in ["s", "v", "a"].iter().zip(needs.counts) {
            if count != 0 {
                let last = count - 1;
                writeln!(out, "  call void asm sideeffect \"\", \"~{{{letter}{last}}}\"()")
                    .unwrap();
            }
        }
        if lds_bytes != 0 {
            writeln!(out, "  store volatile i8 0, ptr addrspace(3) @l{n}").unwrap();
        }
        writeln!(
            out,
            "  ret void\n}}\nattributes #{n} = {{ \"amdgpu-flat-work-group-size\"=\"{min_size},{max_size}\" }}"
        )
        .unwrap();
    }
    out
}

/// The number after a word, in each kernel that LLVM's assembly is of.
fn numbers(assembly: &str, word: &str) -> Vec<u32> {
    let rest = |line: &str| line.trim_start().strip_prefix(word).map(|r| r.trim().to_owned());
    let first = |text: String| text.split(' ').next().and_then(|n| n.parse().ok());
    assembly.lines().filter_map(rest).filter_map(first).collect()
}

#[test]
fn as_many_waves_run_as_llvm_says() {
    let Some(llc) = Judge::Llc.need() else { return };
    let compared = parallel::map(&SUBTARGETS, |&(cpu, features)| {
        let mut subtarget = Subtarget::new(Processor::by_name(cpu).expect("a processor"));
        subtarget.apply_features(features);
        let all = all_needs(&subtarget);
        let scratch = Scratch::new("occupancy");
        let input = scratch.write("k.ll", module(&all));
        let output = scratch.file("k.s");
        // Without them in the arguments, the figures at the end are those of another processor.
        let options = [format!("-mcpu={cpu}"), format!("-mattr={features}")];
        let files = [input.as_os_str(), "-o".as_ref(), output.as_os_str()];
        let args = options.iter().map(AsRef::as_ref).chain(files);
        let verdict = judges::run(llc, args, Duration::from_secs(120));
        assert!(verdict.ok, "{cpu}: {}", verdict.messages());
        let assembly = std::fs::read_to_string(&output).unwrap();
        let scalars = numbers(&assembly, "; NumSGPRsForWavesPerEU:");
        let vectors = numbers(&assembly, "; NumVGPRsForWavesPerEU:");
        let accumulators = numbers(&assembly, "; NumAgprs:");
        let occupancy = numbers(&assembly, "; Occupancy:");
        assert_eq!(occupancy.len(), all.len(), "{cpu}");
        for (n, needs) in all.iter().enumerate() {
            let of_accumulators = accumulators.get(n).copied().unwrap_or(0);
            let of_vectors = if of_accumulators == 0 { vectors[n] } else { needs.counts[1] };
            let pressure = RegPressure::NONE
                .with_count(SGPR, scalars[n])
                .with_count(VGPR, of_vectors)
                .with_count(AGPR, of_accumulators);
            let waves = model(&subtarget, &needs.workgroups).occupancy(&pressure);
            let counts = (scalars[n], of_vectors, of_accumulators);
            assert_eq!(waves, occupancy[n], "{cpu} {features} {needs:?} {counts:?}");
        }
        all.len()
    });
    assert!(compared.iter().all(|&n| n > 400));
}
