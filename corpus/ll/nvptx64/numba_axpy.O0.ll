; Made by make_numba.py.
source_filename = "numba"
target datalayout = "e-p:64:64:64-i1:8:8-i8:8:8-i16:16:16-i32:32:32-i64:64:64-i128:128:128-f32:32:32-f64:64:64-v16:16:16-v32:32:32-v64:64:64-v128:128:128-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@llvm.used = appending global [1 x ptr] [ptr @axpy], section "llvm.metadata"
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__errcode__ = global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__tidx__ = global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__ctaidx__ = global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__tidy__ = global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__ctaidy__ = global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__tidz__ = global i32 0
@_ZN6cudapy6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE__ctaidz__ = global i32 0
@_ZN08NumbaEnv6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE = common global ptr null

define void @axpy(float %.1, ptr %.2, ptr %.3, i64 %.4, i64 %.5, ptr %.6, i64 %.7, i64 %.8, ptr %.9, ptr %.10, i64 %.11, i64 %.12, ptr %.13, i64 %.14, i64 %.15) {
.17:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.2, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %.3, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %.4, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %.5, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %.6, 4
  %.18 = insertvalue [1 x i64] undef, i64 %.7, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.18, 5
  %.19 = insertvalue [1 x i64] undef, i64 %.8, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.19, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %.9, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %.10, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %.11, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %.12, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %.13, 4
  %.20 = insertvalue [1 x i64] undef, i64 %.14, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.20, 5
  %.21 = insertvalue [1 x i64] undef, i64 %.15, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.21, 6
  %.22 = alloca ptr, align 8
  store ptr null, ptr %.22, align 8
  store ptr null, ptr %.22, align 8
  %extracted.meminfo = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 0
  %extracted.parent = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 1
  %extracted.nitems = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 2
  %extracted.itemsize = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 3
  %extracted.data = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 4
  %extracted.shape = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 5
  %.25 = extractvalue [1 x i64] %extracted.shape, 0
  %extracted.strides = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, 6
  %.26 = extractvalue [1 x i64] %extracted.strides, 0
  %extracted.meminfo.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 0
  %extracted.parent.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 1
  %extracted.nitems.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 2
  %extracted.itemsize.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 3
  %extracted.data.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 4
  %extracted.shape.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 5
  %.27 = extractvalue [1 x i64] %extracted.shape.1, 0
  %extracted.strides.1 = extractvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, 6
  %.28 = extractvalue [1 x i64] %extracted.strides.1, 0
  %.29 = call i32 @_ZN6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE(ptr %.22, float %.1, ptr %extracted.meminfo, ptr %extracted.parent, i64 %extracted.nitems, i64 %extracted.itemsize, ptr %extracted.data, i64 %.25, i64 %.26, ptr %extracted.meminfo.1, ptr %extracted.parent.1, i64 %extracted.nitems.1, i64 %extracted.itemsize.1, ptr %extracted.data.1, i64 %.27, i64 %.28)
  %.30 = icmp eq i32 %.29, 0
  %.31 = icmp eq i32 %.29, -2
  %.32 = or i1 %.30, %.31
  %.33 = xor i1 %.32, true
  %.34 = icmp eq i32 %.29, -1
  %.35 = icmp eq i32 %.29, -3
  %.36 = icmp sge i32 %.29, 1
  %.37 = load ptr, ptr %.22, align 8
  ret void
}

