; ModuleID = 'corpus/cuda/cu_sdf.cu'
source_filename = "corpus/cuda/cu_sdf.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float2 = type { float, float }

@cases = dso_local addrspace(4) externally_initialized constant [16 x [4 x i8]] [[4 x i8] c"\FF\FF\FF\FF", [4 x i8] c"\03\00\FF\FF", [4 x i8] c"\00\01\FF\FF", [4 x i8] c"\03\01\FF\FF", [4 x i8] c"\01\02\FF\FF", [4 x i8] c"\03\00\01\02", [4 x i8] c"\00\02\FF\FF", [4 x i8] c"\03\02\FF\FF", [4 x i8] c"\02\03\FF\FF", [4 x i8] c"\00\02\FF\FF", [4 x i8] c"\00\01\02\03", [4 x i8] c"\01\02\FF\FF", [4 x i8] c"\01\03\FF\FF", [4 x i8] c"\00\01\FF\FF", [4 x i8] c"\03\00\FF\FF", [4 x i8] c"\FF\FF\FF\FF"], align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @cases to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local noundef float @_Z5sceneffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) local_unnamed_addr #0 {
  %5 = fmul contract float %0, %0
  %6 = fmul contract float %1, %1
  %7 = fadd contract float %5, %6
  %8 = fmul contract float %2, %2
  %9 = fadd contract float %7, %8
  %10 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %9)
  %11 = fadd contract float %10, 0xBFE6666660000000
  %12 = fadd contract float %0, -5.000000e-01
  %13 = tail call contract noundef float @llvm.fabs.f32(float %12)
  %14 = fadd contract float %13, 0xBFD99999A0000000
  %15 = fadd contract float %1, 0xBFD3333340000000
  %16 = tail call contract noundef float @llvm.fabs.f32(float %15)
  %17 = fadd contract float %16, 0xBFD3333340000000
  %18 = tail call contract noundef float @llvm.fabs.f32(float %2)
  %19 = fadd contract float %18, 0xBFD99999A0000000
  %20 = tail call contract noundef float @llvm.maxnum.f32(float %14, float 0.000000e+00)
  %21 = tail call contract noundef float @llvm.maxnum.f32(float %17, float 0.000000e+00)
  %22 = tail call contract noundef float @llvm.maxnum.f32(float %19, float 0.000000e+00)
  %23 = fmul contract float %20, %20
  %24 = fmul contract float %21, %21
  %25 = fadd contract float %23, %24
  %26 = fmul contract float %22, %22
  %27 = fadd contract float %26, %25
  %28 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %27)
  %29 = tail call contract noundef float @llvm.maxnum.f32(float %17, float %19)
  %30 = tail call contract noundef float @llvm.maxnum.f32(float %14, float %29)
  %31 = tail call contract noundef float @llvm.minnum.f32(float %30, float 0.000000e+00)
  %32 = fadd contract float %31, %28
  %33 = fsub contract float %32, %11
  %34 = fmul contract float %33, 5.000000e-01
  %35 = fdiv contract float %34, %3
  %36 = fadd contract float %35, 5.000000e-01
  %37 = tail call contract noundef float @llvm.maxnum.f32(float %36, float 0.000000e+00)
  %38 = tail call contract noundef float @llvm.minnum.f32(float %37, float 1.000000e+00)
  %39 = fsub contract float %11, %32
  %40 = fmul contract float %39, %38
  %41 = fadd contract float %32, %40
  %42 = fmul contract float %3, %38
  %43 = fsub contract float 1.000000e+00, %38
  %44 = fmul contract float %42, %43
  %45 = fsub contract float %41, %44
  %46 = fadd contract float %1, 0x3FE99999A0000000
  %47 = tail call contract noundef float @llvm.minnum.f32(float %45, float %46)
  ret float %47
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @sdf_march(ptr noundef writeonly captures(none) %0, i32 noundef %1, float noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = sitofp i32 %8 to float
  %15 = fadd contract float %14, 5.000000e-01
  %16 = sitofp i32 %1 to float
  %17 = fdiv contract float %15, %16
  %18 = fmul contract float %17, 2.000000e+00
  %19 = fadd contract float %18, -1.000000e+00
  %20 = uitofp nneg i32 %13 to float
  %21 = fadd contract float %20, 5.000000e-01
  %22 = fdiv contract float %21, %16
  %23 = fmul contract float %22, 2.000000e+00
  %24 = fsub contract float 1.000000e+00, %23
  %25 = fmul contract float %19, %19
  %26 = fmul contract float %24, %24
  %27 = fadd contract float %25, %26
  %28 = fadd contract float %27, 2.250000e+00
  %29 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %28)
  %30 = fdiv contract float 1.000000e+00, %29
  %31 = fmul contract float %19, %30
  %32 = fmul contract float %24, %30
  %33 = fmul contract float %30, 1.500000e+00
  br label %34

