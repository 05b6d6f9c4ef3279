; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr @mandelbrot], section "llvm.metadata"
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__errcode__ = global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__tidx__ = global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__ctaidx__ = global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__tidy__ = global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__ctaidy__ = global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__tidz__ = global i32 0
@_ZN6cudapy6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi__ctaidz__ = global i32 0
@_ZN08NumbaEnv6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi = common global ptr null
@_ZN08NumbaEnv16numba_mandelbrot6escapeB2v8B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dE10complex128i = common global ptr null
@_ZN08NumbaEnv5numba7cpython7numbers16complex_mul_impl12_3clocals_3e11complex_mulB2v9B40c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSyhCQA_3dE10complex12810complex128 = common global ptr null
@.str.1 = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

define void @mandelbrot(ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, i64 %.6, i64 %.7, i64 %.8, i64 %.9, double %.10, double %.11, double %.12, i32 %.13) {
.15:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %.1, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %.2, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %.3, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %.4, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %.5, 4
  %.16 = insertvalue [2 x i64] undef, i64 %.6, 0
  %.17 = insertvalue [2 x i64] %.16, i64 %.7, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.17, 5
  %.18 = insertvalue [2 x i64] undef, i64 %.8, 0
  %.19 = insertvalue [2 x i64] %.18, i64 %.9, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.19, 6
  %.20 = alloca ptr, align 8
  store ptr null, ptr %.20, align 8
  store ptr null, ptr %.20, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 5
  %.23 = extractvalue [2 x i64] %extracted.shape, 0
  %.24 = extractvalue [2 x i64] %extracted.shape, 1
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, 6
  %.25 = extractvalue [2 x i64] %extracted.strides, 0
  %.26 = extractvalue [2 x i64] %extracted.strides, 1
  %.27 = call i32 @_ZN6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi(ptr %.20, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.23, i64 %.24, i64 %.25, i64 %.26, double %.10, double %.11, double %.12, i32 %.13)
  %.28 = icmp eq i32 %.27, 0
  %.29 = icmp eq i32 %.27, -2
  %.30 = or i1 %.28, %.29
  %.31 = xor i1 %.30, true
  %.32 = icmp eq i32 %.27, -1
  %.33 = icmp eq i32 %.27, -3
  %.34 = icmp sge i32 %.27, 1
  %.35 = load ptr, ptr %.20, align 8
  ret void
}

