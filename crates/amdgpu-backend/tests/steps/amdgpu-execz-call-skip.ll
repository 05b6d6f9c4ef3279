; cpu: gfx1100
; No lane may be active at the call: a branch goes around it.
target triple = "amdgcn-amd-amdhsa"
declare void @other(i32)
define void @f(i32 %x) {
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %then, label %end
then:
  call void @other(i32 %x)
  br label %end
end:
  ret void
}
