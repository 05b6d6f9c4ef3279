//! Wait states between two instructions, against LLVM's hazard recognizer: every pair of a list of instructions that write
//! and one that read or overwrite, on each generation that has wait states and on gfx950, whose matrix unit is later.

use ir::machine::MachineFunction;
use ir::pass::{PassCx, PassRegistry, Sequence};
use judges::{Judge, Scratch};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use testsuite::llvm_mir::{read, run_llc};

const PASS: &str = "post-RA-hazard-rec";

/// A product of matrices: its row, the dwords of the result, and those of a factor.
struct Product {
    name: &'static str,
    row: &'static str,
    result: u32,
    factor: u32,
}

const fn product(name: &'static str, row: &'static str, result: u32, factor: u32) -> Product {
    Product { name, row, result, factor }
}

const PRODUCTS: [Product; 9] = [
    product("half2", "V_MFMA_F32_4X4X4F16_vgprcd_e64", 4, 2),
    product("half4", "V_MFMA_F32_16X16X16F16_vgprcd_e64", 4, 2),
    product("half8", "V_MFMA_F32_32X32X8F16_vgprcd_e64", 16, 2),
    product("half16", "V_MFMA_F32_32X32X4F16_vgprcd_e64", 32, 2),
    product("float2", "V_MFMA_F32_4X4X1F32_vgprcd_e64", 4, 1),
    product("float8", "V_MFMA_F32_16X16X4F32_vgprcd_e64", 4, 1),
    product("float16", "V_MFMA_F32_32X32X2F32_vgprcd_e64", 16, 1),
    product("double4", "V_MFMA_F64_4X4X4F64_vgprcd_e64", 2, 2),
    product("double8", "V_MFMA_F64_16X16X4F64_vgprcd_e64", 8, 2),
];

/// A run of vector registers.
fn registers(first: u32, count: u32) -> String {
    let names: Vec<String> = (first..first + count).map(|n| format!("vgpr{n}")).collect();
    format!("${}", names.join("_"))
}

impl Product {
    /// The instruction with its result, factors and accumulator at these registers.
    fn at(&self, result: u32, factors: [u32; 2], accumulator: u32) -> String {
        let early = if self.result > 4 { "early-clobber " } else { "" };
        let [a, b] = factors.map(|first| registers(first, self.factor));
        let (d, c) = (registers(result, self.result), registers(accumulator, self.result));
        format!("{early}{d} = {} {a}, {b}, {c}, 0, 0, 0, implicit $mode, implicit $exec", self.row)
    }
}

/// Returns instructions that may come after a result in register 0 whose accumulator is register 64.
fn readers() -> Vec<(String, String)> {
    let plain = [
        ("read", "$vgpr200 = V_MOV_B32_e32 $vgpr0, implicit $exec"),
        ("overwrite", "$vgpr0 = V_MOV_B32_e32 1, implicit $exec"),
        ("store", "GLOBAL_STORE_DWORD $vgpr202_vgpr203, $vgpr0, 0, 0, implicit $exec"),
        ("local", "DS_WRITE_B32_gfx9 $vgpr202, $vgpr0, 0, 0, implicit $exec"),
        ("load", "$vgpr0 = GLOBAL_LOAD_DWORD $vgpr202_vgpr203, 0, 0, implicit $exec"),
        ("accumulator", "$vgpr64 = V_MOV_B32_e32 1, implicit $exec"),
    ];
    let mut list: Vec<(String, String)> =
        plain.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect();
    for p in &PRODUCTS {
        list.push((format!("factor_{}", p.name), p.at(128, [0, 204], 160)));
        list.push((format!("part_{}", p.name), p.at(160, [204, 208], 2)));
        list.push((format!("whole_{}", p.name), p.at(160, [204, 208], 0)));
    }
    list
}

/// A function of two instructions for each pair.
fn pairs() -> String {
    let mut text = String::new();
    for p in &PRODUCTS {
        for (name, reader) in readers() {
            let first = p.at(0, [220, 224], 64);
            let _ = write!(
                text,
                "---\nname: {}_{name}\ntracksRegLiveness: false\nbody: |\n  bb.0:\n    {first}\n    {reader}\n    S_ENDPGM 0\n...\n",
                p.name
            );
        }
    }
    text
}

