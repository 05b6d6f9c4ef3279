; ModuleID = 'corpus/cuda/cu_conv_separable.cu'
source_filename = "corpus/cuda/cu_conv_separable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@c_kernel = dso_local addrspace(4) externally_initialized constant [9 x float] [float 0x3F847AE140000000, float 0x3FA99999A0000000, float 0x3FBEB851E0000000, float 0x3FC99999A0000000, float 0x3FCEB851E0000000, float 0x3FC99999A0000000, float 0x3FBEB851E0000000, float 0x3FA99999A0000000, float 0x3F847AE140000000], align 4
@_ZZ9conv_rowsE1s = internal unnamed_addr addrspace(3) global [4 x [64 x float]] undef, align 4
@_ZZ9conv_colsE1s = internal unnamed_addr addrspace(3) global [16 x [17 x float]] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conv_rows(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add nsw i32 %7, -16
  %9 = add i32 %8, %6
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = shl nuw nsw i32 %10, 2
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = mul nsw i32 %2, %13
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr %1, i64 %15
  %17 = zext nneg i32 %12 to i64
  %18 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_rowsE1s to ptr), i64 %17
  %19 = icmp sgt i32 %9, -1
  %20 = icmp slt i32 %9, %2
  %21 = and i1 %19, %20
  br i1 %21, label %22, label %26

22:                                               ; preds = %4
  %23 = zext nneg i32 %9 to i64
  %24 = getelementptr inbounds nuw float, ptr %16, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %4, %22
  %27 = phi contract float [ %25, %22 ], [ 0.000000e+00, %4 ]
  %28 = zext nneg i32 %7 to i64
  %29 = getelementptr inbounds nuw float, ptr %18, i64 %28
  store float %27, ptr %29, align 4, !tbaa !8
  %30 = add i32 %7, %6
  %31 = icmp sgt i32 %30, -1
  %32 = icmp slt i32 %30, %2
  %33 = and i1 %31, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %26
  %35 = zext nneg i32 %30 to i64
  %36 = getelementptr inbounds nuw float, ptr %16, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  br label %38

38:                                               ; preds = %34, %26
  %39 = phi contract float [ %37, %34 ], [ 0.000000e+00, %26 ]
  %40 = zext nneg i32 %7 to i64
  %41 = getelementptr inbounds nuw float, ptr %18, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 64
  store float %39, ptr %42, align 4, !tbaa !8
  %43 = add nsw i32 %9, 32
  %44 = icmp sgt i32 %9, -33
  %45 = icmp slt i32 %43, %2
  %46 = and i1 %44, %45
  br i1 %46, label %47, label %51

47:                                               ; preds = %38
  %48 = zext nneg i32 %43 to i64
  %49 = getelementptr inbounds nuw float, ptr %16, i64 %48
  %50 = load float, ptr %49, align 4, !tbaa !8
  br label %51

51:                                               ; preds = %47, %38
  %52 = phi contract float [ %50, %47 ], [ 0.000000e+00, %38 ]
  %53 = zext nneg i32 %7 to i64
  %54 = getelementptr inbounds nuw float, ptr %18, i64 %53
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 128
  store float %52, ptr %55, align 4, !tbaa !8
  %56 = add nsw i32 %9, 48
  %57 = icmp sgt i32 %9, -49
  %58 = icmp slt i32 %56, %2
  %59 = and i1 %57, %58
  br i1 %59, label %60, label %64

60:                                               ; preds = %51
  %61 = zext nneg i32 %56 to i64
  %62 = getelementptr inbounds nuw float, ptr %16, i64 %61
  %63 = load float, ptr %62, align 4, !tbaa !8
  br label %64

