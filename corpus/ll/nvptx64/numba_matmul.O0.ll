; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr @matmul], section "llvm.metadata"
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__errcode__ = global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__tidx__ = global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__ctaidx__ = global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__tidy__ = global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__ctaidy__ = global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__tidz__ = global i32 0
@_ZN6cudapy6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE__ctaidz__ = global i32 0
@_ZN08NumbaEnv6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE = common global ptr null
@_cudapy_smem_2 = addrspace(3) global [64 x float] undef, align 4
@_cudapy_smem_3 = addrspace(3) global [64 x float] undef, align 4

define void @matmul(ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, i64 %.12, i64 %.13, ptr %.14, i64 %.15, i64 %.16, i64 %.17, i64 %.18, ptr %.19, ptr %.20, i64 %.21, i64 %.22, ptr %.23, i64 %.24, i64 %.25, i64 %.26, i64 %.27) {
.29:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %.1, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %.2, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %.3, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %.4, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %.5, 4
  %.30 = insertvalue [2 x i64] undef, i64 %.6, 0
  %.31 = insertvalue [2 x i64] %.30, i64 %.7, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.31, 5
  %.32 = insertvalue [2 x i64] undef, i64 %.8, 0
  %.33 = insertvalue [2 x i64] %.32, i64 %.9, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.33, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %.10, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.1, ptr %.11, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.1, i64 %.12, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.1, i64 %.13, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.1, ptr %.14, 4
  %.34 = insertvalue [2 x i64] undef, i64 %.15, 0
  %.35 = insertvalue [2 x i64] %.34, i64 %.16, 1
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.1, [2 x i64] %.35, 5
  %.36 = insertvalue [2 x i64] undef, i64 %.17, 0
  %.37 = insertvalue [2 x i64] %.36, i64 %.18, 1
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.1, [2 x i64] %.37, 6
  %inserted.meminfo.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %.19, 0
  %inserted.parent.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.2, ptr %.20, 1
  %inserted.nitems.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.2, i64 %.21, 2
  %inserted.itemsize.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.2, i64 %.22, 3
  %inserted.data.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.2, ptr %.23, 4
  %.38 = insertvalue [2 x i64] undef, i64 %.24, 0
  %.39 = insertvalue [2 x i64] %.38, i64 %.25, 1
  %inserted.shape.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.2, [2 x i64] %.39, 5
  %.40 = insertvalue [2 x i64] undef, i64 %.26, 0
  %.41 = insertvalue [2 x i64] %.40, i64 %.27, 1
  %inserted.strides.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.2, [2 x i64] %.41, 6
  %.42 = alloca ptr, align 8
  store ptr null, ptr %.42, align 8
  store ptr null, ptr %.42, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 5
  %.45 = extractvalue [2 x i64] %extracted.shape, 0
  %.46 = extractvalue [2 x i64] %extracted.shape, 1
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 6
  %.47 = extractvalue [2 x i64] %extracted.strides, 0
  %.48 = extractvalue [2 x i64] %extracted.strides, 1
  %extracted.meminfo.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 0
  %extracted.parent.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 1
  %extracted.nitems.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 2
  %extracted.itemsize.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 3
  %extracted.data.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 4
  %extracted.shape.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 5
  %.49 = extractvalue [2 x i64] %extracted.shape.1, 0
  %.50 = extractvalue [2 x i64] %extracted.shape.1, 1
  %extracted.strides.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 6
  %.51 = extractvalue [2 x i64] %extracted.strides.1, 0
  %.52 = extractvalue [2 x i64] %extracted.strides.1, 1
  %extracted.meminfo.2 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, 0
  %extracted.parent.2 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, 1
  %extracted.nitems.2 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, 2
  %extracted.itemsize.2 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, 3
  %extracted.data.2 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, 4
  %extracted.shape.2 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, 5
  %.53 = extractvalue [2 x i64] %extracted.shape.2, 0
  %.54 = extractvalue [2 x i64] %extracted.shape.2, 1
  %extracted.strides.2 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, 6
  %.55 = extractvalue [2 x i64] %extracted.strides.2, 0
  %.56 = extractvalue [2 x i64] %extracted.strides.2, 1
  %.57 = call i32 @_ZN6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE(ptr %.42, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.45, i64 %.46, i64 %.47, i64 %.48, ptr %extracted.meminfo.1, ptr %extracted.parent.1, i64 %extracted.nitems.1, i64 %extracted.itemsize.1, ptr %extracted.data.1, i64 %.49, i64 %.50, i64 %.51, i64 %.52, ptr %extracted.meminfo.2, ptr %extracted.parent.2, i64 %extracted.nitems.2, i64 %extracted.itemsize.2, ptr %extracted.data.2, i64 %.53, i64 %.54, i64 %.55, i64 %.56)
  %.58 = icmp eq i32 %.57, 0
  %.59 = icmp eq i32 %.57, -2
  %.60 = or i1 %.58, %.59
  %.61 = xor i1 %.60, true
  %.62 = icmp eq i32 %.57, -1
  %.63 = icmp eq i32 %.57, -3
  %.64 = icmp sge i32 %.57, 1
  %.65 = load ptr, ptr %.42, align 8
  ret void
}

