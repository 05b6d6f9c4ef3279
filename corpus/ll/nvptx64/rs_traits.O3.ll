; ModuleID = 'rs_traits.a67639cb953b14b-cgu.0'
source_filename = "rs_traits.a67639cb953b14b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_RNvCsTnwSOEl6Wd_9rs_traits5TABLE = internal constant <{ ptr, ptr, ptr }> <{ ptr @_RNvCsTnwSOEl6Wd_9rs_traits8xorshift, ptr @_RNvCsTnwSOEl6Wd_9rs_traits3mix, ptr @_RNvYNCNvCsTnwSOEl6Wd_9rs_traits5TABLE0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceB6_ }>, align 8
@alloc_ed47a4aa4fc5fab6ea879dc1d77e8887 = private unnamed_addr constant [9 x i8] c"rectangle", align 1
@alloc_2a24d5760a4c34058960e121e35c7201 = private unnamed_addr constant [5 x i8] c"shape", align 1
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNSNvYNCNvCsTnwSOEl6Wd_9rs_traits7compose0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_once6vtableB8_, ptr @_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_, ptr @_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_ }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNSNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_once6vtableCsTnwSOEl6Wd_9rs_traits, ptr @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function2FnTmEE4callCsTnwSOEl6Wd_9rs_traits, ptr @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function2FnTmEE4callCsTnwSOEl6Wd_9rs_traits }>, align 8
@alloc_75e73332754f6815ec873f1346efebdb = private unnamed_addr constant <{ [4 x i8], [28 x i8] }> <{ [4 x i8] zeroinitializer, [28 x i8] undef }>, align 8
@vtable.2 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXCsTnwSOEl6Wd_9rs_traitsNtB2_6SquareNtB2_5Shape4area, ptr @_RNvXCsTnwSOEl6Wd_9rs_traitsNtB2_6SquareNtB2_5Shape4grow, ptr @_RNvYNtCsTnwSOEl6Wd_9rs_traits6SquareNtB4_5Shape4nameB4_ }>, align 8
@vtable.3 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4area, ptr @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4grow, ptr @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4name }>, align 8

; rs_traits::compose::{closure#0}
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal noundef i32 @_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1, i32 noundef %y) unnamed_addr #0 {
start:
  %_5 = load ptr, ptr %_1, align 8, !nonnull !3, !align !4, !noundef !3
  %_4 = load i32, ptr %_5, align 4, !noundef !3
  %_3 = add i32 %_4, %y
  %0 = tail call noundef i32 @llvm.fshl.i32(i32 %_3, i32 %_3, i32 27)
  ret i32 %0
}

; <fn(u32) -> u32 as core::ops::function::FnOnce<(u32,)>>::call_once::{shim:vtable#0}
; Function Attrs: inlinehint nounwind
define internal noundef i32 @_RNSNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_once6vtableCsTnwSOEl6Wd_9rs_traits(ptr noundef readonly captures(none) %_1, i32 noundef %0) unnamed_addr #1 {
start:
  %1 = load ptr, ptr %_1, align 8, !nonnull !3, !noundef !3
  %_0.i = tail call noundef i32 %1(i32 noundef %0) #14
  ret i32 %_0.i
}

; <rs_traits::compose::{closure#0} as core::ops::function::FnOnce<(u32,)>>::call_once::{shim:vtable#0}
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal noundef i32 @_RNSNvYNCNvCsTnwSOEl6Wd_9rs_traits7compose0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_once6vtableB8_(ptr noundef readonly captures(none) %_1, i32 noundef %0) unnamed_addr #0 {
start:
  %1 = load ptr, ptr %_1, align 8, !nonnull !3, !align !4, !noundef !3
  %_4.i.i = load i32, ptr %1, align 4, !alias.scope !5, !noalias !8, !noundef !3
  %_3.i.i = add i32 %_4.i.i, %0
  %2 = tail call noundef i32 @llvm.fshl.i32(i32 %_3.i.i, i32 %_3.i.i, i32 27)
  ret i32 %2
}

; rs_traits::mix
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits3mix(i32 noundef %x) unnamed_addr #2 {
start:
  %_2 = mul i32 %x, -1640531535
  %0 = tail call noundef i32 @llvm.fshl.i32(i32 %_2, i32 %_2, i32 7)
  ret i32 %0
}

; rs_traits::eval
; Function Attrs: nofree noinline nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %e, i32 noundef %x) unnamed_addr #3 {
start:
  br label %tailrecurse.outer

