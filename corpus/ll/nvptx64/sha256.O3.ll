; ModuleID = 'corpus/opencl/sha256.cl'
source_filename = "corpus/opencl/sha256.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@k256 = dso_local local_unnamed_addr addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha256_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sha256_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha256_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store i32 1779033703, ptr %4, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -1150833019, ptr %11, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 1013904242, ptr %12, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 -1521486534, ptr %13, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 1359893119, ptr %14, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 -1694144372, ptr %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 528734635, ptr %16, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 1541459225, ptr %17, align 4, !tbaa !6
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %114, label %19

19:                                               ; preds = %3
  %20 = mul i32 %2, %10
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 60
  br label %36

36:                                               ; preds = %19, %36
  %37 = phi i32 [ 0, %19 ], [ %103, %36 ]
  %38 = add i32 %37, %20
  %39 = shl i32 %38, 4
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !6
  store i32 %42, ptr %5, align 4, !tbaa !6
  %43 = or disjoint i32 %39, 1
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %44
  %46 = load i32, ptr addrspace(1) %45, align 4, !tbaa !6
  store i32 %46, ptr %21, align 4, !tbaa !6
  %47 = or disjoint i32 %39, 2
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6
  store i32 %50, ptr %22, align 4, !tbaa !6
  %51 = or disjoint i32 %39, 3
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %52
  %54 = load i32, ptr addrspace(1) %53, align 4, !tbaa !6
  store i32 %54, ptr %23, align 4, !tbaa !6
  %55 = or disjoint i32 %39, 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %56
  %58 = load i32, ptr addrspace(1) %57, align 4, !tbaa !6
  store i32 %58, ptr %24, align 4, !tbaa !6
  %59 = or disjoint i32 %39, 5
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !6
  store i32 %62, ptr %25, align 4, !tbaa !6
  %63 = or disjoint i32 %39, 6
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %64
  %66 = load i32, ptr addrspace(1) %65, align 4, !tbaa !6
  store i32 %66, ptr %26, align 4, !tbaa !6
  %67 = or disjoint i32 %39, 7
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %68
  %70 = load i32, ptr addrspace(1) %69, align 4, !tbaa !6
  store i32 %70, ptr %27, align 4, !tbaa !6
  %71 = or disjoint i32 %39, 8
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %72
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !6
  store i32 %74, ptr %28, align 4, !tbaa !6
  %75 = or disjoint i32 %39, 9
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !6
  store i32 %78, ptr %29, align 4, !tbaa !6
  %79 = or disjoint i32 %39, 10
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %80
  %82 = load i32, ptr addrspace(1) %81, align 4, !tbaa !6
  store i32 %82, ptr %30, align 4, !tbaa !6
  %83 = or disjoint i32 %39, 11
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %84
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !6
  store i32 %86, ptr %31, align 4, !tbaa !6
  %87 = or disjoint i32 %39, 12
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %88
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !6
  store i32 %90, ptr %32, align 4, !tbaa !6
  %91 = or disjoint i32 %39, 13
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %92
  %94 = load i32, ptr addrspace(1) %93, align 4, !tbaa !6
  store i32 %94, ptr %33, align 4, !tbaa !6
  %95 = or disjoint i32 %39, 14
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %96
  %98 = load i32, ptr addrspace(1) %97, align 4, !tbaa !6
  store i32 %98, ptr %34, align 4, !tbaa !6
  %99 = or disjoint i32 %39, 15
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %100
  %102 = load i32, ptr addrspace(1) %101, align 4, !tbaa !6
  store i32 %102, ptr %35, align 4, !tbaa !6
  call fastcc void @sha256_transform(ptr noundef %4, ptr noundef %5) #8
  %103 = add nuw i32 %37, 1
  %104 = icmp eq i32 %103, %2
  br i1 %104, label %105, label %36

105:                                              ; preds = %36
  %106 = load i32, ptr %4, align 4, !tbaa !6
  %107 = load i32, ptr %11, align 4, !tbaa !6
  %108 = load i32, ptr %12, align 4, !tbaa !6
  %109 = load i32, ptr %13, align 4, !tbaa !6
  %110 = load i32, ptr %14, align 4, !tbaa !6
  %111 = load i32, ptr %15, align 4, !tbaa !6
  %112 = load i32, ptr %16, align 4, !tbaa !6
  %113 = load i32, ptr %17, align 4, !tbaa !6
  br label %114

