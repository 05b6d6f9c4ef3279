; ModuleID = 'scale.cl'
source_filename = "scale.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @scale(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #0 !dbg !13 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
    #dbg_value(ptr addrspace(1) %0, !22, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !30)
    #dbg_value(ptr addrspace(1) %1, !23, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !30)
    #dbg_value(float %2, !24, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !30)
    #dbg_value(i32 %3, !25, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !30)
    #dbg_value(ptr addrspace(1) %0, !31, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !46)
    #dbg_value(ptr addrspace(1) %1, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !46)
    #dbg_value(float %2, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !46)
    #dbg_value(i32 %3, !36, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !46)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !48
  %6 = shl i32 %5, 8, !dbg !48
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !48
  %8 = add i32 %6, %7, !dbg !48
    #dbg_value(i32 %8, !37, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !46)
  %9 = icmp slt i32 %8, %3, !dbg !49
  br i1 %9, label %10, label %33, !dbg !49

10:                                               ; preds = %4
    #dbg_value(float 0.000000e+00, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !50)
    #dbg_value(i32 0, !41, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
  %11 = icmp sgt i32 %3, 0, !dbg !52
  br i1 %11, label %12, label %17, !dbg !53

12:                                               ; preds = %10
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !54
  %16 = fmul float %15, %15
  br label %21, !dbg !53

17:                                               ; preds = %21, %10
  %18 = phi float [ 0.000000e+00, %10 ], [ %30, %21 ], !dbg !50
  %19 = sext i32 %8 to i64, !dbg !56
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19, !dbg !56
  store float %18, ptr addrspace(1) %20, align 4, !dbg !57, !tbaa !54
  br label %33, !dbg !58

21:                                               ; preds = %12, %21
  %22 = phi float [ 0.000000e+00, %12 ], [ %30, %21 ]
  %23 = phi i32 [ 0, %12 ], [ %31, %21 ]
    #dbg_value(float %22, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !50)
    #dbg_value(i32 %23, !41, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
  %24 = zext nneg i32 %23 to i64, !dbg !59
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !59
  %26 = load float, ptr addrspace(1) %25, align 4, !dbg !59, !tbaa !54
  %27 = fmul float %2, %26, !dbg !60
    #dbg_value(float %27, !43, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !61)
    #dbg_value(float %27, !62, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !69)
    #dbg_value(float %15, !67, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !69)
    #dbg_value(float %27, !71, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !76)
  %28 = fmul float %27, %27, !dbg !78
    #dbg_value(float %28, !68, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !69)
    #dbg_value(float %15, !71, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !79)
  %29 = fadd float %28, %16, !dbg !81
  %30 = fadd float %22, %29, !dbg !82
    #dbg_value(float %30, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !50)
  %31 = add nuw nsw i32 %23, 1, !dbg !83
    #dbg_value(i32 %31, !41, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !51)
  %32 = icmp eq i32 %31, %3, !dbg !52
  br i1 %32, label %17, label %21, !dbg !53, !llvm.loop !84

33:                                               ; preds = %4, %17
  ret void, !dbg !87
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_scale(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, float noundef %2, i32 noundef %3) local_unnamed_addr #1 !dbg !32 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
    #dbg_value(ptr addrspace(1) %0, !31, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !88)
    #dbg_value(ptr addrspace(1) %1, !34, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !88)
    #dbg_value(float %2, !35, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !88)
    #dbg_value(i32 %3, !36, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !88)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x(), !dbg !89
  %6 = shl i32 %5, 8, !dbg !89
  %7 = tail call i32 @llvm.amdgcn.workitem.id.x(), !dbg !89
  %8 = add i32 %6, %7, !dbg !89
    #dbg_value(i32 %8, !37, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !88)
  %9 = icmp slt i32 %8, %3, !dbg !90
  br i1 %9, label %10, label %33, !dbg !90

10:                                               ; preds = %4
    #dbg_value(float 0.000000e+00, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 0, !41, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !92)
  %11 = icmp sgt i32 %3, 0, !dbg !93
  br i1 %11, label %12, label %17, !dbg !94

12:                                               ; preds = %10
  %13 = sext i32 %8 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !54
  %16 = fmul float %15, %15
  br label %21, !dbg !94

17:                                               ; preds = %21, %10
  %18 = phi float [ 0.000000e+00, %10 ], [ %30, %21 ], !dbg !91
  %19 = sext i32 %8 to i64, !dbg !95
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19, !dbg !95
  store float %18, ptr addrspace(1) %20, align 4, !dbg !96, !tbaa !54
  br label %33, !dbg !97