tailrecurse.outer:                                ; preds = %bb4, %start
  %accumulator.tr.ph = phi i32 [ %5, %bb4 ], [ 0, %start ]
  %e.tr.ph = phi ptr [ %b, %bb4 ], [ %e, %start ]
  br label %tailrecurse

tailrecurse:                                      ; preds = %bb2, %tailrecurse.outer
  %e.tr = phi ptr [ %e.tr.ph, %tailrecurse.outer ], [ %e.tr.be, %bb2 ]
  %0 = load i32, ptr %e.tr, align 8, !range !11, !noundef !3
  switch i32 %0, label %default.unreachable23 [
    i32 0, label %common.ret
    i32 1, label %bb5
    i32 2, label %bb4
    i32 3, label %bb3
    i32 4, label %bb2
  ]

default.unreachable23:                            ; preds = %tailrecurse
  unreachable

bb5:                                              ; preds = %tailrecurse
  %1 = getelementptr inbounds nuw i8, ptr %e.tr, i64 4
  %2 = load i32, ptr %1, align 4, !noundef !3
  br label %common.ret

bb4:                                              ; preds = %tailrecurse
  %3 = getelementptr inbounds nuw i8, ptr %e.tr, i64 8
  %a = load ptr, ptr %3, align 8, !nonnull !3, !align !12, !noundef !3
  %4 = getelementptr inbounds nuw i8, ptr %e.tr, i64 16
  %b = load ptr, ptr %4, align 8, !nonnull !3, !align !12, !noundef !3
; call rs_traits::eval
  %_6 = tail call fastcc noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %a, i32 noundef %x) #15
  %5 = add i32 %_6, %accumulator.tr.ph
  br label %tailrecurse.outer

common.ret:                                       ; preds = %tailrecurse, %bb5, %bb3
  %.pn = phi i32 [ %8, %bb3 ], [ %2, %bb5 ], [ %x, %tailrecurse ]
  %common.ret.op = add i32 %.pn, %accumulator.tr.ph
  ret i32 %common.ret.op

bb3:                                              ; preds = %tailrecurse
  %6 = getelementptr inbounds nuw i8, ptr %e.tr, i64 8
  %a1 = load ptr, ptr %6, align 8, !nonnull !3, !align !12, !noundef !3
  %7 = getelementptr inbounds nuw i8, ptr %e.tr, i64 16
  %b2 = load ptr, ptr %7, align 8, !nonnull !3, !align !12, !noundef !3
; call rs_traits::eval
  %_10 = tail call fastcc noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %a1, i32 noundef %x) #15
; call rs_traits::eval
  %_11 = tail call fastcc noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %b2, i32 noundef %x) #15
  %8 = mul i32 %_11, %_10
  br label %common.ret

bb2:                                              ; preds = %tailrecurse
  %9 = getelementptr inbounds nuw i8, ptr %e.tr, i64 8
  %c = load ptr, ptr %9, align 8, !nonnull !3, !align !12, !noundef !3
; call rs_traits::eval
  %_16 = tail call fastcc noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %c, i32 noundef %x) #15
  %_15 = icmp slt i32 %_16, 0
  %spec.select = select i1 %_15, i64 16, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %e.tr, i64 %spec.select
  %e.tr.be = load ptr, ptr %10, align 8, !nonnull !3, !align !12, !noundef !3
  br label %tailrecurse
}

; rs_traits::apply
; Function Attrs: noinline nounwind
define internal fastcc noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits5apply(ptr noundef nonnull align 1 %f.0, ptr readonly captures(none) %f.1.40.val, i32 noundef %x, i32 noundef range(i32 1, 6) %n) unnamed_addr #4 {
start:
  br label %bb3.i

bb3.i:                                            ; preds = %bb3.i, %start
  %accum.sroa.0.08.i = phi i32 [ %x, %start ], [ %_0.i.i, %bb3.i ]
  %self.sroa.0.07.i = phi i32 [ 0, %start ], [ %_0.i1.i.i.i, %bb3.i ]
  %_0.i1.i.i.i = add nuw nsw i32 %self.sroa.0.07.i, 1
  %_0.i.i = tail call noundef i32 %f.1.40.val(ptr noundef nonnull align 1 %f.0, i32 noundef %accum.sroa.0.08.i) #16, !noalias !13
  %exitcond.not.i = icmp eq i32 %_0.i1.i.i.i, %n
  br i1 %exitcond.not.i, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator4foldmNCNvCsTnwSOEl6Wd_9rs_traits5apply0EB1A_.exit, label %bb3.i