34:                                               ; preds = %34, %3
  %35 = phi float [ 0.000000e+00, %3 ], [ %47, %34 ]
  %36 = phi i32 [ 0, %3 ], [ %48, %34 ]
  %37 = fmul contract float %31, %35
  %38 = fmul contract float %32, %35
  %39 = fmul contract float %33, %35
  %40 = fadd contract float %39, -3.000000e+00
  %41 = tail call contract noundef float @_Z5sceneffff(float noundef %37, float noundef %38, float noundef %40, float noundef %2) #7
  %42 = fcmp contract olt float %41, 0x3F50624DE0000000
  %43 = fadd contract float %35, %41
  %44 = fcmp contract ogt float %43, 1.000000e+01
  %45 = select i1 %44, float -1.000000e+00, float %43
  %46 = or i1 %42, %44
  %47 = select i1 %42, float %35, float %45
  %48 = add nuw nsw i32 %36, 1
  %49 = icmp eq i32 %48, 40
  %50 = select i1 %46, i1 true, i1 %49
  br i1 %50, label %51, label %34, !llvm.loop !8

51:                                               ; preds = %34
  %52 = fcmp contract ogt float %47, 0.000000e+00
  br i1 %52, label %53, label %87

53:                                               ; preds = %51
  %54 = fmul contract float %31, %47
  %55 = fmul contract float %32, %47
  %56 = fmul contract float %33, %47
  %57 = fadd contract float %56, -3.000000e+00
  %58 = fadd contract float %54, 0x3F847AE140000000
  %59 = tail call contract noundef float @_Z5sceneffff(float noundef %58, float noundef %55, float noundef %57, float noundef %2) #7
  %60 = fadd contract float %54, 0xBF847AE140000000
  %61 = tail call contract noundef float @_Z5sceneffff(float noundef %60, float noundef %55, float noundef %57, float noundef %2) #7
  %62 = fsub contract float %59, %61
  %63 = fadd contract float %55, 0x3F847AE140000000
  %64 = tail call contract noundef float @_Z5sceneffff(float noundef %54, float noundef %63, float noundef %57, float noundef %2) #7
  %65 = fadd contract float %55, 0xBF847AE140000000
  %66 = tail call contract noundef float @_Z5sceneffff(float noundef %54, float noundef %65, float noundef %57, float noundef %2) #7
  %67 = fsub contract float %64, %66
  %68 = fadd contract float %57, 0x3F847AE140000000
  %69 = tail call contract noundef float @_Z5sceneffff(float noundef %54, float noundef %55, float noundef %68, float noundef %2) #7
  %70 = fadd contract float %57, 0xBF847AE140000000
  %71 = tail call contract noundef float @_Z5sceneffff(float noundef %54, float noundef %55, float noundef %70, float noundef %2) #7
  %72 = fsub contract float %69, %71
  %73 = fmul contract float %62, 0x3FD99999A0000000
  %74 = fmul contract float %67, 0x3FE99999A0000000
  %75 = fadd contract float %73, %74
  %76 = fmul contract float %72, 0x3FD99999A0000000
  %77 = fsub contract float %75, %76
  %78 = fmul contract float %62, %62
  %79 = fmul contract float %67, %67
  %80 = fadd contract float %78, %79
  %81 = fmul contract float %72, %72
  %82 = fadd contract float %80, %81
  %83 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %82)
  %84 = tail call contract noundef float @llvm.maxnum.f32(float %83, float 0x3EB0C6F7A0000000)
  %85 = fdiv contract float %77, %84
  %86 = tail call contract noundef float @llvm.maxnum.f32(float %85, float 0.000000e+00)
  br label %87

