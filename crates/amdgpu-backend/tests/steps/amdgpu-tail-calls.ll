; cpu: gfx1100
; A call before a return is a jump.
target triple = "amdgcn-amd-amdhsa"
declare i32 @other(i32)
define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  %r = tail call i32 @other(i32 %y)
  ret i32 %r
}
