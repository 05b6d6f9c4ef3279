; cpu: sm_90
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@tile = internal addrspace(3) global [64 x float] undef, align 4
@once = internal addrspace(3) global [64 x float] undef, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; Two blocks name one variable: its address is computed once. The other is named in one block.
define ptx_kernel void @both(ptr addrspace(1) %p, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %a = getelementptr float, ptr addrspace(3) @tile, i32 %t
  %b = getelementptr float, ptr addrspace(3) @once, i32 %t
  store float 1.0, ptr addrspace(3) %a, align 4
  store float 2.0, ptr addrspace(3) %b, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %c = icmp slt i32 %t, %n
  br i1 %c, label %then, label %exit
then:
  %back = sub i32 63, %t
  %d = getelementptr float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @tile, i64 4), i32 %back
  %v = load float, ptr addrspace(3) %d, align 4
  %g = getelementptr float, ptr addrspace(1) %p, i32 %t
  store float %v, ptr addrspace(1) %g, align 4
  br label %exit
exit:
  ret void
}
