; ModuleID = 'corpus/opencl/mri_q.cl'
source_filename = "corpus/opencl/mri_q.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.kValues = type { float, float, float, float }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @compute_phi_mag(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %17

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %9
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = fmul float %13, %13
  %15 = tail call float @llvm.fmuladd.f32(float %11, float %11, float %14)
  %16 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %9
  store float %15, ptr addrspace(1) %16, align 4, !tbaa !12
  br label %17

17:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_compute_phi_mag(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %17

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %9
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = fmul float %13, %13
  %15 = tail call float @llvm.fmuladd.f32(float %11, float %11, float %14)
  %16 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %9
  store float %15, ptr addrspace(1) %16, align 4, !tbaa !12
  br label %17

17:                                               ; preds = %8, %4
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @compute_q(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, ptr addrspace(1) noundef align 4 captures(none) %6, ptr addrspace(1) noundef readonly align 4 captures(none) %7) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %9 = alloca float, align 4
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %12
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %12
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %12
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %12
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = and i32 %0, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %8
  %26 = load float, ptr addrspace(1) %7, align 4, !tbaa !18
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !20
  %29 = fmul float %16, %28
  %30 = tail call float @llvm.fmuladd.f32(float %26, float %14, float %29)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !21
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %18, float %30)
  %34 = fmul float %33, 0x401921FB60000000
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !22
  %37 = tail call spir_func float @_Z3cosf(float noundef %34) #8
  %38 = tail call float @llvm.fmuladd.f32(float %36, float %37, float %20)
  %39 = tail call spir_func float @_Z3sinf(float noundef %34) #8
  %40 = tail call float @llvm.fmuladd.f32(float %36, float %39, float %22)
  br label %41

41:                                               ; preds = %25, %8
  %42 = phi i32 [ 1, %25 ], [ 0, %8 ]
  %43 = phi float [ %40, %25 ], [ %22, %8 ]
  %44 = phi float [ %38, %25 ], [ %20, %8 ]
  %45 = icmp slt i32 %42, %0
  br i1 %45, label %46, label %89

46:                                               ; preds = %41
  %47 = addrspacecast ptr %9 to ptr addrspace(4)
  br label %48

48:                                               ; preds = %46, %48
  %49 = phi float [ %44, %46 ], [ %85, %48 ]
  %50 = phi float [ %43, %46 ], [ %86, %48 ]
  %51 = phi i32 [ %42, %46 ], [ %87, %48 ]
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %7, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !18
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 4
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !20
  %57 = fmul float %16, %56
  %58 = call float @llvm.fmuladd.f32(float %54, float %14, float %57)
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !21
  %61 = call float @llvm.fmuladd.f32(float %60, float %18, float %58)
  %62 = fmul float %61, 0x401921FB60000000
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %63 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %62, ptr addrspace(4) noundef %47) #10
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 12
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !22
  %66 = load float, ptr %9, align 4, !tbaa !12
  %67 = call float @llvm.fmuladd.f32(float %65, float %66, float %49)
  %68 = call float @llvm.fmuladd.f32(float %65, float %63, float %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %69 = zext nneg i32 %51 to i64
  %70 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %7, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 16
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !18
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 20
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !20
  %75 = fmul float %16, %74
  %76 = call float @llvm.fmuladd.f32(float %72, float %14, float %75)
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 24
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !21
  %79 = call float @llvm.fmuladd.f32(float %78, float %18, float %76)
  %80 = fmul float %79, 0x401921FB60000000
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %81 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %80, ptr addrspace(4) noundef %47) #10
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 28
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !22
  %84 = load float, ptr %9, align 4, !tbaa !12
  %85 = call float @llvm.fmuladd.f32(float %83, float %84, float %67)
  %86 = call float @llvm.fmuladd.f32(float %83, float %81, float %68)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %87 = add nuw nsw i32 %51, 2
  %88 = icmp slt i32 %87, %0
  br i1 %88, label %48, label %89

89:                                               ; preds = %48, %41
  %90 = phi float [ %43, %41 ], [ %86, %48 ]
  %91 = phi float [ %44, %41 ], [ %85, %48 ]
  store float %91, ptr addrspace(1) %19, align 4, !tbaa !12
  store float %90, ptr addrspace(1) %21, align 4, !tbaa !12
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_compute_q(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, ptr addrspace(1) noundef align 4 captures(none) %6, ptr addrspace(1) noundef readonly align 4 captures(none) %7) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %9 = alloca float, align 4
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !12
  %15 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %12
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !12
  %17 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %12
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %12
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = getelementptr inbounds float, ptr addrspace(1) %6, i64 %12
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12
  %23 = and i32 %0, 1
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %41, label %25

