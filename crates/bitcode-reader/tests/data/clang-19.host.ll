; ModuleID = 'host.cpp'
source_filename = "host.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

$__clang_call_terminate = comdat any

$_ZN7DerivedD1Ev = comdat any

$_ZN7DerivedD0Ev = comdat any

$_ZTv0_n24_N7DerivedD1Ev = comdat any

$_ZTv0_n24_N7DerivedD0Ev = comdat any

$_ZTS3BoxIlE = comdat any

$_ZTI3BoxIlE = comdat any

@.str = private unnamed_addr constant [7 x i8] c"hello\0A\00", align 1, !dbg !0
@msg = dso_local local_unnamed_addr global ptr @.str, align 8, !dbg !8
@g = dso_local global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !19
@_ZTIi = external constant ptr
@.str.2 = private unnamed_addr constant [2 x i8] c"q\00", align 1, !dbg !24
@sec = hidden global float 1.500000e+00, section ".mysec", align 4, !dbg !26
@_ZTV7Derived = dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 40 to ptr), ptr null, ptr @_ZTI7Derived, ptr @_ZN7Derived1fEi, ptr @_ZN7DerivedD1Ev, ptr @_ZN7DerivedD0Ev], [7 x ptr] [ptr inttoptr (i64 -40 to ptr), ptr inttoptr (i64 -40 to ptr), ptr inttoptr (i64 -40 to ptr), ptr @_ZTI7Derived, ptr @_ZTv0_n24_N7DerivedD1Ev, ptr @_ZTv0_n24_N7DerivedD0Ev, ptr @_ZTv0_n32_N7Derived1fEi] }, align 8
@_ZTT7Derived = dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV7Derived, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV7Derived, i32 0, i32 1, i32 4)], align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS7Derived = dso_local constant [9 x i8] c"7Derived\00", align 1
@_ZTIN2ns2v14BaseE = external constant ptr
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS3BoxIlE = linkonce_odr dso_local constant [8 x i8] c"3BoxIlE\00", comdat, align 1
@_ZTI3BoxIlE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS3BoxIlE }, comdat, align 8
@_ZTI7Derived = dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS7Derived, i32 0, i32 2, ptr @_ZTIN2ns2v14BaseE, i64 -6141, ptr @_ZTI3BoxIlE, i64 2048 }, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr @sec], section "llvm.metadata"