define linkonce_odr i32 @_ZN6corpus6matmulB3v10B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE5ArrayIfLi2E1C7mutable7alignedE(ptr %.ret, ptr %arg.A.0, ptr %arg.A.1, i64 %arg.A.2, i64 %arg.A.3, ptr %arg.A.4, i64 %arg.A.5.0, i64 %arg.A.5.1, i64 %arg.A.6.0, i64 %arg.A.6.1, ptr %arg.B.0, ptr %arg.B.1, i64 %arg.B.2, i64 %arg.B.3, ptr %arg.B.4, i64 %arg.B.5.0, i64 %arg.B.5.1, i64 %arg.B.6.0, i64 %arg.B.6.1, ptr %arg.C.0, ptr %arg.C.1, i64 %arg.C.2, i64 %arg.C.3, ptr %arg.C.4, i64 %arg.C.5.0, i64 %arg.C.5.1, i64 %arg.C.6.0, i64 %arg.C.6.1) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.A.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %arg.A.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %arg.A.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %arg.A.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %arg.A.4, 4
  %.30 = insertvalue [2 x i64] undef, i64 %arg.A.5.0, 0
  %.31 = insertvalue [2 x i64] %.30, i64 %arg.A.5.1, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.31, 5
  %.32 = insertvalue [2 x i64] undef, i64 %arg.A.6.0, 0
  %.33 = insertvalue [2 x i64] %.32, i64 %arg.A.6.1, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.33, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.B.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.1, ptr %arg.B.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.1, i64 %arg.B.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.1, i64 %arg.B.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.1, ptr %arg.B.4, 4
  %.34 = insertvalue [2 x i64] undef, i64 %arg.B.5.0, 0
  %.35 = insertvalue [2 x i64] %.34, i64 %arg.B.5.1, 1
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.1, [2 x i64] %.35, 5
  %.36 = insertvalue [2 x i64] undef, i64 %arg.B.6.0, 0
  %.37 = insertvalue [2 x i64] %.36, i64 %arg.B.6.1, 1
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.1, [2 x i64] %.37, 6
  %inserted.meminfo.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.C.0, 0
  %inserted.parent.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.2, ptr %arg.C.1, 1
  %inserted.nitems.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.2, i64 %arg.C.2, 2
  %inserted.itemsize.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.2, i64 %arg.C.3, 3
  %inserted.data.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.2, ptr %arg.C.4, 4
  %.38 = insertvalue [2 x i64] undef, i64 %arg.C.5.0, 0
  %.39 = insertvalue [2 x i64] %.38, i64 %arg.C.5.1, 1
  %inserted.shape.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.2, [2 x i64] %.39, 5
  %.40 = insertvalue [2 x i64] undef, i64 %arg.C.6.0, 0
  %.41 = insertvalue [2 x i64] %.40, i64 %arg.C.6.1, 1
  %inserted.strides.2 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.2, [2 x i64] %.41, 6
  %A = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %A, align 8
  %B = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %B, align 8
  %C = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %C, align 8
  %.50 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.50, align 8
  %sA = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %sA, align 8
  %.84 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.84, align 8
  %sB = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %sB, align 8
  %x = alloca i64, align 8
  store i64 0, ptr %x, align 8
  %y = alloca i64, align 8
  store i64 0, ptr %y, align 8
  %ty = alloca i32, align 4
  store i32 0, ptr %ty, align 4
  %tx = alloca i32, align 4
  store i32 0, ptr %tx, align 4
  %acc.3 = alloca float, align 4
  store float 0.000000e+00, ptr %acc.3, align 4
  %.168 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.168, align 8
  %quot = alloca i64, align 8
  store i64 0, ptr %quot, align 8
  %rem = alloca i64, align 8
  store i64 0, ptr %rem, align 8
  %.187 = alloca i64, align 8
  store i64 0, ptr %.187, align 8
  %.190 = alloca i64, align 8
  store i64 0, ptr %.190, align 8
  %.220 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.220, align 8
  %.230 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.230, align 8
  %.234 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.234, align 8
  %.243 = alloca i64, align 8
  store i64 0, ptr %.243, align 8
  %.246 = alloca i64, align 8
  store i64 0, ptr %.246, align 8
  %"$phi358.0" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi358.0", align 8
  %.285 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.285, align 8
  %.288 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.288, align 8
  %.314 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.314, align 8
  %.320 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.320, align 8
  %"$phi360.1" = alloca i64, align 8
  store i64 0, ptr %"$phi360.1", align 8
  %acc.2 = alloca float, align 4
  store float 0.000000e+00, ptr %acc.2, align 4
  %.347 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.347, align 8
  %.407 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.407, align 8
  %.460 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.460, align 8
  %.520 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.520, align 8
  %.566 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.566, align 8
  %.576 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.576, align 8
  %.580 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.580, align 8
  %.589 = alloca i64, align 8
  store i64 0, ptr %.589, align 8
  %.592 = alloca i64, align 8
  store i64 0, ptr %.592, align 8
  %"$phi514.1" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi514.1", align 8
  %.631 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.631, align 8
  %.634 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.634, align 8
  %.660 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.660, align 8
  %.666 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.666, align 8
  %"$phi516.2" = alloca i64, align 8
  store i64 0, ptr %"$phi516.2", align 8
  %.688 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.688, align 8
  %.744 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.744, align 8
  %.825 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.825, align 8
  %.841 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.841, align 8
  %.868 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.868, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %A, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %B, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.2, ptr %C, align 8
  %.48 = insertvalue [2 x i64] undef, i64 8, 0
  %.49 = insertvalue [2 x i64] %.48, i64 8, 1
  %generic = addrspacecast ptr addrspace(3) @_cudapy_smem_2 to ptr
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.50, align 8
  %.53 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, i32 0, i32 4
  %.54 = load ptr, ptr %.53, align 8
  %.55 = bitcast ptr %generic to ptr
  %.56 = insertvalue [2 x i64] undef, i64 8, 0
  %.57 = insertvalue [2 x i64] %.56, i64 8, 1
  %.58 = insertvalue [2 x i64] undef, i64 32, 0
  %.59 = insertvalue [2 x i64] %.58, i64 4, 1
  %.60 = extractvalue [2 x i64] %.57, 0
  %.61 = extractvalue [2 x i64] %.57, 1
  %.62 = mul nsw i64 1, %.60
  %.63 = mul nsw i64 %.62, %.61
  %.64 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, i32 0, i32 5
  store [2 x i64] %.57, ptr %.64, align 8
  %.66 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, i32 0, i32 6
  store [2 x i64] %.59, ptr %.66, align 8
  %.68 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, i32 0, i32 4
  store ptr %.55, ptr %.68, align 8
  %.70 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, i32 0, i32 3
  store i64 4, ptr %.70, align 8
  %.72 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, i32 0, i32 0
  store ptr null, ptr %.72, align 8
  %.74 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, i32 0, i32 1
  store ptr null, ptr %.74, align 8
  %.76 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, i32 0, i32 2
  store i64 %.63, ptr %.76, align 8
  %.78 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.50, align 8
  %.80 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %sA, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.78, ptr %sA, align 8
  %.82 = insertvalue [2 x i64] undef, i64 8, 0
  %.83 = insertvalue [2 x i64] %.82, i64 8, 1
  %generic.1 = addrspacecast ptr addrspace(3) @_cudapy_smem_3 to ptr
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.84, align 8
  %.87 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, i32 0, i32 4
  %.88 = load ptr, ptr %.87, align 8
  %.89 = bitcast ptr %generic.1 to ptr
  %.90 = insertvalue [2 x i64] undef, i64 8, 0
  %.91 = insertvalue [2 x i64] %.90, i64 8, 1
  %.92 = insertvalue [2 x i64] undef, i64 32, 0
  %.93 = insertvalue [2 x i64] %.92, i64 4, 1
  %.94 = extractvalue [2 x i64] %.91, 0
  %.95 = extractvalue [2 x i64] %.91, 1
  %.96 = mul nsw i64 1, %.94
  %.97 = mul nsw i64 %.96, %.95
  %.98 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, i32 0, i32 5
  store [2 x i64] %.91, ptr %.98, align 8
  %.100 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, i32 0, i32 6
  store [2 x i64] %.93, ptr %.100, align 8
  %.102 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, i32 0, i32 4
  store ptr %.89, ptr %.102, align 8
  %.104 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, i32 0, i32 3
  store i64 4, ptr %.104, align 8
  %.106 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, i32 0, i32 0
  store ptr null, ptr %.106, align 8
  %.108 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, i32 0, i32 1
  store ptr null, ptr %.108, align 8
  %.110 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, i32 0, i32 2
  store i64 %.97, ptr %.110, align 8
  %.112 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.84, align 8
  %.114 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %sB, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.112, ptr %sB, align 8
  %.116 = trunc i64 2 to i32
  %.117 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.118 = sext i32 %.117 to i64
  %.119 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.120 = sext i32 %.119 to i64
  %.121 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.122 = sext i32 %.121 to i64
  %.123 = mul i64 %.120, %.122
  %.124 = add i64 %.123, %.118
  %.125 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.126 = sext i32 %.125 to i64
  %.127 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %.128 = sext i32 %.127 to i64
  %.129 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %.130 = sext i32 %.129 to i64
  %.131 = mul i64 %.128, %.130
  %.132 = add i64 %.131, %.126
  %.133 = insertvalue [2 x i64] undef, i64 %.124, 0
  %.134 = insertvalue [2 x i64] %.133, i64 %.132, 1
  %.135 = extractvalue [2 x i64] %.134, 0
  %.136 = extractvalue [2 x i64] %.134, 1
  %.138 = load i64, ptr %x, align 8
  store i64 %.135, ptr %x, align 8
  %.141 = load i64, ptr %y, align 8
  store i64 %.136, ptr %y, align 8
  %.143 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.144 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.145 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %.146 = insertvalue { i32, i32, i32 } undef, i32 %.143, 0
  %.147 = insertvalue { i32, i32, i32 } %.146, i32 %.144, 1
  %.148 = insertvalue { i32, i32, i32 } %.147, i32 %.145, 2
  %.149 = extractvalue { i32, i32, i32 } %.148, 0
  %.150 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.151 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.152 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %.153 = insertvalue { i32, i32, i32 } undef, i32 %.150, 0
  %.154 = insertvalue { i32, i32, i32 } %.153, i32 %.151, 1
  %.155 = insertvalue { i32, i32, i32 } %.154, i32 %.152, 2
  %.156 = extractvalue { i32, i32, i32 } %.155, 1
  %.158 = load i32, ptr %ty, align 4
  store i32 %.156, ptr %ty, align 4
  %.161 = load i32, ptr %tx, align 4
  store i32 %.149, ptr %tx, align 4
  %.163 = fptrunc double 0.000000e+00 to float
  %.165 = load float, ptr %acc.3, align 4
  store float %.163, ptr %acc.3, align 4
  %.167 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %A, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.168, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.167, ptr %.168, align 8
  %.172 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.168, i32 0, i32 5
  %.173 = getelementptr inbounds [2 x i64], ptr %.172, i32 0, i32 0
  %.174 = load i64, ptr %.173, align 8, !range !1
  %.175 = getelementptr inbounds [2 x i64], ptr %.172, i32 0, i32 1
  %.176 = load i64, ptr %.175, align 8, !range !1
  %.177 = insertvalue [2 x i64] undef, i64 %.174, 0
  %.178 = insertvalue [2 x i64] %.177, i64 %.176, 1
  %.179 = extractvalue [2 x i64] %.178, 1
  %.182 = icmp eq i64 8, 0
  br i1 %.182, label %B0.if, label %B0.else, !prof !2

