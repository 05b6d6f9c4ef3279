; ModuleID = 'rs_hashing.6c6599a9472af3d2-cgu.0'
source_filename = "rs_hashing.6c6599a9472af3d2-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_520ec2bcc53af0302bf5793ff86ad10d = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_hashing.rs\00", align 1
@alloc_8632fac592aa0852e12c87dcadcdef90 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\\\00\00\00K\00\00\00" }>, align 8
@alloc_55d47c12ce2f61e967405c645efa50ff = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\\\00\00\00R\00\00\00" }>, align 8
@alloc_50b7542b763eac878117caaed612a544 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\\\00\00\00J\00\00\00" }>, align 8
@_RNvCs9iZD2tUQOQM_10rs_hashing3CRC = internal unnamed_addr constant [1024 x i8] c"\00\00\00\00\960\07w,a\0E\EE\BAQ\09\99\19\C4m\07\8F\F4jp5\A5c\E9\A3\95d\9E2\88\DB\0E\A4\B8\DCy\1E\E9\D5\E0\88\D9\D2\97+L\B6\09\BD|\B1~\07-\B8\E7\91\1D\BF\90d\10\B7\1D\F2 \B0jHq\B9\F3\DEA\BE\84}\D4\DA\1A\EB\E4\DDmQ\B5\D4\F4\C7\85\D3\83V\98l\13\C0\A8kdz\F9b\FD\EC\C9e\8AO\\\01\14\D9l\06cc=\0F\FA\F5\0D\08\8D\C8 n;^\10iL\E4A`\D5rqg\A2\D1\E4\03<G\D4\04K\FD\85\0D\D2k\B5\0A\A5\FA\A8\B55l\98\B2B\D6\C9\BB\DB@\F9\BC\AC\E3l\D82u\\\DFE\CF\0D\D6\DCY=\D1\AB\AC0\D9&:\00\DEQ\80Q\D7\C8\16a\D0\BF\B5\F4\B4!#\C4\B3V\99\95\BA\CF\0F\A5\BD\B8\9E\B8\02(\08\88\05_\B2\D9\0C\C6$\E9\0B\B1\87|o/\11LhX\AB\1Da\C1=-f\B6\90A\DCv\06q\DB\01\BC \D2\98*\10\D5\EF\89\85\B1q\1F\B5\B6\06\A5\E4\BF\9F3\D4\B8\E8\A2\C9\07x4\F9\00\0F\8E\A8\09\96\18\98\0E\E1\BB\0Dj\7F-=m\08\97ld\91\01\\c\E6\F4Qkkbal\1C\D80e\85N\00b\F2\ED\95\06l{\A5\01\1B\C1\F4\08\82W\C4\0F\F5\C6\D9\B0eP\E9\B7\12\EA\B8\BE\8B|\88\B9\FC\DF\1D\DDbI-\DA\15\F3|\D3\8CeL\D4\FBXa\B2M\CEQ\B5:t\00\BC\A3\E20\BB\D4A\A5\DFJ\D7\95\D8=m\C4\D1\A4\FB\F4\D6\D3j\E9iC\FC\D9n4F\88g\AD\D0\B8`\DAs-\04D\E5\1D\033_L\0A\AA\C9|\0D\DD<q\05P\AAA\02'\10\10\0B\BE\86 \0C\C9%\B5hW\B3\85o \09\D4f\B9\9F\E4a\CE\0E\F9\DE^\98\C9\D9)\22\98\D0\B0\B4\A8\D7\C7\17=\B3Y\81\0D\B4.;\\\BD\B7\ADl\BA\C0 \83\B8\ED\B6\B3\BF\9A\0C\E2\B6\03\9A\D2\B1t9G\D5\EA\AFw\D2\9D\15&\DB\04\83\16\DCs\12\0Bc\E3\84;d\94>jm\0D\A8Zjz\0B\CF\0E\E4\9D\FF\09\93'\AE\00\0A\B1\9E\07}D\93\0F\F0\D2\A3\08\87h\F2\01\1E\FE\C2\06i]Wb\F7\CBge\80q6l\19\E7\06knv\1B\D4\FE\E0+\D3\89Zz\DA\10\CCJ\DDgo\DF\B9\F9\F9\EF\BE\8EC\BE\B7\17\D5\8E\B0`\E8\A3\D6\D6~\93\D1\A1\C4\C2\D88R\F2\DFO\F1g\BB\D1gW\BC\A6\DD\06\B5?K6\B2H\DA+\0D\D8L\1B\0A\AF\F6J\036`z\04A\C3\EF`\DFU\DFg\A8\EF\8En1y\BEiF\8C\B3a\CB\1A\83f\BC\A0\D2o%6\E2hR\95w\0C\CC\03G\0B\BB\B9\16\02\22/&\05U\BE;\BA\C5(\0B\BD\B2\92Z\B4+\04j\B3\\\A7\FF\D7\C21\CF\D0\B5\8B\9E\D9,\1D\AE\DE[\B0\C2d\9B&\F2c\EC\9C\A3ju\0A\93m\02\A9\06\09\9C?6\0E\EB\85g\07r\13W\00\05\82J\BF\95\14z\B8\E2\AE+\B1{8\1B\B6\0C\9B\8E\D2\92\0D\BE\D5\E5\B7\EF\DC|!\DF\DB\0B\D4\D2\D3\86B\E2\D4\F1\F8\B3\DDhn\83\DA\1F\CD\16\BE\81[&\B9\F6\E1w\B0owG\B7\18\E6Z\08\88pj\0F\FF\CA;\06f\\\0B\01\11\FF\9Ee\8Fi\AEb\F8\D3\FFkaE\CFl\16x\E2\0A\A0\EE\D2\0D\D7T\83\04N\C2\B3\039a&g\A7\F7\16`\D0MGiI\DBwn>Jj\D1\AE\DCZ\D6\D9f\0B\DF@\F0;\D87S\AE\BC\A9\C5\9E\BB\DE\7F\CF\B2G\E9\FF\B50\1C\F2\BD\BD\8A\C2\BA\CA0\93\B3S\A6\A3\B4$\056\D0\BA\93\06\D7\CD)W\DET\BFg\D9#.zf\B3\B8Ja\C4\02\1Bh]\94+o*7\BE\0B\B4\A1\8E\0C\C3\1B\DF\05Z\8D\EF\02-", align 4
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_d9543621e1b01f7167f356b84ea4258c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\008\00\00\00\11\00\00\00" }>, align 8
@alloc_afe9e7247381edd1678f654e921ce369 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\009\00\00\00\19\00\00\00" }>, align 8
@alloc_cd490c5de64be415b759d82da4e7478d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00=\00\00\00\11\00\00\00" }>, align 8
@alloc_b14188e203a540de389b1dc4cae1c7a7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00A\00\00\00\13\00\00\00" }>, align 8

; <[u32; 4]>::map::<rs_hashing::crc_rows::{closure#2}, u32>
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define void @_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_3mapNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0mEBK_(ptr dead_on_unwind noalias noundef writable writeonly sret([16 x i8]) align 4 captures(none) dereferenceable(16) initializes((0, 16)) %_0, ptr dead_on_return noalias noundef readonly align 4 captures(none) dereferenceable(16) %self) unnamed_addr #0 {
start:
  %me.sroa.0.0.copyload.i = load i32, ptr %self, align 4, !alias.scope !3, !noalias !6
  %me.sroa.4.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %self, i64 4
  %me.sroa.4.0.copyload.i = load i32, ptr %me.sroa.4.0.self.sroa_idx.i, align 4, !alias.scope !3, !noalias !6
  %me.sroa.5.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %me.sroa.5.0.copyload.i = load i32, ptr %me.sroa.5.0.self.sroa_idx.i, align 4, !alias.scope !3, !noalias !6
  %me.sroa.6.0.self.sroa_idx.i = getelementptr inbounds nuw i8, ptr %self, i64 12
  %me.sroa.6.0.copyload.i = load i32, ptr %me.sroa.6.0.self.sroa_idx.i, align 4, !alias.scope !3, !noalias !6
  %0 = tail call noundef i32 @llvm.fshl.i32(i32 %me.sroa.0.0.copyload.i, i32 %me.sroa.0.0.copyload.i, i32 range(i32 0, 32) %me.sroa.0.0.copyload.i)
  %1 = tail call noundef i32 @llvm.fshl.i32(i32 %me.sroa.4.0.copyload.i, i32 %me.sroa.4.0.copyload.i, i32 range(i32 0, 32) %me.sroa.4.0.copyload.i)
  %2 = tail call noundef i32 @llvm.fshl.i32(i32 %me.sroa.5.0.copyload.i, i32 %me.sroa.5.0.copyload.i, i32 range(i32 0, 32) %me.sroa.5.0.copyload.i)
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %me.sroa.6.0.copyload.i, i32 %me.sroa.6.0.copyload.i, i32 range(i32 0, 32) %me.sroa.6.0.copyload.i)
  store i32 %0, ptr %_0, align 4
  %_3.sroa.4.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %1, ptr %_3.sroa.4.0._0.sroa_idx, align 4
  %_3.sroa.5.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i32 %2, ptr %_3.sroa.5.0._0.sroa_idx, align 4
  %_3.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 12
  store i32 %3, ptr %_3.sroa.6.0._0.sroa_idx, align 4
  ret void
}

; <[u32; 4]>::try_map::<core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define void @_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitmEINtBN_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEB1N_(ptr dead_on_unwind noalias noundef writable writeonly sret([16 x i8]) align 4 captures(none) dereferenceable(16) initializes((0, 16)) %_0, ptr dead_on_return noalias noundef readonly align 4 captures(none) dereferenceable(16) %self) unnamed_addr #0 {
start:
  %me.sroa.0.0.copyload = load i32, ptr %self, align 4
  %me.sroa.4.0.self.sroa_idx = getelementptr inbounds nuw i8, ptr %self, i64 4
  %me.sroa.4.0.copyload = load i32, ptr %me.sroa.4.0.self.sroa_idx, align 4
  %me.sroa.5.0.self.sroa_idx = getelementptr inbounds nuw i8, ptr %self, i64 8
  %me.sroa.5.0.copyload = load i32, ptr %me.sroa.5.0.self.sroa_idx, align 4
  %me.sroa.6.0.self.sroa_idx = getelementptr inbounds nuw i8, ptr %self, i64 12
  %me.sroa.6.0.copyload = load i32, ptr %me.sroa.6.0.self.sroa_idx, align 4
  %0 = tail call noundef i32 @llvm.fshl.i32(i32 %me.sroa.0.0.copyload, i32 %me.sroa.0.0.copyload, i32 range(i32 0, 32) %me.sroa.0.0.copyload)
  %1 = tail call noundef i32 @llvm.fshl.i32(i32 %me.sroa.4.0.copyload, i32 %me.sroa.4.0.copyload, i32 range(i32 0, 32) %me.sroa.4.0.copyload)
  %2 = tail call noundef i32 @llvm.fshl.i32(i32 %me.sroa.5.0.copyload, i32 %me.sroa.5.0.copyload, i32 range(i32 0, 32) %me.sroa.5.0.copyload)
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %me.sroa.6.0.copyload, i32 %me.sroa.6.0.copyload, i32 range(i32 0, 32) %me.sroa.6.0.copyload)
  store i32 %0, ptr %_0, align 4, !alias.scope !8, !noalias !14
  %_8.sroa.4.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %1, ptr %_8.sroa.4.0._0.sroa_idx.i, align 4, !alias.scope !8, !noalias !14
  %_8.sroa.5.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i32 %2, ptr %_8.sroa.5.0._0.sroa_idx.i, align 4, !alias.scope !8, !noalias !14
  %_8.sroa.6.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_0, i64 12
  store i32 %3, ptr %_8.sroa.6.0._0.sroa_idx.i, align 4, !alias.scope !8, !noalias !14
  ret void
}

