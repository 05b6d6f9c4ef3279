; ModuleID = 'corpus/opencl/switch_machine.cl'
source_filename = "corpus/opencl/switch_machine.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bytecode_vm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_bytecode_vm(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_bytecode_vm(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %5 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  br label %21

6:                                                ; preds = %21
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  %16 = icmp sgt i32 %3, 0
  br i1 %16, label %19, label %17

17:                                               ; preds = %117, %6
  %18 = phi i32 [ %15, %6 ], [ %118, %117 ]
  br label %129

19:                                               ; preds = %6
  %20 = shl nsw i32 %15, 2
  br label %27

21:                                               ; preds = %4, %21
  %22 = phi i32 [ 0, %4 ], [ %25, %21 ]
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %5, i64 %23
  store i32 %22, ptr %24, align 4, !tbaa !6
  %25 = add nuw nsw i32 %22, 1
  %26 = icmp eq i32 %25, 16
  br i1 %26, label %6, label %21, !llvm.loop !14

27:                                               ; preds = %19, %117
  %28 = phi i32 [ 4, %19 ], [ %120, %117 ]
  %29 = phi i32 [ 0, %19 ], [ %119, %117 ]
  %30 = phi i32 [ 0, %19 ], [ %121, %117 ]
  %31 = phi i32 [ %15, %19 ], [ %118, %117 ]
  %32 = add nsw i32 %29, 1
  %33 = sext i32 %29 to i64
  %34 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %33
  %35 = load i8, ptr addrspace(1) %34, align 1, !tbaa !16
  switch i8 %35, label %114 [
    i8 0, label %36
    i8 1, label %41
    i8 2, label %56
    i8 3, label %63
    i8 4, label %70
    i8 5, label %80
    i8 6, label %87
    i8 7, label %92
    i8 8, label %95
    i8 9, label %105
    i8 10, label %107
    i8 11, label %111
  ]

36:                                               ; preds = %27
  %37 = sext i32 %28 to i64
  %38 = getelementptr inbounds i32, ptr %5, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !6
  %40 = xor i32 %39, %31
  br label %117

41:                                               ; preds = %27
  %42 = sext i32 %28 to i64
  %43 = getelementptr inbounds i32, ptr %5, i64 %42
  store i32 %31, ptr %43, align 4, !tbaa !6
  %44 = add nuw nsw i32 %28, 1
  %45 = and i32 %44, 15
  %46 = add nsw i32 %29, 2
  %47 = sext i32 %32 to i64
  %48 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %47
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !16
  %50 = and i8 %49, 3
  %51 = zext nneg i8 %50 to i32
  %52 = or disjoint i32 %20, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %53
  %55 = load i32, ptr addrspace(1) %54, align 4, !tbaa !6
  br label %117

56:                                               ; preds = %27
  %57 = add nsw i32 %28, 15
  %58 = and i32 %57, 15
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr %5, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !6
  %62 = add i32 %61, %31
  br label %117

63:                                               ; preds = %27
  %64 = add nsw i32 %28, 15
  %65 = and i32 %64, 15
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %5, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !6
  %69 = mul i32 %68, %31
  br label %117

70:                                               ; preds = %27
  %71 = sext i32 %28 to i64
  %72 = getelementptr inbounds i32, ptr %5, i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !6
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %117, label %75

75:                                               ; preds = %70
  %76 = ashr i32 %73, 4
  %77 = tail call noundef range(i32 0, 134217729) i32 @llvm.abs.i32(i32 range(i32 -134217728, 134217728) %76, i1 false)
  %78 = add nuw nsw i32 %77, 1
  %79 = urem i32 %31, %78
  br label %117

80:                                               ; preds = %27
  %81 = add nsw i32 %29, 2
  %82 = sext i32 %32 to i64
  %83 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %82
  %84 = load i8, ptr addrspace(1) %83, align 1, !tbaa !16
  %85 = zext i8 %84 to i32
  %86 = tail call noundef i32 @llvm.fshl.i32(i32 %31, i32 %31, i32 range(i32 0, 256) %85)
  br label %117

