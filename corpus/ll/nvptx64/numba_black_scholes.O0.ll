; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr @black_scholes], section "llvm.metadata"
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__errcode__ = global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__tidx__ = global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__ctaidx__ = global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__tidy__ = global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__ctaidy__ = global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__tidz__ = global i32 0
@_ZN6cudapy6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd__ctaidz__ = global i32 0
@_ZN08NumbaEnv6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd = common global ptr null
@_ZN08NumbaEnv19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd = common global ptr null
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

define void @black_scholes(ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, i64 %.6, i64 %.7, ptr %.8, ptr %.9, i64 %.10, i64 %.11, ptr %.12, i64 %.13, i64 %.14, ptr %.15, ptr %.16, i64 %.17, i64 %.18, ptr %.19, i64 %.20, i64 %.21, ptr %.22, ptr %.23, i64 %.24, i64 %.25, ptr %.26, i64 %.27, i64 %.28, ptr %.29, ptr %.30, i64 %.31, i64 %.32, ptr %.33, i64 %.34, i64 %.35, double %.36, double %.37) {
.39:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.1, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %.2, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %.3, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %.4, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %.5, 4
  %.40 = insertvalue [1 x i64] undef, i64 %.6, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.40, 5
  %.41 = insertvalue [1 x i64] undef, i64 %.7, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.41, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.8, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %.9, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %.10, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %.11, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %.12, 4
  %.42 = insertvalue [1 x i64] undef, i64 %.13, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.42, 5
  %.43 = insertvalue [1 x i64] undef, i64 %.14, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.43, 6
  %inserted.meminfo.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.15, 0
  %inserted.parent.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.2, ptr %.16, 1
  %inserted.nitems.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.2, i64 %.17, 2
  %inserted.itemsize.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.2, i64 %.18, 3
  %inserted.data.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.2, ptr %.19, 4
  %.44 = insertvalue [1 x i64] undef, i64 %.20, 0
  %inserted.shape.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.2, [1 x i64] %.44, 5
  %.45 = insertvalue [1 x i64] undef, i64 %.21, 0
  %inserted.strides.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.2, [1 x i64] %.45, 6
  %inserted.meminfo.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.22, 0
  %inserted.parent.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.3, ptr %.23, 1
  %inserted.nitems.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.3, i64 %.24, 2
  %inserted.itemsize.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.3, i64 %.25, 3
  %inserted.data.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.3, ptr %.26, 4
  %.46 = insertvalue [1 x i64] undef, i64 %.27, 0
  %inserted.shape.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.3, [1 x i64] %.46, 5
  %.47 = insertvalue [1 x i64] undef, i64 %.28, 0
  %inserted.strides.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.3, [1 x i64] %.47, 6
  %inserted.meminfo.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.29, 0
  %inserted.parent.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.4, ptr %.30, 1
  %inserted.nitems.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.4, i64 %.31, 2
  %inserted.itemsize.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.4, i64 %.32, 3
  %inserted.data.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.4, ptr %.33, 4
  %.48 = insertvalue [1 x i64] undef, i64 %.34, 0
  %inserted.shape.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.4, [1 x i64] %.48, 5
  %.49 = insertvalue [1 x i64] undef, i64 %.35, 0
  %inserted.strides.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.4, [1 x i64] %.49, 6
  %.50 = alloca ptr, align 8
  store ptr null, ptr %.50, align 8
  store ptr null, ptr %.50, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 5
  %.53 = extractvalue [1 x i64] %extracted.shape, 0
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 6
  %.54 = extractvalue [1 x i64] %extracted.strides, 0
  %extracted.meminfo.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 0
  %extracted.parent.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 1
  %extracted.nitems.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 2
  %extracted.itemsize.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 3
  %extracted.data.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 4
  %extracted.shape.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 5
  %.55 = extractvalue [1 x i64] %extracted.shape.1, 0
  %extracted.strides.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 6
  %.56 = extractvalue [1 x i64] %extracted.strides.1, 0
  %extracted.meminfo.2 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, 0
  %extracted.parent.2 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, 1
  %extracted.nitems.2 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, 2
  %extracted.itemsize.2 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, 3
  %extracted.data.2 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, 4
  %extracted.shape.2 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, 5
  %.57 = extractvalue [1 x i64] %extracted.shape.2, 0
  %extracted.strides.2 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, 6
  %.58 = extractvalue [1 x i64] %extracted.strides.2, 0
  %extracted.meminfo.3 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.3, 0
  %extracted.parent.3 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.3, 1
  %extracted.nitems.3 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.3, 2
  %extracted.itemsize.3 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.3, 3
  %extracted.data.3 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.3, 4
  %extracted.shape.3 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.3, 5
  %.59 = extractvalue [1 x i64] %extracted.shape.3, 0
  %extracted.strides.3 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.3, 6
  %.60 = extractvalue [1 x i64] %extracted.strides.3, 0
  %extracted.meminfo.4 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, 0
  %extracted.parent.4 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, 1
  %extracted.nitems.4 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, 2
  %extracted.itemsize.4 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, 3
  %extracted.data.4 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, 4
  %extracted.shape.4 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, 5
  %.61 = extractvalue [1 x i64] %extracted.shape.4, 0
  %extracted.strides.4 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, 6
  %.62 = extractvalue [1 x i64] %extracted.strides.4, 0
  %.63 = call i32 @_ZN6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd(ptr %.50, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.53, i64 %.54, ptr %extracted.meminfo.1, ptr %extracted.parent.1, i64 %extracted.nitems.1, i64 %extracted.itemsize.1, ptr %extracted.data.1, i64 %.55, i64 %.56, ptr %extracted.meminfo.2, ptr %extracted.parent.2, i64 %extracted.nitems.2, i64 %extracted.itemsize.2, ptr %extracted.data.2, i64 %.57, i64 %.58, ptr %extracted.meminfo.3, ptr %extracted.parent.3, i64 %extracted.nitems.3, i64 %extracted.itemsize.3, ptr %extracted.data.3, i64 %.59, i64 %.60, ptr %extracted.meminfo.4, ptr %extracted.parent.4, i64 %extracted.nitems.4, i64 %extracted.itemsize.4, ptr %extracted.data.4, i64 %.61, i64 %.62, double %.36, double %.37)
  %.64 = icmp eq i32 %.63, 0
  %.65 = icmp eq i32 %.63, -2
  %.66 = or i1 %.64, %.65
  %.67 = xor i1 %.66, true
  %.68 = icmp eq i32 %.63, -1
  %.69 = icmp eq i32 %.63, -3
  %.70 = icmp sge i32 %.63, 1
  %.71 = load ptr, ptr %.50, align 8
  ret void
}

