; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__errcode__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__tidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__ctaidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__tidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__ctaidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__tidz__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__ctaidz__ = local_unnamed_addr global i32 0
@_ZN08NumbaEnv6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv16numba_mandelbrot6escapeB2v8B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dE10complex128i = common local_unnamed_addr global ptr null
@_ZN08NumbaEnv5numba7cpython7numbers16complex_mul_impl12_3clocals_3e11complex_mulB2v9B40c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSyhCQA_3dE10complex12810complex128 = common local_unnamed_addr global ptr null
@llvm.used = appending global [1 x ptr] [ptr @mandelbrot], section "llvm.metadata"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: write)
define ptx_kernel void @mandelbrot(ptr readnone captures(none) %.1, ptr readnone captures(none) %.2, i64 %.3, i64 %.4, ptr writeonly captures(none) %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, double %.10, double %.11, double %.12, i32 %.13) #0 {
.15:
  %.31.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.32.i = zext nneg i32 %.31.i to i64
  %.33.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.34.i = zext nneg i32 %.33.i to i64
  %.35.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.36.i = zext nneg i32 %.35.i to i64
  %.37.i = mul nuw nsw i64 %.34.i, %.36.i
  %.38.i = add nuw nsw i64 %.37.i, %.32.i
  %.39.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.41.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %.43.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %narrow.i = mul nuw nsw i32 %.41.i, %.43.i
  %narrow135.i = add nuw nsw i32 %narrow.i, %.39.i
  %.46.i = zext nneg i32 %narrow135.i to i64
  %.56.i = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %.58.i = zext nneg i32 %.56.i to i64
  %.59.i = mul nuw nsw i64 %.34.i, %.58.i
  %.61.i = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %narrow136.i = mul nuw nsw i32 %.41.i, %.61.i
  %.64.i = zext nneg i32 %narrow136.i to i64
  %.121.i = sub i64 %.7, %.38.i
  %.122.i = icmp slt i64 %.121.i, 1
  br i1 %.122.i, label %B0.endif.endif.i, label %B0.endif.else.i

B152.loopexit.i:                                  ; preds = %B212.if.i.prol.loopexit, %B214.endif.i.1, %B154.endif.endif.i
  %.160.i = icmp sgt i64 %.111.0145.i, 1
  br i1 %.160.i, label %B152.if.i, label %_ZN6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi.exit

B0.endif.else.i:                                  ; preds = %.15
  %.121.i.frozen = freeze i64 %.121.i
  %.137.i = udiv i64 %.121.i.frozen, %.59.i
  %0 = mul i64 %.137.i, %.59.i
  %.133.i.decomposed = sub i64 %.121.i.frozen, %0
  %.136.not.i = icmp ne i64 %.133.i.decomposed, 0
  %.138.i = zext i1 %.136.not.i to i64
  %.139.i = add nuw i64 %.137.i, %.138.i
  br label %B0.endif.endif.i

B0.endif.endif.i:                                 ; preds = %B0.endif.else.i, %.15
  %storemerge.i = phi i64 [ %.139.i, %B0.endif.else.i ], [ 0, %.15 ]
  %.160143.i = icmp sgt i64 %storemerge.i, 0
  br i1 %.160143.i, label %B152.if.lr.ph.i, label %_ZN6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi.exit

B152.if.lr.ph.i:                                  ; preds = %B0.endif.endif.i
  %.252.i = sub i64 %.6, %.46.i
  %.253.i = icmp slt i64 %.252.i, 1
  %storemerge.i.i = tail call i32 @llvm.smax.i32(i32 %.13, i32 0)
  %.304.i.prol = add nuw nsw i64 %.46.i, %.64.i
  %.336.i.prol = uitofp nneg i32 %narrow135.i to double
  %.337.i.prol = fmul double %.12, %.336.i.prol
  %.339.i.prol = fadd double %.11, %.337.i.prol
  %.408.i.prol = mul i64 %.7, %.46.i
  br label %B152.if.i

B152.if.i:                                        ; preds = %B152.if.lr.ph.i, %B152.loopexit.i
  %.111.0145.i = phi i64 [ %storemerge.i, %B152.if.lr.ph.i ], [ %.169.i, %B152.loopexit.i ]
  %.108.0144.i = phi i64 [ %.38.i, %B152.if.lr.ph.i ], [ %.173.i, %B152.loopexit.i ]
  %.169.i = add nsw i64 %.111.0145.i, -1
  %.173.i = add i64 %.108.0144.i, %.59.i
  br i1 %.253.i, label %B154.endif.endif.i, label %B154.endif.else.i

