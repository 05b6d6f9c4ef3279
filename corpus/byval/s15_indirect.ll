; s15_indirect: called through a pointer by value, with a structure built in place
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i32:0
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x16:zeros --arg i32:1
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }

define i32 @sum(ptr byval(%struct.A) align 8 %s) noinline {
  %p1 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 1
  %p3 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 3
  %pl = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 1
  %pe = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 2
  %a = load i32, ptr %s, align 8
  %b = load i32, ptr %p1, align 4
  %d = load i32, ptr %p3, align 4
  %l = load i64, ptr %pl, align 8
  %e = load i32, ptr %pe, align 8
  %lt = trunc i64 %l to i32
  %m1 = mul i32 %a, 3
  %m2 = mul i32 %b, 5
  %m3 = mul i32 %d, 7
  %m4 = mul i32 %lt, 11
  %m5 = mul i32 %e, 13
  %s1 = add i32 %m1, %m2
  %s2 = add i32 %s1, %m3
  %s3 = add i32 %s2, %m4
  %s4 = add i32 %s3, %m5
  ; what is written here is nobody else's
  store i32 -1, ptr %s, align 8
  store i32 -2, ptr %pe, align 8
  %back = load i32, ptr %s, align 8
  %s5 = add i32 %s4, %back
  ret i32 %s5
}

define i32 @first(ptr byval(%struct.A) align 8 %s) noinline {
  %a = load i32, ptr %s, align 8
  store i32 99, ptr %s, align 8
  ret i32 %a
}
@table = internal addrspace(1) constant [2 x ptr] [ptr @sum, ptr @first]
define ptx_kernel void @k(ptr %o, i32 %i) {
  %l = alloca %struct.A, align 8
  %p1 = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 0, i64 1
  %p3 = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 0, i64 3
  %pl = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 1
  %pe = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 2
  store i32 %i, ptr %l, align 8
  store i32 2, ptr %p1, align 4
  store i32 3, ptr %p3, align 4
  store i64 4, ptr %pl, align 8
  store i32 5, ptr %pe, align 8
  %i64 = zext i32 %i to i64
  %q = getelementptr inbounds [2 x ptr], ptr addrspace(1) @table, i64 0, i64 %i64
  %f = load ptr, ptr addrspace(1) %q, align 8
  %v = call i32 %f(ptr byval(%struct.A) align 8 %l)
  store i32 7, ptr %l, align 8
  %w = call i32 %f(ptr byval(%struct.A) align 8 %l)
  store i32 %v, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %w, ptr %o1, align 4
  ret void
}
