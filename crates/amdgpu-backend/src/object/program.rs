//! A compiled module, before it is text or an object.

use std::sync::Arc;

use ir::debug::{DebugSection, DebugTarget, SourceFile};
use ir::diagnostic::Diagnostic;
use ir::kernel::KernelDescription;
use ir::listing::Listing;
use ir::map::Map;
use ir::ssa::{Context, Global, GlobalData, GlobalKind, Linkage, Visibility};
use rmpv::Value;

use super::data::Image;
use super::description::describe;
use super::descriptor::Descriptor;
use super::metadata;
use super::model::{
    Binding, ObjectFile, ObjectRelocation, ObjectSection, ObjectSymbol, SymbolLocation, SymbolType,
    SymbolVisibility,
};
use super::resources::Resources;
use crate::abi::ModuleAbi;
use crate::emit::code::NOP;
use crate::emit::{Code, RelocKind, Relocation};
use crate::target::Generation;
use crate::target::subtarget::Subtarget;

/// Binding and visibility of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scope {
    /// In which objects.
    pub binding: Binding,
    /// From outside of the linked object.
    pub visibility: SymbolVisibility,
}

impl Scope {
    /// The scope of a global by its linkage and visibility.
    pub fn of(data: &GlobalData) -> Self {
        let binding = match data.linkage {
            Linkage::Private | Linkage::Internal => Binding::Local,
            Linkage::Weak
            | Linkage::WeakOdr
            | Linkage::LinkOnce
            | Linkage::LinkOnceOdr
            | Linkage::ExternWeak
            | Linkage::Common => Binding::Weak,
            _ => Binding::Global,
        };
        let visibility = match data.visibility {
            Visibility::Default => SymbolVisibility::Default,
            Visibility::Hidden => SymbolVisibility::Hidden,
            Visibility::Protected => SymbolVisibility::Protected,
        };
        Self { binding, visibility }
    }
}

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct FunctionEntry {
    /// Its name.
    pub name: String,
    /// Its binding and visibility.
    pub scope: Scope,
    /// Its code.
    pub code: Code,
    /// Its instructions as text, if that is wanted.
    pub text: String,
    /// Of a kernel: the descriptor.
    pub kernel: Option<Descriptor>,
    /// Binding and visibility of the descriptor.
    pub descriptor_scope: Scope,
}

/// A section for variables.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum DataSection {
    /// Constants.
    ReadOnly,
    /// Constants with addresses, which are filled in when the object is loaded.
    ReadOnlyRelocated,
    /// Variables.
    Data,
    /// Variables that begin as zeros.
    Zero,
}

/// A variable.
#[derive(Clone, PartialEq, Debug)]
pub struct VariableEntry {
    /// Its name.
    pub name: String,
    /// Its binding and visibility.
    pub scope: Scope,
    /// Its alignment.
    pub align: u64,
    /// Its initial value.
    pub image: Image,
    /// Its section.
    pub section: DataSection,
}

/// Another name for something.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AliasEntry {
    /// The name.
    pub name: String,
    /// Its binding and visibility.
    pub scope: Scope,
    /// The symbol for which it stands.
    pub target: String,
    /// Bytes from the symbol's start.
    pub offset: u64,
}

/// A compiled module.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Program {
    /// Its name in messages.
    pub name: String,
    /// The subtarget for which it is compiled.
    pub subtarget: Subtarget,
    /// The code object's version.
    pub version: u32,
    /// Functions, in the order in which they lie.
    pub functions: Vec<FunctionEntry>,
    /// Variables.
    pub variables: Vec<VariableEntry>,
    /// Aliases.
    pub aliases: Vec<AliasEntry>,
    /// Symbols that are declared only and may stay undefined.
    pub weak: Vec<String>,
    /// The metadata.
    pub metadata: Arc<Value>,
    /// Debug information, if the module asks for it: files by their directory and name, for assembly.
    pub files: Vec<SourceFile>,
    /// The same, as sections.
    pub debug: Vec<DebugSection>,
    /// Listing for tools, if [`Options::listing`](crate::Options::listing) asks for it.
    pub listing: Option<Listing>,
    /// Descriptions of the kernels, in the order in which they lie.
    kernels: Vec<KernelDescription>,
}