B358:                                             ; preds = %B0.endif.endif.endif, %B568
  %.284 = load { ptr, i64, i64, ptr }, ptr %"$phi358.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.285, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.288, align 8
  store { ptr, i64, i64, ptr } %.284, ptr %.288, align 8
  %.292 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.288, i32 0, i32 3
  %.293 = load ptr, ptr %.292, align 8
  %.294 = load i64, ptr %.293, align 8
  %.295 = icmp sgt i64 %.294, 0
  %.296 = getelementptr inbounds { i64, i1 }, ptr %.285, i32 0, i32 1
  store i1 %.295, ptr %.296, align 1
  br i1 %.295, label %B358.if, label %B358.endif

B360:                                             ; preds = %B358.endif
  %.330 = load float, ptr %acc.3, align 4
  %.332 = load float, ptr %acc.2, align 4
  store float %.330, ptr %acc.2, align 4
  %.334 = load float, ptr %acc.3, align 4
  store float 0.000000e+00, ptr %acc.3, align 4
  %.336 = load i64, ptr %"$phi360.1", align 8
  %.337 = load i64, ptr %"$phi360.1", align 8
  store i64 0, ptr %"$phi360.1", align 8
  %.339 = mul nsw i64 %.336, 8
  %.340 = load i32, ptr %tx, align 4
  %.341 = sext i32 %.340 to i64
  %.342 = add nsw i64 %.341, %.339
  %.343 = load i64, ptr %y, align 8
  %.344 = insertvalue [2 x i64] undef, i64 %.343, 0
  %.345 = insertvalue [2 x i64] %.344, i64 %.342, 1
  %.346 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %A, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.347, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.346, ptr %.347, align 8
  %.351 = extractvalue [2 x i64] %.345, 0
  %.352 = extractvalue [2 x i64] %.345, 1
  %.353 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.347, i32 0, i32 5
  %.354 = getelementptr inbounds [2 x i64], ptr %.353, i32 0, i32 0
  %.355 = load i64, ptr %.354, align 8, !range !1
  %.356 = getelementptr inbounds [2 x i64], ptr %.353, i32 0, i32 1
  %.357 = load i64, ptr %.356, align 8, !range !1
  %.358 = insertvalue [2 x i64] undef, i64 %.355, 0
  %.359 = insertvalue [2 x i64] %.358, i64 %.357, 1
  %.360 = extractvalue [2 x i64] %.359, 0
  %.361 = extractvalue [2 x i64] %.359, 1
  %.362 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.347, i32 0, i32 6
  %.363 = load [2 x i64], ptr %.362, align 8
  %.364 = extractvalue [2 x i64] %.363, 0
  %.365 = extractvalue [2 x i64] %.363, 1
  %.366 = icmp slt i64 %.351, 0
  %.367 = add i64 %.351, %.360
  %.368 = select i1 %.366, i64 %.367, i64 %.351
  %.369 = icmp slt i64 %.352, 0
  %.370 = add i64 %.352, %.361
  %.371 = select i1 %.369, i64 %.370, i64 %.352
  %.372 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.347, i32 0, i32 5
  %.373 = getelementptr inbounds [2 x i64], ptr %.372, i32 0, i32 0
  %.374 = load i64, ptr %.373, align 8, !range !1
  %.375 = getelementptr inbounds [2 x i64], ptr %.372, i32 0, i32 1
  %.376 = load i64, ptr %.375, align 8, !range !1
  %.377 = insertvalue [2 x i64] undef, i64 %.374, 0
  %.378 = insertvalue [2 x i64] %.377, i64 %.376, 1
  %.379 = extractvalue [2 x i64] %.378, 0
  %.380 = extractvalue [2 x i64] %.378, 1
  %.381 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.347, i32 0, i32 6
  %.382 = load [2 x i64], ptr %.381, align 8
  %.383 = extractvalue [2 x i64] %.382, 0
  %.384 = extractvalue [2 x i64] %.382, 1
  %.385 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.347, i32 0, i32 4
  %.386 = load ptr, ptr %.385, align 8
  %.387 = mul i64 1, %.380
  %.388 = mul i64 %.368, %.387
  %.389 = add i64 0, %.388
  %.390 = mul i64 %.371, 1
  %.391 = add i64 %.389, %.390
  %.392 = getelementptr float, ptr %.386, i64 %.391
  %.393 = load float, ptr %.392, align 4
  %.394 = load i32, ptr %ty, align 4
  %.395 = load i32, ptr %tx, align 4
  %.396 = insertvalue [2 x i32] undef, i32 %.394, 0
  %.397 = insertvalue [2 x i32] %.396, i32 %.395, 1
  %.398 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %sA, align 8
  %.399 = extractvalue [2 x i32] %.397, 0
  %.400 = extractvalue [2 x i32] %.397, 1
  %.401 = sext i32 %.399 to i64
  %.402 = sext i32 %.400 to i64
  %.403 = insertvalue [2 x i64] undef, i64 %.401, 0
  %.404 = insertvalue [2 x i64] %.403, i64 %.402, 1
  %.405 = extractvalue [2 x i64] %.404, 0
  %.406 = extractvalue [2 x i64] %.404, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.407, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.398, ptr %.407, align 8
  %.411 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.407, i32 0, i32 5
  %.412 = getelementptr inbounds [2 x i64], ptr %.411, i32 0, i32 0
  %.413 = load i64, ptr %.412, align 8, !range !1
  %.414 = getelementptr inbounds [2 x i64], ptr %.411, i32 0, i32 1
  %.415 = load i64, ptr %.414, align 8, !range !1
  %.416 = insertvalue [2 x i64] undef, i64 %.413, 0
  %.417 = insertvalue [2 x i64] %.416, i64 %.415, 1
  %.418 = extractvalue [2 x i64] %.417, 0
  %.419 = extractvalue [2 x i64] %.417, 1
  %.420 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.407, i32 0, i32 6
  %.421 = load [2 x i64], ptr %.420, align 8
  %.422 = extractvalue [2 x i64] %.421, 0
  %.423 = extractvalue [2 x i64] %.421, 1
  %.424 = icmp slt i64 %.405, 0
  %.425 = add i64 %.405, %.418
  %.426 = select i1 %.424, i64 %.425, i64 %.405
  %.427 = icmp slt i64 %.406, 0
  %.428 = add i64 %.406, %.419
  %.429 = select i1 %.427, i64 %.428, i64 %.406
  %.430 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.407, i32 0, i32 5
  %.431 = getelementptr inbounds [2 x i64], ptr %.430, i32 0, i32 0
  %.432 = load i64, ptr %.431, align 8, !range !1
  %.433 = getelementptr inbounds [2 x i64], ptr %.430, i32 0, i32 1
  %.434 = load i64, ptr %.433, align 8, !range !1
  %.435 = insertvalue [2 x i64] undef, i64 %.432, 0
  %.436 = insertvalue [2 x i64] %.435, i64 %.434, 1
  %.437 = extractvalue [2 x i64] %.436, 0
  %.438 = extractvalue [2 x i64] %.436, 1
  %.439 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.407, i32 0, i32 6
  %.440 = load [2 x i64], ptr %.439, align 8
  %.441 = extractvalue [2 x i64] %.440, 0
  %.442 = extractvalue [2 x i64] %.440, 1
  %.443 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.407, i32 0, i32 4
  %.444 = load ptr, ptr %.443, align 8
  %.445 = mul i64 1, %.438
  %.446 = mul i64 %.426, %.445
  %.447 = add i64 0, %.446
  %.448 = mul i64 %.429, 1
  %.449 = add i64 %.447, %.448
  %.450 = getelementptr float, ptr %.444, i64 %.449
  store float %.393, ptr %.450, align 4
  %.452 = mul nsw i64 %.336, 8
  %.453 = load i32, ptr %ty, align 4
  %.454 = sext i32 %.453 to i64
  %.455 = add nsw i64 %.454, %.452
  %.456 = load i64, ptr %x, align 8
  %.457 = insertvalue [2 x i64] undef, i64 %.455, 0
  %.458 = insertvalue [2 x i64] %.457, i64 %.456, 1
  %.459 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %B, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.460, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.459, ptr %.460, align 8
  %.464 = extractvalue [2 x i64] %.458, 0
  %.465 = extractvalue [2 x i64] %.458, 1
  %.466 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.460, i32 0, i32 5
  %.467 = getelementptr inbounds [2 x i64], ptr %.466, i32 0, i32 0
  %.468 = load i64, ptr %.467, align 8, !range !1
  %.469 = getelementptr inbounds [2 x i64], ptr %.466, i32 0, i32 1
  %.470 = load i64, ptr %.469, align 8, !range !1
  %.471 = insertvalue [2 x i64] undef, i64 %.468, 0
  %.472 = insertvalue [2 x i64] %.471, i64 %.470, 1
  %.473 = extractvalue [2 x i64] %.472, 0
  %.474 = extractvalue [2 x i64] %.472, 1
  %.475 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.460, i32 0, i32 6
  %.476 = load [2 x i64], ptr %.475, align 8
  %.477 = extractvalue [2 x i64] %.476, 0
  %.478 = extractvalue [2 x i64] %.476, 1
  %.479 = icmp slt i64 %.464, 0
  %.480 = add i64 %.464, %.473
  %.481 = select i1 %.479, i64 %.480, i64 %.464
  %.482 = icmp slt i64 %.465, 0
  %.483 = add i64 %.465, %.474
  %.484 = select i1 %.482, i64 %.483, i64 %.465
  %.485 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.460, i32 0, i32 5
  %.486 = getelementptr inbounds [2 x i64], ptr %.485, i32 0, i32 0
  %.487 = load i64, ptr %.486, align 8, !range !1
  %.488 = getelementptr inbounds [2 x i64], ptr %.485, i32 0, i32 1
  %.489 = load i64, ptr %.488, align 8, !range !1
  %.490 = insertvalue [2 x i64] undef, i64 %.487, 0
  %.491 = insertvalue [2 x i64] %.490, i64 %.489, 1
  %.492 = extractvalue [2 x i64] %.491, 0
  %.493 = extractvalue [2 x i64] %.491, 1
  %.494 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.460, i32 0, i32 6
  %.495 = load [2 x i64], ptr %.494, align 8
  %.496 = extractvalue [2 x i64] %.495, 0
  %.497 = extractvalue [2 x i64] %.495, 1
  %.498 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.460, i32 0, i32 4
  %.499 = load ptr, ptr %.498, align 8
  %.500 = mul i64 1, %.493
  %.501 = mul i64 %.481, %.500
  %.502 = add i64 0, %.501
  %.503 = mul i64 %.484, 1
  %.504 = add i64 %.502, %.503
  %.505 = getelementptr float, ptr %.499, i64 %.504
  %.506 = load float, ptr %.505, align 4
  %.507 = load i32, ptr %ty, align 4
  %.508 = load i32, ptr %tx, align 4
  %.509 = insertvalue [2 x i32] undef, i32 %.507, 0
  %.510 = insertvalue [2 x i32] %.509, i32 %.508, 1
  %.511 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %sB, align 8
  %.512 = extractvalue [2 x i32] %.510, 0
  %.513 = extractvalue [2 x i32] %.510, 1
  %.514 = sext i32 %.512 to i64
  %.515 = sext i32 %.513 to i64
  %.516 = insertvalue [2 x i64] undef, i64 %.514, 0
  %.517 = insertvalue [2 x i64] %.516, i64 %.515, 1
  %.518 = extractvalue [2 x i64] %.517, 0
  %.519 = extractvalue [2 x i64] %.517, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.520, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.511, ptr %.520, align 8
  %.524 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.520, i32 0, i32 5
  %.525 = getelementptr inbounds [2 x i64], ptr %.524, i32 0, i32 0
  %.526 = load i64, ptr %.525, align 8, !range !1
  %.527 = getelementptr inbounds [2 x i64], ptr %.524, i32 0, i32 1
  %.528 = load i64, ptr %.527, align 8, !range !1
  %.529 = insertvalue [2 x i64] undef, i64 %.526, 0
  %.530 = insertvalue [2 x i64] %.529, i64 %.528, 1
  %.531 = extractvalue [2 x i64] %.530, 0
  %.532 = extractvalue [2 x i64] %.530, 1
  %.533 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.520, i32 0, i32 6
  %.534 = load [2 x i64], ptr %.533, align 8
  %.535 = extractvalue [2 x i64] %.534, 0
  %.536 = extractvalue [2 x i64] %.534, 1
  %.537 = icmp slt i64 %.518, 0
  %.538 = add i64 %.518, %.531
  %.539 = select i1 %.537, i64 %.538, i64 %.518
  %.540 = icmp slt i64 %.519, 0
  %.541 = add i64 %.519, %.532
  %.542 = select i1 %.540, i64 %.541, i64 %.519
  %.543 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.520, i32 0, i32 5
  %.544 = getelementptr inbounds [2 x i64], ptr %.543, i32 0, i32 0
  %.545 = load i64, ptr %.544, align 8, !range !1
  %.546 = getelementptr inbounds [2 x i64], ptr %.543, i32 0, i32 1
  %.547 = load i64, ptr %.546, align 8, !range !1
  %.548 = insertvalue [2 x i64] undef, i64 %.545, 0
  %.549 = insertvalue [2 x i64] %.548, i64 %.547, 1
  %.550 = extractvalue [2 x i64] %.549, 0
  %.551 = extractvalue [2 x i64] %.549, 1
  %.552 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.520, i32 0, i32 6
  %.553 = load [2 x i64], ptr %.552, align 8
  %.554 = extractvalue [2 x i64] %.553, 0
  %.555 = extractvalue [2 x i64] %.553, 1
  %.556 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.520, i32 0, i32 4
  %.557 = load ptr, ptr %.556, align 8
  %.558 = mul i64 1, %.551
  %.559 = mul i64 %.539, %.558
  %.560 = add i64 0, %.559
  %.561 = mul i64 %.542, 1
  %.562 = add i64 %.560, %.561
  %.563 = getelementptr float, ptr %.557, i64 %.562
  store float %.506, ptr %.563, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store { i64, i64, i64 } zeroinitializer, ptr %.566, align 8
  %.569 = getelementptr inbounds { i64, i64, i64 }, ptr %.566, i32 0, i32 0
  store i64 0, ptr %.569, align 8
  %.571 = getelementptr inbounds { i64, i64, i64 }, ptr %.566, i32 0, i32 1
  store i64 8, ptr %.571, align 8
  %.573 = getelementptr inbounds { i64, i64, i64 }, ptr %.566, i32 0, i32 2
  store i64 1, ptr %.573, align 8
  %.575 = load { i64, i64, i64 }, ptr %.566, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.576, align 8
  store { i64, i64, i64 } %.575, ptr %.576, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.580, align 8
  %.583 = getelementptr inbounds { i64, i64, i64 }, ptr %.576, i32 0, i32 0
  %.584 = load i64, ptr %.583, align 8
  %.585 = getelementptr inbounds { i64, i64, i64 }, ptr %.576, i32 0, i32 1
  %.586 = load i64, ptr %.585, align 8
  %.587 = getelementptr inbounds { i64, i64, i64 }, ptr %.576, i32 0, i32 2
  %.588 = load i64, ptr %.587, align 8
  store i64 %.584, ptr %.589, align 8
  %.594 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.580, i32 0, i32 0
  store ptr %.589, ptr %.594, align 8
  %.596 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.580, i32 0, i32 1
  store i64 %.586, ptr %.596, align 8
  %.598 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.580, i32 0, i32 2
  store i64 %.588, ptr %.598, align 8
  %.600 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.580, i32 0, i32 3
  store ptr %.592, ptr %.600, align 8
  %.602 = sub i64 %.586, %.584
  %.603 = icmp sgt i64 %.602, 0
  %.604 = icmp sgt i64 %.588, 0
  %.605 = xor i1 %.603, %.604
  %.606 = icmp eq i64 %.588, 0
  br i1 %.606, label %B360.if, label %B360.endif, !prof !2

