; ModuleID = 'corpus/cuda/cu_sdf.cu'
source_filename = "corpus/cuda/cu_sdf.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }

@cases = dso_local addrspace(4) externally_initialized constant [16 x [4 x i8]] [[4 x i8] c"\FF\FF\FF\FF", [4 x i8] c"\03\00\FF\FF", [4 x i8] c"\00\01\FF\FF", [4 x i8] c"\03\01\FF\FF", [4 x i8] c"\01\02\FF\FF", [4 x i8] c"\03\00\01\02", [4 x i8] c"\00\02\FF\FF", [4 x i8] c"\03\02\FF\FF", [4 x i8] c"\02\03\FF\FF", [4 x i8] c"\00\02\FF\FF", [4 x i8] c"\00\01\02\03", [4 x i8] c"\01\02\FF\FF", [4 x i8] c"\01\03\FF\FF", [4 x i8] c"\00\01\FF\FF", [4 x i8] c"\03\00\FF\FF", [4 x i8] c"\FF\FF\FF\FF"], align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @cases to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z5sceneffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #0 {
  %5 = fmul contract float %0, %0
  %6 = fmul contract float %1, %1
  %7 = fadd contract float %5, %6
  %8 = fmul contract float %2, %2
  %9 = fadd contract float %7, %8
  %10 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %9)
  %11 = fadd contract float %10, 0xBFE6666660000000
  %12 = fadd contract float %0, -5.000000e-01
  %13 = tail call contract noundef float @llvm.fabs.f32(float %12)
  %14 = fadd contract float %13, 0xBFD99999A0000000
  %15 = fadd contract float %1, 0xBFD3333340000000
  %16 = tail call contract noundef float @llvm.fabs.f32(float %15)
  %17 = fadd contract float %16, 0xBFD3333340000000
  %18 = tail call contract noundef float @llvm.fabs.f32(float %2)
  %19 = fadd contract float %18, 0xBFD99999A0000000
  %20 = tail call contract noundef float @llvm.maxnum.f32(float %14, float 0.000000e+00)
  %21 = tail call contract noundef float @llvm.maxnum.f32(float %17, float 0.000000e+00)
  %22 = tail call contract noundef float @llvm.maxnum.f32(float %19, float 0.000000e+00)
  %23 = fmul contract float %20, %20
  %24 = fmul contract float %21, %21
  %25 = fadd contract float %23, %24
  %26 = fmul contract float %22, %22
  %27 = fadd contract float %26, %25
  %28 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %27)
  %29 = tail call contract noundef float @llvm.maxnum.f32(float %17, float %19)
  %30 = tail call contract noundef float @llvm.maxnum.f32(float %14, float %29)
  %31 = tail call contract noundef float @llvm.minnum.f32(float %30, float 0.000000e+00)
  %32 = fadd contract float %31, %28
  %33 = fsub contract float %32, %11
  %34 = fmul contract float %33, 5.000000e-01
  %35 = fdiv contract float %34, %3
  %36 = fadd contract float %35, 5.000000e-01
  %37 = tail call contract noundef float @llvm.maxnum.f32(float %36, float 0.000000e+00)
  %38 = tail call contract noundef float @llvm.minnum.f32(float %37, float 1.000000e+00)
  %39 = fsub contract float %11, %32
  %40 = fmul contract float %39, %38
  %41 = fadd contract float %32, %40
  %42 = fmul contract float %3, %38
  %43 = fsub contract float 1.000000e+00, %38
  %44 = fmul contract float %42, %43
  %45 = fsub contract float %41, %44
  %46 = fadd contract float %1, 0x3FE99999A0000000
  %47 = tail call contract noundef float @llvm.minnum.f32(float %45, float %46)
  ret float %47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @sdf_march(ptr noundef writeonly captures(none) %0, i32 noundef %1, float noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = sitofp i32 %8 to float
  %15 = fadd contract float %14, 5.000000e-01
  %16 = sitofp i32 %1 to float
  %17 = fdiv contract float %15, %16
  %18 = fmul contract float %17, 2.000000e+00
  %19 = fadd contract float %18, -1.000000e+00
  %20 = uitofp nneg i32 %13 to float
  %21 = fadd contract float %20, 5.000000e-01
  %22 = fdiv contract float %21, %16
  %23 = fmul contract float %22, 2.000000e+00
  %24 = fsub contract float 1.000000e+00, %23
  %25 = fmul contract float %19, %19
  %26 = fmul contract float %24, %24
  %27 = fadd contract float %25, %26
  %28 = fadd contract float %27, 2.250000e+00
  %29 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %28)
  %30 = fdiv contract float 1.000000e+00, %29
  %31 = fmul contract float %19, %30
  %32 = fmul contract float %24, %30
  %33 = fmul contract float %30, 1.500000e+00
  br label %34

