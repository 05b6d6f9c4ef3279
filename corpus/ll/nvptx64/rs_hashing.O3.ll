; ModuleID = 'rs_hashing.6c6599a9472af3d2-cgu.0'
source_filename = "rs_hashing.6c6599a9472af3d2-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_520ec2bcc53af0302bf5793ff86ad10d = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_hashing.rs\00", align 1
@_RNvCs9iZD2tUQOQM_10rs_hashing3CRC = internal unnamed_addr constant [1024 x i8] c"\00\00\00\00\960\07w,a\0E\EE\BAQ\09\99\19\C4m\07\8F\F4jp5\A5c\E9\A3\95d\9E2\88\DB\0E\A4\B8\DCy\1E\E9\D5\E0\88\D9\D2\97+L\B6\09\BD|\B1~\07-\B8\E7\91\1D\BF\90d\10\B7\1D\F2 \B0jHq\B9\F3\DEA\BE\84}\D4\DA\1A\EB\E4\DDmQ\B5\D4\F4\C7\85\D3\83V\98l\13\C0\A8kdz\F9b\FD\EC\C9e\8AO\\\01\14\D9l\06cc=\0F\FA\F5\0D\08\8D\C8 n;^\10iL\E4A`\D5rqg\A2\D1\E4\03<G\D4\04K\FD\85\0D\D2k\B5\0A\A5\FA\A8\B55l\98\B2B\D6\C9\BB\DB@\F9\BC\AC\E3l\D82u\\\DFE\CF\0D\D6\DCY=\D1\AB\AC0\D9&:\00\DEQ\80Q\D7\C8\16a\D0\BF\B5\F4\B4!#\C4\B3V\99\95\BA\CF\0F\A5\BD\B8\9E\B8\02(\08\88\05_\B2\D9\0C\C6$\E9\0B\B1\87|o/\11LhX\AB\1Da\C1=-f\B6\90A\DCv\06q\DB\01\BC \D2\98*\10\D5\EF\89\85\B1q\1F\B5\B6\06\A5\E4\BF\9F3\D4\B8\E8\A2\C9\07x4\F9\00\0F\8E\A8\09\96\18\98\0E\E1\BB\0Dj\7F-=m\08\97ld\91\01\\c\E6\F4Qkkbal\1C\D80e\85N\00b\F2\ED\95\06l{\A5\01\1B\C1\F4\08\82W\C4\0F\F5\C6\D9\B0eP\E9\B7\12\EA\B8\BE\8B|\88\B9\FC\DF\1D\DDbI-\DA\15\F3|\D3\8CeL\D4\FBXa\B2M\CEQ\B5:t\00\BC\A3\E20\BB\D4A\A5\DFJ\D7\95\D8=m\C4\D1\A4\FB\F4\D6\D3j\E9iC\FC\D9n4F\88g\AD\D0\B8`\DAs-\04D\E5\1D\033_L\0A\AA\C9|\0D\DD<q\05P\AAA\02'\10\10\0B\BE\86 \0C\C9%\B5hW\B3\85o \09\D4f\B9\9F\E4a\CE\0E\F9\DE^\98\C9\D9)\22\98\D0\B0\B4\A8\D7\C7\17=\B3Y\81\0D\B4.;\\\BD\B7\ADl\BA\C0 \83\B8\ED\B6\B3\BF\9A\0C\E2\B6\03\9A\D2\B1t9G\D5\EA\AFw\D2\9D\15&\DB\04\83\16\DCs\12\0Bc\E3\84;d\94>jm\0D\A8Zjz\0B\CF\0E\E4\9D\FF\09\93'\AE\00\0A\B1\9E\07}D\93\0F\F0\D2\A3\08\87h\F2\01\1E\FE\C2\06i]Wb\F7\CBge\80q6l\19\E7\06knv\1B\D4\FE\E0+\D3\89Zz\DA\10\CCJ\DDgo\DF\B9\F9\F9\EF\BE\8EC\BE\B7\17\D5\8E\B0`\E8\A3\D6\D6~\93\D1\A1\C4\C2\D88R\F2\DFO\F1g\BB\D1gW\BC\A6\DD\06\B5?K6\B2H\DA+\0D\D8L\1B\0A\AF\F6J\036`z\04A\C3\EF`\DFU\DFg\A8\EF\8En1y\BEiF\8C\B3a\CB\1A\83f\BC\A0\D2o%6\E2hR\95w\0C\CC\03G\0B\BB\B9\16\02\22/&\05U\BE;\BA\C5(\0B\BD\B2\92Z\B4+\04j\B3\\\A7\FF\D7\C21\CF\D0\B5\8B\9E\D9,\1D\AE\DE[\B0\C2d\9B&\F2c\EC\9C\A3ju\0A\93m\02\A9\06\09\9C?6\0E\EB\85g\07r\13W\00\05\82J\BF\95\14z\B8\E2\AE+\B1{8\1B\B6\0C\9B\8E\D2\92\0D\BE\D5\E5\B7\EF\DC|!\DF\DB\0B\D4\D2\D3\86B\E2\D4\F1\F8\B3\DDhn\83\DA\1F\CD\16\BE\81[&\B9\F6\E1w\B0owG\B7\18\E6Z\08\88pj\0F\FF\CA;\06f\\\0B\01\11\FF\9Ee\8Fi\AEb\F8\D3\FFkaE\CFl\16x\E2\0A\A0\EE\D2\0D\D7T\83\04N\C2\B3\039a&g\A7\F7\16`\D0MGiI\DBwn>Jj\D1\AE\DCZ\D6\D9f\0B\DF@\F0;\D87S\AE\BC\A9\C5\9E\BB\DE\7F\CF\B2G\E9\FF\B50\1C\F2\BD\BD\8A\C2\BA\CA0\93\B3S\A6\A3\B4$\056\D0\BA\93\06\D7\CD)W\DET\BFg\D9#.zf\B3\B8Ja\C4\02\1Bh]\94+o*7\BE\0B\B4\A1\8E\0C\C3\1B\DF\05Z\8D\EF\02-", align 4
@alloc_b14188e203a540de389b1dc4cae1c7a7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00A\00\00\00\13\00\00\00" }>, align 8

; rs_hashing::first_char
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define internal fastcc void @_RNvCs9iZD2tUQOQM_10rs_hashing10first_char(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(16) %_0, ptr noalias noundef nonnull readonly align 1 captures(none) %bytes.0, i64 noundef range(i64 1, 13) %bytes.1) unnamed_addr #0 {
start:
  %_39.0 = getelementptr inbounds nuw i8, ptr %bytes.0, i64 1
  %_39.1 = add nsw i64 %bytes.1, -1
  %0 = load i8, ptr %bytes.0, align 1, !noundef !3
  %_13 = icmp slt i8 %0, 0
  br i1 %_13, label %bb3, label %bb13

bb19:                                             ; preds = %bb27, %bb26, %bb1, %bb15
  ret void

bb3:                                              ; preds = %start
  %1 = add nsw i8 %0, 62
  %or.cond = icmp ult i8 %1, 30
  br i1 %or.cond, label %bb22.preheader, label %bb5

bb5:                                              ; preds = %bb3
  %2 = and i8 %0, -16
  %or.cond13 = icmp eq i8 %2, -32
  br i1 %or.cond13, label %bb22.preheader, label %bb7

bb7:                                              ; preds = %bb5
  %3 = add nsw i8 %0, 16
  %or.cond14 = icmp ult i8 %3, 5
  br i1 %or.cond14, label %bb22.preheader, label %bb1

bb1:                                              ; preds = %bb7
  %4 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 1, ptr %4, align 8
  store i32 1114112, ptr %_0, align 8
  br label %bb19

bb13:                                             ; preds = %start
  %code.sroa.0.0 = zext nneg i8 %0 to i32
  br label %bb23

bb22.preheader:                                   ; preds = %bb7, %bb5, %bb3
  %.sink = phi i8 [ 15, %bb5 ], [ 31, %bb3 ], [ 7, %bb7 ]
  %exitcond21.not.1 = phi i1 [ true, %bb5 ], [ false, %bb3 ], [ false, %bb7 ]
  %need.sroa.0.0.ph = phi i64 [ 3, %bb5 ], [ 2, %bb3 ], [ 4, %bb7 ]
  %5 = and i8 %0, %.sink
  %code.sroa.0.025 = zext nneg i8 %5 to i32
  %exitcond.not = icmp eq i64 %_39.1, 0
  br i1 %exitcond.not, label %bb15, label %bb24

