; ModuleID = 'scale.cl'
source_filename = "scale.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @scale(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
    #dbg_value(ptr addrspace(1) %0, !21, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %1, !22, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(float %2, !23, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(i32 %3, !24, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !29)
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !45)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !45)
    #dbg_value(float %2, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !45)
    #dbg_value(i32 %3, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !45)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !47
  %6 = trunc i64 %5 to i32, !dbg !47
    #dbg_value(i32 %6, !36, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !45)
  %7 = icmp sgt i32 %3, %6, !dbg !48
  br i1 %7, label %8, label %31, !dbg !48

8:                                                ; preds = %4
    #dbg_value(float 0.000000e+00, !37, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !49)
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  %9 = icmp sgt i32 %3, 0, !dbg !51
  br i1 %9, label %10, label %15, !dbg !52

10:                                               ; preds = %8
  %11 = sext i32 %6 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !53
  %14 = fmul float %13, %13
  br label %19, !dbg !52

15:                                               ; preds = %19, %8
  %16 = phi float [ 0.000000e+00, %8 ], [ %28, %19 ], !dbg !49
  %17 = sext i32 %6 to i64, !dbg !55
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17, !dbg !55
  store float %16, ptr addrspace(1) %18, align 4, !dbg !56, !tbaa !53
  br label %31, !dbg !57

19:                                               ; preds = %10, %19
  %20 = phi float [ 0.000000e+00, %10 ], [ %28, %19 ]
  %21 = phi i32 [ 0, %10 ], [ %29, %19 ]
    #dbg_value(float %20, !37, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !49)
    #dbg_value(i32 %21, !40, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  %22 = zext nneg i32 %21 to i64, !dbg !58
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22, !dbg !58
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !58, !tbaa !53
  %25 = fmul float %2, %24, !dbg !59
    #dbg_value(float %25, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !60)
    #dbg_value(float %25, !61, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(float %13, !66, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(float %25, !70, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !75)
  %26 = fmul float %25, %25, !dbg !77
    #dbg_value(float %26, !67, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !68)
    #dbg_value(float %13, !70, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !78)
  %27 = fadd float %26, %14, !dbg !80
  %28 = fadd float %20, %27, !dbg !81
    #dbg_value(float %28, !37, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !49)
  %29 = add nuw nsw i32 %21, 1, !dbg !82
    #dbg_value(i32 %29, !40, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !50)
  %30 = icmp slt i32 %29, %3, !dbg !51
  br i1 %30, label %19, label %15, !dbg !52, !llvm.loop !83

31:                                               ; preds = %4, %15
  ret void, !dbg !86
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !31 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
    #dbg_value(ptr addrspace(1) %0, !30, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(ptr addrspace(1) %1, !33, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(float %2, !34, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !87)
    #dbg_value(i32 %3, !35, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !87)
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !88
  %6 = trunc i64 %5 to i32, !dbg !88
    #dbg_value(i32 %6, !36, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !87)
  %7 = icmp sgt i32 %3, %6, !dbg !89
  br i1 %7, label %8, label %31, !dbg !89

8:                                                ; preds = %4
    #dbg_value(float 0.000000e+00, !37, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(i32 0, !40, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !91)
  %9 = icmp sgt i32 %3, 0, !dbg !92
  br i1 %9, label %10, label %15, !dbg !93

10:                                               ; preds = %8
  %11 = sext i32 %6 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !53
  %14 = fmul float %13, %13
  br label %19, !dbg !93

15:                                               ; preds = %19, %8
  %16 = phi float [ 0.000000e+00, %8 ], [ %28, %19 ], !dbg !90
  %17 = sext i32 %6 to i64, !dbg !94
  %18 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %17, !dbg !94
  store float %16, ptr addrspace(1) %18, align 4, !dbg !95, !tbaa !53
  br label %31, !dbg !96

