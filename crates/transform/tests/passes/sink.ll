; passes: sink
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; What only the exit needs is computed there, if it is cheap and its operands live as long anyway.
define void @f(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %a, i32 %n) {
entry:
  %row = mul i32 %a, 96
  %off = add i32 %row, 7
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i2, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum2, %loop ]
  %r = getelementptr i32, ptr addrspace(1) %p, i32 %i
  %v = load i32, ptr addrspace(1) %r, align 4
  %sum2 = add i32 %sum, %v
  %i2 = add i32 %i, 1
  %more = icmp ult i32 %i2, %n
  br i1 %more, label %loop, label %exit
exit:
  %out = getelementptr i32, ptr addrspace(1) %q, i32 %off
  store i32 %sum2, ptr addrspace(1) %out, align 4
  %a.again = getelementptr i32, ptr addrspace(1) %q, i32 %a
  store i32 %n, ptr addrspace(1) %a.again, align 4
  ret void
}
