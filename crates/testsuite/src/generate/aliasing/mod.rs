//! A generator of kernels whose pointers may be to the same memory.
//!
//! [`program`] turns [`Choices`] into LLVM IR text and a launch of it. Every program is free of undefined behaviour and
//! of data races, and has one answer: memory consists of *arenas* of 64 bytes; each pointer's arenas and its least and
//! greatest distance from their start are known while it is written, and no access leaves an arena. A work-item writes
//! slices of its own; what belongs to a workgroup is written by its first work-item between barriers, and read by all
//! outside of these. Attributes and metadata say what is true of these arenas.

mod access;
mod atomic;
mod callee;
mod cell;
mod control;
mod derive;
mod function;
mod pointer;
mod writer;

use super::{AMDGPU_HEAD, Choices, NVPTX_HEAD, Program, SPIR_HEAD, Target};
use callee::Callee;
use pointer::{ARENA, Pointer, Space, arena};
use std::fmt::Write;
use writer::{Slot, Value, Writer};

/// The memory of a program.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// Workgroups of one work-item.
    alone: bool,
    groups: u32,
    items: u32,
    local: bool,
    stacks: u32,
    /// The second parameter: a pointer into the first one's buffer at a distance, or to a buffer of its own.
    second: Option<u32>,
    group: bool,
    slots: bool,
}

impl Shape {
    fn choose(choices: &mut Choices, target: Target) -> Shape {
        let alone = !choices.chance(2, 5);
        let groups = 1 + choices.below(2);
        let items = match (alone, target) {
            (true, _) => 1,
            // The last thread of sixteen is not full.
            (false, Target::Spir | Target::SpirFloat) => *choices.pick(&[8, 24]),
            // One wave, part of one, or two.
            (false, _) => *choices.pick(&[8, 32, 64, 128]),
        };
        Shape {
            alone,
            groups,
            items,
            local: choices.chance(1, 2),
            stacks: choices.below(3),
            second: *choices.pick(&[Some(0), Some(16), Some(4), None]),
            group: choices.chance(2, 3),
            slots: choices.chance(1, 3),
        }
    }
}

/// Makes the program that these choices stand for; `features` are those of its functions, as in `+cumode`, on AMD's
/// GPUs.
pub fn program(target: Target, features: &str, choices: &mut Choices) -> Program {
    let shape = Shape::choose(choices, target);
    let mut text = head(target, shape);
    let mut callees: Vec<Callee> = Vec::new();
    for _ in 0..choices.below(4) {
        let has = (shape.local, shape.stacks > 0);
        let callee = function::write(&mut text, choices, target, &callees, has);
        callees.push(callee);
    }
    let launch = kernel(&mut text, choices, target, shape, &callees);
    text.push_str(&declarations(&text, target));
    if let Target::Amdgpu(cpu) = target {
        let _ = write!(text, "attributes #0 = {{ \"target-cpu\"=\"{cpu}\"");
        if !features.is_empty() {
            let _ = write!(text, " \"target-features\"=\"{features}\"");
        }
        text.push_str(" }\n");
    }
    text.push_str("!0 = !{}\n");
    Program { text, launch }
}

/// Layout, types and variables.
fn head(target: Target, shape: Shape) -> String {
    let head = match target {
        Target::Nvptx => NVPTX_HEAD,
        Target::Amdgpu(_) => AMDGPU_HEAD,
        Target::Spir | Target::SpirFloat => SPIR_HEAD,
    };
    let lines: Vec<&str> = head.lines().filter(|line| line.starts_with("target ")).collect();
    let mut text = format!("{}\n\n{}\n", lines.join("\n"), derive::STRUCT);
    let space = match target {
        Target::Nvptx | Target::Amdgpu(_) => 4,
        Target::Spir | Target::SpirFloat => 2,
    };
    let numbers: Vec<String> =
        (1u32..=16).map(|n| format!("i32 {}", n.wrapping_mul(0x9e37_79b9) as i32)).collect();
    let _ = writeln!(
        text,
        "@table = internal addrspace({space}) constant [16 x i32] [{}], align 16",
        numbers.join(", ")
    );
    if shape.local {
        let _ = writeln!(
            text,
            "@local = internal addrspace(3) global [{} x [64 x i8]] undef, align 16\n\
             @group = internal addrspace(3) global [64 x i8] undef, align 16",
            shape.items
        );
    }
    text.push('\n');
    text
}