B514:                                             ; preds = %B360.endif.endif, %B516
  %.630 = load { ptr, i64, i64, ptr }, ptr %"$phi514.1", align 8
  store { i64, i1 } zeroinitializer, ptr %.631, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.634, align 8
  store { ptr, i64, i64, ptr } %.630, ptr %.634, align 8
  %.638 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.634, i32 0, i32 3
  %.639 = load ptr, ptr %.638, align 8
  %.640 = load i64, ptr %.639, align 8
  %.641 = icmp sgt i64 %.640, 0
  %.642 = getelementptr inbounds { i64, i1 }, ptr %.631, i32 0, i32 1
  store i1 %.641, ptr %.642, align 1
  br i1 %.641, label %B514.if, label %B514.endif

B516:                                             ; preds = %B514.endif
  %.676 = load i64, ptr %"$phi516.2", align 8
  %.677 = load i64, ptr %"$phi516.2", align 8
  store i64 0, ptr %"$phi516.2", align 8
  %.679 = load i32, ptr %ty, align 4
  %.680 = insertvalue { i32, i64 } undef, i32 %.679, 0
  %.681 = insertvalue { i32, i64 } %.680, i64 %.676, 1
  %.682 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %sA, align 8
  %.683 = extractvalue { i32, i64 } %.681, 0
  %.684 = extractvalue { i32, i64 } %.681, 1
  %.685 = sext i32 %.683 to i64
  %.686 = insertvalue [2 x i64] undef, i64 %.685, 0
  %.687 = insertvalue [2 x i64] %.686, i64 %.684, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.688, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.682, ptr %.688, align 8
  %.692 = extractvalue [2 x i64] %.687, 0
  %.693 = extractvalue [2 x i64] %.687, 1
  %.694 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.688, i32 0, i32 5
  %.695 = getelementptr inbounds [2 x i64], ptr %.694, i32 0, i32 0
  %.696 = load i64, ptr %.695, align 8, !range !1
  %.697 = getelementptr inbounds [2 x i64], ptr %.694, i32 0, i32 1
  %.698 = load i64, ptr %.697, align 8, !range !1
  %.699 = insertvalue [2 x i64] undef, i64 %.696, 0
  %.700 = insertvalue [2 x i64] %.699, i64 %.698, 1
  %.701 = extractvalue [2 x i64] %.700, 0
  %.702 = extractvalue [2 x i64] %.700, 1
  %.703 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.688, i32 0, i32 6
  %.704 = load [2 x i64], ptr %.703, align 8
  %.705 = extractvalue [2 x i64] %.704, 0
  %.706 = extractvalue [2 x i64] %.704, 1
  %.707 = icmp slt i64 %.692, 0
  %.708 = add i64 %.692, %.701
  %.709 = select i1 %.707, i64 %.708, i64 %.692
  %.710 = icmp slt i64 %.693, 0
  %.711 = add i64 %.693, %.702
  %.712 = select i1 %.710, i64 %.711, i64 %.693
  %.713 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.688, i32 0, i32 5
  %.714 = getelementptr inbounds [2 x i64], ptr %.713, i32 0, i32 0
  %.715 = load i64, ptr %.714, align 8, !range !1
  %.716 = getelementptr inbounds [2 x i64], ptr %.713, i32 0, i32 1
  %.717 = load i64, ptr %.716, align 8, !range !1
  %.718 = insertvalue [2 x i64] undef, i64 %.715, 0
  %.719 = insertvalue [2 x i64] %.718, i64 %.717, 1
  %.720 = extractvalue [2 x i64] %.719, 0
  %.721 = extractvalue [2 x i64] %.719, 1
  %.722 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.688, i32 0, i32 6
  %.723 = load [2 x i64], ptr %.722, align 8
  %.724 = extractvalue [2 x i64] %.723, 0
  %.725 = extractvalue [2 x i64] %.723, 1
  %.726 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.688, i32 0, i32 4
  %.727 = load ptr, ptr %.726, align 8
  %.728 = mul i64 1, %.721
  %.729 = mul i64 %.709, %.728
  %.730 = add i64 0, %.729
  %.731 = mul i64 %.712, 1
  %.732 = add i64 %.730, %.731
  %.733 = getelementptr float, ptr %.727, i64 %.732
  %.734 = load float, ptr %.733, align 4
  %.735 = load i32, ptr %tx, align 4
  %.736 = insertvalue { i64, i32 } undef, i64 %.676, 0
  %.737 = insertvalue { i64, i32 } %.736, i32 %.735, 1
  %.738 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %sB, align 8
  %.739 = extractvalue { i64, i32 } %.737, 0
  %.740 = extractvalue { i64, i32 } %.737, 1
  %.741 = sext i32 %.740 to i64
  %.742 = insertvalue [2 x i64] undef, i64 %.739, 0
  %.743 = insertvalue [2 x i64] %.742, i64 %.741, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.744, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.738, ptr %.744, align 8
  %.748 = extractvalue [2 x i64] %.743, 0
  %.749 = extractvalue [2 x i64] %.743, 1
  %.750 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.744, i32 0, i32 5
  %.751 = getelementptr inbounds [2 x i64], ptr %.750, i32 0, i32 0
  %.752 = load i64, ptr %.751, align 8, !range !1
  %.753 = getelementptr inbounds [2 x i64], ptr %.750, i32 0, i32 1
  %.754 = load i64, ptr %.753, align 8, !range !1
  %.755 = insertvalue [2 x i64] undef, i64 %.752, 0
  %.756 = insertvalue [2 x i64] %.755, i64 %.754, 1
  %.757 = extractvalue [2 x i64] %.756, 0
  %.758 = extractvalue [2 x i64] %.756, 1
  %.759 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.744, i32 0, i32 6
  %.760 = load [2 x i64], ptr %.759, align 8
  %.761 = extractvalue [2 x i64] %.760, 0
  %.762 = extractvalue [2 x i64] %.760, 1
  %.763 = icmp slt i64 %.748, 0
  %.764 = add i64 %.748, %.757
  %.765 = select i1 %.763, i64 %.764, i64 %.748
  %.766 = icmp slt i64 %.749, 0
  %.767 = add i64 %.749, %.758
  %.768 = select i1 %.766, i64 %.767, i64 %.749
  %.769 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.744, i32 0, i32 5
  %.770 = getelementptr inbounds [2 x i64], ptr %.769, i32 0, i32 0
  %.771 = load i64, ptr %.770, align 8, !range !1
  %.772 = getelementptr inbounds [2 x i64], ptr %.769, i32 0, i32 1
  %.773 = load i64, ptr %.772, align 8, !range !1
  %.774 = insertvalue [2 x i64] undef, i64 %.771, 0
  %.775 = insertvalue [2 x i64] %.774, i64 %.773, 1
  %.776 = extractvalue [2 x i64] %.775, 0
  %.777 = extractvalue [2 x i64] %.775, 1
  %.778 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.744, i32 0, i32 6
  %.779 = load [2 x i64], ptr %.778, align 8
  %.780 = extractvalue [2 x i64] %.779, 0
  %.781 = extractvalue [2 x i64] %.779, 1
  %.782 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.744, i32 0, i32 4
  %.783 = load ptr, ptr %.782, align 8
  %.784 = mul i64 1, %.777
  %.785 = mul i64 %.765, %.784
  %.786 = add i64 0, %.785
  %.787 = mul i64 %.768, 1
  %.788 = add i64 %.786, %.787
  %.789 = getelementptr float, ptr %.783, i64 %.788
  %.790 = load float, ptr %.789, align 4
  %.791 = fmul float %.734, %.790
  %.792 = load float, ptr %acc.2, align 4
  %.793 = fadd float %.792, %.791
  %.794 = load float, ptr %acc.2, align 4
  store float %.793, ptr %acc.2, align 4
  br label %B514

