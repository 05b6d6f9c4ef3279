; ModuleID = 'corpus/opencl/dither.cl'
source_filename = "corpus/opencl/dither.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dither_ordered(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_dither_ordered(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
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
  %14 = and i32 %13, 7
  %15 = xor i32 %13, %8
  %16 = and i32 %15, 7
  br label %17

17:                                               ; preds = %17, %3
  %18 = phi i32 [ 0, %3 ], [ %28, %17 ]
  %19 = phi i32 [ 0, %3 ], [ %27, %17 ]
  %20 = shl i32 %19, 2
  %21 = lshr i32 %16, %18
  %22 = shl nuw nsw i32 %21, 1
  %23 = and i32 %22, 2
  %24 = or disjoint i32 %23, %20
  %25 = lshr i32 %14, %18
  %26 = and i32 %25, 1
  %27 = or disjoint i32 %24, %26
  %28 = add nuw nsw i32 %18, 1
  %29 = icmp eq i32 %28, 3
  br i1 %29, label %30, label %17, !llvm.loop !14

30:                                               ; preds = %17
  %31 = shl i32 %27, 2
  %32 = or disjoint i32 %31, 2
  %33 = mul nsw i32 %2, %13
  %34 = add nsw i32 %33, %8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %35
  %37 = load i8, ptr addrspace(1) %36, align 1, !tbaa !16
  %38 = zext i8 %37 to i32
  %39 = icmp ult i32 %32, %38
  br i1 %39, label %40, label %47

40:                                               ; preds = %30
  %41 = ashr i32 %34, 5
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %42
  %44 = and i32 %34, 31
  %45 = shl nuw i32 1, %44
  %46 = atomicrmw or ptr addrspace(1) %43, i32 %45 monotonic, align 4
  br label %47

47:                                               ; preds = %40, %30
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dither_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_dither_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dither_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %5 = icmp sgt i32 %2, 0
  br i1 %5, label %6, label %17

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
  br label %18

17:                                               ; preds = %18, %4
  ret void

18:                                               ; preds = %6, %18
  %19 = phi float [ 0.000000e+00, %6 ], [ %36, %18 ]
  %20 = phi float [ 0.000000e+00, %6 ], [ %37, %18 ]
  %21 = phi i32 [ 0, %6 ], [ %40, %18 ]
  %22 = xor i32 %21, -1
  %23 = add nsw i32 %2, %22
  %24 = select i1 %13, i32 %21, i32 %23
  %25 = add nsw i32 %24, %14
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !21
  %29 = tail call float @llvm.fmuladd.f32(float %28, float %16, float %19)
  %30 = tail call noundef float @llvm.rint.f32(float %29)
  %31 = fptosi float %30 to i32
  %32 = tail call noundef i32 @llvm.smax.i32(i32 %31, i32 0)
  %33 = tail call noundef range(i32 -2147483648, 2147483647) i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %15, i32 %32)
  %34 = sitofp i32 %33 to float
  %35 = fsub float %29, %34
  %36 = tail call float @llvm.fmuladd.f32(float %35, float 4.375000e-01, float %20)
  %37 = fmul float %35, 6.250000e-02
  %38 = trunc i32 %33 to i8
  %39 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %26
  store i8 %38, ptr addrspace(1) %39, align 1, !tbaa !16
  %40 = add nuw nsw i32 %21, 1
  %41 = icmp eq i32 %40, %2
  br i1 %41, label %17, label %18, !llvm.loop !23
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

attributes #0 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!8, !8, i64 0}
!17 = !{i32 1, i32 1, i32 0, i32 0}
!18 = !{!"none", !"none", !"none", !"none"}
!19 = !{!"float*", !"uchar*", !"int", !"int"}
!20 = !{!"const", !"", !"", !""}
!21 = !{!22, !22, i64 0}
!22 = !{!"float", !8, i64 0}
!23 = distinct !{!23, !15}
