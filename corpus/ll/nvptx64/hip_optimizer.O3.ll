; ModuleID = 'corpus/hip/hip_optimizer.hip'
source_filename = "corpus/hip/hip_optimizer.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.AdamParams = type { float, float, float, float, float, float, float, i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @adam(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, ptr noundef readonly byval(%struct.AdamParams) align 4 captures(none) %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %12 = load i32, ptr %11, align 4, !tbaa !8
  %13 = icmp slt i32 %10, %12
  br i1 %13, label %14, label %32

14:                                               ; preds = %5
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %16 = load float, ptr %15, align 4, !tbaa !11
  %17 = fsub contract float 1.000000e+00, %16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %19 = load float, ptr %18, align 4, !tbaa !12
  %20 = fsub contract float 1.000000e+00, %19
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %22 = load float, ptr %21, align 4, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %24 = load float, ptr %23, align 4, !tbaa !14
  %25 = load float, ptr %4, align 4, !tbaa !15
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %27 = load float, ptr %26, align 4, !tbaa !16
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %29 = load float, ptr %28, align 4, !tbaa !17
  %30 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %31 = mul i32 %30, %7
  br label %33

32:                                               ; preds = %33, %5
  ret void

33:                                               ; preds = %14, %33
  %34 = phi i32 [ %10, %14 ], [ %61, %33 ]
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %1, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !18
  %38 = getelementptr inbounds float, ptr %2, i64 %35
  %39 = load float, ptr %38, align 4, !tbaa !18
  %40 = fmul contract float %16, %39
  %41 = fmul contract float %37, %17
  %42 = fadd contract float %40, %41
  store float %42, ptr %38, align 4, !tbaa !18
  %43 = getelementptr inbounds float, ptr %3, i64 %35
  %44 = load float, ptr %43, align 4, !tbaa !18
  %45 = fmul contract float %19, %44
  %46 = fmul contract float %37, %20
  %47 = fmul contract float %37, %46
  %48 = fadd contract float %45, %47
  store float %48, ptr %43, align 4, !tbaa !18
  %49 = load float, ptr %38, align 4, !tbaa !18
  %50 = fdiv contract float %49, %22
  %51 = fdiv contract float %48, %24
  %52 = tail call contract noundef float @llvm.sqrt.f32(float %51)
  %53 = fadd contract float %52, %27
  %54 = fdiv contract float %50, %53
  %55 = getelementptr inbounds float, ptr %0, i64 %35
  %56 = load float, ptr %55, align 4, !tbaa !18
  %57 = fmul contract float %29, %56
  %58 = fadd contract float %54, %57
  %59 = fmul contract float %25, %58
  %60 = fsub contract float %56, %59
  store float %60, ptr %55, align 4, !tbaa !18
  %61 = add i32 %34, %31
  %62 = icmp slt i32 %61, %12
  br i1 %62, label %33, label %32, !llvm.loop !19
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @layernorm_backward(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = mul i32 %4, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw float, ptr %0, i64 %8
  %10 = getelementptr inbounds nuw float, ptr %1, i64 %8
  %11 = getelementptr inbounds nuw float, ptr %3, i64 %8
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %65, label %14

14:                                               ; preds = %65, %5
  %15 = phi float [ 0.000000e+00, %5 ], [ %74, %65 ]
  %16 = phi float [ 0.000000e+00, %5 ], [ %72, %65 ]
  %17 = bitcast float %16 to i32
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %17, i32 range(i32 1, -2147483648) 16, i32 31)
  %19 = bitcast i32 %18 to float
  %20 = fadd contract float %16, %19
  %21 = bitcast float %20 to i32
  %22 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %21, i32 range(i32 1, -2147483648) 8, i32 31)
  %23 = bitcast i32 %22 to float
  %24 = fadd contract float %20, %23
  %25 = bitcast float %24 to i32
  %26 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %25, i32 range(i32 1, -2147483648) 4, i32 31)
  %27 = bitcast i32 %26 to float
  %28 = fadd contract float %24, %27
  %29 = bitcast float %28 to i32
  %30 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %29, i32 range(i32 1, -2147483648) 2, i32 31)
  %31 = bitcast i32 %30 to float
  %32 = fadd contract float %28, %31
  %33 = bitcast float %32 to i32
  %34 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %33, i32 range(i32 1, -2147483648) 1, i32 31)
  %35 = bitcast float %15 to i32
  %36 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %35, i32 range(i32 1, -2147483648) 16, i32 31)
  %37 = bitcast i32 %36 to float
  %38 = fadd contract float %15, %37
  %39 = bitcast float %38 to i32
  %40 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %39, i32 range(i32 1, -2147483648) 8, i32 31)
  %41 = bitcast i32 %40 to float
  %42 = fadd contract float %38, %41
  %43 = bitcast float %42 to i32
  %44 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %43, i32 range(i32 1, -2147483648) 4, i32 31)
  %45 = bitcast i32 %44 to float
  %46 = fadd contract float %42, %45
  %47 = bitcast float %46 to i32
  %48 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %47, i32 range(i32 1, -2147483648) 2, i32 31)
  %49 = bitcast i32 %48 to float
  %50 = fadd contract float %46, %49
  %51 = bitcast float %50 to i32
  %52 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %51, i32 range(i32 1, -2147483648) 1, i32 31)
  %53 = bitcast i32 %52 to float
  %54 = fadd contract float %50, %53
  %55 = bitcast i32 %34 to float
  %56 = fadd contract float %32, %55
  %57 = sitofp i32 %4 to float
  %58 = fdiv contract float %56, %57
  %59 = fdiv contract float %54, %57
  %60 = fmul contract float %58, %58
  %61 = fsub contract float %59, %60
  %62 = fadd contract float %61, 0x3EE4F8B580000000
  %63 = tail call contract noundef float @llvm.sqrt.f32(float %62)
  %64 = fdiv contract float 1.000000e+00, %63
  br i1 %13, label %122, label %77

