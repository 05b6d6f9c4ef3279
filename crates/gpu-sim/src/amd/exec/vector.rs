//! Vector arithmetic: sources, lanes, results.

use super::wave::{LANES, Wave};
use crate::amd::FloatMode;
use crate::amd::alu::{Cx, Ty};
use crate::amd::arithmetic;
use crate::amd::inst::{CompareInst, Dpp, Relative, Src, VSrc, VectorInst};
use crate::float::{self, Format, Mode, Round};

/// A source, ready to be read lane by lane.
struct Fetch {
    /// Index of the register's first lane; none if the value is the same for all lanes.
    base: Option<usize>,
    value: u64,
    v: VSrc,
    mode: FloatMode,
}

impl Fetch {
    fn new(wave: &Wave, v: &VSrc, indexed: u16) -> Fetch {
        let mode = wave.float_mode();
        match v.src {
            Src::Vgpr(n) => Fetch { base: Some(wave.at(n + indexed)), value: 0, v: *v, mode },
            src => {
                let value = finish(v, wave.uniform(src, v.wide), mode);
                Fetch { base: None, value, v: *v, mode }
            }
        }
    }

    #[inline]
    fn get(&self, registers: &[u32], lane: usize) -> u64 {
        let Some(base) = self.base else { return self.value };
        let mut raw = u64::from(registers[base + lane]);
        if self.v.wide {
            raw |= u64::from(registers[base + LANES + lane]) << 32;
        }
        finish(&self.v, raw, self.mode)
    }
}

/// Applies selection and modifiers.
#[inline]
fn finish(v: &VSrc, raw: u64, mode: FloatMode) -> u64 {
    let mut value = raw >> v.shift & v.mask;
    if v.extend != 0 {
        let shift = 64 - u32::from(v.extend);
        value = u64::from(((value << shift) as i64 >> shift) as u32);
    }
    if v.widen {
        let half = mode.input(Format::F16, value);
        value = float::convert(Format::F16, Format::F32, half, Mode::NEAREST);
    }
    (value & v.and) ^ v.xor
}

/// A source's value for a lane.
pub(super) fn lane_value(wave: &Wave, v: &VSrc, lane: usize) -> u64 {
    Fetch::new(wave, v, 0).get(&wave.vector, lane)
}

/// Results of a vector instruction, before they are written.
pub(super) struct Results {
    values: [u64; LANES],
    /// Lanes that are written.
    lanes: u64,
    carry: u64,
}

/// The lanes of a mask, ascending.
pub(super) fn lanes_of(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let lane = mask.trailing_zeros() as usize;
        mask &= mask - 1;
        Some(lane)
    })
}

/// The lane that a lane reads by DPP.
fn dpp_source(dpp: Dpp, lane: usize, size: usize) -> Option<usize> {
    match dpp {
        Dpp::Eight { select, .. } => Some((lane & !7) + (select >> (3 * (lane & 7)) & 7) as usize),
        Dpp::Sixteen { control, .. } => arithmetic::dpp_source(usize::from(control), lane, size),
    }
}

/// The first source of a DPP instruction: the values, and the lanes that take part.
fn gather(wave: &Wave, dpp: Dpp, source: &Fetch, exec: u64) -> ([u64; LANES], u64) {
    let mut values = [0; LANES];
    let mut lanes = exec;
    let (bound, fetch, rows, banks) = match dpp {
        Dpp::Eight { fetch, .. } => (true, fetch, 15, 15),
        Dpp::Sixteen { rows, banks, bound, fetch, .. } => (bound, fetch, rows, banks),
    };
    for lane in lanes_of(exec) {
        let (row, bank) = ((lane / 16) & 3, (lane / 4) & 3);
        let enabled = rows >> row & 1 == 1 && banks >> bank & 1 == 1;
        if !enabled {
            lanes &= !(1 << lane);
            continue;
        }
        let from = dpp_source(dpp, lane, wave.size()).filter(|&f| fetch || exec >> f & 1 == 1);
        match from {
            Some(from) => values[lane] = source.get(&wave.vector, from),
            None if bound => values[lane] = finish(&source.v, 0, source.mode),
            None => lanes &= !(1 << lane),
        }
    }
    (values, lanes)
}

