; ModuleID = 'corpus/opencl/sha1_pbkdf2.cl'
source_filename = "corpus/opencl/sha1_pbkdf2.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.pbkdf2_tmp = type { [5 x i32], [5 x i32], [5 x i32], [5 x i32] }

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pbkdf2_init(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_pbkdf2_init(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pbkdf2_init(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca %struct.pbkdf2_tmp, align 4
  %5 = alloca [16 x i32], align 4
  %6 = alloca [5 x i32], align 4
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  %15 = trunc i64 %14 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %16 = shl i32 %15, 3
  br label %22

17:                                               ; preds = %31
  store i32 1732584193, ptr %4, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -271733879, ptr %18, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 -1732584194, ptr %19, align 4, !tbaa !6
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 271733878, ptr %20, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 -1009589776, ptr %21, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %4, ptr noundef %5) #9
  br label %43

22:                                               ; preds = %3, %31
  %23 = phi i32 [ 0, %3 ], [ %35, %31 ]
  %24 = icmp samesign ult i32 %23, 8
  br i1 %24, label %25, label %31

25:                                               ; preds = %22
  %26 = or disjoint i32 %23, %16
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = xor i32 %29, 909522486
  br label %31

31:                                               ; preds = %22, %25
  %32 = phi i32 [ %30, %25 ], [ 909522486, %22 ]
  %33 = zext nneg i32 %23 to i64
  %34 = getelementptr inbounds nuw i32, ptr %5, i64 %33
  store i32 %32, ptr %34, align 4, !tbaa !6
  %35 = add nuw nsw i32 %23, 1
  %36 = icmp eq i32 %35, 16
  br i1 %36, label %17, label %22, !llvm.loop !14

37:                                               ; preds = %43
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 1732584193, ptr %38, align 4, !tbaa !6
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 -271733879, ptr %39, align 4, !tbaa !6
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 -1732584194, ptr %40, align 4, !tbaa !6
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 271733878, ptr %41, align 4, !tbaa !6
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 36
  store i32 -1009589776, ptr %42, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %38, ptr noundef %5) #9
  br label %51

43:                                               ; preds = %17, %43
  %44 = phi i32 [ 0, %17 ], [ %49, %43 ]
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %5, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !6
  %48 = xor i32 %47, 1785358954
  store i32 %48, ptr %46, align 4, !tbaa !6
  %49 = add nuw nsw i32 %44, 1
  %50 = icmp eq i32 %49, 16
  br i1 %50, label %37, label %43, !llvm.loop !16

51:                                               ; preds = %37, %51
  %52 = phi i32 [ 0, %37 ], [ %55, %51 ]
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr %5, i64 %53
  store i32 0, ptr %54, align 4, !tbaa !6
  %55 = add nuw nsw i32 %52, 1
  %56 = icmp eq i32 %55, 16
  br i1 %56, label %61, label %51, !llvm.loop !17

57:                                               ; preds = %61
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 1, ptr %58, align 4, !tbaa !6
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 -2147483648, ptr %59, align 4, !tbaa !6
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 60
  store i32 672, ptr %60, align 4, !tbaa !6
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  br label %70

61:                                               ; preds = %51, %61
  %62 = phi i32 [ %67, %61 ], [ 0, %51 ]
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4, !tbaa !6
  %66 = getelementptr inbounds nuw i32, ptr %5, i64 %63
  store i32 %65, ptr %66, align 4, !tbaa !6
  %67 = add nuw nsw i32 %62, 1
  %68 = icmp eq i32 %67, 4
  br i1 %68, label %57, label %61, !llvm.loop !18

69:                                               ; preds = %70
  call fastcc void @sha1_transform(ptr noundef %6, ptr noundef %5) #9
  br label %79

70:                                               ; preds = %57, %70
  %71 = phi i32 [ 0, %57 ], [ %76, %70 ]
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %4, i64 %72
  %74 = load i32, ptr %73, align 4, !tbaa !6
  %75 = getelementptr inbounds nuw i32, ptr %6, i64 %72
  store i32 %74, ptr %75, align 4, !tbaa !6
  %76 = add nuw nsw i32 %71, 1
  %77 = icmp eq i32 %76, 5
  br i1 %77, label %69, label %70, !llvm.loop !19

78:                                               ; preds = %86
  store i32 -2147483648, ptr %59, align 4, !tbaa !6
  store i32 672, ptr %60, align 4, !tbaa !6
  br label %95

79:                                               ; preds = %69, %86
  %80 = phi i32 [ 0, %69 ], [ %90, %86 ]
  %81 = icmp samesign ult i32 %80, 5
  br i1 %81, label %82, label %86

82:                                               ; preds = %79
  %83 = zext nneg i32 %80 to i64
  %84 = getelementptr inbounds nuw i32, ptr %6, i64 %83
  %85 = load i32, ptr %84, align 4, !tbaa !6
  br label %86

86:                                               ; preds = %79, %82
  %87 = phi i32 [ %85, %82 ], [ 0, %79 ]
  %88 = zext nneg i32 %80 to i64
  %89 = getelementptr inbounds nuw i32, ptr %5, i64 %88
  store i32 %87, ptr %89, align 4, !tbaa !6
  %90 = add nuw nsw i32 %80, 1
  %91 = icmp eq i32 %90, 16
  br i1 %91, label %78, label %79, !llvm.loop !20

92:                                               ; preds = %95
  call fastcc void @sha1_transform(ptr noundef %6, ptr noundef %5) #9
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 60
  br label %106

95:                                               ; preds = %78, %95
  %96 = phi i32 [ 0, %78 ], [ %101, %95 ]
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %38, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !6
  %100 = getelementptr inbounds nuw i32, ptr %6, i64 %97
  store i32 %99, ptr %100, align 4, !tbaa !6
  %101 = add nuw nsw i32 %96, 1
  %102 = icmp eq i32 %101, 5
  br i1 %102, label %92, label %95, !llvm.loop !21

103:                                              ; preds = %106
  %104 = and i64 %14, 4294967295
  %105 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %2, i64 %104
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 4 dereferenceable(80) %105, ptr noundef nonnull align 4 dereferenceable(80) %4, i64 80, i1 false), !tbaa.struct !22
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

