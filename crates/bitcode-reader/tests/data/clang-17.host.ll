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
define dso_local noundef i32 @_ZN7Derived1fEi(ptr nocapture nonnull readnone align 8 %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !44 {
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
  br label %15

12:                                               ; preds = %2
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL3tls), !dbg !101
  %14 = load i32, ptr %13, align 4, !dbg !101, !tbaa !90
  br label %15, !dbg !102

15:                                               ; preds = %9, %12
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !103
  ret i32 %16, !dbg !104
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull) #2

; Function Attrs: mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable
define dso_local noundef i32 @_ZTv0_n32_N7Derived1fEi(ptr nocapture readnone %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !105 {
  call void @llvm.dbg.value(metadata !DIArgList(ptr poison, i64 poison), metadata !75, metadata !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 1, DW_OP_mul, DW_OP_plus, DW_OP_stack_value)), !dbg !108
  call void @llvm.dbg.value(metadata i32 %1, metadata !77, metadata !DIExpression()), !dbg !108
  %3 = and i32 %1, 3, !dbg !110
  %4 = zext i32 %3 to i64
  %5 = getelementptr inbounds [3 x i32], ptr @g, i64 0, i64 %4, !dbg !111
  %6 = load i32, ptr %5, align 4, !dbg !111, !tbaa !90
  %7 = add nsw i32 %6, %1, !dbg !112
  call void @llvm.dbg.value(metadata i32 %7, metadata !78, metadata !DIExpression()), !dbg !113
  %8 = icmp sgt i32 %7, 3, !dbg !114
  br i1 %8, label %9, label %12, !dbg !115

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !116
  call void @llvm.dbg.value(metadata <4 x i32> %10, metadata !80, metadata !DIExpression()), !dbg !117
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !118
  br label %15

12:                                               ; preds = %2
  %13 = tail call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZL3tls), !dbg !119
  %14 = load i32, ptr %13, align 4, !dbg !119, !tbaa !90
  br label %15, !dbg !120

15:                                               ; preds = %9, %12
  %16 = phi i32 [ %11, %9 ], [ %14, %12 ], !dbg !121
  ret i32 %16, !dbg !122
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #3 personality ptr @__gxx_personality_v0 !dbg !123 {
  call void @llvm.dbg.assign(metadata i1 undef, metadata !131, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 288), metadata !176, metadata ptr undef, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata i32 %0, metadata !129, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata ptr %1, metadata !130, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.assign(metadata i8 0, metadata !131, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 288), metadata !178, metadata ptr undef, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata i32 0, metadata !131, metadata !DIExpression(DW_OP_LLVM_fragment, 288, 32)), !dbg !177
  call void @llvm.dbg.value(metadata ptr undef, metadata !148, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 64)), !dbg !177
  call void @llvm.dbg.value(metadata ptr undef, metadata !148, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64)), !dbg !177
  switch i32 %0, label %3 [
    i32 1, label %26
    i32 2, label %8
    i32 77, label %9
  ], !dbg !179

3:                                                ; preds = %2
  call void @llvm.dbg.value(metadata i32 poison, metadata !129, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.value(metadata !107, metadata !156, metadata !DIExpression()), !dbg !177
  call void @llvm.dbg.label(metadata !158), !dbg !180
  %4 = atomicrmw add ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 1), i32 2 acq_rel, align 4, !dbg !181
  %5 = load i32, ptr @g, align 4, !dbg !182
  %6 = cmpxchg weak ptr getelementptr inbounds ([3 x i32], ptr @g, i64 0, i64 2), i32 %5, i32 5 seq_cst acquire, align 4, !dbg !182
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !182
  br i1 %7, label %12, label %10, !dbg !182

8:                                                ; preds = %2
  br label %26, !dbg !183

9:                                                ; preds = %2
  tail call void @_Z3diePKc(ptr noundef nonnull @.str.1) #13, !dbg !185
  unreachable, !dbg !185

10:                                               ; preds = %3
  %11 = extractvalue { i32, i1 } %6, 0, !dbg !182
  store i32 %11, ptr @g, align 4, !dbg !182
  br label %12, !dbg !182

12:                                               ; preds = %10, %3
  invoke void @_Z3diePKc(ptr noundef nonnull @.str.2) #13
          to label %13 unwind label %14, !dbg !186

13:                                               ; preds = %12
  unreachable, !dbg !186

