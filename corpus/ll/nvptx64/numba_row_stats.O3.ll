; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__errcode__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__tidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__ctaidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__tidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__ctaidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__tidz__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__ctaidz__ = local_unnamed_addr global i32 0
@_ZN08NumbaEnv6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv15numba_row_stats12min_max_meanB3v12B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dE5ArrayIiLi1E1A7mutable7alignedE = common local_unnamed_addr global ptr null
@llvm.used = appending global [1 x ptr] [ptr @row_stats], section "llvm.metadata"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @row_stats(ptr readnone captures(none) %.1, ptr readnone captures(none) %.2, i64 %.3, i64 %.4, ptr readonly captures(none) %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, ptr readnone captures(none) %.10, ptr readnone captures(none) %.11, i64 %.12, i64 %.13, ptr writeonly captures(none) %.14, i64 %.15, i64 %.16, i64 %.17, i64 %.18) #0 {
.20:
  %.34.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.35.i = zext nneg i32 %.34.i to i64
  %.36.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.37.i = zext nneg i32 %.36.i to i64
  %.38.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.39.i = zext nneg i32 %.38.i to i64
  %.40.i = mul nuw nsw i64 %.37.i, %.39.i
  %.41.i = add nuw nsw i64 %.40.i, %.35.i
  %.59.i = icmp slt i64 %.41.i, %.6
  br i1 %.59.i, label %B78.i, label %_ZN6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE.exit

B78.i:                                            ; preds = %.20
  %.98.i = mul i64 %.8, %.41.i
  %.100.i = getelementptr i8, ptr %.5, i64 %.98.i
  %.44.i.i = load i32, ptr %.100.i, align 4
  %.167202.not.i.i = icmp slt i64 %.7, 1
  br i1 %.167202.not.i.i, label %B188.i.i, label %B80.if.i.i.preheader

B80.if.i.i.preheader:                             ; preds = %B78.i
  %xtraiter = and i64 %.7, 3
  %0 = icmp ult i64 %.7, 4
  br i1 %0, label %B80.if.i.i.epil.preheader, label %B80.if.i.i.preheader.new

B80.if.i.i.preheader.new:                         ; preds = %B80.if.i.i.preheader
  %unroll_iter = and i64 %.7, 9223372036854775804
  br label %B80.if.i.i

B188.i.i.loopexit.unr-lcssa:                      ; preds = %B80.if.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B188.i.i, label %B80.if.i.i.epil.preheader

B80.if.i.i.epil.preheader:                        ; preds = %B188.i.i.loopexit.unr-lcssa, %B80.if.i.i.preheader
  %total.2.0207.i.i.epil.init = phi i64 [ 0, %B80.if.i.i.preheader ], [ %.406.i.i.3, %B188.i.i.loopexit.unr-lcssa ]
  %hi.2.0206.i.i.epil.init = phi i32 [ %.44.i.i, %B80.if.i.i.preheader ], [ %hi.3.1.i.i.3, %B188.i.i.loopexit.unr-lcssa ]
  %lo.2.0205.i.i.epil.init = phi i32 [ %.44.i.i, %B80.if.i.i.preheader ], [ %spec.select.i.i.3, %B188.i.i.loopexit.unr-lcssa ]
  %.115.0203.i.i.epil.init = phi i64 [ 0, %B80.if.i.i.preheader ], [ %.180.i.i.3, %B188.i.i.loopexit.unr-lcssa ]
  %lcmp.mod4 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod4)
  br label %B80.if.i.i.epil

B80.if.i.i.epil:                                  ; preds = %B80.if.i.i.epil, %B80.if.i.i.epil.preheader
  %total.2.0207.i.i.epil = phi i64 [ %.406.i.i.epil, %B80.if.i.i.epil ], [ %total.2.0207.i.i.epil.init, %B80.if.i.i.epil.preheader ]
  %hi.2.0206.i.i.epil = phi i32 [ %hi.3.1.i.i.epil, %B80.if.i.i.epil ], [ %hi.2.0206.i.i.epil.init, %B80.if.i.i.epil.preheader ]
  %lo.2.0205.i.i.epil = phi i32 [ %spec.select.i.i.epil, %B80.if.i.i.epil ], [ %lo.2.0205.i.i.epil.init, %B80.if.i.i.epil.preheader ]
  %.115.0203.i.i.epil = phi i64 [ %.180.i.i.epil, %B80.if.i.i.epil ], [ %.115.0203.i.i.epil.init, %B80.if.i.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %B80.if.i.i.epil ], [ 0, %B80.if.i.i.epil.preheader ]
  %.180.i.i.epil = add nuw nsw i64 %.115.0203.i.i.epil, 1
  %.239.i.i.epil = mul i64 %.115.0203.i.i.epil, %.9
  %.241.i.i.epil = getelementptr i8, ptr %.100.i, i64 %.239.i.i.epil
  %.243.i.i.epil = load i32, ptr %.241.i.i.epil, align 4
  %spec.select.i.i.epil = tail call i32 @llvm.smin.i32(i32 %.243.i.i.epil, i32 %lo.2.0205.i.i.epil)
  %hi.3.1.i.i.epil = tail call i32 @llvm.smax.i32(i32 %.243.i.i.epil, i32 %hi.2.0206.i.i.epil)
  %.405.i.i.epil = sext i32 %.243.i.i.epil to i64
  %.406.i.i.epil = add nsw i64 %total.2.0207.i.i.epil, %.405.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %B188.i.i, label %B80.if.i.i.epil, !llvm.loop !1

