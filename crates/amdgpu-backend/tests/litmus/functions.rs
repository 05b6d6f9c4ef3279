//! The functions: an access of data, an ordered operation on a flag (or a fence), another access of data.
//!
//! Every address has the number of the lane in it, so that nothing becomes scalar; the offsets 128, 64, 256 and 512 name
//! the first access, the flag, the second access and the store that uses what was read.

use std::fmt::Write as _;

/// An operation that is ordered.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Operation {
    Load,
    Store,
    /// A read-modify-write; whether its result is used.
    Modify(bool),
    /// A compare-and-exchange whose result is used.
    Exchange,
    Fence,
}

/// An access of data.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Data {
    pub local: bool,
    pub store: bool,
}

/// A litmus function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Litmus {
    pub operation: Operation,
    /// The ordering, and of an exchange that of its failure.
    pub ordering: (&'static str, &'static str),
    pub scope: &'static str,
    /// The flag's address space.
    pub space: u32,
    pub before: Data,
    pub after: Data,
}

const GLOBAL_LOAD: Data = Data { local: false, store: false };
const GLOBAL_STORE: Data = Data { local: false, store: true };
const LOCAL_LOAD: Data = Data { local: true, store: false };
const LOCAL_STORE: Data = Data { local: true, store: true };
const PAIRS: [(Data, Data); 5] = [
    (GLOBAL_STORE, GLOBAL_LOAD),
    (GLOBAL_LOAD, GLOBAL_STORE),
    (LOCAL_STORE, LOCAL_LOAD),
    (GLOBAL_STORE, LOCAL_LOAD),
    (LOCAL_STORE, GLOBAL_LOAD),
];

pub(crate) const SCOPES: [&str; 12] = [
    "",
    "agent",
    "workgroup",
    "wavefront",
    "singlethread",
    "cluster",
    "one-as",
    "agent-one-as",
    "workgroup-one-as",
    "wavefront-one-as",
    "singlethread-one-as",
    "cluster-one-as",
];

fn operations() -> Vec<(Operation, (&'static str, &'static str))> {
    let mut all = Vec::new();
    let of = |operation, orderings: &[&'static str]| {
        orderings.iter().map(move |&o| (operation, (o, ""))).collect::<Vec<_>>()
    };
    let every = ["monotonic", "acquire", "release", "acq_rel", "seq_cst"];
    all.extend(of(Operation::Load, &["monotonic", "acquire", "seq_cst"]));
    all.extend(of(Operation::Store, &["monotonic", "release", "seq_cst"]));
    all.extend(of(Operation::Modify(true), &every));
    all.extend(of(Operation::Modify(false), &every));
    for success in every {
        for failure in ["monotonic", "acquire", "seq_cst"] {
            all.push((Operation::Exchange, (success, failure)));
        }
    }
    all.extend(of(Operation::Fence, &every[1..]));
    all
}

/// All of them; without local memory where that cannot be used.
pub(crate) fn all(has_local: bool) -> Vec<Litmus> {
    let mut all = Vec::new();
    for (operation, ordering) in operations() {
        for scope in SCOPES {
            let spaces: &[u32] = match (operation, has_local) {
                (Operation::Fence, _) | (_, false) => &[1],
                _ => &[1, 3, 0],
            };
            for &space in spaces {
                for (before, after) in PAIRS {
                    if has_local || !before.local && !after.local {
                        all.push(Litmus { operation, ordering, scope, space, before, after });
                    }
                }
            }
        }
    }
    all
}

