//! Single instructions: each line computes one value.

use super::{NONE, kernel, run};

/// Runs lines that each leave a value in a register (named first) and compares all of them.
fn check(lines: &[(&str, &str, u64)]) {
    let mut body = String::new();
    for (i, (code, register, _)) in lines.iter().enumerate() {
        // Narrow registers are stored as they are.
        let width = match register.as_bytes()[1] {
            b'h' => 16,
            b'r' if register.starts_with("%rd") => 64,
            b'r' => 32,
            _ => 0,
        };
        body.push_str(&format!("{{ {code}\n"));
        if width == 0 {
            body.push_str(&format!(
                "selp.u64 %rd9, 1, 0, {register}; st.global.u64 [%rd0+{}], %rd9; }}\n",
                8 * i
            ));
        } else {
            body.push_str(&format!("st.global.u{width} [%rd0+{}], {register}; }}\n", 8 * i));
        }
    }
    let out = run(&kernel(&body), 1, [&format!("buf:u64x{}:zeros", lines.len()), NONE, NONE]);
    for (i, (code, _, want)) in lines.iter().enumerate() {
        assert_eq!(
            out[0].element(i),
            *want,
            "{code}: {:#x} instead of {want:#x}",
            out[0].element(i)
        );
    }
}

fn f(v: f32) -> u64 {
    u64::from(v.to_bits())
}

#[test]
fn integers() {
    check(&[
        ("add.s32 %r1, 2147483647, 1;", "%r1", 0x8000_0000),
        ("add.sat.s32 %r1, 2147483647, 1;", "%r1", 0x7fff_ffff),
        ("sub.u16 %h1, 1, 2;", "%h1", 0xffff),
        (
            "mul.lo.u64 %rd9, 0x123456789, 0x987654321;",
            "%rd9",
            0x1_2345_6789u64.wrapping_mul(0x9_8765_4321),
        ),
        ("mul.hi.s32 %r1, -2, 3;", "%r1", 0xffff_ffff),
        ("mul.hi.u64 %rd9, 0xffffffffffffffff, 16;", "%rd9", 15),
        ("mul.wide.s16 %r1, -3, 5;", "%r1", (-15i32) as u32 as u64),
        ("mul.wide.u32 %rd9, 0xffffffff, 0xffffffff;", "%rd9", 0xffff_fffe_0000_0001),
        ("mad.lo.s32 %r1, 7, -6, 50;", "%r1", 8),
        ("mad.wide.s32 %rd9, -2, 3, 10;", "%rd9", 4),
        ("mul24.lo.s32 %r1, 0x00ffffff, 5;", "%r1", (-5i32) as u32 as u64),
        ("div.s32 %r1, -7, 2;", "%r1", (-3i32) as u32 as u64),
        ("div.u32 %r1, 5, 0;", "%r1", 0xffff_ffff),
        ("div.s32 %r1, 0x80000000, -1;", "%r1", 0x8000_0000),
        ("rem.s64 %rd9, -7, 4;", "%rd9", (-3i64) as u64),
        ("min.s32 %r1, -1, 1;", "%r1", 0xffff_ffff),
        ("min.u32 %r1, -1, 1;", "%r1", 1),
        ("abs.s32 %r1, -5;", "%r1", 5),
        ("neg.s64 %rd9, 5;", "%rd9", (-5i64) as u64),
        ("not.b32 %r1, 0x0f0f0f0f;", "%r1", 0xf0f0_f0f0),
        ("cnot.b32 %r1, 0;", "%r1", 1),
        ("popc.b64 %r1, 0xf0f0;", "%r1", 8),
        ("clz.b32 %r1, 0;", "%r1", 32),
        ("brev.b32 %r1, 1;", "%r1", 0x8000_0000),
        ("bfind.s32 %r1, -256;", "%r1", 7),
        ("bfind.u32 %r1, 0;", "%r1", 0xffff_ffff),
        ("bfind.shiftamt.u32 %r1, 0x100;", "%r1", 23),
        ("shl.b32 %r1, 1, 32;", "%r1", 0),
        ("shr.s32 %r1, -8, 40;", "%r1", 0xffff_ffff),
        ("shr.u64 %rd9, -1, 60;", "%rd9", 15),
        ("lop3.b32 %r1, 0xf0, 0xcc, 0xaa, 0x96;", "%r1", 0xf0 ^ 0xcc ^ 0xaa),
        (
            "lop3.b32 %r1, 0xf0f0, 0xcccc, 0xaaaa, 0xca;",
            "%r1",
            (0xf0f0 & 0xcccc) | (!0xf0f0 & 0xaaaa & 0xffff),
        ),
        ("shf.r.wrap.b32 %r1, 0x11111111, 0x22222222, 4;", "%r1", 0x2111_1111),
        ("prmt.b32 %r1, 0x33221100, 0x77665544, 0x7531;", "%r1", 0x7755_3311),
        ("bfe.s32 %r1, 0x00000f80, 7, 5;", "%r1", 0xffff_ffff),
        ("bfi.b32 %r1, 0xff, 0x12345678, 8, 8;", "%r1", 0x1234_ff78),
        ("szext.wrap.s32 %r1, 0x80, 8;", "%r1", 0xffff_ff80),
        ("bmsk.clamp.b32 %r1, 4, 8;", "%r1", 0xff0),
        ("sad.u32 %r1, 3, 10, 100;", "%r1", 107),
        ("dp4a.u32.u32 %r1, 0x01020304, 0x01010101, 5;", "%r1", 15),
        ("dp2a.lo.s32.s32 %r1, 0xffff0002, 0x00000305, 0;", "%r1", 7),
        ("mov.b32 %r1, {1, 2};", "%r1", 0x0002_0001),
        ("mov.b64 %rd9, 0x1122334455667788; mov.b64 {%r1, %r2}, %rd9;", "%r2", 0x1122_3344),
        ("mov.b64 %rd9, 0x1122334455667788; mov.b64 {%h1, %h2, _, %h4}, %rd9;", "%h4", 0x1122),
        ("mov.b64 %rd9, 0x1122334455667788; mov.b64 {_, %r2}, %rd9;", "%r2", 0x1122_3344),
        ("add.cc.u32 %r1, 0xffffffff, 1; addc.u32 %r2, 5, 6;", "%r2", 12),
        ("sub.cc.u32 %r1, 0, 1; subc.u32 %r2, 5, 2;", "%r2", 2),
        ("mad.lo.cc.u32 %r1, 0xffffffff, 2, 3; madc.hi.u32 %r2, 0xffffffff, 2, 10;", "%r2", 12),
        ("add.u32 %r1, WARP_SZ, 010;", "%r1", 40),
        ("add.u32 %r1, 1+2*3, (4<<2)|1;", "%r1", 24),
        ("add.u16x2 %r1, 0xffff0001, 0x00010001;", "%r1", 0x0000_0002),
        ("max.relu.s16x2 %r1, 0xffff0005, 0xfffe0003;", "%r1", 5),
    ]);
}

