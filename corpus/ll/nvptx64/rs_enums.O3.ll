; ModuleID = 'rs_enums.978cf00cc81ac213-cgu.0'
source_filename = "rs_enums.978cf00cc81ac213-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_763701bb98a075d323faed74766b51ab = private unnamed_addr constant [24 x i8] c"corpus/rust/rs_enums.rs\00", align 1
@alloc_d0f1ec216719be172c67a7163f8535a3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\001\00\00\00\0C\00\00\00" }>, align 8

; rs_enums::run
; Function Attrs: noinline nounwind
define internal fastcc void @_RNvCsd0HoDl8ANAl_8rs_enums3run(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(16) %_0, ptr noalias noundef nonnull readonly align 1 captures(none) %code.0) unnamed_addr #0 {
start:
  %s = alloca [40 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %s)
  store i32 1, ptr %s, align 8
  %_4.sroa.4.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 4
  store i32 1, ptr %_4.sroa.4.0.s.sroa_idx, align 4
  %_4.sroa.5.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 8
  store i32 1, ptr %_4.sroa.5.0.s.sroa_idx, align 8
  %_4.sroa.6.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 12
  store i32 1, ptr %_4.sroa.6.0.s.sroa_idx, align 4
  %_4.sroa.7.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 16
  store i32 1, ptr %_4.sroa.7.0.s.sroa_idx, align 8
  %_4.sroa.8.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 20
  store i32 1, ptr %_4.sroa.8.0.s.sroa_idx, align 4
  %_4.sroa.9.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 24
  store i32 1, ptr %_4.sroa.9.0.s.sroa_idx, align 8
  %_4.sroa.10.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 28
  store i32 1, ptr %_4.sroa.10.0.s.sroa_idx, align 4
  %0 = getelementptr inbounds nuw i8, ptr %s, i64 32
  store i64 4, ptr %0, align 8
  br label %bb41

bb42:                                             ; preds = %bb32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !6)
  %_13.i = icmp eq i64 %_5.i, 0
  br i1 %_13.i, label %bb3.i, label %bb4.i

bb4.i:                                            ; preds = %bb42
  %_14.i = add i64 %_5.i, -1
  store i64 %_14.i, ptr %0, align 8, !alias.scope !6, !noalias !3
  %_12.i = icmp ult i64 %_5.i, 9
  br i1 %_12.i, label %bb1.i, label %panic.i

bb3.i:                                            ; preds = %bb42
  store i32 0, ptr %_0, align 8, !alias.scope !3, !noalias !6
  %_20.sroa.3.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_20.sroa.3.0._0.sroa_idx.i, align 8, !alias.scope !3, !noalias !6
  br label %bb40

bb1.i:                                            ; preds = %bb4.i
  %1 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i
  %_10.i = load i32, ptr %1, align 4, !alias.scope !6, !noalias !3, !noundef !8
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_10.i, ptr %2, align 4, !alias.scope !3, !noalias !6
  store i32 3, ptr %_0, align 8, !alias.scope !3, !noalias !6
  br label %bb40

panic.i:                                          ; preds = %bb4.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #12, !noalias !9
  unreachable

bb41:                                             ; preds = %start, %bb32
  %_8.i = phi i64 [ 4, %start ], [ %_5.i, %bb32 ]
  %fuel.sroa.0.0582 = phi i32 [ 12, %start ], [ %_109, %bb32 ]
  %pc.sroa.0.0581 = phi i64 [ 0, %start ], [ %pc.sroa.0.1, %bb32 ]
  %_94.sroa.6.0580 = phi i32 [ undef, %start ], [ %_94.sroa.6.1, %bb32 ]
  %_25.sroa.6.0579 = phi i32 [ undef, %start ], [ %_25.sroa.6.1, %bb32 ]
  %_30.sroa.6.0578 = phi i32 [ undef, %start ], [ %_30.sroa.6.1, %bb32 ]
  %_88.sroa.6.0577 = phi i32 [ undef, %start ], [ %_88.sroa.6.1, %bb32 ]
  %_40.sroa.6.0576 = phi i32 [ undef, %start ], [ %_40.sroa.6.1, %bb32 ]
  %_72.sroa.6.0575 = phi i32 [ undef, %start ], [ %_72.sroa.6.1, %bb32 ]
  %_45.sroa.6.0574 = phi i32 [ undef, %start ], [ %_45.sroa.6.1, %bb32 ]
  %_59.sroa.6.0573 = phi i32 [ undef, %start ], [ %_59.sroa.6.1, %bb32 ]
  %_54.sroa.6.0572 = phi i32 [ undef, %start ], [ %_54.sroa.6.1, %bb32 ]
  %_108 = icmp eq i32 %fuel.sroa.0.0582, 0
  br i1 %_108, label %bb43, label %bb44

bb40:                                             ; preds = %bb1.i, %bb3.i, %bb43, %bb67, %bb75, %bb73, %bb71, %bb65, %bb45, %bb47, %bb49, %bb53, %bb55, %bb59, %bb61
  call void @llvm.lifetime.end.p0(ptr nonnull %s)
  ret void

bb44:                                             ; preds = %bb41
  %_107 = getelementptr inbounds nuw i8, ptr %code.0, i64 %pc.sroa.0.0581
  %byte = load i8, ptr %_107, align 1, !noundef !8
  %_109 = add nsw i32 %fuel.sroa.0.0582, -1
  %3 = add nuw nsw i64 %pc.sroa.0.0581, 1
; call rs_enums::decode
  %4 = tail call fastcc i64 @_RNvCsd0HoDl8ANAl_8rs_enums6decode(i8 noundef %byte) #13
  %.sroa.4.0.extract.shift = lshr i64 %4, 8
  %.sroa.6.0.extract.shift = lshr i64 %4, 32
  %.sroa.6.0.extract.trunc = trunc nuw i64 %.sroa.6.0.extract.shift to i32
  %5 = and i64 %4, 255
  %.not = icmp eq i64 %5, 7
  br i1 %.not, label %bb32, label %bb4

bb43:                                             ; preds = %bb41
  store i32 2, ptr %_0, align 8
  %_115.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 0, ptr %_115.sroa.2.0._0.sroa_idx, align 4
  br label %bb40

bb4:                                              ; preds = %bb44
  %trunc = trunc i64 %4 to i8
  switch i8 %trunc, label %bb2 [
    i8 0, label %bb11
    i8 1, label %bb10
    i8 2, label %bb9
    i8 3, label %bb8
    i8 4, label %bb7
    i8 5, label %bb6
    i8 6, label %bb5
  ]

