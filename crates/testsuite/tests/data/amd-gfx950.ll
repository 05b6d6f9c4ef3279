; gfx950: products, conversions of small floats, exchanges of lanes, loads into LDS. Each intrinsic once, with other
; constants each time; made from the table of signatures.

target triple = "amdgcn-amd-amdhsa"

define i16 @f0(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i16 @llvm.amdgcn.ashr.pk.i8.i32(i32 %a0, i32 %a1, i32 %a2)
  ret i16 %r
}
declare i16 @llvm.amdgcn.ashr.pk.i8.i32(i32, i32, i32)

define i16 @f1(i32 %a0, i32 %a1, i32 %a2) {
  %r = call i16 @llvm.amdgcn.ashr.pk.u8.i32(i32 %a0, i32 %a1, i32 %a2)
  ret i16 %r
}
declare i16 @llvm.amdgcn.ashr.pk.u8.i32(i32, i32, i32)

define void @f2() {
  call void @llvm.amdgcn.asyncmark()
  ret void
}
declare void @llvm.amdgcn.asyncmark()

define float @f3(i32 %a0) {
  %r = call float @llvm.amdgcn.cvt.f32.bf8(i32 %a0, i32 3)
  ret float %r
}
declare float @llvm.amdgcn.cvt.f32.bf8(i32, i32)

define float @f4(i32 %a0) {
  %r = call float @llvm.amdgcn.cvt.f32.fp8(i32 %a0, i32 0)
  ret float %r
}
declare float @llvm.amdgcn.cvt.f32.fp8(i32, i32)

define i32 @f5(float %a0, float %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.cvt.pk.bf8.f32(float %a0, float %a1, i32 %a2, i1 true)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.pk.bf8.f32(float, float, i32, i1)

define <2 x float> @f6(i32 %a0) {
  %r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32 %a0, i1 false)
  ret <2 x float> %r
}
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.bf8(i32, i1)

define <2 x float> @f7(i32 %a0) {
  %r = call <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32 %a0, i1 true)
  ret <2 x float> %r
}
declare <2 x float> @llvm.amdgcn.cvt.pk.f32.fp8(i32, i1)

define i32 @f8(float %a0, float %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.cvt.pk.fp8.f32(float %a0, float %a1, i32 %a2, i1 false)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.pk.fp8.f32(float, float, i32, i1)

define <6 x i32> @f9(<16 x float> %a0, <16 x float> %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float> %a0, <16 x float> %a1, float %a2)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.bf6.f32(<16 x float>, <16 x float>, float)

define <6 x i32> @f10(<16 x float> %a0, <16 x float> %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float> %a0, <16 x float> %a1, float %a2)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.2xpk16.fp6.f32(<16 x float>, <16 x float>, float)

define <2 x half> @f11(<2 x half> %a0, i32 %a1, float %a2) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half> %a0, i32 %a1, float %a2, i32 3, i1 false)
  ret <2 x half> %r
}
declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.bf8(<2 x half>, i32, float, i32, i1)

define <2 x half> @f12(<2 x half> %a0, i32 %a1, float %a2) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half> %a0, i32 %a1, float %a2, i32 0, i1 true)
  ret <2 x half> %r
}
declare <2 x half> @llvm.amdgcn.cvt.scalef32.f16.fp8(<2 x half>, i32, float, i32, i1)

define float @f13(i32 %a0, float %a1) {
  %r = call float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32 %a0, float %a1, i32 1)
  ret float %r
}
declare float @llvm.amdgcn.cvt.scalef32.f32.bf8(i32, float, i32)

define float @f14(i32 %a0, float %a1) {
  %r = call float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32 %a0, float %a1, i32 2)
  ret float %r
}
declare float @llvm.amdgcn.cvt.scalef32.f32.fp8(i32, float, i32)

define <2 x bfloat> @f15(i32 %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32 %a0, float %a1, i1 true)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.bf8(i32, float, i1)

define <2 x bfloat> @f16(i32 %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32 %a0, float %a1, i32 0)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp4(i32, float, i32)

