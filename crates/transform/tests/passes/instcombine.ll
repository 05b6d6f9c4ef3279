; passes: instcombine
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @bits(i32 %x, i32 %y) {
  %a = shl i32 %x, 4
  %b = lshr i32 %a, 4
  %c = and i32 %b, 268435455
  %d = or i32 %c, 0
  %e = xor i32 %d, -1
  %f = xor i32 %e, -1
  %g = sub i32 %f, %y
  %h = add i32 %g, %y
  ret i32 %h
}

define i64 @widths(i32 %x) {
  %a = zext i32 %x to i64
  %b = and i64 %a, 4294967295
  %c = trunc i64 %b to i32
  %d = sext i32 %c to i64
  %e = mul i64 %d, 8
  ret i64 %e
}

define i1 @compare(i32 %x) {
  %a = add i32 %x, 5
  %b = icmp eq i32 %a, 12
  %c = xor i1 %b, true
  ret i1 %c
}

; Not x - 0.0 + 0.0 unless zeros' signs do not matter.
define float @floats(float %x) {
  %a = fadd float %x, 0.0
  %b = fmul nsz float %a, 1.0
  %c = fneg float %b
  %d = fneg float %c
  %e = fadd nsz float %d, 0.0
  ret float %e
}

define float @constants() {
  %a = fadd float 1.5, 2.25
  %b = call float @llvm.fma.f32(float %a, float 2.0, float -0.5)
  %c = fptosi float %b to i32
  %d = sitofp i32 %c to float
  ret float %d
}

declare float @llvm.fma.f32(float, float, float)

; An element that was inserted as an integer, behind a bitcast of the vector.
define float @through_bitcast(i16 %a, i16 %b) {
  %v = insertelement <2 x i16> poison, i16 %a, i32 0
  %w = insertelement <2 x i16> %v, i16 %b, i32 1
  %h = bitcast <2 x i16> %w to <2 x half>
  %e = extractelement <2 x half> %h, i32 1
  %f = fpext half %e to float
  ret float %f
}

; Other lanes than were inserted.
define half @other_lanes(i32 %a, i32 %b) {
  %v = insertelement <2 x i32> poison, i32 %a, i32 0
  %w = insertelement <2 x i32> %v, i32 %b, i32 1
  %h = bitcast <2 x i32> %w to <4 x half>
  %e = extractelement <4 x half> %h, i32 1
  ret half %e
}
