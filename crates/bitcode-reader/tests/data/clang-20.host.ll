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

$_ZTI3BoxIlE = comdat any

$_ZTS3BoxIlE = comdat any

@.str = private unnamed_addr constant [7 x i8] c"hello\0A\00", align 1, !dbg !0
@msg = dso_local local_unnamed_addr global ptr @.str, align 8, !dbg !8
@g = dso_local global [3 x i32] [i32 1, i32 2, i32 3], align 4, !dbg !14
@.str.1 = private unnamed_addr constant [2 x i8] c"x\00", align 1, !dbg !19
@_ZTIi = external constant ptr
@.str.2 = private unnamed_addr constant [2 x i8] c"q\00", align 1, !dbg !24
@sec = hidden global float 1.500000e+00, section ".mysec", align 4, !dbg !26
@_ZTV7Derived = dso_local unnamed_addr constant { [6 x ptr], [7 x ptr] } { [6 x ptr] [ptr inttoptr (i64 40 to ptr), ptr null, ptr @_ZTI7Derived, ptr @_ZN7Derived1fEi, ptr @_ZN7DerivedD1Ev, ptr @_ZN7DerivedD0Ev], [7 x ptr] [ptr inttoptr (i64 -40 to ptr), ptr inttoptr (i64 -40 to ptr), ptr inttoptr (i64 -40 to ptr), ptr @_ZTI7Derived, ptr @_ZTv0_n24_N7DerivedD1Ev, ptr @_ZTv0_n24_N7DerivedD0Ev, ptr @_ZTv0_n32_N7Derived1fEi] }, align 8
@_ZTT7Derived = dso_local unnamed_addr constant [2 x ptr] [ptr getelementptr inbounds inrange(-24, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV7Derived, i32 0, i32 0, i32 3), ptr getelementptr inbounds inrange(-32, 24) ({ [6 x ptr], [7 x ptr] }, ptr @_ZTV7Derived, i32 0, i32 1, i32 4)], align 8
@_ZTI7Derived = dso_local constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 2), ptr @_ZTS7Derived, i32 0, i32 2, ptr @_ZTIN2ns2v14BaseE, i64 -6141, ptr @_ZTI3BoxIlE, i64 2048 }, align 8
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global [0 x ptr]
@_ZTS7Derived = dso_local constant [9 x i8] c"7Derived\00", align 1
@_ZTIN2ns2v14BaseE = external constant ptr
@_ZTI3BoxIlE = linkonce_odr dso_local constant { ptr, ptr } { ptr getelementptr inbounds (ptr, ptr @_ZTVN10__cxxabiv117__class_type_infoE, i64 2), ptr @_ZTS3BoxIlE }, comdat, align 8
@_ZTVN10__cxxabiv117__class_type_infoE = external global [0 x ptr]
@_ZTS3BoxIlE = linkonce_odr dso_local constant [8 x i8] c"3BoxIlE\00", comdat, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr @sec], section "llvm.metadata"

