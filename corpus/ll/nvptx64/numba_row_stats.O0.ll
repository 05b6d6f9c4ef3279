; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr @row_stats], section "llvm.metadata"
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__errcode__ = global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__tidx__ = global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__ctaidx__ = global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__tidy__ = global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__ctaidy__ = global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__tidz__ = global i32 0
@_ZN6cudapy6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE__ctaidz__ = global i32 0
@_ZN08NumbaEnv6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE = common global ptr null
@_ZN08NumbaEnv15numba_row_stats12min_max_meanB3v12B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dE5ArrayIiLi1E1A7mutable7alignedE = common global ptr null

define void @row_stats(ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, i64 %.12, i64 %.13, ptr %.14, i64 %.15, i64 %.16, i64 %.17, i64 %.18) {
.20:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %.1, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %.2, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %.3, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %.4, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %.5, 4
  %.21 = insertvalue [2 x i64] undef, i64 %.6, 0
  %.22 = insertvalue [2 x i64] %.21, i64 %.7, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.22, 5
  %.23 = insertvalue [2 x i64] undef, i64 %.8, 0
  %.24 = insertvalue [2 x i64] %.23, i64 %.9, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.24, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %.10, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.1, ptr %.11, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.1, i64 %.12, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.1, i64 %.13, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.1, ptr %.14, 4
  %.25 = insertvalue [2 x i64] undef, i64 %.15, 0
  %.26 = insertvalue [2 x i64] %.25, i64 %.16, 1
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.1, [2 x i64] %.26, 5
  %.27 = insertvalue [2 x i64] undef, i64 %.17, 0
  %.28 = insertvalue [2 x i64] %.27, i64 %.18, 1
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.1, [2 x i64] %.28, 6
  %.29 = alloca ptr, align 8
  store ptr null, ptr %.29, align 8
  store ptr null, ptr %.29, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 5
  %.32 = extractvalue [2 x i64] %extracted.shape, 0
  %.33 = extractvalue [2 x i64] %extracted.shape, 1
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 6
  %.34 = extractvalue [2 x i64] %extracted.strides, 0
  %.35 = extractvalue [2 x i64] %extracted.strides, 1
  %extracted.meminfo.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 0
  %extracted.parent.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 1
  %extracted.nitems.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 2
  %extracted.itemsize.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 3
  %extracted.data.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 4
  %extracted.shape.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 5
  %.36 = extractvalue [2 x i64] %extracted.shape.1, 0
  %.37 = extractvalue [2 x i64] %extracted.shape.1, 1
  %extracted.strides.1 = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, 6
  %.38 = extractvalue [2 x i64] %extracted.strides.1, 0
  %.39 = extractvalue [2 x i64] %extracted.strides.1, 1
  %.40 = call i32 @_ZN6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE(ptr %.29, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.32, i64 %.33, i64 %.34, i64 %.35, ptr %extracted.meminfo.1, ptr %extracted.parent.1, i64 %extracted.nitems.1, i64 %extracted.itemsize.1, ptr %extracted.data.1, i64 %.36, i64 %.37, i64 %.38, i64 %.39)
  %.41 = icmp eq i32 %.40, 0
  %.42 = icmp eq i32 %.40, -2
  %.43 = or i1 %.41, %.42
  %.44 = xor i1 %.43, true
  %.45 = icmp eq i32 %.40, -1
  %.46 = icmp eq i32 %.40, -3
  %.47 = icmp sge i32 %.40, 1
  %.48 = load ptr, ptr %.29, align 8
  ret void
}

define linkonce_odr i32 @_ZN6corpus9row_statsB3v11B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIiLi2E1A7mutable7alignedE5ArrayIiLi2E1C7mutable7alignedE(ptr %.ret, ptr %arg.data.0, ptr %arg.data.1, i64 %arg.data.2, i64 %arg.data.3, ptr %arg.data.4, i64 %arg.data.5.0, i64 %arg.data.5.1, i64 %arg.data.6.0, i64 %arg.data.6.1, ptr %arg.out.0, ptr %arg.out.1, i64 %arg.out.2, i64 %arg.out.3, ptr %arg.out.4, i64 %arg.out.5.0, i64 %arg.out.5.1, i64 %arg.out.6.0, i64 %arg.out.6.1) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.data.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %arg.data.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %arg.data.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %arg.data.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %arg.data.4, 4
  %.21 = insertvalue [2 x i64] undef, i64 %arg.data.5.0, 0
  %.22 = insertvalue [2 x i64] %.21, i64 %arg.data.5.1, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.22, 5
  %.23 = insertvalue [2 x i64] undef, i64 %arg.data.6.0, 0
  %.24 = insertvalue [2 x i64] %.23, i64 %arg.data.6.1, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.24, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.out.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.1, ptr %arg.out.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.1, i64 %arg.out.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.1, i64 %arg.out.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.1, ptr %arg.out.4, 4
  %.25 = insertvalue [2 x i64] undef, i64 %arg.out.5.0, 0
  %.26 = insertvalue [2 x i64] %.25, i64 %arg.out.5.1, 1
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.1, [2 x i64] %.26, 5
  %.27 = insertvalue [2 x i64] undef, i64 %arg.out.6.0, 0
  %.28 = insertvalue [2 x i64] %.27, i64 %arg.out.6.1, 1
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.1, [2 x i64] %.28, 6
  %data = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %data, align 8
  %out = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %out, align 8
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %.46 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.46, align 8
  %.63 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.63, align 8
  %.102 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.102, align 8
  %.132 = alloca { i32, i32, i64, i64 }, align 8
  store { i32, i32, i64, i64 } zeroinitializer, ptr %.132, align 8
  %.166 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.166, align 8
  %.221 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.221, align 8
  %.276 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.276, align 8
  %.334 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.334, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %out, align 8
  %.33 = trunc i64 1 to i32
  %.34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.35 = sext i32 %.34 to i64
  %.36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.37 = sext i32 %.36 to i64
  %.38 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.39 = sext i32 %.38 to i64
  %.40 = mul i64 %.37, %.39
  %.41 = add i64 %.40, %.35
  %.43 = load i64, ptr %i, align 8
  store i64 %.41, ptr %i, align 8
  %.45 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.46, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.45, ptr %.46, align 8
  %.50 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.46, i32 0, i32 5
  %.51 = getelementptr inbounds [2 x i64], ptr %.50, i32 0, i32 0
  %.52 = load i64, ptr %.51, align 8, !range !1
  %.53 = getelementptr inbounds [2 x i64], ptr %.50, i32 0, i32 1
  %.54 = load i64, ptr %.53, align 8, !range !1
  %.55 = insertvalue [2 x i64] undef, i64 %.52, 0
  %.56 = insertvalue [2 x i64] %.55, i64 %.54, 1
  %.57 = extractvalue [2 x i64] %.56, 0
  %.58 = load i64, ptr %i, align 8
  %.59 = icmp slt i64 %.58, %.57
  br i1 %.59, label %B78, label %B190

