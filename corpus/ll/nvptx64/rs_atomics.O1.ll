; ModuleID = 'rs_atomics.36c765c32e9c2084-cgu.0'
source_filename = "rs_atomics.36c765c32e9c2084-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_4a567a5bd677be3c9ed9c732dbb90afb = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_atomics.rs\00", align 1
@alloc_a9f0f66461da6f200f446a1bff998338 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\16\00\00\00M\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_cc6b68451b004f2cfcca2051a1e60308 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\14\00\00\00\14\00\00\00" }>, align 8

; Function Attrs: nounwind
define ptx_kernel void @counters(ptr noundef captures(none) %a, ptr noundef captures(none) %b) unnamed_addr #0 {
start:
  %_3.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #8
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #8
  unreachable

_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit: ; preds = %bb3.i
  %1 = atomicrmw add ptr %a, i32 %_7.0.i monotonic, align 4
  %_15 = and i32 %_7.0.i, 31
  %_12 = getelementptr inbounds nuw i8, ptr %a, i64 4
  %_14 = shl nuw i32 1, %_15
  %2 = atomicrmw or ptr %_12, i32 %_14 acq_rel, align 4
  %_18 = getelementptr inbounds nuw i8, ptr %a, i64 8
  %_0.i = mul i32 %_7.0.i, 77
  %_20 = and i32 %_0.i, 4095
  %3 = atomicrmw umax ptr %_18, i32 %_20 seq_cst, align 4
  %4 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_7.0.i, i32 257)
  %_26.1 = extractvalue { i32, i1 } %4, 1
  br i1 %_26.1, label %panic5, label %bb13

bb13:                                             ; preds = %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit
  %_26.0 = extractvalue { i32, i1 } %4, 0
  %_23 = getelementptr inbounds nuw i8, ptr %a, i64 12
  %5 = atomicrmw xor ptr %_23, i32 %_26.0 release, align 4
  %_28 = getelementptr inbounds nuw i8, ptr %a, i64 16
  store atomic i32 9, ptr %_28 monotonic, align 4
  %_31 = getelementptr inbounds nuw i8, ptr %a, i64 20
  %6 = load atomic i32, ptr %_31 acquire, align 4, !noalias !3
  %_4.i.i.i = and i32 %_7.0.i, 3
  br label %bb1.i.i

bb1.i.i:                                          ; preds = %_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_.exit.i.i, %bb13
  %prev.sroa.0.0.i.i = phi i32 [ %6, %bb13 ], [ %9, %_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_.exit.i.i ]
  %_6.0.i.i.i = add i32 %prev.sroa.0.0.i.i, %_4.i.i.i
  %_6.1.i.i.i = icmp ult i32 %_6.0.i.i.i, %prev.sroa.0.0.i.i
  br i1 %_6.1.i.i.i, label %panic.i.i.i, label %_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_.exit.i.i

panic.i.i.i:                                      ; preds = %bb1.i.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a9f0f66461da6f200f446a1bff998338) #8, !noalias !8
  unreachable

_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_.exit.i.i: ; preds = %bb1.i.i
  %7 = cmpxchg weak ptr %_31, i32 %prev.sroa.0.0.i.i, i32 %_6.0.i.i.i acq_rel acquire, align 4, !noalias !3
  %8 = extractvalue { i32, i1 } %7, 1
  %9 = extractvalue { i32, i1 } %7, 0
  br i1 %8, label %_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3212fetch_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1d_.exit, label %bb1.i.i

