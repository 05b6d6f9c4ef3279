; ModuleID = 'corpus/opencl/fma_ftz.cl'
source_filename = "corpus/opencl/fma_ftz.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @horner(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_horner(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_horner(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %15 = tail call nsz float @llvm.fmuladd.f32(float %14, float 0x3F81110CA0000000, float 0x3FA5555680000000)
  %16 = tail call nsz float @llvm.fmuladd.f32(float %15, float %14, float 0x3FC55555A0000000)
  %17 = tail call nsz float @llvm.fmuladd.f32(float %16, float %14, float 5.000000e-01)
  %18 = tail call nsz float @llvm.fmuladd.f32(float %17, float %14, float 1.000000e+00)
  %19 = tail call nsz float @llvm.fmuladd.f32(float %18, float %14, float 1.000000e+00)
  %20 = fneg nsz float %14
  %21 = tail call noundef float @llvm.fmuladd.f32(float %19, float %19, float %20)
  %22 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !14
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @complex_iterate(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_complex_iterate(ptr addrspace(1) noundef align 8 %0, i32 noundef %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_complex_iterate(ptr addrspace(1) noundef align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 29
  %13 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %12
  %14 = load <2 x float>, ptr addrspace(1) %13, align 8, !tbaa !20
  %15 = icmp sgt i32 %1, 0
  br i1 %15, label %16, label %44

16:                                               ; preds = %2
  %17 = fmul nsz <2 x float> %14, splat (float 5.000000e-01)
  %18 = extractelement <2 x float> %17, i64 0
  %19 = extractelement <2 x float> %17, i64 1
  %20 = and i32 %1, 3
  %21 = icmp ult i32 %1, 4
  br i1 %21, label %26, label %22

22:                                               ; preds = %16
  %23 = and i32 %1, 2147483644
  br label %46

24:                                               ; preds = %46
  %25 = icmp eq i32 %20, 0
  br i1 %25, label %44, label %26

26:                                               ; preds = %24, %16
  %27 = phi <2 x float> [ %14, %16 ], [ %76, %24 ]
  %28 = icmp ne i32 %20, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %26
  %30 = phi <2 x float> [ %27, %26 ], [ %41, %29 ]
  %31 = phi i32 [ 0, %26 ], [ %42, %29 ]
  %32 = extractelement <2 x float> %30, i64 0
  %33 = extractelement <2 x float> %30, i64 1
  %34 = fneg nsz float %33
  %35 = fmul nsz float %33, %34
  %36 = tail call nsz float @llvm.fmuladd.f32(float %32, float %32, float %35)
  %37 = fadd nsz float %18, %36
  %38 = insertelement <2 x float> poison, float %37, i64 0
  %39 = fmul nsz float %32, 2.000000e+00
  %40 = tail call nsz float @llvm.fmuladd.f32(float %39, float %33, float %19)
  %41 = insertelement <2 x float> %38, float %40, i64 1
  %42 = add i32 %31, 1
  %43 = icmp eq i32 %42, %20
  br i1 %43, label %44, label %29, !llvm.loop !21

44:                                               ; preds = %24, %29, %2
  %45 = phi <2 x float> [ %14, %2 ], [ %76, %24 ], [ %41, %29 ]
  store <2 x float> %45, ptr addrspace(1) %13, align 8, !tbaa !20
  ret void

46:                                               ; preds = %46, %22
  %47 = phi <2 x float> [ %14, %22 ], [ %76, %46 ]
  %48 = phi i32 [ 0, %22 ], [ %77, %46 ]
  %49 = extractelement <2 x float> %47, i64 0
  %50 = extractelement <2 x float> %47, i64 1
  %51 = fneg nsz float %50
  %52 = fmul nsz float %50, %51
  %53 = tail call nsz float @llvm.fmuladd.f32(float %49, float %49, float %52)
  %54 = fadd nsz float %18, %53
  %55 = fmul nsz float %49, 2.000000e+00
  %56 = tail call nsz float @llvm.fmuladd.f32(float %55, float %50, float %19)
  %57 = fneg nsz float %56
  %58 = fmul nsz float %56, %57
  %59 = tail call nsz float @llvm.fmuladd.f32(float %54, float %54, float %58)
  %60 = fadd nsz float %18, %59
  %61 = fmul nsz float %54, 2.000000e+00
  %62 = tail call nsz float @llvm.fmuladd.f32(float %61, float %56, float %19)
  %63 = fneg nsz float %62
  %64 = fmul nsz float %62, %63
  %65 = tail call nsz float @llvm.fmuladd.f32(float %60, float %60, float %64)
  %66 = fadd nsz float %18, %65
  %67 = fmul nsz float %60, 2.000000e+00
  %68 = tail call nsz float @llvm.fmuladd.f32(float %67, float %62, float %19)
  %69 = fneg nsz float %68
  %70 = fmul nsz float %68, %69
  %71 = tail call nsz float @llvm.fmuladd.f32(float %66, float %66, float %70)
  %72 = fadd nsz float %18, %71
  %73 = insertelement <2 x float> poison, float %72, i64 0
  %74 = fmul nsz float %66, 2.000000e+00
  %75 = tail call nsz float @llvm.fmuladd.f32(float %74, float %68, float %19)
  %76 = insertelement <2 x float> %73, float %75, i64 1
  %77 = add i32 %48, 4
  %78 = icmp eq i32 %77, %23
  br i1 %78, label %24, label %46
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @min_max_chain(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_min_max_chain(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 4 %1) #7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_min_max_chain(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !13 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 16, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load float, ptr addrspace(1) %15, align 4, !tbaa !20
  %17 = tail call noundef float @llvm.minimumnum.f32(float %14, float %16)
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 8
  %19 = load float, ptr addrspace(1) %18, align 8, !tbaa !20
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 12
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !20
  %22 = tail call noundef float @llvm.minimumnum.f32(float %19, float %21)
  %23 = tail call noundef float @llvm.minimumnum.f32(float %17, float %22)
  %24 = tail call noundef float @llvm.maximumnum.f32(float %14, float %16)
  %25 = tail call noundef float @llvm.maximumnum.f32(float %19, float %21)
  %26 = tail call noundef float @llvm.maximumnum.f32(float %24, float %25)
  %27 = fadd nsz float %14, %16
  %28 = fadd nsz float %19, %27
  %29 = fadd nsz float %21, %28
  %30 = fsub nsz float %29, %23
  %31 = fsub nsz float %30, %26
  %32 = tail call noundef float @llvm.maximumnum.f32(float %31, float %23)
  %33 = tail call noundef float @llvm.minimumnum.f32(float %32, float %26)
  %34 = fcmp nsz ogt float %14, %16
  %35 = fneg nsz float %19
  %36 = tail call float @llvm.fabs.f32(float %21)
  %37 = select nsz i1 %34, float %35, float %36
  %38 = tail call nsz float @llvm.fmuladd.f32(float %33, float 5.000000e-01, float %37)
  %39 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %12
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "less-precise-fpmad"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind }

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
!12 = !{!"float*", !"float*"}
!13 = !{!"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 0}
!17 = !{!"float2*", !"int"}
!18 = !{!"float __attribute__((ext_vector_type(2)))*", !"int"}
!19 = !{!"", !""}
!20 = !{!8, !8, i64 0}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = !{!"float4*", !"float*"}
!24 = !{!"float __attribute__((ext_vector_type(4)))*", !"float*"}