/// The wait states that `s_nop`s make in each function of a printed file.
fn wait_states(printed: &str) -> BTreeMap<String, u32> {
    let mut found = BTreeMap::new();
    let mut name = String::new();
    for line in printed.lines() {
        if let Some(own) = line.strip_prefix("name:") {
            own.trim().clone_into(&mut name);
            found.insert(name.clone(), 0);
        }
        if let Some(count) = line.trim().strip_prefix("S_NOP ") {
            let states: u32 = count.trim().parse().expect("a number of states");
            *found.entry(name.clone()).or_default() += states + 1;
        }
    }
    found
}

fn of_llvm(llc: &Path, cpu: &str, text: &str) -> BTreeMap<String, u32> {
    let scratch = Scratch::new(&format!("hazards-{cpu}"));
    let (input, output) = (scratch.write("pairs.mir", text), scratch.file("out.mir"));
    let pass = format!("-run-pass={PASS}");
    wait_states(&run_llc(llc, cpu, &[&pass], &input, &output).expect("llc's text"))
}

fn of_ours(cpu: &str, text: &str) -> BTreeMap<String, u32> {
    wait_states(&printed_by_us(cpu, text))
}

fn printed_by_us(cpu: &str, text: &str) -> String {
    let mut registry = PassRegistry::new();
    amdgpu_backend::post_ra::register_passes(&mut registry);
    let infos = registry.parse_list(PASS).expect("the pass");
    let mut passes: Sequence<MachineFunction> = Sequence::machine(&infos).expect("a machine pass");
    let mut file = read(cpu, text).expect("machine functions");
    for function in &mut file.functions {
        passes.run(function, &mut (), &mut PassCx::new()).expect("no objection");
    }
    file.print()
}

#[test]
fn results_of_matrices_wait_as_llvm_lets_them() {
    let Some(llc) = Judge::Llc.need() else { return };
    let text = pairs();
    for cpu in ["gfx90a", "gfx942", "gfx950"] {
        let theirs = of_llvm(llc, cpu, &text);
        let ours = of_ours(cpu, &text);
        assert!(theirs.len() >= 250, "only {} pairs", theirs.len());
        let wrong: Vec<String> = theirs
            .iter()
            .filter(|(name, states)| ours.get(*name) != Some(*states))
            .map(|(name, states)| format!("{name}: {states} and {:?}", ours.get(name)))
            .collect();
        assert!(wrong.is_empty(), "{cpu}:\n{}", wrong.join("\n"));
    }
}

