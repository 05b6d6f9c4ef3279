; ModuleID = 'corpus/hip/hip_sudoku.hip'
source_filename = "corpus/hip/hip_sudoku.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sudoku4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i8], align 1
  %4 = alloca [16 x i8], align 4
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %6 = shl nuw nsw i32 %5, 4
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 2
  %11 = load <4 x i8>, ptr %8, align 1, !tbaa !8
  store <4 x i8> %11, ptr %4, align 4, !tbaa !8
  %12 = shufflevector <4 x i8> %11, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  store <2 x i8> %12, ptr %10, align 1, !tbaa !8
  %13 = zext nneg i32 %6 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %18 = load <4 x i8>, ptr %15, align 1, !tbaa !8
  store <4 x i8> %18, ptr %16, align 4, !tbaa !8
  store <4 x i8> %18, ptr %17, align 1, !tbaa !8
  %19 = zext nneg i32 %6 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %24 = load <4 x i8>, ptr %21, align 1, !tbaa !8
  store <4 x i8> %24, ptr %22, align 4, !tbaa !8
  store <4 x i8> %24, ptr %23, align 1, !tbaa !8
  %25 = zext nneg i32 %6 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 12
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %30 = load <4 x i8>, ptr %27, align 1, !tbaa !8
  store <4 x i8> %30, ptr %28, align 4, !tbaa !8
  store <4 x i8> %30, ptr %29, align 1, !tbaa !8
  %31 = and i32 %5, 3
  %32 = shl nuw nsw i32 1, %31
  %33 = trunc nuw nsw i32 %32 to i8
  store i8 %33, ptr %3, align 1, !tbaa !8
  %34 = lshr i32 %5, 2
  %35 = shl nuw i32 1, %34
  %36 = trunc i32 %35 to i8
  store i8 %36, ptr %9, align 1, !tbaa !8
  %37 = and i32 %35, 255
  %38 = icmp eq i32 %32, %37
  br i1 %38, label %181, label %47

39:                                               ; preds = %47, %162
  %40 = phi i32 [ %49, %47 ], [ %42, %162 ]
  %41 = phi i32 [ %50, %47 ], [ %172, %162 ]
  %42 = add nuw nsw i32 %40, 1
  %43 = icmp eq i32 %41, 16
  br i1 %43, label %44, label %51

44:                                               ; preds = %39
  %45 = add i32 %48, 1
  %46 = icmp samesign ult i32 %40, 399
  br i1 %46, label %47, label %177, !llvm.loop !9

47:                                               ; preds = %2, %44
  %48 = phi i32 [ %45, %44 ], [ 0, %2 ]
  %49 = phi i32 [ %42, %44 ], [ 0, %2 ]
  %50 = phi i32 [ 15, %44 ], [ 2, %2 ]
  br label %39

51:                                               ; preds = %39
  %52 = lshr i32 %41, 2
  %53 = and i32 %41, 3
  %54 = and i32 %41, 2147483642
  %55 = zext nneg i32 %41 to i64
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !8
  %58 = and i32 %41, 2147483644
  %59 = icmp eq i32 %53, 0
  br i1 %59, label %65, label %60

60:                                               ; preds = %51
  %61 = zext nneg i32 %58 to i64
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 %61
  %63 = load i8, ptr %62, align 1, !tbaa !8
  %64 = or i8 %57, %63
  br label %65

65:                                               ; preds = %60, %51
  %66 = phi i8 [ %64, %60 ], [ %57, %51 ]
  %67 = icmp eq i32 %52, 0
  br i1 %67, label %73, label %68

68:                                               ; preds = %65
  %69 = zext nneg i32 %53 to i64
  %70 = getelementptr inbounds nuw i8, ptr %3, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !8
  %72 = or i8 %66, %71
  br label %73

73:                                               ; preds = %68, %65
  %74 = phi i8 [ %72, %68 ], [ %66, %65 ]
  %75 = icmp eq i32 %54, %41
  br i1 %75, label %81, label %76

76:                                               ; preds = %73
  %77 = zext nneg i32 %54 to i64
  %78 = getelementptr inbounds nuw i8, ptr %3, i64 %77
  %79 = load i8, ptr %78, align 1, !tbaa !8
  %80 = or i8 %74, %79
  br label %81

81:                                               ; preds = %76, %73
  %82 = phi i8 [ %80, %76 ], [ %74, %73 ]
  %83 = icmp eq i32 %53, 1
  br i1 %83, label %90, label %84

84:                                               ; preds = %81
  %85 = zext nneg i32 %58 to i64
  %86 = getelementptr inbounds nuw i8, ptr %3, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 1
  %88 = load i8, ptr %87, align 1, !tbaa !8
  %89 = or i8 %82, %88
  br label %90

90:                                               ; preds = %84, %81
  %91 = phi i8 [ %89, %84 ], [ %82, %81 ]
  %92 = icmp eq i32 %52, 1
  br i1 %92, label %99, label %93

