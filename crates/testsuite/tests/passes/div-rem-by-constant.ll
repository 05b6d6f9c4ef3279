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
