//! Intrinsics of targets with declarations of any kind: a message or code, never a panic, in the backends and the interpreter.

use std::panic::catch_unwind;
use testsuite::amd::Tools;
use testsuite::corpus::root;
use testsuite::parallel;

/// Declarations with operands that hardly any intrinsic has.
const WRONG: &[(&str, &[&str])] = &[
    ("i32", &[]),
    ("void", &[]),
    ("i32", &["i32"]),
    ("i64", &["i64"; 3]),
    ("void", &["i32"; 2]),
    ("float", &["double"; 4]),
    ("<2 x half>", &["<2 x half>"; 3]),
    ("{ i32, i1 }", &["i8"; 5]),
    ("ptr", &["ptr"; 6]),
    ("i1", &["<3 x i7>", "[2 x i32]", "i1"]),
];

/// Types for what a row leaves open.
const FREE: &[(&str, &[&str])] = &[
    ("I", &["i1", "i7", "i16", "i32", "i64", "i128", "<2 x i32>", "<3 x i8>"]),
    ("F", &["half", "bfloat", "float", "double", "<2 x half>", "<4 x double>", "fp128"]),
    ("P", &["ptr", "ptr addrspace(1)", "ptr addrspace(3)", "ptr addrspace(5)"]),
    ("V", &["<2 x i32>", "<3 x i16>", "<2 x ptr>"]),
    ("S", &["i1", "i32", "double", "ptr addrspace(3)", "<3 x i16>"]),
    ("A", &["i8", "i64", "<2 x float>", "ptr", "{ i32, i1 }", "[2 x i32]", "{}"]),
];

/// A word of a row as LLVM IR has the type; `n` chooses where several may be.
fn spelled(word: &str, n: usize, bound: &mut Vec<String>) -> String {
    let word = word.trim_end_matches('!');
    if let Some((_, list)) = FREE.iter().find(|free| free.0 == word) {
        bound.push(list[n % list.len()].to_owned());
        return list[n % list.len()].to_owned();
    }
    if word.contains('|') {
        let list: Vec<&str> = word.split('|').collect();
        let ty = spelled(list[n % list.len()], n, bound);
        bound.push(ty.clone());
        return ty;
    }
    if let Some(number) = word.strip_prefix('=') {
        return bound[number.parse::<usize>().expect("a number")].clone();
    }
    let vector = word.strip_prefix('v').and_then(|w| w.find(|c: char| !c.is_ascii_digit()));
    match word {
        "f16" => "half".into(),
        "bf16" => "bfloat".into(),
        "f32" => "float".into(),
        "f64" => "double".into(),
        _ => match vector {
            Some(end) if end > 0 => {
                format!("<{} x {}>", &word[1..=end], spelled(&word[end + 1..], n, bound))
            }
            _ if word.starts_with('p') => format!("ptr addrspace({})", &word[1..]),
            _ => word.into(),
        },
    }
}

/// A kernel that calls an intrinsic. Arguments that must be constants are `n`.
fn kernel(target: &str, name: &str, ret: &str, params: &[(String, bool)], n: usize) -> String {
    let (triple, kernel) = match target {
        "amdgcn" => ("amdgcn-amd-amdhsa", "amdgpu_kernel"),
        _ => ("nvptx64-nvidia-cuda", "ptx_kernel"),
    };
    let types: Vec<&str> = params.iter().map(|p| &*p.0).collect();
    let mut given = vec!["ptr addrspace(1) %q".to_owned()];
    let mut args = Vec::new();
    for (number, (ty, constant)) in params.iter().enumerate() {
        args.push(match (&**ty, constant) {
            ("metadata", _) => "metadata !0".to_owned(),
            ("i1", true) => format!("i1 {}", n % 2),
            (_, true) if ty.starts_with('i') => format!("{ty} {}", [0, 1, -1, 255, 65_536][n % 5]),
            (_, true) => format!("{ty} zeroinitializer"),
            _ => {
                given.push(format!("{ty} %a{number}"));
                format!("{ty} %a{number}")
            }
        });
    }
    let (result, store) = match ret {
        "void" => (String::new(), String::new()),
        _ => ("%m = ".to_owned(), format!("  store {ret} %m, ptr addrspace(1) %q\n")),
    };
    let call = format!("  {result}call {ret} @llvm.{target}.{name}({})\n{store}", args.join(", "));
    format!(
        "target triple = \"{triple}\"\ndeclare {ret} @llvm.{target}.{name}({})\n\
         define {kernel} void @k({}) {{\n{call}  ret void\n}}\n!0 = !{{}}\n",
        types.join(", "),
        given.join(", ")
    )
}