87:                                               ; preds = %53, %51
  %88 = phi float [ %86, %53 ], [ 0.000000e+00, %51 ]
  %89 = mul nsw i32 %1, %13
  %90 = add nsw i32 %89, %8
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr %0, i64 %91
  store float %88, ptr %92, align 4, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @marching_squares(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, float noundef %3) local_unnamed_addr #3 {
  %5 = alloca [4 x float], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = mul nuw nsw i32 %7, 17
  %9 = add nuw nsw i32 %8, %6
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4, !tbaa !10
  store float %12, ptr %5, align 4, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %14 = getelementptr i8, ptr %11, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !10
  store float %15, ptr %13, align 4, !tbaa !10
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = getelementptr i8, ptr %11, i64 68
  %18 = getelementptr i8, ptr %11, i64 72
  %19 = load float, ptr %18, align 4, !tbaa !10
  store float %19, ptr %16, align 4, !tbaa !10
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %21 = load float, ptr %17, align 4, !tbaa !10
  store float %21, ptr %20, align 4, !tbaa !10
  %22 = fcmp contract ogt float %12, %3
  %23 = zext i1 %22 to i64
  %24 = fcmp contract ogt float %15, %3
  %25 = select i1 %24, i64 2, i64 0
  %26 = fcmp contract ogt float %19, %3
  %27 = select i1 %26, i64 4, i64 0
  %28 = fcmp contract ogt float %21, %3
  %29 = select i1 %28, i64 8, i64 0
  %30 = shl nuw nsw i32 %7, 4
  %31 = add nuw nsw i32 %30, %6
  %32 = getelementptr inbounds nuw [4 x i8], ptr addrspacecast (ptr addrspace(4) @cases to ptr), i64 %29
  %33 = getelementptr inbounds nuw [4 x i8], ptr %32, i64 %27
  %34 = getelementptr inbounds nuw [4 x i8], ptr %33, i64 %25
  %35 = getelementptr inbounds nuw [4 x i8], ptr %34, i64 %23
  %36 = add nuw nsw i32 %6, 1
  %37 = uitofp nneg i32 %36 to float
  %38 = add nuw nsw i32 %7, 1
  %39 = uitofp nneg i32 %38 to float
  %40 = uitofp nneg i32 %7 to float
  %41 = uitofp nneg i32 %6 to float
  %42 = shl nuw nsw i32 %31, 2
  %43 = load i8, ptr %35, align 1, !tbaa !12
  %44 = icmp sgt i8 %43, -1
  br i1 %44, label %45, label %161

45:                                               ; preds = %4
  %46 = zext nneg i8 %43 to i64
  %47 = getelementptr inbounds nuw float, ptr %5, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !10
  %49 = add nuw i8 %43, 1
  %50 = and i8 %49, 3
  %51 = zext nneg i8 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %5, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !10
  %54 = fsub contract float %3, %48
  %55 = fsub contract float %53, %48
  %56 = fdiv contract float %54, %55
  switch i8 %43, label %63 [
    i8 0, label %57
    i8 1, label %59
    i8 2, label %61
  ]

57:                                               ; preds = %45
  %58 = fadd contract float %56, %41
  br label %65

59:                                               ; preds = %45
  %60 = fadd contract float %56, %40
  br label %65

61:                                               ; preds = %45
  %62 = fsub contract float %37, %56
  br label %65

63:                                               ; preds = %45
  %64 = fsub contract float %39, %56
  br label %65

65:                                               ; preds = %63, %61, %59, %57
  %66 = phi float [ %41, %63 ], [ %58, %57 ], [ %37, %59 ], [ %62, %61 ]
  %67 = phi float [ %64, %63 ], [ %40, %57 ], [ %60, %59 ], [ %39, %61 ]
  %68 = zext nneg i32 %42 to i64
  %69 = getelementptr inbounds nuw %struct.float2, ptr %1, i64 %68
  store float %66, ptr %69, align 8, !tbaa !10
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 4
  store float %67, ptr %70, align 4, !tbaa !10
  %71 = getelementptr inbounds nuw i8, ptr %35, i64 1
  %72 = load i8, ptr %71, align 1, !tbaa !12
  %73 = icmp sgt i8 %72, -1
  br i1 %73, label %74, label %161

74:                                               ; preds = %65
  %75 = zext nneg i8 %72 to i64
  %76 = getelementptr inbounds nuw float, ptr %5, i64 %75
  %77 = load float, ptr %76, align 4, !tbaa !10
  %78 = add nuw i8 %72, 1
  %79 = and i8 %78, 3
  %80 = zext nneg i8 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %5, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !10
  %83 = fsub contract float %3, %77
  %84 = fsub contract float %82, %77
  %85 = fdiv contract float %83, %84
  switch i8 %72, label %92 [
    i8 0, label %90
    i8 1, label %88
    i8 2, label %86
  ]

86:                                               ; preds = %74
  %87 = fsub contract float %37, %85
  br label %94

88:                                               ; preds = %74
  %89 = fadd contract float %85, %40
  br label %94

90:                                               ; preds = %74
  %91 = fadd contract float %85, %41
  br label %94

92:                                               ; preds = %74
  %93 = fsub contract float %39, %85
  br label %94