define linkonce_odr i32 @_ZN6corpus10mandelbrotB2v7B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIhLi2E1C7mutable7alignedEdddi(ptr %.ret, ptr %arg.image.0, ptr %arg.image.1, i64 %arg.image.2, i64 %arg.image.3, ptr %arg.image.4, i64 %arg.image.5.0, i64 %arg.image.5.1, i64 %arg.image.6.0, i64 %arg.image.6.1, double %arg.x0, double %arg.y0, double %arg.step, i32 %arg.limit) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } undef, ptr %arg.image.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.meminfo, ptr %arg.image.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.parent, i64 %arg.image.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.nitems, i64 %arg.image.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.itemsize, ptr %arg.image.4, 4
  %.16 = insertvalue [2 x i64] undef, i64 %arg.image.5.0, 0
  %.17 = insertvalue [2 x i64] %.16, i64 %arg.image.5.1, 1
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.data, [2 x i64] %.17, 5
  %.18 = insertvalue [2 x i64] undef, i64 %arg.image.6.0, 0
  %.19 = insertvalue [2 x i64] %.18, i64 %arg.image.6.1, 1
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.shape, [2 x i64] %.19, 6
  %image = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %image, align 8
  %x0 = alloca double, align 8
  store double 0.000000e+00, ptr %x0, align 8
  %y0 = alloca double, align 8
  store double 0.000000e+00, ptr %y0, align 8
  %step = alloca double, align 8
  store double 0.000000e+00, ptr %step, align 8
  %limit = alloca i32, align 4
  store i32 0, ptr %limit, align 4
  %start_y = alloca i64, align 8
  store i64 0, ptr %start_y, align 8
  %grid_y = alloca i64, align 8
  store i64 0, ptr %grid_y, align 8
  %.73 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.73, align 8
  %.85 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.85, align 8
  %.95 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.95, align 8
  %.99 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.99, align 8
  %.108 = alloca i64, align 8
  store i64 0, ptr %.108, align 8
  %.111 = alloca i64, align 8
  store i64 0, ptr %.111, align 8
  %"$phi152.0" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi152.0", align 8
  %.150 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.150, align 8
  %.153 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.153, align 8
  %.179 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.179, align 8
  %.185 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.185, align 8
  %"$phi154.1" = alloca i64, align 8
  store i64 0, ptr %"$phi154.1", align 8
  %x = alloca i64, align 8
  store i64 0, ptr %x, align 8
  %.202 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.202, align 8
  %.216 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.216, align 8
  %.226 = alloca { i64, i64, i64 }, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.226, align 8
  %.230 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.230, align 8
  %.239 = alloca i64, align 8
  store i64 0, ptr %.239, align 8
  %.242 = alloca i64, align 8
  store i64 0, ptr %.242, align 8
  %"$phi212.1" = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi212.1", align 8
  %.281 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.281, align 8
  %.284 = alloca { ptr, i64, i64, ptr }, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.284, align 8
  %.310 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.310, align 8
  %.316 = alloca { i64, i1 }, align 8
  store { i64, i1 } zeroinitializer, ptr %.316, align 8
  %"$phi214.2" = alloca i64, align 8
  store i64 0, ptr %"$phi214.2", align 8
  %.340 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.340, align 8
  %.349 = alloca i32, align 4
  store i32 0, ptr %.349, align 4
  %.369 = alloca { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.369, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %inserted.strides, ptr %image, align 8
  store double %arg.x0, ptr %x0, align 8
  store double %arg.y0, ptr %y0, align 8
  store double %arg.step, ptr %step, align 8
  store i32 %arg.limit, ptr %limit, align 4
  %.30 = trunc i64 2 to i32
  %.31 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.32 = sext i32 %.31 to i64
  %.33 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.34 = sext i32 %.33 to i64
  %.35 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.36 = sext i32 %.35 to i64
  %.37 = mul i64 %.34, %.36
  %.38 = add i64 %.37, %.32
  %.39 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.40 = sext i32 %.39 to i64
  %.41 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %.42 = sext i32 %.41 to i64
  %.43 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %.44 = sext i32 %.43 to i64
  %.45 = mul i64 %.42, %.44
  %.46 = add i64 %.45, %.40
  %.47 = insertvalue [2 x i64] undef, i64 %.38, 0
  %.48 = insertvalue [2 x i64] %.47, i64 %.46, 1
  %.49 = extractvalue [2 x i64] %.48, 0
  %.50 = extractvalue [2 x i64] %.48, 1
  %.52 = load i64, ptr %start_y, align 8
  store i64 %.50, ptr %start_y, align 8
  %.54 = trunc i64 2 to i32
  %.55 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.56 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %.57 = sext i32 %.55 to i64
  %.58 = sext i32 %.56 to i64
  %.59 = mul i64 %.57, %.58
  %.60 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %.61 = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %.62 = sext i32 %.60 to i64
  %.63 = sext i32 %.61 to i64
  %.64 = mul i64 %.62, %.63
  %.65 = insertvalue [2 x i64] undef, i64 %.59, 0
  %.66 = insertvalue [2 x i64] %.65, i64 %.64, 1
  %.67 = extractvalue [2 x i64] %.66, 0
  %.68 = extractvalue [2 x i64] %.66, 1
  %.70 = load i64, ptr %grid_y, align 8
  store i64 %.68, ptr %grid_y, align 8
  %.72 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %image, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.73, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.72, ptr %.73, align 8
  %.77 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.73, i32 0, i32 5
  %.78 = getelementptr inbounds [2 x i64], ptr %.77, i32 0, i32 0
  %.79 = load i64, ptr %.78, align 8, !range !3
  %.80 = getelementptr inbounds [2 x i64], ptr %.77, i32 0, i32 1
  %.81 = load i64, ptr %.80, align 8, !range !3
  %.82 = insertvalue [2 x i64] undef, i64 %.79, 0
  %.83 = insertvalue [2 x i64] %.82, i64 %.81, 1
  %.84 = extractvalue [2 x i64] %.83, 1
  store { i64, i64, i64 } zeroinitializer, ptr %.85, align 8
  %.88 = getelementptr inbounds { i64, i64, i64 }, ptr %.85, i32 0, i32 0
  store i64 %.49, ptr %.88, align 8
  %.90 = getelementptr inbounds { i64, i64, i64 }, ptr %.85, i32 0, i32 1
  store i64 %.84, ptr %.90, align 8
  %.92 = getelementptr inbounds { i64, i64, i64 }, ptr %.85, i32 0, i32 2
  store i64 %.67, ptr %.92, align 8
  %.94 = load { i64, i64, i64 }, ptr %.85, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.95, align 8
  store { i64, i64, i64 } %.94, ptr %.95, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.99, align 8
  %.102 = getelementptr inbounds { i64, i64, i64 }, ptr %.95, i32 0, i32 0
  %.103 = load i64, ptr %.102, align 8
  %.104 = getelementptr inbounds { i64, i64, i64 }, ptr %.95, i32 0, i32 1
  %.105 = load i64, ptr %.104, align 8
  %.106 = getelementptr inbounds { i64, i64, i64 }, ptr %.95, i32 0, i32 2
  %.107 = load i64, ptr %.106, align 8
  store i64 %.103, ptr %.108, align 8
  %.113 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.99, i32 0, i32 0
  store ptr %.108, ptr %.113, align 8
  %.115 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.99, i32 0, i32 1
  store i64 %.105, ptr %.115, align 8
  %.117 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.99, i32 0, i32 2
  store i64 %.107, ptr %.117, align 8
  %.119 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.99, i32 0, i32 3
  store ptr %.111, ptr %.119, align 8
  %.121 = sub i64 %.105, %.103
  %.122 = icmp sgt i64 %.121, 0
  %.123 = icmp sgt i64 %.107, 0
  %.124 = xor i1 %.122, %.123
  %.125 = icmp eq i64 %.107, 0
  br i1 %.125, label %B0.if, label %B0.endif, !prof !4

B152:                                             ; preds = %B0.endif.endif, %B312
  %.149 = load { ptr, i64, i64, ptr }, ptr %"$phi152.0", align 8
  store { i64, i1 } zeroinitializer, ptr %.150, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.153, align 8
  store { ptr, i64, i64, ptr } %.149, ptr %.153, align 8
  %.157 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.153, i32 0, i32 3
  %.158 = load ptr, ptr %.157, align 8
  %.159 = load i64, ptr %.158, align 8
  %.160 = icmp sgt i64 %.159, 0
  %.161 = getelementptr inbounds { i64, i1 }, ptr %.150, i32 0, i32 1
  store i1 %.160, ptr %.161, align 1
  br i1 %.160, label %B152.if, label %B152.endif

B154:                                             ; preds = %B152.endif
  %.195 = load i64, ptr %"$phi154.1", align 8
  %.197 = load i64, ptr %x, align 8
  store i64 %.195, ptr %x, align 8
  %.199 = load i64, ptr %"$phi154.1", align 8
  store i64 0, ptr %"$phi154.1", align 8
  %.201 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %image, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.202, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.201, ptr %.202, align 8
  %.206 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.202, i32 0, i32 5
  %.207 = getelementptr inbounds [2 x i64], ptr %.206, i32 0, i32 0
  %.208 = load i64, ptr %.207, align 8, !range !3
  %.209 = getelementptr inbounds [2 x i64], ptr %.206, i32 0, i32 1
  %.210 = load i64, ptr %.209, align 8, !range !3
  %.211 = insertvalue [2 x i64] undef, i64 %.208, 0
  %.212 = insertvalue [2 x i64] %.211, i64 %.210, 1
  %.213 = extractvalue [2 x i64] %.212, 0
  %.214 = load i64, ptr %start_y, align 8
  %.215 = load i64, ptr %grid_y, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.216, align 8
  %.219 = getelementptr inbounds { i64, i64, i64 }, ptr %.216, i32 0, i32 0
  store i64 %.214, ptr %.219, align 8
  %.221 = getelementptr inbounds { i64, i64, i64 }, ptr %.216, i32 0, i32 1
  store i64 %.213, ptr %.221, align 8
  %.223 = getelementptr inbounds { i64, i64, i64 }, ptr %.216, i32 0, i32 2
  store i64 %.215, ptr %.223, align 8
  %.225 = load { i64, i64, i64 }, ptr %.216, align 8
  store { i64, i64, i64 } zeroinitializer, ptr %.226, align 8
  store { i64, i64, i64 } %.225, ptr %.226, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.230, align 8
  %.233 = getelementptr inbounds { i64, i64, i64 }, ptr %.226, i32 0, i32 0
  %.234 = load i64, ptr %.233, align 8
  %.235 = getelementptr inbounds { i64, i64, i64 }, ptr %.226, i32 0, i32 1
  %.236 = load i64, ptr %.235, align 8
  %.237 = getelementptr inbounds { i64, i64, i64 }, ptr %.226, i32 0, i32 2
  %.238 = load i64, ptr %.237, align 8
  store i64 %.234, ptr %.239, align 8
  %.244 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.230, i32 0, i32 0
  store ptr %.239, ptr %.244, align 8
  %.246 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.230, i32 0, i32 1
  store i64 %.236, ptr %.246, align 8
  %.248 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.230, i32 0, i32 2
  store i64 %.238, ptr %.248, align 8
  %.250 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.230, i32 0, i32 3
  store ptr %.242, ptr %.250, align 8
  %.252 = sub i64 %.236, %.234
  %.253 = icmp sgt i64 %.252, 0
  %.254 = icmp sgt i64 %.238, 0
  %.255 = xor i1 %.253, %.254
  %.256 = icmp eq i64 %.238, 0
  br i1 %.256, label %B154.if, label %B154.endif, !prof !4

B212:                                             ; preds = %B214.endif, %B154.endif.endif
  %.280 = load { ptr, i64, i64, ptr }, ptr %"$phi212.1", align 8
  store { i64, i1 } zeroinitializer, ptr %.281, align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %.284, align 8
  store { ptr, i64, i64, ptr } %.280, ptr %.284, align 8
  %.288 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.284, i32 0, i32 3
  %.289 = load ptr, ptr %.288, align 8
  %.290 = load i64, ptr %.289, align 8
  %.291 = icmp sgt i64 %.290, 0
  %.292 = getelementptr inbounds { i64, i1 }, ptr %.281, i32 0, i32 1
  store i1 %.291, ptr %.292, align 1
  br i1 %.291, label %B212.if, label %B212.endif

B214:                                             ; preds = %B212.endif
  %.326 = load i64, ptr %"$phi214.2", align 8
  %.327 = load i64, ptr %"$phi214.2", align 8
  store i64 0, ptr %"$phi214.2", align 8
  %.329 = load i64, ptr %x, align 8
  %.330 = load double, ptr %step, align 8
  %.331 = sitofp i64 %.329 to double
  %.332 = fmul double %.331, %.330
  %.333 = load double, ptr %x0, align 8
  %.334 = fadd double %.333, %.332
  %.335 = load double, ptr %step, align 8
  %.336 = sitofp i64 %.326 to double
  %.337 = fmul double %.336, %.335
  %.338 = load double, ptr %y0, align 8
  %.339 = fadd double %.338, %.337
  store { double, double } zeroinitializer, ptr %.340, align 8
  %.343 = getelementptr inbounds { double, double }, ptr %.340, i32 0, i32 0
  store double %.334, ptr %.343, align 8
  %.345 = getelementptr inbounds { double, double }, ptr %.340, i32 0, i32 1
  store double %.339, ptr %.345, align 8
  %.347 = load { double, double }, ptr %.340, align 8
  %.348 = load i32, ptr %limit, align 4
  store i32 0, ptr %.349, align 4
  %extracted.real = extractvalue { double, double } %.347, 0
  %extracted.imag = extractvalue { double, double } %.347, 1
  %.352 = call i32 @_ZN16numba_mandelbrot6escapeB2v8B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dE10complex128i(ptr %.349, double %extracted.real, double %extracted.imag, i32 %.348)
  %.353 = icmp eq i32 %.352, 0
  %.354 = icmp eq i32 %.352, -2
  %.355 = or i1 %.353, %.354
  %.356 = xor i1 %.355, true
  %.357 = icmp eq i32 %.352, -1
  %.358 = icmp eq i32 %.352, -3
  %.359 = icmp sge i32 %.352, 1
  %.360 = load i32, ptr %.349, align 4
  br i1 %.356, label %B214.if, label %B214.endif, !prof !4

B312:                                             ; preds = %B212.endif
  %.416 = load i64, ptr %x, align 8
  store i64 0, ptr %x, align 8
  %.418 = load i64, ptr %"$phi214.2", align 8
  store i64 0, ptr %"$phi214.2", align 8
  %.420 = load { ptr, i64, i64, ptr }, ptr %"$phi212.1", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi212.1", align 8
  br label %B152

B314:                                             ; preds = %B152.endif
  %.423 = load double, ptr %y0, align 8
  store double 0.000000e+00, ptr %y0, align 8
  %.425 = load double, ptr %x0, align 8
  store double 0.000000e+00, ptr %x0, align 8
  %.427 = load double, ptr %step, align 8
  store double 0.000000e+00, ptr %step, align 8
  %.429 = load i64, ptr %start_y, align 8
  store i64 0, ptr %start_y, align 8
  %.431 = load i32, ptr %limit, align 4
  store i32 0, ptr %limit, align 4
  %.433 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %image, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %image, align 8
  %.435 = load i64, ptr %grid_y, align 8
  store i64 0, ptr %grid_y, align 8
  %.437 = load i64, ptr %"$phi154.1", align 8
  store i64 0, ptr %"$phi154.1", align 8
  %.439 = load { ptr, i64, i64, ptr }, ptr %"$phi152.0", align 8
  store { ptr, i64, i64, ptr } zeroinitializer, ptr %"$phi152.0", align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B0.if:                                            ; preds = %B0
  ret i32 1

B0.endif:                                         ; preds = %B0
  br i1 %.124, label %B0.endif.if, label %B0.endif.else

B0.endif.if:                                      ; preds = %B0.endif
  %.129 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.99, i32 0, i32 3
  %.130 = load ptr, ptr %.129, align 8
  store i64 0, ptr %.130, align 8
  br label %B0.endif.endif

B0.endif.else:                                    ; preds = %B0.endif
  %.133 = srem i64 %.121, %.107
  %.134 = sub i64 0, %.133
  %.135 = select i1 %.122, i64 %.133, i64 %.134
  %.136 = icmp sgt i64 %.135, 0
  %.137 = sdiv i64 %.121, %.107
  %.138 = select i1 %.136, i64 1, i64 0
  %.139 = add i64 %.137, %.138
  %.140 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.99, i32 0, i32 3
  %.141 = load ptr, ptr %.140, align 8
  store i64 %.139, ptr %.141, align 8
  br label %B0.endif.endif

B0.endif.endif:                                   ; preds = %B0.endif.else, %B0.endif.if
  %.144 = load { ptr, i64, i64, ptr }, ptr %.99, align 8
  %.146 = load { ptr, i64, i64, ptr }, ptr %"$phi152.0", align 8
  store { ptr, i64, i64, ptr } %.144, ptr %"$phi152.0", align 8
  br label %B152

B152.if:                                          ; preds = %B152
  %.164 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.153, i32 0, i32 0
  %.165 = load ptr, ptr %.164, align 8
  %.166 = load i64, ptr %.165, align 8
  %.167 = getelementptr inbounds { i64, i1 }, ptr %.150, i32 0, i32 0
  store i64 %.166, ptr %.167, align 8
  %.169 = sub nsw i64 %.159, 1
  store i64 %.169, ptr %.158, align 8
  %.171 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.153, i32 0, i32 2
  %.172 = load i64, ptr %.171, align 8
  %.173 = add i64 %.166, %.172
  %.174 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.153, i32 0, i32 0
  %.175 = load ptr, ptr %.174, align 8
  store i64 %.173, ptr %.175, align 8
  br label %B152.endif

B152.endif:                                       ; preds = %B152.if, %B152
  %.178 = load { i64, i1 }, ptr %.150, align 8
  store { i64, i1 } zeroinitializer, ptr %.179, align 8
  store { i64, i1 } %.178, ptr %.179, align 8
  %.183 = getelementptr inbounds { i64, i1 }, ptr %.179, i32 0, i32 0
  %.184 = load i64, ptr %.183, align 8
  store { i64, i1 } zeroinitializer, ptr %.185, align 8
  store { i64, i1 } %.178, ptr %.185, align 8
  %.189 = getelementptr inbounds { i64, i1 }, ptr %.185, i32 0, i32 1
  %.190 = load i1, ptr %.189, align 1
  %.192 = load i64, ptr %"$phi154.1", align 8
  store i64 %.184, ptr %"$phi154.1", align 8
  br i1 %.190, label %B154, label %B314

B154.if:                                          ; preds = %B154
  ret i32 2

B154.endif:                                       ; preds = %B154
  br i1 %.255, label %B154.endif.if, label %B154.endif.else

B154.endif.if:                                    ; preds = %B154.endif
  %.260 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.230, i32 0, i32 3
  %.261 = load ptr, ptr %.260, align 8
  store i64 0, ptr %.261, align 8
  br label %B154.endif.endif

B154.endif.else:                                  ; preds = %B154.endif
  %.264 = srem i64 %.252, %.238
  %.265 = sub i64 0, %.264
  %.266 = select i1 %.253, i64 %.264, i64 %.265
  %.267 = icmp sgt i64 %.266, 0
  %.268 = sdiv i64 %.252, %.238
  %.269 = select i1 %.267, i64 1, i64 0
  %.270 = add i64 %.268, %.269
  %.271 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.230, i32 0, i32 3
  %.272 = load ptr, ptr %.271, align 8
  store i64 %.270, ptr %.272, align 8
  br label %B154.endif.endif

B154.endif.endif:                                 ; preds = %B154.endif.else, %B154.endif.if
  %.275 = load { ptr, i64, i64, ptr }, ptr %.230, align 8
  %.277 = load { ptr, i64, i64, ptr }, ptr %"$phi212.1", align 8
  store { ptr, i64, i64, ptr } %.275, ptr %"$phi212.1", align 8
  br label %B212

B212.if:                                          ; preds = %B212
  %.295 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.284, i32 0, i32 0
  %.296 = load ptr, ptr %.295, align 8
  %.297 = load i64, ptr %.296, align 8
  %.298 = getelementptr inbounds { i64, i1 }, ptr %.281, i32 0, i32 0
  store i64 %.297, ptr %.298, align 8
  %.300 = sub nsw i64 %.290, 1
  store i64 %.300, ptr %.289, align 8
  %.302 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.284, i32 0, i32 2
  %.303 = load i64, ptr %.302, align 8
  %.304 = add i64 %.297, %.303
  %.305 = getelementptr inbounds { ptr, i64, i64, ptr }, ptr %.284, i32 0, i32 0
  %.306 = load ptr, ptr %.305, align 8
  store i64 %.304, ptr %.306, align 8
  br label %B212.endif

B212.endif:                                       ; preds = %B212.if, %B212
  %.309 = load { i64, i1 }, ptr %.281, align 8
  store { i64, i1 } zeroinitializer, ptr %.310, align 8
  store { i64, i1 } %.309, ptr %.310, align 8
  %.314 = getelementptr inbounds { i64, i1 }, ptr %.310, i32 0, i32 0
  %.315 = load i64, ptr %.314, align 8
  store { i64, i1 } zeroinitializer, ptr %.316, align 8
  store { i64, i1 } %.309, ptr %.316, align 8
  %.320 = getelementptr inbounds { i64, i1 }, ptr %.316, i32 0, i32 1
  %.321 = load i1, ptr %.320, align 1
  %.323 = load i64, ptr %"$phi214.2", align 8
  store i64 %.315, ptr %"$phi214.2", align 8
  br i1 %.321, label %B214, label %B312

B214.if:                                          ; preds = %B214
  ret i32 %.352

B214.endif:                                       ; preds = %B214
  %.363 = load i64, ptr %x, align 8
  %.364 = insertvalue [2 x i64] undef, i64 %.326, 0
  %.365 = insertvalue [2 x i64] %.364, i64 %.363, 1
  %.366 = load { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %image, align 8
  %.367 = extractvalue [2 x i64] %.365, 0
  %.368 = extractvalue [2 x i64] %.365, 1
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } zeroinitializer, ptr %.369, align 8
  store { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] } %.366, ptr %.369, align 8
  %.373 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.369, i32 0, i32 5
  %.374 = getelementptr inbounds [2 x i64], ptr %.373, i32 0, i32 0
  %.375 = load i64, ptr %.374, align 8, !range !3
  %.376 = getelementptr inbounds [2 x i64], ptr %.373, i32 0, i32 1
  %.377 = load i64, ptr %.376, align 8, !range !3
  %.378 = insertvalue [2 x i64] undef, i64 %.375, 0
  %.379 = insertvalue [2 x i64] %.378, i64 %.377, 1
  %.380 = extractvalue [2 x i64] %.379, 0
  %.381 = extractvalue [2 x i64] %.379, 1
  %.382 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.369, i32 0, i32 6
  %.383 = load [2 x i64], ptr %.382, align 8
  %.384 = extractvalue [2 x i64] %.383, 0
  %.385 = extractvalue [2 x i64] %.383, 1
  %.386 = icmp slt i64 %.367, 0
  %.387 = add i64 %.367, %.380
  %.388 = select i1 %.386, i64 %.387, i64 %.367
  %.389 = icmp slt i64 %.368, 0
  %.390 = add i64 %.368, %.381
  %.391 = select i1 %.389, i64 %.390, i64 %.368
  %.392 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.369, i32 0, i32 5
  %.393 = getelementptr inbounds [2 x i64], ptr %.392, i32 0, i32 0
  %.394 = load i64, ptr %.393, align 8, !range !3
  %.395 = getelementptr inbounds [2 x i64], ptr %.392, i32 0, i32 1
  %.396 = load i64, ptr %.395, align 8, !range !3
  %.397 = insertvalue [2 x i64] undef, i64 %.394, 0
  %.398 = insertvalue [2 x i64] %.397, i64 %.396, 1
  %.399 = extractvalue [2 x i64] %.398, 0
  %.400 = extractvalue [2 x i64] %.398, 1
  %.401 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.369, i32 0, i32 6
  %.402 = load [2 x i64], ptr %.401, align 8
  %.403 = extractvalue [2 x i64] %.402, 0
  %.404 = extractvalue [2 x i64] %.402, 1
  %.405 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [2 x i64], [2 x i64] }, ptr %.369, i32 0, i32 4
  %.406 = load ptr, ptr %.405, align 8
  %.407 = mul i64 1, %.400
  %.408 = mul i64 %.388, %.407
  %.409 = add i64 0, %.408
  %.410 = mul i64 %.391, 1
  %.411 = add i64 %.409, %.410
  %.412 = getelementptr i8, ptr %.406, i64 %.411
  %.413 = trunc i32 %.360 to i8
  store i8 %.413, ptr %.412, align 1
  br label %B212
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
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #0

