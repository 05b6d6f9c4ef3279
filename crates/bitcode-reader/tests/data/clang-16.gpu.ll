; ModuleID = 'gpu.cl'
source_filename = "gpu.cl"
target datalayout = "e-i64:64-i128:128-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.S = type { <4 x float>, [3 x i32] }

@tab = dso_local local_unnamed_addr addrspace(4) constant [4 x float] [float 1.000000e+00, float 2.000000e+00, float 3.000000e+00, float 4.000000e+00], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local float @helper(ptr addrspace(1) nocapture noundef readonly %0, i32 noundef %1) local_unnamed_addr #0 !dbg !9 {
  %3 = sext i32 %1 to i64, !dbg !12
  %4 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %3, !dbg !12
  %5 = load float, ptr addrspace(1) %4, align 4, !dbg !12, !tbaa !13
  %6 = and i32 %1, 3, !dbg !17
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds [4 x float], ptr addrspace(4) @tab, i64 0, i64 %7, !dbg !18
  %9 = load float, ptr addrspace(4) %8, align 4, !dbg !18, !tbaa !13
  %10 = tail call float @llvm.fmuladd.f32(float %5, float %9, float 5.000000e-01), !dbg !19
  ret float %10, !dbg !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #1

; Function Attrs: convergent noinline norecurse nounwind
define dso_local spir_kernel void @k(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(3) nocapture noundef align 4 %2, ptr nocapture noundef readonly byval(%struct.S) align 16 %3, float noundef %4, ptr addrspace(1) %5, ptr addrspace(4) %6) local_unnamed_addr #2 !dbg !21 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %8 = tail call i64 @_Z13get_global_idj(i32 noundef 0) #6, !dbg !26
  %9 = trunc i64 %8 to i32, !dbg !26
  %10 = tail call i64 @_Z12get_local_idj(i32 noundef 0) #6, !dbg !27
  %11 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 %10, !dbg !28
  store i32 %9, ptr addrspace(3) %11, align 4, !dbg !29, !tbaa !30
  tail call void @_Z7barrierj(i32 noundef 1) #7, !dbg !32
  %12 = shl i64 %8, 32, !dbg !33
  %13 = ashr exact i64 %12, 32, !dbg !33
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13, !dbg !33
  %15 = load float, ptr addrspace(1) %14, align 4, !dbg !33, !tbaa !13
  %16 = and i64 %8, 3, !dbg !35
  %17 = getelementptr inbounds [4 x float], ptr addrspace(4) @tab, i64 0, i64 %16, !dbg !36
  %18 = load float, ptr addrspace(4) %17, align 4, !dbg !36, !tbaa !13
  %19 = tail call float @llvm.fmuladd.f32(float %15, float %18, float 5.000000e-01), !dbg !37
  %20 = getelementptr inbounds <4 x float>, ptr %3, i64 0, i64 1, !dbg !38
  %21 = load float, ptr %20, align 4, !dbg !38
  %22 = fadd float %19, %21, !dbg !39
  %23 = getelementptr inbounds %struct.S, ptr %3, i64 0, i32 1, i64 1, !dbg !40
  %24 = load i32, ptr %23, align 4, !dbg !40, !tbaa !30
  %25 = sitofp i32 %24 to float, !dbg !40
  %26 = fadd float %22, %25, !dbg !41
  %27 = load i32, ptr addrspace(3) %2, align 4, !dbg !42, !tbaa !30
  %28 = sitofp i32 %27 to float, !dbg !43
  %29 = tail call float @_Z3fmafff(float noundef %26, float noundef 2.000000e+00, float noundef %28) #6, !dbg !44
  %30 = fcmp ogt float %29, 1.000000e+02, !dbg !45
  br i1 %30, label %84, label %31, !dbg !46

31:                                               ; preds = %7
  %32 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 1, !dbg !42
  %33 = load i32, ptr addrspace(3) %32, align 4, !dbg !42, !tbaa !30
  %34 = sitofp i32 %33 to float, !dbg !43
  %35 = tail call float @_Z3fmafff(float noundef %29, float noundef 2.000000e+00, float noundef %34) #6, !dbg !44
  %36 = fcmp ogt float %35, 1.000000e+02, !dbg !45
  br i1 %36, label %84, label %37, !dbg !46

37:                                               ; preds = %31
  %38 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 2, !dbg !42
  %39 = load i32, ptr addrspace(3) %38, align 4, !dbg !42, !tbaa !30
  %40 = sitofp i32 %39 to float, !dbg !43
  %41 = tail call float @_Z3fmafff(float noundef %35, float noundef 2.000000e+00, float noundef %40) #6, !dbg !44
  %42 = fcmp ogt float %41, 1.000000e+02, !dbg !45
  br i1 %42, label %84, label %43, !dbg !46

