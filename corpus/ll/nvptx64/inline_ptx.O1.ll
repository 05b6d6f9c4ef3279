; ModuleID = 'corpus/opencl/inline_ptx.cl'
source_filename = "corpus/opencl/inline_ptx.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lop3_round(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_lop3_round(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_lop3_round(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = mul i32 %11, 3
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = add i32 %12, 1
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !6
  %20 = add i32 %12, 2
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %21
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !6
  br label %29

24:                                               ; preds = %29
  %25 = xor i32 %38, %37
  %26 = xor i32 %25, %36
  %27 = and i64 %10, 4294967295
  %28 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %27
  store i32 %26, ptr addrspace(1) %28, align 4, !tbaa !6
  ret void

29:                                               ; preds = %2, %29
  %30 = phi i32 [ %15, %2 ], [ %36, %29 ]
  %31 = phi i32 [ 0, %2 ], [ %39, %29 ]
  %32 = phi i32 [ %23, %2 ], [ %38, %29 ]
  %33 = phi i32 [ %19, %2 ], [ %37, %29 ]
  %34 = tail call i32 asm "lop3.b32 $0, $1, $2, $3, 0x96;", "=r,r,r,r"(i32 %30, i32 %33, i32 %32) #7, !srcloc !15
  %35 = tail call noundef i32 @llvm.fshl.i32(i32 %34, i32 %34, i32 5)
  %36 = add i32 %35, %33
  %37 = xor i32 %32, %33
  %38 = add i32 %34, %32
  %39 = add nuw nsw i32 %31, 1
  %40 = icmp eq i32 %39, 4
  br i1 %40, label %24, label %29, !llvm.loop !16
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @byte_permute(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_byte_permute(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_byte_permute(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !11 !kernel_arg_access_qual !12 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !14 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = and i64 %10, 4294967295
  %13 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %0, i64 %12
  %14 = load i32, ptr addrspace(1) %13, align 8, !tbaa !20
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 4
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !20
  %17 = tail call i32 asm "shf.l.wrap.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %16, i32 %11) #7, !srcloc !21
  %18 = tail call i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 0, i32 291) #7, !srcloc !22
  %19 = insertelement <2 x i32> poison, i32 %18, i64 0
  %20 = tail call i32 asm "prmt.b32 $0, $1, $2, $3;", "=r,r,r,r"(i32 %14, i32 %16, i32 21520) #7, !srcloc !22
  %21 = add i32 %20, %17
  %22 = insertelement <2 x i32> %19, i32 %21, i64 1
  %23 = getelementptr inbounds nuw <2 x i32>, ptr addrspace(1) %1, i64 %12
  store <2 x i32> %22, ptr addrspace(1) %23, align 8, !tbaa !20
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @add_with_carry(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_add_with_carry(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1, ptr addrspace(1) noundef align 4 %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_add_with_carry(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef readonly align 16 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = trunc i64 %11 to i32
  %13 = and i64 %11, 4294967295
  %14 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %0, i64 %13
  %15 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %1, i64 %13
  %16 = load <4 x i32>, ptr addrspace(1) %15, align 16, !tbaa !20
  %17 = load i32, ptr addrspace(1) %14, align 16, !tbaa !20
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 4
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !20
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %21 = load i32, ptr addrspace(1) %20, align 8, !tbaa !20
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 12
  %23 = load i32, ptr addrspace(1) %22, align 4, !tbaa !20
  %24 = extractelement <4 x i32> %16, i64 0
  %25 = extractelement <4 x i32> %16, i64 1
  %26 = extractelement <4 x i32> %16, i64 2
  %27 = extractelement <4 x i32> %16, i64 3
  %28 = tail call { i32, i32, i32, i32, i32 } asm "add.cc.u32 $0, $5, $9;\0A\09addc.cc.u32 $1, $6, $10;\0A\09addc.cc.u32 $2, $7, $11;\0A\09addc.cc.u32 $3, $8, $12;\0A\09addc.u32 $4, 0, 0;", "=r,=r,=r,=r,=r,r,r,r,r,r,r,r,r"(i32 %17, i32 %19, i32 %21, i32 %23, i32 %24, i32 %25, i32 %26, i32 %27) #7, !srcloc !28
  %29 = extractvalue { i32, i32, i32, i32, i32 } %28, 0
  %30 = extractvalue { i32, i32, i32, i32, i32 } %28, 1
  %31 = extractvalue { i32, i32, i32, i32, i32 } %28, 2
  %32 = extractvalue { i32, i32, i32, i32, i32 } %28, 3
  %33 = extractvalue { i32, i32, i32, i32, i32 } %28, 4
  %34 = mul i32 %12, 5
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %35
  store i32 %29, ptr addrspace(1) %36, align 4, !tbaa !6
  %37 = add i32 %34, 1
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %38
  store i32 %30, ptr addrspace(1) %39, align 4, !tbaa !6
  %40 = add i32 %34, 2
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %41
  store i32 %31, ptr addrspace(1) %42, align 4, !tbaa !6
  %43 = add i32 %34, 3
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %44
  store i32 %32, ptr addrspace(1) %45, align 4, !tbaa !6
  %46 = add i32 %34, 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %47
  store i32 %33, ptr addrspace(1) %48, align 4, !tbaa !6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @lane_numbers(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #2 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  tail call void @__clang_ocl_kern_imp_lane_numbers(ptr addrspace(1) noundef align 4 %0) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_lane_numbers(ptr addrspace(1) noundef writeonly align 4 captures(none) %0) local_unnamed_addr #3 !kernel_arg_addr_space !29 !kernel_arg_access_qual !30 !kernel_arg_type !31 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %2 = tail call i32 asm sideeffect "mov.u32 $0, %laneid;", "=r"() #6, !srcloc !33
  %3 = add i32 %2, 70000
  %4 = tail call i64 asm "mul.wide.u32 $0, $1, $2;", "=l,r,r"(i32 %3, i32 70001) #7, !srcloc !34
  %5 = lshr i64 %4, 16
  %6 = trunc i64 %5 to i32
  %7 = add i32 %2, %6
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = zext nneg i32 %9 to i64
  %12 = zext nneg i32 %10 to i64
  %13 = mul nuw nsw i64 %11, %12
  %14 = zext nneg i32 %8 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %13
  %16 = getelementptr inbounds nuw i32, ptr addrspace(1) %15, i64 %14
  store i32 %7, ptr addrspace(1) %16, align 4, !tbaa !6
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

attributes #0 = { convergent noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
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
!15 = !{i64 653}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!"uint2*", !"uint2*"}
!19 = !{!"uint __attribute__((ext_vector_type(2)))*", !"uint __attribute__((ext_vector_type(2)))*"}
!20 = !{!8, !8, i64 0}
!21 = !{i64 1359}
!22 = !{i64 1120}
!23 = !{i32 1, i32 1, i32 1}
!24 = !{!"none", !"none", !"none"}
!25 = !{!"uint4*", !"uint4*", !"uint*"}
!26 = !{!"uint __attribute__((ext_vector_type(4)))*", !"uint __attribute__((ext_vector_type(4)))*", !"uint*"}
!27 = !{!"const", !"const", !""}
!28 = !{i64 1730, i64 1755, i64 1792, i64 1829, i64 1866}
!29 = !{i32 1}
!30 = !{!"none"}
!31 = !{!"uint*"}
!32 = !{!""}
!33 = !{i64 2236}
!34 = !{i64 2297}
