; ModuleID = 'corpus/opencl/md4_ntlm.cl'
source_filename = "corpus/opencl/md4_ntlm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@__const.ntlm_vec2.st = private unnamed_addr addrspace(4) constant [4 x <2 x i32>] [<2 x i32> splat (i32 1732584193), <2 x i32> splat (i32 -271733879), <2 x i32> splat (i32 -1732584194), <2 x i32> splat (i32 271733878)], align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ntlm_vec2(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_ntlm_vec2(ptr addrspace(1) noundef align 1 %7, ptr addrspace(1) noundef align 1 %8, ptr addrspace(1) noundef align 4 %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_ntlm_vec2(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 1 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca [16 x i32], align 4
  %9 = alloca [16 x i32], align 4
  %10 = alloca [16 x <2 x i32>], align 8
  %11 = alloca i32, align 4
  %12 = alloca <2 x i32>, align 8
  %13 = alloca [4 x <2 x i32>], align 8
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 0
  %18 = load ptr addrspace(1), ptr %4, align 8
  %19 = load i32, ptr %7, align 4
  %20 = mul i32 %19, 32
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %21
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = load i32, ptr %7, align 4
  %25 = mul i32 %24, 2
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %23, i64 %26
  %28 = load i8, ptr addrspace(1) %27, align 1
  %29 = zext i8 %28 to i32
  call void @pack_utf16(ptr noundef %17, ptr addrspace(1) noundef %22, i32 noundef %29) #7
  %30 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 0
  %31 = load ptr addrspace(1), ptr %4, align 8
  %32 = load i32, ptr %7, align 4
  %33 = mul i32 %32, 32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %31, i64 %34
  %36 = getelementptr inbounds i8, ptr addrspace(1) %35, i64 16
  %37 = load ptr addrspace(1), ptr %5, align 8
  %38 = load i32, ptr %7, align 4
  %39 = mul i32 %38, 2
  %40 = add i32 %39, 1
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %37, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1
  %44 = zext i8 %43 to i32
  call void @pack_utf16(ptr noundef %30, ptr addrspace(1) noundef %36, i32 noundef %44) #7
  store i32 0, ptr %11, align 4
  br label %45

45:                                               ; preds = %63, %3
  %46 = load i32, ptr %11, align 4
  %47 = icmp slt i32 %46, 16
  br i1 %47, label %48, label %66

48:                                               ; preds = %45
  %49 = load i32, ptr %11, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [16 x i32], ptr %8, i64 0, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = insertelement <2 x i32> poison, i32 %52, i32 0
  %54 = load i32, ptr %11, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = insertelement <2 x i32> %53, i32 %57, i32 1
  store <2 x i32> %58, ptr %12, align 8
  %59 = load <2 x i32>, ptr %12, align 8
  %60 = load i32, ptr %11, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [16 x <2 x i32>], ptr %10, i64 0, i64 %61
  store <2 x i32> %59, ptr %62, align 8
  br label %63

63:                                               ; preds = %48
  %64 = load i32, ptr %11, align 4
  %65 = add nsw i32 %64, 1
  store i32 %65, ptr %11, align 4
  br label %45

66:                                               ; preds = %45
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %13, ptr addrspace(4) align 8 @__const.ntlm_vec2.st, i64 32, i1 false)
  %67 = getelementptr inbounds [4 x <2 x i32>], ptr %13, i64 0, i64 0
  %68 = getelementptr inbounds [16 x <2 x i32>], ptr %10, i64 0, i64 0
  call void @md4_2(ptr noundef %67, ptr noundef %68) #7
  store i32 0, ptr %14, align 4
  br label %69

69:                                               ; preds = %98, %66
  %70 = load i32, ptr %14, align 4
  %71 = icmp slt i32 %70, 4
  br i1 %71, label %72, label %101

72:                                               ; preds = %69
  %73 = load i32, ptr %14, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x <2 x i32>], ptr %13, i64 0, i64 %74
  %76 = load <2 x i32>, ptr %75, align 8
  %77 = extractelement <2 x i32> %76, i64 0
  %78 = load ptr addrspace(1), ptr %6, align 8
  %79 = load i32, ptr %7, align 4
  %80 = mul i32 %79, 8
  %81 = load i32, ptr %14, align 4
  %82 = add i32 %80, %81
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %78, i64 %83
  store i32 %77, ptr addrspace(1) %84, align 4
  %85 = load i32, ptr %14, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [4 x <2 x i32>], ptr %13, i64 0, i64 %86
  %88 = load <2 x i32>, ptr %87, align 8
  %89 = extractelement <2 x i32> %88, i64 1
  %90 = load ptr addrspace(1), ptr %6, align 8
  %91 = load i32, ptr %7, align 4
  %92 = mul i32 %91, 8
  %93 = add i32 %92, 4
  %94 = load i32, ptr %14, align 4
  %95 = add i32 %93, %94
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %90, i64 %96
  store i32 %89, ptr addrspace(1) %97, align 4
  br label %98

98:                                               ; preds = %72
  %99 = load i32, ptr %14, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %14, align 4
  br label %69

