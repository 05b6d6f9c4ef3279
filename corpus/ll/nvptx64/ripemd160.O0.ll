; ModuleID = 'corpus/opencl/ripemd160.cl'
source_filename = "corpus/opencl/ripemd160.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@rl = dso_local addrspace(4) constant [80 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\07\04\0D\01\0A\06\0F\03\0C\00\09\05\02\0E\0B\08\03\0A\0E\04\09\0F\08\01\02\07\00\06\0D\0B\05\0C\01\09\0B\0A\00\08\0C\04\0D\03\07\0F\0E\05\06\02\04\00\05\09\07\0C\02\0A\0E\01\03\08\0B\06\0F\0D", align 1
@rr = dso_local addrspace(4) constant [80 x i8] c"\05\0E\07\00\09\02\0B\04\0D\06\0F\08\01\0A\03\0C\06\0B\03\07\00\0D\05\0A\0E\0F\08\0C\04\09\01\02\0F\05\01\03\07\0E\06\09\0B\08\0C\02\0A\00\04\0D\08\06\04\01\03\0B\0F\00\05\0C\02\0D\09\07\0A\0E\0C\0F\0A\04\01\05\08\07\06\02\0D\0E\00\03\09\0B", align 1
@sl = dso_local addrspace(4) constant [80 x i8] c"\0B\0E\0F\0C\05\08\07\09\0B\0D\0E\0F\06\07\09\08\07\06\08\0D\0B\09\07\0F\07\0C\0F\09\0B\07\0D\0C\0B\0D\06\07\0E\09\0D\0F\0E\08\0D\06\05\0C\07\05\0B\0C\0E\0F\0E\0F\09\08\09\0E\05\06\08\06\05\0C\09\0F\05\0B\06\08\0D\0C\05\0C\0D\0E\0B\08\05\06", align 1
@sr = dso_local addrspace(4) constant [80 x i8] c"\08\09\09\0B\0D\0F\0F\05\07\07\08\0B\0E\0E\0C\06\09\0D\0F\07\0C\08\09\0B\07\07\0C\07\06\0F\0D\0B\09\07\0F\0B\08\06\06\0E\0C\0D\05\0E\0D\0D\07\05\0F\05\08\0B\0E\0E\06\0E\06\09\0C\09\0C\05\0F\08\08\05\0C\09\0C\05\0E\06\08\0D\06\05\0F\0D\0B\0B", align 1
@kl = dso_local addrspace(4) constant [5 x i32] [i32 0, i32 1518500249, i32 1859775393, i32 -1894007588, i32 -1454113458], align 4
@kr = dso_local addrspace(4) constant [5 x i32] [i32 1352829926, i32 1548603684, i32 1836072691, i32 2053994217, i32 0], align 4
@__const.ripemd160.h = private unnamed_addr addrspace(4) constant [5 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 -1009589776], align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @ripemd160(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_ripemd160(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_ripemd160(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca [16 x i32], align 4
  %7 = alloca [5 x i32], align 4
  %8 = alloca [5 x i32], align 4
  %9 = alloca [5 x i32], align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %13 = call i64 @_Z13get_global_idj(i32 noundef 0) #7
  %14 = trunc i64 %13 to i32
  store i32 %14, ptr %5, align 4
  call void @llvm.memcpy.p0.p4.i64(ptr align 4 %9, ptr addrspace(4) align 4 @__const.ripemd160.h, i64 20, i1 false)
  store i32 0, ptr %10, align 4
  br label %15

15:                                               ; preds = %36, %2
  %16 = load i32, ptr %10, align 4
  %17 = icmp slt i32 %16, 16
  br i1 %17, label %18, label %39

18:                                               ; preds = %15
  %19 = load i32, ptr %10, align 4
  %20 = icmp slt i32 %19, 8
  br i1 %20, label %21, label %30

21:                                               ; preds = %18
  %22 = load ptr addrspace(1), ptr %3, align 8
  %23 = load i32, ptr %5, align 4
  %24 = mul i32 %23, 8
  %25 = load i32, ptr %10, align 4
  %26 = add i32 %24, %25
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %22, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4
  br label %31

30:                                               ; preds = %18
  br label %31

31:                                               ; preds = %30, %21
  %32 = phi i32 [ %29, %21 ], [ 0, %30 ]
  %33 = load i32, ptr %10, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 %34
  store i32 %32, ptr %35, align 4
  br label %36

36:                                               ; preds = %31
  %37 = load i32, ptr %10, align 4
  %38 = add nsw i32 %37, 1
  store i32 %38, ptr %10, align 4
  br label %15

39:                                               ; preds = %15
  %40 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 8
  store i32 128, ptr %40, align 4
  %41 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 14
  store i32 256, ptr %41, align 4
  store i32 0, ptr %11, align 4
  br label %42

42:                                               ; preds = %60, %39
  %43 = load i32, ptr %11, align 4
  %44 = icmp slt i32 %43, 5
  br i1 %44, label %45, label %63

45:                                               ; preds = %42
  %46 = load i32, ptr %11, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds [5 x i32], ptr %9, i64 0, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = load i32, ptr %11, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds [5 x i32], ptr %7, i64 0, i64 %51
  store i32 %49, ptr %52, align 4
  %53 = load i32, ptr %11, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [5 x i32], ptr %9, i64 0, i64 %54
  %56 = load i32, ptr %55, align 4
  %57 = load i32, ptr %11, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 %58
  store i32 %56, ptr %59, align 4
  br label %60

60:                                               ; preds = %45
  %61 = load i32, ptr %11, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %11, align 4
  br label %42

63:                                               ; preds = %42
  %64 = getelementptr inbounds [5 x i32], ptr %7, i64 0, i64 0
  %65 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 0
  call void @line(ptr noundef %64, ptr noundef %65, ptr addrspace(4) noundef @rl, ptr addrspace(4) noundef @sl, ptr addrspace(4) noundef @kl, i1 noundef zeroext false) #6
  %66 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 0
  %67 = getelementptr inbounds [16 x i32], ptr %6, i64 0, i64 0
  call void @line(ptr noundef %66, ptr noundef %67, ptr addrspace(4) noundef @rr, ptr addrspace(4) noundef @sr, ptr addrspace(4) noundef @kr, i1 noundef zeroext true) #6
  store i32 0, ptr %12, align 4
  br label %68

68:                                               ; preds = %99, %63
  %69 = load i32, ptr %12, align 4
  %70 = icmp slt i32 %69, 5
  br i1 %70, label %71, label %102

71:                                               ; preds = %68
  %72 = load i32, ptr %12, align 4
  %73 = add nsw i32 %72, 1
  %74 = srem i32 %73, 5
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [5 x i32], ptr %9, i64 0, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = load i32, ptr %12, align 4
  %79 = add nsw i32 %78, 2
  %80 = srem i32 %79, 5
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [5 x i32], ptr %7, i64 0, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = add i32 %77, %83
  %85 = load i32, ptr %12, align 4
  %86 = add nsw i32 %85, 3
  %87 = srem i32 %86, 5
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [5 x i32], ptr %8, i64 0, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = add i32 %84, %90
  %92 = load ptr addrspace(1), ptr %4, align 8
  %93 = load i32, ptr %5, align 4
  %94 = mul i32 %93, 5
  %95 = load i32, ptr %12, align 4
  %96 = add i32 %94, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr addrspace(1) %92, i64 %97
  store i32 %91, ptr addrspace(1) %98, align 4
  br label %99

99:                                               ; preds = %71
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 %100, 1
  store i32 %101, ptr %12, align 4
  br label %68

102:                                              ; preds = %68
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @line(ptr noundef %0, ptr noundef %1, ptr addrspace(4) noundef %2, ptr addrspace(4) noundef %3, ptr addrspace(4) noundef %4, i1 noundef zeroext %5) #1 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr addrspace(4), align 8
  %10 = alloca ptr addrspace(4), align 8
  %11 = alloca ptr addrspace(4), align 8
  %12 = alloca i8, align 1
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr addrspace(4) %2, ptr %9, align 8
  store ptr addrspace(4) %3, ptr %10, align 8
  store ptr addrspace(4) %4, ptr %11, align 8
  %16 = zext i1 %5 to i8
  store i8 %16, ptr %12, align 1
  store i32 0, ptr %13, align 4
  br label %17

17:                                               ; preds = %97, %6
  %18 = load i32, ptr %13, align 4
  %19 = icmp slt i32 %18, 80
  br i1 %19, label %20, label %100

20:                                               ; preds = %17
  %21 = load i32, ptr %13, align 4
  %22 = ashr i32 %21, 4
  store i32 %22, ptr %14, align 4
  %23 = load ptr, ptr %7, align 8
  %24 = getelementptr inbounds i32, ptr %23, i64 0
  %25 = load i32, ptr %24, align 4
  %26 = load i8, ptr %12, align 1
  %27 = trunc i8 %26 to i1
  br i1 %27, label %28, label %31

28:                                               ; preds = %20
  %29 = load i32, ptr %14, align 4
  %30 = sub nsw i32 4, %29
  br label %33

31:                                               ; preds = %20
  %32 = load i32, ptr %14, align 4
  br label %33

33:                                               ; preds = %31, %28
  %34 = phi i32 [ %30, %28 ], [ %32, %31 ]
  %35 = load ptr, ptr %7, align 8
  %36 = getelementptr inbounds i32, ptr %35, i64 1
  %37 = load i32, ptr %36, align 4
  %38 = load ptr, ptr %7, align 8
  %39 = getelementptr inbounds i32, ptr %38, i64 2
  %40 = load i32, ptr %39, align 4
  %41 = load ptr, ptr %7, align 8
  %42 = getelementptr inbounds i32, ptr %41, i64 3
  %43 = load i32, ptr %42, align 4
  %44 = call i32 @f(i32 noundef %34, i32 noundef %37, i32 noundef %40, i32 noundef %43) #6
  %45 = add i32 %25, %44
  %46 = load ptr, ptr %8, align 8
  %47 = load ptr addrspace(4), ptr %9, align 8
  %48 = load i32, ptr %13, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i8, ptr addrspace(4) %47, i64 %49
  %51 = load i8, ptr addrspace(4) %50, align 1
  %52 = zext i8 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %46, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = add i32 %45, %54
  %56 = load ptr addrspace(4), ptr %11, align 8
  %57 = load i32, ptr %14, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i32, ptr addrspace(4) %56, i64 %58
  %60 = load i32, ptr addrspace(4) %59, align 4
  %61 = add i32 %55, %60
  %62 = load ptr addrspace(4), ptr %10, align 8
  %63 = load i32, ptr %13, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr addrspace(4) %62, i64 %64
  %66 = load i8, ptr addrspace(4) %65, align 1
  %67 = zext i8 %66 to i32
  %68 = call i32 @_Z6rotatejj(i32 noundef %61, i32 noundef %67) #7
  %69 = load ptr, ptr %7, align 8
  %70 = getelementptr inbounds i32, ptr %69, i64 4
  %71 = load i32, ptr %70, align 4
  %72 = add i32 %68, %71
  store i32 %72, ptr %15, align 4
  %73 = load ptr, ptr %7, align 8
  %74 = getelementptr inbounds i32, ptr %73, i64 4
  %75 = load i32, ptr %74, align 4
  %76 = load ptr, ptr %7, align 8
  %77 = getelementptr inbounds i32, ptr %76, i64 0
  store i32 %75, ptr %77, align 4
  %78 = load ptr, ptr %7, align 8
  %79 = getelementptr inbounds i32, ptr %78, i64 3
  %80 = load i32, ptr %79, align 4
  %81 = load ptr, ptr %7, align 8
  %82 = getelementptr inbounds i32, ptr %81, i64 4
  store i32 %80, ptr %82, align 4
  %83 = load ptr, ptr %7, align 8
  %84 = getelementptr inbounds i32, ptr %83, i64 2
  %85 = load i32, ptr %84, align 4
  %86 = call i32 @_Z6rotatejj(i32 noundef %85, i32 noundef 10) #7
  %87 = load ptr, ptr %7, align 8
  %88 = getelementptr inbounds i32, ptr %87, i64 3
  store i32 %86, ptr %88, align 4
  %89 = load ptr, ptr %7, align 8
  %90 = getelementptr inbounds i32, ptr %89, i64 1
  %91 = load i32, ptr %90, align 4
  %92 = load ptr, ptr %7, align 8
  %93 = getelementptr inbounds i32, ptr %92, i64 2
  store i32 %91, ptr %93, align 4
  %94 = load i32, ptr %15, align 4
  %95 = load ptr, ptr %7, align 8
  %96 = getelementptr inbounds i32, ptr %95, i64 1
  store i32 %94, ptr %96, align 4
  br label %97

97:                                               ; preds = %33
  %98 = load i32, ptr %13, align 4
  %99 = add nsw i32 %98, 1
  store i32 %99, ptr %13, align 4
  br label %17

100:                                              ; preds = %17
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @f(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #1 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store i32 %0, ptr %6, align 4
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  %10 = load i32, ptr %6, align 4
  switch i32 %10, label %42 [
    i32 0, label %11
    i32 1, label %17
    i32 2, label %26
    i32 3, label %33
  ]

11:                                               ; preds = %4
  %12 = load i32, ptr %7, align 4
  %13 = load i32, ptr %8, align 4
  %14 = xor i32 %12, %13
  %15 = load i32, ptr %9, align 4
  %16 = xor i32 %14, %15
  store i32 %16, ptr %5, align 4
  br label %49

17:                                               ; preds = %4
  %18 = load i32, ptr %7, align 4
  %19 = load i32, ptr %8, align 4
  %20 = and i32 %18, %19
  %21 = load i32, ptr %7, align 4
  %22 = xor i32 %21, -1
  %23 = load i32, ptr %9, align 4
  %24 = and i32 %22, %23
  %25 = or i32 %20, %24
  store i32 %25, ptr %5, align 4
  br label %49

26:                                               ; preds = %4
  %27 = load i32, ptr %7, align 4
  %28 = load i32, ptr %8, align 4
  %29 = xor i32 %28, -1
  %30 = or i32 %27, %29
  %31 = load i32, ptr %9, align 4
  %32 = xor i32 %30, %31
  store i32 %32, ptr %5, align 4
  br label %49

33:                                               ; preds = %4
  %34 = load i32, ptr %7, align 4
  %35 = load i32, ptr %9, align 4
  %36 = and i32 %34, %35
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %9, align 4
  %39 = xor i32 %38, -1
  %40 = and i32 %37, %39
  %41 = or i32 %36, %40
  store i32 %41, ptr %5, align 4
  br label %49

42:                                               ; preds = %4
  %43 = load i32, ptr %7, align 4
  %44 = load i32, ptr %8, align 4
  %45 = load i32, ptr %9, align 4
  %46 = xor i32 %45, -1
  %47 = or i32 %44, %46
  %48 = xor i32 %43, %47
  store i32 %48, ptr %5, align 4
  br label %49

49:                                               ; preds = %42, %33, %26, %17, %11
  %50 = load i32, ptr %5, align 4
  ret i32 %50
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #3 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"uint*", !"uint*"}
!13 = !{!"const", !""}
