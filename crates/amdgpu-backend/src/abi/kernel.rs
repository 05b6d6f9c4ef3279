//! The kernel ABI: contents of memory and registers when a kernel starts.
//!
//! *Memory.* The kernarg segment holds the written arguments in order, by the data layout's rules (`byref` arguments as
//! the whole value). The hidden arguments ([`super::hidden`]) follow at the next multiple of 8.
//!
//! *Scalar registers.* First the user registers that the kernel asks for, in a fixed order: the scratch buffer's
//! descriptor, addresses of dispatch packet, queue and kernarg segment, dispatch id, scratch's generic base; then the
//! first arguments themselves where they are `inreg` (kernarg preload). After them the hardware puts the workgroup's
//! ids and, where scratch needs it, the wave's offset in it. From gfx12 on the ids are in trap-handler registers.
//!
//! *Vector registers.* The workitem's ids: in v0 packed, ten bits each, or in v0 to v2.
//!
//! By default a kernel asks for the inputs that it and its callees use ([`InputPolicy::Used`]).
//! [`InputPolicy::Declared`] asks for every input that no attribute rules out: LLVM's own choice.
//! choice.

use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::kernel::parameter_name;
use ir::machine::PReg;
use ir::ssa::{AttrSet, Context, Global, Module, Type, align_to, sym};

use super::functions::AbiRules;
use super::hidden;
use super::lds::{KernelLds, LdsLayout};
use super::limits::Limits;
use super::usage::{InputSet, ModuleUsage, kernels};
use crate::target::mode::float_mode::FloatMode;
use crate::target::regs;
use crate::target::subtarget::{Processor, Subtarget};

/// Choice of the inputs that a kernel asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum InputPolicy {
    /// Those that its code and what it calls use.
    #[default]
    Used,
    /// All that no attribute rules out.
    Declared,
}

/// A written argument of a kernel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KernelArg {
    /// The number of the function's parameter.
    pub number: usize,
    /// The parameter's name; may be empty.
    pub name: String,
    /// Its place in the kernarg segment, in bytes.
    pub offset: u64,
    /// Its size in memory.
    pub size: u64,
    /// Its alignment.
    pub align: u64,
    /// The type of what lies there: the parameter's, or what a `byref` parameter points to.
    pub ty: Type,
    /// Whether the parameter is the address of what lies there.
    pub byref: bool,
    /// Its scalar registers, if it is preloaded too.
    pub preloaded: Option<Preloaded>,
}

/// A preloaded argument.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preloaded {
    /// The registers that hold its bytes and perhaps neighbours'.
    pub registers: PReg,
    /// The bit of the first register at which it begins.
    pub shift: u32,
}

/// A hidden argument that the metadata announces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HiddenArg {
    /// Its kind, as the metadata names it.
    pub kind: &'static str,
    /// Its place in the kernarg segment.
    pub offset: u64,
    /// Its size.
    pub size: u64,
}

/// The scalar registers in which a kernel finds what it asked for. What it did not ask for is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ScalarInputs {
    /// The descriptor of the scratch buffer, four registers.
    pub private_segment_buffer: Option<PReg>,
    /// The address of the dispatch packet, two registers.
    pub dispatch_ptr: Option<PReg>,
    /// The address of the queue, two registers.
    pub queue_ptr: Option<PReg>,
    /// The address of the kernarg segment, two registers.
    pub kernarg_segment_ptr: Option<PReg>,
    /// The dispatch's id, two registers.
    pub dispatch_id: Option<PReg>,
    /// The value from which `flat_scratch` is computed, two registers.
    pub flat_scratch_init: Option<PReg>,
    /// The workgroup's ids, each in a register; on gfx12 see [`WorkgroupId`].
    pub workgroup_ids: [Option<WorkgroupId>; 3],
    /// The wave's offset in the scratch buffer. Only kernels that use scratch get it.
    pub private_segment_wave_offset: Option<PReg>,
}

/// Location of a workgroup id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkgroupId {
    /// The register.
    pub register: PReg,
    /// Its first bit there.
    pub shift: u8,
    /// Its width in bits.
    pub width: u8,
}

/// Location of a workitem id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WorkitemId {
    /// The register.
    pub register: PReg,
    /// Its first bit there.
    pub shift: u8,
    /// Its width in bits: ten where it is packed, else 32.
    pub width: u8,
}

