target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@fft.t = internal unnamed_addr addrspace(3) global [64 x <2 x float>] undef, align 8

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @fft(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, float noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 6
  %9 = icmp ult i32 %5, 64
  br i1 %9, label %10, label %27

10:                                               ; preds = %3
  %11 = trunc i64 %4 to i6
  %12 = and i6 %11, 31
  %13 = tail call i6 @llvm.bitreverse.i6(i6 %12)
  %14 = zext i6 %13 to i32
  br label %15

15:                                               ; preds = %10, %15
  %16 = phi i32 [ %25, %15 ], [ %5, %10 ]
  %17 = lshr i32 %16, 5
  %18 = or disjoint i32 %17, %14
  %19 = or disjoint i32 %16, %8
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %20
  %22 = load <2 x float>, ptr addrspace(1) %21, align 8, !tbaa !13
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %23
  store <2 x float> %22, ptr addrspace(3) %24, align 8, !tbaa !13
  %25 = add nuw nsw i32 %16, 32
  %26 = icmp samesign ult i32 %16, 32
  br i1 %26, label %15, label %27

27:                                               ; preds = %15, %3
  %28 = shl i32 %5, 1
  %29 = fmul float %2, 0x400921FB60000000
  br label %30

30:                                               ; preds = %27, %30
  %31 = phi i32 [ 1, %27 ], [ %59, %30 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %32 = add nsw i32 %31, -1
  %33 = and i32 %32, %5
  %34 = sub i32 %28, %33
  %35 = uitofp i32 %33 to float
  %36 = fmul float %29, %35
  %37 = uitofp nneg i32 %31 to float
  %38 = fdiv float %36, %37, !fpmath !14
  %39 = zext i32 %34 to i64
  %40 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %39
  %41 = load <2 x float>, ptr addrspace(3) %40, align 8, !tbaa !13
  %42 = add i32 %34, %31
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %43
  %45 = tail call spir_func float @_Z3cosf(float noundef %38) #6
  %46 = tail call spir_func float @_Z3sinf(float noundef %38) #6
  %47 = load float, ptr addrspace(3) %44, align 8, !tbaa !13
  %48 = getelementptr inbounds nuw i8, ptr addrspace(3) %44, i64 4
  %49 = load float, ptr addrspace(3) %48, align 4, !tbaa !13
  %50 = fneg float %46
  %51 = fmul float %49, %50
  %52 = tail call float @llvm.fmuladd.f32(float %47, float %45, float %51)
  %53 = insertelement <2 x float> poison, float %52, i64 0
  %54 = fmul float %49, %45
  %55 = tail call float @llvm.fmuladd.f32(float %47, float %46, float %54)
  %56 = insertelement <2 x float> %53, float %55, i64 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %57 = fadd <2 x float> %41, %56
  store <2 x float> %57, ptr addrspace(3) %40, align 8, !tbaa !13
  %58 = fsub <2 x float> %41, %56
  store <2 x float> %58, ptr addrspace(3) %44, align 8, !tbaa !13
  %59 = shl nuw nsw i32 %31, 1
  %60 = icmp samesign ult i32 %31, 32
  br i1 %60, label %30, label %61

61:                                               ; preds = %30
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %62 = and i64 %4, 4294967295
  %63 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %62
  %64 = load <2 x float>, ptr addrspace(3) %63, align 8, !tbaa !13
  %65 = add i32 %8, %5
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %66
  store <2 x float> %64, ptr addrspace(1) %67, align 8, !tbaa !13
  %68 = add i32 %5, 32
  %69 = zext i32 %68 to i64
  %70 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %69
  %71 = load <2 x float>, ptr addrspace(3) %70, align 8, !tbaa !13
  %72 = add i32 %65, 32
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %73
  store <2 x float> %71, ptr addrspace(1) %74, align 8, !tbaa !13
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_fft(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, float noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #6
  %5 = trunc i64 %4 to i32
  %6 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #6
  %7 = trunc i64 %6 to i32
  %8 = shl i32 %7, 6
  %9 = icmp ult i32 %5, 64
  br i1 %9, label %10, label %27

10:                                               ; preds = %3
  %11 = trunc i64 %4 to i6
  %12 = and i6 %11, 31
  %13 = tail call i6 @llvm.bitreverse.i6(i6 %12)
  %14 = zext i6 %13 to i32
  br label %15

15:                                               ; preds = %10, %15
  %16 = phi i32 [ %25, %15 ], [ %5, %10 ]
  %17 = lshr i32 %16, 5
  %18 = or disjoint i32 %17, %14
  %19 = or disjoint i32 %16, %8
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %0, i64 %20
  %22 = load <2 x float>, ptr addrspace(1) %21, align 8, !tbaa !13
  %23 = zext nneg i32 %18 to i64
  %24 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %23
  store <2 x float> %22, ptr addrspace(3) %24, align 8, !tbaa !13
  %25 = add nuw nsw i32 %16, 32
  %26 = icmp samesign ult i32 %16, 32
  br i1 %26, label %15, label %27

27:                                               ; preds = %15, %3
  %28 = shl i32 %5, 1
  %29 = fmul float %2, 0x400921FB60000000
  br label %44

30:                                               ; preds = %44
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %31 = and i64 %4, 4294967295
  %32 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %31
  %33 = load <2 x float>, ptr addrspace(3) %32, align 8, !tbaa !13
  %34 = add i32 %8, %5
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %35
  store <2 x float> %33, ptr addrspace(1) %36, align 8, !tbaa !13
  %37 = add i32 %5, 32
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %38
  %40 = load <2 x float>, ptr addrspace(3) %39, align 8, !tbaa !13
  %41 = add i32 %34, 32
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw <2 x float>, ptr addrspace(1) %1, i64 %42
  store <2 x float> %40, ptr addrspace(1) %43, align 8, !tbaa !13
  ret void

44:                                               ; preds = %27, %44
  %45 = phi i32 [ 1, %27 ], [ %73, %44 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %46 = add nsw i32 %45, -1
  %47 = and i32 %46, %5
  %48 = sub i32 %28, %47
  %49 = uitofp i32 %47 to float
  %50 = fmul float %29, %49
  %51 = uitofp nneg i32 %45 to float
  %52 = fdiv float %50, %51, !fpmath !14
  %53 = zext i32 %48 to i64
  %54 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %53
  %55 = load <2 x float>, ptr addrspace(3) %54, align 8, !tbaa !13
  %56 = add i32 %48, %45
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw <2 x float>, ptr addrspace(3) @fft.t, i64 %57
  %59 = tail call spir_func float @_Z3cosf(float noundef %52) #6
  %60 = tail call spir_func float @_Z3sinf(float noundef %52) #6
  %61 = load float, ptr addrspace(3) %58, align 8, !tbaa !13
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %58, i64 4
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !13
  %64 = fneg float %60
  %65 = fmul float %63, %64
  %66 = tail call float @llvm.fmuladd.f32(float %61, float %59, float %65)
  %67 = insertelement <2 x float> poison, float %66, i64 0
  %68 = fmul float %63, %59
  %69 = tail call float @llvm.fmuladd.f32(float %61, float %60, float %68)
  %70 = insertelement <2 x float> %67, float %69, i64 1
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #7
  %71 = fadd <2 x float> %55, %70
  store <2 x float> %71, ptr addrspace(3) %54, align 8, !tbaa !13
  %72 = fsub <2 x float> %55, %70
  store <2 x float> %72, ptr addrspace(3) %58, align 8, !tbaa !13
  %73 = shl nuw nsw i32 %45, 1
  %74 = icmp samesign ult i32 %45, 32
  br i1 %74, label %44, label %30
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3cosf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z3sinf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i6 @llvm.bitreverse.i6(i6) #5

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }

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
!10 = !{!"float2*", !"float2*", !"float"}
!11 = !{!"float __attribute__((ext_vector_type(2)))*", !"float __attribute__((ext_vector_type(2)))*", !"float"}
!12 = !{!"const", !"", !""}
!13 = !{!6, !6, i64 0}
!14 = !{float 2.500000e+00}
