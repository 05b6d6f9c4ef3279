; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr @block_sum], section "llvm.metadata"
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__errcode__ = global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__tidx__ = global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__ctaidx__ = global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__tidy__ = global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__ctaidy__ = global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__tidz__ = global i32 0
@_ZN6cudapy6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE__ctaidz__ = global i32 0
@_ZN08NumbaEnv6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE = common global ptr null
@_cudapy_smem_1 = external addrspace(3) global [0 x i32], align 4

define void @block_sum(ptr %.1, ptr %.2, i64 %.3, i64 %.4, ptr %.5, i64 %.6, i64 %.7, ptr %.8, ptr %.9, i64 %.10, i64 %.11, ptr %.12, i64 %.13, i64 %.14) {
.16:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.1, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %.2, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %.3, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %.4, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %.5, 4
  %.17 = insertvalue [1 x i64] undef, i64 %.6, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.17, 5
  %.18 = insertvalue [1 x i64] undef, i64 %.7, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.18, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.8, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %.9, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %.10, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %.11, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %.12, 4
  %.19 = insertvalue [1 x i64] undef, i64 %.13, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.19, 5
  %.20 = insertvalue [1 x i64] undef, i64 %.14, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.20, 6
  %.21 = alloca ptr, align 8
  store ptr null, ptr %.21, align 8
  store ptr null, ptr %.21, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 5
  %.24 = extractvalue [1 x i64] %extracted.shape, 0
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 6
  %.25 = extractvalue [1 x i64] %extracted.strides, 0
  %extracted.meminfo.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 0
  %extracted.parent.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 1
  %extracted.nitems.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 2
  %extracted.itemsize.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 3
  %extracted.data.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 4
  %extracted.shape.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 5
  %.26 = extractvalue [1 x i64] %extracted.shape.1, 0
  %extracted.strides.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 6
  %.27 = extractvalue [1 x i64] %extracted.strides.1, 0
  %.28 = call i32 @_ZN6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE(ptr %.21, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.24, i64 %.25, ptr %extracted.meminfo.1, ptr %extracted.parent.1, i64 %extracted.nitems.1, i64 %extracted.itemsize.1, ptr %extracted.data.1, i64 %.26, i64 %.27)
  %.29 = icmp eq i32 %.28, 0
  %.30 = icmp eq i32 %.28, -2
  %.31 = or i1 %.29, %.30
  %.32 = xor i1 %.31, true
  %.33 = icmp eq i32 %.28, -1
  %.34 = icmp eq i32 %.28, -3
  %.35 = icmp sge i32 %.28, 1
  %.36 = load ptr, ptr %.21, align 8
  ret void
}

define linkonce_odr i32 @_ZN6corpus9block_sumB2v4B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dE5ArrayIjLi1E1C7mutable7alignedE5ArrayIjLi1E1C7mutable7alignedE(ptr %.ret, ptr %arg.data.0, ptr %arg.data.1, i64 %arg.data.2, i64 %arg.data.3, ptr %arg.data.4, i64 %arg.data.5.0, i64 %arg.data.6.0, ptr %arg.out.0, ptr %arg.out.1, i64 %arg.out.2, i64 %arg.out.3, ptr %arg.out.4, i64 %arg.out.5.0, i64 %arg.out.6.0) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.data.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %arg.data.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %arg.data.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %arg.data.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %arg.data.4, 4
  %.17 = insertvalue [1 x i64] undef, i64 %arg.data.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.17, 5
  %.18 = insertvalue [1 x i64] undef, i64 %arg.data.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.18, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.out.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %arg.out.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %arg.out.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %arg.out.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %arg.out.4, 4
  %.19 = insertvalue [1 x i64] undef, i64 %arg.out.5.0, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.19, 5
  %.20 = insertvalue [1 x i64] undef, i64 %arg.out.6.0, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.20, 6
  %data = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %data, align 8
  %out = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %out, align 8
  %.28 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.28, align 8
  %s = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %s, align 8
  %t = alloca i32, align 4
  store i32 0, ptr %t, align 4
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %.79 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.79, align 8
  %.90 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.90, align 8
  %"$phi194.0.2" = alloca i64, align 8
  store i64 0, ptr %"$phi194.0.2", align 8
  %.139 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.139, align 8
  %quot = alloca i64, align 8
  store i64 0, ptr %quot, align 8
  %rem = alloca i64, align 8
  store i64 0, ptr %rem, align 8
  %.187 = alloca i64, align 8
  store i64 0, ptr %.187, align 8
  %.190 = alloca i64, align 8
  store i64 0, ptr %.190, align 8
  %step.2 = alloca i64, align 8
  store i64 0, ptr %step.2, align 8
  %"$412pred" = alloca i1, align 1
  store i1 false, ptr %"$412pred", align 1
  %.236 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.236, align 8
  %.270 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.270, align 8
  %.305 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.305, align 8
  %quot.1 = alloca i64, align 8
  store i64 0, ptr %quot.1, align 8
  %rem.1 = alloca i64, align 8
  store i64 0, ptr %rem.1, align 8
  %.345 = alloca i64, align 8
  store i64 0, ptr %.345, align 8
  %.348 = alloca i64, align 8
  store i64 0, ptr %.348, align 8
  %.396 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.396, align 8
  %.428 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.428, align 8
  br label %B0