34:                                               ; preds = %34, %3
  %35 = phi float [ 0.000000e+00, %3 ], [ %47, %34 ]
  %36 = phi i32 [ 0, %3 ], [ %48, %34 ]
  %37 = fmul contract float %31, %35
  %38 = fmul contract float %32, %35
  %39 = fmul contract float %33, %35
  %40 = fadd contract float %39, -3.000000e+00
  %41 = tail call contract noundef float @_Z5sceneffff(float noundef %37, float noundef %38, float noundef %40, float noundef %2) #7
  %42 = fcmp contract olt float %41, 0x3F50624DE0000000
  %43 = fadd contract float %35, %41
  %44 = fcmp contract ogt float %43, 1.000000e+01
  %45 = select i1 %44, float -1.000000e+00, float %43
  %46 = or i1 %42, %44
  %47 = select i1 %42, float %35, float %45
  %48 = add nuw nsw i32 %36, 1
  %49 = icmp eq i32 %48, 40
  %50 = select i1 %46, i1 true, i1 %49
  br i1 %50, label %51, label %34, !llvm.loop !8

51:                                               ; preds = %34
  %52 = fcmp contract ogt float %47, 0.000000e+00
  br i1 %52, label %53, label %87

53:                                               ; preds = %51
  %54 = fmul contract float %31, %47
  %55 = fmul contract float %32, %47
  %56 = fmul contract float %33, %47
  %57 = fadd contract float %56, -3.000000e+00
  %58 = fadd contract float %54, 0x3F847AE140000000
  %59 = tail call contract noundef float @_Z5sceneffff(float noundef %58, float noundef %55, float noundef %57, float noundef %2) #7
  %60 = fadd contract float %54, 0xBF847AE140000000
  %61 = tail call contract noundef float @_Z5sceneffff(float noundef %60, float noundef %55, float noundef %57, float noundef %2) #7
  %62 = fsub contract float %59, %61
  %63 = fadd contract float %55, 0x3F847AE140000000
  %64 = tail call contract noundef float @_Z5sceneffff(float noundef %54, float noundef %63, float noundef %57, float noundef %2) #7
  %65 = fadd contract float %55, 0xBF847AE140000000
  %66 = tail call contract noundef float @_Z5sceneffff(float noundef %54, float noundef %65, float noundef %57, float noundef %2) #7
  %67 = fsub contract float %64, %66
  %68 = fadd contract float %57, 0x3F847AE140000000
  %69 = tail call contract noundef float @_Z5sceneffff(float noundef %54, float noundef %55, float noundef %68, float noundef %2) #7
  %70 = fadd contract float %57, 0xBF847AE140000000
  %71 = tail call contract noundef float @_Z5sceneffff(float noundef %54, float noundef %55, float noundef %70, float noundef %2) #7
  %72 = fsub contract float %69, %71
  %73 = fmul contract float %62, 0x3FD99999A0000000
  %74 = fmul contract float %67, 0x3FE99999A0000000
  %75 = fadd contract float %73, %74
  %76 = fmul contract float %72, 0x3FD99999A0000000
  %77 = fsub contract float %75, %76
  %78 = fmul contract float %62, %62
  %79 = fmul contract float %67, %67
  %80 = fadd contract float %78, %79
  %81 = fmul contract float %72, %72
  %82 = fadd contract float %80, %81
  %83 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %82)
  %84 = tail call contract noundef float @llvm.maxnum.f32(float %83, float 0x3EB0C6F7A0000000)
  %85 = fdiv contract float %77, %84
  %86 = tail call contract noundef float @llvm.maxnum.f32(float %85, float 0.000000e+00)
  br label %87

