//! Variables: their initialisers as bytes and relocations.

use ir::diagnostic::Diagnostic;
use ir::ssa::image::{self, AddressRules};
use ir::ssa::{Const, Context};

use crate::emit::{RelocKind, Relocation};

/// An evaluated initialiser.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Image {
    /// The bytes, but for zeros at the end.
    pub bytes: Vec<u8>,
    /// Zeros after the bytes.
    pub zeros: u64,
    /// Addresses within them.
    pub relocations: Vec<Relocation>,
}

impl Image {
    /// The initialiser of a variable.
    ///
    /// # Errors
    /// The initializer has no bytes: parts of addresses, addresses in local memory.
    pub fn of(cx: &Context, initializer: Const) -> Result<Self, Diagnostic> {
        let image = image::Image::of(cx, initializer, AddressRules::RELOCATED)?;
        let relocations = image.addresses.iter().map(|address| Relocation {
            offset: address.offset,
            kind: if address.size == 8 { RelocKind::Abs64 } else { RelocKind::Abs32Lo },
            symbol: cx.globals[address.target].name.to_string(),
            addend: address.addend,
        });
        let relocations = relocations.collect();
        Ok(Self { bytes: image.bytes, zeros: image.zeros, relocations })
    }

    /// Bytes in all.
    pub fn size(&self) -> u64 {
        self.bytes.len() as u64 + self.zeros
    }

    /// Whether it is all zero.
    pub fn is_zero(&self) -> bool {
        self.relocations.is_empty() && self.bytes.iter().all(|&b| b == 0)
    }
}
