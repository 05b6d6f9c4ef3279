//! The buffer that PTX is written to: one `String`, with the few kinds of number that PTX has.

use ir::ssa::Linkage;

/// A text being written.
#[derive(Default, Debug)]
pub(crate) struct Text {
    buffer: String,
}

const HEX: &[u8; 16] = b"0123456789ABCDEF";

/// All numbers of two digits.
const PAIRS: &str = "\
    0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849\
    5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899";

impl Text {
    /// A text with room for so many bytes.
    pub(crate) fn with_capacity(bytes: usize) -> Text {
        Text { buffer: String::with_capacity(bytes) }
    }

    /// Appends a string.
    #[inline]
    pub(crate) fn push(&mut self, text: &str) {
        self.buffer.push_str(text);
    }

    /// Appends a decimal number.
    pub(crate) fn number(&mut self, value: i64) {
        if value < 0 {
            self.buffer.push('-');
        }
        self.unsigned(value.unsigned_abs());
    }

    /// Appends a decimal number.
    pub(crate) fn unsigned(&mut self, value: u64) {
        if value >= 100 {
            self.unsigned(value / 100);
        }
        // Most numbers are those of registers, and small.
        let pair = 2 * (value % 100) as usize;
        let leading_zero = value < 10;
        self.buffer.push_str(&PAIRS[pair + usize::from(leading_zero)..pair + 2]);
    }

    fn hex(&mut self, value: u64, digits: u32) {
        for n in (0..digits).rev() {
            self.buffer.push(HEX[(value >> (4 * n) & 15) as usize] as char);
        }
    }

    /// Appends a `float` by its bits.
    pub(crate) fn float32(&mut self, bits: u32) {
        self.push("0f");
        self.hex(u64::from(bits), 8);
    }

    /// Appends a `double` by its bits.
    pub(crate) fn float64(&mut self, bits: u64) {
        self.push("0d");
        self.hex(bits, 16);
    }

    /// Returns the text written so far.
    pub(crate) fn as_str(&self) -> &str {
        &self.buffer
    }

    /// Returns the text.
    pub(crate) fn into_string(self) -> String {
        self.buffer
    }
}

/// Returns the directive for the linkage of a definition.
pub(crate) fn definition(linkage: Linkage) -> &'static str {
    match linkage {
        Linkage::Internal | Linkage::Private => "",
        Linkage::Weak
        | Linkage::WeakOdr
        | Linkage::LinkOnce
        | Linkage::LinkOnceOdr
        | Linkage::ExternWeak => ".weak ",
        _ => ".visible ",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let mut t = Text::default();
        for n in [0, -1, 9, 10, 100, 907, 1234567890, i64::MIN] {
            t.number(n);
            t.push(" ");
        }
        t.float32(0x3f80_0000);
        t.push(" ");
        t.float64(0xbff0_0000_0000_0000);
        assert_eq!(
            t.as_str(),
            "0 -1 9 10 100 907 1234567890 -9223372036854775808 0f3F800000 0dBFF0000000000000"
        );
    }
}