_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3212fetch_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1d_.exit: ; preds = %_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_.exit.i.i
  %_0.i16 = zext i32 %_7.0.i to i64
  %_36 = getelementptr inbounds nuw i8, ptr %a, i64 24
  %10 = cmpxchg ptr %_36, i32 0, i32 5 seq_cst monotonic, align 4
  %11 = atomicrmw sub ptr %b, i64 %_0.i16 monotonic, align 8
  %12 = sub nsw i64 500, %_0.i16
  %_44 = getelementptr inbounds nuw i8, ptr %b, i64 8
  %13 = atomicrmw min ptr %_44, i64 %12 acq_rel, align 8
  %14 = add nsw i64 %_0.i16, -500
  %_49 = getelementptr inbounds nuw i8, ptr %b, i64 16
  %15 = atomicrmw max ptr %_49, i64 %14 acquire, align 8
  %_57 = and i64 %_0.i16, 7
  %_54 = getelementptr inbounds nuw i8, ptr %b, i64 24
  %_56 = shl nuw nsw i64 1, %_57
  %16 = atomicrmw add ptr %_54, i64 %_56 seq_cst, align 8
  ret void

panic5:                                           ; preds = %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_cc6b68451b004f2cfcca2051a1e60308) #8
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @uninit_stack(ptr noundef readonly captures(address_is_null) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #0 {
start:
  %stack = alloca [40 x i8], align 4
  %_3.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  %top.sroa.0.1.sroa.gep = getelementptr inbounds nuw i8, ptr %stack, i64 4
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #8
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #8
  unreachable

_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i5 = zext i32 %_7.0.i to i64
  %1 = mul nuw nsw i64 %_0.i5, 10
  %_0.i4 = getelementptr inbounds nuw i8, ptr %x, i64 %1
  call void @llvm.lifetime.start.p0(ptr nonnull %stack)
  %2 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %2)
  %v = load i8, ptr %_0.i4, align 1, !noundef !11
  %_16 = icmp ugt i8 %v, 2
  br i1 %_16, label %bb14, label %bb27

bb8.i:                                            ; preds = %bb8.i, %bb8.i.preheader.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb8.i.preheader.new ], [ %_27.i.3, %bb8.i ]
  %acc.sroa.0.0.i = phi i32 [ 0, %bb8.i.preheader.new ], [ %_0.i.i.i.3, %bb8.i ]
  %niter = phi i64 [ 0, %bb8.i.preheader.new ], [ %niter.next.3, %bb8.i ]
  %_45.i = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i
  %_0.i1.i.i = mul i32 %acc.sroa.0.0.i, 11
  %_6.i.i9 = load i32, ptr %_45.i, align 4, !alias.scope !12
  %_0.i.i.i = add i32 %_6.i.i9, %_0.i1.i.i
  %3 = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %_0.i1.i.i.1 = mul i32 %_0.i.i.i, 11
  %_6.i.i9.1 = load i32, ptr %_45.i.1, align 4, !alias.scope !12
  %_0.i.i.i.1 = add i32 %_6.i.i9.1, %_0.i1.i.i.1
  %4 = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %_0.i1.i.i.2 = mul i32 %_0.i.i.i.1, 11
  %_6.i.i9.2 = load i32, ptr %_45.i.2, align 4, !alias.scope !12
  %_0.i.i.i.2 = add i32 %_6.i.i9.2, %_0.i1.i.i.2
  %5 = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %_0.i1.i.i.3 = mul i32 %_0.i.i.i.2, 11
  %_6.i.i9.3 = load i32, ptr %_45.i.3, align 4, !alias.scope !12
  %_0.i.i.i.3 = add i32 %_6.i.i9.3, %_0.i1.i.i.3
  %_27.i.3 = add nuw nsw i64 %i.sroa.0.0.i, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa, label %bb8.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa: ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit, label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa, %bb8.i.preheader
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8.i.preheader ], [ %_27.i.3, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa ]
  %acc.sroa.0.0.i.epil.init = phi i32 [ 0, %bb8.i.preheader ], [ %_0.i.i.i.3, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa ]
  %lcmp.mod29 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod29)
  br label %bb8.i.epil

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %_27.i.epil, %bb8.i.epil ], [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %acc.sroa.0.0.i.epil = phi i32 [ %_0.i.i.i.epil, %bb8.i.epil ], [ %acc.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.epil ], [ 0, %bb8.i.epil.preheader ]
  %_45.i.epil = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i.epil
  %_0.i1.i.i.epil = mul i32 %acc.sroa.0.0.i.epil, 11
  %_6.i.i9.epil = load i32, ptr %_45.i.epil, align 4, !alias.scope !12
  %_0.i.i.i.epil = add i32 %_6.i.i9.epil, %_0.i1.i.i.epil
  %_27.i.epil = add nuw nsw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit, label %bb8.i.epil, !llvm.loop !15

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit: ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa, %bb8.i.epil, %bb27.9
  %_0.sroa.0.0.i10 = phi i32 [ 0, %bb27.9 ], [ %_0.i.i.i.3, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa ], [ %_0.i.i.i.epil, %bb8.i.epil ]
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i5
  store i32 %_0.sroa.0.0.i10, ptr %_0.i, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %stack)
  ret void