/// Contract between a kernel and the code that launches it.
#[derive(Clone, PartialEq, Debug)]
pub struct KernelAbi {
    /// The kernel.
    pub kernel: Global,
    /// The subtarget for which it is compiled.
    pub subtarget: Subtarget,
    /// Its written arguments, in order.
    pub args: Vec<KernelArg>,
    /// Offset of the hidden arguments in the kernarg segment, if there are any.
    pub hidden_offset: Option<u64>,
    /// The hidden arguments that the metadata announces.
    pub hidden: Vec<HiddenArg>,
    /// Bytes of the kernarg segment.
    pub kernarg_size: u64,
    /// Bytes of the written arguments in it.
    pub explicit_size: u64,
    /// Its alignment.
    pub kernarg_align: u64,
    /// The inputs that the code may use.
    pub inputs: InputSet,
    /// Registers of the scalar inputs.
    pub scalars: ScalarInputs,
    /// User registers in all, with those that only fill up.
    pub user_sgprs: u16,
    /// Dwords of the kernarg segment, from its begin, that are preloaded; the first is in [`KernelAbi::preload_first`].
    pub preload_dwords: u16,
    /// The scalar register of the first preloaded dword.
    pub preload_first: u16,
    /// Number of the first scalar register after those that hold inputs; it is free from the start. Where the kernel
    /// turns out to access scratch through a buffer, the wave's offset comes here.
    pub first_free_sgpr: u16,
    /// Workitem ids by dimension: those the kernel uses.
    pub workitem_ids: [Option<WorkitemId>; 3],
    /// Number of dimensions of workitem ids that the hardware is asked for, less one.
    pub workitem_id_mode: u8,
    /// Vector registers that hold inputs.
    pub first_free_vgpr: u16,
    /// Workgroup ids that the hardware is asked for.
    pub workgroup_id_enable: [bool; 3],
    /// Limits of its launch.
    pub limits: Limits,
    /// Its local memory.
    pub lds: KernelLds,
    /// The float mode.
    pub float_mode: FloatMode,
    /// Whether the launch promises workgroups of one size (`"uniform-work-group-size"`).
    pub uniform_workgroup_size: bool,
}

/// The ABI of a whole module.
#[derive(Clone, Debug)]
pub struct ModuleAbi {
    /// The code object's version: 5 or 6 (4 lays hidden arguments out differently and is refused).
    pub code_object_version: u32,
    /// Inputs, variables and callees of each function.
    pub usage: ModuleUsage,
    /// Layout of variables in local memory.
    pub lds: LdsLayout,
    /// The kernels, in the module's order.
    pub kernels: Vec<KernelAbi>,
    /// The convention of functions.
    pub rules: AbiRules,
    index: SecondaryMap<Global, u32>,
    /// Vector registers and accumulators that functions may use.
    most_vgprs: SecondaryMap<Global, (u32, u32)>,
}

/// Settings of the ABI from the command line.
#[derive(Clone, Debug, Default)]
pub struct AbiOptions {
    /// The processor, instead of each function's own.
    pub cpu: Option<&'static Processor>,
    /// Features, applied after each function's own.
    pub features: Vec<String>,
    /// Choice of the inputs that kernels ask for.
    pub policy: InputPolicy,
    /// The convention of functions.
    pub rules: AbiRules,
    /// The code object's version, where the module does not say it.
    pub code_object_version: Option<u8>,
}

impl ModuleAbi {
    /// Computes it.
    ///
    /// # Errors
    /// An unknown processor or version, or local memory that cannot be laid out.
    pub fn of(module: &Module, options: &AbiOptions) -> Result<Self, Diagnostic> {
        let cx = &module.cx;
        let code_object_version = code_object_version(cx, options.code_object_version)?;
        let usage = ModuleUsage::of(module);
        let lds = LdsLayout::of(module, &usage)?;
        let mut abi = Self {
            code_object_version,
            usage,
            lds,
            kernels: Vec::new(),
            rules: options.rules,
            index: SecondaryMap::new(),
            most_vgprs: SecondaryMap::with_default((u32::MAX, u32::MAX)),
        };
        for kernel in kernels(module) {
            let subtarget = Subtarget::of_function(cx, kernel, options.cpu, &options.features)?;
            let found = compute(cx, &abi.usage, &abi.lds, kernel, subtarget, options.policy)
                .map_err(|d| d.in_function(&cx.globals[kernel].name))?;
            let mut found = found;
            name_arguments(module, &mut found);
            abi.kernels.push(found);
            abi.index[kernel] = abi.kernels.len() as u32;
        }
        abi.share_vgprs(module, options)?;
        Ok(abi)
    }