define linkonce_odr i32 @_ZN16numba_mandelbrot6escapeB2v8B104cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OpClbqVgrKOgDgs_2bIBfsj1pNAA_3d_3dE10complex128i(ptr %.ret, double %arg.c.0, double %arg.c.1, i32 %arg.limit) {
entry:
  %inserted.real = insertvalue { double, double } undef, double %arg.c.0, 0
  %inserted.imag = insertvalue { double, double } %inserted.real, double %arg.c.1, 1
  %c = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %c, align 8
  %limit = alloca i32, align 4
  store i32 0, ptr %limit, align 4
  %z.2 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %z.2, align 8
  %.14 = alloca { i32, i32, i32 }, align 8
  store { i32, i32, i32 } zeroinitializer, ptr %.14, align 4
  %.24 = alloca { i32, i32, i32 }, align 8
  store { i32, i32, i32 } zeroinitializer, ptr %.24, align 4
  %.28 = alloca { ptr, i32, i32, ptr }, align 8
  store { ptr, i32, i32, ptr } zeroinitializer, ptr %.28, align 8
  %.37 = alloca i32, align 4
  store i32 0, ptr %.37, align 4
  %.40 = alloca i32, align 4
  store i32 0, ptr %.40, align 4
  %"$phi38.0" = alloca { ptr, i32, i32, ptr }, align 8
  store { ptr, i32, i32, ptr } zeroinitializer, ptr %"$phi38.0", align 8
  %.79 = alloca { i32, i1 }, align 8
  store { i32, i1 } zeroinitializer, ptr %.79, align 4
  %.82 = alloca { ptr, i32, i32, ptr }, align 8
  store { ptr, i32, i32, ptr } zeroinitializer, ptr %.82, align 8
  %.108 = alloca { i32, i1 }, align 8
  store { i32, i1 } zeroinitializer, ptr %.108, align 4
  %.114 = alloca { i32, i1 }, align 8
  store { i32, i1 } zeroinitializer, ptr %.114, align 4
  %"$phi40.1" = alloca i32, align 4
  store i32 0, ptr %"$phi40.1", align 4
  %i = alloca i32, align 4
  store i32 0, ptr %i, align 4
  %.132 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.132, align 8
  %.151 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.151, align 8
  %.155 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.155, align 8
  %.159 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.159, align 8
  %z.1 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %z.1, align 8
  %.181 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.181, align 8
  %.188 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.188, align 8
  %.196 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.196, align 8
  %.203 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.203, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { double, double } %inserted.imag, ptr %c, align 8
  store i32 %arg.limit, ptr %limit, align 4
  %.11 = load { double, double }, ptr %z.2, align 8
  store { double, double } zeroinitializer, ptr %z.2, align 8
  %.13 = load i32, ptr %limit, align 4
  store { i32, i32, i32 } zeroinitializer, ptr %.14, align 4
  %.17 = getelementptr inbounds { i32, i32, i32 }, ptr %.14, i32 0, i32 0
  store i32 0, ptr %.17, align 4
  %.19 = getelementptr inbounds { i32, i32, i32 }, ptr %.14, i32 0, i32 1
  store i32 %.13, ptr %.19, align 4
  %.21 = getelementptr inbounds { i32, i32, i32 }, ptr %.14, i32 0, i32 2
  store i32 1, ptr %.21, align 4
  %.23 = load { i32, i32, i32 }, ptr %.14, align 4
  store { i32, i32, i32 } zeroinitializer, ptr %.24, align 4
  store { i32, i32, i32 } %.23, ptr %.24, align 4
  store { ptr, i32, i32, ptr } zeroinitializer, ptr %.28, align 8
  %.31 = getelementptr inbounds { i32, i32, i32 }, ptr %.24, i32 0, i32 0
  %.32 = load i32, ptr %.31, align 4
  %.33 = getelementptr inbounds { i32, i32, i32 }, ptr %.24, i32 0, i32 1
  %.34 = load i32, ptr %.33, align 4
  %.35 = getelementptr inbounds { i32, i32, i32 }, ptr %.24, i32 0, i32 2
  %.36 = load i32, ptr %.35, align 4
  store i32 %.32, ptr %.37, align 4
  %.42 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.28, i32 0, i32 0
  store ptr %.37, ptr %.42, align 8
  %.44 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.28, i32 0, i32 1
  store i32 %.34, ptr %.44, align 4
  %.46 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.28, i32 0, i32 2
  store i32 %.36, ptr %.46, align 4
  %.48 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.28, i32 0, i32 3
  store ptr %.40, ptr %.48, align 8
  %.50 = sub i32 %.34, %.32
  %.51 = icmp sgt i32 %.50, 0
  %.52 = icmp sgt i32 %.36, 0
  %.53 = xor i1 %.51, %.52
  %.54 = icmp eq i32 %.36, 0
  br i1 %.54, label %B0.if, label %B0.endif, !prof !4

B38:                                              ; preds = %B0.endif.endif, %B136
  %.78 = load { ptr, i32, i32, ptr }, ptr %"$phi38.0", align 8
  store { i32, i1 } zeroinitializer, ptr %.79, align 4
  store { ptr, i32, i32, ptr } zeroinitializer, ptr %.82, align 8
  store { ptr, i32, i32, ptr } %.78, ptr %.82, align 8
  %.86 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.82, i32 0, i32 3
  %.87 = load ptr, ptr %.86, align 8
  %.88 = load i32, ptr %.87, align 4
  %.89 = icmp sgt i32 %.88, 0
  %.90 = getelementptr inbounds { i32, i1 }, ptr %.79, i32 0, i32 1
  store i1 %.89, ptr %.90, align 1
  br i1 %.89, label %B38.if, label %B38.endif

B40:                                              ; preds = %B38.endif
  %.124 = load i32, ptr %"$phi40.1", align 4
  %.126 = load i32, ptr %i, align 4
  store i32 %.124, ptr %i, align 4
  %.128 = load i32, ptr %"$phi40.1", align 4
  store i32 0, ptr %"$phi40.1", align 4
  %.130 = load { double, double }, ptr %z.2, align 8
  %.131 = load { double, double }, ptr %z.2, align 8
  store { double, double } zeroinitializer, ptr %.132, align 8
  %extracted.real = extractvalue { double, double } %.130, 0
  %extracted.imag = extractvalue { double, double } %.130, 1
  %extracted.real.1 = extractvalue { double, double } %.131, 0
  %extracted.imag.1 = extractvalue { double, double } %.131, 1
  %.135 = call i32 @_ZN5numba7cpython7numbers16complex_mul_impl12_3clocals_3e11complex_mulB2v9B40c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSyhCQA_3dE10complex12810complex128(ptr %.132, double %extracted.real, double %extracted.imag, double %extracted.real.1, double %extracted.imag.1)
  %.136 = icmp eq i32 %.135, 0
  %.137 = icmp eq i32 %.135, -2
  %.138 = or i1 %.136, %.137
  %.139 = xor i1 %.138, true
  %.140 = icmp eq i32 %.135, -1
  %.141 = icmp eq i32 %.135, -3
  %.142 = icmp sge i32 %.135, 1
  %.143 = load { double, double }, ptr %.132, align 8
  %.144 = extractvalue { double, double } %.143, 0
  %.145 = extractvalue { double, double } %.143, 1
  %inserted.real.1 = insertvalue { double, double } undef, double %.144, 0
  %inserted.imag.1 = insertvalue { double, double } %inserted.real.1, double %.145, 1
  br i1 %.139, label %B40.if, label %B40.endif, !prof !4

B128:                                             ; preds = %B40.endif
  %.214 = load { double, double }, ptr %z.1, align 8
  store { double, double } zeroinitializer, ptr %z.1, align 8
  %.216 = load i32, ptr %limit, align 4
  store i32 0, ptr %limit, align 4
  %.218 = load { double, double }, ptr %c, align 8
  store { double, double } zeroinitializer, ptr %c, align 8
  %.220 = load { ptr, i32, i32, ptr }, ptr %"$phi38.0", align 8
  store { ptr, i32, i32, ptr } zeroinitializer, ptr %"$phi38.0", align 8
  %.222 = load i32, ptr %i, align 4
  %.223 = load i32, ptr %i, align 4
  store i32 0, ptr %i, align 4
  store i32 %.222, ptr %.ret, align 4
  ret i32 0

B136:                                             ; preds = %B40.endif
  %.227 = load i32, ptr %i, align 4
  store i32 0, ptr %i, align 4
  %.229 = load { double, double }, ptr %z.1, align 8
  %.230 = load { double, double }, ptr %z.2, align 8
  store { double, double } %.229, ptr %z.2, align 8
  %.232 = load { double, double }, ptr %z.1, align 8
  store { double, double } zeroinitializer, ptr %z.1, align 8
  br label %B38

B138:                                             ; preds = %B38.endif
  %.235 = load { double, double }, ptr %z.2, align 8
  store { double, double } zeroinitializer, ptr %z.2, align 8
  %.237 = load { double, double }, ptr %c, align 8
  store { double, double } zeroinitializer, ptr %c, align 8
  %.239 = load i32, ptr %"$phi40.1", align 4
  store i32 0, ptr %"$phi40.1", align 4
  %.241 = load { ptr, i32, i32, ptr }, ptr %"$phi38.0", align 8
  store { ptr, i32, i32, ptr } zeroinitializer, ptr %"$phi38.0", align 8
  %.243 = load i32, ptr %limit, align 4
  %.244 = load i32, ptr %limit, align 4
  store i32 0, ptr %limit, align 4
  store i32 %.243, ptr %.ret, align 4
  ret i32 0

B0.if:                                            ; preds = %B0
  ret i32 1

B0.endif:                                         ; preds = %B0
  br i1 %.53, label %B0.endif.if, label %B0.endif.else

B0.endif.if:                                      ; preds = %B0.endif
  %.58 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.28, i32 0, i32 3
  %.59 = load ptr, ptr %.58, align 8
  store i32 0, ptr %.59, align 4
  br label %B0.endif.endif

B0.endif.else:                                    ; preds = %B0.endif
  %.62 = srem i32 %.50, %.36
  %.63 = sub i32 0, %.62
  %.64 = select i1 %.51, i32 %.62, i32 %.63
  %.65 = icmp sgt i32 %.64, 0
  %.66 = sdiv i32 %.50, %.36
  %.67 = select i1 %.65, i32 1, i32 0
  %.68 = add i32 %.66, %.67
  %.69 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.28, i32 0, i32 3
  %.70 = load ptr, ptr %.69, align 8
  store i32 %.68, ptr %.70, align 4
  br label %B0.endif.endif

B0.endif.endif:                                   ; preds = %B0.endif.else, %B0.endif.if
  %.73 = load { ptr, i32, i32, ptr }, ptr %.28, align 8
  %.75 = load { ptr, i32, i32, ptr }, ptr %"$phi38.0", align 8
  store { ptr, i32, i32, ptr } %.73, ptr %"$phi38.0", align 8
  br label %B38

B38.if:                                           ; preds = %B38
  %.93 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.82, i32 0, i32 0
  %.94 = load ptr, ptr %.93, align 8
  %.95 = load i32, ptr %.94, align 4
  %.96 = getelementptr inbounds { i32, i1 }, ptr %.79, i32 0, i32 0
  store i32 %.95, ptr %.96, align 4
  %.98 = sub nsw i32 %.88, 1
  store i32 %.98, ptr %.87, align 4
  %.100 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.82, i32 0, i32 2
  %.101 = load i32, ptr %.100, align 4
  %.102 = add i32 %.95, %.101
  %.103 = getelementptr inbounds { ptr, i32, i32, ptr }, ptr %.82, i32 0, i32 0
  %.104 = load ptr, ptr %.103, align 8
  store i32 %.102, ptr %.104, align 4
  br label %B38.endif

B38.endif:                                        ; preds = %B38.if, %B38
  %.107 = load { i32, i1 }, ptr %.79, align 4
  store { i32, i1 } zeroinitializer, ptr %.108, align 4
  store { i32, i1 } %.107, ptr %.108, align 4
  %.112 = getelementptr inbounds { i32, i1 }, ptr %.108, i32 0, i32 0
  %.113 = load i32, ptr %.112, align 4
  store { i32, i1 } zeroinitializer, ptr %.114, align 4
  store { i32, i1 } %.107, ptr %.114, align 4
  %.118 = getelementptr inbounds { i32, i1 }, ptr %.114, i32 0, i32 1
  %.119 = load i1, ptr %.118, align 1
  %.121 = load i32, ptr %"$phi40.1", align 4
  store i32 %.113, ptr %"$phi40.1", align 4
  br i1 %.119, label %B40, label %B138

B40.if:                                           ; preds = %B40
  ret i32 %.135

B40.endif:                                        ; preds = %B40
  %.148 = load { double, double }, ptr %z.2, align 8
  store { double, double } zeroinitializer, ptr %z.2, align 8
  %.150 = load { double, double }, ptr %c, align 8
  store { double, double } zeroinitializer, ptr %.151, align 8
  store { double, double } %inserted.imag.1, ptr %.151, align 8
  store { double, double } zeroinitializer, ptr %.155, align 8
  store { double, double } %.150, ptr %.155, align 8
  store { double, double } zeroinitializer, ptr %.159, align 8
  %.162 = getelementptr inbounds { double, double }, ptr %.151, i32 0, i32 0
  %.163 = load double, ptr %.162, align 8
  %.164 = getelementptr inbounds { double, double }, ptr %.151, i32 0, i32 1
  %.165 = load double, ptr %.164, align 8
  %.166 = getelementptr inbounds { double, double }, ptr %.155, i32 0, i32 0
  %.167 = load double, ptr %.166, align 8
  %.168 = getelementptr inbounds { double, double }, ptr %.155, i32 0, i32 1
  %.169 = load double, ptr %.168, align 8
  %.170 = fadd double %.163, %.167
  %.171 = getelementptr inbounds { double, double }, ptr %.159, i32 0, i32 0
  store double %.170, ptr %.171, align 8
  %.173 = fadd double %.165, %.169
  %.174 = getelementptr inbounds { double, double }, ptr %.159, i32 0, i32 1
  store double %.173, ptr %.174, align 8
  %.176 = load { double, double }, ptr %.159, align 8
  %.178 = load { double, double }, ptr %z.1, align 8
  store { double, double } %.176, ptr %z.1, align 8
  %.180 = load { double, double }, ptr %z.1, align 8
  store { double, double } zeroinitializer, ptr %.181, align 8
  store { double, double } %.180, ptr %.181, align 8
  %.185 = getelementptr inbounds { double, double }, ptr %.181, i32 0, i32 0
  %.186 = load double, ptr %.185, align 8
  %.187 = load { double, double }, ptr %z.1, align 8
  store { double, double } zeroinitializer, ptr %.188, align 8
  store { double, double } %.187, ptr %.188, align 8
  %.192 = getelementptr inbounds { double, double }, ptr %.188, i32 0, i32 0
  %.193 = load double, ptr %.192, align 8
  %.194 = fmul double %.186, %.193
  %.195 = load { double, double }, ptr %z.1, align 8
  store { double, double } zeroinitializer, ptr %.196, align 8
  store { double, double } %.195, ptr %.196, align 8
  %.200 = getelementptr inbounds { double, double }, ptr %.196, i32 0, i32 1
  %.201 = load double, ptr %.200, align 8
  %.202 = load { double, double }, ptr %z.1, align 8
  store { double, double } zeroinitializer, ptr %.203, align 8
  store { double, double } %.202, ptr %.203, align 8
  %.207 = getelementptr inbounds { double, double }, ptr %.203, i32 0, i32 1
  %.208 = load double, ptr %.207, align 8
  %.209 = fmul double %.201, %.208
  %.210 = fadd double %.194, %.209
  %.211 = sitofp i64 4 to double
  %.212 = fcmp oge double %.210, %.211
  br i1 %.212, label %B128, label %B136
}

