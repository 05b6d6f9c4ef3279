; ModuleID = 'rs_atomics.36c765c32e9c2084-cgu.0'
source_filename = "rs_atomics.36c765c32e9c2084-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define ptx_kernel void @counters(ptr noundef captures(none) %a, ptr noundef captures(none) %b) unnamed_addr #0 {
start:
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_43 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_41 = mul i32 %_42, %_43
  %_44 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_40 = add i32 %_41, %_44
  %0 = atomicrmw add ptr %a, i32 %_40 monotonic, align 4
  %_10 = getelementptr inbounds nuw i8, ptr %a, i64 4
  %_12 = and i32 %_40, 31
  %_11 = shl nuw i32 1, %_12
  %1 = atomicrmw or ptr %_10, i32 %_11 acq_rel, align 4
  %_14 = getelementptr inbounds nuw i8, ptr %a, i64 8
  %_16 = mul i32 %_40, 77
  %_15 = and i32 %_16, 4095
  %2 = atomicrmw umax ptr %_14, i32 %_15 seq_cst, align 4
  %_18 = getelementptr inbounds nuw i8, ptr %a, i64 12
  %_19 = mul i32 %_40, 257
  %3 = atomicrmw xor ptr %_18, i32 %_19 release, align 4
  %_20 = getelementptr inbounds nuw i8, ptr %a, i64 16
  store atomic i32 9, ptr %_20 monotonic, align 4
  %_22 = getelementptr inbounds nuw i8, ptr %a, i64 20
  %4 = load atomic i32, ptr %_22 acquire, align 4, !noalias !3
  %_4.i.i = and i32 %_40, 3
  br label %bb1.i

bb1.i:                                            ; preds = %bb1.i, %start
  %prev.sroa.0.0.i = phi i32 [ %4, %start ], [ %7, %bb1.i ]
  %_3.i.i = add i32 %prev.sroa.0.0.i, %_4.i.i
  %5 = cmpxchg weak ptr %_22, i32 %prev.sroa.0.0.i, i32 %_3.i.i acq_rel acquire, align 4, !noalias !3
  %6 = extractvalue { i32, i1 } %5, 1
  %7 = extractvalue { i32, i1 } %5, 0
  br i1 %6, label %_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1b_.exit, label %bb1.i

_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1b_.exit: ; preds = %bb1.i
  %_4 = zext i32 %_40 to i64
  %_26 = getelementptr inbounds nuw i8, ptr %a, i64 24
  %8 = cmpxchg ptr %_26, i32 0, i32 5 seq_cst monotonic, align 4
  %9 = atomicrmw sub ptr %b, i64 %_4 monotonic, align 8
  %_31 = getelementptr inbounds nuw i8, ptr %b, i64 8
  %_32 = sub nsw i64 500, %_4
  %10 = atomicrmw min ptr %_31, i64 %_32 acq_rel, align 8
  %_34 = getelementptr inbounds nuw i8, ptr %b, i64 16
  %_35 = add nsw i64 %_4, -500
  %11 = atomicrmw max ptr %_34, i64 %_35 acquire, align 8
  %_37 = getelementptr inbounds nuw i8, ptr %b, i64 24
  %_39 = and i32 %_40, 7
  %12 = zext nneg i32 %_39 to i64
  %_38 = shl nuw nsw i64 1, %12
  %13 = atomicrmw add ptr %_37, i64 %_38 seq_cst, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @uninit_stack(ptr noundef readonly captures(address_is_null) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #1 {
start:
  %stack = alloca [40 x i8], align 4
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_28 = mul i32 %_29, %_30
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_27 = add i32 %_28, %_31
  %i = zext i32 %_27 to i64
  %_5 = mul nuw nsw i64 %i, 10
  %_4 = getelementptr inbounds nuw i8, ptr %x, i64 %_5
  call void @llvm.lifetime.start.p0(ptr nonnull %stack)
  %0 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %0)
  %v = load i8, ptr %_4, align 1, !noundef !6
  %_11 = icmp ugt i8 %v, 2
  br i1 %_11, label %bb3, label %bb8

