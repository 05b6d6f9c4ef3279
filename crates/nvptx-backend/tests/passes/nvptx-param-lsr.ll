; passes: nvptx-lower-args,infer-address-spaces,early-cse,nvptx-param-lsr
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { [100 x i32] }

; Each turn loads the next element: a pointer steps along.
define ptx_kernel void @sum(ptr byval(%struct.S) align 4 %s, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %loop ]
  %i64 = zext i32 %i to i64
  %p = getelementptr inbounds [100 x i32], ptr %s, i64 0, i64 %i64
  %v = load i32, ptr %p, align 4
  %sum1 = add i32 %sum, %v
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  store i32 %sum1, ptr addrspace(1) %out, align 4
  ret void
}

; Here not every turn loads, so the index may go anywhere in between.
define ptx_kernel void @sometimes(ptr byval(%struct.S) align 4 %s, ptr addrspace(1) %out, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %next ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %next ]
  %i64 = zext i32 %i to i64
  %p = getelementptr inbounds [100 x i32], ptr %s, i64 0, i64 %i64
  %inside = icmp ult i32 %i, 100
  br i1 %inside, label %load, label %next
load:
  %v = load i32, ptr %p, align 4
  br label %next
next:
  %w = phi i32 [ %v, %load ], [ 0, %loop ]
  %sum1 = add i32 %sum, %w
  %i1 = add i32 %i, 1
  %more = icmp ult i32 %i1, %n
  br i1 %more, label %loop, label %done
done:
  store i32 %sum1, ptr addrspace(1) %out, align 4
  ret void
}