/// Result of a function's compilation.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Compiled {
    /// The code.
    pub code: Code,
    /// The instructions as text; may be empty.
    pub text: String,
    /// Its own resources, with its own frame as scratch.
    pub own: Resources,
}

/// From so many bytes on, a constant that is zero lies among the variables that take no place in the file.
const LARGE_ZEROS: u64 = 1 << 24;

impl Program {
    /// Puts a module together from its compiled functions, in the order in which they are to lie. Resources are
    /// propagated from callees to callers here.
    ///
    /// # Errors
    /// Variables that cannot be expressed, functions for different processors.
    pub fn new(
        cx: &Context,
        abi: &ModuleAbi,
        subtarget: Subtarget,
        name: &str,
        functions: Vec<(Global, Compiled)>,
    ) -> Result<Self, Diagnostic> {
        let own: Map<Global, Resources> = functions.iter().map(|(g, c)| (*g, c.own)).collect();
        let total = super::resources::propagate(cx, &abi.usage, &own);
        Self::with_resources(cx, abi, subtarget, name, functions, &total)
    }

    /// [`Program::new`] with resources that are propagated already.
    ///
    /// # Errors
    /// As there.
    pub fn with_resources(
        cx: &Context,
        abi: &ModuleAbi,
        subtarget: Subtarget,
        name: &str,
        functions: Vec<(Global, Compiled)>,
        total: &Map<Global, Resources>,
    ) -> Result<Self, Diagnostic> {
        let mut program = Self {
            name: name.to_owned(),
            subtarget,
            version: abi.code_object_version,
            functions: Vec::new(),
            variables: Vec::new(),
            aliases: Vec::new(),
            weak: Vec::new(),
            metadata: Value::Nil.into(),
            files: Vec::new(),
            debug: Vec::new(),
            listing: None,
            kernels: Vec::new(),
        };
        let mut kernels = Vec::new();
        for (global, compiled) in functions {
            let data = &cx.globals[global];
            let mut scope = Scope::of(data);
            let descriptor_scope = scope;
            let resources = total.get(&global).copied().unwrap_or_default();
            let kernel = abi.kernel(global).map(|kernel_abi| {
                kernels.push((kernel_abi, resources));
                let size = compiled.code.bytes.len();
                program.kernels.push(describe(cx, kernel_abi, &resources, size));
                Descriptor::new(kernel_abi, &resources, size as u64)
            });
            if kernel.is_some() {
                // Nothing replaces a kernel's code.
                scope.visibility = match scope.visibility {
                    SymbolVisibility::Default => SymbolVisibility::Protected,
                    other => other,
                };
            }
            program.functions.push(FunctionEntry {
                name: data.name.to_string(),
                scope,
                code: compiled.code,
                text: compiled.text,
                kernel,
                descriptor_scope,
            });
        }
        program.metadata = metadata::of_module(cx, abi, &subtarget, &kernels)?.into();
        for (_, data) in &cx.globals {
            program.add_global(cx, data).map_err(|d| d.with_note(format!("in '{}'", data.name)))?;
        }
        Ok(program)
    }

