//! Remarks on finished functions: waits, spills, writes of MODE, live registers, orders that were tried.

use amdgpu_backend::ir::pass::PassCx;
use amdgpu_backend::ir::remarks::{REMARKS_OPTION, Remarks, Topic};
use amdgpu_backend::{Options, compile_with};
use amdgpu_backend::{Processor, llvm_reader};

/// The remarks of the only function of a module, and its instructions' texts.
fn remarks(text: &str, cpu: &str) -> (Remarks, Vec<String>) {
    let text = format!("target triple = \"amdgcn-amd-amdhsa\"\n{text}");
    let module = llvm_reader::parse("k.ll", text.as_bytes()).expect("a module");
    let mut options = Options::new(Processor::by_name(cpu).expect("a processor"));
    options.listing = true;
    let mut cx = PassCx::new();
    cx.set_option(REMARKS_OPTION, "true");
    let program = compile_with(module, &options, &mut cx).expect("a program");
    let mut all: Vec<Remarks> = cx.take_records();
    assert_eq!(all.len(), 1);
    let found = all.remove(0);
    let function = &program.listing.expect("a listing").functions[0];
    let texts = pass_tests::remarks::instructions(&found, function);
    for range in &found.ranges {
        assert!(range.register < found.files[range.file as usize].count, "{range:?}");
    }
    for note in &found.notes {
        assert!(note.because.iter().all(|&n| (n as usize) < texts.len()), "{note:?}");
    }
    (found, texts)
}

const TWO_LOADS: &str = "define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {\n  \
    %i = call i32 @llvm.amdgcn.workitem.id.x()\n  \
    %a = getelementptr float, ptr addrspace(1) %p, i32 %i\n  %x = load float, ptr addrspace(1) %a\n  \
    %b = getelementptr float, ptr addrspace(1) %q, i32 %i\n  %y = load float, ptr addrspace(1) %b\n  \
    %s = fadd float %x, %y\n  store float %s, ptr addrspace(1) %a\n  ret void\n}\n\
    declare i32 @llvm.amdgcn.workitem.id.x()\n";

#[test]
fn waits_name_what_they_wait_for_and_who_needs_it() {
    for cpu in ["gfx900", "gfx942", "gfx1030", "gfx1100", "gfx1200"] {
        let (found, texts) = remarks(TWO_LOADS, cpu);
        let waits: Vec<_> = found.notes.iter().filter(|n| n.topic == Topic::Wait).collect();
        let counted = texts.iter().filter(|t| t.starts_with("s_wait") && !t.contains("depctr"));
        assert_eq!(waits.len(), counted.count(), "{cpu}: each has a note: {texts:?}");
        let all: Vec<&str> = waits
            .iter()
            .flat_map(|wait| &wait.because)
            .map(|&n| texts[n as usize].split_whitespace().next().unwrap_or(""))
            .collect();
        let global = all.iter().filter(|name| name.starts_with("global_load")).count();
        let scalar = all.iter().filter(|name| name.starts_with("s_load")).count();
        assert_eq!((global, scalar > 0), (2, true), "{cpu}: {all:?}");
        let add = waits.iter().find(|wait| wait.text.contains("is needed by v_add_f32"));
        assert!(add.is_some(), "{cpu}: {waits:?}");
    }
}

#[test]
fn a_wait_that_lets_later_loads_go_on_names_the_earlier_one_only() {
    // The first load's value is needed while the second may be in flight.
    let text = TWO_LOADS.replace(
        "%s = fadd float %x, %y\n",
        "%u = fmul float %x, %x\n  %v = call float @llvm.sqrt.f32(float %u)\n  %s = fadd float %v, %y\n",
    ) + "declare float @llvm.sqrt.f32(float)\n";
    let (found, texts) = remarks(&text, "gfx1100");
    let partial = found.notes.iter().find(|n| n.text.contains("may go on"));
    let partial = partial.unwrap_or_else(|| panic!("{:?}\n{texts:?}", found.notes));
    assert_eq!(partial.because.len(), 1);
    assert!(texts[partial.because[0] as usize].starts_with("global_load"));
}