define linkonce_odr i32 @_ZN6corpus13black_scholesB2v2B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedE5ArrayIdLi1E1C7mutable7alignedEdd(ptr %.ret, ptr %arg.call.0, ptr %arg.call.1, i64 %arg.call.2, i64 %arg.call.3, ptr %arg.call.4, i64 %arg.call.5.0, i64 %arg.call.6.0, ptr %arg.put.0, ptr %arg.put.1, i64 %arg.put.2, i64 %arg.put.3, ptr %arg.put.4, i64 %arg.put.5.0, i64 %arg.put.6.0, ptr %arg.S.0, ptr %arg.S.1, i64 %arg.S.2, i64 %arg.S.3, ptr %arg.S.4, i64 %arg.S.5.0, i64 %arg.S.6.0, ptr %arg.X.0, ptr %arg.X.1, i64 %arg.X.2, i64 %arg.X.3, ptr %arg.X.4, i64 %arg.X.5.0, i64 %arg.X.6.0, ptr %arg.T.0, ptr %arg.T.1, i64 %arg.T.2, i64 %arg.T.3, ptr %arg.T.4, i64 %arg.T.5.0, i64 %arg.T.6.0, double %arg.R, double %arg.V) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.call.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %arg.call.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %arg.call.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %arg.call.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %arg.call.4, 4
  %.40 = insertvalue [1 x i64] undef, i64 %arg.call.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.40, 5
  %.41 = insertvalue [1 x i64] undef, i64 %arg.call.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.41, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.put.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %arg.put.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %arg.put.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %arg.put.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %arg.put.4, 4
  %.42 = insertvalue [1 x i64] undef, i64 %arg.put.5.0, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.42, 5
  %.43 = insertvalue [1 x i64] undef, i64 %arg.put.6.0, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.43, 6
  %inserted.meminfo.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.S.0, 0
  %inserted.parent.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.2, ptr %arg.S.1, 1
  %inserted.nitems.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.2, i64 %arg.S.2, 2
  %inserted.itemsize.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.2, i64 %arg.S.3, 3
  %inserted.data.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.2, ptr %arg.S.4, 4
  %.44 = insertvalue [1 x i64] undef, i64 %arg.S.5.0, 0
  %inserted.shape.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.2, [1 x i64] %.44, 5
  %.45 = insertvalue [1 x i64] undef, i64 %arg.S.6.0, 0
  %inserted.strides.2 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.2, [1 x i64] %.45, 6
  %inserted.meminfo.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.X.0, 0
  %inserted.parent.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.3, ptr %arg.X.1, 1
  %inserted.nitems.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.3, i64 %arg.X.2, 2
  %inserted.itemsize.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.3, i64 %arg.X.3, 3
  %inserted.data.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.3, ptr %arg.X.4, 4
  %.46 = insertvalue [1 x i64] undef, i64 %arg.X.5.0, 0
  %inserted.shape.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.3, [1 x i64] %.46, 5
  %.47 = insertvalue [1 x i64] undef, i64 %arg.X.6.0, 0
  %inserted.strides.3 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.3, [1 x i64] %.47, 6
  %inserted.meminfo.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.T.0, 0
  %inserted.parent.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.4, ptr %arg.T.1, 1
  %inserted.nitems.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.4, i64 %arg.T.2, 2
  %inserted.itemsize.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.4, i64 %arg.T.3, 3
  %inserted.data.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.4, ptr %arg.T.4, 4
  %.48 = insertvalue [1 x i64] undef, i64 %arg.T.5.0, 0
  %inserted.shape.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.4, [1 x i64] %.48, 5
  %.49 = insertvalue [1 x i64] undef, i64 %arg.T.6.0, 0
  %inserted.strides.4 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.4, [1 x i64] %.49, 6
  %call = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %call, align 8
  %put = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %put, align 8
  %S = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %S, align 8
  %X = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %X, align 8
  %T = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %T, align 8
  %R = alloca double, align 8
  store double 0.000000e+00, ptr %R, align 8
  %V = alloca double, align 8
  store double 0.000000e+00, ptr %V, align 8
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %.77 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.77, align 8
  %.109 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.109, align 8
  %.141 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.141, align 8
  %.172 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.172, align 8
  %.214 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.214, align 8
  %.262 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.262, align 8
  %.297 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.297, align 8
  %.326 = alloca double, align 8
  store double 0.000000e+00, ptr %.326, align 8
  %.343 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.343, align 8
  %.373 = alloca double, align 8
  store double 0.000000e+00, ptr %.373, align 8
  %.391 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.391, align 8
  %.424 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.424, align 8
  %.456 = alloca double, align 8
  store double 0.000000e+00, ptr %.456, align 8
  %.474 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.474, align 8
  %.505 = alloca double, align 8
  store double 0.000000e+00, ptr %.505, align 8
  %.524 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.524, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %call, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %put, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.2, ptr %S, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.3, ptr %X, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.4, ptr %T, align 8
  store double %arg.R, ptr %R, align 8
  store double %arg.V, ptr %V, align 8
  %.64 = trunc i64 1 to i32
  %.65 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.66 = sext i32 %.65 to i64
  %.67 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.68 = sext i32 %.67 to i64
  %.69 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.70 = sext i32 %.69 to i64
  %.71 = mul i64 %.68, %.70
  %.72 = add i64 %.71, %.66
  %.74 = load i64, ptr %i, align 8
  store i64 %.72, ptr %i, align 8
  %.76 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %S, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.77, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.76, ptr %.77, align 8
  %.81 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.77, i32 0, i32 5
  %.82 = getelementptr inbounds [1 x i64], ptr %.81, i32 0, i32 0
  %.83 = load i64, ptr %.82, align 8, !range !3
  %.84 = insertvalue [1 x i64] undef, i64 %.83, 0
  %.85 = extractvalue [1 x i64] %.84, 0
  %.86 = load i64, ptr %i, align 8
  %.87 = icmp sge i64 %.86, %.85
  br i1 %.87, label %B78, label %B82