/// Pairs that later generations keep apart by instructions other than `s_nop`, or by three states.
const LATER: &[(&str, &[&str])] = &[
    (
        "permutation",
        &[
            "V_CMPX_EQ_U32_nosdst_e32 $vgpr0, $vgpr1, implicit-def $exec, implicit $exec",
            "$vgpr1 = V_PERMLANE16_B32_e64 0, $vgpr1, 0, $sgpr1, 0, $sgpr0, $vgpr1, 0, implicit $exec",
        ],
    ),
    (
        "cross_permutation",
        &[
            "V_CMPX_EQ_U32_nosdst_e32 $vgpr0, $vgpr1, implicit-def $exec, implicit $exec",
            "$vgpr1 = V_PERMLANEX16_B32_e64 0, $vgpr1, 0, $sgpr1, 0, $sgpr0, $vgpr1, 0, implicit $exec",
        ],
    ),
    (
        "permutation_apart",
        &[
            "V_CMPX_EQ_U32_nosdst_e32 $vgpr0, $vgpr1, implicit-def $exec, implicit $exec",
            "$vgpr4 = V_MOV_B32_e32 $vgpr5, implicit $exec",
            "$vgpr1 = V_PERMLANE16_B32_e64 0, $vgpr1, 0, $sgpr1, 0, $sgpr0, $vgpr1, 0, implicit $exec",
        ],
    ),
    (
        "float_atomic",
        &[
            "$vgpr1 = GLOBAL_ATOMIC_FMIN_RTN $vgpr2_vgpr3, $vgpr1, 0, 1, implicit $exec",
            "S_DENORM_MODE 3, implicit-def $mode, implicit $mode",
        ],
    ),
    (
        "float_atomic_apart",
        &[
            "$vgpr1 = GLOBAL_ATOMIC_FMIN_RTN $vgpr2_vgpr3, $vgpr1, 0, 1, implicit $exec",
            "$sgpr4 = S_MOV_B32 1",
            "S_DENORM_MODE 3, implicit-def $mode, implicit $mode",
        ],
    ),
    (
        "transcendental",
        &[
            "$vgpr1 = V_EXP_F32_e32 $vgpr2, implicit $mode, implicit $exec",
            "$vgpr3 = V_MOV_B32_e32 $vgpr1, implicit $exec",
        ],
    ),
    (
        "mask",
        &[
            "$vgpr1 = V_CNDMASK_B32_e64 0, $vgpr1, 0, $vgpr2, $sgpr2_sgpr3, implicit $exec",
            "$sgpr2_sgpr3 = S_MOV_B64 0",
            "$vgpr1 = V_CNDMASK_B32_e64 0, $vgpr1, 0, $vgpr2, $sgpr2_sgpr3, implicit $exec",
        ],
    ),
    (
        "mask_past_a_comparison",
        &[
            "$vgpr1 = V_CNDMASK_B32_e64 0, $vgpr1, 0, $vgpr2, $sgpr2_sgpr3, implicit $exec",
            "S_CMP_EQ_U32 $sgpr9, 0, implicit-def $scc",
            "$sgpr2_sgpr3 = S_CSELECT_B64 -1, 0, implicit $scc",
            "$vgpr1 = V_CNDMASK_B32_e64 0, $vgpr1, 0, $vgpr2, $sgpr2_sgpr3, implicit $exec",
        ],
    ),
    (
        "mask_by_a_vector_instruction",
        &[
            "$vgpr1 = V_CNDMASK_B32_e64 0, $vgpr1, 0, $vgpr2, $sgpr2_sgpr3, implicit $exec",
            "$sgpr2_sgpr3 = V_CMP_EQ_U32_e64 $vgpr1, $vgpr2, implicit $exec",
            "$vgpr1 = V_CNDMASK_B32_e64 0, $vgpr1, 0, $vgpr2, $sgpr2_sgpr3, implicit $exec",
        ],
    ),
    (
        "mask_in_vcc",
        &[
            "$vgpr1 = V_CNDMASK_B32_e32 $vgpr1, $vgpr2, implicit $vcc, implicit $exec",
            "V_CMP_EQ_U32_e32 $vgpr1, $vgpr2, implicit-def $vcc, implicit $exec",
            "$vgpr1 = V_CNDMASK_B32_e32 $vgpr1, $vgpr2, implicit $vcc, implicit $exec",
        ],
    ),
    (
        "forwarding",
        &[
            "$vgpr0 = V_MOV_B32_e32 0, implicit $exec",
            "$exec = S_MOV_B64 -1",
            "$vgpr1 = V_MOV_B32_e32 1, implicit $exec",
            "$vgpr2 = V_ADD_U32_e32 $vgpr0, $vgpr1, implicit $exec",
        ],
    ),
];

/// The names of the instructions of each function of a printed file.
fn names(printed: &str) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut name = String::new();
    for line in printed.lines() {
        if let Some(own) = line.strip_prefix("name:") {
            own.trim().clone_into(&mut name);
            found.entry(name.clone()).or_default();
        }
        let is_name =
            |word: &&str| word.contains('_') && word.starts_with(|c: char| c.is_uppercase());
        if line.starts_with("    ")
            && let Some(word) = line.split_whitespace().find(is_name)
        {
            found.entry(name.clone()).or_default().push(word.to_owned());
        }
    }
    found
}

#[test]
fn later_generations_keep_instructions_apart_as_llvm_does() {
    let Some(llc) = Judge::Llc.need() else { return };
    let declared = LATER.iter().fold(String::new(), |all, (name, _)| {
        all + &format!("  define void @{name}() #0 {{\n    ret void\n  }}\n")
    });
    let begin = format!(
        "--- |\n  target triple = \"amdgcn-amd-amdhsa\"\n{declared}  attributes #0 = {{ \"target-features\"=\"+wavefrontsize64\" }}\n...\n"
    );
    let text = LATER.iter().fold(begin, |all, (name, lines)| {
        let body = lines.join("\n    ");
        all + &format!(
            "---\nname: {name}\ntracksRegLiveness: false\nisSSA: false\nbody: |\n  bb.0:\n    {body}\n    S_ENDPGM 0\n...\n"
        )
    });
    for cpu in ["gfx1030", "gfx1100", "gfx1200"] {
        let scratch = Scratch::new(&format!("later-hazards-{cpu}"));
        let (input, output) = (scratch.write("pairs.mir", &text), scratch.file("out.mir"));
        let pass = format!("-run-pass={PASS}");
        let theirs = names(&run_llc(llc, cpu, &[&pass], &input, &output).expect("llc's text"));
        let ours = names(&printed_by_us(cpu, &text));
        assert_eq!(theirs, ours, "{cpu}");
    }
}
