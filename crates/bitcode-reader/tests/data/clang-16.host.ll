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
@g = dso_local global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@_ZL3tls = internal thread_local global i32 3, align 4, !dbg !29
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !19
@_ZTIi = external constant ptr
@.str.2 = private unnamed_addr constant [2 x i8] c"q\00", align 1, !dbg !24
@sec = hidden global float 1.500000e+00, section ".mysec", align 4, !dbg !26
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

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define dso_local noundef i32 @_ZN7Derived1fEi(ptr nocapture nonnull readnone align 8 %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !43 {
  call void @llvm.dbg.value(metadata ptr poison, metadata !74, metadata !DIExpression()), !dbg !86
  call void @llvm.dbg.value(metadata i32 %1, metadata !76, metadata !DIExpression()), !dbg !86
  %3 = and i32 %1, 3, !dbg !87
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [3 x i32], ptr @g, i64 0, i64 %4, !dbg !88
  %6 = load i32, ptr %5, align 4, !dbg !88, !tbaa !89
  %7 = add nsw i32 %6, %1, !dbg !93
  call void @llvm.dbg.value(metadata i32 %7, metadata !77, metadata !DIExpression()), !dbg !94
  %8 = icmp sgt i32 %7, 3, !dbg !95
  br i1 %8, label %9, label %12, !dbg !96

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !97
  call void @llvm.dbg.value(metadata <4 x i32> %10, metadata !79, metadata !DIExpression()), !dbg !98
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !99
  br label %15

12:                                               ; preds = %2
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL3tls), !dbg !100
  %14 = load i32, ptr %13, align 4, !dbg !100, !tbaa !89
  br label %15, !dbg !101

15:                                               ; preds = %9, %12
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !102
  ret i32 %16, !dbg !103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.declare(metadata, metadata, metadata) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #1

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define dso_local noundef i32 @_ZTv0_n32_N7Derived1fEi(ptr nocapture readonly %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !104 {
  call void @llvm.dbg.value(metadata !DIArgList(ptr poison, i64 poison), metadata !74, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 1, DW_OP_mul, DW_OP_plus, DW_OP_stack_value)), !dbg !107
  call void @llvm.dbg.value(metadata i32 %1, metadata !76, metadata !DIExpression()), !dbg !107
  %3 = and i32 %1, 3, !dbg !109
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [3 x i32], ptr @g, i64 0, i64 %4, !dbg !110
  %6 = load i32, ptr %5, align 4, !dbg !110, !tbaa !89
  %7 = add nsw i32 %6, %1, !dbg !111
  call void @llvm.dbg.value(metadata i32 %7, metadata !77, metadata !DIExpression()), !dbg !112
  %8 = icmp sgt i32 %7, 3, !dbg !113
  br i1 %8, label %9, label %12, !dbg !114

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !115
  call void @llvm.dbg.value(metadata <4 x i32> %10, metadata !79, metadata !DIExpression()), !dbg !116
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !117
  br label %15

12:                                               ; preds = %2
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL3tls), !dbg !118
  %14 = load i32, ptr %13, align 4, !dbg !118, !tbaa !89
  br label %15, !dbg !119

15:                                               ; preds = %9, %12
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !120
  ret i32 %16, !dbg !121
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !122 {
  call void @llvm.dbg.value(metadata i32 %0, metadata !128, metadata !DIExpression()), !dbg !176
  call void @llvm.dbg.value(metadata ptr %1, metadata !129, metadata !DIExpression()), !dbg !176
  call void @llvm.dbg.value(metadata i32 0, metadata !130, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 32)), !dbg !176
  call void @llvm.dbg.value(metadata ptr undef, metadata !147, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !176
  call void @llvm.dbg.value(metadata ptr undef, metadata !147, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !176
  call void @llvm.dbg.value(metadata i32 %0, metadata !128, metadata !DIExpression()), !dbg !176
  switch i32 %0, label %3 [
    i32 1, label %26
    i32 2, label %8
    i32 77, label %9
  ], !dbg !177

3:                                                ; preds = %2
  call void @llvm.dbg.value(metadata i32 poison, metadata !128, metadata !DIExpression()), !dbg !176
  call void @llvm.dbg.label(metadata !175), !dbg !178
  %4 = atomicrmw add ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 1), i32 2 acq_rel, align 4, !dbg !179
  %5 = load i32, ptr @g, align 4, !dbg !180
  %6 = cmpxchg weak ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 2), i32 %5, i32 5 seq_cst acquire, align 4, !dbg !180
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !180
  br i1 %7, label %12, label %10, !dbg !180

8:                                                ; preds = %2
  br label %26, !dbg !181

9:                                                ; preds = %2
  tail call void @_Z3diePKc(ptr noundef nonnull @.str.1) #13, !dbg !183
  unreachable, !dbg !183

10:                                               ; preds = %3
  %11 = extractvalue { i32, i1 } %6, 0, !dbg !180
  store i32 %11, ptr @g, align 4, !dbg !180
  br label %12, !dbg !180

12:                                               ; preds = %10, %3
  invoke void @_Z3diePKc(ptr noundef nonnull @.str.2) #13
          to label %13 unwind label %14, !dbg !184

13:                                               ; preds = %12
  unreachable, !dbg !184

14:                                               ; preds = %12
  %15 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !186
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !186
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !186
  %18 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #14, !dbg !187
  %19 = icmp eq i32 %17, %18, !dbg !187
  %20 = tail call ptr @__cxa_begin_catch(ptr %16) #14, !dbg !188
  br i1 %19, label %21, label %23, !dbg !187

21:                                               ; preds = %14
  %22 = load i32, ptr %20, align 4, !dbg !189, !tbaa !89
  call void @llvm.dbg.value(metadata i32 %22, metadata !156, metadata !DIExpression()), !dbg !176
  tail call void @__cxa_end_catch() #14, !dbg !191
  br label %26

23:                                               ; preds = %14
  invoke void @__cxa_rethrow() #13
          to label %32 unwind label %24, !dbg !193

24:                                               ; preds = %23
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !194
  invoke void @__cxa_end_catch()
          to label %28 unwind label %29, !dbg !189

26:                                               ; preds = %2, %21, %8
  %27 = phi i32 [ %22, %21 ], [ 5, %8 ], [ 4, %2 ], !dbg !176
  ret i32 %27, !dbg !195

28:                                               ; preds = %24
  resume { ptr, i32 } %25, !dbg !189

29:                                               ; preds = %24
  %30 = landingpad { ptr, i32 }
          catch ptr null, !dbg !189
  %31 = extractvalue { ptr, i32 } %30, 0, !dbg !189
  tail call void @__clang_call_terminate(ptr %31) #15, !dbg !189
  unreachable, !dbg !189

32:                                               ; preds = %23
  unreachable
}