21:                                               ; preds = %12, %21
  %22 = phi float [ 0.000000e+00, %12 ], [ %30, %21 ]
  %23 = phi i32 [ 0, %12 ], [ %31, %21 ]
    #dbg_value(float %22, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !91)
    #dbg_value(i32 %23, !41, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !92)
  %24 = zext nneg i32 %23 to i64, !dbg !98
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %24, !dbg !98
  %26 = load float, ptr addrspace(1) %25, align 4, !dbg !98, !tbaa !54
  %27 = fmul float %2, %26, !dbg !99
    #dbg_value(float %27, !43, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !100)
    #dbg_value(float %27, !62, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(float %15, !67, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(float %27, !71, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !103)
  %28 = fmul float %27, %27, !dbg !105
    #dbg_value(float %28, !68, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !101)
    #dbg_value(float %15, !71, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !106)
  %29 = fadd float %28, %16, !dbg !108
  %30 = fadd float %22, %29, !dbg !109
    #dbg_value(float %30, !38, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !91)
  %31 = add nuw nsw i32 %23, 1, !dbg !110
    #dbg_value(i32 %31, !41, !DIExpression(DW_OP_constu, 5, DW_OP_swap, DW_OP_xderef), !92)
  %32 = icmp eq i32 %31, %3, !dbg !93
  br i1 %32, label %17, label %21, !dbg !94, !llvm.loop !111