101:                                              ; preds = %69
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @md4_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_md4_chain(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_md4_chain(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [4 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca [16 x i32], align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %14 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  %15 = trunc i64 %14 to i32
  store i32 %15, ptr %7, align 4
  store i32 0, ptr %9, align 4
  br label %16

16:                                               ; preds = %31, %3
  %17 = load i32, ptr %9, align 4
  %18 = icmp slt i32 %17, 4
  br i1 %18, label %19, label %34

19:                                               ; preds = %16
  %20 = load ptr addrspace(1), ptr %4, align 8
  %21 = load i32, ptr %7, align 4
  %22 = mul i32 %21, 4
  %23 = load i32, ptr %9, align 4
  %24 = add i32 %22, %23
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %20, i64 %25
  %27 = load i32, ptr addrspace(1) %26, align 4
  %28 = load i32, ptr %9, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 %29
  store i32 %27, ptr %30, align 4
  br label %31

31:                                               ; preds = %19
  %32 = load i32, ptr %9, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %9, align 4
  br label %16

34:                                               ; preds = %16
  store i32 0, ptr %10, align 4
  br label %35

35:                                               ; preds = %63, %34
  %36 = load i32, ptr %10, align 4
  %37 = load i32, ptr %6, align 4
  %38 = icmp ult i32 %36, %37
  br i1 %38, label %39, label %66

39:                                               ; preds = %35
  call void @llvm.memset.p0.i64(ptr align 4 %11, i8 0, i64 64, i1 false)
  store i32 0, ptr %12, align 4
  br label %40

40:                                               ; preds = %51, %39
  %41 = load i32, ptr %12, align 4
  %42 = icmp slt i32 %41, 4
  br i1 %42, label %43, label %54

43:                                               ; preds = %40
  %44 = load i32, ptr %12, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = load i32, ptr %12, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 %49
  store i32 %47, ptr %50, align 4
  br label %51

51:                                               ; preds = %43
  %52 = load i32, ptr %12, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %12, align 4
  br label %40

54:                                               ; preds = %40
  %55 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 4
  store i32 128, ptr %55, align 4
  %56 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 14
  store i32 128, ptr %56, align 4
  %57 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 0
  store i32 1732584193, ptr %57, align 4
  %58 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 1
  store i32 -271733879, ptr %58, align 4
  %59 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 2
  store i32 -1732584194, ptr %59, align 4
  %60 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 3
  store i32 271733878, ptr %60, align 4
  %61 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 0
  %62 = getelementptr inbounds [16 x i32], ptr %11, i64 0, i64 0
  call void @md4_1(ptr noundef %61, ptr noundef %62) #7
  br label %63

63:                                               ; preds = %54
  %64 = load i32, ptr %10, align 4
  %65 = add i32 %64, 1
  store i32 %65, ptr %10, align 4
  br label %35

66:                                               ; preds = %35
  store i32 0, ptr %13, align 4
  br label %67

67:                                               ; preds = %82, %66
  %68 = load i32, ptr %13, align 4
  %69 = icmp slt i32 %68, 4
  br i1 %69, label %70, label %85

70:                                               ; preds = %67
  %71 = load i32, ptr %13, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [4 x i32], ptr %8, i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = load ptr addrspace(1), ptr %5, align 8
  %76 = load i32, ptr %7, align 4
  %77 = mul i32 %76, 4
  %78 = load i32, ptr %13, align 4
  %79 = add i32 %77, %78
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %75, i64 %80
  store i32 %74, ptr addrspace(1) %81, align 4
  br label %82

82:                                               ; preds = %70
  %83 = load i32, ptr %13, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %13, align 4
  br label %67

85:                                               ; preds = %67
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @pack_utf16(ptr noundef %0, ptr addrspace(1) noundef %1, i32 noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %9

9:                                                ; preds = %17, %3
  %10 = load i32, ptr %7, align 4
  %11 = icmp slt i32 %10, 16
  br i1 %11, label %12, label %20

12:                                               ; preds = %9
  %13 = load ptr, ptr %4, align 8
  %14 = load i32, ptr %7, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i32, ptr %13, i64 %15
  store i32 0, ptr %16, align 4
  br label %17

17:                                               ; preds = %12
  %18 = load i32, ptr %7, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %7, align 4
  br label %9

20:                                               ; preds = %9
  store i32 0, ptr %8, align 4
  br label %21

21:                                               ; preds = %44, %20
  %22 = load i32, ptr %8, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %47

25:                                               ; preds = %21
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %8, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %28
  %30 = load i8, ptr addrspace(1) %29, align 1
  %31 = zext i8 %30 to i32
  %32 = load i32, ptr %8, align 4
  %33 = and i32 %32, 1
  %34 = mul i32 %33, 16
  %35 = and i32 %34, 31
  %36 = shl i32 %31, %35
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %8, align 4
  %39 = lshr i32 %38, 1
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %37, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = or i32 %42, %36
  store i32 %43, ptr %41, align 4
  br label %44

44:                                               ; preds = %25
  %45 = load i32, ptr %8, align 4
  %46 = add i32 %45, 1
  store i32 %46, ptr %8, align 4
  br label %21

47:                                               ; preds = %21
  %48 = load i32, ptr %6, align 4
  %49 = and i32 %48, 1
  %50 = mul i32 %49, 16
  %51 = and i32 %50, 31
  %52 = shl i32 128, %51
  %53 = load ptr, ptr %4, align 8
  %54 = load i32, ptr %6, align 4
  %55 = lshr i32 %54, 1
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %53, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = or i32 %58, %52
  store i32 %59, ptr %57, align 4
  %60 = load i32, ptr %6, align 4
  %61 = mul i32 %60, 16
  %62 = load ptr, ptr %4, align 8
  %63 = getelementptr inbounds i32, ptr %62, i64 14
  store i32 %61, ptr %63, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @md4_2(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca <2 x i32>, align 8
  %6 = alloca <2 x i32>, align 8
  %7 = alloca <2 x i32>, align 8
  %8 = alloca <2 x i32>, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds <2 x i32>, ptr %13, i64 0
  %15 = load <2 x i32>, ptr %14, align 8
  store <2 x i32> %15, ptr %5, align 8
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds <2 x i32>, ptr %16, i64 1
  %18 = load <2 x i32>, ptr %17, align 8
  store <2 x i32> %18, ptr %6, align 8
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds <2 x i32>, ptr %19, i64 2
  %21 = load <2 x i32>, ptr %20, align 8
  store <2 x i32> %21, ptr %7, align 8
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds <2 x i32>, ptr %22, i64 3
  %24 = load <2 x i32>, ptr %23, align 8
  store <2 x i32> %24, ptr %8, align 8
  store i32 0, ptr %9, align 4
  br label %25

25:                                               ; preds = %88, %2
  %26 = load i32, ptr %9, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %91

28:                                               ; preds = %25
  %29 = load <2 x i32>, ptr %5, align 8
  %30 = load <2 x i32>, ptr %8, align 8
  %31 = load <2 x i32>, ptr %7, align 8
  %32 = load <2 x i32>, ptr %6, align 8
  %33 = call <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %30, <2 x i32> noundef %31, <2 x i32> noundef %32) #8
  %34 = add <2 x i32> %29, %33
  %35 = load ptr, ptr %4, align 8
  %36 = load i32, ptr %9, align 4
  %37 = mul nsw i32 4, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds <2 x i32>, ptr %35, i64 %38
  %40 = load <2 x i32>, ptr %39, align 8
  %41 = add <2 x i32> %34, %40
  %42 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %41, <2 x i32> noundef splat (i32 3)) #8
  store <2 x i32> %42, ptr %5, align 8
  %43 = load <2 x i32>, ptr %8, align 8
  %44 = load <2 x i32>, ptr %7, align 8
  %45 = load <2 x i32>, ptr %6, align 8
  %46 = load <2 x i32>, ptr %5, align 8
  %47 = call <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %44, <2 x i32> noundef %45, <2 x i32> noundef %46) #8
  %48 = add <2 x i32> %43, %47
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %9, align 4
  %51 = mul nsw i32 4, %50
  %52 = add nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds <2 x i32>, ptr %49, i64 %53
  %55 = load <2 x i32>, ptr %54, align 8
  %56 = add <2 x i32> %48, %55
  %57 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %56, <2 x i32> noundef splat (i32 7)) #8
  store <2 x i32> %57, ptr %8, align 8
  %58 = load <2 x i32>, ptr %7, align 8
  %59 = load <2 x i32>, ptr %6, align 8
  %60 = load <2 x i32>, ptr %5, align 8
  %61 = load <2 x i32>, ptr %8, align 8
  %62 = call <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %59, <2 x i32> noundef %60, <2 x i32> noundef %61) #8
  %63 = add <2 x i32> %58, %62
  %64 = load ptr, ptr %4, align 8
  %65 = load i32, ptr %9, align 4
  %66 = mul nsw i32 4, %65
  %67 = add nsw i32 %66, 2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds <2 x i32>, ptr %64, i64 %68
  %70 = load <2 x i32>, ptr %69, align 8
  %71 = add <2 x i32> %63, %70
  %72 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %71, <2 x i32> noundef splat (i32 11)) #8
  store <2 x i32> %72, ptr %7, align 8
  %73 = load <2 x i32>, ptr %6, align 8
  %74 = load <2 x i32>, ptr %5, align 8
  %75 = load <2 x i32>, ptr %8, align 8
  %76 = load <2 x i32>, ptr %7, align 8
  %77 = call <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %74, <2 x i32> noundef %75, <2 x i32> noundef %76) #8
  %78 = add <2 x i32> %73, %77
  %79 = load ptr, ptr %4, align 8
  %80 = load i32, ptr %9, align 4
  %81 = mul nsw i32 4, %80
  %82 = add nsw i32 %81, 3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds <2 x i32>, ptr %79, i64 %83
  %85 = load <2 x i32>, ptr %84, align 8
  %86 = add <2 x i32> %78, %85
  %87 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %86, <2 x i32> noundef splat (i32 19)) #8
  store <2 x i32> %87, ptr %6, align 8
  br label %88

