//! Global variables, aliases and ifuncs, and what functions have in common with them.

use crate::cursor::{Name, Result};
use crate::keywords as kw;
use crate::state::{AttrTarget, Parser};
use ir::ssa::{
    Align, DllStorage, Global, GlobalData, GlobalKind, Linkage, ThreadLocal, TypeKind, UnnamedAddr,
    Variable, Visibility,
};

/// The words before a global's kind.
#[derive(Default)]
pub(crate) struct Prefix {
    pub(crate) linkage: Linkage,
    pub(crate) has_linkage: bool,
    pub(crate) visibility: Visibility,
    pub(crate) dso_local: Option<bool>,
    pub(crate) dll_storage: DllStorage,
    pub(crate) thread_local: ThreadLocal,
    pub(crate) unnamed_addr: UnnamedAddr,
}

impl Parser<'_> {
    /// Linkage, preemption, visibility, DLL storage, and for variables thread-local model and
    /// `unnamed_addr`; in any order, which LLVM itself fixes.
    pub(crate) fn global_prefix(&mut self, variable: bool) -> Result<Prefix> {
        let mut prefix = Prefix::default();
        loop {
            let word = self.c.word();
            let text = self.c.text_of(word);
            if text.is_empty() {
                return Ok(prefix);
            }
            match word.key {
                kw::DSO_LOCAL => prefix.dso_local = Some(true),
                kw::DSO_PREEMPTABLE => prefix.dso_local = Some(false),
                kw::UNNAMED_ADDR if variable => prefix.unnamed_addr = UnnamedAddr::Global,
                kw::THREAD_LOCAL if variable => {
                    self.c.take(word);
                    prefix.thread_local = self.thread_local_model()?;
                    continue;
                }
                _ => {
                    if variable && text == "local_unnamed_addr" {
                        prefix.unnamed_addr = UnnamedAddr::Local;
                    } else if let Some(linkage) = Linkage::by_name(text) {
                        if prefix.has_linkage {
                            return Err(self.c.error("linkage is given twice"));
                        }
                        prefix.linkage = linkage;
                        prefix.has_linkage = true;
                    } else if text == "default" {
                        prefix.visibility = Visibility::Default;
                    } else if let Some(visibility) = Visibility::by_name(text) {
                        prefix.visibility = visibility;
                    } else if let Some(storage) = DllStorage::by_name(text) {
                        prefix.dll_storage = storage;
                    } else {
                        return Ok(prefix);
                    }
                }
            }
            self.c.take(word);
        }
    }

    fn thread_local_model(&mut self) -> Result<ThreadLocal> {
        if !self.c.eat(b'(') {
            return Ok(ThreadLocal::GeneralDynamic);
        }
        let word = self.c.word();
        let model = match word.key {
            kw::LOCALDYNAMIC => ThreadLocal::LocalDynamic,
            kw::INITIALEXEC => ThreadLocal::InitialExec,
            kw::LOCALEXEC => ThreadLocal::LocalExec,
            kw::GENERALDYNAMIC => ThreadLocal::GeneralDynamic,
            _ => return Err(self.c.expected("a thread-local model")),
        };
        self.c.take(word);
        self.c.require(b')')?;
        Ok(model)
    }

    /// `@name = …`
    pub(crate) fn global_definition(&mut self) -> Result<()> {
        let start = self.c.pos;
        self.c.pos += 1;
        let name: Name<'_> = self.c.name()?;
        self.c.require(b'=')?;
        let global = self.define_global(Some(name), start)?;
        let prefix = self.global_prefix(true)?;
        let word = self.c.word();
        match word.key {
            kw::ALIAS | kw::IFUNC => {
                self.c.take(word);
                self.alias(global, &prefix, word.key == kw::IFUNC)
            }
            _ => self.variable(global, &prefix),
        }
    }

    fn variable(&mut self, global: Global, prefix: &Prefix) -> Result<()> {
        let space = self.optional_address_space()?.unwrap_or(0);
        let mut variable = Variable::default();
        let word = self.c.word();
        if self.c.text_of(word) == "externally_initialized" {
            self.c.take(word);
            variable.externally_initialized = true;
        }
        let word = self.c.word();
        variable.constant = match word.key {
            kw::GLOBAL => false,
            kw::CONSTANT => true,
            _ => return Err(self.c.expected("'global', 'constant', 'alias' or 'ifunc'")),
        };
        self.c.take(word);
        self.c.peek();
        let start = self.c.pos;
        let ty = self.ty()?;
        if matches!(
            self.m.cx.types.kind(ty),
            TypeKind::Void
                | TypeKind::Label
                | TypeKind::Metadata
                | TypeKind::Token
                | TypeKind::Function { .. }
        ) {
            let text = self.m.cx.types.display(ty).to_string();
            return Err(self.c.error_at(start, format!("a variable cannot have type '{text}'")));
        }
        let declaration = prefix.has_linkage
            && matches!(prefix.linkage, Linkage::ExternalKeyword | Linkage::ExternWeak);
        if !declaration {
            variable.initializer = Some(self.constant(ty)?);
        }
        let mut data = GlobalData::new("", ty, GlobalKind::Variable(Variable::default()));
        apply(&mut data, prefix);
        data.address_space = space;
        let mut attached = Vec::new();
        while self.c.eat(b',') {
            if self.c.peek() == b'!' {
                self.variable_attachment(&mut attached)?;
                continue;
            }
            let word = self.c.word();
            match word.key {
                kw::SECTION => {
                    self.c.take(word);
                    data.section = Some(self.string_symbol()?);
                }
                kw::PARTITION => {
                    self.c.take(word);
                    data.partition = Some(self.string_symbol()?);
                }
                kw::ALIGN => {
                    self.c.take(word);
                    data.align = Some(self.alignment()?);
                }
                kw::COMDAT => {
                    self.c.take(word);
                    data.comdat = Some(self.comdat_use(global, word.start)?);
                }
                kw::CODE_MODEL => {
                    self.c.take(word);
                    variable.code_model = Some(self.string_symbol()?);
                }
                _ => match self.c.text_of(word) {
                    text @ ("no_sanitize_address"
                    | "no_sanitize_hwaddress"
                    | "sanitize_memtag"
                    | "sanitize_address_dyninit") => {
                        let symbol = self.m.cx.symbols.intern(text);
                        variable.sanitizer.push(symbol);
                        self.c.take(word);
                    }
                    _ => return Err(self.c.expected("a property of the variable")),
                },
            }
        }
        variable.attrs = self.function_attribute_set(AttrTarget::Variable(global))?;
        data.metadata = self.m.cx.metadata.attach(&attached);
        data.kind = GlobalKind::Variable(variable);
        self.put_global(global, data)
    }

    fn alias(&mut self, global: Global, prefix: &Prefix, ifunc: bool) -> Result<()> {
        let ty = self.ty()?;
        self.c.require(b',')?;
        // The aliasee may be written as an expression whose type is its own.
        let start = self.c.pos;
        let word = self.c.word();
        let cast = ir::ssa::CastOp::by_name(self.c.text_of(word)).is_some()
            || word.key == kw::GETELEMENTPTR;
        let (target_ty, target) = if cast {
            self.constant_expression()?
        } else {
            let target_ty = self.value_type()?;
            (target_ty, self.constant(target_ty)?)
        };
        let Some(space) = target_ty.address_space() else {
            return Err(self.c.error_at(start, "an alias needs a pointer"));
        };
        let kind = if ifunc { GlobalKind::IFunc(target) } else { GlobalKind::Alias(target) };
        let mut data = GlobalData::new("", ty, kind);
        apply(&mut data, prefix);
        data.address_space = space;
        let mut attached = Vec::new();
        while self.c.eat(b',') {
            if self.c.peek() == b'!' {
                self.variable_attachment(&mut attached)?;
                continue;
            }
            if !self.c.eat_word(kw::PARTITION) {
                return Err(self.c.expected("'partition'"));
            }
            data.partition = Some(self.string_symbol()?);
        }
        data.metadata = self.m.cx.metadata.attach(&attached);
        self.put_global(global, data)
    }

    /// The number after `align`.
    pub(crate) fn alignment(&mut self) -> Result<Align> {
        let bracket = self.c.eat(b'(');
        self.c.peek();
        let start = self.c.pos;
        let bytes = self.c.u64()?;
        let align = Align::new(bytes).filter(|_| bytes <= 1 << 32);
        let Some(align) = align else {
            return Err(self
                .c
                .error_at(start, "an alignment is a power of two of at most 4294967296"));
        };
        if bracket {
            self.c.require(b')')?;
        }
        Ok(align)
    }
}

/// Copies what the prefix says.
pub(crate) fn apply(data: &mut GlobalData, prefix: &Prefix) {
    data.linkage = prefix.linkage;
    data.visibility = prefix.visibility;
    data.dso_local = prefix.dso_local;
    data.dll_storage = prefix.dll_storage;
    data.thread_local = prefix.thread_local;
    data.unnamed_addr = prefix.unnamed_addr;
}