B188.i.i:                                         ; preds = %B188.i.i.loopexit.unr-lcssa, %B80.if.i.i.epil, %B78.i
  %lo.2.0.lcssa.i.i = phi i32 [ %.44.i.i, %B78.i ], [ %spec.select.i.i.3, %B188.i.i.loopexit.unr-lcssa ], [ %spec.select.i.i.epil, %B80.if.i.i.epil ]
  %hi.2.0.lcssa.i.i = phi i32 [ %.44.i.i, %B78.i ], [ %hi.3.1.i.i.3, %B188.i.i.loopexit.unr-lcssa ], [ %hi.3.1.i.i.epil, %B80.if.i.i.epil ]
  %total.2.0.lcssa.i.i = phi i64 [ 0, %B78.i ], [ %.406.i.i.3, %B188.i.i.loopexit.unr-lcssa ], [ %.406.i.i.epil, %B80.if.i.i.epil ]
  %.424.i.i = icmp eq i64 %.7, 0
  br i1 %.424.i.i, label %B188.endif.i.i, label %B188.else.i.i, !prof !3

B80.if.i.i:                                       ; preds = %B80.if.i.i, %B80.if.i.i.preheader.new
  %total.2.0207.i.i = phi i64 [ 0, %B80.if.i.i.preheader.new ], [ %.406.i.i.3, %B80.if.i.i ]
  %hi.2.0206.i.i = phi i32 [ %.44.i.i, %B80.if.i.i.preheader.new ], [ %hi.3.1.i.i.3, %B80.if.i.i ]
  %lo.2.0205.i.i = phi i32 [ %.44.i.i, %B80.if.i.i.preheader.new ], [ %spec.select.i.i.3, %B80.if.i.i ]
  %.115.0203.i.i = phi i64 [ 0, %B80.if.i.i.preheader.new ], [ %.180.i.i.3, %B80.if.i.i ]
  %niter = phi i64 [ 0, %B80.if.i.i.preheader.new ], [ %niter.next.3, %B80.if.i.i ]
  %.180.i.i = or disjoint i64 %.115.0203.i.i, 1
  %.239.i.i = mul i64 %.115.0203.i.i, %.9
  %.241.i.i = getelementptr i8, ptr %.100.i, i64 %.239.i.i
  %.243.i.i = load i32, ptr %.241.i.i, align 4
  %spec.select.i.i = tail call i32 @llvm.smin.i32(i32 %.243.i.i, i32 %lo.2.0205.i.i)
  %hi.3.1.i.i = tail call i32 @llvm.smax.i32(i32 %.243.i.i, i32 %hi.2.0206.i.i)
  %.405.i.i = sext i32 %.243.i.i to i64
  %.406.i.i = add nsw i64 %total.2.0207.i.i, %.405.i.i
  %.180.i.i.1 = or disjoint i64 %.115.0203.i.i, 2
  %.239.i.i.1 = mul i64 %.180.i.i, %.9
  %.241.i.i.1 = getelementptr i8, ptr %.100.i, i64 %.239.i.i.1
  %.243.i.i.1 = load i32, ptr %.241.i.i.1, align 4
  %spec.select.i.i.1 = tail call i32 @llvm.smin.i32(i32 %.243.i.i.1, i32 %spec.select.i.i)
  %hi.3.1.i.i.1 = tail call i32 @llvm.smax.i32(i32 %.243.i.i.1, i32 %hi.3.1.i.i)
  %.405.i.i.1 = sext i32 %.243.i.i.1 to i64
  %.406.i.i.1 = add nsw i64 %.406.i.i, %.405.i.i.1
  %.180.i.i.2 = or disjoint i64 %.115.0203.i.i, 3
  %.239.i.i.2 = mul i64 %.180.i.i.1, %.9
  %.241.i.i.2 = getelementptr i8, ptr %.100.i, i64 %.239.i.i.2
  %.243.i.i.2 = load i32, ptr %.241.i.i.2, align 4
  %spec.select.i.i.2 = tail call i32 @llvm.smin.i32(i32 %.243.i.i.2, i32 %spec.select.i.i.1)
  %hi.3.1.i.i.2 = tail call i32 @llvm.smax.i32(i32 %.243.i.i.2, i32 %hi.3.1.i.i.1)
  %.405.i.i.2 = sext i32 %.243.i.i.2 to i64
  %.406.i.i.2 = add nsw i64 %.406.i.i.1, %.405.i.i.2
  %.180.i.i.3 = add nuw nsw i64 %.115.0203.i.i, 4
  %.239.i.i.3 = mul i64 %.180.i.i.2, %.9
  %.241.i.i.3 = getelementptr i8, ptr %.100.i, i64 %.239.i.i.3
  %.243.i.i.3 = load i32, ptr %.241.i.i.3, align 4
  %spec.select.i.i.3 = tail call i32 @llvm.smin.i32(i32 %.243.i.i.3, i32 %spec.select.i.i.2)
  %hi.3.1.i.i.3 = tail call i32 @llvm.smax.i32(i32 %.243.i.i.3, i32 %hi.3.1.i.i.2)
  %.405.i.i.3 = sext i32 %.243.i.i.3 to i64
  %.406.i.i.3 = add nsw i64 %.406.i.i.2, %.405.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %B188.i.i.loopexit.unr-lcssa, label %B80.if.i.i