; core::slice::copy_from_slice_impl::<u32>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing(ptr noalias noundef nonnull writeonly align 4 captures(none) %dest.0, i64 noundef range(i64 0, 2305843009213693952) %dest.1, ptr noalias noundef nonnull readonly align 4 captures(none) %src.0, i64 noundef range(i64 0, 2305843009213693952) %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #1 {
start:
  %_3.not = icmp eq i64 %dest.1, %src.1
  br i1 %_3.not, label %bb5, label %bb1, !prof !16

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  tail call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dest.1, i64 noundef %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #16
  unreachable

bb5:                                              ; preds = %start
  %1 = shl nuw nsw i64 %dest.1, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %dest.0, ptr nonnull align 4 %src.0, i64 %1, i1 false)
  ret void
}

; rs_hashing::first_char
; Function Attrs: nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal fastcc void @_RNvCs9iZD2tUQOQM_10rs_hashing10first_char(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([16 x i8]) align 8 captures(none) dereferenceable(16) %_0, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %bytes.0, i64 noundef range(i64 0, 21) %bytes.1) unnamed_addr #2 {
start:
  %_3.not.i = icmp eq i64 %bytes.1, 0
  %tail.0.i = getelementptr inbounds nuw i8, ptr %bytes.0, i64 1
  %tail.1.i = add nsw i64 %bytes.1, -1
  %0 = ptrtoint ptr %tail.0.i to i64
  %_3.sroa.6.0 = select i1 %_3.not.i, i64 0, i64 %0
  br i1 %_3.not.i, label %bb6, label %bb5

bb6:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_3.sroa.6.0, ptr %1, align 8, !alias.scope !17
  store i32 1114112, ptr %_0, align 8, !alias.scope !17
  br label %bb39

bb5:                                              ; preds = %start
  %2 = inttoptr i64 %_3.sroa.6.0 to ptr
  %3 = load i8, ptr %bytes.0, align 1, !noundef !20
  %_15 = icmp slt i8 %3, 0
  br i1 %_15, label %bb10, label %bb20

bb10:                                             ; preds = %bb5
  %4 = add nsw i8 %3, 62
  %or.cond = icmp ult i8 %4, 30
  br i1 %or.cond, label %bb11, label %bb12

bb12:                                             ; preds = %bb10
  %5 = and i8 %3, -16
  %or.cond7 = icmp eq i8 %5, -32
  br i1 %or.cond7, label %bb13, label %bb14

bb11:                                             ; preds = %bb10
  %6 = and i8 %3, 31
  br label %bb20

bb14:                                             ; preds = %bb12
  %7 = add nsw i8 %3, 16
  %or.cond8 = icmp ult i8 %7, 5
  br i1 %or.cond8, label %bb15, label %bb8

bb13:                                             ; preds = %bb12
  %8 = and i8 %3, 15
  br label %bb20

bb8:                                              ; preds = %bb14
  %9 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 1, ptr %9, align 8
  store i32 1114112, ptr %_0, align 8
  br label %bb39

bb15:                                             ; preds = %bb14
  %10 = and i8 %3, 7
  br label %bb20

bb20:                                             ; preds = %bb5, %bb11, %bb13, %bb15
  %_0.i.i.i = phi i1 [ true, %bb15 ], [ false, %bb11 ], [ true, %bb13 ], [ false, %bb5 ]
  %_47.sroa.0.0 = phi i64 [ 3, %bb15 ], [ 1, %bb11 ], [ 2, %bb13 ], [ 0, %bb5 ]
  %code.sroa.0.0.in = phi i8 [ %10, %bb15 ], [ %6, %bb11 ], [ %8, %bb13 ], [ %3, %bb5 ]
  %code.sroa.0.0 = zext nneg i8 %code.sroa.0.0.in to i32
  br i1 %_15, label %bb24, label %bb25

bb24:                                             ; preds = %bb20
  %_3.i.i24.not.not = icmp eq i64 %tail.1.i, 0
  br i1 %_3.i.i24.not.not, label %bb33, label %bb28

bb25:                                             ; preds = %bb30, %bb30.1, %bb30.2, %bb20
  %code.sroa.0.1.lcssa = phi i32 [ %code.sroa.0.0, %bb20 ], [ %15, %bb30 ], [ %17, %bb30.1 ], [ %19, %bb30.2 ]
  %self.i.i = xor i32 %code.sroa.0.1.lcssa, 55296
  %11 = add i32 %self.i.i, -1114112
  %_4.i.i13 = icmp ult i32 %11, -1112064
  %_46.0 = add nuw nsw i64 %_47.sroa.0.0, 1
  br i1 %_4.i.i13, label %bb2.i19, label %bb3.i18

bb3.i18:                                          ; preds = %bb25
  store i32 %code.sroa.0.1.lcssa, ptr %_0, align 8, !alias.scope !21
  %12 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_46.0, ptr %12, align 8, !alias.scope !21
  br label %bb39

bb2.i19:                                          ; preds = %bb25
  %13 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_46.0, ptr %13, align 8, !alias.scope !21
  store i32 1114112, ptr %_0, align 8, !alias.scope !21
  br label %bb39

bb39:                                             ; preds = %bb2.i19, %bb3.i18, %bb8, %bb33, %bb6
  ret void

bb28:                                             ; preds = %bb24
  %_3.i = load i8, ptr %2, align 1, !alias.scope !24, !noundef !20
  %14 = icmp slt i8 %_3.i, -64
  br i1 %14, label %bb30, label %bb33

bb30:                                             ; preds = %bb28
  %_36 = shl nuw nsw i32 %code.sroa.0.0, 6
  %_0.i21 = and i8 %_3.i, 63
  %_37 = zext nneg i8 %_0.i21 to i32
  %15 = or disjoint i32 %_36, %_37
  %spec.select = select i1 %_0.i.i.i, i64 2, i64 1
  br i1 %_0.i.i.i, label %bb24.1, label %bb25

bb24.1:                                           ; preds = %bb30
  %_3.i.i24.not.1.not = icmp eq i64 %tail.1.i, 1
  br i1 %_3.i.i24.not.1.not, label %bb33, label %bb28.1

bb28.1:                                           ; preds = %bb24.1
  %_5.i.i.1 = getelementptr inbounds nuw i8, ptr %2, i64 1
  %_3.i.1 = load i8, ptr %_5.i.i.1, align 1, !alias.scope !24, !noundef !20
  %16 = icmp slt i8 %_3.i.1, -64
  br i1 %16, label %bb30.1, label %bb33

bb30.1:                                           ; preds = %bb28.1
  %_36.1 = shl nuw nsw i32 %15, 6
  %_0.i21.1 = and i8 %_3.i.1, 63
  %_37.1 = zext nneg i8 %_0.i21.1 to i32
  %17 = or disjoint i32 %_36.1, %_37.1
  %_0.i.i.i.1 = icmp samesign ult i64 %spec.select, %_47.sroa.0.0
  br i1 %_0.i.i.i.1, label %bb24.2, label %bb25

bb24.2:                                           ; preds = %bb30.1
  %_3.i.i24.not.2 = icmp ugt i64 %tail.1.i, %spec.select
  br i1 %_3.i.i24.not.2, label %bb28.2, label %bb33

bb28.2:                                           ; preds = %bb24.2
  %_5.i.i.2 = getelementptr inbounds nuw i8, ptr %2, i64 %spec.select
  %_3.i.2 = load i8, ptr %_5.i.i.2, align 1, !alias.scope !24, !noundef !20
  %18 = icmp slt i8 %_3.i.2, -64
  br i1 %18, label %bb30.2, label %bb33

bb30.2:                                           ; preds = %bb28.2
  %_36.2 = shl nuw nsw i32 %17, 6
  %_0.i21.2 = and i8 %_3.i.2, 63
  %_37.2 = zext nneg i8 %_0.i21.2 to i32
  %19 = or disjoint i32 %_36.2, %_37.2
  br label %bb25

bb33:                                             ; preds = %bb28.2, %bb24.2, %bb28.1, %bb24.1, %bb24, %bb28
  %iter.sroa.0.032.lcssa = phi i64 [ 0, %bb24 ], [ 0, %bb28 ], [ 1, %bb24.1 ], [ 1, %bb28.1 ], [ %spec.select, %bb24.2 ], [ %spec.select, %bb28.2 ]
  %_40.0 = add nuw nsw i64 %iter.sroa.0.032.lcssa, 1
  %20 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_40.0, ptr %20, align 8
  store i32 1114112, ptr %_0, align 8
  br label %bb39
}

; <&mut core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>> as core::ops::function::FnMut<(usize,)>>::call_mut
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define noundef i32 @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5array5drainQINtB5_5DrainmKj4_INtNtNtB9_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEINtNtB11_8function5FnMutTjEE8call_mutB1y_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %self, i64 noundef %0) unnamed_addr #3 {
start:
  %_12 = load ptr, ptr %self, align 8, !nonnull !20, !align !27, !noundef !20
  %p = load ptr, ptr %_12, align 8, !nonnull !20, !noundef !20
  %_17 = getelementptr inbounds nuw i8, ptr %p, i64 4
  store ptr %_17, ptr %_12, align 8
  %_9 = load i32, ptr %p, align 4, !noundef !20
  %1 = tail call noundef i32 @llvm.fshl.i32(i32 %_9, i32 %_9, i32 range(i32 0, 32) %_9)
  ret i32 %1
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write
; Function Attrs: inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 captures(none) dereferenceable(72) %self, ptr noalias noundef nonnull readonly align 1 captures(none) %msg.0, i64 noundef range(i64 0, -9223372036854775808) %msg.1) unnamed_addr #4 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 48
  %1 = load i64, ptr %0, align 8, !alias.scope !28, !noalias !31, !noundef !20
  %2 = add i64 %1, %msg.1
  store i64 %2, ptr %0, align 8, !alias.scope !28, !noalias !31
  %3 = getelementptr inbounds nuw i8, ptr %self, i64 64
  %_5.i = load i64, ptr %3, align 8, !alias.scope !28, !noalias !31, !noundef !20
  %4 = icmp eq i64 %_5.i, 0
  br i1 %4, label %bb7.i, label %bb1.i

