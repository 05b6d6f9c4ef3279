//! Layout of variables in local memory.
//!
//! Each workgroup of a kernel has one block of local memory from address 0. Functions are compiled once for all
//! kernels, so a variable that a function names (not a kernel) must have the same address everywhere: these make up the
//! *module's part*, at the start of every kernel under which such a function may run. After it lie the variables that
//! only the kernel, or functions that only it calls, name. Variables without a size
//! (`external addrspace(3) global [0 x T]`: the launch decides) all start at the end of the rest; where functions name
//! them, every kernel concerned ends at the same address.
//!
//! Variables larger than two bytes are aligned up to 16 bytes by their size, so that wide accesses can be used, and
//! lie in the order of falling alignment, so that nothing is lost between.
//!
//! Named barriers (`target("amdgcn.named.barrier", 0)`, and arrays of them) are variables of local memory that take none of it: each
//! has a number from 1 on, the same in every kernel, and an address outside of all local memory that says the number.

use cranelift_entity::SecondaryMap;
use ir::diagnostic::Diagnostic;
use ir::map::{Map, Set};
use ir::ssa::{Context, Global, MdData, Module, Type, TypeKind, align_to};

use super::usage::{ModuleUsage, kernels};

/// The local memory of a kernel.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KernelLds {
    /// Bytes of the variables with a size, up to where those without begin.
    pub size: u32,
    /// The same, if it is more than any machine has.
    pub wanted: u64,
    /// The largest alignment.
    pub align: u32,
    /// Whether there are variables whose size the launch decides.
    pub dynamic: bool,
    /// The addresses of all variables that code running under the kernel may name, in the module's order.
    pub variables: Vec<(Global, u32)>,
}

/// A size or an address in local memory. What is beyond all memory is refused when the kernel's block is compared with what there
/// is.
fn within(at: u64) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX).min(u32::MAX / 2)
}

/// Address of the named barrier of number 0.
const BARRIERS: u32 = 0x80_2000;

/// Bytes between the addresses of named barriers.
const BARRIER_BYTES: u32 = 16;

/// Named barriers of a workgroup.
const MOST_BARRIERS: u64 = 16;

/// Returns the number of named barriers that a type is; none for other types.
fn named_barriers(cx: &Context, ty: Type) -> Option<u64> {
    match cx.types.kind(ty) {
        TypeKind::TargetExt { name, .. } => (name == "amdgcn.named.barrier").then_some(1),
        TypeKind::Array { elem, len } => named_barriers(cx, elem)?.checked_mul(len),
        _ => None,
    }
}

/// The addresses of a module's named barriers.
fn barrier_addresses(module: &Module) -> Result<Map<Global, u32>, Diagnostic> {
    let cx = &module.cx;
    let (mut found, mut next) = (Map::default(), 1u64);
    for (global, data) in &cx.globals {
        let Some(count) = named_barriers(cx, data.ty).filter(|_| data.address_space == 3) else {
            continue;
        };
        if count > MOST_BARRIERS || next + count > MOST_BARRIERS + 1 {
            let message = format!("more than {MOST_BARRIERS} named barriers");
            return Err(Diagnostic::unsupported(message));
        }
        found.insert(global, BARRIERS + BARRIER_BYTES * next as u32);
        next += count;
    }
    Ok(found)
}

/// The local memory of all kernels of a module.
#[derive(Clone, Debug, Default)]
pub struct LdsLayout {
    kernels: SecondaryMap<Global, KernelLds>,
    addresses: Map<(Global, Global), u32>,
    /// Addresses of variables that functions name: the same in every kernel.
    module: Map<Global, u32>,
}

impl LdsLayout {
    /// Lays out the variables of a module.
    ///
    /// # Errors
    /// A variable that is defined elsewhere.
    pub fn of(module: &Module, usage: &ModuleUsage) -> Result<Self, Diagnostic> {
        let barriers = barrier_addresses(module)?;
        Layouter { cx: &module.cx, usage, barriers, layout: Self::default() }.run(module)
    }

    /// The local memory of a kernel.
    pub fn kernel(&self, kernel: Global) -> &KernelLds {
        &self.kernels[kernel]
    }

    /// The address of `variable` for code of `function`, a kernel or not.
    pub fn address(&self, function: Global, variable: Global) -> Option<u32> {
        self.module.get(&variable).or_else(|| self.addresses.get(&(function, variable))).copied()
    }
}