87:                                               ; preds = %53, %51
  %88 = phi float [ %86, %53 ], [ 0.000000e+00, %51 ]
  %89 = mul nsw i32 %1, %13
  %90 = add nsw i32 %89, %8
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  store float %88, ptr %92, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @marching_squares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, float noundef %3) local_unnamed_addr #3 {
  %5 = alloca [4 x float], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = mul nuw nsw i32 %7, 17
  %9 = add nuw nsw i32 %8, %6
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !11
  store float %12, ptr %5, align 4, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %14 = getelementptr i8, ptr %11, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !11
  store float %15, ptr %13, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = add nuw nsw i32 %8, %6
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr float, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 68
  %21 = getelementptr i8, ptr %19, i64 72
  %22 = load float, ptr %21, align 4, !tbaa !11
  store float %22, ptr %16, align 4, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %24 = load float, ptr %20, align 4, !tbaa !11
  store float %24, ptr %23, align 4, !tbaa !11
  br label %43

25:                                               ; preds = %43
  %26 = shl nuw nsw i32 %7, 4
  %27 = add nuw nsw i32 %26, %6
  %28 = zext nneg i32 %52 to i64
  %29 = getelementptr inbounds nuw [4 x i8], ptr addrspacecast (ptr addrspace(4) @cases to ptr), i64 %28
  %30 = add nuw nsw i32 %6, 1
  %31 = uitofp nneg i32 %30 to float
  %32 = add nuw nsw i32 %7, 1
  %33 = uitofp nneg i32 %32 to float
  %34 = add nuw nsw i32 %6, 1
  %35 = uitofp nneg i32 %34 to float
  %36 = uitofp nneg i32 %7 to float
  %37 = uitofp nneg i32 %6 to float
  %38 = uitofp nneg i32 %7 to float
  %39 = uitofp nneg i32 %6 to float
  %40 = add nuw nsw i32 %7, 1
  %41 = uitofp nneg i32 %40 to float
  %42 = shl nuw nsw i32 %27, 2
  br label %55

43:                                               ; preds = %4, %43
  %44 = phi i32 [ 0, %4 ], [ %52, %43 ]
  %45 = phi i32 [ 0, %4 ], [ %53, %43 ]
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr %5, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !11
  %49 = fcmp contract ogt float %48, %3
  %50 = zext i1 %49 to i32
  %51 = shl nuw nsw i32 %50, %45
  %52 = or i32 %51, %44
  %53 = add nuw nsw i32 %45, 1
  %54 = icmp eq i32 %53, 4
  br i1 %54, label %25, label %43, !llvm.loop !13

55:                                               ; preds = %25, %81
  %56 = phi i32 [ 0, %25 ], [ %88, %81 ]
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %29, i64 %57
  %59 = load i8, ptr %58, align 1, !tbaa !14
  %60 = icmp sgt i8 %59, -1
  br i1 %60, label %61, label %90

61:                                               ; preds = %55
  %62 = zext nneg i8 %59 to i64
  %63 = getelementptr inbounds nuw float, ptr %5, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !11
  %65 = add nuw i8 %59, 1
  %66 = and i8 %65, 3
  %67 = zext nneg i8 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %5, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !11
  %70 = fsub contract float %3, %64
  %71 = fsub contract float %69, %64
  %72 = fdiv contract float %70, %71
  switch i8 %59, label %79 [
    i8 0, label %73
    i8 1, label %75
    i8 2, label %77
  ]

73:                                               ; preds = %61
  %74 = fadd contract float %72, %37
  br label %81

75:                                               ; preds = %61
  %76 = fadd contract float %72, %36
  br label %81

77:                                               ; preds = %61
  %78 = fsub contract float %31, %72
  br label %81

79:                                               ; preds = %61
  %80 = fsub contract float %41, %72
  br label %81

81:                                               ; preds = %79, %77, %75, %73
  %82 = phi float [ %39, %79 ], [ %74, %73 ], [ %35, %75 ], [ %78, %77 ]
  %83 = phi float [ %80, %79 ], [ %38, %73 ], [ %76, %75 ], [ %33, %77 ]
  %84 = add nuw nsw i32 %56, %42
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw %struct.float2, ptr %1, i64 %85
  store float %82, ptr %86, align 8, !tbaa !11
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 4
  store float %83, ptr %87, align 4, !tbaa !11
  %88 = add nuw nsw i32 %56, 1
  %89 = icmp eq i32 %88, 4
  br i1 %89, label %90, label %55, !llvm.loop !15

90:                                               ; preds = %81, %55
  %91 = phi i32 [ 4, %81 ], [ %56, %55 ]
  %92 = lshr i32 %91, 1
  %93 = zext nneg i32 %27 to i64
  %94 = getelementptr inbounds nuw i32, ptr %2, i64 %93
  store i32 %92, ptr %94, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !9, !10}
!14 = !{!6, !6, i64 0}
!15 = distinct !{!15, !9, !10}
