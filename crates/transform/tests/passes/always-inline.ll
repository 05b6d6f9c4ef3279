; passes: always-inline
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

define internal i32 @clamp(i32 %x, i32 %lo, i32 %hi) alwaysinline {
  %below = icmp slt i32 %x, %lo
  br i1 %below, label %low, label %rest
low:
  ret i32 %lo
rest:
  %y = call i32 @llvm.smin.i32(i32 %x, i32 %hi)
  ret i32 %y
}

; Two returns become one merge; the private array moves to the entry block.
define internal i32 @table(i32 %n) alwaysinline {
  %t = alloca [4 x i32], align 4
  %p = getelementptr [4 x i32], ptr %t, i32 0, i32 %n
  store i32 7, ptr %p, align 4
  %v = load i32, ptr %t, align 4
  ret i32 %v
}

define i32 @twice(i32 %x) noinline {
  %y = mul i32 %x, 2
  ret i32 %y
}

define ptx_kernel void @k(ptr addrspace(1) %p, i32 %n) {
entry:
  %v = load i32, ptr addrspace(1) %p, align 4
  %c = call i32 @clamp(i32 %v, i32 0, i32 255)
  %many = icmp ugt i32 %n, 3
  br i1 %many, label %do, label %done
do:
  %w = call i32 @table(i32 %c)
  %z = call i32 @twice(i32 %w)
  store i32 %z, ptr addrspace(1) %p, align 4
  br label %done
done:
  ret void
}

declare i32 @llvm.smin.i32(i32, i32)
