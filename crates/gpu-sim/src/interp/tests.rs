//! Small modules, from text to values, faults and buffers.

use super::{Contract, Options, Value, call_function, run};
use crate::fault::{Fault, FaultKind};
use crate::launch::{Launch, Outcome};

fn module(text: &str) -> ir::ssa::Module {
    let text = format!(
        "target datalayout = \"e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64\"\n\
         target triple = \"nvptx64-nvidia-cuda\"\n{text}"
    );
    llvm_reader::parse("test.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"))
}

fn call(text: &str, args: &[u64]) -> Result<Value, Fault> {
    let args: Vec<Value> = args.iter().map(|&a| Value::new(a)).collect();
    call_function(&module(text), "f", &args, &Options::default())
}

fn bits(text: &str, args: &[u64]) -> u64 {
    call(text, args).unwrap_or_else(|e| panic!("{e}")).bits().expect("a defined scalar")
}

/// The fault of a function that must have one.
fn fault(text: &str, args: &[u64]) -> FaultKind {
    match call(text, args) {
        Err(fault) => fault.kind(),
        Ok(value) => panic!("{value:?} instead of a fault"),
    }
}

fn launch(text: &str, words: &str, options: &Options) -> Result<Outcome, Fault> {
    run(&module(text), &Launch::parse_line(words).unwrap(), options)
}

#[test]
fn integers_of_odd_and_great_widths() {
    let f = "define i7 @f(i7 %a, i7 %b) {\n %q = sdiv i7 %a, %b\n ret i7 %q\n}";
    assert_eq!(bits(f, &[0x7f, 1]), 0x7f);
    assert_eq!(fault(f, &[0x40, 0x7f]), FaultKind::Undefined);
    let f = "define i64 @f(i64 %a, i64 %b) {\n %x = zext i64 %a to i200\n %y = zext i64 %b to i200\n \
             %p = mul i200 %x, %y\n %s = shl i200 %p, 100\n %d = udiv i200 %s, %y\n \
             %r = lshr i200 %d, 100\n %t = trunc i200 %r to i64\n ret i64 %t\n}";
    // The product is 8 bits too wide for the shift by 100: 200 - 100 = 100 bits stay.
    let (a, b) = (0xffff_ffff_ffff_ffff_u64, 0x1_0000_0001_u64);
    let kept = (u128::from(a) * u128::from(b)) & ((1 << 100) - 1);
    assert_eq!(bits(f, &[a, b]), (kept / u128::from(b)) as u64);
    let f = "define i1 @f(i128 %a) {\n %c = icmp slt i128 %a, 0\n ret i1 %c\n}";
    let args = [Value::Bits(vec![0, 1 << 63])];
    assert_eq!(call_function(&module(f), "f", &args, &Options::default()), Ok(Value::new(1)));
}

/// The dividend may be the least number wherever it is not known.
#[test]
fn division_of_an_undefined_value_may_overflow() {
    for width in [1, 8, 64, 128] {
        for op in ["sdiv", "srem"] {
            for dividend in ["poison", "undef"] {
                let f = format!(
                    "define i{width} @f(i{width} %b) {{\n %q = {op} i{width} {dividend}, %b\n ret i{width} %q\n}}"
                );
                let by = |limb: u64| Value::Bits(vec![limb; usize::from(width > 64) + 1]);
                let call = |by| call_function(&module(&f), "f", &[by], &Options::default());
                let ones = if width < 64 { (1 << width) - 1 } else { u64::MAX };
                let kind = call(by(ones)).map_err(|e| e.kind());
                assert_eq!(kind, Err(FaultKind::Undefined), "{f}");
                if width > 1 {
                    assert!(call(by(2)).is_ok(), "{f}");
                }
            }
        }
    }
    let f = "define i8 @f(i8 %b) {\n %a = or i8 undef, 1\n %q = sdiv i8 %a, %b\n ret i8 %q\n}";
    assert_eq!(call(f, &[255]), Ok(Value::Undef), "an odd number is not the least one");
}

