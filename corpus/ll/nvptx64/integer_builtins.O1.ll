; ModuleID = 'corpus/opencl/integer_builtins.cl'
source_filename = "corpus/opencl/integer_builtins.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @int_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_int_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 64 %2) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_int_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = shl i32 %13, 8
  %17 = shl i32 %15, 8
  %18 = tail call noundef i32 @llvm.sadd.sat.i32(i32 %13, i32 %15)
  %19 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %18, i64 0
  %20 = tail call noundef i32 @llvm.ssub.sat.i32(i32 %13, i32 %15)
  %21 = insertelement <16 x i32> %19, i32 %20, i64 1
  %22 = sext i32 %13 to i64
  %23 = sext i32 %15 to i64
  %24 = mul nsw i64 %23, %22
  %25 = lshr i64 %24, 32
  %26 = trunc nuw i64 %25 to i32
  %27 = insertelement <16 x i32> %21, i32 %26, i64 2
  %28 = add nsw i32 %26, 12345
  %29 = insertelement <16 x i32> %27, i32 %28, i64 3
  %30 = ashr i32 %13, 18
  %31 = ashr i32 %15, 18
  %32 = mul nsw i32 %31, %30
  %33 = sext i32 %32 to i64
  %34 = mul nsw i32 %31, %30
  %35 = zext i32 %34 to i64
  %36 = and i64 %33, -4294967296
  %37 = add nsw i64 %35, %22
  %38 = add nsw i64 %37, %36
  %39 = tail call noundef i64 @llvm.smax.i64(i64 %38, i64 -2147483648)
  %40 = tail call noundef i64 @llvm.smin.i64(i64 %39, i64 2147483647)
  %41 = trunc nsw i64 %40 to i32
  %42 = insertelement <16 x i32> %29, i32 %41, i64 4
  %43 = ashr i32 %16, 16
  %44 = ashr i32 %17, 20
  %45 = mul nsw i32 %44, %43
  %46 = insertelement <16 x i32> %42, i32 %45, i64 5
  %47 = ashr i32 %16, 20
  %48 = ashr i32 %15, 4
  %49 = mul nsw i32 %44, %47
  %50 = add nsw i32 %49, %48
  %51 = insertelement <16 x i32> %46, i32 %50, i64 6
  %52 = ashr i32 %13, 1
  %53 = ashr i32 %15, 1
  %54 = add nsw i32 %53, %52
  %55 = and i32 %15, %13
  %56 = and i32 %55, 1
  %57 = add nsw i32 %54, %56
  %58 = insertelement <16 x i32> %51, i32 %57, i64 7
  %59 = or i32 %15, %13
  %60 = and i32 %59, 1
  %61 = add nsw i32 %54, %60
  %62 = insertelement <16 x i32> %58, i32 %61, i64 8
  %63 = tail call noundef i32 @llvm.fshl.i32(i32 %13, i32 %13, i32 %15)
  %64 = insertelement <16 x i32> %62, i32 %63, i64 9
  %65 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %13, i1 false)
  %66 = insertelement <16 x i32> %64, i32 %65, i64 10
  %67 = and i32 %15, %13
  %68 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %67)
  %69 = insertelement <16 x i32> %66, i32 %68, i64 11
  %70 = icmp sgt i32 %13, %15
  %71 = sub i32 %13, %15
  %72 = sub i32 %15, %13
  %73 = select i1 %70, i32 %71, i32 %72
  %74 = insertelement <16 x i32> %69, i32 %73, i64 12
  %75 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %13, i1 false)
  %76 = insertelement <16 x i32> %74, i32 %75, i64 13
  %77 = tail call noundef i32 @llvm.smax.i32(i32 %13, i32 -1000000)
  %78 = tail call noundef range(i32 -1000000, 2000001) i32 @llvm.smin.i32(i32 %77, i32 2000000)
  %79 = insertelement <16 x i32> %76, i32 %78, i64 14
  %80 = or i32 %15, 65536
  %81 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 65536, 0) %80, i1 true)
  %82 = insertelement <16 x i32> %79, i32 %81, i64 15
  %83 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %11
  store <16 x i32> %82, ptr addrspace(1) %83, align 64, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @uint_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_uint_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 64 %2) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_uint_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 64 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !16 !kernel_arg_base_type !17 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %11
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %11
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = tail call noundef i32 @llvm.uadd.sat.i32(i32 %13, i32 %15)
  %17 = insertelement <16 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef, i32 undef>, i32 %16, i64 0
  %18 = tail call noundef i32 @llvm.usub.sat.i32(i32 %13, i32 %15)
  %19 = insertelement <16 x i32> %17, i32 %18, i64 1
  %20 = zext i32 %13 to i64
  %21 = zext i32 %15 to i64
  %22 = mul nuw i64 %21, %20
  %23 = lshr i64 %22, 32
  %24 = trunc nuw i64 %23 to i32
  %25 = insertelement <16 x i32> %19, i32 %24, i64 2
  %26 = add i32 %24, 7
  %27 = insertelement <16 x i32> %25, i32 %26, i64 3
  %28 = and i32 %13, 65535
  %29 = and i32 %15, 131071
  %30 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 range(i32 0, 131072) %29, i32 range(i32 0, 65536) %28)
  %31 = extractvalue { i32, i1 } %30, 1
  %32 = mul i32 %29, %28
  %33 = tail call noundef i32 @llvm.uadd.sat.i32(i32 %32, i32 %13)
  %34 = select i1 %31, i32 -1, i32 %33
  %35 = insertelement <16 x i32> %27, i32 %34, i64 4
  %36 = and i32 %13, 4095
  %37 = and i32 %15, 4095
  %38 = mul nuw nsw i32 %37, %36
  %39 = insertelement <16 x i32> %35, i32 %38, i64 5
  %40 = add i32 %38, %15
  %41 = insertelement <16 x i32> %39, i32 %40, i64 6
  %42 = lshr i32 %13, 1
  %43 = lshr i32 %15, 1
  %44 = add nuw i32 %43, %42
  %45 = and i32 %13, 1
  %46 = and i32 %45, %15
  %47 = add nuw i32 %44, %46
  %48 = insertelement <16 x i32> %41, i32 %47, i64 7
  %49 = or i32 %15, %13
  %50 = and i32 %49, 1
  %51 = add nuw i32 %44, %50
  %52 = insertelement <16 x i32> %48, i32 %51, i64 8
  %53 = and i32 %15, 31
  %54 = tail call noundef i32 @llvm.fshl.i32(i32 %13, i32 %13, i32 range(i32 0, 32) %15)
  %55 = insertelement <16 x i32> %52, i32 %54, i64 9
  %56 = lshr i32 %13, %53
  %57 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %56, i1 false)
  %58 = insertelement <16 x i32> %55, i32 %57, i64 10
  %59 = tail call range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %13)
  %60 = insertelement <16 x i32> %58, i32 %59, i64 11
  %61 = icmp ugt i32 %13, %15
  %62 = sub nuw i32 %13, %15
  %63 = sub nuw i32 %15, %13
  %64 = select i1 %61, i32 %62, i32 %63
  %65 = insertelement <16 x i32> %60, i32 %64, i64 12
  %66 = and i32 %15, 267448335
  %67 = and i32 %13, -267448336
  %68 = or disjoint i32 %66, %67
  %69 = insertelement <16 x i32> %65, i32 %68, i64 13
  %70 = insertelement <16 x i32> %69, i32 %15, i64 14
  %71 = and i32 %15, 65535
  %72 = shl i32 %13, 16
  %73 = or disjoint i32 %71, %72
  %74 = insertelement <16 x i32> %70, i32 %73, i64 15
  %75 = getelementptr inbounds nuw <16 x i32>, ptr addrspace(1) %2, i64 %11
  store <16 x i32> %74, ptr addrspace(1) %75, align 64, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @long_builtins(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 128 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_long_builtins(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 128 %2) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_long_builtins(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 128 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %11
  %13 = load i64, ptr addrspace(1) %12, align 8, !tbaa !20
  %14 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %11
  %15 = load i64, ptr addrspace(1) %14, align 8, !tbaa !20
  %16 = tail call noundef i64 @llvm.sadd.sat.i64(i64 %13, i64 %15)
  %17 = insertelement <16 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %16, i64 0
  %18 = tail call noundef i64 @llvm.ssub.sat.i64(i64 %13, i64 %15)
  %19 = insertelement <16 x i64> %17, i64 %18, i64 1
  %20 = ashr i64 %13, 32
  %21 = and i64 %13, 2147483647
  %22 = ashr i64 %15, 32
  %23 = and i64 %15, 2147483647
  %24 = mul nsw i64 %22, %20
  %25 = mul nsw i64 %23, %20
  %26 = mul nsw i64 %22, %21
  %27 = mul nuw nsw i64 %23, %21
  %28 = lshr i64 %27, 32
  %29 = add nsw i64 %28, %26
  %30 = ashr i64 %25, 1
  %31 = ashr i64 %29, 1
  %32 = add nsw i64 %31, %30
  %33 = and i64 %25, 1
  %34 = and i64 %33, %29
  %35 = add nsw i64 %32, %34
  %36 = ashr i64 %35, 31
  %37 = add nsw i64 %36, %24
  %38 = insertelement <16 x i64> %19, i64 %37, i64 2
  %39 = lshr i64 %13, 32
  %40 = and i64 %13, 4294967295
  %41 = lshr i64 %15, 32
  %42 = and i64 %15, 4294967295
  %43 = mul nuw i64 %41, %39
  %44 = mul nuw i64 %42, %39
  %45 = mul nuw i64 %41, %40
  %46 = mul nuw i64 %42, %40
  %47 = lshr i64 %46, 32
  %48 = add nuw i64 %47, %45
  %49 = lshr i64 %44, 1
  %50 = lshr i64 %48, 1
  %51 = add nuw i64 %50, %49
  %52 = and i64 %44, 1
  %53 = and i64 %52, %48
  %54 = add nuw i64 %51, %53
  %55 = lshr i64 %54, 31
  %56 = add nuw i64 %55, %43
  %57 = insertelement <16 x i64> %38, i64 %56, i64 3
  %58 = tail call noundef i64 @llvm.ssub.sat.i64(i64 %15, i64 %13)
  %59 = insertelement <16 x i64> %57, i64 %58, i64 4
  %60 = lshr i64 %13, 33
  %61 = lshr i64 %15, 31
  %62 = mul nuw i64 %61, %60
  %63 = tail call noundef i64 @llvm.uadd.sat.i64(i64 %62, i64 %13)
  %64 = insertelement <16 x i64> %59, i64 %63, i64 5
  %65 = ashr i64 %13, 1
  %66 = ashr i64 %15, 1
  %67 = add nsw i64 %66, %65
  %68 = and i64 %13, 1
  %69 = and i64 %68, %15
  %70 = add nsw i64 %67, %69
  %71 = insertelement <16 x i64> %64, i64 %70, i64 6
  %72 = lshr i64 %13, 1
  %73 = lshr i64 %15, 1
  %74 = add nuw i64 %73, %72
  %75 = or i64 %15, %13
  %76 = and i64 %75, 1
  %77 = add nuw i64 %74, %76
  %78 = insertelement <16 x i64> %71, i64 %77, i64 7
  %79 = tail call noundef i64 @llvm.fshl.i64(i64 %13, i64 %13, i64 %15)
  %80 = insertelement <16 x i64> %78, i64 %79, i64 8
  %81 = and i64 %15, 63
  %82 = lshr i64 %13, %81
  %83 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %82, i1 false)
  %84 = insertelement <16 x i64> %80, i64 %83, i64 9
  %85 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %13)
  %86 = insertelement <16 x i64> %84, i64 %85, i64 10
  %87 = icmp sgt i64 %13, %15
  %88 = sub i64 %13, %15
  %89 = sub i64 %15, %13
  %90 = select i1 %87, i64 %88, i64 %89
  %91 = insertelement <16 x i64> %86, i64 %90, i64 11
  %92 = tail call noundef i64 @llvm.smin.i64(i64 %15, i64 %13)
  %93 = tail call noundef i64 @llvm.umax.i64(i64 %13, i64 %15)
  %94 = xor i64 %92, %93
  %95 = insertelement <16 x i64> %91, i64 %94, i64 12
  %96 = and i64 %15, 71777214530532147
  %97 = and i64 %13, -71777214530532148
  %98 = or disjoint i64 %96, %97
  %99 = insertelement <16 x i64> %95, i64 %98, i64 13
  %100 = shl i64 %13, 32
  %101 = and i64 %15, 4294967295
  %102 = or disjoint i64 %101, %100
  %103 = insertelement <16 x i64> %99, i64 %102, i64 14
  %104 = or i64 %13, 1099511627776
  %105 = tail call range(i64 0, 64) i64 @llvm.cttz.i64(i64 range(i64 1099511627776, 0) %104, i1 true)
  %106 = insertelement <16 x i64> %103, i64 %105, i64 15
  %107 = getelementptr inbounds nuw <16 x i64>, ptr addrspace(1) %2, i64 %11
  store <16 x i64> %106, ptr addrspace(1) %107, align 128, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @small_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #0 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  tail call void @__clang_ocl_kern_imp_small_builtins(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 8 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 8 %3) #4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_small_builtins(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 8 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 8 captures(none) %3) local_unnamed_addr #1 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !25 !kernel_arg_type_qual !26 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %12
  %14 = load <4 x i8>, ptr addrspace(1) %13, align 4, !tbaa !15
  %15 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %1, i64 %12
  %16 = load <4 x i16>, ptr addrspace(1) %15, align 8, !tbaa !15
  %17 = shufflevector <4 x i8> %14, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %18 = tail call noundef <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8> %14, <4 x i8> %17)
  %19 = tail call noundef <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8> %18, <4 x i8> <i8 100, i8 -100, i8 3, i8 -128>)
  %20 = tail call noundef <4 x i8> @llvm.fshl.v4i8(<4 x i8> %14, <4 x i8> %14, <4 x i8> splat (i8 3))
  %21 = sext <4 x i8> %14 to <4 x i16>
  %22 = sext <4 x i8> %19 to <4 x i16>
  %23 = mul nsw <4 x i16> %22, %21
  %24 = lshr <4 x i16> %23, splat (i16 8)
  %25 = trunc nuw <4 x i16> %24 to <4 x i8>
  %26 = add <4 x i8> %20, %25
  %27 = xor <4 x i8> %26, %19
  %28 = tail call noundef <4 x i8> @llvm.smax.v4i8(<4 x i8> %27, <4 x i8> splat (i8 -90))
  %29 = tail call noundef range(i8 -90, 91) <4 x i8> @llvm.smin.v4i8(<4 x i8> %28, <4 x i8> splat (i8 90))
  %30 = shufflevector <4 x i16> %16, <4 x i16> poison, <4 x i32> <i32 1, i32 0, i32 3, i32 2>
  %31 = lshr <4 x i16> %16, splat (i16 1)
  %32 = lshr <4 x i16> %30, splat (i16 1)
  %33 = add nuw <4 x i16> %32, %31
  %34 = or <4 x i16> %30, %16
  %35 = and <4 x i16> %34, splat (i16 1)
  %36 = add nuw <4 x i16> %33, %35
  %37 = zext <4 x i16> %16 to <4 x i32>
  %38 = mul nuw <4 x i32> %37, splat (i32 40503)
  %39 = lshr <4 x i32> %38, splat (i32 16)
  %40 = trunc nuw <4 x i32> %39 to <4 x i16>
  %41 = xor <4 x i16> %36, %40
  %42 = tail call noundef <4 x i16> @llvm.fshl.v4i16(<4 x i16> %41, <4 x i16> %41, <4 x i16> <i16 1, i16 5, i16 9, i16 13>)
  %43 = icmp ugt <4 x i16> %16, splat (i16 30000)
  %44 = select <4 x i1> %43, <4 x i16> %42, <4 x i16> %41
  %45 = tail call range(i8 0, 9) <4 x i8> @llvm.ctpop.v4i8(<4 x i8> %14)
  %46 = zext nneg <4 x i8> %45 to <4 x i16>
  %47 = tail call range(i16 0, 17) <4 x i16> @llvm.ctlz.v4i16(<4 x i16> %16, i1 false)
  %48 = add nuw nsw <4 x i16> %47, %46
  %49 = add <4 x i16> %48, %44
  %50 = zext <4 x i8> %14 to <4 x i16>
  %51 = zext <4 x i8> %29 to <4 x i16>
  %52 = shl nuw <4 x i16> %50, splat (i16 8)
  %53 = or disjoint <4 x i16> %52, %51
  %54 = xor <4 x i16> %53, %49
  %55 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %2, i64 %12
  store <4 x i8> %29, ptr addrspace(1) %55, align 4, !tbaa !15
  %56 = zext <4 x i16> %54 to <4 x i32>
  %57 = mul nuw nsw <4 x i32> %56, splat (i32 3)
  %58 = add nuw nsw <4 x i32> %57, %37
  %59 = tail call noundef <4 x i32> @llvm.umin.v4i32(<4 x i32> %58, <4 x i32> splat (i32 65535))
  %60 = trunc nuw <4 x i32> %59 to <4 x i16>
  %61 = getelementptr inbounds nuw <4 x i16>, ptr addrspace(1) %3, i64 %12
  store <4 x i16> %60, ptr addrspace(1) %61, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.sadd.sat.v4i8(<4 x i8>, <4 x i8>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i16> @llvm.ctlz.v4i16(<4 x i16>, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.uadd.sat.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.ctpop.v4i8(<4 x i8>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.fshl.v4i8(<4 x i8>, <4 x i8>, <4 x i8>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i16> @llvm.fshl.v4i16(<4 x i16>, <4 x i16>, <4 x i16>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.ssub.sat.v4i8(<4 x i8>, <4 x i8>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ssub.sat.i64(i64, i64) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.smax.v4i8(<4 x i8>, <4 x i8>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i8> @llvm.smin.v4i8(<4 x i8>, <4 x i8>) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!12 = !{!"int*", !"int*", !"int16*"}
!13 = !{!"int*", !"int*", !"int __attribute__((ext_vector_type(16)))*"}
!14 = !{!"const", !"const", !""}
!15 = !{!8, !8, i64 0}
!16 = !{!"uint*", !"uint*", !"uint16*"}
!17 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(16)))*"}
!18 = !{!"long*", !"long*", !"long16*"}
!19 = !{!"long*", !"long*", !"long __attribute__((ext_vector_type(16)))*"}
!20 = !{!21, !21, i64 0}
!21 = !{!"long", !8, i64 0}
!22 = !{i32 1, i32 1, i32 1, i32 1}
!23 = !{!"none", !"none", !"none", !"none"}
!24 = !{!"char4*", !"ushort4*", !"char4*", !"ushort4*"}
!25 = !{!"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*", !"char __attribute__((ext_vector_type(4)))*", !"ushort __attribute__((ext_vector_type(4)))*"}
!26 = !{!"const", !"const", !"", !""}