bb23:                                             ; preds = %bb16, %bb16.1, %bb16.2, %bb13
  %need.sroa.0.026 = phi i64 [ 1, %bb13 ], [ %need.sroa.0.0.ph, %bb16.2 ], [ %need.sroa.0.0.ph, %bb16.1 ], [ %need.sroa.0.0.ph, %bb16 ]
  %code.sroa.0.1.lcssa = phi i32 [ %code.sroa.0.0, %bb13 ], [ %12, %bb16 ], [ %14, %bb16.1 ], [ %16, %bb16.2 ]
  %_57 = xor i32 %code.sroa.0.1.lcssa, 55296
  %6 = add i32 %_57, -1114112
  %_55 = icmp ult i32 %6, -1112064
  br i1 %_55, label %bb26, label %bb27

bb27:                                             ; preds = %bb23
  %7 = icmp ult i32 %code.sroa.0.1.lcssa, 1114112
  tail call void @llvm.assume(i1 %7)
  store i32 %code.sroa.0.1.lcssa, ptr %_0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %need.sroa.0.026, ptr %8, align 8
  br label %bb19

bb26:                                             ; preds = %bb23
  %9 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %need.sroa.0.026, ptr %9, align 8
  store i32 1114112, ptr %_0, align 8
  br label %bb19

bb24:                                             ; preds = %bb22.preheader
  %_59 = load i8, ptr %_39.0, align 1, !noundef !3
  %10 = icmp slt i8 %_59, -64
  br i1 %10, label %bb16, label %bb15

bb15:                                             ; preds = %bb24.2, %bb22.2, %bb24.1, %bb22.1, %bb24, %bb22.preheader
  %.lcssa = phi i64 [ 1, %bb24 ], [ %bytes.1, %bb22.preheader ], [ %bytes.1, %bb22.1 ], [ 2, %bb24.1 ], [ %bytes.1, %bb22.2 ], [ 3, %bb24.2 ]
  %11 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %.lcssa, ptr %11, align 8
  store i32 1114112, ptr %_0, align 8
  br label %bb19

bb16:                                             ; preds = %bb24
  %_29 = shl nuw nsw i32 %code.sroa.0.025, 6
  %_31 = and i8 %_59, 63
  %_30 = zext nneg i8 %_31 to i32
  %12 = or disjoint i32 %_29, %_30
  br i1 %or.cond, label %bb23, label %bb22.1

bb22.1:                                           ; preds = %bb16
  %exitcond.not.1 = icmp eq i64 %_39.1, 1
  br i1 %exitcond.not.1, label %bb15, label %bb24.1

bb24.1:                                           ; preds = %bb22.1
  %_54.1 = getelementptr inbounds nuw i8, ptr %bytes.0, i64 2
  %_59.1 = load i8, ptr %_54.1, align 1, !noundef !3
  %13 = icmp slt i8 %_59.1, -64
  br i1 %13, label %bb16.1, label %bb15

bb16.1:                                           ; preds = %bb24.1
  %_29.1 = shl nuw nsw i32 %12, 6
  %_31.1 = and i8 %_59.1, 63
  %_30.1 = zext nneg i8 %_31.1 to i32
  %14 = or disjoint i32 %_29.1, %_30.1
  br i1 %exitcond21.not.1, label %bb23, label %bb22.2

bb22.2:                                           ; preds = %bb16.1
  %exitcond.not.2 = icmp eq i64 %_39.1, 2
  br i1 %exitcond.not.2, label %bb15, label %bb24.2

bb24.2:                                           ; preds = %bb22.2
  %_54.2 = getelementptr inbounds nuw i8, ptr %bytes.0, i64 3
  %_59.2 = load i8, ptr %_54.2, align 1, !noundef !3
  %15 = icmp slt i8 %_59.2, -64
  br i1 %15, label %bb16.2, label %bb15

bb16.2:                                           ; preds = %bb24.2
  %_29.2 = shl nuw nsw i32 %14, 6
  %_31.2 = and i8 %_59.2, 63
  %_30.2 = zext nneg i8 %_31.2 to i32
  %16 = or disjoint i32 %_29.2, %_30.2
  br label %bb23
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write
; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(72) %self, ptr noalias noundef nonnull readonly align 1 captures(none) %msg.0, i64 noundef range(i64 0, -9223372036854775808) %msg.1) unnamed_addr #1 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 48
  %1 = load i64, ptr %0, align 8, !alias.scope !4, !noalias !7, !noundef !3
  %2 = add i64 %1, %msg.1
  store i64 %2, ptr %0, align 8, !alias.scope !4, !noalias !7
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 64
  %_5.i = load i64, ptr %3, align 8, !alias.scope !4, !noalias !7, !noundef !3
  %4 = icmp eq i64 %_5.i, 0
  br i1 %4, label %bb7.i, label %bb1.i

bb1.i:                                            ; preds = %start
  %5 = sub i64 8, %_5.i
  %..i.i = tail call noundef range(i64 0, -9223372036854775808) i64 @llvm.umin.i64(i64 range(i64 9, 8) %5, i64 range(i64 0, -9223372036854775808) %msg.1)
  %_5.i.i = icmp samesign ugt i64 %..i.i, 3
  br i1 %_5.i.i, label %bb1.i.i, label %bb3.i.i

bb1.i.i:                                          ; preds = %bb1.i
  %data.sroa.0.0.copyload.i.i = load i32, ptr %msg.0, align 1, !alias.scope !9, !noalias !4
  %6 = zext i32 %data.sroa.0.0.copyload.i.i to i64
  br label %bb3.i.i

bb3.i.i:                                          ; preds = %bb1.i.i, %bb1.i
  %i.sroa.0.0.i.i = phi i64 [ 4, %bb1.i.i ], [ 0, %bb1.i ]
  %out.sroa.0.0.i.i = phi i64 [ %6, %bb1.i.i ], [ 0, %bb1.i ]
  %_17.i.i = or disjoint i64 %i.sroa.0.0.i.i, 1
  %_16.i.i = icmp samesign ult i64 %_17.i.i, %..i.i
  br i1 %_16.i.i, label %bb4.i.i, label %bb6.i.i

bb4.i.i:                                          ; preds = %bb3.i.i
  %src4.i.i = getelementptr i8, ptr %msg.0, i64 %i.sroa.0.0.i.i
  %data2.sroa.0.0.copyload.i.i = load i16, ptr %src4.i.i, align 1, !alias.scope !9, !noalias !4
  %_20.i.i = zext i16 %data2.sroa.0.0.copyload.i.i to i64
  %_29.i.i = shl nuw nsw i64 %i.sroa.0.0.i.i, 3
  %_19.i.i = shl nuw nsw i64 %_20.i.i, %_29.i.i
  %7 = or i64 %_19.i.i, %out.sroa.0.0.i.i
  %8 = or disjoint i64 %i.sroa.0.0.i.i, 2
  br label %bb6.i.i

bb6.i.i:                                          ; preds = %bb4.i.i, %bb3.i.i
  %i.sroa.0.1.i.i = phi i64 [ %8, %bb4.i.i ], [ %i.sroa.0.0.i.i, %bb3.i.i ]
  %out.sroa.0.1.i.i = phi i64 [ %7, %bb4.i.i ], [ %out.sroa.0.0.i.i, %bb3.i.i ]
  %_31.i.i = icmp samesign ult i64 %i.sroa.0.1.i.i, %..i.i
  br i1 %_31.i.i, label %bb7.i.i, label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit.i

bb7.i.i:                                          ; preds = %bb6.i.i
  %_51.i.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %i.sroa.0.1.i.i
  %_35.i.i = load i8, ptr %_51.i.i, align 1, !alias.scope !9, !noalias !4, !noundef !3
  %_34.i.i = zext i8 %_35.i.i to i64
  %_38.i.i = shl nuw nsw i64 %i.sroa.0.1.i.i, 3
  %_33.i.i = shl nuw nsw i64 %_34.i.i, %_38.i.i
  %9 = or i64 %_33.i.i, %out.sroa.0.1.i.i
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit.i

