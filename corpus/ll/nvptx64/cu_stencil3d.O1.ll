; ModuleID = 'corpus/cuda/cu_stencil3d.cu'
source_filename = "corpus/cuda/cu_stencil3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@w27 = dso_local addrspace(4) externally_initialized constant [4 x double] [double 5.000000e-01, double 6.250000e-02, double 7.812500e-03, double 0x3F50000000000000], align 8
@c8 = dso_local addrspace(4) externally_initialized constant [5 x float] [float 0xC006C71C60000000, float 0x3FF99999A0000000, float 0xBFC99999A0000000, float 0x3F9A01A020000000, float 0xBF5D41D420000000], align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @c8 to ptr), ptr addrspacecast (ptr addrspace(4) @w27 to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil7(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp sgt i32 %12, 0
  %19 = icmp ne i32 %17, 0
  %20 = and i1 %18, %19
  %21 = add nsw i32 %2, -1
  %22 = icmp slt i32 %12, %21
  %23 = select i1 %20, i1 %22, i1 false
  %24 = add nsw i32 %3, -1
  %25 = icmp slt i32 %17, %24
  %26 = select i1 %23, i1 %25, i1 false
  br i1 %26, label %27, label %76

27:                                               ; preds = %7
  %28 = mul nsw i32 %3, %2
  %29 = icmp sgt i32 %4, 2
  br i1 %29, label %30, label %76

30:                                               ; preds = %27
  %31 = mul nsw i32 %2, %17
  %32 = add nsw i32 %31, %12
  %33 = add nsw i32 %32, %28
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = sext i32 %32 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = add nsw i32 %4, -2
  br label %41

41:                                               ; preds = %30, %41
  %42 = phi i32 [ %74, %41 ], [ 1, %30 ]
  %43 = phi float [ %50, %41 ], [ %36, %30 ]
  %44 = phi float [ %43, %41 ], [ %39, %30 ]
  %45 = phi i32 [ %46, %41 ], [ %32, %30 ]
  %46 = add nsw i32 %45, %28
  %47 = add nsw i32 %46, %28
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fadd contract float %44, %50
  %52 = sext i32 %46 to i64
  %53 = getelementptr float, ptr %0, i64 %52
  %54 = getelementptr i8, ptr %53, i64 -4
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = fadd contract float %51, %55
  %57 = getelementptr i8, ptr %53, i64 4
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fadd contract float %56, %58
  %60 = sub nsw i32 %46, %2
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds float, ptr %0, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  %64 = fadd contract float %59, %63
  %65 = add nsw i32 %46, %2
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds float, ptr %0, i64 %66
  %68 = load float, ptr %67, align 4, !tbaa !8
  %69 = fadd contract float %64, %68
  %70 = fmul contract float %6, %69
  %71 = fmul contract float %5, %43
  %72 = fadd contract float %71, %70
  %73 = getelementptr inbounds float, ptr %1, i64 %52
  store float %72, ptr %73, align 4, !tbaa !8
  %74 = add nuw nsw i32 %42, 1
  %75 = icmp eq i32 %42, %40
  br i1 %75, label %76, label %41, !llvm.loop !10

76:                                               ; preds = %41, %27, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil27(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %20 = add nuw nsw i32 %18, %19
  %21 = icmp slt i32 %10, %2
  %22 = icmp slt i32 %15, %3
  %23 = and i1 %21, %22
  %24 = icmp slt i32 %20, %4
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %80

26:                                               ; preds = %5
  %27 = add nsw i32 %2, -1
  %28 = add nsw i32 %3, -1
  %29 = add nsw i32 %4, -1
  br label %30

30:                                               ; preds = %26, %55
  %31 = phi double [ 0.000000e+00, %26 ], [ %77, %55 ]
  %32 = phi i32 [ -1, %26 ], [ %56, %55 ]
  %33 = add nsw i32 %32, %20
  %34 = tail call noundef i32 @llvm.smax.i32(i32 %33, i32 0)
  %35 = tail call noundef i32 @llvm.smin.i32(i32 %34, i32 range(i32 -2147483648, 2147483647) %29)
  %36 = mul nsw i32 %32, %32
  %37 = mul nsw i32 %35, %3
  br label %45

38:                                               ; preds = %55
  %39 = mul nsw i32 %3, %20
  %40 = add nuw nsw i32 %39, %15
  %41 = mul nsw i32 %40, %2
  %42 = add nsw i32 %41, %10
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %1, i64 %43
  store double %77, ptr %44, align 8, !tbaa !13
  br label %80

45:                                               ; preds = %30, %58
  %46 = phi double [ %31, %30 ], [ %77, %58 ]
  %47 = phi i32 [ -1, %30 ], [ %59, %58 ]
  %48 = add nsw i32 %47, %15
  %49 = tail call noundef i32 @llvm.smax.i32(i32 %48, i32 0)
  %50 = tail call noundef i32 @llvm.smin.i32(i32 %49, i32 range(i32 -2147483648, 2147483647) %28)
  %51 = mul nsw i32 %47, %47
  %52 = add nuw nsw i32 %51, %36
  %53 = add nuw nsw i32 %50, %37
  %54 = mul nsw i32 %53, %2
  br label %61

55:                                               ; preds = %58
  %56 = add nsw i32 %32, 1
  %57 = icmp eq i32 %56, 2
  br i1 %57, label %38, label %30, !llvm.loop !15

58:                                               ; preds = %61
  %59 = add nsw i32 %47, 1
  %60 = icmp eq i32 %59, 2
  br i1 %60, label %55, label %45, !llvm.loop !16

61:                                               ; preds = %45, %61
  %62 = phi double [ %46, %45 ], [ %77, %61 ]
  %63 = phi i32 [ -1, %45 ], [ %78, %61 ]
  %64 = add nsw i32 %63, %10
  %65 = tail call noundef i32 @llvm.smax.i32(i32 %64, i32 0)
  %66 = tail call noundef i32 @llvm.smin.i32(i32 %65, i32 range(i32 -2147483648, 2147483647) %27)
  %67 = mul nsw i32 %63, %63
  %68 = add nuw nsw i32 %52, %67
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(4) @w27 to ptr), i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !13
  %72 = add nsw i32 %66, %54
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds double, ptr %0, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !13
  %76 = fmul contract double %71, %75
  %77 = fadd contract double %62, %76
  %78 = add nsw i32 %63, 1
  %79 = icmp eq i32 %78, 2
  br i1 %79, label %58, label %61, !llvm.loop !17

80:                                               ; preds = %5, %38
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil_star8(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp sgt i32 %10, 3
  br i1 %16, label %17, label %180

17:                                               ; preds = %5
  %18 = add nsw i32 %2, -4
  %19 = icmp slt i32 %10, %18
  %20 = icmp samesign ugt i32 %15, 3
  %21 = and i1 %20, %19
  %22 = add nsw i32 %3, -4
  %23 = icmp slt i32 %15, %22
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %180

25:                                               ; preds = %17
  %26 = mul nsw i32 %3, %2
  %27 = mul nsw i32 %2, %15
  %28 = add nsw i32 %27, %10
  %29 = icmp sgt i32 %4, 8
  br i1 %29, label %30, label %180

30:                                               ; preds = %25
  %31 = mul nsw i32 %26, 7
  %32 = add nsw i32 %31, %28
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr %0, i64 %33
  %35 = load float, ptr %34, align 4, !tbaa !8
  %36 = mul nsw i32 %26, 6
  %37 = add nsw i32 %36, %28
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = mul nsw i32 %26, 5
  %42 = add nsw i32 %41, %28
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = shl nsw i32 %26, 2
  %47 = add nsw i32 %46, %28
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds float, ptr %0, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = mul nsw i32 %26, 3
  %52 = add nsw i32 %51, %28
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = shl nsw i32 %26, 1
  %57 = add nsw i32 %56, %28
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = add nsw i32 %26, %28
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds float, ptr %0, i64 %62
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = sext i32 %28 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = sext i32 %28 to i64
  %69 = getelementptr inbounds float, ptr %0, i64 %68
  %70 = load float, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), align 4, !tbaa !8
  %71 = fmul contract float %70, 3.000000e+00
  %72 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 4), align 4, !tbaa !8
  %73 = sub nsw i32 0, %2
  %74 = sext i32 %73 to i64
  %75 = sext i32 %2 to i64
  %76 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 8), align 4, !tbaa !8
  %77 = mul nsw i32 %2, -2
  %78 = sext i32 %77 to i64
  %79 = shl nsw i32 %2, 1
  %80 = sext i32 %79 to i64
  %81 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 12), align 4, !tbaa !8
  %82 = mul nsw i32 %2, -3
  %83 = sext i32 %82 to i64
  %84 = mul nsw i32 %2, 3
  %85 = sext i32 %84 to i64
  %86 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 16), align 4, !tbaa !8
  %87 = mul nsw i32 %2, -4
  %88 = sext i32 %87 to i64
  %89 = shl nsw i32 %2, 2
  %90 = sext i32 %89 to i64
  %91 = add nsw i32 %4, -5
  br label %92