impl Wave {
    /// Lets rows of two registers change places. Lanes that do not run are neither written nor, unless fetched, read.
    pub(super) fn swap_rows(&mut self, [a, b]: [u16; 2], row: usize, fetch: bool, bound: bool) {
        let exec = self.exec();
        let old = [a, b].map(|r| (0..LANES).map(|l| self.v32(r, l)).collect::<Vec<u32>>());
        for lane in lanes_of(exec) {
            let (to, from, other) = arithmetic::swapped_row(lane, row);
            let value = match fetch || exec >> other & 1 == 1 {
                true => old[from][other],
                false if bound => 0,
                false => continue,
            };
            self.set_v32([a, b][to], lane, value);
        }
    }

    /// M0 where it indexes sources (`n` from 0) or the destination (3).
    pub(super) fn index_of(&self, n: usize) -> u16 {
        if self.index_bits >> n & 1 == 1 { (self.scalar[124] & 0xff) as u16 } else { 0 }
    }

    /// Computes without writing.
    pub(super) fn compute(&self, inst: &VectorInst) -> Results {
        let mode = self.float_mode();
        let mut exec = self.exec();
        if inst.scalar.is_some() {
            exec = 1;
        }
        let source = |n: usize| Fetch::new(self, &inst.src[n], self.index_of(n));
        let (a, b, c) = (source(0), source(1), source(2));
        let mask = match inst.mask_in {
            _ if !inst.f.carry_in => 0,
            Src::Sgpr(n) => self.mask(n),
            src => self.uniform(src, true),
        };
        let mut cx = Cx {
            mode,
            clamp: inst.clamp,
            carry: false,
            carry_out: false,
            old: 0,
            lane: 0,
            neg: inst.neg,
        };
        let mut out = Results { values: [0; LANES], lanes: exec, carry: 0 };
        let moved = inst.dpp.map(|dpp| {
            let (values, lanes) = gather(self, dpp, &a, exec);
            out.lanes = lanes;
            values
        });
        let format = inst.f.dst.format();
        let modified = format.is_some() && (inst.omod != 0 || inst.clamp);
        let dst = self.at(inst.dst + self.index_of(3));
        let wide = inst.f.dst.words() == 2;
        for lane in lanes_of(out.lanes) {
            let registers = &self.vector;
            if inst.scalar.is_none() {
                cx.old = u64::from(registers[dst + lane]);
                if wide {
                    cx.old |= u64::from(registers[dst + LANES + lane]) << 32;
                }
                if inst.f.dst.is_half() {
                    cx.old = cx.old >> (if inst.high { 16 } else { 0 }) & 0xffff;
                }
            }
            cx.lane = lane as u32;
            cx.carry = mask >> lane & 1 == 1;
            let x = match &moved {
                Some(values) => values[lane],
                None => a.get(registers, lane),
            };
            let (y, z) = (b.get(registers, lane), c.get(registers, lane));
            let mut value = (inst.f.f)(&mut cx, x, y, z);
            if modified && let Some(f) = format {
                value = output(f, value, inst, mode);
            }
            if let Some(second) = &inst.second {
                let high = |n: usize| Fetch::new(self, &second[n], 0).get(registers, lane);
                let shift =
                    if wide || inst.f.dst == Ty::F32 || inst.f.dst == Ty::B32 { 32 } else { 16 };
                cx.old = if shift == 32 {
                    u64::from(registers[dst + LANES + lane])
                } else {
                    u64::from(registers[dst + lane] >> 16)
                };
                let mut upper = (inst.f.f)(&mut cx, high(0), high(1), high(2));
                if modified && let Some(f) = format {
                    upper = output(f, upper, inst, mode);
                }
                let low = u64::MAX >> (64 - shift);
                value = (value & low) | (upper & low) << shift;
            }
            out.values[lane] = value;
            if cx.carry_out {
                out.carry |= 1 << lane;
                cx.carry_out = false;
            }
        }
        out
    }