_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit.i: ; preds = %bb7.i.i, %bb6.i.i
  %out.sroa.0.2.i.i = phi i64 [ %9, %bb7.i.i ], [ %out.sroa.0.1.i.i, %bb6.i.i ]
  %_11.i = shl i64 %_5.i, 3
  %10 = and i64 %_11.i, 56
  %_7.i = shl i64 %out.sroa.0.2.i.i, %10
  %11 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %12 = load i64, ptr %11, align 8, !alias.scope !4, !noalias !7, !noundef !3
  %13 = or i64 %12, %_7.i
  store i64 %13, ptr %11, align 8, !alias.scope !4, !noalias !7
  %_13.i = icmp ult i64 %msg.1, %5
  br i1 %_13.i, label %bb3.i, label %bb4.i

bb7.i:                                            ; preds = %bb4.i, %start
  %needed.sroa.0.0.i = phi i64 [ 0, %start ], [ %5, %bb4.i ]
  %len.i = sub nsw i64 %msg.1, %needed.sroa.0.0.i
  %left.i = and i64 %len.i, 7
  %_24.i = and i64 %len.i, -8
  %_2250.i = icmp ult i64 %needed.sroa.0.0.i, %_24.i
  br i1 %_2250.i, label %bb9.lr.ph.i, label %bb11.i

bb9.lr.ph.i:                                      ; preds = %bb7.i
  %self.promoted.i = load i64, ptr %self, align 8, !alias.scope !4, !noalias !7
  %14 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %.promoted.i = load i64, ptr %14, align 8, !alias.scope !4, !noalias !7
  %.promoted53.i = load i64, ptr %15, align 8, !alias.scope !12, !noalias !7
  %.promoted55.i = load i64, ptr %16, align 8, !alias.scope !12, !noalias !7
  br label %bb9.i

bb4.i:                                            ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit.i
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %18 = load i64, ptr %17, align 8, !alias.scope !4, !noalias !7, !noundef !3
  %19 = xor i64 %18, %13
  %self.i.i = load i64, ptr %self, align 8, !alias.scope !15, !noalias !7, !noundef !3
  %20 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %rhs.i.i = load i64, ptr %20, align 8, !alias.scope !15, !noalias !7, !noundef !3
  %_2.i.i = add i64 %rhs.i.i, %self.i.i
  %21 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self1.i.i = load i64, ptr %21, align 8, !alias.scope !15, !noalias !7, !noundef !3
  %_5.i7.i = add i64 %self1.i.i, %19
  %22 = tail call noundef i64 @llvm.fshl.i64(i64 %rhs.i.i, i64 %rhs.i.i, i64 13)
  %23 = xor i64 %22, %_2.i.i
  %24 = tail call noundef i64 @llvm.fshl.i64(i64 %19, i64 %19, i64 16)
  %25 = xor i64 %_5.i7.i, %24
  %26 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i.i, i64 %_2.i.i, i64 32)
  %_16.i8.i = add i64 %_5.i7.i, %23
  %_19.i9.i = add i64 %25, %26
  %27 = tail call noundef i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 17)
  %28 = xor i64 %_16.i8.i, %27
  %29 = tail call noundef i64 @llvm.fshl.i64(i64 %25, i64 %25, i64 21)
  %30 = xor i64 %29, %_19.i9.i
  %31 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i8.i, i64 %_16.i8.i, i64 32)
  %_30.i.i = add i64 %_19.i9.i, %28
  %_33.i10.i = add i64 %30, %31
  %32 = tail call noundef i64 @llvm.fshl.i64(i64 %28, i64 %28, i64 13)
  %33 = xor i64 %32, %_30.i.i
  %34 = tail call noundef i64 @llvm.fshl.i64(i64 %30, i64 %30, i64 16)
  %35 = xor i64 %34, %_33.i10.i
  %36 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i.i, i64 %_30.i.i, i64 32)
  %_44.i.i = add i64 %_33.i10.i, %33
  %_47.i.i = add i64 %35, %36
  %37 = tail call noundef i64 @llvm.fshl.i64(i64 %33, i64 %33, i64 17)
  %38 = xor i64 %37, %_44.i.i
  store i64 %38, ptr %20, align 8, !alias.scope !15, !noalias !7
  %39 = tail call noundef i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 21)
  %40 = xor i64 %39, %_47.i.i
  store i64 %40, ptr %17, align 8, !alias.scope !15, !noalias !7
  %41 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i.i, i64 %_44.i.i, i64 32)
  store i64 %41, ptr %21, align 8, !alias.scope !15, !noalias !7
  %42 = xor i64 %_47.i.i, %13
  store i64 %42, ptr %self, align 8, !alias.scope !4, !noalias !7
  br label %bb7.i

bb3.i:                                            ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit.i
  %43 = add i64 %_5.i, %msg.1
  br label %_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing.exit

bb8.bb11_crit_edge.i:                             ; preds = %bb9.i
  store i64 %72, ptr %14, align 8, !alias.scope !4, !noalias !7
  store i64 %70, ptr %15, align 8, !alias.scope !12, !noalias !7
  store i64 %73, ptr %16, align 8, !alias.scope !12, !noalias !7
  store i64 %74, ptr %self, align 8, !alias.scope !4, !noalias !7
  br label %bb11.i

bb11.i:                                           ; preds = %bb8.bb11_crit_edge.i, %bb7.i
  %needed.sroa.0.1.lcssa.i = phi i64 [ %75, %bb8.bb11_crit_edge.i ], [ %needed.sroa.0.0.i, %bb7.i ]
  %_5.i11.i = icmp samesign ugt i64 %left.i, 3
  br i1 %_5.i11.i, label %bb1.i34.i, label %bb3.i12.i

bb1.i34.i:                                        ; preds = %bb11.i
  %src.i.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %needed.sroa.0.1.lcssa.i
  %data.sroa.0.0.copyload.i35.i = load i32, ptr %src.i.i, align 1, !alias.scope !18, !noalias !4
  %44 = zext i32 %data.sroa.0.0.copyload.i35.i to i64
  br label %bb3.i12.i

bb3.i12.i:                                        ; preds = %bb1.i34.i, %bb11.i
  %i.sroa.0.0.i13.i = phi i64 [ 4, %bb1.i34.i ], [ 0, %bb11.i ]
  %out.sroa.0.0.i14.i = phi i64 [ %44, %bb1.i34.i ], [ 0, %bb11.i ]
  %_17.i15.i = or disjoint i64 %i.sroa.0.0.i13.i, 1
  %_16.i16.i = icmp samesign ult i64 %_17.i15.i, %left.i
  br i1 %_16.i16.i, label %bb4.i28.i, label %bb6.i17.i

bb4.i28.i:                                        ; preds = %bb3.i12.i
  %45 = getelementptr i8, ptr %msg.0, i64 %needed.sroa.0.1.lcssa.i
  %src4.i29.i = getelementptr i8, ptr %45, i64 %i.sroa.0.0.i13.i
  %data2.sroa.0.0.copyload.i30.i = load i16, ptr %src4.i29.i, align 1, !alias.scope !18, !noalias !4
  %_20.i31.i = zext i16 %data2.sroa.0.0.copyload.i30.i to i64
  %_29.i32.i = shl nuw nsw i64 %i.sroa.0.0.i13.i, 3
  %_19.i33.i = shl nuw nsw i64 %_20.i31.i, %_29.i32.i
  %46 = or i64 %_19.i33.i, %out.sroa.0.0.i14.i
  %47 = or disjoint i64 %i.sroa.0.0.i13.i, 2
  br label %bb6.i17.i

bb6.i17.i:                                        ; preds = %bb4.i28.i, %bb3.i12.i
  %i.sroa.0.1.i18.i = phi i64 [ %47, %bb4.i28.i ], [ %i.sroa.0.0.i13.i, %bb3.i12.i ]
  %out.sroa.0.1.i19.i = phi i64 [ %46, %bb4.i28.i ], [ %out.sroa.0.0.i14.i, %bb3.i12.i ]
  %_31.i20.i = icmp samesign ult i64 %i.sroa.0.1.i18.i, %left.i
  br i1 %_31.i20.i, label %bb7.i22.i, label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit36.i

