; ModuleID = 'corpus/opencl/morphology.cl'
source_filename = "corpus/opencl/morphology.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dilate_erode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_dilate_erode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dilate_erode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = mul i32 %8, %7
  %11 = add i32 %10, %9
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = mul nuw nsw i32 %13, %12
  %16 = add nuw nsw i32 %15, %14
  %17 = icmp eq i32 %5, 0
  br i1 %17, label %18, label %26

18:                                               ; preds = %60, %6
  %19 = phi i8 [ 0, %6 ], [ %61, %60 ]
  %20 = phi i8 [ -1, %6 ], [ %62, %60 ]
  %21 = mul nsw i32 %3, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %23
  store i8 %19, ptr addrspace(1) %24, align 1, !tbaa !14
  %25 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %23
  store i8 %20, ptr addrspace(1) %25, align 1, !tbaa !14
  ret void

26:                                               ; preds = %6, %60
  %27 = phi i8 [ %62, %60 ], [ -1, %6 ]
  %28 = phi i8 [ %61, %60 ], [ 0, %6 ]
  %29 = phi i32 [ %64, %60 ], [ %5, %6 ]
  %30 = sub i32 0, %29
  %31 = and i32 %29, %30
  %32 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %31, i1 false)
  %33 = trunc nuw nsw i32 %32 to i8
  %34 = sub nsw i8 31, %33
  %35 = freeze i8 %34
  %36 = sdiv i8 %35, 3
  %37 = mul i8 %36, 3
  %38 = sub i8 %35, %37
  %39 = sext i8 %38 to i32
  %40 = add nsw i32 %11, %39
  %41 = zext nneg i8 %36 to i32
  %42 = add nuw nsw i32 %16, %41
  %43 = icmp slt i32 %40, 1
  %44 = icmp eq i32 %42, 0
  %45 = select i1 %43, i1 true, i1 %44
  %46 = icmp sgt i32 %40, %3
  %47 = or i1 %46, %45
  %48 = icmp sgt i32 %42, %4
  %49 = select i1 %47, i1 true, i1 %48
  br i1 %49, label %60, label %50

50:                                               ; preds = %26
  %51 = add nsw i32 %42, -1
  %52 = mul nsw i32 %51, %3
  %53 = add nsw i32 %40, -1
  %54 = add nuw nsw i32 %53, %52
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %55
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !14
  %58 = tail call noundef i8 @llvm.umin.i8(i8 %57, i8 %27)
  %59 = tail call noundef i8 @llvm.umax.i8(i8 %28, i8 %57)
  br label %60

60:                                               ; preds = %26, %50
  %61 = phi i8 [ %59, %50 ], [ %28, %26 ]
  %62 = phi i8 [ %58, %50 ], [ %27, %26 ]
  %63 = add i32 %29, -1
  %64 = and i32 %63, %29
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %18, label %26
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dilate_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  tail call void @__clang_ocl_kern_imp_dilate_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2, i32 noundef %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_dilate_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul i32 %6, %5
  %9 = add i32 %8, %7
  %10 = icmp sgt i32 %3, %9
  %11 = icmp sgt i32 %2, 0
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %154

13:                                               ; preds = %4
  %14 = mul nsw i32 %2, %9
  %15 = icmp samesign ugt i32 %2, 1
  %16 = add nsw i32 %9, -1
  %17 = icmp sgt i32 %9, 0
  br i1 %17, label %18, label %34

18:                                               ; preds = %13
  %19 = mul nuw nsw i32 %16, %2
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  br i1 %15, label %23, label %27

23:                                               ; preds = %18
  %24 = getelementptr i8, ptr addrspace(1) %21, i64 4
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !6
  %26 = shl i32 %25, 31
  br label %27

27:                                               ; preds = %23, %18
  %28 = phi i32 [ %26, %23 ], [ 0, %18 ]
  %29 = shl i32 %22, 1
  %30 = lshr i32 %22, 1
  %31 = or i32 %30, %29
  %32 = or i32 %31, %28
  %33 = or i32 %32, %22
  br label %34