106:                                              ; preds = %92, %106
  %107 = phi i32 [ 0, %92 ], [ %113, %106 ]
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %6, i64 %108
  %110 = load i32, ptr %109, align 4, !tbaa !6
  %111 = getelementptr inbounds nuw i32, ptr %93, i64 %108
  store i32 %110, ptr %111, align 4, !tbaa !6
  %112 = getelementptr inbounds nuw i32, ptr %94, i64 %108
  store i32 %110, ptr %112, align 4, !tbaa !6
  %113 = add nuw nsw i32 %107, 1
  %114 = icmp eq i32 %113, 5
  br i1 %114, label %103, label %106, !llvm.loop !24
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pbkdf2_loop(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  tail call void @__clang_ocl_kern_imp_pbkdf2_loop(ptr addrspace(1) noundef align 4 %0, i32 noundef %1) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pbkdf2_loop(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [5 x i32], align 4
  %5 = alloca [5 x i32], align 4
  %6 = alloca [5 x i32], align 4
  %7 = alloca [5 x i32], align 4
  %8 = alloca [5 x i32], align 4
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = zext nneg i32 %10 to i64
  %13 = zext nneg i32 %11 to i64
  %14 = mul nuw nsw i64 %12, %13
  %15 = zext nneg i32 %9 to i64
  %16 = add nuw nsw i64 %14, %15
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #9
  %17 = and i64 %16, 4294967295
  %18 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 20
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 40
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 60
  br label %27

22:                                               ; preds = %27
  %23 = icmp eq i32 %1, 0
  br i1 %23, label %44, label %24

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 60
  br label %49

27:                                               ; preds = %2, %27
  %28 = phi i32 [ 0, %2 ], [ %42, %27 ]
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(1) %18, i64 %29
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !6
  %32 = getelementptr inbounds nuw i32, ptr %5, i64 %29
  store i32 %31, ptr %32, align 4, !tbaa !6
  %33 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %29
  %34 = load i32, ptr addrspace(1) %33, align 4, !tbaa !6
  %35 = getelementptr inbounds nuw i32, ptr %6, i64 %29
  store i32 %34, ptr %35, align 4, !tbaa !6
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %29
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !6
  %38 = getelementptr inbounds nuw i32, ptr %7, i64 %29
  store i32 %37, ptr %38, align 4, !tbaa !6
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %21, i64 %29
  %40 = load i32, ptr addrspace(1) %39, align 4, !tbaa !6
  %41 = getelementptr inbounds nuw i32, ptr %8, i64 %29
  store i32 %40, ptr %41, align 4, !tbaa !6
  %42 = add nuw nsw i32 %28, 1
  %43 = icmp eq i32 %42, 5
  br i1 %43, label %22, label %27, !llvm.loop !29

44:                                               ; preds = %85, %22
  %45 = and i64 %16, 4294967295
  %46 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 40
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %46, i64 60
  br label %99

49:                                               ; preds = %24, %85
  %50 = phi i32 [ 0, %24 ], [ %86, %85 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  br label %51

51:                                               ; preds = %74, %49
  %52 = phi i32 [ 0, %49 ], [ %75, %74 ]
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, ptr %5, ptr %6
  br label %56

55:                                               ; preds = %56
  store i32 -2147483648, ptr %25, align 4, !tbaa !6
  br label %68

56:                                               ; preds = %56, %51
  %57 = phi i32 [ 0, %51 ], [ %65, %56 ]
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr %7, i64 %58
  %60 = load i32, ptr %59, align 4, !tbaa !6
  %61 = getelementptr inbounds nuw i32, ptr %3, i64 %58
  store i32 %60, ptr %61, align 4, !tbaa !6
  %62 = getelementptr inbounds nuw i32, ptr %54, i64 %58
  %63 = load i32, ptr %62, align 4, !tbaa !6
  %64 = getelementptr inbounds nuw i32, ptr %4, i64 %58
  store i32 %63, ptr %64, align 4, !tbaa !6
  %65 = add nuw nsw i32 %57, 1
  %66 = icmp eq i32 %65, 5
  br i1 %66, label %55, label %56, !llvm.loop !30

67:                                               ; preds = %68
  store i32 672, ptr %26, align 4, !tbaa !6
  call fastcc void @sha1_transform(ptr noundef %4, ptr noundef %3) #9
  br label %76

68:                                               ; preds = %68, %55
  %69 = phi i32 [ 6, %55 ], [ %72, %68 ]
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %3, i64 %70
  store i32 0, ptr %71, align 4, !tbaa !6
  %72 = add nuw nsw i32 %69, 1
  %73 = icmp eq i32 %72, 15
  br i1 %73, label %67, label %68, !llvm.loop !31

74:                                               ; preds = %76
  %75 = add nuw nsw i32 %52, 1
  br i1 %53, label %51, label %84, !llvm.loop !32

76:                                               ; preds = %76, %67
  %77 = phi i32 [ 0, %67 ], [ %82, %76 ]
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %4, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !6
  %81 = getelementptr inbounds nuw i32, ptr %7, i64 %78
  store i32 %80, ptr %81, align 4, !tbaa !6
  %82 = add nuw nsw i32 %77, 1
  %83 = icmp eq i32 %82, 5
  br i1 %83, label %74, label %76, !llvm.loop !33

84:                                               ; preds = %74
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  br label %88

85:                                               ; preds = %88
  %86 = add nuw i32 %50, 1
  %87 = icmp eq i32 %86, %1
  br i1 %87, label %44, label %49, !llvm.loop !34

88:                                               ; preds = %84, %88
  %89 = phi i32 [ 0, %84 ], [ %96, %88 ]
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr %7, i64 %90
  %92 = load i32, ptr %91, align 4, !tbaa !6
  %93 = getelementptr inbounds nuw i32, ptr %8, i64 %90
  %94 = load i32, ptr %93, align 4, !tbaa !6
  %95 = xor i32 %94, %92
  store i32 %95, ptr %93, align 4, !tbaa !6
  %96 = add nuw nsw i32 %89, 1
  %97 = icmp eq i32 %96, 5
  br i1 %97, label %85, label %88, !llvm.loop !35

98:                                               ; preds = %99
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  ret void

99:                                               ; preds = %44, %99
  %100 = phi i32 [ 0, %44 ], [ %108, %99 ]
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %7, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !6
  %104 = getelementptr inbounds nuw i32, ptr addrspace(1) %47, i64 %101
  store i32 %103, ptr addrspace(1) %104, align 4, !tbaa !6
  %105 = getelementptr inbounds nuw i32, ptr %8, i64 %101
  %106 = load i32, ptr %105, align 4, !tbaa !6
  %107 = getelementptr inbounds nuw i32, ptr addrspace(1) %48, i64 %101
  store i32 %106, ptr addrspace(1) %107, align 4, !tbaa !6
  %108 = add nuw nsw i32 %100, 1
  %109 = icmp eq i32 %108, 5
  br i1 %109, label %98, label %99, !llvm.loop !36
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @pbkdf2_comp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  tail call void @__clang_ocl_kern_imp_pbkdf2_comp(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2) #9
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_pbkdf2_comp(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  %4 = alloca %struct.pbkdf2_tmp, align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  %14 = and i64 %12, 4294967295
  %15 = getelementptr inbounds nuw %struct.pbkdf2_tmp, ptr addrspace(1) %0, i64 %14
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 4 dereferenceable(80) %4, ptr addrspace(1) noundef align 4 dereferenceable(80) %15, i64 80, i1 false), !tbaa.struct !22
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %18 = load i32, ptr %17, align 4
  %19 = mul i32 %13, 3
  br label %20

20:                                               ; preds = %3, %49
  %21 = phi i32 [ 0, %3 ], [ %50, %49 ]
  %22 = mul nuw nsw i32 %21, 5
  br label %25

23:                                               ; preds = %49
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  ret void

24:                                               ; preds = %25
  br i1 %34, label %46, label %38

25:                                               ; preds = %20, %25
  %26 = phi i32 [ 0, %20 ], [ %35, %25 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %16, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !6
  %30 = add nuw nsw i32 %26, %22
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !6
  %34 = icmp eq i32 %29, %33
  %35 = add nuw nsw i32 %26, 1
  %36 = icmp samesign ult i32 %26, 4
  %37 = select i1 %36, i1 %34, i1 false
  br i1 %37, label %25, label %24, !llvm.loop !39

38:                                               ; preds = %24
  %39 = mul nuw nsw i32 %21, 5
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6
  %43 = xor i32 %42, %18
  %44 = and i32 %43, 15
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %49

46:                                               ; preds = %38, %24
  %47 = add i32 %21, %19
  %48 = atomicrmw umin ptr addrspace(1) %2, i32 %47 monotonic, align 4
  br label %49

49:                                               ; preds = %46, %38
  %50 = add nuw nsw i32 %21, 1
  %51 = icmp eq i32 %50, 3
  br i1 %51, label %23, label %20, !llvm.loop !40
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @sha1_transform(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #5 {
  %3 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  br label %1502

4:                                                ; preds = %1502
  %5 = load i32, ptr %0, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = load i32, ptr %3, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %18 = load i32, ptr %17, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %20 = load i32, ptr %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %22 = load i32, ptr %21, align 4, !tbaa !6
  %23 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %24 = load i32, ptr %23, align 4, !tbaa !6
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %26 = load i32, ptr %25, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %28 = load i32, ptr %27, align 4, !tbaa !6
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %30 = load i32, ptr %29, align 4, !tbaa !6
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %32 = load i32, ptr %31, align 4, !tbaa !6
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %34 = load i32, ptr %33, align 4, !tbaa !6
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %36 = load i32, ptr %35, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %38 = load i32, ptr %37, align 4, !tbaa !6
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %40 = load i32, ptr %39, align 4, !tbaa !6
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %42 = load i32, ptr %41, align 4, !tbaa !6
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %44 = load i32, ptr %43, align 4, !tbaa !6
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %46 = load i32, ptr %45, align 4, !tbaa !6
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %48 = load i32, ptr %47, align 4, !tbaa !6
  %49 = xor i32 %46, %48
  %50 = load i32, ptr %3, align 4, !tbaa !6
  %51 = xor i32 %49, %50
  %52 = xor i32 %51, %40
  %53 = tail call noundef i32 @llvm.fshl.i32(i32 %52, i32 %52, i32 1)
  store i32 %53, ptr %3, align 4, !tbaa !6
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %55 = load i32, ptr %54, align 4, !tbaa !6
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %57 = load i32, ptr %56, align 4, !tbaa !6
  %58 = xor i32 %57, %55
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %60 = load i32, ptr %59, align 4, !tbaa !6
  %61 = xor i32 %58, %60
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %63 = load i32, ptr %62, align 4, !tbaa !6
  %64 = xor i32 %61, %63
  %65 = tail call noundef i32 @llvm.fshl.i32(i32 %64, i32 %64, i32 1)
  store i32 %65, ptr %62, align 4, !tbaa !6
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %67 = load i32, ptr %66, align 4, !tbaa !6
  %68 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %69 = load i32, ptr %68, align 4, !tbaa !6
  %70 = xor i32 %69, %67
  %71 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %72 = load i32, ptr %71, align 4, !tbaa !6
  %73 = xor i32 %70, %72
  %74 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %75 = load i32, ptr %74, align 4, !tbaa !6
  %76 = xor i32 %73, %75
  %77 = tail call noundef i32 @llvm.fshl.i32(i32 %76, i32 %76, i32 1)
  store i32 %77, ptr %74, align 4, !tbaa !6
  %78 = load i32, ptr %3, align 4, !tbaa !6
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %80 = load i32, ptr %79, align 4, !tbaa !6
  %81 = xor i32 %80, %78
  %82 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %83 = load i32, ptr %82, align 4, !tbaa !6
  %84 = xor i32 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %86 = load i32, ptr %85, align 4, !tbaa !6
  %87 = xor i32 %84, %86
  %88 = tail call noundef i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 1)
  store i32 %88, ptr %85, align 4, !tbaa !6
  %89 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %90 = load i32, ptr %89, align 4, !tbaa !6
  %91 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %92 = load i32, ptr %91, align 4, !tbaa !6
  %93 = xor i32 %92, %90
  %94 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %95 = load i32, ptr %94, align 4, !tbaa !6
  %96 = xor i32 %93, %95
  %97 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %98 = load i32, ptr %97, align 4, !tbaa !6
  %99 = xor i32 %96, %98
  %100 = tail call noundef i32 @llvm.fshl.i32(i32 %99, i32 %99, i32 1)
  store i32 %100, ptr %97, align 4, !tbaa !6
  %101 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %102 = load i32, ptr %101, align 4, !tbaa !6
  %103 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %104 = load i32, ptr %103, align 4, !tbaa !6
  %105 = xor i32 %104, %102
  %106 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %107 = load i32, ptr %106, align 4, !tbaa !6
  %108 = xor i32 %105, %107
  %109 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %110 = load i32, ptr %109, align 4, !tbaa !6
  %111 = xor i32 %108, %110
  %112 = tail call noundef i32 @llvm.fshl.i32(i32 %111, i32 %111, i32 1)
  store i32 %112, ptr %109, align 4, !tbaa !6
  %113 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %114 = load i32, ptr %113, align 4, !tbaa !6
  %115 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %116 = load i32, ptr %115, align 4, !tbaa !6
  %117 = xor i32 %116, %114
  %118 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %119 = load i32, ptr %118, align 4, !tbaa !6
  %120 = xor i32 %117, %119
  %121 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %122 = load i32, ptr %121, align 4, !tbaa !6
  %123 = xor i32 %120, %122
  %124 = tail call noundef i32 @llvm.fshl.i32(i32 %123, i32 %123, i32 1)
  store i32 %124, ptr %121, align 4, !tbaa !6
  %125 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %126 = load i32, ptr %125, align 4, !tbaa !6
  %127 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %128 = load i32, ptr %127, align 4, !tbaa !6
  %129 = xor i32 %128, %126
  %130 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %131 = load i32, ptr %130, align 4, !tbaa !6
  %132 = xor i32 %129, %131
  %133 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %134 = load i32, ptr %133, align 4, !tbaa !6
  %135 = xor i32 %132, %134
  %136 = tail call noundef i32 @llvm.fshl.i32(i32 %135, i32 %135, i32 1)
  store i32 %136, ptr %133, align 4, !tbaa !6
  %137 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %138 = load i32, ptr %137, align 4, !tbaa !6
  %139 = load i32, ptr %3, align 4, !tbaa !6
  %140 = xor i32 %139, %138
  %141 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %142 = load i32, ptr %141, align 4, !tbaa !6
  %143 = xor i32 %140, %142
  %144 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %145 = load i32, ptr %144, align 4, !tbaa !6
  %146 = xor i32 %143, %145
  %147 = tail call noundef i32 @llvm.fshl.i32(i32 %146, i32 %146, i32 1)
  store i32 %147, ptr %144, align 4, !tbaa !6
  %148 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %149 = load i32, ptr %148, align 4, !tbaa !6
  %150 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %151 = load i32, ptr %150, align 4, !tbaa !6
  %152 = xor i32 %151, %149
  %153 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %154 = load i32, ptr %153, align 4, !tbaa !6
  %155 = xor i32 %152, %154
  %156 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %157 = load i32, ptr %156, align 4, !tbaa !6
  %158 = xor i32 %155, %157
  %159 = tail call noundef i32 @llvm.fshl.i32(i32 %158, i32 %158, i32 1)
  store i32 %159, ptr %156, align 4, !tbaa !6
  %160 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %161 = load i32, ptr %160, align 4, !tbaa !6
  %162 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %163 = load i32, ptr %162, align 4, !tbaa !6
  %164 = xor i32 %163, %161
  %165 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %166 = load i32, ptr %165, align 4, !tbaa !6
  %167 = xor i32 %164, %166
  %168 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %169 = load i32, ptr %168, align 4, !tbaa !6
  %170 = xor i32 %167, %169
  %171 = tail call noundef i32 @llvm.fshl.i32(i32 %170, i32 %170, i32 1)
  store i32 %171, ptr %168, align 4, !tbaa !6
  %172 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %173 = load i32, ptr %172, align 4, !tbaa !6
  %174 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %175 = load i32, ptr %174, align 4, !tbaa !6
  %176 = xor i32 %175, %173
  %177 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %178 = load i32, ptr %177, align 4, !tbaa !6
  %179 = xor i32 %176, %178
  %180 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %181 = load i32, ptr %180, align 4, !tbaa !6
  %182 = xor i32 %179, %181
  %183 = tail call noundef i32 @llvm.fshl.i32(i32 %182, i32 %182, i32 1)
  store i32 %183, ptr %180, align 4, !tbaa !6
  %184 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %185 = load i32, ptr %184, align 4, !tbaa !6
  %186 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %187 = load i32, ptr %186, align 4, !tbaa !6
  %188 = xor i32 %187, %185
  %189 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %190 = load i32, ptr %189, align 4, !tbaa !6
  %191 = xor i32 %188, %190
  %192 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %193 = load i32, ptr %192, align 4, !tbaa !6
  %194 = xor i32 %191, %193
  %195 = tail call noundef i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 1)
  store i32 %195, ptr %192, align 4, !tbaa !6
  %196 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %197 = load i32, ptr %196, align 4, !tbaa !6
  %198 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %199 = load i32, ptr %198, align 4, !tbaa !6
  %200 = xor i32 %199, %197
  %201 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %202 = load i32, ptr %201, align 4, !tbaa !6
  %203 = xor i32 %200, %202
  %204 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %205 = load i32, ptr %204, align 4, !tbaa !6
  %206 = xor i32 %203, %205
  %207 = tail call noundef i32 @llvm.fshl.i32(i32 %206, i32 %206, i32 1)
  store i32 %207, ptr %204, align 4, !tbaa !6
  %208 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %209 = load i32, ptr %208, align 4, !tbaa !6
  %210 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %211 = load i32, ptr %210, align 4, !tbaa !6
  %212 = xor i32 %211, %209
  %213 = load i32, ptr %3, align 4, !tbaa !6
  %214 = xor i32 %212, %213
  %215 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %216 = load i32, ptr %215, align 4, !tbaa !6
  %217 = xor i32 %214, %216
  %218 = tail call noundef i32 @llvm.fshl.i32(i32 %217, i32 %217, i32 1)
  store i32 %218, ptr %215, align 4, !tbaa !6
  %219 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %220 = load i32, ptr %219, align 4, !tbaa !6
  %221 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %222 = load i32, ptr %221, align 4, !tbaa !6
  %223 = xor i32 %222, %220
  %224 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %225 = load i32, ptr %224, align 4, !tbaa !6
  %226 = xor i32 %223, %225
  %227 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %228 = load i32, ptr %227, align 4, !tbaa !6
  %229 = xor i32 %226, %228
  %230 = tail call noundef i32 @llvm.fshl.i32(i32 %229, i32 %229, i32 1)
  store i32 %230, ptr %227, align 4, !tbaa !6
  %231 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %232 = load i32, ptr %231, align 4, !tbaa !6
  %233 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %234 = load i32, ptr %233, align 4, !tbaa !6
  %235 = xor i32 %234, %232
  %236 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %237 = load i32, ptr %236, align 4, !tbaa !6
  %238 = xor i32 %235, %237
  %239 = load i32, ptr %3, align 4, !tbaa !6
  %240 = xor i32 %238, %239
  %241 = tail call noundef i32 @llvm.fshl.i32(i32 %240, i32 %240, i32 1)
  store i32 %241, ptr %3, align 4, !tbaa !6
  %242 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %243 = load i32, ptr %242, align 4, !tbaa !6
  %244 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %245 = load i32, ptr %244, align 4, !tbaa !6
  %246 = xor i32 %245, %243
  %247 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %248 = load i32, ptr %247, align 4, !tbaa !6
  %249 = xor i32 %246, %248
  %250 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %251 = load i32, ptr %250, align 4, !tbaa !6
  %252 = xor i32 %249, %251
  %253 = tail call noundef i32 @llvm.fshl.i32(i32 %252, i32 %252, i32 1)
  store i32 %253, ptr %250, align 4, !tbaa !6
  %254 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %255 = load i32, ptr %254, align 4, !tbaa !6
  %256 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %257 = load i32, ptr %256, align 4, !tbaa !6
  %258 = xor i32 %257, %255
  %259 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %260 = load i32, ptr %259, align 4, !tbaa !6
  %261 = xor i32 %258, %260
  %262 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %263 = load i32, ptr %262, align 4, !tbaa !6
  %264 = xor i32 %261, %263
  %265 = tail call noundef i32 @llvm.fshl.i32(i32 %264, i32 %264, i32 1)
  store i32 %265, ptr %262, align 4, !tbaa !6
  %266 = load i32, ptr %3, align 4, !tbaa !6
  %267 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %268 = load i32, ptr %267, align 4, !tbaa !6
  %269 = xor i32 %268, %266
  %270 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %271 = load i32, ptr %270, align 4, !tbaa !6
  %272 = xor i32 %269, %271
  %273 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %274 = load i32, ptr %273, align 4, !tbaa !6
  %275 = xor i32 %272, %274
  %276 = tail call noundef i32 @llvm.fshl.i32(i32 %275, i32 %275, i32 1)
  store i32 %276, ptr %273, align 4, !tbaa !6
  %277 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %278 = load i32, ptr %277, align 4, !tbaa !6
  %279 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %280 = load i32, ptr %279, align 4, !tbaa !6
  %281 = xor i32 %280, %278
  %282 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %283 = load i32, ptr %282, align 4, !tbaa !6
  %284 = xor i32 %281, %283
  %285 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %286 = load i32, ptr %285, align 4, !tbaa !6
  %287 = xor i32 %284, %286
  %288 = tail call noundef i32 @llvm.fshl.i32(i32 %287, i32 %287, i32 1)
  store i32 %288, ptr %285, align 4, !tbaa !6
  %289 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %290 = load i32, ptr %289, align 4, !tbaa !6
  %291 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %292 = load i32, ptr %291, align 4, !tbaa !6
  %293 = xor i32 %292, %290
  %294 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %295 = load i32, ptr %294, align 4, !tbaa !6
  %296 = xor i32 %293, %295
  %297 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %298 = load i32, ptr %297, align 4, !tbaa !6
  %299 = xor i32 %296, %298
  %300 = tail call noundef i32 @llvm.fshl.i32(i32 %299, i32 %299, i32 1)
  store i32 %300, ptr %297, align 4, !tbaa !6
  %301 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %302 = load i32, ptr %301, align 4, !tbaa !6
  %303 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %304 = load i32, ptr %303, align 4, !tbaa !6
  %305 = xor i32 %304, %302
  %306 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %307 = load i32, ptr %306, align 4, !tbaa !6
  %308 = xor i32 %305, %307
  %309 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %310 = load i32, ptr %309, align 4, !tbaa !6
  %311 = xor i32 %308, %310
  %312 = tail call noundef i32 @llvm.fshl.i32(i32 %311, i32 %311, i32 1)
  store i32 %312, ptr %309, align 4, !tbaa !6
  %313 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %314 = load i32, ptr %313, align 4, !tbaa !6
  %315 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %316 = load i32, ptr %315, align 4, !tbaa !6
  %317 = xor i32 %316, %314
  %318 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %319 = load i32, ptr %318, align 4, !tbaa !6
  %320 = xor i32 %317, %319
  %321 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %322 = load i32, ptr %321, align 4, !tbaa !6
  %323 = xor i32 %320, %322
  %324 = tail call noundef i32 @llvm.fshl.i32(i32 %323, i32 %323, i32 1)
  store i32 %324, ptr %321, align 4, !tbaa !6
  %325 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %326 = load i32, ptr %325, align 4, !tbaa !6
  %327 = load i32, ptr %3, align 4, !tbaa !6
  %328 = xor i32 %327, %326
  %329 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %330 = load i32, ptr %329, align 4, !tbaa !6
  %331 = xor i32 %328, %330
  %332 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %333 = load i32, ptr %332, align 4, !tbaa !6
  %334 = xor i32 %331, %333
  %335 = tail call noundef i32 @llvm.fshl.i32(i32 %334, i32 %334, i32 1)
  store i32 %335, ptr %332, align 4, !tbaa !6
  %336 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %337 = load i32, ptr %336, align 4, !tbaa !6
  %338 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %339 = load i32, ptr %338, align 4, !tbaa !6
  %340 = xor i32 %339, %337
  %341 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %342 = load i32, ptr %341, align 4, !tbaa !6
  %343 = xor i32 %340, %342
  %344 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %345 = load i32, ptr %344, align 4, !tbaa !6
  %346 = xor i32 %343, %345
  %347 = tail call noundef i32 @llvm.fshl.i32(i32 %346, i32 %346, i32 1)
  store i32 %347, ptr %344, align 4, !tbaa !6
  %348 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %349 = load i32, ptr %348, align 4, !tbaa !6
  %350 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %351 = load i32, ptr %350, align 4, !tbaa !6
  %352 = xor i32 %351, %349
  %353 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %354 = load i32, ptr %353, align 4, !tbaa !6
  %355 = xor i32 %352, %354
  %356 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %357 = load i32, ptr %356, align 4, !tbaa !6
  %358 = xor i32 %355, %357
  %359 = tail call noundef i32 @llvm.fshl.i32(i32 %358, i32 %358, i32 1)
  store i32 %359, ptr %356, align 4, !tbaa !6
  %360 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %361 = load i32, ptr %360, align 4, !tbaa !6
  %362 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %363 = load i32, ptr %362, align 4, !tbaa !6
  %364 = xor i32 %363, %361
  %365 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %366 = load i32, ptr %365, align 4, !tbaa !6
  %367 = xor i32 %364, %366
  %368 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %369 = load i32, ptr %368, align 4, !tbaa !6
  %370 = xor i32 %367, %369
  %371 = tail call noundef i32 @llvm.fshl.i32(i32 %370, i32 %370, i32 1)
  store i32 %371, ptr %368, align 4, !tbaa !6
  %372 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %373 = load i32, ptr %372, align 4, !tbaa !6
  %374 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %375 = load i32, ptr %374, align 4, !tbaa !6
  %376 = xor i32 %375, %373
  %377 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %378 = load i32, ptr %377, align 4, !tbaa !6
  %379 = xor i32 %376, %378
  %380 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %381 = load i32, ptr %380, align 4, !tbaa !6
  %382 = xor i32 %379, %381
  %383 = tail call noundef i32 @llvm.fshl.i32(i32 %382, i32 %382, i32 1)
  store i32 %383, ptr %380, align 4, !tbaa !6
  %384 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %385 = load i32, ptr %384, align 4, !tbaa !6
  %386 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %387 = load i32, ptr %386, align 4, !tbaa !6
  %388 = xor i32 %387, %385
  %389 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %390 = load i32, ptr %389, align 4, !tbaa !6
  %391 = xor i32 %388, %390
  %392 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %393 = load i32, ptr %392, align 4, !tbaa !6
  %394 = xor i32 %391, %393
  %395 = tail call noundef i32 @llvm.fshl.i32(i32 %394, i32 %394, i32 1)
  store i32 %395, ptr %392, align 4, !tbaa !6
  %396 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %397 = load i32, ptr %396, align 4, !tbaa !6
  %398 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %399 = load i32, ptr %398, align 4, !tbaa !6
  %400 = xor i32 %399, %397
  %401 = load i32, ptr %3, align 4, !tbaa !6
  %402 = xor i32 %400, %401
  %403 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %404 = load i32, ptr %403, align 4, !tbaa !6
  %405 = xor i32 %402, %404
  %406 = tail call noundef i32 @llvm.fshl.i32(i32 %405, i32 %405, i32 1)
  store i32 %406, ptr %403, align 4, !tbaa !6
  %407 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %408 = load i32, ptr %407, align 4, !tbaa !6
  %409 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %410 = load i32, ptr %409, align 4, !tbaa !6
  %411 = xor i32 %410, %408
  %412 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %413 = load i32, ptr %412, align 4, !tbaa !6
  %414 = xor i32 %411, %413
  %415 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %416 = load i32, ptr %415, align 4, !tbaa !6
  %417 = xor i32 %414, %416
  %418 = tail call noundef i32 @llvm.fshl.i32(i32 %417, i32 %417, i32 1)
  store i32 %418, ptr %415, align 4, !tbaa !6
  %419 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %420 = load i32, ptr %419, align 4, !tbaa !6
  %421 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %422 = load i32, ptr %421, align 4, !tbaa !6
  %423 = xor i32 %422, %420
  %424 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %425 = load i32, ptr %424, align 4, !tbaa !6
  %426 = xor i32 %423, %425
  %427 = load i32, ptr %3, align 4, !tbaa !6
  %428 = xor i32 %426, %427
  %429 = tail call noundef i32 @llvm.fshl.i32(i32 %428, i32 %428, i32 1)
  store i32 %429, ptr %3, align 4, !tbaa !6
  %430 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %431 = load i32, ptr %430, align 4, !tbaa !6
  %432 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %433 = load i32, ptr %432, align 4, !tbaa !6
  %434 = xor i32 %433, %431
  %435 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %436 = load i32, ptr %435, align 4, !tbaa !6
  %437 = xor i32 %434, %436
  %438 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %439 = load i32, ptr %438, align 4, !tbaa !6
  %440 = xor i32 %437, %439
  %441 = tail call noundef i32 @llvm.fshl.i32(i32 %440, i32 %440, i32 1)
  store i32 %441, ptr %438, align 4, !tbaa !6
  %442 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %443 = load i32, ptr %442, align 4, !tbaa !6
  %444 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %445 = load i32, ptr %444, align 4, !tbaa !6
  %446 = xor i32 %445, %443
  %447 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %448 = load i32, ptr %447, align 4, !tbaa !6
  %449 = xor i32 %446, %448
  %450 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %451 = load i32, ptr %450, align 4, !tbaa !6
  %452 = xor i32 %449, %451
  %453 = tail call noundef i32 @llvm.fshl.i32(i32 %452, i32 %452, i32 1)
  store i32 %453, ptr %450, align 4, !tbaa !6
  %454 = load i32, ptr %3, align 4, !tbaa !6
  %455 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %456 = load i32, ptr %455, align 4, !tbaa !6
  %457 = xor i32 %456, %454
  %458 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %459 = load i32, ptr %458, align 4, !tbaa !6
  %460 = xor i32 %457, %459
  %461 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %462 = load i32, ptr %461, align 4, !tbaa !6
  %463 = xor i32 %460, %462
  %464 = tail call noundef i32 @llvm.fshl.i32(i32 %463, i32 %463, i32 1)
  store i32 %464, ptr %461, align 4, !tbaa !6
  %465 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %466 = load i32, ptr %465, align 4, !tbaa !6
  %467 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %468 = load i32, ptr %467, align 4, !tbaa !6
  %469 = xor i32 %468, %466
  %470 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %471 = load i32, ptr %470, align 4, !tbaa !6
  %472 = xor i32 %469, %471
  %473 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %474 = load i32, ptr %473, align 4, !tbaa !6
  %475 = xor i32 %472, %474
  %476 = tail call noundef i32 @llvm.fshl.i32(i32 %475, i32 %475, i32 1)
  store i32 %476, ptr %473, align 4, !tbaa !6
  %477 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %478 = load i32, ptr %477, align 4, !tbaa !6
  %479 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %480 = load i32, ptr %479, align 4, !tbaa !6
  %481 = xor i32 %480, %478
  %482 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %483 = load i32, ptr %482, align 4, !tbaa !6
  %484 = xor i32 %481, %483
  %485 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %486 = load i32, ptr %485, align 4, !tbaa !6
  %487 = xor i32 %484, %486
  %488 = tail call noundef i32 @llvm.fshl.i32(i32 %487, i32 %487, i32 1)
  store i32 %488, ptr %485, align 4, !tbaa !6
  %489 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %490 = load i32, ptr %489, align 4, !tbaa !6
  %491 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %492 = load i32, ptr %491, align 4, !tbaa !6
  %493 = xor i32 %492, %490
  %494 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %495 = load i32, ptr %494, align 4, !tbaa !6
  %496 = xor i32 %493, %495
  %497 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %498 = load i32, ptr %497, align 4, !tbaa !6
  %499 = xor i32 %496, %498
  %500 = tail call noundef i32 @llvm.fshl.i32(i32 %499, i32 %499, i32 1)
  store i32 %500, ptr %497, align 4, !tbaa !6
  %501 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %502 = load i32, ptr %501, align 4, !tbaa !6
  %503 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %504 = load i32, ptr %503, align 4, !tbaa !6
  %505 = xor i32 %504, %502
  %506 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %507 = load i32, ptr %506, align 4, !tbaa !6
  %508 = xor i32 %505, %507
  %509 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %510 = load i32, ptr %509, align 4, !tbaa !6
  %511 = xor i32 %508, %510
  %512 = tail call noundef i32 @llvm.fshl.i32(i32 %511, i32 %511, i32 1)
  store i32 %512, ptr %509, align 4, !tbaa !6
  %513 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %514 = load i32, ptr %513, align 4, !tbaa !6
  %515 = load i32, ptr %3, align 4, !tbaa !6
  %516 = xor i32 %515, %514
  %517 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %518 = load i32, ptr %517, align 4, !tbaa !6
  %519 = xor i32 %516, %518
  %520 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %521 = load i32, ptr %520, align 4, !tbaa !6
  %522 = xor i32 %519, %521
  %523 = tail call noundef i32 @llvm.fshl.i32(i32 %522, i32 %522, i32 1)
  store i32 %523, ptr %520, align 4, !tbaa !6
  %524 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %525 = load i32, ptr %524, align 4, !tbaa !6
  %526 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %527 = load i32, ptr %526, align 4, !tbaa !6
  %528 = xor i32 %527, %525
  %529 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %530 = load i32, ptr %529, align 4, !tbaa !6
  %531 = xor i32 %528, %530
  %532 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %533 = load i32, ptr %532, align 4, !tbaa !6
  %534 = xor i32 %531, %533
  %535 = tail call noundef i32 @llvm.fshl.i32(i32 %534, i32 %534, i32 1)
  store i32 %535, ptr %532, align 4, !tbaa !6
  %536 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %537 = load i32, ptr %536, align 4, !tbaa !6
  %538 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %539 = load i32, ptr %538, align 4, !tbaa !6
  %540 = xor i32 %539, %537
  %541 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %542 = load i32, ptr %541, align 4, !tbaa !6
  %543 = xor i32 %540, %542
  %544 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %545 = load i32, ptr %544, align 4, !tbaa !6
  %546 = xor i32 %543, %545
  %547 = tail call noundef i32 @llvm.fshl.i32(i32 %546, i32 %546, i32 1)
  store i32 %547, ptr %544, align 4, !tbaa !6
  %548 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %549 = load i32, ptr %548, align 4, !tbaa !6
  %550 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %551 = load i32, ptr %550, align 4, !tbaa !6
  %552 = xor i32 %551, %549
  %553 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %554 = load i32, ptr %553, align 4, !tbaa !6
  %555 = xor i32 %552, %554
  %556 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %557 = load i32, ptr %556, align 4, !tbaa !6
  %558 = xor i32 %555, %557
  %559 = tail call noundef i32 @llvm.fshl.i32(i32 %558, i32 %558, i32 1)
  store i32 %559, ptr %556, align 4, !tbaa !6
  %560 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %561 = load i32, ptr %560, align 4, !tbaa !6
  %562 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %563 = load i32, ptr %562, align 4, !tbaa !6
  %564 = xor i32 %563, %561
  %565 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %566 = load i32, ptr %565, align 4, !tbaa !6
  %567 = xor i32 %564, %566
  %568 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %569 = load i32, ptr %568, align 4, !tbaa !6
  %570 = xor i32 %567, %569
  %571 = tail call noundef i32 @llvm.fshl.i32(i32 %570, i32 %570, i32 1)
  store i32 %571, ptr %568, align 4, !tbaa !6
  %572 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %573 = load i32, ptr %572, align 4, !tbaa !6
  %574 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %575 = load i32, ptr %574, align 4, !tbaa !6
  %576 = xor i32 %575, %573
  %577 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %578 = load i32, ptr %577, align 4, !tbaa !6
  %579 = xor i32 %576, %578
  %580 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %581 = load i32, ptr %580, align 4, !tbaa !6
  %582 = xor i32 %579, %581
  %583 = tail call noundef i32 @llvm.fshl.i32(i32 %582, i32 %582, i32 1)
  store i32 %583, ptr %580, align 4, !tbaa !6
  %584 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %585 = load i32, ptr %584, align 4, !tbaa !6
  %586 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %587 = load i32, ptr %586, align 4, !tbaa !6
  %588 = xor i32 %587, %585
  %589 = load i32, ptr %3, align 4, !tbaa !6
  %590 = xor i32 %588, %589
  %591 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %592 = load i32, ptr %591, align 4, !tbaa !6
  %593 = xor i32 %590, %592
  %594 = tail call noundef i32 @llvm.fshl.i32(i32 %593, i32 %593, i32 1)
  store i32 %594, ptr %591, align 4, !tbaa !6
  %595 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %596 = load i32, ptr %595, align 4, !tbaa !6
  %597 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %598 = load i32, ptr %597, align 4, !tbaa !6
  %599 = xor i32 %598, %596
  %600 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %601 = load i32, ptr %600, align 4, !tbaa !6
  %602 = xor i32 %599, %601
  %603 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %604 = load i32, ptr %603, align 4, !tbaa !6
  %605 = xor i32 %602, %604
  %606 = tail call noundef i32 @llvm.fshl.i32(i32 %605, i32 %605, i32 1)
  store i32 %606, ptr %603, align 4, !tbaa !6
  %607 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %608 = load i32, ptr %607, align 4, !tbaa !6
  %609 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %610 = load i32, ptr %609, align 4, !tbaa !6
  %611 = xor i32 %610, %608
  %612 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %613 = load i32, ptr %612, align 4, !tbaa !6
  %614 = xor i32 %611, %613
  %615 = load i32, ptr %3, align 4, !tbaa !6
  %616 = xor i32 %614, %615
  %617 = tail call noundef i32 @llvm.fshl.i32(i32 %616, i32 %616, i32 1)
  store i32 %617, ptr %3, align 4, !tbaa !6
  %618 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %619 = load i32, ptr %618, align 4, !tbaa !6
  %620 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %621 = load i32, ptr %620, align 4, !tbaa !6
  %622 = xor i32 %621, %619
  %623 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %624 = load i32, ptr %623, align 4, !tbaa !6
  %625 = xor i32 %622, %624
  %626 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %627 = load i32, ptr %626, align 4, !tbaa !6
  %628 = xor i32 %625, %627
  %629 = tail call noundef i32 @llvm.fshl.i32(i32 %628, i32 %628, i32 1)
  store i32 %629, ptr %626, align 4, !tbaa !6
  %630 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %631 = load i32, ptr %630, align 4, !tbaa !6
  %632 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %633 = load i32, ptr %632, align 4, !tbaa !6
  %634 = xor i32 %633, %631
  %635 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %636 = load i32, ptr %635, align 4, !tbaa !6
  %637 = xor i32 %634, %636
  %638 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %639 = load i32, ptr %638, align 4, !tbaa !6
  %640 = xor i32 %637, %639
  %641 = tail call noundef i32 @llvm.fshl.i32(i32 %640, i32 %640, i32 1)
  store i32 %641, ptr %638, align 4, !tbaa !6
  %642 = load i32, ptr %3, align 4, !tbaa !6
  %643 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %644 = load i32, ptr %643, align 4, !tbaa !6
  %645 = xor i32 %644, %642
  %646 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %647 = load i32, ptr %646, align 4, !tbaa !6
  %648 = xor i32 %645, %647
  %649 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %650 = load i32, ptr %649, align 4, !tbaa !6
  %651 = xor i32 %648, %650
  %652 = tail call noundef i32 @llvm.fshl.i32(i32 %651, i32 %651, i32 1)
  store i32 %652, ptr %649, align 4, !tbaa !6
  %653 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %654 = load i32, ptr %653, align 4, !tbaa !6
  %655 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %656 = load i32, ptr %655, align 4, !tbaa !6
  %657 = xor i32 %656, %654
  %658 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %659 = load i32, ptr %658, align 4, !tbaa !6
  %660 = xor i32 %657, %659
  %661 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %662 = load i32, ptr %661, align 4, !tbaa !6
  %663 = xor i32 %660, %662
  %664 = tail call noundef i32 @llvm.fshl.i32(i32 %663, i32 %663, i32 1)
  store i32 %664, ptr %661, align 4, !tbaa !6
  %665 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %666 = load i32, ptr %665, align 4, !tbaa !6
  %667 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %668 = load i32, ptr %667, align 4, !tbaa !6
  %669 = xor i32 %668, %666
  %670 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %671 = load i32, ptr %670, align 4, !tbaa !6
  %672 = xor i32 %669, %671
  %673 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %674 = load i32, ptr %673, align 4, !tbaa !6
  %675 = xor i32 %672, %674
  %676 = tail call noundef i32 @llvm.fshl.i32(i32 %675, i32 %675, i32 1)
  store i32 %676, ptr %673, align 4, !tbaa !6
  %677 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %678 = load i32, ptr %677, align 4, !tbaa !6
  %679 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %680 = load i32, ptr %679, align 4, !tbaa !6
  %681 = xor i32 %680, %678
  %682 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %683 = load i32, ptr %682, align 4, !tbaa !6
  %684 = xor i32 %681, %683
  %685 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %686 = load i32, ptr %685, align 4, !tbaa !6
  %687 = xor i32 %684, %686
  %688 = tail call noundef i32 @llvm.fshl.i32(i32 %687, i32 %687, i32 1)
  store i32 %688, ptr %685, align 4, !tbaa !6
  %689 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %690 = load i32, ptr %689, align 4, !tbaa !6
  %691 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %692 = load i32, ptr %691, align 4, !tbaa !6
  %693 = xor i32 %692, %690
  %694 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %695 = load i32, ptr %694, align 4, !tbaa !6
  %696 = xor i32 %693, %695
  %697 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %698 = load i32, ptr %697, align 4, !tbaa !6
  %699 = xor i32 %696, %698
  %700 = tail call noundef i32 @llvm.fshl.i32(i32 %699, i32 %699, i32 1)
  store i32 %700, ptr %697, align 4, !tbaa !6
  %701 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %702 = load i32, ptr %701, align 4, !tbaa !6
  %703 = load i32, ptr %3, align 4, !tbaa !6
  %704 = xor i32 %703, %702
  %705 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %706 = load i32, ptr %705, align 4, !tbaa !6
  %707 = xor i32 %704, %706
  %708 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %709 = load i32, ptr %708, align 4, !tbaa !6
  %710 = xor i32 %707, %709
  %711 = tail call noundef i32 @llvm.fshl.i32(i32 %710, i32 %710, i32 1)
  store i32 %711, ptr %708, align 4, !tbaa !6
  %712 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %713 = load i32, ptr %712, align 4, !tbaa !6
  %714 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %715 = load i32, ptr %714, align 4, !tbaa !6
  %716 = xor i32 %715, %713
  %717 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %718 = load i32, ptr %717, align 4, !tbaa !6
  %719 = xor i32 %716, %718
  %720 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %721 = load i32, ptr %720, align 4, !tbaa !6
  %722 = xor i32 %719, %721
  %723 = tail call noundef i32 @llvm.fshl.i32(i32 %722, i32 %722, i32 1)
  store i32 %723, ptr %720, align 4, !tbaa !6
  %724 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %725 = load i32, ptr %724, align 4, !tbaa !6
  %726 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %727 = load i32, ptr %726, align 4, !tbaa !6
  %728 = xor i32 %727, %725
  %729 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %730 = load i32, ptr %729, align 4, !tbaa !6
  %731 = xor i32 %728, %730
  %732 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %733 = load i32, ptr %732, align 4, !tbaa !6
  %734 = xor i32 %731, %733
  %735 = tail call noundef i32 @llvm.fshl.i32(i32 %734, i32 %734, i32 1)
  store i32 %735, ptr %732, align 4, !tbaa !6
  %736 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %737 = load i32, ptr %736, align 4, !tbaa !6
  %738 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %739 = load i32, ptr %738, align 4, !tbaa !6
  %740 = xor i32 %739, %737
  %741 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %742 = load i32, ptr %741, align 4, !tbaa !6
  %743 = xor i32 %740, %742
  %744 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %745 = load i32, ptr %744, align 4, !tbaa !6
  %746 = xor i32 %743, %745
  %747 = tail call noundef i32 @llvm.fshl.i32(i32 %746, i32 %746, i32 1)
  store i32 %747, ptr %744, align 4, !tbaa !6
  %748 = getelementptr inbounds nuw i8, ptr %3, i64 36
  %749 = load i32, ptr %748, align 4, !tbaa !6
  %750 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %751 = load i32, ptr %750, align 4, !tbaa !6
  %752 = xor i32 %751, %749
  %753 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %754 = load i32, ptr %753, align 4, !tbaa !6
  %755 = xor i32 %752, %754
  %756 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %757 = load i32, ptr %756, align 4, !tbaa !6
  %758 = xor i32 %755, %757
  %759 = tail call noundef i32 @llvm.fshl.i32(i32 %758, i32 %758, i32 1)
  store i32 %759, ptr %756, align 4, !tbaa !6
  %760 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %761 = load i32, ptr %760, align 4, !tbaa !6
  %762 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %763 = load i32, ptr %762, align 4, !tbaa !6
  %764 = xor i32 %763, %761
  %765 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %766 = load i32, ptr %765, align 4, !tbaa !6
  %767 = xor i32 %764, %766
  %768 = getelementptr inbounds nuw i8, ptr %3, i64 52
  %769 = load i32, ptr %768, align 4, !tbaa !6
  %770 = xor i32 %767, %769
  %771 = tail call noundef i32 @llvm.fshl.i32(i32 %770, i32 %770, i32 1)
  store i32 %771, ptr %768, align 4, !tbaa !6
  %772 = getelementptr inbounds nuw i8, ptr %3, i64 44
  %773 = load i32, ptr %772, align 4, !tbaa !6
  %774 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %775 = load i32, ptr %774, align 4, !tbaa !6
  %776 = xor i32 %775, %773
  %777 = load i32, ptr %3, align 4, !tbaa !6
  %778 = xor i32 %776, %777
  %779 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %780 = load i32, ptr %779, align 4, !tbaa !6
  %781 = xor i32 %778, %780
  %782 = tail call noundef i32 @llvm.fshl.i32(i32 %781, i32 %781, i32 1)
  store i32 %782, ptr %779, align 4, !tbaa !6
  %783 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %784 = load i32, ptr %783, align 4, !tbaa !6
  %785 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %786 = load i32, ptr %785, align 4, !tbaa !6
  %787 = xor i32 %786, %784
  %788 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %789 = load i32, ptr %788, align 4, !tbaa !6
  %790 = xor i32 %787, %789
  %791 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %792 = load i32, ptr %791, align 4, !tbaa !6
  %793 = xor i32 %790, %792
  %794 = tail call noundef i32 @llvm.fshl.i32(i32 %793, i32 %793, i32 1)
  store i32 %794, ptr %791, align 4, !tbaa !6
  %795 = tail call noundef i32 @llvm.fshl.i32(i32 %5, i32 %5, i32 5)
  %796 = add i32 %795, %13
  %797 = xor i32 %11, %9
  %798 = and i32 %797, %7
  %799 = xor i32 %798, %11
  %800 = add i32 %796, %799
  %801 = add i32 %800, 1518500249
  %802 = add i32 %801, %14
  %803 = tail call noundef i32 @llvm.fshl.i32(i32 %802, i32 %802, i32 5)
  %804 = add i32 %803, %11
  %805 = tail call noundef i32 @llvm.fshl.i32(i32 %7, i32 %7, i32 30)
  %806 = xor i32 %9, %805
  %807 = and i32 %806, %5
  %808 = xor i32 %807, %9
  %809 = add i32 %804, %808
  %810 = add i32 %809, 1518500249
  %811 = add i32 %810, %16
  %812 = tail call noundef i32 @llvm.fshl.i32(i32 %811, i32 %811, i32 5)
  %813 = add i32 %812, %9
  %814 = tail call noundef i32 @llvm.fshl.i32(i32 %5, i32 %5, i32 30)
  %815 = xor i32 %805, %814
  %816 = and i32 %815, %802
  %817 = xor i32 %816, %805
  %818 = add i32 %813, %817
  %819 = add i32 %818, 1518500249
  %820 = add i32 %819, %18
  %821 = tail call noundef i32 @llvm.fshl.i32(i32 %820, i32 %820, i32 5)
  %822 = add i32 %821, %805
  %823 = tail call noundef i32 @llvm.fshl.i32(i32 %802, i32 %802, i32 30)
  %824 = xor i32 %814, %823
  %825 = and i32 %824, %811
  %826 = xor i32 %825, %814
  %827 = add i32 %822, %826
  %828 = add i32 %827, 1518500249
  %829 = add i32 %828, %20
  %830 = tail call noundef i32 @llvm.fshl.i32(i32 %829, i32 %829, i32 5)
  %831 = add i32 %830, %814
  %832 = tail call noundef i32 @llvm.fshl.i32(i32 %811, i32 %811, i32 30)
  %833 = xor i32 %823, %832
  %834 = and i32 %833, %820
  %835 = xor i32 %834, %823
  %836 = add i32 %831, %835
  %837 = add i32 %836, 1518500249
  %838 = add i32 %837, %22
  %839 = tail call noundef i32 @llvm.fshl.i32(i32 %838, i32 %838, i32 5)
  %840 = add i32 %839, %823
  %841 = tail call noundef i32 @llvm.fshl.i32(i32 %820, i32 %820, i32 30)
  %842 = xor i32 %832, %841
  %843 = and i32 %842, %829
  %844 = xor i32 %843, %832
  %845 = add i32 %840, %844
  %846 = add i32 %845, 1518500249
  %847 = add i32 %846, %24
  %848 = tail call noundef i32 @llvm.fshl.i32(i32 %847, i32 %847, i32 5)
  %849 = add i32 %848, %832
  %850 = tail call noundef i32 @llvm.fshl.i32(i32 %829, i32 %829, i32 30)
  %851 = xor i32 %841, %850
  %852 = and i32 %851, %838
  %853 = xor i32 %852, %841
  %854 = add i32 %849, %853
  %855 = add i32 %854, 1518500249
  %856 = add i32 %855, %26
  %857 = tail call noundef i32 @llvm.fshl.i32(i32 %856, i32 %856, i32 5)
  %858 = add i32 %857, %841
  %859 = tail call noundef i32 @llvm.fshl.i32(i32 %838, i32 %838, i32 30)
  %860 = xor i32 %850, %859
  %861 = and i32 %860, %847
  %862 = xor i32 %861, %850
  %863 = add i32 %858, %862
  %864 = add i32 %863, 1518500249
  %865 = add i32 %864, %28
  %866 = tail call noundef i32 @llvm.fshl.i32(i32 %865, i32 %865, i32 5)
  %867 = add i32 %866, %850
  %868 = tail call noundef i32 @llvm.fshl.i32(i32 %847, i32 %847, i32 30)
  %869 = xor i32 %859, %868
  %870 = and i32 %869, %856
  %871 = xor i32 %870, %859
  %872 = add i32 %867, %871
  %873 = add i32 %872, 1518500249
  %874 = add i32 %873, %30
  %875 = tail call noundef i32 @llvm.fshl.i32(i32 %874, i32 %874, i32 5)
  %876 = add i32 %875, %859
  %877 = tail call noundef i32 @llvm.fshl.i32(i32 %856, i32 %856, i32 30)
  %878 = xor i32 %868, %877
  %879 = and i32 %878, %865
  %880 = xor i32 %879, %868
  %881 = add i32 %876, %880
  %882 = add i32 %881, 1518500249
  %883 = add i32 %882, %32
  %884 = tail call noundef i32 @llvm.fshl.i32(i32 %883, i32 %883, i32 5)
  %885 = add i32 %884, %868
  %886 = tail call noundef i32 @llvm.fshl.i32(i32 %865, i32 %865, i32 30)
  %887 = xor i32 %877, %886
  %888 = and i32 %887, %874
  %889 = xor i32 %888, %877
  %890 = add i32 %885, %889
  %891 = add i32 %890, 1518500249
  %892 = add i32 %891, %34
  %893 = tail call noundef i32 @llvm.fshl.i32(i32 %892, i32 %892, i32 5)
  %894 = add i32 %893, %877
  %895 = tail call noundef i32 @llvm.fshl.i32(i32 %874, i32 %874, i32 30)
  %896 = xor i32 %886, %895
  %897 = and i32 %896, %883
  %898 = xor i32 %897, %886
  %899 = add i32 %894, %898
  %900 = add i32 %899, 1518500249
  %901 = add i32 %900, %36
  %902 = tail call noundef i32 @llvm.fshl.i32(i32 %901, i32 %901, i32 5)
  %903 = add i32 %902, %886
  %904 = tail call noundef i32 @llvm.fshl.i32(i32 %883, i32 %883, i32 30)
  %905 = xor i32 %895, %904
  %906 = and i32 %905, %892
  %907 = xor i32 %906, %895
  %908 = add i32 %903, %907
  %909 = add i32 %908, 1518500249
  %910 = add i32 %909, %38
  %911 = tail call noundef i32 @llvm.fshl.i32(i32 %910, i32 %910, i32 5)
  %912 = add i32 %911, %895
  %913 = tail call noundef i32 @llvm.fshl.i32(i32 %892, i32 %892, i32 30)
  %914 = xor i32 %904, %913
  %915 = and i32 %914, %901
  %916 = xor i32 %915, %904
  %917 = add i32 %912, %916
  %918 = add i32 %917, 1518500249
  %919 = add i32 %918, %40
  %920 = tail call noundef i32 @llvm.fshl.i32(i32 %919, i32 %919, i32 5)
  %921 = add i32 %920, %904
  %922 = tail call noundef i32 @llvm.fshl.i32(i32 %901, i32 %901, i32 30)
  %923 = xor i32 %913, %922
  %924 = and i32 %923, %910
  %925 = xor i32 %924, %913
  %926 = add i32 %921, %925
  %927 = add i32 %926, 1518500249
  %928 = add i32 %927, %42
  %929 = tail call noundef i32 @llvm.fshl.i32(i32 %928, i32 %928, i32 5)
  %930 = add i32 %929, %913
  %931 = tail call noundef i32 @llvm.fshl.i32(i32 %910, i32 %910, i32 30)
  %932 = xor i32 %922, %931
  %933 = and i32 %932, %919
  %934 = xor i32 %933, %922
  %935 = add i32 %930, %934
  %936 = add i32 %935, 1518500249
  %937 = add i32 %936, %44
  %938 = tail call noundef i32 @llvm.fshl.i32(i32 %937, i32 %937, i32 5)
  %939 = add i32 %938, %922
  %940 = tail call noundef i32 @llvm.fshl.i32(i32 %919, i32 %919, i32 30)
  %941 = xor i32 %931, %940
  %942 = and i32 %941, %928
  %943 = xor i32 %942, %931
  %944 = add i32 %939, %943
  %945 = add i32 %944, 1518500249
  %946 = add i32 %945, %53
  %947 = tail call noundef i32 @llvm.fshl.i32(i32 %946, i32 %946, i32 5)
  %948 = add i32 %947, %931
  %949 = tail call noundef i32 @llvm.fshl.i32(i32 %928, i32 %928, i32 30)
  %950 = xor i32 %940, %949
  %951 = and i32 %950, %937
  %952 = xor i32 %951, %940
  %953 = add i32 %948, %952
  %954 = add i32 %953, 1518500249
  %955 = add i32 %954, %65
  %956 = tail call noundef i32 @llvm.fshl.i32(i32 %955, i32 %955, i32 5)
  %957 = add i32 %956, %940
  %958 = tail call noundef i32 @llvm.fshl.i32(i32 %937, i32 %937, i32 30)
  %959 = xor i32 %949, %958
  %960 = and i32 %959, %946
  %961 = xor i32 %960, %949
  %962 = add i32 %957, %961
  %963 = add i32 %962, 1518500249
  %964 = add i32 %963, %77
  %965 = tail call noundef i32 @llvm.fshl.i32(i32 %964, i32 %964, i32 5)
  %966 = add i32 %965, %949
  %967 = tail call noundef i32 @llvm.fshl.i32(i32 %946, i32 %946, i32 30)
  %968 = xor i32 %958, %967
  %969 = and i32 %968, %955
  %970 = xor i32 %969, %958
  %971 = add i32 %966, %970
  %972 = add i32 %971, 1518500249
  %973 = add i32 %972, %88
  %974 = tail call noundef i32 @llvm.fshl.i32(i32 %973, i32 %973, i32 5)
  %975 = add i32 %974, %958
  %976 = tail call noundef i32 @llvm.fshl.i32(i32 %955, i32 %955, i32 30)
  %977 = xor i32 %976, %964
  %978 = xor i32 %977, %967
  %979 = add i32 %975, %978
  %980 = add i32 %979, 1859775393
  %981 = add i32 %980, %100
  %982 = tail call noundef i32 @llvm.fshl.i32(i32 %981, i32 %981, i32 5)
  %983 = add i32 %982, %967
  %984 = tail call noundef i32 @llvm.fshl.i32(i32 %964, i32 %964, i32 30)
  %985 = xor i32 %984, %973
  %986 = xor i32 %985, %976
  %987 = add i32 %983, %986
  %988 = add i32 %987, 1859775393
  %989 = add i32 %988, %112
  %990 = tail call noundef i32 @llvm.fshl.i32(i32 %989, i32 %989, i32 5)
  %991 = add i32 %990, %976
  %992 = tail call noundef i32 @llvm.fshl.i32(i32 %973, i32 %973, i32 30)
  %993 = xor i32 %992, %981
  %994 = xor i32 %993, %984
  %995 = add i32 %991, %994
  %996 = add i32 %995, 1859775393
  %997 = add i32 %996, %124
  %998 = tail call noundef i32 @llvm.fshl.i32(i32 %997, i32 %997, i32 5)
  %999 = add i32 %998, %984
  %1000 = tail call noundef i32 @llvm.fshl.i32(i32 %981, i32 %981, i32 30)
  %1001 = xor i32 %1000, %989
  %1002 = xor i32 %1001, %992
  %1003 = add i32 %999, %1002
  %1004 = add i32 %1003, 1859775393
  %1005 = add i32 %1004, %136
  %1006 = tail call noundef i32 @llvm.fshl.i32(i32 %1005, i32 %1005, i32 5)
  %1007 = add i32 %1006, %992
  %1008 = tail call noundef i32 @llvm.fshl.i32(i32 %989, i32 %989, i32 30)
  %1009 = xor i32 %1008, %997
  %1010 = xor i32 %1009, %1000
  %1011 = add i32 %1007, %1010
  %1012 = add i32 %1011, 1859775393
  %1013 = add i32 %1012, %147
  %1014 = tail call noundef i32 @llvm.fshl.i32(i32 %1013, i32 %1013, i32 5)
  %1015 = add i32 %1014, %1000
  %1016 = tail call noundef i32 @llvm.fshl.i32(i32 %997, i32 %997, i32 30)
  %1017 = xor i32 %1016, %1005
  %1018 = xor i32 %1017, %1008
  %1019 = add i32 %1015, %1018
  %1020 = add i32 %1019, 1859775393
  %1021 = add i32 %1020, %159
  %1022 = tail call noundef i32 @llvm.fshl.i32(i32 %1021, i32 %1021, i32 5)
  %1023 = add i32 %1022, %1008
  %1024 = tail call noundef i32 @llvm.fshl.i32(i32 %1005, i32 %1005, i32 30)
  %1025 = xor i32 %1024, %1013
  %1026 = xor i32 %1025, %1016
  %1027 = add i32 %1023, %1026
  %1028 = add i32 %1027, 1859775393
  %1029 = add i32 %1028, %171
  %1030 = tail call noundef i32 @llvm.fshl.i32(i32 %1029, i32 %1029, i32 5)
  %1031 = add i32 %1030, %1016
  %1032 = tail call noundef i32 @llvm.fshl.i32(i32 %1013, i32 %1013, i32 30)
  %1033 = xor i32 %1032, %1021
  %1034 = xor i32 %1033, %1024
  %1035 = add i32 %1031, %1034
  %1036 = add i32 %1035, 1859775393
  %1037 = add i32 %1036, %183
  %1038 = tail call noundef i32 @llvm.fshl.i32(i32 %1037, i32 %1037, i32 5)
  %1039 = add i32 %1038, %1024
  %1040 = tail call noundef i32 @llvm.fshl.i32(i32 %1021, i32 %1021, i32 30)
  %1041 = xor i32 %1040, %1029
  %1042 = xor i32 %1041, %1032
  %1043 = add i32 %1039, %1042
  %1044 = add i32 %1043, 1859775393
  %1045 = add i32 %1044, %195
  %1046 = tail call noundef i32 @llvm.fshl.i32(i32 %1045, i32 %1045, i32 5)
  %1047 = add i32 %1046, %1032
  %1048 = tail call noundef i32 @llvm.fshl.i32(i32 %1029, i32 %1029, i32 30)
  %1049 = xor i32 %1048, %1037
  %1050 = xor i32 %1049, %1040
  %1051 = add i32 %1047, %1050
  %1052 = add i32 %1051, 1859775393
  %1053 = add i32 %1052, %207
  %1054 = tail call noundef i32 @llvm.fshl.i32(i32 %1053, i32 %1053, i32 5)
  %1055 = add i32 %1054, %1040
  %1056 = tail call noundef i32 @llvm.fshl.i32(i32 %1037, i32 %1037, i32 30)
  %1057 = xor i32 %1056, %1045
  %1058 = xor i32 %1057, %1048
  %1059 = add i32 %1055, %1058
  %1060 = add i32 %1059, 1859775393
  %1061 = add i32 %1060, %218
  %1062 = tail call noundef i32 @llvm.fshl.i32(i32 %1061, i32 %1061, i32 5)
  %1063 = add i32 %1062, %1048
  %1064 = tail call noundef i32 @llvm.fshl.i32(i32 %1045, i32 %1045, i32 30)
  %1065 = xor i32 %1064, %1053
  %1066 = xor i32 %1065, %1056
  %1067 = add i32 %1063, %1066
  %1068 = add i32 %1067, 1859775393
  %1069 = add i32 %1068, %230
  %1070 = tail call noundef i32 @llvm.fshl.i32(i32 %1069, i32 %1069, i32 5)
  %1071 = add i32 %1070, %1056
  %1072 = tail call noundef i32 @llvm.fshl.i32(i32 %1053, i32 %1053, i32 30)
  %1073 = xor i32 %1072, %1061
  %1074 = xor i32 %1073, %1064
  %1075 = add i32 %1071, %1074
  %1076 = add i32 %1075, 1859775393
  %1077 = add i32 %1076, %241
  %1078 = tail call noundef i32 @llvm.fshl.i32(i32 %1077, i32 %1077, i32 5)
  %1079 = add i32 %1078, %1064
  %1080 = tail call noundef i32 @llvm.fshl.i32(i32 %1061, i32 %1061, i32 30)
  %1081 = xor i32 %1080, %1069
  %1082 = xor i32 %1081, %1072
  %1083 = add i32 %1079, %1082
  %1084 = add i32 %1083, 1859775393
  %1085 = add i32 %1084, %253
  %1086 = tail call noundef i32 @llvm.fshl.i32(i32 %1085, i32 %1085, i32 5)
  %1087 = add i32 %1086, %1072
  %1088 = tail call noundef i32 @llvm.fshl.i32(i32 %1069, i32 %1069, i32 30)
  %1089 = xor i32 %1088, %1077
  %1090 = xor i32 %1089, %1080
  %1091 = add i32 %1087, %1090
  %1092 = add i32 %1091, 1859775393
  %1093 = add i32 %1092, %265
  %1094 = tail call noundef i32 @llvm.fshl.i32(i32 %1093, i32 %1093, i32 5)
  %1095 = add i32 %1094, %1080
  %1096 = tail call noundef i32 @llvm.fshl.i32(i32 %1077, i32 %1077, i32 30)
  %1097 = xor i32 %1096, %1085
  %1098 = xor i32 %1097, %1088
  %1099 = add i32 %1095, %1098
  %1100 = add i32 %1099, 1859775393
  %1101 = add i32 %1100, %276
  %1102 = tail call noundef i32 @llvm.fshl.i32(i32 %1101, i32 %1101, i32 5)
  %1103 = add i32 %1102, %1088
  %1104 = tail call noundef i32 @llvm.fshl.i32(i32 %1085, i32 %1085, i32 30)
  %1105 = xor i32 %1104, %1093
  %1106 = xor i32 %1105, %1096
  %1107 = add i32 %1103, %1106
  %1108 = add i32 %1107, 1859775393
  %1109 = add i32 %1108, %288
  %1110 = tail call noundef i32 @llvm.fshl.i32(i32 %1109, i32 %1109, i32 5)
  %1111 = add i32 %1110, %1096
  %1112 = tail call noundef i32 @llvm.fshl.i32(i32 %1093, i32 %1093, i32 30)
  %1113 = xor i32 %1112, %1101
  %1114 = xor i32 %1113, %1104
  %1115 = add i32 %1111, %1114
  %1116 = add i32 %1115, 1859775393
  %1117 = add i32 %1116, %300
  %1118 = tail call noundef i32 @llvm.fshl.i32(i32 %1117, i32 %1117, i32 5)
  %1119 = add i32 %1118, %1104
  %1120 = tail call noundef i32 @llvm.fshl.i32(i32 %1101, i32 %1101, i32 30)
  %1121 = xor i32 %1120, %1109
  %1122 = xor i32 %1121, %1112
  %1123 = add i32 %1119, %1122
  %1124 = add i32 %1123, 1859775393
  %1125 = add i32 %1124, %312
  %1126 = tail call noundef i32 @llvm.fshl.i32(i32 %1125, i32 %1125, i32 5)
  %1127 = add i32 %1126, %1112
  %1128 = tail call noundef i32 @llvm.fshl.i32(i32 %1109, i32 %1109, i32 30)
  %1129 = xor i32 %1128, %1117
  %1130 = xor i32 %1129, %1120
  %1131 = add i32 %1127, %1130
  %1132 = add i32 %1131, 1859775393
  %1133 = add i32 %1132, %324
  %1134 = tail call noundef i32 @llvm.fshl.i32(i32 %1133, i32 %1133, i32 5)
  %1135 = add i32 %1134, %1120
  %1136 = xor i32 %1128, %1125
  %1137 = tail call noundef i32 @llvm.fshl.i32(i32 %1117, i32 %1117, i32 30)
  %1138 = xor i32 %1137, %1125
  %1139 = and i32 %1136, %1138
  %1140 = xor i32 %1139, %1125
  %1141 = add i32 %1135, %1140
  %1142 = add i32 %1141, -1894007588
  %1143 = add i32 %1142, %335
  %1144 = tail call noundef i32 @llvm.fshl.i32(i32 %1143, i32 %1143, i32 5)
  %1145 = add i32 %1144, %1128
  %1146 = xor i32 %1137, %1133
  %1147 = tail call noundef i32 @llvm.fshl.i32(i32 %1125, i32 %1125, i32 30)
  %1148 = xor i32 %1147, %1133
  %1149 = and i32 %1146, %1148
  %1150 = xor i32 %1149, %1133
  %1151 = add i32 %1145, %1150
  %1152 = add i32 %1151, -1894007588
  %1153 = add i32 %1152, %347
  %1154 = tail call noundef i32 @llvm.fshl.i32(i32 %1153, i32 %1153, i32 5)
  %1155 = add i32 %1154, %1137
  %1156 = xor i32 %1147, %1143
  %1157 = tail call noundef i32 @llvm.fshl.i32(i32 %1133, i32 %1133, i32 30)
  %1158 = xor i32 %1157, %1143
  %1159 = and i32 %1156, %1158
  %1160 = xor i32 %1159, %1143
  %1161 = add i32 %1155, %1160
  %1162 = add i32 %1161, -1894007588
  %1163 = add i32 %1162, %359
  %1164 = tail call noundef i32 @llvm.fshl.i32(i32 %1163, i32 %1163, i32 5)
  %1165 = add i32 %1164, %1147
  %1166 = xor i32 %1157, %1153
  %1167 = tail call noundef i32 @llvm.fshl.i32(i32 %1143, i32 %1143, i32 30)
  %1168 = xor i32 %1167, %1153
  %1169 = and i32 %1166, %1168
  %1170 = xor i32 %1169, %1153
  %1171 = add i32 %1165, %1170
  %1172 = add i32 %1171, -1894007588
  %1173 = add i32 %1172, %371
  %1174 = tail call noundef i32 @llvm.fshl.i32(i32 %1173, i32 %1173, i32 5)
  %1175 = add i32 %1174, %1157
  %1176 = xor i32 %1167, %1163
  %1177 = tail call noundef i32 @llvm.fshl.i32(i32 %1153, i32 %1153, i32 30)
  %1178 = xor i32 %1177, %1163
  %1179 = and i32 %1176, %1178
  %1180 = xor i32 %1179, %1163
  %1181 = add i32 %1175, %1180
  %1182 = add i32 %1181, -1894007588
  %1183 = add i32 %1182, %383
  %1184 = tail call noundef i32 @llvm.fshl.i32(i32 %1183, i32 %1183, i32 5)
  %1185 = add i32 %1184, %1167
  %1186 = xor i32 %1177, %1173
  %1187 = tail call noundef i32 @llvm.fshl.i32(i32 %1163, i32 %1163, i32 30)
  %1188 = xor i32 %1187, %1173
  %1189 = and i32 %1186, %1188
  %1190 = xor i32 %1189, %1173
  %1191 = add i32 %1185, %1190
  %1192 = add i32 %1191, -1894007588
  %1193 = add i32 %1192, %395
  %1194 = tail call noundef i32 @llvm.fshl.i32(i32 %1193, i32 %1193, i32 5)
  %1195 = add i32 %1194, %1177
  %1196 = xor i32 %1187, %1183
  %1197 = tail call noundef i32 @llvm.fshl.i32(i32 %1173, i32 %1173, i32 30)
  %1198 = xor i32 %1197, %1183
  %1199 = and i32 %1196, %1198
  %1200 = xor i32 %1199, %1183
  %1201 = add i32 %1195, %1200
  %1202 = add i32 %1201, -1894007588
  %1203 = add i32 %1202, %406
  %1204 = tail call noundef i32 @llvm.fshl.i32(i32 %1203, i32 %1203, i32 5)
  %1205 = add i32 %1204, %1187
  %1206 = xor i32 %1197, %1193
  %1207 = tail call noundef i32 @llvm.fshl.i32(i32 %1183, i32 %1183, i32 30)
  %1208 = xor i32 %1207, %1193
  %1209 = and i32 %1206, %1208
  %1210 = xor i32 %1209, %1193
  %1211 = add i32 %1205, %1210
  %1212 = add i32 %1211, -1894007588
  %1213 = add i32 %1212, %418
  %1214 = tail call noundef i32 @llvm.fshl.i32(i32 %1213, i32 %1213, i32 5)
  %1215 = add i32 %1214, %1197
  %1216 = xor i32 %1207, %1203
  %1217 = tail call noundef i32 @llvm.fshl.i32(i32 %1193, i32 %1193, i32 30)
  %1218 = xor i32 %1217, %1203
  %1219 = and i32 %1216, %1218
  %1220 = xor i32 %1219, %1203
  %1221 = add i32 %1215, %1220
  %1222 = add i32 %1221, -1894007588
  %1223 = add i32 %1222, %429
  %1224 = tail call noundef i32 @llvm.fshl.i32(i32 %1223, i32 %1223, i32 5)
  %1225 = add i32 %1224, %1207
  %1226 = xor i32 %1217, %1213
  %1227 = tail call noundef i32 @llvm.fshl.i32(i32 %1203, i32 %1203, i32 30)
  %1228 = xor i32 %1227, %1213
  %1229 = and i32 %1226, %1228
  %1230 = xor i32 %1229, %1213
  %1231 = add i32 %1225, %1230
  %1232 = add i32 %1231, -1894007588
  %1233 = add i32 %1232, %441
  %1234 = tail call noundef i32 @llvm.fshl.i32(i32 %1233, i32 %1233, i32 5)
  %1235 = add i32 %1234, %1217
  %1236 = xor i32 %1227, %1223
  %1237 = tail call noundef i32 @llvm.fshl.i32(i32 %1213, i32 %1213, i32 30)
  %1238 = xor i32 %1237, %1223
  %1239 = and i32 %1236, %1238
  %1240 = xor i32 %1239, %1223
  %1241 = add i32 %1235, %1240
  %1242 = add i32 %1241, -1894007588
  %1243 = add i32 %1242, %453
  %1244 = tail call noundef i32 @llvm.fshl.i32(i32 %1243, i32 %1243, i32 5)
  %1245 = add i32 %1244, %1227
  %1246 = xor i32 %1237, %1233
  %1247 = tail call noundef i32 @llvm.fshl.i32(i32 %1223, i32 %1223, i32 30)
  %1248 = xor i32 %1247, %1233
  %1249 = and i32 %1246, %1248
  %1250 = xor i32 %1249, %1233
  %1251 = add i32 %1245, %1250
  %1252 = add i32 %1251, -1894007588
  %1253 = add i32 %1252, %464
  %1254 = tail call noundef i32 @llvm.fshl.i32(i32 %1253, i32 %1253, i32 5)
  %1255 = add i32 %1254, %1237
  %1256 = xor i32 %1247, %1243
  %1257 = tail call noundef i32 @llvm.fshl.i32(i32 %1233, i32 %1233, i32 30)
  %1258 = xor i32 %1257, %1243
  %1259 = and i32 %1256, %1258
  %1260 = xor i32 %1259, %1243
  %1261 = add i32 %1255, %1260
  %1262 = add i32 %1261, -1894007588
  %1263 = add i32 %1262, %476
  %1264 = tail call noundef i32 @llvm.fshl.i32(i32 %1263, i32 %1263, i32 5)
  %1265 = add i32 %1264, %1247
  %1266 = xor i32 %1257, %1253
  %1267 = tail call noundef i32 @llvm.fshl.i32(i32 %1243, i32 %1243, i32 30)
  %1268 = xor i32 %1267, %1253
  %1269 = and i32 %1266, %1268
  %1270 = xor i32 %1269, %1253
  %1271 = add i32 %1265, %1270
  %1272 = add i32 %1271, -1894007588
  %1273 = add i32 %1272, %488
  %1274 = tail call noundef i32 @llvm.fshl.i32(i32 %1273, i32 %1273, i32 5)
  %1275 = add i32 %1274, %1257
  %1276 = xor i32 %1267, %1263
  %1277 = tail call noundef i32 @llvm.fshl.i32(i32 %1253, i32 %1253, i32 30)
  %1278 = xor i32 %1277, %1263
  %1279 = and i32 %1276, %1278
  %1280 = xor i32 %1279, %1263
  %1281 = add i32 %1275, %1280
  %1282 = add i32 %1281, -1894007588
  %1283 = add i32 %1282, %500
  %1284 = tail call noundef i32 @llvm.fshl.i32(i32 %1283, i32 %1283, i32 5)
  %1285 = add i32 %1284, %1267
  %1286 = xor i32 %1277, %1273
  %1287 = tail call noundef i32 @llvm.fshl.i32(i32 %1263, i32 %1263, i32 30)
  %1288 = xor i32 %1287, %1273
  %1289 = and i32 %1286, %1288
  %1290 = xor i32 %1289, %1273
  %1291 = add i32 %1285, %1290
  %1292 = add i32 %1291, -1894007588
  %1293 = add i32 %1292, %512
  %1294 = tail call noundef i32 @llvm.fshl.i32(i32 %1293, i32 %1293, i32 5)
  %1295 = add i32 %1294, %1277
  %1296 = xor i32 %1287, %1283
  %1297 = tail call noundef i32 @llvm.fshl.i32(i32 %1273, i32 %1273, i32 30)
  %1298 = xor i32 %1297, %1283
  %1299 = and i32 %1296, %1298
  %1300 = xor i32 %1299, %1283
  %1301 = add i32 %1295, %1300
  %1302 = add i32 %1301, -1894007588
  %1303 = add i32 %1302, %523
  %1304 = tail call noundef i32 @llvm.fshl.i32(i32 %1303, i32 %1303, i32 5)
  %1305 = add i32 %1304, %1287
  %1306 = xor i32 %1297, %1293
  %1307 = tail call noundef i32 @llvm.fshl.i32(i32 %1283, i32 %1283, i32 30)
  %1308 = xor i32 %1307, %1293
  %1309 = and i32 %1306, %1308
  %1310 = xor i32 %1309, %1293
  %1311 = add i32 %1305, %1310
  %1312 = add i32 %1311, -1894007588
  %1313 = add i32 %1312, %535
  %1314 = tail call noundef i32 @llvm.fshl.i32(i32 %1313, i32 %1313, i32 5)
  %1315 = add i32 %1314, %1297
  %1316 = xor i32 %1307, %1303
  %1317 = tail call noundef i32 @llvm.fshl.i32(i32 %1293, i32 %1293, i32 30)
  %1318 = xor i32 %1317, %1303
  %1319 = and i32 %1316, %1318
  %1320 = xor i32 %1319, %1303
  %1321 = add i32 %1315, %1320
  %1322 = add i32 %1321, -1894007588
  %1323 = add i32 %1322, %547
  %1324 = tail call noundef i32 @llvm.fshl.i32(i32 %1323, i32 %1323, i32 5)
  %1325 = add i32 %1324, %1307
  %1326 = xor i32 %1317, %1313
  %1327 = tail call noundef i32 @llvm.fshl.i32(i32 %1303, i32 %1303, i32 30)
  %1328 = xor i32 %1327, %1313
  %1329 = and i32 %1326, %1328
  %1330 = xor i32 %1329, %1313
  %1331 = add i32 %1325, %1330
  %1332 = add i32 %1331, -1894007588
  %1333 = add i32 %1332, %559
  %1334 = tail call noundef i32 @llvm.fshl.i32(i32 %1333, i32 %1333, i32 5)
  %1335 = add i32 %1334, %1317
  %1336 = tail call noundef i32 @llvm.fshl.i32(i32 %1313, i32 %1313, i32 30)
  %1337 = xor i32 %1336, %1323
  %1338 = xor i32 %1337, %1327
  %1339 = add i32 %1335, %1338
  %1340 = add i32 %1339, -899497514
  %1341 = add i32 %1340, %571
  %1342 = tail call noundef i32 @llvm.fshl.i32(i32 %1341, i32 %1341, i32 5)
  %1343 = add i32 %1342, %1327
  %1344 = tail call noundef i32 @llvm.fshl.i32(i32 %1323, i32 %1323, i32 30)
  %1345 = xor i32 %1344, %1333
  %1346 = xor i32 %1345, %1336
  %1347 = add i32 %1343, %1346
  %1348 = add i32 %1347, -899497514
  %1349 = add i32 %1348, %583
  %1350 = tail call noundef i32 @llvm.fshl.i32(i32 %1349, i32 %1349, i32 5)
  %1351 = add i32 %1350, %1336
  %1352 = tail call noundef i32 @llvm.fshl.i32(i32 %1333, i32 %1333, i32 30)
  %1353 = xor i32 %1352, %1341
  %1354 = xor i32 %1353, %1344
  %1355 = add i32 %1351, %1354
  %1356 = add i32 %1355, -899497514
  %1357 = add i32 %1356, %594
  %1358 = tail call noundef i32 @llvm.fshl.i32(i32 %1357, i32 %1357, i32 5)
  %1359 = add i32 %1358, %1344
  %1360 = tail call noundef i32 @llvm.fshl.i32(i32 %1341, i32 %1341, i32 30)
  %1361 = xor i32 %1360, %1349
  %1362 = xor i32 %1361, %1352
  %1363 = add i32 %1359, %1362
  %1364 = add i32 %1363, -899497514
  %1365 = add i32 %1364, %606
  %1366 = tail call noundef i32 @llvm.fshl.i32(i32 %1365, i32 %1365, i32 5)
  %1367 = add i32 %1366, %1352
  %1368 = tail call noundef i32 @llvm.fshl.i32(i32 %1349, i32 %1349, i32 30)
  %1369 = xor i32 %1368, %1357
  %1370 = xor i32 %1369, %1360
  %1371 = add i32 %1367, %1370
  %1372 = add i32 %1371, -899497514
  %1373 = add i32 %1372, %617
  %1374 = tail call noundef i32 @llvm.fshl.i32(i32 %1373, i32 %1373, i32 5)
  %1375 = add i32 %1374, %1360
  %1376 = tail call noundef i32 @llvm.fshl.i32(i32 %1357, i32 %1357, i32 30)
  %1377 = xor i32 %1376, %1365
  %1378 = xor i32 %1377, %1368
  %1379 = add i32 %1375, %1378
  %1380 = add i32 %1379, -899497514
  %1381 = add i32 %1380, %629
  %1382 = tail call noundef i32 @llvm.fshl.i32(i32 %1381, i32 %1381, i32 5)
  %1383 = add i32 %1382, %1368
  %1384 = tail call noundef i32 @llvm.fshl.i32(i32 %1365, i32 %1365, i32 30)
  %1385 = xor i32 %1384, %1373
  %1386 = xor i32 %1385, %1376
  %1387 = add i32 %1383, %1386
  %1388 = add i32 %1387, -899497514
  %1389 = add i32 %1388, %641
  %1390 = tail call noundef i32 @llvm.fshl.i32(i32 %1389, i32 %1389, i32 5)
  %1391 = add i32 %1390, %1376
  %1392 = tail call noundef i32 @llvm.fshl.i32(i32 %1373, i32 %1373, i32 30)
  %1393 = xor i32 %1392, %1381
  %1394 = xor i32 %1393, %1384
  %1395 = add i32 %1391, %1394
  %1396 = add i32 %1395, -899497514
  %1397 = add i32 %1396, %652
  %1398 = tail call noundef i32 @llvm.fshl.i32(i32 %1397, i32 %1397, i32 5)
  %1399 = add i32 %1398, %1384
  %1400 = tail call noundef i32 @llvm.fshl.i32(i32 %1381, i32 %1381, i32 30)
  %1401 = xor i32 %1400, %1389
  %1402 = xor i32 %1401, %1392
  %1403 = add i32 %1399, %1402
  %1404 = add i32 %1403, -899497514
  %1405 = add i32 %1404, %664
  %1406 = tail call noundef i32 @llvm.fshl.i32(i32 %1405, i32 %1405, i32 5)
  %1407 = add i32 %1406, %1392
  %1408 = tail call noundef i32 @llvm.fshl.i32(i32 %1389, i32 %1389, i32 30)
  %1409 = xor i32 %1408, %1397
  %1410 = xor i32 %1409, %1400
  %1411 = add i32 %1407, %1410
  %1412 = add i32 %1411, -899497514
  %1413 = add i32 %1412, %676
  %1414 = tail call noundef i32 @llvm.fshl.i32(i32 %1413, i32 %1413, i32 5)
  %1415 = add i32 %1414, %1400
  %1416 = tail call noundef i32 @llvm.fshl.i32(i32 %1397, i32 %1397, i32 30)
  %1417 = xor i32 %1416, %1405
  %1418 = xor i32 %1417, %1408
  %1419 = add i32 %1415, %1418
  %1420 = add i32 %1419, -899497514
  %1421 = add i32 %1420, %688
  %1422 = tail call noundef i32 @llvm.fshl.i32(i32 %1421, i32 %1421, i32 5)
  %1423 = add i32 %1422, %1408
  %1424 = tail call noundef i32 @llvm.fshl.i32(i32 %1405, i32 %1405, i32 30)
  %1425 = xor i32 %1424, %1413
  %1426 = xor i32 %1425, %1416
  %1427 = add i32 %1423, %1426
  %1428 = add i32 %1427, -899497514
  %1429 = add i32 %1428, %700
  %1430 = tail call noundef i32 @llvm.fshl.i32(i32 %1429, i32 %1429, i32 5)
  %1431 = add i32 %1430, %1416
  %1432 = tail call noundef i32 @llvm.fshl.i32(i32 %1413, i32 %1413, i32 30)
  %1433 = xor i32 %1432, %1421
  %1434 = xor i32 %1433, %1424
  %1435 = add i32 %1431, %1434
  %1436 = add i32 %1435, -899497514
  %1437 = add i32 %1436, %711
  %1438 = tail call noundef i32 @llvm.fshl.i32(i32 %1437, i32 %1437, i32 5)
  %1439 = add i32 %1438, %1424
  %1440 = tail call noundef i32 @llvm.fshl.i32(i32 %1421, i32 %1421, i32 30)
  %1441 = xor i32 %1440, %1429
  %1442 = xor i32 %1441, %1432
  %1443 = add i32 %1439, %1442
  %1444 = add i32 %1443, -899497514
  %1445 = add i32 %1444, %723
  %1446 = tail call noundef i32 @llvm.fshl.i32(i32 %1445, i32 %1445, i32 5)
  %1447 = add i32 %1446, %1432
  %1448 = tail call noundef i32 @llvm.fshl.i32(i32 %1429, i32 %1429, i32 30)
  %1449 = xor i32 %1448, %1437
  %1450 = xor i32 %1449, %1440
  %1451 = add i32 %1447, %1450
  %1452 = add i32 %1451, -899497514
  %1453 = add i32 %1452, %735
  %1454 = tail call noundef i32 @llvm.fshl.i32(i32 %1453, i32 %1453, i32 5)
  %1455 = add i32 %1454, %1440
  %1456 = tail call noundef i32 @llvm.fshl.i32(i32 %1437, i32 %1437, i32 30)
  %1457 = xor i32 %1456, %1445
  %1458 = xor i32 %1457, %1448
  %1459 = add i32 %1455, %1458
  %1460 = add i32 %1459, -899497514
  %1461 = add i32 %1460, %747
  %1462 = tail call noundef i32 @llvm.fshl.i32(i32 %1461, i32 %1461, i32 5)
  %1463 = add i32 %1462, %1448
  %1464 = tail call noundef i32 @llvm.fshl.i32(i32 %1445, i32 %1445, i32 30)
  %1465 = xor i32 %1464, %1453
  %1466 = xor i32 %1465, %1456
  %1467 = add i32 %1463, %1466
  %1468 = add i32 %1467, -899497514
  %1469 = add i32 %1468, %759
  %1470 = tail call noundef i32 @llvm.fshl.i32(i32 %1469, i32 %1469, i32 30)
  %1471 = tail call noundef i32 @llvm.fshl.i32(i32 %1469, i32 %1469, i32 5)
  %1472 = add i32 %1471, %1456
  %1473 = tail call noundef i32 @llvm.fshl.i32(i32 %1453, i32 %1453, i32 30)
  %1474 = xor i32 %1473, %1461
  %1475 = xor i32 %1474, %1464
  %1476 = add i32 %1472, %1475
  %1477 = add i32 %1476, -899497514
  %1478 = add i32 %1477, %771
  %1479 = xor i32 %1470, %1478
  %1480 = tail call noundef i32 @llvm.fshl.i32(i32 %1461, i32 %1461, i32 30)
  %1481 = xor i32 %1479, %1480
  %1482 = tail call noundef i32 @llvm.fshl.i32(i32 %1478, i32 %1478, i32 5)
  %1483 = add i32 %1482, %1464
  %1484 = xor i32 %1480, %1469
  %1485 = xor i32 %1484, %1473
  %1486 = add i32 %1483, %1485
  %1487 = add i32 %1486, -899497514
  %1488 = add i32 %1487, %782
  %1489 = tail call noundef i32 @llvm.fshl.i32(i32 %1488, i32 %1488, i32 5)
  %1490 = getelementptr inbounds nuw i8, ptr %3, i64 60
  %1491 = load i32, ptr %1490, align 4, !tbaa !6
  %1492 = add i32 %1489, %1473
  %1493 = add i32 %1492, %1481
  %1494 = add i32 %1493, -899497514
  %1495 = add i32 %1494, %1491
  %1496 = tail call noundef i32 @llvm.fshl.i32(i32 %1478, i32 %1478, i32 30)
  %1497 = add i32 %1495, %5
  store i32 %1497, ptr %0, align 4, !tbaa !6
  %1498 = add i32 %1488, %7
  store i32 %1498, ptr %6, align 4, !tbaa !6
  %1499 = add i32 %1496, %9
  store i32 %1499, ptr %8, align 4, !tbaa !6
  %1500 = add i32 %1470, %11
  store i32 %1500, ptr %10, align 4, !tbaa !6
  %1501 = add i32 %1480, %13
  store i32 %1501, ptr %12, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void

1502:                                             ; preds = %2, %1502
  %1503 = phi i32 [ 0, %2 ], [ %1508, %1502 ]
  %1504 = zext nneg i32 %1503 to i64
  %1505 = getelementptr inbounds nuw i32, ptr %1, i64 %1504
  %1506 = load i32, ptr %1505, align 4, !tbaa !6
  %1507 = getelementptr inbounds nuw i32, ptr %3, i64 %1504
  store i32 %1506, ptr %1507, align 4, !tbaa !6
  %1508 = add nuw nsw i32 %1503, 1
  %1509 = icmp eq i32 %1508, 16
  br i1 %1509, label %4, label %1502, !llvm.loop !41
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #8

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"pbkdf2_tmp*"}
!13 = !{!"const", !"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
!21 = distinct !{!21, !15}
!22 = !{i64 0, i64 20, !23, i64 20, i64 20, !23, i64 40, i64 20, !23, i64 60, i64 20, !23}
!23 = !{!8, !8, i64 0}
!24 = distinct !{!24, !15}
!25 = !{i32 1, i32 0}
!26 = !{!"none", !"none"}
!27 = !{!"pbkdf2_tmp*", !"uint"}
!28 = !{!"", !""}
!29 = distinct !{!29, !15}
!30 = distinct !{!30, !15}
!31 = distinct !{!31, !15}
!32 = distinct !{!32, !15}
!33 = distinct !{!33, !15}
!34 = distinct !{!34, !15}
!35 = distinct !{!35, !15}
!36 = distinct !{!36, !15}
!37 = !{!"pbkdf2_tmp*", !"uint*", !"uint*"}
!38 = !{!"const", !"const", !"volatile"}
!39 = distinct !{!39, !15}
!40 = distinct !{!40, !15}
!41 = distinct !{!41, !15}