114:                                              ; preds = %105, %3
  %115 = phi i32 [ %113, %105 ], [ 1541459225, %3 ]
  %116 = phi i32 [ %112, %105 ], [ 528734635, %3 ]
  %117 = phi i32 [ %111, %105 ], [ -1694144372, %3 ]
  %118 = phi i32 [ %110, %105 ], [ 1359893119, %3 ]
  %119 = phi i32 [ %109, %105 ], [ -1521486534, %3 ]
  %120 = phi i32 [ %108, %105 ], [ 1013904242, %3 ]
  %121 = phi i32 [ %107, %105 ], [ -1150833019, %3 ]
  %122 = phi i32 [ %106, %105 ], [ 1779033703, %3 ]
  %123 = shl i32 %10, 3
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %124
  store i32 %122, ptr addrspace(1) %125, align 4, !tbaa !6
  %126 = or disjoint i32 %123, 1
  %127 = zext i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %127
  store i32 %121, ptr addrspace(1) %128, align 4, !tbaa !6
  %129 = or disjoint i32 %123, 2
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %130
  store i32 %120, ptr addrspace(1) %131, align 4, !tbaa !6
  %132 = or disjoint i32 %123, 3
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %133
  store i32 %119, ptr addrspace(1) %134, align 4, !tbaa !6
  %135 = or disjoint i32 %123, 4
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %136
  store i32 %118, ptr addrspace(1) %137, align 4, !tbaa !6
  %138 = or disjoint i32 %123, 5
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %139
  store i32 %117, ptr addrspace(1) %140, align 4, !tbaa !6
  %141 = or disjoint i32 %123, 6
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %142
  store i32 %116, ptr addrspace(1) %143, align 4, !tbaa !6
  %144 = or disjoint i32 %123, 7
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %145
  store i32 %115, ptr addrspace(1) %146, align 4, !tbaa !6
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @sha256d_nonce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #2 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  tail call void @__clang_ocl_kern_imp_sha256d_nonce(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha256d_nonce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #3 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = alloca [8 x i32], align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i32 1779033703, ptr %5, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 -1150833019, ptr %8, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 1013904242, ptr %9, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 -1521486534, ptr %10, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 1359893119, ptr %11, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 -1694144372, ptr %12, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 528734635, ptr %13, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 1541459225, ptr %14, align 4, !tbaa !6
  %15 = load i32, ptr addrspace(1) %0, align 4, !tbaa !6
  store i32 %15, ptr %7, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %17, ptr %18, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %20, ptr %21, align 4, !tbaa !6
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  %24 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %23, ptr %24, align 4, !tbaa !6
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 16
  %26 = load i32, ptr addrspace(1) %25, align 4, !tbaa !6
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %26, ptr %27, align 4, !tbaa !6
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 20
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %29, ptr %30, align 4, !tbaa !6
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 24
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 %32, ptr %33, align 4, !tbaa !6
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 28
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 %35, ptr %36, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 32
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i32 %38, ptr %39, align 4, !tbaa !6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 36
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 36
  store i32 %41, ptr %42, align 4, !tbaa !6
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 40
  %44 = load i32, ptr addrspace(1) %43, align 4, !tbaa !6
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i32 %44, ptr %45, align 4, !tbaa !6
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 44
  %47 = load i32, ptr addrspace(1) %46, align 4, !tbaa !6
  %48 = getelementptr inbounds nuw i8, ptr %7, i64 44
  store i32 %47, ptr %48, align 4, !tbaa !6
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 48
  %50 = load i32, ptr addrspace(1) %49, align 4, !tbaa !6
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 %50, ptr %51, align 4, !tbaa !6
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 52
  %53 = load i32, ptr addrspace(1) %52, align 4, !tbaa !6
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 52
  store i32 %53, ptr %54, align 4, !tbaa !6
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 56
  %56 = load i32, ptr addrspace(1) %55, align 4, !tbaa !6
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store i32 %56, ptr %57, align 4, !tbaa !6
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 60
  %59 = load i32, ptr addrspace(1) %58, align 4, !tbaa !6
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 %59, ptr %60, align 4, !tbaa !6
  call fastcc void @sha256_transform(ptr noundef %5, ptr noundef %7) #8
  store i32 0, ptr %30, align 4, !tbaa !6
  store i32 0, ptr %33, align 4, !tbaa !6
  store i32 0, ptr %36, align 4, !tbaa !6
  store i32 0, ptr %39, align 4, !tbaa !6
  store i32 0, ptr %42, align 4, !tbaa !6
  store i32 0, ptr %45, align 4, !tbaa !6
  store i32 0, ptr %48, align 4, !tbaa !6
  store i32 0, ptr %51, align 4, !tbaa !6
  store i32 0, ptr %54, align 4, !tbaa !6
  store i32 0, ptr %57, align 4, !tbaa !6
  %61 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %62 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %63 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %64 = zext nneg i32 %62 to i64
  %65 = zext nneg i32 %63 to i64
  %66 = mul nuw nsw i64 %64, %65
  %67 = zext nneg i32 %61 to i64
  %68 = add nuw nsw i64 %66, %67
  %69 = trunc i64 %68 to i32
  %70 = add i32 %1, %69
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %72 = load i32, ptr addrspace(1) %71, align 4, !tbaa !6
  store i32 %72, ptr %7, align 4, !tbaa !6
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  %74 = load i32, ptr addrspace(1) %73, align 4, !tbaa !6
  store i32 %74, ptr %18, align 4, !tbaa !6
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %76 = load i32, ptr addrspace(1) %75, align 4, !tbaa !6
  store i32 %76, ptr %21, align 4, !tbaa !6
  store i32 %70, ptr %24, align 4, !tbaa !6
  store i32 -2147483648, ptr %27, align 4, !tbaa !6
  store i32 640, ptr %60, align 4, !tbaa !6
  call fastcc void @sha256_transform(ptr noundef %5, ptr noundef %7) #8
  %77 = load i32, ptr %5, align 4, !tbaa !6
  store i32 %77, ptr %7, align 4, !tbaa !6
  %78 = load i32, ptr %8, align 4, !tbaa !6
  store i32 %78, ptr %18, align 4, !tbaa !6
  %79 = load i32, ptr %9, align 4, !tbaa !6
  store i32 %79, ptr %21, align 4, !tbaa !6
  %80 = load i32, ptr %10, align 4, !tbaa !6
  store i32 %80, ptr %24, align 4, !tbaa !6
  %81 = load i32, ptr %11, align 4, !tbaa !6
  store i32 %81, ptr %27, align 4, !tbaa !6
  %82 = load i32, ptr %12, align 4, !tbaa !6
  store i32 %82, ptr %30, align 4, !tbaa !6
  %83 = load i32, ptr %13, align 4, !tbaa !6
  store i32 %83, ptr %33, align 4, !tbaa !6
  %84 = load i32, ptr %14, align 4, !tbaa !6
  store i32 %84, ptr %36, align 4, !tbaa !6
  store i32 -2147483648, ptr %39, align 4, !tbaa !6
  store i32 0, ptr %42, align 4, !tbaa !6
  store i32 0, ptr %45, align 4, !tbaa !6
  store i32 0, ptr %48, align 4, !tbaa !6
  store i32 0, ptr %51, align 4, !tbaa !6
  store i32 0, ptr %54, align 4, !tbaa !6
  store i32 0, ptr %57, align 4, !tbaa !6
  store i32 256, ptr %60, align 4, !tbaa !6
  store i32 1779033703, ptr %6, align 4, !tbaa !6
  %85 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 -1150833019, ptr %85, align 4, !tbaa !6
  %86 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 1013904242, ptr %86, align 4, !tbaa !6
  %87 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 -1521486534, ptr %87, align 4, !tbaa !6
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 1359893119, ptr %88, align 4, !tbaa !6
  %89 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 -1694144372, ptr %89, align 4, !tbaa !6
  %90 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 528734635, ptr %90, align 4, !tbaa !6
  %91 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 1541459225, ptr %91, align 4, !tbaa !6
  call fastcc void @sha256_transform(ptr noundef %6, ptr noundef %7) #8
  %92 = load i32, ptr %91, align 4, !tbaa !6
  %93 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %68
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %93, i64 8
  store volatile i32 %92, ptr addrspace(1) %94, align 4, !tbaa !6
  %95 = icmp ugt i32 %92, %2
  br i1 %95, label %98, label %96

96:                                               ; preds = %4
  %97 = atomicrmw uinc_wrap ptr addrspace(1) %3, i32 -1 monotonic, align 4
  br label %98

98:                                               ; preds = %96, %4
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %100 = xor i32 %92, -1
  %101 = atomicrmw umax ptr addrspace(1) %99, i32 %100 monotonic, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @sha256_transform(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1) unnamed_addr #5 {
  %3 = load i32, ptr %0, align 4, !tbaa !6
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = load i32, ptr %1, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 60
  br label %73

73:                                               ; preds = %2, %844
  %74 = phi i32 [ %18, %2 ], [ %120, %844 ]
  %75 = phi i32 [ %3, %2 ], [ %873, %844 ]
  %76 = phi i32 [ %5, %2 ], [ %826, %844 ]
  %77 = phi i32 [ 0, %2 ], [ %874, %844 ]
  %78 = phi i32 [ %17, %2 ], [ %729, %844 ]
  %79 = phi i32 [ %15, %2 ], [ %777, %844 ]
  %80 = phi i32 [ %13, %2 ], [ %825, %844 ]
  %81 = phi i32 [ %11, %2 ], [ %872, %844 ]
  %82 = phi i32 [ %9, %2 ], [ %730, %844 ]
  %83 = phi i32 [ %7, %2 ], [ %778, %844 ]
  %84 = icmp eq i32 %77, 0
  br i1 %84, label %119, label %102

85:                                               ; preds = %844
  %86 = load i32, ptr %0, align 4, !tbaa !6
  %87 = add i32 %86, %873
  store i32 %87, ptr %0, align 4, !tbaa !6
  %88 = load i32, ptr %4, align 4, !tbaa !6
  %89 = add i32 %88, %826
  store i32 %89, ptr %4, align 4, !tbaa !6
  %90 = load i32, ptr %6, align 4, !tbaa !6
  %91 = add i32 %90, %778
  store i32 %91, ptr %6, align 4, !tbaa !6
  %92 = load i32, ptr %8, align 4, !tbaa !6
  %93 = add i32 %92, %730
  store i32 %93, ptr %8, align 4, !tbaa !6
  %94 = load i32, ptr %10, align 4, !tbaa !6
  %95 = add i32 %94, %872
  store i32 %95, ptr %10, align 4, !tbaa !6
  %96 = load i32, ptr %12, align 4, !tbaa !6
  %97 = add i32 %96, %825
  store i32 %97, ptr %12, align 4, !tbaa !6
  %98 = load i32, ptr %14, align 4, !tbaa !6
  %99 = add i32 %98, %777
  store i32 %99, ptr %14, align 4, !tbaa !6
  %100 = load i32, ptr %16, align 4, !tbaa !6
  %101 = add i32 %100, %729
  store i32 %101, ptr %16, align 4, !tbaa !6
  ret void

