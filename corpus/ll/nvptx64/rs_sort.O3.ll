; ModuleID = 'rs_sort.7f5186c0e225bb7a-cgu.0'
source_filename = "rs_sort.7f5186c0e225bb7a-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_4cc53913ccb51a28f3295fff180f4126 = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/select.rs\00", align 1
@alloc_e423954002c0cf04ec05674878edc7ca = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00,\01\00\00\11\00\00\00" }>, align 8
@alloc_59d1307b7f3ad87c3317811cdaad4416 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00,\01\00\00\18\00\00\00" }>, align 8
@alloc_d41b2ffde3af3f52800965e1bfa446dd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00/\01\00\00\11\00\00\00" }>, align 8
@alloc_ba9df914c0cce82410638c3c55892512 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00/\01\00\00\18\00\00\00" }>, align 8
@alloc_f017826562d065603878ce6c59629ca6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\002\01\00\00\18\00\00\00" }>, align 8
@alloc_b9e93780b79d4ab897b4ec0abc4fa27c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\C5\00\00\00\0F\00\00\00" }>, align 8
@alloc_e950fb76f20630c19a67bc6ab798ea17 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\BF\00\00\00\0F\00\00\00" }>, align 8
@alloc_4def5651ee437f0c8da82265f3f19ab4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\F1\00\00\00\1D\00\00\00" }>, align 8
@alloc_bdeb8f2918420996951fc02a5014e275 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\08\01\00\00\11\00\00\00" }>, align 8
@alloc_a984830e5d12699f2d4f06fb3260d966 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\08\01\00\00\18\00\00\00" }>, align 8
@alloc_3779f5d0afe9d3d836214da4b4fda444 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0B\01\00\00\11\00\00\00" }>, align 8
@alloc_f3633015d908625b0b2a0af53d5e66b5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0B\01\00\00\18\00\00\00" }>, align 8
@alloc_50db2c96661cd65f8e1dba9bc8146f19 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0E\01\00\00\11\00\00\00" }>, align 8
@alloc_8d8766d1b5104dc3e9dc05ea581913bc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0E\01\00\00\18\00\00\00" }>, align 8
@alloc_ecc2da6505057eb08ef933e6720a4c21 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\10\01\00\00\18\00\00\00" }>, align 8
@alloc_74dd4e31c7b237fa51d8199877b37677 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\13\01\00\00\1C\00\00\00" }>, align 8
@alloc_9f2c33fbccd62b2612966d73213e614c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\15\01\00\00\1C\00\00\00" }>, align 8
@alloc_fdfa9f5c3437e0e964dc58c486b75290 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1A\01\00\00\18\00\00\00" }>, align 8
@alloc_63c26a59e319028a5c13c82c884105ac = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1C\01\00\00\18\00\00\00" }>, align 8

; core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define internal fastcc void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %0, i64 noundef range(i64 1, 4611686018427387904) %1, i64 noundef %2) unnamed_addr #0 {
start:
  %_4429 = icmp samesign ult i64 %1, 17
  br i1 %_4429, label %bb2, label %bb7

bb7:                                              ; preds = %start, %bb16
  %v.sroa.0.0432 = phi ptr [ %v.sroa.0.1, %bb16 ], [ %0, %start ]
  %v.sroa.21.0431 = phi i64 [ %v.sroa.21.1, %bb16 ], [ %1, %start ]
  %k.sroa.0.0430 = phi i64 [ %k.sroa.0.1, %bb16 ], [ %2, %start ]
  %_13 = add nsw i64 %v.sroa.21.0431, -1
  %_11 = icmp eq i64 %k.sroa.0.0430, %_13
  br i1 %_11, label %bb8, label %bb10

bb2:                                              ; preds = %bb16, %start
  %v.sroa.21.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.21.1, %bb16 ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.1, %bb16 ]
  %_7 = icmp samesign ugt i64 %v.sroa.21.0.lcssa, 1
  br i1 %_7, label %bb5.preheader.i, label %bb21

bb10:                                             ; preds = %bb7
  %3 = icmp eq i64 %k.sroa.0.0430, 0
  br i1 %3, label %bb11, label %bb13

bb8:                                              ; preds = %bb7
  %_16.i.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0432, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  %4 = add nuw i64 %v.sroa.21.0431, 9223372036854775807
  %5 = and i64 %4, 9223372036854775807
  %acc.1.val.i.i.pre.i.i.i.i = load i16, ptr %v.sroa.0.0432, align 2, !alias.scope !9, !noalias !18
  %6 = add nsw i64 %5, -1
  %xtraiter2206 = and i64 %4, 3
  %7 = icmp ult i64 %6, 3
  br i1 %7, label %bb8.i.i.i.i.epil.preheader, label %bb8.new

bb8.new:                                          ; preds = %bb8
  %unroll_iter2211 = and i64 %4, 9223372036854775804
  br label %bb8.i.i.i.i

bb8.i.i.i.i:                                      ; preds = %bb8.i.i.i.i, %bb8.new
  %acc.1.val.i.i.i.i.i.i = phi i16 [ %acc.1.val.i.i.pre.i.i.i.i, %bb8.new ], [ %11, %bb8.i.i.i.i ]
  %f.sroa.1.0.i.i.in.i.i = phi i64 [ 0, %bb8.new ], [ %f.sroa.1.0.i.i.i.i.3, %bb8.i.i.i.i ]
  %acc.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb8.new ], [ %t.0.acc.0.i.i.i.i.i.i.3, %bb8.i.i.i.i ]
  %niter2212 = phi i64 [ 0, %bb8.new ], [ %niter2212.next.3, %bb8.i.i.i.i ]
  %f.sroa.1.0.i.i.i.i = or disjoint i64 %f.sroa.1.0.i.i.in.i.i, 1
  %_45.i.i.i.i = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i, i64 %f.sroa.1.0.i.i.in.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !27)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  %t.1.val.i.i.i.i.i.i = load i16, ptr %_45.i.i.i.i, align 2, !alias.scope !30, !noalias !31, !noundef !32
  %_0.i.i.i.i.i.i.i.i = icmp slt i16 %acc.1.val.i.i.i.i.i.i, %t.1.val.i.i.i.i.i.i
  %8 = tail call i16 @llvm.smax.i16(i16 %acc.1.val.i.i.i.i.i.i, i16 %t.1.val.i.i.i.i.i.i)
  %t.0.acc.0.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i, i64 %f.sroa.1.0.i.i.i.i, i64 %acc.sroa.0.0.i.i.i.i
  %f.sroa.1.0.i.i.i.i.1 = or disjoint i64 %f.sroa.1.0.i.i.in.i.i, 2
  %_45.i.i.i.i.1 = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i, i64 %f.sroa.1.0.i.i.i.i
  %t.1.val.i.i.i.i.i.i.1 = load i16, ptr %_45.i.i.i.i.1, align 2, !alias.scope !33, !noalias !36, !noundef !32
  %_0.i.i.i.i.i.i.i.i.1 = icmp slt i16 %8, %t.1.val.i.i.i.i.i.i.1
  %9 = tail call i16 @llvm.smax.i16(i16 %8, i16 %t.1.val.i.i.i.i.i.i.1)
  %t.0.acc.0.i.i.i.i.i.i.1 = select i1 %_0.i.i.i.i.i.i.i.i.1, i64 %f.sroa.1.0.i.i.i.i.1, i64 %t.0.acc.0.i.i.i.i.i.i
  %f.sroa.1.0.i.i.i.i.2 = or disjoint i64 %f.sroa.1.0.i.i.in.i.i, 3
  %_45.i.i.i.i.2 = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i, i64 %f.sroa.1.0.i.i.i.i.1
  %t.1.val.i.i.i.i.i.i.2 = load i16, ptr %_45.i.i.i.i.2, align 2, !alias.scope !39, !noalias !42, !noundef !32
  %_0.i.i.i.i.i.i.i.i.2 = icmp slt i16 %9, %t.1.val.i.i.i.i.i.i.2
  %10 = tail call i16 @llvm.smax.i16(i16 %9, i16 %t.1.val.i.i.i.i.i.i.2)
  %t.0.acc.0.i.i.i.i.i.i.2 = select i1 %_0.i.i.i.i.i.i.i.i.2, i64 %f.sroa.1.0.i.i.i.i.2, i64 %t.0.acc.0.i.i.i.i.i.i.1
  %f.sroa.1.0.i.i.i.i.3 = add nuw nsw i64 %f.sroa.1.0.i.i.in.i.i, 4
  %_45.i.i.i.i.3 = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i, i64 %f.sroa.1.0.i.i.i.i.2
  %t.1.val.i.i.i.i.i.i.3 = load i16, ptr %_45.i.i.i.i.3, align 2, !alias.scope !45, !noalias !48, !noundef !32
  %_0.i.i.i.i.i.i.i.i.3 = icmp slt i16 %10, %t.1.val.i.i.i.i.i.i.3
  %11 = tail call i16 @llvm.smax.i16(i16 %10, i16 %t.1.val.i.i.i.i.i.i.3)
  %t.0.acc.0.i.i.i.i.i.i.3 = select i1 %_0.i.i.i.i.i.i.i.i.3, i64 %f.sroa.1.0.i.i.i.i.3, i64 %t.0.acc.0.i.i.i.i.i.i.2
  %niter2212.next.3 = add i64 %niter2212, 4
  %niter2212.ncmp.3 = icmp eq i64 %niter2212.next.3, %unroll_iter2211
  br i1 %niter2212.ncmp.3, label %bb24.unr-lcssa, label %bb8.i.i.i.i

bb11:                                             ; preds = %bb10
  %_16.i.i.i.i49 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0432, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !51)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !54)
  %12 = add nuw i64 %v.sroa.21.0431, 9223372036854775807
  %13 = and i64 %12, 9223372036854775807
  %acc.1.val.i.i.pre.i.i.i.i50 = load i16, ptr %v.sroa.0.0432, align 2, !alias.scope !57, !noalias !66
  %14 = add nsw i64 %13, -1
  %xtraiter = and i64 %12, 3
  %15 = icmp ult i64 %14, 3
  br i1 %15, label %bb8.i.i.i.i51.epil.preheader, label %bb11.new

bb11.new:                                         ; preds = %bb11
  %unroll_iter = and i64 %12, 9223372036854775804
  br label %bb8.i.i.i.i51

bb8.i.i.i.i51:                                    ; preds = %bb8.i.i.i.i51, %bb11.new
  %acc.1.val.i.i.i.i.i.i52 = phi i16 [ %acc.1.val.i.i.pre.i.i.i.i50, %bb11.new ], [ %19, %bb8.i.i.i.i51 ]
  %f.sroa.1.0.i.i.in.i.i53 = phi i64 [ 0, %bb11.new ], [ %f.sroa.1.0.i.i.i.i55.3, %bb8.i.i.i.i51 ]
  %acc.sroa.0.0.i.i.i.i54 = phi i64 [ 0, %bb11.new ], [ %t.0.acc.0.i.i.i.i.i.i59.3, %bb8.i.i.i.i51 ]
  %niter = phi i64 [ 0, %bb11.new ], [ %niter.next.3, %bb8.i.i.i.i51 ]
  %f.sroa.1.0.i.i.i.i55 = or disjoint i64 %f.sroa.1.0.i.i.in.i.i53, 1
  %_45.i.i.i.i56 = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i49, i64 %f.sroa.1.0.i.i.in.i.i53
  tail call void @llvm.experimental.noalias.scope.decl(metadata !74)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !75)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !76)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !77)
  %t.1.val.i.i.i.i.i.i57 = load i16, ptr %_45.i.i.i.i56, align 2, !alias.scope !78, !noalias !79, !noundef !32
  %_0.i.i.i.i.i.i.i.i58 = icmp slt i16 %t.1.val.i.i.i.i.i.i57, %acc.1.val.i.i.i.i.i.i52
  %16 = tail call i16 @llvm.smin.i16(i16 %t.1.val.i.i.i.i.i.i57, i16 %acc.1.val.i.i.i.i.i.i52)
  %t.0.acc.0.i.i.i.i.i.i59 = select i1 %_0.i.i.i.i.i.i.i.i58, i64 %f.sroa.1.0.i.i.i.i55, i64 %acc.sroa.0.0.i.i.i.i54
  %f.sroa.1.0.i.i.i.i55.1 = or disjoint i64 %f.sroa.1.0.i.i.in.i.i53, 2
  %_45.i.i.i.i56.1 = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i49, i64 %f.sroa.1.0.i.i.i.i55
  %t.1.val.i.i.i.i.i.i57.1 = load i16, ptr %_45.i.i.i.i56.1, align 2, !alias.scope !80, !noalias !83, !noundef !32
  %_0.i.i.i.i.i.i.i.i58.1 = icmp slt i16 %t.1.val.i.i.i.i.i.i57.1, %16
  %17 = tail call i16 @llvm.smin.i16(i16 %t.1.val.i.i.i.i.i.i57.1, i16 %16)
  %t.0.acc.0.i.i.i.i.i.i59.1 = select i1 %_0.i.i.i.i.i.i.i.i58.1, i64 %f.sroa.1.0.i.i.i.i55.1, i64 %t.0.acc.0.i.i.i.i.i.i59
  %f.sroa.1.0.i.i.i.i55.2 = or disjoint i64 %f.sroa.1.0.i.i.in.i.i53, 3
  %_45.i.i.i.i56.2 = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i49, i64 %f.sroa.1.0.i.i.i.i55.1
  %t.1.val.i.i.i.i.i.i57.2 = load i16, ptr %_45.i.i.i.i56.2, align 2, !alias.scope !86, !noalias !89, !noundef !32
  %_0.i.i.i.i.i.i.i.i58.2 = icmp slt i16 %t.1.val.i.i.i.i.i.i57.2, %17
  %18 = tail call i16 @llvm.smin.i16(i16 %t.1.val.i.i.i.i.i.i57.2, i16 %17)
  %t.0.acc.0.i.i.i.i.i.i59.2 = select i1 %_0.i.i.i.i.i.i.i.i58.2, i64 %f.sroa.1.0.i.i.i.i55.2, i64 %t.0.acc.0.i.i.i.i.i.i59.1
  %f.sroa.1.0.i.i.i.i55.3 = add nuw nsw i64 %f.sroa.1.0.i.i.in.i.i53, 4
  %_45.i.i.i.i56.3 = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i49, i64 %f.sroa.1.0.i.i.i.i55.2
  %t.1.val.i.i.i.i.i.i57.3 = load i16, ptr %_45.i.i.i.i56.3, align 2, !alias.scope !92, !noalias !95, !noundef !32
  %_0.i.i.i.i.i.i.i.i58.3 = icmp slt i16 %t.1.val.i.i.i.i.i.i57.3, %18
  %19 = tail call i16 @llvm.smin.i16(i16 %t.1.val.i.i.i.i.i.i57.3, i16 %18)
  %t.0.acc.0.i.i.i.i.i.i59.3 = select i1 %_0.i.i.i.i.i.i.i.i58.3, i64 %f.sroa.1.0.i.i.i.i55.3, i64 %t.0.acc.0.i.i.i.i.i.i59.2
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %bb29.unr-lcssa, label %bb8.i.i.i.i51

bb13:                                             ; preds = %bb10
  %_4.i = icmp samesign ult i64 %v.sroa.21.0431, 1025
  br i1 %_4.i, label %bb1.i, label %bb2.i

bb2.i:                                            ; preds = %bb13
  %_6.i = icmp samesign ult i64 %v.sroa.21.0431, 131073
  br i1 %_6.i, label %bb3.i, label %bb4.i

bb1.i:                                            ; preds = %bb13
  %.lhs.trunc = trunc nuw nsw i64 %v.sroa.21.0431 to i16
  %20 = udiv i16 %.lhs.trunc, 12
  %.zext = zext nneg i16 %20 to i64
  br label %bb6.i

bb4.i:                                            ; preds = %bb2.i
  %21 = lshr i64 %v.sroa.21.0431, 10
  br label %bb6.i

bb3.i:                                            ; preds = %bb2.i
  %22 = lshr i64 %v.sroa.21.0431, 6
  br label %bb6.i

bb6.i:                                            ; preds = %bb3.i, %bb4.i, %bb1.i
  %frac.sroa.0.0.i = phi i64 [ %.zext, %bb1.i ], [ %22, %bb3.i ], [ %21, %bb4.i ]
  %pivot14.i = lshr i64 %frac.sroa.0.0.i, 1
  %_1115.i = lshr i64 %v.sroa.21.0431, 1
  %lo.i = sub nsw i64 %_1115.i, %pivot14.i
  %hi.i = add nsw i64 %lo.i, %frac.sroa.0.0.i
  %_46.i425 = icmp ult i64 %lo.i, %hi.i
  br i1 %_46.i425, label %bb11.i.preheader, label %bb12.i

bb11.i.preheader:                                 ; preds = %bb6.i
  %_16.neg.i = mul nsw i64 %frac.sroa.0.0.i, -9
  %_15.i = add nsw i64 %_16.neg.i, %v.sroa.21.0431
  %gap16.i = lshr i64 %_15.i, 2
  %23 = add nsw i64 %hi.i, %gap16.i
  %24 = shl nuw nsw i64 %frac.sroa.0.0.i, 2
  %25 = add nuw nsw i64 %24, %gap16.i
  %26 = sub nsw i64 %lo.i, %25
  br label %bb11.i

bb12.i:                                           ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %bb6.i
  %_58.i = icmp ult i64 %hi.i, %lo.i
  %_54.not.i = icmp ugt i64 %hi.i, %v.sroa.21.0431
  %or.cond.i = or i1 %_58.i, %_54.not.i
  br i1 %or.cond.i, label %bb16.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, !prof !98

bb11.i:                                           ; preds = %bb11.i.preheader, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %a.sroa.0.0.i428 = phi i64 [ %27, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %26, %bb11.i.preheader ]
  %b.sroa.0.0.i427 = phi i64 [ %28, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %23, %bb11.i.preheader ]
  %iter.sroa.0.0.i426 = phi i64 [ %_50.i, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %lo.i, %bb11.i.preheader ]
  %_50.i = add i64 %iter.sroa.0.0.i426, 1
  %_29.i = sub i64 %iter.sroa.0.0.i426, %frac.sroa.0.0.i
  %_32.i = add i64 %a.sroa.0.0.i428, 1
  %_34.i = add nsw i64 %b.sroa.0.0.i427, 1
  %_36.i = add i64 %a.sroa.0.0.i428, 2
  %_38.i = add i64 %iter.sroa.0.0.i426, %frac.sroa.0.0.i
  %_40.i = add nsw i64 %b.sroa.0.0.i427, 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !99)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !102)
  %_11.i96 = icmp ult i64 %b.sroa.0.0.i427, %v.sroa.21.0431
  br i1 %_11.i96, label %bb1.i98, label %panic.i97

bb1.i98:                                          ; preds = %bb11.i
  %_14.i99 = icmp ult i64 %a.sroa.0.0.i428, %v.sroa.21.0431
  br i1 %_14.i99, label %bb2.i101, label %panic1.i100

panic.i97:                                        ; preds = %bb11.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %b.sroa.0.0.i427, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e423954002c0cf04ec05674878edc7ca) #14, !noalias !105
  unreachable

bb2.i101:                                         ; preds = %bb1.i98
  %_8.i102 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %b.sroa.0.0.i427
  %_12.i103 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %a.sroa.0.0.i428
  %_8.val.i104 = load i16, ptr %_8.i102, align 2, !alias.scope !108, !noalias !111, !noundef !32
  %_12.val.i105 = load i16, ptr %_12.i103, align 2, !alias.scope !113, !noalias !114, !noundef !32
  %_0.i.i.i106 = icmp slt i16 %_8.val.i104, %_12.val.i105
  %spec.select.i107 = select i1 %_0.i.i.i106, i64 %a.sroa.0.0.i428, i64 %b.sroa.0.0.i427
  %spec.select13.i108 = select i1 %_0.i.i.i106, i64 %b.sroa.0.0.i427, i64 %a.sroa.0.0.i428
  %_22.i109 = icmp samesign ult i64 %spec.select.i107, %v.sroa.21.0431
  br i1 %_22.i109, label %bb7.i111, label %panic2.i110

panic1.i100:                                      ; preds = %bb1.i98
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %a.sroa.0.0.i428, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_59d1307b7f3ad87c3317811cdaad4416) #14, !noalias !105
  unreachable

bb7.i111:                                         ; preds = %bb2.i101
  %_24.i112 = icmp ult i64 %_29.i, %v.sroa.21.0431
  br i1 %_24.i112, label %bb8.i114, label %panic3.i113

panic2.i110:                                      ; preds = %bb2.i101
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select.i107, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d41b2ffde3af3f52800965e1bfa446dd) #14, !noalias !105
  unreachable

bb8.i114:                                         ; preds = %bb7.i111
  %_20.i115 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select.i107
  %_23.i116 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_29.i
  %_20.val.i117 = load i16, ptr %_20.i115, align 2, !alias.scope !108, !noalias !111, !noundef !32
  %_23.val14.i118 = load i16, ptr %_23.i116, align 2, !alias.scope !113, !noalias !114, !noundef !32
  %_0.i.i15.i119 = icmp slt i16 %_20.val.i117, %_23.val14.i118
  br i1 %_0.i.i15.i119, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit130, label %bb11.i120

panic3.i113:                                      ; preds = %bb7.i111
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_29.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ba9df914c0cce82410638c3c55892512) #14, !noalias !105
  unreachable

bb11.i120:                                        ; preds = %bb8.i114
  %_30.i121 = icmp samesign ult i64 %spec.select13.i108, %v.sroa.21.0431
  br i1 %_30.i121, label %bb12.i123, label %panic4.i122

bb12.i123:                                        ; preds = %bb11.i120
  %_28.i124 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select13.i108
  %_28.val.i125 = load i16, ptr %_28.i124, align 2, !alias.scope !113, !noalias !114, !noundef !32
  %_0.i.i16.i126 = icmp slt i16 %_23.val14.i118, %_28.val.i125
  %spec.select13.b.i127 = select i1 %_0.i.i16.i126, i64 %spec.select13.i108, i64 %_29.i
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit130

panic4.i122:                                      ; preds = %bb11.i120
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select13.i108, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f017826562d065603878ce6c59629ca6) #14, !noalias !105
  unreachable

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit130: ; preds = %bb8.i114, %bb12.i123
  %_0.sroa.0.0.i129 = phi i64 [ %spec.select13.b.i127, %bb12.i123 ], [ %spec.select.i107, %bb8.i114 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !115)
  %_11.i = icmp ult i64 %_40.i, %v.sroa.21.0431
  br i1 %_11.i, label %bb1.i78, label %panic.i77

bb1.i78:                                          ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit130
  %_14.i79 = icmp ult i64 %_36.i, %v.sroa.21.0431
  br i1 %_14.i79, label %bb2.i81, label %panic1.i80

panic.i77:                                        ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit130
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_40.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e423954002c0cf04ec05674878edc7ca) #14, !noalias !118
  unreachable

bb2.i81:                                          ; preds = %bb1.i78
  %_8.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_40.i
  %_12.i82 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_36.i
  %_8.val.i = load i16, ptr %_8.i, align 2, !alias.scope !119, !noalias !122, !noundef !32
  %_12.val.i = load i16, ptr %_12.i82, align 2, !alias.scope !124, !noalias !125, !noundef !32
  %_0.i.i.i83 = icmp slt i16 %_8.val.i, %_12.val.i
  %spec.select.i84 = select i1 %_0.i.i.i83, i64 %_36.i, i64 %_40.i
  %spec.select13.i = select i1 %_0.i.i.i83, i64 %_40.i, i64 %_36.i
  %_22.i = icmp samesign ult i64 %spec.select.i84, %v.sroa.21.0431
  br i1 %_22.i, label %bb7.i86, label %panic2.i85

panic1.i80:                                       ; preds = %bb1.i78
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_36.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_59d1307b7f3ad87c3317811cdaad4416) #14, !noalias !118
  unreachable

bb7.i86:                                          ; preds = %bb2.i81
  %_24.i87 = icmp ult i64 %_38.i, %v.sroa.21.0431
  br i1 %_24.i87, label %bb8.i, label %panic3.i88

panic2.i85:                                       ; preds = %bb2.i81
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select.i84, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d41b2ffde3af3f52800965e1bfa446dd) #14, !noalias !118
  unreachable

bb8.i:                                            ; preds = %bb7.i86
  %_20.i89 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select.i84
  %_23.i90 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_38.i
  %_20.val.i91 = load i16, ptr %_20.i89, align 2, !alias.scope !119, !noalias !122, !noundef !32
  %_23.val14.i = load i16, ptr %_23.i90, align 2, !alias.scope !124, !noalias !125, !noundef !32
  %_0.i.i15.i = icmp slt i16 %_20.val.i91, %_23.val14.i
  br i1 %_0.i.i15.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb11.i92

panic3.i88:                                       ; preds = %bb7.i86
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_38.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ba9df914c0cce82410638c3c55892512) #14, !noalias !118
  unreachable

bb11.i92:                                         ; preds = %bb8.i
  %_30.i = icmp samesign ult i64 %spec.select13.i, %v.sroa.21.0431
  br i1 %_30.i, label %bb12.i94, label %panic4.i93

bb12.i94:                                         ; preds = %bb11.i92
  %_28.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select13.i
  %_28.val.i = load i16, ptr %_28.i, align 2, !alias.scope !124, !noalias !125, !noundef !32
  %_0.i.i16.i = icmp slt i16 %_23.val14.i, %_28.val.i
  %spec.select13.b.i = select i1 %_0.i.i16.i, i64 %spec.select13.i, i64 %_38.i
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

panic4.i93:                                       ; preds = %bb11.i92
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select13.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f017826562d065603878ce6c59629ca6) #14, !noalias !118
  unreachable

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb8.i, %bb12.i94
  %_0.sroa.0.0.i = phi i64 [ %spec.select13.b.i, %bb12.i94 ], [ %spec.select.i84, %bb8.i ]
  %_23.i = icmp samesign ult i64 %_0.sroa.0.0.i, %v.sroa.21.0431
  br i1 %_23.i, label %bb3.i68, label %panic.i

bb3.i68:                                          ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %_26.i = icmp samesign ult i64 %_0.sroa.0.0.i129, %v.sroa.21.0431
  br i1 %_26.i, label %bb4.i69, label %panic1.i

panic.i:                                          ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_0.sroa.0.0.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_bdeb8f2918420996951fc02a5014e275) #14, !noalias !126
  unreachable

bb4.i69:                                          ; preds = %bb3.i68
  %_20.i70 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_0.sroa.0.0.i
  %_24.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_0.sroa.0.0.i129
  %_20.val.i = load i16, ptr %_20.i70, align 2, !alias.scope !127, !noalias !130, !noundef !32
  %_24.val.i = load i16, ptr %_24.i, align 2, !alias.scope !132, !noalias !133, !noundef !32
  %_0.i.i.i = icmp slt i16 %_20.val.i, %_24.val.i
  %spec.select.i = select i1 %_0.i.i.i, i64 %_0.sroa.0.0.i129, i64 %_0.sroa.0.0.i
  %spec.select45.i = select i1 %_0.i.i.i, i64 %_0.sroa.0.0.i, i64 %_0.sroa.0.0.i129
  %_34.i71 = icmp ult i64 %_34.i, %v.sroa.21.0431
  br i1 %_34.i71, label %bb9.i72, label %panic2.i

panic1.i:                                         ; preds = %bb3.i68
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_0.sroa.0.0.i129, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a984830e5d12699f2d4f06fb3260d966) #14, !noalias !126
  unreachable

bb9.i72:                                          ; preds = %bb4.i69
  %_37.i = icmp ult i64 %_32.i, %v.sroa.21.0431
  br i1 %_37.i, label %bb10.i, label %panic3.i

panic2.i:                                         ; preds = %bb4.i69
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_34.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3779f5d0afe9d3d836214da4b4fda444) #14, !noalias !126
  unreachable

bb10.i:                                           ; preds = %bb9.i72
  %_32.i73 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_34.i
  %_35.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_32.i
  %_32.val.i = load i16, ptr %_32.i73, align 2, !alias.scope !127, !noalias !130, !noundef !32
  %_35.val.i = load i16, ptr %_35.i, align 2, !alias.scope !132, !noalias !133, !noundef !32
  %_0.i.i53.i = icmp slt i16 %_32.val.i, %_35.val.i
  %spec.select46.i = select i1 %_0.i.i53.i, i64 %_32.i, i64 %_34.i
  %spec.select47.i = select i1 %_0.i.i53.i, i64 %_34.i, i64 %_32.i
  %_44.i = icmp ult i64 %iter.sroa.0.0.i426, %v.sroa.21.0431
  br i1 %_44.i, label %bb15.i, label %panic4.i

panic3.i:                                         ; preds = %bb9.i72
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_32.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f3633015d908625b0b2a0af53d5e66b5) #14, !noalias !126
  unreachable

bb15.i:                                           ; preds = %bb10.i
  %_43.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %iter.sroa.0.0.i426
  %_47.i = icmp samesign ult i64 %spec.select47.i, %v.sroa.21.0431
  br i1 %_47.i, label %bb16.i74, label %panic5.i

panic4.i:                                         ; preds = %bb10.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %iter.sroa.0.0.i426, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_50db2c96661cd65f8e1dba9bc8146f19) #14, !noalias !126
  unreachable

bb16.i74:                                         ; preds = %bb15.i
  %_45.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select47.i
  %_43.val52.i = load i16, ptr %_43.i, align 2, !alias.scope !127, !noalias !130, !noundef !32
  %_45.val.i = load i16, ptr %_45.i, align 2, !alias.scope !132, !noalias !133, !noundef !32
  %_0.i.i54.i = icmp slt i16 %_43.val52.i, %_45.val.i
  br i1 %_0.i.i54.i, label %bb35.i, label %bb19.i

panic5.i:                                         ; preds = %bb15.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select47.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8d8766d1b5104dc3e9dc05ea581913bc) #14, !noalias !126
  unreachable

bb19.i:                                           ; preds = %bb16.i74
  %_52.i = icmp samesign ult i64 %spec.select46.i, %v.sroa.21.0431
  br i1 %_52.i, label %bb20.i, label %panic6.i

bb20.i:                                           ; preds = %bb19.i
  %_50.i75 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select46.i
  %_50.val.i = load i16, ptr %_50.i75, align 2, !alias.scope !127, !noalias !130, !noundef !32
  %_0.i.i55.i = icmp slt i16 %_50.val.i, %_43.val52.i
  br i1 %_0.i.i55.i, label %bb35.i, label %bb23.i

panic6.i:                                         ; preds = %bb19.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select46.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ecc2da6505057eb08ef933e6720a4c21) #14, !noalias !126
  unreachable

bb23.i:                                           ; preds = %bb20.i
  %_60.i = icmp samesign ult i64 %spec.select45.i, %v.sroa.21.0431
  br i1 %_60.i, label %bb24.i, label %panic7.i

bb24.i:                                           ; preds = %bb23.i
  %_58.i76 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select45.i
  %_58.val.i = load i16, ptr %_58.i76, align 2, !alias.scope !132, !noalias !133, !noundef !32
  %_0.i.i56.i = icmp slt i16 %_43.val52.i, %_58.val.i
  br i1 %_0.i.i56.i, label %bb51.i, label %bb27.i

panic7.i:                                         ; preds = %bb23.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select45.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_74dd4e31c7b237fa51d8199877b37677) #14, !noalias !126
  unreachable

bb27.i:                                           ; preds = %bb24.i
  %_66.i = icmp samesign ult i64 %spec.select.i, %v.sroa.21.0431
  br i1 %_66.i, label %bb28.i, label %panic8.i

bb28.i:                                           ; preds = %bb27.i
  %_64.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select.i
  %_64.val.i = load i16, ptr %_64.i, align 2, !alias.scope !127, !noalias !130, !noundef !32
  %_0.i.i57.i = icmp slt i16 %_64.val.i, %_43.val52.i
  br i1 %_0.i.i57.i, label %bb53.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

panic8.i:                                         ; preds = %bb27.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9f2c33fbccd62b2612966d73213e614c) #14, !noalias !126
  unreachable

bb53.i:                                           ; preds = %bb28.i
  store i16 %_64.val.i, ptr %_43.i, align 2, !alias.scope !99, !noalias !134
  store i16 %_43.val52.i, ptr %_64.i, align 2, !alias.scope !99, !noalias !134
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb51.i:                                           ; preds = %bb24.i
  store i16 %_58.val.i, ptr %_43.i, align 2, !alias.scope !99, !noalias !134
  store i16 %_43.val52.i, ptr %_58.i76, align 2, !alias.scope !99, !noalias !134
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb35.i:                                           ; preds = %bb20.i, %bb16.i74
  %_71.val49.i = phi i16 [ %_45.val.i, %bb16.i74 ], [ %_50.val.i, %bb20.i ]
  %d.sroa.0.1.i = phi i64 [ %spec.select47.i, %bb16.i74 ], [ %spec.select46.i, %bb20.i ]
  %_76.i = icmp samesign ult i64 %spec.select45.i, %v.sroa.21.0431
  br i1 %_76.i, label %bb36.i, label %panic16.i

bb36.i:                                           ; preds = %bb35.i
  %_74.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select45.i
  %_74.val.i = load i16, ptr %_74.i, align 2, !alias.scope !132, !noalias !133, !noundef !32
  %_0.i.i59.i = icmp slt i16 %_71.val49.i, %_74.val.i
  br i1 %_0.i.i59.i, label %bb55.i, label %bb39.i

panic16.i:                                        ; preds = %bb35.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select45.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_fdfa9f5c3437e0e964dc58c486b75290) #14, !noalias !126
  unreachable

bb39.i:                                           ; preds = %bb36.i
  %_82.i = icmp samesign ult i64 %spec.select.i, %v.sroa.21.0431
  br i1 %_82.i, label %bb41.i, label %panic17.i

panic17.i:                                        ; preds = %bb39.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_63c26a59e319028a5c13c82c884105ac) #14, !noalias !126
  unreachable

bb41.i:                                           ; preds = %bb39.i
  %_80.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select.i
  %_80.val.i = load i16, ptr %_80.i, align 2, !alias.scope !127, !noalias !130, !noundef !32
  %_0.i.i60.i = icmp slt i16 %_80.val.i, %_71.val49.i
  %spec.select48.i = select i1 %_0.i.i60.i, i64 %spec.select.i, i64 %d.sroa.0.1.i
  %pa21.phi.trans.insert.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %spec.select48.i
  %tmp.sroa.0.0.copyload.i61.pre.i = load i16, ptr %pa21.phi.trans.insert.i, align 2, !alias.scope !99, !noalias !134
  br label %bb55.i

bb55.i:                                           ; preds = %bb41.i, %bb36.i
  %tmp.sroa.0.0.copyload.i61.i = phi i16 [ %tmp.sroa.0.0.copyload.i61.pre.i, %bb41.i ], [ %_74.val.i, %bb36.i ]
  %d.sroa.0.2.i = phi i64 [ %spec.select48.i, %bb41.i ], [ %spec.select45.i, %bb36.i ]
  %pa21.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %d.sroa.0.2.i
  store i16 %_43.val52.i, ptr %pa21.i, align 2, !alias.scope !99, !noalias !134
  store i16 %tmp.sroa.0.0.copyload.i61.i, ptr %_43.i, align 2, !alias.scope !99, !noalias !134
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb28.i, %bb53.i, %bb51.i, %bb55.i
  %27 = add nuw nsw i64 %a.sroa.0.0.i428, 3
  %28 = add nuw nsw i64 %b.sroa.0.0.i427, 3
  %exitcond.not = icmp eq i64 %_50.i, %hi.i
  br i1 %exitcond.not, label %bb12.i, label %bb11.i

bb16.i:                                           ; preds = %bb12.i
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %lo.i, i64 noundef %hi.i, i64 noundef range(i64 17, 4611686018427387904) %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4def5651ee437f0c8da82265f3f19ab4) #14, !noalias !135
  unreachable

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb12.i
  %_61.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %lo.i
; call core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %_61.i, i64 noundef %frac.sroa.0.0.i, i64 noundef %pivot14.i) #15
  %_9.i.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %_1115.i
  %tmp.sroa.0.0.copyload.i.i.i = load i16, ptr %v.sroa.0.0432, align 2, !alias.scope !137
  %29 = load i16, ptr %_9.i.i, align 2, !alias.scope !137
  store i16 %29, ptr %v.sroa.0.0432, align 2, !alias.scope !137
  store i16 %tmp.sroa.0.0.copyload.i.i.i, ptr %_9.i.i, align 2, !alias.scope !137
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0432, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !142)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !145)
  %value.i.i = load i16, ptr %data.i.i.i, align 2, !alias.scope !147, !noalias !145, !noundef !32
  %30 = getelementptr i16, ptr %v.sroa.0.0432, i64 %v.sroa.21.0431
  %unroll_end.i.i = getelementptr i8, ptr %30, i64 -2
  %state.sroa.11.032.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0432, i64 4
  %_1933.i.i = icmp ult ptr %state.sroa.11.032.i.i, %unroll_end.i.i
  %_20.val.i.pre.i.i = load i16, ptr %v.sroa.0.0432, align 2, !alias.scope !148, !noalias !151
  br i1 %_1933.i.i, label %bb5.i.i, label %bb12.preheader.i.i

bb12.preheader.i.i:                               ; preds = %bb5.i.i, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %state.sroa.0.0.lcssa.i.i = phi ptr [ %data.i.i.i, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %_16.i16.i.i, %bb5.i.i ]
  %state.sroa.21.0.lcssa.i.i = phi i64 [ 0, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %36, %bb5.i.i ]
  %state.sroa.11.0.lcssa.i.i = phi ptr [ %state.sroa.11.032.i.i, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %state.sroa.11.0.i.i, %bb5.i.i ]
  %is_done.i4.i = icmp eq ptr %state.sroa.11.0.lcssa.i.i, %30
  br i1 %is_done.i4.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, label %bb12.cont.i.i

bb12.cont.i.i:                                    ; preds = %bb12.preheader.i.i, %bb12.cont.i.i
  %state.sroa.21.1.i7.i = phi i64 [ %32, %bb12.cont.i.i ], [ %state.sroa.21.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.11.1.i6.i = phi ptr [ %state.sroa.11.1.sroa.gep.i.i, %bb12.cont.i.i ], [ %state.sroa.11.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.0.1.i5.i = phi ptr [ %state.sroa.11.1.i6.i, %bb12.cont.i.i ], [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ]
  %_19.val.i.else.val.i.i = load i16, ptr %state.sroa.11.1.i6.i, align 2, !alias.scope !155, !noalias !156, !noundef !32
  %_0.i.i.i.i.i = icmp slt i16 %_19.val.i.else.val.i.i, %_20.val.i.pre.i.i
  %left.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.1.i7.i
  %31 = load i16, ptr %left.i.i.i, align 2, !alias.scope !147, !noalias !157
  store i16 %31, ptr %state.sroa.0.1.i5.i, align 2, !alias.scope !147, !noalias !157
  store i16 %_19.val.i.else.val.i.i, ptr %left.i.i.i, align 2, !alias.scope !147, !noalias !157
  %_15.i.i.i = zext i1 %_0.i.i.i.i.i to i64
  %32 = add i64 %state.sroa.21.1.i7.i, %_15.i.i.i
  %state.sroa.11.1.sroa.gep.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.11.1.i6.i, i64 2
  %is_done.i.i = icmp eq ptr %state.sroa.11.1.sroa.gep.i.i, %30
  br i1 %is_done.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, label %bb12.cont.i.i

bb5.i.i:                                          ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %bb5.i.i
  %state.sroa.11.036.i.i = phi ptr [ %state.sroa.11.0.i.i, %bb5.i.i ], [ %state.sroa.11.032.i.i, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ]
  %state.sroa.21.035.i.i = phi i64 [ %36, %bb5.i.i ], [ 0, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ]
  %state.sroa.0.034.i.i = phi ptr [ %_16.i16.i.i, %bb5.i.i ], [ %data.i.i.i, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ]
  %_19.val.i8.i.i = load i16, ptr %state.sroa.11.036.i.i, align 2, !alias.scope !158, !noalias !161, !noundef !32
  %_0.i.i.i10.i.i = icmp slt i16 %_19.val.i8.i.i, %_20.val.i.pre.i.i
  %left.i13.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.035.i.i
  %33 = load i16, ptr %left.i13.i.i, align 2, !alias.scope !147, !noalias !165
  store i16 %33, ptr %state.sroa.0.034.i.i, align 2, !alias.scope !147, !noalias !165
  store i16 %_19.val.i8.i.i, ptr %left.i13.i.i, align 2, !alias.scope !147, !noalias !165
  %_15.i15.i.i = zext i1 %_0.i.i.i10.i.i to i64
  %34 = add i64 %state.sroa.21.035.i.i, %_15.i15.i.i
  %_16.i16.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i, i64 4
  %_19.val.i18.i.i = load i16, ptr %_16.i16.i.i, align 2, !alias.scope !166, !noalias !169, !noundef !32
  %_0.i.i.i20.i.i = icmp slt i16 %_19.val.i18.i.i, %_20.val.i.pre.i.i
  %left.i23.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %34
  %35 = load i16, ptr %left.i23.i.i, align 2, !alias.scope !147, !noalias !173
  store i16 %35, ptr %state.sroa.11.036.i.i, align 2, !alias.scope !147, !noalias !173
  store i16 %_19.val.i18.i.i, ptr %left.i23.i.i, align 2, !alias.scope !147, !noalias !173
  %_15.i25.i.i = zext i1 %_0.i.i.i20.i.i to i64
  %36 = add i64 %34, %_15.i25.i.i
  %state.sroa.11.0.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i, i64 6
  %_19.i.i = icmp ult ptr %state.sroa.11.0.i.i, %unroll_end.i.i
  br i1 %_19.i.i, label %bb5.i.i, label %bb12.preheader.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb12.cont.i.i, %bb12.preheader.i.i
  %state.sroa.0.1.i.lcssa.i = phi ptr [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ], [ %state.sroa.11.1.i6.i, %bb12.cont.i.i ]
  %state.sroa.21.1.i.lcssa.i = phi i64 [ %state.sroa.21.0.lcssa.i.i, %bb12.preheader.i.i ], [ %32, %bb12.cont.i.i ]
  %_0.i.i.i45.i.i = icmp slt i16 %value.i.i, %_20.val.i.pre.i.i
  %left.i46.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.1.i.lcssa.i
  %37 = load i16, ptr %left.i46.i.i, align 2, !alias.scope !147, !noalias !157
  store i16 %37, ptr %state.sroa.0.1.i.lcssa.i, align 2, !alias.scope !147, !noalias !157
  store i16 %value.i.i, ptr %left.i46.i.i, align 2, !alias.scope !147, !noalias !157
  %_15.i51.i.i = zext i1 %_0.i.i.i45.i.i to i64
  %38 = add i64 %state.sroa.21.1.i.lcssa.i, %_15.i51.i.i
  %_15.not.i = icmp ult i64 %38, %v.sroa.21.0431
  br i1 %_15.not.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb9.i

bb9.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i
  tail call void @llvm.trap()
  unreachable

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i
  %_9.i5.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %38
  %tmp.sroa.0.0.copyload.i.i6.i = load i16, ptr %v.sroa.0.0432, align 2, !alias.scope !174
  %39 = load i16, ptr %_9.i5.i, align 2, !alias.scope !174
  store i16 %39, ptr %v.sroa.0.0432, align 2, !alias.scope !174
  store i16 %tmp.sroa.0.0.copyload.i.i6.i, ptr %_9.i5.i, align 2, !alias.scope !174
  %_25 = icmp eq i64 %38, %k.sroa.0.0430
  br i1 %_25, label %bb21, label %bb16

bb29.unr-lcssa:                                   ; preds = %bb8.i.i.i.i51
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb29, label %bb8.i.i.i.i51.epil.preheader

bb8.i.i.i.i51.epil.preheader:                     ; preds = %bb29.unr-lcssa, %bb11
  %acc.1.val.i.i.i.i.i.i52.epil.init = phi i16 [ %acc.1.val.i.i.pre.i.i.i.i50, %bb11 ], [ %19, %bb29.unr-lcssa ]
  %f.sroa.1.0.i.i.in.i.i53.epil.init = phi i64 [ 0, %bb11 ], [ %f.sroa.1.0.i.i.i.i55.3, %bb29.unr-lcssa ]
  %acc.sroa.0.0.i.i.i.i54.epil.init = phi i64 [ 0, %bb11 ], [ %t.0.acc.0.i.i.i.i.i.i59.3, %bb29.unr-lcssa ]
  %lcmp.mod2205 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod2205)
  br label %bb8.i.i.i.i51.epil

bb8.i.i.i.i51.epil:                               ; preds = %bb8.i.i.i.i51.epil, %bb8.i.i.i.i51.epil.preheader
  %acc.1.val.i.i.i.i.i.i52.epil = phi i16 [ %acc.1.val.i.i.i.i.i.i52.epil.init, %bb8.i.i.i.i51.epil.preheader ], [ %40, %bb8.i.i.i.i51.epil ]
  %f.sroa.1.0.i.i.in.i.i53.epil = phi i64 [ %f.sroa.1.0.i.i.in.i.i53.epil.init, %bb8.i.i.i.i51.epil.preheader ], [ %f.sroa.1.0.i.i.i.i55.epil, %bb8.i.i.i.i51.epil ]
  %acc.sroa.0.0.i.i.i.i54.epil = phi i64 [ %acc.sroa.0.0.i.i.i.i54.epil.init, %bb8.i.i.i.i51.epil.preheader ], [ %t.0.acc.0.i.i.i.i.i.i59.epil, %bb8.i.i.i.i51.epil ]
  %epil.iter = phi i64 [ 0, %bb8.i.i.i.i51.epil.preheader ], [ %epil.iter.next, %bb8.i.i.i.i51.epil ]
  %f.sroa.1.0.i.i.i.i55.epil = add nuw nsw i64 %f.sroa.1.0.i.i.in.i.i53.epil, 1
  %_45.i.i.i.i56.epil = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i49, i64 %f.sroa.1.0.i.i.in.i.i53.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !74)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !75)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !76)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !77)
  %t.1.val.i.i.i.i.i.i57.epil = load i16, ptr %_45.i.i.i.i56.epil, align 2, !alias.scope !78, !noalias !79, !noundef !32
  %_0.i.i.i.i.i.i.i.i58.epil = icmp slt i16 %t.1.val.i.i.i.i.i.i57.epil, %acc.1.val.i.i.i.i.i.i52.epil
  %40 = tail call i16 @llvm.smin.i16(i16 %t.1.val.i.i.i.i.i.i57.epil, i16 %acc.1.val.i.i.i.i.i.i52.epil)
  %t.0.acc.0.i.i.i.i.i.i59.epil = select i1 %_0.i.i.i.i.i.i.i.i58.epil, i64 %f.sroa.1.0.i.i.i.i55.epil, i64 %acc.sroa.0.0.i.i.i.i54.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %bb29, label %bb8.i.i.i.i51.epil, !llvm.loop !177

bb29:                                             ; preds = %bb8.i.i.i.i51.epil, %bb29.unr-lcssa
  %t.0.acc.0.i.i.i.i.i.i59.lcssa = phi i64 [ %t.0.acc.0.i.i.i.i.i.i59.3, %bb29.unr-lcssa ], [ %t.0.acc.0.i.i.i.i.i.i59.epil, %bb8.i.i.i.i51.epil ]
  %_42 = icmp ult i64 %t.0.acc.0.i.i.i.i.i.i59.lcssa, %v.sroa.21.0431
  br i1 %_42, label %bb32, label %panic

panic:                                            ; preds = %bb29
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %t.0.acc.0.i.i.i.i.i.i59.lcssa, i64 noundef %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b9e93780b79d4ab897b4ec0abc4fa27c) #14
  unreachable

bb32:                                             ; preds = %bb29
  %pa = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %t.0.acc.0.i.i.i.i.i.i59.lcssa
  %tmp.sroa.0.0.copyload.i = load i16, ptr %pa, align 2
  store i16 %acc.1.val.i.i.pre.i.i.i.i50, ptr %pa, align 2
  store i16 %tmp.sroa.0.0.copyload.i, ptr %v.sroa.0.0432, align 2
  br label %bb21

bb16:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %_27 = icmp ugt i64 %38, %k.sroa.0.0430
  %index = add nuw nsw i64 %38, 1
  %new_len = sub nuw nsw i64 %v.sroa.21.0431, %index
  %41 = select i1 %_27, i64 0, i64 %index
  %k.sroa.0.1 = sub i64 %k.sroa.0.0430, %41
  %v.sroa.21.1 = select i1 %_27, i64 %38, i64 %new_len
  %v.sroa.0.1 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %41
  %_4 = icmp ult i64 %v.sroa.21.1, 17
  br i1 %_4, label %bb2, label %bb7

bb21:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %bb2, %bb32, %bb27
  ret void

bb24.unr-lcssa:                                   ; preds = %bb8.i.i.i.i
  %lcmp.mod2208.not = icmp eq i64 %xtraiter2206, 0
  br i1 %lcmp.mod2208.not, label %bb24, label %bb8.i.i.i.i.epil.preheader

bb8.i.i.i.i.epil.preheader:                       ; preds = %bb24.unr-lcssa, %bb8
  %acc.1.val.i.i.i.i.i.i.epil.init = phi i16 [ %acc.1.val.i.i.pre.i.i.i.i, %bb8 ], [ %11, %bb24.unr-lcssa ]
  %f.sroa.1.0.i.i.in.i.i.epil.init = phi i64 [ 0, %bb8 ], [ %f.sroa.1.0.i.i.i.i.3, %bb24.unr-lcssa ]
  %acc.sroa.0.0.i.i.i.i.epil.init = phi i64 [ 0, %bb8 ], [ %t.0.acc.0.i.i.i.i.i.i.3, %bb24.unr-lcssa ]
  %lcmp.mod2210 = icmp ne i64 %xtraiter2206, 0
  tail call void @llvm.assume(i1 %lcmp.mod2210)
  br label %bb8.i.i.i.i.epil

bb8.i.i.i.i.epil:                                 ; preds = %bb8.i.i.i.i.epil, %bb8.i.i.i.i.epil.preheader
  %acc.1.val.i.i.i.i.i.i.epil = phi i16 [ %acc.1.val.i.i.i.i.i.i.epil.init, %bb8.i.i.i.i.epil.preheader ], [ %42, %bb8.i.i.i.i.epil ]
  %f.sroa.1.0.i.i.in.i.i.epil = phi i64 [ %f.sroa.1.0.i.i.in.i.i.epil.init, %bb8.i.i.i.i.epil.preheader ], [ %f.sroa.1.0.i.i.i.i.epil, %bb8.i.i.i.i.epil ]
  %acc.sroa.0.0.i.i.i.i.epil = phi i64 [ %acc.sroa.0.0.i.i.i.i.epil.init, %bb8.i.i.i.i.epil.preheader ], [ %t.0.acc.0.i.i.i.i.i.i.epil, %bb8.i.i.i.i.epil ]
  %epil.iter2207 = phi i64 [ 0, %bb8.i.i.i.i.epil.preheader ], [ %epil.iter2207.next, %bb8.i.i.i.i.epil ]
  %f.sroa.1.0.i.i.i.i.epil = add nuw nsw i64 %f.sroa.1.0.i.i.in.i.i.epil, 1
  %_45.i.i.i.i.epil = getelementptr inbounds nuw i16, ptr %_16.i.i.i.i, i64 %f.sroa.1.0.i.i.in.i.i.epil
  tail call void @llvm.experimental.noalias.scope.decl(metadata !26)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !27)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  %t.1.val.i.i.i.i.i.i.epil = load i16, ptr %_45.i.i.i.i.epil, align 2, !alias.scope !30, !noalias !31, !noundef !32
  %_0.i.i.i.i.i.i.i.i.epil = icmp slt i16 %acc.1.val.i.i.i.i.i.i.epil, %t.1.val.i.i.i.i.i.i.epil
  %42 = tail call i16 @llvm.smax.i16(i16 %acc.1.val.i.i.i.i.i.i.epil, i16 %t.1.val.i.i.i.i.i.i.epil)
  %t.0.acc.0.i.i.i.i.i.i.epil = select i1 %_0.i.i.i.i.i.i.i.i.epil, i64 %f.sroa.1.0.i.i.i.i.epil, i64 %acc.sroa.0.0.i.i.i.i.epil
  %epil.iter2207.next = add i64 %epil.iter2207, 1
  %epil.iter2207.cmp.not = icmp eq i64 %epil.iter2207.next, %xtraiter2206
  br i1 %epil.iter2207.cmp.not, label %bb24, label %bb8.i.i.i.i.epil, !llvm.loop !179

bb24:                                             ; preds = %bb8.i.i.i.i.epil, %bb24.unr-lcssa
  %t.0.acc.0.i.i.i.i.i.i.lcssa = phi i64 [ %t.0.acc.0.i.i.i.i.i.i.3, %bb24.unr-lcssa ], [ %t.0.acc.0.i.i.i.i.i.i.epil, %bb8.i.i.i.i.epil ]
  %_34 = icmp ult i64 %t.0.acc.0.i.i.i.i.i.i.lcssa, %v.sroa.21.0431
  br i1 %_34, label %bb27, label %panic5

panic5:                                           ; preds = %bb24
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %t.0.acc.0.i.i.i.i.i.i.lcssa, i64 noundef %v.sroa.21.0431, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e950fb76f20630c19a67bc6ab798ea17) #14
  unreachable

bb27:                                             ; preds = %bb24
  %pa6 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %t.0.acc.0.i.i.i.i.i.i.lcssa
  %pb8 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0432, i64 %k.sroa.0.0430
  %tmp.sroa.0.0.copyload.i61 = load i16, ptr %pa6, align 2
  %43 = load i16, ptr %pb8, align 2
  store i16 %43, ptr %pa6, align 2
  store i16 %tmp.sroa.0.0.copyload.i61, ptr %pb8, align 2
  br label %bb21

bb5.preheader.i:                                  ; preds = %bb2
  %v_end.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0.lcssa, i64 %v.sroa.21.0.lcssa
  %44 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0.lcssa, i64 2
  br label %bb5.i

bb5.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %bb5.preheader.i
  %tail.sroa.0.02.i = phi ptr [ %_14.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i ], [ %44, %bb5.preheader.i ]
  %45 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i, i64 -2
  %tail.val.i.i = load i16, ptr %tail.sroa.0.02.i, align 2, !alias.scope !180, !noalias !185, !noundef !32
  %.val1.i.i = load i16, ptr %45, align 2, !alias.scope !187, !noalias !188, !noundef !32
  %_0.i.i.i.i = icmp slt i16 %tail.val.i.i, %.val1.i.i
  br i1 %_0.i.i.i.i, label %bb4.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

bb4.i.i:                                          ; preds = %bb5.i, %bb6.i.i
  %46 = phi i16 [ %.val.i.i, %bb6.i.i ], [ %.val1.i.i, %bb5.i ]
  %gap_guard.sroa.4.0.i.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %tail.sroa.0.02.i, %bb5.i ]
  %sift.sroa.0.0.i.i = phi ptr [ %47, %bb6.i.i ], [ %45, %bb5.i ]
  store i16 %46, ptr %gap_guard.sroa.4.0.i.i, align 2, !alias.scope !189
  %_18.i.i = icmp eq ptr %sift.sroa.0.0.i.i, %v.sroa.0.0.lcssa
  br i1 %_18.i.i, label %bb10.i.i, label %bb6.i.i

bb6.i.i:                                          ; preds = %bb4.i.i
  %47 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i, i64 -2
  %.val.i.i = load i16, ptr %47, align 2, !alias.scope !187, !noalias !188, !noundef !32
  %_0.i.i2.i.i = icmp slt i16 %tail.val.i.i, %.val.i.i
  br i1 %_0.i.i2.i.i, label %bb4.i.i, label %bb10.i.i

bb10.i.i:                                         ; preds = %bb6.i.i, %bb4.i.i
  %sift.sroa.0.0.i.lcssa.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %v.sroa.0.0.lcssa, %bb4.i.i ]
  store i16 %tail.val.i.i, ptr %sift.sroa.0.0.i.lcssa.i, align 2, !alias.scope !189, !noalias !190
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb10.i.i, %bb5.i
  %_14.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i, i64 2
  %_10.not.i = icmp eq ptr %_14.i, %v_end.i
  br i1 %_10.not.i, label %bb21, label %bb5.i
}

; core::slice::sort::unstable::ipnsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: noinline nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1z_(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #1 {
start:
  %_4.i = icmp samesign ult i64 %v.1, 2
  br i1 %_4.i, label %bb6, label %bb2.i

bb2.i:                                            ; preds = %start
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %_28.i.val = load i32, ptr %_28.i, align 4, !noundef !32
  %v.0.val = load i32, ptr %v.0, align 4, !noundef !32
  %_3.i.i = and i32 %_28.i.val, 7
  %_3.i3.i = and i32 %v.0.val, 7
  %_5.i.i.i = icmp eq i32 %_3.i.i, %_3.i3.i
  %_6.i.i.i = icmp samesign ult i32 %_3.i.i, %_3.i3.i
  %_0.i.i.i = icmp ult i32 %_28.i.val, %v.0.val
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i.i, i1 %_6.i.i.i
  %_10.i24.not = icmp eq i64 %v.1, 2
  br i1 %val.sroa.0.0.i.i, label %bb4.i.preheader, label %bb11.i.preheader

bb11.i.preheader:                                 ; preds = %bb2.i
  br i1 %_10.i24.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb12.i

bb4.i.preheader:                                  ; preds = %bb2.i
  br i1 %_10.i24.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb5.i

bb12.i:                                           ; preds = %bb11.i.preheader, %bb15.i
  %_43.i.val = phi i32 [ %_40.i.val, %bb15.i ], [ %_28.i.val, %bb11.i.preheader ]
  %run_len.sroa.0.0.i22 = phi i64 [ %0, %bb15.i ], [ 2, %bb11.i.preheader ]
  %_40.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %run_len.sroa.0.0.i22
  %_40.i.val = load i32, ptr %_40.i, align 4, !noundef !32
  %_3.i.i2 = and i32 %_40.i.val, 7
  %_3.i3.i3 = and i32 %_43.i.val, 7
  %_5.i.i.i4 = icmp eq i32 %_3.i.i2, %_3.i3.i3
  %_6.i.i.i5 = icmp samesign ult i32 %_3.i.i2, %_3.i3.i3
  %_0.i.i.i6 = icmp ult i32 %_40.i.val, %_43.i.val
  %val.sroa.0.0.i.i7 = select i1 %_5.i.i.i4, i1 %_0.i.i.i6, i1 %_6.i.i.i5
  br i1 %val.sroa.0.0.i.i7, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb15.i

bb15.i:                                           ; preds = %bb12.i
  %0 = add nuw nsw i64 %run_len.sroa.0.0.i22, 1
  %exitcond.not = icmp eq i64 %0, %v.1
  br i1 %exitcond.not, label %bb2, label %bb12.i

bb5.i:                                            ; preds = %bb4.i.preheader, %bb7.i
  %_37.i.val = phi i32 [ %_34.i.val, %bb7.i ], [ %_28.i.val, %bb4.i.preheader ]
  %run_len.sroa.0.1.i25 = phi i64 [ %1, %bb7.i ], [ 2, %bb4.i.preheader ]
  %_34.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %run_len.sroa.0.1.i25
  %_34.i.val = load i32, ptr %_34.i, align 4, !noundef !32
  %_3.i.i8 = and i32 %_34.i.val, 7
  %_3.i3.i9 = and i32 %_37.i.val, 7
  %_5.i.i.i10 = icmp eq i32 %_3.i.i8, %_3.i3.i9
  %_6.i.i.i11 = icmp samesign ult i32 %_3.i.i8, %_3.i3.i9
  %_0.i.i.i12 = icmp ult i32 %_34.i.val, %_37.i.val
  %val.sroa.0.0.i.i13 = select i1 %_5.i.i.i10, i1 %_0.i.i.i12, i1 %_6.i.i.i11
  br i1 %val.sroa.0.0.i.i13, label %bb7.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit

bb7.i:                                            ; preds = %bb5.i
  %1 = add nuw nsw i64 %run_len.sroa.0.1.i25, 1
  %exitcond30.not = icmp eq i64 %1, %v.1
  br i1 %exitcond30.not, label %bb2, label %bb5.i

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit: ; preds = %bb12.i, %bb5.i, %bb11.i.preheader, %bb4.i.preheader
  %_0.sroa.0.0.i = phi i64 [ 2, %bb11.i.preheader ], [ 2, %bb4.i.preheader ], [ %run_len.sroa.0.1.i25, %bb5.i ], [ %run_len.sroa.0.0.i22, %bb12.i ]
  %_8 = icmp samesign ule i64 %_0.sroa.0.0.i, %v.1
  tail call void @llvm.assume(i1 %_8)
  %_9 = icmp eq i64 %_0.sroa.0.0.i, %v.1
  br i1 %_9, label %bb2, label %bb9

bb2:                                              ; preds = %bb15.i, %bb7.i, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit
  br i1 %val.sroa.0.0.i.i, label %bb3, label %bb6

bb9:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit
  %self = or i64 %v.1, 1
  %2 = tail call range(i64 3, 64) i64 @llvm.ctlz.i64(i64 %self, i1 true)
  %3 = trunc nuw nsw i64 %2 to i32
  %log = shl nuw nsw i32 %3, 1
  %limit = xor i32 %log, 126
; call core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call fastcc void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr noalias noundef nonnull align 4 %v.0, i64 noundef %v.1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable_or_null(4) null, i32 noundef %limit, ptr noalias noundef align 8 dereferenceable(8) %is_less) #15
  br label %bb6

bb6.loopexit.unr-lcssa:                           ; preds = %bb6.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb6, label %bb6.i.i.epil.preheader

bb6.i.i.epil.preheader:                           ; preds = %bb6.loopexit.unr-lcssa, %bb3
  %i.sroa.0.018.i.i.epil.init = phi i64 [ 0, %bb3 ], [ %15, %bb6.loopexit.unr-lcssa ]
  %lcmp.mod49 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod49)
  %4 = xor i64 %i.sroa.0.018.i.i.epil.init, -1
  %x.i.i.epil = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i.i.epil.init
  %y.i.i.epil = getelementptr i32, ptr %end.i, i64 %4
  %5 = load i32, ptr %x.i.i.epil, align 4, !alias.scope !195, !noalias !200, !noundef !32
  %6 = load i32, ptr %y.i.i.epil, align 4, !alias.scope !202, !noalias !203
  store i32 %6, ptr %x.i.i.epil, align 4, !alias.scope !195, !noalias !200
  store i32 %5, ptr %y.i.i.epil, align 4, !alias.scope !202, !noalias !203
  br label %bb6

bb6:                                              ; preds = %bb6.i.i.epil.preheader, %bb6.loopexit.unr-lcssa, %start, %bb2, %bb9
  ret void

bb3:                                              ; preds = %bb2
  %half_len1.i = lshr i64 %v.1, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !203)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !200)
  %end.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %v.1
  %xtraiter = and i64 %half_len1.i, 1
  %7 = icmp eq i64 %half_len1.i, 1
  br i1 %7, label %bb6.i.i.epil.preheader, label %bb3.new

bb3.new:                                          ; preds = %bb3
  %unroll_iter = and i64 %half_len1.i, 1152921504606846974
  br label %bb6.i.i

bb6.i.i:                                          ; preds = %bb6.i.i, %bb3.new
  %i.sroa.0.018.i.i = phi i64 [ 0, %bb3.new ], [ %15, %bb6.i.i ]
  %niter = phi i64 [ 0, %bb3.new ], [ %niter.next.1, %bb6.i.i ]
  %8 = xor i64 %i.sroa.0.018.i.i, -1
  %x.i.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i.i
  %y.i.i = getelementptr i32, ptr %end.i, i64 %8
  %9 = load i32, ptr %x.i.i, align 4, !alias.scope !195, !noalias !200, !noundef !32
  %10 = load i32, ptr %y.i.i, align 4, !alias.scope !202, !noalias !203
  store i32 %10, ptr %x.i.i, align 4, !alias.scope !195, !noalias !200
  store i32 %9, ptr %y.i.i, align 4, !alias.scope !202, !noalias !203
  %11 = xor i64 %i.sroa.0.018.i.i, -2
  %12 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i.i
  %x.i.i.1 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %y.i.i.1 = getelementptr i32, ptr %end.i, i64 %11
  %13 = load i32, ptr %x.i.i.1, align 4, !alias.scope !195, !noalias !200, !noundef !32
  %14 = load i32, ptr %y.i.i.1, align 4, !alias.scope !202, !noalias !203
  store i32 %14, ptr %x.i.i.1, align 4, !alias.scope !195, !noalias !200
  store i32 %13, ptr %y.i.i.1, align 4, !alias.scope !202, !noalias !203
  %15 = add nuw nsw i64 %i.sroa.0.018.i.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb6.loopexit.unr-lcssa, label %bb6.i.i
}

; core::slice::sort::unstable::ipnsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: noinline nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %_4.i = icmp samesign ult i64 %v.1, 2
  br i1 %_4.i, label %bb6, label %bb2.i

bb2.i:                                            ; preds = %start
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %_28.i.val = load i16, ptr %_28.i, align 2, !alias.scope !204, !noalias !207, !noundef !32
  %v.0.val = load i16, ptr %v.0, align 2, !alias.scope !207, !noalias !204, !noundef !32
  %_0.i.i = icmp slt i16 %_28.i.val, %v.0.val
  %_10.i14.not = icmp eq i64 %v.1, 2
  br i1 %_0.i.i, label %bb4.i.preheader, label %bb11.i.preheader

bb11.i.preheader:                                 ; preds = %bb2.i
  br i1 %_10.i14.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb12.i

bb4.i.preheader:                                  ; preds = %bb2.i
  br i1 %_10.i14.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb5.i

bb12.i:                                           ; preds = %bb11.i.preheader, %bb15.i
  %_43.i.val = phi i16 [ %_40.i.val, %bb15.i ], [ %_28.i.val, %bb11.i.preheader ]
  %run_len.sroa.0.0.i12 = phi i64 [ %0, %bb15.i ], [ 2, %bb11.i.preheader ]
  %_40.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %run_len.sroa.0.0.i12
  %_40.i.val = load i16, ptr %_40.i, align 2, !alias.scope !204, !noalias !207, !noundef !32
  %_0.i.i2 = icmp slt i16 %_40.i.val, %_43.i.val
  br i1 %_0.i.i2, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb15.i

bb15.i:                                           ; preds = %bb12.i
  %0 = add nuw nsw i64 %run_len.sroa.0.0.i12, 1
  %exitcond.not = icmp eq i64 %0, %v.1
  br i1 %exitcond.not, label %bb2, label %bb12.i

bb5.i:                                            ; preds = %bb4.i.preheader, %bb7.i
  %_37.i.val = phi i16 [ %_34.i.val, %bb7.i ], [ %_28.i.val, %bb4.i.preheader ]
  %run_len.sroa.0.1.i15 = phi i64 [ %1, %bb7.i ], [ 2, %bb4.i.preheader ]
  %_34.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %run_len.sroa.0.1.i15
  %_34.i.val = load i16, ptr %_34.i, align 2, !alias.scope !204, !noalias !207, !noundef !32
  %_0.i.i3 = icmp slt i16 %_34.i.val, %_37.i.val
  br i1 %_0.i.i3, label %bb7.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb7.i:                                            ; preds = %bb5.i
  %1 = add nuw nsw i64 %run_len.sroa.0.1.i15, 1
  %exitcond20.not = icmp eq i64 %1, %v.1
  br i1 %exitcond20.not, label %bb2, label %bb5.i

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb12.i, %bb5.i, %bb11.i.preheader, %bb4.i.preheader
  %_0.sroa.0.0.i = phi i64 [ 2, %bb11.i.preheader ], [ 2, %bb4.i.preheader ], [ %run_len.sroa.0.1.i15, %bb5.i ], [ %run_len.sroa.0.0.i12, %bb12.i ]
  %_8 = icmp samesign ule i64 %_0.sroa.0.0.i, %v.1
  tail call void @llvm.assume(i1 %_8)
  %_9 = icmp eq i64 %_0.sroa.0.0.i, %v.1
  br i1 %_9, label %bb2, label %bb9

bb2:                                              ; preds = %bb15.i, %bb7.i, %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  br i1 %_0.i.i, label %bb3, label %bb6

bb9:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %self = or i64 %v.1, 1
  %2 = tail call range(i64 2, 64) i64 @llvm.ctlz.i64(i64 %self, i1 true)
  %3 = trunc nuw nsw i64 %2 to i32
  %log = shl nuw nsw i32 %3, 1
  %limit = xor i32 %log, 126
; call core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef %v.1, ptr noalias noundef readonly align 2 captures(address, read_provenance) dereferenceable_or_null(2) null, i32 noundef %limit, ptr noalias noundef nonnull align 1 %is_less) #15
  br label %bb6

bb6.loopexit.unr-lcssa:                           ; preds = %bb6.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb6, label %bb6.i.i.epil.preheader

bb6.i.i.epil.preheader:                           ; preds = %bb6.loopexit.unr-lcssa, %bb3
  %i.sroa.0.018.i.i.epil.init = phi i64 [ 0, %bb3 ], [ %15, %bb6.loopexit.unr-lcssa ]
  %lcmp.mod39 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod39)
  %4 = xor i64 %i.sroa.0.018.i.i.epil.init, -1
  %x.i.i.epil = getelementptr inbounds nuw i16, ptr %v.0, i64 %i.sroa.0.018.i.i.epil.init
  %y.i.i.epil = getelementptr i16, ptr %end.i, i64 %4
  %5 = load i16, ptr %x.i.i.epil, align 2, !alias.scope !209, !noalias !214, !noundef !32
  %6 = load i16, ptr %y.i.i.epil, align 2, !alias.scope !216, !noalias !217
  store i16 %6, ptr %x.i.i.epil, align 2, !alias.scope !209, !noalias !214
  store i16 %5, ptr %y.i.i.epil, align 2, !alias.scope !216, !noalias !217
  br label %bb6

bb6:                                              ; preds = %bb6.i.i.epil.preheader, %bb6.loopexit.unr-lcssa, %start, %bb2, %bb9
  ret void

bb3:                                              ; preds = %bb2
  %half_len1.i = lshr i64 %v.1, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !217)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !214)
  %end.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %v.1
  %xtraiter = and i64 %half_len1.i, 1
  %7 = icmp eq i64 %half_len1.i, 1
  br i1 %7, label %bb6.i.i.epil.preheader, label %bb3.new

bb3.new:                                          ; preds = %bb3
  %unroll_iter = and i64 %half_len1.i, 2305843009213693950
  br label %bb6.i.i

bb6.i.i:                                          ; preds = %bb6.i.i, %bb3.new
  %i.sroa.0.018.i.i = phi i64 [ 0, %bb3.new ], [ %15, %bb6.i.i ]
  %niter = phi i64 [ 0, %bb3.new ], [ %niter.next.1, %bb6.i.i ]
  %8 = xor i64 %i.sroa.0.018.i.i, -1
  %x.i.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %i.sroa.0.018.i.i
  %y.i.i = getelementptr i16, ptr %end.i, i64 %8
  %9 = load i16, ptr %x.i.i, align 2, !alias.scope !209, !noalias !214, !noundef !32
  %10 = load i16, ptr %y.i.i, align 2, !alias.scope !216, !noalias !217
  store i16 %10, ptr %x.i.i, align 2, !alias.scope !209, !noalias !214
  store i16 %9, ptr %y.i.i, align 2, !alias.scope !216, !noalias !217
  %11 = xor i64 %i.sroa.0.018.i.i, -2
  %12 = getelementptr inbounds nuw i16, ptr %v.0, i64 %i.sroa.0.018.i.i
  %x.i.i.1 = getelementptr inbounds nuw i8, ptr %12, i64 2
  %y.i.i.1 = getelementptr i16, ptr %end.i, i64 %11
  %13 = load i16, ptr %x.i.i.1, align 2, !alias.scope !209, !noalias !214, !noundef !32
  %14 = load i16, ptr %y.i.i.1, align 2, !alias.scope !216, !noalias !217
  store i16 %14, ptr %x.i.i.1, align 2, !alias.scope !209, !noalias !214
  store i16 %13, ptr %y.i.i.1, align 2, !alias.scope !216, !noalias !217
  %15 = add nuw nsw i64 %i.sroa.0.018.i.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb6.loopexit.unr-lcssa, label %bb6.i.i
}

; core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef nonnull ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull readonly %2, i64 noundef range(i64 0, 288230376151711744) %n) unnamed_addr #2 {
start:
  %_6 = icmp samesign ugt i64 %n, 7
  br i1 %_6, label %bb1, label %bb6

bb1:                                              ; preds = %start
  %n84 = lshr i64 %n, 3
  %count = shl nuw nsw i64 %n84, 2
  %_10 = getelementptr inbounds nuw i32, ptr %0, i64 %count
  %count1 = mul nuw nsw i64 %n84, 7
  %_13 = getelementptr inbounds nuw i32, ptr %0, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %3 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef %0, ptr noundef %_10, ptr noundef %_13, i64 noundef %n84) #15
  %_16 = getelementptr inbounds nuw i32, ptr %1, i64 %count
  %_18 = getelementptr inbounds nuw i32, ptr %1, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %4 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef %1, ptr noundef %_16, ptr noundef %_18, i64 noundef %n84) #15
  %_20 = getelementptr inbounds nuw i32, ptr %2, i64 %count
  %_22 = getelementptr inbounds nuw i32, ptr %2, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %5 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef %2, ptr noundef %_20, ptr noundef %_22, i64 noundef %n84) #15
  br label %bb6

bb6:                                              ; preds = %start, %bb1
  %c.sroa.0.0 = phi ptr [ %5, %bb1 ], [ %2, %start ]
  %b.sroa.0.0 = phi ptr [ %4, %bb1 ], [ %1, %start ]
  %a.sroa.0.0 = phi ptr [ %3, %bb1 ], [ %0, %start ]
  %a.sroa.0.0.val6 = load i32, ptr %a.sroa.0.0, align 4, !noundef !32
  %b.sroa.0.0.val7 = load i32, ptr %b.sroa.0.0, align 4, !noundef !32
  %_3.i.i = and i32 %a.sroa.0.0.val6, 7
  %_3.i3.i = and i32 %b.sroa.0.0.val7, 7
  %_5.i.i.i = icmp eq i32 %_3.i.i, %_3.i3.i
  %_6.i.i.i = icmp samesign ult i32 %_3.i.i, %_3.i3.i
  %_0.i.i.i = icmp ult i32 %a.sroa.0.0.val6, %b.sroa.0.0.val7
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i.i, i1 %_6.i.i.i
  %c.sroa.0.0.val5 = load i32, ptr %c.sroa.0.0, align 4, !noundef !32
  %_3.i3.i9 = and i32 %c.sroa.0.0.val5, 7
  %_5.i.i.i10 = icmp eq i32 %_3.i.i, %_3.i3.i9
  %_6.i.i.i11 = icmp samesign ult i32 %_3.i.i, %_3.i3.i9
  %_0.i.i.i12 = icmp ult i32 %a.sroa.0.0.val6, %c.sroa.0.0.val5
  %val.sroa.0.0.i.i13 = select i1 %_5.i.i.i10, i1 %_0.i.i.i12, i1 %_6.i.i.i11
  %6 = xor i1 %val.sroa.0.0.i.i, %val.sroa.0.0.i.i13
  br i1 %6, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit, label %bb3.i

bb3.i:                                            ; preds = %bb6
  %_5.i.i.i16 = icmp eq i32 %_3.i3.i, %_3.i3.i9
  %_6.i.i.i17 = icmp samesign ult i32 %_3.i3.i, %_3.i3.i9
  %_0.i.i.i18 = icmp ult i32 %b.sroa.0.0.val7, %c.sroa.0.0.val5
  %val.sroa.0.0.i.i19 = select i1 %_5.i.i.i16, i1 %_0.i.i.i18, i1 %_6.i.i.i17
  %_12.i = xor i1 %val.sroa.0.0.i.i, %val.sroa.0.0.i.i19
  %c.b.i = select i1 %_12.i, ptr %c.sroa.0.0, ptr %b.sroa.0.0
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit: ; preds = %bb6, %bb3.i
  %_0.sroa.0.0.i = phi ptr [ %a.sroa.0.0, %bb6 ], [ %c.b.i, %bb3.i ]
  ret ptr %_0.sroa.0.0.i
}

; core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef nonnull ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef nonnull readonly %0, ptr noundef nonnull readonly %1, ptr noundef nonnull readonly %2, i64 noundef range(i64 0, 576460752303423488) %n) unnamed_addr #2 {
start:
  %_6 = icmp samesign ugt i64 %n, 7
  br i1 %_6, label %bb1, label %bb6

bb1:                                              ; preds = %start
  %n84 = lshr i64 %n, 3
  %count = shl nuw nsw i64 %n84, 2
  %_10 = getelementptr inbounds nuw i16, ptr %0, i64 %count
  %count1 = mul nuw nsw i64 %n84, 7
  %_13 = getelementptr inbounds nuw i16, ptr %0, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %3 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef %0, ptr noundef %_10, ptr noundef %_13, i64 noundef %n84) #15
  %_16 = getelementptr inbounds nuw i16, ptr %1, i64 %count
  %_18 = getelementptr inbounds nuw i16, ptr %1, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %4 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef %1, ptr noundef %_16, ptr noundef %_18, i64 noundef %n84) #15
  %_20 = getelementptr inbounds nuw i16, ptr %2, i64 %count
  %_22 = getelementptr inbounds nuw i16, ptr %2, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %5 = tail call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef %2, ptr noundef %_20, ptr noundef %_22, i64 noundef %n84) #15
  br label %bb6

bb6:                                              ; preds = %start, %bb1
  %c.sroa.0.0 = phi ptr [ %5, %bb1 ], [ %2, %start ]
  %b.sroa.0.0 = phi ptr [ %4, %bb1 ], [ %1, %start ]
  %a.sroa.0.0 = phi ptr [ %3, %bb1 ], [ %0, %start ]
  %a.sroa.0.0.val6 = load i16, ptr %a.sroa.0.0, align 2, !alias.scope !204, !noalias !207, !noundef !32
  %b.sroa.0.0.val7 = load i16, ptr %b.sroa.0.0, align 2, !alias.scope !207, !noalias !204, !noundef !32
  %_0.i.i = icmp slt i16 %a.sroa.0.0.val6, %b.sroa.0.0.val7
  %c.sroa.0.0.val5 = load i16, ptr %c.sroa.0.0, align 2, !alias.scope !207, !noalias !204, !noundef !32
  %_0.i.i8 = icmp slt i16 %a.sroa.0.0.val6, %c.sroa.0.0.val5
  %6 = xor i1 %_0.i.i, %_0.i.i8
  %_0.i.i9 = icmp slt i16 %b.sroa.0.0.val7, %c.sroa.0.0.val5
  %_12.i = xor i1 %_0.i.i, %_0.i.i9
  %c.b.i = select i1 %_12.i, ptr %c.sroa.0.0, ptr %b.sroa.0.0
  %_0.sroa.0.0.i = select i1 %6, ptr %a.sroa.0.0, ptr %c.b.i
  ret ptr %_0.sroa.0.0.i
}

; core::slice::sort::unstable::heapsort::heapsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_(ptr noalias noundef nonnull align 4 captures(none) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #3 {
start:
  %_75 = lshr i64 %v.1, 1
  %_6 = add nuw nsw i64 %_75, %v.1
  %_17.not16 = icmp eq i64 %_6, 0
  br i1 %_17.not16, label %bb7, label %bb6

bb7:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit, %start
  ret void

bb6:                                              ; preds = %start, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit
  %iter.sroa.2.017 = phi i64 [ %_20, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit ], [ %_6, %start ]
  %_20 = add nsw i64 %iter.sroa.2.017, -1
  %_12.not = icmp ult i64 %_20, %v.1
  br i1 %_12.not, label %bb11, label %bb2

bb2:                                              ; preds = %bb6
  %0 = sub nuw nsw i64 %_20, %v.1
  br label %bb14

bb11:                                             ; preds = %bb6
  %pb = getelementptr inbounds nuw i32, ptr %v.0, i64 %_20
  %tmp.sroa.0.0.copyload.i = load i32, ptr %v.0, align 4
  %1 = load i32, ptr %pb, align 4
  store i32 %1, ptr %v.0, align 4
  store i32 %tmp.sroa.0.0.copyload.i, ptr %pb, align 4
  br label %bb14

bb14:                                             ; preds = %bb11, %bb2
  %sift_idx.sroa.0.0 = phi i64 [ %0, %bb2 ], [ 0, %bb11 ]
  %..i = tail call noundef range(i64 0, 4611686018427387904) i64 @llvm.umin.i64(i64 range(i64 0, 4611686018427387904) %v.1, i64 range(i64 0, 6917529027641081854) %_20)
  %_4.i = icmp ule i64 %sift_idx.sroa.0.0, %..i
  tail call void @llvm.assume(i1 %_4.i)
  %_9.i12 = shl nuw nsw i64 %sift_idx.sroa.0.0, 1
  %2 = or disjoint i64 %_9.i12, 1
  %_11.not.i13 = icmp samesign ult i64 %2, %..i
  br i1 %_11.not.i13, label %bb3.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit

bb3.i:                                            ; preds = %bb14, %bb16.i
  %3 = phi i64 [ %5, %bb16.i ], [ %2, %bb14 ]
  %_9.i15 = phi i64 [ %_9.i, %bb16.i ], [ %_9.i12, %bb14 ]
  %node.sroa.0.0.i14 = phi i64 [ %child.sroa.0.0.i, %bb16.i ], [ %sift_idx.sroa.0.0, %bb14 ]
  %_14.i = add nuw nsw i64 %_9.i15, 2
  %_13.i = icmp samesign ult i64 %_14.i, %..i
  br i1 %_13.i, label %bb4.i, label %bb7.i

bb4.i:                                            ; preds = %bb3.i
  %_20.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %3
  %_23.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_14.i
  %_20.i.val = load i32, ptr %_20.i, align 4, !noundef !32
  %_23.i.val = load i32, ptr %_23.i, align 4, !noundef !32
  %_3.i.i = and i32 %_20.i.val, 7
  %_3.i3.i = and i32 %_23.i.val, 7
  %_5.i.i.i = icmp eq i32 %_3.i.i, %_3.i3.i
  %_6.i.i.i = icmp samesign ult i32 %_3.i.i, %_3.i3.i
  %_0.i.i.i = icmp ult i32 %_20.i.val, %_23.i.val
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i.i, i1 %_6.i.i.i
  %_16.i = zext i1 %val.sroa.0.0.i.i to i64
  %4 = add nuw nsw i64 %3, %_16.i
  br label %bb7.i

bb7.i:                                            ; preds = %bb4.i, %bb3.i
  %child.sroa.0.0.i = phi i64 [ %4, %bb4.i ], [ %3, %bb3.i ]
  %_29.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %node.sroa.0.0.i14
  %_32.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %child.sroa.0.0.i
  %_29.i.val = load i32, ptr %_29.i, align 4, !noundef !32
  %_32.i.val = load i32, ptr %_32.i, align 4, !noundef !32
  %_3.i.i6 = and i32 %_29.i.val, 7
  %_3.i3.i7 = and i32 %_32.i.val, 7
  %_5.i.i.i8 = icmp eq i32 %_3.i.i6, %_3.i3.i7
  %_6.i.i.i9 = icmp samesign ult i32 %_3.i.i6, %_3.i3.i7
  %_0.i.i.i10 = icmp ult i32 %_29.i.val, %_32.i.val
  %val.sroa.0.0.i.i11 = select i1 %_5.i.i.i8, i1 %_0.i.i.i10, i1 %_6.i.i.i9
  br i1 %val.sroa.0.0.i.i11, label %bb16.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit

bb16.i:                                           ; preds = %bb7.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !218)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !221)
  store i32 %_32.i.val, ptr %_29.i, align 4, !alias.scope !218, !noalias !221
  store i32 %_29.i.val, ptr %_32.i, align 4, !alias.scope !221, !noalias !218
  %_9.i = shl nuw nsw i64 %child.sroa.0.0.i, 1
  %5 = or disjoint i64 %_9.i, 1
  %_11.not.i = icmp samesign ult i64 %5, %..i
  br i1 %_11.not.i, label %bb3.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit: ; preds = %bb7.i, %bb16.i, %bb14
  %_17.not = icmp eq i64 %_20, 0
  br i1 %_17.not, label %bb7, label %bb6
}

; core::slice::sort::unstable::heapsort::heapsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(none) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias nonnull readnone align 1 captures(none) %is_less) unnamed_addr #3 {
start:
  %_75 = lshr i64 %v.1, 1
  %_6 = add nuw nsw i64 %_75, %v.1
  %_17.not11 = icmp eq i64 %_6, 0
  br i1 %_17.not11, label %bb7, label %bb6

bb7:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %start
  ret void

bb6:                                              ; preds = %start, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %iter.sroa.2.012 = phi i64 [ %_20, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %_6, %start ]
  %_20 = add nsw i64 %iter.sroa.2.012, -1
  %_12.not = icmp ult i64 %_20, %v.1
  br i1 %_12.not, label %bb11, label %bb2

bb2:                                              ; preds = %bb6
  %0 = sub nuw nsw i64 %_20, %v.1
  br label %bb14

bb11:                                             ; preds = %bb6
  %pb = getelementptr inbounds nuw i16, ptr %v.0, i64 %_20
  %tmp.sroa.0.0.copyload.i = load i16, ptr %v.0, align 2
  %1 = load i16, ptr %pb, align 2
  store i16 %1, ptr %v.0, align 2
  store i16 %tmp.sroa.0.0.copyload.i, ptr %pb, align 2
  br label %bb14

bb14:                                             ; preds = %bb11, %bb2
  %sift_idx.sroa.0.0 = phi i64 [ %0, %bb2 ], [ 0, %bb11 ]
  %..i = tail call noundef range(i64 0, 4611686018427387904) i64 @llvm.umin.i64(i64 range(i64 0, 4611686018427387904) %v.1, i64 range(i64 0, 6917529027641081854) %_20)
  %_4.i = icmp ule i64 %sift_idx.sroa.0.0, %..i
  tail call void @llvm.assume(i1 %_4.i)
  %_9.i7 = shl nuw nsw i64 %sift_idx.sroa.0.0, 1
  %2 = or disjoint i64 %_9.i7, 1
  %_11.not.i8 = icmp samesign ult i64 %2, %..i
  br i1 %_11.not.i8, label %bb3.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb3.i:                                            ; preds = %bb14, %bb16.i
  %3 = phi i64 [ %5, %bb16.i ], [ %2, %bb14 ]
  %_9.i10 = phi i64 [ %_9.i, %bb16.i ], [ %_9.i7, %bb14 ]
  %node.sroa.0.0.i9 = phi i64 [ %child.sroa.0.0.i, %bb16.i ], [ %sift_idx.sroa.0.0, %bb14 ]
  %_14.i = add nuw nsw i64 %_9.i10, 2
  %_13.i = icmp samesign ult i64 %_14.i, %..i
  br i1 %_13.i, label %bb4.i, label %bb7.i

bb4.i:                                            ; preds = %bb3.i
  %_20.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %3
  %_23.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %_14.i
  %_20.i.val = load i16, ptr %_20.i, align 2, !alias.scope !204, !noalias !207, !noundef !32
  %_23.i.val = load i16, ptr %_23.i, align 2, !alias.scope !207, !noalias !204, !noundef !32
  %_0.i.i = icmp slt i16 %_20.i.val, %_23.i.val
  %_16.i = zext i1 %_0.i.i to i64
  %4 = add nuw nsw i64 %3, %_16.i
  br label %bb7.i

bb7.i:                                            ; preds = %bb4.i, %bb3.i
  %child.sroa.0.0.i = phi i64 [ %4, %bb4.i ], [ %3, %bb3.i ]
  %_29.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %node.sroa.0.0.i9
  %_32.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %child.sroa.0.0.i
  %_29.i.val = load i16, ptr %_29.i, align 2, !alias.scope !204, !noalias !207, !noundef !32
  %_32.i.val = load i16, ptr %_32.i, align 2, !alias.scope !207, !noalias !204, !noundef !32
  %_0.i.i6 = icmp slt i16 %_29.i.val, %_32.i.val
  br i1 %_0.i.i6, label %bb16.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb16.i:                                           ; preds = %bb7.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !223)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !226)
  store i16 %_32.i.val, ptr %_29.i, align 2, !alias.scope !223, !noalias !226
  store i16 %_29.i.val, ptr %_32.i, align 2, !alias.scope !226, !noalias !223
  %_9.i = shl nuw nsw i64 %child.sroa.0.0.i, 1
  %5 = or disjoint i64 %_9.i, 1
  %_11.not.i = icmp samesign ult i64 %5, %..i
  br i1 %_11.not.i, label %bb3.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb7.i, %bb16.i, %bb14
  %_17.not = icmp eq i64 %_20, 0
  br i1 %_17.not, label %bb7, label %bb6
}

; core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define internal fastcc void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr noalias noundef nonnull align 4 %0, i64 noundef range(i64 0, 2305843009213693952) %1, ptr noalias noundef readonly align 4 captures(address) dereferenceable_or_null(4) %2, i32 noundef range(i32 0, 127) %3, ptr noalias noundef nonnull readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #0 {
start:
  %stack_array.i = alloca [128 x i8], align 4
  %_595 = icmp samesign ult i64 %1, 33
  br i1 %_595, label %bb3, label %bb5

bb5:                                              ; preds = %start, %bb1.backedge
  %v.sroa.0.099 = phi ptr [ %v.sroa.0.0.be, %bb1.backedge ], [ %0, %start ]
  %v.sroa.15.098 = phi i64 [ %v.sroa.15.0.be, %bb1.backedge ], [ %1, %start ]
  %ancestor_pivot.sroa.0.097 = phi ptr [ %ancestor_pivot.sroa.0.0.be, %bb1.backedge ], [ %2, %start ]
  %limit.sroa.0.096 = phi i32 [ %91, %bb1.backedge ], [ %3, %start ]
  %4 = icmp eq i32 %limit.sroa.0.096, 0
  br i1 %4, label %bb6, label %bb7

bb3:                                              ; preds = %bb1.backedge, %start
  %v.sroa.15.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.15.0.be, %bb1.backedge ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.0.be, %bb1.backedge ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !228)
  %_4.i = icmp samesign ult i64 %v.sroa.15.0.lcssa, 2
  br i1 %_4.i, label %bb22, label %bb4.i

bb4.i:                                            ; preds = %bb3
  call void @llvm.lifetime.start.p0(ptr nonnull %stack_array.i), !noalias !228
  %len_div_26.i = lshr i64 %v.sroa.15.0.lcssa, 1
  %no_merge.i = icmp samesign ult i64 %v.sroa.15.0.lcssa, 18
  %v.1.len_div_26.i = select i1 %no_merge.i, i64 %v.sroa.15.0.lcssa, i64 %len_div_26.i
  %data.i = getelementptr i32, ptr %v.sroa.0.0.lcssa, i64 %len_div_26.i
  %len.i = sub nuw nsw i64 %v.sroa.15.0.lcssa, %len_div_26.i
  br label %bb8.i

bb8.i:                                            ; preds = %bb19.i, %bb4.i
  %region.sroa.8.0.i = phi i64 [ %v.1.len_div_26.i, %bb4.i ], [ %len.i, %bb19.i ]
  %region.sroa.0.0.i = phi ptr [ %v.sroa.0.0.lcssa, %bb4.i ], [ %data.i, %bb19.i ]
  %_14.i = icmp ugt i64 %region.sroa.8.0.i, 12
  br i1 %_14.i, label %bb9.i, label %bb11.i

bb11.i:                                           ; preds = %bb8.i
  %_19.i = icmp samesign ugt i64 %region.sroa.8.0.i, 8
  br i1 %_19.i, label %bb12.i, label %bb16.i

bb9.i:                                            ; preds = %bb8.i
  %v_b.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 48
  %v_b.val.i.i.i = load i32, ptr %v_b.i.i.i, align 4, !alias.scope !231, !noundef !32
  %v_a.val.i.i.i = load i32, ptr %region.sroa.0.0.i, align 4, !alias.scope !231, !noundef !32
  %_3.i.i.i.i.i = and i32 %v_b.val.i.i.i, 7
  %_3.i3.i.i.i.i = and i32 %v_a.val.i.i.i, 7
  %_5.i.i.i.i.i.i = icmp eq i32 %_3.i.i.i.i.i, %_3.i3.i.i.i.i
  %_6.i.i.i.i.i.i = icmp samesign ult i32 %_3.i.i.i.i.i, %_3.i3.i.i.i.i
  %_0.i.i.i.i.i.i = icmp ult i32 %v_b.val.i.i.i, %v_a.val.i.i.i
  %val.sroa.0.0.i.i.i.i.i = select i1 %_5.i.i.i.i.i.i, i1 %_0.i.i.i.i.i.i, i1 %_6.i.i.i.i.i.i
  %value.i.i.i = select i1 %val.sroa.0.0.i.i.i.i.i, i32 %v_a.val.i.i.i, i32 %v_b.val.i.i.i
  %5 = select i1 %val.sroa.0.0.i.i.i.i.i, i32 %v_b.val.i.i.i, i32 %v_a.val.i.i.i
  %v_a.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 4
  %v_b.i1.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 40
  %v_b.val.i2.i.i = load i32, ptr %v_b.i1.i.i, align 4, !alias.scope !231, !noundef !32
  %v_a.val.i3.i.i = load i32, ptr %v_a.i.i.i, align 4, !alias.scope !231, !noundef !32
  %_3.i.i.i4.i.i = and i32 %v_b.val.i2.i.i, 7
  %_3.i3.i.i5.i.i = and i32 %v_a.val.i3.i.i, 7
  %_5.i.i.i.i6.i.i = icmp eq i32 %_3.i.i.i4.i.i, %_3.i3.i.i5.i.i
  %_6.i.i.i.i7.i.i = icmp samesign ult i32 %_3.i.i.i4.i.i, %_3.i3.i.i5.i.i
  %_0.i.i.i.i8.i.i = icmp ult i32 %v_b.val.i2.i.i, %v_a.val.i3.i.i
  %val.sroa.0.0.i.i.i9.i.i = select i1 %_5.i.i.i.i6.i.i, i1 %_0.i.i.i.i8.i.i, i1 %_6.i.i.i.i7.i.i
  %value.i10.i.i = select i1 %val.sroa.0.0.i.i.i9.i.i, i32 %v_a.val.i3.i.i, i32 %v_b.val.i2.i.i
  %6 = select i1 %val.sroa.0.0.i.i.i9.i.i, i32 %v_b.val.i2.i.i, i32 %v_a.val.i3.i.i
  %v_a.i11.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 8
  %v_b.i12.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 36
  %v_b.val.i13.i.i = load i32, ptr %v_b.i12.i.i, align 4, !alias.scope !231, !noundef !32
  %v_a.val.i14.i.i = load i32, ptr %v_a.i11.i.i, align 4, !alias.scope !231, !noundef !32
  %_3.i.i.i15.i.i = and i32 %v_b.val.i13.i.i, 7
  %_3.i3.i.i16.i.i = and i32 %v_a.val.i14.i.i, 7
  %_5.i.i.i.i17.i.i = icmp eq i32 %_3.i.i.i15.i.i, %_3.i3.i.i16.i.i
  %_6.i.i.i.i18.i.i = icmp samesign ult i32 %_3.i.i.i15.i.i, %_3.i3.i.i16.i.i
  %_0.i.i.i.i19.i.i = icmp ult i32 %v_b.val.i13.i.i, %v_a.val.i14.i.i
  %val.sroa.0.0.i.i.i20.i.i = select i1 %_5.i.i.i.i17.i.i, i1 %_0.i.i.i.i19.i.i, i1 %_6.i.i.i.i18.i.i
  %value.i21.i.i = select i1 %val.sroa.0.0.i.i.i20.i.i, i32 %v_a.val.i14.i.i, i32 %v_b.val.i13.i.i
  %7 = select i1 %val.sroa.0.0.i.i.i20.i.i, i32 %v_b.val.i13.i.i, i32 %v_a.val.i14.i.i
  %v_a.i22.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 12
  %v_b.i23.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 28
  %v_b.val.i24.i.i = load i32, ptr %v_b.i23.i.i, align 4, !alias.scope !231, !noundef !32
  %v_a.val.i25.i.i = load i32, ptr %v_a.i22.i.i, align 4, !alias.scope !231, !noundef !32
  %_3.i.i.i26.i.i = and i32 %v_b.val.i24.i.i, 7
  %_3.i3.i.i27.i.i = and i32 %v_a.val.i25.i.i, 7
  %_5.i.i.i.i28.i.i = icmp eq i32 %_3.i.i.i26.i.i, %_3.i3.i.i27.i.i
  %_6.i.i.i.i29.i.i = icmp samesign ult i32 %_3.i.i.i26.i.i, %_3.i3.i.i27.i.i
  %_0.i.i.i.i30.i.i = icmp ult i32 %v_b.val.i24.i.i, %v_a.val.i25.i.i
  %val.sroa.0.0.i.i.i31.i.i = select i1 %_5.i.i.i.i28.i.i, i1 %_0.i.i.i.i30.i.i, i1 %_6.i.i.i.i29.i.i
  %value.i32.i.i = select i1 %val.sroa.0.0.i.i.i31.i.i, i32 %v_a.val.i25.i.i, i32 %v_b.val.i24.i.i
  %8 = select i1 %val.sroa.0.0.i.i.i31.i.i, i32 %v_b.val.i24.i.i, i32 %v_a.val.i25.i.i
  %v_a.i33.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 20
  %v_b.i34.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 44
  %v_b.val.i35.i.i = load i32, ptr %v_b.i34.i.i, align 4, !alias.scope !231, !noundef !32
  %v_a.val.i36.i.i = load i32, ptr %v_a.i33.i.i, align 4, !alias.scope !231, !noundef !32
  %_3.i.i.i37.i.i = and i32 %v_b.val.i35.i.i, 7
  %_3.i3.i.i38.i.i = and i32 %v_a.val.i36.i.i, 7
  %_5.i.i.i.i39.i.i = icmp eq i32 %_3.i.i.i37.i.i, %_3.i3.i.i38.i.i
  %_6.i.i.i.i40.i.i = icmp samesign ult i32 %_3.i.i.i37.i.i, %_3.i3.i.i38.i.i
  %_0.i.i.i.i41.i.i = icmp ult i32 %v_b.val.i35.i.i, %v_a.val.i36.i.i
  %val.sroa.0.0.i.i.i42.i.i = select i1 %_5.i.i.i.i39.i.i, i1 %_0.i.i.i.i41.i.i, i1 %_6.i.i.i.i40.i.i
  %value.i43.i.i = select i1 %val.sroa.0.0.i.i.i42.i.i, i32 %v_a.val.i36.i.i, i32 %v_b.val.i35.i.i
  %9 = select i1 %val.sroa.0.0.i.i.i42.i.i, i32 %v_b.val.i35.i.i, i32 %v_a.val.i36.i.i
  %v_a.i44.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 24
  %v_b.i45.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 32
  %v_b.val.i46.i.i = load i32, ptr %v_b.i45.i.i, align 4, !alias.scope !231, !noundef !32
  %v_a.val.i47.i.i = load i32, ptr %v_a.i44.i.i, align 4, !alias.scope !231, !noundef !32
  %_3.i.i.i48.i.i = and i32 %v_b.val.i46.i.i, 7
  %_3.i3.i.i49.i.i = and i32 %v_a.val.i47.i.i, 7
  %_5.i.i.i.i50.i.i = icmp eq i32 %_3.i.i.i48.i.i, %_3.i3.i.i49.i.i
  %_6.i.i.i.i51.i.i = icmp samesign ult i32 %_3.i.i.i48.i.i, %_3.i3.i.i49.i.i
  %_0.i.i.i.i52.i.i = icmp ult i32 %v_b.val.i46.i.i, %v_a.val.i47.i.i
  %val.sroa.0.0.i.i.i53.i.i = select i1 %_5.i.i.i.i50.i.i, i1 %_0.i.i.i.i52.i.i, i1 %_6.i.i.i.i51.i.i
  %value.i54.i.i = select i1 %val.sroa.0.0.i.i.i53.i.i, i32 %v_a.val.i47.i.i, i32 %v_b.val.i46.i.i
  %10 = select i1 %val.sroa.0.0.i.i.i53.i.i, i32 %v_b.val.i46.i.i, i32 %v_a.val.i47.i.i
  %_3.i.i.i59.i.i = and i32 %10, 7
  %_3.i3.i.i60.i.i = and i32 %6, 7
  %_5.i.i.i.i61.i.i = icmp eq i32 %_3.i.i.i59.i.i, %_3.i3.i.i60.i.i
  %_6.i.i.i.i62.i.i = icmp samesign ult i32 %_3.i.i.i59.i.i, %_3.i3.i.i60.i.i
  %_0.i.i.i.i63.i.i = icmp ult i32 %10, %6
  %val.sroa.0.0.i.i.i64.i.i = select i1 %_5.i.i.i.i61.i.i, i1 %_0.i.i.i.i63.i.i, i1 %_6.i.i.i.i62.i.i
  %value.i65.i.i = select i1 %val.sroa.0.0.i.i.i64.i.i, i32 %6, i32 %10
  %11 = select i1 %val.sroa.0.0.i.i.i64.i.i, i32 %10, i32 %6
  %_3.i.i.i70.i.i = and i32 %8, 7
  %_3.i3.i.i71.i.i = and i32 %7, 7
  %_5.i.i.i.i72.i.i = icmp eq i32 %_3.i.i.i70.i.i, %_3.i3.i.i71.i.i
  %_6.i.i.i.i73.i.i = icmp samesign ult i32 %_3.i.i.i70.i.i, %_3.i3.i.i71.i.i
  %_0.i.i.i.i74.i.i = icmp ult i32 %8, %7
  %val.sroa.0.0.i.i.i75.i.i = select i1 %_5.i.i.i.i72.i.i, i1 %_0.i.i.i.i74.i.i, i1 %_6.i.i.i.i73.i.i
  %value.i76.i.i = select i1 %val.sroa.0.0.i.i.i75.i.i, i32 %7, i32 %8
  %12 = select i1 %val.sroa.0.0.i.i.i75.i.i, i32 %8, i32 %7
  %v_a.i77.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 16
  %v_a.val.i80.i.i = load i32, ptr %v_a.i77.i.i, align 4, !alias.scope !231, !noundef !32
  %_3.i.i.i81.i.i = and i32 %value.i43.i.i, 7
  %_3.i3.i.i82.i.i = and i32 %v_a.val.i80.i.i, 7
  %_5.i.i.i.i83.i.i = icmp eq i32 %_3.i.i.i81.i.i, %_3.i3.i.i82.i.i
  %_6.i.i.i.i84.i.i = icmp samesign ult i32 %_3.i.i.i81.i.i, %_3.i3.i.i82.i.i
  %_0.i.i.i.i85.i.i = icmp ult i32 %value.i43.i.i, %v_a.val.i80.i.i
  %val.sroa.0.0.i.i.i86.i.i = select i1 %_5.i.i.i.i83.i.i, i1 %_0.i.i.i.i85.i.i, i1 %_6.i.i.i.i84.i.i
  %value.i87.i.i = select i1 %val.sroa.0.0.i.i.i86.i.i, i32 %v_a.val.i80.i.i, i32 %value.i43.i.i
  %13 = select i1 %val.sroa.0.0.i.i.i86.i.i, i32 %value.i43.i.i, i32 %v_a.val.i80.i.i
  %_3.i.i.i92.i.i = and i32 %value.i21.i.i, 7
  %_3.i3.i.i93.i.i = and i32 %value.i32.i.i, 7
  %_5.i.i.i.i94.i.i = icmp eq i32 %_3.i.i.i92.i.i, %_3.i3.i.i93.i.i
  %_6.i.i.i.i95.i.i = icmp samesign ult i32 %_3.i.i.i92.i.i, %_3.i3.i.i93.i.i
  %_0.i.i.i.i96.i.i = icmp ult i32 %value.i21.i.i, %value.i32.i.i
  %val.sroa.0.0.i.i.i97.i.i = select i1 %_5.i.i.i.i94.i.i, i1 %_0.i.i.i.i96.i.i, i1 %_6.i.i.i.i95.i.i
  %value.i98.i.i = select i1 %val.sroa.0.0.i.i.i97.i.i, i32 %value.i32.i.i, i32 %value.i21.i.i
  %14 = select i1 %val.sroa.0.0.i.i.i97.i.i, i32 %value.i21.i.i, i32 %value.i32.i.i
  %_3.i.i.i103.i.i = and i32 %value.i10.i.i, 7
  %_3.i3.i.i104.i.i = and i32 %value.i54.i.i, 7
  %_5.i.i.i.i105.i.i = icmp eq i32 %_3.i.i.i103.i.i, %_3.i3.i.i104.i.i
  %_6.i.i.i.i106.i.i = icmp samesign ult i32 %_3.i.i.i103.i.i, %_3.i3.i.i104.i.i
  %_0.i.i.i.i107.i.i = icmp ult i32 %value.i10.i.i, %value.i54.i.i
  %val.sroa.0.0.i.i.i108.i.i = select i1 %_5.i.i.i.i105.i.i, i1 %_0.i.i.i.i107.i.i, i1 %_6.i.i.i.i106.i.i
  %value.i109.i.i = select i1 %val.sroa.0.0.i.i.i108.i.i, i32 %value.i54.i.i, i32 %value.i10.i.i
  %15 = select i1 %val.sroa.0.0.i.i.i108.i.i, i32 %value.i10.i.i, i32 %value.i54.i.i
  %_3.i.i.i114.i.i = and i32 %13, 7
  %_3.i3.i.i115.i.i = and i32 %5, 7
  %_5.i.i.i.i116.i.i = icmp eq i32 %_3.i.i.i114.i.i, %_3.i3.i.i115.i.i
  %_6.i.i.i.i117.i.i = icmp samesign ult i32 %_3.i.i.i114.i.i, %_3.i3.i.i115.i.i
  %_0.i.i.i.i118.i.i = icmp ult i32 %13, %5
  %val.sroa.0.0.i.i.i119.i.i = select i1 %_5.i.i.i.i116.i.i, i1 %_0.i.i.i.i118.i.i, i1 %_6.i.i.i.i117.i.i
  %value.i120.i.i = select i1 %val.sroa.0.0.i.i.i119.i.i, i32 %5, i32 %13
  %16 = select i1 %val.sroa.0.0.i.i.i119.i.i, i32 %13, i32 %5
  %_3.i.i.i125.i.i = and i32 %12, 7
  %_3.i3.i.i126.i.i = and i32 %11, 7
  %_5.i.i.i.i127.i.i = icmp eq i32 %_3.i.i.i125.i.i, %_3.i3.i.i126.i.i
  %_6.i.i.i.i128.i.i = icmp samesign ult i32 %_3.i.i.i125.i.i, %_3.i3.i.i126.i.i
  %_0.i.i.i.i129.i.i = icmp ult i32 %12, %11
  %val.sroa.0.0.i.i.i130.i.i = select i1 %_5.i.i.i.i127.i.i, i1 %_0.i.i.i.i129.i.i, i1 %_6.i.i.i.i128.i.i
  %value.i131.i.i = select i1 %val.sroa.0.0.i.i.i130.i.i, i32 %11, i32 %12
  %17 = select i1 %val.sroa.0.0.i.i.i130.i.i, i32 %12, i32 %11
  %_3.i.i.i136.i.i = and i32 %value.i65.i.i, 7
  %_3.i3.i.i137.i.i = and i32 %value.i76.i.i, 7
  %_5.i.i.i.i138.i.i = icmp eq i32 %_3.i.i.i136.i.i, %_3.i3.i.i137.i.i
  %_6.i.i.i.i139.i.i = icmp samesign ult i32 %_3.i.i.i136.i.i, %_3.i3.i.i137.i.i
  %_0.i.i.i.i140.i.i = icmp ult i32 %value.i65.i.i, %value.i76.i.i
  %val.sroa.0.0.i.i.i141.i.i = select i1 %_5.i.i.i.i138.i.i, i1 %_0.i.i.i.i140.i.i, i1 %_6.i.i.i.i139.i.i
  %value.i142.i.i = select i1 %val.sroa.0.0.i.i.i141.i.i, i32 %value.i76.i.i, i32 %value.i65.i.i
  %18 = select i1 %val.sroa.0.0.i.i.i141.i.i, i32 %value.i65.i.i, i32 %value.i76.i.i
  %_3.i.i.i147.i.i = and i32 %15, 7
  %_3.i3.i.i148.i.i = and i32 %14, 7
  %_5.i.i.i.i149.i.i = icmp eq i32 %_3.i.i.i147.i.i, %_3.i3.i.i148.i.i
  %_6.i.i.i.i150.i.i = icmp samesign ult i32 %_3.i.i.i147.i.i, %_3.i3.i.i148.i.i
  %_0.i.i.i.i151.i.i = icmp ult i32 %15, %14
  %val.sroa.0.0.i.i.i152.i.i = select i1 %_5.i.i.i.i149.i.i, i1 %_0.i.i.i.i151.i.i, i1 %_6.i.i.i.i150.i.i
  %value.i153.i.i = select i1 %val.sroa.0.0.i.i.i152.i.i, i32 %14, i32 %15
  %19 = select i1 %val.sroa.0.0.i.i.i152.i.i, i32 %15, i32 %14
  %_3.i.i.i158.i.i = and i32 %value.i109.i.i, 7
  %_3.i3.i.i159.i.i = and i32 %value.i98.i.i, 7
  %_5.i.i.i.i160.i.i = icmp eq i32 %_3.i.i.i158.i.i, %_3.i3.i.i159.i.i
  %_6.i.i.i.i161.i.i = icmp samesign ult i32 %_3.i.i.i158.i.i, %_3.i3.i.i159.i.i
  %_0.i.i.i.i162.i.i = icmp ult i32 %value.i109.i.i, %value.i98.i.i
  %val.sroa.0.0.i.i.i163.i.i = select i1 %_5.i.i.i.i160.i.i, i1 %_0.i.i.i.i162.i.i, i1 %_6.i.i.i.i161.i.i
  %value.i164.i.i = select i1 %val.sroa.0.0.i.i.i163.i.i, i32 %value.i98.i.i, i32 %value.i109.i.i
  %20 = select i1 %val.sroa.0.0.i.i.i163.i.i, i32 %value.i109.i.i, i32 %value.i98.i.i
  %_3.i.i.i169.i.i = and i32 %value.i.i.i, 7
  %_3.i3.i.i170.i.i = and i32 %value.i87.i.i, 7
  %_5.i.i.i.i171.i.i = icmp eq i32 %_3.i.i.i169.i.i, %_3.i3.i.i170.i.i
  %_6.i.i.i.i172.i.i = icmp samesign ult i32 %_3.i.i.i169.i.i, %_3.i3.i.i170.i.i
  %_0.i.i.i.i173.i.i = icmp ult i32 %value.i.i.i, %value.i87.i.i
  %val.sroa.0.0.i.i.i174.i.i = select i1 %_5.i.i.i.i171.i.i, i1 %_0.i.i.i.i173.i.i, i1 %_6.i.i.i.i172.i.i
  %value.i175.i.i = select i1 %val.sroa.0.0.i.i.i174.i.i, i32 %value.i87.i.i, i32 %value.i.i.i
  %21 = select i1 %val.sroa.0.0.i.i.i174.i.i, i32 %value.i.i.i, i32 %value.i87.i.i
  %_3.i.i.i180.i.i = and i32 %value.i142.i.i, 7
  %_3.i3.i.i181.i.i = and i32 %value.i120.i.i, 7
  %_5.i.i.i.i182.i.i = icmp eq i32 %_3.i.i.i180.i.i, %_3.i3.i.i181.i.i
  %_6.i.i.i.i183.i.i = icmp samesign ult i32 %_3.i.i.i180.i.i, %_3.i3.i.i181.i.i
  %_0.i.i.i.i184.i.i = icmp ult i32 %value.i142.i.i, %value.i120.i.i
  %val.sroa.0.0.i.i.i185.i.i = select i1 %_5.i.i.i.i182.i.i, i1 %_0.i.i.i.i184.i.i, i1 %_6.i.i.i.i183.i.i
  %value.i186.i.i = select i1 %val.sroa.0.0.i.i.i185.i.i, i32 %value.i120.i.i, i32 %value.i142.i.i
  %22 = select i1 %val.sroa.0.0.i.i.i185.i.i, i32 %value.i142.i.i, i32 %value.i120.i.i
  %_3.i.i.i191.i.i = and i32 %20, 7
  %_3.i3.i.i192.i.i = and i32 %9, 7
  %_5.i.i.i.i193.i.i = icmp eq i32 %_3.i.i.i191.i.i, %_3.i3.i.i192.i.i
  %_6.i.i.i.i194.i.i = icmp samesign ult i32 %_3.i.i.i191.i.i, %_3.i3.i.i192.i.i
  %_0.i.i.i.i195.i.i = icmp ult i32 %20, %9
  %val.sroa.0.0.i.i.i196.i.i = select i1 %_5.i.i.i.i193.i.i, i1 %_0.i.i.i.i195.i.i, i1 %_6.i.i.i.i194.i.i
  %value.i197.i.i = select i1 %val.sroa.0.0.i.i.i196.i.i, i32 %9, i32 %20
  %23 = select i1 %val.sroa.0.0.i.i.i196.i.i, i32 %20, i32 %9
  %_3.i.i.i202.i.i = and i32 %21, 7
  %_3.i3.i.i203.i.i = and i32 %value.i153.i.i, 7
  %_5.i.i.i.i204.i.i = icmp eq i32 %_3.i.i.i202.i.i, %_3.i3.i.i203.i.i
  %_6.i.i.i.i205.i.i = icmp samesign ult i32 %_3.i.i.i202.i.i, %_3.i3.i.i203.i.i
  %_0.i.i.i.i206.i.i = icmp ult i32 %21, %value.i153.i.i
  %val.sroa.0.0.i.i.i207.i.i = select i1 %_5.i.i.i.i204.i.i, i1 %_0.i.i.i.i206.i.i, i1 %_6.i.i.i.i205.i.i
  %value.i208.i.i = select i1 %val.sroa.0.0.i.i.i207.i.i, i32 %value.i153.i.i, i32 %21
  %24 = select i1 %val.sroa.0.0.i.i.i207.i.i, i32 %21, i32 %value.i153.i.i
  %_3.i.i.i213.i.i = and i32 %value.i175.i.i, 7
  %_3.i3.i.i214.i.i = and i32 %value.i164.i.i, 7
  %_5.i.i.i.i215.i.i = icmp eq i32 %_3.i.i.i213.i.i, %_3.i3.i.i214.i.i
  %_6.i.i.i.i216.i.i = icmp samesign ult i32 %_3.i.i.i213.i.i, %_3.i3.i.i214.i.i
  %_0.i.i.i.i217.i.i = icmp ult i32 %value.i175.i.i, %value.i164.i.i
  %val.sroa.0.0.i.i.i218.i.i = select i1 %_5.i.i.i.i215.i.i, i1 %_0.i.i.i.i217.i.i, i1 %_6.i.i.i.i216.i.i
  %value.i219.i.i = select i1 %val.sroa.0.0.i.i.i218.i.i, i32 %value.i164.i.i, i32 %value.i175.i.i
  %25 = select i1 %val.sroa.0.0.i.i.i218.i.i, i32 %value.i175.i.i, i32 %value.i164.i.i
  store i32 %value.i219.i.i, ptr %v_b.i.i.i, align 4, !alias.scope !231
  %_3.i.i.i224.i.i = and i32 %23, 7
  %_3.i3.i.i225.i.i = and i32 %16, 7
  %_5.i.i.i.i226.i.i = icmp eq i32 %_3.i.i.i224.i.i, %_3.i3.i.i225.i.i
  %_6.i.i.i.i227.i.i = icmp samesign ult i32 %_3.i.i.i224.i.i, %_3.i3.i.i225.i.i
  %_0.i.i.i.i228.i.i = icmp ult i32 %23, %16
  %val.sroa.0.0.i.i.i229.i.i = select i1 %_5.i.i.i.i226.i.i, i1 %_0.i.i.i.i228.i.i, i1 %_6.i.i.i.i227.i.i
  %value.i230.i.i = select i1 %val.sroa.0.0.i.i.i229.i.i, i32 %16, i32 %23
  %26 = select i1 %val.sroa.0.0.i.i.i229.i.i, i32 %23, i32 %16
  %_3.i.i.i235.i.i = and i32 %24, 7
  %_3.i3.i.i236.i.i = and i32 %18, 7
  %_5.i.i.i.i237.i.i = icmp eq i32 %_3.i.i.i235.i.i, %_3.i3.i.i236.i.i
  %_6.i.i.i.i238.i.i = icmp samesign ult i32 %_3.i.i.i235.i.i, %_3.i3.i.i236.i.i
  %_0.i.i.i.i239.i.i = icmp ult i32 %24, %18
  %val.sroa.0.0.i.i.i240.i.i = select i1 %_5.i.i.i.i237.i.i, i1 %_0.i.i.i.i239.i.i, i1 %_6.i.i.i.i238.i.i
  %value.i241.i.i = select i1 %val.sroa.0.0.i.i.i240.i.i, i32 %18, i32 %24
  %27 = select i1 %val.sroa.0.0.i.i.i240.i.i, i32 %24, i32 %18
  %_3.i.i.i246.i.i = and i32 %19, 7
  %_3.i3.i.i247.i.i = and i32 %22, 7
  %_5.i.i.i.i248.i.i = icmp eq i32 %_3.i.i.i246.i.i, %_3.i3.i.i247.i.i
  %_6.i.i.i.i249.i.i = icmp samesign ult i32 %_3.i.i.i246.i.i, %_3.i3.i.i247.i.i
  %_0.i.i.i.i250.i.i = icmp ult i32 %19, %22
  %val.sroa.0.0.i.i.i251.i.i = select i1 %_5.i.i.i.i248.i.i, i1 %_0.i.i.i.i250.i.i, i1 %_6.i.i.i.i249.i.i
  %value.i252.i.i = select i1 %val.sroa.0.0.i.i.i251.i.i, i32 %22, i32 %19
  %28 = select i1 %val.sroa.0.0.i.i.i251.i.i, i32 %19, i32 %22
  %_3.i.i.i257.i.i = and i32 %value.i208.i.i, 7
  %_3.i3.i.i258.i.i = and i32 %value.i186.i.i, 7
  %_5.i.i.i.i259.i.i = icmp eq i32 %_3.i.i.i257.i.i, %_3.i3.i.i258.i.i
  %_6.i.i.i.i260.i.i = icmp samesign ult i32 %_3.i.i.i257.i.i, %_3.i3.i.i258.i.i
  %_0.i.i.i.i261.i.i = icmp ult i32 %value.i208.i.i, %value.i186.i.i
  %val.sroa.0.0.i.i.i262.i.i = select i1 %_5.i.i.i.i259.i.i, i1 %_0.i.i.i.i261.i.i, i1 %_6.i.i.i.i260.i.i
  %value.i263.i.i = select i1 %val.sroa.0.0.i.i.i262.i.i, i32 %value.i186.i.i, i32 %value.i208.i.i
  %29 = select i1 %val.sroa.0.0.i.i.i262.i.i, i32 %value.i208.i.i, i32 %value.i186.i.i
  %_3.i.i.i268.i.i = and i32 %25, 7
  %_3.i3.i.i269.i.i = and i32 %value.i197.i.i, 7
  %_5.i.i.i.i270.i.i = icmp eq i32 %_3.i.i.i268.i.i, %_3.i3.i.i269.i.i
  %_6.i.i.i.i271.i.i = icmp samesign ult i32 %_3.i.i.i268.i.i, %_3.i3.i.i269.i.i
  %_0.i.i.i.i272.i.i = icmp ult i32 %25, %value.i197.i.i
  %val.sroa.0.0.i.i.i273.i.i = select i1 %_5.i.i.i.i270.i.i, i1 %_0.i.i.i.i272.i.i, i1 %_6.i.i.i.i271.i.i
  %value.i274.i.i = select i1 %val.sroa.0.0.i.i.i273.i.i, i32 %value.i197.i.i, i32 %25
  %30 = select i1 %val.sroa.0.0.i.i.i273.i.i, i32 %25, i32 %value.i197.i.i
  %_3.i.i.i279.i.i = and i32 %17, 7
  %_3.i3.i.i280.i.i = and i32 %26, 7
  %_5.i.i.i.i281.i.i = icmp eq i32 %_3.i.i.i279.i.i, %_3.i3.i.i280.i.i
  %_6.i.i.i.i282.i.i = icmp samesign ult i32 %_3.i.i.i279.i.i, %_3.i3.i.i280.i.i
  %_0.i.i.i.i283.i.i = icmp ult i32 %17, %26
  %val.sroa.0.0.i.i.i284.i.i = select i1 %_5.i.i.i.i281.i.i, i1 %_0.i.i.i.i283.i.i, i1 %_6.i.i.i.i282.i.i
  %value.i285.i.i = select i1 %val.sroa.0.0.i.i.i284.i.i, i32 %26, i32 %17
  %31 = select i1 %val.sroa.0.0.i.i.i284.i.i, i32 %17, i32 %26
  store i32 %31, ptr %region.sroa.0.0.i, align 4, !alias.scope !231
  %_3.i.i.i290.i.i = and i32 %value.i230.i.i, 7
  %_3.i3.i.i291.i.i = and i32 %value.i131.i.i, 7
  %_5.i.i.i.i292.i.i = icmp eq i32 %_3.i.i.i290.i.i, %_3.i3.i.i291.i.i
  %_6.i.i.i.i293.i.i = icmp samesign ult i32 %_3.i.i.i290.i.i, %_3.i3.i.i291.i.i
  %_0.i.i.i.i294.i.i = icmp ult i32 %value.i230.i.i, %value.i131.i.i
  %val.sroa.0.0.i.i.i295.i.i = select i1 %_5.i.i.i.i292.i.i, i1 %_0.i.i.i.i294.i.i, i1 %_6.i.i.i.i293.i.i
  %value.i296.i.i = select i1 %val.sroa.0.0.i.i.i295.i.i, i32 %value.i131.i.i, i32 %value.i230.i.i
  %32 = select i1 %val.sroa.0.0.i.i.i295.i.i, i32 %value.i230.i.i, i32 %value.i131.i.i
  %_3.i.i.i301.i.i = and i32 %30, 7
  %_3.i3.i.i302.i.i = and i32 %29, 7
  %_5.i.i.i.i303.i.i = icmp eq i32 %_3.i.i.i301.i.i, %_3.i3.i.i302.i.i
  %_6.i.i.i.i304.i.i = icmp samesign ult i32 %_3.i.i.i301.i.i, %_3.i3.i.i302.i.i
  %_0.i.i.i.i305.i.i = icmp ult i32 %30, %29
  %val.sroa.0.0.i.i.i306.i.i = select i1 %_5.i.i.i.i303.i.i, i1 %_0.i.i.i.i305.i.i, i1 %_6.i.i.i.i304.i.i
  %value.i307.i.i = select i1 %val.sroa.0.0.i.i.i306.i.i, i32 %29, i32 %30
  %33 = select i1 %val.sroa.0.0.i.i.i306.i.i, i32 %30, i32 %29
  %_3.i.i.i312.i.i = and i32 %value.i241.i.i, 7
  %_3.i3.i.i313.i.i = and i32 %value.i252.i.i, 7
  %_5.i.i.i.i314.i.i = icmp eq i32 %_3.i.i.i312.i.i, %_3.i3.i.i313.i.i
  %_6.i.i.i.i315.i.i = icmp samesign ult i32 %_3.i.i.i312.i.i, %_3.i3.i.i313.i.i
  %_0.i.i.i.i316.i.i = icmp ult i32 %value.i241.i.i, %value.i252.i.i
  %val.sroa.0.0.i.i.i317.i.i = select i1 %_5.i.i.i.i314.i.i, i1 %_0.i.i.i.i316.i.i, i1 %_6.i.i.i.i315.i.i
  %value.i318.i.i = select i1 %val.sroa.0.0.i.i.i317.i.i, i32 %value.i252.i.i, i32 %value.i241.i.i
  %34 = select i1 %val.sroa.0.0.i.i.i317.i.i, i32 %value.i241.i.i, i32 %value.i252.i.i
  %_3.i.i.i323.i.i = and i32 %value.i263.i.i, 7
  %_3.i3.i.i324.i.i = and i32 %value.i274.i.i, 7
  %_5.i.i.i.i325.i.i = icmp eq i32 %_3.i.i.i323.i.i, %_3.i3.i.i324.i.i
  %_6.i.i.i.i326.i.i = icmp samesign ult i32 %_3.i.i.i323.i.i, %_3.i3.i.i324.i.i
  %_0.i.i.i.i327.i.i = icmp ult i32 %value.i263.i.i, %value.i274.i.i
  %val.sroa.0.0.i.i.i328.i.i = select i1 %_5.i.i.i.i325.i.i, i1 %_0.i.i.i.i327.i.i, i1 %_6.i.i.i.i326.i.i
  %value.i329.i.i = select i1 %val.sroa.0.0.i.i.i328.i.i, i32 %value.i274.i.i, i32 %value.i263.i.i
  %35 = select i1 %val.sroa.0.0.i.i.i328.i.i, i32 %value.i263.i.i, i32 %value.i274.i.i
  store i32 %value.i329.i.i, ptr %v_b.i34.i.i, align 4, !alias.scope !231
  %_3.i.i.i334.i.i = and i32 %27, 7
  %_3.i3.i.i335.i.i = and i32 %value.i285.i.i, 7
  %_5.i.i.i.i336.i.i = icmp eq i32 %_3.i.i.i334.i.i, %_3.i3.i.i335.i.i
  %_6.i.i.i.i337.i.i = icmp samesign ult i32 %_3.i.i.i334.i.i, %_3.i3.i.i335.i.i
  %_0.i.i.i.i338.i.i = icmp ult i32 %27, %value.i285.i.i
  %val.sroa.0.0.i.i.i339.i.i = select i1 %_5.i.i.i.i336.i.i, i1 %_0.i.i.i.i338.i.i, i1 %_6.i.i.i.i337.i.i
  %value.i340.i.i = select i1 %val.sroa.0.0.i.i.i339.i.i, i32 %value.i285.i.i, i32 %27
  %36 = select i1 %val.sroa.0.0.i.i.i339.i.i, i32 %27, i32 %value.i285.i.i
  %_3.i.i.i345.i.i = and i32 %28, 7
  %_3.i3.i.i346.i.i = and i32 %32, 7
  %_5.i.i.i.i347.i.i = icmp eq i32 %_3.i.i.i345.i.i, %_3.i3.i.i346.i.i
  %_6.i.i.i.i348.i.i = icmp samesign ult i32 %_3.i.i.i345.i.i, %_3.i3.i.i346.i.i
  %_0.i.i.i.i349.i.i = icmp ult i32 %28, %32
  %val.sroa.0.0.i.i.i350.i.i = select i1 %_5.i.i.i.i347.i.i, i1 %_0.i.i.i.i349.i.i, i1 %_6.i.i.i.i348.i.i
  %value.i351.i.i = select i1 %val.sroa.0.0.i.i.i350.i.i, i32 %32, i32 %28
  %37 = select i1 %val.sroa.0.0.i.i.i350.i.i, i32 %28, i32 %32
  %_3.i.i.i356.i.i = and i32 %33, 7
  %_3.i3.i.i357.i.i = and i32 %value.i296.i.i, 7
  %_5.i.i.i.i358.i.i = icmp eq i32 %_3.i.i.i356.i.i, %_3.i3.i.i357.i.i
  %_6.i.i.i.i359.i.i = icmp samesign ult i32 %_3.i.i.i356.i.i, %_3.i3.i.i357.i.i
  %_0.i.i.i.i360.i.i = icmp ult i32 %33, %value.i296.i.i
  %val.sroa.0.0.i.i.i361.i.i = select i1 %_5.i.i.i.i358.i.i, i1 %_0.i.i.i.i360.i.i, i1 %_6.i.i.i.i359.i.i
  %value.i362.i.i = select i1 %val.sroa.0.0.i.i.i361.i.i, i32 %value.i296.i.i, i32 %33
  %38 = select i1 %val.sroa.0.0.i.i.i361.i.i, i32 %33, i32 %value.i296.i.i
  %_3.i.i.i367.i.i = and i32 %35, 7
  %_3.i3.i.i368.i.i = and i32 %value.i307.i.i, 7
  %_5.i.i.i.i369.i.i = icmp eq i32 %_3.i.i.i367.i.i, %_3.i3.i.i368.i.i
  %_6.i.i.i.i370.i.i = icmp samesign ult i32 %_3.i.i.i367.i.i, %_3.i3.i.i368.i.i
  %_0.i.i.i.i371.i.i = icmp ult i32 %35, %value.i307.i.i
  %val.sroa.0.0.i.i.i372.i.i = select i1 %_5.i.i.i.i369.i.i, i1 %_0.i.i.i.i371.i.i, i1 %_6.i.i.i.i370.i.i
  %value.i373.i.i = select i1 %val.sroa.0.0.i.i.i372.i.i, i32 %value.i307.i.i, i32 %35
  %39 = select i1 %val.sroa.0.0.i.i.i372.i.i, i32 %35, i32 %value.i307.i.i
  store i32 %value.i373.i.i, ptr %v_b.i1.i.i, align 4, !alias.scope !231
  %_3.i.i.i378.i.i = and i32 %37, 7
  %_3.i3.i.i379.i.i = and i32 %36, 7
  %_5.i.i.i.i380.i.i = icmp eq i32 %_3.i.i.i378.i.i, %_3.i3.i.i379.i.i
  %_6.i.i.i.i381.i.i = icmp samesign ult i32 %_3.i.i.i378.i.i, %_3.i3.i.i379.i.i
  %_0.i.i.i.i382.i.i = icmp ult i32 %37, %36
  %val.sroa.0.0.i.i.i383.i.i = select i1 %_5.i.i.i.i380.i.i, i1 %_0.i.i.i.i382.i.i, i1 %_6.i.i.i.i381.i.i
  %value.i384.i.i = select i1 %val.sroa.0.0.i.i.i383.i.i, i32 %36, i32 %37
  %40 = select i1 %val.sroa.0.0.i.i.i383.i.i, i32 %37, i32 %36
  store i32 %40, ptr %v_a.i.i.i, align 4, !alias.scope !231
  %_3.i.i.i389.i.i = and i32 %value.i351.i.i, 7
  %_3.i3.i.i390.i.i = and i32 %value.i340.i.i, 7
  %_5.i.i.i.i391.i.i = icmp eq i32 %_3.i.i.i389.i.i, %_3.i3.i.i390.i.i
  %_6.i.i.i.i392.i.i = icmp samesign ult i32 %_3.i.i.i389.i.i, %_3.i3.i.i390.i.i
  %_0.i.i.i.i393.i.i = icmp ult i32 %value.i351.i.i, %value.i340.i.i
  %val.sroa.0.0.i.i.i394.i.i = select i1 %_5.i.i.i.i391.i.i, i1 %_0.i.i.i.i393.i.i, i1 %_6.i.i.i.i392.i.i
  %value.i395.i.i = select i1 %val.sroa.0.0.i.i.i394.i.i, i32 %value.i340.i.i, i32 %value.i351.i.i
  %41 = select i1 %val.sroa.0.0.i.i.i394.i.i, i32 %value.i351.i.i, i32 %value.i340.i.i
  %_3.i.i.i400.i.i = and i32 %34, 7
  %_3.i3.i.i401.i.i = and i32 %38, 7
  %_5.i.i.i.i402.i.i = icmp eq i32 %_3.i.i.i400.i.i, %_3.i3.i.i401.i.i
  %_6.i.i.i.i403.i.i = icmp samesign ult i32 %_3.i.i.i400.i.i, %_3.i3.i.i401.i.i
  %_0.i.i.i.i404.i.i = icmp ult i32 %34, %38
  %val.sroa.0.0.i.i.i405.i.i = select i1 %_5.i.i.i.i402.i.i, i1 %_0.i.i.i.i404.i.i, i1 %_6.i.i.i.i403.i.i
  %value.i406.i.i = select i1 %val.sroa.0.0.i.i.i405.i.i, i32 %38, i32 %34
  %42 = select i1 %val.sroa.0.0.i.i.i405.i.i, i32 %34, i32 %38
  %_3.i.i.i411.i.i = and i32 %value.i318.i.i, 7
  %_3.i3.i.i412.i.i = and i32 %value.i362.i.i, 7
  %_5.i.i.i.i413.i.i = icmp eq i32 %_3.i.i.i411.i.i, %_3.i3.i.i412.i.i
  %_6.i.i.i.i414.i.i = icmp samesign ult i32 %_3.i.i.i411.i.i, %_3.i3.i.i412.i.i
  %_0.i.i.i.i415.i.i = icmp ult i32 %value.i318.i.i, %value.i362.i.i
  %val.sroa.0.0.i.i.i416.i.i = select i1 %_5.i.i.i.i413.i.i, i1 %_0.i.i.i.i415.i.i, i1 %_6.i.i.i.i414.i.i
  %value.i417.i.i = select i1 %val.sroa.0.0.i.i.i416.i.i, i32 %value.i362.i.i, i32 %value.i318.i.i
  %43 = select i1 %val.sroa.0.0.i.i.i416.i.i, i32 %value.i318.i.i, i32 %value.i362.i.i
  %_3.i.i.i422.i.i = and i32 %41, 7
  %_3.i3.i.i423.i.i = and i32 %value.i384.i.i, 7
  %_5.i.i.i.i424.i.i = icmp eq i32 %_3.i.i.i422.i.i, %_3.i3.i.i423.i.i
  %_6.i.i.i.i425.i.i = icmp samesign ult i32 %_3.i.i.i422.i.i, %_3.i3.i.i423.i.i
  %_0.i.i.i.i426.i.i = icmp ult i32 %41, %value.i384.i.i
  %val.sroa.0.0.i.i.i427.i.i = select i1 %_5.i.i.i.i424.i.i, i1 %_0.i.i.i.i426.i.i, i1 %_6.i.i.i.i425.i.i
  %value.i428.i.i = select i1 %val.sroa.0.0.i.i.i427.i.i, i32 %value.i384.i.i, i32 %41
  %44 = select i1 %val.sroa.0.0.i.i.i427.i.i, i32 %41, i32 %value.i384.i.i
  store i32 %44, ptr %v_a.i11.i.i, align 4, !alias.scope !231
  %_3.i.i.i433.i.i = and i32 %42, 7
  %_3.i3.i.i434.i.i = and i32 %value.i395.i.i, 7
  %_5.i.i.i.i435.i.i = icmp eq i32 %_3.i.i.i433.i.i, %_3.i3.i.i434.i.i
  %_6.i.i.i.i436.i.i = icmp samesign ult i32 %_3.i.i.i433.i.i, %_3.i3.i.i434.i.i
  %_0.i.i.i.i437.i.i = icmp ult i32 %42, %value.i395.i.i
  %val.sroa.0.0.i.i.i438.i.i = select i1 %_5.i.i.i.i435.i.i, i1 %_0.i.i.i.i437.i.i, i1 %_6.i.i.i.i436.i.i
  %value.i439.i.i = select i1 %val.sroa.0.0.i.i.i438.i.i, i32 %value.i395.i.i, i32 %42
  %45 = select i1 %val.sroa.0.0.i.i.i438.i.i, i32 %42, i32 %value.i395.i.i
  %_3.i.i.i444.i.i = and i32 %value.i406.i.i, 7
  %_3.i3.i.i445.i.i = and i32 %43, 7
  %_5.i.i.i.i446.i.i = icmp eq i32 %_3.i.i.i444.i.i, %_3.i3.i.i445.i.i
  %_6.i.i.i.i447.i.i = icmp samesign ult i32 %_3.i.i.i444.i.i, %_3.i3.i.i445.i.i
  %_0.i.i.i.i448.i.i = icmp ult i32 %value.i406.i.i, %43
  %val.sroa.0.0.i.i.i449.i.i = select i1 %_5.i.i.i.i446.i.i, i1 %_0.i.i.i.i448.i.i, i1 %_6.i.i.i.i447.i.i
  %value.i450.i.i = select i1 %val.sroa.0.0.i.i.i449.i.i, i32 %43, i32 %value.i406.i.i
  %46 = select i1 %val.sroa.0.0.i.i.i449.i.i, i32 %value.i406.i.i, i32 %43
  store i32 %value.i450.i.i, ptr %v_b.i23.i.i, align 4, !alias.scope !231
  %_3.i.i.i455.i.i = and i32 %39, 7
  %_3.i3.i.i456.i.i = and i32 %value.i417.i.i, 7
  %_5.i.i.i.i457.i.i = icmp eq i32 %_3.i.i.i455.i.i, %_3.i3.i.i456.i.i
  %_6.i.i.i.i458.i.i = icmp samesign ult i32 %_3.i.i.i455.i.i, %_3.i3.i.i456.i.i
  %_0.i.i.i.i459.i.i = icmp ult i32 %39, %value.i417.i.i
  %val.sroa.0.0.i.i.i460.i.i = select i1 %_5.i.i.i.i457.i.i, i1 %_0.i.i.i.i459.i.i, i1 %_6.i.i.i.i458.i.i
  %value.i461.i.i = select i1 %val.sroa.0.0.i.i.i460.i.i, i32 %value.i417.i.i, i32 %39
  %47 = select i1 %val.sroa.0.0.i.i.i460.i.i, i32 %39, i32 %value.i417.i.i
  store i32 %47, ptr %v_b.i45.i.i, align 4, !alias.scope !231
  store i32 %value.i461.i.i, ptr %v_b.i12.i.i, align 4, !alias.scope !231
  %_3.i.i.i466.i.i = and i32 %45, 7
  %_3.i3.i.i467.i.i = and i32 %value.i428.i.i, 7
  %_5.i.i.i.i468.i.i = icmp eq i32 %_3.i.i.i466.i.i, %_3.i3.i.i467.i.i
  %_6.i.i.i.i469.i.i = icmp samesign ult i32 %_3.i.i.i466.i.i, %_3.i3.i.i467.i.i
  %_0.i.i.i.i470.i.i = icmp ult i32 %45, %value.i428.i.i
  %val.sroa.0.0.i.i.i471.i.i = select i1 %_5.i.i.i.i468.i.i, i1 %_0.i.i.i.i470.i.i, i1 %_6.i.i.i.i469.i.i
  %value.i472.i.i = select i1 %val.sroa.0.0.i.i.i471.i.i, i32 %value.i428.i.i, i32 %45
  %48 = select i1 %val.sroa.0.0.i.i.i471.i.i, i32 %45, i32 %value.i428.i.i
  store i32 %48, ptr %v_a.i22.i.i, align 4, !alias.scope !231
  store i32 %value.i472.i.i, ptr %v_a.i77.i.i, align 4, !alias.scope !231
  %_3.i.i.i477.i.i = and i32 %46, 7
  %_3.i3.i.i478.i.i = and i32 %value.i439.i.i, 7
  %_5.i.i.i.i479.i.i = icmp eq i32 %_3.i.i.i477.i.i, %_3.i3.i.i478.i.i
  %_6.i.i.i.i480.i.i = icmp samesign ult i32 %_3.i.i.i477.i.i, %_3.i3.i.i478.i.i
  %_0.i.i.i.i481.i.i = icmp ult i32 %46, %value.i439.i.i
  %val.sroa.0.0.i.i.i482.i.i = select i1 %_5.i.i.i.i479.i.i, i1 %_0.i.i.i.i481.i.i, i1 %_6.i.i.i.i480.i.i
  %value.i483.i.i = select i1 %val.sroa.0.0.i.i.i482.i.i, i32 %value.i439.i.i, i32 %46
  %49 = select i1 %val.sroa.0.0.i.i.i482.i.i, i32 %46, i32 %value.i439.i.i
  store i32 %49, ptr %v_a.i33.i.i, align 4, !alias.scope !231
  store i32 %value.i483.i.i, ptr %v_a.i44.i.i, align 4, !alias.scope !231
  br label %bb16.i

bb12.i:                                           ; preds = %bb11.i
  %v_b.i.i7.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 12
  %v_b.val.i.i8.i = load i32, ptr %v_b.i.i7.i, align 4, !alias.scope !234, !noundef !32
  %v_a.val.i.i9.i = load i32, ptr %region.sroa.0.0.i, align 4, !alias.scope !234, !noundef !32
  %_3.i.i.i.i10.i = and i32 %v_b.val.i.i8.i, 7
  %_3.i3.i.i.i11.i = and i32 %v_a.val.i.i9.i, 7
  %_5.i.i.i.i.i12.i = icmp eq i32 %_3.i.i.i.i10.i, %_3.i3.i.i.i11.i
  %_6.i.i.i.i.i13.i = icmp samesign ult i32 %_3.i.i.i.i10.i, %_3.i3.i.i.i11.i
  %_0.i.i.i.i.i14.i = icmp ult i32 %v_b.val.i.i8.i, %v_a.val.i.i9.i
  %val.sroa.0.0.i.i.i.i15.i = select i1 %_5.i.i.i.i.i12.i, i1 %_0.i.i.i.i.i14.i, i1 %_6.i.i.i.i.i13.i
  %value.i.i16.i = select i1 %val.sroa.0.0.i.i.i.i15.i, i32 %v_a.val.i.i9.i, i32 %v_b.val.i.i8.i
  %50 = select i1 %val.sroa.0.0.i.i.i.i15.i, i32 %v_b.val.i.i8.i, i32 %v_a.val.i.i9.i
  %v_a.i.i17.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 4
  %v_b.i1.i18.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 28
  %v_b.val.i2.i19.i = load i32, ptr %v_b.i1.i18.i, align 4, !alias.scope !234, !noundef !32
  %v_a.val.i3.i20.i = load i32, ptr %v_a.i.i17.i, align 4, !alias.scope !234, !noundef !32
  %_3.i.i.i4.i21.i = and i32 %v_b.val.i2.i19.i, 7
  %_3.i3.i.i5.i22.i = and i32 %v_a.val.i3.i20.i, 7
  %_5.i.i.i.i6.i23.i = icmp eq i32 %_3.i.i.i4.i21.i, %_3.i3.i.i5.i22.i
  %_6.i.i.i.i7.i24.i = icmp samesign ult i32 %_3.i.i.i4.i21.i, %_3.i3.i.i5.i22.i
  %_0.i.i.i.i8.i25.i = icmp ult i32 %v_b.val.i2.i19.i, %v_a.val.i3.i20.i
  %val.sroa.0.0.i.i.i9.i26.i = select i1 %_5.i.i.i.i6.i23.i, i1 %_0.i.i.i.i8.i25.i, i1 %_6.i.i.i.i7.i24.i
  %value.i10.i27.i = select i1 %val.sroa.0.0.i.i.i9.i26.i, i32 %v_a.val.i3.i20.i, i32 %v_b.val.i2.i19.i
  %51 = select i1 %val.sroa.0.0.i.i.i9.i26.i, i32 %v_b.val.i2.i19.i, i32 %v_a.val.i3.i20.i
  %v_a.i11.i28.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 8
  %v_b.i12.i29.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 20
  %v_b.val.i13.i30.i = load i32, ptr %v_b.i12.i29.i, align 4, !alias.scope !234, !noundef !32
  %v_a.val.i14.i31.i = load i32, ptr %v_a.i11.i28.i, align 4, !alias.scope !234, !noundef !32
  %_3.i.i.i15.i32.i = and i32 %v_b.val.i13.i30.i, 7
  %_3.i3.i.i16.i33.i = and i32 %v_a.val.i14.i31.i, 7
  %_5.i.i.i.i17.i34.i = icmp eq i32 %_3.i.i.i15.i32.i, %_3.i3.i.i16.i33.i
  %_6.i.i.i.i18.i35.i = icmp samesign ult i32 %_3.i.i.i15.i32.i, %_3.i3.i.i16.i33.i
  %_0.i.i.i.i19.i36.i = icmp ult i32 %v_b.val.i13.i30.i, %v_a.val.i14.i31.i
  %val.sroa.0.0.i.i.i20.i37.i = select i1 %_5.i.i.i.i17.i34.i, i1 %_0.i.i.i.i19.i36.i, i1 %_6.i.i.i.i18.i35.i
  %value.i21.i38.i = select i1 %val.sroa.0.0.i.i.i20.i37.i, i32 %v_a.val.i14.i31.i, i32 %v_b.val.i13.i30.i
  %52 = select i1 %val.sroa.0.0.i.i.i20.i37.i, i32 %v_b.val.i13.i30.i, i32 %v_a.val.i14.i31.i
  %v_a.i22.i39.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 16
  %v_b.i23.i40.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 32
  %v_b.val.i24.i41.i = load i32, ptr %v_b.i23.i40.i, align 4, !alias.scope !234, !noundef !32
  %v_a.val.i25.i42.i = load i32, ptr %v_a.i22.i39.i, align 4, !alias.scope !234, !noundef !32
  %_3.i.i.i26.i43.i = and i32 %v_b.val.i24.i41.i, 7
  %_3.i3.i.i27.i44.i = and i32 %v_a.val.i25.i42.i, 7
  %_5.i.i.i.i28.i45.i = icmp eq i32 %_3.i.i.i26.i43.i, %_3.i3.i.i27.i44.i
  %_6.i.i.i.i29.i46.i = icmp samesign ult i32 %_3.i.i.i26.i43.i, %_3.i3.i.i27.i44.i
  %_0.i.i.i.i30.i47.i = icmp ult i32 %v_b.val.i24.i41.i, %v_a.val.i25.i42.i
  %val.sroa.0.0.i.i.i31.i48.i = select i1 %_5.i.i.i.i28.i45.i, i1 %_0.i.i.i.i30.i47.i, i1 %_6.i.i.i.i29.i46.i
  %value.i32.i49.i = select i1 %val.sroa.0.0.i.i.i31.i48.i, i32 %v_a.val.i25.i42.i, i32 %v_b.val.i24.i41.i
  %53 = select i1 %val.sroa.0.0.i.i.i31.i48.i, i32 %v_b.val.i24.i41.i, i32 %v_a.val.i25.i42.i
  %_3.i.i.i37.i50.i = and i32 %value.i10.i27.i, 7
  %_3.i3.i.i38.i51.i = and i32 %50, 7
  %_5.i.i.i.i39.i52.i = icmp eq i32 %_3.i.i.i37.i50.i, %_3.i3.i.i38.i51.i
  %_6.i.i.i.i40.i53.i = icmp samesign ult i32 %_3.i.i.i37.i50.i, %_3.i3.i.i38.i51.i
  %_0.i.i.i.i41.i54.i = icmp ult i32 %value.i10.i27.i, %50
  %val.sroa.0.0.i.i.i42.i55.i = select i1 %_5.i.i.i.i39.i52.i, i1 %_0.i.i.i.i41.i54.i, i1 %_6.i.i.i.i40.i53.i
  %value.i43.i56.i = select i1 %val.sroa.0.0.i.i.i42.i55.i, i32 %50, i32 %value.i10.i27.i
  %54 = select i1 %val.sroa.0.0.i.i.i42.i55.i, i32 %value.i10.i27.i, i32 %50
  %_3.i.i.i48.i57.i = and i32 %53, 7
  %_3.i3.i.i49.i58.i = and i32 %52, 7
  %_5.i.i.i.i50.i59.i = icmp eq i32 %_3.i.i.i48.i57.i, %_3.i3.i.i49.i58.i
  %_6.i.i.i.i51.i60.i = icmp samesign ult i32 %_3.i.i.i48.i57.i, %_3.i3.i.i49.i58.i
  %_0.i.i.i.i52.i61.i = icmp ult i32 %53, %52
  %val.sroa.0.0.i.i.i53.i62.i = select i1 %_5.i.i.i.i50.i59.i, i1 %_0.i.i.i.i52.i61.i, i1 %_6.i.i.i.i51.i60.i
  %value.i54.i63.i = select i1 %val.sroa.0.0.i.i.i53.i62.i, i32 %52, i32 %53
  %55 = select i1 %val.sroa.0.0.i.i.i53.i62.i, i32 %53, i32 %52
  %_3.i.i.i59.i64.i = and i32 %value.i32.i49.i, 7
  %_3.i3.i.i60.i65.i = and i32 %value.i.i16.i, 7
  %_5.i.i.i.i61.i66.i = icmp eq i32 %_3.i.i.i59.i64.i, %_3.i3.i.i60.i65.i
  %_6.i.i.i.i62.i67.i = icmp samesign ult i32 %_3.i.i.i59.i64.i, %_3.i3.i.i60.i65.i
  %_0.i.i.i.i63.i68.i = icmp ult i32 %value.i32.i49.i, %value.i.i16.i
  %val.sroa.0.0.i.i.i64.i69.i = select i1 %_5.i.i.i.i61.i66.i, i1 %_0.i.i.i.i63.i68.i, i1 %_6.i.i.i.i62.i67.i
  %value.i65.i70.i = select i1 %val.sroa.0.0.i.i.i64.i69.i, i32 %value.i.i16.i, i32 %value.i32.i49.i
  %56 = select i1 %val.sroa.0.0.i.i.i64.i69.i, i32 %value.i32.i49.i, i32 %value.i.i16.i
  %v_b.i67.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 24
  %v_b.val.i68.i.i = load i32, ptr %v_b.i67.i.i, align 4, !alias.scope !234, !noundef !32
  %_3.i.i.i70.i71.i = and i32 %v_b.val.i68.i.i, 7
  %_3.i3.i.i71.i72.i = and i32 %value.i21.i38.i, 7
  %_5.i.i.i.i72.i73.i = icmp eq i32 %_3.i.i.i70.i71.i, %_3.i3.i.i71.i72.i
  %_6.i.i.i.i73.i74.i = icmp samesign ult i32 %_3.i.i.i70.i71.i, %_3.i3.i.i71.i72.i
  %_0.i.i.i.i74.i75.i = icmp ult i32 %v_b.val.i68.i.i, %value.i21.i38.i
  %val.sroa.0.0.i.i.i75.i76.i = select i1 %_5.i.i.i.i72.i73.i, i1 %_0.i.i.i.i74.i75.i, i1 %_6.i.i.i.i73.i74.i
  %value.i76.i77.i = select i1 %val.sroa.0.0.i.i.i75.i76.i, i32 %value.i21.i38.i, i32 %v_b.val.i68.i.i
  %57 = select i1 %val.sroa.0.0.i.i.i75.i76.i, i32 %v_b.val.i68.i.i, i32 %value.i21.i38.i
  %_3.i.i.i81.i78.i = and i32 %55, 7
  %_3.i3.i.i82.i79.i = and i32 %54, 7
  %_5.i.i.i.i83.i80.i = icmp eq i32 %_3.i.i.i81.i78.i, %_3.i3.i.i82.i79.i
  %_6.i.i.i.i84.i81.i = icmp samesign ult i32 %_3.i.i.i81.i78.i, %_3.i3.i.i82.i79.i
  %_0.i.i.i.i85.i82.i = icmp ult i32 %55, %54
  %val.sroa.0.0.i.i.i86.i83.i = select i1 %_5.i.i.i.i83.i80.i, i1 %_0.i.i.i.i85.i82.i, i1 %_6.i.i.i.i84.i81.i
  %value.i87.i84.i = select i1 %val.sroa.0.0.i.i.i86.i83.i, i32 %54, i32 %55
  %58 = select i1 %val.sroa.0.0.i.i.i86.i83.i, i32 %55, i32 %54
  %_3.i.i.i92.i85.i = and i32 %56, 7
  %_3.i3.i.i93.i86.i = and i32 %51, 7
  %_5.i.i.i.i94.i87.i = icmp eq i32 %_3.i.i.i92.i85.i, %_3.i3.i.i93.i86.i
  %_6.i.i.i.i95.i88.i = icmp samesign ult i32 %_3.i.i.i92.i85.i, %_3.i3.i.i93.i86.i
  %_0.i.i.i.i96.i89.i = icmp ult i32 %56, %51
  %val.sroa.0.0.i.i.i97.i90.i = select i1 %_5.i.i.i.i94.i87.i, i1 %_0.i.i.i.i96.i89.i, i1 %_6.i.i.i.i95.i88.i
  %value.i98.i91.i = select i1 %val.sroa.0.0.i.i.i97.i90.i, i32 %51, i32 %56
  %59 = select i1 %val.sroa.0.0.i.i.i97.i90.i, i32 %56, i32 %51
  %_3.i.i.i103.i92.i = and i32 %57, 7
  %_3.i3.i.i104.i93.i = and i32 %value.i54.i63.i, 7
  %_5.i.i.i.i105.i94.i = icmp eq i32 %_3.i.i.i103.i92.i, %_3.i3.i.i104.i93.i
  %_6.i.i.i.i106.i95.i = icmp samesign ult i32 %_3.i.i.i103.i92.i, %_3.i3.i.i104.i93.i
  %_0.i.i.i.i107.i96.i = icmp ult i32 %57, %value.i54.i63.i
  %val.sroa.0.0.i.i.i108.i97.i = select i1 %_5.i.i.i.i105.i94.i, i1 %_0.i.i.i.i107.i96.i, i1 %_6.i.i.i.i106.i95.i
  %value.i109.i98.i = select i1 %val.sroa.0.0.i.i.i108.i97.i, i32 %value.i54.i63.i, i32 %57
  %60 = select i1 %val.sroa.0.0.i.i.i108.i97.i, i32 %57, i32 %value.i54.i63.i
  %_3.i.i.i114.i99.i = and i32 %value.i65.i70.i, 7
  %_3.i3.i.i115.i100.i = and i32 %value.i43.i56.i, 7
  %_5.i.i.i.i116.i101.i = icmp eq i32 %_3.i.i.i114.i99.i, %_3.i3.i.i115.i100.i
  %_6.i.i.i.i117.i102.i = icmp samesign ult i32 %_3.i.i.i114.i99.i, %_3.i3.i.i115.i100.i
  %_0.i.i.i.i118.i103.i = icmp ult i32 %value.i65.i70.i, %value.i43.i56.i
  %val.sroa.0.0.i.i.i119.i104.i = select i1 %_5.i.i.i.i116.i101.i, i1 %_0.i.i.i.i118.i103.i, i1 %_6.i.i.i.i117.i102.i
  %value.i120.i105.i = select i1 %val.sroa.0.0.i.i.i119.i104.i, i32 %value.i43.i56.i, i32 %value.i65.i70.i
  %61 = select i1 %val.sroa.0.0.i.i.i119.i104.i, i32 %value.i65.i70.i, i32 %value.i43.i56.i
  %_3.i.i.i125.i106.i = and i32 %60, 7
  %_3.i3.i.i126.i107.i = and i32 %59, 7
  %_5.i.i.i.i127.i108.i = icmp eq i32 %_3.i.i.i125.i106.i, %_3.i3.i.i126.i107.i
  %_6.i.i.i.i128.i109.i = icmp samesign ult i32 %_3.i.i.i125.i106.i, %_3.i3.i.i126.i107.i
  %_0.i.i.i.i129.i110.i = icmp ult i32 %60, %59
  %val.sroa.0.0.i.i.i130.i111.i = select i1 %_5.i.i.i.i127.i108.i, i1 %_0.i.i.i.i129.i110.i, i1 %_6.i.i.i.i128.i109.i
  %value.i131.i112.i = select i1 %val.sroa.0.0.i.i.i130.i111.i, i32 %59, i32 %60
  %62 = select i1 %val.sroa.0.0.i.i.i130.i111.i, i32 %60, i32 %59
  %_3.i.i.i136.i113.i = and i32 %value.i76.i77.i, 7
  %_3.i3.i.i137.i114.i = and i32 %value.i98.i91.i, 7
  %_5.i.i.i.i138.i115.i = icmp eq i32 %_3.i.i.i136.i113.i, %_3.i3.i.i137.i114.i
  %_6.i.i.i.i139.i116.i = icmp samesign ult i32 %_3.i.i.i136.i113.i, %_3.i3.i.i137.i114.i
  %_0.i.i.i.i140.i117.i = icmp ult i32 %value.i76.i77.i, %value.i98.i91.i
  %val.sroa.0.0.i.i.i141.i118.i = select i1 %_5.i.i.i.i138.i115.i, i1 %_0.i.i.i.i140.i117.i, i1 %_6.i.i.i.i139.i116.i
  %value.i142.i119.i = select i1 %val.sroa.0.0.i.i.i141.i118.i, i32 %value.i98.i91.i, i32 %value.i76.i77.i
  %63 = select i1 %val.sroa.0.0.i.i.i141.i118.i, i32 %value.i76.i77.i, i32 %value.i98.i91.i
  %_3.i.i.i147.i120.i = and i32 %61, 7
  %_3.i3.i.i148.i121.i = and i32 %value.i109.i98.i, 7
  %_5.i.i.i.i149.i122.i = icmp eq i32 %_3.i.i.i147.i120.i, %_3.i3.i.i148.i121.i
  %_6.i.i.i.i150.i123.i = icmp samesign ult i32 %_3.i.i.i147.i120.i, %_3.i3.i.i148.i121.i
  %_0.i.i.i.i151.i124.i = icmp ult i32 %61, %value.i109.i98.i
  %val.sroa.0.0.i.i.i152.i125.i = select i1 %_5.i.i.i.i149.i122.i, i1 %_0.i.i.i.i151.i124.i, i1 %_6.i.i.i.i150.i123.i
  %value.i153.i126.i = select i1 %val.sroa.0.0.i.i.i152.i125.i, i32 %value.i109.i98.i, i32 %61
  %64 = select i1 %val.sroa.0.0.i.i.i152.i125.i, i32 %61, i32 %value.i109.i98.i
  %_3.i.i.i158.i127.i = and i32 %62, 7
  %_3.i3.i.i159.i128.i = and i32 %58, 7
  %_5.i.i.i.i160.i129.i = icmp eq i32 %_3.i.i.i158.i127.i, %_3.i3.i.i159.i128.i
  %_6.i.i.i.i161.i130.i = icmp samesign ult i32 %_3.i.i.i158.i127.i, %_3.i3.i.i159.i128.i
  %_0.i.i.i.i162.i131.i = icmp ult i32 %62, %58
  %val.sroa.0.0.i.i.i163.i132.i = select i1 %_5.i.i.i.i160.i129.i, i1 %_0.i.i.i.i162.i131.i, i1 %_6.i.i.i.i161.i130.i
  %value.i164.i133.i = select i1 %val.sroa.0.0.i.i.i163.i132.i, i32 %58, i32 %62
  %65 = select i1 %val.sroa.0.0.i.i.i163.i132.i, i32 %62, i32 %58
  store i32 %65, ptr %region.sroa.0.0.i, align 4, !alias.scope !234
  %_3.i.i.i169.i134.i = and i32 %value.i131.i112.i, 7
  %_3.i3.i.i170.i135.i = and i32 %value.i87.i84.i, 7
  %_5.i.i.i.i171.i136.i = icmp eq i32 %_3.i.i.i169.i134.i, %_3.i3.i.i170.i135.i
  %_6.i.i.i.i172.i137.i = icmp samesign ult i32 %_3.i.i.i169.i134.i, %_3.i3.i.i170.i135.i
  %_0.i.i.i.i173.i138.i = icmp ult i32 %value.i131.i112.i, %value.i87.i84.i
  %val.sroa.0.0.i.i.i174.i139.i = select i1 %_5.i.i.i.i171.i136.i, i1 %_0.i.i.i.i173.i138.i, i1 %_6.i.i.i.i172.i137.i
  %value.i175.i140.i = select i1 %val.sroa.0.0.i.i.i174.i139.i, i32 %value.i87.i84.i, i32 %value.i131.i112.i
  %66 = select i1 %val.sroa.0.0.i.i.i174.i139.i, i32 %value.i131.i112.i, i32 %value.i87.i84.i
  %_3.i.i.i180.i141.i = and i32 %64, 7
  %_3.i3.i.i181.i142.i = and i32 %63, 7
  %_5.i.i.i.i182.i143.i = icmp eq i32 %_3.i.i.i180.i141.i, %_3.i3.i.i181.i142.i
  %_6.i.i.i.i183.i144.i = icmp samesign ult i32 %_3.i.i.i180.i141.i, %_3.i3.i.i181.i142.i
  %_0.i.i.i.i184.i145.i = icmp ult i32 %64, %63
  %val.sroa.0.0.i.i.i185.i146.i = select i1 %_5.i.i.i.i182.i143.i, i1 %_0.i.i.i.i184.i145.i, i1 %_6.i.i.i.i183.i144.i
  %value.i186.i147.i = select i1 %val.sroa.0.0.i.i.i185.i146.i, i32 %63, i32 %64
  %67 = select i1 %val.sroa.0.0.i.i.i185.i146.i, i32 %64, i32 %63
  %_3.i.i.i191.i148.i = and i32 %value.i120.i105.i, 7
  %_3.i3.i.i192.i149.i = and i32 %value.i142.i119.i, 7
  %_5.i.i.i.i193.i150.i = icmp eq i32 %_3.i.i.i191.i148.i, %_3.i3.i.i192.i149.i
  %_6.i.i.i.i194.i151.i = icmp samesign ult i32 %_3.i.i.i191.i148.i, %_3.i3.i.i192.i149.i
  %_0.i.i.i.i195.i152.i = icmp ult i32 %value.i120.i105.i, %value.i142.i119.i
  %val.sroa.0.0.i.i.i196.i153.i = select i1 %_5.i.i.i.i193.i150.i, i1 %_0.i.i.i.i195.i152.i, i1 %_6.i.i.i.i194.i151.i
  %value.i197.i154.i = select i1 %val.sroa.0.0.i.i.i196.i153.i, i32 %value.i142.i119.i, i32 %value.i120.i105.i
  %68 = select i1 %val.sroa.0.0.i.i.i196.i153.i, i32 %value.i120.i105.i, i32 %value.i142.i119.i
  store i32 %value.i197.i154.i, ptr %v_b.i23.i40.i, align 4, !alias.scope !234
  %_3.i.i.i202.i155.i = and i32 %67, 7
  %_3.i3.i.i203.i156.i = and i32 %66, 7
  %_5.i.i.i.i204.i157.i = icmp eq i32 %_3.i.i.i202.i155.i, %_3.i3.i.i203.i156.i
  %_6.i.i.i.i205.i158.i = icmp samesign ult i32 %_3.i.i.i202.i155.i, %_3.i3.i.i203.i156.i
  %_0.i.i.i.i206.i159.i = icmp ult i32 %67, %66
  %val.sroa.0.0.i.i.i207.i160.i = select i1 %_5.i.i.i.i204.i157.i, i1 %_0.i.i.i.i206.i159.i, i1 %_6.i.i.i.i205.i158.i
  %value.i208.i161.i = select i1 %val.sroa.0.0.i.i.i207.i160.i, i32 %66, i32 %67
  %69 = select i1 %val.sroa.0.0.i.i.i207.i160.i, i32 %67, i32 %66
  %_3.i.i.i213.i162.i = and i32 %value.i186.i147.i, 7
  %_3.i3.i.i214.i163.i = and i32 %value.i175.i140.i, 7
  %_5.i.i.i.i215.i164.i = icmp eq i32 %_3.i.i.i213.i162.i, %_3.i3.i.i214.i163.i
  %_6.i.i.i.i216.i165.i = icmp samesign ult i32 %_3.i.i.i213.i162.i, %_3.i3.i.i214.i163.i
  %_0.i.i.i.i217.i166.i = icmp ult i32 %value.i186.i147.i, %value.i175.i140.i
  %val.sroa.0.0.i.i.i218.i167.i = select i1 %_5.i.i.i.i215.i164.i, i1 %_0.i.i.i.i217.i166.i, i1 %_6.i.i.i.i216.i165.i
  %value.i219.i168.i = select i1 %val.sroa.0.0.i.i.i218.i167.i, i32 %value.i175.i140.i, i32 %value.i186.i147.i
  %70 = select i1 %val.sroa.0.0.i.i.i218.i167.i, i32 %value.i186.i147.i, i32 %value.i175.i140.i
  %_3.i.i.i224.i169.i = and i32 %value.i153.i126.i, 7
  %_3.i3.i.i225.i170.i = and i32 %68, 7
  %_5.i.i.i.i226.i171.i = icmp eq i32 %_3.i.i.i224.i169.i, %_3.i3.i.i225.i170.i
  %_6.i.i.i.i227.i172.i = icmp samesign ult i32 %_3.i.i.i224.i169.i, %_3.i3.i.i225.i170.i
  %_0.i.i.i.i228.i173.i = icmp ult i32 %value.i153.i126.i, %68
  %val.sroa.0.0.i.i.i229.i174.i = select i1 %_5.i.i.i.i226.i171.i, i1 %_0.i.i.i.i228.i173.i, i1 %_6.i.i.i.i227.i172.i
  %value.i230.i175.i = select i1 %val.sroa.0.0.i.i.i229.i174.i, i32 %68, i32 %value.i153.i126.i
  %71 = select i1 %val.sroa.0.0.i.i.i229.i174.i, i32 %value.i153.i126.i, i32 %68
  store i32 %value.i230.i175.i, ptr %v_b.i1.i18.i, align 4, !alias.scope !234
  %_3.i.i.i235.i176.i = and i32 %69, 7
  %_3.i3.i.i236.i177.i = and i32 %value.i164.i133.i, 7
  %_5.i.i.i.i237.i178.i = icmp eq i32 %_3.i.i.i235.i176.i, %_3.i3.i.i236.i177.i
  %_6.i.i.i.i238.i179.i = icmp samesign ult i32 %_3.i.i.i235.i176.i, %_3.i3.i.i236.i177.i
  %_0.i.i.i.i239.i180.i = icmp ult i32 %69, %value.i164.i133.i
  %val.sroa.0.0.i.i.i240.i181.i = select i1 %_5.i.i.i.i237.i178.i, i1 %_0.i.i.i.i239.i180.i, i1 %_6.i.i.i.i238.i179.i
  %value.i241.i182.i = select i1 %val.sroa.0.0.i.i.i240.i181.i, i32 %value.i164.i133.i, i32 %69
  %72 = select i1 %val.sroa.0.0.i.i.i240.i181.i, i32 %69, i32 %value.i164.i133.i
  store i32 %72, ptr %v_a.i.i17.i, align 4, !alias.scope !234
  store i32 %value.i241.i182.i, ptr %v_a.i11.i28.i, align 4, !alias.scope !234
  %_3.i.i.i246.i183.i = and i32 %70, 7
  %_3.i3.i.i247.i184.i = and i32 %value.i208.i161.i, 7
  %_5.i.i.i.i248.i185.i = icmp eq i32 %_3.i.i.i246.i183.i, %_3.i3.i.i247.i184.i
  %_6.i.i.i.i249.i186.i = icmp samesign ult i32 %_3.i.i.i246.i183.i, %_3.i3.i.i247.i184.i
  %_0.i.i.i.i250.i187.i = icmp ult i32 %70, %value.i208.i161.i
  %val.sroa.0.0.i.i.i251.i188.i = select i1 %_5.i.i.i.i248.i185.i, i1 %_0.i.i.i.i250.i187.i, i1 %_6.i.i.i.i249.i186.i
  %value.i252.i189.i = select i1 %val.sroa.0.0.i.i.i251.i188.i, i32 %value.i208.i161.i, i32 %70
  %73 = select i1 %val.sroa.0.0.i.i.i251.i188.i, i32 %70, i32 %value.i208.i161.i
  store i32 %73, ptr %v_b.i.i7.i, align 4, !alias.scope !234
  store i32 %value.i252.i189.i, ptr %v_a.i22.i39.i, align 4, !alias.scope !234
  %_3.i.i.i257.i190.i = and i32 %71, 7
  %_3.i3.i.i258.i191.i = and i32 %value.i219.i168.i, 7
  %_5.i.i.i.i259.i192.i = icmp eq i32 %_3.i.i.i257.i190.i, %_3.i3.i.i258.i191.i
  %_6.i.i.i.i260.i193.i = icmp samesign ult i32 %_3.i.i.i257.i190.i, %_3.i3.i.i258.i191.i
  %_0.i.i.i.i261.i194.i = icmp ult i32 %71, %value.i219.i168.i
  %val.sroa.0.0.i.i.i262.i195.i = select i1 %_5.i.i.i.i259.i192.i, i1 %_0.i.i.i.i261.i194.i, i1 %_6.i.i.i.i260.i193.i
  %value.i263.i196.i = select i1 %val.sroa.0.0.i.i.i262.i195.i, i32 %value.i219.i168.i, i32 %71
  %74 = select i1 %val.sroa.0.0.i.i.i262.i195.i, i32 %71, i32 %value.i219.i168.i
  store i32 %74, ptr %v_b.i12.i29.i, align 4, !alias.scope !234
  store i32 %value.i263.i196.i, ptr %v_b.i67.i.i, align 4, !alias.scope !234
  br label %bb16.i

bb16.i:                                           ; preds = %bb12.i, %bb9.i, %bb11.i
  %presorted_len.sroa.0.0.i = phi i64 [ 13, %bb9.i ], [ 9, %bb12.i ], [ 1, %bb11.i ]
  %_5.i.i = icmp samesign ugt i64 %presorted_len.sroa.0.0.i, %region.sroa.8.0.i
  br i1 %_5.i.i, label %bb2.i.i, label %bb3.i.i

bb2.i.i:                                          ; preds = %bb16.i
  tail call void @llvm.trap()
  unreachable

bb3.i.i:                                          ; preds = %bb16.i
  %v_end.i.i = getelementptr inbounds nuw i32, ptr %region.sroa.0.0.i, i64 %region.sroa.8.0.i
  %_10.not1.i.i = icmp samesign eq i64 %presorted_len.sroa.0.0.i, %region.sroa.8.0.i
  br i1 %_10.not1.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit.i, label %bb5.preheader.i.i

bb5.preheader.i.i:                                ; preds = %bb3.i.i
  %75 = getelementptr inbounds nuw i32, ptr %region.sroa.0.0.i, i64 %presorted_len.sroa.0.0.i
  br label %bb5.i.i

bb5.i.i:                                          ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i.i, %bb5.preheader.i.i
  %tail.sroa.0.02.i.i = phi ptr [ %_14.i.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i.i ], [ %75, %bb5.preheader.i.i ]
  %76 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i.i, i64 -4
  %tail.val.i.i.i = load i32, ptr %tail.sroa.0.02.i.i, align 4, !alias.scope !237, !noundef !32
  %.val1.i.i.i = load i32, ptr %76, align 4, !alias.scope !237, !noundef !32
  %_3.i.i.i.i197.i = and i32 %tail.val.i.i.i, 7
  %_3.i3.i.i.i198.i = and i32 %.val1.i.i.i, 7
  %_5.i.i.i.i.i199.i = icmp eq i32 %_3.i.i.i.i197.i, %_3.i3.i.i.i198.i
  %_6.i.i.i.i.i200.i = icmp samesign ult i32 %_3.i.i.i.i197.i, %_3.i3.i.i.i198.i
  %_0.i.i.i.i.i201.i = icmp ult i32 %tail.val.i.i.i, %.val1.i.i.i
  %val.sroa.0.0.i.i.i.i202.i = select i1 %_5.i.i.i.i.i199.i, i1 %_0.i.i.i.i.i201.i, i1 %_6.i.i.i.i.i200.i
  br i1 %val.sroa.0.0.i.i.i.i202.i, label %bb4.i.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i.i

bb4.i.i.i:                                        ; preds = %bb5.i.i, %bb6.i.i.i
  %77 = phi i32 [ %.val.i.i.i, %bb6.i.i.i ], [ %.val1.i.i.i, %bb5.i.i ]
  %gap_guard.sroa.4.0.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i, %bb6.i.i.i ], [ %tail.sroa.0.02.i.i, %bb5.i.i ]
  %sift.sroa.0.0.i.i.i = phi ptr [ %78, %bb6.i.i.i ], [ %76, %bb5.i.i ]
  store i32 %77, ptr %gap_guard.sroa.4.0.i.i.i, align 4, !alias.scope !237
  %_18.i.i.i = icmp eq ptr %sift.sroa.0.0.i.i.i, %region.sroa.0.0.i
  br i1 %_18.i.i.i, label %bb10.i.i.i, label %bb6.i.i.i

bb6.i.i.i:                                        ; preds = %bb4.i.i.i
  %78 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i, i64 -4
  %.val.i.i.i = load i32, ptr %78, align 4, !alias.scope !237, !noundef !32
  %_3.i3.i3.i.i.i = and i32 %.val.i.i.i, 7
  %_5.i.i.i4.i.i.i = icmp eq i32 %_3.i.i.i.i197.i, %_3.i3.i3.i.i.i
  %_6.i.i.i5.i.i.i = icmp samesign ult i32 %_3.i.i.i.i197.i, %_3.i3.i3.i.i.i
  %_0.i.i.i6.i.i.i = icmp ult i32 %tail.val.i.i.i, %.val.i.i.i
  %val.sroa.0.0.i.i7.i.i.i = select i1 %_5.i.i.i4.i.i.i, i1 %_0.i.i.i6.i.i.i, i1 %_6.i.i.i5.i.i.i
  br i1 %val.sroa.0.0.i.i7.i.i.i, label %bb4.i.i.i, label %bb10.i.i.i

bb10.i.i.i:                                       ; preds = %bb6.i.i.i, %bb4.i.i.i
  %sift.sroa.0.0.i.lcssa.i.i = phi ptr [ %sift.sroa.0.0.i.i.i, %bb6.i.i.i ], [ %region.sroa.0.0.i, %bb4.i.i.i ]
  store i32 %tail.val.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i, align 4, !alias.scope !237, !noalias !240
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i.i: ; preds = %bb10.i.i.i, %bb5.i.i
  %_14.i.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i.i, i64 4
  %_10.not.i.i = icmp eq ptr %_14.i.i, %v_end.i.i
  br i1 %_10.not.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit.i, label %bb5.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit.i: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i.i, %bb3.i.i
  br i1 %no_merge.i, label %bb23.sink.split.i, label %bb19.i

bb19.i:                                           ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit.i
  %_26.not.i = icmp eq ptr %region.sroa.0.0.i, %v.sroa.0.0.lcssa
  br i1 %_26.not.i, label %bb8.i, label %bb20.i

bb20.i:                                           ; preds = %bb19.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !245)
  %count1.i.i = add nsw i64 %v.sroa.15.0.lcssa, -1
  %79 = getelementptr inbounds nuw i32, ptr %stack_array.i, i64 %count1.i.i
  %80 = getelementptr inbounds nuw i32, ptr %v.sroa.0.0.lcssa, i64 %count1.i.i
  %81 = getelementptr i8, ptr %data.i, i64 -4
  br label %bb15.i.i

bb16.i.i:                                         ; preds = %bb15.i.i
  %82 = getelementptr i8, ptr %87, i64 4
  %83 = getelementptr i8, ptr %86, i64 4
  %_43.i.i = and i64 %v.sroa.15.0.lcssa, 1
  %_22.i.i = icmp eq i64 %_43.i.i, 0
  br i1 %_22.i.i, label %bb9.i.i, label %bb5.i203.i

bb15.i.i:                                         ; preds = %bb15.i.i, %bb20.i
  %dst.sroa.0.012.i.i = phi ptr [ %_16.i.i.i, %bb15.i.i ], [ %stack_array.i, %bb20.i ]
  %iter.sroa.0.011.i.i = phi i64 [ %_39.i.i, %bb15.i.i ], [ 0, %bb20.i ]
  %left.sroa.0.010.i.i = phi ptr [ %_14.i.i.i, %bb15.i.i ], [ %v.sroa.0.0.lcssa, %bb20.i ]
  %right.sroa.0.09.i.i = phi ptr [ %_12.i.i.i, %bb15.i.i ], [ %data.i, %bb20.i ]
  %left_rev.sroa.0.08.i.i = phi ptr [ %87, %bb15.i.i ], [ %81, %bb20.i ]
  %right_rev.sroa.0.07.i.i = phi ptr [ %86, %bb15.i.i ], [ %80, %bb20.i ]
  %dst_rev.sroa.0.06.i.i = phi ptr [ %88, %bb15.i.i ], [ %79, %bb20.i ]
  %_39.i.i = add nuw nsw i64 %iter.sroa.0.011.i.i, 1
  %right.sroa.0.0.val.i.i = load i32, ptr %right.sroa.0.09.i.i, align 4, !alias.scope !248, !noundef !32
  %left.sroa.0.0.val.i.i = load i32, ptr %left.sroa.0.010.i.i, align 4, !alias.scope !248, !noundef !32
  %_3.i.i.i.i = and i32 %right.sroa.0.0.val.i.i, 7
  %_3.i3.i.i.i = and i32 %left.sroa.0.0.val.i.i, 7
  %_5.i.i.i.i.i = icmp eq i32 %_3.i.i.i.i, %_3.i3.i.i.i
  %_6.i.i.i.i.i = icmp samesign ult i32 %_3.i.i.i.i, %_3.i3.i.i.i
  %_0.i.i.i.i.i = icmp ult i32 %right.sroa.0.0.val.i.i, %left.sroa.0.0.val.i.i
  %val.sroa.0.0.i.i.i.i = select i1 %_5.i.i.i.i.i, i1 %_0.i.i.i.i.i, i1 %_6.i.i.i.i.i
  %is_l.i18.i.i = xor i1 %val.sroa.0.0.i.i.i.i, true
  %84 = select i1 %val.sroa.0.0.i.i.i.i, i32 %right.sroa.0.0.val.i.i, i32 %left.sroa.0.0.val.i.i
  store i32 %84, ptr %dst.sroa.0.012.i.i, align 4, !noalias !249
  %count.i.i.i = zext i1 %val.sroa.0.0.i.i.i.i to i64
  %_12.i.i.i = getelementptr inbounds nuw i32, ptr %right.sroa.0.09.i.i, i64 %count.i.i.i
  %count2.i.i.i = zext i1 %is_l.i18.i.i to i64
  %_14.i.i.i = getelementptr inbounds nuw i32, ptr %left.sroa.0.010.i.i, i64 %count2.i.i.i
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %dst.sroa.0.012.i.i, i64 4
  %right_rev.sroa.0.0.val.i.i = load i32, ptr %right_rev.sroa.0.07.i.i, align 4, !alias.scope !248, !noundef !32
  %left_rev.sroa.0.0.val.i.i = load i32, ptr %left_rev.sroa.0.08.i.i, align 4, !alias.scope !248, !noundef !32
  %_3.i.i19.i.i = and i32 %right_rev.sroa.0.0.val.i.i, 7
  %_3.i3.i20.i.i = and i32 %left_rev.sroa.0.0.val.i.i, 7
  %_5.i.i.i21.i.i = icmp eq i32 %_3.i.i19.i.i, %_3.i3.i20.i.i
  %_6.i.i.i22.i.i = icmp samesign ult i32 %_3.i.i19.i.i, %_3.i3.i20.i.i
  %_0.i.i.i23.i.i = icmp ult i32 %right_rev.sroa.0.0.val.i.i, %left_rev.sroa.0.0.val.i.i
  %val.sroa.0.0.i.i24.i.i = select i1 %_5.i.i.i21.i.i, i1 %_0.i.i.i23.i.i, i1 %_6.i.i.i22.i.i
  %is_l.i.i.i = xor i1 %val.sroa.0.0.i.i24.i.i, true
  %85 = select i1 %val.sroa.0.0.i.i24.i.i, i32 %left_rev.sroa.0.0.val.i.i, i32 %right_rev.sroa.0.0.val.i.i
  store i32 %85, ptr %dst_rev.sroa.0.06.i.i, align 4, !noalias !253
  %count.neg.i.i.i = sext i1 %is_l.i.i.i to i64
  %86 = getelementptr i32, ptr %right_rev.sroa.0.07.i.i, i64 %count.neg.i.i.i
  %count3.neg.i.i.i = sext i1 %val.sroa.0.0.i.i24.i.i to i64
  %87 = getelementptr i32, ptr %left_rev.sroa.0.08.i.i, i64 %count3.neg.i.i.i
  %88 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.06.i.i, i64 -4
  %exitcond.not.i.i = icmp eq i64 %_39.i.i, %len_div_26.i
  br i1 %exitcond.not.i.i, label %bb16.i.i, label %bb15.i.i

bb5.i203.i:                                       ; preds = %bb16.i.i
  %left_nonempty.i.i = icmp ult ptr %_14.i.i.i, %82
  %left.sroa.0.0.right.sroa.0.0.i.i = select i1 %left_nonempty.i.i, ptr %_14.i.i.i, ptr %_12.i.i.i
  %89 = load i32, ptr %left.sroa.0.0.right.sroa.0.0.i.i, align 4, !alias.scope !248
  store i32 %89, ptr %_16.i.i.i, align 4, !noalias !248
  %count2.i.i = zext i1 %left_nonempty.i.i to i64
  %_26.i.i = getelementptr inbounds nuw i32, ptr %_14.i.i.i, i64 %count2.i.i
  %_30.i.i = xor i1 %left_nonempty.i.i, true
  %count3.i.i = zext i1 %_30.i.i to i64
  %_28.i.i = getelementptr inbounds nuw i32, ptr %_12.i.i.i, i64 %count3.i.i
  br label %bb9.i.i

bb9.i.i:                                          ; preds = %bb5.i203.i, %bb16.i.i
  %right.sroa.0.1.i.i = phi ptr [ %_12.i.i.i, %bb16.i.i ], [ %_28.i.i, %bb5.i203.i ]
  %left.sroa.0.1.i.i = phi ptr [ %_14.i.i.i, %bb16.i.i ], [ %_26.i.i, %bb5.i203.i ]
  %_31.i.i = icmp ne ptr %left.sroa.0.1.i.i, %82
  %_32.i.i = icmp ne ptr %right.sroa.0.1.i.i, %83
  %or.cond.i.i = select i1 %_31.i.i, i1 true, i1 %_32.i.i, !prof !98
  br i1 %or.cond.i.i, label %bb13.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_.exit.i, !prof !98

bb13.i.i:                                         ; preds = %bb9.i.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #14, !noalias !245
  unreachable

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_.exit.i: ; preds = %bb9.i.i
  %90 = shl nuw nsw i64 %v.sroa.15.0.lcssa, 2
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %v.sroa.0.0.lcssa, ptr nonnull align 4 %stack_array.i, i64 %90, i1 false)
  br label %bb23.sink.split.i

bb23.sink.split.i:                                ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_.exit.i
  call void @llvm.lifetime.end.p0(ptr nonnull %stack_array.i), !noalias !228
  br label %bb22

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::heapsort::heapsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_(ptr noalias noundef nonnull align 4 %v.sroa.0.099, i64 noundef %v.sroa.15.098, ptr noalias nonnull align 8 poison) #16
  br label %bb22

bb7:                                              ; preds = %bb5
  %91 = add nsw i32 %limit.sroa.0.096, -1
  %len_div_84.i = lshr i64 %v.sroa.15.098, 3
  %b.idx.i = shl nuw nsw i64 %len_div_84.i, 4
  %b.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 %b.idx.i
  %c.idx.i = mul nuw nsw i64 %len_div_84.i, 28
  %c.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 %c.idx.i
  %_12.i = icmp samesign ult i64 %v.sroa.15.098, 64
  br i1 %_12.i, label %bb3.i, label %bb5.i

bb5.i:                                            ; preds = %bb7
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %self.i = tail call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef nonnull readonly align 4 %v.sroa.0.099, ptr noundef readonly %b.i, ptr noundef readonly %c.i, i64 noundef %len_div_84.i) #15
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit

bb3.i:                                            ; preds = %bb7
  %v.0.val6.i = load i32, ptr %v.sroa.0.099, align 4, !alias.scope !257, !noundef !32
  %b.val7.i = load i32, ptr %b.i, align 4, !alias.scope !257, !noundef !32
  %_3.i.i.i = and i32 %v.0.val6.i, 7
  %_3.i3.i.i = and i32 %b.val7.i, 7
  %_5.i.i.i.i = icmp eq i32 %_3.i.i.i, %_3.i3.i.i
  %_6.i.i.i.i = icmp samesign ult i32 %_3.i.i.i, %_3.i3.i.i
  %_0.i.i.i.i = icmp ult i32 %v.0.val6.i, %b.val7.i
  %val.sroa.0.0.i.i.i = select i1 %_5.i.i.i.i, i1 %_0.i.i.i.i, i1 %_6.i.i.i.i
  %c.val5.i = load i32, ptr %c.i, align 4, !alias.scope !257, !noundef !32
  %_3.i3.i9.i = and i32 %c.val5.i, 7
  %_5.i.i.i10.i = icmp eq i32 %_3.i.i.i, %_3.i3.i9.i
  %_6.i.i.i11.i = icmp samesign ult i32 %_3.i.i.i, %_3.i3.i9.i
  %_0.i.i.i12.i = icmp ult i32 %v.0.val6.i, %c.val5.i
  %val.sroa.0.0.i.i13.i = select i1 %_5.i.i.i10.i, i1 %_0.i.i.i12.i, i1 %_6.i.i.i11.i
  %92 = xor i1 %val.sroa.0.0.i.i.i, %val.sroa.0.0.i.i13.i
  br i1 %92, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit, label %bb3.i.i21

bb3.i.i21:                                        ; preds = %bb3.i
  %_5.i.i.i16.i = icmp eq i32 %_3.i3.i.i, %_3.i3.i9.i
  %_6.i.i.i17.i = icmp samesign ult i32 %_3.i3.i.i, %_3.i3.i9.i
  %_0.i.i.i18.i = icmp ult i32 %b.val7.i, %c.val5.i
  %val.sroa.0.0.i.i19.i = select i1 %_5.i.i.i16.i, i1 %_0.i.i.i18.i, i1 %_6.i.i.i17.i
  %_12.i.i = xor i1 %val.sroa.0.0.i.i.i, %val.sroa.0.0.i.i19.i
  %c.b.i.i = select i1 %_12.i.i, ptr %c.i, ptr %b.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit: ; preds = %bb5.i, %bb3.i, %bb3.i.i21
  %_0.sroa.0.0.i.sink.i = phi ptr [ %self.i, %bb5.i ], [ %v.sroa.0.099, %bb3.i ], [ %c.b.i.i, %bb3.i.i21 ]
  %93 = ptrtoint ptr %_0.sroa.0.0.i.sink.i to i64
  %94 = ptrtoint ptr %v.sroa.0.099 to i64
  %95 = sub nuw i64 %93, %94
  %index.sroa.0.0.i = lshr exact i64 %95, 2
  %cond.i = icmp samesign ult i64 %index.sroa.0.0.i, %v.sroa.15.098
  tail call void @llvm.assume(i1 %cond.i)
  %.not = icmp eq ptr %ancestor_pivot.sroa.0.097, null
  br i1 %.not, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit.bb7.i_crit_edge, label %bb11

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit.bb7.i_crit_edge: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit
  %tmp.sroa.0.0.copyload.i.i.i.pre = load i32, ptr %v.sroa.0.099, align 4, !alias.scope !260
  %_9.i.i.phi.trans.insert = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 %95
  %.pre = load i32, ptr %_9.i.i.phi.trans.insert, align 4, !alias.scope !260
  br label %bb7.i

bb22:                                             ; preds = %bb23.sink.split.i, %bb3, %bb6
  ret void

bb7.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit.bb7.i_crit_edge, %bb11
  %96 = phi i32 [ %.pre, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit.bb7.i_crit_edge ], [ %_18.val, %bb11 ]
  %tmp.sroa.0.0.copyload.i.i.i = phi i32 [ %tmp.sroa.0.0.copyload.i.i.i.pre, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit.bb7.i_crit_edge ], [ %tmp.sroa.0.0.copyload.i.i.i.pre110, %bb11 ]
  %_9.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 %95
  store i32 %96, ptr %v.sroa.0.099, align 4, !alias.scope !260
  store i32 %tmp.sroa.0.0.copyload.i.i.i, ptr %_9.i.i, align 4, !alias.scope !260
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !265)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !268)
  %value.i.i = load i32, ptr %data.i.i.i, align 4, !alias.scope !270, !noalias !268, !noundef !32
  %97 = getelementptr i32, ptr %v.sroa.0.099, i64 %v.sroa.15.098
  %unroll_end.i.i = getelementptr i8, ptr %97, i64 -4
  %state.sroa.11.042.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 8
  %_1943.i.i = icmp ult ptr %state.sroa.11.042.i.i, %unroll_end.i.i
  %_20.val.i.pre.i.i = load i32, ptr %v.sroa.0.099, align 4, !alias.scope !271, !noalias !272
  %_3.i3.i.i11.i.i = and i32 %_20.val.i.pre.i.i, 7
  br i1 %_1943.i.i, label %bb5.i.i29, label %bb12.i.i.preheader

bb12.i.i.preheader:                               ; preds = %bb5.i.i29, %bb7.i
  %state.sroa.0.1.i.i.ph = phi ptr [ %data.i.i.i, %bb7.i ], [ %_16.i21.i.i, %bb5.i.i29 ]
  %state.sroa.11.1.i.i.ph = phi ptr [ %state.sroa.11.042.i.i, %bb7.i ], [ %state.sroa.11.0.i.i, %bb5.i.i29 ]
  %state.sroa.21.1.i.i.ph = phi i64 [ 0, %bb7.i ], [ %103, %bb5.i.i29 ]
  br label %bb12.i.i

bb12.i.i:                                         ; preds = %bb12.i.i.preheader, %bb12.cont.i.i
  %state.sroa.0.1.i.i = phi ptr [ %state.sroa.11.1.i.i, %bb12.cont.i.i ], [ %state.sroa.0.1.i.i.ph, %bb12.i.i.preheader ]
  %state.sroa.11.1.i.i = phi ptr [ %state.sroa.11.1.sroa.gep.i.i, %bb12.cont.i.i ], [ %state.sroa.11.1.i.i.ph, %bb12.i.i.preheader ]
  %state.sroa.21.1.i.i = phi i64 [ %99, %bb12.cont.i.i ], [ %state.sroa.21.1.i.i.ph, %bb12.i.i.preheader ]
  %is_done.i.i = icmp eq ptr %state.sroa.11.1.i.i, %97
  br i1 %is_done.i.i, label %bb12.cont51.i.i, label %bb12.else52.i.i

bb12.else52.i.i:                                  ; preds = %bb12.i.i
  %_19.val.i.else.val.i.i = load i32, ptr %state.sroa.11.1.i.i, align 4, !alias.scope !270, !noalias !275, !noundef !32
  br label %bb12.cont51.i.i

bb12.cont51.i.i:                                  ; preds = %bb12.else52.i.i, %bb12.i.i
  %_19.val.i.i.i = phi i32 [ %value.i.i, %bb12.i.i ], [ %_19.val.i.else.val.i.i, %bb12.else52.i.i ]
  %_3.i.i.i.i.i23 = and i32 %_19.val.i.i.i, 7
  %_5.i.i.i.i.i.i24 = icmp eq i32 %_3.i.i.i.i.i23, %_3.i3.i.i11.i.i
  %_6.i.i.i.i.i.i25 = icmp samesign ult i32 %_3.i.i.i.i.i23, %_3.i3.i.i11.i.i
  %_0.i.i.i.i.i.i26 = icmp ult i32 %_19.val.i.i.i, %_20.val.i.pre.i.i
  %val.sroa.0.0.i.i.i.i.i27 = select i1 %_5.i.i.i.i.i.i24, i1 %_0.i.i.i.i.i.i26, i1 %_6.i.i.i.i.i.i25
  %left.i.i.i = getelementptr inbounds nuw i32, ptr %data.i.i.i, i64 %state.sroa.21.1.i.i
  %98 = load i32, ptr %left.i.i.i, align 4, !alias.scope !270, !noalias !275
  store i32 %98, ptr %state.sroa.0.1.i.i, align 4, !alias.scope !270, !noalias !275
  br i1 %is_done.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit.i, label %bb12.cont.i.i

bb12.cont.i.i:                                    ; preds = %bb12.cont51.i.i
  %.else.val.i.i = load i32, ptr %state.sroa.11.1.i.i, align 4, !alias.scope !270, !noalias !275
  store i32 %.else.val.i.i, ptr %left.i.i.i, align 4, !alias.scope !270, !noalias !275
  %_15.i.i.i = zext i1 %val.sroa.0.0.i.i.i.i.i27 to i64
  %99 = add i64 %state.sroa.21.1.i.i, %_15.i.i.i
  %state.sroa.11.1.sroa.gep.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.11.1.i.i, i64 4
  br label %bb12.i.i

bb5.i.i29:                                        ; preds = %bb7.i, %bb5.i.i29
  %state.sroa.11.046.i.i = phi ptr [ %state.sroa.11.0.i.i, %bb5.i.i29 ], [ %state.sroa.11.042.i.i, %bb7.i ]
  %state.sroa.21.045.i.i = phi i64 [ %103, %bb5.i.i29 ], [ 0, %bb7.i ]
  %state.sroa.0.044.i.i = phi ptr [ %_16.i21.i.i, %bb5.i.i29 ], [ %data.i.i.i, %bb7.i ]
  %_19.val.i8.i.i = load i32, ptr %state.sroa.11.046.i.i, align 4, !alias.scope !270, !noalias !276, !noundef !32
  %_3.i.i.i10.i.i = and i32 %_19.val.i8.i.i, 7
  %_5.i.i.i.i12.i.i = icmp eq i32 %_3.i.i.i10.i.i, %_3.i3.i.i11.i.i
  %_6.i.i.i.i13.i.i = icmp samesign ult i32 %_3.i.i.i10.i.i, %_3.i3.i.i11.i.i
  %_0.i.i.i.i14.i.i = icmp ult i32 %_19.val.i8.i.i, %_20.val.i.pre.i.i
  %val.sroa.0.0.i.i.i15.i.i = select i1 %_5.i.i.i.i12.i.i, i1 %_0.i.i.i.i14.i.i, i1 %_6.i.i.i.i13.i.i
  %left.i18.i.i = getelementptr inbounds nuw i32, ptr %data.i.i.i, i64 %state.sroa.21.045.i.i
  %100 = load i32, ptr %left.i18.i.i, align 4, !alias.scope !270, !noalias !276
  store i32 %100, ptr %state.sroa.0.044.i.i, align 4, !alias.scope !270, !noalias !276
  store i32 %_19.val.i8.i.i, ptr %left.i18.i.i, align 4, !alias.scope !270, !noalias !276
  %_15.i20.i.i = zext i1 %val.sroa.0.0.i.i.i15.i.i to i64
  %101 = add i64 %state.sroa.21.045.i.i, %_15.i20.i.i
  %_16.i21.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.044.i.i, i64 8
  %_19.val.i23.i.i = load i32, ptr %_16.i21.i.i, align 4, !alias.scope !270, !noalias !279, !noundef !32
  %_3.i.i.i25.i.i = and i32 %_19.val.i23.i.i, 7
  %_5.i.i.i.i27.i.i = icmp eq i32 %_3.i.i.i25.i.i, %_3.i3.i.i11.i.i
  %_6.i.i.i.i28.i.i = icmp samesign ult i32 %_3.i.i.i25.i.i, %_3.i3.i.i11.i.i
  %_0.i.i.i.i29.i.i = icmp ult i32 %_19.val.i23.i.i, %_20.val.i.pre.i.i
  %val.sroa.0.0.i.i.i30.i.i = select i1 %_5.i.i.i.i27.i.i, i1 %_0.i.i.i.i29.i.i, i1 %_6.i.i.i.i28.i.i
  %left.i33.i.i = getelementptr inbounds nuw i32, ptr %data.i.i.i, i64 %101
  %102 = load i32, ptr %left.i33.i.i, align 4, !alias.scope !270, !noalias !279
  store i32 %102, ptr %state.sroa.11.046.i.i, align 4, !alias.scope !270, !noalias !279
  store i32 %_19.val.i23.i.i, ptr %left.i33.i.i, align 4, !alias.scope !270, !noalias !279
  %_15.i35.i.i = zext i1 %val.sroa.0.0.i.i.i30.i.i to i64
  %103 = add i64 %101, %_15.i35.i.i
  %state.sroa.11.0.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.044.i.i, i64 12
  %_19.i.i = icmp ult ptr %state.sroa.11.0.i.i, %unroll_end.i.i
  br i1 %_19.i.i, label %bb5.i.i29, label %bb12.i.i.preheader

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit.i: ; preds = %bb12.cont51.i.i
  store i32 %value.i.i, ptr %left.i.i.i, align 4, !alias.scope !270, !noalias !275
  %_15.i54.i.i = zext i1 %val.sroa.0.0.i.i.i.i.i27 to i64
  %104 = add i64 %state.sroa.21.1.i.i, %_15.i54.i.i
  %_15.not.i = icmp ult i64 %104, %v.sroa.15.098
  br i1 %_15.not.i, label %_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort.exit, label %bb9.i28

bb9.i28:                                          ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit.i
  tail call void @llvm.trap()
  unreachable

_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort.exit: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit.i
  %_9.i5.i = getelementptr inbounds nuw i32, ptr %v.sroa.0.099, i64 %104
  %tmp.sroa.0.0.copyload.i.i6.i = load i32, ptr %v.sroa.0.099, align 4, !alias.scope !282
  %105 = load i32, ptr %_9.i5.i, align 4, !alias.scope !282
  store i32 %105, ptr %v.sroa.0.099, align 4, !alias.scope !282
  store i32 %tmp.sroa.0.0.copyload.i.i6.i, ptr %_9.i5.i, align 4, !alias.scope !282
  %data.i.i32 = getelementptr inbounds nuw i8, ptr %_9.i5.i, i64 4
  %106 = xor i64 %104, -1
  %len.i.i33 = add i64 %v.sroa.15.098, %106
; call core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call fastcc void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr noalias noundef nonnull align 4 %v.sroa.0.099, i64 noundef %104, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable_or_null(4) %ancestor_pivot.sroa.0.097, i32 noundef %91, ptr noalias noundef align 8 dereferenceable(8) %is_less) #15
  br label %bb1.backedge

bb11:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit
  %_18 = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 %95
  %ancestor_pivot.sroa.0.0.val = load i32, ptr %ancestor_pivot.sroa.0.097, align 4, !noundef !32
  %_18.val = load i32, ptr %_18, align 4, !noundef !32
  %_3.i.i = and i32 %ancestor_pivot.sroa.0.0.val, 7
  %_3.i3.i = and i32 %_18.val, 7
  %_5.i.i.i = icmp eq i32 %_3.i.i, %_3.i3.i
  %_6.i.i.i = icmp samesign ult i32 %_3.i.i, %_3.i3.i
  %_0.i.i.i = icmp ult i32 %ancestor_pivot.sroa.0.0.val, %_18.val
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i.i, i1 %_6.i.i.i
  %tmp.sroa.0.0.copyload.i.i.i.pre110 = load i32, ptr %v.sroa.0.099, align 4, !alias.scope !260
  br i1 %val.sroa.0.0.i.i, label %bb7.i, label %bb7.i41

bb7.i41:                                          ; preds = %bb11
  store i32 %_18.val, ptr %v.sroa.0.099, align 4, !alias.scope !285
  store i32 %tmp.sroa.0.0.copyload.i.i.i.pre110, ptr %_18, align 4, !alias.scope !285
  %data.i.i.i44 = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !290)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !293)
  %value.i.i45 = load i32, ptr %data.i.i.i44, align 4, !alias.scope !295, !noalias !293, !noundef !32
  %107 = getelementptr i32, ptr %v.sroa.0.099, i64 %v.sroa.15.098
  %unroll_end.i.i46 = getelementptr i8, ptr %107, i64 -4
  %state.sroa.11.042.i.i47 = getelementptr inbounds nuw i8, ptr %v.sroa.0.099, i64 8
  %_1943.i.i48 = icmp ult ptr %state.sroa.11.042.i.i47, %unroll_end.i.i46
  %_20.val.i.pre.i.i49 = load i32, ptr %v.sroa.0.099, align 4, !alias.scope !296, !noalias !297
  %_3.i.i.i.i10.i.i = and i32 %_20.val.i.pre.i.i49, 7
  br i1 %_1943.i.i48, label %bb5.i.i73, label %bb12.i.i54.preheader

bb12.i.i54.preheader:                             ; preds = %bb5.i.i73, %bb7.i41
  %state.sroa.0.1.i.i55.ph = phi ptr [ %data.i.i.i44, %bb7.i41 ], [ %_16.i21.i.i80, %bb5.i.i73 ]
  %state.sroa.11.1.i.i56.ph = phi ptr [ %state.sroa.11.042.i.i47, %bb7.i41 ], [ %state.sroa.11.0.i.i84, %bb5.i.i73 ]
  %state.sroa.21.1.i.i57.ph = phi i64 [ 0, %bb7.i41 ], [ %113, %bb5.i.i73 ]
  br label %bb12.i.i54

bb12.i.i54:                                       ; preds = %bb12.i.i54.preheader, %bb12.cont.i.i64
  %state.sroa.0.1.i.i55 = phi ptr [ %state.sroa.11.1.i.i56, %bb12.cont.i.i64 ], [ %state.sroa.0.1.i.i55.ph, %bb12.i.i54.preheader ]
  %state.sroa.11.1.i.i56 = phi ptr [ %state.sroa.11.1.sroa.gep.i.i67, %bb12.cont.i.i64 ], [ %state.sroa.11.1.i.i56.ph, %bb12.i.i54.preheader ]
  %state.sroa.21.1.i.i57 = phi i64 [ %109, %bb12.cont.i.i64 ], [ %state.sroa.21.1.i.i57.ph, %bb12.i.i54.preheader ]
  %is_done.i.i58 = icmp eq ptr %state.sroa.11.1.i.i56, %107
  br i1 %is_done.i.i58, label %bb12.cont51.i.i61, label %bb12.else52.i.i59

bb12.else52.i.i59:                                ; preds = %bb12.i.i54
  %_19.val.i.else.val.i.i60 = load i32, ptr %state.sroa.11.1.i.i56, align 4, !alias.scope !295, !noalias !300, !noundef !32
  br label %bb12.cont51.i.i61

bb12.cont51.i.i61:                                ; preds = %bb12.else52.i.i59, %bb12.i.i54
  %_19.val.i.i.i62 = phi i32 [ %value.i.i45, %bb12.i.i54 ], [ %_19.val.i.else.val.i.i60, %bb12.else52.i.i59 ]
  %_3.i3.i.i.i.i.i = and i32 %_19.val.i.i.i62, 7
  %_5.i.i.i.i.i.i.i = icmp eq i32 %_3.i.i.i.i10.i.i, %_3.i3.i.i.i.i.i
  %_6.i.i.i.i.i.i.i = icmp samesign uge i32 %_3.i.i.i.i10.i.i, %_3.i3.i.i.i.i.i
  %_0.i.i.i.i.i.i.i = icmp uge i32 %_20.val.i.pre.i.i49, %_19.val.i.i.i62
  %val.sroa.0.0.i.i.i.i.i.i = select i1 %_5.i.i.i.i.i.i.i, i1 %_0.i.i.i.i.i.i.i, i1 %_6.i.i.i.i.i.i.i
  %left.i.i.i63 = getelementptr inbounds nuw i32, ptr %data.i.i.i44, i64 %state.sroa.21.1.i.i57
  %108 = load i32, ptr %left.i.i.i63, align 4, !alias.scope !295, !noalias !300
  store i32 %108, ptr %state.sroa.0.1.i.i55, align 4, !alias.scope !295, !noalias !300
  br i1 %is_done.i.i58, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit.i, label %bb12.cont.i.i64

bb12.cont.i.i64:                                  ; preds = %bb12.cont51.i.i61
  %.else.val.i.i65 = load i32, ptr %state.sroa.11.1.i.i56, align 4, !alias.scope !295, !noalias !300
  store i32 %.else.val.i.i65, ptr %left.i.i.i63, align 4, !alias.scope !295, !noalias !300
  %_15.i.i.i66 = zext i1 %val.sroa.0.0.i.i.i.i.i.i to i64
  %109 = add i64 %state.sroa.21.1.i.i57, %_15.i.i.i66
  %state.sroa.11.1.sroa.gep.i.i67 = getelementptr inbounds nuw i8, ptr %state.sroa.11.1.i.i56, i64 4
  br label %bb12.i.i54

bb5.i.i73:                                        ; preds = %bb7.i41, %bb5.i.i73
  %state.sroa.11.046.i.i74 = phi ptr [ %state.sroa.11.0.i.i84, %bb5.i.i73 ], [ %state.sroa.11.042.i.i47, %bb7.i41 ]
  %state.sroa.21.045.i.i75 = phi i64 [ %113, %bb5.i.i73 ], [ 0, %bb7.i41 ]
  %state.sroa.0.044.i.i76 = phi ptr [ %_16.i21.i.i80, %bb5.i.i73 ], [ %data.i.i.i44, %bb7.i41 ]
  %_19.val.i8.i.i77 = load i32, ptr %state.sroa.11.046.i.i74, align 4, !alias.scope !295, !noalias !301, !noundef !32
  %_3.i3.i.i.i11.i.i = and i32 %_19.val.i8.i.i77, 7
  %_5.i.i.i.i.i12.i.i = icmp eq i32 %_3.i.i.i.i10.i.i, %_3.i3.i.i.i11.i.i
  %_6.i.i.i.i.i13.i.i = icmp samesign uge i32 %_3.i.i.i.i10.i.i, %_3.i3.i.i.i11.i.i
  %_0.i.i.i.i.i14.i.i = icmp uge i32 %_20.val.i.pre.i.i49, %_19.val.i8.i.i77
  %val.sroa.0.0.i.i.i.i15.i.i = select i1 %_5.i.i.i.i.i12.i.i, i1 %_0.i.i.i.i.i14.i.i, i1 %_6.i.i.i.i.i13.i.i
  %left.i18.i.i78 = getelementptr inbounds nuw i32, ptr %data.i.i.i44, i64 %state.sroa.21.045.i.i75
  %110 = load i32, ptr %left.i18.i.i78, align 4, !alias.scope !295, !noalias !301
  store i32 %110, ptr %state.sroa.0.044.i.i76, align 4, !alias.scope !295, !noalias !301
  store i32 %_19.val.i8.i.i77, ptr %left.i18.i.i78, align 4, !alias.scope !295, !noalias !301
  %_15.i20.i.i79 = zext i1 %val.sroa.0.0.i.i.i.i15.i.i to i64
  %111 = add i64 %state.sroa.21.045.i.i75, %_15.i20.i.i79
  %_16.i21.i.i80 = getelementptr inbounds nuw i8, ptr %state.sroa.0.044.i.i76, i64 8
  %_19.val.i23.i.i81 = load i32, ptr %_16.i21.i.i80, align 4, !alias.scope !295, !noalias !304, !noundef !32
  %_3.i3.i.i.i26.i.i = and i32 %_19.val.i23.i.i81, 7
  %_5.i.i.i.i.i27.i.i = icmp eq i32 %_3.i.i.i.i10.i.i, %_3.i3.i.i.i26.i.i
  %_6.i.i.i.i.i28.i.i = icmp samesign uge i32 %_3.i.i.i.i10.i.i, %_3.i3.i.i.i26.i.i
  %_0.i.i.i.i.i29.i.i = icmp uge i32 %_20.val.i.pre.i.i49, %_19.val.i23.i.i81
  %val.sroa.0.0.i.i.i.i30.i.i = select i1 %_5.i.i.i.i.i27.i.i, i1 %_0.i.i.i.i.i29.i.i, i1 %_6.i.i.i.i.i28.i.i
  %left.i33.i.i82 = getelementptr inbounds nuw i32, ptr %data.i.i.i44, i64 %111
  %112 = load i32, ptr %left.i33.i.i82, align 4, !alias.scope !295, !noalias !304
  store i32 %112, ptr %state.sroa.11.046.i.i74, align 4, !alias.scope !295, !noalias !304
  store i32 %_19.val.i23.i.i81, ptr %left.i33.i.i82, align 4, !alias.scope !295, !noalias !304
  %_15.i35.i.i83 = zext i1 %val.sroa.0.0.i.i.i.i30.i.i to i64
  %113 = add i64 %111, %_15.i35.i.i83
  %state.sroa.11.0.i.i84 = getelementptr inbounds nuw i8, ptr %state.sroa.0.044.i.i76, i64 12
  %_19.i.i85 = icmp ult ptr %state.sroa.11.0.i.i84, %unroll_end.i.i46
  br i1 %_19.i.i85, label %bb5.i.i73, label %bb12.i.i54.preheader

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit.i: ; preds = %bb12.cont51.i.i61
  store i32 %value.i.i45, ptr %left.i.i.i63, align 4, !alias.scope !295, !noalias !300
  %_15.i54.i.i68 = zext i1 %val.sroa.0.0.i.i.i.i.i.i to i64
  %114 = add i64 %state.sroa.21.1.i.i57, %_15.i54.i.i68
  %_15.not.i69 = icmp ult i64 %114, %v.sroa.15.098
  br i1 %_15.not.i69, label %bb24, label %bb9.i70

bb9.i70:                                          ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit.i
  tail call void @llvm.trap()
  unreachable

bb24:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit.i
  %_9.i5.i71 = getelementptr inbounds nuw i32, ptr %v.sroa.0.099, i64 %114
  %tmp.sroa.0.0.copyload.i.i6.i72 = load i32, ptr %v.sroa.0.099, align 4, !alias.scope !307
  %115 = load i32, ptr %_9.i5.i71, align 4, !alias.scope !307
  store i32 %115, ptr %v.sroa.0.099, align 4, !alias.scope !307
  store i32 %tmp.sroa.0.0.copyload.i.i6.i72, ptr %_9.i5.i71, align 4, !alias.scope !307
  %index = add nuw nsw i64 %114, 1
  %new_len = sub nuw i64 %v.sroa.15.098, %index
  %_49 = getelementptr inbounds nuw i32, ptr %v.sroa.0.099, i64 %index
  br label %bb1.backedge

bb1.backedge:                                     ; preds = %bb24, %_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort.exit
  %ancestor_pivot.sroa.0.0.be = phi ptr [ %_9.i5.i, %_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort.exit ], [ null, %bb24 ]
  %v.sroa.15.0.be = phi i64 [ %len.i.i33, %_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort.exit ], [ %new_len, %bb24 ]
  %v.sroa.0.0.be = phi ptr [ %data.i.i32, %_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort.exit ], [ %_49, %bb24 ]
  %_5 = icmp ult i64 %v.sroa.15.0.be, 33
  br i1 %_5, label %bb3, label %bb5
}

; core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define internal fastcc void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %0, i64 noundef range(i64 0, 4611686018427387904) %1, ptr noalias noundef readonly align 2 captures(address) dereferenceable_or_null(2) %2, i32 noundef range(i32 0, 127) %3, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #0 {
start:
  %stack_array.i = alloca [64 x i8], align 2
  %_591 = icmp samesign ult i64 %1, 33
  br i1 %_591, label %bb3, label %bb5

bb5:                                              ; preds = %start, %bb1.backedge
  %v.sroa.0.095 = phi ptr [ %v.sroa.0.0.be, %bb1.backedge ], [ %0, %start ]
  %v.sroa.15.094 = phi i64 [ %v.sroa.15.0.be, %bb1.backedge ], [ %1, %start ]
  %ancestor_pivot.sroa.0.093 = phi ptr [ %ancestor_pivot.sroa.0.0.be, %bb1.backedge ], [ %2, %start ]
  %limit.sroa.0.092 = phi i32 [ %91, %bb1.backedge ], [ %3, %start ]
  %4 = icmp eq i32 %limit.sroa.0.092, 0
  br i1 %4, label %bb6, label %bb7

bb3:                                              ; preds = %bb1.backedge, %start
  %v.sroa.15.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.15.0.be, %bb1.backedge ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.0.be, %bb1.backedge ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !310)
  %_4.i = icmp samesign ult i64 %v.sroa.15.0.lcssa, 2
  br i1 %_4.i, label %bb22, label %bb4.i

bb4.i:                                            ; preds = %bb3
  call void @llvm.lifetime.start.p0(ptr nonnull %stack_array.i), !noalias !310
  %len_div_26.i = lshr i64 %v.sroa.15.0.lcssa, 1
  %no_merge.i = icmp samesign ult i64 %v.sroa.15.0.lcssa, 18
  %v.1.len_div_26.i = select i1 %no_merge.i, i64 %v.sroa.15.0.lcssa, i64 %len_div_26.i
  %data.i = getelementptr i16, ptr %v.sroa.0.0.lcssa, i64 %len_div_26.i
  %len.i = sub nuw nsw i64 %v.sroa.15.0.lcssa, %len_div_26.i
  br label %bb8.i

bb8.i:                                            ; preds = %bb19.i, %bb4.i
  %region.sroa.8.0.i = phi i64 [ %v.1.len_div_26.i, %bb4.i ], [ %len.i, %bb19.i ]
  %region.sroa.0.0.i = phi ptr [ %v.sroa.0.0.lcssa, %bb4.i ], [ %data.i, %bb19.i ]
  %_14.i = icmp ugt i64 %region.sroa.8.0.i, 12
  br i1 %_14.i, label %bb9.i, label %bb11.i

bb11.i:                                           ; preds = %bb8.i
  %_19.i = icmp samesign ugt i64 %region.sroa.8.0.i, 8
  br i1 %_19.i, label %bb12.i, label %bb16.i

bb9.i:                                            ; preds = %bb8.i
  %v_b.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 24
  %v_b.val.i.i.i = load i16, ptr %v_b.i.i.i, align 2, !alias.scope !313, !noalias !318, !noundef !32
  %v_a.val.i.i.i = load i16, ptr %region.sroa.0.0.i, align 2, !alias.scope !320, !noalias !321, !noundef !32
  %value.i.i.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i.i.i, i16 %v_a.val.i.i.i)
  %5 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i.i.i, i16 %v_a.val.i.i.i)
  %v_a.i.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 2
  %v_b.i1.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 20
  %v_b.val.i2.i.i = load i16, ptr %v_b.i1.i.i, align 2, !alias.scope !322, !noalias !325, !noundef !32
  %v_a.val.i3.i.i = load i16, ptr %v_a.i.i.i, align 2, !alias.scope !327, !noalias !328, !noundef !32
  %value.i4.i.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i2.i.i, i16 %v_a.val.i3.i.i)
  %6 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i2.i.i, i16 %v_a.val.i3.i.i)
  %v_a.i5.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 4
  %v_b.i6.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 18
  %v_b.val.i7.i.i = load i16, ptr %v_b.i6.i.i, align 2, !alias.scope !329, !noalias !332, !noundef !32
  %v_a.val.i8.i.i = load i16, ptr %v_a.i5.i.i, align 2, !alias.scope !334, !noalias !335, !noundef !32
  %value.i9.i.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i7.i.i, i16 %v_a.val.i8.i.i)
  %7 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i7.i.i, i16 %v_a.val.i8.i.i)
  %v_a.i10.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 6
  %v_b.i11.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 14
  %v_b.val.i12.i.i = load i16, ptr %v_b.i11.i.i, align 2, !alias.scope !336, !noalias !339, !noundef !32
  %v_a.val.i13.i.i = load i16, ptr %v_a.i10.i.i, align 2, !alias.scope !341, !noalias !342, !noundef !32
  %value.i14.i.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i12.i.i, i16 %v_a.val.i13.i.i)
  %8 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i12.i.i, i16 %v_a.val.i13.i.i)
  %v_a.i15.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 10
  %v_b.i16.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 22
  %v_b.val.i17.i.i = load i16, ptr %v_b.i16.i.i, align 2, !alias.scope !343, !noalias !346, !noundef !32
  %v_a.val.i18.i.i = load i16, ptr %v_a.i15.i.i, align 2, !alias.scope !348, !noalias !349, !noundef !32
  %value.i19.i.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i17.i.i, i16 %v_a.val.i18.i.i)
  %9 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i17.i.i, i16 %v_a.val.i18.i.i)
  %v_a.i20.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 12
  %v_b.i21.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 16
  %v_b.val.i22.i.i = load i16, ptr %v_b.i21.i.i, align 2, !alias.scope !350, !noalias !353, !noundef !32
  %v_a.val.i23.i.i = load i16, ptr %v_a.i20.i.i, align 2, !alias.scope !355, !noalias !356, !noundef !32
  %value.i24.i.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i22.i.i, i16 %v_a.val.i23.i.i)
  %10 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i22.i.i, i16 %v_a.val.i23.i.i)
  %value.i29.i.i = tail call i16 @llvm.smax.i16(i16 %10, i16 %6)
  %11 = tail call i16 @llvm.smin.i16(i16 %10, i16 %6)
  %value.i34.i.i = tail call i16 @llvm.smax.i16(i16 %8, i16 %7)
  %12 = tail call i16 @llvm.smin.i16(i16 %8, i16 %7)
  %v_a.i35.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 8
  %v_a.val.i38.i.i = load i16, ptr %v_a.i35.i.i, align 2, !alias.scope !357, !noalias !360, !noundef !32
  %value.i39.i.i = tail call i16 @llvm.smax.i16(i16 %value.i19.i.i, i16 %v_a.val.i38.i.i)
  %13 = tail call i16 @llvm.smin.i16(i16 %value.i19.i.i, i16 %v_a.val.i38.i.i)
  %value.i44.i.i = tail call i16 @llvm.smax.i16(i16 %value.i9.i.i, i16 %value.i14.i.i)
  %14 = tail call i16 @llvm.smin.i16(i16 %value.i9.i.i, i16 %value.i14.i.i)
  %value.i49.i.i = tail call i16 @llvm.smax.i16(i16 %value.i4.i.i, i16 %value.i24.i.i)
  %15 = tail call i16 @llvm.smin.i16(i16 %value.i4.i.i, i16 %value.i24.i.i)
  %value.i54.i.i = tail call i16 @llvm.smax.i16(i16 %13, i16 %5)
  %16 = tail call i16 @llvm.smin.i16(i16 %13, i16 %5)
  %value.i59.i.i = tail call i16 @llvm.smax.i16(i16 %12, i16 %11)
  %17 = tail call i16 @llvm.smin.i16(i16 %12, i16 %11)
  %value.i64.i.i = tail call i16 @llvm.smax.i16(i16 %value.i29.i.i, i16 %value.i34.i.i)
  %18 = tail call i16 @llvm.smin.i16(i16 %value.i29.i.i, i16 %value.i34.i.i)
  %value.i69.i.i = tail call i16 @llvm.smax.i16(i16 %15, i16 %14)
  %19 = tail call i16 @llvm.smin.i16(i16 %15, i16 %14)
  %value.i74.i.i = tail call i16 @llvm.smax.i16(i16 %value.i49.i.i, i16 %value.i44.i.i)
  %20 = tail call i16 @llvm.smin.i16(i16 %value.i49.i.i, i16 %value.i44.i.i)
  %value.i79.i.i = tail call i16 @llvm.smax.i16(i16 %value.i.i.i, i16 %value.i39.i.i)
  %21 = tail call i16 @llvm.smin.i16(i16 %value.i.i.i, i16 %value.i39.i.i)
  %value.i84.i.i = tail call i16 @llvm.smax.i16(i16 %value.i64.i.i, i16 %value.i54.i.i)
  %22 = tail call i16 @llvm.smin.i16(i16 %value.i64.i.i, i16 %value.i54.i.i)
  %value.i89.i.i = tail call i16 @llvm.smax.i16(i16 %20, i16 %9)
  %23 = tail call i16 @llvm.smin.i16(i16 %20, i16 %9)
  %value.i94.i.i = tail call i16 @llvm.smax.i16(i16 %21, i16 %value.i69.i.i)
  %24 = tail call i16 @llvm.smin.i16(i16 %21, i16 %value.i69.i.i)
  %value.i99.i.i = tail call i16 @llvm.smax.i16(i16 %value.i79.i.i, i16 %value.i74.i.i)
  %25 = tail call i16 @llvm.smin.i16(i16 %value.i79.i.i, i16 %value.i74.i.i)
  store i16 %value.i99.i.i, ptr %v_b.i.i.i, align 2, !alias.scope !362
  %value.i104.i.i = tail call i16 @llvm.smax.i16(i16 %23, i16 %16)
  %26 = tail call i16 @llvm.smin.i16(i16 %23, i16 %16)
  %value.i109.i.i = tail call i16 @llvm.smax.i16(i16 %24, i16 %18)
  %27 = tail call i16 @llvm.smin.i16(i16 %24, i16 %18)
  %value.i114.i.i = tail call i16 @llvm.smax.i16(i16 %19, i16 %22)
  %28 = tail call i16 @llvm.smin.i16(i16 %19, i16 %22)
  %value.i119.i.i = tail call i16 @llvm.smax.i16(i16 %value.i94.i.i, i16 %value.i84.i.i)
  %29 = tail call i16 @llvm.smin.i16(i16 %value.i94.i.i, i16 %value.i84.i.i)
  %value.i124.i.i = tail call i16 @llvm.smax.i16(i16 %25, i16 %value.i89.i.i)
  %30 = tail call i16 @llvm.smin.i16(i16 %25, i16 %value.i89.i.i)
  %value.i129.i.i = tail call i16 @llvm.smax.i16(i16 %17, i16 %26)
  %31 = tail call i16 @llvm.smin.i16(i16 %17, i16 %26)
  store i16 %31, ptr %region.sroa.0.0.i, align 2, !alias.scope !362
  %value.i134.i.i = tail call i16 @llvm.smax.i16(i16 %value.i104.i.i, i16 %value.i59.i.i)
  %32 = tail call i16 @llvm.smin.i16(i16 %value.i104.i.i, i16 %value.i59.i.i)
  %value.i139.i.i = tail call i16 @llvm.smax.i16(i16 %30, i16 %29)
  %33 = tail call i16 @llvm.smin.i16(i16 %30, i16 %29)
  %value.i144.i.i = tail call i16 @llvm.smax.i16(i16 %value.i109.i.i, i16 %value.i114.i.i)
  %34 = tail call i16 @llvm.smin.i16(i16 %value.i109.i.i, i16 %value.i114.i.i)
  %value.i149.i.i = tail call i16 @llvm.smax.i16(i16 %value.i119.i.i, i16 %value.i124.i.i)
  %35 = tail call i16 @llvm.smin.i16(i16 %value.i119.i.i, i16 %value.i124.i.i)
  store i16 %value.i149.i.i, ptr %v_b.i16.i.i, align 2, !alias.scope !362
  %value.i154.i.i = tail call i16 @llvm.smax.i16(i16 %27, i16 %value.i129.i.i)
  %36 = tail call i16 @llvm.smin.i16(i16 %27, i16 %value.i129.i.i)
  %value.i159.i.i = tail call i16 @llvm.smax.i16(i16 %28, i16 %32)
  %37 = tail call i16 @llvm.smin.i16(i16 %28, i16 %32)
  %value.i164.i.i = tail call i16 @llvm.smax.i16(i16 %33, i16 %value.i134.i.i)
  %38 = tail call i16 @llvm.smin.i16(i16 %33, i16 %value.i134.i.i)
  %value.i169.i.i = tail call i16 @llvm.smax.i16(i16 %35, i16 %value.i139.i.i)
  %39 = tail call i16 @llvm.smin.i16(i16 %35, i16 %value.i139.i.i)
  store i16 %value.i169.i.i, ptr %v_b.i1.i.i, align 2, !alias.scope !362
  %value.i174.i.i = tail call i16 @llvm.smax.i16(i16 %37, i16 %36)
  %40 = tail call i16 @llvm.smin.i16(i16 %37, i16 %36)
  store i16 %40, ptr %v_a.i.i.i, align 2, !alias.scope !362
  %value.i179.i.i = tail call i16 @llvm.smax.i16(i16 %value.i159.i.i, i16 %value.i154.i.i)
  %41 = tail call i16 @llvm.smin.i16(i16 %value.i159.i.i, i16 %value.i154.i.i)
  %value.i184.i.i = tail call i16 @llvm.smax.i16(i16 %34, i16 %38)
  %42 = tail call i16 @llvm.smin.i16(i16 %34, i16 %38)
  %value.i189.i.i = tail call i16 @llvm.smax.i16(i16 %value.i144.i.i, i16 %value.i164.i.i)
  %43 = tail call i16 @llvm.smin.i16(i16 %value.i144.i.i, i16 %value.i164.i.i)
  %value.i194.i.i = tail call i16 @llvm.smax.i16(i16 %41, i16 %value.i174.i.i)
  %44 = tail call i16 @llvm.smin.i16(i16 %41, i16 %value.i174.i.i)
  store i16 %44, ptr %v_a.i5.i.i, align 2, !alias.scope !362
  %value.i199.i.i = tail call i16 @llvm.smax.i16(i16 %42, i16 %value.i179.i.i)
  %45 = tail call i16 @llvm.smin.i16(i16 %42, i16 %value.i179.i.i)
  %value.i204.i.i = tail call i16 @llvm.smax.i16(i16 %value.i184.i.i, i16 %43)
  %46 = tail call i16 @llvm.smin.i16(i16 %value.i184.i.i, i16 %43)
  store i16 %value.i204.i.i, ptr %v_b.i11.i.i, align 2, !alias.scope !362
  %value.i209.i.i = tail call i16 @llvm.smax.i16(i16 %39, i16 %value.i189.i.i)
  %47 = tail call i16 @llvm.smin.i16(i16 %39, i16 %value.i189.i.i)
  store i16 %47, ptr %v_b.i21.i.i, align 2, !alias.scope !362
  store i16 %value.i209.i.i, ptr %v_b.i6.i.i, align 2, !alias.scope !362
  %value.i214.i.i = tail call i16 @llvm.smax.i16(i16 %45, i16 %value.i194.i.i)
  %48 = tail call i16 @llvm.smin.i16(i16 %45, i16 %value.i194.i.i)
  store i16 %48, ptr %v_a.i10.i.i, align 2, !alias.scope !362
  store i16 %value.i214.i.i, ptr %v_a.i35.i.i, align 2, !alias.scope !362
  %value.i219.i.i = tail call i16 @llvm.smax.i16(i16 %46, i16 %value.i199.i.i)
  %49 = tail call i16 @llvm.smin.i16(i16 %46, i16 %value.i199.i.i)
  store i16 %49, ptr %v_a.i15.i.i, align 2, !alias.scope !362
  store i16 %value.i219.i.i, ptr %v_a.i20.i.i, align 2, !alias.scope !362
  br label %bb16.i

bb12.i:                                           ; preds = %bb11.i
  %v_b.i.i7.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 6
  %v_b.val.i.i8.i = load i16, ptr %v_b.i.i7.i, align 2, !alias.scope !363, !noalias !368, !noundef !32
  %v_a.val.i.i9.i = load i16, ptr %region.sroa.0.0.i, align 2, !alias.scope !370, !noalias !371, !noundef !32
  %value.i.i10.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i.i8.i, i16 %v_a.val.i.i9.i)
  %50 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i.i8.i, i16 %v_a.val.i.i9.i)
  %v_a.i.i11.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 2
  %v_b.i1.i12.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 14
  %v_b.val.i2.i13.i = load i16, ptr %v_b.i1.i12.i, align 2, !alias.scope !372, !noalias !375, !noundef !32
  %v_a.val.i3.i14.i = load i16, ptr %v_a.i.i11.i, align 2, !alias.scope !377, !noalias !378, !noundef !32
  %value.i4.i15.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i2.i13.i, i16 %v_a.val.i3.i14.i)
  %51 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i2.i13.i, i16 %v_a.val.i3.i14.i)
  %v_a.i5.i16.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 4
  %v_b.i6.i17.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 10
  %v_b.val.i7.i18.i = load i16, ptr %v_b.i6.i17.i, align 2, !alias.scope !379, !noalias !382, !noundef !32
  %v_a.val.i8.i19.i = load i16, ptr %v_a.i5.i16.i, align 2, !alias.scope !384, !noalias !385, !noundef !32
  %value.i9.i20.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i7.i18.i, i16 %v_a.val.i8.i19.i)
  %52 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i7.i18.i, i16 %v_a.val.i8.i19.i)
  %v_a.i10.i21.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 8
  %v_b.i11.i22.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 16
  %v_b.val.i12.i23.i = load i16, ptr %v_b.i11.i22.i, align 2, !alias.scope !386, !noalias !389, !noundef !32
  %v_a.val.i13.i24.i = load i16, ptr %v_a.i10.i21.i, align 2, !alias.scope !391, !noalias !392, !noundef !32
  %value.i14.i25.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i12.i23.i, i16 %v_a.val.i13.i24.i)
  %53 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i12.i23.i, i16 %v_a.val.i13.i24.i)
  %value.i19.i26.i = tail call i16 @llvm.smax.i16(i16 %value.i4.i15.i, i16 %50)
  %54 = tail call i16 @llvm.smin.i16(i16 %value.i4.i15.i, i16 %50)
  %value.i24.i27.i = tail call i16 @llvm.smax.i16(i16 %53, i16 %52)
  %55 = tail call i16 @llvm.smin.i16(i16 %53, i16 %52)
  %value.i29.i28.i = tail call i16 @llvm.smax.i16(i16 %value.i14.i25.i, i16 %value.i.i10.i)
  %56 = tail call i16 @llvm.smin.i16(i16 %value.i14.i25.i, i16 %value.i.i10.i)
  %v_b.i31.i.i = getelementptr inbounds nuw i8, ptr %region.sroa.0.0.i, i64 12
  %v_b.val.i32.i.i = load i16, ptr %v_b.i31.i.i, align 2, !alias.scope !393, !noalias !396, !noundef !32
  %value.i34.i29.i = tail call i16 @llvm.smax.i16(i16 %v_b.val.i32.i.i, i16 %value.i9.i20.i)
  %57 = tail call i16 @llvm.smin.i16(i16 %v_b.val.i32.i.i, i16 %value.i9.i20.i)
  %value.i39.i30.i = tail call i16 @llvm.smax.i16(i16 %55, i16 %54)
  %58 = tail call i16 @llvm.smin.i16(i16 %55, i16 %54)
  %value.i44.i31.i = tail call i16 @llvm.smax.i16(i16 %56, i16 %51)
  %59 = tail call i16 @llvm.smin.i16(i16 %56, i16 %51)
  %value.i49.i32.i = tail call i16 @llvm.smax.i16(i16 %57, i16 %value.i24.i27.i)
  %60 = tail call i16 @llvm.smin.i16(i16 %57, i16 %value.i24.i27.i)
  %value.i54.i33.i = tail call i16 @llvm.smax.i16(i16 %value.i29.i28.i, i16 %value.i19.i26.i)
  %61 = tail call i16 @llvm.smin.i16(i16 %value.i29.i28.i, i16 %value.i19.i26.i)
  %value.i59.i34.i = tail call i16 @llvm.smax.i16(i16 %60, i16 %59)
  %62 = tail call i16 @llvm.smin.i16(i16 %60, i16 %59)
  %value.i64.i35.i = tail call i16 @llvm.smax.i16(i16 %value.i34.i29.i, i16 %value.i44.i31.i)
  %63 = tail call i16 @llvm.smin.i16(i16 %value.i34.i29.i, i16 %value.i44.i31.i)
  %value.i69.i36.i = tail call i16 @llvm.smax.i16(i16 %61, i16 %value.i49.i32.i)
  %64 = tail call i16 @llvm.smin.i16(i16 %61, i16 %value.i49.i32.i)
  %value.i74.i37.i = tail call i16 @llvm.smax.i16(i16 %62, i16 %58)
  %65 = tail call i16 @llvm.smin.i16(i16 %62, i16 %58)
  store i16 %65, ptr %region.sroa.0.0.i, align 2, !alias.scope !398
  %value.i79.i38.i = tail call i16 @llvm.smax.i16(i16 %value.i59.i34.i, i16 %value.i39.i30.i)
  %66 = tail call i16 @llvm.smin.i16(i16 %value.i59.i34.i, i16 %value.i39.i30.i)
  %value.i84.i39.i = tail call i16 @llvm.smax.i16(i16 %64, i16 %63)
  %67 = tail call i16 @llvm.smin.i16(i16 %64, i16 %63)
  %value.i89.i40.i = tail call i16 @llvm.smax.i16(i16 %value.i54.i33.i, i16 %value.i64.i35.i)
  %68 = tail call i16 @llvm.smin.i16(i16 %value.i54.i33.i, i16 %value.i64.i35.i)
  store i16 %value.i89.i40.i, ptr %v_b.i11.i22.i, align 2, !alias.scope !398
  %value.i94.i41.i = tail call i16 @llvm.smax.i16(i16 %67, i16 %66)
  %69 = tail call i16 @llvm.smin.i16(i16 %67, i16 %66)
  %value.i99.i42.i = tail call i16 @llvm.smax.i16(i16 %value.i84.i39.i, i16 %value.i79.i38.i)
  %70 = tail call i16 @llvm.smin.i16(i16 %value.i84.i39.i, i16 %value.i79.i38.i)
  %value.i104.i43.i = tail call i16 @llvm.smax.i16(i16 %value.i69.i36.i, i16 %68)
  %71 = tail call i16 @llvm.smin.i16(i16 %value.i69.i36.i, i16 %68)
  store i16 %value.i104.i43.i, ptr %v_b.i1.i12.i, align 2, !alias.scope !398
  %value.i109.i44.i = tail call i16 @llvm.smax.i16(i16 %69, i16 %value.i74.i37.i)
  %72 = tail call i16 @llvm.smin.i16(i16 %69, i16 %value.i74.i37.i)
  store i16 %72, ptr %v_a.i.i11.i, align 2, !alias.scope !398
  store i16 %value.i109.i44.i, ptr %v_a.i5.i16.i, align 2, !alias.scope !398
  %value.i114.i45.i = tail call i16 @llvm.smax.i16(i16 %70, i16 %value.i94.i41.i)
  %73 = tail call i16 @llvm.smin.i16(i16 %70, i16 %value.i94.i41.i)
  store i16 %73, ptr %v_b.i.i7.i, align 2, !alias.scope !398
  store i16 %value.i114.i45.i, ptr %v_a.i10.i21.i, align 2, !alias.scope !398
  %value.i119.i46.i = tail call i16 @llvm.smax.i16(i16 %71, i16 %value.i99.i42.i)
  %74 = tail call i16 @llvm.smin.i16(i16 %71, i16 %value.i99.i42.i)
  store i16 %74, ptr %v_b.i6.i17.i, align 2, !alias.scope !398
  store i16 %value.i119.i46.i, ptr %v_b.i31.i.i, align 2, !alias.scope !398
  br label %bb16.i

bb16.i:                                           ; preds = %bb12.i, %bb9.i, %bb11.i
  %presorted_len.sroa.0.0.i = phi i64 [ 13, %bb9.i ], [ 9, %bb12.i ], [ 1, %bb11.i ]
  %_5.i.i = icmp samesign ugt i64 %presorted_len.sroa.0.0.i, %region.sroa.8.0.i
  br i1 %_5.i.i, label %bb2.i.i, label %bb3.i.i

bb2.i.i:                                          ; preds = %bb16.i
  tail call void @llvm.trap()
  unreachable

bb3.i.i:                                          ; preds = %bb16.i
  %v_end.i.i = getelementptr inbounds nuw i16, ptr %region.sroa.0.0.i, i64 %region.sroa.8.0.i
  %_10.not1.i.i = icmp samesign eq i64 %presorted_len.sroa.0.0.i, %region.sroa.8.0.i
  br i1 %_10.not1.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, label %bb5.preheader.i.i

bb5.preheader.i.i:                                ; preds = %bb3.i.i
  %75 = getelementptr inbounds nuw i16, ptr %region.sroa.0.0.i, i64 %presorted_len.sroa.0.0.i
  br label %bb5.i.i

bb5.i.i:                                          ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i, %bb5.preheader.i.i
  %tail.sroa.0.02.i.i = phi ptr [ %_14.i.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i ], [ %75, %bb5.preheader.i.i ]
  %76 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i.i, i64 -2
  %tail.val.i.i.i = load i16, ptr %tail.sroa.0.02.i.i, align 2, !alias.scope !399, !noalias !404, !noundef !32
  %.val1.i.i.i = load i16, ptr %76, align 2, !alias.scope !406, !noalias !407, !noundef !32
  %_0.i.i.i.i.i = icmp slt i16 %tail.val.i.i.i, %.val1.i.i.i
  br i1 %_0.i.i.i.i.i, label %bb4.i.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i

bb4.i.i.i:                                        ; preds = %bb5.i.i, %bb6.i.i.i
  %77 = phi i16 [ %.val.i.i.i, %bb6.i.i.i ], [ %.val1.i.i.i, %bb5.i.i ]
  %gap_guard.sroa.4.0.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i, %bb6.i.i.i ], [ %tail.sroa.0.02.i.i, %bb5.i.i ]
  %sift.sroa.0.0.i.i.i = phi ptr [ %78, %bb6.i.i.i ], [ %76, %bb5.i.i ]
  store i16 %77, ptr %gap_guard.sroa.4.0.i.i.i, align 2, !alias.scope !408
  %_18.i.i.i = icmp eq ptr %sift.sroa.0.0.i.i.i, %region.sroa.0.0.i
  br i1 %_18.i.i.i, label %bb10.i.i.i, label %bb6.i.i.i

bb6.i.i.i:                                        ; preds = %bb4.i.i.i
  %78 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i, i64 -2
  %.val.i.i.i = load i16, ptr %78, align 2, !alias.scope !406, !noalias !407, !noundef !32
  %_0.i.i2.i.i.i = icmp slt i16 %tail.val.i.i.i, %.val.i.i.i
  br i1 %_0.i.i2.i.i.i, label %bb4.i.i.i, label %bb10.i.i.i

bb10.i.i.i:                                       ; preds = %bb6.i.i.i, %bb4.i.i.i
  %sift.sroa.0.0.i.lcssa.i.i = phi ptr [ %sift.sroa.0.0.i.i.i, %bb6.i.i.i ], [ %region.sroa.0.0.i, %bb4.i.i.i ]
  store i16 %tail.val.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i, align 2, !alias.scope !408, !noalias !409
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i: ; preds = %bb10.i.i.i, %bb5.i.i
  %_14.i.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i.i, i64 2
  %_10.not.i.i = icmp eq ptr %_14.i.i, %v_end.i.i
  br i1 %_10.not.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, label %bb5.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i, %bb3.i.i
  br i1 %no_merge.i, label %bb23.sink.split.i, label %bb19.i

bb19.i:                                           ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i
  %_26.not.i = icmp eq ptr %region.sroa.0.0.i, %v.sroa.0.0.lcssa
  br i1 %_26.not.i, label %bb8.i, label %bb20.i

bb20.i:                                           ; preds = %bb19.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !414)
  %count1.i.i = add nsw i64 %v.sroa.15.0.lcssa, -1
  %79 = getelementptr inbounds nuw i16, ptr %stack_array.i, i64 %count1.i.i
  %80 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0.lcssa, i64 %count1.i.i
  %81 = getelementptr i8, ptr %data.i, i64 -2
  br label %bb15.i.i

bb16.i.i:                                         ; preds = %bb15.i.i
  %82 = getelementptr i8, ptr %87, i64 2
  %83 = getelementptr i8, ptr %86, i64 2
  %_43.i.i = and i64 %v.sroa.15.0.lcssa, 1
  %_22.i.i = icmp eq i64 %_43.i.i, 0
  br i1 %_22.i.i, label %bb9.i.i, label %bb5.i47.i

bb15.i.i:                                         ; preds = %bb15.i.i, %bb20.i
  %dst.sroa.0.012.i.i = phi ptr [ %_16.i.i.i, %bb15.i.i ], [ %stack_array.i, %bb20.i ]
  %iter.sroa.0.011.i.i = phi i64 [ %_39.i.i, %bb15.i.i ], [ 0, %bb20.i ]
  %left.sroa.0.010.i.i = phi ptr [ %_14.i.i.i, %bb15.i.i ], [ %v.sroa.0.0.lcssa, %bb20.i ]
  %right.sroa.0.09.i.i = phi ptr [ %_12.i.i.i, %bb15.i.i ], [ %data.i, %bb20.i ]
  %left_rev.sroa.0.08.i.i = phi ptr [ %87, %bb15.i.i ], [ %81, %bb20.i ]
  %right_rev.sroa.0.07.i.i = phi ptr [ %86, %bb15.i.i ], [ %80, %bb20.i ]
  %dst_rev.sroa.0.06.i.i = phi ptr [ %88, %bb15.i.i ], [ %79, %bb20.i ]
  %_39.i.i = add nuw nsw i64 %iter.sroa.0.011.i.i, 1
  %right.sroa.0.0.val.i.i = load i16, ptr %right.sroa.0.09.i.i, align 2, !alias.scope !417, !noalias !420, !noundef !32
  %left.sroa.0.0.val.i.i = load i16, ptr %left.sroa.0.010.i.i, align 2, !alias.scope !422, !noalias !423, !noundef !32
  %_0.i.i.i.i = icmp slt i16 %right.sroa.0.0.val.i.i, %left.sroa.0.0.val.i.i
  %is_l.i18.i.i = xor i1 %_0.i.i.i.i, true
  %84 = tail call i16 @llvm.smin.i16(i16 %right.sroa.0.0.val.i.i, i16 %left.sroa.0.0.val.i.i)
  store i16 %84, ptr %dst.sroa.0.012.i.i, align 2, !noalias !424
  %count.i.i.i = zext i1 %_0.i.i.i.i to i64
  %_12.i.i.i = getelementptr inbounds nuw i16, ptr %right.sroa.0.09.i.i, i64 %count.i.i.i
  %count2.i.i.i = zext i1 %is_l.i18.i.i to i64
  %_14.i.i.i = getelementptr inbounds nuw i16, ptr %left.sroa.0.010.i.i, i64 %count2.i.i.i
  %_16.i.i.i = getelementptr inbounds nuw i8, ptr %dst.sroa.0.012.i.i, i64 2
  %right_rev.sroa.0.0.val.i.i = load i16, ptr %right_rev.sroa.0.07.i.i, align 2, !alias.scope !417, !noalias !420, !noundef !32
  %left_rev.sroa.0.0.val.i.i = load i16, ptr %left_rev.sroa.0.08.i.i, align 2, !alias.scope !422, !noalias !423, !noundef !32
  %_0.i.i19.i.i = icmp slt i16 %right_rev.sroa.0.0.val.i.i, %left_rev.sroa.0.0.val.i.i
  %is_l.i.i.i = xor i1 %_0.i.i19.i.i, true
  %85 = tail call i16 @llvm.smax.i16(i16 %right_rev.sroa.0.0.val.i.i, i16 %left_rev.sroa.0.0.val.i.i)
  store i16 %85, ptr %dst_rev.sroa.0.06.i.i, align 2, !noalias !428
  %count.neg.i.i.i = sext i1 %is_l.i.i.i to i64
  %86 = getelementptr i16, ptr %right_rev.sroa.0.07.i.i, i64 %count.neg.i.i.i
  %count3.neg.i.i.i = sext i1 %_0.i.i19.i.i to i64
  %87 = getelementptr i16, ptr %left_rev.sroa.0.08.i.i, i64 %count3.neg.i.i.i
  %88 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.06.i.i, i64 -2
  %exitcond.not.i.i = icmp eq i64 %_39.i.i, %len_div_26.i
  br i1 %exitcond.not.i.i, label %bb16.i.i, label %bb15.i.i

bb5.i47.i:                                        ; preds = %bb16.i.i
  %left_nonempty.i.i = icmp ult ptr %_14.i.i.i, %82
  %left.sroa.0.0.right.sroa.0.0.i.i = select i1 %left_nonempty.i.i, ptr %_14.i.i.i, ptr %_12.i.i.i
  %89 = load i16, ptr %left.sroa.0.0.right.sroa.0.0.i.i, align 2, !alias.scope !432
  store i16 %89, ptr %_16.i.i.i, align 2, !noalias !432
  %count2.i.i = zext i1 %left_nonempty.i.i to i64
  %_26.i.i = getelementptr inbounds nuw i16, ptr %_14.i.i.i, i64 %count2.i.i
  %_30.i.i = xor i1 %left_nonempty.i.i, true
  %count3.i.i = zext i1 %_30.i.i to i64
  %_28.i.i = getelementptr inbounds nuw i16, ptr %_12.i.i.i, i64 %count3.i.i
  br label %bb9.i.i

bb9.i.i:                                          ; preds = %bb5.i47.i, %bb16.i.i
  %right.sroa.0.1.i.i = phi ptr [ %_12.i.i.i, %bb16.i.i ], [ %_28.i.i, %bb5.i47.i ]
  %left.sroa.0.1.i.i = phi ptr [ %_14.i.i.i, %bb16.i.i ], [ %_26.i.i, %bb5.i47.i ]
  %_31.i.i = icmp ne ptr %left.sroa.0.1.i.i, %82
  %_32.i.i = icmp ne ptr %right.sroa.0.1.i.i, %83
  %or.cond.i.i = select i1 %_31.i.i, i1 true, i1 %_32.i.i, !prof !98
  br i1 %or.cond.i.i, label %bb13.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, !prof !98

bb13.i.i:                                         ; preds = %bb9.i.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #14, !noalias !414
  unreachable

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb9.i.i
  %90 = shl nuw nsw i64 %v.sroa.15.0.lcssa, 1
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 2 %v.sroa.0.0.lcssa, ptr nonnull align 2 %stack_array.i, i64 %90, i1 false)
  br label %bb23.sink.split.i

bb23.sink.split.i:                                ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i
  call void @llvm.lifetime.end.p0(ptr nonnull %stack_array.i), !noalias !310
  br label %bb22

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::heapsort::heapsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.sroa.0.095, i64 noundef %v.sroa.15.094, ptr noalias nonnull align 1 poison) #16
  br label %bb22

bb7:                                              ; preds = %bb5
  %91 = add nsw i32 %limit.sroa.0.092, -1
  %len_div_84.i = lshr i64 %v.sroa.15.094, 3
  %b.idx.i = and i64 %v.sroa.15.094, 4611686018427387896
  %b.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 %b.idx.i
  %c.idx.i = mul nuw nsw i64 %len_div_84.i, 14
  %c.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 %c.idx.i
  %_12.i = icmp samesign ult i64 %v.sroa.15.094, 64
  br i1 %_12.i, label %bb3.i, label %bb5.i

bb5.i:                                            ; preds = %bb7
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %self.i = tail call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef nonnull readonly align 2 %v.sroa.0.095, ptr noundef readonly %b.i, ptr noundef readonly %c.i, i64 noundef %len_div_84.i) #15
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb3.i:                                            ; preds = %bb7
  %v.0.val6.i = load i16, ptr %v.sroa.0.095, align 2, !alias.scope !433, !noalias !438, !noundef !32
  %b.val7.i = load i16, ptr %b.i, align 2, !alias.scope !440, !noalias !441, !noundef !32
  %_0.i.i.i = icmp slt i16 %v.0.val6.i, %b.val7.i
  %c.val5.i = load i16, ptr %c.i, align 2, !alias.scope !440, !noalias !441, !noundef !32
  %_0.i.i8.i = icmp slt i16 %v.0.val6.i, %c.val5.i
  %92 = xor i1 %_0.i.i.i, %_0.i.i8.i
  %_0.i.i9.i = icmp slt i16 %b.val7.i, %c.val5.i
  %_12.i.i = xor i1 %_0.i.i.i, %_0.i.i9.i
  %c.b.i.i = select i1 %_12.i.i, ptr %c.i, ptr %b.i
  %_0.sroa.0.0.i.i = select i1 %92, ptr %v.sroa.0.095, ptr %c.b.i.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb5.i, %bb3.i
  %_0.sroa.0.0.i.sink.i = phi ptr [ %_0.sroa.0.0.i.i, %bb3.i ], [ %self.i, %bb5.i ]
  %93 = ptrtoint ptr %_0.sroa.0.0.i.sink.i to i64
  %94 = ptrtoint ptr %v.sroa.0.095 to i64
  %95 = sub nuw i64 %93, %94
  %index.sroa.0.0.i = lshr exact i64 %95, 1
  %cond.i = icmp samesign ult i64 %index.sroa.0.0.i, %v.sroa.15.094
  tail call void @llvm.assume(i1 %cond.i)
  %.not = icmp eq ptr %ancestor_pivot.sroa.0.093, null
  br i1 %.not, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge, label %bb11

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %tmp.sroa.0.0.copyload.i.i.i.pre = load i16, ptr %v.sroa.0.095, align 2, !alias.scope !442
  %_9.i.i.phi.trans.insert = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 %95
  %.pre = load i16, ptr %_9.i.i.phi.trans.insert, align 2, !alias.scope !442
  br label %bb7.i

bb22:                                             ; preds = %bb23.sink.split.i, %bb3, %bb6
  ret void

bb7.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge, %bb11
  %96 = phi i16 [ %.pre, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge ], [ %_18.val, %bb11 ]
  %tmp.sroa.0.0.copyload.i.i.i = phi i16 [ %tmp.sroa.0.0.copyload.i.i.i.pre, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge ], [ %tmp.sroa.0.0.copyload.i.i.i.pre108, %bb11 ]
  %_9.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 %95
  store i16 %96, ptr %v.sroa.0.095, align 2, !alias.scope !442
  store i16 %tmp.sroa.0.0.copyload.i.i.i, ptr %_9.i.i, align 2, !alias.scope !442
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !447)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !450)
  %value.i.i = load i16, ptr %data.i.i.i, align 2, !alias.scope !452, !noalias !450, !noundef !32
  %97 = getelementptr i16, ptr %v.sroa.0.095, i64 %v.sroa.15.094
  %unroll_end.i.i = getelementptr i8, ptr %97, i64 -2
  %state.sroa.11.032.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 4
  %_1933.i.i = icmp ult ptr %state.sroa.11.032.i.i, %unroll_end.i.i
  %_20.val.i.pre.i.i = load i16, ptr %v.sroa.0.095, align 2, !alias.scope !453, !noalias !456
  br i1 %_1933.i.i, label %bb5.i.i24, label %bb12.preheader.i.i

bb12.preheader.i.i:                               ; preds = %bb5.i.i24, %bb7.i
  %state.sroa.0.0.lcssa.i.i = phi ptr [ %data.i.i.i, %bb7.i ], [ %_16.i16.i.i, %bb5.i.i24 ]
  %state.sroa.21.0.lcssa.i.i = phi i64 [ 0, %bb7.i ], [ %103, %bb5.i.i24 ]
  %state.sroa.11.0.lcssa.i.i = phi ptr [ %state.sroa.11.032.i.i, %bb7.i ], [ %state.sroa.11.0.i.i, %bb5.i.i24 ]
  %is_done.i4.i = icmp eq ptr %state.sroa.11.0.lcssa.i.i, %97
  br i1 %is_done.i4.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, label %bb12.cont.i.i

bb12.cont.i.i:                                    ; preds = %bb12.preheader.i.i, %bb12.cont.i.i
  %state.sroa.21.1.i7.i = phi i64 [ %99, %bb12.cont.i.i ], [ %state.sroa.21.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.11.1.i6.i = phi ptr [ %state.sroa.11.1.sroa.gep.i.i, %bb12.cont.i.i ], [ %state.sroa.11.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.0.1.i5.i = phi ptr [ %state.sroa.11.1.i6.i, %bb12.cont.i.i ], [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ]
  %_19.val.i.else.val.i.i = load i16, ptr %state.sroa.11.1.i6.i, align 2, !alias.scope !460, !noalias !461, !noundef !32
  %_0.i.i.i.i.i22 = icmp slt i16 %_19.val.i.else.val.i.i, %_20.val.i.pre.i.i
  %left.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.1.i7.i
  %98 = load i16, ptr %left.i.i.i, align 2, !alias.scope !452, !noalias !462
  store i16 %98, ptr %state.sroa.0.1.i5.i, align 2, !alias.scope !452, !noalias !462
  store i16 %_19.val.i.else.val.i.i, ptr %left.i.i.i, align 2, !alias.scope !452, !noalias !462
  %_15.i.i.i = zext i1 %_0.i.i.i.i.i22 to i64
  %99 = add i64 %state.sroa.21.1.i7.i, %_15.i.i.i
  %state.sroa.11.1.sroa.gep.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.11.1.i6.i, i64 2
  %is_done.i.i = icmp eq ptr %state.sroa.11.1.sroa.gep.i.i, %97
  br i1 %is_done.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, label %bb12.cont.i.i

bb5.i.i24:                                        ; preds = %bb7.i, %bb5.i.i24
  %state.sroa.11.036.i.i = phi ptr [ %state.sroa.11.0.i.i, %bb5.i.i24 ], [ %state.sroa.11.032.i.i, %bb7.i ]
  %state.sroa.21.035.i.i = phi i64 [ %103, %bb5.i.i24 ], [ 0, %bb7.i ]
  %state.sroa.0.034.i.i = phi ptr [ %_16.i16.i.i, %bb5.i.i24 ], [ %data.i.i.i, %bb7.i ]
  %_19.val.i8.i.i = load i16, ptr %state.sroa.11.036.i.i, align 2, !alias.scope !463, !noalias !466, !noundef !32
  %_0.i.i.i10.i.i = icmp slt i16 %_19.val.i8.i.i, %_20.val.i.pre.i.i
  %left.i13.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.035.i.i
  %100 = load i16, ptr %left.i13.i.i, align 2, !alias.scope !452, !noalias !470
  store i16 %100, ptr %state.sroa.0.034.i.i, align 2, !alias.scope !452, !noalias !470
  store i16 %_19.val.i8.i.i, ptr %left.i13.i.i, align 2, !alias.scope !452, !noalias !470
  %_15.i15.i.i = zext i1 %_0.i.i.i10.i.i to i64
  %101 = add i64 %state.sroa.21.035.i.i, %_15.i15.i.i
  %_16.i16.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i, i64 4
  %_19.val.i18.i.i = load i16, ptr %_16.i16.i.i, align 2, !alias.scope !471, !noalias !474, !noundef !32
  %_0.i.i.i20.i.i = icmp slt i16 %_19.val.i18.i.i, %_20.val.i.pre.i.i
  %left.i23.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %101
  %102 = load i16, ptr %left.i23.i.i, align 2, !alias.scope !452, !noalias !478
  store i16 %102, ptr %state.sroa.11.036.i.i, align 2, !alias.scope !452, !noalias !478
  store i16 %_19.val.i18.i.i, ptr %left.i23.i.i, align 2, !alias.scope !452, !noalias !478
  %_15.i25.i.i = zext i1 %_0.i.i.i20.i.i to i64
  %103 = add i64 %101, %_15.i25.i.i
  %state.sroa.11.0.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i, i64 6
  %_19.i.i = icmp ult ptr %state.sroa.11.0.i.i, %unroll_end.i.i
  br i1 %_19.i.i, label %bb5.i.i24, label %bb12.preheader.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb12.cont.i.i, %bb12.preheader.i.i
  %state.sroa.0.1.i.lcssa.i = phi ptr [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ], [ %state.sroa.11.1.i6.i, %bb12.cont.i.i ]
  %state.sroa.21.1.i.lcssa.i = phi i64 [ %state.sroa.21.0.lcssa.i.i, %bb12.preheader.i.i ], [ %99, %bb12.cont.i.i ]
  %_0.i.i.i45.i.i = icmp slt i16 %value.i.i, %_20.val.i.pre.i.i
  %left.i46.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.1.i.lcssa.i
  %104 = load i16, ptr %left.i46.i.i, align 2, !alias.scope !452, !noalias !462
  store i16 %104, ptr %state.sroa.0.1.i.lcssa.i, align 2, !alias.scope !452, !noalias !462
  store i16 %value.i.i, ptr %left.i46.i.i, align 2, !alias.scope !452, !noalias !462
  %_15.i51.i.i = zext i1 %_0.i.i.i45.i.i to i64
  %105 = add i64 %state.sroa.21.1.i.lcssa.i, %_15.i51.i.i
  %_15.not.i = icmp ult i64 %105, %v.sroa.15.094
  br i1 %_15.not.i, label %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit, label %bb9.i23

bb9.i23:                                          ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i
  tail call void @llvm.trap()
  unreachable

_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i
  %_9.i5.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.095, i64 %105
  %tmp.sroa.0.0.copyload.i.i6.i = load i16, ptr %v.sroa.0.095, align 2, !alias.scope !479
  %106 = load i16, ptr %_9.i5.i, align 2, !alias.scope !479
  store i16 %106, ptr %v.sroa.0.095, align 2, !alias.scope !479
  store i16 %tmp.sroa.0.0.copyload.i.i6.i, ptr %_9.i5.i, align 2, !alias.scope !479
  %data.i.i27 = getelementptr inbounds nuw i8, ptr %_9.i5.i, i64 2
  %107 = xor i64 %105, -1
  %len.i.i28 = add i64 %v.sroa.15.094, %107
; call core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call fastcc void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.sroa.0.095, i64 noundef %105, ptr noalias noundef readonly align 2 captures(address, read_provenance) dereferenceable_or_null(2) %ancestor_pivot.sroa.0.093, i32 noundef %91, ptr noalias noundef nonnull align 1 %is_less) #15
  br label %bb1.backedge

bb11:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %_18 = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 %95
  %ancestor_pivot.sroa.0.0.val = load i16, ptr %ancestor_pivot.sroa.0.093, align 2, !alias.scope !204, !noalias !207, !noundef !32
  %_18.val = load i16, ptr %_18, align 2, !alias.scope !207, !noalias !204, !noundef !32
  %_0.i.i = icmp slt i16 %ancestor_pivot.sroa.0.0.val, %_18.val
  %tmp.sroa.0.0.copyload.i.i.i.pre108 = load i16, ptr %v.sroa.0.095, align 2, !alias.scope !442
  br i1 %_0.i.i, label %bb7.i, label %bb7.i36

bb7.i36:                                          ; preds = %bb11
  store i16 %_18.val, ptr %v.sroa.0.095, align 2, !alias.scope !482
  store i16 %tmp.sroa.0.0.copyload.i.i.i.pre108, ptr %_18, align 2, !alias.scope !482
  %data.i.i.i39 = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !487)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !490)
  %value.i.i40 = load i16, ptr %data.i.i.i39, align 2, !alias.scope !492, !noalias !490, !noundef !32
  %108 = getelementptr i16, ptr %v.sroa.0.095, i64 %v.sroa.15.094
  %unroll_end.i.i41 = getelementptr i8, ptr %108, i64 -2
  %state.sroa.11.032.i.i42 = getelementptr inbounds nuw i8, ptr %v.sroa.0.095, i64 4
  %_1933.i.i43 = icmp ult ptr %state.sroa.11.032.i.i42, %unroll_end.i.i41
  %_20.val.i.pre.i.i44 = load i16, ptr %v.sroa.0.095, align 2, !alias.scope !493, !noalias !496
  br i1 %_1933.i.i43, label %bb5.i.i67, label %bb12.preheader.i.i45

bb12.preheader.i.i45:                             ; preds = %bb5.i.i67, %bb7.i36
  %state.sroa.0.0.lcssa.i.i46 = phi ptr [ %data.i.i.i39, %bb7.i36 ], [ %_16.i16.i.i74, %bb5.i.i67 ]
  %state.sroa.21.0.lcssa.i.i47 = phi i64 [ 0, %bb7.i36 ], [ %114, %bb5.i.i67 ]
  %state.sroa.11.0.lcssa.i.i48 = phi ptr [ %state.sroa.11.032.i.i42, %bb7.i36 ], [ %state.sroa.11.0.i.i78, %bb5.i.i67 ]
  %is_done.i4.i49 = icmp eq ptr %state.sroa.11.0.lcssa.i.i48, %108
  br i1 %is_done.i4.i49, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i, label %bb12.cont.i.i50

bb12.cont.i.i50:                                  ; preds = %bb12.preheader.i.i45, %bb12.cont.i.i50
  %state.sroa.21.1.i7.i51 = phi i64 [ %110, %bb12.cont.i.i50 ], [ %state.sroa.21.0.lcssa.i.i47, %bb12.preheader.i.i45 ]
  %state.sroa.11.1.i6.i52 = phi ptr [ %state.sroa.11.1.sroa.gep.i.i57, %bb12.cont.i.i50 ], [ %state.sroa.11.0.lcssa.i.i48, %bb12.preheader.i.i45 ]
  %state.sroa.0.1.i5.i53 = phi ptr [ %state.sroa.11.1.i6.i52, %bb12.cont.i.i50 ], [ %state.sroa.0.0.lcssa.i.i46, %bb12.preheader.i.i45 ]
  %_19.val.i.else.val.i.i54 = load i16, ptr %state.sroa.11.1.i6.i52, align 2, !alias.scope !500, !noalias !501, !noundef !32
  %_0.i.i.i.i.i.i = icmp sge i16 %_20.val.i.pre.i.i44, %_19.val.i.else.val.i.i54
  %left.i.i.i55 = getelementptr inbounds nuw i16, ptr %data.i.i.i39, i64 %state.sroa.21.1.i7.i51
  %109 = load i16, ptr %left.i.i.i55, align 2, !alias.scope !492, !noalias !502
  store i16 %109, ptr %state.sroa.0.1.i5.i53, align 2, !alias.scope !492, !noalias !502
  store i16 %_19.val.i.else.val.i.i54, ptr %left.i.i.i55, align 2, !alias.scope !492, !noalias !502
  %_15.i.i.i56 = zext i1 %_0.i.i.i.i.i.i to i64
  %110 = add i64 %state.sroa.21.1.i7.i51, %_15.i.i.i56
  %state.sroa.11.1.sroa.gep.i.i57 = getelementptr inbounds nuw i8, ptr %state.sroa.11.1.i6.i52, i64 2
  %is_done.i.i58 = icmp eq ptr %state.sroa.11.1.sroa.gep.i.i57, %108
  br i1 %is_done.i.i58, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i, label %bb12.cont.i.i50

bb5.i.i67:                                        ; preds = %bb7.i36, %bb5.i.i67
  %state.sroa.11.036.i.i68 = phi ptr [ %state.sroa.11.0.i.i78, %bb5.i.i67 ], [ %state.sroa.11.032.i.i42, %bb7.i36 ]
  %state.sroa.21.035.i.i69 = phi i64 [ %114, %bb5.i.i67 ], [ 0, %bb7.i36 ]
  %state.sroa.0.034.i.i70 = phi ptr [ %_16.i16.i.i74, %bb5.i.i67 ], [ %data.i.i.i39, %bb7.i36 ]
  %_19.val.i8.i.i71 = load i16, ptr %state.sroa.11.036.i.i68, align 2, !alias.scope !503, !noalias !506, !noundef !32
  %_0.i.i.i.i10.i.i = icmp sge i16 %_20.val.i.pre.i.i44, %_19.val.i8.i.i71
  %left.i13.i.i72 = getelementptr inbounds nuw i16, ptr %data.i.i.i39, i64 %state.sroa.21.035.i.i69
  %111 = load i16, ptr %left.i13.i.i72, align 2, !alias.scope !492, !noalias !510
  store i16 %111, ptr %state.sroa.0.034.i.i70, align 2, !alias.scope !492, !noalias !510
  store i16 %_19.val.i8.i.i71, ptr %left.i13.i.i72, align 2, !alias.scope !492, !noalias !510
  %_15.i15.i.i73 = zext i1 %_0.i.i.i.i10.i.i to i64
  %112 = add i64 %state.sroa.21.035.i.i69, %_15.i15.i.i73
  %_16.i16.i.i74 = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i70, i64 4
  %_19.val.i18.i.i75 = load i16, ptr %_16.i16.i.i74, align 2, !alias.scope !511, !noalias !514, !noundef !32
  %_0.i.i.i.i20.i.i = icmp sge i16 %_20.val.i.pre.i.i44, %_19.val.i18.i.i75
  %left.i23.i.i76 = getelementptr inbounds nuw i16, ptr %data.i.i.i39, i64 %112
  %113 = load i16, ptr %left.i23.i.i76, align 2, !alias.scope !492, !noalias !518
  store i16 %113, ptr %state.sroa.11.036.i.i68, align 2, !alias.scope !492, !noalias !518
  store i16 %_19.val.i18.i.i75, ptr %left.i23.i.i76, align 2, !alias.scope !492, !noalias !518
  %_15.i25.i.i77 = zext i1 %_0.i.i.i.i20.i.i to i64
  %114 = add i64 %112, %_15.i25.i.i77
  %state.sroa.11.0.i.i78 = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i70, i64 6
  %_19.i.i79 = icmp ult ptr %state.sroa.11.0.i.i78, %unroll_end.i.i41
  br i1 %_19.i.i79, label %bb5.i.i67, label %bb12.preheader.i.i45

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb12.cont.i.i50, %bb12.preheader.i.i45
  %state.sroa.0.1.i.lcssa.i59 = phi ptr [ %state.sroa.0.0.lcssa.i.i46, %bb12.preheader.i.i45 ], [ %state.sroa.11.1.i6.i52, %bb12.cont.i.i50 ]
  %state.sroa.21.1.i.lcssa.i60 = phi i64 [ %state.sroa.21.0.lcssa.i.i47, %bb12.preheader.i.i45 ], [ %110, %bb12.cont.i.i50 ]
  %_0.i.i.i.i45.i.i = icmp sge i16 %_20.val.i.pre.i.i44, %value.i.i40
  %left.i46.i.i61 = getelementptr inbounds nuw i16, ptr %data.i.i.i39, i64 %state.sroa.21.1.i.lcssa.i60
  %115 = load i16, ptr %left.i46.i.i61, align 2, !alias.scope !492, !noalias !502
  store i16 %115, ptr %state.sroa.0.1.i.lcssa.i59, align 2, !alias.scope !492, !noalias !502
  store i16 %value.i.i40, ptr %left.i46.i.i61, align 2, !alias.scope !492, !noalias !502
  %_15.i51.i.i62 = zext i1 %_0.i.i.i.i45.i.i to i64
  %116 = add i64 %state.sroa.21.1.i.lcssa.i60, %_15.i51.i.i62
  %_15.not.i63 = icmp ult i64 %116, %v.sroa.15.094
  br i1 %_15.not.i63, label %bb24, label %bb9.i64

bb9.i64:                                          ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i
  tail call void @llvm.trap()
  unreachable

bb24:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i
  %_9.i5.i65 = getelementptr inbounds nuw i16, ptr %v.sroa.0.095, i64 %116
  %tmp.sroa.0.0.copyload.i.i6.i66 = load i16, ptr %v.sroa.0.095, align 2, !alias.scope !519
  %117 = load i16, ptr %_9.i5.i65, align 2, !alias.scope !519
  store i16 %117, ptr %v.sroa.0.095, align 2, !alias.scope !519
  store i16 %tmp.sroa.0.0.copyload.i.i6.i66, ptr %_9.i5.i65, align 2, !alias.scope !519
  %index = add nuw nsw i64 %116, 1
  %new_len = sub nuw i64 %v.sroa.15.094, %index
  %_49 = getelementptr inbounds nuw i16, ptr %v.sroa.0.095, i64 %index
  br label %bb1.backedge

bb1.backedge:                                     ; preds = %bb24, %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit
  %ancestor_pivot.sroa.0.0.be = phi ptr [ %_9.i5.i, %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit ], [ null, %bb24 ]
  %v.sroa.15.0.be = phi i64 [ %len.i.i28, %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit ], [ %new_len, %bb24 ]
  %v.sroa.0.0.be = phi ptr [ %data.i.i27, %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit ], [ %_49, %bb24 ]
  %_5 = icmp ult i64 %v.sroa.15.0.be, 33
  br i1 %_5, label %bb3, label %bb5
}

; Function Attrs: nounwind
define ptx_kernel void @order_statistics(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #0 {
start:
  %_50 = alloca [0 x i8], align 1
  %rawarray.i.i.i = alloca [256 x i8], align 8
  %a = alloca [42 x i8], align 2
  %_45 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_46 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_44 = mul i32 %_45, %_46
  %_47 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_43 = add i32 %_44, %_47
  %i = zext i32 %_43 to i64
  %_5.idx = mul nuw nsw i64 %i, 42
  %_5 = getelementptr inbounds nuw i8, ptr %data, i64 %_5.idx
  call void @llvm.lifetime.start.p0(ptr nonnull %a)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(42) %a, ptr noundef nonnull readonly align 2 dereferenceable(42) %_5, i64 42, i1 false), !alias.scope !522
  br label %bb7.i.i

bb7.i.i:                                          ; preds = %bb1.backedge.i.i, %start
  %v.sroa.0.021.i.i = phi ptr [ %a, %start ], [ %v.sroa.0.0.be.i.i, %bb1.backedge.i.i ]
  %v.sroa.16.020.i.i = phi i64 [ 21, %start ], [ %v.sroa.16.0.be.i.i, %bb1.backedge.i.i ]
  %index.sroa.0.019.i.i = phi i64 [ 10, %start ], [ %index.sroa.0.0.be.i.i, %bb1.backedge.i.i ]
  %ancestor_pivot.sroa.0.018.i.i = phi ptr [ null, %start ], [ %ancestor_pivot.sroa.0.0.be.i.i, %bb1.backedge.i.i ]
  %limit.sroa.0.017.i.i = phi i32 [ 16, %start ], [ %1, %bb1.backedge.i.i ]
  %0 = icmp eq i32 %limit.sroa.0.017.i.i, 0
  br i1 %0, label %bb8.i.i, label %bb9.i.i

bb2.i.i:                                          ; preds = %bb1.backedge.i.i
  %_9.i.i = icmp samesign ugt i64 %v.sroa.16.0.be.i.i, 1
  br i1 %_9.i.i, label %bb5.preheader.i.i.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb8.i.i:                                          ; preds = %bb7.i.i
; call core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call fastcc void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.sroa.0.021.i.i, i64 noundef %v.sroa.16.020.i.i, i64 noundef %index.sroa.0.019.i.i) #15, !noalias !526
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb9.i.i:                                          ; preds = %bb7.i.i
  %1 = add nsw i32 %limit.sroa.0.017.i.i, -1
  %len_div_84.i.i.i = lshr i64 %v.sroa.16.020.i.i, 3
  %b.idx.i.i.i = and i64 %v.sroa.16.020.i.i, 4611686018427387896
  %b.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 %b.idx.i.i.i
  %c.idx.i.i.i = mul nuw nsw i64 %len_div_84.i.i.i, 14
  %c.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 %c.idx.i.i.i
  %_12.i.i.i = icmp samesign ult i64 %v.sroa.16.020.i.i, 64
  br i1 %_12.i.i.i, label %bb3.i.i.i, label %bb5.i.i.i

bb5.i.i.i:                                        ; preds = %bb9.i.i
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %self.i.i.i = call fastcc noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef nonnull readonly align 2 %v.sroa.0.021.i.i, ptr noundef readonly %b.i.i.i, ptr noundef readonly %c.i.i.i, i64 noundef %len_div_84.i.i.i) #15, !noalias !526
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i

bb3.i.i.i:                                        ; preds = %bb9.i.i
  %v.0.val6.i.i.i = load i16, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !529, !noalias !537, !noundef !32
  %b.val7.i.i.i = load i16, ptr %b.i.i.i, align 2, !alias.scope !539, !noalias !540, !noundef !32
  %_0.i.i.i.i.i = icmp slt i16 %v.0.val6.i.i.i, %b.val7.i.i.i
  %c.val5.i.i.i = load i16, ptr %c.i.i.i, align 2, !alias.scope !539, !noalias !540, !noundef !32
  %_0.i.i8.i.i.i = icmp slt i16 %v.0.val6.i.i.i, %c.val5.i.i.i
  %2 = xor i1 %_0.i.i.i.i.i, %_0.i.i8.i.i.i
  %_0.i.i9.i.i.i = icmp slt i16 %b.val7.i.i.i, %c.val5.i.i.i
  %_12.i.i.i.i = xor i1 %_0.i.i.i.i.i, %_0.i.i9.i.i.i
  %c.b.i.i.i.i = select i1 %_12.i.i.i.i, ptr %c.i.i.i, ptr %b.i.i.i
  %_0.sroa.0.0.i.i.i.i = select i1 %2, ptr %v.sroa.0.021.i.i, ptr %c.b.i.i.i.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i: ; preds = %bb3.i.i.i, %bb5.i.i.i
  %_0.sroa.0.0.i.sink.i.i.i = phi ptr [ %_0.sroa.0.0.i.i.i.i, %bb3.i.i.i ], [ %self.i.i.i, %bb5.i.i.i ]
  %3 = ptrtoint ptr %_0.sroa.0.0.i.sink.i.i.i to i64
  %4 = ptrtoint ptr %v.sroa.0.021.i.i to i64
  %5 = sub nuw i64 %3, %4
  %index.sroa.0.0.i.i.i = lshr exact i64 %5, 1
  %cond.i.i.i = icmp samesign ult i64 %index.sroa.0.0.i.i.i, %v.sroa.16.020.i.i
  call void @llvm.assume(i1 %cond.i.i.i)
  %.not.i.i = icmp eq ptr %ancestor_pivot.sroa.0.018.i.i, null
  br i1 %.not.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge.i.i, label %bb13.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge.i.i: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i
  %tmp.sroa.0.0.copyload.i.i.i.pre.i.i = load i16, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !541, !noalias !526
  %_9.i.i.phi.trans.insert.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 %5
  %.pre.i.i = load i16, ptr %_9.i.i.phi.trans.insert.i.i, align 2, !alias.scope !541, !noalias !526
  br label %bb7.i.i.i

bb7.i.i.i:                                        ; preds = %bb13.i.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge.i.i
  %6 = phi i16 [ %.pre.i.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge.i.i ], [ %pivot.val.i.i, %bb13.i.i ]
  %tmp.sroa.0.0.copyload.i.i.i.i.i = phi i16 [ %tmp.sroa.0.0.copyload.i.i.i.pre.i.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.bb7.i_crit_edge.i.i ], [ %tmp.sroa.0.0.copyload.i.i.i.pre38.i.i, %bb13.i.i ]
  %_9.i.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 %5
  store i16 %6, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !541, !noalias !526
  store i16 %tmp.sroa.0.0.copyload.i.i.i.i.i, ptr %_9.i.i.i.i, align 2, !alias.scope !541, !noalias !526
  %data.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 2
  call void @llvm.experimental.noalias.scope.decl(metadata !546)
  call void @llvm.experimental.noalias.scope.decl(metadata !549)
  %value.i.i.i.i = load i16, ptr %data.i.i.i.i.i, align 2, !alias.scope !551, !noalias !552, !noundef !32
  %7 = getelementptr i16, ptr %v.sroa.0.021.i.i, i64 %v.sroa.16.020.i.i
  %unroll_end.i.i.i.i = getelementptr i8, ptr %7, i64 -2
  %state.sroa.11.032.i.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 4
  %_1933.i.i.i.i = icmp ult ptr %state.sroa.11.032.i.i.i.i, %unroll_end.i.i.i.i
  %_20.val.i.pre.i.i.i.i = load i16, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !553, !noalias !556
  br i1 %_1933.i.i.i.i, label %bb5.i.i.i.i, label %bb12.preheader.i.i.i.i

bb12.preheader.i.i.i.i:                           ; preds = %bb5.i.i.i.i, %bb7.i.i.i
  %state.sroa.0.0.lcssa.i.i.i.i = phi ptr [ %data.i.i.i.i.i, %bb7.i.i.i ], [ %_16.i16.i.i.i.i, %bb5.i.i.i.i ]
  %state.sroa.21.0.lcssa.i.i.i.i = phi i64 [ 0, %bb7.i.i.i ], [ %13, %bb5.i.i.i.i ]
  %state.sroa.11.0.lcssa.i.i.i.i = phi ptr [ %state.sroa.11.032.i.i.i.i, %bb7.i.i.i ], [ %state.sroa.11.0.i.i.i.i, %bb5.i.i.i.i ]
  %is_done.i4.i.i.i = icmp eq ptr %state.sroa.11.0.lcssa.i.i.i.i, %7
  br i1 %is_done.i4.i.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i, label %bb12.cont.i.i.i.i

bb12.cont.i.i.i.i:                                ; preds = %bb12.preheader.i.i.i.i, %bb12.cont.i.i.i.i
  %state.sroa.21.1.i7.i.i.i = phi i64 [ %9, %bb12.cont.i.i.i.i ], [ %state.sroa.21.0.lcssa.i.i.i.i, %bb12.preheader.i.i.i.i ]
  %state.sroa.11.1.i6.i.i.i = phi ptr [ %state.sroa.11.1.sroa.gep.i.i.i.i, %bb12.cont.i.i.i.i ], [ %state.sroa.11.0.lcssa.i.i.i.i, %bb12.preheader.i.i.i.i ]
  %state.sroa.0.1.i5.i.i.i = phi ptr [ %state.sroa.11.1.i6.i.i.i, %bb12.cont.i.i.i.i ], [ %state.sroa.0.0.lcssa.i.i.i.i, %bb12.preheader.i.i.i.i ]
  %_19.val.i.else.val.i.i.i.i = load i16, ptr %state.sroa.11.1.i6.i.i.i, align 2, !alias.scope !560, !noalias !561, !noundef !32
  %_0.i.i.i.i.i.i.i = icmp slt i16 %_19.val.i.else.val.i.i.i.i, %_20.val.i.pre.i.i.i.i
  %left.i.i.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i.i.i, i64 %state.sroa.21.1.i7.i.i.i
  %8 = load i16, ptr %left.i.i.i.i.i, align 2, !alias.scope !551, !noalias !562
  store i16 %8, ptr %state.sroa.0.1.i5.i.i.i, align 2, !alias.scope !551, !noalias !562
  store i16 %_19.val.i.else.val.i.i.i.i, ptr %left.i.i.i.i.i, align 2, !alias.scope !551, !noalias !562
  %_15.i.i.i.i.i = zext i1 %_0.i.i.i.i.i.i.i to i64
  %9 = add i64 %state.sroa.21.1.i7.i.i.i, %_15.i.i.i.i.i
  %state.sroa.11.1.sroa.gep.i.i.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.11.1.i6.i.i.i, i64 2
  %is_done.i.i.i.i = icmp eq ptr %state.sroa.11.1.sroa.gep.i.i.i.i, %7
  br i1 %is_done.i.i.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i, label %bb12.cont.i.i.i.i

bb5.i.i.i.i:                                      ; preds = %bb7.i.i.i, %bb5.i.i.i.i
  %state.sroa.11.036.i.i.i.i = phi ptr [ %state.sroa.11.0.i.i.i.i, %bb5.i.i.i.i ], [ %state.sroa.11.032.i.i.i.i, %bb7.i.i.i ]
  %state.sroa.21.035.i.i.i.i = phi i64 [ %13, %bb5.i.i.i.i ], [ 0, %bb7.i.i.i ]
  %state.sroa.0.034.i.i.i.i = phi ptr [ %_16.i16.i.i.i.i, %bb5.i.i.i.i ], [ %data.i.i.i.i.i, %bb7.i.i.i ]
  %_19.val.i8.i.i.i.i = load i16, ptr %state.sroa.11.036.i.i.i.i, align 2, !alias.scope !563, !noalias !566, !noundef !32
  %_0.i.i.i10.i.i.i.i = icmp slt i16 %_19.val.i8.i.i.i.i, %_20.val.i.pre.i.i.i.i
  %left.i13.i.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i.i.i, i64 %state.sroa.21.035.i.i.i.i
  %10 = load i16, ptr %left.i13.i.i.i.i, align 2, !alias.scope !551, !noalias !570
  store i16 %10, ptr %state.sroa.0.034.i.i.i.i, align 2, !alias.scope !551, !noalias !570
  store i16 %_19.val.i8.i.i.i.i, ptr %left.i13.i.i.i.i, align 2, !alias.scope !551, !noalias !570
  %_15.i15.i.i.i.i = zext i1 %_0.i.i.i10.i.i.i.i to i64
  %11 = add i64 %state.sroa.21.035.i.i.i.i, %_15.i15.i.i.i.i
  %_16.i16.i.i.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i.i.i, i64 4
  %_19.val.i18.i.i.i.i = load i16, ptr %_16.i16.i.i.i.i, align 2, !alias.scope !571, !noalias !574, !noundef !32
  %_0.i.i.i20.i.i.i.i = icmp slt i16 %_19.val.i18.i.i.i.i, %_20.val.i.pre.i.i.i.i
  %left.i23.i.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i.i.i, i64 %11
  %12 = load i16, ptr %left.i23.i.i.i.i, align 2, !alias.scope !551, !noalias !578
  store i16 %12, ptr %state.sroa.11.036.i.i.i.i, align 2, !alias.scope !551, !noalias !578
  store i16 %_19.val.i18.i.i.i.i, ptr %left.i23.i.i.i.i, align 2, !alias.scope !551, !noalias !578
  %_15.i25.i.i.i.i = zext i1 %_0.i.i.i20.i.i.i.i to i64
  %13 = add i64 %11, %_15.i25.i.i.i.i
  %state.sroa.11.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i.i.i, i64 6
  %_19.i.i.i.i = icmp ult ptr %state.sroa.11.0.i.i.i.i, %unroll_end.i.i.i.i
  br i1 %_19.i.i.i.i, label %bb5.i.i.i.i, label %bb12.preheader.i.i.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i: ; preds = %bb12.cont.i.i.i.i, %bb12.preheader.i.i.i.i
  %state.sroa.0.1.i.lcssa.i.i.i = phi ptr [ %state.sroa.0.0.lcssa.i.i.i.i, %bb12.preheader.i.i.i.i ], [ %state.sroa.11.1.i6.i.i.i, %bb12.cont.i.i.i.i ]
  %state.sroa.21.1.i.lcssa.i.i.i = phi i64 [ %state.sroa.21.0.lcssa.i.i.i.i, %bb12.preheader.i.i.i.i ], [ %9, %bb12.cont.i.i.i.i ]
  %_0.i.i.i45.i.i.i.i = icmp slt i16 %value.i.i.i.i, %_20.val.i.pre.i.i.i.i
  %left.i46.i.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i.i.i, i64 %state.sroa.21.1.i.lcssa.i.i.i
  %14 = load i16, ptr %left.i46.i.i.i.i, align 2, !alias.scope !551, !noalias !562
  store i16 %14, ptr %state.sroa.0.1.i.lcssa.i.i.i, align 2, !alias.scope !551, !noalias !562
  store i16 %value.i.i.i.i, ptr %left.i46.i.i.i.i, align 2, !alias.scope !551, !noalias !562
  %_15.i51.i.i.i.i = zext i1 %_0.i.i.i45.i.i.i.i to i64
  %15 = add i64 %state.sroa.21.1.i.lcssa.i.i.i, %_15.i51.i.i.i.i
  %_15.not.i.i.i = icmp ult i64 %15, %v.sroa.16.020.i.i
  br i1 %_15.not.i.i.i, label %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit.i.i, label %bb9.i.i.i

bb9.i.i.i:                                        ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i
  call void @llvm.trap()
  unreachable

_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit.i.i: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i
  %_9.i5.i.i.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.021.i.i, i64 %15
  %tmp.sroa.0.0.copyload.i.i6.i.i.i = load i16, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !579, !noalias !526
  %16 = load i16, ptr %_9.i5.i.i.i, align 2, !alias.scope !579, !noalias !526
  store i16 %16, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !579, !noalias !526
  store i16 %tmp.sroa.0.0.copyload.i.i6.i.i.i, ptr %_9.i5.i.i.i, align 2, !alias.scope !579, !noalias !526
  %_43.i.i = icmp ult i64 %15, %index.sroa.0.019.i.i
  br i1 %_43.i.i, label %bb25.i.i, label %bb26.i.i

bb13.i.i:                                         ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i
  %pivot.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 %5
  %ancestor_pivot.sroa.0.0.val.i.i = load i16, ptr %ancestor_pivot.sroa.0.018.i.i, align 2, !alias.scope !582, !noalias !585, !noundef !32
  %pivot.val.i.i = load i16, ptr %pivot.i.i, align 2, !alias.scope !587, !noalias !588, !noundef !32
  %_0.i.i.i.i = icmp slt i16 %ancestor_pivot.sroa.0.0.val.i.i, %pivot.val.i.i
  %tmp.sroa.0.0.copyload.i.i.i.pre38.i.i = load i16, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !541, !noalias !526
  br i1 %_0.i.i.i.i, label %bb7.i.i.i, label %bb7.i37.i.i

bb7.i37.i.i:                                      ; preds = %bb13.i.i
  store i16 %pivot.val.i.i, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !589, !noalias !526
  store i16 %tmp.sroa.0.0.copyload.i.i.i.pre38.i.i, ptr %pivot.i.i, align 2, !alias.scope !589, !noalias !526
  %data.i.i.i40.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 2
  call void @llvm.experimental.noalias.scope.decl(metadata !594)
  call void @llvm.experimental.noalias.scope.decl(metadata !597)
  %value.i.i41.i.i = load i16, ptr %data.i.i.i40.i.i, align 2, !alias.scope !599, !noalias !600, !noundef !32
  %17 = getelementptr i16, ptr %v.sroa.0.021.i.i, i64 %v.sroa.16.020.i.i
  %unroll_end.i.i42.i.i = getelementptr i8, ptr %17, i64 -2
  %state.sroa.11.032.i.i43.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.021.i.i, i64 4
  %_1933.i.i44.i.i = icmp ult ptr %state.sroa.11.032.i.i43.i.i, %unroll_end.i.i42.i.i
  %_20.val.i.pre.i.i45.i.i = load i16, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !601, !noalias !604
  br i1 %_1933.i.i44.i.i, label %bb5.i.i68.i.i, label %bb12.preheader.i.i46.i.i

bb12.preheader.i.i46.i.i:                         ; preds = %bb5.i.i68.i.i, %bb7.i37.i.i
  %state.sroa.0.0.lcssa.i.i47.i.i = phi ptr [ %data.i.i.i40.i.i, %bb7.i37.i.i ], [ %_16.i16.i.i75.i.i, %bb5.i.i68.i.i ]
  %state.sroa.21.0.lcssa.i.i48.i.i = phi i64 [ 0, %bb7.i37.i.i ], [ %23, %bb5.i.i68.i.i ]
  %state.sroa.11.0.lcssa.i.i49.i.i = phi ptr [ %state.sroa.11.032.i.i43.i.i, %bb7.i37.i.i ], [ %state.sroa.11.0.i.i79.i.i, %bb5.i.i68.i.i ]
  %is_done.i4.i50.i.i = icmp eq ptr %state.sroa.11.0.lcssa.i.i49.i.i, %17
  br i1 %is_done.i4.i50.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i.i, label %bb12.cont.i.i51.i.i

bb12.cont.i.i51.i.i:                              ; preds = %bb12.preheader.i.i46.i.i, %bb12.cont.i.i51.i.i
  %state.sroa.21.1.i7.i52.i.i = phi i64 [ %19, %bb12.cont.i.i51.i.i ], [ %state.sroa.21.0.lcssa.i.i48.i.i, %bb12.preheader.i.i46.i.i ]
  %state.sroa.11.1.i6.i53.i.i = phi ptr [ %state.sroa.11.1.sroa.gep.i.i58.i.i, %bb12.cont.i.i51.i.i ], [ %state.sroa.11.0.lcssa.i.i49.i.i, %bb12.preheader.i.i46.i.i ]
  %state.sroa.0.1.i5.i54.i.i = phi ptr [ %state.sroa.11.1.i6.i53.i.i, %bb12.cont.i.i51.i.i ], [ %state.sroa.0.0.lcssa.i.i47.i.i, %bb12.preheader.i.i46.i.i ]
  %_19.val.i.else.val.i.i55.i.i = load i16, ptr %state.sroa.11.1.i6.i53.i.i, align 2, !alias.scope !608, !noalias !609, !noundef !32
  %_0.i.i.i.i.i.i.i.i = icmp sge i16 %_20.val.i.pre.i.i45.i.i, %_19.val.i.else.val.i.i55.i.i
  %left.i.i.i56.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i40.i.i, i64 %state.sroa.21.1.i7.i52.i.i
  %18 = load i16, ptr %left.i.i.i56.i.i, align 2, !alias.scope !599, !noalias !610
  store i16 %18, ptr %state.sroa.0.1.i5.i54.i.i, align 2, !alias.scope !599, !noalias !610
  store i16 %_19.val.i.else.val.i.i55.i.i, ptr %left.i.i.i56.i.i, align 2, !alias.scope !599, !noalias !610
  %_15.i.i.i57.i.i = zext i1 %_0.i.i.i.i.i.i.i.i to i64
  %19 = add i64 %state.sroa.21.1.i7.i52.i.i, %_15.i.i.i57.i.i
  %state.sroa.11.1.sroa.gep.i.i58.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.11.1.i6.i53.i.i, i64 2
  %is_done.i.i59.i.i = icmp eq ptr %state.sroa.11.1.sroa.gep.i.i58.i.i, %17
  br i1 %is_done.i.i59.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i.i, label %bb12.cont.i.i51.i.i

bb5.i.i68.i.i:                                    ; preds = %bb7.i37.i.i, %bb5.i.i68.i.i
  %state.sroa.11.036.i.i69.i.i = phi ptr [ %state.sroa.11.0.i.i79.i.i, %bb5.i.i68.i.i ], [ %state.sroa.11.032.i.i43.i.i, %bb7.i37.i.i ]
  %state.sroa.21.035.i.i70.i.i = phi i64 [ %23, %bb5.i.i68.i.i ], [ 0, %bb7.i37.i.i ]
  %state.sroa.0.034.i.i71.i.i = phi ptr [ %_16.i16.i.i75.i.i, %bb5.i.i68.i.i ], [ %data.i.i.i40.i.i, %bb7.i37.i.i ]
  %_19.val.i8.i.i72.i.i = load i16, ptr %state.sroa.11.036.i.i69.i.i, align 2, !alias.scope !611, !noalias !614, !noundef !32
  %_0.i.i.i.i10.i.i.i.i = icmp sge i16 %_20.val.i.pre.i.i45.i.i, %_19.val.i8.i.i72.i.i
  %left.i13.i.i73.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i40.i.i, i64 %state.sroa.21.035.i.i70.i.i
  %20 = load i16, ptr %left.i13.i.i73.i.i, align 2, !alias.scope !599, !noalias !618
  store i16 %20, ptr %state.sroa.0.034.i.i71.i.i, align 2, !alias.scope !599, !noalias !618
  store i16 %_19.val.i8.i.i72.i.i, ptr %left.i13.i.i73.i.i, align 2, !alias.scope !599, !noalias !618
  %_15.i15.i.i74.i.i = zext i1 %_0.i.i.i.i10.i.i.i.i to i64
  %21 = add i64 %state.sroa.21.035.i.i70.i.i, %_15.i15.i.i74.i.i
  %_16.i16.i.i75.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i71.i.i, i64 4
  %_19.val.i18.i.i76.i.i = load i16, ptr %_16.i16.i.i75.i.i, align 2, !alias.scope !619, !noalias !622, !noundef !32
  %_0.i.i.i.i20.i.i.i.i = icmp sge i16 %_20.val.i.pre.i.i45.i.i, %_19.val.i18.i.i76.i.i
  %left.i23.i.i77.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i40.i.i, i64 %21
  %22 = load i16, ptr %left.i23.i.i77.i.i, align 2, !alias.scope !599, !noalias !626
  store i16 %22, ptr %state.sroa.11.036.i.i69.i.i, align 2, !alias.scope !599, !noalias !626
  store i16 %_19.val.i18.i.i76.i.i, ptr %left.i23.i.i77.i.i, align 2, !alias.scope !599, !noalias !626
  %_15.i25.i.i78.i.i = zext i1 %_0.i.i.i.i20.i.i.i.i to i64
  %23 = add i64 %21, %_15.i25.i.i78.i.i
  %state.sroa.11.0.i.i79.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.034.i.i71.i.i, i64 6
  %_19.i.i80.i.i = icmp ult ptr %state.sroa.11.0.i.i79.i.i, %unroll_end.i.i42.i.i
  br i1 %_19.i.i80.i.i, label %bb5.i.i68.i.i, label %bb12.preheader.i.i46.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i.i: ; preds = %bb12.cont.i.i51.i.i, %bb12.preheader.i.i46.i.i
  %state.sroa.0.1.i.lcssa.i60.i.i = phi ptr [ %state.sroa.0.0.lcssa.i.i47.i.i, %bb12.preheader.i.i46.i.i ], [ %state.sroa.11.1.i6.i53.i.i, %bb12.cont.i.i51.i.i ]
  %state.sroa.21.1.i.lcssa.i61.i.i = phi i64 [ %state.sroa.21.0.lcssa.i.i48.i.i, %bb12.preheader.i.i46.i.i ], [ %19, %bb12.cont.i.i51.i.i ]
  %_0.i.i.i.i45.i.i.i.i = icmp sge i16 %_20.val.i.pre.i.i45.i.i, %value.i.i41.i.i
  %left.i46.i.i62.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i40.i.i, i64 %state.sroa.21.1.i.lcssa.i61.i.i
  %24 = load i16, ptr %left.i46.i.i62.i.i, align 2, !alias.scope !599, !noalias !610
  store i16 %24, ptr %state.sroa.0.1.i.lcssa.i60.i.i, align 2, !alias.scope !599, !noalias !610
  store i16 %value.i.i41.i.i, ptr %left.i46.i.i62.i.i, align 2, !alias.scope !599, !noalias !610
  %_15.i51.i.i63.i.i = zext i1 %_0.i.i.i.i45.i.i.i.i to i64
  %25 = add i64 %state.sroa.21.1.i.lcssa.i61.i.i, %_15.i51.i.i63.i.i
  %_15.not.i64.i.i = icmp ult i64 %25, %v.sroa.16.020.i.i
  br i1 %_15.not.i64.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i, label %bb9.i65.i.i

bb9.i65.i.i:                                      ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i.i
  call void @llvm.trap()
  unreachable

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i.i
  %_9.i5.i66.i.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.021.i.i, i64 %25
  %tmp.sroa.0.0.copyload.i.i6.i67.i.i = load i16, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !627, !noalias !526
  %26 = load i16, ptr %_9.i5.i66.i.i, align 2, !alias.scope !627, !noalias !526
  store i16 %26, ptr %v.sroa.0.021.i.i, align 2, !alias.scope !627, !noalias !526
  store i16 %tmp.sroa.0.0.copyload.i.i6.i67.i.i, ptr %_9.i5.i66.i.i, align 2, !alias.scope !627, !noalias !526
  %_30.not.i.i = icmp ult i64 %25, %index.sroa.0.019.i.i
  br i1 %_30.not.i.i, label %bb32.i.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb32.i.i:                                         ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i
  %mid.i.i = add nuw nsw i64 %25, 1
  %new_len.i.i = sub nuw i64 %v.sroa.16.020.i.i, %mid.i.i
  %_55.i.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.021.i.i, i64 %mid.i.i
  %27 = sub i64 %index.sroa.0.019.i.i, %mid.i.i
  br label %bb1.backedge.i.i

bb1.backedge.i.i:                                 ; preds = %bb25.i.i, %bb26.i.i, %bb32.i.i
  %ancestor_pivot.sroa.0.0.be.i.i = phi ptr [ null, %bb32.i.i ], [ %_9.i5.i.i.i, %bb25.i.i ], [ %ancestor_pivot.sroa.0.018.i.i, %bb26.i.i ]
  %index.sroa.0.0.be.i.i = phi i64 [ %27, %bb32.i.i ], [ %29, %bb25.i.i ], [ %index.sroa.0.019.i.i, %bb26.i.i ]
  %v.sroa.16.0.be.i.i = phi i64 [ %new_len.i.i, %bb32.i.i ], [ %len.i.i29.i.i, %bb25.i.i ], [ %15, %bb26.i.i ]
  %v.sroa.0.0.be.i.i = phi ptr [ %_55.i.i, %bb32.i.i ], [ %data.i.i28.i.i, %bb25.i.i ], [ %v.sroa.0.021.i.i, %bb26.i.i ]
  %_6.i.i = icmp ult i64 %v.sroa.16.0.be.i.i, 17
  br i1 %_6.i.i, label %bb2.i.i, label %bb7.i.i

bb26.i.i:                                         ; preds = %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit.i.i
  %_46.i.i = icmp ugt i64 %15, %index.sroa.0.019.i.i
  br i1 %_46.i.i, label %bb1.backedge.i.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb25.i.i:                                         ; preds = %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit.i.i
  %28 = xor i64 %15, -1
  %len.i.i29.i.i = add i64 %v.sroa.16.020.i.i, %28
  %data.i.i28.i.i = getelementptr inbounds nuw i8, ptr %_9.i5.i.i.i, i64 2
  %29 = add i64 %index.sroa.0.019.i.i, %28
  br label %bb1.backedge.i.i

bb5.preheader.i.i.i:                              ; preds = %bb2.i.i
  %v_end.i.i.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0.be.i.i, i64 %v.sroa.16.0.be.i.i
  %30 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0.be.i.i, i64 2
  br label %bb5.i82.i.i

bb5.i82.i.i:                                      ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i, %bb5.preheader.i.i.i
  %tail.sroa.0.02.i.i.i = phi ptr [ %_14.i.i.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i ], [ %30, %bb5.preheader.i.i.i ]
  %31 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i.i.i, i64 -2
  %tail.val.i.i.i.i = load i16, ptr %tail.sroa.0.02.i.i.i, align 2, !alias.scope !630, !noalias !635, !noundef !32
  %.val1.i.i.i.i = load i16, ptr %31, align 2, !alias.scope !637, !noalias !638, !noundef !32
  %_0.i.i.i.i.i.i = icmp slt i16 %tail.val.i.i.i.i, %.val1.i.i.i.i
  br i1 %_0.i.i.i.i.i.i, label %bb4.i.i.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i

bb4.i.i.i.i:                                      ; preds = %bb5.i82.i.i, %bb6.i.i.i.i
  %32 = phi i16 [ %.val.i.i.i.i, %bb6.i.i.i.i ], [ %.val1.i.i.i.i, %bb5.i82.i.i ]
  %gap_guard.sroa.4.0.i.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i, %bb6.i.i.i.i ], [ %tail.sroa.0.02.i.i.i, %bb5.i82.i.i ]
  %sift.sroa.0.0.i.i.i.i = phi ptr [ %33, %bb6.i.i.i.i ], [ %31, %bb5.i82.i.i ]
  store i16 %32, ptr %gap_guard.sroa.4.0.i.i.i.i, align 2, !alias.scope !639, !noalias !526
  %_18.i.i.i.i = icmp eq ptr %sift.sroa.0.0.i.i.i.i, %v.sroa.0.0.be.i.i
  br i1 %_18.i.i.i.i, label %bb10.i.i.i.i, label %bb6.i.i.i.i

bb6.i.i.i.i:                                      ; preds = %bb4.i.i.i.i
  %33 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i.i.i, i64 -2
  %.val.i.i.i.i = load i16, ptr %33, align 2, !alias.scope !637, !noalias !638, !noundef !32
  %_0.i.i2.i.i.i.i = icmp slt i16 %tail.val.i.i.i.i, %.val.i.i.i.i
  br i1 %_0.i.i2.i.i.i.i, label %bb4.i.i.i.i, label %bb10.i.i.i.i

bb10.i.i.i.i:                                     ; preds = %bb6.i.i.i.i, %bb4.i.i.i.i
  %sift.sroa.0.0.i.lcssa.i.i.i = phi ptr [ %sift.sroa.0.0.i.i.i.i, %bb6.i.i.i.i ], [ %v.sroa.0.0.be.i.i, %bb4.i.i.i.i ]
  store i16 %tail.val.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i.i.i, align 2, !alias.scope !639, !noalias !640
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i: ; preds = %bb10.i.i.i.i, %bb5.i82.i.i
  %_14.i.i.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i.i.i, i64 2
  %_10.not.i.i.i = icmp eq ptr %_14.i.i.i, %v_end.i.i.i
  br i1 %_10.not.i.i.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb5.i82.i.i

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit.i.i, %bb26.i.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i.i.i, %bb2.i.i, %bb8.i.i
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %a, i64 20
  %_16 = load i16, ptr %data.i.i.i, align 2, !noundef !32
; call core::slice::sort::unstable::ipnsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %a, i64 noundef 21, ptr noalias noundef nonnull align 1 %_50) #16
  %_22 = getelementptr inbounds nuw i8, ptr %_5, i64 6
  call void @llvm.experimental.noalias.scope.decl(metadata !645)
  call void @llvm.experimental.noalias.scope.decl(metadata !648)
  %_3.val.i13.i = load i16, ptr %_22, align 2, !alias.scope !648, !noalias !645, !noundef !32
  %_32.val.i = load i16, ptr %data.i.i.i, align 2, !alias.scope !645, !noalias !648, !noundef !32
  %_17.i = icmp sgt i16 %_32.val.i, %_3.val.i13.i
  %34 = select i1 %_17.i, i64 0, i64 10, !unpredictable !32
  %mid.1.i = or disjoint i64 %34, 5
  %_32.1.i = getelementptr inbounds nuw i16, ptr %a, i64 %mid.1.i
  %_32.val.1.i = load i16, ptr %_32.1.i, align 2, !alias.scope !645, !noalias !648, !noundef !32
  %_17.1.i = icmp sgt i16 %_32.val.1.i, %_3.val.i13.i
  %35 = select i1 %_17.1.i, i64 %34, i64 %mid.1.i, !unpredictable !32
  %mid.2.i = add nuw nsw i64 %35, 3
  %_32.2.i = getelementptr inbounds nuw i16, ptr %a, i64 %mid.2.i
  %_32.val.2.i = load i16, ptr %_32.2.i, align 2, !alias.scope !645, !noalias !648, !noundef !32
  %_17.2.i = icmp sgt i16 %_32.val.2.i, %_3.val.i13.i
  %36 = select i1 %_17.2.i, i64 %35, i64 %mid.2.i, !unpredictable !32
  %mid.3.i = add nuw nsw i64 %36, 1
  %_32.3.i = getelementptr inbounds nuw i16, ptr %a, i64 %mid.3.i
  %_32.val.3.i = load i16, ptr %_32.3.i, align 2, !alias.scope !645, !noalias !648, !noundef !32
  %_17.3.i = icmp sgt i16 %_32.val.3.i, %_3.val.i13.i
  %37 = select i1 %_17.3.i, i64 %36, i64 %mid.3.i, !unpredictable !32
  %mid.4.i = add nuw nsw i64 %37, 1
  %_32.4.i = getelementptr inbounds nuw i16, ptr %a, i64 %mid.4.i
  %_32.val.4.i = load i16, ptr %_32.4.i, align 2, !alias.scope !645, !noalias !648, !noundef !32
  %_17.4.i = icmp sgt i16 %_32.val.4.i, %_3.val.i13.i
  %38 = select i1 %_17.4.i, i64 %37, i64 %mid.4.i, !unpredictable !32
  %_38.i = getelementptr inbounds nuw i16, ptr %a, i64 %38
  %_38.val.i = load i16, ptr %_38.i, align 2, !alias.scope !645, !noalias !648, !noundef !32
  %_0.i.i1214.i.i = icmp slt i16 %_32.val.i, 0
  %39 = select i1 %_0.i.i1214.i.i, i64 10, i64 0, !unpredictable !32
  %mid.1.i.i = or disjoint i64 %39, 5
  %_32.1.i.i = getelementptr inbounds nuw i16, ptr %a, i64 %mid.1.i.i
  %_32.val.1.i.i = load i16, ptr %_32.1.i.i, align 2, !alias.scope !650, !noundef !32
  %_0.i.i1214.1.i.i = icmp slt i16 %_32.val.1.i.i, 0
  %40 = select i1 %_0.i.i1214.1.i.i, i64 %mid.1.i.i, i64 %39, !unpredictable !32
  %mid.2.i.i = add nuw nsw i64 %40, 3
  %_32.2.i.i = getelementptr inbounds nuw i16, ptr %a, i64 %mid.2.i.i
  %_32.val.2.i.i = load i16, ptr %_32.2.i.i, align 2, !alias.scope !650, !noundef !32
  %_0.i.i1214.2.i.i = icmp slt i16 %_32.val.2.i.i, 0
  %41 = select i1 %_0.i.i1214.2.i.i, i64 %mid.2.i.i, i64 %40, !unpredictable !32
  %mid.3.i.i = add nuw nsw i64 %41, 1
  %_32.3.i.i = getelementptr inbounds nuw i16, ptr %a, i64 %mid.3.i.i
  %_32.val.3.i.i = load i16, ptr %_32.3.i.i, align 2, !alias.scope !650, !noundef !32
  %_0.i.i1214.3.i.i = icmp slt i16 %_32.val.3.i.i, 0
  %42 = select i1 %_0.i.i1214.3.i.i, i64 %mid.3.i.i, i64 %41, !unpredictable !32
  %mid.4.i.i = add nuw nsw i64 %42, 1
  %_32.4.i.i = getelementptr inbounds nuw i16, ptr %a, i64 %mid.4.i.i
  %_32.val.4.i.i = load i16, ptr %_32.4.i.i, align 2, !alias.scope !650, !noundef !32
  %_0.i.i1214.4.i.i = icmp slt i16 %_32.val.4.i.i, 0
  %43 = select i1 %_0.i.i1214.4.i.i, i64 %mid.4.i.i, i64 %42, !unpredictable !32
  %_38.i.i = getelementptr inbounds nuw i16, ptr %a, i64 %43
  %_38.val.i.i = load i16, ptr %_38.i.i, align 2, !alias.scope !650, !noundef !32
  %_38.val.lobit.i.i = lshr i16 %_38.val.i.i, 15
  %_28.i.i = zext nneg i16 %_38.val.lobit.i.i to i64
  %result.i.i = add nuw nsw i64 %43, %_28.i.i
  %k.i = sub nuw nsw i64 21, %result.i.i
  %_9.i = getelementptr inbounds nuw i16, ptr %a, i64 %result.i.i
  %mid.off.i = add nsw i64 %result.i.i, -1
  %switch.i = icmp ult i64 %mid.off.i, 20
  br i1 %switch.i, label %bb6.i.i, label %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort.exit

bb6.i.i:                                          ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  call void @llvm.lifetime.start.p0(ptr nonnull %rawarray.i.i.i)
  %dim.i.i.i = getelementptr inbounds nuw i16, ptr %a, i64 %k.i
  %_9.not.i.i.i = icmp samesign ugt i64 %result.i.i, %k.i
  br i1 %_9.not.i.i.i, label %bb28.i.i.i, label %bb1.i.i.i

bb1.i.i.i:                                        ; preds = %bb6.i.i
  %44 = shl nuw nsw i64 %result.i.i, 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %rawarray.i.i.i, ptr noundef nonnull align 2 dereferenceable(1) %a, i64 %44, i1 false)
  %45 = shl nuw nsw i64 %k.i, 1
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(1) %a, ptr noundef nonnull align 2 dereferenceable(1) %_9.i, i64 %45, i1 false), !alias.scope !655
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(1) %dim.i.i.i, ptr noundef nonnull align 8 dereferenceable(1) %rawarray.i.i.i, i64 %44, i1 false)
  br label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort.exit.i.i

bb28.i.i.i:                                       ; preds = %bb6.i.i
  %46 = shl nuw nsw i64 %k.i, 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %rawarray.i.i.i, ptr noundef nonnull align 2 dereferenceable(1) %_9.i, i64 %46, i1 false)
  %47 = shl nuw nsw i64 %result.i.i, 1
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(1) %dim.i.i.i, ptr noundef nonnull align 2 dereferenceable(1) %a, i64 %47, i1 false), !alias.scope !655
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(1) %a, ptr noundef nonnull align 8 dereferenceable(1) %rawarray.i.i.i, i64 %46, i1 false)
  br label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort.exit.i.i

_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort.exit.i.i: ; preds = %bb28.i.i.i, %bb1.i.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %rawarray.i.i.i)
  br label %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort.exit

_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort.exit: ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort.exit.i.i
  %median1 = sext i16 %_16 to i32
  %_29.i = icmp slt i16 %_38.val.i, %_3.val.i13.i
  %_28.i = zext i1 %_29.i to i64
  %result.i = add nuw nsw i64 %38, %_28.i
  %_55.idx = shl nuw nsw i64 %i, 4
  %_55 = getelementptr inbounds nuw i8, ptr %out, i64 %_55.idx
  %_36 = trunc nuw nsw i64 %result.i to i32
  %_37 = trunc nuw nsw i64 %result.i.i to i32
  %_40 = load i16, ptr %a, align 2, !noundef !32
  %_39 = sext i16 %_40 to i32
  %48 = getelementptr inbounds nuw i8, ptr %a, i64 40
  %_42 = load i16, ptr %48, align 2, !noundef !32
  %_41 = sext i16 %_42 to i32
  %_38 = sub nsw i32 %_39, %_41
  store i32 %median1, ptr %_55, align 4, !alias.scope !658
  %_35.sroa.4.0._55.sroa_idx = getelementptr inbounds nuw i8, ptr %_55, i64 4
  store i32 %_36, ptr %_35.sroa.4.0._55.sroa_idx, align 4, !alias.scope !658
  %_35.sroa.5.0._55.sroa_idx = getelementptr inbounds nuw i8, ptr %_55, i64 8
  store i32 %_37, ptr %_35.sroa.5.0._55.sroa_idx, align 4, !alias.scope !658
  %_35.sroa.6.0._55.sroa_idx = getelementptr inbounds nuw i8, ptr %_55, i64 12
  store i32 %_38, ptr %_35.sroa.6.0._55.sroa_idx, align 4, !alias.scope !658
  call void @llvm.lifetime.end.p0(ptr nonnull %a)
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @sort_rows(ptr noundef %data) unnamed_addr #0 {
start:
  %_4.i = alloca [8 x i8], align 8
  %_7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_6 = mul i32 %_7, %_8
  %_9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_5 = add i32 %_6, %_9
  %_3 = zext i32 %_5 to i64
  %_10.idx = shl nuw nsw i64 %_3, 7
  %_10 = getelementptr inbounds nuw i8, ptr %data, i64 %_10.idx
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i), !noalias !662
; call core::slice::sort::unstable::ipnsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1z_(ptr noalias noundef nonnull align 4 %_10, i64 noundef 32, ptr noalias noundef nonnull align 8 dereferenceable(8) %_4.i) #16
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i), !noalias !662
  ret void
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8 {
start:
  call void @llvm.trap()
  unreachable
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #10

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #11

; core::slice::sort::shared::smallsort::panic_on_ord_violation
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() unnamed_addr #9 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #13

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { noinline nounwind "target-cpu"="sm_90" }
attributes #2 = { nofree nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #4 = { "target-cpu"="sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #9 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { noinline noreturn nounwind }
attributes #15 = { nounwind }
attributes #16 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %init.1"}
!5 = distinct !{!5, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!6 = !{!7}
!7 = distinct !{!7, !8, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort: %init.1"}
!8 = distinct !{!8, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort"}
!9 = !{!10, !12, !14, !7, !4, !16}
!10 = distinct !{!10, !11, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!11 = distinct !{!11, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!12 = distinct !{!12, !13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1"}
!13 = distinct !{!13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!14 = distinct !{!14, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1"}
!15 = distinct !{!15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!16 = distinct !{!16, !17, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %slice.0"}
!17 = distinct !{!17, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!18 = !{!19, !20, !21, !22, !23, !24}
!19 = distinct !{!19, !11, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!20 = distinct !{!20, !13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1"}
!21 = distinct !{!21, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!22 = distinct !{!22, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item"}
!23 = distinct !{!23, !5, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!24 = distinct !{!24, !25, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!25 = distinct !{!25, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!26 = !{!14}
!27 = !{!22}
!28 = !{!12}
!29 = !{!20}
!30 = !{!19, !20, !22, !16}
!31 = !{!10, !12, !21, !14, !7, !23, !4, !24}
!32 = !{}
!33 = !{!19, !34, !35, !16}
!34 = distinct !{!34, !13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1:It1"}
!35 = distinct !{!35, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item:It1"}
!36 = !{!10, !37, !21, !38, !7, !23, !4, !24}
!37 = distinct !{!37, !13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1:It1"}
!38 = distinct !{!38, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1:It1"}
!39 = !{!19, !40, !41, !16}
!40 = distinct !{!40, !13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1:It2"}
!41 = distinct !{!41, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item:It2"}
!42 = !{!10, !43, !21, !44, !7, !23, !4, !24}
!43 = distinct !{!43, !13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1:It2"}
!44 = distinct !{!44, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1:It2"}
!45 = !{!19, !46, !47, !16}
!46 = distinct !{!46, !13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1:It3"}
!47 = distinct !{!47, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item:It3"}
!48 = !{!10, !49, !21, !50, !7, !23, !4, !24}
!49 = distinct !{!49, !13, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1:It3"}
!50 = distinct !{!50, !15, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1:It3"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %init.1"}
!53 = distinct !{!53, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!54 = !{!55}
!55 = distinct !{!55, !56, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort: %init.1"}
!56 = distinct !{!56, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort"}
!57 = !{!58, !60, !62, !55, !52, !64}
!58 = distinct !{!58, !59, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!59 = distinct !{!59, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!60 = distinct !{!60, !61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1"}
!61 = distinct !{!61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!62 = distinct !{!62, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1"}
!63 = distinct !{!63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!64 = distinct !{!64, !65, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %slice.0"}
!65 = distinct !{!65, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!66 = !{!67, !68, !69, !70, !71, !72}
!67 = distinct !{!67, !59, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!68 = distinct !{!68, !61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1"}
!69 = distinct !{!69, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!70 = distinct !{!70, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item"}
!71 = distinct !{!71, !53, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!72 = distinct !{!72, !73, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!73 = distinct !{!73, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!74 = !{!62}
!75 = !{!70}
!76 = !{!60}
!77 = !{!68}
!78 = !{!67, !68, !70, !64}
!79 = !{!58, !60, !69, !62, !55, !71, !52, !72}
!80 = !{!67, !81, !82, !64}
!81 = distinct !{!81, !61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1:It1"}
!82 = distinct !{!82, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item:It1"}
!83 = !{!58, !84, !69, !85, !55, !71, !52, !72}
!84 = distinct !{!84, !61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1:It1"}
!85 = distinct !{!85, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1:It1"}
!86 = !{!67, !87, !88, !64}
!87 = distinct !{!87, !61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1:It2"}
!88 = distinct !{!88, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item:It2"}
!89 = !{!58, !90, !69, !91, !55, !71, !52, !72}
!90 = distinct !{!90, !61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1:It2"}
!91 = distinct !{!91, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1:It2"}
!92 = !{!67, !93, !94, !64}
!93 = distinct !{!93, !61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1:It3"}
!94 = distinct !{!94, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item:It3"}
!95 = !{!58, !96, !69, !97, !55, !71, !52, !72}
!96 = distinct !{!96, !61, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1:It3"}
!97 = distinct !{!97, !63, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1:It3"}
!98 = !{!"branch_weights", i32 4001, i32 4000000}
!99 = !{!100}
!100 = distinct !{!100, !101, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!101 = distinct !{!101, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!102 = !{!103}
!103 = distinct !{!103, !104, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!104 = distinct !{!104, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!105 = !{!103, !106}
!106 = distinct !{!106, !107, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!107 = distinct !{!107, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!108 = !{!109, !103}
!109 = distinct !{!109, !110, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!110 = distinct !{!110, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!111 = !{!112, !106}
!112 = distinct !{!112, !110, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!113 = !{!112, !103}
!114 = !{!109, !106}
!115 = !{!116}
!116 = distinct !{!116, !117, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!117 = distinct !{!117, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!118 = !{!116, !106}
!119 = !{!120, !116}
!120 = distinct !{!120, !121, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!121 = distinct !{!121, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!122 = !{!123, !106}
!123 = distinct !{!123, !121, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!124 = !{!123, !116}
!125 = !{!120, !106}
!126 = !{!100, !106}
!127 = !{!128, !100}
!128 = distinct !{!128, !129, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!129 = distinct !{!129, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!130 = !{!131, !106}
!131 = distinct !{!131, !129, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!132 = !{!131, !100}
!133 = !{!128, !106}
!134 = !{!106}
!135 = !{!136, !106}
!136 = distinct !{!136, !107, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!137 = !{!138, !140}
!138 = distinct !{!138, !139, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!139 = distinct !{!139, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!140 = distinct !{!140, !141, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!141 = distinct !{!141, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!142 = !{!143}
!143 = distinct !{!143, !144, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!144 = distinct !{!144, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!145 = !{!146}
!146 = distinct !{!146, !144, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %pivot"}
!147 = !{!143, !140}
!148 = !{!149, !146, !140}
!149 = distinct !{!149, !150, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!150 = distinct !{!150, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!151 = !{!152, !153, !143}
!152 = distinct !{!152, !150, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!153 = distinct !{!153, !154, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!154 = distinct !{!154, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!155 = !{!152, !143, !140}
!156 = !{!149, !153, !146}
!157 = !{!153, !146}
!158 = !{!159, !143, !140}
!159 = distinct !{!159, !160, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!160 = distinct !{!160, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!161 = !{!162, !163, !146}
!162 = distinct !{!162, !160, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!163 = distinct !{!163, !164, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!164 = distinct !{!164, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!165 = !{!163, !146}
!166 = !{!167, !143, !140}
!167 = distinct !{!167, !168, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!168 = distinct !{!168, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!169 = !{!170, !171, !146}
!170 = distinct !{!170, !168, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!171 = distinct !{!171, !172, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!172 = distinct !{!172, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!173 = !{!171, !146}
!174 = !{!175, !140}
!175 = distinct !{!175, !176, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!176 = distinct !{!176, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!177 = distinct !{!177, !178}
!178 = !{!"llvm.loop.unroll.disable"}
!179 = distinct !{!179, !178}
!180 = !{!181, !183}
!181 = distinct !{!181, !182, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!182 = distinct !{!182, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!183 = distinct !{!183, !184, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!184 = distinct !{!184, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!185 = !{!186}
!186 = distinct !{!186, !182, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!187 = !{!186, !183}
!188 = !{!181}
!189 = !{!183}
!190 = !{!191, !193}
!191 = distinct !{!191, !192, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!192 = distinct !{!192, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!193 = distinct !{!193, !194, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!194 = distinct !{!194, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!195 = !{!196, !198}
!196 = distinct !{!196, !197, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapmECsaVIduESG6dG_7rs_sort: %a.0"}
!197 = distinct !{!197, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapmECsaVIduESG6dG_7rs_sort"}
!198 = distinct !{!198, !199, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm7reverseCsaVIduESG6dG_7rs_sort: %self.0"}
!199 = distinct !{!199, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm7reverseCsaVIduESG6dG_7rs_sort"}
!200 = !{!201}
!201 = distinct !{!201, !197, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapmECsaVIduESG6dG_7rs_sort: %b.0"}
!202 = !{!201, !198}
!203 = !{!196}
!204 = !{!205}
!205 = distinct !{!205, !206, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!206 = distinct !{!206, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!207 = !{!208}
!208 = distinct !{!208, !206, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!209 = !{!210, !212}
!210 = distinct !{!210, !211, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapsECsaVIduESG6dG_7rs_sort: %a.0"}
!211 = distinct !{!211, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapsECsaVIduESG6dG_7rs_sort"}
!212 = distinct !{!212, !213, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs7reverseCsaVIduESG6dG_7rs_sort: %self.0"}
!213 = distinct !{!213, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs7reverseCsaVIduESG6dG_7rs_sort"}
!214 = !{!215}
!215 = distinct !{!215, !211, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapsECsaVIduESG6dG_7rs_sort: %b.0"}
!216 = !{!215, !212}
!217 = !{!210}
!218 = !{!219}
!219 = distinct !{!219, !220, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort: %x"}
!220 = distinct !{!220, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort"}
!221 = !{!222}
!222 = distinct !{!222, !220, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort: %y"}
!223 = !{!224}
!224 = distinct !{!224, !225, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort: %x"}
!225 = distinct !{!225, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort"}
!226 = !{!227}
!227 = distinct !{!227, !225, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort: %y"}
!228 = !{!229}
!229 = distinct !{!229, !230, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networkmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1V_: %v.0"}
!230 = distinct !{!230, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networkmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1V_"}
!231 = !{!232, !229}
!232 = distinct !{!232, !233, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1R_: %v.0"}
!233 = distinct !{!233, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1R_"}
!234 = !{!235, !229}
!235 = distinct !{!235, !236, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1Q_: %v.0"}
!236 = distinct !{!236, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1Q_"}
!237 = !{!238, !229}
!238 = distinct !{!238, !239, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_: %v.0"}
!239 = distinct !{!239, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_"}
!240 = !{!241, !243}
!241 = distinct !{!241, !242, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!242 = distinct !{!242, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!243 = distinct !{!243, !244, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort: %_1"}
!244 = distinct !{!244, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort"}
!245 = !{!246}
!246 = distinct !{!246, !247, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_: %v.0"}
!247 = distinct !{!247, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_"}
!248 = !{!246, !229}
!249 = !{!250, !252, !246, !229}
!250 = distinct !{!250, !251, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_: %_0"}
!251 = distinct !{!251, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_"}
!252 = distinct !{!252, !251, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_: %is_less"}
!253 = !{!254, !256, !246, !229}
!254 = distinct !{!254, !255, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_: %_0"}
!255 = distinct !{!255, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_"}
!256 = distinct !{!256, !255, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_: %is_less"}
!257 = !{!258}
!258 = distinct !{!258, !259, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_: %v.0"}
!259 = distinct !{!259, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_"}
!260 = !{!261, !263}
!261 = distinct !{!261, !262, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!262 = distinct !{!262, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!263 = distinct !{!263, !264, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_: %v.0"}
!264 = distinct !{!264, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_"}
!265 = !{!266}
!266 = distinct !{!266, !267, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_: %v.0"}
!267 = distinct !{!267, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_"}
!268 = !{!269}
!269 = distinct !{!269, !267, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_: %pivot"}
!270 = !{!266, !263}
!271 = !{!269, !263}
!272 = !{!273, !266}
!273 = distinct !{!273, !274, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!274 = distinct !{!274, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!275 = !{!273, !269}
!276 = !{!277, !269}
!277 = distinct !{!277, !278, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!278 = distinct !{!278, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!279 = !{!280, !269}
!280 = distinct !{!280, !281, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!281 = distinct !{!281, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!282 = !{!283, !263}
!283 = distinct !{!283, !284, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!284 = distinct !{!284, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!285 = !{!286, !288}
!286 = distinct !{!286, !287, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!287 = distinct !{!287, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!288 = distinct !{!288, !289, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB26_: %v.0"}
!289 = distinct !{!289, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB26_"}
!290 = !{!291}
!291 = distinct !{!291, !292, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_: %v.0"}
!292 = distinct !{!292, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_"}
!293 = !{!294}
!294 = distinct !{!294, !292, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_: %pivot"}
!295 = !{!291, !288}
!296 = !{!294, !288}
!297 = !{!298, !291}
!298 = distinct !{!298, !299, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!299 = distinct !{!299, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!300 = !{!298, !294}
!301 = !{!302, !294}
!302 = distinct !{!302, !303, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!303 = distinct !{!303, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!304 = !{!305, !294}
!305 = distinct !{!305, !306, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!306 = distinct !{!306, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!307 = !{!308, !288}
!308 = distinct !{!308, !309, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!309 = distinct !{!309, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!310 = !{!311}
!311 = distinct !{!311, !312, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networksNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!312 = distinct !{!312, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networksNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!313 = !{!314, !316, !311}
!314 = distinct !{!314, !315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!315 = distinct !{!315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!316 = distinct !{!316, !317, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!317 = distinct !{!317, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!318 = !{!319}
!319 = distinct !{!319, !315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!320 = !{!319, !316, !311}
!321 = !{!314}
!322 = !{!323, !316, !311}
!323 = distinct !{!323, !324, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!324 = distinct !{!324, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!325 = !{!326}
!326 = distinct !{!326, !324, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!327 = !{!326, !316, !311}
!328 = !{!323}
!329 = !{!330, !316, !311}
!330 = distinct !{!330, !331, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!331 = distinct !{!331, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!332 = !{!333}
!333 = distinct !{!333, !331, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!334 = !{!333, !316, !311}
!335 = !{!330}
!336 = !{!337, !316, !311}
!337 = distinct !{!337, !338, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!338 = distinct !{!338, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!339 = !{!340}
!340 = distinct !{!340, !338, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!341 = !{!340, !316, !311}
!342 = !{!337}
!343 = !{!344, !316, !311}
!344 = distinct !{!344, !345, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!345 = distinct !{!345, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!346 = !{!347}
!347 = distinct !{!347, !345, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!348 = !{!347, !316, !311}
!349 = !{!344}
!350 = !{!351, !316, !311}
!351 = distinct !{!351, !352, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!352 = distinct !{!352, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!353 = !{!354}
!354 = distinct !{!354, !352, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!355 = !{!354, !316, !311}
!356 = !{!351}
!357 = !{!358, !316, !311}
!358 = distinct !{!358, !359, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!359 = distinct !{!359, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!360 = !{!361}
!361 = distinct !{!361, !359, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!362 = !{!316, !311}
!363 = !{!364, !366, !311}
!364 = distinct !{!364, !365, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!365 = distinct !{!365, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!366 = distinct !{!366, !367, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!367 = distinct !{!367, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!368 = !{!369}
!369 = distinct !{!369, !365, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!370 = !{!369, !366, !311}
!371 = !{!364}
!372 = !{!373, !366, !311}
!373 = distinct !{!373, !374, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!374 = distinct !{!374, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!375 = !{!376}
!376 = distinct !{!376, !374, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!377 = !{!376, !366, !311}
!378 = !{!373}
!379 = !{!380, !366, !311}
!380 = distinct !{!380, !381, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!381 = distinct !{!381, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!382 = !{!383}
!383 = distinct !{!383, !381, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!384 = !{!383, !366, !311}
!385 = !{!380}
!386 = !{!387, !366, !311}
!387 = distinct !{!387, !388, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!388 = distinct !{!388, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!389 = !{!390}
!390 = distinct !{!390, !388, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!391 = !{!390, !366, !311}
!392 = !{!387}
!393 = !{!394, !366, !311}
!394 = distinct !{!394, !395, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!395 = distinct !{!395, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!396 = !{!397}
!397 = distinct !{!397, !395, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!398 = !{!366, !311}
!399 = !{!400, !402, !311}
!400 = distinct !{!400, !401, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!401 = distinct !{!401, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!402 = distinct !{!402, !403, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!403 = distinct !{!403, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!404 = !{!405}
!405 = distinct !{!405, !401, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!406 = !{!405, !402, !311}
!407 = !{!400}
!408 = !{!402, !311}
!409 = !{!410, !412}
!410 = distinct !{!410, !411, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!411 = distinct !{!411, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!412 = distinct !{!412, !413, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!413 = distinct !{!413, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!414 = !{!415}
!415 = distinct !{!415, !416, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!416 = distinct !{!416, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!417 = !{!418, !415, !311}
!418 = distinct !{!418, !419, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!419 = distinct !{!419, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!420 = !{!421}
!421 = distinct !{!421, !419, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!422 = !{!421, !415, !311}
!423 = !{!418}
!424 = !{!425, !427, !415, !311}
!425 = distinct !{!425, !426, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!426 = distinct !{!426, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!427 = distinct !{!427, !426, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!428 = !{!429, !431, !415, !311}
!429 = distinct !{!429, !430, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!430 = distinct !{!430, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!431 = distinct !{!431, !430, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!432 = !{!415, !311}
!433 = !{!434, !436}
!434 = distinct !{!434, !435, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!435 = distinct !{!435, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!436 = distinct !{!436, !437, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!437 = distinct !{!437, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!438 = !{!439}
!439 = distinct !{!439, !435, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!440 = !{!439, !436}
!441 = !{!434}
!442 = !{!443, !445}
!443 = distinct !{!443, !444, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!444 = distinct !{!444, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!445 = distinct !{!445, !446, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!446 = distinct !{!446, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!447 = !{!448}
!448 = distinct !{!448, !449, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!449 = distinct !{!449, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!450 = !{!451}
!451 = distinct !{!451, !449, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %pivot"}
!452 = !{!448, !445}
!453 = !{!454, !451, !445}
!454 = distinct !{!454, !455, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!455 = distinct !{!455, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!456 = !{!457, !458, !448}
!457 = distinct !{!457, !455, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!458 = distinct !{!458, !459, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!459 = distinct !{!459, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!460 = !{!457, !448, !445}
!461 = !{!454, !458, !451}
!462 = !{!458, !451}
!463 = !{!464, !448, !445}
!464 = distinct !{!464, !465, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!465 = distinct !{!465, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!466 = !{!467, !468, !451}
!467 = distinct !{!467, !465, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!468 = distinct !{!468, !469, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!469 = distinct !{!469, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!470 = !{!468, !451}
!471 = !{!472, !448, !445}
!472 = distinct !{!472, !473, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!473 = distinct !{!473, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!474 = !{!475, !476, !451}
!475 = distinct !{!475, !473, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!476 = distinct !{!476, !477, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!477 = distinct !{!477, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!478 = !{!476, !451}
!479 = !{!480, !445}
!480 = distinct !{!480, !481, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!481 = distinct !{!481, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!482 = !{!483, !485}
!483 = distinct !{!483, !484, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!484 = distinct !{!484, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!485 = distinct !{!485, !486, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!486 = distinct !{!486, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!487 = !{!488}
!488 = distinct !{!488, !489, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!489 = distinct !{!489, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!490 = !{!491}
!491 = distinct !{!491, !489, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %pivot"}
!492 = !{!488, !485}
!493 = !{!494, !491, !485}
!494 = distinct !{!494, !495, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!495 = distinct !{!495, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!496 = !{!497, !498, !488}
!497 = distinct !{!497, !495, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!498 = distinct !{!498, !499, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!499 = distinct !{!499, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!500 = !{!497, !488, !485}
!501 = !{!494, !498, !491}
!502 = !{!498, !491}
!503 = !{!504, !488, !485}
!504 = distinct !{!504, !505, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!505 = distinct !{!505, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!506 = !{!507, !508, !491}
!507 = distinct !{!507, !505, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!508 = distinct !{!508, !509, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!509 = distinct !{!509, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!510 = !{!508, !491}
!511 = !{!512, !488, !485}
!512 = distinct !{!512, !513, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!513 = distinct !{!513, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!514 = !{!515, !516, !491}
!515 = distinct !{!515, !513, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!516 = distinct !{!516, !517, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!517 = distinct !{!517, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!518 = !{!516, !491}
!519 = !{!520, !485}
!520 = distinct !{!520, !521, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!521 = distinct !{!521, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!522 = !{!523, !525}
!523 = distinct !{!523, !524, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort: %dest.0"}
!524 = distinct !{!524, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort"}
!525 = distinct !{!525, !524, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort: %src.0"}
!526 = !{!527}
!527 = distinct !{!527, !528, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!528 = distinct !{!528, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!529 = !{!530, !532, !534, !536}
!530 = distinct !{!530, !531, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!531 = distinct !{!531, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!532 = distinct !{!532, !533, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!533 = distinct !{!533, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!534 = distinct !{!534, !535, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: argument 0"}
!535 = distinct !{!535, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!536 = distinct !{!536, !528, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!537 = !{!538, !527}
!538 = distinct !{!538, !531, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!539 = !{!538, !532, !534, !536}
!540 = !{!530, !527}
!541 = !{!542, !544, !534, !536}
!542 = distinct !{!542, !543, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!543 = distinct !{!543, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!544 = distinct !{!544, !545, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!545 = distinct !{!545, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!546 = !{!547}
!547 = distinct !{!547, !548, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!548 = distinct !{!548, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!549 = !{!550}
!550 = distinct !{!550, !548, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %pivot"}
!551 = !{!547, !544, !534, !536}
!552 = !{!550, !527}
!553 = !{!554, !550, !544, !534, !536}
!554 = distinct !{!554, !555, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!555 = distinct !{!555, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!556 = !{!557, !558, !547, !527}
!557 = distinct !{!557, !555, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!558 = distinct !{!558, !559, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!559 = distinct !{!559, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!560 = !{!557, !547, !544, !534, !536}
!561 = !{!554, !558, !550, !527}
!562 = !{!558, !550, !527}
!563 = !{!564, !547, !544, !534, !536}
!564 = distinct !{!564, !565, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!565 = distinct !{!565, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!566 = !{!567, !568, !550, !527}
!567 = distinct !{!567, !565, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!568 = distinct !{!568, !569, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!569 = distinct !{!569, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!570 = !{!568, !550, !527}
!571 = !{!572, !547, !544, !534, !536}
!572 = distinct !{!572, !573, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!573 = distinct !{!573, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!574 = !{!575, !576, !550, !527}
!575 = distinct !{!575, !573, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!576 = distinct !{!576, !577, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!577 = distinct !{!577, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!578 = !{!576, !550, !527}
!579 = !{!580, !544, !534, !536}
!580 = distinct !{!580, !581, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!581 = distinct !{!581, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!582 = !{!583, !534, !536}
!583 = distinct !{!583, !584, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!584 = distinct !{!584, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!585 = !{!586, !527}
!586 = distinct !{!586, !584, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!587 = !{!586, !534, !536}
!588 = !{!583, !527}
!589 = !{!590, !592, !534, !536}
!590 = distinct !{!590, !591, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!591 = distinct !{!591, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!592 = distinct !{!592, !593, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!593 = distinct !{!593, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!594 = !{!595}
!595 = distinct !{!595, !596, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!596 = distinct !{!596, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!597 = !{!598}
!598 = distinct !{!598, !596, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %pivot"}
!599 = !{!595, !592, !534, !536}
!600 = !{!598, !527}
!601 = !{!602, !598, !592, !534, !536}
!602 = distinct !{!602, !603, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!603 = distinct !{!603, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!604 = !{!605, !606, !595, !527}
!605 = distinct !{!605, !603, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!606 = distinct !{!606, !607, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!607 = distinct !{!607, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!608 = !{!605, !595, !592, !534, !536}
!609 = !{!602, !606, !598, !527}
!610 = !{!606, !598, !527}
!611 = !{!612, !595, !592, !534, !536}
!612 = distinct !{!612, !613, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!613 = distinct !{!613, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!614 = !{!615, !616, !598, !527}
!615 = distinct !{!615, !613, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!616 = distinct !{!616, !617, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!617 = distinct !{!617, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!618 = !{!616, !598, !527}
!619 = !{!620, !595, !592, !534, !536}
!620 = distinct !{!620, !621, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!621 = distinct !{!621, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!622 = !{!623, !624, !598, !527}
!623 = distinct !{!623, !621, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!624 = distinct !{!624, !625, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!625 = distinct !{!625, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!626 = !{!624, !598, !527}
!627 = !{!628, !592, !534, !536}
!628 = distinct !{!628, !629, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!629 = distinct !{!629, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!630 = !{!631, !633, !534, !536}
!631 = distinct !{!631, !632, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!632 = distinct !{!632, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!633 = distinct !{!633, !634, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!634 = distinct !{!634, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!635 = !{!636, !527}
!636 = distinct !{!636, !632, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!637 = !{!636, !633, !534, !536}
!638 = !{!631, !527}
!639 = !{!633, !534, !536}
!640 = !{!641, !643, !527}
!641 = distinct !{!641, !642, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!642 = distinct !{!642, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!643 = distinct !{!643, !644, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!644 = distinct !{!644, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!645 = !{!646}
!646 = distinct !{!646, !647, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort: %self.0"}
!647 = distinct !{!647, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort"}
!648 = !{!649}
!649 = distinct !{!649, !647, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort: argument 1"}
!650 = !{!651, !653}
!651 = distinct !{!651, !652, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_: %self.0"}
!652 = distinct !{!652, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_"}
!653 = distinct !{!653, !654, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0EBR_: %self.0"}
!654 = distinct !{!654, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0EBR_"}
!655 = !{!656}
!656 = distinct !{!656, !657, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort: %self.0"}
!657 = distinct !{!657, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort"}
!658 = !{!659, !661}
!659 = distinct !{!659, !660, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort: %dest.0"}
!660 = distinct !{!660, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort"}
!661 = distinct !{!661, !660, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort: %src.0"}
!662 = !{!663}
!663 = distinct !{!663, !664, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0EB10_: %self.0"}
!664 = distinct !{!664, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0EB10_"}
