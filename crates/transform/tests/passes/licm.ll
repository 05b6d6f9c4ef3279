; passes: licm
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The product and the load of what nobody writes leave the loop; the load of the written array and the
; division, which might trap on no iteration, stay.
define void @f(ptr addrspace(1) noalias %p, ptr addrspace(1) noalias dereferenceable(4) %scale, i32 %a, i32 %b, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %latch ]
  %m = mul i32 %a, %b
  %s = load i32, ptr addrspace(1) %scale, align 4
  %q = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %q, align 4
  %c = icmp sgt i32 %v, 0
  br i1 %c, label %divide, label %latch
divide:
  %d = sdiv i32 %a, %b
  %t = add i32 %d, %m
  %u = mul i32 %t, %s
  store i32 %u, ptr addrspace(1) %q, align 4
  br label %latch
latch:
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
