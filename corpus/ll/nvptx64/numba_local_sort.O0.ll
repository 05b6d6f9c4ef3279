; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr @local_sort], section "llvm.metadata"
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__errcode__ = global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__tidx__ = global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__ctaidx__ = global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__tidy__ = global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__ctaidy__ = global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__tidz__ = global i32 0
@_ZN6cudapy6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE__ctaidz__ = global i32 0
@_ZN08NumbaEnv6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE = common global ptr null

define void @local_sort(ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9) {
.11:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %.1, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %.2, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %.3, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %.4, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %.5, 4
  %.12 = insertvalue [2 x i64] undef, i64 %.6, 0
  %.13 = insertvalue [2 x i64] %.12, i64 %.7, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.13, 5
  %.14 = insertvalue [2 x i64] undef, i64 %.8, 0
  %.15 = insertvalue [2 x i64] %.14, i64 %.9, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.15, 6
  %.16 = alloca ptr, align 8
  store ptr null, ptr %.16, align 8
  store ptr null, ptr %.16, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 5
  %.19 = extractvalue [2 x i64] %extracted.shape, 0
  %.20 = extractvalue [2 x i64] %extracted.shape, 1
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 6
  %.21 = extractvalue [2 x i64] %extracted.strides, 0
  %.22 = extractvalue [2 x i64] %extracted.strides, 1
  %.23 = call i32 @_ZN6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE(ptr %.16, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.19, i64 %.20, i64 %.21, i64 %.22)
  %.24 = icmp eq i32 %.23, 0
  %.25 = icmp eq i32 %.23, -2
  %.26 = or i1 %.24, %.25
  %.27 = xor i1 %.26, true
  %.28 = icmp eq i32 %.23, -1
  %.29 = icmp eq i32 %.23, -3
  %.30 = icmp sge i32 %.23, 1
  %.31 = load ptr, ptr %.16, align 8
  ret void
}

define linkonce_odr i32 @_ZN6corpus10local_sortB2v6B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1C7mutable7alignedE(ptr %.ret, ptr %arg.data.0, ptr %arg.data.1, i64 %arg.data.2, i64 %arg.data.3, ptr %arg.data.4, i64 %arg.data.5.0, i64 %arg.data.5.1, i64 %arg.data.6.0, i64 %arg.data.6.1) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.data.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %arg.data.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %arg.data.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %arg.data.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %arg.data.4, 4
  %.12 = insertvalue [2 x i64] undef, i64 %arg.data.5.0, 0
  %.13 = insertvalue [2 x i64] %.12, i64 %arg.data.5.1, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.13, 5
  %.14 = insertvalue [2 x i64] undef, i64 %arg.data.6.0, 0
  %.15 = insertvalue [2 x i64] %.14, i64 %arg.data.6.1, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.15, 6
  %data = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %data, align 8
  %_cudapy_lmem = alloca [16 x i32], align 4
  store [16 x i32] zeroinitializer, ptr %_cudapy_lmem, align 4
  %.19 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.19, align 8
  %a = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %a, align 8
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %.60 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.60, align 8
  %.83 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.83, align 8
  %.93 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.93, align 8
  %.97 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.97, align 8
  %.106 = alloca i64, align 8
  store i64 0, ptr %.106, align 8
  %.109 = alloca i64, align 8
  store i64 0, ptr %.109, align 8
  %"$phi186.0" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi186.0", align 8
  %.148 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.148, align 8
  %.151 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.151, align 8
  %.177 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.177, align 8
  %.183 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.183, align 8
  %"$phi188.1" = alloca i64, align 8
  store i64 0, ptr %"$phi188.1", align 8
  %.200 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.200, align 8
  %.248 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.248, align 8
  %.282 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.282, align 8
  %.292 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.292, align 8
  %.296 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.296, align 8
  %.305 = alloca i64, align 8
  store i64 0, ptr %.305, align 8
  %.308 = alloca i64, align 8
  store i64 0, ptr %.308, align 8
  %"$phi250.0" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi250.0", align 8
  %.347 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.347, align 8
  %.350 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.350, align 8
  %.376 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.376, align 8
  %.382 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.382, align 8
  %"$phi252.1" = alloca i64, align 8
  store i64 0, ptr %"$phi252.1", align 8
  %.396 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.396, align 8
  %v = alloca i32, align 4
  store i32 0, ptr %v, align 4
  %j = alloca i64, align 8
  store i64 0, ptr %j, align 8
  %j.3 = alloca i64, align 8
  store i64 0, ptr %j.3, align 8
  %j.2 = alloca i64, align 8
  store i64 0, ptr %j.2, align 8
  %.448 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.448, align 8
  %"$388pred" = alloca i1, align 1
  store i1 false, ptr %"$388pred", align 1
  %.487 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.487, align 8
  %.519 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.519, align 8
  %j.1 = alloca i64, align 8
  store i64 0, ptr %j.1, align 8
  %.569 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.569, align 8
  %.620 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.620, align 8
  %.656 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.656, align 8
  %.666 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.666, align 8
  %.670 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.670, align 8
  %.679 = alloca i64, align 8
  store i64 0, ptr %.679, align 8
  %.682 = alloca i64, align 8
  store i64 0, ptr %.682, align 8
  %"$phi438.0" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi438.0", align 8
  %.721 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.721, align 8
  %.724 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.724, align 8
  %.750 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.750, align 8
  %.756 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.756, align 8
  %"$phi440.1" = alloca i64, align 8
  store i64 0, ptr %"$phi440.1", align 8
  %.770 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.770, align 8
  %.805 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.805, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.19, align 8
  %.22 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, i32 0, i32 4
  %.23 = load ptr, ptr %.22, align 8
  %.24 = bitcast ptr %_cudapy_lmem to ptr
  %.25 = insertvalue [1 x i64] undef, i64 16, 0
  %.26 = insertvalue [1 x i64] undef, i64 4, 0
  %.27 = extractvalue [1 x i64] %.25, 0
  %.28 = mul nsw i64 1, %.27
  %.29 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, i32 0, i32 5
  store [1 x i64] %.25, ptr %.29, align 8
  %.31 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, i32 0, i32 6
  store [1 x i64] %.26, ptr %.31, align 8
  %.33 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, i32 0, i32 4
  store ptr %.24, ptr %.33, align 8
  %.35 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, i32 0, i32 3
  store i64 4, ptr %.35, align 8
  %.37 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, i32 0, i32 0
  store ptr null, ptr %.37, align 8
  %.39 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, i32 0, i32 1
  store ptr null, ptr %.39, align 8
  %.41 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, i32 0, i32 2
  store i64 %.28, ptr %.41, align 8
  %.43 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.19, align 8
  %.45 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.43, ptr %a, align 8
  %.47 = trunc i64 1 to i32
  %.48 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.49 = sext i32 %.48 to i64
  %.50 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.51 = sext i32 %.50 to i64
  %.52 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.53 = sext i32 %.52 to i64
  %.54 = mul i64 %.51, %.53
  %.55 = add i64 %.54, %.49
  %.57 = load i64, ptr %i, align 8
  store i64 %.55, ptr %i, align 8
  %.59 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.60, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.59, ptr %.60, align 8
  %.64 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.60, i32 0, i32 5
  %.65 = getelementptr inbounds [2 x i64], ptr %.64, i32 0, i32 0
  %.66 = load i64, ptr %.65, align 8, !range !1
  %.67 = getelementptr inbounds [2 x i64], ptr %.64, i32 0, i32 1
  %.68 = load i64, ptr %.67, align 8, !range !1
  %.69 = insertvalue [2 x i64] undef, i64 %.66, 0
  %.70 = insertvalue [2 x i64] %.69, i64 %.68, 1
  %.71 = extractvalue [2 x i64] %.70, 0
  %.72 = load i64, ptr %i, align 8
  %.73 = icmp sge i64 %.72, %.71
  br i1 %.73, label %B152, label %B156

