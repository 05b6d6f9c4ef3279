; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__errcode__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__tidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__ctaidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__tidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__ctaidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__tidz__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__ctaidz__ = local_unnamed_addr global i32 0
@_ZN08NumbaEnv6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@_cudapy_smem_1 = external local_unnamed_addr addrspace(3) global [0 x i32], align 4
@llvm.used = appending global [1 x ptr] [ptr @block_sum], section "llvm.metadata"

; Function Attrs: nounwind
define ptx_kernel void @block_sum(ptr readnone captures(none) %.1, ptr readnone captures(none) %.2, i64 %.3, i64 %.4, ptr readonly captures(none) %.5, i64 %.6, i64 %.7, ptr readnone captures(none) %.8, ptr readnone captures(none) %.9, i64 %.10, i64 %.11, ptr captures(none) %.12, i64 %.13, i64 %.14) #0 {
.16:
  %.25.i = tail call i32 asm sideeffect "mov.u32 $0, %dynamic_smem_size;", "=r"() #3
  %.56.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.68.i = zext nneg i32 %.56.i to i64
  %.69.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.70.i = zext nneg i32 %.69.i to i64
  %.71.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.72.i = zext nneg i32 %.71.i to i64
  %.73.i = mul nuw nsw i64 %.70.i, %.72.i
  %.74.i = add nuw nsw i64 %.73.i, %.68.i
  %.86.i = icmp slt i64 %.74.i, %.3
  br i1 %.86.i, label %B176.i, label %B194.i

B176.i:                                           ; preds = %.16
  %.117.i = getelementptr i32, ptr %.5, i64 %.74.i
  %.118.i = load i32, ptr %.117.i, align 4
  br label %B194.i

B194.i:                                           ; preds = %B176.i, %.16
  %"$phi194.0.2.0.i" = phi i32 [ %.118.i, %B176.i ], [ 0, %.16 ]
  %.166.i = getelementptr i32, ptr addrspacecast (ptr addrspace(3) @_cudapy_smem_1 to ptr), i64 %.68.i
  store i32 %"$phi194.0.2.0.i", ptr %.166.i, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %.198185.i = lshr i64 %.70.i, 1
  %.223.not.i = icmp eq i64 %.198185.i, 0
  br i1 %.223.not.i, label %B414.i, label %B292.i

B292.i:                                           ; preds = %B194.i, %B354.i
  %step.2.0.i = phi i64 [ %.356186.i, %B354.i ], [ %.198185.i, %B194.i ]
  %.231.i = icmp samesign ugt i64 %step.2.0.i, %.68.i
  br i1 %.231.i, label %B304.i, label %B354.i

B304.i:                                           ; preds = %B292.i
  %gep.i = getelementptr i32, ptr %.166.i, i64 %step.2.0.i
  %.264.i = load i32, ptr %.166.i, align 4
  %.298.i = load i32, ptr %gep.i, align 4
  %.301.i = add i32 %.298.i, %.264.i
  store i32 %.301.i, ptr %.166.i, align 4
  br label %B354.i

B354.i:                                           ; preds = %B304.i, %B292.i
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %.356186.i = lshr i64 %step.2.0.i, 1
  %.380.not.i = icmp eq i64 %.356186.i, 0
  br i1 %.380.not.i, label %B414.i, label %B292.i

B414.i:                                           ; preds = %B354.i, %B194.i
  %.391.i = icmp eq i32 %.56.i, 0
  br i1 %.391.i, label %B426.i, label %_ZN6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE.exit

B426.i:                                           ; preds = %B414.i
  %.424.i = load i32, ptr addrspacecast (ptr addrspace(3) @_cudapy_smem_1 to ptr), align 4
  %.448.i = atomicrmw add ptr %.12, i32 %.424.i monotonic, align 4
  br label %_ZN6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE.exit

_ZN6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE.exit: ; preds = %B414.i, %B426.i
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="sm_90" }
attributes #2 = { convergent nocallback nounwind "target-cpu"="sm_90" }
attributes #3 = { nounwind }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 1}