34:                                               ; preds = %27, %13
  %35 = phi i32 [ %33, %27 ], [ 0, %13 ]
  %36 = icmp sgt i32 %9, -1
  br i1 %36, label %37, label %53

37:                                               ; preds = %34
  %38 = zext nneg i32 %14 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %38
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  br i1 %15, label %41, label %45

41:                                               ; preds = %37
  %42 = getelementptr i8, ptr addrspace(1) %39, i64 4
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !6
  %44 = shl i32 %43, 31
  br label %45

45:                                               ; preds = %41, %37
  %46 = phi i32 [ %44, %41 ], [ 0, %37 ]
  %47 = shl i32 %40, 1
  %48 = lshr i32 %40, 1
  %49 = or i32 %48, %47
  %50 = or i32 %49, %46
  %51 = or i32 %50, %35
  %52 = or i32 %51, %40
  br label %53

53:                                               ; preds = %45, %34
  %54 = phi i32 [ %52, %45 ], [ %35, %34 ]
  %55 = add nsw i32 %9, 1
  %56 = icmp sgt i32 %9, -2
  %57 = icmp slt i32 %55, %3
  %58 = and i1 %56, %57
  br i1 %58, label %59, label %76

59:                                               ; preds = %53
  %60 = mul nuw nsw i32 %55, %2
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !6
  br i1 %15, label %64, label %68

64:                                               ; preds = %59
  %65 = getelementptr i8, ptr addrspace(1) %62, i64 4
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !6
  %67 = shl i32 %66, 31
  br label %68

68:                                               ; preds = %64, %59
  %69 = phi i32 [ %67, %64 ], [ 0, %59 ]
  %70 = shl i32 %63, 1
  %71 = lshr i32 %63, 1
  %72 = or i32 %71, %70
  %73 = or i32 %72, %69
  %74 = or i32 %73, %54
  %75 = or i32 %74, %63
  br label %76

76:                                               ; preds = %68, %53
  %77 = phi i32 [ %75, %68 ], [ %54, %53 ]
  %78 = sext i32 %14 to i64
  %79 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %78
  store i32 %77, ptr addrspace(1) %79, align 4, !tbaa !6
  %80 = icmp eq i32 %2, 1
  br i1 %80, label %154, label %81

81:                                               ; preds = %76
  %82 = mul nuw nsw i32 %16, %2
  %83 = mul nuw nsw i32 %55, %2
  br label %84

84:                                               ; preds = %81, %148
  %85 = phi i32 [ 1, %81 ], [ %86, %148 ]
  %86 = add nuw nsw i32 %85, 1
  %87 = icmp slt i32 %86, %2
  br i1 %17, label %88, label %106

88:                                               ; preds = %84
  %89 = add nuw nsw i32 %82, %85
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %90
  %92 = load i32, ptr addrspace(1) %91, align 4, !tbaa !6
  %93 = getelementptr i8, ptr addrspace(1) %91, i64 -4
  %94 = load i32, ptr addrspace(1) %93, align 4, !tbaa !6
  br i1 %87, label %95, label %99

95:                                               ; preds = %88
  %96 = getelementptr i8, ptr addrspace(1) %91, i64 4
  %97 = load i32, ptr addrspace(1) %96, align 4, !tbaa !6
  %98 = shl i32 %97, 31
  br label %99

99:                                               ; preds = %88, %95
  %100 = phi i32 [ %98, %95 ], [ 0, %88 ]
  %101 = tail call i32 @llvm.fshl.i32(i32 %92, i32 %94, i32 1)
  %102 = lshr i32 %92, 1
  %103 = or i32 %102, %101
  %104 = or i32 %103, %100
  %105 = or i32 %104, %92
  br label %106

106:                                              ; preds = %84, %99
  %107 = phi i32 [ %105, %99 ], [ 0, %84 ]
  br i1 %36, label %108, label %127