102:                                              ; preds = %73
  %103 = load i32, ptr %19, align 4, !tbaa !6
  %104 = tail call noundef i32 @llvm.fshl.i32(i32 %103, i32 %103, i32 15)
  %105 = tail call noundef i32 @llvm.fshl.i32(i32 %103, i32 %103, i32 13)
  %106 = xor i32 %104, %105
  %107 = lshr i32 %103, 10
  %108 = xor i32 %106, %107
  %109 = load i32, ptr %20, align 4, !tbaa !6
  %110 = add i32 %108, %109
  %111 = load i32, ptr %21, align 4, !tbaa !6
  %112 = tail call noundef i32 @llvm.fshl.i32(i32 %111, i32 %111, i32 25)
  %113 = tail call noundef i32 @llvm.fshl.i32(i32 %111, i32 %111, i32 14)
  %114 = xor i32 %112, %113
  %115 = lshr i32 %111, 3
  %116 = xor i32 %114, %115
  %117 = add i32 %110, %74
  %118 = add i32 %117, %116
  store i32 %118, ptr %1, align 4, !tbaa !6
  br label %119

119:                                              ; preds = %102, %73
  %120 = phi i32 [ %118, %102 ], [ %74, %73 ]
  %121 = tail call noundef i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 26)
  %122 = tail call noundef i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 21)
  %123 = xor i32 %121, %122
  %124 = tail call noundef i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 7)
  %125 = xor i32 %123, %124
  %126 = add i32 %78, %125
  %127 = xor i32 %79, %80
  %128 = and i32 %127, %81
  %129 = xor i32 %128, %79
  %130 = add i32 %126, %129
  %131 = zext nneg i32 %77 to i64
  %132 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %131
  %133 = load i32, ptr addrspace(4) %132, align 4, !tbaa !6
  %134 = add i32 %130, %133
  %135 = add i32 %134, %120
  %136 = tail call noundef i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 30)
  %137 = tail call noundef i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 19)
  %138 = xor i32 %136, %137
  %139 = tail call noundef i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 10)
  %140 = xor i32 %138, %139
  %141 = xor i32 %75, %83
  %142 = xor i32 %75, %76
  %143 = and i32 %141, %142
  %144 = xor i32 %143, %75
  %145 = add i32 %140, %144
  %146 = add i32 %135, %82
  %147 = add i32 %145, %135
  br i1 %84, label %148, label %150

148:                                              ; preds = %119
  %149 = load i32, ptr %26, align 4, !tbaa !6
  br label %168

150:                                              ; preds = %119
  %151 = load i32, ptr %22, align 4, !tbaa !6
  %152 = tail call noundef i32 @llvm.fshl.i32(i32 %151, i32 %151, i32 15)
  %153 = tail call noundef i32 @llvm.fshl.i32(i32 %151, i32 %151, i32 13)
  %154 = xor i32 %152, %153
  %155 = lshr i32 %151, 10
  %156 = xor i32 %154, %155
  %157 = load i32, ptr %23, align 4, !tbaa !6
  %158 = add i32 %156, %157
  %159 = load i32, ptr %24, align 4, !tbaa !6
  %160 = tail call noundef i32 @llvm.fshl.i32(i32 %159, i32 %159, i32 25)
  %161 = tail call noundef i32 @llvm.fshl.i32(i32 %159, i32 %159, i32 14)
  %162 = xor i32 %160, %161
  %163 = lshr i32 %159, 3
  %164 = xor i32 %162, %163
  %165 = load i32, ptr %25, align 4, !tbaa !6
  %166 = add i32 %158, %165
  %167 = add i32 %166, %164
  store i32 %167, ptr %25, align 4, !tbaa !6
  br label %168

168:                                              ; preds = %148, %150
  %169 = phi i32 [ %149, %148 ], [ %167, %150 ]
  %170 = tail call noundef i32 @llvm.fshl.i32(i32 %146, i32 %146, i32 26)
  %171 = tail call noundef i32 @llvm.fshl.i32(i32 %146, i32 %146, i32 21)
  %172 = xor i32 %170, %171
  %173 = tail call noundef i32 @llvm.fshl.i32(i32 %146, i32 %146, i32 7)
  %174 = xor i32 %172, %173
  %175 = add i32 %79, %174
  %176 = xor i32 %80, %81
  %177 = and i32 %176, %146
  %178 = xor i32 %177, %80
  %179 = add i32 %175, %178
  %180 = zext nneg i32 %77 to i64
  %181 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %180
  %182 = getelementptr inbounds nuw i8, ptr addrspace(4) %181, i64 4
  %183 = load i32, ptr addrspace(4) %182, align 4, !tbaa !6
  %184 = add i32 %179, %183
  %185 = add i32 %184, %169
  %186 = tail call noundef i32 @llvm.fshl.i32(i32 %147, i32 %147, i32 30)
  %187 = tail call noundef i32 @llvm.fshl.i32(i32 %147, i32 %147, i32 19)
  %188 = xor i32 %186, %187
  %189 = tail call noundef i32 @llvm.fshl.i32(i32 %147, i32 %147, i32 10)
  %190 = xor i32 %188, %189
  %191 = xor i32 %147, %76
  %192 = xor i32 %147, %75
  %193 = and i32 %191, %192
  %194 = xor i32 %193, %147
  %195 = add i32 %190, %194
  %196 = add i32 %185, %83
  %197 = add i32 %195, %185
  br i1 %84, label %198, label %200

198:                                              ; preds = %168
  %199 = load i32, ptr %30, align 4, !tbaa !6
  br label %217

200:                                              ; preds = %168
  %201 = tail call noundef i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 15)
  %202 = tail call noundef i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 13)
  %203 = xor i32 %201, %202
  %204 = lshr i32 %120, 10
  %205 = xor i32 %203, %204
  %206 = load i32, ptr %27, align 4, !tbaa !6
  %207 = add i32 %205, %206
  %208 = load i32, ptr %28, align 4, !tbaa !6
  %209 = tail call noundef i32 @llvm.fshl.i32(i32 %208, i32 %208, i32 25)
  %210 = tail call noundef i32 @llvm.fshl.i32(i32 %208, i32 %208, i32 14)
  %211 = xor i32 %209, %210
  %212 = lshr i32 %208, 3
  %213 = xor i32 %211, %212
  %214 = load i32, ptr %29, align 4, !tbaa !6
  %215 = add i32 %207, %214
  %216 = add i32 %215, %213
  store i32 %216, ptr %29, align 4, !tbaa !6
  br label %217

217:                                              ; preds = %198, %200
  %218 = phi i32 [ %199, %198 ], [ %216, %200 ]
  %219 = tail call noundef i32 @llvm.fshl.i32(i32 %196, i32 %196, i32 26)
  %220 = tail call noundef i32 @llvm.fshl.i32(i32 %196, i32 %196, i32 21)
  %221 = xor i32 %219, %220
  %222 = tail call noundef i32 @llvm.fshl.i32(i32 %196, i32 %196, i32 7)
  %223 = xor i32 %221, %222
  %224 = add i32 %80, %223
  %225 = xor i32 %81, %146
  %226 = and i32 %225, %196
  %227 = xor i32 %226, %81
  %228 = add i32 %224, %227
  %229 = zext nneg i32 %77 to i64
  %230 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %229
  %231 = getelementptr inbounds nuw i8, ptr addrspace(4) %230, i64 8
  %232 = load i32, ptr addrspace(4) %231, align 4, !tbaa !6
  %233 = add i32 %228, %232
  %234 = add i32 %233, %218
  %235 = tail call noundef i32 @llvm.fshl.i32(i32 %197, i32 %197, i32 30)
  %236 = tail call noundef i32 @llvm.fshl.i32(i32 %197, i32 %197, i32 19)
  %237 = xor i32 %235, %236
  %238 = tail call noundef i32 @llvm.fshl.i32(i32 %197, i32 %197, i32 10)
  %239 = xor i32 %237, %238
  %240 = xor i32 %197, %75
  %241 = xor i32 %197, %147
  %242 = and i32 %240, %241
  %243 = xor i32 %242, %197
  %244 = add i32 %239, %243
  %245 = add i32 %234, %76
  %246 = add i32 %244, %234
  br i1 %84, label %247, label %249

