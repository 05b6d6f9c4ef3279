target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@histogram.own = internal addrspace(3) global [4 x [64 x i32]] undef, align 4
@histogram.least = internal addrspace(3) global i32 undef, align 4
@histogram.most = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @histogram(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z19get_local_linear_idv() #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #5
  %9 = mul i64 %8, %7
  %10 = trunc i64 %9 to i32
  %11 = icmp ult i32 %6, 256
  br i1 %11, label %14, label %26

12:                                               ; preds = %14
  %13 = icmp eq i32 %6, 0
  br i1 %13, label %25, label %26

14:                                               ; preds = %4, %14
  %15 = phi i32 [ %23, %14 ], [ %6, %4 ]
  %16 = lshr i32 %15, 6
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @histogram.own, i64 %17
  %19 = and i32 %15, 63
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) %18, i64 %20
  %22 = addrspacecast ptr addrspace(3) %21 to ptr addrspace(4)
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %22, i32 noundef 0) #4
  %23 = add i32 %15, %10
  %24 = icmp ult i32 %23, 256
  br i1 %24, label %14, label %12

25:                                               ; preds = %12
  store i32 2147483647, ptr addrspace(3) @histogram.least, align 4, !tbaa !4
  store i32 -2147483648, ptr addrspace(3) @histogram.most, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %4, %25, %12
  %27 = phi i1 [ false, %12 ], [ true, %25 ], [ false, %4 ]
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #4
  %28 = tail call spir_func i64 @_Z20get_global_linear_idv() #4
  %29 = trunc i64 %28 to i32
  %30 = icmp ugt i32 %1, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %32, %26
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #4
  br i1 %11, label %77, label %76

32:                                               ; preds = %26, %32
  %33 = phi i32 [ %74, %32 ], [ %29, %26 ]
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %34
  %36 = load <4 x i8>, ptr addrspace(1) %35, align 4, !tbaa !13
  %37 = extractelement <4 x i8> %36, i64 0
  %38 = zext i8 %37 to i32
  %39 = lshr i32 %38, 2
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %40
  %42 = addrspacecast ptr addrspace(3) %41 to ptr addrspace(4)
  %43 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %42, i32 noundef 1, i32 noundef 0, i32 noundef 1) #4
  %44 = extractelement <4 x i8> %36, i64 1
  %45 = zext i8 %44 to i32
  %46 = lshr i32 %45, 2
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @histogram.own, i64 256), i64 %47
  %49 = addrspacecast ptr addrspace(3) %48 to ptr addrspace(4)
  %50 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %49, i32 noundef 1, i32 noundef 0, i32 noundef 1) #4
  %51 = extractelement <4 x i8> %36, i64 2
  %52 = zext i8 %51 to i32
  %53 = lshr i32 %52, 2
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @histogram.own, i64 512), i64 %54
  %56 = addrspacecast ptr addrspace(3) %55 to ptr addrspace(4)
  %57 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %56, i32 noundef 1, i32 noundef 0, i32 noundef 1) #4
  %58 = extractelement <4 x i8> %36, i64 3
  %59 = lshr i8 %58, 2
  %60 = zext nneg i8 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @histogram.own, i64 768), i64 %60
  %62 = addrspacecast ptr addrspace(3) %61 to ptr addrspace(4)
  %63 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %62, i32 noundef 1, i32 noundef 0, i32 noundef 1) #4
  %64 = shl nuw nsw i32 %38, 1
  %65 = mul nuw nsw i32 %45, 5
  %66 = add nuw nsw i32 %65, %52
  %67 = add nuw nsw i32 %66, %64
  %68 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef @histogram.least, i32 noundef %67) #4
  %69 = tail call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef @histogram.most, i32 noundef %67) #4
  %70 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %71 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5
  %72 = mul i64 %71, %70
  %73 = trunc i64 %72 to i32
  %74 = add i32 %33, %73
  %75 = icmp ult i32 %74, %1
  br i1 %75, label %32, label %31

76:                                               ; preds = %93, %31
  br i1 %27, label %96, label %102