B152:                                             ; preds = %B0
  %.75 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.77 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %data, align 8
  %.79 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %a, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B156:                                             ; preds = %B0
  store { i64, i64, i64 } zeroinitializer, ptr %.83, align 8
  %.86 = getelementptr inbounds { i64, i64, i64 }, ptr %.83, i32 0, i32 0
  store i64 0, ptr %.86, align 8
  %.88 = getelementptr inbounds { i64, i64, i64 }, ptr %.83, i32 0, i32 1
  store i64 16, ptr %.88, align 8
  %.90 = getelementptr inbounds { i64, i64, i64 }, ptr %.83, i32 0, i32 2
  store i64 1, ptr %.90, align 8
  %.92 = load { i64, i64, i64 }, ptr %.83, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.93, align 8
  store { i64, i64, i64 } %.92, ptr %.93, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.97, align 8
  %.100 = getelementptr inbounds { i64, i64, i64 }, ptr %.93, i32 0, i32 0
  %.101 = load i64, ptr %.100, align 8
  %.102 = getelementptr inbounds { i64, i64, i64 }, ptr %.93, i32 0, i32 1
  %.103 = load i64, ptr %.102, align 8
  %.104 = getelementptr inbounds { i64, i64, i64 }, ptr %.93, i32 0, i32 2
  %.105 = load i64, ptr %.104, align 8
  store i64 %.101, ptr %.106, align 8
  %.111 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.97, i32 0, i32 0
  store ptr %.106, ptr %.111, align 8
  %.113 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.97, i32 0, i32 1
  store i64 %.103, ptr %.113, align 8
  %.115 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.97, i32 0, i32 2
  store i64 %.105, ptr %.115, align 8
  %.117 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.97, i32 0, i32 3
  store ptr %.109, ptr %.117, align 8
  %.119 = sub i64 %.103, %.101
  %.120 = icmp sgt i64 %.119, 0
  %.121 = icmp sgt i64 %.105, 0
  %.122 = xor i1 %.120, %.121
  %.123 = icmp eq i64 %.105, 0
  br i1 %.123, label %B156.if, label %B156.endif, !prof !2

B186:                                             ; preds = %B156.endif.endif, %B188
  %.147 = load { ptr, i64, i64, ptr }, ptr %"$phi186.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.148, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.151, align 8
  store { ptr, i64, i64, ptr } %.147, ptr %.151, align 8
  %.155 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.151, i32 0, i32 3
  %.156 = load ptr, ptr %.155, align 8
  %.157 = load i64, ptr %.156, align 8
  %.158 = icmp sgt i64 %.157, 0
  %.159 = getelementptr inbounds { i64, i1 }, ptr %.148, i32 0, i32 1
  store i1 %.158, ptr %.159, align 1
  br i1 %.158, label %B186.if, label %B186.endif

