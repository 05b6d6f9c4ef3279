; ModuleID = 'corpus/hip/hip_callbacks.hip'
source_filename = "corpus/hip/hip_callbacks.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.Stage = type { ptr, i32 }
%class.Body = type { ptr, float, float }
%class.Spring = type <{ %class.Body, float, [4 x i8] }>
%class.Damped = type { %class.Spring.base, [4 x i8] }
%class.Spring.base = type <{ %class.Body, float }>

$_ZTV4Body = comdat any

$_ZTV6Spring = comdat any

$_ZTV6Damped = comdat any

@__const.pipeline.stages = private unnamed_addr addrspace(4) constant [3 x %struct.Stage] [%struct.Stage { ptr @_Z12stage_doublefi, i32 0 }, %struct.Stage { ptr @_Z10stage_biasfi, i32 3 }, %struct.Stage { ptr @_Z9stage_absfi, i32 1 }], align 16
@_ZTV4Body = linkonce_odr hidden unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZN4Body6updateEf to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK4Body6energyEv to ptr addrspace(1))] }, comdat, align 8
@_ZTV6Spring = linkonce_odr hidden unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZN6Spring6updateEf to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK6Spring6energyEv to ptr addrspace(1))] }, comdat, align 8
@_ZTV6Damped = linkonce_odr hidden unnamed_addr addrspace(1) constant { [4 x ptr addrspace(1)] } { [4 x ptr addrspace(1)] [ptr addrspace(1) null, ptr addrspace(1) null, ptr addrspace(1) addrspacecast (ptr @_ZN6Damped6updateEf to ptr addrspace(1)), ptr addrspace(1) addrspacecast (ptr @_ZNK6Spring6energyEv to ptr addrspace(1))] }, comdat, align 8
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z12stage_doublefi(float noundef %0, i32 %1) #0 {
  %3 = fadd contract float %0, %0
  ret float %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z10stage_biasfi(float noundef %0, i32 noundef %1) #0 {
  %3 = sitofp i32 %1 to float
  %4 = fmul contract float %3, 2.500000e-01
  %5 = fsub contract float %0, %4
  ret float %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z9stage_absfi(float noundef %0, i32 %1) #0 {
  %3 = tail call contract noundef float @llvm.fabs.f32(float %0)
  ret float %3
}

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @pipeline(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %4
  %6 = load float, ptr addrspace(1) %5, align 4, !tbaa !9
  %7 = icmp sgt i32 %1, 0
  br i1 %7, label %10, label %8

8:                                                ; preds = %10, %2
  %9 = phi float [ %6, %2 ], [ %21, %10 ]
  store float %9, ptr addrspace(1) %5, align 4, !tbaa !9
  ret void

10:                                               ; preds = %2, %10
  %11 = phi float [ %21, %10 ], [ %6, %2 ]
  %12 = phi i32 [ %22, %10 ], [ 0, %2 ]
  %13 = add nuw nsw i32 %12, %3
  %14 = urem i32 %13, 3
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Stage, ptr addrspace(4) @__const.pipeline.stages, i64 %15
  %17 = load ptr, ptr addrspace(4) %16, align 16, !tbaa !11
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %16, i64 8
  %19 = load i32, ptr addrspace(4) %18, align 8, !tbaa !5
  %20 = add nsw i32 %19, %12
  %21 = tail call contract noundef float %17(float noundef %11, i32 noundef %20) #12
  %22 = add nuw nsw i32 %12, 1
  %23 = icmp eq i32 %22, %1
  br i1 %23, label %8, label %10, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #2

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read)
define internal fastcc noundef i64 @_Z9sum_rangePKii(ptr noundef %0, i32 noundef range(i32 -991, 33) %1) unnamed_addr #3 {
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
  %11 = load i32, ptr %10, align 4, !tbaa !5
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
  %21 = tail call fastcc noundef i64 @_Z9sum_rangePKii(ptr noundef %0, i32 noundef %20) #13
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw i32, ptr %0, i64 %22
  %24 = sub nsw i32 %1, %20
  %25 = tail call fastcc noundef i64 @_Z9sum_rangePKii(ptr noundef %23, i32 noundef %24) #13
  %26 = shl nsw i64 %25, 1
  %27 = sub nsw i64 %21, %26
  br label %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @recursive_sum(ptr addrspace(1) noundef %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = addrspacecast ptr addrspace(1) %0 to ptr
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = shl nuw nsw i32 %4, 5
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6
  %8 = sub nsw i32 32, %4
  %9 = tail call fastcc noundef i64 @_Z9sum_rangePKii(ptr noundef %7, i32 noundef %8) #13
  %10 = zext nneg i32 %4 to i64
  %11 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %10
  store i64 %9, ptr addrspace(1) %11, align 8, !tbaa !16
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define internal fastcc noundef float @_Z7advanceR4Bodyi(ptr noundef nonnull align 8 dereferenceable(16) %0, i32 noundef %1) unnamed_addr #5 {
  %3 = icmp sgt i32 %1, 0
  br i1 %3, label %9, label %4

4:                                                ; preds = %9, %2
  %5 = load ptr addrspace(1), ptr %0, align 8, !tbaa !18
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %7 = load ptr addrspace(1), ptr addrspace(1) %6, align 8
  %8 = tail call contract noundef addrspace(1) float %7(ptr noundef nonnull align 8 dereferenceable(16) %0) #12
  ret float %8

9:                                                ; preds = %2, %9
  %10 = phi i32 [ %13, %9 ], [ 0, %2 ]
  %11 = load ptr addrspace(1), ptr %0, align 8, !tbaa !18
  %12 = load ptr addrspace(1), ptr addrspace(1) %11, align 8
  tail call addrspace(1) void %12(ptr noundef nonnull align 8 dereferenceable(16) %0, float noundef 0x3FB99999A0000000) #12
  %13 = add nuw nsw i32 %10, 1
  %14 = icmp eq i32 %13, %1
  br i1 %14, label %4, label %9, !llvm.loop !20
}