88:                                               ; preds = %28
  %89 = load i32, ptr %9, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %9, align 4
  br label %25, !llvm.loop !17

91:                                               ; preds = %25
  store i32 0, ptr %10, align 4
  br label %92

92:                                               ; preds = %175, %91
  %93 = load i32, ptr %10, align 4
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %95, label %178

95:                                               ; preds = %92
  %96 = load <2 x i32>, ptr %5, align 8
  %97 = load <2 x i32>, ptr %6, align 8
  %98 = load <2 x i32>, ptr %7, align 8
  %99 = and <2 x i32> %97, %98
  %100 = load <2 x i32>, ptr %8, align 8
  %101 = load <2 x i32>, ptr %6, align 8
  %102 = load <2 x i32>, ptr %7, align 8
  %103 = or <2 x i32> %101, %102
  %104 = and <2 x i32> %100, %103
  %105 = or <2 x i32> %99, %104
  %106 = add <2 x i32> %96, %105
  %107 = load ptr, ptr %4, align 8
  %108 = load i32, ptr %10, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds <2 x i32>, ptr %107, i64 %109
  %111 = load <2 x i32>, ptr %110, align 8
  %112 = add <2 x i32> %106, %111
  %113 = add <2 x i32> %112, splat (i32 1518500249)
  %114 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %113, <2 x i32> noundef splat (i32 3)) #8
  store <2 x i32> %114, ptr %5, align 8
  %115 = load <2 x i32>, ptr %8, align 8
  %116 = load <2 x i32>, ptr %5, align 8
  %117 = load <2 x i32>, ptr %6, align 8
  %118 = and <2 x i32> %116, %117
  %119 = load <2 x i32>, ptr %7, align 8
  %120 = load <2 x i32>, ptr %5, align 8
  %121 = load <2 x i32>, ptr %6, align 8
  %122 = or <2 x i32> %120, %121
  %123 = and <2 x i32> %119, %122
  %124 = or <2 x i32> %118, %123
  %125 = add <2 x i32> %115, %124
  %126 = load ptr, ptr %4, align 8
  %127 = load i32, ptr %10, align 4
  %128 = add nsw i32 %127, 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds <2 x i32>, ptr %126, i64 %129
  %131 = load <2 x i32>, ptr %130, align 8
  %132 = add <2 x i32> %125, %131
  %133 = add <2 x i32> %132, splat (i32 1518500249)
  %134 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %133, <2 x i32> noundef splat (i32 5)) #8
  store <2 x i32> %134, ptr %8, align 8
  %135 = load <2 x i32>, ptr %7, align 8
  %136 = load <2 x i32>, ptr %8, align 8
  %137 = load <2 x i32>, ptr %5, align 8
  %138 = and <2 x i32> %136, %137
  %139 = load <2 x i32>, ptr %6, align 8
  %140 = load <2 x i32>, ptr %8, align 8
  %141 = load <2 x i32>, ptr %5, align 8
  %142 = or <2 x i32> %140, %141
  %143 = and <2 x i32> %139, %142
  %144 = or <2 x i32> %138, %143
  %145 = add <2 x i32> %135, %144
  %146 = load ptr, ptr %4, align 8
  %147 = load i32, ptr %10, align 4
  %148 = add nsw i32 %147, 8
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds <2 x i32>, ptr %146, i64 %149
  %151 = load <2 x i32>, ptr %150, align 8
  %152 = add <2 x i32> %145, %151
  %153 = add <2 x i32> %152, splat (i32 1518500249)
  %154 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %153, <2 x i32> noundef splat (i32 9)) #8
  store <2 x i32> %154, ptr %7, align 8
  %155 = load <2 x i32>, ptr %6, align 8
  %156 = load <2 x i32>, ptr %7, align 8
  %157 = load <2 x i32>, ptr %8, align 8
  %158 = and <2 x i32> %156, %157
  %159 = load <2 x i32>, ptr %5, align 8
  %160 = load <2 x i32>, ptr %7, align 8
  %161 = load <2 x i32>, ptr %8, align 8
  %162 = or <2 x i32> %160, %161
  %163 = and <2 x i32> %159, %162
  %164 = or <2 x i32> %158, %163
  %165 = add <2 x i32> %155, %164
  %166 = load ptr, ptr %4, align 8
  %167 = load i32, ptr %10, align 4
  %168 = add nsw i32 %167, 12
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds <2 x i32>, ptr %166, i64 %169
  %171 = load <2 x i32>, ptr %170, align 8
  %172 = add <2 x i32> %165, %171
  %173 = add <2 x i32> %172, splat (i32 1518500249)
  %174 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %173, <2 x i32> noundef splat (i32 13)) #8
  store <2 x i32> %174, ptr %6, align 8
  br label %175

