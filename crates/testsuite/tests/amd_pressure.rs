//! More values at one time than there are registers: kernels made for it, with uniform values, values of lanes, and
//! tuples, at small limits, through loops and calls. Our code in the simulator against the interpreter, on each
//! generation.

use std::fmt::Write as _;

use amdgpu_backend::Options;
use amdgpu_backend::Processor;
use gpu_sim::launch::Launch;
use ir::pass::PassCx;
use testsuite::amd::{GENERATIONS, agree, comparable, compile};
use testsuite::{parallel, pipeline};

/// Number of values live at once, and limits of the kernel.
#[derive(Clone, Copy)]
struct Pressure {
    /// Uniform values.
    scalars: usize,
    /// Values of lanes.
    vectors: usize,
    /// Whether functions are called in between.
    calls: bool,
    attributes: &'static str,
}

/// Small numbers from a seed.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % bound
    }
}

/// Loads of `count` values from a pointer, in tuples of different widths. Returns the values' names.
fn loads(
    out: &mut String,
    numbers: &mut Numbers,
    from: &str,
    name: &str,
    count: usize,
) -> Vec<String> {
    let mut values = Vec::new();
    while values.len() < count {
        let at = values.len();
        let width = [1, 1, 2, 3, 4, 8, 16][numbers.below(7)];
        writeln!(out, "  %{name}p{at} = getelementptr i32, ptr addrspace(1) {from}, i32 {at}")
            .unwrap();
        let kind = if width == 1 { "i32".to_owned() } else { format!("<{width} x i32>") };
        writeln!(out, "  %{name}w{at} = load {kind}, ptr addrspace(1) %{name}p{at}, align 4")
            .unwrap();
        for n in at..at + width {
            if width == 1 {
                writeln!(out, "  %{name}e{n} = add i32 %{name}w{at}, 0").unwrap();
            } else {
                let lane = n - at;
                writeln!(out, "  %{name}e{n} = extractelement {kind} %{name}w{at}, i32 {lane}")
                    .unwrap();
            }
            let factor = 2 * numbers.below(1000) + 3;
            writeln!(out, "  %{name}{n} = mul i32 %{name}e{n}, {factor}").unwrap();
            values.push(format!("%{name}{n}"));
        }
    }
    values
}

/// Mixes values into a number, in an order. Returns the result's name.
fn mix(out: &mut String, name: &str, start: &str, values: &[String], factor: usize) -> String {
    let mut last = start.to_owned();
    for (n, value) in values.iter().enumerate() {
        writeln!(out, "  %{name}x{n} = xor i32 {last}, {value}").unwrap();
        writeln!(out, "  %{name}y{n} = mul i32 %{name}x{n}, {factor}").unwrap();
        last = format!("%{name}y{n}");
    }
    last
}

