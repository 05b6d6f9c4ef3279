; passes: expand-large-div-rem
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define i128 @divide(i128 %a, i128 %b) {
  %q = sdiv i128 %a, %b
  %r = urem i128 %q, %b
  ret i128 %r
}