bb8:                                              ; preds = %start, %bb3
  %top.sroa.0.1.sroa.phi = phi ptr [ %top.sroa.0.1.sroa.gep, %bb3 ], [ %stack, %start ]
  %top.sroa.0.1 = phi i64 [ 2, %bb3 ], [ 1, %start ]
  %iter.sroa.0.0.ptr.1 = getelementptr inbounds nuw i8, ptr %_4, i64 1
  %v.1 = load i8, ptr %iter.sroa.0.0.ptr.1, align 1, !noundef !6
  %_11.1 = icmp ugt i8 %v.1, 2
  br i1 %_11.1, label %bb3.1, label %bb8.1

bb3.1:                                            ; preds = %bb8
  %_15.1 = zext i8 %v.1 to i32
  store i32 %_15.1, ptr %top.sroa.0.1.sroa.phi, align 4
  br label %bb8.1

bb8.1:                                            ; preds = %bb8, %bb3.1
  %top.sroa.0.1.1 = phi i64 [ %top.sroa.0.1, %bb3.1 ], [ 0, %bb8 ]
  %iter.sroa.0.0.ptr.2 = getelementptr inbounds nuw i8, ptr %_4, i64 2
  %v.2 = load i8, ptr %iter.sroa.0.0.ptr.2, align 1, !noundef !6
  %_11.2 = icmp ugt i8 %v.2, 2
  br i1 %_11.2, label %bb3.2, label %bb4.2

bb4.2:                                            ; preds = %bb8.1
  %spec.select.2 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.1, i64 1)
  br label %bb8.2

bb3.2:                                            ; preds = %bb8.1
  %_12.2 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.1
  %_15.2 = zext i8 %v.2 to i32
  store i32 %_15.2, ptr %_12.2, align 4
  %_16.2 = add nuw nsw i64 %top.sroa.0.1.1, 1
  br label %bb8.2

bb8.2:                                            ; preds = %bb3.2, %bb4.2
  %top.sroa.0.1.2 = phi i64 [ %_16.2, %bb3.2 ], [ %spec.select.2, %bb4.2 ]
  %iter.sroa.0.0.ptr.3 = getelementptr inbounds nuw i8, ptr %_4, i64 3
  %v.3 = load i8, ptr %iter.sroa.0.0.ptr.3, align 1, !noundef !6
  %_11.3 = icmp ugt i8 %v.3, 2
  br i1 %_11.3, label %bb3.3, label %bb4.3

bb4.3:                                            ; preds = %bb8.2
  %spec.select.3 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.2, i64 1)
  br label %bb8.3

bb3.3:                                            ; preds = %bb8.2
  %_12.3 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.2
  %_15.3 = zext i8 %v.3 to i32
  store i32 %_15.3, ptr %_12.3, align 4
  %_16.3 = add nuw nsw i64 %top.sroa.0.1.2, 1
  br label %bb8.3

bb8.3:                                            ; preds = %bb3.3, %bb4.3
  %top.sroa.0.1.3 = phi i64 [ %_16.3, %bb3.3 ], [ %spec.select.3, %bb4.3 ]
  %iter.sroa.0.0.ptr.4 = getelementptr inbounds nuw i8, ptr %_4, i64 4
  %v.4 = load i8, ptr %iter.sroa.0.0.ptr.4, align 1, !noundef !6
  %_11.4 = icmp ugt i8 %v.4, 2
  br i1 %_11.4, label %bb3.4, label %bb4.4

bb4.4:                                            ; preds = %bb8.3
  %spec.select.4 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.3, i64 1)
  br label %bb8.4

bb3.4:                                            ; preds = %bb8.3
  %_12.4 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.3
  %_15.4 = zext i8 %v.4 to i32
  store i32 %_15.4, ptr %_12.4, align 4
  %_16.4 = add nuw nsw i64 %top.sroa.0.1.3, 1
  br label %bb8.4

bb8.4:                                            ; preds = %bb3.4, %bb4.4
  %top.sroa.0.1.4 = phi i64 [ %_16.4, %bb3.4 ], [ %spec.select.4, %bb4.4 ]
  %iter.sroa.0.0.ptr.5 = getelementptr inbounds nuw i8, ptr %_4, i64 5
  %v.5 = load i8, ptr %iter.sroa.0.0.ptr.5, align 1, !noundef !6
  %_11.5 = icmp ugt i8 %v.5, 2
  br i1 %_11.5, label %bb3.5, label %bb4.5

bb4.5:                                            ; preds = %bb8.4
  %spec.select.5 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.4, i64 1)
  br label %bb8.5

