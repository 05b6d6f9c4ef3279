; s09_grid_constant_escape: __grid_constant__ parameter whose address is kept in memory and read later by another function
; run: --kernel k --grid 1 --block 4 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @reader(ptr %table, i32 %i) noinline {
  %p = load ptr, ptr %table, align 8
  %i64 = zext i32 %i to i64
  %q = getelementptr inbounds [4 x i32], ptr %p, i64 0, i64 %i64
  %v = load i32, ptr %q, align 4
  ret i32 %v
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 "nvvm.grid_constant" %s, ptr %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %l = alloca ptr, align 8
  store ptr %s, ptr %l, align 8
  %v = call i32 @reader(ptr %l, i32 %t)
  %op = getelementptr i32, ptr %o, i64 %t64
  store i32 %v, ptr %op, align 4
  ret void
}
