//! The state of a thread: registers, channels, where they are.

use super::sent::InFlight;
use crate::eu::inst::{File, Register};
use crate::eu::scoreboard::Scoreboard;
use crate::fault::{Fault, Result};

/// Bytes of a general register.
pub(super) const GRF_BYTES: usize = 32;
const GRF_COUNT: usize = 128;
/// Accumulators, those of macros included.
const ACCUMULATORS: usize = 10;
/// Bits of `cr0.0`.
const ROUNDING: u32 = 4;
const DOUBLE_DENORMALS: u32 = 6;
const SINGLE_DENORMALS: u32 = 7;
const HALF_DENORMALS: u32 = 10;

/// State of a thread.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ThreadState {
    Ready,
    /// For a notification of the gateway.
    Waiting,
    Done,
}

/// A thread.
pub(super) struct Thread {
    pub(super) grf: Vec<u8>,
    address: [u8; 32],
    accumulators: [u8; ACCUMULATORS * GRF_BYTES],
    /// Integers in accumulators are wider than their 32 bits: one per doubleword.
    pub(super) wide: [i128; ACCUMULATORS * 8],
    pub(super) flags: [u8; 8],
    control: [u8; 16],
    notifications: [u8; 16],
    state_register: [u8; 16],
    /// The address of the next instruction.
    pub(super) ip: u32,
    /// Channels that are at it.
    pub(super) active: u32,
    /// Channels that wait, and where.
    pub(super) waiting: u32,
    pub(super) places: [u32; 32],
    pub(super) state: ThreadState,
    /// Whether the EU works on instructions, those without a mask too: its bit of the pair's mask.
    pub(super) on: bool,
    /// Whether it is on although it has no channel, since it could not be switched off.
    pub(super) kept: bool,
    pub(super) scratch: Vec<u8>,
    pub(super) first_item: u32,
    pub(super) scoreboard: Scoreboard,
    /// On the hostile machine, messages that are not performed yet.
    pub(super) in_flight: InFlight,
}

/// An architecture register, by the upper half of its number.
mod arf {
    pub(super) const NULL: u8 = 0;
    pub(super) const ADDRESS: u8 = 1;
    pub(super) const ACCUMULATOR: u8 = 2;
    pub(super) const FLAG: u8 = 3;
    pub(super) const CHANNEL_ENABLE: u8 = 4;
    pub(super) const STATE: u8 = 7;
    pub(super) const CONTROL: u8 = 8;
    pub(super) const NOTIFICATION: u8 = 9;
    pub(super) const IP: u8 = 10;
    pub(super) const TIMESTAMP: u8 = 12;
}

impl Thread {
    /// A thread of these channels, at the beginning of the code. Registers hold a pattern.
    pub(super) fn new(channels: u32, first_item: u32, scratch_bytes: u32) -> Thread {
        let pattern = |n: usize| [n as u8, 0xd0, 0xba, 0xdb][n % 4];
        Thread {
            grf: (0..GRF_COUNT * GRF_BYTES).map(pattern).collect(),
            address: [0; 32],
            accumulators: [0xba; ACCUMULATORS * GRF_BYTES],
            wide: [0xbad0; ACCUMULATORS * 8],
            flags: [0; 8],
            control: [0; 16],
            notifications: [0; 16],
            state_register: [0; 16],
            ip: 0,
            active: channels,
            waiting: 0,
            places: [0; 32],
            state: ThreadState::Ready,
            on: true,
            kept: false,
            scratch: vec![0xcd; scratch_bytes as usize],
            first_item,
            scoreboard: Scoreboard::default(),
            in_flight: InFlight::default(),
        }
    }

    /// Says which thread this is of those that run at the same time: `sr0.0`, in which bits 3 and 6 are no part of the number
    /// (gen12.5).
    pub(super) fn set_number(&mut self, number: u32) {
        let spread = |n: u32, low: u32| n & low | (n & !low) << 1;
        let state = spread(spread(number, 7), 63);
        self.state_register[..4].copy_from_slice(&state.to_le_bytes());
    }

    /// The bytes of an architecture register from its number on.
    fn architecture(&mut self, number: u8) -> Option<&mut [u8]> {
        let index = usize::from(number & 15);
        match number >> 4 {
            arf::ADDRESS => Some(&mut self.address),
            arf::ACCUMULATOR => self.accumulators.get_mut(index * GRF_BYTES..),
            arf::FLAG => self.flags.get_mut(index * 4..),
            arf::CONTROL => Some(&mut self.control),
            arf::NOTIFICATION => Some(&mut self.notifications),
            arf::STATE => Some(&mut self.state_register),
            _ => None,
        }
    }

    /// Whether writes to a register go nowhere.
    pub(super) fn is_null(register: Register) -> bool {
        register.file == File::Arf && register.number >> 4 == arf::NULL
    }

    /// The number of an accumulator.
    pub(super) fn accumulator(register: Register) -> Option<usize> {
        let is = register.file == File::Arf && register.number >> 4 == arf::ACCUMULATOR;
        is.then_some(usize::from(register.number & 15))
    }