247:                                              ; preds = %217
  %248 = load i32, ptr %34, align 4, !tbaa !6
  br label %266

249:                                              ; preds = %217
  %250 = tail call noundef i32 @llvm.fshl.i32(i32 %169, i32 %169, i32 15)
  %251 = tail call noundef i32 @llvm.fshl.i32(i32 %169, i32 %169, i32 13)
  %252 = xor i32 %250, %251
  %253 = lshr i32 %169, 10
  %254 = xor i32 %252, %253
  %255 = load i32, ptr %31, align 4, !tbaa !6
  %256 = add i32 %254, %255
  %257 = load i32, ptr %32, align 4, !tbaa !6
  %258 = tail call noundef i32 @llvm.fshl.i32(i32 %257, i32 %257, i32 25)
  %259 = tail call noundef i32 @llvm.fshl.i32(i32 %257, i32 %257, i32 14)
  %260 = xor i32 %258, %259
  %261 = lshr i32 %257, 3
  %262 = xor i32 %260, %261
  %263 = load i32, ptr %33, align 4, !tbaa !6
  %264 = add i32 %256, %263
  %265 = add i32 %264, %262
  store i32 %265, ptr %33, align 4, !tbaa !6
  br label %266

266:                                              ; preds = %247, %249
  %267 = phi i32 [ %248, %247 ], [ %265, %249 ]
  %268 = tail call noundef i32 @llvm.fshl.i32(i32 %245, i32 %245, i32 26)
  %269 = tail call noundef i32 @llvm.fshl.i32(i32 %245, i32 %245, i32 21)
  %270 = xor i32 %268, %269
  %271 = tail call noundef i32 @llvm.fshl.i32(i32 %245, i32 %245, i32 7)
  %272 = xor i32 %270, %271
  %273 = add i32 %81, %272
  %274 = xor i32 %146, %196
  %275 = and i32 %274, %245
  %276 = xor i32 %275, %146
  %277 = add i32 %273, %276
  %278 = zext nneg i32 %77 to i64
  %279 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %278
  %280 = getelementptr inbounds nuw i8, ptr addrspace(4) %279, i64 12
  %281 = load i32, ptr addrspace(4) %280, align 4, !tbaa !6
  %282 = add i32 %277, %281
  %283 = add i32 %282, %267
  %284 = tail call noundef i32 @llvm.fshl.i32(i32 %246, i32 %246, i32 30)
  %285 = tail call noundef i32 @llvm.fshl.i32(i32 %246, i32 %246, i32 19)
  %286 = xor i32 %284, %285
  %287 = tail call noundef i32 @llvm.fshl.i32(i32 %246, i32 %246, i32 10)
  %288 = xor i32 %286, %287
  %289 = xor i32 %246, %147
  %290 = xor i32 %246, %197
  %291 = and i32 %289, %290
  %292 = xor i32 %291, %246
  %293 = add i32 %288, %292
  %294 = add i32 %283, %75
  %295 = add i32 %293, %283
  br i1 %84, label %296, label %298

296:                                              ; preds = %266
  %297 = load i32, ptr %38, align 4, !tbaa !6
  br label %315

298:                                              ; preds = %266
  %299 = tail call noundef i32 @llvm.fshl.i32(i32 %218, i32 %218, i32 15)
  %300 = tail call noundef i32 @llvm.fshl.i32(i32 %218, i32 %218, i32 13)
  %301 = xor i32 %299, %300
  %302 = lshr i32 %218, 10
  %303 = xor i32 %301, %302
  %304 = load i32, ptr %35, align 4, !tbaa !6
  %305 = add i32 %303, %304
  %306 = load i32, ptr %36, align 4, !tbaa !6
  %307 = tail call noundef i32 @llvm.fshl.i32(i32 %306, i32 %306, i32 25)
  %308 = tail call noundef i32 @llvm.fshl.i32(i32 %306, i32 %306, i32 14)
  %309 = xor i32 %307, %308
  %310 = lshr i32 %306, 3
  %311 = xor i32 %309, %310
  %312 = load i32, ptr %37, align 4, !tbaa !6
  %313 = add i32 %305, %312
  %314 = add i32 %313, %311
  store i32 %314, ptr %37, align 4, !tbaa !6
  br label %315

315:                                              ; preds = %296, %298
  %316 = phi i32 [ %297, %296 ], [ %314, %298 ]
  %317 = tail call noundef i32 @llvm.fshl.i32(i32 %294, i32 %294, i32 26)
  %318 = tail call noundef i32 @llvm.fshl.i32(i32 %294, i32 %294, i32 21)
  %319 = xor i32 %317, %318
  %320 = tail call noundef i32 @llvm.fshl.i32(i32 %294, i32 %294, i32 7)
  %321 = xor i32 %319, %320
  %322 = add i32 %146, %321
  %323 = xor i32 %196, %245
  %324 = and i32 %323, %294
  %325 = xor i32 %324, %196
  %326 = add i32 %322, %325
  %327 = zext nneg i32 %77 to i64
  %328 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %327
  %329 = getelementptr inbounds nuw i8, ptr addrspace(4) %328, i64 16
  %330 = load i32, ptr addrspace(4) %329, align 4, !tbaa !6
  %331 = add i32 %326, %330
  %332 = add i32 %331, %316
  %333 = tail call noundef i32 @llvm.fshl.i32(i32 %295, i32 %295, i32 30)
  %334 = tail call noundef i32 @llvm.fshl.i32(i32 %295, i32 %295, i32 19)
  %335 = xor i32 %333, %334
  %336 = tail call noundef i32 @llvm.fshl.i32(i32 %295, i32 %295, i32 10)
  %337 = xor i32 %335, %336
  %338 = xor i32 %295, %197
  %339 = xor i32 %295, %246
  %340 = and i32 %338, %339
  %341 = xor i32 %340, %295
  %342 = add i32 %337, %341
  %343 = add i32 %332, %147
  %344 = add i32 %342, %332
  br i1 %84, label %345, label %347

345:                                              ; preds = %315
  %346 = load i32, ptr %42, align 4, !tbaa !6
  br label %364

347:                                              ; preds = %315
  %348 = tail call noundef i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 15)
  %349 = tail call noundef i32 @llvm.fshl.i32(i32 %267, i32 %267, i32 13)
  %350 = xor i32 %348, %349
  %351 = lshr i32 %267, 10
  %352 = xor i32 %350, %351
  %353 = load i32, ptr %39, align 4, !tbaa !6
  %354 = add i32 %352, %353
  %355 = load i32, ptr %40, align 4, !tbaa !6
  %356 = tail call noundef i32 @llvm.fshl.i32(i32 %355, i32 %355, i32 25)
  %357 = tail call noundef i32 @llvm.fshl.i32(i32 %355, i32 %355, i32 14)
  %358 = xor i32 %356, %357
  %359 = lshr i32 %355, 3
  %360 = xor i32 %358, %359
  %361 = load i32, ptr %41, align 4, !tbaa !6
  %362 = add i32 %354, %361
  %363 = add i32 %362, %360
  store i32 %363, ptr %41, align 4, !tbaa !6
  br label %364

