//! Adding the library's functions, and functions that are written for their types, to what a module declares.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use ir::diagnostic::Diagnostic;
use ir::ssa::{Attribute, Context, Global, GlobalData, Module};

use crate::library::{Library, mentioned};
use crate::machine::{Machine, shared_attributes};
use crate::written::Written;
use crate::{atomics, components, conversion, copies, groups, images, instructions};
use crate::{rows, shuffles, subgroups};

/// Function that writes a body for the type that a function is declared with.
type Writer = fn(&Context, &GlobalData) -> Option<Written>;

/// Functions that write bodies for the type that a function is declared with; those of atomic operations go in front.
const WRITERS: [Writer; 6] =
    [rows::body, copies::body, shuffles::body, subgroups::body, groups::body, images::body];

/// Attributes that linked functions get from those of the program.
struct Shared {
    attributes: Vec<Attribute>,
    /// The program's own functions.
    own: BTreeSet<Global>,
}

impl Shared {
    fn of(module: &Module) -> Self {
        let own = module.definitions().map(|(global, _)| global).collect();
        Self { attributes: shared_attributes(module), own }
    }

    fn give(&self, module: &mut Module) {
        let linked = module.definitions().map(|(global, _)| global);
        let linked: Vec<Global> = linked.filter(|global| !self.own.contains(global)).collect();
        for global in linked {
            let Some(mut attrs) = module.cx.function(global).map(|f| f.attrs) else { continue };
            for attribute in &self.attributes {
                attrs = module.cx.attrs.with(attrs, attribute.clone());
            }
            if let Some(function) = module.cx.globals[global].function_mut() {
                function.attrs = attrs;
            }
        }
    }
}

/// Adds bodies to declarations.
pub(crate) struct Linker {
    machine: Machine,
    library: Library,
    writers: Vec<Writer>,
}

impl Linker {
    /// For Intel's backend, which makes instructions of many functions by itself.
    pub(crate) fn of_spir() -> Self {
        let machine = Machine::Spir;
        Self { machine, library: Library::of(machine), writers: WRITERS.to_vec() }
    }

    /// For what knows functions about the work-item, and no others.
    pub(crate) fn of_arithmetic(machine: Machine) -> Self {
        let library = Library::of_arithmetic(machine);
        Self { machine, library, writers: [&WRITERS[..], &[instructions::body]].concat() }
    }

    /// For a machine whose backend knows no functions of OpenCL.
    pub(crate) fn of_machine(machine: Machine) -> Self {
        Self { library: Library::of(machine), ..Self::of_arithmetic(machine) }
    }

    /// Links until nothing that bodies call can get one.
    pub(crate) fn link(mut self, module: &mut Module) -> Result<(), Diagnostic> {
        self.library.private = module.cx.data_layout().alloca_space != 0;
        // Intel's functions have one processor anyway.
        let shared = (self.machine != Machine::Spir).then(|| Shared::of(module));
        let mut declared = usize::MAX;
        loop {
            self.link_once(module)?;
            let left = module.cx.globals.values().filter(|data| data.is_declaration()).count();
            if std::mem::replace(&mut declared, left) == left {
                break;
            }
        }
        if let Some(shared) = shared {
            shared.give(module);
        }
        Ok(())
    }

    /// Whether there is a function of single values of a name.
    fn has(&self, name: &str) -> bool {
        self.library.has_function(name) || conversion::body(name).is_some()
    }

    /// Writes the body of a function for the type that it is declared with.
    fn written(&self, cx: &Context, data: &GlobalData) -> Option<Written> {
        let atomic = atomics::body(cx, data, self.machine);
        atomic.or_else(|| self.writers.iter().find_map(|body| body(cx, data)))
    }

    fn link_once(&self, module: &mut Module) -> Result<(), Diagnostic> {
        let mut text = String::new();
        let mut wanted: Vec<String> = Vec::new();
        let mut taken: BTreeSet<String> = BTreeSet::new();
        let mut needed = BTreeSet::new();
        for data in module.cx.globals.values() {
            if !data.is_declaration() {
                // The program has its own.
                taken.insert(data.name.to_string());
            } else if data.function().is_none() {
                continue;
            } else if self.has(&data.name) {
                wanted.push(data.name.to_string());
            } else if let Some(body) = self.written(&module.cx, data) {
                text.push_str(&body.text);
                needed.extend(body.needs);
            } else if let Some((body, callee)) = components::body(&module.cx, data)
                && self.has(&callee)
            {
                text.push_str(&body);
                wanted.push(callee);
            }
        }
        if wanted.is_empty() && text.is_empty() {
            return Ok(());
        }
        for line in needed {
            let Some(name) = mentioned(&line).next().map(str::to_owned) else { continue };
            if self.has(&name) {
                wanted.push(name);
            } else if taken.insert(name) {
                let _ = writeln!(text, "{line}");
            }
        }
        while let Some(name) = wanted.pop() {
            if !taken.insert(name.clone()) {
                continue;
            }
            let is_there = self.library.has_function(&name);
            let conversion = if is_there { None } else { conversion::body(&name) };
            if let Some((body, declarations)) = conversion {
                for (intrinsic, declaration) in declarations {
                    if taken.insert(intrinsic) {
                        text.push_str(&declaration);
                    }
                }
                let called = mentioned(&body).filter(|name| self.library.has(name));
                wanted.extend(called.map(str::to_owned));
                text.push_str(&body);
            } else {
                let body = self.library.text(&name);
                wanted.extend(mentioned(&body).skip(1).map(str::to_owned));
                let _ = writeln!(text, "{body}");
            }
        }
        let text = self.machine.internal(&text);
        let whole = std::mem::replace(module, Module::new(""));
        *module = llvm_reader::parse_onto(whole, "builtins.ll", text.as_bytes())?;
        Ok(())
    }
}