77:                                               ; preds = %31, %93
  %78 = phi i32 [ %94, %93 ], [ %6, %31 ]
  %79 = lshr i32 %78, 6
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @histogram.own, i64 %80
  %82 = and i32 %78, 63
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(3) %81, i64 %83
  %85 = addrspacecast ptr addrspace(3) %84 to ptr addrspace(4)
  %86 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) noundef %85, i32 noundef 0, i32 noundef 1) #4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %93, label %88

88:                                               ; preds = %77
  %89 = zext nneg i32 %78 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %89
  %91 = addrspacecast ptr addrspace(1) %90 to ptr addrspace(4)
  %92 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %91, i32 noundef %86, i32 noundef 0) #4
  br label %93

93:                                               ; preds = %88, %77
  %94 = add i32 %78, %10
  %95 = icmp ult i32 %94, 256
  br i1 %95, label %77, label %76

96:                                               ; preds = %76
  %97 = load i32, ptr addrspace(3) @histogram.least, align 4, !tbaa !4
  %98 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef align 4 %3, i32 noundef %97) #4
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %100 = load i32, ptr addrspace(3) @histogram.most, align 4, !tbaa !4
  %101 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %99, i32 noundef %100) #4
  br label %102

102:                                              ; preds = %76, %96
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_histogram(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %5 = tail call spir_func i64 @_Z19get_local_linear_idv() #4
  %6 = trunc i64 %5 to i32
  %7 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #5
  %8 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 1) #5
  %9 = mul i64 %8, %7
  %10 = trunc i64 %9 to i32
  %11 = icmp ult i32 %6, 256
  br i1 %11, label %14, label %26

12:                                               ; preds = %14
  %13 = icmp eq i32 %6, 0
  br i1 %13, label %25, label %26

14:                                               ; preds = %4, %14
  %15 = phi i32 [ %23, %14 ], [ %6, %4 ]
  %16 = lshr i32 %15, 6
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @histogram.own, i64 %17
  %19 = and i32 %15, 63
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspace(3) %18, i64 %20
  %22 = addrspacecast ptr addrspace(3) %21 to ptr addrspace(4)
  tail call spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef %22, i32 noundef 0) #4
  %23 = add i32 %15, %10
  %24 = icmp ult i32 %23, 256
  br i1 %24, label %14, label %12

25:                                               ; preds = %12
  store i32 2147483647, ptr addrspace(3) @histogram.least, align 4, !tbaa !4
  store i32 -2147483648, ptr addrspace(3) @histogram.most, align 4, !tbaa !4
  br label %26

26:                                               ; preds = %4, %25, %12
  %27 = phi i1 [ false, %12 ], [ true, %25 ], [ false, %4 ]
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #4
  %28 = tail call spir_func i64 @_Z20get_global_linear_idv() #4
  %29 = trunc i64 %28 to i32
  %30 = icmp ugt i32 %1, %29
  br i1 %30, label %32, label %31

31:                                               ; preds = %32, %26
  tail call spir_func void @_Z18work_group_barrierj(i32 noundef 1) #4
  br i1 %11, label %77, label %76

