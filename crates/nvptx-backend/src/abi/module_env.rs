//! Facts of the module that selection and emission need besides its IR: names that PTX accepts,
//! kernels, the state spaces of variables, and the PTX version that is needed.

use crate::abi::{self, Signature};
use crate::options::Options;
use crate::target::annotations::annotations;
use crate::target::modifiers::Space;
use cranelift_entity::{EntityRef, SecondaryMap};
use ir::diagnostic::Diagnostic;
use ir::map::Set;
use ir::ssa::{
    CallConv, ConstData, Context, Global, GlobalKind, InstKind, Linkage, Module, Value, sym,
};

/// Facts of a module.
#[derive(Debug)]
pub(crate) struct ModuleEnv {
    names: SecondaryMap<Global, Option<Box<str>>>,
    kernels: SecondaryMap<Global, bool>,
    address_taken: Set<Global>,
    ptx: u32,
    independent_textures: bool,
}

impl ModuleEnv {
    /// Looks at a module.
    ///
    /// # Errors
    /// The options contradict each other.
    pub(crate) fn new(module: &mut Module, options: &Options) -> Result<ModuleEnv, Diagnostic> {
        let mut env = ModuleEnv {
            names: SecondaryMap::with_capacity(module.cx.globals.len()),
            kernels: SecondaryMap::new(),
            address_taken: Set::default(),
            ptx: options.base_ptx()?,
            independent_textures: false,
        };
        env.name_globals(&module.cx);
        env.find_kernels(&module.cx);
        env.find_taken_addresses(module);
        Ok(env)
    }

    /// PTX's identifiers are `[A-Za-z0-9_$%]` without a leading digit. Names that fit stay; others are
    /// escaped, `.` as in LLVM to `_$_`, anything else by its code. Numbers keep colliding ones apart.
    fn name_globals(&mut self, cx: &Context) {
        let mut taken: Set<Box<str>> = Set::default();
        let fits = |name: &str| {
            !name.is_empty()
                && !name.as_bytes()[0].is_ascii_digit()
                && name.bytes().all(|c| c.is_ascii_alphanumeric() || matches!(c, b'_' | b'$'))
                && (name != "_")
        };
        for (global, data) in &cx.globals {
            let name = data.name.trim_start_matches('\u{1}');
            if fits(name) {
                taken.insert(name.into());
                self.names[global] = Some(name.into());
            }
        }
        for (global, data) in &cx.globals {
            if self.names[global].is_some() || data.name.starts_with("llvm.") {
                continue;
            }
            let mut name = String::new();
            for c in data.name.trim_start_matches('\u{1}').chars() {
                match c {
                    '.' | '@' => name.push_str("_$_"),
                    c if c.is_ascii_alphanumeric() || c == '_' || c == '$' => name.push(c),
                    c => name.push_str(&format!("_{:x}_", c as u32)),
                }
            }
            if name.is_empty() {
                name = format!("__unnamed_{}", global.index() + 1);
            }
            if name.as_bytes()[0].is_ascii_digit() || name == "_" {
                name.insert_str(0, "_$");
            }
            let mut unique: Box<str> = name.as_str().into();
            let mut n = 0;
            while taken.contains(&unique) {
                n += 1;
                unique = format!("{name}_{n}").into();
            }
            taken.insert(unique.clone());
            self.names[global] = Some(unique);
        }
    }

    fn find_kernels(&mut self, cx: &Context) {
        for (global, data) in &cx.globals {
            let Some(function) = data.function() else { continue };
            self.kernels[global] =
                matches!(function.cc, CallConv::PTX_KERNEL | CallConv::SPIR_KERNEL)
                    || cx.attrs.has(function.attrs, sym::NVVM_KERNEL);
        }
        for (global, key, value) in annotations(cx) {
            if key == "kernel" && value != 0 {
                self.kernels[global] = true;
            }
        }
    }