@al = dso_local alias i32, ptr @g

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local noundef i32 @_ZN7Derived1fEi(ptr nocapture nonnull readnone align 8 %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !44 {
    #dbg_value(ptr poison, !75, !DIExpression(), !87)
    #dbg_value(i32 %1, !77, !DIExpression(), !87)
  %3 = and i32 %1, 3, !dbg !88
  %4 = zext nneg i32 %3 to i64, !dbg !89
  %5 = getelementptr inbounds [3 x i32], ptr @g, i64 0, i64 %4, !dbg !89
  %6 = load i32, ptr %5, align 4, !dbg !89, !tbaa !90
  %7 = add nsw i32 %6, %1, !dbg !94
    #dbg_value(i32 %7, !78, !DIExpression(), !95)
  %8 = icmp slt i32 %7, 4, !dbg !96
  br i1 %8, label %12, label %9, !dbg !97

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !98
    #dbg_value(<4 x i32> %10, !80, !DIExpression(), !99)
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !100
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i32 [ %11, %9 ], [ 3, %2 ]
  ret i32 %13, !dbg !101
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local noundef i32 @_ZTv0_n32_N7Derived1fEi(ptr nocapture readonly %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !102 {
    #dbg_value(!DIArgList(ptr poison, i64 poison), !75, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !105)
    #dbg_value(i32 %1, !77, !DIExpression(), !105)
  %3 = and i32 %1, 3, !dbg !107
  %4 = zext nneg i32 %3 to i64, !dbg !108
  %5 = getelementptr inbounds [3 x i32], ptr @g, i64 0, i64 %4, !dbg !108
  %6 = load i32, ptr %5, align 4, !dbg !108, !tbaa !90
  %7 = add nsw i32 %6, %1, !dbg !109
    #dbg_value(i32 %7, !78, !DIExpression(), !110)
  %8 = icmp slt i32 %7, 4, !dbg !111
  br i1 %8, label %12, label %9, !dbg !112

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !113
    #dbg_value(<4 x i32> %10, !80, !DIExpression(), !114)
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !115
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i32 [ %11, %9 ], [ 3, %2 ]
  ret i32 %13, !dbg !116
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !117 {
    #dbg_assign(i1 undef, !125, !DIExpression(DW_OP_LLVM_fragment, 0, 288), !170, ptr undef, !DIExpression(), !171)
    #dbg_value(i32 %0, !123, !DIExpression(), !171)
    #dbg_value(ptr %1, !124, !DIExpression(), !171)
    #dbg_assign(i8 0, !125, !DIExpression(DW_OP_LLVM_fragment, 0, 288), !172, ptr undef, !DIExpression(), !171)
    #dbg_value(i32 0, !125, !DIExpression(DW_OP_LLVM_fragment, 288, 32), !171)
    #dbg_value(ptr undef, !142, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !171)
    #dbg_value(ptr undef, !142, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !171)
  switch i32 %0, label %3 [
    i32 1, label %26
    i32 2, label %8
    i32 77, label %9
  ], !dbg !173

3:                                                ; preds = %2
    #dbg_value(i32 poison, !123, !DIExpression(), !171)
    #dbg_value(ptr poison, !150, !DIExpression(), !171)
    #dbg_label(!152, !174)
  %4 = atomicrmw add ptr getelementptr inbounds (i8, ptr @g, i64 4), i32 2 acq_rel, align 4, !dbg !175
  %5 = load i32, ptr @g, align 4, !dbg !176
  %6 = cmpxchg weak ptr getelementptr inbounds (i8, ptr @g, i64 8), i32 %5, i32 5 seq_cst acquire, align 4, !dbg !176
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !176
  br i1 %7, label %12, label %10, !dbg !176

8:                                                ; preds = %2
  br label %26, !dbg !177

9:                                                ; preds = %2
  tail call void @_Z3diePKc(ptr noundef nonnull @.str.1) #12, !dbg !179
  unreachable, !dbg !179

10:                                               ; preds = %3
  %11 = extractvalue { i32, i1 } %6, 0, !dbg !176
  store i32 %11, ptr @g, align 4, !dbg !176
  br label %12, !dbg !176

12:                                               ; preds = %10, %3
  invoke void @_Z3diePKc(ptr noundef nonnull @.str.2) #12
          to label %13 unwind label %14, !dbg !180

13:                                               ; preds = %12
  unreachable, !dbg !180

14:                                               ; preds = %12
  %15 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !182
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !182
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !182
  %18 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #13, !dbg !183
  %19 = icmp eq i32 %17, %18, !dbg !183
  %20 = tail call ptr @__cxa_begin_catch(ptr %16) #13, !dbg !184
  br i1 %19, label %21, label %23, !dbg !183

21:                                               ; preds = %14
  %22 = load i32, ptr %20, align 4, !dbg !185, !tbaa !90
    #dbg_value(i32 %22, !153, !DIExpression(), !171)
  tail call void @__cxa_end_catch() #13, !dbg !187
  br label %26

23:                                               ; preds = %14
  invoke void @__cxa_rethrow() #12
          to label %32 unwind label %24, !dbg !189

24:                                               ; preds = %23
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !190
  invoke void @__cxa_end_catch()
          to label %28 unwind label %29, !dbg !185

26:                                               ; preds = %2, %21, %8
  %27 = phi i32 [ %22, %21 ], [ 5, %8 ], [ 4, %2 ], !dbg !171
  ret i32 %27, !dbg !191

28:                                               ; preds = %24
  resume { ptr, i32 } %25, !dbg !185

29:                                               ; preds = %24
  %30 = landingpad { ptr, i32 }
          catch ptr null, !dbg !185
  %31 = extractvalue { ptr, i32 } %30, 0, !dbg !185
  tail call void @__clang_call_terminate(ptr %31) #14, !dbg !185
  unreachable, !dbg !185

32:                                               ; preds = %23
  unreachable
}

; Function Attrs: noreturn
declare !dbg !192 void @_Z3diePKc(ptr noundef) local_unnamed_addr #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #13
  tail call void @_ZSt9terminatev() #14
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define dso_local noundef i32 @_Z2vaiz(i32 noundef %0, ...) local_unnamed_addr #6 !dbg !195 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !202
    #dbg_assign(i1 undef, !200, !DIExpression(), !202, ptr %2, !DIExpression(), !203)
    #dbg_value(i32 %0, !199, !DIExpression(), !203)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #13, !dbg !204
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !205
  %3 = load i32, ptr %2, align 16, !dbg !206
  %4 = icmp ult i32 %3, 41, !dbg !206
  br i1 %4, label %5, label %11, !dbg !206

5:                                                ; preds = %1
  %6 = getelementptr inbounds i8, ptr %2, i64 16, !dbg !206
  %7 = load ptr, ptr %6, align 16, !dbg !206
  %8 = zext nneg i32 %3 to i64, !dbg !206
  %9 = getelementptr i8, ptr %7, i64 %8, !dbg !206
  %10 = add nuw nsw i32 %3, 8, !dbg !206
  store i32 %10, ptr %2, align 16, !dbg !206, !DIAssignID !207
    #dbg_assign(i32 %10, !200, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !207, ptr %2, !DIExpression(), !203)
  br label %15, !dbg !206

11:                                               ; preds = %1
  %12 = getelementptr inbounds i8, ptr %2, i64 8, !dbg !206
  %13 = load ptr, ptr %12, align 8, !dbg !206
  %14 = getelementptr i8, ptr %13, i64 8, !dbg !206
  store ptr %14, ptr %12, align 8, !dbg !206, !DIAssignID !208
    #dbg_assign(ptr %14, !200, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !208, ptr %12, !DIExpression(), !203)
  br label %15, !dbg !206

15:                                               ; preds = %11, %5
  %16 = phi ptr [ %9, %5 ], [ %13, %11 ], !dbg !206
  %17 = load i32, ptr %16, align 4, !dbg !206, !tbaa !90
    #dbg_value(i32 %17, !201, !DIExpression(), !203)
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !209
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #13, !dbg !210
  ret i32 %17, !dbg !211
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #7

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD1Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #8 comdat align 2 !dbg !212 {
    #dbg_value(ptr %0, !217, !DIExpression(), !218)
  %2 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !219
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #13, !dbg !219
  ret void, !dbg !219
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #8 comdat align 2 !dbg !220 {
    #dbg_value(ptr %0, !222, !DIExpression(), !223)
    #dbg_value(ptr %0, !217, !DIExpression(), !224)
  %2 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !226
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #13, !dbg !226
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 56) #15, !dbg !227
  ret void, !dbg !227
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !228 {
  %2 = load ptr, ptr %0, align 8, !dbg !229, !tbaa !230
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !229
  %4 = load i64, ptr %3, align 8, !dbg !229
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !229
    #dbg_value(ptr %5, !217, !DIExpression(), !232)
  %6 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !234
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #13, !dbg !234
  ret void, !dbg !229
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !235 {
  %2 = load ptr, ptr %0, align 8, !dbg !236, !tbaa !230
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !236
  %4 = load i64, ptr %3, align 8, !dbg !236
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !236
    #dbg_value(ptr %5, !222, !DIExpression(), !237)
    #dbg_value(ptr %5, !217, !DIExpression(), !239)
  %6 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !241
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #13, !dbg !241
  tail call void @_ZdlPvm(ptr noundef nonnull %5, i64 noundef 56) #15, !dbg !242
  ret void, !dbg !236
}

; Function Attrs: nounwind
declare void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9)) unnamed_addr #10

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #8 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { noreturn }
attributes #13 = { nounwind }
attributes #14 = { noreturn nounwind }
attributes #15 = { builtin nounwind }

!llvm.dbg.cu = !{!10}
!llvm.linker.options = !{}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "host.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "ef60fe522be1f4266541ddaf96f26079")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 7)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "msg", scope: !10, file: !2, line: 10, type: !35, isLocal: false, isDefinition: true)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 19.1.7 (3~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, imports: !31, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = !{!0, !8, !14, !19, !24, !26, !29}
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "g", scope: !10, file: !2, line: 11, type: !16, isLocal: false, isDefinition: true)
!16 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, elements: !17)
!17 = !{!18}
!18 = !DISubrange(count: 3)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 2)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !21, isLocal: true, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "sec", scope: !10, file: !2, line: 27, type: !28, isLocal: false, isDefinition: true)
!28 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "tls", linkageName: "_ZL3tls", scope: !10, file: !2, line: 9, type: !12, isLocal: true, isDefinition: true)
!31 = !{!32, !34}
!32 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !33, file: !2, line: 3)
!33 = !DINamespace(name: "ns", scope: null)
!34 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "al", scope: !10, entity: !15, file: !2, line: 28)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!36 = !{i32 7, !"Dwarf Version", i32 5}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"PIE Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!43 = !{!"Debian clang version 19.1.7 (3~deb12u1)"}
!44 = distinct !DISubprogram(name: "f", linkageName: "_ZN7Derived1fEi", scope: !45, file: !2, line: 12, type: !65, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !68, retainedNodes: !74)
!45 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Derived", file: !2, line: 6, size: 448, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !46, vtableHolder: !45)
!46 = !{!47, !50, !57, !61, !63, !68, !69}
!47 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !45, baseType: !48, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!48 = !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !49, file: !2, line: 2, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN2ns2v14BaseE")
!49 = !DINamespace(name: "v1", scope: !33, exportSymbols: true)
!50 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !45, baseType: !51, offset: 64, flags: DIFlagPrivate, extraData: i32 0)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<long>", file: !2, line: 5, size: 64, flags: DIFlagTypePassByValue, elements: !52, templateParams: !55, identifier: "_ZTS3BoxIlE")
!52 = !{!53}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !51, file: !2, line: 5, baseType: !54, size: 64)
!54 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!55 = !{!56}
!56 = !DITemplateTypeParameter(name: "T", type: !54)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Derived", scope: !2, file: !2, baseType: !58, size: 64, flags: DIFlagArtificial)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !60, size: 64)
!60 = !DISubroutineType(types: !11)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "pm", scope: !45, file: !2, line: 6, baseType: !62, size: 64, offset: 128)
!62 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !12, size: 64, extraData: !45)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "pf", scope: !45, file: !2, line: 6, baseType: !64, size: 128, offset: 192)
!64 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !65, size: 128, extraData: !45)
!65 = !DISubroutineType(types: !66)
!66 = !{!12, !67, !12}
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!68 = !DISubprogram(name: "f", linkageName: "_ZN7Derived1fEi", scope: !45, file: !2, line: 6, type: !65, scopeLine: 6, containingType: !45, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!69 = !DISubprogram(name: "Derived", scope: !45, file: !2, line: 6, type: !70, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !67, !72}
!72 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !45)
!74 = !{!75, !77, !78, !80}
!75 = !DILocalVariable(name: "this", arg: 1, scope: !44, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!77 = !DILocalVariable(name: "x", arg: 2, scope: !44, file: !2, line: 12, type: !12)
!78 = !DILocalVariable(name: "y", scope: !79, file: !2, line: 12, type: !12)
!79 = distinct !DILexicalBlock(scope: !44, file: !2, line: 12, column: 25)
!80 = !DILocalVariable(name: "q", scope: !81, file: !2, line: 12, type: !83)
!81 = distinct !DILexicalBlock(scope: !82, file: !2, line: 12, column: 60)
!82 = distinct !DILexicalBlock(scope: !79, file: !2, line: 12, column: 53)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !2, line: 7, baseType: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, flags: DIFlagVector, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 4)
!87 = !DILocation(line: 0, scope: !44)
!88 = !DILocation(line: 12, column: 43, scope: !79)
!89 = !DILocation(line: 12, column: 39, scope: !79)
!90 = !{!91, !91, i64 0}
!91 = !{!"int", !92, i64 0}
!92 = !{!"omnipotent char", !93, i64 0}
!93 = !{!"Simple C++ TBAA"}
!94 = !DILocation(line: 12, column: 37, scope: !79)
!95 = !DILocation(line: 0, scope: !79)
!96 = !DILocation(line: 12, column: 55, scope: !82)
!97 = !DILocation(line: 12, column: 53, scope: !79)
!98 = !DILocation(line: 12, column: 69, scope: !81)
!99 = !DILocation(line: 0, scope: !81)
!100 = !DILocation(line: 12, column: 90, scope: !81)
!101 = !DILocation(line: 12, column: 116, scope: !44)
!102 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N7Derived1fEi", scope: !2, file: !2, line: 12, type: !103, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!103 = !DISubroutineType(types: !104)
!104 = !{}
!105 = !DILocation(line: 0, scope: !44, inlinedAt: !106)
!106 = distinct !DILocation(line: 0, scope: !102)
!107 = !DILocation(line: 12, column: 43, scope: !79, inlinedAt: !106)
!108 = !DILocation(line: 12, column: 39, scope: !79, inlinedAt: !106)
!109 = !DILocation(line: 12, column: 37, scope: !79, inlinedAt: !106)
!110 = !DILocation(line: 0, scope: !79, inlinedAt: !106)
!111 = !DILocation(line: 12, column: 55, scope: !82, inlinedAt: !106)
!112 = !DILocation(line: 12, column: 53, scope: !79, inlinedAt: !106)
!113 = !DILocation(line: 12, column: 69, scope: !81, inlinedAt: !106)
!114 = !DILocation(line: 0, scope: !81, inlinedAt: !106)
!115 = !DILocation(line: 12, column: 90, scope: !81, inlinedAt: !106)
!116 = !DILocation(line: 0, scope: !102)
!117 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !118, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !122)
!118 = !DISubroutineType(types: !119)
!119 = !{!12, !12, !120}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!122 = !{!123, !124, !125, !142, !149, !150, !152, !153, !154, !166, !168}
!123 = !DILocalVariable(name: "argc", arg: 1, scope: !117, file: !2, line: 14, type: !12)
!124 = !DILocalVariable(name: "argv", arg: 2, scope: !117, file: !2, line: 14, type: !120)
!125 = !DILocalVariable(name: "t", scope: !117, file: !2, line: 15, type: !126)
!126 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tmpl<double, 4, Box>", file: !2, line: 4, size: 320, flags: DIFlagTypePassByValue, elements: !127, templateParams: !138, identifier: "_ZTS4TmplIdLi4E3BoxE")
!127 = !{!128, !131, !133}
!128 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !126, file: !2, line: 4, baseType: !129, size: 256)
!129 = !DICompositeType(tag: DW_TAG_array_type, baseType: !130, size: 256, elements: !85)
!130 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !126, file: !2, line: 4, baseType: !132, size: 8, offset: 256)
!132 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !126, file: !2, line: 4, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4TmplIdLi4E3BoxE1EE")
!133 = !DIDerivedType(tag: DW_TAG_member, scope: !126, file: !2, line: 4, baseType: !134, size: 32, offset: 288)
!134 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !126, file: !2, line: 4, size: 32, flags: DIFlagExportSymbols | DIFlagTypePassByValue, elements: !135, identifier: "_ZTSN4TmplIdLi4E3BoxEUt_E")
!135 = !{!136, !137}
!136 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !134, file: !2, line: 4, baseType: !12, size: 32)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !134, file: !2, line: 4, baseType: !28, size: 32)
!138 = !{!139, !140, !141}
!139 = !DITemplateTypeParameter(name: "T", type: !130)
!140 = !DITemplateValueParameter(name: "N", type: !12, value: i32 4)
!141 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"Box")
!142 = !DILocalVariable(name: "l", scope: !117, file: !2, line: 15, type: !143)
!143 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !117, file: !2, line: 15, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !144)
!144 = !{!145, !147}
!145 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !143, file: !2, line: 15, baseType: !146, size: 64)
!146 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !126, size: 64)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "argc", scope: !143, file: !2, line: 15, baseType: !148, size: 64, offset: 64)
!148 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !12, size: 64)
!149 = !DILabel(scope: !117, name: "lab", file: !2, line: 17)
!150 = !DILocalVariable(name: "lbl", scope: !117, file: !2, line: 18, type: !151)
!151 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!152 = !DILabel(scope: !117, name: "lab2", file: !2, line: 19)
!153 = !DILocalVariable(name: "e", scope: !117, file: !2, line: 21, type: !12)
!154 = !DILocalVariable(name: "ap", scope: !117, file: !2, line: 23, type: !155)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !156)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !157, size: 192, elements: !164)
!157 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !158, identifier: "_ZTS13__va_list_tag")
!158 = !{!159, !161, !162, !163}
!159 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !157, file: !2, line: 23, baseType: !160, size: 32)
!160 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !157, file: !2, line: 23, baseType: !160, size: 32, offset: 32)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !157, file: !2, line: 23, baseType: !151, size: 64, offset: 64)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !157, file: !2, line: 23, baseType: !151, size: 64, offset: 128)
!164 = !{!165}
!165 = !DISubrange(count: 1)
!166 = !DILocalVariable(name: "ld", scope: !117, file: !2, line: 24, type: !167)
!167 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!168 = !DILocalVariable(name: "w", scope: !117, file: !2, line: 24, type: !169)
!169 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!170 = distinct !DIAssignID()
!171 = !DILocation(line: 0, scope: !117)
!172 = distinct !DIAssignID()
!173 = !DILocation(line: 16, column: 3, scope: !117)
!174 = !DILocation(line: 19, column: 1, scope: !117)
!175 = !DILocation(line: 20, column: 3, scope: !117)
!176 = !DILocation(line: 20, column: 51, scope: !117)
!177 = !DILocation(line: 16, column: 53, scope: !178)
!178 = distinct !DILexicalBlock(scope: !117, file: !2, line: 16, column: 17)
!179 = !DILocation(line: 16, column: 75, scope: !178)
!180 = !DILocation(line: 21, column: 9, scope: !181)
!181 = distinct !DILexicalBlock(scope: !117, file: !2, line: 21, column: 7)
!182 = !DILocation(line: 25, column: 1, scope: !181)
!183 = !DILocation(line: 21, column: 19, scope: !181)
!184 = !DILocation(line: 21, scope: !117)
!185 = !DILocation(line: 21, column: 70, scope: !186)
!186 = distinct !DILexicalBlock(scope: !117, file: !2, line: 21, column: 61)
!187 = !DILocation(line: 21, column: 47, scope: !188)
!188 = distinct !DILexicalBlock(scope: !117, file: !2, line: 21, column: 35)
!189 = !DILocation(line: 21, column: 63, scope: !186)
!190 = !DILocation(line: 25, column: 1, scope: !186)
!191 = !DILocation(line: 25, column: 1, scope: !117)
!192 = !DISubprogram(name: "die", linkageName: "_Z3diePKc", scope: !2, file: !2, line: 8, type: !193, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!193 = !DISubroutineType(types: !194)
!194 = !{null, !35}
!195 = distinct !DISubprogram(name: "va", linkageName: "_Z2vaiz", scope: !2, file: !2, line: 26, type: !196, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !198)
!196 = !DISubroutineType(types: !197)
!197 = !{!12, !12, null}
!198 = !{!199, !200, !201}
!199 = !DILocalVariable(name: "n", arg: 1, scope: !195, file: !2, line: 26, type: !12)
!200 = !DILocalVariable(name: "ap", scope: !195, file: !2, line: 26, type: !155)
!201 = !DILocalVariable(name: "r", scope: !195, file: !2, line: 26, type: !12)
!202 = distinct !DIAssignID()
!203 = !DILocation(line: 0, scope: !195)
!204 = !DILocation(line: 26, column: 22, scope: !195)
!205 = !DILocation(line: 26, column: 44, scope: !195)
!206 = !DILocation(line: 26, column: 79, scope: !195)
!207 = distinct !DIAssignID()
!208 = distinct !DIAssignID()
!209 = !DILocation(line: 26, column: 106, scope: !195)
!210 = !DILocation(line: 26, column: 138, scope: !195)
!211 = !DILocation(line: 26, column: 128, scope: !195)
!212 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD1Ev", scope: !45, file: !2, line: 6, type: !213, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !215, retainedNodes: !216)
!213 = !DISubroutineType(types: !214)
!214 = !{null, !67}
!215 = !DISubprogram(name: "~Derived", scope: !45, type: !213, containingType: !45, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!216 = !{!217}
!217 = !DILocalVariable(name: "this", arg: 1, scope: !212, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!218 = !DILocation(line: 0, scope: !212)
!219 = !DILocation(line: 6, column: 8, scope: !212)
!220 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD0Ev", scope: !45, file: !2, line: 6, type: !213, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !215, retainedNodes: !221)
!221 = !{!222}
!222 = !DILocalVariable(name: "this", arg: 1, scope: !220, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!223 = !DILocation(line: 0, scope: !220)
!224 = !DILocation(line: 0, scope: !212, inlinedAt: !225)
!225 = distinct !DILocation(line: 6, column: 8, scope: !220)
!226 = !DILocation(line: 6, column: 8, scope: !212, inlinedAt: !225)
!227 = !DILocation(line: 6, column: 8, scope: !220)
!228 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD1Ev", scope: !2, file: !2, line: 6, type: !103, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!229 = !DILocation(line: 0, scope: !228)
!230 = !{!231, !231, i64 0}
!231 = !{!"vtable pointer", !93, i64 0}
!232 = !DILocation(line: 0, scope: !212, inlinedAt: !233)
!233 = distinct !DILocation(line: 0, scope: !228)
!234 = !DILocation(line: 6, column: 8, scope: !212, inlinedAt: !233)
!235 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD0Ev", scope: !2, file: !2, line: 6, type: !103, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!236 = !DILocation(line: 0, scope: !235)
!237 = !DILocation(line: 0, scope: !220, inlinedAt: !238)
!238 = distinct !DILocation(line: 0, scope: !235)
!239 = !DILocation(line: 0, scope: !212, inlinedAt: !240)
!240 = distinct !DILocation(line: 6, column: 8, scope: !220, inlinedAt: !238)
!241 = !DILocation(line: 6, column: 8, scope: !212, inlinedAt: !240)
!242 = !DILocation(line: 6, column: 8, scope: !220, inlinedAt: !238)