B78:                                              ; preds = %B0
  %.61 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  %.62 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.63, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.61, ptr %.63, align 8
  %.67 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.63, i32 0, i32 5
  %.68 = getelementptr inbounds [2 x i64], ptr %.67, i32 0, i32 0
  %.69 = load i64, ptr %.68, align 8, !range !1
  %.70 = getelementptr inbounds [2 x i64], ptr %.67, i32 0, i32 1
  %.71 = load i64, ptr %.70, align 8, !range !1
  %.72 = insertvalue [2 x i64] undef, i64 %.69, 0
  %.73 = insertvalue [2 x i64] %.72, i64 %.71, 1
  %.74 = extractvalue [2 x i64] %.73, 0
  %.75 = extractvalue [2 x i64] %.73, 1
  %.76 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.63, i32 0, i32 6
  %.77 = load [2 x i64], ptr %.76, align 8
  %.78 = extractvalue [2 x i64] %.77, 0
  %.79 = extractvalue [2 x i64] %.77, 1
  %.80 = icmp slt i64 %.62, 0
  %.81 = add i64 %.62, %.74
  %.82 = select i1 %.80, i64 %.81, i64 %.62
  %.83 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.63, i32 0, i32 5
  %.84 = getelementptr inbounds [2 x i64], ptr %.83, i32 0, i32 0
  %.85 = load i64, ptr %.84, align 8, !range !1
  %.86 = getelementptr inbounds [2 x i64], ptr %.83, i32 0, i32 1
  %.87 = load i64, ptr %.86, align 8, !range !1
  %.88 = insertvalue [2 x i64] undef, i64 %.85, 0
  %.89 = insertvalue [2 x i64] %.88, i64 %.87, 1
  %.90 = extractvalue [2 x i64] %.89, 0
  %.91 = extractvalue [2 x i64] %.89, 1
  %.92 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.63, i32 0, i32 6
  %.93 = load [2 x i64], ptr %.92, align 8
  %.94 = extractvalue [2 x i64] %.93, 0
  %.95 = extractvalue [2 x i64] %.93, 1
  %.96 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.63, i32 0, i32 4
  %.97 = load ptr, ptr %.96, align 8
  %.98 = mul i64 %.94, %.82
  %.99 = bitcast ptr %.97 to ptr
  %.100 = getelementptr i8, ptr %.99, i64 %.98
  %.101 = bitcast ptr %.100 to ptr
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.102, align 8
  %.105 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.63, i32 0, i32 3
  %.106 = load i64, ptr %.105, align 8
  %.107 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.63, i32 0, i32 0
  %.108 = load ptr, ptr %.107, align 8
  %.109 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.63, i32 0, i32 1
  %.110 = load ptr, ptr %.109, align 8
  %.111 = insertvalue [1 x i64] undef, i64 %.75, 0
  %.112 = insertvalue [1 x i64] undef, i64 %.79, 0
  %.113 = extractvalue [1 x i64] %.111, 0
  %.114 = mul nsw i64 1, %.113
  %.115 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.102, i32 0, i32 5
  store [1 x i64] %.111, ptr %.115, align 8
  %.117 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.102, i32 0, i32 6
  store [1 x i64] %.112, ptr %.117, align 8
  %.119 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.102, i32 0, i32 4
  store ptr %.101, ptr %.119, align 8
  %.121 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.102, i32 0, i32 3
  store i64 %.106, ptr %.121, align 8
  %.123 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.102, i32 0, i32 0
  store ptr %.108, ptr %.123, align 8
  %.125 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.102, i32 0, i32 1
  store ptr %.110, ptr %.125, align 8
  %.127 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.102, i32 0, i32 2
  store i64 %.114, ptr %.127, align 8
  %.129 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.102, align 8
  %.130 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %data, align 8
  store { i32, i32, i64, i64 } zeroinitializer, ptr %.132, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.129, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.129, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.129, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.129, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.129, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.129, 5
  %.135 = extractvalue [1 x i64] %extracted.shape, 0
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.129, 6
  %.136 = extractvalue [1 x i64] %extracted.strides, 0
  %.137 = call i32 @_ZN15numba_row_stats12min_max_meanB3v12B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dE5ArrayIiLi1E1A7mutable7alignedE(ptr %.132, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.135, i64 %.136)
  %.138 = icmp eq i32 %.137, 0
  %.139 = icmp eq i32 %.137, -2
  %.140 = or i1 %.138, %.139
  %.141 = xor i1 %.140, true
  %.142 = icmp eq i32 %.137, -1
  %.143 = icmp eq i32 %.137, -3
  %.144 = icmp sge i32 %.137, 1
  %.145 = load { i32, i32, i64, i64 }, ptr %.132, align 8
  %.146 = extractvalue { i32, i32, i64, i64 } %.145, 0
  %.147 = extractvalue { i32, i32, i64, i64 } %.145, 1
  %.148 = extractvalue { i32, i32, i64, i64 } %.145, 2
  %.149 = extractvalue { i32, i32, i64, i64 } %.145, 3
  %inserted.f0 = insertvalue { i32, i32, i64, i64 } undef, i32 %.146, 0
  %inserted.f1 = insertvalue { i32, i32, i64, i64 } %inserted.f0, i32 %.147, 1
  %inserted.f2 = insertvalue { i32, i32, i64, i64 } %inserted.f1, i64 %.148, 2
  %inserted.f3 = insertvalue { i32, i32, i64, i64 } %inserted.f2, i64 %.149, 3
  br i1 %.141, label %B78.if, label %B78.endif, !prof !2

B190:                                             ; preds = %B0
  %.384 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %out, align 8
  %.386 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.388 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %data, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B78.if:                                           ; preds = %B78
  ret i32 %.137

