target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@palette = dso_local local_unnamed_addr addrspace(2) constant [8 x <4 x i8>] [<4 x i8> <i8 0, i8 0, i8 0, i8 -1>, <4 x i8> <i8 25, i8 7, i8 26, i8 -1>, <4 x i8> <i8 9, i8 1, i8 47, i8 -1>, <4 x i8> <i8 4, i8 4, i8 73, i8 -1>, <4 x i8> <i8 0, i8 7, i8 100, i8 -1>, <4 x i8> <i8 12, i8 44, i8 -118, i8 -1>, <4 x i8> <i8 24, i8 82, i8 -79, i8 -1>, <4 x i8> <i8 57, i8 125, i8 -47, i8 -1>], align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_kernel void @mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %9 = mul i64 %8, %6
  %10 = add i64 %9, %4
  %11 = sitofp i32 %5 to float
  %12 = tail call float @llvm.fmuladd.f32(float %11, float 6.250000e-02, float -2.000000e+00)
  %13 = insertelement <2 x float> poison, float %12, i64 0
  %14 = sitofp i32 %7 to float
  %15 = tail call float @llvm.fmuladd.f32(float %14, float 1.250000e-01, float -1.000000e+00)
  %16 = insertelement <2 x float> %13, float %15, i64 1
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %36

18:                                               ; preds = %3, %26
  %19 = phi <2 x float> [ %33, %26 ], [ zeroinitializer, %3 ]
  %20 = phi i32 [ %34, %26 ], [ 0, %3 ]
  %21 = extractelement <2 x float> %19, i64 0
  %22 = extractelement <2 x float> %19, i64 1
  %23 = fmul float %22, %22
  %24 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %23)
  %25 = fcmp ugt float %24, 4.000000e+00
  br i1 %25, label %36, label %26

26:                                               ; preds = %18
  %27 = fneg float %23
  %28 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %27)
  %29 = insertelement <2 x float> poison, float %28, i64 0
  %30 = fmul float %21, 2.000000e+00
  %31 = fmul float %22, %30
  %32 = insertelement <2 x float> %29, float %31, i64 1
  %33 = fadd <2 x float> %16, %32
  %34 = add nuw nsw i32 %20, 1
  %35 = icmp slt i32 %34, %2
  br i1 %35, label %18, label %51

36:                                               ; preds = %18, %3
  %37 = phi i32 [ 0, %3 ], [ %20, %18 ]
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %51, label %39

39:                                               ; preds = %36
  %40 = and i32 %37, 7
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(2) @palette, i64 %41
  %43 = load <4 x i8>, ptr addrspace(2) %42, align 4, !tbaa !13
  %44 = trunc i32 %37 to i8
  %45 = shl i8 %44, 1
  %46 = shl i8 %44, 2
  %47 = insertelement <4 x i8> <i8 poison, i8 poison, i8 poison, i8 -1>, i8 %44, i64 0
  %48 = insertelement <4 x i8> %47, i8 %45, i64 1
  %49 = insertelement <4 x i8> %48, i8 %46, i64 2
  %50 = tail call spir_func <4 x i8> @_Z4haddDv4_hS_(<4 x i8> noundef %43, <4 x i8> noundef %49) #4
  br label %51

51:                                               ; preds = %26, %39, %36
  %52 = phi <4 x i8> [ %50, %39 ], [ splat (i8 -1), %36 ], [ splat (i8 -1), %26 ]
  %53 = shl i64 %10, 32
  %54 = ashr exact i64 %53, 32
  %55 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %54
  store <4 x i8> %52, ptr addrspace(1) %55, align 4, !tbaa !13
  %56 = add nsw i32 %5, -32
  %57 = sext i32 %56 to i64
  %58 = shl nsw i64 %57, 24
  %59 = add nsw i32 %7, -8
  %60 = sext i32 %59 to i64
  %61 = shl nsw i64 %60, 25
  br i1 %17, label %62, label %80

62:                                               ; preds = %51, %72
  %63 = phi i32 [ %78, %72 ], [ 0, %51 ]
  %64 = phi i64 [ %75, %72 ], [ 0, %51 ]
  %65 = phi i64 [ %77, %72 ], [ 0, %51 ]
  %66 = mul nsw i64 %65, %65
  %67 = lshr i64 %66, 28
  %68 = mul nsw i64 %64, %64
  %69 = lshr i64 %68, 28
  %70 = add nuw nsw i64 %69, %67
  %71 = icmp samesign ugt i64 %70, 1073741824
  br i1 %71, label %80, label %72

72:                                               ; preds = %62
  %73 = mul nsw i64 %64, %65
  %74 = ashr i64 %73, 27
  %75 = add nsw i64 %74, %61
  %76 = add nsw i64 %67, %58
  %77 = sub nsw i64 %76, %69
  %78 = add nuw nsw i32 %63, 1
  %79 = icmp slt i32 %78, %2
  br i1 %79, label %62, label %80

80:                                               ; preds = %72, %62, %51
  %81 = phi i32 [ 0, %51 ], [ %63, %62 ], [ %2, %72 ]
  %82 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %54
  store i32 %81, ptr addrspace(1) %82, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: write)