    fn add_global(&mut self, cx: &Context, data: &GlobalData) -> Result<(), Diagnostic> {
        match &data.kind {
            GlobalKind::Function(_) => {
                if data.linkage == Linkage::ExternWeak {
                    self.weak.push(data.name.to_string());
                }
            }
            GlobalKind::Variable(variable) => {
                let special = data.name.starts_with("llvm.")
                    || data.section.is_some_and(|s| cx.symbols.text(s) == "llvm.metadata");
                if special {
                    return self.check_special(cx, data);
                }
                if data.linkage == Linkage::ExternWeak {
                    self.weak.push(data.name.to_string());
                }
                // Local memory has no bytes in the object; what is only declared, and copies of what is elsewhere,
                // neither.
                let Some(initializer) = variable.initializer else { return Ok(()) };
                if data.address_space == 3 || data.linkage == Linkage::AvailableExternally {
                    return Ok(());
                }
                if !matches!(data.address_space, 0 | 1 | 4) {
                    let message = format!("a variable in address space {}", data.address_space);
                    return Err(Diagnostic::unsupported(message));
                }
                let image = Image::of(cx, initializer)?;
                let constant = variable.constant || data.address_space == 4;
                let section = match (constant, image.relocations.is_empty()) {
                    // So many zeros are not written to a file.
                    (true, true) if image.zeros >= LARGE_ZEROS => DataSection::Zero,
                    (true, true) => DataSection::ReadOnly,
                    (true, false) => DataSection::ReadOnlyRelocated,
                    (false, _) if image.is_zero() => DataSection::Zero,
                    (false, _) => DataSection::Data,
                };
                let natural = cx.abi_align(data.ty).bytes();
                let align = data.align.map_or(natural, ir::ssa::Align::bytes);
                self.variables.push(VariableEntry {
                    name: data.name.to_string(),
                    scope: Scope::of(data),
                    align,
                    image,
                    section,
                });
            }
            GlobalKind::Alias(target) => {
                let image = Image::of(cx, *target)?;
                let [Relocation { symbol, addend, .. }] = &image.relocations[..] else {
                    return Err(Diagnostic::unsupported("an alias of what is no symbol"));
                };
                self.aliases.push(AliasEntry {
                    name: data.name.to_string(),
                    scope: Scope::of(data),
                    target: symbol.clone(),
                    offset: *addend as u64,
                });
            }
            GlobalKind::IFunc(_) => return Err(Diagnostic::unsupported("an ifunc")),
        }
        Ok(())
    }

    /// Constructors would have to become kernels; lists of what is used need nothing.
    fn check_special(&self, cx: &Context, data: &GlobalData) -> Result<(), Diagnostic> {
        let list = data
            .variable()
            .and_then(|v| v.initializer)
            .map_or(0, |c| cx.alloc_size(cx.consts.ty(c)));
        if matches!(&*data.name, "llvm.global_ctors" | "llvm.global_dtors") && list != 0 {
            return Err(Diagnostic::unsupported("a constructor of a global variable"));
        }
        Ok(())
    }

    /// Returns the descriptions of the kernels, in the order in which they lie.
    pub fn kernels(&self) -> &[KernelDescription] {
        &self.kernels
    }

    /// The version of the ABI in the ELF header.
    pub fn abi_version(&self) -> u8 {
        if self.version >= 6 { 4 } else { 3 }
    }

    /// Returns the padding after the code, so that instruction prefetch finds instructions: alignment and number of
    /// words, and the word.
    pub(crate) fn code_end(&self) -> Option<(u64, usize, u32)> {
        const CODE_END: u32 = 0xbf9f_0000;
        match self.subtarget.generation() {
            Generation::Gfx900 | Generation::Gfx906 | Generation::Gfx908 => None,
            Generation::Gfx90a | Generation::Gfx942 | Generation::Gfx950 => {
                Some((64, 256, u32::from_le_bytes(NOP)))
            }
            Generation::Gfx1030 => Some((64, 48, CODE_END)),
            Generation::Gfx1100 | Generation::Gfx1200 => Some((128, 96, CODE_END)),
        }
    }