B188:                                             ; preds = %B186.endif
  %.193 = load i64, ptr %"$phi188.1", align 8
  %.194 = load i64, ptr %"$phi188.1", align 8
  store i64 0, ptr %"$phi188.1", align 8
  %.196 = load i64, ptr %i, align 8
  %.197 = insertvalue [2 x i64] undef, i64 %.196, 0
  %.198 = insertvalue [2 x i64] %.197, i64 %.193, 1
  %.199 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.200, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.199, ptr %.200, align 8
  %.204 = extractvalue [2 x i64] %.198, 0
  %.205 = extractvalue [2 x i64] %.198, 1
  %.206 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.200, i32 0, i32 5
  %.207 = getelementptr inbounds [2 x i64], ptr %.206, i32 0, i32 0
  %.208 = load i64, ptr %.207, align 8, !range !1
  %.209 = getelementptr inbounds [2 x i64], ptr %.206, i32 0, i32 1
  %.210 = load i64, ptr %.209, align 8, !range !1
  %.211 = insertvalue [2 x i64] undef, i64 %.208, 0
  %.212 = insertvalue [2 x i64] %.211, i64 %.210, 1
  %.213 = extractvalue [2 x i64] %.212, 0
  %.214 = extractvalue [2 x i64] %.212, 1
  %.215 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.200, i32 0, i32 6
  %.216 = load [2 x i64], ptr %.215, align 8
  %.217 = extractvalue [2 x i64] %.216, 0
  %.218 = extractvalue [2 x i64] %.216, 1
  %.219 = icmp slt i64 %.204, 0
  %.220 = add i64 %.204, %.213
  %.221 = select i1 %.219, i64 %.220, i64 %.204
  %.222 = icmp slt i64 %.205, 0
  %.223 = add i64 %.205, %.214
  %.224 = select i1 %.222, i64 %.223, i64 %.205
  %.225 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.200, i32 0, i32 5
  %.226 = getelementptr inbounds [2 x i64], ptr %.225, i32 0, i32 0
  %.227 = load i64, ptr %.226, align 8, !range !1
  %.228 = getelementptr inbounds [2 x i64], ptr %.225, i32 0, i32 1
  %.229 = load i64, ptr %.228, align 8, !range !1
  %.230 = insertvalue [2 x i64] undef, i64 %.227, 0
  %.231 = insertvalue [2 x i64] %.230, i64 %.229, 1
  %.232 = extractvalue [2 x i64] %.231, 0
  %.233 = extractvalue [2 x i64] %.231, 1
  %.234 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.200, i32 0, i32 6
  %.235 = load [2 x i64], ptr %.234, align 8
  %.236 = extractvalue [2 x i64] %.235, 0
  %.237 = extractvalue [2 x i64] %.235, 1
  %.238 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.200, i32 0, i32 4
  %.239 = load ptr, ptr %.238, align 8
  %.240 = mul i64 1, %.233
  %.241 = mul i64 %.221, %.240
  %.242 = add i64 0, %.241
  %.243 = mul i64 %.224, 1
  %.244 = add i64 %.242, %.243
  %.245 = getelementptr i32, ptr %.239, i64 %.244
  %.246 = load i32, ptr %.245, align 4
  %.247 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.248, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.247, ptr %.248, align 8
  %.252 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.248, i32 0, i32 5
  %.253 = getelementptr inbounds [1 x i64], ptr %.252, i32 0, i32 0
  %.254 = load i64, ptr %.253, align 8, !range !1
  %.255 = insertvalue [1 x i64] undef, i64 %.254, 0
  %.256 = extractvalue [1 x i64] %.255, 0
  %.257 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.248, i32 0, i32 6
  %.258 = load [1 x i64], ptr %.257, align 8
  %.259 = extractvalue [1 x i64] %.258, 0
  %.260 = icmp slt i64 %.193, 0
  %.261 = add i64 %.193, %.256
  %.262 = select i1 %.260, i64 %.261, i64 %.193
  %.263 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.248, i32 0, i32 5
  %.264 = getelementptr inbounds [1 x i64], ptr %.263, i32 0, i32 0
  %.265 = load i64, ptr %.264, align 8, !range !1
  %.266 = insertvalue [1 x i64] undef, i64 %.265, 0
  %.267 = extractvalue [1 x i64] %.266, 0
  %.268 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.248, i32 0, i32 6
  %.269 = load [1 x i64], ptr %.268, align 8
  %.270 = extractvalue [1 x i64] %.269, 0
  %.271 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.248, i32 0, i32 4
  %.272 = load ptr, ptr %.271, align 8
  %.273 = mul i64 %.262, 1
  %.274 = add i64 0, %.273
  %.275 = getelementptr i32, ptr %.272, i64 %.274
  store i32 %.246, ptr %.275, align 4
  br label %B186

B218:                                             ; preds = %B186.endif
  %.278 = load i64, ptr %"$phi188.1", align 8
  store i64 0, ptr %"$phi188.1", align 8
  %.280 = load { ptr, i64, i64, ptr }, ptr %"$phi186.0", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi186.0", align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.282, align 8
  %.285 = getelementptr inbounds { i64, i64, i64 }, ptr %.282, i32 0, i32 0
  store i64 1, ptr %.285, align 8
  %.287 = getelementptr inbounds { i64, i64, i64 }, ptr %.282, i32 0, i32 1
  store i64 16, ptr %.287, align 8
  %.289 = getelementptr inbounds { i64, i64, i64 }, ptr %.282, i32 0, i32 2
  store i64 1, ptr %.289, align 8
  %.291 = load { i64, i64, i64 }, ptr %.282, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.292, align 8
  store { i64, i64, i64 } %.291, ptr %.292, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.296, align 8
  %.299 = getelementptr inbounds { i64, i64, i64 }, ptr %.292, i32 0, i32 0
  %.300 = load i64, ptr %.299, align 8
  %.301 = getelementptr inbounds { i64, i64, i64 }, ptr %.292, i32 0, i32 1
  %.302 = load i64, ptr %.301, align 8
  %.303 = getelementptr inbounds { i64, i64, i64 }, ptr %.292, i32 0, i32 2
  %.304 = load i64, ptr %.303, align 8
  store i64 %.300, ptr %.305, align 8
  %.310 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.296, i32 0, i32 0
  store ptr %.305, ptr %.310, align 8
  %.312 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.296, i32 0, i32 1
  store i64 %.302, ptr %.312, align 8
  %.314 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.296, i32 0, i32 2
  store i64 %.304, ptr %.314, align 8
  %.316 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.296, i32 0, i32 3
  store ptr %.308, ptr %.316, align 8
  %.318 = sub i64 %.302, %.300
  %.319 = icmp sgt i64 %.318, 0
  %.320 = icmp sgt i64 %.304, 0
  %.321 = xor i1 %.319, %.320
  %.322 = icmp eq i64 %.304, 0
  br i1 %.322, label %B218.if, label %B218.endif, !prof !2

B250:                                             ; preds = %B218.endif.endif, %B390
  %.346 = load { ptr, i64, i64, ptr }, ptr %"$phi250.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.347, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.350, align 8
  store { ptr, i64, i64, ptr } %.346, ptr %.350, align 8
  %.354 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.350, i32 0, i32 3
  %.355 = load ptr, ptr %.354, align 8
  %.356 = load i64, ptr %.355, align 8
  %.357 = icmp sgt i64 %.356, 0
  %.358 = getelementptr inbounds { i64, i1 }, ptr %.347, i32 0, i32 1
  store i1 %.357, ptr %.358, align 1
  br i1 %.357, label %B250.if, label %B250.endif