bb32:                                             ; preds = %bb74, %bb27, %bb78, %bb72, %bb66, %bb58, %bb52, %bb46, %bb44
  %_5.i = phi i64 [ %_8.i, %bb44 ], [ %7, %bb46 ], [ %11, %bb52 ], [ %15, %bb58 ], [ %21, %bb66 ], [ %26, %bb72 ], [ %_14.i136, %bb27 ], [ %_14.i136, %bb74 ], [ %31, %bb78 ]
  %_54.sroa.6.1 = phi i32 [ %_54.sroa.6.0572, %bb44 ], [ %_54.sroa.6.0572, %bb46 ], [ %_54.sroa.6.0572, %bb52 ], [ %_54.sroa.6.0572, %bb58 ], [ %_10.i116, %bb66 ], [ %_54.sroa.6.0572, %bb72 ], [ %_54.sroa.6.0572, %bb27 ], [ %_54.sroa.6.0572, %bb74 ], [ %_54.sroa.6.0572, %bb78 ]
  %_59.sroa.6.1 = phi i32 [ %_59.sroa.6.0573, %bb44 ], [ %_59.sroa.6.0573, %bb46 ], [ %_59.sroa.6.0573, %bb52 ], [ %_59.sroa.6.0573, %bb58 ], [ %_10.i202, %bb66 ], [ %_59.sroa.6.0573, %bb72 ], [ %_59.sroa.6.0573, %bb27 ], [ %_59.sroa.6.0573, %bb74 ], [ %_59.sroa.6.0573, %bb78 ]
  %_45.sroa.6.1 = phi i32 [ %_45.sroa.6.0574, %bb44 ], [ %_45.sroa.6.0574, %bb46 ], [ %_45.sroa.6.0574, %bb52 ], [ %_10.i183, %bb58 ], [ %_45.sroa.6.0574, %bb66 ], [ %_45.sroa.6.0574, %bb72 ], [ %_45.sroa.6.0574, %bb27 ], [ %_45.sroa.6.0574, %bb74 ], [ %_45.sroa.6.0574, %bb78 ]
  %_72.sroa.6.1 = phi i32 [ %_72.sroa.6.0575, %bb44 ], [ %_72.sroa.6.0575, %bb46 ], [ %_72.sroa.6.0575, %bb52 ], [ %_72.sroa.6.0575, %bb58 ], [ %_72.sroa.6.0575, %bb66 ], [ %_10.i128, %bb72 ], [ %_72.sroa.6.0575, %bb27 ], [ %_72.sroa.6.0575, %bb74 ], [ %_72.sroa.6.0575, %bb78 ]
  %_40.sroa.6.1 = phi i32 [ %_40.sroa.6.0576, %bb44 ], [ %_40.sroa.6.0576, %bb46 ], [ %_40.sroa.6.0576, %bb52 ], [ %_10.i104, %bb58 ], [ %_40.sroa.6.0576, %bb66 ], [ %_40.sroa.6.0576, %bb72 ], [ %_40.sroa.6.0576, %bb27 ], [ %_40.sroa.6.0576, %bb74 ], [ %_40.sroa.6.0576, %bb78 ]
  %_88.sroa.6.1 = phi i32 [ %_88.sroa.6.0577, %bb44 ], [ %_88.sroa.6.0577, %bb46 ], [ %_88.sroa.6.0577, %bb52 ], [ %_88.sroa.6.0577, %bb58 ], [ %_88.sroa.6.0577, %bb66 ], [ %_88.sroa.6.0577, %bb72 ], [ %_10.i140, %bb27 ], [ %_10.i140, %bb74 ], [ %_88.sroa.6.0577, %bb78 ]
  %_30.sroa.6.1 = phi i32 [ %_30.sroa.6.0578, %bb44 ], [ %_30.sroa.6.0578, %bb46 ], [ %_10.i164, %bb52 ], [ %_30.sroa.6.0578, %bb58 ], [ %_30.sroa.6.0578, %bb66 ], [ %_30.sroa.6.0578, %bb72 ], [ %_30.sroa.6.0578, %bb27 ], [ %_30.sroa.6.0578, %bb74 ], [ %_30.sroa.6.0578, %bb78 ]
  %_25.sroa.6.1 = phi i32 [ %_25.sroa.6.0579, %bb44 ], [ %_25.sroa.6.0579, %bb46 ], [ %_10.i92, %bb52 ], [ %_25.sroa.6.0579, %bb58 ], [ %_25.sroa.6.0579, %bb66 ], [ %_25.sroa.6.0579, %bb72 ], [ %_25.sroa.6.0579, %bb27 ], [ %_25.sroa.6.0579, %bb74 ], [ %_25.sroa.6.0579, %bb78 ]
  %_94.sroa.6.1 = phi i32 [ %_94.sroa.6.0580, %bb44 ], [ %_94.sroa.6.0580, %bb46 ], [ %_94.sroa.6.0580, %bb52 ], [ %_94.sroa.6.0580, %bb58 ], [ %_94.sroa.6.0580, %bb66 ], [ %_94.sroa.6.0580, %bb72 ], [ %_94.sroa.6.0580, %bb27 ], [ %_94.sroa.6.0580, %bb74 ], [ %_10.i152, %bb78 ]
  %pc.sroa.0.1 = phi i64 [ %3, %bb44 ], [ %3, %bb46 ], [ %3, %bb52 ], [ %3, %bb58 ], [ %3, %bb66 ], [ %3, %bb72 ], [ %28, %bb27 ], [ %3, %bb74 ], [ %3, %bb78 ]
  %_105 = icmp ult i64 %pc.sroa.0.1, 16
  br i1 %_105, label %bb41, label %bb42

bb2:                                              ; preds = %bb4
  unreachable

bb11:                                             ; preds = %bb4
  %_12.i82 = icmp ult i64 %_8.i, 8
  br i1 %_12.i82, label %bb46, label %bb45

bb10:                                             ; preds = %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !10)
  %_13.i86 = icmp eq i64 %_8.i, 0
  br i1 %_13.i86, label %bb47, label %bb4.i87

bb4.i87:                                          ; preds = %bb10
  %_14.i88 = add i64 %_8.i, -1
  store i64 %_14.i88, ptr %0, align 8, !alias.scope !10, !noalias !13
  %_12.i89 = icmp ult i64 %_8.i, 9
  br i1 %_12.i89, label %bb48, label %panic.i90

panic.i90:                                        ; preds = %bb4.i87
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14.i88, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #12, !noalias !15
  unreachable

bb9:                                              ; preds = %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  %_13.i98 = icmp eq i64 %_8.i, 0
  br i1 %_13.i98, label %bb53, label %bb4.i99

bb4.i99:                                          ; preds = %bb9
  %_14.i100 = add i64 %_8.i, -1
  store i64 %_14.i100, ptr %0, align 8, !alias.scope !16, !noalias !19
  %_12.i101 = icmp ult i64 %_8.i, 9
  br i1 %_12.i101, label %bb54, label %panic.i102

panic.i102:                                       ; preds = %bb4.i99
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14.i100, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #12, !noalias !21
  unreachable

bb8:                                              ; preds = %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  %_13.i110 = icmp eq i64 %_8.i, 0
  br i1 %_13.i110, label %bb59, label %bb4.i111

bb4.i111:                                         ; preds = %bb8
  %_14.i112 = add i64 %_8.i, -1
  store i64 %_14.i112, ptr %0, align 8, !alias.scope !22, !noalias !25
  %_12.i113 = icmp ult i64 %_8.i, 9
  br i1 %_12.i113, label %bb60, label %panic.i114

panic.i114:                                       ; preds = %bb4.i111
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14.i112, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #12, !noalias !27
  unreachable

bb7:                                              ; preds = %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  %_13.i122 = icmp eq i64 %_8.i, 0
  br i1 %_13.i122, label %bb67, label %bb4.i123

