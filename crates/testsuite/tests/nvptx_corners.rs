//! Corners of NVPTX: kernels whose results are compared with the interpreter's at every level, and output that `ptxas` accepts.

use gpu_sim::launch::{Launch, first_difference};
use judges::Judge;
use testsuite::pipeline;

/// Compares all launches of a module with the interpreter at every level.
fn agrees(name: &str, text: &str) {
    let read = || pipeline::read(name, text.as_bytes()).expect("a module");
    let compiled: Vec<String> = (0..4)
        .map(|level| pipeline::compile_at(read(), pipeline::CPU, level).expect("PTX"))
        .collect();
    let module = read();
    for launch in Launch::from_comments(text).expect("launches") {
        let expected = pipeline::interpret(&module, &launch).expect("an answer");
        for (level, ptx) in compiled.iter().enumerate() {
            let found = pipeline::simulate(ptx, &launch).expect("a run");
            let difference = first_difference(&expected, &found, None).map(|d| d.to_string());
            assert_eq!(difference, None, "{name}, '{}' at -O{level}", launch.kernel);
        }
    }
}

macro_rules! agree {
    ($($test:ident: $file:literal),* $(,)?) => {
        $(#[test]
        fn $test() {
            agrees($file, include_str!(concat!("data/", $file)));
        })*
    };
}

agree! {
    blocks_of_a_cluster: "nv-clusters.ll",
    copies_of_the_asynchronous_engine: "nv-bulk-copies.ll",
    walks_over_parameters_do_not_outlive_a_wrap: "nv-wrapping-walks.ll",
    constants_stay_within_extensions_that_may_wrap: "nv-wrapping-constants.ll",
    steps_between_addresses_may_wrap: "nv-wrapping-steps.ll",
    narrow_results_are_extended_as_they_are_used: "nv-extended-results.ll",
    by_value_parameters_in_local_memory: "nv-byval-local.ll",
    elements_of_more_than_64_bits: "nv-large-vectors.ll",
    saturating_conversions_of_constants: "nv-folded-conversions.ll",
    floats_times_powers_of_two: "nv-ldexp.ll",
    stores_leave_zeros_between_bytes: "nv-between-bytes.ll",
    sums_of_products_of_bytes_are_dot_products: "nv-byte-sums.ll",
    lanes_that_share_registers: "nv-lanes-of-pairs.ll",
}

/// The PTX of a module for a processor with features.
fn ptx(text: &str, cpu: &str, features: &str) -> String {
    let module = pipeline::read("corner.ll", text.as_bytes()).expect("a module");
    let sm = nvptx_backend::Sm::parse(cpu).expect("a processor");
    let mut options = nvptx_backend::Options::new(sm);
    options.apply_features(features).expect("features");
    nvptx_backend::compile(module, &options).expect("PTX").ptx
}

/// Asserts that `ptxas`, if it is there, accepts the text.
fn accepted(text: &str, cpu: &str) {
    let Some(ptxas) = Judge::Ptxas.need() else { return };
    if let Err(error) = judges::assemble(ptxas, text, cpu, true) {
        panic!("{error}\n{text}");
    }
}

#[test]
fn by_value_parameters_are_aligned_to_128_at_most() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"\n\
        define void @f(ptr byval([80 x i32]) align 512 %b, ptr %o) {\n\
        \x20 %v = load i32, ptr %b\n  store i32 %v, ptr %o\n  ret void\n}\n";
    let ptx = ptx(text, "sm_90", "");
    assert!(ptx.contains(".param .align 128 .b8 f_param_0[320]"), "{ptx}");
    accepted(&ptx, "sm_90");
}

#[test]
fn noreturn_is_written_from_ptx_64_on() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"\n\
        declare void @llvm.trap()\n\
        define void @stop() noreturn {\n  call void @llvm.trap()\n  unreachable\n}\n\
        define void @by_pointer(ptr %f) {\n  call void %f() noreturn\n  unreachable\n}\n";
    for (features, wanted) in [("+ptx60", false), ("+ptx63", false), ("+ptx64", true)] {
        let ptx = ptx(text, "sm_70", features);
        assert_eq!(ptx.contains(".noreturn"), wanted, "{features}\n{ptx}");
    }
}

#[test]
fn names_of_files_are_written_without_quotes_and_controls() {
    let text = "target triple = \"nvptx64-nvidia-cuda\"\n\
        define ptx_kernel void @k(ptr %o) !dbg !5 {\n\
        \x20 store i32 1, ptr %o, !dbg !8\n  ret void, !dbg !8\n}\n\
        !llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!3}\n\
        !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: LineTablesOnly)\n\
        !1 = !DIFile(filename: \"say \\22hi\\22\\0A\\C3\\A9.c\", directory: \"/d\")\n\
        !3 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
        !5 = distinct !DISubprogram(name: \"k\", scope: !1, file: !1, line: 1, type: !6, spFlags: DISPFlagDefinition, unit: !0)\n\
        !6 = !DISubroutineType(types: !7)\n!7 = !{null}\n!8 = !DILocation(line: 2, column: 3, scope: !5)\n";
    let ptx = ptx(text, "sm_90", "");
    assert!(ptx.contains("\"/d/say %22hi%22%0A%C3%A9.c\""), "{ptx}");
    accepted(&ptx, "sm_90");
}

#[test]
fn a_global_without_an_address_space_is_in_space_0() {
    let text = "target datalayout = \"e-i64:64-G1\"\n\
        @c = private unnamed_addr constant [2 x i32] [i32 7, i32 9]\n\
        define i32 @f() {\n  %v = load i32, ptr @c\n  ret i32 %v\n}\n";
    let module = pipeline::read("g1.ll", text.as_bytes()).expect("a module");
    let printed = ir::ssa::print::module_to_string(&module);
    assert!(printed.contains("@c = private unnamed_addr constant"), "{printed}");
    pipeline::read("again.ll", printed.as_bytes()).expect("what was printed");
}

/// The first elements of the last buffer of each launch of a module, by the interpreter.
fn interpreted(name: &str, text: &str, count: usize) -> Vec<Vec<String>> {
    let module = pipeline::read(name, text.as_bytes()).expect("a module");
    let launches = Launch::from_comments(text).expect("launches");
    let run = |launch: &Launch| {
        let outcome = pipeline::interpret(&module, launch).expect("an answer");
        let last = outcome.buffers.last().expect("a buffer");
        (0..count.min(last.count())).map(|n| last.display_element(n)).collect()
    };
    launches.iter().map(run).collect()
}

#[test]
fn clusters_and_bulk_copies_give_what_their_definition_says() {
    let found = interpreted("nv-clusters.ll", include_str!("data/nv-clusters.ll"), 8);
    assert_eq!(found[0], ["10001", "12", "20002", "22", "0", "2", "10101", "1012"]);
    assert_eq!(found[2], ["320", "0", "320", "0", "0", "0", "0", "0"]);
    let found = interpreted("nv-bulk-copies.ll", include_str!("data/nv-bulk-copies.ll"), 9);
    assert_eq!(found[0], ["42", "43", "44", "45", "46", "47", "0", "0", "54"]);
    assert_eq!(found[1], ["5", "6", "7", "8", "9", "10", "11", "12", "5"]);
    assert_eq!(found[2], ["8", "9", "10", "11", "8", "9", "10", "11", "8"]);
}