65:                                               ; preds = %5, %65
  %66 = phi float [ %72, %65 ], [ 0.000000e+00, %5 ]
  %67 = phi i32 [ %75, %65 ], [ %12, %5 ]
  %68 = phi float [ %74, %65 ], [ 0.000000e+00, %5 ]
  %69 = zext nneg i32 %67 to i64
  %70 = getelementptr inbounds nuw float, ptr %9, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !18
  %72 = fadd contract float %66, %71
  %73 = fmul contract float %71, %71
  %74 = fadd contract float %68, %73
  %75 = add nuw nsw i32 %67, 32
  %76 = icmp slt i32 %75, %4
  br i1 %76, label %65, label %14, !llvm.loop !21

77:                                               ; preds = %122, %14
  %78 = phi float [ 0.000000e+00, %14 ], [ %136, %122 ]
  %79 = phi float [ 0.000000e+00, %14 ], [ %138, %122 ]
  %80 = bitcast float %78 to i32
  %81 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %80, i32 range(i32 1, -2147483648) 16, i32 31)
  %82 = bitcast i32 %81 to float
  %83 = fadd contract float %78, %82
  %84 = bitcast float %83 to i32
  %85 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %84, i32 range(i32 1, -2147483648) 8, i32 31)
  %86 = bitcast i32 %85 to float
  %87 = fadd contract float %83, %86
  %88 = bitcast float %87 to i32
  %89 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %88, i32 range(i32 1, -2147483648) 4, i32 31)
  %90 = bitcast i32 %89 to float
  %91 = fadd contract float %87, %90
  %92 = bitcast float %91 to i32
  %93 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %92, i32 range(i32 1, -2147483648) 2, i32 31)
  %94 = bitcast i32 %93 to float
  %95 = fadd contract float %91, %94
  %96 = bitcast float %95 to i32
  %97 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %96, i32 range(i32 1, -2147483648) 1, i32 31)
  %98 = bitcast float %79 to i32
  %99 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %98, i32 range(i32 1, -2147483648) 16, i32 31)
  %100 = bitcast i32 %99 to float
  %101 = fadd contract float %79, %100
  %102 = bitcast float %101 to i32
  %103 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %102, i32 range(i32 1, -2147483648) 8, i32 31)
  %104 = bitcast i32 %103 to float
  %105 = fadd contract float %101, %104
  %106 = bitcast float %105 to i32
  %107 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %106, i32 range(i32 1, -2147483648) 4, i32 31)
  %108 = bitcast i32 %107 to float
  %109 = fadd contract float %105, %108
  %110 = bitcast float %109 to i32
  %111 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %110, i32 range(i32 1, -2147483648) 2, i32 31)
  %112 = bitcast i32 %111 to float
  %113 = fadd contract float %109, %112
  %114 = bitcast float %113 to i32
  %115 = tail call noundef i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 -1, i32 %114, i32 range(i32 1, -2147483648) 1, i32 31)
  %116 = bitcast i32 %115 to float
  %117 = fadd contract float %113, %116
  %118 = bitcast i32 %97 to float
  %119 = fadd contract float %95, %118
  %120 = fdiv contract float %119, %57
  %121 = fdiv contract float %117, %57
  br i1 %13, label %142, label %141