43:                                               ; preds = %37
  %44 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 3, !dbg !42
  %45 = load i32, ptr addrspace(3) %44, align 4, !dbg !42, !tbaa !30
  %46 = sitofp i32 %45 to float, !dbg !43
  %47 = tail call float @_Z3fmafff(float noundef %41, float noundef 2.000000e+00, float noundef %46) #6, !dbg !44
  %48 = fcmp ogt float %47, 1.000000e+02, !dbg !45
  br i1 %48, label %84, label %49, !dbg !46

49:                                               ; preds = %43
  %50 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 4, !dbg !42
  %51 = load i32, ptr addrspace(3) %50, align 4, !dbg !42, !tbaa !30
  %52 = sitofp i32 %51 to float, !dbg !43
  %53 = tail call float @_Z3fmafff(float noundef %47, float noundef 2.000000e+00, float noundef %52) #6, !dbg !44
  %54 = fcmp ogt float %53, 1.000000e+02, !dbg !45
  br i1 %54, label %84, label %55, !dbg !46

55:                                               ; preds = %49
  %56 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 5, !dbg !42
  %57 = load i32, ptr addrspace(3) %56, align 4, !dbg !42, !tbaa !30
  %58 = sitofp i32 %57 to float, !dbg !43
  %59 = tail call float @_Z3fmafff(float noundef %53, float noundef 2.000000e+00, float noundef %58) #6, !dbg !44
  %60 = fcmp ogt float %59, 1.000000e+02, !dbg !45
  br i1 %60, label %84, label %61, !dbg !46

61:                                               ; preds = %55
  %62 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 6, !dbg !42
  %63 = load i32, ptr addrspace(3) %62, align 4, !dbg !42, !tbaa !30
  %64 = sitofp i32 %63 to float, !dbg !43
  %65 = tail call float @_Z3fmafff(float noundef %59, float noundef 2.000000e+00, float noundef %64) #6, !dbg !44
  %66 = fcmp ogt float %65, 1.000000e+02, !dbg !45
  br i1 %66, label %84, label %67, !dbg !46

67:                                               ; preds = %61
  %68 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 7, !dbg !42
  %69 = load i32, ptr addrspace(3) %68, align 4, !dbg !42, !tbaa !30
  %70 = sitofp i32 %69 to float, !dbg !43
  %71 = tail call float @_Z3fmafff(float noundef %65, float noundef 2.000000e+00, float noundef %70) #6, !dbg !44
  %72 = fcmp ogt float %71, 1.000000e+02, !dbg !45
  br i1 %72, label %84, label %73, !dbg !46

73:                                               ; preds = %67
  %74 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 8, !dbg !42
  %75 = load i32, ptr addrspace(3) %74, align 4, !dbg !42, !tbaa !30
  %76 = sitofp i32 %75 to float, !dbg !43
  %77 = tail call float @_Z3fmafff(float noundef %71, float noundef 2.000000e+00, float noundef %76) #6, !dbg !44
  %78 = fcmp ogt float %77, 1.000000e+02, !dbg !45
  br i1 %78, label %84, label %79, !dbg !46

79:                                               ; preds = %73
  %80 = getelementptr inbounds i32, ptr addrspace(3) %2, i64 9, !dbg !42
  %81 = load i32, ptr addrspace(3) %80, align 4, !dbg !42, !tbaa !30
  %82 = sitofp i32 %81 to float, !dbg !43
  %83 = tail call float @_Z3fmafff(float noundef %77, float noundef 2.000000e+00, float noundef %82) #6, !dbg !44
  br label %84, !dbg !46

