; ModuleID = 'corpus/opencl/ripemd160.cl'
source_filename = "corpus/opencl/ripemd160.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@rl = dso_local addrspace(2) constant [80 x i8] c"\00\01\02\03\04\05\06\07\08\09\0A\0B\0C\0D\0E\0F\07\04\0D\01\0A\06\0F\03\0C\00\09\05\02\0E\0B\08\03\0A\0E\04\09\0F\08\01\02\07\00\06\0D\0B\05\0C\01\09\0B\0A\00\08\0C\04\0D\03\07\0F\0E\05\06\02\04\00\05\09\07\0C\02\0A\0E\01\03\08\0B\06\0F\0D", align 1
@rr = dso_local addrspace(2) constant [80 x i8] c"\05\0E\07\00\09\02\0B\04\0D\06\0F\08\01\0A\03\0C\06\0B\03\07\00\0D\05\0A\0E\0F\08\0C\04\09\01\02\0F\05\01\03\07\0E\06\09\0B\08\0C\02\0A\00\04\0D\08\06\04\01\03\0B\0F\00\05\0C\02\0D\09\07\0A\0E\0C\0F\0A\04\01\05\08\07\06\02\0D\0E\00\03\09\0B", align 1
@sl = dso_local addrspace(2) constant [80 x i8] c"\0B\0E\0F\0C\05\08\07\09\0B\0D\0E\0F\06\07\09\08\07\06\08\0D\0B\09\07\0F\07\0C\0F\09\0B\07\0D\0C\0B\0D\06\07\0E\09\0D\0F\0E\08\0D\06\05\0C\07\05\0B\0C\0E\0F\0E\0F\09\08\09\0E\05\06\08\06\05\0C\09\0F\05\0B\06\08\0D\0C\05\0C\0D\0E\0B\08\05\06", align 1
@sr = dso_local addrspace(2) constant [80 x i8] c"\08\09\09\0B\0D\0F\0F\05\07\07\08\0B\0E\0E\0C\06\09\0D\0F\07\0C\08\09\0B\07\07\0C\07\06\0F\0D\0B\09\07\0F\0B\08\06\06\0E\0C\0D\05\0E\0D\0D\07\05\0F\05\08\0B\0E\0E\06\0E\06\09\0C\09\0C\05\0F\08\08\05\0C\09\0C\05\0E\06\08\0D\06\05\0F\0D\0B\0B", align 1
@kl = dso_local addrspace(2) constant [5 x i32] [i32 0, i32 1518500249, i32 1859775393, i32 -1894007588, i32 -1454113458], align 4
@kr = dso_local addrspace(2) constant [5 x i32] [i32 1352829926, i32 1548603684, i32 1836072691, i32 2053994217, i32 0], align 4
@__const.ripemd160.h = private unnamed_addr addrspace(2) constant [5 x i32] [i32 1732584193, i32 -271733879, i32 -1732584194, i32 271733878, i32 -1009589776], align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @ripemd160(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [5 x i32], align 4
  %5 = alloca [5 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = shl i32 %7, 3
  br label %55

9:                                                ; preds = %63
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 128, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i32 256, ptr %11, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr addrspace(2) noundef align 4 dereferenceable(20) @__const.ripemd160.h, i64 20, i1 false), !tbaa !4
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(20) %5, ptr addrspace(2) noundef align 4 dereferenceable(20) @__const.ripemd160.h, i64 20, i1 false), !tbaa !4
  call spir_func void @line(ptr noundef %4, ptr noundef %3, ptr addrspace(2) noundef @rl, ptr addrspace(2) noundef @sl, ptr addrspace(2) noundef @kl, i1 noundef zeroext false) #8
  call spir_func void @line(ptr noundef %5, ptr noundef %3, ptr addrspace(2) noundef @rr, ptr addrspace(2) noundef @sr, ptr addrspace(2) noundef @kr, i1 noundef zeroext true) #8
  %12 = mul i32 %7, 5
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = add i32 %14, -271733879
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = add i32 %15, %17
  %19 = zext i32 %12 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %18, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = add i32 %22, -1732584194
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %23, %25
  %27 = add i32 %12, 1
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = add i32 %31, 271733878
  %33 = load i32, ptr %5, align 4, !tbaa !4
  %34 = add i32 %32, %33
  %35 = add i32 %12, 2
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %36
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !4
  %38 = load i32, ptr %4, align 4, !tbaa !4
  %39 = add i32 %38, -1009589776
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = add i32 %39, %41
  %43 = add i32 %12, 3
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = add i32 %47, 1732584193
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = add i32 %48, %50
  %52 = add i32 %12, 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void

