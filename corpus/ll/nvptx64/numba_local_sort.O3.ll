; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__errcode__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__tidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__ctaidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__tidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__ctaidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__tidz__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__ctaidz__ = local_unnamed_addr global i32 0
@_ZN08NumbaEnv6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@llvm.used = appending global [1 x ptr] [ptr @local_sort], section "llvm.metadata"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define ptx_kernel void @local_sort(ptr readnone captures(none) %.1, ptr readnone captures(none) %.2, i64 %.3, i64 %.4, ptr captures(none) %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9) #0 {
.11:
  %_cudapy_lmem.i = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %_cudapy_lmem.i)
  %.fca.1.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 4
  %.fca.2.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 8
  %.fca.3.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 12
  %.fca.4.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 16
  %.fca.5.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 20
  %.fca.6.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 24
  %.fca.7.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 28
  %.fca.8.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 32
  %.fca.9.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 36
  %.fca.10.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 40
  %.fca.11.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 44
  %.fca.12.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 48
  %.fca.13.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 52
  %.fca.14.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 56
  %.fca.15.gep.i = getelementptr inbounds nuw i8, ptr %_cudapy_lmem.i, i64 60
  %.48.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.49.i = zext nneg i32 %.48.i to i64
  %.50.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.51.i = zext nneg i32 %.50.i to i64
  %.52.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.53.i = zext nneg i32 %.52.i to i64
  %.54.i = mul nuw nsw i64 %.51.i, %.53.i
  %.55.i = add nuw nsw i64 %.54.i, %.49.i
  %.73.not.i = icmp slt i64 %.55.i, %.6
  br i1 %.73.not.i, label %B186.preheader.i, label %_ZN6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE.exit

B186.preheader.i:                                 ; preds = %.11
  %.241.i = mul i64 %.7, %.55.i
  %0 = getelementptr i32, ptr %.5, i64 %.241.i
  %.246.i = load i32, ptr %0, align 4
  store i32 %.246.i, ptr %_cudapy_lmem.i, align 4
  %1 = getelementptr i8, ptr %0, i64 4
  %.246.1.i = load i32, ptr %1, align 4
  store i32 %.246.1.i, ptr %.fca.1.gep.i, align 4
  %2 = getelementptr i8, ptr %0, i64 8
  %.246.2.i = load i32, ptr %2, align 4
  store i32 %.246.2.i, ptr %.fca.2.gep.i, align 4
  %3 = getelementptr i8, ptr %0, i64 12
  %.246.3.i = load i32, ptr %3, align 4
  store i32 %.246.3.i, ptr %.fca.3.gep.i, align 4
  %4 = getelementptr i8, ptr %0, i64 16
  %.246.4.i = load i32, ptr %4, align 4
  store i32 %.246.4.i, ptr %.fca.4.gep.i, align 4
  %5 = getelementptr i8, ptr %0, i64 20
  %.246.5.i = load i32, ptr %5, align 4
  store i32 %.246.5.i, ptr %.fca.5.gep.i, align 4
  %6 = getelementptr i8, ptr %0, i64 24
  %.246.6.i = load i32, ptr %6, align 4
  store i32 %.246.6.i, ptr %.fca.6.gep.i, align 4
  %7 = getelementptr i8, ptr %0, i64 28
  %.246.7.i = load i32, ptr %7, align 4
  store i32 %.246.7.i, ptr %.fca.7.gep.i, align 4
  %8 = getelementptr i8, ptr %0, i64 32
  %.246.8.i = load i32, ptr %8, align 4
  store i32 %.246.8.i, ptr %.fca.8.gep.i, align 4
  %9 = getelementptr i8, ptr %0, i64 36
  %.246.9.i = load i32, ptr %9, align 4
  store i32 %.246.9.i, ptr %.fca.9.gep.i, align 4
  %10 = getelementptr i8, ptr %0, i64 40
  %.246.10.i = load i32, ptr %10, align 4
  store i32 %.246.10.i, ptr %.fca.10.gep.i, align 4
  %11 = getelementptr i8, ptr %0, i64 44
  %.246.11.i = load i32, ptr %11, align 4
  store i32 %.246.11.i, ptr %.fca.11.gep.i, align 4
  %12 = getelementptr i8, ptr %0, i64 48
  %.246.12.i = load i32, ptr %12, align 4
  store i32 %.246.12.i, ptr %.fca.12.gep.i, align 4
  %13 = getelementptr i8, ptr %0, i64 52
  %.246.13.i = load i32, ptr %13, align 4
  store i32 %.246.13.i, ptr %.fca.13.gep.i, align 4
  %14 = getelementptr i8, ptr %0, i64 56
  %.246.14.i = load i32, ptr %14, align 4
  store i32 %.246.14.i, ptr %.fca.14.gep.i, align 4
  %15 = getelementptr i8, ptr %0, i64 60
  %.246.15.i = load i32, ptr %15, align 4
  store i32 %.246.15.i, ptr %.fca.15.gep.i, align 4
  br label %B250.if.i

