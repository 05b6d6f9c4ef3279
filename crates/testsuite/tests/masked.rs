//! Masked vector accesses: the interpreter, which knows them, against the simulator of the PTX, where
//! they are accesses of lanes. Every intrinsic, with constant, varying and spread masks.

use gpu_sim::launch::{Launch, first_difference};
use testsuite::{parallel, pipeline};

const INTRINSICS: &[&str] = &["load", "store", "gather", "scatter", "expandload", "compressstore"];
const ELEMENTS: &[(&str, &str, u32)] = &[
    ("i8", "i8", 1),
    ("i16", "i16", 2),
    ("float", "f32", 4),
    ("i64", "i64", 8),
    ("ptr addrspace(1)", "p1", 8),
];
const LANES: &[u32] = &[2, 3, 4, 8, 16];
const MASKS: &[Mask] = &[
    Mask::Constant(u32::MAX),
    Mask::Constant(0),
    Mask::Constant(0xb6e5),
    Mask::Varying,
    Mask::Spread,
    Mask::Mixed,
];
const THREADS: u32 = 32;

#[derive(Clone, Copy, Debug)]
enum Mask {
    /// Bits of a constant.
    Constant(u32),
    /// Bits of a hash of the thread's number.
    Varying,
    /// One bit for all lanes.
    Spread,
    /// Some constant, others not.
    Mixed,
}

impl Mask {
    /// Instructions that define `%m`, or the constant itself.
    fn define(self, lanes: u32) -> (String, String) {
        let bits = |f: &dyn Fn(u32) -> &'static str| {
            let list: Vec<String> = (0..lanes).map(|n| format!("i1 {}", f(n))).collect();
            format!("<{}>", list.join(", "))
        };
        match self {
            Mask::Constant(word) => {
                let bit = |n| if word >> n & 1 == 1 { "true" } else { "false" };
                (String::new(), bits(&bit))
            }
            Mask::Varying => (
                format!(
                    " %h = mul i32 %t, 40503\n %h2 = lshr i32 %h, 3\n %hn = trunc i32 %h2 to i{lanes}\n \
                         %m = bitcast i{lanes} %hn to <{lanes} x i1>\n"
                ),
                "%m".into(),
            ),
            Mask::Spread => (
                format!(
                    " %b = trunc i32 %t to i1\n %i = insertelement <{lanes} x i1> poison, i1 %b, i32 0\n \
                         %m = shufflevector <{lanes} x i1> %i, <{lanes} x i1> poison, <{lanes} x i32> zeroinitializer\n"
                ),
                "%m".into(),
            ),
            Mask::Mixed => {
                let base = bits(&|n| if n % 3 == 0 { "false" } else { "true" });
                (
                    format!(
                        " %b = trunc i32 %t to i1\n \
                             %m = insertelement <{lanes} x i1> {base}, i1 %b, i32 {}\n",
                        lanes / 2
                    ),
                    "%m".into(),
                )
            }
        }
    }
}