    /// A function may use what each kernel that it may run under has; one that others may call, too, what its own
    /// attributes leave.
    fn share_vgprs(&mut self, module: &Module, options: &AbiOptions) -> Result<(), Diagnostic> {
        let cx = &module.cx;
        for kernel in &self.kernels {
            let most = most_registers(&kernel.limits, &kernel.subtarget);
            for function in self.usage.running_under(cx, kernel.kernel) {
                let known = &mut self.most_vgprs[function];
                *known = (most.0.min(known.0), most.1.min(known.1));
            }
        }
        for (function, _) in module.definitions() {
            let known = self.most_vgprs[function];
            if known.0 == u32::MAX || self.usage.escaping.contains(function) {
                let subtarget =
                    Subtarget::of_function(cx, function, options.cpu, &options.features)?;
                let own = most_registers(&Limits::of_function(cx, function)?, &subtarget);
                self.most_vgprs[function] = (known.0.min(own.0), known.1.min(own.1));
            }
        }
        Ok(())
    }

    /// Vector registers that a function may use, accumulators not counted.
    pub fn most_vgprs(&self, function: Global) -> u32 {
        self.most_vgprs[function].0.min(256)
    }

    /// Accumulators that a function may use where the vector registers do not suffice.
    pub fn most_accumulators(&self, function: Global) -> u32 {
        self.most_vgprs[function].1.min(256)
    }

    /// The ABI of a kernel.
    pub fn kernel(&self, kernel: Global) -> Option<&KernelAbi> {
        let number = self.index[kernel].checked_sub(1)?;
        self.kernels.get(number as usize)
    }
}

fn most_registers(limits: &Limits, subtarget: &Subtarget) -> (u32, u32) {
    (limits.most_vgprs(subtarget), limits.most_accumulators(subtarget))
}

/// Takes over the names of the kernel's parameters.
fn name_arguments(module: &Module, abi: &mut KernelAbi) {
    let Some(body) = module.body(abi.kernel) else { return };
    for arg in &mut abi.args {
        parameter_name(&module.cx, abi.kernel, body, arg.number).clone_into(&mut arg.name);
    }
}

/// Flags of a module that say the version, in hundreds: of today, and of clang up to 17.
const VERSION_FLAGS: [&str; 2] = ["amdhsa_code_object_version", "amdgpu_code_object_version"];
/// The version where nothing says one.
const USUAL_VERSION: u8 = 6;

/// The version that the module asks for by its flag, which stands above the option's.
fn code_object_version(cx: &Context, option: Option<u8>) -> Result<u32, Diagnostic> {
    let flags = cx.metadata.find_named("llvm.module.flags").unwrap_or(&[]);
    let version = flags.iter().find_map(|&flag| match cx.metadata.tuple(flag) {
        [_, Some(name), Some(value)]
            if cx.metadata.string(*name).is_some_and(|name| VERSION_FLAGS.contains(&name)) =>
        {
            cx.consts.as_uint(cx.metadata.value(*value)?)
        }
        _ => None,
    });
    let asked = u128::from(option.unwrap_or(USUAL_VERSION)) * 100;
    match version.unwrap_or(asked) {
        500 => Ok(5),
        600 => Ok(6),
        other => {
            let error = Diagnostic::unsupported(format!("code object version {}", other / 100));
            let error = error.with_note("the versions are 5 and 6");
            Err(match version {
                Some(_) => error
                    .with_note("the module asks for it by a flag, which stands above the option"),
                None => error,
            })
        }
    }
}

/// Deals out registers of a file one after the other.
struct Dealer {
    next: u16,
}

impl Dealer {
    fn take(&mut self, wanted: bool, count: u8) -> Option<PReg> {
        wanted.then(|| {
            let register = regs::sgpr(self.next, count);
            self.next += u16::from(count);
            register
        })
    }
}

/// Bytes of arguments at most: scalar loads reach so far from the pointer to them.
const MOST_KERNARG: u64 = 1 << 19;

/// User registers at most.
const MAX_USER_SGPRS: u16 = 16;