bb7.i22.i:                                        ; preds = %bb6.i17.i
  %index.i.i = add i64 %i.sroa.0.1.i18.i, %needed.sroa.0.1.lcssa.i
  %_54.i.i = icmp ult i64 %index.i.i, %msg.1
  tail call void @llvm.assume(i1 %_54.i.i)
  %_51.i23.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %index.i.i
  %_35.i24.i = load i8, ptr %_51.i23.i, align 1, !alias.scope !18, !noalias !4, !noundef !3
  %_34.i25.i = zext i8 %_35.i24.i to i64
  %_38.i26.i = shl nuw nsw i64 %i.sroa.0.1.i18.i, 3
  %_33.i27.i = shl nuw nsw i64 %_34.i25.i, %_38.i26.i
  %48 = or i64 %_33.i27.i, %out.sroa.0.1.i19.i
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit36.i

_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit36.i: ; preds = %bb7.i22.i, %bb6.i17.i
  %out.sroa.0.2.i21.i = phi i64 [ %48, %bb7.i22.i ], [ %out.sroa.0.1.i19.i, %bb6.i17.i ]
  %49 = getelementptr inbounds nuw i8, ptr %self, i64 56
  store i64 %out.sroa.0.2.i21.i, ptr %49, align 8, !alias.scope !4, !noalias !7
  br label %_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing.exit

bb9.i:                                            ; preds = %bb9.i, %bb9.lr.ph.i
  %50 = phi i64 [ %.promoted55.i, %bb9.lr.ph.i ], [ %73, %bb9.i ]
  %51 = phi i64 [ %.promoted53.i, %bb9.lr.ph.i ], [ %70, %bb9.i ]
  %52 = phi i64 [ %.promoted.i, %bb9.lr.ph.i ], [ %72, %bb9.i ]
  %needed.sroa.0.152.i = phi i64 [ %needed.sroa.0.0.i, %bb9.lr.ph.i ], [ %75, %bb9.i ]
  %_47.i484951.i = phi i64 [ %self.promoted.i, %bb9.lr.ph.i ], [ %74, %bb9.i ]
  %src.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %needed.sroa.0.152.i
  %data.sroa.0.0.copyload.i = load i64, ptr %src.i, align 1, !alias.scope !7, !noalias !4
  %53 = xor i64 %data.sroa.0.0.copyload.i, %52
  %_2.i39.i = add i64 %_47.i484951.i, %51
  %_5.i42.i = add i64 %53, %50
  %54 = tail call noundef i64 @llvm.fshl.i64(i64 %51, i64 %51, i64 13)
  %55 = xor i64 %_2.i39.i, %54
  %56 = tail call noundef i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 16)
  %57 = xor i64 %_5.i42.i, %56
  %58 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i39.i, i64 %_2.i39.i, i64 32)
  %_16.i43.i = add i64 %_5.i42.i, %55
  %_19.i44.i = add i64 %57, %58
  %59 = tail call noundef i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 17)
  %60 = xor i64 %_16.i43.i, %59
  %61 = tail call noundef i64 @llvm.fshl.i64(i64 %57, i64 %57, i64 21)
  %62 = xor i64 %61, %_19.i44.i
  %63 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i43.i, i64 %_16.i43.i, i64 32)
  %_30.i45.i = add i64 %_19.i44.i, %60
  %_33.i46.i = add i64 %62, %63
  %64 = tail call noundef i64 @llvm.fshl.i64(i64 %60, i64 %60, i64 13)
  %65 = xor i64 %64, %_30.i45.i
  %66 = tail call noundef i64 @llvm.fshl.i64(i64 %62, i64 %62, i64 16)
  %67 = xor i64 %66, %_33.i46.i
  %68 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i45.i, i64 %_30.i45.i, i64 32)
  %_44.i47.i = add i64 %_33.i46.i, %65
  %_47.i48.i = add i64 %67, %68
  %69 = tail call noundef i64 @llvm.fshl.i64(i64 %65, i64 %65, i64 17)
  %70 = xor i64 %69, %_44.i47.i
  %71 = tail call noundef i64 @llvm.fshl.i64(i64 %67, i64 %67, i64 21)
  %72 = xor i64 %71, %_47.i48.i
  %73 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i47.i, i64 %_44.i47.i, i64 32)
  %74 = xor i64 %_47.i48.i, %data.sroa.0.0.copyload.i
  %75 = add nuw i64 %needed.sroa.0.152.i, 8
  %_22.i = icmp ult i64 %75, %_24.i
  br i1 %_22.i, label %bb9.i, label %bb8.bb11_crit_edge.i