bb3.5:                                            ; preds = %bb8.4
  %_12.5 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.4
  %_15.5 = zext i8 %v.5 to i32
  store i32 %_15.5, ptr %_12.5, align 4
  %_16.5 = add nuw nsw i64 %top.sroa.0.1.4, 1
  br label %bb8.5

bb8.5:                                            ; preds = %bb3.5, %bb4.5
  %top.sroa.0.1.5 = phi i64 [ %_16.5, %bb3.5 ], [ %spec.select.5, %bb4.5 ]
  %iter.sroa.0.0.ptr.6 = getelementptr inbounds nuw i8, ptr %_4, i64 6
  %v.6 = load i8, ptr %iter.sroa.0.0.ptr.6, align 1, !noundef !6
  %_11.6 = icmp ugt i8 %v.6, 2
  br i1 %_11.6, label %bb3.6, label %bb4.6

bb4.6:                                            ; preds = %bb8.5
  %spec.select.6 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.5, i64 1)
  br label %bb8.6

bb3.6:                                            ; preds = %bb8.5
  %_12.6 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.5
  %_15.6 = zext i8 %v.6 to i32
  store i32 %_15.6, ptr %_12.6, align 4
  %_16.6 = add nuw nsw i64 %top.sroa.0.1.5, 1
  br label %bb8.6

bb8.6:                                            ; preds = %bb3.6, %bb4.6
  %top.sroa.0.1.6 = phi i64 [ %_16.6, %bb3.6 ], [ %spec.select.6, %bb4.6 ]
  %iter.sroa.0.0.ptr.7 = getelementptr inbounds nuw i8, ptr %_4, i64 7
  %v.7 = load i8, ptr %iter.sroa.0.0.ptr.7, align 1, !noundef !6
  %_11.7 = icmp ugt i8 %v.7, 2
  br i1 %_11.7, label %bb3.7, label %bb4.7

bb4.7:                                            ; preds = %bb8.6
  %spec.select.7 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.6, i64 1)
  br label %bb8.7

bb3.7:                                            ; preds = %bb8.6
  %_12.7 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.6
  %_15.7 = zext i8 %v.7 to i32
  store i32 %_15.7, ptr %_12.7, align 4
  %_16.7 = add nuw nsw i64 %top.sroa.0.1.6, 1
  br label %bb8.7

bb8.7:                                            ; preds = %bb3.7, %bb4.7
  %top.sroa.0.1.7 = phi i64 [ %_16.7, %bb3.7 ], [ %spec.select.7, %bb4.7 ]
  %iter.sroa.0.0.ptr.8 = getelementptr inbounds nuw i8, ptr %_4, i64 8
  %v.8 = load i8, ptr %iter.sroa.0.0.ptr.8, align 1, !noundef !6
  %_11.8 = icmp ugt i8 %v.8, 2
  br i1 %_11.8, label %bb3.8, label %bb4.8

bb4.8:                                            ; preds = %bb8.7
  %spec.select.8 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.7, i64 1)
  br label %bb8.8

bb3.8:                                            ; preds = %bb8.7
  %_12.8 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.7
  %_15.8 = zext i8 %v.8 to i32
  store i32 %_15.8, ptr %_12.8, align 4
  %_16.8 = add nuw nsw i64 %top.sroa.0.1.7, 1
  br label %bb8.8

bb8.8:                                            ; preds = %bb3.8, %bb4.8
  %top.sroa.0.1.8 = phi i64 [ %_16.8, %bb3.8 ], [ %spec.select.8, %bb4.8 ]
  %iter.sroa.0.0.ptr.9 = getelementptr inbounds nuw i8, ptr %_4, i64 9
  %v.9 = load i8, ptr %iter.sroa.0.0.ptr.9, align 1, !noundef !6
  %_11.9 = icmp ugt i8 %v.9, 2
  br i1 %_11.9, label %bb15.thread, label %bb15

bb15.thread:                                      ; preds = %bb8.8
  %_12.9 = getelementptr inbounds nuw i32, ptr %stack, i64 %top.sroa.0.1.8
  %_15.9 = zext i8 %v.9 to i32
  store i32 %_15.9, ptr %_12.9, align 4
  %_16.9 = add nuw nsw i64 %top.sroa.0.1.8, 1
  br label %bb8.i.preheader

bb3:                                              ; preds = %start
  %top.sroa.0.1.sroa.gep = getelementptr inbounds nuw i8, ptr %stack, i64 4
  %_15 = zext i8 %v to i32
  store i32 %_15, ptr %stack, align 4
  br label %bb8

