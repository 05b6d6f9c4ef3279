target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind
define dso_local spir_kernel void @prints(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 1 captures(none) %1) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = load i32, ptr addrspace(1) %0, align 4, !dbg !19, !tbaa !8
  %4 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef align 1 %1, i32 noundef %3) #15, !dbg !22
  ret void, !dbg !23
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_prints(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(2) noundef readonly align 1 captures(none) %1) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %3 = load i32, ptr addrspace(1) %0, align 4, !dbg !24, !tbaa !8
  %4 = tail call spir_func i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) noundef %1, i32 noundef %3) #15, !dbg !25
  ret void, !dbg !26
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_kernel void @images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 16)) %2) local_unnamed_addr #2 !dbg !27 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef <float 1.000000e+00, float 2.000000e+00>, float noundef 1.000000e+00) #16, !dbg !33
  store <4 x float> %4, ptr addrspace(1) %2, align 16, !dbg !36, !tbaa !37
  ret void, !dbg !38
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_images(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, ptr addrspace(1) noundef writeonly align 16 captures(none) initializes((0, 16)) %2) local_unnamed_addr #3 !dbg !34 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %4 = tail call spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0) %0, target("spirv.Sampler") %1, <2 x float> noundef <float 1.000000e+00, float 2.000000e+00>, float noundef 1.000000e+00) #16, !dbg !39
  store <4 x float> %4, ptr addrspace(1) %2, align 16, !dbg !40, !tbaa !37
  ret void, !dbg !41
}

; Function Attrs: norecurse nounwind
define dso_local spir_kernel void @pipes(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %1) local_unnamed_addr #4 !dbg !42 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17, !dbg !47
  %4 = addrspacecast ptr %3 to ptr addrspace(4), !dbg !50
  %5 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %0, ptr addrspace(4) %4, i32 4, i32 4) #17, !dbg !50
  %6 = load i32, ptr %3, align 4, !dbg !51, !tbaa !8
  store i32 %6, ptr addrspace(1) %1, align 4, !dbg !52, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17, !dbg !53
  ret void, !dbg !54
}

; Function Attrs: alwaysinline norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_pipes(target("spirv.Pipe", 0) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) initializes((0, 4)) %1) local_unnamed_addr #5 !dbg !48 !kernel_arg_addr_space !43 !kernel_arg_access_qual !44 !kernel_arg_type !45 !kernel_arg_base_type !45 !kernel_arg_type_qual !46 {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #17, !dbg !55
  %4 = addrspacecast ptr %3 to ptr addrspace(4), !dbg !56
  %5 = call spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0) %0, ptr addrspace(4) %4, i32 4, i32 4) #17, !dbg !56
  %6 = load i32, ptr %3, align 4, !dbg !57, !tbaa !8
  store i32 %6, ptr addrspace(1) %1, align 4, !dbg !58, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #17, !dbg !59
  ret void, !dbg !59
}

; Function Attrs: nofree norecurse nosync nounwind memory(none)
define dso_local spir_func i32 @fibonacci(i32 noundef %0) local_unnamed_addr #6 !dbg !60 {
  %2 = icmp slt i32 %0, 2, !dbg !61
  br i1 %2, label %11, label %3, !dbg !62

3:                                                ; preds = %1, %3
  %4 = phi i32 [ %8, %3 ], [ %0, %1 ]
  %5 = phi i32 [ %9, %3 ], [ 0, %1 ]
  %6 = add nsw i32 %4, -1, !dbg !63
  %7 = tail call spir_func i32 @fibonacci(i32 noundef %6) #17, !dbg !64
  %8 = add nsw i32 %4, -2, !dbg !65
  %9 = add nsw i32 %7, %5, !dbg !66
  %10 = icmp samesign ult i32 %4, 4, !dbg !61
  br i1 %10, label %11, label %3, !dbg !62

