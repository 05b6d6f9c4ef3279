; ModuleID = 'corpus/hip/hip_callbacks.hip'
source_filename = "corpus/hip/hip_callbacks.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Stage = type { ptr, i32 }
%class.Body = type { ptr, float, float }
%class.Spring = type <{ %class.Body, float, [4 x i8] }>
%class.Damped = type { %class.Spring.base, [4 x i8] }
%class.Spring.base = type <{ %class.Body, float }>

$_Z5totalIiJshxfcEEiT_DpT0_ = comdat any

$_ZN4Body6updateEf = comdat any

$_ZNK4Body6energyEv = comdat any

$_ZN6Spring6updateEf = comdat any

$_ZNK6Spring6energyEv = comdat any

$_ZN6Damped6updateEf = comdat any

$_Z5totalIsJhxfcEEiT_DpT0_ = comdat any

$_Z5totalIhJxfcEEiT_DpT0_ = comdat any

$_Z5totalIxJfcEEiT_DpT0_ = comdat any

$_Z5totalIfJcEEiT_DpT0_ = comdat any

$_Z5totalIcJEEiT_DpT0_ = comdat any

$_ZTV4Body = comdat any

$_ZTV6Spring = comdat any

$_ZTV6Damped = comdat any

@__const.pipeline.stages = private unnamed_addr constant [3 x %struct.Stage] [%struct.Stage { ptr @_Z12stage_doublefi, i32 0 }, %struct.Stage { ptr @_Z10stage_biasfi, i32 3 }, %struct.Stage { ptr @_Z9stage_absfi, i32 1 }], align 8
@_ZTV4Body = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZN4Body6updateEf, ptr @_ZNK4Body6energyEv] }, comdat, align 8
@_ZTV6Spring = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZN6Spring6updateEf, ptr @_ZNK6Spring6energyEv] }, comdat, align 8
@_ZTV6Damped = linkonce_odr dso_local unnamed_addr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @_ZN6Damped6updateEf, ptr @_ZNK6Spring6energyEv] }, comdat, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z12stage_doublefi(float noundef %0, i32 %1) #0 {
  %3 = fadd contract float %0, %0
  ret float %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z10stage_biasfi(float noundef %0, i32 noundef %1) #0 {
  %3 = sitofp i32 %1 to float
  %4 = fmul contract float %3, 2.500000e-01
  %5 = fsub contract float %0, %4
  ret float %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z9stage_absfi(float noundef %0, i32 %1) #0 {
  %3 = tail call contract noundef float @llvm.fabs.f32(float %0)
  ret float %3
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pipeline(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4, !tbaa !8
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %10, %2
  %9 = phi float [ %6, %2 ], [ %21, %10 ]
  store float %9, ptr %5, align 4, !tbaa !8
  ret void

10:                                               ; preds = %2, %10
  %11 = phi float [ %21, %10 ], [ %6, %2 ]
  %12 = phi i32 [ %22, %10 ], [ 0, %2 ]
  %13 = add nuw nsw i32 %12, %3
  %14 = urem i32 %13, 3
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Stage, ptr @__const.pipeline.stages, i64 %15
  %17 = load ptr, ptr %16, align 8, !tbaa !10
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %19 = load i32, ptr %18, align 8, !tbaa !4
  %20 = add nsw i32 %19, %12
  %21 = tail call contract noundef float %17(float noundef %11, i32 noundef %20) #11
  %22 = add nuw nsw i32 %12, 1
  %23 = icmp eq i32 %22, %1
  br i1 %23, label %8, label %10, !llvm.loop !12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i64 @_Z9sum_rangePKii(ptr noundef %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = icmp slt i32 %1, 5
  br i1 %3, label %4, label %19

4:                                                ; preds = %2
  %5 = icmp sgt i32 %1, 0
  br i1 %5, label %6, label %17

6:                                                ; preds = %4, %6
  %7 = phi i32 [ %15, %6 ], [ 0, %4 ]
  %8 = phi i64 [ %14, %6 ], [ 0, %4 ]
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = sext i32 %11 to i64
  %13 = mul nsw i64 %12, %12
  %14 = add nuw nsw i64 %13, %8
  %15 = add nuw nsw i32 %7, 1
  %16 = icmp eq i32 %15, %1
  br i1 %16, label %17, label %6, !llvm.loop !15

17:                                               ; preds = %4, %6, %19
  %18 = phi i64 [ %27, %19 ], [ 0, %4 ], [ %14, %6 ]
  ret i64 %18

19:                                               ; preds = %2
  %20 = lshr i32 %1, 1
  %21 = tail call noundef i64 @_Z9sum_rangePKii(ptr noundef %0, i32 noundef %20) #12
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = sub nsw i32 %1, %20
  %25 = tail call noundef i64 @_Z9sum_rangePKii(ptr noundef %23, i32 noundef %24) #12
  %26 = shl nsw i64 %25, 1
  %27 = sub nsw i64 %21, %26
  br label %17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @recursive_sum(ptr noundef %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 5
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = sub nsw i32 32, %3
  %8 = tail call noundef i64 @_Z9sum_rangePKii(ptr noundef %6, i32 noundef %7) #12
  %9 = zext nneg i32 %3 to i64
  %10 = getelementptr inbounds nuw i64, ptr %1, i64 %9
  store i64 %8, ptr %10, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind
define dso_local noundef float @_Z7advanceR4Bodyi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %9, %2
  %5 = load ptr, ptr %0, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = tail call contract noundef float %7(ptr noundef nonnull align 8 dereferenceable(16) %0) #11
  ret float %8

9:                                                ; preds = %2, %9
  %10 = phi i32 [ %13, %9 ], [ 0, %2 ]
  %11 = load ptr, ptr %0, align 8, !tbaa !18
  %12 = load ptr, ptr %11, align 8
  tail call void %12(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef 0x3FB99999A0000000) #11
  %13 = add nuw nsw i32 %10, 1
  %14 = icmp eq i32 %13, %1
  br i1 %14, label %4, label %9, !llvm.loop !20
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @update_bodies(ptr noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = alloca %class.Body, align 8
  %4 = alloca %class.Spring, align 8
  %5 = alloca %class.Damped, align 8
  %6 = alloca [3 x ptr], align 8
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw <2 x float>, ptr %0, i64 %8
  %10 = load float, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %12 = load float, ptr %11, align 4
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Body, i64 16), ptr %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store float %10, ptr %13, align 8, !tbaa !21
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store float %12, ptr %14, align 4, !tbaa !23
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Body, i64 16), ptr %4, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store float %10, ptr %15, align 8, !tbaa !21
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store float %12, ptr %16, align 4, !tbaa !23
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV6Spring, i64 16), ptr %4, align 8, !tbaa !18
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store float 1.500000e+00, ptr %17, align 8, !tbaa !24
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV4Body, i64 16), ptr %5, align 8, !tbaa !18
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store float %10, ptr %18, align 8, !tbaa !21
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store float %12, ptr %19, align 4, !tbaa !23
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV6Spring, i64 16), ptr %5, align 8, !tbaa !18
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store float 2.000000e+00, ptr %20, align 8, !tbaa !24
  store ptr getelementptr inbounds nuw inrange(-16, 16) (i8, ptr @_ZTV6Damped, i64 16), ptr %5, align 8, !tbaa !18
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12
  store ptr %3, ptr %6, align 8, !tbaa !26
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %4, ptr %21, align 8, !tbaa !26
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %5, ptr %22, align 8, !tbaa !26
  %23 = urem i32 %7, 3
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw ptr, ptr %6, i64 %24
  %26 = load ptr, ptr %25, align 8, !tbaa !26
  %27 = call contract noundef float @_Z7advanceR4Bodyi(ptr noundef nonnull align 8 dereferenceable(16) %26, i32 noundef %1) #11
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %29 = load float, ptr %28, align 8, !tbaa !21
  %30 = insertelement <2 x float> poison, float %29, i64 0
  %31 = insertelement <2 x float> %30, float %27, i64 1
  store <2 x float> %31, ptr %9, align 8, !tbaa !28
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z5totalv() local_unnamed_addr #0 {
  ret i32 0
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variadic(ptr noundef writeonly captures(none) %0) local_unnamed_addr #6 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = trunc nuw nsw i32 %2 to i16
  %4 = shl nuw nsw i16 %3, 1
  %5 = trunc i32 %2 to i8
  %6 = add i8 %5, -6
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 2
  %9 = uitofp nneg i32 %2 to float
  %10 = fmul contract float %9, 1.500000e+00
  %11 = sub i8 0, %5
  %12 = tail call noundef i32 @_Z5totalIiJshxfcEEiT_DpT0_(i32 noundef %2, i16 noundef signext %4, i8 noundef zeroext %6, i64 noundef %8, float noundef %10, i8 noundef signext %11) #12
  %13 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  store i32 %12, ptr %13, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalIiJshxfcEEiT_DpT0_(i32 noundef %0, i16 noundef signext %1, i8 noundef zeroext %2, i64 noundef %3, float noundef %4, i8 noundef signext %5) local_unnamed_addr #7 comdat {
  %7 = mul nsw i32 %0, 3
  %8 = tail call noundef i32 @_Z5totalIsJhxfcEEiT_DpT0_(i16 noundef signext %1, i8 noundef zeroext %2, i64 noundef %3, float noundef %4, i8 noundef signext %5) #12
  %9 = shl nsw i32 %8, 1
  %10 = add nsw i32 %9, %7
  ret i32 %10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local void @_ZN4Body6updateEf(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef %1) unnamed_addr #10 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load float, ptr %3, align 4, !tbaa !23
  %5 = fmul contract float %1, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load float, ptr %6, align 8, !tbaa !21
  %8 = fadd contract float %7, %5
  store float %8, ptr %6, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK4Body6energyEv(ptr noundef nonnull align 8 dereferenceable(16) %0) unnamed_addr #10 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %3 = load float, ptr %2, align 4, !tbaa !23
  %4 = fmul contract float %3, 5.000000e-01
  %5 = fmul contract float %3, %4
  ret float %5
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local void @_ZN6Spring6updateEf(ptr noundef nonnull align 8 dereferenceable(20) %0, float noundef %1) unnamed_addr #10 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load float, ptr %3, align 8, !tbaa !24
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load float, ptr %5, align 8, !tbaa !21
  %7 = fmul contract float %4, %6
  %8 = fmul contract float %1, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = load float, ptr %9, align 4, !tbaa !23
  %11 = fsub contract float %10, %8
  store float %11, ptr %9, align 4, !tbaa !23
  %12 = fmul contract float %1, %11
  %13 = fadd contract float %6, %12
  store float %13, ptr %5, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local noundef float @_ZNK6Spring6energyEv(ptr noundef nonnull align 8 dereferenceable(20) %0) unnamed_addr #10 comdat align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %3 = load float, ptr %2, align 4, !tbaa !23
  %4 = fmul contract float %3, 5.000000e-01
  %5 = fmul contract float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load float, ptr %6, align 8, !tbaa !24
  %8 = fmul contract float %7, 5.000000e-01
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load float, ptr %9, align 8, !tbaa !21
  %11 = fmul contract float %8, %10
  %12 = fmul contract float %10, %11
  %13 = fadd contract float %5, %12
  ret float %13
}