/// Compiles and interprets; the message of a panic.
fn try_all(text: &str) -> Option<String> {
    let work = || {
        let options = driver::Options::new();
        let Ok(module) = driver::read("k.ll", text.as_bytes(), &options) else { return };
        let amd = text.contains("amdgcn-amd");
        let cpus: &[&str] = if amd { &["gfx942", "gfx1100"] } else { &["sm_90"] };
        for cpu in cpus {
            let mut options = driver::Options::new();
            options.set("cpu", cpu).expect("an option");
            drop(driver::compile_module(module.clone(), &options));
        }
        let words = ["--kernel", "k", "--arg", "q=buf:i32x64:zeros"];
        if let (Ok(launch), 1) =
            (gpu_sim::launch::Launch::parse(&words), text.matches("%a").count() + 1)
        {
            drop(gpu_sim::interp::run(&module, &launch, &gpu_sim::interp::Options::default()));
        }
    };
    let panic = catch_unwind(work).err()?;
    let message = panic.downcast_ref::<String>().map(String::as_str);
    Some(message.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("a panic").to_owned())
}

fn rows(target: &str) -> Vec<String> {
    let file = root().join(format!("crates/ir/src/ssa/target_intrinsics/{target}.txt"));
    let text = std::fs::read_to_string(file).expect("the table");
    text.lines().map(str::to_owned).collect()
}

