; ModuleID = 'host.cpp'
source_filename = "host.cpp"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
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
@g = dso_local global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !45
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !50
@_ZTIi = external constant ptr
@.str.2 = private unnamed_addr constant [2 x i8] c"q\00", align 1, !dbg !55
@sec = hidden global float 1.500000e+00, section ".mysec", align 4, !dbg !57
@_ZTV7Derived = dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 40 to ptr), ptr null, ptr @_ZTI7Derived, ptr @_ZN7Derived1fEi, ptr @_ZN7DerivedD1Ev, ptr @_ZN7DerivedD0Ev], [7 x ptr] [ptr inttoptr (i64 -40 to ptr), ptr inttoptr (i64 -40 to ptr), ptr inttoptr (i64 -40 to ptr), ptr @_ZTI7Derived, ptr @_ZTv0_n24_N7DerivedD1Ev, ptr @_ZTv0_n24_N7DerivedD0Ev, ptr @_ZTv0_n32_N7Derived1fEi] }, align 8
@_ZTT7Derived = dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV7Derived, i32 0, inrange i32 0, i32 3), ptr getelementptr inbounds ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV7Derived, i32 0, inrange i32 1, i32 4)], align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr
@_ZTS7Derived = dso_local constant [9 x i8] c"7Derived\00", align 1
@_ZTIN2ns2v14BaseE = external constant ptr
@_ZTVN10__cxxabiv117__class_type_infoE = external global ptr
@_ZTS3BoxIlE = linkonce_odr dso_local constant [8 x i8] c"3BoxIlE\00", comdat, align 1
@_ZTI3BoxIlE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS3BoxIlE }, comdat, align 8
@_ZTI7Derived = dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS7Derived, i32 0, i32 2, ptr @_ZTIN2ns2v14BaseE, i64 -6141, ptr @_ZTI3BoxIlE, i64 2048 }, align 8
@llvm.compiler.used = appending global [1 x ptr] [ptr @sec], section "llvm.metadata"