B252:                                             ; preds = %B250.endif
  %.392 = load i64, ptr %"$phi252.1", align 8
  %.393 = load i64, ptr %"$phi252.1", align 8
  store i64 0, ptr %"$phi252.1", align 8
  %.395 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.396, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.395, ptr %.396, align 8
  %.400 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.396, i32 0, i32 5
  %.401 = getelementptr inbounds [1 x i64], ptr %.400, i32 0, i32 0
  %.402 = load i64, ptr %.401, align 8, !range !1
  %.403 = insertvalue [1 x i64] undef, i64 %.402, 0
  %.404 = extractvalue [1 x i64] %.403, 0
  %.405 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.396, i32 0, i32 6
  %.406 = load [1 x i64], ptr %.405, align 8
  %.407 = extractvalue [1 x i64] %.406, 0
  %.408 = icmp slt i64 %.392, 0
  %.409 = add i64 %.392, %.404
  %.410 = select i1 %.408, i64 %.409, i64 %.392
  %.411 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.396, i32 0, i32 5
  %.412 = getelementptr inbounds [1 x i64], ptr %.411, i32 0, i32 0
  %.413 = load i64, ptr %.412, align 8, !range !1
  %.414 = insertvalue [1 x i64] undef, i64 %.413, 0
  %.415 = extractvalue [1 x i64] %.414, 0
  %.416 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.396, i32 0, i32 6
  %.417 = load [1 x i64], ptr %.416, align 8
  %.418 = extractvalue [1 x i64] %.417, 0
  %.419 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.396, i32 0, i32 4
  %.420 = load ptr, ptr %.419, align 8
  %.421 = mul i64 %.410, 1
  %.422 = add i64 0, %.421
  %.423 = getelementptr i32, ptr %.420, i64 %.422
  %.424 = load i32, ptr %.423, align 4
  %.426 = load i32, ptr %v, align 4
  store i32 %.424, ptr %v, align 4
  %.428 = sub nsw i64 %.392, 1
  %.430 = load i64, ptr %j, align 8
  store i64 %.428, ptr %j, align 8
  %.432 = load i64, ptr %j, align 8
  %.434 = load i64, ptr %j.3, align 8
  store i64 %.432, ptr %j.3, align 8
  %.436 = load i64, ptr %j, align 8
  %.437 = icmp sge i64 %.436, 0
  br i1 %.437, label %B292, label %B390

B292:                                             ; preds = %B252
  %.439 = load i64, ptr %j, align 8
  %.440 = load i64, ptr %j.3, align 8
  store i64 %.439, ptr %j.3, align 8
  %.442 = load i64, ptr %j, align 8
  %.444 = load i64, ptr %j.2, align 8
  store i64 %.442, ptr %j.2, align 8
  %.446 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  %.447 = load i64, ptr %j, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.448, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.446, ptr %.448, align 8
  %.452 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.448, i32 0, i32 5
  %.453 = getelementptr inbounds [1 x i64], ptr %.452, i32 0, i32 0
  %.454 = load i64, ptr %.453, align 8, !range !1
  %.455 = insertvalue [1 x i64] undef, i64 %.454, 0
  %.456 = extractvalue [1 x i64] %.455, 0
  %.457 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.448, i32 0, i32 6
  %.458 = load [1 x i64], ptr %.457, align 8
  %.459 = extractvalue [1 x i64] %.458, 0
  %.460 = icmp slt i64 %.447, 0
  %.461 = add i64 %.447, %.456
  %.462 = select i1 %.460, i64 %.461, i64 %.447
  %.463 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.448, i32 0, i32 5
  %.464 = getelementptr inbounds [1 x i64], ptr %.463, i32 0, i32 0
  %.465 = load i64, ptr %.464, align 8, !range !1
  %.466 = insertvalue [1 x i64] undef, i64 %.465, 0
  %.467 = extractvalue [1 x i64] %.466, 0
  %.468 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.448, i32 0, i32 6
  %.469 = load [1 x i64], ptr %.468, align 8
  %.470 = extractvalue [1 x i64] %.469, 0
  %.471 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.448, i32 0, i32 4
  %.472 = load ptr, ptr %.471, align 8
  %.473 = mul i64 %.462, 1
  %.474 = add i64 0, %.473
  %.475 = getelementptr i32, ptr %.472, i64 %.474
  %.476 = load i32, ptr %.475, align 4
  %.477 = load i64, ptr %j, align 8
  store i64 0, ptr %j, align 8
  %.479 = load i32, ptr %v, align 4
  %.480 = icmp sgt i32 %.476, %.479
  br i1 %.480, label %B316, label %B390