B438.preheader.i:                                 ; preds = %B390.i.2
  %.798.i = load i32, ptr %_cudapy_lmem.i, align 4
  store i32 %.798.i, ptr %0, align 4
  %.798.1.i = load i32, ptr %.fca.1.gep.i, align 4
  store i32 %.798.1.i, ptr %1, align 4
  %.798.2.i = load i32, ptr %.fca.2.gep.i, align 4
  store i32 %.798.2.i, ptr %2, align 4
  %.798.3.i = load i32, ptr %.fca.3.gep.i, align 4
  store i32 %.798.3.i, ptr %3, align 4
  %.798.4.i = load i32, ptr %.fca.4.gep.i, align 4
  store i32 %.798.4.i, ptr %4, align 4
  %.798.5.i = load i32, ptr %.fca.5.gep.i, align 4
  store i32 %.798.5.i, ptr %5, align 4
  %.798.6.i = load i32, ptr %.fca.6.gep.i, align 4
  store i32 %.798.6.i, ptr %6, align 4
  %.798.7.i = load i32, ptr %.fca.7.gep.i, align 4
  store i32 %.798.7.i, ptr %7, align 4
  %.798.8.i = load i32, ptr %.fca.8.gep.i, align 4
  store i32 %.798.8.i, ptr %8, align 4
  %.798.9.i = load i32, ptr %.fca.9.gep.i, align 4
  store i32 %.798.9.i, ptr %9, align 4
  %.798.10.i = load i32, ptr %.fca.10.gep.i, align 4
  store i32 %.798.10.i, ptr %10, align 4
  %.798.11.i = load i32, ptr %.fca.11.gep.i, align 4
  store i32 %.798.11.i, ptr %11, align 4
  %.798.12.i = load i32, ptr %.fca.12.gep.i, align 4
  store i32 %.798.12.i, ptr %12, align 4
  %.798.13.i = load i32, ptr %.fca.13.gep.i, align 4
  store i32 %.798.13.i, ptr %13, align 4
  %.798.14.i = load i32, ptr %.fca.14.gep.i, align 4
  store i32 %.798.14.i, ptr %14, align 4
  %.798.15.i = load i32, ptr %.fca.15.gep.i, align 4
  store i32 %.798.15.i, ptr %15, align 4
  br label %_ZN6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE.exit

B316.i:                                           ; preds = %B250.if.i, %B366.i
  %.515.i = phi i32 [ %.597.i, %B366.i ], [ %.476.i, %B250.if.i ]
  %j.2.2.i = phi i64 [ %.549.i, %B366.i ], [ %.428.i, %B250.if.i ]
  %.514.i = getelementptr i32, ptr %_cudapy_lmem.i, i64 %j.2.2.i
  %.546.i = getelementptr i8, ptr %.514.i, i64 4
  store i32 %.515.i, ptr %.546.i, align 4
  %.559.i = icmp sgt i64 %j.2.2.i, 0
  br i1 %.559.i, label %B366.i, label %B390.i

B366.i:                                           ; preds = %B316.i
  %.549.i = add nsw i64 %j.2.2.i, -1
  %.596.i = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.549.i
  %.597.i = load i32, ptr %.596.i, align 4
  %.601.i = icmp sgt i32 %.597.i, %.424.i
  br i1 %.601.i, label %B316.i, label %B390.i

B390.i:                                           ; preds = %B366.i, %B316.i, %B250.if.i
  %j.3.1.i = phi i64 [ %.305.0352.i, %B250.if.i ], [ %j.2.2.i, %B366.i ], [ 0, %B316.i ]
  %16 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %j.3.1.i
  store i32 %.424.i, ptr %16, align 4
  %.370.i.1 = add nuw nsw i64 %.305.0352.i, 2
  %17 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.370.i
  %.424.i.1 = load i32, ptr %17, align 4
  %.475.i.1 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.305.0352.i
  %.476.i.1 = load i32, ptr %.475.i.1, align 4
  %.480.i.1 = icmp sgt i32 %.476.i.1, %.424.i.1
  br i1 %.480.i.1, label %B316.i.1, label %B390.i.1

