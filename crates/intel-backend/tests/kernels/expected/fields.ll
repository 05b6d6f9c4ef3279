; ModuleID = 'fields.cl'
source_filename = "fields.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-nvcl"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @fields(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_fields(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = and i64 %11, 4294967295
  %13 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = add nuw nsw i64 %11, 17
  %16 = and i64 %15, 127
  %17 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %16
  %18 = load i32, ptr addrspace(1) %17, align 4, !tbaa !6
  %19 = add nuw nsw i64 %11, 61
  %20 = and i64 %19, 127
  %21 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %20
  %22 = load i32, ptr addrspace(1) %21, align 4, !tbaa !6
  %23 = icmp sgt i32 %2, 0
  br i1 %23, label %33, label %24

24:                                               ; preds = %33, %3
  %25 = phi i32 [ 0, %3 ], [ %101, %33 ]
  %26 = phi i32 [ %22, %3 ], [ %87, %33 ]
  %27 = phi i32 [ %18, %3 ], [ %84, %33 ]
  %28 = phi i32 [ %14, %3 ], [ %78, %33 ]
  %29 = add i32 %26, %25
  %30 = sub i32 %29, %27
  %31 = add i32 %30, %28
  %32 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %12
  store i32 %31, ptr addrspace(1) %32, align 4, !tbaa !6
  ret void

33:                                               ; preds = %3, %33
  %34 = phi i32 [ %78, %33 ], [ %14, %3 ]
  %35 = phi i32 [ %84, %33 ], [ %18, %3 ]
  %36 = phi i32 [ %87, %33 ], [ %22, %3 ]
  %37 = phi i32 [ %101, %33 ], [ 0, %3 ]
  %38 = phi i32 [ %102, %33 ], [ 0, %3 ]
  %39 = lshr i32 %34, 5
  %40 = and i32 %39, 63
  %41 = shl i32 %34, 3
  %42 = ashr i32 %41, 20
  %43 = lshr i32 %34, 8
  %44 = and i32 %43, 255
  %45 = ashr i32 %34, 16
  %46 = and i32 %35, -4081
  %47 = shl i32 %34, 4
  %48 = and i32 %47, 4080
  %49 = and i32 %35, 65535
  %50 = mul i32 %36, -65536
  %51 = shl i32 %34, 9
  %52 = and i32 %51, 65024
  %53 = and i32 %35, 15
  %54 = and i32 %36, 15
  %55 = lshr i32 %34, %54
  %56 = shl nsw i32 -1, %53
  %57 = xor i32 %56, -1
  %58 = and i32 %55, %57
  %59 = shl nuw nsw i32 %57, %54
  %60 = xor i32 %59, -1
  %61 = and i32 %35, %60
  %62 = and i32 %34, %57
  %63 = shl nuw nsw i32 %62, %54
  %64 = or i32 %61, %63
  %65 = and i32 %34, %35
  %66 = xor i32 %34, -1
  %67 = and i32 %36, %66
  %68 = or i32 %65, %67
  %69 = xor i32 %35, %36
  %70 = and i32 %34, %69
  %71 = and i32 %35, %36
  %72 = xor i32 %70, %71
  %73 = and i32 %35, %66
  %74 = tail call noundef i32 @llvm.fshl.i32(i32 %34, i32 %34, i32 7)
  %75 = tail call noundef i32 @llvm.fshl.i32(i32 %35, i32 %35, i32 13)
  %76 = tail call noundef i32 @llvm.fshl.i32(i32 %36, i32 %36, i32 22)
  %77 = xor i32 %75, %76
  %78 = xor i32 %77, %74
  %79 = tail call noundef i32 @llvm.fshl.i32(i32 %35, i32 %35, i32 25)
  %80 = or disjoint i32 %50, 100
  %81 = add i32 %80, %46
  %82 = add i32 %81, %79
  %83 = sub i32 %82, %49
  %84 = add i32 %83, %48
  %85 = tail call i32 @llvm.fshl.i32(i32 %36, i32 %78, i32 11)
  %86 = xor i32 %40, %42
  %87 = add i32 %85, %86
  %88 = xor i32 %52, %58
  %89 = and i32 %36, -305419897
  %90 = xor i32 %89, %73
  %91 = xor i32 %90, %35
  %92 = xor i32 %91, %34
  %93 = add i32 %37, -77
  %94 = sub i32 %93, %45
  %95 = add i32 %94, %44
  %96 = add i32 %95, %59
  %97 = add i32 %72, %68
  %98 = sub i32 %96, %97
  %99 = add i32 %98, %88
  %100 = add i32 %99, %92
  %101 = sub i32 %100, %64
  %102 = add nuw nsw i32 %38, 1
  %103 = icmp eq i32 %102, %2
  br i1 %103, label %24, label %33, !llvm.loop !15
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @narrow(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_narrow(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_narrow(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = mul i32 %4, %5
  %7 = add i32 %6, %3
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %8
  %10 = load i32, ptr addrspace(1) %9, align 4, !tbaa !6
  %11 = lshr i32 %10, 16
  %12 = lshr i32 %10, 8
  br label %21

13:                                               ; preds = %21
  %14 = zext i16 %36 to i32
  %15 = zext i8 %56 to i32
  %16 = shl nuw nsw i32 %15, 16
  %17 = or disjoint i32 %16, %14
  %18 = shl nuw i32 %60, 24
  %19 = or disjoint i32 %17, %18
  %20 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %8
  store i32 %19, ptr addrspace(1) %20, align 4, !tbaa !6
  ret void

21:                                               ; preds = %2, %21
  %22 = phi i32 [ 0, %2 ], [ %63, %21 ]
  %23 = phi i8 [ 0, %2 ], [ %56, %21 ]
  %24 = phi i16 [ 0, %2 ], [ %36, %21 ]
  %25 = phi i32 [ %12, %2 ], [ %62, %21 ]
  %26 = phi i32 [ %10, %2 ], [ %60, %21 ]
  %27 = phi i32 [ %11, %2 ], [ %47, %21 ]
  %28 = phi i32 [ %10, %2 ], [ %43, %21 ]
  %29 = trunc i32 %27 to i16
  %30 = shl i16 %29, 2
  %31 = ashr i16 %30, 7
  %32 = trunc i32 %28 to i16
  %33 = lshr i16 %32, 3
  %34 = and i16 %33, 31
  %35 = sub nsw i16 %34, %31
  %36 = add i16 %35, %24
  %37 = and i32 %28, 65535
  %38 = and i32 %37, %27
  %39 = xor i32 %28, -1
  %40 = mul i32 %28, 3
  %41 = and i32 %40, 65535
  %42 = and i32 %41, %39
  %43 = or i32 %38, %42
  %44 = and i32 %27, 61455
  %45 = shl nuw nsw i32 %43, 4
  %46 = and i32 %45, 4080
  %47 = or disjoint i32 %46, %44
  %48 = lshr i32 %26, 2
  %49 = and i32 %48, 7
  %50 = and i32 %25, 255
  %51 = xor i32 %26, -1
  %52 = and i32 %25, %51
  %53 = add nuw nsw i32 %49, %52
  %54 = add i32 %53, %22
  %55 = trunc i32 %54 to i8
  %56 = xor i8 %23, %55
  %57 = and i32 %26, 227
  %58 = shl nuw nsw i32 %25, 2
  %59 = and i32 %58, 28
  %60 = or disjoint i32 %59, %57
  %61 = add nuw nsw i32 %50, 200
  %62 = add nuw nsw i32 %61, %60
  %63 = add nuw nsw i32 %22, 1
  %64 = icmp eq i32 %63, 4
  br i1 %64, label %13, label %21, !llvm.loop !21
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mixed(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_mixed(ptr addrspace(1) noundef writeonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !20 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = and i64 %10, 4294967295
  %12 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !23
  %14 = add nuw nsw i64 %10, 32
  %15 = and i64 %14, 4294967295
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !23
  %18 = add nuw nsw i64 %10, 64
  %19 = and i64 %18, 4294967295
  %20 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !23
  %22 = fsub reassoc contract float %17, %13
  %23 = fmul reassoc contract float %21, %22
  %24 = fadd reassoc contract float %13, %23
  %25 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %11
  store float %24, ptr addrspace(1) %25, align 4, !tbaa !23
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!11 = !{i32 1, i32 1, i32 0}
!12 = !{!"none", !"none", !"none"}
!13 = !{!"uint*", !"uint*", !"int"}
!14 = !{!"", !"const", !""}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{i32 1, i32 1}
!18 = !{!"none", !"none"}
!19 = !{!"uint*", !"uint*"}
!20 = !{!"", !"const"}
!21 = distinct !{!21, !16}
!22 = !{!"float*", !"float*"}
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !8, i64 0}
