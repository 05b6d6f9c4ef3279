//! Variables: their initialisers as bytes and relocations.

use ir::diagnostic::Diagnostic;
use ir::ssa::image;
use ir::ssa::{Const, Context};

use crate::emit::{RelocKind, Relocation};

/// An evaluated initialiser.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Image {
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Addresses within them.
    pub relocations: Vec<Relocation>,
}

impl Image {
    /// The initialiser of a variable.
    ///
    /// # Errors
    /// What has no bytes: parts of addresses, addresses in local memory.
    pub fn of(cx: &Context, initializer: Const) -> Result<Self, Diagnostic> {
        let image = image::Image::of(cx, initializer)?;
        let relocations = image.addresses.iter().map(|address| Relocation {
            offset: address.offset,
            kind: if address.size == 8 { RelocKind::Abs64 } else { RelocKind::Abs32Lo },
            symbol: cx.globals[address.target].name.to_string(),
            addend: address.addend,
        });
        let relocations = relocations.collect();
        Ok(Self { bytes: image.bytes, relocations })
    }

    /// Whether it is all zero.
    pub fn is_zero(&self) -> bool {
        self.relocations.is_empty() && self.bytes.iter().all(|&b| b == 0)
    }
}