B316.i.1:                                         ; preds = %B390.i, %B366.i.1
  %.515.i.1 = phi i32 [ %.597.i.1, %B366.i.1 ], [ %.476.i.1, %B390.i ]
  %j.2.2.i.1 = phi i64 [ %.549.i.1, %B366.i.1 ], [ %.305.0352.i, %B390.i ]
  %.514.i.1 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %j.2.2.i.1
  %.546.i.1 = getelementptr i8, ptr %.514.i.1, i64 4
  store i32 %.515.i.1, ptr %.546.i.1, align 4
  %.559.i.1 = icmp sgt i64 %j.2.2.i.1, 0
  br i1 %.559.i.1, label %B366.i.1, label %B390.i.1

B366.i.1:                                         ; preds = %B316.i.1
  %.549.i.1 = add nsw i64 %j.2.2.i.1, -1
  %.596.i.1 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.549.i.1
  %.597.i.1 = load i32, ptr %.596.i.1, align 4
  %.601.i.1 = icmp sgt i32 %.597.i.1, %.424.i.1
  br i1 %.601.i.1, label %B316.i.1, label %B390.i.1

B390.i.1:                                         ; preds = %B316.i.1, %B366.i.1, %B390.i
  %j.3.1.i.1 = phi i64 [ %.370.i, %B390.i ], [ %j.2.2.i.1, %B366.i.1 ], [ 0, %B316.i.1 ]
  %18 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %j.3.1.i.1
  store i32 %.424.i.1, ptr %18, align 4
  %.370.i.2 = add nuw nsw i64 %.305.0352.i, 3
  %19 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.370.i.1
  %.424.i.2 = load i32, ptr %19, align 4
  %.428.i.2 = add nuw nsw i64 %.305.0352.i, 1
  %.475.i.2 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.428.i.2
  %.476.i.2 = load i32, ptr %.475.i.2, align 4
  %.480.i.2 = icmp sgt i32 %.476.i.2, %.424.i.2
  br i1 %.480.i.2, label %B316.i.2, label %B390.i.2

B316.i.2:                                         ; preds = %B390.i.1, %B366.i.2
  %.515.i.2 = phi i32 [ %.597.i.2, %B366.i.2 ], [ %.476.i.2, %B390.i.1 ]
  %j.2.2.i.2 = phi i64 [ %.549.i.2, %B366.i.2 ], [ %.428.i.2, %B390.i.1 ]
  %.514.i.2 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %j.2.2.i.2
  %.546.i.2 = getelementptr i8, ptr %.514.i.2, i64 4
  store i32 %.515.i.2, ptr %.546.i.2, align 4
  %.559.i.2 = icmp sgt i64 %j.2.2.i.2, 0
  br i1 %.559.i.2, label %B366.i.2, label %B390.i.2

B366.i.2:                                         ; preds = %B316.i.2
  %.549.i.2 = add nsw i64 %j.2.2.i.2, -1
  %.596.i.2 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.549.i.2
  %.597.i.2 = load i32, ptr %.596.i.2, align 4
  %.601.i.2 = icmp sgt i32 %.597.i.2, %.424.i.2
  br i1 %.601.i.2, label %B316.i.2, label %B390.i.2

B390.i.2:                                         ; preds = %B316.i.2, %B366.i.2, %B390.i.1
  %j.3.1.i.2 = phi i64 [ %.370.i.1, %B390.i.1 ], [ %j.2.2.i.2, %B366.i.2 ], [ 0, %B316.i.2 ]
  %20 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %j.3.1.i.2
  store i32 %.424.i.2, ptr %20, align 4
  %exitcond.not.i.2 = icmp eq i64 %.370.i.2, 16
  br i1 %exitcond.not.i.2, label %B438.preheader.i, label %B250.if.i

B250.if.i:                                        ; preds = %B390.i.2, %B186.preheader.i
  %.305.0352.i = phi i64 [ 1, %B186.preheader.i ], [ %.370.i.2, %B390.i.2 ]
  %.370.i = add nuw nsw i64 %.305.0352.i, 1
  %21 = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.305.0352.i
  %.424.i = load i32, ptr %21, align 4
  %.428.i = add nsw i64 %.305.0352.i, -1
  %.475.i = getelementptr i32, ptr %_cudapy_lmem.i, i64 %.428.i
  %.476.i = load i32, ptr %.475.i, align 4
  %.480.i = icmp sgt i32 %.476.i, %.424.i
  br i1 %.480.i, label %B316.i, label %B390.i

_ZN6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE.exit: ; preds = %.11, %B438.preheader.i
  call void @llvm.lifetime.end.p0(ptr nonnull %_cudapy_lmem.i)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="sm_90" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 1}
