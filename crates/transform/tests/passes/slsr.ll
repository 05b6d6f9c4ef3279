; passes: slsr
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Rows under branches: one product before them, and steps from there.
define void @rows(ptr %p, ptr %q, i64 %n, i64 %m, i64 %r) {
entry:
  %c0 = icmp slt i64 %r, %m
  br i1 %c0, label %b0, label %t0
b0:
  %i0 = mul i64 %n, %r
  %a0 = getelementptr [4 x i8], ptr %p, i64 %i0
  %v0 = load float, ptr %a0, align 4
  store float %v0, ptr %q, align 4
  br label %t0
t0:
  %r1 = add nuw nsw i64 %r, 8
  %c1 = icmp slt i64 %r1, %m
  br i1 %c1, label %b1, label %t1
b1:
  %i1 = mul nsw i64 %r1, %n
  %a1 = getelementptr inbounds [4 x i8], ptr %p, i64 %i1
  %v1 = load float, ptr %a1, align 4
  store float %v1, ptr %q, align 4
  br label %t1
t1:
  ret void
}

; Values that are widened, in one block; a step to the front.
define float @widened(ptr addrspace(1) %p, i64 %w, i32 %i) {
  %im = add nsw i32 %i, -1
  %ip = add nsw i32 %i, 3
  %e0 = sext i32 %im to i64
  %e1 = sext i32 %ip to i64
  %i0 = mul i64 %w, %e0
  %i1 = mul i64 %w, %e1
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %i0
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %s = fadd float %v0, %v1
  ret float %s
}

; The product of two values that are widened is one instruction.
define float @narrow(ptr addrspace(1) %p, i32 %n, i32 %i) {
  %w = sext i32 %n to i64
  %im = add nsw i32 %i, -1
  %ip = add nsw i32 %i, 3
  %e0 = sext i32 %im to i64
  %e1 = sext i32 %ip to i64
  %i0 = mul i64 %w, %e0
  %i1 = mul i64 %w, %e1
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %i0
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %s = fadd float %v0, %v1
  ret float %s
}

; The addition may wrap before it is widened: each is multiplied.
define float @wraps(ptr addrspace(1) %p, i64 %n, i32 %i) {
  %ip = add i32 %i, 3
  %e0 = sext i32 %i to i64
  %e1 = sext i32 %ip to i64
  %i0 = mul i64 %n, %e0
  %i1 = mul i64 %n, %e1
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %i0
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %s = fadd float %v0, %v1
  ret float %s
}

; One inside of a loop, one behind it: neither is computed for the other.
define void @loop(ptr addrspace(1) %p, i64 %n, i64 %r, i64 %m) {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %k1, %loop ]
  %i0 = mul i64 %n, %r
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %i0
  store volatile float 0.0, ptr addrspace(1) %a0, align 4
  %k1 = add i64 %k, 1
  %c = icmp slt i64 %k1, %m
  br i1 %c, label %loop, label %out
out:
  %r1 = add i64 %r, 8
  %i1 = mul i64 %n, %r1
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %i1
  store float 0.0, ptr addrspace(1) %a1, align 4
  ret void
}