@al = dso_local alias i32, ptr @g

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local noundef i32 @_ZN7Derived1fEi(ptr nocapture nonnull readnone align 8 %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !44 {
    #dbg_value(ptr poison, !75, !DIExpression(), !87)
    #dbg_value(i32 %1, !77, !DIExpression(), !87)
  %3 = and i32 %1, 3, !dbg !88
  %4 = zext nneg i32 %3 to i64, !dbg !89
  %5 = getelementptr inbounds nuw [3 x i32], ptr @g, i64 0, i64 %4, !dbg !89
  %6 = load i32, ptr %5, align 4, !dbg !89, !tbaa !90
  %7 = add nsw i32 %6, %1, !dbg !94
    #dbg_value(i32 %7, !78, !DIExpression(), !95)
  %8 = icmp slt i32 %7, 4, !dbg !96
  br i1 %8, label %12, label %9, !dbg !96

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !97
    #dbg_value(<4 x i32> %10, !80, !DIExpression(), !98)
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !99
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i32 [ %11, %9 ], [ 3, %2 ]
  ret i32 %13, !dbg !100
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(i64 immarg, ptr nocapture) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable
define dso_local noundef i32 @_ZTv0_n32_N7Derived1fEi(ptr nocapture readonly %0, i32 noundef %1) unnamed_addr #0 align 2 !dbg !101 {
    #dbg_value(!DIArgList(ptr poison, i64 poison), !75, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus, DW_OP_stack_value), !104)
    #dbg_value(i32 %1, !77, !DIExpression(), !104)
  %3 = and i32 %1, 3, !dbg !106
  %4 = zext nneg i32 %3 to i64, !dbg !107
  %5 = getelementptr inbounds nuw [3 x i32], ptr @g, i64 0, i64 %4, !dbg !107
  %6 = load i32, ptr %5, align 4, !dbg !107, !tbaa !90
  %7 = add nsw i32 %6, %1, !dbg !108
    #dbg_value(i32 %7, !78, !DIExpression(), !109)
  %8 = icmp slt i32 %7, 4, !dbg !110
  br i1 %8, label %12, label %9, !dbg !110

9:                                                ; preds = %2
  %10 = insertelement <4 x i32> <i32 poison, i32 2, i32 3, i32 4>, i32 %7, i64 0, !dbg !111
    #dbg_value(<4 x i32> %10, !80, !DIExpression(), !112)
  %11 = extractelement <4 x i32> %10, i32 %3, !dbg !113
  br label %12

12:                                               ; preds = %2, %9
  %13 = phi i32 [ %11, %9 ], [ 3, %2 ]
  ret i32 %13, !dbg !114
}

; Function Attrs: mustprogress norecurse uwtable
define dso_local i32 @main(i32 noundef %0, ptr nocapture noundef readnone %1) local_unnamed_addr #2 personality ptr @__gxx_personality_v0 !dbg !115 {
    #dbg_assign(i1 undef, !123, !DIExpression(DW_OP_LLVM_fragment, 0, 288), !168, ptr undef, !DIExpression(), !169)
    #dbg_value(ptr undef, !140, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !169)
    #dbg_value(i32 %0, !121, !DIExpression(), !169)
    #dbg_value(ptr %1, !122, !DIExpression(), !169)
    #dbg_assign(i8 0, !123, !DIExpression(DW_OP_LLVM_fragment, 0, 288), !170, ptr undef, !DIExpression(), !169)
    #dbg_value(i32 0, !123, !DIExpression(DW_OP_LLVM_fragment, 288, 32), !169)
    #dbg_value(ptr undef, !140, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !169)
    #dbg_value(ptr undef, !140, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !169)
  switch i32 %0, label %3 [
    i32 1, label %26
    i32 2, label %8
    i32 77, label %9
  ], !dbg !171

3:                                                ; preds = %2
    #dbg_value(i32 poison, !121, !DIExpression(), !169)
    #dbg_value(ptr poison, !148, !DIExpression(), !169)
    #dbg_label(!150, !172)
  %4 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @g, i64 4), i32 2 acq_rel, align 4, !dbg !173
  %5 = load i32, ptr @g, align 4, !dbg !174
  %6 = cmpxchg weak ptr getelementptr inbounds nuw (i8, ptr @g, i64 8), i32 %5, i32 5 seq_cst acquire, align 4, !dbg !174
  %7 = extractvalue { i32, i1 } %6, 1, !dbg !174
  br i1 %7, label %12, label %10, !dbg !174

8:                                                ; preds = %2
  br label %26, !dbg !175

9:                                                ; preds = %2
  tail call void @_Z3diePKc(ptr noundef nonnull @.str.1) #13, !dbg !177
  unreachable, !dbg !177

10:                                               ; preds = %3
  %11 = extractvalue { i32, i1 } %6, 0, !dbg !174
  store i32 %11, ptr @g, align 4, !dbg !174
  br label %12, !dbg !174

12:                                               ; preds = %10, %3
  invoke void @_Z3diePKc(ptr noundef nonnull @.str.2) #13
          to label %13 unwind label %14, !dbg !178

13:                                               ; preds = %12
  unreachable, !dbg !178

14:                                               ; preds = %12
  %15 = landingpad { ptr, i32 }
          catch ptr @_ZTIi
          catch ptr null, !dbg !180
  %16 = extractvalue { ptr, i32 } %15, 0, !dbg !180
  %17 = extractvalue { ptr, i32 } %15, 1, !dbg !180
  %18 = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @_ZTIi) #14, !dbg !181
  %19 = icmp eq i32 %17, %18, !dbg !181
  %20 = tail call ptr @__cxa_begin_catch(ptr %16) #14, !dbg !182
  br i1 %19, label %21, label %23, !dbg !181

21:                                               ; preds = %14
  %22 = load i32, ptr %20, align 4, !dbg !183, !tbaa !90
    #dbg_value(i32 %22, !151, !DIExpression(), !169)
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
  %27 = phi i32 [ %22, %21 ], [ 5, %8 ], [ 4, %2 ], !dbg !169
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
declare !dbg !190 void @_Z3diePKc(ptr noundef) local_unnamed_addr #3

