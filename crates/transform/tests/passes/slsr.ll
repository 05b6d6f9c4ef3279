; passes: slsr,early-cse,adce
target datalayout = "e-p:64:64-p1:64:64-p3:32:32-i64:64-n32:64"
target triple = "amdgcn-amd-amdhsa"

; Rows of a plane: each address is the one before and the length of a row, which is scaled once.
define float @rows(ptr addrspace(1) %p, i32 %i, i32 %n) {
  %x0 = sext i32 %i to i64
  %a0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x0
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = add nsw i32 %n, %i
  %x1 = sext i32 %i1 to i64
  %a1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x1
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %n2 = shl nsw i32 %n, 1
  %i2 = add nsw i32 %n2, %i
  %x2 = sext i32 %i2 to i64
  %a2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x2
  %v2 = load float, ptr addrspace(1) %a2, align 4
  %n3 = mul nsw i32 %n, 3
  %i3 = add nsw i32 %n3, %i
  %x3 = sext i32 %i3 to i64
  %a3 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x3
  %v3 = load float, ptr addrspace(1) %a3, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  ret float %s3
}

; Two arrays share the indices: all of those are superfluous only because both are rewritten.
define void @copy(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i, i32 %n) {
  %x0 = sext i32 %i to i64
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  %b0 = getelementptr float, ptr addrspace(1) %q, i64 %x0
  %i1 = add nsw i32 %n, %i
  %x1 = sext i32 %i1 to i64
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %x1
  %b1 = getelementptr float, ptr addrspace(1) %q, i64 %x1
  %n2 = mul nsw i32 %n, 2
  %i2 = add nsw i32 %n2, %i
  %x2 = sext i32 %i2 to i64
  %a2 = getelementptr float, ptr addrspace(1) %p, i64 %x2
  %b2 = getelementptr float, ptr addrspace(1) %q, i64 %x2
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %v2 = load float, ptr addrspace(1) %a2, align 4
  store float %v0, ptr addrspace(1) %b0, align 4
  store float %v1, ptr addrspace(1) %b1, align 4
  store float %v2, ptr addrspace(1) %b2, align 4
  ret void
}

; Somebody else needs the indices: nothing would be saved.
define void @needed(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i, i32 %n) {
  %x0 = sext i32 %i to i64
  %a0 = getelementptr i64, ptr addrspace(1) %p, i64 %x0
  store i64 %x0, ptr addrspace(1) %a0, align 8
  %i1 = add nsw i32 %n, %i
  %x1 = sext i32 %i1 to i64
  %a1 = getelementptr i64, ptr addrspace(1) %p, i64 %x1
  store i64 %x1, ptr addrspace(1) %a1, align 8
  %n2 = mul nsw i32 %n, 2
  %i2 = add nsw i32 %n2, %i
  %x2 = sext i32 %i2 to i64
  %a2 = getelementptr i64, ptr addrspace(1) %p, i64 %x2
  store i64 %x2, ptr addrspace(1) %a2, align 8
  ret void
}

; Sums that may wrap before they are widened are not taken apart.
define float @wraps(ptr addrspace(1) %p, i32 %i, i32 %n) {
  %x0 = sext i32 %i to i64
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %i1 = add i32 %n, %i
  %x1 = sext i32 %i1 to i64
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %x1
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %n2 = shl i32 %n, 1
  %i2 = add i32 %n2, %i
  %x2 = sext i32 %i2 to i64
  %a2 = getelementptr float, ptr addrspace(1) %p, i64 %x2
  %v2 = load float, ptr addrspace(1) %a2, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  ret float %s2
}