19:                                               ; preds = %10, %19
  %20 = phi float [ 0.000000e+00, %10 ], [ %28, %19 ]
  %21 = phi i32 [ 0, %10 ], [ %29, %19 ]
    #dbg_value(float %20, !37, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !90)
    #dbg_value(i32 %21, !40, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !91)
  %22 = zext nneg i32 %21 to i64, !dbg !97
  %23 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %22, !dbg !97
  %24 = load float, ptr addrspace(1) %23, align 4, !dbg !97, !tbaa !53
  %25 = fmul float %2, %24, !dbg !98
    #dbg_value(float %25, !42, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !99)
    #dbg_value(float %25, !61, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_value(float %13, !66, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_value(float %25, !70, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !102)
  %26 = fmul float %25, %25, !dbg !104
    #dbg_value(float %26, !67, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_value(float %13, !70, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !105)
  %27 = fadd float %26, %14, !dbg !107
  %28 = fadd float %20, %27, !dbg !108
    #dbg_value(float %28, !37, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !90)
  %29 = add nuw nsw i32 %21, 1, !dbg !109
    #dbg_value(i32 %29, !40, !DIExpression(DW_OP_constu, 0, DW_OP_swap, DW_OP_xderef), !91)
  %30 = icmp slt i32 %29, %3, !dbg !92
  br i1 %30, label %19, label %15, !dbg !93, !llvm.loop !110