175:                                              ; preds = %95
  %176 = load i32, ptr %10, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %10, align 4
  br label %92, !llvm.loop !19

178:                                              ; preds = %92
  store i32 0, ptr %11, align 4
  br label %179

179:                                              ; preds = %252, %178
  %180 = load i32, ptr %11, align 4
  %181 = icmp slt i32 %180, 4
  br i1 %181, label %182, label %255

182:                                              ; preds = %179
  %183 = load i32, ptr %11, align 4
  %184 = and i32 %183, 1
  %185 = shl i32 %184, 1
  %186 = load i32, ptr %11, align 4
  %187 = ashr i32 %186, 1
  %188 = or i32 %185, %187
  store i32 %188, ptr %12, align 4
  %189 = load <2 x i32>, ptr %5, align 8
  %190 = load <2 x i32>, ptr %6, align 8
  %191 = load <2 x i32>, ptr %7, align 8
  %192 = xor <2 x i32> %190, %191
  %193 = load <2 x i32>, ptr %8, align 8
  %194 = xor <2 x i32> %192, %193
  %195 = add <2 x i32> %189, %194
  %196 = load ptr, ptr %4, align 8
  %197 = load i32, ptr %12, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds <2 x i32>, ptr %196, i64 %198
  %200 = load <2 x i32>, ptr %199, align 8
  %201 = add <2 x i32> %195, %200
  %202 = add <2 x i32> %201, splat (i32 1859775393)
  %203 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %202, <2 x i32> noundef splat (i32 3)) #8
  store <2 x i32> %203, ptr %5, align 8
  %204 = load <2 x i32>, ptr %8, align 8
  %205 = load <2 x i32>, ptr %5, align 8
  %206 = load <2 x i32>, ptr %6, align 8
  %207 = xor <2 x i32> %205, %206
  %208 = load <2 x i32>, ptr %7, align 8
  %209 = xor <2 x i32> %207, %208
  %210 = add <2 x i32> %204, %209
  %211 = load ptr, ptr %4, align 8
  %212 = load i32, ptr %12, align 4
  %213 = add nsw i32 %212, 8
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds <2 x i32>, ptr %211, i64 %214
  %216 = load <2 x i32>, ptr %215, align 8
  %217 = add <2 x i32> %210, %216
  %218 = add <2 x i32> %217, splat (i32 1859775393)
  %219 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %218, <2 x i32> noundef splat (i32 9)) #8
  store <2 x i32> %219, ptr %8, align 8
  %220 = load <2 x i32>, ptr %7, align 8
  %221 = load <2 x i32>, ptr %8, align 8
  %222 = load <2 x i32>, ptr %5, align 8
  %223 = xor <2 x i32> %221, %222
  %224 = load <2 x i32>, ptr %6, align 8
  %225 = xor <2 x i32> %223, %224
  %226 = add <2 x i32> %220, %225
  %227 = load ptr, ptr %4, align 8
  %228 = load i32, ptr %12, align 4
  %229 = add nsw i32 %228, 4
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds <2 x i32>, ptr %227, i64 %230
  %232 = load <2 x i32>, ptr %231, align 8
  %233 = add <2 x i32> %226, %232
  %234 = add <2 x i32> %233, splat (i32 1859775393)
  %235 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %234, <2 x i32> noundef splat (i32 11)) #8
  store <2 x i32> %235, ptr %7, align 8
  %236 = load <2 x i32>, ptr %6, align 8
  %237 = load <2 x i32>, ptr %7, align 8
  %238 = load <2 x i32>, ptr %8, align 8
  %239 = xor <2 x i32> %237, %238
  %240 = load <2 x i32>, ptr %5, align 8
  %241 = xor <2 x i32> %239, %240
  %242 = add <2 x i32> %236, %241
  %243 = load ptr, ptr %4, align 8
  %244 = load i32, ptr %12, align 4
  %245 = add nsw i32 %244, 12
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds <2 x i32>, ptr %243, i64 %246
  %248 = load <2 x i32>, ptr %247, align 8
  %249 = add <2 x i32> %242, %248
  %250 = add <2 x i32> %249, splat (i32 1859775393)
  %251 = call <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %250, <2 x i32> noundef splat (i32 15)) #8
  store <2 x i32> %251, ptr %6, align 8
  br label %252

