; passes: div-rem-by-constant
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i32 @unsigned(i32 %x) {
  %q = udiv i32 %x, 7
  ret i32 %q
}

define i32 @signed(i32 %x) {
  %q = sdiv i32 %x, -10
  ret i32 %q
}

define i32 @power(i32 %x) {
  %q = sdiv i32 %x, 8
  %r = srem i32 %x, 8
  %s = add i32 %q, %r
  ret i32 %s
}

define i64 @wide(i64 %x) {
  %r = urem i64 %x, 1000
  ret i64 %r
}

define i32 @exact(i32 %x) {
  %q = sdiv exact i32 %x, 12
  ret i32 %q
}

define i16 @short(i16 %x) {
  %q = udiv i16 %x, 100
  ret i16 %q
}

; Sixteen bits need no corrections at thirty-two.
define i16 @sixteen(i16 %x) {
  %q = udiv i16 %x, 31
  ret i16 %q
}

; Nor does what is known to be small; and nothing is left of it behind a larger divisor.
define i32 @small(i32 %x) {
  %low = and i32 %x, 1023
  %q = udiv i32 %low, 7
  %r = srem i32 %low, 7
  %none = udiv i32 %low, 1025
  %s = add i32 %q, %r
  %t = add i32 %s, %none
  ret i32 %t
}

; Lane by lane, each with its divisor; a zero among them keeps the division.
define <4 x i16> @lanes(<4 x i16> %x) {
  %q = udiv <4 x i16> %x, <i16 3, i16 4, i16 1, i16 31>
  %r = srem <4 x i16> %q, <i16 5, i16 5, i16 5, i16 5>
  %z = udiv <4 x i16> %r, <i16 3, i16 0, i16 3, i16 3>
  ret <4 x i16> %z
}