31:                                               ; preds = %15, %4
  ret void, !dbg !112
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !113 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scale.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "93dc0d3206cf1d8de1d265a2dba44fff")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 2, i32 0}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 21, type: !13, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !20)
!13 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !14)
!14 = !{null, !15, !17, !16, !19}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64, dwarfAddressSpace: 1)
!16 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64, dwarfAddressSpace: 1)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21, !22, !23, !24}
!21 = !DILocalVariable(name: "out", arg: 1, scope: !12, file: !1, line: 21, type: !15)
!22 = !DILocalVariable(name: "in", arg: 2, scope: !12, file: !1, line: 21, type: !17)
!23 = !DILocalVariable(name: "factor", arg: 3, scope: !12, file: !1, line: 21, type: !16)
!24 = !DILocalVariable(name: "n", arg: 4, scope: !12, file: !1, line: 21, type: !19)
!25 = !{i32 1, i32 1, i32 0, i32 0}
!26 = !{!"none", !"none", !"none", !"none"}
!27 = !{!"float*", !"float*", !"float", !"int"}
!28 = !{!"", !"const", !"", !""}
!29 = !DILocation(line: 0, scope: !12)
!30 = !DILocalVariable(name: "out", arg: 1, scope: !31, file: !1, line: 21, type: !15)
!31 = distinct !DISubprogram(name: "scale", linkageName: "__clang_ocl_kern_imp_scale", scope: !1, file: !1, line: 21, type: !13, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !32)
!32 = !{!30, !33, !34, !35, !36, !37, !40, !42}
!33 = !DILocalVariable(name: "in", arg: 2, scope: !31, file: !1, line: 21, type: !17)
!34 = !DILocalVariable(name: "factor", arg: 3, scope: !31, file: !1, line: 21, type: !16)
!35 = !DILocalVariable(name: "n", arg: 4, scope: !31, file: !1, line: 21, type: !19)
!36 = !DILocalVariable(name: "item", scope: !31, file: !1, line: 22, type: !19)
!37 = !DILocalVariable(name: "sum", scope: !38, file: !1, line: 24, type: !16)
!38 = distinct !DILexicalBlock(scope: !39, file: !1, line: 23, column: 19)
!39 = distinct !DILexicalBlock(scope: !31, file: !1, line: 23, column: 9)
!40 = !DILocalVariable(name: "k", scope: !41, file: !1, line: 25, type: !19)
!41 = distinct !DILexicalBlock(scope: !38, file: !1, line: 25, column: 9)
!42 = !DILocalVariable(name: "v", scope: !43, file: !1, line: 26, type: !16)
!43 = distinct !DILexicalBlock(scope: !44, file: !1, line: 25, column: 37)
!44 = distinct !DILexicalBlock(scope: !41, file: !1, line: 25, column: 9)
!45 = !DILocation(line: 0, scope: !31, inlinedAt: !46)
!46 = distinct !DILocation(line: 21, column: 83, scope: !12)
!47 = !DILocation(line: 22, column: 16, scope: !31, inlinedAt: !46)
!48 = !DILocation(line: 23, column: 14, scope: !39, inlinedAt: !46)
!49 = !DILocation(line: 0, scope: !38, inlinedAt: !46)
!50 = !DILocation(line: 0, scope: !41, inlinedAt: !46)
!51 = !DILocation(line: 25, column: 27, scope: !44, inlinedAt: !46)
!52 = !DILocation(line: 25, column: 9, scope: !41, inlinedAt: !46)
!53 = !{!54, !54, i64 0}
!54 = !{!"float", !10, i64 0}
!55 = !DILocation(line: 29, column: 9, scope: !38, inlinedAt: !46)
!56 = !DILocation(line: 29, column: 19, scope: !38, inlinedAt: !46)
!57 = !DILocation(line: 30, column: 5, scope: !38, inlinedAt: !46)
!58 = !DILocation(line: 26, column: 23, scope: !43, inlinedAt: !46)
!59 = !DILocation(line: 26, column: 29, scope: !43, inlinedAt: !46)
!60 = !DILocation(line: 0, scope: !43, inlinedAt: !46)
!61 = !DILocalVariable(name: "a", arg: 1, scope: !62, file: !1, line: 16, type: !16)
!62 = distinct !DISubprogram(name: "distance2", scope: !1, file: !1, line: 16, type: !63, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !65)
!63 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !64)
!64 = !{!16, !16, !16}
!65 = !{!61, !66, !67}
!66 = !DILocalVariable(name: "b", arg: 2, scope: !62, file: !1, line: 16, type: !16)
!67 = !DILocalVariable(name: "first", scope: !62, file: !1, line: 17, type: !16)
!68 = !DILocation(line: 0, scope: !62, inlinedAt: !69)
!69 = distinct !DILocation(line: 27, column: 20, scope: !43, inlinedAt: !46)
!70 = !DILocalVariable(name: "v", arg: 1, scope: !71, file: !1, line: 12, type: !16)
!71 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 12, type: !72, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !74)
!72 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !73)
!73 = !{!16, !16}
!74 = !{!70}
!75 = !DILocation(line: 0, scope: !71, inlinedAt: !76)
!76 = distinct !DILocation(line: 17, column: 19, scope: !62, inlinedAt: !69)
!77 = !DILocation(line: 13, column: 14, scope: !71, inlinedAt: !76)
!78 = !DILocation(line: 0, scope: !71, inlinedAt: !79)
!79 = distinct !DILocation(line: 18, column: 20, scope: !62, inlinedAt: !69)
!80 = !DILocation(line: 18, column: 18, scope: !62, inlinedAt: !69)
!81 = !DILocation(line: 27, column: 17, scope: !43, inlinedAt: !46)
!82 = !DILocation(line: 25, column: 33, scope: !44, inlinedAt: !46)
!83 = distinct !{!83, !52, !84, !85}
!84 = !DILocation(line: 28, column: 9, scope: !41, inlinedAt: !46)
!85 = !{!"llvm.loop.unroll.disable"}
!86 = !DILocation(line: 31, column: 1, scope: !12)
!87 = !DILocation(line: 0, scope: !31)
!88 = !DILocation(line: 22, column: 16, scope: !31)
!89 = !DILocation(line: 23, column: 14, scope: !39)
!90 = !DILocation(line: 0, scope: !38)
!91 = !DILocation(line: 0, scope: !41)
!92 = !DILocation(line: 25, column: 27, scope: !44)
!93 = !DILocation(line: 25, column: 9, scope: !41)
!94 = !DILocation(line: 29, column: 9, scope: !38)
!95 = !DILocation(line: 29, column: 19, scope: !38)
!96 = !DILocation(line: 30, column: 5, scope: !38)
!97 = !DILocation(line: 26, column: 23, scope: !43)
!98 = !DILocation(line: 26, column: 29, scope: !43)
!99 = !DILocation(line: 0, scope: !43)
!100 = !DILocation(line: 0, scope: !62, inlinedAt: !101)
!101 = distinct !DILocation(line: 27, column: 20, scope: !43)
!102 = !DILocation(line: 0, scope: !71, inlinedAt: !103)
!103 = distinct !DILocation(line: 17, column: 19, scope: !62, inlinedAt: !101)
!104 = !DILocation(line: 13, column: 14, scope: !71, inlinedAt: !103)
!105 = !DILocation(line: 0, scope: !71, inlinedAt: !106)
!106 = distinct !DILocation(line: 18, column: 20, scope: !62, inlinedAt: !101)
!107 = !DILocation(line: 18, column: 18, scope: !62, inlinedAt: !101)
!108 = !DILocation(line: 27, column: 17, scope: !43)
!109 = !DILocation(line: 25, column: 33, scope: !44)
!110 = distinct !{!110, !93, !111, !85}
!111 = !DILocation(line: 28, column: 9, scope: !41)
!112 = !DILocation(line: 31, column: 1, scope: !31)
!113 = !DISubprogram(name: "get_global_id", linkageName: "_Z13get_global_idj", scope: !1, file: !1, line: 22, type: !114, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!114 = !DISubroutineType(cc: DW_CC_LLVM_SpirFunction, types: !115)
!115 = !{!116, !117}
!116 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!117 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
