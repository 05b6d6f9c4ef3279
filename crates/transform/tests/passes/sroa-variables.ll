; passes: sroa
; Each half is a piece of the variable; what a call of LLVM 18's declares is declared by a record.
define i32 @f(i32 %a, i32 %b) !dbg !3 {
  %pair = alloca [2 x i32]
  call void @llvm.dbg.declare(metadata ptr %pair, metadata !9, metadata !DIExpression()), !dbg !7
  %x = alloca i32, addrspace(5)
  %flat = addrspacecast ptr addrspace(5) %x to ptr
    #dbg_declare(ptr addrspace(5) %x, !6, !DIExpression(DW_OP_constu, 1, DW_OP_swap, DW_OP_xderef), !7)
  store i32 %b, ptr %flat
  %second = getelementptr i32, ptr %pair, i32 1
  store i32 %a, ptr %pair
  store i32 %b, ptr %second
  %l = load i32, ptr %pair
  %r = load i32, ptr %second
  %s = load i32, ptr addrspace(5) %x
  %sum = add i32 %l, %r
  %all = xor i32 %sum, %s
  ret i32 %all
}
declare void @llvm.dbg.declare(metadata, metadata, metadata)
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