declare i32 @__gxx_personality_v0(...)

; Function Attrs: nofree nosync nounwind memory(none)
declare i32 @llvm.eh.typeid.for.p0(ptr) #4

declare ptr @__cxa_begin_catch(ptr) local_unnamed_addr

declare void @__cxa_rethrow() local_unnamed_addr

declare void @__cxa_end_catch() local_unnamed_addr

; Function Attrs: noinline noreturn nounwind uwtable
define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) local_unnamed_addr #5 comdat {
  %2 = tail call ptr @__cxa_begin_catch(ptr %0) #14
  tail call void @_ZSt9terminatev() #15
  unreachable
}

; Function Attrs: cold nofree noreturn
declare void @_ZSt9terminatev() local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define dso_local noundef i32 @_Z2vaiz(i32 noundef %0, ...) local_unnamed_addr #7 !dbg !193 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !200
    #dbg_assign(i1 undef, !198, !DIExpression(), !200, ptr %2, !DIExpression(), !201)
    #dbg_value(i32 %0, !197, !DIExpression(), !201)
  call void @llvm.lifetime.start.p0(i64 24, ptr nonnull %2) #14, !dbg !202
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !203
  %3 = load i32, ptr %2, align 16, !dbg !204
  %4 = icmp ult i32 %3, 41, !dbg !204
  br i1 %4, label %5, label %11, !dbg !204

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !204
  %7 = load ptr, ptr %6, align 16, !dbg !204
  %8 = zext nneg i32 %3 to i64, !dbg !204
  %9 = getelementptr i8, ptr %7, i64 %8, !dbg !204
  %10 = add nuw nsw i32 %3, 8, !dbg !204
  store i32 %10, ptr %2, align 16, !dbg !204, !DIAssignID !205
    #dbg_assign(i32 %10, !198, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !205, ptr %2, !DIExpression(), !201)
  br label %15, !dbg !204

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !204
  %13 = load ptr, ptr %12, align 8, !dbg !204
  %14 = getelementptr i8, ptr %13, i64 8, !dbg !204
  store ptr %14, ptr %12, align 8, !dbg !204, !DIAssignID !206
    #dbg_assign(ptr %14, !198, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !206, ptr %12, !DIExpression(), !201)
  br label %15, !dbg !204

15:                                               ; preds = %11, %5
  %16 = phi ptr [ %9, %5 ], [ %13, %11 ], !dbg !204
  %17 = load i32, ptr %16, align 4, !dbg !204, !tbaa !90
    #dbg_value(i32 %17, !199, !DIExpression(), !201)
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !207
  call void @llvm.lifetime.end.p0(i64 24, ptr nonnull %2) #14, !dbg !208
  ret i32 %17, !dbg !209
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #8

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD1Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #9 comdat align 2 !dbg !210 {
    #dbg_value(ptr %0, !215, !DIExpression(), !216)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !217
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #14, !dbg !217
  ret void, !dbg !217
}

; Function Attrs: inlinehint mustprogress nounwind uwtable
define linkonce_odr dso_local void @_ZN7DerivedD0Ev(ptr noundef nonnull align 8 dereferenceable(56) %0) unnamed_addr #9 comdat align 2 !dbg !218 {
    #dbg_value(ptr %0, !220, !DIExpression(), !221)
    #dbg_value(ptr %0, !215, !DIExpression(), !222)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !224
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %2) #14, !dbg !224
  tail call void @_ZdlPvm(ptr noundef nonnull %0, i64 noundef 56) #16, !dbg !225
  ret void, !dbg !225
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD1Ev(ptr noundef %0) unnamed_addr #10 comdat align 2 !dbg !226 {
  %2 = load ptr, ptr %0, align 8, !dbg !227, !tbaa !228
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !227
  %4 = load i64, ptr %3, align 8, !dbg !227
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !227
    #dbg_value(ptr %5, !215, !DIExpression(), !230)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40, !dbg !232
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #14, !dbg !232
  ret void, !dbg !227
}