/// A kernel in whose loop all values are live, in different orders in and after it.
fn kernel(pressure: Pressure) -> String {
    let mut numbers = Numbers(pressure.scalars as u64 * 1000 + pressure.vectors as u64);
    let mut out = String::from(
        "target triple = \"amdgcn-amd-amdhsa\"\n\
         declare i32 @llvm.amdgcn.workitem.id.x()\n",
    );
    if pressure.calls {
        // It takes most of the vector registers: few keep their lanes across its calls.
        out.push_str("define internal i32 @f(ptr addrspace(1) %p, i32 %x, i32 %y) #1 {\n");
        let values = loads(&mut out, &mut numbers, "%p", "f", 60);
        let mixed = mix(&mut out, "e", "%x", &values, 31);
        let mixed = mix(&mut out, "h", &mixed, &values, 3);
        writeln!(out, "  %last = xor i32 {mixed}, %y\n  ret i32 %last\n}}").unwrap();
    }
    out.push_str(
        "define amdgpu_kernel void @k(ptr addrspace(1) noalias readonly %in, ptr addrspace(1) noalias %out) #0 {\n\
         entry:\n  %t = call i32 @llvm.amdgcn.workitem.id.x()\n\
         %own = getelementptr i32, ptr addrspace(1) %in, i32 %t\n",
    );
    let scalars = loads(&mut out, &mut numbers, "%in", "s", pressure.scalars);
    let vectors = loads(&mut out, &mut numbers, "%own", "v", pressure.vectors);
    out.push_str(
        "  br label %loop\nloop:\n  %i = phi i32 [ 0, %entry ], [ %next, %loop ]\n\
         %sum = phi i32 [ %t, %entry ], [ %added, %loop ]\n",
    );
    let turned = |list: &[String], by: usize| -> Vec<String> {
        let mut list = list.to_vec();
        let by = by % list.len().max(1);
        list.rotate_left(by);
        list
    };
    let (mut uniform, mut varying) = ("%i".to_owned(), "%sum".to_owned());
    let parts: Vec<Vec<String>> = turned(&scalars, 37).chunks(64).map(<[String]>::to_vec).collect();
    for (n, part) in parts.iter().enumerate() {
        uniform = mix(&mut out, &format!("a{n}"), &uniform, part, 5);
        let (opcode, arguments) = if pressure.calls {
            ("call i32", format!("@f(ptr addrspace(1) %own, i32 {varying}, i32 {uniform})"))
        } else {
            ("add i32", format!("{varying}, {uniform}"))
        };
        writeln!(out, "  %b{n} = {opcode} {arguments}").unwrap();
        varying = format!("%b{n}");
    }
    varying = mix(&mut out, "c", &varying, &turned(&vectors, 11), 33);
    writeln!(
        out,
        "  %added = add i32 {varying}, {uniform}\n  %next = add i32 %i, 1\n\
         %more = icmp ult i32 %next, 3\n  br i1 %more, label %loop, label %end\nend:"
    )
    .unwrap();
    let behind: Vec<String> = scalars.iter().rev().cloned().collect();
    let uniform = mix(&mut out, "d", "%i", &behind, 7);
    let varying = mix(&mut out, "g", "%added", &vectors, 37);
    writeln!(
        out,
        "  %last = add i32 {varying}, {uniform}\n\
         %place = getelementptr i32, ptr addrspace(1) %out, i32 %t\n\
         store i32 %last, ptr addrspace(1) %place, align 4\n  ret void\n}}\n\
         attributes #0 = {{ {} }}\nattributes #1 = {{ noinline }}",
        pressure.attributes
    )
    .unwrap();
    out
}

const SMALL: &str = r#""amdgpu-flat-work-group-size"="1,64""#;
const FEW: &str = r#""amdgpu-flat-work-group-size"="1,64" "amdgpu-num-vgpr"="64""#;
const WAVES: &str = r#""amdgpu-flat-work-group-size"="1,64" "amdgpu-waves-per-eu"="8""#;

fn all_agree(pressures: &[Pressure]) {
    let line = "--kernel k --block 64 --arg buf:u32x4000:random:1 --arg out=buf:u32x64:zeros";
    let launch = [Launch::parse_line(line).expect("a launch")];
    let failures: Vec<String> = parallel::map(&GENERATIONS, |&(cpu, _)| {
        let run = |&pressure: &Pressure| -> Result<(), String> {
            let text = comparable(&kernel(pressure), cpu);
            let read = || pipeline::read("pressure.ll", text.as_bytes()).expect("a module");
            agree(&read(), &compile(read(), cpu, 3)?, &launch)
        };
        let failed = |(n, p): (usize, &Pressure)| run(p).err().map(|e| format!("{cpu}, {n}: {e}"));
        pressures.iter().enumerate().filter_map(failed).collect::<Vec<_>>()
    })
    .concat();
    assert!(failures.is_empty(), "{} wrong\n{}", failures.len(), failures.join("\n"));
}

#[test]
fn values_beyond_the_registers_agree() {
    all_agree(&[
        Pressure { scalars: 400, vectors: 20, calls: false, attributes: SMALL },
        Pressure { scalars: 20, vectors: 400, calls: false, attributes: SMALL },
        Pressure { scalars: 400, vectors: 400, calls: false, attributes: WAVES },
        Pressure { scalars: 300, vectors: 100, calls: true, attributes: FEW },
    ]);
}

#[test]
fn scalars_beyond_all_lanes_agree() {
    all_agree(&[
        Pressure { scalars: 1300, vectors: 60, calls: false, attributes: FEW },
        Pressure { scalars: 1700, vectors: 60, calls: true, attributes: FEW },
    ]);
}

