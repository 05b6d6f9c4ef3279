; s01_volatile: volatile reads and writes of a kernel's own copy
; run: --kernel k --grid 1 --block 4 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros --arg i32:2
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o, i32 %i) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %t64 = zext i32 %t to i64
  %p = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %t64
  %v = load volatile i32, ptr %p, align 4
  %w = add i32 %v, %t
  store volatile i32 %w, ptr %s, align 4
  %x = load volatile i32, ptr %s, align 4
  %i64 = zext i32 %i to i64
  %q = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %i64
  %y = load i32, ptr %q, align 4
  %r = add i32 %x, %y
  %op = getelementptr i32, ptr %o, i64 %t64
  store i32 %r, ptr %op, align 4
  ret void
}