94:                                               ; preds = %92, %90, %88, %86
  %95 = phi float [ %41, %92 ], [ %91, %90 ], [ %37, %88 ], [ %87, %86 ]
  %96 = phi float [ %93, %92 ], [ %40, %90 ], [ %89, %88 ], [ %39, %86 ]
  %97 = zext nneg i32 %42 to i64
  %98 = getelementptr inbounds nuw %struct.float2, ptr %1, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store float %95, ptr %99, align 8, !tbaa !10
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 12
  store float %96, ptr %100, align 4, !tbaa !10
  %101 = getelementptr inbounds nuw i8, ptr %35, i64 2
  %102 = load i8, ptr %101, align 1, !tbaa !12
  %103 = icmp sgt i8 %102, -1
  br i1 %103, label %104, label %161

104:                                              ; preds = %94
  %105 = zext nneg i8 %102 to i64
  %106 = getelementptr inbounds nuw float, ptr %5, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !10
  %108 = add nuw i8 %102, 1
  %109 = and i8 %108, 3
  %110 = zext nneg i8 %109 to i64
  %111 = getelementptr inbounds nuw float, ptr %5, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !10
  %113 = fsub contract float %3, %107
  %114 = fsub contract float %112, %107
  %115 = fdiv contract float %113, %114
  switch i8 %102, label %122 [
    i8 0, label %120
    i8 1, label %118
    i8 2, label %116
  ]

116:                                              ; preds = %104
  %117 = fsub contract float %37, %115
  br label %124

118:                                              ; preds = %104
  %119 = fadd contract float %115, %40
  br label %124

120:                                              ; preds = %104
  %121 = fadd contract float %115, %41
  br label %124

122:                                              ; preds = %104
  %123 = fsub contract float %39, %115
  br label %124

124:                                              ; preds = %122, %120, %118, %116
  %125 = phi float [ %41, %122 ], [ %121, %120 ], [ %37, %118 ], [ %117, %116 ]
  %126 = phi float [ %123, %122 ], [ %40, %120 ], [ %119, %118 ], [ %39, %116 ]
  %127 = zext nneg i32 %42 to i64
  %128 = getelementptr inbounds nuw %struct.float2, ptr %1, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 16
  store float %125, ptr %129, align 8, !tbaa !10
  %130 = getelementptr inbounds nuw i8, ptr %128, i64 20
  store float %126, ptr %130, align 4, !tbaa !10
  %131 = getelementptr inbounds nuw i8, ptr %35, i64 3
  %132 = load i8, ptr %131, align 1, !tbaa !12
  %133 = icmp sgt i8 %132, -1
  br i1 %133, label %134, label %161

134:                                              ; preds = %124
  %135 = zext nneg i8 %132 to i64
  %136 = getelementptr inbounds nuw float, ptr %5, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !10
  %138 = add nuw i8 %132, 1
  %139 = and i8 %138, 3
  %140 = zext nneg i8 %139 to i64
  %141 = getelementptr inbounds nuw float, ptr %5, i64 %140
  %142 = load float, ptr %141, align 4, !tbaa !10
  %143 = fsub contract float %3, %137
  %144 = fsub contract float %142, %137
  %145 = fdiv contract float %143, %144
  switch i8 %132, label %152 [
    i8 0, label %150
    i8 1, label %148
    i8 2, label %146
  ]

146:                                              ; preds = %134
  %147 = fsub contract float %37, %145
  br label %154

148:                                              ; preds = %134
  %149 = fadd contract float %145, %40
  br label %154

150:                                              ; preds = %134
  %151 = fadd contract float %145, %41
  br label %154

152:                                              ; preds = %134
  %153 = fsub contract float %39, %145
  br label %154

154:                                              ; preds = %152, %150, %148, %146
  %155 = phi float [ %41, %152 ], [ %151, %150 ], [ %37, %148 ], [ %147, %146 ]
  %156 = phi float [ %153, %152 ], [ %40, %150 ], [ %149, %148 ], [ %39, %146 ]
  %157 = zext nneg i32 %42 to i64
  %158 = getelementptr inbounds nuw %struct.float2, ptr %1, i64 %157
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 24
  store float %155, ptr %159, align 8, !tbaa !10
  %160 = getelementptr inbounds nuw i8, ptr %158, i64 28
  store float %156, ptr %160, align 4, !tbaa !10
  br label %161

161:                                              ; preds = %154, %124, %94, %65, %4
  %162 = phi i32 [ 2, %154 ], [ 0, %4 ], [ 0, %65 ], [ 1, %124 ], [ 1, %94 ]
  %163 = zext nneg i32 %31 to i64
  %164 = getelementptr inbounds nuw i32, ptr %2, i64 %163
  store i32 %162, ptr %164, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !6, i64 0}
!12 = !{!6, !6, i64 0}
