; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__errcode__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__tidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__ctaidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__tidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__ctaidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__tidz__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__ctaidz__ = local_unnamed_addr global i32 0
@_ZN08NumbaEnv6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@_cudapy_smem_2 = local_unnamed_addr addrspace(3) global [64 x float] undef, align 4
@_cudapy_smem_3 = local_unnamed_addr addrspace(3) global [64 x float] undef, align 4
@llvm.used = appending global [1 x ptr] [ptr @matmul], section "llvm.metadata"

; Function Attrs: norecurse nounwind
define ptx_kernel void @matmul(ptr readnone captures(none) %.1, ptr readnone captures(none) %.2, i64 %.3, i64 %.4, ptr readonly captures(none) %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, ptr readnone captures(none) %.10, ptr readnone captures(none) %.11, i64 %.12, i64 %.13, ptr readonly captures(none) %.14, i64 %.15, i64 %.16, i64 %.17, i64 %.18, ptr readnone captures(none) %.19, ptr readnone captures(none) %.20, i64 %.21, i64 %.22, ptr writeonly captures(none) %.23, i64 %.24, i64 %.25, i64 %.26, i64 %.27) #0 {
.29:
  %.117.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.118.i = zext nneg i32 %.117.i to i64
  %.119.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.120.i = zext nneg i32 %.119.i to i64
  %.121.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.122.i = zext nneg i32 %.121.i to i64
  %.123.i = mul nuw nsw i64 %.120.i, %.122.i
  %.124.i = add nuw nsw i64 %.123.i, %.118.i
  %.125.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.126.i = zext nneg i32 %.125.i to i64
  %.127.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %.129.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %narrow.i = mul nuw nsw i32 %.127.i, %.129.i
  %narrow372.i = add nuw nsw i32 %narrow.i, %.125.i
  %.132.i = zext nneg i32 %narrow372.i to i64
  %.187.0.i = ashr i64 %.7, 3
  %invariant.gep376.i = getelementptr float, ptr %.14, i64 %.124.i
  %.295378.not.i = icmp slt i64 %.187.0.i, 1
  br i1 %.295378.not.i, label %B608.i, label %B358.if.lr.ph.i

B358.if.lr.ph.i:                                  ; preds = %.29
  %.388.i = mul i64 %.7, %.132.i
  %0 = getelementptr float, ptr %.5, i64 %.388.i
  %.446.i = shl nuw nsw i64 %.126.i, 3
  %.449.i = add nuw nsw i64 %.446.i, %.118.i
  %.450.i = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_cudapy_smem_2 to ptr), i64 %.449.i
  %.563.i = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_cudapy_smem_3 to ptr), i64 %.449.i
  %1 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_cudapy_smem_2 to ptr), i64 %.446.i
  %invariant.gep.i = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_cudapy_smem_3 to ptr), i64 %.118.i
  %invariant.gep382.i = getelementptr float, ptr %0, i64 %.118.i
  %.733.1.i = getelementptr i8, ptr %1, i64 4
  %gep.1.i = getelementptr i8, ptr %invariant.gep.i, i64 32
  %.733.2.i = getelementptr i8, ptr %1, i64 8
  %gep.2.i = getelementptr i8, ptr %invariant.gep.i, i64 64
  %.733.3.i = getelementptr i8, ptr %1, i64 12
  %gep.3.i = getelementptr i8, ptr %invariant.gep.i, i64 96
  %.733.4.i = getelementptr i8, ptr %1, i64 16
  %gep.4.i = getelementptr i8, ptr %invariant.gep.i, i64 128
  %.733.5.i = getelementptr i8, ptr %1, i64 20
  %gep.5.i = getelementptr i8, ptr %invariant.gep.i, i64 160
  %.733.6.i = getelementptr i8, ptr %1, i64 24
  %gep.6.i = getelementptr i8, ptr %invariant.gep.i, i64 192
  %.733.7.i = getelementptr i8, ptr %1, i64 28
  %gep.7.i = getelementptr i8, ptr %invariant.gep.i, i64 224
  br label %B358.if.i

