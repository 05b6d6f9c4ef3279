//! One mistake of each kind in LLVM IR, and the mended kernel, of which nothing is reported.

use check::{Finding, Kind, Launches, Limits, Program, Report, Request, find};
use gpu_sim::interp;
use gpu_sim::launch::Launch;

const HEAD: &str = "target triple = \"amdgcn-amd-amdhsa\"
declare i32 @llvm.amdgcn.workitem.id.x()
declare void @llvm.amdgcn.s.barrier()
@tile = internal addrspace(3) global [64 x i32] poison, align 4
define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) #0 {
  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %own = getelementptr i32, ptr addrspace(1) %p, i32 %tid
  %slot = getelementptr i32, ptr addrspace(3) @tile, i32 %tid
";
const TAIL: &str = "
}
attributes #0 = { \"amdgpu-flat-work-group-size\"=\"64,64\" }
";
const LAUNCH: &str = "--kernel k --block 64 --arg p=buf:i32x64:iota --arg i32:64";
/// The line of the first instruction after [`HEAD`].
const FIRST: u32 = 9;

fn program(body: &str) -> Program {
    let text = format!("{HEAD}{body}{TAIL}");
    let module = llvm_reader::parse_with_origins("k.ll", text.as_bytes())
        .unwrap_or_else(|error| panic!("{error}\n{text}"));
    Program::Ir(Box::new(module), interp::Options::default())
}

fn check(body: &str, launches: Launches) -> Report {
    let limits = Limits { runs: 4, instructions: 100_000 };
    let request = Request { launches, seed: 0, limits };
    find(&program(body), &request).unwrap_or_else(|error| panic!("{error}"))
}

fn stated(body: &str) -> Report {
    let launch = Launch::parse_line(LAUNCH).expect("a launch");
    check(body, Launches::Given(Box::new(launch), LAUNCH.to_owned()))
}

/// The only mistake of a kernel.
fn mistake(report: &Report) -> &Finding {
    assert!(report.problems.is_empty(), "{:?}", report.problems);
    let [finding] = &report.findings[..] else { panic!("one mistake: {:?}", report.findings) };
    finding
}

fn assert_clean(report: &Report) {
    assert!(report.problems.is_empty() && report.findings.is_empty(), "{report:?}");
    assert!(report.kernels.iter().all(|(_, clean)| *clean > 0), "{report:?}");
}

/// The mistaken kernel and the mended one, the kind, and the line of the instruction that is named, counted from 0 in the body.
const PAIRS: &[(&str, &str, Kind, u32)] = &[
    (
        "store i32 1, ptr addrspace(3) @tile\n store i32 %tid, ptr addrspace(3) @tile\n ret void",
        "store i32 1, ptr addrspace(3) %slot\n store i32 %tid, ptr addrspace(3) %slot\n ret void",
        Kind::Race,
        0,
    ),
    (
        "%x = add nsw i32 2147483647, 1\n %c = icmp eq i32 %x, 0\n br i1 %c, label %a, label %b\na:\n br label %b\nb:\n ret void",
        "%x = add i32 2147483647, 1\n %c = icmp eq i32 %x, 0\n br i1 %c, label %a, label %b\na:\n br label %b\nb:\n ret void",
        Kind::Poison,
        2,
    ),
    (
        "%v = load i32, ptr addrspace(3) %slot\n store i32 %v, ptr addrspace(1) %own\n ret void",
        "store i32 7, ptr addrspace(3) %slot\n %v = load i32, ptr addrspace(3) %slot\n store i32 %v, ptr addrspace(1) %own\n ret void",
        Kind::UninitialisedRead,
        1,
    ),
    (
        "%q = getelementptr i8, ptr addrspace(3) %slot, i32 2\n store i32 7, ptr addrspace(3) %q, align 4\n ret void",
        "%q = getelementptr i8, ptr addrspace(3) %slot, i32 2\n store i16 7, ptr addrspace(3) %q, align 2\n ret void",
        Kind::Misaligned,
        1,
    ),
    (
        "%q = getelementptr i8, ptr addrspace(3) %slot, i32 4\n store i32 7, ptr addrspace(3) %q\n ret void",
        "store i32 7, ptr addrspace(3) %slot\n ret void",
        Kind::OutOfBounds,
        1,
    ),
    (
        "%c = icmp ult i32 %tid, 32\n br i1 %c, label %a, label %b\na:\n call void @llvm.amdgcn.s.barrier()\n br label %d\nb:\n call void @llvm.amdgcn.s.barrier()\n br label %d\nd:\n ret void",
        "%c = icmp ult i32 %tid, 32\n br i1 %c, label %a, label %b\na:\n br label %d\nb:\n br label %d\nd:\n call void @llvm.amdgcn.s.barrier()\n ret void",
        Kind::DivergentBarrier,
        6,
    ),
    (
        "%d = udiv i32 %tid, 0\n store i32 %d, ptr addrspace(3) %slot\n ret void",
        "%d = udiv i32 %tid, 3\n store i32 %d, ptr addrspace(3) %slot\n ret void",
        Kind::UndefinedBehaviour,
        0,
    ),
];

#[test]
fn each_kind_is_found_and_the_mended_kernel_is_clean() {
    for (mistaken, mended, kind, line) in PAIRS {
        let report = stated(mistaken);
        let found = mistake(&report);
        assert_eq!(found.kind, *kind, "{found:?}");
        assert!(!found.guessed, "{found:?}");
        assert_eq!(found.place.line, Some(FIRST + line), "{found:?}");
        assert_clean(&stated(mended));
    }
}

