; s04_unoptimised: as a front end leaves it: addresses in local variables, copies, loads and stores
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:1
; run: --kernel k --grid 1 --block 1 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:3
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @f(ptr byval(%struct.A) align 8 %s, i32 %i) {
entry:
  %i.addr = alloca i32, align 4
  %copy = alloca %struct.A, align 8
  store i32 %i, ptr %i.addr, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %s, i64 32, i1 false)
  %0 = load i32, ptr %i.addr, align 4
  %idx = sext i32 %0 to i64
  %p = getelementptr inbounds [4 x i32], ptr %copy, i64 0, i64 %idx
  %1 = load i32, ptr %p, align 4
  %2 = add nsw i32 %1, 1
  store i32 %2, ptr %p, align 4
  %q = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %idx
  %3 = load i32, ptr %q, align 4
  %4 = load i32, ptr %p, align 4
  %5 = mul i32 %3, %4
  ret i32 %5
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %i) {
entry:
  %o.addr = alloca ptr, align 8
  %i.addr = alloca i32, align 4
  %s.addr = alloca ptr, align 8
  %agg.tmp = alloca %struct.A, align 8
  store ptr %o, ptr %o.addr, align 8
  store i32 %i, ptr %i.addr, align 4
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %e = getelementptr inbounds %struct.A, ptr %0, i32 0, i32 2
  %1 = load i32, ptr %e, align 8
  %2 = load i32, ptr %i.addr, align 4
  %3 = add nsw i32 %1, %2
  %4 = load ptr, ptr %s.addr, align 8
  %e2 = getelementptr inbounds %struct.A, ptr %4, i32 0, i32 2
  store i32 %3, ptr %e2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp, ptr align 8 %s, i64 32, i1 false)
  %5 = load i32, ptr %i.addr, align 4
  %call = call i32 @f(ptr byval(%struct.A) align 8 %agg.tmp, i32 %5)
  %6 = load ptr, ptr %o.addr, align 8
  store i32 %call, ptr %6, align 4
  %7 = load ptr, ptr %s.addr, align 8
  %e3 = getelementptr inbounds %struct.A, ptr %7, i32 0, i32 2
  %8 = load i32, ptr %e3, align 8
  %9 = load ptr, ptr %o.addr, align 8
  %o1 = getelementptr inbounds i32, ptr %9, i64 1
  store i32 %8, ptr %o1, align 4
  ret void
}