bb4.i123:                                         ; preds = %bb7
  %_14.i124 = add i64 %_8.i, -1
  store i64 %_14.i124, ptr %0, align 8, !alias.scope !28, !noalias !31
  %_12.i125 = icmp ult i64 %_8.i, 9
  br i1 %_12.i125, label %bb70, label %panic.i126

panic.i126:                                       ; preds = %bb4.i123
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14.i124, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #12, !noalias !33
  unreachable

bb6:                                              ; preds = %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !34)
  %_13.i134 = icmp eq i64 %_8.i, 0
  br i1 %_13.i134, label %bb73, label %bb4.i135

bb4.i135:                                         ; preds = %bb6
  %_14.i136 = add i64 %_8.i, -1
  store i64 %_14.i136, ptr %0, align 8, !alias.scope !34, !noalias !37
  %_12.i137 = icmp ult i64 %_8.i, 9
  br i1 %_12.i137, label %bb74, label %panic.i138

panic.i138:                                       ; preds = %bb4.i135
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14.i136, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #12, !noalias !39
  unreachable

bb5:                                              ; preds = %bb4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !40)
  %_13.i146 = icmp eq i64 %_8.i, 0
  br i1 %_13.i146, label %bb75, label %bb4.i147

bb4.i147:                                         ; preds = %bb5
  %_14.i148 = add i64 %_8.i, -1
  store i64 %_14.i148, ptr %0, align 8, !alias.scope !40, !noalias !43
  %_12.i149 = icmp ult i64 %_8.i, 9
  br i1 %_12.i149, label %bb78, label %panic.i150

panic.i150:                                       ; preds = %bb4.i147
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_14.i148, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #12, !noalias !45
  unreachable

bb45:                                             ; preds = %bb11
  store i32 1, ptr %_0, align 8
  br label %bb40

bb46:                                             ; preds = %bb11
  %_13.i84 = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i
  store i32 %.sroa.6.0.extract.trunc, ptr %_13.i84, align 4, !alias.scope !46, !noalias !49
  %6 = load i64, ptr %0, align 8, !alias.scope !46, !noalias !49, !noundef !8
  %7 = add i64 %6, 1
  store i64 %7, ptr %0, align 8, !alias.scope !46, !noalias !49
  br label %bb32

bb47:                                             ; preds = %bb10
  store i32 0, ptr %_0, align 8
  %_128.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_25.sroa.6.0579, ptr %_128.sroa.2.0._0.sroa_idx, align 4
  %_128.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_128.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb48:                                             ; preds = %bb4.i87
  %_13.i158 = icmp eq i64 %_14.i88, 0
  br i1 %_13.i158, label %bb49, label %bb52

bb49:                                             ; preds = %bb48
  store i32 0, ptr %_0, align 8
  %_135.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_30.sroa.6.0578, ptr %_135.sroa.2.0._0.sroa_idx, align 4
  %_135.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_135.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb52:                                             ; preds = %bb48
  %8 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i88
  %_10.i92 = load i32, ptr %8, align 4, !alias.scope !10, !noalias !13, !noundef !8
  %_14.i160 = add nsw i64 %_8.i, -2
  store i64 %_14.i160, ptr %0, align 8, !alias.scope !51, !noalias !54
  %9 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i160
  %_10.i164 = load i32, ptr %9, align 4, !alias.scope !51, !noalias !54, !noundef !8
  %v19 = add i32 %_10.i164, %_10.i92
  store i32 %v19, ptr %9, align 4, !alias.scope !56, !noalias !59
  %10 = load i64, ptr %0, align 8, !alias.scope !56, !noalias !59, !noundef !8
  %11 = add i64 %10, 1
  store i64 %11, ptr %0, align 8, !alias.scope !56, !noalias !59
  br label %bb32

bb53:                                             ; preds = %bb9
  store i32 0, ptr %_0, align 8
  %_148.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_40.sroa.6.0576, ptr %_148.sroa.2.0._0.sroa_idx, align 4
  %_148.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_148.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb54:                                             ; preds = %bb4.i99
  %_13.i177 = icmp eq i64 %_14.i100, 0
  br i1 %_13.i177, label %bb55, label %bb58

bb55:                                             ; preds = %bb54
  store i32 0, ptr %_0, align 8
  %_155.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_45.sroa.6.0574, ptr %_155.sroa.2.0._0.sroa_idx, align 4
  %_155.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_155.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb58:                                             ; preds = %bb54
  %12 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i100
  %_10.i104 = load i32, ptr %12, align 4, !alias.scope !16, !noalias !19, !noundef !8
  %_14.i179 = add nsw i64 %_8.i, -2
  store i64 %_14.i179, ptr %0, align 8, !alias.scope !61, !noalias !64
  %13 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i179
  %_10.i183 = load i32, ptr %13, align 4, !alias.scope !61, !noalias !64, !noundef !8
  %v22 = mul i32 %_10.i183, %_10.i104
  store i32 %v22, ptr %13, align 4, !alias.scope !66, !noalias !69
  %14 = load i64, ptr %0, align 8, !alias.scope !66, !noalias !69, !noundef !8
  %15 = add i64 %14, 1
  store i64 %15, ptr %0, align 8, !alias.scope !66, !noalias !69
  br label %bb32

bb59:                                             ; preds = %bb8
  store i32 0, ptr %_0, align 8
  %_168.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_54.sroa.6.0572, ptr %_168.sroa.2.0._0.sroa_idx, align 4
  %_168.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_168.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb60:                                             ; preds = %bb4.i111
  %16 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i112
  %_10.i116 = load i32, ptr %16, align 4, !alias.scope !22, !noalias !25, !noundef !8
  %_13.i196 = icmp eq i64 %_14.i112, 0
  br i1 %_13.i196, label %bb61, label %bb64

bb61:                                             ; preds = %bb60
  store i32 0, ptr %_0, align 8
  %_175.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_59.sroa.6.0573, ptr %_175.sroa.2.0._0.sroa_idx, align 4
  %_175.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_175.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb64:                                             ; preds = %bb60
  %_14.i198 = add nsw i64 %_8.i, -2
  store i64 %_14.i198, ptr %0, align 8, !alias.scope !71, !noalias !74
  %17 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i198
  %_10.i202 = load i32, ptr %17, align 4, !alias.scope !71, !noalias !74, !noundef !8
  store i32 %_10.i116, ptr %17, align 4, !alias.scope !76, !noalias !79
  %18 = load i64, ptr %0, align 8, !alias.scope !76, !noalias !79, !noundef !8
  %19 = add i64 %18, 1
  store i64 %19, ptr %0, align 8, !alias.scope !76, !noalias !79
  %_12.i215 = icmp ult i64 %19, 8
  br i1 %_12.i215, label %bb66, label %bb65

bb65:                                             ; preds = %bb64
  store i32 1, ptr %_0, align 8
  br label %bb40

bb66:                                             ; preds = %bb64
  %_13.i219 = getelementptr inbounds nuw i32, ptr %s, i64 %19
  store i32 %_10.i202, ptr %_13.i219, align 4, !alias.scope !81, !noalias !84
  %20 = load i64, ptr %0, align 8, !alias.scope !81, !noalias !84, !noundef !8
  %21 = add i64 %20, 1
  store i64 %21, ptr %0, align 8, !alias.scope !81, !noalias !84
  br label %bb32