bb1.i:                                            ; preds = %start
  %5 = sub i64 8, %_5.i
  %..i.i = tail call noundef range(i64 0, -9223372036854775808) i64 @llvm.umin.i64(i64 range(i64 9, 8) %5, i64 range(i64 0, -9223372036854775808) %msg.1)
  %_5.i.i = icmp samesign ugt i64 %..i.i, 3
  br i1 %_5.i.i, label %bb1.i.i, label %bb3.i.i

bb1.i.i:                                          ; preds = %bb1.i
  %data.sroa.0.0.copyload.i.i = load i32, ptr %msg.0, align 1, !alias.scope !33, !noalias !28
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
  %data2.sroa.0.0.copyload.i.i = load i16, ptr %src4.i.i, align 1, !alias.scope !33, !noalias !28
  %_20.i.i = zext i16 %data2.sroa.0.0.copyload.i.i to i64
  %_29.i.i = shl nuw nsw i64 %i.sroa.0.0.i.i, 3
  %_19.i.i = shl nuw nsw i64 %_20.i.i, %_29.i.i
  %7 = or i64 %_19.i.i, %out.sroa.0.0.i.i
  %8 = or disjoint i64 %i.sroa.0.0.i.i, 2
  br label %bb6.i.i

bb6.i.i:                                          ; preds = %bb4.i.i, %bb3.i.i
  %i.sroa.0.1.i.i = phi i64 [ %8, %bb4.i.i ], [ %i.sroa.0.0.i.i, %bb3.i.i ]
  %out.sroa.0.1.i.i = phi i64 [ %7, %bb4.i.i ], [ %out.sroa.0.0.i.i, %bb3.i.i ]
  %_31.i.i = icmp ult i64 %i.sroa.0.1.i.i, %..i.i
  br i1 %_31.i.i, label %bb7.i.i, label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit.i

bb7.i.i:                                          ; preds = %bb6.i.i
  %_51.i.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %i.sroa.0.1.i.i
  %_35.i.i = load i8, ptr %_51.i.i, align 1, !alias.scope !33, !noalias !28, !noundef !20
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
  %12 = load i64, ptr %11, align 8, !alias.scope !28, !noalias !31, !noundef !20
  %13 = or i64 %12, %_7.i
  store i64 %13, ptr %11, align 8, !alias.scope !28, !noalias !31
  %_13.i = icmp ult i64 %msg.1, %5
  br i1 %_13.i, label %bb3.i, label %bb4.i

bb7.i:                                            ; preds = %bb4.i, %start
  %needed.sroa.0.0.i = phi i64 [ 0, %start ], [ %5, %bb4.i ]
  %len.i = sub i64 %msg.1, %needed.sroa.0.0.i
  %left.i = and i64 %len.i, 7
  %_24.i = and i64 %len.i, -8
  %_2250.i = icmp ult i64 %needed.sroa.0.0.i, %_24.i
  br i1 %_2250.i, label %bb9.lr.ph.i, label %bb11.i

bb9.lr.ph.i:                                      ; preds = %bb7.i
  %self.promoted.i = load i64, ptr %self, align 8, !alias.scope !28, !noalias !31
  %14 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %15 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %.promoted.i = load i64, ptr %14, align 8, !alias.scope !28, !noalias !31
  %.promoted53.i = load i64, ptr %15, align 8, !alias.scope !36, !noalias !31
  %.promoted56.i = load i64, ptr %16, align 8, !alias.scope !36, !noalias !31
  br label %bb9.i

bb4.i:                                            ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit.i
  %17 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %18 = load i64, ptr %17, align 8, !alias.scope !28, !noalias !31, !noundef !20
  %19 = xor i64 %18, %13
  store i64 %19, ptr %17, align 8, !alias.scope !28, !noalias !31
  %self.i.i = load i64, ptr %self, align 8, !alias.scope !39, !noalias !31, !noundef !20
  %20 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %rhs.i.i = load i64, ptr %20, align 8, !alias.scope !39, !noalias !31, !noundef !20
  %_2.i.i = add i64 %rhs.i.i, %self.i.i
  store i64 %_2.i.i, ptr %self, align 8, !alias.scope !39, !noalias !31
  %21 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %self1.i.i = load i64, ptr %21, align 8, !alias.scope !39, !noalias !31, !noundef !20
  %_5.i7.i = add i64 %self1.i.i, %19
  store i64 %_5.i7.i, ptr %21, align 8, !alias.scope !39, !noalias !31
  %22 = tail call noundef i64 @llvm.fshl.i64(i64 %rhs.i.i, i64 %rhs.i.i, i64 13)
  %23 = xor i64 %22, %_2.i.i
  store i64 %23, ptr %20, align 8, !alias.scope !39, !noalias !31
  %24 = tail call noundef i64 @llvm.fshl.i64(i64 %19, i64 %19, i64 16)
  %25 = xor i64 %_5.i7.i, %24
  store i64 %25, ptr %17, align 8, !alias.scope !39, !noalias !31
  %26 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i.i, i64 %_2.i.i, i64 32)
  store i64 %26, ptr %self, align 8, !alias.scope !39, !noalias !31
  %_16.i8.i = add i64 %_5.i7.i, %23
  store i64 %_16.i8.i, ptr %21, align 8, !alias.scope !39, !noalias !31
  %_19.i9.i = add i64 %25, %26
  store i64 %_19.i9.i, ptr %self, align 8, !alias.scope !39, !noalias !31
  %27 = tail call noundef i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 17)
  %28 = xor i64 %_16.i8.i, %27
  store i64 %28, ptr %20, align 8, !alias.scope !39, !noalias !31
  %29 = tail call noundef i64 @llvm.fshl.i64(i64 %25, i64 %25, i64 21)
  %30 = xor i64 %29, %_19.i9.i
  store i64 %30, ptr %17, align 8, !alias.scope !39, !noalias !31
  %31 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i8.i, i64 %_16.i8.i, i64 32)
  store i64 %31, ptr %21, align 8, !alias.scope !39, !noalias !31
  %_30.i.i = add i64 %_19.i9.i, %28
  store i64 %_30.i.i, ptr %self, align 8, !alias.scope !39, !noalias !31
  %_33.i10.i = add i64 %30, %31
  store i64 %_33.i10.i, ptr %21, align 8, !alias.scope !39, !noalias !31
  %32 = tail call noundef i64 @llvm.fshl.i64(i64 %28, i64 %28, i64 13)
  %33 = xor i64 %32, %_30.i.i
  store i64 %33, ptr %20, align 8, !alias.scope !39, !noalias !31
  %34 = tail call noundef i64 @llvm.fshl.i64(i64 %30, i64 %30, i64 16)
  %35 = xor i64 %34, %_33.i10.i
  store i64 %35, ptr %17, align 8, !alias.scope !39, !noalias !31
  %36 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i.i, i64 %_30.i.i, i64 32)
  store i64 %36, ptr %self, align 8, !alias.scope !39, !noalias !31
  %_44.i.i = add i64 %_33.i10.i, %33
  store i64 %_44.i.i, ptr %21, align 8, !alias.scope !39, !noalias !31
  %_47.i.i = add i64 %35, %36
  store i64 %_47.i.i, ptr %self, align 8, !alias.scope !39, !noalias !31
  %37 = tail call noundef i64 @llvm.fshl.i64(i64 %33, i64 %33, i64 17)
  %38 = xor i64 %37, %_44.i.i
  store i64 %38, ptr %20, align 8, !alias.scope !39, !noalias !31
  %39 = tail call noundef i64 @llvm.fshl.i64(i64 %35, i64 %35, i64 21)
  %40 = xor i64 %39, %_47.i.i
  store i64 %40, ptr %17, align 8, !alias.scope !39, !noalias !31
  %41 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i.i, i64 %_44.i.i, i64 32)
  store i64 %41, ptr %21, align 8, !alias.scope !39, !noalias !31
  %42 = xor i64 %_47.i.i, %13
  store i64 %42, ptr %self, align 8, !alias.scope !28, !noalias !31
  store i64 0, ptr %3, align 8, !alias.scope !28, !noalias !31
  br label %bb7.i

bb3.i:                                            ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit.i
  %43 = add i64 %_5.i, %msg.1
  br label %_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing.exit

bb8.bb11_crit_edge.i:                             ; preds = %bb9.i
  store i64 %72, ptr %14, align 8, !alias.scope !28, !noalias !31
  store i64 %70, ptr %15, align 8, !alias.scope !36, !noalias !31
  store i64 %74, ptr %self, align 8, !alias.scope !28, !noalias !31
  store i64 %73, ptr %16, align 8, !alias.scope !36, !noalias !31
  br label %bb11.i

bb11.i:                                           ; preds = %bb8.bb11_crit_edge.i, %bb7.i
  %needed.sroa.0.1.lcssa.i = phi i64 [ %75, %bb8.bb11_crit_edge.i ], [ %needed.sroa.0.0.i, %bb7.i ]
  %_5.i11.i = icmp samesign ugt i64 %left.i, 3
  br i1 %_5.i11.i, label %bb1.i34.i, label %bb3.i12.i

bb1.i34.i:                                        ; preds = %bb11.i
  %src.i.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %needed.sroa.0.1.lcssa.i
  %data.sroa.0.0.copyload.i35.i = load i32, ptr %src.i.i, align 1, !alias.scope !42, !noalias !28
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
  %data2.sroa.0.0.copyload.i30.i = load i16, ptr %src4.i29.i, align 1, !alias.scope !42, !noalias !28
  %_20.i31.i = zext i16 %data2.sroa.0.0.copyload.i30.i to i64
  %_29.i32.i = shl nuw nsw i64 %i.sroa.0.0.i13.i, 3
  %_19.i33.i = shl nuw nsw i64 %_20.i31.i, %_29.i32.i
  %46 = or i64 %_19.i33.i, %out.sroa.0.0.i14.i
  %47 = or disjoint i64 %i.sroa.0.0.i13.i, 2
  br label %bb6.i17.i

bb6.i17.i:                                        ; preds = %bb4.i28.i, %bb3.i12.i
  %i.sroa.0.1.i18.i = phi i64 [ %47, %bb4.i28.i ], [ %i.sroa.0.0.i13.i, %bb3.i12.i ]
  %out.sroa.0.1.i19.i = phi i64 [ %46, %bb4.i28.i ], [ %out.sroa.0.0.i14.i, %bb3.i12.i ]
  %_31.i20.i = icmp ult i64 %i.sroa.0.1.i18.i, %left.i
  br i1 %_31.i20.i, label %bb7.i22.i, label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit36.i

