; ModuleID = 'corpus/opencl/histogram_equalise.cl'
source_filename = "corpus/opencl/histogram_equalise.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@equalise_tiles.hist = internal addrspace(3) global [256 x i32] undef, align 4
@equalise_tiles.excess = internal addrspace(3) global i32 undef, align 4
@equalise_tiles.part = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = mul i32 %3, %11
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %14 = trunc i64 %13 to i32
  %15 = mul i32 %3, %14
  %16 = icmp slt i32 %7, 256
  br i1 %16, label %19, label %26

17:                                               ; preds = %19
  %18 = icmp eq i32 %7, 0
  br i1 %18, label %25, label %26

19:                                               ; preds = %5, %19
  %20 = phi i32 [ %23, %19 ], [ %7, %5 ]
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(3) @equalise_tiles.hist, i64 %21
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !4
  %23 = add nsw i32 %20, %9
  %24 = icmp slt i32 %23, 256
  br i1 %24, label %19, label %17

25:                                               ; preds = %17
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %5, %25, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %27 = mul nsw i32 %3, %3
  %28 = icmp sgt i32 %27, %7
  br i1 %28, label %30, label %29

29:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %16, label %68, label %48

30:                                               ; preds = %26, %30
  %31 = phi i32 [ %46, %30 ], [ %7, %26 ]
  %32 = freeze i32 %31
  %33 = sdiv i32 %32, %3
  %34 = add nsw i32 %33, %15
  %35 = mul nsw i32 %34, %2
  %36 = mul i32 %33, %3
  %37 = sub i32 %32, %36
  %38 = add i32 %37, %12
  %39 = add i32 %38, %35
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !12
  %43 = zext i8 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %43
  %45 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %44) #6
  %46 = add nsw i32 %31, %9
  %47 = icmp slt i32 %46, %27
  br i1 %47, label %30, label %29

48:                                               ; preds = %77, %29
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %49 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !4
  %50 = lshr i32 %49, 8
  %51 = sext i32 %7 to i64
  %52 = tail call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef %51, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @equalise_tiles.hist to ptr addrspace(4))) #7
  %53 = insertelement <4 x i32> poison, i32 %50, i64 0
  %54 = shufflevector <4 x i32> %53, <4 x i32> poison, <4 x i32> zeroinitializer
  %55 = add <4 x i32> %54, %52
  %56 = shufflevector <4 x i32> %55, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %57 = add <4 x i32> %56, %55
  %58 = shufflevector <4 x i32> %55, <4 x i32> %57, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %59 = shufflevector <4 x i32> %55, <4 x i32> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %60 = add <4 x i32> %57, %59
  %61 = shufflevector <4 x i32> %58, <4 x i32> %60, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %62 = shufflevector <4 x i32> %55, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %63 = add <4 x i32> %60, %62
  %64 = extractelement <4 x i32> %63, i64 0
  %65 = shufflevector <4 x i32> %61, <4 x i32> %63, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %66 = getelementptr inbounds i32, ptr addrspace(3) @equalise_tiles.part, i64 %51
  store i32 %64, ptr addrspace(3) %66, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %67 = icmp sgt i32 %7, 0
  br i1 %67, label %88, label %80

68:                                               ; preds = %29, %77
  %69 = phi i32 [ %78, %77 ], [ %7, %29 ]
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(3) @equalise_tiles.hist, i64 %70
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !4
  %73 = icmp ugt i32 %72, %4
  br i1 %73, label %74, label %77

74:                                               ; preds = %68
  %75 = sub nuw i32 %72, %4
  %76 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @equalise_tiles.excess, i32 noundef %75) #6
  store i32 %4, ptr addrspace(3) %71, align 4, !tbaa !4
  br label %77

77:                                               ; preds = %74, %68
  %78 = add nsw i32 %69, %9
  %79 = icmp slt i32 %78, 256
  br i1 %79, label %68, label %48

80:                                               ; preds = %88, %48
  %81 = phi i32 [ 0, %48 ], [ %94, %88 ]
  %82 = insertelement <4 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <4 x i32> %82, <4 x i32> poison, <4 x i32> zeroinitializer
  %84 = add <4 x i32> %83, %65
  tail call spir_func void @_Z7vstore4Dv4_jmPU3AS4j(<4 x i32> noundef %84, i64 noundef %51, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @equalise_tiles.hist to ptr addrspace(4))) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %85 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @equalise_tiles.hist, i64 1020), align 4, !tbaa !4
  br i1 %28, label %86, label %120

