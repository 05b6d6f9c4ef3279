; ModuleID = 'rs_vector.9dd31458e50d6d3-cgu.0'
source_filename = "rs_vector.9dd31458e50d6d3-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_4d4e815ae88b6306870e1c19f495d7b7 = private unnamed_addr constant [25 x i8] c"corpus/rust/rs_vector.rs\00", align 1
@alloc_dc7e7ba663bbb8a89dc02ea591bf5ac8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\003\00\00\00" }>, align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @axpy(ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, ptr noundef writeonly captures(none) %out, i64 noundef %n, float noundef %a) unnamed_addr #0 {
start:
  %_18 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_17 = mul i32 %_18, %_19
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_16 = add i32 %_17, %_20
  %i = zext i32 %_16 to i64
  %_9 = icmp ugt i64 %n, %i
  br i1 %_9, label %bb1, label %bb2

bb2:                                              ; preds = %bb1, %start
  ret void

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw float, ptr %x, i64 %i
  %_12 = load float, ptr %0, align 4, !noundef !3
  %_11 = fmul float %a, %_12
  %1 = getelementptr inbounds nuw float, ptr %y, i64 %i
  %_13 = load float, ptr %1, align 4, !noundef !3
  %_10 = fadd float %_11, %_13
  %_21 = getelementptr inbounds nuw float, ptr %out, i64 %i
  store float %_10, ptr %_21, align 4
  br label %bb2
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @moving_sum(ptr noundef readonly %x, ptr noundef captures(address_is_null) %out) unnamed_addr #1 {
start:
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_20 = mul i32 %_21, %_22
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_19 = add i32 %_20, %_23
  %i = zext i32 %_19 to i64
  %_5.idx = shl nuw nsw i64 %i, 6
  %_5 = getelementptr inbounds nuw i8, ptr %x, i64 %_5.idx
  %_25.idx = mul nuw nsw i64 %i, 52
  %_25 = getelementptr inbounds nuw i8, ptr %out, i64 %_25.idx
  %0 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %0)
  %1 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %1)
  %_45.val.i = load i32, ptr %_5, align 4, !noundef !3
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %_5, i64 4
  %_45.val.i.1 = load i32, ptr %_45.i.1, align 4, !noundef !3
  %_5.0.i.i.1 = add i32 %_45.val.i.1, %_45.val.i
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %_5, i64 8
  %_45.val.i.2 = load i32, ptr %_45.i.2, align 4, !noundef !3
  %_5.0.i.i.2 = add i32 %_45.val.i.2, %_5.0.i.i.1
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %_5, i64 12
  %_45.val.i.3 = load i32, ptr %_45.i.3, align 4, !noundef !3
  %_5.0.i.i.3 = add i32 %_45.val.i.3, %_5.0.i.i.2
  store i32 %_5.0.i.i.3, ptr %_25, align 4
  %_45.val.i.17 = load i32, ptr %_45.i.1, align 4, !noundef !3
  %_45.i.1.1 = getelementptr inbounds nuw i8, ptr %_5, i64 8
  %_45.val.i.1.1 = load i32, ptr %_45.i.1.1, align 4, !noundef !3
  %_5.0.i.i.1.1 = add i32 %_45.val.i.1.1, %_45.val.i.17
  %_45.i.2.1 = getelementptr inbounds nuw i8, ptr %_5, i64 12
  %_45.val.i.2.1 = load i32, ptr %_45.i.2.1, align 4, !noundef !3
  %_5.0.i.i.2.1 = add i32 %_45.val.i.2.1, %_5.0.i.i.1.1
  %_45.i.3.1 = getelementptr inbounds nuw i8, ptr %_5, i64 16
  %_45.val.i.3.1 = load i32, ptr %_45.i.3.1, align 4, !noundef !3
  %_5.0.i.i.3.1 = add i32 %_45.val.i.3.1, %_5.0.i.i.2.1
  %_3.i.i.1 = getelementptr inbounds nuw i8, ptr %_25, i64 4
  store i32 %_5.0.i.i.3.1, ptr %_3.i.i.1, align 4
  %_45.val.i.28 = load i32, ptr %_45.i.2, align 4, !noundef !3
  %_45.i.1.2 = getelementptr inbounds nuw i8, ptr %_5, i64 12
  %_45.val.i.1.2 = load i32, ptr %_45.i.1.2, align 4, !noundef !3
  %_5.0.i.i.1.2 = add i32 %_45.val.i.1.2, %_45.val.i.28
  %_45.i.2.2 = getelementptr inbounds nuw i8, ptr %_5, i64 16
  %_45.val.i.2.2 = load i32, ptr %_45.i.2.2, align 4, !noundef !3
  %_5.0.i.i.2.2 = add i32 %_45.val.i.2.2, %_5.0.i.i.1.2
  %_45.i.3.2 = getelementptr inbounds nuw i8, ptr %_5, i64 20
  %_45.val.i.3.2 = load i32, ptr %_45.i.3.2, align 4, !noundef !3
  %_5.0.i.i.3.2 = add i32 %_45.val.i.3.2, %_5.0.i.i.2.2
  %_3.i.i.2 = getelementptr inbounds nuw i8, ptr %_25, i64 8
  store i32 %_5.0.i.i.3.2, ptr %_3.i.i.2, align 4
  %_45.val.i.39 = load i32, ptr %_45.i.3, align 4, !noundef !3
  %_45.i.1.3 = getelementptr inbounds nuw i8, ptr %_5, i64 16
  %_45.val.i.1.3 = load i32, ptr %_45.i.1.3, align 4, !noundef !3
  %_5.0.i.i.1.3 = add i32 %_45.val.i.1.3, %_45.val.i.39
  %_45.i.2.3 = getelementptr inbounds nuw i8, ptr %_5, i64 20
  %_45.val.i.2.3 = load i32, ptr %_45.i.2.3, align 4, !noundef !3
  %_5.0.i.i.2.3 = add i32 %_45.val.i.2.3, %_5.0.i.i.1.3
  %_45.i.3.3 = getelementptr inbounds nuw i8, ptr %_5, i64 24
  %_45.val.i.3.3 = load i32, ptr %_45.i.3.3, align 4, !noundef !3
  %_5.0.i.i.3.3 = add i32 %_45.val.i.3.3, %_5.0.i.i.2.3
  %_3.i.i.3 = getelementptr inbounds nuw i8, ptr %_25, i64 12
  store i32 %_5.0.i.i.3.3, ptr %_3.i.i.3, align 4
  %data.i.i.4 = getelementptr inbounds nuw i8, ptr %_5, i64 16
  %_45.val.i.4 = load i32, ptr %data.i.i.4, align 4, !noundef !3
  %_45.i.1.4 = getelementptr inbounds nuw i8, ptr %_5, i64 20
  %_45.val.i.1.4 = load i32, ptr %_45.i.1.4, align 4, !noundef !3
  %_5.0.i.i.1.4 = add i32 %_45.val.i.1.4, %_45.val.i.4
  %_45.i.2.4 = getelementptr inbounds nuw i8, ptr %_5, i64 24
  %_45.val.i.2.4 = load i32, ptr %_45.i.2.4, align 4, !noundef !3
  %_5.0.i.i.2.4 = add i32 %_45.val.i.2.4, %_5.0.i.i.1.4
  %_45.i.3.4 = getelementptr inbounds nuw i8, ptr %_5, i64 28
  %_45.val.i.3.4 = load i32, ptr %_45.i.3.4, align 4, !noundef !3
  %_5.0.i.i.3.4 = add i32 %_45.val.i.3.4, %_5.0.i.i.2.4
  %_3.i.i.4 = getelementptr inbounds nuw i8, ptr %_25, i64 16
  store i32 %_5.0.i.i.3.4, ptr %_3.i.i.4, align 4
  %data.i.i.5 = getelementptr inbounds nuw i8, ptr %_5, i64 20
  %_45.val.i.5 = load i32, ptr %data.i.i.5, align 4, !noundef !3
  %_45.i.1.5 = getelementptr inbounds nuw i8, ptr %_5, i64 24
  %_45.val.i.1.5 = load i32, ptr %_45.i.1.5, align 4, !noundef !3
  %_5.0.i.i.1.5 = add i32 %_45.val.i.1.5, %_45.val.i.5
  %_45.i.2.5 = getelementptr inbounds nuw i8, ptr %_5, i64 28
  %_45.val.i.2.5 = load i32, ptr %_45.i.2.5, align 4, !noundef !3
  %_5.0.i.i.2.5 = add i32 %_45.val.i.2.5, %_5.0.i.i.1.5
  %_45.i.3.5 = getelementptr inbounds nuw i8, ptr %_5, i64 32
  %_45.val.i.3.5 = load i32, ptr %_45.i.3.5, align 4, !noundef !3
  %_5.0.i.i.3.5 = add i32 %_45.val.i.3.5, %_5.0.i.i.2.5
  %_3.i.i.5 = getelementptr inbounds nuw i8, ptr %_25, i64 20
  store i32 %_5.0.i.i.3.5, ptr %_3.i.i.5, align 4
  %data.i.i.6 = getelementptr inbounds nuw i8, ptr %_5, i64 24
  %_45.val.i.6 = load i32, ptr %data.i.i.6, align 4, !noundef !3
  %_45.i.1.6 = getelementptr inbounds nuw i8, ptr %_5, i64 28
  %_45.val.i.1.6 = load i32, ptr %_45.i.1.6, align 4, !noundef !3
  %_5.0.i.i.1.6 = add i32 %_45.val.i.1.6, %_45.val.i.6
  %_45.i.2.6 = getelementptr inbounds nuw i8, ptr %_5, i64 32
  %_45.val.i.2.6 = load i32, ptr %_45.i.2.6, align 4, !noundef !3
  %_5.0.i.i.2.6 = add i32 %_45.val.i.2.6, %_5.0.i.i.1.6
  %_45.i.3.6 = getelementptr inbounds nuw i8, ptr %_5, i64 36
  %_45.val.i.3.6 = load i32, ptr %_45.i.3.6, align 4, !noundef !3
  %_5.0.i.i.3.6 = add i32 %_45.val.i.3.6, %_5.0.i.i.2.6
  %_3.i.i.6 = getelementptr inbounds nuw i8, ptr %_25, i64 24
  store i32 %_5.0.i.i.3.6, ptr %_3.i.i.6, align 4
  %data.i.i.7 = getelementptr inbounds nuw i8, ptr %_5, i64 28
  %_45.val.i.7 = load i32, ptr %data.i.i.7, align 4, !noundef !3
  %_45.i.1.7 = getelementptr inbounds nuw i8, ptr %_5, i64 32
  %_45.val.i.1.7 = load i32, ptr %_45.i.1.7, align 4, !noundef !3
  %_5.0.i.i.1.7 = add i32 %_45.val.i.1.7, %_45.val.i.7
  %_45.i.2.7 = getelementptr inbounds nuw i8, ptr %_5, i64 36
  %_45.val.i.2.7 = load i32, ptr %_45.i.2.7, align 4, !noundef !3
  %_5.0.i.i.2.7 = add i32 %_45.val.i.2.7, %_5.0.i.i.1.7
  %_45.i.3.7 = getelementptr inbounds nuw i8, ptr %_5, i64 40
  %_45.val.i.3.7 = load i32, ptr %_45.i.3.7, align 4, !noundef !3
  %_5.0.i.i.3.7 = add i32 %_45.val.i.3.7, %_5.0.i.i.2.7
  %_3.i.i.7 = getelementptr inbounds nuw i8, ptr %_25, i64 28
  store i32 %_5.0.i.i.3.7, ptr %_3.i.i.7, align 4
  %data.i.i.8 = getelementptr inbounds nuw i8, ptr %_5, i64 32
  %_45.val.i.8 = load i32, ptr %data.i.i.8, align 4, !noundef !3
  %_45.i.1.8 = getelementptr inbounds nuw i8, ptr %_5, i64 36
  %_45.val.i.1.8 = load i32, ptr %_45.i.1.8, align 4, !noundef !3
  %_5.0.i.i.1.8 = add i32 %_45.val.i.1.8, %_45.val.i.8
  %_45.i.2.8 = getelementptr inbounds nuw i8, ptr %_5, i64 40
  %_45.val.i.2.8 = load i32, ptr %_45.i.2.8, align 4, !noundef !3
  %_5.0.i.i.2.8 = add i32 %_45.val.i.2.8, %_5.0.i.i.1.8
  %_45.i.3.8 = getelementptr inbounds nuw i8, ptr %_5, i64 44
  %_45.val.i.3.8 = load i32, ptr %_45.i.3.8, align 4, !noundef !3
  %_5.0.i.i.3.8 = add i32 %_45.val.i.3.8, %_5.0.i.i.2.8
  %_3.i.i.8 = getelementptr inbounds nuw i8, ptr %_25, i64 32
  store i32 %_5.0.i.i.3.8, ptr %_3.i.i.8, align 4
  %data.i.i.9 = getelementptr inbounds nuw i8, ptr %_5, i64 36
  %_45.val.i.9 = load i32, ptr %data.i.i.9, align 4, !noundef !3
  %_45.i.1.9 = getelementptr inbounds nuw i8, ptr %_5, i64 40
  %_45.val.i.1.9 = load i32, ptr %_45.i.1.9, align 4, !noundef !3
  %_5.0.i.i.1.9 = add i32 %_45.val.i.1.9, %_45.val.i.9
  %_45.i.2.9 = getelementptr inbounds nuw i8, ptr %_5, i64 44
  %_45.val.i.2.9 = load i32, ptr %_45.i.2.9, align 4, !noundef !3
  %_5.0.i.i.2.9 = add i32 %_45.val.i.2.9, %_5.0.i.i.1.9
  %_45.i.3.9 = getelementptr inbounds nuw i8, ptr %_5, i64 48
  %_45.val.i.3.9 = load i32, ptr %_45.i.3.9, align 4, !noundef !3
  %_5.0.i.i.3.9 = add i32 %_45.val.i.3.9, %_5.0.i.i.2.9
  %_3.i.i.9 = getelementptr inbounds nuw i8, ptr %_25, i64 36
  store i32 %_5.0.i.i.3.9, ptr %_3.i.i.9, align 4
  %data.i.i.10 = getelementptr inbounds nuw i8, ptr %_5, i64 40
  %_45.val.i.10 = load i32, ptr %data.i.i.10, align 4, !noundef !3
  %_45.i.1.10 = getelementptr inbounds nuw i8, ptr %_5, i64 44
  %_45.val.i.1.10 = load i32, ptr %_45.i.1.10, align 4, !noundef !3
  %_5.0.i.i.1.10 = add i32 %_45.val.i.1.10, %_45.val.i.10
  %_45.i.2.10 = getelementptr inbounds nuw i8, ptr %_5, i64 48
  %_45.val.i.2.10 = load i32, ptr %_45.i.2.10, align 4, !noundef !3
  %_5.0.i.i.2.10 = add i32 %_45.val.i.2.10, %_5.0.i.i.1.10
  %_45.i.3.10 = getelementptr inbounds nuw i8, ptr %_5, i64 52
  %_45.val.i.3.10 = load i32, ptr %_45.i.3.10, align 4, !noundef !3
  %_5.0.i.i.3.10 = add i32 %_45.val.i.3.10, %_5.0.i.i.2.10
  %_3.i.i.10 = getelementptr inbounds nuw i8, ptr %_25, i64 40
  store i32 %_5.0.i.i.3.10, ptr %_3.i.i.10, align 4
  %data.i.i.11 = getelementptr inbounds nuw i8, ptr %_5, i64 44
  %_45.val.i.11 = load i32, ptr %data.i.i.11, align 4, !noundef !3
  %_45.i.1.11 = getelementptr inbounds nuw i8, ptr %_5, i64 48
  %_45.val.i.1.11 = load i32, ptr %_45.i.1.11, align 4, !noundef !3
  %_5.0.i.i.1.11 = add i32 %_45.val.i.1.11, %_45.val.i.11
  %_45.i.2.11 = getelementptr inbounds nuw i8, ptr %_5, i64 52
  %_45.val.i.2.11 = load i32, ptr %_45.i.2.11, align 4, !noundef !3
  %_5.0.i.i.2.11 = add i32 %_45.val.i.2.11, %_5.0.i.i.1.11
  %_45.i.3.11 = getelementptr inbounds nuw i8, ptr %_5, i64 56
  %_45.val.i.3.11 = load i32, ptr %_45.i.3.11, align 4, !noundef !3
  %_5.0.i.i.3.11 = add i32 %_45.val.i.3.11, %_5.0.i.i.2.11
  %_3.i.i.11 = getelementptr inbounds nuw i8, ptr %_25, i64 44
  store i32 %_5.0.i.i.3.11, ptr %_3.i.i.11, align 4
  %data.i.i.12 = getelementptr inbounds nuw i8, ptr %_5, i64 48
  %_45.val.i.12 = load i32, ptr %data.i.i.12, align 4, !noundef !3
  %_45.i.1.12 = getelementptr inbounds nuw i8, ptr %_5, i64 52
  %_45.val.i.1.12 = load i32, ptr %_45.i.1.12, align 4, !noundef !3
  %_5.0.i.i.1.12 = add i32 %_45.val.i.1.12, %_45.val.i.12
  %_45.i.2.12 = getelementptr inbounds nuw i8, ptr %_5, i64 56
  %_45.val.i.2.12 = load i32, ptr %_45.i.2.12, align 4, !noundef !3
  %_5.0.i.i.2.12 = add i32 %_45.val.i.2.12, %_5.0.i.i.1.12
  %_45.i.3.12 = getelementptr inbounds nuw i8, ptr %_5, i64 60
  %_45.val.i.3.12 = load i32, ptr %_45.i.3.12, align 4, !noundef !3
  %_5.0.i.i.3.12 = add i32 %_45.val.i.3.12, %_5.0.i.i.2.12
  %_3.i.i.12 = getelementptr inbounds nuw i8, ptr %_25, i64 48
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %2 = load i32, ptr %_25, align 4, !alias.scope !4, !noalias !7, !noundef !3
  store i32 %_5.0.i.i.3.12, ptr %_25, align 4, !alias.scope !4, !noalias !7
  store i32 %2, ptr %_3.i.i.12, align 4, !alias.scope !7, !noalias !4
  %3 = load i32, ptr %_3.i.i.1, align 4, !alias.scope !4, !noalias !7, !noundef !3
  store i32 %_5.0.i.i.3.11, ptr %_3.i.i.1, align 4, !alias.scope !4, !noalias !7
  store i32 %3, ptr %_3.i.i.11, align 4, !alias.scope !7, !noalias !4
  %4 = load i32, ptr %_3.i.i.2, align 4, !alias.scope !4, !noalias !7, !noundef !3
  store i32 %_5.0.i.i.3.10, ptr %_3.i.i.2, align 4, !alias.scope !4, !noalias !7
  store i32 %4, ptr %_3.i.i.10, align 4, !alias.scope !7, !noalias !4
  %5 = load i32, ptr %_3.i.i.3, align 4, !alias.scope !4, !noalias !7, !noundef !3
  store i32 %_5.0.i.i.3.9, ptr %_3.i.i.3, align 4, !alias.scope !4, !noalias !7
  store i32 %5, ptr %_3.i.i.9, align 4, !alias.scope !7, !noalias !4
  %6 = load i32, ptr %_3.i.i.4, align 4, !alias.scope !4, !noalias !7, !noundef !3
  store i32 %_5.0.i.i.3.8, ptr %_3.i.i.4, align 4, !alias.scope !4, !noalias !7
  store i32 %6, ptr %_3.i.i.8, align 4, !alias.scope !7, !noalias !4
  %7 = load i32, ptr %_3.i.i.5, align 4, !alias.scope !4, !noalias !7, !noundef !3
  store i32 %_5.0.i.i.3.7, ptr %_3.i.i.5, align 4, !alias.scope !4, !noalias !7
  store i32 %7, ptr %_3.i.i.7, align 4, !alias.scope !7, !noalias !4
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @row_stats(ptr noundef readonly captures(address_is_null) %x, ptr noundef writeonly captures(none) %out, i64 noundef %cols) unnamed_addr #2 {
start:
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_22 = mul i32 %_23, %_24
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_21 = add i32 %_22, %_25
  %i = zext i32 %_21 to i64
  %_6 = shl i64 %cols, 5
  %_7 = mul i64 %cols, %i
  %_9 = add nuw nsw i64 %i, 1
  %_8 = mul i64 %_9, %cols
  %_31 = icmp ult i64 %_8, %_7
  %_27.not = icmp ugt i64 %_8, %_6
  %or.cond = or i1 %_31, %_27.not
  br i1 %or.cond, label %bb6, label %bb5, !prof !9

