; ModuleID = 'corpus/cuda/cu_needle.cu'
source_filename = "corpus/cuda/cu_needle.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ11needle_tileE4temp = internal unnamed_addr addrspace(3) global [17 x [17 x i32]] undef, align 4
@_ZZ11needle_tileE3ref = internal unnamed_addr addrspace(3) global [16 x [16 x i8]] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @needle_tile(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 4
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %9
  %12 = zext nneg i32 %6 to i64
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  %14 = load i8, ptr %13, align 1, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 %12
  %16 = sext i8 %14 to i32
  br label %19

17:                                               ; preds = %31
  %18 = icmp eq i32 %6, 0
  br i1 %18, label %36, label %37

19:                                               ; preds = %5, %31
  %20 = phi i32 [ 0, %5 ], [ %34, %31 ]
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %10, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !8
  %24 = icmp eq i8 %23, %14
  br i1 %24, label %31, label %25

25:                                               ; preds = %19
  %26 = sext i8 %23 to i32
  %27 = add nsw i32 %16, %26
  %28 = srem i32 %27, 4
  %29 = trunc nsw i32 %28 to i8
  %30 = sub nsw i8 0, %29
  br label %31

31:                                               ; preds = %19, %25
  %32 = phi i8 [ %30, %25 ], [ 5, %19 ]
  %33 = getelementptr inbounds nuw [16 x i8], ptr %15, i64 %21
  store i8 %32, ptr %33, align 1, !tbaa !8
  %34 = add nuw nsw i32 %20, 1
  %35 = icmp eq i32 %34, 16
  br i1 %35, label %17, label %19, !llvm.loop !9

36:                                               ; preds = %17
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), align 4, !tbaa !4
  br label %37

37:                                               ; preds = %36, %17
  %38 = add nuw nsw i32 %6, 1
  %39 = xor i32 %6, -1
  %40 = mul nsw i32 %4, %39
  %41 = zext nneg i32 %38 to i64
  %42 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %41
  store i32 %40, ptr %42, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %41
  store i32 %40, ptr %43, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = zext nneg i32 %6 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 %44
  br label %55