_RINvYINtNtNtCsgEmfK2I1SDS_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator4foldmNCNvCsTnwSOEl6Wd_9rs_traits5apply0EB1A_.exit: ; preds = %bb3.i
  ret i32 %_0.i.i
}

; rs_traits::measure
; Function Attrs: noinline nounwind
define internal fastcc noundef float @_RNvCsTnwSOEl6Wd_9rs_traits7measure(ptr noundef nonnull align 1 %s.0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(48) %s.1, float noundef %by) unnamed_addr #4 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %s.1, i64 24
  %1 = load ptr, ptr %0, align 8, !invariant.load !3, !nonnull !3
  %before = tail call noundef float %1(ptr noundef nonnull align 1 %s.0) #16
  %2 = getelementptr inbounds nuw i8, ptr %s.1, i64 32
  %3 = load ptr, ptr %2, align 8, !invariant.load !3, !nonnull !3
  tail call void %3(ptr noundef nonnull align 1 %s.0, float noundef %by) #16
  %_7 = tail call noundef float %1(ptr noundef nonnull align 1 %s.0) #16
  %4 = getelementptr inbounds nuw i8, ptr %s.1, i64 40
  %5 = load ptr, ptr %4, align 8, !invariant.load !3, !nonnull !3
  %6 = tail call { ptr, i64 } %5(ptr noundef nonnull align 1 %s.0) #16
  %_11.1 = extractvalue { ptr, i64 } %6, 1
  %_9 = uitofp i64 %_11.1 to float
  %_6 = fmul float %_7, %_9
  %_0 = fadd float %before, %_6
  ret float %_0
}

; rs_traits::xorshift
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits8xorshift(i32 noundef %x) unnamed_addr #2 {
start:
  %_3 = shl i32 %x, 13
  %_4 = lshr i32 %x, 17
  %0 = xor i32 %_4, %_3
  %_0 = xor i32 %0, %x
  ret i32 %_0
}

; <rs_traits::Square as rs_traits::Shape>::area
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef float @_RNvXCsTnwSOEl6Wd_9rs_traitsNtB2_6SquareNtB2_5Shape4area(ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %self) unnamed_addr #5 {
start:
  %_2 = load float, ptr %self, align 4, !noundef !3
  %_0 = fmul float %_2, %_2
  ret float %_0
}

; <rs_traits::Square as rs_traits::Shape>::grow
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal void @_RNvXCsTnwSOEl6Wd_9rs_traitsNtB2_6SquareNtB2_5Shape4grow(ptr noalias noundef align 4 captures(none) dereferenceable(4) %self, float noundef %by) unnamed_addr #6 {
start:
  %0 = load float, ptr %self, align 4, !noundef !3
  %1 = fadd float %by, %0
  store float %1, ptr %self, align 4
  ret void
}

; <rs_traits::Rect as rs_traits::Shape>::area
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal noundef float @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4area(ptr noalias noundef readonly align 4 captures(none) dereferenceable(8) %self) unnamed_addr #5 {
start:
  %_2 = load float, ptr %self, align 4, !noundef !3
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 4
  %_3 = load float, ptr %0, align 4, !noundef !3
  %_0 = fmul float %_2, %_3
  ret float %_0
}

; <rs_traits::Rect as rs_traits::Shape>::grow
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal void @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4grow(ptr noalias noundef align 4 captures(none) dereferenceable(8) %self, float noundef %by) unnamed_addr #6 {
start:
  %0 = load float, ptr %self, align 4, !noundef !3
  %1 = fmul float %by, %0
  store float %1, ptr %self, align 4
  ret void
}

; <rs_traits::Rect as rs_traits::Shape>::name
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal { ptr, i64 } @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4name(ptr noalias readonly align 4 captures(none) %self) unnamed_addr #2 {
start:
  ret { ptr, i64 } { ptr @alloc_ed47a4aa4fc5fab6ea879dc1d77e8887, i64 9 }
}

; <fn(u32) -> u32 as core::ops::function::Fn<(u32,)>>::call
; Function Attrs: inlinehint nounwind
define internal noundef i32 @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function2FnTmEE4callCsTnwSOEl6Wd_9rs_traits(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %_1, i32 noundef %0) unnamed_addr #1 {
start:
  %1 = load ptr, ptr %_1, align 8, !nonnull !3, !noundef !3
  %_0 = tail call noundef i32 %1(i32 noundef %0) #14
  ret i32 %_0
}