bb6:                                              ; preds = %start
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %_7, i64 noundef %_8, i64 noundef %_6, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_dc7e7ba663bbb8a89dc02ea591bf5ac8) #9
  unreachable

bb5:                                              ; preds = %start
  %_34 = getelementptr inbounds nuw double, ptr %x, i64 %_7
  %0 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %0)
  %1 = icmp eq i64 %cols, 0
  br i1 %1, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_.exit, label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %bb5
  %xtraiter = and i64 %cols, 7
  %2 = icmp ult i64 %cols, 8
  br i1 %2, label %bb8.i.epil.preheader, label %bb8.i.preheader.new

bb8.i.preheader.new:                              ; preds = %bb8.i.preheader
  %unroll_iter = and i64 %cols, -8
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb8.i.preheader.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb8.i.preheader.new ], [ %_27.i.7, %bb8.i ]
  %acc.sroa.0.0.i = phi double [ -0.000000e+00, %bb8.i.preheader.new ], [ %_0.i.i.7, %bb8.i ]
  %niter = phi i64 [ 0, %bb8.i.preheader.new ], [ %niter.next.7, %bb8.i ]
  %_45.i = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i
  %_45.val.i = load double, ptr %_45.i, align 8, !noundef !3
  %_0.i.i = fadd double %acc.sroa.0.0.i, %_45.val.i
  %3 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %_45.val.i.1 = load double, ptr %_45.i.1, align 8, !noundef !3
  %_0.i.i.1 = fadd double %_0.i.i, %_45.val.i.1
  %4 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %_45.val.i.2 = load double, ptr %_45.i.2, align 8, !noundef !3
  %_0.i.i.2 = fadd double %_0.i.i.1, %_45.val.i.2
  %5 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %_45.val.i.3 = load double, ptr %_45.i.3, align 8, !noundef !3
  %_0.i.i.3 = fadd double %_0.i.i.2, %_45.val.i.3
  %6 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i
  %_45.i.4 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %_45.val.i.4 = load double, ptr %_45.i.4, align 8, !noundef !3
  %_0.i.i.4 = fadd double %_0.i.i.3, %_45.val.i.4
  %7 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i
  %_45.i.5 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %_45.val.i.5 = load double, ptr %_45.i.5, align 8, !noundef !3
  %_0.i.i.5 = fadd double %_0.i.i.4, %_45.val.i.5
  %8 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i
  %_45.i.6 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %_45.val.i.6 = load double, ptr %_45.i.6, align 8, !noundef !3
  %_0.i.i.6 = fadd double %_0.i.i.5, %_45.val.i.6
  %9 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i
  %_45.i.7 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %_45.val.i.7 = load double, ptr %_45.i.7, align 8, !noundef !3
  %_0.i.i.7 = fadd double %_0.i.i.6, %_45.val.i.7
  %_27.i.7 = add nuw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %bb8.i2.preheader.unr-lcssa, label %bb8.i

