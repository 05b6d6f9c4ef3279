//! Machine functions read from text know of their memory what the IR in front of them says.

use amdgpu_backend::Subtarget;
use amdgpu_backend::schedule::measure::sched_target;
use ir::machine::{Inst, MachineFunction};
use rp_tracker::sched::{EdgeKind, RegIndex, RegionGraph};
use testsuite::amd::GENERATIONS;

/// The pairs of instructions between which memory makes an order, in a function `f` with one block of a body.
fn orders(ir: &str, body: &str) -> Vec<(usize, usize)> {
    let (cpu, _) = GENERATIONS[0];
    let processor = amdgpu_backend::Processor::by_name(cpu).expect("a processor");
    let subtarget = Subtarget::new(processor);
    let indented: String = ir.lines().map(|line| format!("  {line}\n")).collect();
    let text = format!(
        "--- |\n{indented}...\n---\nname: f\ntracksRegLiveness: true\nbody: |\n  bb.0:\n{body}    S_ENDPGM 0\n...\n"
    );
    let target = |_: Option<&ir::ssa::Module>, _: &str| Ok(subtarget.target.info());
    let mut file = llvm_reader::mir::parse("f.mir", text.as_bytes(), &target).expect("it is read");
    let module = file.module.as_ref().expect("a module");
    file.functions.iter_mut().for_each(|func| amdgpu_backend::attach_ir(func, module));
    let func: &MachineFunction = &file.functions[0];
    let insts: Vec<Inst> = func.insts(func.entry_block().expect("a block")).collect();
    let target = sched_target(&subtarget);
    let stores = &insts[..insts.len() - 1];
    let graph = RegionGraph::new(func, &target, stores, &mut RegIndex::default());
    let mut found = Vec::new();
    for node in graph.nodes() {
        let memory = graph.succs(node).iter().filter(|edge| edge.kind == EdgeKind::Memory);
        found.extend(memory.map(|edge| (node.as_u32() as usize, edge.node.as_u32() as usize)));
    }
    found
}

/// A store of a dword through some pointer, with some facts.
fn store(address: u32, value: &str, facts: &str) -> String {
    format!(
        "    GLOBAL_STORE_DWORD undef %{address}:vreg_64, undef %99:vgpr_32, 0, 0, implicit $exec :: (store (s32) into {value}{facts}, addrspace 1)\n"
    )
}

#[test]
fn values_of_the_ir_are_looked_up() {
    let ir = "@g = addrspace(1) global i32 0\n\
              define void @f(ptr addrspace(1) noalias %a, ptr addrspace(1) %b, ptr addrspace(1) %0, i64 %i) {\n\
                %p = getelementptr i32, ptr addrspace(1) %0, i64 %i\n\
                %2 = getelementptr i32, ptr addrspace(1) %p, i64 1\n\
                ret void\n\
              }";
    let store = |address, value| store(address, value, "");
    let body = [store(1, "%ir.a"), store(2, "%ir.b")].concat();
    assert_eq!(orders(ir, &body), [], "nothing else points to what a does");
    let body = [store(1, "%ir.b"), store(2, "@g")].concat();
    assert_eq!(orders(ir, &body), [(0, 1)], "a parameter may be a global's address");
    let body = [store(1, "%ir.p"), store(2, "%ir.2")].concat();
    assert_eq!(orders(ir, &body), [], "four bytes behind, by a value that has a number only");
    let body = [store(1, "%ir.p + 4"), store(2, "%ir.2")].concat();
    assert_eq!(orders(ir, &body), [(0, 1)], "the same place");
    let body = [store(1, "%ir.nothing"), store(2, "%ir.b")].concat();
    assert_eq!(orders(ir, &body), [(0, 1)], "a name that the IR does not have");
}

#[test]
fn constant_expressions_of_the_ir_are_looked_up() {
    let place = |bytes| {
        format!(
            "ptr addrspace(1) getelementptr inbounds nuw (i8, ptr addrspace(1) @g, i64 {bytes})"
        )
    };
    let ir = format!(
        "@g = addrspace(1) global [4 x i32] zeroinitializer\n\
         define void @f() {{\n\
           store i32 0, {}\n\
           store i32 0, {}\n\
           ret void\n\
         }}",
        place(4),
        place(8),
    );
    let orders = |a: &str, b: &str| orders(&ir, &[store(1, a, ""), store(2, b, "")].concat());
    let [four, eight, twelve] = [4, 8, 12].map(|bytes| format!("`{}`", place(bytes)));
    assert_eq!(orders(&four, &eight), [], "two places of one global");
    assert_eq!(orders("@g", &eight), [], "a global and a place behind its beginning");
    assert_eq!(orders(&format!("{four} + 4"), &eight), [(0, 1)], "the same place");
    assert_eq!(orders(&twelve, &eight), [(0, 1)], "an expression that the IR does not have");
}

#[test]
fn metadata_of_the_ir_is_looked_up() {
    let ir = "define void @f(ptr addrspace(1) %a, ptr addrspace(1) %b) {\n\
                ret void\n\
              }\n\
              !0 = !{!1, !1, i64 0}\n\
              !1 = !{!\"int\", !2, i64 0}\n\
              !2 = !{!\"omnipotent char\", !3, i64 0}\n\
              !3 = !{!\"Simple C/C++ TBAA\"}\n\
              !4 = !{!5, !5, i64 0}\n\
              !5 = !{!\"float\", !2, i64 0}\n\
              !6 = !{!7}\n\
              !7 = distinct !{!7, !8}\n\
              !8 = distinct !{!8}";
    let two = |a: &str, b: &str| [store(1, "%ir.a", a), store(2, "%ir.b", b)].concat();
    assert_eq!(orders(ir, &two(", !tbaa !0", ", !tbaa !4")), []);
    assert_eq!(orders(ir, &two(", !tbaa !0", ", !tbaa !0")), [(0, 1)]);
    assert_eq!(
        orders(ir, &two(", !tbaa !0", ", !tbaa !999")),
        [(0, 1)],
        "a node that is not there"
    );
    assert_eq!(orders(ir, &two(", !alias.scope !6", ", !noalias !6")), []);
    assert_eq!(orders(ir, &two(", !alias.scope !6", ", !alias.scope !6")), [(0, 1)]);
    let volatile = two(", !tbaa !0", ", !tbaa !4").replace("(store", "(volatile store");
    assert_eq!(orders(ir, &volatile), [(0, 1)], "volatile accesses keep their order");
}

#[test]
fn both_places_of_an_instruction_count() {
    let ir = "define void @f() {\n  ret void\n}";
    let write = |base: u32, at: [u32; 2]| {
        format!(
            "    DS_WRITE2_B32_gfx9 undef %{base}:vgpr_32, undef %98:vgpr_32, undef %99:vgpr_32, {}, {}, 0, implicit $exec :: (store (s32), addrspace 3), (store (s32), addrspace 3)\n",
            at[0], at[1]
        )
    };
    assert_eq!(orders(ir, &[write(1, [0, 2]), write(1, [1, 3])].concat()), []);
    assert_eq!(orders(ir, &[write(1, [0, 2]), write(1, [1, 2])].concat()), [(0, 1)]);
    assert_eq!(orders(ir, &[write(1, [0, 2]), write(2, [1, 3])].concat()), [(0, 1)]);
}