B568:                                             ; preds = %B514.endif
  %.797 = load i64, ptr %"$phi516.2", align 8
  store i64 0, ptr %"$phi516.2", align 8
  %.799 = load { ptr, i64, i64, ptr }, ptr %"$phi514.1", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi514.1", align 8
  %.801 = load float, ptr %acc.2, align 4
  %.802 = load float, ptr %acc.3, align 4
  store float %.801, ptr %acc.3, align 4
  %.804 = load float, ptr %acc.2, align 4
  store float 0.000000e+00, ptr %acc.2, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %B358

B608:                                             ; preds = %B358.endif
  %.808 = load i32, ptr %ty, align 4
  store i32 0, ptr %ty, align 4
  %.810 = load i32, ptr %tx, align 4
  store i32 0, ptr %tx, align 4
  %.812 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %sB, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %sB, align 8
  %.814 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %sA, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %sA, align 8
  %.816 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %B, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %B, align 8
  %.818 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %A, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %A, align 8
  %.820 = load i64, ptr %"$phi360.1", align 8
  store i64 0, ptr %"$phi360.1", align 8
  %.822 = load { ptr, i64, i64, ptr }, ptr %"$phi358.0", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi358.0", align 8
  %.824 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %C, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.825, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.824, ptr %.825, align 8
  %.829 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.825, i32 0, i32 5
  %.830 = getelementptr inbounds [2 x i64], ptr %.829, i32 0, i32 0
  %.831 = load i64, ptr %.830, align 8, !range !1
  %.832 = getelementptr inbounds [2 x i64], ptr %.829, i32 0, i32 1
  %.833 = load i64, ptr %.832, align 8, !range !1
  %.834 = insertvalue [2 x i64] undef, i64 %.831, 0
  %.835 = insertvalue [2 x i64] %.834, i64 %.833, 1
  %.836 = extractvalue [2 x i64] %.835, 0
  %.837 = load i64, ptr %y, align 8
  %.838 = icmp slt i64 %.837, %.836
  br i1 %.838, label %B642, label %B694

