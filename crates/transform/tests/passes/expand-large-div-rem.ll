; passes: expand-large-div-rem
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i128 @divide(i128 %a, i128 %b) {
  %q = sdiv i128 %a, %b
  %r = urem i128 %q, %b
  ret i128 %r
}

; A dividend of 64 bits: a divisor above leaves it whole, and nothing is called.
define i128 @short(i64 %a, i128 %b) {
  %n = zext i64 %a to i128
  %q = udiv i128 %n, %b
  %r = urem i128 %n, %b
  %s = add i128 %q, %r
  ret i128 %s
}

; The magnitudes of both fit.
define i128 @both(i64 %a, i32 %b) {
  %n = sext i64 %a to i128
  %d = sext i32 %b to i128
  %q = sdiv i128 %n, %d
  ret i128 %q
}

; A sign extension says nothing of a number without sign.
define i128 @not_signed(i64 %a, i128 %b) {
  %n = sext i64 %a to i128
  %q = udiv i128 %n, %b
  ret i128 %q
}