B78.endif:                                        ; preds = %B78
  %.152 = extractvalue { i32, i32, i64, i64 } %inserted.f3, 0
  %.153 = extractvalue { i32, i32, i64, i64 } %inserted.f3, 1
  %.154 = extractvalue { i32, i32, i64, i64 } %inserted.f3, 2
  %.155 = extractvalue { i32, i32, i64, i64 } %inserted.f3, 3
  %.156 = load i64, ptr %i, align 8
  %.157 = insertvalue { i64, i64 } undef, i64 %.156, 0
  %.158 = insertvalue { i64, i64 } %.157, i64 0, 1
  %.159 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.160 = extractvalue { i64, i64 } %.158, 0
  %.161 = extractvalue { i64, i64 } %.158, 1
  %.162 = insertvalue [2 x i64] undef, i64 %.160, 0
  %.163 = insertvalue [2 x i64] %.162, i64 0, 1
  %.164 = extractvalue [2 x i64] %.163, 0
  %.165 = extractvalue [2 x i64] %.163, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.166, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.159, ptr %.166, align 8
  %.170 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.166, i32 0, i32 5
  %.171 = getelementptr inbounds [2 x i64], ptr %.170, i32 0, i32 0
  %.172 = load i64, ptr %.171, align 8, !range !1
  %.173 = getelementptr inbounds [2 x i64], ptr %.170, i32 0, i32 1
  %.174 = load i64, ptr %.173, align 8, !range !1
  %.175 = insertvalue [2 x i64] undef, i64 %.172, 0
  %.176 = insertvalue [2 x i64] %.175, i64 %.174, 1
  %.177 = extractvalue [2 x i64] %.176, 0
  %.178 = extractvalue [2 x i64] %.176, 1
  %.179 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.166, i32 0, i32 6
  %.180 = load [2 x i64], ptr %.179, align 8
  %.181 = extractvalue [2 x i64] %.180, 0
  %.182 = extractvalue [2 x i64] %.180, 1
  %.183 = icmp slt i64 %.164, 0
  %.184 = add i64 %.164, %.177
  %.185 = select i1 %.183, i64 %.184, i64 %.164
  %.186 = icmp slt i64 %.165, 0
  %.187 = add i64 %.165, %.178
  %.188 = select i1 %.186, i64 %.187, i64 %.165
  %.189 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.166, i32 0, i32 5
  %.190 = getelementptr inbounds [2 x i64], ptr %.189, i32 0, i32 0
  %.191 = load i64, ptr %.190, align 8, !range !1
  %.192 = getelementptr inbounds [2 x i64], ptr %.189, i32 0, i32 1
  %.193 = load i64, ptr %.192, align 8, !range !1
  %.194 = insertvalue [2 x i64] undef, i64 %.191, 0
  %.195 = insertvalue [2 x i64] %.194, i64 %.193, 1
  %.196 = extractvalue [2 x i64] %.195, 0
  %.197 = extractvalue [2 x i64] %.195, 1
  %.198 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.166, i32 0, i32 6
  %.199 = load [2 x i64], ptr %.198, align 8
  %.200 = extractvalue [2 x i64] %.199, 0
  %.201 = extractvalue [2 x i64] %.199, 1
  %.202 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.166, i32 0, i32 4
  %.203 = load ptr, ptr %.202, align 8
  %.204 = mul i64 1, %.197
  %.205 = mul i64 %.185, %.204
  %.206 = add i64 0, %.205
  %.207 = mul i64 %.188, 1
  %.208 = add i64 %.206, %.207
  %.209 = getelementptr i32, ptr %.203, i64 %.208
  store i32 %.152, ptr %.209, align 4
  %.211 = load i64, ptr %i, align 8
  %.212 = insertvalue { i64, i64 } undef, i64 %.211, 0
  %.213 = insertvalue { i64, i64 } %.212, i64 1, 1
  %.214 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.215 = extractvalue { i64, i64 } %.213, 0
  %.216 = extractvalue { i64, i64 } %.213, 1
  %.217 = insertvalue [2 x i64] undef, i64 %.215, 0
  %.218 = insertvalue [2 x i64] %.217, i64 1, 1
  %.219 = extractvalue [2 x i64] %.218, 0
  %.220 = extractvalue [2 x i64] %.218, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.221, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.214, ptr %.221, align 8
  %.225 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.221, i32 0, i32 5
  %.226 = getelementptr inbounds [2 x i64], ptr %.225, i32 0, i32 0
  %.227 = load i64, ptr %.226, align 8, !range !1
  %.228 = getelementptr inbounds [2 x i64], ptr %.225, i32 0, i32 1
  %.229 = load i64, ptr %.228, align 8, !range !1
  %.230 = insertvalue [2 x i64] undef, i64 %.227, 0
  %.231 = insertvalue [2 x i64] %.230, i64 %.229, 1
  %.232 = extractvalue [2 x i64] %.231, 0
  %.233 = extractvalue [2 x i64] %.231, 1
  %.234 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.221, i32 0, i32 6
  %.235 = load [2 x i64], ptr %.234, align 8
  %.236 = extractvalue [2 x i64] %.235, 0
  %.237 = extractvalue [2 x i64] %.235, 1
  %.238 = icmp slt i64 %.219, 0
  %.239 = add i64 %.219, %.232
  %.240 = select i1 %.238, i64 %.239, i64 %.219
  %.241 = icmp slt i64 %.220, 0
  %.242 = add i64 %.220, %.233
  %.243 = select i1 %.241, i64 %.242, i64 %.220
  %.244 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.221, i32 0, i32 5
  %.245 = getelementptr inbounds [2 x i64], ptr %.244, i32 0, i32 0
  %.246 = load i64, ptr %.245, align 8, !range !1
  %.247 = getelementptr inbounds [2 x i64], ptr %.244, i32 0, i32 1
  %.248 = load i64, ptr %.247, align 8, !range !1
  %.249 = insertvalue [2 x i64] undef, i64 %.246, 0
  %.250 = insertvalue [2 x i64] %.249, i64 %.248, 1
  %.251 = extractvalue [2 x i64] %.250, 0
  %.252 = extractvalue [2 x i64] %.250, 1
  %.253 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.221, i32 0, i32 6
  %.254 = load [2 x i64], ptr %.253, align 8
  %.255 = extractvalue [2 x i64] %.254, 0
  %.256 = extractvalue [2 x i64] %.254, 1
  %.257 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.221, i32 0, i32 4
  %.258 = load ptr, ptr %.257, align 8
  %.259 = mul i64 1, %.252
  %.260 = mul i64 %.240, %.259
  %.261 = add i64 0, %.260
  %.262 = mul i64 %.243, 1
  %.263 = add i64 %.261, %.262
  %.264 = getelementptr i32, ptr %.258, i64 %.263
  store i32 %.153, ptr %.264, align 4
  %.266 = load i64, ptr %i, align 8
  %.267 = insertvalue { i64, i64 } undef, i64 %.266, 0
  %.268 = insertvalue { i64, i64 } %.267, i64 2, 1
  %.269 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.270 = extractvalue { i64, i64 } %.268, 0
  %.271 = extractvalue { i64, i64 } %.268, 1
  %.272 = insertvalue [2 x i64] undef, i64 %.270, 0
  %.273 = insertvalue [2 x i64] %.272, i64 2, 1
  %.274 = extractvalue [2 x i64] %.273, 0
  %.275 = extractvalue [2 x i64] %.273, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.276, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.269, ptr %.276, align 8
  %.280 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 5
  %.281 = getelementptr inbounds [2 x i64], ptr %.280, i32 0, i32 0
  %.282 = load i64, ptr %.281, align 8, !range !1
  %.283 = getelementptr inbounds [2 x i64], ptr %.280, i32 0, i32 1
  %.284 = load i64, ptr %.283, align 8, !range !1
  %.285 = insertvalue [2 x i64] undef, i64 %.282, 0
  %.286 = insertvalue [2 x i64] %.285, i64 %.284, 1
  %.287 = extractvalue [2 x i64] %.286, 0
  %.288 = extractvalue [2 x i64] %.286, 1
  %.289 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 6
  %.290 = load [2 x i64], ptr %.289, align 8
  %.291 = extractvalue [2 x i64] %.290, 0
  %.292 = extractvalue [2 x i64] %.290, 1
  %.293 = icmp slt i64 %.274, 0
  %.294 = add i64 %.274, %.287
  %.295 = select i1 %.293, i64 %.294, i64 %.274
  %.296 = icmp slt i64 %.275, 0
  %.297 = add i64 %.275, %.288
  %.298 = select i1 %.296, i64 %.297, i64 %.275
  %.299 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 5
  %.300 = getelementptr inbounds [2 x i64], ptr %.299, i32 0, i32 0
  %.301 = load i64, ptr %.300, align 8, !range !1
  %.302 = getelementptr inbounds [2 x i64], ptr %.299, i32 0, i32 1
  %.303 = load i64, ptr %.302, align 8, !range !1
  %.304 = insertvalue [2 x i64] undef, i64 %.301, 0
  %.305 = insertvalue [2 x i64] %.304, i64 %.303, 1
  %.306 = extractvalue [2 x i64] %.305, 0
  %.307 = extractvalue [2 x i64] %.305, 1
  %.308 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 6
  %.309 = load [2 x i64], ptr %.308, align 8
  %.310 = extractvalue [2 x i64] %.309, 0
  %.311 = extractvalue [2 x i64] %.309, 1
  %.312 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.276, i32 0, i32 4
  %.313 = load ptr, ptr %.312, align 8
  %.314 = mul i64 1, %.307
  %.315 = mul i64 %.295, %.314
  %.316 = add i64 0, %.315
  %.317 = mul i64 %.298, 1
  %.318 = add i64 %.316, %.317
  %.319 = getelementptr i32, ptr %.313, i64 %.318
  %.320 = trunc i64 %.154 to i32
  store i32 %.320, ptr %.319, align 4
  %.322 = load i64, ptr %i, align 8
  %.323 = insertvalue { i64, i64 } undef, i64 %.322, 0
  %.324 = insertvalue { i64, i64 } %.323, i64 3, 1
  %.325 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.327 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  %.328 = extractvalue { i64, i64 } %.324, 0
  %.329 = extractvalue { i64, i64 } %.324, 1
  %.330 = insertvalue [2 x i64] undef, i64 %.328, 0
  %.331 = insertvalue [2 x i64] %.330, i64 3, 1
  %.332 = extractvalue [2 x i64] %.331, 0
  %.333 = extractvalue [2 x i64] %.331, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.334, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.327, ptr %.334, align 8
  %.338 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.334, i32 0, i32 5
  %.339 = getelementptr inbounds [2 x i64], ptr %.338, i32 0, i32 0
  %.340 = load i64, ptr %.339, align 8, !range !1
  %.341 = getelementptr inbounds [2 x i64], ptr %.338, i32 0, i32 1
  %.342 = load i64, ptr %.341, align 8, !range !1
  %.343 = insertvalue [2 x i64] undef, i64 %.340, 0
  %.344 = insertvalue [2 x i64] %.343, i64 %.342, 1
  %.345 = extractvalue [2 x i64] %.344, 0
  %.346 = extractvalue [2 x i64] %.344, 1
  %.347 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.334, i32 0, i32 6
  %.348 = load [2 x i64], ptr %.347, align 8
  %.349 = extractvalue [2 x i64] %.348, 0
  %.350 = extractvalue [2 x i64] %.348, 1
  %.351 = icmp slt i64 %.332, 0
  %.352 = add i64 %.332, %.345
  %.353 = select i1 %.351, i64 %.352, i64 %.332
  %.354 = icmp slt i64 %.333, 0
  %.355 = add i64 %.333, %.346
  %.356 = select i1 %.354, i64 %.355, i64 %.333
  %.357 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.334, i32 0, i32 5
  %.358 = getelementptr inbounds [2 x i64], ptr %.357, i32 0, i32 0
  %.359 = load i64, ptr %.358, align 8, !range !1
  %.360 = getelementptr inbounds [2 x i64], ptr %.357, i32 0, i32 1
  %.361 = load i64, ptr %.360, align 8, !range !1
  %.362 = insertvalue [2 x i64] undef, i64 %.359, 0
  %.363 = insertvalue [2 x i64] %.362, i64 %.361, 1
  %.364 = extractvalue [2 x i64] %.363, 0
  %.365 = extractvalue [2 x i64] %.363, 1
  %.366 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.334, i32 0, i32 6
  %.367 = load [2 x i64], ptr %.366, align 8
  %.368 = extractvalue [2 x i64] %.367, 0
  %.369 = extractvalue [2 x i64] %.367, 1
  %.370 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.334, i32 0, i32 4
  %.371 = load ptr, ptr %.370, align 8
  %.372 = mul i64 1, %.365
  %.373 = mul i64 %.353, %.372
  %.374 = add i64 0, %.373
  %.375 = mul i64 %.356, 1
  %.376 = add i64 %.374, %.375
  %.377 = getelementptr i32, ptr %.371, i64 %.376
  %.378 = trunc i64 %.155 to i32
  store i32 %.378, ptr %.377, align 4
  %.380 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %out, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %out, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

