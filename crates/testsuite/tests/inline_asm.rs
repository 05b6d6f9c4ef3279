//! Inline assembly: the text with its operands is what `llc` prints, up to the registers' names, and
//! `ptxas` accepts the module.

use judges::{Judge, Scratch, assemble, run};
use nvptx_backend::{Options, Sm, compile, llvm_reader};
use std::time::Duration;

/// Functions, each with inline assembly of some kind.
const FUNCTIONS: &[&str] = &[
    // One output, a tied input, a constant, a block with registers of its own.
    r#"define i32 @block(i32 %a) {
  %r = call i32 asm sideeffect "{\0A\09.reg .pred %p1;\0A\09setp.ne.b32 %p1, $1, 0;\0A\09selp.b32 $0, $2, ${3:r}, %p1;\0A}", "=r,r,0,n,~{memory}"(i32 %a, i32 %a, i32 77)
  ret i32 %r
}"#,
    // Several outputs of several classes.
    r#"define i64 @outputs(float %f, double %d, i16 %h) {
  %r = call { i32, i64, float, double, i16 } asm "{ mov.b32 $0, $5; mov.b64 $1, $6; mov.b32 $2, $5; mov.b64 $3, $6; mov.b16 $4, $7; }", "=&r,=l,=f,=d,=h,f,d,h"(float %f, double %d, i16 %h)
  %a = extractvalue { i32, i64, float, double, i16 } %r, 0
  %b = extractvalue { i32, i64, float, double, i16 } %r, 1
  %c = extractvalue { i32, i64, float, double, i16 } %r, 4
  %x = zext i32 %a to i64
  %y = zext i16 %c to i64
  %s = add i64 %x, %b
  %t = add i64 %s, %y
  ret i64 %t
}"#,
    // Bytes, booleans and halves in registers of another width.
    r#"define i32 @narrow(i8 %c, i1 %p, half %h, <2 x half> %v) {
  %a = call i8 asm "add.u16 $0, $1, 1;", "=h,h"(i8 %c)
  %b = call i1 asm "not.pred $0, $1;", "=b,b"(i1 %p)
  %d = call half asm "neg.f16 $0, $1;", "=h,h"(half %h)
  %e = call <2 x half> asm "neg.f16x2 $0, $1;", "=r,r"(<2 x half> %v)
  %e0 = extractelement <2 x half> %e, i32 0
  %f = fadd half %d, %e0
  %g = bitcast half %f to i16
  %i = zext i8 %a to i32
  %j = zext i1 %b to i32
  %k = zext i16 %g to i32
  %l = add i32 %i, %j
  %m = add i32 %l, %k
  ret i32 %m
}"#,
    // Pointers.
    r#"define void @pointers(ptr %p, ptr addrspace(1) %g, ptr addrspace(3) %s, i32 %v) {
  call void asm sideeffect "st.b32 [$0], $1;", "l,r,~{memory}"(ptr %p, i32 %v)
  call void asm sideeffect "st.global.b32 [$0+4], $1;", "l,r,~{memory}"(ptr addrspace(1) %g, i32 %v)
  call void asm sideeffect "st.shared.b32 [$0], $1;", "l,r,~{memory}"(ptr addrspace(3) %s, i32 %v)
  ret void
}"#,
    // 128 bits.
    r#"define i128 @quad(i128 %q) {
  %r = call i128 asm "mov.b128 $0, $1;", "=q,q"(i128 %q)
  ret i128 %r
}"#,
    // Constants for inputs in registers and in the text; modifiers; dollars; variants; numbers.
    r#"define i32 @constants() {
  %a = call i32 asm "{ .reg .b32 t$$; add.s32 t$$, $1, $2; sub.s32 $0, t$$, ${2:n}; }", "=r,r,n"(i32 5, i32 7)
  %b = call i32 asm "$(mov.b32 $0, $1;$|bad$)", "=r,r"(i32 %a)
  %c = call i32 asm "{ ${:comment} note\0A\09add.s32 $0, $1, ${2:c}; }", "=r,r,i"(i32 %b, i32 -3)
  %d = call i32 asm "mov.b32 $0, $1;", "=r,rn"(i32 9)
  %e = add i32 %c, %d
  ret i32 %e
}"#,
    // Nothing but an operand that is in and out, as a barrier for the optimiser.
    r#"define i32 @opaque(i32 %a) {
  %r = call i32 asm "", "=r,0"(i32 %a)
  ret i32 %r
}"#,
    // Two tied operands that cross.
    r#"define i32 @crossed(i32 %a, i32 %b) {
  %r = call { i32, i32 } asm "{ .reg .b32 t; mov.b32 t, $0; mov.b32 $0, $1; mov.b32 $1, t; }", "=r,=r,1,0"(i32 %a, i32 %b)
  %x = extractvalue { i32, i32 } %r, 0
  %y = extractvalue { i32, i32 } %r, 1
  %z = sub i32 %x, %y
  ret i32 %z
}"#,
    // Memory operands, small vectors, symbols.
    r#"@g = addrspace(1) global i32 0