; Function Attrs: mustprogress nounwind
define linkonce_odr dso_local void @_ZN6Damped6updateEf(ptr noundef nonnull align 8 dereferenceable(20) %0, float noundef %1) unnamed_addr #10 comdat align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load float, ptr %3, align 4, !tbaa !23
  %5 = fmul contract float %4, 0x3FECCCCCC0000000
  store float %5, ptr %3, align 4, !tbaa !23
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load float, ptr %6, align 8, !tbaa !24
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load float, ptr %8, align 8, !tbaa !21
  %10 = fmul contract float %7, %9
  %11 = fmul contract float %1, %10
  %12 = fsub contract float %5, %11
  store float %12, ptr %3, align 4, !tbaa !23
  %13 = fmul contract float %1, %12
  %14 = fadd contract float %9, %13
  store float %14, ptr %8, align 8, !tbaa !21
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalIsJhxfcEEiT_DpT0_(i16 noundef signext %0, i8 noundef zeroext %1, i64 noundef %2, float noundef %3, i8 noundef signext %4) local_unnamed_addr #7 comdat {
  %6 = sext i16 %0 to i32
  %7 = mul nsw i32 %6, 3
  %8 = tail call noundef i32 @_Z5totalIhJxfcEEiT_DpT0_(i8 noundef zeroext %1, i64 noundef %2, float noundef %3, i8 noundef signext %4) #12
  %9 = shl nsw i32 %8, 1
  %10 = add nsw i32 %9, %7
  ret i32 %10
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalIhJxfcEEiT_DpT0_(i8 noundef zeroext %0, i64 noundef %1, float noundef %2, i8 noundef signext %3) local_unnamed_addr #7 comdat {
  %5 = zext i8 %0 to i32
  %6 = mul nuw nsw i32 %5, 3
  %7 = tail call noundef i32 @_Z5totalIxJfcEEiT_DpT0_(i64 noundef %1, float noundef %2, i8 noundef signext %3) #12
  %8 = shl nsw i32 %7, 1
  %9 = add nsw i32 %8, %6
  ret i32 %9
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalIxJfcEEiT_DpT0_(i64 noundef %0, float noundef %1, i8 noundef signext %2) local_unnamed_addr #7 comdat {
  %4 = trunc i64 %0 to i32
  %5 = mul nsw i32 %4, 3
  %6 = tail call noundef i32 @_Z5totalIfJcEEiT_DpT0_(float noundef %1, i8 noundef signext %2) #12
  %7 = shl nsw i32 %6, 1
  %8 = add nsw i32 %7, %5
  ret i32 %8
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalIfJcEEiT_DpT0_(float noundef %0, i8 noundef signext %1) local_unnamed_addr #7 comdat {
  %3 = fptosi float %0 to i32
  %4 = mul nsw i32 %3, 3
  %5 = tail call noundef i32 @_Z5totalIcJEEiT_DpT0_(i8 noundef signext %1) #12
  %6 = shl nsw i32 %5, 1
  %7 = add nsw i32 %6, %4
  ret i32 %7
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local noundef i32 @_Z5totalIcJEEiT_DpT0_(i8 noundef signext %0) local_unnamed_addr #7 comdat {
  %2 = sext i8 %0 to i32
  %3 = mul nsw i32 %2, 3
  ret i32 %3
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #6 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #11 = { convergent nounwind }
attributes #12 = { nounwind }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !13, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !6, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"vtable pointer", !7, i64 0}
!20 = distinct !{!20, !13, !14}
!21 = !{!22, !9, i64 8}
!22 = !{!"_ZTS4Body", !9, i64 8, !9, i64 12}
!23 = !{!22, !9, i64 12}
!24 = !{!25, !9, i64 16}
!25 = !{!"_ZTS6Spring", !22, i64 0, !9, i64 16}
!26 = !{!27, !27, i64 0}
!27 = !{!"p1 _ZTS4Body", !11, i64 0}
!28 = !{!6, !6, i64 0}