#[test]
fn a_product_of_128_bits_by_carries() {
    let code = "mul.lo.u64 %rd9, %rd10, %rd11; mul.hi.u64 %rd12, %rd10, %rd11;\n\
        mov.b64 {%r1,%r2}, %rd10; mov.b64 {%r3,%r4}, %rd11;\n\
        mul.lo.u32 %r5, %r1, %r3; mul.hi.u32 %r6, %r1, %r3;\n\
        mad.lo.cc.u32 %r6, %r1, %r4, %r6; madc.hi.u32 %r7, %r1, %r4, 0;\n\
        mad.lo.cc.u32 %r6, %r2, %r3, %r6; madc.hi.cc.u32 %r7, %r2, %r3, %r7; addc.u32 %r8, 0, 0;\n\
        mad.lo.cc.u32 %r7, %r2, %r4, %r7; madc.hi.u32 %r8, %r2, %r4, %r8;\n\
        mov.b64 %rd13, {%r5,%r6}; mov.b64 %rd14, {%r7,%r8};\n\
        sub.u64 %rd9, %rd9, %rd13; sub.u64 %rd12, %rd12, %rd14; or.b64 %rd9, %rd9, %rd12;";
    let numbers = [u64::MAX, 1, 0x8000_0000_0000_0001, 0xffff_ffff, 0x1234_5678_9abc_def0];
    let mut lines = Vec::new();
    let texts: Vec<String> = numbers
        .iter()
        .flat_map(|a| numbers.map(|b| format!("mov.u64 %rd10, {a}; mov.u64 %rd11, {b}; {code}")))
        .collect();
    for text in &texts {
        lines.push((text.as_str(), "%rd9", 0));
    }
    check(&lines);
}