; Function Attrs: noreturn
declare !dbg !196 void @_Z3diePKc(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #1

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #14
  tail call void @_ZSt9terminatev() #15
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn uwtable
define dso_local noundef i32 @_Z2vaiz(i32 noundef %0, ...) local_unnamed_addr #7 !dbg !199 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16
  call void @llvm.dbg.value(metadata i32 %0, metadata !203, metadata !DIExpression()), !dbg !206
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #14, !dbg !207
  call void @llvm.dbg.declare(metadata ptr %2, metadata !204, metadata !DIExpression()), !dbg !208
  call void @llvm.va_start(ptr nonnull %2), !dbg !209
  %3 = load i32, ptr %2, align 16, !dbg !210
  %4 = icmp ult i32 %3, 41, !dbg !210
  br i1 %4, label %5, label %11, !dbg !210

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3, !dbg !210
  %7 = load ptr, ptr %6, align 16, !dbg !210
  %8 = zext i32 %3 to i64, !dbg !210
  %9 = getelementptr i8, ptr %7, i64 %8, !dbg !210
  %10 = add nuw nsw i32 %3, 8, !dbg !210
  store i32 %10, ptr %2, align 16, !dbg !210
  br label %15, !dbg !210

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2, !dbg !210
  %13 = load ptr, ptr %12, align 8, !dbg !210
  %14 = getelementptr i8, ptr %13, i64 8, !dbg !210
  store ptr %14, ptr %12, align 8, !dbg !210
  br label %15, !dbg !210

15:                                               ; preds = %11, %5
  %16 = phi ptr [ %9, %5 ], [ %13, %11 ], !dbg !210
  %17 = load i32, ptr %16, align 4, !dbg !210
  call void @llvm.dbg.value(metadata i32 %17, metadata !205, metadata !DIExpression()), !dbg !206
  call void @llvm.va_end(ptr nonnull %2), !dbg !211
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #14, !dbg !212
  ret i32 %17, !dbg !213
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #8

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD1Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #9 comdat align 2 !dbg !214 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !219, metadata !DIExpression()), !dbg !220
  %2 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !221
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #14, !dbg !221
  ret void, !dbg !221
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #9 comdat align 2 !dbg !222 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !224, metadata !DIExpression()), !dbg !225
  call void @llvm.dbg.value(metadata ptr %0, metadata !219, metadata !DIExpression()), !dbg !226
  %2 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !228
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #14, !dbg !228
  tail call void @_ZdlPv(ptr noundef nonnull %0) #16, !dbg !229
  ret void, !dbg !229
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !230 {
  %2 = load ptr, ptr %0, align 8, !dbg !231
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !231
  %4 = load i64, ptr %3, align 8, !dbg !231
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !231
  call void @llvm.dbg.value(metadata ptr %5, metadata !219, metadata !DIExpression()), !dbg !232
  %6 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !234
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #14, !dbg !234
  ret void, !dbg !231
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !235 {
  %2 = load ptr, ptr %0, align 8, !dbg !236
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !236
  %4 = load i64, ptr %3, align 8, !dbg !236
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !236
  call void @llvm.dbg.value(metadata ptr %5, metadata !224, metadata !DIExpression()), !dbg !237
  call void @llvm.dbg.value(metadata ptr %5, metadata !219, metadata !DIExpression()), !dbg !239
  %6 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !241
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #14, !dbg !241
  tail call void @_ZdlPv(ptr noundef nonnull %5) #16, !dbg !242
  ret void, !dbg !236
}

; Function Attrs: nounwind
declare void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9)) unnamed_addr #10

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #12

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind memory(none) }
attributes #6 = { noinline noreturn nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { noreturn }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