B78:                                              ; preds = %B0
  %.89 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %put, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %put, align 8
  %.91 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.93 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %call, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %call, align 8
  %.95 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %X, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %X, align 8
  %.97 = load double, ptr %V, align 8
  store double 0.000000e+00, ptr %V, align 8
  %.99 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %T, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %T, align 8
  %.101 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %S, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %S, align 8
  %.103 = load double, ptr %R, align 8
  store double 0.000000e+00, ptr %R, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B82:                                              ; preds = %B0
  %.107 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %T, align 8
  %.108 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.109, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.107, ptr %.109, align 8
  %.113 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.109, i32 0, i32 5
  %.114 = getelementptr inbounds [1 x i64], ptr %.113, i32 0, i32 0
  %.115 = load i64, ptr %.114, align 8, !range !3
  %.116 = insertvalue [1 x i64] undef, i64 %.115, 0
  %.117 = extractvalue [1 x i64] %.116, 0
  %.118 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.109, i32 0, i32 6
  %.119 = load [1 x i64], ptr %.118, align 8
  %.120 = extractvalue [1 x i64] %.119, 0
  %.121 = icmp slt i64 %.108, 0
  %.122 = add i64 %.108, %.117
  %.123 = select i1 %.121, i64 %.122, i64 %.108
  %.124 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.109, i32 0, i32 5
  %.125 = getelementptr inbounds [1 x i64], ptr %.124, i32 0, i32 0
  %.126 = load i64, ptr %.125, align 8, !range !3
  %.127 = insertvalue [1 x i64] undef, i64 %.126, 0
  %.128 = extractvalue [1 x i64] %.127, 0
  %.129 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.109, i32 0, i32 6
  %.130 = load [1 x i64], ptr %.129, align 8
  %.131 = extractvalue [1 x i64] %.130, 0
  %.132 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.109, i32 0, i32 4
  %.133 = load ptr, ptr %.132, align 8
  %.134 = mul i64 %.123, 1
  %.135 = add i64 0, %.134
  %.136 = getelementptr double, ptr %.133, i64 %.135
  %.137 = load double, ptr %.136, align 8
  %.138 = call double @__nv_sqrt(double %.137)
  %.139 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %S, align 8
  %.140 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.141, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.139, ptr %.141, align 8
  %.145 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.141, i32 0, i32 5
  %.146 = getelementptr inbounds [1 x i64], ptr %.145, i32 0, i32 0
  %.147 = load i64, ptr %.146, align 8, !range !3
  %.148 = insertvalue [1 x i64] undef, i64 %.147, 0
  %.149 = extractvalue [1 x i64] %.148, 0
  %.150 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.141, i32 0, i32 6
  %.151 = load [1 x i64], ptr %.150, align 8
  %.152 = extractvalue [1 x i64] %.151, 0
  %.153 = icmp slt i64 %.140, 0
  %.154 = add i64 %.140, %.149
  %.155 = select i1 %.153, i64 %.154, i64 %.140
  %.156 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.141, i32 0, i32 5
  %.157 = getelementptr inbounds [1 x i64], ptr %.156, i32 0, i32 0
  %.158 = load i64, ptr %.157, align 8, !range !3
  %.159 = insertvalue [1 x i64] undef, i64 %.158, 0
  %.160 = extractvalue [1 x i64] %.159, 0
  %.161 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.141, i32 0, i32 6
  %.162 = load [1 x i64], ptr %.161, align 8
  %.163 = extractvalue [1 x i64] %.162, 0
  %.164 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.141, i32 0, i32 4
  %.165 = load ptr, ptr %.164, align 8
  %.166 = mul i64 %.155, 1
  %.167 = add i64 0, %.166
  %.168 = getelementptr double, ptr %.165, i64 %.167
  %.169 = load double, ptr %.168, align 8
  %.170 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %X, align 8
  %.171 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.172, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.170, ptr %.172, align 8
  %.176 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.172, i32 0, i32 5
  %.177 = getelementptr inbounds [1 x i64], ptr %.176, i32 0, i32 0
  %.178 = load i64, ptr %.177, align 8, !range !3
  %.179 = insertvalue [1 x i64] undef, i64 %.178, 0
  %.180 = extractvalue [1 x i64] %.179, 0
  %.181 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.172, i32 0, i32 6
  %.182 = load [1 x i64], ptr %.181, align 8
  %.183 = extractvalue [1 x i64] %.182, 0
  %.184 = icmp slt i64 %.171, 0
  %.185 = add i64 %.171, %.180
  %.186 = select i1 %.184, i64 %.185, i64 %.171
  %.187 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.172, i32 0, i32 5
  %.188 = getelementptr inbounds [1 x i64], ptr %.187, i32 0, i32 0
  %.189 = load i64, ptr %.188, align 8, !range !3
  %.190 = insertvalue [1 x i64] undef, i64 %.189, 0
  %.191 = extractvalue [1 x i64] %.190, 0
  %.192 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.172, i32 0, i32 6
  %.193 = load [1 x i64], ptr %.192, align 8
  %.194 = extractvalue [1 x i64] %.193, 0
  %.195 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.172, i32 0, i32 4
  %.196 = load ptr, ptr %.195, align 8
  %.197 = mul i64 %.186, 1
  %.198 = add i64 0, %.197
  %.199 = getelementptr double, ptr %.196, i64 %.198
  %.200 = load double, ptr %.199, align 8
  %.201 = fcmp oeq double %.200, 0.000000e+00
  br i1 %.201, label %B82.if, label %B82.endif, !prof !4

B82.if:                                           ; preds = %B82
  br label %B82.endif

B82.endif:                                        ; preds = %B82.if, %B82
  %.204 = fdiv double %.169, %.200
  %.205 = call double @__nv_log(double %.204)
  %.206 = load double, ptr %V, align 8
  %.207 = fmul double 5.000000e-01, %.206
  %.208 = load double, ptr %V, align 8
  %.209 = fmul double %.207, %.208
  %.210 = load double, ptr %R, align 8
  %.211 = fadd double %.210, %.209
  %.212 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %T, align 8
  %.213 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.214, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.212, ptr %.214, align 8
  %.218 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.214, i32 0, i32 5
  %.219 = getelementptr inbounds [1 x i64], ptr %.218, i32 0, i32 0
  %.220 = load i64, ptr %.219, align 8, !range !3
  %.221 = insertvalue [1 x i64] undef, i64 %.220, 0
  %.222 = extractvalue [1 x i64] %.221, 0
  %.223 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.214, i32 0, i32 6
  %.224 = load [1 x i64], ptr %.223, align 8
  %.225 = extractvalue [1 x i64] %.224, 0
  %.226 = icmp slt i64 %.213, 0
  %.227 = add i64 %.213, %.222
  %.228 = select i1 %.226, i64 %.227, i64 %.213
  %.229 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.214, i32 0, i32 5
  %.230 = getelementptr inbounds [1 x i64], ptr %.229, i32 0, i32 0
  %.231 = load i64, ptr %.230, align 8, !range !3
  %.232 = insertvalue [1 x i64] undef, i64 %.231, 0
  %.233 = extractvalue [1 x i64] %.232, 0
  %.234 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.214, i32 0, i32 6
  %.235 = load [1 x i64], ptr %.234, align 8
  %.236 = extractvalue [1 x i64] %.235, 0
  %.237 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.214, i32 0, i32 4
  %.238 = load ptr, ptr %.237, align 8
  %.239 = mul i64 %.228, 1
  %.240 = add i64 0, %.239
  %.241 = getelementptr double, ptr %.238, i64 %.240
  %.242 = load double, ptr %.241, align 8
  %.243 = fmul double %.211, %.242
  %.244 = fadd double %.205, %.243
  %.245 = load double, ptr %V, align 8
  %.246 = fmul double %.245, %.138
  %.247 = fcmp oeq double %.246, 0.000000e+00
  br i1 %.247, label %B82.endif.if, label %B82.endif.endif, !prof !4

