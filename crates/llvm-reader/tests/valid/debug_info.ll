target triple = "nvptx64-nvidia-cuda"

define void @f(ptr %p, i32 %n) !dbg !4 {
entry:
    #dbg_value(ptr %p, !8, !DIExpression(), !10)
    #dbg_value(!DIArgList(i32 %n, i32 5), !9, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !10)
  %x = alloca i32, align 4, !DIAssignID !13
    #dbg_declare(ptr %x, !9, !DIExpression(DW_OP_plus_uconst, 8), !10)
    #dbg_assign(i1 undef, !9, !DIExpression(), !13, ptr %x, !DIExpression(), !10)
    #dbg_label(!14, !10)
  store i32 %n, ptr %x, align 4, !dbg !10, !tbaa !15
  br label %next, !dbg !11

next:
  %c = phi i32 [ 0, %entry ], !dbg !11
    #dbg_value(i32 poison, !9, !DIExpression(), !10)
  ret void, !dbg !12
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "a.cu", directory: "/tmp", checksumkind: CSK_MD5, checksum: "0123456789abcdef0123456789abcdef")
!2 = !{i32 2, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "f", linkageName: "_Z1f", scope: !1, file: !1, line: 3, type: !5, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0, retainedNodes: !7)
!5 = !DISubroutineType(types: !6)
!6 = !{null, null}
!7 = !{!8, !9}
!8 = !DILocalVariable(name: "p", arg: 1, scope: !4, file: !1, line: 3, type: null)
!9 = !DILocalVariable(name: "n", arg: 2, scope: !4, file: !1, line: 3, type: !20)
!10 = !DILocation(line: 4, column: 1, scope: !4)
!11 = !DILocation(line: 5, column: 2, scope: !4)
!12 = !DILocation(line: 0, scope: !19, inlinedAt: !18)
!13 = distinct !DIAssignID()
!14 = !DILabel(scope: !4, name: "here", file: !1, line: 9)
!15 = !{!16, !16, i64 0}
!16 = !{!"int", !17, i64 0}
!17 = !{!"root"}
!18 = distinct !DILocation(line: 6, scope: !4)
!19 = distinct !DISubprogram(name: "g", scope: !1, file: !1, line: 5, type: !5, spFlags: DISPFlagDefinition, unit: !0)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DITemplateValueParameter(name: "N", type: !20, value: i32 5)
!22 = !DIEnumerator(name: "big", value: 2722258935367507707706996859454145691648, isUnsigned: true)
!23 = !DISubrange(count: -1, lowerBound: 0)
!24 = !DIExpression(DW_OP_deref)
!25 = !{!24, !{}, !DIExpression(DW_OP_LLVM_fragment, 0, 32)}