_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing.exit: ; preds = %bb3.i, %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit36.i
  %storemerge.i = phi i64 [ %43, %bb3.i ], [ %left.i, %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit36.i ]
  store i64 %storemerge.i, ptr %3, align 8, !alias.scope !4, !noalias !7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @crc_rows(ptr noundef readonly captures(address_is_null) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %_20 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_21 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_19 = mul i32 %_20, %_21
  %_22 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_18 = add i32 %_19, %_22
  %i = zext i32 %_18 to i64
  %_6 = shl nuw nsw i64 %i, 4
  %_5 = getelementptr inbounds nuw i8, ptr %data, i64 %_6
  %0 = icmp ne ptr %data, null
  tail call void @llvm.assume(i1 %0)
  %_45.val.i = load i8, ptr %_5, align 1, !noundef !3
  %_8.narrow.i.i = xor i8 %_45.val.i, -1
  %_6.i.i = zext i8 %_8.narrow.i.i to i64
  %1 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i
  %_4.i.i = load i32, ptr %1, align 4, !noundef !3
  %_0.i.i = xor i32 %_4.i.i, 16777215
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %_5, i64 1
  %_45.val.i.1 = load i8, ptr %_45.i.1, align 1, !noundef !3
  %c.tr.i.i.1 = trunc i32 %_0.i.i to i8
  %_8.narrow.i.i.1 = xor i8 %_45.val.i.1, %c.tr.i.i.1
  %_6.i.i.1 = zext i8 %_8.narrow.i.i.1 to i64
  %2 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.1
  %_4.i.i.1 = load i32, ptr %2, align 4, !noundef !3
  %_12.i.i.1 = lshr i32 %_0.i.i, 8
  %_0.i.i.1 = xor i32 %_4.i.i.1, %_12.i.i.1
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %_5, i64 2
  %_45.val.i.2 = load i8, ptr %_45.i.2, align 1, !noundef !3
  %c.tr.i.i.2 = trunc i32 %_0.i.i.1 to i8
  %_8.narrow.i.i.2 = xor i8 %_45.val.i.2, %c.tr.i.i.2
  %_6.i.i.2 = zext i8 %_8.narrow.i.i.2 to i64
  %3 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.2
  %_4.i.i.2 = load i32, ptr %3, align 4, !noundef !3
  %_12.i.i.2 = lshr i32 %_0.i.i.1, 8
  %_0.i.i.2 = xor i32 %_4.i.i.2, %_12.i.i.2
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %_5, i64 3
  %_45.val.i.3 = load i8, ptr %_45.i.3, align 1, !noundef !3
  %c.tr.i.i.3 = trunc i32 %_0.i.i.2 to i8
  %_8.narrow.i.i.3 = xor i8 %_45.val.i.3, %c.tr.i.i.3
  %_6.i.i.3 = zext i8 %_8.narrow.i.i.3 to i64
  %4 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.3
  %_4.i.i.3 = load i32, ptr %4, align 4, !noundef !3
  %_12.i.i.3 = lshr i32 %_0.i.i.2, 8
  %_0.i.i.3 = xor i32 %_4.i.i.3, %_12.i.i.3
  %_45.i.4 = getelementptr inbounds nuw i8, ptr %_5, i64 4
  %_45.val.i.4 = load i8, ptr %_45.i.4, align 1, !noundef !3
  %c.tr.i.i.4 = trunc i32 %_0.i.i.3 to i8
  %_8.narrow.i.i.4 = xor i8 %_45.val.i.4, %c.tr.i.i.4
  %_6.i.i.4 = zext i8 %_8.narrow.i.i.4 to i64
  %5 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.4
  %_4.i.i.4 = load i32, ptr %5, align 4, !noundef !3
  %_12.i.i.4 = lshr i32 %_0.i.i.3, 8
  %_0.i.i.4 = xor i32 %_4.i.i.4, %_12.i.i.4
  %_45.i.5 = getelementptr inbounds nuw i8, ptr %_5, i64 5
  %_45.val.i.5 = load i8, ptr %_45.i.5, align 1, !noundef !3
  %c.tr.i.i.5 = trunc i32 %_0.i.i.4 to i8
  %_8.narrow.i.i.5 = xor i8 %_45.val.i.5, %c.tr.i.i.5
  %_6.i.i.5 = zext i8 %_8.narrow.i.i.5 to i64
  %6 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.5
  %_4.i.i.5 = load i32, ptr %6, align 4, !noundef !3
  %_12.i.i.5 = lshr i32 %_0.i.i.4, 8
  %_0.i.i.5 = xor i32 %_4.i.i.5, %_12.i.i.5
  %_45.i.6 = getelementptr inbounds nuw i8, ptr %_5, i64 6
  %_45.val.i.6 = load i8, ptr %_45.i.6, align 1, !noundef !3
  %c.tr.i.i.6 = trunc i32 %_0.i.i.5 to i8
  %_8.narrow.i.i.6 = xor i8 %_45.val.i.6, %c.tr.i.i.6
  %_6.i.i.6 = zext i8 %_8.narrow.i.i.6 to i64
  %7 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.6
  %_4.i.i.6 = load i32, ptr %7, align 4, !noundef !3
  %_12.i.i.6 = lshr i32 %_0.i.i.5, 8
  %_0.i.i.6 = xor i32 %_4.i.i.6, %_12.i.i.6
  %_45.i.7 = getelementptr inbounds nuw i8, ptr %_5, i64 7
  %_45.val.i.7 = load i8, ptr %_45.i.7, align 1, !noundef !3
  %c.tr.i.i.7 = trunc i32 %_0.i.i.6 to i8
  %_8.narrow.i.i.7 = xor i8 %_45.val.i.7, %c.tr.i.i.7
  %_6.i.i.7 = zext i8 %_8.narrow.i.i.7 to i64
  %8 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.7
  %_4.i.i.7 = load i32, ptr %8, align 4, !noundef !3
  %_12.i.i.7 = lshr i32 %_0.i.i.6, 8
  %_0.i.i.7 = xor i32 %_4.i.i.7, %_12.i.i.7
  %_45.i.8 = getelementptr inbounds nuw i8, ptr %_5, i64 8
  %_45.val.i.8 = load i8, ptr %_45.i.8, align 1, !noundef !3
  %c.tr.i.i.8 = trunc i32 %_0.i.i.7 to i8
  %_8.narrow.i.i.8 = xor i8 %_45.val.i.8, %c.tr.i.i.8
  %_6.i.i.8 = zext i8 %_8.narrow.i.i.8 to i64
  %9 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.8
  %_4.i.i.8 = load i32, ptr %9, align 4, !noundef !3
  %_12.i.i.8 = lshr i32 %_0.i.i.7, 8
  %_0.i.i.8 = xor i32 %_4.i.i.8, %_12.i.i.8
  %_45.i.9 = getelementptr inbounds nuw i8, ptr %_5, i64 9
  %_45.val.i.9 = load i8, ptr %_45.i.9, align 1, !noundef !3
  %c.tr.i.i.9 = trunc i32 %_0.i.i.8 to i8
  %_8.narrow.i.i.9 = xor i8 %_45.val.i.9, %c.tr.i.i.9
  %_6.i.i.9 = zext i8 %_8.narrow.i.i.9 to i64
  %10 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.9
  %_4.i.i.9 = load i32, ptr %10, align 4, !noundef !3
  %_12.i.i.9 = lshr i32 %_0.i.i.8, 8
  %_0.i.i.9 = xor i32 %_4.i.i.9, %_12.i.i.9
  %_45.i.10 = getelementptr inbounds nuw i8, ptr %_5, i64 10
  %_45.val.i.10 = load i8, ptr %_45.i.10, align 1, !noundef !3
  %c.tr.i.i.10 = trunc i32 %_0.i.i.9 to i8
  %_8.narrow.i.i.10 = xor i8 %_45.val.i.10, %c.tr.i.i.10
  %_6.i.i.10 = zext i8 %_8.narrow.i.i.10 to i64
  %11 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.10
  %_4.i.i.10 = load i32, ptr %11, align 4, !noundef !3
  %_12.i.i.10 = lshr i32 %_0.i.i.9, 8
  %_0.i.i.10 = xor i32 %_4.i.i.10, %_12.i.i.10
  %_45.i.11 = getelementptr inbounds nuw i8, ptr %_5, i64 11
  %_45.val.i.11 = load i8, ptr %_45.i.11, align 1, !noundef !3
  %c.tr.i.i.11 = trunc i32 %_0.i.i.10 to i8
  %_8.narrow.i.i.11 = xor i8 %_45.val.i.11, %c.tr.i.i.11
  %_6.i.i.11 = zext i8 %_8.narrow.i.i.11 to i64
  %12 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.11
  %_4.i.i.11 = load i32, ptr %12, align 4, !noundef !3
  %_12.i.i.11 = lshr i32 %_0.i.i.10, 8
  %_0.i.i.11 = xor i32 %_4.i.i.11, %_12.i.i.11
  %_45.i.12 = getelementptr inbounds nuw i8, ptr %_5, i64 12
  %_45.val.i.12 = load i8, ptr %_45.i.12, align 1, !noundef !3
  %c.tr.i.i.12 = trunc i32 %_0.i.i.11 to i8
  %_8.narrow.i.i.12 = xor i8 %_45.val.i.12, %c.tr.i.i.12
  %_6.i.i.12 = zext i8 %_8.narrow.i.i.12 to i64
  %13 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.12
  %_4.i.i.12 = load i32, ptr %13, align 4, !noundef !3
  %_12.i.i.12 = lshr i32 %_0.i.i.11, 8
  %_0.i.i.12 = xor i32 %_4.i.i.12, %_12.i.i.12
  %_45.i.13 = getelementptr inbounds nuw i8, ptr %_5, i64 13
  %_45.val.i.13 = load i8, ptr %_45.i.13, align 1, !noundef !3
  %c.tr.i.i.13 = trunc i32 %_0.i.i.12 to i8
  %_8.narrow.i.i.13 = xor i8 %_45.val.i.13, %c.tr.i.i.13
  %_6.i.i.13 = zext i8 %_8.narrow.i.i.13 to i64
  %14 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.13
  %_4.i.i.13 = load i32, ptr %14, align 4, !noundef !3
  %_12.i.i.13 = lshr i32 %_0.i.i.12, 8
  %_0.i.i.13 = xor i32 %_4.i.i.13, %_12.i.i.13
  %_45.i.14 = getelementptr inbounds nuw i8, ptr %_5, i64 14
  %_45.val.i.14 = load i8, ptr %_45.i.14, align 1, !noundef !3
  %c.tr.i.i.14 = trunc i32 %_0.i.i.13 to i8
  %_8.narrow.i.i.14 = xor i8 %_45.val.i.14, %c.tr.i.i.14
  %_6.i.i.14 = zext i8 %_8.narrow.i.i.14 to i64
  %15 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.14
  %_4.i.i.14 = load i32, ptr %15, align 4, !noundef !3
  %_12.i.i.14 = lshr i32 %_0.i.i.13, 8
  %_0.i.i.14 = xor i32 %_4.i.i.14, %_12.i.i.14
  %_45.i.15 = getelementptr inbounds nuw i8, ptr %_5, i64 15
  %_45.val.i.15 = load i8, ptr %_45.i.15, align 1, !noundef !3
  %c.tr.i.i.15 = trunc i32 %_0.i.i.14 to i8
  %_8.narrow.i.i.15 = xor i8 %_45.val.i.15, %c.tr.i.i.15
  %_6.i.i.15 = zext i8 %_8.narrow.i.i.15 to i64
  %16 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i.15
  %_4.i.i.15 = load i32, ptr %16, align 4, !noundef !3
  %_21.sroa.0.0.copyload.i.i.i.i = load i32, ptr %_5, align 1, !alias.scope !21, !noalias !26
  %17 = tail call noundef i32 @llvm.bswap.i32(i32 %_21.sroa.0.0.copyload.i.i.i.i)
  %_21.sroa.0.0.copyload.i.i.1.i.i = load i32, ptr %_45.i.4, align 1, !alias.scope !21, !noalias !26
  %18 = tail call noundef i32 @llvm.bswap.i32(i32 %_21.sroa.0.0.copyload.i.i.1.i.i)
  %_21.sroa.0.0.copyload.i.i.2.i.i = load i32, ptr %_45.i.8, align 1, !alias.scope !21, !noalias !26
  %19 = tail call noundef i32 @llvm.bswap.i32(i32 %_21.sroa.0.0.copyload.i.i.2.i.i)
  %_21.sroa.0.0.copyload.i.i.3.i.i = load i32, ptr %_45.i.12, align 1, !alias.scope !21, !noalias !26
  %20 = tail call noundef i32 @llvm.bswap.i32(i32 %_21.sroa.0.0.copyload.i.i.3.i.i)
  %21 = tail call noundef i32 @llvm.fshl.i32(i32 %17, i32 %17, i32 range(i32 0, 32) %17)
  %22 = tail call noundef i32 @llvm.fshl.i32(i32 %18, i32 %18, i32 range(i32 0, 32) %18)
  %23 = tail call noundef i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 range(i32 0, 32) %19)
  %24 = tail call noundef i32 @llvm.fshl.i32(i32 %20, i32 %20, i32 range(i32 0, 32) %20)
  %_4.i.i6.1 = mul i32 %21, 16777619
  %_0.i.i7.1 = xor i32 %_4.i.i6.1, %22
  %_4.i.i6.2 = mul i32 %_0.i.i7.1, 16777619
  %_0.i.i7.2 = xor i32 %_4.i.i6.2, %23
  %_4.i.i6.3 = mul i32 %_0.i.i7.2, 16777619
  %_0.i.i7.3 = xor i32 %_4.i.i6.3, %24
  %_12.i.i.15 = lshr i32 %_0.i.i.14, 8
  %_0.i.i.15 = xor i32 %_4.i.i.15, %_12.i.i.15
  %25 = xor i32 %_0.i.i.15, %_0.i.i7.3
  %_17 = xor i32 %25, -1
  %_43 = getelementptr inbounds nuw i32, ptr %out, i64 %i
  store i32 %_17, ptr %_43, align 4
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @siphash_rows(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out, i64 noundef %k0, i64 noundef %k1) unnamed_addr #3 {
start:
  %_5.i.i2.i = alloca [8 x i8], align 8
  %_5.i.i.i = alloca [2 x i8], align 2
  %_5.i1.i = alloca [1 x i8], align 1
  %_5.i.i = alloca [4 x i8], align 4
  %h = alloca [72 x i8], align 8
  %_28 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_27 = mul i32 %_28, %_29
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_26 = add i32 %_27, %_30
  %i = zext i32 %_26 to i64
  %_7 = mul nuw nsw i64 %i, 20
  %_6 = getelementptr inbounds nuw i8, ptr %data, i64 %_7
  call void @llvm.lifetime.start.p0(ptr nonnull %h)
  %0 = xor i64 %k0, 8317987319222330741
  %1 = xor i64 %k1, 7237128888997146477
  %2 = xor i64 %k0, 7816392313619706465
  %3 = xor i64 %k1, 8387220255154660723
  store i64 %0, ptr %h, align 8
  %_32.sroa.4.0.h.sroa_idx = getelementptr inbounds nuw i8, ptr %h, i64 8
  store i64 %2, ptr %_32.sroa.4.0.h.sroa_idx, align 8
  %_32.sroa.5.0.h.sroa_idx = getelementptr inbounds nuw i8, ptr %h, i64 16
  store i64 %1, ptr %_32.sroa.5.0.h.sroa_idx, align 8
  %_32.sroa.6.0.h.sroa_idx = getelementptr inbounds nuw i8, ptr %h, i64 24
  store i64 %3, ptr %_32.sroa.6.0.h.sroa_idx, align 8
  %_32.sroa.7.0.h.sroa_idx = getelementptr inbounds nuw i8, ptr %h, i64 32
  store i64 %k0, ptr %_32.sroa.7.0.h.sroa_idx, align 8
  %_32.sroa.8.0.h.sroa_idx = getelementptr inbounds nuw i8, ptr %h, i64 40
  store i64 %k1, ptr %_32.sroa.8.0.h.sroa_idx, align 8
  %_32.sroa.9.0.h.sroa_idx = getelementptr inbounds nuw i8, ptr %h, i64 48
  %_32.sroa.10.0.h.sroa_idx = getelementptr inbounds nuw i8, ptr %h, i64 56
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_32.sroa.9.0.h.sroa_idx, i8 0, i64 24, i1 false)
  %_14 = load i8, ptr %_6, align 1, !noundef !3
  %4 = getelementptr inbounds nuw i8, ptr %_6, i64 1
  %_17 = load i16, ptr %4, align 1
  %5 = getelementptr inbounds nuw i8, ptr %_6, i64 3
  %_23 = load i8, ptr %5, align 1, !noundef !3
  %_22 = and i8 %_23, 15
  %_21 = zext nneg i8 %_22 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i), !noalias !29
  store i32 %_26, ptr %_5.i.i, align 4, !noalias !29
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_5.i.i, i64 noundef 4) #14, !noalias !35
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i), !noalias !29
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i1.i), !noalias !36
  store i8 %_14, ptr %_5.i1.i, align 1, !noalias !36
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_5.i1.i, i64 noundef 1) #14, !noalias !35
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i1.i), !noalias !36
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i), !noalias !39
  store i16 %_17, ptr %_5.i.i.i, align 2, !noalias !39
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_5.i.i.i, i64 noundef 2) #14, !noalias !35
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i), !noalias !39
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i2.i), !noalias !44
  store i64 %_21, ptr %_5.i.i2.i, align 8, !noalias !44
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_5.i.i2.i, i64 noundef 8) #14, !noalias !35
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i2.i), !noalias !44
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %5, i64 noundef %_21) #14, !noalias !35
  %state.sroa.0.0.copyload.i = load i64, ptr %h, align 8, !alias.scope !49
  %state.sroa.10.0.copyload.i = load i64, ptr %_32.sroa.4.0.h.sroa_idx, align 8, !alias.scope !49
  %state.sroa.17.0.copyload.i = load i64, ptr %_32.sroa.5.0.h.sroa_idx, align 8, !alias.scope !49
  %state.sroa.22.0.copyload.i = load i64, ptr %_32.sroa.6.0.h.sroa_idx, align 8, !alias.scope !49
  %_7.i5 = load i64, ptr %_32.sroa.9.0.h.sroa_idx, align 8, !alias.scope !49, !noundef !3
  %_5.i = shl i64 %_7.i5, 56
  %_8.i6 = load i64, ptr %_32.sroa.10.0.h.sroa_idx, align 8, !alias.scope !49, !noundef !3
  %b.i = or i64 %_5.i, %_8.i6
  %6 = xor i64 %b.i, %state.sroa.22.0.copyload.i
  %_2.i.i = add i64 %state.sroa.17.0.copyload.i, %state.sroa.0.0.copyload.i
  %_5.i.i7 = add i64 %6, %state.sroa.10.0.copyload.i
  %7 = tail call noundef i64 @llvm.fshl.i64(i64 %state.sroa.17.0.copyload.i, i64 %state.sroa.17.0.copyload.i, i64 13)
  %8 = xor i64 %7, %_2.i.i
  %9 = tail call noundef i64 @llvm.fshl.i64(i64 %6, i64 %6, i64 16)
  %10 = xor i64 %9, %_5.i.i7
  %11 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i.i, i64 %_2.i.i, i64 32)
  %_16.i.i = add i64 %_5.i.i7, %8
  %_19.i.i = add i64 %10, %11
  %12 = tail call noundef i64 @llvm.fshl.i64(i64 %8, i64 %8, i64 17)
  %13 = xor i64 %_16.i.i, %12
  %14 = tail call noundef i64 @llvm.fshl.i64(i64 %10, i64 %10, i64 21)
  %15 = xor i64 %14, %_19.i.i
  %16 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i.i, i64 %_16.i.i, i64 32)
  %_30.i.i = add i64 %_19.i.i, %13
  %_33.i.i = add i64 %15, %16
  %17 = tail call noundef i64 @llvm.fshl.i64(i64 %13, i64 %13, i64 13)
  %18 = xor i64 %17, %_30.i.i
  %19 = tail call noundef i64 @llvm.fshl.i64(i64 %15, i64 %15, i64 16)
  %20 = xor i64 %19, %_33.i.i
  %21 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i.i, i64 %_30.i.i, i64 32)
  %_44.i.i = add i64 %_33.i.i, %18
  %_47.i.i = add i64 %20, %21
  %22 = tail call noundef i64 @llvm.fshl.i64(i64 %18, i64 %18, i64 17)
  %23 = xor i64 %22, %_44.i.i
  %24 = tail call noundef i64 @llvm.fshl.i64(i64 %20, i64 %20, i64 21)
  %25 = xor i64 %24, %_47.i.i
  %26 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i.i, i64 %_44.i.i, i64 32)
  %27 = xor i64 %_47.i.i, %b.i
  %28 = xor i64 %26, 255
  %_2.i3.i = add i64 %27, %23
  %_5.i6.i = add i64 %25, %28
  %29 = tail call noundef i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 13)
  %30 = xor i64 %_2.i3.i, %29
  %31 = tail call noundef i64 @llvm.fshl.i64(i64 %25, i64 %25, i64 16)
  %32 = xor i64 %31, %_5.i6.i
  %33 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i3.i, i64 %_2.i3.i, i64 32)
  %_16.i7.i = add i64 %30, %_5.i6.i
  %_19.i8.i = add i64 %32, %33
  %34 = tail call noundef i64 @llvm.fshl.i64(i64 %30, i64 %30, i64 17)
  %35 = xor i64 %_16.i7.i, %34
  %36 = tail call noundef i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 21)
  %37 = xor i64 %36, %_19.i8.i
  %38 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i7.i, i64 %_16.i7.i, i64 32)
  %_30.i9.i = add i64 %35, %_19.i8.i
  %_33.i10.i = add i64 %37, %38
  %39 = tail call noundef i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 13)
  %40 = xor i64 %39, %_30.i9.i
  %41 = tail call noundef i64 @llvm.fshl.i64(i64 %37, i64 %37, i64 16)
  %42 = xor i64 %41, %_33.i10.i
  %43 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i9.i, i64 %_30.i9.i, i64 32)
  %_44.i11.i = add i64 %40, %_33.i10.i
  %_47.i12.i = add i64 %42, %43
  %44 = tail call noundef i64 @llvm.fshl.i64(i64 %40, i64 %40, i64 17)
  %45 = xor i64 %44, %_44.i11.i
  %46 = tail call noundef i64 @llvm.fshl.i64(i64 %42, i64 %42, i64 21)
  %47 = xor i64 %46, %_47.i12.i
  %48 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i11.i, i64 %_44.i11.i, i64 32)
  %_58.i.i = add i64 %45, %_47.i12.i
  %_61.i.i = add i64 %47, %48
  %49 = tail call noundef i64 @llvm.fshl.i64(i64 %45, i64 %45, i64 13)
  %50 = xor i64 %49, %_58.i.i
  %51 = tail call noundef i64 @llvm.fshl.i64(i64 %47, i64 %47, i64 16)
  %52 = xor i64 %51, %_61.i.i
  %53 = tail call noundef i64 @llvm.fshl.i64(i64 %_58.i.i, i64 %_58.i.i, i64 32)
  %_72.i.i = add i64 %50, %_61.i.i
  %_75.i.i = add i64 %52, %53
  %54 = tail call noundef i64 @llvm.fshl.i64(i64 %50, i64 %50, i64 17)
  %55 = xor i64 %54, %_72.i.i
  %56 = tail call noundef i64 @llvm.fshl.i64(i64 %52, i64 %52, i64 21)
  %57 = xor i64 %56, %_75.i.i
  %58 = tail call noundef i64 @llvm.fshl.i64(i64 %_72.i.i, i64 %_72.i.i, i64 32)
  %_86.i.i = add i64 %55, %_75.i.i
  %_89.i.i = add i64 %57, %58
  %59 = tail call noundef i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 13)
  %60 = xor i64 %59, %_86.i.i
  %61 = tail call noundef i64 @llvm.fshl.i64(i64 %57, i64 %57, i64 16)
  %62 = xor i64 %61, %_89.i.i
  %_100.i.i = add i64 %60, %_89.i.i
  %63 = tail call noundef i64 @llvm.fshl.i64(i64 %60, i64 %60, i64 17)
  %64 = tail call noundef i64 @llvm.fshl.i64(i64 %62, i64 %62, i64 21)
  %65 = tail call noundef i64 @llvm.fshl.i64(i64 %_100.i.i, i64 %_100.i.i, i64 32)
  %66 = xor i64 %64, %63
  %67 = xor i64 %66, %65
  %_0.i = xor i64 %67, %_100.i.i
  %_48 = getelementptr inbounds nuw i64, ptr %out, i64 %i
  store i64 %_0.i, ptr %_48, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %h)
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @utf8_rows(ptr noundef readonly captures(address_is_null) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %_8 = alloca [16 x i8], align 8
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_28 = mul i32 %_29, %_30
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_27 = add i32 %_28, %_31
  %i = zext i32 %_27 to i64
  %_5 = mul nuw nsw i64 %i, 12
  %_4 = getelementptr inbounds nuw i8, ptr %data, i64 %_5
  %0 = icmp ne ptr %data, null
  tail call void @llvm.assume(i1 %0)
  %1 = getelementptr inbounds nuw i8, ptr %_8, i64 8
  br label %bb3

bb2:                                              ; preds = %bb24
  %_34 = getelementptr inbounds nuw i8, ptr %out, i64 %_5
  store i32 %r.sroa.0.2, ptr %_34, align 4, !alias.scope !52
  %r.sroa.8.0._34.sroa_idx = getelementptr inbounds nuw i8, ptr %_34, i64 4
  store i32 %r.sroa.8.1, ptr %r.sroa.8.0._34.sroa_idx, align 4, !alias.scope !52
  %r.sroa.10.0._34.sroa_idx = getelementptr inbounds nuw i8, ptr %_34, i64 8
  store i32 %r.sroa.10.1, ptr %r.sroa.10.0._34.sroa_idx, align 4, !alias.scope !52
  ret void

bb3:                                              ; preds = %start, %bb24
  %row.sroa.0.046 = phi ptr [ %_4, %start ], [ %_55, %bb24 ]
  %row.sroa.6.045 = phi i64 [ 12, %start ], [ %_51, %bb24 ]
  %r.sroa.10.044 = phi i32 [ 0, %start ], [ %r.sroa.10.1, %bb24 ]
  %r.sroa.8.043 = phi i32 [ 0, %start ], [ %r.sroa.8.1, %bb24 ]
  %r.sroa.0.042 = phi i32 [ 0, %start ], [ %r.sroa.0.2, %bb24 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_8)
; call rs_hashing::first_char
  call fastcc void @_RNvCs9iZD2tUQOQM_10rs_hashing10first_char(ptr noalias noundef align 8 captures(none) dereferenceable(16) %_8, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %row.sroa.0.046, i64 noundef %row.sroa.6.045) #15
  %2 = load i32, ptr %_8, align 8, !range !56, !noundef !3
  %3 = icmp eq i32 %2, 1114112
  %n = load i64, ptr %1, align 8, !noundef !3
  br i1 %3, label %bb6, label %bb7

bb6:                                              ; preds = %bb3
  %4 = add i32 %r.sroa.10.044, 1
  %..i = tail call noundef range(i64 1, 0) i64 @llvm.umax.i64(i64 %n, i64 1)
  br label %bb8

bb7:                                              ; preds = %bb3
  %_42 = icmp samesign ugt i32 %2, 96
  %_11.i29 = add nsw i32 %2, -65
  br i1 %_42, label %bb19, label %bb18

bb18:                                             ; preds = %bb7
  %5 = add nsw i32 %2, -48
  %_39.sroa.0.0 = icmp ult i32 %5, 10
  %_41.sroa.0.0 = icmp ult i32 %_11.i29, 26
  %_37 = or i1 %_39.sroa.0.0, %_41.sroa.0.0
  %6 = zext i1 %_37 to i32
  %_8.i = icmp samesign ugt i32 %2, 57
  %_10.i = and i32 %_11.i29, -33
  %7 = add nuw nsw i32 %_10.i, 10
  %value.sroa.0.0.i = select i1 %_8.i, i32 %7, i32 %5
  %_14.i = icmp ult i32 %value.sroa.0.0.i, 16
  %_16.sroa.0.0 = select i1 %_14.i, i32 %value.sroa.0.0.i, i32 0
  %8 = add nuw nsw i32 %_16.sroa.0.0, %6
  br label %bb20

bb19:                                             ; preds = %bb7
  %9 = icmp samesign ult i32 %2, 123
  %10 = zext i1 %9 to i32
  %_10.i30 = and i32 %_11.i29, -33
  %11 = add nuw nsw i32 %_10.i30, 10
  %_14.i32 = icmp samesign ult i32 %_10.i30, 6
  %_16.sroa.0.1 = select i1 %_14.i32, i32 %11, i32 0
  %12 = add nuw nsw i32 %_16.sroa.0.1, %10
  %_45 = xor i32 %2, 32
  %spec.select = select i1 %9, i32 %_45, i32 %2
  br label %bb20

bb20:                                             ; preds = %bb19, %bb18
  %.pn = phi i32 [ %12, %bb19 ], [ %8, %bb18 ]
  %c.sroa.0.0 = phi i32 [ %spec.select, %bb19 ], [ %2, %bb18 ]
  %r.sroa.0.1 = add i32 %.pn, %r.sroa.0.042
  %13 = icmp samesign ult i32 %c.sroa.0.0, 1114112
  tail call void @llvm.assume(i1 %13)
  %_20 = trunc i64 %n to i32
  %_18 = mul i32 %c.sroa.0.0, %_20
  %14 = xor i32 %_18, %r.sroa.8.043
  br label %bb8

bb8:                                              ; preds = %bb6, %bb20
  %r.sroa.0.2 = phi i32 [ %r.sroa.0.042, %bb6 ], [ %r.sroa.0.1, %bb20 ]
  %r.sroa.8.1 = phi i32 [ %r.sroa.8.043, %bb6 ], [ %14, %bb20 ]
  %r.sroa.10.1 = phi i32 [ %4, %bb6 ], [ %r.sroa.10.044, %bb20 ]
  %used.sroa.0.0 = phi i64 [ %..i, %bb6 ], [ %n, %bb20 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_8)
  %_48 = icmp ugt i64 %used.sroa.0.0, %row.sroa.6.045
  br i1 %_48, label %bb23, label %bb24, !prof !57

bb24:                                             ; preds = %bb8
  %_51 = sub nuw nsw i64 %row.sroa.6.045, %used.sroa.0.0
  %_55 = getelementptr inbounds nuw i8, ptr %row.sroa.0.046, i64 %used.sroa.0.0
  %15 = icmp eq i64 %_51, 0
  br i1 %15, label %bb2, label %bb3

bb23:                                             ; preds = %bb8
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %used.sroa.0.0, i64 noundef %row.sroa.6.045, i64 noundef %row.sroa.6.045, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b14188e203a540de389b1dc4cae1c7a7) #16
  unreachable
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #8

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #11

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #13

