target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@__const.aligned.d = private unnamed_addr addrspace(2) constant [3 x i32] [i32 1, i32 2, i32 3], align 512

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef i32 @misplaced(ptr noundef %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = ptrtoint ptr %0 to i64
  %4 = trunc i64 %3 to i32
  %5 = add i32 %1, -1
  %6 = and i32 %5, %4
  ret i32 %6
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_kernel void @aligned(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca i8, align 1
  %4 = alloca <16 x i16>, align 32
  %5 = alloca i8, align 1
  %6 = alloca <16 x i32>, align 64
  %7 = alloca <16 x i64>, align 128
  %8 = alloca [3 x i32], align 512
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %11 = trunc i64 %9 to i8
  store volatile i8 %11, ptr %3, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %12 = and i64 %9, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = trunc i32 %14 to i16
  %16 = insertelement <16 x i16> poison, i16 %15, i64 0
  %17 = shufflevector <16 x i16> %16, <16 x i16> poison, <16 x i32> zeroinitializer
  store volatile <16 x i16> %17, ptr %4, align 32, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %18 = load volatile i8, ptr %3, align 1, !tbaa !12
  store volatile i8 %18, ptr %5, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %19 = insertelement <16 x i32> poison, i32 %14, i64 0
  %20 = shufflevector <16 x i32> %19, <16 x i32> poison, <16 x i32> zeroinitializer
  store volatile <16 x i32> %20, ptr %6, align 64, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %21 = sext i32 %14 to i64
  %22 = insertelement <16 x i64> poison, i64 %21, i64 0
  %23 = shufflevector <16 x i64> %22, <16 x i64> poison, <16 x i32> zeroinitializer
  store volatile <16 x i64> %23, ptr %7, align 128, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  call void @llvm.memcpy.p0.p2.i64(ptr nonnull align 512 %8, ptr addrspace(2) align 512 @__const.aligned.d, i64 12, i1 true)
  %24 = call spir_func i32 @misplaced(ptr noundef nonnull %4, i32 noundef 32) #7
  %25 = call spir_func i32 @misplaced(ptr noundef nonnull %6, i32 noundef 64) #7
  %26 = or i32 %25, %24
  %27 = call spir_func i32 @misplaced(ptr noundef nonnull %7, i32 noundef 128) #7
  %28 = or i32 %26, %27
  %29 = call spir_func i32 @misplaced(ptr noundef nonnull %8, i32 noundef 512) #7
  %30 = or i32 %28, %29
  %31 = load volatile <16 x i64>, ptr %7, align 128
  %32 = bitcast <16 x i64> %31 to <32 x i32>
  %33 = extractelement <32 x i32> %32, i64 14
  %34 = load volatile <16 x i32>, ptr %6, align 64
  %35 = extractelement <16 x i32> %34, i64 15
  %36 = load volatile <16 x i16>, ptr %4, align 32
  %37 = extractelement <16 x i16> %36, i64 3
  %38 = sext i16 %37 to i32
  %39 = mul i32 %14, -3
  %40 = urem i32 %10, 3
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %8, i64 %41
  %43 = load volatile i32, ptr %42, align 4, !tbaa !4
  %44 = add i32 %35, %39
  %45 = add i32 %44, %33
  %46 = add i32 %45, %43
  %47 = add i32 %46, %38
  store volatile i32 %47, ptr %42, align 4, !tbaa !4
  %48 = shl i32 %10, 2
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %49
  store i32 %30, ptr addrspace(1) %50, align 4, !tbaa !4
  %51 = load volatile i32, ptr %8, align 512, !tbaa !4
  %52 = or disjoint i32 %48, 1
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %56 = load volatile i32, ptr %55, align 4, !tbaa !4
  %57 = or disjoint i32 %48, 2
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %58
  store i32 %56, ptr addrspace(1) %59, align 4, !tbaa !4
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %61 = load volatile i32, ptr %60, align 8, !tbaa !4
  %62 = load volatile i8, ptr %5, align 1, !tbaa !12
  %63 = sext i8 %62 to i32
  %64 = load volatile i8, ptr %3, align 1, !tbaa !12
  %65 = sext i8 %64 to i32
  %66 = add i32 %61, %63
  %67 = sub i32 %66, %65
  %68 = or disjoint i32 %48, 3
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %69
  store i32 %67, ptr addrspace(1) %70, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_aligned(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca i8, align 1
  %4 = alloca <16 x i16>, align 32
  %5 = alloca i8, align 1
  %6 = alloca <16 x i32>, align 64
  %7 = alloca <16 x i64>, align 128
  %8 = alloca [3 x i32], align 512
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %10 = trunc i64 %9 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %11 = trunc i64 %9 to i8
  store volatile i8 %11, ptr %3, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %12 = and i64 %9, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = trunc i32 %14 to i16
  %16 = insertelement <16 x i16> poison, i16 %15, i64 0
  %17 = shufflevector <16 x i16> %16, <16 x i16> poison, <16 x i32> zeroinitializer
  store volatile <16 x i16> %17, ptr %4, align 32, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %18 = load volatile i8, ptr %3, align 1, !tbaa !12
  store volatile i8 %18, ptr %5, align 1, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #7
  %19 = insertelement <16 x i32> poison, i32 %14, i64 0
  %20 = shufflevector <16 x i32> %19, <16 x i32> poison, <16 x i32> zeroinitializer
  store volatile <16 x i32> %20, ptr %6, align 64, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #7
  %21 = sext i32 %14 to i64
  %22 = insertelement <16 x i64> poison, i64 %21, i64 0
  %23 = shufflevector <16 x i64> %22, <16 x i64> poison, <16 x i32> zeroinitializer
  store volatile <16 x i64> %23, ptr %7, align 128, !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #7
  call void @llvm.memcpy.p0.p2.i64(ptr nonnull align 512 %8, ptr addrspace(2) align 512 @__const.aligned.d, i64 12, i1 true)
  %24 = call spir_func i32 @misplaced(ptr noundef nonnull %4, i32 noundef 32) #7
  %25 = call spir_func i32 @misplaced(ptr noundef nonnull %6, i32 noundef 64) #7
  %26 = or i32 %25, %24
  %27 = call spir_func i32 @misplaced(ptr noundef nonnull %7, i32 noundef 128) #7
  %28 = or i32 %26, %27
  %29 = call spir_func i32 @misplaced(ptr noundef nonnull %8, i32 noundef 512) #7
  %30 = or i32 %28, %29
  %31 = load volatile <16 x i64>, ptr %7, align 128
  %32 = bitcast <16 x i64> %31 to <32 x i32>
  %33 = extractelement <32 x i32> %32, i64 14
  %34 = load volatile <16 x i32>, ptr %6, align 64
  %35 = extractelement <16 x i32> %34, i64 15
  %36 = load volatile <16 x i16>, ptr %4, align 32
  %37 = extractelement <16 x i16> %36, i64 3
  %38 = sext i16 %37 to i32
  %39 = mul i32 %14, -3
  %40 = urem i32 %10, 3
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %8, i64 %41
  %43 = load volatile i32, ptr %42, align 4, !tbaa !4
  %44 = add i32 %35, %39
  %45 = add i32 %44, %33
  %46 = add i32 %45, %43
  %47 = add i32 %46, %38
  store volatile i32 %47, ptr %42, align 4, !tbaa !4
  %48 = shl i32 %10, 2
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %49
  store i32 %30, ptr addrspace(1) %50, align 4, !tbaa !4
  %51 = load volatile i32, ptr %8, align 512, !tbaa !4
  %52 = or disjoint i32 %48, 1
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %53
  store i32 %51, ptr addrspace(1) %54, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %56 = load volatile i32, ptr %55, align 4, !tbaa !4
  %57 = or disjoint i32 %48, 2
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %58
  store i32 %56, ptr addrspace(1) %59, align 4, !tbaa !4
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %61 = load volatile i32, ptr %60, align 8, !tbaa !4
  %62 = load volatile i8, ptr %5, align 1, !tbaa !12
  %63 = sext i8 %62 to i32
  %64 = load volatile i8, ptr %3, align 1, !tbaa !12
  %65 = sext i8 %64 to i32
  %66 = add i32 %61, %63
  %67 = sub i32 %66, %65
  %68 = or disjoint i32 %48, 3
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %69
  store i32 %67, ptr addrspace(1) %70, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 3, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"uint*", !"int*"}
!11 = !{!"", !"const"}
!12 = !{!6, !6, i64 0}