B0:                                               ; preds = %entry
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %out, align 8
  %generic = addrspacecast ptr addrspace(3) @_cudapy_smem_1 to ptr
  %.25 = call i32 asm sideeffect "mov.u32 $0, %dynamic_smem_size;", "=r"()
  %.26 = zext i32 %.25 to i64
  %.27 = udiv i64 %.26, 4
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.28, align 8
  %.31 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, i32 0, i32 4
  %.32 = load ptr, ptr %.31, align 8
  %.33 = bitcast ptr %generic to ptr
  %.34 = insertvalue [1 x i64] undef, i64 %.27, 0
  %.35 = insertvalue [1 x i64] undef, i64 4, 0
  %.36 = extractvalue [1 x i64] %.34, 0
  %.37 = mul nsw i64 1, %.36
  %.38 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, i32 0, i32 5
  store [1 x i64] %.34, ptr %.38, align 8
  %.40 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, i32 0, i32 6
  store [1 x i64] %.35, ptr %.40, align 8
  %.42 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, i32 0, i32 4
  store ptr %.33, ptr %.42, align 8
  %.44 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, i32 0, i32 3
  store i64 4, ptr %.44, align 8
  %.46 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, i32 0, i32 0
  store ptr null, ptr %.46, align 8
  %.48 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, i32 0, i32 1
  store ptr null, ptr %.48, align 8
  %.50 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, i32 0, i32 2
  store i64 %.37, ptr %.50, align 8
  %.52 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.28, align 8
  %.54 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.52, ptr %s, align 8
  %.56 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.57 = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %.58 = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %.59 = insertvalue { i32, i32, i32 } undef, i32 %.56, 0
  %.60 = insertvalue { i32, i32, i32 } %.59, i32 %.57, 1
  %.61 = insertvalue { i32, i32, i32 } %.60, i32 %.58, 2
  %.62 = extractvalue { i32, i32, i32 } %.61, 0
  %.64 = load i32, ptr %t, align 4
  store i32 %.62, ptr %t, align 4
  %.66 = trunc i64 1 to i32
  %.67 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.68 = sext i32 %.67 to i64
  %.69 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.70 = sext i32 %.69 to i64
  %.71 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.72 = sext i32 %.71 to i64
  %.73 = mul i64 %.70, %.72
  %.74 = add i64 %.73, %.68
  %.76 = load i64, ptr %i, align 8
  store i64 %.74, ptr %i, align 8
  %.78 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.79, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.78, ptr %.79, align 8
  %.83 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.79, i32 0, i32 2
  %.84 = load i64, ptr %.83, align 8
  %.85 = load i64, ptr %i, align 8
  %.86 = icmp slt i64 %.85, %.84
  br i1 %.86, label %B176, label %B192

