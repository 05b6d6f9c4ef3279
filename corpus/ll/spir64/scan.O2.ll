; ModuleID = 'corpus/opencl/scan.cl'
source_filename = "corpus/opencl/scan.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@scan_inclusive.buf = internal unnamed_addr addrspace(3) global [2 x [64 x i32]] undef, align 4
@scan_segmented.val = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@scan_segmented.flag = internal unnamed_addr addrspace(3) global [64 x i8] undef, align 1

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scan_inclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = and i64 %6, 4294967295
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = and i64 %4, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %10
  store i32 %9, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %13 = icmp eq i32 %5, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %3
  %15 = add i32 %5, -1
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %19 = add i32 %18, %12
  br label %20

20:                                               ; preds = %14, %3
  %21 = phi i32 [ %19, %14 ], [ %12, %3 ]
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 256
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %10
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %25 = icmp ult i32 %5, 2
  br i1 %25, label %32, label %26

26:                                               ; preds = %20
  %27 = add i32 %5, -2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %28
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !4
  %31 = add i32 %30, %24
  br label %32

32:                                               ; preds = %26, %20
  %33 = phi i32 [ %31, %26 ], [ %24, %20 ]
  store i32 %33, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %34 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %35 = icmp ult i32 %5, 4
  br i1 %35, label %42, label %36

36:                                               ; preds = %32
  %37 = add i32 %5, -4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !4
  %41 = add i32 %40, %34
  br label %42

42:                                               ; preds = %36, %32
  %43 = phi i32 [ %41, %36 ], [ %34, %32 ]
  store i32 %43, ptr addrspace(3) %22, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %44 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %45 = icmp ult i32 %5, 8
  br i1 %45, label %52, label %46

46:                                               ; preds = %42
  %47 = add i32 %5, -8
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %48
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !4
  %51 = add i32 %50, %44
  br label %52

52:                                               ; preds = %46, %42
  %53 = phi i32 [ %51, %46 ], [ %44, %42 ]
  store i32 %53, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %54 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %55 = icmp ult i32 %5, 16
  br i1 %55, label %62, label %56

56:                                               ; preds = %52
  %57 = add i32 %5, -16
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %58
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !4
  %61 = add i32 %60, %54
  br label %62

62:                                               ; preds = %56, %52
  %63 = phi i32 [ %61, %56 ], [ %54, %52 ]
  store i32 %63, ptr addrspace(3) %22, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %64 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %65 = icmp ult i32 %5, 32
  br i1 %65, label %72, label %66

66:                                               ; preds = %62
  %67 = add i32 %5, -32
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4, !tbaa !4
  %71 = add i32 %70, %64
  br label %72

72:                                               ; preds = %66, %62
  %73 = phi i32 [ %71, %66 ], [ %64, %62 ]
  store i32 %73, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %74 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !4
  %76 = icmp eq i32 %5, 63
  br i1 %76, label %77, label %81

77:                                               ; preds = %72
  %78 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 252), align 4, !tbaa !4
  %79 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %79
  store i32 %78, ptr addrspace(1) %80, align 4, !tbaa !4
  br label %81

81:                                               ; preds = %72, %77
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scan_inclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = and i64 %6, 4294967295
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  %10 = and i64 %4, 4294967295
  %11 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %10
  store i32 %9, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %12 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %13 = icmp eq i32 %5, 0
  br i1 %13, label %20, label %14

14:                                               ; preds = %3
  %15 = add i32 %5, -1
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %16
  %18 = load i32, ptr addrspace(3) %17, align 4, !tbaa !4
  %19 = add i32 %18, %12
  br label %20

20:                                               ; preds = %14, %3
  %21 = phi i32 [ %19, %14 ], [ %12, %3 ]
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 256
  store i32 %21, ptr addrspace(3) %22, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %23 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %10
  %24 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %25 = icmp ult i32 %5, 2
  br i1 %25, label %32, label %26

26:                                               ; preds = %20
  %27 = add i32 %5, -2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %28
  %30 = load i32, ptr addrspace(3) %29, align 4, !tbaa !4
  %31 = add i32 %30, %24
  br label %32

32:                                               ; preds = %26, %20
  %33 = phi i32 [ %31, %26 ], [ %24, %20 ]
  store i32 %33, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %34 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %35 = icmp ult i32 %5, 4
  br i1 %35, label %42, label %36

36:                                               ; preds = %32
  %37 = add i32 %5, -4
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !4
  %41 = add i32 %40, %34
  br label %42