bb7.i22.i:                                        ; preds = %bb6.i17.i
  %index.i.i = add i64 %i.sroa.0.1.i18.i, %needed.sroa.0.1.lcssa.i
  %_54.i.i = icmp ult i64 %index.i.i, %msg.1
  tail call void @llvm.assume(i1 %_54.i.i)
  %_51.i23.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %index.i.i
  %_35.i24.i = load i8, ptr %_51.i23.i, align 1, !alias.scope !42, !noalias !28, !noundef !20
  %_34.i25.i = zext i8 %_35.i24.i to i64
  %_38.i26.i = shl nuw nsw i64 %i.sroa.0.1.i18.i, 3
  %_33.i27.i = shl nuw nsw i64 %_34.i25.i, %_38.i26.i
  %48 = or i64 %_33.i27.i, %out.sroa.0.1.i19.i
  br label %_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit36.i

_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le.exit36.i: ; preds = %bb7.i22.i, %bb6.i17.i
  %out.sroa.0.2.i21.i = phi i64 [ %48, %bb7.i22.i ], [ %out.sroa.0.1.i19.i, %bb6.i17.i ]
  %49 = getelementptr inbounds nuw i8, ptr %self, i64 56
  store i64 %out.sroa.0.2.i21.i, ptr %49, align 8, !alias.scope !28, !noalias !31
  br label %_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing.exit

bb9.i:                                            ; preds = %bb9.i, %bb9.lr.ph.i
  %50 = phi i64 [ %.promoted56.i, %bb9.lr.ph.i ], [ %73, %bb9.i ]
  %51 = phi i64 [ %.promoted53.i, %bb9.lr.ph.i ], [ %70, %bb9.i ]
  %52 = phi i64 [ %.promoted.i, %bb9.lr.ph.i ], [ %72, %bb9.i ]
  %needed.sroa.0.152.i = phi i64 [ %needed.sroa.0.0.i, %bb9.lr.ph.i ], [ %75, %bb9.i ]
  %_47.i484951.i = phi i64 [ %self.promoted.i, %bb9.lr.ph.i ], [ %74, %bb9.i ]
  %src.i = getelementptr inbounds nuw i8, ptr %msg.0, i64 %needed.sroa.0.152.i
  %data.sroa.0.0.copyload.i = load i64, ptr %src.i, align 1, !alias.scope !31, !noalias !28
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
  store i64 %storemerge.i, ptr %3, align 8, !alias.scope !28, !noalias !31
  ret void
}

; <core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core5array5drainINtB5_5DrainmKj4_INtNtNtB9_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EENtNtB10_4drop4Drop4dropB1x_(ptr noalias noundef readnone align 8 captures(none) dereferenceable(24) %self) unnamed_addr #5 {
start:
  ret void
}

; <core::ops::try_trait::Wrapped<u32, usize, rs_hashing::crc_rows::{closure#1}> as core::ops::function::FnMut<(usize,)>>::call_mut
; Function Attrs: nounwind
define noundef i32 @_RNvXs_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB4_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EINtNtB6_8function5FnMutTjEE8call_mutBZ_(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self, i64 noundef %0) unnamed_addr #1 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !45)
  %_12.0.i = load ptr, ptr %self, align 8, !alias.scope !45, !nonnull !20, !align !48, !noundef !20
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_12.1.i = load i64, ptr %1, align 8, !alias.scope !45, !noundef !20
  %_8.0.i = shl i64 %0, 2
  %_8.1.i = icmp ugt i64 %0, 4611686018427387903
  br i1 %_8.1.i, label %panic.i, label %bb1.i

bb1.i:                                            ; preds = %start
  %_10.1.i = icmp eq i64 %_8.0.i, -4
  br i1 %_10.1.i, label %panic1.i, label %bb2.i

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8632fac592aa0852e12c87dcadcdef90) #16, !noalias !45
  unreachable

bb2.i:                                            ; preds = %bb1.i
  %_10.0.i = add nuw i64 %_8.0.i, 4
  %_7.not.i.i = icmp ugt i64 %_10.0.i, %_12.1.i
  br i1 %_7.not.i.i, label %bb3.i.i, label %_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0B3_.exit, !prof !49

bb3.i.i:                                          ; preds = %bb2.i
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %_8.0.i, i64 noundef %_10.0.i, i64 noundef range(i64 0, -9223372036854775808) %_12.1.i, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_50b7542b763eac878117caaed612a544) #16, !noalias !50
  unreachable

panic1.i:                                         ; preds = %bb1.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_55d47c12ce2f61e967405c645efa50ff) #16, !noalias !45
  unreachable

_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0B3_.exit: ; preds = %bb2.i
  %_16.i.i = getelementptr inbounds nuw i8, ptr %_12.0.i, i64 %_8.0.i
  %v.sroa.0.0.copyload.i.i.i = load i32, ptr %_16.i.i, align 1, !alias.scope !53, !noalias !45
  %2 = tail call noundef i32 @llvm.bswap.i32(i32 %v.sroa.0.0.copyload.i.i.i)
  ret i32 %2
}

; <core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}> as core::ops::function::FnMut<(u32,)>>::call_mut
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define noundef i32 @_RNvXs_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB4_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EINtNtB6_8function5FnMutTmEE8call_mutBZ_(ptr noalias noundef nonnull readnone align 1 captures(none) %self, i32 noundef %0) unnamed_addr #5 {
start:
  %1 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 range(i32 0, 32) %0)
  ret i32 %1
}