define <2 x bfloat> @f17(i32 %a0, float %a1) {
  %r = call <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32 %a0, float %a1, i1 true)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.amdgcn.cvt.scalef32.pk.bf16.fp8(i32, float, i1)

define <2 x i16> @f18(<2 x i16> %a0, <2 x bfloat> %a1, float %a2) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16> %a0, <2 x bfloat> %a1, float %a2, i1 false)
  ret <2 x i16> %r
}
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.bf16(<2 x i16>, <2 x bfloat>, float, i1)

define <2 x i16> @f19(<2 x i16> %a0, <2 x half> %a1, float %a2) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16> %a0, <2 x half> %a1, float %a2, i1 true)
  ret <2 x i16> %r
}
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f16(<2 x i16>, <2 x half>, float, i1)

define <2 x i16> @f20(<2 x i16> %a0, float %a1, float %a2, float %a3) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16> %a0, float %a1, float %a2, float %a3, i1 false)
  ret <2 x i16> %r
}
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.bf8.f32(<2 x i16>, float, float, float, i1)

define <2 x half> @f21(i32 %a0, float %a1) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32 %a0, float %a1, i1 true)
  ret <2 x half> %r
}
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.bf8(i32, float, i1)

define <2 x half> @f22(i32 %a0, float %a1) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32 %a0, float %a1, i32 2)
  ret <2 x half> %r
}
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp4(i32, float, i32)

define <2 x half> @f23(i32 %a0, float %a1) {
  %r = call <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32 %a0, float %a1, i1 true)
  ret <2 x half> %r
}
declare <2 x half> @llvm.amdgcn.cvt.scalef32.pk.f16.fp8(i32, float, i1)

define <2 x float> @f24(i32 %a0, float %a1) {
  %r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32 %a0, float %a1, i1 false)
  ret <2 x float> %r
}
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.bf8(i32, float, i1)

define <2 x float> @f25(i32 %a0, float %a1) {
  %r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32 %a0, float %a1, i32 1)
  ret <2 x float> %r
}
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp4(i32, float, i32)

define <2 x float> @f26(i32 %a0, float %a1) {
  %r = call <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32 %a0, float %a1, i1 false)
  ret <2 x float> %r
}
declare <2 x float> @llvm.amdgcn.cvt.scalef32.pk.f32.fp8(i32, float, i1)

define i32 @f27(i32 %a0, <2 x bfloat> %a1, float %a2) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32 %a0, <2 x bfloat> %a1, float %a2, i32 3)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.bf16(i32, <2 x bfloat>, float, i32)

define i32 @f28(i32 %a0, <2 x half> %a1, float %a2) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32 %a0, <2 x half> %a1, float %a2, i32 0)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f16(i32, <2 x half>, float, i32)

define i32 @f29(i32 %a0, float %a1, float %a2, float %a3) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32 %a0, float %a1, float %a2, float %a3, i32 1)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.pk.fp4.f32(i32, float, float, float, i32)

define <2 x i16> @f30(<2 x i16> %a0, <2 x bfloat> %a1, float %a2) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16> %a0, <2 x bfloat> %a1, float %a2, i1 false)
  ret <2 x i16> %r
}
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.bf16(<2 x i16>, <2 x bfloat>, float, i1)

define <2 x i16> @f31(<2 x i16> %a0, <2 x half> %a1, float %a2) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16> %a0, <2 x half> %a1, float %a2, i1 true)
  ret <2 x i16> %r
}
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f16(<2 x i16>, <2 x half>, float, i1)

define <2 x i16> @f32(<2 x i16> %a0, float %a1, float %a2, float %a3) {
  %r = call <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16> %a0, float %a1, float %a2, float %a3, i1 false)
  ret <2 x i16> %r
}
declare <2 x i16> @llvm.amdgcn.cvt.scalef32.pk.fp8.f32(<2 x i16>, float, float, float, i1)

define <32 x bfloat> @f33(<6 x i32> %a0, float %a1) {
  %r = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32> %a0, float %a1)
  ret <32 x bfloat> %r
}
declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.bf6(<6 x i32>, float)

