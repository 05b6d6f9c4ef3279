; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__errcode__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__tidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__ctaidx__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__tidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__ctaidy__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__tidz__ = local_unnamed_addr global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__ctaidz__ = local_unnamed_addr global i32 0
@_ZN08NumbaEnv6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE = common local_unnamed_addr global ptr null
@llvm.used = appending global [1 x ptr] [ptr @axpy], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @axpy(float %.1, ptr readnone captures(none) %.2, ptr readnone captures(none) %.3, i64 %.4, i64 %.5, ptr readonly captures(none) %.6, i64 %.7, i64 %.8, ptr readnone captures(none) %.9, ptr readnone captures(none) %.10, i64 %.11, i64 %.12, ptr captures(none) %.13, i64 %.14, i64 %.15) #0 {
.17:
  %.29.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.30.i = zext nneg i32 %.29.i to i64
  %.31.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.32.i = zext nneg i32 %.31.i to i64
  %.33.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.34.i = zext nneg i32 %.33.i to i64
  %.35.i = mul nuw nsw i64 %.32.i, %.34.i
  %.36.i = add nuw nsw i64 %.35.i, %.30.i
  %.48.i = icmp slt i64 %.36.i, %.4
  br i1 %.48.i, label %B66.i, label %_ZN6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit

B66.i:                                            ; preds = %.17
  %.79.i = getelementptr float, ptr %.6, i64 %.36.i
  %.80.i = load float, ptr %.79.i, align 4
  %.84.i = fmul float %.1, %.80.i
  %.116.i = getelementptr float, ptr %.13, i64 %.36.i
  %.117.i = load float, ptr %.116.i, align 4
  %.118.i = fadd float %.84.i, %.117.i
  store float %.118.i, ptr %.116.i, align 4
  br label %_ZN6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit

_ZN6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE.exit: ; preds = %.17, %B66.i
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) "target-cpu"="sm_90" }

!nvvmir.version = !{!0}
!nvvm.annotations = !{}

!0 = !{i32 2, i32 0, i32 3, i32 1}