bb67:                                             ; preds = %bb7
  store i32 0, ptr %_0, align 8
  %_194.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_72.sroa.6.0575, ptr %_194.sroa.2.0._0.sroa_idx, align 4
  %_194.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_194.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb70:                                             ; preds = %bb4.i123
  %22 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i124
  %_10.i128 = load i32, ptr %22, align 4, !alias.scope !28, !noalias !31, !noundef !8
  %23 = load i64, ptr %0, align 8, !alias.scope !86, !noalias !89, !noundef !8
  %24 = add i64 %23, 1
  store i64 %24, ptr %0, align 8, !alias.scope !86, !noalias !89
  %_12.i229 = icmp ult i64 %24, 8
  br i1 %_12.i229, label %bb72, label %bb71

bb71:                                             ; preds = %bb70
  store i32 1, ptr %_0, align 8
  br label %bb40

bb72:                                             ; preds = %bb70
  %_13.i233 = getelementptr inbounds nuw i32, ptr %s, i64 %24
  store i32 %_10.i128, ptr %_13.i233, align 4, !alias.scope !91, !noalias !94
  %25 = load i64, ptr %0, align 8, !alias.scope !91, !noalias !94, !noundef !8
  %26 = add i64 %25, 1
  store i64 %26, ptr %0, align 8, !alias.scope !91, !noalias !94
  br label %bb32

bb73:                                             ; preds = %bb6
  store i32 0, ptr %_0, align 8
  %_213.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_88.sroa.6.0577, ptr %_213.sroa.2.0._0.sroa_idx, align 4
  %_213.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_213.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb74:                                             ; preds = %bb4.i135
  %27 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i136
  %_10.i140 = load i32, ptr %27, align 4, !alias.scope !34, !noalias !37, !noundef !8
  %_86 = icmp slt i32 %_10.i140, %.sroa.6.0.extract.trunc
  br i1 %_86, label %bb27, label %bb32

bb27:                                             ; preds = %bb74
  %_92 = and i64 %.sroa.4.0.extract.shift, 255
  %28 = add nuw nsw i64 %_92, %3
  br label %bb32

bb75:                                             ; preds = %bb5
  store i32 0, ptr %_0, align 8
  %_220.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_94.sroa.6.0580, ptr %_220.sroa.2.0._0.sroa_idx, align 4
  %_220.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 0, ptr %_220.sroa.3.0._0.sroa_idx, align 8
  br label %bb40

bb78:                                             ; preds = %bb4.i147
  %29 = getelementptr inbounds nuw i32, ptr %s, i64 %_14.i148
  %_10.i152 = load i32, ptr %29, align 4, !alias.scope !40, !noalias !43, !noundef !8
  %_101 = sub i32 0, %_10.i152
  store i32 %_101, ptr %29, align 4, !alias.scope !96, !noalias !99
  %30 = load i64, ptr %0, align 8, !alias.scope !96, !noalias !99, !noundef !8
  %31 = add i64 %30, 1
  store i64 %31, ptr %0, align 8, !alias.scope !96, !noalias !99
  br label %bb32
}

; rs_enums::decode
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i64 0, -4294967288) i64 @_RNvCsd0HoDl8ANAl_8rs_enums6decode(i8 noundef %byte) unnamed_addr #1 {
start:
  %n = and i8 %byte, 15
  %_5 = icmp samesign ult i8 %n, 5
  br i1 %_5, label %bb2, label %bb3

bb3:                                              ; preds = %start
  switch i8 %n, label %bb12 [
    i8 5, label %bb11
    i8 6, label %bb11
    i8 7, label %bb9
    i8 8, label %bb8
    i8 9, label %bb7
    i8 10, label %bb7
    i8 11, label %bb6
    i8 12, label %bb5
  ]

bb2:                                              ; preds = %start
  %narrow = mul nuw nsw i8 %n, 3
  %_7 = zext nneg i8 %narrow to i64
  %_6 = shl nuw nsw i64 %_7, 24
  %_2.sroa.11.4.insert.ext = add nuw nsw i64 %_6, 72057593954041856
  %_2.sroa.11.4.insert.shift = and i64 %_2.sroa.11.4.insert.ext, 72057594021150720
  br label %bb11

bb9:                                              ; preds = %bb3
  br label %bb11

bb8:                                              ; preds = %bb3
  br label %bb11

bb7:                                              ; preds = %bb3, %bb3
  br label %bb11

bb6:                                              ; preds = %bb3
  %_9 = lshr i8 %byte, 5
  %_2.sroa.11.1.insert.ext = zext nneg i8 %_9 to i64
  %_2.sroa.11.4.insert.insert = or disjoint i64 %_2.sroa.11.1.insert.ext, 671088640
  br label %bb11

bb5:                                              ; preds = %bb3
  br label %bb11

bb11:                                             ; preds = %bb3, %bb3, %bb2, %bb5, %bb6, %bb7, %bb8, %bb9
  %_2.sroa.11.0 = phi i64 [ %_2.sroa.11.4.insert.shift, %bb2 ], [ 0, %bb5 ], [ 0, %bb9 ], [ 0, %bb8 ], [ 0, %bb7 ], [ %_2.sroa.11.4.insert.insert, %bb6 ], [ 0, %bb3 ], [ 0, %bb3 ]
  %_2.sroa.0.0 = phi i64 [ 0, %bb2 ], [ 6, %bb5 ], [ 2, %bb9 ], [ 3, %bb8 ], [ 4, %bb7 ], [ 5, %bb6 ], [ 1, %bb3 ], [ 1, %bb3 ]
  %0 = shl nuw i64 %_2.sroa.11.0, 8
  %1 = or disjoint i64 %0, %_2.sroa.0.0
  br label %bb12