11:                                               ; preds = %3, %1
  %12 = phi i32 [ 0, %1 ], [ %9, %3 ]
  %13 = phi i32 [ %0, %1 ], [ %8, %3 ]
  %14 = add nsw i32 %13, %12
  ret i32 %14, !dbg !67
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @recursion(ptr addrspace(1) noundef align 4 captures(none) initializes((0, 4)) %0) local_unnamed_addr #7 !dbg !68 !kernel_arg_addr_space !69 !kernel_arg_access_qual !70 !kernel_arg_type !71 !kernel_arg_base_type !71 !kernel_arg_type_qual !72 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !73
  %3 = load i32, ptr addrspace(1) %2, align 4, !dbg !73, !tbaa !8
  %4 = tail call spir_func i32 @fibonacci(i32 noundef %3) #17, !dbg !76
  store i32 %4, ptr addrspace(1) %0, align 4, !dbg !77, !tbaa !8
  ret void, !dbg !78
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_recursion(ptr addrspace(1) noundef align 4 captures(none) initializes((0, 4)) %0) local_unnamed_addr #8 !dbg !74 !kernel_arg_addr_space !69 !kernel_arg_access_qual !70 !kernel_arg_type !71 !kernel_arg_base_type !71 !kernel_arg_type_qual !72 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !79
  %3 = load i32, ptr addrspace(1) %2, align 4, !dbg !79, !tbaa !8
  %4 = tail call spir_func i32 @fibonacci(i32 noundef %3) #17, !dbg !80
  store i32 %4, ptr addrspace(1) %0, align 4, !dbg !81, !tbaa !8
  ret void, !dbg !82
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @missing(ptr addrspace(1) noundef align 4 captures(none) initializes((0, 4)) %0) local_unnamed_addr #9 !dbg !83 !kernel_arg_addr_space !69 !kernel_arg_access_qual !70 !kernel_arg_type !71 !kernel_arg_base_type !71 !kernel_arg_type_qual !72 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !84
  %3 = load i32, ptr addrspace(1) %2, align 4, !dbg !84, !tbaa !8
  %4 = tail call spir_func i32 @outside(i32 noundef %3) #15, !dbg !87
  store i32 %4, ptr addrspace(1) %0, align 4, !dbg !88, !tbaa !8
  ret void, !dbg !89
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_missing(ptr addrspace(1) noundef align 4 captures(none) initializes((0, 4)) %0) local_unnamed_addr #10 !dbg !85 !kernel_arg_addr_space !69 !kernel_arg_access_qual !70 !kernel_arg_type !71 !kernel_arg_base_type !71 !kernel_arg_type_qual !72 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !90
  %3 = load i32, ptr addrspace(1) %2, align 4, !dbg !90, !tbaa !8
  %4 = tail call spir_func i32 @outside(i32 noundef %3) #15, !dbg !91
  store i32 %4, ptr addrspace(1) %0, align 4, !dbg !92, !tbaa !8
  ret void, !dbg !93
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @unknown(ptr addrspace(1) noundef align 4 captures(none) initializes((0, 4)) %0) local_unnamed_addr #9 !dbg !94 !kernel_arg_addr_space !69 !kernel_arg_access_qual !70 !kernel_arg_type !95 !kernel_arg_base_type !95 !kernel_arg_type_qual !72 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !96
  %3 = load float, ptr addrspace(1) %2, align 4, !dbg !96, !tbaa !99
  %4 = tail call spir_func float @_Z7strangef(float noundef %3) #15, !dbg !101
  store float %4, ptr addrspace(1) %0, align 4, !dbg !102, !tbaa !99
  ret void, !dbg !103
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_unknown(ptr addrspace(1) noundef align 4 captures(none) initializes((0, 4)) %0) local_unnamed_addr #10 !dbg !97 !kernel_arg_addr_space !69 !kernel_arg_access_qual !70 !kernel_arg_type !95 !kernel_arg_base_type !95 !kernel_arg_type_qual !72 {
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !104
  %3 = load float, ptr addrspace(1) %2, align 4, !dbg !104, !tbaa !99
  %4 = tail call spir_func float @_Z7strangef(float noundef %3) #15, !dbg !105
  store float %4, ptr addrspace(1) %0, align 4, !dbg !106, !tbaa !99
  ret void, !dbg !107
}

