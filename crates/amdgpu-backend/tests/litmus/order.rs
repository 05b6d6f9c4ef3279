//! Loads and stores that once changed places, and the freedom that facts of the IR give.

use super::cases::{at, lines, place};
use super::table::MACHINES;

/// A kernel `k` with pointers to global memory `%g` and `%o`, and numbers `%i` and `%j`.
fn kernel(attributes: &str, body: &str) -> String {
    format!(
        "define amdgpu_kernel void @k(ptr addrspace(1) {attributes} %g, ptr addrspace(1) noalias %o, i64 %i, i64 %j) {{\n{body}\n}}\n\
         declare void @llvm.amdgcn.s.barrier()\ndeclare void @other(ptr addrspace(1))\n"
    )
}

/// The loads of global memory in a function after some instruction, each as whether the scalar unit does it.
fn loads(code: &[String], after: &str) -> Vec<bool> {
    let start = place(code, |l| l.starts_with(after));
    let loads = code[start..].iter();
    loads
        .filter_map(|l| match () {
            () if l.starts_with("s_load") => Some(true),
            () if l.starts_with("global_load") => Some(false),
            () => None,
        })
        .collect()
}

/// Two elements change their contents. Both loads come before the first store, though the loads are scalar.
#[test]
fn elements_are_exchanged() {
    let body = "%p = getelementptr i32, ptr addrspace(1) %g, i64 %i\n\
        %q = getelementptr i32, ptr addrspace(1) %g, i64 %j\n\
        %a = load i32, ptr addrspace(1) %p\n%b = load i32, ptr addrspace(1) %q\n\
        store i32 %b, ptr addrspace(1) %p\nstore i32 %a, ptr addrspace(1) %q\nret void";
    for machine in MACHINES {
        let code = lines(&kernel("", body), machine);
        let last_load = code.iter().rposition(|l| l.starts_with("s_load")).expect("loads");
        let first_store = at(&code, "global_store", "");
        assert!(last_load < first_store, "{machine:?}: {code:#?}");
    }
}

/// A load after an acquire is not done by the scalar unit, whose cache the acquire does not drop; nor is it the load before.
#[test]
fn loads_after_an_acquire_read_what_others_wrote() {
    let body = |ordering: &str| {
        format!(
            "%a = load i32, ptr addrspace(1) %g\n{ordering}\n%b = load i32, ptr addrspace(1) %g\n\
             %s = mul i32 %a, 3\n%t = add i32 %s, %b\nstore i32 %t, ptr addrspace(1) %o\nret void"
        )
    };
    let barrier = |scope: &str| {
        format!(
            "fence syncscope(\"{scope}\") release\ncall void @llvm.amdgcn.s.barrier()\nfence syncscope(\"{scope}\") acquire"
        )
    };
    let flag = "%f = getelementptr i8, ptr addrspace(1) %o, i64 64\n\
        %n = load atomic i32, ptr addrspace(1) %f syncscope(\"agent\") acquire, align 4";
    let added = "%f = getelementptr i8, ptr addrspace(1) %o, i64 64\n\
        %n = atomicrmw add ptr addrspace(1) %f, i32 1 syncscope(\"workgroup\") acquire, align 4";
    // It acquires where it fails, and releases where it does not.
    let exchanged = "%f = getelementptr i8, ptr addrspace(1) %o, i64 64\n\
        %n = cmpxchg ptr addrspace(1) %f, i32 1, i32 2 syncscope(\"agent\") release acquire, align 4";
    for machine in MACHINES {
        let fences = ["fence seq_cst", "fence syncscope(\"workgroup\") acquire"];
        for ordering in [flag, added, exchanged].into_iter().chain(fences) {
            let code = lines(&kernel("", &body(ordering)), machine);
            assert_eq!(code.iter().filter(|l| l.starts_with("s_load")).count(), 2, "{code:#?}");
            assert!(at(&code, "global_load", "") > 0, "{machine:?} {ordering}: {code:#?}");
        }
        let code = lines(&kernel("", &body(&barrier("agent"))), machine);
        assert_eq!(loads(&code, "s_barrier"), [false], "{machine:?}: {code:#?}");
        // All stores of the workgroup before the barrier are on paths to it: there are none.
        let code = lines(&kernel("", &body(&barrier("workgroup"))), machine);
        assert!(!code.iter().any(|l| l.starts_with("global_load")), "{machine:?}: {code:#?}");
        // No thread writes it.
        let code = lines(&kernel("noalias readonly", &body(&barrier("agent"))), machine);
        assert!(!code.iter().any(|l| l.starts_with("global_load")), "{machine:?}: {code:#?}");
    }
}

