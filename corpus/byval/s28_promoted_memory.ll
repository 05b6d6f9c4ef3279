; s28_promoted_memory: an internal function that loads a pointer from its structure and writes through it
; run: --kernel k --grid 1 --block 1 --arg {i32:3;buf:i32x4:iota:7;i32:5} --arg o=buf:i32x16:zeros
target triple = "nvptx64-nvidia-cuda"

%struct.Q = type { i32, ptr, i32 }
define internal i32 @f(ptr byval(%struct.Q) align 8 %s) noinline {
  %pp = getelementptr inbounds %struct.Q, ptr %s, i64 0, i32 1
  %p = load ptr, ptr %pp, align 8
  %v = load i32, ptr %p, align 4
  %a = load i32, ptr %s, align 8
  %v1 = add i32 %v, %a
  store i32 %v1, ptr %p, align 4
  %pe = getelementptr inbounds %struct.Q, ptr %s, i64 0, i32 2
  %e = load i32, ptr %pe, align 8
  %r = mul i32 %e, %v1
  ret i32 %r
}
define ptx_kernel void @k(ptr byval(%struct.Q) align 8 %s, ptr %o) {
  %pp = getelementptr inbounds %struct.Q, ptr %s, i64 0, i32 1
  %p = load ptr, ptr %pp, align 8
  %before = load i32, ptr %p, align 4
  %v = call i32 @f(ptr byval(%struct.Q) align 8 %s)
  %after = load i32, ptr %p, align 4
  %w = call i32 @f(ptr byval(%struct.Q) align 8 %s)
  store i32 %before, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %after, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %v, ptr %o2, align 4
  %o3 = getelementptr i32, ptr %o, i64 3
  store i32 %w, ptr %o3, align 4
  ret void
}