/// Writes the kernel, and gives the launch.
fn kernel(
    text: &mut String,
    choices: &mut Choices,
    target: Target,
    shape: Shape,
    callees: &[Callee],
) -> Vec<String> {
    let mut writer = Writer::new(choices, target, callees, true);
    writer.alone = shape.alone;
    writer.has_local = shape.local;
    writer.distinct = !0;
    prologue(&mut writer, shape);
    writer.statements(28, 2);
    epilogue(&mut writer, shape);
    let exclusive = writer.choices.chance(1, 2);
    let body = writer.finish();
    let noalias = |yes: bool| if yes && exclusive { " noalias" } else { "" };
    let (convention, numbers) = match target {
        Target::Nvptx => ("ptx_kernel", NVPTX_NUMBERS),
        Target::Amdgpu(_) => ("amdgpu_kernel", AMDGPU_NUMBERS),
        Target::Spir | Target::SpirFloat => ("spir_kernel", SPIR_NUMBERS_32),
    };
    let numbers = numbers.replace("$ITEMS", &shape.items.to_string());
    let g = "ptr addrspace(1)";
    let _ = writeln!(
        text,
        "define {convention} void @k({g}{} %a, {g}{} %b, {g}{} %c, {g}{} %r, {g} %w, {g} %s, {g} %d, {g} noalias %out, \
         i32 %i, i32 %j, i32 %n){} {{\n{}  ret void\n}}\n",
        noalias(shape.second.is_none()),
        noalias(shape.second.is_none()),
        noalias(true),
        if exclusive { " noalias readonly" } else { "" },
        target.attributes(),
        body.replacen("entry:\n", &format!("entry:\n{numbers}"), 1),
    );
    launch(choices, shape)
}

fn launch(choices: &mut Choices, shape: Shape) -> Vec<String> {
    let items = shape.groups * shape.items;
    // Room for a pointer that is not at the buffer's start.
    let words = items * 16 + 16;
    let second = match shape.second {
        Some(distance) => format!("same:a:{distance}"),
        None => format!("buf:u32x{words}:random:2"),
    };
    let (i, j, n) = (choices.below(8), choices.below(8), choices.below(16));
    let line = format!(
        "--kernel k --grid {} --block {} --arg a=buf:u32x{words}:random:1 --arg b={second} \
         --arg c=buf:u32x{words}:random:3 --arg r=buf:u32x16:random:4 --arg w=buf:u32x{}:random:5 \
         --arg s=buf:u64x{}:zeros --arg d=buf:u32x{}:zeros --arg out=buf:u32x{items}:zeros --arg i32:{i} --arg i32:{j} --arg i32:{n}",
        shape.groups,
        shape.items,
        shape.groups * 16,
        items * 2,
        items * HIDDEN * 16,
    );
    line.replace("b=same", "same").split(' ').map(String::from).collect()
}

