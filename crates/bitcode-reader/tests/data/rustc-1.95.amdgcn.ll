; ModuleID = 'nocore.6d944ff434b1d95e-cgu.0'
source_filename = "nocore.6d944ff434b1d95e-cgu.0"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define amdgpu_kernel void @kernel(ptr noundef writeonly captures(none) %p, ptr noundef readonly captures(none) %q) unnamed_addr #0 !dbg !6 {
start:
  %0 = addrspacecast ptr %q to ptr addrspace(1)
  %1 = addrspacecast ptr %p to ptr addrspace(1)
    #dbg_declare(ptr undef, !27, !DIExpression(), !29)
    #dbg_declare(ptr undef, !28, !DIExpression(), !30)
  %_3 = load i32, ptr addrspace(1) %0, align 4, !dbg !31, !noundef !24, !amdgpu.noclobber !24
  store i32 %_3, ptr addrspace(1) %1, align 4, !dbg !32
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4, !dbg !33
  %_4 = load float, ptr addrspace(1) %2, align 4, !dbg !33, !noundef !24
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4, !dbg !34
  store float %_4, ptr addrspace(1) %3, align 4, !dbg !34
  %_6 = load i32, ptr addrspace(1) %0, align 4, !dbg !35, !noundef !24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8, !dbg !36
  store <2 x i32> <i32 7, i32 8>, ptr addrspace(1) %4, align 4, !dbg !36
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 16, !dbg !36
  store i32 %_6, ptr addrspace(1) %5, align 4, !dbg !36
    #dbg_declare(ptr undef, !37, !DIExpression(), !42)
  store float 2.500000e+00, ptr addrspace(1) %3, align 4, !dbg !44
  ret void, !dbg !45
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="gfx942" }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "nocore.rs/@/nocore.6d944ff434b1d95e-cgu.0", directory: "/src")
!6 = distinct !DISubprogram(name: "kernel", scope: !8, file: !7, line: 13, type: !9, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !24, retainedNodes: !26)
!7 = !DIFile(filename: "nocore.rs", directory: "/src", checksumkind: CSK_MD5, checksum: "83383610e894ef055ab8bd46c6591a76")
!8 = !DINamespace(name: "nocore", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11, !25}
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*mut nocore::P", baseType: !12, size: 64, align: 64, dwarfAddressSpace: 0)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "P", scope: !8, file: !13, size: 160, align: 32, flags: DIFlagPublic, elements: !14, templateParams: !24, identifier: "7867b5ed7714954d161e4da72814dec8")
!13 = !DIFile(filename: "<unknown>", directory: "")
!14 = !{!15, !17, !19}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !12, file: !13, baseType: !16, size: 32, align: 32, flags: DIFlagPublic)
!16 = !DIBasicType(name: "i32", size: 32, encoding: DW_ATE_signed)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !12, file: !13, baseType: !18, size: 32, align: 32, offset: 32, flags: DIFlagPublic)
!18 = !DIBasicType(name: "f32", size: 32, encoding: DW_ATE_float)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !12, file: !13, baseType: !20, size: 96, align: 32, offset: 64, flags: DIFlagPublic)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !21, size: 96, align: 32, elements: !22)
!21 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!22 = !{!23}
!23 = !DISubrange(count: 3, lowerBound: 0)
!24 = !{}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const nocore::P", baseType: !12, size: 64, align: 64, dwarfAddressSpace: 0)
!26 = !{!27, !28}
!27 = !DILocalVariable(name: "p", arg: 1, scope: !6, file: !7, line: 13, type: !11)
!28 = !DILocalVariable(name: "q", arg: 2, scope: !6, file: !7, line: 13, type: !25)
!29 = !DILocation(line: 13, column: 48, scope: !6)
!30 = !DILocation(line: 13, column: 59, scope: !6)
!31 = !DILocation(line: 13, column: 92, scope: !6)
!32 = !DILocation(line: 13, column: 83, scope: !6)
!33 = !DILocation(line: 13, column: 109, scope: !6)
!34 = !DILocation(line: 13, column: 100, scope: !6)
!35 = !DILocation(line: 13, column: 133, scope: !6)
!36 = !DILocation(line: 13, column: 117, scope: !6)
!37 = !DILocalVariable(name: "p", arg: 1, scope: !38, file: !7, line: 14, type: !11)
!38 = distinct !DISubprogram(name: "helper", linkageName: "_RNvCs9phS9HZDOFK_6nocore6helper", scope: !8, file: !7, line: 14, type: !39, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !24, retainedNodes: !41)
!39 = !DISubroutineType(types: !40)
!40 = !{null, !11}
!41 = !{!37}
!42 = !DILocation(line: 14, column: 28, scope: !38, inlinedAt: !43)
!43 = distinct !DILocation(line: 13, column: 151, scope: !6)
!44 = !DILocation(line: 14, column: 50, scope: !38, inlinedAt: !43)
!45 = !DILocation(line: 13, column: 162, scope: !6)