B608.i:                                           ; preds = %B358.if.i, %.29
  %acc.3.0.lcssa.i = phi float [ 0.000000e+00, %.29 ], [ %.793.7.i, %B358.if.i ]
  %.838.i = icmp sgt i64 %.24, %.132.i
  %.854.i = icmp slt i64 %.124.i, %.25
  %or.cond.i = select i1 %.838.i, i1 %.854.i, i1 false
  br i1 %or.cond.i, label %B676.i, label %_ZN6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE.exit

B676.i:                                           ; preds = %B608.i
  %.907.i = mul i64 %.25, %.132.i
  %2 = getelementptr float, ptr %.23, i64 %.907.i
  %.911.i = getelementptr float, ptr %2, i64 %.124.i
  store float %acc.3.0.lcssa.i, ptr %.911.i, align 4
  br label %_ZN6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE.exit

B358.if.i:                                        ; preds = %B358.if.i, %B358.if.lr.ph.i
  %acc.3.0381.i = phi float [ 0.000000e+00, %B358.if.lr.ph.i ], [ %.793.7.i, %B358.if.i ]
  %.243.0379.i = phi i64 [ 0, %B358.if.lr.ph.i ], [ %.308.i, %B358.if.i ]
  %3 = shl nsw i64 %.243.0379.i, 3
  %gep.i = getelementptr float, ptr %invariant.gep382.i, i64 %3
  %.393.i = load float, ptr %gep.i, align 4
  store float %.393.i, ptr %.450.i, align 4
  %.455.i = add nuw nsw i64 %3, %.126.i
  %.501.i = mul i64 %.455.i, %.16
  %gep377.i = getelementptr float, ptr %invariant.gep376.i, i64 %.501.i
  %.506.i = load float, ptr %gep377.i, align 4
  store float %.506.i, ptr %.563.i, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %.734.i = load float, ptr %1, align 4
  %.790.i = load float, ptr %invariant.gep.i, align 4
  %.791.i = fmul float %.734.i, %.790.i
  %.793.i = fadd float %acc.3.0381.i, %.791.i
  %.734.1.i = load float, ptr %.733.1.i, align 4
  %.790.1.i = load float, ptr %gep.1.i, align 4
  %.791.1.i = fmul float %.734.1.i, %.790.1.i
  %.793.1.i = fadd float %.793.i, %.791.1.i
  %.734.2.i = load float, ptr %.733.2.i, align 4
  %.790.2.i = load float, ptr %gep.2.i, align 4
  %.791.2.i = fmul float %.734.2.i, %.790.2.i
  %.793.2.i = fadd float %.793.1.i, %.791.2.i
  %.734.3.i = load float, ptr %.733.3.i, align 4
  %.790.3.i = load float, ptr %gep.3.i, align 4
  %.791.3.i = fmul float %.734.3.i, %.790.3.i
  %.793.3.i = fadd float %.793.2.i, %.791.3.i
  %.734.4.i = load float, ptr %.733.4.i, align 4
  %.790.4.i = load float, ptr %gep.4.i, align 4
  %.791.4.i = fmul float %.734.4.i, %.790.4.i
  %.793.4.i = fadd float %.793.3.i, %.791.4.i
  %.734.5.i = load float, ptr %.733.5.i, align 4
  %.790.5.i = load float, ptr %gep.5.i, align 4
  %.791.5.i = fmul float %.734.5.i, %.790.5.i
  %.793.5.i = fadd float %.793.4.i, %.791.5.i
  %.734.6.i = load float, ptr %.733.6.i, align 4
  %.790.6.i = load float, ptr %gep.6.i, align 4
  %.791.6.i = fmul float %.734.6.i, %.790.6.i
  %.793.6.i = fadd float %.793.5.i, %.791.6.i
  %.734.7.i = load float, ptr %.733.7.i, align 4
  %.790.7.i = load float, ptr %gep.7.i, align 4
  %.791.7.i = fmul float %.734.7.i, %.790.7.i
  %.793.7.i = fadd float %.793.6.i, %.791.7.i
  %.308.i = add nuw nsw i64 %.243.0379.i, 1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %exitcond.not.i = icmp eq i64 %.308.i, %.187.0.i
  br i1 %exitcond.not.i, label %B608.i, label %B358.if.i

_ZN6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE.exit: ; preds = %B608.i, %B676.i
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

attributes #0 = { norecurse nounwind "target-cpu"="sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="sm_90" }
attributes #2 = { convergent nocallback nounwind "target-cpu"="sm_90" }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 1}