@al = dso_local alias i32, ptr @g

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define dso_local noundef i32 @_ZN7Derived1fEi(ptr nocapture nonnull readnone align 8 %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !73 {
  call void @llvm.dbg.value(metadata ptr poison, metadata !75, metadata !DIExpression()), !dbg !87
  call void @llvm.dbg.value(metadata i32 %1, metadata !77, metadata !DIExpression()), !dbg !87
  %3 = and i32 %1, 3, !dbg !88
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [3 x i32], ptr @g, i64 0, i64 %4, !dbg !89
  %6 = load i32, ptr %5, align 4, !dbg !89, !tbaa !90
  %7 = add nsw i32 %6, %1, !dbg !94
  call void @llvm.dbg.value(metadata i32 %7, metadata !78, metadata !DIExpression()), !dbg !95
  %8 = icmp sgt i32 %7, 3, !dbg !96
  br i1 %8, label %9, label %12, !dbg !97

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !98
  call void @llvm.dbg.value(metadata <4 x i32> %10, metadata !80, metadata !DIExpression()), !dbg !99
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !100
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i32 [ 3, %2 ], [ %11, %9 ]
  ret i32 %13, !dbg !101
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: argmemonly mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable
define dso_local noundef i32 @_ZTv0_n32_N7Derived1fEi(ptr nocapture noundef readnone %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !102 {
  call void @llvm.dbg.value(metadata ptr poison, metadata !75, metadata !DIExpression()), !dbg !105
  call void @llvm.dbg.value(metadata i32 %1, metadata !77, metadata !DIExpression()), !dbg !105
  %3 = and i32 %1, 3, !dbg !107
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [3 x i32], ptr @g, i64 0, i64 %4, !dbg !108
  %6 = load i32, ptr %5, align 4, !dbg !108, !tbaa !90
  %7 = add nsw i32 %6, %1, !dbg !109
  call void @llvm.dbg.value(metadata i32 %7, metadata !78, metadata !DIExpression()), !dbg !110
  %8 = icmp sgt i32 %7, 3, !dbg !111
  br i1 %8, label %9, label %12, !dbg !112

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !113
  call void @llvm.dbg.value(metadata <4 x i32> %10, metadata !80, metadata !DIExpression()), !dbg !114
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !115
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i32 [ 3, %2 ], [ %11, %9 ]
  ret i32 %13, !dbg !116
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !117 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !123, metadata !DIExpression()), !dbg !171
  call void @llvm.dbg.value(metadata ptr %1, metadata !124, metadata !DIExpression()), !dbg !171
  call void @llvm.dbg.value(metadata i32 0, metadata !125, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 32)), !dbg !171
  call void @llvm.dbg.value(metadata ptr undef, metadata !142, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !171
  call void @llvm.dbg.value(metadata ptr undef, metadata !142, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !171
  call void @llvm.dbg.value(metadata i32 %0, metadata !123, metadata !DIExpression()), !dbg !171
  switch i32 %0, label %3 [
    i32 1, label %26
    i32 2, label %8
    i32 77, label %9
  ], !dbg !172

3:                                                ; preds = %2
  call void @llvm.dbg.value(metadata i32 undef, metadata !123, metadata !DIExpression()), !dbg !171
  call void @llvm.dbg.value(metadata i32 undef, metadata !123, metadata !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value)), !dbg !171
  call void @llvm.dbg.label(metadata !170), !dbg !173
  %4 = atomicrmw add ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 1), i32 2 acq_rel, align 4, !dbg !174
  %5 = load i32, ptr @g, align 4, !dbg !175
  %6 = cmpxchg weak ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 2), i32 %5, i32 5 seq_cst acquire, align 4, !dbg !175
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !175
  br i1 %7, label %12, label %10, !dbg !175

8:                                                ; preds = %2
  br label %26, !dbg !176

9:                                                ; preds = %2
  tail call void @_Z3diePKc(ptr noundef nonnull @.str.1) #13, !dbg !178
  unreachable, !dbg !178

10:                                               ; preds = %3
  %11 = extractvalue { i32, i1 } %6, 0, !dbg !175
  store i32 %11, ptr @g, align 4, !dbg !175
  br label %12, !dbg !175

12:                                               ; preds = %10, %3
  invoke void @_Z3diePKc(ptr noundef nonnull @.str.2) #13
          to label %13 unwind label %14, !dbg !179

13:                                               ; preds = %12
  unreachable, !dbg !179

14:                                               ; preds = %12
  %15 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !181
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !181
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !181
  %18 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #14, !dbg !182
  %19 = icmp eq i32 %17, %18, !dbg !182
  %20 = tail call ptr @__cxa_begin_catch(ptr %16) #14, !dbg !171
  br i1 %19, label %21, label %23, !dbg !182

21:                                               ; preds = %14
  %22 = load i32, ptr %20, align 4, !dbg !183, !tbaa !90
  call void @llvm.dbg.value(metadata i32 %22, metadata !151, metadata !DIExpression()), !dbg !171
  tail call void @__cxa_end_catch() #14, !dbg !185
  br label %26

23:                                               ; preds = %14
  invoke void @__cxa_rethrow() #13
          to label %32 unwind label %24, !dbg !187

24:                                               ; preds = %23
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !188
  invoke void @__cxa_end_catch()
          to label %28 unwind label %29, !dbg !183

26:                                               ; preds = %2, %21, %8
  %27 = phi i32 [ %22, %21 ], [ 5, %8 ], [ 4, %2 ], !dbg !171
  ret i32 %27, !dbg !189

28:                                               ; preds = %24
  resume { ptr, i32 } %25, !dbg !183

29:                                               ; preds = %24
  %30 = landingpad { ptr, i32 }
          catch ptr null, !dbg !183
  %31 = extractvalue { ptr, i32 } %30, 0, !dbg !183
  tail call void @__clang_call_terminate(ptr %31) #15, !dbg !183
  unreachable, !dbg !183

32:                                               ; preds = %23
  unreachable
}