/// Nothing in these kernels depends on an argument, so made-up ones show the same mistakes, and these are certain.
#[test]
fn made_up_arguments_find_the_same() {
    for (mistaken, mended, kind, _) in PAIRS {
        let report = check(mistaken, Launches::MadeUp(None));
        let found = mistake(&report);
        assert_eq!((found.kind, found.guessed), (*kind, false), "{found:?}");
        assert_clean(&check(mended, Launches::MadeUp(None)));
    }
}

#[test]
fn both_accesses_of_a_race_are_named() {
    let body = "store i32 %n, ptr addrspace(3) %slot\n %m = sub i32 63, %tid\n %r = getelementptr i32, ptr addrspace(3) @tile, i32 %m\n %v = load i32, ptr addrspace(3) %r\n store i32 %v, ptr addrspace(1) %own\n ret void";
    let report = stated(body);
    let found = mistake(&report);
    let other = found.other.as_ref().expect("the other access");
    assert_eq!((found.place.line, other.line), (Some(FIRST), Some(FIRST + 3)));
    assert_ne!(found.place.thread, other.thread);
    let text = format!("{HEAD}{body}{TAIL}");
    let message = found.diagnostic("k.ll", Some(&text)).to_string();
    assert!(message.starts_with("k.ll:9:1: error: race: byte "), "{message}");
    assert!(message.contains("note: the other access: `%v = load i32"), "{message}");
    assert!(message.contains("lanelift check k.ll --kernel k --block 64"), "{message}");
}

/// A flag that one thread waits for orders the threads.
#[test]
fn atomic_accesses_order_threads() {
    let flag = |store: &str, load: &str| {
        format!(
            "%t = icmp eq i32 %tid, 0\n br i1 %t, label %a, label %b\na:\n store i32 5, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @tile, i32 1)\n \
             {store}\n br label %d\nb:\n %l = icmp eq i32 %tid, 40\n br i1 %l, label %w, label %d\nw:\n {load}\n \
             %ready = icmp eq i32 %f, 9\n br i1 %ready, label %r, label %w\nr:\n \
             %v = load i32, ptr addrspace(3) getelementptr (i32, ptr addrspace(3) @tile, i32 1)\n store i32 %v, ptr addrspace(1) %own\n br label %d\nd:\n ret void"
        )
    };
    let right = flag(
        "store atomic i32 9, ptr addrspace(3) @tile syncscope(\"workgroup\") release, align 4",
        "%f = load atomic i32, ptr addrspace(3) @tile syncscope(\"workgroup\") acquire, align 4",
    );
    // The first load finds an undefined value: the flag must be written first.
    let right = format!(
        "%z = icmp eq i32 %tid, 0\n br i1 %z, label %i, label %j\ni:\n store i32 0, ptr addrspace(3) @tile\n br label %j\nj:\n \
         call void @llvm.amdgcn.s.barrier()\n {right}"
    );
    assert_clean(&stated(&right));
    let wrong = right
        .replace(
            "store atomic i32 9, ptr addrspace(3) @tile syncscope(\"workgroup\") release, align 4",
            "store i32 9, ptr addrspace(3) @tile",
        )
        .replace(
            "load atomic i32, ptr addrspace(3) @tile syncscope(\"workgroup\") acquire, align 4",
            "load i32, ptr addrspace(3) @tile",
        );
    assert_eq!(mistake(&stated(&wrong)).kind, Kind::Race);
}

#[test]
fn what_a_made_up_argument_may_cause_is_a_warning() {
    // The size of the buffer, the stride, and a bound of a loop are made up.
    for body in [
        "%q = getelementptr i32, ptr addrspace(1) %p, i32 70000\n store i32 1, ptr addrspace(1) %q\n ret void",
        "%s = mul i32 %tid, %n\n %q = getelementptr i32, ptr addrspace(3) @tile, i32 %s\n store i32 1, ptr addrspace(3) %q\n ret void",
        "%c = icmp ugt i32 %n, 2\n br i1 %c, label %a, label %b\na:\n store i32 %tid, ptr addrspace(3) @tile\n br label %b\nb:\n ret void",
    ] {
        let report = check(body, Launches::MadeUp(Some("k".to_owned())));
        let found = mistake(&report);
        assert!(found.guessed, "{found:?}");
        let message = found.diagnostic("k.ll", None).to_string();
        assert!(message.contains("warning: "), "{message}");
        // The words of the launch show it again.
        let launch = Launch::parse_line(&found.launch).expect("a launch");
        let again = check(body, Launches::Given(Box::new(launch), found.launch.clone()));
        assert_eq!(mistake(&again).kind, found.kind);
    }
}

#[test]
fn runs_are_bounded() {
    let report = stated("br label %l\nl:\n br label %l");
    assert!(report.findings.is_empty());
    let [problem] = &report.problems[..] else { panic!("{report:?}") };
    assert!(problem.message.contains("was ended after 100000 instructions"), "{problem}");
}

#[test]
fn a_kernel_that_is_not_there_is_an_error() {
    let limits = Limits { runs: 1, instructions: 1000 };
    let launches = Launches::MadeUp(Some("q".to_owned()));
    let error = find(&program("ret void"), &Request { launches, seed: 0, limits }).unwrap_err();
    assert!(error.to_string().contains("there is no kernel 'q'\nnote: kernels: k"), "{error}");
}