86:                                               ; preds = %80
  %87 = lshr i32 %85, 1
  br label %97

88:                                               ; preds = %48, %88
  %89 = phi i32 [ %95, %88 ], [ 0, %48 ]
  %90 = phi i32 [ %94, %88 ], [ 0, %48 ]
  %91 = zext nneg i32 %89 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %91
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !4
  %94 = add i32 %93, %90
  %95 = add nuw nsw i32 %89, 1
  %96 = icmp slt i32 %95, %7
  br i1 %96, label %88, label %80

97:                                               ; preds = %86, %97
  %98 = phi i32 [ %7, %86 ], [ %118, %97 ]
  %99 = freeze i32 %98
  %100 = sdiv i32 %99, %3
  %101 = add nsw i32 %100, %15
  %102 = mul nsw i32 %101, %2
  %103 = mul i32 %100, %3
  %104 = sub i32 %99, %103
  %105 = add i32 %104, %12
  %106 = add i32 %105, %102
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %107
  %109 = load i8, ptr addrspace(1) %108, align 1, !tbaa !12
  %110 = zext i8 %109 to i64
  %111 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %110
  %112 = load i32, ptr addrspace(3) %111, align 4, !tbaa !4
  %113 = mul i32 %112, 255
  %114 = add i32 %113, %87
  %115 = udiv i32 %114, %85
  %116 = tail call spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef %115) #5
  %117 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %107
  store i8 %116, ptr addrspace(1) %117, align 1, !tbaa !12
  %118 = add nsw i32 %98, %9
  %119 = icmp slt i32 %118, %27
  br i1 %119, label %97, label %120

120:                                              ; preds = %97, %80
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_equalise_tiles(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 1 captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %6 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #5
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %9 = trunc i64 %8 to i32
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #5
  %11 = trunc i64 %10 to i32
  %12 = mul i32 %3, %11
  %13 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #5
  %14 = trunc i64 %13 to i32
  %15 = mul i32 %3, %14
  %16 = icmp slt i32 %7, 256
  br i1 %16, label %19, label %26

17:                                               ; preds = %19
  %18 = icmp eq i32 %7, 0
  br i1 %18, label %25, label %26

19:                                               ; preds = %5, %19
  %20 = phi i32 [ %23, %19 ], [ %7, %5 ]
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i32, ptr addrspace(3) @equalise_tiles.hist, i64 %21
  store i32 0, ptr addrspace(3) %22, align 4, !tbaa !4
  %23 = add nsw i32 %20, %9
  %24 = icmp slt i32 %23, 256
  br i1 %24, label %19, label %17

25:                                               ; preds = %17
  store i32 0, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %5, %25, %17
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %27 = mul nsw i32 %3, %3
  %28 = icmp sgt i32 %27, %7
  br i1 %28, label %30, label %29

29:                                               ; preds = %30, %26
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  br i1 %16, label %68, label %48

30:                                               ; preds = %26, %30
  %31 = phi i32 [ %46, %30 ], [ %7, %26 ]
  %32 = freeze i32 %31
  %33 = sdiv i32 %32, %3
  %34 = add nsw i32 %33, %15
  %35 = mul nsw i32 %34, %2
  %36 = mul i32 %33, %3
  %37 = sub i32 %32, %36
  %38 = add i32 %37, %12
  %39 = add i32 %38, %35
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %40
  %42 = load i8, ptr addrspace(1) %41, align 1, !tbaa !12
  %43 = zext i8 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %43
  %45 = tail call spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef %44) #6
  %46 = add nsw i32 %31, %9
  %47 = icmp slt i32 %46, %27
  br i1 %47, label %30, label %29