!llvm.dbg.cu = !{!10}
!llvm.linker.options = !{}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

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
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "Debian clang version 16.0.6 (15~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, imports: !31, splitDebugInlining: false, nameTableKind: None)
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
!42 = !{!"Debian clang version 16.0.6 (15~deb12u1)"}
!43 = distinct !DISubprogram(name: "f", linkageName: "_ZN7Derived1fEi", scope: !44, file: !2, line: 12, type: !64, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !67, retainedNodes: !73)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Derived", file: !2, line: 6, size: 448, flags: DIFlagTypePassByReference | DIFlagNonTrivial, elements: !45, vtableHolder: !44)
!45 = !{!46, !49, !56, !60, !62, !67, !68}
!46 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !44, baseType: !47, offset: 24, flags: DIFlagVirtual, extraData: i32 0)
!47 = !DICompositeType(tag: DW_TAG_structure_type, name: "Base", scope: !48, file: !2, line: 2, size: 128, flags: DIFlagFwdDecl | DIFlagNonTrivial, identifier: "_ZTSN2ns2v14BaseE")
!48 = !DINamespace(name: "v1", scope: !33, exportSymbols: true)
!49 = !DIDerivedType(tag: DW_TAG_inheritance, scope: !44, baseType: !50, offset: 64, flags: DIFlagPrivate, extraData: i32 0)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Box<long>", file: !2, line: 5, size: 64, flags: DIFlagTypePassByValue, elements: !51, templateParams: !54, identifier: "_ZTS3BoxIlE")
!51 = !{!52}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !50, file: !2, line: 5, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !{!55}
!55 = !DITemplateTypeParameter(name: "T", type: !53)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_vptr$Derived", scope: !2, file: !2, baseType: !57, size: 64, flags: DIFlagArtificial)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, name: "__vtbl_ptr_type", baseType: !59, size: 64)
!59 = !DISubroutineType(types: !11)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "pm", scope: !44, file: !2, line: 6, baseType: !61, size: 64, offset: 128)
!61 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !12, size: 64, extraData: !44)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "pf", scope: !44, file: !2, line: 6, baseType: !63, size: 128, offset: 192)
!63 = !DIDerivedType(tag: DW_TAG_ptr_to_member_type, baseType: !64, size: 128, extraData: !44)
!64 = !DISubroutineType(types: !65)
!65 = !{!12, !66, !12}
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64, flags: DIFlagArtificial | DIFlagObjectPointer)
!67 = !DISubprogram(name: "f", linkageName: "_ZN7Derived1fEi", scope: !44, file: !2, line: 6, type: !64, scopeLine: 6, containingType: !44, virtualIndex: 0, flags: DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!68 = !DISubprogram(name: "Derived", scope: !44, file: !2, line: 6, type: !69, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized | DISPFlagDeleted)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !66, !71}
!71 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !72, size: 64)
!72 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !44)
!73 = !{!74, !76, !77, !79}
!74 = !DILocalVariable(name: "this", arg: 1, scope: !43, type: !75, flags: DIFlagArtificial | DIFlagObjectPointer)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!76 = !DILocalVariable(name: "x", arg: 2, scope: !43, file: !2, line: 12, type: !12)
!77 = !DILocalVariable(name: "y", scope: !78, file: !2, line: 12, type: !12)
!78 = distinct !DILexicalBlock(scope: !43, file: !2, line: 12, column: 25)
!79 = !DILocalVariable(name: "q", scope: !80, file: !2, line: 12, type: !82)
!80 = distinct !DILexicalBlock(scope: !81, file: !2, line: 12, column: 60)
!81 = distinct !DILexicalBlock(scope: !78, file: !2, line: 12, column: 53)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "v4", file: !2, line: 7, baseType: !83)
!83 = !DICompositeType(tag: DW_TAG_array_type, baseType: !12, size: 128, flags: DIFlagVector, elements: !84)
!84 = !{!85}
!85 = !DISubrange(count: 4)
!86 = !DILocation(line: 0, scope: !43)
!87 = !DILocation(line: 12, column: 43, scope: !78)
!88 = !DILocation(line: 12, column: 39, scope: !78)
!89 = !{!90, !90, i64 0}
!90 = !{!"int", !91, i64 0}
!91 = !{!"omnipotent char", !92, i64 0}
!92 = !{!"Simple C++ TBAA"}
!93 = !DILocation(line: 12, column: 37, scope: !78)
!94 = !DILocation(line: 0, scope: !78)
!95 = !DILocation(line: 12, column: 55, scope: !81)
!96 = !DILocation(line: 12, column: 53, scope: !78)
!97 = !DILocation(line: 12, column: 69, scope: !80)
!98 = !DILocation(line: 0, scope: !80)
!99 = !DILocation(line: 12, column: 90, scope: !80)
!100 = !DILocation(line: 12, column: 111, scope: !43)
!101 = !DILocation(line: 12, column: 104, scope: !43)
!102 = !DILocation(line: 12, scope: !43)
!103 = !DILocation(line: 12, column: 116, scope: !43)
!104 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N7Derived1fEi", scope: !2, file: !2, line: 12, type: !105, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !106)
!105 = !DISubroutineType(types: !106)
!106 = !{}
!107 = !DILocation(line: 0, scope: !43, inlinedAt: !108)
!108 = distinct !DILocation(line: 0, scope: !104)
!109 = !DILocation(line: 12, column: 43, scope: !78, inlinedAt: !108)
!110 = !DILocation(line: 12, column: 39, scope: !78, inlinedAt: !108)
!111 = !DILocation(line: 12, column: 37, scope: !78, inlinedAt: !108)
!112 = !DILocation(line: 0, scope: !78, inlinedAt: !108)
!113 = !DILocation(line: 12, column: 55, scope: !81, inlinedAt: !108)
!114 = !DILocation(line: 12, column: 53, scope: !78, inlinedAt: !108)
!115 = !DILocation(line: 12, column: 69, scope: !80, inlinedAt: !108)
!116 = !DILocation(line: 0, scope: !80, inlinedAt: !108)
!117 = !DILocation(line: 12, column: 90, scope: !80, inlinedAt: !108)
!118 = !DILocation(line: 12, column: 111, scope: !43, inlinedAt: !108)
!119 = !DILocation(line: 12, column: 104, scope: !43, inlinedAt: !108)
!120 = !DILocation(line: 12, scope: !43, inlinedAt: !108)
!121 = !DILocation(line: 0, scope: !104)
!122 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !123, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !127)
!123 = !DISubroutineType(types: !124)
!124 = !{!12, !12, !125}
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!127 = !{!128, !129, !130, !147, !154, !156, !157, !170, !172, !174, !175}
!128 = !DILocalVariable(name: "argc", arg: 1, scope: !122, file: !2, line: 14, type: !12)
!129 = !DILocalVariable(name: "argv", arg: 2, scope: !122, file: !2, line: 14, type: !125)
!130 = !DILocalVariable(name: "t", scope: !122, file: !2, line: 15, type: !131)
!131 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tmpl<double, 4, Box>", file: !2, line: 4, size: 320, flags: DIFlagTypePassByValue, elements: !132, templateParams: !143, identifier: "_ZTS4TmplIdLi4E3BoxE")
!132 = !{!133, !136, !138}
!133 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !131, file: !2, line: 4, baseType: !134, size: 256)
!134 = !DICompositeType(tag: DW_TAG_array_type, baseType: !135, size: 256, elements: !84)
!135 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !131, file: !2, line: 4, baseType: !137, size: 8, offset: 256)
!137 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !131, file: !2, line: 4, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4TmplIdLi4E3BoxE1EE")
!138 = !DIDerivedType(tag: DW_TAG_member, scope: !131, file: !2, line: 4, baseType: !139, size: 32, offset: 288)
!139 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !131, file: !2, line: 4, size: 32, flags: DIFlagExportSymbols | DIFlagTypePassByValue, elements: !140, identifier: "_ZTSN4TmplIdLi4E3BoxEUt_E")
!140 = !{!141, !142}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !139, file: !2, line: 4, baseType: !12, size: 32)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !139, file: !2, line: 4, baseType: !28, size: 32)
!143 = !{!144, !145, !146}
!144 = !DITemplateTypeParameter(name: "T", type: !135)
!145 = !DITemplateValueParameter(name: "N", type: !12, value: i32 4)
!146 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"Box")
!147 = !DILocalVariable(name: "l", scope: !122, file: !2, line: 15, type: !148)
!148 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !122, file: !2, line: 15, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !149)
!149 = !{!150, !152}
!150 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !148, file: !2, line: 15, baseType: !151, size: 64)
!151 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !131, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "argc", scope: !148, file: !2, line: 15, baseType: !153, size: 64, offset: 64)
!153 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !12, size: 64)
!154 = !DILocalVariable(name: "lbl", scope: !122, file: !2, line: 18, type: !155)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!156 = !DILocalVariable(name: "e", scope: !122, file: !2, line: 21, type: !12)
!157 = !DILocalVariable(name: "ap", scope: !122, file: !2, line: 23, type: !158)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !159, baseType: !160)
!159 = !DIFile(filename: "host.cpp", directory: "/src")
!160 = !DICompositeType(tag: DW_TAG_array_type, baseType: !161, size: 192, elements: !168)
!161 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !162, identifier: "_ZTS13__va_list_tag")
!162 = !{!163, !165, !166, !167}
!163 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !161, file: !159, line: 23, baseType: !164, size: 32)
!164 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !161, file: !159, line: 23, baseType: !164, size: 32, offset: 32)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !161, file: !159, line: 23, baseType: !155, size: 64, offset: 64)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !161, file: !159, line: 23, baseType: !155, size: 64, offset: 128)
!168 = !{!169}
!169 = !DISubrange(count: 1)
!170 = !DILocalVariable(name: "ld", scope: !122, file: !2, line: 24, type: !171)
!171 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!172 = !DILocalVariable(name: "w", scope: !122, file: !2, line: 24, type: !173)
!173 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!174 = !DILabel(scope: !122, name: "lab", file: !2, line: 17)
!175 = !DILabel(scope: !122, name: "lab2", file: !2, line: 19)
!176 = !DILocation(line: 0, scope: !122)
!177 = !DILocation(line: 16, column: 3, scope: !122)
!178 = !DILocation(line: 19, column: 1, scope: !122)
!179 = !DILocation(line: 20, column: 3, scope: !122)
!180 = !DILocation(line: 20, column: 51, scope: !122)
!181 = !DILocation(line: 16, column: 53, scope: !182)
!182 = distinct !DILexicalBlock(scope: !122, file: !2, line: 16, column: 17)
!183 = !DILocation(line: 16, column: 75, scope: !182)
!184 = !DILocation(line: 21, column: 9, scope: !185)
!185 = distinct !DILexicalBlock(scope: !122, file: !2, line: 21, column: 7)
!186 = !DILocation(line: 25, column: 1, scope: !185)
!187 = !DILocation(line: 21, column: 19, scope: !185)
!188 = !DILocation(line: 21, scope: !122)
!189 = !DILocation(line: 21, column: 70, scope: !190)
!190 = distinct !DILexicalBlock(scope: !122, file: !2, line: 21, column: 61)
!191 = !DILocation(line: 21, column: 47, scope: !192)
!192 = distinct !DILexicalBlock(scope: !122, file: !2, line: 21, column: 35)
!193 = !DILocation(line: 21, column: 63, scope: !190)
!194 = !DILocation(line: 25, column: 1, scope: !190)
!195 = !DILocation(line: 25, column: 1, scope: !122)
!196 = !DISubprogram(name: "die", linkageName: "_Z3diePKc", scope: !2, file: !2, line: 8, type: !197, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized, retainedNodes: !106)
!197 = !DISubroutineType(types: !198)
!198 = !{null, !35}
!199 = distinct !DISubprogram(name: "va", linkageName: "_Z2vaiz", scope: !2, file: !2, line: 26, type: !200, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !202)
!200 = !DISubroutineType(types: !201)
!201 = !{!12, !12, null}
!202 = !{!203, !204, !205}
!203 = !DILocalVariable(name: "n", arg: 1, scope: !199, file: !2, line: 26, type: !12)
!204 = !DILocalVariable(name: "ap", scope: !199, file: !2, line: 26, type: !158)
!205 = !DILocalVariable(name: "r", scope: !199, file: !2, line: 26, type: !12)
!206 = !DILocation(line: 0, scope: !199)
!207 = !DILocation(line: 26, column: 22, scope: !199)
!208 = !DILocation(line: 26, column: 40, scope: !199)
!209 = !DILocation(line: 26, column: 44, scope: !199)
!210 = !DILocation(line: 26, column: 79, scope: !199)
!211 = !DILocation(line: 26, column: 106, scope: !199)
!212 = !DILocation(line: 26, column: 138, scope: !199)
!213 = !DILocation(line: 26, column: 128, scope: !199)
!214 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD1Ev", scope: !44, file: !2, line: 6, type: !215, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !217, retainedNodes: !218)
!215 = !DISubroutineType(types: !216)
!216 = !{null, !66}
!217 = !DISubprogram(name: "~Derived", scope: !44, type: !215, containingType: !44, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!218 = !{!219}
!219 = !DILocalVariable(name: "this", arg: 1, scope: !214, type: !75, flags: DIFlagArtificial | DIFlagObjectPointer)
!220 = !DILocation(line: 0, scope: !214)
!221 = !DILocation(line: 6, column: 8, scope: !214)
!222 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD0Ev", scope: !44, file: !2, line: 6, type: !215, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !217, retainedNodes: !223)
!223 = !{!224}
!224 = !DILocalVariable(name: "this", arg: 1, scope: !222, type: !75, flags: DIFlagArtificial | DIFlagObjectPointer)
!225 = !DILocation(line: 0, scope: !222)
!226 = !DILocation(line: 0, scope: !214, inlinedAt: !227)
!227 = distinct !DILocation(line: 6, column: 8, scope: !222)
!228 = !DILocation(line: 6, column: 8, scope: !214, inlinedAt: !227)
!229 = !DILocation(line: 6, column: 8, scope: !222)
!230 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD1Ev", scope: !2, file: !2, line: 6, type: !105, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !106)
!231 = !DILocation(line: 0, scope: !230)
!232 = !DILocation(line: 0, scope: !214, inlinedAt: !233)
!233 = distinct !DILocation(line: 0, scope: !230)
!234 = !DILocation(line: 6, column: 8, scope: !214, inlinedAt: !233)
!235 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD0Ev", scope: !2, file: !2, line: 6, type: !105, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !106)
!236 = !DILocation(line: 0, scope: !235)
!237 = !DILocation(line: 0, scope: !222, inlinedAt: !238)
!238 = distinct !DILocation(line: 0, scope: !235)
!239 = !DILocation(line: 0, scope: !214, inlinedAt: !240)
!240 = distinct !DILocation(line: 6, column: 8, scope: !222, inlinedAt: !238)
!241 = !DILocation(line: 6, column: 8, scope: !214, inlinedAt: !240)
!242 = !DILocation(line: 6, column: 8, scope: !222, inlinedAt: !238)