define linkonce_odr i32 @_ZN15numba_row_stats12min_max_meanB3v12B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dE5ArrayIiLi1E1A7mutable7alignedE(ptr %.ret, ptr %arg.row.0, ptr %arg.row.1, i64 %arg.row.2, i64 %arg.row.3, ptr %arg.row.4, i64 %arg.row.5.0, i64 %arg.row.6.0) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.row.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %arg.row.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %arg.row.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %arg.row.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %arg.row.4, 4
  %.10 = insertvalue [1 x i64] undef, i64 %arg.row.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.10, 5
  %.11 = insertvalue [1 x i64] undef, i64 %arg.row.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.11, 6
  %row = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %row, align 8
  %.15 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.15, align 8
  %.46 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.46, align 8
  %total.2 = alloca i64, align 8
  store i64 0, ptr %total.2, align 8
  %hi.2 = alloca i32, align 4
  store i32 0, ptr %hi.2, align 4
  %lo.2 = alloca i32, align 4
  store i32 0, ptr %lo.2, align 4
  %.86 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.86, align 8
  %.92 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.92, align 8
  %.102 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.102, align 8
  %.106 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.106, align 8
  %.115 = alloca i64, align 8
  store i64 0, ptr %.115, align 8
  %.118 = alloca i64, align 8
  store i64 0, ptr %.118, align 8
  %"$phi80.0" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi80.0", align 8
  %.157 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.157, align 8
  %.160 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.160, align 8
  %.186 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.186, align 8
  %.192 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.192, align 8
  %"$phi82.1" = alloca i64, align 8
  store i64 0, ptr %"$phi82.1", align 8
  %lo.3 = alloca i32, align 4
  store i32 0, ptr %lo.3, align 4
  %k = alloca i64, align 8
  store i64 0, ptr %k, align 8
  %.214 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.214, align 8
  %.251 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.251, align 8
  %hi.3 = alloca i32, align 4
  store i32 0, ptr %hi.3, align 4
  %.290 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.290, align 8
  %.327 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.327, align 8
  %.372 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.372, align 8
  %.415 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.415, align 8
  %quot = alloca i64, align 8
  store i64 0, ptr %quot, align 8
  %rem = alloca i64, align 8
  store i64 0, ptr %rem, align 8
  %.429 = alloca i64, align 8
  store i64 0, ptr %.429, align 8
  %.432 = alloca i64, align 8
  store i64 0, ptr %.432, align 8
  %.463 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.463, align 8
  %quot.1 = alloca i64, align 8
  store i64 0, ptr %quot.1, align 8
  %rem.1 = alloca i64, align 8
  store i64 0, ptr %rem.1, align 8
  %.479 = alloca i64, align 8
  store i64 0, ptr %.479, align 8
  %.482 = alloca i64, align 8
  store i64 0, ptr %.482, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %row, align 8
  %.14 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.15, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.14, ptr %.15, align 8
  %.19 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.15, i32 0, i32 5
  %.20 = getelementptr inbounds [1 x i64], ptr %.19, i32 0, i32 0
  %.21 = load i64, ptr %.20, align 8, !range !1
  %.22 = insertvalue [1 x i64] undef, i64 %.21, 0
  %.23 = extractvalue [1 x i64] %.22, 0
  %.24 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.15, i32 0, i32 6
  %.25 = load [1 x i64], ptr %.24, align 8
  %.26 = extractvalue [1 x i64] %.25, 0
  %.27 = icmp slt i64 0, 0
  %.28 = add i64 0, %.23
  %.29 = select i1 %.27, i64 %.28, i64 0
  %.30 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.15, i32 0, i32 5
  %.31 = getelementptr inbounds [1 x i64], ptr %.30, i32 0, i32 0
  %.32 = load i64, ptr %.31, align 8, !range !1
  %.33 = insertvalue [1 x i64] undef, i64 %.32, 0
  %.34 = extractvalue [1 x i64] %.33, 0
  %.35 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.15, i32 0, i32 6
  %.36 = load [1 x i64], ptr %.35, align 8
  %.37 = extractvalue [1 x i64] %.36, 0
  %.38 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.15, i32 0, i32 4
  %.39 = load ptr, ptr %.38, align 8
  %.40 = mul i64 %.37, %.29
  %.41 = bitcast ptr %.39 to ptr
  %.42 = getelementptr i8, ptr %.41, i64 %.40
  %.43 = bitcast ptr %.42 to ptr
  %.44 = load i32, ptr %.43, align 4
  %.45 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.46, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.45, ptr %.46, align 8
  %.50 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.46, i32 0, i32 5
  %.51 = getelementptr inbounds [1 x i64], ptr %.50, i32 0, i32 0
  %.52 = load i64, ptr %.51, align 8, !range !1
  %.53 = insertvalue [1 x i64] undef, i64 %.52, 0
  %.54 = extractvalue [1 x i64] %.53, 0
  %.55 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.46, i32 0, i32 6
  %.56 = load [1 x i64], ptr %.55, align 8
  %.57 = extractvalue [1 x i64] %.56, 0
  %.58 = icmp slt i64 0, 0
  %.59 = add i64 0, %.54
  %.60 = select i1 %.58, i64 %.59, i64 0
  %.61 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.46, i32 0, i32 5
  %.62 = getelementptr inbounds [1 x i64], ptr %.61, i32 0, i32 0
  %.63 = load i64, ptr %.62, align 8, !range !1
  %.64 = insertvalue [1 x i64] undef, i64 %.63, 0
  %.65 = extractvalue [1 x i64] %.64, 0
  %.66 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.46, i32 0, i32 6
  %.67 = load [1 x i64], ptr %.66, align 8
  %.68 = extractvalue [1 x i64] %.67, 0
  %.69 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.46, i32 0, i32 4
  %.70 = load ptr, ptr %.69, align 8
  %.71 = mul i64 %.68, %.60
  %.72 = bitcast ptr %.70 to ptr
  %.73 = getelementptr i8, ptr %.72, i64 %.71
  %.74 = bitcast ptr %.73 to ptr
  %.75 = load i32, ptr %.74, align 4
  %.77 = load i64, ptr %total.2, align 8
  store i64 0, ptr %total.2, align 8
  %.80 = load i32, ptr %hi.2, align 4
  store i32 %.75, ptr %hi.2, align 4
  %.83 = load i32, ptr %lo.2, align 4
  store i32 %.44, ptr %lo.2, align 4
  %.85 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.86, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.85, ptr %.86, align 8
  %.90 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.86, i32 0, i32 2
  %.91 = load i64, ptr %.90, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.92, align 8
  %.95 = getelementptr inbounds { i64, i64, i64 }, ptr %.92, i32 0, i32 0
  store i64 0, ptr %.95, align 8
  %.97 = getelementptr inbounds { i64, i64, i64 }, ptr %.92, i32 0, i32 1
  store i64 %.91, ptr %.97, align 8
  %.99 = getelementptr inbounds { i64, i64, i64 }, ptr %.92, i32 0, i32 2
  store i64 1, ptr %.99, align 8
  %.101 = load { i64, i64, i64 }, ptr %.92, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.102, align 8
  store { i64, i64, i64 } %.101, ptr %.102, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.106, align 8
  %.109 = getelementptr inbounds { i64, i64, i64 }, ptr %.102, i32 0, i32 0
  %.110 = load i64, ptr %.109, align 8
  %.111 = getelementptr inbounds { i64, i64, i64 }, ptr %.102, i32 0, i32 1
  %.112 = load i64, ptr %.111, align 8
  %.113 = getelementptr inbounds { i64, i64, i64 }, ptr %.102, i32 0, i32 2
  %.114 = load i64, ptr %.113, align 8
  store i64 %.110, ptr %.115, align 8
  %.120 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.106, i32 0, i32 0
  store ptr %.115, ptr %.120, align 8
  %.122 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.106, i32 0, i32 1
  store i64 %.112, ptr %.122, align 8
  %.124 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.106, i32 0, i32 2
  store i64 %.114, ptr %.124, align 8
  %.126 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.106, i32 0, i32 3
  store ptr %.118, ptr %.126, align 8
  %.128 = sub i64 %.112, %.110
  %.129 = icmp sgt i64 %.128, 0
  %.130 = icmp sgt i64 %.114, 0
  %.131 = xor i1 %.129, %.130
  %.132 = icmp eq i64 %.114, 0
  br i1 %.132, label %B0.if, label %B0.endif, !prof !2

