target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@copies.part = internal addrspace(3) global [40 x <4 x float>] undef, align 16

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(3) noundef align 4 %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = alloca target("spirv.Event"), align 8
  %8 = alloca [2 x target("spirv.Event")], align 8
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %11 = mul nsw i32 %5, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = sext i32 %5 to i64
  %15 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) noundef align 4 %4, ptr addrspace(1) noundef %13, i64 noundef %14, target("spirv.Event") zeroinitializer) #7
  %16 = sext i32 %10 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %16
  %18 = tail call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3Dv4_fPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.part, ptr addrspace(1) noundef %17, i64 noundef 10, i64 noundef 2, target("spirv.Event") %15) #7
  store target("spirv.Event") %18, ptr %7, align 8, !tbaa !13
  %19 = addrspacecast ptr %7 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %19) #7
  call spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef align 4 %0, i64 noundef 32) #7
  %20 = icmp sgt i32 %5, 0
  br i1 %20, label %21, label %31

21:                                               ; preds = %6, %21
  %22 = phi i32 [ %27, %21 ], [ 0, %6 ]
  %23 = phi i32 [ %29, %21 ], [ 0, %6 ]
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %24
  %26 = load i32, ptr addrspace(3) %25, align 4, !tbaa !4
  %27 = add nuw nsw i32 %22, 1
  %28 = mul nsw i32 %26, %27
  %29 = add nsw i32 %28, %23
  %30 = icmp slt i32 %27, %5
  br i1 %30, label %21, label %31

31:                                               ; preds = %21, %6
  %32 = phi i32 [ 0, %6 ], [ %29, %21 ]
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %33 = zext i32 %32 to i64
  %34 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %35 = add i64 %34, %33
  %36 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %37 = mul i64 %36, 100
  %38 = add i64 %35, %37
  %39 = trunc i64 %38 to i32
  %40 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %41 = mul i64 %40, %36
  %42 = getelementptr i32, ptr addrspace(3) %4, i64 %41
  %43 = getelementptr i32, ptr addrspace(3) %42, i64 %34
  store i32 %39, ptr addrspace(3) %43, align 4, !tbaa !4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  %44 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  %45 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1iPU3AS3Kim9ocl_event(ptr addrspace(1) noundef %44, ptr addrspace(3) noundef align 4 %4, i64 noundef %14, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %45, ptr %8, align 8, !tbaa !13
  %46 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %16
  %47 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %46, ptr addrspace(3) noundef @copies.part, i64 noundef 10, i64 noundef 3, target("spirv.Event") zeroinitializer) #7
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store target("spirv.Event") %47, ptr %48, align 8, !tbaa !13
  %49 = addrspacecast ptr %8 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 2, ptr addrspace(4) noundef %49) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_copies(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2, ptr addrspace(1) noundef align 16 %3, ptr addrspace(3) noundef align 4 %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %7 = alloca target("spirv.Event"), align 8
  %8 = alloca [2 x target("spirv.Event")], align 8
  %9 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %10 = trunc i64 %9 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6
  %11 = mul nsw i32 %5, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %12
  %14 = sext i32 %5 to i64
  %15 = tail call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) noundef %4, ptr addrspace(1) noundef %13, i64 noundef %14, target("spirv.Event") zeroinitializer) #7
  %16 = sext i32 %10 to i64
  %17 = getelementptr inbounds <4 x float>, ptr addrspace(1) %2, i64 %16
  %18 = tail call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3Dv4_fPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef @copies.part, ptr addrspace(1) noundef %17, i64 noundef 10, i64 noundef 2, target("spirv.Event") %15) #7
  store target("spirv.Event") %18, ptr %7, align 8, !tbaa !13
  %19 = addrspacecast ptr %7 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 1, ptr addrspace(4) noundef %19) #7
  call spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef %0, i64 noundef 32) #7
  %20 = icmp sgt i32 %5, 0
  br i1 %20, label %40, label %21

21:                                               ; preds = %40, %6
  %22 = phi i32 [ 0, %6 ], [ %48, %40 ]
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %23 = zext i32 %22 to i64
  %24 = call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %25 = add i64 %24, %23
  %26 = call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #5
  %27 = mul i64 %26, 100
  %28 = add i64 %25, %27
  %29 = trunc i64 %28 to i32
  %30 = call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %31 = mul i64 %30, %26
  %32 = getelementptr i32, ptr addrspace(3) %4, i64 %31
  %33 = getelementptr i32, ptr addrspace(3) %32, i64 %24
  store i32 %29, ptr addrspace(3) %33, align 4, !tbaa !4
  call spir_func void @_Z7barrierj(i32 noundef 1) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6
  %34 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %12
  %35 = call spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1iPU3AS3Kim9ocl_event(ptr addrspace(1) noundef %34, ptr addrspace(3) noundef %4, i64 noundef %14, target("spirv.Event") zeroinitializer) #7
  store target("spirv.Event") %35, ptr %8, align 8, !tbaa !13
  %36 = getelementptr inbounds <4 x float>, ptr addrspace(1) %3, i64 %16
  %37 = call spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef %36, ptr addrspace(3) noundef @copies.part, i64 noundef 10, i64 noundef 3, target("spirv.Event") zeroinitializer) #7
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store target("spirv.Event") %37, ptr %38, align 8, !tbaa !13
  %39 = addrspacecast ptr %8 to ptr addrspace(4)
  call spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef 2, ptr addrspace(4) noundef %39) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6
  ret void

40:                                               ; preds = %6, %40
  %41 = phi i32 [ %46, %40 ], [ 0, %6 ]
  %42 = phi i32 [ %48, %40 ], [ 0, %6 ]
  %43 = zext nneg i32 %41 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4, !tbaa !4
  %46 = add nuw nsw i32 %41, 1
  %47 = mul nsw i32 %45, %46
  %48 = add nsw i32 %47, %42
  %49 = icmp slt i32 %46, %5
  br i1 %49, label %40, label %21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS3iPU3AS1Kim9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS3Dv4_fPU3AS1KS_mm9ocl_event(ptr addrspace(3) noundef, ptr addrspace(1) noundef, i64 noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z17wait_group_eventsiPU3AS49ocl_event(i32 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z8prefetchPU3AS1Kim(ptr addrspace(1) noundef, i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z21async_work_group_copyPU3AS1iPU3AS3Kim9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func target("spirv.Event") @_Z29async_work_group_strided_copyPU3AS1Dv4_fPU3AS3KS_mm9ocl_event(ptr addrspace(1) noundef, ptr addrspace(3) noundef, i64 noundef, i64 noundef, target("spirv.Event")) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 1, i32 1, i32 3, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"int*", !"float4*", !"float4*", !"int*", !"int"}
!11 = !{!"int*", !"int*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"int*", !"int"}
!12 = !{!"const", !"", !"const", !"", !"", !""}
!13 = !{!14, !14, i64 0}
!14 = !{!"event_t", !6, i64 0}