; For indices without sign the flag is nuw; nsw says nothing of them.
define void @unsigned(ptr addrspace(1) %p, ptr addrspace(1) %q, i32 %i, i32 %n) {
  %x0 = zext i32 %i to i64
  %a0 = getelementptr i16, ptr addrspace(1) %p, i64 %x0
  store i16 0, ptr addrspace(1) %a0, align 2
  %i1 = add nuw i32 %i, %n
  %x1 = zext i32 %i1 to i64
  %a1 = getelementptr i16, ptr addrspace(1) %p, i64 %x1
  store i16 1, ptr addrspace(1) %a1, align 2
  %i2 = add nuw i32 %i1, %n
  %x2 = zext i32 %i2 to i64
  %a2 = getelementptr i16, ptr addrspace(1) %p, i64 %x2
  store i16 2, ptr addrspace(1) %a2, align 2
  %b0 = getelementptr i16, ptr addrspace(1) %q, i64 %x0
  store i16 0, ptr addrspace(1) %b0, align 2
  %j1 = add nsw i32 %i, %n
  %y1 = zext i32 %j1 to i64
  %b1 = getelementptr i16, ptr addrspace(1) %q, i64 %y1
  store i16 1, ptr addrspace(1) %b1, align 2
  %j2 = add nsw i32 %j1, %n
  %y2 = zext i32 %j2 to i64
  %b2 = getelementptr i16, ptr addrspace(1) %q, i64 %y2
  store i16 2, ptr addrspace(1) %b2, align 2
  ret void
}

; The first sum may wrap where the others do not. Where nothing was accessed by it, nothing is computed from it.
define void @poison(ptr addrspace(1) %p, i32 %i, i32 %n, i1 %c) {
  %n9 = mul nsw i32 %n, 9
  %i9 = add nsw i32 %i, %n9
  %x9 = sext i32 %i9 to i64
  %a9 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x9
  br i1 %c, label %accessed, label %not
accessed:
  store float 0.0, ptr addrspace(1) %a9, align 4
  %n5 = mul nsw i32 %n, 5
  %i5 = add nsw i32 %i, %n5
  %x5 = sext i32 %i5 to i64
  %a5 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x5
  store float 1.0, ptr addrspace(1) %a5, align 4
  %i1 = add nsw i32 %i, %n
  %x1 = sext i32 %i1 to i64
  %a1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x1
  store float 2.0, ptr addrspace(1) %a1, align 4
  ret void
not:
  %m5 = mul nsw i32 %n, 5
  %j5 = add nsw i32 %i, %m5
  %y5 = sext i32 %j5 to i64
  %b5 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %y5
  %j1 = add nsw i32 %i, %n
  %y1 = sext i32 %j1 to i64
  %b1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %y1
  store float 2.0, ptr addrspace(1) %b1, align 4
  store float 1.0, ptr addrspace(1) %b5, align 4
  store float 0.0, ptr addrspace(1) %a9, align 4
  ret void
}

; A value that the other does not contain may be poison: the first address is no basis for the second.
define void @more(ptr addrspace(1) %p, i64 %i, i64 %k, i64 %n) {
  %m = mul i64 %k, %i
  %s = add nuw i64 %m, %n
  %a = getelementptr i32, ptr addrspace(1) %p, i64 %s
  %k1 = add i64 %k, 1
  %m1 = mul i64 %k1, %i
  %t = sub i64 %m1, %i
  %b = getelementptr i32, ptr addrspace(1) %p, i64 %t
  store i32 1, ptr addrspace(1) %b, align 4
  store i32 0, ptr addrspace(1) %a, align 4
  ret void
}

; Backwards by the same step: it is computed once and taken away.
define float @back(ptr addrspace(1) %p, i32 %i, i32 %n) {
  %x0 = sext i32 %i to i64
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %x0
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %n3 = mul nsw i32 %n, 3
  %i1 = add nsw i32 %n3, %i
  %x1 = sext i32 %i1 to i64
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %x1
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %i2 = sub nsw i32 %i, %n3
  %x2 = sext i32 %i2 to i64
  %a2 = getelementptr float, ptr addrspace(1) %p, i64 %x2
  %v2 = load float, ptr addrspace(1) %a2, align 4
  %n6 = mul nsw i32 %n, 6
  %i3 = add nsw i32 %i, %n6
  %x3 = sext i32 %i3 to i64
  %a3 = getelementptr float, ptr addrspace(1) %p, i64 %x3
  %v3 = load float, ptr addrspace(1) %a3, align 4
  %s1 = fadd float %v0, %v1
  %s2 = fadd float %s1, %v2
  %s3 = fadd float %s2, %v3
  ret float %s3
}