#[test]
fn spills_name_the_place_that_needs_most() {
    let mut body = String::new();
    for n in 0..40 {
        body.push_str(&format!(
            "  %p{n} = getelementptr <4 x float>, ptr addrspace(1) %p, i32 {n}\n  \
             %v{n} = load volatile <4 x float>, ptr addrspace(1) %p{n}\n"
        ));
    }
    for n in 0..40 {
        body.push_str(&format!("  store volatile <4 x float> %v{n}, ptr addrspace(1) %p{n}\n"));
    }
    let text = format!(
        "define amdgpu_kernel void @k(ptr addrspace(1) %p) \"amdgpu-waves-per-eu\"=\"16,16\" {{\n{body}  ret void\n}}\n"
    );
    let (found, texts) = remarks(&text, "gfx1100");
    let spills: Vec<_> = found.notes.iter().filter(|n| n.topic == Topic::Spill).collect();
    let (stores, loads): (Vec<_>, Vec<_>) =
        spills.into_iter().partition(|n| n.text.starts_with("spills"));
    assert!(!stores.is_empty() && !loads.is_empty(), "{:?}", found.notes);
    for store in &stores {
        assert!(texts[store.at as usize].contains("store"), "{store:?}");
        assert!(store.text.contains("vector registers are live at one place"), "{store:?}");
    }
    for load in &loads {
        assert!(!load.because.is_empty(), "{load:?}");
        let from = |&n: &u32| stores.iter().any(|store| store.at == n);
        assert!(load.because.iter().all(from), "{load:?}");
    }
}

#[test]
fn writes_of_mode_name_who_wants_them() {
    let text = "define amdgpu_kernel void @k(ptr addrspace(1) %p, double %x) {\n  \
        %y = call half @llvm.fptrunc.round.f16.f32(float 1.5, metadata !\"round.upward\")\n  \
        %a = load float, ptr addrspace(1) %p\n  \
        %z = call half @llvm.fptrunc.round.f16.f32(float %a, metadata !\"round.upward\")\n  \
        store half %z, ptr addrspace(1) %p\n  ret void\n}\n\
        declare half @llvm.fptrunc.round.f16.f32(float, metadata)\n";
    let (found, texts) = remarks(text, "gfx1100");
    let modes: Vec<_> = found.notes.iter().filter(|n| n.topic == Topic::Mode).collect();
    let upward = modes.iter().find(|n| n.text.contains("rounding of f16 and f64 upward"));
    let upward = upward.unwrap_or_else(|| panic!("{modes:?}\n{texts:?}"));
    let users: Vec<&String> = upward.because.iter().map(|&n| &texts[n as usize]).collect();
    assert!(users.iter().any(|text| text.starts_with("v_cvt_f16_f32")), "{users:?}");
}

#[test]
fn registers_hold_values_between_writing_and_reading() {
    let (found, texts) = remarks(TWO_LOADS, "gfx1100");
    let add = texts.iter().position(|t| t.starts_with("v_add_f32")).expect("a sum") as u32;
    let first = texts.iter().position(|t| t.starts_with("global_load")).expect("a load") as u32;
    let vectors =
        found.files.iter().position(|f| f.prefix == "v").expect("vector registers") as u32;
    let between: Vec<_> = found
        .ranges
        .iter()
        .filter(|r| r.file == vectors && r.from == first && r.to > add)
        .collect();
    assert_eq!(between.len(), 1, "the first load's register: {:?}\n{texts:?}", found.ranges);
}

#[test]
fn orders_that_were_tried_are_listed_with_the_chosen_one() {
    let mut body = String::new();
    for n in 0..24 {
        body.push_str(&format!(
            "  %p{n} = getelementptr <4 x float>, ptr addrspace(1) %p, i32 {n}\n  \
             %v{n} = load <4 x float>, ptr addrspace(1) %p{n}\n"
        ));
    }
    for n in 0..24 {
        let before = if n == 0 { "zeroinitializer".into() } else { format!("%s{}", n - 1) };
        body.push_str(&format!("  %s{n} = fadd <4 x float> {before}, %v{n}\n"));
    }
    let text = format!(
        "define amdgpu_kernel void @k(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias %q) {{\n{body}  \
         store <4 x float> %s23, ptr addrspace(1) %q\n  ret void\n}}\n"
    );
    let (found, _) = remarks(&text, "gfx1100");
    let region = found.regions.iter().max_by_key(|r| r.texts.len()).expect("a region");
    assert!(region.tried.len() > 1, "{:?}", region.tried);
    assert_eq!(region.tried[0].name, "order given");
    assert_eq!(region.tried.iter().filter(|tried| tried.chosen).count(), 1);
    assert!(!region.reason.is_empty());
    let mut order = region.order.clone();
    order.sort_unstable();
    assert_eq!(order, (0..region.texts.len() as u32).collect::<Vec<_>>(), "every instruction once");
}