bb12:                                             ; preds = %bb3, %bb11
  %_0.sroa.0.0.insert.insert = phi i64 [ %1, %bb11 ], [ 7, %bb3 ]
  ret i64 %_0.sroa.0.0.insert.insert
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @parse_numbers(ptr noundef readonly captures(address) %text, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %_40 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_39 = mul i32 %_40, %_41
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_38 = add i32 %_39, %_42
  %i = zext i32 %_38 to i64
  %_6 = mul nuw nsw i64 %i, 10
  %_5 = getelementptr inbounds nuw i8, ptr %text, i64 %_6
  br label %bb2.i.outer

bb2.i.outer:                                      ; preds = %bb2.i.outer.backedge, %start
  %sum.sroa.0.053.ph = phi i32 [ 0, %start ], [ %sum.sroa.0.053.ph.be, %bb2.i.outer.backedge ]
  %iter.sroa.0.052.ph = phi ptr [ %_5, %start ], [ %iter.sroa.0.1, %bb2.i.outer.backedge ]
  %iter.sroa.5.051.ph = phi i64 [ 10, %start ], [ %iter.sroa.5.1, %bb2.i.outer.backedge ]
  br label %bb2.i

bb2.i:                                            ; preds = %bb2.i.outer, %bb12
  %iter.sroa.0.052 = phi ptr [ %iter.sroa.0.1, %bb12 ], [ %iter.sroa.0.052.ph, %bb2.i.outer ]
  %iter.sroa.5.051 = phi i64 [ %iter.sroa.5.1, %bb12 ], [ %iter.sroa.5.051.ph, %bb2.i.outer ]
  %0 = icmp ne ptr %iter.sroa.0.052, null
  tail call void @llvm.assume(i1 %0)
  %_20.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.052, i64 %iter.sroa.5.051
  %_295.i.i = icmp samesign eq i64 %iter.sroa.5.051, 0
  br i1 %_295.i.i, label %bb2.i.i.i, label %bb23.i.i

bb23.i.i:                                         ; preds = %bb2.i, %bb7.i.i
  %i.sroa.0.07.i.i = phi i64 [ %2, %bb7.i.i ], [ 0, %bb2.i ]
  %_3946.i.i = phi ptr [ %_39.i.i, %bb7.i.i ], [ %iter.sroa.0.052, %bb2.i ]
  %ptr.val.i.i = load i8, ptr %_3946.i.i, align 1, !noalias !101, !noundef !8
  %1 = add i8 %ptr.val.i.i, -48
  %_4.sroa.0.0.i.i.i.i = icmp ult i8 %1, 10
  br i1 %_4.sroa.0.0.i.i.i.i, label %bb7.i.i, label %bb5.i

bb7.i.i:                                          ; preds = %bb23.i.i
  %_39.i.i = getelementptr inbounds nuw i8, ptr %_3946.i.i, i64 1
  %2 = add nuw i64 %i.sroa.0.07.i.i, 1
  %_29.i.i = icmp eq ptr %_39.i.i, %_20.i
  br i1 %_29.i.i, label %bb4, label %bb23.i.i

bb5.i:                                            ; preds = %bb23.i.i
  %index.i = add nuw i64 %i.sroa.0.07.i.i, 1
  %new_len.i = sub nuw i64 %iter.sroa.5.051, %index.i
  %_38.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.052, i64 %index.i
  br label %bb4

bb4:                                              ; preds = %bb7.i.i, %bb5.i
  %iter.sroa.5.1 = phi i64 [ %new_len.i, %bb5.i ], [ %iter.sroa.5.051, %bb7.i.i ]
  %iter.sroa.0.1 = phi ptr [ %_38.i, %bb5.i ], [ %iter.sroa.0.052, %bb7.i.i ]
  %ret.sroa.5.1.i = phi i64 [ %i.sroa.0.07.i.i, %bb5.i ], [ %iter.sroa.5.051, %bb7.i.i ]
  switch i64 %ret.sroa.5.1.i, label %bb7 [
    i64 0, label %bb12
    i64 1, label %bb8
  ]

bb2.i.i.i:                                        ; preds = %bb17, %bb18, %bb8, %bb2.i, %bb12
  %_14.sroa.0.075 = phi i32 [ %sum.sroa.0.053.ph, %bb2.i ], [ %sum.sroa.0.053.ph, %bb12 ], [ %7, %bb8 ], [ %25, %bb18 ], [ %24, %bb17 ]
  %3 = icmp ne ptr %text, null
  tail call void @llvm.assume(i1 %3)
  %_20.i.i.i = getelementptr inbounds nuw i8, ptr %_5, i64 10
  %ptr.val.i.i.i.i = load i8, ptr %_5, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i = icmp eq i8 %ptr.val.i.i.i.i, 46
  br i1 %_0.i.i.i.i.i.i, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i

bb7.i.i.i.i:                                      ; preds = %bb2.i.i.i
  %_3946.i.i.i.i.ptr.1 = getelementptr inbounds nuw i8, ptr %_5, i64 1
  %ptr.val.i.i.i.i.1 = load i8, ptr %_3946.i.i.i.i.ptr.1, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.1 = icmp eq i8 %ptr.val.i.i.i.i.1, 46
  br i1 %_0.i.i.i.i.i.i.1, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i.1

bb7.i.i.i.i.1:                                    ; preds = %bb7.i.i.i.i
  %_3946.i.i.i.i.ptr.2 = getelementptr inbounds nuw i8, ptr %_5, i64 2
  %ptr.val.i.i.i.i.2 = load i8, ptr %_3946.i.i.i.i.ptr.2, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.2 = icmp eq i8 %ptr.val.i.i.i.i.2, 46
  br i1 %_0.i.i.i.i.i.i.2, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i.2

bb7.i.i.i.i.2:                                    ; preds = %bb7.i.i.i.i.1
  %_3946.i.i.i.i.ptr.3 = getelementptr inbounds nuw i8, ptr %_5, i64 3
  %ptr.val.i.i.i.i.3 = load i8, ptr %_3946.i.i.i.i.ptr.3, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.3 = icmp eq i8 %ptr.val.i.i.i.i.3, 46
  br i1 %_0.i.i.i.i.i.i.3, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i.3

bb7.i.i.i.i.3:                                    ; preds = %bb7.i.i.i.i.2
  %_3946.i.i.i.i.ptr.4 = getelementptr inbounds nuw i8, ptr %_5, i64 4
  %ptr.val.i.i.i.i.4 = load i8, ptr %_3946.i.i.i.i.ptr.4, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.4 = icmp eq i8 %ptr.val.i.i.i.i.4, 46
  br i1 %_0.i.i.i.i.i.i.4, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i.4

bb7.i.i.i.i.4:                                    ; preds = %bb7.i.i.i.i.3
  %_3946.i.i.i.i.ptr.5 = getelementptr inbounds nuw i8, ptr %_5, i64 5
  %ptr.val.i.i.i.i.5 = load i8, ptr %_3946.i.i.i.i.ptr.5, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.5 = icmp eq i8 %ptr.val.i.i.i.i.5, 46
  br i1 %_0.i.i.i.i.i.i.5, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i.5

bb7.i.i.i.i.5:                                    ; preds = %bb7.i.i.i.i.4
  %_3946.i.i.i.i.ptr.6 = getelementptr inbounds nuw i8, ptr %_5, i64 6
  %ptr.val.i.i.i.i.6 = load i8, ptr %_3946.i.i.i.i.ptr.6, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.6 = icmp eq i8 %ptr.val.i.i.i.i.6, 46
  br i1 %_0.i.i.i.i.i.i.6, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i.6

bb7.i.i.i.i.6:                                    ; preds = %bb7.i.i.i.i.5
  %_3946.i.i.i.i.ptr.7 = getelementptr inbounds nuw i8, ptr %_5, i64 7
  %ptr.val.i.i.i.i.7 = load i8, ptr %_3946.i.i.i.i.ptr.7, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.7 = icmp eq i8 %ptr.val.i.i.i.i.7, 46
  br i1 %_0.i.i.i.i.i.i.7, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i.7

bb7.i.i.i.i.7:                                    ; preds = %bb7.i.i.i.i.6
  %_3946.i.i.i.i.ptr.8 = getelementptr inbounds nuw i8, ptr %_5, i64 8
  %ptr.val.i.i.i.i.8 = load i8, ptr %_3946.i.i.i.i.ptr.8, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.8 = icmp eq i8 %ptr.val.i.i.i.i.8, 46
  br i1 %_0.i.i.i.i.i.i.8, label %bb23.i.i.i.preheader.preheader.i.i, label %bb7.i.i.i.i.8

bb7.i.i.i.i.8:                                    ; preds = %bb7.i.i.i.i.7
  %_3946.i.i.i.i.ptr.9 = getelementptr inbounds nuw i8, ptr %_5, i64 9
  %ptr.val.i.i.i.i.9 = load i8, ptr %_3946.i.i.i.i.ptr.9, align 1, !noalias !106, !noundef !8
  %_0.i.i.i.i.i.i.9 = icmp eq i8 %ptr.val.i.i.i.i.9, 46
  %spec.select = select i1 %_0.i.i.i.i.i.i.9, i64 9, i64 10
  br label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_.exit

bb23.i.i.i.preheader.preheader.i.i:               ; preds = %bb2.i.i.i, %bb7.i.i.i.i, %bb7.i.i.i.i.1, %bb7.i.i.i.i.2, %bb7.i.i.i.i.3, %bb7.i.i.i.i.4, %bb7.i.i.i.i.5, %bb7.i.i.i.i.6, %bb7.i.i.i.i.7
  %i.sroa.0.07.i.i.i.i.lcssa.ph = phi i64 [ 8, %bb7.i.i.i.i.7 ], [ 7, %bb7.i.i.i.i.6 ], [ 6, %bb7.i.i.i.i.5 ], [ 5, %bb7.i.i.i.i.4 ], [ 4, %bb7.i.i.i.i.3 ], [ 3, %bb7.i.i.i.i.2 ], [ 2, %bb7.i.i.i.i.1 ], [ 1, %bb7.i.i.i.i ], [ 0, %bb2.i.i.i ]
  %new_len.i.i.i = sub nuw nsw i64 9, %i.sroa.0.07.i.i.i.i.lcssa.ph
  %4 = getelementptr inbounds nuw i8, ptr %_5, i64 %i.sroa.0.07.i.i.i.i.lcssa.ph
  %_38.i.i.i = getelementptr inbounds nuw i8, ptr %4, i64 1
  br label %bb23.i.i.i.preheader.i.i

bb23.i.i.i.preheader.i.i:                         ; preds = %bb3.i.i.i, %bb23.i.i.i.preheader.preheader.i.i
  %_20.i.i12.i.i = phi ptr [ %_20.i.i.i.i, %bb3.i.i.i ], [ %_20.i.i.i, %bb23.i.i.i.preheader.preheader.i.i ]
  %_38.i911.i11.i.i = phi ptr [ %_38.i.i.i.i, %bb3.i.i.i ], [ %_38.i.i.i, %bb23.i.i.i.preheader.preheader.i.i ]
  %accum.sroa.0.012.i10.i.i = phi i64 [ %..i.i.i.i.i.i, %bb3.i.i.i ], [ %i.sroa.0.07.i.i.i.i.lcssa.ph, %bb23.i.i.i.preheader.preheader.i.i ]
  %new_len.i15.i9.i.i = phi i64 [ %new_len.i.i.i.i, %bb3.i.i.i ], [ %new_len.i.i.i, %bb23.i.i.i.preheader.preheader.i.i ]
  br label %bb23.i.i.i.i.i

bb23.i.i.i.i.i:                                   ; preds = %bb7.i.i.i.i.i, %bb23.i.i.i.preheader.i.i
  %i.sroa.0.07.i.i.i.i.i = phi i64 [ %5, %bb7.i.i.i.i.i ], [ 0, %bb23.i.i.i.preheader.i.i ]
  %_3946.i.i.i.i.i = phi ptr [ %_39.i.i.i.i.i, %bb7.i.i.i.i.i ], [ %_38.i911.i11.i.i, %bb23.i.i.i.preheader.i.i ]
  %ptr.val.i.i.i.i.i = load i8, ptr %_3946.i.i.i.i.i, align 1, !noalias !115, !noundef !8
  %_0.i.i.i.i.i.i.i = icmp eq i8 %ptr.val.i.i.i.i.i, 46
  br i1 %_0.i.i.i.i.i.i.i, label %bb3.i.i.i, label %bb7.i.i.i.i.i

bb7.i.i.i.i.i:                                    ; preds = %bb23.i.i.i.i.i
  %_39.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3946.i.i.i.i.i, i64 1
  %5 = add nuw i64 %i.sroa.0.07.i.i.i.i.i, 1
  %_29.i.i.i.i.i = icmp eq ptr %_39.i.i.i.i.i, %_20.i.i12.i.i
  br i1 %_29.i.i.i.i.i, label %bb5.loopexit.i.loopexit.i.i, label %bb23.i.i.i.i.i

bb3.i.i.i:                                        ; preds = %bb23.i.i.i.i.i
  %index.i.i.i.i = add nuw i64 %i.sroa.0.07.i.i.i.i.i, 1
  %new_len.i.i.i.i = sub nuw i64 %new_len.i15.i9.i.i, %index.i.i.i.i
  %_38.i.i.i.i = getelementptr inbounds nuw i8, ptr %_38.i911.i11.i.i, i64 %index.i.i.i.i
  %..i.i.i.i.i.i = tail call noundef i64 @llvm.umax.i64(i64 %accum.sroa.0.012.i10.i.i, i64 range(i64 0, -9223372036854775808) %i.sroa.0.07.i.i.i.i.i)
  %_20.i.i.i.i = getelementptr inbounds nuw i8, ptr %_38.i911.i11.i.i, i64 %new_len.i15.i9.i.i
  %_295.i.i.i.i.i = icmp samesign eq i64 %new_len.i.i.i.i, 0
  br i1 %_295.i.i.i.i.i, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_.exit, label %bb23.i.i.i.preheader.i.i

bb5.loopexit.i.loopexit.i.i:                      ; preds = %bb7.i.i.i.i.i
  %6 = tail call i64 @llvm.umax.i64(i64 %accum.sroa.0.012.i10.i.i, i64 range(i64 0, -9223372036854775808) %new_len.i15.i9.i.i)
  br label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_.exit

_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_.exit: ; preds = %bb3.i.i.i, %bb7.i.i.i.i.8, %bb5.loopexit.i.loopexit.i.i
  %_0.sroa.3.0.i = phi i64 [ %6, %bb5.loopexit.i.loopexit.i.i ], [ %spec.select, %bb7.i.i.i.i.8 ], [ %..i.i.i.i.i.i, %bb3.i.i.i ]
  %_51.idx = shl nuw nsw i64 %i, 3
  %_51 = getelementptr inbounds nuw i8, ptr %out, i64 %_51.idx
  %_36.sroa.4.0.insert.ext = shl i64 %_0.sroa.3.0.i, 32
  %_36.sroa.0.0.insert.ext = zext i32 %_14.sroa.0.075 to i64
  %_36.sroa.0.0.insert.insert = or disjoint i64 %_36.sroa.4.0.insert.ext, %_36.sroa.0.0.insert.ext
  store i64 %_36.sroa.0.0.insert.insert, ptr %_51, align 4, !alias.scope !124
  ret void

bb12:                                             ; preds = %bb4
  br i1 %_4.sroa.0.0.i.i.i.i, label %bb2.i.i.i, label %bb2.i

bb8:                                              ; preds = %bb4
  %_44 = load i8, ptr %iter.sroa.0.052, align 1, !noundef !8
  %_45.0 = add i8 %_44, -48
  %_18 = zext i8 %_45.0 to i32
  %7 = add i32 %sum.sroa.0.053.ph, %_18
  br i1 %_4.sroa.0.0.i.i.i.i, label %bb2.i.i.i, label %bb2.i.outer.backedge

bb2.i.outer.backedge:                             ; preds = %bb8, %bb18, %bb17
  %sum.sroa.0.053.ph.be = phi i32 [ %24, %bb17 ], [ %25, %bb18 ], [ %7, %bb8 ]
  br label %bb2.i.outer

bb7:                                              ; preds = %bb4
  %8 = load i8, ptr %iter.sroa.0.052, align 1, !alias.scope !127, !noundef !8
  %cond.i = icmp eq i8 %8, 43
  %rest.1.i = sext i1 %cond.i to i64
  %src.sroa.15.0.i = add nsw i64 %ret.sroa.5.1.i, %rest.1.i
  %src.sroa.0.0.idx.i = zext i1 %cond.i to i64
  %src.sroa.0.0.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.052, i64 %src.sroa.0.0.idx.i
  %_10.i = icmp samesign ult i64 %src.sroa.15.0.i, 5
  br i1 %_10.i, label %bb16.i9, label %bb22.i

bb22.i:                                           ; preds = %bb7, %bb33.i
  %result.sroa.0.0.i = phi i16 [ %_63.0.i, %bb33.i ], [ 0, %bb7 ]
  %src.sroa.15.1.i = phi i64 [ %rest.12.i, %bb33.i ], [ %src.sroa.15.0.i, %bb7 ]
  %src.sroa.0.1.i = phi ptr [ %rest.01.i, %bb33.i ], [ %src.sroa.0.0.i, %bb7 ]
  %_30.not.i = icmp eq i64 %src.sroa.15.1.i, 0
  br i1 %_30.not.i, label %bb25.i, label %bb23.i

bb25.i:                                           ; preds = %bb22.i, %bb20.i
  %result.sroa.0.1.i = phi i16 [ %20, %bb20.i ], [ %result.sroa.0.0.i, %bb22.i ]
  %9 = zext i16 %result.sroa.0.1.i to i32
  %10 = shl nuw i32 %9, 16
  br label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb23.i:                                           ; preds = %bb22.i
  %11 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %result.sroa.0.0.i, i16 10)
  %_60.1.i = extractvalue { i16, i1 } %11, 1
  br i1 %_60.1.i, label %bb31.i, label %bb33.i, !prof !130