; <rs_traits::TABLE::{closure#0} as core::ops::function::FnOnce<(u32,)>>::call_once
; Function Attrs: inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_RNvYNCNvCsTnwSOEl6Wd_9rs_traits5TABLE0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceB6_(i32 noundef %0) unnamed_addr #7 {
start:
  %_0.i = xor i32 %0, -1
  ret i32 %_0.i
}

; <rs_traits::Square as rs_traits::Shape>::name
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal { ptr, i64 } @_RNvYNtCsTnwSOEl6Wd_9rs_traits6SquareNtB4_5Shape4nameB4_(ptr noalias readonly align 4 captures(none) %self) unnamed_addr #2 {
start:
  ret { ptr, i64 } { ptr @alloc_2a24d5760a4c34058960e121e35c7201, i64 5 }
}

; Function Attrs: nounwind
define ptx_kernel void @compose(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #8 {
start:
  %own = alloca [8 x i8], align 8
  %captured = alloca [4 x i8], align 4
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_21 = mul i32 %_22, %_23
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_20 = add i32 %_21, %_24
  %i = zext i32 %_20 to i64
  %_5 = getelementptr inbounds nuw i32, ptr %x, i64 %i
  %v = load i32, ptr %_5, align 4, !noundef !3
  call void @llvm.lifetime.start.p0(ptr nonnull %captured)
  %0 = lshr i32 %v, 3
  store i32 %0, ptr %captured, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %own)
  store ptr %captured, ptr %own, align 8
  %_9 = and i32 %v, 1
  %1 = icmp eq i32 %_9, 0
  br i1 %1, label %bb4, label %bb3

bb4:                                              ; preds = %start, %bb3
  %f.sroa.3.0 = phi ptr [ @vtable.1, %bb3 ], [ @vtable.0, %start ]
  %f.sroa.0.0 = phi ptr [ %_12, %bb3 ], [ %own, %start ]
  %_19 = urem i32 %v, 5
  %_18 = add nuw nsw i32 %_19, 1
  %2 = getelementptr i8, ptr %f.sroa.3.0, i64 40
  %f.sroa.3.0.val = load ptr, ptr %2, align 8, !alias.scope !13
; call rs_traits::apply
  %_17 = call fastcc noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits5apply(ptr noundef nonnull align 1 %f.sroa.0.0, ptr %f.sroa.3.0.val, i32 noundef %v, i32 noundef %_18) #15
  %_26 = getelementptr inbounds nuw i32, ptr %out, i64 %i
  store i32 %_17, ptr %_26, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %own)
  call void @llvm.lifetime.end.p0(ptr nonnull %captured)
  ret void

bb3:                                              ; preds = %start
  %_15 = urem i32 %v, 3
  %_14 = zext nneg i32 %_15 to i64
  %_12 = getelementptr inbounds nuw ptr, ptr @_RNvCsTnwSOEl6Wd_9rs_traits5TABLE, i64 %_14
  br label %bb4
}

; Function Attrs: nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define ptx_kernel void @expression(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #9 {
start:
  %_19 = alloca [32 x i8], align 8
  %_15 = alloca [32 x i8], align 8
  %branch = alloca [32 x i8], align 8
  %sum = alloca [32 x i8], align 8
  %square = alloca [32 x i8], align 8
  %n = alloca [32 x i8], align 8
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_24 = mul i32 %_25, %_26
  %_27 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_23 = add i32 %_24, %_27
  %i = zext i32 %_23 to i64
  %_4.idx = shl nuw nsw i64 %i, 3
  %_4 = getelementptr inbounds nuw i8, ptr %x, i64 %_4.idx
  call void @llvm.lifetime.start.p0(ptr nonnull %n)
  %0 = getelementptr inbounds nuw i8, ptr %_4, i64 4
  %_7 = load i32, ptr %0, align 4, !noundef !3
  %1 = getelementptr inbounds nuw i8, ptr %n, i64 4
  store i32 %_7, ptr %1, align 4
  store i32 1, ptr %n, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %square)
  %2 = getelementptr inbounds nuw i8, ptr %square, i64 8
  store ptr @alloc_75e73332754f6815ec873f1346efebdb, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %square, i64 16
  store ptr @alloc_75e73332754f6815ec873f1346efebdb, ptr %3, align 8
  store i32 3, ptr %square, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %sum)
  %4 = getelementptr inbounds nuw i8, ptr %sum, i64 8
  store ptr %square, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %sum, i64 16
  store ptr %n, ptr %5, align 8
  store i32 2, ptr %sum, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %branch)
  call void @llvm.lifetime.start.p0(ptr nonnull %_15)
  %6 = getelementptr inbounds nuw i8, ptr %_15, i64 8
  store ptr %n, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %_15, i64 16
  store ptr @alloc_75e73332754f6815ec873f1346efebdb, ptr %7, align 8
  store i32 3, ptr %_15, align 8
  %8 = getelementptr inbounds nuw i8, ptr %branch, i64 8
  store ptr @alloc_75e73332754f6815ec873f1346efebdb, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %branch, i64 16
  store ptr %sum, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %branch, i64 24
  store ptr %_15, ptr %10, align 8
  store i32 4, ptr %branch, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %_19)
  %11 = getelementptr inbounds nuw i8, ptr %_19, i64 8
  store ptr %branch, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %_19, i64 16
  store ptr %sum, ptr %12, align 8
  store i32 2, ptr %_19, align 8
  %_22 = load i32, ptr %_4, align 4, !noundef !3