bb15:                                             ; preds = %bb8.8
  %spec.select.9 = tail call i64 @llvm.usub.sat.i64(i64 %top.sroa.0.1.8, i64 1)
  %1 = icmp ult i64 %top.sroa.0.1.8, 2
  br i1 %1, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit, label %bb8.i.preheader

bb8.i.preheader:                                  ; preds = %bb15.thread, %bb15
  %top.sroa.0.1.911 = phi i64 [ %_16.9, %bb15.thread ], [ %spec.select.9, %bb15 ]
  %2 = add nsw i64 %top.sroa.0.1.911, -1
  %xtraiter = and i64 %top.sroa.0.1.911, 3
  %3 = icmp ult i64 %2, 3
  br i1 %3, label %bb8.i.epil.preheader, label %bb8.i.preheader.new

bb8.i.preheader.new:                              ; preds = %bb8.i.preheader
  %unroll_iter = and i64 %top.sroa.0.1.911, -4
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb8.i.preheader.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb8.i.preheader.new ], [ %_27.i.3, %bb8.i ]
  %acc.sroa.0.0.i = phi i32 [ 0, %bb8.i.preheader.new ], [ %_0.i.i.3, %bb8.i ]
  %niter = phi i64 [ 0, %bb8.i.preheader.new ], [ %niter.next.3, %bb8.i ]
  %_45.i = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i
  %_45.val.i = load i32, ptr %_45.i, align 4
  %_4.i.i = mul i32 %acc.sroa.0.0.i, 11
  %_0.i.i = add i32 %_4.i.i, %_45.val.i
  %4 = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %_45.val.i.1 = load i32, ptr %_45.i.1, align 4
  %_4.i.i.1 = mul i32 %_0.i.i, 11
  %_0.i.i.1 = add i32 %_4.i.i.1, %_45.val.i.1
  %5 = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %_45.val.i.2 = load i32, ptr %_45.i.2, align 4
  %_4.i.i.2 = mul i32 %_0.i.i.1, 11
  %_0.i.i.2 = add i32 %_4.i.i.2, %_45.val.i.2
  %6 = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %_45.val.i.3 = load i32, ptr %_45.i.3, align 4
  %_4.i.i.3 = mul i32 %_0.i.i.2, 11
  %_0.i.i.3 = add i32 %_4.i.i.3, %_45.val.i.3
  %_27.i.3 = add nuw nsw i64 %i.sroa.0.0.i, 4
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa, label %bb8.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa: ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit, label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa, %bb8.i.preheader
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb8.i.preheader ], [ %_27.i.3, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa ]
  %acc.sroa.0.0.i.epil.init = phi i32 [ 0, %bb8.i.preheader ], [ %_0.i.i.3, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa ]
  %lcmp.mod13 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod13)
  br label %bb8.i.epil

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %_27.i.epil, %bb8.i.epil ], [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %acc.sroa.0.0.i.epil = phi i32 [ %_0.i.i.epil, %bb8.i.epil ], [ %acc.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ]
  %epil.iter = phi i64 [ %epil.iter.next, %bb8.i.epil ], [ 0, %bb8.i.epil.preheader ]
  %_45.i.epil = getelementptr inbounds nuw i32, ptr %stack, i64 %i.sroa.0.0.i.epil
  %_45.val.i.epil = load i32, ptr %_45.i.epil, align 4
  %_4.i.i.epil = mul i32 %acc.sroa.0.0.i.epil, 11
  %_0.i.i.epil = add i32 %_4.i.i.epil, %_45.val.i.epil
  %_27.i.epil = add nuw nsw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit, label %bb8.i.epil, !llvm.loop !7

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit: ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa, %bb8.i.epil, %bb15
  %_0.sroa.0.0.i = phi i32 [ 0, %bb15 ], [ %_0.i.i.3, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_.exit.loopexit.unr-lcssa ], [ %_0.i.i.epil, %bb8.i.epil ]
  %_83 = getelementptr inbounds nuw i32, ptr %out, i64 %i
  store i32 %_0.sroa.0.0.i, ptr %_83, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %stack)
  ret void
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #6

attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #2 = { "target-cpu"="sm_90" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1b_: argument 0"}
!5 = distinct !{!5, !"_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1b_"}
!6 = !{}
!7 = distinct !{!7, !8}
!8 = !{!"llvm.loop.unroll.disable"}
