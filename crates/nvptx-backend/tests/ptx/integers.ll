; cpu: sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Widths that PTX lacks, funnel shifts, saturation, overflow.
define i24 @odd(i24 %a, i24 %b) {
  %m = mul i24 %a, %b
  %s = ashr i24 %m, 3
  ret i24 %s
}

define i32 @rotate(i32 %a, i32 %b, i32 %n) {
  %r = call i32 @llvm.fshl.i32(i32 %a, i32 %a, i32 %n)
  %f = call i32 @llvm.fshr.i32(i32 %r, i32 %b, i32 7)
  ret i32 %f
}

define i64 @counts(i64 %x) {
  %p = call i64 @llvm.ctpop.i64(i64 %x)
  %l = call i64 @llvm.ctlz.i64(i64 %p, i1 false)
  %t = call i64 @llvm.cttz.i64(i64 %l, i1 true)
  %b = call i64 @llvm.bitreverse.i64(i64 %t)
  %s = call i64 @llvm.bswap.i64(i64 %b)
  ret i64 %s
}

define i32 @saturate(i32 %a, i32 %b) {
  %s = call i32 @llvm.sadd.sat.i32(i32 %a, i32 %b)
  %u = call i32 @llvm.usub.sat.i32(i32 %s, i32 %b)
  ret i32 %u
}

define { i64, i1 } @overflow(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}

define i64 @multiply(i32 %a, i32 %b, i64 %c) {
  %x = sext i32 %a to i64
  %y = sext i32 %b to i64
  %m = mul i64 %x, %y
  %s = add i64 %m, %c
  ret i64 %s
}

define i32 @field(i32 %x) {
  %s = lshr i32 %x, 5
  %m = and i32 %s, 127
  ret i32 %m
}

declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.fshr.i32(i32, i32, i32)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.bswap.i64(i64)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