108:                                              ; preds = %106
  %109 = add nuw nsw i32 %14, %85
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %110
  %112 = load i32, ptr addrspace(1) %111, align 4, !tbaa !6
  %113 = getelementptr i8, ptr addrspace(1) %111, i64 -4
  %114 = load i32, ptr addrspace(1) %113, align 4, !tbaa !6
  br i1 %87, label %115, label %119

115:                                              ; preds = %108
  %116 = getelementptr i8, ptr addrspace(1) %111, i64 4
  %117 = load i32, ptr addrspace(1) %116, align 4, !tbaa !6
  %118 = shl i32 %117, 31
  br label %119

119:                                              ; preds = %115, %108
  %120 = phi i32 [ %118, %115 ], [ 0, %108 ]
  %121 = tail call i32 @llvm.fshl.i32(i32 %112, i32 %114, i32 1)
  %122 = lshr i32 %112, 1
  %123 = or i32 %122, %121
  %124 = or i32 %123, %120
  %125 = or i32 %124, %107
  %126 = or i32 %125, %112
  br label %127

127:                                              ; preds = %119, %106
  %128 = phi i32 [ %126, %119 ], [ %107, %106 ]
  br i1 %58, label %129, label %148

129:                                              ; preds = %127
  %130 = add nuw nsw i32 %83, %85
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %131
  %133 = load i32, ptr addrspace(1) %132, align 4, !tbaa !6
  %134 = getelementptr i8, ptr addrspace(1) %132, i64 -4
  %135 = load i32, ptr addrspace(1) %134, align 4, !tbaa !6
  br i1 %87, label %136, label %140

136:                                              ; preds = %129
  %137 = getelementptr i8, ptr addrspace(1) %132, i64 4
  %138 = load i32, ptr addrspace(1) %137, align 4, !tbaa !6
  %139 = shl i32 %138, 31
  br label %140

140:                                              ; preds = %136, %129
  %141 = phi i32 [ %139, %136 ], [ 0, %129 ]
  %142 = tail call i32 @llvm.fshl.i32(i32 %133, i32 %135, i32 1)
  %143 = lshr i32 %133, 1
  %144 = or i32 %143, %142
  %145 = or i32 %144, %141
  %146 = or i32 %145, %128
  %147 = or i32 %146, %133
  br label %148

148:                                              ; preds = %140, %127
  %149 = phi i32 [ %147, %140 ], [ %128, %127 ]
  %150 = add nsw i32 %85, %14
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %151
  store i32 %149, ptr addrspace(1) %152, align 4, !tbaa !6
  %153 = icmp eq i32 %86, %2
  br i1 %153, label %154, label %84, !llvm.loop !19