B82.endif.if:                                     ; preds = %B82.endif
  br label %B82.endif.endif

B82.endif.endif:                                  ; preds = %B82.endif.if, %B82.endif
  %.250 = fdiv double %.244, %.246
  %.251 = load double, ptr %V, align 8
  %.252 = fmul double %.251, %.138
  %.253 = load double, ptr %V, align 8
  store double 0.000000e+00, ptr %V, align 8
  %.255 = fsub double %.250, %.252
  %.256 = load double, ptr %R, align 8
  %.257 = fsub double -0.000000e+00, %.256
  %.258 = load double, ptr %R, align 8
  store double 0.000000e+00, ptr %R, align 8
  %.260 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %T, align 8
  %.261 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.262, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.260, ptr %.262, align 8
  %.266 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.262, i32 0, i32 5
  %.267 = getelementptr inbounds [1 x i64], ptr %.266, i32 0, i32 0
  %.268 = load i64, ptr %.267, align 8, !range !3
  %.269 = insertvalue [1 x i64] undef, i64 %.268, 0
  %.270 = extractvalue [1 x i64] %.269, 0
  %.271 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.262, i32 0, i32 6
  %.272 = load [1 x i64], ptr %.271, align 8
  %.273 = extractvalue [1 x i64] %.272, 0
  %.274 = icmp slt i64 %.261, 0
  %.275 = add i64 %.261, %.270
  %.276 = select i1 %.274, i64 %.275, i64 %.261
  %.277 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.262, i32 0, i32 5
  %.278 = getelementptr inbounds [1 x i64], ptr %.277, i32 0, i32 0
  %.279 = load i64, ptr %.278, align 8, !range !3
  %.280 = insertvalue [1 x i64] undef, i64 %.279, 0
  %.281 = extractvalue [1 x i64] %.280, 0
  %.282 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.262, i32 0, i32 6
  %.283 = load [1 x i64], ptr %.282, align 8
  %.284 = extractvalue [1 x i64] %.283, 0
  %.285 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.262, i32 0, i32 4
  %.286 = load ptr, ptr %.285, align 8
  %.287 = mul i64 %.276, 1
  %.288 = add i64 0, %.287
  %.289 = getelementptr double, ptr %.286, i64 %.288
  %.290 = load double, ptr %.289, align 8
  %.291 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %T, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %T, align 8
  %.293 = fmul double %.257, %.290
  %.294 = call double @__nv_exp(double %.293)
  %.295 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %S, align 8
  %.296 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.297, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.295, ptr %.297, align 8
  %.301 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.297, i32 0, i32 5
  %.302 = getelementptr inbounds [1 x i64], ptr %.301, i32 0, i32 0
  %.303 = load i64, ptr %.302, align 8, !range !3
  %.304 = insertvalue [1 x i64] undef, i64 %.303, 0
  %.305 = extractvalue [1 x i64] %.304, 0
  %.306 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.297, i32 0, i32 6
  %.307 = load [1 x i64], ptr %.306, align 8
  %.308 = extractvalue [1 x i64] %.307, 0
  %.309 = icmp slt i64 %.296, 0
  %.310 = add i64 %.296, %.305
  %.311 = select i1 %.309, i64 %.310, i64 %.296
  %.312 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.297, i32 0, i32 5
  %.313 = getelementptr inbounds [1 x i64], ptr %.312, i32 0, i32 0
  %.314 = load i64, ptr %.313, align 8, !range !3
  %.315 = insertvalue [1 x i64] undef, i64 %.314, 0
  %.316 = extractvalue [1 x i64] %.315, 0
  %.317 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.297, i32 0, i32 6
  %.318 = load [1 x i64], ptr %.317, align 8
  %.319 = extractvalue [1 x i64] %.318, 0
  %.320 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.297, i32 0, i32 4
  %.321 = load ptr, ptr %.320, align 8
  %.322 = mul i64 %.311, 1
  %.323 = add i64 0, %.322
  %.324 = getelementptr double, ptr %.321, i64 %.323
  %.325 = load double, ptr %.324, align 8
  store double 0.000000e+00, ptr %.326, align 8
  %.329 = call i32 @_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd(ptr %.326, double %.250)
  %.330 = icmp eq i32 %.329, 0
  %.331 = icmp eq i32 %.329, -2
  %.332 = or i1 %.330, %.331
  %.333 = xor i1 %.332, true
  %.334 = icmp eq i32 %.329, -1
  %.335 = icmp eq i32 %.329, -3
  %.336 = icmp sge i32 %.329, 1
  %.337 = load double, ptr %.326, align 8
  br i1 %.333, label %B82.endif.endif.if, label %B82.endif.endif.endif, !prof !4

B82.endif.endif.if:                               ; preds = %B82.endif.endif
  ret i32 %.329

B82.endif.endif.endif:                            ; preds = %B82.endif.endif
  %.340 = fmul double %.325, %.337
  %.341 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %X, align 8
  %.342 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.343, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.341, ptr %.343, align 8
  %.347 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.343, i32 0, i32 5
  %.348 = getelementptr inbounds [1 x i64], ptr %.347, i32 0, i32 0
  %.349 = load i64, ptr %.348, align 8, !range !3
  %.350 = insertvalue [1 x i64] undef, i64 %.349, 0
  %.351 = extractvalue [1 x i64] %.350, 0
  %.352 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.343, i32 0, i32 6
  %.353 = load [1 x i64], ptr %.352, align 8
  %.354 = extractvalue [1 x i64] %.353, 0
  %.355 = icmp slt i64 %.342, 0
  %.356 = add i64 %.342, %.351
  %.357 = select i1 %.355, i64 %.356, i64 %.342
  %.358 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.343, i32 0, i32 5
  %.359 = getelementptr inbounds [1 x i64], ptr %.358, i32 0, i32 0
  %.360 = load i64, ptr %.359, align 8, !range !3
  %.361 = insertvalue [1 x i64] undef, i64 %.360, 0
  %.362 = extractvalue [1 x i64] %.361, 0
  %.363 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.343, i32 0, i32 6
  %.364 = load [1 x i64], ptr %.363, align 8
  %.365 = extractvalue [1 x i64] %.364, 0
  %.366 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.343, i32 0, i32 4
  %.367 = load ptr, ptr %.366, align 8
  %.368 = mul i64 %.357, 1
  %.369 = add i64 0, %.368
  %.370 = getelementptr double, ptr %.367, i64 %.369
  %.371 = load double, ptr %.370, align 8
  %.372 = fmul double %.371, %.294
  store double 0.000000e+00, ptr %.373, align 8
  %.376 = call i32 @_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd(ptr %.373, double %.255)
  %.377 = icmp eq i32 %.376, 0
  %.378 = icmp eq i32 %.376, -2
  %.379 = or i1 %.377, %.378
  %.380 = xor i1 %.379, true
  %.381 = icmp eq i32 %.376, -1
  %.382 = icmp eq i32 %.376, -3
  %.383 = icmp sge i32 %.376, 1
  %.384 = load double, ptr %.373, align 8
  br i1 %.380, label %B82.endif.endif.endif.if, label %B82.endif.endif.endif.endif, !prof !4