55:                                               ; preds = %2, %63
  %56 = phi i32 [ 0, %2 ], [ %67, %63 ]
  %57 = icmp samesign ult i32 %56, 8
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = or disjoint i32 %56, %8
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %58, %55
  %64 = phi i32 [ %62, %58 ], [ 0, %55 ]
  %65 = zext nneg i32 %56 to i64
  %66 = getelementptr inbounds nuw i32, ptr %3, i64 %65
  store i32 %64, ptr %66, align 4, !tbaa !4
  %67 = add nuw nsw i32 %56, 1
  %68 = icmp samesign ult i32 %56, 15
  br i1 %68, label %55, label %9
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_ripemd160(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [16 x i32], align 4
  %4 = alloca [5 x i32], align 4
  %5 = alloca [5 x i32], align 4
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #7
  %8 = shl i32 %7, 3
  br label %55

9:                                                ; preds = %63
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i32 128, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i32 256, ptr %11, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(20) %4, ptr addrspace(2) noundef align 4 dereferenceable(20) @__const.ripemd160.h, i64 20, i1 false), !tbaa !4
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 4 dereferenceable(20) %5, ptr addrspace(2) noundef align 4 dereferenceable(20) @__const.ripemd160.h, i64 20, i1 false), !tbaa !4
  call spir_func void @line(ptr noundef %4, ptr noundef %3, ptr addrspace(2) noundef @rl, ptr addrspace(2) noundef @sl, ptr addrspace(2) noundef @kl, i1 noundef zeroext false) #8
  call spir_func void @line(ptr noundef %5, ptr noundef %3, ptr addrspace(2) noundef @rr, ptr addrspace(2) noundef @sr, ptr addrspace(2) noundef @kr, i1 noundef zeroext true) #8
  %12 = mul i32 %7, 5
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %14 = load i32, ptr %13, align 4, !tbaa !4
  %15 = add i32 %14, -271733879
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = add i32 %15, %17
  %19 = zext i32 %12 to i64
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %19
  store i32 %18, ptr addrspace(1) %20, align 4, !tbaa !4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %22 = load i32, ptr %21, align 4, !tbaa !4
  %23 = add i32 %22, -1732584194
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %25 = load i32, ptr %24, align 4, !tbaa !4
  %26 = add i32 %23, %25
  %27 = add i32 %12, 1
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !4
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = add i32 %31, 271733878
  %33 = load i32, ptr %5, align 4, !tbaa !4
  %34 = add i32 %32, %33
  %35 = add i32 %12, 2
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %36
  store i32 %34, ptr addrspace(1) %37, align 4, !tbaa !4
  %38 = load i32, ptr %4, align 4, !tbaa !4
  %39 = add i32 %38, -1009589776
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = add i32 %39, %41
  %43 = add i32 %12, 3
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !4
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = add i32 %47, 1732584193
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %50 = load i32, ptr %49, align 4, !tbaa !4
  %51 = add i32 %48, %50
  %52 = add i32 %12, 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void

55:                                               ; preds = %2, %63
  %56 = phi i32 [ 0, %2 ], [ %67, %63 ]
  %57 = icmp samesign ult i32 %56, 8
  br i1 %57, label %58, label %63