#[test]
fn saturating_shifts_by_the_width_are_poison() {
    for width in [1u32, 5, 64, 128] {
        for name in ["sshl", "ushl"] {
            let ty = format!("i{width}");
            let f = format!(
                "declare {ty} @llvm.{name}.sat.{ty}({ty}, {ty})\n\
                 define {ty} @f({ty} %a) {{\n %r = call {ty} @llvm.{name}.sat.{ty}({ty} 0, {ty} %a)\n ret {ty} %r\n}}"
            );
            let limbs = usize::from(width > 64) + 1;
            let mut by = vec![0; limbs];
            by[0] = u64::from(width);
            let found = call_function(&module(&f), "f", &[Value::Bits(by)], &Options::default());
            assert_eq!(found, Ok(Value::Poison), "{f}");
        }
    }
}

#[test]
fn poison_and_undefined_bits() {
    let f = "define i32 @f(i32 %a) {\n %x = add nsw i32 %a, 1\n %r = and i32 %x, 0\n ret i32 %r\n}";
    assert_eq!(bits(f, &[5]), 0);
    assert_eq!(call(f, &[0x7fff_ffff]), Ok(Value::Poison));
    // Undefined bits that are masked away do not matter; poison does.
    let f = "define i32 @f() {\n %r = and i32 undef, 0\n ret i32 %r\n}";
    assert_eq!(bits(f, &[]), 0);
    let branch = "define i32 @f(i32 %a) {\n %x = shl i32 1, %a\n %c = icmp eq i32 %x, 2\n \
                  br i1 %c, label %t, label %e\nt:\n ret i32 7\ne:\n ret i32 8\n}";
    assert_eq!(bits(branch, &[1]), 7);
    assert_eq!(fault(branch, &[32]), FaultKind::Poison);
    let freeze = "define i32 @f(i32 %a) {\n %x = shl i32 1, %a\n %z = freeze i32 %x\n \
                  %r = and i32 %z, 0\n ret i32 %r\n}";
    assert_eq!(bits(freeze, &[40]), 0);
    let select = "define i32 @f(i1 %c) {\n %r = select i1 %c, i32 3, i32 poison\n ret i32 %r\n}";
    assert_eq!(bits(select, &[1]), 3);
    assert_eq!(call(select, &[0]), Ok(Value::Poison));
}

#[test]
fn memory_knows_what_was_written() {
    // A bit field in fresh memory: the other bits stay undefined, and that is no fault.
    let f = "define i32 @f(i32 %a) {\n %p = alloca i32\n %old = load i32, ptr %p\n \
             %cleared = and i32 %old, -16\n %new = or i32 %cleared, %a\n store i32 %new, ptr %p\n \
             %v = load i32, ptr %p\n %r = and i32 %v, 15\n ret i32 %r\n}";
    assert_eq!(bits(f, &[9]), 9);
    let f = "define i32 @f() {\n %p = alloca i32\n %v = load i32, ptr %p\n ret i32 %v\n}";
    assert_eq!(call(f, &[]), Ok(Value::Undef));
    let f = "define i8 @f(i64 %i) {\n %p = alloca [4 x i8]\n store i32 67305985, ptr %p\n \
             %q = getelementptr i8, ptr %p, i64 %i\n %v = load i8, ptr %q\n ret i8 %v\n}";
    assert_eq!(bits(f, &[3]), 4);
    assert_eq!(fault(f, &[4]), FaultKind::OutOfBounds);
    let f = "define i32 @f() {\n %p = alloca [8 x i8], align 8\n %q = getelementptr i8, ptr %p, i64 2\n \
             store i32 1, ptr %q, align 4\n ret i32 0\n}";
    assert_eq!(fault(f, &[]), FaultKind::Misaligned);
    let f = "@c = addrspace(4) constant [2 x i32] [i32 5, i32 6]\n\
             define i32 @f() {\n store i32 1, ptr addrspacecast (ptr addrspace(4) @c to ptr)\n ret i32 0\n}";
    assert_eq!(fault(f, &[]), FaultKind::ReadOnly);
}

