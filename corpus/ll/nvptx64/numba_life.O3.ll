; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__errcode__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__tidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__ctaidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__tidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__ctaidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__tidz__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__ctaidz__ = local_unnamed_addr global i32 0
@_ZN08NumbaEnv6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@llvm.used = appending global [1 x ptr] [ptr @life], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @life(ptr readnone captures(none) %.1, ptr readnone captures(none) %.2, i64 %.3, i64 %.4, ptr readonly captures(none) %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, ptr readnone captures(none) %.10, ptr readnone captures(none) %.11, i64 %.12, i64 %.13, ptr writeonly captures(none) %.14, i64 %.15, i64 %.16, i64 %.17, i64 %.18) #0 {
.20:
  %.34.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.35.i = zext nneg i32 %.34.i to i64
  %.36.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.37.i = zext nneg i32 %.36.i to i64
  %.38.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.39.i = zext nneg i32 %.38.i to i64
  %.40.i = mul nuw nsw i64 %.37.i, %.39.i
  %.41.i = add nuw nsw i64 %.40.i, %.35.i
  %.42.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.44.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %.46.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %narrow.i = mul nuw nsw i32 %.44.i, %.46.i
  %narrow289.i = add nuw nsw i32 %narrow.i, %.42.i
  %.49.i = zext nneg i32 %narrow289.i to i64
  %.82.i = icmp sgt i64 %.6, %.49.i
  %.86.i = icmp slt i64 %.41.i, %.7
  %or.cond.i = select i1 %.82.i, i1 %.86.i, i1 false
  br i1 %or.cond.i, label %B102.if.preheader.i, label %_ZN6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE.exit