B82.endif.endif.endif.if:                         ; preds = %B82.endif.endif.endif
  ret i32 %.376

B82.endif.endif.endif.endif:                      ; preds = %B82.endif.endif.endif
  %.387 = fmul double %.372, %.384
  %.388 = fsub double %.340, %.387
  %.389 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %call, align 8
  %.390 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.391, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.389, ptr %.391, align 8
  %.395 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.391, i32 0, i32 5
  %.396 = getelementptr inbounds [1 x i64], ptr %.395, i32 0, i32 0
  %.397 = load i64, ptr %.396, align 8, !range !3
  %.398 = insertvalue [1 x i64] undef, i64 %.397, 0
  %.399 = extractvalue [1 x i64] %.398, 0
  %.400 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.391, i32 0, i32 6
  %.401 = load [1 x i64], ptr %.400, align 8
  %.402 = extractvalue [1 x i64] %.401, 0
  %.403 = icmp slt i64 %.390, 0
  %.404 = add i64 %.390, %.399
  %.405 = select i1 %.403, i64 %.404, i64 %.390
  %.406 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.391, i32 0, i32 5
  %.407 = getelementptr inbounds [1 x i64], ptr %.406, i32 0, i32 0
  %.408 = load i64, ptr %.407, align 8, !range !3
  %.409 = insertvalue [1 x i64] undef, i64 %.408, 0
  %.410 = extractvalue [1 x i64] %.409, 0
  %.411 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.391, i32 0, i32 6
  %.412 = load [1 x i64], ptr %.411, align 8
  %.413 = extractvalue [1 x i64] %.412, 0
  %.414 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.391, i32 0, i32 4
  %.415 = load ptr, ptr %.414, align 8
  %.416 = mul i64 %.405, 1
  %.417 = add i64 0, %.416
  %.418 = getelementptr double, ptr %.415, i64 %.417
  store double %.388, ptr %.418, align 8
  %.420 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %call, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %call, align 8
  %.422 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %X, align 8
  %.423 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.424, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.422, ptr %.424, align 8
  %.428 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.424, i32 0, i32 5
  %.429 = getelementptr inbounds [1 x i64], ptr %.428, i32 0, i32 0
  %.430 = load i64, ptr %.429, align 8, !range !3
  %.431 = insertvalue [1 x i64] undef, i64 %.430, 0
  %.432 = extractvalue [1 x i64] %.431, 0
  %.433 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.424, i32 0, i32 6
  %.434 = load [1 x i64], ptr %.433, align 8
  %.435 = extractvalue [1 x i64] %.434, 0
  %.436 = icmp slt i64 %.423, 0
  %.437 = add i64 %.423, %.432
  %.438 = select i1 %.436, i64 %.437, i64 %.423
  %.439 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.424, i32 0, i32 5
  %.440 = getelementptr inbounds [1 x i64], ptr %.439, i32 0, i32 0
  %.441 = load i64, ptr %.440, align 8, !range !3
  %.442 = insertvalue [1 x i64] undef, i64 %.441, 0
  %.443 = extractvalue [1 x i64] %.442, 0
  %.444 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.424, i32 0, i32 6
  %.445 = load [1 x i64], ptr %.444, align 8
  %.446 = extractvalue [1 x i64] %.445, 0
  %.447 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.424, i32 0, i32 4
  %.448 = load ptr, ptr %.447, align 8
  %.449 = mul i64 %.438, 1
  %.450 = add i64 0, %.449
  %.451 = getelementptr double, ptr %.448, i64 %.450
  %.452 = load double, ptr %.451, align 8
  %.453 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %X, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %X, align 8
  %.455 = fmul double %.452, %.294
  store double 0.000000e+00, ptr %.456, align 8
  %.459 = call i32 @_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd(ptr %.456, double %.255)
  %.460 = icmp eq i32 %.459, 0
  %.461 = icmp eq i32 %.459, -2
  %.462 = or i1 %.460, %.461
  %.463 = xor i1 %.462, true
  %.464 = icmp eq i32 %.459, -1
  %.465 = icmp eq i32 %.459, -3
  %.466 = icmp sge i32 %.459, 1
  %.467 = load double, ptr %.456, align 8
  br i1 %.463, label %B82.endif.endif.endif.endif.if, label %B82.endif.endif.endif.endif.endif, !prof !4

B82.endif.endif.endif.endif.if:                   ; preds = %B82.endif.endif.endif.endif
  ret i32 %.459