fn compute(
    cx: &Context,
    usage: &ModuleUsage,
    lds: &LdsLayout,
    kernel: Global,
    subtarget: Subtarget,
    policy: InputPolicy,
) -> Result<KernelAbi, Diagnostic> {
    let function = cx.function(kernel).expect("a kernel is a function");
    let attrs = function.attrs;
    let limits = Limits::of_function(cx, kernel)?;
    let own = usage.of_function(kernel);
    let declared = InputSet::declared(cx, attrs);
    let inputs = match policy {
        InputPolicy::Used => own.inputs,
        InputPolicy::Declared => declared.union(own.inputs.intersection(InputSet::KERNARG_PTR)),
    };
    let kernel_lds = lds.kernel(kernel).clone();
    if kernel_lds.wanted > subtarget.processor.max_lds.into() {
        let message = format!(
            "{} bytes of local memory: {} has {}",
            kernel_lds.wanted, subtarget.processor.name, subtarget.processor.max_lds
        );
        return Err(Diagnostic::error(message));
    }
    let (args, explicit_size, args_align) = arguments(cx, kernel);
    let hidden_size =
        if inputs.contains(InputSet::IMPLICIT_ARG_PTR) { hidden_bytes(cx, attrs) } else { 0 };
    let hidden_offset = (hidden_size != 0).then(|| align_to(explicit_size, 8));
    let kernarg_size = align_to(hidden_offset.map_or(explicit_size, |at| at + hidden_size), 4);
    if kernarg_size > MOST_KERNARG {
        let message =
            format!("{kernarg_size} bytes of arguments: a kernel has {MOST_KERNARG} at most");
        return Err(Diagnostic::error(message));
    }
    let mut kernarg_align = args_align.max(4);
    if hidden_offset.is_some() {
        kernarg_align = kernarg_align.max(8);
    }
    // A pointer into local memory as an argument is memory whose size the launch decides, too.
    let dynamic_lds =
        kernel_lds.dynamic || args.iter().any(|a| a.ty == Type::ptr(super::usage::LOCAL));
    let mut abi = KernelAbi {
        kernel,
        subtarget,
        hidden: hidden_arguments(cx, attrs, hidden_offset, dynamic_lds),
        args,
        hidden_offset,
        kernarg_size,
        explicit_size,
        kernarg_align,
        inputs,
        scalars: ScalarInputs::default(),
        user_sgprs: 0,
        preload_dwords: 0,
        preload_first: 0,
        first_free_sgpr: 0,
        workitem_ids: [None; 3],
        workitem_id_mode: 0,
        first_free_vgpr: 0,
        workgroup_id_enable: [false; 3],
        limits,
        lds: kernel_lds,
        float_mode: FloatMode::of_function(cx, attrs),
        uniform_workgroup_size: cx
            .symbols
            .find("uniform-work-group-size")
            .and_then(|s| cx.attrs.string(attrs, s))
            .is_some_and(|text| text == "true"),
    };
    place_scalars(cx, &mut abi);
    place_workitem_ids(&mut abi);
    Ok(abi)
}

/// The written arguments, their bytes and the largest alignment.
fn arguments(cx: &Context, kernel: Global) -> (Vec<KernelArg>, u64, u64) {
    let data = &cx.globals[kernel];
    let function = data.function().expect("a kernel is a function");
    let params = cx.types.signature(data.ty).map_or(&[][..], |s| s.1);
    let hidden = cx.symbols.find("amdgpu-hidden-argument");
    let (mut offset, mut largest) = (0u64, 1u64);
    let mut args = Vec::with_capacity(params.len());
    for (number, &param) in params.iter().enumerate() {
        let attrs = function.param_attrs(number);
        if hidden.is_some_and(|key| cx.attrs.has(attrs, key)) {
            continue;
        }
        let pointee = cx.attrs.ty(attrs, sym::BYREF);
        let ty = pointee.unwrap_or(param);
        let mut align = cx.abi_align(ty).bytes();
        if pointee.is_some() {
            align = cx.attrs.int(attrs, sym::ALIGN).unwrap_or(align).max(1);
        }
        let size = cx.alloc_size(ty);
        offset = align_to(offset, align);
        args.push(KernelArg {
            number,
            name: String::new(),
            offset,
            size,
            align,
            ty,
            byref: pointee.is_some(),
            preloaded: None,
        });
        offset += size;
        largest = largest.max(align);
    }
    (args, offset, largest)
}