    /// Writes what [`Wave::compute`] gave.
    pub(super) fn commit(&mut self, inst: &VectorInst, results: &Results) {
        if inst.f.carry_out {
            self.set_mask(inst.mask_out, results.carry);
        }
        if let Some(dst) = inst.scalar {
            self.set_s32(dst, results.values[0] as u32);
            return;
        }
        let packed = inst.second.is_some();
        let words = match inst.f.dst {
            Ty::F32 | Ty::B32 if packed => 2,
            ty => ty.words(),
        };
        let half = inst.f.dst.is_half() && !packed;
        let dst = self.at(inst.dst + self.index_of(3));
        for lane in lanes_of(results.lanes) {
            let value = results.values[lane];
            let at = dst + lane;
            if let Some(sel) = inst.sdwa {
                let (shift, bits) = (u32::from(sel.shift), u32::from(sel.bits));
                let field = u32::MAX >> (32 - bits) << shift;
                let placed = (value as u32) << shift & field;
                let rest = match sel.unused {
                    1 if value >> (bits - 1) & 1 == 1 => {
                        u32::MAX.checked_shl(shift + bits).unwrap_or(0)
                    }
                    2 => self.vector[at] & !field,
                    _ => 0,
                };
                self.vector[at] = placed | rest;
                continue;
            }
            if half {
                let value = value as u32 & 0xffff;
                let old = self.vector[at];
                self.vector[at] = match (inst.high, inst.keep) {
                    (true, _) => old & 0xffff | value << 16,
                    (false, true) => old & 0xffff_0000 | value,
                    (false, false) => value,
                };
                continue;
            }
            self.vector[at] = value as u32;
            if words == 2 {
                self.vector[at + LANES] = (value >> 32) as u32;
            }
        }
    }

    /// The mask of a comparison.
    pub(super) fn compare(&mut self, inst: &CompareInst) {
        let mode = self.float_mode();
        let exec = self.exec();
        let source = |n: usize| Fetch::new(self, &inst.src[n], self.index_of(n));
        let (a, b) = (source(0), source(1));
        let (moved, lanes) = match inst.dpp {
            Some(dpp) => {
                let (values, lanes) = gather(self, dpp, &a, exec);
                (Some(values), lanes)
            }
            None => (None, exec),
        };
        let mut mask = 0;
        for lane in lanes_of(lanes) {
            let x = match &moved {
                Some(values) => values[lane],
                None => a.get(&self.vector, lane),
            };
            if inst.compare.holds(mode, x, b.get(&self.vector, lane)) {
                mask |= 1 << lane;
            }
        }
        self.set_mask(inst.dst, mask);
        if inst.exec {
            self.set_mask(crate::amd::inst::EXEC, mask);
        }
    }

    /// `v_readlane_b32`.
    pub(super) fn read_lane(&self, src: Src, lane: Src) -> u32 {
        let lane = self.uniform(lane, false) as usize % self.size();
        match src {
            Src::Vgpr(n) => self.v32(n, lane),
            src => self.uniform(src, false) as u32,
        }
    }

    /// `v_permlane16_b32` and `v_permlanex16_b32`: lanes of each row of 16 read the row (or its neighbour) by
    /// selectors.
    pub(super) fn permute_rows(
        &mut self,
        dst: u16,
        src: Src,
        selectors: u64,
        across: bool,
        fetch: bool,
        bound: bool,
    ) {
        let exec = self.exec();
        let old: Vec<u32> = (0..self.size())
            .map(|l| match src {
                Src::Vgpr(n) => self.v32(n, l),
                src => self.uniform(src, false) as u32,
            })
            .collect();
        for lane in lanes_of(exec) {
            let row = if across { (lane & !15) ^ 16 } else { lane & !15 };
            let from = row + (selectors >> (4 * (lane & 15)) & 15) as usize;
            if fetch || exec >> from & 1 == 1 {
                self.set_v32(dst, lane, old[from]);
            } else if bound {
                self.set_v32(dst, lane, 0);
            }
        }
    }