58:                                               ; preds = %55
  %59 = or disjoint i32 %56, %8
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %60
  %62 = load i32, ptr addrspace(1) %61, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %55, %58
  %64 = phi i32 [ %62, %58 ], [ 0, %55 ]
  %65 = zext nneg i32 %56 to i64
  %66 = getelementptr inbounds nuw i32, ptr %3, i64 %65
  store i32 %64, ptr %66, align 4, !tbaa !4
  %67 = add nuw nsw i32 %56, 1
  %68 = icmp samesign ult i32 %56, 15
  br i1 %68, label %55, label %9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define internal spir_func void @line(ptr noundef nonnull captures(none) %0, ptr noundef nonnull readonly captures(none) %1, ptr addrspace(2) noundef readonly captures(none) %2, ptr addrspace(2) noundef readonly captures(none) %3, ptr addrspace(2) noundef readonly captures(none) %4, i1 noundef zeroext %5) unnamed_addr #5 {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i32, ptr %0, align 4, !tbaa !4
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = load i32, ptr %8, align 4, !tbaa !4
  %14 = load i32, ptr %9, align 4, !tbaa !4
  %15 = load i32, ptr %10, align 4, !tbaa !4
  br label %17

16:                                               ; preds = %48
  ret void

17:                                               ; preds = %6, %48
  %18 = phi i32 [ 0, %6 ], [ %68, %48 ]
  %19 = phi i32 [ %11, %6 ], [ %23, %48 ]
  %20 = phi i32 [ %12, %6 ], [ %66, %48 ]
  %21 = phi i32 [ %13, %6 ], [ %20, %48 ]
  %22 = phi i32 [ %14, %6 ], [ %67, %48 ]
  %23 = phi i32 [ %15, %6 ], [ %22, %48 ]
  %24 = lshr i32 %18, 4
  %25 = sub nuw nsw i32 4, %24
  %26 = select i1 %5, i32 %25, i32 %24
  switch i32 %26, label %44 [
    i32 0, label %27
    i32 1, label %30
    i32 2, label %35
    i32 3, label %39
  ]

27:                                               ; preds = %17
  %28 = xor i32 %21, %20
  %29 = xor i32 %28, %22
  br label %48

30:                                               ; preds = %17
  %31 = and i32 %21, %20
  %32 = xor i32 %20, -1
  %33 = and i32 %22, %32
  %34 = or disjoint i32 %33, %31
  br label %48

35:                                               ; preds = %17
  %36 = xor i32 %21, -1
  %37 = or i32 %20, %36
  %38 = xor i32 %37, %22
  br label %48

39:                                               ; preds = %17
  %40 = and i32 %22, %20
  %41 = xor i32 %22, -1
  %42 = and i32 %21, %41
  %43 = or disjoint i32 %40, %42
  br label %48

44:                                               ; preds = %17
  %45 = xor i32 %22, -1
  %46 = or i32 %21, %45
  %47 = xor i32 %46, %20
  br label %48

48:                                               ; preds = %27, %30, %35, %39, %44
  %49 = phi i32 [ %47, %44 ], [ %29, %27 ], [ %34, %30 ], [ %38, %35 ], [ %43, %39 ]
  %50 = add i32 %49, %19
  %51 = zext nneg i32 %18 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspace(2) %2, i64 %51
  %53 = load i8, ptr addrspace(2) %52, align 1, !tbaa !12
  %54 = zext i8 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %1, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = add i32 %50, %56
  %58 = zext nneg i32 %24 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(2) %4, i64 %58
  %60 = load i32, ptr addrspace(2) %59, align 4, !tbaa !4
  %61 = add i32 %57, %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(2) %3, i64 %51
  %63 = load i8, ptr addrspace(2) %62, align 1, !tbaa !12
  %64 = zext i8 %63 to i32
  %65 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %61, i32 noundef %64) #6
  %66 = add i32 %23, %65
  store i32 %23, ptr %0, align 4, !tbaa !4
  store i32 %22, ptr %10, align 4, !tbaa !4
  %67 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %21, i32 noundef 10) #6
  store i32 %67, ptr %9, align 4, !tbaa !4
  store i32 %20, ptr %8, align 4, !tbaa !4
  store i32 %66, ptr %7, align 4, !tbaa !4
  %68 = add nuw nsw i32 %18, 1
  %69 = icmp samesign ult i32 %18, 79
  br i1 %69, label %17, label %16
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #3

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }
attributes #8 = { convergent nounwind }

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
!12 = !{!6, !6, i64 0}