B188.else.i.i:                                    ; preds = %B188.i.i
  %.435.i.i = icmp ne i64 %total.2.0.lcssa.i.i, -9223372036854775808
  %.436.i.i = icmp ne i64 %.7, -1
  %.437.not.i.i = or i1 %.436.i.i, %.435.i.i
  br i1 %.437.not.i.i, label %B188.else.if.i.i, label %B188.endif.i.i, !prof !4

B188.endif.i.i:                                   ; preds = %B188.else.if.i.i, %B188.else.i.i, %B188.i.i
  %quot.0.i.i = phi i32 [ 0, %B188.i.i ], [ %1, %B188.else.if.i.i ], [ 0, %B188.else.i.i ]
  br i1 %.424.i.i, label %B78.endif.i, label %B188.endif.else.i.i, !prof !3

B188.else.if.i.i:                                 ; preds = %B188.else.i.i
  %.440.i.i = sdiv i64 %total.2.0.lcssa.i.i, %.7
  %.441.i.i = srem i64 %total.2.0.lcssa.i.i, %.7
  %.442.i.i = xor i64 %.441.i.i, %.7
  %.443.i.i = icmp slt i64 %.442.i.i, 0
  %.444.i.i = icmp ne i64 %.441.i.i, 0
  %.445.i.i = and i1 %.444.i.i, %.443.i.i
  %.450.i.i = sext i1 %.445.i.i to i64
  %spec.select200.i.i = add i64 %.440.i.i, %.450.i.i
  %1 = trunc i64 %spec.select200.i.i to i32
  br label %B188.endif.i.i

B188.endif.else.i.i:                              ; preds = %B188.endif.i.i
  %.485.i.i = icmp ne i64 %total.2.0.lcssa.i.i, -9223372036854775808
  %.486.i.i = icmp ne i64 %.7, -1
  %.487.not.i.i = or i1 %.486.i.i, %.485.i.i
  br i1 %.487.not.i.i, label %B188.endif.else.if.i.i, label %B78.endif.i, !prof !4

B188.endif.else.if.i.i:                           ; preds = %B188.endif.else.i.i
  %.491.i.i = srem i64 %total.2.0.lcssa.i.i, %.7
  %.492.i.i = xor i64 %.491.i.i, %.7
  %.493.i.i = icmp slt i64 %.492.i.i, 0
  %.494.i.i = icmp ne i64 %.491.i.i, 0
  %.495.i.i = and i1 %.494.i.i, %.493.i.i
  %.502.i.i = select i1 %.495.i.i, i64 %.7, i64 0
  %spec.select201.i.i = add i64 %.502.i.i, %.491.i.i
  %2 = trunc i64 %spec.select201.i.i to i32
  br label %B78.endif.i

B78.endif.i:                                      ; preds = %B188.endif.else.if.i.i, %B188.endif.else.i.i, %B188.endif.i.i
  %rem.1.0.i.i = phi i32 [ 0, %B188.endif.i.i ], [ %2, %B188.endif.else.if.i.i ], [ 0, %B188.endif.else.i.i ]
  %.205.i = mul i64 %.16, %.41.i
  %.209.i = getelementptr i32, ptr %.14, i64 %.205.i
  store i32 %lo.2.0.lcssa.i.i, ptr %.209.i, align 4
  %.264.i = getelementptr i8, ptr %.209.i, i64 4
  store i32 %hi.2.0.lcssa.i.i, ptr %.264.i, align 4
  %.319.i = getelementptr i8, ptr %.209.i, i64 8
  store i32 %quot.0.i.i, ptr %.319.i, align 4
  %.377.i = getelementptr i8, ptr %.209.i, i64 12
  store i32 %rem.1.0.i.i, ptr %.377.i, align 4
  br label %_ZN6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE.exit

_ZN6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE.exit: ; preds = %.20, %B78.endif.i
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = distinct !{!1, !2}
!2 = !{!"llvm.loop.unroll.disable"}
!3 = !{!"branch_weights", i32 1, i32 99}
!4 = !{!"branch_weights", i32 99, i32 1}