122:                                              ; preds = %14, %122
  %123 = phi i32 [ %139, %122 ], [ %12, %14 ]
  %124 = phi float [ %138, %122 ], [ 0.000000e+00, %14 ]
  %125 = phi float [ %136, %122 ], [ 0.000000e+00, %14 ]
  %126 = zext nneg i32 %123 to i64
  %127 = getelementptr inbounds nuw float, ptr %10, i64 %126
  %128 = load float, ptr %127, align 4, !tbaa !18
  %129 = getelementptr inbounds nuw float, ptr %2, i64 %126
  %130 = load float, ptr %129, align 4, !tbaa !18
  %131 = fmul contract float %128, %130
  %132 = getelementptr inbounds nuw float, ptr %9, i64 %126
  %133 = load float, ptr %132, align 4, !tbaa !18
  %134 = fsub contract float %133, %58
  %135 = fmul contract float %64, %134
  %136 = fadd contract float %125, %131
  %137 = fmul contract float %131, %135
  %138 = fadd contract float %124, %137
  %139 = add nuw nsw i32 %123, 32
  %140 = icmp slt i32 %139, %4
  br i1 %140, label %122, label %77, !llvm.loop !22

141:                                              ; preds = %142, %77
  ret void

142:                                              ; preds = %77, %142
  %143 = phi i32 [ %159, %142 ], [ %12, %77 ]
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw float, ptr %10, i64 %144
  %146 = load float, ptr %145, align 4, !tbaa !18
  %147 = getelementptr inbounds nuw float, ptr %2, i64 %144
  %148 = load float, ptr %147, align 4, !tbaa !18
  %149 = fmul contract float %146, %148
  %150 = fsub contract float %149, %120
  %151 = getelementptr inbounds nuw float, ptr %9, i64 %144
  %152 = load float, ptr %151, align 4, !tbaa !18
  %153 = fsub contract float %152, %58
  %154 = fmul contract float %64, %153
  %155 = fmul contract float %121, %154
  %156 = fsub contract float %150, %155
  %157 = fmul contract float %64, %156
  %158 = getelementptr inbounds nuw float, ptr %11, i64 %144
  store float %157, ptr %158, align 4, !tbaa !18
  %159 = add nuw nsw i32 %143, 32
  %160 = icmp slt i32 %159, %4
  br i1 %160, label %142, label %141, !llvm.loop !23
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @embedding_grad(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1, !tbaa !24
  %8 = and i8 %7, 7
  %9 = zext nneg i8 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %2, i64 %9
  %11 = getelementptr inbounds nuw float, ptr %1, i64 %5
  %12 = load float, ptr %11, align 4, !tbaa !18
  %13 = fmul contract float %12, 6.553600e+04
  %14 = fptosi float %13 to i32
  %15 = atomicrmw add ptr %10, i32 %14 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dropout(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, float noundef %3, i64 noundef %4) local_unnamed_addr #3 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = add i32 %10, 1
  %12 = zext i32 %11 to i64
  %13 = mul i64 %12, -7046029254386353131
  %14 = add i64 %4, %13
  %15 = lshr i64 %14, 30
  %16 = xor i64 %15, %14
  %17 = mul i64 %16, -4658895280553007687
  %18 = lshr i64 %17, 27
  %19 = xor i64 %18, %17
  %20 = mul i64 %19, -7723592293110705685
  %21 = lshr i64 %20, 40
  %22 = trunc nuw nsw i64 %21 to i32
  %23 = fmul contract float %3, 0x4170000000000000
  %24 = fptoui float %23 to i32
  %25 = icmp uge i32 %22, %24
  %26 = zext i1 %25 to i8
  %27 = zext i32 %10 to i64
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 %27
  store i8 %26, ptr %28, align 1, !tbaa !24
  br i1 %25, label %29, label %34

29:                                               ; preds = %5
  %30 = fsub contract float 1.000000e+00, %3
  %31 = getelementptr inbounds nuw float, ptr %0, i64 %27
  %32 = load float, ptr %31, align 4, !tbaa !18
  %33 = fdiv contract float %32, %30
  br label %34

34:                                               ; preds = %5, %29
  %35 = phi contract float [ %33, %29 ], [ 0.000000e+00, %5 ]
  %36 = getelementptr inbounds nuw float, ptr %1, i64 %27
  store float %35, ptr %36, align 4, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

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
!8 = !{!9, !5, i64 28}
!9 = !{!"_ZTS10AdamParams", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12, !10, i64 16, !10, i64 20, !10, i64 24, !5, i64 28}
!10 = !{!"float", !6, i64 0}
!11 = !{!9, !10, i64 4}
!12 = !{!9, !10, i64 8}
!13 = !{!9, !10, i64 16}
!14 = !{!9, !10, i64 20}
!15 = !{!9, !10, i64 0}
!16 = !{!9, !10, i64 12}
!17 = !{!9, !10, i64 24}
!18 = !{!10, !10, i64 0}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.mustprogress"}
!21 = distinct !{!21, !20}
!22 = distinct !{!22, !20}
!23 = distinct !{!23, !20}
!24 = !{!6, !6, i64 0}
