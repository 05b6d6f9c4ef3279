; passes: separate-const-offset-from-gep
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Neighbours of a stencil: one base and constants behind it.
define float @stencil(ptr addrspace(1) %p, i32 %i) {
  %im = add nsw i32 %i, -1
  %ip = add nsw i32 %i, 1
  %e0 = sext i32 %im to i64
  %e1 = sext i32 %i to i64
  %e2 = sext i32 %ip to i64
  %a0 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %e0
  %a1 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %e1
  %a2 = getelementptr inbounds float, ptr addrspace(1) %p, i64 %e2
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %v2 = load float, ptr addrspace(1) %a2, align 4
  %s = fadd float %v0, %v1
  %t = fadd float %s, %v2
  ret float %t
}

; Without nsw the sum may wrap before it is widened: it stays.
define float @wraps(ptr addrspace(1) %p, i32 %i) {
  %ip = add i32 %i, 1
  %e = sext i32 %ip to i64
  %a = getelementptr float, ptr addrspace(1) %p, i64 %e
  %v = load float, ptr addrspace(1) %a, align 4
  ret float %v
}

@tile = internal addrspace(3) global [64 x float] undef, align 4

; A place within a variable: the offset goes behind the index.
define float @within(i32 %i) {
  %e = sext i32 %i to i64
  %a = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 128), i64 %e
  %v = load float, ptr addrspace(3) %a, align 4
  ret float %v
}

; Rows of a tile: the constant is under a shift, and in a summand of the index.
define float @rows(ptr addrspace(1) %p, i32 %i, i32 %k) {
  %i8 = shl nuw nsw i32 %i, 3
  %i1 = or disjoint i32 %i8, 1
  %r0 = shl nuw nsw i32 %i, 7
  %r1 = shl nuw nsw i32 %i1, 4
  %k0 = add nuw nsw i32 %r0, %k
  %k1 = add nuw nsw i32 %r1, %k
  %e0 = zext nneg i32 %k0 to i64
  %e1 = zext nneg i32 %k1 to i64
  %a0 = getelementptr float, ptr addrspace(1) %p, i64 %e0
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %e1
  %v0 = load float, ptr addrspace(1) %a0, align 4
  %v1 = load float, ptr addrspace(1) %a1, align 4
  %s = fadd float %v0, %v1
  ret float %s
}

; What may wrap stays under its shift.
define float @may_wrap(ptr addrspace(1) %p, i32 %i) {
  %i1 = add nsw i32 %i, 1
  %r1 = shl nsw i32 %i1, 4
  %e1 = sext i32 %r1 to i64
  %a1 = getelementptr float, ptr addrspace(1) %p, i64 %e1
  %v1 = load float, ptr addrspace(1) %a1, align 4
  ret float %v1
}

; The offset of a buffer wraps like the shift: the constant leaves it whatever the flags are.
define i16 @buffer(ptr addrspace(8) %b, i32 %i) {
  %i1 = add i32 %i, 12
  %o0 = shl i32 %i, 1
  %o1 = shl i32 %i1, 1
  %v0 = call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %b, i32 %o0, i32 0, i32 0)
  %v1 = call i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8) %b, i32 %o1, i32 0, i32 0)
  %s = add i16 %v0, %v1
  ret i16 %s
}

declare i16 @llvm.amdgcn.raw.ptr.buffer.load.i16(ptr addrspace(8), i32, i32, i32 immarg)

; A constant in one of two summands with disjoint bits: without a sign of their sum the addition has not wrapped. The neighbour
; without a constant is taken apart as well, whichever extension it has; what may be negative is not.
define i32 @disjoint(ptr addrspace(1) %p, i32 %i, i32 %t) {
  %r = shl i32 %i, 7
  %c = add i32 %r, 256
  %d = add i32 %r, 384
  %o0 = or disjoint i32 %r, %t
  %o1 = or disjoint i32 %c, %t
  %o2 = or disjoint i32 %d, %t
  %e0 = sext i32 %o0 to i64
  %e1 = zext nneg i32 %o1 to i64
  %e2 = sext i32 %o2 to i64
  %a0 = getelementptr i32, ptr addrspace(1) %p, i64 %e0
  %a1 = getelementptr i32, ptr addrspace(1) %p, i64 %e1
  %a2 = getelementptr inbounds i32, ptr addrspace(1) %p, i64 %e2
  %v0 = load i32, ptr addrspace(1) %a0, align 4
  %v1 = load i32, ptr addrspace(1) %a1, align 4
  %v2 = load i32, ptr addrspace(1) %a2, align 4
  %s = add i32 %v0, %v1
  %u = add i32 %s, %v2
  ret i32 %u
}