B176:                                             ; preds = %B0
  %.88 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %data, align 8
  %.89 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.90, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.88, ptr %.90, align 8
  %.94 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.90, i32 0, i32 5
  %.95 = getelementptr inbounds [1 x i64], ptr %.94, i32 0, i32 0
  %.96 = load i64, ptr %.95, align 8, !range !1
  %.97 = insertvalue [1 x i64] undef, i64 %.96, 0
  %.98 = extractvalue [1 x i64] %.97, 0
  %.99 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.90, i32 0, i32 6
  %.100 = load [1 x i64], ptr %.99, align 8
  %.101 = extractvalue [1 x i64] %.100, 0
  %.102 = icmp slt i64 %.89, 0
  %.103 = add i64 %.89, %.98
  %.104 = select i1 %.102, i64 %.103, i64 %.89
  %.105 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.90, i32 0, i32 5
  %.106 = getelementptr inbounds [1 x i64], ptr %.105, i32 0, i32 0
  %.107 = load i64, ptr %.106, align 8, !range !1
  %.108 = insertvalue [1 x i64] undef, i64 %.107, 0
  %.109 = extractvalue [1 x i64] %.108, 0
  %.110 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.90, i32 0, i32 6
  %.111 = load [1 x i64], ptr %.110, align 8
  %.112 = extractvalue [1 x i64] %.111, 0
  %.113 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.90, i32 0, i32 4
  %.114 = load ptr, ptr %.113, align 8
  %.115 = mul i64 %.104, 1
  %.116 = add i64 0, %.115
  %.117 = getelementptr i32, ptr %.114, i64 %.116
  %.118 = load i32, ptr %.117, align 4
  %.119 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.121 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %data, align 8
  %.123 = zext i32 %.118 to i64
  %.125 = load i64, ptr %"$phi194.0.2", align 8
  store i64 %.123, ptr %"$phi194.0.2", align 8
  br label %B194

B192:                                             ; preds = %B0
  %.128 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.130 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %data, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %data, align 8
  %.132 = load i64, ptr %"$phi194.0.2", align 8
  store i64 0, ptr %"$phi194.0.2", align 8
  br label %B194

B194:                                             ; preds = %B192, %B176
  %.135 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  %.136 = load i64, ptr %"$phi194.0.2", align 8
  %.137 = load i32, ptr %t, align 4
  %.138 = sext i32 %.137 to i64
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.139, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.135, ptr %.139, align 8
  %.143 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.139, i32 0, i32 5
  %.144 = getelementptr inbounds [1 x i64], ptr %.143, i32 0, i32 0
  %.145 = load i64, ptr %.144, align 8, !range !1
  %.146 = insertvalue [1 x i64] undef, i64 %.145, 0
  %.147 = extractvalue [1 x i64] %.146, 0
  %.148 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.139, i32 0, i32 6
  %.149 = load [1 x i64], ptr %.148, align 8
  %.150 = extractvalue [1 x i64] %.149, 0
  %.151 = icmp slt i64 %.138, 0
  %.152 = add i64 %.138, %.147
  %.153 = select i1 %.151, i64 %.152, i64 %.138
  %.154 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.139, i32 0, i32 5
  %.155 = getelementptr inbounds [1 x i64], ptr %.154, i32 0, i32 0
  %.156 = load i64, ptr %.155, align 8, !range !1
  %.157 = insertvalue [1 x i64] undef, i64 %.156, 0
  %.158 = extractvalue [1 x i64] %.157, 0
  %.159 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.139, i32 0, i32 6
  %.160 = load [1 x i64], ptr %.159, align 8
  %.161 = extractvalue [1 x i64] %.160, 0
  %.162 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.139, i32 0, i32 4
  %.163 = load ptr, ptr %.162, align 8
  %.164 = mul i64 %.153, 1
  %.165 = add i64 0, %.164
  %.166 = getelementptr i32, ptr %.163, i64 %.165
  %.167 = trunc i64 %.136 to i32
  store i32 %.167, ptr %.166, align 4
  %.169 = load i64, ptr %"$phi194.0.2", align 8
  store i64 0, ptr %"$phi194.0.2", align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %.172 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.173 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %.174 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %.175 = insertvalue { i32, i32, i32 } undef, i32 %.172, 0
  %.176 = insertvalue { i32, i32, i32 } %.175, i32 %.173, 1
  %.177 = insertvalue { i32, i32, i32 } %.176, i32 %.174, 2
  %.178 = extractvalue { i32, i32, i32 } %.177, 0
  %.179 = sext i32 %.178 to i64
  %.182 = icmp eq i64 2, 0
  br i1 %.182, label %B194.if, label %B194.else, !prof !2

B292:                                             ; preds = %B354.endif, %B194.endif
  %.226 = load i1, ptr %"$412pred", align 1
  store i1 false, ptr %"$412pred", align 1
  %.228 = load i32, ptr %t, align 4
  %.229 = load i64, ptr %step.2, align 8
  %.230 = sext i32 %.228 to i64
  %.231 = icmp slt i64 %.230, %.229
  br i1 %.231, label %B304, label %B354

