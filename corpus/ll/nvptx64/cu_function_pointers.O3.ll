; ModuleID = 'corpus/cuda/cu_function_pointers.cu'
source_filename = "corpus/cuda/cu_function_pointers.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Square = type { %struct.Shape.base, [4 x i8] }
%struct.Shape.base = type <{ ptr, float }>
%struct.Rect = type { %struct.Shape.base, float }
%struct.Disc = type { %struct.Shape.base, [4 x i8] }
%struct.Params = type { double, double, i32 }

$_ZNK6Square4areaEv = comdat any

$_ZNK5Shape6scaledEf = comdat any

$_ZNK4Rect4areaEv = comdat any

$_ZNK4Rect6scaledEf = comdat any

$_ZNK4Disc4areaEv = comdat any

$_ZTV6Square = comdat any

$_ZTV4Rect = comdat any

$_ZTV4Disc = comdat any

@_ZL3ops = internal unnamed_addr addrspace(4) constant [6 x ptr] [ptr @_Z9op_squaref, ptr @_Z7op_reluf, ptr @_Z11op_softsignf, ptr @_Z8op_floorf, ptr @_Z8op_cubicf, ptr @_Z7op_flipf], align 8
@_ZTV6Square = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK6Square4areaEv, ptr @_ZNK5Shape6scaledEf] }, comdat, align 8
@_ZTV4Rect = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK4Rect4areaEv, ptr @_ZNK4Rect6scaledEf] }, comdat, align 8
@_ZTV4Disc = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZNK4Disc4areaEv, ptr @_ZNK5Shape6scaledEf] }, comdat, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z9op_squaref(float noundef %0) #0 {
  %2 = fmul contract float %0, %0
  ret float %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z7op_reluf(float noundef %0) #0 {
  %2 = tail call contract noundef float @llvm.maxnum.f32(float %0, float 0.000000e+00)
  ret float %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z11op_softsignf(float noundef %0) #0 {
  %2 = tail call contract noundef float @llvm.fabs.f32(float %0)
  %3 = fadd contract float %2, 1.000000e+00
  %4 = fdiv contract float %0, %3
  ret float %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z8op_floorf(float noundef %0) #0 {
  %2 = tail call contract noundef float @llvm.floor.f32(float %0)
  ret float %2
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z8op_cubicf(float noundef %0) #0 {
  %2 = fmul contract float %0, 2.500000e-01
  %3 = fadd contract float %2, 5.000000e-01
  %4 = fmul contract float %0, %3
  %5 = fadd contract float %4, 1.000000e+00
  %6 = fmul contract float %0, %5
  ret float %6
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z7op_flipf(float noundef %0) #0 {
  %2 = fneg float %0
  ret float %2
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @apply_table(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr %1, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !8
  %12 = zext i8 %11 to i64
  %13 = getelementptr inbounds nuw ptr, ptr addrspacecast (ptr addrspace(4) @_ZL3ops to ptr), i64 %12
  %14 = load ptr, ptr %13, align 8, !tbaa !9
  %15 = and i8 %11, 1
  %16 = icmp eq i8 %15, 0
  %17 = select i1 %16, ptr @_Z11op_softsignf, ptr @_Z9op_squaref
  %18 = getelementptr inbounds float, ptr %0, i64 %9
  %19 = load float, ptr %18, align 4, !tbaa !11
  %20 = tail call contract noundef float %14(float noundef %19) #10
  %21 = tail call contract noundef float %17(float noundef %20) #10, !callees !13
  %22 = getelementptr inbounds float, ptr %2, i64 %9
  store float %21, ptr %22, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z7measurePK5Shapef(ptr noundef %0, float noundef %1) local_unnamed_addr #3 {
  %3 = load ptr, ptr %0, align 8, !tbaa !14
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = tail call contract noundef float %5(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) #10
  %7 = load ptr, ptr %0, align 8, !tbaa !14
  %8 = load ptr, ptr %7, align 8
  %9 = tail call contract noundef float %8(ptr noundef nonnull align 8 dereferenceable(12) %0) #10
  %10 = fadd contract float %6, %9
  ret float %10
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @shapes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = alloca %struct.Square, align 8
  %4 = alloca %struct.Rect, align 8
  %5 = alloca %struct.Disc, align 8
  %6 = alloca [3 x ptr], align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #11
  %12 = shl nsw i32 %11, 1
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr %0, i64 %13
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store float %15, ptr %16, align 8, !tbaa !16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV6Square, i64 16), ptr %3, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #11
  %17 = getelementptr i8, ptr %14, i64 4
  %18 = load float, ptr %17, align 4, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %15, ptr %19, align 8, !tbaa !16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Rect, i64 16), ptr %4, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %18, ptr %20, align 4, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #11
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float %18, ptr %21, align 8, !tbaa !16
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Disc, i64 16), ptr %5, align 8, !tbaa !14
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  store ptr %3, ptr %6, align 8, !tbaa !20
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %4, ptr %22, align 8, !tbaa !20
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %5, ptr %23, align 8, !tbaa !20
  %24 = sdiv i32 %11, 3
  %25 = mul i32 %24, 3
  %26 = sub i32 %11, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds ptr, ptr %6, i64 %27
  %29 = load ptr, ptr %28, align 8, !tbaa !20
  %30 = call contract noundef float @_Z7measurePK5Shapef(ptr noundef %29, float noundef 2.000000e+00) #10
  %31 = srem i32 %24, 3
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds ptr, ptr %6, i64 %32
  %34 = load ptr, ptr %33, align 8, !tbaa !20
  %35 = call contract noundef float @_Z7measurePK5Shapef(ptr noundef %34, float noundef 5.000000e-01) #10
  %36 = fadd contract float %30, %35
  %37 = sext i32 %11 to i64
  %38 = getelementptr inbounds float, ptr %1, i64 %37
  store float %36, ptr %38, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #11
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef double @_Z4lined6Params(double noundef %0, ptr noundef readonly byval(%struct.Params) align 8 captures(none) %1) #4 {
  %3 = load double, ptr %1, align 8, !tbaa !22
  %4 = fmul contract double %0, %3
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load double, ptr %5, align 8, !tbaa !25
  %7 = fadd contract double %4, %6
  ret double %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef double @_Z8parabolad6Params(double noundef %0, ptr noundef readonly byval(%struct.Params) align 8 captures(none) %1) #4 {
  %3 = load double, ptr %1, align 8, !tbaa !22
  %4 = fmul contract double %0, %3
  %5 = fmul contract double %0, %4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !25
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i32, ptr %8, align 8, !tbaa !26
  %10 = sitofp i32 %9 to double
  %11 = fmul contract double %7, %10
  %12 = fsub contract double %5, %11
  ret double %12
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef double @_Z7simpsonPFdd6ParamsEddS_(ptr noundef readonly captures(none) %0, double noundef %1, double noundef %2, ptr noundef readonly byval(%struct.Params) align 8 captures(none) %3) local_unnamed_addr #3 {
  %5 = fsub contract double %2, %1
  %6 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %7 = load i32, ptr %6, align 8, !tbaa !26
  %8 = sitofp i32 %7 to double
  %9 = fdiv contract double %5, %8
  %10 = tail call contract noundef double %0(double noundef %1, ptr noundef nonnull byval(%struct.Params) align 8 %3) #10
  %11 = tail call contract noundef double %0(double noundef %2, ptr noundef nonnull byval(%struct.Params) align 8 %3) #10
  %12 = fadd contract double %10, %11
  %13 = icmp sgt i32 %7, 1
  br i1 %13, label %18, label %14

