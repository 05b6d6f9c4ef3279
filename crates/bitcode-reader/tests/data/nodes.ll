define void @f(ptr %p) !dbg !10 {
  %a = alloca i32, align 4, !DIAssignID !40
    #dbg_declare(ptr %a, !20, !DIExpression(), !30)
    #dbg_assign(i32 undef, !20, !DIExpression(), !40, ptr %a, !DIExpression(DW_OP_plus_uconst, 4), !30)
    #dbg_value(!DIArgList(ptr %a, i32 5), !20, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !30)
    #dbg_label(!60, !30)
  br label %l
l:
  %ph = phi i32 [ 0, %0 ], [ %n, %l ], !dbg !30
    #dbg_value(i32 %ph, !20, !DIExpression(DW_OP_LLVM_fragment, 0, 8), !30)
    #dbg_value(i32 %n, !20, !DIExpression(), !31)
  %n = add i32 %ph, 1, !dbg !31
  %c = icmp eq i32 %n, 10, !dbg !32
  br i1 %c, label %e, label %l, !dbg !33
e:
    #dbg_declare_value(ptr %a, !20, !DIExpression(), !30)
  ret void, !dbg !30
}
@g = global i32 0, !dbg !70
!llvm.dbg.cu = !{!1, !2}
!llvm.module.flags = !{!0}
!all = !{!34,!41,!42,!43,!44,!45,!46,!47,!48,!49,!50,!51,!52,!53,!54,!55,!56,!57,!58,!59,!61,!62,!63,!64,!65,!66,!67,!68,!69,!71,!72,!73,!74,!75,!76,!77,!78,!79,!80,!81,!82,!83,!84,!85,!86, !87, !88, !90}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "p", isOptimized: true, flags: "-O2", runtimeVersion: 2, splitDebugFilename: "a.dwo", emissionKind: FullDebug, enums: !{}, retainedTypes: !{}, globals: !{!70}, imports: !{}, macros: !{!4}, dwoId: 12345678901234, splitDebugInlining: false, debugInfoForProfiling: true, nameTableKind: GNU, rangesBaseAddress: true, sysroot: "/", sdk: "x.sdk")
!2 = distinct !DICompileUnit(sourceLanguageName: DW_LNAME_C, sourceLanguageVersion: 202311, file: !3, emissionKind: LineTablesOnly, nameTableKind: Apple)
!3 = !DIFile(filename: "a.c", directory: "/d", checksumkind: CSK_MD5, checksum: "00112233445566778899aabbccddeeff", source: "int x;\0A")
!4 = !DIMacroFile(line: 3, file: !3, nodes: !{!5, !6})
!5 = !DIMacro(type: DW_MACINFO_define, line: 4, name: "N", value: "v")
!6 = !DIMacro(type: DW_MACINFO_undef, name: "N")
!10 = distinct !DISubprogram(name: "f", linkageName: "_f", scope: !3, file: !3, line: 1, type: !11, scopeLine: 2, containingType: !46, virtualIndex: 7, thisAdjustment: -8, flags: DIFlagPublic | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagVirtual | DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized | DISPFlagMainSubprogram | DISPFlagDeleted | DISPFlagObjCDirect, unit: !1, templateParams: !{!49}, declaration: !12, retainedNodes: !{!20}, thrownTypes: !{!46}, annotations: !{!{!"a", !"b"}}, targetFuncName: "t", keyInstructions: true)
!11 = !DISubroutineType(flags: DIFlagLValueReference, cc: 199, types: !{null, !41})
!12 = !DISubprogram(name: "f", scope: !3, spFlags: 0)
!20 = !DILocalVariable(name: "v", arg: 1, scope: !10, file: !3, line: 3, type: !41, flags: DIFlagArtificial | DIFlagObjectPointer, align: 32, annotations: !{})
!30 = !DILocation(line: 0, scope: !10)
!31 = !DILocation(line: 3, column: 4, scope: !35, inlinedAt: !34)
!32 = distinct !DILocation(line: 5, column: 4, scope: !36, isImplicitCode: true)
!33 = !DILocation(line: 5, column: 4, scope: !10, atomGroup: 3, atomRank: 2)
!34 = distinct !DILocation(line: 9, column: 9, scope: !10)
!35 = distinct !DILexicalBlock(scope: !10, file: !3, line: 4, column: 5)
!36 = !DILexicalBlockFile(scope: !35, file: !3, discriminator: 0)
!40 = distinct !DIAssignID()
!41 = !DIBasicType(name: "int", size: 32, align: 16, dataSize: 24, encoding: DW_ATE_signed, num_extra_inhabitants: 5, flags: DIFlagBigEndian)
!42 = !DIBasicType(tag: DW_TAG_unspecified_type, name: "decltype(nullptr)")
!43 = !DIDerivedType(tag: DW_TAG_member, name: "m", scope: !46, file: !3, line: 7, baseType: !41, size: 32, align: 32, offset: 64, flags: DIFlagProtected | DIFlagBitField, extraData: i64 64, annotations: !{})
!44 = !DIDerivedType(tag: DW_TAG_LLVM_ptrauth_type, baseType: !41, ptrAuthKey: 2, ptrAuthIsAddressDiscriminated: true, ptrAuthExtraDiscriminator: 1234, ptrAuthIsaPointer: true, ptrAuthAuthenticatesNullValues: true)
!45 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64, dwarfAddressSpace: 0)
!46 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "S", scope: !48, file: !3, line: 5, baseType: !41, size: 96, align: 32, offset: 8, num_extra_inhabitants: 9, flags: DIFlagTypePassByValue | DIFlagNonTrivial | DIFlagFwdDecl | DIFlagVirtual, elements: !{!43}, runtimeLang: DW_LANG_C_plus_plus_14, vtableHolder: !47, templateParams: !{!50}, identifier: "_S", annotations: !{}, specification: !47)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 96, elements: !{!52, !53}, dataLocation: !DIExpression(DW_OP_push_object_address, DW_OP_deref), associated: !20, allocated: !DIExpression(DW_OP_lit0), rank: 2)
!48 = !DINamespace(name: "n", scope: null, exportSymbols: true)
!49 = !DITemplateTypeParameter(name: "T", type: !41, defaulted: true)
!50 = !DITemplateValueParameter(name: "N", type: !41, defaulted: true, value: i32 5)
!51 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"name")
!52 = !DISubrange(lowerBound: -1, upperBound: 9, stride: 4)
!53 = !DISubrange(count: !20, lowerBound: !DIExpression(DW_OP_constu, 7))
!54 = !DIGenericSubrange(lowerBound: !DIExpression(DW_OP_consts, 18446744073709551615), upperBound: !DIExpression(DW_OP_over), stride: !DIExpression(DW_OP_over))
!55 = !DIEnumerator(name: "", value: -3)
!56 = !DIEnumerator(name: "B", value: 18446744073709551615, isUnsigned: true)
!57 = !DIEnumerator(name: "C", value: 170141183460469231731687303715884105727)
!58 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", file: !3, line: 1, baseType: !41, size: 32, flags: DIFlagEnumClass, elements: !{!55, !56}, enumKind: DW_APPLE_ENUM_KIND_Open)
!59 = !DIStringType(name: "character(*)", stringLength: !20, stringLengthExpression: !DIExpression(), stringLocationExpression: !DIExpression(DW_OP_deref), size: 32, align: 8, encoding: DW_ATE_ASCII)
!60 = !DILabel(scope: !10, name: "lab", file: !3, line: 8, column: 3, isArtificial: true, coroSuspendIdx: 1)
!61 = !DIImportedEntity(tag: DW_TAG_imported_module, name: "i", scope: !10, entity: !48, file: !3, line: 8, elements: !{})
!62 = !DIObjCProperty(name: "p", file: !3, line: 7, setter: "s", getter: "g", attributes: 7, type: !41)
!63 = !DIModule(scope: !3, name: "M", configMacros: "-D", includePath: "/i", apinotes: "/a", file: !3, line: 4, isDecl: true)
!64 = !DICommonBlock(scope: !10, declaration: !71, name: "cb", file: !3, line: 4)
!65 = !DISubrangeType(name: "R", scope: !10, file: !3, line: 4, size: 32, align: 32, flags: DIFlagPrivate, baseType: !41, lowerBound: i64 1, upperBound: !20, stride: i64 3, bias: i64 2)
!66 = !DIFixedPointType(name: "fx", size: 32, align: 32, encoding: DW_ATE_signed_fixed, kind: Binary, factor: -4)
!67 = !DIFixedPointType(name: "fr", size: 32, encoding: DW_ATE_unsigned_fixed, kind: Rational, numerator: 1, denominator: 300)
!68 = !DIFixedPointType(name: "fd", size: 32, encoding: DW_ATE_signed_fixed, kind: Decimal, factor: 3)
!69 = !DIExpression(DW_OP_LLVM_convert, 8, DW_ATE_signed, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_breg5, 3, DW_OP_bregx, 40, 2, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression(DW_OP_constu, 6, DW_OP_stack_value))
!71 = distinct !DIGlobalVariable(name: "g", linkageName: "_g", scope: !1, file: !3, line: 3, type: !41, isLocal: true, isDefinition: true, declaration: !43, templateParams: !{!49}, align: 32, annotations: !{})
!72 = !DIGlobalVariable(name: "h", scope: null, isLocal: false, isDefinition: false)
!73 = !GenericDINode(tag: DW_TAG_entry_point, header: "some\00thing")
!74 = !DICompositeType(tag: DW_TAG_variant_part, size: 8, discriminator: !43, bitStride: i64 4)
!75 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !41, flags: DIFlagSingleInheritance | DIFlagThunk, extraData: !46)
!76 = !DICompositeType(tag: DW_TAG_class_type, flags: DIFlagVirtualInheritance | DIFlagIndirectVirtualBase | DIFlagNoReturn)
!77 = !DIExpression(DW_OP_LLVM_entry_value, 1)
!78 = !DIExpression(DW_OP_LLVM_implicit_pointer)
!79 = !DIExpression(DW_OP_LLVM_extract_bits_sext, 3, 4)
!80 = !DIExpression(DW_OP_LLVM_tag_offset, 3)
!81 = !DIBasicType(tag: DW_TAG_base_type, encoding: DW_ATE_UTF)
!82 = !DISubprogram(name: "pure", scope: null, spFlags: DISPFlagPureVirtual | DISPFlagPure | DISPFlagElemental | DISPFlagRecursive)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "dyn", baseType: !41, size: !20, offset: !DIExpression(DW_OP_lit0))
!84 = !DIFile(filename: "", directory: "", checksumkind: CSK_SHA1, checksum: "0123456789012345678901234567890123456789")
!85 = !DIMacroFile(file: null)
!86 = distinct !{!86, !"loop", i1 true, float 1.0, ptr @g, null}
!87 = !DILocation(line: 1, scope: !10, inlinedAt: !32)
!88 = !{!89, !"x\01\ff\22"}
!89 = distinct !{}
!90 = !DISubroutineType(types: null)