; Function Attrs: nounwind
define ptx_kernel void @crc_rows(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #1 {
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #16
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #16
  unreachable

_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i2 = zext i32 %_7.0.i to i64
  %1 = shl nuw nsw i64 %_0.i2, 4
  %_0.i1 = getelementptr inbounds nuw i8, ptr %data, i64 %1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !58)
  %_10.i.i = load i8, ptr %_0.i1, align 1, !alias.scope !58, !noundef !20
  %_8.narrow.i.i = xor i8 %_10.i.i, -1
  %_6.i.i3 = zext i8 %_8.narrow.i.i to i64
  %2 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3
  %_4.i.i = load i32, ptr %2, align 4, !noalias !58, !noundef !20
  %_0.i.i = xor i32 %_4.i.i, 16777215
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !61)
  %_10.i.i.1 = load i8, ptr %_45.i.1, align 1, !alias.scope !61, !noundef !20
  %c.tr.i.i.1 = trunc i32 %_0.i.i to i8
  %_8.narrow.i.i.1 = xor i8 %_10.i.i.1, %c.tr.i.i.1
  %_6.i.i3.1 = zext i8 %_8.narrow.i.i.1 to i64
  %3 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.1
  %_4.i.i.1 = load i32, ptr %3, align 4, !noalias !61, !noundef !20
  %_12.i.i.1 = lshr i32 %_0.i.i, 8
  %_0.i.i.1 = xor i32 %_4.i.i.1, %_12.i.i.1
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !63)
  %_10.i.i.2 = load i8, ptr %_45.i.2, align 1, !alias.scope !63, !noundef !20
  %c.tr.i.i.2 = trunc i32 %_0.i.i.1 to i8
  %_8.narrow.i.i.2 = xor i8 %_10.i.i.2, %c.tr.i.i.2
  %_6.i.i3.2 = zext i8 %_8.narrow.i.i.2 to i64
  %4 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.2
  %_4.i.i.2 = load i32, ptr %4, align 4, !noalias !63, !noundef !20
  %_12.i.i.2 = lshr i32 %_0.i.i.1, 8
  %_0.i.i.2 = xor i32 %_4.i.i.2, %_12.i.i.2
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  %_10.i.i.3 = load i8, ptr %_45.i.3, align 1, !alias.scope !65, !noundef !20
  %c.tr.i.i.3 = trunc i32 %_0.i.i.2 to i8
  %_8.narrow.i.i.3 = xor i8 %_10.i.i.3, %c.tr.i.i.3
  %_6.i.i3.3 = zext i8 %_8.narrow.i.i.3 to i64
  %5 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.3
  %_4.i.i.3 = load i32, ptr %5, align 4, !noalias !65, !noundef !20
  %_12.i.i.3 = lshr i32 %_0.i.i.2, 8
  %_0.i.i.3 = xor i32 %_4.i.i.3, %_12.i.i.3
  %_45.i.4 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %_10.i.i.4 = load i8, ptr %_45.i.4, align 1, !alias.scope !67, !noundef !20
  %c.tr.i.i.4 = trunc i32 %_0.i.i.3 to i8
  %_8.narrow.i.i.4 = xor i8 %_10.i.i.4, %c.tr.i.i.4
  %_6.i.i3.4 = zext i8 %_8.narrow.i.i.4 to i64
  %6 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.4
  %_4.i.i.4 = load i32, ptr %6, align 4, !noalias !67, !noundef !20
  %_12.i.i.4 = lshr i32 %_0.i.i.3, 8
  %_0.i.i.4 = xor i32 %_4.i.i.4, %_12.i.i.4
  %_45.i.5 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 5
  tail call void @llvm.experimental.noalias.scope.decl(metadata !69)
  %_10.i.i.5 = load i8, ptr %_45.i.5, align 1, !alias.scope !69, !noundef !20
  %c.tr.i.i.5 = trunc i32 %_0.i.i.4 to i8
  %_8.narrow.i.i.5 = xor i8 %_10.i.i.5, %c.tr.i.i.5
  %_6.i.i3.5 = zext i8 %_8.narrow.i.i.5 to i64
  %7 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.5
  %_4.i.i.5 = load i32, ptr %7, align 4, !noalias !69, !noundef !20
  %_12.i.i.5 = lshr i32 %_0.i.i.4, 8
  %_0.i.i.5 = xor i32 %_4.i.i.5, %_12.i.i.5
  %_45.i.6 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !71)
  %_10.i.i.6 = load i8, ptr %_45.i.6, align 1, !alias.scope !71, !noundef !20
  %c.tr.i.i.6 = trunc i32 %_0.i.i.5 to i8
  %_8.narrow.i.i.6 = xor i8 %_10.i.i.6, %c.tr.i.i.6
  %_6.i.i3.6 = zext i8 %_8.narrow.i.i.6 to i64
  %8 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.6
  %_4.i.i.6 = load i32, ptr %8, align 4, !noalias !71, !noundef !20
  %_12.i.i.6 = lshr i32 %_0.i.i.5, 8
  %_0.i.i.6 = xor i32 %_4.i.i.6, %_12.i.i.6
  %_45.i.7 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !73)
  %_10.i.i.7 = load i8, ptr %_45.i.7, align 1, !alias.scope !73, !noundef !20
  %c.tr.i.i.7 = trunc i32 %_0.i.i.6 to i8
  %_8.narrow.i.i.7 = xor i8 %_10.i.i.7, %c.tr.i.i.7
  %_6.i.i3.7 = zext i8 %_8.narrow.i.i.7 to i64
  %9 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.7
  %_4.i.i.7 = load i32, ptr %9, align 4, !noalias !73, !noundef !20
  %_12.i.i.7 = lshr i32 %_0.i.i.6, 8
  %_0.i.i.7 = xor i32 %_4.i.i.7, %_12.i.i.7
  %_45.i.8 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !75)
  %_10.i.i.8 = load i8, ptr %_45.i.8, align 1, !alias.scope !75, !noundef !20
  %c.tr.i.i.8 = trunc i32 %_0.i.i.7 to i8
  %_8.narrow.i.i.8 = xor i8 %_10.i.i.8, %c.tr.i.i.8
  %_6.i.i3.8 = zext i8 %_8.narrow.i.i.8 to i64
  %10 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.8
  %_4.i.i.8 = load i32, ptr %10, align 4, !noalias !75, !noundef !20
  %_12.i.i.8 = lshr i32 %_0.i.i.7, 8
  %_0.i.i.8 = xor i32 %_4.i.i.8, %_12.i.i.8
  %_45.i.9 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !77)
  %_10.i.i.9 = load i8, ptr %_45.i.9, align 1, !alias.scope !77, !noundef !20
  %c.tr.i.i.9 = trunc i32 %_0.i.i.8 to i8
  %_8.narrow.i.i.9 = xor i8 %_10.i.i.9, %c.tr.i.i.9
  %_6.i.i3.9 = zext i8 %_8.narrow.i.i.9 to i64
  %11 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.9
  %_4.i.i.9 = load i32, ptr %11, align 4, !noalias !77, !noundef !20
  %_12.i.i.9 = lshr i32 %_0.i.i.8, 8
  %_0.i.i.9 = xor i32 %_4.i.i.9, %_12.i.i.9
  %_45.i.10 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !79)
  %_10.i.i.10 = load i8, ptr %_45.i.10, align 1, !alias.scope !79, !noundef !20
  %c.tr.i.i.10 = trunc i32 %_0.i.i.9 to i8
  %_8.narrow.i.i.10 = xor i8 %_10.i.i.10, %c.tr.i.i.10
  %_6.i.i3.10 = zext i8 %_8.narrow.i.i.10 to i64
  %12 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.10
  %_4.i.i.10 = load i32, ptr %12, align 4, !noalias !79, !noundef !20
  %_12.i.i.10 = lshr i32 %_0.i.i.9, 8
  %_0.i.i.10 = xor i32 %_4.i.i.10, %_12.i.i.10
  %_45.i.11 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !81)
  %_10.i.i.11 = load i8, ptr %_45.i.11, align 1, !alias.scope !81, !noundef !20
  %c.tr.i.i.11 = trunc i32 %_0.i.i.10 to i8
  %_8.narrow.i.i.11 = xor i8 %_10.i.i.11, %c.tr.i.i.11
  %_6.i.i3.11 = zext i8 %_8.narrow.i.i.11 to i64
  %13 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.11
  %_4.i.i.11 = load i32, ptr %13, align 4, !noalias !81, !noundef !20
  %_12.i.i.11 = lshr i32 %_0.i.i.10, 8
  %_0.i.i.11 = xor i32 %_4.i.i.11, %_12.i.i.11
  %_45.i.12 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !83)
  %_10.i.i.12 = load i8, ptr %_45.i.12, align 1, !alias.scope !83, !noundef !20
  %c.tr.i.i.12 = trunc i32 %_0.i.i.11 to i8
  %_8.narrow.i.i.12 = xor i8 %_10.i.i.12, %c.tr.i.i.12
  %_6.i.i3.12 = zext i8 %_8.narrow.i.i.12 to i64
  %14 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.12
  %_4.i.i.12 = load i32, ptr %14, align 4, !noalias !83, !noundef !20
  %_12.i.i.12 = lshr i32 %_0.i.i.11, 8
  %_0.i.i.12 = xor i32 %_4.i.i.12, %_12.i.i.12
  %_45.i.13 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !85)
  %_10.i.i.13 = load i8, ptr %_45.i.13, align 1, !alias.scope !85, !noundef !20
  %c.tr.i.i.13 = trunc i32 %_0.i.i.12 to i8
  %_8.narrow.i.i.13 = xor i8 %_10.i.i.13, %c.tr.i.i.13
  %_6.i.i3.13 = zext i8 %_8.narrow.i.i.13 to i64
  %15 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.13
  %_4.i.i.13 = load i32, ptr %15, align 4, !noalias !85, !noundef !20
  %_12.i.i.13 = lshr i32 %_0.i.i.12, 8
  %_0.i.i.13 = xor i32 %_4.i.i.13, %_12.i.i.13
  %_45.i.14 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !87)
  %_10.i.i.14 = load i8, ptr %_45.i.14, align 1, !alias.scope !87, !noundef !20
  %c.tr.i.i.14 = trunc i32 %_0.i.i.13 to i8
  %_8.narrow.i.i.14 = xor i8 %_10.i.i.14, %c.tr.i.i.14
  %_6.i.i3.14 = zext i8 %_8.narrow.i.i.14 to i64
  %16 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.14
  %_4.i.i.14 = load i32, ptr %16, align 4, !noalias !87, !noundef !20
  tail call void @llvm.experimental.noalias.scope.decl(metadata !89)
  %_16.i.i.i.3.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i1, i64 12
  %v.sroa.0.0.copyload.i.i.i.i.3.i.i.i = load i32, ptr %_16.i.i.i.3.i.i.i, align 1, !alias.scope !91, !noalias !102
  %17 = tail call noundef i32 @llvm.bswap.i32(i32 %v.sroa.0.0.copyload.i.i.i.i.3.i.i.i)
  %18 = tail call noundef i32 @llvm.fshl.i32(i32 %17, i32 %17, i32 range(i32 0, 32) %17)
  %_16.i.i.i.2.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i1, i64 8
  %v.sroa.0.0.copyload.i.i.i.i.2.i.i.i = load i32, ptr %_16.i.i.i.2.i.i.i, align 1, !alias.scope !91, !noalias !102
  %19 = tail call noundef i32 @llvm.bswap.i32(i32 %v.sroa.0.0.copyload.i.i.i.i.2.i.i.i)
  %20 = tail call noundef i32 @llvm.fshl.i32(i32 %19, i32 %19, i32 range(i32 0, 32) %19)
  %_16.i.i.i.1.i.i.i = getelementptr inbounds nuw i8, ptr %_0.i1, i64 4
  %v.sroa.0.0.copyload.i.i.i.i.1.i.i.i = load i32, ptr %_16.i.i.i.1.i.i.i, align 1, !alias.scope !91, !noalias !102
  %21 = tail call noundef i32 @llvm.bswap.i32(i32 %v.sroa.0.0.copyload.i.i.i.i.1.i.i.i)
  %22 = tail call noundef i32 @llvm.fshl.i32(i32 %21, i32 %21, i32 range(i32 0, 32) %21)
  %v.sroa.0.0.copyload.i.i.i.i.i.i.i = load i32, ptr %_0.i1, align 1, !alias.scope !91, !noalias !102
  %23 = tail call noundef i32 @llvm.bswap.i32(i32 %v.sroa.0.0.copyload.i.i.i.i.i.i.i)
  %24 = tail call noundef i32 @llvm.fshl.i32(i32 %23, i32 %23, i32 range(i32 0, 32) %23)
  %_45.i.15 = getelementptr inbounds nuw i8, ptr %_0.i1, i64 15
  %_10.i.i.15 = load i8, ptr %_45.i.15, align 1, !alias.scope !89, !noundef !20
  %_12.i.i.14 = lshr i32 %_0.i.i.13, 8
  %_0.i.i.14 = xor i32 %_4.i.i.14, %_12.i.i.14
  %c.tr.i.i.15 = trunc i32 %_0.i.i.14 to i8
  %_8.narrow.i.i.15 = xor i8 %_10.i.i.15, %c.tr.i.i.15
  %_6.i.i3.15 = zext i8 %_8.narrow.i.i.15 to i64
  %25 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6.i.i3.15
  %_4.i.i.15 = load i32, ptr %25, align 4, !noalias !89, !noundef !20
  %_0.i.i.i.1 = mul i32 %24, 16777619
  %_0.i1.i.i.1 = xor i32 %22, %_0.i.i.i.1
  %_0.i.i.i.2 = mul i32 %_0.i1.i.i.1, 16777619
  %_0.i1.i.i.2 = xor i32 %20, %_0.i.i.i.2
  %_0.i.i.i.3 = mul i32 %_0.i1.i.i.2, 16777619
  %_0.i1.i.i.3 = xor i32 %18, %_0.i.i.i.3
  %_12.i.i.15 = lshr i32 %_0.i.i.14, 8
  %_0.i.i.15 = xor i32 %_4.i.i.15, %_12.i.i.15
  %26 = xor i32 %_0.i.i.15, %_0.i1.i.i.3
  %_19 = xor i32 %26, -1
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i2
  store i32 %_19, ptr %_0.i, align 4
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @siphash_rows(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out, i64 noundef %k0, i64 noundef %k1) unnamed_addr #1 {
start:
  %_5.i.i.i.i1.i = alloca [8 x i8], align 8
  %_5.i.i.i.i.i = alloca [2 x i8], align 2
  %_5.i.i.i.i = alloca [1 x i8], align 1
  %_5.i.i.i = alloca [4 x i8], align 4
  %h = alloca [72 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #16
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #16
  unreachable

_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit: ; preds = %bb3.i
  call void @llvm.lifetime.start.p0(ptr nonnull %h)
  %1 = xor i64 %k0, 8317987319222330741
  %2 = xor i64 %k1, 7237128888997146477
  %3 = xor i64 %k0, 7816392313619706465
  %4 = xor i64 %k1, 8387220255154660723
  store i64 %1, ptr %h, align 8, !alias.scope !110
  %_3.sroa.4.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %h, i64 8
  store i64 %3, ptr %_3.sroa.4.0._0.sroa_idx.i, align 8, !alias.scope !110
  %_3.sroa.5.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %h, i64 16
  store i64 %2, ptr %_3.sroa.5.0._0.sroa_idx.i, align 8, !alias.scope !110
  %_3.sroa.6.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %h, i64 24
  store i64 %4, ptr %_3.sroa.6.0._0.sroa_idx.i, align 8, !alias.scope !110
  %_3.sroa.7.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %h, i64 32
  store i64 %k0, ptr %_3.sroa.7.0._0.sroa_idx.i, align 8, !alias.scope !110
  %_3.sroa.8.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %h, i64 40
  store i64 %k1, ptr %_3.sroa.8.0._0.sroa_idx.i, align 8, !alias.scope !110
  %_3.sroa.9.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %h, i64 48
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %_3.sroa.9.0._0.sroa_idx.i, i8 0, i64 24, i1 false), !alias.scope !110
  %_0.i7 = zext i32 %_7.0.i to i64
  %5 = mul nuw nsw i64 %_0.i7, 20
  %_0.i6 = getelementptr inbounds nuw i8, ptr %data, i64 %5
  %6 = getelementptr inbounds nuw i8, ptr %_0.i6, i64 3
  %_30 = load i8, ptr %6, align 1, !noundef !20
  %_29 = and i8 %_30, 15
  %7 = getelementptr inbounds nuw i8, ptr %_0.i6, i64 2
  %_23 = load i8, ptr %7, align 1, !noundef !20
  %.sroa.4.0.insert.ext = zext i8 %_23 to i16
  %.sroa.4.0.insert.shift = shl nuw i16 %.sroa.4.0.insert.ext, 8
  %8 = getelementptr inbounds nuw i8, ptr %_0.i6, i64 1
  %_21 = load i8, ptr %8, align 1, !noundef !20
  %.sroa.0.0.insert.ext = zext i8 %_21 to i16
  %.sroa.0.0.insert.insert = or disjoint i16 %.sroa.4.0.insert.shift, %.sroa.0.0.insert.ext
  %_16 = load i8, ptr %_0.i6, align 1, !noundef !20
  %_14.i = zext nneg i8 %_29 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i), !noalias !113
  store i32 %_7.0.i, ptr %_5.i.i.i, align 4, !noalias !113
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_5.i.i.i, i64 noundef 4) #17, !noalias !122
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i), !noalias !113
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i.i), !noalias !123
  store i8 %_16, ptr %_5.i.i.i.i, align 1, !noalias !123
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_5.i.i.i.i, i64 noundef 1) #17, !noalias !132
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i.i), !noalias !123
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i.i.i), !noalias !133
  store i16 %.sroa.0.0.insert.insert, ptr %_5.i.i.i.i.i, align 2, !noalias !133
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_5.i.i.i.i.i, i64 noundef 2) #17, !noalias !141
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i.i.i), !noalias !133
  call void @llvm.lifetime.start.p0(ptr nonnull %_5.i.i.i.i1.i), !noalias !142
  store i64 %_14.i, ptr %_5.i.i.i.i1.i, align 8, !noalias !142
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_5.i.i.i.i1.i, i64 noundef 8) #17, !noalias !153
  call void @llvm.lifetime.end.p0(ptr nonnull %_5.i.i.i.i1.i), !noalias !142
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call fastcc void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5write(ptr noalias noundef nonnull align 8 dereferenceable(72) %h, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %6, i64 noundef range(i64 0, -9223372036854775808) %_14.i) #17, !noalias !154
  %state.sroa.0.0.copyload.i.i = load i64, ptr %h, align 8, !alias.scope !155
  %state.sroa.26.0.copyload.i.i = load i64, ptr %_3.sroa.4.0._0.sroa_idx.i, align 8, !alias.scope !155
  %state.sroa.49.0.copyload.i.i = load i64, ptr %_3.sroa.5.0._0.sroa_idx.i, align 8, !alias.scope !155
  %state.sroa.64.0.copyload.i.i = load i64, ptr %_3.sroa.6.0._0.sroa_idx.i, align 8, !alias.scope !155
  %_7.i.i = load i64, ptr %_3.sroa.9.0._0.sroa_idx.i, align 8, !alias.scope !155, !noundef !20
  %_5.i.i = shl i64 %_7.i.i, 56
  %9 = getelementptr inbounds nuw i8, ptr %h, i64 56
  %_8.i.i = load i64, ptr %9, align 8, !alias.scope !155, !noundef !20
  %b.i.i = or i64 %_5.i.i, %_8.i.i
  %10 = xor i64 %b.i.i, %state.sroa.64.0.copyload.i.i
  %_2.i.i.i = add i64 %state.sroa.49.0.copyload.i.i, %state.sroa.0.0.copyload.i.i
  %_5.i.i.i11 = add i64 %10, %state.sroa.26.0.copyload.i.i
  %11 = tail call noundef i64 @llvm.fshl.i64(i64 %state.sroa.49.0.copyload.i.i, i64 %state.sroa.49.0.copyload.i.i, i64 13)
  %12 = xor i64 %11, %_2.i.i.i
  %13 = tail call noundef i64 @llvm.fshl.i64(i64 %10, i64 %10, i64 16)
  %14 = xor i64 %13, %_5.i.i.i11
  %15 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i.i.i, i64 %_2.i.i.i, i64 32)
  %_16.i.i.i = add i64 %_5.i.i.i11, %12
  %_19.i.i.i = add i64 %14, %15
  %16 = tail call noundef i64 @llvm.fshl.i64(i64 %12, i64 %12, i64 17)
  %17 = xor i64 %_16.i.i.i, %16
  %18 = tail call noundef i64 @llvm.fshl.i64(i64 %14, i64 %14, i64 21)
  %19 = xor i64 %18, %_19.i.i.i
  %20 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i.i.i, i64 %_16.i.i.i, i64 32)
  %_30.i.i.i = add i64 %_19.i.i.i, %17
  %_33.i.i.i = add i64 %19, %20
  %21 = tail call noundef i64 @llvm.fshl.i64(i64 %17, i64 %17, i64 13)
  %22 = xor i64 %21, %_30.i.i.i
  %23 = tail call noundef i64 @llvm.fshl.i64(i64 %19, i64 %19, i64 16)
  %24 = xor i64 %23, %_33.i.i.i
  %25 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i.i.i, i64 %_30.i.i.i, i64 32)
  %_44.i.i.i = add i64 %_33.i.i.i, %22
  %_47.i.i.i = add i64 %24, %25
  %26 = tail call noundef i64 @llvm.fshl.i64(i64 %22, i64 %22, i64 17)
  %27 = xor i64 %26, %_44.i.i.i
  %28 = tail call noundef i64 @llvm.fshl.i64(i64 %24, i64 %24, i64 21)
  %29 = xor i64 %28, %_47.i.i.i
  %30 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i.i.i, i64 %_44.i.i.i, i64 32)
  %31 = xor i64 %_47.i.i.i, %b.i.i
  %32 = xor i64 %30, 255
  %_2.i3.i.i = add i64 %31, %27
  %_5.i6.i.i = add i64 %29, %32
  %33 = tail call noundef i64 @llvm.fshl.i64(i64 %27, i64 %27, i64 13)
  %34 = xor i64 %_2.i3.i.i, %33
  %35 = tail call noundef i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 16)
  %36 = xor i64 %35, %_5.i6.i.i
  %37 = tail call noundef i64 @llvm.fshl.i64(i64 %_2.i3.i.i, i64 %_2.i3.i.i, i64 32)
  %_16.i7.i.i = add i64 %34, %_5.i6.i.i
  %_19.i8.i.i = add i64 %36, %37
  %38 = tail call noundef i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 17)
  %39 = xor i64 %_16.i7.i.i, %38
  %40 = tail call noundef i64 @llvm.fshl.i64(i64 %36, i64 %36, i64 21)
  %41 = xor i64 %40, %_19.i8.i.i
  %42 = tail call noundef i64 @llvm.fshl.i64(i64 %_16.i7.i.i, i64 %_16.i7.i.i, i64 32)
  %_30.i9.i.i = add i64 %39, %_19.i8.i.i
  %_33.i10.i.i = add i64 %41, %42
  %43 = tail call noundef i64 @llvm.fshl.i64(i64 %39, i64 %39, i64 13)
  %44 = xor i64 %43, %_30.i9.i.i
  %45 = tail call noundef i64 @llvm.fshl.i64(i64 %41, i64 %41, i64 16)
  %46 = xor i64 %45, %_33.i10.i.i
  %47 = tail call noundef i64 @llvm.fshl.i64(i64 %_30.i9.i.i, i64 %_30.i9.i.i, i64 32)
  %_44.i11.i.i = add i64 %44, %_33.i10.i.i
  %_47.i12.i.i = add i64 %46, %47
  %48 = tail call noundef i64 @llvm.fshl.i64(i64 %44, i64 %44, i64 17)
  %49 = xor i64 %48, %_44.i11.i.i
  %50 = tail call noundef i64 @llvm.fshl.i64(i64 %46, i64 %46, i64 21)
  %51 = xor i64 %50, %_47.i12.i.i
  %52 = tail call noundef i64 @llvm.fshl.i64(i64 %_44.i11.i.i, i64 %_44.i11.i.i, i64 32)
  %_58.i.i.i = add i64 %49, %_47.i12.i.i
  %_61.i.i.i = add i64 %51, %52
  %53 = tail call noundef i64 @llvm.fshl.i64(i64 %49, i64 %49, i64 13)
  %54 = xor i64 %53, %_58.i.i.i
  %55 = tail call noundef i64 @llvm.fshl.i64(i64 %51, i64 %51, i64 16)
  %56 = xor i64 %55, %_61.i.i.i
  %57 = tail call noundef i64 @llvm.fshl.i64(i64 %_58.i.i.i, i64 %_58.i.i.i, i64 32)
  %_72.i.i.i = add i64 %54, %_61.i.i.i
  %_75.i.i.i = add i64 %56, %57
  %58 = tail call noundef i64 @llvm.fshl.i64(i64 %54, i64 %54, i64 17)
  %59 = xor i64 %58, %_72.i.i.i
  %60 = tail call noundef i64 @llvm.fshl.i64(i64 %56, i64 %56, i64 21)
  %61 = xor i64 %60, %_75.i.i.i
  %62 = tail call noundef i64 @llvm.fshl.i64(i64 %_72.i.i.i, i64 %_72.i.i.i, i64 32)
  %_86.i.i.i = add i64 %59, %_75.i.i.i
  %_89.i.i.i = add i64 %61, %62
  %63 = tail call noundef i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 13)
  %64 = xor i64 %63, %_86.i.i.i
  %65 = tail call noundef i64 @llvm.fshl.i64(i64 %61, i64 %61, i64 16)
  %66 = xor i64 %65, %_89.i.i.i
  %_100.i.i.i = add i64 %64, %_89.i.i.i
  %67 = tail call noundef i64 @llvm.fshl.i64(i64 %64, i64 %64, i64 17)
  %68 = tail call noundef i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 21)
  %69 = tail call noundef i64 @llvm.fshl.i64(i64 %_100.i.i.i, i64 %_100.i.i.i, i64 32)
  %70 = xor i64 %68, %67
  %71 = xor i64 %70, %69
  %_0.i.i = xor i64 %71, %_100.i.i.i
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i7
  store i64 %_0.i.i, ptr %_0.i, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %h)
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @utf8_rows(ptr noundef captures(address, read_provenance) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #1 {
start:
  %_11 = alloca [16 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #16
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #16
  unreachable

_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i10 = zext i32 %_7.0.i to i64
  %1 = mul nuw nsw i64 %_0.i10, 12
  %_0.i9 = getelementptr inbounds nuw i8, ptr %data, i64 %1
  %2 = icmp ne ptr %data, null
  tail call void @llvm.assume(i1 %2)
  %3 = getelementptr inbounds nuw i8, ptr %_11, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %_11, i64 8
  br label %bb8

bb8:                                              ; preds = %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit, %_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit
  %.pn2143 = phi i64 [ 12, %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit ], [ %new_len.i, %_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit ]
  %_0.i9.pn42 = phi ptr [ %_0.i9, %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit ], [ %_11.i15, %_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit ]
  %r.sroa.8.041 = phi i32 [ 0, %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit ], [ %r.sroa.8.1, %_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit ]
  %r.sroa.6.040 = phi i32 [ 0, %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit ], [ %r.sroa.6.1, %_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit ]
  %r.sroa.0.039 = phi i32 [ 0, %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit ], [ %r.sroa.0.1, %_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit ]
  call void @llvm.lifetime.start.p0(ptr nonnull %_11)
; call rs_hashing::first_char
  call fastcc void @_RNvCs9iZD2tUQOQM_10rs_hashing10first_char(ptr noalias noundef sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_11, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_0.i9.pn42, i64 noundef %.pn2143) #18
  %5 = load i32, ptr %_11, align 8, !range !160, !noundef !20
  %6 = icmp eq i32 %5, 1114112
  br i1 %6, label %bb11, label %bb12

bb7:                                              ; preds = %_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit
  %_0.i.idx = mul nuw nsw i64 %_0.i10, 12
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
  store i32 %r.sroa.0.1, ptr %_0.i, align 4, !alias.scope !161, !noalias !168
  %r.sroa.6.0._35.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 4
  store i32 %r.sroa.6.1, ptr %r.sroa.6.0._35.0.sroa_idx, align 4, !alias.scope !161, !noalias !168
  %r.sroa.8.0._35.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  store i32 %r.sroa.8.1, ptr %r.sroa.8.0._35.0.sroa_idx, align 4, !alias.scope !161, !noalias !168
  ret void

bb11:                                             ; preds = %bb8
  %_31.1 = icmp eq i32 %r.sroa.8.041, -1
  br i1 %_31.1, label %panic4, label %bb21

bb12:                                             ; preds = %bb8
  %7 = load i64, ptr %3, align 8, !noundef !20
  %8 = add nsw i32 %5, -48
  %_3.sroa.0.0.i = icmp ult i32 %8, 10
  %9 = and i32 %5, 2097119
  %10 = add nsw i32 %9, -65
  %11 = icmp ult i32 %10, 26
  %_0.i12 = or i1 %_3.sroa.0.0.i, %11
  %_17 = zext i1 %_0.i12 to i32
  %_8.i = icmp samesign ugt i32 %5, 57
  %_11.i = add nsw i32 %5, -65
  %_10.i = and i32 %_11.i, -33
  %12 = add nuw nsw i32 %_10.i, 10
  %value.sroa.0.0.i = select i1 %_8.i, i32 %12, i32 %8
  %_14.i = icmp ult i32 %value.sroa.0.0.i, 16
  %..i = select i1 %_14.i, i32 %value.sroa.0.0.i, i32 0
  %_22.0 = add i32 %r.sroa.0.039, %_17
  %_23.0 = add i32 %_22.0, %..i
  %_23.1 = icmp ult i32 %_23.0, %r.sroa.0.039
  br i1 %_23.1, label %panic2, label %bb17

bb17:                                             ; preds = %bb12
  %13 = add nsw i32 %5, -97
  %or.cond.i = icmp ult i32 %13, 26
  %_2.i = and i32 %5, 95
  %_0.sroa.0.0.i13 = select i1 %or.cond.i, i32 %_2.i, i32 %5
  %_28 = trunc i64 %7 to i32
  %14 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_0.sroa.0.0.i13, i32 %_28)
  %_29.1 = extractvalue { i32, i1 } %14, 1
  br i1 %_29.1, label %panic3, label %bb20

panic2:                                           ; preds = %bb12
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d9543621e1b01f7167f356b84ea4258c) #16
  unreachable

