; passes: scalarizer
; Arithmetic on elements; the store and the call keep their vectors, pairs of floats and halves stay whole.
define void @f(<2 x i32> %a, <2 x i32> %b, i32 %n, ptr addrspace(1) %p) {
  %x = insertelement <2 x i32> poison, i32 %n, i64 0
  %y = shufflevector <2 x i32> %x, <2 x i32> poison, <2 x i32> zeroinitializer
  %s = add nsw <2 x i32> %a, %y
  %c = icmp slt <2 x i32> %s, %b
  %m = select <2 x i1> %c, <2 x i32> %s, <2 x i32> <i32 7, i32 9>
  %w = zext <2 x i32> %m to <2 x i64>
  %e = extractelement <2 x i64> %w, i64 1
  %q = getelementptr i8, ptr addrspace(1) %p, i64 %e
  store <2 x i32> %m, ptr addrspace(1) %q, align 8
  ret void
}

define <2 x float> @g(<2 x float> %a, <2 x half> %h) {
  %s = fadd <2 x float> %a, %a
  %t = fadd <2 x half> %h, %h
  %w = fpext <2 x half> %t to <2 x float>
  %r = fmul <2 x float> %s, %w
  ret <2 x float> %r
}