B642:                                             ; preds = %B608
  %.840 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %C, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.841, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.840, ptr %.841, align 8
  %.845 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.841, i32 0, i32 5
  %.846 = getelementptr inbounds [2 x i64], ptr %.845, i32 0, i32 0
  %.847 = load i64, ptr %.846, align 8, !range !1
  %.848 = getelementptr inbounds [2 x i64], ptr %.845, i32 0, i32 1
  %.849 = load i64, ptr %.848, align 8, !range !1
  %.850 = insertvalue [2 x i64] undef, i64 %.847, 0
  %.851 = insertvalue [2 x i64] %.850, i64 %.849, 1
  %.852 = extractvalue [2 x i64] %.851, 1
  %.853 = load i64, ptr %x, align 8
  %.854 = icmp slt i64 %.853, %.852
  br i1 %.854, label %B676, label %B698

B676:                                             ; preds = %B642
  %.856 = load i64, ptr %y, align 8
  %.857 = load i64, ptr %x, align 8
  %.858 = insertvalue [2 x i64] undef, i64 %.856, 0
  %.859 = insertvalue [2 x i64] %.858, i64 %.857, 1
  %.860 = load i64, ptr %y, align 8
  store i64 0, ptr %y, align 8
  %.862 = load i64, ptr %x, align 8
  store i64 0, ptr %x, align 8
  %.864 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %C, align 8
  %.865 = load float, ptr %acc.3, align 4
  %.866 = extractvalue [2 x i64] %.859, 0
  %.867 = extractvalue [2 x i64] %.859, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.868, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.864, ptr %.868, align 8
  %.872 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.868, i32 0, i32 5
  %.873 = getelementptr inbounds [2 x i64], ptr %.872, i32 0, i32 0
  %.874 = load i64, ptr %.873, align 8, !range !1
  %.875 = getelementptr inbounds [2 x i64], ptr %.872, i32 0, i32 1
  %.876 = load i64, ptr %.875, align 8, !range !1
  %.877 = insertvalue [2 x i64] undef, i64 %.874, 0
  %.878 = insertvalue [2 x i64] %.877, i64 %.876, 1
  %.879 = extractvalue [2 x i64] %.878, 0
  %.880 = extractvalue [2 x i64] %.878, 1
  %.881 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.868, i32 0, i32 6
  %.882 = load [2 x i64], ptr %.881, align 8
  %.883 = extractvalue [2 x i64] %.882, 0
  %.884 = extractvalue [2 x i64] %.882, 1
  %.885 = icmp slt i64 %.866, 0
  %.886 = add i64 %.866, %.879
  %.887 = select i1 %.885, i64 %.886, i64 %.866
  %.888 = icmp slt i64 %.867, 0
  %.889 = add i64 %.867, %.880
  %.890 = select i1 %.888, i64 %.889, i64 %.867
  %.891 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.868, i32 0, i32 5
  %.892 = getelementptr inbounds [2 x i64], ptr %.891, i32 0, i32 0
  %.893 = load i64, ptr %.892, align 8, !range !1
  %.894 = getelementptr inbounds [2 x i64], ptr %.891, i32 0, i32 1
  %.895 = load i64, ptr %.894, align 8, !range !1
  %.896 = insertvalue [2 x i64] undef, i64 %.893, 0
  %.897 = insertvalue [2 x i64] %.896, i64 %.895, 1
  %.898 = extractvalue [2 x i64] %.897, 0
  %.899 = extractvalue [2 x i64] %.897, 1
  %.900 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.868, i32 0, i32 6
  %.901 = load [2 x i64], ptr %.900, align 8
  %.902 = extractvalue [2 x i64] %.901, 0
  %.903 = extractvalue [2 x i64] %.901, 1
  %.904 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.868, i32 0, i32 4
  %.905 = load ptr, ptr %.904, align 8
  %.906 = mul i64 1, %.899
  %.907 = mul i64 %.887, %.906
  %.908 = add i64 0, %.907
  %.909 = mul i64 %.890, 1
  %.910 = add i64 %.908, %.909
  %.911 = getelementptr float, ptr %.905, i64 %.910
  store float %.865, ptr %.911, align 4
  %.913 = load float, ptr %acc.3, align 4
  store float 0.000000e+00, ptr %acc.3, align 4
  %.915 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %C, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %C, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B694:                                             ; preds = %B608
  %.919 = load i64, ptr %y, align 8
  store i64 0, ptr %y, align 8
  %.921 = load i64, ptr %x, align 8
  store i64 0, ptr %x, align 8
  %.923 = load float, ptr %acc.3, align 4
  store float 0.000000e+00, ptr %acc.3, align 4
  %.925 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %C, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %C, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B698:                                             ; preds = %B642
  %.929 = load i64, ptr %y, align 8
  store i64 0, ptr %y, align 8
  %.931 = load i64, ptr %x, align 8
  store i64 0, ptr %x, align 8
  %.933 = load float, ptr %acc.3, align 4
  store float 0.000000e+00, ptr %acc.3, align 4
  %.935 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %C, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %C, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B0.if:                                            ; preds = %B0
  store i64 8, ptr %quot, align 8
  store i64 8, ptr %rem, align 8
  br label %B0.endif