B154.endif.else.i:                                ; preds = %B152.if.i
  %.252.i.frozen = freeze i64 %.252.i
  %.268.i = udiv i64 %.252.i.frozen, %.64.i
  %1 = mul i64 %.268.i, %.64.i
  %.264.i.decomposed = sub i64 %.252.i.frozen, %1
  %.267.not.i = icmp ne i64 %.264.i.decomposed, 0
  %.269.i = zext i1 %.267.not.i to i64
  %.270.i = add nuw i64 %.268.i, %.269.i
  br label %B154.endif.endif.i

B154.endif.endif.i:                               ; preds = %B154.endif.else.i, %B152.if.i
  %storemerge137.i = phi i64 [ %.270.i, %B154.endif.else.i ], [ 0, %B152.if.i ]
  %.291138.i = icmp sgt i64 %storemerge137.i, 0
  br i1 %.291138.i, label %B212.if.lr.ph.i, label %B152.loopexit.i

B212.if.lr.ph.i:                                  ; preds = %B154.endif.endif.i
  %invariant.gep.i = getelementptr i8, ptr %.5, i64 %.108.0144.i
  %.331.i = sitofp i64 %.108.0144.i to double
  %.332.i = fmul double %.12, %.331.i
  %.334.i = fadd double %.10, %.332.i
  %.389.i = icmp slt i64 %.108.0144.i, 0
  %.390.i = select i1 %.389.i, i64 %.7, i64 0
  %invariant.gep141.i = getelementptr i8, ptr %invariant.gep.i, i64 %.390.i
  %xtraiter = and i64 %storemerge137.i, 1
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %B212.if.i.prol.loopexit, label %B212.if.i.prol

B212.if.i.prol:                                   ; preds = %B212.if.lr.ph.i
  %.300.i.prol = add nsw i64 %storemerge137.i, -1
  br label %B38.i.i.prol

B38.i.i.prol:                                     ; preds = %B38.if.i.i.prol, %B212.if.i.prol
  %.37.0.i.i.prol = phi i32 [ 0, %B212.if.i.prol ], [ %.102.i.i.prol, %B38.if.i.i.prol ]
  %z.2.sroa.0.0.i.i.prol = phi double [ 0.000000e+00, %B212.if.i.prol ], [ %.170.i.i.prol, %B38.if.i.i.prol ]
  %z.2.sroa.11.0.i.i.prol = phi double [ 0.000000e+00, %B212.if.i.prol ], [ %.173.i.i.prol, %B38.if.i.i.prol ]
  %exitcond.not.i.i.prol = icmp eq i32 %.37.0.i.i.prol, %storemerge.i.i
  br i1 %exitcond.not.i.i.prol, label %B214.endif.i.prol, label %B38.if.i.i.prol

B38.if.i.i.prol:                                  ; preds = %B38.i.i.prol
  %.102.i.i.prol = add nuw i32 %.37.0.i.i.prol, 1
  %.57.i.i.i.prol = fmul double %z.2.sroa.0.0.i.i.prol, %z.2.sroa.11.0.i.i.prol
  %.79.i.i.i.prol = fadd double %.57.i.i.i.prol, %.57.i.i.i.prol
  %.45.i.i.i.prol = fmul double %z.2.sroa.0.0.i.i.prol, %z.2.sroa.0.0.i.i.prol
  %.51.i.i.i.prol = fmul double %z.2.sroa.11.0.i.i.prol, %z.2.sroa.11.0.i.i.prol
  %.69.i.i.i.prol = fsub double %.45.i.i.i.prol, %.51.i.i.i.prol
  %.170.i.i.prol = fadd double %.334.i, %.69.i.i.i.prol
  %.173.i.i.prol = fadd double %.339.i.prol, %.79.i.i.i.prol
  %.194.i.i.prol = fmul double %.170.i.i.prol, %.170.i.i.prol
  %.209.i.i.prol = fmul double %.173.i.i.prol, %.173.i.i.prol
  %.210.i.i.prol = fadd double %.194.i.i.prol, %.209.i.i.prol
  %.212.i.i.prol = fcmp ult double %.210.i.i.prol, 4.000000e+00
  br i1 %.212.i.i.prol, label %B38.i.i.prol, label %B214.endif.i.prol