B316:                                             ; preds = %B366, %B292
  %.483 = load i1, ptr %"$388pred", align 1
  store i1 false, ptr %"$388pred", align 1
  %.485 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  %.486 = load i64, ptr %j.2, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.487, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.485, ptr %.487, align 8
  %.491 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.487, i32 0, i32 5
  %.492 = getelementptr inbounds [1 x i64], ptr %.491, i32 0, i32 0
  %.493 = load i64, ptr %.492, align 8, !range !1
  %.494 = insertvalue [1 x i64] undef, i64 %.493, 0
  %.495 = extractvalue [1 x i64] %.494, 0
  %.496 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.487, i32 0, i32 6
  %.497 = load [1 x i64], ptr %.496, align 8
  %.498 = extractvalue [1 x i64] %.497, 0
  %.499 = icmp slt i64 %.486, 0
  %.500 = add i64 %.486, %.495
  %.501 = select i1 %.499, i64 %.500, i64 %.486
  %.502 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.487, i32 0, i32 5
  %.503 = getelementptr inbounds [1 x i64], ptr %.502, i32 0, i32 0
  %.504 = load i64, ptr %.503, align 8, !range !1
  %.505 = insertvalue [1 x i64] undef, i64 %.504, 0
  %.506 = extractvalue [1 x i64] %.505, 0
  %.507 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.487, i32 0, i32 6
  %.508 = load [1 x i64], ptr %.507, align 8
  %.509 = extractvalue [1 x i64] %.508, 0
  %.510 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.487, i32 0, i32 4
  %.511 = load ptr, ptr %.510, align 8
  %.512 = mul i64 %.501, 1
  %.513 = add i64 0, %.512
  %.514 = getelementptr i32, ptr %.511, i64 %.513
  %.515 = load i32, ptr %.514, align 4
  %.516 = load i64, ptr %j.2, align 8
  %.517 = add nsw i64 %.516, 1
  %.518 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.519, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.518, ptr %.519, align 8
  %.523 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 5
  %.524 = getelementptr inbounds [1 x i64], ptr %.523, i32 0, i32 0
  %.525 = load i64, ptr %.524, align 8, !range !1
  %.526 = insertvalue [1 x i64] undef, i64 %.525, 0
  %.527 = extractvalue [1 x i64] %.526, 0
  %.528 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 6
  %.529 = load [1 x i64], ptr %.528, align 8
  %.530 = extractvalue [1 x i64] %.529, 0
  %.531 = icmp slt i64 %.517, 0
  %.532 = add i64 %.517, %.527
  %.533 = select i1 %.531, i64 %.532, i64 %.517
  %.534 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 5
  %.535 = getelementptr inbounds [1 x i64], ptr %.534, i32 0, i32 0
  %.536 = load i64, ptr %.535, align 8, !range !1
  %.537 = insertvalue [1 x i64] undef, i64 %.536, 0
  %.538 = extractvalue [1 x i64] %.537, 0
  %.539 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 6
  %.540 = load [1 x i64], ptr %.539, align 8
  %.541 = extractvalue [1 x i64] %.540, 0
  %.542 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.519, i32 0, i32 4
  %.543 = load ptr, ptr %.542, align 8
  %.544 = mul i64 %.533, 1
  %.545 = add i64 0, %.544
  %.546 = getelementptr i32, ptr %.543, i64 %.545
  store i32 %.515, ptr %.546, align 4
  %.548 = load i64, ptr %j.2, align 8
  %.549 = sub nsw i64 %.548, 1
  %.550 = load i64, ptr %j.2, align 8
  store i64 0, ptr %j.2, align 8
  %.553 = load i64, ptr %j.1, align 8
  store i64 %.549, ptr %j.1, align 8
  %.555 = load i64, ptr %j.1, align 8
  %.556 = load i64, ptr %j.3, align 8
  store i64 %.555, ptr %j.3, align 8
  %.558 = load i64, ptr %j.1, align 8
  %.559 = icmp sge i64 %.558, 0
  br i1 %.559, label %B366, label %B390

B366:                                             ; preds = %B316
  %.561 = load i64, ptr %j.1, align 8
  %.562 = load i64, ptr %j.3, align 8
  store i64 %.561, ptr %j.3, align 8
  %.564 = load i64, ptr %j.1, align 8
  %.565 = load i64, ptr %j.2, align 8
  store i64 %.564, ptr %j.2, align 8
  %.567 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  %.568 = load i64, ptr %j.1, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.569, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.567, ptr %.569, align 8
  %.573 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 5
  %.574 = getelementptr inbounds [1 x i64], ptr %.573, i32 0, i32 0
  %.575 = load i64, ptr %.574, align 8, !range !1
  %.576 = insertvalue [1 x i64] undef, i64 %.575, 0
  %.577 = extractvalue [1 x i64] %.576, 0
  %.578 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 6
  %.579 = load [1 x i64], ptr %.578, align 8
  %.580 = extractvalue [1 x i64] %.579, 0
  %.581 = icmp slt i64 %.568, 0
  %.582 = add i64 %.568, %.577
  %.583 = select i1 %.581, i64 %.582, i64 %.568
  %.584 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 5
  %.585 = getelementptr inbounds [1 x i64], ptr %.584, i32 0, i32 0
  %.586 = load i64, ptr %.585, align 8, !range !1
  %.587 = insertvalue [1 x i64] undef, i64 %.586, 0
  %.588 = extractvalue [1 x i64] %.587, 0
  %.589 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 6
  %.590 = load [1 x i64], ptr %.589, align 8
  %.591 = extractvalue [1 x i64] %.590, 0
  %.592 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.569, i32 0, i32 4
  %.593 = load ptr, ptr %.592, align 8
  %.594 = mul i64 %.583, 1
  %.595 = add i64 0, %.594
  %.596 = getelementptr i32, ptr %.593, i64 %.595
  %.597 = load i32, ptr %.596, align 4
  %.598 = load i64, ptr %j.1, align 8
  store i64 0, ptr %j.1, align 8
  %.600 = load i32, ptr %v, align 4
  %.601 = icmp sgt i32 %.597, %.600
  %.602 = load i1, ptr %"$388pred", align 1
  store i1 %.601, ptr %"$388pred", align 1
  %.604 = load i1, ptr %"$388pred", align 1
  br i1 %.604, label %B316, label %B390

B390:                                             ; preds = %B366, %B316, %B292, %B252
  %.606 = load i64, ptr %j.2, align 8
  store i64 0, ptr %j.2, align 8
  %.608 = load i64, ptr %j.1, align 8
  store i64 0, ptr %j.1, align 8
  %.610 = load i64, ptr %j, align 8
  store i64 0, ptr %j, align 8
  %.612 = load i1, ptr %"$388pred", align 1
  store i1 false, ptr %"$388pred", align 1
  %.614 = load i64, ptr %j.3, align 8
  %.615 = add nsw i64 %.614, 1
  %.616 = load i64, ptr %j.3, align 8
  store i64 0, ptr %j.3, align 8
  %.618 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  %.619 = load i32, ptr %v, align 4
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.620, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.618, ptr %.620, align 8
  %.624 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.620, i32 0, i32 5
  %.625 = getelementptr inbounds [1 x i64], ptr %.624, i32 0, i32 0
  %.626 = load i64, ptr %.625, align 8, !range !1
  %.627 = insertvalue [1 x i64] undef, i64 %.626, 0
  %.628 = extractvalue [1 x i64] %.627, 0
  %.629 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.620, i32 0, i32 6
  %.630 = load [1 x i64], ptr %.629, align 8
  %.631 = extractvalue [1 x i64] %.630, 0
  %.632 = icmp slt i64 %.615, 0
  %.633 = add i64 %.615, %.628
  %.634 = select i1 %.632, i64 %.633, i64 %.615
  %.635 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.620, i32 0, i32 5
  %.636 = getelementptr inbounds [1 x i64], ptr %.635, i32 0, i32 0
  %.637 = load i64, ptr %.636, align 8, !range !1
  %.638 = insertvalue [1 x i64] undef, i64 %.637, 0
  %.639 = extractvalue [1 x i64] %.638, 0
  %.640 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.620, i32 0, i32 6
  %.641 = load [1 x i64], ptr %.640, align 8
  %.642 = extractvalue [1 x i64] %.641, 0
  %.643 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.620, i32 0, i32 4
  %.644 = load ptr, ptr %.643, align 8
  %.645 = mul i64 %.634, 1
  %.646 = add i64 0, %.645
  %.647 = getelementptr i32, ptr %.644, i64 %.646
  store i32 %.619, ptr %.647, align 4
  %.649 = load i32, ptr %v, align 4
  store i32 0, ptr %v, align 4
  br label %B250