46:                                               ; preds = %78
  %47 = add nuw nsw i32 %6, 16
  %48 = sub nsw i32 16, %6
  %49 = sub nsw i32 15, %6
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %50
  %52 = getelementptr inbounds [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 %50
  %53 = sext i32 %48 to i64
  %54 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %53
  br label %84

55:                                               ; preds = %37, %78
  %56 = phi i32 [ 0, %37 ], [ %79, %78 ]
  %57 = icmp samesign ugt i32 %6, %56
  br i1 %57, label %78, label %58

58:                                               ; preds = %55
  %59 = sub nuw nsw i32 %56, %6
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %60
  %62 = getelementptr inbounds nuw i32, ptr %61, i64 %44
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw [16 x i8], ptr %45, i64 %60
  %65 = load i8, ptr %64, align 1, !tbaa !8
  %66 = sext i8 %65 to i32
  %67 = add nsw i32 %63, %66
  %68 = getelementptr inbounds nuw i8, ptr %61, i64 68
  %69 = getelementptr inbounds nuw i32, ptr %68, i64 %44
  %70 = load i32, ptr %69, align 4, !tbaa !4
  %71 = sub nsw i32 %70, %4
  %72 = getelementptr inbounds nuw i32, ptr %61, i64 %41
  %73 = load i32, ptr %72, align 4, !tbaa !4
  %74 = sub nsw i32 %73, %4
  %75 = tail call noundef i32 @llvm.smax.i32(i32 %67, i32 %71)
  %76 = tail call noundef i32 @llvm.smax.i32(i32 %75, i32 %74)
  %77 = getelementptr inbounds nuw i32, ptr %68, i64 %41
  store i32 %76, ptr %77, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %58, %55
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = add nuw nsw i32 %56, 1
  %80 = icmp eq i32 %79, 16
  br i1 %80, label %46, label %55, !llvm.loop !12

81:                                               ; preds = %107
  %82 = mul i32 %7, 17
  %83 = add nuw nsw i32 %6, 1
  br label %113

84:                                               ; preds = %46, %107
  %85 = phi i32 [ 14, %46 ], [ %108, %107 ]
  %86 = icmp samesign ugt i32 %6, %85
  br i1 %86, label %107, label %87

87:                                               ; preds = %84
  %88 = sub nuw nsw i32 %47, %85
  %89 = add nsw i32 %88, -1
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %51, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !4
  %93 = getelementptr inbounds i8, ptr %52, i64 %90
  %94 = load i8, ptr %93, align 1, !tbaa !8
  %95 = sext i8 %94 to i32
  %96 = add nsw i32 %92, %95
  %97 = getelementptr inbounds i32, ptr %54, i64 %90
  %98 = load i32, ptr %97, align 4, !tbaa !4
  %99 = sub nsw i32 %98, %4
  %100 = zext nneg i32 %88 to i64
  %101 = getelementptr inbounds nuw i32, ptr %51, i64 %100
  %102 = load i32, ptr %101, align 4, !tbaa !4
  %103 = sub nsw i32 %102, %4
  %104 = tail call noundef i32 @llvm.smax.i32(i32 %96, i32 %99)
  %105 = tail call noundef i32 @llvm.smax.i32(i32 %104, i32 %103)
  %106 = getelementptr inbounds nuw i32, ptr %54, i64 %100
  store i32 %105, ptr %106, align 4, !tbaa !4
  br label %107

107:                                              ; preds = %87, %84
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %108 = add nsw i32 %85, -1
  %109 = icmp eq i32 %85, 0
  br i1 %109, label %81, label %84, !llvm.loop !13

110:                                              ; preds = %128
  br i1 %18, label %111, label %183

111:                                              ; preds = %110
  %112 = shl i32 %7, 5
  br label %131

113:                                              ; preds = %81, %128
  %114 = phi i32 [ 0, %81 ], [ %129, %128 ]
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %115
  %117 = getelementptr inbounds nuw i32, ptr %116, i64 %41
  %118 = load i32, ptr %117, align 4, !tbaa !4
  %119 = add i32 %114, %82
  %120 = mul i32 %119, 17
  %121 = add i32 %83, %120
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %2, i64 %122
  store i32 %118, ptr %123, align 4, !tbaa !4
  br i1 %18, label %124, label %128

124:                                              ; preds = %113
  %125 = load i32, ptr %116, align 4, !tbaa !4
  %126 = zext i32 %120 to i64
  %127 = getelementptr inbounds nuw i32, ptr %2, i64 %126
  store i32 %125, ptr %127, align 4, !tbaa !4
  br label %128

128:                                              ; preds = %113, %124
  %129 = add nuw nsw i32 %114, 1
  %130 = icmp eq i32 %129, 17
  br i1 %130, label %110, label %113, !llvm.loop !14

131:                                              ; preds = %111, %172
  %132 = phi i1 [ true, %111 ], [ %181, %172 ]
  %133 = phi i1 [ true, %111 ], [ %180, %172 ]
  %134 = phi i32 [ 0, %111 ], [ %176, %172 ]
  %135 = phi i32 [ 16, %111 ], [ %174, %172 ]
  %136 = phi i32 [ 16, %111 ], [ %173, %172 ]
  %137 = select i1 %133, i1 %132, i1 false
  br i1 %137, label %138, label %157

138:                                              ; preds = %131
  %139 = zext nneg i32 %135 to i64
  %140 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %139
  %141 = zext nneg i32 %136 to i64
  %142 = getelementptr inbounds nuw i32, ptr %140, i64 %141
  %143 = load i32, ptr %142, align 4, !tbaa !4
  %144 = add nsw i32 %135, -1
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %145
  %147 = add nsw i32 %136, -1
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %146, i64 %148
  %150 = load i32, ptr %149, align 4, !tbaa !4
  %151 = getelementptr inbounds nuw [16 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE3ref to ptr), i64 %145
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 %148
  %153 = load i8, ptr %152, align 1, !tbaa !8
  %154 = sext i8 %153 to i32
  %155 = add nsw i32 %150, %154
  %156 = icmp eq i32 %143, %155
  br i1 %156, label %172, label %157

157:                                              ; preds = %138, %131
  br i1 %133, label %158, label %170

158:                                              ; preds = %157
  %159 = sext i32 %135 to i64
  %160 = getelementptr inbounds [17 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ11needle_tileE4temp to ptr), i64 %159
  %161 = zext nneg i32 %136 to i64
  %162 = getelementptr inbounds nuw i32, ptr %160, i64 %161
  %163 = load i32, ptr %162, align 4, !tbaa !4
  %164 = getelementptr i8, ptr %162, i64 -4
  %165 = load i32, ptr %164, align 4, !tbaa !4
  %166 = sub nsw i32 %165, %4
  %167 = icmp eq i32 %163, %166
  br i1 %167, label %168, label %170

168:                                              ; preds = %158
  %169 = add nsw i32 %136, -1
  br label %172

170:                                              ; preds = %158, %157
  %171 = add nsw i32 %135, -1
  br label %172

172:                                              ; preds = %138, %168, %170
  %173 = phi i32 [ %136, %170 ], [ %169, %168 ], [ %147, %138 ]
  %174 = phi i32 [ %171, %170 ], [ %135, %168 ], [ %144, %138 ]
  %175 = phi i8 [ 100, %170 ], [ 105, %168 ], [ 109, %138 ]
  %176 = add nuw nsw i32 %134, 1
  %177 = add i32 %134, %112
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw i8, ptr %3, i64 %178
  store i8 %175, ptr %179, align 1, !tbaa !8
  %180 = icmp sgt i32 %173, 0
  %181 = icmp sgt i32 %174, 0
  %182 = select i1 %180, i1 true, i1 %181
  br i1 %182, label %131, label %183, !llvm.loop !15

183:                                              ; preds = %172, %110
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @smith_waterman(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = alloca [17 x i32], align 4
  %5 = alloca [17 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  br label %6

6:                                                ; preds = %3, %6
  %7 = phi i32 [ 0, %3 ], [ %11, %6 ]
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %4, i64 %8
  store i32 0, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i32, ptr %5, i64 %8
  store i32 -1000, ptr %10, align 4, !tbaa !4
  %11 = add nuw nsw i32 %7, 1
  %12 = icmp eq i32 %11, 17
  br i1 %12, label %13, label %6, !llvm.loop !16

13:                                               ; preds = %6
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  %19 = shl nsw i32 %18, 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %0, i64 %20
  %22 = mul nsw i32 %18, 24
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %1, i64 %23
  %25 = load i32, ptr %4, align 4
  br label %26

26:                                               ; preds = %13, %35
  %27 = phi i32 [ %36, %35 ], [ 0, %13 ]
  %28 = phi i32 [ %65, %35 ], [ 0, %13 ]
  %29 = zext nneg i32 %27 to i64
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !8
  br label %38

32:                                               ; preds = %35
  %33 = sext i32 %18 to i64
  %34 = getelementptr inbounds i32, ptr %2, i64 %33
  store i32 %65, ptr %34, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

35:                                               ; preds = %38
  %36 = add nuw nsw i32 %27, 1
  %37 = icmp eq i32 %36, 24
  br i1 %37, label %32, label %26, !llvm.loop !17

38:                                               ; preds = %26, %38
  %39 = phi i32 [ %25, %26 ], [ %64, %38 ]
  %40 = phi i32 [ 1, %26 ], [ %66, %38 ]
  %41 = phi i32 [ -1000, %26 ], [ %54, %38 ]
  %42 = phi i32 [ 0, %26 ], [ %49, %38 ]
  %43 = phi i32 [ %28, %26 ], [ %65, %38 ]
  %44 = zext nneg i32 %40 to i64
  %45 = getelementptr inbounds nuw i32, ptr %5, i64 %44
  %46 = load i32, ptr %45, align 4, !tbaa !4
  %47 = add nsw i32 %46, -1
  %48 = getelementptr inbounds nuw i32, ptr %4, i64 %44
  %49 = load i32, ptr %48, align 4, !tbaa !4
  %50 = add nsw i32 %49, -3
  %51 = tail call noundef i32 @llvm.smax.i32(i32 %47, i32 %50)
  store i32 %51, ptr %45, align 4, !tbaa !4
  %52 = add nsw i32 %41, -1
  %53 = add nsw i32 %39, -3
  %54 = tail call noundef i32 @llvm.smax.i32(i32 %52, i32 %53)
  %55 = zext nneg i32 %40 to i64
  %56 = getelementptr i8, ptr %21, i64 %55
  %57 = getelementptr i8, ptr %56, i64 -1
  %58 = load i8, ptr %57, align 1, !tbaa !8
  %59 = icmp eq i8 %58, %31
  %60 = select i1 %59, i32 2, i32 -1
  %61 = add nsw i32 %60, %42
  %62 = tail call noundef i32 @llvm.smax.i32(i32 %51, i32 %54)
  %63 = tail call i32 @llvm.smax.i32(i32 %61, i32 %62)
  %64 = tail call i32 @llvm.smax.i32(i32 %63, i32 0)
  store i32 %64, ptr %48, align 4, !tbaa !4
  %65 = tail call noundef i32 @llvm.smax.i32(i32 %43, i32 %64)
  %66 = add nuw nsw i32 %40, 1
  %67 = icmp eq i32 %66, 17
  br i1 %67, label %35, label %38, !llvm.loop !18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
