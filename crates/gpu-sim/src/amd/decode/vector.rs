//! VOP1, VOP2, VOPC, VOP3, VOP3P, VOPD, with DPP and SDWA.

use super::{Decoder, bits};
use crate::amd::alu::{self, Compare, Ty, VectorFn};
use crate::amd::inst::{
    AGPR, Action, CompareInst, Dpp, DstSel, MatrixInst, NULL, Relative, Src, VCC, VSrc, VectorInst,
};
use crate::amd::table::{Section, mnemonic};
use crate::fault::{Fault, Result};

const SDWA: u32 = 249;
const DPP16: u32 = 250;
const DPP8: u32 = 233;
const DPP8_FETCH: u32 = 234;

/// Modifiers of the sources of one instruction.
#[derive(Clone, Copy, Default)]
struct Modifiers {
    abs: u32,
    neg: u32,
    /// Upper halves chosen.
    high: u32,
}

/// The fields of an SDWA dword for one source.
#[derive(Clone, Copy)]
struct Select {
    select: u32,
    extend: bool,
    neg: bool,
    abs: bool,
}

impl Decoder<'_> {
    /// A source with modifiers, as it is used with type `ty`. `n` is its position.
    fn vsrc(&mut self, code: u32, ty: Ty, n: u32, m: Modifiers) -> Result<VSrc> {
        if ty == Ty::No {
            return Ok(VSrc::ZERO);
        }
        let mut high = m.high >> n & 1 == 1;
        let src = self.src(code, ty)?;
        // Constants of 16 bits have nothing above.
        if matches!(src, Src::Const(_)) && code != 255 {
            high = false;
        }
        Ok(self.modified(src, ty, high, m.abs >> n & 1 == 1, m.neg >> n & 1 == 1))
    }

    fn modified(&self, src: Src, ty: Ty, high: bool, abs: bool, neg: bool) -> VSrc {
        let mut v = VSrc { src, wide: ty.words() == 2, ..VSrc::ZERO };
        if ty.is_half() {
            v.mask = 0xffff;
            v.shift = if high { 16 } else { 0 };
        } else if !v.wide {
            v.mask = 0xffff_ffff;
        }
        let sign = match ty {
            Ty::F16 => 1 << 15,
            Ty::F32 => 1 << 31,
            Ty::F64 => 1 << 63,
            _ => 0,
        };
        if abs {
            v.and = !sign;
        }
        if neg {
            v.xor = sign;
        }
        v
    }

    /// The vector register of a short encoding; with 16-bit operands on gfx11 the top bit means the upper half.
    fn true16(&mut self, number: u32, ty: Ty) -> Result<(u16, bool)> {
        if ty.is_half() && self.family >= 11 && number < 256 {
            Ok((self.vgpr(number & 127, 1)?, number & 128 != 0))
        } else {
            Ok((self.vgpr(number, ty.words())?, false))
        }
    }

    /// A source of a short encoding.
    fn short_src(&mut self, code: u32, ty: Ty) -> Result<VSrc> {
        if ty == Ty::No {
            return Ok(VSrc::ZERO);
        }
        if code >= 256 {
            let (number, high) = self.true16(code - 256, ty)?;
            return Ok(self.modified(Src::Vgpr(number), ty, high, false, false));
        }
        self.vsrc(code, ty, 0, Modifiers::default())
    }

    fn plain(&mut self, f: &'static VectorFn, dst: u32) -> Result<VectorInst> {
        let (dst, high) = if f.dst == Ty::No { (0, false) } else { self.true16(dst, f.dst)? };
        Ok(VectorInst {
            f,
            dst,
            scalar: None,
            high,
            keep: f.dst.is_half() && (high || self.generation.keeps_high_half()),
            src: [VSrc::ZERO; 3],
            mask_in: Src::Sgpr(VCC),
            mask_out: VCC,
            omod: 0,
            clamp: false,
            neg: 0,
            dpp: None,
            sdwa: None,
            second: None,
        })
    }

    pub(super) fn vop1(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Vop1, bits(w, 16, 9))?;
        let (dst, src) = (bits(w, 24, 17), bits(w, 8, 0));
        if let Some(action) = self.moves(name, dst, src, None)? {
            return Ok(action);
        }
        if let Some(conversion) = self.conversion(name) {
            return self.short_conversion(conversion, dst, src);
        }
        let Some(f) = alu::vector(name) else { return Ok(Action::Unsupported) };
        self.short(f, dst, src, [src, 0, 0])
    }

    pub(super) fn vop2(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Vop2, bits(w, 30, 25))?;
        let (dst, b, a) = (bits(w, 24, 17), bits(w, 16, 9) + 256, bits(w, 8, 0));
        if name == "v_pk_fmac_f16" {
            return self.packed_fmac(dst, a, b);
        }
        let Some(f) = alu::vector(name) else { return Ok(Action::Unsupported) };
        let order = if name.ends_with("amk_f32")
            || name.ends_with("amk_f16")
            || name.starts_with("v_madmk")
        {
            [a, 255, b]
        } else if f.sources() == 3 {
            [a, b, 255]
        } else {
            [a, b, 0]
        };
        self.short(f, dst, a, order)
    }

    /// The short encodings: alone, or followed by a DPP or SDWA dword.
    fn short(
        &mut self,
        f: &'static VectorFn,
        dst: u32,
        first: u32,
        order: [u32; 3],
    ) -> Result<Action> {
        match first {
            SDWA if self.family <= 10 => return self.sdwa(f, dst, order),
            DPP16 | DPP8 | DPP8_FETCH if first == DPP16 || self.family >= 10 => {
                let (code, dpp, m) = self.dpp(first)?;
                let mut inst = self.plain(f, dst)?;
                for (n, &other) in order.iter().enumerate().take(f.sources()) {
                    let code = if n == 0 { code } else { other };
                    let mut source = self.short_src(code, f.src[n])?;
                    let high = source.shift == 16;
                    let (abs, neg) = (m.abs >> n & 1 == 1, m.neg >> n & 1 == 1);
                    source = self.modified(source.src, f.src[n], high, abs, neg);
                    inst.src[n] = source;
                }
                inst.dpp = Some(dpp);
                return Ok(Action::Vector(Box::new(inst)));
            }
            _ => {}
        }
        let mut inst = self.plain(f, dst)?;
        for (n, &code) in order.iter().enumerate().take(f.sources()) {
            inst.src[n] = self.short_src(code, f.src[n])?;
        }
        Ok(Action::Vector(Box::new(inst)))
    }

    /// A DPP dword: the vector register (as a source code), the movement, the modifiers.
    fn dpp(&mut self, kind: u32) -> Result<(u32, Dpp, Modifiers)> {
        let w = self.take()?;
        let code = bits(w, 7, 0) + 256;
        if kind != DPP16 {
            let dpp = Dpp::Eight { select: bits(w, 31, 8), fetch: kind == DPP8_FETCH };
            return Ok((code, dpp, Modifiers::default()));
        }
        let dpp = Dpp::Sixteen {
            control: bits(w, 16, 8) as u16,
            rows: bits(w, 31, 28) as u8,
            banks: bits(w, 27, 24) as u8,
            bound: bits(w, 19, 19) == 1,
            fetch: self.family >= 10 && bits(w, 18, 18) == 1,
        };
        let m = Modifiers {
            neg: bits(w, 20, 20) | bits(w, 22, 22) << 1,
            abs: bits(w, 21, 21) | bits(w, 23, 23) << 1,
            high: 0,
        };
        Ok((code, dpp, m))
    }

    fn sdwa_source(&mut self, code: u32, ty: Ty, s: Select) -> Result<VSrc> {
        let src = self.src(code, if ty.words() == 2 { ty } else { Ty::B32 })?;
        let mut v = self.modified(src, ty, false, s.abs, s.neg);
        v.mask = 0xffff_ffff;
        let (shift, width) = match s.select {
            0..=3 => (8 * s.select, 8),
            4 | 5 => (16 * (s.select - 4), 16),
            6 => (0, 32),
            _ => return Err(Fault::input("an SDWA selector of 7")),
        };
        v.shift = shift as u8;
        v.mask = u64::MAX >> (64 - width);
        v.extend = if s.extend && width < 32 { width as u8 } else { 0 };
        if ty.is_half() {
            // The operation takes the low half of what was selected.
            v.and &= 0xffff;
        }
        Ok(v)
    }

    fn sdwa_sources(&mut self, w: u32, types: &[Ty], second: u32) -> Result<[VSrc; 2]> {
        let scalar = |bit: u32, code: u32| if bit == 1 { code } else { code + 256 };
        let first = scalar(bits(w, 23, 23), bits(w, 7, 0));
        let s0 = Select {
            select: bits(w, 18, 16),
            extend: bits(w, 19, 19) == 1,
            neg: bits(w, 20, 20) == 1,
            abs: bits(w, 21, 21) == 1,
        };
        let mut out = [VSrc::ZERO; 2];
        out[0] = self.sdwa_source(first, types[0], s0)?;
        if types.get(1).is_some_and(|&t| t != Ty::No) {
            let s1 = Select {
                select: bits(w, 26, 24),
                extend: bits(w, 27, 27) == 1,
                neg: bits(w, 28, 28) == 1,
                abs: bits(w, 29, 29) == 1,
            };
            out[1] = self.sdwa_source(scalar(bits(w, 31, 31), second - 256), types[1], s1)?;
        }
        Ok(out)
    }

    fn sdwa(&mut self, f: &'static VectorFn, dst: u32, order: [u32; 3]) -> Result<Action> {
        let w = self.take()?;
        let mut inst = self.plain(f, dst)?;
        let [a, b] = self.sdwa_sources(w, &f.src[..2], order[1])?;
        inst.src[0] = a;
        inst.src[1] = b;
        inst.clamp = bits(w, 13, 13) == 1;
        inst.omod = bits(w, 15, 14) as u8;
        let (shift, width) = match bits(w, 10, 8) {
            n @ 0..=3 => (8 * n, 8),
            n @ (4 | 5) => (16 * (n - 4), 16),
            _ => (0, 32),
        };
        let unused = bits(w, 12, 11) as u8;
        inst.sdwa = Some(DstSel { shift: shift as u8, bits: width, unused });
        Ok(Action::Vector(Box::new(inst)))
    }

    pub(super) fn vopc(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Vopc, bits(w, 24, 17))?;
        let (first, second) = (bits(w, 8, 0), bits(w, 16, 9) + 256);
        let Some((compare, exec)) = comparison(name) else { return Ok(Action::Unsupported) };
        let types = compare.operand_types();
        let mask = if exec && self.family >= 10 { NULL } else { VCC };
        let mut inst = CompareInst { compare, src: [VSrc::ZERO; 2], dst: mask, exec, dpp: None };
        match first {
            SDWA if self.family <= 10 => {
                let w = self.take()?;
                inst.src = self.sdwa_sources(w, &types, second)?;
                if bits(w, 15, 15) == 1 {
                    inst.dst = self.sgpr(bits(w, 14, 8), self.mask_words())?;
                }
            }
            DPP16 | DPP8 | DPP8_FETCH if first == DPP16 || self.family >= 10 => {
                let (code, dpp, m) = self.dpp(first)?;
                for (n, code) in [code, second].into_iter().enumerate() {
                    let source = self.short_src(code, types[n])?;
                    let (abs, neg) = (m.abs >> n & 1 == 1, m.neg >> n & 1 == 1);
                    inst.src[n] = self.modified(source.src, types[n], source.shift == 16, abs, neg);
                }
                inst.dpp = Some(dpp);
            }
            _ => inst.src = [self.short_src(first, types[0])?, self.short_src(second, types[1])?],
        }
        Ok(Action::Compare(Box::new(inst)))
    }

    pub(super) fn vop3(&mut self, w: u32) -> Result<Action> {
        let op = bits(w, 25, 16);
        let w1 = self.take()?;
        let first_vop1 = if self.family == 9 { 0x140 } else { 0x180 };
        let g = self.generation;
        let derived = || {
            if op < 0x100 {
                mnemonic(g, Section::Vopc, op)
            } else if op >= first_vop1 {
                mnemonic(g, Section::Vop1, op - first_vop1)
            } else {
                mnemonic(g, Section::Vop2, op - 0x100).filter(|_| op < 0x140)
            }
        };
        let name = mnemonic(g, Section::Vop3, op).or_else(derived).ok_or_else(|| self.unknown())?;
        self.name = name;
        let mut codes = [bits(w1, 8, 0), bits(w1, 17, 9), bits(w1, 26, 18)];
        let mut m = Modifiers { abs: bits(w, 10, 8), neg: bits(w1, 31, 29), high: bits(w, 14, 11) };
        let dst = bits(w, 7, 0);
        let mut dpp = None;
        if self.family >= 11 && matches!(codes[0], DPP16 | DPP8 | DPP8_FETCH) {
            let (code, movement, more) = self.dpp(codes[0])?;
            codes[0] = code;
            m.neg |= more.neg;
            m.abs |= more.abs;
            dpp = Some(movement);
        }
        if let Some((compare, exec)) = comparison(name) {
            let types = compare.operand_types();
            let src = [self.vsrc(codes[0], types[0], 0, m)?, self.vsrc(codes[1], types[1], 1, m)?];
            let words = self.mask_words();
            let dst = if exec && self.family >= 10 { NULL } else { self.sgpr(dst, words)? };
            return Ok(Action::Compare(Box::new(CompareInst { compare, src, dst, exec, dpp })));
        }
        if let Some(action) = self.moves(name, dst, codes[0], Some((codes, m)))? {
            return Ok(action);
        }
        if let Some(c) = self.conversion(name) {
            if dpp.is_some() {
                return Ok(Action::Unsupported);
            }
            let data = if c.two { 2 } else { 1 };
            let single = c.source_bits() == 32 && c.count() <= 2 && (c.two || c.count() == 1);
            let others = usize::from(c.random) + usize::from(c.scaled);
            let mut sources = [VSrc::ZERO; 3];
            for n in if single { 0 } else { data }..data + others {
                let ty = if n == data && c.random { Ty::B32 } else { Ty::F32 };
                sources[n] = self.vsrc(codes[n], ty, n as u32, Modifiers { high: 0, ..m })?;
            }
            return self.long_conversion(c, w, dst, codes, sources);
        }
        let Some(f) = alu::vector(name) else { return Ok(Action::Unsupported) };
        let scalar_result = name.starts_with("v_s_");
        let mut inst = self.plain(f, 0)?;
        if scalar_result {
            inst.scalar = Some(self.sgpr(dst, f.dst.words())?);
        } else {
            inst.dst = self.vgpr(dst, f.dst.words())?;
        }
        if f.carry_out {
            inst.mask_out = self.sgpr(bits(w, 14, 8), self.mask_words())?;
            m.high = 0;
            m.abs = 0;
        }
        if f.carry_in && f.sources() == 2 {
            inst.mask_in = self.src(codes[2], if self.wave64 { Ty::B64 } else { Ty::B32 })?;
        }
        if f.dst.is_half() {
            inst.high = m.high & 8 != 0;
            inst.keep = inst.high || self.generation.keeps_high_half();
        }
        for (n, &code) in codes.iter().enumerate().take(f.sources()) {
            inst.src[n] = self.vsrc(code, f.src[n], n as u32, m)?;
        }
        if name.starts_with("v_bitop3") {
            // The table of the function is where others have modifiers.
            inst.neg = (m.neg | m.abs << 3 | bits(w1, 28, 27) << 6) as u8;
        }
        // Packing conversions choose halves of nothing; their destination is whole.
        inst.clamp = bits(w, 15, 15) == 1;
        inst.omod = bits(w1, 28, 27) as u8;
        inst.dpp = dpp;
        Ok(Action::Vector(Box::new(inst)))
    }

    /// Instructions that move values between lanes or between files; `long` has the operands of a long encoding.
    fn moves(
        &mut self,
        name: &'static str,
        dst: u32,
        src: u32,
        long: Option<([u32; 3], Modifiers)>,
    ) -> Result<Option<Action>> {
        Ok(Some(match name {
            "v_nop" | "v_pipeflush" => Action::Nop,
            "v_readfirstlane_b32" => {
                Action::ReadFirstLane { dst: self.sgpr(dst, 1)?, src: self.src(src, Ty::B32)? }
            }
            "v_swap_b32" => Action::SwapVector {
                a: self.vgpr(dst, 1)?,
                b: self.vgpr(src.wrapping_sub(256) & 255, 1)?,
            },
            "v_permlane64_b32" => {
                Action::PermLane64 { dst: self.vgpr(dst, 1)?, src: self.src(src, Ty::B32)? }
            }
            "v_permlane16_swap_b32" | "v_permlane32_swap_b32" => {
                let high = long.map_or(0, |(_, m)| m.high);
                Action::SwapRows {
                    a: self.vgpr(dst, 1)?,
                    b: self.vgpr(src.wrapping_sub(256) & 255, 1)?,
                    row: if name.contains("16") { 16 } else { 32 },
                    fetch: high & 1 != 0,
                    bound: high & 2 != 0,
                }
            }
            "v_accvgpr_mov_b32" => {
                let f = alu::vector("v_mov_b32").ok_or_else(|| self.unknown())?;
                let mut inst = self.plain(f, dst + u32::from(AGPR))?;
                let number = self.vgpr(src - 256 + u32::from(AGPR), 1)?;
                inst.src[0] = self.modified(Src::Vgpr(number), Ty::B32, false, false, false);
                Action::Vector(Box::new(inst))
            }
            "v_movrels_b32" | "v_movreld_b32" | "v_movrelsd_2_b32" | "v_movrelsd_b32" => {
                let relative = match name {
                    "v_movrels_b32" => Relative::Source,
                    "v_movreld_b32" => Relative::Destination,
                    "v_movrelsd_2_b32" => Relative::Both,
                    _ => return Ok(Some(Action::Unsupported)),
                };
                let (dst, src) = (self.vgpr(dst, 1)?, self.src(src, Ty::B32)?);
                Action::MovRelVector { dst, src, relative }
            }
            "v_readlane_b32" | "v_writelane_b32" => {
                let Some((codes, _)) = long else { return Ok(None) };
                let (src, lane) = (self.src(codes[0], Ty::B32)?, self.src(codes[1], Ty::B32)?);
                if name == "v_readlane_b32" {
                    Action::ReadLane { dst: self.sgpr(dst, 1)?, src, lane }
                } else {
                    Action::WriteLane { dst: self.vgpr(dst, 1)?, src, lane }
                }
            }
            "v_permlane16_b32" | "v_permlanex16_b32" => {
                let Some((codes, m)) = long else { return Ok(None) };
                Action::PermLane {
                    dst: self.vgpr(dst, 1)?,
                    src: self.src(codes[0], Ty::B32)?,
                    low: self.src(codes[1], Ty::B32)?,
                    high: self.src(codes[2], Ty::B32)?,
                    across: name.contains('x'),
                    fetch: m.high & 1 != 0,
                    bound: m.high & 2 != 0,
                }
            }
            "v_permlane16_var_b32" | "v_permlanex16_var_b32" => {
                let Some((codes, m)) = long else { return Ok(None) };
                Action::PermLaneVar {
                    dst: self.vgpr(dst, 1)?,
                    src: self.src(codes[0], Ty::B32)?,
                    selector: self.src(codes[1], Ty::B32)?,
                    across: name.contains('x'),
                    fetch: m.high & 1 != 0,
                    bound: m.high & 2 != 0,
                }
            }
            "v_mqsad_u32_u8" => {
                let Some((codes, _)) = long else { return Ok(None) };
                Action::MaskedSums {
                    dst: self.vgpr(dst, 4)?,
                    window: self.src(codes[0], Ty::B64)?,
                    bytes: self.src(codes[1], Ty::B32)?,
                    sums: self.vgpr(codes[2].wrapping_sub(256) & 255, 4)?,
                }
            }
            _ => return Ok(None),
        }))
    }

    fn packed_fmac(&mut self, dst: u32, a: u32, b: u32) -> Result<Action> {
        let f = alu::vector("v_fmac_f16").ok_or_else(|| self.unknown())?;
        let mut inst = self.plain(f, 0)?;
        inst.dst = self.vgpr(dst, 1)?;
        let both = Modifiers { high: 3, ..Modifiers::default() };
        let low = Modifiers::default();
        inst.src = [self.vsrc(a, Ty::F16, 0, low)?, self.vsrc(b, Ty::F16, 1, low)?, VSrc::ZERO];
        let second = [self.vsrc(a, Ty::F16, 0, both)?, self.vsrc(b, Ty::F16, 1, both)?, VSrc::ZERO];
        inst.second = Some(Box::new(second));
        Ok(Action::Vector(Box::new(inst)))
    }

    pub(super) fn vop3p(&mut self, w: u32) -> Result<Action> {
        let name = self.row(Section::Vop3p, bits(w, 22, 16))?;
        let w1 = self.take()?;
        let codes = [bits(w1, 8, 0), bits(w1, 17, 9), bits(w1, 26, 18)];
        let low = bits(w, 13, 11);
        let high = bits(w1, 28, 27) | bits(w, 14, 14) << 2;
        let (neg_low, neg_high) = (bits(w1, 31, 29), bits(w, 10, 8));
        let dst = bits(w, 7, 0);
        let clamp = bits(w, 15, 15) == 1;
        if name == "v_mfma_ld_scale_b32" {
            let scales = [self.src(codes[0], Ty::B32)?, self.src(codes[1], Ty::B32)?];
            let byte = |n: u32| (low >> n & 1 | (high >> n & 1) << 1) as u8;
            return self.scaled_product(scales, [byte(0), byte(1)]);
        }
        if name.starts_with("v_mfma") || name.starts_with("v_wmma") || name.contains("mac_") {
            return self.product(name, w, w1);
        }
        if let "v_accvgpr_read" | "v_accvgpr_write" | "v_accvgpr_read_b32" | "v_accvgpr_write_b32" =
            name
        {
            let f = alu::vector("v_mov_b32").ok_or_else(|| self.unknown())?;
            let acc = u32::from(AGPR);
            let (to, source) = if name.contains("read") {
                (dst, Src::Vgpr(self.vgpr((codes[0] & 255) + acc, 1)?))
            } else {
                (dst + acc, self.src(codes[0], Ty::B32)?)
            };
            let mut inst = self.plain(f, to)?;
            inst.src[0] = self.modified(source, Ty::B32, false, false, false);
            return Ok(Action::Vector(Box::new(inst)));
        }
        if name.contains("_mix") {
            return self.mix(name, dst, codes, low, high, (neg_low, neg_high), clamp);
        }
        if let Some(element) = name.strip_prefix("v_pk_") {
            return self.packed(element, dst, codes, [low, high], [neg_low, neg_high], clamp);
        }
        let Some(f) = alu::vector(name) else { return Ok(Action::Unsupported) };
        let mut inst = self.plain(f, dst)?;
        for (n, &code) in codes.iter().enumerate().take(f.sources()) {
            let m = Modifiers {
                neg: if f.src[n] == Ty::F32 { neg_low } else { 0 },
                ..Modifiers::default()
            };
            let ty = if f.src[n] == Ty::B32 && name.contains("f16") { Ty::F16x2 } else { f.src[n] };
            inst.src[n] = self.vsrc(code, ty, n as u32, m)?;
        }
        inst.clamp = clamp;
        inst.neg = neg_low as u8;
        Ok(Action::Vector(Box::new(inst)))
    }

    /// A product whose scales come in an instruction before it, with which it is one.
    fn scaled_product(&mut self, scales: [Src; 2], bytes: [u8; 2]) -> Result<Action> {
        let w = self.take()?;
        let name = self.row(Section::Vop3p, bits(w, 22, 16))?;
        if bits(w, 31, 23) != 0x1a7 || !name.starts_with("v_mfma") {
            return Err(self.unknown());
        }
        let w1 = self.take()?;
        let mut action = self.product(name, w, w1)?;
        if let Action::Matrix(m) = &mut action {
            m.scales = Some((scales, bytes));
        }
        Ok(action)
    }

    fn product(&mut self, name: &'static str, w: u32, w1: u32) -> Result<Action> {
        let codes = [bits(w1, 8, 0), bits(w1, 17, 9), bits(w1, 26, 18)];
        let (neg_low, neg_high) = (bits(w1, 31, 29), bits(w, 10, 8));
        let matrix = name.starts_with("v_mfma") || name.starts_with("v_smfmac");
        let sparse = name.contains("mac_");
        // The result's file, which the summand's is.
        let always = self.generation.separate_accumulators();
        let accumulation = if matrix && (always || bits(w, 15, 15) == 1) { AGPR } else { 0 };
        let file = |bit: u32| if matrix && bits(w1, bit, bit) == 1 { AGPR } else { 0 };
        let dst = bits(w, 7, 0) as u16 + accumulation;
        let (c, index) = match codes[2] {
            code if sparse => (Src::Vgpr(dst), Some(self.src(code, Ty::B32)?)),
            code @ 256.. if accumulation > 0 => (Src::Vgpr((code - 256) as u16 + AGPR), None),
            code => (self.src(code, Ty::F32)?, None),
        };
        Ok(Action::Matrix(Box::new(MatrixInst {
            dst,
            a: (codes[0] & 255) as u16 + file(27),
            b: (codes[1] & 255) as u16 + file(28),
            c,
            neg: [neg_low as u8, neg_high as u8],
            control: [neg_high as u8, bits(w, 14, 11) as u8, neg_low as u8],
            index,
            key: bits(w, 12, 11) as u8,
            scales: None,
            high: bits(w, 13, 13) == 1,
            clamp: bits(w, 15, 15) == 1,
        })))
    }

    /// `v_fma_mix_f32` and kin: each source is an f32 or a half that is widened.
    fn mix(
        &mut self,
        name: &'static str,
        dst: u32,
        codes: [u32; 3],
        low: u32,
        high: u32,
        (neg, abs): (u32, u32),
        clamp: bool,
    ) -> Result<Action> {
        let f = alu::vector(name).ok_or_else(|| self.unknown())?;
        let mut inst = self.plain(f, 0)?;
        inst.dst = self.vgpr(dst, 1)?;
        for (n, &code) in codes.iter().enumerate() {
            let half = high >> n & 1 == 1;
            let upper = low >> n & 1 == 1;
            let src = self.src(code, if half { Ty::F16 } else { Ty::F32 })?;
            let (abs, neg) = (abs >> n & 1 == 1, neg >> n & 1 == 1);
            let mut v = self.modified(src, Ty::F32, false, abs, neg);
            if half {
                v.mask = 0xffff;
                v.shift = if upper && !matches!(src, Src::Const(_)) { 16 } else { 0 };
                v.widen = true;
            }
            inst.src[n] = v;
        }
        inst.high = name.contains("mixhi");
        inst.keep = f.dst.is_half();
        inst.clamp = clamp;
        Ok(Action::Vector(Box::new(inst)))
    }

    /// Packed operations: the same function on two elements.
    fn packed(
        &mut self,
        element: &str,
        dst: u32,
        codes: [u32; 3],
        select: [u32; 2],
        neg: [u32; 2],
        clamp: bool,
    ) -> Result<Action> {
        let Some(f) = alu::vector(&format!("v_{element}")) else { return Ok(Action::Unsupported) };
        let wide = !f.dst.is_half();
        let mut inst = self.plain(f, 0)?;
        inst.dst = self.vgpr(dst, if wide { 2 } else { 1 })?;
        let mut elements = [[VSrc::ZERO; 3]; 2];
        let is_move = element == "mov_b32";
        let count = if is_move { 2 } else { f.sources() };
        for n in 0..count {
            let whole = match (wide, f.src[if is_move { 0 } else { n }]) {
                (true, _) => Ty::F32x2,
                (_, Ty::F16) => Ty::F16x2,
                _ => Ty::I16x2,
            };
            let ty = f.src[if is_move { 0 } else { n }];
            let src = self.src(codes[n], whole)?;
            for e in 0..2 {
                // A move takes one half from each source, both by the same field.
                let upper = select[if is_move { 0 } else { e }] >> n & 1 == 1;
                let mut v = self.modified(src, ty, upper, false, neg[e] >> n & 1 == 1);
                if wide {
                    v.wide = matches!(src, Src::Vgpr(_) | Src::Sgpr(_) | Src::Const(_));
                    v.shift = if upper { 32 } else { 0 };
                    v.mask = 0xffff_ffff;
                }
                elements[e][n] = v;
            }
        }
        if is_move {
            elements[1][0] = elements[1][1];
        }
        inst.src = elements[0];
        inst.second = Some(Box::new(elements[1]));
        inst.clamp = clamp;
        Ok(Action::Vector(Box::new(inst)))
    }

    pub(super) fn vopd(&mut self, w: u32) -> Result<Action> {
        let w1 = self.take()?;
        let g = self.generation;
        let x = mnemonic(g, Section::VopdX, bits(w, 25, 22)).ok_or_else(|| self.unknown())?;
        let y = mnemonic(g, Section::VopdY, bits(w, 21, 17)).ok_or_else(|| self.unknown())?;
        self.name = x;
        let dst_x = bits(w1, 31, 24);
        let dst_y = bits(w1, 23, 17) << 1 | (!dst_x & 1);
        let x = self.component(x, dst_x, bits(w, 8, 0), bits(w, 16, 9) + 256)?;
        let y = self.component(y, dst_y, bits(w1, 8, 0), bits(w1, 16, 9) + 256)?;
        match (x, y) {
            (Some(x), Some(y)) => Ok(Action::Dual(Box::new([x, y]))),
            _ => Ok(Action::Unsupported),
        }
    }

    fn component(
        &mut self,
        name: &'static str,
        dst: u32,
        a: u32,
        b: u32,
    ) -> Result<Option<VectorInst>> {
        let Some(rest) = name.strip_prefix("v_dual_") else { return Ok(None) };
        let single = match rest {
            "add_nc_u32" => "v_add_nc_u32".to_owned(),
            _ => format!("v_{rest}"),
        };
        let Some(f) = alu::vector(&single) else { return Ok(None) };
        let order = match rest {
            "fmamk_f32" => [a, 255, b],
            _ => [a, b, 255],
        };
        let mut inst = self.plain(f, dst)?;
        for (n, &code) in order.iter().enumerate().take(f.sources()) {
            inst.src[n] = self.short_src(code, f.src[n])?;
        }
        Ok(Some(inst))
    }
}

/// A comparison by its mnemonic, and whether it writes EXEC.
fn comparison(name: &str) -> Option<(Compare, bool)> {
    let (rest, exec) = match name.strip_prefix("v_cmpx_") {
        Some(rest) => (rest, true),
        None => (name.strip_prefix("v_cmp_")?, false),
    };
    let (relation, ty) = rest.split_once('_')?;
    Some((Compare::of_name(relation, ty)?, exec))
}
