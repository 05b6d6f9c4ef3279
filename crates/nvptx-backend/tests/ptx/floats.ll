; cpu: sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Contraction, flushing, approximation: by flags and attributes.
define float @plain(float %a, float %b, float %c) {
  %m = fmul float %a, %b
  %s = fadd float %m, %c
  %d = fdiv float %s, %b
  %r = call float @llvm.sqrt.f32(float %d)
  ret float %r
}

define float @contract(float %a, float %b, float %c) {
  %m = fmul contract float %a, %b
  %s = fadd contract float %m, %c
  ret float %s
}

define float @fast(float %a, float %b) {
  %d = fdiv fast float %a, %b
  %r = call fast float @llvm.sqrt.f32(float %d)
  %s = call fast float @llvm.sin.f32(float %r)
  ret float %s
}

; The reciprocal of an approximate root is one instruction; with arcp so is what is divided by it.
define float @normalise(float %a, float %x) {
  %s = call afn float @llvm.sqrt.f32(float %x)
  %r = fdiv afn float 1.0, %s
  %t = call fast float @llvm.sqrt.f32(float %a)
  %u = fdiv fast float %r, %t
  ret float %u
}

define float @flush(float %a, float %b) "denormal-fp-math-f32"="preserve-sign,preserve-sign" {
  %m = fmul float %a, %b
  %n = call float @llvm.minnum.f32(float %m, float %b)
  %t = call float @llvm.trunc.f32(float %n)
  ret float %t
}

define half @half(half %a, half %b) {
  %m = call half @llvm.fma.f16(half %a, half %b, half 0xH3C00)
  %d = fdiv half %m, %b
  ret half %d
}

define <2 x half> @packed(<2 x half> %a, <2 x half> %b) {
  %m = fmul <2 x half> %a, %b
  %n = call <2 x half> @llvm.maxnum.v2f16(<2 x half> %m, <2 x half> %b)
  ret <2 x half> %n
}

define bfloat @bfloat(bfloat %a, bfloat %b) {
  %s = fadd bfloat %a, %b
  ret bfloat %s
}

define i1 @compare(double %a, double %b) {
  %u = fcmp ult double %a, %b
  %o = fcmp one double %a, %b
  %c = and i1 %u, %o
  ret i1 %c
}

declare float @llvm.sqrt.f32(float)
declare float @llvm.sin.f32(float)
declare float @llvm.minnum.f32(float, float)
declare float @llvm.trunc.f32(float)
declare half @llvm.fma.f16(half, half, half)
declare <2 x half> @llvm.maxnum.v2f16(<2 x half>, <2 x half>)