bb33.i:                                           ; preds = %bb23.i
  %_60.0.i = extractvalue { i16, i1 } %11, 0
  %rest.12.i = add nsw i64 %src.sroa.15.1.i, -1
  %rest.01.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.1.i, i64 1
  %12 = load i8, ptr %src.sroa.0.1.i, align 1, !alias.scope !127, !noundef !8
  %13 = zext i8 %12 to i32
  %14 = add nsw i32 %13, -48
  %_14.i.i = icmp ugt i32 %14, 9
  %15 = trunc nuw nsw i32 %14 to i16
  %_63.0.i = add i16 %_60.0.i, %15
  %_63.1.i = icmp ult i16 %_63.0.i, %_60.0.i
  %or.cond = select i1 %_14.i.i, i1 true, i1 %_63.1.i, !prof !131
  br i1 %or.cond, label %bb17, label %bb22.i, !prof !131

bb31.i:                                           ; preds = %bb23.i
  %16 = load i8, ptr %src.sroa.0.1.i, align 1, !alias.scope !127, !noundef !8
  %17 = add i8 %16, -48
  %_14.i44.i = icmp ult i8 %17, 10
  %spec.select.i = select i1 %_14.i44.i, i32 513, i32 257
  br label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb16.i9:                                          ; preds = %bb7, %bb20.i
  %src.sroa.0.258.i = phi ptr [ %rest.05.i, %bb20.i ], [ %src.sroa.0.0.i, %bb7 ]
  %src.sroa.15.257.i = phi i64 [ %rest.16.i, %bb20.i ], [ %src.sroa.15.0.i, %bb7 ]
  %result.sroa.0.256.i = phi i16 [ %20, %bb20.i ], [ 0, %bb7 ]
  %_20.i10 = load i8, ptr %src.sroa.0.258.i, align 1, !alias.scope !127, !noundef !8
  %_19.i = zext i8 %_20.i10 to i32
  %18 = add nsw i32 %_19.i, -48
  %_14.i46.i = icmp ult i32 %18, 10
  br i1 %_14.i46.i, label %bb20.i, label %bb17