252:                                              ; preds = %182
  %253 = load i32, ptr %11, align 4
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %11, align 4
  br label %179, !llvm.loop !20

255:                                              ; preds = %179
  %256 = load <2 x i32>, ptr %5, align 8
  %257 = load ptr, ptr %3, align 8
  %258 = getelementptr inbounds <2 x i32>, ptr %257, i64 0
  %259 = load <2 x i32>, ptr %258, align 8
  %260 = add <2 x i32> %259, %256
  store <2 x i32> %260, ptr %258, align 8
  %261 = load <2 x i32>, ptr %6, align 8
  %262 = load ptr, ptr %3, align 8
  %263 = getelementptr inbounds <2 x i32>, ptr %262, i64 1
  %264 = load <2 x i32>, ptr %263, align 8
  %265 = add <2 x i32> %264, %261
  store <2 x i32> %265, ptr %263, align 8
  %266 = load <2 x i32>, ptr %7, align 8
  %267 = load ptr, ptr %3, align 8
  %268 = getelementptr inbounds <2 x i32>, ptr %267, i64 2
  %269 = load <2 x i32>, ptr %268, align 8
  %270 = add <2 x i32> %269, %266
  store <2 x i32> %270, ptr %268, align 8
  %271 = load <2 x i32>, ptr %8, align 8
  %272 = load ptr, ptr %3, align 8
  %273 = getelementptr inbounds <2 x i32>, ptr %272, i64 3
  %274 = load <2 x i32>, ptr %273, align 8
  %275 = add <2 x i32> %274, %271
  store <2 x i32> %275, ptr %273, align 8
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @md4_1(ptr noundef %0, ptr noundef %1) #1 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %13 = load ptr, ptr %3, align 8
  %14 = getelementptr inbounds i32, ptr %13, i64 0
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %5, align 4
  %16 = load ptr, ptr %3, align 8
  %17 = getelementptr inbounds i32, ptr %16, i64 1
  %18 = load i32, ptr %17, align 4
  store i32 %18, ptr %6, align 4
  %19 = load ptr, ptr %3, align 8
  %20 = getelementptr inbounds i32, ptr %19, i64 2
  %21 = load i32, ptr %20, align 4
  store i32 %21, ptr %7, align 4
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds i32, ptr %22, i64 3
  %24 = load i32, ptr %23, align 4
  store i32 %24, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %25