B82.endif.endif.endif.endif.endif:                ; preds = %B82.endif.endif.endif.endif
  %.470 = fsub double 1.000000e+00, %.467
  %.471 = fmul double %.455, %.470
  %.472 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %S, align 8
  %.473 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.474, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.472, ptr %.474, align 8
  %.478 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.474, i32 0, i32 5
  %.479 = getelementptr inbounds [1 x i64], ptr %.478, i32 0, i32 0
  %.480 = load i64, ptr %.479, align 8, !range !3
  %.481 = insertvalue [1 x i64] undef, i64 %.480, 0
  %.482 = extractvalue [1 x i64] %.481, 0
  %.483 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.474, i32 0, i32 6
  %.484 = load [1 x i64], ptr %.483, align 8
  %.485 = extractvalue [1 x i64] %.484, 0
  %.486 = icmp slt i64 %.473, 0
  %.487 = add i64 %.473, %.482
  %.488 = select i1 %.486, i64 %.487, i64 %.473
  %.489 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.474, i32 0, i32 5
  %.490 = getelementptr inbounds [1 x i64], ptr %.489, i32 0, i32 0
  %.491 = load i64, ptr %.490, align 8, !range !3
  %.492 = insertvalue [1 x i64] undef, i64 %.491, 0
  %.493 = extractvalue [1 x i64] %.492, 0
  %.494 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.474, i32 0, i32 6
  %.495 = load [1 x i64], ptr %.494, align 8
  %.496 = extractvalue [1 x i64] %.495, 0
  %.497 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.474, i32 0, i32 4
  %.498 = load ptr, ptr %.497, align 8
  %.499 = mul i64 %.488, 1
  %.500 = add i64 0, %.499
  %.501 = getelementptr double, ptr %.498, i64 %.500
  %.502 = load double, ptr %.501, align 8
  %.503 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %S, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %S, align 8
  store double 0.000000e+00, ptr %.505, align 8
  %.508 = call i32 @_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd(ptr %.505, double %.250)
  %.509 = icmp eq i32 %.508, 0
  %.510 = icmp eq i32 %.508, -2
  %.511 = or i1 %.509, %.510
  %.512 = xor i1 %.511, true
  %.513 = icmp eq i32 %.508, -1
  %.514 = icmp eq i32 %.508, -3
  %.515 = icmp sge i32 %.508, 1
  %.516 = load double, ptr %.505, align 8
  br i1 %.512, label %B82.endif.endif.endif.endif.endif.if, label %B82.endif.endif.endif.endif.endif.endif, !prof !4

B82.endif.endif.endif.endif.endif.if:             ; preds = %B82.endif.endif.endif.endif.endif
  ret i32 %.508

B82.endif.endif.endif.endif.endif.endif:          ; preds = %B82.endif.endif.endif.endif.endif
  %.519 = fsub double 1.000000e+00, %.516
  %.520 = fmul double %.502, %.519
  %.521 = fsub double %.471, %.520
  %.522 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %put, align 8
  %.523 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.524, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.522, ptr %.524, align 8
  %.528 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.524, i32 0, i32 5
  %.529 = getelementptr inbounds [1 x i64], ptr %.528, i32 0, i32 0
  %.530 = load i64, ptr %.529, align 8, !range !3
  %.531 = insertvalue [1 x i64] undef, i64 %.530, 0
  %.532 = extractvalue [1 x i64] %.531, 0
  %.533 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.524, i32 0, i32 6
  %.534 = load [1 x i64], ptr %.533, align 8
  %.535 = extractvalue [1 x i64] %.534, 0
  %.536 = icmp slt i64 %.523, 0
  %.537 = add i64 %.523, %.532
  %.538 = select i1 %.536, i64 %.537, i64 %.523
  %.539 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.524, i32 0, i32 5
  %.540 = getelementptr inbounds [1 x i64], ptr %.539, i32 0, i32 0
  %.541 = load i64, ptr %.540, align 8, !range !3
  %.542 = insertvalue [1 x i64] undef, i64 %.541, 0
  %.543 = extractvalue [1 x i64] %.542, 0
  %.544 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.524, i32 0, i32 6
  %.545 = load [1 x i64], ptr %.544, align 8
  %.546 = extractvalue [1 x i64] %.545, 0
  %.547 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.524, i32 0, i32 4
  %.548 = load ptr, ptr %.547, align 8
  %.549 = mul i64 %.538, 1
  %.550 = add i64 0, %.549
  %.551 = getelementptr double, ptr %.548, i64 %.550
  store double %.521, ptr %.551, align 8
  %.553 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %put, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %put, align 8
  %.555 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define linkonce_odr i32 @_ZN19numba_black_scholes3cndB2v3B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dEd(ptr %.ret, double %arg.d) {
entry:
  %r = alloca double, align 8
  store double 0.000000e+00, ptr %r, align 8
  %"$phi204.0.2" = alloca double, align 8
  store double 0.000000e+00, ptr %"$phi204.0.2", align 8
  br label %B0

B0:                                               ; preds = %entry
  %.4 = call double @__nv_fabs(double %arg.d)
  %.5 = fmul double 0x3FCDA6711871100E, %.4
  %.6 = fadd double 1.000000e+00, %.5
  %.7 = fcmp oeq double %.6, 0.000000e+00
  br i1 %.7, label %B0.if, label %B0.endif, !prof !4

B192:                                             ; preds = %B0.endif
  %.31 = load double, ptr %r, align 8
  %.32 = fsub double 1.000000e+00, %.31
  %.33 = load double, ptr %r, align 8
  store double 0.000000e+00, ptr %r, align 8
  %.36 = load double, ptr %"$phi204.0.2", align 8
  store double %.32, ptr %"$phi204.0.2", align 8
  br label %B204

B202:                                             ; preds = %B0.endif
  %.39 = load double, ptr %r, align 8
  %.40 = load double, ptr %r, align 8
  store double 0.000000e+00, ptr %r, align 8
  %.42 = load double, ptr %"$phi204.0.2", align 8
  store double %.39, ptr %"$phi204.0.2", align 8
  br label %B204

B204:                                             ; preds = %B202, %B192
  %.45 = load double, ptr %"$phi204.0.2", align 8
  %.46 = load double, ptr %"$phi204.0.2", align 8
  store double 0.000000e+00, ptr %"$phi204.0.2", align 8
  store double %.45, ptr %.ret, align 8
  ret i32 0

B0.if:                                            ; preds = %B0
  br label %B0.endif

B0.endif:                                         ; preds = %B0.if, %B0
  %.10 = fdiv double 1.000000e+00, %.6
  %.11 = fmul double -5.000000e-01, %arg.d
  %.12 = fmul double %.11, %arg.d
  %.13 = call double @__nv_exp(double %.12)
  %.14 = fmul double 0x3FD9884533D43651, %.13
  %.15 = fmul double %.10, 0x3FF548CDD6F42943
  %.16 = fadd double 0xBFFD23DD4EF278D0, %.15
  %.17 = fmul double %.10, %.16
  %.18 = fadd double 0x3FFC80EF025F5E68, %.17
  %.19 = fmul double %.10, %.18
  %.20 = fadd double 0xBFD6D1F0E5A8325B, %.19
  %.21 = fmul double %.10, %.20
  %.22 = fadd double 0x3FD470BF3A92F8EC, %.21
  %.23 = fmul double %.10, %.22
  %.24 = fmul double %.14, %.23
  %.26 = load double, ptr %r, align 8
  store double %.24, ptr %r, align 8
  %.28 = sitofp i64 0 to double
  %.29 = fcmp ogt double %arg.d, %.28
  br i1 %.29, label %B192, label %B202
}