define i32 @memory(ptr %p, i32 %v, i8 %c, <4 x i8> %q, <2 x i16> %d) {
  call void asm sideeffect "st.b32 $0, $1;", "=*m,r"(ptr elementtype(i32) %p, i32 %v)
  %x = call i32 asm sideeffect "{ st.b32 $0, $2; add.s32 $1, $1, 1; }", "=*m,=r,r,1"(ptr elementtype(i32) %p, i32 %v, i32 %v)
  %y = call i32 asm sideeffect "mov.b32 $0, $1;", "=r,r"(i8 %c)
  %z = call i64 asm sideeffect "mov.b64 $0, $1;", "=l,i"(ptr addrspace(1) @g)
  %w = call <2 x i16> asm "mov.b32 $0, $1;", "=r,r"(<2 x i16> %d)
  %w0 = extractelement <2 x i16> %w, i32 1
  %w1 = zext i16 %w0 to i32
  %u = call <4 x i8> asm "mov.b32 $0, $1;", "=r,r"(<4 x i8> %q)
  %u0 = bitcast <4 x i8> %u to i32
  %t = trunc i64 %z to i32
  %a = add i32 %x, %y
  %b = add i32 %a, %t
  %e = add i32 %b, %w1
  %f = add i32 %e, %u0
  ret i32 %f
}"#,
    // In a loop, with the result carried on.
    r#"define i32 @looped(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %loop ]
  %s = phi i32 [ 1, %entry ], [ %t, %loop ]
  %t = call i32 asm sideeffect "mad.lo.s32 $0, $1, 3, $2;", "=r,0,r"(i32 %s, i32 %i)
  %j = add i32 %i, 1
  %c = icmp slt i32 %j, %n
  br i1 %c, label %loop, label %done
done:
  ret i32 %t
}"#,
];

const TRIPLE: &str = "target triple = \"nvptx64-nvidia-cuda\"\n";

fn compiled(function: &str) -> String {
    let text = format!("{TRIPLE}{function}\n");
    let module = llvm_reader::parse("asm.ll", text.as_bytes()).unwrap();
    let mut options = Options::new(Sm::new(90));
    options.ptx = Some(83);
    compile(module, &options).unwrap().ptx
}

/// The inline assembly of a module, each register's number left out.
fn assembly(ptx: &str) -> Vec<String> {
    let mut found = Vec::new();
    for part in ptx.split("// begin inline asm").skip(1) {
        let text = part.split("// end inline asm").next().unwrap();
        let mut out = String::new();
        let mut chars = text.trim().chars().peekable();
        while let Some(c) = chars.next() {
            out.push(c);
            if c == '%' {
                while let Some(c) = chars.next_if(char::is_ascii_lowercase) {
                    out.push(c);
                }
                while chars.next_if(char::is_ascii_digit).is_some() {}
            }
        }
        found.push(out);
    }
    found
}