bb20:                                             ; preds = %bb17
  %_29.0 = extractvalue { i32, i1 } %14, 0
  %15 = xor i32 %_29.0, %r.sroa.6.040
  br label %bb22

panic3:                                           ; preds = %bb17
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_afe9e7247381edd1678f654e921ce369) #16
  unreachable

bb22:                                             ; preds = %bb21, %bb20
  %r.sroa.0.1 = phi i32 [ %r.sroa.0.039, %bb21 ], [ %_23.0, %bb20 ]
  %r.sroa.6.1 = phi i32 [ %r.sroa.6.040, %bb21 ], [ %15, %bb20 ]
  %r.sroa.8.1 = phi i32 [ %_31.0, %bb21 ], [ %r.sroa.8.041, %bb20 ]
  %used.sroa.0.0 = phi i64 [ %..i16, %bb21 ], [ %7, %bb20 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_11)
  %_3.i14 = icmp ugt i64 %used.sroa.0.0, %.pn2143
  br i1 %_3.i14, label %bb1.i, label %_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit, !prof !170

bb1.i:                                            ; preds = %bb22
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %used.sroa.0.0, i64 noundef range(i64 0, 21) %.pn2143, i64 noundef range(i64 0, 21) %.pn2143, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b14188e203a540de389b1dc4cae1c7a7) #16, !noalias !171
  unreachable