14:                                               ; preds = %12
  %15 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !188
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !188
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !188
  %18 = tail call i32 @llvm.eh.typeid.for(ptr nonnull @_ZTIi) #14, !dbg !189
  %19 = icmp eq i32 %17, %18, !dbg !189
  %20 = tail call ptr @__cxa_begin_catch(ptr %16) #14, !dbg !190
  br i1 %19, label %21, label %23, !dbg !189

21:                                               ; preds = %14
  %22 = load i32, ptr %20, align 4, !dbg !191, !tbaa !90
  call void @llvm.dbg.value(metadata i32 %22, metadata !159, metadata !DIExpression()), !dbg !177
  tail call void @__cxa_end_catch() #14, !dbg !193
  br label %26

23:                                               ; preds = %14
  invoke void @__cxa_rethrow() #13
          to label %32 unwind label %24, !dbg !195

24:                                               ; preds = %23
  %25 = landingpad { ptr, i32 }
          cleanup, !dbg !196
  invoke void @__cxa_end_catch()
          to label %28 unwind label %29, !dbg !191

26:                                               ; preds = %2, %21, %8
  %27 = phi i32 [ %22, %21 ], [ 5, %8 ], [ 4, %2 ], !dbg !177
  ret i32 %27, !dbg !197

28:                                               ; preds = %24
  resume { ptr, i32 } %25, !dbg !191

29:                                               ; preds = %24
  %30 = landingpad { ptr, i32 }
          catch ptr null, !dbg !191
  %31 = extractvalue { ptr, i32 } %30, 0, !dbg !191
  tail call void @__clang_call_terminate(ptr %31) #15, !dbg !191
  unreachable, !dbg !191

32:                                               ; preds = %23
  unreachable
}

; Function Attrs: noreturn
declare !dbg !198 void @_Z3diePKc(ptr noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.label(metadata) #2

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for(ptr) #5

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #6 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #14
  tail call void @_ZSt9terminatev() #15
  unreachable
}

declare void @_ZSt9terminatev() local_unnamed_addr

; Function Attrs: mustprogress nofree nosync nounwind willreturn uwtable
define dso_local noundef i32 @_Z2vaiz(i32 noundef %0, ...) local_unnamed_addr #7 !dbg !201 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !208
  call void @llvm.dbg.assign(metadata i1 undef, metadata !206, metadata !DIExpression(), metadata !208, metadata ptr %2, metadata !DIExpression()), !dbg !209
  call void @llvm.dbg.value(metadata i32 %0, metadata !205, metadata !DIExpression()), !dbg !209
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #14, !dbg !210
  call void @llvm.va_start(ptr nonnull %2), !dbg !211
  %3 = load i32, ptr %2, align 16, !dbg !212
  %4 = icmp ult i32 %3, 41, !dbg !212
  br i1 %4, label %5, label %11, !dbg !212

5:                                                ; preds = %1
  %6 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 3, !dbg !212
  %7 = load ptr, ptr %6, align 16, !dbg !212
  %8 = zext i32 %3 to i64, !dbg !212
  %9 = getelementptr i8, ptr %7, i64 %8, !dbg !212
  %10 = add nuw nsw i32 %3, 8, !dbg !212
  store i32 %10, ptr %2, align 16, !dbg !212, !DIAssignID !213
  call void @llvm.dbg.assign(metadata i32 %10, metadata !206, metadata !DIExpression(DW_OP_LLVM_fragment, 0, 32), metadata !213, metadata ptr %2, metadata !DIExpression()), !dbg !209
  br label %15, !dbg !212

11:                                               ; preds = %1
  %12 = getelementptr inbounds %struct.__va_list_tag, ptr %2, i64 0, i32 2, !dbg !212
  %13 = load ptr, ptr %12, align 8, !dbg !212
  %14 = getelementptr i8, ptr %13, i64 8, !dbg !212
  store ptr %14, ptr %12, align 8, !dbg !212, !DIAssignID !214
  call void @llvm.dbg.assign(metadata ptr %14, metadata !206, metadata !DIExpression(DW_OP_LLVM_fragment, 64, 64), metadata !214, metadata ptr %12, metadata !DIExpression()), !dbg !209
  br label %15, !dbg !212