364:                                              ; preds = %345, %347
  %365 = phi i32 [ %346, %345 ], [ %363, %347 ]
  %366 = tail call noundef i32 @llvm.fshl.i32(i32 %343, i32 %343, i32 26)
  %367 = tail call noundef i32 @llvm.fshl.i32(i32 %343, i32 %343, i32 21)
  %368 = xor i32 %366, %367
  %369 = tail call noundef i32 @llvm.fshl.i32(i32 %343, i32 %343, i32 7)
  %370 = xor i32 %368, %369
  %371 = add i32 %196, %370
  %372 = xor i32 %245, %294
  %373 = and i32 %372, %343
  %374 = xor i32 %373, %245
  %375 = add i32 %371, %374
  %376 = zext nneg i32 %77 to i64
  %377 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %376
  %378 = getelementptr inbounds nuw i8, ptr addrspace(4) %377, i64 20
  %379 = load i32, ptr addrspace(4) %378, align 4, !tbaa !6
  %380 = add i32 %375, %379
  %381 = add i32 %380, %365
  %382 = tail call noundef i32 @llvm.fshl.i32(i32 %344, i32 %344, i32 30)
  %383 = tail call noundef i32 @llvm.fshl.i32(i32 %344, i32 %344, i32 19)
  %384 = xor i32 %382, %383
  %385 = tail call noundef i32 @llvm.fshl.i32(i32 %344, i32 %344, i32 10)
  %386 = xor i32 %384, %385
  %387 = xor i32 %344, %246
  %388 = xor i32 %344, %295
  %389 = and i32 %387, %388
  %390 = xor i32 %389, %344
  %391 = add i32 %386, %390
  %392 = add i32 %381, %197
  %393 = add i32 %391, %381
  br i1 %84, label %394, label %396

394:                                              ; preds = %364
  %395 = load i32, ptr %46, align 4, !tbaa !6
  br label %413

396:                                              ; preds = %364
  %397 = tail call noundef i32 @llvm.fshl.i32(i32 %316, i32 %316, i32 15)
  %398 = tail call noundef i32 @llvm.fshl.i32(i32 %316, i32 %316, i32 13)
  %399 = xor i32 %397, %398
  %400 = lshr i32 %316, 10
  %401 = xor i32 %399, %400
  %402 = load i32, ptr %43, align 4, !tbaa !6
  %403 = add i32 %401, %402
  %404 = load i32, ptr %44, align 4, !tbaa !6
  %405 = tail call noundef i32 @llvm.fshl.i32(i32 %404, i32 %404, i32 25)
  %406 = tail call noundef i32 @llvm.fshl.i32(i32 %404, i32 %404, i32 14)
  %407 = xor i32 %405, %406
  %408 = lshr i32 %404, 3
  %409 = xor i32 %407, %408
  %410 = load i32, ptr %45, align 4, !tbaa !6
  %411 = add i32 %403, %410
  %412 = add i32 %411, %409
  store i32 %412, ptr %45, align 4, !tbaa !6
  br label %413

413:                                              ; preds = %394, %396
  %414 = phi i32 [ %395, %394 ], [ %412, %396 ]
  %415 = tail call noundef i32 @llvm.fshl.i32(i32 %392, i32 %392, i32 26)
  %416 = tail call noundef i32 @llvm.fshl.i32(i32 %392, i32 %392, i32 21)
  %417 = xor i32 %415, %416
  %418 = tail call noundef i32 @llvm.fshl.i32(i32 %392, i32 %392, i32 7)
  %419 = xor i32 %417, %418
  %420 = add i32 %245, %419
  %421 = xor i32 %294, %343
  %422 = and i32 %421, %392
  %423 = xor i32 %422, %294
  %424 = add i32 %420, %423
  %425 = zext nneg i32 %77 to i64
  %426 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr addrspace(4) %426, i64 24
  %428 = load i32, ptr addrspace(4) %427, align 4, !tbaa !6
  %429 = add i32 %424, %428
  %430 = add i32 %429, %414
  %431 = tail call noundef i32 @llvm.fshl.i32(i32 %393, i32 %393, i32 30)
  %432 = tail call noundef i32 @llvm.fshl.i32(i32 %393, i32 %393, i32 19)
  %433 = xor i32 %431, %432
  %434 = tail call noundef i32 @llvm.fshl.i32(i32 %393, i32 %393, i32 10)
  %435 = xor i32 %433, %434
  %436 = xor i32 %393, %295
  %437 = xor i32 %393, %344
  %438 = and i32 %436, %437
  %439 = xor i32 %438, %393
  %440 = add i32 %435, %439
  %441 = add i32 %430, %246
  %442 = add i32 %440, %430
  br i1 %84, label %443, label %445

443:                                              ; preds = %413
  %444 = load i32, ptr %49, align 4, !tbaa !6
  br label %461

445:                                              ; preds = %413
  %446 = tail call noundef i32 @llvm.fshl.i32(i32 %365, i32 %365, i32 15)
  %447 = tail call noundef i32 @llvm.fshl.i32(i32 %365, i32 %365, i32 13)
  %448 = xor i32 %446, %447
  %449 = lshr i32 %365, 10
  %450 = xor i32 %448, %449
  %451 = add i32 %450, %120
  %452 = load i32, ptr %47, align 4, !tbaa !6
  %453 = tail call noundef i32 @llvm.fshl.i32(i32 %452, i32 %452, i32 25)
  %454 = tail call noundef i32 @llvm.fshl.i32(i32 %452, i32 %452, i32 14)
  %455 = xor i32 %453, %454
  %456 = lshr i32 %452, 3
  %457 = xor i32 %455, %456
  %458 = load i32, ptr %48, align 4, !tbaa !6
  %459 = add i32 %451, %458
  %460 = add i32 %459, %457
  store i32 %460, ptr %48, align 4, !tbaa !6
  br label %461

461:                                              ; preds = %443, %445
  %462 = phi i32 [ %444, %443 ], [ %460, %445 ]
  %463 = tail call noundef i32 @llvm.fshl.i32(i32 %441, i32 %441, i32 26)
  %464 = tail call noundef i32 @llvm.fshl.i32(i32 %441, i32 %441, i32 21)
  %465 = xor i32 %463, %464
  %466 = tail call noundef i32 @llvm.fshl.i32(i32 %441, i32 %441, i32 7)
  %467 = xor i32 %465, %466
  %468 = add i32 %294, %467
  %469 = xor i32 %343, %392
  %470 = and i32 %469, %441
  %471 = xor i32 %470, %343
  %472 = add i32 %468, %471
  %473 = zext nneg i32 %77 to i64
  %474 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %473
  %475 = getelementptr inbounds nuw i8, ptr addrspace(4) %474, i64 28
  %476 = load i32, ptr addrspace(4) %475, align 4, !tbaa !6
  %477 = add i32 %472, %476
  %478 = add i32 %477, %462
  %479 = tail call noundef i32 @llvm.fshl.i32(i32 %442, i32 %442, i32 30)
  %480 = tail call noundef i32 @llvm.fshl.i32(i32 %442, i32 %442, i32 19)
  %481 = xor i32 %479, %480
  %482 = tail call noundef i32 @llvm.fshl.i32(i32 %442, i32 %442, i32 10)
  %483 = xor i32 %481, %482
  %484 = xor i32 %442, %344
  %485 = xor i32 %442, %393
  %486 = and i32 %484, %485
  %487 = xor i32 %486, %442
  %488 = add i32 %483, %487
  %489 = add i32 %478, %295
  %490 = add i32 %488, %478
  br i1 %84, label %491, label %493