B304:                                             ; preds = %B292
  %.233 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  %.234 = load i32, ptr %t, align 4
  %.235 = sext i32 %.234 to i64
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.236, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.233, ptr %.236, align 8
  %.240 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.236, i32 0, i32 5
  %.241 = getelementptr inbounds [1 x i64], ptr %.240, i32 0, i32 0
  %.242 = load i64, ptr %.241, align 8, !range !1
  %.243 = insertvalue [1 x i64] undef, i64 %.242, 0
  %.244 = extractvalue [1 x i64] %.243, 0
  %.245 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.236, i32 0, i32 6
  %.246 = load [1 x i64], ptr %.245, align 8
  %.247 = extractvalue [1 x i64] %.246, 0
  %.248 = icmp slt i64 %.235, 0
  %.249 = add i64 %.235, %.244
  %.250 = select i1 %.248, i64 %.249, i64 %.235
  %.251 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.236, i32 0, i32 5
  %.252 = getelementptr inbounds [1 x i64], ptr %.251, i32 0, i32 0
  %.253 = load i64, ptr %.252, align 8, !range !1
  %.254 = insertvalue [1 x i64] undef, i64 %.253, 0
  %.255 = extractvalue [1 x i64] %.254, 0
  %.256 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.236, i32 0, i32 6
  %.257 = load [1 x i64], ptr %.256, align 8
  %.258 = extractvalue [1 x i64] %.257, 0
  %.259 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.236, i32 0, i32 4
  %.260 = load ptr, ptr %.259, align 8
  %.261 = mul i64 %.250, 1
  %.262 = add i64 0, %.261
  %.263 = getelementptr i32, ptr %.260, i64 %.262
  %.264 = load i32, ptr %.263, align 4
  %.265 = load i32, ptr %t, align 4
  %.266 = load i64, ptr %step.2, align 8
  %.267 = sext i32 %.265 to i64
  %.268 = add nsw i64 %.267, %.266
  %.269 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.270, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.269, ptr %.270, align 8
  %.274 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.270, i32 0, i32 5
  %.275 = getelementptr inbounds [1 x i64], ptr %.274, i32 0, i32 0
  %.276 = load i64, ptr %.275, align 8, !range !1
  %.277 = insertvalue [1 x i64] undef, i64 %.276, 0
  %.278 = extractvalue [1 x i64] %.277, 0
  %.279 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.270, i32 0, i32 6
  %.280 = load [1 x i64], ptr %.279, align 8
  %.281 = extractvalue [1 x i64] %.280, 0
  %.282 = icmp slt i64 %.268, 0
  %.283 = add i64 %.268, %.278
  %.284 = select i1 %.282, i64 %.283, i64 %.268
  %.285 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.270, i32 0, i32 5
  %.286 = getelementptr inbounds [1 x i64], ptr %.285, i32 0, i32 0
  %.287 = load i64, ptr %.286, align 8, !range !1
  %.288 = insertvalue [1 x i64] undef, i64 %.287, 0
  %.289 = extractvalue [1 x i64] %.288, 0
  %.290 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.270, i32 0, i32 6
  %.291 = load [1 x i64], ptr %.290, align 8
  %.292 = extractvalue [1 x i64] %.291, 0
  %.293 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.270, i32 0, i32 4
  %.294 = load ptr, ptr %.293, align 8
  %.295 = mul i64 %.284, 1
  %.296 = add i64 0, %.295
  %.297 = getelementptr i32, ptr %.294, i64 %.296
  %.298 = load i32, ptr %.297, align 4
  %.299 = zext i32 %.264 to i64
  %.300 = zext i32 %.298 to i64
  %.301 = add i64 %.299, %.300
  %.302 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  %.303 = load i32, ptr %t, align 4
  %.304 = sext i32 %.303 to i64
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.305, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.302, ptr %.305, align 8
  %.309 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.305, i32 0, i32 5
  %.310 = getelementptr inbounds [1 x i64], ptr %.309, i32 0, i32 0
  %.311 = load i64, ptr %.310, align 8, !range !1
  %.312 = insertvalue [1 x i64] undef, i64 %.311, 0
  %.313 = extractvalue [1 x i64] %.312, 0
  %.314 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.305, i32 0, i32 6
  %.315 = load [1 x i64], ptr %.314, align 8
  %.316 = extractvalue [1 x i64] %.315, 0
  %.317 = icmp slt i64 %.304, 0
  %.318 = add i64 %.304, %.313
  %.319 = select i1 %.317, i64 %.318, i64 %.304
  %.320 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.305, i32 0, i32 5
  %.321 = getelementptr inbounds [1 x i64], ptr %.320, i32 0, i32 0
  %.322 = load i64, ptr %.321, align 8, !range !1
  %.323 = insertvalue [1 x i64] undef, i64 %.322, 0
  %.324 = extractvalue [1 x i64] %.323, 0
  %.325 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.305, i32 0, i32 6
  %.326 = load [1 x i64], ptr %.325, align 8
  %.327 = extractvalue [1 x i64] %.326, 0
  %.328 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.305, i32 0, i32 4
  %.329 = load ptr, ptr %.328, align 8
  %.330 = mul i64 %.319, 1
  %.331 = add i64 0, %.330
  %.332 = getelementptr i32, ptr %.329, i64 %.331
  %.333 = trunc i64 %.301 to i32
  store i32 %.333, ptr %.332, align 4
  br label %B354