B408:                                             ; preds = %B250.endif
  %.652 = load i64, ptr %"$phi252.1", align 8
  store i64 0, ptr %"$phi252.1", align 8
  %.654 = load { ptr, i64, i64, ptr }, ptr %"$phi250.0", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi250.0", align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.656, align 8
  %.659 = getelementptr inbounds { i64, i64, i64 }, ptr %.656, i32 0, i32 0
  store i64 0, ptr %.659, align 8
  %.661 = getelementptr inbounds { i64, i64, i64 }, ptr %.656, i32 0, i32 1
  store i64 16, ptr %.661, align 8
  %.663 = getelementptr inbounds { i64, i64, i64 }, ptr %.656, i32 0, i32 2
  store i64 1, ptr %.663, align 8
  %.665 = load { i64, i64, i64 }, ptr %.656, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.666, align 8
  store { i64, i64, i64 } %.665, ptr %.666, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.670, align 8
  %.673 = getelementptr inbounds { i64, i64, i64 }, ptr %.666, i32 0, i32 0
  %.674 = load i64, ptr %.673, align 8
  %.675 = getelementptr inbounds { i64, i64, i64 }, ptr %.666, i32 0, i32 1
  %.676 = load i64, ptr %.675, align 8
  %.677 = getelementptr inbounds { i64, i64, i64 }, ptr %.666, i32 0, i32 2
  %.678 = load i64, ptr %.677, align 8
  store i64 %.674, ptr %.679, align 8
  %.684 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.670, i32 0, i32 0
  store ptr %.679, ptr %.684, align 8
  %.686 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.670, i32 0, i32 1
  store i64 %.676, ptr %.686, align 8
  %.688 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.670, i32 0, i32 2
  store i64 %.678, ptr %.688, align 8
  %.690 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.670, i32 0, i32 3
  store ptr %.682, ptr %.690, align 8
  %.692 = sub i64 %.676, %.674
  %.693 = icmp sgt i64 %.692, 0
  %.694 = icmp sgt i64 %.678, 0
  %.695 = xor i1 %.693, %.694
  %.696 = icmp eq i64 %.678, 0
  br i1 %.696, label %B408.if, label %B408.endif, !prof !2

B438:                                             ; preds = %B408.endif.endif, %B440
  %.720 = load { ptr, i64, i64, ptr }, ptr %"$phi438.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.721, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.724, align 8
  store { ptr, i64, i64, ptr } %.720, ptr %.724, align 8
  %.728 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.724, i32 0, i32 3
  %.729 = load ptr, ptr %.728, align 8
  %.730 = load i64, ptr %.729, align 8
  %.731 = icmp sgt i64 %.730, 0
  %.732 = getelementptr inbounds { i64, i1 }, ptr %.721, i32 0, i32 1
  store i1 %.731, ptr %.732, align 1
  br i1 %.731, label %B438.if, label %B438.endif