42:                                               ; preds = %36, %32
  %43 = phi i32 [ %41, %36 ], [ %34, %32 ]
  store i32 %43, ptr addrspace(3) %22, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %44 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %45 = icmp ult i32 %5, 8
  br i1 %45, label %52, label %46

46:                                               ; preds = %42
  %47 = add i32 %5, -8
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %48
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !4
  %51 = add i32 %50, %44
  br label %52

52:                                               ; preds = %46, %42
  %53 = phi i32 [ %51, %46 ], [ %44, %42 ]
  store i32 %53, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %54 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %55 = icmp ult i32 %5, 16
  br i1 %55, label %62, label %56

56:                                               ; preds = %52
  %57 = add i32 %5, -16
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_inclusive.buf, i64 %58
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !4
  %61 = add i32 %60, %54
  br label %62

62:                                               ; preds = %56, %52
  %63 = phi i32 [ %61, %56 ], [ %54, %52 ]
  store i32 %63, ptr addrspace(3) %22, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %64 = load i32, ptr addrspace(3) %23, align 4, !tbaa !4
  %65 = icmp ult i32 %5, 32
  br i1 %65, label %72, label %66

66:                                               ; preds = %62
  %67 = add i32 %5, -32
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 256), i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4, !tbaa !4
  %71 = add i32 %70, %64
  br label %72

72:                                               ; preds = %66, %62
  %73 = phi i32 [ %71, %66 ], [ %64, %62 ]
  store i32 %73, ptr addrspace(3) %11, align 4, !tbaa !4
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %74 = load i32, ptr addrspace(3) %11, align 4, !tbaa !4
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %7
  store i32 %74, ptr addrspace(1) %75, align 4, !tbaa !4
  %76 = icmp eq i32 %5, 63
  br i1 %76, label %77, label %81

77:                                               ; preds = %72
  %78 = load i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @scan_inclusive.buf, i64 252), align 4, !tbaa !4
  %79 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %79
  store i32 %78, ptr addrspace(1) %80, align 4, !tbaa !4
  br label %81

81:                                               ; preds = %77, %72
  ret void
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scan_exclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 1
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = mul i32 %9, %11
  %13 = add i32 %12, %6
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = lshr i32 %6, 5
  %18 = add i32 %17, %6
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %19
  store i32 %16, ptr addrspace(3) %20, align 4, !tbaa !4
  %21 = and i32 %8, 2147483647
  %22 = add i32 %13, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = add i32 %21, %6
  %27 = lshr i32 %26, 5
  %28 = add i32 %27, %26
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %29
  store i32 %25, ptr addrspace(3) %30, align 4, !tbaa !4
  %31 = icmp eq i32 %21, 0
  br i1 %31, label %36, label %32

32:                                               ; preds = %4
  %33 = shl nuw i32 %6, 1
  %34 = or disjoint i32 %33, 1
  %35 = add nuw i32 %33, 2
  br label %39

36:                                               ; preds = %59, %4
  %37 = phi i32 [ 1, %4 ], [ %60, %59 ]
  %38 = icmp eq i32 %6, 0
  br i1 %38, label %63, label %72