#[test]
fn is_printed_as_llc_does() {
    let Some(llc) = Judge::Llc.need() else { return };
    let scratch = Scratch::new("asm");
    for function in FUNCTIONS {
        let input = scratch.write("asm.ll", format!("{TRIPLE}{function}\n"));
        let output = scratch.file("asm.ptx");
        let args = ["-mcpu=sm_90", "-mattr=+ptx83", "-o"]
            .map(String::from)
            .into_iter()
            .chain([output.display().to_string(), input.display().to_string()]);
        let verdict = run(llc, args, Duration::from_secs(60));
        assert!(verdict.ok, "{}", verdict.messages());
        let theirs = assembly(&std::fs::read_to_string(&output).unwrap());
        // A pointer to shared memory has 32 bits here and 64 there, until it is an operand.
        assert_eq!(assembly(&compiled(function)), theirs, "{function}");
    }
}

#[test]
fn is_accepted_by_ptxas() {
    let Some(ptxas) = Judge::Ptxas.need() else { return };
    for function in FUNCTIONS {
        let ptx = compiled(function);
        if let Err(messages) = assemble(ptxas, &ptx, "sm_90", true) {
            panic!("{messages}\n{ptx}");
        }
    }
}

#[test]
fn tied_operands_that_cross_do_not_clobber_each_other() {
    let ptx = compiled(FUNCTIONS[7]);
    // Each input is copied to its output before the assembly; neither copy may read what the other wrote.
    let copies: Vec<(&str, &str)> = ptx
        .lines()
        .take_while(|l| !l.contains("begin inline asm"))
        .filter_map(|l| {
            l.trim().strip_prefix("mov.b32")?.trim().strip_suffix(';')?.split_once(", ")
        })
        .collect();
    for (n, (to, _)) in copies.iter().enumerate() {
        assert!(copies[n + 1..].iter().all(|(_, from)| from != to), "{ptx}");
    }
}

#[test]
fn what_cannot_be_is_a_diagnostic() {
    for (text, constraints, expected) in [
        ("mov $0, $1;", "=z,r", "=z"),
        ("mov $0, $1;", "={eax},r", "{eax}"),
        ("mov $0, $4;", "=r,r", "$4"),
        ("mov $0, ${1:q};", "=r,r", "modifier"),
        ("mov $0, $1;", "=r,n", "constant"),
        ("mov $0, $1;", "=q,r", "128-bit"),
    ] {
        let ir = format!(
            "{TRIPLE}define i32 @f(i32 %a) {{\n  %r = call i32 asm \"{text}\", \"{constraints}\"(i32 %a)\n  ret i32 %r\n}}\n"
        );
        let error = match llvm_reader::parse("asm.ll", ir.as_bytes()) {
            Ok(module) => compile(module, &Options::new(Sm::new(90))).unwrap_err().to_string(),
            Err(error) => error.to_string(),
        };
        assert!(error.contains(expected), "{text} {constraints}: {error}");
    }
}

/// The version that assembly needs is not known from its text: the version that the function's features name holds, unless
/// the command line asks for one.
#[test]
fn the_features_of_a_function_with_assembly_raise_the_version() {
    let text = |body: &str| {
        format!(
            "target triple = \"nvptx64-nvidia-cuda\"\ndefine i32 @f(i32 %a) #0 {{\n{body}\n  ret i32 %r\n}}\n\
             attributes #0 = {{ \"target-features\"=\"+ptx83,+sm_90\" }}\n"
        )
    };
    let version = |body: &str, asked: Option<u32>| {
        let mut options = Options::new(Sm::new(90));
        options.ptx = asked;
        let module = llvm_reader::parse("t.ll", text(body).as_bytes()).unwrap();
        let ptx = compile(module, &options).unwrap().ptx;
        ptx.lines().find(|l| l.starts_with(".version")).unwrap().to_owned()
    };
    let assembly = "%r = call i32 asm \"add.s16x2 $0, $1, $1;\", \"=r,r\"(i32 %a)";
    assert_eq!(version(assembly, None), ".version 8.3");
    assert_eq!(version(assembly, Some(80)), ".version 8.0");
    assert_eq!(version("%r = add i32 %a, 1", None), ".version 7.8");
}
