; ModuleID = 'corpus/opencl/sad.cl'
source_filename = "corpus/opencl/sad.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sad_4x4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %10, align 4
  call void @__clang_ocl_kern_imp_sad_4x4(ptr addrspace(1) noundef align 2 %11, ptr addrspace(1) noundef align 2 %12, ptr addrspace(1) noundef align 1 %13, i32 noundef %14, i32 noundef %15) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sad_4x4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i16, align 2
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i16, align 2
  %19 = alloca i16, align 2
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %22 = call i64 @_Z12get_group_idj(i32 noundef 0) #7
  %23 = trunc i64 %22 to i32
  store i32 %23, ptr %11, align 4
  %24 = call i64 @_Z12get_group_idj(i32 noundef 1) #7
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %12, align 4
  %26 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %27 = trunc i64 %26 to i32
  store i32 %27, ptr %13, align 4
  %28 = call i64 @_Z12get_local_idj(i32 noundef 1) #7
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %14, align 4
  store i16 0, ptr %15, align 2
  store i32 0, ptr %16, align 4
  br label %30

30:                                               ; preds = %85, %5
  %31 = load i32, ptr %16, align 4
  %32 = icmp slt i32 %31, 4
  br i1 %32, label %33, label %88

33:                                               ; preds = %30
  store i32 0, ptr %17, align 4
  br label %34

34:                                               ; preds = %81, %33
  %35 = load i32, ptr %17, align 4
  %36 = icmp slt i32 %35, 4
  br i1 %36, label %37, label %84

37:                                               ; preds = %34
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = load i32, ptr %12, align 4
  %40 = mul nsw i32 %39, 4
  %41 = load i32, ptr %16, align 4
  %42 = add nsw i32 %40, %41
  %43 = load i32, ptr %9, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %11, align 4
  %46 = mul nsw i32 %45, 4
  %47 = add nsw i32 %44, %46
  %48 = load i32, ptr %17, align 4
  %49 = add nsw i32 %47, %48
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds i16, ptr addrspace(1) %38, i64 %50
  %52 = load i16, ptr addrspace(1) %51, align 2
  store i16 %52, ptr %18, align 2
  %53 = load ptr addrspace(1), ptr %8, align 8
  %54 = load i32, ptr %12, align 4
  %55 = mul nsw i32 %54, 4
  %56 = load i32, ptr %16, align 4
  %57 = add nsw i32 %55, %56
  %58 = load i32, ptr %14, align 4
  %59 = add nsw i32 %57, %58
  %60 = load i32, ptr %10, align 4
  %61 = mul nsw i32 %59, %60
  %62 = load i32, ptr %11, align 4
  %63 = mul nsw i32 %62, 4
  %64 = add nsw i32 %61, %63
  %65 = load i32, ptr %17, align 4
  %66 = add nsw i32 %64, %65
  %67 = load i32, ptr %13, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr addrspace(1) %53, i64 %69
  %71 = load i8, ptr addrspace(1) %70, align 1
  %72 = zext i8 %71 to i16
  store i16 %72, ptr %19, align 2
  %73 = load i16, ptr %18, align 2
  %74 = load i16, ptr %19, align 2
  %75 = call zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %73, i16 noundef zeroext %74) #7
  %76 = zext i16 %75 to i32
  %77 = load i16, ptr %15, align 2
  %78 = zext i16 %77 to i32
  %79 = add nsw i32 %78, %76
  %80 = trunc i32 %79 to i16
  store i16 %80, ptr %15, align 2
  br label %81

81:                                               ; preds = %37
  %82 = load i32, ptr %17, align 4
  %83 = add nsw i32 %82, 1
  store i32 %83, ptr %17, align 4
  br label %34, !llvm.loop !14

84:                                               ; preds = %34
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %16, align 4
  %87 = add nsw i32 %86, 1
  store i32 %87, ptr %16, align 4
  br label %30, !llvm.loop !16

88:                                               ; preds = %30
  %89 = load i32, ptr %12, align 4
  %90 = sext i32 %89 to i64
  %91 = call i64 @_Z14get_num_groupsj(i32 noundef 0) #7
  %92 = mul i64 %90, %91
  %93 = load i32, ptr %11, align 4
  %94 = sext i32 %93 to i64
  %95 = add i64 %92, %94
  %96 = trunc i64 %95 to i32
  store i32 %96, ptr %20, align 4
  %97 = load i16, ptr %15, align 2
  %98 = load ptr addrspace(1), ptr %6, align 8
  %99 = load i32, ptr %20, align 4
  %100 = mul nsw i32 %99, 7
  %101 = mul nsw i32 %100, 7
  %102 = mul nsw i32 %101, 4
  %103 = load i32, ptr %14, align 4
  %104 = mul nsw i32 %103, 7
  %105 = load i32, ptr %13, align 4
  %106 = add nsw i32 %104, %105
  %107 = mul nsw i32 %106, 4
  %108 = add nsw i32 %102, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i16, ptr addrspace(1) %98, i64 %109
  store i16 %97, ptr addrspace(1) %110, align 2
  %111 = load i32, ptr %13, align 4
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %137

113:                                              ; preds = %88
  %114 = load i32, ptr %14, align 4
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %137

116:                                              ; preds = %113
  store i32 1, ptr %21, align 4
  br label %117

117:                                              ; preds = %133, %116
  %118 = load i32, ptr %21, align 4
  %119 = icmp slt i32 %118, 4
  br i1 %119, label %120, label %136