B80:                                              ; preds = %B0.endif.endif, %B164
  %.156 = load { ptr, i64, i64, ptr }, ptr %"$phi80.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.157, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.160, align 8
  store { ptr, i64, i64, ptr } %.156, ptr %.160, align 8
  %.164 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.160, i32 0, i32 3
  %.165 = load ptr, ptr %.164, align 8
  %.166 = load i64, ptr %.165, align 8
  %.167 = icmp sgt i64 %.166, 0
  %.168 = getelementptr inbounds { i64, i1 }, ptr %.157, i32 0, i32 1
  store i1 %.167, ptr %.168, align 1
  br i1 %.167, label %B80.if, label %B80.endif

B82:                                              ; preds = %B80.endif
  %.202 = load i32, ptr %lo.2, align 4
  %.204 = load i32, ptr %lo.3, align 4
  store i32 %.202, ptr %lo.3, align 4
  %.206 = load i64, ptr %"$phi82.1", align 8
  %.208 = load i64, ptr %k, align 8
  store i64 %.206, ptr %k, align 8
  %.210 = load i64, ptr %"$phi82.1", align 8
  store i64 0, ptr %"$phi82.1", align 8
  %.212 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  %.213 = load i64, ptr %k, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.214, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.212, ptr %.214, align 8
  %.218 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.214, i32 0, i32 5
  %.219 = getelementptr inbounds [1 x i64], ptr %.218, i32 0, i32 0
  %.220 = load i64, ptr %.219, align 8, !range !1
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
  %.231 = load i64, ptr %.230, align 8, !range !1
  %.232 = insertvalue [1 x i64] undef, i64 %.231, 0
  %.233 = extractvalue [1 x i64] %.232, 0
  %.234 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.214, i32 0, i32 6
  %.235 = load [1 x i64], ptr %.234, align 8
  %.236 = extractvalue [1 x i64] %.235, 0
  %.237 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.214, i32 0, i32 4
  %.238 = load ptr, ptr %.237, align 8
  %.239 = mul i64 %.236, %.228
  %.240 = bitcast ptr %.238 to ptr
  %.241 = getelementptr i8, ptr %.240, i64 %.239
  %.242 = bitcast ptr %.241 to ptr
  %.243 = load i32, ptr %.242, align 4
  %.244 = load i32, ptr %lo.2, align 4
  %.245 = icmp slt i32 %.243, %.244
  %.246 = load i32, ptr %lo.2, align 4
  store i32 0, ptr %lo.2, align 4
  br i1 %.245, label %B108, label %B124