define linkonce_odr i32 @_ZN5numba7cpython7numbers16complex_mul_impl12_3clocals_3e11complex_mulB2v9B40c8tJTC_2fWQA93W1AaAIYBPIqRBFCjDSyhCQA_3dE10complex12810complex128(ptr %.ret, double %arg.z.0, double %arg.z.1, double %arg.w.0, double %arg.w.1) {
entry:
  %inserted.real = insertvalue { double, double } undef, double %arg.z.0, 0
  %inserted.imag = insertvalue { double, double } %inserted.real, double %arg.z.1, 1
  %inserted.real.1 = insertvalue { double, double } undef, double %arg.w.0, 0
  %inserted.imag.1 = insertvalue { double, double } %inserted.real.1, double %arg.w.1, 1
  %.7 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.7, align 8
  %a = alloca double, align 8
  store double 0.000000e+00, ptr %a, align 8
  %.16 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.16, align 8
  %b = alloca double, align 8
  store double 0.000000e+00, ptr %b, align 8
  %.25 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.25, align 8
  %c = alloca double, align 8
  store double 0.000000e+00, ptr %c, align 8
  %.34 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.34, align 8
  %d = alloca double, align 8
  store double 0.000000e+00, ptr %d, align 8
  %ac = alloca double, align 8
  store double 0.000000e+00, ptr %ac, align 8
  %bd = alloca double, align 8
  store double 0.000000e+00, ptr %bd, align 8
  %ad = alloca double, align 8
  store double 0.000000e+00, ptr %ad, align 8
  %bc = alloca double, align 8
  store double 0.000000e+00, ptr %bc, align 8
  %real = alloca double, align 8
  store double 0.000000e+00, ptr %real, align 8
  %real.2 = alloca double, align 8
  store double 0.000000e+00, ptr %real.2, align 8
  %imag = alloca double, align 8
  store double 0.000000e+00, ptr %imag, align 8
  %imag.2 = alloca double, align 8
  store double 0.000000e+00, ptr %imag.2, align 8
  %.95 = alloca i1, align 1
  store i1 false, ptr %.95, align 1
  %recalc = alloca i1, align 1
  store i1 false, ptr %recalc, align 1
  %a.4 = alloca double, align 8
  store double 0.000000e+00, ptr %a.4, align 8
  %b.4 = alloca double, align 8
  store double 0.000000e+00, ptr %b.4, align 8
  %c.4 = alloca double, align 8
  store double 0.000000e+00, ptr %c.4, align 8
  %d.4 = alloca double, align 8
  store double 0.000000e+00, ptr %d.4, align 8
  %recalc.5 = alloca i1, align 1
  store i1 false, ptr %recalc.5, align 1
  %"$phi390.1" = alloca ptr, align 8
  store ptr null, ptr %"$phi390.1", align 8
  %"$phi390.2.2" = alloca double, align 8
  store double 0.000000e+00, ptr %"$phi390.2.2", align 8
  %a.1 = alloca double, align 8
  store double 0.000000e+00, ptr %a.1, align 8
  %"$phi476.1" = alloca ptr, align 8
  store ptr null, ptr %"$phi476.1", align 8
  %"$phi476.2.2" = alloca double, align 8
  store double 0.000000e+00, ptr %"$phi476.2.2", align 8
  %c.5 = alloca double, align 8
  store double 0.000000e+00, ptr %c.5, align 8
  %b.1 = alloca double, align 8
  store double 0.000000e+00, ptr %b.1, align 8
  %d.5 = alloca double, align 8
  store double 0.000000e+00, ptr %d.5, align 8
  %a.5 = alloca double, align 8
  store double 0.000000e+00, ptr %a.5, align 8
  %b.5 = alloca double, align 8
  store double 0.000000e+00, ptr %b.5, align 8
  %c.6 = alloca double, align 8
  store double 0.000000e+00, ptr %c.6, align 8
  %d.6 = alloca double, align 8
  store double 0.000000e+00, ptr %d.6, align 8
  %recalc.4 = alloca i1, align 1
  store i1 false, ptr %recalc.4, align 1
  %"$phi810.1" = alloca ptr, align 8
  store ptr null, ptr %"$phi810.1", align 8
  %"$phi810.2.2" = alloca double, align 8
  store double 0.000000e+00, ptr %"$phi810.2.2", align 8
  %c.2 = alloca double, align 8
  store double 0.000000e+00, ptr %c.2, align 8
  %"$phi896.1" = alloca ptr, align 8
  store ptr null, ptr %"$phi896.1", align 8
  %"$phi896.2.2" = alloca double, align 8
  store double 0.000000e+00, ptr %"$phi896.2.2", align 8
  %a.6 = alloca double, align 8
  store double 0.000000e+00, ptr %a.6, align 8
  %d.2 = alloca double, align 8
  store double 0.000000e+00, ptr %d.2, align 8
  %b.6 = alloca double, align 8
  store double 0.000000e+00, ptr %b.6, align 8
  %a.7 = alloca double, align 8
  store double 0.000000e+00, ptr %a.7, align 8
  %b.7 = alloca double, align 8
  store double 0.000000e+00, ptr %b.7, align 8
  %c.7 = alloca double, align 8
  store double 0.000000e+00, ptr %c.7, align 8
  %d.7 = alloca double, align 8
  store double 0.000000e+00, ptr %d.7, align 8
  %recalc.6 = alloca i1, align 1
  store i1 false, ptr %recalc.6, align 1
  %a.8 = alloca double, align 8
  store double 0.000000e+00, ptr %a.8, align 8
  %b.8 = alloca double, align 8
  store double 0.000000e+00, ptr %b.8, align 8
  %c.8 = alloca double, align 8
  store double 0.000000e+00, ptr %c.8, align 8
  %d.8 = alloca double, align 8
  store double 0.000000e+00, ptr %d.8, align 8
  %.734 = alloca { double, double }, align 8
  store { double, double } zeroinitializer, ptr %.734, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { double, double } zeroinitializer, ptr %.7, align 8
  store { double, double } %inserted.imag, ptr %.7, align 8
  %.11 = getelementptr inbounds { double, double }, ptr %.7, i32 0, i32 0
  %.12 = load double, ptr %.11, align 8
  %.14 = load double, ptr %a, align 8
  store double %.12, ptr %a, align 8
  store { double, double } zeroinitializer, ptr %.16, align 8
  store { double, double } %inserted.imag, ptr %.16, align 8
  %.20 = getelementptr inbounds { double, double }, ptr %.16, i32 0, i32 1
  %.21 = load double, ptr %.20, align 8
  %.23 = load double, ptr %b, align 8
  store double %.21, ptr %b, align 8
  store { double, double } zeroinitializer, ptr %.25, align 8
  store { double, double } %inserted.imag.1, ptr %.25, align 8
  %.29 = getelementptr inbounds { double, double }, ptr %.25, i32 0, i32 0
  %.30 = load double, ptr %.29, align 8
  %.32 = load double, ptr %c, align 8
  store double %.30, ptr %c, align 8
  store { double, double } zeroinitializer, ptr %.34, align 8
  store { double, double } %inserted.imag.1, ptr %.34, align 8
  %.38 = getelementptr inbounds { double, double }, ptr %.34, i32 0, i32 1
  %.39 = load double, ptr %.38, align 8
  %.41 = load double, ptr %d, align 8
  store double %.39, ptr %d, align 8
  %.43 = load double, ptr %a, align 8
  %.44 = load double, ptr %c, align 8
  %.45 = fmul double %.43, %.44
  %.47 = load double, ptr %ac, align 8
  store double %.45, ptr %ac, align 8
  %.49 = load double, ptr %b, align 8
  %.50 = load double, ptr %d, align 8
  %.51 = fmul double %.49, %.50
  %.53 = load double, ptr %bd, align 8
  store double %.51, ptr %bd, align 8
  %.55 = load double, ptr %a, align 8
  %.56 = load double, ptr %d, align 8
  %.57 = fmul double %.55, %.56
  %.59 = load double, ptr %ad, align 8
  store double %.57, ptr %ad, align 8
  %.61 = load double, ptr %b, align 8
  %.62 = load double, ptr %c, align 8
  %.63 = fmul double %.61, %.62
  %.65 = load double, ptr %bc, align 8
  store double %.63, ptr %bc, align 8
  %.67 = load double, ptr %ac, align 8
  %.68 = load double, ptr %bd, align 8
  %.69 = fsub double %.67, %.68
  %.71 = load double, ptr %real, align 8
  store double %.69, ptr %real, align 8
  %.73 = load double, ptr %real, align 8
  %.75 = load double, ptr %real.2, align 8
  store double %.73, ptr %real.2, align 8
  %.77 = load double, ptr %ad, align 8
  %.78 = load double, ptr %bc, align 8
  %.79 = fadd double %.77, %.78
  %.81 = load double, ptr %imag, align 8
  store double %.79, ptr %imag, align 8
  %.83 = load double, ptr %imag, align 8
  %.85 = load double, ptr %imag.2, align 8
  store double %.83, ptr %imag.2, align 8
  %.87 = insertvalue [2 x i64] undef, i64 3, 0
  %.88 = insertvalue [2 x i64] %.87, i64 11, 1
  %.89 = insertvalue { i64, i64 } undef, i64 3, 0
  %.90 = insertvalue { i64, i64 } %.89, i64 14, 1
  %.91 = extractvalue { i64, i64 } %.90, 0
  %.92 = extractvalue { i64, i64 } %.90, 1
  %.93 = insertvalue [2 x i64] undef, i64 3, 0
  %.94 = insertvalue [2 x i64] %.93, i64 14, 1
  store i1 true, ptr %.95, align 1
  %.98 = extractvalue [2 x i64] %.88, 0
  %.99 = extractvalue [2 x i64] %.94, 0
  %.100 = icmp ne i64 %.98, %.99
  br i1 %.100, label %B0.if, label %B0.endif

B154:                                             ; preds = %cmp_end
  %.116 = load double, ptr %real, align 8
  %.117 = load double, ptr %real.2, align 8
  store double %.116, ptr %real.2, align 8
  %.119 = load double, ptr %imag, align 8
  %.120 = load double, ptr %imag.2, align 8
  store double %.119, ptr %imag.2, align 8
  %.122 = load double, ptr %real, align 8
  %.123 = call i32 @__nv_isnand(double %.122)
  %.124 = icmp ne i32 %.123, 0
  br i1 %.124, label %B196, label %B1678

B196:                                             ; preds = %B154
  %.126 = load double, ptr %real, align 8
  %.127 = load double, ptr %real.2, align 8
  store double %.126, ptr %real.2, align 8
  %.129 = load double, ptr %imag, align 8
  %.130 = load double, ptr %imag.2, align 8
  store double %.129, ptr %imag.2, align 8
  %.132 = load double, ptr %imag, align 8
  %.133 = call i32 @__nv_isnand(double %.132)
  %.134 = icmp ne i32 %.133, 0
  br i1 %.134, label %B238, label %B1678

B238:                                             ; preds = %B196
  %.136 = load double, ptr %real.2, align 8
  store double 0.000000e+00, ptr %real.2, align 8
  %.138 = load double, ptr %imag.2, align 8
  store double 0.000000e+00, ptr %imag.2, align 8
  %.141 = load i1, ptr %recalc, align 1
  store i1 false, ptr %recalc, align 1
  %.143 = load double, ptr %a, align 8
  %.144 = call i32 @__nv_isinfd(double %.143)
  %.145 = icmp ne i32 %.144, 0
  br i1 %.145, label %B322, label %B282

B282:                                             ; preds = %B238
  %.147 = load double, ptr %a, align 8
  %.149 = load double, ptr %a.4, align 8
  store double %.147, ptr %a.4, align 8
  %.151 = load double, ptr %b, align 8
  %.153 = load double, ptr %b.4, align 8
  store double %.151, ptr %b.4, align 8
  %.155 = load double, ptr %c, align 8
  %.157 = load double, ptr %c.4, align 8
  store double %.155, ptr %c.4, align 8
  %.159 = load double, ptr %d, align 8
  %.161 = load double, ptr %d.4, align 8
  store double %.159, ptr %d.4, align 8
  %.163 = load i1, ptr %recalc, align 1
  %.165 = load i1, ptr %recalc.5, align 1
  store i1 false, ptr %recalc.5, align 1
  %.167 = load i1, ptr %recalc, align 1
  store i1 false, ptr %recalc, align 1
  %.169 = load double, ptr %b, align 8
  %.170 = call i32 @__nv_isinfd(double %.169)
  %.171 = icmp ne i32 %.170, 0
  br i1 %.171, label %B322, label %B662

B322:                                             ; preds = %B282, %B238
  %.173 = load i1, ptr %recalc.5, align 1
  store i1 false, ptr %recalc.5, align 1
  %.175 = load i1, ptr %recalc, align 1
  store i1 false, ptr %recalc, align 1
  %.177 = load double, ptr %d.4, align 8
  store double 0.000000e+00, ptr %d.4, align 8
  %.179 = load double, ptr %c.4, align 8
  store double 0.000000e+00, ptr %c.4, align 8
  %.181 = load double, ptr %b.4, align 8
  store double 0.000000e+00, ptr %b.4, align 8
  %.183 = load double, ptr %a.4, align 8
  store double 0.000000e+00, ptr %a.4, align 8
  %.185 = load double, ptr %a, align 8
  %.186 = call i32 @__nv_isinfd(double %.185)
  %.187 = icmp ne i32 %.186, 0
  %.189 = load ptr, ptr %"$phi390.1", align 8
  store ptr null, ptr %"$phi390.1", align 8
  br i1 %.187, label %B384, label %B388

B384:                                             ; preds = %B322
  %.193 = load double, ptr %"$phi390.2.2", align 8
  store double 1.000000e+00, ptr %"$phi390.2.2", align 8
  br label %B390

B388:                                             ; preds = %B322
  %.196 = load double, ptr %"$phi390.2.2", align 8
  store double 0.000000e+00, ptr %"$phi390.2.2", align 8
  br label %B390

B390:                                             ; preds = %B388, %B384
  %.199 = load double, ptr %"$phi390.2.2", align 8
  %.200 = load double, ptr %a, align 8
  %.201 = call double @__nv_copysign(double %.199, double %.200)
  %.203 = load double, ptr %a.1, align 8
  store double %.201, ptr %a.1, align 8
  %.205 = load double, ptr %a, align 8
  store double 0.000000e+00, ptr %a, align 8
  %.207 = load double, ptr %"$phi390.2.2", align 8
  store double 0.000000e+00, ptr %"$phi390.2.2", align 8
  %.209 = load ptr, ptr %"$phi390.1", align 8
  store ptr null, ptr %"$phi390.1", align 8
  %.211 = load double, ptr %b, align 8
  %.212 = call i32 @__nv_isinfd(double %.211)
  %.213 = icmp ne i32 %.212, 0
  %.215 = load ptr, ptr %"$phi476.1", align 8
  store ptr null, ptr %"$phi476.1", align 8
  br i1 %.213, label %B470, label %B474

B470:                                             ; preds = %B390
  %.219 = load double, ptr %"$phi476.2.2", align 8
  store double 1.000000e+00, ptr %"$phi476.2.2", align 8
  br label %B476

B474:                                             ; preds = %B390
  %.222 = load double, ptr %"$phi476.2.2", align 8
  store double 0.000000e+00, ptr %"$phi476.2.2", align 8
  br label %B476

B476:                                             ; preds = %B474, %B470
  %.225 = load double, ptr %c, align 8
  %.227 = load double, ptr %c.5, align 8
  store double %.225, ptr %c.5, align 8
  %.229 = load double, ptr %"$phi476.2.2", align 8
  %.230 = load double, ptr %b, align 8
  %.231 = call double @__nv_copysign(double %.229, double %.230)
  %.233 = load double, ptr %b.1, align 8
  store double %.231, ptr %b.1, align 8
  %.235 = load double, ptr %b, align 8
  store double 0.000000e+00, ptr %b, align 8
  %.237 = load double, ptr %"$phi476.2.2", align 8
  store double 0.000000e+00, ptr %"$phi476.2.2", align 8
  %.239 = load ptr, ptr %"$phi476.1", align 8
  store ptr null, ptr %"$phi476.1", align 8
  %.241 = load double, ptr %c, align 8
  %.242 = call i32 @__nv_isnand(double %.241)
  %.243 = icmp ne i32 %.242, 0
  br i1 %.243, label %B534, label %B576

B534:                                             ; preds = %B476
  %.245 = load double, ptr %c, align 8
  %.246 = call double @__nv_copysign(double 0.000000e+00, double %.245)
  %.247 = load double, ptr %c, align 8
  store double 0.000000e+00, ptr %c, align 8
  %.249 = load double, ptr %c.5, align 8
  store double %.246, ptr %c.5, align 8
  br label %B576

B576:                                             ; preds = %B534, %B476
  %.252 = load double, ptr %c, align 8
  store double 0.000000e+00, ptr %c, align 8
  %.254 = load double, ptr %d, align 8
  %.256 = load double, ptr %d.5, align 8
  store double %.254, ptr %d.5, align 8
  %.258 = load double, ptr %d, align 8
  %.259 = call i32 @__nv_isnand(double %.258)
  %.260 = icmp ne i32 %.259, 0
  br i1 %.260, label %B616, label %B658

B616:                                             ; preds = %B576
  %.262 = load double, ptr %d, align 8
  %.263 = call double @__nv_copysign(double 0.000000e+00, double %.262)
  %.264 = load double, ptr %d, align 8
  store double 0.000000e+00, ptr %d, align 8
  %.266 = load double, ptr %d.5, align 8
  store double %.263, ptr %d.5, align 8
  br label %B658

B658:                                             ; preds = %B616, %B576
  %.269 = load double, ptr %d, align 8
  store double 0.000000e+00, ptr %d, align 8
  %.271 = load double, ptr %a.1, align 8
  %.272 = load double, ptr %a.4, align 8
  store double %.271, ptr %a.4, align 8
  %.274 = load double, ptr %a.1, align 8
  store double 0.000000e+00, ptr %a.1, align 8
  %.276 = load double, ptr %b.1, align 8
  %.277 = load double, ptr %b.4, align 8
  store double %.276, ptr %b.4, align 8
  %.279 = load double, ptr %b.1, align 8
  store double 0.000000e+00, ptr %b.1, align 8
  %.281 = load double, ptr %c.5, align 8
  %.282 = load double, ptr %c.4, align 8
  store double %.281, ptr %c.4, align 8
  %.284 = load double, ptr %c.5, align 8
  store double 0.000000e+00, ptr %c.5, align 8
  %.286 = load double, ptr %d.5, align 8
  %.287 = load double, ptr %d.4, align 8
  store double %.286, ptr %d.4, align 8
  %.289 = load double, ptr %d.5, align 8
  store double 0.000000e+00, ptr %d.5, align 8
  %.291 = load i1, ptr %recalc.5, align 1
  store i1 true, ptr %recalc.5, align 1
  br label %B662

B662:                                             ; preds = %B658, %B282
  %.294 = load double, ptr %d, align 8
  store double 0.000000e+00, ptr %d, align 8
  %.296 = load double, ptr %c, align 8
  store double 0.000000e+00, ptr %c, align 8
  %.298 = load double, ptr %b, align 8
  store double 0.000000e+00, ptr %b, align 8
  %.300 = load double, ptr %a, align 8
  store double 0.000000e+00, ptr %a, align 8
  %.302 = load double, ptr %c.4, align 8
  %.303 = call i32 @__nv_isinfd(double %.302)
  %.304 = icmp ne i32 %.303, 0
  br i1 %.304, label %B742, label %B702

B702:                                             ; preds = %B662
  %.306 = load double, ptr %a.4, align 8
  %.308 = load double, ptr %a.5, align 8
  store double %.306, ptr %a.5, align 8
  %.310 = load double, ptr %b.4, align 8
  %.312 = load double, ptr %b.5, align 8
  store double %.310, ptr %b.5, align 8
  %.314 = load double, ptr %c.4, align 8
  %.316 = load double, ptr %c.6, align 8
  store double %.314, ptr %c.6, align 8
  %.318 = load double, ptr %d.4, align 8
  %.320 = load double, ptr %d.6, align 8
  store double %.318, ptr %d.6, align 8
  %.322 = load i1, ptr %recalc.5, align 1
  %.324 = load i1, ptr %recalc.4, align 1
  store i1 %.322, ptr %recalc.4, align 1
  %.326 = load i1, ptr %recalc.5, align 1
  store i1 false, ptr %recalc.5, align 1
  %.328 = load double, ptr %d.4, align 8
  %.329 = call i32 @__nv_isinfd(double %.328)
  %.330 = icmp ne i32 %.329, 0
  br i1 %.330, label %B742, label %B1082

B742:                                             ; preds = %B702, %B662
  %.332 = load i1, ptr %recalc.5, align 1
  store i1 false, ptr %recalc.5, align 1
  %.334 = load i1, ptr %recalc.4, align 1
  store i1 false, ptr %recalc.4, align 1
  %.336 = load double, ptr %d.6, align 8
  store double 0.000000e+00, ptr %d.6, align 8
  %.338 = load double, ptr %c.6, align 8
  store double 0.000000e+00, ptr %c.6, align 8
  %.340 = load double, ptr %b.5, align 8
  store double 0.000000e+00, ptr %b.5, align 8
  %.342 = load double, ptr %a.5, align 8
  store double 0.000000e+00, ptr %a.5, align 8
  %.344 = load double, ptr %c.4, align 8
  %.345 = call i32 @__nv_isinfd(double %.344)
  %.346 = icmp ne i32 %.345, 0
  %.348 = load ptr, ptr %"$phi810.1", align 8
  store ptr null, ptr %"$phi810.1", align 8
  br i1 %.346, label %B804, label %B808

B804:                                             ; preds = %B742
  %.352 = load double, ptr %"$phi810.2.2", align 8
  store double 1.000000e+00, ptr %"$phi810.2.2", align 8
  br label %B810

B808:                                             ; preds = %B742
  %.355 = load double, ptr %"$phi810.2.2", align 8
  store double 0.000000e+00, ptr %"$phi810.2.2", align 8
  br label %B810

B810:                                             ; preds = %B808, %B804
  %.358 = load double, ptr %"$phi810.2.2", align 8
  %.359 = load double, ptr %c.4, align 8
  %.360 = call double @__nv_copysign(double %.358, double %.359)
  %.362 = load double, ptr %c.2, align 8
  store double %.360, ptr %c.2, align 8
  %.364 = load double, ptr %c.4, align 8
  store double 0.000000e+00, ptr %c.4, align 8
  %.366 = load double, ptr %"$phi810.2.2", align 8
  store double 0.000000e+00, ptr %"$phi810.2.2", align 8
  %.368 = load ptr, ptr %"$phi810.1", align 8
  store ptr null, ptr %"$phi810.1", align 8
  %.370 = load double, ptr %d.4, align 8
  %.371 = call i32 @__nv_isinfd(double %.370)
  %.372 = icmp ne i32 %.371, 0
  %.374 = load ptr, ptr %"$phi896.1", align 8
  store ptr null, ptr %"$phi896.1", align 8
  br i1 %.372, label %B890, label %B894

B890:                                             ; preds = %B810
  %.378 = load double, ptr %"$phi896.2.2", align 8
  store double 1.000000e+00, ptr %"$phi896.2.2", align 8
  br label %B896

B894:                                             ; preds = %B810
  %.381 = load double, ptr %"$phi896.2.2", align 8
  store double 0.000000e+00, ptr %"$phi896.2.2", align 8
  br label %B896

B896:                                             ; preds = %B894, %B890
  %.384 = load double, ptr %a.4, align 8
  %.386 = load double, ptr %a.6, align 8
  store double %.384, ptr %a.6, align 8
  %.388 = load double, ptr %"$phi896.2.2", align 8
  %.389 = load double, ptr %d.4, align 8
  %.390 = call double @__nv_copysign(double %.388, double %.389)
  %.392 = load double, ptr %d.2, align 8
  store double %.390, ptr %d.2, align 8
  %.394 = load double, ptr %d.4, align 8
  store double 0.000000e+00, ptr %d.4, align 8
  %.396 = load double, ptr %"$phi896.2.2", align 8
  store double 0.000000e+00, ptr %"$phi896.2.2", align 8
  %.398 = load ptr, ptr %"$phi896.1", align 8
  store ptr null, ptr %"$phi896.1", align 8
  %.400 = load double, ptr %a.4, align 8
  %.401 = call i32 @__nv_isnand(double %.400)
  %.402 = icmp ne i32 %.401, 0
  br i1 %.402, label %B954, label %B996

B954:                                             ; preds = %B896
  %.404 = load double, ptr %a.4, align 8
  %.405 = call double @__nv_copysign(double 0.000000e+00, double %.404)
  %.406 = load double, ptr %a.4, align 8
  store double 0.000000e+00, ptr %a.4, align 8
  %.408 = load double, ptr %a.6, align 8
  store double %.405, ptr %a.6, align 8
  br label %B996

B996:                                             ; preds = %B954, %B896
  %.411 = load double, ptr %a.4, align 8
  store double 0.000000e+00, ptr %a.4, align 8
  %.413 = load double, ptr %b.4, align 8
  %.415 = load double, ptr %b.6, align 8
  store double %.413, ptr %b.6, align 8
  %.417 = load double, ptr %b.4, align 8
  %.418 = call i32 @__nv_isnand(double %.417)
  %.419 = icmp ne i32 %.418, 0
  br i1 %.419, label %B1036, label %B1078

B1036:                                            ; preds = %B996
  %.421 = load double, ptr %b.4, align 8
  %.422 = call double @__nv_copysign(double 0.000000e+00, double %.421)
  %.423 = load double, ptr %b.4, align 8
  store double 0.000000e+00, ptr %b.4, align 8
  %.425 = load double, ptr %b.6, align 8
  store double %.422, ptr %b.6, align 8
  br label %B1078

B1078:                                            ; preds = %B1036, %B996
  %.428 = load double, ptr %b.4, align 8
  store double 0.000000e+00, ptr %b.4, align 8
  %.430 = load double, ptr %a.6, align 8
  %.431 = load double, ptr %a.5, align 8
  store double %.430, ptr %a.5, align 8
  %.433 = load double, ptr %a.6, align 8
  store double 0.000000e+00, ptr %a.6, align 8
  %.435 = load double, ptr %b.6, align 8
  %.436 = load double, ptr %b.5, align 8
  store double %.435, ptr %b.5, align 8
  %.438 = load double, ptr %b.6, align 8
  store double 0.000000e+00, ptr %b.6, align 8
  %.440 = load double, ptr %c.2, align 8
  %.441 = load double, ptr %c.6, align 8
  store double %.440, ptr %c.6, align 8
  %.443 = load double, ptr %c.2, align 8
  store double 0.000000e+00, ptr %c.2, align 8
  %.445 = load double, ptr %d.2, align 8
  %.446 = load double, ptr %d.6, align 8
  store double %.445, ptr %d.6, align 8
  %.448 = load double, ptr %d.2, align 8
  store double 0.000000e+00, ptr %d.2, align 8
  %.450 = load i1, ptr %recalc.4, align 1
  store i1 true, ptr %recalc.4, align 1
  br label %B1082

B1082:                                            ; preds = %B1078, %B702
  %.453 = load double, ptr %d.4, align 8
  store double 0.000000e+00, ptr %d.4, align 8
  %.455 = load double, ptr %c.4, align 8
  store double 0.000000e+00, ptr %c.4, align 8
  %.457 = load double, ptr %b.4, align 8
  store double 0.000000e+00, ptr %b.4, align 8
  %.459 = load double, ptr %a.4, align 8
  store double 0.000000e+00, ptr %a.4, align 8
  %.461 = load double, ptr %a.5, align 8
  %.463 = load double, ptr %a.7, align 8
  store double %.461, ptr %a.7, align 8
  %.465 = load double, ptr %b.5, align 8
  %.467 = load double, ptr %b.7, align 8
  store double %.465, ptr %b.7, align 8
  %.469 = load double, ptr %c.6, align 8
  %.471 = load double, ptr %c.7, align 8
  store double %.469, ptr %c.7, align 8
  %.473 = load double, ptr %d.6, align 8
  %.475 = load double, ptr %d.7, align 8
  store double %.473, ptr %d.7, align 8
  %.477 = load i1, ptr %recalc.4, align 1
  %.479 = load i1, ptr %recalc.6, align 1
  store i1 %.477, ptr %recalc.6, align 1
  %.481 = load i1, ptr %recalc.4, align 1
  br i1 %.481, label %B1578, label %B1086

B1086:                                            ; preds = %B1082
  %.483 = load i1, ptr %recalc.6, align 1
  store i1 false, ptr %recalc.6, align 1
  %.485 = load double, ptr %d.7, align 8
  store double 0.000000e+00, ptr %d.7, align 8
  %.487 = load double, ptr %c.7, align 8
  store double 0.000000e+00, ptr %c.7, align 8
  %.489 = load double, ptr %b.7, align 8
  store double 0.000000e+00, ptr %b.7, align 8
  %.491 = load double, ptr %a.7, align 8
  store double 0.000000e+00, ptr %a.7, align 8
  %.493 = load double, ptr %ac, align 8
  %.494 = call i32 @__nv_isinfd(double %.493)
  %.495 = icmp ne i32 %.494, 0
  %.496 = load double, ptr %ac, align 8
  store double 0.000000e+00, ptr %ac, align 8
  br i1 %.495, label %B1246, label %B1126

B1126:                                            ; preds = %B1086
  %.499 = load double, ptr %bd, align 8
  %.500 = call i32 @__nv_isinfd(double %.499)
  %.501 = icmp ne i32 %.500, 0
  %.502 = load double, ptr %bd, align 8
  store double 0.000000e+00, ptr %bd, align 8
  br i1 %.501, label %B1246, label %B1166

B1166:                                            ; preds = %B1126
  %.505 = load double, ptr %ad, align 8
  %.506 = call i32 @__nv_isinfd(double %.505)
  %.507 = icmp ne i32 %.506, 0
  %.508 = load double, ptr %ad, align 8
  store double 0.000000e+00, ptr %ad, align 8
  br i1 %.507, label %B1246, label %B1206

B1206:                                            ; preds = %B1166
  %.511 = load double, ptr %a.5, align 8
  %.512 = load double, ptr %a.7, align 8
  store double %.511, ptr %a.7, align 8
  %.514 = load double, ptr %b.5, align 8
  %.515 = load double, ptr %b.7, align 8
  store double %.514, ptr %b.7, align 8
  %.517 = load double, ptr %c.6, align 8
  %.518 = load double, ptr %c.7, align 8
  store double %.517, ptr %c.7, align 8
  %.520 = load double, ptr %d.6, align 8
  %.521 = load double, ptr %d.7, align 8
  store double %.520, ptr %d.7, align 8
  %.523 = load i1, ptr %recalc.4, align 1
  %.524 = load i1, ptr %recalc.6, align 1
  store i1 %.523, ptr %recalc.6, align 1
  %.526 = load i1, ptr %recalc.4, align 1
  store i1 false, ptr %recalc.4, align 1
  %.528 = load double, ptr %bc, align 8
  %.529 = call i32 @__nv_isinfd(double %.528)
  %.530 = icmp ne i32 %.529, 0
  %.531 = load double, ptr %bc, align 8
  store double 0.000000e+00, ptr %bc, align 8
  br i1 %.530, label %B1246, label %B1578

B1246:                                            ; preds = %B1206, %B1166, %B1126, %B1086
  %.534 = load i1, ptr %recalc.6, align 1
  store i1 false, ptr %recalc.6, align 1
  %.536 = load i1, ptr %recalc.4, align 1
  store i1 false, ptr %recalc.4, align 1
  %.538 = load double, ptr %d.7, align 8
  store double 0.000000e+00, ptr %d.7, align 8
  %.540 = load double, ptr %c.7, align 8
  store double 0.000000e+00, ptr %c.7, align 8
  %.542 = load double, ptr %bd, align 8
  store double 0.000000e+00, ptr %bd, align 8
  %.544 = load double, ptr %bc, align 8
  store double 0.000000e+00, ptr %bc, align 8
  %.546 = load double, ptr %b.7, align 8
  store double 0.000000e+00, ptr %b.7, align 8
  %.548 = load double, ptr %ad, align 8
  store double 0.000000e+00, ptr %ad, align 8
  %.550 = load double, ptr %a.7, align 8
  store double 0.000000e+00, ptr %a.7, align 8
  %.552 = load double, ptr %a.5, align 8
  %.554 = load double, ptr %a.8, align 8
  store double %.552, ptr %a.8, align 8
  %.556 = load double, ptr %a.5, align 8
  %.557 = call i32 @__nv_isnand(double %.556)
  %.558 = icmp ne i32 %.557, 0
  br i1 %.558, label %B1286, label %B1328

B1286:                                            ; preds = %B1246
  %.560 = load double, ptr %a.5, align 8
  %.561 = call double @__nv_copysign(double 0.000000e+00, double %.560)
  %.562 = load double, ptr %a.5, align 8
  store double 0.000000e+00, ptr %a.5, align 8
  %.564 = load double, ptr %a.8, align 8
  store double %.561, ptr %a.8, align 8
  br label %B1328

B1328:                                            ; preds = %B1286, %B1246
  %.567 = load double, ptr %a.5, align 8
  store double 0.000000e+00, ptr %a.5, align 8
  %.569 = load double, ptr %b.5, align 8
  %.571 = load double, ptr %b.8, align 8
  store double %.569, ptr %b.8, align 8
  %.573 = load double, ptr %b.5, align 8
  %.574 = call i32 @__nv_isnand(double %.573)
  %.575 = icmp ne i32 %.574, 0
  br i1 %.575, label %B1368, label %B1410

B1368:                                            ; preds = %B1328
  %.577 = load double, ptr %b.5, align 8
  %.578 = call double @__nv_copysign(double 0.000000e+00, double %.577)
  %.579 = load double, ptr %b.5, align 8
  store double 0.000000e+00, ptr %b.5, align 8
  %.581 = load double, ptr %b.8, align 8
  store double %.578, ptr %b.8, align 8
  br label %B1410

B1410:                                            ; preds = %B1368, %B1328
  %.584 = load double, ptr %b.5, align 8
  store double 0.000000e+00, ptr %b.5, align 8
  %.586 = load double, ptr %c.6, align 8
  %.588 = load double, ptr %c.8, align 8
  store double %.586, ptr %c.8, align 8
  %.590 = load double, ptr %c.6, align 8
  %.591 = call i32 @__nv_isnand(double %.590)
  %.592 = icmp ne i32 %.591, 0
  br i1 %.592, label %B1450, label %B1492

B1450:                                            ; preds = %B1410
  %.594 = load double, ptr %c.6, align 8
  %.595 = call double @__nv_copysign(double 0.000000e+00, double %.594)
  %.596 = load double, ptr %c.6, align 8
  store double 0.000000e+00, ptr %c.6, align 8
  %.598 = load double, ptr %c.8, align 8
  store double %.595, ptr %c.8, align 8
  br label %B1492

B1492:                                            ; preds = %B1450, %B1410
  %.601 = load double, ptr %c.6, align 8
  store double 0.000000e+00, ptr %c.6, align 8
  %.603 = load double, ptr %d.6, align 8
  %.605 = load double, ptr %d.8, align 8
  store double %.603, ptr %d.8, align 8
  %.607 = load double, ptr %d.6, align 8
  %.608 = call i32 @__nv_isnand(double %.607)
  %.609 = icmp ne i32 %.608, 0
  br i1 %.609, label %B1532, label %B1574

B1532:                                            ; preds = %B1492
  %.611 = load double, ptr %d.6, align 8
  %.612 = call double @__nv_copysign(double 0.000000e+00, double %.611)
  %.613 = load double, ptr %d.6, align 8
  store double 0.000000e+00, ptr %d.6, align 8
  %.615 = load double, ptr %d.8, align 8
  store double %.612, ptr %d.8, align 8
  br label %B1574

B1574:                                            ; preds = %B1532, %B1492
  %.618 = load double, ptr %d.6, align 8
  store double 0.000000e+00, ptr %d.6, align 8
  %.620 = load double, ptr %a.8, align 8
  %.621 = load double, ptr %a.7, align 8
  store double %.620, ptr %a.7, align 8
  %.623 = load double, ptr %a.8, align 8
  store double 0.000000e+00, ptr %a.8, align 8
  %.625 = load double, ptr %b.8, align 8
  %.626 = load double, ptr %b.7, align 8
  store double %.625, ptr %b.7, align 8
  %.628 = load double, ptr %b.8, align 8
  store double 0.000000e+00, ptr %b.8, align 8
  %.630 = load double, ptr %c.8, align 8
  %.631 = load double, ptr %c.7, align 8
  store double %.630, ptr %c.7, align 8
  %.633 = load double, ptr %c.8, align 8
  store double 0.000000e+00, ptr %c.8, align 8
  %.635 = load double, ptr %d.8, align 8
  %.636 = load double, ptr %d.7, align 8
  store double %.635, ptr %d.7, align 8
  %.638 = load double, ptr %d.8, align 8
  store double 0.000000e+00, ptr %d.8, align 8
  %.640 = load i1, ptr %recalc.6, align 1
  store i1 true, ptr %recalc.6, align 1
  br label %B1578

B1578:                                            ; preds = %B1574, %B1206, %B1082
  %.643 = load i1, ptr %recalc.4, align 1
  store i1 false, ptr %recalc.4, align 1
  %.645 = load double, ptr %d.6, align 8
  store double 0.000000e+00, ptr %d.6, align 8
  %.647 = load double, ptr %c.6, align 8
  store double 0.000000e+00, ptr %c.6, align 8
  %.649 = load double, ptr %bd, align 8
  store double 0.000000e+00, ptr %bd, align 8
  %.651 = load double, ptr %bc, align 8
  store double 0.000000e+00, ptr %bc, align 8
  %.653 = load double, ptr %b.5, align 8
  store double 0.000000e+00, ptr %b.5, align 8
  %.655 = load double, ptr %ad, align 8
  store double 0.000000e+00, ptr %ad, align 8
  %.657 = load double, ptr %ac, align 8
  store double 0.000000e+00, ptr %ac, align 8
  %.659 = load double, ptr %a.5, align 8
  store double 0.000000e+00, ptr %a.5, align 8
  %.661 = load double, ptr %real, align 8
  %.662 = load double, ptr %real.2, align 8
  store double %.661, ptr %real.2, align 8
  %.664 = load double, ptr %real, align 8
  store double 0.000000e+00, ptr %real, align 8
  %.666 = load double, ptr %imag, align 8
  %.667 = load double, ptr %imag.2, align 8
  store double %.666, ptr %imag.2, align 8
  %.669 = load double, ptr %imag, align 8
  store double 0.000000e+00, ptr %imag, align 8
  %.671 = load i1, ptr %recalc.6, align 1
  %.672 = load i1, ptr %recalc.6, align 1
  store i1 false, ptr %recalc.6, align 1
  br i1 %.671, label %B1582, label %B1678

B1582:                                            ; preds = %B1578
  %.675 = load double, ptr %a.7, align 8
  %.676 = load double, ptr %c.7, align 8
  %.677 = fmul double %.675, %.676
  %.678 = load double, ptr %b.7, align 8
  %.679 = load double, ptr %d.7, align 8
  %.680 = fmul double %.678, %.679
  %.681 = fsub double %.677, %.680
  %.682 = fmul double 0x7FF0000000000000, %.681
  %.683 = load double, ptr %real.2, align 8
  store double %.682, ptr %real.2, align 8
  %.685 = load double, ptr %a.7, align 8
  %.686 = load double, ptr %d.7, align 8
  %.687 = fmul double %.685, %.686
  %.688 = load double, ptr %d.7, align 8
  store double 0.000000e+00, ptr %d.7, align 8
  %.690 = load double, ptr %a.7, align 8
  store double 0.000000e+00, ptr %a.7, align 8
  %.692 = load double, ptr %b.7, align 8
  %.693 = load double, ptr %c.7, align 8
  %.694 = fmul double %.692, %.693
  %.695 = load double, ptr %c.7, align 8
  store double 0.000000e+00, ptr %c.7, align 8
  %.697 = load double, ptr %b.7, align 8
  store double 0.000000e+00, ptr %b.7, align 8
  %.699 = fadd double %.687, %.694
  %.700 = fmul double 0x7FF0000000000000, %.699
  %.701 = load double, ptr %imag.2, align 8
  store double %.700, ptr %imag.2, align 8
  br label %B1678

B1678:                                            ; preds = %cmp_end, %B1582, %B1578, %B196, %B154
  %.704 = load double, ptr %real, align 8
  store double 0.000000e+00, ptr %real, align 8
  %.706 = load double, ptr %imag, align 8
  store double 0.000000e+00, ptr %imag, align 8
  %.708 = load double, ptr %d.7, align 8
  store double 0.000000e+00, ptr %d.7, align 8
  %.710 = load double, ptr %d, align 8
  store double 0.000000e+00, ptr %d, align 8
  %.712 = load double, ptr %c.7, align 8
  store double 0.000000e+00, ptr %c.7, align 8
  %.714 = load double, ptr %c, align 8
  store double 0.000000e+00, ptr %c, align 8
  %.716 = load double, ptr %bd, align 8
  store double 0.000000e+00, ptr %bd, align 8
  %.718 = load double, ptr %bc, align 8
  store double 0.000000e+00, ptr %bc, align 8
  %.720 = load double, ptr %b.7, align 8
  store double 0.000000e+00, ptr %b.7, align 8
  %.722 = load double, ptr %b, align 8
  store double 0.000000e+00, ptr %b, align 8
  %.724 = load double, ptr %ad, align 8
  store double 0.000000e+00, ptr %ad, align 8
  %.726 = load double, ptr %ac, align 8
  store double 0.000000e+00, ptr %ac, align 8
  %.728 = load double, ptr %a.7, align 8
  store double 0.000000e+00, ptr %a.7, align 8
  %.730 = load double, ptr %a, align 8
  store double 0.000000e+00, ptr %a, align 8
  %.732 = load double, ptr %real.2, align 8
  %.733 = load double, ptr %imag.2, align 8
  store { double, double } zeroinitializer, ptr %.734, align 8
  %.737 = getelementptr inbounds { double, double }, ptr %.734, i32 0, i32 0
  store double %.732, ptr %.737, align 8
  %.739 = getelementptr inbounds { double, double }, ptr %.734, i32 0, i32 1
  store double %.733, ptr %.739, align 8
  %.741 = load { double, double }, ptr %.734, align 8
  %.742 = load double, ptr %real.2, align 8
  store double 0.000000e+00, ptr %real.2, align 8
  %.744 = load double, ptr %imag.2, align 8
  store double 0.000000e+00, ptr %imag.2, align 8
  %extracted.real = extractvalue { double, double } %.741, 0
  %extracted.imag = extractvalue { double, double } %.741, 1
  %.746 = insertvalue { double, double } undef, double %extracted.real, 0
  %.747 = insertvalue { double, double } %.746, double %extracted.imag, 1
  store { double, double } %.747, ptr %.ret, align 8
  ret i32 0

cmp_end:                                          ; preds = %B0.endif.endif, %B0.endif.if, %B0.if
  %.114 = load i1, ptr %.95, align 1
  br i1 %.114, label %B154, label %B1678

B0.if:                                            ; preds = %B0
  %.102 = icmp sge i64 %.98, %.99
  store i1 %.102, ptr %.95, align 1
  br label %cmp_end

B0.endif:                                         ; preds = %B0
  %.105 = extractvalue [2 x i64] %.88, 1
  %.106 = extractvalue [2 x i64] %.94, 1
  %.107 = icmp ne i64 %.105, %.106
  br i1 %.107, label %B0.endif.if, label %B0.endif.endif

B0.endif.if:                                      ; preds = %B0.endif
  %.109 = icmp sge i64 %.105, %.106
  store i1 %.109, ptr %.95, align 1
  br label %cmp_end

B0.endif.endif:                                   ; preds = %B0.endif
  store i1 true, ptr %.95, align 1
  br label %cmp_end
}