; Function Attrs: noreturn
declare !dbg !190 void @_Z3diePKc(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.label(metadata) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind readnone
declare i32 @llvm.eh.typeid.for(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #14
  tail call void @_ZSt9terminatev() #15
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn uwtable
define dso_local noundef i32 @_Z2vaiz(i32 noundef %0, ...) local_unnamed_addr #7 !dbg !193 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 %0, metadata !197, metadata !DIExpression()), !dbg !200
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #14, !dbg !201
  call void @llvm.dbg.declare(metadata ptr %2, metadata !198, metadata !DIExpression()), !dbg !202
  call void @llvm.va_start(ptr nonnull %2), !dbg !203
  %3 = load i32, ptr %2, align 16, !dbg !204
  %4 = icmp ult i32 %3, 41, !dbg !204
  br i1 %4, label %5, label %11, !dbg !204

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3, !dbg !204
  %7 = load ptr, ptr %6, align 16, !dbg !204
  %8 = zext i32 %3 to i64, !dbg !204
  %9 = getelementptr i8, ptr %7, i64 %8, !dbg !204
  %10 = add nuw nsw i32 %3, 8, !dbg !204
  store i32 %10, ptr %2, align 16, !dbg !204
  br label %15, !dbg !204

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2, !dbg !204
  %13 = load ptr, ptr %12, align 8, !dbg !204
  %14 = getelementptr i8, ptr %13, i64 8, !dbg !204
  store ptr %14, ptr %12, align 8, !dbg !204
  br label %15, !dbg !204

15:                                               ; preds = %11, %5
  %16 = phi ptr [ %9, %5 ], [ %13, %11 ], !dbg !204
  %17 = load i32, ptr %16, align 4, !dbg !204
  call void @llvm.dbg.value(metadata i32 %17, metadata !199, metadata !DIExpression()), !dbg !200
  call void @llvm.va_end(ptr nonnull %2), !dbg !205
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #14, !dbg !206
  ret i32 %17, !dbg !207
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #8

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD1Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #9 comdat align 2 !dbg !208 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !213, metadata !DIExpression()), !dbg !214
  %2 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !215
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #14, !dbg !215
  ret void, !dbg !215
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #9 comdat align 2 !dbg !216 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !218, metadata !DIExpression()), !dbg !219
  call void @llvm.dbg.value(metadata ptr %0, metadata !213, metadata !DIExpression()), !dbg !220
  %2 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !222
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #14, !dbg !222
  tail call void @_ZdlPv(ptr noundef nonnull %0) #16, !dbg !223
  ret void, !dbg !223
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !224 {
  %2 = load ptr, ptr %0, align 8, !dbg !225
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !225
  %4 = load i64, ptr %3, align 8, !dbg !225
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !225
  call void @llvm.dbg.value(metadata ptr %5, metadata !213, metadata !DIExpression()), !dbg !226
  %6 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !228
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #14, !dbg !228
  ret void, !dbg !225
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !229 {
  %2 = load ptr, ptr %0, align 8, !dbg !230
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !230
  %4 = load i64, ptr %3, align 8, !dbg !230
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !230
  call void @llvm.dbg.value(metadata ptr %5, metadata !218, metadata !DIExpression()), !dbg !231
  call void @llvm.dbg.value(metadata ptr %5, metadata !213, metadata !DIExpression()), !dbg !233
  %6 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !235
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #14, !dbg !235
  tail call void @_ZdlPv(ptr noundef nonnull %5) #16, !dbg !236
  ret void, !dbg !230
}

; Function Attrs: nounwind
declare void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9)) unnamed_addr #10

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #11

; Function Attrs: nocallback nofree nosync nounwind readnone speculatable willreturn
declare void @llvm.dbg.value(metadata, metadata, metadata) #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind readonly willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #2 = { argmemonly mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { mustprogress norecurse uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind readnone }
attributes #6 = { noinline noreturn nounwind }
attributes #7 = { mustprogress nofree nosync nounwind willreturn uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { inlinehint nounwind uwtable "frame-pointer"="none" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "frame-pointer"="none" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nosync nounwind readnone speculatable willreturn }
attributes #13 = { noreturn }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!10}
!llvm.linker.options = !{}
!llvm.module.flags = !{!66, !67, !68, !69, !70, !71}
!llvm.ident = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 10, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "host.cpp", directory: "/src", checksumkind: CSK_MD5, checksum: "ef60fe522be1f4266541ddaf96f26079")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !6)
!4 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !5)
!5 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!6 = !{!7}
!7 = !DISubrange(count: 7)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "msg", scope: !10, file: !2, line: 10, type: !65, isLocal: false, isDefinition: true)
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 15.0.6", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !44, imports: !62, splitDebugInlining: false, nameTableKind: None)
!11 = !{!12, !13}
!12 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Derived", file: !2, line: 6, size: 448, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !14, vtableHolder: !13)
!14 = !{!15, !19, !26, !31, !33, !38, !39}
!15 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !13, baseType: !16, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!16 = !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !17, file: !2, line: 2, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN2ns2v14BaseE")
!17 = !DINamespace(name: "v1", scope: !18, exportSymbols: true)
!18 = !DINamespace(name: "ns", scope: null)
!19 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !13, baseType: !20, offset: 64, flags: DIFlagPrivate, extraData: i32 0)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<long>", file: !2, line: 5, size: 64, flags: DIFlagTypePassByValue, elements: !21, templateParams: !24, identifier: "_ZTS3BoxIlE")
!21 = !{!22}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !20, file: !2, line: 5, baseType: !23, size: 64)
!23 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!24 = !{!25}
!25 = !DITemplateTypeParameter(name: "T", type: !23)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Derived", scope: !2, file: !2, baseType: !27, size: 64, flags: DIFlagArtificial)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !29, size: 64)
!29 = !DISubroutineType(types: !30)
!30 = !{!12}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "pm", scope: !13, file: !2, line: 6, baseType: !32, size: 64, offset: 128)
!32 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !12, size: 64, extraData: !13)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "pf", scope: !13, file: !2, line: 6, baseType: !34, size: 128, offset: 192)
!34 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !35, size: 128, extraData: !13)
!35 = !DISubroutineType(types: !36)
!36 = !{!12, !37, !12}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!38 = !DISubprogram(name: "f", linkageName: "_ZN7Derived1fEi", scope: !13, file: !2, line: 6, type: !35, scopeLine: 6, containingType: !13, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!39 = !DISubprogram(name: "Derived", scope: !13, file: !2, line: 6, type: !40, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!40 = !DISubroutineType(types: !41)
!41 = !{null, !37, !42}
!42 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !13)
!44 = !{!0, !8, !45, !50, !55, !57, !60}
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "g", scope: !10, file: !2, line: 11, type: !47, isLocal: false, isDefinition: true)
!47 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 96, elements: !48)
!48 = !{!49}
!49 = !DISubrange(count: 3)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(scope: null, file: !2, line: 16, type: !52, isLocal: true, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 2)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !52, isLocal: true, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "sec", scope: !10, file: !2, line: 27, type: !59, isLocal: false, isDefinition: true)
!59 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "tls", linkageName: "_ZL3tls", scope: !10, file: !2, line: 9, type: !12, isLocal: true, isDefinition: true)
!62 = !{!63, !64}
!63 = !DIImportedEntity(tag: DW_TAG_imported_module, scope: !10, entity: !18, file: !2, line: 3)
!64 = !DIImportedEntity(tag: DW_TAG_imported_declaration, name: "al", scope: !10, entity: !46, file: !2, line: 28)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!66 = !{i32 7, !"Dwarf Version", i32 5}
!67 = !{i32 2, !"Debug Info Version", i32 3}
!68 = !{i32 1, !"wchar_size", i32 4}
!69 = !{i32 7, !"PIC Level", i32 2}
!70 = !{i32 7, !"PIE Level", i32 2}
!71 = !{i32 7, !"uwtable", i32 2}
!72 = !{!"Debian clang version 15.0.6"}
!73 = distinct !DISubprogram(name: "f", linkageName: "_ZN7Derived1fEi", scope: !13, file: !2, line: 12, type: !35, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !38, retainedNodes: !74)
!74 = !{!75, !77, !78, !80}
!75 = !DILocalVariable(name: "this", arg: 1, scope: !73, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!77 = !DILocalVariable(name: "x", arg: 2, scope: !73, file: !2, line: 12, type: !12)
!78 = !DILocalVariable(name: "y", scope: !79, file: !2, line: 12, type: !12)
!79 = distinct !DILexicalBlock(scope: !73, file: !2, line: 12, column: 25)
!80 = !DILocalVariable(name: "q", scope: !81, file: !2, line: 12, type: !83)
!81 = distinct !DILexicalBlock(scope: !82, file: !2, line: 12, column: 60)
!82 = distinct !DILexicalBlock(scope: !79, file: !2, line: 12, column: 53)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !2, line: 7, baseType: !84)
!84 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, flags: DIFlagVector, elements: !85)
!85 = !{!86}
!86 = !DISubrange(count: 4)
!87 = !DILocation(line: 0, scope: !73)
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
!101 = !DILocation(line: 12, column: 116, scope: !73)
!102 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N7Derived1fEi", scope: !2, file: !2, line: 12, type: !103, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !104)
!103 = !DISubroutineType(types: !104)
!104 = !{}
!105 = !DILocation(line: 0, scope: !73, inlinedAt: !106)
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
!122 = !{!123, !124, !125, !142, !149, !151, !152, !165, !167, !169, !170}
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
!137 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !134, file: !2, line: 4, baseType: !59, size: 32)
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
!149 = !DILocalVariable(name: "lbl", scope: !117, file: !2, line: 18, type: !150)
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!151 = !DILocalVariable(name: "e", scope: !117, file: !2, line: 21, type: !12)
!152 = !DILocalVariable(name: "ap", scope: !117, file: !2, line: 23, type: !153)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !154, baseType: !155)
!154 = !DIFile(filename: "host.cpp", directory: "/src")
!155 = !DICompositeType(tag: DW_TAG_array_type, baseType: !156, size: 192, elements: !163)
!156 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !157, identifier: "_ZTS13__va_list_tag")
!157 = !{!158, !160, !161, !162}
!158 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !156, file: !154, line: 23, baseType: !159, size: 32)
!159 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !156, file: !154, line: 23, baseType: !159, size: 32, offset: 32)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !156, file: !154, line: 23, baseType: !150, size: 64, offset: 64)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !156, file: !154, line: 23, baseType: !150, size: 64, offset: 128)
!163 = !{!164}
!164 = !DISubrange(count: 1)
!165 = !DILocalVariable(name: "ld", scope: !117, file: !2, line: 24, type: !166)
!166 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!167 = !DILocalVariable(name: "w", scope: !117, file: !2, line: 24, type: !168)
!168 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!169 = !DILabel(scope: !117, name: "lab", file: !2, line: 17)
!170 = !DILabel(scope: !117, name: "lab2", file: !2, line: 19)
!171 = !DILocation(line: 0, scope: !117)
!172 = !DILocation(line: 16, column: 3, scope: !117)
!173 = !DILocation(line: 19, column: 1, scope: !117)
!174 = !DILocation(line: 20, column: 3, scope: !117)
!175 = !DILocation(line: 20, column: 51, scope: !117)
!176 = !DILocation(line: 16, column: 53, scope: !177)
!177 = distinct !DILexicalBlock(scope: !117, file: !2, line: 16, column: 17)
!178 = !DILocation(line: 16, column: 75, scope: !177)
!179 = !DILocation(line: 21, column: 9, scope: !180)
!180 = distinct !DILexicalBlock(scope: !117, file: !2, line: 21, column: 7)
!181 = !DILocation(line: 25, column: 1, scope: !180)
!182 = !DILocation(line: 21, column: 19, scope: !180)
!183 = !DILocation(line: 21, column: 70, scope: !184)
!184 = distinct !DILexicalBlock(scope: !117, file: !2, line: 21, column: 61)
!185 = !DILocation(line: 21, column: 47, scope: !186)
!186 = distinct !DILexicalBlock(scope: !117, file: !2, line: 21, column: 35)
!187 = !DILocation(line: 21, column: 63, scope: !184)
!188 = !DILocation(line: 25, column: 1, scope: !184)
!189 = !DILocation(line: 25, column: 1, scope: !117)
!190 = !DISubprogram(name: "die", linkageName: "_Z3diePKc", scope: !2, file: !2, line: 8, type: !191, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !104)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !65}
!193 = distinct !DISubprogram(name: "va", linkageName: "_Z2vaiz", scope: !2, file: !2, line: 26, type: !194, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !196)
!194 = !DISubroutineType(types: !195)
!195 = !{!12, !12, null}
!196 = !{!197, !198, !199}
!197 = !DILocalVariable(name: "n", arg: 1, scope: !193, file: !2, line: 26, type: !12)
!198 = !DILocalVariable(name: "ap", scope: !193, file: !2, line: 26, type: !153)
!199 = !DILocalVariable(name: "r", scope: !193, file: !2, line: 26, type: !12)
!200 = !DILocation(line: 0, scope: !193)
!201 = !DILocation(line: 26, column: 22, scope: !193)
!202 = !DILocation(line: 26, column: 40, scope: !193)
!203 = !DILocation(line: 26, column: 44, scope: !193)
!204 = !DILocation(line: 26, column: 79, scope: !193)
!205 = !DILocation(line: 26, column: 106, scope: !193)
!206 = !DILocation(line: 26, column: 138, scope: !193)
!207 = !DILocation(line: 26, column: 128, scope: !193)
!208 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD1Ev", scope: !13, file: !2, line: 6, type: !209, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !211, retainedNodes: !212)
!209 = !DISubroutineType(types: !210)
!210 = !{null, !37}
!211 = !DISubprogram(name: "~Derived", scope: !13, type: !209, containingType: !13, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!212 = !{!213}
!213 = !DILocalVariable(name: "this", arg: 1, scope: !208, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!214 = !DILocation(line: 0, scope: !208)
!215 = !DILocation(line: 6, column: 8, scope: !208)
!216 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD0Ev", scope: !13, file: !2, line: 6, type: !209, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !211, retainedNodes: !217)
!217 = !{!218}
!218 = !DILocalVariable(name: "this", arg: 1, scope: !216, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!219 = !DILocation(line: 0, scope: !216)
!220 = !DILocation(line: 0, scope: !208, inlinedAt: !221)
!221 = distinct !DILocation(line: 6, column: 8, scope: !216)
!222 = !DILocation(line: 6, column: 8, scope: !208, inlinedAt: !221)
!223 = !DILocation(line: 6, column: 8, scope: !216)
!224 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD1Ev", scope: !2, file: !2, line: 6, type: !103, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !104)
!225 = !DILocation(line: 0, scope: !224)
!226 = !DILocation(line: 0, scope: !208, inlinedAt: !227)
!227 = distinct !DILocation(line: 0, scope: !224)
!228 = !DILocation(line: 6, column: 8, scope: !208, inlinedAt: !227)
!229 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD0Ev", scope: !2, file: !2, line: 6, type: !103, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !104)
!230 = !DILocation(line: 0, scope: !229)
!231 = !DILocation(line: 0, scope: !216, inlinedAt: !232)
!232 = distinct !DILocation(line: 0, scope: !229)
!233 = !DILocation(line: 0, scope: !208, inlinedAt: !234)
!234 = distinct !DILocation(line: 6, column: 8, scope: !216, inlinedAt: !232)
!235 = !DILocation(line: 6, column: 8, scope: !208, inlinedAt: !234)
!236 = !DILocation(line: 6, column: 8, scope: !216, inlinedAt: !232)
