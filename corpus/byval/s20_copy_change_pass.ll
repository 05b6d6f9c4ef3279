; s20_copy_change_pass: copied from global memory, changed, passed, changed again, passed again
; run: --kernel k --grid 1 --block 1 --arg g=buf:i32x8:iota:5 --arg o=buf:i32x16:zeros
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

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define ptx_kernel void @k(ptr %g, ptr %o) {
  %l = alloca %struct.A, align 8
  %m = alloca %struct.A, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %l, ptr align 4 %g, i64 32, i1 false)
  call void @llvm.memset.p0.i64(ptr align 8 %m, i8 1, i64 32, i1 false)
  %p1 = getelementptr inbounds %struct.A, ptr %l, i64 0, i32 0, i64 1
  store i32 500, ptr %p1, align 4
  store i32 600, ptr %g, align 4
  %v = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  %a = load i32, ptr %l, align 8
  store i32 700, ptr %l, align 8
  %w = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  %x = call i32 @sum(ptr byval(%struct.A) align 8 %m)
  store i32 %v, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %w, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %x, ptr %o2, align 4
  %o3 = getelementptr i32, ptr %o, i64 3
  store i32 %a, ptr %o3, align 4
  ret void
}