B354:                                             ; preds = %B304, %B292
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %.337 = load i64, ptr %step.2, align 8
  %.340 = icmp eq i64 2, 0
  br i1 %.340, label %B354.if, label %B354.else, !prof !2

B414:                                             ; preds = %B354.endif, %B194.endif
  %.385 = load i64, ptr %step.2, align 8
  store i64 0, ptr %step.2, align 8
  %.387 = load i1, ptr %"$412pred", align 1
  store i1 false, ptr %"$412pred", align 1
  %.389 = load i32, ptr %t, align 4
  %.390 = sext i32 %.389 to i64
  %.391 = icmp eq i64 %.390, 0
  %.392 = load i32, ptr %t, align 4
  store i32 0, ptr %t, align 4
  br i1 %.391, label %B426, label %B508

B426:                                             ; preds = %B414
  %.395 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
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
  %.408 = icmp slt i64 0, 0
  %.409 = add i64 0, %.404
  %.410 = select i1 %.408, i64 %.409, i64 0
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
  %.425 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %s, align 8
  %.427 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %out, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.428, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.427, ptr %.428, align 8
  %.432 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.428, i32 0, i32 5
  %.433 = getelementptr inbounds [1 x i64], ptr %.432, i32 0, i32 0
  %.434 = load i64, ptr %.433, align 8, !range !1
  %.435 = insertvalue [1 x i64] undef, i64 %.434, 0
  %.436 = extractvalue [1 x i64] %.435, 0
  %.437 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.428, i32 0, i32 6
  %.438 = load [1 x i64], ptr %.437, align 8
  %.439 = extractvalue [1 x i64] %.438, 0
  %.440 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.428, i32 0, i32 4
  %.441 = load ptr, ptr %.440, align 8
  %.442 = icmp slt i64 0, 0
  %.443 = add i64 %.436, 0
  %.444 = select i1 %.442, i64 %.443, i64 0
  %.445 = mul i64 %.444, 1
  %.446 = add i64 0, %.445
  %.447 = getelementptr i32, ptr %.441, i64 %.446
  %.448 = atomicrmw add ptr %.447, i32 %.424 monotonic, align 4
  %.449 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %out, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %out, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B508:                                             ; preds = %B414
  %.453 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %s, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %s, align 8
  %.455 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %out, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %out, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B194.if:                                          ; preds = %B194
  store i64 2, ptr %quot, align 8
  store i64 2, ptr %rem, align 8
  br label %B194.endif

B194.else:                                        ; preds = %B194
  store i64 0, ptr %.187, align 8
  store i64 0, ptr %.190, align 8
  %.193 = icmp eq i64 %.179, -9223372036854775808
  %.194 = icmp eq i64 2, -1
  %.195 = and i1 %.193, %.194
  %.196 = xor i1 %.195, true
  br i1 %.196, label %B194.else.if, label %B194.else.endif, !prof !3

B194.endif:                                       ; preds = %B194.else.endif, %B194.if
  %.219 = load i64, ptr %quot, align 8
  %.221 = load i64, ptr %step.2, align 8
  store i64 %.219, ptr %step.2, align 8
  %.223 = icmp sgt i64 %.219, 0
  br i1 %.223, label %B292, label %B414