define <32 x bfloat> @f34(<6 x i32> %a0, float %a1) {
  %r = call <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32> %a0, float %a1)
  ret <32 x bfloat> %r
}
declare <32 x bfloat> @llvm.amdgcn.cvt.scalef32.pk32.bf16.fp6(<6 x i32>, float)

define <6 x i32> @f35(<32 x bfloat> %a0, float %a1) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat> %a0, float %a1)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.bf16(<32 x bfloat>, float)

define <6 x i32> @f36(<32 x half> %a0, float %a1) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half> %a0, float %a1)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.bf6.f16(<32 x half>, float)

define <32 x half> @f37(<6 x i32> %a0, float %a1) {
  %r = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32> %a0, float %a1)
  ret <32 x half> %r
}
declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.bf6(<6 x i32>, float)

define <32 x half> @f38(<6 x i32> %a0, float %a1) {
  %r = call <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32> %a0, float %a1)
  ret <32 x half> %r
}
declare <32 x half> @llvm.amdgcn.cvt.scalef32.pk32.f16.fp6(<6 x i32>, float)

define <32 x float> @f39(<6 x i32> %a0, float %a1) {
  %r = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32> %a0, float %a1)
  ret <32 x float> %r
}
declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.bf6(<6 x i32>, float)

define <32 x float> @f40(<6 x i32> %a0, float %a1) {
  %r = call <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32> %a0, float %a1)
  ret <32 x float> %r
}
declare <32 x float> @llvm.amdgcn.cvt.scalef32.pk32.f32.fp6(<6 x i32>, float)

define <6 x i32> @f41(<32 x bfloat> %a0, float %a1) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat> %a0, float %a1)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.bf16(<32 x bfloat>, float)

define <6 x i32> @f42(<32 x half> %a0, float %a1) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half> %a0, float %a1)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.pk32.fp6.f16(<32 x half>, float)

define i32 @f43(i32 %a0, bfloat %a1, i32 %a2, float %a3) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32 %a0, bfloat %a1, i32 %a2, float %a3, i32 3)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.bf16(i32, bfloat, i32, float, i32)

define i32 @f44(i32 %a0, half %a1, i32 %a2, float %a3) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32 %a0, half %a1, i32 %a2, float %a3, i32 0)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f16(i32, half, i32, float, i32)

define i32 @f45(i32 %a0, float %a1, i32 %a2, float %a3) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32 %a0, float %a1, i32 %a2, float %a3, i32 1)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.sr.bf8.f32(i32, float, i32, float, i32)

define i32 @f46(i32 %a0, bfloat %a1, i32 %a2, float %a3) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32 %a0, bfloat %a1, i32 %a2, float %a3, i32 2)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.bf16(i32, bfloat, i32, float, i32)

define i32 @f47(i32 %a0, half %a1, i32 %a2, float %a3) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32 %a0, half %a1, i32 %a2, float %a3, i32 3)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f16(i32, half, i32, float, i32)

define i32 @f48(i32 %a0, float %a1, i32 %a2, float %a3) {
  %r = call i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32 %a0, float %a1, i32 %a2, float %a3, i32 0)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.scalef32.sr.fp8.f32(i32, float, i32, float, i32)

