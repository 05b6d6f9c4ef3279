; passes: adce
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The chain and the loop-carried value that only feeds itself go; what has an effect stays.
define void @f(ptr addrspace(1) %p, i32 %n) {
entry:
  %dead = mul i32 %n, 3
  %dead2 = add i32 %dead, 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %useless = phi i32 [ 1, %entry ], [ %useless2, %loop ]
  %useless2 = shl i32 %useless, 1
  %unused = load i32, ptr addrspace(1) %p, align 4
  %kept = load volatile i32, ptr addrspace(1) %p, align 4
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  store i32 %i2, ptr addrspace(1) %p, align 4
  ret void
}