    /// `v_permlane16_var_b32` and `v_permlanex16_var_b32`: the same by a number of each lane.
    pub(super) fn permute_by_lane(&mut self, dst: u16, src: Src, selector: Src, rows: Rows) {
        let exec = self.exec();
        let of = |wave: &Self, from: Src, lane: usize| match from {
            Src::Vgpr(n) => wave.v32(n, lane),
            from => wave.uniform(from, false) as u32,
        };
        let old: Vec<u32> = (0..self.size()).map(|lane| of(self, src, lane)).collect();
        let from: Vec<u32> = (0..self.size()).map(|lane| of(self, selector, lane)).collect();
        for lane in lanes_of(exec) {
            let row = if rows.across { (lane & !15) ^ 16 } else { lane & !15 };
            let from = row + (from[lane] & 15) as usize;
            if rows.fetch || exec >> from & 1 == 1 {
                self.set_v32(dst, lane, old[from]);
            } else if rows.bound {
                self.set_v32(dst, lane, 0);
            }
        }
    }

    /// `v_mqsad_u32_u8`.
    pub(super) fn masked_sums(&mut self, dst: u16, window: Src, bytes: Src, sums: u16) {
        for lane in lanes_of(self.exec()) {
            let window = match window {
                Src::Vgpr(n) => {
                    u64::from(self.v32(n, lane)) | u64::from(self.v32(n + 1, lane)) << 32
                }
                from => self.uniform(from, true),
            };
            let bytes = match bytes {
                Src::Vgpr(n) => u64::from(self.v32(n, lane)),
                from => self.uniform(from, false),
            };
            for n in 0..4u16 {
                let sum = u64::from(self.v32(sums + n, lane));
                let sum = arithmetic::masked_sum(window, bytes, sum, n.into());
                self.set_v32(dst + n, lane, sum as u32);
            }
        }
    }

    /// `v_movrels_b32`, `v_movreld_b32`.
    pub(super) fn move_relative(&mut self, dst: u16, src: Src, relative: Relative) -> Option<()> {
        let m0 = self.scalar[124];
        let (to, from) = relative.offsets(m0);
        let dst = u16::try_from(u32::from(dst) + to).ok().filter(|&d| d < self.vgprs)?;
        let src = match src {
            Src::Vgpr(n) => {
                Src::Vgpr(u16::try_from(u32::from(n) + from).ok().filter(|&d| d < self.vgprs)?)
            }
            src => src,
        };
        for lane in lanes_of(self.exec()) {
            let value = match src {
                Src::Vgpr(n) => self.v32(n, lane),
                src => self.uniform(src, false) as u32,
            };
            self.set_v32(dst, lane, value);
        }
        Some(())
    }
}

/// The rows of a permutation, and what becomes of lanes that read none.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    /// The neighbouring row.
    pub(super) across: bool,
    /// Lanes that are not active are read too.
    pub(super) fetch: bool,
    /// Lanes that read none become zero.
    pub(super) bound: bool,
}

/// Output modifier and clamp of a float.
fn output(f: Format, value: u64, inst: &VectorInst, mode: FloatMode) -> u64 {
    let mut value = value;
    if inst.omod != 0 {
        let factor = [1.0, 2.0, 4.0, 0.5][usize::from(inst.omod)];
        let factor = float::narrow(f, factor, Round::NearestEven);
        let m = Mode { round: mode.round(f), ftz: true, sat: false };
        value = float::mul(f, value, factor, m);
    }
    if inst.clamp { float::saturate(f, value) } else { value }
}
