; passes: amdgpu-legalize-operations
target triple = "amdgcn-amd-amdhsa"

define { i16, i1 } @product(i16 %a, i16 %b) {
  %r = call { i16, i1 } @llvm.smul.with.overflow.i16(i16 %a, i16 %b)
  ret { i16, i1 } %r
}

define i64 @saturated(i64 %a, i64 %b) {
  %r = call i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  ret i64 %r
}

define i1 @wide_less(i128 %a, i128 %b) {
  %r = icmp slt i128 %a, %b
  ret i1 %r
}

define i128 @wide_shift(i128 %a, i128 %b) {
  %r = lshr i128 %a, %b
  ret i128 %r
}

define <2 x bfloat> @brain(<2 x bfloat> %a, <2 x bfloat> %b) {
  %r = fadd <2 x bfloat> %a, %b
  ret <2 x bfloat> %r
}

define float @logarithm(float %x) {
  %r = call float @llvm.log.f32(float %x)
  ret float %r
}

define half @power(half %x, half %y) {
  %r = call afn half @llvm.pow.f16(half %x, half %y)
  ret half %r
}

define float @remainder(float %x, float %y) {
  %r = frem float %x, %y
  ret float %r
}

define i32 @saturating_conversion(float %x) {
  %r = call i32 @llvm.fptosi.sat.i32.f32(float %x)
  ret i32 %r
}

define i1 @lane_of_mask(i64 %mask) {
  %r = call i1 @llvm.amdgcn.inverse.ballot.i64(i64 %mask)
  ret i1 %r
}

define ptr @not_null(ptr addrspace(3) %p) {
  %r = call ptr @llvm.amdgcn.addrspacecast.nonnull.p0.p3(ptr addrspace(3) %p)
  ret ptr %r
}

define i32 @dead() {
  %r = call i32 @llvm.amdgcn.dead.i32()
  ret i32 %r
}

declare i1 @llvm.amdgcn.inverse.ballot.i64(i64)
declare ptr @llvm.amdgcn.addrspacecast.nonnull.p0.p3(ptr addrspace(3))
declare i32 @llvm.amdgcn.dead.i32()
declare { i16, i1 } @llvm.smul.with.overflow.i16(i16, i16)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare float @llvm.log.f32(float)
declare half @llvm.pow.f16(half, half)
declare i32 @llvm.fptosi.sat.i32.f32(float)