#[test]
fn floats() {
    let h = |v: f32| {
        gpu_sim::float::narrow(gpu_sim::float::Format::F16, f64::from(v), Default::default())
    };
    check(&[
        ("add.f32 %r1, 0f3F800000, 0f40000000;", "%r1", f(3.0)),
        ("add.rz.f32 %r1, 0f3F800000, 0f33000000;", "%r1", f(1.0)),
        ("add.rp.f32 %r1, 0f3F800000, 0f33000000;", "%r1", f(1.0) + 1),
        ("add.ftz.f32 %r1, 0f00000001, 0f00000001;", "%r1", 0),
        ("add.sat.f32 %r1, 0f3F800000, 0f40000000;", "%r1", f(1.0)),
        ("sub.f64 %rd9, 0d3FF0000000000000, 0d4000000000000000;", "%rd9", (-1f64).to_bits()),
        ("mul.rm.f64 %rd9, 0d3FD5555555555555, 0d4008000000000000;", "%rd9", 1f64.to_bits() - 1),
        ("fma.rn.f32 %r1, 0f40400000, 0f40400000, 0fBF800000;", "%r1", f(8.0)),
        ("div.rn.f32 %r1, 0f3F800000, 0f40400000;", "%r1", f(1.0 / 3.0)),
        ("div.full.f32 %r1, 0f3F800000, 0f40800000;", "%r1", f(0.25)),
        ("rcp.rn.f64 %rd9, 0d4008000000000000;", "%rd9", (1f64 / 3.0).to_bits()),
        ("sqrt.rn.f32 %r1, 0f40000000;", "%r1", f(2f32.sqrt())),
        ("sqrt.rp.f64 %rd9, 0d4000000000000000;", "%rd9", 2f64.sqrt().to_bits()),
        ("rsqrt.approx.ftz.f32 %r1, 0f40800000;", "%r1", f(0.5)),
        ("ex2.approx.f32 %r1, 0f40400000;", "%r1", f(8.0)),
        ("lg2.approx.f32 %r1, 0f41000000;", "%r1", f(3.0)),
        ("sin.approx.f32 %r1, 0f00000000;", "%r1", 0),
        ("neg.f32 %r1, 0f7FFFFFFF;", "%r1", 0xffff_ffff),
        ("abs.f64 %rd9, 0dBFF0000000000000;", "%rd9", 1f64.to_bits()),
        ("min.f32 %r1, 0f7FC00000, 0f3F800000;", "%r1", f(1.0)),
        ("min.NaN.f32 %r1, 0f7FC00000, 0f3F800000;", "%r1", 0x7fff_ffff),
        ("max.f32 %r1, 0f80000000, 0f00000000;", "%r1", 0),
        ("min.xorsign.abs.f32 %r1, 0fC0000000, 0f3F800000;", "%r1", f(-1.0)),
        ("copysign.f32 %r1, 0f80000000, 0f40000000;", "%r1", f(-2.0)),
        ("testp.subnormal.f32 %p1, 0f00000001;", "%p1", 1),
        ("testp.infinite.f64 %p1, 0d7FF0000000000000;", "%p1", 1),
        ("add.f16 %h1, 0x3C00, 0x4000;", "%h1", h(3.0)),
        ("fma.rn.relu.f16 %h1, 0x3C00, 0xC000, 0x3C00;", "%h1", 0),
        ("add.f16x2 %r1, 0x3C003C00, 0x40004200;", "%r1", h(3.0) << 16 | h(4.0)),
        ("fma.rn.bf16x2 %r1, 0x3F803F80, 0x40004000, 0x3F803F80;", "%r1", 0x4040_4040),
        ("neg.bf16x2 %r1, 0x3F80BF80;", "%r1", 0xbf80_3f80),
        ("setp.lt.f32 %p1, 0f3F800000, 0f7FC00000;", "%p1", 0),
        ("setp.ltu.f32 %p1, 0f3F800000, 0f7FC00000;", "%p1", 1),
        ("setp.nan.f64 %p1, 0d7FF8000000000000, 0d0000000000000000;", "%p1", 1),
        ("setp.gt.f16 %p1, 0x4000, 0x3C00;", "%p1", 1),
        (
            "setp.eq.and.f16x2 %p1|%p2, 0x3C004000, 0x3C003C00, 1; and.pred %p1, !%p1, %p2;",
            "%p1",
            1,
        ),
        ("set.gt.f32.s32 %r1, 3, 2;", "%r1", f(1.0)),
        ("set.le.u32.f32 %r1, 0f3F800000, 0f3F800000;", "%r1", 0xffff_ffff),
        ("set.lt.f16x2.f16x2 %r1, 0x3C004000, 0x40003C00;", "%r1", 0x3c00_0000),
        (
            "setp.ne.s32 %p2, 1, 1; setp.lt.or.s32 %p1|%p3, 5, 3, !%p2; and.pred %p1, %p1, %p3;",
            "%p1",
            1,
        ),
        ("slct.s32.f32 %r1, 5, 6, 0fBF800000;", "%r1", 6),
        ("slct.f32.s32 %r1, 0f3F800000, 0f40000000, 0;", "%r1", f(1.0)),
        ("tanh.approx.f16 %h1, 0x0000;", "%h1", 0),
        ("add.rn.f32.bf16 %r1, 0x3FC0, 0f3F800000;", "%r1", f(2.5)),
        ("fma.rz.f32.f16 %r1, 0x4000, 0x4200, 0f3F800000;", "%r1", f(7.0)),
    ]);
}

