; passes: loop-reduce
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; The counter of this iteration is compared: the next one is, and the step comes before it.
define void @count(ptr addrspace(1) %p) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = getelementptr i32, ptr addrspace(1) %p, i32 %i
  store i32 %i, ptr addrspace(1) %a, align 4
  %done = icmp eq i32 %i, 9
  %next = add nuw nsw i32 %i, 1
  br i1 %done, label %exit, label %loop
exit:
  ret void
}

; Down to zero the step after the last one wraps.
define i32 @down(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 31, %entry ], [ %next, %latch ]
  %s = phi i32 [ %n, %entry ], [ %t, %latch ]
  %t = mul i32 %s, %i
  %next = add nsw i32 %i, -1
  %odd = icmp slt i32 %t, 0
  br i1 %odd, label %exit, label %latch
latch:
  %more = icmp ne i32 %i, 0
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %s
}

; Order is not equality, and what is not stepped by a constant is no counter.
define void @others(ptr addrspace(1) %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %j = phi i32 [ 0, %entry ], [ %jump, %latch ]
  %low = icmp slt i32 %i, 9
  br i1 %low, label %latch, label %exit
latch:
  %next = add i32 %i, 1
  %jump = add i32 %j, %n
  %end = icmp eq i32 %j, 64
  br i1 %end, label %exit, label %loop
exit:
  ret void
}