bb27:                                             ; preds = %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit, %bb14
  %top.sroa.0.1.sroa.phi = phi ptr [ %top.sroa.0.1.sroa.gep, %bb14 ], [ %stack, %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit ]
  %top.sroa.0.1 = phi i64 [ 2, %bb14 ], [ 1, %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit ]
  %iter.sroa.0.0.ptr.1 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 1
  %v.1 = load i8, ptr %iter.sroa.0.0.ptr.1, align 1, !noundef !11
  %_16.1 = icmp ugt i8 %v.1, 2
  br i1 %_16.1, label %bb14.1, label %bb27.1

bb14.1:                                           ; preds = %bb27
  %_22.1 = zext i8 %v.1 to i32
  store i32 %_22.1, ptr %top.sroa.0.1.sroa.phi, align 4, !alias.scope !17
  br label %bb27.1

bb27.1:                                           ; preds = %bb27, %bb14.1
  %top.sroa.0.1.1 = phi i64 [ %top.sroa.0.1, %bb14.1 ], [ 0, %bb27 ]
  %iter.sroa.0.0.ptr.2 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 2
  %v.2 = load i8, ptr %iter.sroa.0.0.ptr.2, align 1, !noundef !11
  %_16.2 = icmp ugt i8 %v.2, 2
  br i1 %_16.2, label %bb14.2, label %bb19.2

bb19.2:                                           ; preds = %bb27.1
  %spec.select20.2 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.1, i64 1)
  br label %bb27.2

bb14.2:                                           ; preds = %bb27.1
  %_18.2 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.1
  %_22.2 = zext i8 %v.2 to i32
  store i32 %_22.2, ptr %_18.2, align 4, !alias.scope !17
  %_28.0.2 = add nuw nsw i64 %top.sroa.0.1.1, 1
  br label %bb27.2

bb27.2:                                           ; preds = %bb14.2, %bb19.2
  %top.sroa.0.1.2 = phi i64 [ %_28.0.2, %bb14.2 ], [ %spec.select20.2, %bb19.2 ]
  %iter.sroa.0.0.ptr.3 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 3
  %v.3 = load i8, ptr %iter.sroa.0.0.ptr.3, align 1, !noundef !11
  %_16.3 = icmp ugt i8 %v.3, 2
  br i1 %_16.3, label %bb14.3, label %bb19.3

bb19.3:                                           ; preds = %bb27.2
  %spec.select20.3 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.2, i64 1)
  br label %bb27.3

bb14.3:                                           ; preds = %bb27.2
  %_18.3 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.2
  %_22.3 = zext i8 %v.3 to i32
  store i32 %_22.3, ptr %_18.3, align 4, !alias.scope !17
  %_28.0.3 = add nuw nsw i64 %top.sroa.0.1.2, 1
  br label %bb27.3