33:                                               ; preds = %17, %4
  ret void, !dbg !113
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!opencl.ocl.version = !{!7}
!llvm.ident = !{!8}
!llvm.errno.tbaa = !{!9}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scale.cl", directory: "/src", checksumkind: CSK_MD5, checksum: "93dc0d3206cf1d8de1d265a2dba44fff")
!2 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!3 = !{i32 7, !"Dwarf Version", i32 5}
!4 = !{i32 2, !"Debug Info Version", i32 3}
!5 = !{i32 1, !"wchar_size", i32 4}
!6 = !{i32 8, !"PIC Level", i32 2}
!7 = !{i32 2, i32 0}
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!10, !10, i64 0}
!10 = !{!"int", !11, i64 0}
!11 = !{!"omnipotent char", !12, i64 0}
!12 = !{!"Simple C/C++ TBAA"}
!13 = distinct !DISubprogram(name: "scale", scope: !1, file: !1, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !21)
!14 = !DISubroutineType(cc: DW_CC_LLVM_DeviceKernel, types: !15)
!15 = !{null, !16, !18, !17, !20}
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !17)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!22, !23, !24, !25}
!22 = !DILocalVariable(name: "out", arg: 1, scope: !13, file: !1, line: 21, type: !16)
!23 = !DILocalVariable(name: "in", arg: 2, scope: !13, file: !1, line: 21, type: !18)
!24 = !DILocalVariable(name: "factor", arg: 3, scope: !13, file: !1, line: 21, type: !17)
!25 = !DILocalVariable(name: "n", arg: 4, scope: !13, file: !1, line: 21, type: !20)
!26 = !{i32 1, i32 1, i32 0, i32 0}
!27 = !{!"none", !"none", !"none", !"none"}
!28 = !{!"float*", !"float*", !"float", !"int"}
!29 = !{!"", !"const", !"", !""}
!30 = !DILocation(line: 0, scope: !13)
!31 = !DILocalVariable(name: "out", arg: 1, scope: !32, file: !1, line: 21, type: !16)
!32 = distinct !DISubprogram(name: "scale", linkageName: "__clang_ocl_kern_imp_scale", scope: !1, file: !1, line: 21, type: !14, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !33)
!33 = !{!31, !34, !35, !36, !37, !38, !41, !43}
!34 = !DILocalVariable(name: "in", arg: 2, scope: !32, file: !1, line: 21, type: !18)
!35 = !DILocalVariable(name: "factor", arg: 3, scope: !32, file: !1, line: 21, type: !17)
!36 = !DILocalVariable(name: "n", arg: 4, scope: !32, file: !1, line: 21, type: !20)
!37 = !DILocalVariable(name: "item", scope: !32, file: !1, line: 22, type: !20)
!38 = !DILocalVariable(name: "sum", scope: !39, file: !1, line: 24, type: !17)
!39 = distinct !DILexicalBlock(scope: !40, file: !1, line: 23, column: 19)
!40 = distinct !DILexicalBlock(scope: !32, file: !1, line: 23, column: 9)
!41 = !DILocalVariable(name: "k", scope: !42, file: !1, line: 25, type: !20)
!42 = distinct !DILexicalBlock(scope: !39, file: !1, line: 25, column: 9)
!43 = !DILocalVariable(name: "v", scope: !44, file: !1, line: 26, type: !17)
!44 = distinct !DILexicalBlock(scope: !45, file: !1, line: 25, column: 37)
!45 = distinct !DILexicalBlock(scope: !42, file: !1, line: 25, column: 9)
!46 = !DILocation(line: 0, scope: !32, inlinedAt: !47)
!47 = distinct !DILocation(line: 21, column: 83, scope: !13)
!48 = !DILocation(line: 22, column: 16, scope: !32, inlinedAt: !47)
!49 = !DILocation(line: 23, column: 14, scope: !40, inlinedAt: !47)
!50 = !DILocation(line: 0, scope: !39, inlinedAt: !47)
!51 = !DILocation(line: 0, scope: !42, inlinedAt: !47)
!52 = !DILocation(line: 25, column: 27, scope: !45, inlinedAt: !47)
!53 = !DILocation(line: 25, column: 9, scope: !42, inlinedAt: !47)
!54 = !{!55, !55, i64 0}
!55 = !{!"float", !11, i64 0}
!56 = !DILocation(line: 29, column: 9, scope: !39, inlinedAt: !47)
!57 = !DILocation(line: 29, column: 19, scope: !39, inlinedAt: !47)
!58 = !DILocation(line: 30, column: 5, scope: !39, inlinedAt: !47)
!59 = !DILocation(line: 26, column: 23, scope: !44, inlinedAt: !47)
!60 = !DILocation(line: 26, column: 29, scope: !44, inlinedAt: !47)
!61 = !DILocation(line: 0, scope: !44, inlinedAt: !47)
!62 = !DILocalVariable(name: "a", arg: 1, scope: !63, file: !1, line: 16, type: !17)
!63 = distinct !DISubprogram(name: "distance2", scope: !1, file: !1, line: 16, type: !64, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !66)
!64 = !DISubroutineType(types: !65)
!65 = !{!17, !17, !17}
!66 = !{!62, !67, !68}
!67 = !DILocalVariable(name: "b", arg: 2, scope: !63, file: !1, line: 16, type: !17)
!68 = !DILocalVariable(name: "first", scope: !63, file: !1, line: 17, type: !17)
!69 = !DILocation(line: 0, scope: !63, inlinedAt: !70)
!70 = distinct !DILocation(line: 27, column: 20, scope: !44, inlinedAt: !47)
!71 = !DILocalVariable(name: "v", arg: 1, scope: !72, file: !1, line: 12, type: !17)
!72 = distinct !DISubprogram(name: "square", scope: !1, file: !1, line: 12, type: !73, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !75)
!73 = !DISubroutineType(types: !74)
!74 = !{!17, !17}
!75 = !{!71}
!76 = !DILocation(line: 0, scope: !72, inlinedAt: !77)
!77 = distinct !DILocation(line: 17, column: 19, scope: !63, inlinedAt: !70)
!78 = !DILocation(line: 13, column: 14, scope: !72, inlinedAt: !77)
!79 = !DILocation(line: 0, scope: !72, inlinedAt: !80)
!80 = distinct !DILocation(line: 18, column: 20, scope: !63, inlinedAt: !70)
!81 = !DILocation(line: 18, column: 18, scope: !63, inlinedAt: !70)
!82 = !DILocation(line: 27, column: 17, scope: !44, inlinedAt: !47)
!83 = !DILocation(line: 25, column: 33, scope: !45, inlinedAt: !47)
!84 = distinct !{!84, !53, !85, !86}
!85 = !DILocation(line: 28, column: 9, scope: !42, inlinedAt: !47)
!86 = !{!"llvm.loop.unroll.disable"}
!87 = !DILocation(line: 31, column: 1, scope: !13)
!88 = !DILocation(line: 0, scope: !32)
!89 = !DILocation(line: 22, column: 16, scope: !32)
!90 = !DILocation(line: 23, column: 14, scope: !40)
!91 = !DILocation(line: 0, scope: !39)
!92 = !DILocation(line: 0, scope: !42)
!93 = !DILocation(line: 25, column: 27, scope: !45)
!94 = !DILocation(line: 25, column: 9, scope: !42)
!95 = !DILocation(line: 29, column: 9, scope: !39)
!96 = !DILocation(line: 29, column: 19, scope: !39)
!97 = !DILocation(line: 30, column: 5, scope: !39)
!98 = !DILocation(line: 26, column: 23, scope: !44)
!99 = !DILocation(line: 26, column: 29, scope: !44)
!100 = !DILocation(line: 0, scope: !44)
!101 = !DILocation(line: 0, scope: !63, inlinedAt: !102)
!102 = distinct !DILocation(line: 27, column: 20, scope: !44)
!103 = !DILocation(line: 0, scope: !72, inlinedAt: !104)
!104 = distinct !DILocation(line: 17, column: 19, scope: !63, inlinedAt: !102)
!105 = !DILocation(line: 13, column: 14, scope: !72, inlinedAt: !104)
!106 = !DILocation(line: 0, scope: !72, inlinedAt: !107)
!107 = distinct !DILocation(line: 18, column: 20, scope: !63, inlinedAt: !102)
!108 = !DILocation(line: 18, column: 18, scope: !63, inlinedAt: !102)
!109 = !DILocation(line: 27, column: 17, scope: !44)
!110 = !DILocation(line: 25, column: 33, scope: !45)
!111 = distinct !{!111, !94, !112, !86}
!112 = !DILocation(line: 28, column: 9, scope: !42)
!113 = !DILocation(line: 31, column: 1, scope: !32)
