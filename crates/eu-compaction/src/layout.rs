//! Layouts of instructions.

/// The hardware's layouts of instructions that have a compacted form here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum InstLayout {
    /// Gen8 and gen9 (Broadwell to Comet Lake).
    Gen8,
    /// Gen12.1 (Tiger Lake, DG1).
    Gen12p1,
    /// Gen12.5 (DG2).
    Gen12p5,
}

/// Whether an opcode has the form of three sources.
pub fn has_three_sources(layout: InstLayout, opcode: u8) -> bool {
    match layout {
        InstLayout::Gen8 => matches!(opcode, 0x12 | 0x18 | 0x1a | 0x5b | 0x5c | 0x5d),
        InstLayout::Gen12p1 => matches!(opcode, 0x72 | 0x78 | 0x7a | 0x58 | 0x5b | 0x5d),
        InstLayout::Gen12p5 => {
            matches!(opcode, 0x6b | 0x72 | 0x78 | 0x7a | 0x52 | 0x58 | 0x5b | 0x5d)
        }
    }
}
