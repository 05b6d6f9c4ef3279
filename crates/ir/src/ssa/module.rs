//! Modules.
//!
//! A [`Module`] is a [`Context`] (types, constants, attributes, metadata, and every global's
//! declaration) and the bodies of its functions. The two are separate fields, so that a pass can
//! change one body while it reads and extends the context.

pub use super::context::{
    Comdat, Context, DllStorage, FunctionData, GlobalData, GlobalKind, Linkage, ThreadLocal,
    UnnamedAddr, Variable, Visibility,
};
pub use super::entities::{FuncBody, Global};
use super::function::Body;
use cranelift_entity::PrimaryMap;

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// `source_filename`
    pub source_name: Box<str>,
    /// Name of the file it was read from, for messages.
    pub file_name: Box<str>,
    /// `target triple`
    pub triple: Box<str>,
    /// `module asm` lines, unescaped.
    pub module_asm: Vec<Box<[u8]>>,
    /// Everything that functions share.
    pub cx: Context,
    /// Bodies of defined functions.
    pub bodies: PrimaryMap<FuncBody, Body>,
}

impl Module {
    /// An empty module.
    pub fn new(name: &str) -> Module {
        Module { source_name: name.into(), file_name: name.into(), ..Module::default() }
    }

    /// Defined functions and their bodies' handles, in the order of the text.
    pub fn definitions(&self) -> impl Iterator<Item = (Global, FuncBody)> + '_ {
        self.cx.globals.iter().filter_map(|(g, data)| Some((g, data.function()?.body.expand()?)))
    }

    /// The body of `global`.
    pub fn body(&self, global: Global) -> Option<&Body> {
        Some(&self.bodies[self.cx.function(global)?.body.expand()?])
    }
}
