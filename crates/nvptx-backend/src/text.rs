//! The buffer that PTX is written to: one `String`, with the few kinds of number that PTX has.

/// A text being written.
#[derive(Default, Debug)]
pub struct Text {
    buffer: String,
}

const HEX: &[u8; 16] = b"0123456789ABCDEF";

impl Text {
    /// A text with room for so many bytes.
    pub fn with_capacity(bytes: usize) -> Text {
        Text { buffer: String::with_capacity(bytes) }
    }

    /// Appends a string.
    #[inline]
    pub fn push(&mut self, text: &str) {
        self.buffer.push_str(text);
    }

    /// Appends a decimal number.
    pub fn number(&mut self, value: i64) {
        if value < 0 {
            self.buffer.push('-');
        }
        self.unsigned(value.unsigned_abs());
    }

    /// Appends a decimal number.
    pub fn unsigned(&mut self, mut value: u64) {
        let mut digits = [0u8; 20];
        let mut at = digits.len();
        loop {
            at -= 1;
            digits[at] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        for &digit in &digits[at..] {
            self.buffer.push(digit as char);
        }
    }

    fn hex(&mut self, value: u64, digits: u32) {
        for n in (0..digits).rev() {
            self.buffer.push(HEX[(value >> (4 * n) & 15) as usize] as char);
        }
    }

    /// Appends a `float` by its bits.
    pub fn float32(&mut self, bits: u32) {
        self.push("0f");
        self.hex(u64::from(bits), 8);
    }

    /// Appends a `double` by its bits.
    pub fn float64(&mut self, bits: u64) {
        self.push("0d");
        self.hex(bits, 16);
    }

    /// What was written.
    pub fn as_str(&self) -> &str {
        &self.buffer
    }

    /// What was written.
    pub fn into_string(self) -> String {
        self.buffer
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        let mut t = Text::default();
        for n in [0, -1, 1234567890, i64::MIN] {
            t.number(n);
            t.push(" ");
        }
        t.float32(0x3f80_0000);
        t.push(" ");
        t.float64(0xbff0_0000_0000_0000);
        assert_eq!(
            t.as_str(),
            "0 -1 1234567890 -9223372036854775808 0f3F800000 0dBFF0000000000000"
        );
    }
}