25:                                               ; preds = %88, %2
  %26 = load i32, ptr %9, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %91

28:                                               ; preds = %25
  %29 = load i32, ptr %5, align 4
  %30 = load i32, ptr %8, align 4
  %31 = load i32, ptr %7, align 4
  %32 = load i32, ptr %6, align 4
  %33 = call i32 @_Z9bitselectjjj(i32 noundef %30, i32 noundef %31, i32 noundef %32) #8
  %34 = add i32 %29, %33
  %35 = load ptr, ptr %4, align 8
  %36 = load i32, ptr %9, align 4
  %37 = mul nsw i32 4, %36
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %35, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = add i32 %34, %40
  %42 = call i32 @_Z6rotatejj(i32 noundef %41, i32 noundef 3) #8
  store i32 %42, ptr %5, align 4
  %43 = load i32, ptr %8, align 4
  %44 = load i32, ptr %7, align 4
  %45 = load i32, ptr %6, align 4
  %46 = load i32, ptr %5, align 4
  %47 = call i32 @_Z9bitselectjjj(i32 noundef %44, i32 noundef %45, i32 noundef %46) #8
  %48 = add i32 %43, %47
  %49 = load ptr, ptr %4, align 8
  %50 = load i32, ptr %9, align 4
  %51 = mul nsw i32 4, %50
  %52 = add nsw i32 %51, 1
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %49, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = add i32 %48, %55
  %57 = call i32 @_Z6rotatejj(i32 noundef %56, i32 noundef 7) #8
  store i32 %57, ptr %8, align 4
  %58 = load i32, ptr %7, align 4
  %59 = load i32, ptr %6, align 4
  %60 = load i32, ptr %5, align 4
  %61 = load i32, ptr %8, align 4
  %62 = call i32 @_Z9bitselectjjj(i32 noundef %59, i32 noundef %60, i32 noundef %61) #8
  %63 = add i32 %58, %62
  %64 = load ptr, ptr %4, align 8
  %65 = load i32, ptr %9, align 4
  %66 = mul nsw i32 4, %65
  %67 = add nsw i32 %66, 2
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds i32, ptr %64, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = add i32 %63, %70
  %72 = call i32 @_Z6rotatejj(i32 noundef %71, i32 noundef 11) #8
  store i32 %72, ptr %7, align 4
  %73 = load i32, ptr %6, align 4
  %74 = load i32, ptr %5, align 4
  %75 = load i32, ptr %8, align 4
  %76 = load i32, ptr %7, align 4
  %77 = call i32 @_Z9bitselectjjj(i32 noundef %74, i32 noundef %75, i32 noundef %76) #8
  %78 = add i32 %73, %77
  %79 = load ptr, ptr %4, align 8
  %80 = load i32, ptr %9, align 4
  %81 = mul nsw i32 4, %80
  %82 = add nsw i32 %81, 3
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %79, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = add i32 %78, %85
  %87 = call i32 @_Z6rotatejj(i32 noundef %86, i32 noundef 19) #8
  store i32 %87, ptr %6, align 4
  br label %88

88:                                               ; preds = %28
  %89 = load i32, ptr %9, align 4
  %90 = add nsw i32 %89, 1
  store i32 %90, ptr %9, align 4
  br label %25, !llvm.loop !21

91:                                               ; preds = %25
  store i32 0, ptr %10, align 4
  br label %92

92:                                               ; preds = %175, %91
  %93 = load i32, ptr %10, align 4
  %94 = icmp slt i32 %93, 4
  br i1 %94, label %95, label %178