bb27.3:                                           ; preds = %bb14.3, %bb19.3
  %top.sroa.0.1.3 = phi i64 [ %_28.0.3, %bb14.3 ], [ %spec.select20.3, %bb19.3 ]
  %iter.sroa.0.0.ptr.4 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 4
  %v.4 = load i8, ptr %iter.sroa.0.0.ptr.4, align 1, !noundef !11
  %_16.4 = icmp ugt i8 %v.4, 2
  br i1 %_16.4, label %bb14.4, label %bb19.4

bb19.4:                                           ; preds = %bb27.3
  %spec.select20.4 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.3, i64 1)
  br label %bb27.4

bb14.4:                                           ; preds = %bb27.3
  %_18.4 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.3
  %_22.4 = zext i8 %v.4 to i32
  store i32 %_22.4, ptr %_18.4, align 4, !alias.scope !17
  %_28.0.4 = add nuw nsw i64 %top.sroa.0.1.3, 1
  br label %bb27.4

bb27.4:                                           ; preds = %bb14.4, %bb19.4
  %top.sroa.0.1.4 = phi i64 [ %_28.0.4, %bb14.4 ], [ %spec.select20.4, %bb19.4 ]
  %iter.sroa.0.0.ptr.5 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 5
  %v.5 = load i8, ptr %iter.sroa.0.0.ptr.5, align 1, !noundef !11
  %_16.5 = icmp ugt i8 %v.5, 2
  br i1 %_16.5, label %bb14.5, label %bb19.5

bb19.5:                                           ; preds = %bb27.4
  %spec.select20.5 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.4, i64 1)
  br label %bb27.5

bb14.5:                                           ; preds = %bb27.4
  %_18.5 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.4
  %_22.5 = zext i8 %v.5 to i32
  store i32 %_22.5, ptr %_18.5, align 4, !alias.scope !17
  %_28.0.5 = add nuw nsw i64 %top.sroa.0.1.4, 1
  br label %bb27.5

bb27.5:                                           ; preds = %bb14.5, %bb19.5
  %top.sroa.0.1.5 = phi i64 [ %_28.0.5, %bb14.5 ], [ %spec.select20.5, %bb19.5 ]
  %iter.sroa.0.0.ptr.6 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 6
  %v.6 = load i8, ptr %iter.sroa.0.0.ptr.6, align 1, !noundef !11
  %_16.6 = icmp ugt i8 %v.6, 2
  br i1 %_16.6, label %bb14.6, label %bb19.6

bb19.6:                                           ; preds = %bb27.5
  %spec.select20.6 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.5, i64 1)
  br label %bb27.6

bb14.6:                                           ; preds = %bb27.5
  %_18.6 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.5
  %_22.6 = zext i8 %v.6 to i32
  store i32 %_22.6, ptr %_18.6, align 4, !alias.scope !17
  %_28.0.6 = add nuw nsw i64 %top.sroa.0.1.5, 1
  br label %bb27.6

bb27.6:                                           ; preds = %bb14.6, %bb19.6
  %top.sroa.0.1.6 = phi i64 [ %_28.0.6, %bb14.6 ], [ %spec.select20.6, %bb19.6 ]
  %iter.sroa.0.0.ptr.7 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 7
  %v.7 = load i8, ptr %iter.sroa.0.0.ptr.7, align 1, !noundef !11
  %_16.7 = icmp ugt i8 %v.7, 2
  br i1 %_16.7, label %bb14.7, label %bb19.7

bb19.7:                                           ; preds = %bb27.6
  %spec.select20.7 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.6, i64 1)
  br label %bb27.7

bb14.7:                                           ; preds = %bb27.6
  %_18.7 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.6
  %_22.7 = zext i8 %v.7 to i32
  store i32 %_22.7, ptr %_18.7, align 4, !alias.scope !17
  %_28.0.7 = add nuw nsw i64 %top.sroa.0.1.6, 1
  br label %bb27.7