#[test]
fn conversions() {
    check(&[
        ("cvt.s32.s8 %r1, 0x1ff;", "%r1", 0xffff_ffff),
        ("mov.b32 %r2, 0x180; cvt.u16.u32 %h1, %r2;", "%h1", 0x180),
        ("mov.b32 %r2, 0x180; cvt.s8.s32 %h1, %r2;", "%h1", 0xff80),
        ("mov.b32 %r2, -5; cvt.s64.s32 %rd9, %r2;", "%rd9", (-5i64) as u64),
        ("mov.b32 %r2, -5; cvt.u64.u32 %rd9, %r2;", "%rd9", 0xffff_fffb),
        ("mov.b32 %r2, 300; cvt.sat.u8.u32 %r1, %r2;", "%r1", 255),
        ("mov.b32 %r2, -300; cvt.sat.s8.s32 %r1, %r2;", "%r1", 0xffff_ff80),
        ("cvt.rn.f32.s32 %r1, 16777217;", "%r1", f(16_777_216.0)),
        ("cvt.rp.f32.u32 %r1, 16777217;", "%r1", f(16_777_218.0)),
        ("cvt.rn.f64.u64 %rd9, -1;", "%rd9", (u64::MAX as f64).to_bits()),
        ("cvt.rzi.s32.f32 %r1, 0fC0200000;", "%r1", (-2i32) as u32 as u64),
        ("cvt.rni.s32.f32 %r1, 0f40200000;", "%r1", 2),
        ("cvt.rpi.u32.f32 %r1, 0f40200000;", "%r1", 3),
        ("cvt.rzi.u32.f32 %r1, 0fC0200000;", "%r1", 0),
        ("cvt.rzi.s32.f32 %r1, 0f7FC00000;", "%r1", 0),
        ("cvt.rzi.s64.f32 %rd9, 0f7FC00000;", "%rd9", 1 << 63),
        ("cvt.rni.f32.f32 %r1, 0f3FC00000;", "%r1", f(2.0)),
        ("cvt.rmi.f64.f64 %rd9, 0dBFE0000000000000;", "%rd9", (-1f64).to_bits()),
        ("cvt.sat.f32.f32 %r1, 0f40000000;", "%r1", f(1.0)),
        ("cvt.f64.f32 %rd9, 0f3FC00000;", "%rd9", 1.5f64.to_bits()),
        ("cvt.rz.f32.f64 %r1, 0d3FEFFFFFFFFFFFFF;", "%r1", f(1.0) - 1),
        ("cvt.rn.f16.f32 %h1, 0f3FC00000;", "%h1", 0x3e00),
        ("cvt.f32.f16 %r1, 0x3E00;", "%r1", f(1.5)),
        ("cvt.rn.bf16.f32 %h1, 0f3FC00000;", "%h1", 0x3fc0),
        ("cvt.f32.bf16 %r1, 0x3FC0;", "%r1", f(1.5)),
        ("cvt.rn.f16x2.f32 %r1, 0f3F800000, 0f40000000;", "%r1", 0x3c00_4000),
        ("cvt.rn.relu.bf16x2.f32 %r1, 0fBF800000, 0f40000000;", "%r1", 0x0000_4000),
        ("cvt.rn.satfinite.e4m3x2.f32 %h1, 0f47800000, 0f3F800000;", "%h1", 0x7e38),
        ("cvt.rn.f16x2.e4m3x2 %r1, 0x7e38;", "%r1", 0x5f00_3c00),
        ("cvt.rna.tf32.f32 %r1, 0f3F801000;", "%r1", 0x3f80_2000),
        ("cvt.pack.sat.u8.s32.b32 %r1, 300, -4, 0x1234;", "%r1", 0x1234_ff00),
    ]);
}
