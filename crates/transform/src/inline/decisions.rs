//! Remarks about calls: which were inlined, and why the others stay.

use ir::debug::DebugInfo;
use ir::diagnostic::Location;
use ir::pass::{OptRemark, OptRemarkKind};
use ir::ssa::{Body, Global, Inst, Module};

/// The pass.
const PASS: &str = "inline";

/// Why a call stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kept {
    /// It calls no function of a name, or one that this pass is not about.
    NoFunction,
    /// The function is only declared.
    NoDefinition,
    /// Another definition may take its place.
    Interposable,
    /// The function calls itself.
    Recursive,
    /// `noinline`.
    NoInline,
    /// The function or the call has a form that cannot be copied.
    Form,
    /// The function treats denormals or rounding otherwise.
    FloatMode,
    /// The call is on a path that is not taken often.
    Cold,
    /// The function is too large for its number of calls.
    TooLarge { size: usize, copies: usize },
}

impl Kept {
    /// The remark's name, and the reason; nothing where nothing is to be said.
    fn reason(self) -> Option<(&'static str, String)> {
        let (name, reason) = match self {
            Self::NoFunction => return None,
            Self::NoDefinition => {
                ("NoDefinition", "its definition is not in the module".to_owned())
            }
            Self::Interposable => {
                ("Interposable", "another definition may take its place".to_owned())
            }
            Self::Recursive => ("Recursive", "it calls itself".to_owned()),
            Self::NoInline => ("NeverInline", "of the attribute noinline".to_owned()),
            Self::Form => {
                ("NotInlinable", "its form or that of the call cannot be copied".to_owned())
            }
            Self::FloatMode => {
                ("FloatMode", "it treats denormals or rounding in another way".to_owned())
            }
            Self::Cold => ("ColdCall", "the call is on a path that is seldom taken".to_owned()),
            Self::TooLarge { size, copies } => {
                let calls = if copies == 1 { "call" } else { "calls" };
                ("TooCostly", format!("it has {size} instructions and {copies} {calls}"))
            }
        };
        Some((name, reason))
    }
}

/// The remarks so far.
#[derive(Clone, Default, Debug)]
pub(super) struct Decisions(Vec<OptRemark>);

impl Decisions {
    pub(super) fn take(&mut self) -> Vec<OptRemark> {
        std::mem::take(&mut self.0)
    }

    /// A call that is inlined now.
    pub(super) fn inlined(
        &mut self,
        module: &Module,
        body: &Body,
        (caller, callee): (Global, Global),
        call: Inst,
        size: usize,
    ) {
        let names = [callee, caller].map(|global| module.cx.globals[global].name.to_string());
        let [callee, caller] = names;
        self.0.push(
            OptRemark::new(OptRemarkKind::Passed, PASS, "Inlined", &*caller)
                .at(place(module, body, call))
                .arg("Callee", callee)
                .text(" inlined into ")
                .arg("Caller", caller)
                .text(": ")
                .arg("NumInstructions", size)
                .text(" instructions"),
        );
    }

    /// A call that stays.
    pub(super) fn kept(
        &mut self,
        module: &Module,
        body: &Body,
        (caller, callee): (Global, Global),
        call: Inst,
        kept: Kept,
    ) {
        let Some((name, reason)) = kept.reason() else { return };
        let names = [callee, caller].map(|global| module.cx.globals[global].name.to_string());
        let [callee, caller] = names;
        self.0.push(
            OptRemark::new(OptRemarkKind::Missed, PASS, name, &*caller)
                .at(place(module, body, call))
                .arg("Callee", callee)
                .text(" not inlined into ")
                .arg("Caller", caller)
                .text(" because ")
                .arg("Reason", reason),
        );
    }
}

/// The place of a call in the source.
fn place(module: &Module, body: &Body, call: Inst) -> Option<Location> {
    DebugInfo::of(&module.cx)?.place(body.insts[call].debug_loc.expand()?)
}

#[cfg(test)]
mod tests {
    use crate::pipeline::Optimise;
    use ir::pass::PassCx;

    /// The remarks of optimising a text, each as kind, name, place and message.
    fn remarks(text: &str) -> Vec<String> {
        let mut module = llvm_reader::parse("k.ll", text.as_bytes()).expect("a module");
        let mut cx = PassCx::new();
        cx.keep_opt_remarks();
        Optimise::default().optimise(&mut module, &mut cx).expect("it is optimised");
        let all = cx.take_opt_remarks();
        let inline = all.iter().filter(|remark| remark.pass == super::PASS);
        inline
            .map(|remark| {
                let place = remark.place.as_ref().map_or(String::new(), |p| format!(" at {p}"));
                format!("{}{place}: {}", remark.name, remark.message())
            })
            .collect()
    }

    #[test]
    fn calls_that_are_inlined_and_calls_that_stay() {
        let text = "declare i32 @outside(i32)\n\
            define weak i32 @weak(i32 %x) {\n  ret i32 %x\n}\n\
            define internal i32 @once(i32 %x) {\n  %y = add i32 %x, 3\n  ret i32 %y\n}\n\
            define internal i32 @never(i32 %x) noinline {\n  %y = mul i32 %x, %x\n  ret i32 %y\n}\n\
            define internal i32 @again(i32 %x) {\n  %y = call i32 @again(i32 %x)\n  ret i32 %y\n}\n\
            define i32 @k(i32 %x) !dbg !4 {\n  %a = call i32 @once(i32 %x), !dbg !7\n  \
            %b = call i32 @never(i32 %a)\n  %c = call i32 @outside(i32 %b)\n  %d = call i32 @weak(i32 %c)\n  \
            %e = call i32 @again(i32 %d)\n  ret i32 %e\n}\n\
            !llvm.dbg.cu = !{!0}\n!llvm.module.flags = !{!2}\n\
            !0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)\n\
            !1 = !DIFile(filename: \"a.c\", directory: \"/src\")\n!2 = !{i32 2, !\"Debug Info Version\", i32 3}\n\
            !4 = distinct !DISubprogram(name: \"k\", file: !1, line: 3, unit: !0, type: !5, spFlags: DISPFlagDefinition)\n\
            !5 = !DISubroutineType(types: !6)\n!6 = !{}\n!7 = !DILocation(line: 4, column: 5, scope: !4)\n";
        let mut found = remarks(text);
        found.sort();
        found.dedup();
        assert_eq!(
            found,
            [
                "Inlined at /src/a.c:4:5: once inlined into k: 2 instructions",
                "Interposable: weak not inlined into k because another definition may take its place",
                "NeverInline: never not inlined into k because of the attribute noinline",
                "NoDefinition: outside not inlined into k because its definition is not in the module",
                "Recursive: again not inlined into again because it calls itself",
                "Recursive: again not inlined into k because it calls itself",
            ]
        );
    }

    #[test]
    fn without_a_request_nothing_is_said() {
        let text = "define internal i32 @f() {\n  ret i32 1\n}\ndefine i32 @k() {\n  %x = call i32 @f()\n  ret i32 %x\n}\n";
        let mut module = llvm_reader::parse("k.ll", text.as_bytes()).expect("a module");
        let mut cx = PassCx::new();
        Optimise::default().optimise(&mut module, &mut cx).expect("it is optimised");
        assert!(cx.take_opt_remarks().is_empty());
    }
}