fn check(target: &str, every: usize) {
    let rows = rows(target);
    let chosen: Vec<&String> = rows.iter().step_by(every).collect();
    let failures: Vec<String> = parallel::map(&chosen, |row| {
        let words: Vec<&str> = row.split(' ').collect();
        let mut texts = Vec::new();
        for (n, (ret, params)) in WRONG.iter().enumerate() {
            let params: Vec<_> = params.iter().map(|ty| ((*ty).to_owned(), n % 2 == 0)).collect();
            texts.push(kernel(target, words[0], ret, &params, n));
        }
        for n in 0..8 {
            let mut bound = Vec::new();
            let results: Vec<String> =
                words[1].split(',').map(|word| spelled(word, n, &mut bound)).collect();
            let ret = match &results[..] {
                [one] => one.clone(),
                several => format!("{{ {} }}", several.join(", ")),
            };
            let fixed = words[2..].iter().filter(|&&word| word != "...");
            let params: Vec<_> = fixed
                .enumerate()
                .map(|(at, word)| (spelled(word, n * (at + 1), &mut bound), word.ends_with('!')))
                .collect();
            texts.push(kernel(target, words[0], &ret, &params, n));
        }
        texts.iter().find_map(|text| Some(format!("{}\n{text}", try_all(text)?)))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(
        failures.is_empty(),
        "{} of {}:\n{}",
        failures.len(),
        chosen.len(),
        failures.join("\n")
    );
}

#[test]
fn amd_calls_of_any_type_do_not_panic() {
    check("amdgcn", 1);
}

#[test]
fn nvidia_calls_of_any_type_do_not_panic() {
    check("nvvm", 3);
}

/// Families that tests of their own compare with LLVM's code.
const OTHERS: [&str; 9] =
    ["mfma.", "smfmac.", "wmma.", "swmmac.", "cvt.scale", "tensor.", "raw.", "struct.", "buffer."];

/// A row's calls that LLVM may take: common types for what is open, and constants that are 0, which is in the range of most.
fn calls(row: &str) -> Vec<String> {
    // Numbers of types in the lists of `FREE`.
    const COMMON: [[(&str, usize); 6]; 2] = [
        [("I", 3), ("F", 2), ("P", 1), ("V", 0), ("S", 1), ("A", 1)],
        [("I", 4), ("F", 3), ("P", 2), ("V", 0), ("S", 2), ("A", 2)],
    ];
    let words: Vec<&str> = row.split(' ').collect();
    let call = |common: &[(&str, usize); 6]| {
        let mut bound = Vec::new();
        let mut ty = |word: &str| {
            let free = common.iter().find(|free| free.0 == word.trim_end_matches('!'));
            spelled(word, free.map_or(0, |free| free.1), &mut bound)
        };
        let results: Vec<String> = words[1].split(',').map(&mut ty).collect();
        let ret = match &results[..] {
            [one] => one.clone(),
            several => format!("{{ {} }}", several.join(", ")),
        };
        let params = words[2..].iter().filter(|&&word| word != "...");
        let params: Vec<_> = params.map(|word| (ty(word), word.ends_with('!'))).collect();
        kernel("amdgcn", words[0], &ret, &params, 0).replace("!0 = !{}", "!0 = !{!\"agent\"}")
    };
    COMMON.iter().map(call).collect()
}

/// Processors whose intrinsics are tried: the newest, and two that are like an older one with instructions more.
const CPUS: [&str; 3] = ["gfx906", "gfx908", "gfx1200"];

/// Intrinsics for which LLVM writes an instruction that the processor does not have, and its last processor without.
const LACKING: [(&str, &str); 1] = [("interp.inreg.p2", "gfx1030")];

/// Whether LLVM takes a call, by an intrinsic that it knows: one that it does not is a function that is not there.
fn is_taken_by_llvm(tools: &Tools, cpu: &str, name: &str, text: &str) -> bool {
    let undefined = format!("llvm.amdgcn.{name}");
    let named =
        |object: &[u8]| object.windows(undefined.len()).any(|bytes| bytes == undefined.as_bytes());
    let lacking = |row: &&(&str, &str)| row.0 == name && (cpu.len(), cpu) <= (row.1.len(), row.1);
    LACKING.iter().find(lacking).is_none()
        && tools.object(text, cpu, "-O1").is_ok_and(|object| !named(&object))
}

/// The message where a call is refused here.
fn refusal(cpu: &str, text: &str) -> Option<String> {
    let mut options = driver::Options::new();
    options.set("cpu", cpu).expect("an option");
    Some(driver::compile("k.ll", text.as_bytes(), &options).err()?.to_string())
}

fn name_of(row: &str) -> &str {
    row.split(' ').next().unwrap_or("")
}

/// Each intrinsic that `llc` takes in a kernel is taken here, or is in the list of those that are not, with the reason.
#[test]
fn amd_intrinsics_that_llc_takes_are_taken() {
    let Some(tools) = Tools::need() else { return };
    let refused = include_str!("data/amd-refused-intrinsics.txt");
    let listed: Vec<&str> =
        refused.lines().filter(|line| !line.starts_with('#')).map(name_of).collect();
    let rows = rows("amdgcn");
    let tried = rows.iter().filter(|row| {
        !OTHERS.iter().any(|family| row.starts_with(family)) && !listed.contains(&name_of(row))
    });
    let work: Vec<(&str, &String)> = tried.flat_map(|row| CPUS.map(|cpu| (cpu, row))).collect();
    let found: Vec<Option<String>> = parallel::map(&work, |&(cpu, row)| {
        for text in calls(row) {
            // What is taken here need not be asked for.
            let error = refusal(cpu, &text)?;
            // Those before gfx90a have nothing that it has not.
            if cpu < "gfx90a" && cpu != "gfx1200" && refusal("gfx90a", &text).is_some() {
                continue;
            }
            if is_taken_by_llvm(&tools, cpu, name_of(row), &text) {
                return Some(format!("{} on {cpu}: {error}", name_of(row)));
            }
        }
        None
    });
    let found: Vec<String> = found.into_iter().flatten().collect();
    assert!(found.is_empty(), "LLVM takes\n{}", found.join("\n"));
}

/// Prints the table of `docs/amdgpu-selection.md`: the intrinsics that LLVM takes on each processor, and how many of them are taken
/// here.
#[test]
#[ignore = "prints a table, and takes minutes"]
fn table_of_amd_intrinsics() {
    let Some(tools) = Tools::need() else { return };
    let rows = rows("amdgcn");
    let cpus = [
        "gfx900", "gfx906", "gfx908", "gfx90a", "gfx942", "gfx950", "gfx1030", "gfx1100", "gfx1200",
    ];
    for cpu in cpus {
        let found: Vec<Option<bool>> = parallel::map(&rows, |row| {
            let name = name_of(row);
            // Conversions for which LLVM writes what the processor does not have, and clusters, for which its code has no value; the
            // number that is tried here is no comparison.
            let written_anyway = name.starts_with("cvt.scale") && cpu != "gfx950";
            if written_anyway || name.contains("cluster") || matches!(name, "icmp" | "fcmp") {
                return None;
            }
            let texts = calls(row);
            let theirs = texts.iter().find(|text| is_taken_by_llvm(&tools, cpu, name, text))?;
            Some(refusal(cpu, theirs).is_none())
        });
        let taken: Vec<bool> = found.into_iter().flatten().collect();
        println!("| {cpu} | {} | {} |", taken.len(), taken.iter().filter(|&&ours| ours).count());
    }
}

/// Instructions that only some processors of a generation have are refused on the others.
#[test]
fn optional_instructions_are_refused() {
    let params: Vec<(String, bool)> =
        ["float", "float", "i32", "i1"].map(|ty| (ty.to_owned(), ty == "i1")).into();
    let text = kernel("amdgcn", "cvt.pk.fp8.f32", "i32", &params, 0);
    assert_eq!(refusal("gfx942", &text), None);
    let error = refusal("gfx9-4-generic", &text).expect("a message");
    assert!(error.contains("V_CVT_PK_FP8_F32_e64 on gfx9-4-generic"), "{error}");
}

/// Every intrinsic that the backends select is in the tables: a name without a row is refused.
#[test]
fn a_name_without_a_row_is_refused() {
    for (target, name) in
        [("amdgcn", "frobnicate"), ("amdgcn", "ds.swizzle.i32"), ("nvvm", "barrier7")]
    {
        let text = kernel(target, name, "i32", &[("i32".into(), false)], 0);
        let mut options = driver::Options::new();
        options
            .set("cpu", if target == "amdgcn" { "gfx1100" } else { "sm_90" })
            .expect("an option");
        let error = driver::compile("k.ll", text.as_bytes(), &options).expect_err("a message");
        let wanted = format!("the intrinsic 'llvm.{target}.{name}' is not supported");
        assert!(error.to_string().contains(&wanted), "{error}");
    }
}