14:                                               ; preds = %18, %4
  %15 = phi double [ %12, %4 ], [ %29, %18 ]
  %16 = fmul contract double %9, %15
  %17 = fdiv contract double %16, 3.000000e+00
  ret double %17

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %30, %18 ], [ 1, %4 ]
  %20 = phi double [ %29, %18 ], [ %12, %4 ]
  %21 = uitofp nneg i32 %19 to double
  %22 = fmul contract double %9, %21
  %23 = fadd contract double %1, %22
  %24 = tail call contract noundef double %0(double noundef %23, ptr noundef nonnull byval(%struct.Params) align 8 %3) #10
  %25 = and i32 %19, 1
  %26 = icmp eq i32 %25, 0
  %27 = select contract i1 %26, double 2.000000e+00, double 4.000000e+00
  %28 = fmul contract double %27, %24
  %29 = fadd contract double %20, %28
  %30 = add nuw nsw i32 %19, 1
  %31 = icmp eq i32 %30, %7
  br i1 %31, label %14, label %18, !llvm.loop !27
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @integrate(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = alloca %struct.Params, align 8
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 1
  %6 = icmp eq i32 %5, 0
  %7 = select i1 %6, ptr @_Z8parabolad6Params, ptr @_Z4lined6Params
  %8 = uitofp nneg i32 %4 to double
  %9 = add nuw nsw i32 %4, 1
  %10 = uitofp nneg i32 %9 to double
  %11 = fmul contract double %8, 5.000000e-01
  store double %11, ptr %3, align 8, !tbaa !22
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store double 2.000000e+00, ptr %12, align 8, !tbaa !25
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %1, ptr %13, align 8, !tbaa !26
  %14 = tail call contract noundef double @_Z7simpsonPFdd6ParamsEddS_(ptr noundef nonnull %7, double noundef 0.000000e+00, double noundef %10, ptr noundef nonnull byval(%struct.Params) align 8 %3) #10
  %15 = zext nneg i32 %4 to i64
  %16 = getelementptr inbounds nuw double, ptr %0, i64 %15
  store double %14, ptr %16, align 8, !tbaa !29
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z8by_valueii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = icmp slt i32 %0, %1
  ret i1 %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef zeroext i1 @_Z12by_magnitudeii(i32 noundef %0, i32 noundef %1) #0 {
  %3 = tail call noundef i32 @llvm.abs.i32(i32 %0, i1 true)
  %4 = tail call noundef i32 @llvm.abs.i32(i32 %1, i1 true)
  %5 = icmp eq i32 %3, %4
  %6 = icmp samesign ult i32 %3, %4
  %7 = icmp slt i32 %0, %1
  %8 = select i1 %5, i1 %7, i1 %6
  ret i1 %8
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local void @_Z9insertionPiiPFbiiE(ptr noundef captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2) local_unnamed_addr #3 {
  %4 = icmp sgt i32 %1, 1
  br i1 %4, label %6, label %5

5:                                                ; preds = %22, %3
  ret void

6:                                                ; preds = %3, %22
  %7 = phi i32 [ %26, %22 ], [ 1, %3 ]
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  br label %11

11:                                               ; preds = %6, %18
  %12 = phi i32 [ %7, %6 ], [ %20, %18 ]
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr i32, ptr %0, i64 %13
  %15 = getelementptr i8, ptr %14, i64 -4
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = tail call noundef zeroext i1 %2(i32 noundef %10, i32 noundef %16) #10
  br i1 %17, label %18, label %22

18:                                               ; preds = %11
  %19 = load i32, ptr %15, align 4, !tbaa !4
  store i32 %19, ptr %14, align 4, !tbaa !4
  %20 = add nsw i32 %12, -1
  %21 = icmp sgt i32 %12, 1
  br i1 %21, label %11, label %22, !llvm.loop !30

22:                                               ; preds = %18, %11
  %23 = phi i32 [ 0, %18 ], [ %12, %11 ]
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  store i32 %10, ptr %25, align 4, !tbaa !4
  %26 = add nuw nsw i32 %7, 1
  %27 = icmp eq i32 %26, %1
  br i1 %27, label %5, label %6, !llvm.loop !31
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @sort_callback(ptr noundef captures(none) %0) local_unnamed_addr #1 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = shl nuw nsw i32 %2, 4
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = and i32 %2, 1
  %7 = icmp eq i32 %6, 0
  %8 = select i1 %7, ptr @_Z12by_magnitudeii, ptr @_Z8by_valueii
  tail call void @_Z9insertionPiiPFbiiE(ptr noundef %5, i32 noundef 16, ptr noundef nonnull %8) #10
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.floor.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Square4areaEv(ptr noundef nonnull align 8 dereferenceable(12) %0) unnamed_addr #7 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load float, ptr %2, align 8, !tbaa !16
  %4 = fmul contract float %3, %3
  ret float %4
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK5Shape6scaledEf(ptr noundef nonnull align 8 dereferenceable(12) %0, float noundef %1) unnamed_addr #8 comdat align 2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !14
  %4 = load ptr, ptr %3, align 8
  %5 = tail call contract noundef float %4(ptr noundef nonnull align 8 dereferenceable(12) %0) #10
  %6 = fmul contract float %1, %5
  ret float %6
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4Rect4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load float, ptr %2, align 8, !tbaa !16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %5 = load float, ptr %4, align 4, !tbaa !18
  %6 = fmul contract float %3, %5
  ret float %6
}