B108:                                             ; preds = %B82
  %.249 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  %.250 = load i64, ptr %k, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.251, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.249, ptr %.251, align 8
  %.255 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.251, i32 0, i32 5
  %.256 = getelementptr inbounds [1 x i64], ptr %.255, i32 0, i32 0
  %.257 = load i64, ptr %.256, align 8, !range !1
  %.258 = insertvalue [1 x i64] undef, i64 %.257, 0
  %.259 = extractvalue [1 x i64] %.258, 0
  %.260 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.251, i32 0, i32 6
  %.261 = load [1 x i64], ptr %.260, align 8
  %.262 = extractvalue [1 x i64] %.261, 0
  %.263 = icmp slt i64 %.250, 0
  %.264 = add i64 %.250, %.259
  %.265 = select i1 %.263, i64 %.264, i64 %.250
  %.266 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.251, i32 0, i32 5
  %.267 = getelementptr inbounds [1 x i64], ptr %.266, i32 0, i32 0
  %.268 = load i64, ptr %.267, align 8, !range !1
  %.269 = insertvalue [1 x i64] undef, i64 %.268, 0
  %.270 = extractvalue [1 x i64] %.269, 0
  %.271 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.251, i32 0, i32 6
  %.272 = load [1 x i64], ptr %.271, align 8
  %.273 = extractvalue [1 x i64] %.272, 0
  %.274 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.251, i32 0, i32 4
  %.275 = load ptr, ptr %.274, align 8
  %.276 = mul i64 %.273, %.265
  %.277 = bitcast ptr %.275 to ptr
  %.278 = getelementptr i8, ptr %.277, i64 %.276
  %.279 = bitcast ptr %.278 to ptr
  %.280 = load i32, ptr %.279, align 4
  %.281 = load i32, ptr %lo.3, align 4
  store i32 %.280, ptr %lo.3, align 4
  br label %B124

B124:                                             ; preds = %B108, %B82
  %.284 = load i32, ptr %hi.2, align 4
  %.286 = load i32, ptr %hi.3, align 4
  store i32 %.284, ptr %hi.3, align 4
  %.288 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  %.289 = load i64, ptr %k, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.290, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.288, ptr %.290, align 8
  %.294 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.290, i32 0, i32 5
  %.295 = getelementptr inbounds [1 x i64], ptr %.294, i32 0, i32 0
  %.296 = load i64, ptr %.295, align 8, !range !1
  %.297 = insertvalue [1 x i64] undef, i64 %.296, 0
  %.298 = extractvalue [1 x i64] %.297, 0
  %.299 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.290, i32 0, i32 6
  %.300 = load [1 x i64], ptr %.299, align 8
  %.301 = extractvalue [1 x i64] %.300, 0
  %.302 = icmp slt i64 %.289, 0
  %.303 = add i64 %.289, %.298
  %.304 = select i1 %.302, i64 %.303, i64 %.289
  %.305 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.290, i32 0, i32 5
  %.306 = getelementptr inbounds [1 x i64], ptr %.305, i32 0, i32 0
  %.307 = load i64, ptr %.306, align 8, !range !1
  %.308 = insertvalue [1 x i64] undef, i64 %.307, 0
  %.309 = extractvalue [1 x i64] %.308, 0
  %.310 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.290, i32 0, i32 6
  %.311 = load [1 x i64], ptr %.310, align 8
  %.312 = extractvalue [1 x i64] %.311, 0
  %.313 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.290, i32 0, i32 4
  %.314 = load ptr, ptr %.313, align 8
  %.315 = mul i64 %.312, %.304
  %.316 = bitcast ptr %.314 to ptr
  %.317 = getelementptr i8, ptr %.316, i64 %.315
  %.318 = bitcast ptr %.317 to ptr
  %.319 = load i32, ptr %.318, align 4
  %.320 = load i32, ptr %hi.2, align 4
  %.321 = icmp sgt i32 %.319, %.320
  %.322 = load i32, ptr %hi.2, align 4
  store i32 0, ptr %hi.2, align 4
  br i1 %.321, label %B148, label %B164