impl Litmus {
    /// The function's text.
    pub(crate) fn text(&self, name: &str) -> String {
        let flag_type = match self.space {
            0 => "ptr".to_owned(),
            space => format!("ptr addrspace({space})"),
        };
        let scope = match self.scope {
            "" => String::new(),
            scope => format!("syncscope(\"{scope}\") "),
        };
        // A pointer that the host passes would be one into global memory.
        let (passed, flag) = match self.space {
            0 => ("i64 %n".to_owned(), "%f = inttoptr i64 %n to ptr\n"),
            _ => (format!("{flag_type} %f"), ""),
        };
        let mut text = format!(
            "define amdgpu_kernel void @{name}(ptr addrspace(1) %g, ptr addrspace(3) %l, {passed}) {{\n\
             {flag}%t = call i32 @llvm.amdgcn.workitem.id.x()\n\
             %gt = getelementptr inbounds i32, ptr addrspace(1) %g, i32 %t\n\
             %lt = getelementptr inbounds i32, ptr addrspace(3) %l, i32 %t\n\
             %ft = getelementptr inbounds i32, {flag_type} %f, i32 %t\n\
             %flag = getelementptr inbounds i8, {flag_type} %ft, i32 64\n"
        );
        let access = |text: &mut String, data: Data, at: u32, result: &str| {
            let (space, base) = if data.local { (3, "%lt") } else { (1, "%gt") };
            let _ = writeln!(
                text,
                "%p{at} = getelementptr inbounds i8, ptr addrspace({space}) {base}, i32 {at}"
            );
            let _ = if data.store {
                writeln!(text, "store i32 7, ptr addrspace({space}) %p{at}, align 4")
            } else {
                writeln!(text, "{result} = load i32, ptr addrspace({space}) %p{at}, align 4")
            };
        };
        access(&mut text, self.before, 128, "%x");
        let (ordering, failure) = self.ordering;
        let _ = match self.operation {
            Operation::Load => {
                writeln!(text, "%y = load atomic i32, {flag_type} %flag {scope}{ordering}, align 4")
            }
            Operation::Store => {
                writeln!(text, "store atomic i32 1, {flag_type} %flag {scope}{ordering}, align 4")
            }
            Operation::Modify(_) => writeln!(
                text,
                "%y = atomicrmw add {flag_type} %flag, i32 1 {scope}{ordering}, align 4"
            ),
            Operation::Exchange => writeln!(
                text,
                "%c = cmpxchg {flag_type} %flag, i32 1, i32 2 {scope}{ordering} {failure}, align 4\n\
                 %y = extractvalue {{ i32, i1 }} %c, 0"
            ),
            Operation::Fence => writeln!(text, "fence {scope}{ordering}"),
        };
        access(&mut text, self.after, 256, "%z");
        let operand = |has: bool, name: &'static str| if has { name } else { "0" };
        let x = operand(!self.before.store, "%x");
        let y = operand(self.returns(), "%y");
        let z = operand(!self.after.store, "%z");
        let _ = writeln!(
            text,
            "%s = xor i32 {x}, {y}\n%r = add i32 %s, {z}\n\
             %o = getelementptr inbounds i8, ptr addrspace(1) %gt, i32 512\n\
             store i32 %r, ptr addrspace(1) %o, align 4\nret void\n}}"
        );
        text
    }

    /// Whether the operation has a result that is used.
    pub(crate) fn returns(&self) -> bool {
        matches!(self.operation, Operation::Load | Operation::Modify(true) | Operation::Exchange)
    }

    /// Whether each kind of memory is ordered by itself.
    pub(crate) fn apart(&self) -> bool {
        self.scope.ends_with("one-as")
    }

    /// Whether the operation on the flag orders an access of data.
    pub(crate) fn orders(&self, data: Data) -> bool {
        !self.apart() || self.space == 0 || data.local == (self.space == 3)
    }

    /// Whether it publishes, and whether it sees what others published.
    pub(crate) fn sides(&self) -> (bool, bool) {
        let (success, failure) = self.ordering;
        let releases = matches!(success, "release" | "acq_rel" | "seq_cst") || failure == "seq_cst";
        let acquires = matches!(success, "acquire" | "acq_rel" | "seq_cst")
            || matches!(failure, "acquire" | "seq_cst");
        (releases, acquires && self.operation != Operation::Store)
    }
}

/// A module of functions, named by their places in the list.
pub(crate) fn module(functions: &[Litmus]) -> String {
    let mut text = "target triple = \"amdgcn-amd-amdhsa\"\n".to_owned();
    for (n, litmus) in functions.iter().enumerate() {
        text += &litmus.text(&format!("f{n}"));
    }
    text + "declare i32 @llvm.amdgcn.workitem.id.x()\n"
}
