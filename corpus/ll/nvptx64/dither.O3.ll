; ModuleID = 'corpus/opencl/dither.cl'
source_filename = "corpus/opencl/dither.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dither_ordered(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_dither_ordered(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dither_ordered(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = mul i32 %5, %4
  %8 = add i32 %7, %6
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = mul nuw nsw i32 %10, %9
  %13 = add nuw nsw i32 %12, %11
  %14 = xor i32 %13, %8
  %15 = shl i32 %14, 1
  %16 = and i32 %15, 2
  %17 = and i32 %13, 1
  %18 = or disjoint i32 %16, %17
  %19 = shl nuw nsw i32 %18, 2
  %20 = and i32 %14, 2
  %21 = or disjoint i32 %19, %20
  %22 = lshr i32 %13, 1
  %23 = and i32 %22, 1
  %24 = or disjoint i32 %21, %23
  %25 = shl nuw nsw i32 %24, 4
  %26 = and i32 %15, 8
  %27 = or disjoint i32 %25, %26
  %28 = and i32 %13, 4
  %29 = or disjoint i32 %27, %28
  %30 = or disjoint i32 %29, 2
  %31 = mul nsw i32 %2, %13
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !14
  %36 = zext i8 %35 to i32
  %37 = icmp samesign ult i32 %30, %36
  br i1 %37, label %38, label %45

38:                                               ; preds = %3
  %39 = and i32 %32, 31
  %40 = shl nuw i32 1, %39
  %41 = ashr i32 %32, 5
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %42
  %44 = atomicrmw or ptr addrspace(1) %43, i32 %40 monotonic, align 4
  br label %45

45:                                               ; preds = %38, %3
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dither_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_dither_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dither_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %41

6:                                                ; preds = %4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = and i32 %11, 1
  %13 = icmp eq i32 %12, 0
  %14 = mul nsw i32 %2, %11
  %15 = add nsw i32 %3, -1
  %16 = sitofp i32 %15 to float
  %17 = and i32 %2, 1
  %18 = icmp eq i32 %2, 1
  br i1 %18, label %23, label %19

19:                                               ; preds = %6
  %20 = and i32 %2, 2147483646
  br label %42

21:                                               ; preds = %42
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %41, label %23

23:                                               ; preds = %21, %6
  %24 = phi float [ 0.000000e+00, %6 ], [ %80, %21 ]
  %25 = phi i32 [ 0, %6 ], [ %84, %21 ]
  %26 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %26)
  %27 = xor i32 %25, -1
  %28 = add nsw i32 %2, %27
  %29 = select i1 %13, i32 %25, i32 %28
  %30 = add nsw i32 %29, %14
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %31
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !19
  %34 = tail call float @llvm.fmuladd.f32(float %33, float %16, float %24)
  %35 = tail call noundef float @llvm.rint.f32(float %34)
  %36 = fptosi float %35 to i32
  %37 = tail call noundef i32 @llvm.smax.i32(i32 %36, i32 0)
  %38 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %15, i32 %37)
  %39 = trunc i32 %38 to i8
  %40 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %31
  store i8 %39, ptr addrspace(1) %40, align 1, !tbaa !14
  br label %41

41:                                               ; preds = %23, %21, %4
  ret void

42:                                               ; preds = %42, %19
  %43 = phi float [ 0.000000e+00, %19 ], [ %80, %42 ]
  %44 = phi float [ 0.000000e+00, %19 ], [ %81, %42 ]
  %45 = phi i32 [ 0, %19 ], [ %84, %42 ]
  %46 = phi i32 [ 0, %19 ], [ %85, %42 ]
  %47 = xor i32 %45, -1
  %48 = add nsw i32 %2, %47
  %49 = select i1 %13, i32 %45, i32 %48
  %50 = add nsw i32 %49, %14
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !19
  %54 = tail call float @llvm.fmuladd.f32(float %53, float %16, float %43)
  %55 = tail call noundef float @llvm.rint.f32(float %54)
  %56 = fptosi float %55 to i32
  %57 = tail call noundef i32 @llvm.smax.i32(i32 %56, i32 0)
  %58 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %15, i32 %57)
  %59 = sitofp i32 %58 to float
  %60 = fsub float %54, %59
  %61 = tail call float @llvm.fmuladd.f32(float %60, float 4.375000e-01, float %44)
  %62 = fmul float %60, 6.250000e-02
  %63 = trunc i32 %58 to i8
  %64 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %51
  store i8 %63, ptr addrspace(1) %64, align 1, !tbaa !14
  %65 = or disjoint i32 %45, 1
  %66 = xor i32 %45, -2
  %67 = add nsw i32 %2, %66
  %68 = select i1 %13, i32 %65, i32 %67
  %69 = add nsw i32 %68, %14
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %70
  %72 = load float, ptr addrspace(1) %71, align 4, !tbaa !19
  %73 = tail call float @llvm.fmuladd.f32(float %72, float %16, float %61)
  %74 = tail call noundef float @llvm.rint.f32(float %73)
  %75 = fptosi float %74 to i32
  %76 = tail call noundef i32 @llvm.smax.i32(i32 %75, i32 0)
  %77 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %15, i32 %76)
  %78 = sitofp i32 %77 to float
  %79 = fsub float %73, %78
  %80 = tail call float @llvm.fmuladd.f32(float %79, float 4.375000e-01, float %62)
  %81 = fmul float %79, 6.250000e-02
  %82 = trunc i32 %77 to i8
  %83 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %70
  store i8 %82, ptr addrspace(1) %83, align 1, !tbaa !14
  %84 = add nuw nsw i32 %45, 2
  %85 = add i32 %46, 2
  %86 = icmp eq i32 %85, %20
  br i1 %86, label %21, label %42
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uchar*", !"uint*", !"int"}
!13 = !{!"const", !"volatile", !""}
!14 = !{!8, !8, i64 0}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"uchar*", !"int", !"int"}
!18 = !{!"const", !"", !"", !""}
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !8, i64 0}