87:                                               ; preds = %27
  %88 = and i32 %31, 1
  %89 = icmp eq i32 %88, 0
  %90 = add nsw i32 %29, 3
  %91 = select i1 %89, i32 %32, i32 %90
  br label %117

92:                                               ; preds = %27
  %93 = ashr i32 %31, 31
  %94 = xor i32 %93, %31
  br label %117

95:                                               ; preds = %27, %95
  %96 = phi i32 [ %103, %95 ], [ 0, %27 ]
  %97 = add nuw nsw i32 %96, %28
  %98 = and i32 %97, 15
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr %5, i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !6
  %102 = add nsw i32 %101, %96
  store i32 %102, ptr %100, align 4, !tbaa !6
  %103 = add nuw nsw i32 %96, 1
  %104 = icmp eq i32 %103, 3
  br i1 %104, label %117, label %95, !llvm.loop !17

105:                                              ; preds = %27
  %106 = ashr i32 %31, 3
  br label %117

107:                                              ; preds = %27
  %108 = sext i32 %28 to i64
  %109 = getelementptr inbounds i32, ptr %5, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !6
  store i32 %31, ptr %109, align 4, !tbaa !6
  br label %117

111:                                              ; preds = %27
  %112 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %31)
  %113 = add nuw nsw i32 %112, 11
  br label %117

114:                                              ; preds = %27
  %115 = ashr i32 %31, 1
  %116 = xor i32 %115, -1
  br label %117

117:                                              ; preds = %95, %87, %75, %70, %114, %111, %107, %105, %92, %80, %63, %56, %41, %36
  %118 = phi i32 [ %116, %114 ], [ %40, %36 ], [ %55, %41 ], [ %62, %56 ], [ %69, %63 ], [ %113, %111 ], [ %86, %80 ], [ %31, %70 ], [ %79, %75 ], [ %94, %92 ], [ %31, %87 ], [ %106, %105 ], [ %110, %107 ], [ %31, %95 ]
  %119 = phi i32 [ %32, %114 ], [ %32, %36 ], [ %46, %41 ], [ %32, %56 ], [ %32, %63 ], [ %32, %111 ], [ %81, %80 ], [ %32, %70 ], [ %32, %75 ], [ %32, %92 ], [ %91, %87 ], [ %32, %105 ], [ %32, %107 ], [ %32, %95 ]
  %120 = phi i32 [ %28, %114 ], [ %28, %36 ], [ %45, %41 ], [ %58, %56 ], [ %65, %63 ], [ %28, %111 ], [ %28, %80 ], [ %28, %70 ], [ %28, %75 ], [ %28, %92 ], [ %28, %87 ], [ %28, %105 ], [ %28, %107 ], [ %28, %95 ]
  %121 = add nuw nsw i32 %30, 1
  %122 = icmp slt i32 %119, %3
  %123 = icmp samesign ult i32 %30, 99
  %124 = select i1 %122, i1 %123, i1 false
  br i1 %124, label %27, label %17, !llvm.loop !18

125:                                              ; preds = %129
  %126 = shl i64 %14, 32
  %127 = ashr exact i64 %126, 30
  %128 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %127
  store i32 %136, ptr addrspace(1) %128, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  ret void