; A basis that was not accessed loses what makes it poison where the other is not: inbounds and nuw.
define void @flags(ptr addrspace(1) %p, i64 %i, i64 %n) {
  %m = mul nuw i64 %n, 7
  %s = add nuw i64 %m, %i
  %a = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %s
  %m2 = mul i64 %n, 9
  %s2 = add i64 %m2, %i
  %b = getelementptr i32, ptr addrspace(1) %p, i64 %s2
  %m3 = mul i64 %n, 11
  %s3 = add i64 %m3, %i
  %c = getelementptr i32, ptr addrspace(1) %p, i64 %s3
  store i32 2, ptr addrspace(1) %c, align 4
  store i32 1, ptr addrspace(1) %b, align 4
  store i32 0, ptr addrspace(1) %a, align 4
  ret void
}

; Products: (b + 1) * s is b * s + s, in any width, whatever wraps.
define void @products(ptr addrspace(1) %p, i64 %b, i64 %s) {
  %m0 = mul nsw i64 %b, %s
  %b1 = add nsw i64 %b, 1
  %m1 = mul nsw i64 %b1, %s
  %b2 = add nsw i64 %b, 2
  %m2 = mul i64 %s, %b2
  store volatile i64 %m0, ptr addrspace(1) %p, align 8
  store volatile i64 %m1, ptr addrspace(1) %p, align 8
  store volatile i64 %m2, ptr addrspace(1) %p, align 8
  ret void
}

; Rows of rows, in shared memory, whose addresses have 32 bits: what is above does not matter.
define void @shared(ptr addrspace(3) %p, i32 %y, i32 %x, i32 %n) {
  %r0 = mul i32 %y, %n
  %c0 = add i32 %r0, %x
  %a0 = getelementptr float, ptr addrspace(3) %p, i32 %c0
  store float 0.0, ptr addrspace(3) %a0, align 4
  %y1 = add i32 %y, 1
  %r1 = mul i32 %y1, %n
  %c1 = add i32 %r1, %x
  %a1 = getelementptr float, ptr addrspace(3) %p, i32 %c1
  store float 1.0, ptr addrspace(3) %a1, align 4
  %y2 = add i32 %y, 2
  %r2 = mul i32 %y2, %n
  %c2 = add i32 %r2, %x
  %a2 = getelementptr float, ptr addrspace(3) %p, i32 %c2
  store float 2.0, ptr addrspace(3) %a2, align 4
  ret void
}

; In a loop the steps are computed before it. What is outside is no basis for what is inside.
define void @loop(ptr addrspace(1) %p, i32 %i, i32 %n, i32 %m) {
entry:
  %x = sext i32 %i to i64
  %a = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x
  store float 3.0, ptr addrspace(1) %a, align 4
  br label %body
body:
  %k = phi i32 [ %i, %entry ], [ %next, %body ]
  %x0 = sext i32 %k to i64
  %a0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x0
  store float 0.0, ptr addrspace(1) %a0, align 4
  %k1 = add nsw i32 %k, %n
  %x1 = sext i32 %k1 to i64
  %a1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x1
  store float 1.0, ptr addrspace(1) %a1, align 4
  %n2 = shl nsw i32 %n, 1
  %k2 = add nsw i32 %k, %n2
  %x2 = sext i32 %k2 to i64
  %a2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %x2
  store float 2.0, ptr addrspace(1) %a2, align 4
  %in = add nsw i32 %i, %n
  %xn = sext i32 %in to i64
  %an = getelementptr inbounds float, ptr addrspace(1) %p, i64 %xn
  store float 2.0, ptr addrspace(1) %an, align 4
  %next = add nsw i32 %k, 1
  %more = icmp slt i32 %next, %m
  br i1 %more, label %body, label %end
end:
  ret void
}