64:                                               ; preds = %60, %51
  %65 = phi contract float [ %63, %60 ], [ 0.000000e+00, %51 ]
  %66 = zext nneg i32 %7 to i64
  %67 = getelementptr inbounds nuw float, ptr %18, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 192
  store float %65, ptr %68, align 4, !tbaa !8
  %69 = getelementptr inbounds float, ptr %0, i64 %15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 32), align 4, !tbaa !8
  %71 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 28), align 4, !tbaa !8
  %72 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 24), align 4, !tbaa !8
  %73 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 20), align 4, !tbaa !8
  %74 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 16), align 4, !tbaa !8
  %75 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 12), align 4, !tbaa !8
  %76 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 8), align 4, !tbaa !8
  %77 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 4), align 4, !tbaa !8
  %78 = load float, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), align 4, !tbaa !8
  %79 = getelementptr inbounds nuw i8, ptr %41, i64 48
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fmul contract float %80, %70
  %82 = getelementptr inbounds nuw i8, ptr %41, i64 52
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = fmul contract float %83, %71
  %85 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = fmul contract float %86, %72
  %88 = getelementptr inbounds nuw i8, ptr %41, i64 60
  %89 = load float, ptr %88, align 4, !tbaa !8
  %90 = fmul contract float %89, %73
  %91 = load float, ptr %42, align 4, !tbaa !8
  %92 = fmul contract float %91, %74
  %93 = getelementptr inbounds nuw i8, ptr %41, i64 68
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fmul contract float %94, %75
  %96 = getelementptr inbounds nuw i8, ptr %41, i64 72
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = fmul contract float %97, %76
  %99 = getelementptr inbounds nuw i8, ptr %41, i64 76
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = fmul contract float %100, %77
  %102 = getelementptr inbounds nuw i8, ptr %41, i64 80
  %103 = load float, ptr %102, align 4, !tbaa !8
  %104 = fmul contract float %103, %78
  %105 = fadd contract float %104, 0.000000e+00
  %106 = fadd contract float %101, %105
  %107 = fadd contract float %98, %106
  %108 = fadd contract float %95, %107
  %109 = fadd contract float %92, %108
  %110 = fadd contract float %90, %109
  %111 = fadd contract float %87, %110
  %112 = fadd contract float %84, %111
  %113 = fadd contract float %81, %112
  %114 = sext i32 %30 to i64
  %115 = getelementptr inbounds float, ptr %69, i64 %114
  store float %113, ptr %115, align 4, !tbaa !8
  %116 = getelementptr inbounds nuw i8, ptr %54, i64 112
  %117 = load float, ptr %116, align 4, !tbaa !8
  %118 = fmul contract float %117, %70
  %119 = getelementptr inbounds nuw i8, ptr %54, i64 116
  %120 = load float, ptr %119, align 4, !tbaa !8
  %121 = fmul contract float %120, %71
  %122 = getelementptr inbounds nuw i8, ptr %54, i64 120
  %123 = load float, ptr %122, align 4, !tbaa !8
  %124 = fmul contract float %123, %72
  %125 = getelementptr inbounds nuw i8, ptr %54, i64 124
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = fmul contract float %126, %73
  %128 = load float, ptr %55, align 4, !tbaa !8
  %129 = fmul contract float %128, %74
  %130 = getelementptr inbounds nuw i8, ptr %54, i64 132
  %131 = load float, ptr %130, align 4, !tbaa !8
  %132 = fmul contract float %131, %75
  %133 = getelementptr inbounds nuw i8, ptr %54, i64 136
  %134 = load float, ptr %133, align 4, !tbaa !8
  %135 = fmul contract float %134, %76
  %136 = getelementptr inbounds nuw i8, ptr %54, i64 140
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = fmul contract float %137, %77
  %139 = getelementptr inbounds nuw i8, ptr %54, i64 144
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fmul contract float %140, %78
  %142 = fadd contract float %141, 0.000000e+00
  %143 = fadd contract float %138, %142
  %144 = fadd contract float %135, %143
  %145 = fadd contract float %132, %144
  %146 = fadd contract float %129, %145
  %147 = fadd contract float %127, %146
  %148 = fadd contract float %124, %147
  %149 = fadd contract float %121, %148
  %150 = fadd contract float %118, %149
  %151 = sext i32 %43 to i64
  %152 = getelementptr inbounds float, ptr %69, i64 %151
  store float %150, ptr %152, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @conv_cols(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = shl i32 %5, 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = shl nuw nsw i32 %9, 3
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = add nsw i32 %11, -4
  %13 = add nsw i32 %12, %10
  %14 = zext nneg i32 %7 to i64
  %15 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_colsE1s to ptr), i64 %14
  %16 = icmp sgt i32 %13, -1
  %17 = icmp slt i32 %13, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %25