84:                                               ; preds = %79, %73, %67, %61, %55, %49, %43, %37, %31, %7
  %85 = phi float [ %29, %7 ], [ %35, %31 ], [ %41, %37 ], [ %47, %43 ], [ %53, %49 ], [ %59, %55 ], [ %65, %61 ], [ %71, %67 ], [ %77, %73 ], [ %83, %79 ], !dbg !44
  %86 = fadd float %85, %4, !dbg !47
  %87 = insertelement <2 x i32> <i32 poison, i32 0>, i32 %9, i64 0, !dbg !48
  %88 = tail call <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(ptr addrspace(1) %5, ptr addrspace(4) %6, <2 x i32> noundef %87) #8, !dbg !49
  %89 = extractelement <4 x float> %88, i64 0, !dbg !49
  %90 = fadd float %86, %89, !dbg !50
  %91 = tail call i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef %0, i32 noundef 3) #7, !dbg !51
  %92 = tail call float @_Z13convert_floati(i32 noundef %91) #6, !dbg !52
  %93 = fadd float %90, %92, !dbg !53
  %94 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13, !dbg !54
  store float %93, ptr addrspace(1) %94, align 4, !dbg !55, !tbaa !13
  %95 = addrspacecast ptr addrspace(1) %1 to ptr, !dbg !56
  %96 = tail call <4 x float> @_Z6vload4mPKf(i64 noundef %13, ptr noundef %95) #8, !dbg !57
  %97 = tail call <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef %96, <4 x i32> noundef <i32 3, i32 2, i32 1, i32 0>) #6, !dbg !58
  %98 = addrspacecast ptr addrspace(1) %0 to ptr, !dbg !59
  tail call void @_Z7vstore4Dv4_fmPf(<4 x float> noundef %97, i64 noundef %13, ptr noundef %98) #7, !dbg !60
  ret void, !dbg !61
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local float @_Z3fmafff(float noundef, float noundef, float noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_i(ptr addrspace(1), ptr addrspace(4), <2 x i32> noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local float @_Z13convert_floati(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local i32 @_Z10atomic_addPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local <4 x float> @_Z6vload4mPKf(i64 noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local <4 x float> @_Z7shuffleDv4_fDv4_j(<4 x float> noundef, <4 x i32> noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local void @_Z7vstore4Dv4_fmPf(<4 x float> noundef, i64 noundef, ptr noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_35" "target-features"="+ptx42,+sm_35" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_35" "target-features"="+ptx42,+sm_35" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_35" "target-features"="+ptx42,+sm_35" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_35" "target-features"="+ptx42,+sm_35" }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_35" "target-features"="+ptx42,+sm_35" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!0}
!nvvm.annotations = !{!2}
!llvm.module.flags = !{!3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "gpu.cl", directory: "/src")
!2 = !{ptr @k, !"kernel", i32 1}
!3 = !{i32 7, !"Dwarf Version", i32 2}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{i32 2, i32 0}
!8 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!9 = distinct !DISubprogram(name: "helper", scope: !1, file: !1, line: 4, type: !10, scopeLine: 4, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!10 = !DISubroutineType(types: !11)
!11 = !{}
!12 = !DILocation(line: 4, column: 55, scope: !9)
!13 = !{!14, !14, i64 0}
!14 = !{!"float", !15, i64 0}
!15 = !{!"omnipotent char", !16, i64 0}
!16 = !{!"Simple C/C++ TBAA"}
!17 = !DILocation(line: 4, column: 68, scope: !9)
!18 = !DILocation(line: 4, column: 62, scope: !9)
!19 = !DILocation(line: 4, column: 73, scope: !9)
!20 = !DILocation(line: 4, column: 48, scope: !9)
!21 = distinct !DISubprogram(name: "k", scope: !1, file: !1, line: 5, type: !10, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !11)
!22 = !{i32 1, i32 1, i32 3, i32 0, i32 0, i32 1, i32 0}
!23 = !{!"none", !"none", !"none", !"none", !"none", !"read_only", !"none"}
!24 = !{!"float*", !"float*", !"int*", !"S", !"float", !"image2d_t", !"sampler_t"}
!25 = !{!"", !"const", !"", !"", !"", !"", !""}
!26 = !DILocation(line: 6, column: 11, scope: !21)
!27 = !DILocation(line: 7, column: 5, scope: !21)
!28 = !DILocation(line: 7, column: 3, scope: !21)
!29 = !DILocation(line: 7, column: 22, scope: !21)
!30 = !{!31, !31, i64 0}
!31 = !{!"int", !15, i64 0}
!32 = !DILocation(line: 7, column: 27, scope: !21)
!33 = !DILocation(line: 4, column: 55, scope: !9, inlinedAt: !34)
!34 = distinct !DILocation(line: 8, column: 13, scope: !21)
!35 = !DILocation(line: 4, column: 68, scope: !9, inlinedAt: !34)
!36 = !DILocation(line: 4, column: 62, scope: !9, inlinedAt: !34)
!37 = !DILocation(line: 4, column: 73, scope: !9, inlinedAt: !34)
!38 = !DILocation(line: 8, column: 29, scope: !21)
!39 = !DILocation(line: 8, column: 27, scope: !21)
!40 = !DILocation(line: 8, column: 37, scope: !21)
!41 = !DILocation(line: 8, column: 35, scope: !21)
!42 = !DILocation(line: 9, column: 58, scope: !21)
!43 = !DILocation(line: 9, column: 51, scope: !21)
!44 = !DILocation(line: 9, column: 38, scope: !21)
!45 = !DILocation(line: 9, column: 71, scope: !21)
!46 = !DILocation(line: 9, column: 69, scope: !21)
!47 = !DILocation(line: 10, column: 14, scope: !21)
!48 = !DILocation(line: 10, column: 55, scope: !21)
!49 = !DILocation(line: 10, column: 27, scope: !21)
!50 = !DILocation(line: 10, column: 25, scope: !21)
!51 = !DILocation(line: 10, column: 81, scope: !21)
!52 = !DILocation(line: 10, column: 67, scope: !21)
!53 = !DILocation(line: 10, column: 65, scope: !21)
!54 = !DILocation(line: 10, column: 3, scope: !21)
!55 = !DILocation(line: 10, column: 10, scope: !21)
!56 = !DILocation(line: 11, column: 24, scope: !21)
!57 = !DILocation(line: 11, column: 14, scope: !21)
!58 = !DILocation(line: 11, column: 33, scope: !21)
!59 = !DILocation(line: 11, column: 77, scope: !21)
!60 = !DILocation(line: 11, column: 63, scope: !21)
!61 = !DILocation(line: 12, column: 1, scope: !21)