    /// Reads up to 8 bytes of a register's file, `at` bytes from the beginning of the register.
    pub(super) fn read(&mut self, register: Register, at: i64, size: u32) -> Result<u64> {
        let (size, mut out) = (size as usize, [0; 8]);
        if register.file == File::Arf {
            let fixed: u64 = match register.number >> 4 {
                arf::NULL => return Ok(0),
                arf::CHANNEL_ENABLE => u64::from(self.active),
                arf::IP => u64::from(self.ip),
                arf::TIMESTAMP => 0,
                _ => {
                    let number = register.number;
                    let bytes = self.architecture(number).and_then(|b| b.get(at as usize..));
                    let bytes =
                        bytes.and_then(|b| b.get(..size)).ok_or_else(|| outside(register, at))?;
                    out[..size].copy_from_slice(bytes);
                    return Ok(u64::from_le_bytes(out));
                }
            };
            return Ok(fixed >> (8 * at.clamp(0, 7)) & (u64::MAX >> (64 - 8 * size)));
        }
        let start = usize::from(register.number) as i64 * GRF_BYTES as i64 + at;
        let bytes = usize::try_from(start).ok().and_then(|s| self.grf.get(s..s + size));
        out[..size].copy_from_slice(bytes.ok_or_else(|| outside(register, at))?);
        Ok(u64::from_le_bytes(out))
    }

    /// Writes up to 8 bytes.
    pub(super) fn write(
        &mut self,
        register: Register,
        at: i64,
        size: u32,
        value: u64,
    ) -> Result<()> {
        if Thread::is_null(register) {
            return Ok(());
        }
        let size = size as usize;
        let room = if register.file == File::Arf {
            self.architecture(register.number)
                .and_then(|b| b.get_mut(at as usize..))
                .and_then(|b| b.get_mut(..size))
        } else {
            let start = usize::from(register.number) as i64 * GRF_BYTES as i64 + at;
            usize::try_from(start).ok().and_then(|s| self.grf.get_mut(s..s + size))
        };
        let room = room.ok_or_else(|| outside(register, at))?;
        room.copy_from_slice(&value.to_le_bytes()[..size]);
        Ok(())
    }

    /// A word of the address register.
    pub(super) fn address_word(&self, index: usize) -> u32 {
        let at = index % 16 * 2;
        u32::from(u16::from_le_bytes([self.address[at], self.address[at + 1]]))
    }

    /// A doubleword of the address register.
    pub(super) fn address_dword(&self, index: usize) -> u32 {
        self.address_word(2 * index) | self.address_word(2 * index + 1) << 16
    }

    /// A doubleword of a general register.
    pub(super) fn dword(&self, register: u8, index: usize) -> u32 {
        let at = usize::from(register) * GRF_BYTES + index * 4;
        self.grf
            .get(at..at + 4)
            .map_or(0, |b| u32::from_le_bytes(b.try_into().expect("four bytes")))
    }

    /// Writes a doubleword of a general register.
    pub(super) fn set_dword(&mut self, register: u8, index: usize, value: u32) {
        let at = usize::from(register) * GRF_BYTES + index * 4;
        if let Some(room) = self.grf.get_mut(at..at + 4) {
            room.copy_from_slice(&value.to_le_bytes());
        }
    }

    /// The 64 bits of both flag registers.
    pub(super) fn flag_bits(&self) -> u64 {
        u64::from_le_bytes(self.flags)
    }

    pub(super) fn set_flag(&mut self, bit: u32, value: bool) {
        let all = self.flag_bits() & !(1 << bit) | u64::from(value) << bit;
        self.flags = all.to_le_bytes();
    }

    fn control_bit(&self, bit: u32) -> bool {
        self.control[bit as usize / 8] >> (bit % 8) & 1 == 1
    }

    /// Whether denormals of a width in bits become zeros.
    pub(super) fn flushes(&self, bits: u32) -> bool {
        !self.control_bit(match bits {
            16 => HALF_DENORMALS,
            32 => SINGLE_DENORMALS,
            _ => DOUBLE_DENORMALS,
        })
    }

    /// Returns the rounding mode of results.
    pub(super) fn rounding(&self) -> crate::float::Round {
        use crate::float::Round;
        match (self.control_bit(ROUNDING + 1), self.control_bit(ROUNDING)) {
            (false, false) => Round::NearestEven,
            (false, true) => Round::Up,
            (true, false) => Round::Down,
            (true, true) => Round::TowardZero,
        }
    }

    /// Notifications of the gateway that have not been taken.
    pub(super) fn notification_count(&self) -> u8 {
        self.notifications[0]
    }

    pub(super) fn notify(&mut self) {
        self.notifications[0] = self.notifications[0].saturating_add(1);
    }

    pub(super) fn take_notification(&mut self) {
        self.notifications[0] = self.notifications[0].saturating_sub(1);
    }
}

#[cold]
fn outside(register: Register, at: i64) -> Fault {
    let file = if register.file == File::Grf { "r" } else { "the architecture register " };
    let number = register.number;
    Fault::out_of_bounds(format!("byte {at} of {file}{number} is outside the registers"))
}
