; ModuleID = 'scale.cl'
source_filename = "scale.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @scale(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, float noundef %2, i32 noundef %3) #3, !dbg !19
  ret void, !dbg !20
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !21 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !22
  %6 = shl nsw i32 %5, 8, !dbg !22
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !22
  %8 = add nuw nsw i32 %6, %7, !dbg !22
  %9 = icmp slt i32 %8, %3, !dbg !23
  br i1 %9, label %10, label %30, !dbg !23

10:                                               ; preds = %4
  %11 = zext nneg i32 %8 to i64
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !24
  %14 = fmul float %13, %13
  br label %18, !dbg !26

15:                                               ; preds = %18
  %16 = zext nneg i32 %8 to i64, !dbg !27
  %17 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %16, !dbg !27
  store float %27, ptr addrspace(1) %17, align 4, !dbg !28, !tbaa !24
  br label %30, !dbg !29

18:                                               ; preds = %10, %18
  %19 = phi float [ 0.000000e+00, %10 ], [ %27, %18 ]
  %20 = phi i32 [ 0, %10 ], [ %28, %18 ]
  %21 = zext nneg i32 %20 to i64, !dbg !30
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %21, !dbg !30
  %23 = load float, ptr addrspace(1) %22, align 4, !dbg !30, !tbaa !24
  %24 = fmul float %2, %23, !dbg !31
  %25 = fmul float %24, %24, !dbg !32
  %26 = fadd float %25, %14, !dbg !37
  %27 = fadd float %19, %26, !dbg !38
  %28 = add nuw nsw i32 %20, 1, !dbg !39
  %29 = icmp eq i32 %28, %3, !dbg !40
  br i1 %29, label %15, label %18, !dbg !26, !llvm.loop !41

30:                                               ; preds = %15, %4
  ret void, !dbg !44
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scale.cl", directory: "/src")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 2, i32 0}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 21, type: !13, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float", !"int"}
!18 = !{!"", !"const", !"", !""}
!19 = !DILocation(line: 21, column: 83, scope: !12)
!20 = !DILocation(line: 31, column: 1, scope: !12)
!21 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 21, type: !13, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = !DILocation(line: 22, column: 16, scope: !21)
!23 = !DILocation(line: 23, column: 14, scope: !21)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !10, i64 0}
!26 = !DILocation(line: 25, column: 9, scope: !21)
!27 = !DILocation(line: 29, column: 9, scope: !21)
!28 = !DILocation(line: 29, column: 19, scope: !21)
!29 = !DILocation(line: 30, column: 5, scope: !21)
!30 = !DILocation(line: 26, column: 23, scope: !21)
!31 = !DILocation(line: 26, column: 29, scope: !21)
!32 = !DILocation(line: 13, column: 14, scope: !33, inlinedAt: !34)
!33 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 12, type: !13, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!34 = distinct !DILocation(line: 17, column: 19, scope: !35, inlinedAt: !36)
!35 = distinct !DISubprogram(name: "distance2", scope: !1, file: !1, line: 16, type: !13, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!36 = distinct !DILocation(line: 27, column: 20, scope: !21)
!37 = !DILocation(line: 18, column: 18, scope: !35, inlinedAt: !36)
!38 = !DILocation(line: 27, column: 17, scope: !21)
!39 = !DILocation(line: 25, column: 33, scope: !21)
!40 = !DILocation(line: 25, column: 27, scope: !21)
!41 = distinct !{!41, !26, !42, !43}
!42 = !DILocation(line: 28, column: 9, scope: !21)
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !DILocation(line: 31, column: 1, scope: !21)