#[test]
fn calls_recursion_pointers_and_variable_arguments() {
    let f = "define i32 @f(i32 %n) {\n %z = icmp eq i32 %n, 0\n br i1 %z, label %d, label %r\n\
             d:\n ret i32 1\nr:\n %m = sub i32 %n, 1\n %x = call i32 @f(i32 %m)\n %y = mul i32 %x, %n\n ret i32 %y\n}";
    assert_eq!(bits(f, &[10]), 3_628_800);
    assert_eq!(fault(f, &[1_000_000]), FaultKind::Exhausted);
    let f = "define i32 @one(i32 %a) { ret i32 %a }\n\
             define i32 @two(i32 %a) {\n %b = add i32 %a, %a\n ret i32 %b\n}\n\
             @t = addrspace(1) constant [2 x ptr] [ptr @one, ptr @two]\n\
             define i32 @f(i64 %i, i32 %a) {\n %p = getelementptr ptr, ptr addrspace(1) @t, i64 %i\n \
             %g = load ptr, ptr addrspace(1) %p\n %r = call i32 %g(i32 %a)\n ret i32 %r\n}";
    assert_eq!((bits(f, &[0, 21]), bits(f, &[1, 21])), (21, 42));
    // The callee's copy of a byval argument is its own.
    let f = "define void @change(ptr byval(i32) align 4 %p) {\n store i32 9, ptr %p\n ret void\n}\n\
             define i32 @f() {\n %p = alloca i32\n store i32 4, ptr %p\n \
             call void @change(ptr byval(i32) align 4 %p)\n %v = load i32, ptr %p\n ret i32 %v\n}";
    assert_eq!(bits(f, &[]), 4);
    let f = "declare void @llvm.va_start.p0(ptr)\n\
             define i64 @sum(i32 %n, ...) {\n %l = alloca ptr\n call void @llvm.va_start.p0(ptr %l)\n \
             %a = va_arg ptr %l, i32\n %b = va_arg ptr %l, i64\n %c = sext i32 %a to i64\n \
             %s = add i64 %b, %c\n ret i64 %s\n}\n\
             define i64 @f(i32 %a, i64 %b) {\n %r = call i64 (i32, ...) @sum(i32 2, i32 %a, i64 %b)\n ret i64 %r\n}";
    assert_eq!(bits(f, &[5, 1 << 40]), (1 << 40) + 5);
}

#[test]
fn floats_round_as_they_should() {
    let f = "declare float @llvm.fmuladd.f32(float, float, float)\n\
             define float @f(float %a, float %b, float %c) {\n \
             %r = call float @llvm.fmuladd.f32(float %a, float %b, float %c)\n ret float %r\n}";
    let (a, b, c) = (1.000_000_1_f32, 1.000_000_1_f32, -1.000_000_2_f32);
    let raw = |x: f32| u64::from(x.to_bits());
    assert_eq!(bits(f, &[raw(a), raw(b), raw(c)]), raw(a.mul_add(b, c)));
    let contract = "define float @f(float %a, float %b, float %c) {\n %p = fmul contract float %a, %b\n \
                    %r = fsub contract float %p, %c\n ret float %r\n}";
    let args: Vec<Value> = [a, b, -c].iter().map(|&x| Value::new(raw(x))).collect();
    let with = |contract_as| {
        let options = Options { contract: contract_as, ..Options::default() };
        call_function(&module(contract), "f", &args, &options).unwrap().bits().unwrap()
    };
    assert_eq!(with(Contract::Never), raw(a * b - -c));
    assert_eq!(with(Contract::WhenAllowed), raw(a.mul_add(b, c)));
    assert_ne!(raw(a * b + c), raw(a.mul_add(b, c)));
    // Half precision rounds once, subnormals flush only where the attribute says so.
    let h = "define half @f(half %a, half %b) {\n %r = fadd half %a, %b\n ret half %r\n}";
    assert_eq!(bits(h, &[0x3c00, 0x1000]), 0x3c00);
    let ftz = "define float @f(float %a) #0 {\n %r = fmul float %a, 5.000000e-01\n ret float %r\n}\n\
               attributes #0 = { \"denormal-fp-math-f32\"=\"preserve-sign,preserve-sign\" }";
    let tiny = raw(f32::MIN_POSITIVE);
    assert_eq!(bits(ftz, &[tiny]), 0);
    assert_eq!(bits(&ftz.replace(" #0 {", " {"), &[tiny]), tiny / 2);
    let nnan = "define float @f(float %a) {\n %r = fadd nnan float %a, 1.0\n ret float %r\n}";
    assert_eq!(call(nnan, &[raw(f32::NAN)]), Ok(Value::Poison));
    let cast = "define i8 @f(float %a) {\n %r = fptoui float %a to i8\n ret i8 %r\n}";
    assert_eq!((bits(cast, &[raw(255.9)]), call(cast, &[raw(256.0)])), (255, Ok(Value::Poison)));
}