32:                                               ; preds = %26, %32
  %33 = phi i32 [ %74, %32 ], [ %29, %26 ]
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw <4 x i8>, ptr addrspace(1) %0, i64 %34
  %36 = load <4 x i8>, ptr addrspace(1) %35, align 4, !tbaa !13
  %37 = extractelement <4 x i8> %36, i64 0
  %38 = zext i8 %37 to i32
  %39 = lshr i32 %38, 2
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @histogram.own, i64 %40
  %42 = addrspacecast ptr addrspace(3) %41 to ptr addrspace(4)
  %43 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %42, i32 noundef 1, i32 noundef 0, i32 noundef 1) #4
  %44 = extractelement <4 x i8> %36, i64 1
  %45 = zext i8 %44 to i32
  %46 = lshr i32 %45, 2
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @histogram.own, i64 256), i64 %47
  %49 = addrspacecast ptr addrspace(3) %48 to ptr addrspace(4)
  %50 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %49, i32 noundef 1, i32 noundef 0, i32 noundef 1) #4
  %51 = extractelement <4 x i8> %36, i64 2
  %52 = zext i8 %51 to i32
  %53 = lshr i32 %52, 2
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @histogram.own, i64 512), i64 %54
  %56 = addrspacecast ptr addrspace(3) %55 to ptr addrspace(4)
  %57 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %56, i32 noundef 1, i32 noundef 0, i32 noundef 1) #4
  %58 = extractelement <4 x i8> %36, i64 3
  %59 = lshr i8 %58, 2
  %60 = zext nneg i8 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @histogram.own, i64 768), i64 %60
  %62 = addrspacecast ptr addrspace(3) %61 to ptr addrspace(4)
  %63 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef %62, i32 noundef 1, i32 noundef 0, i32 noundef 1) #4
  %64 = shl nuw nsw i32 %38, 1
  %65 = mul nuw nsw i32 %45, 5
  %66 = add nuw nsw i32 %65, %52
  %67 = add nuw nsw i32 %66, %64
  %68 = tail call spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef @histogram.least, i32 noundef %67) #4
  %69 = tail call spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef @histogram.most, i32 noundef %67) #4
  %70 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5
  %71 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5
  %72 = mul i64 %71, %70
  %73 = trunc i64 %72 to i32
  %74 = add i32 %33, %73
  %75 = icmp ult i32 %74, %1
  br i1 %75, label %32, label %31

76:                                               ; preds = %93, %31
  br i1 %27, label %96, label %102

77:                                               ; preds = %31, %93
  %78 = phi i32 [ %94, %93 ], [ %6, %31 ]
  %79 = lshr i32 %78, 6
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw [64 x i32], ptr addrspace(3) @histogram.own, i64 %80
  %82 = and i32 %78, 63
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr addrspace(3) %81, i64 %83
  %85 = addrspacecast ptr addrspace(3) %84 to ptr addrspace(4)
  %86 = tail call spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) noundef %85, i32 noundef 0, i32 noundef 1) #4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %93, label %88

88:                                               ; preds = %77
  %89 = zext nneg i32 %78 to i64
  %90 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %89
  %91 = addrspacecast ptr addrspace(1) %90 to ptr addrspace(4)
  %92 = tail call spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef %91, i32 noundef %86, i32 noundef 0) #4
  br label %93

93:                                               ; preds = %88, %77
  %94 = add i32 %78, %10
  %95 = icmp ult i32 %94, 256
  br i1 %95, label %77, label %76

96:                                               ; preds = %76
  %97 = load i32, ptr addrspace(3) @histogram.least, align 4, !tbaa !4
  %98 = tail call spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef %3, i32 noundef %97) #4
  %99 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %100 = load i32, ptr addrspace(3) @histogram.most, align 4, !tbaa !4
  %101 = tail call spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef nonnull %99, i32 noundef %100) #4
  br label %102

102:                                              ; preds = %96, %76
  ret void
}

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z19get_local_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z11atomic_initPU3AS4VU7_Atomicjj(ptr addrspace(4) noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z18work_group_barrierj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i64 @_Z20get_global_linear_idv() local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS3Vii(ptr addrspace(3) noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z20atomic_load_explicitPU3AS4VU7_Atomicj12memory_order12memory_scope(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z25atomic_fetch_add_explicitPU3AS4VU7_Atomicjj12memory_order(ptr addrspace(4) noundef, i32 noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_minPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare dso_local spir_func i32 @_Z10atomic_maxPU3AS1Vii(ptr addrspace(1) noundef, i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind }
attributes #5 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 0, i32 1, i32 1}
!9 = !{!"none", !"none", !"none", !"none"}
!10 = !{!"uchar4*", !"uint", !"atomic_uint*", !"int*"}
!11 = !{!"uchar __attribute__((ext_vector_type(4)))*", !"uint", !"_Atomic(unsigned int)*", !"int*"}
!12 = !{!"const", !"", !"", !"volatile"}
!13 = !{!6, !6, i64 0}
