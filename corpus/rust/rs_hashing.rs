// Hashing and text: SipHash through core's Hasher, FNV, byte order conversions, chars and UTF-8, constant tables, array maps.
// run: --kernel siphash_rows --grid 1 --block 32 --arg buf:u8x640:random:71 --arg out=buf:u64x32:zeros --arg u64:1 --arg u64:2
// run: --kernel utf8_rows --grid 1 --block 32 --arg buf:u8x384:random:72:30:210 --arg out=buf:u32x96:zeros
// run: --kernel crc_rows --grid 1 --block 32 --arg buf:u8x512:random:73 --arg out=buf:u32x32:zeros
#![no_std]
#![feature(link_llvm_intrinsics)]
#![allow(internal_features)]
#![allow(deprecated)]
include!("../include/gpu.rs");

use core::hash::{Hash, Hasher, SipHasher};

#[derive(Hash)]
struct Key<'a> {
    id: u32,
    tag: (u8, i16),
    body: &'a [u8],
}

#[no_mangle]
pub unsafe extern "C" fn siphash_rows(data: *const u8, out: *mut u64, k0: u64, k1: u64) {
    let i = gpu::global_id();
    let row = unsafe { gpu::input(data.add(20 * i), 20) };
    let mut h = SipHasher::new_with_keys(k0, k1);
    Key { id: i as u32, tag: (row[0], i16::from_le_bytes([row[1], row[2]])), body: &row[3..3 + (row[3] & 15) as usize] }.hash(&mut h);
    unsafe { gpu::store(out, i, h.finish()) };
}

#[inline(never)]
fn first_char(bytes: &[u8]) -> Result<(char, usize), usize> {
    let (head, rest) = bytes.split_first().ok_or(0usize)?;
    let (mut code, need) = match head {
        0..=0x7f => (*head as u32, 0),
        0xc2..=0xdf => (*head as u32 & 0x1f, 1),
        0xe0..=0xef => (*head as u32 & 0x0f, 2),
        0xf0..=0xf4 => (*head as u32 & 0x07, 3),
        _ => return Err(1),
    };
    for k in 0..need {
        match rest.get(k) {
            Some(b) if b & 0xc0 == 0x80 => code = code << 6 | (b & 0x3f) as u32,
            _ => return Err(k + 1),
        }
    }
    char::from_u32(code).map(|c| (c, need + 1)).ok_or(need + 1)
}

#[no_mangle]
pub unsafe extern "C" fn utf8_rows(data: *const u8, out: *mut u32) {
    let i = gpu::global_id();
    let mut row = unsafe { gpu::input(data.add(12 * i), 12) };
    let mut r = [0u32; 3];
    while !row.is_empty() {
        let used = match first_char(row) {
            Ok((c, n)) => {
                r[0] += c.is_ascii_alphanumeric() as u32 + c.to_digit(16).unwrap_or(0);
                r[1] ^= u32::from(c.to_ascii_uppercase()) * n as u32;
                n
            }
            Err(n) => {
                r[2] += 1;
                n.max(1)
            }
        };
        row = &row[used..];
    }
    unsafe { gpu::row(out, i, 3) }.copy_from_slice(&r);
}

const fn make_table() -> [u32; 256] {
    let mut t = [0u32; 256];
    let mut i = 0;
    while i < 256 {
        let mut c = i as u32;
        let mut k = 0;
        while k < 8 {
            c = if c & 1 != 0 { 0xedb8_8320 ^ c >> 1 } else { c >> 1 };
            k += 1;
        }
        t[i] = c;
        i += 1;
    }
    t
}
static CRC: [u32; 256] = make_table();

#[no_mangle]
pub unsafe extern "C" fn crc_rows(data: *const u8, out: *mut u32) {
    let i = gpu::global_id();
    let row = unsafe { gpu::input(data.add(16 * i), 16) };
    let crc = !row.iter().fold(!0u32, |c, b| CRC[((c ^ *b as u32) & 0xff) as usize] ^ c >> 8);
    let words: [u32; 4] = core::array::from_fn(|k| u32::from_be_bytes(row[4 * k..4 * k + 4].try_into().unwrap_or([0; 4])));
    let mixed = words.map(|w| w.rotate_left(w & 31)).iter().fold(0, |a: u32, w| a.wrapping_mul(16_777_619) ^ w);
    unsafe { gpu::store(out, i, crc ^ mixed) };
}