    /// The relocatable object.
    pub fn object(&self) -> ObjectFile {
        let mut builder = Builder::default();
        let mut code = Vec::new();
        for function in &self.functions {
            let kernel = function.kernel.is_some();
            let place = builder.text(&function.code, if kernel { 256 } else { 4 });
            code.push(place.1);
            builder.define(
                &function.name,
                function.scope,
                SymbolType::Function,
                place,
                function.code.bytes.len() as u64,
            );
        }
        if let Some((align, words, word)) = self.code_end()
            && !self.functions.is_empty()
        {
            let text = &mut builder.sections[TEXT].data;
            while !(text.len() as u64).is_multiple_of(align) {
                text.extend_from_slice(&word.to_le_bytes());
            }
            text.extend((0..words).flat_map(|_| word.to_le_bytes()));
        }
        for function in &self.functions {
            let Some(descriptor) = &function.kernel else { continue };
            let name = format!("{}.kd", function.name);
            let bytes = descriptor.to_bytes();
            let place = builder.data(DataSection::ReadOnly, 64, &bytes, 0);
            builder.define(&name, function.descriptor_scope, SymbolType::Object, place, 64);
            // Counted from the descriptor's start, not from the field.
            let relocation = Relocation {
                offset: Descriptor::ENTRY,
                kind: RelocKind::Rel64,
                symbol: function.name.clone(),
                addend: Descriptor::ENTRY as i64,
            };
            builder.pending.push((place, relocation));
        }
        for variable in &self.variables {
            let size = variable.image.size();
            let place = match variable.section {
                DataSection::Zero => builder.data(DataSection::Zero, variable.align, &[], size),
                section => {
                    let image = &variable.image;
                    builder.data(section, variable.align, &image.bytes, image.zeros)
                }
            };
            builder.define(&variable.name, variable.scope, SymbolType::Object, place, size);
            for relocation in &variable.image.relocations {
                builder.pending.push((place, relocation.clone()));
            }
        }
        builder.aliases(&self.aliases);
        let weak = self.weak.iter().map(String::as_str).collect();
        let (mut sections, mut symbols) = builder.finish(&weak);
        self.add_debug_sections(&code, &mut sections, &mut symbols);
        ObjectFile {
            name: self.name.clone(),
            flags: self.subtarget.elf_flags(),
            abi_version: self.abi_version(),
            sections,
            symbols,
            metadata: vec![self.metadata.clone()],
        }
    }
}

impl Program {
    /// Adds debug information; `code` are the places of the functions in the code.
    fn add_debug_sections(
        &self,
        code: &[u64],
        sections: &mut Vec<ObjectSection>,
        symbols: &mut Vec<ObjectSymbol>,
    ) {
        if self.debug.is_empty() {
            return;
        }
        let mut symbol_of = |section: usize| {
            symbols.push(ObjectSymbol {
                place: SymbolLocation::Section(section, 0),
                ty: SymbolType::Section,
                ..ObjectSymbol::default()
            });
            symbols.len() as u32 - 1
        };
        let text = symbol_of(TEXT);
        let first = sections.len();
        let own: Vec<u32> = (0..self.debug.len()).map(|n| symbol_of(first + n)).collect();
        for part in &self.debug {
            let relocations = part.relocations.iter().map(|r| {
                let (symbol, base) = match r.target {
                    DebugTarget::Function(number) => (text, code[number] as i64),
                    DebugTarget::Section(number) => (own[number], 0),
                };
                ObjectRelocation {
                    offset: r.offset,
                    kind: if r.size == 8 { RelocKind::Abs64 } else { RelocKind::Abs32 },
                    symbol,
                    addend: base + r.addend,
                }
            });
            sections.push(ObjectSection {
                name: part.name.to_owned(),
                debug: true,
                data: part.data.clone(),
                align: 1,
                relocations: relocations.collect(),
                ..ObjectSection::default()
            });
        }
    }
}

/// The indices of sections while an object is built.
const TEXT: usize = 0;

fn index(section: DataSection) -> usize {
    match section {
        DataSection::ReadOnly => 1,
        DataSection::ReadOnlyRelocated => 2,
        DataSection::Data => 3,
        DataSection::Zero => 4,
    }
}

/// Builds an object.
struct Builder {
    sections: Vec<ObjectSection>,
    symbols: Map<String, ObjectSymbol>,
    /// Relocations by the place of what they are in.
    pending: Vec<((usize, u64), Relocation)>,
}