154:                                              ; preds = %148, %76, %4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @thin_step(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #2 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  tail call void @__clang_ocl_kern_imp_thin_step(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_thin_step(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %7, %6
  %10 = add i32 %9, %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = mul nuw nsw i32 %12, %11
  %15 = add nuw nsw i32 %14, %13
  %16 = mul nsw i32 %2, %15
  %17 = add nsw i32 %16, %10
  %18 = icmp eq i32 %10, 0
  %19 = icmp eq i32 %15, 0
  %20 = select i1 %18, i1 true, i1 %19
  %21 = add nsw i32 %2, -1
  %22 = icmp eq i32 %21, %10
  %23 = select i1 %20, i1 true, i1 %22
  %24 = add nsw i32 %3, -1
  %25 = icmp eq i32 %24, %15
  %26 = select i1 %23, i1 true, i1 %25
  %27 = sext i32 %17 to i64
  br i1 %26, label %99, label %28

28:                                               ; preds = %5
  %29 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !14
  %31 = icmp eq i8 %30, 0
  br i1 %31, label %99, label %32

32:                                               ; preds = %28
  %33 = sub nsw i32 %17, %2
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !14
  %37 = zext i8 %36 to i32
  %38 = getelementptr i8, ptr addrspace(1) %35, i64 1
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !14
  %40 = zext i8 %39 to i32
  %41 = shl nuw nsw i32 %40, 1
  %42 = or i32 %41, %37
  %43 = getelementptr i8, ptr addrspace(1) %29, i64 1
  %44 = load i8, ptr addrspace(1) %43, align 1, !tbaa !14
  %45 = zext i8 %44 to i32
  %46 = shl nuw nsw i32 %45, 2
  %47 = or i32 %42, %46
  %48 = add nsw i32 %17, %2
  %49 = sext i32 %48 to i64
  %50 = getelementptr i8, ptr addrspace(1) %0, i64 %49
  %51 = getelementptr i8, ptr addrspace(1) %50, i64 1
  %52 = load i8, ptr addrspace(1) %51, align 1, !tbaa !14
  %53 = zext i8 %52 to i32
  %54 = shl nuw nsw i32 %53, 3
  %55 = or i32 %47, %54
  %56 = load i8, ptr addrspace(1) %50, align 1, !tbaa !14
  %57 = zext i8 %56 to i32
  %58 = shl nuw nsw i32 %57, 4
  %59 = or i32 %55, %58
  %60 = getelementptr i8, ptr addrspace(1) %50, i64 -1
  %61 = load i8, ptr addrspace(1) %60, align 1, !tbaa !14
  %62 = zext i8 %61 to i32
  %63 = shl nuw nsw i32 %62, 5
  %64 = getelementptr i8, ptr addrspace(1) %29, i64 -1
  %65 = load i8, ptr addrspace(1) %64, align 1, !tbaa !14
  %66 = zext i8 %65 to i32
  %67 = shl nuw nsw i32 %66, 6
  %68 = getelementptr i8, ptr addrspace(1) %35, i64 -1
  %69 = load i8, ptr addrspace(1) %68, align 1, !tbaa !14
  %70 = zext i8 %69 to i32
  %71 = shl nuw nsw i32 %70, 7
  %72 = or i32 %63, %67
  %73 = or i32 %72, %71
  %74 = or i32 %73, %59
  %75 = lshr i32 %74, 1
  %76 = shl nuw nsw i32 %74, 7
  %77 = or i32 %75, %76
  %78 = and i32 %74, 255
  %79 = xor i32 %78, 255
  %80 = and i32 %79, %77
  %81 = tail call range(i32 0, 9) i32 @llvm.ctpop.i32(i32 range(i32 0, 32768) %80)
  %82 = tail call range(i32 0, 16) i32 @llvm.ctpop.i32(i32 range(i32 0, 32768) %74)
  %83 = icmp eq i32 %4, 0
  %84 = and i32 %59, 21
  %85 = icmp eq i32 %84, 21
  %86 = and i32 %74, 69
  %87 = icmp eq i32 %86, 69
  %88 = select i1 %83, i1 %85, i1 %87
  %89 = select i1 %83, i32 -85, i32 -82
  %90 = or i32 %74, %89
  %91 = icmp eq i32 %90, -1
  %92 = or i1 %88, %91
  %93 = add nsw i32 %82, -7
  %94 = icmp ult i32 %93, -5
  %95 = icmp ne i32 %81, 1
  %96 = select i1 %94, i1 true, i1 %95
  %97 = or i1 %96, %92
  %98 = zext i1 %97 to i8
  br label %99

99:                                               ; preds = %28, %5, %32
  %100 = phi i8 [ %98, %32 ], [ 0, %5 ], [ 0, %28 ]
  %101 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %27
  store i8 %100, ptr addrspace(1) %101, align 1, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"uchar*", !"uchar*", !"int", !"int", !"uint"}
!13 = !{!"const", !"", !"", !"", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"uint*", !"uint*", !"int", !"int"}
!18 = !{!"const", !"", !"", !""}
!19 = distinct !{!19, !20}
!20 = !{!"llvm.loop.peeled.count", i32 1}
!21 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!22 = !{!"none", !"none", !"none", !"none", !"none"}
!23 = !{!"uchar*", !"uchar*", !"int", !"int", !"int"}
!24 = !{!"const", !"", !"", !"", !""}