; Function Attrs: convergent mustprogress norecurse nounwind
define protected amdgpu_kernel void @update_bodies(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
  %3 = alloca %class.Body, align 8, addrspace(5)
  %4 = alloca %class.Spring, align 8, addrspace(5)
  %5 = alloca %class.Damped, align 8, addrspace(5)
  %6 = addrspacecast ptr addrspace(5) %3 to ptr
  %7 = addrspacecast ptr addrspace(5) %4 to ptr
  %8 = addrspacecast ptr addrspace(5) %5 to ptr
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %3) #13
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %10
  %12 = load <2 x float>, ptr addrspace(1) %11, align 8
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 16) (i8, ptr addrspace(1) @_ZTV4Body, i64 16), ptr addrspace(5) %3, align 8, !tbaa !18
  %13 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  store <2 x float> %12, ptr addrspace(5) %13, align 8, !tbaa !9
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #13
  %14 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store <2 x float> %12, ptr addrspace(5) %14, align 8, !tbaa !9
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 16) (i8, ptr addrspace(1) @_ZTV6Spring, i64 16), ptr addrspace(5) %4, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  store float 1.500000e+00, ptr addrspace(5) %15, align 8, !tbaa !21
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %5) #13
  %16 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 8
  store <2 x float> %12, ptr addrspace(5) %16, align 8, !tbaa !9
  %17 = getelementptr inbounds nuw i8, ptr addrspace(5) %5, i32 16
  store float 2.000000e+00, ptr addrspace(5) %17, align 8, !tbaa !21
  store ptr addrspace(1) getelementptr inbounds nuw inrange(-16, 16) (i8, ptr addrspace(1) @_ZTV6Damped, i64 16), ptr addrspace(5) %5, align 8, !tbaa !18
  %18 = insertelement <3 x ptr> poison, ptr %6, i64 0
  %19 = insertelement <3 x ptr> %18, ptr %7, i64 1
  %20 = insertelement <3 x ptr> %19, ptr %8, i64 2
  %21 = trunc nuw nsw i32 %9 to i16
  %22 = urem i16 %21, 3
  %23 = zext nneg i16 %22 to i32
  %24 = extractelement <3 x ptr> %20, i32 %23
  %25 = call contract fastcc noundef float @_Z7advanceR4Bodyi(ptr noundef nonnull align 8 dereferenceable(16) %24, i32 noundef %1) #12
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load float, ptr %26, align 8, !tbaa !24
  %28 = insertelement <2 x float> poison, float %27, i64 0
  %29 = insertelement <2 x float> %28, float %25, i64 1
  store <2 x float> %29, ptr addrspace(1) %11, align 8, !tbaa !25
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %5) #13
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #13
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %3) #13
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define protected amdgpu_kernel void @variadic(ptr addrspace(1) noundef writeonly captures(none) %0) local_unnamed_addr #6 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %3 = trunc nuw nsw i32 %2 to i16
  %4 = shl nuw nsw i16 %3, 1
  %5 = trunc i32 %2 to i8
  %6 = add i8 %5, -6
  %7 = zext nneg i32 %2 to i64
  %8 = shl nuw nsw i64 %7, 2
  %9 = uitofp nneg i32 %2 to float
  %10 = fmul contract float %9, 1.500000e+00
  %11 = sub i8 0, %5
  %12 = tail call fastcc noundef i32 @_Z5totalIiJshxfcEEiT_DpT0_(i32 noundef %2, i16 noundef signext %4, i8 noundef zeroext %6, i64 noundef %8, float noundef %10, i8 noundef signext %11) #13
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  store i32 %12, ptr addrspace(1) %13, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_Z5totalIiJshxfcEEiT_DpT0_(i32 noundef range(i32 0, 1024) %0, i16 noundef signext range(i16 0, 2047) %1, i8 noundef zeroext %2, i64 noundef range(i64 0, 4093) %3, float noundef %4, i8 noundef signext %5) unnamed_addr #7 {
  %7 = mul nuw nsw i32 %0, 3
  %8 = tail call fastcc noundef i32 @_Z5totalIsJhxfcEEiT_DpT0_(i16 noundef signext %1, i8 noundef zeroext %2, i64 noundef %3, float noundef %4, i8 noundef signext %5) #13
  %9 = shl nsw i32 %8, 1
  %10 = add nsw i32 %9, %7
  ret i32 %10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #9

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal void @_ZN4Body6updateEf(ptr noundef nonnull align 8 captures(none) dereferenceable(16) %0, float noundef %1) unnamed_addr #10 align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load float, ptr %3, align 4, !tbaa !26
  %5 = fmul contract float %1, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load float, ptr %6, align 8, !tbaa !24
  %8 = fadd contract float %7, %5
  store float %8, ptr %6, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef float @_ZNK4Body6energyEv(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(16) %0) unnamed_addr #11 align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %3 = load float, ptr %2, align 4, !tbaa !26
  %4 = fmul contract float %3, 5.000000e-01
  %5 = fmul contract float %3, %4
  ret float %5
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal void @_ZN6Spring6updateEf(ptr noundef nonnull align 8 captures(none) dereferenceable(20) %0, float noundef %1) unnamed_addr #10 align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load float, ptr %3, align 8, !tbaa !21
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load float, ptr %5, align 8, !tbaa !24
  %7 = fmul contract float %4, %6
  %8 = fmul contract float %1, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = load float, ptr %9, align 4, !tbaa !26
  %11 = fsub contract float %10, %8
  store float %11, ptr %9, align 4, !tbaa !26
  %12 = fmul contract float %1, %11
  %13 = fadd contract float %6, %12
  store float %13, ptr %5, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef float @_ZNK6Spring6energyEv(ptr noundef nonnull readonly align 8 captures(none) dereferenceable(20) %0) unnamed_addr #11 align 2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load float, ptr %2, align 8, !tbaa !21
  %4 = fmul contract float %3, 5.000000e-01
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load <2 x float>, ptr %5, align 8, !tbaa !9
  %7 = insertelement <2 x float> <float poison, float 5.000000e-01>, float %4, i64 0
  %8 = fmul contract <2 x float> %7, %6
  %9 = fmul contract <2 x float> %6, %8
  %10 = shufflevector <2 x float> %9, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %11 = fadd contract <2 x float> %10, %9
  %12 = extractelement <2 x float> %11, i64 0
  ret float %12
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal void @_ZN6Damped6updateEf(ptr noundef nonnull align 8 captures(none) dereferenceable(20) %0, float noundef %1) unnamed_addr #10 align 2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load float, ptr %3, align 4, !tbaa !26
  %5 = fmul contract float %4, 0x3FECCCCCC0000000
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load float, ptr %6, align 8, !tbaa !21
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load float, ptr %8, align 8, !tbaa !24
  %10 = fmul contract float %7, %9
  %11 = fmul contract float %1, %10
  %12 = fsub contract float %5, %11
  store float %12, ptr %3, align 4, !tbaa !26
  %13 = fmul contract float %1, %12
  %14 = fadd contract float %9, %13
  store float %14, ptr %8, align 8, !tbaa !24
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_Z5totalIsJhxfcEEiT_DpT0_(i16 noundef signext range(i16 0, 2047) %0, i8 noundef zeroext %1, i64 noundef range(i64 0, 4093) %2, float noundef %3, i8 noundef signext %4) unnamed_addr #7 {
  %6 = mul nuw nsw i16 %0, 3
  %7 = zext nneg i16 %6 to i32
  %8 = tail call fastcc noundef i32 @_Z5totalIhJxfcEEiT_DpT0_(i8 noundef zeroext %1, i64 noundef %2, float noundef %3, i8 noundef signext %4) #13
  %9 = shl nsw i32 %8, 1
  %10 = add nsw i32 %9, %7
  ret i32 %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_Z5totalIhJxfcEEiT_DpT0_(i8 noundef zeroext %0, i64 noundef range(i64 0, 4093) %1, float noundef %2, i8 noundef signext %3) unnamed_addr #7 {
  %5 = zext i8 %0 to i32
  %6 = mul nuw nsw i32 %5, 3
  %7 = tail call fastcc noundef i32 @_Z5totalIxJfcEEiT_DpT0_(i64 noundef %1, float noundef %2, i8 noundef signext %3) #13
  %8 = shl nsw i32 %7, 1
  %9 = add nsw i32 %8, %6
  ret i32 %9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_Z5totalIxJfcEEiT_DpT0_(i64 noundef range(i64 0, 4093) %0, float noundef %1, i8 noundef signext %2) unnamed_addr #7 {
  %4 = trunc nuw nsw i64 %0 to i32
  %5 = mul nuw nsw i32 %4, 3
  %6 = tail call fastcc noundef i32 @_Z5totalIfJcEEiT_DpT0_(float noundef %1, i8 noundef signext %2) #13
  %7 = shl nsw i32 %6, 1
  %8 = add nsw i32 %7, %5
  ret i32 %8
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef i32 @_Z5totalIfJcEEiT_DpT0_(float noundef %0, i8 noundef signext %1) unnamed_addr #7 {
  %3 = fptosi float %0 to i32
  %4 = mul nsw i32 %3, 3
  %5 = tail call fastcc noundef i32 @_Z5totalIcJEEiT_DpT0_(i8 noundef signext %1) #13
  %6 = shl nsw i32 %5, 1
  %7 = add nsw i32 %6, %4
  ret i32 %7
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef range(i32 -384, 382) i32 @_Z5totalIcJEEiT_DpT0_(i8 noundef signext %0) unnamed_addr #7 {
  %2 = sext i8 %0 to i32
  %3 = mul nsw i32 %2, 3
  ret i32 %3
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { convergent mustprogress norecurse nounwind "amdgpu-flat-work-group-size"="1,1024" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline nosync nounwind willreturn memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #5 = { convergent mustprogress noinline norecurse nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #12 = { convergent nounwind }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{!10, !10, i64 0}
!10 = !{!"float", !7, i64 0}
!11 = !{!12, !12, i64 0}
!12 = !{!"any pointer", !7, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !7, i64 0}
!18 = !{!19, !19, i64 0}
!19 = !{!"vtable pointer", !8, i64 0}
!20 = distinct !{!20, !14}
!21 = !{!22, !10, i64 16}
!22 = !{!"_ZTS6Spring", !23, i64 0, !10, i64 16}
!23 = !{!"_ZTS4Body", !10, i64 8, !10, i64 12}
!24 = !{!23, !10, i64 8}
!25 = !{!7, !7, i64 0}
!26 = !{!23, !10, i64 12}