bb20.i:                                           ; preds = %bb16.i9
  %19 = mul i16 %result.sroa.0.256.i, 10
  %rest.16.i = add nsw i64 %src.sroa.15.257.i, -1
  %rest.05.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.258.i, i64 1
  %_24.i = trunc nuw nsw i32 %18 to i16
  %20 = add i16 %19, %_24.i
  %_13.not.i = icmp eq i64 %rest.16.i, 0
  br i1 %_13.not.i, label %bb25.i, label %bb16.i9

_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit: ; preds = %bb25.i, %bb31.i
  %_0.sroa.8.0.insert.insert.i = phi i32 [ %spec.select.i, %bb31.i ], [ %10, %bb25.i ]
  %21 = trunc i32 %_0.sroa.8.0.insert.insert.i to i1
  br i1 %21, label %bb17, label %bb18

bb17:                                             ; preds = %bb33.i, %bb16.i9, %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit
  %22 = getelementptr i8, ptr %iter.sroa.0.052, i64 %ret.sroa.5.1.i
  %23 = getelementptr i8, ptr %22, i64 -1
  %_49 = load i8, ptr %23, align 1, !noundef !8
  %_27 = xor i8 %_49, %8
  %_26 = zext i8 %_27 to i32
  %24 = sub i32 %sum.sroa.0.053.ph, %_26
  br i1 %_4.sroa.0.0.i.i.i.i, label %bb2.i.i.i, label %bb2.i.outer.backedge

bb18:                                             ; preds = %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit
  %.sroa.5.0.extract.shift = lshr i32 %_0.sroa.8.0.insert.insert.i, 16
  %25 = add i32 %.sroa.5.0.extract.shift, %sum.sroa.0.053.ph
  br i1 %_4.sroa.0.0.i.i.i.i, label %bb2.i.i.i, label %bb2.i.outer.backedge
}

; Function Attrs: nounwind
define ptx_kernel void @run_program(ptr noundef readonly captures(none) %code, ptr noundef writeonly captures(none) %out) unnamed_addr #3 {
start:
  %_4 = alloca [16 x i8], align 8
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_19 = mul i32 %_20, %_21
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_18 = add i32 %_19, %_22
  %i = zext i32 %_18 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_4)
  %_7 = shl nuw nsw i64 %i, 4
  %_6 = getelementptr inbounds nuw i8, ptr %code, i64 %_7