define <6 x i32> @f49(<32 x bfloat> %a0, i32 %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(<32 x bfloat> %a0, i32 %a1, float %a2)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.bf16(<32 x bfloat>, i32, float)

define <6 x i32> @f50(<32 x half> %a0, i32 %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(<32 x half> %a0, i32 %a1, float %a2)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f16(<32 x half>, i32, float)

define <6 x i32> @f51(<32 x float> %a0, i32 %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(<32 x float> %a0, i32 %a1, float %a2)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.bf6.f32(<32 x float>, i32, float)

define <6 x i32> @f52(<32 x bfloat> %a0, i32 %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(<32 x bfloat> %a0, i32 %a1, float %a2)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.bf16(<32 x bfloat>, i32, float)

define <6 x i32> @f53(<32 x half> %a0, i32 %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(<32 x half> %a0, i32 %a1, float %a2)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f16(<32 x half>, i32, float)

define <6 x i32> @f54(<32 x float> %a0, i32 %a1, float %a2) {
  %r = call <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float> %a0, i32 %a1, float %a2)
  ret <6 x i32> %r
}
declare <6 x i32> @llvm.amdgcn.cvt.scalef32.sr.pk32.fp6.f32(<32 x float>, i32, float)

define <2 x bfloat> @f55(<2 x bfloat> %a0, float %a1, i32 %a2) {
  %r = call <2 x bfloat> @llvm.amdgcn.cvt.sr.bf16.f32(<2 x bfloat> %a0, float %a1, i32 %a2, i1 true)
  ret <2 x bfloat> %r
}
declare <2 x bfloat> @llvm.amdgcn.cvt.sr.bf16.f32(<2 x bfloat>, float, i32, i1)

define i32 @f56(float %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.cvt.sr.bf8.f32(float %a0, i32 %a1, i32 %a2, i32 0)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.sr.bf8.f32(float, i32, i32, i32)

define <2 x half> @f57(<2 x half> %a0, float %a1, i32 %a2) {
  %r = call <2 x half> @llvm.amdgcn.cvt.sr.f16.f32(<2 x half> %a0, float %a1, i32 %a2, i1 true)
  ret <2 x half> %r
}
declare <2 x half> @llvm.amdgcn.cvt.sr.f16.f32(<2 x half>, float, i32, i1)

define i32 @f58(float %a0, i32 %a1, i32 %a2) {
  %r = call i32 @llvm.amdgcn.cvt.sr.fp8.f32(float %a0, i32 %a1, i32 %a2, i32 2)
  ret i32 %r
}
declare i32 @llvm.amdgcn.cvt.sr.fp8.f32(float, i32, i32, i32)

define void @f59(ptr addrspace(1) %a0, ptr addrspace(3) inreg %a1) {
  call void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 2, i32 32, i32 0)
  ret void
}
declare void @llvm.amdgcn.global.load.async.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)

define void @f60(ptr addrspace(1) %a0, ptr addrspace(3) inreg %a1) {
  call void @llvm.amdgcn.global.load.lds(ptr addrspace(1) %a0, ptr addrspace(3) %a1, i32 4, i32 16, i32 0)
  ret void
}
declare void @llvm.amdgcn.global.load.lds(ptr addrspace(1), ptr addrspace(3), i32, i32, i32)

define <4 x float> @f61(<8 x bfloat> %a0, <8 x bfloat> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat> %a0, <8 x bfloat> %a1, <4 x float> %a2, i32 0, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf16(<8 x bfloat>, <8 x bfloat>, <4 x float>, i32, i32, i32)

define <4 x float> @f62(i64 %a0, i64 %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64 %a0, i64 %a1, <4 x float> %a2, i32 0, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.bf8(i64, i64, <4 x float>, i32, i32, i32)

define <4 x float> @f63(i64 %a0, i64 %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64 %a0, i64 %a1, <4 x float> %a2, i32 0, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.bf8.fp8(i64, i64, <4 x float>, i32, i32, i32)

define <4 x float> @f64(<8 x half> %a0, <8 x half> %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half> %a0, <8 x half> %a1, <4 x float> %a2, i32 0, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.f16(<8 x half>, <8 x half>, <4 x float>, i32, i32, i32)

define <4 x float> @f65(i64 %a0, i64 %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64 %a0, i64 %a1, <4 x float> %a2, i32 0, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.bf8(i64, i64, <4 x float>, i32, i32, i32)

define <4 x float> @f66(i64 %a0, i64 %a1, <4 x float> %a2) {
  %r = call <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64 %a0, i64 %a1, <4 x float> %a2, i32 0, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.mfma.f32.16x16x32.fp8.fp8(i64, i64, <4 x float>, i32, i32, i32)

define <16 x float> @f67(<8 x bfloat> %a0, <8 x bfloat> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat> %a0, <8 x bfloat> %a1, <16 x float> %a2, i32 0, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf16(<8 x bfloat>, <8 x bfloat>, <16 x float>, i32, i32, i32)

define <16 x float> @f68(i64 %a0, i64 %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64 %a0, i64 %a1, <16 x float> %a2, i32 0, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.bf8(i64, i64, <16 x float>, i32, i32, i32)

define <16 x float> @f69(i64 %a0, i64 %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64 %a0, i64 %a1, <16 x float> %a2, i32 0, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.bf8.fp8(i64, i64, <16 x float>, i32, i32, i32)

define <16 x float> @f70(<8 x half> %a0, <8 x half> %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half> %a0, <8 x half> %a1, <16 x float> %a2, i32 0, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.f16(<8 x half>, <8 x half>, <16 x float>, i32, i32, i32)

define <16 x float> @f71(i64 %a0, i64 %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64 %a0, i64 %a1, <16 x float> %a2, i32 0, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.bf8(i64, i64, <16 x float>, i32, i32, i32)

define <16 x float> @f72(i64 %a0, i64 %a1, <16 x float> %a2) {
  %r = call <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64 %a0, i64 %a1, <16 x float> %a2, i32 0, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.mfma.f32.32x32x16.fp8.fp8(i64, i64, <16 x float>, i32, i32, i32)

define <4 x i32> @f73(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2) {
  %r = call <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 0, i32 0, i32 0)
  ret <4 x i32> %r
}
declare <4 x i32> @llvm.amdgcn.mfma.i32.16x16x64.i8(<4 x i32>, <4 x i32>, <4 x i32>, i32, i32, i32)

define <16 x i32> @f74(<4 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2) {
  %r = call <16 x i32> @llvm.amdgcn.mfma.i32.32x32x32.i8(<4 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i32 0, i32 0, i32 0)
  ret <16 x i32> %r
}
declare <16 x i32> @llvm.amdgcn.mfma.i32.32x32x32.i8(<4 x i32>, <4 x i32>, <16 x i32>, i32, i32, i32)

define { i32, i32 } @f75(i32 %a0, i32 %a1) {
  %r = call { i32, i32 } @llvm.amdgcn.permlane16.swap(i32 %a0, i32 %a1, i1 true, i1 false)
  ret { i32, i32 } %r
}
declare { i32, i32 } @llvm.amdgcn.permlane16.swap(i32, i32, i1, i1)

define { i32, i32 } @f76(i32 %a0, i32 %a1) {
  %r = call { i32, i32 } @llvm.amdgcn.permlane32.swap(i32 %a0, i32 %a1, i1 false, i1 true)
  ret { i32, i32 } %r
}
declare { i32, i32 } @llvm.amdgcn.permlane32.swap(i32, i32, i1, i1)

define i32 @f77(i32 %a0) {
  %r = call i32 @llvm.amdgcn.prng.b32(i32 %a0)
  ret i32 %r
}
declare i32 @llvm.amdgcn.prng.b32(i32)

define void @f78(ptr addrspace(8) inreg %a0, ptr addrspace(3) inreg %a1, i32 %a3, i32 %a4) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8) %a0, ptr addrspace(3) %a1, i32 1, i32 %a3, i32 %a4, i32 16, i32 0)
  ret void
}
declare void @llvm.amdgcn.raw.ptr.buffer.load.async.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define void @f79(ptr addrspace(8) inreg %a0, ptr addrspace(3) inreg %a1, i32 %a3, i32 %a4) {
  call void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8) %a0, ptr addrspace(3) %a1, i32 2, i32 %a3, i32 %a4, i32 0, i32 0)
  ret void
}
declare void @llvm.amdgcn.raw.ptr.buffer.load.lds(ptr addrspace(8), ptr addrspace(3), i32, i32, i32, i32, i32)

define <4 x float> @f80(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.bf8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32)

define <4 x float> @f81(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.bf8.fp8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32)

define <4 x float> @f82(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.bf8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32)

define <4 x float> @f83(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8(<4 x i32> %a0, <8 x i32> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x128.fp8.fp8(<4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32)

define <4 x float> @f84(<4 x i16> %a0, <8 x i16> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.bf16(<4 x i16> %a0, <8 x i16> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.bf16(<4 x i16>, <8 x i16>, <4 x float>, i32, i32, i32)

define <4 x float> @f85(<4 x half> %a0, <8 x half> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half> %a0, <8 x half> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x32.f16(<4 x half>, <8 x half>, <4 x float>, i32, i32, i32)

define <4 x float> @f86(<8 x bfloat> %a0, <16 x bfloat> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf16(<8 x bfloat> %a0, <16 x bfloat> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf16(<8 x bfloat>, <16 x bfloat>, <4 x float>, i32, i32, i32)

define <4 x float> @f87(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.bf8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32, i32)

define <4 x float> @f88(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.bf8.fp8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32, i32)

define <4 x float> @f89(<8 x half> %a0, <16 x half> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half> %a0, <16 x half> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.f16(<8 x half>, <16 x half>, <4 x float>, i32, i32, i32)

define <4 x float> @f90(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.bf8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32, i32)

define <4 x float> @f91(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3) {
  %r = call <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8(<2 x i32> %a0, <4 x i32> %a1, <4 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x float> %r
}
declare <4 x float> @llvm.amdgcn.smfmac.f32.16x16x64.fp8.fp8(<2 x i32>, <4 x i32>, <4 x float>, i32, i32, i32)

define <16 x float> @f92(<4 x i16> %a0, <8 x i16> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.bf16(<4 x i16> %a0, <8 x i16> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.bf16(<4 x i16>, <8 x i16>, <16 x float>, i32, i32, i32)

define <16 x float> @f93(<4 x half> %a0, <8 x half> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half> %a0, <8 x half> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x16.f16(<4 x half>, <8 x half>, <16 x float>, i32, i32, i32)

define <16 x float> @f94(<8 x bfloat> %a0, <16 x bfloat> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf16(<8 x bfloat> %a0, <16 x bfloat> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf16(<8 x bfloat>, <16 x bfloat>, <16 x float>, i32, i32, i32)

define <16 x float> @f95(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.bf8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32, i32)

define <16 x float> @f96(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.bf8.fp8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32, i32)

define <16 x float> @f97(<8 x half> %a0, <16 x half> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.f16(<8 x half> %a0, <16 x half> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.f16(<8 x half>, <16 x half>, <16 x float>, i32, i32, i32)

define <16 x float> @f98(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.bf8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32, i32)

define <16 x float> @f99(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(<2 x i32> %a0, <4 x i32> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x32.fp8.fp8(<2 x i32>, <4 x i32>, <16 x float>, i32, i32, i32)

define <16 x float> @f100(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.bf8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32, i32)

define <16 x float> @f101(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.bf8.fp8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32, i32)

define <16 x float> @f102(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.bf8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32, i32)

define <16 x float> @f103(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3) {
  %r = call <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8(<4 x i32> %a0, <8 x i32> %a1, <16 x float> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x float> %r
}
declare <16 x float> @llvm.amdgcn.smfmac.f32.32x32x64.fp8.fp8(<4 x i32>, <8 x i32>, <16 x float>, i32, i32, i32)

define <4 x i32> @f104(<4 x i32> %a0, <8 x i32> %a1, <4 x i32> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x128.i8(<4 x i32> %a0, <8 x i32> %a1, <4 x i32> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x i32> %r
}
declare <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x128.i8(<4 x i32>, <8 x i32>, <4 x i32>, i32, i32, i32)

define <4 x i32> @f105(<2 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3) {
  %r = call <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x64.i8(<2 x i32> %a0, <4 x i32> %a1, <4 x i32> %a2, i32 %a3, i32 0, i32 0)
  ret <4 x i32> %r
}
declare <4 x i32> @llvm.amdgcn.smfmac.i32.16x16x64.i8(<2 x i32>, <4 x i32>, <4 x i32>, i32, i32, i32)

define <16 x i32> @f106(<2 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i32 %a3) {
  %r = call <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x32.i8(<2 x i32> %a0, <4 x i32> %a1, <16 x i32> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x i32> %r
}
declare <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x32.i8(<2 x i32>, <4 x i32>, <16 x i32>, i32, i32, i32)

define <16 x i32> @f107(<4 x i32> %a0, <8 x i32> %a1, <16 x i32> %a2, i32 %a3) {
  %r = call <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x64.i8(<4 x i32> %a0, <8 x i32> %a1, <16 x i32> %a2, i32 %a3, i32 0, i32 0)
  ret <16 x i32> %r
}
declare <16 x i32> @llvm.amdgcn.smfmac.i32.32x32x64.i8(<4 x i32>, <8 x i32>, <16 x i32>, i32, i32, i32)

define void @f108() {
  call void @llvm.amdgcn.wait.asyncmark(i16 0)
  ret void
}
declare void @llvm.amdgcn.wait.asyncmark(i16)

define <4 x float> @s109(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 0, i32 1, i32 1, i32 %s, i32 2, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <4 x float> %x, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s110(<8 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 0, i32 1, i32 2, i32 %s, i32 3, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32> %a, <8 x i32> %b, <16 x float> %x, i32 0, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v8i32(<8 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x float> @s111(<8 x i32> %a, <6 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32> %a, <6 x i32> %b, <4 x float> %c, i32 0, i32 3, i32 3, i32 %s, i32 0, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32> %a, <6 x i32> %b, <4 x float> %x, i32 0, i32 3, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v6i32(<8 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s112(<8 x i32> %a, <6 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v6i32(<8 x i32> %a, <6 x i32> %b, <16 x float> %c, i32 0, i32 3, i32 0, i32 %s, i32 1, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v6i32(<8 x i32> %a, <6 x i32> %b, <16 x float> %x, i32 0, i32 3, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v6i32(<8 x i32>, <6 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x float> @s113(<8 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 0, i32 4, i32 1, i32 %s, i32 2, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32> %a, <4 x i32> %b, <4 x float> %x, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s114(<8 x i32> %a, <4 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v4i32(<8 x i32> %a, <4 x i32> %b, <16 x float> %c, i32 0, i32 4, i32 2, i32 %s, i32 3, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v4i32(<8 x i32> %a, <4 x i32> %b, <16 x float> %x, i32 0, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v8i32.v4i32(<8 x i32>, <4 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x float> @s115(<6 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 2, i32 1, i32 3, i32 %s, i32 0, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32> %a, <8 x i32> %b, <4 x float> %x, i32 2, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s116(<6 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v8i32(<6 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 2, i32 1, i32 0, i32 %s, i32 1, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v8i32(<6 x i32> %a, <8 x i32> %b, <16 x float> %x, i32 2, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v8i32(<6 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x float> @s117(<6 x i32> %a, <6 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v6i32(<6 x i32> %a, <6 x i32> %b, <4 x float> %c, i32 2, i32 3, i32 1, i32 %s, i32 2, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v6i32(<6 x i32> %a, <6 x i32> %b, <4 x float> %x, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v6i32(<6 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s118(<6 x i32> %a, <6 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v6i32(<6 x i32> %a, <6 x i32> %b, <16 x float> %c, i32 2, i32 3, i32 2, i32 %s, i32 3, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v6i32(<6 x i32> %a, <6 x i32> %b, <16 x float> %x, i32 2, i32 3, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v6i32(<6 x i32>, <6 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x float> @s119(<6 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v4i32(<6 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 2, i32 4, i32 3, i32 %s, i32 0, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v4i32(<6 x i32> %a, <4 x i32> %b, <4 x float> %x, i32 2, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v6i32.v4i32(<6 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s120(<6 x i32> %a, <4 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v4i32(<6 x i32> %a, <4 x i32> %b, <16 x float> %c, i32 2, i32 4, i32 0, i32 %s, i32 1, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v4i32(<6 x i32> %a, <4 x i32> %b, <16 x float> %x, i32 2, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v6i32.v4i32(<6 x i32>, <4 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x float> @s121(<4 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %a, <8 x i32> %b, <4 x float> %c, i32 4, i32 1, i32 1, i32 %s, i32 2, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32> %a, <8 x i32> %b, <4 x float> %x, i32 4, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v8i32(<4 x i32>, <8 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s122(<4 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v8i32(<4 x i32> %a, <8 x i32> %b, <16 x float> %c, i32 4, i32 1, i32 2, i32 %s, i32 3, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v8i32(<4 x i32> %a, <8 x i32> %b, <16 x float> %x, i32 4, i32 1, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v8i32(<4 x i32>, <8 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x float> @s123(<4 x i32> %a, <6 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v6i32(<4 x i32> %a, <6 x i32> %b, <4 x float> %c, i32 4, i32 3, i32 3, i32 %s, i32 0, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v6i32(<4 x i32> %a, <6 x i32> %b, <4 x float> %x, i32 4, i32 3, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v6i32(<4 x i32>, <6 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s124(<4 x i32> %a, <6 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v6i32(<4 x i32> %a, <6 x i32> %b, <16 x float> %c, i32 4, i32 3, i32 0, i32 %s, i32 1, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v6i32(<4 x i32> %a, <6 x i32> %b, <16 x float> %x, i32 4, i32 3, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v6i32(<4 x i32>, <6 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x float> @s125(<4 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 %s, i32 %t) {
  %x = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x float> %c, i32 4, i32 4, i32 1, i32 %s, i32 2, i32 %t)
  %y = call <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x float> %x, i32 4, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret <4 x float> %y
}
declare <4 x float> @llvm.amdgcn.mfma.scale.f32.16x16x128.f8f6f4.v4i32.v4i32(<4 x i32>, <4 x i32>, <4 x float>, i32, i32, i32, i32, i32, i32)

define <16 x float> @s126(<4 x i32> %a, <4 x i32> %b, <16 x float> %c, i32 %s, i32 %t) {
  %x = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32> %a, <4 x i32> %b, <16 x float> %c, i32 4, i32 4, i32 2, i32 %s, i32 3, i32 %t)
  %y = call <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32> %a, <4 x i32> %b, <16 x float> %x, i32 4, i32 4, i32 0, i32 0, i32 0, i32 0)
  ret <16 x float> %y
}
declare <16 x float> @llvm.amdgcn.mfma.scale.f32.32x32x64.f8f6f4.v4i32.v4i32(<4 x i32>, <4 x i32>, <16 x float>, i32, i32, i32, i32, i32, i32)

define <4 x half> @t127(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 48
  %r = call <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3) %q)
  ret <4 x half> %r
}
declare <4 x half> @llvm.amdgcn.ds.read.tr16.b64.v4f16(ptr addrspace(3))

define <4 x bfloat> @t128(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 48
  %r = call <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3) %q)
  ret <4 x bfloat> %r
}
declare <4 x bfloat> @llvm.amdgcn.ds.read.tr16.b64.v4bf16(ptr addrspace(3))

define <2 x i32> @t129(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 48
  %r = call <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3) %q)
  ret <2 x i32> %r
}
declare <2 x i32> @llvm.amdgcn.ds.read.tr8.b64.v2i32(ptr addrspace(3))

define <2 x i32> @t130(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 48
  %r = call <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3) %q)
  ret <2 x i32> %r
}
declare <2 x i32> @llvm.amdgcn.ds.read.tr4.b64.v2i32(ptr addrspace(3))

define <3 x i32> @t131(ptr addrspace(3) %p) {
  %q = getelementptr i8, ptr addrspace(3) %p, i32 48
  %r = call <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3) %q)
  ret <3 x i32> %r
}
declare <3 x i32> @llvm.amdgcn.ds.read.tr6.b96.v3i32(ptr addrspace(3))

define i16 @b132(i16 %a, i16 %b, i16 %c) {
  %r = call i16 @llvm.amdgcn.bitop3.i16(i16 %a, i16 %b, i16 %c, i32 108)
  ret i16 %r
}
declare i16 @llvm.amdgcn.bitop3.i16(i16, i16, i16, i32)

define i32 @b133(i32 %a, i32 %b, i32 %c) {
  %r = call i32 @llvm.amdgcn.bitop3.i32(i32 %a, i32 %b, i32 %c, i32 108)
  ret i32 %r
}
declare i32 @llvm.amdgcn.bitop3.i32(i32, i32, i32, i32)
