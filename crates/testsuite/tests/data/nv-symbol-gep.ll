; A `getelementptr` without a distance whose base is a symbol needs no register of its own (-O0).
; run: --kernel k --grid 1 --block 1 --arg o=buf:i32x1:zeros --arg i32:5
target triple = "nvptx64-nvidia-cuda"
%struct.S = type { i16, i32, [2 x i8], i64 }
@group = internal addrspace(3) global [64 x i8] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr addrspace(1) %o, i32 %x) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 7, ptr addrspace(3) @group, align 4
  %g = getelementptr %struct.S, ptr addrspace(3) @group, i32 0, i32 0
  %c = icmp eq i32 %tid, 0
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi ptr addrspace(3) [ %g, %a ], [ @group, %entry ]
  %v = load i32, ptr addrspace(3) %p, align 4
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