impl Default for Builder {
    fn default() -> Self {
        let section = |name: &str, write, exec| ObjectSection {
            name: name.to_owned(),
            write,
            exec,
            align: 4,
            ..ObjectSection::default()
        };
        let sections = vec![
            section(".text", false, true),
            section(".rodata", false, false),
            section(".data.rel.ro", true, false),
            section(".data", true, false),
            section(".bss", true, false),
        ];
        Self { sections, symbols: Map::default(), pending: Vec::new() }
    }
}

impl Builder {
    fn text(&mut self, code: &Code, align: u64) -> (usize, u64) {
        let text = &mut self.sections[TEXT];
        text.align = text.align.max(align);
        while !(text.data.len() as u64).is_multiple_of(align) {
            text.data.extend_from_slice(&NOP);
        }
        let place = (TEXT, text.data.len() as u64);
        text.data.extend_from_slice(&code.bytes);
        self.pending.extend(code.relocations.iter().map(|r| (place, r.clone())));
        place
    }

    fn data(&mut self, section: DataSection, align: u64, bytes: &[u8], zeros: u64) -> (usize, u64) {
        let number = index(section);
        let part = &mut self.sections[number];
        part.align = part.align.max(align);
        let at = part.size().next_multiple_of(align.max(1));
        if section == DataSection::Zero {
            part.zeros = at + zeros;
        } else {
            part.data.resize(at as usize, 0);
            part.data.extend_from_slice(bytes);
            let zeros = usize::try_from(zeros).unwrap_or(usize::MAX);
            part.data.resize(part.data.len() + zeros, 0);
        }
        (number, at)
    }

    fn define(&mut self, name: &str, scope: Scope, ty: SymbolType, place: (usize, u64), size: u64) {
        let symbol = ObjectSymbol {
            name: name.to_owned(),
            place: SymbolLocation::Section(place.0, place.1),
            size,
            binding: scope.binding,
            visibility: scope.visibility,
            ty,
        };
        self.symbols.insert(name.to_owned(), symbol);
    }

    /// Defines aliases; one of an alias comes after that.
    fn aliases(&mut self, aliases: &[AliasEntry]) {
        let mut open: Vec<&AliasEntry> = aliases.iter().collect();
        loop {
            let before = open.len();
            open.retain(|alias| {
                let Some(target) = self.symbols.get(&alias.target) else { return true };
                let mut symbol = target.clone();
                symbol.name.clone_from(&alias.name);
                symbol.binding = alias.scope.binding;
                symbol.visibility = alias.scope.visibility;
                if let SymbolLocation::Section(_, offset) = &mut symbol.place {
                    *offset += alias.offset;
                }
                self.symbols.insert(alias.name.clone(), symbol);
                false
            });
            if open.len() == before || open.is_empty() {
                return;
            }
        }
    }

    fn finish(mut self, weak: &ir::map::Set<&str>) -> (Vec<ObjectSection>, Vec<ObjectSymbol>) {
        for ((section, base), relocation) in std::mem::take(&mut self.pending) {
            let is_weak = weak.contains(relocation.symbol.as_str());
            let entry = self.symbols.entry(relocation.symbol);
            let (symbol, name) = (entry.index() as u32, entry.key().clone());
            let binding = if is_weak { Binding::Weak } else { Binding::Global };
            entry.or_insert_with(|| ObjectSymbol { name, binding, ..ObjectSymbol::default() });
            self.sections[section].relocations.push(ObjectRelocation {
                offset: base + relocation.offset,
                kind: relocation.kind,
                symbol,
                addend: relocation.addend,
            });
        }
        // Empty sections are left out.
        let mut numbers = Vec::new();
        let mut kept = Vec::new();
        for part in std::mem::take(&mut self.sections) {
            numbers.push(kept.len());
            if part.size() != 0 || part.name == ".text" {
                kept.push(part);
            }
        }
        for symbol in self.symbols.values_mut() {
            if let SymbolLocation::Section(number, _) = &mut symbol.place {
                // A variable without size may be all that its section has.
                *number = numbers[*number].min(kept.len() - 1);
            }
        }
        (kept, self.symbols.into_values().collect())
    }
}