; call rs_traits::eval
  %_17 = call fastcc noundef i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %_19, i32 noundef %_22) #15
  %_29 = getelementptr inbounds nuw i32, ptr %out, i64 %i
  store i32 %_17, ptr %_29, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %_19)
  call void @llvm.lifetime.end.p0(ptr nonnull %_15)
  call void @llvm.lifetime.end.p0(ptr nonnull %branch)
  call void @llvm.lifetime.end.p0(ptr nonnull %sum)
  call void @llvm.lifetime.end.p0(ptr nonnull %square)
  call void @llvm.lifetime.end.p0(ptr nonnull %n)
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @shapes(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #8 {
start:
  %b = alloca [8 x i8], align 4
  %a = alloca [4 x i8], align 4
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_20 = mul i32 %_21, %_22
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_19 = add i32 %_20, %_23
  %i = zext i32 %_19 to i64
  %_4.idx = shl nuw nsw i64 %i, 3
  %_4 = getelementptr inbounds nuw i8, ptr %x, i64 %_4.idx
  %_9 = load float, ptr %_4, align 4, !noundef !3
  %0 = getelementptr inbounds nuw i8, ptr %_4, i64 4
  %_12 = load float, ptr %0, align 4, !noundef !3
  call void @llvm.lifetime.start.p0(ptr nonnull %a)
  store float %_9, ptr %a, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %b)
  store float %_9, ptr %b, align 4
  %1 = getelementptr inbounds nuw i8, ptr %b, i64 4
  store float %_12, ptr %1, align 4
  %_131 = urem i32 %_19, 3
  %2 = icmp eq i32 %_131, 0
  %vtable.2.vtable.3 = select i1 %2, ptr @vtable.2, ptr @vtable.3
  %a.b = select i1 %2, ptr %a, ptr %b
; call rs_traits::measure
  %_17 = call fastcc noundef float @_RNvCsTnwSOEl6Wd_9rs_traits7measure(ptr noundef nonnull align 1 %a.b, ptr noalias noundef nonnull readonly align 8 captures(address, read_provenance) dereferenceable(48) %vtable.2.vtable.3, float noundef %_12) #15
  %_25 = getelementptr inbounds nuw float, ptr %out, i64 %i
  store float %_17, ptr %_25, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %b)
  call void @llvm.lifetime.end.p0(ptr nonnull %a)
  ret void
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #13

attributes #0 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #1 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #3 = { nofree noinline nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #4 = { noinline nounwind "target-cpu"="sm_90" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_90" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #7 = { inlinehint mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #8 = { nounwind "target-cpu"="sm_90" }
attributes #9 = { nofree nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #10 = { "target-cpu"="sm_90" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #12 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nounwind }
attributes #15 = { noinline nounwind }
attributes #16 = { inlinehint nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{i64 4}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_RNvYNCNvCsTnwSOEl6Wd_9rs_traits7compose0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceB6_: argument 0"}
!7 = distinct !{!7, !"_RNvYNCNvCsTnwSOEl6Wd_9rs_traits7compose0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceB6_"}
!8 = !{!9}
!9 = distinct !{!9, !10, !"_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_: %_1"}
!10 = distinct !{!10, !"_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_"}
!11 = !{i32 0, i32 5}
!12 = !{i64 8}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator4foldmNCNvCsTnwSOEl6Wd_9rs_traits5apply0EB1A_: argument 0"}
!15 = distinct !{!15, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator4foldmNCNvCsTnwSOEl6Wd_9rs_traits5apply0EB1A_"}
