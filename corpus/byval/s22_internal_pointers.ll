; s22_internal_pointers: internal functions with plain pointers: loads that must stay behind a store, or behind a check for null, and some that need not
; run: --kernel k --grid 1 --block 1 --arg g=buf:i32x8:iota:5 --arg o=buf:i32x16:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg g=buf:i32x8:iota:5 --arg o=buf:i32x16:zeros --arg i32:1
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
define internal i32 @after_store(ptr %p, ptr %q) noinline {
  store i32 900, ptr %q, align 4
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define internal i32 @guarded(ptr %p) noinline {
entry:
  %c = icmp eq ptr %p, null
  br i1 %c, label %none, label %some
none:
  ret i32 -5
some:
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define internal i32 @flagged(ptr %p, i32 %f) noinline {
entry:
  %c = icmp eq i32 %f, 0
  br i1 %c, label %none, label %some
none:
  ret i32 -6
some:
  %v = load i32, ptr %p, align 4
  ret i32 %v
}
define internal i32 @early(ptr %p, ptr %q) noinline {
  %p1 = getelementptr i8, ptr %p, i64 4
  %a = load i32, ptr %p, align 4
  %b = load i32, ptr %p1, align 4
  store i32 %a, ptr %q, align 4
  %c = add i32 %a, %b
  ret i32 %c
}
define internal i32 @again(ptr %p, ptr %q) noinline {
  %a = load i32, ptr %p, align 4
  store i32 901, ptr %q, align 4
  %b = load i32, ptr %p, align 4
  %c = add i32 %a, %b
  ret i32 %c
}
define ptx_kernel void @k(ptr %g, ptr %o, i32 %n) {
  %f = icmp ne i32 %n, 0
  %p = select i1 %f, ptr %g, ptr null
  %v1 = call i32 @guarded(ptr %p)
  %v2 = call i32 @flagged(ptr %p, i32 %n)
  %g4 = getelementptr i8, ptr %g, i64 4
  %v3 = call i32 @early(ptr %g, ptr %g4)
  %v4 = call i32 @after_store(ptr %g4, ptr %g4)
  %v5 = call i32 @again(ptr %g4, ptr %g4)
  store i32 %v1, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %v2, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %v3, ptr %o2, align 4
  %o3 = getelementptr i32, ptr %o, i64 3
  store i32 %v4, ptr %o3, align 4
  %o4 = getelementptr i32, ptr %o, i64 4
  store i32 %v5, ptr %o4, align 4
  ret void
}