15:                                               ; preds = %11, %5
  %16 = phi ptr [ %9, %5 ], [ %13, %11 ], !dbg !212
  %17 = load i32, ptr %16, align 4, !dbg !212
  call void @llvm.dbg.value(metadata i32 %17, metadata !207, metadata !DIExpression()), !dbg !209
  call void @llvm.va_end(ptr nonnull %2), !dbg !215
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #14, !dbg !216
  ret i32 %17, !dbg !217
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end(ptr) #8

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD1Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #9 comdat align 2 !dbg !218 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !223, metadata !DIExpression()), !dbg !224
  %2 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !225
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #14, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #9 comdat align 2 !dbg !226 {
  call void @llvm.dbg.value(metadata ptr %0, metadata !228, metadata !DIExpression()), !dbg !229
  call void @llvm.dbg.value(metadata ptr %0, metadata !223, metadata !DIExpression()), !dbg !230
  %2 = getelementptr inbounds i8, ptr %0, i64 40, !dbg !232
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #14, !dbg !232
  tail call void @_ZdlPv(ptr noundef nonnull %0) #16, !dbg !233
  ret void, !dbg !233
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD1Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !234 {
  %2 = load ptr, ptr %0, align 8, !dbg !235
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !235
  %4 = load i64, ptr %3, align 8, !dbg !235
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !235
  call void @llvm.dbg.value(metadata ptr %5, metadata !223, metadata !DIExpression()), !dbg !236
  %6 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !238
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #14, !dbg !238
  ret void, !dbg !235
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD0Ev(ptr noundef %0) unnamed_addr #9 comdat align 2 !dbg !239 {
  %2 = load ptr, ptr %0, align 8, !dbg !240
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !240
  %4 = load i64, ptr %3, align 8, !dbg !240
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !240
  call void @llvm.dbg.value(metadata ptr %5, metadata !228, metadata !DIExpression()), !dbg !241
  call void @llvm.dbg.value(metadata ptr %5, metadata !223, metadata !DIExpression()), !dbg !243
  %6 = getelementptr inbounds i8, ptr %5, i64 40, !dbg !245
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #14, !dbg !245
  tail call void @_ZdlPv(ptr noundef nonnull %5) #16, !dbg !246
  ret void, !dbg !240
}

; Function Attrs: nounwind
declare void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9)) unnamed_addr #10

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPv(ptr noundef) local_unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.assign(metadata, metadata, metadata, metadata, metadata, metadata) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare void @llvm.dbg.value(metadata, metadata, metadata) #12