491:                                              ; preds = %461
  %492 = load i32, ptr %52, align 4, !tbaa !6
  br label %509

493:                                              ; preds = %461
  %494 = tail call noundef i32 @llvm.fshl.i32(i32 %414, i32 %414, i32 15)
  %495 = tail call noundef i32 @llvm.fshl.i32(i32 %414, i32 %414, i32 13)
  %496 = xor i32 %494, %495
  %497 = lshr i32 %414, 10
  %498 = xor i32 %496, %497
  %499 = add i32 %498, %169
  %500 = load i32, ptr %50, align 4, !tbaa !6
  %501 = tail call noundef i32 @llvm.fshl.i32(i32 %500, i32 %500, i32 25)
  %502 = tail call noundef i32 @llvm.fshl.i32(i32 %500, i32 %500, i32 14)
  %503 = xor i32 %501, %502
  %504 = lshr i32 %500, 3
  %505 = xor i32 %503, %504
  %506 = load i32, ptr %51, align 4, !tbaa !6
  %507 = add i32 %499, %506
  %508 = add i32 %507, %505
  store i32 %508, ptr %51, align 4, !tbaa !6
  br label %509

509:                                              ; preds = %491, %493
  %510 = phi i32 [ %492, %491 ], [ %508, %493 ]
  %511 = tail call noundef i32 @llvm.fshl.i32(i32 %489, i32 %489, i32 26)
  %512 = tail call noundef i32 @llvm.fshl.i32(i32 %489, i32 %489, i32 21)
  %513 = xor i32 %511, %512
  %514 = tail call noundef i32 @llvm.fshl.i32(i32 %489, i32 %489, i32 7)
  %515 = xor i32 %513, %514
  %516 = add i32 %343, %515
  %517 = xor i32 %392, %441
  %518 = and i32 %517, %489
  %519 = xor i32 %518, %392
  %520 = add i32 %516, %519
  %521 = zext nneg i32 %77 to i64
  %522 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %521
  %523 = getelementptr inbounds nuw i8, ptr addrspace(4) %522, i64 32
  %524 = load i32, ptr addrspace(4) %523, align 4, !tbaa !6
  %525 = add i32 %520, %524
  %526 = add i32 %525, %510
  %527 = tail call noundef i32 @llvm.fshl.i32(i32 %490, i32 %490, i32 30)
  %528 = tail call noundef i32 @llvm.fshl.i32(i32 %490, i32 %490, i32 19)
  %529 = xor i32 %527, %528
  %530 = tail call noundef i32 @llvm.fshl.i32(i32 %490, i32 %490, i32 10)
  %531 = xor i32 %529, %530
  %532 = xor i32 %490, %393
  %533 = xor i32 %490, %442
  %534 = and i32 %532, %533
  %535 = xor i32 %534, %490
  %536 = add i32 %531, %535
  %537 = add i32 %526, %344
  %538 = add i32 %536, %526
  br i1 %84, label %539, label %541

539:                                              ; preds = %509
  %540 = load i32, ptr %55, align 4, !tbaa !6
  br label %557

541:                                              ; preds = %509
  %542 = tail call noundef i32 @llvm.fshl.i32(i32 %462, i32 %462, i32 15)
  %543 = tail call noundef i32 @llvm.fshl.i32(i32 %462, i32 %462, i32 13)
  %544 = xor i32 %542, %543
  %545 = lshr i32 %462, 10
  %546 = xor i32 %544, %545
  %547 = add i32 %546, %218
  %548 = load i32, ptr %53, align 4, !tbaa !6
  %549 = tail call noundef i32 @llvm.fshl.i32(i32 %548, i32 %548, i32 25)
  %550 = tail call noundef i32 @llvm.fshl.i32(i32 %548, i32 %548, i32 14)
  %551 = xor i32 %549, %550
  %552 = lshr i32 %548, 3
  %553 = xor i32 %551, %552
  %554 = load i32, ptr %54, align 4, !tbaa !6
  %555 = add i32 %547, %554
  %556 = add i32 %555, %553
  store i32 %556, ptr %54, align 4, !tbaa !6
  br label %557

557:                                              ; preds = %539, %541
  %558 = phi i32 [ %540, %539 ], [ %556, %541 ]
  %559 = tail call noundef i32 @llvm.fshl.i32(i32 %537, i32 %537, i32 26)
  %560 = tail call noundef i32 @llvm.fshl.i32(i32 %537, i32 %537, i32 21)
  %561 = xor i32 %559, %560
  %562 = tail call noundef i32 @llvm.fshl.i32(i32 %537, i32 %537, i32 7)
  %563 = xor i32 %561, %562
  %564 = add i32 %392, %563
  %565 = xor i32 %441, %489
  %566 = and i32 %565, %537
  %567 = xor i32 %566, %441
  %568 = add i32 %564, %567
  %569 = zext nneg i32 %77 to i64
  %570 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %569
  %571 = getelementptr inbounds nuw i8, ptr addrspace(4) %570, i64 36
  %572 = load i32, ptr addrspace(4) %571, align 4, !tbaa !6
  %573 = add i32 %568, %572
  %574 = add i32 %573, %558
  %575 = tail call noundef i32 @llvm.fshl.i32(i32 %538, i32 %538, i32 30)
  %576 = tail call noundef i32 @llvm.fshl.i32(i32 %538, i32 %538, i32 19)
  %577 = xor i32 %575, %576
  %578 = tail call noundef i32 @llvm.fshl.i32(i32 %538, i32 %538, i32 10)
  %579 = xor i32 %577, %578
  %580 = xor i32 %538, %442
  %581 = xor i32 %538, %490
  %582 = and i32 %580, %581
  %583 = xor i32 %582, %538
  %584 = add i32 %579, %583
  %585 = add i32 %574, %393
  %586 = add i32 %584, %574
  br i1 %84, label %587, label %589

587:                                              ; preds = %557
  %588 = load i32, ptr %58, align 4, !tbaa !6
  br label %605

589:                                              ; preds = %557
  %590 = tail call noundef i32 @llvm.fshl.i32(i32 %510, i32 %510, i32 15)
  %591 = tail call noundef i32 @llvm.fshl.i32(i32 %510, i32 %510, i32 13)
  %592 = xor i32 %590, %591
  %593 = lshr i32 %510, 10
  %594 = xor i32 %592, %593
  %595 = add i32 %594, %267
  %596 = load i32, ptr %56, align 4, !tbaa !6
  %597 = tail call noundef i32 @llvm.fshl.i32(i32 %596, i32 %596, i32 25)
  %598 = tail call noundef i32 @llvm.fshl.i32(i32 %596, i32 %596, i32 14)
  %599 = xor i32 %597, %598
  %600 = lshr i32 %596, 3
  %601 = xor i32 %599, %600
  %602 = load i32, ptr %57, align 4, !tbaa !6
  %603 = add i32 %595, %602
  %604 = add i32 %603, %601
  store i32 %604, ptr %57, align 4, !tbaa !6
  br label %605