95:                                               ; preds = %92
  %96 = load i32, ptr %5, align 4
  %97 = load i32, ptr %6, align 4
  %98 = load i32, ptr %7, align 4
  %99 = and i32 %97, %98
  %100 = load i32, ptr %8, align 4
  %101 = load i32, ptr %6, align 4
  %102 = load i32, ptr %7, align 4
  %103 = or i32 %101, %102
  %104 = and i32 %100, %103
  %105 = or i32 %99, %104
  %106 = add i32 %96, %105
  %107 = load ptr, ptr %4, align 8
  %108 = load i32, ptr %10, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %107, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = add i32 %106, %111
  %113 = add i32 %112, 1518500249
  %114 = call i32 @_Z6rotatejj(i32 noundef %113, i32 noundef 3) #8
  store i32 %114, ptr %5, align 4
  %115 = load i32, ptr %8, align 4
  %116 = load i32, ptr %5, align 4
  %117 = load i32, ptr %6, align 4
  %118 = and i32 %116, %117
  %119 = load i32, ptr %7, align 4
  %120 = load i32, ptr %5, align 4
  %121 = load i32, ptr %6, align 4
  %122 = or i32 %120, %121
  %123 = and i32 %119, %122
  %124 = or i32 %118, %123
  %125 = add i32 %115, %124
  %126 = load ptr, ptr %4, align 8
  %127 = load i32, ptr %10, align 4
  %128 = add nsw i32 %127, 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %126, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = add i32 %125, %131
  %133 = add i32 %132, 1518500249
  %134 = call i32 @_Z6rotatejj(i32 noundef %133, i32 noundef 5) #8
  store i32 %134, ptr %8, align 4
  %135 = load i32, ptr %7, align 4
  %136 = load i32, ptr %8, align 4
  %137 = load i32, ptr %5, align 4
  %138 = and i32 %136, %137
  %139 = load i32, ptr %6, align 4
  %140 = load i32, ptr %8, align 4
  %141 = load i32, ptr %5, align 4
  %142 = or i32 %140, %141
  %143 = and i32 %139, %142
  %144 = or i32 %138, %143
  %145 = add i32 %135, %144
  %146 = load ptr, ptr %4, align 8
  %147 = load i32, ptr %10, align 4
  %148 = add nsw i32 %147, 8
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %146, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = add i32 %145, %151
  %153 = add i32 %152, 1518500249
  %154 = call i32 @_Z6rotatejj(i32 noundef %153, i32 noundef 9) #8
  store i32 %154, ptr %7, align 4
  %155 = load i32, ptr %6, align 4
  %156 = load i32, ptr %7, align 4
  %157 = load i32, ptr %8, align 4
  %158 = and i32 %156, %157
  %159 = load i32, ptr %5, align 4
  %160 = load i32, ptr %7, align 4
  %161 = load i32, ptr %8, align 4
  %162 = or i32 %160, %161
  %163 = and i32 %159, %162
  %164 = or i32 %158, %163
  %165 = add i32 %155, %164
  %166 = load ptr, ptr %4, align 8
  %167 = load i32, ptr %10, align 4
  %168 = add nsw i32 %167, 12
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds i32, ptr %166, i64 %169
  %171 = load i32, ptr %170, align 4
  %172 = add i32 %165, %171
  %173 = add i32 %172, 1518500249
  %174 = call i32 @_Z6rotatejj(i32 noundef %173, i32 noundef 13) #8
  store i32 %174, ptr %6, align 4
  br label %175

175:                                              ; preds = %95
  %176 = load i32, ptr %10, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %10, align 4
  br label %92, !llvm.loop !22

178:                                              ; preds = %92
  store i32 0, ptr %11, align 4
  br label %179

179:                                              ; preds = %252, %178
  %180 = load i32, ptr %11, align 4
  %181 = icmp slt i32 %180, 4
  br i1 %181, label %182, label %255