attributes #0 = { mustprogress nofree nosync nounwind willreturn memory(read, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #5 = { nofree nosync nounwind memory(none) }
attributes #6 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #7 = { mustprogress nofree nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { noreturn }
attributes #14 = { nounwind }
attributes #15 = { noreturn nounwind }
attributes #16 = { builtin nounwind }

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
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 17.0.6 (https://github.com/ziglang/zig-bootstrap 4c78aa1bba84dbd324e178932cd52221417f63da)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, imports: !31, splitDebugInlining: false, nameTableKind: None)
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
!43 = !{!"clang version 17.0.6 (https://github.com/ziglang/zig-bootstrap 4c78aa1bba84dbd324e178932cd52221417f63da)"}
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
!101 = !DILocation(line: 12, column: 111, scope: !44)
!102 = !DILocation(line: 12, column: 104, scope: !44)
!103 = !DILocation(line: 12, scope: !44)
!104 = !DILocation(line: 12, column: 116, scope: !44)
!105 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N7Derived1fEi", scope: !2, file: !2, line: 12, type: !106, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!106 = !DISubroutineType(types: !107)
!107 = !{}
!108 = !DILocation(line: 0, scope: !44, inlinedAt: !109)
!109 = distinct !DILocation(line: 0, scope: !105)
!110 = !DILocation(line: 12, column: 43, scope: !79, inlinedAt: !109)
!111 = !DILocation(line: 12, column: 39, scope: !79, inlinedAt: !109)
!112 = !DILocation(line: 12, column: 37, scope: !79, inlinedAt: !109)
!113 = !DILocation(line: 0, scope: !79, inlinedAt: !109)
!114 = !DILocation(line: 12, column: 55, scope: !82, inlinedAt: !109)
!115 = !DILocation(line: 12, column: 53, scope: !79, inlinedAt: !109)
!116 = !DILocation(line: 12, column: 69, scope: !81, inlinedAt: !109)
!117 = !DILocation(line: 0, scope: !81, inlinedAt: !109)
!118 = !DILocation(line: 12, column: 90, scope: !81, inlinedAt: !109)
!119 = !DILocation(line: 12, column: 111, scope: !44, inlinedAt: !109)
!120 = !DILocation(line: 12, column: 104, scope: !44, inlinedAt: !109)
!121 = !DILocation(line: 12, scope: !44, inlinedAt: !109)
!122 = !DILocation(line: 0, scope: !105)
!123 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !124, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !128)
!124 = !DISubroutineType(types: !125)
!125 = !{!12, !12, !126}
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !127, size: 64)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!128 = !{!129, !130, !131, !148, !155, !156, !158, !159, !160, !172, !174}
!129 = !DILocalVariable(name: "argc", arg: 1, scope: !123, file: !2, line: 14, type: !12)
!130 = !DILocalVariable(name: "argv", arg: 2, scope: !123, file: !2, line: 14, type: !126)
!131 = !DILocalVariable(name: "t", scope: !123, file: !2, line: 15, type: !132)
!132 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tmpl<double, 4, Box>", file: !2, line: 4, size: 320, flags: DIFlagTypePassByValue, elements: !133, templateParams: !144, identifier: "_ZTS4TmplIdLi4E3BoxE")
!133 = !{!134, !137, !139}
!134 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !132, file: !2, line: 4, baseType: !135, size: 256)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !136, size: 256, elements: !85)
!136 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !132, file: !2, line: 4, baseType: !138, size: 8, offset: 256)
!138 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !132, file: !2, line: 4, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4TmplIdLi4E3BoxE1EE")
!139 = !DIDerivedType(tag: DW_TAG_member, scope: !132, file: !2, line: 4, baseType: !140, size: 32, offset: 288)
!140 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !132, file: !2, line: 4, size: 32, flags: DIFlagExportSymbols | DIFlagTypePassByValue, elements: !141, identifier: "_ZTSN4TmplIdLi4E3BoxEUt_E")
!141 = !{!142, !143}
!142 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !140, file: !2, line: 4, baseType: !12, size: 32)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !140, file: !2, line: 4, baseType: !28, size: 32)
!144 = !{!145, !146, !147}
!145 = !DITemplateTypeParameter(name: "T", type: !136)
!146 = !DITemplateValueParameter(name: "N", type: !12, value: i32 4)
!147 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"Box")
!148 = !DILocalVariable(name: "l", scope: !123, file: !2, line: 15, type: !149)
!149 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !123, file: !2, line: 15, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !150)
!150 = !{!151, !153}
!151 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !149, file: !2, line: 15, baseType: !152, size: 64)
!152 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !132, size: 64)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "argc", scope: !149, file: !2, line: 15, baseType: !154, size: 64, offset: 64)
!154 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !12, size: 64)
!155 = !DILabel(scope: !123, name: "lab", file: !2, line: 17)
!156 = !DILocalVariable(name: "lbl", scope: !123, file: !2, line: 18, type: !157)
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!158 = !DILabel(scope: !123, name: "lab2", file: !2, line: 19)
!159 = !DILocalVariable(name: "e", scope: !123, file: !2, line: 21, type: !12)
!160 = !DILocalVariable(name: "ap", scope: !123, file: !2, line: 23, type: !161)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !162)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !163, size: 192, elements: !170)
!163 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !164, identifier: "_ZTS13__va_list_tag")
!164 = !{!165, !167, !168, !169}
!165 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !163, file: !2, line: 23, baseType: !166, size: 32)
!166 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !163, file: !2, line: 23, baseType: !166, size: 32, offset: 32)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !163, file: !2, line: 23, baseType: !157, size: 64, offset: 64)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !163, file: !2, line: 23, baseType: !157, size: 64, offset: 128)
!170 = !{!171}
!171 = !DISubrange(count: 1)
!172 = !DILocalVariable(name: "ld", scope: !123, file: !2, line: 24, type: !173)
!173 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!174 = !DILocalVariable(name: "w", scope: !123, file: !2, line: 24, type: !175)
!175 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!176 = distinct !DIAssignID()
!177 = !DILocation(line: 0, scope: !123)
!178 = distinct !DIAssignID()
!179 = !DILocation(line: 16, column: 3, scope: !123)
!180 = !DILocation(line: 19, column: 1, scope: !123)
!181 = !DILocation(line: 20, column: 3, scope: !123)
!182 = !DILocation(line: 20, column: 51, scope: !123)
!183 = !DILocation(line: 16, column: 53, scope: !184)
!184 = distinct !DILexicalBlock(scope: !123, file: !2, line: 16, column: 17)
!185 = !DILocation(line: 16, column: 75, scope: !184)
!186 = !DILocation(line: 21, column: 9, scope: !187)
!187 = distinct !DILexicalBlock(scope: !123, file: !2, line: 21, column: 7)
!188 = !DILocation(line: 25, column: 1, scope: !187)
!189 = !DILocation(line: 21, column: 19, scope: !187)
!190 = !DILocation(line: 21, scope: !123)
!191 = !DILocation(line: 21, column: 70, scope: !192)
!192 = distinct !DILexicalBlock(scope: !123, file: !2, line: 21, column: 61)
!193 = !DILocation(line: 21, column: 47, scope: !194)
!194 = distinct !DILexicalBlock(scope: !123, file: !2, line: 21, column: 35)
!195 = !DILocation(line: 21, column: 63, scope: !192)
!196 = !DILocation(line: 25, column: 1, scope: !192)
!197 = !DILocation(line: 25, column: 1, scope: !123)
!198 = !DISubprogram(name: "die", linkageName: "_Z3diePKc", scope: !2, file: !2, line: 8, type: !199, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!199 = !DISubroutineType(types: !200)
!200 = !{null, !35}
!201 = distinct !DISubprogram(name: "va", linkageName: "_Z2vaiz", scope: !2, file: !2, line: 26, type: !202, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !204)
!202 = !DISubroutineType(types: !203)
!203 = !{!12, !12, null}
!204 = !{!205, !206, !207}
!205 = !DILocalVariable(name: "n", arg: 1, scope: !201, file: !2, line: 26, type: !12)
!206 = !DILocalVariable(name: "ap", scope: !201, file: !2, line: 26, type: !161)
!207 = !DILocalVariable(name: "r", scope: !201, file: !2, line: 26, type: !12)
!208 = distinct !DIAssignID()
!209 = !DILocation(line: 0, scope: !201)
!210 = !DILocation(line: 26, column: 22, scope: !201)
!211 = !DILocation(line: 26, column: 44, scope: !201)
!212 = !DILocation(line: 26, column: 79, scope: !201)
!213 = distinct !DIAssignID()
!214 = distinct !DIAssignID()
!215 = !DILocation(line: 26, column: 106, scope: !201)
!216 = !DILocation(line: 26, column: 138, scope: !201)
!217 = !DILocation(line: 26, column: 128, scope: !201)
!218 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD1Ev", scope: !45, file: !2, line: 6, type: !219, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !221, retainedNodes: !222)
!219 = !DISubroutineType(types: !220)
!220 = !{null, !67}
!221 = !DISubprogram(name: "~Derived", scope: !45, type: !219, containingType: !45, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!222 = !{!223}
!223 = !DILocalVariable(name: "this", arg: 1, scope: !218, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!224 = !DILocation(line: 0, scope: !218)
!225 = !DILocation(line: 6, column: 8, scope: !218)
!226 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD0Ev", scope: !45, file: !2, line: 6, type: !219, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !221, retainedNodes: !227)
!227 = !{!228}
!228 = !DILocalVariable(name: "this", arg: 1, scope: !226, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!229 = !DILocation(line: 0, scope: !226)
!230 = !DILocation(line: 0, scope: !218, inlinedAt: !231)
!231 = distinct !DILocation(line: 6, column: 8, scope: !226)
!232 = !DILocation(line: 6, column: 8, scope: !218, inlinedAt: !231)
!233 = !DILocation(line: 6, column: 8, scope: !226)
!234 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD1Ev", scope: !2, file: !2, line: 6, type: !106, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!235 = !DILocation(line: 0, scope: !234)
!236 = !DILocation(line: 0, scope: !218, inlinedAt: !237)
!237 = distinct !DILocation(line: 0, scope: !234)
!238 = !DILocation(line: 6, column: 8, scope: !218, inlinedAt: !237)
!239 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD0Ev", scope: !2, file: !2, line: 6, type: !106, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!240 = !DILocation(line: 0, scope: !239)
!241 = !DILocation(line: 0, scope: !226, inlinedAt: !242)
!242 = distinct !DILocation(line: 0, scope: !239)
!243 = !DILocation(line: 0, scope: !218, inlinedAt: !244)
!244 = distinct !DILocation(line: 6, column: 8, scope: !226, inlinedAt: !242)
!245 = !DILocation(line: 6, column: 8, scope: !218, inlinedAt: !244)
!246 = !DILocation(line: 6, column: 8, scope: !226, inlinedAt: !242)