; Function Attrs: alwaysinline nounwind
define internal double @__nv_fabs(double %f) #1 {
  %1 = call double @llvm.nvvm.fabs.f64(double %f)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #0

; Function Attrs: alwaysinline nounwind
define internal double @__nv_sqrt(double %x) #1 {
  %1 = call double @llvm.nvvm.sqrt.rn.d(double %x)
  ret double %1
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #2

; Function Attrs: alwaysinline nounwind
define internal double @__nv_log(double %a) #1 {
  %1 = call i32 @llvm.nvvm.d2i.hi(double %a) #5
  %2 = call i32 @llvm.nvvm.d2i.lo(double %a) #5
  %3 = icmp slt i32 %1, 1048576
  br i1 %3, label %4, label %9

4:                                                ; preds = %0
  %5 = fmul double %a, 0x4350000000000000
  %6 = sub nsw i32 -1023, 54
  %7 = call i32 @llvm.nvvm.d2i.hi(double %5) #5
  %8 = call i32 @llvm.nvvm.d2i.lo(double %5) #5
  br label %9

9:                                                ; preds = %4, %0
  %.0 = phi double [ %5, %4 ], [ %a, %0 ]
  %ihi.0 = phi i32 [ %7, %4 ], [ %1, %0 ]
  %ilo.0 = phi i32 [ %8, %4 ], [ %2, %0 ]
  %e.0 = phi i32 [ %6, %4 ], [ -1023, %0 ]
  %10 = icmp sgt i32 %ihi.0, 0
  br i1 %10, label %11, label %63

11:                                               ; preds = %9
  %12 = icmp slt i32 %ihi.0, 2146435072
  br i1 %12, label %13, label %63

13:                                               ; preds = %11
  %14 = lshr i32 %ihi.0, 20
  %15 = add i32 %e.0, %14
  %16 = and i32 %ihi.0, -2146435073
  %17 = or i32 %16, 1072693248
  %18 = call double @llvm.nvvm.lohi.i2d(i32 %ilo.0, i32 %17) #5
  %19 = icmp sgt i32 %17, 1073127582
  br i1 %19, label %20, label %27

20:                                               ; preds = %13
  %21 = call i32 @llvm.nvvm.d2i.lo(double %18) #5
  %22 = call i32 @llvm.nvvm.d2i.hi(double %18) #5
  %23 = shl i32 -1, 20
  %24 = add i32 %23, %22
  %25 = call double @llvm.nvvm.lohi.i2d(i32 %21, i32 %24) #5
  %26 = add nsw i32 %15, 1
  br label %27

27:                                               ; preds = %20, %13
  %m.0 = phi double [ %25, %20 ], [ %18, %13 ]
  %e.1 = phi i32 [ %26, %20 ], [ %15, %13 ]
  %28 = fsub double %m.0, 1.000000e+00
  %29 = fadd double %m.0, 1.000000e+00
  %30 = call double @llvm.nvvm.rcp.approx.ftz.d(double %29) #5
  %31 = fsub double -0.000000e+00, %29
  %32 = call double @llvm.nvvm.fma.rn.d(double %31, double %30, double 1.000000e+00) #5
  %33 = call double @llvm.nvvm.fma.rn.d(double %32, double %32, double %32) #5
  %34 = call double @llvm.nvvm.fma.rn.d(double %33, double %30, double %30) #5
  %35 = fmul double %28, %34
  %36 = fadd double %35, %35
  %37 = fmul double %36, %36
  %38 = call double @llvm.nvvm.fma.rn.d(double 0x3EB1380B3AE80F1E, double %37, double 0x3ED0EE258B7A8B04) #5
  %39 = call double @llvm.nvvm.fma.rn.d(double %38, double %37, double 0x3EF3B2669F02676F) #5
  %40 = call double @llvm.nvvm.fma.rn.d(double %39, double %37, double 0x3F1745CBA9AB0956) #5
  %41 = call double @llvm.nvvm.fma.rn.d(double %40, double %37, double 0x3F3C71C72D1B5154) #5
  %42 = call double @llvm.nvvm.fma.rn.d(double %41, double %37, double 0x3F624924923BE72D) #5
  %43 = call double @llvm.nvvm.fma.rn.d(double %42, double %37, double 0x3F8999999999A3C4) #5
  %44 = call double @llvm.nvvm.fma.rn.d(double %43, double %37, double 0x3FB5555555555554) #5
  %45 = fsub double %28, %36
  %46 = fmul double 2.000000e+00, %45
  %47 = fsub double -0.000000e+00, %36
  %48 = call double @llvm.nvvm.fma.rn.d(double %47, double %28, double %46) #5
  %49 = fmul double %34, %48
  %50 = fmul double %44, %37
  %51 = call double @llvm.nvvm.fma.rn.d(double %50, double %36, double %49) #5
  %52 = xor i32 -2147483648, %e.1
  %53 = call double @llvm.nvvm.lohi.i2d(i32 %52, i32 1127219200) #5
  %54 = call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #5
  %55 = fsub double %53, %54
  %56 = call double @llvm.nvvm.fma.rn.d(double %55, double 0x3FE62E42FEFA39EF, double %36) #5
  %57 = fsub double -0.000000e+00, %55
  %58 = call double @llvm.nvvm.fma.rn.d(double %57, double 0x3FE62E42FEFA39EF, double %56) #5
  %59 = fsub double %58, %36
  %60 = fsub double %51, %59
  %61 = call double @llvm.nvvm.fma.rn.d(double %55, double 0x3C7ABC9E3B39803F, double %60) #5
  %62 = fadd double %56, %61
  br label %74

63:                                               ; preds = %11, %9
  %64 = bitcast i64 9218868437227405312 to double
  %65 = bitcast i64 9218868437227405312 to double
  %66 = call double @llvm.nvvm.fma.rn.d(double %.0, double %64, double %65) #5
  %67 = call i32 @llvm.nvvm.d2i.hi(double %.0) #5
  %68 = bitcast i32 %67 to float
  %69 = fcmp oeq float %68, 0.000000e+00
  br i1 %69, label %70, label %73

70:                                               ; preds = %63
  %71 = bitcast i64 9218868437227405312 to double
  %72 = fsub double -0.000000e+00, %71
  br label %73

73:                                               ; preds = %70, %63
  %q.0 = phi double [ %72, %70 ], [ %66, %63 ]
  br label %74

74:                                               ; preds = %73, %27
  %q.1 = phi double [ %62, %27 ], [ %q.0, %73 ]
  ret double %q.1
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #0

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fma.rn.d(double, double, double) #3

