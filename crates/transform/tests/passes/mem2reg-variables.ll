; passes: mem2reg
; What is declared to be in a variable has a value from each store and parameter on.
define i32 @f(i1 %c, i32 %a) !dbg !3 {
  %x = alloca i32
    #dbg_declare(ptr %x, !6, !DIExpression(), !7)
  store i32 %a, ptr %x, !dbg !7
  br i1 %c, label %then, label %join
then:
  %sum = add i32 %a, 7
  store i32 %sum, ptr %x, !dbg !7
  br label %join
join:
  %r = load i32, ptr %x
  ret i32 %r
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "v.c", directory: "/src")
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = distinct !DISubprogram(name: "f", scope: !1, file: !1, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!4 = !DISubroutineType(types: !{null})
!5 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!6 = !DILocalVariable(name: "x", scope: !3, file: !1, line: 2, type: !5)
!7 = !DILocation(line: 2, column: 3, scope: !3)
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DILocalVariable(name: "pair", scope: !3, file: !1, line: 3, type: !8)