bb8.i2.preheader.unr-lcssa:                       ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb8.i2.preheader, label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %bb8.i2.preheader.unr-lcssa, %bb8.i.preheader
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8.i.preheader ], [ %_27.i.7, %bb8.i2.preheader.unr-lcssa ]
  %acc.sroa.0.0.i.epil.init = phi double [ -0.000000e+00, %bb8.i.preheader ], [ %_0.i.i.7, %bb8.i2.preheader.unr-lcssa ]
  %lcmp.mod20 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod20)
  br label %bb8.i.epil

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %_27.i.epil, %bb8.i.epil ], [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %acc.sroa.0.0.i.epil = phi double [ %_0.i.i.epil, %bb8.i.epil ], [ %acc.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.epil ], [ 0, %bb8.i.epil.preheader ]
  %_45.i.epil = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i.epil
  %_45.val.i.epil = load double, ptr %_45.i.epil, align 8, !noundef !3
  %_0.i.i.epil = fadd double %acc.sroa.0.0.i.epil, %_45.val.i.epil
  %_27.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb8.i2.preheader, label %bb8.i.epil, !llvm.loop !10

bb8.i2.preheader:                                 ; preds = %bb8.i.epil, %bb8.i2.preheader.unr-lcssa
  %_0.i.i.lcssa = phi double [ %_0.i.i.7, %bb8.i2.preheader.unr-lcssa ], [ %_0.i.i.epil, %bb8.i.epil ]
  %xtraiter21 = and i64 %cols, 1
  %10 = icmp eq i64 %cols, 1
  br i1 %10, label %bb8.i2.epil.preheader, label %bb8.i2.preheader.new

bb8.i2.preheader.new:                             ; preds = %bb8.i2.preheader
  %unroll_iter26 = and i64 %cols, -2
  br label %bb8.i2

bb8.i2:                                           ; preds = %bb8.i2, %bb8.i2.preheader.new
  %i.sroa.0.0.i3 = phi i64 [ 0, %bb8.i2.preheader.new ], [ %_27.i7.1, %bb8.i2 ]
  %acc.sroa.0.0.i4 = phi double [ 0xFFF0000000000000, %bb8.i2.preheader.new ], [ %13, %bb8.i2 ]
  %niter27 = phi i64 [ 0, %bb8.i2.preheader.new ], [ %niter27.next.1, %bb8.i2 ]
  %_45.i5 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i3
  %_45.val.i6 = load double, ptr %_45.i5, align 8, !noundef !3
  %11 = tail call noundef double @llvm.maxnum.f64(double %acc.sroa.0.0.i4, double %_45.val.i6)
  %12 = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i3
  %_45.i5.1 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %_45.val.i6.1 = load double, ptr %_45.i5.1, align 8, !noundef !3
  %13 = tail call noundef double @llvm.maxnum.f64(double %11, double %_45.val.i6.1)
  %_27.i7.1 = add nuw i64 %i.sroa.0.0.i3, 2
  %niter27.next.1 = add i64 %niter27, 2
  %niter27.ncmp.1 = icmp eq i64 %niter27.next.1, %unroll_iter26
  br i1 %niter27.ncmp.1, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.unr-lcssa, label %bb8.i2

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.unr-lcssa: ; preds = %bb8.i2
  %lcmp.mod23.not = icmp eq i64 %xtraiter21, 0
  br i1 %lcmp.mod23.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i2.epil.preheader

bb8.i2.epil.preheader:                            ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.unr-lcssa, %bb8.i2.preheader
  %i.sroa.0.0.i3.epil.init = phi i64 [ 0, %bb8.i2.preheader ], [ %_27.i7.1, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.unr-lcssa ]
  %acc.sroa.0.0.i4.epil.init = phi double [ 0xFFF0000000000000, %bb8.i2.preheader ], [ %13, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.unr-lcssa ]
  %lcmp.mod25 = icmp ne i64 %xtraiter21, 0
  tail call void @llvm.assume(i1 %lcmp.mod25)
  %_45.i5.epil = getelementptr inbounds nuw double, ptr %_34, i64 %i.sroa.0.0.i3.epil.init
  %_45.val.i6.epil = load double, ptr %_45.i5.epil, align 8, !noundef !3
  %14 = tail call noundef double @llvm.maxnum.f64(double %acc.sroa.0.0.i4.epil.init, double %_45.val.i6.epil)
  br label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit: ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.unr-lcssa, %bb8.i2.epil.preheader
  %.lcssa = phi double [ %13, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.unr-lcssa ], [ %14, %bb8.i2.epil.preheader ]
  %fst_len.i = and i64 %cols, 1152921504606846974
  %_6.not.i8.i = icmp eq i64 %fst_len.i, 0
  br i1 %_6.not.i8.i, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_.exit, label %bb3.i.preheader

bb3.i.preheader:                                  ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit
  %15 = add nsw i64 %fst_len.i, -2
  %16 = and i64 %15, 2
  %lcmp.mod29.not.not = icmp eq i64 %16, 0
  br i1 %lcmp.mod29.not.not, label %bb3.i.prol, label %bb3.i.prol.loopexit

bb3.i.prol:                                       ; preds = %bb3.i.preheader
  %data.i.i.i.prol = getelementptr inbounds nuw i8, ptr %_34, i64 16
  %len.i.i.i.prol = add nsw i64 %fst_len.i, -2
  %_4.i.i.i.prol = load double, ptr %_34, align 8, !alias.scope !12, !noalias !17, !noundef !3
  %17 = getelementptr inbounds nuw i8, ptr %_34, i64 8
  %_7.i.i.i.prol = load double, ptr %17, align 8, !alias.scope !12, !noalias !17, !noundef !3
  %_3.i.i.i.prol = fsub double %_4.i.i.i.prol, %_7.i.i.i.prol
  %_0.i.i.i.prol = fmul double %_3.i.i.i.prol, %_3.i.i.i.prol
  %_0.i.i.i.i.prol = fcmp ogt double %_0.i.i.i.prol, 1.000000e-02
  %_0.sroa.0.0.i.i.i.prol = select i1 %_0.i.i.i.i.prol, double %_0.i.i.i.prol, double -0.000000e+00
  br label %bb3.i.prol.loopexit

bb3.i.prol.loopexit:                              ; preds = %bb3.i.prol, %bb3.i.preheader
  %_0.sroa.0.0.i.i.i.lcssa.unr = phi double [ poison, %bb3.i.preheader ], [ %_0.sroa.0.0.i.i.i.prol, %bb3.i.prol ]
  %accum.sroa.0.011.i.unr = phi double [ -0.000000e+00, %bb3.i.preheader ], [ %_0.sroa.0.0.i.i.i.prol, %bb3.i.prol ]
  %len.i.i610.i.unr = phi i64 [ %fst_len.i, %bb3.i.preheader ], [ %len.i.i.i.prol, %bb3.i.prol ]
  %data.i.i79.i.unr = phi ptr [ %_34, %bb3.i.preheader ], [ %data.i.i.i.prol, %bb3.i.prol ]
  %18 = icmp eq i64 %15, 0
  br i1 %18, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_.exit, label %bb3.i

bb3.i:                                            ; preds = %bb3.i.prol.loopexit, %bb3.i
  %accum.sroa.0.011.i = phi double [ %_0.sroa.0.0.i.i.i.1, %bb3.i ], [ %accum.sroa.0.011.i.unr, %bb3.i.prol.loopexit ]
  %len.i.i610.i = phi i64 [ %len.i.i.i.1, %bb3.i ], [ %len.i.i610.i.unr, %bb3.i.prol.loopexit ]
  %data.i.i79.i = phi ptr [ %data.i.i.i.1, %bb3.i ], [ %data.i.i79.i.unr, %bb3.i.prol.loopexit ]
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %data.i.i79.i, i64 16
  %_4.i.i.i = load double, ptr %data.i.i79.i, align 8, !alias.scope !12, !noalias !17, !noundef !3
  %19 = getelementptr inbounds nuw i8, ptr %data.i.i79.i, i64 8
  %_7.i.i.i = load double, ptr %19, align 8, !alias.scope !12, !noalias !17, !noundef !3
  %_3.i.i.i = fsub double %_4.i.i.i, %_7.i.i.i
  %_0.i.i.i = fmul double %_3.i.i.i, %_3.i.i.i
  %_0.i.i.i.i = fcmp ogt double %_0.i.i.i, 1.000000e-02
  %_0.i1.i.i.i = fadd double %accum.sroa.0.011.i, %_0.i.i.i
  %_0.sroa.0.0.i.i.i = select i1 %_0.i.i.i.i, double %_0.i1.i.i.i, double %accum.sroa.0.011.i
  %data.i.i.i.1 = getelementptr inbounds nuw i8, ptr %data.i.i79.i, i64 32
  %len.i.i.i.1 = add i64 %len.i.i610.i, -4
  %_4.i.i.i.1 = load double, ptr %data.i.i.i, align 8, !alias.scope !12, !noalias !17, !noundef !3
  %20 = getelementptr inbounds nuw i8, ptr %data.i.i79.i, i64 24
  %_7.i.i.i.1 = load double, ptr %20, align 8, !alias.scope !12, !noalias !17, !noundef !3
  %_3.i.i.i.1 = fsub double %_4.i.i.i.1, %_7.i.i.i.1
  %_0.i.i.i.1 = fmul double %_3.i.i.i.1, %_3.i.i.i.1
  %_0.i.i.i.i.1 = fcmp ogt double %_0.i.i.i.1, 1.000000e-02
  %_0.i1.i.i.i.1 = fadd double %_0.sroa.0.0.i.i.i, %_0.i.i.i.1
  %_0.sroa.0.0.i.i.i.1 = select i1 %_0.i.i.i.i.1, double %_0.i1.i.i.i.1, double %_0.sroa.0.0.i.i.i
  %_6.not.i.i.1 = icmp eq i64 %len.i.i.i.1, 0
  br i1 %_6.not.i.i.1, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_.exit, label %bb3.i

_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_.exit: ; preds = %bb3.i.prol.loopexit, %bb3.i, %bb5, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit
  %_0.sroa.0.0.i918 = phi double [ %.lcssa, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit ], [ 0xFFF0000000000000, %bb5 ], [ %.lcssa, %bb3.i ], [ %.lcssa, %bb3.i.prol.loopexit ]
  %_0.sroa.0.0.i1217 = phi double [ %_0.i.i.lcssa, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit ], [ -0.000000e+00, %bb5 ], [ %_0.i.i.lcssa, %bb3.i ], [ %_0.i.i.lcssa, %bb3.i.prol.loopexit ]
  %accum.sroa.0.0.lcssa.i = phi double [ -0.000000e+00, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit ], [ -0.000000e+00, %bb5 ], [ %_0.sroa.0.0.i.i.i.lcssa.unr, %bb3.i.prol.loopexit ], [ %_0.sroa.0.0.i.i.i.1, %bb3.i ]
  %_51.idx = mul nuw nsw i64 %i, 24
  %_51 = getelementptr inbounds nuw i8, ptr %out, i64 %_51.idx
  store double %_0.sroa.0.0.i1217, ptr %_51, align 8, !alias.scope !20
  %_20.sroa.4.0._51.sroa_idx = getelementptr inbounds nuw i8, ptr %_51, i64 8
  store double %_0.sroa.0.0.i918, ptr %_20.sroa.4.0._51.sroa_idx, align 8, !alias.scope !20
  %_20.sroa.5.0._51.sroa_idx = getelementptr inbounds nuw i8, ptr %_51, i64 16
  store double %accum.sroa.0.0.lcssa.i, ptr %_20.sroa.5.0._51.sroa_idx, align 8, !alias.scope !20
  ret void
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #8

declare void @llvm.trap()

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #2 = { nounwind "target-cpu"="sm_90" }
attributes #3 = { "target-cpu"="sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #9 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswaplECsQvn7VoWuPL_9rs_vector: %a.0"}
!6 = distinct !{!6, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswaplECsQvn7VoWuPL_9rs_vector"}
!7 = !{!8}
!8 = distinct !{!8, !6, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswaplECsQvn7VoWuPL_9rs_vector: %b.0"}
!9 = !{!"branch_weights", i32 4001, i32 4000000}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = !{!13, !15}
!13 = distinct !{!13, !14, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_: %p.0"}
!14 = distinct !{!14, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_"}
!15 = distinct !{!15, !16, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_: %elt.0"}
!16 = distinct !{!16, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_: %self"}
!19 = distinct !{!19, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_"}
!20 = !{!21, !23}
!21 = distinct !{!21, !22, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector: %dest.0"}
!22 = distinct !{!22, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector"}
!23 = distinct !{!23, !22, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector: %src.0"}