/// Returns the machine IR in which values beyond the registers are spilled.
fn machine_ir(pressure: Pressure, cpu: &str) -> String {
    let text = comparable(&kernel(pressure), cpu);
    let module = pipeline::read("pressure.ll", text.as_bytes()).expect("a module");
    let options = Options::new(Processor::by_name(cpu).expect("a processor"));
    amdgpu_backend::pipeline::machine_ir(module, &options, &mut PassCx::new()).expect("it compiles")
}

/// Accumulators come before scratch where they are one file with the vector registers and leave as many waves as the
/// launch needs.
#[test]
fn accumulators_hold_what_vector_registers_cannot() {
    let pressure = Pressure { scalars: 20, vectors: 300, calls: false, attributes: SMALL };
    for cpu in ["gfx90a", "gfx942"] {
        let text = machine_ir(pressure, cpu);
        assert!(
            text.contains("V_ACCVGPR_WRITE_B32_e64") && text.contains("V_ACCVGPR_READ_B32_e64")
        );
        assert!(!text.contains("SCRATCH_") && !text.contains("BUFFER_STORE"), "{cpu} uses scratch");
        let waves = machine_ir(Pressure { attributes: WAVES, ..pressure }, cpu);
        assert!(!waves.contains("V_ACCVGPR"), "{cpu} takes accumulators from other waves");
    }
    assert!(machine_ir(pressure, "gfx1100").contains("SCRATCH_STORE"));
}

/// Scalars go to memory only where there are no lanes for them.
#[test]
fn lanes_come_before_memory() {
    let through_memory = |scalars: usize, calls: bool| {
        let pressure = Pressure { scalars, vectors: 60, calls, attributes: FEW };
        let text = machine_ir(pressure, "gfx1100");
        assert!(text.contains("V_WRITELANE_B32"));
        text.contains("$exec_lo = S_MOV_B32 $sgpr92")
    };
    assert!(!through_memory(250, false) && !through_memory(1300, false));
    assert!(through_memory(1700, true));
}

/// The vector registers and accumulators that machine IR names, each up to the last one.
fn named_registers(text: &str) -> (u32, u32) {
    let last = |prefix: &str| {
        let ends = text.match_indices(prefix).map(|(at, _)| {
            let run = text[at + 1..].split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            let last = run.into_iter().next().and_then(|run| run.split('_').next_back());
            let digits = last.map(|last| last.trim_start_matches(|c: char| !c.is_ascii_digit()));
            digits.and_then(|digits| digits.parse::<u32>().ok()).map_or(0, |n| n + 1)
        });
        ends.max().unwrap_or(0)
    };
    (last("$vgpr"), last("$agpr"))
}

/// A number of vector registers that is asked for holds, below 64 too, and for accumulators.
#[test]
fn budgets_of_vector_registers_hold() {
    const BUDGETS: [(u32, &str); 4] = [
        (24, r#""amdgpu-flat-work-group-size"="1,64" "amdgpu-num-vgpr"="24""#),
        (32, r#""amdgpu-flat-work-group-size"="1,64" "amdgpu-num-vgpr"="32""#),
        (48, r#""amdgpu-flat-work-group-size"="1,64" "amdgpu-num-vgpr"="48""#),
        (100, r#""amdgpu-flat-work-group-size"="1,64" "amdgpu-num-vgpr"="100""#),
    ];
    let pressure = |attributes| Pressure { scalars: 60, vectors: 150, calls: false, attributes };
    for (budget, attributes) in BUDGETS {
        for cpu in ["gfx900", "gfx90a", "gfx942", "gfx1100", "gfx1200"] {
            let (vectors, accumulators) = named_registers(&machine_ir(pressure(attributes), cpu));
            let held = vectors <= budget && accumulators <= budget;
            assert!(held, "{budget} on {cpu}: {vectors} and {accumulators}");
        }
    }
    all_agree(&BUDGETS.map(|(_, attributes)| pressure(attributes)));
    let calls = BUDGETS.map(|(_, attributes)| Pressure { calls: true, ..pressure(attributes) });
    all_agree(&calls);
}
