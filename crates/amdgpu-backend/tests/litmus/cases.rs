//! Single cases: orders that were wrong once, and what the grid does not have.

use super::assembly;
use super::table::{MACHINES, Machine};

/// The instructions of a function, waits in words of their counters left out of nothing.
pub(super) fn lines(text: &str, machine: Machine) -> Vec<String> {
    let text = assembly(&format!("target triple = \"amdgcn-amd-amdhsa\"\n{text}"), machine);
    let lines = text.lines().map(|l| l.split(';').next().unwrap_or("").trim().to_owned());
    let start = |l: &String| !l.is_empty() && !l.starts_with('.') && !l.ends_with(':');
    lines
        .skip_while(|l| l != "k:")
        .filter(start)
        .take_while(|l| !l.starts_with("s_endpgm"))
        .collect()
}

pub(super) fn place(lines: &[String], what: impl Fn(&str) -> bool) -> usize {
    lines.iter().position(|l| what(l)).unwrap_or_else(|| panic!("not found in {lines:#?}"))
}

pub(super) fn at(lines: &[String], start: &str, offset: &str) -> usize {
    place(lines, |l| l.starts_with(start) && l.contains(offset))
}

/// A lock in local memory with OpenCL's scopes: data is written before the lock is given back, and read after it was taken.
#[test]
fn a_lock_in_local_memory_keeps_its_data() {
    let unlock = "define amdgpu_kernel void @k(ptr addrspace(3) %m, ptr addrspace(1) %out) {\n\
        %lock = getelementptr inbounds i8, ptr addrspace(3) %m, i64 64\n\
        %data = getelementptr inbounds i8, ptr addrspace(3) %m, i64 128\n\
        store i32 5, ptr addrspace(3) %data\n\
        %old = atomicrmw xchg ptr addrspace(3) %lock, i32 0 syncscope(\"workgroup-one-as\") release\n\
        store i32 %old, ptr addrspace(1) %out\nret void\n}\n";
    let take = "define amdgpu_kernel void @k(ptr addrspace(3) %m, ptr addrspace(1) %out) {\n\
        %lock = getelementptr inbounds i8, ptr addrspace(3) %m, i64 64\n\
        %data = getelementptr inbounds i8, ptr addrspace(3) %m, i64 128\n\
        %old = atomicrmw xchg ptr addrspace(3) %lock, i32 1 syncscope(\"workgroup-one-as\") acquire\n\
        %v = load i32, ptr addrspace(3) %data\n%s = add i32 %v, %old\n\
        store i32 %s, ptr addrspace(1) %out\nret void\n}\n";
    for machine in MACHINES.into_iter().filter(|m| m.has_local()) {
        let code = lines(unlock, machine);
        assert!(at(&code, "ds_", "offset:128") < at(&code, "ds_", "offset:64"), "{code:#?}");
        let code = lines(take, machine);
        assert!(at(&code, "ds_", "offset:64") < at(&code, "ds_", "offset:128"), "{code:#?}");
    }
}

/// An acquire of a flag in global memory orders data in local memory too, where the scope does not say otherwise.
#[test]
fn local_data_is_read_after_a_global_flag() {
    let text = "define amdgpu_kernel void @k(ptr addrspace(1) %g, ptr addrspace(3) %l) {\n\
        %flag = getelementptr inbounds i8, ptr addrspace(1) %g, i64 64\n\
        %data = getelementptr inbounds i8, ptr addrspace(3) %l, i64 128\n\
        %n = atomicrmw add ptr addrspace(1) %flag, i32 1 syncscope(\"workgroup\") acquire\n\
        %v = load i32, ptr addrspace(3) %data\n%s = xor i32 %v, %n\n\
        store i32 %s, ptr addrspace(1) %g\nret void\n}\n";
    for machine in MACHINES {
        let code = lines(text, machine);
        assert!(
            at(&code, "global_atomic", "offset:64") < at(&code, "ds_", "offset:128"),
            "{code:#?}"
        );
    }
}

/// A release of everyone's scope waits for the L2 to be written back, though this wave has no store in flight.
#[test]
fn a_write_back_is_waited_for() {
    let text = "define amdgpu_kernel void @k(ptr addrspace(1) %f) {\nfence release\n\
        store atomic i32 1, ptr addrspace(1) %f monotonic, align 4\nret void\n}\n";
    for machine in MACHINES {
        let write_back = match machine.cpu {
            "gfx90a" | "gfx942" | "gfx950" => "buffer_wbl2",
            "gfx1200" => "global_wb",
            _ => continue,
        };
        let code = lines(text, machine);
        let (back, store) = (at(&code, write_back, ""), at(&code, "global_store", ""));
        let mut tokens = code[back..store].iter();
        let waits =
            tokens.any(|l| l == "s_wait_storecnt 0x0" || l.starts_with("s_waitcnt vmcnt(0)"));
        assert!(waits, "{machine:?}: {code:#?}");
    }
}