19:                                               ; preds = %4
  %20 = mul nsw i32 %13, %2
  %21 = add nsw i32 %20, %8
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %1, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !8
  br label %25

25:                                               ; preds = %4, %19
  %26 = phi contract float [ %24, %19 ], [ 0.000000e+00, %4 ]
  %27 = zext nneg i32 %11 to i64
  %28 = getelementptr inbounds nuw float, ptr %15, i64 %27
  store float %26, ptr %28, align 4, !tbaa !8
  %29 = add nuw nsw i32 %11, %10
  %30 = icmp slt i32 %29, %3
  br i1 %30, label %31, label %37

31:                                               ; preds = %25
  %32 = mul nsw i32 %29, %2
  %33 = add nsw i32 %32, %8
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %1, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  br label %37

37:                                               ; preds = %31, %25
  %38 = phi contract float [ %36, %31 ], [ 0.000000e+00, %25 ]
  %39 = zext nneg i32 %11 to i64
  %40 = getelementptr inbounds nuw float, ptr %15, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store float %38, ptr %41, align 4, !tbaa !8
  %42 = add nsw i32 %13, 8
  %43 = icmp slt i32 %42, %3
  br i1 %43, label %44, label %50

44:                                               ; preds = %37
  %45 = mul nsw i32 %42, %2
  %46 = add nsw i32 %45, %8
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %1, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  br label %50

50:                                               ; preds = %44, %37
  %51 = phi contract float [ %49, %44 ], [ 0.000000e+00, %37 ]
  %52 = zext nneg i32 %11 to i64
  %53 = getelementptr inbounds nuw float, ptr %15, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 32
  store float %51, ptr %54, align 4, !tbaa !8
  %55 = add nsw i32 %13, 12
  %56 = icmp slt i32 %55, %3
  br i1 %56, label %57, label %63

57:                                               ; preds = %50
  %58 = mul nsw i32 %55, %2
  %59 = add nsw i32 %58, %8
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  br label %63