; Function Attrs: inlinehint nounwind uwtable
define linkonce_odr dso_local void @_ZTv0_n24_N7DerivedD0Ev(ptr noundef %0) unnamed_addr #10 comdat align 2 !dbg !233 {
  %2 = load ptr, ptr %0, align 8, !dbg !234, !tbaa !228
  %3 = getelementptr inbounds i8, ptr %2, i64 -24, !dbg !234
  %4 = load i64, ptr %3, align 8, !dbg !234
  %5 = getelementptr inbounds i8, ptr %0, i64 %4, !dbg !234
    #dbg_value(ptr %5, !220, !DIExpression(), !235)
    #dbg_value(ptr %5, !215, !DIExpression(), !237)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40, !dbg !239
  tail call void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9) %6) #14, !dbg !239
  tail call void @_ZdlPvm(ptr noundef nonnull align 8 dereferenceable(56) %5, i64 noundef 56) #16, !dbg !240
  ret void, !dbg !234
}

; Function Attrs: nounwind
declare void @_ZN2ns2v14BaseD2Ev(ptr noundef nonnull align 8 dereferenceable(9)) unnamed_addr #11

; Function Attrs: nobuiltin nounwind
declare void @_ZdlPvm(ptr noundef, i64 noundef) local_unnamed_addr #12

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none) uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress norecurse uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #3 = { noreturn "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #4 = { nofree nosync nounwind memory(none) }
attributes #5 = { noinline noreturn nounwind uwtable "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #6 = { cold nofree noreturn }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #9 = { inlinehint mustprogress nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #10 = { inlinehint nounwind uwtable "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #11 = { nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
attributes #12 = { nobuiltin nounwind "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="x86-64" "target-features"="+cmov,+cx8,+fxsr,+mmx,+sse,+sse2,+x87" "tune-cpu"="generic" }
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
!10 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, producer: "clang version 20.1.2 (https://github.com/ziglang/zig-bootstrap c6bc9398c72c7a63fe9420a9055dcfd1845bc266)", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !11, globals: !13, imports: !31, splitDebugInlining: false, nameTableKind: None)
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
!43 = !{!"clang version 20.1.2 (https://github.com/ziglang/zig-bootstrap c6bc9398c72c7a63fe9420a9055dcfd1845bc266)"}
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
!97 = !DILocation(line: 12, column: 69, scope: !81)
!98 = !DILocation(line: 0, scope: !81)
!99 = !DILocation(line: 12, column: 90, scope: !81)
!100 = !DILocation(line: 12, column: 116, scope: !44)
!101 = distinct !DISubprogram(linkageName: "_ZTv0_n32_N7Derived1fEi", scope: !2, file: !2, line: 12, type: !102, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!102 = !DISubroutineType(types: !103)
!103 = !{}
!104 = !DILocation(line: 0, scope: !44, inlinedAt: !105)
!105 = distinct !DILocation(line: 0, scope: !101)
!106 = !DILocation(line: 12, column: 43, scope: !79, inlinedAt: !105)
!107 = !DILocation(line: 12, column: 39, scope: !79, inlinedAt: !105)
!108 = !DILocation(line: 12, column: 37, scope: !79, inlinedAt: !105)
!109 = !DILocation(line: 0, scope: !79, inlinedAt: !105)
!110 = !DILocation(line: 12, column: 55, scope: !82, inlinedAt: !105)
!111 = !DILocation(line: 12, column: 69, scope: !81, inlinedAt: !105)
!112 = !DILocation(line: 0, scope: !81, inlinedAt: !105)
!113 = !DILocation(line: 12, column: 90, scope: !81, inlinedAt: !105)
!114 = !DILocation(line: 0, scope: !101)
!115 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 14, type: !116, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !120)
!116 = !DISubroutineType(types: !117)
!117 = !{!12, !12, !118}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !119, size: 64)
!119 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!120 = !{!121, !122, !123, !140, !147, !148, !150, !151, !152, !164, !166}
!121 = !DILocalVariable(name: "argc", arg: 1, scope: !115, file: !2, line: 14, type: !12)
!122 = !DILocalVariable(name: "argv", arg: 2, scope: !115, file: !2, line: 14, type: !118)
!123 = !DILocalVariable(name: "t", scope: !115, file: !2, line: 15, type: !124)
!124 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "Tmpl<double, 4, Box>", file: !2, line: 4, size: 320, flags: DIFlagTypePassByValue, elements: !125, templateParams: !136, identifier: "_ZTS4TmplIdLi4E3BoxE")
!125 = !{!126, !129, !131}
!126 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !124, file: !2, line: 4, baseType: !127, size: 256)
!127 = !DICompositeType(tag: DW_TAG_array_type, baseType: !128, size: 256, elements: !85)
!128 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "e", scope: !124, file: !2, line: 4, baseType: !130, size: 8, offset: 256)
!130 = !DICompositeType(tag: DW_TAG_enumeration_type, name: "E", scope: !124, file: !2, line: 4, size: 8, flags: DIFlagFwdDecl, identifier: "_ZTSN4TmplIdLi4E3BoxE1EE")
!131 = !DIDerivedType(tag: DW_TAG_member, scope: !124, file: !2, line: 4, baseType: !132, size: 32, offset: 288)
!132 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !124, file: !2, line: 4, size: 32, flags: DIFlagExportSymbols | DIFlagTypePassByValue, elements: !133, identifier: "_ZTSN4TmplIdLi4E3BoxEUt_E")
!133 = !{!134, !135}
!134 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !132, file: !2, line: 4, baseType: !12, size: 32)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !132, file: !2, line: 4, baseType: !28, size: 32)
!136 = !{!137, !138, !139}
!137 = !DITemplateTypeParameter(name: "T", type: !128)
!138 = !DITemplateValueParameter(name: "N", type: !12, value: i32 4)
!139 = !DITemplateValueParameter(tag: DW_TAG_GNU_template_template_param, name: "TT", value: !"Box")
!140 = !DILocalVariable(name: "l", scope: !115, file: !2, line: 15, type: !141)
!141 = distinct !DICompositeType(tag: DW_TAG_class_type, scope: !115, file: !2, line: 15, size: 128, flags: DIFlagTypePassByValue | DIFlagNonTrivial, elements: !142)
!142 = !{!143, !145}
!143 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !141, file: !2, line: 15, baseType: !144, size: 64)
!144 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !124, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "argc", scope: !141, file: !2, line: 15, baseType: !146, size: 64, offset: 64)
!146 = !DIDerivedType(tag: DW_TAG_reference_type, baseType: !12, size: 64)
!147 = !DILabel(scope: !115, name: "lab", file: !2, line: 17)
!148 = !DILocalVariable(name: "lbl", scope: !115, file: !2, line: 18, type: !149)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!150 = !DILabel(scope: !115, name: "lab2", file: !2, line: 19)
!151 = !DILocalVariable(name: "e", scope: !115, file: !2, line: 21, type: !12)
!152 = !DILocalVariable(name: "ap", scope: !115, file: !2, line: 23, type: !153)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !2, baseType: !154)
!154 = !DICompositeType(tag: DW_TAG_array_type, baseType: !155, size: 192, elements: !162)
!155 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, flags: DIFlagTypePassByValue, elements: !156, identifier: "_ZTS13__va_list_tag")
!156 = !{!157, !159, !160, !161}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !155, file: !2, line: 23, baseType: !158, size: 32)
!158 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !155, file: !2, line: 23, baseType: !158, size: 32, offset: 32)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !155, file: !2, line: 23, baseType: !149, size: 64, offset: 64)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !155, file: !2, line: 23, baseType: !149, size: 64, offset: 128)
!162 = !{!163}
!163 = !DISubrange(count: 1)
!164 = !DILocalVariable(name: "ld", scope: !115, file: !2, line: 24, type: !165)
!165 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!166 = !DILocalVariable(name: "w", scope: !115, file: !2, line: 24, type: !167)
!167 = !DIBasicType(name: "__int128", size: 128, encoding: DW_ATE_signed)
!168 = distinct !DIAssignID()
!169 = !DILocation(line: 0, scope: !115)
!170 = distinct !DIAssignID()
!171 = !DILocation(line: 16, column: 3, scope: !115)
!172 = !DILocation(line: 19, column: 1, scope: !115)
!173 = !DILocation(line: 20, column: 3, scope: !115)
!174 = !DILocation(line: 20, column: 51, scope: !115)
!175 = !DILocation(line: 16, column: 53, scope: !176)
!176 = distinct !DILexicalBlock(scope: !115, file: !2, line: 16, column: 17)
!177 = !DILocation(line: 16, column: 75, scope: !176)
!178 = !DILocation(line: 21, column: 9, scope: !179)
!179 = distinct !DILexicalBlock(scope: !115, file: !2, line: 21, column: 7)
!180 = !DILocation(line: 25, column: 1, scope: !179)
!181 = !DILocation(line: 21, column: 19, scope: !179)
!182 = !DILocation(line: 21, scope: !115)
!183 = !DILocation(line: 21, column: 70, scope: !184)
!184 = distinct !DILexicalBlock(scope: !115, file: !2, line: 21, column: 61)
!185 = !DILocation(line: 21, column: 47, scope: !186)
!186 = distinct !DILexicalBlock(scope: !115, file: !2, line: 21, column: 35)
!187 = !DILocation(line: 21, column: 63, scope: !184)
!188 = !DILocation(line: 25, column: 1, scope: !184)
!189 = !DILocation(line: 25, column: 1, scope: !115)
!190 = !DISubprogram(name: "die", linkageName: "_Z3diePKc", scope: !2, file: !2, line: 8, type: !191, flags: DIFlagPrototyped | DIFlagNoReturn, spFlags: DISPFlagOptimized)
!191 = !DISubroutineType(types: !192)
!192 = !{null, !35}
!193 = distinct !DISubprogram(name: "va", linkageName: "_Z2vaiz", scope: !2, file: !2, line: 26, type: !194, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, retainedNodes: !196)
!194 = !DISubroutineType(types: !195)
!195 = !{!12, !12, null}
!196 = !{!197, !198, !199}
!197 = !DILocalVariable(name: "n", arg: 1, scope: !193, file: !2, line: 26, type: !12)
!198 = !DILocalVariable(name: "ap", scope: !193, file: !2, line: 26, type: !153)
!199 = !DILocalVariable(name: "r", scope: !193, file: !2, line: 26, type: !12)
!200 = distinct !DIAssignID()
!201 = !DILocation(line: 0, scope: !193)
!202 = !DILocation(line: 26, column: 22, scope: !193)
!203 = !DILocation(line: 26, column: 44, scope: !193)
!204 = !DILocation(line: 26, column: 79, scope: !193)
!205 = distinct !DIAssignID()
!206 = distinct !DIAssignID()
!207 = !DILocation(line: 26, column: 106, scope: !193)
!208 = !DILocation(line: 26, column: 138, scope: !193)
!209 = !DILocation(line: 26, column: 128, scope: !193)
!210 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD1Ev", scope: !45, file: !2, line: 6, type: !211, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !213, retainedNodes: !214)
!211 = !DISubroutineType(types: !212)
!212 = !{null, !67}
!213 = !DISubprogram(name: "~Derived", scope: !45, type: !211, containingType: !45, virtualIndex: 0, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagVirtual | DISPFlagOptimized)
!214 = !{!215}
!215 = !DILocalVariable(name: "this", arg: 1, scope: !210, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!216 = !DILocation(line: 0, scope: !210)
!217 = !DILocation(line: 6, column: 8, scope: !210)
!218 = distinct !DISubprogram(name: "~Derived", linkageName: "_ZN7DerivedD0Ev", scope: !45, file: !2, line: 6, type: !211, scopeLine: 6, flags: DIFlagArtificial | DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10, declaration: !213, retainedNodes: !219)
!219 = !{!220}
!220 = !DILocalVariable(name: "this", arg: 1, scope: !218, type: !76, flags: DIFlagArtificial | DIFlagObjectPointer)
!221 = !DILocation(line: 0, scope: !218)
!222 = !DILocation(line: 0, scope: !210, inlinedAt: !223)
!223 = distinct !DILocation(line: 6, column: 8, scope: !218)
!224 = !DILocation(line: 6, column: 8, scope: !210, inlinedAt: !223)
!225 = !DILocation(line: 6, column: 8, scope: !218)
!226 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD1Ev", scope: !2, file: !2, line: 6, type: !102, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!227 = !DILocation(line: 0, scope: !226)
!228 = !{!229, !229, i64 0}
!229 = !{!"vtable pointer", !93, i64 0}
!230 = !DILocation(line: 0, scope: !210, inlinedAt: !231)
!231 = distinct !DILocation(line: 0, scope: !226)
!232 = !DILocation(line: 6, column: 8, scope: !210, inlinedAt: !231)
!233 = distinct !DISubprogram(linkageName: "_ZTv0_n24_N7DerivedD0Ev", scope: !2, file: !2, line: 6, type: !102, flags: DIFlagArtificial | DIFlagThunk | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !10)
!234 = !DILocation(line: 0, scope: !233)
!235 = !DILocation(line: 0, scope: !218, inlinedAt: !236)
!236 = distinct !DILocation(line: 0, scope: !233)
!237 = !DILocation(line: 0, scope: !210, inlinedAt: !238)
!238 = distinct !DILocation(line: 6, column: 8, scope: !218, inlinedAt: !236)
!239 = !DILocation(line: 6, column: 8, scope: !210, inlinedAt: !238)
!240 = !DILocation(line: 6, column: 8, scope: !218, inlinedAt: !236)