B0.else:                                          ; preds = %B0
  store i64 0, ptr %.187, align 8
  store i64 0, ptr %.190, align 8
  %.193 = icmp eq i64 %.179, -9223372036854775808
  %.194 = icmp eq i64 8, -1
  %.195 = and i1 %.193, %.194
  %.196 = xor i1 %.195, true
  br i1 %.196, label %B0.else.if, label %B0.else.endif, !prof !3

B0.endif:                                         ; preds = %B0.else.endif, %B0.if
  %.219 = load i64, ptr %quot, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.220, align 8
  %.223 = getelementptr inbounds { i64, i64, i64 }, ptr %.220, i32 0, i32 0
  store i64 0, ptr %.223, align 8
  %.225 = getelementptr inbounds { i64, i64, i64 }, ptr %.220, i32 0, i32 1
  store i64 %.219, ptr %.225, align 8
  %.227 = getelementptr inbounds { i64, i64, i64 }, ptr %.220, i32 0, i32 2
  store i64 1, ptr %.227, align 8
  %.229 = load { i64, i64, i64 }, ptr %.220, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.230, align 8
  store { i64, i64, i64 } %.229, ptr %.230, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.234, align 8
  %.237 = getelementptr inbounds { i64, i64, i64 }, ptr %.230, i32 0, i32 0
  %.238 = load i64, ptr %.237, align 8
  %.239 = getelementptr inbounds { i64, i64, i64 }, ptr %.230, i32 0, i32 1
  %.240 = load i64, ptr %.239, align 8
  %.241 = getelementptr inbounds { i64, i64, i64 }, ptr %.230, i32 0, i32 2
  %.242 = load i64, ptr %.241, align 8
  store i64 %.238, ptr %.243, align 8
  %.248 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.234, i32 0, i32 0
  store ptr %.243, ptr %.248, align 8
  %.250 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.234, i32 0, i32 1
  store i64 %.240, ptr %.250, align 8
  %.252 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.234, i32 0, i32 2
  store i64 %.242, ptr %.252, align 8
  %.254 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.234, i32 0, i32 3
  store ptr %.246, ptr %.254, align 8
  %.256 = sub i64 %.240, %.238
  %.257 = icmp sgt i64 %.256, 0
  %.258 = icmp sgt i64 %.242, 0
  %.259 = xor i1 %.257, %.258
  %.260 = icmp eq i64 %.242, 0
  br i1 %.260, label %B0.endif.if, label %B0.endif.endif, !prof !2

B0.else.if:                                       ; preds = %B0.else
  %.198 = sdiv i64 %.179, 8
  %.199 = srem i64 %.179, 8
  %.200 = xor i64 8, %.199
  %.201 = icmp slt i64 %.200, 0
  %.202 = icmp ne i64 %.199, 0
  %.203 = and i1 %.202, %.201
  br i1 %.203, label %B0.else.if.if, label %B0.else.if.else