define linkonce_odr i32 @_ZN6corpus4axpyB2v1B96cw51cXTLSUwv1sCUt9Ww1FEw0NRRQPKiLTj0gIGIFp_2b2oLQFEYYkHSQB1OQAk0Bynm21OizQ1K0UoIGvDpQE8oxrNQE_3dEf5ArrayIfLi1E1C7mutable7alignedE5ArrayIfLi1E1C7mutable7alignedE(ptr %.ret, float %arg.a, ptr %arg.x.0, ptr %arg.x.1, i64 %arg.x.2, i64 %arg.x.3, ptr %arg.x.4, i64 %arg.x.5.0, i64 %arg.x.6.0, ptr %arg.y.0, ptr %arg.y.1, i64 %arg.y.2, i64 %arg.y.3, ptr %arg.y.4, i64 %arg.y.5.0, i64 %arg.y.6.0) {
entry:
  %inserted.meminfo = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.x.0, 0
  %inserted.parent = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo, ptr %arg.x.1, 1
  %inserted.nitems = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent, i64 %arg.x.2, 2
  %inserted.itemsize = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems, i64 %arg.x.3, 3
  %inserted.data = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize, ptr %arg.x.4, 4
  %.18 = insertvalue [1 x i64] undef, i64 %arg.x.5.0, 0
  %inserted.shape = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data, [1 x i64] %.18, 5
  %.19 = insertvalue [1 x i64] undef, i64 %arg.x.6.0, 0
  %inserted.strides = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape, [1 x i64] %.19, 6
  %inserted.meminfo.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } undef, ptr %arg.y.0, 0
  %inserted.parent.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.meminfo.1, ptr %arg.y.1, 1
  %inserted.nitems.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.parent.1, i64 %arg.y.2, 2
  %inserted.itemsize.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.nitems.1, i64 %arg.y.3, 3
  %inserted.data.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.itemsize.1, ptr %arg.y.4, 4
  %.20 = insertvalue [1 x i64] undef, i64 %arg.y.5.0, 0
  %inserted.shape.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.data.1, [1 x i64] %.20, 5
  %.21 = insertvalue [1 x i64] undef, i64 %arg.y.6.0, 0
  %inserted.strides.1 = insertvalue { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.shape.1, [1 x i64] %.21, 6
  %a = alloca float, align 4
  store float 0.000000e+00, ptr %a, align 4
  %x = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %y = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %y, align 8
  %i = alloca i64, align 8
  store i64 0, ptr %i, align 8
  %.41 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.41, align 8
  %.52 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.52, align 8
  %.89 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.89, align 8
  %.121 = alloca { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.121, align 8
  br label %B0

B0:                                               ; preds = %entry
  store float %arg.a, ptr %a, align 4
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %inserted.strides.1, ptr %y, align 8
  %.28 = trunc i64 1 to i32
  %.29 = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %.30 = sext i32 %.29 to i64
  %.31 = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %.32 = sext i32 %.31 to i64
  %.33 = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %.34 = sext i32 %.33 to i64
  %.35 = mul i64 %.32, %.34
  %.36 = add i64 %.35, %.30
  %.38 = load i64, ptr %i, align 8
  store i64 %.36, ptr %i, align 8
  %.40 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.41, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.40, ptr %.41, align 8
  %.45 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.41, i32 0, i32 2
  %.46 = load i64, ptr %.45, align 8
  %.47 = load i64, ptr %i, align 8
  %.48 = icmp slt i64 %.47, %.46
  br i1 %.48, label %B66, label %B116

B66:                                              ; preds = %B0
  %.50 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  %.51 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.52, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.50, ptr %.52, align 8
  %.56 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.52, i32 0, i32 5
  %.57 = getelementptr inbounds [1 x i64], ptr %.56, i32 0, i32 0
  %.58 = load i64, ptr %.57, align 8, !range !1
  %.59 = insertvalue [1 x i64] undef, i64 %.58, 0
  %.60 = extractvalue [1 x i64] %.59, 0
  %.61 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.52, i32 0, i32 6
  %.62 = load [1 x i64], ptr %.61, align 8
  %.63 = extractvalue [1 x i64] %.62, 0
  %.64 = icmp slt i64 %.51, 0
  %.65 = add i64 %.51, %.60
  %.66 = select i1 %.64, i64 %.65, i64 %.51
  %.67 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.52, i32 0, i32 5
  %.68 = getelementptr inbounds [1 x i64], ptr %.67, i32 0, i32 0
  %.69 = load i64, ptr %.68, align 8, !range !1
  %.70 = insertvalue [1 x i64] undef, i64 %.69, 0
  %.71 = extractvalue [1 x i64] %.70, 0
  %.72 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.52, i32 0, i32 6
  %.73 = load [1 x i64], ptr %.72, align 8
  %.74 = extractvalue [1 x i64] %.73, 0
  %.75 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.52, i32 0, i32 4
  %.76 = load ptr, ptr %.75, align 8
  %.77 = mul i64 %.66, 1
  %.78 = add i64 0, %.77
  %.79 = getelementptr float, ptr %.76, i64 %.78
  %.80 = load float, ptr %.79, align 4
  %.81 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %.83 = load float, ptr %a, align 4
  %.84 = fmul float %.83, %.80
  %.85 = load float, ptr %a, align 4
  store float 0.000000e+00, ptr %a, align 4
  %.87 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  %.88 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.89, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.87, ptr %.89, align 8
  %.93 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.89, i32 0, i32 5
  %.94 = getelementptr inbounds [1 x i64], ptr %.93, i32 0, i32 0
  %.95 = load i64, ptr %.94, align 8, !range !1
  %.96 = insertvalue [1 x i64] undef, i64 %.95, 0
  %.97 = extractvalue [1 x i64] %.96, 0
  %.98 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.89, i32 0, i32 6
  %.99 = load [1 x i64], ptr %.98, align 8
  %.100 = extractvalue [1 x i64] %.99, 0
  %.101 = icmp slt i64 %.88, 0
  %.102 = add i64 %.88, %.97
  %.103 = select i1 %.101, i64 %.102, i64 %.88
  %.104 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.89, i32 0, i32 5
  %.105 = getelementptr inbounds [1 x i64], ptr %.104, i32 0, i32 0
  %.106 = load i64, ptr %.105, align 8, !range !1
  %.107 = insertvalue [1 x i64] undef, i64 %.106, 0
  %.108 = extractvalue [1 x i64] %.107, 0
  %.109 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.89, i32 0, i32 6
  %.110 = load [1 x i64], ptr %.109, align 8
  %.111 = extractvalue [1 x i64] %.110, 0
  %.112 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.89, i32 0, i32 4
  %.113 = load ptr, ptr %.112, align 8
  %.114 = mul i64 %.103, 1
  %.115 = add i64 0, %.114
  %.116 = getelementptr float, ptr %.113, i64 %.115
  %.117 = load float, ptr %.116, align 4
  %.118 = fadd float %.84, %.117
  %.119 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  %.120 = load i64, ptr %i, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %.121, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } %.119, ptr %.121, align 8
  %.125 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.121, i32 0, i32 5
  %.126 = getelementptr inbounds [1 x i64], ptr %.125, i32 0, i32 0
  %.127 = load i64, ptr %.126, align 8, !range !1
  %.128 = insertvalue [1 x i64] undef, i64 %.127, 0
  %.129 = extractvalue [1 x i64] %.128, 0
  %.130 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.121, i32 0, i32 6
  %.131 = load [1 x i64], ptr %.130, align 8
  %.132 = extractvalue [1 x i64] %.131, 0
  %.133 = icmp slt i64 %.120, 0
  %.134 = add i64 %.120, %.129
  %.135 = select i1 %.133, i64 %.134, i64 %.120
  %.136 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.121, i32 0, i32 5
  %.137 = getelementptr inbounds [1 x i64], ptr %.136, i32 0, i32 0
  %.138 = load i64, ptr %.137, align 8, !range !1
  %.139 = insertvalue [1 x i64] undef, i64 %.138, 0
  %.140 = extractvalue [1 x i64] %.139, 0
  %.141 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.121, i32 0, i32 6
  %.142 = load [1 x i64], ptr %.141, align 8
  %.143 = extractvalue [1 x i64] %.142, 0
  %.144 = getelementptr inbounds { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %.121, i32 0, i32 4
  %.145 = load ptr, ptr %.144, align 8
  %.146 = mul i64 %.135, 1
  %.147 = add i64 0, %.146
  %.148 = getelementptr float, ptr %.145, i64 %.147
  store float %.118, ptr %.148, align 4
  %.150 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %y, align 8
  %.152 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  store ptr null, ptr %.ret, align 8
  ret i32 0

B116:                                             ; preds = %B0
  %.156 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %y, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %y, align 8
  %.158 = load { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] }, ptr %x, align 8
  store { ptr, ptr, i64, i64, ptr, [1 x i64], [1 x i64] } zeroinitializer, ptr %x, align 8
  %.160 = load i64, ptr %i, align 8
  store i64 0, ptr %i, align 8
  %.162 = load float, ptr %a, align 4
  store float 0.000000e+00, ptr %a, align 4
  store ptr null, ptr %.ret, align 8
  ret i32 0
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
!1000 = !{ptr @axpy, !"kernel", i32 1}

!0 = !{i32 2, i32 0, i32 3, i32 1}
!1 = !{i64 0, i64 9223372036854775807}