define dso_local spir_func void @__clang_ocl_kern_imp_mandelbrot(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4
  %7 = trunc i64 %6 to i32
  %8 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #4
  %9 = mul i64 %8, %6
  %10 = add i64 %9, %4
  %11 = sitofp i32 %5 to float
  %12 = tail call float @llvm.fmuladd.f32(float %11, float 6.250000e-02, float -2.000000e+00)
  %13 = insertelement <2 x float> poison, float %12, i64 0
  %14 = sitofp i32 %7 to float
  %15 = tail call float @llvm.fmuladd.f32(float %14, float 1.250000e-01, float -1.000000e+00)
  %16 = insertelement <2 x float> %13, float %15, i64 1
  %17 = icmp sgt i32 %2, 0
  br i1 %17, label %18, label %36

18:                                               ; preds = %3, %26
  %19 = phi <2 x float> [ %33, %26 ], [ zeroinitializer, %3 ]
  %20 = phi i32 [ %34, %26 ], [ 0, %3 ]
  %21 = extractelement <2 x float> %19, i64 0
  %22 = extractelement <2 x float> %19, i64 1
  %23 = fmul float %22, %22
  %24 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %23)
  %25 = fcmp ugt float %24, 4.000000e+00
  br i1 %25, label %36, label %26

26:                                               ; preds = %18
  %27 = fneg float %23
  %28 = tail call float @llvm.fmuladd.f32(float %21, float %21, float %27)
  %29 = insertelement <2 x float> poison, float %28, i64 0
  %30 = fmul float %21, 2.000000e+00
  %31 = fmul float %22, %30
  %32 = insertelement <2 x float> %29, float %31, i64 1
  %33 = fadd <2 x float> %16, %32
  %34 = add nuw nsw i32 %20, 1
  %35 = icmp slt i32 %34, %2
  br i1 %35, label %18, label %51

36:                                               ; preds = %18, %3
  %37 = phi i32 [ 0, %3 ], [ %20, %18 ]
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %51, label %39

39:                                               ; preds = %36
  %40 = and i32 %37, 7
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(2) @palette, i64 %41
  %43 = load <4 x i8>, ptr addrspace(2) %42, align 4, !tbaa !13
  %44 = trunc i32 %37 to i8
  %45 = shl i8 %44, 1
  %46 = shl i8 %44, 2
  %47 = insertelement <4 x i8> <i8 poison, i8 poison, i8 poison, i8 -1>, i8 %44, i64 0
  %48 = insertelement <4 x i8> %47, i8 %45, i64 1
  %49 = insertelement <4 x i8> %48, i8 %46, i64 2
  %50 = tail call spir_func <4 x i8> @_Z4haddDv4_hS_(<4 x i8> noundef %43, <4 x i8> noundef %49) #4
  br label %51

51:                                               ; preds = %26, %36, %39
  %52 = phi <4 x i8> [ %50, %39 ], [ splat (i8 -1), %36 ], [ splat (i8 -1), %26 ]
  %53 = shl i64 %10, 32
  %54 = ashr exact i64 %53, 32
  %55 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %54
  store <4 x i8> %52, ptr addrspace(1) %55, align 4, !tbaa !13
  %56 = add nsw i32 %5, -32
  %57 = sext i32 %56 to i64
  %58 = shl nsw i64 %57, 24
  %59 = add nsw i32 %7, -8
  %60 = sext i32 %59 to i64
  %61 = shl nsw i64 %60, 25
  br i1 %17, label %62, label %80

62:                                               ; preds = %51, %72
  %63 = phi i32 [ %78, %72 ], [ 0, %51 ]
  %64 = phi i64 [ %75, %72 ], [ 0, %51 ]
  %65 = phi i64 [ %77, %72 ], [ 0, %51 ]
  %66 = mul nsw i64 %65, %65
  %67 = lshr i64 %66, 28
  %68 = mul nsw i64 %64, %64
  %69 = lshr i64 %68, 28
  %70 = add nuw nsw i64 %69, %67
  %71 = icmp samesign ugt i64 %70, 1073741824
  br i1 %71, label %80, label %72

72:                                               ; preds = %62
  %73 = mul nsw i64 %64, %65
  %74 = ashr i64 %73, 27
  %75 = add nsw i64 %74, %61
  %76 = add nsw i64 %67, %58
  %77 = sub nsw i64 %76, %69
  %78 = add nuw nsw i32 %63, 1
  %79 = icmp slt i32 %78, %2
  br i1 %79, label %62, label %80

80:                                               ; preds = %72, %62, %51
  %81 = phi i32 [ 0, %51 ], [ %63, %62 ], [ %2, %72 ]
  %82 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %54
  store i32 %81, ptr addrspace(1) %82, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func <4 x i8> @_Z4haddDv4_hS_(<4 x i8> noundef, <4 x i8> noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar4*", !"int*", !"int"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"int*", !"int"}
!12 = !{!"", !"", !""}
!13 = !{!6, !6, i64 0}