; Function Attrs: convergent nofree nounwind
declare !dbg !108 dso_local spir_func noundef i32 @printf(ptr addrspace(2) noundef readonly captures(none), ...) local_unnamed_addr #11

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare !dbg !110 dso_local spir_func <4 x float> @_Z11read_imagef14ocl_image2d_ro11ocl_samplerDv2_ff(target("spirv.Image", void, 1, 0, 0, 0, 0, 0, 0), target("spirv.Sampler"), <2 x float> noundef, float noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #13

declare dso_local spir_func i32 @__read_pipe_2(target("spirv.Pipe", 0), ptr addrspace(4), i32, i32) local_unnamed_addr

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #13

; Function Attrs: convergent nounwind
declare !dbg !111 dso_local spir_func i32 @outside(i32 noundef) local_unnamed_addr #14

; Function Attrs: convergent nounwind
declare !dbg !112 dso_local spir_func float @_Z7strangef(float noundef) local_unnamed_addr #14

attributes #0 = { convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(read, argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #6 = { nofree norecurse nosync nounwind memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #9 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #11 = { convergent nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #14 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #15 = { convergent nounwind }
attributes #16 = { convergent nounwind willreturn memory(read) }
attributes #17 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "refused.cl", directory: "/work/wt/wild/crates/intel-backend/tests/programs", checksumkind: CSK_MD5, checksum: "a3c4fc9ffe159edaa199f6ca5e7c3f6f")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 3, i32 0}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "prints", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 2}
!16 = !{!"none", !"none"}
!17 = !{!"int*", !"char*"}
!18 = !{!"", !"const"}
!19 = !DILocation(line: 5, column: 18, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "prints", scope: !1, file: !1, line: 4, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 58, scope: !12)
!22 = !DILocation(line: 5, column: 3, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 1, scope: !12)
!24 = !DILocation(line: 5, column: 18, scope: !20)
!25 = !DILocation(line: 5, column: 3, scope: !20)
!26 = !DILocation(line: 6, column: 1, scope: !20)
!27 = distinct !DISubprogram(name: "images", scope: !1, file: !1, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!28 = !{i32 1, i32 0, i32 1}
!29 = !{!"read_only", !"none", !"none"}
!30 = !{!"image2d_t", !"sampler_t", !"float4*"}
!31 = !{!"image2d_t", !"sampler_t", !"float __attribute__((ext_vector_type(4)))*"}
!32 = !{!"", !"", !""}
!33 = !DILocation(line: 9, column: 10, scope: !34, inlinedAt: !35)
!34 = distinct !DISubprogram(name: "images", scope: !1, file: !1, line: 8, type: !13, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!35 = distinct !DILocation(line: 8, column: 75, scope: !27)
!36 = !DILocation(line: 9, column: 8, scope: !34, inlinedAt: !35)
!37 = !{!10, !10, i64 0}
!38 = !DILocation(line: 10, column: 1, scope: !27)
!39 = !DILocation(line: 9, column: 10, scope: !34)
!40 = !DILocation(line: 9, column: 8, scope: !34)
!41 = !DILocation(line: 10, column: 1, scope: !34)
!42 = distinct !DISubprogram(name: "pipes", scope: !1, file: !1, line: 12, type: !13, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!43 = !{i32 1, i32 1}
!44 = !{!"read_only", !"none"}
!45 = !{!"int", !"int*"}
!46 = !{!"pipe", !""}
!47 = !DILocation(line: 13, column: 3, scope: !48, inlinedAt: !49)
!48 = distinct !DISubprogram(name: "pipes", scope: !1, file: !1, line: 12, type: !13, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!49 = distinct !DILocation(line: 12, column: 56, scope: !42)
!50 = !DILocation(line: 14, column: 3, scope: !48, inlinedAt: !49)
!51 = !DILocation(line: 15, column: 10, scope: !48, inlinedAt: !49)
!52 = !DILocation(line: 15, column: 8, scope: !48, inlinedAt: !49)
!53 = !DILocation(line: 16, column: 1, scope: !48, inlinedAt: !49)
!54 = !DILocation(line: 16, column: 1, scope: !42)
!55 = !DILocation(line: 13, column: 3, scope: !48)
!56 = !DILocation(line: 14, column: 3, scope: !48)
!57 = !DILocation(line: 15, column: 10, scope: !48)
!58 = !DILocation(line: 15, column: 8, scope: !48)
!59 = !DILocation(line: 16, column: 1, scope: !48)
!60 = distinct !DISubprogram(name: "fibonacci", scope: !1, file: !1, line: 18, type: !13, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!61 = !DILocation(line: 19, column: 12, scope: !60)
!62 = !DILocation(line: 19, column: 10, scope: !60)
!63 = !DILocation(line: 19, column: 34, scope: !60)
!64 = !DILocation(line: 19, column: 22, scope: !60)
!65 = !DILocation(line: 19, column: 53, scope: !60)
!66 = !DILocation(line: 19, column: 39, scope: !60)
!67 = !DILocation(line: 19, column: 3, scope: !60)
!68 = distinct !DISubprogram(name: "recursion", scope: !1, file: !1, line: 22, type: !13, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!69 = !{i32 1}
!70 = !{!"none"}
!71 = !{!"int*"}
!72 = !{!""}
!73 = !DILocation(line: 23, column: 20, scope: !74, inlinedAt: !75)
!74 = distinct !DISubprogram(name: "recursion", scope: !1, file: !1, line: 22, type: !13, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!75 = distinct !DILocation(line: 22, column: 38, scope: !68)
!76 = !DILocation(line: 23, column: 10, scope: !74, inlinedAt: !75)
!77 = !DILocation(line: 23, column: 8, scope: !74, inlinedAt: !75)
!78 = !DILocation(line: 24, column: 1, scope: !68)
!79 = !DILocation(line: 23, column: 20, scope: !74)
!80 = !DILocation(line: 23, column: 10, scope: !74)
!81 = !DILocation(line: 23, column: 8, scope: !74)
!82 = !DILocation(line: 24, column: 1, scope: !74)
!83 = distinct !DISubprogram(name: "missing", scope: !1, file: !1, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!84 = !DILocation(line: 30, column: 18, scope: !85, inlinedAt: !86)
!85 = distinct !DISubprogram(name: "missing", scope: !1, file: !1, line: 29, type: !13, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = distinct !DILocation(line: 29, column: 36, scope: !83)
!87 = !DILocation(line: 30, column: 10, scope: !85, inlinedAt: !86)
!88 = !DILocation(line: 30, column: 8, scope: !85, inlinedAt: !86)
!89 = !DILocation(line: 31, column: 1, scope: !83)
!90 = !DILocation(line: 30, column: 18, scope: !85)
!91 = !DILocation(line: 30, column: 10, scope: !85)
!92 = !DILocation(line: 30, column: 8, scope: !85)
!93 = !DILocation(line: 31, column: 1, scope: !85)
!94 = distinct !DISubprogram(name: "unknown", scope: !1, file: !1, line: 35, type: !13, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!95 = !{!"float*"}
!96 = !DILocation(line: 36, column: 18, scope: !97, inlinedAt: !98)
!97 = distinct !DISubprogram(name: "unknown", scope: !1, file: !1, line: 35, type: !13, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!98 = distinct !DILocation(line: 35, column: 38, scope: !94)
!99 = !{!100, !100, i64 0}
!100 = !{!"float", !10, i64 0}
!101 = !DILocation(line: 36, column: 10, scope: !97, inlinedAt: !98)
!102 = !DILocation(line: 36, column: 8, scope: !97, inlinedAt: !98)
!103 = !DILocation(line: 37, column: 1, scope: !94)
!104 = !DILocation(line: 36, column: 18, scope: !97)
!105 = !DILocation(line: 36, column: 10, scope: !97)
!106 = !DILocation(line: 36, column: 8, scope: !97)
!107 = !DILocation(line: 37, column: 1, scope: !97)
!108 = !DISubprogram(name: "printf", scope: !109, file: !109, line: 613, type: !13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!109 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/opencl-c-base.h", directory: "", checksumkind: CSK_MD5, checksum: "be11a690c37450a0034f006875ffc62b")
!110 = !DISubprogram(name: "read_imagef", scope: !1, file: !1, line: 9, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!111 = !DISubprogram(name: "outside", scope: !1, file: !1, line: 27, type: !13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!112 = !DISubprogram(name: "strange", scope: !1, file: !1, line: 33, type: !13, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