; Function Attrs: alwaysinline nounwind
define internal i32 @__nv_isinfd(double %a) #1 {
  %1 = call i32 @__nvvm_reflect(ptr @.str.1)
  %2 = icmp eq i32 %1, 200
  br i1 %2, label %9, label %3

3:                                                ; preds = %0
  %4 = call i32 @__nvvm_reflect(ptr @.str.1)
  %5 = icmp eq i32 %4, 350
  br i1 %5, label %9, label %6

6:                                                ; preds = %3
  %7 = call i32 @__nvvm_reflect(ptr @.str.1)
  %8 = icmp eq i32 %7, 370
  br i1 %8, label %9, label %14

9:                                                ; preds = %6, %3, %0
  %10 = call double @llvm.nvvm.fabs.f64(double %a)
  %11 = bitcast i64 9218868437227405312 to double
  %12 = fcmp oeq double %10, %11
  %13 = zext i1 %12 to i32
  br label %24

14:                                               ; preds = %6
  %15 = call i32 @llvm.nvvm.d2i.lo(double %a) #4
  %16 = call i32 @llvm.nvvm.d2i.hi(double %a) #4
  %17 = and i32 %16, 2147483647
  %18 = icmp eq i32 %17, 2146435072
  br i1 %18, label %19, label %21

