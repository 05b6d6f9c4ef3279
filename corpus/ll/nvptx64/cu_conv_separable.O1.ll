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
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %69 = load float, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), align 4, !tbaa !8
  %70 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 4), align 4, !tbaa !8
  %71 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 8), align 4, !tbaa !8
  %72 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 12), align 4, !tbaa !8
  %73 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 16), align 4, !tbaa !8
  %74 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 20), align 4, !tbaa !8
  %75 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 24), align 4, !tbaa !8
  %76 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 28), align 4, !tbaa !8
  %77 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 32), align 4, !tbaa !8
  %78 = zext nneg i32 %12 to i64
  %79 = getelementptr inbounds nuw [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_rowsE1s to ptr), i64 %78
  %80 = getelementptr inbounds float, ptr %0, i64 %15
  %81 = zext nneg i32 %7 to i64
  %82 = getelementptr inbounds nuw float, ptr %79, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 64
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 48
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = fmul contract float %85, %77
  %87 = getelementptr inbounds nuw i8, ptr %82, i64 52
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = fmul contract float %88, %76
  %90 = getelementptr inbounds nuw i8, ptr %82, i64 56
  %91 = load float, ptr %90, align 4, !tbaa !8
  %92 = fmul contract float %91, %75
  %93 = getelementptr inbounds nuw i8, ptr %82, i64 60
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fmul contract float %94, %74
  %96 = load float, ptr %83, align 4, !tbaa !8
  %97 = fmul contract float %96, %73
  %98 = getelementptr inbounds nuw i8, ptr %82, i64 68
  %99 = load float, ptr %98, align 4, !tbaa !8
  %100 = fmul contract float %99, %72
  %101 = getelementptr inbounds nuw i8, ptr %82, i64 72
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = fmul contract float %102, %71
  %104 = getelementptr inbounds nuw i8, ptr %82, i64 76
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = fmul contract float %105, %70
  %107 = getelementptr inbounds nuw i8, ptr %82, i64 80
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = fmul contract float %108, %69
  %110 = fadd contract float %109, 0.000000e+00
  %111 = fadd contract float %106, %110
  %112 = fadd contract float %103, %111
  %113 = fadd contract float %100, %112
  %114 = fadd contract float %97, %113
  %115 = fadd contract float %95, %114
  %116 = fadd contract float %92, %115
  %117 = fadd contract float %89, %116
  %118 = fadd contract float %86, %117
  %119 = add i32 %7, %6
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds float, ptr %80, i64 %120
  store float %118, ptr %121, align 4, !tbaa !8
  %122 = zext nneg i32 %7 to i64
  %123 = getelementptr inbounds nuw float, ptr %79, i64 %122
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 128
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 112
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = fmul contract float %126, %77
  %128 = getelementptr inbounds nuw i8, ptr %123, i64 116
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = fmul contract float %129, %76
  %131 = getelementptr inbounds nuw i8, ptr %123, i64 120
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = fmul contract float %132, %75
  %134 = getelementptr inbounds nuw i8, ptr %123, i64 124
  %135 = load float, ptr %134, align 4, !tbaa !8
  %136 = fmul contract float %135, %74
  %137 = load float, ptr %124, align 4, !tbaa !8
  %138 = fmul contract float %137, %73
  %139 = getelementptr inbounds nuw i8, ptr %123, i64 132
  %140 = load float, ptr %139, align 4, !tbaa !8
  %141 = fmul contract float %140, %72
  %142 = getelementptr inbounds nuw i8, ptr %123, i64 136
  %143 = load float, ptr %142, align 4, !tbaa !8
  %144 = fmul contract float %143, %71
  %145 = getelementptr inbounds nuw i8, ptr %123, i64 140
  %146 = load float, ptr %145, align 4, !tbaa !8
  %147 = fmul contract float %146, %70
  %148 = getelementptr inbounds nuw i8, ptr %123, i64 144
  %149 = load float, ptr %148, align 4, !tbaa !8
  %150 = fmul contract float %149, %69
  %151 = fadd contract float %150, 0.000000e+00
  %152 = fadd contract float %147, %151
  %153 = fadd contract float %144, %152
  %154 = fadd contract float %141, %153
  %155 = fadd contract float %138, %154
  %156 = fadd contract float %136, %155
  %157 = fadd contract float %133, %156
  %158 = fadd contract float %130, %157
  %159 = fadd contract float %127, %158
  %160 = sext i32 %9 to i64
  %161 = getelementptr float, ptr %80, i64 %160
  %162 = getelementptr i8, ptr %161, i64 128
  store float %159, ptr %162, align 4, !tbaa !8
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
  %68 = zext nneg i32 %7 to i64
  %69 = getelementptr inbounds nuw [17 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_colsE1s to ptr), i64 %68
  %70 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 32), align 4, !tbaa !8
  %71 = zext nneg i32 %11 to i64
  %72 = getelementptr inbounds nuw float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %70, %73
  %75 = fadd contract float %74, 0.000000e+00
  %76 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 28), align 4, !tbaa !8
  %77 = zext nneg i32 %11 to i64
  %78 = getelementptr inbounds nuw float, ptr %69, i64 %77
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = fmul contract float %76, %80
  %82 = fadd contract float %75, %81
  %83 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 24), align 4, !tbaa !8
  %84 = zext nneg i32 %11 to i64
  %85 = getelementptr inbounds nuw float, ptr %69, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = fmul contract float %83, %87
  %89 = fadd contract float %82, %88
  %90 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 20), align 4, !tbaa !8
  %91 = zext nneg i32 %11 to i64
  %92 = getelementptr inbounds nuw float, ptr %69, i64 %91
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 12
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fmul contract float %90, %94
  %96 = fadd contract float %89, %95
  %97 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 16), align 4, !tbaa !8
  %98 = zext nneg i32 %11 to i64
  %99 = getelementptr inbounds nuw float, ptr %69, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 16
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = fmul contract float %97, %101
  %103 = fadd contract float %96, %102
  %104 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 12), align 4, !tbaa !8
  %105 = zext nneg i32 %11 to i64
  %106 = getelementptr inbounds nuw float, ptr %69, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 20
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = fmul contract float %104, %108
  %110 = fadd contract float %103, %109
  %111 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 8), align 4, !tbaa !8
  %112 = zext nneg i32 %11 to i64
  %113 = getelementptr inbounds nuw float, ptr %69, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 24
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = fmul contract float %111, %115
  %117 = fadd contract float %110, %116
  %118 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 4), align 4, !tbaa !8
  %119 = zext nneg i32 %11 to i64
  %120 = getelementptr inbounds nuw float, ptr %69, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 28
  %122 = load float, ptr %121, align 4, !tbaa !8
  %123 = fmul contract float %118, %122
  %124 = fadd contract float %117, %123
  %125 = load float, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), align 4, !tbaa !8
  %126 = zext nneg i32 %11 to i64
  %127 = getelementptr inbounds nuw float, ptr %69, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 32
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = fmul contract float %125, %129
  %131 = fadd contract float %124, %130
  %132 = add nuw nsw i32 %11, %10
  %133 = mul nsw i32 %132, %2
  %134 = add nsw i32 %133, %8
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %0, i64 %135
  store float %131, ptr %136, align 4, !tbaa !8
  %137 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 32), align 4, !tbaa !8
  %138 = zext nneg i32 %11 to i64
  %139 = getelementptr inbounds nuw float, ptr %69, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %141 = load float, ptr %140, align 4, !tbaa !8
  %142 = fmul contract float %137, %141
  %143 = fadd contract float %142, 0.000000e+00
  %144 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 28), align 4, !tbaa !8
  %145 = zext nneg i32 %11 to i64
  %146 = getelementptr inbounds nuw float, ptr %69, i64 %145
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 20
  %148 = load float, ptr %147, align 4, !tbaa !8
  %149 = fmul contract float %144, %148
  %150 = fadd contract float %143, %149
  %151 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 24), align 4, !tbaa !8
  %152 = zext nneg i32 %11 to i64
  %153 = getelementptr inbounds nuw float, ptr %69, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 24
  %155 = load float, ptr %154, align 4, !tbaa !8
  %156 = fmul contract float %151, %155
  %157 = fadd contract float %150, %156
  %158 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 20), align 4, !tbaa !8
  %159 = zext nneg i32 %11 to i64
  %160 = getelementptr inbounds nuw float, ptr %69, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 28
  %162 = load float, ptr %161, align 4, !tbaa !8
  %163 = fmul contract float %158, %162
  %164 = fadd contract float %157, %163
  %165 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 16), align 4, !tbaa !8
  %166 = zext nneg i32 %11 to i64
  %167 = getelementptr inbounds nuw float, ptr %69, i64 %166
  %168 = getelementptr inbounds nuw i8, ptr %167, i64 32
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = fmul contract float %165, %169
  %171 = fadd contract float %164, %170
  %172 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 12), align 4, !tbaa !8
  %173 = zext nneg i32 %11 to i64
  %174 = getelementptr inbounds nuw float, ptr %69, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 36
  %176 = load float, ptr %175, align 4, !tbaa !8
  %177 = fmul contract float %172, %176
  %178 = fadd contract float %171, %177
  %179 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 8), align 4, !tbaa !8
  %180 = zext nneg i32 %11 to i64
  %181 = getelementptr inbounds nuw float, ptr %69, i64 %180
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 40
  %183 = load float, ptr %182, align 4, !tbaa !8
  %184 = fmul contract float %179, %183
  %185 = fadd contract float %178, %184
  %186 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 4), align 4, !tbaa !8
  %187 = zext nneg i32 %11 to i64
  %188 = getelementptr inbounds nuw float, ptr %69, i64 %187
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 44
  %190 = load float, ptr %189, align 4, !tbaa !8
  %191 = fmul contract float %186, %190
  %192 = fadd contract float %185, %191
  %193 = load float, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), align 4, !tbaa !8
  %194 = zext nneg i32 %11 to i64
  %195 = getelementptr inbounds nuw float, ptr %69, i64 %194
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 48
  %197 = load float, ptr %196, align 4, !tbaa !8
  %198 = fmul contract float %193, %197
  %199 = fadd contract float %192, %198
  %200 = add nsw i32 %13, 8
  %201 = mul nsw i32 %200, %2
  %202 = add nsw i32 %201, %8
  %203 = sext i32 %202 to i64
  %204 = getelementptr inbounds float, ptr %0, i64 %203
  store float %199, ptr %204, align 4, !tbaa !8
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
