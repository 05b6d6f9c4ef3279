target triple = "nvptx64-nvidia-cuda"

%struct.S = type { i32, [4 x float] }

@table = internal addrspace(1) constant [2 x i32] [i32 1, i32 2], align 4

define ptx_kernel void @k(ptr noundef %p, i32 noundef %n) #0 {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cmp = icmp slt i32 %tid, %n
  br i1 %cmp, label %then, label %end

then:
  %g = getelementptr inbounds float, ptr %p, i32 %tid
  %v = load float, ptr %g, align 4, !tbaa !1
  %m = fmul contract float %v, 2.000000e+00
  store float %m, ptr %g, align 4
  br label %end

end:
  ret void
}

declare i32 @llvm