    fn find_taken_addresses(&mut self, module: &Module) {
        let cx = &module.cx;
        let mut seen = Set::default();
        let mut note = |env: &mut Self, v: Value| {
            let Some(c) = v.constant() else { return };
            let mut work = vec![c];
            while let Some(c) = work.pop() {
                match &cx.consts[c] {
                    ConstData::Global { global, .. } | ConstData::Wrapped { global, .. } => {
                        env.address_taken.insert(*global);
                    }
                    ConstData::Aggregate { elems, .. } if seen.insert(c) => {
                        work.extend(elems.iter().copied());
                    }
                    ConstData::Expr { expr, .. } if seen.insert(c) => {
                        use ir::ssa::ConstExpr::*;
                        match expr {
                            Gep { operands, .. } => work.extend(operands.iter().copied()),
                            Cast { value, .. } => work.push(*value),
                            Binary { operands, .. } | ExtractElement(operands) => {
                                work.extend(operands);
                            }
                            InsertElement(operands) => work.extend(operands),
                            ShuffleVector { operands, .. } => work.extend(operands),
                        }
                    }
                    _ => {}
                }
            }
        };
        for (_, data) in &cx.globals {
            match &data.kind {
                GlobalKind::Variable(v) => {
                    if let Some(c) = v.initializer {
                        note(self, c.into());
                    }
                }
                GlobalKind::Alias(c) | GlobalKind::IFunc(c) => note(self, (*c).into()),
                GlobalKind::Function(_) => {}
            }
        }
        for body in module.bodies.values() {
            for inst in body.all_insts() {
                let kind = &body.insts[inst].kind;
                if let InstKind::Call { callee, args, info } = kind {
                    let direct = cx
                        .direct_callee(*callee)
                        .filter(|&g| cx.globals[g].ty == body.calls[*info].function_type);
                    if direct.is_none() {
                        note(self, *callee);
                    }
                    for &arg in body.list(*args) {
                        note(self, arg);
                    }
                    continue;
                }
                kind.for_each_value(body, |v| note(self, v));
            }
        }
    }

    /// The name of a global in PTX.
    pub(crate) fn name(&self, global: Global) -> &str {
        self.names[global].as_deref().unwrap_or("__unnamed")
    }

    /// Whether the host starts it.
    pub(crate) fn is_kernel(&self, global: Global) -> bool {
        self.kernels[global]
    }

    /// Whether all calls of a function are known and may be changed with it.
    pub(crate) fn is_local(&self, cx: &Context, global: Global) -> bool {
        let data = &cx.globals[global];
        matches!(data.linkage, Linkage::Internal | Linkage::Private)
            && !self.address_taken.contains(&global)
            && !data.is_declaration()
    }

    /// Whether something other than a direct call refers to it.
    pub(crate) fn is_address_taken(&self, global: Global) -> bool {
        self.address_taken.contains(&global)
    }

    /// The signature of a function.
    pub(crate) fn signature(&self, cx: &Context, global: Global) -> Signature {
        let data = &cx.globals[global];
        let Some(function) = data.function() else { return Signature::default() };
        abi::signature(
            cx,
            data.ty,
            function.ret_attrs,
            |n| function.param_attrs(n),
            self.is_kernel(global),
            self.is_local(cx, global),
        )
    }

    /// The state space of a variable.
    ///
    /// # Errors
    /// PTX has no variables in its address space.
    pub(crate) fn variable_space(&self, cx: &Context, global: Global) -> Result<Space, Diagnostic> {
        let data = &cx.globals[global];
        match Space::from_llvm(data.address_space) {
            Some(Space::Generic | Space::Global) => Ok(Space::Global),
            Some(space @ (Space::Shared | Space::Const)) => Ok(space),
            _ => Err(Diagnostic::unsupported(format!(
                "the variable '{}' in address space {}",
                data.name, data.address_space
            ))),
        }
    }

    /// Raises the PTX version to what something needs.
    ///
    /// # Errors
    /// A lower version was asked for.
    pub(crate) fn require(
        &mut self,
        options: &Options,
        version: u32,
        what: &str,
    ) -> Result<(), Diagnostic> {
        if self.ptx >= version {
            return Ok(());
        }
        if let Some(asked) = options.ptx {
            return Err(Diagnostic::error(format!(
                "{what} needs PTX version {}.{}, but {}.{} was asked for",
                version / 10,
                version % 10,
                asked / 10,
                asked % 10
            )));
        }
        self.ptx = version;
        Ok(())
    }

    /// Raises the PTX version.
    pub(crate) fn raise(&mut self, version: u32) {
        self.ptx = self.ptx.max(version);
    }

    /// Notes that textures and samplers are used as separate things.
    pub(crate) fn separate_textures(&mut self) {
        self.independent_textures = true;
    }

    /// Whether textures and samplers are separate things.
    pub(crate) fn independent_textures(&self) -> bool {
        self.independent_textures
    }

    /// The PTX version that is needed so far.
    pub(crate) fn ptx_version(&self) -> u32 {
        self.ptx
    }

    /// Whether this version of PTX has `.noreturn`.
    pub(crate) fn has_noreturn(&self) -> bool {
        self.ptx >= 64
    }
}