/// Volatile accesses go around the caches and are waited for, so that the processor does not exchange two of them.
#[test]
fn volatile_accesses_are_waited_for() {
    let text = "define amdgpu_kernel void @k(ptr addrspace(1) %p, i32 %n) {\n\
        %t = call i32 @llvm.amdgcn.workitem.id.x()\n\
        %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t\n\
        %b = getelementptr inbounds i8, ptr addrspace(1) %a, i64 64\n\
        store volatile i32 %n, ptr addrspace(1) %a\nstore volatile i32 3, ptr addrspace(1) %b\n\
        %v = load volatile i32, ptr addrspace(1) %a\n%w = load volatile i32, ptr addrspace(1) %b\n\
        store i32 %n, ptr addrspace(1) %a\nret void\n}\ndeclare i32 @llvm.amdgcn.workitem.id.x()\n";
    for machine in MACHINES {
        let code = lines(text, machine);
        let (load, store) = match machine.cpu {
            "gfx900" | "gfx90a" => ("glc", ""),
            "gfx942" | "gfx950" => ("sc0 sc1", "sc0 sc1"),
            "gfx1030" => ("glc dlc", ""),
            "gfx1100" => ("glc dlc", "dlc"),
            _ => ("scope:SCOPE_SYS", "scope:SCOPE_SYS"),
        };
        let accesses: Vec<usize> =
            (0..code.len()).filter(|&n| code[n].starts_with("global_")).collect();
        let policies = [store, store, load, load, ""];
        assert_eq!(accesses.len(), policies.len(), "{machine:?}: {code:#?}");
        for (&n, policy) in accesses.iter().zip(policies) {
            let words = code[n].split_whitespace();
            let own: Vec<&str> = words
                .filter(|w| {
                    matches!(*w, "glc" | "dlc" | "slc" | "sc0" | "sc1") || w.starts_with("scope")
                })
                .collect();
            assert_eq!(own.join(" "), policy, "{machine:?}: {code:#?}");
        }
        for pair in accesses.windows(2) {
            let between = &code[pair[0] + 1..pair[1]];
            assert!(between.iter().any(|l| l.starts_with("s_wait")), "{machine:?}: {code:#?}");
        }
    }
}

/// Data that is not needed again says so in its policy.
#[test]
fn data_that_is_not_needed_again() {
    let text = "define amdgpu_kernel void @k(ptr addrspace(1) %p) {\n\
        %t = call i32 @llvm.amdgcn.workitem.id.x()\n\
        %a = getelementptr inbounds i32, ptr addrspace(1) %p, i32 %t\n\
        %v = load i32, ptr addrspace(1) %a, !nontemporal !0\n%w = add i32 %v, 1\n\
        store i32 %w, ptr addrspace(1) %a, !nontemporal !0\nret void\n}\n\
        declare i32 @llvm.amdgcn.workitem.id.x()\n!0 = !{i32 1}\n";
    for machine in MACHINES {
        let code = lines(text, machine);
        let (load, store) = match machine.cpu {
            "gfx900" | "gfx90a" => ("glc slc", "glc slc"),
            "gfx942" | "gfx950" => ("nt", "nt"),
            "gfx1030" => ("slc", "glc slc"),
            "gfx1100" => ("slc dlc", "glc slc dlc"),
            _ => ("th:TH_LOAD_NT", "th:TH_STORE_NT"),
        };
        assert!(code[at(&code, "global_load", "")].ends_with(load), "{machine:?}: {code:#?}");
        assert!(code[at(&code, "global_store", "")].ends_with(store), "{machine:?}: {code:#?}");
    }
}

/// Fences whose scope or kind of memory needs no wait leave nothing in the code, and hold accesses all the same.
#[test]
fn fences_without_waits_hold_accesses() {
    for fence in [
        "syncscope(\"singlethread\") seq_cst",
        "syncscope(\"wavefront\") acq_rel",
        "syncscope(\"workgroup-one-as\") release",
    ] {
        let text = format!(
            "define amdgpu_kernel void @k(ptr addrspace(3) noalias %a, ptr addrspace(3) noalias %b) {{\n\
             %p = getelementptr inbounds i8, ptr addrspace(3) %a, i64 128\n\
             %q = getelementptr inbounds i8, ptr addrspace(3) %b, i64 64\n\
             store i32 1, ptr addrspace(3) %p\nfence {fence}\nstore i32 2, ptr addrspace(3) %q\nret void\n}}\n"
        );
        for machine in MACHINES.into_iter().filter(|m| m.has_local()) {
            let code = lines(&text, machine);
            let (first, second) = (at(&code, "ds_", "offset:128"), at(&code, "ds_", "offset:64"));
            assert!(first < second, "{machine:?} {fence}: {code:#?}");
            assert!(!code.iter().any(|l| l.contains("fence")), "{code:#?}");
        }
    }
}