/// Finds the arenas and fills those that are not given filled.
fn prologue(writer: &mut Writer<'_>, shape: Shape) {
    for (name, uniform) in
        [("%i", true), ("%j", true), ("%n", true), ("%cta", true), ("%tid", false), ("%gid", false)]
    {
        writer.values.push(Value { name: name.into(), uniform: uniform || shape.alone });
    }
    // Of workgroups of one work-item, the workgroup's number alone gives the slice: the same in all lanes.
    let item = if shape.alone { "%cta" } else { "%gid" };
    let item = writer.define(&format!("zext i32 {item} to i64"));
    let slice = |writer: &mut Writer<'_>, param: &str, arenas: u32, low: u32| {
        let text =
            format!("getelementptr inbounds [64 x i8], ptr addrspace(1) {param}, i64 {item}");
        let name = writer.define(&text);
        let low = low as i32;
        let base = Pointer::base(&name, Space::Global, arenas);
        let align = base.align.min(pointer::alignment(low));
        writer.pointers.push(Pointer { low, high: low, align, uniform: shape.alone, ..base });
        writer.readable |= arenas;
        writer.writable |= arenas;
    };
    slice(writer, "%c", arena::C, 0);
    match shape.second {
        Some(distance) => slice(writer, "%b", arena::A, distance),
        None => slice(writer, "%b", arena::B, 0),
    }
    slice(writer, "%a", arena::A, 0);
    writer.pointers.push(Pointer::base("%r", Space::Global, arena::READ_ONLY));
    writer.pointers.push(Pointer::base("@table", Space::Constant, arena::TABLE));
    writer.readable |= arena::READ_ONLY | arena::TABLE;
    for n in 0..shape.stacks {
        writer.stack(arena::STACK << n);
    }
    if shape.group {
        let group = writer.define("zext i32 %cta to i64");
        let text = format!("getelementptr inbounds [64 x i8], ptr addrspace(1) %w, i64 {group}");
        let name = writer.define(&text);
        writer.pointers.push(Pointer::base(&name, Space::Global, arena::GROUP_GLOBAL));
        writer.readable |= arena::GROUP_GLOBAL;
        writer.writable |= if shape.alone { arena::GROUP_GLOBAL } else { 0 };
    }
    if shape.local {
        local(writer, shape);
    }
    if shape.slots {
        slots(writer, &item);
    }
}

/// Fills local memory.
fn local(writer: &mut Writer<'_>, shape: Shape) {
    let p = "ptr addrspace(3)";
    // A workgroup of one work-item has one slice: a constant address.
    let own = if shape.alone {
        "@local".to_owned()
    } else {
        writer.define(&format!("getelementptr inbounds [64 x i8], {p} @local, i32 %tid"))
    };
    writer.fill(Space::Local, &own);
    writer.readable |= arena::LOCAL | arena::GROUP_LOCAL;
    writer.writable |= arena::LOCAL;
    if shape.alone {
        writer.fill(Space::Local, "@group");
        writer.writable |= arena::GROUP_LOCAL;
    } else {
        writer.as_leader(|writer| writer.fill(Space::Local, "@group"));
        writer.barrier();
    }
    let pointer = Pointer::base(&own, Space::Local, arena::LOCAL);
    writer.pointers.push(Pointer { uniform: shape.alone, ..pointer });
    writer.pointers.push(Pointer::base("@group", Space::Local, arena::GROUP_LOCAL));
}

/// Places for pointers: in global memory and on the stack.
fn slots(writer: &mut Writer<'_>, item: &str) {
    let Some(first) = writer.pointers.iter().find(|p| p.arenas == arena::A).cloned() else {
        return;
    };
    let stack = writer.alloca("ptr addrspace(1)", 8);
    let own = writer.define(&format!("getelementptr [2 x i64], ptr addrspace(1) %s, i64 {item}"));
    let generic = writer.generic(&first);
    let class = |pointer: &Pointer| Pointer {
        arenas: arena::A | arena::B | arena::C,
        low: 0,
        high: 32,
        align: 4,
        uniform: false,
        ..pointer.clone()
    };
    let address = format!("{} {stack}", Space::Stack.pointer(writer.target));
    let mut list = vec![(Slot { address, class: class(&first) }, first)];
    if let Some(generic) = generic {
        let address = format!("ptr addrspace(1) {own}");
        list.push((Slot { address, class: class(&generic) }, generic));
    }
    for (slot, pointer) in list {
        let p = writer.pointer_type(&pointer);
        writer.line(&format!("store {p} {}, {}, align 8", pointer.name, slot.address));
        writer.slots.push(slot);
    }
}

/// Pieces of 64 bytes that each work-item has in the last buffer, for the memory that is not a buffer.
const HIDDEN: u32 = 4;