/// Stores decide whether later loads may be scalar: those that may be to their memory, and in functions the callers' too.
#[test]
fn stores_and_callers_decide_what_the_scalar_unit_loads() {
    let after = |store: &str| {
        format!(
            "{store}\n%b = load i32, ptr addrspace(1) %g\n{USE}",
            USE = "%f = getelementptr i8, ptr addrspace(1) %o, i64 8\nstore i32 %b, ptr addrspace(1) %f\nret void"
        )
    };
    let elsewhere = "store i32 1, ptr addrspace(1) %o";
    let unknown =
        "%p = getelementptr i32, ptr addrspace(1) %g, i64 %i\nstore i32 1, ptr addrspace(1) %p";
    let call = "call void @other(ptr addrspace(1) %g)";
    for machine in MACHINES {
        let code = lines(&kernel("", &after(elsewhere)), machine);
        assert!(!code.iter().any(|l| l.starts_with("global_load")), "{machine:?}: {code:#?}");
        for store in [unknown, call] {
            let code = lines(&kernel("", &after(store)), machine);
            assert!(code.iter().any(|l| l.starts_with("global_load")), "{machine:?}: {code:#?}");
        }
        let function = "define i32 @k(ptr addrspace(1) inreg %g) {\n%a = load i32, ptr addrspace(1) %g\nret i32 %a\n}\n";
        let code = lines(function, machine);
        assert!(code.iter().any(|l| l.starts_with("global_load")), "{machine:?}: {code:#?}");
    }
}

/// A flat instruction chooses the kind of memory by its base: a constant is folded only where base and sum are in one object.
#[test]
fn constants_are_folded_into_flat_addresses_within_an_object() {
    let add = |flags: &str, by: i64| format!("%q = getelementptr {flags} i8, ptr %b, i64 {by}");
    let back = |by: i64| {
        format!(
            "%e = getelementptr inbounds i8, ptr %b, i64 32\n%q = getelementptr i8, ptr %e, i64 {by}"
        )
    };
    for (address, folded) in [
        (add("inbounds", 16), true),
        (add("", 16), false),
        (add("nuw", 16), false),
        (back(-16), true),
        (back(16), false),
    ] {
        let text = format!(
            "define amdgpu_kernel void @k(i64 %n, i64 %i) {{\n%t = call i32 @llvm.amdgcn.workitem.id.x()\n\
             %p = inttoptr i64 %n to ptr\n%b = getelementptr inbounds i32, ptr %p, i32 %t\n{address}\n\
             %v = load volatile i32, ptr %q\nstore volatile i32 %v, ptr %b\nret void\n}}\n\
             declare i32 @llvm.amdgcn.workitem.id.x()\n"
        );
        for machine in MACHINES {
            let code = lines(&text, machine);
            let load = &code[at(&code, "flat_load", "")];
            assert_eq!(load.contains("offset:16"), folded, "{machine:?} {address}: {code:#?}");
        }
    }
}

/// A read does not go up to an earlier one past a write to its bytes.
#[test]
fn reads_are_not_joined_past_a_write() {
    let text = |between: &str| {
        format!(
            "define amdgpu_kernel void @k(ptr addrspace(3) %l, ptr addrspace(1) %o, i64 %x) {{\n\
             %p = getelementptr inbounds i8, ptr addrspace(3) %l, i32 8\n\
             %a = load atomic i32, ptr addrspace(3) %l unordered, align 8\n{between}\n\
             %b = load atomic i32, ptr addrspace(3) %p unordered, align 8\n%s = add i32 %a, %b\n\
             store i32 %s, ptr addrspace(1) %o\nret void\n}}\n"
        )
    };
    let over = "store i64 %x, ptr addrspace(3) %p, align 8";
    let beside = "%q = getelementptr inbounds i8, ptr addrspace(3) %l, i32 16\nstore i64 %x, ptr addrspace(3) %q, align 8";
    for machine in MACHINES.into_iter().filter(|m| m.has_local()) {
        let joined = |between: &str| {
            let code = lines(&text(between), machine);
            code.iter().any(|l| l.starts_with("ds_read2_") || l.starts_with("ds_load_2addr_"))
        };
        assert!(!joined(over), "{machine:?}");
        assert!(joined(beside), "{machine:?}");
    }
}

/// Addresses of local variables are numbers: a sum that has itself as operands, over and over, is computed once for each.
#[test]
fn sums_of_addresses_that_share_operands_end() {
    let mut sums = String::from("%s0 = ptrtoint ptr addrspace(3) @l to i64\n");
    for n in 1..=60 {
        let before = n - 1;
        sums += &format!("%s{n} = add i64 %s{before}, %s{before}\n");
    }
    let text = format!(
        "@l = internal addrspace(3) global [16 x i32] undef, align 16\n\
         define amdgpu_kernel void @k(ptr addrspace(1) %o) {{\n{sums}store i32 0, ptr addrspace(3) @l\n\
         store i64 %s60, ptr addrspace(1) %o\nret void\n}}\n"
    );
    for machine in MACHINES {
        assert!(at(&lines(&text, machine), "global_store", "") > 0);
    }
}