/// A kernel whose threads make one masked access each to a part of a buffer of their own.
fn kernel(
    which: &str,
    &(elem, mangled, size): &(&str, &str, u32),
    lanes: u32,
    mask: Mask,
    old_form: bool,
) -> (String, String) {
    let ty = format!("<{lanes} x {elem}>");
    let (define, mask) = mask.define(lanes);
    let mask = format!("<{lanes} x i1> {mask}");
    let each = matches!(which, "gather" | "scatter");
    let stores = matches!(which, "store" | "scatter" | "compressstore");
    // The vector's own alignment is more than a stride of three lanes gives.
    let pointer_type =
        if each { format!("<{lanes} x ptr addrspace(1)>") } else { "ptr addrspace(1)".into() };
    let places: Vec<String> =
        (0..lanes).map(|n| format!("i32 {}", (n * 5 + 1) % (2 * lanes))).collect();
    let address = |base: &str| {
        if each {
            format!(
                " %at = getelementptr {elem}, ptr addrspace(1) {base}, <{lanes} x i32> <{}>\n",
                places.join(", ")
            )
        } else {
            format!(" %at = getelementptr {elem}, ptr addrspace(1) {base}, i32 1\n")
        }
    };
    let with_align = old_form && !matches!(which, "expandload" | "compressstore");
    let (argument, attribute) = if with_align {
        (format!(", i32 {size}"), String::new())
    } else {
        (String::new(), if each { String::new() } else { format!(" align {size}") })
    };
    let (result, parameters, call) = if stores {
        let call = format!("{ty} %v, {pointer_type}{attribute} %at{argument}, {mask}");
        let i32 = if with_align { ", i32" } else { "" };
        (
            "void".to_owned(),
            format!("{ty}, {pointer_type}{i32}, <{lanes} x i1>"),
            format!(" call void @llvm.masked.{which}.v{lanes}{mangled}({call})\n"),
        )
    } else {
        let call = format!("{pointer_type}{attribute} %at{argument}, {mask}, {ty} %v");
        let i32 = if with_align { ", i32" } else { "" };
        (
            ty.clone(),
            format!("{pointer_type}{i32}, <{lanes} x i1>, {ty}"),
            format!(
                " %r = call {ty} @llvm.masked.{which}.v{lanes}{mangled}({call})\n \
                 store {ty} %r, ptr addrspace(1) %o, align {size}\n"
            ),
        )
    };
    // Two vectors of room for each thread; the value that goes in or is passed through is next to it.
    let text = format!(
        "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
         target triple = \"nvptx64-nvidia-cuda\"\n\
         declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
         declare {result} @llvm.masked.{which}.v{lanes}{mangled}({parameters})\n\
         define ptx_kernel void @k(ptr addrspace(1) %in, ptr addrspace(1) %out) {{\n \
         %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n{define} \
         %first = mul i32 %t, {}\n \
         %s = getelementptr {elem}, ptr addrspace(1) %in, i32 %first\n \
         %o = getelementptr {elem}, ptr addrspace(1) %out, i32 %first\n \
         %v = load {ty}, ptr addrspace(1) %s, align {size}\n{}{call} ret void\n}}\n",
        3 * lanes,
        address(if stores { "%o" } else { "%s" }),
    );
    let bytes = THREADS * 3 * lanes * size;
    let launch = format!(
        "--kernel k --grid 1 --block {THREADS} --arg in=buf:u8x{bytes}:random:7 --arg out=buf:u8x{bytes}:zeros"
    );
    (text, launch)
}

#[test]
fn masked_accesses_mean_the_same_to_interpreter_and_backend() {
    let mut cases = Vec::new();
    for which in INTRINSICS {
        for element in ELEMENTS {
            for (n, &lanes) in LANES.iter().enumerate() {
                for &mask in MASKS {
                    let name = format!("{which} of {lanes} {} under {mask:?}", element.0);
                    let old_form = (n + cases.len()) % 2 == 0;
                    cases.push((name, kernel(which, element, lanes, mask, old_form)));
                }
            }
        }
    }
    let failures: Vec<String> = parallel::map(&cases, |(name, (text, launch))| {
        let check = || -> Result<(), String> {
            let launch = Launch::parse_line(launch).map_err(|e| e.to_string())?;
            let module = pipeline::read("masked.ll", text.as_bytes())?;
            let expected = pipeline::interpret(&module, &launch)?;
            for level in [0, 3] {
                let ptx = pipeline::compile_at(module.clone(), pipeline::CPU, level)?;
                let found = pipeline::simulate(&ptx, &launch)?;
                if let Some(difference) = first_difference(&expected, &found, None) {
                    return Err(format!("-O{level}: {difference}\n{ptx}"));
                }
            }
            Ok(())
        };
        check().err().map(|message| format!("{name}: {message}\n{text}"))
    })
    .into_iter()
    .flatten()
    .collect();
    assert!(failures.is_empty(), "{} of {}\n{}", failures.len(), cases.len(), failures[0]);
}