605:                                              ; preds = %587, %589
  %606 = phi i32 [ %588, %587 ], [ %604, %589 ]
  %607 = tail call noundef i32 @llvm.fshl.i32(i32 %585, i32 %585, i32 26)
  %608 = tail call noundef i32 @llvm.fshl.i32(i32 %585, i32 %585, i32 21)
  %609 = xor i32 %607, %608
  %610 = tail call noundef i32 @llvm.fshl.i32(i32 %585, i32 %585, i32 7)
  %611 = xor i32 %609, %610
  %612 = add i32 %441, %611
  %613 = xor i32 %489, %537
  %614 = and i32 %613, %585
  %615 = xor i32 %614, %489
  %616 = add i32 %612, %615
  %617 = zext nneg i32 %77 to i64
  %618 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %617
  %619 = getelementptr inbounds nuw i8, ptr addrspace(4) %618, i64 40
  %620 = load i32, ptr addrspace(4) %619, align 4, !tbaa !6
  %621 = add i32 %616, %620
  %622 = add i32 %621, %606
  %623 = tail call noundef i32 @llvm.fshl.i32(i32 %586, i32 %586, i32 30)
  %624 = tail call noundef i32 @llvm.fshl.i32(i32 %586, i32 %586, i32 19)
  %625 = xor i32 %623, %624
  %626 = tail call noundef i32 @llvm.fshl.i32(i32 %586, i32 %586, i32 10)
  %627 = xor i32 %625, %626
  %628 = xor i32 %586, %490
  %629 = xor i32 %586, %538
  %630 = and i32 %628, %629
  %631 = xor i32 %630, %586
  %632 = add i32 %627, %631
  %633 = add i32 %622, %442
  %634 = add i32 %632, %622
  br i1 %84, label %635, label %637

635:                                              ; preds = %605
  %636 = load i32, ptr %61, align 4, !tbaa !6
  br label %653

637:                                              ; preds = %605
  %638 = tail call noundef i32 @llvm.fshl.i32(i32 %558, i32 %558, i32 15)
  %639 = tail call noundef i32 @llvm.fshl.i32(i32 %558, i32 %558, i32 13)
  %640 = xor i32 %638, %639
  %641 = lshr i32 %558, 10
  %642 = xor i32 %640, %641
  %643 = add i32 %642, %316
  %644 = load i32, ptr %59, align 4, !tbaa !6
  %645 = tail call noundef i32 @llvm.fshl.i32(i32 %644, i32 %644, i32 25)
  %646 = tail call noundef i32 @llvm.fshl.i32(i32 %644, i32 %644, i32 14)
  %647 = xor i32 %645, %646
  %648 = lshr i32 %644, 3
  %649 = xor i32 %647, %648
  %650 = load i32, ptr %60, align 4, !tbaa !6
  %651 = add i32 %643, %650
  %652 = add i32 %651, %649
  store i32 %652, ptr %60, align 4, !tbaa !6
  br label %653

653:                                              ; preds = %635, %637
  %654 = phi i32 [ %636, %635 ], [ %652, %637 ]
  %655 = tail call noundef i32 @llvm.fshl.i32(i32 %633, i32 %633, i32 26)
  %656 = tail call noundef i32 @llvm.fshl.i32(i32 %633, i32 %633, i32 21)
  %657 = xor i32 %655, %656
  %658 = tail call noundef i32 @llvm.fshl.i32(i32 %633, i32 %633, i32 7)
  %659 = xor i32 %657, %658
  %660 = add i32 %489, %659
  %661 = xor i32 %537, %585
  %662 = and i32 %661, %633
  %663 = xor i32 %662, %537
  %664 = add i32 %660, %663
  %665 = zext nneg i32 %77 to i64
  %666 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %665
  %667 = getelementptr inbounds nuw i8, ptr addrspace(4) %666, i64 44
  %668 = load i32, ptr addrspace(4) %667, align 4, !tbaa !6
  %669 = add i32 %664, %668
  %670 = add i32 %669, %654
  %671 = tail call noundef i32 @llvm.fshl.i32(i32 %634, i32 %634, i32 30)
  %672 = tail call noundef i32 @llvm.fshl.i32(i32 %634, i32 %634, i32 19)
  %673 = xor i32 %671, %672
  %674 = tail call noundef i32 @llvm.fshl.i32(i32 %634, i32 %634, i32 10)
  %675 = xor i32 %673, %674
  %676 = xor i32 %634, %538
  %677 = xor i32 %634, %586
  %678 = and i32 %676, %677
  %679 = xor i32 %678, %634
  %680 = add i32 %675, %679
  %681 = add i32 %670, %490
  %682 = add i32 %680, %670
  br i1 %84, label %683, label %685

683:                                              ; preds = %653
  %684 = load i32, ptr %64, align 4, !tbaa !6
  br label %701

685:                                              ; preds = %653
  %686 = tail call noundef i32 @llvm.fshl.i32(i32 %606, i32 %606, i32 15)
  %687 = tail call noundef i32 @llvm.fshl.i32(i32 %606, i32 %606, i32 13)
  %688 = xor i32 %686, %687
  %689 = lshr i32 %606, 10
  %690 = xor i32 %688, %689
  %691 = add i32 %690, %365
  %692 = load i32, ptr %62, align 4, !tbaa !6
  %693 = tail call noundef i32 @llvm.fshl.i32(i32 %692, i32 %692, i32 25)
  %694 = tail call noundef i32 @llvm.fshl.i32(i32 %692, i32 %692, i32 14)
  %695 = xor i32 %693, %694
  %696 = lshr i32 %692, 3
  %697 = xor i32 %695, %696
  %698 = load i32, ptr %63, align 4, !tbaa !6
  %699 = add i32 %691, %698
  %700 = add i32 %699, %697
  store i32 %700, ptr %63, align 4, !tbaa !6
  br label %701

701:                                              ; preds = %683, %685
  %702 = phi i32 [ %684, %683 ], [ %700, %685 ]
  %703 = tail call noundef i32 @llvm.fshl.i32(i32 %681, i32 %681, i32 26)
  %704 = tail call noundef i32 @llvm.fshl.i32(i32 %681, i32 %681, i32 21)
  %705 = xor i32 %703, %704
  %706 = tail call noundef i32 @llvm.fshl.i32(i32 %681, i32 %681, i32 7)
  %707 = xor i32 %705, %706
  %708 = add i32 %537, %707
  %709 = xor i32 %585, %633
  %710 = and i32 %709, %681
  %711 = xor i32 %710, %585
  %712 = add i32 %708, %711
  %713 = zext nneg i32 %77 to i64
  %714 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %713
  %715 = getelementptr inbounds nuw i8, ptr addrspace(4) %714, i64 48
  %716 = load i32, ptr addrspace(4) %715, align 4, !tbaa !6
  %717 = add i32 %712, %716
  %718 = add i32 %717, %702
  %719 = tail call noundef i32 @llvm.fshl.i32(i32 %682, i32 %682, i32 30)
  %720 = tail call noundef i32 @llvm.fshl.i32(i32 %682, i32 %682, i32 19)
  %721 = xor i32 %719, %720
  %722 = tail call noundef i32 @llvm.fshl.i32(i32 %682, i32 %682, i32 10)
  %723 = xor i32 %721, %722
  %724 = xor i32 %682, %586
  %725 = xor i32 %682, %634
  %726 = and i32 %724, %725
  %727 = xor i32 %726, %682
  %728 = add i32 %723, %727
  %729 = add i32 %718, %538
  %730 = add i32 %728, %718
  br i1 %84, label %731, label %733

731:                                              ; preds = %701
  %732 = load i32, ptr %67, align 4, !tbaa !6
  br label %749

733:                                              ; preds = %701
  %734 = tail call noundef i32 @llvm.fshl.i32(i32 %654, i32 %654, i32 15)
  %735 = tail call noundef i32 @llvm.fshl.i32(i32 %654, i32 %654, i32 13)
  %736 = xor i32 %734, %735
  %737 = lshr i32 %654, 10
  %738 = xor i32 %736, %737
  %739 = add i32 %738, %414
  %740 = load i32, ptr %65, align 4, !tbaa !6
  %741 = tail call noundef i32 @llvm.fshl.i32(i32 %740, i32 %740, i32 25)
  %742 = tail call noundef i32 @llvm.fshl.i32(i32 %740, i32 %740, i32 14)
  %743 = xor i32 %741, %742
  %744 = lshr i32 %740, 3
  %745 = xor i32 %743, %744
  %746 = load i32, ptr %66, align 4, !tbaa !6
  %747 = add i32 %739, %746
  %748 = add i32 %747, %745
  store i32 %748, ptr %66, align 4, !tbaa !6
  br label %749