39:                                               ; preds = %32, %59
  %40 = phi i32 [ 1, %32 ], [ %60, %59 ]
  %41 = phi i32 [ %21, %32 ], [ %61, %59 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = icmp ugt i32 %41, %6
  br i1 %42, label %43, label %59

43:                                               ; preds = %39
  %44 = mul i32 %40, %34
  %45 = add i32 %44, -1
  %46 = mul i32 %40, %35
  %47 = add i32 %46, -1
  %48 = lshr i32 %45, 5
  %49 = add i32 %48, %45
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %50
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !4
  %53 = lshr i32 %47, 5
  %54 = add i32 %53, %47
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !4
  %58 = add i32 %57, %52
  store i32 %58, ptr addrspace(3) %56, align 4, !tbaa !4
  br label %59

59:                                               ; preds = %43, %39
  %60 = shl i32 %40, 1
  %61 = lshr i32 %41, 1
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %36, label %39

63:                                               ; preds = %36
  %64 = add i32 %9, -1
  %65 = lshr i32 %64, 5
  %66 = add i32 %65, %64
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %67
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !4
  %70 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %70
  store i32 %69, ptr addrspace(1) %71, align 4, !tbaa !4
  store i32 0, ptr addrspace(3) %68, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %63, %36
  %73 = icmp eq i32 %9, 0
  br i1 %73, label %102, label %74

74:                                               ; preds = %72
  %75 = shl i32 %6, 1
  %76 = or disjoint i32 %75, 1
  %77 = add i32 %75, 2
  br label %78

78:                                               ; preds = %74, %99
  %79 = phi i32 [ %37, %74 ], [ %81, %99 ]
  %80 = phi i32 [ 1, %74 ], [ %100, %99 ]
  %81 = lshr i32 %79, 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %82 = icmp ugt i32 %80, %6
  br i1 %82, label %83, label %99

83:                                               ; preds = %78
  %84 = mul i32 %81, %76
  %85 = add i32 %84, -1
  %86 = mul i32 %81, %77
  %87 = add i32 %86, -1
  %88 = lshr i32 %85, 5
  %89 = add i32 %88, %85
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %90
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !4
  %93 = lshr i32 %87, 5
  %94 = add i32 %93, %87
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %95
  %97 = load i32, ptr addrspace(3) %96, align 4, !tbaa !4
  store i32 %97, ptr addrspace(3) %91, align 4, !tbaa !4
  %98 = add i32 %97, %92
  store i32 %98, ptr addrspace(3) %96, align 4, !tbaa !4
  br label %99

99:                                               ; preds = %83, %78
  %100 = shl i32 %80, 1
  %101 = icmp ult i32 %100, %9
  br i1 %101, label %78, label %102

102:                                              ; preds = %99, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %103 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  %104 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %103, ptr addrspace(1) %104, align 4, !tbaa !4
  %105 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %106 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  store i32 %105, ptr addrspace(1) %106, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scan_exclusive(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(3) noundef align 4 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = shl i32 %8, 1
  %10 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %11 = trunc i64 %10 to i32
  %12 = mul i32 %9, %11
  %13 = add i32 %12, %6
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = lshr i32 %6, 5
  %18 = add i32 %17, %6
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %19
  store i32 %16, ptr addrspace(3) %20, align 4, !tbaa !4
  %21 = and i32 %8, 2147483647
  %22 = add i32 %13, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4, !tbaa !4
  %26 = add i32 %21, %6
  %27 = lshr i32 %26, 5
  %28 = add i32 %27, %26
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %29
  store i32 %25, ptr addrspace(3) %30, align 4, !tbaa !4
  %31 = icmp eq i32 %21, 0
  br i1 %31, label %36, label %32

32:                                               ; preds = %4
  %33 = shl nuw i32 %6, 1
  %34 = or disjoint i32 %33, 1
  %35 = add nuw i32 %33, 2
  br label %39

36:                                               ; preds = %59, %4
  %37 = phi i32 [ 1, %4 ], [ %60, %59 ]
  %38 = icmp eq i32 %6, 0
  br i1 %38, label %63, label %72

39:                                               ; preds = %32, %59
  %40 = phi i32 [ 1, %32 ], [ %60, %59 ]
  %41 = phi i32 [ %21, %32 ], [ %61, %59 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %42 = icmp ugt i32 %41, %6
  br i1 %42, label %43, label %59

43:                                               ; preds = %39
  %44 = mul i32 %40, %34
  %45 = add i32 %44, -1
  %46 = mul i32 %40, %35
  %47 = add i32 %46, -1
  %48 = lshr i32 %45, 5
  %49 = add i32 %48, %45
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %50
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !4
  %53 = lshr i32 %47, 5
  %54 = add i32 %53, %47
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !4
  %58 = add i32 %57, %52
  store i32 %58, ptr addrspace(3) %56, align 4, !tbaa !4
  br label %59

59:                                               ; preds = %43, %39
  %60 = shl i32 %40, 1
  %61 = lshr i32 %41, 1
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %36, label %39

63:                                               ; preds = %36
  %64 = add i32 %9, -1
  %65 = lshr i32 %64, 5
  %66 = add i32 %65, %64
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %67
  %69 = load i32, ptr addrspace(3) %68, align 4, !tbaa !4
  %70 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %70
  store i32 %69, ptr addrspace(1) %71, align 4, !tbaa !4
  store i32 0, ptr addrspace(3) %68, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %63, %36
  %73 = icmp eq i32 %9, 0
  br i1 %73, label %78, label %74

74:                                               ; preds = %72
  %75 = shl i32 %6, 1
  %76 = or disjoint i32 %75, 1
  %77 = add i32 %75, 2
  br label %83

78:                                               ; preds = %104, %72
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %79 = load i32, ptr addrspace(3) %20, align 4, !tbaa !4
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %14
  store i32 %79, ptr addrspace(1) %80, align 4, !tbaa !4
  %81 = load i32, ptr addrspace(3) %30, align 4, !tbaa !4
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %23
  store i32 %81, ptr addrspace(1) %82, align 4, !tbaa !4
  ret void

83:                                               ; preds = %74, %104
  %84 = phi i32 [ %37, %74 ], [ %86, %104 ]
  %85 = phi i32 [ 1, %74 ], [ %105, %104 ]
  %86 = lshr i32 %84, 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %87 = icmp ugt i32 %85, %6
  br i1 %87, label %88, label %104

88:                                               ; preds = %83
  %89 = mul i32 %86, %76
  %90 = add i32 %89, -1
  %91 = mul i32 %86, %77
  %92 = add i32 %91, -1
  %93 = lshr i32 %90, 5
  %94 = add i32 %93, %90
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %95
  %97 = load i32, ptr addrspace(3) %96, align 4, !tbaa !4
  %98 = lshr i32 %92, 5
  %99 = add i32 %98, %92
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %100
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !4
  store i32 %102, ptr addrspace(3) %96, align 4, !tbaa !4
  %103 = add i32 %102, %97
  store i32 %103, ptr addrspace(3) %101, align 4, !tbaa !4
  br label %104

104:                                              ; preds = %83, %88
  %105 = shl i32 %85, 1
  %106 = icmp ult i32 %105, %9
  br i1 %106, label %83, label %78
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @add_offsets(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  br label %3

3:                                                ; preds = %9, %2
  %4 = phi i32 [ 0, %2 ], [ %12, %9 ]
  %5 = phi i32 [ 0, %2 ], [ %13, %9 ]
  %6 = zext i32 %5 to i64
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = icmp ugt i64 %7, %6
  br i1 %8, label %9, label %14

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = add i32 %11, %4
  %13 = add i32 %5, 1
  br label %3

14:                                               ; preds = %3
  %15 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %15
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !4
  %18 = add i32 %17, %4
  store i32 %18, ptr addrspace(1) %16, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_add_offsets(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  br label %3

3:                                                ; preds = %14, %2
  %4 = phi i32 [ 0, %2 ], [ %17, %14 ]
  %5 = phi i32 [ 0, %2 ], [ %18, %14 ]
  %6 = zext i32 %5 to i64
  %7 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %8 = icmp ugt i64 %7, %6
  br i1 %8, label %14, label %9

9:                                                ; preds = %3
  %10 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %10
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = add i32 %12, %4
  store i32 %13, ptr addrspace(1) %11, align 4, !tbaa !4
  ret void

14:                                               ; preds = %3
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %6
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = add i32 %16, %4
  %18 = add i32 %5, 1
  br label %3
}

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @scan_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr inbounds i32, ptr addrspace(3) @scan_segmented.val, i64 %6
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !4
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %6
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !22
  %14 = icmp eq i8 %13, 0
  br label %15

15:                                               ; preds = %11, %3
  %16 = phi i1 [ true, %3 ], [ %14, %11 ]
  %17 = zext i1 %16 to i8
  %18 = getelementptr inbounds i8, ptr addrspace(3) @scan_segmented.flag, i64 %6
  store i8 %17, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %19 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %20 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %21 = icmp slt i32 %5, 1
  %22 = icmp ne i8 %20, 0
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %32, label %24

24:                                               ; preds = %15
  %25 = add nsw i32 %5, -1
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %26
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %29 = add nsw i32 %28, %19
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %26
  %31 = load i8, ptr addrspace(3) %30, align 1, !tbaa !22
  br label %32

32:                                               ; preds = %24, %15
  %33 = phi i32 [ %19, %15 ], [ %29, %24 ]
  %34 = phi i8 [ %20, %15 ], [ %31, %24 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %33, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %34, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %35 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %36 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %37 = icmp slt i32 %5, 2
  %38 = icmp ne i8 %36, 0
  %39 = select i1 %37, i1 true, i1 %38
  br i1 %39, label %48, label %40

40:                                               ; preds = %32
  %41 = add nsw i32 %5, -2
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %42
  %44 = load i32, ptr addrspace(3) %43, align 4, !tbaa !4
  %45 = add nsw i32 %44, %35
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %42
  %47 = load i8, ptr addrspace(3) %46, align 1, !tbaa !22
  br label %48

48:                                               ; preds = %40, %32
  %49 = phi i32 [ %35, %32 ], [ %45, %40 ]
  %50 = phi i8 [ %36, %32 ], [ %47, %40 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %49, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %50, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %51 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %52 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %53 = icmp slt i32 %5, 4
  %54 = icmp ne i8 %52, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %64, label %56

56:                                               ; preds = %48
  %57 = add nsw i32 %5, -4
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %58
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !4
  %61 = add nsw i32 %60, %51
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %58
  %63 = load i8, ptr addrspace(3) %62, align 1, !tbaa !22
  br label %64

64:                                               ; preds = %56, %48
  %65 = phi i32 [ %51, %48 ], [ %61, %56 ]
  %66 = phi i8 [ %52, %48 ], [ %63, %56 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %65, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %66, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %67 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %68 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %69 = icmp slt i32 %5, 8
  %70 = icmp ne i8 %68, 0
  %71 = select i1 %69, i1 true, i1 %70
  br i1 %71, label %80, label %72

72:                                               ; preds = %64
  %73 = add nsw i32 %5, -8
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %74
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !4
  %77 = add nsw i32 %76, %67
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %74
  %79 = load i8, ptr addrspace(3) %78, align 1, !tbaa !22
  br label %80

80:                                               ; preds = %72, %64
  %81 = phi i32 [ %67, %64 ], [ %77, %72 ]
  %82 = phi i8 [ %68, %64 ], [ %79, %72 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %81, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %82, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %83 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %84 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %85 = icmp slt i32 %5, 16
  %86 = icmp ne i8 %84, 0
  %87 = select i1 %85, i1 true, i1 %86
  br i1 %87, label %96, label %88

88:                                               ; preds = %80
  %89 = add nsw i32 %5, -16
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %90
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !4
  %93 = add nsw i32 %92, %83
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %90
  %95 = load i8, ptr addrspace(3) %94, align 1, !tbaa !22
  br label %96

96:                                               ; preds = %88, %80
  %97 = phi i32 [ %83, %80 ], [ %93, %88 ]
  %98 = phi i8 [ %84, %80 ], [ %95, %88 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %97, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %98, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %99 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %100 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %101 = icmp slt i32 %5, 32
  %102 = icmp ne i8 %100, 0
  %103 = select i1 %101, i1 true, i1 %102
  br i1 %103, label %112, label %104

104:                                              ; preds = %96
  %105 = add nsw i32 %5, -32
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %106
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !4
  %109 = add nsw i32 %108, %99
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %106
  %111 = load i8, ptr addrspace(3) %110, align 1, !tbaa !22
  br label %112

112:                                              ; preds = %104, %96
  %113 = phi i32 [ %99, %96 ], [ %109, %104 ]
  %114 = phi i8 [ %100, %96 ], [ %111, %104 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %113, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %114, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %115 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %116 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %6
  store i32 %115, ptr addrspace(1) %116, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_scan_segmented(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 1 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = sext i32 %5 to i64
  %7 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %6
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr inbounds i32, ptr addrspace(3) @scan_segmented.val, i64 %6
  store i32 %8, ptr addrspace(3) %9, align 4, !tbaa !4
  %10 = icmp eq i32 %5, 0
  br i1 %10, label %15, label %11

11:                                               ; preds = %3
  %12 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %6
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !22
  %14 = icmp eq i8 %13, 0
  br label %15

15:                                               ; preds = %11, %3
  %16 = phi i1 [ true, %3 ], [ %14, %11 ]
  %17 = zext i1 %16 to i8
  %18 = getelementptr inbounds i8, ptr addrspace(3) @scan_segmented.flag, i64 %6
  store i8 %17, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %19 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %20 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %21 = icmp slt i32 %5, 1
  %22 = icmp ne i8 %20, 0
  %23 = select i1 %21, i1 true, i1 %22
  br i1 %23, label %32, label %24

24:                                               ; preds = %15
  %25 = add nsw i32 %5, -1
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %26
  %28 = load i32, ptr addrspace(3) %27, align 4, !tbaa !4
  %29 = add nsw i32 %28, %19
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %26
  %31 = load i8, ptr addrspace(3) %30, align 1, !tbaa !22
  br label %32

32:                                               ; preds = %24, %15
  %33 = phi i32 [ %19, %15 ], [ %29, %24 ]
  %34 = phi i8 [ %20, %15 ], [ %31, %24 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %33, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %34, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %35 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %36 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %37 = icmp slt i32 %5, 2
  %38 = icmp ne i8 %36, 0
  %39 = select i1 %37, i1 true, i1 %38
  br i1 %39, label %48, label %40

40:                                               ; preds = %32
  %41 = add nsw i32 %5, -2
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %42
  %44 = load i32, ptr addrspace(3) %43, align 4, !tbaa !4
  %45 = add nsw i32 %44, %35
  %46 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %42
  %47 = load i8, ptr addrspace(3) %46, align 1, !tbaa !22
  br label %48

48:                                               ; preds = %40, %32
  %49 = phi i32 [ %35, %32 ], [ %45, %40 ]
  %50 = phi i8 [ %36, %32 ], [ %47, %40 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %49, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %50, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %51 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %52 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %53 = icmp slt i32 %5, 4
  %54 = icmp ne i8 %52, 0
  %55 = select i1 %53, i1 true, i1 %54
  br i1 %55, label %64, label %56

56:                                               ; preds = %48
  %57 = add nsw i32 %5, -4
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %58
  %60 = load i32, ptr addrspace(3) %59, align 4, !tbaa !4
  %61 = add nsw i32 %60, %51
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %58
  %63 = load i8, ptr addrspace(3) %62, align 1, !tbaa !22
  br label %64

64:                                               ; preds = %56, %48
  %65 = phi i32 [ %51, %48 ], [ %61, %56 ]
  %66 = phi i8 [ %52, %48 ], [ %63, %56 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %65, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %66, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %67 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %68 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %69 = icmp slt i32 %5, 8
  %70 = icmp ne i8 %68, 0
  %71 = select i1 %69, i1 true, i1 %70
  br i1 %71, label %80, label %72

72:                                               ; preds = %64
  %73 = add nsw i32 %5, -8
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %74
  %76 = load i32, ptr addrspace(3) %75, align 4, !tbaa !4
  %77 = add nsw i32 %76, %67
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %74
  %79 = load i8, ptr addrspace(3) %78, align 1, !tbaa !22
  br label %80

80:                                               ; preds = %72, %64
  %81 = phi i32 [ %67, %64 ], [ %77, %72 ]
  %82 = phi i8 [ %68, %64 ], [ %79, %72 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %81, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %82, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %83 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %84 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %85 = icmp slt i32 %5, 16
  %86 = icmp ne i8 %84, 0
  %87 = select i1 %85, i1 true, i1 %86
  br i1 %87, label %96, label %88

88:                                               ; preds = %80
  %89 = add nsw i32 %5, -16
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %90
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !4
  %93 = add nsw i32 %92, %83
  %94 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %90
  %95 = load i8, ptr addrspace(3) %94, align 1, !tbaa !22
  br label %96

96:                                               ; preds = %88, %80
  %97 = phi i32 [ %83, %80 ], [ %93, %88 ]
  %98 = phi i8 [ %84, %80 ], [ %95, %88 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %97, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %98, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %99 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %100 = load i8, ptr addrspace(3) %18, align 1, !tbaa !22
  %101 = icmp slt i32 %5, 32
  %102 = icmp ne i8 %100, 0
  %103 = select i1 %101, i1 true, i1 %102
  br i1 %103, label %112, label %104

104:                                              ; preds = %96
  %105 = add nsw i32 %5, -32
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspace(3) @scan_segmented.val, i64 %106
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !4
  %109 = add nsw i32 %108, %99
  %110 = getelementptr inbounds nuw i8, ptr addrspace(3) @scan_segmented.flag, i64 %106
  %111 = load i8, ptr addrspace(3) %110, align 1, !tbaa !22
  br label %112

112:                                              ; preds = %104, %96
  %113 = phi i32 [ %99, %96 ], [ %109, %104 ]
  %114 = phi i8 [ %100, %96 ], [ %111, %104 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  store i32 %113, ptr addrspace(3) %9, align 4, !tbaa !4
  store i8 %114, ptr addrspace(3) %18, align 1, !tbaa !22
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %115 = load i32, ptr addrspace(3) %9, align 4, !tbaa !4
  %116 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %6
  store i32 %115, ptr addrspace(1) %116, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #4

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"uint*"}
!11 = !{!"const", !"", !""}
!12 = !{i32 1, i32 1, i32 1, i32 3}
!13 = !{!"none", !"none", !"none", !"none"}
!14 = !{!"uint*", !"uint*", !"uint*", !"uint*"}
!15 = !{!"const", !"", !"", !""}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"uint*", !"uint*"}
!19 = !{!"", !"const"}
!20 = !{!"int*", !"uchar*", !"int*"}
!21 = !{!"const", !"const", !""}
!22 = !{!6, !6, i64 0}
