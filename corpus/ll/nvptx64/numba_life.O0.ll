; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr @life], section "llvm.metadata"
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__errcode__ = global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__tidx__ = global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__ctaidx__ = global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__tidy__ = global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__ctaidy__ = global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__tidz__ = global i32 0
@_ZN6cudapy6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE__ctaidz__ = global i32 0
@_ZN08NumbaEnv6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE = common global ptr null

define void @life(ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, ptr %.10, ptr %.11, i64 %.12, i64 %.13, ptr %.14, i64 %.15, i64 %.16, i64 %.17, i64 %.18) {
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
  %.40 = call i32 @_ZN6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE(ptr %.29, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.32, i64 %.33, i64 %.34, i64 %.35, ptr %extracted.meminfo.1, ptr %extracted.parent.1, i64 %extracted.nitems.1, i64 %extracted.itemsize.1, ptr %extracted.data.1, i64 %.36, i64 %.37, i64 %.38, i64 %.39)
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

define linkonce_odr i32 @_ZN6corpus4lifeB2v5B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedE5ArrayIhLi2E1C7mutable7alignedE(ptr %.ret, ptr %arg.src.0, ptr %arg.src.1, i64 %arg.src.2, i64 %arg.src.3, ptr %arg.src.4, i64 %arg.src.5.0, i64 %arg.src.5.1, i64 %arg.src.6.0, i64 %arg.src.6.1, ptr %arg.dst.0, ptr %arg.dst.1, i64 %arg.dst.2, i64 %arg.dst.3, ptr %arg.dst.4, i64 %arg.dst.5.0, i64 %arg.dst.5.1, i64 %arg.dst.6.0, i64 %arg.dst.6.1) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.src.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %arg.src.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %arg.src.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %arg.src.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %arg.src.4, 4
  %.21 = insertvalue [2 x i64] undef, i64 %arg.src.5.0, 0
  %.22 = insertvalue [2 x i64] %.21, i64 %arg.src.5.1, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.22, 5
  %.23 = insertvalue [2 x i64] undef, i64 %arg.src.6.0, 0
  %.24 = insertvalue [2 x i64] %.23, i64 %arg.src.6.1, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.24, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.dst.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo.1, ptr %arg.dst.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent.1, i64 %arg.dst.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems.1, i64 %arg.dst.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize.1, ptr %arg.dst.4, 4
  %.25 = insertvalue [2 x i64] undef, i64 %arg.dst.5.0, 0
  %.26 = insertvalue [2 x i64] %.25, i64 %arg.dst.5.1, 1
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data.1, [2 x i64] %.26, 5
  %.27 = insertvalue [2 x i64] undef, i64 %arg.dst.6.0, 0
  %.28 = insertvalue [2 x i64] %.27, i64 %arg.dst.6.1, 1
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape.1, [2 x i64] %.28, 6
  %src = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %src, align 8
  %dst = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %dst, align 8
  %x = alloca i64, align 8
  store i64 0, ptr %x, align 8
  %y = alloca i64, align 8
  store i64 0, ptr %y, align 8
  %.61 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.61, align 8
  %h = alloca i64, align 8
  store i64 0, ptr %h, align 8
  %w = alloca i64, align 8
  store i64 0, ptr %w, align 8
  %n.3 = alloca i64, align 8
  store i64 0, ptr %n.3, align 8
  %.100 = alloca { ptr, [3 x i64] }, align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %.100, align 8
  %.103 = alloca i64, align 8
  store i64 0, ptr %.103, align 8
  %"$phi102.0" = alloca { ptr, [3 x i64] }, align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %"$phi102.0", align 8
  %.116 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.116, align 8
  %.119 = alloca { ptr, [3 x i64] }, align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %.119, align 8
  %.149 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.149, align 8
  %.155 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.155, align 8
  %"$phi104.1" = alloca i64, align 8
  store i64 0, ptr %"$phi104.1", align 8
  %n.2 = alloca i64, align 8
  store i64 0, ptr %n.2, align 8
  %dy = alloca i64, align 8
  store i64 0, ptr %dy, align 8
  %.186 = alloca { ptr, [3 x i64] }, align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %.186, align 8
  %.189 = alloca i64, align 8
  store i64 0, ptr %.189, align 8
  %"$phi110.1" = alloca { ptr, [3 x i64] }, align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %"$phi110.1", align 8
  %.202 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.202, align 8
  %.205 = alloca { ptr, [3 x i64] }, align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %.205, align 8
  %.235 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.235, align 8
  %.241 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.241, align 8
  %"$phi112.2" = alloca i64, align 8
  store i64 0, ptr %"$phi112.2", align 8
  %dx = alloca i64, align 8
  store i64 0, ptr %dx, align 8
  %n.4 = alloca i64, align 8
  store i64 0, ptr %n.4, align 8
  %quot = alloca i64, align 8
  store i64 0, ptr %quot, align 8
  %rem = alloca i64, align 8
  store i64 0, ptr %rem, align 8
  %.278 = alloca i64, align 8
  store i64 0, ptr %.278, align 8
  %.281 = alloca i64, align 8
  store i64 0, ptr %.281, align 8
  %quot.1 = alloca i64, align 8
  store i64 0, ptr %quot.1, align 8
  %rem.1 = alloca i64, align 8
  store i64 0, ptr %rem.1, align 8
  %.324 = alloca i64, align 8
  store i64 0, ptr %.324, align 8
  %.327 = alloca i64, align 8
  store i64 0, ptr %.327, align 8
  %.360 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.360, align 8
  %.456 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.456, align 8
  %"$phi250.0.2" = alloca i64, align 8
  store i64 0, ptr %"$phi250.0.2", align 8
  %.533 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.533, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides.1, ptr %dst, align 8
  %.33 = trunc i64 2 to i32
  %.34 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.35 = sext i32 %.34 to i64
  %.36 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.37 = sext i32 %.36 to i64
  %.38 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.39 = sext i32 %.38 to i64
  %.40 = mul i64 %.37, %.39
  %.41 = add i64 %.40, %.35
  %.42 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.43 = sext i32 %.42 to i64
  %.44 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %.45 = sext i32 %.44 to i64
  %.46 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %.47 = sext i32 %.46 to i64
  %.48 = mul i64 %.45, %.47
  %.49 = add i64 %.48, %.43
  %.50 = insertvalue [2 x i64] undef, i64 %.41, 0
  %.51 = insertvalue [2 x i64] %.50, i64 %.49, 1
  %.52 = extractvalue [2 x i64] %.51, 0
  %.53 = extractvalue [2 x i64] %.51, 1
  %.55 = load i64, ptr %x, align 8
  store i64 %.52, ptr %x, align 8
  %.58 = load i64, ptr %y, align 8
  store i64 %.53, ptr %y, align 8
  %.60 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.61, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.60, ptr %.61, align 8
  %.65 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.61, i32 0, i32 5
  %.66 = getelementptr inbounds [2 x i64], ptr %.65, i32 0, i32 0
  %.67 = load i64, ptr %.66, align 8, !range !1
  %.68 = getelementptr inbounds [2 x i64], ptr %.65, i32 0, i32 1
  %.69 = load i64, ptr %.68, align 8, !range !1
  %.70 = insertvalue [2 x i64] undef, i64 %.67, 0
  %.71 = insertvalue [2 x i64] %.70, i64 %.69, 1
  %.72 = extractvalue [2 x i64] %.71, 0
  %.73 = extractvalue [2 x i64] %.71, 1
  %.75 = load i64, ptr %h, align 8
  store i64 %.72, ptr %h, align 8
  %.78 = load i64, ptr %w, align 8
  store i64 %.73, ptr %w, align 8
  %.80 = load i64, ptr %y, align 8
  %.81 = load i64, ptr %h, align 8
  %.82 = icmp slt i64 %.80, %.81
  br i1 %.82, label %B82, label %B266

B82:                                              ; preds = %B0
  %.84 = load i64, ptr %x, align 8
  %.85 = load i64, ptr %w, align 8
  %.86 = icmp slt i64 %.84, %.85
  br i1 %.86, label %B94, label %B270

B94:                                              ; preds = %B82
  %.89 = load i64, ptr %n.3, align 8
  store i64 0, ptr %n.3, align 8
  %.91 = insertvalue { i64, i64, i64 } undef, i64 -1, 0
  %.92 = insertvalue { i64, i64, i64 } %.91, i64 0, 1
  %.93 = insertvalue { i64, i64, i64 } %.92, i64 1, 2
  %.94 = extractvalue { i64, i64, i64 } %.93, 0
  %.95 = extractvalue { i64, i64, i64 } %.93, 1
  %.96 = extractvalue { i64, i64, i64 } %.93, 2
  %.97 = insertvalue [3 x i64] undef, i64 -1, 0
  %.98 = insertvalue [3 x i64] %.97, i64 0, 1
  %.99 = insertvalue [3 x i64] %.98, i64 1, 2
  store { ptr, [3 x i64] } zeroinitializer, ptr %.100, align 8
  store i64 0, ptr %.103, align 8
  %.106 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.100, i32 0, i32 0
  store ptr %.103, ptr %.106, align 8
  %.108 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.100, i32 0, i32 1
  store [3 x i64] %.99, ptr %.108, align 8
  %.110 = load { ptr, [3 x i64] }, ptr %.100, align 8
  %.112 = load { ptr, [3 x i64] }, ptr %"$phi102.0", align 8
  store { ptr, [3 x i64] } %.110, ptr %"$phi102.0", align 8
  br label %B102

B102:                                             ; preds = %B190, %B94
  %.115 = load { ptr, [3 x i64] }, ptr %"$phi102.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.116, align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %.119, align 8
  store { ptr, [3 x i64] } %.115, ptr %.119, align 8
  %.123 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.119, i32 0, i32 1
  %.124 = load [3 x i64], ptr %.123, align 8
  %.125 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.119, i32 0, i32 0
  %.126 = load ptr, ptr %.125, align 8
  %.127 = load i64, ptr %.126, align 8
  %.128 = icmp slt i64 %.127, 3
  %.129 = getelementptr inbounds { i64, i1 }, ptr %.116, i32 0, i32 1
  store i1 %.128, ptr %.129, align 1
  br i1 %.128, label %B102.if, label %B102.endif

B104:                                             ; preds = %B102.endif
  %.165 = load i64, ptr %n.3, align 8
  %.167 = load i64, ptr %n.2, align 8
  store i64 %.165, ptr %n.2, align 8
  %.169 = load i64, ptr %n.3, align 8
  store i64 0, ptr %n.3, align 8
  %.171 = load i64, ptr %"$phi104.1", align 8
  %.173 = load i64, ptr %dy, align 8
  store i64 %.171, ptr %dy, align 8
  %.175 = load i64, ptr %"$phi104.1", align 8
  store i64 0, ptr %"$phi104.1", align 8
  %.177 = insertvalue { i64, i64, i64 } undef, i64 -1, 0
  %.178 = insertvalue { i64, i64, i64 } %.177, i64 0, 1
  %.179 = insertvalue { i64, i64, i64 } %.178, i64 1, 2
  %.180 = extractvalue { i64, i64, i64 } %.179, 0
  %.181 = extractvalue { i64, i64, i64 } %.179, 1
  %.182 = extractvalue { i64, i64, i64 } %.179, 2
  %.183 = insertvalue [3 x i64] undef, i64 -1, 0
  %.184 = insertvalue [3 x i64] %.183, i64 0, 1
  %.185 = insertvalue [3 x i64] %.184, i64 1, 2
  store { ptr, [3 x i64] } zeroinitializer, ptr %.186, align 8
  store i64 0, ptr %.189, align 8
  %.192 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.186, i32 0, i32 0
  store ptr %.189, ptr %.192, align 8
  %.194 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.186, i32 0, i32 1
  store [3 x i64] %.185, ptr %.194, align 8
  %.196 = load { ptr, [3 x i64] }, ptr %.186, align 8
  %.198 = load { ptr, [3 x i64] }, ptr %"$phi110.1", align 8
  store { ptr, [3 x i64] } %.196, ptr %"$phi110.1", align 8
  br label %B110

B110:                                             ; preds = %B188, %B104
  %.201 = load { ptr, [3 x i64] }, ptr %"$phi110.1", align 8
  store { i64, i1 } zeroinitializer, ptr %.202, align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %.205, align 8
  store { ptr, [3 x i64] } %.201, ptr %.205, align 8
  %.209 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.205, i32 0, i32 1
  %.210 = load [3 x i64], ptr %.209, align 8
  %.211 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.205, i32 0, i32 0
  %.212 = load ptr, ptr %.211, align 8
  %.213 = load i64, ptr %.212, align 8
  %.214 = icmp slt i64 %.213, 3
  %.215 = getelementptr inbounds { i64, i1 }, ptr %.202, i32 0, i32 1
  store i1 %.214, ptr %.215, align 1
  br i1 %.214, label %B110.if, label %B110.endif

B112:                                             ; preds = %B110.endif
  %.251 = load i64, ptr %"$phi112.2", align 8
  %.253 = load i64, ptr %dx, align 8
  store i64 %.251, ptr %dx, align 8
  %.255 = load i64, ptr %"$phi112.2", align 8
  store i64 0, ptr %"$phi112.2", align 8
  %.257 = load i64, ptr %dx, align 8
  %.258 = icmp ne i64 %.257, 0
  br i1 %.258, label %B138, label %B126

B126:                                             ; preds = %B112
  %.260 = load i64, ptr %n.2, align 8
  %.262 = load i64, ptr %n.4, align 8
  store i64 %.260, ptr %n.4, align 8
  %.264 = load i64, ptr %dy, align 8
  %.265 = icmp ne i64 %.264, 0
  br i1 %.265, label %B138, label %B188

B138:                                             ; preds = %B126, %B112
  %.267 = load i64, ptr %y, align 8
  %.268 = load i64, ptr %dy, align 8
  %.269 = add nsw i64 %.267, %.268
  %.270 = load i64, ptr %h, align 8
  %.273 = icmp eq i64 %.270, 0
  br i1 %.273, label %B138.if, label %B138.else, !prof !2

B188:                                             ; preds = %B138.endif.endif, %B126
  %.415 = load i64, ptr %dx, align 8
  store i64 0, ptr %dx, align 8
  %.417 = load i64, ptr %n.4, align 8
  %.418 = load i64, ptr %n.2, align 8
  store i64 %.417, ptr %n.2, align 8
  %.420 = load i64, ptr %n.4, align 8
  store i64 0, ptr %n.4, align 8
  br label %B110

B190:                                             ; preds = %B110.endif
  %.423 = load i64, ptr %dy, align 8
  store i64 0, ptr %dy, align 8
  %.425 = load i64, ptr %"$phi112.2", align 8
  store i64 0, ptr %"$phi112.2", align 8
  %.427 = load { ptr, [3 x i64] }, ptr %"$phi110.1", align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %"$phi110.1", align 8
  %.429 = load i64, ptr %n.2, align 8
  %.430 = load i64, ptr %n.3, align 8
  store i64 %.429, ptr %n.3, align 8
  %.432 = load i64, ptr %n.2, align 8
  store i64 0, ptr %n.2, align 8
  br label %B102

B192:                                             ; preds = %B102.endif
  %.435 = load i64, ptr %w, align 8
  store i64 0, ptr %w, align 8
  %.437 = load i64, ptr %h, align 8
  store i64 0, ptr %h, align 8
  %.439 = load i64, ptr %"$phi104.1", align 8
  store i64 0, ptr %"$phi104.1", align 8
  %.441 = load { ptr, [3 x i64] }, ptr %"$phi102.0", align 8
  store { ptr, [3 x i64] } zeroinitializer, ptr %"$phi102.0", align 8
  %.443 = load i64, ptr %n.3, align 8
  %.444 = icmp eq i64 %.443, 3
  br i1 %.444, label %B244, label %B204

B204:                                             ; preds = %B192
  %.446 = load i64, ptr %n.3, align 8
  %.447 = icmp eq i64 %.446, 2
  %.448 = load i64, ptr %n.3, align 8
  store i64 0, ptr %n.3, align 8
  br i1 %.447, label %B216, label %B248

B216:                                             ; preds = %B204
  %.451 = load i64, ptr %y, align 8
  %.452 = load i64, ptr %x, align 8
  %.453 = insertvalue [2 x i64] undef, i64 %.451, 0
  %.454 = insertvalue [2 x i64] %.453, i64 %.452, 1
  %.455 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.456, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.455, ptr %.456, align 8
  %.460 = extractvalue [2 x i64] %.454, 0
  %.461 = extractvalue [2 x i64] %.454, 1
  %.462 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.456, i32 0, i32 5
  %.463 = getelementptr inbounds [2 x i64], ptr %.462, i32 0, i32 0
  %.464 = load i64, ptr %.463, align 8, !range !1
  %.465 = getelementptr inbounds [2 x i64], ptr %.462, i32 0, i32 1
  %.466 = load i64, ptr %.465, align 8, !range !1
  %.467 = insertvalue [2 x i64] undef, i64 %.464, 0
  %.468 = insertvalue [2 x i64] %.467, i64 %.466, 1
  %.469 = extractvalue [2 x i64] %.468, 0
  %.470 = extractvalue [2 x i64] %.468, 1
  %.471 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.456, i32 0, i32 6
  %.472 = load [2 x i64], ptr %.471, align 8
  %.473 = extractvalue [2 x i64] %.472, 0
  %.474 = extractvalue [2 x i64] %.472, 1
  %.475 = icmp slt i64 %.460, 0
  %.476 = add i64 %.460, %.469
  %.477 = select i1 %.475, i64 %.476, i64 %.460
  %.478 = icmp slt i64 %.461, 0
  %.479 = add i64 %.461, %.470
  %.480 = select i1 %.478, i64 %.479, i64 %.461
  %.481 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.456, i32 0, i32 5
  %.482 = getelementptr inbounds [2 x i64], ptr %.481, i32 0, i32 0
  %.483 = load i64, ptr %.482, align 8, !range !1
  %.484 = getelementptr inbounds [2 x i64], ptr %.481, i32 0, i32 1
  %.485 = load i64, ptr %.484, align 8, !range !1
  %.486 = insertvalue [2 x i64] undef, i64 %.483, 0
  %.487 = insertvalue [2 x i64] %.486, i64 %.485, 1
  %.488 = extractvalue [2 x i64] %.487, 0
  %.489 = extractvalue [2 x i64] %.487, 1
  %.490 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.456, i32 0, i32 6
  %.491 = load [2 x i64], ptr %.490, align 8
  %.492 = extractvalue [2 x i64] %.491, 0
  %.493 = extractvalue [2 x i64] %.491, 1
  %.494 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.456, i32 0, i32 4
  %.495 = load ptr, ptr %.494, align 8
  %.496 = mul i64 1, %.489
  %.497 = mul i64 %.477, %.496
  %.498 = add i64 0, %.497
  %.499 = mul i64 %.480, 1
  %.500 = add i64 %.498, %.499
  %.501 = getelementptr i8, ptr %.495, i64 %.500
  %.502 = load i8, ptr %.501, align 1
  %.503 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %src, align 8
  %.505 = zext i8 %.502 to i64
  %.506 = icmp eq i64 %.505, 1
  br i1 %.506, label %B244, label %B248

B244:                                             ; preds = %B216, %B192
  %.508 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %src, align 8
  %.510 = load i64, ptr %n.3, align 8
  store i64 0, ptr %n.3, align 8
  %.513 = load i64, ptr %"$phi250.0.2", align 8
  store i64 1, ptr %"$phi250.0.2", align 8
  br label %B250

B248:                                             ; preds = %B216, %B204
  %.516 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %src, align 8
  %.518 = load i64, ptr %"$phi250.0.2", align 8
  store i64 0, ptr %"$phi250.0.2", align 8
  br label %B250

B250:                                             ; preds = %B248, %B244
  %.521 = load i64, ptr %y, align 8
  %.522 = load i64, ptr %x, align 8
  %.523 = insertvalue [2 x i64] undef, i64 %.521, 0
  %.524 = insertvalue [2 x i64] %.523, i64 %.522, 1
  %.525 = load i64, ptr %y, align 8
  store i64 0, ptr %y, align 8
  %.527 = load i64, ptr %x, align 8
  store i64 0, ptr %x, align 8
  %.529 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %dst, align 8
  %.530 = load i64, ptr %"$phi250.0.2", align 8
  %.531 = extractvalue [2 x i64] %.524, 0
  %.532 = extractvalue [2 x i64] %.524, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.533, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.529, ptr %.533, align 8
  %.537 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.533, i32 0, i32 5
  %.538 = getelementptr inbounds [2 x i64], ptr %.537, i32 0, i32 0
  %.539 = load i64, ptr %.538, align 8, !range !1
  %.540 = getelementptr inbounds [2 x i64], ptr %.537, i32 0, i32 1
  %.541 = load i64, ptr %.540, align 8, !range !1
  %.542 = insertvalue [2 x i64] undef, i64 %.539, 0
  %.543 = insertvalue [2 x i64] %.542, i64 %.541, 1
  %.544 = extractvalue [2 x i64] %.543, 0
  %.545 = extractvalue [2 x i64] %.543, 1
  %.546 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.533, i32 0, i32 6
  %.547 = load [2 x i64], ptr %.546, align 8
  %.548 = extractvalue [2 x i64] %.547, 0
  %.549 = extractvalue [2 x i64] %.547, 1
  %.550 = icmp slt i64 %.531, 0
  %.551 = add i64 %.531, %.544
  %.552 = select i1 %.550, i64 %.551, i64 %.531
  %.553 = icmp slt i64 %.532, 0
  %.554 = add i64 %.532, %.545
  %.555 = select i1 %.553, i64 %.554, i64 %.532
  %.556 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.533, i32 0, i32 5
  %.557 = getelementptr inbounds [2 x i64], ptr %.556, i32 0, i32 0
  %.558 = load i64, ptr %.557, align 8, !range !1
  %.559 = getelementptr inbounds [2 x i64], ptr %.556, i32 0, i32 1
  %.560 = load i64, ptr %.559, align 8, !range !1
  %.561 = insertvalue [2 x i64] undef, i64 %.558, 0
  %.562 = insertvalue [2 x i64] %.561, i64 %.560, 1
  %.563 = extractvalue [2 x i64] %.562, 0
  %.564 = extractvalue [2 x i64] %.562, 1
  %.565 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.533, i32 0, i32 6
  %.566 = load [2 x i64], ptr %.565, align 8
  %.567 = extractvalue [2 x i64] %.566, 0
  %.568 = extractvalue [2 x i64] %.566, 1
  %.569 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.533, i32 0, i32 4
  %.570 = load ptr, ptr %.569, align 8
  %.571 = mul i64 1, %.564
  %.572 = mul i64 %.552, %.571
  %.573 = add i64 0, %.572
  %.574 = mul i64 %.555, 1
  %.575 = add i64 %.573, %.574
  %.576 = getelementptr i8, ptr %.570, i64 %.575
  %.577 = trunc i64 %.530 to i8
  store i8 %.577, ptr %.576, align 1
  %.579 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %dst, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %dst, align 8
  %.581 = load i64, ptr %"$phi250.0.2", align 8
  store i64 0, ptr %"$phi250.0.2", align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B266:                                             ; preds = %B0
  %.585 = load i64, ptr %y, align 8
  store i64 0, ptr %y, align 8
  %.587 = load i64, ptr %x, align 8
  store i64 0, ptr %x, align 8
  %.589 = load i64, ptr %w, align 8
  store i64 0, ptr %w, align 8
  %.591 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %src, align 8
  %.593 = load i64, ptr %h, align 8
  store i64 0, ptr %h, align 8
  %.595 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %dst, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %dst, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B270:                                             ; preds = %B82
  %.599 = load i64, ptr %y, align 8
  store i64 0, ptr %y, align 8
  %.601 = load i64, ptr %x, align 8
  store i64 0, ptr %x, align 8
  %.603 = load i64, ptr %w, align 8
  store i64 0, ptr %w, align 8
  %.605 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %src, align 8
  %.607 = load i64, ptr %h, align 8
  store i64 0, ptr %h, align 8
  %.609 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %dst, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %dst, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B102.if:                                          ; preds = %B102
  switch i64 %.127, label %switch.else [
    i64 0, label %switch.0
    i64 -3, label %switch.0
    i64 1, label %switch.1
    i64 -2, label %switch.1
    i64 2, label %switch.2
    i64 -1, label %switch.2
  ]

B102.endif:                                       ; preds = %switch.end, %B102
  %.148 = load { i64, i1 }, ptr %.116, align 8
  store { i64, i1 } zeroinitializer, ptr %.149, align 8
  store { i64, i1 } %.148, ptr %.149, align 8
  %.153 = getelementptr inbounds { i64, i1 }, ptr %.149, i32 0, i32 0
  %.154 = load i64, ptr %.153, align 8
  store { i64, i1 } zeroinitializer, ptr %.155, align 8
  store { i64, i1 } %.148, ptr %.155, align 8
  %.159 = getelementptr inbounds { i64, i1 }, ptr %.155, i32 0, i32 1
  %.160 = load i1, ptr %.159, align 1
  %.162 = load i64, ptr %"$phi104.1", align 8
  store i64 %.154, ptr %"$phi104.1", align 8
  br i1 %.160, label %B104, label %B192

switch.else:                                      ; preds = %B102.if
  ret i32 1

switch.end:                                       ; preds = %switch.2, %switch.1, %switch.0
  %.134 = phi i64 [ %.135, %switch.0 ], [ %.137, %switch.1 ], [ %.139, %switch.2 ]
  %.141 = getelementptr inbounds { i64, i1 }, ptr %.116, i32 0, i32 0
  store i64 %.134, ptr %.141, align 8
  %.143 = add i64 %.127, 1
  %.144 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.119, i32 0, i32 0
  %.145 = load ptr, ptr %.144, align 8
  store i64 %.143, ptr %.145, align 8
  br label %B102.endif

switch.0:                                         ; preds = %B102.if, %B102.if
  %.135 = extractvalue [3 x i64] %.124, 0
  br label %switch.end

switch.1:                                         ; preds = %B102.if, %B102.if
  %.137 = extractvalue [3 x i64] %.124, 1
  br label %switch.end

switch.2:                                         ; preds = %B102.if, %B102.if
  %.139 = extractvalue [3 x i64] %.124, 2
  br label %switch.end

B110.if:                                          ; preds = %B110
  switch i64 %.213, label %switch.else.1 [
    i64 0, label %switch.0.1
    i64 -3, label %switch.0.1
    i64 1, label %switch.1.1
    i64 -2, label %switch.1.1
    i64 2, label %switch.2.1
    i64 -1, label %switch.2.1
  ]

B110.endif:                                       ; preds = %switch.end.1, %B110
  %.234 = load { i64, i1 }, ptr %.202, align 8
  store { i64, i1 } zeroinitializer, ptr %.235, align 8
  store { i64, i1 } %.234, ptr %.235, align 8
  %.239 = getelementptr inbounds { i64, i1 }, ptr %.235, i32 0, i32 0
  %.240 = load i64, ptr %.239, align 8
  store { i64, i1 } zeroinitializer, ptr %.241, align 8
  store { i64, i1 } %.234, ptr %.241, align 8
  %.245 = getelementptr inbounds { i64, i1 }, ptr %.241, i32 0, i32 1
  %.246 = load i1, ptr %.245, align 1
  %.248 = load i64, ptr %"$phi112.2", align 8
  store i64 %.240, ptr %"$phi112.2", align 8
  br i1 %.246, label %B112, label %B190

switch.else.1:                                    ; preds = %B110.if
  ret i32 2

switch.end.1:                                     ; preds = %switch.2.1, %switch.1.1, %switch.0.1
  %.220 = phi i64 [ %.221, %switch.0.1 ], [ %.223, %switch.1.1 ], [ %.225, %switch.2.1 ]
  %.227 = getelementptr inbounds { i64, i1 }, ptr %.202, i32 0, i32 0
  store i64 %.220, ptr %.227, align 8
  %.229 = add i64 %.213, 1
  %.230 = getelementptr inbounds { ptr, [3 x i64] }, ptr %.205, i32 0, i32 0
  %.231 = load ptr, ptr %.230, align 8
  store i64 %.229, ptr %.231, align 8
  br label %B110.endif

switch.0.1:                                       ; preds = %B110.if, %B110.if
  %.221 = extractvalue [3 x i64] %.210, 0
  br label %switch.end.1

switch.1.1:                                       ; preds = %B110.if, %B110.if
  %.223 = extractvalue [3 x i64] %.210, 1
  br label %switch.end.1

switch.2.1:                                       ; preds = %B110.if, %B110.if
  %.225 = extractvalue [3 x i64] %.210, 2
  br label %switch.end.1

B138.if:                                          ; preds = %B138
  store i64 %.270, ptr %quot, align 8
  store i64 %.270, ptr %rem, align 8
  br label %B138.endif

B138.else:                                        ; preds = %B138
  store i64 0, ptr %.278, align 8
  store i64 0, ptr %.281, align 8
  %.284 = icmp eq i64 %.269, -9223372036854775808
  %.285 = icmp eq i64 %.270, -1
  %.286 = and i1 %.284, %.285
  %.287 = xor i1 %.286, true
  br i1 %.287, label %B138.else.if, label %B138.else.endif, !prof !3

B138.endif:                                       ; preds = %B138.else.endif, %B138.if
  %.310 = load i64, ptr %rem, align 8
  %.311 = load i64, ptr %x, align 8
  %.312 = load i64, ptr %dx, align 8
  %.313 = add nsw i64 %.311, %.312
  %.314 = load i64, ptr %dx, align 8
  store i64 0, ptr %dx, align 8
  %.316 = load i64, ptr %w, align 8
  %.319 = icmp eq i64 %.316, 0
  br i1 %.319, label %B138.endif.if, label %B138.endif.else, !prof !2

B138.else.if:                                     ; preds = %B138.else
  %.289 = sdiv i64 %.269, %.270
  %.290 = srem i64 %.269, %.270
  %.291 = xor i64 %.270, %.290
  %.292 = icmp slt i64 %.291, 0
  %.293 = icmp ne i64 %.290, 0
  %.294 = and i1 %.293, %.292
  br i1 %.294, label %B138.else.if.if, label %B138.else.if.else

B138.else.endif:                                  ; preds = %B138.else.if.endif, %B138.else
  %.305 = load i64, ptr %.278, align 8
  %.306 = load i64, ptr %.281, align 8
  store i64 %.305, ptr %quot, align 8
  store i64 %.306, ptr %rem, align 8
  br label %B138.endif

B138.else.if.if:                                  ; preds = %B138.else.if
  %.299 = sub i64 %.289, 1
  store i64 %.299, ptr %.278, align 8
  %.301 = add i64 %.290, %.270
  store i64 %.301, ptr %.281, align 8
  br label %B138.else.if.endif

B138.else.if.else:                                ; preds = %B138.else.if
  store i64 %.289, ptr %.278, align 8
  store i64 %.290, ptr %.281, align 8
  br label %B138.else.if.endif

B138.else.if.endif:                               ; preds = %B138.else.if.else, %B138.else.if.if
  br label %B138.else.endif

B138.endif.if:                                    ; preds = %B138.endif
  store i64 %.316, ptr %quot.1, align 8
  store i64 %.316, ptr %rem.1, align 8
  br label %B138.endif.endif

B138.endif.else:                                  ; preds = %B138.endif
  store i64 0, ptr %.324, align 8
  store i64 0, ptr %.327, align 8
  %.330 = icmp eq i64 %.313, -9223372036854775808
  %.331 = icmp eq i64 %.316, -1
  %.332 = and i1 %.330, %.331
  %.333 = xor i1 %.332, true
  br i1 %.333, label %B138.endif.else.if, label %B138.endif.else.endif, !prof !3

B138.endif.endif:                                 ; preds = %B138.endif.else.endif, %B138.endif.if
  %.356 = load i64, ptr %rem.1, align 8
  %.357 = insertvalue [2 x i64] undef, i64 %.310, 0
  %.358 = insertvalue [2 x i64] %.357, i64 %.356, 1
  %.359 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %src, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.360, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.359, ptr %.360, align 8
  %.364 = extractvalue [2 x i64] %.358, 0
  %.365 = extractvalue [2 x i64] %.358, 1
  %.366 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 5
  %.367 = getelementptr inbounds [2 x i64], ptr %.366, i32 0, i32 0
  %.368 = load i64, ptr %.367, align 8, !range !1
  %.369 = getelementptr inbounds [2 x i64], ptr %.366, i32 0, i32 1
  %.370 = load i64, ptr %.369, align 8, !range !1
  %.371 = insertvalue [2 x i64] undef, i64 %.368, 0
  %.372 = insertvalue [2 x i64] %.371, i64 %.370, 1
  %.373 = extractvalue [2 x i64] %.372, 0
  %.374 = extractvalue [2 x i64] %.372, 1
  %.375 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 6
  %.376 = load [2 x i64], ptr %.375, align 8
  %.377 = extractvalue [2 x i64] %.376, 0
  %.378 = extractvalue [2 x i64] %.376, 1
  %.379 = icmp slt i64 %.364, 0
  %.380 = add i64 %.364, %.373
  %.381 = select i1 %.379, i64 %.380, i64 %.364
  %.382 = icmp slt i64 %.365, 0
  %.383 = add i64 %.365, %.374
  %.384 = select i1 %.382, i64 %.383, i64 %.365
  %.385 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 5
  %.386 = getelementptr inbounds [2 x i64], ptr %.385, i32 0, i32 0
  %.387 = load i64, ptr %.386, align 8, !range !1
  %.388 = getelementptr inbounds [2 x i64], ptr %.385, i32 0, i32 1
  %.389 = load i64, ptr %.388, align 8, !range !1
  %.390 = insertvalue [2 x i64] undef, i64 %.387, 0
  %.391 = insertvalue [2 x i64] %.390, i64 %.389, 1
  %.392 = extractvalue [2 x i64] %.391, 0
  %.393 = extractvalue [2 x i64] %.391, 1
  %.394 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 6
  %.395 = load [2 x i64], ptr %.394, align 8
  %.396 = extractvalue [2 x i64] %.395, 0
  %.397 = extractvalue [2 x i64] %.395, 1
  %.398 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.360, i32 0, i32 4
  %.399 = load ptr, ptr %.398, align 8
  %.400 = mul i64 1, %.393
  %.401 = mul i64 %.381, %.400
  %.402 = add i64 0, %.401
  %.403 = mul i64 %.384, 1
  %.404 = add i64 %.402, %.403
  %.405 = getelementptr i8, ptr %.399, i64 %.404
  %.406 = load i8, ptr %.405, align 1
  %.407 = load i64, ptr %n.2, align 8
  %.408 = zext i8 %.406 to i64
  %.409 = add nsw i64 %.407, %.408
  %.410 = load i64, ptr %n.2, align 8
  store i64 0, ptr %n.2, align 8
  %.412 = load i64, ptr %n.4, align 8
  store i64 %.409, ptr %n.4, align 8
  br label %B188

B138.endif.else.if:                               ; preds = %B138.endif.else
  %.335 = sdiv i64 %.313, %.316
  %.336 = srem i64 %.313, %.316
  %.337 = xor i64 %.316, %.336
  %.338 = icmp slt i64 %.337, 0
  %.339 = icmp ne i64 %.336, 0
  %.340 = and i1 %.339, %.338
  br i1 %.340, label %B138.endif.else.if.if, label %B138.endif.else.if.else

B138.endif.else.endif:                            ; preds = %B138.endif.else.if.endif, %B138.endif.else
  %.351 = load i64, ptr %.324, align 8
  %.352 = load i64, ptr %.327, align 8
  store i64 %.351, ptr %quot.1, align 8
  store i64 %.352, ptr %rem.1, align 8
  br label %B138.endif.endif

B138.endif.else.if.if:                            ; preds = %B138.endif.else.if
  %.345 = sub i64 %.335, 1
  store i64 %.345, ptr %.324, align 8
  %.347 = add i64 %.336, %.316
  store i64 %.347, ptr %.327, align 8
  br label %B138.endif.else.if.endif

B138.endif.else.if.else:                          ; preds = %B138.endif.else.if
  store i64 %.335, ptr %.324, align 8
  store i64 %.336, ptr %.327, align 8
  br label %B138.endif.else.if.endif

B138.endif.else.if.endif:                         ; preds = %B138.endif.else.if.else, %B138.endif.else.if.if
  br label %B138.endif.else.endif
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

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1000}
!1000 = !{ptr @life, !"kernel", i32 1}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
!3 = !{!"branch_weights", i32 99, i32 1}