120:                                              ; preds = %117
  %121 = load i32, ptr %21, align 4
  %122 = sub nsw i32 0, %121
  %123 = trunc i32 %122 to i16
  %124 = load ptr addrspace(1), ptr %6, align 8
  %125 = load i32, ptr %20, align 4
  %126 = mul nsw i32 %125, 7
  %127 = mul nsw i32 %126, 7
  %128 = mul nsw i32 %127, 4
  %129 = load i32, ptr %21, align 4
  %130 = add nsw i32 %128, %129
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i16, ptr addrspace(1) %124, i64 %131
  store i16 %123, ptr addrspace(1) %132, align 2
  br label %133

133:                                              ; preds = %120
  %134 = load i32, ptr %21, align 4
  %135 = add nsw i32 %134, 1
  store i32 %135, ptr %21, align 4
  br label %117

136:                                              ; preds = %117
  br label %137

137:                                              ; preds = %136, %113, %88
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sad_merge(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_sad_merge(ptr addrspace(1) noundef align 2 %7, ptr addrspace(1) noundef align 2 %8, ptr addrspace(1) noundef align 4 %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sad_merge(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca <4 x i16>, align 8
  %9 = alloca <4 x i16>, align 8
  %10 = alloca i16, align 2
  %11 = alloca i16, align 2
  %12 = alloca i16, align 2
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %13 = call i64 @_Z12get_local_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %7, align 4
  %15 = load ptr addrspace(1), ptr %4, align 8
  %16 = load i32, ptr %7, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i16, ptr addrspace(1) %15, i64 %17
  %19 = load i16, ptr addrspace(1) %18, align 2
  %20 = insertelement <4 x i16> poison, i16 %19, i32 0
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i32, ptr %7, align 4
  %23 = add nsw i32 %22, 49
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i16, ptr addrspace(1) %21, i64 %24
  %26 = load i16, ptr addrspace(1) %25, align 2
  %27 = insertelement <4 x i16> %20, i16 %26, i32 1
  %28 = load ptr addrspace(1), ptr %4, align 8
  %29 = load i32, ptr %7, align 4
  %30 = add nsw i32 %29, 98
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i16, ptr addrspace(1) %28, i64 %31
  %33 = load i16, ptr addrspace(1) %32, align 2
  %34 = insertelement <4 x i16> %27, i16 %33, i32 2
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i32, ptr %7, align 4
  %37 = add nsw i32 %36, 147
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i16, ptr addrspace(1) %35, i64 %38
  %40 = load i16, ptr addrspace(1) %39, align 2
  %41 = insertelement <4 x i16> %34, i16 %40, i32 3
  store <4 x i16> %41, ptr %9, align 8
  %42 = load <4 x i16>, ptr %9, align 8
  store <4 x i16> %42, ptr %8, align 8
  %43 = load <4 x i16>, ptr %8, align 8
  %44 = extractelement <4 x i16> %43, i64 0
  %45 = load <4 x i16>, ptr %8, align 8
  %46 = extractelement <4 x i16> %45, i64 1
  %47 = call zeroext i16 @_Z7add_sattt(i16 noundef zeroext %44, i16 noundef zeroext %46) #7
  store i16 %47, ptr %10, align 2
  %48 = load <4 x i16>, ptr %8, align 8
  %49 = extractelement <4 x i16> %48, i64 2
  %50 = load <4 x i16>, ptr %8, align 8
  %51 = extractelement <4 x i16> %50, i64 3
  %52 = call zeroext i16 @_Z7add_sattt(i16 noundef zeroext %49, i16 noundef zeroext %51) #7
  store i16 %52, ptr %11, align 2
  %53 = load i16, ptr %10, align 2
  %54 = load i16, ptr %11, align 2
  %55 = call zeroext i16 @_Z7add_sattt(i16 noundef zeroext %53, i16 noundef zeroext %54) #7
  store i16 %55, ptr %12, align 2
  %56 = load i16, ptr %12, align 2
  %57 = load ptr addrspace(1), ptr %5, align 8
  %58 = load i32, ptr %7, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i16, ptr addrspace(1) %57, i64 %59
  store i16 %56, ptr addrspace(1) %60, align 2
  %61 = load ptr addrspace(1), ptr %6, align 8
  %62 = load i16, ptr %12, align 2
  %63 = load i32, ptr %7, align 4
  %64 = trunc i32 %63 to i16
  %65 = call i32 @_Z8upsamplett(i16 noundef zeroext %62, i16 noundef zeroext %64) #7
  %66 = call i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef %61, i32 noundef %65) #6
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 2147483648) i64 @_Z14get_num_groupsj(i32 noundef %0) #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65536) i32 @llvm.nvvm.read.ptx.sreg.nctaid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_minPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #4 {
  %3 = atomicrmw umin ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal zeroext i16 @_Z8abs_difftt(i16 noundef zeroext %0, i16 noundef zeroext %1) #2 {
  %3 = icmp ugt i16 %0, %1
  %4 = sub nuw i16 %0, %1
  %5 = sub nuw i16 %1, %0
  %6 = select i1 %3, i16 %4, i16 %5
  ret i16 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef zeroext i16 @_Z7add_sattt(i16 noundef zeroext %0, i16 noundef zeroext %1) #2 {
  %3 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %0, i16 %1)
  ret i16 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.uadd.sat.i16(i16, i16) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal i32 @_Z8upsamplett(i16 noundef zeroext %0, i16 noundef zeroext %1) #2 {
  %3 = zext i16 %0 to i32
  %4 = zext i16 %1 to i32
  %5 = shl nuw i32 %3, 16
  %6 = or disjoint i32 %5, %4
  ret i32 %6
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"ushort*", !"ushort*", !"uchar*", !"int", !"int"}
!13 = !{!"", !"const", !"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"ushort*", !"ushort*", !"uint*"}
!20 = !{!"const", !"", !"volatile"}