declare void @llvm.trap()

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #1 = { inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #4 = { nounwind "target-cpu"="sm_90" }
attributes #5 = { "target-cpu"="sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #10 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { inlinehint nounwind }
attributes #15 = { noinline nounwind }
attributes #16 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing: %self"}
!6 = distinct !{!6, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing"}
!7 = !{!8}
!8 = distinct !{!8, !6, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing: %msg.0"}
!9 = !{!10, !8}
!10 = distinct !{!10, !11, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le: %buf.0"}
!11 = distinct !{!11, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le"}
!12 = !{!13, !5}
!13 = distinct !{!13, !14, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_rounds: %state"}
!14 = distinct !{!14, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_rounds"}
!15 = !{!16, !5}
!16 = distinct !{!16, !17, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_rounds: %state"}
!17 = distinct !{!17, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_rounds"}
!18 = !{!19, !8}
!19 = distinct !{!19, !20, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le: %buf.0"}
!20 = distinct !{!20, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le"}
!21 = !{!22, !24}
!22 = distinct !{!22, !23, !"_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEINtBQ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1Q_: argument 1"}
!23 = distinct !{!23, !"_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEINtBQ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1Q_"}
!24 = distinct !{!24, !25, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_INtBJ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1N_: %cb.0"}
!25 = distinct !{!25, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_INtBJ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1N_"}
!26 = !{!27, !28}
!27 = distinct !{!27, !23, !"_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEINtBQ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1Q_: %buffer.0"}
!28 = distinct !{!28, !25, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_INtBJ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1N_: %_0"}
!29 = !{!30, !32, !34}
!30 = distinct !{!30, !31, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u32Cs9iZD2tUQOQM_10rs_hashing: %self"}
!31 = distinct !{!31, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u32Cs9iZD2tUQOQM_10rs_hashing"}
!32 = distinct !{!32, !33, !"_RINvXCs9iZD2tUQOQM_10rs_hashingNtB3_3KeyNtNtCsgEmfK2I1SDS_4core4hash4Hash4hashNtNtBE_3sip9SipHasherEB3_: %self"}
!33 = distinct !{!33, !"_RINvXCs9iZD2tUQOQM_10rs_hashingNtB3_3KeyNtNtCsgEmfK2I1SDS_4core4hash4Hash4hashNtNtBE_3sip9SipHasherEB3_"}
!34 = distinct !{!34, !33, !"_RINvXCs9iZD2tUQOQM_10rs_hashingNtB3_3KeyNtNtCsgEmfK2I1SDS_4core4hash4Hash4hashNtNtBE_3sip9SipHasherEB3_: %state"}
!35 = !{!32}
!36 = !{!37, !32, !34}
!37 = distinct !{!37, !38, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher8write_u8Cs9iZD2tUQOQM_10rs_hashing: %self"}
!38 = distinct !{!38, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher8write_u8Cs9iZD2tUQOQM_10rs_hashing"}
!39 = !{!40, !42, !32, !34}
!40 = distinct !{!40, !41, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u16Cs9iZD2tUQOQM_10rs_hashing: %self"}
!41 = distinct !{!41, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u16Cs9iZD2tUQOQM_10rs_hashing"}
!42 = distinct !{!42, !43, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_i16Cs9iZD2tUQOQM_10rs_hashing: %self"}
!43 = distinct !{!43, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_i16Cs9iZD2tUQOQM_10rs_hashing"}
!44 = !{!45, !47, !32, !34}
!45 = distinct !{!45, !46, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher11write_usizeCs9iZD2tUQOQM_10rs_hashing: %self"}
!46 = distinct !{!46, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher11write_usizeCs9iZD2tUQOQM_10rs_hashing"}
!47 = distinct !{!47, !48, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher19write_length_prefixCs9iZD2tUQOQM_10rs_hashing: %self"}
!48 = distinct !{!48, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher19write_length_prefixCs9iZD2tUQOQM_10rs_hashing"}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher6finishCs9iZD2tUQOQM_10rs_hashing: %self"}
!51 = distinct !{!51, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher6finishCs9iZD2tUQOQM_10rs_hashing"}
!52 = !{!53, !55}
!53 = distinct !{!53, !54, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing: %dest.0"}
!54 = distinct !{!54, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing"}
!55 = distinct !{!55, !54, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing: %src.0"}
!56 = !{i32 0, i32 1114113}
!57 = !{!"branch_weights", !"expected", i32 1, i32 2000}
