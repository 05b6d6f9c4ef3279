//! The triple and the data layout of a module while it is read: what its own lines say, and what its reader's caller says.
//!
//! Both decide how the rest of the text is understood (the address space of an `alloca` that names none, the size of a pointer),
//! so that they must be known before the first function.

use super::{DataLayout, Module};

/// The triple that the caller of a reader names.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TargetChoice<'a> {
    /// Holds in place of the module's own triple, and its target's layout in place of the module's own.
    pub triple: Option<&'a str>,
    /// Holds for a module without a triple.
    pub default_triple: Option<&'a str>,
}

/// The lines `target triple` and `target datalayout` of the module that is being read.
#[derive(Clone, Copy, Debug)]
pub struct TargetLines {
    layout_of: fn(&str) -> Option<&'static str>,
    /// The module's own triple does not count.
    triple_is_named: bool,
    /// The module's own layout does not count, or has been read already.
    layout_is_known: bool,
    /// The module's own layout does not count.
    layout_is_named: bool,
    /// The module has a layout of its own.
    layout_is_written: bool,
}

impl TargetLines {
    /// Sets the triple and the layout that the caller names in an empty module. `layout_of` returns the data layout of
    /// a triple.
    ///
    /// # Errors
    /// A layout that is not understood.
    pub fn start(
        module: &mut Module,
        choice: TargetChoice<'_>,
        layout_of: fn(&str) -> Option<&'static str>,
    ) -> Result<Self, String> {
        let named = choice.triple.and_then(layout_of).is_some();
        let mut lines = Self {
            layout_of,
            triple_is_named: false,
            layout_is_known: false,
            layout_is_named: named,
            layout_is_written: false,
        };
        if let Some(triple) = choice.triple.or(choice.default_triple) {
            lines.triple(module, triple)?;
        }
        lines.triple_is_named = choice.triple.is_some();
        lines.layout_is_known = named;
        Ok(lines)
    }

    /// Continues a module that has its lines already. A further text adds to it, and changes neither.
    pub fn of_known(module: &Module, layout_of: fn(&str) -> Option<&'static str>) -> Self {
        let known = !module.cx.data_layout().text().is_empty();
        Self {
            layout_of,
            triple_is_named: false,
            layout_is_known: known,
            layout_is_named: false,
            layout_is_written: known,
        }
    }

    /// Whether the module was written for LLVM's default layout: it has none of its own. An `alloca` that names no address space
    /// is then a `ptr` to its writer, wherever the target has its stack.
    pub fn is_for_default_layout(&self) -> bool {
        !self.layout_is_written
    }

    /// Takes the module's own triple.
    ///
    /// # Errors
    /// A layout that is not understood.
    pub fn triple(&mut self, module: &mut Module, triple: &str) -> Result<(), String> {
        if self.triple_is_named {
            return Ok(());
        }
        module.triple = triple.into();
        // Without a data layout of its own, the module has its target's.
        if !self.layout_is_known {
            let layout = (self.layout_of)(triple).unwrap_or_default();
            module.cx.set_data_layout(DataLayout::parse(layout)?);
        }
        Ok(())
    }

    /// Takes the module's own data layout.
    ///
    /// # Errors
    /// A layout that is not understood.
    pub fn data_layout(&mut self, module: &mut Module, text: &str) -> Result<(), String> {
        let layout = DataLayout::parse(text)?;
        self.layout_is_written = true;
        if !self.layout_is_named {
            self.layout_is_known = true;
            module.cx.set_data_layout(layout);
        }
        Ok(())
    }
}