B440:                                             ; preds = %B438.endif
  %.766 = load i64, ptr %"$phi440.1", align 8
  %.767 = load i64, ptr %"$phi440.1", align 8
  store i64 0, ptr %"$phi440.1", align 8
  %.769 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.770, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.769, ptr %.770, align 8
  %.774 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.770, i32 0, i32 5
  %.775 = getelementptr inbounds [1 x i64], ptr %.774, i32 0, i32 0
  %.776 = load i64, ptr %.775, align 8, !range !1
  %.777 = insertvalue [1 x i64] undef, i64 %.776, 0
  %.778 = extractvalue [1 x i64] %.777, 0
  %.779 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.770, i32 0, i32 6
  %.780 = load [1 x i64], ptr %.779, align 8
  %.781 = extractvalue [1 x i64] %.780, 0
  %.782 = icmp slt i64 %.766, 0
  %.783 = add i64 %.766, %.778
  %.784 = select i1 %.782, i64 %.783, i64 %.766
  %.785 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.770, i32 0, i32 5
  %.786 = getelementptr inbounds [1 x i64], ptr %.785, i32 0, i32 0
  %.787 = load i64, ptr %.786, align 8, !range !1
  %.788 = insertvalue [1 x i64] undef, i64 %.787, 0
  %.789 = extractvalue [1 x i64] %.788, 0
  %.790 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.770, i32 0, i32 6
  %.791 = load [1 x i64], ptr %.790, align 8
  %.792 = extractvalue [1 x i64] %.791, 0
  %.793 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.770, i32 0, i32 4
  %.794 = load ptr, ptr %.793, align 8
  %.795 = mul i64 %.784, 1
  %.796 = add i64 0, %.795
  %.797 = getelementptr i32, ptr %.794, i64 %.796
  %.798 = load i32, ptr %.797, align 4
  %.799 = load i64, ptr %i, align 8
  %.800 = insertvalue [2 x i64] undef, i64 %.799, 0
  %.801 = insertvalue [2 x i64] %.800, i64 %.766, 1
  %.802 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  %.803 = extractvalue [2 x i64] %.801, 0
  %.804 = extractvalue [2 x i64] %.801, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.805, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.802, ptr %.805, align 8
  %.809 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.805, i32 0, i32 5
  %.810 = getelementptr inbounds [2 x i64], ptr %.809, i32 0, i32 0
  %.811 = load i64, ptr %.810, align 8, !range !1
  %.812 = getelementptr inbounds [2 x i64], ptr %.809, i32 0, i32 1
  %.813 = load i64, ptr %.812, align 8, !range !1
  %.814 = insertvalue [2 x i64] undef, i64 %.811, 0
  %.815 = insertvalue [2 x i64] %.814, i64 %.813, 1
  %.816 = extractvalue [2 x i64] %.815, 0
  %.817 = extractvalue [2 x i64] %.815, 1
  %.818 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.805, i32 0, i32 6
  %.819 = load [2 x i64], ptr %.818, align 8
  %.820 = extractvalue [2 x i64] %.819, 0
  %.821 = extractvalue [2 x i64] %.819, 1
  %.822 = icmp slt i64 %.803, 0
  %.823 = add i64 %.803, %.816
  %.824 = select i1 %.822, i64 %.823, i64 %.803
  %.825 = icmp slt i64 %.804, 0
  %.826 = add i64 %.804, %.817
  %.827 = select i1 %.825, i64 %.826, i64 %.804
  %.828 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.805, i32 0, i32 5
  %.829 = getelementptr inbounds [2 x i64], ptr %.828, i32 0, i32 0
  %.830 = load i64, ptr %.829, align 8, !range !1
  %.831 = getelementptr inbounds [2 x i64], ptr %.828, i32 0, i32 1
  %.832 = load i64, ptr %.831, align 8, !range !1
  %.833 = insertvalue [2 x i64] undef, i64 %.830, 0
  %.834 = insertvalue [2 x i64] %.833, i64 %.832, 1
  %.835 = extractvalue [2 x i64] %.834, 0
  %.836 = extractvalue [2 x i64] %.834, 1
  %.837 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.805, i32 0, i32 6
  %.838 = load [2 x i64], ptr %.837, align 8
  %.839 = extractvalue [2 x i64] %.838, 0
  %.840 = extractvalue [2 x i64] %.838, 1
  %.841 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.805, i32 0, i32 4
  %.842 = load ptr, ptr %.841, align 8
  %.843 = mul i64 1, %.836
  %.844 = mul i64 %.824, %.843
  %.845 = add i64 0, %.844
  %.846 = mul i64 %.827, 1
  %.847 = add i64 %.845, %.846
  %.848 = getelementptr i32, ptr %.842, i64 %.847
  store i32 %.798, ptr %.848, align 4
  br label %B438

B470:                                             ; preds = %B438.endif
  %.851 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.853 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %data, align 8
  %.855 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %a, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %a, align 8
  %.857 = load i64, ptr %"$phi440.1", align 8
  store i64 0, ptr %"$phi440.1", align 8
  %.859 = load { ptr, i64, i64, ptr }, ptr %"$phi438.0", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi438.0", align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B156.if:                                          ; preds = %B156
  ret i32 1

B156.endif:                                       ; preds = %B156
  br i1 %.122, label %B156.endif.if, label %B156.endif.else

B156.endif.if:                                    ; preds = %B156.endif
  %.127 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.97, i32 0, i32 3
  %.128 = load ptr, ptr %.127, align 8
  store i64 0, ptr %.128, align 8
  br label %B156.endif.endif

B156.endif.else:                                  ; preds = %B156.endif
  %.131 = srem i64 %.119, %.105
  %.132 = sub i64 0, %.131
  %.133 = select i1 %.120, i64 %.131, i64 %.132
  %.134 = icmp sgt i64 %.133, 0
  %.135 = sdiv i64 %.119, %.105
  %.136 = select i1 %.134, i64 1, i64 0
  %.137 = add i64 %.135, %.136
  %.138 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.97, i32 0, i32 3
  %.139 = load ptr, ptr %.138, align 8
  store i64 %.137, ptr %.139, align 8
  br label %B156.endif.endif

B156.endif.endif:                                 ; preds = %B156.endif.else, %B156.endif.if
  %.142 = load { ptr, i64, i64, ptr }, ptr %.97, align 8
  %.144 = load { ptr, i64, i64, ptr }, ptr %"$phi186.0", align 8
  store { ptr, i64, i64, ptr } %.142, ptr %"$phi186.0", align 8
  br label %B186

B186.if:                                          ; preds = %B186
  %.162 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.151, i32 0, i32 0
  %.163 = load ptr, ptr %.162, align 8
  %.164 = load i64, ptr %.163, align 8
  %.165 = getelementptr inbounds { i64, i1 }, ptr %.148, i32 0, i32 0
  store i64 %.164, ptr %.165, align 8
  %.167 = sub nsw i64 %.157, 1
  store i64 %.167, ptr %.156, align 8
  %.169 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.151, i32 0, i32 2
  %.170 = load i64, ptr %.169, align 8
  %.171 = add i64 %.164, %.170
  %.172 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.151, i32 0, i32 0
  %.173 = load ptr, ptr %.172, align 8
  store i64 %.171, ptr %.173, align 8
  br label %B186.endif

B186.endif:                                       ; preds = %B186.if, %B186
  %.176 = load { i64, i1 }, ptr %.148, align 8
  store { i64, i1 } zeroinitializer, ptr %.177, align 8
  store { i64, i1 } %.176, ptr %.177, align 8
  %.181 = getelementptr inbounds { i64, i1 }, ptr %.177, i32 0, i32 0
  %.182 = load i64, ptr %.181, align 8
  store { i64, i1 } zeroinitializer, ptr %.183, align 8
  store { i64, i1 } %.176, ptr %.183, align 8
  %.187 = getelementptr inbounds { i64, i1 }, ptr %.183, i32 0, i32 1
  %.188 = load i1, ptr %.187, align 1
  %.190 = load i64, ptr %"$phi188.1", align 8
  store i64 %.182, ptr %"$phi188.1", align 8
  br i1 %.188, label %B188, label %B218

B218.if:                                          ; preds = %B218
  ret i32 2