B148:                                             ; preds = %B124
  %.325 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  %.326 = load i64, ptr %k, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.327, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.325, ptr %.327, align 8
  %.331 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.327, i32 0, i32 5
  %.332 = getelementptr inbounds [1 x i64], ptr %.331, i32 0, i32 0
  %.333 = load i64, ptr %.332, align 8, !range !1
  %.334 = insertvalue [1 x i64] undef, i64 %.333, 0
  %.335 = extractvalue [1 x i64] %.334, 0
  %.336 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.327, i32 0, i32 6
  %.337 = load [1 x i64], ptr %.336, align 8
  %.338 = extractvalue [1 x i64] %.337, 0
  %.339 = icmp slt i64 %.326, 0
  %.340 = add i64 %.326, %.335
  %.341 = select i1 %.339, i64 %.340, i64 %.326
  %.342 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.327, i32 0, i32 5
  %.343 = getelementptr inbounds [1 x i64], ptr %.342, i32 0, i32 0
  %.344 = load i64, ptr %.343, align 8, !range !1
  %.345 = insertvalue [1 x i64] undef, i64 %.344, 0
  %.346 = extractvalue [1 x i64] %.345, 0
  %.347 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.327, i32 0, i32 6
  %.348 = load [1 x i64], ptr %.347, align 8
  %.349 = extractvalue [1 x i64] %.348, 0
  %.350 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.327, i32 0, i32 4
  %.351 = load ptr, ptr %.350, align 8
  %.352 = mul i64 %.349, %.341
  %.353 = bitcast ptr %.351 to ptr
  %.354 = getelementptr i8, ptr %.353, i64 %.352
  %.355 = bitcast ptr %.354 to ptr
  %.356 = load i32, ptr %.355, align 4
  %.357 = load i32, ptr %hi.3, align 4
  store i32 %.356, ptr %hi.3, align 4
  br label %B164

B164:                                             ; preds = %B148, %B124
  %.360 = load i32, ptr %hi.3, align 4
  %.361 = load i32, ptr %hi.2, align 4
  store i32 %.360, ptr %hi.2, align 4
  %.363 = load i32, ptr %hi.3, align 4
  store i32 0, ptr %hi.3, align 4
  %.365 = load i32, ptr %lo.3, align 4
  %.366 = load i32, ptr %lo.2, align 4
  store i32 %.365, ptr %lo.2, align 4
  %.368 = load i32, ptr %lo.3, align 4
  store i32 0, ptr %lo.3, align 4
  %.370 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  %.371 = load i64, ptr %k, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.372, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.370, ptr %.372, align 8
  %.376 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.372, i32 0, i32 5
  %.377 = getelementptr inbounds [1 x i64], ptr %.376, i32 0, i32 0
  %.378 = load i64, ptr %.377, align 8, !range !1
  %.379 = insertvalue [1 x i64] undef, i64 %.378, 0
  %.380 = extractvalue [1 x i64] %.379, 0
  %.381 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.372, i32 0, i32 6
  %.382 = load [1 x i64], ptr %.381, align 8
  %.383 = extractvalue [1 x i64] %.382, 0
  %.384 = icmp slt i64 %.371, 0
  %.385 = add i64 %.371, %.380
  %.386 = select i1 %.384, i64 %.385, i64 %.371
  %.387 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.372, i32 0, i32 5
  %.388 = getelementptr inbounds [1 x i64], ptr %.387, i32 0, i32 0
  %.389 = load i64, ptr %.388, align 8, !range !1
  %.390 = insertvalue [1 x i64] undef, i64 %.389, 0
  %.391 = extractvalue [1 x i64] %.390, 0
  %.392 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.372, i32 0, i32 6
  %.393 = load [1 x i64], ptr %.392, align 8
  %.394 = extractvalue [1 x i64] %.393, 0
  %.395 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.372, i32 0, i32 4
  %.396 = load ptr, ptr %.395, align 8
  %.397 = mul i64 %.394, %.386
  %.398 = bitcast ptr %.396 to ptr
  %.399 = getelementptr i8, ptr %.398, i64 %.397
  %.400 = bitcast ptr %.399 to ptr
  %.401 = load i32, ptr %.400, align 4
  %.402 = load i64, ptr %k, align 8
  store i64 0, ptr %k, align 8
  %.404 = load i64, ptr %total.2, align 8
  %.405 = sext i32 %.401 to i64
  %.406 = add nsw i64 %.404, %.405
  %.407 = load i64, ptr %total.2, align 8
  store i64 %.406, ptr %total.2, align 8
  br label %B80

B188:                                             ; preds = %B80.endif
  %.410 = load i64, ptr %"$phi82.1", align 8
  store i64 0, ptr %"$phi82.1", align 8
  %.412 = load { ptr, i64, i64, ptr }, ptr %"$phi80.0", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi80.0", align 8
  %.414 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.415, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.414, ptr %.415, align 8
  %.419 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.415, i32 0, i32 2
  %.420 = load i64, ptr %.419, align 8
  %.421 = load i64, ptr %total.2, align 8
  %.424 = icmp eq i64 %.420, 0
  br i1 %.424, label %B188.if, label %B188.else, !prof !2

B0.if:                                            ; preds = %B0
  ret i32 1

B0.endif:                                         ; preds = %B0
  br i1 %.131, label %B0.endif.if, label %B0.endif.else

B0.endif.if:                                      ; preds = %B0.endif
  %.136 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.106, i32 0, i32 3
  %.137 = load ptr, ptr %.136, align 8
  store i64 0, ptr %.137, align 8
  br label %B0.endif.endif

B0.endif.else:                                    ; preds = %B0.endif
  %.140 = srem i64 %.128, %.114
  %.141 = sub i64 0, %.140
  %.142 = select i1 %.129, i64 %.140, i64 %.141
  %.143 = icmp sgt i64 %.142, 0
  %.144 = sdiv i64 %.128, %.114
  %.145 = select i1 %.143, i64 1, i64 0
  %.146 = add i64 %.144, %.145
  %.147 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.106, i32 0, i32 3
  %.148 = load ptr, ptr %.147, align 8
  store i64 %.146, ptr %.148, align 8
  br label %B0.endif.endif

B0.endif.endif:                                   ; preds = %B0.endif.else, %B0.endif.if
  %.151 = load { ptr, i64, i64, ptr }, ptr %.106, align 8
  %.153 = load { ptr, i64, i64, ptr }, ptr %"$phi80.0", align 8
  store { ptr, i64, i64, ptr } %.151, ptr %"$phi80.0", align 8
  br label %B80

B80.if:                                           ; preds = %B80
  %.171 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.160, i32 0, i32 0
  %.172 = load ptr, ptr %.171, align 8
  %.173 = load i64, ptr %.172, align 8
  %.174 = getelementptr inbounds { i64, i1 }, ptr %.157, i32 0, i32 0
  store i64 %.173, ptr %.174, align 8
  %.176 = sub nsw i64 %.166, 1
  store i64 %.176, ptr %.165, align 8
  %.178 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.160, i32 0, i32 2
  %.179 = load i64, ptr %.178, align 8
  %.180 = add i64 %.173, %.179
  %.181 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.160, i32 0, i32 0
  %.182 = load ptr, ptr %.181, align 8
  store i64 %.180, ptr %.182, align 8
  br label %B80.endif

B80.endif:                                        ; preds = %B80.if, %B80
  %.185 = load { i64, i1 }, ptr %.157, align 8
  store { i64, i1 } zeroinitializer, ptr %.186, align 8
  store { i64, i1 } %.185, ptr %.186, align 8
  %.190 = getelementptr inbounds { i64, i1 }, ptr %.186, i32 0, i32 0
  %.191 = load i64, ptr %.190, align 8
  store { i64, i1 } zeroinitializer, ptr %.192, align 8
  store { i64, i1 } %.185, ptr %.192, align 8
  %.196 = getelementptr inbounds { i64, i1 }, ptr %.192, i32 0, i32 1
  %.197 = load i1, ptr %.196, align 1
  %.199 = load i64, ptr %"$phi82.1", align 8
  store i64 %.191, ptr %"$phi82.1", align 8
  br i1 %.197, label %B82, label %B188

