//! The load and store messages of gen12.5, read by their descriptors, independently of the code that makes them.

use crate::machine::{COMPARE_WRITE, Which};

/// Kind of a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Action {
    /// Nothing here: all is in order.
    Fence,
    /// A load, a store, or an atomic operation by the number that older data ports have for it.
    Access {
        write: bool,
        atomic: Option<u32>,
        /// Values of each channel, if they are not the elements.
        operands: Option<u32>,
    },
}

/// A message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct LoadStore {
    pub(crate) which: Which,
    pub(crate) action: Action,
    /// Bytes of an address.
    pub(crate) address: u32,
    /// Address that offsets count from.
    pub(crate) base: u64,
    /// Bytes of an element in memory.
    pub(crate) size: u32,
    /// Elements of a channel.
    pub(crate) count: u32,
    /// One address, whose elements come one after the other.
    pub(crate) transposed: bool,
}

impl LoadStore {
    /// The message of a descriptor and an extended one.
    pub(crate) fn of(sfid: u8, desc: u32, surface: u32) -> Result<Self, String> {
        let unknown = || format!("the message {desc:#010x}");
        let address = match desc >> 7 & 3 {
            2 => 4,
            3 => 8,
            _ => return Err(unknown()),
        };
        let action = match desc & 0x3f {
            0 => Action::Access { write: false, atomic: None, operands: None },
            4 => Action::Access { write: true, atomic: None, operands: None },
            31 => Action::Fence,
            code => {
                let number = match code {
                    11 => 4,
                    12 => 7,
                    13 => 8,
                    14 => 11,
                    15 => 10,
                    16 => 13,
                    17 => 12,
                    18 => COMPARE_WRITE,
                    24 => 1,
                    25 => 2,
                    26 => 3,
                    _ => return Err(unknown()),
                };
                let operands = if number == COMPARE_WRITE { 2 } else { 1 };
                Action::Access { write: true, atomic: Some(number), operands: Some(operands) }
            }
        };
        let (which, base) = match (sfid, desc >> 29 & 3, address) {
            (_, 0, _) if action == Action::Fence => (Which::Global, 0),
            (14, 0, 4) => (Which::Slm, 0),
            (15, 0, 8) => (Which::Global, 0),
            // In units of 16 bytes.
            (15, 2, 4) => (Which::Scratch, u64::from(surface) << 4),
            (15, 3, 4) => (Which::Surface((surface >> 24) as u8), 0),
            _ => return Err(unknown()),
        };
        let size = match desc >> 9 & 7 {
            _ if action == Action::Fence => 4,
            2 => 4,
            3 => 8,
            4 => 1,
            5 => 2,
            _ => return Err(unknown()),
        };
        let count = [1, 2, 3, 4, 8, 16, 32, 64][(desc >> 12 & 7) as usize];
        let transposed = desc >> 15 & 1 == 1;
        if action != Action::Fence && (!transposed && count > 4 || size < 4 && count > 1) {
            return Err(unknown());
        }
        Ok(Self { which, action, address, base, size, count, transposed })
    }

    /// Whether doublewords may lie at any address: single ones that are no atomic operation's.
    pub(crate) fn is_loose(&self) -> bool {
        self.count == 1
            && self.size == 4
            && matches!(self.action, Action::Access { atomic: None, .. })
    }
}