bb27.7:                                           ; preds = %bb14.7, %bb19.7
  %top.sroa.0.1.7 = phi i64 [ %_28.0.7, %bb14.7 ], [ %spec.select20.7, %bb19.7 ]
  %iter.sroa.0.0.ptr.8 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 8
  %v.8 = load i8, ptr %iter.sroa.0.0.ptr.8, align 1, !noundef !11
  %_16.8 = icmp ugt i8 %v.8, 2
  br i1 %_16.8, label %bb14.8, label %bb19.8

bb19.8:                                           ; preds = %bb27.7
  %spec.select20.8 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.7, i64 1)
  br label %bb27.8

bb14.8:                                           ; preds = %bb27.7
  %_18.8 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.7
  %_22.8 = zext i8 %v.8 to i32
  store i32 %_22.8, ptr %_18.8, align 4, !alias.scope !17
  %_28.0.8 = add nuw nsw i64 %top.sroa.0.1.7, 1
  br label %bb27.8

bb27.8:                                           ; preds = %bb14.8, %bb19.8
  %top.sroa.0.1.8 = phi i64 [ %_28.0.8, %bb14.8 ], [ %spec.select20.8, %bb19.8 ]
  %iter.sroa.0.0.ptr.9 = getelementptr inbounds nuw i8, ptr %_0.i4, i64 9
  %v.9 = load i8, ptr %iter.sroa.0.0.ptr.9, align 1, !noundef !11
  %_16.9 = icmp ugt i8 %v.9, 2
  br i1 %_16.9, label %bb14.9, label %bb19.9

bb19.9:                                           ; preds = %bb27.8
  %spec.select20.9 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.8, i64 1)
  br label %bb27.9

bb14.9:                                           ; preds = %bb27.8
  %_18.9 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.8
  %_22.9 = zext i8 %v.9 to i32
  store i32 %_22.9, ptr %_18.9, align 4, !alias.scope !17
  %_28.0.9 = add nuw nsw i64 %top.sroa.0.1.8, 1
  br label %bb27.9

bb27.9:                                           ; preds = %bb14.9, %bb19.9
  %top.sroa.0.1.9 = phi i64 [ %_28.0.9, %bb14.9 ], [ %spec.select20.9, %bb19.9 ]
  %6 = icmp eq i64 %top.sroa.0.1.9, 0
  br i1 %6, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit, label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %bb27.9
  %xtraiter = and i64 %top.sroa.0.1.9, 3
  %7 = icmp ult i64 %top.sroa.0.1.9, 4
  br i1 %7, label %bb8.i.epil.preheader, label %bb8.i.preheader.new

bb8.i.preheader.new:                              ; preds = %bb8.i.preheader
  %unroll_iter = and i64 %top.sroa.0.1.9, -4
  br label %bb8.i

bb14:                                             ; preds = %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit
  %_22 = zext i8 %v to i32
  store i32 %_22, ptr %stack, align 4, !alias.scope !17
  br label %bb27
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #6

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #7

declare void @llvm.trap()

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { "target-cpu"="sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4, !6}
!4 = distinct !{!4, !5, !"_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1b_: argument 0"}
!5 = distinct !{!5, !"_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1b_"}
!6 = distinct !{!6, !7, !"_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3212fetch_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1d_: %f"}
!7 = distinct !{!7, !"_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3212fetch_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1d_"}
!8 = !{!9, !4, !6}
!9 = distinct !{!9, !10, !"_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_: %_1"}
!10 = distinct !{!10, !"_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_"}
!11 = !{}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_RNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0B3_: %v"}
!14 = distinct !{!14, !"_RNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0B3_"}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_RNvMs1_NtNtCsgEmfK2I1SDS_4core3mem12maybe_uninitINtB5_11MaybeUninitmE5writeCs4HAnAicR7xg_10rs_atomics: %self"}
!19 = distinct !{!19, !"_RNvMs1_NtNtCsgEmfK2I1SDS_4core3mem12maybe_uninitINtB5_11MaybeUninitmE5writeCs4HAnAicR7xg_10rs_atomics"}