; Function Attrs: convergent mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4Rect6scaledEf(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #8 comdat align 2 {
  %3 = fmul contract float %1, %1
  %4 = load ptr, ptr %0, align 8, !tbaa !14
  %5 = load ptr, ptr %4, align 8
  %6 = tail call contract noundef float %5(ptr noundef nonnull align 8 dereferenceable(16) %0) #10
  %7 = fmul contract float %3, %6
  ret float %7
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4Disc4areaEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #7 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load float, ptr %2, align 8, !tbaa !16
  %4 = fmul contract float %3, 0x400921FB60000000
  %5 = fmul contract float %3, %4
  ret float %5
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #8 = { convergent mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"any pointer", !6, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = !{ptr @_Z11op_softsignf, ptr @_Z9op_squaref}
!14 = !{!15, !15, i64 0}
!15 = !{!"vtable pointer", !7, i64 0}
!16 = !{!17, !12, i64 8}
!17 = !{!"_ZTS5Shape", !12, i64 8}
!18 = !{!19, !12, i64 12}
!19 = !{!"_ZTS4Rect", !17, i64 0, !12, i64 12}
!20 = !{!21, !21, i64 0}
!21 = !{!"p1 _ZTS5Shape", !10, i64 0}
!22 = !{!23, !24, i64 0}
!23 = !{!"_ZTS6Params", !24, i64 0, !24, i64 8, !5, i64 16}
!24 = !{!"double", !6, i64 0}
!25 = !{!23, !24, i64 8}
!26 = !{!23, !5, i64 16}
!27 = distinct !{!27, !28}
!28 = !{!"llvm.loop.mustprogress"}
!29 = !{!24, !24, i64 0}
!30 = distinct !{!30, !28}
!31 = distinct !{!31, !28}