B214.endif.i.prol:                                ; preds = %B38.if.i.i.prol, %B38.i.i.prol
  %storemerge96.i.i.prol = phi i32 [ %.37.0.i.i.prol, %B38.if.i.i.prol ], [ %.13, %B38.i.i.prol ]
  %gep142.i.prol = getelementptr i8, ptr %invariant.gep141.i, i64 %.408.i.prol
  %.413.i.prol = trunc i32 %storemerge96.i.i.prol to i8
  store i8 %.413.i.prol, ptr %gep142.i.prol, align 1
  br label %B212.if.i.prol.loopexit

B212.if.i.prol.loopexit:                          ; preds = %B214.endif.i.prol, %B212.if.lr.ph.i
  %.242.0140.i.unr = phi i64 [ %storemerge137.i, %B212.if.lr.ph.i ], [ %.300.i.prol, %B214.endif.i.prol ]
  %.239.0139.i.unr = phi i64 [ %.46.i, %B212.if.lr.ph.i ], [ %.304.i.prol, %B214.endif.i.prol ]
  %2 = icmp eq i64 %storemerge137.i, 1
  br i1 %2, label %B152.loopexit.i, label %B212.if.i

B212.if.i:                                        ; preds = %B212.if.i.prol.loopexit, %B214.endif.i.1
  %.242.0140.i = phi i64 [ %.300.i.1, %B214.endif.i.1 ], [ %.242.0140.i.unr, %B212.if.i.prol.loopexit ]
  %.239.0139.i = phi i64 [ %.304.i.1, %B214.endif.i.1 ], [ %.239.0139.i.unr, %B212.if.i.prol.loopexit ]
  %.304.i = add i64 %.239.0139.i, %.64.i
  %.336.i = sitofp i64 %.239.0139.i to double
  %.337.i = fmul double %.12, %.336.i
  %.339.i = fadd double %.11, %.337.i
  br label %B38.i.i

B38.i.i:                                          ; preds = %B38.if.i.i, %B212.if.i
  %.37.0.i.i = phi i32 [ 0, %B212.if.i ], [ %.102.i.i, %B38.if.i.i ]
  %z.2.sroa.0.0.i.i = phi double [ 0.000000e+00, %B212.if.i ], [ %.170.i.i, %B38.if.i.i ]
  %z.2.sroa.11.0.i.i = phi double [ 0.000000e+00, %B212.if.i ], [ %.173.i.i, %B38.if.i.i ]
  %exitcond.not.i.i = icmp eq i32 %.37.0.i.i, %storemerge.i.i
  br i1 %exitcond.not.i.i, label %B214.endif.i, label %B38.if.i.i

B38.if.i.i:                                       ; preds = %B38.i.i
  %.102.i.i = add nuw i32 %.37.0.i.i, 1
  %.57.i.i.i = fmul double %z.2.sroa.0.0.i.i, %z.2.sroa.11.0.i.i
  %.79.i.i.i = fadd double %.57.i.i.i, %.57.i.i.i
  %.45.i.i.i = fmul double %z.2.sroa.0.0.i.i, %z.2.sroa.0.0.i.i
  %.51.i.i.i = fmul double %z.2.sroa.11.0.i.i, %z.2.sroa.11.0.i.i
  %.69.i.i.i = fsub double %.45.i.i.i, %.51.i.i.i
  %.170.i.i = fadd double %.334.i, %.69.i.i.i
  %.173.i.i = fadd double %.339.i, %.79.i.i.i
  %.194.i.i = fmul double %.170.i.i, %.170.i.i
  %.209.i.i = fmul double %.173.i.i, %.173.i.i
  %.210.i.i = fadd double %.194.i.i, %.209.i.i
  %.212.i.i = fcmp ult double %.210.i.i, 4.000000e+00
  br i1 %.212.i.i, label %B38.i.i, label %B214.endif.i

