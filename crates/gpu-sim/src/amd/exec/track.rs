//! Recent instructions of a wave, as far as hazards depend on them.

/// Longer than any hazard lasts.
pub(super) const LONG_AGO: i64 = -1000;

/// Kinds of instructions that write a register.
pub(super) mod kind {
    pub(in crate::amd::exec) const VALU: u8 = 1;
    pub(in crate::amd::exec) const TRANS: u8 = 2;
    /// A part of a register.
    pub(in crate::amd::exec) const PARTIAL: u8 = 4;
    pub(in crate::amd::exec) const SALU: u8 = 8;
    pub(in crate::amd::exec) const MATRIX: u8 = 16;
    pub(in crate::amd::exec) const DOT: u8 = 32;
    pub(in crate::amd::exec) const MEMORY: u8 = 64;
    /// A move from or to an accumulation register.
    pub(in crate::amd::exec) const MOVE: u8 = 128;
}

/// The last write of a register.
#[derive(Clone, Copy, Debug)]
pub(super) struct Def {
    pub(super) at: i64,
    pub(super) kind: u8,
    /// Vector instructions and transcendental ones before it.
    pub(super) valu: u32,
    pub(super) trans: u32,
    /// Scalar writes of EXEC before it.
    pub(super) exec: u32,
}

pub(super) const NEVER: Def = Def { at: LONG_AGO, kind: 0, valu: 0, trans: 0, exec: 0 };

/// A matrix product in the pipeline.
#[derive(Clone, Copy, Debug)]
pub(super) struct Product {
    pub(super) at: i64,
    pub(super) result: (u16, u16),
    pub(super) accumulator: Option<(u16, u16)>,
    pub(super) double: bool,
    /// Of narrow numbers, in the part of the unit that gfx942 made faster.
    pub(super) narrow: bool,
    pub(super) passes: i64,
}

/// Recent instructions of a wave, as far as hazards depend on them.
#[derive(Debug)]
pub(crate) struct Track {
    pub(super) clock: i64,
    pub(super) vector: Vec<Def>,
    pub(super) scalar: Box<[Def; 128]>,
    pub(super) set_mode: [i64; 64],
    pub(super) wide_store: (i64, (u16, u16)),
    pub(super) products: Vec<Product>,
    /// The last move from or to an accumulation register.
    pub(super) last_move: i64,
    pub(super) valu: u32,
    pub(super) trans: u32,
    /// gfx11: scalar writes of EXEC.
    pub(super) exec_writes: u32,
    /// gfx10: the last atomic operation on floats.
    pub(super) float_atomic: i64,
    /// The last vector instruction.
    pub(super) last: Last,
    /// Count of vector instructions when the results of all had arrived.
    pub(super) settled: u32,
    /// gfx12: scalar registers, in pairs, that vector instructions have read.
    pub(super) kept: u64,
    /// gfx12: registers written since, by the scalar unit and by vector instructions.
    pub(super) stale: [u128; 2],
    /// gfx11: scalar registers that were read as lane masks, and those written since, by the scalar unit and by vector
    /// instructions.
    pub(super) masks: u128,
    pub(super) masks_written: [u128; 2],
    /// Lanes of each vector register that something has written.
    pub(super) lanes: Vec<u64>,
    /// Products of matrices have written all lanes.
    pub(super) multiplied: bool,
    /// Scalar loads in a row: what they write and what they read.
    pub(super) clause: (u128, u128),
}

/// Facts of the last vector instruction.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Last {
    /// A comparison that wrote EXEC.
    pub(super) compared: bool,
    /// The result of a matrix product.
    pub(super) product: Option<(u16, u16)>,
}

impl Track {
    pub(crate) fn new(vector_registers: usize) -> Track {
        Track {
            clock: 0,
            vector: vec![NEVER; vector_registers],
            scalar: Box::new([NEVER; 128]),
            set_mode: [LONG_AGO; 64],
            wide_store: (LONG_AGO, (0, 0)),
            products: Vec::new(),
            last_move: LONG_AGO,
            valu: 0,
            trans: 0,
            exec_writes: 0,
            float_atomic: LONG_AGO,
            last: Last::default(),
            settled: 0,
            kept: 0,
            stale: [0; 2],
            masks: 0,
            masks_written: [0; 2],
            lanes: vec![0; vector_registers],
            multiplied: false,
            clause: (0, 0),
        }
    }

    /// Whether the program has written a scalar register.
    pub(super) fn has_written(&self, register: u8) -> bool {
        self.scalar[usize::from(register)].kind != 0
    }

    pub(super) fn has_products(&self) -> bool {
        self.multiplied
    }

    /// Registers that hold something when the program begins.
    pub(super) fn begin(&mut self, registers: usize, lanes: u64) {
        self.lanes.iter_mut().take(registers).for_each(|l| *l = lanes);
    }

    pub(super) fn is_recent(&self, def: &Def, wanted: u8, states: i64) -> bool {
        def.kind & wanted != 0 && self.between(def.at) < states
    }

    /// Wait states between an instruction and the one that comes now.
    pub(super) fn between(&self, at: i64) -> i64 {
        self.clock - at - 1
    }
}
