; s16_sret: a structure returned through memory and passed on by value
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros
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
define void @change(ptr sret(%struct.A) align 8 %r, ptr byval(%struct.A) align 8 %s, i32 %x) noinline {
  %p1 = getelementptr inbounds %struct.A, ptr %s, i64 0, i32 0, i64 1
  %v = load i32, ptr %p1, align 4
  %v1 = add i32 %v, %x
  store i32 %v1, ptr %p1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %r, ptr align 8 %s, i64 32, i1 false)
  %pe = getelementptr inbounds %struct.A, ptr %r, i64 0, i32 2
  store i32 %x, ptr %pe, align 8
  ret void
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o) {
  %l = alloca %struct.A, align 8
  call void @change(ptr sret(%struct.A) align 8 %l, ptr byval(%struct.A) align 8 %s, i32 4)
  %v = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  call void @change(ptr sret(%struct.A) align 8 %l, ptr byval(%struct.A) align 8 %l, i32 5)
  %w = call i32 @sum(ptr byval(%struct.A) align 8 %l)
  %x = call i32 @sum(ptr byval(%struct.A) align 8 %s)
  store i32 %v, ptr %o, align 4
  %o1 = getelementptr i32, ptr %o, i64 1
  store i32 %w, ptr %o1, align 4
  %o2 = getelementptr i32, ptr %o, i64 2
  store i32 %x, ptr %o2, align 4
  ret void
}
