//! Buffers: what the simulator makes of our code and of LLVM's against the interpreter.

use gpu_sim::amd::Module;
use gpu_sim::launch::{Launch, first_difference};
use testsuite::amd::{GENERATIONS, Tools, agree, compile};
use testsuite::{parallel, pipeline};

const BUFFERS: &str = include_str!("data/amd-buffers.ll");

#[test]
fn buffers_hold_what_the_interpreter_says() {
    let launches = Launch::from_comments(BUFFERS).expect("launches");
    let work: Vec<(&str, u8)> =
        GENERATIONS.iter().flat_map(|&(cpu, _)| [0, 1, 3].map(|level| (cpu, level))).collect();
    let failed: Vec<String> = parallel::map(&work, |&(cpu, level)| {
        let read = || pipeline::read("amd-buffers.ll", BUFFERS.as_bytes()).expect("a module");
        let object = compile(read(), cpu, level).expect("a code object");
        agree(&read(), &object, &launches).err().map(|e| format!("{cpu} -O{level}: {e}"))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

/// LLVM's code has the same results on the simulator, so both mean the same by a descriptor.
#[test]
fn llvm_means_the_same_by_buffers() {
    let Some(tools) = Tools::need() else { return };
    // LLVM keeps no fat pointers in private memory on all processors.
    let text = BUFFERS.split_once("; Fat pointers that").expect("the last part").0;
    let launches = Launch::from_comments(text).expect("launches");
    let of_both = |launch: &&Launch| launch.kernel != "passed";
    for (cpu, _) in GENERATIONS {
        let bytes = tools.code_object(text, cpu, "-O3").expect("LLVM's code object");
        let theirs = Module::parse(&bytes).expect("a code object for the simulator");
        let module = pipeline::read("amd-buffers.ll", text.as_bytes()).expect("a module");
        for launch in launches.iter().filter(of_both) {
            let expected = pipeline::interpret(&module, launch).expect("an answer");
            let found = theirs.run(launch, &gpu_sim::amd::Options::default()).expect("an end");
            let difference = first_difference(&expected, &found, None);
            assert!(difference.is_none(), "{cpu}, {}: {difference:?}", launch.kernel);
        }
    }
}

/// A format: its number on gfx9, on gfx1030 and from gfx1100 on; components; their type.
type Format = (u32, u32, u32, u32, &'static str);

const FORMATS: [Format; 10] = [
    (4 | 7 << 4, 22, 22, 1, "float"),
    (13 | 7 << 4, 74, 60, 3, "float"),
    (14 | 7 << 4, 77, 63, 4, "float"),
    (14 | 5 << 4, 76, 62, 4, "i32"),
    (10, 56, 42, 4, "float"),
    (10 | 1 << 4, 57, 43, 4, "float"),
    (10 | 4 << 4, 60, 46, 4, "i32"),
    (5 | 7 << 4, 29, 29, 2, "half"),
    (5 | 7 << 4, 29, 29, 2, "float"),
    (12 | 7 << 4, 71, 57, 4, "half"),
];

/// A kernel that loads and stores elements by formats of instructions and of descriptors.
fn elements(cpu: &str) -> String {
    use std::fmt::Write as _;
    let mut text = "target triple = \"amdgcn-amd-amdhsa\"\n\
         define amdgpu_kernel void @k(ptr addrspace(1) %i, ptr addrspace(1) %o) #0 {\n\
         \x20 %t = call i32 @llvm.amdgcn.workitem.id.x()\n  %off = mul i32 %t, 16\n"
        .to_owned();
    for (n, &(gfx9, gfx10, gfx11, count, elem)) in FORMATS.iter().enumerate() {
        let number = match cpu {
            _ if cpu.starts_with("gfx9") => gfx9,
            "gfx1030" => gfx10,
            _ => gfx11,
        };
        let ty = if count == 1 { elem.to_owned() } else { format!("<{count} x {elem}>") };
        let word = match cpu.starts_with("gfx9") {
            true => (number & 15) << 15 | (number >> 4) << 12,
            false => number << 12,
        };
        let flags = word | 4 | 5 << 3 | 6 << 6 | 7 << 9;
        let suffix = match elem {
            "float" => "f32",
            "half" => "f16",
            _ => "i32",
        };
        let suffix = if count == 1 { suffix.to_owned() } else { format!("v{count}{suffix}") };
        let make = "call ptr addrspace(8) @llvm.amdgcn.make.buffer.rsrc.p8.p1";
        let (first, second) = (n * 2048, n * 2048 + 1024);
        // The last lanes read outside of the buffer.
        write!(
            text,
            "  %r{n} = {make}(ptr addrspace(1) %i, i16 0, i64 1000, i32 {flags})\n\
             \x20 %w{n} = {make}(ptr addrspace(1) %o, i16 16, i64 60, i32 {flags})\n\
             \x20 %a{n} = call {ty} @llvm.amdgcn.raw.ptr.tbuffer.load.{suffix}(ptr addrspace(8) %r{n}, i32 %off, i32 0, i32 {number}, i32 0)\n\
             \x20 call void @llvm.amdgcn.struct.ptr.tbuffer.store.{suffix}({ty} %a{n}, ptr addrspace(8) %w{n}, i32 %t, i32 0, i32 {first}, i32 {number}, i32 0)\n"
        )
        .unwrap();
        if elem != "i32" {
            write!(
                text,
                "  %b{n} = call {ty} @llvm.amdgcn.raw.ptr.buffer.load.format.{suffix}(ptr addrspace(8) %r{n}, i32 %off, i32 4, i32 0)\n\
                 \x20 call void @llvm.amdgcn.struct.ptr.buffer.store.format.{suffix}({ty} %b{n}, ptr addrspace(8) %w{n}, i32 %t, i32 0, i32 {second}, i32 0)\n"
            )
            .unwrap();
        }
    }
    write!(text, "  ret void\n}}\nattributes #0 = {{ \"target-cpu\"=\"{cpu}\" }}\n").unwrap();
    text
}

/// Elements are converted alike by our code, LLVM's and the interpreter.
#[test]
fn elements_of_formats_agree() {
    let line =
        "--kernel k --block 64 --arg buf:u16x500:random:7:0:31000 --arg o=buf:u8x20480:zeros";
    let launch = Launch::parse_line(line).expect("a launch");
    let tools = Tools::need();
    for (cpu, _) in GENERATIONS {
        let text = elements(cpu);
        let read = || pipeline::read("elements.ll", text.as_bytes()).expect("a module");
        let object = compile(read(), cpu, 3).expect("a code object");
        agree(&read(), &object, std::slice::from_ref(&launch))
            .unwrap_or_else(|e| panic!("{cpu}: {e}"));
        let Some(tools) = &tools else { continue };
        let bytes = tools.code_object(&text, cpu, "-O3").expect("LLVM's code object");
        let theirs = Module::parse(&bytes).expect("a code object for the simulator");
        let expected = pipeline::interpret(&read(), &launch).expect("an answer");
        let found = theirs.run(&launch, &gpu_sim::amd::Options::default()).expect("an end");
        let difference = first_difference(&expected, &found, None);
        assert!(difference.is_none(), "{cpu}: {difference:?}");
    }
}
