; ModuleID = 'corpus/cuda/cu_bvh.cu'
source_filename = "corpus/cuda/cu_bvh.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Ray = type { %struct.float3, %struct.float3 }
%struct.float3 = type { float, float, float }
%struct.Triangle = type { %struct.float3, %struct.float3, %struct.float3 }
%struct.Box = type { i32, i32, i32, i32 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef zeroext i1 @_Z7moellerRK3RayRK8TriangleRf(ptr noundef nonnull readonly align 4 captures(none) dereferenceable(24) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(36) %1, ptr noundef nonnull writeonly align 4 captures(none) dereferenceable(4) %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %5 = load float, ptr %4, align 4, !tbaa !8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = load float, ptr %6, align 4, !tbaa !8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %9 = load float, ptr %8, align 4, !tbaa !8
  %10 = load float, ptr %1, align 4, !tbaa !8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %12 = load float, ptr %11, align 4, !tbaa !8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = fsub contract float %5, %10
  %16 = fsub contract float %7, %12
  %17 = fsub contract float %9, %14
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = fsub contract float %19, %10
  %25 = fsub contract float %21, %12
  %26 = fsub contract float %23, %14
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %28 = load float, ptr %27, align 4, !tbaa !8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fmul contract float %26, %30
  %34 = fmul contract float %25, %32
  %35 = fsub contract float %33, %34
  %36 = fmul contract float %24, %32
  %37 = fmul contract float %28, %26
  %38 = fsub contract float %36, %37
  %39 = fmul contract float %25, %28
  %40 = fmul contract float %24, %30
  %41 = fsub contract float %39, %40
  %42 = fmul contract float %15, %35
  %43 = fmul contract float %16, %38
  %44 = fadd contract float %42, %43
  %45 = fmul contract float %17, %41
  %46 = fadd contract float %45, %44
  %47 = tail call contract noundef float @llvm.fabs.f32(float %46)
  %48 = fcmp contract olt float %47, 0x3EB0C6F7A0000000
  br i1 %48, label %96, label %49

49:                                               ; preds = %3
  %50 = fdiv contract float 1.000000e+00, %46
  %51 = load float, ptr %0, align 4, !tbaa !8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fsub contract float %51, %10
  %57 = fsub contract float %53, %12
  %58 = fsub contract float %55, %14
  %59 = fmul contract float %35, %56
  %60 = fmul contract float %38, %57
  %61 = fadd contract float %59, %60
  %62 = fmul contract float %41, %58
  %63 = fadd contract float %61, %62
  %64 = fmul contract float %50, %63
  %65 = fcmp contract olt float %64, 0.000000e+00
  %66 = fcmp contract ogt float %64, 1.000000e+00
  %67 = or i1 %65, %66
  br i1 %67, label %96, label %68

68:                                               ; preds = %49
  %69 = fmul contract float %17, %57
  %70 = fmul contract float %16, %58
  %71 = fsub contract float %69, %70
  %72 = fmul contract float %15, %58
  %73 = fmul contract float %17, %56
  %74 = fsub contract float %72, %73
  %75 = fmul contract float %16, %56
  %76 = fmul contract float %15, %57
  %77 = fsub contract float %75, %76
  %78 = fmul contract float %28, %71
  %79 = fmul contract float %30, %74
  %80 = fadd contract float %78, %79
  %81 = fmul contract float %32, %77
  %82 = fadd contract float %81, %80
  %83 = fmul contract float %50, %82
  %84 = fcmp contract olt float %83, 0.000000e+00
  %85 = fadd contract float %64, %83
  %86 = fcmp contract ogt float %85, 1.000000e+00
  %87 = or i1 %84, %86
  br i1 %87, label %96, label %88

88:                                               ; preds = %68
  %89 = fmul contract float %24, %71
  %90 = fmul contract float %25, %74
  %91 = fadd contract float %89, %90
  %92 = fmul contract float %26, %77
  %93 = fadd contract float %92, %91
  %94 = fmul contract float %50, %93
  %95 = fcmp contract ogt float %94, 0x3F1A36E2E0000000
  store float %94, ptr %2, align 4, !tbaa !8
  br label %96

96:                                               ; preds = %49, %68, %88, %3
  %97 = phi i1 [ false, %3 ], [ false, %49 ], [ %95, %88 ], [ false, %68 ]
  ret i1 %97
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ray_triangles(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Ray, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !8
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load float, ptr %16, align 4, !tbaa !8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %23 = load float, ptr %22, align 4, !tbaa !8
  %24 = icmp sgt i32 %4, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %119, %5
  %26 = phi float [ 0x46293E5940000000, %5 ], [ %124, %119 ]
  %27 = phi i32 [ -1, %5 ], [ %125, %119 ]
  %28 = getelementptr inbounds float, ptr %2, i64 %11
  store float %26, ptr %28, align 4, !tbaa !8
  %29 = getelementptr inbounds i32, ptr %3, i64 %11
  store i32 %27, ptr %29, align 4, !tbaa !4
  ret void

30:                                               ; preds = %5, %119
  %31 = phi i32 [ %126, %119 ], [ 0, %5 ]
  %32 = phi i32 [ %125, %119 ], [ -1, %5 ]
  %33 = phi float [ %124, %119 ], [ 0x46293E5940000000, %5 ]
  %34 = phi float [ %120, %119 ], [ undef, %5 ]
  %35 = zext nneg i32 %31 to i64
  %36 = getelementptr inbounds nuw %struct.Triangle, ptr %1, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 20
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = load float, ptr %36, align 4, !tbaa !8
  %44 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fsub contract float %38, %43
  %49 = fsub contract float %40, %45
  %50 = fsub contract float %42, %47
  %51 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = getelementptr inbounds nuw i8, ptr %36, i64 28
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = getelementptr inbounds nuw i8, ptr %36, i64 32
  %56 = load float, ptr %55, align 4, !tbaa !8
  %57 = fsub contract float %52, %43
  %58 = fsub contract float %54, %45
  %59 = fsub contract float %56, %47
  %60 = fmul contract float %21, %59
  %61 = fmul contract float %23, %58
  %62 = fsub contract float %60, %61
  %63 = fmul contract float %23, %57
  %64 = fmul contract float %19, %59
  %65 = fsub contract float %63, %64
  %66 = fmul contract float %19, %58
  %67 = fmul contract float %21, %57
  %68 = fsub contract float %66, %67
  %69 = fmul contract float %48, %62
  %70 = fmul contract float %49, %65
  %71 = fadd contract float %69, %70
  %72 = fmul contract float %50, %68
  %73 = fadd contract float %72, %71
  %74 = tail call contract noundef float @llvm.fabs.f32(float %73)
  %75 = fcmp contract olt float %74, 0x3EB0C6F7A0000000
  br i1 %75, label %119, label %76

76:                                               ; preds = %30
  %77 = fdiv contract float 1.000000e+00, %73
  %78 = fsub contract float %13, %43
  %79 = fsub contract float %15, %45
  %80 = fsub contract float %17, %47
  %81 = fmul contract float %78, %62
  %82 = fmul contract float %79, %65
  %83 = fadd contract float %81, %82
  %84 = fmul contract float %80, %68
  %85 = fadd contract float %84, %83
  %86 = fmul contract float %85, %77
  %87 = fcmp contract olt float %86, 0.000000e+00
  %88 = fcmp contract ogt float %86, 1.000000e+00
  %89 = or i1 %87, %88
  br i1 %89, label %119, label %90

90:                                               ; preds = %76
  %91 = fmul contract float %79, %50
  %92 = fmul contract float %49, %80
  %93 = fsub contract float %91, %92
  %94 = fmul contract float %48, %80
  %95 = fmul contract float %78, %50
  %96 = fsub contract float %94, %95
  %97 = fmul contract float %78, %49
  %98 = fmul contract float %48, %79
  %99 = fsub contract float %97, %98
  %100 = fmul contract float %19, %93
  %101 = fmul contract float %21, %96
  %102 = fadd contract float %100, %101
  %103 = fmul contract float %23, %99
  %104 = fadd contract float %103, %102
  %105 = fmul contract float %104, %77
  %106 = fcmp contract uge float %105, 0.000000e+00
  %107 = fadd contract float %86, %105
  %108 = fcmp contract ule float %107, 1.000000e+00
  %109 = and i1 %106, %108
  %110 = fmul contract float %57, %93
  %111 = fmul contract float %58, %96
  %112 = fadd contract float %110, %111
  %113 = fmul contract float %99, %59
  %114 = fadd contract float %113, %112
  %115 = fmul contract float %114, %77
  %116 = fcmp contract ogt float %115, 0x3F1A36E2E0000000
  %117 = select i1 %109, float %115, float %34
  %118 = select i1 %109, i1 %116, i1 false
  br label %119

119:                                              ; preds = %90, %30, %76
  %120 = phi float [ %34, %30 ], [ %34, %76 ], [ %117, %90 ]
  %121 = phi i1 [ false, %30 ], [ false, %76 ], [ %118, %90 ]
  %122 = fcmp contract olt float %120, %33
  %123 = select i1 %121, i1 %122, i1 false
  %124 = select i1 %123, float %120, float %33
  %125 = select i1 %123, i32 %31, i32 %32
  %126 = add nuw nsw i32 %31, 1
  %127 = icmp eq i32 %126, %4
  br i1 %127, label %25, label %30, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bvh_count(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #2 {
  %5 = alloca [16 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Box, ptr %0, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %15 = load i32, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i32 0, ptr %5, align 4, !tbaa !4
  %16 = add nsw i32 %13, 64
  %17 = add nsw i32 %15, 64
  br label %18

18:                                               ; preds = %4, %58
  %19 = phi i32 [ 1, %4 ], [ %60, %58 ]
  %20 = phi i32 [ 0, %4 ], [ %26, %58 ]
  %21 = phi i32 [ 0, %4 ], [ %59, %58 ]
  %22 = add nsw i32 %19, -1
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %5, i64 %23
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add nuw nsw i32 %20, 1
  %27 = icmp eq i32 %25, 0
  br i1 %27, label %47, label %28

28:                                               ; preds = %18
  %29 = sext i32 %25 to i64
  %30 = getelementptr inbounds %struct.Box, ptr %1, i64 %29
  %31 = load i32, ptr %30, align 4, !tbaa !12
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %33 = load i32, ptr %32, align 4, !tbaa !14
  %34 = add nsw i32 %33, %31
  %35 = icmp sgt i32 %13, %34
  %36 = icmp sgt i32 %31, %16
  %37 = select i1 %35, i1 true, i1 %36
  br i1 %37, label %58, label %38

38:                                               ; preds = %28
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %40 = load i32, ptr %39, align 4, !tbaa !15
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %42 = load i32, ptr %41, align 4, !tbaa !16
  %43 = add nsw i32 %42, %40
  %44 = icmp sle i32 %15, %43
  %45 = icmp sle i32 %40, %17
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %58, !llvm.loop !17

47:                                               ; preds = %38, %18
  %48 = icmp sgt i32 %25, 14
  br i1 %48, label %49, label %51

49:                                               ; preds = %47
  %50 = add nuw nsw i32 %25, %21
  br label %58, !llvm.loop !17

51:                                               ; preds = %47
  %52 = shl nsw i32 %25, 1
  %53 = or disjoint i32 %52, 1
  store i32 %53, ptr %24, align 4, !tbaa !4
  %54 = add nsw i32 %52, 2
  %55 = add nuw nsw i32 %19, 1
  %56 = zext nneg i32 %19 to i64
  %57 = getelementptr inbounds nuw i32, ptr %5, i64 %56
  store i32 %54, ptr %57, align 4, !tbaa !4
  br label %58

58:                                               ; preds = %28, %38, %51, %49
  %59 = phi i32 [ %50, %49 ], [ %21, %51 ], [ %21, %38 ], [ %21, %28 ]
  %60 = phi i32 [ %22, %49 ], [ %55, %51 ], [ %22, %38 ], [ %22, %28 ]
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %18

62:                                               ; preds = %58
  %63 = getelementptr inbounds i32, ptr %2, i64 %11
  store i32 %59, ptr %63, align 4, !tbaa !4
  %64 = getelementptr inbounds i32, ptr %3, i64 %11
  store i32 %26, ptr %64, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !5, i64 0}
!13 = !{!"_ZTS3Box", !5, i64 0, !5, i64 4, !5, i64 8, !5, i64 12}
!14 = !{!13, !5, i64 8}
!15 = !{!13, !5, i64 4}
!16 = !{!13, !5, i64 12}
!17 = distinct !{!17, !11}