#[test]
fn vectors_aggregates_and_bits() {
    let f = "define i32 @f(i32 %a) {\n %v = insertelement <4 x i8> <i8 1, i8 2, i8 3, i8 4>, i8 9, i32 %a\n \
             %s = shufflevector <4 x i8> %v, <4 x i8> zeroinitializer, <4 x i32> <i32 3, i32 2, i32 1, i32 0>\n \
             %r = bitcast <4 x i8> %s to i32\n ret i32 %r\n}";
    assert_eq!(bits(f, &[1]), 0x0109_0304);
    assert_eq!(call(f, &[4]), Ok(Value::Poison));
    let f = "define i16 @f(i16 %a) {\n %v = bitcast i16 %a to <16 x i1>\n %p = alloca <16 x i1>\n \
             store <16 x i1> %v, ptr %p\n %r = load i16, ptr %p\n ret i16 %r\n}";
    assert_eq!(bits(f, &[0xa53c]), 0xa53c);
    let f = "declare {i32, i1} @llvm.umul.with.overflow.i32(i32, i32)\n\
             define i32 @f(i32 %a, i32 %b) {\n %s = call {i32, i1} @llvm.umul.with.overflow.i32(i32 %a, i32 %b)\n \
             %o = extractvalue {i32, i1} %s, 1\n %v = extractvalue {i32, i1} %s, 0\n \
             %t = insertvalue {i32, i32} {i32 0, i32 77}, i32 %v, 0\n %u = extractvalue {i32, i32} %t, 0\n \
             %e = extractvalue {i32, i32} %t, 1\n %r = select i1 %o, i32 %e, i32 %u\n ret i32 %r\n}";
    assert_eq!((bits(f, &[3, 4]), bits(f, &[1 << 31, 2])), (12, 77));
    let f = "declare i32 @llvm.fshl.i32(i32, i32, i32)\ndeclare i32 @llvm.bswap.i32(i32)\n\
             declare i32 @llvm.nvvm.prmt(i32, i32, i32)\n\
             define i32 @f(i32 %a) {\n %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 40)\n \
             %b = call i32 @llvm.bswap.i32(i32 %r)\n %p = call i32 @llvm.nvvm.prmt(i32 %b, i32 %a, i32 291)\n \
             ret i32 %p\n}";
    // fshl by 8, bytes reversed, reversed again by the selector 0x0123.
    assert_eq!(bits(f, &[0x1122_3344]), 0x2233_4411_u64);
}

const REVERSE: &str = "\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n\
@s = internal addrspace(3) global [64 x i32] undef, align 4\n\
define ptx_kernel void @k(ptr addrspace(1) %p) {\n\
 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
 %in = getelementptr i32, ptr addrspace(1) %p, i32 %t\n\
 %v = load i32, ptr addrspace(1) %in\n\
 %a = getelementptr i32, ptr addrspace(3) @s, i32 %t\n\
 store i32 %v, ptr addrspace(3) %a\n\
 BARRIER\n\
 %u = sub i32 63, %t\n\
 %b = getelementptr i32, ptr addrspace(3) @s, i32 %u\n\
 %w = load i32, ptr addrspace(3) %b\n\
 store i32 %w, ptr addrspace(1) %in\n\
 ret void\n\
}";

#[test]
fn barriers_order_shared_memory() {
    let words = "--kernel k --grid 1 --block 64 --arg p=buf:i32x64:iota";
    let races = Options { races: true, ..Options::default() };
    let good =
        REVERSE.replace("BARRIER", "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)");
    let outcome = launch(&good, words, &races).unwrap_or_else(|e| panic!("{e}"));
    assert!(
        outcome.buffers[0].display(3).contains("= 63 62 61 ..."),
        "{}",
        outcome.buffers[0].display(3)
    );
    assert_eq!(outcome.statistics.barriers, 1);
    let bad = REVERSE.replace("BARRIER", "");
    // Without it, threads read what is not written yet: that is a race.
    assert_eq!(launch(&bad, words, &races).unwrap_err().kind(), FaultKind::Race);
    let undefined = Options { undefined_stores: true, ..Options::default() };
    let fault = launch(&bad, words, &undefined).unwrap_err();
    assert_eq!(fault.kind(), FaultKind::Uninitialised);
    assert_eq!(fault.place().thread, Some([0, 0, 0]));
    assert!(fault.to_string().contains("store i32 %w"), "{fault}");
}

