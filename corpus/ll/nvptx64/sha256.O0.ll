; ModuleID = 'corpus/opencl/sha256.cl'
source_filename = "corpus/opencl/sha256.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@k256 = dso_local addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sha256_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_sha256_blocks(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sha256_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [8 x i32], align 4
  %9 = alloca [16 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %7, align 4
  %15 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  call void @sha256_init(ptr noundef %15) #6
  store i32 0, ptr %10, align 4
  br label %16

16:                                               ; preds = %46, %3
  %17 = load i32, ptr %10, align 4
  %18 = load i32, ptr %6, align 4
  %19 = icmp ult i32 %17, %18
  br i1 %19, label %20, label %49

20:                                               ; preds = %16
  store i32 0, ptr %11, align 4
  br label %21

21:                                               ; preds = %40, %20
  %22 = load i32, ptr %11, align 4
  %23 = icmp slt i32 %22, 16
  br i1 %23, label %24, label %43

24:                                               ; preds = %21
  %25 = load ptr addrspace(1), ptr %4, align 8
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %6, align 4
  %28 = mul i32 %26, %27
  %29 = load i32, ptr %10, align 4
  %30 = add i32 %28, %29
  %31 = mul i32 %30, 16
  %32 = load i32, ptr %11, align 4
  %33 = add i32 %31, %32
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(1) %25, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4
  %37 = load i32, ptr %11, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 %38
  store i32 %36, ptr %39, align 4
  br label %40

40:                                               ; preds = %24
  %41 = load i32, ptr %11, align 4
  %42 = add nsw i32 %41, 1
  store i32 %42, ptr %11, align 4
  br label %21

43:                                               ; preds = %21
  %44 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 0
  %45 = getelementptr inbounds [16 x i32], ptr %9, i64 0, i64 0
  call void @sha256_transform(ptr noundef %44, ptr noundef %45) #6
  br label %46

46:                                               ; preds = %43
  %47 = load i32, ptr %10, align 4
  %48 = add i32 %47, 1
  store i32 %48, ptr %10, align 4
  br label %16

49:                                               ; preds = %16
  store i32 0, ptr %12, align 4
  br label %50

50:                                               ; preds = %65, %49
  %51 = load i32, ptr %12, align 4
  %52 = icmp slt i32 %51, 8
  br i1 %52, label %53, label %68

53:                                               ; preds = %50
  %54 = load i32, ptr %12, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [8 x i32], ptr %8, i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = load ptr addrspace(1), ptr %5, align 8
  %59 = load i32, ptr %7, align 4
  %60 = mul i32 %59, 8
  %61 = load i32, ptr %12, align 4
  %62 = add i32 %60, %61
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %58, i64 %63
  store i32 %57, ptr addrspace(1) %64, align 4
  br label %65

65:                                               ; preds = %53
  %66 = load i32, ptr %12, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %12, align 4
  br label %50

68:                                               ; preds = %50
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sha256d_nonce(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr addrspace(1) %3, ptr %8, align 8
  %9 = load ptr addrspace(1), ptr %5, align 8
  %10 = load i32, ptr %6, align 4
  %11 = load i32, ptr %7, align 4
  %12 = load ptr addrspace(1), ptr %8, align 8
  call void @__clang_ocl_kern_imp_sha256d_nonce(ptr addrspace(1) noundef align 4 %9, i32 noundef %10, i32 noundef %11, ptr addrspace(1) noundef align 4 %12) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sha256d_nonce(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca [8 x i32], align 4
  %11 = alloca [8 x i32], align 4
  %12 = alloca [16 x i32], align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  store ptr addrspace(1) %3, ptr %8, align 8
  %17 = load i32, ptr %6, align 4
  %18 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %19 = trunc i64 %18 to i32
  %20 = add i32 %17, %19
  store i32 %20, ptr %9, align 4
  %21 = getelementptr inbounds [8 x i32], ptr %10, i64 0, i64 0
  call void @sha256_init(ptr noundef %21) #6
  store i32 0, ptr %13, align 4
  br label %22

22:                                               ; preds = %34, %4
  %23 = load i32, ptr %13, align 4
  %24 = icmp slt i32 %23, 16
  br i1 %24, label %25, label %37

25:                                               ; preds = %22
  %26 = load ptr addrspace(1), ptr %5, align 8
  %27 = load i32, ptr %13, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr addrspace(1) %26, i64 %28
  %30 = load i32, ptr addrspace(1) %29, align 4
  %31 = load i32, ptr %13, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %32
  store i32 %30, ptr %33, align 4
  br label %34

34:                                               ; preds = %25
  %35 = load i32, ptr %13, align 4
  %36 = add nsw i32 %35, 1
  store i32 %36, ptr %13, align 4
  br label %22

37:                                               ; preds = %22
  %38 = getelementptr inbounds [8 x i32], ptr %10, i64 0, i64 0
  %39 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  call void @sha256_transform(ptr noundef %38, ptr noundef %39) #6
  store i32 0, ptr %14, align 4
  br label %40

40:                                               ; preds = %47, %37
  %41 = load i32, ptr %14, align 4
  %42 = icmp slt i32 %41, 16
  br i1 %42, label %43, label %50

43:                                               ; preds = %40
  %44 = load i32, ptr %14, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %45
  store i32 0, ptr %46, align 4
  br label %47

47:                                               ; preds = %43
  %48 = load i32, ptr %14, align 4
  %49 = add nsw i32 %48, 1
  store i32 %49, ptr %14, align 4
  br label %40

50:                                               ; preds = %40
  %51 = load ptr addrspace(1), ptr %5, align 8
  %52 = getelementptr inbounds i32, ptr addrspace(1) %51, i64 16
  %53 = load i32, ptr addrspace(1) %52, align 4
  %54 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  store i32 %53, ptr %54, align 4
  %55 = load ptr addrspace(1), ptr %5, align 8
  %56 = getelementptr inbounds i32, ptr addrspace(1) %55, i64 17
  %57 = load i32, ptr addrspace(1) %56, align 4
  %58 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 1
  store i32 %57, ptr %58, align 4
  %59 = load ptr addrspace(1), ptr %5, align 8
  %60 = getelementptr inbounds i32, ptr addrspace(1) %59, i64 18
  %61 = load i32, ptr addrspace(1) %60, align 4
  %62 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 2
  store i32 %61, ptr %62, align 4
  %63 = load i32, ptr %9, align 4
  %64 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 3
  store i32 %63, ptr %64, align 4
  %65 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 4
  store i32 -2147483648, ptr %65, align 4
  %66 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  store i32 640, ptr %66, align 4
  %67 = getelementptr inbounds [8 x i32], ptr %10, i64 0, i64 0
  %68 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  call void @sha256_transform(ptr noundef %67, ptr noundef %68) #6
  store i32 0, ptr %15, align 4
  br label %69

69:                                               ; preds = %80, %50
  %70 = load i32, ptr %15, align 4
  %71 = icmp slt i32 %70, 8
  br i1 %71, label %72, label %83

72:                                               ; preds = %69
  %73 = load i32, ptr %15, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [8 x i32], ptr %10, i64 0, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = load i32, ptr %15, align 4
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %78
  store i32 %76, ptr %79, align 4
  br label %80

80:                                               ; preds = %72
  %81 = load i32, ptr %15, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %15, align 4
  br label %69

83:                                               ; preds = %69
  %84 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 8
  store i32 -2147483648, ptr %84, align 4
  store i32 9, ptr %16, align 4
  br label %85

85:                                               ; preds = %92, %83
  %86 = load i32, ptr %16, align 4
  %87 = icmp slt i32 %86, 15
  br i1 %87, label %88, label %95

88:                                               ; preds = %85
  %89 = load i32, ptr %16, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 %90
  store i32 0, ptr %91, align 4
  br label %92

92:                                               ; preds = %88
  %93 = load i32, ptr %16, align 4
  %94 = add nsw i32 %93, 1
  store i32 %94, ptr %16, align 4
  br label %85

95:                                               ; preds = %85
  %96 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 15
  store i32 256, ptr %96, align 4
  %97 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 0
  call void @sha256_init(ptr noundef %97) #6
  %98 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 0
  %99 = getelementptr inbounds [16 x i32], ptr %12, i64 0, i64 0
  call void @sha256_transform(ptr noundef %98, ptr noundef %99) #6
  %100 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 7
  %101 = load i32, ptr %100, align 4
  %102 = load ptr addrspace(1), ptr %8, align 8
  %103 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %104 = add i64 2, %103
  %105 = getelementptr inbounds nuw i32, ptr addrspace(1) %102, i64 %104
  store volatile i32 %101, ptr addrspace(1) %105, align 4
  %106 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 7
  %107 = load i32, ptr %106, align 4
  %108 = load i32, ptr %7, align 4
  %109 = icmp ule i32 %107, %108
  br i1 %109, label %110, label %114

110:                                              ; preds = %95
  %111 = load ptr addrspace(1), ptr %8, align 8
  %112 = getelementptr inbounds i32, ptr addrspace(1) %111, i64 0
  %113 = call i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef %112) #6
  br label %114

114:                                              ; preds = %110, %95
  %115 = load ptr addrspace(1), ptr %8, align 8
  %116 = getelementptr inbounds i32, ptr addrspace(1) %115, i64 1
  %117 = getelementptr inbounds [8 x i32], ptr %11, i64 0, i64 7
  %118 = load i32, ptr %117, align 4
  %119 = xor i32 %118, -1
  %120 = call i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef %116, i32 noundef %119) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @sha256_init(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
  %3 = load ptr, ptr %2, align 8
  %4 = getelementptr inbounds i32, ptr %3, i64 0
  store i32 1779033703, ptr %4, align 4
  %5 = load ptr, ptr %2, align 8
  %6 = getelementptr inbounds i32, ptr %5, i64 1
  store i32 -1150833019, ptr %6, align 4
  %7 = load ptr, ptr %2, align 8
  %8 = getelementptr inbounds i32, ptr %7, i64 2
  store i32 1013904242, ptr %8, align 4
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds i32, ptr %9, i64 3
  store i32 -1521486534, ptr %10, align 4
  %11 = load ptr, ptr %2, align 8
  %12 = getelementptr inbounds i32, ptr %11, i64 4
  store i32 1359893119, ptr %12, align 4
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i32, ptr %13, i64 5
  store i32 -1694144372, ptr %14, align 4
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i32, ptr %15, i64 6
  store i32 528734635, ptr %16, align 4
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds i32, ptr %17, i64 7
  store i32 1541459225, ptr %18, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @sha256_transform(ptr noundef %0, ptr noundef %1) #1 {
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
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %17 = load ptr, ptr %3, align 8
  %18 = getelementptr inbounds i32, ptr %17, i64 0
  %19 = load i32, ptr %18, align 4
  store i32 %19, ptr %5, align 4
  %20 = load ptr, ptr %3, align 8
  %21 = getelementptr inbounds i32, ptr %20, i64 1
  %22 = load i32, ptr %21, align 4
  store i32 %22, ptr %6, align 4
  %23 = load ptr, ptr %3, align 8
  %24 = getelementptr inbounds i32, ptr %23, i64 2
  %25 = load i32, ptr %24, align 4
  store i32 %25, ptr %7, align 4
  %26 = load ptr, ptr %3, align 8
  %27 = getelementptr inbounds i32, ptr %26, i64 3
  %28 = load i32, ptr %27, align 4
  store i32 %28, ptr %8, align 4
  %29 = load ptr, ptr %3, align 8
  %30 = getelementptr inbounds i32, ptr %29, i64 4
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %9, align 4
  %32 = load ptr, ptr %3, align 8
  %33 = getelementptr inbounds i32, ptr %32, i64 5
  %34 = load i32, ptr %33, align 4
  store i32 %34, ptr %10, align 4
  %35 = load ptr, ptr %3, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 6
  %37 = load i32, ptr %36, align 4
  store i32 %37, ptr %11, align 4
  %38 = load ptr, ptr %3, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 7
  %40 = load i32, ptr %39, align 4
  store i32 %40, ptr %12, align 4
  store i32 0, ptr %13, align 4
  br label %41

41:                                               ; preds = %179, %2
  %42 = load i32, ptr %13, align 4
  %43 = icmp slt i32 %42, 64
  br i1 %43, label %44, label %182

44:                                               ; preds = %41
  store i32 0, ptr %14, align 4
  br label %45

45:                                               ; preds = %175, %44
  %46 = load i32, ptr %14, align 4
  %47 = icmp slt i32 %46, 16
  br i1 %47, label %48, label %178

48:                                               ; preds = %45
  %49 = load i32, ptr %13, align 4
  %50 = icmp sgt i32 %49, 0
  br i1 %50, label %51, label %119

51:                                               ; preds = %48
  %52 = load ptr, ptr %4, align 8
  %53 = load i32, ptr %14, align 4
  %54 = add nsw i32 %53, 14
  %55 = and i32 %54, 15
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %52, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = call i32 @_Z6rotatejj(i32 noundef %58, i32 noundef 15) #7
  %60 = load ptr, ptr %4, align 8
  %61 = load i32, ptr %14, align 4
  %62 = add nsw i32 %61, 14
  %63 = and i32 %62, 15
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %60, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = call i32 @_Z6rotatejj(i32 noundef %66, i32 noundef 13) #7
  %68 = xor i32 %59, %67
  %69 = load ptr, ptr %4, align 8
  %70 = load i32, ptr %14, align 4
  %71 = add nsw i32 %70, 14
  %72 = and i32 %71, 15
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %69, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = lshr i32 %75, 10
  %77 = xor i32 %68, %76
  %78 = load ptr, ptr %4, align 8
  %79 = load i32, ptr %14, align 4
  %80 = add nsw i32 %79, 9
  %81 = and i32 %80, 15
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i32, ptr %78, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = add i32 %77, %84
  %86 = load ptr, ptr %4, align 8
  %87 = load i32, ptr %14, align 4
  %88 = add nsw i32 %87, 1
  %89 = and i32 %88, 15
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i32, ptr %86, i64 %90
  %92 = load i32, ptr %91, align 4
  %93 = call i32 @_Z6rotatejj(i32 noundef %92, i32 noundef 25) #7
  %94 = load ptr, ptr %4, align 8
  %95 = load i32, ptr %14, align 4
  %96 = add nsw i32 %95, 1
  %97 = and i32 %96, 15
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds i32, ptr %94, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = call i32 @_Z6rotatejj(i32 noundef %100, i32 noundef 14) #7
  %102 = xor i32 %93, %101
  %103 = load ptr, ptr %4, align 8
  %104 = load i32, ptr %14, align 4
  %105 = add nsw i32 %104, 1
  %106 = and i32 %105, 15
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %103, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = lshr i32 %109, 3
  %111 = xor i32 %102, %110
  %112 = add i32 %85, %111
  %113 = load ptr, ptr %4, align 8
  %114 = load i32, ptr %14, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %113, i64 %115
  %117 = load i32, ptr %116, align 4
  %118 = add i32 %117, %112
  store i32 %118, ptr %116, align 4
  br label %119

119:                                              ; preds = %51, %48
  %120 = load i32, ptr %12, align 4
  %121 = load i32, ptr %9, align 4
  %122 = call i32 @_Z6rotatejj(i32 noundef %121, i32 noundef 26) #7
  %123 = load i32, ptr %9, align 4
  %124 = call i32 @_Z6rotatejj(i32 noundef %123, i32 noundef 21) #7
  %125 = xor i32 %122, %124
  %126 = load i32, ptr %9, align 4
  %127 = call i32 @_Z6rotatejj(i32 noundef %126, i32 noundef 7) #7
  %128 = xor i32 %125, %127
  %129 = add i32 %120, %128
  %130 = load i32, ptr %11, align 4
  %131 = load i32, ptr %10, align 4
  %132 = load i32, ptr %9, align 4
  %133 = call i32 @_Z9bitselectjjj(i32 noundef %130, i32 noundef %131, i32 noundef %132) #7
  %134 = add i32 %129, %133
  %135 = load i32, ptr %13, align 4
  %136 = load i32, ptr %14, align 4
  %137 = add nsw i32 %135, %136
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [64 x i32], ptr addrspace(4) @k256, i64 0, i64 %138
  %140 = load i32, ptr addrspace(4) %139, align 4
  %141 = add i32 %134, %140
  %142 = load ptr, ptr %4, align 8
  %143 = load i32, ptr %14, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %142, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = add i32 %141, %146
  store i32 %147, ptr %15, align 4
  %148 = load i32, ptr %5, align 4
  %149 = call i32 @_Z6rotatejj(i32 noundef %148, i32 noundef 30) #7
  %150 = load i32, ptr %5, align 4
  %151 = call i32 @_Z6rotatejj(i32 noundef %150, i32 noundef 19) #7
  %152 = xor i32 %149, %151
  %153 = load i32, ptr %5, align 4
  %154 = call i32 @_Z6rotatejj(i32 noundef %153, i32 noundef 10) #7
  %155 = xor i32 %152, %154
  %156 = load i32, ptr %5, align 4
  %157 = load i32, ptr %6, align 4
  %158 = load i32, ptr %5, align 4
  %159 = load i32, ptr %7, align 4
  %160 = xor i32 %158, %159
  %161 = call i32 @_Z9bitselectjjj(i32 noundef %156, i32 noundef %157, i32 noundef %160) #7
  %162 = add i32 %155, %161
  store i32 %162, ptr %16, align 4
  %163 = load i32, ptr %11, align 4
  store i32 %163, ptr %12, align 4
  %164 = load i32, ptr %10, align 4
  store i32 %164, ptr %11, align 4
  %165 = load i32, ptr %9, align 4
  store i32 %165, ptr %10, align 4
  %166 = load i32, ptr %8, align 4
  %167 = load i32, ptr %15, align 4
  %168 = add i32 %166, %167
  store i32 %168, ptr %9, align 4
  %169 = load i32, ptr %7, align 4
  store i32 %169, ptr %8, align 4
  %170 = load i32, ptr %6, align 4
  store i32 %170, ptr %7, align 4
  %171 = load i32, ptr %5, align 4
  store i32 %171, ptr %6, align 4
  %172 = load i32, ptr %15, align 4
  %173 = load i32, ptr %16, align 4
  %174 = add i32 %172, %173
  store i32 %174, ptr %5, align 4
  br label %175

175:                                              ; preds = %119
  %176 = load i32, ptr %14, align 4
  %177 = add nsw i32 %176, 1
  store i32 %177, ptr %14, align 4
  br label %45, !llvm.loop !18

178:                                              ; preds = %45
  br label %179

179:                                              ; preds = %178
  %180 = load i32, ptr %13, align 4
  %181 = add nsw i32 %180, 16
  store i32 %181, ptr %13, align 4
  br label %41

182:                                              ; preds = %41
  %183 = load i32, ptr %5, align 4
  %184 = load ptr, ptr %3, align 8
  %185 = getelementptr inbounds i32, ptr %184, i64 0
  %186 = load i32, ptr %185, align 4
  %187 = add i32 %186, %183
  store i32 %187, ptr %185, align 4
  %188 = load i32, ptr %6, align 4
  %189 = load ptr, ptr %3, align 8
  %190 = getelementptr inbounds i32, ptr %189, i64 1
  %191 = load i32, ptr %190, align 4
  %192 = add i32 %191, %188
  store i32 %192, ptr %190, align 4
  %193 = load i32, ptr %7, align 4
  %194 = load ptr, ptr %3, align 8
  %195 = getelementptr inbounds i32, ptr %194, i64 2
  %196 = load i32, ptr %195, align 4
  %197 = add i32 %196, %193
  store i32 %197, ptr %195, align 4
  %198 = load i32, ptr %8, align 4
  %199 = load ptr, ptr %3, align 8
  %200 = getelementptr inbounds i32, ptr %199, i64 3
  %201 = load i32, ptr %200, align 4
  %202 = add i32 %201, %198
  store i32 %202, ptr %200, align 4
  %203 = load i32, ptr %9, align 4
  %204 = load ptr, ptr %3, align 8
  %205 = getelementptr inbounds i32, ptr %204, i64 4
  %206 = load i32, ptr %205, align 4
  %207 = add i32 %206, %203
  store i32 %207, ptr %205, align 4
  %208 = load i32, ptr %10, align 4
  %209 = load ptr, ptr %3, align 8
  %210 = getelementptr inbounds i32, ptr %209, i64 5
  %211 = load i32, ptr %210, align 4
  %212 = add i32 %211, %208
  store i32 %212, ptr %210, align 4
  %213 = load i32, ptr %11, align 4
  %214 = load ptr, ptr %3, align 8
  %215 = getelementptr inbounds i32, ptr %214, i64 6
  %216 = load i32, ptr %215, align 4
  %217 = add i32 %216, %213
  store i32 %217, ptr %215, align 4
  %218 = load i32, ptr %12, align 4
  %219 = load ptr, ptr %3, align 8
  %220 = getelementptr inbounds i32, ptr %219, i64 7
  %221 = load i32, ptr %220, align 4
  %222 = add i32 %221, %218
  store i32 %222, ptr %220, align 4
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #2 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #3

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_incPU3AS1Vj(ptr addrspace(1) noundef captures(none) %0) #4 {
  %2 = atomicrmw uinc_wrap ptr addrspace(1) %0, i32 -1 monotonic, align 4
  ret i32 %2
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define internal i32 @_Z10atomic_maxPU3AS1Vjj(ptr addrspace(1) noundef captures(none) %0, i32 noundef %1) #4 {
  %3 = atomicrmw umax ptr addrspace(1) %0, i32 %1 monotonic, align 4
  ret i32 %3
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z9bitselectjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = xor i32 %1, %0
  %5 = and i32 %2, %4
  %6 = xor i32 %5, %0
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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint"}
!13 = !{!"const", !"", !""}
!14 = !{i32 1, i32 0, i32 0, i32 1}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"uint*", !"uint", !"uint", !"uint*"}
!17 = !{!"const", !"", !"", !"volatile"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.enable"}
