; ModuleID = 'llvm-22.nodes.bc'
source_filename = "nodes.ll"

@g = global i32 0, !dbg !0

define void @f(ptr %p) !dbg !21 {
  %a = alloca i32, align 4, !DIAssignID !73
    #dbg_declare(ptr %a, !20, !DIExpression(), !74)
    #dbg_assign(i32 undef, !20, !DIExpression(), !73, ptr %a, !DIExpression(DW_OP_plus_uconst, 4), !74)
    #dbg_value(!DIArgList(ptr %a, i32 5), !20, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !74)
    #dbg_label(!75, !74)
  br label %l

l:                                                ; preds = %l, %0
  %ph = phi i32 [ 0, %0 ], [ %n, %l ], !dbg !74
    #dbg_value(i32 %ph, !20, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !74)
    #dbg_value(i32 %n, !20, !DIExpression(), !76)
  %n = add i32 %ph, 1, !dbg !76
  %c = icmp eq i32 %n, 10, !dbg !77
  br i1 %c, label %e, label %l, !dbg !78

e:                                                ; preds = %l
    #dbg_declare_value(ptr %a, !20, !DIExpression(), !74)
  ret void, !dbg !74
}

!llvm.dbg.cu = !{!2, !33}
!llvm.module.flags = !{!34}
!all = !{!35, !11, !36, !12, !37, !38, !13, !16, !14, !27, !32, !39, !18, !19, !40, !41, !42, !43, !44, !46, !47, !48, !49, !50, !51, !52, !53, !54, !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_breg5, 3, DW_OP_bregx, 40, 2, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !1, !55, !56, !57, !58, !59, !DIExpression(DW_OP_LLVM_entry_value, 1), !DIExpression(DW_OP_LLVM_implicit_pointer), !DIExpression(DW_OP_LLVM_extract_bits_sext, 3, 4), !DIExpression(DW_OP_LLVM_tag_offset, 3), !60, !61, !62, !63, !64, !65, !66, !70, !72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression(DW_OP_constu, 6, DW_OP_stack_value))
!1 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !2, file: !3, line: 3, type: !11, isLocal: true, isDefinition: true, declaration: !12, templateParams: !26, align: 32, annotations: !4)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "p", isOptimized: true, flags: "-O2", runtimeVersion: 2, splitDebugFilename: "a.dwo", emissionKind: FullDebug, enums: !4, retainedTypes: !4, globals: !5, imports: !4, macros: !6, dwoId: 12345678901234, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "x.sdk")
!3 = !DIFile(filename: "a.c", directory: "/d", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff", source: "int x;\0A")
!4 = !{}
!5 = !{!0}
!6 = !{!7}
!7 = !DIMacroFile(line: 3, file: !3, nodes: !8)
!8 = !{!9, !10}
!9 = !DIMacro(type: DW_MACINFO_define, line: 4, name: "N", value: "v")
!10 = !DIMacro(type: DW_MACINFO_undef, name: "N")
!11 = !DIBasicType(name: "int", size: 32, align: 16, dataSize: 24, encoding: DW_ATE_signed, num_extra_inhabitants: 5, flags: DIFlagBigEndian)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !13, file: !3, line: 7, baseType: !11, size: 32, align: 32, offset: 64, flags: DIFlagProtected | DIFlagBitField, extraData: i64 64, annotations: !4)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !14, file: !3, line: 5, baseType: !11, size: 96, align: 32, offset: 8, num_extra_inhabitants: 9, flags: DIFlagIndirectVirtualBase | DIFlagTypePassByValue | DIFlagNonTrivial, elements: !15, runtimeLang: DW_LANG_C_plus_plus_14, vtableHolder: !16, templateParams: !31, identifier: "_S", annotations: !4, specification: !16)
!14 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!15 = !{!12}
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 96, elements: !17, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !20, allocated: !DIExpression(DW_OP_lit0), rank: 2)
!17 = !{!18, !19}
!18 = !DISubrange(lowerBound: -1, upperBound: 9, stride: 4)
!19 = !DISubrange(count: !20, lowerBound: !DIExpression(DW_OP_constu, 7))
!20 = !DILocalVariable(name: "v", arg: 1, scope: !21, file: !3, line: 3, type: !11, flags: DIFlagArtificial | DIFlagObjectPointer, align: 32, annotations: !4)
!21 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 1, type: !22, scopeLine: 2, containingType: !13, virtualIndex: 7, thisAdjustment: -8, flags: DIFlagPublic | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagObjCDirect, unit: !2, templateParams: !26, declaration: !24, retainedNodes: !25, thrownTypes: !28, annotations: !29, targetFuncName: "t", keyInstructions: true)
!22 = !DISubroutineType(flags: DIFlagLValueReference, cc: DW_CC_LLVM_DeviceKernel, types: !23)
!23 = !{null, !11}
!24 = !DISubprogram(name: "f", scope: !3, spFlags: 0)
!25 = !{!20}
!26 = !{!27}
!27 = !DITemplateTypeParameter(name: "T", type: !11, defaulted: true)
!28 = !{!13}
!29 = !{!30}
!30 = !{!"a", !"b"}
!31 = !{!32}
!32 = !DITemplateValueParameter(name: "N", type: !11, defaulted: true, value: i32 5)
!33 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 202311, file: !3, isOptimized: false, runtimeVersion: 0, emissionKind: LineTablesOnly, nameTableKind: Apple)
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = distinct !DILocation(line: 9, column: 9, scope: !21)
!36 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!37 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !11, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 0)
!39 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"name")
!40 = !DIGenericSubrange(lowerBound: -1, upperBound: !DIExpression(DW_OP_over), stride: !DIExpression(DW_OP_over))
!41 = !DIEnumerator(name: "", value: -3)
!42 = !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)
!43 = !DIEnumerator(name: "C", value: 170141183460469231731687303715884105727)
!44 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 1, baseType: !11, size: 32, flags: DIFlagEnumClass, elements: !45, enumKind: DW_APPLE_ENUM_KIND_Open)
!45 = !{!41, !42}
!46 = !DIStringType(name: "character(*)", stringLength: !20, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_deref), size: 32, align: 8, encoding: DW_ATE_ASCII)
!47 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "i", scope: !21, entity: !14, file: !3, line: 8, elements: !4)
!48 = !DIObjCProperty(name: "p", file: !3, line: 7, setter: "s", getter: "g", attributes: 7, type: !11)
!49 = !DIModule(scope: !3, name: "M", configMacros: "-D", includePath: "/i", apinotes: "/a", file: !3, line: 4, isDecl: true)
!50 = !DICommonBlock(scope: !21, declaration: !1, name: "cb", file: !3, line: 4)
!51 = !DISubrangeType(name: "R", scope: !21, file: !3, line: 4, size: 32, align: 32, flags: DIFlagPrivate, baseType: !11, lowerBound: i64 1, upperBound: !20, stride: i64 3, bias: i64 2)
!52 = !DIFixedPointType(name: "fx", size: 32, align: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!53 = !DIFixedPointType(name: "fr", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1, denominator: 300)
!54 = !DIFixedPointType(name: "fd", size: 32, encoding: DW_ATE_signed_fixed, kind: Decimal, factor: 3)
!55 = !DIGlobalVariable(name: "h", scope: null, isLocal: false, isDefinition: false)
!56 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00thing")
!57 = !DICompositeType(tag: DW_TAG_variant_part, size: 8, discriminator: !12, bitStride: i64 4)
!58 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !11, flags: DIFlagSingleInheritance | DIFlagThunk, extraData: !13)
!59 = !DICompositeType(tag: DW_TAG_class_type, flags: DIFlagVirtualInheritance | DIFlagIndirectVirtualBase | DIFlagNoReturn)
!60 = !DIBasicType(encoding: DW_ATE_UTF)
!61 = !DISubprogram(name: "pure", scope: null, virtualIndex: 0, spFlags: DISPFlagPureVirtual | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "dyn", baseType: !11, size: !20, offset: !DIExpression(DW_OP_lit0))
!63 = !DIFile(filename: "", directory: "", checksumkind: CSK_SHA1, checksum: "0123456789012345678901234567890123456789")
!64 = !DIMacroFile(file: null)
!65 = distinct !{!65, !"loop", i1 true, float 1.000000e+00, ptr @g, null}
!66 = !DILocation(line: 1, scope: !21, inlinedAt: !67)
!67 = distinct !DILocation(line: 5, column: 4, scope: !68, isImplicitCode: true)
!68 = !DILexicalBlockFile(scope: !69, file: !3, discriminator: 0)
!69 = distinct !DILexicalBlock(scope: !21, file: !3, line: 4, column: 5)
!70 = !{!71, !"x\01\FF\22"}
!71 = distinct !{}
!72 = !DISubroutineType(types: null)
!73 = distinct !DIAssignID()
!74 = !DILocation(line: 0, scope: !21)
!75 = !DILabel(scope: !21, name: "lab", file: !3, line: 8, column: 3, isArtificial: true, coroSuspendIdx: 1)
!76 = !DILocation(line: 3, column: 4, scope: !69, inlinedAt: !35)
!77 = !DILocation(line: 5, column: 4, scope: !68, isImplicitCode: true)
!78 = !DILocation(line: 5, column: 4, scope: !21, atomGroup: 3, atomRank: 2)