25:                                               ; preds = %8
  %26 = load float, ptr addrspace(1) %7, align 4, !tbaa !18
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 4
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !20
  %29 = fmul float %16, %28
  %30 = tail call float @llvm.fmuladd.f32(float %26, float %14, float %29)
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 8
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !21
  %33 = tail call float @llvm.fmuladd.f32(float %32, float %18, float %30)
  %34 = fmul float %33, 0x401921FB60000000
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 12
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !22
  %37 = tail call spir_func float @_Z3cosf(float noundef %34) #8
  %38 = tail call float @llvm.fmuladd.f32(float %36, float %37, float %20)
  %39 = tail call spir_func float @_Z3sinf(float noundef %34) #8
  %40 = tail call float @llvm.fmuladd.f32(float %36, float %39, float %22)
  br label %41

41:                                               ; preds = %25, %8
  %42 = phi i32 [ 1, %25 ], [ 0, %8 ]
  %43 = phi float [ %40, %25 ], [ %22, %8 ]
  %44 = phi float [ %38, %25 ], [ %20, %8 ]
  %45 = icmp slt i32 %42, %0
  br i1 %45, label %46, label %89

46:                                               ; preds = %41
  %47 = addrspacecast ptr %9 to ptr addrspace(4)
  br label %48

48:                                               ; preds = %46, %48
  %49 = phi float [ %44, %46 ], [ %85, %48 ]
  %50 = phi float [ %43, %46 ], [ %86, %48 ]
  %51 = phi i32 [ %42, %46 ], [ %87, %48 ]
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %7, i64 %52
  %54 = load float, ptr addrspace(1) %53, align 4, !tbaa !18
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 4
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !20
  %57 = fmul float %16, %56
  %58 = call float @llvm.fmuladd.f32(float %54, float %14, float %57)
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 8
  %60 = load float, ptr addrspace(1) %59, align 4, !tbaa !21
  %61 = call float @llvm.fmuladd.f32(float %60, float %18, float %58)
  %62 = fmul float %61, 0x401921FB60000000
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %63 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %62, ptr addrspace(4) noundef %47) #10
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %53, i64 12
  %65 = load float, ptr addrspace(1) %64, align 4, !tbaa !22
  %66 = load float, ptr %9, align 4, !tbaa !12
  %67 = call float @llvm.fmuladd.f32(float %65, float %66, float %49)
  %68 = call float @llvm.fmuladd.f32(float %65, float %63, float %50)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %69 = zext nneg i32 %51 to i64
  %70 = getelementptr inbounds nuw %struct.kValues, ptr addrspace(1) %7, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 16
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !18
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 20
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !20
  %75 = fmul float %16, %74
  %76 = call float @llvm.fmuladd.f32(float %72, float %14, float %75)
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 24
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !21
  %79 = call float @llvm.fmuladd.f32(float %78, float %18, float %76)
  %80 = fmul float %79, 0x401921FB60000000
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #9
  %81 = call spir_func float @_Z6sincosfPU3AS4f(float noundef %80, ptr addrspace(4) noundef %47) #10
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %70, i64 28
  %83 = load float, ptr addrspace(1) %82, align 4, !tbaa !22
  %84 = load float, ptr %9, align 4, !tbaa !12
  %85 = call float @llvm.fmuladd.f32(float %83, float %84, float %67)
  %86 = call float @llvm.fmuladd.f32(float %83, float %81, float %68)
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #9
  %87 = add nuw nsw i32 %51, 2
  %88 = icmp slt i32 %87, %0
  br i1 %88, label %48, label %89

89:                                               ; preds = %48, %41
  %90 = phi float [ %43, %41 ], [ %86, %48 ]
  %91 = phi float [ %44, %41 ], [ %85, %48 ]
  store float %91, ptr addrspace(1) %19, align 4, !tbaa !12
  store float %90, ptr addrspace(1) %21, align 4, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3cosf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3sinf(float noundef) local_unnamed_addr #5

; Function Attrs: convergent nounwind
declare dso_local spir_func float @_Z6sincosfPU3AS4f(float noundef, ptr addrspace(4) noundef) local_unnamed_addr #7

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { nounwind }
attributes #10 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"float*", !"float*", !"float*", !"int"}
!11 = !{!"const", !"const", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1}
!15 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!16 = !{!"int", !"int", !"float*", !"float*", !"float*", !"float*", !"float*", !"struct kValues*"}
!17 = !{!"", !"", !"const", !"const", !"const", !"", !"", !"const"}
!18 = !{!19, !13, i64 0}
!19 = !{!"kValues", !13, i64 0, !13, i64 4, !13, i64 8, !13, i64 12}
!20 = !{!19, !13, i64 4}
!21 = !{!19, !13, i64 8}
!22 = !{!19, !13, i64 12}
