; ModuleID = 'corpus/opencl/inline_ptx.cl'
source_filename = "corpus/opencl/inline_ptx.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lop3_round(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_lop3_round(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 4 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lop3_round(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %5, align 4
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = mul i32 %14, 3
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %13, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4
  store i32 %18, ptr %6, align 4
  %19 = load ptr addrspace(1), ptr %3, align 8
  %20 = load i32, ptr %5, align 4
  %21 = mul i32 %20, 3
  %22 = add i32 %21, 1
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr addrspace(1) %19, i64 %23
  %25 = load i32, ptr addrspace(1) %24, align 4
  store i32 %25, ptr %7, align 4
  %26 = load ptr addrspace(1), ptr %3, align 8
  %27 = load i32, ptr %5, align 4
  %28 = mul i32 %27, 3
  %29 = add i32 %28, 2
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(1) %26, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4
  store i32 %32, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %33

33:                                               ; preds = %51, %2
  %34 = load i32, ptr %9, align 4
  %35 = icmp slt i32 %34, 4
  br i1 %35, label %36, label %54

36:                                               ; preds = %33
  %37 = load i32, ptr %6, align 4
  %38 = load i32, ptr %7, align 4
  %39 = load i32, ptr %8, align 4
  %40 = call i32 @lop3_xor_and(i32 noundef %37, i32 noundef %38, i32 noundef %39) #5
  store i32 %40, ptr %10, align 4
  %41 = load i32, ptr %10, align 4
  %42 = call i32 @_Z6rotatejj(i32 noundef %41, i32 noundef 5) #6
  %43 = load i32, ptr %7, align 4
  %44 = add i32 %42, %43
  store i32 %44, ptr %6, align 4
  %45 = load i32, ptr %8, align 4
  %46 = load i32, ptr %7, align 4
  %47 = xor i32 %46, %45
  store i32 %47, ptr %7, align 4
  %48 = load i32, ptr %10, align 4
  %49 = load i32, ptr %8, align 4
  %50 = add i32 %49, %48
  store i32 %50, ptr %8, align 4
  br label %51

51:                                               ; preds = %36
  %52 = load i32, ptr %9, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %9, align 4
  br label %33

