; ModuleID = 'corpus/opencl/des_bitslice.cl'
source_filename = "corpus/opencl/des_bitslice.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@s1 = dso_local local_unnamed_addr addrspace(2) constant [4 x i64] [i64 -8746754110685546983, i64 -5708445451402336579, i64 2876063562204127017, i64 -7963515302224743304], align 8
@s2 = dso_local local_unnamed_addr addrspace(2) constant [4 x i64] [i64 -2191536206657640871, i64 7564143116803294185, i64 8388670587917344707, i64 -3664985810666187121], align 8

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @des_sboxes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [12 x i32], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %6 = mul i32 %5, 12
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  store i32 %9, ptr %3, align 4, !tbaa !4
  %10 = or disjoint i32 %6, 1
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %13, ptr %14, align 4, !tbaa !4
  %15 = or disjoint i32 %6, 2
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %18, ptr %19, align 4, !tbaa !4
  %20 = or disjoint i32 %6, 3
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = add i32 %6, 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %28, ptr %29, align 4, !tbaa !4
  %30 = add i32 %6, 5
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %33, ptr %34, align 4, !tbaa !4
  %35 = add i32 %6, 6
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %38, ptr %39, align 4, !tbaa !4
  %40 = add i32 %6, 7
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 %43, ptr %44, align 4, !tbaa !4
  %45 = add i32 %6, 8
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !4
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 %48, ptr %49, align 4, !tbaa !4
  %50 = add i32 %6, 9
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !4
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store i32 %53, ptr %54, align 4, !tbaa !4
  %55 = add i32 %6, 10
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 %58, ptr %59, align 4, !tbaa !4
  %60 = add i32 %6, 11
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store i32 %63, ptr %64, align 4, !tbaa !4
  %65 = shl i32 %5, 3
  %66 = call spir_func i32 @lookup(ptr noundef %3, i64 noundef -8746754110685546983) #9
  %67 = zext i32 %65 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %67
  store i32 %66, ptr addrspace(1) %68, align 4, !tbaa !4
  %69 = call spir_func i32 @lookup(ptr noundef %39, i64 noundef -2191536206657640871) #9
  %70 = or disjoint i32 %65, 4
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %71
  store i32 %69, ptr addrspace(1) %72, align 4, !tbaa !4
  %73 = call spir_func i32 @lookup(ptr noundef %3, i64 noundef -5708445451402336579) #9
  %74 = or disjoint i32 %65, 1
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %75
  store i32 %73, ptr addrspace(1) %76, align 4, !tbaa !4
  %77 = call spir_func i32 @lookup(ptr noundef %39, i64 noundef 7564143116803294185) #9
  %78 = or disjoint i32 %65, 5
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %79
  store i32 %77, ptr addrspace(1) %80, align 4, !tbaa !4
  %81 = call spir_func i32 @lookup(ptr noundef %3, i64 noundef 2876063562204127017) #9
  %82 = or disjoint i32 %65, 2
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %83
  store i32 %81, ptr addrspace(1) %84, align 4, !tbaa !4
  %85 = call spir_func i32 @lookup(ptr noundef %39, i64 noundef 8388670587917344707) #9
  %86 = or disjoint i32 %65, 6
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %87
  store i32 %85, ptr addrspace(1) %88, align 4, !tbaa !4
  %89 = call spir_func i32 @lookup(ptr noundef %3, i64 noundef -7963515302224743304) #9
  %90 = or disjoint i32 %65, 3
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %91
  store i32 %89, ptr addrspace(1) %92, align 4, !tbaa !4
  %93 = call spir_func i32 @lookup(ptr noundef %39, i64 noundef -3664985810666187121) #9
  %94 = or disjoint i32 %65, 7
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %95
  store i32 %93, ptr addrspace(1) %96, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_des_sboxes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [12 x i32], align 4
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %5 = trunc i64 %4 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  %6 = mul i32 %5, 12
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %7
  %9 = load i32, ptr addrspace(1) %8, align 4, !tbaa !4
  store i32 %9, ptr %3, align 4, !tbaa !4
  %10 = or disjoint i32 %6, 1
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i32 %13, ptr %14, align 4, !tbaa !4
  %15 = or disjoint i32 %6, 2
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %18, ptr %19, align 4, !tbaa !4
  %20 = or disjoint i32 %6, 3
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !4
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 12
  store i32 %23, ptr %24, align 4, !tbaa !4
  %25 = add i32 %6, 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %26
  %28 = load i32, ptr addrspace(1) %27, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i32 %28, ptr %29, align 4, !tbaa !4
  %30 = add i32 %6, 5
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %31
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 20
  store i32 %33, ptr %34, align 4, !tbaa !4
  %35 = add i32 %6, 6
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %36
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !4
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i32 %38, ptr %39, align 4, !tbaa !4
  %40 = add i32 %6, 7
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %41
  %43 = load i32, ptr addrspace(1) %42, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 28
  store i32 %43, ptr %44, align 4, !tbaa !4
  %45 = add i32 %6, 8
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %46
  %48 = load i32, ptr addrspace(1) %47, align 4, !tbaa !4
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 %48, ptr %49, align 4, !tbaa !4
  %50 = add i32 %6, 9
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %51
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !4
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 36
  store i32 %53, ptr %54, align 4, !tbaa !4
  %55 = add i32 %6, 10
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i32 %58, ptr %59, align 4, !tbaa !4
  %60 = add i32 %6, 11
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %61
  %63 = load i32, ptr addrspace(1) %62, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 44
  store i32 %63, ptr %64, align 4, !tbaa !4
  %65 = shl i32 %5, 3
  %66 = call spir_func i32 @lookup(ptr noundef %3, i64 noundef -8746754110685546983) #9
  %67 = zext i32 %65 to i64
  %68 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %67
  store i32 %66, ptr addrspace(1) %68, align 4, !tbaa !4
  %69 = call spir_func i32 @lookup(ptr noundef %39, i64 noundef -2191536206657640871) #9
  %70 = or disjoint i32 %65, 4
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %71
  store i32 %69, ptr addrspace(1) %72, align 4, !tbaa !4
  %73 = call spir_func i32 @lookup(ptr noundef %3, i64 noundef -5708445451402336579) #9
  %74 = or disjoint i32 %65, 1
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %75
  store i32 %73, ptr addrspace(1) %76, align 4, !tbaa !4
  %77 = call spir_func i32 @lookup(ptr noundef %39, i64 noundef 7564143116803294185) #9
  %78 = or disjoint i32 %65, 5
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %79
  store i32 %77, ptr addrspace(1) %80, align 4, !tbaa !4
  %81 = call spir_func i32 @lookup(ptr noundef %3, i64 noundef 2876063562204127017) #9
  %82 = or disjoint i32 %65, 2
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %83
  store i32 %81, ptr addrspace(1) %84, align 4, !tbaa !4
  %85 = call spir_func i32 @lookup(ptr noundef %39, i64 noundef 8388670587917344707) #9
  %86 = or disjoint i32 %65, 6
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %87
  store i32 %85, ptr addrspace(1) %88, align 4, !tbaa !4
  %89 = call spir_func i32 @lookup(ptr noundef %3, i64 noundef -7963515302224743304) #9
  %90 = or disjoint i32 %65, 3
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %91
  store i32 %89, ptr addrspace(1) %92, align 4, !tbaa !4
  %93 = call spir_func i32 @lookup(ptr noundef %39, i64 noundef -3664985810666187121) #9
  %94 = or disjoint i32 %65, 7
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %95
  store i32 %93, ptr addrspace(1) %96, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @feistel_bitslice(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca [12 x i32], align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = shl i64 %5, 6
  %8 = and i64 %7, 17179869120
  %9 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 12
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 20
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 24
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 28
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %8
  %26 = getelementptr nuw i8, ptr addrspace(1) %25, i64 32
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = getelementptr nuw i8, ptr addrspace(1) %25, i64 36
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = getelementptr nuw i8, ptr addrspace(1) %25, i64 40
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !4
  %32 = getelementptr nuw i8, ptr addrspace(1) %25, i64 44
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = getelementptr nuw i8, ptr addrspace(1) %25, i64 48
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %36 = getelementptr nuw i8, ptr addrspace(1) %25, i64 52
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  %38 = getelementptr nuw i8, ptr addrspace(1) %25, i64 56
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !4
  %40 = getelementptr nuw i8, ptr addrspace(1) %25, i64 60
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !4
  %42 = icmp sgt i32 %2, 0
  br i1 %42, label %43, label %103

43:                                               ; preds = %3
  %44 = mul i32 %6, 12
  %45 = add i32 %44, 6
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %47 = zext i32 %44 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !4
  %50 = zext i32 %45 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !4
  %53 = or disjoint i32 %44, 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %58 = add i32 %44, 7
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %63 = or disjoint i32 %44, 2
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %68 = add i32 %44, 8
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !4
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %73 = or disjoint i32 %44, 3
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %78 = add i32 %44, 9
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4, !tbaa !4
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %83 = add i32 %44, 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !4
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %88 = add i32 %44, 10
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !4
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %93 = add i32 %44, 5
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !4
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %98 = add i32 %44, 11
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %99
  %101 = load i32, ptr addrspace(1) %100, align 4, !tbaa !4
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 44
  br label %168

103:                                              ; preds = %168, %3
  %104 = phi i32 [ %41, %3 ], [ %213, %168 ]
  %105 = phi i32 [ %39, %3 ], [ %212, %168 ]
  %106 = phi i32 [ %37, %3 ], [ %211, %168 ]
  %107 = phi i32 [ %35, %3 ], [ %210, %168 ]
  %108 = phi i32 [ %33, %3 ], [ %209, %168 ]
  %109 = phi i32 [ %31, %3 ], [ %208, %168 ]
  %110 = phi i32 [ %29, %3 ], [ %207, %168 ]
  %111 = phi i32 [ %27, %3 ], [ %206, %168 ]
  %112 = phi i32 [ %10, %3 ], [ %176, %168 ]
  %113 = phi i32 [ %12, %3 ], [ %175, %168 ]
  %114 = phi i32 [ %14, %3 ], [ %174, %168 ]
  %115 = phi i32 [ %16, %3 ], [ %173, %168 ]
  %116 = phi i32 [ %18, %3 ], [ %172, %168 ]
  %117 = phi i32 [ %20, %3 ], [ %171, %168 ]
  %118 = phi i32 [ %22, %3 ], [ %170, %168 ]
  %119 = phi i32 [ %24, %3 ], [ %169, %168 ]
  %120 = shl i32 %6, 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %121
  store i32 %112, ptr addrspace(1) %122, align 4, !tbaa !4
  %123 = or disjoint i32 %120, 8
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %124
  store i32 %111, ptr addrspace(1) %125, align 4, !tbaa !4
  %126 = or disjoint i32 %120, 1
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %127
  store i32 %113, ptr addrspace(1) %128, align 4, !tbaa !4
  %129 = or disjoint i32 %120, 9
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %130
  store i32 %110, ptr addrspace(1) %131, align 4, !tbaa !4
  %132 = or disjoint i32 %120, 2
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %133
  store i32 %114, ptr addrspace(1) %134, align 4, !tbaa !4
  %135 = or disjoint i32 %120, 10
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %136
  store i32 %109, ptr addrspace(1) %137, align 4, !tbaa !4
  %138 = or disjoint i32 %120, 3
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %139
  store i32 %115, ptr addrspace(1) %140, align 4, !tbaa !4
  %141 = or disjoint i32 %120, 11
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %142
  store i32 %108, ptr addrspace(1) %143, align 4, !tbaa !4
  %144 = or disjoint i32 %120, 4
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %145
  store i32 %116, ptr addrspace(1) %146, align 4, !tbaa !4
  %147 = or disjoint i32 %120, 12
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %148
  store i32 %107, ptr addrspace(1) %149, align 4, !tbaa !4
  %150 = or disjoint i32 %120, 5
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %151
  store i32 %117, ptr addrspace(1) %152, align 4, !tbaa !4
  %153 = or disjoint i32 %120, 13
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %154
  store i32 %106, ptr addrspace(1) %155, align 4, !tbaa !4
  %156 = or disjoint i32 %120, 6
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %157
  store i32 %118, ptr addrspace(1) %158, align 4, !tbaa !4
  %159 = or disjoint i32 %120, 14
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %160
  store i32 %105, ptr addrspace(1) %161, align 4, !tbaa !4
  %162 = or disjoint i32 %120, 7
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %163
  store i32 %119, ptr addrspace(1) %164, align 4, !tbaa !4
  %165 = or disjoint i32 %120, 15
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %166
  store i32 %104, ptr addrspace(1) %167, align 4, !tbaa !4
  ret void

168:                                              ; preds = %43, %168
  %169 = phi i32 [ %41, %43 ], [ %213, %168 ]
  %170 = phi i32 [ %39, %43 ], [ %212, %168 ]
  %171 = phi i32 [ %37, %43 ], [ %211, %168 ]
  %172 = phi i32 [ %35, %43 ], [ %210, %168 ]
  %173 = phi i32 [ %33, %43 ], [ %209, %168 ]
  %174 = phi i32 [ %31, %43 ], [ %208, %168 ]
  %175 = phi i32 [ %29, %43 ], [ %207, %168 ]
  %176 = phi i32 [ %27, %43 ], [ %206, %168 ]
  %177 = phi i32 [ %10, %43 ], [ %176, %168 ]
  %178 = phi i32 [ %12, %43 ], [ %175, %168 ]
  %179 = phi i32 [ %14, %43 ], [ %174, %168 ]
  %180 = phi i32 [ %16, %43 ], [ %173, %168 ]
  %181 = phi i32 [ %18, %43 ], [ %172, %168 ]
  %182 = phi i32 [ %20, %43 ], [ %171, %168 ]
  %183 = phi i32 [ %22, %43 ], [ %170, %168 ]
  %184 = phi i32 [ %24, %43 ], [ %169, %168 ]
  %185 = phi i32 [ 0, %43 ], [ %214, %168 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %186 = xor i32 %49, %169
  store i32 %186, ptr %4, align 4, !tbaa !4
  %187 = xor i32 %52, %173
  store i32 %187, ptr %46, align 4, !tbaa !4
  %188 = xor i32 %56, %176
  store i32 %188, ptr %57, align 4, !tbaa !4
  %189 = xor i32 %61, %172
  store i32 %189, ptr %62, align 4, !tbaa !4
  %190 = xor i32 %66, %175
  store i32 %190, ptr %67, align 4, !tbaa !4
  %191 = xor i32 %71, %171
  store i32 %191, ptr %72, align 4, !tbaa !4
  %192 = xor i32 %76, %174
  store i32 %192, ptr %77, align 4, !tbaa !4
  %193 = xor i32 %81, %170
  store i32 %193, ptr %82, align 4, !tbaa !4
  %194 = xor i32 %86, %173
  store i32 %194, ptr %87, align 4, !tbaa !4
  %195 = xor i32 %91, %169
  store i32 %195, ptr %92, align 4, !tbaa !4
  %196 = xor i32 %96, %172
  store i32 %196, ptr %97, align 4, !tbaa !4
  %197 = xor i32 %101, %176
  store i32 %197, ptr %102, align 4, !tbaa !4
  %198 = call spir_func i32 @lookup(ptr noundef %4, i64 noundef -8746754110685546983) #9
  %199 = call spir_func i32 @lookup(ptr noundef %46, i64 noundef -2191536206657640871) #9
  %200 = call spir_func i32 @lookup(ptr noundef %4, i64 noundef -5708445451402336579) #9
  %201 = call spir_func i32 @lookup(ptr noundef %46, i64 noundef 7564143116803294185) #9
  %202 = call spir_func i32 @lookup(ptr noundef %4, i64 noundef 2876063562204127017) #9
  %203 = call spir_func i32 @lookup(ptr noundef %46, i64 noundef 8388670587917344707) #9
  %204 = call spir_func i32 @lookup(ptr noundef %4, i64 noundef -7963515302224743304) #9
  %205 = call spir_func i32 @lookup(ptr noundef %46, i64 noundef -3664985810666187121) #9
  %206 = xor i32 %201, %177
  %207 = xor i32 %198, %178
  %208 = xor i32 %204, %179
  %209 = xor i32 %203, %180
  %210 = xor i32 %200, %181
  %211 = xor i32 %199, %182
  %212 = xor i32 %205, %183
  %213 = xor i32 %202, %184
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %214 = add nuw nsw i32 %185, 1
  %215 = icmp slt i32 %214, %2
  br i1 %215, label %168, label %103
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_feistel_bitslice(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = alloca [12 x i32], align 4
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #7
  %6 = trunc i64 %5 to i32
  %7 = shl i64 %5, 6
  %8 = and i64 %7, 17179869120
  %9 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 4
  %12 = load i32, ptr addrspace(1) %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 8
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 12
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 20
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 24
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 28
  %24 = load i32, ptr addrspace(1) %23, align 4, !tbaa !4
  %25 = getelementptr nuw i8, ptr addrspace(1) %0, i64 %8
  %26 = getelementptr nuw i8, ptr addrspace(1) %25, i64 32
  %27 = load i32, ptr addrspace(1) %26, align 4, !tbaa !4
  %28 = getelementptr nuw i8, ptr addrspace(1) %25, i64 36
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !4
  %30 = getelementptr nuw i8, ptr addrspace(1) %25, i64 40
  %31 = load i32, ptr addrspace(1) %30, align 4, !tbaa !4
  %32 = getelementptr nuw i8, ptr addrspace(1) %25, i64 44
  %33 = load i32, ptr addrspace(1) %32, align 4, !tbaa !4
  %34 = getelementptr nuw i8, ptr addrspace(1) %25, i64 48
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !4
  %36 = getelementptr nuw i8, ptr addrspace(1) %25, i64 52
  %37 = load i32, ptr addrspace(1) %36, align 4, !tbaa !4
  %38 = getelementptr nuw i8, ptr addrspace(1) %25, i64 56
  %39 = load i32, ptr addrspace(1) %38, align 4, !tbaa !4
  %40 = getelementptr nuw i8, ptr addrspace(1) %25, i64 60
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !4
  %42 = icmp sgt i32 %2, 0
  br i1 %42, label %43, label %103

43:                                               ; preds = %3
  %44 = mul i32 %6, 12
  %45 = add i32 %44, 6
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %47 = zext i32 %44 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %47
  %49 = load i32, ptr addrspace(1) %48, align 4, !tbaa !4
  %50 = zext i32 %45 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %50
  %52 = load i32, ptr addrspace(1) %51, align 4, !tbaa !4
  %53 = or disjoint i32 %44, 1
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %54
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !4
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %58 = add i32 %44, 7
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %59
  %61 = load i32, ptr addrspace(1) %60, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %63 = or disjoint i32 %44, 2
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %68 = add i32 %44, 8
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %69
  %71 = load i32, ptr addrspace(1) %70, align 4, !tbaa !4
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %73 = or disjoint i32 %44, 3
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %74
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %78 = add i32 %44, 9
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %79
  %81 = load i32, ptr addrspace(1) %80, align 4, !tbaa !4
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %83 = add i32 %44, 4
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !4
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %88 = add i32 %44, 10
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %89
  %91 = load i32, ptr addrspace(1) %90, align 4, !tbaa !4
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %93 = add i32 %44, 5
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %94
  %96 = load i32, ptr addrspace(1) %95, align 4, !tbaa !4
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %98 = add i32 %44, 11
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %99
  %101 = load i32, ptr addrspace(1) %100, align 4, !tbaa !4
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 44
  br label %168

103:                                              ; preds = %168, %3
  %104 = phi i32 [ %41, %3 ], [ %213, %168 ]
  %105 = phi i32 [ %39, %3 ], [ %212, %168 ]
  %106 = phi i32 [ %37, %3 ], [ %211, %168 ]
  %107 = phi i32 [ %35, %3 ], [ %210, %168 ]
  %108 = phi i32 [ %33, %3 ], [ %209, %168 ]
  %109 = phi i32 [ %31, %3 ], [ %208, %168 ]
  %110 = phi i32 [ %29, %3 ], [ %207, %168 ]
  %111 = phi i32 [ %27, %3 ], [ %206, %168 ]
  %112 = phi i32 [ %10, %3 ], [ %176, %168 ]
  %113 = phi i32 [ %12, %3 ], [ %175, %168 ]
  %114 = phi i32 [ %14, %3 ], [ %174, %168 ]
  %115 = phi i32 [ %16, %3 ], [ %173, %168 ]
  %116 = phi i32 [ %18, %3 ], [ %172, %168 ]
  %117 = phi i32 [ %20, %3 ], [ %171, %168 ]
  %118 = phi i32 [ %22, %3 ], [ %170, %168 ]
  %119 = phi i32 [ %24, %3 ], [ %169, %168 ]
  %120 = shl i32 %6, 4
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %121
  store i32 %112, ptr addrspace(1) %122, align 4, !tbaa !4
  %123 = or disjoint i32 %120, 8
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %124
  store i32 %111, ptr addrspace(1) %125, align 4, !tbaa !4
  %126 = or disjoint i32 %120, 1
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %127
  store i32 %113, ptr addrspace(1) %128, align 4, !tbaa !4
  %129 = or disjoint i32 %120, 9
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %130
  store i32 %110, ptr addrspace(1) %131, align 4, !tbaa !4
  %132 = or disjoint i32 %120, 2
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %133
  store i32 %114, ptr addrspace(1) %134, align 4, !tbaa !4
  %135 = or disjoint i32 %120, 10
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %136
  store i32 %109, ptr addrspace(1) %137, align 4, !tbaa !4
  %138 = or disjoint i32 %120, 3
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %139
  store i32 %115, ptr addrspace(1) %140, align 4, !tbaa !4
  %141 = or disjoint i32 %120, 11
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %142
  store i32 %108, ptr addrspace(1) %143, align 4, !tbaa !4
  %144 = or disjoint i32 %120, 4
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %145
  store i32 %116, ptr addrspace(1) %146, align 4, !tbaa !4
  %147 = or disjoint i32 %120, 12
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %148
  store i32 %107, ptr addrspace(1) %149, align 4, !tbaa !4
  %150 = or disjoint i32 %120, 5
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %151
  store i32 %117, ptr addrspace(1) %152, align 4, !tbaa !4
  %153 = or disjoint i32 %120, 13
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %154
  store i32 %106, ptr addrspace(1) %155, align 4, !tbaa !4
  %156 = or disjoint i32 %120, 6
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %157
  store i32 %118, ptr addrspace(1) %158, align 4, !tbaa !4
  %159 = or disjoint i32 %120, 14
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %160
  store i32 %105, ptr addrspace(1) %161, align 4, !tbaa !4
  %162 = or disjoint i32 %120, 7
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %163
  store i32 %119, ptr addrspace(1) %164, align 4, !tbaa !4
  %165 = or disjoint i32 %120, 15
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %166
  store i32 %104, ptr addrspace(1) %167, align 4, !tbaa !4
  ret void

168:                                              ; preds = %43, %168
  %169 = phi i32 [ %41, %43 ], [ %213, %168 ]
  %170 = phi i32 [ %39, %43 ], [ %212, %168 ]
  %171 = phi i32 [ %37, %43 ], [ %211, %168 ]
  %172 = phi i32 [ %35, %43 ], [ %210, %168 ]
  %173 = phi i32 [ %33, %43 ], [ %209, %168 ]
  %174 = phi i32 [ %31, %43 ], [ %208, %168 ]
  %175 = phi i32 [ %29, %43 ], [ %207, %168 ]
  %176 = phi i32 [ %27, %43 ], [ %206, %168 ]
  %177 = phi i32 [ %10, %43 ], [ %176, %168 ]
  %178 = phi i32 [ %12, %43 ], [ %175, %168 ]
  %179 = phi i32 [ %14, %43 ], [ %174, %168 ]
  %180 = phi i32 [ %16, %43 ], [ %173, %168 ]
  %181 = phi i32 [ %18, %43 ], [ %172, %168 ]
  %182 = phi i32 [ %20, %43 ], [ %171, %168 ]
  %183 = phi i32 [ %22, %43 ], [ %170, %168 ]
  %184 = phi i32 [ %24, %43 ], [ %169, %168 ]
  %185 = phi i32 [ 0, %43 ], [ %214, %168 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %186 = xor i32 %49, %169
  store i32 %186, ptr %4, align 4, !tbaa !4
  %187 = xor i32 %52, %173
  store i32 %187, ptr %46, align 4, !tbaa !4
  %188 = xor i32 %56, %176
  store i32 %188, ptr %57, align 4, !tbaa !4
  %189 = xor i32 %61, %172
  store i32 %189, ptr %62, align 4, !tbaa !4
  %190 = xor i32 %66, %175
  store i32 %190, ptr %67, align 4, !tbaa !4
  %191 = xor i32 %71, %171
  store i32 %191, ptr %72, align 4, !tbaa !4
  %192 = xor i32 %76, %174
  store i32 %192, ptr %77, align 4, !tbaa !4
  %193 = xor i32 %81, %170
  store i32 %193, ptr %82, align 4, !tbaa !4
  %194 = xor i32 %86, %173
  store i32 %194, ptr %87, align 4, !tbaa !4
  %195 = xor i32 %91, %169
  store i32 %195, ptr %92, align 4, !tbaa !4
  %196 = xor i32 %96, %172
  store i32 %196, ptr %97, align 4, !tbaa !4
  %197 = xor i32 %101, %176
  store i32 %197, ptr %102, align 4, !tbaa !4
  %198 = call spir_func i32 @lookup(ptr noundef %4, i64 noundef -8746754110685546983) #9
  %199 = call spir_func i32 @lookup(ptr noundef %46, i64 noundef -2191536206657640871) #9
  %200 = call spir_func i32 @lookup(ptr noundef %4, i64 noundef -5708445451402336579) #9
  %201 = call spir_func i32 @lookup(ptr noundef %46, i64 noundef 7564143116803294185) #9
  %202 = call spir_func i32 @lookup(ptr noundef %4, i64 noundef 2876063562204127017) #9
  %203 = call spir_func i32 @lookup(ptr noundef %46, i64 noundef 8388670587917344707) #9
  %204 = call spir_func i32 @lookup(ptr noundef %4, i64 noundef -7963515302224743304) #9
  %205 = call spir_func i32 @lookup(ptr noundef %46, i64 noundef -3664985810666187121) #9
  %206 = xor i32 %201, %177
  %207 = xor i32 %198, %178
  %208 = xor i32 %204, %179
  %209 = xor i32 %203, %180
  %210 = xor i32 %200, %181
  %211 = xor i32 %199, %182
  %212 = xor i32 %205, %183
  %213 = xor i32 %202, %184
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  %214 = add nuw nsw i32 %185, 1
  %215 = icmp slt i32 %214, %2
  br i1 %215, label %168, label %103
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: read)
define internal spir_func i32 @lookup(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1) unnamed_addr #6 {
  %3 = trunc i64 %1 to i32
  %4 = and i32 %3, 1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %9, label %6

6:                                                ; preds = %2
  %7 = load i32, ptr %0, align 4, !tbaa !4
  %8 = xor i32 %7, -1
  br label %9

9:                                                ; preds = %2, %6
  %10 = phi i32 [ %8, %6 ], [ 0, %2 ]
  %11 = and i32 %3, 2
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %9
  %14 = load i32, ptr %0, align 4, !tbaa !4
  %15 = or i32 %14, %10
  br label %16

16:                                               ; preds = %9, %13
  %17 = phi i32 [ %15, %13 ], [ %10, %9 ]
  %18 = lshr i64 %1, 2
  %19 = trunc i64 %18 to i32
  %20 = and i32 %19, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = load i32, ptr %0, align 4, !tbaa !4
  %24 = xor i32 %23, -1
  br label %25

25:                                               ; preds = %22, %16
  %26 = phi i32 [ %24, %22 ], [ 0, %16 ]
  %27 = and i32 %19, 2
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %32, label %29

29:                                               ; preds = %25
  %30 = load i32, ptr %0, align 4, !tbaa !4
  %31 = or i32 %30, %26
  br label %32

32:                                               ; preds = %29, %25
  %33 = phi i32 [ %31, %29 ], [ %26, %25 ]
  %34 = lshr i64 %1, 4
  %35 = trunc i64 %34 to i32
  %36 = and i32 %35, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %32
  %39 = load i32, ptr %0, align 4, !tbaa !4
  %40 = xor i32 %39, -1
  br label %41

41:                                               ; preds = %38, %32
  %42 = phi i32 [ %40, %38 ], [ 0, %32 ]
  %43 = and i32 %35, 2
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %48, label %45

45:                                               ; preds = %41
  %46 = load i32, ptr %0, align 4, !tbaa !4
  %47 = or i32 %46, %42
  br label %48

48:                                               ; preds = %45, %41
  %49 = phi i32 [ %47, %45 ], [ %42, %41 ]
  %50 = lshr i64 %1, 6
  %51 = trunc i64 %50 to i32
  %52 = and i32 %51, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %57, label %54

54:                                               ; preds = %48
  %55 = load i32, ptr %0, align 4, !tbaa !4
  %56 = xor i32 %55, -1
  br label %57

57:                                               ; preds = %54, %48
  %58 = phi i32 [ %56, %54 ], [ 0, %48 ]
  %59 = and i32 %51, 2
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %64, label %61

61:                                               ; preds = %57
  %62 = load i32, ptr %0, align 4, !tbaa !4
  %63 = or i32 %62, %58
  br label %64

64:                                               ; preds = %61, %57
  %65 = phi i32 [ %63, %61 ], [ %58, %57 ]
  %66 = lshr i64 %1, 8
  %67 = trunc i64 %66 to i32
  %68 = and i32 %67, 1
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %73, label %70

70:                                               ; preds = %64
  %71 = load i32, ptr %0, align 4, !tbaa !4
  %72 = xor i32 %71, -1
  br label %73

73:                                               ; preds = %70, %64
  %74 = phi i32 [ %72, %70 ], [ 0, %64 ]
  %75 = and i32 %67, 2
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %80, label %77

77:                                               ; preds = %73
  %78 = load i32, ptr %0, align 4, !tbaa !4
  %79 = or i32 %78, %74
  br label %80

80:                                               ; preds = %77, %73
  %81 = phi i32 [ %79, %77 ], [ %74, %73 ]
  %82 = lshr i64 %1, 10
  %83 = trunc i64 %82 to i32
  %84 = and i32 %83, 1
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %89, label %86

86:                                               ; preds = %80
  %87 = load i32, ptr %0, align 4, !tbaa !4
  %88 = xor i32 %87, -1
  br label %89

89:                                               ; preds = %86, %80
  %90 = phi i32 [ %88, %86 ], [ 0, %80 ]
  %91 = and i32 %83, 2
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %96, label %93

93:                                               ; preds = %89
  %94 = load i32, ptr %0, align 4, !tbaa !4
  %95 = or i32 %94, %90
  br label %96

96:                                               ; preds = %93, %89
  %97 = phi i32 [ %95, %93 ], [ %90, %89 ]
  %98 = lshr i64 %1, 12
  %99 = trunc i64 %98 to i32
  %100 = and i32 %99, 1
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %105, label %102

102:                                              ; preds = %96
  %103 = load i32, ptr %0, align 4, !tbaa !4
  %104 = xor i32 %103, -1
  br label %105

105:                                              ; preds = %102, %96
  %106 = phi i32 [ %104, %102 ], [ 0, %96 ]
  %107 = and i32 %99, 2
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %112, label %109

109:                                              ; preds = %105
  %110 = load i32, ptr %0, align 4, !tbaa !4
  %111 = or i32 %110, %106
  br label %112

112:                                              ; preds = %109, %105
  %113 = phi i32 [ %111, %109 ], [ %106, %105 ]
  %114 = lshr i64 %1, 14
  %115 = trunc i64 %114 to i32
  %116 = and i32 %115, 1
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %121, label %118

118:                                              ; preds = %112
  %119 = load i32, ptr %0, align 4, !tbaa !4
  %120 = xor i32 %119, -1
  br label %121

121:                                              ; preds = %118, %112
  %122 = phi i32 [ %120, %118 ], [ 0, %112 ]
  %123 = and i32 %115, 2
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %128, label %125

125:                                              ; preds = %121
  %126 = load i32, ptr %0, align 4, !tbaa !4
  %127 = or i32 %126, %122
  br label %128

128:                                              ; preds = %125, %121
  %129 = phi i32 [ %127, %125 ], [ %122, %121 ]
  %130 = lshr i64 %1, 16
  %131 = trunc i64 %130 to i32
  %132 = and i32 %131, 1
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %137, label %134

134:                                              ; preds = %128
  %135 = load i32, ptr %0, align 4, !tbaa !4
  %136 = xor i32 %135, -1
  br label %137

137:                                              ; preds = %134, %128
  %138 = phi i32 [ %136, %134 ], [ 0, %128 ]
  %139 = and i32 %131, 2
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %144, label %141

141:                                              ; preds = %137
  %142 = load i32, ptr %0, align 4, !tbaa !4
  %143 = or i32 %142, %138
  br label %144

144:                                              ; preds = %141, %137
  %145 = phi i32 [ %143, %141 ], [ %138, %137 ]
  %146 = lshr i64 %1, 18
  %147 = trunc i64 %146 to i32
  %148 = and i32 %147, 1
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %153, label %150

150:                                              ; preds = %144
  %151 = load i32, ptr %0, align 4, !tbaa !4
  %152 = xor i32 %151, -1
  br label %153

153:                                              ; preds = %150, %144
  %154 = phi i32 [ %152, %150 ], [ 0, %144 ]
  %155 = and i32 %147, 2
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %160, label %157

157:                                              ; preds = %153
  %158 = load i32, ptr %0, align 4, !tbaa !4
  %159 = or i32 %158, %154
  br label %160

160:                                              ; preds = %157, %153
  %161 = phi i32 [ %159, %157 ], [ %154, %153 ]
  %162 = lshr i64 %1, 20
  %163 = trunc i64 %162 to i32
  %164 = and i32 %163, 1
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %169, label %166

166:                                              ; preds = %160
  %167 = load i32, ptr %0, align 4, !tbaa !4
  %168 = xor i32 %167, -1
  br label %169

169:                                              ; preds = %166, %160
  %170 = phi i32 [ %168, %166 ], [ 0, %160 ]
  %171 = and i32 %163, 2
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %176, label %173

173:                                              ; preds = %169
  %174 = load i32, ptr %0, align 4, !tbaa !4
  %175 = or i32 %174, %170
  br label %176

176:                                              ; preds = %173, %169
  %177 = phi i32 [ %175, %173 ], [ %170, %169 ]
  %178 = lshr i64 %1, 22
  %179 = trunc i64 %178 to i32
  %180 = and i32 %179, 1
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %185, label %182

182:                                              ; preds = %176
  %183 = load i32, ptr %0, align 4, !tbaa !4
  %184 = xor i32 %183, -1
  br label %185

185:                                              ; preds = %182, %176
  %186 = phi i32 [ %184, %182 ], [ 0, %176 ]
  %187 = and i32 %179, 2
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %192, label %189

189:                                              ; preds = %185
  %190 = load i32, ptr %0, align 4, !tbaa !4
  %191 = or i32 %190, %186
  br label %192

192:                                              ; preds = %189, %185
  %193 = phi i32 [ %191, %189 ], [ %186, %185 ]
  %194 = lshr i64 %1, 24
  %195 = trunc i64 %194 to i32
  %196 = and i32 %195, 1
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %201, label %198

198:                                              ; preds = %192
  %199 = load i32, ptr %0, align 4, !tbaa !4
  %200 = xor i32 %199, -1
  br label %201

201:                                              ; preds = %198, %192
  %202 = phi i32 [ %200, %198 ], [ 0, %192 ]
  %203 = and i32 %195, 2
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %208, label %205

205:                                              ; preds = %201
  %206 = load i32, ptr %0, align 4, !tbaa !4
  %207 = or i32 %206, %202
  br label %208

208:                                              ; preds = %205, %201
  %209 = phi i32 [ %207, %205 ], [ %202, %201 ]
  %210 = lshr i64 %1, 26
  %211 = trunc i64 %210 to i32
  %212 = and i32 %211, 1
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %217, label %214

214:                                              ; preds = %208
  %215 = load i32, ptr %0, align 4, !tbaa !4
  %216 = xor i32 %215, -1
  br label %217

217:                                              ; preds = %214, %208
  %218 = phi i32 [ %216, %214 ], [ 0, %208 ]
  %219 = and i32 %211, 2
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %224, label %221

221:                                              ; preds = %217
  %222 = load i32, ptr %0, align 4, !tbaa !4
  %223 = or i32 %222, %218
  br label %224

224:                                              ; preds = %221, %217
  %225 = phi i32 [ %223, %221 ], [ %218, %217 ]
  %226 = lshr i64 %1, 28
  %227 = trunc i64 %226 to i32
  %228 = and i32 %227, 1
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %233, label %230

230:                                              ; preds = %224
  %231 = load i32, ptr %0, align 4, !tbaa !4
  %232 = xor i32 %231, -1
  br label %233

233:                                              ; preds = %230, %224
  %234 = phi i32 [ %232, %230 ], [ 0, %224 ]
  %235 = and i32 %227, 2
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %240, label %237

237:                                              ; preds = %233
  %238 = load i32, ptr %0, align 4, !tbaa !4
  %239 = or i32 %238, %234
  br label %240

240:                                              ; preds = %237, %233
  %241 = phi i32 [ %239, %237 ], [ %234, %233 ]
  %242 = lshr i64 %1, 30
  %243 = trunc i64 %242 to i32
  %244 = and i32 %243, 1
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %249, label %246

246:                                              ; preds = %240
  %247 = load i32, ptr %0, align 4, !tbaa !4
  %248 = xor i32 %247, -1
  br label %249

249:                                              ; preds = %246, %240
  %250 = phi i32 [ %248, %246 ], [ 0, %240 ]
  %251 = and i32 %243, 2
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %256, label %253

253:                                              ; preds = %249
  %254 = load i32, ptr %0, align 4, !tbaa !4
  %255 = or i32 %254, %250
  br label %256

256:                                              ; preds = %253, %249
  %257 = phi i32 [ %255, %253 ], [ %250, %249 ]
  %258 = lshr i64 %1, 32
  %259 = trunc nuw i64 %258 to i32
  %260 = and i32 %259, 1
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %265, label %262

262:                                              ; preds = %256
  %263 = load i32, ptr %0, align 4, !tbaa !4
  %264 = xor i32 %263, -1
  br label %265

265:                                              ; preds = %262, %256
  %266 = phi i32 [ %264, %262 ], [ 0, %256 ]
  %267 = and i32 %259, 2
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %272, label %269

269:                                              ; preds = %265
  %270 = load i32, ptr %0, align 4, !tbaa !4
  %271 = or i32 %270, %266
  br label %272

272:                                              ; preds = %269, %265
  %273 = phi i32 [ %271, %269 ], [ %266, %265 ]
  %274 = lshr i64 %1, 34
  %275 = trunc nuw nsw i64 %274 to i32
  %276 = and i32 %275, 1
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %281, label %278

278:                                              ; preds = %272
  %279 = load i32, ptr %0, align 4, !tbaa !4
  %280 = xor i32 %279, -1
  br label %281

281:                                              ; preds = %278, %272
  %282 = phi i32 [ %280, %278 ], [ 0, %272 ]
  %283 = and i32 %275, 2
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %288, label %285

285:                                              ; preds = %281
  %286 = load i32, ptr %0, align 4, !tbaa !4
  %287 = or i32 %286, %282
  br label %288

288:                                              ; preds = %285, %281
  %289 = phi i32 [ %287, %285 ], [ %282, %281 ]
  %290 = lshr i64 %1, 36
  %291 = trunc nuw nsw i64 %290 to i32
  %292 = and i32 %291, 1
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %297, label %294

294:                                              ; preds = %288
  %295 = load i32, ptr %0, align 4, !tbaa !4
  %296 = xor i32 %295, -1
  br label %297

297:                                              ; preds = %294, %288
  %298 = phi i32 [ %296, %294 ], [ 0, %288 ]
  %299 = and i32 %291, 2
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %304, label %301

301:                                              ; preds = %297
  %302 = load i32, ptr %0, align 4, !tbaa !4
  %303 = or i32 %302, %298
  br label %304

304:                                              ; preds = %301, %297
  %305 = phi i32 [ %303, %301 ], [ %298, %297 ]
  %306 = lshr i64 %1, 38
  %307 = trunc nuw nsw i64 %306 to i32
  %308 = and i32 %307, 1
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %313, label %310

310:                                              ; preds = %304
  %311 = load i32, ptr %0, align 4, !tbaa !4
  %312 = xor i32 %311, -1
  br label %313

313:                                              ; preds = %310, %304
  %314 = phi i32 [ %312, %310 ], [ 0, %304 ]
  %315 = and i32 %307, 2
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %320, label %317

317:                                              ; preds = %313
  %318 = load i32, ptr %0, align 4, !tbaa !4
  %319 = or i32 %318, %314
  br label %320

320:                                              ; preds = %317, %313
  %321 = phi i32 [ %319, %317 ], [ %314, %313 ]
  %322 = lshr i64 %1, 40
  %323 = trunc nuw nsw i64 %322 to i32
  %324 = and i32 %323, 1
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %329, label %326

326:                                              ; preds = %320
  %327 = load i32, ptr %0, align 4, !tbaa !4
  %328 = xor i32 %327, -1
  br label %329

329:                                              ; preds = %326, %320
  %330 = phi i32 [ %328, %326 ], [ 0, %320 ]
  %331 = and i32 %323, 2
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %336, label %333

333:                                              ; preds = %329
  %334 = load i32, ptr %0, align 4, !tbaa !4
  %335 = or i32 %334, %330
  br label %336

336:                                              ; preds = %333, %329
  %337 = phi i32 [ %335, %333 ], [ %330, %329 ]
  %338 = lshr i64 %1, 42
  %339 = trunc nuw nsw i64 %338 to i32
  %340 = and i32 %339, 1
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %345, label %342

342:                                              ; preds = %336
  %343 = load i32, ptr %0, align 4, !tbaa !4
  %344 = xor i32 %343, -1
  br label %345

345:                                              ; preds = %342, %336
  %346 = phi i32 [ %344, %342 ], [ 0, %336 ]
  %347 = and i32 %339, 2
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %352, label %349

349:                                              ; preds = %345
  %350 = load i32, ptr %0, align 4, !tbaa !4
  %351 = or i32 %350, %346
  br label %352

352:                                              ; preds = %349, %345
  %353 = phi i32 [ %351, %349 ], [ %346, %345 ]
  %354 = lshr i64 %1, 44
  %355 = trunc nuw nsw i64 %354 to i32
  %356 = and i32 %355, 1
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %361, label %358

358:                                              ; preds = %352
  %359 = load i32, ptr %0, align 4, !tbaa !4
  %360 = xor i32 %359, -1
  br label %361

361:                                              ; preds = %358, %352
  %362 = phi i32 [ %360, %358 ], [ 0, %352 ]
  %363 = and i32 %355, 2
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %368, label %365

365:                                              ; preds = %361
  %366 = load i32, ptr %0, align 4, !tbaa !4
  %367 = or i32 %366, %362
  br label %368

368:                                              ; preds = %365, %361
  %369 = phi i32 [ %367, %365 ], [ %362, %361 ]
  %370 = lshr i64 %1, 46
  %371 = trunc nuw nsw i64 %370 to i32
  %372 = and i32 %371, 1
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %377, label %374

374:                                              ; preds = %368
  %375 = load i32, ptr %0, align 4, !tbaa !4
  %376 = xor i32 %375, -1
  br label %377

377:                                              ; preds = %374, %368
  %378 = phi i32 [ %376, %374 ], [ 0, %368 ]
  %379 = and i32 %371, 2
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %384, label %381

381:                                              ; preds = %377
  %382 = load i32, ptr %0, align 4, !tbaa !4
  %383 = or i32 %382, %378
  br label %384

384:                                              ; preds = %381, %377
  %385 = phi i32 [ %383, %381 ], [ %378, %377 ]
  %386 = lshr i64 %1, 48
  %387 = trunc nuw nsw i64 %386 to i32
  %388 = and i32 %387, 1
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %393, label %390

390:                                              ; preds = %384
  %391 = load i32, ptr %0, align 4, !tbaa !4
  %392 = xor i32 %391, -1
  br label %393

393:                                              ; preds = %390, %384
  %394 = phi i32 [ %392, %390 ], [ 0, %384 ]
  %395 = and i32 %387, 2
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %400, label %397

397:                                              ; preds = %393
  %398 = load i32, ptr %0, align 4, !tbaa !4
  %399 = or i32 %398, %394
  br label %400

400:                                              ; preds = %397, %393
  %401 = phi i32 [ %399, %397 ], [ %394, %393 ]
  %402 = lshr i64 %1, 50
  %403 = trunc nuw nsw i64 %402 to i32
  %404 = and i32 %403, 1
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %409, label %406

406:                                              ; preds = %400
  %407 = load i32, ptr %0, align 4, !tbaa !4
  %408 = xor i32 %407, -1
  br label %409

409:                                              ; preds = %406, %400
  %410 = phi i32 [ %408, %406 ], [ 0, %400 ]
  %411 = and i32 %403, 2
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %416, label %413

413:                                              ; preds = %409
  %414 = load i32, ptr %0, align 4, !tbaa !4
  %415 = or i32 %414, %410
  br label %416

416:                                              ; preds = %413, %409
  %417 = phi i32 [ %415, %413 ], [ %410, %409 ]
  %418 = lshr i64 %1, 52
  %419 = trunc nuw nsw i64 %418 to i32
  %420 = and i32 %419, 1
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %425, label %422

422:                                              ; preds = %416
  %423 = load i32, ptr %0, align 4, !tbaa !4
  %424 = xor i32 %423, -1
  br label %425

425:                                              ; preds = %422, %416
  %426 = phi i32 [ %424, %422 ], [ 0, %416 ]
  %427 = and i32 %419, 2
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %432, label %429

429:                                              ; preds = %425
  %430 = load i32, ptr %0, align 4, !tbaa !4
  %431 = or i32 %430, %426
  br label %432

432:                                              ; preds = %429, %425
  %433 = phi i32 [ %431, %429 ], [ %426, %425 ]
  %434 = lshr i64 %1, 54
  %435 = trunc nuw nsw i64 %434 to i32
  %436 = and i32 %435, 1
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %441, label %438

438:                                              ; preds = %432
  %439 = load i32, ptr %0, align 4, !tbaa !4
  %440 = xor i32 %439, -1
  br label %441

441:                                              ; preds = %438, %432
  %442 = phi i32 [ %440, %438 ], [ 0, %432 ]
  %443 = and i32 %435, 2
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %448, label %445

445:                                              ; preds = %441
  %446 = load i32, ptr %0, align 4, !tbaa !4
  %447 = or i32 %446, %442
  br label %448

448:                                              ; preds = %445, %441
  %449 = phi i32 [ %447, %445 ], [ %442, %441 ]
  %450 = lshr i64 %1, 56
  %451 = trunc nuw nsw i64 %450 to i32
  %452 = and i32 %451, 1
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %457, label %454

454:                                              ; preds = %448
  %455 = load i32, ptr %0, align 4, !tbaa !4
  %456 = xor i32 %455, -1
  br label %457

457:                                              ; preds = %454, %448
  %458 = phi i32 [ %456, %454 ], [ 0, %448 ]
  %459 = and i32 %451, 2
  %460 = icmp eq i32 %459, 0
  br i1 %460, label %464, label %461

461:                                              ; preds = %457
  %462 = load i32, ptr %0, align 4, !tbaa !4
  %463 = or i32 %462, %458
  br label %464

464:                                              ; preds = %461, %457
  %465 = phi i32 [ %463, %461 ], [ %458, %457 ]
  %466 = lshr i64 %1, 58
  %467 = trunc nuw nsw i64 %466 to i32
  %468 = and i32 %467, 1
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %473, label %470

470:                                              ; preds = %464
  %471 = load i32, ptr %0, align 4, !tbaa !4
  %472 = xor i32 %471, -1
  br label %473

473:                                              ; preds = %470, %464
  %474 = phi i32 [ %472, %470 ], [ 0, %464 ]
  %475 = and i32 %467, 2
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %480, label %477

477:                                              ; preds = %473
  %478 = load i32, ptr %0, align 4, !tbaa !4
  %479 = or i32 %478, %474
  br label %480

480:                                              ; preds = %477, %473
  %481 = phi i32 [ %479, %477 ], [ %474, %473 ]
  %482 = lshr i64 %1, 60
  %483 = trunc nuw nsw i64 %482 to i32
  %484 = and i32 %483, 1
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %489, label %486

486:                                              ; preds = %480
  %487 = load i32, ptr %0, align 4, !tbaa !4
  %488 = xor i32 %487, -1
  br label %489

489:                                              ; preds = %486, %480
  %490 = phi i32 [ %488, %486 ], [ 0, %480 ]
  %491 = and i32 %483, 2
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %496, label %493

493:                                              ; preds = %489
  %494 = load i32, ptr %0, align 4, !tbaa !4
  %495 = or i32 %494, %490
  br label %496

496:                                              ; preds = %493, %489
  %497 = phi i32 [ %495, %493 ], [ %490, %489 ]
  %498 = lshr i64 %1, 62
  %499 = trunc nuw nsw i64 %498 to i32
  %500 = and i32 %499, 1
  %501 = icmp eq i32 %500, 0
  br i1 %501, label %505, label %502

502:                                              ; preds = %496
  %503 = load i32, ptr %0, align 4, !tbaa !4
  %504 = xor i32 %503, -1
  br label %505

505:                                              ; preds = %502, %496
  %506 = phi i32 [ %504, %502 ], [ 0, %496 ]
  %507 = icmp samesign ult i32 %499, 2
  br i1 %507, label %511, label %508

508:                                              ; preds = %505
  %509 = load i32, ptr %0, align 4, !tbaa !4
  %510 = or i32 %509, %506
  br label %511

511:                                              ; preds = %508, %505
  %512 = phi i32 [ %510, %508 ], [ %506, %505 ]
  %513 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %514 = load i32, ptr %513, align 4, !tbaa !4
  %515 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %17, i32 noundef %33, i32 noundef %514) #7
  %516 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %49, i32 noundef %65, i32 noundef %514) #7
  %517 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %81, i32 noundef %97, i32 noundef %514) #7
  %518 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %113, i32 noundef %129, i32 noundef %514) #7
  %519 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %145, i32 noundef %161, i32 noundef %514) #7
  %520 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %177, i32 noundef %193, i32 noundef %514) #7
  %521 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %209, i32 noundef %225, i32 noundef %514) #7
  %522 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %241, i32 noundef %257, i32 noundef %514) #7
  %523 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %273, i32 noundef %289, i32 noundef %514) #7
  %524 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %305, i32 noundef %321, i32 noundef %514) #7
  %525 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %337, i32 noundef %353, i32 noundef %514) #7
  %526 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %369, i32 noundef %385, i32 noundef %514) #7
  %527 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %401, i32 noundef %417, i32 noundef %514) #7
  %528 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %433, i32 noundef %449, i32 noundef %514) #7
  %529 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %465, i32 noundef %481, i32 noundef %514) #7
  %530 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %497, i32 noundef %512, i32 noundef %514) #7
  %531 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %532 = load i32, ptr %531, align 4, !tbaa !4
  %533 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %515, i32 noundef %516, i32 noundef %532) #7
  %534 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %517, i32 noundef %518, i32 noundef %532) #7
  %535 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %519, i32 noundef %520, i32 noundef %532) #7
  %536 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %521, i32 noundef %522, i32 noundef %532) #7
  %537 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %523, i32 noundef %524, i32 noundef %532) #7
  %538 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %525, i32 noundef %526, i32 noundef %532) #7
  %539 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %527, i32 noundef %528, i32 noundef %532) #7
  %540 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %529, i32 noundef %530, i32 noundef %532) #7
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %542 = load i32, ptr %541, align 4, !tbaa !4
  %543 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %533, i32 noundef %534, i32 noundef %542) #7
  %544 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %535, i32 noundef %536, i32 noundef %542) #7
  %545 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %537, i32 noundef %538, i32 noundef %542) #7
  %546 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %539, i32 noundef %540, i32 noundef %542) #7
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %548 = load i32, ptr %547, align 4, !tbaa !4
  %549 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %543, i32 noundef %544, i32 noundef %548) #7
  %550 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %545, i32 noundef %546, i32 noundef %548) #7
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %552 = load i32, ptr %551, align 4, !tbaa !4
  %553 = tail call spir_func i32 @_Z9bitselectjjj(i32 noundef %549, i32 noundef %550, i32 noundef %552) #7
  ret i32 %553
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z9bitselectjjj(i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { convergent nounwind willreturn memory(none) }
attributes #8 = { nounwind }
attributes #9 = { convergent nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"uint*", !"uint*"}
!11 = !{!"const", !""}
!12 = !{i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"uint*", !"uint*", !"int"}
!15 = !{!"", !"const", !""}
