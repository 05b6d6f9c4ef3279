; s32_alignment_unsaid: by value without a word on alignment, from memory that is aligned less than the type
; run: --kernel k --grid 1 --block 1 --arg g=buf:i32x16:iota:5 --arg o=buf:i32x16:zeros
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
define internal i64 @f(ptr byval(%struct.A) %s) {
  %pl = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 1
  %l = load i64, ptr %pl, align 8
  store i64 1, ptr %pl, align 8
  ret i64 %l
}
define internal i64 @g(ptr byval(%struct.A) %s) noinline {
  %pl = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 1
  %l = load i64, ptr %pl, align 8
  ret i64 %l
}
define ptx_kernel void @k(ptr %g, ptr %o) {
  %p = getelementptr i8, ptr %g, i64 4
  %v = call i64 @f(ptr byval(%struct.A) %p)
  %w = call i64 @g(ptr byval(%struct.A) %p)
  %x = call i64 @f(ptr byval(%struct.A) %p)
  store i64 %v, ptr %o, align 8
  %o1 = getelementptr i64, ptr %o, i64 1
  store i64 %w, ptr %o1, align 8
  %o2 = getelementptr i64, ptr %o, i64 2
  store i64 %x, ptr %o2, align 8
  ret void
}