54:                                               ; preds = %33
  %55 = load i32, ptr %6, align 4
  %56 = load i32, ptr %7, align 4
  %57 = xor i32 %55, %56
  %58 = load i32, ptr %8, align 4
  %59 = xor i32 %57, %58
  %60 = load ptr addrspace(1), ptr %4, align 8
  %61 = load i32, ptr %5, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(1) %60, i64 %62
  store i32 %59, ptr addrspace(1) %63, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @byte_permute(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_byte_permute(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_byte_permute(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca <2 x i32>, align 8
  %7 = alloca i32, align 4
  %8 = alloca <2 x i32>, align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  store i32 %10, ptr %5, align 4
  %11 = load ptr addrspace(1), ptr %3, align 8
  %12 = load i32, ptr %5, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %11, i64 %13
  %15 = load <2 x i32>, ptr addrspace(1) %14, align 8
  store <2 x i32> %15, ptr %6, align 8
  %16 = load <2 x i32>, ptr %6, align 8
  %17 = extractelement <2 x i32> %16, i64 0
  %18 = load <2 x i32>, ptr %6, align 8
  %19 = extractelement <2 x i32> %18, i64 1
  %20 = load i32, ptr %5, align 4
  %21 = call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %17, i32 %19, i32 %20) #7, !srcloc !17
  store i32 %21, ptr %7, align 4
  %22 = load <2 x i32>, ptr %6, align 8
  %23 = extractelement <2 x i32> %22, i64 0
  %24 = call i32 @prmt(i32 noundef %23, i32 noundef 0, i32 noundef 291) #5
  %25 = insertelement <2 x i32> poison, i32 %24, i32 0
  %26 = load <2 x i32>, ptr %6, align 8
  %27 = extractelement <2 x i32> %26, i64 0
  %28 = load <2 x i32>, ptr %6, align 8
  %29 = extractelement <2 x i32> %28, i64 1
  %30 = call i32 @prmt(i32 noundef %27, i32 noundef %29, i32 noundef 21520) #5
  %31 = load i32, ptr %7, align 4
  %32 = add i32 %30, %31
  %33 = insertelement <2 x i32> %25, i32 %32, i32 1
  store <2 x i32> %33, ptr %8, align 8
  %34 = load <2 x i32>, ptr %8, align 8
  %35 = load ptr addrspace(1), ptr %4, align 8
  %36 = load i32, ptr %5, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %35, i64 %37
  store <2 x i32> %34, ptr addrspace(1) %38, align 8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @add_with_carry(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_add_with_carry(ptr addrspace(1) noundef align 16 %7, ptr addrspace(1) noundef align 16 %8, ptr addrspace(1) noundef align 4 %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_add_with_carry(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca <4 x i32>, align 16
  %9 = alloca <4 x i32>, align 16
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = trunc i64 %15 to i32
  store i32 %16, ptr %7, align 4
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = load i32, ptr %7, align 4
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %17, i64 %19
  %21 = load <4 x i32>, ptr addrspace(1) %20, align 16
  store <4 x i32> %21, ptr %8, align 16
  %22 = load ptr addrspace(1), ptr %5, align 8
  %23 = load i32, ptr %7, align 4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %22, i64 %24
  %26 = load <4 x i32>, ptr addrspace(1) %25, align 16
  store <4 x i32> %26, ptr %9, align 16
  %27 = load <4 x i32>, ptr %8, align 16
  %28 = extractelement <4 x i32> %27, i64 0
  %29 = load <4 x i32>, ptr %8, align 16
  %30 = extractelement <4 x i32> %29, i64 1
  %31 = load <4 x i32>, ptr %8, align 16
  %32 = extractelement <4 x i32> %31, i64 2
  %33 = load <4 x i32>, ptr %8, align 16
  %34 = extractelement <4 x i32> %33, i64 3
  %35 = load <4 x i32>, ptr %9, align 16
  %36 = extractelement <4 x i32> %35, i64 0
  %37 = load <4 x i32>, ptr %9, align 16
  %38 = extractelement <4 x i32> %37, i64 1
  %39 = load <4 x i32>, ptr %9, align 16
  %40 = extractelement <4 x i32> %39, i64 2
  %41 = load <4 x i32>, ptr %9, align 16
  %42 = extractelement <4 x i32> %41, i64 3
  %43 = call { i32, i32, i32, i32, i32 } asm "add.cc.u32 $0, $5, $9;\0A\09addc.cc.u32 $1, $6, $10;\0A\09addc.cc.u32 $2, $7, $11;\0A\09addc.cc.u32 $3, $8, $12;\0A\09addc.u32 $4, 0, 0;", "=r,=r,=r,=r,=r,r,r,r,r,r,r,r,r"(i32 %28, i32 %30, i32 %32, i32 %34, i32 %36, i32 %38, i32 %40, i32 %42) #7, !srcloc !23
  %44 = extractvalue { i32, i32, i32, i32, i32 } %43, 0
  %45 = extractvalue { i32, i32, i32, i32, i32 } %43, 1
  %46 = extractvalue { i32, i32, i32, i32, i32 } %43, 2
  %47 = extractvalue { i32, i32, i32, i32, i32 } %43, 3
  %48 = extractvalue { i32, i32, i32, i32, i32 } %43, 4
  store i32 %44, ptr %10, align 4
  store i32 %45, ptr %11, align 4
  store i32 %46, ptr %12, align 4
  store i32 %47, ptr %13, align 4
  store i32 %48, ptr %14, align 4
  %49 = load i32, ptr %10, align 4
  %50 = load ptr addrspace(1), ptr %6, align 8
  %51 = load i32, ptr %7, align 4
  %52 = mul i32 %51, 5
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %50, i64 %53
  store i32 %49, ptr addrspace(1) %54, align 4
  %55 = load i32, ptr %11, align 4
  %56 = load ptr addrspace(1), ptr %6, align 8
  %57 = load i32, ptr %7, align 4
  %58 = mul i32 %57, 5
  %59 = add i32 %58, 1
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %56, i64 %60
  store i32 %55, ptr addrspace(1) %61, align 4
  %62 = load i32, ptr %12, align 4
  %63 = load ptr addrspace(1), ptr %6, align 8
  %64 = load i32, ptr %7, align 4
  %65 = mul i32 %64, 5
  %66 = add i32 %65, 2
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %63, i64 %67
  store i32 %62, ptr addrspace(1) %68, align 4
  %69 = load i32, ptr %13, align 4
  %70 = load ptr addrspace(1), ptr %6, align 8
  %71 = load i32, ptr %7, align 4
  %72 = mul i32 %71, 5
  %73 = add i32 %72, 3
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %70, i64 %74
  store i32 %69, ptr addrspace(1) %75, align 4
  %76 = load i32, ptr %14, align 4
  %77 = load ptr addrspace(1), ptr %6, align 8
  %78 = load i32, ptr %7, align 4
  %79 = mul i32 %78, 5
  %80 = add i32 %79, 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr addrspace(1) %77, i64 %81
  store i32 %76, ptr addrspace(1) %82, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lane_numbers(ptr addrspace(1) noundef align 4 %0) #0 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %2 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %3 = load ptr addrspace(1), ptr %2, align 8
  call void @__clang_ocl_kern_imp_lane_numbers(ptr addrspace(1) noundef align 4 %3) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_lane_numbers(ptr addrspace(1) noundef align 4 %0) #1 !kernel_arg_addr_space !24 !kernel_arg_access_qual !25 !kernel_arg_type !26 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %2 = alloca ptr addrspace(1), align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  store ptr addrspace(1) %0, ptr %2, align 8
  %5 = call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #5, !srcloc !28
  store i32 %5, ptr %3, align 4
  %6 = load i32, ptr %3, align 4
  %7 = add i32 %6, 70000
  %8 = call i64 asm "mul.wide.u32 $0, $1, $2;", "=l,r,r"(i32 %7, i32 70001) #7, !srcloc !29
  store i64 %8, ptr %4, align 8
  %9 = load i64, ptr %4, align 8
  %10 = lshr i64 %9, 16
  %11 = trunc i64 %10 to i32
  %12 = load i32, ptr %3, align 4
  %13 = add i32 %11, %12
  %14 = load ptr addrspace(1), ptr %2, align 8
  %15 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %14, i64 %15
  store i32 %13, ptr addrspace(1) %16, align 4
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @lop3_xor_and(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #7, !srcloc !30
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %7, align 4
  ret i32 %12
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @prmt(i32 noundef %0, i32 noundef %1, i32 noundef %2) #1 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  %8 = load i32, ptr %4, align 4
  %9 = load i32, ptr %5, align 4
  %10 = load i32, ptr %6, align 4
  %11 = call i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %8, i32 %9, i32 %10) #7, !srcloc !31
  store i32 %11, ptr %7, align 4
  %12 = load i32, ptr %7, align 4
  ret i32 %12
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #2 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!10}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 1, i32 2}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 2, i32 0}
!11 = !{i32 1, i32 1}
!12 = !{!"none", !"none"}
!13 = !{!"uint*", !"uint*"}
!14 = !{!"const", !""}
!15 = !{!"uint2*", !"uint2*"}
!16 = !{!"uint __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(2)))*"}
!17 = !{i64 1359}
!18 = !{i32 1, i32 1, i32 1}
!19 = !{!"none", !"none", !"none"}
!20 = !{!"uint4*", !"uint4*", !"uint*"}
!21 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint*"}
!22 = !{!"const", !"const", !""}
!23 = !{i64 1730, i64 1755, i64 1792, i64 1829, i64 1866}
!24 = !{i32 1}
!25 = !{!"none"}
!26 = !{!"uint*"}
!27 = !{!""}
!28 = !{i64 2236}
!29 = !{i64 2297}
!30 = !{i64 653}
!31 = !{i64 1120}