B194.else.if:                                     ; preds = %B194.else
  %.198 = sdiv i64 %.179, 2
  %.199 = srem i64 %.179, 2
  %.200 = xor i64 2, %.199
  %.201 = icmp slt i64 %.200, 0
  %.202 = icmp ne i64 %.199, 0
  %.203 = and i1 %.202, %.201
  br i1 %.203, label %B194.else.if.if, label %B194.else.if.else

B194.else.endif:                                  ; preds = %B194.else.if.endif, %B194.else
  %.214 = load i64, ptr %.187, align 8
  %.215 = load i64, ptr %.190, align 8
  store i64 %.214, ptr %quot, align 8
  store i64 %.215, ptr %rem, align 8
  br label %B194.endif

B194.else.if.if:                                  ; preds = %B194.else.if
  %.208 = sub i64 %.198, 1
  store i64 %.208, ptr %.187, align 8
  %.210 = add i64 %.199, 2
  store i64 %.210, ptr %.190, align 8
  br label %B194.else.if.endif

B194.else.if.else:                                ; preds = %B194.else.if
  store i64 %.198, ptr %.187, align 8
  store i64 %.199, ptr %.190, align 8
  br label %B194.else.if.endif

B194.else.if.endif:                               ; preds = %B194.else.if.else, %B194.else.if.if
  br label %B194.else.endif

B354.if:                                          ; preds = %B354
  store i64 2, ptr %quot.1, align 8
  store i64 2, ptr %rem.1, align 8
  br label %B354.endif

B354.else:                                        ; preds = %B354
  store i64 0, ptr %.345, align 8
  store i64 0, ptr %.348, align 8
  %.351 = icmp eq i64 %.337, -9223372036854775808
  %.352 = icmp eq i64 2, -1
  %.353 = and i1 %.351, %.352
  %.354 = xor i1 %.353, true
  br i1 %.354, label %B354.else.if, label %B354.else.endif, !prof !3

B354.endif:                                       ; preds = %B354.else.endif, %B354.if
  %.377 = load i64, ptr %quot.1, align 8
  %.378 = load i64, ptr %step.2, align 8
  store i64 %.377, ptr %step.2, align 8
  %.380 = icmp sgt i64 %.377, 0
  %.381 = load i1, ptr %"$412pred", align 1
  store i1 %.380, ptr %"$412pred", align 1
  %.383 = load i1, ptr %"$412pred", align 1
  br i1 %.383, label %B292, label %B414

B354.else.if:                                     ; preds = %B354.else
  %.356 = sdiv i64 %.337, 2
  %.357 = srem i64 %.337, 2
  %.358 = xor i64 2, %.357
  %.359 = icmp slt i64 %.358, 0
  %.360 = icmp ne i64 %.357, 0
  %.361 = and i1 %.360, %.359
  br i1 %.361, label %B354.else.if.if, label %B354.else.if.else

B354.else.endif:                                  ; preds = %B354.else.if.endif, %B354.else
  %.372 = load i64, ptr %.345, align 8
  %.373 = load i64, ptr %.348, align 8
  store i64 %.372, ptr %quot.1, align 8
  store i64 %.373, ptr %rem.1, align 8
  br label %B354.endif

B354.else.if.if:                                  ; preds = %B354.else.if
  %.366 = sub i64 %.356, 1
  store i64 %.366, ptr %.345, align 8
  %.368 = add i64 %.357, 2
  store i64 %.368, ptr %.348, align 8
  br label %B354.else.if.endif

B354.else.if.else:                                ; preds = %B354.else.if
  store i64 %.356, ptr %.345, align 8
  store i64 %.357, ptr %.348, align 8
  br label %B354.else.if.endif

B354.else.if.endif:                               ; preds = %B354.else.if.else, %B354.else.if.if
  br label %B354.else.endif
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #0

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #0

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #0

attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #1 = { convergent nocallback nounwind }

!nvvmir.version = !{!0}
!nvvm.annotations = !{!1000}
!1000 = !{ptr @block_sum, !"kernel", i32 1}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i64 0, i64 9223372036854775807}
!2 = !{!"branch_weights", i32 1, i32 99}
!3 = !{!"branch_weights", i32 99, i32 1}