; Function Attrs: alwaysinline nounwind
define internal double @__nv_exp(double %a) #1 {
  %1 = call double @llvm.nvvm.fma.rn.d(double %a, double 0x3FF71547652B82FE, double 0x4338000000000000) #5
  %2 = call i32 @llvm.nvvm.d2i.lo(double %1) #5
  %3 = call double @llvm.nvvm.fma.rn.d(double %a, double 0x3FF71547652B82FE, double 0x4338000000000000) #5
  %4 = call double @llvm.nvvm.add.rn.d(double %3, double 0xC338000000000000) #5
  %5 = call double @llvm.nvvm.fma.rn.d(double %4, double 0xBFE62E42FEFA39EF, double %a) #5
  %6 = call double @llvm.nvvm.fma.rn.d(double %4, double 0xBC7ABC9E3B39803F, double %5) #5
  %7 = call double @llvm.nvvm.fma.rn.d(double 0x3E5ADE1569CE2BDF, double %6, double 0x3E928AF3FCA213EA) #5
  %8 = call double @llvm.nvvm.fma.rn.d(double %7, double %6, double 0x3EC71DEE62401315) #5
  %9 = call double @llvm.nvvm.fma.rn.d(double %8, double %6, double 0x3EFA01997C89EB71) #5
  %10 = call double @llvm.nvvm.fma.rn.d(double %9, double %6, double 0x3F2A01A014761F65) #5
  %11 = call double @llvm.nvvm.fma.rn.d(double %10, double %6, double 0x3F56C16C1852B7AF) #5
  %12 = call double @llvm.nvvm.fma.rn.d(double %11, double %6, double 0x3F81111111122322) #5
  %13 = call double @llvm.nvvm.fma.rn.d(double %12, double %6, double 0x3FA55555555502A1) #5
  %14 = call double @llvm.nvvm.fma.rn.d(double %13, double %6, double 0x3FC5555555555511) #5
  %15 = call double @llvm.nvvm.fma.rn.d(double %14, double %6, double 0x3FE000000000000B) #5
  %16 = call double @llvm.nvvm.fma.rn.d(double %15, double %6, double 1.000000e+00) #5
  %17 = call double @llvm.nvvm.fma.rn.d(double %16, double %6, double 1.000000e+00) #5
  %18 = call i32 @llvm.nvvm.d2i.lo(double %17) #5
  %19 = call i32 @llvm.nvvm.d2i.hi(double %17) #5
  %20 = shl i32 %2, 20
  %21 = add i32 %20, %19
  %22 = call double @llvm.nvvm.lohi.i2d(i32 %18, i32 %21) #5
  %23 = call i32 @llvm.nvvm.d2i.hi(double %a) #5
  %24 = bitcast i32 %23 to float
  %25 = call i32 @__nvvm_reflect(ptr @.str) #5
  %26 = icmp ne i32 %25, 0
  br i1 %26, label %27, label %29

27:                                               ; preds = %0
  %28 = call float @llvm.nvvm.fabs.ftz.f32(float %24)
  br label %__internal_fast_icmp_abs_lt.exit3

29:                                               ; preds = %0
  %30 = call float @llvm.nvvm.fabs.f32(float %24)
  br label %__internal_fast_icmp_abs_lt.exit3

__internal_fast_icmp_abs_lt.exit3:                ; preds = %27, %29
  %.01 = phi float [ %28, %27 ], [ %30, %29 ]
  %31 = bitcast i32 1082532651 to float
  %32 = fcmp olt float %.01, %31
  %33 = zext i1 %32 to i32
  %34 = icmp ne i32 %33, 0
  br i1 %34, label %67, label %35

35:                                               ; preds = %__internal_fast_icmp_abs_lt.exit3
  %36 = fcmp olt double %a, 0.000000e+00
  br i1 %36, label %37, label %38

37:                                               ; preds = %35
  br label %41

38:                                               ; preds = %35
  %39 = bitcast i64 9218868437227405312 to double
  %40 = fadd double %a, %39
  br label %41

41:                                               ; preds = %38, %37
  %z.0 = phi double [ 0.000000e+00, %37 ], [ %40, %38 ]
  %42 = call i32 @llvm.nvvm.d2i.hi(double %a) #5
  %43 = bitcast i32 %42 to float
  %44 = call i32 @__nvvm_reflect(ptr @.str) #5
  %45 = icmp ne i32 %44, 0
  br i1 %45, label %46, label %48

46:                                               ; preds = %41
  %47 = call float @llvm.nvvm.fabs.ftz.f32(float %43)
  br label %__internal_fast_icmp_abs_lt.exit

48:                                               ; preds = %41
  %49 = call float @llvm.nvvm.fabs.f32(float %43)
  br label %__internal_fast_icmp_abs_lt.exit

__internal_fast_icmp_abs_lt.exit:                 ; preds = %46, %48
  %.0 = phi float [ %47, %46 ], [ %49, %48 ]
  %50 = bitcast i32 1082607616 to float
  %51 = fcmp olt float %.0, %50
  %52 = zext i1 %51 to i32
  %53 = icmp ne i32 %52, 0
  br i1 %53, label %54, label %66

54:                                               ; preds = %__internal_fast_icmp_abs_lt.exit
  %55 = sdiv i32 %2, 2
  %56 = call i32 @llvm.nvvm.d2i.lo(double %17) #5
  %57 = call i32 @llvm.nvvm.d2i.hi(double %17) #5
  %58 = shl i32 %55, 20
  %59 = add i32 %57, %58
  %60 = call double @llvm.nvvm.lohi.i2d(i32 %56, i32 %59) #5
  %61 = sub nsw i32 %2, %55
  %62 = shl i32 %61, 20
  %63 = add nsw i32 1072693248, %62
  %64 = call double @llvm.nvvm.lohi.i2d(i32 0, i32 %63) #5
  %65 = fmul double %60, %64
  br label %66

66:                                               ; preds = %54, %__internal_fast_icmp_abs_lt.exit
  %z.1 = phi double [ %65, %54 ], [ %z.0, %__internal_fast_icmp_abs_lt.exit ]
  br label %67

67:                                               ; preds = %66, %__internal_fast_icmp_abs_lt.exit3
  %z.2 = phi double [ %22, %__internal_fast_icmp_abs_lt.exit3 ], [ %z.1, %66 ]
  ret double %z.2
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #0

declare i32 @__nvvm_reflect(ptr) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { alwaysinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #5 = { nounwind }

!nvvmir.version = !{!0, !1}
!nvvm.annotations = !{!1000}
!1000 = !{ptr @black_scholes, !"kernel", i32 1}
!llvm.ident = !{!2}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!3 = !{i64 0, i64 9223372036854775807}
!4 = !{!"branch_weights", i32 1, i32 99}