129:                                              ; preds = %17, %129
  %130 = phi i32 [ %137, %129 ], [ 0, %17 ]
  %131 = phi i32 [ %136, %129 ], [ %18, %17 ]
  %132 = mul i32 %131, 31
  %133 = zext nneg i32 %130 to i64
  %134 = getelementptr inbounds nuw i32, ptr %5, i64 %133
  %135 = load i32, ptr %134, align 4, !tbaa !6
  %136 = add i32 %135, %132
  %137 = add nuw nsw i32 %130, 1
  %138 = icmp eq i32 %137, 16
  br i1 %138, label %125, label %129, !llvm.loop !19
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lex_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_lex_numbers(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lex_numbers(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = icmp slt i32 %3, 0
  br i1 %13, label %22, label %14

14:                                               ; preds = %4
  %15 = trunc i64 %12 to i32
  %16 = mul nsw i32 %3, %15
  br label %29

17:                                               ; preds = %81
  %18 = shl i32 %85, 8
  %19 = shl i32 %86, 16
  %20 = or i32 %18, %19
  %21 = or i32 %20, %84
  br label %22

22:                                               ; preds = %17, %4
  %23 = phi i32 [ 0, %4 ], [ %83, %17 ]
  %24 = phi i32 [ 0, %4 ], [ %21, %17 ]
  %25 = shl i64 %12, 32
  %26 = ashr exact i64 %25, 32
  %27 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %26
  store i32 %24, ptr addrspace(1) %27, align 4, !tbaa !6
  %28 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %26
  store i32 %23, ptr addrspace(1) %28, align 4, !tbaa !6
  ret void

29:                                               ; preds = %14, %81
  %30 = phi i32 [ 0, %14 ], [ %88, %81 ]
  %31 = phi i32 [ 0, %14 ], [ %87, %81 ]
  %32 = phi i32 [ 0, %14 ], [ %89, %81 ]
  %33 = phi i32 [ 0, %14 ], [ %86, %81 ]
  %34 = phi i32 [ 0, %14 ], [ %85, %81 ]
  %35 = phi i32 [ 0, %14 ], [ %84, %81 ]
  %36 = phi i32 [ 0, %14 ], [ %83, %81 ]
  %37 = phi i32 [ 0, %14 ], [ %82, %81 ]
  %38 = icmp slt i32 %32, %3
  br i1 %38, label %39, label %45

39:                                               ; preds = %29
  %40 = add nsw i32 %32, %16
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !16
  %44 = zext i8 %43 to i32
  br label %45

45:                                               ; preds = %29, %39
  %46 = phi i32 [ %44, %39 ], [ 44, %29 ]
  %47 = icmp eq i32 %46, 44
  br i1 %47, label %48, label %59

48:                                               ; preds = %45
  switch i32 %30, label %57 [
    i32 2, label %49
    i32 4, label %55
    i32 0, label %81
  ]

49:                                               ; preds = %48
  %50 = add i32 %35, 1
  %51 = icmp eq i32 %37, 0
  %52 = sub nsw i32 0, %31
  %53 = select i1 %51, i32 %31, i32 %52
  %54 = add nsw i32 %53, %36
  br label %81

55:                                               ; preds = %48
  %56 = add i32 %34, 1
  br label %81

57:                                               ; preds = %48
  %58 = add i32 %33, 1
  br label %81

59:                                               ; preds = %45
  %60 = add nsw i32 %46, -48
  %61 = icmp ult i32 %60, 10
  switch i32 %30, label %81 [
    i32 0, label %62
    i32 1, label %67
    i32 2, label %71
    i32 3, label %79
    i32 4, label %79
  ]

62:                                               ; preds = %59
  %63 = trunc nuw i32 %46 to i8
  switch i8 %63, label %67 [
    i8 45, label %64
    i8 43, label %64
  ]

64:                                               ; preds = %62, %62
  %65 = icmp eq i32 %46, 45
  %66 = zext i1 %65 to i32
  br label %81

67:                                               ; preds = %62, %59
  br i1 %61, label %72, label %68

68:                                               ; preds = %67
  %69 = icmp eq i32 %46, 46
  %70 = select i1 %69, i32 3, i32 5
  br label %81

71:                                               ; preds = %59
  br i1 %61, label %72, label %76

72:                                               ; preds = %67, %71
  %73 = mul nsw i32 %31, 10
  %74 = add nsw i32 %60, %73
  %75 = srem i32 %74, 1000003
  br label %81

76:                                               ; preds = %71
  %77 = icmp eq i32 %46, 46
  %78 = select i1 %77, i32 3, i32 5
  br label %81

79:                                               ; preds = %59, %59
  %80 = select i1 %61, i32 4, i32 5
  br label %81

81:                                               ; preds = %64, %68, %79, %76, %72, %59, %49, %55, %48, %57
  %82 = phi i32 [ 0, %49 ], [ 0, %57 ], [ %30, %48 ], [ 0, %55 ], [ %37, %59 ], [ %66, %64 ], [ %37, %72 ], [ %37, %76 ], [ %37, %68 ], [ %37, %79 ]
  %83 = phi i32 [ %54, %49 ], [ %36, %57 ], [ %36, %48 ], [ %36, %55 ], [ %36, %59 ], [ %36, %64 ], [ %36, %72 ], [ %36, %76 ], [ %36, %68 ], [ %36, %79 ]
  %84 = phi i32 [ %50, %49 ], [ %35, %57 ], [ %35, %48 ], [ %35, %55 ], [ %35, %59 ], [ %35, %64 ], [ %35, %72 ], [ %35, %76 ], [ %35, %68 ], [ %35, %79 ]
  %85 = phi i32 [ %34, %49 ], [ %34, %57 ], [ %34, %48 ], [ %56, %55 ], [ %34, %59 ], [ %34, %64 ], [ %34, %72 ], [ %34, %76 ], [ %34, %68 ], [ %34, %79 ]
  %86 = phi i32 [ %33, %49 ], [ %58, %57 ], [ %33, %48 ], [ %33, %55 ], [ %33, %59 ], [ %33, %64 ], [ %33, %72 ], [ %33, %76 ], [ %33, %68 ], [ %33, %79 ]
  %87 = phi i32 [ 0, %49 ], [ 0, %57 ], [ %30, %48 ], [ 0, %55 ], [ %31, %59 ], [ %31, %64 ], [ %75, %72 ], [ %31, %76 ], [ %31, %68 ], [ %31, %79 ]
  %88 = phi i32 [ 0, %49 ], [ 0, %57 ], [ %30, %48 ], [ 0, %55 ], [ %30, %59 ], [ 1, %64 ], [ 2, %72 ], [ %78, %76 ], [ %70, %68 ], [ %80, %79 ]
  %89 = add nuw i32 %32, 1
  %90 = icmp eq i32 %32, %3
  br i1 %90, label %17, label %29, !llvm.loop !22
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @utf8_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_utf8_decode(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 16 %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_utf8_decode(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %16

13:                                               ; preds = %3
  %14 = trunc i64 %11 to i32
  %15 = mul nsw i32 %2, %14
  br label %28

16:                                               ; preds = %82, %3
  %17 = phi i32 [ 0, %3 ], [ %83, %82 ]
  %18 = phi i32 [ 0, %3 ], [ %84, %82 ]
  %19 = phi i32 [ 0, %3 ], [ %85, %82 ]
  %20 = phi i32 [ 0, %3 ], [ %87, %82 ]
  %21 = insertelement <4 x i32> poison, i32 %18, i64 0
  %22 = insertelement <4 x i32> %21, i32 %17, i64 1
  %23 = insertelement <4 x i32> %22, i32 %19, i64 2
  %24 = insertelement <4 x i32> %23, i32 %20, i64 3
  %25 = shl i64 %11, 32
  %26 = ashr exact i64 %25, 28
  %27 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %26
  store <4 x i32> %24, ptr addrspace(1) %27, align 16, !tbaa !16
  ret void

28:                                               ; preds = %13, %82
  %29 = phi i32 [ 0, %13 ], [ %87, %82 ]
  %30 = phi i32 [ 0, %13 ], [ %86, %82 ]
  %31 = phi i32 [ 0, %13 ], [ %88, %82 ]
  %32 = phi i32 [ 0, %13 ], [ %85, %82 ]
  %33 = phi i32 [ 0, %13 ], [ %84, %82 ]
  %34 = phi i32 [ 0, %13 ], [ %83, %82 ]
  %35 = add nsw i32 %31, %15
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %36
  %38 = load i8, ptr addrspace(1) %37, align 1, !tbaa !16
  %39 = zext i8 %38 to i32
  %40 = lshr i32 %39, 4
  switch i32 %40, label %72 [
    i32 0, label %41
    i32 1, label %41
    i32 2, label %41
    i32 3, label %41
    i32 4, label %41
    i32 5, label %41
    i32 6, label %41
    i32 7, label %41
    i32 8, label %45
    i32 9, label %45
    i32 10, label %45
    i32 11, label %45
    i32 12, label %54
    i32 13, label %54
    i32 14, label %59
    i32 15, label %64
  ]

41:                                               ; preds = %28, %28, %28, %28, %28, %28, %28, %28
  %42 = icmp ne i32 %29, 0
  %43 = zext i1 %42 to i32
  %44 = add i32 %34, %43
  br label %73

45:                                               ; preds = %28, %28, %28, %28
  %46 = icmp eq i32 %29, 0
  br i1 %46, label %47, label %49

47:                                               ; preds = %45
  %48 = add i32 %34, 1
  br label %82

49:                                               ; preds = %45
  %50 = shl i32 %30, 6
  %51 = and i32 %39, 63
  %52 = or disjoint i32 %51, %50
  %53 = add nsw i32 %29, -1
  br label %73

54:                                               ; preds = %28, %28
  %55 = icmp ne i32 %29, 0
  %56 = zext i1 %55 to i32
  %57 = add i32 %34, %56
  %58 = and i32 %39, 31
  br label %73

59:                                               ; preds = %28
  %60 = icmp ne i32 %29, 0
  %61 = zext i1 %60 to i32
  %62 = add i32 %34, %61
  %63 = and i32 %39, 15
  br label %73

64:                                               ; preds = %28
  %65 = icmp ne i32 %29, 0
  %66 = zext i1 %65 to i32
  %67 = icmp ugt i8 %38, -12
  %68 = zext i1 %67 to i32
  %69 = add i32 %34, %66
  %70 = add i32 %69, %68
  %71 = and i32 %39, 7
  br label %73

72:                                               ; preds = %28
  unreachable

73:                                               ; preds = %64, %59, %54, %49, %41
  %74 = phi i32 [ %44, %41 ], [ %34, %49 ], [ %57, %54 ], [ %62, %59 ], [ %70, %64 ]
  %75 = phi i32 [ %39, %41 ], [ %52, %49 ], [ %58, %54 ], [ %63, %59 ], [ %71, %64 ]
  %76 = phi i32 [ 0, %41 ], [ %53, %49 ], [ 1, %54 ], [ 2, %59 ], [ 3, %64 ]
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %82

78:                                               ; preds = %73
  %79 = add i32 %33, 1
  %80 = tail call noundef i32 @llvm.fshl.i32(i32 %32, i32 %32, i32 5)
  %81 = xor i32 %75, %80
  br label %82

82:                                               ; preds = %73, %78, %47
  %83 = phi i32 [ %48, %47 ], [ %74, %78 ], [ %74, %73 ]
  %84 = phi i32 [ %33, %47 ], [ %79, %78 ], [ %33, %73 ]
  %85 = phi i32 [ %32, %47 ], [ %81, %78 ], [ %32, %73 ]
  %86 = phi i32 [ %30, %47 ], [ %75, %78 ], [ %75, %73 ]
  %87 = phi i32 [ 0, %47 ], [ 0, %78 ], [ %76, %73 ]
  %88 = add nuw nsw i32 %31, 1
  %89 = icmp eq i32 %88, %2
  br i1 %89, label %16, label %28, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none"}
!12 = !{!"uchar*", !"int*", !"int*", !"int"}
!13 = !{!"const", !"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!8, !8, i64 0}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = !{!"uchar*", !"uint*", !"int*", !"int"}
!21 = !{!"const", !"", !"", !""}
!22 = distinct !{!22, !15}
!23 = !{i32 1, i32 1, i32 0}
!24 = !{!"none", !"none", !"none"}
!25 = !{!"uchar*", !"uint4*", !"int"}
!26 = !{!"uchar*", !"uint __attribute__((ext_vector_type(4)))*", !"int"}
!27 = !{!"const", !"", !""}
!28 = distinct !{!28, !15}