48:                                               ; preds = %77, %29
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %49 = load i32, ptr addrspace(3) @equalise_tiles.excess, align 4, !tbaa !4
  %50 = lshr i32 %49, 8
  %51 = sext i32 %7 to i64
  %52 = tail call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef %51, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @equalise_tiles.hist to ptr addrspace(4))) #7
  %53 = insertelement <4 x i32> poison, i32 %50, i64 0
  %54 = shufflevector <4 x i32> %53, <4 x i32> poison, <4 x i32> zeroinitializer
  %55 = add <4 x i32> %54, %52
  %56 = shufflevector <4 x i32> %55, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %57 = add <4 x i32> %56, %55
  %58 = shufflevector <4 x i32> %55, <4 x i32> %57, <4 x i32> <i32 0, i32 4, i32 poison, i32 poison>
  %59 = shufflevector <4 x i32> %55, <4 x i32> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %60 = add <4 x i32> %57, %59
  %61 = shufflevector <4 x i32> %58, <4 x i32> %60, <4 x i32> <i32 0, i32 1, i32 4, i32 poison>
  %62 = shufflevector <4 x i32> %55, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %63 = add <4 x i32> %60, %62
  %64 = extractelement <4 x i32> %63, i64 0
  %65 = shufflevector <4 x i32> %61, <4 x i32> %63, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  %66 = getelementptr inbounds i32, ptr addrspace(3) @equalise_tiles.part, i64 %51
  store i32 %64, ptr addrspace(3) %66, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %67 = icmp sgt i32 %7, 0
  br i1 %67, label %88, label %80

68:                                               ; preds = %29, %77
  %69 = phi i32 [ %78, %77 ], [ %7, %29 ]
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i32, ptr addrspace(3) @equalise_tiles.hist, i64 %70
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !4
  %73 = icmp ugt i32 %72, %4
  br i1 %73, label %74, label %77

74:                                               ; preds = %68
  %75 = sub nuw i32 %72, %4
  %76 = tail call spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef @equalise_tiles.excess, i32 noundef %75) #6
  store i32 %4, ptr addrspace(3) %71, align 4, !tbaa !4
  br label %77

77:                                               ; preds = %74, %68
  %78 = add nsw i32 %69, %9
  %79 = icmp slt i32 %78, 256
  br i1 %79, label %68, label %48

80:                                               ; preds = %88, %48
  %81 = phi i32 [ 0, %48 ], [ %94, %88 ]
  %82 = insertelement <4 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <4 x i32> %82, <4 x i32> poison, <4 x i32> zeroinitializer
  %84 = add <4 x i32> %83, %65
  tail call spir_func void @_Z7vstore4Dv4_jmPU3AS4j(<4 x i32> noundef %84, i64 noundef %51, ptr addrspace(4) noundef addrspacecast (ptr addrspace(3) @equalise_tiles.hist to ptr addrspace(4))) #6
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #6
  %85 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @equalise_tiles.hist, i64 1020), align 4, !tbaa !4
  br i1 %28, label %86, label %97

86:                                               ; preds = %80
  %87 = lshr i32 %85, 1
  br label %98

88:                                               ; preds = %48, %88
  %89 = phi i32 [ %95, %88 ], [ 0, %48 ]
  %90 = phi i32 [ %94, %88 ], [ 0, %48 ]
  %91 = zext nneg i32 %89 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.part, i64 %91
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !4
  %94 = add i32 %93, %90
  %95 = add nuw nsw i32 %89, 1
  %96 = icmp slt i32 %95, %7
  br i1 %96, label %88, label %80

97:                                               ; preds = %98, %80
  ret void

98:                                               ; preds = %86, %98
  %99 = phi i32 [ %7, %86 ], [ %119, %98 ]
  %100 = freeze i32 %99
  %101 = sdiv i32 %100, %3
  %102 = add nsw i32 %101, %15
  %103 = mul nsw i32 %102, %2
  %104 = mul i32 %101, %3
  %105 = sub i32 %100, %104
  %106 = add i32 %105, %12
  %107 = add i32 %106, %103
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %108
  %110 = load i8, ptr addrspace(1) %109, align 1, !tbaa !12
  %111 = zext i8 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr addrspace(3) @equalise_tiles.hist, i64 %111
  %113 = load i32, ptr addrspace(3) %112, align 4, !tbaa !4
  %114 = mul i32 %113, 255
  %115 = add i32 %114, %87
  %116 = udiv i32 %115, %85
  %117 = tail call spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef %116) #5
  %118 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %108
  store i8 %117, ptr addrspace(1) %118, align 1, !tbaa !12
  %119 = add nsw i32 %99, %9
  %120 = icmp slt i32 %119, %27
  br i1 %120, label %98, label %97
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_incPU3AS3Vj(ptr addrspace(3) noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_addPU3AS3Vjj(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7vstore4Dv4_jmPU3AS4j(<4 x i32> noundef, i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func zeroext i8 @_Z17convert_uchar_satj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0, i32 0, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none"}
!10 = !{!"uchar*", !"uchar*", !"int", !"int", !"uint"}
!11 = !{!"const", !"", !"", !"", !""}
!12 = !{!6, !6, i64 0}