92:                                               ; preds = %30, %92
  %93 = phi float [ %40, %30 ], [ %100, %92 ]
  %94 = phi float [ %45, %30 ], [ %93, %92 ]
  %95 = phi float [ %50, %30 ], [ %94, %92 ]
  %96 = phi float [ %55, %30 ], [ %95, %92 ]
  %97 = phi float [ %60, %30 ], [ %96, %92 ]
  %98 = phi float [ %64, %30 ], [ %97, %92 ]
  %99 = phi float [ %67, %30 ], [ %98, %92 ]
  %100 = phi float [ %35, %30 ], [ %111, %92 ]
  %101 = phi i32 [ 4, %30 ], [ %178, %92 ]
  %102 = fmul contract float %71, %95
  %103 = mul nsw i32 %101, %26
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds float, ptr %69, i64 %104
  %106 = add nuw nsw i32 %101, 4
  %107 = mul nsw i32 %106, %26
  %108 = add nsw i32 %107, %28
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr %0, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = fadd contract float %96, %94
  %113 = getelementptr inbounds i8, ptr %105, i64 -4
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = fadd contract float %112, %114
  %116 = getelementptr inbounds nuw i8, ptr %105, i64 4
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = fadd contract float %115, %117
  %119 = getelementptr inbounds float, ptr %105, i64 %74
  %120 = load float, ptr %119, align 4, !tbaa !8
  %121 = fadd contract float %118, %120
  %122 = getelementptr inbounds float, ptr %105, i64 %75
  %123 = load float, ptr %122, align 4, !tbaa !8
  %124 = fadd contract float %121, %123
  %125 = fmul contract float %72, %124
  %126 = fadd contract float %102, %125
  %127 = fadd contract float %97, %93
  %128 = getelementptr inbounds i8, ptr %105, i64 -8
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = fadd contract float %127, %129
  %131 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = fadd contract float %130, %132
  %134 = getelementptr inbounds float, ptr %105, i64 %78
  %135 = load float, ptr %134, align 4, !tbaa !8
  %136 = fadd contract float %133, %135
  %137 = getelementptr inbounds float, ptr %105, i64 %80
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = fadd contract float %136, %138
  %140 = fmul contract float %76, %139
  %141 = fadd contract float %126, %140
  %142 = fadd contract float %98, %100
  %143 = getelementptr inbounds i8, ptr %105, i64 -12
  %144 = load float, ptr %143, align 4, !tbaa !8
  %145 = fadd contract float %142, %144
  %146 = getelementptr inbounds nuw i8, ptr %105, i64 12
  %147 = load float, ptr %146, align 4, !tbaa !8
  %148 = fadd contract float %145, %147
  %149 = getelementptr inbounds float, ptr %105, i64 %83
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = fadd contract float %148, %150
  %152 = getelementptr inbounds float, ptr %105, i64 %85
  %153 = load float, ptr %152, align 4, !tbaa !8
  %154 = fadd contract float %151, %153
  %155 = fmul contract float %81, %154
  %156 = fadd contract float %141, %155
  %157 = fadd contract float %99, %111
  %158 = getelementptr inbounds i8, ptr %105, i64 -16
  %159 = load float, ptr %158, align 4, !tbaa !8
  %160 = fadd contract float %157, %159
  %161 = getelementptr inbounds nuw i8, ptr %105, i64 16
  %162 = load float, ptr %161, align 4, !tbaa !8
  %163 = fadd contract float %160, %162
  %164 = getelementptr inbounds float, ptr %105, i64 %88
  %165 = load float, ptr %164, align 4, !tbaa !8
  %166 = fadd contract float %163, %165
  %167 = getelementptr inbounds float, ptr %105, i64 %90
  %168 = load float, ptr %167, align 4, !tbaa !8
  %169 = fadd contract float %166, %168
  %170 = fmul contract float %86, %169
  %171 = fadd contract float %156, %170
  %172 = fmul contract float %95, 2.000000e+00
  %173 = fmul contract float %171, 0x3F847AE140000000
  %174 = fadd contract float %172, %173
  %175 = add nsw i32 %103, %28
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds float, ptr %1, i64 %176
  store float %174, ptr %177, align 4, !tbaa !8
  %178 = add nuw nsw i32 %101, 1
  %179 = icmp eq i32 %101, %91
  br i1 %179, label %180, label %92, !llvm.loop !18

180:                                              ; preds = %92, %25, %17, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = !{!14, !14, i64 0}
!14 = !{!"double", !6, i64 0}
!15 = distinct !{!15, !11, !12}
!16 = distinct !{!16, !11, !12}
!17 = distinct !{!17, !11, !12}
!18 = distinct !{!18, !11, !12}