/// Bytes of the hidden arguments.
fn hidden_bytes(cx: &Context, attrs: AttrSet) -> u64 {
    let text =
        cx.symbols.find("amdgpu-implicitarg-num-bytes").and_then(|s| cx.attrs.string(attrs, s));
    text.and_then(|t| t.parse().ok()).unwrap_or(u64::from(hidden::BLOCK_SIZE))
}

fn hidden_arguments(
    cx: &Context,
    attrs: AttrSet,
    offset: Option<u64>,
    dynamic_lds: bool,
) -> Vec<HiddenArg> {
    let Some(offset) = offset else { return Vec::new() };
    let ruled_out = |name: &str| cx.symbols.find(name).is_some_and(|s| cx.attrs.has(attrs, s));
    let wanted = |when: hidden::When| match when {
        hidden::When::Always => true,
        hidden::When::Unless(name) => !ruled_out(name),
        hidden::When::Prints => cx.metadata.find_named("llvm.printf.fmts").is_some(),
        hidden::When::DynamicLds => dynamic_lds,
    };
    let rows = hidden::TABLE.iter().filter(|row| wanted(row.when));
    rows.map(|row| HiddenArg {
        kind: row.kind,
        offset: offset + u64::from(row.offset),
        size: u64::from(row.size),
    })
    .collect()
}

/// Deals out the scalar registers.
fn place_scalars(cx: &Context, abi: &mut KernelAbi) {
    let subtarget = abi.subtarget;
    let has = |input| abi.inputs.contains(input);
    let mut dealer = Dealer { next: 0 };
    let buffers = !subtarget.architected_flat_scratch();
    let mut scalars = ScalarInputs {
        private_segment_buffer: dealer.take(buffers, 4),
        dispatch_ptr: dealer.take(has(InputSet::DISPATCH_PTR), 2),
        queue_ptr: dealer.take(has(InputSet::QUEUE_PTR), 2),
        kernarg_segment_ptr: dealer.take(!abi.args.is_empty() || abi.hidden_offset.is_some(), 2),
        dispatch_id: dealer.take(has(InputSet::DISPATCH_ID), 2),
        flat_scratch_init: dealer.take(buffers && has(InputSet::FLAT_SCRATCH), 2),
        ..ScalarInputs::default()
    };
    preload(cx, abi, &mut dealer);
    // The first dimension's id is always there: it is the cheapest thing to have a workgroup by.
    abi.workgroup_id_enable = [
        true,
        abi.inputs.contains(InputSet::WORKGROUP_ID_Y),
        abi.inputs.contains(InputSet::WORKGROUP_ID_Z),
    ];
    let system = abi.workgroup_id_enable.iter().filter(|&&on| on).count() as u16;
    if subtarget.processor.user_sgpr_init_bug && subtarget.target.wave32 {
        dealer.next = dealer.next.max(16u16.saturating_sub(system));
    }
    abi.user_sgprs = dealer.next;
    for (dimension, &on) in abi.workgroup_id_enable.iter().enumerate() {
        let place = if subtarget.workgroup_ids_in_ttmp() {
            Some(architected_workgroup_id(dimension))
        } else {
            dealer.take(on, 1).map(|register| WorkgroupId { register, shift: 0, width: 32 })
        };
        scalars.workgroup_ids[dimension] = place.filter(|_| on);
    }
    abi.first_free_sgpr = dealer.next;
    scalars.private_segment_wave_offset = dealer.take(buffers, 1);
    abi.scalars = scalars;
}

/// The first arguments as far as they are `inreg` and there are registers.
fn preload(cx: &Context, abi: &mut KernelAbi, dealer: &mut Dealer) {
    abi.preload_first = dealer.next;
    if !abi.subtarget.kernarg_preload() {
        return;
    }
    let function = cx.function(abi.kernel).expect("a kernel is a function");
    for arg in &mut abi.args {
        let wanted = cx.attrs.has(function.param_attrs(arg.number), sym::INREG) && !arg.byref;
        let first = arg.offset / 4;
        let end = (arg.offset + arg.size).div_ceil(4);
        let room = u64::from(MAX_USER_SGPRS.saturating_sub(abi.preload_first));
        if !wanted || end > room || end - first > 32 || end == first {
            break;
        }
        let registers = regs::sgpr(abi.preload_first + first as u16, (end - first) as u8);
        arg.preloaded = Some(Preloaded { registers, shift: (arg.offset % 4) as u32 * 8 });
        abi.preload_dwords = abi.preload_dwords.max(end as u16);
    }
    dealer.next += abi.preload_dwords;
}

