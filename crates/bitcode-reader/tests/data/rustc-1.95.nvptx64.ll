; ModuleID = 'nocore.6d944ff434b1d95e-cgu.0'
source_filename = "nocore.6d944ff434b1d95e-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; nocore::helper
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @_RNvCs9phS9HZDOFK_6nocore6helper(ptr noundef writeonly captures(none) initializes((4, 8)) %p) unnamed_addr #0 !dbg !6 {
start:
    #dbg_value(ptr %p, !26, !DIExpression(), !27)
  %0 = getelementptr inbounds nuw i8, ptr %p, i64 4, !dbg !28
  store float 2.500000e+00, ptr %0, align 4, !dbg !28
  ret void, !dbg !29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @kernel(ptr noundef writeonly captures(none) initializes((0, 20)) %p, ptr noundef readonly captures(none) %q) unnamed_addr #1 !dbg !30 {
start:
    #dbg_value(ptr %p, !35, !DIExpression(), !37)
    #dbg_value(ptr %q, !36, !DIExpression(), !37)
  %_3 = load i32, ptr %q, align 4, !dbg !38, !noundef !24
  store i32 %_3, ptr %p, align 4, !dbg !39
  %0 = getelementptr inbounds nuw i8, ptr %q, i64 4, !dbg !40
  %_4 = load float, ptr %0, align 4, !dbg !40, !noundef !24
  %1 = getelementptr inbounds nuw i8, ptr %p, i64 4, !dbg !41
  store float %_4, ptr %1, align 4, !dbg !41
  %_6 = load i32, ptr %q, align 4, !dbg !42, !noundef !24
  %2 = getelementptr inbounds nuw i8, ptr %p, i64 8, !dbg !43
  store i32 7, ptr %2, align 4, !dbg !43
  %3 = getelementptr inbounds nuw i8, ptr %p, i64 12, !dbg !43
  store i32 8, ptr %3, align 4, !dbg !43
  %4 = getelementptr inbounds nuw i8, ptr %p, i64 16, !dbg !43
  store i32 %_6, ptr %4, align 4, !dbg !43
; call nocore::helper
  tail call fastcc void @_RNvCs9phS9HZDOFK_6nocore6helper(ptr noundef nonnull %p) #2, !dbg !44
  ret void, !dbg !45
}

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "target-cpu"="sm_80" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_80" }
attributes #2 = { noinline nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.dbg.cu = !{!4}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 7, !"Dwarf Version", i32 4}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!4 = distinct !DICompileUnit(language: DW_LANG_Rust, file: !5, producer: "clang LLVM (rustc version 1.95.0 (59807616e 2026-04-14))", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!5 = !DIFile(filename: "nocore.rs/@/nocore.6d944ff434b1d95e-cgu.0", directory: "/src")
!6 = distinct !DISubprogram(name: "helper", linkageName: "_RNvCs9phS9HZDOFK_6nocore6helper", scope: !8, file: !7, line: 14, type: !9, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !24, retainedNodes: !25)
!7 = !DIFile(filename: "nocore.rs", directory: "/src", checksumkind: CSK_MD5, checksum: "83383610e894ef055ab8bd46c6591a76")
!8 = !DINamespace(name: "nocore", scope: null)
!9 = !DISubroutineType(types: !10)
!10 = !{null, !11}
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
!25 = !{!26}
!26 = !DILocalVariable(name: "p", arg: 1, scope: !6, file: !7, line: 14, type: !11)
!27 = !DILocation(line: 0, scope: !6)
!28 = !DILocation(line: 14, column: 50, scope: !6)
!29 = !DILocation(line: 14, column: 67, scope: !6)
!30 = distinct !DISubprogram(name: "kernel", scope: !8, file: !7, line: 13, type: !31, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !4, templateParams: !24, retainedNodes: !34)
!31 = !DISubroutineType(types: !32)
!32 = !{null, !11, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "*const nocore::P", baseType: !12, size: 64, align: 64, dwarfAddressSpace: 0)
!34 = !{!35, !36}
!35 = !DILocalVariable(name: "p", arg: 1, scope: !30, file: !7, line: 13, type: !11)
!36 = !DILocalVariable(name: "q", arg: 2, scope: !30, file: !7, line: 13, type: !33)
!37 = !DILocation(line: 0, scope: !30)
!38 = !DILocation(line: 13, column: 92, scope: !30)
!39 = !DILocation(line: 13, column: 83, scope: !30)
!40 = !DILocation(line: 13, column: 109, scope: !30)
!41 = !DILocation(line: 13, column: 100, scope: !30)
!42 = !DILocation(line: 13, column: 133, scope: !30)
!43 = !DILocation(line: 13, column: 117, scope: !30)
!44 = !DILocation(line: 13, column: 151, scope: !30)
!45 = !DILocation(line: 13, column: 162, scope: !30)