749:                                              ; preds = %731, %733
  %750 = phi i32 [ %732, %731 ], [ %748, %733 ]
  %751 = tail call noundef i32 @llvm.fshl.i32(i32 %729, i32 %729, i32 26)
  %752 = tail call noundef i32 @llvm.fshl.i32(i32 %729, i32 %729, i32 21)
  %753 = xor i32 %751, %752
  %754 = tail call noundef i32 @llvm.fshl.i32(i32 %729, i32 %729, i32 7)
  %755 = xor i32 %753, %754
  %756 = add i32 %585, %755
  %757 = xor i32 %633, %681
  %758 = and i32 %757, %729
  %759 = xor i32 %758, %633
  %760 = add i32 %756, %759
  %761 = zext nneg i32 %77 to i64
  %762 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %761
  %763 = getelementptr inbounds nuw i8, ptr addrspace(4) %762, i64 52
  %764 = load i32, ptr addrspace(4) %763, align 4, !tbaa !6
  %765 = add i32 %760, %764
  %766 = add i32 %765, %750
  %767 = tail call noundef i32 @llvm.fshl.i32(i32 %730, i32 %730, i32 30)
  %768 = tail call noundef i32 @llvm.fshl.i32(i32 %730, i32 %730, i32 19)
  %769 = xor i32 %767, %768
  %770 = tail call noundef i32 @llvm.fshl.i32(i32 %730, i32 %730, i32 10)
  %771 = xor i32 %769, %770
  %772 = xor i32 %730, %634
  %773 = xor i32 %730, %682
  %774 = and i32 %772, %773
  %775 = xor i32 %774, %730
  %776 = add i32 %771, %775
  %777 = add i32 %766, %586
  %778 = add i32 %776, %766
  br i1 %84, label %779, label %781

779:                                              ; preds = %749
  %780 = load i32, ptr %70, align 4, !tbaa !6
  br label %797

781:                                              ; preds = %749
  %782 = tail call noundef i32 @llvm.fshl.i32(i32 %702, i32 %702, i32 15)
  %783 = tail call noundef i32 @llvm.fshl.i32(i32 %702, i32 %702, i32 13)
  %784 = xor i32 %782, %783
  %785 = lshr i32 %702, 10
  %786 = xor i32 %784, %785
  %787 = add i32 %786, %462
  %788 = load i32, ptr %68, align 4, !tbaa !6
  %789 = tail call noundef i32 @llvm.fshl.i32(i32 %788, i32 %788, i32 25)
  %790 = tail call noundef i32 @llvm.fshl.i32(i32 %788, i32 %788, i32 14)
  %791 = xor i32 %789, %790
  %792 = lshr i32 %788, 3
  %793 = xor i32 %791, %792
  %794 = load i32, ptr %69, align 4, !tbaa !6
  %795 = add i32 %787, %794
  %796 = add i32 %795, %793
  store i32 %796, ptr %69, align 4, !tbaa !6
  br label %797

797:                                              ; preds = %779, %781
  %798 = phi i32 [ %780, %779 ], [ %796, %781 ]
  %799 = tail call noundef i32 @llvm.fshl.i32(i32 %777, i32 %777, i32 26)
  %800 = tail call noundef i32 @llvm.fshl.i32(i32 %777, i32 %777, i32 21)
  %801 = xor i32 %799, %800
  %802 = tail call noundef i32 @llvm.fshl.i32(i32 %777, i32 %777, i32 7)
  %803 = xor i32 %801, %802
  %804 = add i32 %633, %803
  %805 = xor i32 %681, %729
  %806 = and i32 %805, %777
  %807 = xor i32 %806, %681
  %808 = add i32 %804, %807
  %809 = zext nneg i32 %77 to i64
  %810 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %809
  %811 = getelementptr inbounds nuw i8, ptr addrspace(4) %810, i64 56
  %812 = load i32, ptr addrspace(4) %811, align 4, !tbaa !6
  %813 = add i32 %808, %812
  %814 = add i32 %813, %798
  %815 = tail call noundef i32 @llvm.fshl.i32(i32 %778, i32 %778, i32 30)
  %816 = tail call noundef i32 @llvm.fshl.i32(i32 %778, i32 %778, i32 19)
  %817 = xor i32 %815, %816
  %818 = tail call noundef i32 @llvm.fshl.i32(i32 %778, i32 %778, i32 10)
  %819 = xor i32 %817, %818
  %820 = xor i32 %778, %682
  %821 = xor i32 %778, %730
  %822 = and i32 %820, %821
  %823 = xor i32 %822, %778
  %824 = add i32 %819, %823
  %825 = add i32 %814, %634
  %826 = add i32 %824, %814
  br i1 %84, label %827, label %829

827:                                              ; preds = %797
  %828 = load i32, ptr %72, align 4, !tbaa !6
  br label %844

829:                                              ; preds = %797
  %830 = tail call noundef i32 @llvm.fshl.i32(i32 %750, i32 %750, i32 15)
  %831 = tail call noundef i32 @llvm.fshl.i32(i32 %750, i32 %750, i32 13)
  %832 = xor i32 %830, %831
  %833 = lshr i32 %750, 10
  %834 = xor i32 %832, %833
  %835 = add i32 %834, %510
  %836 = tail call noundef i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 25)
  %837 = tail call noundef i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 14)
  %838 = xor i32 %836, %837
  %839 = lshr i32 %120, 3
  %840 = xor i32 %838, %839
  %841 = load i32, ptr %71, align 4, !tbaa !6
  %842 = add i32 %835, %841
  %843 = add i32 %842, %840
  store i32 %843, ptr %71, align 4, !tbaa !6
  br label %844

844:                                              ; preds = %827, %829
  %845 = phi i32 [ %828, %827 ], [ %843, %829 ]
  %846 = tail call noundef i32 @llvm.fshl.i32(i32 %825, i32 %825, i32 26)
  %847 = tail call noundef i32 @llvm.fshl.i32(i32 %825, i32 %825, i32 21)
  %848 = xor i32 %846, %847
  %849 = tail call noundef i32 @llvm.fshl.i32(i32 %825, i32 %825, i32 7)
  %850 = xor i32 %848, %849
  %851 = add i32 %681, %850
  %852 = xor i32 %729, %777
  %853 = and i32 %852, %825
  %854 = xor i32 %853, %729
  %855 = add i32 %851, %854
  %856 = zext nneg i32 %77 to i64
  %857 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %856
  %858 = getelementptr inbounds nuw i8, ptr addrspace(4) %857, i64 60
  %859 = load i32, ptr addrspace(4) %858, align 4, !tbaa !6
  %860 = add i32 %855, %859
  %861 = add i32 %860, %845
  %862 = tail call noundef i32 @llvm.fshl.i32(i32 %826, i32 %826, i32 30)
  %863 = tail call noundef i32 @llvm.fshl.i32(i32 %826, i32 %826, i32 19)
  %864 = xor i32 %862, %863
  %865 = tail call noundef i32 @llvm.fshl.i32(i32 %826, i32 %826, i32 10)
  %866 = xor i32 %864, %865
  %867 = xor i32 %826, %730
  %868 = xor i32 %826, %778
  %869 = and i32 %867, %868
  %870 = xor i32 %869, %826
  %871 = add i32 %866, %870
  %872 = add i32 %861, %682
  %873 = add i32 %871, %861
  %874 = add nuw nsw i32 %77, 16
  %875 = icmp samesign ult i32 %77, 48
  br i1 %875, label %73, label %85
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