B102.if.preheader.i:                              ; preds = %.20
  %.313.i = add nsw i64 %.41.i, -1
  %.313.2.i = add nuw nsw i64 %.41.i, 1
  %switch.offset.i = add nsw i64 %.49.i, -1
  %.336.i = srem i64 %.313.i, %.7
  %.337.i = xor i64 %.336.i, %.7
  %.338.i = icmp slt i64 %.337.i, 0
  %.339.i = icmp ne i64 %.336.i, 0
  %.340.i = and i1 %.339.i, %.338.i
  %.347.i = select i1 %.340.i, i64 %.7, i64 0
  %.327.0.i = add i64 %.347.i, %.336.i
  %.382.i = icmp slt i64 %.327.0.i, 0
  %.383.i = select i1 %.382.i, i64 %.7, i64 0
  %.336.2.i = urem i64 %.313.2.i, %.7
  %.290.i = srem i64 %switch.offset.i, %.6
  %.291.i = xor i64 %.290.i, %.6
  %.292.i = icmp slt i64 %.291.i, 0
  %.293.i = icmp ne i64 %.290.i, 0
  %.294.i = and i1 %.293.i, %.292.i
  %.301.i = select i1 %.294.i, i64 %.6, i64 0
  %.281.0.i = add i64 %.301.i, %.290.i
  %.379.i = icmp slt i64 %.281.0.i, 0
  %.380.i = select i1 %.379.i, i64 %.6, i64 0
  %.381.i = add i64 %.380.i, %.281.0.i
  %.401.i = mul i64 %.381.i, %.7
  %0 = getelementptr i8, ptr %.5, i64 %.401.i
  %1 = getelementptr i8, ptr %0, i64 %.327.0.i
  %.405.i = getelementptr i8, ptr %1, i64 %.383.i
  %.406.i = load i8, ptr %.405.i, align 1
  %.408.i = zext i8 %.406.i to i64
  %.336.1.i = urem i64 %.41.i, %.7
  %2 = getelementptr i8, ptr %0, i64 %.336.1.i
  %.406.1.i = load i8, ptr %2, align 1
  %.408.1.i = zext i8 %.406.1.i to i64
  %.409.1.i = add nuw nsw i64 %.408.i, %.408.1.i
  %3 = getelementptr i8, ptr %0, i64 %.336.2.i
  %.406.2.i = load i8, ptr %3, align 1
  %.408.2.i = zext i8 %.406.2.i to i64
  %.409.2.i = add nuw nsw i64 %.409.1.i, %.408.2.i
  %.290.i.1 = urem i64 %.49.i, %.6
  %.401.i.1 = mul i64 %.290.i.1, %.7
  %4 = getelementptr i8, ptr %.5, i64 %.401.i.1
  %5 = getelementptr i8, ptr %4, i64 %.327.0.i
  %.405.i.1 = getelementptr i8, ptr %5, i64 %.383.i
  %.406.i.1 = load i8, ptr %.405.i.1, align 1
  %.408.i.1 = zext i8 %.406.i.1 to i64
  %.409.i.1 = add nuw nsw i64 %.409.2.i, %.408.i.1
  %.269.i.2 = add nuw nsw i64 %.49.i, 1
  %.290.i.2 = urem i64 %.269.i.2, %.6
  %.401.i.2 = mul i64 %.290.i.2, %.7
  %6 = getelementptr i8, ptr %.5, i64 %.401.i.2
  %7 = getelementptr i8, ptr %4, i64 %.336.2.i
  %.406.2.i.1 = load i8, ptr %7, align 1
  %.408.2.i.1 = zext i8 %.406.2.i.1 to i64
  %.409.2.i.1 = add nuw nsw i64 %.409.i.1, %.408.2.i.1
  %8 = getelementptr i8, ptr %6, i64 %.327.0.i
  %.405.i.2 = getelementptr i8, ptr %8, i64 %.383.i
  %.406.i.2 = load i8, ptr %.405.i.2, align 1
  %.408.i.2 = zext i8 %.406.i.2 to i64
  %.409.i.2 = add nuw nsw i64 %.409.2.i.1, %.408.i.2
  %.336.1.i.2 = urem i64 %.41.i, %.7
  %9 = getelementptr i8, ptr %6, i64 %.336.1.i.2
  %.406.1.i.2 = load i8, ptr %9, align 1
  %.408.1.i.2 = zext i8 %.406.1.i.2 to i64
  %.409.1.i.2 = add nuw nsw i64 %.409.i.2, %.408.1.i.2
  %10 = getelementptr i8, ptr %6, i64 %.336.2.i
  %.406.2.i.2 = load i8, ptr %10, align 1
  %.408.2.i.2 = zext i8 %.406.2.i.2 to i64
  %.409.2.i.2 = add nuw nsw i64 %.409.1.i.2, %.408.2.i.2
  switch i64 %.409.2.i.2, label %B248.i [
    i64 3, label %B250.i
    i64 2, label %B216.i
  ]

B216.i:                                           ; preds = %B102.if.preheader.i
  %.497.i = mul i64 %.7, %.49.i
  %11 = getelementptr i8, ptr %.5, i64 %.497.i
  %.501.i = getelementptr i8, ptr %11, i64 %.41.i
  %.502.i = load i8, ptr %.501.i, align 1
  %.506.i = icmp eq i8 %.502.i, 1
  br i1 %.506.i, label %B250.i, label %B248.i

B248.i:                                           ; preds = %B216.i, %B102.if.preheader.i
  br label %B250.i

B250.i:                                           ; preds = %B248.i, %B216.i, %B102.if.preheader.i
  %"$phi250.0.2.0.i" = phi i8 [ 0, %B248.i ], [ 1, %B102.if.preheader.i ], [ 1, %B216.i ]
  %.572.i = mul i64 %.16, %.49.i
  %12 = getelementptr i8, ptr %.14, i64 %.572.i
  %.576.i = getelementptr i8, ptr %12, i64 %.41.i
  store i8 %"$phi250.0.2.0.i", ptr %.576.i, align 1
  br label %_ZN6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE.exit

_ZN6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE.exit: ; preds = %.20, %B250.i
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="sm_90" }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 1}