/// Returns the location of a workgroup id on processors that put it into trap temporaries, which all code can read.
pub fn architected_workgroup_id(dimension: usize) -> WorkgroupId {
    match dimension {
        0 => WorkgroupId { register: ttmp(9), shift: 0, width: 32 },
        1 => WorkgroupId { register: ttmp(7), shift: 0, width: 16 },
        _ => WorkgroupId { register: ttmp(7), shift: 16, width: 16 },
    }
}

/// The location of a wave's number in its workgroup: five bits of a trap temporary (LLVM's AMDGPU usage guide, gfx12).
pub const WAVE_ID: WorkgroupId = WorkgroupId { register: ttmp(8), shift: 25, width: 5 };

const fn ttmp(number: u16) -> PReg {
    PReg::new(regs::TTMP, number * 2, 2)
}

fn place_workitem_ids(abi: &mut KernelAbi) {
    let wanted =
        |input, dimension| abi.inputs.contains(input) && abi.limits.max_workitem_id(dimension) != 0;
    let y = wanted(InputSet::WORKITEM_ID_Y, 1);
    let z = wanted(InputSet::WORKITEM_ID_Z, 2);
    abi.workitem_id_mode = if z { 2 } else { u8::from(y) };
    let packed = abi.subtarget.packed_workitem_ids();
    let enabled = [true, y || z, z];
    for (dimension, &on) in enabled.iter().enumerate() {
        let place = if packed {
            WorkitemId { register: regs::vgpr(0, 1), shift: 10 * dimension as u8, width: 10 }
        } else {
            WorkitemId { register: regs::vgpr(dimension as u16, 1), shift: 0, width: 32 }
        };
        abi.workitem_ids[dimension] = on.then_some(place);
    }
    abi.first_free_vgpr = if packed { 1 } else { u16::from(abi.workitem_id_mode) + 1 };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module(text: &str) -> Module {
        let head = "target triple = \"amdgcn-amd-amdhsa\"\n";
        llvm_reader::parse("test.ll", format!("{head}{text}").as_bytes()).expect("a module")
    }

    fn abi(text: &str, cpu: &str, policy: InputPolicy) -> ModuleAbi {
        let cpu = Some(Processor::by_name(cpu).expect("a processor"));
        ModuleAbi::of(&module(text), &AbiOptions { cpu, policy, ..AbiOptions::default() })
            .expect("an ABI")
    }

    const IDS: &str = "declare i32 @llvm.amdgcn.workgroup.id.y()\n\
        declare i32 @llvm.amdgcn.workitem.id.z()\n\
        declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n\
        declare ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()\n\
        define internal i32 @f() {\n  %x = call i32 @llvm.amdgcn.workitem.id.z()\n\
          %d = call ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()\n  ret i32 %x\n}\n\
        define amdgpu_kernel void @k(i8 %a, <3 x float> %v, i16 %c) {\n\
          %i = call i32 @llvm.amdgcn.workgroup.id.y()\n  %j = call i32 @f()\n\
          %p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n  ret void\n}\n\
        define amdgpu_kernel void @plain() {\n  ret void\n}\n";

    #[test]
    fn what_callees_use_is_asked_for() {
        let found = abi(IDS, "gfx90a", InputPolicy::Used);
        let [k, plain] = &found.kernels[..] else { panic!("two kernels") };
        let offsets: Vec<_> = k.args.iter().map(|a| (a.offset, a.size)).collect();
        assert_eq!(offsets, [(0, 1), (16, 16), (32, 2)]);
        assert_eq!((k.hidden_offset, k.kernarg_size, k.kernarg_align), (Some(40), 296, 16));
        assert_eq!(k.scalars.private_segment_buffer, Some(regs::sgpr(0, 4)));
        assert_eq!(k.scalars.dispatch_ptr, Some(regs::sgpr(4, 2)));
        assert_eq!(k.scalars.queue_ptr, None);
        assert_eq!(k.scalars.kernarg_segment_ptr, Some(regs::sgpr(6, 2)));
        assert_eq!(k.user_sgprs, 8);
        assert_eq!(k.workgroup_id_enable, [true, true, false]);
        let y = k.scalars.workgroup_ids[1].expect("a second dimension");
        assert_eq!(y.register, regs::sgpr(9, 1));
        let z = k.workitem_ids[2].expect("a third dimension");
        assert_eq!((z.register, z.shift, z.width), (regs::vgpr(0, 1), 20, 10));
        assert_eq!((plain.user_sgprs, plain.workitem_id_mode, plain.kernarg_size), (4, 0, 0));
        assert_eq!(plain.scalars.kernarg_segment_ptr, None);
    }

    #[test]
    fn what_llvm_takes_without_attributes() {
        let found = abi(IDS, "gfx1100", InputPolicy::Declared);
        let plain = &found.kernels[1];
        assert_eq!((plain.user_sgprs, plain.kernarg_size, plain.workitem_id_mode), (13, 256, 2));
        assert_eq!(plain.scalars.kernarg_segment_ptr, Some(regs::sgpr(4, 2)));
        assert_eq!(plain.scalars.workgroup_ids[0].map(|w| w.register), Some(regs::sgpr(13, 1)));
        assert_eq!(plain.hidden.len(), 19);
        let used = abi(IDS, "gfx1100", InputPolicy::Used);
        assert_eq!(used.kernels[1].user_sgprs, 15);
        let gfx12 = abi(IDS, "gfx1200", InputPolicy::Used);
        let y = gfx12.kernels[0].scalars.workgroup_ids[1].expect("a second dimension");
        assert_eq!((y.register, y.shift, y.width), (ttmp(7), 0, 16));
    }

    #[test]
    fn first_arguments_are_preloaded_as_far_as_registers_go() {
        let text = "define amdgpu_kernel void @e(i8 inreg %a, i8 inreg %b, i64 inreg %c, i32 inreg %d, \
            <2 x float> inreg %k, i64 inreg %f, double inreg %g, i64 inreg %h) {\n  ret void\n}\n";
        let found = abi(text, "gfx90a", InputPolicy::Used);
        let kernel = &found.kernels[0];
        let preloaded: Vec<_> =
            kernel.args.iter().map(|a| a.preloaded.map(|p| (p.registers, p.shift))).collect();
        assert_eq!((kernel.user_sgprs, kernel.preload_dwords), (16, 10));
        assert_eq!(preloaded[1], Some((regs::sgpr(6, 1), 8)));
        assert_eq!(preloaded[2], Some((regs::sgpr(8, 2), 0)));
        assert_eq!(preloaded[5], Some((regs::sgpr(14, 2), 0)));
        assert_eq!(preloaded[6], None);
        assert_eq!(abi(text, "gfx1100", InputPolicy::Used).kernels[0].preload_dwords, 0);
    }

    #[test]
    fn local_memory_is_laid_out_for_kernels_and_functions() {
        let text = "@a = internal addrspace(3) global [5 x i8] undef, align 1\n\
            @b = internal addrspace(3) global i32 undef, align 4\n\
            @c = internal addrspace(3) global [100 x i32] undef, align 4\n\
            @d = external addrspace(3) global [0 x double], align 8\n\
            @e = internal addrspace(3) global i16 undef, align 2\n\
            define internal void @f() {\n  store i32 1, ptr addrspace(3) @b\n  ret void\n}\n\
            define internal void @g() {\n  store i16 1, ptr addrspace(3) @e\n  ret void\n}\n\
            define amdgpu_kernel void @k() {\n  call void @f()\n  call void @g()\n\
              store i8 1, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @a, i32 2)\n  ret void\n}\n\
            define amdgpu_kernel void @m() {\n  call void @f()\n  ret void\n}\n\
            define amdgpu_kernel void @l() {\n  store i32 1, ptr addrspace(3) @c\n\
              store double 1.0, ptr addrspace(3) @d\n  ret void\n}\n";
        let module = module(text);
        let cpu = Some(Processor::by_name("gfx942").expect("a processor"));
        let options = AbiOptions { cpu, ..AbiOptions::default() };
        let found = ModuleAbi::of(&module, &options).expect("an ABI");
        let global = |name| module.cx.find_global(name).expect("a global");
        let at = |function, variable| found.lds.address(global(function), global(variable));
        // Two kernels call f, so that what it names is at the same place in both; only one calls g.
        assert_eq!((at("f", "b"), at("k", "a"), at("g", "e")), (Some(0), Some(8), Some(14)));
        assert_eq!((at("l", "c"), at("l", "d")), (Some(0), Some(400)));
        let sizes: Vec<_> = found.kernels.iter().map(|k| (k.lds.size, k.lds.dynamic)).collect();
        assert_eq!(sizes, [(16, false), (4, false), (400, true)]);
    }
}