93:                                               ; preds = %90
  %94 = zext nneg i32 %53 to i64
  %95 = getelementptr inbounds nuw i8, ptr %3, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %97 = load i8, ptr %96, align 1, !tbaa !8
  %98 = or i8 %91, %97
  br label %99

99:                                               ; preds = %93, %90
  %100 = phi i8 [ %98, %93 ], [ %91, %90 ]
  %101 = or disjoint i32 %54, 1
  %102 = icmp eq i32 %101, %41
  br i1 %102, label %108, label %103

103:                                              ; preds = %99
  %104 = zext nneg i32 %101 to i64
  %105 = getelementptr inbounds nuw i8, ptr %3, i64 %104
  %106 = load i8, ptr %105, align 1, !tbaa !8
  %107 = or i8 %100, %106
  br label %108

108:                                              ; preds = %103, %99
  %109 = phi i8 [ %107, %103 ], [ %100, %99 ]
  %110 = icmp eq i32 %53, 2
  br i1 %110, label %117, label %111

111:                                              ; preds = %108
  %112 = zext nneg i32 %58 to i64
  %113 = getelementptr inbounds nuw i8, ptr %3, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 2
  %115 = load i8, ptr %114, align 1, !tbaa !8
  %116 = or i8 %109, %115
  br label %117

117:                                              ; preds = %111, %108
  %118 = phi i8 [ %116, %111 ], [ %109, %108 ]
  %119 = icmp eq i32 %52, 2
  br i1 %119, label %126, label %120

120:                                              ; preds = %117
  %121 = zext nneg i32 %53 to i64
  %122 = getelementptr inbounds nuw i8, ptr %3, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %124 = load i8, ptr %123, align 1, !tbaa !8
  %125 = or i8 %118, %124
  br label %126

126:                                              ; preds = %120, %117
  %127 = phi i8 [ %125, %120 ], [ %118, %117 ]
  %128 = or disjoint i32 %54, 4
  %129 = icmp eq i32 %128, %41
  br i1 %129, label %135, label %130

130:                                              ; preds = %126
  %131 = zext nneg i32 %128 to i64
  %132 = getelementptr inbounds nuw i8, ptr %3, i64 %131
  %133 = load i8, ptr %132, align 1, !tbaa !8
  %134 = or i8 %127, %133
  br label %135

135:                                              ; preds = %130, %126
  %136 = phi i8 [ %134, %130 ], [ %127, %126 ]
  %137 = icmp eq i32 %53, 3
  br i1 %137, label %144, label %138

138:                                              ; preds = %135
  %139 = zext nneg i32 %58 to i64
  %140 = getelementptr inbounds nuw i8, ptr %3, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 3
  %142 = load i8, ptr %141, align 1, !tbaa !8
  %143 = or i8 %136, %142
  br label %144

144:                                              ; preds = %138, %135
  %145 = phi i8 [ %143, %138 ], [ %136, %135 ]
  %146 = icmp eq i32 %52, 3
  br i1 %146, label %153, label %147

147:                                              ; preds = %144
  %148 = zext nneg i32 %53 to i64
  %149 = getelementptr inbounds nuw i8, ptr %3, i64 %148
  %150 = getelementptr inbounds nuw i8, ptr %149, i64 12
  %151 = load i8, ptr %150, align 1, !tbaa !8
  %152 = or i8 %145, %151
  br label %153

153:                                              ; preds = %147, %144
  %154 = phi i8 [ %152, %147 ], [ %145, %144 ]
  %155 = or disjoint i32 %54, 5
  %156 = icmp eq i32 %155, %41
  br i1 %156, label %162, label %157

157:                                              ; preds = %153
  %158 = zext nneg i32 %155 to i64
  %159 = getelementptr inbounds nuw i8, ptr %3, i64 %158
  %160 = load i8, ptr %159, align 1, !tbaa !8
  %161 = or i8 %154, %160
  br label %162

162:                                              ; preds = %157, %153
  %163 = phi i8 [ %161, %157 ], [ %154, %153 ]
  %164 = and i8 %163, 15
  %165 = icmp eq i8 %164, 15
  %166 = xor i8 %164, 15
  %167 = sub nsw i8 0, %166
  %168 = and i8 %166, %167
  %169 = or i8 %57, %168
  %170 = select i1 %165, i32 -1, i32 1
  %171 = select i1 %165, i8 0, i8 %169
  %172 = add nsw i32 %41, %170
  %173 = getelementptr inbounds nuw i8, ptr %3, i64 %55
  store i8 %168, ptr %173, align 1, !tbaa !8
  store i8 %171, ptr %56, align 1, !tbaa !8
  %174 = icmp samesign ugt i32 %172, 1
  %175 = icmp samesign ult i32 %40, 399
  %176 = select i1 %174, i1 %175, i1 false
  br i1 %176, label %39, label %177, !llvm.loop !9

177:                                              ; preds = %44, %162
  %178 = phi i32 [ %48, %162 ], [ %45, %44 ]
  %179 = mul i32 %178, 1000
  %180 = add i32 %179, %42
  br label %181

