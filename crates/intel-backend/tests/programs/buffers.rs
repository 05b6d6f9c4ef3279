//! Buffers as numbers.

use gpu_sim::launch::BufferData;

/// Numbers that lie in buffers.
pub(crate) trait Element: Copy {
    /// Of an element's bits.
    fn from_bits(bits: u64) -> Self;
    /// Its bits.
    fn bits(self) -> u64;
}

macro_rules! integers {
    ($($ty:ty),*) => {$(
        impl Element for $ty {
            fn from_bits(bits: u64) -> Self {
                bits as $ty
            }
            fn bits(self) -> u64 {
                self as u64
            }
        }
    )*};
}

integers!(u8, i16, u16, i32, u32, i64);

impl Element for u64 {
    fn from_bits(bits: u64) -> Self {
        bits
    }
    fn bits(self) -> u64 {
        self
    }
}

impl Element for f32 {
    fn from_bits(bits: u64) -> Self {
        f32::from_bits(bits as u32)
    }
    fn bits(self) -> u64 {
        u64::from(self.to_bits())
    }
}

/// The numbers of a buffer.
pub(crate) fn read<T: Element>(buffer: &BufferData) -> Vec<T> {
    (0..buffer.count()).map(|n| T::from_bits(buffer.element(n))).collect()
}

/// Makes some numbers a buffer's contents.
pub(crate) fn write<T: Element>(buffer: &mut BufferData, numbers: &[T]) {
    let size = buffer.ty.size() as usize;
    for (place, number) in buffer.bytes.chunks_exact_mut(size).zip(numbers) {
        place.copy_from_slice(&number.bits().to_le_bytes()[..size]);
    }
}
