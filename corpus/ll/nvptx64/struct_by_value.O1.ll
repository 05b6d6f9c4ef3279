; ModuleID = 'corpus/opencl/struct_by_value.cl'
source_filename = "corpus/opencl/struct_by_value.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.camera = type { float, float, float, float, float, %struct.size2 }
%struct.size2 = type { i32, i32 }
%struct.matrix = type { [4 x [4 x float]] }
%struct.bytes16 = type { [16 x i8] }
%struct.mixed = type { i8, i16, i32, i8, i64, float, i8 }
%struct.quad = type { [4 x i32] }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @scene_shade(ptr noundef readonly byval(%struct.camera) align 4 captures(none) %0, ptr noundef readonly byval(%struct.matrix) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_scene_shade(ptr noundef nonnull byval(%struct.camera) align 4 %0, ptr noundef nonnull byval(%struct.matrix) align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_scene_shade(ptr noundef readonly byval(%struct.camera) align 4 captures(none) %0, ptr noundef readonly byval(%struct.matrix) align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 16 captures(none) %2, ptr addrspace(1) noundef writeonly align 16 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %15 = load i32, ptr %14, align 4, !tbaa !15
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load i32, ptr %16, align 4, !tbaa !19
  %18 = mul nsw i32 %17, %15
  %19 = icmp sgt i32 %18, %13
  br i1 %19, label %20, label %38

20:                                               ; preds = %4
  %21 = shl i64 %12, 32
  %22 = ashr exact i64 %21, 32
  %23 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %22
  %24 = load <4 x float>, ptr addrspace(1) %23, align 16
  %25 = extractelement <4 x float> %24, i64 0
  %26 = tail call fastcc { float, float, float, float } @moved(ptr noundef nonnull byval(%struct.camera) align 4 %0, float noundef %25) #9
  %27 = extractvalue { float, float, float, float } %26, 0
  %28 = extractvalue { float, float, float, float } %26, 1
  %29 = extractvalue { float, float, float, float } %26, 2
  %30 = extractvalue { float, float, float, float } %26, 3
  %31 = insertelement <4 x float> poison, float %27, i64 0
  %32 = insertelement <4 x float> %31, float %28, i64 1
  %33 = insertelement <4 x float> %32, float %29, i64 2
  %34 = insertelement <4 x float> %33, float %30, i64 3
  %35 = fadd <4 x float> %24, %34
  %36 = tail call fastcc <4 x float> @transform(ptr noundef nonnull byval(%struct.matrix) align 4 %1, <4 x float> noundef %35) #9
  %37 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %22
  store <4 x float> %36, ptr addrspace(1) %37, align 16, !tbaa !20
  br label %38

38:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @table_argument(ptr noundef readonly byval(%struct.bytes16) align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_table_argument(ptr noundef nonnull byval(%struct.bytes16) align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_table_argument(ptr noundef readonly byval(%struct.bytes16) align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = shl i64 %11, 32
  %13 = ashr exact i64 %12, 32
  %14 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  br label %18

16:                                               ; preds = %18
  %17 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %13
  store i32 %28, ptr addrspace(1) %17, align 4, !tbaa !6
  ret void

18:                                               ; preds = %3, %18
  %19 = phi i32 [ 0, %3 ], [ %30, %18 ]
  %20 = phi i32 [ 0, %3 ], [ %28, %18 ]
  %21 = phi i32 [ %15, %3 ], [ %29, %18 ]
  %22 = mul i32 %20, 10
  %23 = and i32 %21, 15
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !20
  %27 = zext i8 %26 to i32
  %28 = add i32 %22, %27
  %29 = lshr i32 %21, 4
  %30 = add nuw nsw i32 %19, 1
  %31 = icmp eq i32 %30, 8
  br i1 %31, label %16, label %18, !llvm.loop !25
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mixed_argument(ptr noundef readonly byval(%struct.mixed) align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  tail call void @__clang_ocl_kern_imp_mixed_argument(ptr noundef nonnull byval(%struct.mixed) align 8 %0, ptr addrspace(1) noundef align 8 %1) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mixed_argument(ptr noundef readonly byval(%struct.mixed) align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = load i8, ptr %0, align 8, !tbaa !31
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %15 = load i16, ptr %14, align 2, !tbaa !35
  %16 = sext i16 %15 to i64
  %17 = shl i64 %10, 32
  %18 = ashr exact i64 %17, 32
  %19 = mul nsw i64 %18, %16
  %20 = add nsw i64 %19, %13
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !36
  %23 = sext i32 %22 to i64
  %24 = add nsw i64 %20, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load i8, ptr %25, align 8, !tbaa !37
  %27 = zext i8 %26 to i64
  %28 = sub nsw i64 %24, %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8, !tbaa !38
  %31 = and i64 %10, 31
  %32 = ashr i64 %30, %31
  %33 = add nsw i64 %28, %32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %35 = load float, ptr %34, align 8, !tbaa !39
  %36 = sitofp i32 %11 to float
  %37 = fmul float %35, %36
  %38 = fptosi float %37 to i64
  %39 = add nsw i64 %33, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %41 = load i8, ptr %40, align 4, !tbaa !40
  %42 = sext i8 %41 to i64
  %43 = add nsw i64 %39, %42
  %44 = getelementptr inbounds i64, ptr addrspace(1) %1, i64 %18
  store i64 %43, ptr addrspace(1) %44, align 8, !tbaa !41
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @written_argument(ptr noundef readonly byval(%struct.quad) align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !42 !kernel_arg_base_type !42 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_written_argument(ptr noundef nonnull byval(%struct.quad) align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_written_argument(ptr noundef byval(%struct.quad) align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !42 !kernel_arg_base_type !42 !kernel_arg_type_qual !24 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = mul nsw i32 %12, 100
  %14 = shl i64 %11, 32
  %15 = ashr exact i64 %14, 32
  %16 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %0, i64 %18
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = add i32 %20, %13
  store i32 %21, ptr %19, align 4, !tbaa !6
  %22 = and i32 %12, 1
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %29, label %24

24:                                               ; preds = %3
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %26 = load i32, ptr %25, align 4, !tbaa !6
  %27 = load i32, ptr %0, align 4, !tbaa !6
  %28 = xor i32 %27, %26
  store i32 %28, ptr %0, align 4, !tbaa !6
  br label %29

29:                                               ; preds = %24, %3
  %30 = getelementptr inbounds %struct.quad, ptr addrspace(1) %2, i64 %15
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(16) %30, ptr noundef nonnull align 4 dereferenceable(16) %0, i64 16, i1 false), !tbaa.struct !43
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc { float, float, float, float } @moved(ptr noundef byval(%struct.camera) align 4 captures(none) %0, float noundef %1) unnamed_addr #3 {
  %3 = load float, ptr %0, align 4, !tbaa !44
  %4 = fadd float %1, %3
  store float %4, ptr %0, align 4, !tbaa !44
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load float, ptr %5, align 4, !tbaa !45
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !46
  %9 = fneg float %1
  %10 = tail call float @llvm.fmuladd.f32(float %9, float %6, float %8)
  store float %10, ptr %7, align 4, !tbaa !46
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !47
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %14 = load float, ptr %13, align 4, !tbaa !47
  %15 = insertvalue { float, float, float, float } poison, float %4, 0
  %16 = insertvalue { float, float, float, float } %15, float %10, 1
  %17 = insertvalue { float, float, float, float } %16, float %12, 2
  %18 = insertvalue { float, float, float, float } %17, float %14, 3
  ret { float, float, float, float } %18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc <4 x float> @transform(ptr noundef readonly byval(%struct.matrix) align 4 captures(none) %0, <4 x float> noundef %1) unnamed_addr #5 {
  %3 = alloca [4 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %4 = extractelement <4 x float> %1, i64 0
  %5 = extractelement <4 x float> %1, i64 1
  %6 = extractelement <4 x float> %1, i64 2
  %7 = extractelement <4 x float> %1, i64 3
  br label %20

8:                                                ; preds = %20
  %9 = load <1 x float>, ptr %3, align 4
  %10 = shufflevector <1 x float> %9, <1 x float> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %12 = load float, ptr %11, align 4, !tbaa !47
  %13 = insertelement <4 x float> %10, float %12, i64 1
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !47
  %16 = insertelement <4 x float> %13, float %15, i64 2
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %18 = load float, ptr %17, align 4, !tbaa !47
  %19 = insertelement <4 x float> %16, float %18, i64 3
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret <4 x float> %19

20:                                               ; preds = %2, %20
  %21 = phi i32 [ 0, %2 ], [ %36, %20 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw [4 x float], ptr %0, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !47
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !47
  %27 = fmul float %5, %26
  %28 = tail call float @llvm.fmuladd.f32(float %24, float %4, float %27)
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %30 = load float, ptr %29, align 4, !tbaa !47
  %31 = tail call float @llvm.fmuladd.f32(float %30, float %6, float %28)
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %33 = load float, ptr %32, align 4, !tbaa !47
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %7, float %31)
  %35 = getelementptr inbounds nuw float, ptr %3, i64 %22
  store float %34, ptr %35, align 4, !tbaa !47
  %36 = add nuw nsw i32 %21, 1
  %37 = icmp eq i32 %36, 4
  br i1 %37, label %8, label %20, !llvm.loop !48
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 0, i32 0, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"camera", !"matrix", !"float4*", !"float4*"}
!13 = !{!"camera", !"matrix", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"", !"", !"const", !""}
!15 = !{!16, !7, i64 20}
!16 = !{!"", !17, i64 0, !17, i64 4, !17, i64 8, !17, i64 12, !17, i64 16, !18, i64 20}
!17 = !{!"float", !8, i64 0}
!18 = !{!"", !7, i64 0, !7, i64 4}
!19 = !{!16, !7, i64 24}
!20 = !{!8, !8, i64 0}
!21 = !{i32 0, i32 1, i32 1}
!22 = !{!"none", !"none", !"none"}
!23 = !{!"bytes16", !"uint*", !"uint*"}
!24 = !{!"", !"const", !""}
!25 = distinct !{!25, !26}
!26 = !{!"llvm.loop.unroll.disable"}
!27 = !{i32 0, i32 1}
!28 = !{!"none", !"none"}
!29 = !{!"mixed", !"long*"}
!30 = !{!"", !""}
!31 = !{!32, !8, i64 0}
!32 = !{!"", !8, i64 0, !33, i64 2, !7, i64 4, !8, i64 8, !34, i64 16, !17, i64 24, !8, i64 28}
!33 = !{!"short", !8, i64 0}
!34 = !{!"long", !8, i64 0}
!35 = !{!32, !33, i64 2}
!36 = !{!32, !7, i64 4}
!37 = !{!32, !8, i64 8}
!38 = !{!32, !34, i64 16}
!39 = !{!32, !17, i64 24}
!40 = !{!32, !8, i64 28}
!41 = !{!34, !34, i64 0}
!42 = !{!"quad", !"uint*", !"quad*"}
!43 = !{i64 0, i64 16, !20}
!44 = !{!16, !17, i64 0}
!45 = !{!16, !17, i64 16}
!46 = !{!16, !17, i64 4}
!47 = !{!17, !17, i64 0}
!48 = distinct !{!48, !26}