B214.endif.i:                                     ; preds = %B38.if.i.i, %B38.i.i
  %storemerge96.i.i = phi i32 [ %.37.0.i.i, %B38.if.i.i ], [ %.13, %B38.i.i ]
  %.386.i = icmp slt i64 %.239.0139.i, 0
  %.387.i = select i1 %.386.i, i64 %.6, i64 0
  %.388.i = add i64 %.387.i, %.239.0139.i
  %.408.i = mul i64 %.388.i, %.7
  %gep142.i = getelementptr i8, ptr %invariant.gep141.i, i64 %.408.i
  %.413.i = trunc i32 %storemerge96.i.i to i8
  store i8 %.413.i, ptr %gep142.i, align 1
  %.300.i.1 = add nsw i64 %.242.0140.i, -2
  %.304.i.1 = add i64 %.304.i, %.64.i
  %.336.i.1 = sitofp i64 %.304.i to double
  %.337.i.1 = fmul double %.12, %.336.i.1
  %.339.i.1 = fadd double %.11, %.337.i.1
  br label %B38.i.i.1

B38.i.i.1:                                        ; preds = %B38.if.i.i.1, %B214.endif.i
  %.37.0.i.i.1 = phi i32 [ 0, %B214.endif.i ], [ %.102.i.i.1, %B38.if.i.i.1 ]
  %z.2.sroa.0.0.i.i.1 = phi double [ 0.000000e+00, %B214.endif.i ], [ %.170.i.i.1, %B38.if.i.i.1 ]
  %z.2.sroa.11.0.i.i.1 = phi double [ 0.000000e+00, %B214.endif.i ], [ %.173.i.i.1, %B38.if.i.i.1 ]
  %exitcond.not.i.i.1 = icmp eq i32 %.37.0.i.i.1, %storemerge.i.i
  br i1 %exitcond.not.i.i.1, label %B214.endif.i.1, label %B38.if.i.i.1

B38.if.i.i.1:                                     ; preds = %B38.i.i.1
  %.102.i.i.1 = add nuw i32 %.37.0.i.i.1, 1
  %.57.i.i.i.1 = fmul double %z.2.sroa.0.0.i.i.1, %z.2.sroa.11.0.i.i.1
  %.79.i.i.i.1 = fadd double %.57.i.i.i.1, %.57.i.i.i.1
  %.45.i.i.i.1 = fmul double %z.2.sroa.0.0.i.i.1, %z.2.sroa.0.0.i.i.1
  %.51.i.i.i.1 = fmul double %z.2.sroa.11.0.i.i.1, %z.2.sroa.11.0.i.i.1
  %.69.i.i.i.1 = fsub double %.45.i.i.i.1, %.51.i.i.i.1
  %.170.i.i.1 = fadd double %.334.i, %.69.i.i.i.1
  %.173.i.i.1 = fadd double %.339.i.1, %.79.i.i.i.1
  %.194.i.i.1 = fmul double %.170.i.i.1, %.170.i.i.1
  %.209.i.i.1 = fmul double %.173.i.i.1, %.173.i.i.1
  %.210.i.i.1 = fadd double %.194.i.i.1, %.209.i.i.1
  %.212.i.i.1 = fcmp ult double %.210.i.i.1, 4.000000e+00
  br i1 %.212.i.i.1, label %B38.i.i.1, label %B214.endif.i.1

B214.endif.i.1:                                   ; preds = %B38.if.i.i.1, %B38.i.i.1
  %storemerge96.i.i.1 = phi i32 [ %.37.0.i.i.1, %B38.if.i.i.1 ], [ %.13, %B38.i.i.1 ]
  %.386.i.1 = icmp slt i64 %.304.i, 0
  %.387.i.1 = select i1 %.386.i.1, i64 %.6, i64 0
  %.388.i.1 = add i64 %.387.i.1, %.304.i
  %.408.i.1 = mul i64 %.388.i.1, %.7
  %gep142.i.1 = getelementptr i8, ptr %invariant.gep141.i, i64 %.408.i.1
  %.413.i.1 = trunc i32 %storemerge96.i.i.1 to i8
  store i8 %.413.i.1, ptr %gep142.i.1, align 1
  %.291.i.1 = icmp sgt i64 %.242.0140.i, 2
  br i1 %.291.i.1, label %B212.if.i, label %B152.loopexit.i

_ZN6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi.exit: ; preds = %B152.loopexit.i, %B0.endif.endif.i
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: write) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0, !1}
!nvvm.annotations = !{}
!llvm.ident = !{!2}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