182:                                              ; preds = %179
  %183 = load i32, ptr %11, align 4
  %184 = and i32 %183, 1
  %185 = shl i32 %184, 1
  %186 = load i32, ptr %11, align 4
  %187 = ashr i32 %186, 1
  %188 = or i32 %185, %187
  store i32 %188, ptr %12, align 4
  %189 = load i32, ptr %5, align 4
  %190 = load i32, ptr %6, align 4
  %191 = load i32, ptr %7, align 4
  %192 = xor i32 %190, %191
  %193 = load i32, ptr %8, align 4
  %194 = xor i32 %192, %193
  %195 = add i32 %189, %194
  %196 = load ptr, ptr %4, align 8
  %197 = load i32, ptr %12, align 4
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i32, ptr %196, i64 %198
  %200 = load i32, ptr %199, align 4
  %201 = add i32 %195, %200
  %202 = add i32 %201, 1859775393
  %203 = call i32 @_Z6rotatejj(i32 noundef %202, i32 noundef 3) #8
  store i32 %203, ptr %5, align 4
  %204 = load i32, ptr %8, align 4
  %205 = load i32, ptr %5, align 4
  %206 = load i32, ptr %6, align 4
  %207 = xor i32 %205, %206
  %208 = load i32, ptr %7, align 4
  %209 = xor i32 %207, %208
  %210 = add i32 %204, %209
  %211 = load ptr, ptr %4, align 8
  %212 = load i32, ptr %12, align 4
  %213 = add nsw i32 %212, 8
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds i32, ptr %211, i64 %214
  %216 = load i32, ptr %215, align 4
  %217 = add i32 %210, %216
  %218 = add i32 %217, 1859775393
  %219 = call i32 @_Z6rotatejj(i32 noundef %218, i32 noundef 9) #8
  store i32 %219, ptr %8, align 4
  %220 = load i32, ptr %7, align 4
  %221 = load i32, ptr %8, align 4
  %222 = load i32, ptr %5, align 4
  %223 = xor i32 %221, %222
  %224 = load i32, ptr %6, align 4
  %225 = xor i32 %223, %224
  %226 = add i32 %220, %225
  %227 = load ptr, ptr %4, align 8
  %228 = load i32, ptr %12, align 4
  %229 = add nsw i32 %228, 4
  %230 = sext i32 %229 to i64
  %231 = getelementptr inbounds i32, ptr %227, i64 %230
  %232 = load i32, ptr %231, align 4
  %233 = add i32 %226, %232
  %234 = add i32 %233, 1859775393
  %235 = call i32 @_Z6rotatejj(i32 noundef %234, i32 noundef 11) #8
  store i32 %235, ptr %7, align 4
  %236 = load i32, ptr %6, align 4
  %237 = load i32, ptr %7, align 4
  %238 = load i32, ptr %8, align 4
  %239 = xor i32 %237, %238
  %240 = load i32, ptr %5, align 4
  %241 = xor i32 %239, %240
  %242 = add i32 %236, %241
  %243 = load ptr, ptr %4, align 8
  %244 = load i32, ptr %12, align 4
  %245 = add nsw i32 %244, 12
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds i32, ptr %243, i64 %246
  %248 = load i32, ptr %247, align 4
  %249 = add i32 %242, %248
  %250 = add i32 %249, 1859775393
  %251 = call i32 @_Z6rotatejj(i32 noundef %250, i32 noundef 15) #8
  store i32 %251, ptr %6, align 4
  br label %252

252:                                              ; preds = %182
  %253 = load i32, ptr %11, align 4
  %254 = add nsw i32 %253, 1
  store i32 %254, ptr %11, align 4
  br label %179, !llvm.loop !23

255:                                              ; preds = %179
  %256 = load i32, ptr %5, align 4
  %257 = load ptr, ptr %3, align 8
  %258 = getelementptr inbounds i32, ptr %257, i64 0
  %259 = load i32, ptr %258, align 4
  %260 = add i32 %259, %256
  store i32 %260, ptr %258, align 4
  %261 = load i32, ptr %6, align 4
  %262 = load ptr, ptr %3, align 8
  %263 = getelementptr inbounds i32, ptr %262, i64 1
  %264 = load i32, ptr %263, align 4
  %265 = add i32 %264, %261
  store i32 %265, ptr %263, align 4
  %266 = load i32, ptr %7, align 4
  %267 = load ptr, ptr %3, align 8
  %268 = getelementptr inbounds i32, ptr %267, i64 2
  %269 = load i32, ptr %268, align 4
  %270 = add i32 %269, %266
  store i32 %270, ptr %268, align 4
  %271 = load i32, ptr %8, align 4
  %272 = load ptr, ptr %3, align 8
  %273 = getelementptr inbounds i32, ptr %272, i64 3
  %274 = load i32, ptr %273, align 4
  %275 = add i32 %274, %271
  store i32 %275, ptr %273, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #4 {
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

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <2 x i32> @_Z6rotateDv2_jS_(<2 x i32> noundef %0, <2 x i32> noundef %1) #4 {
  %3 = tail call noundef <2 x i32> @llvm.fshl.v2i32(<2 x i32> %0, <2 x i32> %0, <2 x i32> %1)
  ret <2 x i32> %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x i32> @llvm.fshl.v2i32(<2 x i32>, <2 x i32>, <2 x i32>) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z9bitselectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #4 {
  %4 = xor i32 %1, %0
  %5 = and i32 %2, %4
  %6 = xor i32 %5, %0
  ret i32 %6
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <2 x i32> @_Z9bitselectDv2_jS_S_(<2 x i32> noundef %0, <2 x i32> noundef %1, <2 x i32> noundef %2) #4 {
  %4 = xor <2 x i32> %1, %0
  %5 = and <2 x i32> %2, %4
  %6 = xor <2 x i32> %5, %0
  ret <2 x i32> %6
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!12 = !{!"uchar*", !"uchar*", !"uint*"}
!13 = !{!"const", !"const", !""}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"uint*", !"uint*", !"uint"}
!16 = !{!"const", !"", !""}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.enable"}
!19 = distinct !{!19, !18}
!20 = distinct !{!20, !18}
!21 = distinct !{!21, !18}
!22 = distinct !{!22, !18}
!23 = distinct !{!23, !18}