; call rs_enums::run
  call fastcc void @_RNvCsd0HoDl8ANAl_8rs_enums3run(ptr noalias noundef align 8 captures(address) dereferenceable(16) %_4, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_6) #13
  %0 = load i32, ptr %_4, align 8, !range !132, !noundef !8
  switch i32 %0, label %default.unreachable [
    i32 3, label %bb7
    i32 0, label %bb6
    i32 1, label %bb8
    i32 2, label %bb4
  ]

bb7:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %_4, i64 4
  %2 = load i32, ptr %1, align 4, !noundef !8
  br label %bb8

bb8:                                              ; preds = %start, %bb4, %bb6, %bb7
  %tag.sroa.0.0 = phi i64 [ 1, %bb6 ], [ 0, %bb7 ], [ 3, %bb4 ], [ 2, %start ]
  %value.sroa.0.0 = phi i32 [ %4, %bb6 ], [ %2, %bb7 ], [ %left, %bb4 ], [ 0, %start ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_4)
  %_24.idx = shl nuw nsw i64 %i, 3
  %_24 = getelementptr inbounds nuw i8, ptr %out, i64 %_24.idx
  %_17.sroa.4.0.insert.ext = zext i32 %value.sroa.0.0 to i64
  %_17.sroa.4.0.insert.shift = shl nuw i64 %_17.sroa.4.0.insert.ext, 32
  %_17.sroa.0.0.insert.insert = or disjoint i64 %_17.sroa.4.0.insert.shift, %tag.sroa.0.0
  store i64 %_17.sroa.0.0.insert.insert, ptr %_24, align 4, !alias.scope !133
  ret void

default.unreachable:                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  %3 = getelementptr inbounds nuw i8, ptr %_4, i64 8
  %n = load i64, ptr %3, align 8, !noundef !8
  %4 = trunc i64 %n to i32
  br label %bb8

bb4:                                              ; preds = %start
  %5 = getelementptr inbounds nuw i8, ptr %_4, i64 4
  %left = load i32, ptr %5, align 4, !noundef !8
  br label %bb8
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #11

declare void @llvm.trap()

attributes #0 = { noinline nounwind "target-cpu"="sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #3 = { nounwind "target-cpu"="sm_90" }
attributes #4 = { "target-cpu"="sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!5 = distinct !{!5, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!6 = !{!7}
!7 = distinct !{!7, !5, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!8 = !{}
!9 = !{!4, !7}
!10 = !{!11}
!11 = distinct !{!11, !12, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!12 = distinct !{!12, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!13 = !{!14}
!14 = distinct !{!14, !12, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!15 = !{!14, !11}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!18 = distinct !{!18, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!19 = !{!20}
!20 = distinct !{!20, !18, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!21 = !{!20, !17}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!24 = distinct !{!24, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!25 = !{!26}
!26 = distinct !{!26, !24, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!27 = !{!26, !23}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!30 = distinct !{!30, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!31 = !{!32}
!32 = distinct !{!32, !30, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!33 = !{!32, !29}
!34 = !{!35}
!35 = distinct !{!35, !36, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!36 = distinct !{!36, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!37 = !{!38}
!38 = distinct !{!38, !36, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!39 = !{!38, !35}
!40 = !{!41}
!41 = distinct !{!41, !42, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!42 = distinct !{!42, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!43 = !{!44}
!44 = distinct !{!44, !42, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!45 = !{!44, !41}
!46 = !{!47}
!47 = distinct !{!47, !48, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!48 = distinct !{!48, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!49 = !{!50}
!50 = distinct !{!50, !48, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!53 = distinct !{!53, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!54 = !{!55}
!55 = distinct !{!55, !53, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!56 = !{!57}
!57 = distinct !{!57, !58, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!58 = distinct !{!58, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!59 = !{!60}
!60 = distinct !{!60, !58, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!63 = distinct !{!63, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!64 = !{!65}
!65 = distinct !{!65, !63, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!66 = !{!67}
!67 = distinct !{!67, !68, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!68 = distinct !{!68, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!69 = !{!70}
!70 = distinct !{!70, !68, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!71 = !{!72}
!72 = distinct !{!72, !73, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!73 = distinct !{!73, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!74 = !{!75}
!75 = distinct !{!75, !73, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!76 = !{!77}
!77 = distinct !{!77, !78, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!78 = distinct !{!78, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!79 = !{!80}
!80 = distinct !{!80, !78, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!81 = !{!82}
!82 = distinct !{!82, !83, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!83 = distinct !{!83, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!84 = !{!85}
!85 = distinct !{!85, !83, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!86 = !{!87}
!87 = distinct !{!87, !88, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!88 = distinct !{!88, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!89 = !{!90}
!90 = distinct !{!90, !88, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!91 = !{!92}
!92 = distinct !{!92, !93, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!93 = distinct !{!93, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!94 = !{!95}
!95 = distinct !{!95, !93, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!96 = !{!97}
!97 = distinct !{!97, !98, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!98 = distinct !{!98, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!99 = !{!100}
!100 = distinct !{!100, !98, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!101 = !{!102, !104}
!102 = distinct !{!102, !103, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_: %self"}
!103 = distinct !{!103, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_"}
!104 = distinct !{!104, !105, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_: %self"}
!105 = distinct !{!105, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_"}
!106 = !{!107, !109, !111, !113}
!107 = distinct !{!107, !108, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_: %self"}
!108 = distinct !{!108, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_"}
!109 = distinct !{!109, !110, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_: %self"}
!110 = distinct !{!110, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_"}
!111 = distinct !{!111, !112, !"_RNvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB11_Sh3lenENtNtNtB9_6traits8iterator8Iterator4nextB1s_: %self"}
!112 = distinct !{!112, !"_RNvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB11_Sh3lenENtNtNtB9_6traits8iterator8Iterator4nextB1s_"}
!113 = distinct !{!113, !114, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_: %self"}
!114 = distinct !{!114, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_"}
!115 = !{!116, !118, !120, !122, !113}
!116 = distinct !{!116, !117, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_: %self"}
!117 = distinct !{!117, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_"}
!118 = distinct !{!118, !119, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_: %self"}
!119 = distinct !{!119, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_"}
!120 = distinct !{!120, !121, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_: %self"}
!121 = distinct !{!121, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_"}
!122 = distinct !{!122, !123, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB12_Sh3lenENtNtNtBa_6traits8iterator8Iterator4foldjNCINvNvB2n_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1t_: %self"}
!123 = distinct !{!123, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB12_Sh3lenENtNtNtBa_6traits8iterator8Iterator4foldjNCINvNvB2n_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1t_"}
!124 = !{!125}
!125 = distinct !{!125, !126, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums: %dest.0"}
!126 = distinct !{!126, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums"}
!127 = !{!128}
!128 = distinct !{!128, !129, !"_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix: argument 0"}
!129 = distinct !{!129, !"_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix"}
!130 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!131 = !{!"branch_weights", i32 2002, i32 2000}
!132 = !{i32 0, i32 4}
!133 = !{!134}
!134 = distinct !{!134, !135, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums: %dest.0"}
!135 = distinct !{!135, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums"}