B0.else.endif:                                    ; preds = %B0.else.if.endif, %B0.else
  %.214 = load i64, ptr %.187, align 8
  %.215 = load i64, ptr %.190, align 8
  store i64 %.214, ptr %quot, align 8
  store i64 %.215, ptr %rem, align 8
  br label %B0.endif

B0.else.if.if:                                    ; preds = %B0.else.if
  %.208 = sub i64 %.198, 1
  store i64 %.208, ptr %.187, align 8
  %.210 = add i64 %.199, 8
  store i64 %.210, ptr %.190, align 8
  br label %B0.else.if.endif

B0.else.if.else:                                  ; preds = %B0.else.if
  store i64 %.198, ptr %.187, align 8
  store i64 %.199, ptr %.190, align 8
  br label %B0.else.if.endif

B0.else.if.endif:                                 ; preds = %B0.else.if.else, %B0.else.if.if
  br label %B0.else.endif

B0.endif.if:                                      ; preds = %B0.endif
  ret i32 1

B0.endif.endif:                                   ; preds = %B0.endif
  br i1 %.259, label %B0.endif.endif.if, label %B0.endif.endif.else

B0.endif.endif.if:                                ; preds = %B0.endif.endif
  %.264 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.234, i32 0, i32 3
  %.265 = load ptr, ptr %.264, align 8
  store i64 0, ptr %.265, align 8
  br label %B0.endif.endif.endif

B0.endif.endif.else:                              ; preds = %B0.endif.endif
  %.268 = srem i64 %.256, %.242
  %.269 = sub i64 0, %.268
  %.270 = select i1 %.257, i64 %.268, i64 %.269
  %.271 = icmp sgt i64 %.270, 0
  %.272 = sdiv i64 %.256, %.242
  %.273 = select i1 %.271, i64 1, i64 0
  %.274 = add i64 %.272, %.273
  %.275 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.234, i32 0, i32 3
  %.276 = load ptr, ptr %.275, align 8
  store i64 %.274, ptr %.276, align 8
  br label %B0.endif.endif.endif

B0.endif.endif.endif:                             ; preds = %B0.endif.endif.else, %B0.endif.endif.if
  %.279 = load { ptr, i64, i64, ptr }, ptr %.234, align 8
  %.281 = load { ptr, i64, i64, ptr }, ptr %"$phi358.0", align 8
  store { ptr, i64, i64, ptr } %.279, ptr %"$phi358.0", align 8
  br label %B358

B358.if:                                          ; preds = %B358
  %.299 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.288, i32 0, i32 0
  %.300 = load ptr, ptr %.299, align 8
  %.301 = load i64, ptr %.300, align 8
  %.302 = getelementptr inbounds { i64, i1 }, ptr %.285, i32 0, i32 0
  store i64 %.301, ptr %.302, align 8
  %.304 = sub nsw i64 %.294, 1
  store i64 %.304, ptr %.293, align 8
  %.306 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.288, i32 0, i32 2
  %.307 = load i64, ptr %.306, align 8
  %.308 = add i64 %.301, %.307
  %.309 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.288, i32 0, i32 0
  %.310 = load ptr, ptr %.309, align 8
  store i64 %.308, ptr %.310, align 8
  br label %B358.endif

B358.endif:                                       ; preds = %B358.if, %B358
  %.313 = load { i64, i1 }, ptr %.285, align 8
  store { i64, i1 } zeroinitializer, ptr %.314, align 8
  store { i64, i1 } %.313, ptr %.314, align 8
  %.318 = getelementptr inbounds { i64, i1 }, ptr %.314, i32 0, i32 0
  %.319 = load i64, ptr %.318, align 8
  store { i64, i1 } zeroinitializer, ptr %.320, align 8
  store { i64, i1 } %.313, ptr %.320, align 8
  %.324 = getelementptr inbounds { i64, i1 }, ptr %.320, i32 0, i32 1
  %.325 = load i1, ptr %.324, align 1
  %.327 = load i64, ptr %"$phi360.1", align 8
  store i64 %.319, ptr %"$phi360.1", align 8
  br i1 %.325, label %B360, label %B608

B360.if:                                          ; preds = %B360
  ret i32 2

B360.endif:                                       ; preds = %B360
  br i1 %.605, label %B360.endif.if, label %B360.endif.else

B360.endif.if:                                    ; preds = %B360.endif
  %.610 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.580, i32 0, i32 3
  %.611 = load ptr, ptr %.610, align 8
  store i64 0, ptr %.611, align 8
  br label %B360.endif.endif

B360.endif.else:                                  ; preds = %B360.endif
  %.614 = srem i64 %.602, %.588
  %.615 = sub i64 0, %.614
  %.616 = select i1 %.603, i64 %.614, i64 %.615
  %.617 = icmp sgt i64 %.616, 0
  %.618 = sdiv i64 %.602, %.588
  %.619 = select i1 %.617, i64 1, i64 0
  %.620 = add i64 %.618, %.619
  %.621 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.580, i32 0, i32 3
  %.622 = load ptr, ptr %.621, align 8
  store i64 %.620, ptr %.622, align 8
  br label %B360.endif.endif

B360.endif.endif:                                 ; preds = %B360.endif.else, %B360.endif.if
  %.625 = load { ptr, i64, i64, ptr }, ptr %.580, align 8
  %.627 = load { ptr, i64, i64, ptr }, ptr %"$phi514.1", align 8
  store { ptr, i64, i64, ptr } %.625, ptr %"$phi514.1", align 8
  br label %B514

B514.if:                                          ; preds = %B514
  %.645 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.634, i32 0, i32 0
  %.646 = load ptr, ptr %.645, align 8
  %.647 = load i64, ptr %.646, align 8
  %.648 = getelementptr inbounds { i64, i1 }, ptr %.631, i32 0, i32 0
  store i64 %.647, ptr %.648, align 8
  %.650 = sub nsw i64 %.640, 1
  store i64 %.650, ptr %.639, align 8
  %.652 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.634, i32 0, i32 2
  %.653 = load i64, ptr %.652, align 8
  %.654 = add i64 %.647, %.653
  %.655 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.634, i32 0, i32 0
  %.656 = load ptr, ptr %.655, align 8
  store i64 %.654, ptr %.656, align 8
  br label %B514.endif

B514.endif:                                       ; preds = %B514.if, %B514
  %.659 = load { i64, i1 }, ptr %.631, align 8
  store { i64, i1 } zeroinitializer, ptr %.660, align 8
  store { i64, i1 } %.659, ptr %.660, align 8
  %.664 = getelementptr inbounds { i64, i1 }, ptr %.660, i32 0, i32 0
  %.665 = load i64, ptr %.664, align 8
  store { i64, i1 } zeroinitializer, ptr %.666, align 8
  store { i64, i1 } %.659, ptr %.666, align 8
  %.670 = getelementptr inbounds { i64, i1 }, ptr %.666, i32 0, i32 1
  %.671 = load i1, ptr %.670, align 1
  %.673 = load i64, ptr %"$phi516.2", align 8
  store i64 %.665, ptr %"$phi516.2", align 8
  br i1 %.671, label %B516, label %B568
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #0

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nounwind }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1000}
!1000 = !{ptr @matmul, !"kernel", i32 1}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
!3 = !{!"branch_weights", i32 99, i32 1}
