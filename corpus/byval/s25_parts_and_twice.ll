; s25_parts_and_twice: one variable passed whole, in part, and twice in one call
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i32:37
target triple = "nvptx64-nvidia-cuda"

%struct.In = type { i32, i32 }
%struct.Out = type { i32, i32, %struct.In, %struct.In }
define i32 @inner(ptr byval(%struct.In) align 4 %a, ptr byval(%struct.In) align 4 %b) noinline {
  %a0 = load i32, ptr %a, align 4
  store i32 0, ptr %a, align 4
  %b1p = getelementptr i8, ptr %b, i64 4
  %b0 = load i32, ptr %b, align 4
  %b1 = load i32, ptr %b1p, align 4
  %m = mul i32 %a0, 7
  %n = mul i32 %b0, 5
  %r = add i32 %m, %n
  %r1 = sub i32 %r, %b1
  ret i32 %r1
}
define i32 @outer(ptr byval(%struct.Out) align 4 %a) noinline {
  %p2 = getelementptr i8, ptr %a, i64 8
  %p4 = getelementptr i8, ptr %a, i64 16
  %v = call i32 @inner(ptr byval(%struct.In) align 4 %p2, ptr byval(%struct.In) align 4 %p4)
  %w = load i32, ptr %a, align 4
  %r = add i32 %v, %w
  ret i32 %r
}
define ptx_kernel void @k(ptr %o, i32 %n) {
  %s = alloca %struct.Out, align 8
  store i32 %n, ptr %s, align 4
  %p2 = getelementptr i8, ptr %s, i64 8
  %p3 = getelementptr i8, ptr %s, i64 12
  %p4 = getelementptr i8, ptr %s, i64 16
  %p5 = getelementptr i8, ptr %s, i64 20
  store i32 1, ptr %p2, align 4
  store i32 2, ptr %p3, align 4
  store i32 3, ptr %p4, align 4
  store i32 %n, ptr %p5, align 4
  %v = call i32 @inner(ptr byval(%struct.In) align 4 %p2, ptr byval(%struct.In) align 4 %p2)
  %w = call i32 @inner(ptr byval(%struct.In) align 4 %p4, ptr byval(%struct.In) align 4 %p2)
  store i32 50, ptr %p3, align 4
  %x = call i32 @outer(ptr byval(%struct.Out) align 4 %s)
  store i32 %v, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %w, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %x, ptr %o2, align 4
  ret void
}
