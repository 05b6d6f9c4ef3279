; s12_overlapping_writes: a structure built by stores that overlap in part, passed twice with changes between
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i64:0x1122334455667788 --arg i32:3
target triple = "nvptx64-nvidia-cuda"

%struct.B = type { i64, i64 }
define i64 @f(ptr byval(%struct.B) align 8 %s) noinline {
  %a = load i64, ptr %s, align 8
  %p = getelementptr i8, ptr %s, i64 8
  %b = load i64, ptr %p, align 8
  store i64 0, ptr %s, align 8
  %c = mul i64 %a, 31
  %d = xor i64 %c, %b
  ret i64 %d
}
define ptx_kernel void @k(ptr %o, i64 %x, i32 %y) {
  %l = alloca %struct.B, align 8
  store i64 %x, ptr %l, align 8
  %p3 = getelementptr i8, ptr %l, i64 3
  %y8 = trunc i32 %y to i8
  store i8 %y8, ptr %p3, align 1
  %p4 = getelementptr i8, ptr %l, i64 4
  store i32 %y, ptr %p4, align 4
  %p8 = getelementptr i8, ptr %l, i64 8
  store i64 -1, ptr %p8, align 8
  %p6 = getelementptr i8, ptr %l, i64 6
  store i32 305419896, ptr %p6, align 2
  %v = call i64 @f(ptr byval(%struct.B) align 8 %l)
  store i64 %v, ptr %o, align 8
  %p10 = getelementptr i8, ptr %l, i64 10
  %y16 = trunc i32 %y to i16
  store i16 %y16, ptr %p10, align 2
  %w = call i64 @f(ptr byval(%struct.B) align 8 %l)
  %o1 = getelementptr i64, ptr %o, i64 1
  store i64 %w, ptr %o1, align 8
  %z = load i64, ptr %l, align 8
  %o2 = getelementptr i64, ptr %o, i64 2
  store i64 %z, ptr %o2, align 8
  ret void
}