#[test]
fn warps_meet_and_hang() {
    let text = "\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)\n\
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)\n\
define ptx_kernel void @k(ptr addrspace(1) %p) {\n\
 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
 %c = icmp ult i32 %t, LIMIT\n\
 br i1 %c, label %work, label %out\n\
work:\n\
 %o = and i32 %t, 1\n\
 %odd = icmp eq i32 %o, 1\n\
 %b = call i32 @llvm.nvvm.vote.ballot.sync(i32 MASK, i1 %odd)\n\
 %d = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 MASK, i32 %t, i32 4, i32 31)\n\
 %s = add i32 %b, %d\n\
 %q = getelementptr i32, ptr addrspace(1) %p, i32 %t\n\
 store i32 %s, ptr addrspace(1) %q\n\
 br label %out\n\
out:\n\
 ret void\n\
}";
    let words = "--kernel k --grid 1 --block 32 --arg p=buf:u32x32:zeros";
    let full = text.replace("LIMIT", "32").replace("MASK", "-1");
    let outcome = launch(&full, words, &Options::default()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(outcome.buffers[0].element(3), 0xaaaa_aaaa + 7);
    assert_eq!(outcome.buffers[0].element(30), 0xaaaa_aaaa + 30);
    // Threads that have ended are not waited for.
    let half = text.replace("LIMIT", "16").replace("MASK", "-1");
    let outcome = launch(&half, words, &Options::default()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(outcome.buffers[0].element(3), 0xaaaa + 7);
    let wrong = text.replace("LIMIT", "32").replace("MASK", "1");
    assert_eq!(
        launch(&wrong, words, &Options::default()).unwrap_err().kind(),
        FaultKind::Undefined
    );
    let hang = "\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
declare void @llvm.nvvm.barrier.cta.sync.all(i32)\n\
define ptx_kernel void @k(ptr addrspace(1) %p) {\n\
 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
 call void @llvm.nvvm.barrier.cta.sync.all(i32 %t)\n\
 ret void\n\
}";
    let words = "--kernel k --grid 1 --block 2 --arg p=buf:u32x32:zeros";
    assert_eq!(launch(hang, words, &Options::default()).unwrap_err().kind(), FaultKind::Deadlock);
}

#[test]
fn atomics_and_arguments_by_value() {
    let text = "\
%S = type { i32, [3 x i32] }\n\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
define ptx_kernel void @k(ptr byval(%S) align 4 %s, ptr %p) {\n\
 %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
 %f = getelementptr %S, ptr %s, i32 0, i32 1, i32 %t\n\
 %v = load i32, ptr %f\n\
 store i32 100, ptr %s\n\
 %w = load i32, ptr %s\n\
 %x = add i32 %v, %w\n\
 %old = atomicrmw add ptr %p, i32 %x monotonic\n\
 %r = cmpxchg ptr %p, i32 333, i32 1000 monotonic monotonic\n\
 ret void\n\
}";
    let words =
        "--kernel k --grid 2 --block 3 --arg {i32:1;i32:10;i32:11;i32:12} --arg p=buf:i32x1:zeros";
    let outcome = launch(text, words, &Options::default()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(outcome.buffers[0].element(0), 1333);
    // Threads write to their own copies: none sees the 100 of another.
    let constant = text.replace("align 4 %s", "align 4 \"nvvm.grid_constant\" %s");
    assert_eq!(
        launch(&constant, words, &Options::default()).unwrap_err().kind(),
        FaultKind::ReadOnly
    );
}

#[test]
fn inline_assembly() {
    let f = "define i32 @f(i32 %a, i32 %b) {\n \
             %r = call i32 asm \"lop3.b32 $0, $1, $2, $3, 0x96;\", \"=r,r,r,n\"(i32 %a, i32 %b, i32 255)\n ret i32 %r\n}";
    assert_eq!(bits(f, &[0xf0f0, 0xff00]), 0xf0f0 ^ 0xff00 ^ 255);
    // The condition code lives on between two statements.
    let f = "define i32 @f(i32 %a, i32 %b) {\n \
             %l = call i32 asm sideeffect \"add.cc.u32 $0, $1, $2;\", \"=r,r,r\"(i32 %a, i32 %b)\n \
             %h = call i32 asm sideeffect \"addc.u32 $0, $1, 0;\", \"=r,r\"(i32 %l)\n ret i32 %h\n}";
    assert_eq!(bits(f, &[u64::from(u32::MAX), 2]), 2);
    let f = "define i32 @f() {\n %r = call i32 asm \"frobnicate $0;\", \"=r\"()\n ret i32 %r\n}";
    assert_eq!(fault(f, &[]), FaultKind::Unsupported);
}

#[test]
fn what_is_not_there_is_named() {
    let f = "declare i32 @elsewhere(i32)\ndefine i32 @f(i32 %a) {\n %r = call i32 @elsewhere(i32 %a)\n ret i32 %r\n}";
    let fault = call(f, &[1]).unwrap_err();
    assert_eq!(fault.kind(), FaultKind::Unsupported);
    assert!(fault.message().contains("elsewhere"), "{fault}");
    let words = "--kernel nothing --grid 1 --block 1";
    let fault = launch("define ptx_kernel void @k() { ret void }", words, &Options::default());
    assert!(fault.unwrap_err().message().contains("kernels: k"));
    let endless = "define i32 @f() {\n br label %l\nl:\n br label %l\n}";
    let options = Options { instructions: 10_000, ..Options::default() };
    let fault = call_function(&module(endless), "f", &[], &options).unwrap_err();
    assert_eq!(fault.kind(), FaultKind::Timeout);
}

fn spir(text: &str, words: &str, options: &Options) -> Result<Outcome, Fault> {
    let text = format!("target triple = \"spir64-unknown-unknown\"\n{text}");
    let module = llvm_reader::parse("test.ll", text.as_bytes()).unwrap_or_else(|e| panic!("{e}"));
    run(&module, &Launch::parse_line(words).unwrap(), options)
}

#[test]
fn strings_are_printed_from_the_memory_that_they_are_in() {
    let text = "@s = addrspace(2) constant [4 x i8] c\"abc\\00\", align 1\n\
        @g = addrspace(2) constant [8 x i8] c\"<%s %d>\\00\", align 1\n\
        declare spir_func i32 @printf(ptr addrspace(2), ...)\n\
        define spir_kernel void @k() {\n\
        %r = call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @g, ptr addrspace(2) @s, i32 -4)\n\
        ret void\n}";
    let outcome = spir(text, "--kernel k", &Options::default()).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(outcome.output, "<abc -4>");
}

#[test]
fn a_volatile_access_of_opencl_takes_part_in_a_race() {
    let text = "@t = internal addrspace(3) global [4 x i32] undef, align 4\n\
        declare spir_func i64 @_Z12get_local_idj(i32)\n\
        define spir_kernel void @k(ptr addrspace(1) %o) {\n\
        %l = call spir_func i64 @_Z12get_local_idj(i32 0)\n\
        %p = getelementptr i32, ptr addrspace(3) @t, i64 %l\n\
        store volatile i32 1, ptr addrspace(3) %p\n\
        %x = load volatile i32, ptr addrspace(3) @t\n\
        %q = getelementptr i32, ptr addrspace(1) %o, i64 %l\n\
        store i32 %x, ptr addrspace(1) %q\n\
        ret void\n}";
    let words = "--kernel k --block 4 --arg o=buf:i32x4:zeros";
    let races = Options { races: true, ..Options::default() };
    assert_eq!(spir(text, words, &races).unwrap_err().kind(), FaultKind::Race);
    // In PTX it has the meaning of a relaxed access.
    let ptx = "@t = internal addrspace(3) global [4 x i32] undef, align 4\n\
        declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
        define ptx_kernel void @k(ptr addrspace(1) %o) {\n\
        %l = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n\
        %p = getelementptr i32, ptr addrspace(3) @t, i32 %l\n\
        store volatile i32 1, ptr addrspace(3) %p\n\
        %x = load volatile i32, ptr addrspace(3) @t\n\
        %q = getelementptr i32, ptr addrspace(1) %o, i32 %l\n\
        store i32 %x, ptr addrspace(1) %q\n\
        ret void\n}";
    assert!(launch(ptx, words, &races).is_ok());
}

#[test]
fn sub_groups_join_and_exchange_values() {
    let text = "declare spir_func i64 @_Z12get_local_idj(i32)\n\
        declare spir_func i32 @_Z18get_sub_group_sizev()\n\
        declare spir_func i32 @_Z22get_sub_group_local_idv()\n\
        declare spir_func i32 @_Z16get_sub_group_idv()\n\
        declare spir_func i32 @_Z20sub_group_reduce_addi(i32)\n\
        declare spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32)\n\
        declare spir_func float @_Z28sub_group_scan_inclusive_mulf(float)\n\
        declare spir_func i32 @_Z17sub_group_shuffleij(i32, i32)\n\
        declare spir_func i32 @_Z13sub_group_anyi(i32)\n\
        define spir_kernel void @k(ptr addrspace(1) %o) {\n\
        %l = call spir_func i64 @_Z12get_local_idj(i32 0)\n\
        %x = trunc i64 %l to i32\n\
        %id = call spir_func i32 @_Z16get_sub_group_idv()\n\
        %lane = call spir_func i32 @_Z22get_sub_group_local_idv()\n\
        %v0 = call spir_func i32 @_Z18get_sub_group_sizev()\n\
        %v1 = call spir_func i32 @_Z20sub_group_reduce_addi(i32 %x)\n\
        %n = sub i32 0, %x\n\
        %v2 = call spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32 %n)\n\
        %f = uitofp i32 %lane to float\n\
        %g = fadd float %f, 1.0\n\
        %m = call spir_func float @_Z28sub_group_scan_inclusive_mulf(float %g)\n\
        %v3 = fptoui float %m to i32\n\
        %c = xor i32 %lane, 1\n\
        %v4 = call spir_func i32 @_Z17sub_group_shuffleij(i32 %x, i32 %c)\n\
        %a = call spir_func i32 @_Z13sub_group_anyi(i32 %id)\n\
        %r0 = mul i32 %a, 1000000\n\
        %r1 = mul i32 %v0, 100000\n\
        %r2 = mul i32 %v1, 1000\n\
        %r3 = mul i32 %v4, 100\n\
        %s0 = add i32 %r0, %r1\n\
        %s1 = add i32 %s0, %r2\n\
        %s2 = add i32 %s1, %r3\n\
        %s3 = add i32 %s2, %v3\n\
        %first = icmp eq i32 %lane, 0\n\
        %w = select i1 %first, i32 0, i32 %v2\n\
        %s4 = sub i32 %s3, %w\n\
        %q = getelementptr i32, ptr addrspace(1) %o, i64 %l\n\
        store i32 %s4, ptr addrspace(1) %q\n\
        ret void\n}";
    let options = Options { warp_size: Some(4), ..Options::default() };
    let words = "--kernel k --block 6 --arg o=buf:i32x6:zeros";
    let outcome = spir(text, words, &options).unwrap_or_else(|e| panic!("{e}"));
    // Sub-group 0 has items 0 to 3, whose sum is 6; sub-group 1 has 4 and 5.
    let shown = outcome.buffers[0].display(6);
    let sum = |sub_group: u32, size: u32, total: u32, other: u32, product: u32, least: u32| {
        sub_group * 1_000_000 + size * 100_000 + total * 1000 + other * 100 + product + least
    };
    let wanted = [
        sum(0, 4, 6, 1, 1, 0),
        sum(0, 4, 6, 0, 2, 0),
        sum(0, 4, 6, 3, 6, 1),
        sum(0, 4, 6, 2, 24, 2),
        sum(1, 2, 9, 5, 1, 0),
        sum(1, 2, 9, 4, 2, 4),
    ];
    let wanted: Vec<String> = wanted.iter().map(u32::to_string).collect();
    assert!(shown.contains(&wanted.join(" ")), "{shown}, not {wanted:?}");
}
