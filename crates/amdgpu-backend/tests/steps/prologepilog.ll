; cpu: gfx942
; The return address and the frame pointer are kept across a call.
target triple = "amdgcn-amd-amdhsa"
declare i32 @other(ptr addrspace(5))
define i32 @f(i32 %x) {
  %a = alloca i32, addrspace(5)
  store i32 %x, ptr addrspace(5) %a
  %y = call i32 @other(ptr addrspace(5) %a)
  %r = add i32 %y, %x
  ret i32 %r
}
