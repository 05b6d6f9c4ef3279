//! Positions of fields in an instruction's 128 bits, by generation: one table for each layout.
//!
//! Source: the public programmer's reference manuals and Mesa's table of fields (facts only).

/// A run of bits, from the lowest to the highest; both included.
#[derive(Clone, Copy, Debug)]
pub(super) struct Field {
    high: u8,
    low: u8,
}

const fn bits(high: u8, low: u8) -> Option<Field> {
    Some(Field { high, low })
}

const fn bit(at: u8) -> Option<Field> {
    bits(at, at)
}

/// The fields of a register operand.
#[derive(Clone, Copy, Debug)]
pub(super) struct OperandFields {
    /// The file: two bits up to gen9, one on gen12 (with `is_imm`).
    pub(super) file: Option<Field>,
    /// Whether it is a constant (gen12).
    pub(super) is_imm: Option<Field>,
    pub(super) ty: Option<Field>,
    pub(super) number: Option<Field>,
    pub(super) sub: Option<Field>,
    pub(super) hstride: Option<Field>,
    pub(super) width: Option<Field>,
    pub(super) vstride: Option<Field>,
    pub(super) negate: Option<Field>,
    pub(super) abs: Option<Field>,
}

/// The fields of a layout. Absent ones are `None`: what would be in them cannot be said on that generation.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fields {
    pub(super) opcode: Option<Field>,
    pub(super) exec: Option<Field>,
    pub(super) quarter: Option<Field>,
    pub(super) nibble: Option<Field>,
    pub(super) nomask: Option<Field>,
    pub(super) pred: Option<Field>,
    pub(super) pred_inverse: Option<Field>,
    pub(super) flag_reg: Option<Field>,
    pub(super) flag_sub: Option<Field>,
    /// The conditional modifier; also the function of math, send (gen6 to gen9) and sync.
    pub(super) cmod: Option<Field>,
    pub(super) saturate: Option<Field>,
    /// Writes the accumulator; for branches the branch control.
    pub(super) acc_wr: Option<Field>,
    pub(super) no_dd_chk: Option<Field>,
    pub(super) no_dd_clr: Option<Field>,
    pub(super) thread: Option<Field>,
    pub(super) atomic: Option<Field>,
    pub(super) swsb: Option<Field>,
    pub(super) dst: OperandFields,
    pub(super) src: [OperandFields; 2],
}

const NO_OPERAND: OperandFields = OperandFields {
    file: None,
    is_imm: None,
    ty: None,
    number: None,
    sub: None,
    hstride: None,
    width: None,
    vstride: None,
    negate: None,
    abs: None,
};

/// Fields with the same position from gen4 to gen9.
const OLD: Fields = Fields {
    opcode: bits(6, 0),
    exec: bits(23, 21),
    quarter: bits(13, 12),
    nibble: None,
    nomask: bit(9),
    pred: bits(19, 16),
    pred_inverse: bit(20),
    flag_reg: None,
    flag_sub: bit(89),
    cmod: bits(27, 24),
    saturate: bit(31),
    acc_wr: None,
    no_dd_chk: bit(11),
    no_dd_clr: bit(10),
    thread: bits(15, 14),
    atomic: None,
    swsb: None,
    dst: OperandFields {
        file: bits(33, 32),
        ty: bits(36, 34),
        number: bits(60, 53),
        sub: bits(52, 48),
        hstride: bits(62, 61),
        ..NO_OPERAND
    },
    src: [
        OperandFields {
            file: bits(38, 37),
            is_imm: None,
            ty: bits(41, 39),
            number: bits(76, 69),
            sub: bits(68, 64),
            hstride: bits(81, 80),
            width: bits(84, 82),
            vstride: bits(88, 85),
            negate: bit(78),
            abs: bit(77),
        },
        OperandFields {
            file: bits(43, 42),
            is_imm: None,
            ty: bits(46, 44),
            number: bits(108, 101),
            sub: bits(100, 96),
            hstride: bits(113, 112),
            width: bits(116, 114),
            vstride: bits(120, 117),
            negate: bit(110),
            abs: bit(109),
        },
    ],
};

/// Gen4 to gen5.
pub(super) static GEN4: Fields = OLD;

/// Gen6.
pub(super) static GEN6: Fields = Fields { acc_wr: bit(28), ..OLD };

/// Gen7.
pub(super) static GEN7: Fields =
    Fields { acc_wr: bit(28), flag_reg: bit(90), nibble: bit(47), ..OLD };

/// Gen8 and gen9.
pub(super) static GEN8: Fields = Fields {
    acc_wr: bit(28),
    nibble: bit(11),
    nomask: bit(34),
    flag_reg: bit(33),
    flag_sub: bit(32),
    no_dd_chk: bit(10),
    no_dd_clr: bit(9),
    dst: OperandFields { file: bits(36, 35), ty: bits(40, 37), ..OLD.dst },
    src: [
        OperandFields { file: bits(42, 41), ty: bits(46, 43), ..OLD.src[0] },
        OperandFields { file: bits(90, 89), ty: bits(94, 91), ..OLD.src[1] },
    ],
    ..OLD
};

/// Gen12.
pub(super) static GEN12: Fields = Fields {
    opcode: bits(6, 0),
    exec: bits(18, 16),
    quarter: bits(21, 20),
    nibble: bit(19),
    nomask: bit(31),
    pred: bits(27, 24),
    pred_inverse: bit(28),
    flag_reg: bit(23),
    flag_sub: bit(22),
    cmod: bits(95, 92),
    saturate: bit(34),
    acc_wr: bit(33),
    no_dd_chk: None,
    no_dd_clr: None,
    thread: None,
    atomic: bit(32),
    swsb: bits(15, 8),
    dst: OperandFields {
        file: bit(50),
        ty: bits(39, 36),
        number: bits(63, 56),
        sub: bits(55, 51),
        hstride: bits(49, 48),
        ..NO_OPERAND
    },
    src: [
        OperandFields {
            file: bit(66),
            is_imm: bit(46),
            ty: bits(43, 40),
            number: bits(79, 72),
            sub: bits(71, 67),
            hstride: bits(65, 64),
            width: bits(83, 81),
            vstride: bits(87, 84),
            negate: bit(45),
            abs: bit(44),
        },
        OperandFields {
            file: bit(98),
            is_imm: bit(47),
            ty: bits(91, 88),
            number: bits(111, 104),
            sub: bits(103, 99),
            hstride: bits(97, 96),
            width: bits(115, 113),
            vstride: bits(119, 116),
            negate: bit(121),
            abs: bit(120),
        },
    ],
};

/// An instruction's bits.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Bits(pub(super) u128);

impl Bits {
    /// Writes a run of bits by its places.
    pub(super) fn put(&mut self, high: u8, low: u8, value: u64) {
        let width = u32::from(high - low) + 1;
        let mask = (u128::MAX >> (128 - width)) << low;
        self.0 = self.0 & !mask | (u128::from(value) << low) & mask;
    }

    /// Writes a field.
    ///
    /// # Errors
    /// If the layout lacks the field and the value is not zero, or if the value does not fit.
    pub(super) fn set(
        &mut self,
        field: Option<Field>,
        value: u32,
        what: &str,
    ) -> Result<(), String> {
        let Some(Field { high, low }) = field else {
            return if value == 0 {
                Ok(())
            } else {
                Err(format!("the generation has no field for {what}"))
            };
        };
        let width = u32::from(high - low) + 1;
        if width < 32 && value >> width != 0 {
            return Err(format!("{what} does not fit its field"));
        }
        self.put(high, low, u64::from(value));
        Ok(())
    }
}