B218.endif:                                       ; preds = %B218
  br i1 %.321, label %B218.endif.if, label %B218.endif.else

B218.endif.if:                                    ; preds = %B218.endif
  %.326 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.296, i32 0, i32 3
  %.327 = load ptr, ptr %.326, align 8
  store i64 0, ptr %.327, align 8
  br label %B218.endif.endif

B218.endif.else:                                  ; preds = %B218.endif
  %.330 = srem i64 %.318, %.304
  %.331 = sub i64 0, %.330
  %.332 = select i1 %.319, i64 %.330, i64 %.331
  %.333 = icmp sgt i64 %.332, 0
  %.334 = sdiv i64 %.318, %.304
  %.335 = select i1 %.333, i64 1, i64 0
  %.336 = add i64 %.334, %.335
  %.337 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.296, i32 0, i32 3
  %.338 = load ptr, ptr %.337, align 8
  store i64 %.336, ptr %.338, align 8
  br label %B218.endif.endif

B218.endif.endif:                                 ; preds = %B218.endif.else, %B218.endif.if
  %.341 = load { ptr, i64, i64, ptr }, ptr %.296, align 8
  %.343 = load { ptr, i64, i64, ptr }, ptr %"$phi250.0", align 8
  store { ptr, i64, i64, ptr } %.341, ptr %"$phi250.0", align 8
  br label %B250

B250.if:                                          ; preds = %B250
  %.361 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.350, i32 0, i32 0
  %.362 = load ptr, ptr %.361, align 8
  %.363 = load i64, ptr %.362, align 8
  %.364 = getelementptr inbounds { i64, i1 }, ptr %.347, i32 0, i32 0
  store i64 %.363, ptr %.364, align 8
  %.366 = sub nsw i64 %.356, 1
  store i64 %.366, ptr %.355, align 8
  %.368 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.350, i32 0, i32 2
  %.369 = load i64, ptr %.368, align 8
  %.370 = add i64 %.363, %.369
  %.371 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.350, i32 0, i32 0
  %.372 = load ptr, ptr %.371, align 8
  store i64 %.370, ptr %.372, align 8
  br label %B250.endif

B250.endif:                                       ; preds = %B250.if, %B250
  %.375 = load { i64, i1 }, ptr %.347, align 8
  store { i64, i1 } zeroinitializer, ptr %.376, align 8
  store { i64, i1 } %.375, ptr %.376, align 8
  %.380 = getelementptr inbounds { i64, i1 }, ptr %.376, i32 0, i32 0
  %.381 = load i64, ptr %.380, align 8
  store { i64, i1 } zeroinitializer, ptr %.382, align 8
  store { i64, i1 } %.375, ptr %.382, align 8
  %.386 = getelementptr inbounds { i64, i1 }, ptr %.382, i32 0, i32 1
  %.387 = load i1, ptr %.386, align 1
  %.389 = load i64, ptr %"$phi252.1", align 8
  store i64 %.381, ptr %"$phi252.1", align 8
  br i1 %.387, label %B252, label %B408

B408.if:                                          ; preds = %B408
  ret i32 3

B408.endif:                                       ; preds = %B408
  br i1 %.695, label %B408.endif.if, label %B408.endif.else

B408.endif.if:                                    ; preds = %B408.endif
  %.700 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.670, i32 0, i32 3
  %.701 = load ptr, ptr %.700, align 8
  store i64 0, ptr %.701, align 8
  br label %B408.endif.endif

B408.endif.else:                                  ; preds = %B408.endif
  %.704 = srem i64 %.692, %.678
  %.705 = sub i64 0, %.704
  %.706 = select i1 %.693, i64 %.704, i64 %.705
  %.707 = icmp sgt i64 %.706, 0
  %.708 = sdiv i64 %.692, %.678
  %.709 = select i1 %.707, i64 1, i64 0
  %.710 = add i64 %.708, %.709
  %.711 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.670, i32 0, i32 3
  %.712 = load ptr, ptr %.711, align 8
  store i64 %.710, ptr %.712, align 8
  br label %B408.endif.endif

B408.endif.endif:                                 ; preds = %B408.endif.else, %B408.endif.if
  %.715 = load { ptr, i64, i64, ptr }, ptr %.670, align 8
  %.717 = load { ptr, i64, i64, ptr }, ptr %"$phi438.0", align 8
  store { ptr, i64, i64, ptr } %.715, ptr %"$phi438.0", align 8
  br label %B438

B438.if:                                          ; preds = %B438
  %.735 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.724, i32 0, i32 0
  %.736 = load ptr, ptr %.735, align 8
  %.737 = load i64, ptr %.736, align 8
  %.738 = getelementptr inbounds { i64, i1 }, ptr %.721, i32 0, i32 0
  store i64 %.737, ptr %.738, align 8
  %.740 = sub nsw i64 %.730, 1
  store i64 %.740, ptr %.729, align 8
  %.742 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.724, i32 0, i32 2
  %.743 = load i64, ptr %.742, align 8
  %.744 = add i64 %.737, %.743
  %.745 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.724, i32 0, i32 0
  %.746 = load ptr, ptr %.745, align 8
  store i64 %.744, ptr %.746, align 8
  br label %B438.endif

B438.endif:                                       ; preds = %B438.if, %B438
  %.749 = load { i64, i1 }, ptr %.721, align 8
  store { i64, i1 } zeroinitializer, ptr %.750, align 8
  store { i64, i1 } %.749, ptr %.750, align 8
  %.754 = getelementptr inbounds { i64, i1 }, ptr %.750, i32 0, i32 0
  %.755 = load i64, ptr %.754, align 8
  store { i64, i1 } zeroinitializer, ptr %.756, align 8
  store { i64, i1 } %.749, ptr %.756, align 8
  %.760 = getelementptr inbounds { i64, i1 }, ptr %.756, i32 0, i32 1
  %.761 = load i1, ptr %.760, align 1
  %.763 = load i64, ptr %"$phi440.1", align 8
  store i64 %.755, ptr %"$phi440.1", align 8
  br i1 %.761, label %B440, label %B470
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1000}
!1000 = !{ptr @local_sort, !"kernel", i32 1}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
