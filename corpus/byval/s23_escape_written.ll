; s23_escape_written: the address handed to a function that writes; every thread has a copy of its own
; run: --kernel k --grid 2 --block 4 --arg {{i32:11;i32:22;i32:33;i32:44};i64:55;i32:66} --arg o=buf:i32x16:zeros
target triple = "nvptx64-nvidia-cuda"

%struct.A = type { [4 x i32], i64, i32 }
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define void @add(ptr %p, i32 %i, i32 %x) noinline {
  %i64 = zext i32 %i to i64
  %q = getelementptr inbounds [4 x i32], ptr %p, i64 0, i64 %i64
  %v = load i32, ptr %q, align 4
  %v1 = add i32 %v, %x
  store i32 %v1, ptr %q, align 4
  ret void
}
define ptx_kernel void @k(ptr byval(%struct.A) align 8 %s, ptr %o) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b4 = mul i32 %b, 4
  %id = add i32 %b4, %t
  call void @add(ptr %s, i32 %t, i32 %id)
  call void @add(ptr %s, i32 0, i32 100)
  %t64 = zext i32 %t to i64
  %q = getelementptr inbounds [4 x i32], ptr %s, i64 0, i64 %t64
  %v = load i32, ptr %q, align 4
  %w = load i32, ptr %s, align 4
  %r = mul i32 %v, %w
  %id64 = zext i32 %id to i64
  %op = getelementptr i32, ptr %o, i64 %id64
  store i32 %r, ptr %op, align 4
  ret void
}
