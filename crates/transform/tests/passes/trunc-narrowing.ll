; passes: trunc-narrowing
; Only the lower half of the sum is needed; of the second the address needs all.
define void @f(i32 %a, i64 %b, ptr addrspace(1) %p) {
  %w = zext i32 %a to i64
  %s = add nuw i64 %w, %b
  %d = shl i64 %s, 3
  %t = trunc i64 %d to i32
  %u = trunc i64 %s to i8
  %k = mul i64 %b, 5
  %v = trunc i64 %k to i32
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %k
  store i32 %t, ptr addrspace(1) %q, align 4
  store i32 %v, ptr addrspace(1) %p, align 4
  store i8 %u, ptr addrspace(1) %p, align 1
  ret void
}

; The index is the lower half of the sum, however that is written.
define void @g(i32 %a, i64 %b, ptr addrspace(1) %p) {
  %w = zext i32 %a to i64
  %s = add i64 %w, %b
  %h = shl i64 %s, 32
  %i = ashr exact i64 %h, 32
  %l = and i64 %s, 31
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %i
  store i64 %l, ptr addrspace(1) %q, align 8
  %z = lshr exact i64 %h, 32
  store i64 %z, ptr addrspace(1) %p, align 8
  ret void
}