_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit: ; preds = %bb22
  %new_len.i = sub nuw nsw i64 %.pn2143, %used.sroa.0.0
  %_11.i15 = getelementptr inbounds nuw i8, ptr %_0.i9.pn42, i64 %used.sroa.0.0
  %_0.i11 = icmp eq i64 %new_len.i, 0
  br i1 %_0.i11, label %bb7, label %bb8

bb21:                                             ; preds = %bb11
  %_31.0 = add nuw i32 %r.sroa.8.041, 1
  %n = load i64, ptr %4, align 8, !noundef !20
  %..i16 = tail call noundef range(i64 1, 0) i64 @llvm.umax.i64(i64 %n, i64 1)
  br label %bb22

panic4:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_cd490c5de64be415b759d82da4e7478d) #16
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #7


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #11

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #12

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #13

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #13

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #15

declare void @llvm.trap()

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #1 = { nounwind "target-cpu"="sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #4 = { inlinehint nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { "target-cpu"="sm_90" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #15 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { inlinehint nounwind }
attributes #18 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4}
!4 = distinct !{!4, !5, !"_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitmEINtBN_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEB1N_: %self"}
!5 = distinct !{!5, !"_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitmEINtBN_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEB1N_"}
!6 = !{!7}
!7 = distinct !{!7, !5, !"_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitmEINtBN_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEB1N_: %_0"}
!8 = !{!9, !11, !12}
!9 = distinct !{!9, !10, !"_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_ENtB5_3Try11from_outputCs9iZD2tUQOQM_10rs_hashing: %_0"}
!10 = distinct !{!10, !"_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_ENtB5_3Try11from_outputCs9iZD2tUQOQM_10rs_hashing"}
!11 = distinct !{!11, !10, !"_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_ENtB5_3Try11from_outputCs9iZD2tUQOQM_10rs_hashing: %x"}
!12 = distinct !{!12, !13, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_QINtNtB2_5drain5DrainmKB1q_INtBJ_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB2e_: %_0"}
!13 = distinct !{!13, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_QINtNtB2_5drain5DrainmKB1q_INtBJ_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB2e_"}
!14 = !{!15}
!15 = distinct !{!15, !13, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_QINtNtB2_5drain5DrainmKB1q_INtBJ_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB2e_: %cb"}
!16 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultTcjEjEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfalliblejEE13from_residualCs9iZD2tUQOQM_10rs_hashing: %_0"}
!19 = distinct !{!19, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultTcjEjEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfalliblejEE13from_residualCs9iZD2tUQOQM_10rs_hashing"}
!20 = !{}
!21 = !{!22}
!22 = distinct !{!22, !23, !"_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionTcjEE5ok_orjECs9iZD2tUQOQM_10rs_hashing: %_0"}
!23 = distinct !{!23, !"_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionTcjEE5ok_orjECs9iZD2tUQOQM_10rs_hashing"}
!24 = !{!25}
!25 = distinct !{!25, !26, !"_RNvXsI_NtNtCsgEmfK2I1SDS_4core3ops3bitRhINtB5_6BitAndhE6bitand: %self"}
!26 = distinct !{!26, !"_RNvXsI_NtNtCsgEmfK2I1SDS_4core3ops3bitRhINtB5_6BitAndhE6bitand"}
!27 = !{i64 8}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing: %self"}
!30 = distinct !{!30, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing"}
!31 = !{!32}
!32 = distinct !{!32, !30, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing: %msg.0"}
!33 = !{!34, !32}
!34 = distinct !{!34, !35, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le: %buf.0"}
!35 = distinct !{!35, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le"}
!36 = !{!37, !29}
!37 = distinct !{!37, !38, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_rounds: %state"}
!38 = distinct !{!38, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_rounds"}
!39 = !{!40, !29}
!40 = distinct !{!40, !41, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_rounds: %state"}
!41 = distinct !{!41, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_rounds"}
!42 = !{!43, !32}
!43 = distinct !{!43, !44, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le: %buf.0"}
!44 = distinct !{!44, !"_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_le"}
!45 = !{!46}
!46 = distinct !{!46, !47, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0B3_: %_1"}
!47 = distinct !{!47, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0B3_"}
!48 = !{i64 1}
!49 = !{!"branch_weights", i32 4001, i32 4000000}
!50 = !{!51, !46}
!51 = distinct !{!51, !52, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing: %slice.0"}
!52 = distinct !{!52, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing"}
!53 = !{!54, !56}
!54 = distinct !{!54, !55, !"_RNvXs5_NtCsgEmfK2I1SDS_4core5arrayAhj4_INtNtB7_7convert7TryFromRShE8try_fromCs9iZD2tUQOQM_10rs_hashing: %slice.0"}
!55 = distinct !{!55, !"_RNvXs5_NtCsgEmfK2I1SDS_4core5arrayAhj4_INtNtB7_7convert7TryFromRShE8try_fromCs9iZD2tUQOQM_10rs_hashing"}
!56 = distinct !{!56, !57, !"_RNvXs4_NtCsgEmfK2I1SDS_4core7convertRShINtB5_7TryIntoAhj4_E8try_intoCs9iZD2tUQOQM_10rs_hashing: %self.0"}
!57 = distinct !{!57, !"_RNvXs4_NtCsgEmfK2I1SDS_4core7convertRShINtB5_7TryIntoAhj4_E8try_intoCs9iZD2tUQOQM_10rs_hashing"}
!58 = !{!59}
!59 = distinct !{!59, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b"}
!60 = distinct !{!60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_"}
!61 = !{!62}
!62 = distinct !{!62, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It1"}
!63 = !{!64}
!64 = distinct !{!64, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It2"}
!65 = !{!66}
!66 = distinct !{!66, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It3"}
!67 = !{!68}
!68 = distinct !{!68, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It4"}
!69 = !{!70}
!70 = distinct !{!70, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It5"}
!71 = !{!72}
!72 = distinct !{!72, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It6"}
!73 = !{!74}
!74 = distinct !{!74, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It7"}
!75 = !{!76}
!76 = distinct !{!76, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It8"}
!77 = !{!78}
!78 = distinct !{!78, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It9"}
!79 = !{!80}
!80 = distinct !{!80, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It10"}
!81 = !{!82}
!82 = distinct !{!82, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It11"}
!83 = !{!84}
!84 = distinct !{!84, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It12"}
!85 = !{!86}
!86 = distinct !{!86, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It13"}
!87 = !{!88}
!88 = distinct !{!88, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It14"}
!89 = !{!90}
!90 = distinct !{!90, !60, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_: %b:It15"}
!91 = !{!92, !94, !96, !98, !100}
!92 = distinct !{!92, !93, !"_RNvXs5_NtCsgEmfK2I1SDS_4core5arrayAhj4_INtNtB7_7convert7TryFromRShE8try_fromCs9iZD2tUQOQM_10rs_hashing: %slice.0"}
!93 = distinct !{!93, !"_RNvXs5_NtCsgEmfK2I1SDS_4core5arrayAhj4_INtNtB7_7convert7TryFromRShE8try_fromCs9iZD2tUQOQM_10rs_hashing"}
!94 = distinct !{!94, !95, !"_RNvXs4_NtCsgEmfK2I1SDS_4core7convertRShINtB5_7TryIntoAhj4_E8try_intoCs9iZD2tUQOQM_10rs_hashing: %self.0"}
!95 = distinct !{!95, !"_RNvXs4_NtCsgEmfK2I1SDS_4core7convertRShINtB5_7TryIntoAhj4_E8try_intoCs9iZD2tUQOQM_10rs_hashing"}
!96 = distinct !{!96, !97, !"_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEINtBQ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1Q_: argument 1"}
!97 = distinct !{!97, !"_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEINtBQ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1Q_"}
!98 = distinct !{!98, !99, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_INtBJ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1N_: %cb.0"}
!99 = distinct !{!99, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_INtBJ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1N_"}
!100 = distinct !{!100, !101, !"_RINvNtCsgEmfK2I1SDS_4core5array7from_fnmKj4_NCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EBK_: %f.0"}
!101 = distinct !{!101, !"_RINvNtCsgEmfK2I1SDS_4core5array7from_fnmKj4_NCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EBK_"}
!102 = !{!103, !105, !107, !108, !109}
!103 = distinct !{!103, !104, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0B3_: %_1"}
!104 = distinct !{!104, !"_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0B3_"}
!105 = distinct !{!105, !106, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB4_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EINtNtB6_8function5FnMutTjEE8call_mutBZ_: %self"}
!106 = distinct !{!106, !"_RNvXs_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB4_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EINtNtB6_8function5FnMutTjEE8call_mutBZ_"}
!107 = distinct !{!107, !97, !"_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEINtBQ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1Q_: %buffer.0"}
!108 = distinct !{!108, !99, !"_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_INtBJ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1N_: %_0"}
!109 = distinct !{!109, !101, !"_RINvNtCsgEmfK2I1SDS_4core5array7from_fnmKj4_NCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EBK_: %_0"}
!110 = !{!111}
!111 = distinct !{!111, !112, !"_RNvMNtNtCsgEmfK2I1SDS_4core4hash3sipNtB2_9SipHasher13new_with_keys: %_0"}
!112 = distinct !{!112, !"_RNvMNtNtCsgEmfK2I1SDS_4core4hash3sipNtB2_9SipHasher13new_with_keys"}
!113 = !{!114, !116, !118, !119, !121}
!114 = distinct !{!114, !115, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u32Cs9iZD2tUQOQM_10rs_hashing: %self"}
!115 = distinct !{!115, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u32Cs9iZD2tUQOQM_10rs_hashing"}
!116 = distinct !{!116, !117, !"_RINvXs9_NtNtCsgEmfK2I1SDS_4core4hash5implsmNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %self"}
!117 = distinct !{!117, !"_RINvXs9_NtNtCsgEmfK2I1SDS_4core4hash5implsmNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing"}
!118 = distinct !{!118, !117, !"_RINvXs9_NtNtCsgEmfK2I1SDS_4core4hash5implsmNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %state"}
!119 = distinct !{!119, !120, !"_RINvXCs9iZD2tUQOQM_10rs_hashingNtB3_3KeyNtNtCsgEmfK2I1SDS_4core4hash4Hash4hashNtNtBE_3sip9SipHasherEB3_: %self"}
!120 = distinct !{!120, !"_RINvXCs9iZD2tUQOQM_10rs_hashingNtB3_3KeyNtNtCsgEmfK2I1SDS_4core4hash4Hash4hashNtNtBE_3sip9SipHasherEB3_"}
!121 = distinct !{!121, !120, !"_RINvXCs9iZD2tUQOQM_10rs_hashingNtB3_3KeyNtNtCsgEmfK2I1SDS_4core4hash4Hash4hashNtNtBE_3sip9SipHasherEB3_: %state"}
!122 = !{!116, !119}
!123 = !{!124, !126, !128, !129, !131, !119, !121}
!124 = distinct !{!124, !125, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher8write_u8Cs9iZD2tUQOQM_10rs_hashing: %self"}
!125 = distinct !{!125, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher8write_u8Cs9iZD2tUQOQM_10rs_hashing"}
!126 = distinct !{!126, !127, !"_RINvXs7_NtNtCsgEmfK2I1SDS_4core4hash5implshNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %self"}
!127 = distinct !{!127, !"_RINvXs7_NtNtCsgEmfK2I1SDS_4core4hash5implshNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing"}
!128 = distinct !{!128, !127, !"_RINvXs7_NtNtCsgEmfK2I1SDS_4core4hash5implshNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %state"}
!129 = distinct !{!129, !130, !"_RINvXsl_NtNtCsgEmfK2I1SDS_4core4hash5implsThsENtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %self"}
!130 = distinct !{!130, !"_RINvXsl_NtNtCsgEmfK2I1SDS_4core4hash5implsThsENtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing"}
!131 = distinct !{!131, !130, !"_RINvXsl_NtNtCsgEmfK2I1SDS_4core4hash5implsThsENtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %state"}
!132 = !{!126, !129, !119}
!133 = !{!134, !136, !138, !140, !129, !131, !119, !121}
!134 = distinct !{!134, !135, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u16Cs9iZD2tUQOQM_10rs_hashing: %self"}
!135 = distinct !{!135, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u16Cs9iZD2tUQOQM_10rs_hashing"}
!136 = distinct !{!136, !137, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_i16Cs9iZD2tUQOQM_10rs_hashing: %self"}
!137 = distinct !{!137, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_i16Cs9iZD2tUQOQM_10rs_hashing"}
!138 = distinct !{!138, !139, !"_RINvXsd_NtNtCsgEmfK2I1SDS_4core4hash5implssNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %self"}
!139 = distinct !{!139, !"_RINvXsd_NtNtCsgEmfK2I1SDS_4core4hash5implssNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing"}
!140 = distinct !{!140, !139, !"_RINvXsd_NtNtCsgEmfK2I1SDS_4core4hash5implssNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %state"}
!141 = !{!138, !129, !119}
!142 = !{!143, !145, !147, !149, !150, !152, !119, !121}
!143 = distinct !{!143, !144, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher11write_usizeCs9iZD2tUQOQM_10rs_hashing: %self"}
!144 = distinct !{!144, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher11write_usizeCs9iZD2tUQOQM_10rs_hashing"}
!145 = distinct !{!145, !146, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher19write_length_prefixCs9iZD2tUQOQM_10rs_hashing: %self"}
!146 = distinct !{!146, !"_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher19write_length_prefixCs9iZD2tUQOQM_10rs_hashing"}
!147 = distinct !{!147, !148, !"_RINvXs2_NtNtCsgEmfK2I1SDS_4core4hash5implsShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %self.0"}
!148 = distinct !{!148, !"_RINvXs2_NtNtCsgEmfK2I1SDS_4core4hash5implsShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing"}
!149 = distinct !{!149, !148, !"_RINvXs2_NtNtCsgEmfK2I1SDS_4core4hash5implsShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %state"}
!150 = distinct !{!150, !151, !"_RINvXs3_NtNtCsgEmfK2I1SDS_4core4hash5implsRShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %self"}
!151 = distinct !{!151, !"_RINvXs3_NtNtCsgEmfK2I1SDS_4core4hash5implsRShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing"}
!152 = distinct !{!152, !151, !"_RINvXs3_NtNtCsgEmfK2I1SDS_4core4hash5implsRShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing: %state"}
!153 = !{!147, !150, !119}
!154 = !{!150, !119}
!155 = !{!156, !158}
!156 = distinct !{!156, !157, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher6finishCs9iZD2tUQOQM_10rs_hashing: %self"}
!157 = distinct !{!157, !"_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher6finishCs9iZD2tUQOQM_10rs_hashing"}
!158 = distinct !{!158, !159, !"_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher6finish: %self"}
!159 = distinct !{!159, !"_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher6finish"}
!160 = !{i32 0, i32 1114113}
!161 = !{!162, !164, !165, !167}
!162 = distinct !{!162, !163, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing: %dest.0"}
!163 = distinct !{!163, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing"}
!164 = distinct !{!164, !163, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing: %src.0"}
!165 = distinct !{!165, !166, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm15copy_from_sliceCs9iZD2tUQOQM_10rs_hashing: %self.0"}
!166 = distinct !{!166, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm15copy_from_sliceCs9iZD2tUQOQM_10rs_hashing"}
!167 = distinct !{!167, !166, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm15copy_from_sliceCs9iZD2tUQOQM_10rs_hashing: %src.0"}
!168 = !{!169}
!169 = distinct !{!169, !163, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing: argument 2"}
!170 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!171 = !{!172}
!172 = distinct !{!172, !173, !"_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing: %slice.0"}
!173 = distinct !{!173, !"_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing"}