19:                                               ; preds = %14
  %20 = icmp eq i32 %15, 0
  br label %21

21:                                               ; preds = %19, %14
  %22 = phi i1 [ false, %14 ], [ %20, %19 ]
  %23 = zext i1 %22 to i32
  br label %24

24:                                               ; preds = %21, %9
  %.0 = phi i32 [ %13, %9 ], [ %23, %21 ]
  ret i32 %.0
}

declare i32 @__nvvm_reflect(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #0

; Function Attrs: alwaysinline nounwind
define internal i32 @__nv_isnand(double %a) #1 {
  %1 = call double @llvm.nvvm.fabs.f64(double %a)
  %2 = bitcast i64 9218868437227405312 to double
  %3 = fcmp ole double %1, %2
  %4 = xor i1 %3, true
  %5 = zext i1 %4 to i32
  ret i32 %5
}

; Function Attrs: alwaysinline nounwind
define internal double @__nv_copysign(double %a, double %b) #1 {
  %1 = call double @llvm.copysign.f64(double %a, double %b)
  ret double %1
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #3

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { alwaysinline nounwind "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #2 = { "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "stack-protector-buffer-size"="8" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!nvvmir.version = !{!0, !1}
!nvvm.annotations = !{!1000}
!1000 = !{ptr @mandelbrot, !"kernel", i32 1}
!llvm.ident = !{!2}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i32 2, i32 0}
!2 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!3 = !{i64 0, i64 9223372036854775807}
!4 = !{!"branch_weights", i32 1, i32 99}