/// Copies memory that is not a buffer to one, and stores the sum.
fn epilogue(writer: &mut Writer<'_>, shape: Shape) {
    let hidden = arena::STACKS | arena::LOCAL | arena::GROUP_LOCAL;
    let list: Vec<Pointer> = writer
        .pointers
        .iter()
        .filter(|p| p.arenas & !hidden == 0 && p.arenas.is_power_of_two() && p.exact() == Some(0))
        .filter(|p| p.space != Space::Generic)
        .cloned()
        .collect();
    let first = writer.define(&format!("mul i32 %gid, {HIDDEN}"));
    let mut seen = 0u32;
    for pointer in list {
        if seen & pointer.arenas != 0 {
            continue;
        }
        let at = writer.define(&format!("add i32 {first}, {}", seen.count_ones()));
        seen |= pointer.arenas;
        let to = writer.define(&format!("getelementptr [64 x i8], ptr addrspace(1) %d, i32 {at}"));
        let (p, suffix) = (writer.pointer_type(&pointer), pointer.space.suffix(writer.target));
        writer.line(&format!(
            "call void @llvm.memcpy.p1.{suffix}.i64(ptr addrspace(1) align 16 {to}, {p} align 16 {}, i64 {ARENA}, i1 false)",
            pointer.name
        ));
    }
    // Addresses are not the same everywhere.
    if shape.slots {
        for slot in writer.slots.clone() {
            if slot.address.starts_with("ptr addrspace(1)") {
                let p = writer.pointer_type(&slot.class);
                writer.line(&format!("store {p} null, {}, align 8", slot.address));
            }
        }
    }
    let own = writer.define("getelementptr i32, ptr addrspace(1) %out, i32 %gid");
    writer.line(&format!("store i32 {}, ptr addrspace(1) {own}, align 4", writer.sum));
}

/// Declarations of the intrinsics that a text calls.
fn declarations(text: &str, target: Target) -> String {
    let mut out = String::from(match target {
        Target::Nvptx => NVPTX_DECLARATIONS,
        Target::Amdgpu(_) => AMDGPU_DECLARATIONS,
        Target::Spir | Target::SpirFloat => super::SPIR_DECLARATIONS,
    });
    let spaces = [Space::Generic, Space::Global, Space::Local, Space::Stack, Space::Constant];
    let mut known: Vec<String> = Vec::new();
    for to in spaces {
        let (t, p) = (to.suffix(target), to.pointer(target));
        known.push(format!("declare void @llvm.memset.{t}.i64({p}, i8, i64, i1)\n"));
        for from in spaces {
            let (f, q) = (from.suffix(target), from.pointer(target));
            for name in ["memcpy", "memmove"] {
                known.push(format!("declare void @llvm.{name}.{t}.{f}.i64({p}, {q}, i64, i1)\n"));
            }
        }
    }
    known.sort();
    known.dedup();
    for line in known {
        let name = line.split(['@', '(']).nth(1).unwrap_or("");
        if text.contains(&format!("@{name}(")) {
            out.push_str(&line);
        }
    }
    out
}

const NVPTX_NUMBERS: &str = "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, $ITEMS
  %gid = add i32 %base, %tid
";
const AMDGPU_NUMBERS: &str = "  %tid = call i32 @llvm.amdgcn.workitem.id.x()
  %cta = call i32 @llvm.amdgcn.workgroup.id.x()
  %base = mul i32 %cta, $ITEMS
  %gid = add i32 %base, %tid
";
const SPIR_NUMBERS_32: &str = "  %tid64 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %cta64 = call spir_func i64 @_Z12get_group_idj(i32 0)
  %tid = trunc i64 %tid64 to i32
  %cta = trunc i64 %cta64 to i32
  %base = mul i32 %cta, $ITEMS
  %gid = add i32 %base, %tid
";
const NVPTX_DECLARATIONS: &str = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.barrier0()
";
const AMDGPU_DECLARATIONS: &str = "declare i32 @llvm.amdgcn.workitem.id.x()
declare i32 @llvm.amdgcn.workgroup.id.x()
declare void @llvm.amdgcn.s.barrier()
";