B188.if:                                          ; preds = %B188
  store i64 %.420, ptr %quot, align 8
  store i64 %.420, ptr %rem, align 8
  br label %B188.endif

B188.else:                                        ; preds = %B188
  store i64 0, ptr %.429, align 8
  store i64 0, ptr %.432, align 8
  %.435 = icmp eq i64 %.421, -9223372036854775808
  %.436 = icmp eq i64 %.420, -1
  %.437 = and i1 %.435, %.436
  %.438 = xor i1 %.437, true
  br i1 %.438, label %B188.else.if, label %B188.else.endif, !prof !3

B188.endif:                                       ; preds = %B188.else.endif, %B188.if
  %.461 = load i64, ptr %quot, align 8
  %.462 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.463, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.462, ptr %.463, align 8
  %.467 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.463, i32 0, i32 2
  %.468 = load i64, ptr %.467, align 8
  %.469 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %row, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %row, align 8
  %.471 = load i64, ptr %total.2, align 8
  %.474 = icmp eq i64 %.468, 0
  br i1 %.474, label %B188.endif.if, label %B188.endif.else, !prof !2

B188.else.if:                                     ; preds = %B188.else
  %.440 = sdiv i64 %.421, %.420
  %.441 = srem i64 %.421, %.420
  %.442 = xor i64 %.420, %.441
  %.443 = icmp slt i64 %.442, 0
  %.444 = icmp ne i64 %.441, 0
  %.445 = and i1 %.444, %.443
  br i1 %.445, label %B188.else.if.if, label %B188.else.if.else

B188.else.endif:                                  ; preds = %B188.else.if.endif, %B188.else
  %.456 = load i64, ptr %.429, align 8
  %.457 = load i64, ptr %.432, align 8
  store i64 %.456, ptr %quot, align 8
  store i64 %.457, ptr %rem, align 8
  br label %B188.endif

B188.else.if.if:                                  ; preds = %B188.else.if
  %.450 = sub i64 %.440, 1
  store i64 %.450, ptr %.429, align 8
  %.452 = add i64 %.441, %.420
  store i64 %.452, ptr %.432, align 8
  br label %B188.else.if.endif

B188.else.if.else:                                ; preds = %B188.else.if
  store i64 %.440, ptr %.429, align 8
  store i64 %.441, ptr %.432, align 8
  br label %B188.else.if.endif

B188.else.if.endif:                               ; preds = %B188.else.if.else, %B188.else.if.if
  br label %B188.else.endif

B188.endif.if:                                    ; preds = %B188.endif
  store i64 %.468, ptr %quot.1, align 8
  store i64 %.468, ptr %rem.1, align 8
  br label %B188.endif.endif

B188.endif.else:                                  ; preds = %B188.endif
  store i64 0, ptr %.479, align 8
  store i64 0, ptr %.482, align 8
  %.485 = icmp eq i64 %.471, -9223372036854775808
  %.486 = icmp eq i64 %.468, -1
  %.487 = and i1 %.485, %.486
  %.488 = xor i1 %.487, true
  br i1 %.488, label %B188.endif.else.if, label %B188.endif.else.endif, !prof !3

B188.endif.endif:                                 ; preds = %B188.endif.else.endif, %B188.endif.if
  %.511 = load i64, ptr %rem.1, align 8
  %.512 = load i64, ptr %total.2, align 8
  store i64 0, ptr %total.2, align 8
  %.514 = load i32, ptr %lo.2, align 4
  %.515 = load i32, ptr %hi.2, align 4
  %.516 = insertvalue { i32, i32, i64, i64 } undef, i32 %.514, 0
  %.517 = insertvalue { i32, i32, i64, i64 } %.516, i32 %.515, 1
  %.518 = insertvalue { i32, i32, i64, i64 } %.517, i64 %.461, 2
  %.519 = insertvalue { i32, i32, i64, i64 } %.518, i64 %.511, 3
  %.520 = load i32, ptr %lo.2, align 4
  store i32 0, ptr %lo.2, align 4
  %.522 = load i32, ptr %hi.2, align 4
  store i32 0, ptr %hi.2, align 4
  %extracted.f0 = extractvalue { i32, i32, i64, i64 } %.519, 0
  %extracted.f1 = extractvalue { i32, i32, i64, i64 } %.519, 1
  %extracted.f2 = extractvalue { i32, i32, i64, i64 } %.519, 2
  %extracted.f3 = extractvalue { i32, i32, i64, i64 } %.519, 3
  %.524 = insertvalue { i32, i32, i64, i64 } undef, i32 %extracted.f0, 0
  %.525 = insertvalue { i32, i32, i64, i64 } %.524, i32 %extracted.f1, 1
  %.526 = insertvalue { i32, i32, i64, i64 } %.525, i64 %extracted.f2, 2
  %.527 = insertvalue { i32, i32, i64, i64 } %.526, i64 %extracted.f3, 3
  store { i32, i32, i64, i64 } %.527, ptr %.ret, align 8
  ret i32 0

B188.endif.else.if:                               ; preds = %B188.endif.else
  %.490 = sdiv i64 %.471, %.468
  %.491 = srem i64 %.471, %.468
  %.492 = xor i64 %.468, %.491
  %.493 = icmp slt i64 %.492, 0
  %.494 = icmp ne i64 %.491, 0
  %.495 = and i1 %.494, %.493
  br i1 %.495, label %B188.endif.else.if.if, label %B188.endif.else.if.else

B188.endif.else.endif:                            ; preds = %B188.endif.else.if.endif, %B188.endif.else
  %.506 = load i64, ptr %.479, align 8
  %.507 = load i64, ptr %.482, align 8
  store i64 %.506, ptr %quot.1, align 8
  store i64 %.507, ptr %rem.1, align 8
  br label %B188.endif.endif

B188.endif.else.if.if:                            ; preds = %B188.endif.else.if
  %.500 = sub i64 %.490, 1
  store i64 %.500, ptr %.479, align 8
  %.502 = add i64 %.491, %.468
  store i64 %.502, ptr %.482, align 8
  br label %B188.endif.else.if.endif

B188.endif.else.if.else:                          ; preds = %B188.endif.else.if
  store i64 %.490, ptr %.479, align 8
  store i64 %.491, ptr %.482, align 8
  br label %B188.endif.else.if.endif

B188.endif.else.if.endif:                         ; preds = %B188.endif.else.if.else, %B188.endif.else.if.if
  br label %B188.endif.else.endif
}

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1000}
!1000 = !{ptr @row_stats, !"kernel", i32 1}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
!3 = !{!"branch_weights", i32 99, i32 1}