struct Layouter<'a> {
    cx: &'a Context,
    usage: &'a ModuleUsage,
    /// Named barriers.
    barriers: Map<Global, u32>,
    layout: LdsLayout,
}

/// A kernel's variables by where they go.
#[derive(Default)]
struct Parts {
    /// Whether the module's part is in it.
    shared: bool,
    /// Those with a size that only the kernel names.
    own: Vec<Global>,
    /// Those without a size.
    dynamic: Vec<Global>,
    /// Whether a function names one without a size.
    dynamic_in_function: bool,
}

impl Layouter<'_> {
    fn run(mut self, module: &Module) -> Result<LdsLayout, Diagnostic> {
        let kernels: Vec<Global> = kernels(module).collect();
        let is_kernel: Set<Global> = kernels.iter().copied().collect();
        // What functions name.
        let mut shared: Set<Global> = Set::default();
        for (function, _) in module.definitions() {
            if !is_kernel.contains(&function) {
                shared.extend(self.usage.of_function(function).own_lds.iter().copied());
            }
        }
        // What only one kernel's code can reach may lie among that kernel's own.
        let mut users: Map<Global, (Global, bool)> = Map::default();
        for &kernel in &kernels {
            for function in self.usage.running_under(self.cx, kernel) {
                for &variable in &self.usage.of_function(function).own_lds {
                    let (first, several) = users.entry(variable).or_insert_with(|| (kernel, false));
                    *several |= *first != kernel;
                }
            }
        }
        let shared: Vec<Global> = shared.sorted_unstable_by(Ord::cmp).collect();
        for &variable in &shared {
            self.check(variable)?;
        }
        let by_one = |variable: &Global| users.get(variable).is_some_and(|u| !u.1);
        let (single, shared): (Vec<Global>, Vec<Global>) = shared
            .into_iter()
            .partition(|&v| by_one(&v) && !self.is_dynamic(v) && self.absolute(v).is_none());
        let single: Set<Global> = single.into_iter().collect();
        let with_size: Vec<Global> =
            shared.iter().copied().filter(|&v| !self.is_dynamic(v)).collect();
        let (placed, module_size, module_align) = self.place(&with_size, 0);
        for (variable, address) in placed {
            self.layout.module.insert(variable, address);
        }
        let mut parts = Vec::new();
        for &kernel in &kernels {
            parts.push(self.sort_out(kernel, &is_kernel, &single)?);
        }
        // Static ends; common to all kernels with functions that name a variable without a size.
        let mut ends = Vec::new();
        for (part, &kernel) in parts.iter().zip(&kernels) {
            let (start, align) = if part.shared { (module_size, module_align) } else { (0, 1) };
            let own: Vec<Global> = part
                .own
                .iter()
                .copied()
                .filter(|v| !self.layout.module.contains_key(v) || !part.shared)
                .collect();
            let (placed, end, own_align) = self.place(&own, start);
            for &(variable, address) in &placed {
                self.layout.addresses.insert((kernel, variable), address);
                if single.contains(&variable) {
                    self.layout.module.insert(variable, address);
                }
            }
            let dynamic_align = part.dynamic.iter().map(|&v| self.align(v)).max().unwrap_or(1);
            let end = align_to(end, u64::from(dynamic_align));
            ends.push((end, align.max(own_align).max(dynamic_align), placed));
        }
        let common =
            parts.iter().zip(&ends).filter(|(p, _)| p.dynamic_in_function).map(|(_, e)| e.0).max();
        self.layout.module.sort_unstable_keys();
        for ((part, &kernel), (end, align, placed)) in parts.iter().zip(&kernels).zip(ends) {
            let end = if part.dynamic_in_function { common.unwrap_or(end) } else { end };
            let mut variables = placed;
            if part.shared {
                variables.extend(self.layout.module.iter().map(|(&v, &a)| (v, a)));
            }
            for &variable in &part.dynamic {
                self.layout.addresses.insert((kernel, variable), within(end));
                variables.push((variable, within(end)));
            }
            variables.sort_unstable();
            variables.dedup();
            let wanted = if variables.is_empty() { 0 } else { end };
            let (size, dynamic) = (within(wanted), !part.dynamic.is_empty());
            self.layout.kernels[kernel] = KernelLds { size, wanted, align, dynamic, variables };
        }
        // Functions know the common start of variables without a size.
        if let Some(common) = common {
            let dynamic: Vec<Global> =
                shared.iter().copied().filter(|&v| self.is_dynamic(v)).collect();
            self.layout.module.extend(dynamic.into_iter().map(|v| (v, within(common))));
        }
        Ok(self.layout)
    }

    /// The variables of a kernel by where they go.
    fn sort_out(
        &self,
        kernel: Global,
        is_kernel: &Set<Global>,
        single: &Set<Global>,
    ) -> Result<Parts, Diagnostic> {
        let mut parts = Parts::default();
        let mut dynamic: Set<Global> = Set::default();
        let mut own: Set<Global> = Set::default();
        for function in self.usage.running_under(self.cx, kernel) {
            for &variable in &self.usage.of_function(function).own_lds {
                self.check(variable)?;
                let in_function = !is_kernel.contains(&function);
                if self.is_dynamic(variable) {
                    dynamic.insert(variable);
                    parts.dynamic_in_function |= in_function;
                } else if in_function && !single.contains(&variable) {
                    parts.shared = true;
                } else {
                    own.insert(variable);
                }
            }
        }
        parts.own = own.sorted_unstable_by(Ord::cmp).collect();
        // What a function names has its address in the module's part, wherever else it is named.
        parts.shared |= parts.own.iter().any(|v| self.layout.module.contains_key(v));
        parts.dynamic = dynamic.sorted_unstable_by(Ord::cmp).collect();
        Ok(parts)
    }

    fn check(&self, variable: Global) -> Result<(), Diagnostic> {
        let data = &self.cx.globals[variable];
        if data.is_declaration() && !self.is_dynamic(variable) && self.absolute(variable).is_none()
        {
            let message =
                format!("the variable '{}' in local memory, which is defined elsewhere", data.name);
            return Err(Diagnostic::unsupported(message));
        }
        if self.cx.has_initial_values(variable) {
            let message =
                format!("an initial value of '{}', a variable in local memory,", data.name);
            return Err(Diagnostic::unsupported(message));
        }
        Ok(())
    }

    /// Whether the launch decides a variable's size.
    fn is_dynamic(&self, variable: Global) -> bool {
        let data = &self.cx.globals[variable];
        data.is_declaration()
            && self.cx.alloc_size(data.ty) == 0
            && self.absolute(variable).is_none()
    }

    /// The address that LLVM's own layout, run before, gave a variable (`!absolute_symbol`), or that of a named barrier.
    fn absolute(&self, variable: Global) -> Option<u32> {
        if let Some(&address) = self.barriers.get(&variable) {
            return Some(address);
        }
        let cx = self.cx;
        let kind = cx.symbols.find("absolute_symbol")?;
        let node = cx.metadata.attachment(cx.globals[variable].metadata, kind)?;
        let MdData::Tuple { elems, .. } = &cx.metadata.nodes[node] else { return None };
        let value = cx.metadata.value((*elems.first()?)?)?;
        cx.consts.as_uint(value).and_then(|v| u32::try_from(v).ok())
    }

    fn align(&self, variable: Global) -> u32 {
        let data = &self.cx.globals[variable];
        let align =
            data.align.map_or_else(|| self.cx.abi_align(data.ty).bytes(), ir::ssa::Align::bytes);
        let by_size = match self.cx.alloc_size(data.ty) {
            0..=1 => 1,
            2 => 2,
            3..=4 => 4,
            5..=8 => 8,
            _ => 16,
        };
        align.max(by_size).min(1 << 16) as u32
    }

    /// Addresses for variables from `start` on, with the end and the largest alignment.
    fn place(&self, variables: &[Global], start: u64) -> (Vec<(Global, u32)>, u64, u32) {
        let mut placed = Vec::new();
        let (mut end, mut largest) = (start, 1);
        let mut free: Vec<Global> = Vec::new();
        for &variable in variables {
            match self.absolute(variable) {
                Some(address) if self.barriers.contains_key(&variable) => {
                    placed.push((variable, address));
                }
                Some(address) => {
                    let size = self.cx.alloc_size(self.cx.globals[variable].ty);
                    end = end.max(u64::from(address).saturating_add(size));
                    placed.push((variable, address));
                }
                None => free.push(variable),
            }
        }
        let size = |v: Global| self.cx.alloc_size(self.cx.globals[v].ty);
        free.sort_by_key(|&v| (core::cmp::Reverse(self.align(v)), core::cmp::Reverse(size(v)), v));
        for variable in free {
            let align = self.align(variable);
            largest = largest.max(align);
            let at = align_to(end, u64::from(align));
            end = at.saturating_add(size(variable));
            placed.push((variable, within(at)));
        }
        (placed, end, largest)
    }
}