181:                                              ; preds = %177, %2
  %182 = phi i32 [ %180, %177 ], [ 0, %2 ]
  %183 = zext nneg i32 %5 to i64
  %184 = getelementptr inbounds nuw i32, ptr %1, i64 %183
  store i32 %182, ptr %184, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @subset_sum(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul i32 %2, %4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %9, label %13

9:                                                ; preds = %13, %3
  %10 = phi i32 [ 0, %3 ], [ %34, %13 ]
  %11 = zext nneg i32 %4 to i64
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  store i32 %10, ptr %12, align 4, !tbaa !4
  ret void

13:                                               ; preds = %3, %13
  %14 = phi i32 [ %31, %13 ], [ 0, %3 ]
  %15 = phi i32 [ %34, %13 ], [ 0, %3 ]
  %16 = phi i32 [ %19, %13 ], [ 0, %3 ]
  %17 = phi i32 [ %35, %13 ], [ 1, %3 ]
  %18 = lshr i32 %17, 1
  %19 = xor i32 %18, %17
  %20 = xor i32 %19, %16
  %21 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = icmp eq i32 %19, %16
  %23 = select i1 %22, i32 -1, i32 %21
  %24 = and i32 %20, %19
  %25 = icmp eq i32 %24, 0
  %26 = sext i32 %23 to i64
  %27 = getelementptr inbounds i32, ptr %7, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = sub nsw i32 0, %28
  %30 = select i1 %25, i32 %29, i32 %28
  %31 = add nsw i32 %30, %14
  %32 = icmp eq i32 %31, 0
  %33 = zext i1 %32 to i32
  %34 = add i32 %15, %33
  %35 = add i32 %17, 1
  %36 = lshr i32 %35, %2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %13, label %9, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6searchjji(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = and i32 %1, 7
  %5 = icmp eq i32 %4, 7
  %6 = and i32 %1, 56
  %7 = icmp eq i32 %6, 56
  %8 = or i1 %5, %7
  %9 = and i32 %1, 448
  %10 = icmp eq i32 %9, 448
  %11 = or i1 %8, %10
  %12 = and i32 %1, 73
  %13 = icmp eq i32 %12, 73
  %14 = or i1 %11, %13
  %15 = and i32 %1, 146
  %16 = icmp eq i32 %15, 146
  %17 = or i1 %14, %16
  %18 = and i32 %1, 292
  %19 = icmp eq i32 %18, 292
  %20 = or i1 %17, %19
  %21 = and i32 %1, 273
  %22 = icmp eq i32 %21, 273
  %23 = or i1 %20, %22
  %24 = and i32 %1, 84
  %25 = icmp eq i32 %24, 84
  %26 = or i1 %23, %25
  br i1 %26, label %33, label %27

27:                                               ; preds = %3
  %28 = or i32 %1, %0
  %29 = and i32 %28, 511
  %30 = icmp eq i32 %29, 511
  %31 = icmp eq i32 %2, 4
  %32 = or i1 %31, %30
  br i1 %32, label %35, label %41

33:                                               ; preds = %3
  %34 = add nsw i32 %2, -10
  br label %55

35:                                               ; preds = %27
  %36 = and i32 %0, 325
  %37 = tail call noundef range(i32 0, 5) i32 @llvm.ctpop.i32(i32 range(i32 0, 326) %36)
  %38 = and i32 %1, 325
  %39 = tail call noundef range(i32 0, 5) i32 @llvm.ctpop.i32(i32 range(i32 0, 326) %38)
  %40 = sub nsw i32 %37, %39
  br label %55

41:                                               ; preds = %27
  %42 = xor i32 %29, 511
  %43 = add nsw i32 %2, 1
  br label %44

44:                                               ; preds = %41, %44
  %45 = phi i32 [ -100, %41 ], [ %53, %44 ]
  %46 = phi i32 [ %42, %41 ], [ %49, %44 ]
  %47 = sub nsw i32 0, %46
  %48 = and i32 %46, %47
  %49 = xor i32 %48, %46
  %50 = or i32 %48, %0
  %51 = tail call noundef i32 @_Z6searchjji(i32 noundef %1, i32 noundef %50, i32 noundef %43) #7
  %52 = sub nsw i32 0, %51
  %53 = tail call noundef range(i32 -2147483647, -2147483648) i32 @llvm.smax.i32(i32 range(i32 -2147483647, -2147483648) %45, i32 range(i32 -2147483647, -2147483648) %52)
  %54 = icmp eq i32 %48, %46
  br i1 %54, label %55, label %44, !llvm.loop !12

55:                                               ; preds = %44, %35, %33
  %56 = phi i32 [ %34, %33 ], [ %40, %35 ], [ %53, %44 ]
  ret i32 %56
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @minimax(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = shl nuw i32 1, %2
  %4 = and i32 %3, -2
  %5 = tail call noundef i32 @_Z6searchjji(i32 noundef 1, i32 noundef %4, i32 noundef 0) #7
  %6 = zext nneg i32 %2 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  store i32 %5, ptr %7, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !10}