63:                                               ; preds = %57, %50
  %64 = phi contract float [ %62, %57 ], [ 0.000000e+00, %50 ]
  %65 = zext nneg i32 %11 to i64
  %66 = getelementptr inbounds nuw float, ptr %15, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 48
  store float %64, ptr %67, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %68 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 32), align 4, !tbaa !8
  %69 = load float, ptr %28, align 4, !tbaa !8
  %70 = fmul contract float %68, %69
  %71 = fadd contract float %70, 0.000000e+00
  %72 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 28), align 4, !tbaa !8
  %73 = zext nneg i32 %11 to i64
  %74 = getelementptr inbounds nuw float, ptr %15, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 4
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = fmul contract float %72, %76
  %78 = fadd contract float %71, %77
  %79 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 24), align 4, !tbaa !8
  %80 = zext nneg i32 %11 to i64
  %81 = getelementptr inbounds nuw float, ptr %15, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = fmul contract float %79, %83
  %85 = fadd contract float %78, %84
  %86 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 20), align 4, !tbaa !8
  %87 = zext nneg i32 %11 to i64
  %88 = getelementptr inbounds nuw float, ptr %15, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 12
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = fmul contract float %86, %90
  %92 = fadd contract float %85, %91
  %93 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 16), align 4, !tbaa !8
  %94 = load float, ptr %41, align 4, !tbaa !8
  %95 = fmul contract float %93, %94
  %96 = fadd contract float %92, %95
  %97 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 12), align 4, !tbaa !8
  %98 = zext nneg i32 %11 to i64
  %99 = getelementptr inbounds nuw float, ptr %15, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 20
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = fmul contract float %97, %101
  %103 = fadd contract float %96, %102
  %104 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 8), align 4, !tbaa !8
  %105 = zext nneg i32 %11 to i64
  %106 = getelementptr inbounds nuw float, ptr %15, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = fmul contract float %104, %108
  %110 = fadd contract float %103, %109
  %111 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 4), align 4, !tbaa !8
  %112 = zext nneg i32 %11 to i64
  %113 = getelementptr inbounds nuw float, ptr %15, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 28
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = fmul contract float %111, %115
  %117 = fadd contract float %110, %116
  %118 = load float, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), align 4, !tbaa !8
  %119 = zext nneg i32 %11 to i64
  %120 = getelementptr inbounds nuw float, ptr %15, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 32
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = fmul contract float %118, %122
  %124 = fadd contract float %117, %123
  %125 = mul nsw i32 %29, %2
  %126 = add nsw i32 %125, %8
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %0, i64 %127
  store float %124, ptr %128, align 4, !tbaa !8
  %129 = zext nneg i32 %11 to i64
  %130 = getelementptr inbounds nuw float, ptr %15, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = fmul contract float %68, %132
  %134 = fadd contract float %133, 0.000000e+00
  %135 = zext nneg i32 %11 to i64
  %136 = getelementptr inbounds nuw float, ptr %15, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 20
  %138 = load float, ptr %137, align 4, !tbaa !8
  %139 = fmul contract float %72, %138
  %140 = fadd contract float %134, %139
  %141 = zext nneg i32 %11 to i64
  %142 = getelementptr inbounds nuw float, ptr %15, i64 %141
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 24
  %144 = load float, ptr %143, align 4, !tbaa !8
  %145 = fmul contract float %79, %144
  %146 = fadd contract float %140, %145
  %147 = zext nneg i32 %11 to i64
  %148 = getelementptr inbounds nuw float, ptr %15, i64 %147
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 28
  %150 = load float, ptr %149, align 4, !tbaa !8
  %151 = fmul contract float %86, %150
  %152 = fadd contract float %146, %151
  %153 = load float, ptr %54, align 4, !tbaa !8
  %154 = fmul contract float %93, %153
  %155 = fadd contract float %152, %154
  %156 = zext nneg i32 %11 to i64
  %157 = getelementptr inbounds nuw float, ptr %15, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 36
  %159 = load float, ptr %158, align 4, !tbaa !8
  %160 = fmul contract float %97, %159
  %161 = fadd contract float %155, %160
  %162 = zext nneg i32 %11 to i64
  %163 = getelementptr inbounds nuw float, ptr %15, i64 %162
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 40
  %165 = load float, ptr %164, align 4, !tbaa !8
  %166 = fmul contract float %104, %165
  %167 = fadd contract float %161, %166
  %168 = zext nneg i32 %11 to i64
  %169 = getelementptr inbounds nuw float, ptr %15, i64 %168
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 44
  %171 = load float, ptr %170, align 4, !tbaa !8
  %172 = fmul contract float %111, %171
  %173 = fadd contract float %167, %172
  %174 = zext nneg i32 %11 to i64
  %175 = getelementptr inbounds nuw float, ptr %15, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 48
  %177 = load float, ptr %176, align 4, !tbaa !8
  %178 = fmul contract float %118, %177
  %179 = fadd contract float %173, %178
  %180 = mul nsw i32 %42, %2
  %181 = add nsw i32 %180, %8
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds float, ptr %0, i64 %182
  store float %179, ptr %183, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
